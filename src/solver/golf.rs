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

use super::{OtherDeal, Prover, Solvable, Verdict};
use crate::{
    cards::{Card, Rank, Suit},
    rules::{
        Rules,
        golf::{GolfWith, KingRule, Move},
    },
};

/// Columns of the tableau.
const COLUMNS: usize = 7;

/// Numbers of cards that the stock may have left, 0..=16: bit q is q.
type Stocks = u32;

/// Any number.
const ANY: Stocks = (1 << 17) - 1;

/// Something of every tableau of a row, by the height of the first column, 0..=5; the two last are there for the processor.
type ByHeight = [Stocks; 8];

/// Heights that a column may have.
const MOST_HEIGHTS: usize = 6;

/// A place that no rank has.
const NOWHERE: u8 = 15;
/// Another, for where there is no card.
const NOTHING: u8 = 14;

impl<K: KingRule> Solvable for GolfWith<K> {
    type Prover = Tableaus;
}

/// What has been proven of the tableaus of one deal.
#[derive(Debug)]
pub struct Tableaus {
    columns: [Column; COLUMNS],
    first: FirstColumn,
    /// The deal's stock, the next card first.
    stock: Vec<Card>,
    /// Of each row that is judged, and each column: with which stocks the row's tableaus can be won when the card on the
    /// foundation is the one that has just left the column. No row comes before those that have a card less.
    after: Vec<ByHeight>,
    /// Rows that there is room for.
    most: usize,
    /// The heights of all columns but the first in the row that is judged next.
    next: [usize; COLUMNS],
}

#[derive(Debug)]
struct Column {
    /// The available one last.
    cards: Vec<InColumn>,
    /// How many rows later the same comes with a card more in this column; 0 in the first.
    stride: usize,
}

/// A card, and on what it goes.
#[derive(Clone, Copy, Debug)]
struct InColumn {
    card: Card,
    /// These ranks; two at the most.
    onto: [u8; 2],
    /// The card that was turned last when so many are left.
    turned: Stocks,
}

/// What of the first column's cards concerns all rows, by the height of the column.
#[derive(Debug, Default)]
struct FirstColumn {
    /// The rank of the card that lay on so many.
    ranks: [u8; 8],
    /// On which cards that are turned the available one goes: the stocks that are left then.
    turned: ByHeight,
    /// All bits, where the available one goes onto the one that lay on it.
    onto_next: ByHeight,
    /// All bits, where the available one goes onto a rank.
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

/// A position to be judged.
#[derive(Debug)]
pub struct Question {
    heights: [usize; COLUMNS],
    /// The rank on the foundation.
    at: u8,
    /// Cards left in the stock.
    stock: usize,
}

impl<K: KingRule> Prover<GolfWith<K>> for Tableaus {
    type Question = Question;

    fn new(deal: &GolfWith<K>, memory: usize) -> Tableaus {
        let stock = deal.stock().to_vec();
        let mut rows = 1;
        let columns = std::array::from_fn(|column| {
            let cards: Vec<InColumn> =
                deal.fans()[column].iter().map(|&card| InColumn::new::<K>(card, &stock)).collect();
            let stride = if column == 0 { 0 } else { rows };
            rows *= if column == 0 { 1 } else { cards.len() + 1 };
            Column { cards, stride }
        });
        let most = rows.min(memory / size_of::<[ByHeight; COLUMNS]>());
        let first = FirstColumn::of(&columns[0]);
        Tableaus {
            columns,
            first,
            stock,
            after: Vec::with_capacity(most * COLUMNS),
            most,
            next: [0; COLUMNS],
        }
    }

    fn ask(&mut self, position: &GolfWith<K>) -> Result<Question, OtherDeal> {
        let (fans, stock) = (position.fans(), position.stock());
        let lies_here = |(fan, column): (&&[Card], &Column)| {
            fan.len() <= column.cards.len()
                && fan.iter().zip(&column.cards).all(|(card, here)| *card == here.card)
        };
        let foundation = position.foundation().ok_or(OtherDeal)?;
        if !fans.iter().zip(&self.columns).all(lies_here) || !self.stock.ends_with(stock) {
            return Err(OtherDeal);
        }
        let heights = std::array::from_fn(|column| fans[column].len());
        Ok(Question { heights, at: foundation.rank as u8, stock: stock.len() })
    }

    /// A position that is looked at is a row of tableaus here, with all that may lie on the foundation.
    fn judge(&mut self, question: &mut Question, unused: &mut u64) -> Option<Verdict<Move>> {
        let row = self.row(&question.heights);
        if row >= self.most {
            return Some(Verdict::Undecided);
        }
        while self.after.len() <= row * COLUMNS {
            if *unused == 0 {
                return None;
            }
            *unused -= 1;
            self.judge_next();
        }
        Some(self.line(question).map_or(Verdict::Lost, Verdict::Winnable))
    }
}

impl InColumn {
    fn new<K: KingRule>(card: Card, stock: &[Card]) -> InColumn {
        let of = |rank| Card { rank, suit: Suit::Spades };
        let goes_onto = |rank| K::check(of(card.rank), of(rank)).is_ok();
        let mut ranks = Rank::ALL.into_iter().filter(|&rank| goes_onto(rank)).map(|rank| rank as u8);
        let onto = std::array::from_fn(|_| ranks.next().unwrap_or(NOWHERE));
        let turned = (0..).zip(stock.iter().rev()).filter(|(_, turned)| goes_onto(turned.rank));
        InColumn { card, onto, turned: turned.map(|(left, _)| 1 << left).sum() }
    }

    const fn rank(self) -> u8 {
        self.card.rank as u8
    }
}

impl FirstColumn {
    fn of(column: &Column) -> FirstColumn {
        let mut first = FirstColumn { ranks: [NOTHING; 8], ..FirstColumn::default() };
        for (below, card) in column.cards.iter().enumerate() {
            let height = below + 1;
            first.ranks[below] = card.rank();
            first.turned[height] = card.turned;
            card.onto.iter().for_each(|&onto| first.onto[usize::from(onto & 15)][height] = ANY);
            let goes_onto_next =
                column.cards.get(height).is_some_and(|next| card.onto.contains(&next.rank()));
            first.onto_next[height] = if goes_onto_next { ANY } else { 0 };
        }
        first
    }
}

impl Tableaus {
    /// The row of a tableau.
    fn row(&self, heights: &[usize; COLUMNS]) -> usize {
        self.columns.iter().zip(heights).map(|(column, height)| column.stride * height).sum()
    }

    /// The available card of a column of this height.
    fn top(&self, column: usize, height: usize) -> Option<InColumn> {
        self.columns[column].cards.get(height.checked_sub(1)?).copied()
    }

    /// Judges the row that comes next.
    fn judge_next(&mut self) {
        let judged = self.judged(self.after.len() / COLUMNS, &self.next);
        self.after.push(judged.after_first);
        for (column, height) in self.columns.iter().zip(self.next).skip(1) {
            let rank = column.cards.get(height).map_or(NOTHING, |card| card.rank());
            self.after.push(judged.under(rank, &self.first));
        }
        // The heights are the digits of a number that counts up.
        for (height, column) in self.next.iter_mut().zip(&self.columns).skip(1) {
            if *height < column.cards.len() {
                *height += 1;
                break;
            }
            *height = 0;
        }
    }

    /// Judges the tableaus of a row, if that is done for those that have a card less.
    #[inline(always)]
    fn judged(&self, row: usize, heights: &[usize; COLUMNS]) -> Judged {
        let mut judged = Judged::default();
        let mut turned = [0; 8];
        for column in 1..COLUMNS {
            let Some(card) = self.top(column, heights[column]) else { continue };
            let after = &self.after[(row - self.columns[column].stride) * COLUMNS + column];
            for onto in card.onto {
                join(&mut judged.by_rank[usize::from(onto & 15)], after, ANY);
            }
            join(&mut turned, after, card.turned);
        }
        // One tableau of the row after the other, as each follows from the one before.
        let mut taken = 0;
        for height in 0..MOST_HEIGHTS {
            judged.taking_first[height] = taken;
            // With one card more than the fewest to which it has to be turned, or with any more than that.
            let turning = match turned[height] | taken & self.first.turned[height] {
                0 => 0,
                turned => ANY & (ANY << 1) << turned.trailing_zeros(),
            };
            let turning = if row == 0 && height == 0 { ANY } else { turning };
            let at_once = judged.by_rank[usize::from(self.first.ranks[height] & 15)][height];
            taken = at_once | taken & self.first.onto_next[height] | turning;
            judged.by_turning[height] = turning;
            judged.after_first[height] = taken;
        }
        judged
    }

    /// A line that wins; none if none does.
    fn line(&self, question: &Question) -> Option<Vec<Move>> {
        let Question { mut heights, mut at, mut stock } = *question;
        let judged = self.judged(self.row(&heights), &heights);
        if judged.under(at, &self.first)[heights[0]] >> stock & 1 == 0 {
            return None;
        }
        let mut line = Vec::new();
        while heights != [0; COLUMNS] {
            // Cards that stay in the stock may still be of use.
            let takes = |mv: Move| {
                let Move::Column(column) = mv else { return None };
                let card =
                    self.top(column.get(), heights[column.get()]).filter(|card| card.onto.contains(&at))?;
                let mut after = heights;
                after[column.get()] -= 1;
                let stocks = self.after[self.row(&after) * COLUMNS + column.get()][after[0]];
                (stocks >> stock & 1 == 1).then_some((mv, after, card.rank()))
            };
            if let Some((mv, after, rank)) = Move::all().find_map(takes) {
                line.push(mv);
                (heights, at) = (after, rank);
            } else {
                line.push(Move::Turn);
                at = self.stock[self.stock.len() - stock].rank as u8;
                stock -= 1;
            }
        }
        Some(line)
    }
}
