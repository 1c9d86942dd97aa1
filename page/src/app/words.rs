//! The words of what is fetched later, in the language of the page.

use leptos::prelude::*;

use super::l10n::Language;

pub use generated::Words;

/// Functions, one a sentence of `locales/later/`; see build/sentences.rs.
mod generated {
    // What is said may begin with "to".
    #![allow(clippy::wrong_self_convention)]

    use crate::sentence::{Count, Tongue, join, plural};

    include!(concat!(env!("OUT_DIR"), "/later.rs"));
}

/// The words of the page's language, tracked.
pub fn words() -> Words {
    Words(expect_context::<Language>().tongue())
}

/// A sentence that changes with the page's language.
pub fn tell(sentence: fn(&Words) -> String) -> Signal<String> {
    let language = expect_context::<Language>();
    Signal::derive(move || sentence(&Words(language.tongue())))
}
