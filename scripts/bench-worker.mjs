// The part of scripts/bench-worker that drives Chromium.
import { chromium } from "@playwright/test";

const [first, last] = process.argv.slice(2).map(Number);
if (!(first >= 1 && first <= last)) {
  console.error("usage: scripts/bench-worker FIRST LAST");
  process.exit(2);
}
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM,
  args: ["--no-sandbox", "--disable-gpu", "--disable-quic", "--disable-background-networking"],
});
const page = await browser.newPage();
// The built page's files, without a server.
await page.route("http://page.test/**", (route) => {
  const { pathname } = new URL(route.request().url());
  return route.fulfill({ path: `dist${pathname === "/" ? "/index.html" : pathname}` });
});
await page.goto("http://page.test/");

const measured = await page.evaluate(async ([first, last]) => {
  const bytesOf = (number) => (number < 128 ? [number] : [(number & 127) | 128, ...bytesOf(number >> 7)]);

  // A solver's worker of our own; what it says comes one message after the other.
  const start = async () => {
    const worker = new Worker("./solver_loader.js");
    let take;
    const said = () => new Promise((resolve) => (take = resolve));
    worker.onmessage = ({ data }) => take(data);
    await said();
    return {
      said,
      // Request::Analyse in the postcard format.
      ask(id, deal) {
        const link = new TextEncoder().encode(`#/black-hole/${deal}`);
        worker.postMessage(new Uint8Array([1, ...bytesOf(id), ...bytesOf(link.length), ...link]));
      },
      end: () => worker.terminate(),
    };
  };

  const analyses = [];
  const solver = await start();
  for (let deal = first; deal <= last; deal += 1) {
    const asked = performance.now();
    solver.ask(deal, deal);
    const [answer] = await solver.said();
    if (answer !== 1) throw new Error(`deal ${deal} was refused`);
    analyses.push({ deal, ms: performance.now() - asked });
  }
  solver.end();

  // Of the hardest deals, how long a question waits that is asked while the solver is at work on another.
  const switches = [];
  const hardest = analyses.toSorted((a, b) => b.ms - a.ms).slice(0, 20);
  for (const { deal, ms } of hardest) {
    const solver = await start();
    solver.ask(1, deal);
    await new Promise((resolve) => setTimeout(resolve, ms / 3));
    const asked = performance.now();
    solver.ask(2, 1);
    const [, id] = await solver.said();
    if (id === 2) switches.push(performance.now() - asked);
    solver.end();
  }
  return { analyses, switches };
}, [first, last]);
await browser.close();

const sorted = (numbers) => numbers.toSorted((a, b) => a - b);
const at = (numbers, share) => numbers[Math.ceil(numbers.length * share) - 1].toFixed(1);
const times = sorted(measured.analyses.map(({ ms }) => ms));
const worst = measured.analyses.find(({ ms }) => ms === times.at(-1)).deal;
console.log(`analyses of deals ${first}..=${last} before the first move, ms:`);
console.log(`  p50 ${at(times, 0.5)}  p99 ${at(times, 0.99)}  worst ${at(times, 1)} (deal ${worst})`);
const switches = sorted(measured.switches);
if (switches.length > 0) {
  console.log(`from a question asked in the middle of a hard one to its answer, ms, ${switches.length} times:`);
  console.log(`  p50 ${at(switches, 0.5)}  worst ${at(switches, 1)}`);
}
