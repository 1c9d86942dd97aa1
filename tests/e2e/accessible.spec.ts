// For everyone: what axe-core finds, what a screen reader is told, where the focus goes.
import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";

for (const locale of ["en-GB", "ru-RU"]) {
  test.describe(locale, () => {
    test.use({ locale });

    test("axe-core finds nothing on any view, dark or light", async ({ table }) => {
      const { page } = table;
      await table.open("#/black-hole/24");
      await expectNoViolations(page);
      await page.keyboard.press("h");
      await expect(table.hinted).toHaveCount(1);
      await expectNoViolations(page);
      await table.hinted.click();
      await table.dealName.click();
      await page.locator("dialog form button[type=submit]").waitFor();
      await page.locator("#deal-field").fill("0");
      await page.keyboard.press("Enter");
      await expect(page.getByRole("alert")).toBeVisible();
      await expectNoViolations(page);
      await page.keyboard.press("Escape");
      const [share, menu] = await page.locator("header .square").all();
      await share.click();
      await page.locator("#link").waitFor();
      await expectNoViolations(page);
      await page.keyboard.press("Escape");
      // Every entry of the menu that opens a dialog, then the two ways to look at a line.
      for (const place of [6, 5, 8, 7, 4, 9, 10]) {
        await menu.click();
        await page.locator(".menu-item").nth(place).click();
        await page.locator("dialog[open] h2").waitFor();
        await expectNoViolations(page);
        await page.keyboard.press("Escape");
      }
      for (const place of [0, 1]) {
        await menu.click();
        await page.locator(".menu-item").nth(place).click();
        await expect(page.locator("main.viewing")).toBeVisible();
        await expectNoViolations(page);
        await page.keyboard.press("Escape");
      }
    });
  });
}

async function expectNoViolations(page: Page) {
  for (const colorScheme of ["dark", "light"] as const) {
    // Without motion: what is only fading in has little contrast yet.
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    // In one piece, as there are no frames of other hosts.
    const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
    expect(violations, colorScheme).toEqual([]);
  }
}

test("a fan is told in words: its cards from the top, and whether it can be played", async ({ table }) => {
  await table.open("#/black-hole/24");
  await expect(table.page.getByRole("list", { name: "Fans" }).getByRole("listitem")).toHaveCount(17);
  const fan = (name: string) => table.page.getByRole("button", { name, exact: true });
  await expect(fan("Fan 1: three of spades; under it three of clubs, four of clubs")).toBeVisible();
  await fan("Fan 4: king of clubs; under it ten of hearts, five of diamonds; can be played").click();
  await expect(fan("Fan 4: ten of hearts; under it five of diamonds")).toBeFocused();
  await expect(table.page.getByRole("img", { name: "The hole: king of clubs" })).toBeVisible();
});

test("moves are announced politely", async ({ table }) => {
  await table.open("#/black-hole/24");
  await table.card("KC").click();
  await expect(table.message).toHaveRole("status");
  await expect(table.message).toHaveText(
    /^King of clubs is in the hole: 1 of 51; \d+ cards? can be played\.$/,
  );
});

test("a fan that is used up keeps the focus, and says that it is empty", async ({ table }) => {
  await table.open("#/black-hole/24");
  const { page } = table;
  let moved = 0;
  // By hints, until the fan in hand is empty.
  for (;;) {
    await page.keyboard.press("h");
    await expect(table.hinted).toHaveCount(1);
    await table.hinted.focus();
    await page.keyboard.press("Enter");
    moved += 1;
    await table.expectMoved(moved);
    const focused = page.locator(":focus");
    await expect(focused).toHaveAttribute("data-testid", "fan");
    if (/empty$/.test((await focused.getAttribute("aria-label"))!)) break;
  }
  await page.keyboard.press("Enter");
  await expect(table.message).toHaveText("This fan is empty.");
});

test("nothing moves by itself where no motion is wanted", async ({ table }) => {
  await table.page.emulateMedia({ reducedMotion: "reduce" });
  await table.open("#/black-hole/24");
  await table.playAny();
  const moving = await table.page.locator("body *").evaluateAll((elements) =>
    elements.filter((element) => {
      const style = getComputedStyle(element);
      return style.animationName !== "none" || parseFloat(style.transitionDuration) > 0;
    }).length,
  );
  expect(moving).toBe(0);
});

for (const { locale, keeps, won, progress } of [
  { locale: "en-GB", keeps: /keeps the win$/, won: /^You have won/, progress: "51 of 51" },
  { locale: "ru-RU", keeps: /ведёт к победе$/, won: /^Победа/, progress: "51 из 51" },
]) {
  test.describe(locale, () => {
    test.use({ locale });

    test("a whole game is won by keys and by what is read out alone", async ({ table }) => {
      const { page } = table;
      await table.open("#/black-hole/24");
      await page.keyboard.press("ArrowRight");
      await expect(page.getByRole("button", { name: /^(Fan|Веер) 1: / })).toBeFocused();
      for (let moved = 1; moved <= 51; moved++) {
        await page.keyboard.press("h");
        // The focus goes to the card, and so it is read out.
        await expect(page.getByRole("button", { name: keeps })).toBeFocused();
        await page.keyboard.press("Enter");
        await expect(page.getByRole("button", { name: keeps })).toHaveCount(0);
      }
      await expect(page.getByRole("status").filter({ hasText: won })).toBeVisible();
      await expect(page.getByText(progress)).toBeVisible();
    });
  });
}

test("axe-core finds nothing with any deck, marks and reasons on the table", async ({ table }) => {
  const { page } = table;
  await table.open("#/black-hole/24");
  await table.flip("Mark what each card leads to", "Four-colour cards", "For the left hand", "All fans in sight");
  await expect(page.locator(".loses, .keeps").first()).toBeVisible();
  await table.card("4S").click();
  await expect(page.locator(".why-not")).toBeVisible();
  await expectNoViolations(page);
  await table.flip("High-contrast cards");
  await expectNoViolations(page);
});
