//! What the sentences of `locales/` are put together with, by the functions that `page/build/sentences.rs` makes of them.

use std::{fmt, str::FromStr};

/// A language that the page speaks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Tongue {
    #[default]
    English,
    Russian,
}

impl Tongue {
    /// The code by which documents and browsers name it.
    pub const fn code(self) -> &'static str {
        match self {
            Tongue::English => "en",
            Tongue::Russian => "ru",
        }
    }

    /// The one that is not spoken.
    pub const fn other(self) -> Tongue {
        match self {
            Tongue::English => Tongue::Russian,
            Tongue::Russian => Tongue::English,
        }
    }
}

/// By its code.
impl fmt::Display for Tongue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

/// No language that the page speaks has this code.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotSpoken;

impl FromStr for Tongue {
    type Err = NotSpoken;

    fn from_str(code: &str) -> Result<Tongue, NotSpoken> {
        [Tongue::English, Tongue::Russian].into_iter().find(|tongue| tongue.code() == code).ok_or(NotSpoken)
    }
}

/// A number that is said: whole, and not negative.
pub trait Count {
    /// The number.
    fn count(self) -> u64;
}

impl Count for u32 {
    fn count(self) -> u64 {
        self.into()
    }
}

impl Count for u64 {
    fn count(self) -> u64 {
        self
    }
}

impl Count for usize {
    fn count(self) -> u64 {
        self as u64
    }
}

/// The plural category of a whole number in a language, by its name in the Unicode CLDR.
pub const fn plural(tongue: Tongue, count: u64) -> &'static str {
    match (tongue, count, count % 10, count % 100) {
        (Tongue::English, 1, ..) => "one",
        (Tongue::English, ..) => "other",
        (Tongue::Russian, _, _, 11..=14) => "many",
        (Tongue::Russian, _, 1, _) => "one",
        (Tongue::Russian, _, 2..=4, _) => "few",
        (Tongue::Russian, ..) => "many",
    }
}

/// The parts of a sentence, one after the other.
#[inline(never)]
pub fn join(parts: &[&str]) -> String {
    parts.concat()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_language_goes_by_its_code() {
        for tongue in [Tongue::English, Tongue::Russian] {
            assert_eq!(tongue.to_string().parse(), Ok(tongue));
            assert_eq!(tongue.other().other(), tongue);
        }
        assert_eq!("de".parse::<Tongue>(), Err(NotSpoken));
    }

    #[test]
    fn english_has_one_and_others() {
        assert_eq!(
            [0, 1, 2, 11, 21].map(|count| plural(Tongue::English, count)),
            ["other", "one", "other", "other", "other"]
        );
    }

    #[test]
    fn russian_counts_by_the_last_digit_but_for_the_teens() {
        let of =
            |counts: &[u64], category| counts.iter().all(|&count| plural(Tongue::Russian, count) == category);
        assert!(of(&[1, 21, 31, 101, 1_001], "one"));
        assert!(of(&[2, 3, 4, 22, 34, 102], "few"));
        assert!(of(&[0, 5, 9, 10, 11, 12, 14, 15, 20, 100, 111, 112, 1_014], "many"));
    }
}
