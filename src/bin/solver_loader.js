// Starts the solver's worker: its glue, then its program. A failure is thrown where the page hears of it.
importScripts("./solver.js");
wasm_bindgen({ module_or_path: "./solver_bg.wasm" }).catch((error) => {
  setTimeout(() => {
    throw error;
  });
});
