// The rules, and the small table in them.
import { everyBrowser, expect, test } from "./fixtures";

for (const { locale, menu, rules, fan, lies, four, figure } of [
  { locale: "en-GB", menu: "Menu", rules: "Rules", fan: "Fan", lies: "The hole: jack of clubs", four: /four of clubs does not go on the queen/, figure: "869,413" },
  { locale: "ru-RU", menu: "Меню", rules: "Правила", fan: "Веер", lies: "В дыре: валет треф", four: /Четвёрку треф нельзя положить на даму/, figure: "869 413" },
]) {
  test.describe(locale, () => {
    test.use({ locale });

    test("the example is played as it is told", everyBrowser, async ({ table }) => {
      const { page } = table;
      await table.open("#/black-hole/24");
      await table.button(menu).click();
      await page.getByRole("dialog").getByRole("button", { name: rules, exact: true }).click();
      const dialog = page.getByRole("dialog", { name: rules });
      await expect(dialog).toContainText(locale === "en-GB" ? "David Parlett" : "Дэвид Парлетт");
      await expect(dialog).toContainText(figure);
      await expect(dialog).toContainText("NP");
      const small = page.getByTestId("example");
      const top = (number: number) => small.getByRole("button", { name: new RegExp(`^${fan} ${number}: `) });
      await top(1).click();
      await top(1).click();
      await top(1).click();
      await expect(small.getByRole("status")).toHaveText(four);
      await top(2).click();
      await expect(small.getByRole("status")).toHaveText(lies);
      await expect(small.locator(".fan").first().locator(".card")).toHaveCount(1);
      // The game on the table has not moved.
      await page.keyboard.press("Escape");
      await expect(table.fans).toHaveCount(17);
      await expect(table.progress).toHaveText(/^0 /);
    });
  });
}

test("the example can be played to its end", async ({ table }) => {
  await table.open("#/black-hole/24");
  await table.choose("Rules");
  const small = table.page.getByTestId("example");
  for (let left = 10; left > 0; left -= 1) {
    // Each move is the only one.
    await expect(small.locator(".playable")).toHaveCount(1);
    await small.locator(".playable").click();
    await expect(small.locator(".fan .card:not(.gone)")).toHaveCount(left - 1);
  }
  await expect(small.getByRole("status")).toHaveText("You have won: all the cards are in the hole!");
});

test("the example begins anew", async ({ table }) => {
  await table.open("#/black-hole/24");
  await table.choose("Rules");
  const small = table.page.getByTestId("example");
  await small.getByRole("button", { name: /king of hearts/ }).click();
  await expect(small.getByRole("status")).toHaveText("The hole: king of hearts");
  await small.getByRole("button", { name: "To the start" }).click();
  await expect(small.getByRole("status")).toHaveText("The hole: ace of spades");
  await expect(small.getByRole("button", { name: /king of hearts.*can be played/ })).toBeVisible();
});
