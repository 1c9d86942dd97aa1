// How a card moves: it flies, is dragged, and says at once why it may not go.
import type { Locator, Page } from "@playwright/test";
import { everyBrowser, expect, test } from "./fixtures";

async function middle(locator: Locator): Promise<[number, number]> {
  const box = (await locator.boundingBox())!;
  return [box.x + box.width / 2, box.y + box.height / 2];
}

/** Presses the mouse button on a card. */
async function press(page: Page, card: Locator) {
  await page.mouse.move(...(await middle(card)));
  await page.mouse.down();
}

/** Takes a card with the mouse and holds it over something. */
async function holdOver(page: Page, card: Locator, target: Locator) {
  await press(page, card);
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

/** Plays a card; gives how its picture moves and where from, while the table still shows it in its fan. */
function flight(card: Locator) {
  return card.evaluate(async (card) => {
    (card as HTMLElement).click();
    await new Promise(requestAnimationFrame);
    return document.getAnimations().map((animation) => {
      const effect = animation.effect as KeyframeEffect;
      const changed = effect.getKeyframes().flatMap((frame) => Object.keys(frame));
      animation.pause();
      animation.currentTime = 0;
      const { left, top, width, height } = effect.target!.getBoundingClientRect();
      return {
        of: effect.target!.className,
        time: Number(effect.getComputedTiming().duration),
        changed: [...new Set(changed)].filter((name) => !/^(offset|computedOffset|easing|composite)$/.test(name)),
        from: [left + width / 2, top + height / 2],
      };
    });
  });
}

test("a card flies into the hole within 180 ms, by its transform alone", async ({ table }) => {
  await table.page.emulateMedia({ reducedMotion: "no-preference" });
  await table.open("#/black-hole/24");
  const flights = await flight(table.card("KC"));
  expect(flights).toHaveLength(1);
  expect(flights[0]).toMatchObject({ of: "card clubs picture", changed: ["transform"] });
  expect(flights[0].time).toBeGreaterThan(0);
  expect(flights[0].time).toBeLessThanOrEqual(180);
});

test("a card flies from where it lay, with the card before it in the hole meanwhile", async ({ table }) => {
  const { page } = table;
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await table.open("#/black-hole/24");
  const [x, y] = await middle(table.card("KC"));
  const seen = page.evaluate(async () => {
    while (!document.querySelector(".picture")) await new Promise(requestAnimationFrame);
    return document.querySelector(".hole .card")!.getAttribute("data-card");
  });
  const [{ from }] = await flight(table.card("KC"));
  expect(Math.hypot(from[0] - x, from[1] - y)).toBeLessThan(2);
  expect(await seen).toBe("AS");
  await expect(table.hole).toHaveAttribute("data-card", "KC");
  await expect(page.locator(".picture")).toHaveCount(0);
});

test("nothing flies where no motion is wanted", async ({ table }) => {
  await table.open("#/black-hole/24");
  expect(await flight(table.card("KC"))).toEqual([]);
  await expect(table.hole).toHaveAttribute("data-card", "KC");
});

test("a move that is taken back while its card flies leaves the hole as it was", async ({ table }) => {
  const { page } = table;
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await table.open("#/black-hole/24");
  await table.card("KC").evaluate(async (card) => {
    (card as HTMLElement).click();
    await new Promise(requestAnimationFrame);
    document.querySelector("body")!.dispatchEvent(new KeyboardEvent("keydown", { key: "u", bubbles: true }));
  });
  await table.expectMoved(0);
  await expect(page.locator(".picture")).toHaveCount(0);
  await expect(table.hole).toHaveAttribute("data-card", "AS");
  await expect(table.card("KC")).not.toHaveAttribute("data-lifted");
});

test("a card goes while the one before is on its way", async ({ table }) => {
  const { page } = table;
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await table.open("#/black-hole/24");
  // The two of hearts, the three of spades and the four that follows, quicker than any finger.
  const pictures = await page.evaluate(() => {
    const fans = document.querySelectorAll<HTMLElement>("[data-testid=fan]");
    for (const fan of [14, 0, 6]) fans[fan].click();
    return document.querySelectorAll(".picture").length;
  });
  expect(pictures).toBe(3);
  await table.expectMoved(3);
  await expect(page.locator(".picture")).toHaveCount(0);
  await expect(table.hole).toHaveAttribute("data-card", "4S");
});

test("a move is kept that is made just before the page is left", async ({ table }) => {
  await table.open("#/black-hole/24");
  await table.card("KC").evaluate((card) => {
    (card as HTMLElement).click();
    location.reload();
  });
  await table.expectMoved(1);
});

test("a card that is pressed is lifted, and lies where it lay when the browser takes the press for something else", async ({ table }) => {
  const { page } = table;
  await table.open("#/black-hole/24");
  await press(page, table.card("KC"));
  await expect(page.locator(".picture")).toHaveCount(1);
  await expect(table.card("KC")).toHaveAttribute("data-lifted");
  await table.card("KC").evaluate((card) => {
    card.dispatchEvent(new PointerEvent("pointercancel", { pointerId: 1, isPrimary: true, bubbles: true }));
  });
  await expect(page.locator(".picture")).toHaveCount(0);
  await expect(table.card("KC")).not.toHaveAttribute("data-lifted");
  await table.expectMoved(0);
});

test("a card that may not move is not lifted by a press", async ({ table }) => {
  const { page } = table;
  await table.open("#/black-hole/24");
  await press(page, table.card("4S"));
  await expect(table.card("4S")).toHaveAttribute("tabindex", "0");
  await expect(page.locator(".picture")).toHaveCount(0);
});

test("a card is dragged into the hole", everyBrowser, async ({ table }) => {
  const { page } = table;
  await table.open("#/black-hole/24");
  await press(page, table.card("KC"));
  const [x, y] = await middle(table.hole);
  await page.mouse.move(x + 30, y + 60, { steps: 4 });
  await expect(page.locator(".picture")).toBeVisible();
  await page.mouse.move(x, y, { steps: 4 });
  await expect(page.getByTestId("hole")).toHaveAttribute("data-lit");
  await page.mouse.up();
  await table.expectMoved(1);
  await expect(table.hole).toHaveAttribute("data-card", "KC");
  await expect(page.locator(".picture")).toHaveCount(0);
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
  await expect(page.locator(".picture")).toBeVisible();
  await page.mouse.up();
  await expect(page.locator(".picture")).toHaveCount(0);
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
  await expect(page.locator(".picture")).toHaveCount(0);
});

test("a card that is played by a key while it is dragged is not followed by the one below it", async ({ table }) => {
  const { page } = table;
  await table.open("#/black-hole/24");
  await holdOver(page, table.card("KS"), table.hole);
  await page.keyboard.press("Enter");
  await table.expectMoved(1);
  // The ace of clubs, which lay under the king, could be played.
  await page.mouse.up();
  await expect(page.locator(".picture")).toHaveCount(0);
  await table.expectMoved(1);
});
