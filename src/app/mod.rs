//! What is shown. Components take signals and hand events to the [`Table`](table::Table); no rule is decided
//! here.

mod address;
mod card;
mod choice;
mod choices;
mod chrome;
mod clock;
mod deal_dialog;
mod fan;
mod handing_out;
mod hole;
mod journal_dialog;
mod keys;
mod l10n;
mod menu_dialog;
mod message;
mod modal;
mod notice;
mod own_cards_dialog;
mod qr;
mod refusals;
mod saved_dialog;
mod settings_dialog;
mod share_dialog;
mod solver;
mod strip;
mod switch;
mod table;
mod timeline;
mod viewer_controls;

use leptos::prelude::*;

use choices::Choices;
use chrome::{Controls, Header};
use deal_dialog::DealDialog;
use hole::Hole;
use journal_dialog::JournalDialog;
use l10n::Language;
use menu_dialog::MenuDialog;
use message::{Message, Warning};
use own_cards_dialog::OwnCardsDialog;
use saved_dialog::SavedDialog;
use settings_dialog::SettingsDialog;
use share_dialog::ShareDialog;
use strip::Strip;
use table::Table;
use timeline::Timeline;
use viewer_controls::ViewerControls;

use crate::game::{Game, Standing};

/// Puts the app on the page.
pub fn mount() {
    mount_to_body(App);
}

#[component]
fn App() -> impl IntoView {
    let choices = Choices::new();
    provide_context(choices);
    provide_context(Language::new(choices));
    let table = Table::new(choices);
    provide_context(table);
    table.open_address();
    address::on_change(move || table.open_address());
    keys::listen(table);
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
            <Timeline />
            <Strip />
        </main>
        <Show when=move || viewing.get() fallback=Controls>
            <ViewerControls />
        </Show>
        <MenuDialog />
        <SettingsDialog />
        <DealDialog />
        <OwnCardsDialog />
        <SavedDialog />
        <JournalDialog />
        <ShareDialog />
    }
}
