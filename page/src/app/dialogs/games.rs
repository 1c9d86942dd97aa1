//! The choice of a game: for each a picture of its layout, its rule, how often its deals can be won, and how the last game of
//! it stands.

use leptos::prelude::*;

use super::localised;
use crate::{
    app::{
        l10n::{Language, Sentences, capitalised, sentences},
        table::Table,
        words::{tell, words},
    },
    journal::Journal,
    storage,
};
use black_hole::{
    deals::Deal,
    game::{Game, Standing},
    kept::Kept,
    rules::{GameName, Layout, Progress, Starter},
};

/// All games, as they stand when the list is opened: the table is out of reach meanwhile.
#[component]
pub fn ChooseGame() -> impl IntoView {
    let table = expect_context::<Table>();
    let here = untrack(|| table.own_game(Game::name));
    let (journal, _) = storage::journal();
    let to_choose = |game: GameName| {
        let on_table = if game == here { Some(table.own_games_now()) } else { storage::last_of(game) };
        let last = Last::of(game, on_table.as_ref(), &journal);
        view! { <GameToChoose game last is_here=game == here /> }
    };
    view! {
        <ul class="games" role="list">
            {GameName::ALL.into_iter().map(to_choose).collect_view()}
        </ul>
        <p class="help">{tell(|words| words.win_rate_source())}</p>
    }
}

/// The last that was played of a game.
struct Last {
    deal: Deal,
    progress: Progress,
    state: State,
}

#[derive(Clone, Copy)]
enum State {
    UnderWay,
    Won,
    Stopped,
}

impl Last {
    /// On the deal that was last on the table, else on the one that was left or finished the last.
    fn of(game: GameName, on_table: Option<&Kept>, journal: &Journal) -> Option<Last> {
        on_table.and_then(Last::on_table).or_else(|| Last::elsewhere(game, journal))
    }

    fn on_table(kept: &Kept) -> Option<Last> {
        let game = &kept.game;
        let (progress, state) = if game.can_undo() || game.can_redo() {
            let state = match game.standing() {
                Standing::Won => State::Won,
                Standing::Stuck => State::Stopped,
                Standing::Open if game.conduct.ended => State::Stopped,
                Standing::Open => State::UnderWay,
            };
            (game.progress(), state)
        } else {
            // It has been begun anew.
            (kept.offered()?, State::UnderWay)
        };
        Some(Last { deal: game.deal().clone(), progress, state })
    }

    fn elsewhere(game: GameName, journal: &Journal) -> Option<Last> {
        let saved = storage::latest_saved(game);
        let finished = journal.entries().iter().rfind(|entry| entry.game == game);
        let finished =
            finished.filter(|finished| saved.as_ref().is_none_or(|it| it.written < finished.ended));
        let finished = finished.map(|entry| Last {
            deal: entry.deal.clone(),
            progress: entry.progress,
            state: if entry.is_won() { State::Won } else { State::Stopped },
        });
        let saved = saved.map(|it| Last { deal: it.deal, progress: it.progress, state: State::UnderWay });
        finished.or(saved)
    }

    fn in_words(&self, l10n: &Sentences) -> String {
        let stands = match self.state {
            State::Won => words().game_won(),
            State::Stopped => words().game_stopped(),
            State::UnderWay => words().game_open(),
        };
        let progress = l10n.progress(self.progress.moved, self.progress.of);
        format!("{}: {stands}, {progress}", l10n.deal(&self.deal))
    }
}

#[component]
fn GameToChoose(game: GameName, last: Option<Last>, is_here: bool) -> impl IntoView {
    let table = expect_context::<Table>();
    let language = expect_context::<Language>();
    let how_it_stands = move || match &last {
        Some(last) => last.in_words(&sentences()),
        None => words().never_played(),
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
                    <span class="help">{move || capitalised(&how_it_stands())}</span>
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
    let percent = (winnable + of / 200) / (of / 100);
    words().win_rate(percent, localised::number(winnable, language), localised::number(of, language))
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
