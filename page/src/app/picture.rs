//! The picture of a card: it is what moves when a card does, over everything and cut off by no edge. The card itself never
//! leaves its place; it is there, and then it is elsewhere.

use std::time::Duration;

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{DomRectReadOnly, Element, HtmlButtonElement, HtmlElement};

use super::card::suit_class;
use black_hole::cards::Card;

/// How long a picture glides: `--move-time` of style/tokens.css.
pub const MOVE_TIME: Duration = Duration::from_millis(160);

/// As a card of a fan leans: a property of style/card.css.
const LEANING: &str = "var(--lean)";

/// Its way is known, and it has not set out.
const WAITING: &str = "data-waiting";

/// A picture that lies on the page.
#[derive(Clone, PartialEq)]
pub struct Picture {
    element: HtmlElement,
    /// Where its middle lies before it moves, in CSS pixels from the window's upper left corner.
    middle: (f64, f64),
    /// In CSS pixels.
    width: f64,
}

impl Picture {
    /// Of the available card of a fan, where that lies and leaning as it does. To be asked for before anything on the page
    /// has changed: the browser knows then where things are.
    pub fn over(card: Card, button: &HtmlButtonElement) -> Option<Picture> {
        let fan = button.parent_element()?.dyn_into::<HtmlElement>().ok()?;
        let count = fan.style().get_property_value("--count").ok()?;
        let (x, y) = middle(&button.get_bounding_client_rect());
        let (width, height) = (f64::from(button.offset_width()), f64::from(button.offset_height()));
        let element = document().create_element("div").ok()?.dyn_into::<HtmlElement>().ok()?;
        element.set_class_name(&format!("card {} picture", suit_class(card.suit)));
        element.set_inner_html(&button.inner_html());
        element.set_attribute("aria-hidden", "true").ok()?;
        let picture = Picture { element, middle: (x, y), width };
        for (property, pixels) in
            [("left", x - width / 2.0), ("top", y - height / 2.0), ("--card-width", width)]
        {
            picture.style(property, &format!("{pixels}px"));
        }
        picture.style("--count", &count);
        Some(picture)
    }

    /// Lies on the page.
    pub fn lie(&self) {
        if let Some(body) = document().body() {
            let _ = body.append_child(&self.element);
        }
    }

    /// Lies so many CSS pixels from where the card lies, upright.
    pub fn shift(&self, right: f64, down: f64) {
        self.mark(WAITING, false);
        self.mark("data-gliding", false);
        self.style("transform", &format!("translate({right}px, {down}px)"));
    }

    /// Makes ready to glide onto an element, and to its size: the browser then has less to do when it sets out.
    pub fn aim_at(&self, target: &Element) {
        let (x, y) = middle(&target.get_bounding_client_rect());
        let (right, down) = (x - self.middle.0, y - self.middle.1);
        let size = f64::from(target.client_width()) / self.width;
        self.mark(WAITING, true);
        self.glide(&format!("translate({right}px, {down}px) scale({size})"));
    }

    /// Glides onto an element, and to its size.
    pub fn glide_onto(&self, target: &Element) {
        if !self.element.has_attribute(WAITING) {
            self.aim_at(target);
        }
        self.mark(WAITING, false);
    }

    /// Glides back over its card.
    pub fn glide_back(&self) {
        self.glide(LEANING);
    }

    /// Is gone.
    pub fn remove(&self) {
        self.element.remove();
    }

    fn glide(&self, to: &str) {
        let from = self.element.style().get_property_value("transform").unwrap_or_default();
        self.style("--from", if from.is_empty() { LEANING } else { &from });
        self.style("transform", to);
        self.mark("data-gliding", true);
    }

    fn mark(&self, attribute: &str, is_set: bool) {
        let _ = self.element.toggle_attribute_with_force(attribute, is_set);
    }

    fn style(&self, property: &str, value: &str) {
        // The properties and values are such as every style may have.
        let _ = self.element.style().set_property(property, value);
    }
}

/// The middle of a rectangle, in CSS pixels from the window's upper left corner.
pub fn middle(rect: &DomRectReadOnly) -> (f64, f64) {
    (rect.left() + rect.width() / 2.0, rect.top() + rect.height() / 2.0)
}
