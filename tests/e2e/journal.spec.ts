// The journal: what is written down, what it tells, how it gets out and in, and what becomes of one that is damaged.
import { everyBrowser, expect, test } from "./fixtures";

const rows = (table: { page: import("@playwright/test").Page }) => table.page.getByTestId("journal").getByRole("listitem");

test("a stuck game and a won one are written down, with the help that was used", everyBrowser, async ({ table }) => {
  await table.open("#/black-hole/1");
  await table.playUntilStuck();
  const stuck = await table.progress.innerText();
  await table.open("#/black-hole/24");
  await table.card("KC").click();
  await table.winBySolution();
  await table.choose("Journal");
  await expect(rows(table)).toHaveCount(2);
  await expect(rows(table).first()).toContainText(/No\. 24.*won.*51 of 51.*with hints/);
  await expect(rows(table).last()).toContainText("not won");
  await expect(rows(table).last()).toContainText(stuck);
  await expect(rows(table).last()).toContainText("without help");
  const totals = table.page.locator(".totals").first().locator("tbody tr");
  await expect(totals.nth(0)).toHaveText(/Games\s*2\s*1/);
  await expect(totals.nth(1)).toHaveText(/Won\s*1\s*0/);
  await expect(totals.nth(2)).toHaveText(/Win rate\s*50%\s*0%/);
  await expect(totals.nth(3)).toHaveText(/Wins in a row\s*1\s*0/);
});

test("a game that is gone on with after its end stays one, with its better end", async ({ table }) => {
  await table.open("#/black-hole/24");
  await table.playUntilStuck();
  await table.button("Undo").click();
  await table.button("Redo").click();
  await table.choose("Journal");
  await expect(rows(table)).toHaveCount(1);
  await table.button("Close").click();
  await table.page.getByRole("button", { name: /^Back to before move/ }).click();
  await table.winBySolution();
  await table.choose("Journal");
  await expect(rows(table)).toHaveCount(1);
  await expect(rows(table)).toContainText(/won.*with hints and undo/);
});

test("what is learnt of a stuck game is help if the game is gone on with", async ({ table }) => {
  await table.open("#/black-hole/24");
  await table.playUntilStuck();
  await expect(table.message).toHaveText(/Move \d+ lost the game\.$/);
  await table.page.reload();
  await table.choose("Journal");
  await expect(rows(table)).toContainText("without help");
  await table.button("Close").click();
  await expect(table.message).toHaveText(/Move \d+ lost the game\.$/);
  const moved = Number((await table.progress.innerText()).split(" ")[0]);
  for (let undone = 0; undone < moved; undone++) await table.page.keyboard.press("u");
  await table.expectMoved(0);
  // A way to win that the player knows without the page.
  for (const fan of "OAGQOOJLFNCBPIPMLJKGBKHBFFEKMCCDIENEAIQLGMJNDQHHPDA") {
    await table.fans.nth(fan.charCodeAt(0) - 65).click();
  }
  await expect(table.message).toHaveText(/^You have won/);
  await table.choose("Journal");
  await expect(rows(table)).toHaveCount(1);
  await expect(rows(table)).toContainText(/won.*with hints and undo/);
});

test("what is learnt of one game is no help in another on the same deal", async ({ table }) => {
  await table.open("#/black-hole/24");
  await table.playAny();
  await table.choose("Same deal again");
  await table.playUntilStuck();
  await expect(table.message).toHaveText(/Move \d+ lost the game\.$/);
  await table.offer("Continue that game").click();
  await table.expectMoved(1);
  await table.playAny();
  await table.choose("End the game here");
  await table.choose("Journal");
  await expect(rows(table).first()).toContainText(/2 of 51.*without help/);
});

test("the same deal begun anew is another game", async ({ table }) => {
  await table.open("#/black-hole/1");
  await table.playUntilStuck();
  await table.offer("Same deal again").click();
  await table.playUntilStuck();
  await table.choose("Journal");
  await expect(rows(table)).toHaveCount(2);
});

test("a game can be ended before its end", async ({ table }) => {
  await table.open("#/black-hole/24");
  await table.button("Menu").click();
  await expect(table.page.getByRole("button", { name: "Settings" })).toBeVisible();
  await expect(table.page.getByRole("button", { name: "End the game here" })).toHaveCount(0);
  await table.page.keyboard.press("Escape");
  await table.playAny();
  await table.choose("End the game here");
  await expect(table.message).toHaveText("The game is ended and written down: 1 of 51.");
  await table.choose("Journal");
  await expect(rows(table)).toContainText(/not won.*1 of 51/);
  await table.button("Close").click();
  // Whoever plays on takes it up again.
  await table.playAny();
  await table.choose("Saved games");
  await expect(table.page.getByRole("dialog").getByRole("listitem")).toContainText("2 of 51");
  await table.button("Close").click();
  await table.choose("End the game here");
  await table.choose("Journal");
  await expect(rows(table)).toHaveCount(1);
  await expect(rows(table)).toContainText(/not won.*2 of 51/);
});

test("time and the number of undos are kept only where that was chosen before", async ({ table }) => {
  await table.open("#/black-hole/1");
  await table.playAny();
  await table.flip("Count the moves taken back", "Time the games");
  await table.button("Undo").click();
  await table.playUntilStuck();
  await table.choose("Journal");
  await expect(rows(table)).toContainText("with undo");
  await expect(rows(table)).not.toContainText(/taken back|(?<!\d)0:/);
  await table.button("Close").click();
  await table.offer("Same deal again").click();
  await table.playAny();
  await table.button("Undo").click();
  await table.playAny();
  await table.button("Undo").click();
  await table.playUntilStuck();
  await table.choose("Journal");
  await expect(rows(table).first()).toContainText(/2 moves taken back, \d+:\d\d/);
});

test("a strict game is called so", async ({ table }) => {
  await table.open("#/black-hole/1");
  await table.flip("Strict games");
  await table.playUntilStuck();
  await table.choose("Journal");
  await expect(rows(table)).toContainText("strict");
});

test("goes out as a file and comes in again, and is deleted only after a second word", async ({ table }) => {
  const { page } = table;
  await table.open("#/black-hole/1");
  await table.playUntilStuck();
  await table.choose("Journal");
  const [download] = await Promise.all([page.waitForEvent("download"), table.button("Export").click()]);
  const chunks: Buffer[] = [];
  for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
  const exported = Buffer.concat(chunks);
  const { journal, version, games } = JSON.parse(exported.toString());
  expect([journal, version, games.length, games[0].deal]).toEqual(["black-hole", 1, 1, "1"]);
  await table.button("Delete all").click();
  await table.button("Keep all").click();
  await expect(rows(table)).toHaveCount(1);
  await table.button("Delete all").click();
  await table.button("Yes, delete the journal of all games").click();
  await expect(page.getByText("Black Hole: no game has been finished yet.")).toBeVisible();
  const file = { name: "journal.json", mimeType: "application/json", buffer: exported };
  await page.getByLabel("Import").setInputFiles(file);
  await expect(page.getByText("1 game was added.")).toBeVisible();
  await expect(rows(table)).toHaveCount(1);
  await page.getByLabel("Import").setInputFiles(file);
  await expect(page.getByText("There was no game in it that is not here already.")).toBeVisible();
  await expect(rows(table)).toHaveCount(1);
});

const wrongFiles = [
  ["no JSON", "{\n  journal", "the file cannot be read from line 2 on."],
  ["another file", '{"a": 1}', "the file is not a journal of this game."],
  ["a newer version", '{"journal": "black-hole", "version": 7, "games": []}', "the file is of version 7, which is not known here."],
  [
    "a wrong game",
    '{"journal": "black-hole", "version": 1, "games": [{"game": "black-hole", "deal": "0", "begun": 1, "ended": 2, "moved": 3, "of": 51, "manner": "strict"}]}',
    "game 1 is wrong. Deal numbers start at 1.",
  ],
] as const;

test("a file that is no journal is refused with what is wrong, and nothing is lost", async ({ table }) => {
  await table.open("#/black-hole/1");
  await table.playUntilStuck();
  await table.choose("Journal");
  for (const [what, text, reason] of wrongFiles) {
    await test.step(what, async () => {
      await table.page.getByLabel("Import").setInputFiles({
        name: "journal.json",
        mimeType: "application/json",
        buffer: Buffer.from(text),
      });
      await expect(table.page.getByText(`Nothing was imported: ${reason}`)).toBeVisible();
      await expect(rows(table)).toHaveCount(1);
    });
  }
});

test("a journal that cannot be read is set aside with the next game", async ({ table }) => {
  const { page } = table;
  await page.addInitScript(() => {
    if (!sessionStorage.spoilt) localStorage.setItem("black-hole/journal", "{spoilt");
    sessionStorage.spoilt = "yes";
  });
  await table.open("#/black-hole/1");
  await table.choose("Journal");
  await expect(page.getByText(/^The journal that was kept could not be read/)).toBeVisible();
  await table.button("Close").click();
  await table.playUntilStuck();
  await table.choose("Journal");
  await expect(rows(table)).toHaveCount(1);
  expect(await page.evaluate(() => Object.values(localStorage))).toContain("{spoilt");
});

test("a full storage is told, and the journal holds as long as the page is open", async ({ table }) => {
  await table.page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  });
  await table.open("#/black-hole/1");
  await table.playUntilStuck();
  await expect(table.warning).toHaveText(/^The browser does not let this game be kept/);
  await table.choose("Journal");
  await expect(rows(table)).toHaveCount(1);
});
