//! The plain reference search: by depth, every position looked at once, nothing left out. Slow and plain on
//! purpose: tests hold the solver to it, and benchmarks measure against it.

use std::{
    collections::HashSet,
    hash::{BuildHasherDefault, Hasher},
};

/// A position of a game on one pile, by its ranks alone: 0..=12, ace to king.
#[derive(Clone, Debug)]
pub struct Ranks {
    /// The rank on the pile; none while it is empty.
    pub at: Option<u8>,
    /// The ranks in each fan, the available one last.
    pub fans: Vec<Vec<u8>>,
}

/// Whether the position can be won, and how many positions were looked at to know.
pub fn search(start: &Ranks) -> (bool, u64) {
    let mut search = Search {
        fans: &start.fans,
        heights: start.fans.iter().map(|fan| fan.len()).collect(),
        left: start.fans.iter().map(Vec::len).sum(),
        seen: HashSet::default(),
    };
    (search.wins(start.at), search.seen.len() as u64)
}

struct Search<'a> {
    fans: &'a [Vec<u8>],
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
        for fan in 0..self.fans.len() {
            let Some(&rank) = self.fans[fan][..self.heights[fan]].last() else { continue };
            if at.is_none_or(|at| [1, 12].contains(&((rank + 13 - at) % 13))) {
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
        false
    }

    /// The rank on the pile and the height of every fan, 0..=4.
    fn key(&self, at: Option<u8>) -> u64 {
        let at = at.map_or(13, u64::from);
        self.heights.iter().fold(at, |key, &height| key * 5 + height as u64)
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
