//! The rules of the game on the table, with an example to play in the middle of them.

use leptos::prelude::*;

use super::example::Example;
use crate::{
    app::{l10n::Language, table::Table},
    sentence::Tongue,
};
use black_hole::rules::GameName;

/// Where the example stands in the text.
const EXAMPLE: &str = "<!-- example -->";

/// The rules in the page's language.
#[component]
pub fn RulesOfTheGame() -> impl IntoView {
    let language = expect_context::<Language>();
    // Another game cannot be chosen while they are read.
    let game = untrack(|| expect_context::<Table>().name());
    let text = move || rules(game, language.tongue());
    let parts = move || text().split_once(EXAMPLE).unwrap_or((text(), ""));
    view! {
        <div class="prose" inner_html=move || parts().0></div>
        <Example game />
        <div class="prose" inner_html=move || parts().1></div>
    }
}

/// The rules of a game in a language, as HTML.
const fn rules(game: GameName, tongue: Tongue) -> &'static str {
    macro_rules! text {
        ($path:literal) => {
            include_str!(concat!("../../../../locales/later/", $path, ".html"))
        };
    }
    match (tongue, game) {
        (Tongue::English, GameName::BlackHole) => text!("en/rules/black-hole"),
        (Tongue::Russian, GameName::BlackHole) => text!("ru/rules/black-hole"),
        (Tongue::English, GameName::BlackHoleAny) => text!("en/rules/black-hole-any"),
        (Tongue::Russian, GameName::BlackHoleAny) => text!("ru/rules/black-hole-any"),
        (Tongue::English, GameName::AllInARow) => text!("en/rules/all-in-a-row"),
        (Tongue::Russian, GameName::AllInARow) => text!("ru/rules/all-in-a-row"),
        (Tongue::English, GameName::Golf | GameName::GolfWrap | GameName::GolfKings) => {
            text!("en/rules/golf")
        }
        (Tongue::Russian, GameName::Golf | GameName::GolfWrap | GameName::GolfKings) => {
            text!("ru/rules/golf")
        }
    }
}
