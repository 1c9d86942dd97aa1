//! The dialog over the table. The browser's own: it keeps the focus inside, closes on Escape and gives the focus
//! back.

use leptos::{html, prelude::*};
use wasm_bindgen::JsCast;
use web_sys::{HtmlDialogElement, MouseEvent};

use super::{
    chrome::Icon,
    l10n::{Sentences, say, sentences},
    later::Later,
    table::{Dialog, Table},
};

/// The dialog that the table says is open, made anew each time; nothing while there is none.
#[component]
pub fn Modal() -> impl IntoView {
    let table = expect_context::<Table>();
    let later = expect_context::<Later>();
    let element = NodeRef::<html::Dialog>::new();
    let shown = Memo::new(move |_| table.dialog.get());
    Effect::new(move |_| {
        let Some(element) = element.get() else { return };
        let shown = shown.get();
        // Another dialog is another place for the focus.
        if element.open() {
            element.close();
        }
        if shown.is_some() {
            // Refused only where it is open already or off the page.
            let _ = element.show_modal();
        }
    });
    let closed = move |_| {
        // By then another may be open.
        if element.get_untracked().is_some_and(|element| !element.open()) {
            table.dialog.set(None);
        }
    };
    // What hits the dialog and nothing inside it is beside its sheet. Pressed there and released there: a text that
    // was selected from inside out is no click beside.
    let is_beside = move |event: &MouseEvent| {
        let hit = event.target().and_then(|target| target.dyn_into::<HtmlDialogElement>().ok());
        hit.is_some() && hit == element.get_untracked()
    };
    let pressed_beside = StoredValue::new(false);
    let clicked = move |event: MouseEvent| {
        if pressed_beside.get_value() && is_beside(&event) {
            table.dialog.set(None);
        }
    };
    let title = move || shown.get().map(|dialog| title(dialog, &sentences()));
    view! {
        <dialog
            node_ref=element
            aria-label=title
            on:close=closed
            on:mousedown=move |event| pressed_beside.set_value(is_beside(&event))
            on:click=clicked
        >
            {move || {
                let dialog = shown.get()?;
                Some(
                    view! {
                        <div class="sheet">
                            <div class="sheet-head">
                                <h2>{title}</h2>
                                <button
                                    class="button square"
                                    aria-label=say(|l10n| l10n.close())
                                    on:click=move |_| table.dialog.set(None)
                                >
                                    <Icon outline="M6 6l12 12M18 6 6 18" />
                                </button>
                            </div>
                            // While it is being fetched the dialog is there already, and can be closed.
                            {move || later.get().map(|parts| (parts.dialog)(dialog))}
                        </div>
                    },
                )
            }}
        </dialog>
    }
}

fn title(dialog: Dialog, l10n: &Sentences) -> String {
    match dialog {
        Dialog::Menu => l10n.menu(),
        Dialog::Games => l10n.games(),
        Dialog::Deal => l10n.deal_dialog(),
        Dialog::OwnCards => l10n.own_cards(),
        Dialog::Saved => l10n.saved_games(),
        Dialog::Journal => l10n.journal(),
        Dialog::Rules => l10n.rules(),
        Dialog::Keys => l10n.keys(),
        Dialog::Settings => l10n.settings(),
        Dialog::Share => l10n.share_dialog(),
    }
}
