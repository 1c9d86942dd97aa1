//! The language of the page, and the names of cards in it.

use std::{ops::Deref, sync::Arc};

use js_sys::JsString;
use leptos::prelude::*;

use super::choices::Choices;
use black_hole::{
    cards::{Card, Rank, Suit},
    deals::Deal,
};

use generated::L10n;
pub use generated::L10nLanguage;

/// Typed functions, one a sentence of `locales/table/`; see build.rs.
mod generated {
    // Its style is not ours, and not all of it is needed; that every sentence is needed is tested.
    #![allow(clippy::all, dead_code)]
    include!(concat!(env!("OUT_DIR"), "/table.rs"));
}

/// The language that is spoken now, and the one to change to.
#[derive(Clone, Copy)]
pub struct Language {
    chosen: RwSignal<L10n>,
    choices: Choices,
    sentences: Memo<Sentences>,
}

/// The sentences of one language.
#[derive(Clone)]
pub struct Sentences(Arc<L10nLanguage>, L10n);

impl PartialEq for Sentences {
    fn eq(&self, other: &Sentences) -> bool {
        self.1 == other.1
    }
}

impl Deref for Sentences {
    type Target = L10nLanguage;

    fn deref(&self) -> &L10nLanguage {
        &self.0
    }
}

impl Language {
    /// The player's choice, else the first of the browser's languages that we speak, else English.
    pub fn new(choices: Choices) -> Language {
        let chosen = choices.now(|choices| choices.language.as_ref()?.parse().ok());
        let chosen = RwSignal::new(chosen.or_else(preferred).unwrap_or_default());
        let sentences = Memo::new(move |_| {
            let language = chosen.get();
            Sentences(Arc::new(language.load()), language)
        });
        Effect::new(move |_| {
            let root = document().document_element();
            root.and_then(|root| root.set_attribute("lang", &chosen.get()).ok());
            document().set_title(&sentences.get().game_name());
        });
        Language { chosen, choices, sentences }
    }

    /// The language's sentences, tracked: what reads them is written anew when the language changes.
    pub fn get(&self) -> Sentences {
        self.sentences.get()
    }

    /// The language's code, tracked.
    pub fn code(&self) -> String {
        self.chosen.get().to_string()
    }

    /// The code by which dates are written: the browser's own for this language, such as en-GB; tracked.
    pub fn locale(&self) -> String {
        let code = self.code();
        let languages = window().navigator().languages();
        let mut own = languages.iter().filter_map(|language| language.as_string());
        own.find(|language| language.split('-').next() == Some(code.as_str())).unwrap_or(code)
    }

    /// The language that is not spoken now.
    pub fn other(&self) -> L10n {
        match self.chosen.get() {
            L10n::En => L10n::Ru,
            L10n::Ru => L10n::En,
        }
    }

    /// Speaks the other language from now on.
    pub fn change(&self) {
        let other = self.other();
        self.chosen.set(other);
        self.choices.change(|choices| choices.language = Some(other.to_string()));
    }
}

/// The first of the browser's languages that we speak.
fn preferred() -> Option<L10n> {
    let languages = window().navigator().languages();
    let codes = languages.iter().filter_map(|code| code.as_string());
    codes.into_iter().find_map(|code| code.split('-').next()?.to_ascii_lowercase().parse().ok())
}

/// The sentences of the page's language.
pub fn sentences() -> Sentences {
    expect_context::<Language>().get()
}

/// A sentence that changes with the page's language.
pub fn say(sentence: fn(&L10nLanguage) -> String) -> Signal<String> {
    // One type for all sentences: each type of its own that is shown costs the page some hundred bytes.
    let language = expect_context::<Language>();
    Signal::derive(move || sentence(&language.get()))
}

impl L10nLanguage {
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

    /// The deal's name as it is called on the page.
    pub fn deal(&self, deal: &Deal) -> String {
        match deal {
            Deal::Plain(_) | Deal::Microsoft(_) => self.deal_number(deal.to_string()),
            Deal::Deck(_) => self.deal_own_cards(),
        }
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
