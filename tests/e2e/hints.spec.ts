// Hints: proven by the solver in its worker, while the page stays free.
import { everyBrowser, expect, stubSolver, test } from "./fixtures";

test("following hints only wins deal 24", async ({ table }) => {
  await table.open("#/black-hole/24");
  await table.followHintsToTheEnd((card) => card.click());
  await expect(table.message).toHaveText("You have won: all the cards are in the hole!");
  // Whatever is touched now, the game stays won.
  await table.page.keyboard.press("h");
  await table.page.keyboard.press("r");
  await table.fans.first().focus();
  await table.page.keyboard.press("Enter");
  await expect(table.message).toHaveText("You have won: all the cards are in the hole!");
  // A win that is undone is no win.
  await table.button("Undo").click();
  await table.expectMoved(50);
  await expect(table.message).not.toHaveText(/won/);
});

test("deal 1 is called lost from the start", everyBrowser, async ({ table }) => {
  await table.open("#/black-hole/1");
  await table.button("Hint").click();
  await expect(table.message).toHaveText("This deal cannot be won: every continuation has been looked at.");
  await expect(table.page.locator(".message").getByRole("button", { name: "New deal" })).toBeVisible();
  await expect(table.hinted).toHaveCount(0);
});

test("a question in the middle of a hard one is answered for itself", async ({ table }) => {
  // Deal 88882 is the hardest to prove lost of the first million.
  await table.open("#/black-hole/88882");
  await table.button("Hint").click();
  await table.open("#/black-hole/24");
  await table.button("Hint").click();
  await expect(table.hinted).toHaveCount(1);
  await expect(table.message).not.toHaveText(/cannot be won/);
  // The hard one is decided all the same when it is given the time.
  await table.open("#/black-hole/88882");
  await table.button("Hint").click();
  await expect(table.message).toHaveText(/^This deal cannot be won/);
});

test("a deal that was lost from the start is called so after moves, too", async ({ table }) => {
  await table.open("#/black-hole/1");
  await table.playAny();
  await table.button("Hint").click();
  await expect(table.message).toHaveText("This deal cannot be won: every continuation has been looked at.");
});

test("a hint is gone after the next move", async ({ table }) => {
  await table.open("#/black-hole/24");
  await table.button("Hint").click();
  await expect(table.hinted).toHaveCount(1);
  await table.hinted.click();
  await table.expectMoved(1);
  await expect(table.hinted).toHaveCount(0);
});

// Deal 24 begins with three moves: D, I and O, of the codes 3, 8 and 14.

test("a hint for a position that was left is never shown", async ({ table }) => {
  // Answers the first question only when it is told to stop, which is too late.
  await stubSolver(
    table.page,
    `let first;
     onmessage = ({ data: [kind, id] }) => {
       if (kind === 1 && !first) first = id;
       else if (kind === 0) hint(first, [3, 0, 8, 1, 14, 1], 3);
       else hint(id, [3, 1, 8, 1, 14, 0], 14);
     }`,
  );
  await table.open("#/black-hole/24");
  await table.button("Hint").click();
  await expect(table.message).toHaveText("Looking at every continuation…");
  await table.card("KS").click();
  await table.button("Undo").click();
  await expect(table.message).toHaveText(/is back in its fan/);
  await expect(table.hinted).toHaveCount(0);
  await table.button("Hint").click();
  await expect(table.hinted).toHaveAttribute("data-card", "2H");
});

test("the page answers while the solver works, and asking again asks nothing new", async ({ table }) => {
  // Answers its second question only: asking the first one again must not become one.
  await stubSolver(
    table.page,
    `let asked = 0;
     onmessage = ({ data: [kind, id] }) => {
       if (kind === 1 && (asked += 1) === 2) hint(id, [3, 0, 8, 0, 14, 0], 3);
     }`,
  );
  await table.open("#/black-hole/24");
  await table.button("Hint").click();
  await expect(table.message).toHaveText("Looking at every continuation…");
  await table.card("4S").click();
  await expect(table.message).toHaveText(/^The four of spades does not go on/);
  await expect(table.button("Hint")).toHaveClass(/thinking/);
  await table.button("Hint").click();
  await table.button("Hint").click();
  await expect(table.button("Hint")).toHaveClass(/thinking/);
  await expect(table.hinted).toHaveCount(0);
  await table.card("KS").click();
  await expect(table.button("Hint")).not.toHaveClass(/thinking/);
  await table.button("Undo").click();
  await table.button("Hint").click();
  await expect(table.hinted).toHaveCount(1);
});

test("the solver works in a thread of its own", async ({ table }) => {
  await table.open("#/black-hole/24");
  await table.button("Hint").click();
  await expect(table.hinted).toHaveCount(1);
  expect(table.page.workers().map((worker) => worker.url())).toEqual([expect.stringMatching(/\/solver\.js$/)]);
});

test("what the solver could not decide is called undecided", async ({ table }) => {
  await stubSolver(table.page, "onmessage = ({ data: [, id] }) => hint(id, [3, 2, 8, 1, 14, 2], 14)");
  await table.open("#/black-hole/24");
  await table.button("Hint").click();
  await expect(table.message).toHaveText(
    "It could not be decided whether the game can still be won. The two of hearts is the best that was found.",
  );
  // Marked, but not as one that keeps the win.
  await expect(table.hinted).toHaveAttribute("data-card", "2H");
  await expect(table.hinted).toHaveClass(/unknown/);
  await expect(table.hinted).not.toHaveClass(/keeps/);
});

for (const [moves, best, sentence] of [
  ["3, 0, 8, 1, 14, 1", 3, "Only the king of clubs keeps the win."],
  ["3, 0, 8, 0, 14, 1", 3, "The king of clubs keeps the win; 2 of the 3 moves do."],
  ["3, 0, 8, 0, 14, 0", 3, "The king of clubs keeps the win, and so does every other move."],
  ["3, 2, 8, 0, 14, 1", 8, "The king of spades keeps the win. Not every other move could be decided."],
] as const) {
  test(`of the verdicts ${moves} nothing is said that is not proven`, async ({ table }) => {
    await stubSolver(table.page, `onmessage = ({ data: [, id] }) => hint(id, [${moves}], ${best})`);
    await table.open("#/black-hole/24");
    await table.button("Hint").click();
    await expect(table.message).toHaveText(sentence);
  });
}

test("without a worker a hint says that the solver does not run, and the game goes on", async ({ table }) => {
  table.expectedComplaint = /solver|404/;
  await table.page.route("**/solver.js", (route) => route.fulfill({ status: 404, body: "" }));
  await table.open("#/black-hole/24");
  await table.button("Hint").click();
  await expect(table.message).toHaveText(/^The solver is not running/);
  await table.playAny();
  await table.expectMoved(1);
  // The next question starts it anew.
  await table.page.unroute("**/solver.js");
  await table.button("Hint").click();
  await expect(table.hinted).toHaveCount(1);
});
