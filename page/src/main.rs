//! The program that the page and the solver's worker both run: in a worker it is the solver, else the page.

use wasm_bindgen::JsCast;
use web_sys::DedicatedWorkerGlobalScope;

fn main() {
    match js_sys::global().dyn_into::<DedicatedWorkerGlobalScope>() {
        Ok(scope) => black_hole_page::desk::open(scope),
        Err(_) => black_hole_page::app::mount(),
    }
}
