//! Links: `#/<game>/<deal>`, `#/<game>/<deal>/<moves>` or `#/<game>/<deal>/<moves>/replay`, behind the page's own
//! address: a deal, a position with the way there, a whole game to look at.
//!
//! A link may come back mangled by a messenger: percent-encoded, in capitals, with a closing bracket or a
//! tracking tail. What can still be read is read; what cannot says which part is wrong.

use std::{borrow::Cow, fmt};

use percent_encoding::percent_decode_str;
use thiserror::Error;

use super::{Deal, DealError, digit, digit_value};
use crate::rules::GameName;

/// What a link names. Whether its moves are legal is for [`Game::with_line`](crate::game::Game::with_line).
///
/// ```
/// use black_hole::deals::link::Link;
/// let link = Link::read("https://example.org/play/#/black-hole/24/KD?from=chat").unwrap();
/// assert_eq!(link.line, [10, 3]);
/// assert_eq!(link.to_string(), "#/black-hole/24/KD");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Link {
    pub game: GameName,
    pub deal: Deal,
    /// The codes of the moves, 0..=63 each; empty for the deal itself.
    pub line: Vec<u8>,
    /// Whether the line is to be looked at from its start, rather than gone on with at its end.
    pub replay: bool,
}

/// The last part of a link to a whole game.
const REPLAY: &str = "replay";

/// Which part of a link cannot be read.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum LinkError {
    #[error("{0:?} is no game")]
    UnknownGame(
        /// At most the first twenty characters.
        String,
    ),
    #[error("the deal is missing")]
    NoDeal,
    #[error("the deal: {0}")]
    Deal(#[from] DealError),
    #[error("move {number}: {letter:?} stands for no move")]
    NotAMoveDigit {
        /// Counted from 1.
        number: usize,
        letter: char,
    },
    #[error("something follows the moves: {0:?}")]
    Rest(
        /// At most the first twenty characters.
        String,
    ),
}

impl Link {
    /// The link to a deal.
    pub const fn to_deal(game: GameName, deal: Deal) -> Link {
        Link { game, deal, line: Vec::new(), replay: false }
    }

    /// Reads a link: a whole address, or what stands behind its `#`.
    ///
    /// # Errors
    /// The first part that cannot be read.
    pub fn read(text: &str) -> Result<Link, LinkError> {
        let decoded = decode(text);
        let mut parts = path(&decoded).split('/');
        let game = parts.next().unwrap_or_default();
        if game.is_empty() {
            return Err(LinkError::NoDeal);
        }
        let game = GameName::from_slug(game).ok_or_else(|| LinkError::UnknownGame(shortened(game)))?;
        let deal = match parts.next() {
            None | Some("") => return Err(LinkError::NoDeal),
            Some(deal) => deal.parse()?,
        };
        let line = parts.next().unwrap_or_default().chars().enumerate().map(|(index, letter)| {
            digit_value(letter).ok_or(LinkError::NotAMoveDigit { number: index + 1, letter })
        });
        let line = line.collect::<Result<Vec<u8>, _>>()?;
        let is_replay = match parts.next() {
            None => false,
            Some(last) if last.eq_ignore_ascii_case(REPLAY) => true,
            Some(rest) => return Err(LinkError::Rest(shortened(rest))),
        };
        match parts.next() {
            Some(rest) => Err(LinkError::Rest(shortened(rest))),
            // Without moves there is nothing to look at.
            None => Ok(Link { game, deal, replay: is_replay && !line.is_empty(), line }),
        }
    }
}

/// Undoes percent-encoding. Some messengers encode what is encoded already, so two rounds.
fn decode(text: &str) -> String {
    let mut decoded = Cow::Borrowed(text);
    for _ in 0..2 {
        decoded = Cow::Owned(percent_decode_str(&decoded).decode_utf8_lossy().into_owned());
    }
    decoded.into_owned()
}

/// The part of a link from the game's name on, without what a messenger or a tracker put around it.
fn path(link: &str) -> &str {
    let closing = |letter: char| {
        letter.is_whitespace()
            || matches!(letter, '.' | ',' | ';' | ':' | '!' | ')' | ']' | '>' | '/' | '*')
            || matches!(letter, '"' | '\'' | '`' | '»' | '“' | '”' | '’' | '…')
    };
    let fragment = match link.find("#/") {
        Some(place) => &link[place + 2..],
        // Another site's address, or this one's without a deal.
        None if link.contains("://") => "",
        None => link,
    };
    let until_query = fragment.split(['?', '&', '#']).find(|part| !part.is_empty()).unwrap_or_default();
    until_query.trim_start().trim_start_matches('/').trim_end_matches(closing)
}

fn shortened(text: &str) -> String {
    text.chars().take(20).collect()
}

/// Writes the part of the link behind the page's own address, with its `#`.
impl fmt::Display for Link {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "#/{}/{}", self.game.slug(), self.deal)?;
        if !self.line.is_empty() {
            f.write_str("/")?;
        }
        self.line.iter().try_for_each(|&code| write!(f, "{}", digit(code)))?;
        if self.replay && !self.line.is_empty() { write!(f, "/{REPLAY}") } else { Ok(()) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::deals::number::NumberError;

    #[test]
    fn a_link_mangled_by_a_messenger_is_read() {
        let plain = Link::read("#/black-hole/ms24/KD").unwrap();
        for mangled in [
            "/black-hole/ms24/KD",
            "black-hole/ms24/KD",
            "#/black-hole/ms24/KD/",
            "#/black-hole/ms24/KD.",
            "#/black-hole/ms24/KD),",
            "#/black-hole/ms24/KD>",
            "#/black-hole/ms24/KD\"",
            "#/black-hole/ms24/KD»",
            "#/black-hole/ms24/KD?utm_source=chat#x",
            "#/black-hole/ms24/KD&fbclid=1",
            "#/BLACK-HOLE/MS24/KD",
            "#%2Fblack-hole%2Fms24%2FKD",
            "%23%2fblack%2dhole%2fms24%2fKD",
            "%2523%252Fblack-hole%252Fms24%252FKD",
            "https://example.org/?a=b#/black-hole/ms24/KD ",
        ] {
            assert_eq!(Link::read(mangled), Ok(plain.clone()), "{mangled}");
        }
    }

    #[test]
    fn every_game_has_its_name_in_links() {
        for (link, game) in [
            ("#/black-hole/24", GameName::BlackHole),
            ("#/black-hole-any/24", GameName::BlackHoleAny),
            ("#/all-in-a-row/24", GameName::AllInARow),
            ("#/golf/24", GameName::Golf),
            ("#/golf-wrap/24", GameName::GolfWrap),
            ("#/golf-kings/24", GameName::GolfKings),
        ] {
            assert_eq!(Link::read(link), Ok(Link::to_deal(game, "24".parse().unwrap())));
            assert_eq!(Link::to_deal(game, "24".parse().unwrap()).to_string(), link);
        }
    }

    #[test]
    fn a_link_to_a_whole_game_is_told_from_one_to_its_last_position() {
        let position = Link::read("#/black-hole/24/KD").unwrap();
        let replay = Link { replay: true, ..position.clone() };
        assert_eq!(replay.to_string(), "#/black-hole/24/KD/replay");
        for written in
            ["#/black-hole/24/KD/replay", "black-hole/24/KD/REPLAY/.", "#/black-hole/24/KD/replay?utm=1"]
        {
            assert_eq!(Link::read(written), Ok(replay.clone()), "{written}");
        }
        assert!(!position.replay);
        assert_eq!(Link::read("#/black-hole/24//replay"), Link::read("#/black-hole/24"));
    }

    #[test]
    fn a_link_that_cannot_be_read_says_which_part_is_wrong() {
        let number = |error: NumberError| Err(LinkError::Deal(error.into()));
        for (link, error) in [
            ("#/white-hole/24", Err(LinkError::UnknownGame("white-hole".into()))),
            ("#/", Err(LinkError::NoDeal)),
            ("https://example.org/", Err(LinkError::NoDeal)),
            ("#/black-hole", Err(LinkError::NoDeal)),
            ("#/black-hole//AB", Err(LinkError::NoDeal)),
            ("#/black-hole/0", number(NumberError::Zero)),
            ("#/black-hole/ms0", number(NumberError::Zero)),
            ("#/black-hole/abc", number(NumberError::NotADigit('a'))),
            ("#/black-hole/24/A+", Err(LinkError::NotAMoveDigit { number: 2, letter: '+' })),
            ("#/black-hole/24/A/B", Err(LinkError::Rest("B".into()))),
            ("#/black-hole/24/A/replay/B", Err(LinkError::Rest("B".into()))),
        ] {
            assert_eq!(Link::read(link), error, "{link}");
        }
    }

    #[test]
    fn a_link_of_100_kilobytes_is_refused_without_repeating_it() {
        let long = "z".repeat(100_000);
        assert_eq!(Link::read(&long), Err(LinkError::UnknownGame("z".repeat(20))));
        let deal = Link::read(&format!("#/black-hole/{}", "9".repeat(100_000)));
        assert!(matches!(deal, Err(LinkError::Deal(DealError::Number(NumberError::TooLarge { .. })))));
    }
}
