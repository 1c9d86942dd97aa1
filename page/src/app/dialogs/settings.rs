//! The settings: how games are played, and how the table looks.

use leptos::prelude::*;

use super::switch::{Switch, WinnableOnly};
use crate::app::{choices::Choices, l10n::say, table::Table};
use crate::storage::Scheme;

/// All settings, each with a sentence on what it does.
#[component]
pub fn Settings() -> impl IntoView {
    let table = expect_context::<Table>();
    view! {
        <WinnableOnly />
        <Switch
            id="live-verdict"
            label=say(|l10n| l10n.live_verdict())
            help=say(|l10n| l10n.live_verdict_help())
            field=|settings| &mut settings.live_verdict
        />
        <Switch
            id="mark-moves"
            label=say(|l10n| l10n.mark_moves())
            help=say(|l10n| l10n.mark_moves_help())
            field=|settings| &mut settings.mark_moves
        />
        <Switch
            id="strict-game"
            label=say(|l10n| l10n.strict_game())
            help=say(|l10n| l10n.strict_game_help())
            field=|settings| &mut settings.strict
            off=move |()| table.give_up_strictness()
        />
        <Switch
            id="count-undos"
            label=say(|l10n| l10n.count_undos())
            help=say(|l10n| l10n.count_undos_help())
            field=|settings| &mut settings.count_undos
        />
        <Switch
            id="keep-time"
            label=say(|l10n| l10n.keep_time())
            help=say(|l10n| l10n.keep_time_help())
            field=|settings| &mut settings.keep_time
        />
        <h3>{say(|l10n| l10n.look())}</h3>
        <SchemeChoice />
        <Switch
            id="fit-all"
            label=say(|l10n| l10n.fit_all())
            help=say(|l10n| l10n.fit_all_help())
            field=|settings| &mut settings.fit_all
        />
        <Switch
            id="four-colours"
            label=say(|l10n| l10n.four_colours())
            help=say(|l10n| l10n.four_colours_help())
            field=|settings| &mut settings.four_colours
        />
        <Switch
            id="high-contrast"
            label=say(|l10n| l10n.high_contrast())
            help=say(|l10n| l10n.high_contrast_help())
            field=|settings| &mut settings.high_contrast
        />
        <Switch
            id="left-handed"
            label=say(|l10n| l10n.left_handed())
            help=say(|l10n| l10n.left_handed_help())
            field=|settings| &mut settings.left_handed
        />
    }
}

/// Dark, light, or as the system is.
#[component]
fn SchemeChoice() -> impl IntoView {
    let choices = expect_context::<Choices>();
    let choice = move |scheme: Scheme, label: Signal<String>| {
        view! {
            <label class="choice">
                <input
                    type="radio"
                    name="scheme"
                    prop:checked=move || choices.get(|settings| settings.scheme) == scheme
                    on:change=move |_| choices.change(|settings| settings.scheme = scheme)
                />
                <span>{label}</span>
            </label>
        }
    };
    view! {
        <fieldset class="choices">
            <legend class="for-the-ear">{say(|l10n| l10n.look())}</legend>
            {choice(Scheme::System, say(|l10n| l10n.scheme_system()))}
            {choice(Scheme::Dark, say(|l10n| l10n.scheme_dark()))}
            {choice(Scheme::Light, say(|l10n| l10n.scheme_light()))}
        </fieldset>
    }
}
