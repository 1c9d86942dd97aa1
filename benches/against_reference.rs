//! The solver against the plain reference search, on the same deals in one run on one core: the ratio that
//! docs/performance.md tells.
//!
//! ```sh
//! cargo bench --bench against_reference              # deals 1..=300
//! cargo bench --bench against_reference -- 100       # deals 1..=100
//! ```

use std::time::{Duration, Instant};

use black_hole::{
    cards::Card,
    deals::Deal,
    rules::{GameName, Position},
    solver::{Verdict, solve},
};

#[path = "../tests/reference/mod.rs"]
mod reference;

use reference::Ranks;

fn main() {
    // Cargo adds a `--bench` of its own.
    let deals = std::env::args().find_map(|argument| argument.parse().ok()).unwrap_or(300);
    compare(GameName::BlackHole, deals, reference::round);
    compare(GameName::AllInARow, deals, reference::round);
    compare(GameName::Golf, deals, reference::straight);
    compare(GameName::GolfWrap, deals, reference::round);
    compare(GameName::GolfKings, deals, reference::not_onto_kings);
}

fn compare(game: GameName, deals: u32, goes_onto: fn(u8, u8) -> bool) {
    let positions: Vec<Position> = (1..=deals)
        .filter_map(|number| number.to_string().parse::<Deal>().ok())
        .map(|deal| deal.lay_out(game))
        .collect();
    let (mut ours, mut theirs) = (Cost::default(), Cost::default());
    for position in &positions {
        // In turn, so that whatever else the machine does hits both alike.
        let start = Instant::now();
        let solution = solve(position, u64::MAX, 1 << 28);
        ours.add(solution.positions, start);
        let ranks = Ranks::of(position, goes_onto);
        let start = Instant::now();
        let (wins, looked_at) = reference::search(&ranks);
        theirs.add(looked_at, start);
        assert_eq!(matches!(solution.verdict, Verdict::Winnable(_)), wins);
    }
    println!("{} 1..={deals}, a deal:", game.slug());
    ours.print("solver", deals);
    theirs.print("reference", deals);
    let times = theirs.time.as_secs_f64() / ours.time.as_secs_f64();
    println!("  the solver takes a {times:.0}th of the time");
}

#[derive(Default)]
struct Cost {
    positions: u64,
    time: Duration,
}

impl Cost {
    fn add(&mut self, positions: u64, start: Instant) {
        self.positions += positions;
        self.time += start.elapsed();
    }

    fn print(&self, name: &str, deals: u32) {
        let (positions, time) = (self.positions / u64::from(deals), self.time / deals);
        println!("  {name:9} {positions:9} positions {:9.3} ms", time.as_secs_f64() * 1e3);
    }
}
