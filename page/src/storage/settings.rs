//! What the player has chosen, for all games.

use serde::{Deserialize, Serialize};

use super::{CannotKeep, get, read, replace, write};

/// What the player has chosen; what was never chosen is as the default has it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    /// The language, by its code; none if the browser's languages decide.
    pub language: Option<String>,
    /// Whether random deals are drawn from those that can be won.
    pub winnable_only: bool,
    /// Whether it is always said if the position can be won.
    pub live_verdict: bool,
    /// Whether each card that can be played is marked with what it leads to.
    pub mark_moves: bool,
    /// Whether the cards of a stock lie open.
    pub open_stock: bool,
    /// Whether games are begun strictly: without hints and undo.
    pub strict: bool,
    /// Whether the journal is to say how many moves were taken back.
    pub count_undos: bool,
    /// Whether the journal is to say how long a game took.
    pub keep_time: bool,
    /// How fast a line is played through.
    pub speed: Speed,
    /// Whether the page is dark or light.
    pub scheme: Scheme,
    /// Whether each suit has a colour of its own.
    pub four_colours: bool,
    /// Whether cards are drawn with as much contrast as can be.
    pub high_contrast: bool,
    /// Whether the table is mirrored for the left hand.
    pub left_handed: bool,
    /// Whether all fans are always in sight, however small the cards have to be.
    pub fit_all: bool,
}

/// Whether the page is dark or light.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Scheme {
    /// As the system is.
    #[default]
    System,
    Dark,
    Light,
}

/// How fast a line is played through.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Speed {
    Slow,
    #[default]
    Medium,
    Fast,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            language: None,
            winnable_only: true,
            live_verdict: false,
            mark_moves: false,
            open_stock: false,
            strict: false,
            count_undos: false,
            keep_time: false,
            speed: Speed::default(),
            scheme: Scheme::default(),
            four_colours: false,
            high_contrast: false,
            left_handed: false,
            fit_all: false,
        }
    }
}

impl Settings {
    /// As kept; the default if nothing is kept that can be read.
    pub fn load() -> Settings {
        get(KEY).and_then(|json| read(&json).ok()).unwrap_or_default()
    }

    /// Keeps them.
    ///
    /// # Errors
    /// The browser does not keep anything, or not as much; the page does then.
    pub fn save(&self) -> Result<(), CannotKeep> {
        replace(KEY, write(self), |json| read::<Settings>(json).is_ok())
    }
}

const KEY: &str = "black-hole/settings";

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn settings_are_read_back_and_what_they_do_not_name_is_the_default() {
        let chosen =
            Settings { strict: true, speed: Speed::Fast, language: Some("ru".into()), ..Settings::default() };
        assert_eq!(read::<Settings>(&write(&chosen)).unwrap(), chosen);
        let of_language = read::<Settings>(r#"{"version":1,"language":"ru"}"#).unwrap();
        assert_eq!(of_language, Settings { language: Some("ru".into()), ..Settings::default() });
    }
}
