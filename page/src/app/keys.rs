//! The keys that work wherever the focus is.

use leptos::{ev, prelude::*};
use web_sys::KeyboardEvent;

use super::{
    strip,
    table::{Dialog, Table},
};

/// Listens for the keys of the table.
pub fn listen(table: Table) {
    window_event_listener(ev::keydown, move |event| {
        if !are_for_the_table(&event, table) {
            return;
        }
        if is_for_the_viewer(&event, table) {
            event.prevent_default();
            return;
        }
        let Some(letter) = letter(&event) else { return };
        let command = event.ctrl_key() || event.meta_key();
        match (letter, command) {
            ('u', false) => table.undo(),
            ('r', false) => table.redo(),
            ('z', true) if event.shift_key() => table.redo(),
            ('z', true) => table.undo(),
            ('y', true) => table.redo(),
            // Held down, these would deal, ask and turn on and on.
            ('h', false) if !event.repeat() => table.hint(),
            ('n', false) if !event.repeat() => table.new_deal(),
            ('t', false) if !event.repeat() => {
                table.turn_stock();
            }
            ('g', false) => table.dialog.set(Some(Dialog::Games)),
            ('?', false) => table.dialog.set(Some(Dialog::Keys)),
            ('v', false) if !event.repeat() => table.switch_live_verdict(),
            _ => return,
        }
        event.prevent_default();
    });
}

/// Does what the key means while a line is looked at; says whether it means anything.
fn is_for_the_viewer(event: &KeyboardEvent, table: Table) -> bool {
    let has_modifier = event.ctrl_key() || event.meta_key() || event.shift_key();
    if !table.viewer.is_open() || has_modifier {
        return false;
    }
    match event.key().as_str() {
        "ArrowLeft" | "ArrowDown" => table.step(-1),
        "ArrowRight" | "ArrowUp" => table.step(1),
        "PageDown" => table.step(-5),
        "PageUp" => table.step(5),
        "Home" => table.look_at(0),
        "End" => table.look_at(usize::MAX),
        "Escape" => {
            table.leave();
            strip::keep_focus();
        }
        _ => return false,
    }
    true
}

/// Whether a key goes to the table: not while a dialog is open, nor with Alt.
pub fn are_for_the_table(event: &KeyboardEvent, table: Table) -> bool {
    let is_free = table.dialog.get_untracked().is_none() && !untrack(|| table.is_empty());
    is_free && !event.alt_key() && !event.default_prevented()
}

/// The Latin letter on the key. Where the layout has other letters, as the Russian one does, it is the letter
/// that stands in that place on a Latin keyboard.
fn letter(event: &KeyboardEvent) -> Option<char> {
    let only = |text: &str| {
        let mut letters = text.chars();
        letters.next().filter(|_| letters.next().is_none())
    };
    let typed = only(&event.key())?.to_ascii_lowercase();
    if typed.is_ascii() {
        return Some(typed);
    }
    only(event.code().strip_prefix("Key")?).map(|letter| letter.to_ascii_lowercase())
}
