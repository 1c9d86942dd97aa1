//! The rules of the game, with an example to play in the middle of them.

use leptos::prelude::*;

use super::example::Example;
use crate::{app::l10n::Language, sentence::Tongue};

/// Where the example stands in the text.
const EXAMPLE: &str = "<!-- example -->";

/// The rules in the page's language.
#[component]
pub fn RulesOfTheGame() -> impl IntoView {
    let language = expect_context::<Language>();
    let text = move || match language.tongue() {
        Tongue::Russian => include_str!("../../../../locales/later/ru/rules.html"),
        Tongue::English => include_str!("../../../../locales/later/en/rules.html"),
    };
    let parts = move || text().split_once(EXAMPLE).unwrap_or((text(), ""));
    view! {
        <div class="prose" inner_html=move || parts().0></div>
        <Example />
        <div class="prose" inner_html=move || parts().1></div>
    }
}
