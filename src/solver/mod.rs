//! What can still be won: exact, deterministic, in slices, within bounds of work and memory; no browser, no clock.
//!
//! A game on one pile is a *walk* that takes every card, each one step up or down the circle of thirteen ranks from the
//! one before. Read backwards, with every fan turned over, it is such a walk too, and often a narrower one: both are
//! searched. Golf, whose walk jumps whenever a card of the stock is turned, has few enough tableaus to judge them all,
//! the emptiest first, where no win is come upon before. Nothing is called lost that was not looked through to its end;
//! [`rules`](crate::rules) accept every line.
//!
//! All of this sees the stock. While it is hidden from the player, [`Orders`] of it are tried.

// In the order in which they are best read.

/// What is known of the positions of one deal, whichever game it is of.
mod prover;

/// Games on one pile: asks the judge.
mod one_pile;

/// Decides one position: lets the searches from both its ends take turns.
mod judge;

/// Follows the walk from one end, depth-first, the most promising move first.
mod search;

/// Leaves out what no walk could finish by how often it would cross the edges between the ranks.
mod walk;

/// Leaves out what no walk could finish because some card cannot come free in time.
mod reach;

/// Positions in a few machine words, read from either end, with a key that like ones share.
mod packed;

/// The circle of ranks in one machine word.
mod circle;

/// What was found lost or won, by its key.
mod table;

/// Golf: judges every tableau of a deal, under every card on the foundation, before every turn of the stock.
mod golf;

/// Golf: looks for a win among the most promising tableaus.
mod golf_dive;

/// Golf while its stock is hidden: tries orders of it.
mod orders;

#[cfg(test)]
mod tests;

use std::fmt;

use thiserror::Error;

use crate::rules::{Move, Position};
pub use orders::{Orders, Tally};
use prover::{Prover, Question};

/// What has been proven of a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// The moves of this line, from the position on, win.
    Winnable(Vec<Move>),
    /// No line wins.
    Lost,
    /// The budget or the memory ran out first.
    Undecided,
}

/// In one word.
impl fmt::Display for Verdict {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Verdict::Winnable(_) => "winnable",
            Verdict::Lost => "lost",
            Verdict::Undecided => "undecided",
        })
    }
}

/// The cards do not lie as in the deal that the solver works on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("not a position of this deal")]
pub struct OtherDeal;

/// The verdict on a position, found within a budget of positions and so many bytes for its tables.
///
/// ```
/// use black_hole::{deals::Deal, rules::GameName, solver::{Verdict, solve}};
/// let position = "1".parse::<Deal>()?.lay_out(GameName::BlackHole);
/// assert_eq!(solve(&position, 1_000_000, 1 << 26).verdict, Verdict::Lost);
/// # Ok::<(), black_hole::deals::DealError>(())
/// ```
pub fn solve(position: &Position, budget: u64, memory: usize) -> Solution {
    Solver::new(position, memory).solve(position, budget).expect("a position is one of itself")
}

/// A verdict, and what it took.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Solution {
    pub verdict: Verdict,
    /// Positions that were looked at, the first not counted; in Golf tableaus, on the way to a win, and rows of up to six
    /// tableaus, where all are judged.
    pub positions: u64,
}

/// What has been proven of the positions of one deal, and what finds out more.
///
/// ```
/// use black_hole::{deals::Deal, rules::GameName, solver::{Solver, Verdict}};
/// let mut position = "24".parse::<Deal>()?.lay_out(GameName::BlackHole);
/// let mut solver = Solver::new(&position, 1 << 26);
/// let Verdict::Winnable(line) = solver.solve(&position, 1_000_000)?.verdict else { panic!("deal 24 can be won") };
/// position.play(line[0])?;
/// // What is proven stays proven.
/// assert_eq!(solver.solve(&position, 0)?.verdict, Verdict::Winnable(line[1..].to_vec()));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug)]
pub struct Solver {
    prover: Prover,
}

impl Solver {
    /// Knows nothing yet. `deal` may be any position; it and every position played on from it can be asked about. The
    /// tables take at most `memory` bytes.
    pub fn new(deal: &Position, memory: usize) -> Solver {
        Solver { prover: Prover::new(deal, memory) }
    }

    /// The verdict on a position, looking at no more than `budget` others.
    ///
    /// # Errors
    /// [`OtherDeal`].
    pub fn solve(&mut self, position: &Position, budget: u64) -> Result<Solution, OtherDeal> {
        let mut question = self.prover.ask(position)?;
        let mut unused = budget;
        let verdict = self.prover.judge(&mut question, &mut unused).unwrap_or(Verdict::Undecided);
        Ok(Solution { verdict, positions: budget - unused })
    }

    /// Makes ready to judge every move of a position, looking at no more than `budget` positions in all.
    ///
    /// # Errors
    /// [`OtherDeal`].
    pub fn analyse(mut self, position: &Position, budget: u64) -> Result<Analysis, OtherDeal> {
        let question = self.prover.ask(position)?;
        Ok(Analysis {
            solver: self,
            position: position.clone(),
            moves: position.legal_moves(),
            question,
            whole: None,
            verdicts: Vec::new(),
            budget,
            unused: budget,
        })
    }
}

/// The verdicts on a position and on every move of it, worked out in slices.
///
/// ```
/// use black_hole::{deals::Deal, rules::GameName, solver::Solver};
/// let position = "24".parse::<Deal>()?.lay_out(GameName::BlackHole);
/// let mut analysis = Solver::new(&position, 1 << 26).analyse(&position, 1_000_000)?;
/// while !analysis.run(1_000) { /* here the caller may do something else, look at the progress, or stop */ }
/// assert_eq!(analysis.verdicts().len(), position.legal_moves().len());
/// let solver = analysis.into_solver(); // for the next position of the game
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug)]
pub struct Analysis {
    solver: Solver,
    position: Position,
    moves: Vec<Move>,
    /// Asks about the position itself, then about what it is after each move in turn.
    question: Question,
    whole: Option<Verdict>,
    verdicts: Vec<(Move, Verdict)>,
    budget: u64,
    unused: u64,
}

impl Analysis {
    /// Goes on for at most `slice` positions; says whether every move has its verdict.
    pub fn run(&mut self, slice: u64) -> bool {
        self.run_until(slice, Analysis::is_done)
    }

    /// Goes on for at most `slice` positions, and not beyond the verdict on the position itself; says whether there is
    /// one.
    pub fn decide(&mut self, slice: u64) -> bool {
        self.run_until(slice, |analysis| analysis.whole.is_some())
    }

    fn run_until(&mut self, mut slice: u64, is_enough: impl Fn(&Self) -> bool) -> bool {
        while !is_enough(self) {
            let allowed = slice.min(self.unused);
            let mut unused = allowed;
            let verdict = self.solver.prover.judge(&mut self.question, &mut unused);
            slice -= allowed - unused;
            self.unused -= allowed - unused;
            if verdict.is_none() && self.unused > 0 {
                return false;
            }
            self.take(verdict.unwrap_or(Verdict::Undecided));
        }
        true
    }

    /// The verdict on the position itself, once there is one; it never contradicts those on the moves.
    pub const fn verdict(&self) -> Option<&Verdict> {
        self.whole.as_ref()
    }

    /// The verdicts so far, in the order of the legal moves. Those of winnable moves hold a line that starts with
    /// the move.
    pub fn verdicts(&self) -> &[(Move, Verdict)] {
        &self.verdicts
    }

    /// Positions that were looked at so far.
    pub const fn positions(&self) -> u64 {
        self.budget - self.unused
    }

    /// What is proven, for the next question on the same deal.
    pub fn into_solver(self) -> Solver {
        self.solver
    }

    fn is_done(&self) -> bool {
        self.whole.is_some() && self.verdicts.len() == self.moves.len()
    }

    /// Takes the verdict that was worked on, and turns to the next question.
    fn take(&mut self, verdict: Verdict) {
        if self.whole.is_some() {
            let mv = self.moves[self.verdicts.len()];
            self.verdicts.push((mv, verdict.after(mv)));
        } else {
            self.whole = Some(verdict);
        }
        while let Some(&mv) = self.moves.get(self.verdicts.len()) {
            match &self.whole {
                Some(Verdict::Lost) => self.verdicts.push((mv, Verdict::Lost)),
                Some(Verdict::Winnable(line)) if line.first() == Some(&mv) => {
                    self.verdicts.push((mv, Verdict::Winnable(line.clone())));
                }
                _ => {
                    let mut after = self.position.clone();
                    after.play(mv).expect("a legal move");
                    self.question = self.solver.prover.ask(&after).expect("a position of the same deal");
                    return;
                }
            }
        }
        self.conclude();
    }

    /// What the position itself left open, its moves may have decided.
    fn conclude(&mut self) {
        if self.whole == Some(Verdict::Undecided) && !self.moves.is_empty() {
            let won = self.verdicts.iter().find(|(_, verdict)| matches!(verdict, Verdict::Winnable(_)));
            if let Some((_, verdict)) = won {
                self.whole = Some(verdict.clone());
            } else if self.verdicts.iter().all(|(_, verdict)| *verdict == Verdict::Lost) {
                self.whole = Some(Verdict::Lost);
            }
        }
    }
}

impl Verdict {
    /// The same verdict on the move that led to the position.
    fn after(self, mv: Move) -> Verdict {
        match self {
            Verdict::Winnable(rest) => Verdict::Winnable(std::iter::once(mv).chain(rest).collect()),
            other => other,
        }
    }
}
