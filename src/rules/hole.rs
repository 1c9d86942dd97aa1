//! Games on one pile: a card goes onto the foundation when its rank is one above or one below the rank there.
//!
//! Only the available (last) card of a fan may move; ace and king are neighbours; all cards moved: won. There is
//! no other move and no redeal. Black Hole is David Parlett's patience of seventeen fans of three around the ace
//! of spades; All in a Row has thirteen fans of four and begins with any available card.

use arrayvec::ArrayVec;
use thiserror::Error;

use super::{GameName, Layout, Progress, Rules};
use crate::cards::{Card, DECK_SIZE, Deck};

/// A game on one pile, whose moves are fans: which may move depends on nothing but the rank on the foundation.
pub trait OnePile: Rules {}

/// A position of Black Hole.
///
/// ```
/// use black_hole::{deals::Deal, rules::{Rules, hole::BlackHole}};
///
/// let deal: Deal = "24".parse()?;
/// let mut position: BlackHole = deal.lay_out();
/// assert_eq!(position.legal_moves().len(), 3);
/// position.play(position.legal_moves()[0])?;
/// assert_eq!(position.progress().moved, 1);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BlackHole {
    hole: Card,
    fans: Fans<17, 3>,
}

/// A position of All in a Row.
///
/// ```
/// use black_hole::{deals::Deal, rules::{Rules, hole::AllInARow}};
///
/// let mut position: AllInARow = "24".parse::<Deal>()?.lay_out();
/// assert_eq!(position.foundation(), None);
/// assert_eq!(position.legal_moves().len(), 13);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AllInARow {
    /// The last card of the row; none before the first move.
    end: Option<Card>,
    fans: Fans<13, 4>,
}

/// The fans of a game: so many, of so many cards at first.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Fans<const FANS: usize, const SIZE: usize>([ArrayVec<Card, SIZE>; FANS]);

/// A move: the available card of this fan, of as many as the game has (Black Hole: 0..=16), goes onto the pile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct FanIndex<const FANS: usize = 17>(u8);

impl<const FANS: usize> FanIndex<FANS> {
    /// The first fan.
    pub const FIRST: FanIndex<FANS> = FanIndex(0);

    /// All fans, first to last.
    pub fn all() -> impl Iterator<Item = FanIndex<FANS>> {
        (0..FANS as u8).map(FanIndex)
    }

    /// The fan's place, from 0.
    pub const fn get(self) -> usize {
        self.0 as usize
    }
}

impl<const FANS: usize> From<FanIndex<FANS>> for u8 {
    fn from(index: FanIndex<FANS>) -> u8 {
        index.0
    }
}

/// There are not so many fans.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("there is no fan {index}, only {fans} from 0 on")]
pub struct NoSuchFan {
    pub index: u8,
    pub fans: usize,
}

impl<const FANS: usize> TryFrom<u8> for FanIndex<FANS> {
    type Error = NoSuchFan;

    fn try_from(index: u8) -> Result<FanIndex<FANS>, NoSuchFan> {
        if usize::from(index) < FANS { Ok(FanIndex(index)) } else { Err(NoSuchFan { index, fans: FANS }) }
    }
}

/// Why a card may not move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum Illegal {
    #[error("the fan is empty")]
    EmptyFan,
    #[error("{card} is neither one above nor one below {hole}")]
    NotNext { card: Card, hole: Card },
    #[error("{card} is covered by {by}")]
    Covered {
        card: Card,
        /// The available card of the same fan.
        by: Card,
    },
    #[error("{0} is in the hole already")]
    InTheHole(Card),
}

impl Illegal {
    /// The card that may not move, if there is one.
    pub const fn card(self) -> Option<Card> {
        match self {
            Illegal::EmptyFan => None,
            Illegal::NotNext { card, .. } | Illegal::Covered { card, .. } | Illegal::InTheHole(card) => {
                Some(card)
            }
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
}

impl BlackHole {
    /// The position with this card in the hole and these fans, the available card of each last. Fans that are not
    /// named are empty; cards that are in no fan have been moved.
    ///
    /// # Errors
    /// [`SetupError`], whatever is wrong first.
    pub fn setup(hole: Card, fans: &[Vec<Card>]) -> Result<BlackHole, SetupError> {
        Ok(BlackHole { hole, fans: Fans::setup(Some(hole), fans)? })
    }

    /// The card in the hole.
    pub const fn hole(&self) -> Card {
        self.hole
    }

    /// The cards of one fan, the available one last.
    pub const fn fan(&self, index: FanIndex) -> &ArrayVec<Card, 3> {
        &self.fans.0[index.get()]
    }

    /// Whether the fan's available card may move, and which card that is.
    ///
    /// # Errors
    /// [`Illegal::EmptyFan`] or [`Illegal::NotNext`].
    pub fn check(&self, index: FanIndex) -> Result<Card, Illegal> {
        self.fans.check(index, Some(self.hole))
    }

    /// The move that takes this card, wherever it lies.
    ///
    /// # Errors
    /// Any [`Illegal`] but [`Illegal::EmptyFan`].
    pub fn move_of(&self, card: Card) -> Result<FanIndex, Illegal> {
        let index =
            FanIndex::all().find(|&index| self.fan(index).contains(&card)).ok_or(Illegal::InTheHole(card))?;
        let available = self.check(index);
        match self.fan(index).last() {
            Some(&by) if by != card => Err(Illegal::Covered { card, by }),
            _ => available.map(|_| index),
        }
    }
}

impl OnePile for BlackHole {}

impl Rules for BlackHole {
    type Move = FanIndex;
    type Illegal = Illegal;

    const GAME: GameName = GameName::BlackHole;
    const LAYOUT: Layout = Layout { fans: 17, fan_size: 3, foundation: Some(Card::ACE_OF_SPADES) };

    /// The ace of spades is taken out wherever it lies; the others go round the fans one at a time.
    fn deal(deck: &Deck) -> BlackHole {
        let others = deck.cards().iter().filter(|&&card| card != Card::ACE_OF_SPADES);
        BlackHole { hole: Card::ACE_OF_SPADES, fans: Fans::deal(others) }
    }

    fn foundation(&self) -> Option<Card> {
        Some(self.hole)
    }

    fn fans(&self) -> Vec<&[Card]> {
        self.fans.as_slices()
    }

    fn legal_moves(&self) -> Vec<FanIndex> {
        self.fans.legal_moves(Some(self.hole))
    }

    fn play(&mut self, index: FanIndex) -> Result<(), Illegal> {
        self.hole = self.fans.take(index, Some(self.hole))?;
        Ok(())
    }

    fn progress(&self) -> Progress {
        self.fans.progress(Self::GAME.cards_to_move())
    }
}

impl AllInARow {
    /// The position with this card last in the row, none before the first move, and these fans, the available card
    /// of each last. Fans that are not named are empty; cards that are in no fan have been moved.
    ///
    /// # Errors
    /// [`SetupError`], whatever is wrong first.
    pub fn setup(end: Option<Card>, fans: &[Vec<Card>]) -> Result<AllInARow, SetupError> {
        Ok(AllInARow { end, fans: Fans::setup(end, fans)? })
    }
}

impl OnePile for AllInARow {}

impl Rules for AllInARow {
    type Move = FanIndex<13>;
    type Illegal = Illegal;

    const GAME: GameName = GameName::AllInARow;
    const LAYOUT: Layout = Layout { fans: 13, fan_size: 4, foundation: None };

    /// All cards go round the fans one at a time.
    fn deal(deck: &Deck) -> AllInARow {
        AllInARow { end: None, fans: Fans::deal(deck.cards()) }
    }

    fn foundation(&self) -> Option<Card> {
        self.end
    }

    fn fans(&self) -> Vec<&[Card]> {
        self.fans.as_slices()
    }

    fn legal_moves(&self) -> Vec<FanIndex<13>> {
        self.fans.legal_moves(self.end)
    }

    fn play(&mut self, index: FanIndex<13>) -> Result<(), Illegal> {
        self.end = Some(self.fans.take(index, self.end)?);
        Ok(())
    }

    fn progress(&self) -> Progress {
        self.fans.progress(Self::GAME.cards_to_move())
    }
}

impl<const FANS: usize, const SIZE: usize> Fans<FANS, SIZE> {
    /// The cards go round the fans one at a time; there are as many as the fans hold.
    fn deal<'a>(cards: impl IntoIterator<Item = &'a Card>) -> Self {
        let mut fans: [ArrayVec<Card, SIZE>; FANS] = std::array::from_fn(|_| ArrayVec::new());
        for (k, &card) in cards.into_iter().enumerate() {
            fans[k % FANS].push(card);
        }
        Fans(fans)
    }

    fn setup(foundation: Option<Card>, fans: &[Vec<Card>]) -> Result<Self, SetupError> {
        let mut seen = [false; DECK_SIZE];
        for &card in foundation.iter().chain(fans.iter().flatten()) {
            if std::mem::replace(&mut seen[usize::from(card.number())], true) {
                return Err(SetupError::Doubled(card));
            }
        }
        if fans.len() > FANS {
            return Err(SetupError::TooManyFans { found: fans.len(), fans: FANS });
        }
        let mut set_up: [ArrayVec<Card, SIZE>; FANS] = std::array::from_fn(|_| ArrayVec::new());
        for (index, fan) in fans.iter().enumerate() {
            let too_large = SetupError::FanTooLarge { fan: index, found: fan.len(), size: SIZE };
            set_up[index] = fan.as_slice().try_into().map_err(|_| too_large)?;
        }
        Ok(Fans(set_up))
    }

    /// Whether the fan's available card may move onto this card, onto an empty pile if there is none; which it is.
    fn check(&self, index: FanIndex<FANS>, onto: Option<Card>) -> Result<Card, Illegal> {
        let &card = self.0[index.get()].last().ok_or(Illegal::EmptyFan)?;
        match onto {
            Some(hole) if !card.rank.is_next_to(hole.rank) => Err(Illegal::NotNext { card, hole }),
            _ => Ok(card),
        }
    }

    fn take(&mut self, index: FanIndex<FANS>, onto: Option<Card>) -> Result<Card, Illegal> {
        let card = self.check(index, onto)?;
        self.0[index.get()].pop();
        Ok(card)
    }

    fn legal_moves(&self, onto: Option<Card>) -> Vec<FanIndex<FANS>> {
        FanIndex::all().filter(|&index| self.check(index, onto).is_ok()).collect()
    }

    fn as_slices(&self) -> Vec<&[Card]> {
        self.0.iter().map(ArrayVec::as_slice).collect()
    }

    fn progress(&self, of: usize) -> Progress {
        let left: usize = self.0.iter().map(|fan| fan.len()).sum();
        Progress { moved: of - left, of }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::deals::Deal;

    fn dealt(deal: &str) -> BlackHole {
        deal.parse::<Deal>().unwrap().lay_out()
    }

    fn card(name: &str) -> Card {
        name.parse().unwrap()
    }

    // Deal 24 stands in tests/data/boards_black_hole.txt; among its fans are AH 7D 4S and 5S 4D 2H.

    #[test]
    fn the_first_card_needs_a_two_or_a_king() {
        let position = dealt("24");
        for index in position.legal_moves() {
            assert!(matches!(position.check(index).unwrap().rank.char(), '2' | 'K'));
        }
    }

    #[test]
    fn a_card_goes_into_the_hole_and_frees_the_one_below() {
        let mut position = dealt("24");
        let index = position.move_of(card("2H")).unwrap();
        position.play(index).unwrap();
        assert_eq!(position.hole(), card("2H"));
        assert_eq!(position.fan(index).last(), Some(&card("4D")));
        assert_eq!(position.progress(), Progress { moved: 1, of: 51 });
    }

    #[test]
    fn a_card_that_is_not_next_is_refused_and_the_position_is_unchanged() {
        let mut position = dealt("24");
        let before = position.clone();
        let four = FanIndex::all().find(|&index| position.fan(index).last() == Some(&card("4S"))).unwrap();
        let refused = Illegal::NotNext { card: card("4S"), hole: Card::ACE_OF_SPADES };
        assert_eq!(position.play(four), Err(refused));
        assert_eq!(position, before);
        assert_eq!(position.move_of(card("4S")), Err(refused));
    }

    #[test]
    fn a_covered_card_is_refused_with_the_card_on_it() {
        let refused = Illegal::Covered { card: card("AH"), by: card("4S") };
        assert_eq!(dealt("24").move_of(card("AH")), Err(refused));
    }

    #[test]
    fn a_card_in_the_hole_does_not_move_again() {
        assert_eq!(dealt("24").move_of(Card::ACE_OF_SPADES), Err(Illegal::InTheHole(Card::ACE_OF_SPADES)));
    }

    #[test]
    fn an_empty_fan_has_no_card_to_play() {
        let mut position = dealt("24");
        position.fans.0[0].clear();
        assert_eq!(position.play(FanIndex::FIRST), Err(Illegal::EmptyFan));
    }

    #[test]
    fn there_are_seventeen_fans() {
        assert!(FanIndex::<17>::try_from(16).is_ok());
        assert_eq!(FanIndex::<17>::try_from(17), Err(NoSuchFan { index: 17, fans: 17 }));
    }

    #[test]
    fn a_row_begins_with_any_available_card_and_goes_on_by_rank() {
        let mut position: AllInARow = "24".parse::<Deal>().unwrap().lay_out();
        assert_eq!(position.legal_moves(), FanIndex::all().collect::<Vec<_>>());
        position.play(FanIndex::FIRST).unwrap();
        let end = position.foundation().unwrap();
        assert_eq!(position.progress(), Progress { moved: 1, of: 52 });
        for index in FanIndex::all() {
            let card = *position.fans()[index.get()].last().unwrap();
            let is_next = card.rank.is_next_to(end.rank);
            assert_eq!(position.clone().play(index).is_ok(), is_next, "{card} onto {end}");
        }
    }

    #[test]
    fn a_setup_with_fans_left_out_has_them_empty() {
        let position = BlackHole::setup(card("QS"), &[vec![], vec![card("2S"), card("KS")]]).unwrap();
        assert_eq!(position.progress(), Progress { moved: 49, of: 51 });
        assert_eq!(position.legal_moves().len(), 1);
    }

    #[test]
    fn a_setup_that_is_no_position_says_why() {
        let (queen, king) = (card("QS"), card("KS"));
        let setup = |fans: &[Vec<Card>]| BlackHole::setup(queen, fans).unwrap_err();
        assert_eq!(setup(&[vec![king], vec![king]]), SetupError::Doubled(king));
        assert_eq!(setup(&[vec![queen]]), SetupError::Doubled(queen));
        assert_eq!(setup(&vec![vec![]; 18]), SetupError::TooManyFans { found: 18, fans: 17 });
        let four = ["2C", "3C", "4C", "5C"].map(card).to_vec();
        assert_eq!(setup(&[vec![], four]), SetupError::FanTooLarge { fan: 1, found: 4, size: 3 });
    }
}
