//! Lists whose items keep their elements while they stay, and get new ones when they come.

use std::sync::Arc;

use leptos::prelude::*;

/// Makes the view of one item.
pub type ViewOf = Arc<dyn Fn(u32) -> AnyView + Send + Sync>;

/// A view for each key, in their order. It is one type for all lists, since each type of its own costs the page some
/// kilobytes.
#[component]
pub fn Keyed(#[prop(into)] keys: Signal<Vec<u32>>, view: ViewOf) -> impl IntoView {
    view! { <For each=move || keys.get() key=|&key| key children=move |key| view(key) /> }
}
