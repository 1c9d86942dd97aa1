//! What is shown. Components take signals and hand events to the [`Table`](table::Table); no rule is decided
//! here.

mod address;
mod card;
mod choice;
mod choices;
mod chrome;
mod clock;
mod dialogs;
mod fan;
mod fit;
mod flight;
mod frame;
mod hand;
mod hole;
mod keyed;
mod keys;
mod l10n;
mod later;
mod look;
mod message;
mod modal;
mod notice;
mod picture;
mod refusals;
mod solver;
mod strip;
mod table;
mod timeline;
mod update;
mod viewer_controls;
mod words;

use std::sync::Arc;

use leptos::prelude::*;

use choices::Choices;
use chrome::{Controls, Header};
use flight::Flight;
use frame::{InTurn, Turns};
use hole::Hole;
use l10n::Language;
use later::Later;
use message::{Message, Warning};
use modal::Modal;
use strip::Strip;
use table::Table;
use update::Update;

use black_hole::game::{Game, Standing};

/// Puts the app on the page.
pub fn mount() {
    frame::then(|| mount_to_body(prepare));
}

/// Reads what is kept, lays out what the address names, then shows it: in tasks of their own, since the browser has to compile
/// all this on the way.
fn prepare() {
    let choices = Choices::new();
    provide_context(choices);
    look::follow(choices);
    provide_context(Language::new(choices));
    let table = Table::new(choices);
    provide_context(table);
    provide_context(Flight::new(table));
    provide_context(Later::new(table));
    let owner = Owner::current().unwrap_or_default();
    frame::then(move || {
        owner.with(|| {
            table.open_address();
            address::on_change(move || table.open_address());
            keys::listen(table);
            provide_context(Update::new(table));
        });
        frame::then(move || {
            // What was to be seen until now.
            if let Ok(Some(start)) = document().query_selector(".start") {
                start.remove();
            }
            owner.with(|| mount_to_body(App));
        });
    });
}

#[component]
fn App() -> impl IntoView {
    let table = expect_context::<Table>();
    let later = expect_context::<Later>();
    let viewing = Memo::new(move |_| table.viewer.is_open_tracked());
    let turns = Turns::new(3);
    let controls = move || {
        view! {
            <Show when=move || viewing.get() fallback=Controls>
                {move || later.get().map(|parts| (parts.viewer_controls)())}
            </Show>
        }
        .into_any()
    };
    let won = Memo::new(move |_| table.game(Game::standing) == Standing::Won && !viewing.get());

    view! {
        <Header />
        <Warning />
        <main
            class:won=move || won.get()
            class:viewing=move || viewing.get()
            class:empty=move || table.is_empty()
            data-testid="table"
        >
            <Hole />
            <Message />
            {move || later.get().map(|parts| (parts.timeline)())}
            // Made when there are cards to lay out, not made twice.
            <Show when=move || !table.is_empty() && turns.has_come(1)>
                <Strip />
            </Show>
        </main>
        <InTurn turns turn=2 view=Arc::new(controls) />
        <InTurn turns turn=2 view=Arc::new(|| view! { <Modal /> }.into_any()) />
    }
}
