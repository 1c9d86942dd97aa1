//! The choice of a deal: by number, by link, or at random.

use leptos::{ev::SubmitEvent, html, prelude::*};

use super::{
    l10n::{capitalised, sentences},
    modal::Modal,
    notice::{LinkRefusal, deal_error},
    table::{Dialog, Table},
};
use crate::deals::{Deal, DealError};

/// A field for a deal's number or a link, and a button for a random deal.
#[component]
pub fn DealDialog() -> impl IntoView {
    let title = Signal::derive(|| sentences().deal_dialog());
    view! {
        <Modal which=Dialog::Deal title>
            <DealForm />
        </Modal>
    }
}

/// Why what was typed opens nothing.
#[derive(Clone, PartialEq)]
enum Refusal {
    Deal(DealError),
    Link(LinkRefusal),
}

#[component]
fn DealForm() -> impl IntoView {
    let table = expect_context::<Table>();
    let field = NodeRef::<html::Input>::new();
    let refusal = RwSignal::new(None::<Refusal>);
    let submit = move |event: SubmitEvent| {
        event.prevent_default();
        let Some(field) = field.get_untracked() else { return };
        match open(table, &field.value()) {
            Ok(()) => table.dialog.set(None),
            Err(error) => {
                refusal.set(Some(error));
                let _ = field.focus();
                field.select();
            }
        }
    };
    let random = move |_| {
        table.dialog.set(None);
        table.new_deal();
    };
    let why = move || {
        let l10n = sentences();
        refusal.get().map(|refusal| {
            capitalised(&match refusal {
                Refusal::Deal(error) => deal_error(&error, &l10n),
                Refusal::Link(refusal) => refusal.sentence(&l10n),
            })
        })
    };
    let present = untrack(|| match table.game(|game| game.deal().clone()) {
        Deal::Deck(_) => String::new(),
        numbered => numbered.to_string(),
    });
    // What is in the field is most likely to be written over. The field has to be on the page and the dialog open.
    Effect::new(move |_| {
        if let Some(field) = field.get() {
            request_animation_frame(move || {
                let _ = field.focus();
                field.select();
            });
        }
    });
    view! {
        <form on:submit=submit novalidate=true>
            <label for="deal-field">{move || sentences().deal_field()}</label>
            <input
                id="deal-field"
                type="text"
                node_ref=field
                value=present
                autocomplete="off"
                autocapitalize="off"
                spellcheck="false"
                enterkeyhint="go"
                aria-describedby="deal-help deal-refusal"
                on:input=move |_| refusal.set(None)
                aria-invalid=move || refusal.with(Option::is_some).to_string()
            />
            <p id="deal-refusal" class="refusal" role="alert">
                {why}
            </p>
            <p id="deal-help" class="help">
                {move || sentences().deal_field_help()}
            </p>
            <div class="sheet-buttons">
                <button type="submit" class="button main">
                    {move || sentences().open_deal()}
                </button>
                <button type="button" class="button" on:click=random>
                    {move || sentences().random_deal()}
                </button>
            </div>
        </form>
    }
}

/// Opens what was typed: a number as the page or a person writes it, or a link.
fn open(table: Table, typed: &str) -> Result<(), Refusal> {
    let typed = typed.trim().trim_end_matches('/');
    if typed.contains('/') {
        return table.open_link(typed).map_err(Refusal::Link);
    }
    table.open_deal(plainly(typed).parse().map_err(Refusal::Deal)?);
    Ok(())
}

/// A deal's number without what stands before it on the page, and without what groups its digits.
fn plainly(typed: &str) -> String {
    let number: String = typed.chars().filter(|letter| !letter.is_whitespace()).collect();
    let number = number.trim_start_matches(['#', '№']);
    let number = match number.get(..2) {
        Some(no) if no.eq_ignore_ascii_case("no") => number[2..].trim_start_matches('.'),
        _ => number,
    };
    let (prefix, digits) = number.split_at(number.find(|c: char| c.is_ascii_digit()).unwrap_or(0));
    let groups: Vec<&str> = digits.split(['.', ',', '\'', '’', '_']).collect();
    // A point elsewhere than before three digits groups nothing.
    let is_grouped = groups[1..].iter().all(|group| group.len() == 3);
    format!("{prefix}{}", if is_grouped { groups.concat() } else { digits.to_owned() })
}
