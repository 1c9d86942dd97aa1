// Looking at a line on the table: how a position can be won, how a game went, a game that somebody shared.
import { everyBrowser, expect, stubSolver, test } from "./fixtures";

test.describe("the solution", () => {
  test("leads step by step to the win, and can be left at any point to play on", async ({ table }) => {
    const { page } = table;
    await table.open("#/black-hole/24");
    await table.choose("How it can be won");
    await expect(table.message).toHaveText(/^A way to win: 0 of 51/);
    await table.button("One move on").click();
    await table.button("One move on").click();
    await table.expectMoved(2);
    await table.button("One move back").click();
    await table.expectMoved(1);
    await table.button("To the end").click();
    await table.expectMoved(51);
    await table.button("To the start").click();
    for (let step = 0; step < 5; step++) await page.keyboard.press("ArrowRight");
    await table.expectMoved(5);
    await table.offer("Play on from here").click();
    await table.expectMoved(5);
    await expect(table.button("Hint")).toBeVisible();
    // It is the player's own game now.
    await table.button("Undo").click();
    await table.expectMoved(4);
    await table.page.reload();
    await table.expectMoved(4);
  });

  test("runs by itself to the end, at three speeds, and can be stopped", async ({ table }) => {
    await table.open("#/black-hole/24");
    await table.choose("How it can be won");
    await table.button("Speed: medium").click();
    await table.button("Run").click();
    await table.button("Stop").click();
    const stopped = await table.progress.innerText();
    await expect(table.button("Speed: fast")).toBeVisible();
    await table.button("Run").click();
    await expect(table.progress).not.toHaveText(stopped);
    // Whoever takes a step by hand has taken over.
    await table.button("To the end").click();
    await expect(table.button("Run")).toBeVisible();
    for (let step = 0; step < 4; step++) await table.button("One move back").click();
    await table.expectMoved(47);
    await table.button("Run").click();
    await table.expectMoved(51);
    await expect(table.button("Run")).toBeVisible();
    await table.button("Speed: fast").click();
    await expect(table.button("Speed: slow")).toBeVisible();
  });

  test("leaves the game where it was", async ({ table }) => {
    await table.open("#/black-hole/24");
    const played = await table.playAny();
    await table.choose("How it can be won");
    await table.button("To the end").click();
    await table.expectMoved(51);
    await table.page.keyboard.press("Escape");
    await table.expectMoved(1);
    await expect(table.hole).toHaveAttribute("data-card", played);
  });

  test("of a lost deal is that there is none", async ({ table }) => {
    await table.open("#/black-hole/1");
    await table.choose("How it can be won");
    await expect(table.message).toHaveText("This deal cannot be won: every continuation has been looked at.");
    await expect(table.button("Hint")).toBeVisible();
  });

  test("that cannot be told leaves the ways out of what is looked at", async ({ table }) => {
    // Every question is left open.
    await stubSolver(table.page, "onmessage = ({ data }) => { if (data[0] === 1) post(1, data[1], 2, 2); }");
    await table.open("#/black-hole/24/DPB/replay");
    await table.choose("How it can be won");
    await expect(table.message).toHaveText(/^It could not be decided/);
    await expect(table.offer("Play on from here")).toBeVisible();
    await table.offer("Play it yourself").click();
    await expect(table.button("Hint")).toBeVisible();
  });

  test("at the end of a game that is looked at is said again", async ({ table }) => {
    await table.open("#/black-hole/24");
    await table.choose("How it can be won");
    await table.button("To the end").click();
    await expect(table.message).toHaveText(/^This is how it is won/);
    await table.playable.or(table.fans).first().click();
    await expect(table.message).toHaveText(/^You are looking at a game/);
    await table.choose("How it can be won");
    await expect(table.message).toHaveText(/^This is how it is won/);
  });

  test("is not played by a click on a card", async ({ table }) => {
    await table.open("#/black-hole/24");
    await table.choose("How it can be won");
    await table.playable.first().click();
    await expect(table.message).toHaveText(/^You are looking at a game/);
    await table.expectMoved(0);
  });
});

test.describe("the way a game went", () => {
  test("has a bar a move, and flags the move that lost it", everyBrowser, async ({ table }) => {
    const { page } = table;
    await table.open("#/black-hole/24");
    await table.flip("Mark what each card leads to");
    const lostBy = await table.playALosingCard();
    await table.playUntilStuck();
    const moves = Number((await table.progress.innerText()).split(" ")[0]);
    await table.offer("Analysis").click();
    await expect(page.getByRole("progressbar")).toHaveCount(0);
    await expect(page.locator(".flag")).toHaveCount(1);
    const facts = page.getByTestId("facts").locator("tbody tr");
    await expect(facts).toHaveCount(moves + 1);
    await expect(facts.nth(lostBy - 1)).toContainText("This move lost the game.");
    await expect(facts.filter({ hasText: "This move lost the game." })).toHaveCount(1);
    // However long the table is that only a screen reader sees, the page is no longer for it.
    const overflow = () => page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
    expect(await overflow()).toBeLessThanOrEqual(0);
    for (let row = 0; row < moves; row++) {
      const [, , playable, keeping] = await facts.nth(row).locator("td").allInnerTexts();
      if (row < lostBy) expect(Number(keeping)).toBeGreaterThan(0);
      else expect(Number(keeping)).toBe(0);
      expect(Number(playable)).toBeGreaterThanOrEqual(Number(keeping));
    }
    // The arrow keys and clicks lead along it.
    const chart = page.getByRole("slider");
    await page.keyboard.press("Home");
    await table.expectMoved(0);
    for (let move = 1; move < lostBy; move++) await page.keyboard.press("ArrowRight");
    await table.expectMoved(lostBy - 1);
    await expect(chart).toHaveAttribute("aria-valuenow", String(lostBy - 1));
    await expect(chart).toHaveAttribute("aria-valuetext", new RegExp(`^Move ${lostBy} of ${moves}: [a-z ]+\\.$`));
    await expect(table.message).toHaveText(/This move lost the game\.$/);
    const box = (await chart.boundingBox())!;
    await chart.click({ position: { x: (box.width / Math.max(moves + 1, 20)) * 2.5, y: box.height / 2 } });
    await table.expectMoved(2);
    await table.offer("Play on from here").click();
    await table.expectMoved(2);
    await table.playAny();
    await table.expectMoved(3);
  });

  test("of a won game has no losing move", async ({ table }) => {
    await table.open("#/black-hole/24");
    await table.winBySolution();
    await table.offer("Analysis").click();
    await expect(table.page.getByRole("progressbar")).toHaveCount(0);
    await expect(table.page.locator(".flag")).toHaveCount(0);
    await expect(table.page.getByTestId("facts").locator("tbody tr")).toHaveCount(52);
  });

  test("goes on being worked out after another question", async ({ table }) => {
    const { page } = table;
    await table.open("#/black-hole/24");
    await table.playUntilStuck();
    await table.offer("Analysis").click();
    await table.dealName.click();
    await table.button("How hard is this deal?").click();
    await expect(page.getByTestId("hardness")).toHaveText(/^Very hard/);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("progressbar")).toHaveCount(0);
    await expect(page.getByTestId("facts")).not.toContainText("Being worked out");
  });

  test("of a strict game that is over does not make it another", async ({ table }) => {
    const { page } = table;
    await table.open("#/black-hole/24");
    await table.flip("Strict games");
    await table.playUntilStuck();
    await table.offer("Analysis").click();
    for (let step = 0; step < 5; step++) await page.keyboard.press("ArrowLeft");
    await table.offer("Play on from here").click();
    await expect(table.message).toHaveText(/^This game is strict/);
    await table.choose("Journal");
    await expect(page.getByTestId("journal").getByRole("listitem")).toHaveCount(1);
    await expect(page.getByTestId("journal")).toContainText("strict");
  });

  test("of a strict game that was ended stays beside what is played after it", async ({ table }) => {
    const { page } = table;
    await table.open("#/black-hole/24");
    await table.flip("Strict games");
    await table.playAny();
    await table.choose("End the game here");
    await table.offer("Analysis").click();
    await expect(page.getByRole("progressbar")).toHaveCount(0);
    await page.keyboard.press("Escape");
    await table.playUntilStuck();
    await table.choose("Journal");
    const rows = page.getByTestId("journal").getByRole("listitem");
    await expect(rows).toHaveCount(2);
    await expect(rows.first()).toContainText("with hints");
    await expect(rows.last()).toContainText(/1 of 51.*strict/);
  });

  test("shows how far the work is, and can be cancelled", async ({ table }) => {
    // Deal 88882 is the hardest to prove lost of the first million.
    await table.open("#/black-hole/88882");
    await table.playAny();
    await table.choose("Analysis");
    await expect(table.page.getByRole("progressbar")).toBeVisible();
    await table.button("Cancel").focus();
    await table.page.keyboard.press("Enter");
    await expect(table.page.getByRole("progressbar")).toHaveCount(0);
    await expect(table.button("Hint")).toBeVisible();
    await expect(table.page.locator(".fan button:focus")).toHaveCount(1);
    await table.expectMoved(1);
  });
});

test.describe("a shared game", () => {
  const line = "DPB";

  test("opens as a replay, and touches no game of one's own", everyBrowser, async ({ table }) => {
    await table.open("#/black-hole/24");
    const own = await table.playAny();
    await table.page.goto(`./#/black-hole/24/${line}/replay`);
    await expect(table.message).toHaveText("A shared game of 3 moves.");
    await table.expectMoved(0);
    await table.button("One move on").click();
    await expect(table.message).toHaveText("A shared game: move 1 of 3, king of clubs.");
    await table.offer("Play it yourself").click();
    await table.expectMoved(1);
    await expect(table.hole).toHaveAttribute("data-card", own);
  });

  test("is still there after a reload and after going back", async ({ table }) => {
    const { page } = table;
    await table.open(`#/black-hole/24/${line}/replay`);
    await page.reload();
    await expect(table.message).toHaveText("A shared game of 3 moves.");
    await page.keyboard.press("End");
    await table.expectMoved(3);
    await table.button("Menu").click();
    await page.getByRole("dialog").getByRole("button", { name: "Choose a deal" }).click();
    await page.getByLabel("Deal number").fill("25");
    await page.keyboard.press("Enter");
    await expect(table.dealName).toHaveText("No. 25");
    await page.goBack();
    await expect(table.message).toHaveText("A shared game of 3 moves.");
    await page.keyboard.press("Escape");
    await expect.poll(() => page.evaluate(() => location.hash)).toBe("#/black-hole/24");
  });

  test("is not what a reload shows after the same deal was begun again", async ({ table }) => {
    await table.open(`#/black-hole/24/${line}/replay`);
    await table.choose("Same deal again");
    const played = await table.playAny();
    await table.page.reload();
    await table.expectMoved(1);
    await expect(table.hole).toHaveAttribute("data-card", played);
  });

  test("stays where no solver can look for a win in it", async ({ table }) => {
    await table.page.route("**/solver.js", (route) => route.abort());
    table.expectedComplaint = /solver\.js|ERR_FAILED/;
    await table.open(`#/black-hole/24/${line}/replay`);
    await table.choose("How it can be won");
    await expect(table.message).toHaveText(/^The solver is not running/);
    await table.button("One move on").click();
    await expect(table.message).toHaveText("A shared game: move 1 of 3, king of clubs.");
  });

  test("leads back to the game that was left for it", async ({ table }) => {
    await table.open("#/black-hole/7");
    await table.playAny();
    await table.page.goto(`./#/black-hole/24/${line}/replay`);
    await expect(table.message).toHaveText("A shared game of 3 moves.");
    await table.offer("Play it yourself").click();
    await expect(table.message).toHaveText("Your game is kept: No. 7, 1 of 51.");
  });

  test("can be analysed", async ({ table }) => {
    await table.open(`#/black-hole/24/${line}/replay`);
    await table.choose("Analysis");
    await expect(table.page.getByTestId("facts").locator("tbody tr")).toHaveCount(4);
    await expect(table.page.getByRole("progressbar")).toHaveCount(0);
    await table.page.keyboard.press("End");
    await table.expectMoved(3);
  });

  test("can be gone on with from any move", async ({ table }) => {
    await table.open(`#/black-hole/24/${line}/replay`);
    await table.button("To the end").click();
    await table.expectMoved(3);
    await table.offer("Play on from here").click();
    await table.playAny();
    await table.expectMoved(4);
  });

  test("with a wrong move gets a sentence", async ({ table }) => {
    // A link that is refused opens some other deal.
    await table.page.goto("./#/black-hole/24/DA/replay");
    await expect(table.message).toHaveText(/^This link cannot be read: move 2 is not allowed/);
  });
});
