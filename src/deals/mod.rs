//! Deals: which card lies where before the first move.
//!
//! A [`Deal`] names an order of the deck: by a number that means the same in PySolFC and black-hole-solver,
//! or by the 52 cards themselves. How a deck is laid out is each game's own rule.

pub mod board_text;
pub mod link;
pub mod number;

use std::{fmt, str::FromStr};

use thiserror::Error;

use crate::{
    cards::{Card, DECK_SIZE, Deck, NotADeck},
    rules::{GameName, Position, Starter},
};
use number::{MsNumber, NumberError, PlainNumber};

/// The name of a deal, as links write it.
///
/// ```
/// use black_hole::deals::Deal;
/// let deal: Deal = "ms24".parse()?;
/// assert_eq!(deal.to_string(), "ms24");
/// assert_eq!(deal.deck().cards()[0].to_string(), "4C");
/// # Ok::<(), black_hole::deals::DealError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Deal {
    /// `24`: PySolFC's own numbers.
    Plain(PlainNumber),
    /// `ms24`: Microsoft's numbers.
    Microsoft(MsNumber),
    /// `x` and 52 characters: the deck itself.
    Deck(Deck),
}

/// Why a text names no deal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum DealError {
    #[error(transparent)]
    Number(#[from] NumberError),
    #[error("{0:?} stands for no card (place {1})")]
    NotACardDigit(char, usize),
    #[error(transparent)]
    Deck(#[from] NotADeck),
}

impl Deal {
    /// The cards in the order in which they are dealt.
    pub fn deck(&self) -> Deck {
        match self {
            Deal::Plain(number) => number.deck(),
            Deal::Microsoft(number) => number.deck(),
            Deal::Deck(deck) => deck.clone(),
        }
    }

    /// The deck in the order in which a game deals it.
    ///
    /// PySolFC and black-hole-solver deal a numbered All in a Row with the ace of spades last, since their Black
    /// Hole has it taken out; a deck of one's own is dealt as it is.
    pub fn deck_of(&self, game: GameName) -> Deck {
        match (game.layout().foundation, self) {
            (Starter::None, Deal::Plain(_) | Deal::Microsoft(_)) => {
                self.deck().with_last(Card::ACE_OF_SPADES)
            }
            _ => self.deck(),
        }
    }

    /// The position of a game before its first move.
    pub fn lay_out(&self, game: GameName) -> Position {
        Position::deal(game, &self.deck_of(game))
    }
}

impl Deal {
    /// The deal with the next number; none after the last, and none of a deck.
    pub fn next(&self) -> Option<Deal> {
        match self {
            Deal::Plain(number) => PlainNumber::new(number.get().checked_add(1)?).ok().map(Deal::Plain),
            Deal::Microsoft(number) => MsNumber::new(number.get().checked_add(1)?).ok().map(Deal::Microsoft),
            Deal::Deck(_) => None,
        }
    }

    /// The deal with the number before; none before the first, and none of a deck.
    pub fn previous(&self) -> Option<Deal> {
        match self {
            Deal::Plain(number) => PlainNumber::new(number.get().checked_sub(1)?).ok().map(Deal::Plain),
            Deal::Microsoft(number) => MsNumber::new(number.get().checked_sub(1)?).ok().map(Deal::Microsoft),
            Deal::Deck(_) => None,
        }
    }

    /// The deals of a day, in their order: the date as YYYYMMDD, times a thousand, and the 999 numbers after it. The
    /// deal of the day is the first of them that can be won, so that it is the same everywhere.
    ///
    /// ```
    /// use black_hole::deals::Deal;
    /// let deals: Vec<Deal> = Deal::of_day(2026, 11, 30).collect();
    /// assert_eq!((deals[0].to_string().as_str(), deals.len()), ("20261130000", 1000));
    /// ```
    pub fn of_day(year: u16, month: u8, day: u8) -> impl Iterator<Item = Deal> {
        let date = (u128::from(year) * 100 + u128::from(month)) * 100 + u128::from(day);
        (0..1000).filter_map(move |k| PlainNumber::new(date * 1000 + k).ok()).map(Deal::Plain)
    }
}

impl fmt::Display for Deal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Deal::Plain(number) => write!(f, "{number}"),
            Deal::Microsoft(number) => write!(f, "ms{number}"),
            Deal::Deck(deck) => {
                f.write_str("x")?;
                deck.cards().iter().try_for_each(|card| write!(f, "{}", digit(card.number())))
            }
        }
    }
}

/// Reads what `Display` writes; `MS24` and `X...` too, since a messenger may have changed the case.
impl FromStr for Deal {
    type Err = DealError;

    fn from_str(text: &str) -> Result<Deal, DealError> {
        if let Some(digits) = text.strip_prefix(['x', 'X']) {
            let mut cards = Vec::with_capacity(DECK_SIZE);
            for (index, letter) in digits.chars().enumerate() {
                let card = digit_value(letter).and_then(Card::from_number);
                cards.push(card.ok_or(DealError::NotACardDigit(letter, index + 1))?);
                // Longer than any deck: the count says so, whatever may follow.
                if cards.len() > DECK_SIZE {
                    break;
                }
            }
            return Ok(Deal::Deck(Deck::new(&cards)?));
        }
        match text.get(..2) {
            Some(prefix) if prefix.eq_ignore_ascii_case("ms") => Ok(Deal::Microsoft(text[2..].parse()?)),
            _ => Ok(Deal::Plain(text.parse()?)),
        }
    }
}

/// The digits of base64url (RFC 4648, section 5), which links are written in.
const DIGITS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/// The base64url digit with this value, 0..=63, by which links write a move or a card; higher bits are ignored.
pub fn digit(value: u8) -> char {
    char::from(DIGITS[usize::from(value & 63)])
}

/// The value 0..=63 of a base64url digit.
pub fn digit_value(digit: char) -> Option<u8> {
    let place = DIGITS.iter().position(|&known| char::from(known) == digit)?;
    u8::try_from(place).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbered_deals_have_neighbours_up_to_the_ends_of_their_range() {
        let deal = |name: &str| name.parse::<Deal>().unwrap();
        for (name, next) in
            [("24", "25"), ("ms32000", "ms32001"), ("99999999999999999999", "100000000000000000000")]
        {
            assert_eq!(deal(name).next(), Some(deal(next)));
            assert_eq!(deal(next).previous(), Some(deal(name)));
        }
        for first in ["1", "ms1"] {
            assert_eq!(deal(first).previous(), None);
        }
        for last in ["100000000000000000000", "ms8589934591"] {
            assert_eq!(deal(last).next(), None);
        }
    }

    #[test]
    fn the_case_of_the_prefix_does_not_matter() {
        assert_eq!("MS24".parse::<Deal>().unwrap().to_string(), "ms24");
        let deck = Deal::Deck("24".parse::<Deal>().unwrap().deck());
        assert_eq!(deck.to_string().replacen('x', "X", 1).parse(), Ok(deck));
    }

    #[test]
    fn a_deck_in_a_link_is_52_different_cards() {
        let deck = Deal::Deck("24".parse::<Deal>().unwrap().deck()).to_string();
        assert_eq!(deck[..52].parse::<Deal>(), Err(NotADeck::Count(51).into()));
        let doubled = format!("{}{}", &deck[..52], &deck[1..2]);
        assert!(matches!(doubled.parse::<Deal>(), Err(DealError::Deck(NotADeck::Doubled { place: 52, .. }))));
        assert_eq!("xA9".parse::<Deal>(), Err(DealError::NotACardDigit('9', 2)));
        assert_eq!("x".parse::<Deal>(), Err(NotADeck::Count(0).into()));
        // Capitals alone name each of 26 cards twice.
        assert!(deck.to_uppercase().parse::<Deal>().is_err());
    }

    #[test]
    fn a_deck_of_100_000_characters_is_refused_at_its_53rd() {
        let letters: String = DIGITS[..52].iter().map(|&digit| char::from(digit)).collect();
        let long = format!("x{letters}{}", "A".repeat(100_000));
        assert!(matches!(long.parse::<Deal>(), Err(DealError::Deck(NotADeck::Doubled { place: 53, .. }))));
    }

    #[test]
    fn digits_lead_back_to_their_values() {
        for value in 0..64 {
            assert_eq!(digit_value(digit(value)), Some(value));
        }
        assert_eq!(digit_value('+'), None);
    }
}
