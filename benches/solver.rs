//! How long the solver takes, for comparing one version of it with another: `cargo bench --bench solver`.

use std::hint::black_box;

use black_hole::{
    deals::Deal,
    rules::{GameName, Position},
    solver::{Solver, solve},
};
use criterion::{Criterion, criterion_group, criterion_main};

const MEMORY: usize = 1 << 26;

fn dealt(game: GameName, numbers: impl Iterator<Item = u32>) -> Vec<Position> {
    numbers
        .filter_map(|number| number.to_string().parse::<Deal>().ok())
        .map(|deal| deal.lay_out(game))
        .collect()
}

fn solve_all(positions: &[Position]) -> u64 {
    positions.iter().map(|position| solve(position, u64::MAX, MEMORY).positions).sum()
}

fn analyse(position: &Position) -> u64 {
    let analysis = Solver::new(position, MEMORY).analyse(position, u64::MAX);
    let mut analysis = analysis.expect("a position is one of itself");
    analysis.run(u64::MAX);
    analysis.positions()
}

fn benchmarks(criterion: &mut Criterion) {
    let deals = dealt(GameName::BlackHole, 1..=100);
    criterion.bench_function("solve black-hole 1..=100", |b| b.iter(|| solve_all(black_box(&deals))));
    // Deal 265 is lost, and among the hardest to prove so of the first thousand.
    let hard = dealt(GameName::BlackHole, [265].into_iter());
    criterion.bench_function("solve black-hole 265", |b| b.iter(|| solve_all(black_box(&hard))));
    let rows = dealt(GameName::AllInARow, 1..=20);
    criterion.bench_function("solve all-in-a-row 1..=20", |b| b.iter(|| solve_all(black_box(&rows))));
    let golf = dealt(GameName::Golf, 1..=5);
    criterion.bench_function("solve golf 1..=5", |b| b.iter(|| solve_all(black_box(&golf))));
    criterion.bench_function("analyse black-hole 1..=100", |b| {
        b.iter(|| deals.iter().map(|position| analyse(black_box(position))).sum::<u64>())
    });
}

criterion_group! {
    name = solver;
    config = Criterion::default().sample_size(20);
    targets = benchmarks
}
criterion_main!(solver);
