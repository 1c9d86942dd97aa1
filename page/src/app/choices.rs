//! What the player has chosen for all games, at hand for every component and kept at once.

use leptos::prelude::*;

use crate::storage::Settings;
use black_hole::conduct::Terms;

/// A handle on the settings.
#[derive(Clone, Copy)]
pub struct Choices(RwSignal<Settings>);

impl Choices {
    /// As they were kept.
    pub fn new() -> Choices {
        Choices(RwSignal::new(Settings::load()))
    }

    /// Reads one of them, tracked.
    pub fn get<T>(&self, read: impl FnOnce(&Settings) -> T) -> T {
        self.0.with(read)
    }

    /// Reads one of them, untracked.
    pub fn now<T>(&self, read: impl FnOnce(&Settings) -> T) -> T {
        self.0.with_untracked(read)
    }

    /// What holds for a game that is begun now, tracked.
    pub fn terms(&self) -> Terms {
        self.get(|&Settings { strict, count_undos, keep_time, .. }| Terms { strict, count_undos, keep_time })
    }

    /// Changes one of them. The others are as another tab may have changed them; where nothing is kept, all hold until
    /// the page is closed.
    pub fn change(&self, change: impl FnOnce(&mut Settings)) {
        let mut settings = Settings::load();
        change(&mut settings);
        let _ = settings.save();
        self.0.set(settings);
    }
}
