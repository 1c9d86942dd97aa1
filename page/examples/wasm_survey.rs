//! What `survey` lists, for JavaScript: scripts/wasm-survey compares the two.

use black_hole::{
    deals::{Deal, digit, number::PlainNumber},
    rules::GameName,
    solver::{Verdict, solve},
};
use wasm_bindgen::prelude::wasm_bindgen;

/// A line for each of the plain deals `first..=last` of Black Hole, with this budget and so many MiB of memory.
#[wasm_bindgen]
pub fn black_hole(first: u32, last: u32, budget: u32, memory: u16) -> String {
    survey(GameName::BlackHole, first, last, budget.into(), usize::from(memory) << 20)
}

/// The same of All in a Row.
#[wasm_bindgen]
pub fn all_in_a_row(first: u32, last: u32, budget: u32, memory: u16) -> String {
    survey(GameName::AllInARow, first, last, budget.into(), usize::from(memory) << 20)
}

/// The same of Golf.
#[wasm_bindgen]
pub fn golf(first: u32, last: u32, budget: u32, memory: u16) -> String {
    survey(GameName::Golf, first, last, budget.into(), usize::from(memory) << 20)
}

fn survey(game: GameName, first: u32, last: u32, budget: u64, memory: usize) -> String {
    let mut lines = String::new();
    for number in (first..=last).filter_map(|number| PlainNumber::new(number.into()).ok()) {
        let deal = Deal::Plain(number);
        let solution = solve(&deal.lay_out(game), budget, memory);
        lines += &format!("{deal} {} {}", solution.verdict, solution.positions);
        if let Verdict::Winnable(line) = solution.verdict {
            lines.push(' ');
            lines.extend(line.into_iter().map(|mv| digit(mv.into())));
        }
        lines.push('\n');
    }
    lines
}
