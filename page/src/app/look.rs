//! How the page looks by the player's choice: what the style cannot know by itself is written on the document's root, and
//! decides which of the head's elements for a dark or a light page count.

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::Element;

use super::{choices::Choices, l10n::Language, table::Table};
use crate::storage::{Scheme, Settings};

/// Keeps the page looking as the player has chosen.
pub fn follow(choices: Choices) {
    Effect::new(move |_| choices.get(apply));
}

/// Keeps the page named after the game that is seen, and laid out for its fans.
pub fn follow_game(table: Table) {
    let language = expect_context::<Language>();
    let game = Memo::new(move |_| table.name());
    Effect::new(move |_| document().set_title(&language.get().game(game.get())));
    Effect::new(move |_| {
        let Some(root) = document().document_element() else { return };
        // The names and the value are such as elements may have.
        let layout = game.get().layout();
        let _ = root.set_attribute("data-fan-size", &layout.fan_size.to_string());
        let opens_stock = layout.stock() > 0 && table.opens_stock();
        let _ = root.toggle_attribute_with_force("data-open-stock", opens_stock);
    });
}

fn apply(settings: &Settings) {
    let Some(root) = document().document_element() else { return };
    for (name, is_on) in [
        ("data-four-colours", settings.four_colours),
        ("data-high-contrast", settings.high_contrast),
        ("data-left-handed", settings.left_handed),
    ] {
        // The names are such as elements may have.
        let _ = root.toggle_attribute_with_force(name, is_on);
    }
    let Ok(elements) = root.query_selector_all("head [data-scheme]") else { return };
    for element in (0..elements.length()).filter_map(|place| elements.get(place)?.dyn_into::<Element>().ok())
    {
        let own = element.get_attribute("data-scheme").unwrap_or_default();
        let media = match settings.scheme {
            Scheme::System => format!("(prefers-color-scheme: {own})"),
            Scheme::Dark if own == "dark" => "all".to_owned(),
            Scheme::Light if own == "light" => "all".to_owned(),
            Scheme::Dark | Scheme::Light => "not all".to_owned(),
        };
        let _ = element.set_attribute("media", &media);
    }
}
