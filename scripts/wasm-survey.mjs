// The part of scripts/wasm-survey that runs in Node: calls both programs and compares what they say.
import { execFileSync } from "node:child_process";
import { createRequire } from "node:module";

const [game, first, last] = process.argv.slice(2);
const require = createRequire(import.meta.url);
const wasm = require("../target/wasm-survey/wasm_survey.js");
const survey = { "black-hole": wasm.black_hole, "all-in-a-row": wasm.all_in_a_row, golf: wasm.golf }[game];
if (!survey || !(Number(first) <= Number(last))) {
  console.error("usage: scripts/wasm-survey black-hole|all-in-a-row|golf FIRST LAST");
  process.exit(2);
}

const budget = 20_000_000;
const memory = 64;

// Until the engine has compiled for speed what is called often; a worker is warm after its first seconds too.
const warm = performance.now() + 1000;
while (performance.now() < warm) survey(1, 20, budget, memory);
const start = performance.now();
const inWasm = survey(Number(first), Number(last), budget, memory);
const wasmSeconds = (performance.now() - start) / 1000;

const limits = ["--budget", String(budget), "--memory", String(memory)];
const options = ["--threads", "1", "--lines", ...limits, game, `${first}..=${last}`];
const native = execFileSync(process.env.SURVEY, options, { encoding: "utf8", maxBuffer: 1 << 30 });
const summary = native.trimEnd().split("\n").at(-1);
const nativeSeconds = Number(summary.match(/ seconds ([0-9.]+)$/)[1]);

if (native.slice(0, native.lastIndexOf("\n", native.length - 2) + 1) !== inWasm) {
  const lines = native.split("\n");
  const differs = inWasm.split("\n").findIndex((line, index) => line !== lines[index]);
  console.error(`native: ${lines[differs]}\nwasm:   ${inWasm.split("\n")[differs]}`);
  process.exit(1);
}
const ratio = (wasmSeconds / nativeSeconds).toFixed(2);
console.log(`${game} ${first}..=${last}: verdicts, lines and counts are the same`);
console.log(`native ${nativeSeconds.toFixed(2)} s, wasm ${wasmSeconds.toFixed(2)} s: ${ratio} times`);
