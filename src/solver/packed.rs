//! The packed position: a height for each fan, and a key of 64 bits that positions share when they are alike.
//!
//! What may be played depends on ranks alone, so fans whose remaining cards have equal ranks can stand for
//! each other. The key counts, for every row of ranks that some fan begins with, how many fans still hold
//! it; playing a card takes one off one of these counts.

use std::rc::Rc;

use arrayvec::ArrayVec;

use crate::rules::{
    Rules,
    hole::{BlackHole, FAN_SIZE, FANS},
};

/// Bits of the key, the lowest, that hold the rank on the foundation.
const RANK_BITS: u32 = 4;

/// What a search does not change: the fans as they lay when it began.
#[derive(Debug, Default)]
pub struct Layout {
    /// Ranks 0..=12 in each fan, the lowest card first.
    ranks: [[u8; FAN_SIZE]; FANS],
    /// What each card adds to the key.
    units: [[u64; FAN_SIZE]; FANS],
}

/// A position within a [`Layout`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Position {
    key: u64,
    /// Cards left in each fan.
    heights: [u8; FANS],
    /// Cards left of each rank.
    counts: [u8; 13],
    /// Of how many fans that are left the lowest card has this rank.
    lowest: [u8; 13],
}

/// A card that was played: what it takes to put it back.
#[derive(Clone, Copy, Debug)]
pub struct Played {
    /// The fan that it came from, 0..=16.
    pub fan: u8,
    /// The rank that it covers on the foundation.
    covered: u8,
}

/// The same position, packed, with the layout that it stands in.
pub fn pack(unpacked: &BlackHole) -> (Rc<Layout>, Position) {
    let fans: Vec<Vec<u8>> =
        unpacked.fans().iter().map(|fan| fan.iter().map(|card| card.rank as u8).collect()).collect();
    let mut layout = Layout::default();
    let mut position = Position {
        key: unpacked.foundation().rank as u64,
        heights: [0; FANS],
        counts: [0; 13],
        lowest: [0; 13],
    };
    let mut shift = RANK_BITS;
    for height in 0..FAN_SIZE {
        for (index, fan) in fans.iter().enumerate().filter(|(_, fan)| fan.len() > height) {
            let beginning = &fan[..=height];
            let alike = |other: &&Vec<u8>| other.starts_with(beginning);
            let unit = match fans[..index].iter().position(|other| alike(&other)) {
                Some(earlier) => layout.units[earlier][height],
                None => {
                    // A count of up to n takes as many bits as n: 51 for all 51 cards at the most.
                    let bits = usize::BITS - fans.iter().filter(alike).count().leading_zeros();
                    shift += bits;
                    1 << (shift - bits)
                }
            };
            layout.ranks[index][height] = fan[height];
            layout.units[index][height] = unit;
            position.key += unit;
            position.heights[index] += 1;
            position.counts[usize::from(fan[height])] += 1;
            position.lowest[usize::from(fan[height])] += u8::from(height == 0);
        }
    }
    (Rc::new(layout), position)
}

impl Position {
    /// Two positions of one layout with equal keys can be won alike.
    pub const fn key(&self) -> u64 {
        self.key
    }

    /// The rank on the foundation, 0..=12.
    pub const fn rank(&self) -> u8 {
        (self.key & ((1 << RANK_BITS) - 1)) as u8
    }

    /// Cards left of each rank.
    pub const fn counts(&self) -> &[u8; 13] {
        &self.counts
    }

    /// Of how many fans that are left the lowest card has this rank.
    pub const fn lowest(&self) -> &[u8; 13] {
        &self.lowest
    }

    /// Whether no card is left.
    pub const fn is_won(&self) -> bool {
        self.key >> RANK_BITS == 0
    }

    /// The fans whose available card may be played.
    pub fn moves(&self, layout: &Layout) -> ArrayVec<u8, FANS> {
        let rank = self.rank();
        let (above, below) = ((rank + 1) % 13, (rank + 12) % 13);
        (0..FANS as u8)
            .filter(|&fan| {
                let height = usize::from(self.heights[usize::from(fan)]);
                let available = (height > 0).then(|| layout.ranks[usize::from(fan)][height - 1]);
                available.is_some_and(|available| available == above || available == below)
            })
            .collect()
    }

    /// Plays the available card of a fan that has one.
    pub fn play(&mut self, layout: &Layout, fan: u8) -> Played {
        let index = usize::from(fan);
        self.heights[index] -= 1;
        let height = usize::from(self.heights[index]);
        let (rank, covered) = (layout.ranks[index][height], self.rank());
        self.counts[usize::from(rank)] -= 1;
        self.lowest[usize::from(rank)] -= u8::from(height == 0);
        self.key = self.key - layout.units[index][height] - u64::from(covered) + u64::from(rank);
        Played { fan, covered }
    }

    /// Puts back the card that was played last.
    pub fn unplay(&mut self, layout: &Layout, played: Played) {
        let index = usize::from(played.fan);
        let height = usize::from(self.heights[index]);
        let rank = layout.ranks[index][height];
        self.counts[usize::from(rank)] += 1;
        self.lowest[usize::from(rank)] += u8::from(height == 0);
        self.key = self.key + layout.units[index][height] - u64::from(rank) + u64::from(played.covered);
        self.heights[index] += 1;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::deals::Deal;

    fn dealt(number: u32) -> BlackHole {
        BlackHole::deal(&number.to_string().parse::<Deal>().unwrap().deck())
    }

    /// Plays the first legal move until none is left.
    fn first_line(position: &BlackHole) -> Vec<u8> {
        let mut position = position.clone();
        let mut line = Vec::new();
        while let Some(&mv) = position.legal_moves().first() {
            position.play(mv).unwrap();
            line.push(mv.into());
        }
        line
    }

    #[test]
    fn packed_moves_are_the_legal_moves() {
        for number in 1..=50 {
            let mut unpacked = dealt(number);
            let (layout, mut packed) = pack(&unpacked);
            for fan in first_line(&unpacked) {
                let legal: Vec<u8> = unpacked.legal_moves().into_iter().map(u8::from).collect();
                assert_eq!(packed.moves(&layout).as_slice(), legal);
                unpacked.play(fan.try_into().unwrap()).unwrap();
                packed.play(&layout, fan);
                assert_eq!(packed.rank(), unpacked.foundation().rank as u8);
            }
            assert!(packed.moves(&layout).is_empty());
        }
    }

    #[test]
    fn a_card_put_back_restores_the_position() {
        let unpacked = dealt(24);
        let (layout, start) = pack(&unpacked);
        let mut packed = start;
        let line = first_line(&unpacked);
        let played: Vec<Played> = line.iter().map(|&fan| packed.play(&layout, fan)).collect();
        assert_ne!(packed, start);
        played.into_iter().rev().for_each(|played| packed.unplay(&layout, played));
        assert_eq!(packed, start);
    }

    /// What a key must tell apart: the rank on the foundation and the ranks left in the fans, in any order.
    fn meaning(position: &BlackHole) -> (u8, Vec<Vec<u8>>) {
        let mut fans: Vec<Vec<u8>> = position
            .fans()
            .iter()
            .map(|fan| fan.iter().map(|card| card.rank as u8).collect())
            .filter(|fan: &Vec<u8>| !fan.is_empty())
            .collect();
        fans.sort();
        (position.foundation().rank as u8, fans)
    }

    #[test]
    fn keys_are_equal_exactly_where_fans_hold_equal_ranks() {
        use std::collections::HashMap;
        // Every position within six moves of some deals, by its meaning.
        for number in [2, 24, 100] {
            let unpacked = dealt(number);
            let (layout, packed) = pack(&unpacked);
            let mut key_of = HashMap::new();
            let mut reached = vec![(unpacked, packed)];
            for _ in 0..6 {
                let mut next = Vec::new();
                for (unpacked, packed) in reached {
                    for mv in unpacked.legal_moves() {
                        let (mut unpacked, mut packed) = (unpacked.clone(), packed);
                        unpacked.play(mv).unwrap();
                        packed.play(&layout, mv.into());
                        let key = *key_of.entry(meaning(&unpacked)).or_insert(packed.key());
                        assert_eq!(key, packed.key());
                        next.push((unpacked, packed));
                    }
                }
                reached = next;
            }
            let mut keys: Vec<u64> = key_of.values().copied().collect();
            keys.sort_unstable();
            keys.dedup();
            assert_eq!(keys.len(), key_of.len());
        }
    }
}
