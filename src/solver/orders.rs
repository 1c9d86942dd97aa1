//! What can be said of a position while nobody knows in which order the cards of the stock lie.
//!
//! Which cards they are is known: those that are nowhere else. So orders of them are tried, all there are if they are few,
//! else as many as are wanted, drawn by chance, and each is judged as if it lay open. The count says more than a player can
//! count on, who has to choose before the cards are seen; it compares moves fairly, since every move is tried with the same
//! orders.

use rand_mt::Mt;

use super::{Analysis, Solver, Verdict};
use crate::{
    cards::{Card, DECK_SIZE},
    rules::{Move, Position},
};

/// How many of the orders that were tried can be won.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tally {
    /// Orders that were tried, without those for which the memory did not suffice: as many as were wanted if there is enough
    /// of it.
    pub tried: u32,
    /// Whether these are all orders that there are.
    pub is_all: bool,
    /// Of them, those in which the position can be won.
    pub winnable: u32,
    /// Each legal move, with those in which the position after it can be won.
    pub moves: Vec<(Move, u32)>,
}

/// A position whose stock is tried in one order after the other, in slices.
///
/// ```
/// use black_hole::{deals::Deal, rules::GameName, solver::Orders};
/// let position = "1".parse::<Deal>()?.lay_out(GameName::Golf);
/// let mut orders = Orders::new(&position, 10, 1 << 26);
/// while !orders.run(5_000) { /* here the caller may do something else, or stop */ }
/// let tally = orders.into_tally();
/// assert!(tally.tried == 10 && !tally.is_all);
/// assert!(tally.moves.iter().all(|(_, winnable)| *winnable <= tally.winnable));
/// # Ok::<(), black_hole::deals::DealError>(())
/// ```
#[derive(Debug)]
pub struct Orders {
    position: Position,
    /// The cards of the stock, by their numbers: in which order they lie makes no difference from here on.
    hidden: Vec<Card>,
    chance: Mt,
    /// How many orders are to be tried.
    wanted: u32,
    /// Whether these are all that there are.
    takes_all: bool,
    /// How many have been begun with.
    begun: u32,
    memory: usize,
    /// The order in hand.
    analysis: Option<Analysis>,
    tally: Tally,
    /// Positions that were looked at in the orders before the one in hand.
    positions: u64,
}

impl Orders {
    /// Makes ready to try all orders of the stock if there are at most `most`, else so many, 1 at the least. The same
    /// position is always tried with the same orders, however its stock lies. The tables take at most `memory` bytes.
    pub fn new(position: &Position, most: u32, memory: usize) -> Orders {
        let is_hidden = |card: &Card| position.stock().contains(card);
        let hidden: Vec<Card> =
            (0..DECK_SIZE as u8).filter_map(Card::from_number).filter(is_hidden).collect();
        let there_are = (1..=hidden.len() as u32).try_fold(1_u32, u32::checked_mul);
        let all = there_are.filter(|&there_are| there_are <= most.max(1));
        let seen = position.foundation().into_iter().chain(position.fans().flatten().copied());
        let key = seen.chain(hidden.iter().copied()).map(|card| card.number().into());
        Orders {
            position: position.clone(),
            chance: Mt::new_with_key(key),
            hidden,
            wanted: all.unwrap_or(most.max(1)),
            takes_all: all.is_some(),
            begun: 0,
            memory,
            analysis: None,
            tally: Tally {
                tried: 0,
                is_all: all.is_some(),
                winnable: 0,
                moves: position.legal_moves().into_iter().map(|mv| (mv, 0)).collect(),
            },
            positions: 0,
        }
    }

    /// Goes on for at most `slice` positions; says whether all orders are tried.
    pub fn run(&mut self, slice: u64) -> bool {
        let end = self.positions().saturating_add(slice);
        loop {
            let mut analysis = match self.analysis.take() {
                Some(analysis) => analysis,
                None if self.begun < self.wanted => self.next_order(),
                None => return true,
            };
            let is_done = analysis.run(end - self.positions - analysis.positions());
            if !is_done {
                self.analysis = Some(analysis);
                return false;
            }
            self.count(&analysis);
        }
    }

    /// Positions that were looked at so far.
    pub fn positions(&self) -> u64 {
        self.positions + self.analysis.as_ref().map_or(0, Analysis::positions)
    }

    /// What was counted so far.
    pub fn into_tally(self) -> Tally {
        self.tally
    }

    fn next_order(&mut self) -> Analysis {
        let mut stock = self.hidden.clone();
        let mut number = self.begun as usize;
        self.begun += 1;
        for place in (1..stock.len()).rev() {
            let other = if self.takes_all {
                // The digits of the order's number say which card goes where.
                let digit = number % (place + 1);
                number /= place + 1;
                digit
            } else {
                self.chance.next_u32() as usize % (place + 1)
            };
            stock.swap(place, other);
        }
        let position = self.position.with_stock_in_order(&stock);
        let solver = Solver::new(&position, self.memory);
        solver.analyse(&position, u64::MAX).expect("a position is one of itself")
    }

    fn count(&mut self, analysis: &Analysis) {
        let is_winnable = |verdict: &Verdict| u32::from(matches!(verdict, Verdict::Winnable(_)));
        self.positions += analysis.positions();
        let mut verdicts = analysis.verdicts().iter().map(|(_, verdict)| verdict).chain(analysis.verdict());
        if verdicts.any(|verdict| *verdict == Verdict::Undecided) {
            // To count it would be unfair to some move.
            self.tally.is_all = false;
            return;
        }
        self.tally.tried += 1;
        self.tally.winnable += analysis.verdict().map_or(0, is_winnable);
        for ((_, count), (_, verdict)) in self.tally.moves.iter_mut().zip(analysis.verdicts()) {
            *count += is_winnable(verdict);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{deals::Deal, rules::GameName, solver::solve};

    const MEMORY: usize = 1 << 26;

    fn tally(position: &Position, most: u32) -> Tally {
        let mut orders = Orders::new(position, most, MEMORY);
        while !orders.run(1_000) {}
        orders.into_tally()
    }

    /// A deal of Golf after so many turns.
    fn turned(deal: &str, turns: usize) -> Position {
        let mut position = deal.parse::<Deal>().unwrap().lay_out(GameName::Golf);
        for _ in 0..turns {
            position.play(position.turn()).unwrap();
        }
        position
    }

    /// The position on a line that wins a deal of Golf in which so many cards are left in the stock for the first time; none
    /// if the deal is lost or the line never gets there.
    fn on_the_way_to_a_win(deal: u32, left: usize) -> Option<Position> {
        let mut position = deal.to_string().parse::<Deal>().unwrap().lay_out(GameName::Golf);
        let Verdict::Winnable(line) = solve(&position, u64::MAX, MEMORY).verdict else { return None };
        let mut moves = line.into_iter();
        while position.stock().len() > left {
            position.play(moves.next()?).unwrap();
        }
        Some(position)
    }

    /// In how many orders of its stock a position can be won after some moves, by judging each of them.
    fn winnable_orders(position: &Position, moves: &[Move]) -> usize {
        let wins = |order: &Vec<Card>| {
            let mut after = position.with_stock_in_order(order);
            moves.iter().for_each(|&mv| after.play(mv).unwrap());
            solve(&after, u64::MAX, MEMORY).verdict != Verdict::Lost
        };
        permutations(position.stock()).iter().filter(|order| wins(order)).count()
    }

    fn permutations(cards: &[Card]) -> Vec<Vec<Card>> {
        let Some((first, rest)) = cards.split_first() else { return vec![Vec::new()] };
        let insert = |others: Vec<Card>| {
            (0..=others.len()).map(move |place| [&others[..place], &[*first], &others[place..]].concat())
        };
        permutations(rest).into_iter().flat_map(insert).collect()
    }

    #[test]
    fn few_cards_are_tried_in_all_their_orders_and_each_once() {
        let mut doubtful = 0;
        for position in (1..=40).filter_map(|deal| on_the_way_to_a_win(deal, 4)) {
            let tally = tally(&position, 24);
            assert!(tally.is_all && tally.tried == 24);
            assert_eq!(tally.winnable as usize, winnable_orders(&position, &[]));
            doubtful += usize::from(tally.winnable < 24);
        }
        assert!(doubtful > 3);
    }

    #[test]
    fn a_move_is_counted_in_the_orders_in_which_it_wins() {
        let mut different = 0;
        for position in (1..=40).filter_map(|deal| on_the_way_to_a_win(deal, 3)) {
            let tally = tally(&position, 6);
            assert_eq!(tally.moves.iter().map(|(mv, _)| *mv).collect::<Vec<_>>(), position.legal_moves());
            for &(mv, winnable) in &tally.moves {
                assert_eq!(winnable as usize, winnable_orders(&position, &[mv]));
                different += usize::from(winnable != tally.winnable);
            }
        }
        assert!(different > 3);
    }

    #[test]
    fn orders_for_which_the_memory_does_not_suffice_are_not_counted() {
        let position = "1".parse::<Deal>().unwrap().lay_out(GameName::Golf);
        let mut orders = Orders::new(&position, 5, 0);
        assert!(orders.run(u64::MAX));
        let tally = orders.into_tally();
        assert_eq!((tally.tried, tally.is_all, tally.winnable), (0, false, 0));
        let position = turned("3", 15);
        let mut orders = Orders::new(&position, 5, 0);
        assert!(orders.run(u64::MAX));
        assert!(!orders.into_tally().is_all);
    }

    #[test]
    fn the_order_in_which_the_stock_lies_makes_no_difference() {
        let position = turned("1", 4);
        let mut reversed = position.stock().to_vec();
        reversed.reverse();
        assert_eq!(tally(&position, 12), tally(&position.with_stock_in_order(&reversed), 12));
    }

    #[test]
    fn slices_make_no_difference() {
        let position = turned("2", 3);
        let mut orders = Orders::new(&position, 5, MEMORY);
        let mut slices = 0;
        while !orders.run(7_777) {
            slices += 1;
        }
        assert!(slices > 5);
        assert_eq!(orders.into_tally(), tally(&position, 5));
    }

    #[test]
    fn a_stock_of_one_card_or_none_leaves_no_doubt() {
        for turns in [15, 16] {
            let position = turned("3", turns);
            let tally = tally(&position, 50);
            let can_be_won = solve(&position, u64::MAX, MEMORY).verdict != Verdict::Lost;
            assert_eq!((tally.tried, tally.is_all), (1, true));
            assert_eq!(tally.winnable, u32::from(can_be_won));
        }
    }
}
