//! What is pressed in haste and not meant twice: a key that is held down, and the second click of a double one.

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{KeyboardEvent, MouseEvent, PointerEvent};

/// Whether the last click moved a card. Who double-clicks a card, as other patiences want it, does not mean the next one as
/// well.
#[derive(Clone, Copy)]
pub struct Clicks {
    has_moved: StoredValue<bool>,
}

impl Clicks {
    /// None so far.
    pub fn new() -> Clicks {
        Clicks { has_moved: StoredValue::new(false) }
    }

    /// Does what the click means, which says whether a card moved; nothing if it is the second one on a card that has gone.
    pub fn take(&self, event: &MouseEvent, act: impl FnOnce() -> bool) {
        let by_mouse = event.dyn_ref::<PointerEvent>().is_some_and(|event| event.pointer_type() == "mouse");
        let is_double = by_mouse && event.detail() == 2 && self.has_moved.get_value();
        if !is_double {
            self.has_moved.set_value(act());
        }
    }
}

/// Enter held down would play card upon card.
pub fn ignore_repeats(event: KeyboardEvent) {
    if event.repeat() && matches!(event.key().as_str(), "Enter" | " ") {
        event.prevent_default();
    }
}
