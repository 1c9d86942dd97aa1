// Sharing: links to the deal, the position and the whole game, the QR code, other apps, the cards as text.
import type { Page } from "@playwright/test";
import { everyBrowser, expect, test } from "./fixtures";

const link = (page: Page) => page.getByLabel("Link", { exact: true });

test("links to the deal, the position and the whole game open what they name", everyBrowser, async ({ table, browser }) => {
  const { page } = table;
  await table.open("#/black-hole/24");
  await table.button("Share").click();
  await expect(link(page)).toHaveValue(/^http:.*#\/black-hole\/24$/);
  await expect(page.getByRole("radio")).toHaveCount(1);
  await table.button("Close").click();

  const first = await table.playAny();
  const second = await table.playAny();
  expect(first).not.toBe(second);
  await table.button("Undo").click();
  await table.button("Share").click();
  await page.getByLabel("This position").click();
  const position = await link(page).inputValue();
  expect(position).toMatch(/#\/black-hole\/24\/[A-Q]$/);
  await page.getByLabel("The whole game").click();
  const game = await link(page).inputValue();
  expect(game).toMatch(/#\/black-hole\/24\/[A-Q]{2}\/replay$/);

  // Somebody else, who keeps no games here.
  const other = await (await browser.newContext()).newPage();
  const hole = other.locator(".hole .card");
  await other.goto(position);
  await expect(hole).toHaveAttribute("data-card", first);
  await other.goto("about:blank");
  await other.goto(game);
  await expect(hole).toHaveAttribute("data-card", "AS");
  await other.keyboard.press("End");
  await expect(hole).toHaveAttribute("data-card", second);
  await other.context().close();
});

test("a link is copied", async ({ table, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await table.open("#/black-hole/24");
  await table.button("Share").click();
  await table.button("Copy link").click();
  await expect(table.page.getByText("Copied.")).toBeVisible();
  const copied = await table.page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(await link(table.page).inputValue());
});

test("where copying is not allowed the link is selected", async ({ table }) => {
  await table.page.addInitScript(() => Object.defineProperty(navigator, "clipboard", { value: undefined }));
  await table.open("#/black-hole/24");
  await table.button("Share").click();
  await table.button("Copy link").click();
  await expect(table.page.getByText(/does not allow copying/)).toBeVisible();
  await expect(link(table.page)).toBeFocused();
});

test("where other apps take links the link is handed to them", async ({ table }) => {
  const { page } = table;
  await page.addInitScript(() => {
    (window as any).handed = [];
    Object.defineProperty(navigator, "share", {
      value: (data: unknown) => {
        (window as any).handed.push(data);
        return Promise.reject(new DOMException("thought better of it", "AbortError"));
      },
    });
  });
  await table.open("#/black-hole/24");
  await table.button("Share").click();
  await table.button("Share with…").click();
  const handed = await page.evaluate(() => (window as any).handed);
  expect(handed).toEqual([{ title: "Black Hole", url: await link(page).inputValue() }]);
});

test("without other apps there is no button for them", async ({ table }) => {
  await table.page.addInitScript(() => delete (Navigator.prototype as any).share);
  await table.open("#/black-hole/24");
  await table.button("Share").click();
  await expect(table.button("Copy link")).toBeVisible();
  await expect(table.button("Share with…")).toHaveCount(0);
});

test("the QR code changes with the link", async ({ table }) => {
  await table.open("#/black-hole/24");
  await table.playAny();
  await table.button("Share").click();
  const code = table.page.getByRole("img", { name: "The link as a QR code" }).locator(".qr-dark");
  const deal = await code.getAttribute("d");
  await table.page.getByLabel("The whole game").click();
  await expect(code).not.toHaveAttribute("d", deal!);
});

test("the cards are copied and downloaded as a text board", async ({ table, context }) => {
  const { page } = table;
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await table.open("#/black-hole/24");
  // Whatever is played, the deal goes out, which can be read in again.
  await table.playAny();
  await table.button("Share").click();
  await page.getByText("The cards as text").click();
  const board = await page.getByRole("textbox", { name: "The cards as text" }).inputValue();
  expect(board.split("\n").slice(0, 3)).toEqual(["Foundations: AS", "4C 3C 3S", "5H 6H JH"]);
  await table.button("Copy text").click();
  await expect(page.getByText("Copied.")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(board);
  const [download] = await Promise.all([page.waitForEvent("download"), table.button("Download").click()]);
  expect(download.suggestedFilename()).toBe("black-hole-24.txt");
  const chunks: Buffer[] = [];
  for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
  expect(Buffer.concat(chunks).toString()).toBe(board);
});
