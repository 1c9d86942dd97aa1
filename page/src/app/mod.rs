//! What is shown. Components take signals and hand events to the [`Table`](table::Table); no rule is decided
//! here.

mod address;
mod card;
mod choice;
mod choices;
mod chrome;
mod clicks;
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
mod playable;
mod refusals;
mod solver;
mod stock;
mod strip;
mod table;
mod timeline;
mod update;
mod viewer_controls;
mod words;

use leptos::prelude::*;

use choices::Choices;
use chrome::{Controls, Header};
use flight::Flight;
use hand::Hand;
use hole::Hole;
use l10n::Language;
use later::Later;
use message::{Message, Warning};
use modal::Modal;
use stock::OpenStock;
use strip::Strip;
use table::Table;
use update::Update;

use black_hole::game::{Game, Standing};

/// Puts the app on the page: in tasks of their own, since the browser has to compile all this on the way.
pub fn mount() {
    frame::then(|| mount_to_body(prepare));
}

/// Reads what is kept; then what the address names is laid out, and shown from above to below.
fn prepare() {
    let choices = Choices::new();
    provide_context(choices);
    look::follow(choices);
    provide_context(Language::new(choices));
    let table = Table::new(choices);
    provide_context(table);
    look::follow_game(table);
    let flight = Flight::new(table);
    provide_context(flight);
    provide_context(Hand::new(table, flight));
    provide_context(Later::new(table));
    let owner = Owner::current().unwrap_or_default();
    let parts: [fn(); 4] = [open, || mount_to_body(Header), show_table, || mount_to_body(Foot)];
    for part in parts {
        let owner = owner.clone();
        frame::then(move || owner.with(part));
    }
}

/// Opens what the address names, and listens.
fn open() {
    let table = expect_context::<Table>();
    table.open_address();
    address::on_change(move || table.open_address());
    keys::listen(table);
    provide_context(Update::new(table));
}

/// Shows the table instead of what was to be seen until now.
fn show_table() {
    if let Ok(Some(start)) = document().query_selector(".start") {
        start.remove();
    }
    mount_to_body(Middle);
}

/// The table itself.
#[component]
fn Middle() -> impl IntoView {
    let table = expect_context::<Table>();
    let later = expect_context::<Later>();
    let viewing = Memo::new(move |_| table.viewer.is_open_tracked());
    // The strip is made when there are cards to lay out, not made twice; in a task of its own, after what the cards changed.
    let lays_out = RwSignal::new(false);
    Effect::new(move |_| {
        let has_cards = !table.is_empty();
        frame::then(move || lays_out.set(has_cards));
    });
    // Another game is another strip.
    let has_strip = StoredValue::new(false);
    let game = Memo::new(move |_| table.name());
    let won = Memo::new(move |_| table.game(Game::standing) == Standing::Won && !viewing.get());

    view! {
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
            <OpenStock />
            {move || {
                let game = game.get();
                lays_out.get().then(|| view! { <Strip game replaces=has_strip.try_update_value(|has| std::mem::replace(has, true)).unwrap_or(false) /> })
            }}
        </main>
    }
}

/// What there is to be pressed, and the dialogs.
#[component]
fn Foot() -> impl IntoView {
    let table = expect_context::<Table>();
    let later = expect_context::<Later>();
    let viewing = Memo::new(move |_| table.viewer.is_open_tracked());
    view! {
        <Show when=move || viewing.get() fallback=Controls>
            {move || later.get().map(|parts| (parts.viewer_controls)())}
        </Show>
        <Modal />
    }
}
