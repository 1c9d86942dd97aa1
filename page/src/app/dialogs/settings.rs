//! The settings: switches, each with a sentence on what it does.

use leptos::prelude::*;

use super::switch::{Switch, WinnableOnly};
use crate::app::{choices::Choices, l10n::say, table::Table};

/// The switches.
#[component]
pub fn Settings() -> impl IntoView {
    let table = expect_context::<Table>();
    let choices = expect_context::<Choices>();
    let set_strict = move |strict| {
        if strict {
            choices.change(|choices| choices.strict = true);
        } else {
            table.give_up_strictness();
        }
    };
    view! {
        <WinnableOnly />
        <Switch
            id="live-verdict"
            label=say(|l10n| l10n.live_verdict())
            help=say(|l10n| l10n.live_verdict_help())
            read=|choices| choices.live_verdict
            set=move |on| choices.change(|choices| choices.live_verdict = on)
        />
        <Switch
            id="mark-moves"
            label=say(|l10n| l10n.mark_moves())
            help=say(|l10n| l10n.mark_moves_help())
            read=|choices| choices.mark_moves
            set=move |on| choices.change(|choices| choices.mark_moves = on)
        />
        <Switch
            id="strict-game"
            label=say(|l10n| l10n.strict_game())
            help=say(|l10n| l10n.strict_game_help())
            read=|choices| choices.strict
            set=set_strict
        />
        <Switch
            id="count-undos"
            label=say(|l10n| l10n.count_undos())
            help=say(|l10n| l10n.count_undos_help())
            read=|choices| choices.count_undos
            set=move |on| choices.change(|choices| choices.count_undos = on)
        />
        <Switch
            id="keep-time"
            label=say(|l10n| l10n.keep_time())
            help=say(|l10n| l10n.keep_time_help())
            read=|choices| choices.keep_time
            set=move |on| choices.change(|choices| choices.keep_time = on)
        />
    }
}
