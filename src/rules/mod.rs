//! What may be played: the one place that knows what a legal move is.
//!
//! Each family of games has a file; each game implements [`Rules`] for its position. The page, the solver
//! and the tests all ask here. Nothing here knows a solver or a browser.

pub mod hole;

use std::fmt::Debug;

use crate::cards::{Card, DECK_SIZE, Deck};

/// A game, and a position of it.
pub trait Rules: Clone + PartialEq + Debug {
    /// A move. Its code, 0..=63, is what one base64url digit of a link says.
    type Move: Copy + PartialEq + Debug + Into<u8> + TryFrom<u8>;

    /// Why a move may not be made.
    type Illegal: std::error::Error + Clone + PartialEq;

    /// Which game this is.
    const GAME: GameName;

    /// How a deck is laid out.
    const LAYOUT: Layout;

    /// The position before the first move.
    fn deal(deck: &Deck) -> Self;

    /// The card on top of the foundation; none while it is empty.
    fn foundation(&self) -> Option<Card>;

    /// The fans, the available card of each last.
    fn fans(&self) -> Vec<&[Card]>;

    /// Every move that may be made now.
    fn legal_moves(&self) -> Vec<Self::Move>;

    /// Makes a move.
    ///
    /// # Errors
    /// Why the move may not be made; the position is then unchanged.
    fn play(&mut self, mv: Self::Move) -> Result<(), Self::Illegal>;

    /// How far the game has come. It is won when all is moved.
    fn progress(&self) -> Progress;
}

/// How a game lays a deck out: a card on the foundation or none, the others round the fans, a card each.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Layout {
    pub fans: usize,
    /// Cards in each fan.
    pub fan_size: usize,
    /// The card that lies on the foundation from the start.
    pub foundation: Option<Card>,
}

/// Cards moved out of the cards that have to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Progress {
    pub moved: usize,
    pub of: usize,
}

/// The games there are, by the names that links use.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum GameName {
    BlackHole,
    AllInARow,
}

impl GameName {
    /// All games.
    pub const ALL: [GameName; 2] = [GameName::BlackHole, GameName::AllInARow];

    /// The name in links.
    ///
    /// ```
    /// use black_hole::rules::GameName;
    /// assert_eq!(GameName::from_slug("Black-Hole"), Some(GameName::BlackHole));
    /// ```
    pub const fn slug(self) -> &'static str {
        match self {
            GameName::BlackHole => "black-hole",
            GameName::AllInARow => "all-in-a-row",
        }
    }

    /// The cards that have to move for a win.
    pub const fn cards_to_move(self) -> usize {
        match self {
            GameName::BlackHole => DECK_SIZE - 1,
            GameName::AllInARow => DECK_SIZE,
        }
    }

    /// The game that links call so, in any case.
    pub fn from_slug(slug: &str) -> Option<GameName> {
        GameName::ALL.into_iter().find(|game| game.slug().eq_ignore_ascii_case(slug))
    }
}
