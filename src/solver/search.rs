//! The search: by depth, from one end of the game, with its stack in the open so that it can stop anywhere.
//!
//! A position whose moves have all failed is lost and goes into the table; what the table knows, or the walk test
//! and the reach test refuse, is not entered. A search can start over: what it has proven stays proven, so that
//! leaving a branch that leads nowhere costs it the way down and not the work.

use arrayvec::ArrayVec;

use super::{
    packed::{Cards, Layout, MOST_FANS, Members, Position, Reading},
    reach,
    table::{Full, Table},
    walk,
};

/// What a search has come to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// These cards, one after the other, lead to the end or to a position that is known to be won.
    Won(Vec<u8>),
    /// Nothing leads there.
    Lost,
    /// There is no room for what has to be remembered.
    Full,
}

/// A search from one position.
#[derive(Debug)]
pub struct Search {
    start: Position,
    /// The positions from the start to the one in hand; empty before the search starts.
    path: Vec<Step>,
    /// The moves that are still to be tried, of every position on the path; the next one last.
    untried: Vec<u8>,
    /// How far chance may change what a move promises, as a power of two.
    chance_bits: u32,
    /// The state of chance: the same in every run.
    chance: u64,
}

/// A position on the path.
#[derive(Debug)]
struct Step {
    position: Position,
    /// The card that led here; none at the start.
    card: Option<u8>,
    /// Where its untried moves begin.
    untried: usize,
}

/// What a search goes by: the cards, the way they are read, and what is known of the positions.
pub struct Ground<'a> {
    pub layout: &'a Layout,
    pub reading: &'a Reading,
    /// Keys of positions that are lost.
    pub lost: &'a mut Table,
    /// Keys of positions that are won.
    pub won: Option<&'a Table>,
}

impl Search {
    /// Makes ready to search from this position, in which a card is left.
    pub fn new(start: Position) -> Search {
        Search { start, path: Vec::new(), untried: Vec::new(), chance_bits: 0, chance: 1 }
    }

    /// Goes back to the start, to come down another way: what a move promises may be off by less than
    /// 2^`chance_bits`, 1 to 8 bits.
    pub fn start_over(&mut self, ground: &Ground, chance_bits: u32) {
        self.chance_bits = chance_bits;
        self.path.clear();
        self.untried.clear();
        self.enter(ground, self.start, None);
    }

    /// Looks at up to `left` more positions and takes them off; the outcome, once there is one. The search has to be
    /// started over first: an empty path would mean that everything has been tried.
    pub fn run(&mut self, ground: &mut Ground, left: &mut u64) -> Option<Outcome> {
        assert!(!self.path.is_empty(), "a search runs from its start");
        while let Some(step) = self.path.last() {
            if self.untried.len() > step.untried {
                if *left == 0 {
                    return None;
                }
                *left -= 1;
                let card = self.untried.pop()?;
                let position = step.position.play(ground.layout, ground.reading, card);
                if position.is_done(ground.reading) || ground.knows_won(&position) {
                    let cards = self.path.iter().filter_map(|step| step.card).chain([card]);
                    return Some(Outcome::Won(cards.collect()));
                }
                if let Some(position) = ground.unless_lost(position) {
                    self.enter(ground, position, Some(card));
                }
            } else {
                if ground.lost.insert(step.position.key) == Err(Full) {
                    return Some(Outcome::Full);
                }
                self.path.pop();
            }
        }
        Some(Outcome::Lost)
    }

    fn enter(&mut self, ground: &Ground, position: Position, card: Option<u8>) {
        let untried = self.untried.len();
        let mut seen = ArrayVec::<u64, MOST_FANS>::new();
        let mut moves = ArrayVec::<(u32, u8), MOST_FANS>::new();
        for card in Members(position.moves(ground.layout, ground.reading)) {
            let unit = ground.reading.unit(card);
            // Like fans lead to like positions.
            if !seen.contains(&unit) {
                seen.push(unit);
                let promising = (promise(ground, position.left, card) + self.chance(), card);
                // They are few: put each in its place, without the code of a sort for many.
                moves.insert(moves.partition_point(|&other| other < promising), promising);
            }
        }
        self.untried.extend(moves.into_iter().map(|(_, card)| card));
        self.path.push(Step { position, card, untried });
    }

    /// The next number of Marsaglia's xorshift (2003), cut to its highest bits.
    fn chance(&mut self) -> u32 {
        self.chance ^= self.chance << 13;
        self.chance ^= self.chance >> 7;
        self.chance ^= self.chance << 17;
        (self.chance >> (u64::BITS - self.chance_bits)) as u32
    }
}

/// What a card's promise is made of; docs/performance.md tells how the numbers were found.
const BEHIND: u32 = 2;
const SAME_RANK: u32 = 5;

/// How early a move should be tried: high fans come down first, and ranks of which most is left.
fn promise(ground: &Ground, left: Cards, card: u8) -> u32 {
    let same_rank = (ground.layout.of_rank(ground.layout.rank(card)) & left).count_ones();
    BEHIND * ground.layout.behind(left, card, ground.reading.end) + SAME_RANK * same_rank
}

impl Ground<'_> {
    fn knows_won(&self, position: &Position) -> bool {
        self.won.is_some_and(|won| won.contains(position.key))
    }

    /// The position, unless it is known or found to be lost.
    pub fn unless_lost(&self, position: Position) -> Option<Position> {
        if position.left == 0 || self.lost.contains(position.key) {
            return None;
        }
        let ends = walk::last_ranks(self.layout, self.reading, &position);
        if ends.is_empty() {
            return None;
        }
        let ends = reach::last_ranks(self.layout, self.reading, &position, ends);
        (!ends.is_empty()).then_some(Position { ends, ..position })
    }
}
