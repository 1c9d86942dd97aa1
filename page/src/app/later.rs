//! What the first view does not need: the dialogs and what stands around a line that is looked at. It is a part of the
//! program of its own, which is fetched when something of it is first wanted.

use leptos::{prelude::*, task::spawn_local};
use wasm_split_helpers::{SplitLoaderError, wasm_split};

use super::{
    dialogs,
    table::{Dialog, Table},
    timeline::Timeline,
    viewer_controls::ViewerControls,
};

/// A handle on the part that is fetched.
#[derive(Clone, Copy)]
pub struct Later {
    parts: RwSignal<Option<Parts>>,
}

/// Makes the views of the part that is fetched.
#[derive(Clone, Copy)]
pub struct Parts {
    /// What is inside a dialog.
    pub dialog: fn(Dialog) -> AnyView,
    pub timeline: fn() -> AnyView,
    pub viewer_controls: fn() -> AnyView,
}

impl Later {
    /// Sees to it that the part is there when the table needs it.
    pub fn new(table: Table) -> Later {
        let later = Later { parts: RwSignal::new(None) };
        Effect::new(move |_| {
            let is_wanted = table.dialog.get().is_some() || table.viewer.is_open_tracked();
            if is_wanted && later.parts.with_untracked(Option::is_none) {
                want_style(true);
                spawn_local(async move {
                    match fetch().await {
                        Ok(parts) => later.parts.set(Some(parts)),
                        Err(_) => {
                            want_style(false);
                            table.do_without_dialogs();
                        }
                    }
                });
            }
        });
        later
    }

    /// The part, once it is there; tracked.
    pub fn get(&self) -> Option<Parts> {
        self.parts.get()
    }
}

/// A style sheet that is switched off is not fetched; one that could not be fetched is fetched anew when it is switched on
/// again.
fn want_style(is_wanted: bool) {
    if let Ok(Some(link)) = document().query_selector("link[href$='later.css']") {
        let _ = link.toggle_attribute_with_force("disabled", !is_wanted);
    }
}

#[allow(unsafe_code, reason = "the compiler does not see what is on the other side of the split")]
#[wasm_split(later, fallible)]
fn fetch() -> Result<Parts, SplitLoaderError> {
    Ok(Parts {
        dialog: dialogs::inside,
        timeline: || view! { <Timeline /> }.into_any(),
        viewer_controls: || view! { <ViewerControls /> }.into_any(),
    })
}
