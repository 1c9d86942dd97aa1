// The part of scripts/screenshots that drives Chromium. A picture's name says what it shows:
// state-language-theme-width.png.
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { serve } from "./serve.mjs";

const folder = process.argv[2];
/** A way to win deal 24, as in a link. */
const LINE = "OAGQOOJLFNCBPIPMLJKGBKHBFFEKMCCDIENEAIQLGMJNDQHHPDA";
const played = (moves) => `#/black-hole/24/${LINE.slice(0, moves)}`;

const PHONE = { width: 390, height: 844 };
const SIZES = [{ width: 320, height: 568 }, PHONE, { width: 844, height: 390 }, { width: 768, height: 1024 }, { width: 1280, height: 800 }, { width: 2560, height: 1440 }];
const LOOKS = [["en-GB", "dark"], ["en-GB", "light"], ["ru-RU", "dark"], ["ru-RU", "light"]];

/** The entries of the menu that open something, by their places from the end. */
const MENU = { keys: 1, settings: 2, rules: 3, journal: 4, saved: 5, own_cards: 6, games: 8 };

const menu = (page) => page.locator("header .square").last().click();
async function choose(page, place) {
  await menu(page);
  await page.locator(".menu-item").nth(place).click();
}

/** Each state: where it begins, what is done then, and what has been chosen before. */
const STATES = {
  start: { link: "#/black-hole/24" },
  middle: { link: played(25) },
  hint: { link: played(6), act: async (page) => (await page.keyboard.press("h"), await page.locator(".hinted").waitFor()) },
  lost: { link: "#/black-hole/1", act: async (page) => (await page.keyboard.press("v"), await page.locator(".verdict.lost").waitFor()) },
  stuck: { link: "#/black-hole/24", act: playUntilStuck },
  won: { link: played(51) },
  refused: { link: "#/black-hole/24", act: (page) => page.locator("button[data-card='4S']").click() },
  marks: { link: played(6), settings: { mark_moves: true, live_verdict: true }, act: (page) => page.locator(".keeps").first().waitFor() },
  four_colours: { link: played(6), settings: { four_colours: true } },
  high_contrast: { link: played(6), settings: { high_contrast: true, four_colours: true } },
  left_handed: { link: played(6), settings: { left_handed: true } },
  all_in_sight: { link: "#/black-hole/24", settings: { fit_all: true } },
  solution: { link: "#/black-hole/24", act: async (page) => (await choose(page, 0), await page.locator("main.viewing").waitFor()) },
  analysis: { link: played(25), act: async (page) => (await choose(page, 1), await page.locator("main.viewing").waitFor(), await page.waitForTimeout(1500)) },
  golf: { link: "#/golf/2/HHHH" },
  golf_hint: { link: "#/golf/2/HHHH", act: async (page) => (await page.keyboard.press("h"), await page.locator(".hinted").waitFor()) },
  golf_marks: { link: "#/golf/2", settings: { mark_moves: true, live_verdict: true }, act: (page) => page.locator(".in-orders").first().waitFor() },
  golf_open: { link: "#/golf/2", settings: { open_stock: true, mark_moves: true, live_verdict: true }, act: (page) => page.locator(".keeps").first().waitFor() },
  golf_own_cards: { link: "#/golf/2", act: (page) => choose(page, -MENU.own_cards) },
  golf_rules: { link: "#/golf/2", act: async (page) => (await choose(page, -MENU.rules), await page.getByTestId("example").scrollIntoViewIfNeeded()) },
  row: { link: "#/all-in-a-row/24" },
  row_hint: { link: "#/all-in-a-row/24", act: async (page) => (await page.keyboard.press("h"), await page.locator(".hinted").waitFor()) },
  damaged_link: { link: "#/black-hole/24/A" },
  menu: { link: "#/black-hole/24", act: menu },
  deal: { link: "#/black-hole/24", act: (page) => page.getByTestId("deal").click() },
  share: { link: "#/black-hole/24", act: (page) => page.locator("header .square").first().click() },
  ...Object.fromEntries(Object.entries(MENU).map(([name, fromTheEnd]) => [name, { link: "#/black-hole/24", act: (page) => choose(page, -fromTheEnd) }])),
};

async function playUntilStuck(page) {
  const playable = page.locator(".playable");
  const progress = page.getByTestId("progress");
  await playable.first().waitFor();
  while ((await playable.count()) > 0) {
    // What is shown follows a card a frame later.
    const before = await progress.textContent();
    await playable.first().click();
    await page.waitForFunction((before) => document.querySelector("[data-testid=progress]").textContent !== before, before);
  }
}

mkdirSync(folder, { recursive: true });
const { address, close } = await serve();
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM, args: ["--no-sandbox", "--disable-gpu", "--disable-quic"] });

async function picture(name, { link, act, settings = {} }, [locale, colorScheme], viewport) {
  const context = await browser.newContext({ viewport, locale, colorScheme, reducedMotion: "reduce", serviceWorkers: "block" });
  await context.addInitScript((settings) => localStorage.setItem("black-hole/settings", JSON.stringify({ version: 1, ...settings })), settings);
  const page = await context.newPage();
  await page.goto(address + link);
  await page.locator("main:not(.empty) .fan").first().waitFor();
  await act?.(page);
  // What is fetched when it is wanted is there, and what the browser measures after it has painted.
  await page.waitForLoadState("networkidle");
  await page.waitForTimeout(150);
  await page.screenshot({ path: join(folder, `${name}-${locale.slice(0, 2)}-${colorScheme}-${viewport.width}.png`) });
  await context.close();
}

let count = 0;
const take = async (...what) => (await picture(...what), (count += 1));
// Every state on a phone in both languages and themes; the others' sizes in turns.
for (const [place, [name, state]] of Object.entries(STATES).entries()) {
  for (const look of LOOKS) await take(name, state, look, PHONE);
  await take(name, state, LOOKS[place % LOOKS.length], { width: 1280, height: 800 });
}
for (const viewport of SIZES) {
  for (const name of ["start", "marks", "won", "all_in_sight", "golf_marks", "golf_open", "row"]) {
    for (const look of [LOOKS[0], LOOKS[3]]) await take(name, STATES[name], look, viewport);
  }
}
console.log(`${count} pictures in ${folder}`);
await browser.close();
close();
