//! The choice of a game: for each a picture of its layout, its rule, how often its deals can be won, and how the last game of
//! it stands.

use js_sys::{JsString, Number};
use leptos::prelude::*;
use wasm_bindgen::JsValue;

use crate::{
    app::{
        l10n::{Language, Sentences, capitalised, sentences},
        table::Table,
        words::{tell, words},
    },
    storage,
};
use black_hole::{
    game::{Game, Standing},
    rules::{GameName, Layout, Starter},
};

/// All games.
#[component]
pub fn ChooseGame() -> impl IntoView {
    view! {
        <ul class="games" role="list">
            {GameName::ALL.into_iter().map(|game| view! { <GameToChoose game /> }).collect_view()}
        </ul>
        <p class="help">{tell(|words| words.win_rate_source())}</p>
    }
}

#[component]
fn GameToChoose(game: GameName) -> impl IntoView {
    let table = expect_context::<Table>();
    let language = expect_context::<Language>();
    let is_here = untrack(|| table.name()) == game;
    // As it stands when the list is opened; the table is out of reach meanwhile.
    let last = if is_here {
        Some(untrack(|| table.own_game(Game::clone)))
    } else {
        storage::last_of(game).map(|kept| kept.game)
    };
    let choose = move |_| {
        table.dialog.set(None);
        table.change_game(game);
    };
    view! {
        <li>
            <button
                class="game menu-item"
                aria-current=is_here.then_some("true")
                data-game=game.slug()
                on:click=choose
            >
                <LayoutPicture game />
                <span class="game-words">
                    <strong>{move || sentences().game(game)}</strong>
                    <span>{move || words().game_rule(game.slug())}</span>
                    <span class="help">{move || win_rate(game, &language)}</span>
                    <span class="help">
                        {move || capitalised(&how_it_stands(last.as_ref(), &sentences()))}
                    </span>
                </span>
            </button>
        </li>
    }
}

/// How often deals of a game can be won: those of the first numbered deals, and how many these are. Every one of them was
/// decided by `survey` (docs/win-rates.md).
const fn winnable(game: GameName) -> (u32, u32) {
    match game {
        GameName::BlackHole => (869_413, 1_000_000),
        GameName::BlackHoleAny => (86_990, 100_000),
        GameName::AllInARow => (67_035, 100_000),
        GameName::Golf => (44_993, 100_000),
        GameName::GolfKings => (26_297, 100_000),
        GameName::GolfWrap => (92_903, 100_000),
    }
}

fn win_rate(game: GameName, language: &Language) -> String {
    let (winnable, of) = winnable(game);
    let locale = language.locale();
    let written = |number: u32| {
        let written = Number::from(number).to_locale_string(&locale);
        String::from(JsString::from(JsValue::from(written)))
    };
    let percent = (winnable + of / 200) / (of / 100);
    words().win_rate(percent, written(winnable), written(of))
}

fn how_it_stands(last: Option<&Game>, l10n: &Sentences) -> String {
    let Some(game) = last.filter(|game| game.can_undo() || game.can_redo()) else {
        return words().never_played();
    };
    let progress = l10n.progress(game.progress().moved, game.progress().of);
    let stands = match game.standing() {
        Standing::Won => words().game_won(),
        Standing::Stuck => words().game_stopped(),
        Standing::Open if game.conduct.ended => words().game_stopped(),
        Standing::Open => words().game_open(),
    };
    format!("{}: {stands}, {progress}", l10n.deal(game.deal()))
}

/// The layout in small: what lies in the middle, the stock, the fans. For the eye only.
#[component]
fn LayoutPicture(game: GameName) -> impl IntoView {
    let layout = game.layout();
    let Layout { fans, fan_size, foundation } = layout;
    // A card is 7 wide and 10 high; 3 are seen of one that another lies on.
    let card = |x: usize, y: usize| format!("M{x} {y}h7v10h-7z");
    let in_a_row = fans.isqrt();
    let step = 3 * (fan_size - 1) + 10;
    let width = in_a_row.max(fans.div_ceil(3)) * step - 3;
    let columns = (width + 3) / step;
    let fan = |fan: usize| {
        let (column, row) = (fan % columns, fan / columns);
        (0..fan_size).map(move |place| card(column * step + 3 * place, 28 + 13 * row)).collect::<String>()
    };
    let all_fans: String = (0..fans).map(fan).collect();
    let height = 28 + 13 * fans.div_ceil(columns) - 2;
    let middle = width / 2;
    let has_hole = matches!(game, GameName::BlackHole | GameName::BlackHoleAny);
    let is_row = foundation == Starter::None;
    let foundation: String = match foundation {
        Starter::None => (0..5).map(|place| card(middle - 22 + 9 * place, 8)).collect(),
        Starter::Always(_) | Starter::Dealt => card(middle - 3, 8),
    };
    view! {
        <svg class="layout" viewBox=format!("-1 0 {} {height}", width + 2) aria-hidden="true">
            {has_hole.then(|| view! { <circle class="layout-hole" cx=middle cy="13" r="11" /> })}
            <path class="layout-cards" class:dashed=is_row d=foundation />
            {(layout.stock() > 0).then(|| view! { <path class="layout-back" d=card(middle - 17, 8) /> })}
            <path class="layout-cards" d=all_fans />
        </svg>
    }
}
