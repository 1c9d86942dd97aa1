//! Why something is refused, in sentences: a deal, a link, a move.

use super::{
    card::printed,
    l10n::{Sentences, capitalised},
};
use black_hole::{
    cards::NotADeck,
    deals::{DealError, link::LinkError, number::NumberError},
    game::LineError,
    rules::Illegal,
};

/// Why a link opens nothing.
#[derive(Clone, Debug, PartialEq)]
pub enum LinkRefusal {
    Unreadable(LinkError),
    Unplayable(LineError),
}

/// Why a text names no deal, in a sentence.
pub fn deal_error(error: &DealError, l10n: &Sentences) -> String {
    match error {
        DealError::Number(NumberError::Empty) => l10n.deal_empty(),
        DealError::Number(NumberError::NotADigit(letter)) => l10n.deal_not_a_digit(letter.to_string()),
        DealError::Number(NumberError::Zero) => l10n.deal_zero(),
        DealError::Number(NumberError::TooLarge { max }) => l10n.deal_too_large(max.to_string()),
        DealError::NotACardDigit(letter, place) => l10n.deck_not_a_card(letter.to_string(), *place),
        DealError::Deck(NotADeck::Count(count)) => l10n.deck_count(*count),
        DealError::Deck(NotADeck::Doubled { card, place }) => {
            l10n.deck_doubled(l10n.card_nominative(*card), *place)
        }
    }
}

impl LinkRefusal {
    /// Which part of the link is wrong, in words that stand alone or behind a colon.
    pub fn sentence(&self, l10n: &Sentences) -> String {
        match self {
            LinkRefusal::Unreadable(LinkError::UnknownGame(name)) => l10n.link_no_game(name),
            LinkRefusal::Unreadable(LinkError::NoDeal) => l10n.link_no_deal(),
            LinkRefusal::Unreadable(LinkError::Deal(error)) => {
                l10n.link_bad_deal(capitalised(&deal_error(error, l10n)))
            }
            LinkRefusal::Unreadable(LinkError::NotAMoveDigit { number, letter }) => {
                l10n.link_bad_move(*number, letter.to_string())
            }
            LinkRefusal::Unreadable(LinkError::Rest(rest)) => l10n.link_rest(rest),
            LinkRefusal::Unplayable(LineError::NoSuchMove { number }) => l10n.link_no_move(*number),
            LinkRefusal::Unplayable(LineError::Illegal { number, why }) => {
                l10n.link_illegal_move(*number, capitalised(&refusal(why, l10n)))
            }
            // A link shows its last move, so it is never short of moves.
            LinkRefusal::Unplayable(LineError::Short { moves, .. }) => l10n.link_no_move(*moves),
        }
    }
}

/// Why a card may not move, in a sentence.
pub fn refusal(why: &Illegal, l10n: &Sentences) -> String {
    match *why {
        Illegal::EmptyFan => l10n.refused_empty_fan(),
        Illegal::NotNext { card, foundation: hole } => l10n.refused_not_next(
            l10n.card_accusative(card),
            l10n.card_accusative(hole),
            l10n.rank(hole.rank.below()),
            l10n.rank(hole.rank.above()),
        ),
        Illegal::Covered { card, by } => {
            l10n.refused_covered(l10n.card_accusative(card), l10n.card_nominative(by))
        }
        Illegal::AceAndKing { .. }
        | Illegal::OnKing { .. }
        | Illegal::InTheStock(_)
        | Illegal::StockEmpty
        | Illegal::Won => String::new(),
        Illegal::OnTheFoundation(card) => l10n.refused_in_the_hole(l10n.card_nominative(card)),
    }
}

/// Why a card may not move, as short as it has to be at the card itself.
pub fn refusal_in_short(why: Illegal, l10n: &Sentences) -> String {
    match why {
        Illegal::NotNext { foundation: hole, .. } => {
            l10n.in_short_not_next(printed(hole.rank.below()), printed(hole.rank.above()))
        }
        Illegal::Covered { .. } => l10n.in_short_covered(),
        _ => refusal(&why, l10n),
    }
}
