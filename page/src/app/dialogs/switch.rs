//! A switch of the settings.

use leptos::prelude::*;

use crate::app::{choices::Choices, words::tell};
use crate::storage::Settings;

/// A switch, with a sentence on what it does.
#[component]
pub fn Switch(
    /// Tells the switches of a dialog apart.
    id: &'static str,
    label: Signal<String>,
    help: Signal<String>,
    /// Where the settings have it.
    field: fn(&mut Settings) -> &mut bool,
    /// Done besides when it is switched off.
    #[prop(optional, into)]
    off: Option<Callback<()>>,
) -> impl IntoView {
    let choices = expect_context::<Choices>();
    let part = |part: &str| format!("{id}-{part}");
    let is_on = move || choices.get(|settings| *field(&mut settings.clone()));
    let flip = move |event| {
        let on = event_target_checked(&event);
        choices.change(|settings| *field(settings) = on);
        if let Some(off) = off.filter(|_| !on) {
            off.run(());
        }
    };
    view! {
        <label class="switch">
            <input
                type="checkbox"
                role="switch"
                aria-labelledby=part("label")
                aria-describedby=part("help")
                prop:checked=is_on
                on:change=flip
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
    view! {
        <Switch
            id="winnable-only"
            label=tell(|words| words.winnable_only())
            help=tell(|words| words.winnable_only_help())
            field=|settings| &mut settings.winnable_only
        />
    }
}
