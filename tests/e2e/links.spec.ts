// Links: in by typing, following, back and forward; out by the address and the share dialog; and what happens
// to those that cannot be read.
import type { Page } from "@playwright/test";
import { everyBrowser, expect, test } from "./fixtures";

const address = (page: Page) => page.evaluate(() => location.hash);

test("a deal's link opens the deal", async ({ table }) => {
  await table.open("#/black-hole/24");
  await expect(table.dealName).toHaveText("No. 24");
  await table.expectMoved(0);
  await expect(table.fans.first()).toHaveAttribute("data-card", "3S");
});

test("a link with moves opens on their position, with the line in the history", everyBrowser, async ({ table }) => {
  // D: king of clubs from the fourth fan.
  await table.open("#/black-hole/ms24/D");
  await table.expectMoved(1);
  await expect(table.hole).toHaveAttribute("data-card", "KC");
  await table.button("Undo").click();
  await table.expectMoved(0);
  await table.button("Redo").click();
  await table.expectMoved(1);
});

test("the address names the deal on the table", async ({ table }) => {
  await table.open("#/black-hole/ms24/D");
  await expect.poll(() => address(table.page)).toBe("#/black-hole/ms24");
  await table.button("New deal").click();
  await expect.poll(() => address(table.page)).toMatch(/^#\/black-hole\/\d+$/);
  const number = (await address(table.page)).split("/")[2];
  await expect(table.dealName).toHaveText(`No. ${number}`);
});

test("without a link there is a random deal, and the address names it", async ({ table }) => {
  await table.open("");
  await expect.poll(() => address(table.page)).toMatch(/^#\/black-hole\/\d{12,21}$/);
});

test("back and forward lead through the deals, with the games on them", everyBrowser, async ({ table }) => {
  await table.open("#/black-hole/24");
  const played = await table.playAny();
  await table.button("New deal").click();
  await table.expectMoved(0);
  const second = await address(table.page);
  await table.page.goBack();
  await table.expectMoved(1);
  await expect(table.hole).toHaveAttribute("data-card", played);
  await expect.poll(() => address(table.page)).toBe("#/black-hole/24");
  await table.page.goForward();
  await table.expectMoved(0);
  await expect.poll(() => address(table.page)).toBe(second);
});

test("going back closes a dialog, and a link that could not be read is forgotten", async ({ table }) => {
  const { page } = table;
  await table.open("#/black-hole/24");
  await page.evaluate(() => (location.hash = "#/black-hole/0"));
  await expect(table.message).toHaveText(/^This link cannot be read/);
  await table.dealName.click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(table.message).toHaveText(/^Any card one rank up or down/);
});

test("without JavaScript the page says that it needs it", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(baseURL!);
  const sentence = page.locator("noscript p[lang=en]");
  await expect(sentence).toBeVisible();
  await expect(sentence).toHaveText("To play Black Hole, allow JavaScript in the browser.");
  await context.close();
});

test("the names of the game are seen until the program runs", async ({ table }) => {
  const { page } = table;
  let go = () => {};
  const wanted = new Promise<void>((resolve) => (go = resolve));
  await page.route("**/page_bg.wasm", async (route) => {
    await wanted;
    await route.continue();
  });
  await page.goto("./#/black-hole/24");
  const names = page.locator(".start p");
  await expect(names).toHaveText(["Чёрная дыра", "Black Hole"]);
  await expect(names.first()).toBeVisible();
  go();
  await table.expectMoved(0);
  await expect(names).toHaveCount(0);
});

test("a mangled link is read", async ({ table }) => {
  await table.open("#/BLACK-HOLE/MS24/D).");
  await table.expectMoved(1);
  await expect.poll(() => address(table.page)).toBe("#/black-hole/ms24");
  await table.page.goto("./#%2Fblack-hole%2F25%3Futm_source%3Dchat");
  await expect(table.dealName).toHaveText("No. 25");
});

const badLinks = [
  ["#/white-hole/24", "there is no game called “white-hole”."],
  ["#/black-hole", "the deal is missing."],
  ["#/black-hole/0", "the deal is wrong. Deal numbers start at 1."],
  ["#/black-hole/ms0", "the deal is wrong. Deal numbers start at 1."],
  ["#/black-hole/999999999999999999999", "the deal is wrong. The highest deal number is 100000000000000000000."],
  ["#/black-hole/ms8589934592", "the deal is wrong. The highest deal number is 8589934591."],
  ["#/black-hole/abc", "the deal is wrong. A deal number has digits only, and “a” is not a digit."],
  ["#/black-hole/xABC", "the deal is wrong. A deck has 52 cards; here there are 3."],
  ["#/black-hole/xAA", "the deal is wrong. The ace of clubs is there twice, the second time in place 2."],
  ["#/black-hole/24/D!D", "move 2 is wrong, “!” stands for no move."],
  ["#/black-hole/24/z", "move 1 is wrong, there is no such fan."],
  [
    "#/black-hole/24/DA",
    "move 2 is not allowed. The three of spades does not go on the king of clubs: the rank has to be queen or ace.",
  ],
  ["#/black-hole/24/D/D", "“D” should not follow the moves."],
  [`#/black-hole/${"9".repeat(100_000)}`, "the deal is wrong. The highest deal number is 100000000000000000000."],
] as const;

test("a link that cannot be read says which part is wrong and leaves the game alone", async ({ table }) => {
  await table.open("#/black-hole/7");
  const played = await table.playAny();
  for (const [link, reason] of badLinks) {
    await test.step(link.slice(0, 40), async () => {
      await table.page.evaluate((hash) => (location.hash = hash), link);
      await expect(table.message).toHaveText(`This link cannot be read: ${reason}`);
      await table.expectMoved(1);
      await expect(table.hole).toHaveAttribute("data-card", played);
      await expect.poll(() => address(table.page)).toBe("#/black-hole/7");
    });
  }
  await table.offer("New deal").click();
  await table.expectMoved(0);
});

test("a link that cannot be read opens a page with a game all the same", async ({ table }) => {
  await table.open("#/black-hole/0");
  await expect(table.message).toHaveText(/^This link cannot be read: the deal is wrong/);
  await expect.poll(() => address(table.page)).toMatch(/^#\/black-hole\/\d+$/);
  // One random deal of thirty has no first move.
  await table.expectAnAnswer();
});

test("a deal by its cards is laid out card by card", async ({ table }) => {
  const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
  await table.open(`#/black-hole/x${letters}`);
  await expect(table.dealName).toHaveText("Own cards");
  // Cards 0, 17 and 35 of the deck without the ace of spades: ace of clubs, six of spades, ten of hearts.
  await expect(table.fans.first()).toHaveAttribute("data-card", "TH");
  await expect(table.card("AC")).toHaveCount(1);
  await expect.poll(() => address(table.page)).toBe(`#/black-hole/x${letters}`);
});

test.describe("the choice of a deal", () => {
  test("takes a number", async ({ table }) => {
    await table.open("#/black-hole/24");
    await table.dealName.click();
    // The field has the focus and what is in it is selected.
    await expect(table.page.getByLabel("Deal number")).toBeFocused();
    await table.page.keyboard.type("ms 1,000,000");
    await table.page.keyboard.press("Enter");
    await expect(table.dealName).toHaveText("No. ms1000000");
    await expect.poll(() => address(table.page)).toBe("#/black-hole/ms1000000");
  });

  test("takes a number however it is written, and a deck", async ({ table }) => {
    await table.open("#/black-hole/24");
    for (const [typed, deal] of [
      ["No. 25", "No. 25"],
      ["№ 25", "No. 25"],
      ["no25", "No. 25"],
      ["MS25", "No. ms25"],
      ["26 464 608 654 870 335 080", "No. 26464608654870335080"],
      ["xABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz", "Own cards"],
    ]) {
      await test.step(typed, async () => {
        await table.dealName.click();
        await table.page.getByLabel("Deal number").fill(typed);
        await table.button("Open").click();
        await expect(table.dealName).toHaveText(deal);
      });
    }
  });

  test("closes by a click beside it, but not by a selection that ends there", async ({ table }) => {
    const { page } = table;
    await table.open("#/black-hole/24");
    await table.dealName.click();
    const field = page.getByLabel("Deal number");
    await expect(field).toBeFocused();
    await field.hover();
    await page.mouse.down();
    await page.mouse.move(5, 400);
    await page.mouse.up();
    await expect(field).toBeVisible();
    await page.mouse.click(5, 400);
    await expect(field).toBeHidden();
  });

  test("takes a link", async ({ table }) => {
    await table.open("#/black-hole/25");
    await table.dealName.click();
    await table.page.getByLabel("Deal number").fill("https://example.org/#/black-hole/24/D.");
    await table.button("Open").click();
    await table.expectMoved(1);
    await expect(table.dealName).toHaveText("No. 24");
  });

  test("refuses what is no deal with a sentence", async ({ table }) => {
    await table.open("#/black-hole/24");
    await table.playAny();
    await table.dealName.click();
    const field = table.page.getByLabel("Deal number");
    const refusal = table.page.getByRole("alert");
    for (const [typed, reason] of [
      ["", "Type the number of a deal."],
      ["0", "Deal numbers start at 1."],
      ["ms0", "Deal numbers start at 1."],
      ["123456789012345678901", "The highest deal number is 100000000000000000000."],
      ["twenty", "A deal number has digits only, and “t” is not a digit."],
      ["-5", "A deal number has digits only, and “-” is not a digit."],
      ["24.5", "A deal number has digits only, and “.” is not a digit."],
      ["https://example.org/", "The deal is missing."],
      ["#/white-hole/5", "There is no game called “white-hole”."],
    ]) {
      await test.step(`“${typed}”`, async () => {
        await field.fill(typed);
        await table.button("Open").click();
        await expect(refusal).toHaveText(reason);
        await expect(field).toBeFocused();
        await table.page.keyboard.type("7");
        await expect(refusal).toBeHidden();
      });
    }
    await table.button("Close").click();
    await table.expectMoved(1);
  });
});
