//! The time of day, and how long somebody has been at the table.

use js_sys::Date;
use leptos::{ev, prelude::*};

/// Milliseconds since 1970 UTC.
pub fn now() -> u64 {
    Date::now() as u64
}

/// Today's year, month (from 1) and day (from 1), where the player is.
pub fn today() -> (u16, u8, u8) {
    let date = Date::new_0();
    (date.get_full_year() as u16, date.get_month() as u8 + 1, date.get_date() as u8)
}

/// Measures the time during which the page is in sight.
#[derive(Clone, Copy)]
pub struct Clock {
    /// Since when the time is not counted yet; none while the page is out of sight.
    since: StoredValue<Option<u64>>,
}

impl Clock {
    /// Starts.
    pub fn new() -> Clock {
        Clock { since: StoredValue::new((!document().hidden()).then(now)) }
    }

    /// Calls before the page goes out of sight: what was measured has to be kept by then.
    pub fn on_leaving(&self, call: impl Fn() + 'static) {
        let since = self.since;
        // It bubbles up from the document.
        window_event_listener(ev::visibilitychange, move |_| {
            if document().hidden() {
                call();
                since.set_value(None);
            } else {
                since.set_value(Some(now()));
            }
        });
    }

    /// Milliseconds in sight since this was last asked.
    pub fn take(&self) -> u64 {
        let Some(since) = self.since.get_value() else { return 0 };
        let now = now();
        self.since.set_value(Some(now));
        // The system's clock may be set back.
        now.saturating_sub(since)
    }
}
