// Starts the page.
import init from "./page.js";

// What the program is made of and its start are tasks of their own, between which the page can answer. A server that does
// not say what it is has it fetched another way.
const address = new URL("page_bg.wasm", import.meta.url);
const program = await WebAssembly.compileStreaming(fetch(address)).catch(() => address);
setTimeout(() => init({ module_or_path: program }));
