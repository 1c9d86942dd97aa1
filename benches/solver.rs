//! How long the solver takes, for comparing one version of it with another: `cargo bench --bench solver`.

use std::hint::black_box;

use black_hole::{
    deals::Deal,
    rules::{
        Rules,
        golf::Golf,
        hole::{AllInARow, BlackHole},
    },
    solver::{Solvable, Solver, solve},
};
use criterion::{Criterion, criterion_group, criterion_main};

const MEMORY: usize = 1 << 26;

fn dealt<R: Rules>(numbers: impl Iterator<Item = u32>) -> Vec<R> {
    numbers.filter_map(|number| number.to_string().parse::<Deal>().ok()).map(|deal| deal.lay_out()).collect()
}

fn solve_all<R: Solvable>(positions: &[R]) -> u64 {
    positions.iter().map(|position| solve(position, u64::MAX, MEMORY).positions).sum()
}

fn analyse<R: Solvable>(position: &R) -> u64 {
    let analysis = Solver::new(position, MEMORY).analyse(position, u64::MAX);
    let mut analysis = analysis.expect("a position is one of itself");
    analysis.run(u64::MAX);
    analysis.positions()
}

fn benchmarks(criterion: &mut Criterion) {
    let deals: Vec<BlackHole> = dealt(1..=100);
    criterion.bench_function("solve black-hole 1..=100", |b| b.iter(|| solve_all(black_box(&deals))));
    // Deal 265 is lost, and among the hardest to prove so of the first thousand.
    let hard: Vec<BlackHole> = dealt([265].into_iter());
    criterion.bench_function("solve black-hole 265", |b| b.iter(|| solve_all(black_box(&hard))));
    let rows: Vec<AllInARow> = dealt(1..=20);
    criterion.bench_function("solve all-in-a-row 1..=20", |b| b.iter(|| solve_all(black_box(&rows))));
    let golf: Vec<Golf> = dealt(1..=5);
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
