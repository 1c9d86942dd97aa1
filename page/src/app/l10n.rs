//! The language of the page, and the names of cards in it.

use js_sys::JsString;
use leptos::prelude::*;

use super::choices::Choices;
use black_hole::{
    cards::{Card, Rank, Suit},
    deals::Deal,
    rules::GameName,
};

use crate::sentence::Tongue;

pub use generated::Sentences;

/// Functions, one a sentence of `locales/table/`; see build/sentences.rs.
mod generated {
    // What is said may begin with "to".
    #![allow(clippy::wrong_self_convention)]

    use crate::sentence::{Count, Tongue, join, plural};

    include!(concat!(env!("OUT_DIR"), "/table.rs"));
}

/// The language that is spoken now, and the one to change to.
#[derive(Clone, Copy)]
pub struct Language {
    chosen: RwSignal<Tongue>,
    choices: Choices,
}

impl Language {
    /// The player's choice, else the first of the browser's languages that we speak, else English.
    pub fn new(choices: Choices) -> Language {
        let chosen = choices.now(|choices| choices.language.as_ref()?.parse().ok());
        let chosen = RwSignal::new(chosen.or_else(preferred).unwrap_or_default());
        Effect::new(move |_| {
            let root = document().document_element();
            root.and_then(|root| root.set_attribute("lang", chosen.get().code()).ok());
        });
        Language { chosen, choices }
    }

    /// The language's sentences, tracked: what reads them is written anew when the language changes.
    pub fn get(&self) -> Sentences {
        Sentences(self.chosen.get())
    }

    /// Which it is, tracked.
    pub fn tongue(&self) -> Tongue {
        self.chosen.get()
    }

    /// The code by which dates are written: the browser's own for this language, such as en-GB; tracked.
    pub fn locale(&self) -> String {
        let code = self.tongue().code();
        let languages = window().navigator().languages();
        let mut own = languages.iter().filter_map(|language| language.as_string());
        own.find(|language| language.split('-').next() == Some(code)).unwrap_or_else(|| code.to_owned())
    }

    /// The language that is not spoken now.
    pub fn other(&self) -> Tongue {
        self.chosen.get().other()
    }

    /// Speaks the other language from now on.
    pub fn change(&self) {
        let other = self.other();
        self.chosen.set(other);
        self.choices.change(|choices| choices.language = Some(other.to_string()));
    }
}

/// The first of the browser's languages that we speak.
fn preferred() -> Option<Tongue> {
    let languages = window().navigator().languages();
    let codes = languages.iter().filter_map(|code| code.as_string());
    codes.into_iter().find_map(|code| code.split('-').next()?.to_ascii_lowercase().parse().ok())
}

/// The sentences of the page's language.
pub fn sentences() -> Sentences {
    expect_context::<Language>().get()
}

/// A sentence that changes with the page's language.
pub fn say(sentence: fn(&Sentences) -> String) -> Signal<String> {
    // One type for all sentences: each type of its own that is shown costs the page some hundred bytes.
    let language = expect_context::<Language>();
    Signal::derive(move || sentence(&language.get()))
}

impl Sentences {
    /// The card's name as the subject of a sentence.
    pub fn card_nominative(&self, card: Card) -> String {
        self.card(self.rank_nominative(rank_key(card.rank)), self.suit_genitive(suit_key(card.suit)))
    }

    /// The card's name as the object of a sentence.
    pub fn card_accusative(&self, card: Card) -> String {
        self.card(self.rank_accusative(rank_key(card.rank)), self.suit_genitive(suit_key(card.suit)))
    }

    /// The rank's name as the subject of a sentence.
    pub fn rank(&self, rank: Rank) -> String {
        self.rank_nominative(rank_key(rank))
    }

    /// The game's name.
    pub fn game(&self, game: GameName) -> String {
        self.game_name(game.slug())
    }

    /// What lies where the cards of a game go.
    pub fn foundation(&self, game: GameName, card: Option<Card>) -> String {
        capitalised(&match card {
            Some(card) => self.hole_shows(place_key(game), self.card_nominative(card)),
            None => self.row_empty(),
        })
    }

    /// The deal's name as it is called on the page.
    pub fn deal(&self, deal: &Deal) -> String {
        match deal {
            Deal::Plain(_) | Deal::Microsoft(_) => self.deal_number(deal.to_string()),
            Deal::Deck(_) => self.deal_own_cards(),
        }
    }
}

/// Where the cards of a game go, by the key that sentences choose their words by.
pub const fn place_key(game: GameName) -> &'static str {
    match game {
        GameName::BlackHole | GameName::BlackHoleAny => "hole",
        GameName::AllInARow => "row",
        GameName::Golf | GameName::GolfWrap | GameName::GolfKings => "pile",
    }
}

/// The sentence with a capital at its start, since a card's name may stand there.
pub fn capitalised(sentence: &str) -> String {
    let mut letters = sentence.chars();
    let Some(first) = letters.next() else { return String::new() };
    // The browser has the letters' tables, and we need not send them.
    String::from(JsString::from(first.to_string()).to_upper_case()) + letters.as_str()
}

fn rank_key(rank: Rank) -> &'static str {
    match rank {
        Rank::Ace => "ace",
        Rank::Two => "two",
        Rank::Three => "three",
        Rank::Four => "four",
        Rank::Five => "five",
        Rank::Six => "six",
        Rank::Seven => "seven",
        Rank::Eight => "eight",
        Rank::Nine => "nine",
        Rank::Ten => "ten",
        Rank::Jack => "jack",
        Rank::Queen => "queen",
        Rank::King => "king",
    }
}

fn suit_key(suit: Suit) -> &'static str {
    match suit {
        Suit::Clubs => "clubs",
        Suit::Spades => "spades",
        Suit::Hearts => "hearts",
        Suit::Diamonds => "diamonds",
    }
}
