//! The journal that the browser keeps. Every change begins with what is kept now, so that two tabs add to one journal.

use super::{CannotKeep, get, replace, set};
use crate::journal::{Journal, JournalError};

/// The journal as it is kept, empty if there is none.
///
/// # Errors
/// Why what is kept cannot be read.
pub fn journal() -> Result<Journal, JournalError> {
    get(KEY).map_or_else(|| Ok(Journal::default()), |text| Journal::read(&text))
}

/// Adds these games; says how many are new. A journal that cannot be read is set aside, and another begun.
///
/// # Errors
/// The browser does not keep anything, or not as much; the page does then.
pub fn add_to_journal(games: Journal) -> Result<usize, CannotKeep> {
    let mut kept = journal().unwrap_or_default();
    let added = kept.add_all(games);
    replace(KEY, kept.write(), |text| Journal::read(text).is_ok())?;
    Ok(added)
}

/// Deletes all games of the journal.
///
/// # Errors
/// The browser does not let anything be changed.
pub fn clear_journal() -> Result<(), CannotKeep> {
    set(KEY, Journal::default().write())
}

const KEY: &str = "black-hole/journal";
