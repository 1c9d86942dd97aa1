//! Dragging a card to the hole. What follows the finger is a picture of the card; the card itself stays in its fan until it
//! is let go over the hole.

use std::time::Duration;

use leptos::{html, prelude::*};
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlButtonElement, HtmlElement, MouseEvent, PointerEvent};

use super::{flight::Flight, table::Table};
use black_hole::rules::hole::FanIndex;

/// How far a finger goes before it drags, in CSS pixels.
const SLACK: f64 = 8.0;

/// `--move-time` of style/tokens.css.
const MOVE_TIME: Duration = Duration::from_millis(160);

/// The button of a fan that a finger may take a card from.
pub type FanButton = (FanIndex, NodeRef<html::Button>);

/// A handle on the card that is dragged.
#[derive(Clone, Copy)]
pub struct Drag {
    table: Table,
    flight: Flight,
    held: StoredValue<Option<Held>>,
    /// Whether the finger has dragged since it came down.
    has_dragged: StoredValue<bool>,
}

/// A card under a finger.
#[derive(Clone)]
struct Held {
    fan: FanIndex,
    /// What its button says that it is.
    card: Option<String>,
    button: HtmlButtonElement,
    pointer: i32,
    /// Where the finger came down.
    from: (f64, f64),
    /// The picture that follows the finger once it has gone far enough.
    picture: Option<HtmlElement>,
}

/// A card that has been dragged, and its picture.
struct Lifted {
    fan: FanIndex,
    button: HtmlButtonElement,
    picture: HtmlElement,
    /// Whether it is still the available card of its fan.
    is_there: bool,
}

impl Drag {
    /// Nothing is dragged.
    pub fn new(table: Table, flight: Flight) -> Drag {
        Drag { table, flight, held: StoredValue::new(None), has_dragged: StoredValue::new(false) }
    }

    /// A finger, a pen or a mouse button comes down on the fans.
    pub fn take(&self, event: &PointerEvent, fans: &[FanButton]) {
        // One card at a time: another finger, or a pen beside the mouse, waits.
        if self.is_dragging() || !event.is_primary() || event.button() != 0 || self.table.viewer.is_open() {
            return;
        }
        self.has_dragged.set_value(false);
        let on = event.target().and_then(|target| target.dyn_into::<Element>().ok());
        let buttons = fans.iter().filter_map(|(fan, button)| Some((*fan, button.get_untracked()?)));
        let under = on.and_then(|on| buttons.into_iter().find(|(_, button)| button.contains(Some(&on))));
        self.held.set_value(under.map(|(fan, button)| Held {
            fan,
            card: card_of(&button),
            button,
            pointer: event.pointer_id(),
            from: place(event),
            picture: None,
        }));
    }

    /// The finger moves.
    pub fn follow(&self, event: &PointerEvent) {
        if self.holds(event) && event.buttons() == 0 {
            // It was let go where nobody saw it.
            self.cancel(event);
            return;
        }
        self.held.update_value(|held| {
            let Some(held) = held.as_mut().filter(|held| held.pointer == event.pointer_id()) else { return };
            let ((x, y), (from_x, from_y)) = (place(event), held.from);
            let (right, down) = (x - from_x, y - from_y);
            if held.picture.is_none() && held.card.is_some() && right.hypot(down) > SLACK {
                held.picture = picture_of(&held.button);
                let _ = held.button.set_pointer_capture(held.pointer);
                self.has_dragged.set_value(true);
            }
            if let Some(picture) = &held.picture {
                // Asked before anything moves: the browser has no need to lay out anew.
                self.light_the_hole(self.is_over_the_hole(event));
                let _ = picture.style().set_property("translate", &format!("{right}px {down}px"));
            }
        });
    }

    /// The finger lets go: over the hole the card is played, elsewhere it lies where it lay.
    pub fn drop(&self, event: &PointerEvent) {
        let Some(Lifted { fan, button, picture, is_there }) = self.let_go(event) else { return };
        if !is_there {
            lay_down(&button, &picture);
            return;
        }
        if self.is_over_the_hole(event) {
            let start = self.flight.start(&picture);
            if self.table.play(fan) {
                self.flight.take_off(start);
                lay_down(&button, &picture);
                return;
            }
        }
        bring_back(button, picture);
    }

    /// The browser has taken the finger's movement for something else.
    pub fn cancel(&self, event: &PointerEvent) {
        if let Some(Lifted { button, picture, .. }) = self.let_go(event) {
            bring_back(button, picture);
        }
    }

    /// Whether this click is only the end of a drag.
    pub fn ends_with(&self, click: &MouseEvent) -> bool {
        // A click that was made by a key counts none.
        click.detail() > 0 && self.has_dragged.get_value()
    }

    fn holds(&self, event: &PointerEvent) -> bool {
        self.held.with_value(|held| held.as_ref().is_some_and(|held| held.pointer == event.pointer_id()))
    }

    fn is_dragging(&self) -> bool {
        self.held.with_value(|held| held.as_ref().is_some_and(|held| held.picture.is_some()))
    }

    /// Ends the drag by this finger; gives what was dragged, if it had come so far.
    fn let_go(&self, event: &PointerEvent) -> Option<Lifted> {
        if !self.holds(event) {
            return None;
        }
        let held = self.held.try_update_value(Option::take).flatten()?;
        self.light_the_hole(false);
        let is_there = card_of(&held.button) == held.card;
        Some(Lifted { fan: held.fan, button: held.button, picture: held.picture?, is_there })
    }

    fn is_over_the_hole(&self, event: &PointerEvent) -> bool {
        self.flight.hole.get_untracked().is_some_and(|hole| {
            let rect = hole.get_bounding_client_rect();
            let (x, y) = place(event);
            // A finger covers what it aims at: near is good enough.
            let (x, y) = (x - rect.left() - rect.width() / 2.0, y - rect.top() - rect.height() / 2.0);
            x.hypot(y) < rect.width() * 0.75
        })
    }

    fn light_the_hole(&self, is_lit: bool) {
        if let Some(hole) = self.flight.hole.get_untracked() {
            let _ = hole.toggle_attribute_with_force("data-lit", is_lit);
        }
    }
}

fn place(event: &PointerEvent) -> (f64, f64) {
    (event.client_x().into(), event.client_y().into())
}

fn card_of(button: &HtmlButtonElement) -> Option<String> {
    button.get_attribute("data-card")
}

/// Lifts the card: a picture of it, which lies over everything and is cut off by no edge.
fn picture_of(button: &HtmlButtonElement) -> Option<HtmlElement> {
    let picture = document().create_element("div").ok()?.dyn_into::<HtmlElement>().ok()?;
    picture.set_class_name(&format!("{} dragged", button.class_name()));
    picture.set_inner_html(&button.inner_html());
    let rect = button.get_bounding_client_rect();
    let (width, height) = (f64::from(button.offset_width()), f64::from(button.offset_height()));
    // Upright, and in the middle of where the card leans.
    let left = rect.left() + (rect.width() - width) / 2.0;
    let top = rect.top() + (rect.height() - height) / 2.0;
    for (property, pixels) in [("left", left), ("top", top), ("--card-width", width)] {
        let _ = picture.style().set_property(property, &format!("{pixels}px"));
    }
    document().body()?.append_child(&picture).ok()?;
    let _ = button.toggle_attribute_with_force("data-lifted", true);
    Some(picture)
}

/// The picture goes back to its card.
fn bring_back(button: HtmlButtonElement, picture: HtmlElement) {
    let _ = picture.toggle_attribute_with_force("data-back", true);
    let _ = picture.style().set_property("translate", "0px 0px");
    set_timeout(move || lay_down(&button, &picture), MOVE_TIME);
}

/// The card is itself again.
fn lay_down(button: &HtmlButtonElement, picture: &HtmlElement) {
    picture.remove();
    let _ = button.toggle_attribute_with_force("data-lifted", false);
}
