//! The games that the browser keeps: a record a deal, under its cards, so that `24`, `ms24` and the deck itself are one.

use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::{
    CannotKeep, PREFIX, RecordError, get, held, hold, in_browser, keys, read, replace, set, set_aside, write,
};
use black_hole::{
    conduct::Conduct,
    deals::{Deal, DealError, digit, digit_value},
    game::{Game, LineError},
    kept::Kept,
    rules::{GameName, Progress},
};

/// Why the games kept on a deal cannot be read.
#[derive(Debug, Error)]
pub enum KeptError {
    #[error(transparent)]
    Record(#[from] RecordError),
    #[error("the deal: {0}")]
    Deal(#[from] DealError),
    #[error("it is of deal {0}")]
    OtherDeal(String),
    #[error("{0:?} stands for no move")]
    NotAMoveDigit(char),
    #[error("the line: {0}")]
    Line(#[from] LineError),
}

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
        Slot { key: format!("{}{cards}", prefix()), seen: None }
    }

    /// What is kept here, if anything.
    ///
    /// # Errors
    /// Why it cannot be read.
    pub fn load(&mut self, deal: &Deal) -> Result<Option<Kept>, KeptError> {
        let held = held(&self.key);
        let stands = held.clone().or_else(|| in_browser(&self.key));
        let kept = stands.as_deref().map(|json| read_kept(json, deal)).transpose()?;
        self.seen = stands.filter(|_| held.is_none());
        Ok(kept)
    }

    /// Keeps the games; `now` is in milliseconds since 1970 UTC. What another tab has put here since this one looked is
    /// added to them; what cannot be read is first put in a place of its own.
    ///
    /// # Errors
    /// The browser does not keep anything, or not as much; the page does then.
    pub fn save(&mut self, kept: &mut Kept, now: u64) -> Result<(), CannotKeep> {
        let stands = in_browser(&self.key);
        let mut is_safe = true;
        if let Some(json) = stands.as_ref().filter(|&json| self.seen.as_ref() != Some(json)) {
            match read_kept(json, kept.game.deal()) {
                Ok(other) => kept.add_all(other),
                Err(_) => is_safe = set_aside(&self.key, json),
            }
        }
        let untouched = kept.earlier().is_empty() && kept.game.line().is_empty();
        if stands.is_none() && untouched {
            return Ok(());
        }
        let json = write_kept(kept, now);
        if !is_safe {
            hold(&self.key, json);
            return Err(CannotKeep);
        }
        self.seen = Some(json.clone());
        set(&self.key, json)
    }
}

/// A deal with a game that can be gone on with.
#[derive(Clone, Debug, PartialEq)]
pub struct Saved {
    pub deal: Deal,
    pub progress: Progress,
    /// When it was last on the table, in milliseconds since 1970 UTC; 0 if that is not known.
    pub written: u64,
}

/// The deals with games that can be gone on with, at most so many of them, the latest first.
pub fn saved_games(most: usize) -> Vec<Saved> {
    let is_of_games = |key: &String| !key[prefix().len()..].contains('/');
    let records = keys(&prefix()).into_iter().filter(is_of_games).filter_map(|key| get(&key));
    let mut records: Vec<KeptRecord> = records.filter_map(|json| read(&json).ok()).collect();
    records.sort_by_key(|record| std::cmp::Reverse(record.written));
    records.into_iter().filter_map(KeptRecord::saved).take(most).collect()
}

/// How the key of every record of games on a deal begins.
fn prefix() -> String {
    format!("{PREFIX}{}/", GameName::BlackHole.slug())
}

/// The record of the games on a deal.
#[derive(Serialize, Deserialize)]
struct KeptRecord {
    deal: String,
    /// When it was last written, in milliseconds since 1970 UTC.
    #[serde(default)]
    written: u64,
    game: GameRecord,
    earlier: Vec<GameRecord>,
}

/// A game's line, written as in links, how many of its moves are on the table, and how it is played.
#[derive(Serialize, Deserialize)]
struct GameRecord {
    line: String,
    played: usize,
    #[serde(default)]
    conduct: Conduct,
}

fn write_kept(kept: &Kept, now: u64) -> String {
    let record = |game: &Game| GameRecord {
        line: game.line().into_iter().map(digit).collect(),
        played: game.played().len(),
        conduct: game.conduct,
    };
    write(&KeptRecord {
        deal: kept.game.deal().to_string(),
        written: now,
        game: record(&kept.game),
        earlier: kept.earlier().iter().map(record).collect(),
    })
}

/// Reads a record on this deal, which may have been written under another of its names.
fn read_kept(json: &str, deal: &Deal) -> Result<Kept, KeptError> {
    let record: KeptRecord = read(json)?;
    if record.deal.parse::<Deal>()?.deck() != deal.deck() {
        return Err(KeptError::OtherDeal(record.deal));
    }
    record.kept(deal)
}

impl KeptRecord {
    fn kept(self, deal: &Deal) -> Result<Kept, KeptError> {
        let game = |GameRecord { line, played, conduct }| -> Result<Game, KeptError> {
            let codes = |letter| digit_value(letter).ok_or(KeptError::NotAMoveDigit(letter));
            let line = line.chars().map(codes).collect::<Result<Vec<u8>, KeptError>>()?;
            let mut game = Game::with_line(GameName::BlackHole, deal.clone(), &line, played)?;
            game.conduct = conduct;
            Ok(game)
        };
        let mut kept = Kept::from(game(self.game)?);
        for earlier in self.earlier {
            kept.add(game(earlier)?);
        }
        Ok(kept)
    }

    /// None if there is no game here that can be gone on with.
    fn saved(self) -> Option<Saved> {
        let (deal, written): (Deal, u64) = (self.deal.parse().ok()?, self.written);
        let kept = self.kept(&deal).ok()?;
        let on_table = Some(&kept.game).filter(|game| game.is_under_way()).map(Game::progress);
        let progress = on_table.or_else(|| kept.offered())?;
        Some(Saved { deal, progress, written })
    }
}

/// Which deal was last on the table.
#[derive(Serialize, Deserialize)]
struct TableRecord {
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
    replace(TABLE, write(&TableRecord { deal: deal.to_string() }), |json| read::<TableRecord>(json).is_ok())
}

const TABLE: &str = "black-hole/table";

#[cfg(test)]
mod tests {
    use super::*;
    use black_hole::conduct::Manner;

    /// Deal 24 with its first legal moves on it, the last of them undone.
    fn kept(moves: usize) -> Kept {
        let mut kept = Kept::new(GameName::BlackHole, "24".parse().unwrap());
        for _ in 0..moves {
            kept.game.play(kept.game.position().legal_moves()[0]).unwrap();
        }
        kept.game.undo();
        kept
    }

    fn read_24(json: &str) -> Result<Kept, KeptError> {
        read_kept(json, &"24".parse().unwrap())
    }

    #[test]
    fn a_record_is_read_back_with_undone_moves_and_earlier_games() {
        let mut kept = kept(3);
        let other: u8 = kept.game.deal().lay_out(GameName::BlackHole).legal_moves()[1].into();
        kept.follow(&[other]).unwrap();
        assert_eq!(kept.earlier().len(), 1);
        assert_eq!(read_24(&write_kept(&kept, 7)).unwrap(), kept);
    }

    #[test]
    fn a_record_tells_how_the_game_is_played_and_may_be_silent_about_it() {
        let mut strict = kept(3);
        strict.game.conduct =
            Conduct { begun: Some(5), manner: Manner::Strict, undos: Some(0), millis: Some(90), ended: true };
        let json = write_kept(&strict, 7);
        assert_eq!(read_24(&json).unwrap(), strict);
        let silent = r#"{"version":1,"deal":"24","game":{"line":"D","played":1},"earlier":[]}"#;
        assert_eq!(read_24(silent).unwrap().game.conduct, Conduct::default());
    }

    #[test]
    fn a_saved_game_is_one_that_can_be_gone_on_with() {
        let saved = |kept: &Kept| read::<KeptRecord>(&write_kept(kept, 7)).unwrap().saved();
        let deal: Deal = "24".parse().unwrap();
        let progress = kept(3).game.progress();
        assert_eq!(saved(&kept(3)), Some(Saved { deal: deal.clone(), progress, written: 7 }));
        assert_eq!(saved(&Kept::new(GameName::BlackHole, deal)), None);
        let mut again = kept(3);
        again.again();
        assert_eq!(saved(&again).map(|saved| saved.progress), Some(progress));
    }

    #[test]
    fn a_record_is_read_under_each_name_of_its_deal() {
        let read = read_kept(&write_kept(&kept(3), 7), &"ms24".parse().unwrap()).unwrap();
        assert_eq!(read.game.deal().to_string(), "ms24");
        assert_eq!(read.game.line(), kept(3).game.line());
    }

    #[test]
    fn a_record_that_cannot_be_read_says_why() {
        let good = write_kept(&kept(3), 7);
        let line: String = kept(3).game.line().into_iter().map(digit).collect();
        let with = |old: &str, new: &str| read_24(&good.replace(old, new));
        assert!(matches!(read_24("{"), Err(KeptError::Record(RecordError::Malformed(_)))));
        assert!(matches!(
            read_24(&good[..good.len() - 1]),
            Err(KeptError::Record(RecordError::Malformed(_)))
        ));
        assert!(matches!(
            with("\"version\":1", "\"version\":2"),
            Err(KeptError::Record(RecordError::Version(2)))
        ));
        assert!(matches!(
            read_24("{\"version\":9,\"other\":[]}"),
            Err(KeptError::Record(RecordError::Version(9)))
        ));
        assert!(matches!(with("\"24\"", "\"0\""), Err(KeptError::Deal(_))));
        assert!(matches!(with("\"24\"", "\"25\""), Err(KeptError::OtherDeal(_))));
        assert!(matches!(with(&line, "!"), Err(KeptError::NotAMoveDigit('!'))));
        assert!(matches!(with(&line, "AAA"), Err(KeptError::Line(_))));
        assert!(matches!(with("\"played\":2", "\"played\":4"), Err(KeptError::Line(_))));
    }
}
