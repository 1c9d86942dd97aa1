//! Which deals to survey: numbers, ranges of numbers, decks, and text boards from files.

use std::{
    collections::VecDeque,
    fs,
    io::{self, Read},
    ops::RangeInclusive,
    path::{Path, PathBuf},
    str::FromStr,
};

use black_hole::{
    deals::{
        Deal, DealError,
        board_text::{self, BoardError},
        number::{MsNumber, PlainNumber},
    },
    rules::GameName,
};
use thiserror::Error;

/// What an argument names.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Source {
    Deals(Deals),
    /// A file of text boards.
    File(PathBuf),
    /// Text boards on standard input.
    Input,
}

/// Some deals.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Deals {
    Plain(RangeInclusive<u128>),
    Microsoft(RangeInclusive<u64>),
    Each(VecDeque<Deal>),
}

/// Why an argument names no deals.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum SourceError {
    #[error("not a range, not a file, and not a deal: {0}")]
    NotADeal(DealError),
    #[error("{end:?}: {why}")]
    RangeEnd { end: String, why: DealError },
    #[error("a range goes from number to number, ms or not: 1..=1000, ms1..=ms1000")]
    NotARange,
    #[error("the range ends before it begins")]
    EmptyRange,
}

/// Something in the input that is no deal.
#[derive(Debug, Error)]
pub enum BadInput {
    #[error("{file}: {why}")]
    File { file: String, why: io::Error },
    #[error("{file}: there is no board")]
    NoBoard { file: String },
    #[error("{file}, board from line {line}: {why}")]
    Board {
        file: String,
        /// Where the board begins, counted from 1; the lines in `why` are counted from the file's first too.
        line: usize,
        why: BoardError,
    },
}

impl FromStr for Source {
    type Err = SourceError;

    fn from_str(text: &str) -> Result<Source, SourceError> {
        if text == "-" {
            return Ok(Source::Input);
        }
        let end = |end: &str| end.parse().map_err(|why| SourceError::RangeEnd { end: end.to_owned(), why });
        let (first, last) = match text.split_once("..=") {
            Some((first, last)) => (end(first)?, end(last)?),
            None => match text.parse::<Deal>() {
                Ok(deal) => (deal.clone(), deal),
                // A pipe will do too.
                Err(_) if Path::new(text).exists() => return Ok(Source::File(text.into())),
                Err(why) => return Err(SourceError::NotADeal(why)),
            },
        };
        let deals = match (first, last) {
            (Deal::Plain(first), Deal::Plain(last)) => Deals::Plain(first.get()..=last.get()),
            (Deal::Microsoft(first), Deal::Microsoft(last)) => Deals::Microsoft(first.get()..=last.get()),
            (Deal::Deck(first), Deal::Deck(last)) if first == last => {
                Deals::Each(VecDeque::from([Deal::Deck(first)]))
            }
            _ => return Err(SourceError::NotARange),
        };
        if deals.len() == 0 { Err(SourceError::EmptyRange) } else { Ok(Source::Deals(deals)) }
    }
}

impl Deals {
    /// How many there are.
    pub fn len(&self) -> u128 {
        match self {
            Deals::Plain(range) => (range.end() + 1).saturating_sub(*range.start()),
            Deals::Microsoft(range) => u128::from(range.end() + 1).saturating_sub((*range.start()).into()),
            Deals::Each(deals) => deals.len() as u128,
        }
    }
}

impl Iterator for Deals {
    type Item = Deal;

    fn next(&mut self) -> Option<Deal> {
        match self {
            Deals::Plain(range) => PlainNumber::new(range.next()?).ok().map(Deal::Plain),
            Deals::Microsoft(range) => MsNumber::new(range.next()?).ok().map(Deal::Microsoft),
            Deals::Each(deals) => deals.pop_front(),
        }
    }
}

/// The deals of a game that the sources name, and what in them names none.
pub fn read(game: GameName, sources: &[Source]) -> (Vec<Deals>, Vec<BadInput>) {
    let mut deals = Vec::new();
    let mut bad = Vec::new();
    for source in sources {
        let (file, text) = match source {
            Source::Deals(named) => {
                deals.push(named.clone());
                continue;
            }
            Source::File(path) => (path.display().to_string(), fs::read(path)),
            Source::Input => ("standard input".to_owned(), read_input()),
        };
        match text {
            // Whatever is not UTF-8 is no card either, and is named with its line.
            Ok(bytes) => deals.push(read_boards(game, &file, &String::from_utf8_lossy(&bytes), &mut bad)),
            Err(why) => bad.push(BadInput::File { file, why }),
        }
    }
    (deals, bad)
}

fn read_input() -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    io::stdin().read_to_end(&mut bytes).map(|_| bytes)
}

fn read_boards(game: GameName, file: &str, text: &str, bad: &mut Vec<BadInput>) -> Deals {
    let entries = board_text::read_all(game, text);
    if entries.is_empty() {
        bad.push(BadInput::NoBoard { file: file.to_owned() });
    }
    let mut deals = VecDeque::new();
    for board_text::Entry { title, line, deck } in entries {
        match deck.map(Deal::Deck) {
            Ok(deck) => {
                let titled = title.and_then(|title| title.parse::<Deal>().ok());
                deals.push_back(
                    titled.filter(|deal| deal.lay_out(game) == deck.lay_out(game)).unwrap_or(deck),
                );
            }
            Err(why) => bad.push(BadInput::Board { file: file.to_owned(), line, why }),
        }
    }
    Deals::Each(deals)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn source(text: &str) -> Result<Source, SourceError> {
        text.parse()
    }

    fn names(source: &str) -> Vec<String> {
        let (deals, bad) = read(GameName::BlackHole, &[source.parse().unwrap()]);
        assert!(bad.is_empty());
        deals.into_iter().flatten().map(|deal| deal.to_string()).collect()
    }

    #[test]
    fn numbers_ranges_and_decks_name_deals() {
        assert_eq!(names("24"), ["24"]);
        assert_eq!(names("9..=11"), ["9", "10", "11"]);
        assert_eq!(names("ms1..=MS2"), ["ms1", "ms2"]);
        let highest = PlainNumber::MAX.to_string();
        assert_eq!(names(&format!("{highest}..={highest}")), [highest]);
        let deck = Deal::Deck("24".parse::<Deal>().unwrap().deck()).to_string();
        assert_eq!(names(&deck), [deck]);
    }

    #[test]
    fn what_names_no_deals_is_refused_with_the_reason() {
        assert_eq!(source("5..=4"), Err(SourceError::EmptyRange));
        assert_eq!(source("1..=ms5"), Err(SourceError::NotARange));
        assert!(matches!(source("1..=1O"), Err(SourceError::RangeEnd { end, .. }) if end == "1O"));
        assert!(matches!(source("0"), Err(SourceError::NotADeal(_))));
        assert!(matches!(source("no-such-file"), Err(SourceError::NotADeal(_))));
    }

    #[test]
    fn a_board_is_named_by_its_title_only_if_that_deals_it() {
        let board = board_text::write(&"24".parse::<Deal>().unwrap().lay_out(GameName::BlackHole));
        let mut bad = Vec::new();
        let text = format!("# 24\n{board}# 25\n{board}# x\nAS AS\n");
        let names: Vec<String> = read_boards(GameName::BlackHole, "boards", &text, &mut bad)
            .map(|deal| deal.to_string())
            .collect();
        assert_eq!(names[0], "24");
        assert_eq!(
            names[1].parse::<Deal>().unwrap().lay_out(GameName::BlackHole),
            "24".parse::<Deal>().unwrap().lay_out(GameName::BlackHole)
        );
        assert_eq!(bad.len(), 1);
        assert!(bad[0].to_string().starts_with("boards, board from line 40: line 40: AS is there twice"));
    }
}
