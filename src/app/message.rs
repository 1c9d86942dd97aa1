//! The line that says what happened, to the eye and to a screen reader.

use leptos::prelude::*;

use super::{
    l10n::{capitalised, sentences},
    table::Table,
};

/// What was last said, and what can be done about it.
#[component]
pub fn Message() -> impl IntoView {
    let table = expect_context::<Table>();
    let offer = Memo::new(move |_| table.notice().offer());
    let sentence = move || capitalised(&table.notice().sentence(&sentences()));
    view! {
        <div class="message">
            <div class="message-box" class:with-offer=move || offer.get().is_some()>
                <p
                    role="status"
                    data-testid="message"
                    class:for-the-ear=move || table.notice().is_seen_on_the_table()
                >
                    {sentence}
                </p>
                {move || {
                    offer
                        .get()
                        .map(|offer| {
                            let label = offer.label(&sentences());
                            view! {
                                <button class="link" on:click=move |_| table.accept(offer.clone())>
                                    {label}
                                </button>
                            }
                        })
                }}
            </div>
        </div>
    }
}
