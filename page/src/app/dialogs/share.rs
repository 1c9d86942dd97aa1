//! Sharing: a link to the deal, the position or the whole game, as text, as a QR code and to other apps; and the cards
//! of the deal as a text board.

use leptos::{html, prelude::*};
use wasm_bindgen_futures::spawn_local;

use super::{handing_out, qr::Qr};
use crate::app::{
    address,
    l10n::{Language, say, sentences},
    table::Table,
    words::{tell, words},
};
use black_hole::{deals::board_text, game::Game};

/// The links to what is on the table, and its text board.
#[component]
pub fn Share() -> impl IntoView {
    view! {
        <ShareLink />
        <ShareText />
    }
}

/// What a link can lead to.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Shared {
    Deal,
    Position,
    Game,
}

#[component]
fn ShareLink() -> impl IntoView {
    let table = expect_context::<Table>();
    let shared = RwSignal::new(Shared::Deal);
    let begun = Memo::new(move |_| table.game(Game::can_undo));
    let has_line = Memo::new(move |_| table.game(|game| game.can_undo() || game.can_redo()));
    let link = Signal::derive(move || {
        address::whole(&match shared.get() {
            Shared::Deal => table.link_to_deal(),
            Shared::Position => table.link_to_position(),
            Shared::Game => table.link_to_game(),
        })
    });
    let choice = move |what: Shared, label: Signal<String>| {
        view! {
            <label class="choice">
                <input
                    type="radio"
                    name="shared"
                    prop:checked=move || shared.get() == what
                    on:change=move |_| shared.set(what)
                />
                <span>{label}</span>
            </label>
        }
    };
    view! {
        <fieldset class="choices">
            <legend class="for-the-ear">{say(|l10n| l10n.share_dialog())}</legend>
            {choice(Shared::Deal, tell(|words| words.share_deal()))}
            <Show when=move || begun.get()>
                {choice(Shared::Position, tell(|words| words.share_position()))}
            </Show>
            <Show when=move || has_line.get()>
                {choice(Shared::Game, tell(|words| words.share_game()))}
            </Show>
        </fieldset>
        <LinkField link />
        <Qr text=link label=tell(|words| words.qr_code()) />
    }
}

/// Whether the last click copied.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Outcome {
    Copied,
    Failed,
}

/// A link in a field that can be selected, and buttons that hand it out.
#[component]
fn LinkField(link: Signal<String>) -> impl IntoView {
    let language = expect_context::<Language>();
    let table = expect_context::<Table>();
    let title = Signal::derive(move || language.get().game(table.name()));
    let field = NodeRef::<html::Input>::new();
    let select = move || {
        // By now the dialog may be closed, and its field gone.
        if let Some(field) = field.try_get_untracked().flatten() {
            let _ = field.focus();
            field.select();
        }
    };
    view! {
        <label for="link">{tell(|words| words.link())}</label>
        <input id="link" type="text" readonly=true node_ref=field prop:value=link on:focus=move |_| select() />
        <div class="sheet-buttons">
            <Show when=handing_out::can_share>
                <button
                    class="button main"
                    on:click=move |_| handing_out::share(&title.get_untracked(), &link.get_untracked())
                >
                    {tell(|words| words.share_with())}
                </button>
            </Show>
            <CopyButton text=link label=tell(|words| words.copy_link()) select />
        </div>
    }
}

/// The deal as a text board, to copy or to keep as a file.
#[component]
fn ShareText() -> impl IntoView {
    let table = expect_context::<Table>();
    let field = NodeRef::<html::Textarea>::new();
    let text =
        Signal::derive(move || table.game(|game| board_text::write(&game.deal().lay_out(game.name()))));
    let select = move || {
        if let Some(field) = field.try_get_untracked().flatten() {
            let _ = field.focus();
            field.select();
        }
    };
    let download = move |_| {
        let name = untrack(|| table.game(|game| format!("{}-{}.txt", game.name().slug(), game.deal())));
        handing_out::download(&name, "text/plain", &text.get_untracked());
    };
    view! {
        <details class="as-text">
            <summary>{tell(|words| words.as_text())}</summary>
            <Show
                when=move || !table.hides_something()
                fallback=|| view! { <p class="help">{say(|l10n| l10n.stock_hidden())}</p> }
            >
                <textarea
                    aria-label=tell(|words| words.as_text())
                    readonly=true
                    rows="6"
                    node_ref=field
                    prop:value=text
                ></textarea>
                <div class="sheet-buttons">
                    <CopyButton text label=tell(|words| words.copy_text()) select />
                    <button class="button" on:click=download>
                        {tell(|words| words.download())}
                    </button>
                </div>
            </Show>
        </details>
    }
}

/// A button that copies a text, and says whether it could; where it could not, the text is selected.
#[component]
fn CopyButton(
    text: Signal<String>,
    label: Signal<String>,
    select: impl Fn() + Copy + 'static,
) -> impl IntoView {
    let outcome = RwSignal::new(None::<Outcome>);
    let copy = move |_| {
        spawn_local(async move {
            let copied = handing_out::copy(&text.get_untracked()).await;
            if !copied {
                select();
            }
            outcome.try_set(Some(if copied { Outcome::Copied } else { Outcome::Failed }));
        });
    };
    // What was copied is not this any more.
    Effect::new(move |_| {
        text.with(|_| ());
        outcome.set(None);
    });
    let said = move || {
        outcome.get().map(|outcome| match outcome {
            Outcome::Copied => sentences().copied(),
            Outcome::Failed => words().copy_failed(),
        })
    };
    view! {
        <button class="button" on:click=copy>
            {label}
        </button>
        <span role="status">{said}</span>
    }
}
