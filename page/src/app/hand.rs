//! The player's hand: a card that is pressed, dragged, let go. A card that can be played is lifted as soon as it is pressed,
//! so that all that is left to do when it is let go is to have it fly.

use std::time::Duration;

use leptos::{html, prelude::*};
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlButtonElement, MouseEvent, PointerEvent};

use super::{
    flight::Flight,
    picture::{MOVE_TIME, Picture},
    table::Table,
};
use black_hole::{cards::Card, rules::Move};

/// How far a finger goes before it drags, in CSS pixels.
const SLACK: f64 = 8.0;

/// How long after a finger has gone up the click may come.
const CLICK: Duration = Duration::from_millis(200);

/// The button of a fan that a finger may take a card from.
pub type FanButton = (usize, NodeRef<html::Button>);

/// A handle on the card in the hand.
#[derive(Clone, Copy)]
pub struct Hand {
    table: Table,
    flight: Flight,
    held: StoredValue<Option<Held>>,
    /// Whether the finger has dragged since it came down.
    has_dragged: StoredValue<bool>,
}

/// A card under a finger.
#[derive(Clone)]
struct Held {
    fan: usize,
    card: Card,
    button: HtmlButtonElement,
    pointer: i32,
    /// Where the finger came down.
    from: (f64, f64),
    /// What is seen of it once it is lifted.
    picture: Option<Picture>,
}

impl Hand {
    /// Holds nothing.
    pub fn new(table: Table, flight: Flight) -> Hand {
        Hand { table, flight, held: StoredValue::new(None), has_dragged: StoredValue::new(false) }
    }

    /// A finger, a pen or a mouse button comes down on the fans.
    pub fn press(&self, event: &PointerEvent, fans: &[FanButton]) {
        // One card at a time: another finger, or a pen beside the mouse, waits.
        if self.is_dragging() || !event.is_primary() || event.button() != 0 || self.table.viewer.is_open() {
            return;
        }
        self.drop_held();
        self.has_dragged.set_value(false);
        let on = event.target().and_then(|target| target.dyn_into::<Element>().ok());
        let buttons = fans.iter().filter_map(|(fan, button)| Some((*fan, button.get_untracked()?)));
        let under = on.and_then(|on| buttons.into_iter().find(|(_, button)| button.contains(Some(&on))));
        let Some((fan, button)) = under else { return };
        let Some(card) = self.table.available_now(fan) else { return };
        // It will have the keyboard's focus too, and there is time for that now.
        self.table.cursor.set(fan);
        let picture = if self.table.can_play(fan) { self.lift(card, &button) } else { None };
        let (pointer, from) = (event.pointer_id(), place(event));
        self.held.set_value(Some(Held { fan, card, button, pointer, from, picture }));
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
            if !self.has_dragged.get_value() && right.hypot(down) > SLACK {
                if held.picture.is_none() {
                    held.picture = self.lift(held.card, &held.button);
                }
                let _ = held.button.set_pointer_capture(held.pointer);
                self.has_dragged.set_value(true);
            }
            if let Some(picture) = held.picture.as_ref().filter(|_| self.has_dragged.get_value()) {
                // Asked before anything moves: the browser has no need to lay out anew.
                self.light_the_hole(self.is_over_the_hole(event));
                picture.shift(right, down);
            }
        });
    }

    /// The finger lets go: over the hole a card that was dragged is played, elsewhere it lies where it lay. One that was only
    /// pressed is played by the click that follows.
    pub fn let_go(&self, event: &PointerEvent) {
        let Some(held) = self.held.get_value().filter(|held| held.pointer == event.pointer_id()) else {
            return;
        };
        if !self.has_dragged.get_value() {
            let hand = *self;
            set_timeout(move || hand.drop_if_held(&held), CLICK);
            return;
        }
        let is_over_the_hole = self.is_over_the_hole(event);
        self.light_the_hole(false);
        if self.table.available_now(held.fan) != Some(held.card) {
            self.drop_held();
        } else if !is_over_the_hole || !self.play(held.fan, &held.button) {
            self.bring_back();
        }
    }

    /// The browser has taken the finger's movement for something else.
    pub fn cancel(&self, event: &PointerEvent) {
        if self.holds(event) {
            self.light_the_hole(false);
            self.bring_back();
        }
    }

    /// The fans are gone, and with them whatever the hand was about.
    pub fn forget(&self) {
        self.drop_held();
        self.has_dragged.set_value(false);
        self.light_the_hole(false);
    }

    /// Whether this click is only the end of a drag.
    pub fn ends_with(&self, click: &MouseEvent) -> bool {
        // A click that was made by a key counts none.
        click.detail() > 0 && self.has_dragged.get_value()
    }

    /// Plays the available card of a fan, which flies from where it is seen, or says why it may not move; gives whether it
    /// was played.
    pub fn play(&self, fan: usize, button: &HtmlButtonElement) -> bool {
        let Some(card) = self.table.available_now(fan).filter(|_| self.table.can_play(fan)) else {
            // It says why.
            return self.table.play(Move::of_fan(fan));
        };
        let is_meant = |held: &mut Held| held.fan == fan && held.card == card;
        let held = self.held.try_update_value(|held| held.take_if(is_meant)).flatten();
        if held.is_some() {
            self.light_the_hole(false);
        }
        // Before anything else on the page has changed.
        let picture = held.and_then(|held| held.picture).or_else(|| self.lift(card, button));
        let under = self.table.foundation_now();
        let played = self.table.play(Move::of_fan(fan));
        if let Some(picture) = picture {
            self.flight.take_off(picture, under);
        }
        played
    }

    /// Lifts the card; gives its picture, unless the button still shows a card that has gone.
    fn lift(&self, card: Card, button: &HtmlButtonElement) -> Option<Picture> {
        if button.get_attribute("data-card") != Some(card.to_string()) {
            return None;
        }
        let picture = Picture::over(card, button)?;
        self.flight.lift(&picture, card);
        Some(picture)
    }

    fn holds(&self, event: &PointerEvent) -> bool {
        self.held.with_value(|held| held.as_ref().is_some_and(|held| held.pointer == event.pointer_id()))
    }

    fn is_dragging(&self) -> bool {
        self.has_dragged.get_value() && self.held.with_value(Option::is_some)
    }

    /// The card is where it lay.
    fn drop_held(&self) {
        if let Some(Held { picture: Some(picture), card, .. }) = self.take_held() {
            self.flight.lay_down(&picture, card);
        }
    }

    fn drop_if_held(&self, held: &Held) {
        let picture = self.held.with_value(|now| now.as_ref().and_then(|now| now.picture.clone()));
        if picture.is_some() && picture == held.picture {
            self.drop_held();
        }
    }

    /// The card goes back to where it lay.
    fn bring_back(&self) {
        if !self.has_dragged.get_value() {
            return self.drop_held();
        }
        if let Some(Held { picture: Some(picture), card, .. }) = self.take_held() {
            let flight = self.flight;
            picture.glide_back();
            set_timeout(move || flight.lay_down(&picture, card), MOVE_TIME);
        }
    }

    fn take_held(&self) -> Option<Held> {
        self.held.try_update_value(Option::take).flatten()
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
