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
    cards::{Card, DECK_SIZE, Rank, Suit},
    deals::{
        Deal,
        board_text::{self, BoardError, SoFar},
    },
    rules::{GameName, Starter},
};

/// The cards that have been laid out so far.
#[derive(Clone, PartialEq)]
struct Draft {
    game: GameName,
    /// The fans, the available card of each last; then the stock, in a game that has one, the next card first.
    piles: Vec<Vec<Card>>,
    /// The pile that the next card goes to, if it has room.
    at: usize,
}

impl Draft {
    /// As far as a text has come.
    fn read(game: GameName, text: &str) -> Draft {
        let SoFar { fans: mut piles, stock } = board_text::so_far(game, text);
        if game.layout().stock() > 0 {
            piles.push(stock);
        }
        let mut draft = Draft { game, piles, at: 0 };
        draft.at = draft.next_from(0).unwrap_or(0);
        draft
    }

    fn is_stock(&self, pile: usize) -> bool {
        pile == self.game.layout().fans
    }

    /// Cards that the pile takes.
    fn size(&self, pile: usize) -> usize {
        let layout = self.game.layout();
        if self.is_stock(pile) { layout.stock() } else { layout.fan_size }
    }

    fn has_room(&self, pile: usize) -> bool {
        self.piles[pile].len() < self.size(pile)
    }

    /// The first pile with room, from this one on and round.
    fn next_from(&self, pile: usize) -> Option<usize> {
        (pile..self.piles.len()).chain(0..pile).find(|&pile| self.has_room(pile))
    }

    /// Puts a card on the pile that is next, and turns to the next one with room if it is full then.
    fn lay(&mut self, card: Card) {
        let Some(pile) = self.next_from(self.at) else { return };
        self.piles[pile].push(card);
        self.at = self.next_from(pile).unwrap_or(pile);
    }

    /// Takes a card back, and turns to its pile.
    fn take_back(&mut self, card: Card) {
        if let Some(pile) = self.piles.iter().position(|pile| pile.contains(&card)) {
            self.piles[pile].retain(|&other| other != card);
            self.at = pile;
        }
    }

    /// The cards that lie nowhere yet. Where the foundation's card is one that is dealt, it is the last of them.
    fn missing(&self) -> Vec<Card> {
        let always = self.game.layout().foundation.always();
        let is_laid = |card: &Card| always == Some(*card) || self.piles.iter().flatten().any(|it| it == card);
        (0..DECK_SIZE as u8).filter_map(Card::from_number).filter(|card| !is_laid(card)).collect()
    }

    /// As a text board: the stock if it has cards, and the fans up to the last that has.
    fn text(&self) -> String {
        let names = |pile: &[Card]| pile.iter().map(Card::to_string).collect::<Vec<_>>().join(" ");
        let (fans, stock) = self.piles.split_at(self.game.layout().fans);
        let stock = stock.iter().filter(|stock| !stock.is_empty());
        let talon: String = stock.map(|stock| format!("Talon: {}\n", names(stock))).collect();
        let fan = |fan: &Vec<Card>| if fan.is_empty() { "-\n".to_owned() } else { names(fan) + "\n" };
        let laid = fans.iter().rposition(|fan| !fan.is_empty()).map_or(0, |last| last + 1);
        talon + &fans[..laid].iter().map(fan).collect::<String>()
    }
}

/// Where a layout of one's own is made.
#[component]
pub fn OwnCards() -> impl IntoView {
    let table = expect_context::<Table>();
    let game = untrack(|| table.name());
    // As it was typed or as the cards were tapped, also when the dialog was closed meanwhile.
    let text = move || table.own_cards.with(|texts| texts[game as usize].clone());
    let set_text = move |text: String| table.own_cards.update(|texts| texts[game as usize] = text);
    let deck = move |typed: &str| board_text::read(game, &board_text::respelt(typed));
    on_cleanup(move || table.end_enquiry());
    let draft = RwSignal::new(Draft::read(game, &board_text::respelt(&untrack(text))));
    let refusal = RwSignal::new(None::<BoardError>);
    let change = move |change: &dyn Fn(&mut Draft)| {
        draft.update(change);
        set_text(draft.with_untracked(Draft::text));
        refusal.set(None);
        table.end_enquiry();
    };
    let typed = move |event| {
        let typed = event_target_value(&event);
        draft.set(Draft::read(game, &board_text::respelt(&typed)));
        refusal.set(deck(&typed).err().filter(|error| !is_unfinished(error)));
        set_text(typed);
        table.end_enquiry();
    };
    // The deal, if it is whole; else says what is wrong or missing.
    let whole = move || match deck(&untrack(text)) {
        Ok(deck) => Some(Deal::Deck(deck)),
        Err(error) => {
            refusal.set(Some(error));
            None
        }
    };
    let ask = move |_| {
        if let Some(deal) = whole() {
            table.enquire_if_winnable(game, deal);
        }
    };
    let open = move |then: fn(&Table)| {
        move |_| {
            if let Some(deal) = whole() {
                table.dialog.set(None);
                table.open_deal(game, &deal);
                then(&table);
            }
        }
    };
    let why = move || refusal.get().map(|error| capitalised(&board_error(&error, game, &sentences())));
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
            placeholder=placeholder(game)
            prop:value=text
            aria-describedby="board-help board-refusal"
            aria-invalid=move || refusal.with(Option::is_some).to_string()
            on:input=typed
        ></textarea>
        <p id="board-help" class="help">
            {tell(|words| words.own_cards_help())}
            " "
            {move || words().own_cards_middle(middle_key(game))}
        </p>
        <DraftPiles draft change />
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
                <button class="button" on:click=open(Table::show_solution_of_own_cards)>
                    {tell(|words| words.show_me_how())}
                </button>
                <button class="button" on:click=open(|_| ())>
                    {tell(|words| words.play_it())}
                </button>
            </div>
        </div>
    }
}

/// How a text of the game's fans might begin.
fn placeholder(game: GameName) -> String {
    const CARDS: [&str; 10] = ["4C", "3C", "3S", "5H", "6H", "JH", "8D", "KS", "9D", "AC"];
    let fans = CARDS.chunks(game.layout().fan_size).take(2);
    fans.map(|fan| fan.join(" ") + "\n").collect::<String>() + "…"
}

/// Whether a board with this error may only be one that is still written.
fn is_unfinished(error: &BoardError) -> bool {
    match error {
        BoardError::FanSize { expected, found, .. }
        | BoardError::FanCount { expected, found }
        | BoardError::TalonSize { expected, found, .. } => found < expected,
        BoardError::MissingTalon { .. } => true,
        _ => false,
    }
}

/// What lies in the middle of the game's layout, by the key that a sentence chooses by.
fn middle_key(game: GameName) -> &'static str {
    match game.layout().foundation {
        Starter::Always(_) => "always",
        Starter::None => "none",
        Starter::Dealt if game.layout().stock() > 0 => "dealt-and-stock",
        Starter::Dealt => "dealt",
    }
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

/// The fans as they lie so far, and the stock. A card is taken back by tapping it; a pile is turned to by tapping its number.
#[component]
fn DraftPiles(
    draft: RwSignal<Draft>,
    change: impl Fn(&dyn Fn(&mut Draft)) + Copy + Send + Sync + 'static,
) -> impl IntoView {
    let pile = move |pile: usize| {
        let (size, is_stock) = draft.with_untracked(|draft| (draft.size(pile), draft.is_stock(pile)));
        let cards = Memo::new(move |_| draft.with(|draft| draft.piles[pile].clone()));
        let is_next = Memo::new(move |_| draft.with(|draft| draft.at == pile && draft.has_room(pile)));
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
        let label = move || if is_stock { words().stock_here() } else { words().fan_here(pile + 1) };
        let number_or_name = move || if is_stock { words().stock_name() } else { (pile + 1).to_string() };
        view! {
            <li class="draft-fan" class:next=is_next class:draft-stock=is_stock>
                <button
                    class="fan-number"
                    node_ref=number
                    aria-label=label
                    aria-pressed=move || is_next.get().to_string()
                    on:click=move |_| draft.update(|draft| draft.at = pile)
                >
                    {number_or_name}
                </button>
                {(0..size).map(slot).collect_view()}
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
            {(0..draft.with_untracked(|draft| draft.piles.len())).map(pile).collect_view()}
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
    let always = draft.with_untracked(|draft| draft.game.layout().foundation.always());
    // One is left over where it is the one in the middle.
    let left_over =
        draft.with_untracked(|draft| usize::from(draft.game.layout().foundation == Starter::Dealt));
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
        let cards = cards.filter(|&it| always != Some(it)).map(card).collect_view();
        view! { <div class="pool-suit">{cards}</div> }
    };
    view! {
        <p role="status" data-testid="missing">{move || words().cards_missing(missing.with(Vec::len).saturating_sub(left_over))}</p>
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

/// Why a text board is no deal of this game, in a sentence.
fn board_error(error: &BoardError, game: GameName, l10n: &Sentences) -> String {
    let name = |card: &Card| l10n.card_nominative(*card);
    match error {
        BoardError::UnknownCard { line, text } => words().board_unknown_card(*line, text),
        BoardError::Doubled { line, card } => words().board_doubled(*line, name(card)),
        BoardError::RepeatedHeading { line } => words().board_repeated(*line),
        BoardError::NoTalon { line } => words().board_no_talon(*line),
        BoardError::MissingTalon { expected } => words().board_missing_talon(*expected),
        BoardError::TalonSize { line, expected, found } => words().board_talon_size(*line, *expected, *found),
        BoardError::NotOnFoundation { line, card } => {
            words().board_not_on_foundation(*line, middle_key(game), name(card))
        }
        BoardError::NotInAFan { line, card } => words().board_not_in_a_fan(*line, name(card)),
        BoardError::FanSize { line, expected, found } => words().board_fan_size(*line, *expected, *found),
        BoardError::FanCount { expected, found } => words().board_fan_count(*expected, *found),
    }
}
