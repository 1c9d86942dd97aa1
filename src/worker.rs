//! Messages between the page and the solver's worker, as bytes in the postcard format.

use js_sys::Uint8Array;
use serde::{Deserialize, Serialize, de::DeserializeOwned};
use thiserror::Error;
use wasm_bindgen::{JsCast, JsValue};

/// What the page says.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Request {
    /// Nothing is wanted any more.
    Stop,
    /// The verdicts on every move of a position are wanted, and nothing that was asked before.
    Analyse {
        /// Comes back with the answer.
        id: u32,
        /// A [`Link`](crate::deals::link::Link) to the position.
        link: String,
    },
}

/// What the worker says.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Answer {
    /// The worker listens; what was sent before may be lost.
    Ready,
    /// The verdict on each legal move, by its code.
    Verdicts { id: u32, moves: Vec<(u8, Judgement)> },
    /// The link names no position.
    Refused { id: u32 },
}

/// What is proven of the position after a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Judgement {
    Winnable,
    Lost,
    Undecided,
}

/// The bytes are no such message.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("not a message between page and worker")]
pub struct NotAMessage;

/// Packs a message for `postMessage`.
pub fn pack(message: &impl Serialize) -> JsValue {
    let bytes = postcard::to_allocvec(message).expect("a message holds only numbers and text");
    Uint8Array::from(bytes.as_slice()).into()
}

/// Unpacks what [`pack`] made.
///
/// # Errors
/// [`NotAMessage`] if the value is anything else.
pub fn unpack<T: DeserializeOwned>(value: &JsValue) -> Result<T, NotAMessage> {
    if !value.has_type::<Uint8Array>() {
        return Err(NotAMessage);
    }
    postcard::from_bytes(&Uint8Array::new(value).to_vec()).map_err(|_| NotAMessage)
}
