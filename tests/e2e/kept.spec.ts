// What the browser keeps: games by deal, through reloads, links and damage.
import { Table, everyBrowser, expect, test } from "./fixtures";

test("a reload continues the game, its undone moves too", everyBrowser, async ({ table }) => {
  await table.open("#/black-hole/24");
  await table.playAny();
  await table.playAny();
  const third = await table.playAny();
  await table.button("Undo").click();
  await table.page.reload();
  await table.expectMoved(2);
  await table.button("Redo").click();
  await expect(table.hole).toHaveAttribute("data-card", third);
});

test("the page without a link goes on with the last game", async ({ table }) => {
  await table.open("#/black-hole/24");
  await table.playAny();
  await table.page.goto("about:blank");
  await table.open("");
  await expect(table.dealName).toHaveText("No. 24");
  await table.expectMoved(1);
});

test("a deal is one game under each of its names", async ({ table }) => {
  await table.open("#/black-hole/24");
  await table.playAny();
  await table.page.goto("about:blank");
  await table.open("#/black-hole/ms24");
  await table.expectMoved(1);
  await expect(table.dealName).toHaveText("No. ms24");
});

test("another deal leaves the game where it is and offers the way back", async ({ table }) => {
  await table.open("#/black-hole/24");
  await table.playAny();
  await table.open("#/black-hole/25");
  await expect(table.message).toHaveText("Your game is kept: No. 24, 1 of 51.");
  await table.button("Go back to it").click();
  await expect(table.dealName).toHaveText("No. 24");
  await table.expectMoved(1);
});

test("a link that goes another way keeps the game and offers it", async ({ table }) => {
  await table.open("#/black-hole/24");
  await table.card("2H").click();
  await table.playAny();
  await table.expectMoved(2);
  // The king of clubs first.
  await table.page.goto("./#/black-hole/24/D");
  await expect(table.message).toHaveText("You have another game on this deal: 2 of 51.");
  await expect(table.hole).toHaveAttribute("data-card", "KC");
  // Not even a reload and more moves lose it.
  await table.page.reload();
  await table.expectMoved(1);
  await table.button("Continue that game").click();
  await table.expectMoved(2);
  await expect(table.page.locator(".fan button:focus")).toHaveCount(1);
  await table.button("Undo").click();
  await expect(table.hole).toHaveAttribute("data-card", "2H");
});

test("two tabs on one deal do not destroy each other's game", async ({ table, context }) => {
  await table.open("#/black-hole/24");
  const other = new Table(await context.newPage());
  await other.open("#/black-hole/24");
  await other.card("KC").click();
  await other.expectMoved(1);
  await table.card("2H").click();
  await table.expectMoved(1);
  // The first tab wrote last; the game of the other is kept beside it.
  await table.page.goto("about:blank");
  await table.open("#/black-hole/24/O");
  await expect(table.hole).toHaveAttribute("data-card", "2H");
  await expect(table.message).toHaveText(/^You have another game on this deal/);
  await table.button("Continue that game").click();
  await expect(table.hole).toHaveAttribute("data-card", "KC");
});

const keys = () => Object.keys(localStorage);

for (const [damage, spoil] of [
  ["cut short", (json: string) => json.slice(0, 20)],
  ["of a newer version", (json: string) => json.replace('"version":1', '"version":2')],
  ["with an illegal move", (json: string) => json.replace(/"line":"./, '"line":"A')],
  ["of no text at all", () => ""],
] as const) {
  test(`a record ${damage} gets a sentence and is set aside`, async ({ table }) => {
    const { page } = table;
    await table.open("#/black-hole/24");
    await table.playAny();
    const [key] = (await page.evaluate(keys)).filter((key) => key.includes("/x"));
    const spoilt = spoil((await page.evaluate((key) => localStorage.getItem(key), key))!);
    await page.goto("about:blank");
    await page.addInitScript(
      ([key, spoilt]) => {
        if (!sessionStorage.spoilt) localStorage.setItem(key, spoilt);
        sessionStorage.spoilt = "yes";
      },
      [key, spoilt],
    );
    await table.open("#/black-hole/24");
    await expect(table.message).toHaveText(/^The game kept for this deal could not be read/);
    await table.expectMoved(0);
    await table.playAny();
    await page.reload();
    await table.expectMoved(1);
    const all = await page.evaluate(() => Object.values(localStorage));
    expect(all).toContain(spoilt);
  });
}

test("a damaged record that cannot be set aside is not written over", async ({ table }) => {
  const key = `black-hole/black-hole/x${"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"}`;
  await table.page.addInitScript((key) => {
    localStorage.setItem(key, "{");
    const setItem = Storage.prototype.setItem;
    Storage.prototype.setItem = function (name, value) {
      if (name.includes("unreadable")) throw new DOMException("full", "QuotaExceededError");
      setItem.call(this, name, value);
    };
  }, key);
  await table.open("#/black-hole/xABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz");
  await table.playAny();
  await table.expectMoved(1);
  expect(await table.page.evaluate((key) => localStorage.getItem(key), key)).toBe("{");
});

test("settings that cannot be read are passed over", async ({ table }) => {
  await table.page.addInitScript(() => {
    localStorage.setItem("black-hole/settings", "{");
    localStorage.setItem("black-hole/table", '{"version":1,"deal":"0"}');
  });
  await table.open("");
  // One random deal of thirty has no first move.
  await table.expectAnAnswer();
});

test("a full storage is told once, and the game goes on", async ({ table }) => {
  await table.page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  });
  await table.open("#/black-hole/24");
  await expect(table.warning).toHaveText(/^The browser does not let this game be kept/);
  await table.warning.getByRole("button", { name: "Close" }).click();
  await table.playAny();
  await expect(table.message).toHaveText(/is in the hole/);
  await table.playAny();
  await table.expectMoved(2);
  await expect(table.warning).toBeEmpty();
  // As long as the page is open, it keeps the game itself.
  await table.open("#/black-hole/25");
  await table.expectMoved(0);
  await table.button("Go back to it").click();
  await table.expectMoved(2);
});

test("a closed storage is told once, and the game goes on", async ({ table }) => {
  await table.page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get: () => {
        throw new DOMException("closed", "SecurityError");
      },
    });
  });
  await table.open("#/black-hole/24");
  await expect(table.warning).toHaveText(/^The browser does not let this game be kept/);
  await table.playAny();
  await table.button("Undo").click();
  await table.expectMoved(0);
});

test("a finished game is not offered again", async ({ table }) => {
  await table.open("#/black-hole/1");
  await table.playUntilStuck();
  await table.open("#/black-hole/25");
  await expect(table.message).toHaveText(/^Any card one rank up or down/);
});

test("the saved games are listed, the latest first, and gone on with", everyBrowser, async ({ table }) => {
  await table.open("#/black-hole/24");
  await table.choose("Saved games");
  await expect(table.page.getByText("There is no game to go on with.")).toBeVisible();
  await table.button("Close").click();
  await table.playAny();
  await table.playAny();
  await table.open("#/black-hole/25");
  await table.playAny();
  // A finished game is not among them.
  await table.open("#/black-hole/1");
  await table.playUntilStuck();
  await table.choose("Saved games");
  const saved = table.page.getByRole("dialog").getByRole("listitem");
  await expect(saved).toHaveCount(2);
  await expect(saved.first()).toContainText("No. 25");
  await expect(saved.last()).toContainText(/No\. 24.*2 of 51/);
  await saved.last().getByRole("button").click();
  await expect(table.dealName).toHaveText("No. 24");
  await table.expectMoved(2);
});

test("a browser whose language is none by which dates are written has its saved games all the same", async ({ table }) => {
  await table.page.addInitScript(() => {
    Object.defineProperty(navigator, "languages", { get: () => ["en-US@posix"] });
  });
  await table.open("#/black-hole/24");
  await table.playAny();
  await table.choose("Saved games");
  await expect(table.page.getByRole("dialog").getByRole("listitem")).toContainText(/1 of 51.*\d/);
});

test("a saved game that another one on its deal hides is gone on with, too", async ({ table }) => {
  await table.open("#/black-hole/24");
  await table.playAny();
  await table.playAny();
  await table.choose("Same deal again");
  await table.expectMoved(0);
  await table.open("#/black-hole/25");
  await table.playAny();
  await table.choose("Saved games");
  await table.page.getByRole("dialog").getByRole("listitem").last().getByRole("button").click();
  await table.expectMoved(2);
  await expect(table.message).toHaveText("Your game is kept: No. 25, 1 of 51.");
});

test("settings of a newer version are set aside, not written over", async ({ table }) => {
  const newer = '{"version":2,"language":{"spoken":"ru"}}';
  await table.page.addInitScript((newer) => {
    if (!sessionStorage.spoilt) localStorage.setItem("black-hole/settings", newer);
    sessionStorage.spoilt = "yes";
  }, newer);
  await table.open("#/black-hole/24");
  await table.flip("Strict games");
  await table.page.reload();
  await table.playAny();
  await expect(table.page.locator(".strict")).toBeVisible();
  expect(await table.page.evaluate(() => Object.values(localStorage))).toContain(newer);
});

test("two tabs keep each other's switches, journal and games", async ({ table, context }) => {
  await table.open("#/black-hole/1");
  await table.flip("Time the games");
  const other = new Table(await context.newPage());
  await other.open("#/black-hole/1");
  await other.flip("Strict games");
  // A page that is not in front is slow.
  await table.page.bringToFront();
  await table.flip("Count the moves taken back");
  await table.playUntilStuck();
  await other.page.bringToFront();
  await other.open("#/black-hole/24");
  await other.card("KC").click();
  await other.expectMoved(1);
  // What one tab keeps reaches another one's process a little later.
  const keptGames = () => table.page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes("/x")).length);
  await expect.poll(keptGames).toBe(2);
  await table.open("#/black-hole/24");
  await table.expectMoved(1);
  await other.playUntilStuck();
  await table.page.bringToFront();
  await table.choose("Journal");
  await expect(table.page.getByTestId("journal").getByRole("listitem")).toHaveCount(2);
  await table.page.keyboard.press("Escape");
  await table.page.reload();
  await table.choose("Settings");
  for (const name of ["Time the games", "Strict games", "Count the moves taken back"]) {
    await expect(table.page.getByRole("switch", { name })).toBeChecked();
  }
});

test("a game that was ended is offered no more", async ({ table }) => {
  await table.open("#/black-hole/24");
  await table.playAny();
  await table.choose("End the game here");
  await table.open("#/black-hole/25");
  await expect(table.message).toHaveText(/^Any card one rank up or down/);
  await table.choose("Saved games");
  await expect(table.page.getByText("There is no game to go on with.")).toBeVisible();
});
