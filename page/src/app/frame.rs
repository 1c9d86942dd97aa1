//! The frames that the browser paints, and what is done between them: in tasks that are short, so that the page can answer
//! in between.

use std::{sync::Arc, time::Duration};

use leptos::prelude::*;

/// Calls when the next frame has been painted; on a page that is out of sight, when it is seen again.
pub fn when_painted(call: impl FnOnce() + 'static) {
    // The frame is painted between the one and the other.
    request_animation_frame(move || set_timeout(call, Duration::ZERO));
}

/// Calls in a task of its own.
pub fn then(call: impl FnOnce() + 'static) {
    set_timeout(call, Duration::ZERO);
}

/// The turns that the parts of something large take to be shown, a task each.
#[derive(Clone, Copy)]
pub struct Turns {
    turn: RwSignal<usize>,
    last: usize,
}

impl Turns {
    /// So many turns; the first one is now.
    pub fn new(count: usize) -> Turns {
        let turns = Turns { turn: RwSignal::new(0), last: count.saturating_sub(1) };
        turns.go_on();
        turns
    }

    /// Whether this turn, counted from 0, has come; tracked.
    pub fn has_come(&self, turn: usize) -> bool {
        self.turn.get() >= turn
    }

    /// Whether everything is there, tracked.
    pub fn are_over(&self) -> bool {
        self.has_come(self.last)
    }

    fn go_on(self) {
        // They are over for good where what took them is gone.
        if self.turn.try_get_untracked().is_some_and(|turn| turn < self.last) {
            then(move || {
                let _ = self.turn.try_update(|turn| *turn += 1);
                self.go_on();
            });
        }
    }
}

/// What is shown when its turn has come.
#[component]
pub fn InTurn(turns: Turns, turn: usize, view: Arc<dyn Fn() -> AnyView + Send + Sync>) -> impl IntoView {
    let has_come = Memo::new(move |_| turns.has_come(turn));
    move || has_come.get().then(|| view())
}
