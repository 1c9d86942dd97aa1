//! The games there are: their names, how they lay a deck out, and what goes onto what. They differ in nothing else.

use super::Illegal;
use crate::cards::{Card, DECK_SIZE, Rank};

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

    /// How a deck is laid out.
    pub const fn layout(self) -> Layout {
        let (fans, fan_size, foundation) = match self {
            GameName::BlackHole => (17, 3, Starter::Always(Card::ACE_OF_SPADES)),
            GameName::BlackHoleAny => (17, 3, Starter::Dealt),
            GameName::AllInARow => (13, 4, Starter::None),
            GameName::Golf | GameName::GolfWrap | GameName::GolfKings => (7, 5, Starter::Dealt),
        };
        Layout { fans, fan_size, foundation }
    }

    /// The cards that have to move for a win: all that lie in the fans.
    pub const fn cards_to_move(self) -> usize {
        let Layout { fans, fan_size, .. } = self.layout();
        fans * fan_size
    }

    /// The game that links call so, in any case.
    pub fn from_slug(slug: &str) -> Option<GameName> {
        GameName::ALL.into_iter().find(|game| game.slug().eq_ignore_ascii_case(slug))
    }

    /// Whether a card goes onto the one on the foundation.
    ///
    /// # Errors
    /// [`Illegal::NotNext`]; in Golf, as its rule is, [`Illegal::AceAndKing`] and [`Illegal::OnKing`].
    pub fn fits(self, card: Card, foundation: Card) -> Result<(), Illegal> {
        let (goes_round, takes_on_kings) = match self {
            GameName::Golf => (false, true),
            GameName::GolfKings => (false, false),
            GameName::BlackHole | GameName::BlackHoleAny | GameName::AllInARow | GameName::GolfWrap => {
                (true, true)
            }
        };
        match (card.rank, foundation.rank) {
            (_, Rank::King) if !takes_on_kings => Err(Illegal::OnKing { card, king: foundation }),
            (Rank::Ace, Rank::King) | (Rank::King, Rank::Ace) if !goes_round => {
                Err(Illegal::AceAndKing { card, foundation })
            }
            (rank, on) if rank.is_next_to(on) => Ok(()),
            _ => Err(Illegal::NotNext { card, foundation }),
        }
    }
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
    /// use black_hole::rules::GameName;
    /// assert_eq!(GameName::Golf.layout().stock(), 16);
    /// assert_eq!(GameName::BlackHole.layout().stock(), 0);
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

#[cfg(test)]
mod tests {
    use super::*;

    fn card(name: &str) -> Card {
        name.parse().unwrap()
    }

    fn all_cards() -> impl Iterator<Item = Card> + Clone {
        (0..52).filter_map(Card::from_number)
    }

    #[test]
    fn away_from_ace_and_king_a_card_goes_onto_its_neighbours_in_every_game() {
        for game in GameName::ALL {
            for onto in all_cards().filter(|card| !matches!(card.rank, Rank::Ace | Rank::King)) {
                for card in all_cards() {
                    let is_next = card.rank.is_next_to(onto.rank);
                    assert_eq!(game.fits(card, onto).is_ok(), is_next, "{card} onto {onto}");
                }
            }
        }
    }

    #[test]
    fn ace_and_king_are_neighbours_in_all_games_but_two_of_golf() {
        for game in GameName::ALL {
            let is_straight = matches!(game, GameName::Golf | GameName::GolfKings);
            assert_eq!(game.fits(card("KS"), card("AH")).is_err(), is_straight);
            assert_eq!(game.fits(card("AH"), card("KS")).is_err(), is_straight);
        }
        let (card, foundation) = (card("KS"), card("AH"));
        assert_eq!(GameName::Golf.fits(card, foundation), Err(Illegal::AceAndKing { card, foundation }));
        assert_eq!(GameName::GolfKings.fits(card, foundation), Err(Illegal::AceAndKing { card, foundation }));
    }

    #[test]
    fn queens_go_onto_kings_in_all_games_but_one_of_golf() {
        for game in GameName::ALL {
            assert_eq!(game.fits(card("QS"), card("KH")).is_err(), game == GameName::GolfKings);
        }
        let king = card("KH");
        for card in ["QS", "AS", "5S"].map(card) {
            assert_eq!(GameName::GolfKings.fits(card, king), Err(Illegal::OnKing { card, king }));
        }
    }

    #[test]
    fn every_layout_takes_the_whole_deck() {
        for game in GameName::ALL {
            let Layout { fans, fan_size, foundation } = game.layout();
            let laid = fans * fan_size + game.layout().stock() + usize::from(foundation != Starter::None);
            assert_eq!(laid, 52, "{game:?}");
        }
    }
}
