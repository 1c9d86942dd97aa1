//! Fans: overlapping piles, dealt a card at a time, of which only the last card is available.
//!
//! Golf calls them columns. What an available card may go onto is each game's own rule.

use arrayvec::ArrayVec;
use thiserror::Error;

use crate::cards::{Card, DECK_SIZE};

/// The fans of a game: so many, of so many cards at first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Fans<const FANS: usize, const SIZE: usize>(pub(super) [ArrayVec<Card, SIZE>; FANS]);

/// One fan, of as many as the game has (Black Hole: 0..=16). As a move: its available card goes onto the pile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct FanIndex<const FANS: usize = 17>(u8);

/// There are not so many fans.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("there is no fan {index}, only {fans} from 0 on")]
pub struct NoSuchFan {
    pub index: u8,
    pub fans: usize,
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
}

impl<const FANS: usize, const SIZE: usize> Fans<FANS, SIZE> {
    /// The cards go round the fans one at a time; there are as many as the fans hold.
    pub fn deal<'a>(cards: impl IntoIterator<Item = &'a Card>) -> Self {
        let mut fans: [ArrayVec<Card, SIZE>; FANS] = std::array::from_fn(|_| ArrayVec::new());
        for (k, &card) in cards.into_iter().enumerate() {
            fans[k % FANS].push(card);
        }
        Fans(fans)
    }

    /// These fans, of a position with these cards elsewhere; fans that are not named are empty.
    pub fn setup<'a>(
        elsewhere: impl IntoIterator<Item = &'a Card>,
        fans: &'a [Vec<Card>],
    ) -> Result<Self, SetupError> {
        let mut seen = [false; DECK_SIZE];
        for &card in elsewhere.into_iter().chain(fans.iter().flatten()) {
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

    /// The cards of one fan, the available one last.
    pub const fn get(&self, index: FanIndex<FANS>) -> &ArrayVec<Card, SIZE> {
        &self.0[index.get()]
    }

    /// The last card of a fan; none if it is empty.
    pub fn available(&self, index: FanIndex<FANS>) -> Option<Card> {
        self.get(index).last().copied()
    }

    /// Takes the available card, if there is one, away.
    pub fn take(&mut self, index: FanIndex<FANS>) {
        self.0[index.get()].pop();
    }

    /// The fan that holds this card.
    pub fn find(&self, card: Card) -> Option<FanIndex<FANS>> {
        FanIndex::all().find(|&index| self.get(index).contains(&card))
    }

    pub fn as_slices(&self) -> Vec<&[Card]> {
        self.0.iter().map(ArrayVec::as_slice).collect()
    }

    /// How many cards are left in all fans together.
    pub fn left(&self) -> usize {
        self.0.iter().map(|fan| fan.len()).sum()
    }
}

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

impl<const FANS: usize> TryFrom<u8> for FanIndex<FANS> {
    type Error = NoSuchFan;

    fn try_from(index: u8) -> Result<FanIndex<FANS>, NoSuchFan> {
        if usize::from(index) < FANS { Ok(FanIndex(index)) } else { Err(NoSuchFan { index, fans: FANS }) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_are_seventeen_fans() {
        assert!(FanIndex::<17>::try_from(16).is_ok());
        assert_eq!(FanIndex::<17>::try_from(17), Err(NoSuchFan { index: 17, fans: 17 }));
    }
}
