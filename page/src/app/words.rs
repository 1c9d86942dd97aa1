//! The words of what is fetched later, in the language of the page.

use std::sync::OnceLock;

use leptos::prelude::*;

use super::l10n::Language;

use generated::L10n;
pub use generated::L10nLanguage as Words;

/// Typed functions, one a sentence of `locales/later/`; see build.rs.
mod generated {
    // Its style is not ours, and not all of it is needed; that every sentence is needed is tested.
    #![allow(clippy::all, dead_code)]
    include!(concat!(env!("OUT_DIR"), "/later.rs"));
}

/// The words of the page's language, tracked.
pub fn words() -> &'static Words {
    words_in(expect_context())
}

/// A sentence that changes with the page's language.
pub fn tell(sentence: fn(&Words) -> String) -> Signal<String> {
    let language = expect_context();
    Signal::derive(move || sentence(words_in(language)))
}

fn words_in(language: Language) -> &'static Words {
    static LOADED: [OnceLock<Words>; 2] = [const { OnceLock::new() }; 2];
    // The same languages are spoken everywhere, which is tested.
    let language: L10n = language.code().parse().unwrap_or_default();
    LOADED[language as usize].get_or_init(|| language.load())
}
