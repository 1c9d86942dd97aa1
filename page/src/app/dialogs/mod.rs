//! What is inside the dialogs.

mod deal;
mod example;
mod games;
mod handing_out;
mod journal;
mod keys;
mod localised;
mod menu;
mod own_cards;
mod qr;
mod rules;
mod saved;
mod settings;
mod share;
mod switch;

use leptos::prelude::*;

use super::table::Dialog;
use deal::ChooseDeal;
use games::ChooseGame;
use journal::JournalPages;
use keys::Keys;
use menu::Menu;
use own_cards::OwnCards;
use rules::RulesOfTheGame;
use saved::SavedGames;
use settings::Settings;
use share::Share;

/// Makes what is inside a dialog.
pub fn inside(dialog: Dialog) -> AnyView {
    match dialog {
        Dialog::Menu => view! { <Menu /> }.into_any(),
        Dialog::Games => view! { <ChooseGame /> }.into_any(),
        Dialog::Deal => view! { <ChooseDeal /> }.into_any(),
        Dialog::OwnCards => view! { <OwnCards /> }.into_any(),
        Dialog::Saved => view! { <SavedGames /> }.into_any(),
        Dialog::Journal => view! { <JournalPages /> }.into_any(),
        Dialog::Rules => view! { <RulesOfTheGame /> }.into_any(),
        Dialog::Keys => view! { <Keys /> }.into_any(),
        Dialog::Settings => view! { <Settings /> }.into_any(),
        Dialog::Share => view! { <Share /> }.into_any(),
    }
}
