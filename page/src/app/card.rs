//! The face of a card: its index in the corner, which stays in sight when the card is covered, and one large
//! pip.

use leptos::prelude::*;

use black_hole::cards::{Card, Rank, Suit};

/// The class that gives a card its suit's colour.
pub fn suit_class(suit: Suit) -> &'static str {
    match suit {
        Suit::Clubs => "clubs",
        Suit::Spades => "spades",
        Suit::Hearts => "hearts",
        Suit::Diamonds => "diamonds",
    }
}

/// What is printed on a card that nothing lies on. For the eye only: who shows it gives it a name.
#[component]
pub fn CardFace(card: Card) -> impl IntoView {
    let Card { rank, suit } = card;
    view! {
        <span class="face" class:wide=rank == Rank::Ten data-rank=printed(rank) aria-hidden="true">
            <Pip suit />
            <Pip suit />
        </span>
    }
}

/// What is to be seen of a card that another lies on.
#[component]
pub fn CoveredFace(card: Card) -> impl IntoView {
    let Card { rank, suit } = card;
    view! {
        <span class="face" class:wide=rank == Rank::Ten data-rank=printed(rank)>
            <Pip suit />
        </span>
    }
}

/// A rank as it is printed on cards.
pub fn printed(rank: Rank) -> String {
    match rank {
        Rank::Ten => "10".to_owned(),
        rank => rank.char().to_string(),
    }
}

/// A suit's sign.
#[component]
pub fn Pip(suit: Suit) -> impl IntoView {
    let outline = match suit {
        Suit::Clubs => {
            "M12 2.2a4.7 4.7 0 0 0-4 7.2 4.7 4.7 0 1 0 2.9 7.6c-.2 2-.9 3.5-2.4 4.8h7c-1.5-1.3-2.2-2.8-2.4-4.8a4.7 4.7 0 1 0 2.9-7.6 4.7 4.7 0 0 0-4-7.2z"
        }
        Suit::Spades => {
            "M12 2c-2.6 4.6-8.8 7.6-8.8 12.6a4.7 4.7 0 0 0 7.7 3.7c-.2 1.5-.9 2.6-2.2 3.5h6.6c-1.3-.9-2-2-2.2-3.5a4.7 4.7 0 0 0 7.7-3.7C20.8 9.6 14.6 6.6 12 2z"
        }
        Suit::Hearts => {
            "M12 21.400C6.2 16.2 2.4 12.8 2.4 8.600a5.1 5.1 0 0 1 9.6-2.5 5.1 5.1 0 0 1 9.6 2.500c0 4.2-3.8 7.6-9.6 12.800z"
        }
        Suit::Diamonds => "M12 1.8 20 12l-8 10.200L4 12z",
    };
    view! {
        <svg viewBox="0 0 24 24">
            <path d=outline />
        </svg>
    }
}
