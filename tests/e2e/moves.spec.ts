// How a card moves: it flies, is dragged, and says at once why it may not go.
import type { Locator, Page } from "@playwright/test";
import { everyBrowser, expect, test } from "./fixtures";

async function middle(locator: Locator): Promise<[number, number]> {
  const box = (await locator.boundingBox())!;
  return [box.x + box.width / 2, box.y + box.height / 2];
}

/** Takes a card with the mouse and holds it over something. */
async function holdOver(page: Page, card: Locator, target: Locator) {
  await page.mouse.move(...(await middle(card)));
  await page.mouse.down();
  await page.mouse.move(...(await middle(target)), { steps: 4 });
}

test("a card of the wrong rank says so at itself, until something else is said", everyBrowser, async ({ table }) => {
  const { page } = table;
  await table.open("#/black-hole/24");
  await table.card("4S").click();
  const fan = page.locator(".fan").filter({ has: page.locator("[data-card='4S']") });
  await expect(fan.locator(".why-not")).toHaveText("only K or 2");
  await expect(page.locator(".why-not")).toHaveCount(1);
  await table.card("KC").click();
  await expect(page.locator(".why-not")).toHaveCount(0);
});

test("a covered card says so at itself", async ({ table }) => {
  const { page } = table;
  await table.open("#/black-hole/24");
  await table.card("4C").click({ position: { x: 8, y: 20 } });
  await expect(page.locator(".fan").first().locator(".why-not")).toHaveText("covered");
  await expect(table.message).toHaveText("The four of clubs is covered by the three of spades.");
});

test("the reason at the card is in the language of the page", async ({ table }) => {
  await table.open("#/black-hole/24");
  await table.card("4S").click();
  await table.button("Русский").click();
  await expect(table.page.locator(".why-not")).toHaveText("только K или 2");
});

test("a card flies into the hole within 180 ms, by its transform alone", async ({ table }) => {
  const { page } = table;
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await table.open("#/black-hole/24");
  const flights = await table.card("KC").evaluate(async (card) => {
    (card as HTMLElement).click();
    await new Promise(requestAnimationFrame);
    return document.getAnimations().map((animation) => {
      const effect = animation.effect as KeyframeEffect;
      const changed = effect.getKeyframes().flatMap((frame) => Object.keys(frame));
      return {
        of: effect.target!.getAttribute("data-card"),
        time: Number(effect.getComputedTiming().duration),
        changed: [...new Set(changed)].filter((name) => !/^(offset|computedOffset|easing|composite)$/.test(name)),
        from: String(effect.getKeyframes()[0].transform),
      };
    });
  });
  expect(flights).toHaveLength(1);
  expect(flights[0]).toMatchObject({ of: "KC", changed: ["transform"] });
  expect(flights[0].time).toBeGreaterThan(0);
  expect(flights[0].time).toBeLessThanOrEqual(180);
});

test("a card flies from where it lay, with the card before it in the hole meanwhile", async ({ table }) => {
  const { page } = table;
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await table.open("#/black-hole/24");
  const [x, y] = await middle(table.card("KC"));
  const from = await table.card("KC").evaluate(async (card) => {
    (card as HTMLElement).click();
    await new Promise(requestAnimationFrame);
    for (const animation of document.getAnimations()) {
      animation.pause();
      animation.currentTime = 0;
    }
    const { left, top, width, height } = document.querySelector(".hole [data-card=KC]")!.getBoundingClientRect();
    return [left + width / 2, top + height / 2];
  });
  expect(Math.hypot(from[0] - x, from[1] - y)).toBeLessThan(2);
  await expect(page.locator(".hole .under")).toHaveAttribute("data-card", "AS");
});

test("three cards go in half a second, each while the one before is on its way", async ({ table }) => {
  const { page } = table;
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await table.open("#/black-hole/24");
  const times = await page.evaluate(async () => {
    const times = [];
    for (let card = 0; card < 3; card += 1) {
      times.push(performance.now());
      document.querySelector<HTMLElement>(".playable")!.click();
      await new Promise(requestAnimationFrame);
    }
    return times.map((time) => time - times[0]);
  });
  await table.expectMoved(3);
  expect(times[2]).toBeLessThan(500);
});

test("a card is dragged into the hole", everyBrowser, async ({ table }) => {
  const { page } = table;
  await table.open("#/black-hole/24");
  await page.mouse.move(...(await middle(table.card("KC"))));
  await page.mouse.down();
  const [x, y] = await middle(table.hole);
  await page.mouse.move(x + 30, y + 60, { steps: 4 });
  await expect(page.locator(".dragged")).toBeVisible();
  await page.mouse.move(x, y, { steps: 4 });
  await expect(page.getByTestId("hole")).toHaveAttribute("data-lit");
  await page.mouse.up();
  await table.expectMoved(1);
  await expect(table.hole).toHaveAttribute("data-card", "KC");
  await expect(page.locator(".dragged")).toHaveCount(0);
  // The fan plays on by click.
  await table.button("Undo").click();
  await table.card("KC").click();
  await table.expectMoved(1);
});

test("a card that is let go elsewhere lies where it lay", async ({ table }) => {
  const { page } = table;
  await table.open("#/black-hole/24");
  const [x, y] = await middle(table.card("KC"));
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 90, y + 40, { steps: 4 });
  await expect(page.locator(".dragged")).toBeVisible();
  await page.mouse.up();
  await expect(page.locator(".dragged")).toHaveCount(0);
  await expect(table.card("KC")).not.toHaveAttribute("data-lifted");
  await table.expectMoved(0);
});

test("a card of the wrong rank that is dragged to the hole says why it may not go", async ({ table }) => {
  const { page } = table;
  await table.open("#/black-hole/24");
  await holdOver(page, table.card("4S"), table.hole);
  await page.mouse.up();
  await expect(table.message).toHaveText(/^The four of spades does not go/);
  await table.expectMoved(0);
  await expect(page.locator(".dragged")).toHaveCount(0);
});

test("a card that is played by a key while it is dragged is not followed by the one below it", async ({ table }) => {
  const { page } = table;
  await table.open("#/black-hole/24");
  await holdOver(page, table.card("KS"), table.hole);
  await page.keyboard.press("Enter");
  await table.expectMoved(1);
  // The ace of clubs, which lay under the king, could be played.
  await page.mouse.up();
  await expect(page.locator(".dragged")).toHaveCount(0);
  await table.expectMoved(1);
});
