//! A position, and what may be played in it.

use arrayvec::ArrayVec;
use thiserror::Error;

use super::{GameName, Layout, Starter};
use crate::cards::{Card, DECK_SIZE, Deck};

/// Fans of the game with most of them, Black Hole.
const MOST_FANS: usize = 17;
/// Cards in a fan of the game with the largest, Golf.
const MOST_IN_A_FAN: usize = 5;
/// Cards in the stock of Golf.
const MOST_IN_STOCK: usize = 16;

/// A position of one of the games.
///
/// ```
/// use black_hole::{deals::Deal, rules::GameName};
///
/// let mut position = "24".parse::<Deal>()?.lay_out(GameName::BlackHole);
/// assert_eq!(position.legal_moves().len(), 3);
/// position.play(position.legal_moves()[0])?;
/// assert_eq!(position.progress().moved, 1);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Position {
    game: GameName,
    /// None before the first move of a game that begins with any card.
    foundation: Option<Card>,
    fans: ArrayVec<ArrayVec<Card, MOST_IN_A_FAN>, MOST_FANS>,
    /// The next card first.
    stock: ArrayVec<Card, MOST_IN_STOCK>,
}

/// A move, by its code, 0..=63, which is what one base64url digit of a link says: the fan whose available card goes onto the
/// foundation, counted from 0, or, behind the last fan, a turn of the stock.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Move(u8);

/// No game has a move with this code.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("no move has the code {0}, only 0 to 63 have one")]
pub struct NoSuchMove(pub u8);

/// Cards moved out of the cards that have to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Progress {
    pub moved: usize,
    pub of: usize,
}

/// Why a move may not be made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum Illegal {
    #[error("the fan is empty")]
    EmptyFan,
    #[error("{card} is neither one above nor one below {foundation}")]
    NotNext { card: Card, foundation: Card },
    #[error("{card} does not go onto {foundation}: ace and king are no neighbours")]
    AceAndKing { card: Card, foundation: Card },
    #[error("{card} does not go onto {king}: nothing goes onto a king")]
    OnKing { card: Card, king: Card },
    #[error("{card} is covered by {by}")]
    Covered {
        card: Card,
        /// The available card of the same fan.
        by: Card,
    },
    #[error("{0} is in the stock")]
    InTheStock(Card),
    #[error("{0} is on the foundation already")]
    OnTheFoundation(Card),
    #[error("the stock is empty")]
    StockEmpty,
    #[error("all cards of the fans have gone: the game is won")]
    Won,
}

impl Illegal {
    /// The card that may not move, if there is one.
    pub const fn card(self) -> Option<Card> {
        match self {
            Illegal::EmptyFan | Illegal::StockEmpty | Illegal::Won => None,
            Illegal::NotNext { card, .. }
            | Illegal::AceAndKing { card, .. }
            | Illegal::OnKing { card, .. }
            | Illegal::Covered { card, .. }
            | Illegal::InTheStock(card)
            | Illegal::OnTheFoundation(card) => Some(card),
        }
    }
}

/// Why some cards are no position of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum SetupError {
    #[error("{0} is there twice")]
    Doubled(Card),
    #[error("{found} fans, and the game has {fans}")]
    TooManyFans { found: usize, fans: usize },
    #[error("fan {fan} has {found} cards, and a fan has {size} at the most")]
    FanTooLarge {
        /// Counted from 0.
        fan: usize,
        found: usize,
        size: usize,
    },
    #[error("the stock has {found} cards, and it has {size} at the most")]
    StockTooLarge { found: usize, size: usize },
    #[error("no card lies on the foundation, where one lies from the start")]
    NoFoundation,
}

impl Move {
    /// The move of a fan's available card, by the fan's place, from 0 to 62: no game has so many fans.
    pub const fn of_fan(fan: usize) -> Move {
        assert!(fan < 63, "a move's code is a digit of a link");
        Move(fan as u8)
    }
}

impl From<Move> for u8 {
    fn from(mv: Move) -> u8 {
        mv.0
    }
}

impl TryFrom<u8> for Move {
    type Error = NoSuchMove;

    fn try_from(code: u8) -> Result<Move, NoSuchMove> {
        if code < 64 { Ok(Move(code)) } else { Err(NoSuchMove(code)) }
    }
}

impl Position {
    /// The position before the first move. A card that always lies on the foundation is taken out of the deck wherever it
    /// is; the others go round the fans, a card each; then comes the foundation's in other games, and what is left is the
    /// stock, in the order in which it is turned.
    pub fn deal(game: GameName, deck: &Deck) -> Position {
        let Layout { fans, fan_size, foundation } = game.layout();
        let mut cards = deck.cards().iter().copied().filter(|&card| foundation.always() != Some(card));
        let mut dealt: ArrayVec<_, MOST_FANS> = (0..fans).map(|_| ArrayVec::new()).collect();
        for (k, card) in cards.by_ref().take(fans * fan_size).enumerate() {
            dealt[k % fans].push(card);
        }
        let foundation = match foundation {
            Starter::None => None,
            Starter::Always(card) => Some(card),
            Starter::Dealt => cards.next(),
        };
        Position { game, foundation, fans: dealt, stock: cards.collect() }
    }

    /// The position with this card on the foundation, if there is one, these fans, the available card of each last, and
    /// this stock, the next card first. Fans that are not named are empty; cards that are nowhere have been moved.
    ///
    /// # Errors
    /// [`SetupError`], whatever is wrong first.
    pub fn setup(
        game: GameName,
        foundation: Option<Card>,
        fans: &[Vec<Card>],
        stock: &[Card],
    ) -> Result<Position, SetupError> {
        let layout = game.layout();
        let mut seen = [false; DECK_SIZE];
        for &card in stock.iter().chain(&foundation).chain(fans.iter().flatten()) {
            if std::mem::replace(&mut seen[usize::from(card.number())], true) {
                return Err(SetupError::Doubled(card));
            }
        }
        if fans.len() > layout.fans {
            return Err(SetupError::TooManyFans { found: fans.len(), fans: layout.fans });
        }
        for (fan, cards) in fans.iter().enumerate() {
            if cards.len() > layout.fan_size {
                return Err(SetupError::FanTooLarge { fan, found: cards.len(), size: layout.fan_size });
            }
        }
        if stock.len() > layout.stock() {
            return Err(SetupError::StockTooLarge { found: stock.len(), size: layout.stock() });
        }
        if foundation.is_none() && layout.foundation != Starter::None {
            return Err(SetupError::NoFoundation);
        }
        let fan = |fan: usize| fans.get(fan).into_iter().flatten().copied().collect();
        Ok(Position {
            game,
            foundation,
            fans: (0..layout.fans).map(fan).collect(),
            stock: stock.iter().copied().collect(),
        })
    }

    /// Which game this is.
    pub const fn game(&self) -> GameName {
        self.game
    }

    /// The card on top of the foundation; none while it is empty.
    pub const fn foundation(&self) -> Option<Card> {
        self.foundation
    }

    /// The fans, the available card of each last.
    pub fn fans(&self) -> impl ExactSizeIterator<Item = &[Card]> + Clone {
        self.fans.iter().map(ArrayVec::as_slice)
    }

    /// The cards of one fan, the available one last; none if the game has no such fan.
    pub fn fan(&self, fan: usize) -> &[Card] {
        self.fans.get(fan).map(ArrayVec::as_slice).unwrap_or_default()
    }

    /// The cards that are still to be turned onto the foundation, the next one first; none in a game without a stock.
    pub fn stock(&self) -> &[Card] {
        &self.stock
    }

    /// The same position with the cards of its stock in this order, the next one first.
    pub(crate) fn with_stock_in_order(&self, stock: &[Card]) -> Position {
        Position { stock: stock.iter().copied().collect(), ..self.clone() }
    }

    /// The game's move with this code, if it has one.
    pub fn move_with(&self, code: u8) -> Option<Move> {
        let moves = self.fans.len() + usize::from(self.game.layout().stock() > 0);
        (usize::from(code) < moves).then_some(Move(code))
    }

    /// The fan whose available card a move takes; none if it turns a card of the stock.
    pub fn fan_of(&self, mv: Move) -> Option<usize> {
        let fan = usize::from(mv.0);
        (fan < self.fans.len()).then_some(fan)
    }

    /// The move that turns a card of the stock.
    pub fn turn(&self) -> Move {
        Move(self.fans.len() as u8)
    }

    /// Every move that may be made now.
    pub fn legal_moves(&self) -> Vec<Move> {
        (0..=self.turn().0).map(Move).filter(|&mv| self.check(mv).is_ok()).collect()
    }

    /// The fans whose available card may move.
    pub fn playable_fans(&self) -> Vec<usize> {
        self.legal_moves().into_iter().filter_map(|mv| self.fan_of(mv)).collect()
    }

    /// Whether a move may be made, and which card it puts on the foundation.
    ///
    /// # Errors
    /// Of a fan, [`Illegal::EmptyFan`] or why its available card does not go onto the foundation's; of the stock,
    /// [`Illegal::Won`] or [`Illegal::StockEmpty`].
    pub fn check(&self, mv: Move) -> Result<Card, Illegal> {
        let Some(fan) = self.fan_of(mv) else {
            let is_turn = mv == self.turn() && self.game.layout().stock() > 0;
            return match self.stock.first() {
                _ if is_turn && self.is_won() => Err(Illegal::Won),
                Some(&card) if is_turn => Ok(card),
                _ if is_turn => Err(Illegal::StockEmpty),
                _ => Err(Illegal::EmptyFan),
            };
        };
        let &card = self.fan(fan).last().ok_or(Illegal::EmptyFan)?;
        match self.foundation {
            Some(foundation) => self.game.fits(card, foundation).map(|()| card),
            None => Ok(card),
        }
    }

    /// The move that takes this card off its fan, wherever it lies.
    ///
    /// # Errors
    /// Where else the card lies, what it is covered by, or why it does not go onto the foundation's.
    pub fn move_of(&self, card: Card) -> Result<Move, Illegal> {
        let Some(fan) = self.fans.iter().position(|fan| fan.contains(&card)) else {
            return Err(match self.stock.contains(&card) {
                true => Illegal::InTheStock(card),
                false => Illegal::OnTheFoundation(card),
            });
        };
        match self.fan(fan).last() {
            Some(&by) if by != card => Err(Illegal::Covered { card, by }),
            _ => self.check(Move::of_fan(fan)).map(|_| Move::of_fan(fan)),
        }
    }

    /// Makes a move.
    ///
    /// # Errors
    /// Why the move may not be made; the position is then unchanged.
    pub fn play(&mut self, mv: Move) -> Result<(), Illegal> {
        self.foundation = Some(self.check(mv)?);
        match self.fan_of(mv) {
            Some(fan) => drop(self.fans[fan].pop()),
            None => drop(self.stock.remove(0)),
        }
        Ok(())
    }

    /// Whether no card is left in the fans.
    pub fn is_won(&self) -> bool {
        self.fans.iter().all(|fan| fan.is_empty())
    }

    /// How far the game has come.
    pub fn progress(&self) -> Progress {
        let of = self.game.cards_to_move();
        let left: usize = self.fans.iter().map(|fan| fan.len()).sum();
        Progress { moved: of - left, of }
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

    fn dealt(game: GameName, deal: &str) -> Position {
        deal.parse::<Deal>().unwrap().lay_out(game)
    }

    fn golf(foundation: &str, columns: &[&str], stock: &str) -> Position {
        let columns: Vec<Vec<Card>> = columns.iter().map(|column| cards(column)).collect();
        Position::setup(GameName::Golf, Some(card(foundation)), &columns, &cards(stock)).unwrap()
    }

    // Deals 1 and 24 stand in tests/data; among the fans of 24 are AH 7D 4S and 5S 4D 2H.

    #[test]
    fn the_first_card_of_black_hole_is_a_two_or_a_king() {
        let position = dealt(GameName::BlackHole, "24");
        for mv in position.legal_moves() {
            assert!(matches!(position.check(mv).unwrap().rank.char(), '2' | 'K'));
        }
    }

    #[test]
    fn a_card_goes_onto_the_foundation_and_frees_the_one_below() {
        let mut position = dealt(GameName::BlackHole, "24");
        let mv = position.move_of(card("2H")).unwrap();
        position.play(mv).unwrap();
        assert_eq!(position.foundation(), Some(card("2H")));
        assert_eq!(position.fan(position.fan_of(mv).unwrap()).last(), Some(&card("4D")));
        assert_eq!(position.progress(), Progress { moved: 1, of: 51 });
    }

    #[test]
    fn a_move_that_is_refused_leaves_the_position_as_it_was() {
        let mut position = dealt(GameName::BlackHole, "24");
        let before = position.clone();
        let four = position.fans().position(|fan| fan.last() == Some(&card("4S"))).unwrap();
        let refused = Illegal::NotNext { card: card("4S"), foundation: Card::ACE_OF_SPADES };
        assert_eq!(position.play(Move::of_fan(four)), Err(refused));
        assert_eq!(position.play(position.turn()), Err(Illegal::EmptyFan));
        assert_eq!(position, before);
        assert_eq!(position.move_of(card("4S")), Err(refused));
    }

    #[test]
    fn a_card_that_is_not_available_is_refused_with_where_it_lies() {
        let position = golf("TH", &["JC 2C"], "9S");
        let refused = |name| position.move_of(card(name)).unwrap_err();
        assert_eq!(refused("JC"), Illegal::Covered { card: card("JC"), by: card("2C") });
        assert_eq!(refused("9S"), Illegal::InTheStock(card("9S")));
        assert_eq!(refused("TH"), Illegal::OnTheFoundation(card("TH")));
    }

    #[test]
    fn an_empty_fan_has_no_card_to_play() {
        assert_eq!(golf("TH", &["JC"], "").check(Move::of_fan(1)), Err(Illegal::EmptyFan));
    }

    #[test]
    fn with_any_card_in_the_middle_none_is_taken_out() {
        let deck = "24".parse::<Deal>().unwrap().deck();
        let [others @ .., last] = deck.cards();
        let position = Position::deal(GameName::BlackHoleAny, &deck);
        assert_eq!(position.foundation(), Some(*last));
        assert_eq!(position.fan(0), [others[0], others[17], others[34]]);
        assert_eq!(position.progress(), Progress { moved: 0, of: 51 });
    }

    #[test]
    fn with_the_ace_of_spades_dealt_last_any_card_in_the_middle_is_that_ace() {
        let deck = "24".parse::<Deal>().unwrap().deck();
        let any = Position::deal(GameName::BlackHoleAny, &deck.clone().with_last(Card::ACE_OF_SPADES));
        let usual = Position::deal(GameName::BlackHole, &deck);
        assert!(any.foundation() == usual.foundation() && any.fans().eq(usual.fans()));
    }

    #[test]
    fn a_row_begins_with_any_available_card_and_goes_on_by_rank() {
        let mut position = dealt(GameName::AllInARow, "24");
        assert_eq!(position.playable_fans(), (0..13).collect::<Vec<_>>());
        position.play(Move::of_fan(0)).unwrap();
        let end = position.foundation().unwrap();
        assert_eq!(position.progress(), Progress { moved: 1, of: 52 });
        for fan in 0..13 {
            let card = *position.fan(fan).last().unwrap();
            let is_next = card.rank.is_next_to(end.rank);
            assert_eq!(position.check(Move::of_fan(fan)).is_ok(), is_next, "{card} onto {end}");
        }
    }

    #[test]
    fn thirty_five_cards_of_golf_lie_in_columns_one_on_the_foundation_and_sixteen_in_the_stock() {
        let position = dealt(GameName::Golf, "1");
        assert_eq!(position.fan(0), cards("JD 5H KH AS 4H"));
        assert_eq!(position.foundation(), Some(card("TH")));
        assert_eq!(position.stock(), cards("8H 2C JH 7D 6D 8S 8D QS 6C 3D 8C TC 6S 9C 2H 6H"));
        assert_eq!(position.progress(), Progress { moved: 0, of: 35 });
    }

    #[test]
    fn the_stock_is_turned_card_by_card_and_not_again() {
        let mut position = dealt(GameName::Golf, "1");
        let turn = position.turn();
        for next in dealt(GameName::Golf, "1").stock() {
            position.play(turn).unwrap();
            assert_eq!(position.foundation(), Some(*next));
        }
        assert_eq!(position.play(turn), Err(Illegal::StockEmpty));
        assert!(position.fans().eq(dealt(GameName::Golf, "1").fans()));
    }

    #[test]
    fn a_won_game_has_no_move_whatever_is_left_of_the_stock() {
        let mut position = golf("TH", &["JC"], "2S 3S");
        position.play(position.move_of(card("JC")).unwrap()).unwrap();
        assert_eq!(position.progress(), Progress { moved: 35, of: 35 });
        assert_eq!(position.legal_moves(), []);
        assert_eq!(position.play(position.turn()), Err(Illegal::Won));
    }

    #[test]
    fn fans_have_the_codes_from_0_on_and_the_stock_the_one_behind_the_last() {
        let position = dealt(GameName::Golf, "1");
        assert_eq!(position.move_with(6), Some(Move::of_fan(6)));
        assert_eq!(position.move_with(7), Some(position.turn()));
        assert_eq!(position.move_with(8), None);
        assert_eq!(dealt(GameName::BlackHole, "24").move_with(17), None);
        assert_eq!(Move::try_from(64), Err(NoSuchMove(64)));
    }

    #[test]
    fn a_setup_with_fans_left_out_has_them_empty() {
        let fans = [vec![], cards("2S KS")];
        let position = Position::setup(GameName::BlackHole, Some(card("QS")), &fans, &[]).unwrap();
        assert_eq!(position.progress(), Progress { moved: 49, of: 51 });
        assert_eq!(position.legal_moves().len(), 1);
    }

    #[test]
    fn a_setup_that_is_no_position_says_why() {
        let [king, two] = ["KS", "2C"].map(card);
        let setup = |columns: &[Vec<Card>], stock: &[Card]| {
            Position::setup(GameName::Golf, Some(king), columns, stock).unwrap_err()
        };
        assert_eq!(setup(&[vec![two]], &[two]), SetupError::Doubled(two));
        assert_eq!(setup(&[], &[king]), SetupError::Doubled(king));
        assert_eq!(setup(&vec![vec![]; 8], &[]), SetupError::TooManyFans { found: 8, fans: 7 });
        let six = cards("2C 3C 4C 5C 6C 7C");
        assert_eq!(setup(&[six], &[]), SetupError::FanTooLarge { fan: 0, found: 6, size: 5 });
        let seventeen: Vec<Card> = (0..17).filter_map(Card::from_number).collect();
        assert_eq!(setup(&[], &seventeen), SetupError::StockTooLarge { found: 17, size: 16 });
    }

    #[test]
    fn only_a_row_is_set_up_without_a_card_on_the_foundation() {
        for game in GameName::ALL {
            let without = Position::setup(game, None, &[cards("2C")], &[]);
            assert_eq!(without.err(), (game != GameName::AllInARow).then_some(SetupError::NoFoundation));
        }
    }
}
