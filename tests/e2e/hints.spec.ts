// Hints: proven by the solver in its worker, while the page stays free.
import { expect, test } from "./fixtures";

test("following hints only wins deal 24", async ({ table }) => {
  await table.open("#/black-hole/24");
  expect(await table.followHintsToTheEnd((card) => card.click())).toBe(51);
  await expect(table.message).toHaveText("You have won: all the cards are in the hole!");
  // A win that is undone is no win.
  await table.button("Undo").click();
  await table.expectMoved(50);
  await expect(table.message).not.toHaveText(/won/);
});

test("deal 1 is called lost from the start", async ({ table }) => {
  await table.open("#/black-hole/1");
  await table.button("Hint").click();
  await expect(table.message).toHaveText("This deal cannot be won: every continuation has been looked at.");
  await expect(table.hinted).toHaveCount(0);
});

test("a position that was lost on the way is called so", async ({ table }) => {
  await table.open("#/black-hole/1");
  await table.playAny();
  await table.button("Hint").click();
  await expect(table.message).toHaveText(/^The game cannot be won from here/);
});

test("a hint is gone after the next move", async ({ table }) => {
  await table.open("#/black-hole/24");
  await table.button("Hint").click();
  await expect(table.hinted).toHaveCount(1);
  await table.hinted.click();
  await table.expectMoved(1);
  await expect(table.hinted).toHaveCount(0);
});

test("a hint for a position that was left is never shown", async ({ table }) => {
  // Deal 292 takes the solver millions of positions.
  await table.open("#/black-hole/292");
  await table.button("Hint").click();
  await expect(table.message).toHaveText("Looking at every continuation…");
  await table.playAny();
  await expect(table.message).not.toHaveText("Looking at every continuation…");
  // The next question is answered, and by its own answer.
  await table.page.goto("./#/black-hole/1");
  await table.button("Hint").click();
  await expect(table.message).toHaveText(/This deal cannot be won/);
});

test("the page answers while the solver works", async ({ table }) => {
  await table.open("#/black-hole/292");
  await table.page.evaluate(() => {
    const longTasks: number[] = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) longTasks.push(entry.duration);
    }).observe({ entryTypes: ["longtask"] });
    Object.assign(window, { longTasks });
  });
  await table.button("Hint").click();
  await expect(table.message).toHaveText("Looking at every continuation…");
  // While it thinks, a wrong card is refused at once.
  await table.fans.locator("visible=true").and(table.page.locator(":not(.playable)")).first().click();
  await expect(table.message).toHaveText(/does not go on/);
  await expect(table.message).toHaveText(/keeps the win|cannot be won|could not be decided/, { timeout: 60_000 });
  // The solver's work, seconds of it, is in its own thread: none of it is a task of the page.
  const longTasks = await table.page.evaluate(() => (window as unknown as { longTasks: number[] }).longTasks);
  expect(longTasks.filter((duration) => duration > 1_000)).toEqual([]);
});

for (const file of ["solver_loader.js", "solver.js", "solver_bg.wasm"]) {
  test(`without ${file} a hint says that the solver does not run, and the game goes on`, async ({ table }) => {
    table.expectedComplaint = /solver|404|WebAssembly/;
    await table.page.route(`**/${file}`, (route) => route.fulfill({ status: 404, body: "" }));
    await table.open("#/black-hole/24");
    await table.button("Hint").click();
    await expect(table.message).toHaveText(/^The solver has not started/);
    await table.playAny();
    await table.expectMoved(1);
    // The next question starts it anew.
    await table.page.unroute(`**/${file}`);
    await table.button("Hint").click();
    await expect(table.hinted).toHaveCount(1);
  });
}
