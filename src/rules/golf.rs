//! Golf: a tableau of seven columns of five open cards is played onto one foundation, one rank up or down; when no card
//! fits, or sooner, the next card of the stock is turned onto the foundation.
//!
//! Only the available (last) card of a column may move; the stock of sixteen is gone through once. The tableau empty:
//! won. There are three ways to play it, which differ in what goes onto a king. The usual one allows queens there; ace
//! and king are then no neighbours, so that no ace goes onto a king and no king onto an ace.

use std::{fmt::Debug, marker::PhantomData};

use arrayvec::ArrayVec;
use thiserror::Error;

use super::{
    GameName, Layout, Progress, Rules, Starter,
    fans::{FanIndex, Fans, SetupError},
};
use crate::cards::{Card, DECK_SIZE, Deck, Rank};

const COLUMNS: usize = 7;
const COLUMN_SIZE: usize = 5;
const STOCK: usize = DECK_SIZE - TABLEAU - 1;

/// The cards of the tableau, all of which have to move.
pub(super) const TABLEAU: usize = COLUMNS * COLUMN_SIZE;

/// A position of Golf as it is usually played: queens go onto kings, aces do not.
///
/// ```
/// use black_hole::{deals::Deal, rules::{Rules, golf::{Golf, Move}}};
///
/// let mut position: Golf = "24".parse::<Deal>()?.lay_out();
/// let next = position.stock()[0];
/// position.play(Move::Turn)?;
/// assert_eq!(position.foundation(), Some(next));
/// assert_eq!(position.stock().len(), 15);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub type Golf = GolfWith<QueensOnKings>;

/// A position of Golf where ace and king are neighbours.
pub type GolfWrap = GolfWith<Wrap>;

/// A position of Golf where nothing goes onto a king: only the stock leads on from there.
pub type GolfKings = GolfWith<NothingOnKings>;

/// A position of Golf under this rule.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GolfWith<K: KingRule> {
    foundation: Card,
    columns: Fans<COLUMNS, COLUMN_SIZE>,
    /// The next card first.
    stock: ArrayVec<Card, STOCK>,
    rule: PhantomData<K>,
}

/// What goes onto a king: the one thing in which the games of Golf differ.
pub trait KingRule: Clone + Eq + Debug {
    /// The game that is so played.
    const GAME: GameName;

    /// Whether a card goes onto the one on the foundation.
    ///
    /// # Errors
    /// [`Illegal::NotNext`]; where the rule has them, [`Illegal::AceAndKing`] and [`Illegal::OnKing`].
    fn check(card: Card, foundation: Card) -> Result<(), Illegal>;
}

/// Queens go onto kings; ace and king are no neighbours.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum QueensOnKings {}

/// Ace and king are neighbours, whichever of them lies on the foundation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Wrap {}

/// Nothing goes onto a king, and no king onto an ace; kings go onto queens.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NothingOnKings {}

impl KingRule for QueensOnKings {
    const GAME: GameName = GameName::Golf;

    fn check(card: Card, foundation: Card) -> Result<(), Illegal> {
        match (card.rank, foundation.rank) {
            (Rank::Ace, Rank::King) | (Rank::King, Rank::Ace) => {
                Err(Illegal::AceAndKing { card, foundation })
            }
            _ => Wrap::check(card, foundation),
        }
    }
}

impl KingRule for Wrap {
    const GAME: GameName = GameName::GolfWrap;

    fn check(card: Card, foundation: Card) -> Result<(), Illegal> {
        if card.rank.is_next_to(foundation.rank) {
            Ok(())
        } else {
            Err(Illegal::NotNext { card, foundation })
        }
    }
}

impl KingRule for NothingOnKings {
    const GAME: GameName = GameName::GolfKings;

    fn check(card: Card, foundation: Card) -> Result<(), Illegal> {
        match foundation.rank {
            Rank::King => Err(Illegal::OnKing { card, king: foundation }),
            _ => QueensOnKings::check(card, foundation),
        }
    }
}

/// A move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Move {
    /// The available card of this column, 0..=6, goes onto the foundation. Its code is the column.
    Column(FanIndex<COLUMNS>),
    /// The next card of the stock is turned onto the foundation. Its code is 7.
    Turn,
}

impl Move {
    /// All moves, in the order of their codes.
    pub fn all() -> impl Iterator<Item = Move> {
        FanIndex::all().map(Move::Column).chain([Move::Turn])
    }
}

impl From<Move> for u8 {
    fn from(mv: Move) -> u8 {
        match mv {
            Move::Column(column) => column.into(),
            Move::Turn => COLUMNS as u8,
        }
    }
}

/// No move has this code.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("no move has the code {0}, only columns from 0 to 6, and 7 for the stock")]
pub struct NoSuchMove(pub u8);

impl TryFrom<u8> for Move {
    type Error = NoSuchMove;

    fn try_from(code: u8) -> Result<Move, NoSuchMove> {
        Move::all().nth(code.into()).ok_or(NoSuchMove(code))
    }
}

/// Why a move may not be made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum Illegal {
    #[error("the column is empty")]
    EmptyColumn,
    #[error("{card} is neither one above nor one below {foundation}")]
    NotNext { card: Card, foundation: Card },
    #[error("{card} does not go onto {foundation}: ace and king are no neighbours")]
    AceAndKing { card: Card, foundation: Card },
    #[error("{card} does not go onto {king}: nothing goes onto a king")]
    OnKing { card: Card, king: Card },
    #[error("{card} is covered by {by}")]
    Covered {
        card: Card,
        /// The available card of the same column.
        by: Card,
    },
    #[error("{0} is in the stock")]
    InTheStock(Card),
    #[error("{0} is on the foundation already")]
    OnTheFoundation(Card),
    #[error("the stock is empty")]
    StockEmpty,
    #[error("the tableau is empty: the game is won")]
    TableauEmpty,
}

impl<K: KingRule> GolfWith<K> {
    /// The position with this card on the foundation, these columns, the available card of each last, and this stock, the
    /// next card first. Columns that are not named are empty; cards that are nowhere lie on the foundation.
    ///
    /// # Errors
    /// [`SetupError`], whatever is wrong first.
    pub fn setup(foundation: Card, columns: &[Vec<Card>], stock: &[Card]) -> Result<GolfWith<K>, SetupError> {
        let columns = Fans::setup(stock.iter().chain([&foundation]), columns)?;
        let too_large = SetupError::StockTooLarge { found: stock.len(), size: STOCK };
        let stock = stock.try_into().map_err(|_| too_large)?;
        Ok(GolfWith { foundation, columns, stock, rule: PhantomData })
    }

    /// The cards of one column, the available one last.
    pub const fn column(&self, index: FanIndex<COLUMNS>) -> &ArrayVec<Card, COLUMN_SIZE> {
        self.columns.get(index)
    }

    /// Whether a move may be made, and which card it puts on the foundation.
    ///
    /// # Errors
    /// Of a column, [`Illegal::EmptyColumn`] or why its available card does not go onto the foundation's; of the stock,
    /// [`Illegal::StockEmpty`] or [`Illegal::TableauEmpty`].
    pub fn check(&self, mv: Move) -> Result<Card, Illegal> {
        match mv {
            Move::Column(index) => {
                let card = self.columns.available(index).ok_or(Illegal::EmptyColumn)?;
                K::check(card, self.foundation).map(|()| card)
            }
            Move::Turn if self.columns.left() == 0 => Err(Illegal::TableauEmpty),
            Move::Turn => self.stock.first().copied().ok_or(Illegal::StockEmpty),
        }
    }

    /// The move that takes this card off its column.
    ///
    /// # Errors
    /// Where else the card lies, what it is covered by, or why it does not go onto the foundation's.
    pub fn move_of(&self, card: Card) -> Result<Move, Illegal> {
        let elsewhere = || match self.stock.contains(&card) {
            true => Illegal::InTheStock(card),
            false => Illegal::OnTheFoundation(card),
        };
        let index = self.columns.find(card).ok_or_else(elsewhere)?;
        match self.columns.available(index) {
            Some(by) if by != card => Err(Illegal::Covered { card, by }),
            _ => self.check(Move::Column(index)).map(|_| Move::Column(index)),
        }
    }
}

impl<K: KingRule> Rules for GolfWith<K> {
    type Move = Move;
    type Illegal = Illegal;

    const GAME: GameName = K::GAME;
    const LAYOUT: Layout = Layout { fans: COLUMNS, fan_size: COLUMN_SIZE, foundation: Starter::Dealt };

    /// 35 cards go round the columns one at a time, the next one lies on the foundation, the others are the stock, in
    /// the order in which they are turned.
    fn deal(deck: &Deck) -> GolfWith<K> {
        let (tableau, others) = deck.cards().split_at(TABLEAU);
        GolfWith {
            foundation: others[0],
            columns: Fans::deal(tableau),
            stock: others[1..].iter().copied().collect(),
            rule: PhantomData,
        }
    }

    fn foundation(&self) -> Option<Card> {
        Some(self.foundation)
    }

    fn fans(&self) -> Vec<&[Card]> {
        self.columns.as_slices()
    }

    fn stock(&self) -> &[Card] {
        &self.stock
    }

    fn legal_moves(&self) -> Vec<Move> {
        Move::all().filter(|&mv| self.check(mv).is_ok()).collect()
    }

    fn play(&mut self, mv: Move) -> Result<(), Illegal> {
        self.foundation = self.check(mv)?;
        match mv {
            Move::Column(index) => self.columns.take(index),
            Move::Turn => drop(self.stock.remove(0)),
        }
        Ok(())
    }

    fn progress(&self) -> Progress {
        Progress::with_left(Self::GAME, self.columns.left())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::deals::Deal;

    fn card(name: &str) -> Card {
        name.parse().unwrap()
    }

    fn cards(names: &str) -> Vec<Card> {
        names.split_whitespace().map(card).collect()
    }

    fn setup<K: KingRule>(foundation: &str, columns: &[&str], stock: &str) -> GolfWith<K> {
        let columns: Vec<Vec<Card>> = columns.iter().map(|column| cards(column)).collect();
        GolfWith::setup(card(foundation), &columns, &cards(stock)).unwrap()
    }

    fn dealt() -> Golf {
        "1".parse::<Deal>().unwrap().lay_out()
    }

    /// Whether a card goes onto another under a rule.
    fn goes<K: KingRule>(card: Card, foundation: Card) -> bool {
        K::check(card, foundation).is_ok()
    }

    // Deal 1 stands in tests/data/boards_golf.txt.

    #[test]
    fn thirty_five_cards_lie_in_columns_one_on_the_foundation_and_sixteen_in_the_stock() {
        let position = dealt();
        assert_eq!(position.column(FanIndex::FIRST)[..], cards("JD 5H KH AS 4H"));
        assert_eq!(position.foundation(), Some(card("TH")));
        assert_eq!(position.stock(), cards("8H 2C JH 7D 6D 8S 8D QS 6C 3D 8C TC 6S 9C 2H 6H"));
        assert_eq!(position.progress(), Progress { moved: 0, of: 35 });
    }

    #[test]
    fn away_from_ace_and_king_a_card_goes_onto_its_neighbours_under_every_rule() {
        for onto in (0..52).filter_map(Card::from_number) {
            for card in (0..52).filter_map(Card::from_number) {
                if !matches!(onto.rank, Rank::Ace | Rank::King) {
                    let is_next = card.rank.is_next_to(onto.rank);
                    assert_eq!(goes::<QueensOnKings>(card, onto), is_next, "{card} onto {onto}");
                    assert_eq!(goes::<Wrap>(card, onto), is_next, "{card} onto {onto}");
                    assert_eq!(goes::<NothingOnKings>(card, onto), is_next, "{card} onto {onto}");
                }
            }
        }
    }

    #[test]
    fn usually_queens_go_onto_kings_and_ace_and_king_are_no_neighbours() {
        let [ace, king, queen] = ["AS", "KS", "QS"].map(card);
        assert!(goes::<QueensOnKings>(queen, king));
        for (card, foundation) in [(ace, king), (king, ace)] {
            let refused = Err(Illegal::AceAndKing { card, foundation });
            assert_eq!(QueensOnKings::check(card, foundation), refused);
        }
    }

    #[test]
    fn with_wrap_queens_and_aces_go_onto_kings_and_kings_onto_aces() {
        let [ace, king, queen] = ["AS", "KS", "QS"].map(card);
        assert!(goes::<Wrap>(queen, king) && goes::<Wrap>(ace, king) && goes::<Wrap>(king, ace));
    }

    #[test]
    fn with_nothing_on_kings_only_the_stock_leads_on_from_a_king() {
        let mut position: GolfKings = setup("QH", &["QS", "KS", "AS", "5S"], "7S");
        position.play(position.move_of(card("KS")).unwrap()).unwrap();
        let king = card("KS");
        for card in cards("QS AS 5S") {
            assert_eq!(position.move_of(card), Err(Illegal::OnKing { card, king }));
        }
        assert_eq!(position.legal_moves(), [Move::Turn]);
        let (card, foundation) = (king, self::card("AC"));
        assert_eq!(NothingOnKings::check(card, foundation), Err(Illegal::AceAndKing { card, foundation }));
    }

    #[test]
    fn a_card_goes_onto_the_foundation_and_frees_the_one_below() {
        let mut position: Golf = setup("TH", &["2C JC", "4D"], "");
        let mv = position.move_of(card("JC")).unwrap();
        position.play(mv).unwrap();
        assert_eq!(position.foundation(), Some(card("JC")));
        assert_eq!(position.fans()[0], [card("2C")]);
        assert_eq!(position.progress(), Progress { moved: 33, of: 35 });
    }

    #[test]
    fn the_stock_is_turned_card_by_card_and_not_again() {
        let mut position = dealt();
        for next in dealt().stock() {
            position.play(Move::Turn).unwrap();
            assert_eq!(position.foundation(), Some(*next));
        }
        assert_eq!(position.play(Move::Turn), Err(Illegal::StockEmpty));
        assert_eq!(position.fans(), dealt().fans());
    }

    #[test]
    fn a_won_game_has_no_move_whatever_is_left_of_the_stock() {
        let mut position: Golf = setup("TH", &["JC"], "2S 3S");
        position.play(position.move_of(card("JC")).unwrap()).unwrap();
        assert_eq!(position.progress(), Progress { moved: 35, of: 35 });
        assert_eq!(position.legal_moves(), []);
        assert_eq!(position.play(Move::Turn), Err(Illegal::TableauEmpty));
    }

    #[test]
    fn a_move_that_is_refused_leaves_the_position_as_it_was() {
        let mut position: Golf = setup("TH", &["2C"], "");
        let before = position.clone();
        let mut columns = FanIndex::all().map(Move::Column);
        let not_next = Illegal::NotNext { card: card("2C"), foundation: card("TH") };
        assert_eq!(position.play(columns.next().unwrap()), Err(not_next));
        assert_eq!(position.play(columns.next().unwrap()), Err(Illegal::EmptyColumn));
        assert_eq!(position, before);
    }

    #[test]
    fn a_card_that_is_not_available_is_refused_with_where_it_lies() {
        let position: Golf = setup("TH", &["JC 2C"], "9S");
        let refused = |name| position.move_of(card(name)).unwrap_err();
        assert_eq!(refused("JC"), Illegal::Covered { card: card("JC"), by: card("2C") });
        assert_eq!(refused("9S"), Illegal::InTheStock(card("9S")));
        assert_eq!(refused("TH"), Illegal::OnTheFoundation(card("TH")));
    }

    #[test]
    fn the_columns_have_the_codes_0_to_6_and_the_stock_7() {
        for (code, mv) in (0..).zip(Move::all()) {
            assert_eq!(u8::from(mv), code);
            assert_eq!(Move::try_from(code), Ok(mv));
        }
        assert_eq!(u8::from(Move::Turn), 7);
        assert_eq!(Move::try_from(8), Err(NoSuchMove(8)));
    }

    #[test]
    fn a_setup_that_is_no_position_says_why() {
        let [king, two] = ["KS", "2C"].map(card);
        let setup = |columns: &[Vec<Card>], stock: &[Card]| Golf::setup(king, columns, stock).unwrap_err();
        assert_eq!(setup(&[vec![two]], &[two]), SetupError::Doubled(two));
        assert_eq!(setup(&[], &[king]), SetupError::Doubled(king));
        assert_eq!(setup(&vec![vec![]; 8], &[]), SetupError::TooManyFans { found: 8, fans: 7 });
        let six = cards("2C 3C 4C 5C 6C 7C");
        assert_eq!(setup(&[six], &[]), SetupError::FanTooLarge { fan: 0, found: 6, size: 5 });
        let seventeen: Vec<Card> = (0..17).filter_map(Card::from_number).collect();
        assert_eq!(
            Golf::setup(king, &[], &seventeen),
            Err(SetupError::StockTooLarge { found: 17, size: 16 })
        );
    }
}
