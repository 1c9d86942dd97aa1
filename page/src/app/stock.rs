//! The stock: a covered pile whose next card a click turns, and how many cards are left. If the player wants it open, the
//! next card is seen on the pile, and those behind it in a row.

use std::sync::Arc;

use leptos::prelude::*;

use super::{
    card::{CardFace, Pip, printed, suit_class},
    clicks::{Clicks, ignore_repeats},
    fan::{mark_class, marked},
    keyed::Keyed,
    l10n::{Sentences, sentences},
    table::{Mark, Table},
};
use black_hole::cards::Card;

/// The pile, in a game that has one.
#[component]
pub fn Stock() -> impl IntoView {
    let table = expect_context::<Table>();
    let is_there = Memo::new(move |_| table.name().layout().stock() > 0);
    view! {
        <Show when=move || is_there.get()>
            <Pile />
        </Show>
    }
}

#[component]
fn Pile() -> impl IntoView {
    let table = expect_context::<Table>();
    let left = Memo::new(move |_| table.game(|game| game.position().stock().len()));
    let next = Memo::new(move |_| {
        table.opens_stock().then(|| table.game(|game| game.position().stock().first().copied())).flatten()
    });
    let mark = Memo::new(move |_| table.mark(table.game(|game| game.position().turn())));
    let is_hinted = move || table.hinted() == Some(table.game(|game| game.position().turn()));
    let class = move || {
        let shown = match next.get() {
            Some(card) => suit_class(card.suit),
            None if left.get() == 0 => "gone",
            None => "back",
        };
        format!("card stock {shown} {} {}", mark_class(mark.get()), if is_hinted() { "hinted" } else { "" })
    };
    let label = move || {
        let can_turn = !table.viewer.is_open_tracked();
        stock_in_words(left.get(), can_turn, next.get(), mark.get(), &sentences())
    };
    let clicks = Clicks::new();
    let face = move || next.get().map(|card| card.number().into()).into_iter().collect();
    let card_face = move |_| next.get_untracked().map(|card| view! { <CardFace card /> }).into_any();
    view! {
        <button
            class=class
            data-testid="stock"
            data-orders=move || mark.get().and_then(Mark::orders)
            aria-keyshortcuts="T"
            aria-label=label
            on:click=move |event| clicks.take(&event, || table.turn_stock())
            on:keydown=ignore_repeats
        >
            <Keyed keys=Signal::derive(face) view=Arc::new(card_face) />
            <span class="stock-left" aria-hidden="true">
                {left}
            </span>
        </button>
    }
}

/// The pile in words, with what a turn leads to if that is known.
fn stock_in_words(
    left: usize,
    can_turn: bool,
    next: Option<Card>,
    mark: Option<Mark>,
    l10n: &Sentences,
) -> String {
    let stock = if can_turn { l10n.stock(left) } else { l10n.stock_seen(left) };
    let stock = match next {
        Some(card) => l10n.stock_shows(stock, l10n.card_nominative(card)),
        None => stock,
    };
    match mark {
        Some(mark) => marked(stock, mark, l10n),
        None => stock,
    }
}

/// The cards behind the next one, if the stock lies open; their place stays when the last of them has gone, so that nothing
/// moves.
#[component]
pub fn OpenStock() -> impl IntoView {
    let table = expect_context::<Table>();
    let is_there = Memo::new(move |_| table.name().layout().stock() > 0 && table.opens_stock());
    let cards = Memo::new(move |_| {
        table.game(|game| game.position().stock().get(1..).map(<[Card]>::to_vec)).unwrap_or_default()
    });
    let label = move || {
        let l10n = sentences();
        let names: Vec<String> = cards.get().into_iter().map(|card| l10n.card_nominative(card)).collect();
        (!names.is_empty()).then(|| l10n.stock_in_order(names.join(", ")))
    };
    let role = move || cards.with(|cards| !cards.is_empty()).then_some("img");
    let card = |card: Card| {
        view! {
            <span class=format!("index {}", suit_class(card.suit)) data-rank=printed(card.rank)>
                <Pip suit=card.suit />
            </span>
        }
    };
    view! {
        <Show when=move || is_there.get()>
            <p class="open-stock" role=role aria-label=label data-testid="open-stock">
                {move || cards.get().into_iter().map(card).collect_view()}
            </p>
        </Show>
    }
}
