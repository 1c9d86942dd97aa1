//! The address of the page: what stands behind its `#`, and the page's history.

use leptos::{ev, prelude::*};
use wasm_bindgen::JsValue;

use black_hole::deals::link::Link;

/// What stands behind the address's `#`; none if nothing does.
pub fn fragment() -> Option<String> {
    let hash = window().location().hash().ok()?;
    (!hash.trim_start_matches(['#', '/']).is_empty()).then_some(hash)
}

/// Whether the address has a place of its own in the history from now on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Entry {
    /// A new place: "back" leads to the one before.
    New,
    /// The present place is written over.
    Same,
}

/// Writes the link into the address.
pub fn show(link: &Link, entry: Entry) {
    let link = link.to_string();
    if fragment().as_ref() == Some(&link) {
        return;
    }
    let Ok(history) = window().history() else { return };
    // Browsers refuse some hundred changes within seconds; the address then lags behind, and nothing else.
    let _ = match entry {
        Entry::New => history.push_state_with_url(&JsValue::NULL, "", Some(&link)),
        Entry::Same => history.replace_state_with_url(&JsValue::NULL, "", Some(&link)),
    };
}

/// The whole address of this page with the link behind it, without what a tracker put in between.
pub fn whole(link: &Link) -> String {
    let location = window().location();
    let (origin, path) = (location.origin().unwrap_or_default(), location.pathname().unwrap_or_default());
    format!("{origin}{path}{link}")
}

/// Calls back when the player typed or followed a link, or went back or forward.
pub fn on_change(call: impl Fn() + 'static) {
    // Told of a return to the very same address too, which `hashchange` is not.
    window_event_listener(ev::popstate, move |_| call());
}
