// A phone, 390x844, with touch.
import AxeBuilder from "@axe-core/playwright";
import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./fixtures";

test("axe-core finds nothing", async ({ table }) => {
  await table.open("#/black-hole/24");
  expect((await new AxeBuilder({ page: table.page }).analyze()).violations).toEqual([]);
});

test("deal 24 is won by tapping the hints, each of which is brought into sight", async ({ table }) => {
  await table.open("#/black-hole/24");
  await table.followHintsToTheEnd(async (card) => {
    await expect(card).toBeInViewport({ ratio: 0.9 });
    await card.tap();
  });
  await expect(table.message).toHaveText("You have won: all the cards are in the hole!");
});

test("the strip scrolls sideways, says what lies beyond, and the page stays put", async ({ table }) => {
  const { page } = table;
  await table.open("#/black-hole/24");
  const strip = page.locator(".strip");
  const overflow = await strip.evaluate((strip) => strip.scrollWidth - strip.clientWidth);
  expect(overflow).toBeGreaterThan(100);
  await expect(page.locator(".edge.right")).toBeVisible();
  await expect(page.locator(".edge.left")).toBeHidden();
  await strip.evaluate((strip) => strip.scrollTo({ left: strip.scrollWidth, behavior: "instant" }));
  await expect(page.locator(".edge.left")).toBeVisible();
  await expect(page.locator(".edge.right")).toBeHidden();
  const overflowOfPage = await page.evaluate(() => [
    document.documentElement.scrollWidth - innerWidth,
    document.documentElement.scrollHeight - innerHeight,
  ]);
  expect(overflowOfPage).toEqual([0, 0]);
  await expect(table.hole).toBeInViewport({ ratio: 1 });
});

test("another deal is looked at from its start", async ({ table }) => {
  await table.open("#/black-hole/24");
  const strip = table.page.locator(".strip");
  await strip.evaluate((strip) => strip.scrollTo({ left: strip.scrollWidth, behavior: "instant" }));
  await expect(table.page.locator(".edge.left")).toBeVisible();
  await table.button("New deal").tap();
  await expect(table.page.locator(".edge.left")).toBeHidden();
});

for (const [width, height] of [
  [320, 460],
  [320, 568],
  [360, 740],
  [390, 664],
  [390, 844],
  [568, 320],
  [844, 390],
  [768, 1024],
]) {
  test(`at ${width}x${height} nothing is cut off and every button can be hit`, async ({ table }) => {
    const { page } = table;
    await page.setViewportSize({ width, height });
    await table.open("#/black-hole/26464608654870335080");
    for (const language of ["en", "ru"]) {
      await expect(page.locator("html")).toHaveAttribute("lang", language);
      for (const button of await page.locator("header button, footer button").all()) {
        await expect(button).toBeInViewport({ ratio: 1 });
      }
      for (const button of await page.locator("header .button, footer .button").all()) {
        const box = (await button.boundingBox())!;
        expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
      }
      await expect(table.hole).toBeInViewport({ ratio: 1 });
      await expect(table.message).toBeInViewport({ ratio: 1 });
      const strip = page.locator(".strip");
      const hidden = await strip.evaluate((strip) => strip.scrollHeight - strip.clientHeight);
      expect(hidden).toBeLessThanOrEqual(0);
      const card = (await table.fans.first().boundingBox())!;
      expect(card.width).toBeGreaterThanOrEqual(38);
      await page.locator("header .button").first().tap();
    }
  });
}

test("every covered card shows its whole index", async ({ table }) => {
  await table.open("#/black-hole/24");
  // At the right end of the rank, where a covered ten would be cut first, the topmost thing is the card itself.
  const seen = await table.page.locator(".covered .face").evaluateAll((faces) =>
    faces.map((face) => {
      face.scrollIntoView({ inline: "center", behavior: "instant" });
      const rank = getComputedStyle(face, "::before");
      const pip = face.querySelector("svg")!.getBoundingClientRect();
      const right = pip.left + parseFloat(rank.width) * (face.classList.contains("wide") ? 0.84 : 1);
      const at = document.elementFromPoint(right - 2, pip.top - 4);
      return at !== null && face.closest(".card")!.contains(at);
    }),
  );
  expect(seen).toHaveLength(34);
  expect(seen.every(Boolean)).toBe(true);
});

/** A finger comes down in the middle of something, goes this way and lets go. */
async function drag(page: Page, from: Locator, right: number, down: number) {
  const box = (await from.boundingBox())!;
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const devtools = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", part?: number) =>
    devtools.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: part === undefined ? [] : [{ x: x + right * part, y: y + down * part }],
    });
  await touch("touchStart", 0);
  for (let step = 1; step <= 10; step += 1) await touch("touchMove", step / 10);
  await touch("touchEnd");
}

test("a finger drags a card up into the hole", async ({ table }) => {
  const { page } = table;
  await table.open("#/black-hole/24");
  const [card, hole] = [(await table.card("KC").boundingBox())!, (await table.hole.boundingBox())!];
  await drag(page, table.card("KC"), hole.x - card.x, hole.y - card.y);
  await table.expectMoved(1);
  await expect(table.hole).toHaveAttribute("data-card", "KC");
  await expect(page.locator(".picture")).toHaveCount(0);
});

test("a finger that goes sideways scrolls the fans and plays nothing", async ({ table }) => {
  const { page } = table;
  await table.open("#/black-hole/24");
  await drag(page, table.playable.first(), -150, 4);
  await expect.poll(() => page.locator(".strip").evaluate((strip) => strip.scrollLeft)).toBeGreaterThan(60);
  await table.expectMoved(0);
  await expect(page.locator(".picture")).toHaveCount(0);
});

test("two taps in the same place do not make the page larger", async ({ table }) => {
  const { page } = table;
  await table.open("#/black-hole/24");
  await table.card("KC").tap();
  await table.page.locator(".well").evaluate((well) => well.scrollIntoView());
  await page.touchscreen.tap(195, 150);
  await page.touchscreen.tap(195, 150);
  expect(await page.evaluate(() => visualViewport!.scale)).toBe(1);
  expect(await page.evaluate(() => [scrollX, scrollY])).toEqual([0, 0]);
});

test("Golf is won by tapping the hints, also where they say to turn the stock", async ({ table }) => {
  await table.open("#/golf/2");
  await table.flip("Open stock");
  while ((await table.progress.innerText()) !== "35 of 35") {
    await table.button("Hint").tap();
    await expect(table.hinted).toHaveCount(1);
    await expect(table.hinted).toBeInViewport({ ratio: 0.9 });
    await table.hinted.tap();
    await expect(table.hinted).toHaveCount(0);
  }
  await expect(table.message).toHaveText("You have won: all the fans are empty!");
});

for (const link of ["#/golf/2", "#/all-in-a-row/24"]) {
  for (const { width, height } of [{ width: 320, height: 568 }, { width: 844, height: 390 }]) {
    test(`${link} fits into ${width}x${height} with an open stock and a verdict`, async ({ table }) => {
      const { page } = table;
      await page.setViewportSize({ width, height });
      await table.open(link);
      await table.flip("Open stock", "Say all the time whether the game can be won");
      await expect(table.verdict).toHaveText(/Can(not)? be won/);
      const overflow = await page.evaluate(() => [
        document.documentElement.scrollWidth - innerWidth,
        document.documentElement.scrollHeight - innerHeight,
      ]);
      expect(overflow).toEqual([0, 0]);
      // No row of fans is cut off.
      const strip = page.locator(".strip");
      expect(await strip.evaluate((strip) => strip.scrollHeight - strip.clientHeight)).toBeLessThanOrEqual(0);
      if (link.startsWith("#/golf")) {
        const { width, height } = (await table.stock.boundingBox())!;
        expect(Math.min(width, height)).toBeGreaterThanOrEqual(36);
        await expect(page.getByTestId("open-stock")).toBeInViewport({ ratio: 1 });
      }
    });
  }
}
