//! A dialog over the table. The browser's own: it keeps the focus inside, closes on Escape and gives the focus
//! back.

use leptos::{html, prelude::*};
use wasm_bindgen::JsCast;
use web_sys::{HtmlDialogElement, MouseEvent};

use super::{
    chrome::Icon,
    l10n::say,
    table::{Dialog, Table},
};

/// The frame of a dialog, open while the table says so. What is inside is made anew each time.
#[component]
pub fn Modal(which: Dialog, #[prop(into)] title: Signal<String>, children: ChildrenFn) -> impl IntoView {
    let table = expect_context::<Table>();
    let dialog = NodeRef::<html::Dialog>::new();
    let open = Memo::new(move |_| table.dialog.get() == Some(which));
    Effect::new(move |_| {
        let Some(dialog) = dialog.get() else { return };
        if open.get() && !dialog.open() {
            // Refused only where the dialog is open already or off the page.
            let _ = dialog.show_modal();
        } else if !open.get() && dialog.open() {
            dialog.close();
        }
    });
    let closed = move |_| {
        if table.dialog.get_untracked() == Some(which) {
            table.dialog.set(None);
        }
    };
    // What hits the dialog and nothing inside it is beside its sheet. Pressed there and released there: a text that
    // was selected from inside out is no click beside.
    let is_beside = move |event: &MouseEvent| {
        let hit = event.target().and_then(|target| target.dyn_into::<HtmlDialogElement>().ok());
        hit.is_some() && hit == dialog.get_untracked()
    };
    let pressed_beside = StoredValue::new(false);
    let clicked = move |event: MouseEvent| {
        if pressed_beside.get_value() && is_beside(&event) {
            table.dialog.set(None);
        }
    };
    view! {
        <dialog
            node_ref=dialog
            aria-label=title
            on:close=closed
            on:mousedown=move |event| pressed_beside.set_value(is_beside(&event))
            on:click=clicked
        >
            <Show when=move || open.get()>
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
                    {children()}
                </div>
            </Show>
        </dialog>
    }
}
