//! Rank, suit, card and deck: types that cannot hold a wrong card.
//!
//! Ranks stand in a circle: the ace is next to the two and to the king. Cards are numbered 0..=51 suit by
//! suit (clubs, spades, hearts, diamonds), ace to king in each, as PySolFC numbers them.

use std::{fmt, str::FromStr};

use thiserror::Error;

/// How many cards a deck has.
pub const DECK_SIZE: usize = 52;

/// One of the thirteen ranks, ace low.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Rank {
    Ace,
    Two,
    Three,
    Four,
    Five,
    Six,
    Seven,
    Eight,
    Nine,
    Ten,
    Jack,
    Queen,
    King,
}

impl Rank {
    /// All ranks, ace to king.
    pub const ALL: [Rank; 13] = [
        Rank::Ace,
        Rank::Two,
        Rank::Three,
        Rank::Four,
        Rank::Five,
        Rank::Six,
        Rank::Seven,
        Rank::Eight,
        Rank::Nine,
        Rank::Ten,
        Rank::Jack,
        Rank::Queen,
        Rank::King,
    ];

    /// The rank written as one of `A23456789TJQK`, in either case.
    pub fn from_char(letter: char) -> Option<Rank> {
        let letter = letter.to_ascii_uppercase();
        Rank::ALL.into_iter().find(|rank| rank.char() == letter)
    }

    /// One of `A23456789TJQK`.
    pub const fn char(self) -> char {
        b"A23456789TJQK"[self as usize] as char
    }

    /// The next rank up; above the king comes the ace.
    pub const fn above(self) -> Rank {
        Rank::ALL[(self as usize + 1) % 13]
    }

    /// The next rank down; below the ace comes the king.
    pub const fn below(self) -> Rank {
        Rank::ALL[(self as usize + 12) % 13]
    }

    /// Whether the two stand side by side in the circle.
    ///
    /// ```
    /// use black_hole::cards::Rank;
    /// assert!(Rank::Ace.is_next_to(Rank::King));
    /// assert!(!Rank::Ace.is_next_to(Rank::Ace));
    /// ```
    pub fn is_next_to(self, other: Rank) -> bool {
        self.above() == other || self.below() == other
    }
}

/// One of the four suits, in the order in which cards are numbered.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Suit {
    Clubs,
    Spades,
    Hearts,
    Diamonds,
}

impl Suit {
    /// All suits, in the order in which cards are numbered.
    pub const ALL: [Suit; 4] = [Suit::Clubs, Suit::Spades, Suit::Hearts, Suit::Diamonds];

    /// The suit written as one of `CSHD`, in either case.
    pub fn from_char(letter: char) -> Option<Suit> {
        let letter = letter.to_ascii_uppercase();
        Suit::ALL.into_iter().find(|suit| suit.char() == letter)
    }

    /// One of `CSHD`.
    pub const fn char(self) -> char {
        b"CSHD"[self as usize] as char
    }
}

/// One of the 52 cards.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Card {
    pub rank: Rank,
    pub suit: Suit,
}

impl Card {
    /// The ace of spades, which lies in the black hole from the start.
    pub const ACE_OF_SPADES: Card = Card { rank: Rank::Ace, suit: Suit::Spades };

    /// The card with this number, 0..=51.
    pub fn from_number(number: u8) -> Option<Card> {
        let suit = *Suit::ALL.get(usize::from(number / 13))?;
        Some(Card { rank: Rank::ALL[usize::from(number % 13)], suit })
    }

    /// The card's number, 0..=51.
    pub const fn number(self) -> u8 {
        self.suit as u8 * 13 + self.rank as u8
    }
}

/// `QS`, `TH`, ...
impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.rank.char(), self.suit.char())
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// The text is not a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("not a card: expected a rank (A, 2 to 9, T or 10, J, Q, K) and a suit (C, S, H, D)")]
pub struct NotACard;

/// Reads `QS`, `qs`, `TH`, `10H`.
impl FromStr for Card {
    type Err = NotACard;

    fn from_str(text: &str) -> Result<Card, NotACard> {
        let suit = text.chars().next_back().and_then(Suit::from_char).ok_or(NotACard)?;
        // A suit is one ASCII letter, so this cuts between characters.
        let rank = match &text[..text.len() - 1] {
            "10" => Rank::Ten,
            rank => {
                let mut letters = rank.chars();
                let rank = letters.next().and_then(Rank::from_char).ok_or(NotACard)?;
                if letters.next().is_some() {
                    return Err(NotACard);
                }
                rank
            }
        };
        Ok(Card { rank, suit })
    }
}

/// The 52 cards in the order in which they are dealt, each once.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct Deck([Card; DECK_SIZE]);

/// Why some cards are not a deck.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum NotADeck {
    #[error("{0} cards instead of 52")]
    Count(usize),
    #[error("{card} is there twice, the second time at place {place}")]
    Doubled {
        card: Card,
        /// Counted from 1.
        place: usize,
    },
}

impl Deck {
    /// Accepts the cards if each of the 52 is there once.
    ///
    /// # Errors
    /// [`NotADeck::Doubled`] with the first card that comes a second time, else [`NotADeck::Count`].
    pub fn new(cards: &[Card]) -> Result<Deck, NotADeck> {
        let mut seen = [false; DECK_SIZE];
        for (index, &card) in cards.iter().enumerate() {
            if std::mem::replace(&mut seen[usize::from(card.number())], true) {
                return Err(NotADeck::Doubled { card, place: index + 1 });
            }
        }
        cards.try_into().map(Deck).map_err(|_| NotADeck::Count(cards.len()))
    }

    /// The same deck with this card moved to the end.
    #[must_use]
    pub fn with_last(mut self, card: Card) -> Deck {
        let place = self.0.iter().position(|&other| other == card).expect("a deck has every card");
        self.0[place..].rotate_left(1);
        self
    }

    /// The cards; the first is dealt first.
    pub const fn cards(&self) -> &[Card; DECK_SIZE] {
        &self.0
    }
}

impl fmt::Debug for Deck {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.0).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_and_names_of_all_cards_lead_back_to_the_card() {
        for number in 0..52 {
            let card = Card::from_number(number).unwrap();
            assert_eq!(card.number(), number);
            assert_eq!(card.to_string().parse(), Ok(card));
            assert_eq!(card.to_string().to_lowercase().parse(), Ok(card));
        }
        assert_eq!(Card::from_number(52), None);
    }

    #[test]
    fn a_ten_is_written_t_or_10() {
        assert_eq!("10H".parse::<Card>(), "TH".parse());
    }

    #[test]
    fn what_is_not_a_card_is_refused() {
        for text in ["", "S", "1S", "100S", "QX", "QSS", "♠", "Q♠", "ДS", "0H"] {
            assert_eq!(text.parse::<Card>(), Err(NotACard), "{text}");
        }
    }

    #[test]
    fn every_rank_has_two_neighbours_and_ace_and_king_meet() {
        for rank in Rank::ALL {
            let neighbours = Rank::ALL.into_iter().filter(|&other| rank.is_next_to(other));
            assert_eq!(neighbours.count(), 2);
            assert_eq!(rank.above().below(), rank);
        }
        assert!(Rank::King.is_next_to(Rank::Ace));
    }

    #[test]
    fn a_card_moved_to_the_end_leaves_the_others_in_their_order() {
        let cards: Vec<Card> = (0..52).filter_map(Card::from_number).collect();
        let moved = Deck::new(&cards).unwrap().with_last(cards[20]);
        assert_eq!(moved.cards()[..], [&cards[..20], &cards[21..], &cards[20..21]].concat());
    }

    #[test]
    fn a_deck_holds_each_card_once() {
        let mut cards: Vec<Card> = (0..52).filter_map(Card::from_number).collect();
        assert!(Deck::new(&cards).is_ok());
        assert_eq!(Deck::new(&cards[..51]), Err(NotADeck::Count(51)));
        cards[51] = cards[0];
        assert_eq!(Deck::new(&cards), Err(NotADeck::Doubled { card: cards[0], place: 52 }));
    }
}
