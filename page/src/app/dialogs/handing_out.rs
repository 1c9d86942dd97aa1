//! Handing out what the page has: to the clipboard, to another app, as a file; and taking a file in.

use std::time::Duration;

use js_sys::{Array, Reflect};
use leptos::prelude::*;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{Blob, BlobPropertyBag, Clipboard, File, HtmlAnchorElement, ShareData, Url};

/// Puts a text into the clipboard; says whether the browser allowed it.
pub async fn copy(text: &str) -> bool {
    // Only over https and on one's own machine there is one.
    let clipboard = Reflect::get(&window().navigator(), &"clipboard".into()).ok();
    match clipboard.and_then(|clipboard| clipboard.dyn_into::<Clipboard>().ok()) {
        Some(clipboard) => JsFuture::from(clipboard.write_text(text)).await.is_ok(),
        None => false,
    }
}

/// Whether the browser can hand a link to another app.
pub fn can_share() -> bool {
    Reflect::has(&window().navigator(), &"share".into()).unwrap_or(false)
}

/// Lets the player hand a link to another app.
pub fn share(title: &str, link: &str) {
    let data = ShareData::new();
    data.set_title(title);
    data.set_url(link);
    let shared = window().navigator().share_with_data(&data);
    spawn_local(async {
        // Whoever thinks better of it has nothing to be told.
        let _ = JsFuture::from(shared).await;
    });
}

/// Lets the player keep a text as a file.
pub fn download(name: &str, kind: &str, text: &str) {
    // What a browser does not let be kept, it says itself.
    let _ = try_download(name, kind, text);
}

fn try_download(name: &str, kind: &str, text: &str) -> Result<(), JsValue> {
    let options = BlobPropertyBag::new();
    options.set_type(kind);
    let blob = Blob::new_with_str_sequence_and_options(&Array::of1(&text.into()), &options)?;
    let url = Url::create_object_url_with_blob(&blob)?;
    let anchor: HtmlAnchorElement = document().create_element("a")?.unchecked_into();
    anchor.set_href(&url);
    anchor.set_download(name);
    anchor.click();
    // Some browsers look at the address only after this turn.
    set_timeout(move || drop(Url::revoke_object_url(&url)), Duration::from_secs(60));
    Ok(())
}

/// The text in a file; none if it cannot be read.
pub async fn text_of(file: &File) -> Option<String> {
    JsFuture::from(file.text()).await.ok()?.as_string()
}
