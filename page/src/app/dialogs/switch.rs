//! A switch of the settings.

use leptos::prelude::*;

use crate::app::{choices::Choices, l10n::say};
use crate::storage::Settings;

/// A switch, with a sentence on what it does.
#[component]
pub fn Switch(
    /// Tells the switches of a dialog apart.
    id: &'static str,
    label: Signal<String>,
    help: Signal<String>,
    read: fn(&Settings) -> bool,
    #[prop(into)] set: Callback<bool>,
) -> impl IntoView {
    let choices = expect_context::<Choices>();
    let part = |part: &str| format!("{id}-{part}");
    view! {
        <label class="switch">
            <input
                type="checkbox"
                role="switch"
                aria-labelledby=part("label")
                aria-describedby=part("help")
                prop:checked=move || choices.get(read)
                on:change=move |event| set.run(event_target_checked(&event))
            />
            <span>
                <span class="switch-label" id=part("label")>{label}</span>
                <span class="help" id=part("help")>{help}</span>
            </span>
        </label>
    }
}

/// Whether random deals can always be won: among the settings, and where a deal is chosen.
#[component]
pub fn WinnableOnly() -> impl IntoView {
    let choices = expect_context::<Choices>();
    view! {
        <Switch
            id="winnable-only"
            label=say(|l10n| l10n.winnable_only())
            help=say(|l10n| l10n.winnable_only_help())
            read=|choices| choices.winnable_only
            set=move |on| choices.change(|choices| choices.winnable_only = on)
        />
    }
}
