//! Golf: judges all tableaus of a deal, the emptiest first, before every turn of the stock at once.
//!
//! A position of a deal is its tableau, the rank on the foundation, and how many cards of the stock are left. There are at
//! most 6^7 tableaus, and what can be won from one follows from the seven that have a card less. Of each is found *with
//! which stocks* it can be won, the numbers of cards that may be left: as a set, one machine word. They are judged in rows
//! that differ in the first column only, since a processor works on several words at a time.
//!
//! What the walk of the other games says does not hold here, since it jumps at each turn of the stock. What holds instead:
//! once a card is turned it makes no difference what lay on the foundation, and with more cards left one can turn until so
//! many are left. So all that turning can do for a tableau is told by one number: the fewest cards that must be left.

use std::collections::HashMap;

use super::{
    OtherDeal, Verdict,
    golf_dive::{Dive, Dived},
};
use crate::{
    cards::{Card, Rank, Suit},
    rules::{GameName, Move, Position},
};

/// Columns of the tableau.
pub const COLUMNS: usize = 7;

/// The move that turns a card of the stock: its code follows those of the columns.
pub const TURN: Move = Move::of_fan(COLUMNS);

/// Numbers of cards that the stock may have left, 0..=16: bit q is q.
type Stocks = u32;

/// Any number.
const ANY: Stocks = (1 << 17) - 1;

/// Something of every tableau of a row, by the height of the first column, 0..=5; the two last are there for the processor.
type ByHeight = [Stocks; 8];

/// Heights that a column may have.
const MOST_HEIGHTS: usize = 6;

/// Places that no rank has: for what goes onto nothing, and for where there is no card.
const NOWHERE: u8 = 15;
const NOTHING: u8 = 14;

/// What has been proven of the tableaus of one deal.
#[derive(Debug)]
pub struct Tableaus {
    /// The deal's columns, the available card of each last.
    columns: [Vec<Card>; COLUMNS],
    /// The deal's stock, the next card first.
    stock: Vec<Card>,
    /// What has to be known of a column, by its height.
    tops: [[Top; 8]; COLUMNS],
    first: FirstColumn,
    /// Of each row that is judged, and each column: with which stocks the row's tableaus can be won when the card on the
    /// foundation is the one that has just left the column. Before them, a row that cannot be won; no row comes before
    /// those that have a card less.
    after: Vec<ByHeight>,
    /// Rows that there is room for.
    most: usize,
    /// The heights of all columns but the first in the row that is judged next.
    next: [usize; COLUMNS],
    /// What dives have won: the next move of each place on their lines.
    won: HashMap<Place, Move>,
    /// Bytes that a dive may take.
    memory_of_dive: usize,
    /// Bytes that what dives have won may take.
    memory_of_won: usize,
}

/// A column of some height.
#[derive(Clone, Copy, Debug)]
struct Top {
    /// The ranks on which the available card goes.
    onto: [u8; 2],
    /// On which cards that are turned it goes: the stocks that are left then.
    turned: Stocks,
    /// How many rows before is the one in which it has gone; 0 if there is none.
    back: usize,
    /// The rank of the card that lay on it.
    lay_on_it: u8,
}

/// Where the first column's available card goes: all bits of the heights at which it does.
#[derive(Debug, Default)]
struct FirstColumn {
    /// Onto the card that lay on it.
    onto_next: ByHeight,
    /// Onto each rank.
    onto: [ByHeight; 16],
}

/// With which stocks the tableaus of a row can be won.
#[derive(Default)]
struct Judged {
    /// By moving a card of another column than the first onto this rank.
    by_rank: [ByHeight; 16],
    /// By moving the first column's card, where it goes onto the foundation.
    taking_first: ByHeight,
    /// By turning.
    by_turning: ByHeight,
    /// At all, under the card that has just left the first column.
    after_first: ByHeight,
}

impl Judged {
    /// At all, under this rank.
    fn under(&self, rank: u8, first: &FirstColumn) -> ByHeight {
        let rank = usize::from(rank & 15);
        std::array::from_fn(|height| {
            self.by_rank[rank][height]
                | self.taking_first[height] & first.onto[rank][height]
                | self.by_turning[height]
        })
    }
}

/// Adds to a row's stocks those of another that are among `these`.
fn join(stocks: &mut ByHeight, others: &ByHeight, these: Stocks) {
    stocks.iter_mut().zip(others).for_each(|(stocks, others)| *stocks |= others & these);
}

/// What makes a position of the deal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Place {
    /// Of each column.
    pub heights: [usize; COLUMNS],
    /// The rank on the foundation.
    pub at: u8,
    /// Cards left in the stock.
    pub stock: usize,
}

/// Bytes of a place that is won, those included that a map leaves free.
const WON_PLACE: usize = 2 * size_of::<(Place, Move)>();

/// A position to be judged.
#[derive(Debug)]
pub struct Question {
    place: Place,
    /// The search for a win among the most promising tableaus, as long as it is not over.
    dive: Option<Dive>,
}

impl Tableaus {
    pub fn new(deal: &Position, memory: usize) -> Tableaus {
        let stock = deal.stock();
        let columns: [Vec<Card>; COLUMNS] = std::array::from_fn(|column| deal.fan(column).to_vec());
        let mut rows = 1;
        let tops = std::array::from_fn(|column| {
            let cards = &columns[column];
            let back = if column == 0 { 0 } else { rows };
            rows *= if column == 0 { 1 } else { cards.len() + 1 };
            std::array::from_fn(|height| Top::new(deal.game(), cards, height, stock, back))
        });
        let (memory_of_dive, memory_of_won) = (memory / 4, memory / 16);
        let memory_of_rows = memory - memory_of_dive - memory_of_won;
        let most = rows.min((memory_of_rows / size_of::<[ByHeight; COLUMNS]>()).saturating_sub(1));
        let mut after = Vec::with_capacity((1 + most) * COLUMNS);
        after.extend([[0; 8]; COLUMNS]);
        let first = FirstColumn::new(&tops[0]);
        Tableaus {
            columns,
            stock: stock.to_vec(),
            tops,
            first,
            after,
            most,
            next: [0; COLUMNS],
            won: HashMap::new(),
            memory_of_dive,
            memory_of_won,
        }
    }

    pub fn ask(&mut self, position: &Position) -> Result<Question, OtherDeal> {
        let stock = position.stock();
        let foundation = position.foundation().ok_or(OtherDeal)?;
        if !position.fans().zip(&self.columns).all(|(fan, column)| column.starts_with(fan))
            || !self.stock.ends_with(stock)
        {
            return Err(OtherDeal);
        }
        let heights = std::array::from_fn(|column| position.fan(column).len());
        let place = Place { heights, at: foundation.rank as u8, stock: stock.len() };
        let is_judged = self.row(&heights) < self.judged_rows();
        let dive = (!is_judged).then(|| Dive::new(&place, self.memory_of_dive));
        Ok(Question { place, dive })
    }

    /// The rank of a column's available card at some height, if it goes onto this rank.
    pub fn available_onto(&self, rank: u8, column: usize, height: usize) -> Option<u8> {
        let card = self.columns[column].get(height.checked_sub(1)?)?;
        self.tops[column][height].onto.contains(&rank).then_some(card.rank as u8)
    }

    /// The rank of the card that is turned when so many are left in the stock, 1 at the least.
    pub fn turned(&self, left: usize) -> u8 {
        self.stock[self.stock.len() - left].rank as u8
    }

    /// A position that is looked at is one that a dive reaches, or a row of tableaus here, with all that may lie on the foundation.
    pub fn judge(&mut self, question: &mut Question, unused: &mut u64) -> Option<Verdict> {
        if let Some(line) = self.known_line(question.place) {
            return Some(Verdict::Winnable(line));
        }
        if let Some(dive) = &mut question.dive {
            match dive.run(self, unused) {
                Dived::UnderWay => return None,
                Dived::Win(line) => {
                    self.remember(question.place, &line);
                    return Some(Verdict::Winnable(line));
                }
                Dived::NoWin => question.dive = None,
            }
        }
        let row = self.row(&question.place.heights);
        if row >= self.most {
            return Some(Verdict::Undecided);
        }
        while self.judged_rows() <= row {
            if *unused == 0 {
                return None;
            }
            *unused -= 1;
            self.judge_next();
        }
        Some(self.line(question.place).map_or(Verdict::Lost, Verdict::Winnable))
    }

    /// The place after a move that may be made.
    fn after_move(&self, mut place: Place, mv: Move) -> Place {
        if mv == TURN {
            place.at = self.turned(place.stock);
            place.stock -= 1;
        } else {
            let column = usize::from(u8::from(mv));
            place.heights[column] -= 1;
            place.at = self.columns[column][place.heights[column]].rank as u8;
        }
        place
    }

    /// Remembers that these moves win from this place.
    fn remember(&mut self, mut place: Place, line: &[Move]) {
        let most = self.memory_of_won / WON_PLACE;
        if self.won.len() + line.len() > most {
            self.won.clear();
        }
        if line.len() > most {
            return;
        }
        for &mv in line {
            self.won.insert(place, mv);
            place = self.after_move(place, mv);
        }
    }

    /// A line that wins, from a place that a dive has won or where nothing is left to win. Every move of it leads to
    /// another such place, since lines are remembered and forgotten whole.
    fn known_line(&self, mut place: Place) -> Option<Vec<Move>> {
        let mut line = Vec::new();
        while place.heights != [0; COLUMNS] {
            let &mv = self.won.get(&place)?;
            line.push(mv);
            place = self.after_move(place, mv);
        }
        Some(line)
    }
}

impl Top {
    fn new(game: GameName, cards: &[Card], height: usize, stock: &[Card], back: usize) -> Top {
        let lay_on_it = cards.get(height).map_or(NOTHING, |card| card.rank as u8);
        let Some(card) = height.checked_sub(1).and_then(|below| cards.get(below)) else {
            return Top { onto: [NOWHERE; 2], turned: 0, back: 0, lay_on_it };
        };
        let of = |rank| Card { rank, suit: Suit::Spades };
        let goes_onto = |rank| game.fits(of(card.rank), of(rank)).is_ok();
        let mut ranks = Rank::ALL.into_iter().filter(|&rank| goes_onto(rank)).map(|rank| rank as u8);
        let onto = std::array::from_fn(|_| ranks.next().unwrap_or(NOWHERE));
        let turned = (0..).zip(stock.iter().rev()).filter(|(_, turned)| goes_onto(turned.rank));
        Top { onto, turned: turned.map(|(left, _)| 1 << left).sum(), back, lay_on_it }
    }
}

impl FirstColumn {
    fn new(tops: &[Top; 8]) -> FirstColumn {
        let mut first = FirstColumn::default();
        for (height, top) in tops.iter().enumerate() {
            top.onto.iter().for_each(|&onto| first.onto[usize::from(onto & 15)][height] = ANY);
            first.onto_next[height] = if top.onto.contains(&top.lay_on_it) { ANY } else { 0 };
        }
        first
    }
}

impl Tableaus {
    fn judged_rows(&self) -> usize {
        self.after.len() / COLUMNS - 1
    }

    /// The row of a tableau.
    fn row(&self, heights: &[usize; COLUMNS]) -> usize {
        // A column's card more is so much later.
        let back = |column: usize| self.tops[column][1].back;
        (1..COLUMNS).map(|column| back(column) * heights[column]).sum()
    }

    /// With which stocks the tableaus of a row can be won when this column's card has just gone.
    fn after(&self, row: usize, column: usize) -> &ByHeight {
        &self.after[(1 + row) * COLUMNS + column]
    }

    /// Judges the row that comes next.
    fn judge_next(&mut self) {
        let mut judged = Judged::default();
        self.judge_row(self.judged_rows(), &self.next, &mut judged);
        self.after.push(judged.after_first);
        for column in 1..COLUMNS {
            let rank = self.tops[column][self.next[column] & 7].lay_on_it;
            self.after.push(judged.under(rank, &self.first));
        }
        // The heights are the digits of a number that counts up.
        for column in 1..COLUMNS {
            if self.next[column] < self.columns[column].len() {
                self.next[column] += 1;
                break;
            }
            self.next[column] = 0;
        }
    }

    /// Adds to what is won from a row what is won by moving a card of this column. For each column it is code of its own:
    /// so the processor foresees what each of them reads next.
    #[inline(always)]
    fn move_from<const COLUMN: usize>(
        &self,
        row: usize,
        heights: &[usize; COLUMNS],
        turned: &mut ByHeight,
        judged: &mut Judged,
    ) {
        let top = &self.tops[COLUMN][heights[COLUMN] & 7];
        let place = if top.back == 0 { 0 } else { (1 + row - top.back) * COLUMNS };
        let after = &self.after[place + COLUMN];
        for onto in top.onto {
            join(&mut judged.by_rank[usize::from(onto & 15)], after, ANY);
        }
        join(turned, after, top.turned);
    }

    /// Judges the tableaus of a row, if that is done for those that have a card less.
    fn judge_row(&self, row: usize, heights: &[usize; COLUMNS], judged: &mut Judged) {
        // With which stocks a card can be moved once they are turned to.
        let mut turned = [0; 8];
        self.move_from::<1>(row, heights, &mut turned, judged);
        self.move_from::<2>(row, heights, &mut turned, judged);
        self.move_from::<3>(row, heights, &mut turned, judged);
        self.move_from::<4>(row, heights, &mut turned, judged);
        self.move_from::<5>(row, heights, &mut turned, judged);
        self.move_from::<6>(row, heights, &mut turned, judged);
        // One tableau of the row after the other, as each follows from the one before.
        let mut taken = 0;
        for height in 0..MOST_HEIGHTS {
            let top = &self.tops[0][height];
            judged.taking_first[height] = taken;
            // With one card more than the fewest to which it has to be turned, or with any more than that.
            let turning = match turned[height] | taken & top.turned {
                0 => 0,
                turned => ANY & (ANY << 1) << turned.trailing_zeros(),
            };
            let turning = if row == 0 && height == 0 { ANY } else { turning };
            let at_once = judged.by_rank[usize::from(top.lay_on_it & 15)][height];
            taken = at_once | taken & self.first.onto_next[height] | turning;
            judged.by_turning[height] = turning;
            judged.after_first[height] = taken;
        }
    }

    /// A line that wins; none if none does.
    fn line(&self, mut place: Place) -> Option<Vec<Move>> {
        let Place { heights, at, stock } = place;
        let mut judged = Judged::default();
        self.judge_row(self.row(&heights), &heights, &mut judged);
        if judged.under(at, &self.first)[heights[0]] >> stock & 1 == 0 {
            return None;
        }
        let mut line = Vec::new();
        while place.heights != [0; COLUMNS] {
            // Cards that stay in the stock may still be of use.
            let keeps_won = |column: usize| {
                self.available_onto(place.at, column, place.heights[column])?;
                let after = self.after_move(place, Move::of_fan(column));
                let stocks = self.after(self.row(&after.heights), column)[after.heights[0]];
                (stocks >> place.stock & 1 == 1).then_some(Move::of_fan(column))
            };
            let mv = (0..COLUMNS).find_map(keeps_won).unwrap_or(TURN);
            line.push(mv);
            place = self.after_move(place, mv);
        }
        Some(line)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::deals::Deal;

    #[test]
    fn all_tableaus_judged_say_the_same_as_a_dive_and_their_lines_win_by_the_rules() {
        let (mut won, mut lost) = (0, 0);
        for number in 1..=8 {
            for game in [GameName::Golf, GameName::GolfWrap, GameName::GolfKings] {
                let mut position = number.to_string().parse::<Deal>().unwrap().lay_out(game);
                let judged = |dives: bool| {
                    let mut tableaus = Tableaus::new(&position, 1 << 26);
                    let mut question = tableaus.ask(&position).unwrap();
                    question.dive.take_if(|_| !dives);
                    tableaus.judge(&mut question, &mut u64::MAX.clone()).unwrap()
                };
                match (judged(false), judged(true)) {
                    (Verdict::Winnable(line), Verdict::Winnable(_)) => {
                        line.into_iter().for_each(|mv| position.play(mv).unwrap());
                        assert_eq!(position.progress().moved, 35);
                        won += 1;
                    }
                    (by_rows, by_dive) => {
                        assert_eq!((by_rows, by_dive), (Verdict::Lost, Verdict::Lost));
                        lost += 1;
                    }
                }
            }
        }
        assert!(won > 5 && lost > 5);
    }

    #[test]
    fn what_dives_have_won_takes_no_more_room_than_it_may() {
        let position = "2".parse::<Deal>().unwrap().lay_out(GameName::GolfWrap);
        let mut tableaus = Tableaus::new(&position, 1 << 26);
        let mut question = tableaus.ask(&position).unwrap();
        let Some(Verdict::Winnable(line)) = tableaus.judge(&mut question, &mut u64::MAX.clone()) else {
            panic!("deal 2 is won by a dive")
        };
        assert_eq!(tableaus.won.len(), line.len());
        for (room, kept) in [(line.len(), line.len()), (line.len() - 1, 0)] {
            tableaus.memory_of_won = room * WON_PLACE;
            tableaus.remember(question.place, &line);
            assert_eq!(tableaus.won.len(), kept);
        }
    }
}
