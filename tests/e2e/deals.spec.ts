// Ways to a deal: at random, winnable or not, of the day, by its neighbours, again.
import { everyBrowser, expect, stubSolver, test } from "./fixtures";

test("random deals can be won, as is proven before they are shown", everyBrowser, async ({ table }) => {
  await table.open("");
  // Before the first deal there is nothing to say of it.
  await expect(table.dealName).toHaveText(/^No/);
  await table.page.keyboard.press("v");
  const seen = new Set<string>();
  for (let deal = 0; deal < 4; deal++) {
    await expect(table.verdict).toHaveText("Can be won");
    const name = await table.dealName.innerText();
    seen.add(name);
    await table.button("New deal").click();
    await expect(table.dealName).not.toHaveText(name);
  }
  expect(seen.size).toBe(4);
});

test("of the deals that are drawn the first winnable one is laid out", async ({ table }) => {
  // The third of them is said to be the first one.
  await stubSolver(
    table.page,
    `onmessage = ({ data }) => {
       if (data[0] !== 1) return;
       const text = new TextDecoder().decode(data);
       globalThis.asked = text.match(/\\d{10,}/g);
       post(1, data[1], 5, 1, 2);
     }`,
  );
  await table.open("#/black-hole/24");
  await table.button("New deal").click();
  await expect(table.dealName).not.toHaveText("No. 24");
  const asked = await table.page.workers()[0].evaluate(() => (globalThis as any).asked as string[]);
  expect(asked.length).toBeGreaterThan(10);
  expect(`No. ${asked[2]}`).toContain(await table.dealName.innerText());
});

test("where any deal is wanted, the solver is not asked", async ({ table }) => {
  await stubSolver(table.page, "onmessage = () => {}");
  await table.open("#/black-hole/24");
  await table.flip("Only deals that can be won");
  await table.button("New deal").click();
  await expect(table.dealName).not.toHaveText("No. 24");
});

test("without a solver there is a deal all the same, and the page says what is not known", async ({ table }) => {
  table.expectedComplaint = /solver|404/;
  await table.page.route("**/solver.js", (route) => route.fulfill({ status: 404, body: "" }));
  await table.open("");
  await expect(table.message).toHaveText(/^Nobody knows whether this deal can be won/);
  await expect(table.fans).toHaveCount(17);
});

test("the deal of the day is the first of the date's numbers that can be won", async ({ table }) => {
  const { page } = table;
  await page.clock.setFixedTime(new Date(2024, 1, 29, 12));
  await table.open("#/black-hole/24");
  await table.dealName.click();
  await table.button("Deal of the day").click();
  await expect(table.dealName).toHaveText(/^No\. 20240229\d{3}$/);
  const k = Number((await table.dealName.innerText()).slice(-3));
  await page.keyboard.press("v");
  await expect(table.verdict).toHaveText("Can be won");
  for (let earlier = 0; earlier < k; earlier++) {
    await table.open(`#/black-hole/${20240229000 + earlier}`);
    await expect(table.verdict).toHaveText("Cannot be won");
  }
});

test("the next and the previous number, as far as there are any", async ({ table }) => {
  const { page } = table;
  await table.open("#/black-hole/24");
  await table.dealName.click();
  await table.button("Next number").click();
  await expect(table.dealName).toHaveText("No. 25");
  await table.dealName.click();
  await table.button("Previous number").click();
  await expect(table.dealName).toHaveText("No. 24");
  await table.open("#/black-hole/ms1");
  await table.dealName.click();
  await expect(table.button("Next number")).toBeVisible();
  await expect(table.button("Previous number")).toHaveCount(0);
  await page.keyboard.press("Escape");
  await table.open("#/black-hole/100000000000000000000");
  await table.dealName.click();
  await expect(table.button("Previous number")).toBeVisible();
  await expect(table.button("Next number")).toHaveCount(0);
});

test("the same deal again leaves the game to be gone on with", async ({ table }) => {
  await table.open("#/black-hole/24");
  await table.playAny();
  const second = await table.playAny();
  await table.choose("Same deal again");
  await table.expectMoved(0);
  await expect(table.message).toHaveText("You have another game on this deal: 2 of 51.");
  await table.offer("Continue that game").click();
  await table.expectMoved(2);
  await expect(table.hole).toHaveAttribute("data-card", second);
});

test("how hard a deal is is told to who asks", async ({ table }) => {
  for (const [deal, grade] of [
    ["24", /^Very hard\. .* has to take back 12 cards on the way to a win\./],
    ["3", /^Easy\. .* take back 5 cards/],
    ["1", "This deal cannot be won: every continuation has been looked at."],
  ] as const) {
    await table.open(`#/black-hole/${deal}`);
    await table.dealName.click();
    await table.button("How hard is this deal?").click();
    await expect(table.page.getByTestId("hardness")).toHaveText(grade);
    await table.button("Close").click();
  }
});

test("a hard deal is found", async ({ table }) => {
  await table.open("#/black-hole/24");
  await table.dealName.click();
  await table.button("A hard one").click();
  await expect(table.dealName).not.toHaveText("No. 24");
  await table.dealName.click();
  await table.button("How hard is this deal?").click();
  await expect(table.page.getByTestId("hardness")).toHaveText(/^(Hard|Very hard)\./);
});

/** A solver that finds the first deal of a search, but says so only when the test does. */
const foundWhenTold = `onmessage = ({ data }) => {
  if (data[0] === 1 && data[2] === 1) globalThis.answer = () => post(1, data[1], 5, 1, 0);
}`;

test("a deal that is looked for comes, whatever is done meanwhile", async ({ table }) => {
  await stubSolver(table.page, foundWhenTold);
  await table.open("#/black-hole/24");
  await table.dealName.click();
  await table.button("A hard one").click();
  await expect(table.message).toHaveText("Looking for a deal…");
  await table.card("KC").click();
  await table.expectMoved(1);
  await table.page.workers()[0].evaluate(() => (globalThis as any).answer());
  await expect(table.dealName).not.toHaveText("No. 24");
  await expect(table.message).toHaveText("Your game is kept: No. 24, 1 of 51.");
});

test("a deal that is looked for does not come in the place of one that was opened meanwhile, or was called off", async ({ table }) => {
  await stubSolver(table.page, foundWhenTold);
  const answer = () => table.page.workers()[0].evaluate(() => (globalThis as any).answer());
  await table.open("#/black-hole/24");
  await table.dealName.click();
  await table.button("A hard one").click();
  await expect(table.message).toHaveText("Looking for a deal…");
  await table.open("#/black-hole/25");
  await answer();
  await table.dealName.click();
  await table.button("A hard one").click();
  await table.offer("Cancel").click();
  await answer();
  await expect(table.message).toHaveText(/^Any card one rank up or down/);
  await table.playAny();
  await expect(table.dealName).toHaveText("No. 25");
});

test("a solver that never comes keeps nobody from playing", async ({ table }) => {
  await table.page.route("**/solver.js", (route) => route.fulfill({ contentType: "text/javascript", body: "" }));
  await table.open("");
  await expect(table.message).toHaveText(/^Nobody knows whether this deal can be won/);
  await expect(table.dealName).toHaveText(/^No\. \d+$/);
});
