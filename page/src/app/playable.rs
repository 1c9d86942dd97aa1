//! What can be played, counted, and said in words.

use super::l10n::Sentences;
use black_hole::rules::Position;

/// What can be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Playable {
    /// Fans whose available card can be played.
    fans: usize,
    /// Cards left in the stock; none in a game without one.
    stock: Option<usize>,
    /// Whether the next of them can be turned.
    turns: bool,
}

impl Playable {
    /// In this position.
    pub fn of(position: &Position) -> Playable {
        let has_stock = position.game().layout().stock() > 0;
        Playable {
            fans: position.playable_fans().len(),
            stock: has_stock.then_some(position.stock().len()),
            turns: position.check(position.turn()).is_ok(),
        }
    }

    /// In words that stand alone or follow others.
    pub fn in_words(self, l10n: &Sentences) -> String {
        match (self.fans, self.stock) {
            (fans, None) => l10n.playable(fans),
            (0, Some(left)) if self.turns => l10n.only_the_stock_left(left),
            (fans, Some(left)) => l10n.playable_and_stock(l10n.playable(fans), left),
        }
    }

    /// The same where it is seen how many cards are left in the stock.
    pub fn in_short(self, l10n: &Sentences) -> String {
        if self.fans == 0 && self.turns { l10n.only_the_stock() } else { l10n.playable(self.fans) }
    }
}
