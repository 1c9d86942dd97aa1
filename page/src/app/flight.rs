//! The way of a card from where it lay into the hole. It is only shown: the card counts as moved at once, and the next one
//! can go while it is still on its way.

use leptos::{html, prelude::*};
use web_sys::{DomRectReadOnly, Element};

/// A handle on the flight of the card that is played next.
#[derive(Clone, Copy)]
pub struct Flight {
    /// Where it ends.
    pub hole: NodeRef<html::Div>,
    start: StoredValue<Option<Start>>,
}

/// Where a card flies from, as seen from the middle of the hole.
#[derive(Clone, Copy)]
pub struct Start {
    /// In CSS pixels.
    pub right: f64,
    /// In CSS pixels.
    pub down: f64,
}

impl Flight {
    /// Nothing flies.
    pub fn new() -> Flight {
        Flight { hole: NodeRef::new(), start: StoredValue::new(None) }
    }

    /// Where a card at this place would come from. To be asked before anything on the page has changed: it costs nothing
    /// then.
    pub fn start(&self, from: &Element) -> Option<Start> {
        let hole = self.hole.get_untracked()?;
        let (x, y) = middle(&from.get_bounding_client_rect());
        let (hole_x, hole_y) = middle(&hole.get_bounding_client_rect());
        Some(Start { right: x - hole_x, down: y - hole_y })
    }

    /// The card that now goes into the hole comes from here.
    pub fn take_off(&self, start: Option<Start>) {
        self.start.set_value(start);
    }

    /// Where the card that has just come into the hole comes from, if that is known.
    pub fn land(&self) -> Option<Start> {
        self.start.try_update_value(Option::take).flatten()
    }
}

/// The middle of a rectangle, in CSS pixels from the window's upper left corner.
pub fn middle(rect: &DomRectReadOnly) -> (f64, f64) {
    (rect.left() + rect.width() / 2.0, rect.top() + rect.height() / 2.0)
}
