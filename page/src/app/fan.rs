//! A fan: its covered cards, and one button that is the available card and stays when that card has gone, so
//! that the keyboard never loses its place.

use std::sync::Arc;

use leptos::{html, prelude::*};
use web_sys::MouseEvent;

use super::{
    card::{CardFace, CoveredFace, suit_class},
    clicks::{Clicks, ignore_repeats},
    flight::Flight,
    frame::{InTurn, Turns},
    hand::Hand,
    keyed::Keyed,
    l10n::{Sentences, capitalised, sentences},
    refusals::refusal_in_short,
    table::{Mark, Table},
};
use black_hole::{
    cards::Card,
    rules::{Illegal, Move},
};

/// What is seen of a fan.
#[derive(Clone, PartialEq)]
struct View {
    /// The available one last.
    cards: Vec<Card>,
    playable: bool,
    hinted: bool,
    mark: Option<Mark>,
    refused: Option<Refused>,
}

/// A card of the fan was to move and may not.
#[derive(Clone, Copy, PartialEq)]
struct Refused {
    why: Illegal,
    /// The card's place in the fan, from 0.
    place: usize,
}

impl View {
    /// Of this fan, tracked.
    fn of(index: usize, table: Table) -> View {
        let (cards, playable) = table.game(|game| {
            let position = game.position();
            (position.fan(index).to_vec(), position.check(Move::of_fan(index)).is_ok())
        });
        let refused = table.refused().and_then(|why| {
            let place = cards.iter().position(|&card| Some(card) == why.card())?;
            Some(Refused { why, place })
        });
        let mv = Move::of_fan(index);
        let (hinted, mark) = (table.hinted() == Some(mv), table.mark(mv));
        View { cards, playable, hinted, mark, refused }
    }

    fn available(&self) -> Option<Card> {
        self.cards.last().copied()
    }

    fn covered(&self) -> &[Card] {
        self.cards.split_last().map_or(&[], |(_, covered)| covered)
    }

    /// The classes of the button. All in one: set anew as a whole, it would wipe out others that are set one by one.
    fn class(&self) -> String {
        let marks = [
            self.available().map_or("gone", |card| suit_class(card.suit)),
            if self.playable { "playable" } else { "" },
            if self.hinted { "hinted" } else { "" },
            mark_class(self.mark),
        ];
        format!("card {}", marks.join(" "))
    }
}

/// The class by which what a move leads to is marked.
pub fn mark_class(mark: Option<Mark>) -> &'static str {
    match mark {
        Some(Mark::KeepsTheWin) => "keeps",
        Some(Mark::LosesTheWin) => "loses",
        Some(Mark::Unknown) => "unknown",
        Some(Mark::InOrders { .. }) => "in-orders",
        None => "",
    }
}

/// A fan in words, with what can be done with it if something can.
pub fn fan_in_words(
    index: usize,
    cards: &[Card],
    playable: bool,
    mark: Option<Mark>,
    l10n: &Sentences,
) -> String {
    let number = index + 1;
    let Some((&available, covered)) = cards.split_last() else { return l10n.fan_empty(number) };
    let card = l10n.card_nominative(available);
    let under: Vec<String> = covered.iter().rev().map(|&card| l10n.card_nominative(card)).collect();
    let cards = if under.is_empty() {
        l10n.fan_of_one(number, card)
    } else {
        l10n.fan_of_more(number, card, under.join(", "))
    };
    capitalised(&match mark {
        Some(mark) => marked(cards, mark, l10n),
        None if playable => l10n.fan_playable(cards),
        None => cards,
    })
}

/// A fan or the stock in words, with what its move leads to.
pub fn marked(pile: String, mark: Mark, l10n: &Sentences) -> String {
    match mark {
        Mark::KeepsTheWin => l10n.fan_hinted(pile),
        Mark::LosesTheWin => l10n.fan_loses(pile),
        Mark::Unknown => l10n.fan_unknown(pile),
        Mark::InOrders { winnable, tried } => l10n.fan_orders(pile, winnable, tried),
    }
}

/// One fan, whose cards come when it is its turn. Its button is handed out, for the keyboard to go to.
#[component]
pub fn FanOfCards(
    index: usize,
    button: NodeRef<html::Button>,
    hand: Hand,
    turns: Turns,
    turn: usize,
) -> impl IntoView {
    let table = expect_context::<Table>();
    let flight = expect_context::<Flight>();
    let seen = Memo::new(move |_| View::of(index, table));

    let available = move || seen.with(View::available);
    // A key is a place and the card there, so that another card is another element.
    let covered = move || {
        let key = |(place, card): (usize, &Card)| (place as u32) << 8 | u32::from(card.number());
        seen.with(|seen| seen.covered().iter().enumerate().map(key).collect())
    };
    let covered_card = move |key: u32| {
        let place = (key >> 8) as usize;
        let card = seen.with_untracked(|seen| seen.covered().get(place).copied());
        card.map(|card| view! { <CoveredCard card place /> }).into_any()
    };
    let face = move || available().map(|card| card.number().into()).into_iter().collect();
    let card_face = move |_| {
        let card = seen.with_untracked(View::available);
        card.map(|card| view! { <CardFace card /> }).into_any()
    };
    let label = move || {
        let only_looking = table.viewer.is_open_tracked();
        seen.with(|View { cards, playable, mark, .. }| {
            fan_in_words(index, cards, *playable && !only_looking, *mark, &sentences())
        })
    };
    let class = move || seen.with(View::class);
    let clicks = Clicks::new();
    let click = move |event: MouseEvent| {
        if !hand.ends_with(&event) {
            clicks.take(&event, || button.get_untracked().is_some_and(|button| hand.play(index, &button)));
        }
    };
    let count = move || seen.with(|seen| seen.cards.len()).to_string();

    // Of all the fans the keyboard meets one; the strip sees to it when that is another one.
    let tab_index = move || if table.cursor.get_untracked() == index { "0" } else { "-1" };
    let cards = move || {
        view! {
            <Keyed keys=Signal::derive(covered) view=Arc::new(covered_card) />
            <button
                class=class
                node_ref=button
                tabindex=tab_index()
                aria-label=label
                data-card=move || available().map(|card| card.to_string())
                data-orders=move || seen.with(|seen| seen.mark.and_then(Mark::orders))
                data-lifted=move || available().is_some_and(|card| flight.has_lifted(card))
                data-testid="fan"
                on:click=click
                on:keydown=ignore_repeats
                on:focus=move |_| {
                    if table.cursor.get_untracked() != index {
                        table.cursor.set(index);
                    }
                }
            >
                <Keyed keys=Signal::derive(face) view=Arc::new(card_face) />
            </button>
            // At the card itself, for the eye; the message says it to everybody.
            {move || {
                seen.with(|seen| seen.refused)
                    .map(|Refused { why, place }| {
                        view! {
                            <span class="why-not" style=("--place", place.to_string()) aria-hidden="true">
                                {refusal_in_short(why, table.name(), &sentences())}
                            </span>
                        }
                    })
            }}
        }
        .into_any()
    };
    view! {
        <li class="fan" style=("--count", count)>
            <InTurn turns turn view=Arc::new(cards) />
        </li>
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
            <CoveredFace card />
        </span>
    }
}
