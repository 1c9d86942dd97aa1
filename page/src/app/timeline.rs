//! The analysis of a game: a bar for each move, as high as there were cards to play, filled as far as they kept the win;
//! a click or the arrow keys lead to the position. The same facts stand in a table for a screen reader.

use leptos::{html, prelude::*};
use web_sys::MouseEvent;

use super::{
    choice::{Choice, Known},
    l10n::{say, sentences},
    table::{Kind, Table},
    words::{tell, words},
};

/// The timeline, while a game is analysed.
#[component]
pub fn Timeline() -> impl IntoView {
    let table = expect_context::<Table>();
    let open = Memo::new(move |_| table.viewer.kind() == Some(Kind::Analysis));
    // The same ones all the while that one steps through the game.
    let choices = Memo::new(move |_| table.viewer.choices());
    view! {
        <Show when=move || open.get()>
            <section class="timeline" aria-label=tell(|words| words.timeline())>
                <Progress />
                <Chart choices />
                <Facts choices />
            </section>
        </Show>
    }
}

/// How far the work is, and a way to end it.
#[component]
fn Progress() -> impl IntoView {
    let table = expect_context::<Table>();
    let progress = Memo::new(move |_| table.viewer.progress());
    let words = move || progress.get().map(|(done, of)| words().analysis_progress(done, of));
    view! {
        <Show when=move || progress.get().is_some()>
            <div class="timeline-progress">
                <progress
                    aria-label=move || words().unwrap_or_default()
                    max=move || progress.get().map(|(_, of)| of.to_string())
                    value=move || progress.get().map(|(done, _)| done.to_string())
                ></progress>
                <button class="link" on:click=move |_| table.leave()>
                    {say(|l10n| l10n.cancel())}
                </button>
            </div>
        </Show>
    }
}

/// Cards that a bar has room for at least, so that a game of few choices looks like one.
const LOWEST_TOP: usize = 4;

/// Room above the bars for the flag.
const FLAG: usize = 2;

/// Bars that the chart has room for at least, so that those of a short game are no walls.
const FEWEST: usize = 20;

#[component]
fn Chart(choices: Memo<Vec<Choice>>) -> impl IntoView {
    let table = expect_context::<Table>();
    let chart = NodeRef::<html::Div>::new();
    let place = Memo::new(move |_| table.viewer.place().0);
    let count = move || choices.with(Vec::len);
    let in_words = move || {
        let l10n = sentences();
        choices.with(|choices| choices.get(place.get()).map(|choice| choice.name(count() - 1, &l10n)))
    };
    let go = move |event: MouseEvent| {
        let Some(chart) = chart.get_untracked() else { return };
        let rect = chart.get_bounding_client_rect();
        let share = (f64::from(event.client_x()) - rect.left()) / rect.width().max(1.0);
        let bars = choices.with_untracked(Vec::len).max(FEWEST);
        table.look_at((share.clamp(0.0, 1.0) * bars as f64) as usize);
    };
    let top = Memo::new(move |_| {
        let playable = |choice: &Choice| choice.known.map_or(0, |known| known.playable);
        choices.with(|choices| choices.iter().map(playable).max()).unwrap_or(0).max(LOWEST_TOP)
    });
    let view_box = move || format!("0 0 {} {}", count().max(FEWEST), top.get() + FLAG);
    view! {
        <div
            class="chart"
            node_ref=chart
            role="slider"
            tabindex="0"
            aria-label=tell(|words| words.timeline())
            aria-valuemin="0"
            aria-valuemax=move || count().saturating_sub(1).to_string()
            aria-valuenow=move || place.get().to_string()
            aria-valuetext=in_words
            on:click=go
        >
            <svg viewBox=view_box preserveAspectRatio="none" aria-hidden="true">
                <rect class="here" x=move || place.get().to_string() y="0" width="1" height="100%" />
                {move || {
                    let bottom = top.get() + FLAG;
                    let bar = |(place, choice): (usize, &Choice)| view! { <Bar place choice=*choice bottom /> };
                    choices.with(|choices| choices.iter().enumerate().map(bar).collect_view())
                }}
            </svg>
        </div>
    }
}

/// One bar: hollow for the cards that could be played, filled for those that kept the win, flagged if the move lost.
#[component]
fn Bar(
    place: usize,
    choice: Choice,
    /// How far below the chart's top the bars stand.
    bottom: usize,
) -> impl IntoView {
    let (playable, keeping) = choice.known.map_or((0, 0), |known| (known.playable, known.keeping));
    let x = format!("{place}.15");
    let flag = choice.is_losing().then(|| {
        let (left, right, middle) = (place as f64 + 0.05, place as f64 + 0.95, place as f64 + 0.5);
        view! { <path class="flag" d=format!("M{left} 0H{right}L{middle} 1.7z") /> }
    });
    let rest = playable - keeping;
    view! {
        <rect
            class="playable-bar"
            x=x.clone()
            y=(bottom - playable).to_string()
            width="0.7"
            height=rest.to_string()
        />
        <rect class="keeping-bar" x=x y=(bottom - keeping).to_string() width="0.7" height=keeping.to_string() />
        {flag}
    }
}

/// The same facts in a table.
#[component]
fn Facts(choices: Memo<Vec<Choice>>) -> impl IntoView {
    let row = |choice: Choice| {
        let l10n = sentences();
        let number = |read: fn(&Known) -> usize| {
            choice.known.as_ref().map_or_else(|| l10n.choice_working(), |known| read(known).to_string())
        };
        let remark = choice.is_losing().then(|| l10n.choice_losing());
        view! {
            <tr>
                <td>{choice.number}</td>
                <td>{choice.card.map(|card| l10n.card_nominative(card))}</td>
                <td>{number(|known| known.playable)}</td>
                <td>{number(|known| known.keeping)}</td>
                <td>{remark}</td>
            </tr>
        }
    };
    view! {
        // A table does not shrink, as what is only for the ear has to; what is around it does.
        <div class="for-the-ear">
            <table data-testid="facts">
                <caption>{tell(|words| words.timeline())}</caption>
                <thead>
                    <tr>
                        <th scope="col">{tell(|words| words.column_move())}</th>
                        <th scope="col">{tell(|words| words.column_card())}</th>
                        <th scope="col">{tell(|words| words.column_playable())}</th>
                        <th scope="col">{tell(|words| words.column_keeping())}</th>
                        <th scope="col">{tell(|words| words.column_remark())}</th>
                    </tr>
                </thead>
                <tbody>{move || choices.get().into_iter().map(row).collect_view()}</tbody>
            </table>
        </div>
    }
}
