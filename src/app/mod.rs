//! What is shown. Components take signals and hand events to the [`Table`](table::Table); no rule is decided
//! here.

mod address;
mod card;
mod chrome;
mod deal_dialog;
mod fan;
mod hole;
mod keys;
mod l10n;
mod message;
mod modal;
mod notice;
mod share_dialog;
mod solver;
mod strip;
mod table;

use leptos::prelude::*;

use chrome::{Controls, Header};
use deal_dialog::DealDialog;
use hole::Hole;
use l10n::Language;
use message::Message;
use share_dialog::ShareDialog;
use strip::Strip;
use table::Table;

use crate::game::{Game, Standing};

/// Puts the app on the page.
pub fn mount() {
    mount_to_body(App);
}

#[component]
fn App() -> impl IntoView {
    let language = Language::new();
    provide_context(language);
    let table = Table::new();
    provide_context(table);
    table.open_address();
    address::on_change(move || table.open_address());
    keys::listen(table);
    let won = Memo::new(move |_| table.game(Game::standing) == Standing::Won);

    view! {
        <Header />
        <main class:won=move || won.get()>
            <Hole />
            <Message />
            <Strip />
        </main>
        <Controls />
        <DealDialog />
        <ShareDialog />
    }
}
