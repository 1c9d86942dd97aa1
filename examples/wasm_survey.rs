//! What `survey` lists, for JavaScript: scripts/wasm-survey compares the two.

use black_hole::{
    deals::{Deal, digit, number::PlainNumber},
    rules::hole::{AllInARow, BlackHole, OnePile},
    solver::{Verdict, solve},
};
use wasm_bindgen::prelude::wasm_bindgen;

/// The same as `survey`'s defaults.
const BUDGET: u64 = 20_000_000;
const MEMORY: usize = 256 << 20;

/// A line for each of the plain deals `first..=last` of Black Hole.
#[wasm_bindgen]
pub fn black_hole(first: u32, last: u32) -> String {
    survey::<BlackHole>(first, last)
}

/// A line for each of the plain deals `first..=last` of All in a Row.
#[wasm_bindgen]
pub fn all_in_a_row(first: u32, last: u32) -> String {
    survey::<AllInARow>(first, last)
}

fn survey<R: OnePile>(first: u32, last: u32) -> String {
    let mut lines = String::new();
    for number in (first..=last).filter_map(|number| PlainNumber::new(number.into()).ok()) {
        let deal = Deal::Plain(number);
        let solution = solve(&deal.lay_out::<R>(), BUDGET, MEMORY);
        lines += &format!("{deal} {} {}", solution.verdict, solution.positions);
        if let Verdict::Winnable(line) = solution.verdict {
            lines.push(' ');
            lines.extend(line.into_iter().map(|mv| digit(mv.into())));
        }
        lines.push('\n');
    }
    lines
}
