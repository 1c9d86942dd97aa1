//! What may be played: the one place that knows what a legal move is.
//!
//! All games are played alike. Cards lie in fans, of which only the last card is available; it goes onto the foundation if its
//! rank is one above or one below the rank there, which is all that the games see differently: whether ace and king are
//! neighbours, and whether anything goes onto a king. In a game with a stock, its next card can be turned onto the
//! foundation instead. All fans empty: won. There is no redeal.
//!
//! The page, the solver and the tests all ask here. Nothing here knows a solver or a browser.

mod game;
mod position;

pub use game::{GameName, Layout, Starter};
pub use position::{Illegal, Move, NoSuchMove, Position, Progress, SetupError};
