// Cards of one's own: typed, pasted, tapped; judged, shown, played.
import { readFileSync } from "node:fs";
import { everyBrowser, expect, test } from "./fixtures";

/** The boards of the golden file, by their deal. */
const boards = new Map(
  readFileSync("tests/data/boards_black_hole.txt", "utf8")
    .split(/^# /m)
    .slice(1)
    .map((board) => [board.split("\n")[0].trim(), board.slice(board.indexOf("\n") + 1).trim()]),
);
const board = (deal: string) => [...boards].find(([title]) => new RegExp(`\\b${deal}\\b`).test(title))![1];
const field = (page: import("@playwright/test").Page) => page.getByRole("textbox");

test("a pasted layout is judged, shown and played", everyBrowser, async ({ table }) => {
  const { page } = table;
  await table.open("#/black-hole/25");
  await table.choose("Lay out your own cards");
  await field(page).fill(board("24"));
  await expect(page.getByTestId("missing")).toHaveText("All cards are laid out.");
  await table.button("Can it be won?").click();
  await expect(page.getByText("It can be won.")).toBeVisible();
  await table.button("Show me how").click();
  await expect(table.message).toHaveText(/^A way to win: 0 of 51/);
  await table.button("To the end").click();
  await table.expectMoved(51);
  await page.keyboard.press("Escape");
  await expect(table.dealName).toHaveText("Own cards");
  await expect(table.fans.first()).toHaveAttribute("data-card", "3S");
  await table.playAny();
  await table.expectMoved(1);
});

test("a layout that cannot be won is called so", async ({ table }) => {
  await table.open("#/black-hole/24");
  await table.choose("Lay out your own cards");
  // Other tools write it in small letters, with tens as 10, a colon before each fan.
  const mangled = board("1").toLowerCase().replaceAll("t", "10").replace(/^(?!found)/gm, ": ").replaceAll("founda10ions", "Foundations");
  await field(table.page).fill(mangled);
  await table.button("Can it be won?").click();
  await expect(table.page.getByText("This deal cannot be won: every continuation has been looked at.")).toBeVisible();
});

const wrongTexts = [
  ["an unknown card", (text: string) => text.replace("4C", "4X"), "Line 2: “4X” is not a card."],
  ["a doubled card", (text: string) => text.replace("4C", "3C"), "Line 2: the three of clubs is there twice."],
  ["the ace of spades in a fan", (text: string) => text.replace("4C", "AS"), /^Line 2: the ace of spades/],
  ["a card too many in a fan", (text: string) => text.replace("4C", "4C 5H"), /^Line 2: a fan has 3 cards, and here are 4|^Line 3: the five of hearts is there twice/],
] as const;

test("a text with a mistake gets a sentence that names it at once", async ({ table }) => {
  await table.open("#/black-hole/25");
  await table.choose("Lay out your own cards");
  for (const [what, change, reason] of wrongTexts) {
    await test.step(what, async () => {
      await field(table.page).fill(change(board("24")));
      await expect(table.page.locator("#board-refusal")).toHaveText(reason);
      await expect(field(table.page)).toHaveAttribute("aria-invalid", "true");
    });
  }
});

const unfinishedTexts = [
  ["nothing", () => "", "There are 17 fans in the game, and here are 0 so far."],
  ["a fan too few", (text: string) => text.trim().split("\n").slice(0, -1).join("\n"), "There are 17 fans in the game, and here are 16 so far."],
  ["a short fan", (text: string) => text.replace("4C ", ""), "Line 2: a fan has 3 cards, and here are 2."],
] as const;

test("a layout that is not finished is not called wrong until something is wanted of it", async ({ table }) => {
  await table.open("#/black-hole/25");
  await table.choose("Lay out your own cards");
  for (const [what, change, reason] of unfinishedTexts) {
    for (const act of ["Can it be won?", "Show me how", "Play it"]) {
      await test.step(`${what}, ${act}`, async () => {
        await field(table.page).fill(change(board("24")));
        await expect(field(table.page)).toHaveAttribute("aria-invalid", "false");
        await table.button(act).click();
        await expect(table.page.locator("#board-refusal")).toHaveText(reason);
        // Whatever is typed next is not wrong yet.
        await field(table.page).fill("4C");
      });
    }
  }
  // What was on the table still is.
  await table.button("Close").click();
  await expect(table.dealName).toHaveText("No. 25");
});

test("typing and tapping go hand in hand, and closing keeps what is laid out", async ({ table }) => {
  const { page } = table;
  await table.open("#/black-hole/25");
  await table.choose("Lay out your own cards");
  await field(page).fill("4C 3C 3S\n5H 6H");
  await expect(page.getByTestId("missing")).toHaveText("46 cards are missing.");
  await page.getByRole("group", { name: "Cards to lay out" }).getByRole("button", { name: "Jack of hearts" }).click();
  await expect(field(page)).toHaveValue("4C 3C 3S\n5H 6H JH\n");
  await table.button("Take back the three of clubs").click();
  await expect(field(page)).toHaveValue("4C 3S\n5H 6H JH\n");
  await page.mouse.click(5, 400);
  await expect(field(page)).toHaveCount(0);
  await table.choose("Lay out your own cards");
  await expect(field(page)).toHaveValue("4C 3S\n5H 6H JH\n");
  await expect(page.getByTestId("missing")).toHaveText("46 cards are missing.");
});

test("what is being typed stays as it is, and the caret where it is", async ({ table }) => {
  const { page } = table;
  await table.open("#/black-hole/25");
  await table.choose("Lay out your own cards");
  await field(page).fill("4C 3C 3S\n5H 6H JH");
  await page.keyboard.press("Control+Home");
  for (const key of ["ArrowRight", "ArrowRight", ","]) await page.keyboard.press(key);
  await expect(field(page)).toHaveValue("4C, 3C 3S\n5H 6H JH");
  expect(await field(page).evaluate((field: HTMLTextAreaElement) => field.selectionStart)).toBe(3);
  await expect(page.getByTestId("missing")).toHaveText("45 cards are missing.");
});

test("cards may be spelt in Russian, by their signs, with commas", async ({ table }) => {
  await table.open("#/black-hole/25");
  await table.choose("Lay out your own cards");
  const respelt: Record<string, string> = { C: "Т", S: "П", H: "♥", D: "♦", A: "Т", K: "К", Q: "Д", J: "В", T: "10" };
  const fans = board("24").split("\n").slice(1);
  const spelt = fans.map((fan) =>
    fan.split(" ").map((card) => (respelt[card[0]] ?? card[0]) + respelt[card[1]]).join(", "),
  );
  await field(table.page).fill(spelt.join("\n"));
  await expect(table.page.getByTestId("missing")).toHaveText("All cards are laid out.");
  await table.button("Play it").click();
  await expect(table.fans.first()).toHaveAttribute("data-card", "3S");
});

test("cards are laid out by tapping, each once, and can be taken back", async ({ table }) => {
  const { page } = table;
  await table.open("#/black-hole/25");
  await table.choose("Lay out your own cards");
  const pool = page.getByRole("group", { name: "Cards to lay out" });
  const names: Record<string, string> = {
    A: "Ace", 2: "Two", 3: "Three", 4: "Four", 5: "Five", 6: "Six", 7: "Seven", 8: "Eight", 9: "Nine", T: "Ten",
    J: "Jack", Q: "Queen", K: "King", C: "clubs", S: "spades", H: "hearts", D: "diamonds",
  };
  const tap = (card: string) => pool.getByRole("button", { name: `${names[card[0]]} of ${names[card[1]]}` }).click();
  await expect(page.getByTestId("missing")).toHaveText("51 cards are missing.");
  await tap("KD");
  await expect(page.getByTestId("missing")).toHaveText("50 cards are missing.");
  // A card lies once.
  await pool.getByRole("button", { name: "King of diamonds" }).press("Enter");
  await expect(page.getByTestId("missing")).toHaveText("50 cards are missing.");
  await table.button("Take back the king of diamonds").press("Enter");
  await expect(table.button(/^Go on with fan 1$/)).toBeFocused();
  await expect(page.getByTestId("missing")).toHaveText("51 cards are missing.");
  const fans = board("24").split("\n").slice(1);
  for (const card of fans.join(" ").split(" ")) await tap(card);
  await expect(page.getByTestId("missing")).toHaveText("All cards are laid out.");
  await expect(field(page)).toHaveValue(`${fans.join("\n")}\n`);
  await table.button("Play it").click();
  await expect(table.fans.first()).toHaveAttribute("data-card", "3S");
  await expect(table.dealName).toHaveText("Own cards");
});
