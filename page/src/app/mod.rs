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
mod hole;
mod keys;
mod l10n;
mod later;
mod look;
mod message;
mod modal;
mod notice;
mod refusals;
mod solver;
mod strip;
mod table;
mod timeline;
mod update;
mod viewer_controls;

use leptos::prelude::*;

use choices::Choices;
use chrome::{Controls, Header};
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
    mount_to_body(App);
}

#[component]
fn App() -> impl IntoView {
    let choices = Choices::new();
    provide_context(choices);
    look::follow(choices);
    provide_context(Language::new(choices));
    let table = Table::new(choices);
    provide_context(table);
    let later = Later::new(table);
    provide_context(later);
    table.open_address();
    address::on_change(move || table.open_address());
    keys::listen(table);
    provide_context(Update::new(table));
    let viewing = Memo::new(move |_| table.viewer.is_open_tracked());
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
            <Strip />
        </main>
        <Show when=move || viewing.get() fallback=Controls>
            {move || later.get().map(|parts| (parts.viewer_controls)())}
        </Show>
        <Modal />
    }
}
