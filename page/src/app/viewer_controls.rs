//! What stands below the table while a line is looked at: to and fro, run and stop, and how fast.

use leptos::prelude::*;

use super::{
    choices::Choices,
    chrome::Icon,
    l10n::sentences,
    table::Table,
    words::{tell, words},
};
use crate::storage::Speed;

/// The buttons of the viewer.
#[component]
pub fn ViewerControls() -> impl IntoView {
    let table = expect_context::<Table>();
    let choices = expect_context::<Choices>();
    let at_start = Memo::new(move |_| table.viewer.place().0 == 0);
    let at_end = Memo::new(move |_| {
        let (played, of) = table.viewer.place();
        played == of
    });
    let running = move || table.viewer.running.get();
    let speed = move || choices.get(|choices| choices.speed);
    let change_speed = move |_| {
        choices.change(|choices| {
            choices.speed = match choices.speed {
                Speed::Slow => Speed::Medium,
                Speed::Medium => Speed::Fast,
                Speed::Fast => Speed::Slow,
            };
        });
    };
    let speed_in_words = move || {
        words().speed(match speed() {
            Speed::Slow => "slow",
            Speed::Medium => "medium",
            Speed::Fast => "fast",
        })
    };
    view! {
        <footer>
            <Step
                label=tell(|words| words.to_start())
                outline="M18 6l-7 6 7 6M6 6v12"
                off=at_start
                go=move || table.look_at(0)
            />
            <Step
                label=tell(|words| words.step_back())
                outline="M15 6l-7 6 7 6"
                off=at_start
                go=move || table.step(-1)
            />
            <button
                class="button main square"
                aria-label=move || if running() { sentences().stop_running() } else { sentences().run() }
                on:click=move |_| table.run_or_stop()
            >
                {move || {
                    let outline = if running() { "M8 6v12M16 6v12" } else { "M8 5l11 7-11 7z" };
                    view! { <Icon outline /> }
                }}
            </button>
            <Step
                label=tell(|words| words.step_on())
                outline="M9 6l7 6-7 6"
                off=at_end
                go=move || table.step(1)
            />
            <Step
                label=tell(|words| words.to_end())
                outline="M6 6l7 6-7 6M18 6v12"
                off=at_end
                go=move || table.look_at(usize::MAX)
            />
            <button class="button square" aria-label=speed_in_words title=speed_in_words on:click=change_speed>
                <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
                    <path d=move || match speed() {
                        Speed::Slow => "M9 6l7 6-7 6",
                        Speed::Medium => "M5 6l7 6-7 6M12 6l7 6-7 6",
                        Speed::Fast => "M2 6l6 6-6 6M9 6l6 6-6 6M16 6l6 6-6 6",
                    } />
                </svg>
            </button>
        </footer>
    }
}

/// A button that leads along the line; it keeps the focus where it leads nowhere.
#[component]
fn Step(
    label: Signal<String>,
    outline: &'static str,
    off: Memo<bool>,
    go: impl Fn() + 'static,
) -> impl IntoView {
    view! {
        <button
            class="button square"
            aria-label=label
            title=label
            aria-disabled=move || off.get().to_string()
            on:click=move |_| go()
        >
            <Icon outline />
        </button>
    }
}
