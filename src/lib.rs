//! Black Hole, David Parlett's open patience of seventeen fans around one central pile, and its relatives, with
//! hints that are proven wherever all cards are seen.
//!
//! What lives where:
//! - [`cards`]: rank, suit, card, deck;
//! - [`deals`]: deal numbers, links, text boards: which card lies where before the first move;
//! - [`rules`]: what may be played;
//! - [`game`]: a game in progress, with undo and redo; [`conduct`]: with which help it is played; [`kept`]: all games
//!   on one deal;
//! - [`solver`]: what can still be won; [`hardness`]: how hard a deal is to win.
//!
//! These know no browser. The package `page/` has what does: what is shown, what the browser keeps, and the solver's own
//! thread.
//!
//! A deal, a hint and the moves up to the win:
//!
//! ```
//! use black_hole::{
//!     game::{Game, Standing},
//!     rules::GameName,
//!     solver::{Verdict, solve},
//! };
//!
//! let mut game = Game::new(GameName::BlackHole, "24".parse()?);
//! // A million positions and 64 MiB at the most; it takes some hundred positions.
//! let Verdict::Winnable(line) = solve(game.position(), 1_000_000, 64 << 20).verdict else {
//!     panic!("deal 24 can be won");
//! };
//! for mv in line {
//!     game.play(mv)?;
//! }
//! assert_eq!(game.standing(), Standing::Won);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

#![forbid(unsafe_code)]

pub mod cards;
pub mod conduct;
pub mod deals;
pub mod game;
pub mod hardness;
pub mod kept;
pub mod rules;
pub mod solver;
