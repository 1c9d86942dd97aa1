//! The line that says what happened, to the eye and to a screen reader.

use std::sync::Arc;

use leptos::prelude::*;

use super::{
    keyed::Keyed,
    l10n::{capitalised, say, sentences},
    notice::Offer,
    strip,
    table::Table,
    update::Update,
};

/// What is told whatever else is said meanwhile: once, that the browser does not keep what it is given; and that there is
/// another version of the page.
#[component]
pub fn Warning() -> impl IntoView {
    let table = expect_context::<Table>();
    let update = expect_context::<Update>();
    view! {
        <div class="warning-place" data-testid="warning">
            <Show when=move || table.cannot_keep()>
                <div class="warning" role="alert">
                    <p>{say(|l10n| l10n.cannot_keep())}</p>
                    <button class="link" on:click=move |_| table.know_cannot_keep()>
                        {say(|l10n| l10n.close())}
                    </button>
                </div>
            </Show>
            <Show when=move || update.is_ready()>
                <div class="warning news" role="status" data-testid="update">
                    <p>{say(|l10n| l10n.new_version())}</p>
                    // It lies over the hole: nobody has to change in the middle of a game.
                    <button class="link" on:click=move |_| update.put_off()>
                        {say(|l10n| l10n.close())}
                    </button>
                    <button class="link" on:click=move |_| update.accept()>
                        {say(|l10n| l10n.reload())}
                    </button>
                </div>
            </Show>
        </div>
    }
}

/// What was last said, and what can be done about it.
#[component]
pub fn Message() -> impl IntoView {
    let table = expect_context::<Table>();
    let offers = Memo::new(move |_| table.offers());
    let number = Signal::derive(move || vec![table.said().number]);
    let game = Memo::new(move |_| table.name());
    let words = move |_| {
        let said = untrack(|| table.said());
        view! { <span>{move || capitalised(&said.notice.sentence(game.get(), &sentences()))}</span> }
            .into_any()
    };
    let accept = move |offer: Offer| {
        table.accept(offer);
        // The button is gone with its notice; the keyboard goes to the fans.
        strip::focus_cursor();
    };
    view! {
        <div class="message" class:ended=move || offers.with(|offers| offers.len() > 2)>
            <div class="message-box" class:with-offer=move || !offers.get().is_empty()>
                <p
                    role="status"
                    data-testid="message"
                    class:for-the-ear=move || table.said().notice.is_seen_on_the_table()
                >
                    // A new element each time, so that the same sentence is heard and seen again.
                    <Keyed keys=number view=Arc::new(words) />
                </p>
                <div class="offers">
                    {move || {
                        let button = |offer: Offer| {
                            let label = offer.label(&sentences());
                            view! {
                                <button class="link" on:click=move |_| accept(offer.clone())>
                                    {label}
                                </button>
                            }
                        };
                        offers.get().into_iter().map(button).collect_view()
                    }}
                </div>
            </div>
        </div>
    }
}
