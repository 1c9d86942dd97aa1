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
    /// This is wanted, and nothing that was asked before.
    Ask {
        /// Comes back with the answer.
        id: u32,
        question: Question,
    },
}

/// What can be asked.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Question {
    /// Something about a game.
    Game {
        /// A [`Link`](black_hole::deals::link::Link) to the position, with the way there.
        link: String,
        wanted: Wanted,
    },
    /// The first that can be won of the deals to which these [`Link`](black_hole::deals::link::Link)s lead, and that is
    /// hard if that is wanted.
    FirstWinnable { links: Vec<String>, hard: bool },
}

/// What can be asked about a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Wanted {
    /// What each move of the position leads to.
    Moves,
    /// The same, and which of them to make.
    Hint,
    /// Whether the position can be won, and how.
    Solution,
    /// After how many of its moves the game could last be won.
    LastWinnable,
    /// What each move of each position on the way leads to.
    Course,
    /// How hard the deal is.
    Hardness,
    /// In how many orders of the stock each move of the position can win, since it is hidden in which the cards lie.
    Orders,
}

/// What the worker says.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Answer {
    /// The worker listens; what was sent before may be lost.
    Ready,
    /// The answer, the last part of it if it has several.
    Whole { id: u32, told: Told },
    /// A part of the answer; more follows.
    Part { id: u32, told: Told },
    /// The question names no position.
    Refused { id: u32 },
}

/// What is answered.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Told {
    Moves(Judgements),
    /// The move to make: if none is known to keep the win, one that is not known to lose it; none if all are.
    Hint {
        moves: Judgements,
        best: Option<u8>,
    },
    Solution(Solution),
    LastWinnable(LastWinnable),
    /// Of the position after so many moves; the last position comes first.
    Course {
        played: u32,
        moves: Judgements,
    },
    /// The deal's place among those that were asked about, from 0; none if none of them is known to be as was wanted.
    FirstWinnable(Option<u32>),
    Hardness(Hardness),
    Orders(InOrders),
}

/// Each legal move, by its code, with what it leads to.
pub type Judgements = Vec<(u8, Judgement)>;

/// In how many orders of a hidden stock a position can be won.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct InOrders {
    /// Orders that were tried, 1 at the least.
    pub tried: u32,
    /// Whether these are all that there are.
    pub is_all: bool,
    /// Those in which the position can be won.
    pub winnable: u32,
    /// Each legal move, by its code, with those in which the position after it can be won.
    pub moves: Vec<(u8, u32)>,
}

/// What is proven of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Judgement {
    Winnable,
    Lost,
    Undecided,
}

impl Judgement {
    /// How many of the moves lead to this.
    pub fn count_in(self, moves: &[(u8, Judgement)]) -> usize {
        moves.iter().filter(|(_, judgement)| *judgement == self).count()
    }
}

/// Whether a position can be won, and how.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Solution {
    /// By these moves, from the position on.
    Winnable(Vec<u8>),
    Lost,
    Undecided,
}

/// How hard a deal is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Hardness {
    /// So many cards are taken back in [`GAMES`](black_hole::hardness::GAMES) games.
    Figure(u32),
    /// It cannot be won.
    Lost,
    Undecided,
}

/// When a game that is lost could last be won.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum LastWinnable {
    /// After so many of its moves; after all of them if it can still be won.
    After(u32),
    /// Not even before its first move.
    Never,
    /// That could not be decided.
    Unknown,
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
