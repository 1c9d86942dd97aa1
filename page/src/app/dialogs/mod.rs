//! What is inside the dialogs: a part of the program of its own, which is fetched when the first of them is opened.

mod deal;
mod handing_out;
mod journal;
mod menu;
mod own_cards;
mod qr;
mod saved;
mod settings;
mod share;
mod switch;

use leptos::prelude::*;
use wasm_split_helpers::{SplitLoaderError, wasm_split};

use super::table::Dialog;
use deal::ChooseDeal;
use journal::JournalPages;
use menu::Menu;
use own_cards::OwnCards;
use saved::SavedGames;
use settings::Settings;
use share::Share;

/// Makes what is inside a dialog.
pub type Contents = fn(Dialog) -> AnyView;

/// Fetches the part of the program that makes what is inside the dialogs.
///
/// # Errors
/// It cannot be had now.
#[allow(unsafe_code, reason = "the compiler does not see what is on the other side of the split")]
#[wasm_split(dialogs, fallible)]
pub fn contents() -> Result<Contents, SplitLoaderError> {
    Ok(inside)
}

fn inside(dialog: Dialog) -> AnyView {
    match dialog {
        Dialog::Menu => view! { <Menu /> }.into_any(),
        Dialog::Deal => view! { <ChooseDeal /> }.into_any(),
        Dialog::OwnCards => view! { <OwnCards /> }.into_any(),
        Dialog::Saved => view! { <SavedGames /> }.into_any(),
        Dialog::Journal => view! { <JournalPages /> }.into_any(),
        Dialog::Settings => view! { <Settings /> }.into_any(),
        Dialog::Share => view! { <Share /> }.into_any(),
    }
}
