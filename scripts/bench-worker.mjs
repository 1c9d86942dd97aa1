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
  const textOf = (text) => [...bytesOf(text.length), ...new TextEncoder().encode(text)];

  const build = document.querySelector("script[type=module]").src;
  const program = await WebAssembly.compileStreaming(fetch(new URL("page_bg.wasm", build)));

  // A solver's worker of our own; what it says comes one message after the other.
  const start = async () => {
    const worker = new Worker(new URL("solver.js", build), { type: "module" });
    let take;
    const said = () => new Promise((resolve) => (take = resolve));
    worker.onmessage = ({ data }) => take(data);
    worker.postMessage(program);
    await said();
    return {
      said,
      // Request::Ask in the postcard format, Question::Game: 0 for Wanted::Moves, 1 for Wanted::Hint, 5 for Hardness.
      ask(id, deal, wanted = 0) {
        const link = textOf(`#/black-hole/${deal}`);
        worker.postMessage(new Uint8Array([1, ...bytesOf(id), 0, ...link, wanted]));
      },
      // Question::FirstWinnable.
      find(id, deals) {
        const texts = deals.flatMap(textOf);
        worker.postMessage(new Uint8Array([1, ...bytesOf(id), 1, ...bytesOf(deals.length), ...texts, 0]));
      },
      end: () => worker.terminate(),
    };
  };

  // Each with a worker of its own, so that none knows a deal from another's question.
  const each = async (ask) => {
    const solver = await start();
    const answers = [];
    for (let deal = first; deal <= last; deal += 1) {
      const asked = performance.now();
      ask(solver, deal);
      const [answer] = await solver.said();
      if (answer !== 1) throw new Error(`deal ${deal} was refused`);
      answers.push({ deal, ms: performance.now() - asked });
    }
    solver.end();
    return answers;
  };
  const analyses = await each((solver, deal) => solver.ask(deal, deal));
  const hints = await each((solver, deal) => solver.ask(deal, deal, 1));
  // As the page does for a new deal: numbers of the whole range, drawn before anybody knows what they are.
  const finds = await each((solver, deal) =>
    solver.find(deal, Array.from({ length: 26 }, (_, place) => `${deal}${"0".repeat(12)}${place}`)),
  );
  const grades = await each((solver, deal) => solver.ask(deal, deal, 5));

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
  return { analyses, hints, finds, grades, switches };
}, [first, last]);

// What the page itself does meanwhile: cards played and taken back while the solver works on the hardest deal.
await page.goto("http://page.test/#/black-hole/88882");
await page.locator("[data-testid=fan]").first().waitFor();
const longest = await page.evaluate(async () => {
  const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
  const press = (key) => window.dispatchEvent(new KeyboardEvent("keydown", { key, cancelable: true }));
  // What came before, such as the page's own start, is not meant.
  await pause(1000);
  const tasks = [];
  const observer = new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration)));
  observer.observe({ type: "longtask" });
  press("v");
  for (let count = 0; count < 60; count += 1) {
    press("h");
    await pause(40);
    document.querySelector(".playable")?.click();
    await pause(40);
    press("u");
    await pause(40);
  }
  await pause(500);
  return Math.max(0, ...tasks);
});
await browser.close();

const sorted = (numbers) => numbers.toSorted((a, b) => a - b);
const at = (numbers, share) => numbers[Math.ceil(numbers.length * share) - 1].toFixed(1);
for (const [what, answers] of [
  ["what each first move leads to", measured.analyses],
  ["a hint before the first move", measured.hints],
  ["the first winnable deal of numbers that begin so", measured.finds],
  ["how hard the deal is", measured.grades],
]) {
  const times = sorted(answers.map(({ ms }) => ms));
  const worst = answers.find(({ ms }) => ms === times.at(-1)).deal;
  console.log(`deals ${first}..=${last}, ${what}, ms:`);
  console.log(`  p50 ${at(times, 0.5)}  p99 ${at(times, 0.99)}  worst ${at(times, 1)} (${worst})`);
}
const switches = sorted(measured.switches);
if (switches.length > 0) {
  console.log(`from a question asked in the middle of a hard one to its answer, ms, ${switches.length} times:`);
  console.log(`  p50 ${at(switches, 0.5)}  worst ${at(switches, 1)}`);
}
console.log(`the page's longest task while it is played on beside a busy solver, ms (0: none above 50): ${longest}`);
