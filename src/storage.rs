//! What the browser keeps, with a version in every record.
//!
//! A game is kept under the cards of its deal, so that `24`, `ms24` and the deck itself are one game. What
//! cannot be read, or was written by a newer version, is set aside and never written over.

use serde::{Deserialize, Serialize, de::DeserializeOwned};
use thiserror::Error;

use crate::{
    deals::{Deal, DealError, digit, digit_value},
    game::{Game, LineError},
    rules::{Rules, hole::BlackHole, hole::Illegal},
};

/// The version of the records that this program writes.
const VERSION: u32 = 1;

/// All games on one deal: the one on the table, and those begun another way.
#[derive(Clone, Debug, PartialEq)]
pub struct Kept {
    pub game: Game<BlackHole>,
    /// Lines that part from the one on the table, by their codes; the next to be offered is last.
    pub earlier: Vec<Vec<u8>>,
}

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

/// The record of [`Kept`]; lines are written as in links.
#[derive(Serialize, Deserialize)]
struct KeptRecord {
    version: u32,
    deal: String,
    line: String,
    played: usize,
    earlier: Vec<String>,
}

impl Kept {
    /// A deal before its first move.
    pub fn new(deal: Deal) -> Kept {
        Kept { game: Game::new(deal), earlier: Vec::new() }
    }

    /// Puts a line on the table, as a link does. If the line on the table parts from it, that one is kept as
    /// an earlier game; if one goes on where the other ends, the longer is kept, and the table shows the
    /// position after `line`.
    ///
    /// # Errors
    /// The first move of the line that is not legal; nothing is changed then.
    pub fn follow(&mut self, line: &[u8]) -> Result<(), LineError<Illegal>> {
        let deal = self.game.deal().clone();
        let own = self.game.line();
        let longer = if own.starts_with(line) { &own } else { line };
        self.game = Game::with_line(deal, longer, line.len())?;
        self.earlier.push(own);
        // What the game on the table goes through is not another game.
        let longer = self.game.line();
        self.earlier.retain(|earlier| !longer.starts_with(earlier));
        Ok(())
    }

    /// Puts the earlier game that is offered on the table; the one from the table goes behind the others.
    pub fn continue_earlier(&mut self) {
        let deal = self.game.deal().clone();
        if let Some(line) = self.earlier.pop()
            && let Ok(game) = Game::with_line(deal, &line, line.len())
        {
            self.earlier.insert(0, self.game.line());
            self.game = game;
        }
    }

    /// Takes over what another tab kept of this deal in the meantime, as an earlier game.
    fn add_from(&mut self, other: Kept) {
        for line in other.earlier.into_iter().chain([other.game.line()]) {
            if !self.game.line().starts_with(&line) && !self.earlier.contains(&line) {
                self.earlier.push(line);
            }
        }
    }

    fn write(&self) -> String {
        write(&KeptRecord {
            version: VERSION,
            deal: self.game.deal().to_string(),
            line: digits(&self.game.line()),
            played: self.game.played().len(),
            earlier: self.earlier.iter().map(|line| digits(line)).collect(),
        })
    }

    /// Reads a record on this deal, which may have been written under another of its names.
    fn read(json: &str, deal: &Deal) -> Result<Kept, RecordError> {
        let record: KeptRecord = read(json)?;
        if record.deal.parse::<Deal>()?.deck() != deal.deck() {
            return Err(RecordError::OtherDeal(record.deal));
        }
        let line = codes(&record.line)?;
        let mut earlier = Vec::new();
        for line in &record.earlier {
            let line = codes(line)?;
            Game::<BlackHole>::with_line(deal.clone(), &line, line.len())?;
            earlier.push(line);
        }
        Ok(Kept { game: Game::with_line(deal.clone(), &line, record.played)?, earlier })
    }
}

fn digits(line: &[u8]) -> String {
    line.iter().map(|&code| digit(code)).collect()
}

fn codes(digits: &str) -> Result<Vec<u8>, RecordError> {
    digits.chars().map(|letter| digit_value(letter).ok_or(RecordError::NotAMoveDigit(letter))).collect()
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
    /// Why it cannot be read; it is then set aside.
    pub fn load(&mut self, deal: &Deal) -> Result<Option<Kept>, RecordError> {
        self.seen = get(&self.key);
        let kept = self.seen.as_deref().map(|json| Kept::read(json, deal)).transpose();
        if kept.is_err() {
            self.set_aside();
        }
        kept
    }

    /// Keeps the games. Those that another tab has kept here since are added to them first.
    ///
    /// # Errors
    /// The browser does not keep anything, or not as much.
    pub fn save(&mut self, kept: &mut Kept) -> Result<(), CannotKeep> {
        let seen = self.seen.take();
        let stands = get(&self.key);
        if stands != seen {
            let deal = kept.game.deal();
            match stands.as_deref().map(|json| Kept::read(json, deal)) {
                Some(Ok(other)) => kept.add_from(other),
                Some(Err(_)) => self.set_aside(),
                None => {}
            }
        }
        if stands.is_none() && kept.earlier.is_empty() && kept.game.line().is_empty() {
            return Ok(());
        }
        let json = kept.write();
        set(&self.key, &json)?;
        self.seen = Some(json);
        Ok(())
    }

    /// Moves what cannot be read to a place of its own, where nothing is written over.
    fn set_aside(&self) {
        let Some(unreadable) = get(&self.key) else { return };
        let places = (1..).map(|number| format!("{}/unreadable-{number}", self.key));
        for place in places {
            match get(&place) {
                Some(other) if other != unreadable => {}
                _ => {
                    // Where there is no room to set it aside it is not removed either.
                    if set(&place, &unreadable).is_ok() {
                        remove(&self.key);
                    }
                    return;
                }
            }
        }
    }
}

/// The deal that was last on the table.
#[derive(Serialize, Deserialize)]
struct TableRecord {
    version: u32,
    deal: String,
}

const TABLE: &str = "table";

/// The deal that was last on the table, if that is known.
pub fn last_deal() -> Option<Deal> {
    let record: TableRecord = read(&get(&format!("{PREFIX}{TABLE}"))?).ok()?;
    record.deal.parse().ok()
}

/// Remembers which deal is on the table.
///
/// # Errors
/// The browser does not keep anything, or not as much.
pub fn remember_deal(deal: &Deal) -> Result<(), CannotKeep> {
    set(&format!("{PREFIX}{TABLE}"), &write(&TableRecord { version: VERSION, deal: deal.to_string() }))
}

/// What the player has chosen.
#[derive(Serialize, Deserialize)]
struct SettingsRecord {
    version: u32,
    language: String,
}

const SETTINGS: &str = "settings";

/// The language that the player chose, by its code.
pub fn language() -> Option<String> {
    let record: SettingsRecord = read(&get(&format!("{PREFIX}{SETTINGS}"))?).ok()?;
    Some(record.language)
}

/// Remembers the language, by its code.
///
/// # Errors
/// The browser does not keep anything, or not as much.
pub fn remember_language(language: &str) -> Result<(), CannotKeep> {
    let record = SettingsRecord { version: VERSION, language: language.to_owned() };
    set(&format!("{PREFIX}{SETTINGS}"), &write(&record))
}

/// Stands before every key, since other pages of the same host may keep things too.
const PREFIX: &str = "black-hole/";

fn browser() -> Option<web_sys::Storage> {
    web_sys::window()?.local_storage().ok()?
}

fn get(key: &str) -> Option<String> {
    browser()?.get_item(key).ok()?
}

fn set(key: &str, value: &str) -> Result<(), CannotKeep> {
    browser().and_then(|storage| storage.set_item(key, value).ok()).ok_or(CannotKeep)
}

fn remove(key: &str) {
    if let Some(storage) = browser() {
        // Removing fails only where reading would have failed before.
        let _ = storage.remove_item(key);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Deal 24 with its first legal moves on it.
    fn kept(moves: usize) -> Kept {
        let mut kept = Kept::new("24".parse().unwrap());
        for _ in 0..moves {
            kept.game.play(kept.game.position().legal_moves()[0]).unwrap();
        }
        kept
    }

    fn read_24(json: &str) -> Result<Kept, RecordError> {
        Kept::read(json, &"24".parse().unwrap())
    }

    /// A line of deal 24 that parts from `kept` at its first move.
    fn other_line() -> Vec<u8> {
        vec![kept(0).game.position().legal_moves()[1].into()]
    }

    #[test]
    fn a_record_is_read_back_with_undone_moves_and_earlier_games() {
        let mut kept = kept(3);
        kept.game.undo();
        kept.earlier.push(other_line());
        assert_eq!(read_24(&kept.write()).unwrap(), kept);
    }

    #[test]
    fn a_record_is_read_under_each_name_of_its_deal() {
        let read = Kept::read(&kept(3).write(), &"ms24".parse().unwrap()).unwrap();
        assert_eq!(read.game.deal().to_string(), "ms24");
        assert_eq!(read.game.line(), kept(3).game.line());
    }

    #[test]
    fn a_record_that_cannot_be_read_says_why() {
        let good = kept(3).write();
        let line = digits(&kept(3).game.line());
        assert!(matches!(read_24("{"), Err(RecordError::Malformed(_))));
        assert!(matches!(read_24(&good[..good.len() - 1]), Err(RecordError::Malformed(_))));
        let newer = read_24(&good.replace("\"version\":1", "\"version\":2"));
        assert!(matches!(newer, Err(RecordError::Version(2))));
        assert!(matches!(read_24("{\"version\":9,\"other\":[]}"), Err(RecordError::Version(9))));
        assert!(matches!(read_24(&good.replace("\"24\"", "\"0\"")), Err(RecordError::Deal(_))));
        assert!(matches!(read_24(&good.replace("\"24\"", "\"25\"")), Err(RecordError::OtherDeal(_))));
        assert!(matches!(read_24(&good.replace(&line, "!")), Err(RecordError::NotAMoveDigit('!'))));
        assert!(matches!(read_24(&good.replace(&line, "AAAA")), Err(RecordError::Line(_))));
        assert!(matches!(read_24(&good.replace(":3", ":4")), Err(RecordError::Line(_))));
    }

    #[test]
    fn a_line_that_goes_on_from_the_game_is_followed() {
        let mut short = kept(2);
        short.follow(&kept(5).game.line()).unwrap();
        assert_eq!(short, kept(5));
    }

    #[test]
    fn a_line_that_the_game_has_passed_shows_that_position_and_keeps_the_rest() {
        let mut long = kept(5);
        long.follow(&kept(2).game.line()).unwrap();
        assert_eq!(long.game.played(), kept(2).game.line());
        assert_eq!(long.game.line(), kept(5).game.line());
        assert!(long.earlier.is_empty());
    }

    #[test]
    fn a_line_that_parts_from_the_game_keeps_it_as_an_earlier_one() {
        let mut both = kept(3);
        both.follow(&other_line()).unwrap();
        assert_eq!(both.game.line(), other_line());
        assert_eq!(both.earlier, [kept(3).game.line()]);
    }

    #[test]
    fn continuing_the_earlier_game_keeps_the_other_one() {
        let mut both = kept(3);
        both.follow(&other_line()).unwrap();
        both.continue_earlier();
        assert_eq!(both.game, kept(3).game);
        assert_eq!(both.earlier, [other_line()]);
    }

    #[test]
    fn a_line_with_an_illegal_move_changes_nothing() {
        let mut kept = kept(3);
        let before = kept.clone();
        assert!(kept.follow(&[0, 0, 0, 0]).is_err());
        assert_eq!(kept, before);
    }

    #[test]
    fn what_another_tab_played_is_kept_unless_it_is_the_same() {
        let mut mine = kept(3);
        mine.add_from(kept(2));
        assert!(mine.earlier.is_empty());
        let mut theirs = kept(0);
        theirs.follow(&other_line()).unwrap();
        mine.add_from(theirs.clone());
        mine.add_from(theirs);
        assert_eq!(mine.earlier, [other_line()]);
    }
}
