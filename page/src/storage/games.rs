//! The games that the browser keeps: a record for each deal of each game, under its cards, so that `24`, `ms24` and the deck
//! itself are one.

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
    game: GameName,
    key: String,
    /// What stood here when this page last read or wrote it.
    seen: Option<String>,
}

impl Slot {
    /// The place for this deal of a game.
    pub fn of(game: GameName, deal: &Deal) -> Slot {
        let cards = Deal::Deck(deal.deck_of(game));
        Slot { game, key: format!("{}{cards}", prefix(game)), seen: None }
    }

    /// What is kept here, if anything.
    ///
    /// # Errors
    /// Why it cannot be read.
    pub fn load(&mut self, deal: &Deal) -> Result<Option<Kept>, KeptError> {
        let held = held(&self.key);
        let stands = held.clone().or_else(|| in_browser(&self.key));
        let kept = stands.as_deref().map(|json| read_kept(json, self.game, deal)).transpose()?;
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
            match read_kept(json, self.game, kept.game.deal()) {
                Ok(other) => kept.add_all(other),
                Err(_) => is_safe = set_aside(&self.key, json),
            }
        }
        let is_as_dealt = kept.game.line().is_empty() && kept.game.conduct == Conduct::default();
        let untouched = kept.earlier().is_empty() && is_as_dealt;
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
    pub game: GameName,
    pub deal: Deal,
    pub progress: Progress,
    /// When it was last on the table, in milliseconds since 1970 UTC; 0 if that is not known.
    pub written: u64,
}

/// The deals with games that can be gone on with, at most so many of them, the latest first.
pub fn saved_games(most: usize) -> Vec<Saved> {
    let mut records: Vec<(GameName, KeptRecord)> = GameName::ALL.into_iter().flat_map(records).collect();
    records.sort_by_key(|(_, record)| std::cmp::Reverse(record.written));
    records.into_iter().filter_map(|(game, record)| record.saved(game)).take(most).collect()
}

/// The deal of a game that was last on the table with something to go on with, if there is one.
pub fn latest_saved(game: GameName) -> Option<Saved> {
    records(game).filter_map(|(game, record)| record.saved(game)).max_by_key(|saved| saved.written)
}

/// All records of a game's deals that can be read.
fn records(game: GameName) -> impl Iterator<Item = (GameName, KeptRecord)> {
    let prefix = prefix(game);
    let keys = keys(&prefix).into_iter().filter(move |key| !key[prefix.len()..].contains('/'));
    keys.filter_map(move |key| Some((game, read(&get(&key)?).ok()?)))
}

/// How the key of every record of a game's deals begins.
fn prefix(game: GameName) -> String {
    format!("{PREFIX}{}/", game.slug())
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
fn read_kept(json: &str, game: GameName, deal: &Deal) -> Result<Kept, KeptError> {
    let record: KeptRecord = read(json)?;
    if record.deal.parse::<Deal>()?.deck_of(game) != deal.deck_of(game) {
        return Err(KeptError::OtherDeal(record.deal));
    }
    record.kept(game, deal)
}

impl KeptRecord {
    fn kept(self, name: GameName, deal: &Deal) -> Result<Kept, KeptError> {
        let game = |GameRecord { line, played, conduct }| -> Result<Game, KeptError> {
            let codes = |letter| digit_value(letter).ok_or(KeptError::NotAMoveDigit(letter));
            let line = line.chars().map(codes).collect::<Result<Vec<u8>, KeptError>>()?;
            let mut game = Game::with_line(name, deal.clone(), &line, played)?;
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
    fn saved(self, game: GameName) -> Option<Saved> {
        let (deal, written): (Deal, u64) = (self.deal.parse().ok()?, self.written);
        let kept = self.kept(game, &deal).ok()?;
        let on_table = Some(&kept.game).filter(|game| game.is_under_way()).map(Game::progress);
        let progress = on_table.or_else(|| kept.offered())?;
        Some(Saved { game, deal, progress, written })
    }
}

/// What was last on the table.
#[derive(Default, Serialize, Deserialize)]
struct TableRecord {
    deal: String,
    /// Which game it is of; none in records that are older than all games but Black Hole.
    #[serde(default)]
    game: Option<String>,
    /// The deal that was last on the table of each other game, by the game's name.
    #[serde(default)]
    others: Vec<(String, String)>,
}

impl TableRecord {
    fn load() -> Option<TableRecord> {
        read(&get(TABLE)?).ok()
    }

    fn game(&self) -> Option<GameName> {
        self.game.as_deref().map_or(Some(GameName::BlackHole), GameName::from_slug)
    }

    fn deal_of(&self, game: GameName) -> Option<Deal> {
        if self.game() == Some(game) {
            return self.deal.parse().ok();
        }
        let (_, deal) = self.others.iter().find(|(name, _)| name == game.slug())?;
        deal.parse().ok()
    }
}

/// The game and the deal that were last on the table, if that is known.
pub fn last_on_table() -> Option<(GameName, Deal)> {
    let record = TableRecord::load()?;
    let game = record.game()?;
    Some((game, record.deal_of(game)?))
}

/// What is kept on the deal of a game that was last on the table, if that is known and can be read.
pub fn last_of(game: GameName) -> Option<Kept> {
    let deal = TableRecord::load()?.deal_of(game)?;
    Slot::of(game, &deal).load(&deal).ok()?
}

/// Remembers what is on the table.
///
/// # Errors
/// The browser does not keep anything, or not as much.
pub fn remember_on_table(game: GameName, deal: &Deal) -> Result<(), CannotKeep> {
    let mut record = TableRecord::load().unwrap_or_default();
    if let Some(left) = record.game().filter(|&left| left != game && !record.deal.is_empty()) {
        record.others.push((left.slug().to_owned(), std::mem::take(&mut record.deal)));
    }
    record.others.retain(|(name, _)| name != game.slug());
    (record.deal, record.game) = (deal.to_string(), Some(game.slug().to_owned()));
    replace(TABLE, write(&record), |json| read::<TableRecord>(json).is_ok())
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
        read_kept(json, GameName::BlackHole, &"24".parse().unwrap())
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
        let saved =
            |kept: &Kept| read::<KeptRecord>(&write_kept(kept, 7)).unwrap().saved(GameName::BlackHole);
        let deal: Deal = "24".parse().unwrap();
        let progress = kept(3).game.progress();
        assert_eq!(
            saved(&kept(3)),
            Some(Saved { game: GameName::BlackHole, deal: deal.clone(), progress, written: 7 })
        );
        assert_eq!(saved(&Kept::new(GameName::BlackHole, deal)), None);
        let mut again = kept(3);
        again.again();
        assert_eq!(saved(&again).map(|saved| saved.progress), Some(progress));
    }

    #[test]
    fn a_record_is_read_under_each_name_of_its_deal() {
        let read =
            read_kept(&write_kept(&kept(3), 7), GameName::BlackHole, &"ms24".parse().unwrap()).unwrap();
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
