// Starts the solver's worker: its glue, then its program, both of the build that this file was asked for with.
// A failure is thrown where the page hears of it.
importScripts(`./solver.js${location.search}`);
wasm_bindgen({ module_or_path: `./solver_bg.wasm${location.search}` }).catch((error) => {
  setTimeout(() => {
    throw error;
  });
});
