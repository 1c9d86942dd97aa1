//! A choice that a game had: what could be played, what of it kept the win, and what was played.

use super::l10n::{Sentences, place_key};
use crate::worker::{Judgement, Judgements};
use black_hole::{cards::Card, rules::GameName};

/// A choice that a game had: what could be played, and what was.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Choice {
    /// The number of the move, counted from 1.
    pub number: usize,
    /// The card that was played; none after the last move.
    pub card: Option<Card>,
    /// Whether there was nothing left to choose, since the game was won.
    pub is_won: bool,
    /// What the cards led to; none if that is not worked out.
    pub known: Option<Known>,
}

/// What the cards that could be played led to.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Known {
    pub playable: usize,
    pub keeping: usize,
    pub undecided: usize,
    /// What the card that was played led to.
    pub made: Option<Judgement>,
}

impl Choice {
    /// The choice before the move of this number, by which this card was played with this move; or whether the game was
    /// won, and there was none.
    pub fn new(
        number: usize,
        card: Option<Card>,
        is_won: bool,
        made: Option<u8>,
        judgements: Option<&Judgements>,
    ) -> Choice {
        let known = judgements.map(|judgements| {
            let of =
                |made| judgements.iter().find(|(code, _)| *code == made).map(|(_, judgement)| *judgement);
            Known {
                playable: judgements.len(),
                keeping: Judgement::Winnable.count_in(judgements),
                undecided: Judgement::Undecided.count_in(judgements),
                made: made.and_then(of),
            }
        });
        Choice { number, card, is_won, known }
    }

    /// Whether the game was lost by this move.
    pub fn is_losing(&self) -> bool {
        self.known.is_some_and(|known| known.keeping > 0 && known.made == Some(Judgement::Lost))
    }
}

impl Choice {
    /// Which choice it is, in a game of so many moves.
    pub fn name(&self, of: usize, l10n: &Sentences) -> String {
        match self.card {
            Some(card) => l10n.choice_move(self.number, of, l10n.card_nominative(card)),
            None => l10n.choice_end(of),
        }
    }

    /// What could be played and what was, in so many moves of this game.
    pub fn sentence(&self, of: usize, game: GameName, l10n: &Sentences) -> String {
        let what = self.name(of, l10n);
        let Some(Known { playable, keeping, undecided, .. }) = self.known else {
            return format!("{what} {}", l10n.choice_working());
        };
        let led_to = match (playable, keeping, undecided) {
            (0, ..) if self.is_won => l10n.choice_won(place_key(game)),
            (0, ..) => l10n.choice_none(),
            (_, 0, 0) => l10n.choice_all_lost(playable),
            (_, _, 0) => l10n.choice_keeping(playable, keeping),
            _ => l10n.choice_undecided(playable, keeping, undecided),
        };
        let lost = if self.is_losing() { l10n.choice_losing() } else { String::new() };
        format!("{what} {led_to} {lost}").trim_end().to_owned()
    }
}
