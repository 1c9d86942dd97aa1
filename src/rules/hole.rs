//! Black Hole: seventeen fans of three around one central pile.
//!
//! David Parlett's patience. The ace of spades lies in the hole from the start; only the available (last)
//! card of a fan may move, and only onto the hole, when its rank is one above or one below the rank there,
//! ace and king being neighbours. All 51 cards moved: won. There is no other move and no redeal.

use arrayvec::ArrayVec;
use thiserror::Error;

use super::{GameName, Layout, Progress, Rules};
use crate::cards::{Card, Deck};

/// How many fans there are.
pub const FANS: usize = 17;
/// How many cards a fan holds at first.
pub const FAN_SIZE: usize = 3;

/// The cards of a fan, the available one last.
pub type Fan = ArrayVec<Card, FAN_SIZE>;

/// A position of Black Hole.
///
/// ```
/// use black_hole::{deals::Deal, rules::{Rules, hole::{BlackHole, FanIndex}}};
///
/// let deal: Deal = "24".parse()?;
/// let mut position = BlackHole::deal(&deal.deck());
/// assert_eq!(position.legal_moves().len(), 3);
/// position.play(position.legal_moves()[0])?;
/// assert_eq!(position.progress().moved, 1);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BlackHole {
    hole: Card,
    fans: [Fan; FANS],
}

/// A move: the available card of this fan, 0..=16, goes into the hole.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct FanIndex(u8);

impl FanIndex {
    /// The first fan.
    pub const FIRST: FanIndex = FanIndex(0);

    /// All fans, first to last.
    pub fn all() -> impl Iterator<Item = FanIndex> {
        (0..FANS as u8).map(FanIndex)
    }

    /// The fan's place, 0..=16.
    pub const fn get(self) -> usize {
        self.0 as usize
    }
}

impl From<FanIndex> for u8 {
    fn from(index: FanIndex) -> u8 {
        index.0
    }
}

/// There are only seventeen fans.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("there is no fan {0}, only 0 to 16")]
pub struct NoSuchFan(u8);

impl TryFrom<u8> for FanIndex {
    type Error = NoSuchFan;

    fn try_from(index: u8) -> Result<FanIndex, NoSuchFan> {
        if usize::from(index) < FANS { Ok(FanIndex(index)) } else { Err(NoSuchFan(index)) }
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

impl BlackHole {
    /// The cards of one fan, the available one last.
    pub const fn fan(&self, index: FanIndex) -> &Fan {
        &self.fans[index.get()]
    }

    /// Whether the fan's available card may move, and which card that is.
    ///
    /// # Errors
    /// [`Illegal::EmptyFan`] or [`Illegal::NotNext`].
    pub fn check(&self, index: FanIndex) -> Result<Card, Illegal> {
        let &card = self.fan(index).last().ok_or(Illegal::EmptyFan)?;
        if card.rank.is_next_to(self.hole.rank) {
            Ok(card)
        } else {
            Err(Illegal::NotNext { card, hole: self.hole })
        }
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

impl Rules for BlackHole {
    type Move = FanIndex;
    type Illegal = Illegal;

    const GAME: GameName = GameName::BlackHole;
    const LAYOUT: Layout = Layout { fans: FANS, fan_size: FAN_SIZE, foundation: Card::ACE_OF_SPADES };

    /// The ace of spades is taken out wherever it lies; the others go round the fans one at a time.
    fn deal(deck: &Deck) -> BlackHole {
        let mut fans: [Fan; FANS] = Default::default();
        let dealt = deck.cards().iter().filter(|&&card| card != Card::ACE_OF_SPADES);
        for (k, &card) in dealt.enumerate() {
            fans[k % FANS].push(card);
        }
        BlackHole { hole: Card::ACE_OF_SPADES, fans }
    }

    fn foundation(&self) -> Card {
        self.hole
    }

    fn fans(&self) -> Vec<&[Card]> {
        self.fans.iter().map(ArrayVec::as_slice).collect()
    }

    fn legal_moves(&self) -> Vec<FanIndex> {
        FanIndex::all().filter(|&index| self.check(index).is_ok()).collect()
    }

    fn play(&mut self, index: FanIndex) -> Result<(), Illegal> {
        self.hole = self.check(index)?;
        self.fans[index.get()].pop();
        Ok(())
    }

    fn progress(&self) -> Progress {
        let of = FANS * FAN_SIZE;
        let left: usize = self.fans.iter().map(|fan| fan.len()).sum();
        Progress { moved: of - left, of }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::deals::Deal;

    fn dealt(deal: &str) -> BlackHole {
        BlackHole::deal(&deal.parse::<Deal>().unwrap().deck())
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
        assert_eq!(position.foundation(), card("2H"));
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
        position.fans[0].clear();
        let first = FanIndex::all().next().unwrap();
        assert_eq!(position.play(first), Err(Illegal::EmptyFan));
    }

    #[test]
    fn there_are_seventeen_fans() {
        assert!(FanIndex::try_from(16).is_ok());
        assert_eq!(FanIndex::try_from(17), Err(NoSuchFan(17)));
    }
}
