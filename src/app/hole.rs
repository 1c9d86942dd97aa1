//! The hole, with a ring of as many marks as cards have to move, and the count in words below.

use leptos::prelude::*;

use super::{
    card::{CardFace, suit_class},
    l10n::{capitalised, sentences},
    table::Table,
};
use crate::rules::{Progress, Rules};

/// The hole and how far the game has come.
#[component]
pub fn Hole() -> impl IntoView {
    let table = expect_context::<Table>();
    let card = Memo::new(move |_| table.game(|game| game.position().hole()));
    let progress = Memo::new(move |_| table.game(|game| game.progress()));
    let playable = Memo::new(move |_| table.game(|game| game.position().legal_moves().len()));
    let label = move || {
        let l10n = sentences();
        capitalised(&l10n.hole_shows(l10n.card_nominative(card.get())))
    };
    let count = move || {
        let Progress { moved, of } = progress.get();
        sentences().progress(moved, of)
    };

    view! {
        <div class="hole" role="img" aria-label=label data-testid="hole">
            <Ring progress />
            <div class="well"></div>
            // A new card is a new element, so that it is seen to arrive.
            {move || {
                let card = card.get();
                view! {
                    <div
                        class=format!("card {}", suit_class(card.suit))
                        data-card=card.to_string()
                        data-testid="hole-card"
                    >
                        <CardFace card />
                    </div>
                }
            }}
        </div>
        <p class="status">
            <strong data-testid="progress">{count}</strong>
            <span data-testid="playable">{move || sentences().playable(playable.get())}</span>
        </p>
    }
}

/// A mark for each card that has to move, lit for each that has.
#[component]
fn Ring(progress: Memo<Progress>) -> impl IntoView {
    // One mark and the gap after it are 1 of the circle's length, which is set to the number of cards.
    let of = move || progress.get().of.to_string();
    let lit = move || {
        let Progress { moved, of } = progress.get();
        format!("{}0 {of}", "0.78 0.22 ".repeat(moved))
    };
    view! {
        <svg class="ring" viewBox="0 0 100 100" aria-hidden="true">
            <circle class="marks" cx="50" cy="50" r="48" pathLength=of stroke-dasharray="0.78 0.22" />
            <circle class="lit" cx="50" cy="50" r="48" pathLength=of stroke-dasharray=lit />
        </svg>
    }
}
