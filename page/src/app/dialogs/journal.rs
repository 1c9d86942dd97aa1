//! The journal: totals, a histogram, the finished games; out and in as a file; and how to delete it all.

use leptos::{html, prelude::*};
use wasm_bindgen_futures::spawn_local;

use super::{handing_out, localised};
use crate::app::{
    l10n::{Language, Sentences, capitalised, say, sentences},
    refusals::deal_error,
    table::Table,
    words::{tell, words},
};
use crate::{
    journal::{Entry, EntryError, Journal, JournalError, Totals},
    storage,
};
use black_hole::{conduct::Manner, rules::GameName};

/// The most games that are listed; the file has them all.
const MOST: usize = 200;

/// The finished games of this game.
fn games_of(game: GameName, journal: &Journal) -> impl DoubleEndedIterator<Item = &Entry> {
    journal.entries().iter().filter(move |entry| entry.game == game)
}

/// What was done last with the whole journal.
#[derive(Clone, PartialEq)]
enum Outcome {
    Imported(usize),
    Refused(JournalError),
    CannotKeep,
    Deleted,
    CannotDelete,
}

/// The finished games and what they tell.
#[component]
pub fn JournalPages() -> impl IntoView {
    let (kept, error) = storage::journal();
    let outcome = RwSignal::new(None::<Outcome>);
    let journal = RwSignal::new(kept);
    let damaged = RwSignal::new(error.is_some());
    let reload = move || {
        let (kept, error) = storage::journal();
        // By now the dialog may be closed.
        journal.try_set(kept);
        damaged.try_set(error.is_some());
    };
    let game = RwSignal::new(untrack(|| expect_context::<Table>().name()));
    let is_empty = Memo::new(move |_| journal.with(|journal| games_of(game.get(), journal).next().is_none()));
    view! {
        <Show when=move || damaged.get()>
            <p class="refusal">{tell(|words| words.journal_damaged())}</p>
        </Show>
        <p class="help">{tell(|words| words.journal_stays())}</p>
        <WhichGame game journal />
        <Show
            when=move || !is_empty.get()
            fallback=move || view! { <p>{move || words().journal_empty(sentences().game(game.get()))}</p> }
        >
            <TotalsTable journal game />
            <Histogram journal game />
        </Show>
        <Files journal outcome reload />
        <p role="status">{move || outcome.get().map(|outcome| outcome.sentence(&sentences()))}</p>
        <Show when=move || !is_empty.get()>
            <Games journal game />
        </Show>
    }
}

/// Which game's journal is looked at, where there is a choice: the game on the table, and those with finished games.
#[component]
fn WhichGame(game: RwSignal<GameName>, journal: RwSignal<Journal>) -> impl IntoView {
    let here = game.get_untracked();
    let games = Memo::new(move |_| {
        let has_games = |&game: &GameName| {
            game == here || journal.with(|journal| games_of(game, journal).next().is_some())
        };
        GameName::ALL.into_iter().filter(has_games).collect::<Vec<_>>()
    });
    // All games of the one that is looked at may have been deleted.
    Effect::new(move |_| {
        if games.with(|games| !games.contains(&game.get())) {
            game.set(here);
        }
    });
    let choose = move |event| {
        if let Some(chosen) = GameName::from_slug(&event_target_value(&event)) {
            game.set(chosen);
        }
    };
    let option = move |of: GameName| {
        view! {
            <option value=of.slug() selected=move || game.get() == of>
                {move || sentences().game(of)}
            </option>
        }
    };
    view! {
        <Show when=move || { games.with(Vec::len) > 1 }>
            <label for="journal-game">{tell(|words| words.journal_game())}</label>
            <select id="journal-game" on:change=choose>
                {move || games.get().into_iter().map(option).collect_view()}
            </select>
        </Show>
    }
}

impl Outcome {
    fn sentence(&self, l10n: &Sentences) -> String {
        match self {
            Outcome::Imported(games) => words().journal_imported(*games),
            Outcome::Refused(why) => words().journal_refused(journal_error(why, l10n)),
            Outcome::CannotKeep => words().cannot_keep_journal(),
            Outcome::Deleted => words().journal_deleted(),
            Outcome::CannotDelete => words().cannot_delete_journal(),
        }
    }
}

/// Totals of all games, and of those without help.
#[component]
fn TotalsTable(journal: RwSignal<Journal>, game: RwSignal<GameName>) -> impl IntoView {
    let totals = move |is_meant: fn(&Entry) -> bool| {
        journal.with(|journal| Totals::of(games_of(game.get(), journal).filter(|entry| is_meant(entry))))
    };
    let all = Memo::new(move |_| totals(|_| true));
    let unaided = Memo::new(move |_| totals(|entry| entry.manner.is_unaided()));
    let row = move |label: Signal<String>, read: fn(&Totals) -> String| {
        view! {
            <tr>
                <th scope="row">{label}</th>
                <td>{move || all.with(read)}</td>
                <td>{move || unaided.with(read)}</td>
            </tr>
        }
    };
    view! {
        <table class="totals">
            <thead>
                <tr>
                    <td></td>
                    <th scope="col">{tell(|words| words.all_games())}</th>
                    <th scope="col">{tell(|words| words.unaided_games())}</th>
                </tr>
            </thead>
            <tbody>
                {row(tell(|words| words.games()), |totals| totals.games.to_string())}
                {row(tell(|words| words.games_won()), |totals| totals.won.to_string())}
                {row(tell(|words| words.share_won()), share_won)}
                {row(tell(|words| words.streak()), |totals| totals.streak.to_string())}
                {row(tell(|words| words.longest_streak()), |totals| totals.longest_streak.to_string())}
            </tbody>
        </table>
    }
}

fn share_won(totals: &Totals) -> String {
    match totals.games {
        0 => "–".to_owned(),
        games => words().percent((totals.won * 100 + games / 2) / games),
    }
}

/// How many games ended with how many cards moved: as a picture, and as a table.
#[component]
fn Histogram(journal: RwSignal<Journal>, game: RwSignal<GameName>) -> impl IntoView {
    let of = move || game.get().cards_to_move();
    let by_moved =
        Memo::new(move |_| journal.with(|journal| Totals::of(games_of(game.get(), journal)).by_moved));
    let bars = move || {
        let of = of();
        let by_moved = by_moved.get();
        let highest = by_moved.values().copied().max().unwrap_or(1) as f64;
        let bar = |(moved, games): (usize, usize)| {
            let height = games as f64 / highest * 30.0;
            let class = if moved == of { "keeping-bar" } else { "playable-bar" };
            view! {
                <rect
                    class=class
                    x=format!("{moved}.1")
                    y=(30.0 - height).to_string()
                    width="0.8"
                    height=height.to_string()
                />
            }
        };
        by_moved.into_iter().map(bar).collect_view()
    };
    let row = |(moved, games): (usize, usize)| {
        view! {
            <tr>
                <td>{moved}</td>
                <td>{games}</td>
            </tr>
        }
    };
    view! {
        <figure class="histogram">
            <svg viewBox=move || format!("0 0 {} 30", of() + 1) preserveAspectRatio="none" aria-hidden="true">
                {bars}
            </svg>
            <div class="histogram-ends" aria-hidden="true">
                <span>"0"</span>
                <span>{of}</span>
            </div>
            <figcaption>{move || words().histogram(of())}</figcaption>
        </figure>
        <details>
            <summary>{tell(|words| words.as_table())}</summary>
            <table class="totals">
                <thead>
                    <tr>
                        <th scope="col">{tell(|words| words.cards_moved())}</th>
                        <th scope="col">{tell(|words| words.games())}</th>
                    </tr>
                </thead>
                <tbody>{move || by_moved.get().into_iter().map(row).collect_view()}</tbody>
            </table>
        </details>
    }
}

/// The games, the latest first.
#[component]
fn Games(journal: RwSignal<Journal>, game: RwSignal<GameName>) -> impl IntoView {
    let table = expect_context::<Table>();
    let language = expect_context::<Language>();
    let row = move |entry: Entry| {
        let l10n = sentences();
        let deal = entry.deal.clone();
        let open = move |_| {
            table.dialog.set(None);
            table.open_deal(entry.game, &deal);
        };
        view! {
            <li>
                <button class="menu-item row" on:click=open>
                    <strong>{l10n.deal(&entry.deal)}</strong>
                    <span>{if entry.is_won() { words().game_won() } else { words().game_stopped() }}</span>
                    <span>{l10n.progress(entry.progress.moved, entry.progress.of)}</span>
                    <span class="help">{particulars(&entry)}</span>
                    <span class="help">{localised::time(entry.ended, &language)}</span>
                </button>
            </li>
        }
    };
    let rows = move || {
        let latest = |journal: &Journal| {
            games_of(game.get(), journal).rev().take(MOST).cloned().map(row).collect_view()
        };
        journal.with(latest)
    };
    view! {
        <h3>{tell(|words| words.latest_games())}</h3>
        <ul class="rows" role="list" data-testid="journal">
            {rows}
        </ul>
    }
}

/// How a game was played.
fn particulars(entry: &Entry) -> String {
    let mut parts = match entry.manner {
        Manner::Strict => vec![words().manner_strict()],
        Manner::Free { hints: false, undo: false } => vec![words().manner_unaided()],
        Manner::Free { hints: true, undo: false } => vec![words().manner_hints()],
        Manner::Free { hints: false, undo: true } => vec![words().manner_undo()],
        Manner::Free { hints: true, undo: true } => vec![words().manner_both()],
    };
    parts.extend(entry.undos.map(|undos| words().undos(undos)));
    parts.extend(entry.millis.map(|millis| {
        let seconds = millis / 1000;
        words().time(format!("{}:{:02}", seconds / 60, seconds % 60))
    }));
    parts.join(", ")
}

/// Export, import, delete.
#[component]
fn Files(
    journal: RwSignal<Journal>,
    outcome: RwSignal<Option<Outcome>>,
    /// Reads the journal again.
    reload: impl Fn() + Copy + Send + Sync + 'static,
) -> impl IntoView {
    let field = NodeRef::<html::Input>::new();
    let sure = RwSignal::new(false);
    // Where the keyboard goes when the button that it was on is gone.
    let (export_button, keep_button) = (NodeRef::<html::Button>::new(), NodeRef::<html::Button>::new());
    Effect::new(move |_| keep_button.get().map(|button| button.focus()));
    let answer = move |deletes: bool| {
        sure.set(false);
        if let Some(button) = export_button.get_untracked() {
            let _ = button.focus();
        }
        if deletes {
            let deleted = storage::clear_journal();
            outcome.set(Some(deleted.map_or(Outcome::CannotDelete, |()| Outcome::Deleted)));
            reload();
        }
    };
    let export = move |_| {
        handing_out::download(
            "black-hole-journal.json",
            "application/json",
            &journal.with_untracked(Journal::write),
        );
    };
    let import = move |_| {
        let file = field.get_untracked().and_then(|field| field.files()?.get(0));
        let Some(file) = file else { return };
        spawn_local(async move {
            let text = handing_out::text_of(&file).await.unwrap_or_default();
            let done = match Journal::read(&text) {
                Err(error) => Outcome::Refused(error),
                Ok(games) => match storage::add_to_journal(games) {
                    Ok(added) => Outcome::Imported(added),
                    Err(storage::CannotKeep) => Outcome::CannotKeep,
                },
            };
            // By now the dialog may be closed.
            outcome.try_set(Some(done));
            reload();
            // The same file can be chosen again.
            if let Some(field) = field.try_get_untracked().flatten() {
                field.set_value("");
            }
        });
    };
    view! {
        <div class="sheet-buttons">
            <button class="button" node_ref=export_button on:click=export>
                {tell(|words| words.export())}
            </button>
            <label class="button" tabindex="-1">
                <input
                    class="for-the-ear"
                    type="file"
                    accept="application/json,.json"
                    node_ref=field
                    on:change=import
                />
                <span>{tell(|words| words.import())}</span>
            </label>
            <Show
                when=move || sure.get()
                fallback=move || {
                    view! {
                        <button class="button" on:click=move |_| sure.set(true)>
                            {tell(|words| words.delete_all())}
                        </button>
                    }
                }
            >
                <button class="button" node_ref=keep_button on:click=move |_| answer(false)>
                    {say(|l10n| l10n.keep_all())}
                </button>
                <button class="button danger" on:click=move |_| answer(true)>
                    {tell(|words| words.delete_really())}
                </button>
            </Show>
        </div>
    }
}

/// Why a text is no journal, in a sentence.
fn journal_error(error: &JournalError, l10n: &Sentences) -> String {
    match error {
        JournalError::NotJson(line) => words().journal_not_json(*line),
        JournalError::NotAJournal => words().journal_not_ours(),
        JournalError::Form(line) => words().journal_form(*line),
        JournalError::Version(version) => words().journal_version(*version),
        JournalError::Entry { number, why } => {
            let why = match why {
                EntryError::UnknownGame(name) => l10n.link_no_game(name),
                EntryError::Deal(error) => deal_error(error, l10n),
                EntryError::Progress { moved, of } => words().entry_progress(*moved, *of),
                EntryError::Times => words().entry_times(),
            };
            words().journal_entry(*number, capitalised(&why))
        }
    }
}
