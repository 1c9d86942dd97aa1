//! The circle of the thirteen ranks in one machine word, four bits a rank, so that all are worked on at once.
//!
//! Edge r of the circle lies between rank r and the rank above it; a set of edges is written like a set of ranks.

use std::ops::{BitAnd, BitOr, Not, Sub};

/// How many ranks there are, and how many edges.
pub const RANKS: u8 = 13;

/// Four bits a rank.
const WIDTH: u32 = 4;
/// The lowest bit of each rank.
const ALL: u64 = 0x1_1111_1111_1111;

/// A set of ranks, or of edges: the lowest of each four bits tells.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Ranks(u64);

impl Ranks {
    /// No rank.
    pub const NONE: Ranks = Ranks(0);
    /// All thirteen.
    pub const ALL: Ranks = Ranks(ALL);

    /// One rank, 0..=12.
    pub const fn only(rank: u8) -> Ranks {
        Ranks(1 << (WIDTH * rank as u32))
    }

    /// The ranks that are met going up over edge `from`, until edge `to` is the next; none if the two are the same.
    pub const fn between(from: u8, to: u8) -> Ranks {
        const BETWEEN: [[Ranks; 13]; 13] = {
            let mut between = [[Ranks::NONE; 13]; 13];
            let mut from = 0;
            while from < 13 {
                let mut to = 0;
                while to < 13 {
                    let mut rank = from;
                    while rank != to {
                        rank = (rank + 1) % 13;
                        between[from][to] = between[from][to].with(rank as u8);
                    }
                    to += 1;
                }
                from += 1;
            }
            between
        };
        BETWEEN[from as usize][to as usize]
    }

    /// These and one more.
    pub const fn with(self, rank: u8) -> Ranks {
        Ranks(self.0 | Ranks::only(rank).0)
    }

    /// These but for one.
    pub const fn without(self, rank: u8) -> Ranks {
        Ranks(self.0 & !Ranks::only(rank).0)
    }

    /// Whether the rank is among them.
    pub const fn has(self, rank: u8) -> bool {
        self.0 & Ranks::only(rank).0 != 0
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many there are.
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// The ranks one above these.
    pub const fn above(self) -> Ranks {
        Ranks((self.0 << WIDTH | self.0 >> (WIDTH * 12)) & ALL)
    }

    /// The ranks one below these.
    pub const fn below(self) -> Ranks {
        Ranks((self.0 >> WIDTH | self.0 << (WIDTH * 12)) & ALL)
    }

    /// The first of these at this rank or above it, going round. There is one.
    pub const fn next_up(self, rank: u8) -> u8 {
        let onward = self.0 & !(Ranks::only(rank).0 - 1);
        let found = if onward != 0 { onward } else { self.0 };
        (found.trailing_zeros() / WIDTH) as u8
    }

    /// The first of these below this rank, going round. There is one.
    pub const fn next_down(self, rank: u8) -> u8 {
        let onward = self.0 & (Ranks::only(rank).0 - 1);
        let found = if onward != 0 { onward } else { self.0 };
        ((u64::BITS - 1 - found.leading_zeros()) / WIDTH) as u8
    }

    /// These ranks as they are met going up, this one included.
    pub fn upwards(mut self, from: u8) -> impl Iterator<Item = u8> + Clone {
        std::iter::from_fn(move || {
            let next = (!self.is_empty()).then(|| self.next_up(from));
            next.inspect(|&next| self = self.without(next))
        })
    }

    /// These ranks as they are met going down, this one not included until the end.
    pub fn downwards(mut self, from: u8) -> impl Iterator<Item = u8> + Clone {
        std::iter::from_fn(move || {
            let next = (!self.is_empty()).then(|| self.next_down(from));
            next.inspect(|&next| self = self.without(next))
        })
    }
}

/// The rank one above this one.
pub const fn one_above(rank: u8) -> u8 {
    (rank + 1) % RANKS
}

/// The rank one below this one.
pub const fn one_below(rank: u8) -> u8 {
    (rank + RANKS - 1) % RANKS
}

/// The ranks one by one, from the lowest.
impl Iterator for Ranks {
    type Item = u8;

    fn next(&mut self) -> Option<u8> {
        if self.is_empty() {
            return None;
        }
        let rank = (self.0.trailing_zeros() / WIDTH) as u8;
        self.0 &= self.0 - 1;
        Some(rank)
    }
}

impl BitAnd for Ranks {
    type Output = Ranks;

    fn bitand(self, other: Ranks) -> Ranks {
        Ranks(self.0 & other.0)
    }
}

impl BitOr for Ranks {
    type Output = Ranks;

    fn bitor(self, other: Ranks) -> Ranks {
        Ranks(self.0 | other.0)
    }
}

impl Not for Ranks {
    type Output = Ranks;

    fn not(self) -> Ranks {
        Ranks(!self.0 & ALL)
    }
}

/// A number 0..=15 for each edge: how often a walk crosses it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Crossings(u64);

impl Crossings {
    /// The numbers of edges 0 to 12; none if one of them is not in 0..=15.
    pub fn new(numbers: [i32; 13]) -> Option<Crossings> {
        let mut packed = 0;
        for number in numbers.into_iter().rev() {
            packed = packed << WIDTH | u64::try_from(number).ok().filter(|&number| number < 1 << WIDTH)?;
        }
        Some(Crossings(packed))
    }

    /// The edges that are not crossed.
    pub const fn uncrossed(self) -> Ranks {
        Ranks(!(self.0 | self.0 >> 1 | self.0 >> 2 | self.0 >> 3) & ALL)
    }

    /// The edges that are crossed once.
    pub const fn crossed_once(self) -> Ranks {
        Ranks(self.0 & !(self.0 >> 1 | self.0 >> 2 | self.0 >> 3) & ALL)
    }

    /// The edges that are crossed twice.
    pub const fn crossed_twice(self) -> Ranks {
        Ranks(self.0 >> 1 & !(self.0 | self.0 >> 2 | self.0 >> 3) & ALL)
    }
}

/// One crossing less of each of these edges, which are all crossed.
impl Sub<Ranks> for Crossings {
    type Output = Crossings;

    fn sub(self, edges: Ranks) -> Crossings {
        debug_assert!((self.uncrossed() & edges).is_empty());
        Crossings(self.0 - edges.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ranks(ranks: &[u8]) -> Ranks {
        ranks.iter().fold(Ranks::NONE, |set, &rank| set.with(rank))
    }

    #[test]
    fn the_circle_closes_between_king_and_ace() {
        assert_eq!(ranks(&[0, 5, 12]).above(), ranks(&[1, 6, 0]));
        assert_eq!(ranks(&[0, 5, 12]).below(), ranks(&[12, 4, 11]));
        assert_eq!(Ranks::between(11, 1), ranks(&[12, 0, 1]));
        assert_eq!(Ranks::between(4, 4), Ranks::NONE);
    }

    #[test]
    fn the_next_one_is_found_round_the_circle() {
        let set = ranks(&[2, 7]);
        assert_eq!([0, 2, 3, 7, 8].map(|rank| set.next_up(rank)), [2, 2, 7, 7, 2]);
        assert_eq!([0, 2, 3, 7, 8].map(|rank| set.next_down(rank)), [7, 7, 2, 2, 7]);
    }

    #[test]
    fn ranks_come_one_by_one() {
        assert_eq!(ranks(&[12, 0, 3]).collect::<Vec<_>>(), [0, 3, 12]);
        assert_eq!((!ranks(&[0])).len(), 12);
    }

    #[test]
    fn crossings_are_told_apart_by_their_number() {
        let crossings = Crossings::new([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 15, 1]).unwrap();
        assert_eq!(crossings.uncrossed(), ranks(&[0]));
        assert_eq!(crossings.crossed_once(), ranks(&[1, 12]));
        assert_eq!(crossings.crossed_twice(), ranks(&[2]));
        assert_eq!((crossings - ranks(&[1, 3])).crossed_twice(), ranks(&[2, 3]));
        assert_eq!(Crossings::new([16; 13]), None);
        assert_eq!(Crossings::new([-1; 13]), None);
    }
}
