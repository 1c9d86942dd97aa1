//! The choice of a deal: by number or link, at random, of the day, the next one, or of one's own cards.

use leptos::{ev::SubmitEvent, html, prelude::*};

use super::switch::WinnableOnly;
use crate::app::{
    l10n::{Sentences, capitalised, say, sentences},
    refusals::{LinkRefusal, deal_error},
    table::{Dialog, Enquired, Table},
    words::{tell, words},
};
use crate::worker::{Hardness, Told};
use black_hole::{
    deals::{Deal, DealError},
    hardness::{Figure, GAMES, Grade},
    rules::GameName,
};

/// A field for a deal's number or a link, and a button for every other way to come by a deal.
#[component]
pub fn ChooseDeal() -> impl IntoView {
    let table = expect_context::<Table>();
    view! {
        <DealForm />
        <OtherDeals />
        <Show when=move || is_graded(table)>
            <HowHard />
        </Show>
    }
}

/// Whether deals of the game on the table have grades, which were found for Black Hole; tracked.
fn is_graded(table: Table) -> bool {
    table.name() == GameName::BlackHole
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
            <label for="deal-field">{tell(|words| words.deal_field())}</label>
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
                {tell(|words| words.deal_field_help())}
            </p>
            <div class="sheet-buttons">
                <button type="submit" class="button main">
                    {say(|l10n| l10n.open_deal())}
                </button>
            </div>
        </form>
    }
}

/// A button for every way to a deal but its number.
#[component]
fn OtherDeals() -> impl IntoView {
    let table = expect_context::<Table>();
    let button = move |label: Signal<String>, deal: fn(&Table)| {
        let choose = move |_| {
            table.dialog.set(None);
            deal(&table);
        };
        view! {
            <button class="button" on:click=choose>
                {label}
            </button>
        }
    };
    let neighbour = move |label: Signal<String>, which: fn(&Deal) -> Option<Deal>| {
        let deal = Memo::new(move |_| table.game(|game| which(game.deal())));
        let choose = move |_| {
            if let Some(deal) = deal.get_untracked() {
                table.dialog.set(None);
                table.open_deal(table.name_now(), &deal);
            }
        };
        view! {
            <Show when=move || deal.with(Option::is_some)>
                <button class="button" on:click=choose>
                    {label}
                </button>
            </Show>
        }
    };
    view! {
        <div class="deals">
            {button(tell(|words| words.random_deal()), Table::new_deal)}
            {button(tell(|words| words.deal_of_the_day()), Table::deal_of_the_day)}
            {neighbour(tell(|words| words.previous_deal()), Deal::previous)}
            {neighbour(tell(|words| words.next_deal()), Deal::next)}
            {button(say(|l10n| l10n.again()), Table::again)}
            <Show when=move || is_graded(table)>
                {button(tell(|words| words.hard_deal()), Table::deal_hard)}
            </Show>
            <button class="button" on:click=move |_| table.dialog.set(Some(Dialog::OwnCards))>
                {say(|l10n| l10n.own_cards())}
            </button>
        </div>
        <WinnableOnly />
    }
}

/// How hard the deal on the table is, for who asks.
#[component]
fn HowHard() -> impl IntoView {
    let table = expect_context::<Table>();
    on_cleanup(move || table.end_enquiry());
    let sentence = move || table.enquired().map(|enquired| hardness(&enquired, &sentences()));
    view! {
        <div class="sheet-buttons">
            <button class="button" on:click=move |_| table.enquire_how_hard()>
                {tell(|words| words.how_hard())}
            </button>
            <p role="status" class="answer" data-testid="hardness">
                {sentence}
            </p>
        </div>
    }
}

fn hardness(enquired: &Enquired, l10n: &Sentences) -> String {
    match enquired {
        Enquired::Working => words().how_hard_working(),
        Enquired::Told(Told::Hardness(Hardness::Figure(cards))) => {
            let grade = match Grade::of(Figure::new(*cards)) {
                Grade::VeryEasy => words().grade_very_easy(),
                Grade::Easy => words().grade_easy(),
                Grade::Medium => words().grade_medium(),
                Grade::Hard => words().grade_hard(),
                Grade::VeryHard => words().grade_very_hard(),
            };
            words().hardness(grade, cards / GAMES)
        }
        Enquired::Told(Told::Hardness(Hardness::Lost)) => l10n.hint_deal_lost(),
        Enquired::Told(_) => l10n.hint_undecided(),
        Enquired::NoSolver => l10n.hint_unavailable(),
    }
}

/// Opens what was typed: a number as the page or a person writes it, or a link.
fn open(table: Table, typed: &str) -> Result<(), Refusal> {
    let typed = typed.trim().trim_end_matches('/');
    if typed.contains('/') {
        return table.open_link(typed).map_err(Refusal::Link);
    }
    table.open_deal(table.name_now(), &plainly(typed).parse().map_err(Refusal::Deal)?);
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
