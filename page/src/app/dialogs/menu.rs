//! The menu: everything that has no button of its own.

use leptos::prelude::*;

use crate::app::{
    l10n::say,
    table::{Dialog, Table},
    words::tell,
};

/// The list of what else can be done.
#[component]
pub fn Menu() -> impl IntoView {
    let table = expect_context::<Table>();
    // What is done shows on the table, so the menu is out of the way by then.
    let act = move |act: fn(&Table)| {
        move || {
            table.dialog.set(None);
            act(&table);
        }
    };
    let open = move |dialog| move || table.dialog.set(Some(dialog));
    view! {
        <div class="menu">
            <Item label=tell(|words| words.solution()) choose=act(Table::show_solution) />
            <Item label=say(|l10n| l10n.analysis()) choose=act(Table::analyse) />
            <Item label=say(|l10n| l10n.again()) choose=act(Table::again) />
            <Show when=move || table.can_stop()>
                <Item label=tell(|words| words.stop()) choose=act(Table::stop) />
            </Show>
            <hr />
            <Item label=say(|l10n| l10n.games()) choose=open(Dialog::Games) />
            <Item label=say(|l10n| l10n.deal_dialog()) choose=open(Dialog::Deal) />
            <Item label=say(|l10n| l10n.own_cards()) choose=open(Dialog::OwnCards) />
            <Item label=say(|l10n| l10n.saved_games()) choose=open(Dialog::Saved) />
            <Item label=say(|l10n| l10n.journal()) choose=open(Dialog::Journal) />
            <Item label=say(|l10n| l10n.rules()) choose=open(Dialog::Rules) />
            <Item label=say(|l10n| l10n.settings()) choose=open(Dialog::Settings) />
            <Item label=say(|l10n| l10n.keys()) choose=open(Dialog::Keys) />
        </div>
    }
}

#[component]
fn Item(label: Signal<String>, choose: impl Fn() + 'static) -> impl IntoView {
    view! {
        <button class="menu-item" on:click=move |_| choose()>
            {label}
        </button>
    }
}
