//! The plain reference search: by depth, every position looked at once, nothing left out. Slow and plain on
//! purpose: tests hold the solver to it, and benchmarks measure against it.

use std::{
    collections::HashSet,
    hash::{BuildHasherDefault, Hasher},
};

// The library is called otherwise within itself.
use super::{Card, Position};

/// A position of a game by its ranks alone: 0..=12, ace to king.
#[derive(Clone, Debug)]
pub struct Ranks {
    /// The rank on the pile; none while it is empty.
    pub at: Option<u8>,
    /// The ranks in each fan, the available one last.
    pub fans: Vec<Vec<u8>>,
    /// The ranks in the stock, the next one first.
    pub stock: Vec<u8>,
    /// Whether a card of the first rank goes onto one of the second.
    pub goes_onto: fn(u8, u8) -> bool,
}

impl Ranks {
    /// Those of a position; what goes onto what is told.
    pub fn of(position: &Position, goes_onto: fn(u8, u8) -> bool) -> Ranks {
        let ranks = |cards: &[Card]| cards.iter().map(|card| card.rank as u8).collect();
        Ranks {
            at: position.foundation().map(|card| card.rank as u8),
            fans: position.fans().map(ranks).collect(),
            stock: ranks(position.stock()),
            goes_onto,
        }
    }
}

/// Ace and king are neighbours.
pub fn round(rank: u8, onto: u8) -> bool {
    [1, 12].contains(&((rank + 13 - onto) % 13))
}

/// Ace and king are none.
pub fn straight(rank: u8, onto: u8) -> bool {
    rank.abs_diff(onto) == 1
}

/// Nothing goes onto a king either.
pub fn not_onto_kings(rank: u8, onto: u8) -> bool {
    onto != 12 && straight(rank, onto)
}

/// Whether the position can be won, and how many positions were looked at to know.
pub fn search(start: &Ranks) -> (bool, u64) {
    let mut search = Search {
        start,
        turned: 0,
        heights: start.fans.iter().map(|fan| fan.len()).collect(),
        left: start.fans.iter().map(Vec::len).sum(),
        seen: HashSet::default(),
    };
    (search.wins(start.at), search.seen.len() as u64)
}

struct Search<'a> {
    start: &'a Ranks,
    /// Cards of the stock.
    turned: usize,
    heights: Vec<usize>,
    left: usize,
    seen: HashSet<u64, BuildHasherDefault<Mixer>>,
}

impl Search<'_> {
    /// No deeper than there are cards, so recursion will do.
    fn wins(&mut self, at: Option<u8>) -> bool {
        if !self.seen.insert(self.key(at)) {
            return false;
        }
        if self.left == 0 {
            return true;
        }
        for fan in 0..self.heights.len() {
            let Some(&rank) = self.start.fans[fan][..self.heights[fan]].last() else { continue };
            if at.is_none_or(|at| (self.start.goes_onto)(rank, at)) {
                self.heights[fan] -= 1;
                self.left -= 1;
                let wins = self.wins(Some(rank));
                self.heights[fan] += 1;
                self.left += 1;
                if wins {
                    return true;
                }
            }
        }
        self.start.stock.get(self.turned).is_some_and(|&rank| {
            self.turned += 1;
            let wins = self.wins(Some(rank));
            self.turned -= 1;
            wins
        })
    }

    /// The rank on the pile, what is turned of the stock, and the height of every fan, 0..=5.
    fn key(&self, at: Option<u8>) -> u64 {
        let at = at.map_or(13, u64::from) * 17 + self.turned as u64;
        self.heights.iter().fold(at, |key, &height| key * 6 + height as u64)
    }
}

/// A quick hash of one number, so that the reference is no slower than it has to be.
#[derive(Default)]
struct Mixer(u64);

impl Hasher for Mixer {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, _: &[u8]) {
        unreachable!("only keys are hashed")
    }

    fn write_u64(&mut self, key: u64) {
        let mixed = key.wrapping_mul(0x9e37_79b9_7f4a_7c15);
        self.0 = mixed ^ mixed >> 32;
    }
}
