//! The judge: decides one position by searching from both ends in turn.
//!
//! Which end is the narrow one differs from deal to deal, so each gets its turn, and the first to finish decides.
//! Every turn starts over from the end's own start. Turns are short, some longer, in the proportions of Luby,
//! Sinclair and Zuckerman (1993): nearly as good as the best fixed length, which nobody knows.

use super::{
    packed::{Cards, End, Layout, Members, Position, Reading},
    search::{Ground, Outcome, Search},
    table::Table,
};

/// Positions looked at in the shortest turn.
const TURN: u64 = 200;

/// What is proven of the positions of one deal, read from the top: it holds for every later question.
#[derive(Debug)]
pub struct Proven {
    pub layout: Layout,
    pub reading: Reading,
    /// Keys of positions that are lost.
    lost: Table,
    /// Keys of positions that are won. Of every position here, a move leads to another or to the end.
    won: Table,
    memory: usize,
}

impl Proven {
    /// Nothing yet, of the positions of these fans. `memory` bytes may be taken.
    pub fn nothing(layout: Layout, memory: usize) -> Proven {
        let reading = Reading::new(&layout, layout.all(), End::Top, None);
        let (lost, won) = Proven::tables(memory);
        Proven { layout, reading, lost, won, memory }
    }

    /// Forgets what earlier questions have proven if that has grown as far as it may, so that the next has room.
    pub fn make_room(&mut self) {
        if self.lost.is_at_its_limit() || self.won.is_at_its_limit() {
            (self.lost, self.won) = Proven::tables(self.memory);
        }
    }

    /// The tables of what is lost and of what is won. They share half of the memory; the other half is for what a
    /// judge proves from the bottom, which holds for one question only.
    fn tables(memory: usize) -> (Table, Table) {
        let won = memory / 16;
        (Table::new(memory / 2 - won), Table::new(won))
    }

    fn ground(&mut self) -> Ground<'_> {
        Ground { layout: &self.layout, reading: &self.reading, lost: &mut self.lost, won: Some(&self.won) }
    }

    /// The cards that win from a position of which that is known.
    fn line_on(&self, mut position: Position) -> Vec<u8> {
        let mut line = Vec::new();
        while position.left != 0 {
            let after = |card| (card, position.play(&self.layout, &self.reading, card));
            let keeps_won = |(_, after): &(u8, Position)| after.left == 0 || self.won.contains(after.key);
            let next = Members(position.moves(&self.layout, &self.reading)).map(after).find(keeps_won);
            let (card, after) = next.expect("a known win leads on to one");
            line.push(card);
            position = after;
        }
        line
    }

    /// Remembers that these cards win from this position.
    fn remember(&mut self, mut position: Position, line: &[u8]) {
        let mut keys = Vec::new();
        for &card in line {
            keys.push(position.key);
            position = position.play(&self.layout, &self.reading, card);
        }
        // From the end on: whatever finds a place, what comes after it has one.
        keys.into_iter().rev().try_for_each(|key| self.won.insert(key)).unwrap_or_default();
    }
}

/// Decides one position.
#[derive(Debug)]
pub struct Judge {
    start: Position,
    turn: End,
    /// Positions that the turn may still look at.
    turn_left: u64,
    turns: u64,
    from_top: Search,
    from_bottom: Search,
    bottom_reading: Reading,
    bottom_lost: Table,
    outcome: Option<Outcome>,
}

impl Judge {
    /// Makes ready to decide the position in which these cards are left and this rank is on the pile.
    pub fn new(proven: &mut Proven, left: Cards, at: Option<u8>) -> Judge {
        let layout = &proven.layout;
        let start = proven.reading.position(layout, left, at);
        let bottom_reading = Reading::new(layout, left, End::Bottom, at);
        let bottom_start = bottom_reading.position(layout, left, None);
        let outcome = if left == 0 {
            Some(Outcome::Won(Vec::new()))
        } else if proven.won.contains(start.key) {
            Some(Outcome::Won(proven.line_on(start)))
        } else if proven.lost.contains(start.key)
            || at.is_some() && proven.ground().unless_lost(start).is_none()
        {
            Some(Outcome::Lost)
        } else {
            None
        };
        Judge {
            start,
            turn: End::Bottom,
            turn_left: 0,
            turns: 0,
            from_top: Search::new(start),
            from_bottom: Search::new(bottom_start),
            bottom_reading,
            bottom_lost: Table::new(proven.memory / 2),
            outcome,
        }
    }

    /// Looks at up to `left` more positions and takes them off; the outcome, once there is one, with a whole line
    /// if the position is won. What is proven on the way is added to `proven`, of the same deal as at the start.
    pub fn run(&mut self, proven: &mut Proven, left: &mut u64) -> Option<Outcome> {
        while self.outcome.is_none() {
            if self.turn_left == 0 {
                self.next_turn(proven);
            }
            let mut allowed = self.turn_left.min(*left);
            let before = allowed;
            let (search, mut ground) = self.searching(proven);
            let outcome = search.run(&mut ground, &mut allowed);
            self.turn_left -= before - allowed;
            *left -= before - allowed;
            self.outcome = outcome.map(|outcome| self.settle(proven, outcome));
            if self.outcome.is_none() && *left == 0 {
                return None;
            }
        }
        self.outcome.clone()
    }

    fn next_turn(&mut self, proven: &mut Proven) {
        self.turn = self.turn.other();
        self.turns += u64::from(self.turn == End::Top);
        self.turn_left = TURN * luby(self.turns);
        // Most deals fall to the order that is the best for most; every third turn strays further from it.
        let chance_bits = if self.turns.is_multiple_of(3) { 4 } else { 2 };
        let (search, ground) = self.searching(proven);
        search.start_over(&ground, chance_bits);
    }

    /// The search whose turn it is, and what it goes by.
    fn searching<'a>(&'a mut self, proven: &'a mut Proven) -> (&'a mut Search, Ground<'a>) {
        match self.turn {
            End::Top => (&mut self.from_top, proven.ground()),
            End::Bottom => {
                let (reading, lost) = (&self.bottom_reading, &mut self.bottom_lost);
                (&mut self.from_bottom, Ground { layout: &proven.layout, reading, lost, won: None })
            }
        }
    }

    /// Makes of a search's outcome the position's, and remembers it.
    fn settle(&self, proven: &mut Proven, outcome: Outcome) -> Outcome {
        match (outcome, self.turn) {
            (Outcome::Won(mut cards), End::Top) => {
                let after = cards
                    .iter()
                    .fold(self.start, |position, &card| position.play(&proven.layout, &proven.reading, card));
                cards.extend(proven.line_on(after));
                proven.remember(self.start, &cards);
                Outcome::Won(cards)
            }
            (Outcome::Won(mut cards), End::Bottom) => {
                cards.reverse();
                proven.remember(self.start, &cards);
                Outcome::Won(cards)
            }
            (Outcome::Lost, _) => {
                // Without room for it, it is proven anew when it is asked again.
                let _ = proven.lost.insert(self.start.key);
                Outcome::Lost
            }
            (Outcome::Full, _) => Outcome::Full,
        }
    }
}

/// The term of Luby's sequence 1 1 2 1 1 2 4 1 1 2 ... with this number, from 1 on.
const fn luby(mut number: u64) -> u64 {
    // Every 2^k - 1 terms end with 2^(k-1), and what comes before are the terms so far, twice.
    while !(number + 1).is_power_of_two() {
        number -= (number + 1).next_power_of_two() / 2 - 1;
    }
    number.div_ceil(2)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn turns_are_as_long_as_luby_says() {
        let turns: Vec<u64> = (1..=15).map(luby).collect();
        assert_eq!(turns, [1, 1, 2, 1, 1, 2, 4, 1, 1, 2, 1, 1, 2, 4, 8]);
    }

    #[test]
    fn the_tables_together_may_take_what_there_is() {
        for memory in [1_000, 1 << 20, (1 << 28) + 7] {
            let mut proven = Proven::nothing(Layout::new(&[vec![1]]), memory);
            let left = proven.layout.all();
            let judge = Judge::new(&mut proven, left, Some(2));
            let limits = [proven.lost.limit, proven.won.limit, judge.bottom_lost.limit];
            let all: usize = limits.iter().sum();
            assert!(memory - 2 <= all && all <= memory, "{limits:?} of {memory}");
        }
    }
}
