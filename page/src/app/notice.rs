//! What the page has to say, as facts; the sentences are made when they are shown, in the language of then.

use super::{
    choice::Choice,
    l10n::Sentences,
    refusals::{LinkRefusal, refusal},
    table::Kind,
};
use crate::worker::LastWinnable;
use black_hole::{
    cards::Card,
    deals::Deal,
    rules::{Illegal, Progress},
};

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
    /// No card can be played; whether an earlier game on this deal can be gone on with, and when this one could last be
    /// won, if that is known.
    Stuck {
        progress: Progress,
        earlier: bool,
        last_winnable: Option<LastWinnable>,
    },
    /// The player has ended the game.
    Stopped(Progress),
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
    /// Nothing is known to keep the win; this card is not known to lose it.
    BestFound(Card),
    DealLost,
    /// Since which move, if that is known.
    PositionLost(Option<LosingMove>),
    Undecided,
    NoSolver,
    /// The part of the program that is wanted could not be fetched.
    NoDialogs,
    /// The game is played without hints and undo.
    Strict,
    /// Nobody knows whether the deal just laid out can be won.
    UnprovenDeal,
    /// A place in a line that is looked at: its last card, after so many moves of all.
    Place {
        kind: Kind,
        card: Card,
        played: usize,
        of: usize,
    },
    /// A place in a game that is analysed, of so many moves.
    Choice {
        choice: Choice,
        of: usize,
    },
    /// A line is looked at, and the player wants to play.
    OnlyLooking,
    /// The position of the line that is looked at cannot be won.
    ViewedIsLost,
    /// Another deal was on the table, with a game in progress.
    GameKept {
        deal: Deal,
        progress: Progress,
    },
    /// The deal had been begun another way.
    EarlierGame(Progress),
    LinkRefused(LinkRefusal),
    RecordDamaged,
    /// A deal is looked for that takes a while to find.
    Searching,
    /// How the game stands, where that is not what has just come about.
    Stands {
        progress: Progress,
        playable: usize,
    },
}

/// The move after which a game could not be won any more.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct LosingMove {
    /// Counted from 1.
    pub number: usize,
    pub card: Card,
}

/// What a notice lets the player do.
#[derive(Clone, Debug, PartialEq)]
pub enum Offer {
    NewDeal,
    /// The same deal again.
    Again,
    /// Another deal, with the game on it.
    BackTo(Deal),
    /// The position after so many moves, the last that could be won.
    BackToWinnable(usize),
    ContinueEarlier,
    Analyse,
    GiveUpStrictness,
    /// To play on from the place that is looked at.
    PlayOn,
    /// To look at this no more.
    Leave(Kind),
    /// To look for a deal no longer.
    Cancel,
}

impl Notice {
    /// The sentence, to be capitalised.
    pub fn sentence(&self, l10n: &Sentences) -> String {
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
            Notice::Stuck { progress: Progress { moved, of }, last_winnable, .. } => match *last_winnable {
                Some(LastWinnable::After(played)) => l10n.stuck_since(*moved, *of, played + 1),
                Some(LastWinnable::Never) => l10n.stuck_never(*moved, *of),
                Some(LastWinnable::Unknown) | None => l10n.stuck(*moved, *of),
            },
            Notice::Stopped(Progress { moved, of }) => l10n.stopped(*moved, *of),
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
            Notice::PositionLost(None) => l10n.hint_position_lost(),
            Notice::PositionLost(Some(LosingMove { number, card })) => {
                l10n.hint_lost_since(*number, l10n.card_nominative(*card))
            }
            Notice::BestFound(card) => l10n.hint_best_found(l10n.card_nominative(*card)),
            Notice::Strict => l10n.strict_refuses(),
            Notice::UnprovenDeal => l10n.unproven_deal(),
            Notice::Place { played: 0, of, kind: Kind::Replay, .. } => l10n.replay_begins(*of),
            Notice::Place { of, kind: Kind::Solution, played, .. } if played == of => l10n.solution_ends(*of),
            Notice::Place { card, played, of, kind: Kind::Replay } => {
                l10n.replay_place(*played, *of, l10n.card_nominative(*card))
            }
            Notice::Place { card, played, of, .. } => {
                l10n.solution_place(*played, *of, l10n.card_nominative(*card))
            }
            Notice::Choice { choice, of } => choice.sentence(*of, l10n),
            Notice::OnlyLooking => l10n.only_looking(),
            Notice::ViewedIsLost => l10n.hint_position_lost(),
            Notice::Undecided => l10n.hint_undecided(),
            Notice::NoSolver => l10n.hint_unavailable(),
            Notice::NoDialogs => l10n.no_dialogs(),
            Notice::GameKept { deal: Deal::Deck(_), progress: Progress { moved, of } } => {
                l10n.kept_own_cards(*moved, *of)
            }
            Notice::GameKept { deal, progress: Progress { moved, of } } => {
                l10n.kept_game(l10n.deal(deal), *moved, *of)
            }
            Notice::EarlierGame(Progress { moved, of }) => l10n.earlier_game(*moved, *of),
            Notice::LinkRefused(refusal) => l10n.link_unreadable(refusal.sentence(l10n)),
            Notice::RecordDamaged => l10n.record_damaged(),
            Notice::Searching => l10n.searching(),
            Notice::Stands { progress, playable } => {
                l10n.stands(progress.moved, progress.of, l10n.playable(*playable))
            }
        }
    }

    /// The buttons below the sentence.
    pub fn offers(&self) -> Vec<Offer> {
        let mut offers = match self {
            Notice::NoFirstMove | Notice::DealLost | Notice::LinkRefused(_) => vec![Offer::NewDeal],
            Notice::Won { .. } | Notice::Stopped(_) => vec![Offer::Analyse, Offer::Again, Offer::NewDeal],
            Notice::Stuck { .. } => vec![Offer::Analyse, Offer::Again, Offer::NewDeal],
            Notice::PositionLost(Some(losing)) => {
                vec![Offer::BackToWinnable(losing.number - 1), Offer::Again]
            }
            Notice::PositionLost(None) => vec![Offer::Again, Offer::NewDeal],
            Notice::GameKept { deal, .. } => vec![Offer::BackTo(deal.clone())],
            Notice::EarlierGame(_) => vec![Offer::ContinueEarlier],
            Notice::Strict => vec![Offer::GiveUpStrictness],
            Notice::Searching => vec![Offer::Cancel],
            _ => Vec::new(),
        };
        if let Notice::Won { earlier: true } | Notice::Stuck { earlier: true, .. } = self {
            offers.push(Offer::ContinueEarlier);
        }
        // Going back comes last, as it comes in later: nothing is to move away under a finger.
        if let Notice::Stuck { last_winnable: Some(LastWinnable::After(played)), .. } = self {
            offers.push(Offer::BackToWinnable(*played as usize));
        }
        offers
    }

    /// Whether the table shows it already, so that only a screen reader needs the sentence.
    pub const fn is_seen_on_the_table(&self) -> bool {
        matches!(self, Notice::Played { .. } | Notice::TakenBack { .. } | Notice::Stands { .. })
    }
}

impl Offer {
    /// The label of its button.
    pub fn label(&self, l10n: &Sentences) -> String {
        match self {
            Offer::NewDeal => l10n.new_deal(),
            Offer::Again => l10n.again(),
            Offer::BackTo(_) => l10n.back_to_it(),
            Offer::BackToWinnable(played) => l10n.back_to_move(played + 1),
            Offer::ContinueEarlier => l10n.continue_it(),
            Offer::Analyse => l10n.analysis(),
            Offer::GiveUpStrictness => l10n.give_up_strictness(),
            Offer::PlayOn => l10n.play_on(),
            Offer::Leave(Kind::Replay) => l10n.play_yourself(),
            Offer::Leave(_) => l10n.leave(),
            Offer::Cancel => l10n.cancel(),
        }
    }
}
