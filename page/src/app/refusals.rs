//! Why something is refused, in sentences: a deal, a link, a move.

use super::{
    card::printed,
    l10n::{Sentences, capitalised, place_key},
};
use black_hole::{
    cards::{Card, NotADeck, Rank, Suit},
    deals::{DealError, link::LinkError, number::NumberError},
    game::LineError,
    rules::{GameName, Illegal},
};

/// Why a link opens nothing.
#[derive(Clone, Debug, PartialEq)]
pub enum LinkRefusal {
    Unreadable(LinkError),
    /// The line is none of this game.
    Unplayable(GameName, LineError),
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
            LinkRefusal::Unplayable(_, LineError::NoSuchMove { number }) => l10n.link_no_move(*number),
            LinkRefusal::Unplayable(game, LineError::Illegal { number, why }) => {
                l10n.link_illegal_move(*number, capitalised(&refusal(why, *game, l10n)))
            }
            // A link shows its last move, so it is never short of moves.
            LinkRefusal::Unplayable(_, LineError::Short { moves, .. }) => l10n.link_no_move(*moves),
        }
    }
}

/// Why a card may not move in this game, in a sentence.
pub fn refusal(why: &Illegal, game: GameName, l10n: &Sentences) -> String {
    match *why {
        Illegal::EmptyFan => l10n.refused_empty_fan(),
        Illegal::NotNext { card, foundation } => {
            let ranks = match ranks_onto(foundation, game).as_slice() {
                [below, above] => l10n.either(l10n.rank(*below), l10n.rank(*above)),
                ranks => ranks.iter().map(|&rank| l10n.rank(rank)).collect(),
            };
            l10n.refused_not_next(l10n.card_accusative(card), l10n.card_accusative(foundation), ranks)
        }
        Illegal::AceAndKing { card, foundation } => {
            l10n.refused_ace_and_king(l10n.card_accusative(card), l10n.card_accusative(foundation))
        }
        Illegal::OnKing { card, king } => {
            l10n.refused_on_king(l10n.card_accusative(card), l10n.card_accusative(king))
        }
        Illegal::Covered { card, by } => {
            l10n.refused_covered(l10n.card_accusative(card), l10n.card_nominative(by))
        }
        Illegal::InTheStock(card) => l10n.refused_in_the_stock(l10n.card_nominative(card)),
        Illegal::OnTheFoundation(card) => {
            l10n.refused_in_the_hole(l10n.card_nominative(card), place_key(game))
        }
        Illegal::StockEmpty => l10n.refused_stock_empty(),
        Illegal::Won => l10n.refused_won(),
    }
}

/// Why a card may not move in this game, as short as it has to be at the card itself.
pub fn refusal_in_short(why: Illegal, game: GameName, l10n: &Sentences) -> String {
    match why {
        Illegal::NotNext { foundation, .. } | Illegal::AceAndKing { foundation, .. } => {
            match ranks_onto(foundation, game).as_slice() {
                [below, above] => l10n.in_short_not_next(printed(*below), printed(*above)),
                ranks => l10n.in_short_only(ranks.iter().map(|&rank| printed(rank)).collect::<String>()),
            }
        }
        Illegal::OnKing { .. } => l10n.in_short_on_king(),
        Illegal::Covered { .. } => l10n.in_short_covered(),
        _ => refusal(&why, game, l10n),
    }
}

/// The ranks that go onto a card in this game, the one below it first.
fn ranks_onto(foundation: Card, game: GameName) -> Vec<Rank> {
    let neighbours = [foundation.rank.below(), foundation.rank.above()];
    let goes = |&rank: &Rank| game.fits(Card { rank, suit: Suit::Spades }, foundation).is_ok();
    neighbours.into_iter().filter(goes).collect()
}
