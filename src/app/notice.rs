//! What the page has to say, as facts; the sentences are made when they are shown, in the language of then.

use crate::{
    cards::{Card, NotADeck},
    deals::{Deal, DealError, link::LinkError, number::NumberError},
    game::LineError,
    rules::{Progress, hole::Illegal},
};

use super::l10n::{L10nLanguage, capitalised};

/// The last thing that happened.
#[derive(Clone, Debug, PartialEq)]
pub enum Notice {
    /// Nothing that needs saying.
    Nothing,
    /// Nothing is played yet: the rule in short.
    Rule,
    /// The card went into the hole.
    Played {
        card: Card,
        progress: Progress,
        playable: usize,
    },
    /// The card came back out of the hole.
    TakenBack {
        card: Card,
        progress: Progress,
        playable: usize,
    },
    NothingToUndo,
    NothingToRedo,
    Refused(Illegal),
    /// All cards are in the hole; whether an earlier game on this deal can be gone on with.
    Won {
        earlier: bool,
    },
    /// No card can be played; whether an earlier game on this deal can be gone on with.
    Stuck {
        progress: Progress,
        earlier: bool,
    },
    /// Not even the first card can be played.
    NoFirstMove,
    /// The solver is at work.
    Thinking,
    /// A card that keeps the win, of how many moves in all; how many are proven to keep it, and of how many
    /// nothing could be proven.
    KeepsTheWin {
        card: Card,
        moves: usize,
        winning: usize,
        undecided: usize,
    },
    DealLost,
    PositionLost,
    Undecided,
    NoSolver,
    /// Another deal was on the table, with a game in progress.
    GameKept {
        deal: Deal,
        progress: Progress,
    },
    /// The deal had been begun another way.
    EarlierGame(Progress),
    LinkRefused(LinkRefusal),
    RecordDamaged,
    CannotKeep,
}

/// Why a link opens nothing.
#[derive(Clone, Debug, PartialEq)]
pub enum LinkRefusal {
    Unreadable(LinkError),
    Unplayable(LineError<Illegal>),
}

/// What a notice lets the player do.
#[derive(Clone, Debug, PartialEq)]
pub enum Offer {
    NewDeal,
    StartOver,
    BackTo(Deal),
    ContinueEarlier,
}

impl Notice {
    /// The sentence, to be capitalised.
    pub fn sentence(&self, l10n: &L10nLanguage) -> String {
        match self {
            Notice::Nothing => String::new(),
            Notice::Rule => l10n.rule_in_short(),
            Notice::Played { card, progress, playable } => l10n.played(
                l10n.card_nominative(*card),
                progress.moved,
                progress.of,
                l10n.playable(*playable),
            ),
            Notice::TakenBack { card, progress, playable } => l10n.taken_back(
                l10n.card_nominative(*card),
                progress.moved,
                progress.of,
                l10n.playable(*playable),
            ),
            Notice::NothingToUndo => l10n.nothing_to_undo(),
            Notice::NothingToRedo => l10n.nothing_to_redo(),
            Notice::Refused(why) => refusal(why, l10n),
            Notice::Won { .. } => l10n.won(),
            Notice::Stuck { progress: Progress { moved, of }, .. } => l10n.stuck(*moved, *of),
            Notice::NoFirstMove => l10n.no_first_move(),
            Notice::Thinking => l10n.hint_thinking(),
            Notice::KeepsTheWin { card, moves, winning, undecided } => {
                let card = l10n.card_nominative(*card);
                match (moves, undecided) {
                    (1, _) => l10n.hint_only_move(card),
                    (moves, 0) if moves == winning => l10n.hint_every_move_wins(card),
                    (moves, 0) => l10n.hint_keeps_the_win(*winning, card, *moves),
                    _ => l10n.hint_others_undecided(card),
                }
            }
            Notice::DealLost => l10n.hint_deal_lost(),
            Notice::PositionLost => l10n.hint_position_lost(),
            Notice::Undecided => l10n.hint_undecided(),
            Notice::NoSolver => l10n.hint_unavailable(),
            Notice::GameKept { deal: Deal::Deck(_), progress: Progress { moved, of } } => {
                l10n.kept_own_cards(*moved, *of)
            }
            Notice::GameKept { deal, progress: Progress { moved, of } } => {
                l10n.kept_game(l10n.deal(deal), *moved, *of)
            }
            Notice::EarlierGame(Progress { moved, of }) => l10n.earlier_game(*moved, *of),
            Notice::LinkRefused(refusal) => l10n.link_unreadable(refusal.sentence(l10n)),
            Notice::RecordDamaged => l10n.record_damaged(),
            Notice::CannotKeep => l10n.cannot_keep(),
        }
    }

    /// The buttons below the sentence.
    pub fn offers(&self) -> Vec<Offer> {
        let mut offers = match self {
            Notice::Won { .. } | Notice::NoFirstMove | Notice::DealLost | Notice::LinkRefused(_) => {
                vec![Offer::NewDeal]
            }
            Notice::Stuck { .. } => vec![Offer::StartOver],
            Notice::GameKept { deal, .. } => vec![Offer::BackTo(deal.clone())],
            Notice::EarlierGame(_) => vec![Offer::ContinueEarlier],
            _ => Vec::new(),
        };
        if let Notice::Won { earlier: true } | Notice::Stuck { earlier: true, .. } = self {
            offers.push(Offer::ContinueEarlier);
        }
        offers
    }

    /// Whether the table shows it already, so that only a screen reader needs the sentence.
    pub const fn is_seen_on_the_table(&self) -> bool {
        matches!(self, Notice::Played { .. } | Notice::TakenBack { .. })
    }
}

impl Offer {
    /// The label of its button.
    pub fn label(&self, l10n: &L10nLanguage) -> String {
        match self {
            Offer::NewDeal => l10n.new_deal(),
            Offer::StartOver => l10n.start_over(),
            Offer::BackTo(_) => l10n.back_to_it(),
            Offer::ContinueEarlier => l10n.continue_it(),
        }
    }
}

/// Why a text names no deal, in a sentence.
pub fn deal_error(error: &DealError, l10n: &L10nLanguage) -> String {
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
    pub fn sentence(&self, l10n: &L10nLanguage) -> String {
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

fn refusal(why: &Illegal, l10n: &L10nLanguage) -> String {
    match *why {
        Illegal::EmptyFan => l10n.refused_empty_fan(),
        Illegal::NotNext { card, hole } => l10n.refused_not_next(
            l10n.card_accusative(card),
            l10n.card_accusative(hole),
            l10n.rank(hole.rank.below()),
            l10n.rank(hole.rank.above()),
        ),
        Illegal::Covered { card, by } => {
            l10n.refused_covered(l10n.card_accusative(card), l10n.card_nominative(by))
        }
        Illegal::InTheHole(card) => l10n.refused_in_the_hole(l10n.card_nominative(card)),
    }
}
