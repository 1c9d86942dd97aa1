//! The hole, with a ring of as many marks as cards have to move, and the count in words below.

use std::sync::Arc;

use leptos::prelude::*;

use super::{
    card::{CardFace, suit_class},
    flight::Flight,
    keyed::Keyed,
    l10n::{capitalised, say, sentences},
    table::{Live, Table},
};
use black_hole::rules::Progress;

/// The hole and how far the game has come.
#[component]
pub fn Hole() -> impl IntoView {
    let table = expect_context::<Table>();
    let flight = expect_context::<Flight>();
    let card = Memo::new(move |_| table.hole());
    let seen = Memo::new(move |_| flight.seen_in_hole());
    let top = move || vec![u32::from(seen.get().number())];
    let card_in_the_hole = move |_| {
        let card = seen.get_untracked();
        let class = format!("card {}", suit_class(card.suit));
        view! {
            <div class=class data-card=card.to_string()>
                <CardFace card />
            </div>
        }
        .into_any()
    };
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
        <div class="centre">
        <div class="hole" role="img" aria-label=label node_ref=flight.hole data-testid="hole">
            <Ring progress />
            <div class="well"></div>
            <Keyed keys=Signal::derive(top) view=Arc::new(card_in_the_hole) />
        </div>
        <Verdict />
        </div>
        <p class="status">
            <strong data-testid="progress">{count}</strong>
            <span data-testid="playable">{move || sentences().playable(playable.get())}</span>
            <Show when=move || table.is_strict() && !table.viewer.is_open_tracked()>
                <span class="strict">{say(|l10n| l10n.strict())}</span>
            </Show>
        </p>
    }
}

/// What is said all the time of whether the game can be won, where the player wants that.
#[component]
fn Verdict() -> impl IntoView {
    let table = expect_context::<Table>();
    let live = Memo::new(move |_| table.live());
    let words = move || {
        let l10n = sentences();
        live.get().map(|live| match live {
            Live::Winnable => l10n.live_winnable(),
            Live::Lost => l10n.live_lost(),
            Live::Working => l10n.live_working(),
            Live::CannotTell => l10n.live_cannot_tell(),
        })
    };
    let outline = move || match live.get() {
        Some(Live::Winnable) => "M5 13l4.5 4.5L19 7",
        Some(Live::Lost) => "M6 6l12 12M18 6 6 18",
        Some(Live::CannotTell) => "M9 9a3 3 0 1 1 4.5 2.6c-1 .6-1.500 1.200-1.500 2.400m0 3v.5",
        Some(Live::Working) | None => "M5 12h.5m6.500 0h.5m6.500 0h.5",
    };
    view! {
        // There from the start: what comes into a live region is told only if the region was there before.
        <p
            class="verdict"
            role="status"
            data-testid="verdict"
            class:winnable=move || live.get() == Some(Live::Winnable)
            class:lost=move || live.get() == Some(Live::Lost)
        >
            <Show when=move || live.get().is_some()>
                <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
                    <path d=outline />
                </svg>
                <span>{words}</span>
            </Show>
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
