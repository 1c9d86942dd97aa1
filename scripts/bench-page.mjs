// The part of scripts/bench-page that drives Chromium.
import { chromium } from "@playwright/test";
import { serve } from "./serve.mjs";

const SLOWED = 4;
const VISITS = 7;
/** What the page is left to itself before and after a tap, in milliseconds. */
const PAUSE = 300;
/** How long a finger is down in a quick tap, in milliseconds. */
const TOUCH = 60;
/** A way to win deal 24, by the letters of the fans. */
const LINE = "OAGQOOJLFNCBPIPMLJKGBKHBFFEKMCCDIENEAIQLGMJNDQHHPDA";

const { address, close } = await serve();
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM,
  args: ["--no-sandbox", "--disable-gpu", "--disable-quic", "--disable-background-networking"],
});

/** A visit by somebody new, on a slow phone. */
async function visit(link) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true });
  const page = await context.newPage();
  const finger = await slowedDown(page);
  await page.addInitScript(() => {
    window.measured = { tasks: [], clicks: [] };
    new PerformanceObserver((list) => measured.tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({
      type: "longtask",
      buffered: true,
    });
    // From the finger's going up to the next painted frame, in steps of 8 ms.
    new PerformanceObserver((list) => {
      const clicks = list.getEntries().filter(({ name }) => name === "click");
      measured.clicks.push(...clicks.map(({ duration }) => duration));
    }).observe({ type: "event", durationThreshold: 16 });
    measured.seen = new Promise((seen) => {
      const look = () => {
        const card = document.querySelector("main:not(.empty) .fan .card");
        if (card) requestAnimationFrame(() => seen(performance.now()));
        else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
  });
  await page.goto(address + link);
  // Nothing is asked of the page but by `evaluate`: for anything else Playwright would listen to every touch beside the page.
  await page.evaluate(() => measured.seen);
  return { page, context, finger };
}

/** Slows the page down; gives the session by which a finger touches it. */
async function slowedDown(page) {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWED });
  return session;
}

/** A tap as a finger makes it: Playwright's own has no time between down and up. */
async function tap(page, finger, x, y) {
  await finger.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [{ x, y }] });
  await page.waitForTimeout(TOUCH);
  await finger.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}

/** The same of a page that does nothing but count its taps: what the browser itself takes on this machine. */
async function floor() {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true });
  const page = await context.newPage();
  const finger = await slowedDown(page);
  await page.setContent(`<!doctype html><meta name="viewport" content="width=device-width">
    <style>button { width: 200px; height: 200px; touch-action: manipulation }</style><button>0</button>`);
  await page.evaluate(() => {
    window.taps = [];
    new PerformanceObserver((list) => {
      const clicks = list.getEntries().filter(({ name }) => name === "click");
      taps.push(...clicks.map(({ duration }) => duration));
    }).observe({ type: "event", durationThreshold: 16 });
    document.querySelector("button").onclick = ({ target }) => (target.textContent = Number(target.textContent) + 1);
  });
  for (const _ of LINE) {
    await page.waitForTimeout(PAUSE);
    await tap(page, finger, 100, 100);
  }
  await page.waitForTimeout(PAUSE);
  const taps = await page.evaluate(() => taps);
  await context.close();
  return taps;
}

const percentile = (values, share) => values.toSorted((a, b) => a - b)[Math.ceil(share * values.length) - 1] ?? 0;
const tell = (what, values) =>
  console.log(`${what}: p50 ${percentile(values, 0.5).toFixed(0)}  p95 ${percentile(values, 0.95).toFixed(0)}  worst ${percentile(values, 1).toFixed(0)} ms`);

for (const [what, link] of [["a deal by its number", "#/black-hole/24"], ["a random deal that is proven to be winnable", ""]]) {
  const seen = [];
  for (let number = 0; number < VISITS; number += 1) {
    const { page, context } = await visit(link);
    seen.push(await page.evaluate(() => measured.seen));
    await context.close();
  }
  tell(`first cards seen, ${what}, ${VISITS} visits`, seen);
}

tell("from tap to paint, a page of one button", await floor());
for (const live of [false, true]) {
  const { page, context, finger } = await visit("#/black-hole/24");
  if (live) await page.keyboard.press("v");
  await page.evaluate(() => (measured.tasks.length = measured.clicks.length = 0));
  for (const [place, fan] of [...LINE].entries()) {
    // Where a finger would hit it, also when it lies beyond the strip's edge.
    const at = await page.evaluate((fan) => {
      const button = document.querySelectorAll("[data-testid=fan]")[fan];
      button.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
      const { x, y, width, height } = button.getBoundingClientRect();
      return [x + width / 2, y + height / 2];
    }, fan.charCodeAt(0) - 65);
    await page.waitForTimeout(PAUSE);
    await tap(page, finger, ...at);
    // Asked after it has long been painted: who asks all the time has the page paint all the time.
    await page.waitForTimeout(PAUSE);
    const told = await page.evaluate(() => document.querySelector("[data-testid=progress]").textContent);
    if (!told.startsWith(`${place + 1} `)) throw new Error(`after ${place + 1} taps the page says ${told}`);
  }
  const { clicks, tasks } = await page.evaluate(() => measured);
  const how = live ? "with the live verdict" : "without help";
  tell(`from tap to paint, a whole game ${how}, ${LINE.length} taps (those under 16 ms are not counted: ${LINE.length - clicks.length})`, clicks);
  console.log(`tasks above 50 ms, a whole game ${how}: ${tasks.length}, the longest ${Math.max(0, ...tasks).toFixed(0)} ms`);
  await context.close();
}
await browser.close();
close();
