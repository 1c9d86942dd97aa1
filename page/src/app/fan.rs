//! A fan: its covered cards, and one button that is the available card and stays when that card has gone, so
//! that the keyboard never loses its place.

use leptos::{html, prelude::*};
use wasm_bindgen::JsCast;
use web_sys::{KeyboardEvent, MouseEvent, PointerEvent};

use super::{
    card::{CardFace, suit_class},
    l10n::{Sentences, capitalised, sentences},
    table::{Mark, Table},
};
use black_hole::{cards::Card, rules::hole::FanIndex};

/// One fan. Its button is handed out, for the keyboard to go to.
#[component]
pub fn FanOfCards(index: FanIndex, button: NodeRef<html::Button>) -> impl IntoView {
    let table = expect_context::<Table>();
    let fan = Memo::new(move |_| table.game(|game| game.position().fan(index).clone()));
    let playable = Memo::new(move |_| table.game(|game| game.position().check(index).is_ok()));
    let hinted = Memo::new(move |_| table.hinted() == Some(index));
    let mark = Memo::new(move |_| table.mark(index));
    let looked_at = Memo::new(move |_| table.viewer.is_open_tracked());
    let has_cursor = Memo::new(move |_| table.cursor.get() == index);

    let available = move || fan.with(|fan| fan.last().copied());
    let covered = move || {
        let fan = fan.get();
        let all_but_last = fan.len().saturating_sub(1);
        fan.into_iter().enumerate().take(all_but_last)
    };
    let label =
        move || fan_in_words(index, &fan.get(), playable.get() && !looked_at.get(), mark.get(), &sentences());
    // All classes in one: set anew as a whole, it would wipe out others that are set one by one.
    let class = move || {
        let marks = [
            available().map_or("gone", |card| suit_class(card.suit)),
            if playable.get() { "playable" } else { "" },
            if hinted.get() { "hinted" } else { "" },
            match mark.get() {
                Some(Mark::KeepsTheWin) => "keeps",
                Some(Mark::LosesTheWin) => "loses",
                Some(Mark::Unknown) => "unknown",
                None => "",
            },
        ];
        format!("card {}", marks.join(" "))
    };
    // Who double-clicks a card, as other patiences want it, does not mean the card under it as well.
    let just_played = StoredValue::new(false);
    let click = move |event: MouseEvent| {
        let by_mouse = event.dyn_ref::<PointerEvent>().is_some_and(|event| event.pointer_type() == "mouse");
        if !(by_mouse && event.detail() > 1 && just_played.get_value()) {
            just_played.set_value(table.play(index));
        }
    };
    let count = move || fan.with(|fan| fan.len()).to_string();
    let place = move || fan.with(|fan| fan.len().saturating_sub(1)).to_string();

    view! {
        <li class="fan" style=("--count", count)>
            <For each=covered key=|&placed| placed let((place, card))>
                <CoveredCard card place />
            </For>
            <button
                class=class
                style=("--place", place)
                node_ref=button
                aria-label=label
                tabindex=move || if has_cursor.get() { "0" } else { "-1" }
                data-card=move || available().map(|card| card.to_string())
                data-testid="fan"
                on:click=click
                on:keydown=ignore_repeats
                on:focus=move |_| table.cursor.set(index)
            >
                {move || available().map(|card| view! { <CardFace card /> })}
            </button>
        </li>
    }
}

/// Enter held down would play card upon card.
fn ignore_repeats(event: KeyboardEvent) {
    if event.repeat() && matches!(event.key().as_str(), "Enter" | " ") {
        event.prevent_default();
    }
}

/// A covered card: not a button, but who clicks it learns why it does not move.
#[component]
fn CoveredCard(
    card: Card,
    /// Its place in the fan, from 0.
    place: usize,
) -> impl IntoView {
    let table = expect_context::<Table>();
    view! {
        <span
            class=format!("card covered {}", suit_class(card.suit))
            style=("--place", place.to_string())
            aria-hidden="true"
            data-card=card.to_string()
            on:click=move |_| table.play_card(card)
        >
            <CardFace card />
        </span>
    }
}

fn fan_in_words(
    index: FanIndex,
    fan: &[Card],
    playable: bool,
    mark: Option<Mark>,
    l10n: &Sentences,
) -> String {
    let number = index.get() + 1;
    let Some((&available, covered)) = fan.split_last() else { return l10n.fan_empty(number) };
    let card = l10n.card_nominative(available);
    let under: Vec<String> = covered.iter().rev().map(|&card| l10n.card_nominative(card)).collect();
    let cards = if under.is_empty() {
        l10n.fan_of_one(number, card)
    } else {
        l10n.fan_of_more(number, card, under.join(", "))
    };
    capitalised(&match mark {
        Some(Mark::KeepsTheWin) => l10n.fan_hinted(cards),
        Some(Mark::LosesTheWin) => l10n.fan_loses(cards),
        Some(Mark::Unknown) => l10n.fan_unknown(cards),
        None if playable => l10n.fan_playable(cards),
        None => cards,
    })
}
