//! How a game is played, apart from its moves: with which help, since when, for how long. What a journal tells of it.

#[cfg(feature = "serde")]
use serde::{Deserialize, Serialize};

/// How a game is played.
///
/// ```
/// use black_hole::conduct::{Conduct, Manner};
///
/// let mut conduct = Conduct { manner: Manner::Strict, ..Conduct::default() };
/// conduct.use_hints();
/// assert_eq!(conduct.manner, Manner::Free { hints: true, undo: false }, "whoever is helped plays strictly no more");
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
pub struct Conduct {
    /// When the first move was made, in milliseconds since 1970 UTC; none before it. Tells the games on one deal apart.
    pub begun: Option<u64>,
    pub manner: Manner,
    /// How many moves were taken back; none if the player did not want that kept.
    pub undos: Option<u32>,
    /// Milliseconds at the table; none if the player did not want that kept.
    pub millis: Option<u64>,
    /// Whether the player has ended the game before its end.
    #[cfg_attr(feature = "serde", serde(default))]
    pub ended: bool,
}

/// Which help a game is played with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "lowercase"))]
pub enum Manner {
    /// Without hints and without taking back.
    Strict,
    /// Both are allowed; which were used.
    Free { hints: bool, undo: bool },
}

impl Default for Manner {
    fn default() -> Manner {
        Manner::Free { hints: false, undo: false }
    }
}

impl Manner {
    /// Whether neither hints nor undo were used.
    pub const fn is_unaided(self) -> bool {
        matches!(self, Manner::Strict | Manner::Free { hints: false, undo: false })
    }
}

/// What the player chose before the first move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Terms {
    /// Whether hints and undo are refused.
    pub strict: bool,
    /// Whether it is kept how many moves are taken back.
    pub count_undos: bool,
    /// Whether it is kept how long the game takes.
    pub keep_time: bool,
}

impl Conduct {
    /// The first move is made, at a time in milliseconds since 1970 UTC; nothing changes with the next ones.
    pub fn begin(&mut self, now: u64, terms: Terms) {
        if self.begun.is_some() {
            return;
        }
        self.manner = self.manner_under(terms);
        self.begun = Some(now);
        self.undos = terms.count_undos.then_some(0);
        self.millis = terms.keep_time.then_some(0);
    }

    /// The manner in which the game goes on; before the first move the terms still count, unless help was used already.
    pub fn manner_under(&self, terms: Terms) -> Manner {
        let is_open = self.begun.is_none() && self.manner == Manner::default();
        if is_open && terms.strict { Manner::Strict } else { self.manner }
    }

    /// Whether hints and undo are refused.
    pub fn is_strict(&self) -> bool {
        self.manner == Manner::Strict
    }

    /// The player is no longer held to do without help.
    pub fn give_up_strictness(&mut self) {
        if self.is_strict() {
            self.manner = Manner::default();
        }
    }

    /// The solver's help was used: a hint, a verdict, a solution.
    pub fn use_hints(&mut self) {
        self.manner = self.manner.joined(Manner::Free { hints: true, undo: false });
    }

    /// A move was taken back.
    pub fn use_undo(&mut self) {
        self.manner = self.manner.joined(Manner::Free { hints: false, undo: true });
        self.undos = self.undos.map(|undos| undos.saturating_add(1));
    }

    /// Time has passed at the table.
    pub fn pass(&mut self, millis: u64) {
        self.millis = self.millis.map(|passed| passed.saturating_add(millis));
    }

    /// What holds if one game was gone on with in two places: all help that was used in either.
    #[must_use]
    pub fn joined(self, other: Conduct) -> Conduct {
        Conduct {
            begun: self.begun.or(other.begun),
            manner: self.manner.joined(other.manner),
            undos: self.undos.max(other.undos),
            millis: self.millis.max(other.millis),
            ended: self.ended && other.ended,
        }
    }
}

impl Manner {
    fn joined(self, other: Manner) -> Manner {
        match (self, other) {
            (Manner::Strict, Manner::Strict) => Manner::Strict,
            (Manner::Strict, free) | (free, Manner::Strict) => free,
            (Manner::Free { hints: a, undo: b }, Manner::Free { hints: c, undo: d }) => {
                Manner::Free { hints: a || c, undo: b || d }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn undos_and_time_are_counted_only_where_that_was_chosen() {
        let mut unasked = Conduct::default();
        let mut asked = Conduct { undos: Some(0), millis: Some(0), ..unasked };
        for conduct in [&mut unasked, &mut asked] {
            conduct.use_undo();
            conduct.use_undo();
            conduct.pass(1500);
        }
        assert_eq!((unasked.undos, unasked.millis), (None, None));
        assert_eq!((asked.undos, asked.millis), (Some(2), Some(1500)));
        assert_eq!(unasked.manner, Manner::Free { hints: false, undo: true });
    }

    #[test]
    fn terms_count_before_the_first_move_only_and_help_before_it_is_not_forgotten() {
        let strictly = Terms { strict: true, count_undos: true, keep_time: true };
        let mut conduct = Conduct::default();
        conduct.begin(5, strictly);
        let begun =
            Conduct { begun: Some(5), manner: Manner::Strict, undos: Some(0), millis: Some(0), ended: false };
        assert_eq!(conduct, begun);
        conduct.begin(6, Terms::default());
        assert_eq!(conduct, begun);
        let mut helped = Conduct::default();
        helped.use_hints();
        helped.begin(5, strictly);
        assert_eq!(helped.manner, Manner::Free { hints: true, undo: false });
    }

    #[test]
    fn strictness_that_is_given_up_does_not_come_back() {
        let strict = Conduct { manner: Manner::Strict, ..Conduct::default() };
        let mut given_up = strict;
        given_up.give_up_strictness();
        assert!(given_up.manner.is_unaided());
        assert!(!given_up.is_strict());
        assert_eq!(strict.joined(given_up), given_up);
        assert_eq!(given_up.joined(strict), given_up);
    }
}
