//! Golf: looks for a win among the most promising tableaus, which comes long before all of them are judged where wins are
//! many.
//!
//! Turn by turn of the stock: from each of the tableaus that are held all are reached that moves lead to, and of these the
//! ones with the fewest cards are held for the next turn.

use std::{
    cmp::Ordering,
    collections::HashSet,
    hash::{BuildHasherDefault, Hasher},
    ops::Range,
};

use super::golf::{COLUMNS, Place, TURN, Tableaus};
use crate::rules::Move;

/// Tableaus that are held at a turn. With half as many a sixth fewer wins are found, with twice as many it takes as long as
/// it saves.
const HELD: usize = 100;

/// Tableaus that are looked at between two turns.
const LOOKED_AT: usize = 2_000;

/// Cards of a whole tableau.
const MOST_CARDS: usize = 35;

/// A search that is under way.
#[derive(Debug)]
pub struct Dive {
    /// All tableaus that were reached, in their order.
    steps: Vec<Step>,
    /// Those that were held at the last turn.
    held: Range<usize>,
    /// The one that is looked at next.
    next: usize,
    /// What was reached since the last turn, by heights and foundation.
    reached: Numbers,
    /// Cards left in the stock.
    stock: usize,
    /// Steps that there is room for.
    most: usize,
}

/// A tableau on the way.
#[derive(Clone, Copy, Debug)]
struct Step {
    /// Of each column, in a byte.
    heights: u64,
    /// The rank on the foundation.
    at: u8,
    /// Cards of the tableau.
    cards: u8,
    /// The move that led here, and the step from which it did; none did to the first one.
    by: Move,
    from: u32,
}

/// Bytes of a step with the numbers that are kept of it meanwhile. All of them may lie in a collection of twice the size,
/// and while that grows in the one before too.
const STEP_WITH_ALL: usize = 3 * (size_of::<Step>() + 3 * size_of::<u64>());

/// What has come of a search.
pub enum Dived {
    /// There is no budget left, and more to look at.
    UnderWay,
    /// A line that wins.
    Win(Vec<Move>),
    /// No win was come upon, which says nothing of whether there is one.
    NoWin,
}

impl Dive {
    /// Begins with a place, in which a card is left. Takes at most `memory` bytes, or finds no win.
    pub fn new(&Place { heights, at, stock }: &Place, memory: usize) -> Dive {
        let cards = heights.iter().sum::<usize>() as u8;
        let heights = heights.iter().rev().fold(0, |heights, &height| heights << 8 | height as u64);
        let first = Step { heights, at, cards, by: TURN, from: 0 };
        let most = memory / STEP_WITH_ALL;
        Dive { steps: vec![first], held: 0..1, next: 0, reached: Numbers::default(), stock, most }
    }

    /// Looks at up to `unused` more tableaus of the deal and takes them off.
    pub fn run(&mut self, deal: &Tableaus, unused: &mut u64) -> Dived {
        loop {
            while self.next < self.steps.len().min(self.held.start + LOOKED_AT) {
                if self.steps.len() + COLUMNS > self.most {
                    return Dived::NoWin;
                }
                if *unused == 0 {
                    return Dived::UnderWay;
                }
                *unused -= 1;
                if self.reach_from(self.next, deal) {
                    return Dived::Win(self.line());
                }
                self.next += 1;
            }
            if self.stock == 0 || self.steps.len() + HELD > self.most {
                return Dived::NoWin;
            }
            self.turn(deal);
        }
    }

    /// Adds what moves lead to from a step; says whether the last card has gone.
    fn reach_from(&mut self, from: usize, deal: &Tableaus) -> bool {
        let Step { heights, at, cards, .. } = self.steps[from];
        for column in 0..COLUMNS {
            let height = heights >> (8 * column) & 7;
            let Some(rank) = deal.available_onto(at, column, height as usize) else { continue };
            let heights = heights - (1 << (8 * column));
            if self.reached.insert(heights | u64::from(rank) << 60) {
                let by = Move::of_fan(column);
                self.steps.push(Step { heights, at: rank, cards: cards - 1, by, from: from as u32 });
                if cards == 1 {
                    return true;
                }
            }
        }
        false
    }

    /// Turns a card of the stock in the best of the tableaus that were reached. What lay on the foundation makes no
    /// difference any more.
    fn turn(&mut self, deal: &Tableaus) {
        let at = deal.turned(self.stock);
        let mut tableaus = Numbers::default();
        let places = self.held.start..self.steps.len();
        let different: Vec<usize> =
            places.filter(|&place| tableaus.insert(self.steps[place].heights)).collect();
        let mut by_cards = [0; MOST_CARDS + 1];
        different.iter().for_each(|&place| by_cards[usize::from(self.steps[place].cards)] += 1);
        // All with fewer cards than this are held, and of those with so many as there is room for.
        let mut room = HELD;
        let edge = by_cards.iter().position(|&tableaus| {
            let fits = tableaus <= room;
            room -= if fits { tableaus } else { 0 };
            !fits
        });
        let edge = edge.unwrap_or(by_cards.len());
        let before = self.steps.len();
        for place in different {
            let Step { heights, cards, .. } = self.steps[place];
            let is_held = match usize::from(cards).cmp(&edge) {
                Ordering::Less => true,
                Ordering::Equal => room.checked_sub(1).inspect(|&left| room = left).is_some(),
                Ordering::Greater => false,
            };
            if is_held {
                self.steps.push(Step { heights, at, cards, by: TURN, from: place as u32 });
            }
        }
        self.held = before..self.steps.len();
        self.next = before;
        self.stock -= 1;
        self.reached.clear();
    }

    /// The moves to the last step.
    fn line(&self) -> Vec<Move> {
        let mut line = Vec::new();
        let mut place = self.steps.len() - 1;
        while place > 0 {
            line.push(self.steps[place].by);
            place = self.steps[place].from as usize;
        }
        line.reverse();
        line
    }
}

/// A set of numbers.
type Numbers = HashSet<u64, BuildHasherDefault<Mixer>>;

/// Mixes one number, and has no need to withstand anybody.
#[derive(Default)]
struct Mixer(u64);

impl Hasher for Mixer {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, _: &[u8]) {
        unreachable!("only numbers are hashed")
    }

    fn write_u64(&mut self, number: u64) {
        let mixed = number.wrapping_mul(0x9e37_79b9_7f4a_7c15);
        self.0 = mixed ^ mixed >> 32;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        deals::Deal,
        rules::{GameName, Position},
    };

    fn dive(position: &Position, slice: u64) -> Option<Vec<Move>> {
        let tableaus = Tableaus::new(position, 1 << 26);
        let heights = std::array::from_fn(|column| position.fan(column).len());
        let place =
            Place { heights, at: position.foundation().unwrap().rank as u8, stock: position.stock().len() };
        let mut dive = Dive::new(&place, 1 << 24);
        loop {
            match dive.run(&tableaus, &mut slice.clone()) {
                Dived::UnderWay => {}
                Dived::Win(line) => return Some(line),
                Dived::NoWin => return None,
            }
        }
    }

    #[test]
    fn what_it_comes_upon_wins_by_the_rules_however_it_is_sliced() {
        let mut wins = 0;
        for number in 1..=40 {
            for game in [GameName::Golf, GameName::GolfWrap, GameName::GolfKings] {
                let mut position = number.to_string().parse::<Deal>().unwrap().lay_out(game);
                let line = dive(&position, u64::MAX);
                assert_eq!(dive(&position, 7), line);
                for mv in line.iter().flatten() {
                    position.play(*mv).unwrap();
                }
                if line.is_some() {
                    assert_eq!(position.progress().moved, 35);
                    wins += 1;
                }
            }
        }
        assert!(wins > 30);
    }

    #[test]
    fn it_takes_no_more_memory_than_it_may_and_finds_no_win_without() {
        let position = "1".parse::<Deal>().unwrap().lay_out(GameName::GolfKings);
        let tableaus = Tableaus::new(&position, 0);
        let heights = [5; COLUMNS];
        let place = Place { heights, at: position.foundation().unwrap().rank as u8, stock: 16 };
        for memory in [0, 10_000, 200_000] {
            let mut dive = Dive::new(&place, memory);
            assert!(matches!(dive.run(&tableaus, &mut 1_000_000), Dived::NoWin));
            assert!(dive.steps.capacity() * size_of::<Step>() <= memory.max(4 * size_of::<Step>()));
        }
    }
}
