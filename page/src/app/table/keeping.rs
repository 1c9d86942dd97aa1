//! What is kept of the games at the table: the games themselves after every move, the finished ones in the journal, the
//! time that they take.

use leptos::prelude::*;

use super::{Notice, Table, last_moved};
use crate::{
    app::{clock, frame},
    journal::{Entry, Journal},
    storage::{self, CannotKeep},
};
use black_hole::{
    game::{Game, Standing},
    kept::Kept,
};

/// Whether the browser keeps what it is given.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Keeping {
    Works,
    /// It does not, and the player is told.
    Fails,
    /// The player knows, and is not told again.
    FailsKnown,
}

impl Table {
    /// Whether the player has to be told that the browser keeps nothing, tracked.
    pub fn cannot_keep(&self) -> bool {
        self.keeping.get() == Keeping::Fails
    }

    /// The player knows that the browser keeps nothing.
    pub fn know_cannot_keep(&self) {
        self.keeping.set(Keeping::FailsKnown);
    }

    /// The games as they are now, with the time counted up to now: what changes them begins with this.
    pub(super) fn in_hand(&self) -> Kept {
        self.count_time();
        self.kept.get_untracked()
    }

    /// Puts the games on the table and keeps them; what was asked and hinted before holds no more.
    pub(super) fn put(&self, kept: Kept) {
        self.coach.forget();
        self.coach.learnt_after_the_end.set_value(false);
        self.keep(kept);
    }

    /// Puts the games on the table when a card has been played, and says so. What is true of the table is so at once; the
    /// browser keeps it, and those who show it hear of it, when the next frame has been painted. That frame shows the card fly,
    /// and all that follows from it takes several times as long.
    pub(super) fn put_played(&self, kept: Kept) {
        self.coach.forget_untold();
        self.coach.learnt_after_the_end.set_value(false);
        self.kept.update_untracked(|on_table| *on_table = kept);
        self.is_kept.set_value(false);
        self.write_down_if_over();
        let played = self.game_now(last_moved).map(Notice::Played);
        let notice = self.last_word(played.unwrap_or(Notice::Nothing));
        self.said.update_untracked(|said| said.follow(notice));
        let table = *self;
        frame::when_painted(move || {
            table.keep_what_is_not();
            table.coach.tell();
            table.kept.notify();
            table.said.notify();
        });
    }

    /// Keeps the games, of which the position on the table is the same as before.
    pub(super) fn keep(&self, mut kept: Kept) {
        self.save(&mut kept);
        self.kept.set(kept);
    }

    /// Has the browser keep the games, together with what another tab has had it keep of them.
    fn save(&self, kept: &mut Kept) {
        let saved = self.slot.try_update_value(|slot| slot.save(kept, clock::now())).unwrap_or(Ok(()));
        self.is_kept.set_value(true);
        self.note(saved.and(storage::remember_on_table(kept.game.name(), kept.game.deal())));
    }

    /// Keeps the game with the time that has passed until now: it goes out of sight.
    pub(super) fn keep_all(&self) {
        self.count_time();
        self.keep_what_is_not();
    }

    /// Keeps what the browser has not been given yet, if there is anything.
    fn keep_what_is_not(&self) {
        if !self.is_kept.get_value() {
            self.kept.update_untracked(|kept| self.save(kept));
        }
    }

    /// Adds the time that has passed to the game, if it is played and somebody wants to know.
    fn count_time(&self) {
        let passed = self.clock.take();
        let counts = |game: &Game| game.conduct.millis.is_some() && game.standing() == Standing::Open;
        if passed > 0 && !self.viewer.is_open() && self.game_now(counts) {
            self.kept.update_untracked(|kept| kept.game.conduct.pass(passed));
            self.is_kept.set_value(false);
        }
    }

    /// Writes the game down in the journal if it is over.
    pub(super) fn write_down_if_over(&self) {
        if self.game_now(Game::standing) != Standing::Open {
            self.write_down();
        }
    }

    /// Writes the game down in the journal as it stands, if it was begun here.
    pub(super) fn write_down(&self) {
        let entry = self.game_now(|game| {
            let (name, deal) = (game.name(), game.deal().clone());
            Entry::new(name, deal, &game.conduct, game.progress(), clock::now())
        });
        if let Some(entry) = entry {
            let mut finished = Journal::default();
            finished.add(entry);
            self.note(storage::add_to_journal(finished).map(|_| ()));
        }
    }

    fn note(&self, saved: Result<(), CannotKeep>) {
        if saved.is_err() && self.keeping.get_untracked() == Keeping::Works {
            self.keeping.set(Keeping::Fails);
        }
    }
}
