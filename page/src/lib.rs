//! Black Hole in the browser.
//!
//! - [`storage`]: what the browser keeps; [`journal`]: the finished games, in and out; [`sentence`]: what sentences are made of;
//! - `app`: what is shown; `worker`: what the page and the solver's own thread say to each other; `desk`: that thread.
//!
//! Page and worker are one program: what they share is loaded once.

#![deny(unsafe_code)]

#[cfg(feature = "browser")]
pub mod app;
#[cfg(feature = "browser")]
pub mod desk;
pub mod journal;
pub mod sentence;
pub mod storage;
#[cfg(feature = "browser")]
pub mod worker;
