// The part of scripts/bench-page that drives Chromium.
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join } from "node:path";
import { chromium } from "@playwright/test";

const SLOWED = 4;
const VISITS = 7;
/** A way to win deal 24, by the letters of the fans. */
const LINE = "OAGQOOJLFNCBPIPMLJKGBKHBFFEKMCCDIENEAIQLGMJNDQHHPDA";
const TYPES = { ".html": "text/html", ".js": "text/javascript", ".css": "text/css", ".wasm": "application/wasm", ".svg": "image/svg+xml" };

const server = createServer((request, response) => {
  const path = new URL(request.url, "http://localhost").pathname;
  try {
    const content = readFileSync(join("dist", path === "/" ? "index.html" : path));
    response.writeHead(200, { "content-type": TYPES[extname(path)] ?? "text/html" }).end(content);
  } catch {
    response.writeHead(404).end();
  }
});
await new Promise((done) => server.listen(0, "127.0.0.1", done));
const address = `http://127.0.0.1:${server.address().port}/`;
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM,
  args: ["--no-sandbox", "--disable-gpu", "--disable-quic", "--disable-background-networking"],
});

/** A visit by somebody new, on a slow phone. */
async function visit(link) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await (await context.newCDPSession(page)).send("Emulation.setCPUThrottlingRate", { rate: SLOWED });
  await page.addInitScript(() => {
    window.measured = { tasks: [], clicks: [] };
    new PerformanceObserver((list) => measured.tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({
      type: "longtask",
      buffered: true,
    });
    // From the click to the next painted frame, in steps of 8 ms.
    new PerformanceObserver((list) => {
      const clicks = list.getEntries().filter(({ name }) => name === "click");
      measured.clicks.push(...clicks.map(({ duration }) => duration));
    }).observe({ type: "event", durationThreshold: 16 });
    const look = () => {
      const card = document.querySelector("main:not(.empty) .fan .card");
      if (card) requestAnimationFrame(() => (measured.seen = performance.now()));
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await page.goto(address + link);
  await page.waitForFunction(() => measured.seen);
  return { page, context };
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

for (const live of [false, true]) {
  const { page, context } = await visit("#/black-hole/24");
  if (live) await page.keyboard.press("v");
  await page.evaluate(() => (measured.tasks.length = measured.clicks.length = 0));
  for (const [place, fan] of [...LINE].entries()) {
    // Where a finger would hit it, also when it lies beyond the strip's edge.
    await page.getByTestId("fan").nth(fan.charCodeAt(0) - 65).click();
    await page.waitForFunction((moved) => document.querySelector("[data-testid=progress]").textContent.startsWith(`${moved} `), place + 1);
  }
  const { clicks, tasks } = await page.evaluate(() => measured);
  const how = live ? "with the live verdict" : "without help";
  tell(`from click to paint, a whole game ${how}, ${LINE.length} clicks (those under 16 ms are not counted: ${LINE.length - clicks.length})`, clicks);
  console.log(`tasks above 50 ms, a whole game ${how}: ${tasks.length}, the longest ${Math.max(0, ...tasks).toFixed(0)} ms`);
  await context.close();
}
await browser.close();
server.close();
