//! Deal numbers: the order of the deck behind a number, as PySolFC and black-hole-solver count them.
//!
//! Two generators, one shuffle. Microsoft's is a linear congruential generator (with PySolFC's extension
//! beyond 31 bits); the plain numbers above 32000 draw from Python's Mersenne Twister. Golden boards from
//! pysol-cards 0.24.0 stand in `tests/data`.

use std::{fmt, str::FromStr};

use rand_mt::Mt;
use thiserror::Error;

use crate::cards::{Card, DECK_SIZE, Deck, Rank, Suit};

/// A plain deal number, 1..=10^20.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PlainNumber(u128);

/// A deal number of Microsoft's generator, 1..=2^33-1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct MsNumber(u64);

/// Why a text is no deal number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum NumberError {
    #[error("no number is given")]
    Empty,
    #[error("{0:?} is not a digit")]
    NotADigit(char),
    #[error("deal numbers start at 1")]
    Zero,
    #[error("the highest deal number is {max}")]
    TooLarge {
        /// The highest number of this kind of deals.
        max: u128,
    },
}

impl PlainNumber {
    /// 10^20, the highest plain deal number.
    pub const MAX: u128 = 100_000_000_000_000_000_000;

    /// Up to here a plain number means Microsoft's deal.
    const LAST_MICROSOFT: u128 = 32_000;

    /// # Errors
    /// [`NumberError::Zero`] or [`NumberError::TooLarge`].
    pub const fn new(number: u128) -> Result<PlainNumber, NumberError> {
        match number {
            0 => Err(NumberError::Zero),
            1..=PlainNumber::MAX => Ok(PlainNumber(number)),
            _ => Err(NumberError::TooLarge { max: PlainNumber::MAX }),
        }
    }

    /// The number itself, 1..=10^20.
    pub const fn get(self) -> u128 {
        self.0
    }

    /// The cards in the order in which they are dealt.
    pub fn deck(self) -> Deck {
        if self.0 <= PlainNumber::LAST_MICROSOFT {
            // At most 32000, so it fits.
            return MsNumber(self.0 as u64).deck();
        }
        let in_number_order = std::array::from_fn(|n| {
            let suit = Suit::ALL[n / 13];
            Card { rank: Rank::ALL[n % 13], suit }
        });
        let mut draws = PythonRandom::new(self.0);
        shuffled(in_number_order, |bound| draws.below(bound))
    }
}

impl MsNumber {
    /// 2^33-1, the highest number of Microsoft's deals.
    pub const MAX: u64 = (1 << 33) - 1;

    /// # Errors
    /// [`NumberError::Zero`] or [`NumberError::TooLarge`].
    pub const fn new(number: u64) -> Result<MsNumber, NumberError> {
        match number {
            0 => Err(NumberError::Zero),
            1..=MsNumber::MAX => Ok(MsNumber(number)),
            _ => Err(NumberError::TooLarge { max: MsNumber::MAX as u128 }),
        }
    }

    /// The number itself, 1..=2^33-1.
    pub const fn get(self) -> u64 {
        self.0
    }

    /// The cards in the order in which they are dealt.
    pub fn deck(self) -> Deck {
        const CLUBS_TO_SPADES: [Suit; 4] = [Suit::Clubs, Suit::Diamonds, Suit::Hearts, Suit::Spades];
        let in_rank_order =
            std::array::from_fn(|n| Card { rank: Rank::ALL[n / 4], suit: CLUBS_TO_SPADES[n % 4] });
        let mut draws = MicrosoftRandom::new(self.0);
        shuffled(in_rank_order, |bound| draws.below(bound))
    }
}

/// Swaps each card, from the last down, with one at or before it; the last card is then dealt first.
fn shuffled(mut cards: [Card; DECK_SIZE], mut draw_below: impl FnMut(usize) -> usize) -> Deck {
    for n in (1..DECK_SIZE).rev() {
        cards.swap(n, draw_below(n + 1));
    }
    cards.reverse();
    Deck::new(&cards).expect("a shuffle only swaps the cards of a deck")
}

/// The generator of Microsoft's C library, in the three ranges that PySolFC gives it.
struct MicrosoftRandom {
    state: u64,
    range: MsRange,
}

enum MsRange {
    /// Below 2^31: Microsoft's own.
    Low,
    /// 2^31 to 2^32: the draw's sixteenth bit is set.
    Middle,
    /// From 2^32: sixteen bits a draw, and one more.
    High,
}

impl MicrosoftRandom {
    fn new(number: u64) -> MicrosoftRandom {
        match number {
            0..0x8000_0000 => MicrosoftRandom { state: number, range: MsRange::Low },
            0x8000_0000..0x1_0000_0000 => MicrosoftRandom { state: number, range: MsRange::Middle },
            _ => MicrosoftRandom { state: number - 0x1_0000_0000, range: MsRange::High },
        }
    }

    fn below(&mut self, bound: usize) -> usize {
        self.state = (self.state * 214_013 + 2_531_011) & MsNumber::MAX;
        let high = self.state >> 16;
        let draw = match self.range {
            MsRange::Low => high & 0x7fff,
            MsRange::Middle => high & 0x7fff | 0x8000,
            MsRange::High => (high & 0xffff) + 1,
        };
        draw as usize % bound
    }
}

/// Python's `random.Random(number)`.
struct PythonRandom(Mt);

impl PythonRandom {
    fn new(number: u128) -> PythonRandom {
        let words: Vec<u32> = (0..4).map(|word| (number >> (32 * word)) as u32).collect();
        let used = words.iter().rposition(|&word| word != 0).map_or(1, |last| last + 1);
        PythonRandom(Mt::new_with_key(words[..used].iter().copied()))
    }

    /// `int(random() * bound)`, where `random()` is a fraction of 53 bits from two draws.
    fn below(&mut self, bound: usize) -> usize {
        let high = f64::from(self.0.next_u32() >> 5);
        let low = f64::from(self.0.next_u32() >> 6);
        let fraction = (high * 67_108_864.0 + low) / 9_007_199_254_740_992.0;
        (fraction * bound as f64) as usize
    }
}

impl fmt::Display for PlainNumber {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl fmt::Display for MsNumber {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// Reads ASCII digits only; leading zeros are allowed.
impl FromStr for PlainNumber {
    type Err = NumberError;

    fn from_str(text: &str) -> Result<PlainNumber, NumberError> {
        digits_below(text, PlainNumber::MAX).and_then(PlainNumber::new)
    }
}

/// Reads ASCII digits only, without the `ms`; leading zeros are allowed.
impl FromStr for MsNumber {
    type Err = NumberError;

    fn from_str(text: &str) -> Result<MsNumber, NumberError> {
        // At most MAX, so it fits.
        digits_below(text, u128::from(MsNumber::MAX)).and_then(|number| MsNumber::new(number as u64))
    }
}

/// A number of ASCII digits, at most `max`.
fn digits_below(text: &str, max: u128) -> Result<u128, NumberError> {
    if text.is_empty() {
        return Err(NumberError::Empty);
    }
    if let Some(other) = text.chars().find(|letter| !letter.is_ascii_digit()) {
        return Err(NumberError::NotADigit(other));
    }
    text.parse().ok().filter(|&number| number <= max).ok_or(NumberError::TooLarge { max })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_plain_number_is_1_to_10_to_the_20th() {
        assert_eq!("0".parse::<PlainNumber>(), Err(NumberError::Zero));
        assert_eq!("00024".parse::<PlainNumber>().map(PlainNumber::get), Ok(24));
        assert!("100000000000000000000".parse::<PlainNumber>().is_ok());
        for above in ["100000000000000000001", "999999999999999999999", &"9".repeat(100_000)] {
            assert_eq!(above.parse::<PlainNumber>(), Err(NumberError::TooLarge { max: PlainNumber::MAX }));
        }
    }

    #[test]
    fn a_microsoft_number_is_1_to_2_to_the_33rd_less_1() {
        assert_eq!("0".parse::<MsNumber>(), Err(NumberError::Zero));
        assert!("8589934591".parse::<MsNumber>().is_ok());
        let max = u128::from(MsNumber::MAX);
        assert_eq!("8589934592".parse::<MsNumber>(), Err(NumberError::TooLarge { max }));
    }

    #[test]
    fn only_digits_make_a_number() {
        assert_eq!("".parse::<PlainNumber>(), Err(NumberError::Empty));
        assert_eq!("+24".parse::<PlainNumber>(), Err(NumberError::NotADigit('+')));
        assert_eq!("24a".parse::<PlainNumber>(), Err(NumberError::NotADigit('a')));
        assert_eq!("٣".parse::<PlainNumber>(), Err(NumberError::NotADigit('٣')));
    }

    #[test]
    fn up_to_32000_plain_numbers_are_microsofts() {
        let deck = |text: &str| text.parse::<PlainNumber>().unwrap().deck();
        let ms_deck = |text: &str| text.parse::<MsNumber>().unwrap().deck();
        assert_eq!(deck("32000"), ms_deck("32000"));
        assert_ne!(deck("32001"), ms_deck("32001"));
    }
}
