//! Sharing: the link to the deal, and the one to the position, to read and to copy.

use js_sys::Reflect;
use leptos::{html, prelude::*};
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::Clipboard;

use super::{
    address,
    l10n::sentences,
    modal::Modal,
    table::{Dialog, Table},
};
use crate::game::Game;

/// The links to what is on the table.
#[component]
pub fn ShareDialog() -> impl IntoView {
    let table = expect_context::<Table>();
    let title = Signal::derive(|| sentences().share_dialog());
    let begun = Memo::new(move |_| table.game(Game::can_undo));
    let deal = Signal::derive(move || address::whole(&table.link_to_deal()));
    let position = Signal::derive(move || address::whole(&table.link_to_position()));
    view! {
        <Modal which=Dialog::Share title>
            <CopyField
                id="link-to-deal"
                link=deal
                label=Signal::derive(|| sentences().link_to_deal())
                button=Signal::derive(|| sentences().copy_link())
            />
            <Show when=move || begun.get()>
                <CopyField
                    id="link-to-position"
                    link=position
                    label=Signal::derive(|| sentences().link_to_position())
                    button=Signal::derive(|| sentences().copy_position())
                />
            </Show>
        </Modal>
    }
}

/// Whether the last click copied.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Outcome {
    Copied,
    Failed,
}

/// A link in a field that can be selected, and a button that copies it.
#[component]
fn CopyField(
    id: &'static str,
    link: Signal<String>,
    label: Signal<String>,
    button: Signal<String>,
) -> impl IntoView {
    let field = NodeRef::<html::Input>::new();
    let outcome = RwSignal::new(None::<Outcome>);
    let copy = move |_| {
        spawn_local(async move {
            let copied = match clipboard() {
                Some(clipboard) => JsFuture::from(clipboard.write_text(&link.get_untracked())).await.is_ok(),
                None => false,
            };
            // By now the dialog may be closed, and its field and outcome gone.
            if let (false, Some(field)) = (copied, field.try_get_untracked().flatten()) {
                let _ = field.focus();
                field.select();
            }
            outcome.try_set(Some(if copied { Outcome::Copied } else { Outcome::Failed }));
        });
    };
    let said = move || {
        outcome.get().map(|outcome| match outcome {
            Outcome::Copied => sentences().copied(),
            Outcome::Failed => sentences().copy_failed(),
        })
    };
    view! {
        <div class="copy-field">
            <label for=id>{label}</label>
            <input
                id=id
                type="text"
                readonly=true
                node_ref=field
                prop:value=link
                on:focus=move |_| {
                    if let Some(field) = field.get_untracked() {
                        field.select();
                    }
                }
            />
            <div class="sheet-buttons">
                <button class="button main" on:click=copy>
                    {button}
                </button>
                <span role="status">{said}</span>
            </div>
        </div>
    }
}

/// The clipboard, where the page may use it: only over https and on one's own machine.
fn clipboard() -> Option<Clipboard> {
    let clipboard = Reflect::get(&window().navigator(), &"clipboard".into()).ok()?;
    clipboard.dyn_into().ok()
}
