//! The journal: what became of each game that was finished, and what all of them together tell.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use thiserror::Error;

use black_hole::{
    conduct::{Conduct, Manner},
    deals::{Deal, DealError},
    rules::{GameName, Progress},
};

/// A game that was won, got stuck or was left for good.
#[derive(Clone, Debug, PartialEq)]
pub struct Entry {
    pub game: GameName,
    pub deal: Deal,
    /// When the first move was made, in milliseconds since 1970 UTC; with the deal it tells games apart.
    pub begun: u64,
    /// When it ended, in milliseconds since 1970 UTC.
    pub ended: u64,
    pub progress: Progress,
    pub manner: Manner,
    /// How many moves were taken back, where that was kept.
    pub undos: Option<u32>,
    /// Milliseconds at the table, where that was kept.
    pub millis: Option<u64>,
}

/// Why a text is no journal.
#[derive(Clone, Debug, PartialEq, Error)]
pub enum JournalError {
    #[error("not in the form of JSON, in line {0}")]
    NotJson(usize),
    #[error("JSON, but no journal")]
    NotAJournal,
    #[error("a journal of version {0}")]
    Version(u32),
    #[error("something is missing or of the wrong kind in line {0}")]
    Form(usize),
    #[error("game {number}: {why}")]
    Entry {
        /// Counted from 1.
        number: usize,
        why: EntryError,
    },
}

/// What is wrong with one game of a journal.
#[derive(Clone, Debug, PartialEq, Error)]
pub enum EntryError {
    #[error("{0:?} is no game")]
    UnknownGame(
        /// At most the first twenty characters.
        String,
    ),
    #[error("the deal: {0}")]
    Deal(#[from] DealError),
    #[error("{moved} of {of} cards")]
    Progress { moved: usize, of: usize },
    #[error("it ended before it began")]
    Times,
}

impl Entry {
    /// A game as it ended; none if nobody has played a move of it.
    pub fn new(
        game: GameName,
        deal: Deal,
        conduct: &Conduct,
        progress: Progress,
        ended: u64,
    ) -> Option<Entry> {
        let Conduct { begun, manner, undos, millis, .. } = *conduct;
        let begun = begun?;
        Some(Entry { game, deal, begun, ended: ended.max(begun), progress, manner, undos, millis })
    }

    /// Whether all cards were moved.
    pub const fn is_won(&self) -> bool {
        self.progress.moved == self.progress.of
    }

    fn is_of_the_same_game(&self, other: &Entry) -> bool {
        self.begun == other.begun
            && self.game == other.game
            && self.deal.deck_of(self.game) == other.deal.deck_of(self.game)
    }
}

/// The finished games, in the order in which they ended.
///
/// ```
/// use black_hole_page::journal::Journal;
/// let mut journal = Journal::read(r#"{"journal": "black-hole", "version": 1, "games": []}"#)?;
/// assert!(journal.entries().is_empty());
/// # Ok::<(), black_hole_page::journal::JournalError>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Journal {
    entries: Vec<Entry>,
}

impl Journal {
    /// The finished games, the latest last.
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// Adds a finished game. Of a game that is there already, gone on with after its end, the better end counts.
    /// Says whether the game is new.
    pub fn add(&mut self, entry: Entry) -> bool {
        let known = self.entries.iter().position(|other| other.is_of_the_same_game(&entry));
        let entry = match known.map(|place| self.entries.remove(place)) {
            Some(other) if other.progress.moved >= entry.progress.moved => other,
            _ => entry,
        };
        let place = self.entries.partition_point(|other| other.ended <= entry.ended);
        self.entries.insert(place, entry);
        known.is_none()
    }

    /// Adds another journal's games; says how many are new.
    pub fn add_all(&mut self, other: Journal) -> usize {
        other.entries.into_iter().map(|entry| self.add(entry)).filter(|&is_new| is_new).count()
    }

    /// Writes it as [`Journal::read`] reads it.
    pub fn write(&self) -> String {
        let games = self.entries.iter().map(Record::from).collect();
        let file = File { journal: NAME.to_owned(), version: VERSION, games };
        serde_json::to_string_pretty(&file).expect("text and numbers are always JSON")
    }

    /// Reads a journal that was written here or elsewhere.
    ///
    /// # Errors
    /// What is wrong, and in which of its lines or games.
    pub fn read(text: &str) -> Result<Journal, JournalError> {
        let text = text.trim_start_matches('\u{feff}');
        let Head { journal, version } = serde_json::from_str(text).map_err(|error| {
            if error.is_data() { JournalError::NotAJournal } else { JournalError::NotJson(error.line()) }
        })?;
        if journal != NAME {
            return Err(JournalError::NotAJournal);
        }
        if version != VERSION {
            return Err(JournalError::Version(version));
        }
        let file: File = serde_json::from_str(text).map_err(|error| JournalError::Form(error.line()))?;
        let mut read = Journal::default();
        for (index, record) in file.games.into_iter().enumerate() {
            let entry = Entry::try_from(record);
            read.add(entry.map_err(|why| JournalError::Entry { number: index + 1, why })?);
        }
        Ok(read)
    }
}

/// What a number of games tell together.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Totals {
    pub games: usize,
    pub won: usize,
    /// Games won one after the other, up to the latest.
    pub streak: usize,
    /// The most games that were won one after the other.
    pub longest_streak: usize,
    /// How many games ended with how many cards moved.
    pub by_moved: BTreeMap<usize, usize>,
}

impl Totals {
    /// Of these games, in the order in which they ended.
    pub fn of<'a>(entries: impl IntoIterator<Item = &'a Entry>) -> Totals {
        let mut totals = Totals::default();
        for entry in entries {
            totals.games += 1;
            totals.won += usize::from(entry.is_won());
            totals.streak = if entry.is_won() { totals.streak + 1 } else { 0 };
            totals.longest_streak = totals.longest_streak.max(totals.streak);
            *totals.by_moved.entry(entry.progress.moved).or_default() += 1;
        }
        totals
    }
}

const NAME: &str = "black-hole";
const VERSION: u32 = 1;

/// What every version of a journal tells of itself.
#[derive(Deserialize)]
struct Head {
    journal: String,
    version: u32,
}

#[derive(Serialize, Deserialize)]
struct File {
    journal: String,
    version: u32,
    games: Vec<Record>,
}

/// A game as a journal's file has it.
#[derive(Serialize, Deserialize)]
struct Record {
    game: String,
    deal: String,
    begun: u64,
    ended: u64,
    moved: usize,
    of: usize,
    manner: Manner,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    undos: Option<u32>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    millis: Option<u64>,
}

impl From<&Entry> for Record {
    fn from(entry: &Entry) -> Record {
        Record {
            game: entry.game.slug().to_owned(),
            deal: entry.deal.to_string(),
            begun: entry.begun,
            ended: entry.ended,
            moved: entry.progress.moved,
            of: entry.progress.of,
            manner: entry.manner,
            undos: entry.undos,
            millis: entry.millis,
        }
    }
}

impl TryFrom<Record> for Entry {
    type Error = EntryError;

    fn try_from(record: Record) -> Result<Entry, EntryError> {
        let Record { game, deal, begun, ended, moved, of, manner, undos, millis } = record;
        let unknown = || EntryError::UnknownGame(game.chars().take(20).collect());
        let game = GameName::from_slug(&game).ok_or_else(unknown)?;
        if moved > of || of != game.cards_to_move() {
            return Err(EntryError::Progress { moved, of });
        }
        if ended < begun {
            return Err(EntryError::Times);
        }
        Ok(Entry {
            game,
            deal: deal.parse()?,
            begun,
            ended,
            progress: Progress { moved, of },
            manner,
            undos,
            millis,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn entry(deal: &str, begun: u64, moved: usize) -> Entry {
        let conduct = Conduct { begun: Some(begun), ..Conduct::default() };
        let progress = Progress { moved, of: 51 };
        Entry::new(GameName::BlackHole, deal.parse().unwrap(), &conduct, progress, begun + 10).unwrap()
    }

    fn journal(entries: &[Entry]) -> Journal {
        let mut journal = Journal::default();
        for entry in entries {
            journal.add(entry.clone());
        }
        journal
    }

    #[test]
    fn a_game_without_a_move_is_not_written_down() {
        let progress = Progress { moved: 0, of: 51 };
        let deal = "24".parse().unwrap();
        assert_eq!(Entry::new(GameName::BlackHole, deal, &Conduct::default(), progress, 1), None);
    }

    #[test]
    fn a_game_that_is_gone_on_with_is_one_entry_with_its_better_end() {
        let mut journal = journal(&[entry("24", 1, 40)]);
        assert!(!journal.add(entry("ms24", 1, 51)));
        assert!(!journal.add(entry("24", 1, 49)));
        assert_eq!(journal.entries(), [entry("ms24", 1, 51)]);
        assert!(journal.add(entry("24", 2, 3)), "the same deal begun anew is another game");
    }

    #[test]
    fn totals_count_games_wins_streaks_and_cards() {
        let moved = [51, 51, 20, 51, 51, 51, 7, 20, 51];
        let entries: Vec<Entry> = (0u64..).zip(moved).map(|(time, moved)| entry("24", time, moved)).collect();
        let totals = Totals::of(&entries);
        assert_eq!((totals.games, totals.won, totals.streak, totals.longest_streak), (9, 6, 1, 3));
        assert_eq!(totals.by_moved, BTreeMap::from([(7, 1), (20, 2), (51, 6)]));
    }

    #[test]
    fn games_stand_in_the_order_of_their_ends_whenever_they_are_added() {
        let journal = journal(&[entry("3", 30, 1), entry("1", 10, 1), entry("2", 20, 1)]);
        let deals: Vec<String> = journal.entries().iter().map(|entry| entry.deal.to_string()).collect();
        assert_eq!(deals, ["1", "2", "3"]);
    }

    #[test]
    fn a_journal_is_read_back_as_it_was_written() {
        let mut counted = entry("ms5", 1, 12);
        (counted.undos, counted.millis, counted.manner) = (Some(3), Some(4000), Manner::Strict);
        let journal = journal(&[counted, entry("100000000000000000000", 5, 51)]);
        assert_eq!(Journal::read(&journal.write()).unwrap(), journal);
        assert_eq!(Journal::read(&format!("\u{feff}{}", journal.write())).unwrap(), journal);
    }

    #[test]
    fn another_journal_adds_only_what_is_new() {
        let mut own = journal(&[entry("1", 1, 10), entry("2", 2, 20)]);
        let other = journal(&[entry("2", 2, 51), entry("3", 3, 30)]);
        assert_eq!(own.add_all(other), 1);
        assert_eq!(own, journal(&[entry("1", 1, 10), entry("2", 2, 51), entry("3", 3, 30)]));
    }

    #[test]
    fn a_text_that_is_no_journal_says_what_is_wrong() {
        let good = journal(&[entry("24", 5, 40), entry("25", 6, 41)]).write();
        let with = |old: &str, new: &str| {
            assert!(good.contains(old), "{good}");
            Journal::read(&good.replace(old, new)).unwrap_err()
        };
        let in_second = |error: JournalError| match error {
            JournalError::Entry { number: 2, why } => why,
            other => panic!("{other}"),
        };
        assert!(matches!(Journal::read("a\nb").unwrap_err(), JournalError::NotJson(1)));
        assert!(matches!(Journal::read("[1]").unwrap_err(), JournalError::NotAJournal));
        assert!(matches!(
            with("\"black-hole\",\n  \"version\"", "\"diary\",\n  \"version\""),
            JournalError::NotAJournal
        ));
        assert!(matches!(with("\"version\": 1", "\"version\": 2"), JournalError::Version(2)));
        assert_eq!(with("\"25\"", "25"), JournalError::Form(21));
        assert!(matches!(in_second(with("\"25\"", "\"0\"")), EntryError::Deal(_)));
        assert_eq!(
            in_second(with("\"moved\": 41", "\"moved\": 52")),
            EntryError::Progress { moved: 52, of: 51 }
        );
        assert_eq!(in_second(with("\"ended\": 16", "\"ended\": 1")), EntryError::Times);
        let unknown = good.replacen("\"game\": \"black-hole\"", "\"game\": \"chess\"", 1);
        let error = Journal::read(&unknown).unwrap_err();
        assert!(
            matches!(error, JournalError::Entry { number: 1, why: EntryError::UnknownGame(_) }),
            "{error}"
        );
    }
}
