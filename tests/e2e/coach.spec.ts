// The coach while playing: hints with reasons, the verdict that is said all the time, marked cards, the end of a game,
// strict games.
import { everyBrowser, expect, stubSolver, test } from "./fixtures";

test.describe("a hint", () => {
  test("names the move that lost the game, and leads back to before it", async ({ table }) => {
    await table.open("#/black-hole/24");
    await table.flip("Mark what each card leads to");
    const losing = await table.findALosingCard();
    const moved = Number((await table.progress.innerText()).split(" ")[0]);
    const label = (await losing.getAttribute("aria-label"))!;
    const card = label.replace(/^Fan \d+: /, "").replace(/;.*$/, "");
    await losing.click();
    await table.expectMoved(moved + 1);
    await table.playAny();
    await table.button("Hint").click();
    await expect(table.message).toHaveText(
      `The game cannot be won from here. Move ${moved + 1} lost it: the ${card}.`,
    );
    await table.offer(`Back to before move ${moved + 1}`).click();
    await table.expectMoved(moved);
    await expect(table.page.locator(".keeps")).not.toHaveCount(0);
  });

  test("that is asked for again in a lost position says the same again", async ({ table }) => {
    await table.open("#/black-hole/24");
    await table.flip("Mark what each card leads to");
    await (await table.findALosingCard()).click();
    for (let time = 0; time < 2; time++) {
      await table.button("Hint").click();
      await expect(table.button("Hint")).not.toHaveClass(/thinking/);
      await expect(table.message).toHaveText(/^The game cannot be won from here\. Move \d+ lost it/);
      await table.page.locator(".covered").first().click({ position: { x: 8, y: 8 } });
      await expect(table.message).toHaveText(/is covered by/);
    }
  });

  test("prefers the card after which the most next cards keep the win", async ({ table }) => {
    // On deal 24 all three first cards keep the win.
    await table.open("#/black-hole/24");
    await table.flip("Mark what each card leads to");
    await expect(table.page.locator(".keeps")).toHaveCount(3);
    const keeping: number[] = [];
    for (const card of ["KC", "KS", "2H"]) {
      await table.card(card).click();
      await expect(table.hole).toHaveAttribute("data-card", card);
      await expect(table.page.locator(".keeps, .loses")).toHaveCount(await table.playable.count());
      keeping.push(await table.page.locator(".keeps").count());
      await table.button("Undo").click();
      await expect(table.page.locator(".keeps")).toHaveCount(3);
    }
    await table.button("Hint").click();
    const best = ["KC", "KS", "2H"][keeping.indexOf(Math.max(...keeping))];
    await expect(table.hinted).toHaveAttribute("data-card", best);
  });
});

test.describe("the verdict that is said all the time", () => {
  test("is off at first, and follows every move and undo", everyBrowser, async ({ table }) => {
    await table.open("#/black-hole/24");
    await expect(table.verdict).toBeEmpty();
    await table.flip("Say all the time", "Mark what each card leads to");
    await expect(table.verdict).toHaveText("Can be won");
    const losing = await table.findALosingCard();
    await losing.click();
    await expect(table.verdict).toHaveText("Cannot be won");
    await table.button("Undo").click();
    await expect(table.verdict).toHaveText("Can be won");
    await table.page.keyboard.press("v");
    await expect(table.verdict).toBeEmpty();
  });

  test("is right after sixty quick undos and redos", async ({ table }) => {
    const { page } = table;
    await table.open("#/black-hole/24");
    await table.flip("Say all the time", "Mark what each card leads to");
    const losing = await table.findALosingCard();
    await losing.click();
    await expect(table.verdict).toHaveText("Cannot be won");
    // 61 times to and fro, as quick as a keyboard can be: it ends undone. Each in a turn of its own, so that each asks.
    for (let count = 0; count < 61; count++) await page.keyboard.press(count % 2 === 0 ? "u" : "r");
    await expect(table.verdict).toHaveText("Can be won");
    await expect(page.locator(".loses")).not.toHaveCount(0);
    await page.keyboard.press("r");
    await expect(table.verdict).toHaveText("Cannot be won");
    await expect(page.locator(".keeps")).toHaveCount(0);
  });

  test("says that deal 1 cannot be won before any move", async ({ table }) => {
    await table.open("#/black-hole/1");
    await table.page.keyboard.press("v");
    await expect(table.verdict).toHaveText("Cannot be won");
  });

  test("survives a reload, with cards, history and switches", async ({ table }) => {
    await table.open("#/black-hole/24");
    await table.flip("Say all the time", "Mark what each card leads to");
    const first = await table.playAny();
    const second = await table.playAny();
    await table.button("Undo").click();
    await expect(table.verdict).toHaveText("Can be won");
    await table.page.reload();
    await table.expectMoved(1);
    await expect(table.hole).toHaveAttribute("data-card", first);
    await expect(table.verdict).toHaveText("Can be won");
    await expect(table.page.locator(".keeps")).not.toHaveCount(0);
    await table.button("Redo").click();
    await expect(table.hole).toHaveAttribute("data-card", second);
  });

  test("says so while it is worked out and where it cannot be", async ({ table }) => {
    // Answers only when the second question comes.
    await stubSolver(
      table.page,
      `let asked = 0;
       onmessage = ({ data: [kind, id] }) => {
         if (kind === 1 && (asked += 1) === 2) moves(id, [3, 2, 8, 1, 14, 2]);
       }`,
    );
    await table.open("#/black-hole/24");
    await table.page.keyboard.press("v");
    await expect(table.verdict).toHaveText("Looking…");
    await table.playAny();
    await expect(table.verdict).toHaveText("Cannot tell");
  });

  test("is told apart by a screen reader for each card, and by shape for the eye", async ({ table }) => {
    await stubSolver(table.page, "onmessage = ({ data: [, id] }) => moves(id, [3, 0, 8, 1, 14, 2])");
    await table.open("#/black-hole/24");
    await table.flip("Mark what each card leads to");
    await expect(table.card("KC")).toHaveAttribute("aria-label", /; keeps the win$/);
    await expect(table.card("KS")).toHaveAttribute("aria-label", /; loses the game$/);
    await expect(table.card("2H")).toHaveAttribute("aria-label", /cannot tell whether it keeps the win$/);
    const signs = await Promise.all(
      ["KC", "KS", "2H"].map((card) =>
        table.card(card).evaluate((button) => {
          const [ground, sign] = ["::before", "::after"].map((part) => getComputedStyle(button, part));
          return [ground.content, ground.borderRadius, ground.backgroundImage, sign.content].join();
        }),
      ),
    );
    expect(new Set(signs).size).toBe(3);
  });
});

test.describe("a game that is stuck", () => {
  test("says how far it came, and leads back to where it could be won", async ({ table }) => {
    await table.open("#/black-hole/24");
    await table.flip("Mark what each card leads to");
    const lostBy = await table.playALosingCard();
    await table.playUntilStuck();
    const moved = (await table.progress.innerText()).split(" ")[0];
    await expect(table.message).toHaveText(
      `Stuck: ${moved} of 51 cards are in the hole. No card can be played. Move ${lostBy} lost the game.`,
    );
    for (const offer of ["Analysis", "Same deal again", "New deal"]) {
      await expect(table.offer(offer)).toBeVisible();
    }
    await table.offer(`Back to before move ${lostBy}`).click();
    await table.expectMoved(lostBy - 1);
    await expect(table.page.locator(".keeps")).not.toHaveCount(0);
  });

  test("says so if the deal could not be won at all", async ({ table }) => {
    await table.open("#/black-hole/1");
    await table.playUntilStuck();
    await expect(table.message).toHaveText(/This deal could not be won at all\.$/);
    await expect(table.page.getByRole("button", { name: /^Back to before move/ })).toHaveCount(0);
    await table.offer("Same deal again").click();
    await table.expectMoved(0);
    await expect(table.dealName).toHaveText("No. 1");
  });
});

test.describe("a strict game", () => {
  test("refuses hints and undo, and can be given up in the middle", async ({ table }) => {
    const { page } = table;
    await table.open("#/black-hole/24");
    await table.flip("Strict games", "Say all the time", "Mark what each card leads to");
    await table.playAny();
    await expect(page.locator(".strict")).toHaveText("Strict");
    for (const help of ["h", "u", "Control+z"]) {
      await page.keyboard.press(help);
      await expect(table.message).toHaveText("This game is strict: no hints, nothing is taken back.");
      await table.expectMoved(1);
      await table.page.locator(".card.covered").first().click({ position: { x: 8, y: 8 } });
      await expect(table.message).not.toHaveText(/strict/);
    }
    for (const entry of ["How it can be won", "Analysis"]) {
      await table.choose(entry);
      await expect(table.message).toHaveText(/^This game is strict/);
    }
    await expect(table.hinted).toHaveCount(0);
    await expect(table.verdict).toBeEmpty();
    await expect(page.locator(".keeps, .loses")).toHaveCount(0);
    await table.offer("Allow hints and undo").click();
    await expect(page.locator(".strict")).toHaveCount(0);
    await expect(table.verdict).toHaveText("Can be won");
    await table.button("Undo").click();
    await table.expectMoved(0);
  });

  test("stays strict through a reload", async ({ table }) => {
    await table.open("#/black-hole/24");
    await table.flip("Strict games");
    await table.playAny();
    await table.page.reload();
    await table.expectMoved(1);
    await table.page.keyboard.press("u");
    await expect(table.message).toHaveText(/^This game is strict/);
    await table.expectMoved(1);
  });

  test("is not begun in the middle of another", async ({ table }) => {
    await table.open("#/black-hole/24");
    await table.playAny();
    await table.flip("Strict games");
    await table.button("Undo").click();
    await table.expectMoved(0);
    // The next one is strict.
    await table.open("#/black-hole/25");
    await table.playAny();
    await table.page.keyboard.press("u");
    await expect(table.message).toHaveText(/^This game is strict/);
  });
});
