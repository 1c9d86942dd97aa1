// The part of scripts/icons that drives Chromium.
import { readFileSync } from "node:fs";
import { chromium } from "@playwright/test";

const svg = readFileSync("icons/icon.svg", "utf8");
const ground = svg.match(/<rect[^>]*fill="([^"]*)"/)[1];
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM, args: ["--no-sandbox", "--disable-gpu"] });

/** `room` is the share of the square that the drawing takes; with less than all of it the ground goes to the edges. */
async function draw(name, size, room = 1) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  const drawing = svg.replace("<svg ", `<svg width="${size * room}" height="${size * room}" `);
  const around = room < 1 ? `background: ${ground}` : "";
  await page.setContent(`<body style="margin: 0; height: 100vh; display: grid; place-items: center; ${around}">${drawing}</body>`);
  await page.screenshot({ path: `icons/${name}.png`, omitBackground: true });
  await page.close();
}

await draw("icon-192", 192);
await draw("icon-512", 512);
// iOS cuts the corners itself; a maskable icon may be cut to a circle of four fifths.
await draw("icon-180", 180, 0.9);
await draw("icon-maskable-512", 512, 0.8);
await browser.close();
