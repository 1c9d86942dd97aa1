//! The list of the keys.

use leptos::prelude::*;

use crate::app::{l10n::say, words::tell};

/// Every key with what it does.
#[component]
pub fn Keys() -> impl IntoView {
    let row = |keys: &'static str, label: Signal<String>| {
        view! {
            <tr>
                <th scope="row">
                    <kbd>{keys}</kbd>
                </th>
                <td>{label}</td>
            </tr>
        }
    };
    view! {
        <table class="keys">
            <tbody>
                {row("← → ↑ ↓", tell(|words| words.keys_walk()))}
                {row("Enter", tell(|words| words.keys_play()))}
                {row("T", tell(|words| words.keys_turn()))}
                {row("H", say(|l10n| l10n.hint()))}
                {row("U · Ctrl+Z", say(|l10n| l10n.undo()))}
                {row("R · Ctrl+Y", say(|l10n| l10n.redo()))}
                {row("G", say(|l10n| l10n.games()))}
                {row("N", say(|l10n| l10n.new_deal()))}
                {row("V", tell(|words| words.live_verdict()))}
                {row("Home · End", tell(|words| words.keys_ends()))}
                {row("Esc", tell(|words| words.keys_leave()))}
                {row("?", say(|l10n| l10n.keys()))}
            </tbody>
        </table>
    }
}
