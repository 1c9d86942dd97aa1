//! Games on one pile: a card goes onto the foundation when its rank is one above or one below the rank there.
//!
//! Only the available (last) card of a fan may move; ace and king are neighbours; all cards moved: won. There is
//! no other move and no redeal. Black Hole is David Parlett's patience of seventeen fans of three around the ace
//! of spades, or around whichever card is dealt last; All in a Row has thirteen fans of four and begins with any
//! available card.

use std::{fmt::Debug, marker::PhantomData};

use arrayvec::ArrayVec;
use thiserror::Error;

pub use super::fans::{FanIndex, NoSuchFan, SetupError};
use super::{GameName, Layout, Progress, Rules, Starter, fans::Fans};
use crate::cards::{Card, Deck};

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
pub type BlackHole = BlackHoleWith<AceOfSpades>;

/// A position of Black Hole with any card in the middle: none is taken out, 51 cards go round the fans, and the one
/// that is dealt last lies in the hole.
///
/// ```
/// use black_hole::{deals::Deal, rules::{Rules, hole::BlackHoleAny}};
///
/// let deal: Deal = "24".parse()?;
/// let position: BlackHoleAny = deal.lay_out();
/// assert_eq!(position.hole(), deal.deck().cards()[51]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub type BlackHoleAny = BlackHoleWith<AnyCard>;

/// A position of Black Hole, with this in the middle at first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BlackHoleWith<M: Middle> {
    hole: Card,
    fans: Fans<17, 3>,
    middle: PhantomData<M>,
}

/// What lies in the middle of Black Hole before the first move.
pub trait Middle: Clone + Eq + Debug {
    /// The game that is so begun.
    const GAME: GameName;

    /// The card that always lies there; none if it is the one that is dealt last.
    const ALWAYS: Option<Card>;
}

/// The ace of spades, as David Parlett has it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum AceOfSpades {}

/// Any card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum AnyCard {}

impl Middle for AceOfSpades {
    const GAME: GameName = GameName::BlackHole;
    const ALWAYS: Option<Card> = Some(Card::ACE_OF_SPADES);
}

impl Middle for AnyCard {
    const GAME: GameName = GameName::BlackHoleAny;
    const ALWAYS: Option<Card> = None;
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

impl<M: Middle> BlackHoleWith<M> {
    /// The position with this card in the hole and these fans, the available card of each last. Fans that are not
    /// named are empty; cards that are in no fan have been moved.
    ///
    /// # Errors
    /// [`SetupError`], whatever is wrong first.
    pub fn setup(hole: Card, fans: &[Vec<Card>]) -> Result<BlackHoleWith<M>, SetupError> {
        Ok(BlackHoleWith { hole, fans: Fans::setup([&hole], fans)?, middle: PhantomData })
    }

    /// The card in the hole.
    pub const fn hole(&self) -> Card {
        self.hole
    }

    /// The cards of one fan, the available one last.
    pub const fn fan(&self, index: FanIndex) -> &ArrayVec<Card, 3> {
        self.fans.get(index)
    }

    /// Whether the fan's available card may move, and which card that is.
    ///
    /// # Errors
    /// [`Illegal::EmptyFan`] or [`Illegal::NotNext`].
    pub fn check(&self, index: FanIndex) -> Result<Card, Illegal> {
        check(&self.fans, index, Some(self.hole))
    }

    /// The move that takes this card, wherever it lies.
    ///
    /// # Errors
    /// Any [`Illegal`] but [`Illegal::EmptyFan`].
    pub fn move_of(&self, card: Card) -> Result<FanIndex, Illegal> {
        let index = self.fans.find(card).ok_or(Illegal::InTheHole(card))?;
        match self.fans.available(index) {
            Some(by) if by != card => Err(Illegal::Covered { card, by }),
            _ => self.check(index).map(|_| index),
        }
    }
}

impl<M: Middle> OnePile for BlackHoleWith<M> {}

impl<M: Middle> Rules for BlackHoleWith<M> {
    type Move = FanIndex;
    type Illegal = Illegal;

    const GAME: GameName = M::GAME;
    const LAYOUT: Layout = Layout {
        fans: 17,
        fan_size: 3,
        foundation: match M::ALWAYS {
            Some(card) => Starter::Always(card),
            None => Starter::Dealt,
        },
    };

    /// A card that always lies in the hole is taken out wherever it is; else the last one lies there. The others go
    /// round the fans one at a time.
    fn deal(deck: &Deck) -> BlackHoleWith<M> {
        let deck = match M::ALWAYS {
            Some(card) => deck.clone().with_last(card),
            None => deck.clone(),
        };
        let [others @ .., hole] = deck.cards();
        BlackHoleWith { hole: *hole, fans: Fans::deal(others), middle: PhantomData }
    }

    fn foundation(&self) -> Option<Card> {
        Some(self.hole)
    }

    fn fans(&self) -> Vec<&[Card]> {
        self.fans.as_slices()
    }

    fn legal_moves(&self) -> Vec<FanIndex> {
        legal_moves(&self.fans, Some(self.hole))
    }

    fn play(&mut self, index: FanIndex) -> Result<(), Illegal> {
        self.hole = self.check(index)?;
        self.fans.take(index);
        Ok(())
    }

    fn progress(&self) -> Progress {
        Progress::with_left(Self::GAME, self.fans.left())
    }
}

impl AllInARow {
    /// The position with this card last in the row, none before the first move, and these fans, the available card
    /// of each last. Fans that are not named are empty; cards that are in no fan have been moved.
    ///
    /// # Errors
    /// [`SetupError`], whatever is wrong first.
    pub fn setup(end: Option<Card>, fans: &[Vec<Card>]) -> Result<AllInARow, SetupError> {
        Ok(AllInARow { end, fans: Fans::setup(&end, fans)? })
    }
}

impl OnePile for AllInARow {}

impl Rules for AllInARow {
    type Move = FanIndex<13>;
    type Illegal = Illegal;

    const GAME: GameName = GameName::AllInARow;
    const LAYOUT: Layout = Layout { fans: 13, fan_size: 4, foundation: Starter::None };

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
        legal_moves(&self.fans, self.end)
    }

    fn play(&mut self, index: FanIndex<13>) -> Result<(), Illegal> {
        self.end = Some(check(&self.fans, index, self.end)?);
        self.fans.take(index);
        Ok(())
    }

    fn progress(&self) -> Progress {
        Progress::with_left(Self::GAME, self.fans.left())
    }
}

/// Whether the fan's available card may move onto this card, onto an empty pile if there is none; which it is.
fn check<const FANS: usize, const SIZE: usize>(
    fans: &Fans<FANS, SIZE>,
    index: FanIndex<FANS>,
    onto: Option<Card>,
) -> Result<Card, Illegal> {
    let card = fans.available(index).ok_or(Illegal::EmptyFan)?;
    match onto {
        Some(hole) if !card.rank.is_next_to(hole.rank) => Err(Illegal::NotNext { card, hole }),
        _ => Ok(card),
    }
}

fn legal_moves<const FANS: usize, const SIZE: usize>(
    fans: &Fans<FANS, SIZE>,
    onto: Option<Card>,
) -> Vec<FanIndex<FANS>> {
    FanIndex::all().filter(|&index| check(fans, index, onto).is_ok()).collect()
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
    fn with_any_card_in_the_middle_none_is_taken_out() {
        let deck = "24".parse::<Deal>().unwrap().deck();
        let [others @ .., last] = deck.cards();
        let position = BlackHoleAny::deal(&deck);
        assert_eq!(position.hole(), *last);
        assert_eq!(position.fan(FanIndex::FIRST)[..], [others[0], others[17], others[34]]);
        assert_eq!(position.progress(), Progress { moved: 0, of: 51 });
    }

    #[test]
    fn with_the_ace_of_spades_dealt_last_any_card_in_the_middle_is_that_ace() {
        let deck = "24".parse::<Deal>().unwrap().deck();
        let any = BlackHoleAny::deal(&deck.clone().with_last(Card::ACE_OF_SPADES));
        let usual = BlackHole::deal(&deck);
        assert_eq!((any.hole(), any.fans()), (usual.hole(), usual.fans()));
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
