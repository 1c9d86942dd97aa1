//! What the browser keeps, with a version in every record.
//!
//! What cannot be read, or was written by a newer version, is set aside and never written over. Where the browser keeps
//! nothing, the page does as long as it is open.

mod games;
mod journal;
mod settings;

use std::{cell::RefCell, collections::HashMap};

use serde::{Deserialize, Serialize, de::DeserializeOwned};
use thiserror::Error;

pub use games::{
    KeptError, Saved, Slot, last_of, last_on_table, latest_saved, remember_on_table, saved_games,
};
pub use journal::{add_to_journal, clear_journal, journal};
pub use settings::{Scheme, Settings, Speed};

/// The version of the records that this program writes.
const VERSION: u32 = 1;

/// Why a record cannot be read.
#[derive(Debug, Error)]
pub enum RecordError {
    #[error("not a record: {0}")]
    Malformed(#[from] serde_json::Error),
    #[error("written by version {0}")]
    Version(u32),
}

/// The browser does not keep what it is given: its storage is closed to us, or full.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("the browser keeps nothing")]
pub struct CannotKeep;

fn write<T: Serialize>(record: &T) -> String {
    #[derive(Serialize)]
    struct Versioned<'a, T> {
        version: u32,
        #[serde(flatten)]
        record: &'a T,
    }
    serde_json::to_string(&Versioned { version: VERSION, record }).expect("text and numbers are always JSON")
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

/// Writes over what stands at the key, having set it aside if it cannot be read.
fn replace(key: &str, json: String, is_readable: impl FnOnce(&str) -> bool) -> Result<(), CannotKeep> {
    let is_safe = in_browser(key).is_none_or(|stands| is_readable(&stands) || set_aside(key, &stands));
    if is_safe {
        return set(key, json);
    }
    hold(key, json);
    Err(CannotKeep)
}

/// Puts what cannot be read where nothing is written over; says whether that was possible.
fn set_aside(key: &str, unreadable: &str) -> bool {
    let mut places = (1..).map(|number| format!("{key}/unreadable-{number}"));
    let free = |place: &String| in_browser(place).is_none_or(|other| other == unreadable);
    places.find(free).is_some_and(|place| keep_in_browser(&place, unreadable))
}

/// How every key begins: other pages of the same host may keep things too.
const PREFIX: &str = "black-hole/";

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

/// All keys that begin so, of what the browser keeps and of what the page does.
fn keys(prefix: &str) -> Vec<String> {
    let mut keys: Vec<String> = browser().map_or_else(Vec::new, |storage| {
        (0..storage.length().unwrap_or(0)).filter_map(|index| storage.key(index).ok()?).collect()
    });
    UNKEPT.with_borrow(|unkept| {
        let only_here: Vec<String> = unkept.keys().filter(|key| !keys.contains(key)).cloned().collect();
        keys.extend(only_here);
    });
    keys.retain(|key| key.starts_with(prefix));
    keys
}
