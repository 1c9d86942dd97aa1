//! The hole, with a ring of as many marks as cards have to move, and the count in words below.

use std::sync::Arc;

use leptos::prelude::*;

use super::{
    card::{CardFace, suit_class},
    flight::Flight,
    keyed::Keyed,
    l10n::{say, sentences},
    playable::Playable,
    stock::Stock,
    table::{Live, Table},
};
use black_hole::rules::Progress;

/// The key of the place where no card lies yet.
const EMPTY: u32 = u32::MAX;

/// The hole and how far the game has come.
#[component]
pub fn Hole() -> impl IntoView {
    let table = expect_context::<Table>();
    let flight = expect_context::<Flight>();
    let card = Memo::new(move |_| table.foundation());
    let seen = Memo::new(move |_| flight.seen_in_hole());
    let top = move || vec![seen.get().map_or(EMPTY, |card| card.number().into())];
    let card_in_the_hole = move |_| {
        let Some(card) = seen.get_untracked() else {
            return view! { <div class="card gone"></div> }.into_any();
        };
        let turned = if table.has_just_turned() { "turned" } else { "" };
        let class = format!("card {} {turned}", suit_class(card.suit));
        view! {
            <div class=class data-card=card.to_string()>
                <CardFace card />
            </div>
        }
        .into_any()
    };
    let progress = Memo::new(move |_| table.game(|game| game.progress()));
    let playable = Memo::new(move |_| table.game(|game| Playable::of(game.position())));
    let label = move || sentences().foundation(table.name(), card.get());
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
        <Stock />
        <Verdict />
        </div>
        <p class="status">
            <strong data-testid="progress">{count}</strong>
            <span data-testid="playable">{move || playable.get().in_short(&sentences())}</span>
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
            Live::InOrders { winnable, tried } => l10n.live_orders(winnable, tried),
        })
    };
    let outline = move || match live.get() {
        Some(Live::Winnable) => "M5 13l4.5 4.5L19 7",
        Some(Live::Lost) => "M6 6l12 12M18 6 6 18",
        Some(Live::CannotTell) => "M9 9a3 3 0 1 1 4.5 2.6c-1 .6-1.500 1.200-1.500 2.400m0 3v.5",
        // A pile of cards.
        Some(Live::InOrders { .. }) => "M8 4h11v14M5 7h11v14H5z",
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
