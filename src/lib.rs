//! Black Hole (Чёрная дыра), David Parlett's open patience, with hints that are proven.
pub mod cards;
pub mod deals;
pub mod game;
pub mod rules;
pub mod solver;
