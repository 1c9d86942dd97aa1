// Starts the page.
import init from "./page.js";

// In tasks of their own, between which the page can answer: what the program is made of, and its start.
const program = await WebAssembly.compileStreaming(fetch(new URL("page_bg.wasm", import.meta.url)));
setTimeout(() => init({ module_or_path: program }));
