//! Cards of one's own, as they lie on a real table: typed or pasted as a text board, or laid out by tapping. Then: can it
//! be won, show me how, play it.

use leptos::{html, prelude::*};
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

use crate::app::{
    card::{Pip, printed, suit_class},
    l10n::{Sentences, capitalised, say, sentences},
    strip,
    table::{Enquired, Table},
    words::{tell, words},
};
use crate::worker::{Solution, Told};
use black_hole::{
    cards::{Card, DECK_SIZE, Deck, Rank, Suit},
    deals::{
        Deal,
        board_text::{self, BoardError},
    },
    rules::{GameName, Layout},
};

const LAYOUT: Layout = GameName::BlackHole.layout();

/// The cards that have been laid out so far: 17 fans, the available card of each last.
#[derive(Clone, PartialEq)]
struct Draft {
    fans: Vec<Vec<Card>>,
    /// The fan that the next card goes to, if it has room.
    at: usize,
}

impl Draft {
    /// As far as a text has come.
    fn read(text: &str) -> Draft {
        let fans = board_text::fans_so_far(GameName::BlackHole, text);
        let at = fans.iter().position(|fan| fan.len() < LAYOUT.fan_size).unwrap_or(0);
        Draft { fans, at }
    }

    fn has_room(&self, fan: usize) -> bool {
        self.fans[fan].len() < LAYOUT.fan_size
    }

    /// Puts a card on the fan that is next, and turns to the next one with room if it is full then.
    fn lay(&mut self, card: Card) {
        let from_here = (self.at..LAYOUT.fans).chain(0..self.at);
        let Some(fan) = from_here.clone().find(|&fan| self.has_room(fan)) else { return };
        self.fans[fan].push(card);
        let after = (fan..LAYOUT.fans).chain(0..fan).find(|&fan| self.has_room(fan));
        self.at = after.unwrap_or(fan);
    }

    /// Takes a card back, and turns to its fan.
    fn take_back(&mut self, card: Card) {
        if let Some(fan) = self.fans.iter().position(|fan| fan.contains(&card)) {
            self.fans[fan].retain(|&other| other != card);
            self.at = fan;
        }
    }

    /// The cards that lie nowhere yet.
    fn missing(&self) -> Vec<Card> {
        let is_laid = |card: &Card| {
            LAYOUT.foundation.always() == Some(*card) || self.fans.iter().flatten().any(|it| it == card)
        };
        (0..DECK_SIZE as u8).filter_map(Card::from_number).filter(|card| !is_laid(card)).collect()
    }

    /// As a text board, up to the last fan that has cards.
    fn text(&self) -> String {
        let names = |fan: &Vec<Card>| match fan.iter().map(Card::to_string).collect::<Vec<_>>().join(" ") {
            empty if empty.is_empty() => "-\n".to_owned(),
            names => names + "\n",
        };
        let laid = self.fans.iter().rposition(|fan| !fan.is_empty()).map_or(0, |last| last + 1);
        self.fans[..laid].iter().map(names).collect()
    }
}

/// Where a layout of one's own is made.
#[component]
pub fn OwnCards() -> impl IntoView {
    let table = expect_context::<Table>();
    // As it was typed or as the cards were tapped, also when the dialog was closed meanwhile.
    let text = table.own_cards;
    on_cleanup(move || table.end_enquiry());
    let draft = RwSignal::new(text.with_untracked(|text| Draft::read(&board_text::respelt(text))));
    let refusal = RwSignal::new(None::<BoardError>);
    let change = move |change: &dyn Fn(&mut Draft)| {
        draft.update(change);
        text.set(draft.with_untracked(Draft::text));
        refusal.set(None);
        table.end_enquiry();
    };
    let typed = move |event| {
        let typed = event_target_value(&event);
        draft.set(Draft::read(&board_text::respelt(&typed)));
        // What is not finished yet is not wrong.
        let wrong = deck(&typed).err().filter(|error| {
            !matches!(error, BoardError::FanSize { expected, found, .. } | BoardError::FanCount { expected, found }
                if found < expected)
        });
        refusal.set(wrong);
        text.set(typed);
        table.end_enquiry();
    };
    // The deal, if it is whole; else says what is wrong or missing.
    let whole = move || match text.with_untracked(|text| deck(text)) {
        Ok(deck) => Some(Deal::Deck(deck)),
        Err(error) => {
            refusal.set(Some(error));
            None
        }
    };
    let ask = move |_| {
        if let Some(deal) = whole() {
            table.enquire_if_winnable(deal);
        }
    };
    let open = move |then: fn(&Table)| {
        move |_| {
            if let Some(deal) = whole() {
                table.dialog.set(None);
                table.open_deal(deal);
                then(&table);
            }
        }
    };
    let why = move || refusal.get().map(|error| capitalised(&board_error(&error, &sentences())));
    let answer = move || table.enquired().map(|enquired| answer(&enquired, &sentences()));
    view! {
        <label for="board">{tell(|words| words.own_cards_text())}</label>
        <textarea
            id="board"
            rows="4"
            spellcheck="false"
            autocapitalize="characters"
            autocomplete="off"
            autofocus=true
            placeholder="4C 3C 3S\n5H 6H JH\n…"
            prop:value=text
            aria-describedby="board-help board-refusal"
            aria-invalid=move || refusal.with(Option::is_some).to_string()
            on:input=typed
        ></textarea>
        <p id="board-help" class="help">
            {tell(|words| words.own_cards_help())}
        </p>
        <DraftFans draft change />
        <Pool draft change />
        <div class="sticky">
            <p id="board-refusal" class="refusal" role="alert">
                {why}
            </p>
            <p role="status" class="answer">
                {answer}
            </p>
            <div class="sheet-buttons">
                <button class="button main" on:click=ask>
                    {tell(|words| words.can_it_be_won())}
                </button>
                <button class="button" on:click=open(Table::show_solution)>
                    {tell(|words| words.show_me_how())}
                </button>
                <button class="button" on:click=open(|_| ())>
                    {tell(|words| words.play_it())}
                </button>
            </div>
        </div>
    }
}

/// The deck of a layout that is typed, in whatever spelling.
fn deck(typed: &str) -> Result<Deck, BoardError> {
    board_text::read(GameName::BlackHole, &board_text::respelt(typed))
}

/// What the solver has said of the layout.
fn answer(enquired: &Enquired, l10n: &Sentences) -> String {
    match enquired {
        Enquired::Working => l10n.hint_thinking(),
        Enquired::Told(Told::Solution(Solution::Winnable(_))) => words().deal_winnable(),
        Enquired::Told(Told::Solution(Solution::Lost)) => l10n.hint_deal_lost(),
        Enquired::Told(_) => l10n.hint_undecided(),
        Enquired::NoSolver => l10n.hint_unavailable(),
    }
}

/// The fans as they lie so far. A card is taken back by tapping it; a fan is turned to by tapping its empty place.
#[component]
fn DraftFans(
    draft: RwSignal<Draft>,
    change: impl Fn(&dyn Fn(&mut Draft)) + Copy + Send + Sync + 'static,
) -> impl IntoView {
    let fan = move |fan: usize| {
        let cards = Memo::new(move |_| draft.with(|draft| draft.fans[fan].clone()));
        let is_next = Memo::new(move |_| draft.with(|draft| draft.at == fan && draft.has_room(fan)));
        let number = NodeRef::<html::Button>::new();
        let slot = move |place: usize| {
            move || match cards.with(|cards| cards.get(place).copied()) {
                Some(card) => {
                    let label = move || words().take_back(sentences().card_accusative(card));
                    let take = move |_| {
                        change(&|draft| draft.take_back(card));
                        // The button is gone with its card.
                        if let Some(number) = number.get_untracked() {
                            let _ = number.focus();
                        }
                    };
                    view! {
                        <button class=format!("chip {}", suit_class(card.suit)) aria-label=label on:click=take>
                            <Chip card />
                        </button>
                    }
                    .into_any()
                }
                None => view! { <span class="chip gap"></span> }.into_any(),
            }
        };
        let label = move || words().fan_here(fan + 1);
        view! {
            <li class="draft-fan" class:next=is_next>
                <button
                    class="fan-number"
                    node_ref=number
                    aria-label=label
                    aria-pressed=move || is_next.get().to_string()
                    on:click=move |_| draft.update(|draft| draft.at = fan)
                >
                    {fan + 1}
                </button>
                {(0..LAYOUT.fan_size).map(slot).collect_view()}
            </li>
        }
    };
    let list = NodeRef::<html::Ol>::new();
    Effect::new(move |_| {
        draft.with(|draft| draft.at);
        let Some(list) = list.get() else { return };
        // By then the fan that is next is marked as such.
        request_animation_frame(move || {
            let next = list.query_selector(".next").ok().flatten();
            if let Some(next) = next.and_then(|next| next.dyn_into::<HtmlElement>().ok()) {
                strip::bring_into_sight(&next);
            }
        });
    });
    view! {
        <ol class="draft" role="list" node_ref=list aria-label=say(|l10n| l10n.fans())>
            {(0..LAYOUT.fans).map(fan).collect_view()}
        </ol>
    }
}

/// The cards that are missing yet, suit by suit.
#[component]
fn Pool(
    draft: RwSignal<Draft>,
    change: impl Fn(&dyn Fn(&mut Draft)) + Copy + Send + Sync + 'static,
) -> impl IntoView {
    let missing = Memo::new(move |_| draft.with(Draft::missing));
    let card = move |card: Card| {
        let is_missing = Memo::new(move |_| missing.with(|missing| missing.contains(&card)));
        let lay = move |_| {
            if is_missing.get_untracked() {
                change(&|draft| draft.lay(card));
            }
        };
        view! {
            <button
                class=format!("chip {}", suit_class(card.suit))
                class:laid=move || !is_missing.get()
                aria-disabled=move || (!is_missing.get()).to_string()
                aria-label=move || capitalised(&sentences().card_nominative(card))
                on:click=lay
            >
                <Chip card />
            </button>
        }
    };
    let suit = move |suit: Suit| {
        let cards = Rank::ALL.into_iter().map(|rank| Card { rank, suit });
        let cards = cards.filter(|&it| LAYOUT.foundation.always() != Some(it)).map(card).collect_view();
        view! { <div class="pool-suit">{cards}</div> }
    };
    view! {
        <p role="status" data-testid="missing">{move || words().cards_missing(missing.with(Vec::len))}</p>
        <div class="pool" role="group" aria-label=tell(|words| words.cards_to_lay())>
            {Suit::ALL.into_iter().map(suit).collect_view()}
        </div>
    }
}

/// A card in small.
#[component]
fn Chip(card: Card) -> impl IntoView {
    view! {
        <span data-rank=printed(card.rank) aria-hidden="true"></span>
        <Pip suit=card.suit />
    }
}

/// Why a text board is no deal, in a sentence.
fn board_error(error: &BoardError, l10n: &Sentences) -> String {
    let name = |card: &Card| l10n.card_nominative(*card);
    match error {
        BoardError::UnknownCard { line, text } => words().board_unknown_card(*line, text),
        BoardError::Doubled { line, card } => words().board_doubled(*line, name(card)),
        BoardError::RepeatedHeading { line } => words().board_repeated(*line),
        BoardError::NoTalon { line } => words().board_no_talon(*line),
        BoardError::MissingTalon { expected } => words().board_missing_talon(*expected),
        BoardError::TalonSize { line, expected, found } => words().board_talon_size(*line, *expected, *found),
        BoardError::NotOnFoundation { line, card } => words().board_not_on_foundation(*line, name(card)),
        BoardError::NotInAFan { line, card } => words().board_not_in_a_fan(*line, name(card)),
        BoardError::FanSize { line, expected, found } => words().board_fan_size(*line, *expected, *found),
        BoardError::FanCount { expected, found } => words().board_fan_count(*expected, *found),
    }
}
