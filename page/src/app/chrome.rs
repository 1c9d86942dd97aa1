//! What stands around the table: the name of the game and of the deal above, the buttons below.

use leptos::prelude::*;

use super::{
    l10n::{Language, Sentences, say, sentences},
    table::{Dialog, Table},
};
use black_hole::game::Game;

/// The game's name, the deal's name, which opens the choice of another, and the buttons beside them.
#[component]
pub fn Header() -> impl IntoView {
    let table = expect_context::<Table>();
    let language = expect_context::<Language>();
    let deal = move || {
        let named = |game: &Game| sentences().deal(game.deal());
        if table.is_empty() { String::new() } else { table.game(named) }
    };
    let game = Memo::new(move |_| table.name());
    let own_name = move || {
        let l10n = Sentences(language.other());
        l10n.language_name()
    };
    let choose = move || format!("{}: {}", deal(), sentences().choose_deal());
    view! {
        <header inert=move || table.is_empty()>
            <div class="title">
                <h1>{move || sentences().game(game.get())}</h1>
                <button
                    class="deal"
                    aria-label=choose
                    data-testid="deal"
                    on:click=move |_| table.dialog.set(Some(Dialog::Deal))
                >
                    <span>{deal}</span>
                    <Icon outline="M6 9l6 6 6-6" />
                </button>
            </div>
            <button
                class="button"
                lang=move || language.other().code()
                on:click=move |_| language.change()
            >
                <span class="wide-only">{own_name}</span>
                <span class="narrow-only">
                    {move || language.other().code().to_ascii_uppercase()}
                </span>
            </button>
            <button
                class="button square"
                aria-label=say(|l10n| l10n.share())
                title=say(|l10n| l10n.share())
                on:click=move |_| table.dialog.set(Some(Dialog::Share))
            >
                <Icon outline="M12 15V4m0 0L8 8m4-4 4 4M5 13v6h14v-6" />
            </button>
            <button
                class="button square"
                aria-label=say(|l10n| l10n.menu())
                title=say(|l10n| l10n.menu())
                on:click=move |_| table.dialog.set(Some(Dialog::Menu))
            >
                <Icon outline="M4 7h16M4 12h16M4 17h16" />
            </button>
        </header>
    }
}

/// Undo, redo, hint and new deal, always in the same places.
#[component]
pub fn Controls() -> impl IntoView {
    let table = expect_context::<Table>();
    let can_undo = Memo::new(move |_| table.game(Game::can_undo));
    let can_redo = Memo::new(move |_| table.game(Game::can_redo));
    // Disabled buttons keep the focus and say why nothing happens, so they are only called so.
    view! {
        <footer inert=move || table.is_empty()>
            <button
                class="button"
                aria-disabled=move || (!can_undo.get()).to_string()
                aria-keyshortcuts="U Control+Z"
                on:click=move |_| table.undo()
            >
                <Icon outline="M9 14 4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3" />
                <span class="wide-only">{say(|l10n| l10n.undo())}</span>
            </button>
            <button
                class="button"
                aria-disabled=move || (!can_redo.get()).to_string()
                aria-keyshortcuts="R Control+Y"
                on:click=move |_| table.redo()
            >
                <Icon outline="M15 14l5-5-5-5M20 9H10a6 6 0 0 0 0 12h3" />
                <span class="wide-only">{say(|l10n| l10n.redo())}</span>
            </button>
            <button
                class="button main"
                class:thinking=move || table.is_thinking()
                aria-keyshortcuts="H"
                on:click=move |_| table.hint()
            >
                {say(|l10n| l10n.hint())}
            </button>
            <button
                class="button"
                class:thinking=move || table.is_dealing()
                aria-keyshortcuts="N"
                on:click=move |_| table.new_deal()
            >
                {say(|l10n| l10n.new_deal())}
            </button>
        </footer>
    }
}

/// A drawn sign; what it stands on has the name.
#[component]
pub fn Icon(
    /// The line to draw, in a square of 24.
    outline: &'static str,
) -> impl IntoView {
    view! {
        <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
            <path d=outline />
        </svg>
    }
}
