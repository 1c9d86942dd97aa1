// Hints: proven by the solver in its worker, while the page stays free.
import { everyBrowser, expect, test } from "./fixtures";

test("following hints only wins deal 24", async ({ table }) => {
  await table.open("#/black-hole/24");
  await table.followHintsToTheEnd((card) => card.click());
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
    const count = () => {
      document.body.dataset.frames = String(Number(document.body.dataset.frames ?? 0) + 1);
      requestAnimationFrame(count);
    };
    document.querySelector("footer .main")!.addEventListener("click", count, { once: true });
  });
  await table.button("Hint").click();
  await expect(table.message).toHaveText("Looking at every continuation…");
  // Frames are drawn and a wrong card is refused before the answer has come.
  await table.card("AH").click({ position: { x: 8, y: 8 } });
  await expect(table.message).toHaveText(/is covered by|does not go on/);
  expect(Number(await table.page.locator("body").getAttribute("data-frames"))).toBeGreaterThan(1);
  await expect(table.message).toHaveText(/keeps the win|cannot be won/, { timeout: 60_000 });
});

test("what the solver could not decide is called undecided", async ({ table }) => {
  // A worker in the solver's place that gives up on each of the three moves of deal 24; its answers are in the
  // form of src/worker.rs. A question begins with its number.
  const worker = `
    onmessage = ({ data: [id] }) => postMessage(new Uint8Array([1, id, 3, 3, 2, 8, 2, 14, 2]));
    postMessage(new Uint8Array([0]));
  `;
  await table.page.route("**/solver_loader.js", (route) =>
    route.fulfill({ contentType: "text/javascript", body: worker }),
  );
  await table.open("#/black-hole/24");
  await table.button("Hint").click();
  await expect(table.message).toHaveText(/^It could not be decided whether the game can still be won/);
  await expect(table.hinted).toHaveCount(0);
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
