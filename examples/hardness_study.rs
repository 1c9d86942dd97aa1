//! Which figure says best how hard a deal of Black Hole is: the tables of docs/hardness.md.
//!
//! ```sh
//! cargo run --release --example hardness_study -- 1000
//! ```
//!
//! The argument is how many deals are studied, the first winnable ones from deal 1 on. Each is played by players who
//! are not perfect; a figure is as good as it ranks the deals in the order of their chances to win.

use std::{collections::BTreeMap, time::Instant};

use black_hole::{
    deals::{Deal, number::PlainNumber},
    hardness::{Figure, GAMES, Grade, figure},
    rules::{GameName, Move, Position, Progress},
    solver::{Solver, Verdict},
};
use rand_mt::Mt;
use rayon::prelude::*;

/// Games of each player on a deal.
const PLAYED: u32 = 200;
/// Games of which it is looked at how many cards are left.
const RANDOM: u32 = 1_000;
/// Winning lines on which each playable card is judged.
const LINES: u32 = 10;
/// Games with cards taken back, of any fan.
const TAKING_BACK: u32 = 50;

/// So many cards at the end are played without a mistake by players who look ahead.
const SEEN_THROUGH: usize = 20;

/// Bytes that a solver's tables may take.
const MEMORY: usize = 1 << 26;

/// Somebody who is not perfect.
#[derive(Clone, Copy)]
enum Player {
    /// Avoids what gets stuck within so many moves, and of what remains plays the tallest fan, or any.
    Ahead { moves: usize, tall: bool },
    /// Keeps the win in so many of 100 moves, and plays at random in the others.
    Attentive { percent: u32 },
}

const PLAYERS: [(&str, Player); 8] = [
    ("3", Player::Ahead { moves: 3, tall: false }),
    ("5", Player::Ahead { moves: 5, tall: false }),
    ("8", Player::Ahead { moves: 8, tall: false }),
    ("3 tall", Player::Ahead { moves: 3, tall: true }),
    ("5 tall", Player::Ahead { moves: 5, tall: true }),
    ("8 tall", Player::Ahead { moves: 8, tall: true }),
    ("80 %", Player::Attentive { percent: 80 }),
    ("90 %", Player::Attentive { percent: 90 }),
];

/// What was found out about a deal.
struct Studied {
    /// Each candidate, by name.
    candidates: Vec<(String, f64)>,
    /// The same of the deal with its fans in the other order: another run of chance on the same deal.
    again: Vec<(String, f64)>,
    figures: [Figure; 2],
    /// The share of games that each player wins.
    win_rates: Vec<f64>,
    /// Milliseconds, by what they were needed for.
    times: BTreeMap<&'static str, f64>,
}

fn main() {
    let wanted = std::env::args().nth(1).map_or(Ok(1_000), |argument| argument.parse());
    let Ok(wanted) = wanted else {
        eprintln!("the argument is a number of deals");
        std::process::exit(2);
    };
    let numbers = (1..).filter_map(|number| PlainNumber::new(number).ok());
    let dealt = numbers.map(|number| Deal::Plain(number).lay_out(GameName::BlackHole));
    let deals: Vec<Position> =
        dealt.filter(|deal| Table::new(deal, 0).is_winnable(deal)).take(wanted).collect();
    let studied: Vec<Studied> =
        deals.par_iter().enumerate().map(|(index, deal)| study(deal, index as u32)).collect();
    print_correlations(&studied);
    print_times(&studied);
    print_figures(&studied);
    print_grades(&studied);
    print_stability(&studied);
}

fn study(deal: &Position, seed: u32) -> Studied {
    let mut times = BTreeMap::new();
    let mut other_order: Vec<Vec<_>> = deal.fans().map(<[_]>::to_vec).collect();
    other_order.reverse();
    let again = Position::setup(GameName::BlackHole, deal.foundation(), &other_order, &[]);
    let again = again.expect("the cards of a deal");
    let (candidates, first) = candidates(deal, seed, &mut times);
    let (again, second) = self::candidates(&again, seed, &mut BTreeMap::new());
    let mut table = Table::new(deal, seed);
    let mut win_rate = |player| {
        let wins = (0..PLAYED).filter(|_| table.wins(deal, player)).count();
        wins as f64 / f64::from(PLAYED)
    };
    let win_rates = PLAYERS.iter().map(|&(_, player)| win_rate(player)).collect();
    Studied { candidates, again, figures: [first, second], win_rates, times }
}

/// All candidates, and the one that was chosen as the library has it.
fn candidates(
    deal: &Position,
    seed: u32,
    times: &mut BTreeMap<&'static str, f64>,
) -> (Vec<(String, f64)>, Figure) {
    let mut found = Vec::new();
    let mut candidate = |name: &str, value: f64| found.push((name.to_owned(), value));
    let mut start = Instant::now();
    let mut time = |name| {
        times.insert(name, start.elapsed().as_secs_f64() * 1_000.0);
        start = Instant::now();
    };

    let mut table = Table::new(deal, seed);
    let left: Vec<usize> = (0..RANDOM).map(|_| table.left_at_random(deal)).collect();
    time("random games");
    candidate("random games: mean cards left", mean(left.iter().map(|&left| left as f64)));
    for most in [0, 5, 10, 15, 20, 30] {
        let share = mean(left.iter().map(|&left| f64::from(u8::from(left <= most))));
        candidate(&format!("random games: share with {most} or fewer left"), share);
    }

    let mut table = Table::new(deal, seed);
    let line = table.line(deal).expect("a winnable deal");
    let on_line = table.judge_line(deal, |position, _, _| line[position.progress().moved]);
    time("solver's line");
    candidate("solver's line: one saving move", on_line.one_saving);
    candidate("solver's line: share of one saving move", on_line.one_saving / on_line.choices);
    candidate("solver's line: log of the chance to keep to it", on_line.log_chance);

    let mut table = Table::new(deal, seed);
    let any = |_: &Position, saving: &[Move], chance: &mut Mt| saving[below(chance, saving.len())];
    let on_lines: Vec<OnLine> = (0..LINES).map(|_| table.judge_line(deal, any)).collect();
    time("winning lines");
    let of_lines = |value: fn(&OnLine) -> f64| mean(on_lines.iter().map(value));
    candidate("winning lines: one saving move", of_lines(|line| line.one_saving));
    candidate("winning lines: share of one saving move", of_lines(|line| line.one_saving / line.choices));
    candidate("winning lines: log of the chance to keep to them", of_lines(|line| line.log_chance));

    let mut table = Table::new(deal, seed);
    let taken_back = mean((0..TAKING_BACK).map(|_| f64::from(table.taken_back(deal))));
    time("taken back, any fan");
    candidate("cards taken back, any fan", taken_back);

    let figure = figure(deal, u64::MAX, MEMORY).expect("a winnable deal");
    time("taken back, tall fans first");
    candidate("cards taken back, tall fans first", per_game(figure));
    (found, figure)
}

/// What there is to say of a winning line.
struct OnLine {
    /// Positions with two or more playable cards.
    choices: f64,
    /// Those of them in which one card alone keeps the win.
    one_saving: f64,
    /// The logarithm of the chance that somebody who plays at random keeps to winning moves on it.
    log_chance: f64,
}

/// A deal with its solver and its chance.
struct Table {
    solver: Solver,
    chance: Mt,
}

impl Table {
    fn new(deal: &Position, seed: u32) -> Table {
        Table { solver: Solver::new(deal, MEMORY), chance: Mt::new(seed) }
    }

    fn line(&mut self, position: &Position) -> Option<Vec<Move>> {
        match self.solver.solve(position, u64::MAX).expect("a position of the deal").verdict {
            Verdict::Winnable(line) => Some(line),
            Verdict::Lost => None,
            Verdict::Undecided => panic!("the solver needs more memory"),
        }
    }

    fn is_winnable(&mut self, position: &Position) -> bool {
        self.line(position).is_some()
    }

    /// The cards left when a random game ends.
    fn left_at_random(&mut self, deal: &Position) -> usize {
        let mut position = deal.clone();
        loop {
            let moves = position.legal_moves();
            if moves.is_empty() {
                return left(&position);
            }
            position = after(&position, moves[below(&mut self.chance, moves.len())]);
        }
    }

    /// Follows a winning line that goes on with what `next` picks of the saving moves.
    fn judge_line(&mut self, deal: &Position, next: impl Fn(&Position, &[Move], &mut Mt) -> Move) -> OnLine {
        let mut found = OnLine { choices: 0.0, one_saving: 0.0, log_chance: 0.0 };
        let mut position = deal.clone();
        while left(&position) > 0 {
            let moves = position.legal_moves();
            let playable = moves.len();
            let saving: Vec<Move> =
                moves.into_iter().filter(|&mv| self.is_winnable(&after(&position, mv))).collect();
            found.choices += f64::from(u8::from(playable > 1));
            found.one_saving += f64::from(u8::from(playable > 1 && saving.len() == 1));
            found.log_chance += (saving.len() as f64 / playable as f64).ln();
            position = after(&position, next(&position, &saving, &mut self.chance));
        }
        found
    }

    /// The cards taken back in a game that takes any card first.
    fn taken_back(&mut self, deal: &Position) -> u32 {
        let mut position = deal.clone();
        let mut taken_back = 0;
        while left(&position) > 0 {
            let mut moves = position.legal_moves();
            position = loop {
                let after = after(&position, moves.swap_remove(below(&mut self.chance, moves.len())));
                if moves.is_empty() || self.is_winnable(&after) {
                    break after;
                }
                taken_back += 1;
            };
        }
        taken_back
    }

    /// Whether the player wins one game.
    fn wins(&mut self, deal: &Position, player: Player) -> bool {
        let mut position = deal.clone();
        loop {
            if position.legal_moves().is_empty() {
                return left(&position) == 0;
            }
            position = match player {
                Player::Ahead { .. } if left(&position) <= SEEN_THROUGH => {
                    return self.is_winnable(&position);
                }
                Player::Ahead { moves, tall } => self.look_ahead(&position, moves, tall),
                Player::Attentive { percent } => {
                    let pays_attention = self.chance.next_u32() % 100 < percent;
                    match self.try_in_turn(&position, pays_attention) {
                        Some(after) => after,
                        None => return false,
                    }
                }
            }
        }
    }

    /// The position after one of the moves that seem the best to who looks so many moves ahead.
    fn look_ahead(&mut self, position: &Position, moves: usize, tall: bool) -> Position {
        let promise = |&mv: &Move| {
            let height = position.fan_of(mv).filter(|_| tall).map_or(0, |fan| position.fan(fan).len());
            (longest_run(&after(position, mv), moves - 1), height)
        };
        let moves = position.legal_moves();
        let promises: Vec<_> = moves.iter().map(promise).collect();
        let most = promises.iter().max();
        let best: Vec<_> = moves.iter().zip(&promises).filter(|(_, own)| Some(*own) == most).collect();
        after(position, *best[below(&mut self.chance, best.len())].0)
    }

    /// The position after a move at random, another one if that loses and `again`; nothing if it loses then.
    fn try_in_turn(&mut self, position: &Position, again: bool) -> Option<Position> {
        let mut moves = position.legal_moves();
        while !moves.is_empty() {
            let after = after(position, moves.swap_remove(below(&mut self.chance, moves.len())));
            if self.is_winnable(&after) {
                return Some(after);
            }
            if !again {
                return None;
            }
        }
        None
    }
}

/// How many moves can be made one after the other, as far as `most`, which a win counts as.
fn longest_run(position: &Position, most: usize) -> usize {
    if most == 0 || left(position) == 0 {
        return most;
    }
    let mut longest = 0;
    for mv in position.legal_moves() {
        longest = longest.max(1 + longest_run(&after(position, mv), most - 1));
        if longest == most {
            break;
        }
    }
    longest
}

fn left(position: &Position) -> usize {
    let Progress { moved, of } = position.progress();
    of - moved
}

fn after(position: &Position, mv: Move) -> Position {
    let mut after = position.clone();
    after.play(mv).expect("a legal move");
    after
}

/// A number below a small bound: of 2^32 draws, one in a hundred million is off.
fn below(chance: &mut Mt, bound: usize) -> usize {
    chance.next_u32() as usize % bound
}

fn per_game(figure: Figure) -> f64 {
    f64::from(figure.cards()) / f64::from(GAMES)
}

fn print_correlations(studied: &[Studied]) {
    println!(
        "Spearman's rank correlation of each candidate with each player's win rate, over {} deals\n",
        studied.len()
    );
    let heads = PLAYERS.map(|(name, _)| name).join(" | ");
    println!("| | {heads} | mean | stability |\n| --- |{}", " --- |".repeat(PLAYERS.len() + 2));
    let of_player: Vec<Vec<f64>> = (0..PLAYERS.len())
        .map(|player| studied.iter().map(|deal| deal.win_rates[player]).collect())
        .collect();
    for (index, (name, _)) in studied[0].candidates.iter().enumerate() {
        let values: Vec<f64> = studied.iter().map(|deal| deal.candidates[index].1).collect();
        let again: Vec<f64> = studied.iter().map(|deal| deal.again[index].1).collect();
        let correlations: Vec<f64> = of_player.iter().map(|rates| rank_correlation(&values, rates)).collect();
        let mean = mean(correlations.iter().copied());
        let cells: Vec<String> = correlations.iter().map(|value| format!("{value:.2}")).collect();
        let stability = rank_correlation(&values, &again);
        println!("| {name} | {} | {mean:.2} | {stability:.2} |", cells.join(" | "));
    }
}

fn print_times(studied: &[Studied]) {
    println!("\n| milliseconds a deal | mean | 99th percentile | most |\n| --- | --- | --- | --- |");
    for name in studied[0].times.keys() {
        let times = sorted(studied.iter().map(|deal| deal.times[name]));
        let mean = mean(times.iter().copied());
        println!("| {name} | {mean:.1} | {:.0} | {:.0} |", at(&times, 99), at(&times, 100));
    }
}

fn print_figures(studied: &[Studied]) {
    let figures = sorted(studied.iter().map(|deal| per_game(deal.figures[0])));
    let percents = [0, 5, 10, 20, 30, 40, 50, 60, 70, 80, 90, 95, 100];
    let heads: Vec<String> = percents.iter().map(|percent| format!("{percent} %")).collect();
    println!("\n| percentile | {} |\n| --- |{}", heads.join(" | "), " --- |".repeat(percents.len()));
    let cells: Vec<String> =
        percents.iter().map(|&percent| format!("{:.1}", at(&figures, percent))).collect();
    println!("| cards taken back in a game | {} |", cells.join(" | "));
}

fn print_grades(studied: &[Studied]) {
    let heads = PLAYERS.map(|(name, _)| name).join(" | ");
    println!("\n| | deals | {heads} |\n| --- | --- |{}", " --- |".repeat(PLAYERS.len()));
    for grade in Grade::ALL {
        let deals: Vec<&Studied> =
            studied.iter().filter(|deal| Grade::of(deal.figures[0]) == grade).collect();
        let rates = (0..PLAYERS.len()).map(|player| mean(deals.iter().map(|deal| deal.win_rates[player])));
        let cells: Vec<String> = rates.map(|rate| format!("{:.1} %", 100.0 * rate)).collect();
        let share = 100.0 * deals.len() as f64 / studied.len() as f64;
        println!("| {grade:?} | {share:.1} % | {} |", cells.join(" | "));
    }
}

fn print_stability(studied: &[Studied]) {
    println!("\n| grades between two runs of chance | deals |\n| --- | --- |");
    for apart in 0..Grade::ALL.len() {
        let is_so_far = |deal: &&Studied| {
            let [first, second] = deal.figures.map(|figure| Grade::of(figure) as usize);
            first.abs_diff(second) == apart
        };
        println!("| {apart} | {} |", studied.iter().filter(is_so_far).count());
    }
}

fn mean(values: impl Iterator<Item = f64>) -> f64 {
    let (sum, count) = values.fold((0.0, 0.0), |(sum, count), value| (sum + value, count + 1.0));
    sum / count
}

fn sorted(values: impl Iterator<Item = f64>) -> Vec<f64> {
    let mut values: Vec<f64> = values.collect();
    values.sort_by(f64::total_cmp);
    values
}

fn at(sorted: &[f64], percent: usize) -> f64 {
    sorted[((sorted.len() - 1) * percent).div_ceil(100)]
}

fn rank_correlation(one: &[f64], other: &[f64]) -> f64 {
    let (one, other) = (ranks(one), ranks(other));
    let middle = (one.len() - 1) as f64 / 2.0;
    let product =
        |a: &[f64], b: &[f64]| -> f64 { a.iter().zip(b).map(|(a, b)| (a - middle) * (b - middle)).sum() };
    product(&one, &other) / (product(&one, &one) * product(&other, &other)).sqrt()
}

/// The place of each value among all, from 0; like values share the mean of their places.
fn ranks(values: &[f64]) -> Vec<f64> {
    let in_order = sorted(values.iter().copied());
    let place = |&value: &f64| {
        let below = in_order.partition_point(|&other| other < value);
        let up_to = in_order.partition_point(|&other| other <= value);
        (below + up_to - 1) as f64 / 2.0
    };
    values.iter().map(place).collect()
}
