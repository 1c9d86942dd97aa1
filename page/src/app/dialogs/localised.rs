//! Numbers and times as the player's language and country write them.

use js_sys::{Date, Function, JsString, Object, Reflect, global};
use wasm_bindgen::{JsCast, JsValue};

use crate::app::l10n::Language;

/// A number, with its digits in groups; tracked.
pub fn number(number: u32, language: &Language) -> String {
    written("Number", &number.into(), &JsValue::UNDEFINED, language)
}

/// A time in milliseconds since 1970; nothing for one that is not known. Tracked.
pub fn time(millis: u64, language: &Language) -> String {
    if millis == 0 {
        return String::new();
    }
    let options = Object::new();
    for part in ["dateStyle", "timeStyle"] {
        let _ = Reflect::set(&options, &part.into(), &"short".into());
    }
    written("Date", &Date::new(&JsValue::from_f64(millis as f64)), &options, language)
}

/// What `toLocaleString` of this class makes of a value; nothing where the browser has no such thing.
fn written(class: &str, value: &JsValue, options: &JsValue, language: &Language) -> String {
    let by = |locale: String| {
        let prototype = Reflect::get(&Reflect::get(&global(), &class.into())?, &"prototype".into())?;
        let write = Reflect::get(&prototype, &"toLocaleString".into())?.dyn_into::<Function>()?;
        write.call2(value, &locale.into(), options)
    };
    // The browser's own language may be one by which it cannot write.
    let written = by(language.locale()).or_else(|_| by(language.tongue().to_string()));
    written.ok().and_then(|written| written.dyn_into::<JsString>().ok()).map(String::from).unwrap_or_default()
}
