//! The settings: how games are played, and how the table looks.

use leptos::prelude::*;

use super::switch::{Switch, WinnableOnly};
use crate::app::{choices::Choices, table::Table, words::tell};
use crate::storage::Scheme;

/// All settings, each with a sentence on what it does.
#[component]
pub fn Settings() -> impl IntoView {
    let table = expect_context::<Table>();
    view! {
        <WinnableOnly />
        <Switch
            id="live-verdict"
            label=tell(|words| words.live_verdict())
            help=tell(|words| words.live_verdict_help())
            field=|settings| &mut settings.live_verdict
        />
        <Switch
            id="mark-moves"
            label=tell(|words| words.mark_moves())
            help=tell(|words| words.mark_moves_help())
            field=|settings| &mut settings.mark_moves
        />
        <Switch
            id="open-stock"
            label=tell(|words| words.stock_open())
            help=tell(|words| words.stock_open_help())
            field=|settings| &mut settings.open_stock
        />
        <Switch
            id="strict-game"
            label=tell(|words| words.strict_game())
            help=tell(|words| words.strict_game_help())
            field=|settings| &mut settings.strict
            off=move |()| table.give_up_strictness()
        />
        <Switch
            id="count-undos"
            label=tell(|words| words.count_undos())
            help=tell(|words| words.count_undos_help())
            field=|settings| &mut settings.count_undos
        />
        <Switch
            id="keep-time"
            label=tell(|words| words.keep_time())
            help=tell(|words| words.keep_time_help())
            field=|settings| &mut settings.keep_time
        />
        <h3>{tell(|words| words.look())}</h3>
        <SchemeChoice />
        <Switch
            id="fit-all"
            label=tell(|words| words.fit_all())
            help=tell(|words| words.fit_all_help())
            field=|settings| &mut settings.fit_all
        />
        <Switch
            id="four-colours"
            label=tell(|words| words.four_colours())
            help=tell(|words| words.four_colours_help())
            field=|settings| &mut settings.four_colours
        />
        <Switch
            id="high-contrast"
            label=tell(|words| words.high_contrast())
            help=tell(|words| words.high_contrast_help())
            field=|settings| &mut settings.high_contrast
        />
        <Switch
            id="left-handed"
            label=tell(|words| words.left_handed())
            help=tell(|words| words.left_handed_help())
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
            <legend class="for-the-ear">{tell(|words| words.look())}</legend>
            {choice(Scheme::System, tell(|words| words.scheme_system()))}
            {choice(Scheme::Dark, tell(|words| words.scheme_dark()))}
            {choice(Scheme::Light, tell(|words| words.scheme_light()))}
        </fieldset>
    }
}
