//! What the browser keeps, with a version in every record.
//!
//! Games are kept under the cards of their deal, so that `24`, `ms24` and the deck itself are one. What cannot
//! be read, or was written by a newer version, is set aside and never written over. Where the browser keeps
//! nothing, the page does as long as it is open.

use std::{cell::RefCell, collections::HashMap};

use serde::{Deserialize, Serialize, de::DeserializeOwned};
use thiserror::Error;

use crate::{
    deals::{Deal, DealError, digit, digit_value},
    game::{Game, LineError},
    kept::Kept,
    rules::{
        Rules,
        hole::{BlackHole, Illegal},
    },
};

/// The version of the records that this program writes.
const VERSION: u32 = 1;

/// Why a record cannot be read.
#[derive(Debug, Error)]
pub enum RecordError {
    #[error("not a record: {0}")]
    Malformed(#[from] serde_json::Error),
    #[error("written by version {0}")]
    Version(u32),
    #[error("the deal: {0}")]
    Deal(#[from] DealError),
    #[error("it is of deal {0}")]
    OtherDeal(String),
    #[error("{0:?} stands for no move")]
    NotAMoveDigit(char),
    #[error("the line: {0}")]
    Line(#[from] LineError<Illegal>),
}

/// The browser does not keep what it is given: its storage is closed to us, or full.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("the browser keeps nothing")]
pub struct CannotKeep;

/// Where the games on one deal are kept.
pub struct Slot {
    key: String,
    /// What stood here when this page last read or wrote it.
    seen: Option<String>,
}

impl Slot {
    /// The place for this deal.
    pub fn of(deal: &Deal) -> Slot {
        let cards = Deal::Deck(deal.deck());
        Slot { key: format!("{PREFIX}{}/{cards}", BlackHole::GAME.slug()), seen: None }
    }

    /// What is kept here, if anything.
    ///
    /// # Errors
    /// Why it cannot be read.
    pub fn load(&mut self, deal: &Deal) -> Result<Option<Kept<BlackHole>>, RecordError> {
        let held = held(&self.key);
        let stands = held.clone().or_else(|| in_browser(&self.key));
        let kept = stands.as_deref().map(|json| read_kept(json, deal)).transpose()?;
        self.seen = stands.filter(|_| held.is_none());
        Ok(kept)
    }

    /// Keeps the games. What another tab has put here since this one looked is added to them; what cannot be
    /// read is first put in a place of its own.
    ///
    /// # Errors
    /// The browser does not keep anything, or not as much; the page does then.
    pub fn save(&mut self, kept: &mut Kept<BlackHole>) -> Result<(), CannotKeep> {
        let stands = in_browser(&self.key);
        let mut is_safe = true;
        if let Some(json) = stands.as_ref().filter(|&json| self.seen.as_ref() != Some(json)) {
            match read_kept(json, kept.game.deal()) {
                Ok(other) => kept.add_all(other),
                Err(_) => is_safe = self.set_aside(json),
            }
        }
        let untouched = kept.earlier().is_empty() && kept.game.line().is_empty();
        if stands.is_none() && untouched {
            return Ok(());
        }
        let json = write_kept(kept);
        if !is_safe {
            hold(&self.key, json);
            return Err(CannotKeep);
        }
        self.seen = Some(json.clone());
        set(&self.key, json)
    }

    /// Puts what cannot be read where nothing is written over; says whether that was possible.
    fn set_aside(&self, unreadable: &str) -> bool {
        let mut places = (1..).map(|number| format!("{}/unreadable-{number}", self.key));
        let free = |place: &String| in_browser(place).is_none_or(|other| other == unreadable);
        places.find(free).is_some_and(|place| keep_in_browser(&place, unreadable))
    }
}

/// The record of the games on a deal.
#[derive(Serialize, Deserialize)]
struct KeptRecord {
    version: u32,
    deal: String,
    game: GameRecord,
    earlier: Vec<GameRecord>,
}

/// A game's line, written as in links, and how many of its moves are on the table.
#[derive(Serialize, Deserialize)]
struct GameRecord {
    line: String,
    played: usize,
}

fn write_kept(kept: &Kept<BlackHole>) -> String {
    let record = |game: &Game<BlackHole>| GameRecord {
        line: game.line().into_iter().map(digit).collect(),
        played: game.played().len(),
    };
    write(&KeptRecord {
        version: VERSION,
        deal: kept.game.deal().to_string(),
        game: record(&kept.game),
        earlier: kept.earlier().iter().map(record).collect(),
    })
}

/// Reads a record on this deal, which may have been written under another of its names.
fn read_kept(json: &str, deal: &Deal) -> Result<Kept<BlackHole>, RecordError> {
    let record: KeptRecord = read(json)?;
    if record.deal.parse::<Deal>()?.deck() != deal.deck() {
        return Err(RecordError::OtherDeal(record.deal));
    }
    let game = |GameRecord { line, played }| -> Result<Game<BlackHole>, RecordError> {
        let codes = |letter| digit_value(letter).ok_or(RecordError::NotAMoveDigit(letter));
        let line = line.chars().map(codes).collect::<Result<Vec<u8>, RecordError>>()?;
        Ok(Game::with_line(deal.clone(), &line, played)?)
    };
    let mut kept = Kept::from(game(record.game)?);
    for earlier in record.earlier {
        kept.add(game(earlier)?);
    }
    Ok(kept)
}

fn write(record: &impl Serialize) -> String {
    serde_json::to_string(record).expect("text and numbers are always JSON")
}

fn read<T: DeserializeOwned>(json: &str) -> Result<T, RecordError> {
    // The version first: a newer record may have any other form.
    #[derive(Deserialize)]
    struct Versioned {
        version: u32,
    }
    let Versioned { version } = serde_json::from_str(json)?;
    if version != VERSION {
        return Err(RecordError::Version(version));
    }
    Ok(serde_json::from_str(json)?)
}

/// The deal that was last on the table.
#[derive(Serialize, Deserialize)]
struct TableRecord {
    version: u32,
    deal: String,
}

/// The deal that was last on the table, if that is known.
pub fn last_deal() -> Option<Deal> {
    let record: TableRecord = read(&get(TABLE)?).ok()?;
    record.deal.parse().ok()
}

/// Remembers which deal is on the table.
///
/// # Errors
/// The browser does not keep anything, or not as much.
pub fn remember_deal(deal: &Deal) -> Result<(), CannotKeep> {
    set(TABLE, write(&TableRecord { version: VERSION, deal: deal.to_string() }))
}

/// What the player has chosen.
#[derive(Serialize, Deserialize)]
struct SettingsRecord {
    version: u32,
    language: String,
}

/// The language that the player chose, by its code.
pub fn language() -> Option<String> {
    let record: SettingsRecord = read(&get(SETTINGS)?).ok()?;
    Some(record.language)
}

/// Remembers the language, by its code.
///
/// # Errors
/// The browser does not keep anything, or not as much.
pub fn remember_language(language: &str) -> Result<(), CannotKeep> {
    set(SETTINGS, write(&SettingsRecord { version: VERSION, language: language.to_owned() }))
}

// Other pages of the same host may keep things too, so every key begins alike.
const PREFIX: &str = "black-hole/";
const TABLE: &str = "black-hole/table";
const SETTINGS: &str = "black-hole/settings";

thread_local! {
    /// What the browser would not keep, as long as the page is open.
    static UNKEPT: RefCell<HashMap<String, String>> = RefCell::default();
}

fn browser() -> Option<web_sys::Storage> {
    web_sys::window()?.local_storage().ok()?
}

fn in_browser(key: &str) -> Option<String> {
    browser()?.get_item(key).ok()?
}

fn keep_in_browser(key: &str, value: &str) -> bool {
    browser().is_some_and(|storage| storage.set_item(key, value).is_ok())
}

fn held(key: &str) -> Option<String> {
    UNKEPT.with_borrow(|unkept| unkept.get(key).cloned())
}

fn hold(key: &str, value: String) {
    UNKEPT.with_borrow_mut(|unkept| unkept.insert(key.to_owned(), value));
}

fn get(key: &str) -> Option<String> {
    held(key).or_else(|| in_browser(key))
}

fn set(key: &str, value: String) -> Result<(), CannotKeep> {
    if keep_in_browser(key, &value) {
        UNKEPT.with_borrow_mut(|unkept| unkept.remove(key));
        return Ok(());
    }
    hold(key, value);
    Err(CannotKeep)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Deal 24 with its first legal moves on it, the last of them undone.
    fn kept(moves: usize) -> Kept<BlackHole> {
        let mut kept = Kept::new("24".parse().unwrap());
        for _ in 0..moves {
            kept.game.play(BlackHole::legal_moves(kept.game.position())[0]).unwrap();
        }
        kept.game.undo();
        kept
    }

    fn read_24(json: &str) -> Result<Kept<BlackHole>, RecordError> {
        read_kept(json, &"24".parse().unwrap())
    }

    #[test]
    fn a_record_is_read_back_with_undone_moves_and_earlier_games() {
        let mut kept = kept(3);
        let other: u8 = BlackHole::deal(&kept.game.deal().deck()).legal_moves()[1].into();
        kept.follow(&[other]).unwrap();
        assert_eq!(kept.earlier().len(), 1);
        assert_eq!(read_24(&write_kept(&kept)).unwrap(), kept);
    }

    #[test]
    fn a_record_is_read_under_each_name_of_its_deal() {
        let read = read_kept(&write_kept(&kept(3)), &"ms24".parse().unwrap()).unwrap();
        assert_eq!(read.game.deal().to_string(), "ms24");
        assert_eq!(read.game.line(), kept(3).game.line());
    }

    #[test]
    fn a_record_that_cannot_be_read_says_why() {
        let good = write_kept(&kept(3));
        let line: String = kept(3).game.line().into_iter().map(digit).collect();
        let with = |old: &str, new: &str| read_24(&good.replace(old, new));
        assert!(matches!(read_24("{"), Err(RecordError::Malformed(_))));
        assert!(matches!(read_24(&good[..good.len() - 1]), Err(RecordError::Malformed(_))));
        assert!(matches!(with("\"version\":1", "\"version\":2"), Err(RecordError::Version(2))));
        assert!(matches!(read_24("{\"version\":9,\"other\":[]}"), Err(RecordError::Version(9))));
        assert!(matches!(with("\"24\"", "\"0\""), Err(RecordError::Deal(_))));
        assert!(matches!(with("\"24\"", "\"25\""), Err(RecordError::OtherDeal(_))));
        assert!(matches!(with(&line, "!"), Err(RecordError::NotAMoveDigit('!'))));
        assert!(matches!(with(&line, "AAA"), Err(RecordError::Line(_))));
        assert!(matches!(with("\"played\":2", "\"played\":4"), Err(RecordError::Line(_))));
    }
}
