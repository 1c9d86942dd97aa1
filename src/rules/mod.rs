//! What may be played: the one place that knows what a legal move is.
//!
//! Each family of games has a file; each game implements [`Rules`] for its position. The page, the solver
//! and the tests all ask here. Nothing here knows a solver or a browser.

mod fans;
pub mod golf;
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

    /// The cards that are still to be turned onto the foundation, the next one first; none in a game without a stock.
    fn stock(&self) -> &[Card] {
        &[]
    }

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

/// How a game lays a deck out: a card on the foundation or none, others round the fans, a card each; what is left is
/// the stock.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Layout {
    pub fans: usize,
    /// Cards in each fan.
    pub fan_size: usize,
    /// What lies on the foundation from the start.
    pub foundation: Starter,
}

impl Layout {
    /// Cards in the stock.
    ///
    /// ```
    /// use black_hole::rules::{Rules, golf::Golf, hole::BlackHole};
    /// assert_eq!(Golf::LAYOUT.stock(), 16);
    /// assert_eq!(BlackHole::LAYOUT.stock(), 0);
    /// ```
    pub const fn stock(self) -> usize {
        let on_foundation = match self.foundation {
            Starter::None => 0,
            Starter::Always(_) | Starter::Dealt => 1,
        };
        DECK_SIZE - self.fans * self.fan_size - on_foundation
    }
}

/// What lies on the foundation before the first move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Starter {
    /// Nothing: any available card begins.
    None,
    /// This card, taken out of the deck before the others are dealt.
    Always(Card),
    /// The card that is dealt after those of the fans.
    Dealt,
}

impl Starter {
    /// The card that lies there in every deal, if it is always the same.
    pub const fn always(self) -> Option<Card> {
        match self {
            Starter::Always(card) => Some(card),
            Starter::None | Starter::Dealt => None,
        }
    }
}

/// Cards moved out of the cards that have to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Progress {
    pub moved: usize,
    pub of: usize,
}

impl Progress {
    /// How far this game has come with so many cards still to move.
    const fn with_left(game: GameName, left: usize) -> Progress {
        let of = game.cards_to_move();
        Progress { moved: of - left, of }
    }
}

/// The games there are, by the names that links use.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum GameName {
    BlackHole,
    /// Black Hole with any card in the middle.
    BlackHoleAny,
    AllInARow,
    /// Golf as it is usually played: queens go onto kings, aces do not.
    Golf,
    /// Golf with ace and king next to each other.
    GolfWrap,
    /// Golf where nothing goes onto a king.
    GolfKings,
}

impl GameName {
    /// All games.
    pub const ALL: [GameName; 6] = [
        GameName::BlackHole,
        GameName::BlackHoleAny,
        GameName::AllInARow,
        GameName::Golf,
        GameName::GolfWrap,
        GameName::GolfKings,
    ];

    /// The name in links.
    ///
    /// ```
    /// use black_hole::rules::GameName;
    /// assert_eq!(GameName::from_slug("Black-Hole"), Some(GameName::BlackHole));
    /// ```
    pub const fn slug(self) -> &'static str {
        match self {
            GameName::BlackHole => "black-hole",
            GameName::BlackHoleAny => "black-hole-any",
            GameName::AllInARow => "all-in-a-row",
            GameName::Golf => "golf",
            GameName::GolfWrap => "golf-wrap",
            GameName::GolfKings => "golf-kings",
        }
    }

    /// The cards that have to move for a win.
    pub const fn cards_to_move(self) -> usize {
        match self {
            GameName::BlackHole | GameName::BlackHoleAny => DECK_SIZE - 1,
            GameName::AllInARow => DECK_SIZE,
            GameName::Golf | GameName::GolfWrap | GameName::GolfKings => golf::TABLEAU,
        }
    }

    /// The game that links call so, in any case.
    pub fn from_slug(slug: &str) -> Option<GameName> {
        GameName::ALL.into_iter().find(|game| game.slug().eq_ignore_ascii_case(slug))
    }
}
