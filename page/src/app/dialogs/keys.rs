//! The list of the keys.

use leptos::prelude::*;

use crate::app::l10n::say;

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
                {row("← → ↑ ↓", say(|l10n| l10n.keys_walk()))}
                {row("Enter", say(|l10n| l10n.keys_play()))}
                {row("H", say(|l10n| l10n.hint()))}
                {row("U · Ctrl+Z", say(|l10n| l10n.undo()))}
                {row("R · Ctrl+Y", say(|l10n| l10n.redo()))}
                {row("N", say(|l10n| l10n.new_deal()))}
                {row("V", say(|l10n| l10n.live_verdict()))}
                {row("Home · End", say(|l10n| l10n.keys_ends()))}
                {row("Esc", say(|l10n| l10n.keys_leave()))}
                {row("?", say(|l10n| l10n.keys()))}
            </tbody>
        </table>
    }
}
