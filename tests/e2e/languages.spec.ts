// Two languages: the browser's choice, the player's choice, in the middle of a game.
import { expect, test } from "./fixtures";

test.describe("in a Russian browser", () => {
  test.use({ locale: "ru-RU" });

  test("the page speaks Russian, with its plurals and cases", async ({ table }) => {
    const { page } = table;
    await table.open("#/black-hole/24");
    await expect(page.locator("html")).toHaveAttribute("lang", "ru");
    await expect(page).toHaveTitle("Чёрная дыра");
    await expect(table.progress).toHaveText("0 из 51");
    await expect(page.getByTestId("playable")).toHaveText("можно сыграть 3 карты");
    await table.card("4S").click();
    await expect(table.message).toHaveText(
      "Четвёрку пик нельзя положить на туза пик: по рангу подходит только король или двойка.",
    );
    await table.button("Подсказка").click();
    await expect(table.message).toHaveText(/^К победе ведёт (король треф|король пик|двойка червей)/);
  });
});

test.describe("in a browser of a third language", () => {
  test.use({ locale: "de-DE" });

  test("the page speaks English", async ({ table }) => {
    await table.open("#/black-hole/24");
    await expect(table.progress).toHaveText("0 of 51");
  });
});

test("the language changes in the middle of a game, and what was said changes with it", async ({ table }) => {
  const { page } = table;
  await table.open("#/black-hole/24");
  await table.playAny();
  await table.card("4S").click();
  await expect(table.message).toHaveText(/^The four of spades/);
  await table.button("Русский").click();
  await expect(table.message).toHaveText(/^Четвёрку пик нельзя положить на/);
  await expect(table.progress).toHaveText("1 из 51");
  await expect(page.locator("html")).toHaveAttribute("lang", "ru");
  // The choice is kept.
  await page.reload();
  await expect(table.progress).toHaveText("1 из 51");
  await table.button("English").click();
  await expect(table.progress).toHaveText("1 of 51");
});
