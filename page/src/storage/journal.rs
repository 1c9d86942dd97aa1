//! The journal that the browser keeps. Every change begins with what is kept now, so that two tabs add to one journal.

use super::{CannotKeep, held, in_browser, replace};
use crate::journal::{Journal, JournalError};

/// The journal as it is kept, with what only the page holds; empty if there is none. And why what the browser keeps
/// cannot be read, if it cannot.
pub fn journal() -> (Journal, Option<JournalError>) {
    let (mut journal, error) = match in_browser(KEY).map(|text| Journal::read(&text)) {
        None => (Journal::default(), None),
        Some(Ok(journal)) => (journal, None),
        Some(Err(error)) => (Journal::default(), Some(error)),
    };
    if let Some(Ok(unkept)) = held(KEY).map(|text| Journal::read(&text)) {
        journal.add_all(unkept);
    }
    (journal, error)
}

/// Adds these games; says how many are new. A journal that cannot be read is set aside, and another begun.
///
/// # Errors
/// The browser does not keep anything, or not as much; the page does then.
pub fn add_to_journal(games: Journal) -> Result<usize, CannotKeep> {
    let (mut kept, error) = journal();
    let added = kept.add_all(games);
    replace(KEY, kept.write(), |_| error.is_none())?;
    Ok(added)
}

/// Deletes all games of the journal; one that cannot be read is set aside.
///
/// # Errors
/// The browser does not let anything be changed.
pub fn clear_journal() -> Result<(), CannotKeep> {
    let (_, error) = journal();
    replace(KEY, Journal::default().write(), |_| error.is_none())
}

const KEY: &str = "black-hole/journal";
