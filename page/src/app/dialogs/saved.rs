//! The games that can be gone on with.

use leptos::prelude::*;

use super::localised;
use crate::app::{
    l10n::{Language, sentences},
    table::Table,
    words::tell,
};
use crate::storage::{self, Saved};

/// The most games that are listed.
const MOST: usize = 100;

/// The list of the saved games, the latest first.
#[component]
pub fn SavedGames() -> impl IntoView {
    let saved = storage::saved_games(MOST);
    if saved.is_empty() {
        return view! { <p>{tell(|words| words.no_saved_games())}</p> }.into_any();
    }
    let rows = saved.into_iter().map(|saved| view! { <SavedRow saved /> }).collect_view();
    view! { <ul class="rows" role="list">{rows}</ul> }.into_any()
}

#[component]
fn SavedRow(saved: Saved) -> impl IntoView {
    let table = expect_context::<Table>();
    let language = expect_context::<Language>();
    let Saved { game, deal, progress, written } = saved;
    let name = deal.clone();
    let go_on = move |_| {
        table.dialog.set(None);
        table.go_on_with(game, &deal);
    };
    view! {
        <li>
            <button class="menu-item row" on:click=go_on>
                <strong>
                    {move || {
                        let l10n = sentences();
                        l10n.deal_of_game(l10n.game(game), l10n.deal(&name))
                    }}
                </strong>
                <span>{move || sentences().progress(progress.moved, progress.of)}</span>
                <span class="help">{move || localised::time(written, &language)}</span>
            </button>
        </li>
    }
}
