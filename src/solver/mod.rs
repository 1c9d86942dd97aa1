//! What can still be won. Exact, deterministic, in slices; knows no browser and no clock.
//!
//! Black Hole is one walk over the thirteen ranks in a circle that takes every card once. A search by depth
//! (`search`) follows it over packed positions (`packed`), leaves out what no walk could finish (`walk`)
//! and what it has found lost before (`table`). Nothing is called lost that was not searched to its end,
//! and every line is one that [`rules`](crate::rules) accepts.

mod packed;
mod search;
mod table;
mod walk;

use std::rc::Rc;

use crate::rules::{
    Rules,
    hole::{BlackHole, FanIndex},
};
use packed::{Layout, Position, pack};
use search::Search;

/// What has been proven of a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// The moves of this line, from the position on, win.
    Winnable(Vec<FanIndex>),
    /// No line wins.
    Lost,
    /// The budget ran out first.
    Undecided,
}

/// The verdict on a position, found within a budget of positions.
///
/// ```
/// use black_hole::{deals::Deal, rules::{Rules, hole::BlackHole}, solver::{Verdict, solve}};
/// let position = BlackHole::deal(&"1".parse::<Deal>()?.deck());
/// assert_eq!(solve(&position, 1_000_000), Verdict::Lost);
/// # Ok::<(), black_hole::deals::DealError>(())
/// ```
pub fn solve(position: &BlackHole, mut budget: u64) -> Verdict {
    let (layout, position) = pack(position);
    let mut search = Search::new(layout, position);
    search.run(&mut budget).unwrap_or(Verdict::Undecided)
}

/// The verdicts on every move of a position, worked out in slices.
///
/// ```
/// use black_hole::{deals::Deal, rules::{Rules, hole::BlackHole}, solver::{Analysis, Verdict}};
/// let position = BlackHole::deal(&"24".parse::<Deal>()?.deck());
/// let mut analysis = Analysis::new(&position, 1_000_000);
/// while !analysis.run(1_000) { /* here the caller may do something else, or stop */ }
/// assert_eq!(analysis.verdicts().len(), position.legal_moves().len());
/// # Ok::<(), black_hole::deals::DealError>(())
/// ```
pub struct Analysis {
    /// The legal moves that have no verdict yet, the next one last.
    open: Vec<FanIndex>,
    verdicts: Vec<(FanIndex, Verdict)>,
    layout: Rc<Layout>,
    position: Position,
    /// Looks at the position after the last of the open moves; what it proves lost serves the next.
    search: Search,
    /// Positions that may still be looked at.
    left: u64,
}

impl Analysis {
    /// Makes ready to judge the moves of this position, looking at no more than `budget` positions in all.
    pub fn new(position: &BlackHole, budget: u64) -> Analysis {
        let mut open = position.legal_moves();
        open.reverse();
        let (layout, position) = pack(position);
        let search = Search::new(layout.clone(), position);
        let mut analysis = Analysis { open, verdicts: Vec::new(), layout, position, search, left: budget };
        analysis.start_next();
        analysis
    }

    /// Goes on for at most `slice` positions; says whether every move has its verdict.
    pub fn run(&mut self, mut slice: u64) -> bool {
        while let Some(&mv) = self.open.last() {
            let step = slice.min(self.left);
            let mut unused = step;
            let verdict = self.search.run(&mut unused);
            slice -= step - unused;
            self.left -= step - unused;
            let verdict = match verdict {
                Some(Verdict::Winnable(rest)) => Verdict::Winnable(std::iter::once(mv).chain(rest).collect()),
                Some(verdict) => verdict,
                None if self.left == 0 => Verdict::Undecided,
                None => return false,
            };
            self.verdicts.push((mv, verdict));
            self.open.pop();
            self.start_next();
        }
        true
    }

    /// The verdicts so far, in the order of [`BlackHole::legal_moves`]. Those of winnable moves hold a line
    /// that starts with the move.
    pub fn verdicts(&self) -> &[(FanIndex, Verdict)] {
        &self.verdicts
    }

    fn start_next(&mut self) {
        if let Some(&mv) = self.open.last() {
            let mut after = self.position;
            after.play(&self.layout, mv.into());
            self.search.start(after);
        }
    }
}
