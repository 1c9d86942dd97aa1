//! The packed position: one bit for each card that is left, and a key that positions share when they are alike.
//!
//! The game can be read from both ends. From the top, the available cards of the fans go, as in play; from the
//! bottom, with every fan turned over, the lowest go first, and a line that takes them all is a line read backwards.
//! What may go depends on ranks alone, so a key does not tell apart fans that have the same ranks left.

use arrayvec::ArrayVec;

use super::{
    circle::{Crossings, RANKS, Ranks, one_above, one_below},
    walk,
};

/// A set of cards: bit b is card b of the layout, the cards of a fan side by side, the lowest first.
pub type Cards = u64;

/// Cards in the largest game.
pub const MOST_CARDS: usize = 52;
/// Fans in the game with most of them.
pub const MOST_FANS: usize = 17;

/// Bits of a key, the lowest, that hold the rank on the pile.
const RANK_BITS: u32 = 4;
/// Stands in a key for an empty pile.
const NO_RANK: u64 = 15;

/// The cards of a deal in their fans.
#[derive(Clone, Debug)]
pub struct Layout {
    /// The cards of each rank; places that no rank has stay empty, and spare a check of the bounds.
    of_rank: [Cards; 16],
    /// The rank 0..=12 of each card.
    rank: [u8; 64],
    /// The fan of each card.
    fan: [u8; 64],
    /// The lowest card of each fan.
    lowest: Cards,
    /// All cards of each fan.
    fans: Vec<Cards>,
}

/// The end of the fans that cards are taken from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    Top,
    Bottom,
}

impl End {
    /// The other one.
    pub const fn other(self) -> End {
        match self {
            End::Top => End::Bottom,
            End::Bottom => End::Top,
        }
    }
}

impl Layout {
    /// Lays out fans of ranks 0..=12, the lowest card of each first: 17 fans and 52 cards at the most, and no more than
    /// four of a rank, the one on the pile included.
    pub fn new(fans: &[Vec<u8>]) -> Layout {
        assert!(fans.len() <= MOST_FANS, "no game has more than 17 fans");
        let mut layout =
            Layout { of_rank: [0; 16], rank: [0; 64], fan: [0; 64], lowest: 0, fans: Vec::new() };
        let mut card = 0;
        for (index, fan) in fans.iter().enumerate() {
            layout.fans.push(((1 << fan.len()) - 1) << card);
            layout.lowest |= u64::from(!fan.is_empty()) << card;
            for &rank in fan {
                layout.of_rank[usize::from(rank)] |= 1 << card;
                layout.rank[card] = rank;
                layout.fan[card] = index as u8;
                card += 1;
            }
        }
        assert!(card <= MOST_CARDS, "a game has no more than 52 cards");
        layout
    }

    /// All cards.
    pub fn all(&self) -> Cards {
        self.fans.iter().fold(0, |all, fan| all | fan)
    }

    /// The cards of the fans when they are so high, which is no higher than they lie here.
    pub fn cards(&self, heights: impl Iterator<Item = usize>) -> Cards {
        let lowest = |(&fan, height): (&Cards, usize)| fan & fan >> (fan.count_ones() as usize - height);
        self.fans.iter().zip(heights).map(lowest).sum()
    }

    /// The cards of this rank.
    #[inline]
    pub const fn of_rank(&self, rank: u8) -> Cards {
        self.of_rank[(rank & 15) as usize]
    }

    /// The cards of these ranks.
    #[inline]
    pub fn of_ranks(&self, ranks: Ranks) -> Cards {
        ranks.fold(0, |cards, rank| cards | self.of_rank(rank))
    }

    /// The cards one rank above or below this one.
    pub fn next_to(&self, rank: u8) -> Cards {
        self.of_rank(one_above(rank)) | self.of_rank(one_below(rank))
    }

    /// The ranks of these cards.
    pub fn ranks(&self, cards: Cards) -> Ranks {
        (0..RANKS).filter(|&rank| self.of_rank(rank) & cards != 0).fold(Ranks::NONE, Ranks::with)
    }

    /// How many of the cards have each rank.
    pub fn counts(&self, cards: Cards) -> [u8; 13] {
        std::array::from_fn(|rank| (self.of_rank[rank] & cards).count_ones() as u8)
    }

    /// The cards that can be taken from this end of the fans.
    #[inline]
    pub const fn available(&self, left: Cards, end: End) -> Cards {
        match end {
            End::Top => left & !((left & !self.lowest) >> 1),
            End::Bottom => left & !(left << 1 & !self.lowest),
        }
    }

    /// The available card of a fan in which a card is left.
    #[cfg(test)]
    pub fn top(&self, left: Cards, fan: u8) -> u8 {
        (u64::BITS - 1 - (left & self.fans[usize::from(fan)]).leading_zeros()) as u8
    }

    /// The rank of a card.
    pub const fn rank(&self, card: u8) -> u8 {
        self.rank[(card & 63) as usize]
    }

    /// The fan of a card.
    pub const fn fan(&self, card: u8) -> u8 {
        self.fan[(card & 63) as usize]
    }

    /// How many cards of the same fan are left behind this one, seen from this end.
    pub fn behind(&self, left: Cards, card: u8, end: End) -> u32 {
        let fan = self.fans[usize::from(self.fan(card))] & left;
        match end {
            End::Top => (fan & ((1 << card) - 1)).count_ones(),
            End::Bottom => (fan >> card >> 1).count_ones(),
        }
    }
}

/// A way to read some cards of a layout: from which end, what keys are made of, and where it has to end.
#[derive(Clone, Debug)]
pub struct Reading {
    /// The end that cards are taken from.
    pub end: End,
    /// The rank that the last card has to lie next to, if it has to.
    pub target: Option<u8>,
    /// What each card adds to a key while it is left.
    units: [u64; 64],
}

impl Reading {
    /// A way to read these cards.
    pub fn new(layout: &Layout, cards: Cards, end: End, target: Option<u8>) -> Reading {
        // The cards of each fan, the one that is taken last first.
        let fans: Vec<ArrayVec<u8, MOST_CARDS>> = layout
            .fans
            .iter()
            .map(|&fan| {
                let in_fan = (0..64).filter(|card| fan & cards & 1 << card != 0);
                match end {
                    End::Top => in_fan.collect(),
                    End::Bottom => in_fan.rev().collect(),
                }
            })
            .collect();
        // The key counts, for every row of ranks that some fan begins with, the fans that still hold it.
        let mut units = [0; 64];
        let mut shift = RANK_BITS;
        for (index, fan) in fans.iter().enumerate() {
            for (height, &card) in fan.iter().enumerate() {
                let alike = |other: &&ArrayVec<u8, MOST_CARDS>| {
                    let rank = |&card: &u8| layout.rank(card);
                    other.len() > height
                        && other[..=height].iter().map(rank).eq(fan[..=height].iter().map(rank))
                };
                units[usize::from(card)] = match fans[..index].iter().find(alike) {
                    Some(earlier) => units[usize::from(earlier[height])],
                    None => {
                        // A count of up to n takes as many bits as n: 52 for all cards at the most.
                        let bits = usize::BITS - fans.iter().filter(alike).count().leading_zeros();
                        shift += bits;
                        1 << (shift - bits)
                    }
                };
            }
        }
        Reading { end, target, units }
    }

    /// The position with these cards left, and this rank on the pile.
    pub fn position(&self, layout: &Layout, left: Cards, at: Option<u8>) -> Position {
        let units: u64 = Members(left).map(|card| self.unit(card)).sum();
        let crossings = at.and_then(|at| walk::crossings(layout, left, at, self.target));
        Position { left, key: units + at.map_or(NO_RANK, u64::from), crossings, at, ends: Ranks::ALL }
    }

    /// What the card adds to a key; cards that add the same can stand for each other.
    pub const fn unit(&self, card: u8) -> u64 {
        self.units[(card & 63) as usize]
    }
}

/// A position, read one way.
#[derive(Clone, Copy, Debug)]
pub struct Position {
    /// The cards that are left.
    pub left: Cards,
    /// Positions of one reading with equal keys can be won alike. It is 0 only where no card is left.
    pub key: u64,
    /// The rank 0..=12 on the pile; none while it is empty.
    pub at: Option<u8>,
    /// The crossings that are left to the walk, see [`walk`]; none if there is no such walk, and while the pile is empty,
    /// when it has not begun.
    pub crossings: Option<Crossings>,
    /// Ranks that the last card of all may have, as far as they are not ruled out; what is ruled out stays so after
    /// every move.
    pub ends: Ranks,
}

impl Position {
    /// The cards that may be taken.
    pub fn moves(&self, layout: &Layout, reading: &Reading) -> Cards {
        let available = layout.available(self.left, reading.end);
        match self.at {
            Some(at) => available & layout.next_to(at),
            None => available,
        }
    }

    /// The position after a card that may be taken.
    pub fn play(&self, layout: &Layout, reading: &Reading, card: u8) -> Position {
        let rank = layout.rank(card);
        let left = self.left ^ 1 << card;
        let key = self.key - reading.unit(card) - self.at.map_or(NO_RANK, u64::from) + u64::from(rank);
        let crossings = match self.at {
            Some(at) => self.crossings.and_then(|crossings| walk::cross(crossings, at, rank)),
            None => walk::crossings(layout, left, rank, reading.target),
        };
        Position { left, key, crossings, at: Some(rank), ends: self.ends }
    }

    /// Whether no card is left and the last one lies where it has to.
    pub fn is_done(&self, reading: &Reading) -> bool {
        let arrived = |target| self.at.is_none_or(|at| walk::are_next(at, target));
        self.left == 0 && reading.target.is_none_or(arrived)
    }
}

/// The cards of a set, one by one.
pub struct Members(pub Cards);

impl Iterator for Members {
    type Item = u8;

    fn next(&mut self) -> Option<u8> {
        let card = (self.0 != 0).then(|| self.0.trailing_zeros() as u8);
        self.0 &= self.0.wrapping_sub(1);
        card
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashMap;

    use super::*;

    /// The ranks of a fan written as numbers, the lowest card first.
    fn layout(fans: &[&[u8]]) -> Layout {
        Layout::new(&fans.iter().map(|fan| fan.to_vec()).collect::<Vec<_>>())
    }

    fn ranks(layout: &Layout, cards: Cards) -> Vec<u8> {
        Members(cards).map(|card| layout.rank(card)).collect()
    }

    #[test]
    fn cards_are_available_at_either_end_of_a_fan() {
        let layout = layout(&[&[1, 2, 3], &[], &[4], &[5, 6]]);
        assert_eq!(ranks(&layout, layout.available(layout.all(), End::Top)), [3, 4, 6]);
        assert_eq!(ranks(&layout, layout.available(layout.all(), End::Bottom)), [1, 4, 5]);
        assert_eq!((layout.top(layout.all(), 0), layout.top(layout.all(), 3)), (2, 5));
        assert_eq!(layout.behind(layout.all(), 1, End::Top), 1);
        assert_eq!(layout.behind(layout.all(), 3, End::Top), 0);
        assert_eq!(layout.behind(layout.all(), 4, End::Bottom), 1);
    }

    #[test]
    fn heights_name_the_cards_that_are_left() {
        let layout = layout(&[&[1, 2, 3], &[], &[4], &[5, 6]]);
        let left = |heights: [usize; 4]| layout.cards(heights.into_iter());
        assert_eq!(left([3, 0, 1, 2]), layout.all());
        assert_eq!(ranks(&layout, left([1, 0, 0, 1])), [1, 5]);
        assert_eq!(left([0, 0, 0, 0]), 0);
    }

    #[test]
    fn a_card_may_be_taken_if_its_rank_is_next_or_the_pile_is_empty() {
        let layout = layout(&[&[3, 0], &[12], &[1], &[2]]);
        let reading = Reading::new(&layout, layout.all(), End::Top, None);
        let moves = |at| ranks(&layout, reading.position(&layout, layout.all(), at).moves(&layout, &reading));
        assert_eq!(moves(Some(0)), [12, 1]);
        assert_eq!(moves(Some(12)), [0]);
        assert!(moves(Some(6)).is_empty());
        assert_eq!(moves(None), [0, 12, 1, 2]);
    }

    #[test]
    fn a_reading_is_done_next_to_its_target() {
        let layout = layout(&[&[3], &[4]]);
        let reading = Reading::new(&layout, layout.all(), End::Bottom, Some(5));
        let start = reading.position(&layout, layout.all(), None);
        let after = |cards: [u8; 2]| cards.iter().fold(start, |at, &card| at.play(&layout, &reading, card));
        assert!(after([0, 1]).is_done(&reading));
        assert!(!after([1, 0]).is_done(&reading));
        assert!(!start.is_done(&reading));
    }

    /// What a key must tell apart: the rank on the pile and the ranks left in the fans, in any order.
    fn meaning(layout: &Layout, position: &Position) -> (Option<u8>, Vec<Vec<u8>>) {
        let mut fans: Vec<Vec<u8>> =
            layout.fans.iter().map(|fan| ranks(layout, fan & position.left)).collect();
        fans.retain(|fan| !fan.is_empty());
        fans.sort();
        (position.at, fans)
    }

    #[test]
    fn keys_are_equal_exactly_where_fans_hold_equal_ranks() {
        // Every position that can be reached, read from either end; some fans begin alike from the one or the other.
        let fans: &[&[u8]] = &[&[1, 2, 3], &[1, 2], &[3, 2, 3], &[2, 3], &[4, 2, 3], &[1, 2, 3], &[2]];
        let layout = layout(fans);
        for (end, target, at) in [(End::Top, None, Some(3)), (End::Bottom, Some(3), None)] {
            let reading = Reading::new(&layout, layout.all(), end, target);
            let mut key_of = HashMap::new();
            let mut to_do = vec![reading.position(&layout, layout.all(), at)];
            while let Some(position) = to_do.pop() {
                assert_eq!(position.key, reading.position(&layout, position.left, position.at).key);
                let known = key_of.insert(meaning(&layout, &position), position.key);
                assert!(known.is_none_or(|key| key == position.key));
                if known.is_none() {
                    let moves = Members(position.moves(&layout, &reading));
                    to_do.extend(moves.map(|card| position.play(&layout, &reading, card)));
                }
            }
            let mut keys: Vec<u64> = key_of.values().copied().collect();
            keys.sort_unstable();
            keys.dedup();
            assert_eq!(keys.len(), key_of.len());
            assert!(keys.len() > 100);
        }
    }

    #[test]
    fn crossings_kept_up_move_by_move_are_those_counted_anew() {
        let layout = layout(&[&[1, 0, 12], &[2, 1], &[0, 11, 12], &[11]]);
        let reading = Reading::new(&layout, layout.all(), End::Top, None);
        let mut to_do = vec![reading.position(&layout, layout.all(), Some(0))];
        while let Some(position) = to_do.pop() {
            let anew = reading.position(&layout, position.left, position.at).crossings;
            assert_eq!(position.crossings, anew);
            to_do.extend(
                Members(position.moves(&layout, &reading)).map(|card| position.play(&layout, &reading, card)),
            );
        }
    }
}
