// Playing on the table: by mouse and by keyboard alone, right moves and wrong ones.
import { everyBrowser, expect, test } from "./fixtures";

// Deal 24 begins with KC, KS and 2H playable; in its first fan 4C and 3C lie under 3S.

test("three cards are played and taken back", everyBrowser, async ({ table }) => {
  await table.open("#/black-hole/24");
  await table.expectMoved(0);
  const played = ["AS"];
  for (let count = 1; count <= 3; count++) {
    played.push(await table.playAny());
    await table.expectMoved(count);
  }
  for (let count = 2; count >= 0; count--) {
    await table.button("Undo").click();
    await table.expectMoved(count);
    await expect(table.hole).toHaveAttribute("data-card", played[count]);
  }
  await table.page.keyboard.press("u");
  await expect(table.message).toHaveText("Nothing to undo.");
});

test("redo plays the same cards again", async ({ table }) => {
  await table.open("#/black-hole/24");
  const first = await table.playAny();
  const second = await table.playAny();
  await table.button("Undo").click();
  await table.button("Undo").click();
  await table.button("Redo").click();
  await expect(table.hole).toHaveAttribute("data-card", first);
  await table.button("Redo").click();
  await expect(table.hole).toHaveAttribute("data-card", second);
  await table.page.keyboard.press("r");
  await expect(table.message).toHaveText("Nothing to redo.");
});

test("exactly the cards next to the one in the hole are marked", async ({ table }) => {
  await table.open("#/black-hole/24");
  await expect(table.playable).toHaveCount(3);
  for (const name of ["KC", "KS", "2H"]) await expect(table.card(name)).toHaveClass(/playable/);
  await expect(table.page.getByTestId("playable")).toHaveText("3 cards can be played");
});

test("a card that comes free and can be played at once is marked, as is the one that comes back", async ({ table }) => {
  await table.open("#/black-hole/24");
  // The ace of clubs lies under the king of spades.
  await table.card("KS").click();
  await expect(table.hole).toHaveAttribute("data-card", "KS");
  await expect(table.card("AC")).toHaveClass(/playable/);
  await table.button("Undo").click();
  await expect(table.card("KS")).toHaveClass(/playable/);
});

test("a card of the wrong rank is refused with the reason", async ({ table }) => {
  await table.open("#/black-hole/24");
  await table.card("4S").click();
  await expect(table.message).toHaveText(
    "The four of spades does not go on the ace of spades: the rank has to be king or two.",
  );
  await table.expectMoved(0);
});

test("a covered card is refused with the card on it", everyBrowser, async ({ table }) => {
  await table.open("#/black-hole/24");
  await table.card("4C").click({ position: { x: 8, y: 8 } });
  await expect(table.message).toHaveText("The four of clubs is covered by the three of spades.");
  await table.expectMoved(0);
});

test("quick clicks are all played", async ({ table }) => {
  await table.open("#/black-hole/24");
  // King of clubs, queen of diamonds and jack of hearts, from three fans, without waiting for anything.
  await table.page.evaluate(() => {
    for (const card of ["KC", "QD", "JH"]) {
      document.querySelector<HTMLElement>(`.fan button[data-card="${card}"]`)!.click();
    }
  });
  await table.expectMoved(3);
  await expect(table.hole).toHaveAttribute("data-card", "JH");
});

test("a refusal said again is a new one, to be heard again", async ({ table }) => {
  await table.open("#/black-hole/24");
  await table.card("4S").click();
  await table.message.locator("span").evaluate((span) => span.classList.add("heard"));
  await table.card("4S").click();
  await expect(table.message.locator(".heard")).toHaveCount(0);
  await expect(table.message).toHaveText(/^The four of spades does not go on/);
});

test("every deal that follows another lies card by card as it should", async ({ table }) => {
  // A covered card that stays covered in its fan at another height must not keep its old place.
  for (const deal of [24, 617, 2, 1, 11982]) {
    await table.open(`#/black-hole/${deal}`);
    // How far each card lies aside of its fan's middle, in steps from card to card.
    const places = await table.page.locator(".fan").evaluateAll((fans) =>
      fans.map((fan) => {
        const aside = [...fan.querySelectorAll(".card")].map((card) => new DOMMatrix(getComputedStyle(card).transform).e);
        return aside.map((pixels) => Math.round(pixels / (aside[2] - aside[1])));
      }),
    );
    expect(places).toEqual(Array(17).fill([-1, 0, 1]));
  }
});

test("a deal that ends before it begins says so and offers another", async ({ table }) => {
  await table.open("#/black-hole/27");
  await expect(table.message).toHaveText("This deal ends before it begins: no card can be played.");
  await table.page.locator(".message").getByRole("button", { name: "New deal" }).click();
  await expect(table.dealName).not.toHaveText("No. 27");
});

test("a game without a move left is called stuck and can be started over", async ({ table }) => {
  await table.open("#/black-hole/1");
  await table.playUntilStuck();
  await expect(table.message).toHaveText(/^Stuck: \d+ of 51 cards are in the hole/);
  await table.button("Undo").click();
  await expect(table.message).not.toHaveText(/Stuck/);
  await table.button("Redo").click();
  await expect(table.message).toHaveText(/Stuck/);
  await table.button("Same deal again").click();
  await table.expectMoved(0);
  await expect(table.message).toHaveText(/^Any card one rank up or down/);
});

test("a double click plays one card, two clicks on two fans play two", async ({ table }) => {
  await table.open("#/black-hole/24");
  await table.card("KC").dblclick();
  await table.expectMoved(1);
  await expect(table.message).toHaveText(/^King of clubs is in the hole/);
  await table.card("QD").click();
  await table.card("JH").click();
  await table.expectMoved(3);
});

test.describe("by keyboard alone", () => {
  test("arrows walk the fans, Enter plays, U and R undo and redo", async ({ table }) => {
    const { page } = table;
    await table.open("#/black-hole/24");
    await page.keyboard.press("ArrowRight");
    await expect(table.fans.nth(0)).toBeFocused();
    // Seventeen fans in two rows: KC is the available card of the fourth.
    await page.keyboard.press("ArrowDown");
    await expect(table.fans.nth(1)).toBeFocused();
    await page.keyboard.press("ArrowRight");
    await expect(table.fans.nth(3)).toBeFocused();
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Enter");
    await expect(table.hole).toHaveAttribute("data-card", "KC");
    // The keyboard stays on the fan, on the card that was under it.
    await expect(table.fans.nth(3)).toBeFocused();
    await expect(table.fans.nth(3)).toHaveAttribute("data-card", "TH");
    await page.keyboard.press("u");
    await table.expectMoved(0);
    await page.keyboard.press("r");
    await table.expectMoved(1);
    await page.keyboard.press("Control+z");
    await table.expectMoved(0);
    await page.keyboard.press("Control+y");
    await table.expectMoved(1);
  });

  test("H leads to the card that keeps the win", async ({ table }) => {
    await table.open("#/black-hole/24");
    await table.page.keyboard.press("ArrowRight");
    await table.page.keyboard.press("h");
    await expect(table.hinted).toBeFocused();
    await table.page.keyboard.press("Enter");
    await table.expectMoved(1);
  });

  test("N deals anew", async ({ table }) => {
    await table.open("#/black-hole/24");
    await table.page.keyboard.press("n");
    await expect(table.dealName).toHaveText(/^No\. \d{15,21}$/);
  });

  test("the letters work on a Russian keyboard", async ({ table }) => {
    await table.open("#/black-hole/24");
    await table.playAny();
    await table.page.evaluate(() => {
      const init = { key: "г", code: "KeyU", bubbles: true, cancelable: true };
      document.body.dispatchEvent(new KeyboardEvent("keydown", init));
    });
    await table.expectMoved(0);
  });

  test("letters typed into a dialog are not commands", async ({ table }) => {
    await table.open("#/black-hole/24");
    await table.playAny();
    await table.dealName.click();
    await table.page.getByLabel("Deal number").fill("");
    await table.page.keyboard.type("unrh");
    await table.page.keyboard.press("Escape");
    await table.expectMoved(1);
    await expect(table.dealName).toBeFocused();
  });

  test("a whole game is won", everyBrowser, async ({ table }) => {
    await table.open("#/black-hole/24");
    await table.page.keyboard.press("ArrowRight");
    for (let moved = 1; moved <= 51; moved++) {
      await table.page.keyboard.press("h");
      await expect(table.hinted).toBeFocused();
      await table.page.keyboard.press("Enter");
      await table.expectMoved(moved);
    }
    await expect(table.message).toHaveText("You have won: all the cards are in the hole!");
    await expect(table.page.locator(".message").getByRole("button", { name: "New deal" })).toBeVisible();
  });

  test("Enter held down plays one card, arrows with Ctrl are the browser's", async ({ table }) => {
    const { page } = table;
    await table.open("#/black-hole/24");
    await page.keyboard.press("h");
    await expect(table.hinted).toHaveCount(1);
    await table.hinted.focus();
    await page.keyboard.down("Enter");
    await page.keyboard.down("Enter");
    await page.keyboard.down("Enter");
    await page.keyboard.up("Enter");
    await table.expectMoved(1);
    await expect(table.message).toHaveText(/is in the hole/);
    const prevented = await page.evaluate(() => {
      const init = { key: "ArrowLeft", ctrlKey: true, bubbles: true, cancelable: true };
      return !document.body.dispatchEvent(new KeyboardEvent("keydown", init));
    });
    expect(prevented).toBe(false);
  });
});

test("a dialog that cannot be fetched is told, and comes once it can", async ({ table }) => {
  table.expectedComplaint = /split_later|ERR_FAILED|Failed to fetch/;
  await table.page.route("**/split_later.wasm", (route) => route.abort());
  await table.open("#/black-hole/24");
  await table.button("Menu").click();
  await expect(table.message).toHaveText(/^This part of the page could not be fetched/);
  await expect(table.page.getByRole("dialog")).toBeHidden();
  await table.playAny();
  await table.page.unroute("**/split_later.wasm");
  await table.button("Menu").click();
  await expect(table.page.getByRole("dialog")).toBeVisible();
});

test("a dialog that is still being fetched is open, and can be closed", async ({ table }) => {
  let go: () => void;
  const held = new Promise<void>((resolve) => (go = resolve));
  await table.page.route("**/split_later.wasm", async (route) => {
    await held;
    await route.continue();
  });
  await table.open("#/black-hole/24");
  await table.button("Menu").click();
  await expect(table.page.getByRole("dialog")).toBeVisible();
  await table.page.keyboard.press("Escape");
  await expect(table.page.getByRole("dialog")).toBeHidden();
  go!();
  await table.playAny();
  await table.expectMoved(1);
  await table.button("Menu").click();
  await expect(table.button("Settings")).toBeVisible();
});
