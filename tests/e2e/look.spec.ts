// How the table looks by the player's choice, and that the choice is kept.
import { everyBrowser, expect, test } from "./fixtures";

test("dark and light follow the system until one is chosen", async ({ table }) => {
  const { page } = table;
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await page.emulateMedia({ colorScheme: "dark" });
  await table.open("#/black-hole/24");
  const dark = await ground();
  await page.emulateMedia({ colorScheme: "light" });
  const light = await ground();
  expect(light).not.toBe(dark);
  await table.choose("Settings");
  await page.getByLabel("Dark").check();
  expect(await ground()).toBe(dark);
  await page.emulateMedia({ colorScheme: "dark" });
  await page.getByLabel("Light").check();
  expect(await ground()).toBe(light);
  await page.reload();
  await expect(table.fans).toHaveCount(17);
  expect(await ground()).toBe(light);
  await table.choose("Settings");
  await page.getByLabel("Like the system").check();
  expect(await ground()).toBe(dark);
});

test("in a four-colour deck each suit has a colour of its own", everyBrowser, async ({ table }) => {
  await table.open("#/black-hole/24");
  const colours = () =>
    table.page.evaluate(() =>
      ["clubs", "spades", "hearts", "diamonds"].map((suit) => getComputedStyle(document.querySelector(`.card.${suit}`)!).color),
    );
  expect(new Set(await colours()).size).toBe(2);
  await table.flip("Four-colour cards");
  expect(new Set(await colours()).size).toBe(4);
  await table.page.reload();
  await expect(table.fans).toHaveCount(17);
  expect(new Set(await colours()).size).toBe(4);
});

test("high-contrast cards are white, with every suit at seven to one or more", async ({ table }) => {
  await table.open("#/black-hole/24");
  await table.flip("High-contrast cards", "Four-colour cards");
  const contrasts = await table.page.evaluate(() => {
    const luminance = (colour: string) => {
      const parts = colour.match(/\d+/g)!.slice(0, 3).map((part) => Number(part) / 255);
      const [r, g, b] = parts.map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    return ["clubs", "spades", "hearts", "diamonds"].map((suit) => {
      const card = getComputedStyle(document.querySelector(`.fan button.card.${suit}`)!);
      return (luminance(card.backgroundColor) + 0.05) / (luminance(card.color) + 0.05);
    });
  });
  for (const contrast of contrasts) expect(contrast).toBeGreaterThanOrEqual(7);
});

test("for the left hand buttons and fans are mirrored", async ({ table }) => {
  await table.open("#/black-hole/24");
  const left = async (locator: import("@playwright/test").Locator) => (await locator.boundingBox())!.x;
  const [undo, deal] = [table.button("Undo"), table.button("New deal")];
  // The first fan of deal 24 has the four of clubs lowest and the three of spades on top.
  const [lowest, top] = [table.card("4C"), table.card("3S")];
  expect(await left(undo)).toBeLessThan(await left(deal));
  expect(await left(lowest)).toBeLessThan(await left(top));
  await table.flip("For the left hand");
  expect(await left(undo)).toBeGreaterThan(await left(deal));
  expect(await left(lowest)).toBeGreaterThan(await left(top));
  const index = (await lowest.locator(".face svg").boundingBox())!;
  const card = (await lowest.boundingBox())!;
  expect(index.x).toBeGreaterThan(card.x + card.width / 2);
  await table.card("KC").click();
  await table.expectMoved(1);
});

test("the question mark lists the keys", async ({ table }) => {
  await table.open("#/black-hole/24");
  await table.page.keyboard.press("?");
  const dialog = table.page.getByRole("dialog", { name: "Keys" });
  await expect(dialog.getByRole("row", { name: /^H\b.*Hint/ })).toBeVisible();
  await table.page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
});

for (const [width, height] of [
  [320, 568],
  [390, 844],
  [844, 390],
  [1280, 800],
]) {
  test(`all fans are in sight at ${width}x${height} if that is wanted, and stay so`, async ({ table }) => {
    const { page } = table;
    await page.setViewportSize({ width, height });
    await table.open("#/black-hole/24");
    await table.flip("All fans in sight");
    const inSight = async () => {
      for (const fan of await table.fans.all()) await expect(fan).toBeInViewport({ ratio: 0.99 });
      await expect(page.locator(".edge.shown")).toHaveCount(0);
    };
    await inSight();
    await page.setViewportSize({ width: height, height: width });
    await inSight();
    await table.choose("Analysis");
    await expect(page.getByTestId("facts")).toBeAttached();
    await inSight();
    await page.reload();
    await expect(table.fans).toHaveCount(17);
    await inSight();
  });
}

for (const [width, height] of [
  [320, 568],
  [390, 844],
  [844, 390],
  [1280, 800],
  [2560, 1440],
]) {
  test(`with text of twice the size everything can be reached at ${width}x${height}`, async ({ table }) => {
    const { page } = table;
    await page.setViewportSize({ width, height });
    // As a browser does it whose user has chosen letters twice as large.
    const devtools = await page.context().newCDPSession(page);
    await devtools.send("Page.setFontSizes", { fontSizes: { standard: 32 } });
    await table.open("#/black-hole/24");
    expect(await page.evaluate(() => parseFloat(getComputedStyle(document.body).fontSize))).toBeGreaterThanOrEqual(32);
    for (const button of await page.locator("header button, footer button").all()) {
      await button.scrollIntoViewIfNeeded();
      await expect(button).toBeInViewport({ ratio: 0.95 });
    }
    await table.playable.first().click();
    await table.expectMoved(1);
    await expect(table.hole).toBeInViewport({ ratio: 0.95 });
    await page.keyboard.press("h");
    await expect(table.message).toHaveText(/keeps the win/);
    await table.message.scrollIntoViewIfNeeded();
    await expect(table.message).toBeInViewport({ ratio: 0.95 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    await table.choose("Settings");
    await expect(page.getByRole("switch").last()).toBeAttached();
    await page.getByRole("switch").last().scrollIntoViewIfNeeded();
    await expect(page.getByRole("switch").last()).toBeInViewport();
  });
}

test("at 2560 px all fans are in sight without being asked, and a card is no larger than life", async ({ table }) => {
  const { page } = table;
  await page.setViewportSize({ width: 2560, height: 1440 });
  await table.open("#/black-hole/24");
  for (const fan of await table.fans.all()) await expect(fan).toBeInViewport({ ratio: 0.95 });
  expect((await table.fans.first().boundingBox())!.width).toBeLessThan(200);
});
