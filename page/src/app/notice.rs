//! What the page has to say, as facts; the sentences are made when they are shown, in the language of then.

use super::{
    choice::Choice,
    l10n::{Sentences, place_key},
    playable::Playable,
    refusals::{LinkRefusal, refusal},
    table::Kind,
};
use crate::worker::LastWinnable;
use black_hole::{
    cards::Card,
    deals::Deal,
    rules::{GameName, Illegal, Progress},
};

/// The last thing that happened.
#[derive(Clone, Debug, PartialEq)]
pub enum Notice {
    /// Nothing that needs saying.
    Nothing,
    /// Nothing is played yet: the rule in short.
    Rule,
    /// The card went onto the foundation.
    Played(Moved),
    /// The card came back from there.
    TakenBack(Moved),
    NothingToUndo,
    NothingToRedo,
    Refused(Illegal),
    /// All cards have gone; whether an earlier game on this deal can be gone on with.
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
    /// A card that keeps the win, none being the next one of the stock; of how many moves in all, how many are proven to
    /// keep it, and of how many nothing could be proven.
    KeepsTheWin {
        card: Option<Card>,
        moves: usize,
        winning: usize,
        undecided: usize,
    },
    /// Nothing is known to keep the win; this card is not known to lose it.
    BestFound(Option<Card>),
    /// While the stock is hidden: the card after which the game can be won in most of the orders that were tried.
    BestInOrders {
        card: Option<Card>,
        winnable: u32,
        tried: u32,
        /// Whether these are all orders that there are.
        is_all: bool,
    },
    /// While the stock is hidden: the game can be won in no order that was tried.
    LostInOrders {
        tried: u32,
        /// Whether these are all orders that there are.
        is_all: bool,
    },
    /// What is wanted would show where the cards of the stock lie.
    StockHidden,
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
    /// A place in a line that is looked at: its last card, if it has one, after so many moves of all.
    Place {
        kind: Kind,
        card: Option<Card>,
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
        game: GameName,
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
        playable: Playable,
    },
}

/// A card that has moved to or fro, and how the game stands.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Moved {
    pub card: Card,
    /// Whether it is one of the stock.
    pub of_stock: bool,
    pub progress: Progress,
    pub playable: Playable,
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
    BackTo(GameName, Deal),
    /// The position after so many moves, the last that could be won.
    BackToWinnable(usize),
    ContinueEarlier,
    Analyse,
    GiveUpStrictness,
    OpenStock,
    /// To play on from the place that is looked at.
    PlayOn,
    /// To look at this no more.
    Leave(Kind),
    /// To look for a deal no longer.
    Cancel,
}

impl Notice {
    /// Whether it speaks of a stock that is hidden.
    pub fn is_of_hidden_stock(&self) -> bool {
        matches!(self, Notice::StockHidden | Notice::BestInOrders { .. } | Notice::LostInOrders { .. })
    }

    /// The sentence, to be capitalised, while this game is on the table.
    pub fn sentence(&self, game: GameName, l10n: &Sentences) -> String {
        let place = place_key(game);
        match self {
            Notice::Nothing => String::new(),
            Notice::Rule => l10n.rule_in_short(game.slug()),
            Notice::Played(Moved { card, of_stock, progress: Progress { moved, of }, playable }) => {
                let (card, playable) = (l10n.card_nominative(*card), playable.in_words(l10n));
                match of_stock {
                    true => l10n.turned(card, *moved, *of, playable),
                    false => l10n.played(card, place, *moved, *of, playable),
                }
            }
            Notice::TakenBack(Moved { card, of_stock, progress: Progress { moved, of }, playable }) => {
                let (card, playable) = (l10n.card_nominative(*card), playable.in_words(l10n));
                match of_stock {
                    true => l10n.turned_back(card, *moved, *of, playable),
                    false => l10n.taken_back(card, *moved, *of, playable),
                }
            }
            Notice::NothingToUndo => l10n.nothing_to_undo(),
            Notice::NothingToRedo => l10n.nothing_to_redo(),
            Notice::Refused(why) => refusal(why, game, l10n),
            Notice::Won { .. } => l10n.won(place),
            Notice::Stuck { progress: Progress { moved, of }, last_winnable, .. } => {
                let stuck = l10n.stuck(*moved, *of, place);
                match *last_winnable {
                    Some(LastWinnable::After(played)) => format!("{stuck} {}", l10n.stuck_since(played + 1)),
                    Some(LastWinnable::Never) => format!("{stuck} {}", l10n.stuck_never()),
                    Some(LastWinnable::Unknown) | None => stuck,
                }
            }
            Notice::Stopped(Progress { moved, of }) => l10n.stopped(*moved, *of),
            Notice::NoFirstMove => l10n.no_first_move(),
            Notice::Thinking => l10n.hint_thinking(),
            Notice::KeepsTheWin { card, moves, winning, undecided } => {
                let card = card_or_stock(*card, l10n);
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
            Notice::BestFound(card) => l10n.hint_best_found(card_or_stock(*card, l10n)),
            Notice::BestInOrders { card, winnable, tried, is_all } => {
                let card = card_or_stock(*card, l10n);
                match is_all {
                    true if winnable == tried => l10n.hint_every_order(card),
                    true => l10n.hint_all_orders(card, *winnable, *tried),
                    false => l10n.hint_orders(card, *winnable, *tried),
                }
            }
            Notice::LostInOrders { is_all: true, .. } => l10n.hint_no_order_at_all(),
            Notice::LostInOrders { tried, .. } => l10n.hint_no_order(*tried),
            Notice::StockHidden => l10n.stock_hidden(),
            Notice::Strict => l10n.strict_refuses(),
            Notice::UnprovenDeal => l10n.unproven_deal(),
            Notice::Place { played: 0, of, kind: Kind::Replay, .. } => l10n.replay_begins(*of),
            Notice::Place { of, kind: Kind::Solution, played, .. } if played == of => {
                l10n.solution_ends(place)
            }
            Notice::Place { card: None, of, .. } => l10n.solution_begins(*of),
            Notice::Place { card: Some(card), played, of, kind: Kind::Replay } => {
                l10n.replay_place(*played, *of, l10n.card_nominative(*card))
            }
            Notice::Place { card: Some(card), played, of, .. } => {
                l10n.solution_place(*played, *of, l10n.card_nominative(*card))
            }
            Notice::Choice { choice, of } => choice.sentence(*of, game, l10n),
            Notice::OnlyLooking => l10n.only_looking(),
            Notice::ViewedIsLost => l10n.hint_position_lost(),
            Notice::Undecided => l10n.hint_undecided(),
            Notice::NoSolver => l10n.hint_unavailable(),
            Notice::NoDialogs => l10n.no_dialogs(),
            Notice::GameKept { game: kept, deal: Deal::Deck(_), progress: Progress { moved, of } } => {
                l10n.kept_own_cards(l10n.game(*kept), *moved, *of)
            }
            Notice::GameKept { game: kept, deal, progress: Progress { moved, of } } => {
                let deal = l10n.deal(deal);
                let deal = if *kept == game { deal } else { l10n.deal_of_game(l10n.game(*kept), deal) };
                l10n.kept_game(deal, *moved, *of)
            }
            Notice::EarlierGame(Progress { moved, of }) => l10n.earlier_game(*moved, *of),
            Notice::LinkRefused(refusal) => l10n.link_unreadable(refusal.sentence(l10n)),
            Notice::RecordDamaged => l10n.record_damaged(),
            Notice::Searching => l10n.searching(),
            Notice::Stands { progress, playable } => {
                l10n.stands(progress.moved, progress.of, playable.in_words(l10n))
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
            Notice::PositionLost(None) | Notice::LostInOrders { is_all: true, .. } => {
                vec![Offer::Again, Offer::NewDeal]
            }
            Notice::GameKept { game, deal, .. } => vec![Offer::BackTo(*game, deal.clone())],
            Notice::EarlierGame(_) => vec![Offer::ContinueEarlier],
            Notice::Strict => vec![Offer::GiveUpStrictness],
            Notice::StockHidden => vec![Offer::OpenStock],
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
        matches!(self, Notice::Played(_) | Notice::TakenBack(_) | Notice::Stands { .. })
    }
}

/// A card by its name; none is the next one of the stock.
fn card_or_stock(card: Option<Card>, l10n: &Sentences) -> String {
    card.map_or_else(|| l10n.stock_card(), |card| l10n.card_nominative(card))
}

impl Offer {
    /// The label of its button.
    pub fn label(&self, l10n: &Sentences) -> String {
        match self {
            Offer::NewDeal => l10n.new_deal(),
            Offer::Again => l10n.again(),
            Offer::BackTo(..) => l10n.back_to_it(),
            Offer::BackToWinnable(played) => l10n.back_to_move(played + 1),
            Offer::ContinueEarlier => l10n.continue_it(),
            Offer::Analyse => l10n.analysis(),
            Offer::GiveUpStrictness => l10n.give_up_strictness(),
            Offer::OpenStock => l10n.open_stock(),
            Offer::PlayOn => l10n.play_on(),
            Offer::Leave(Kind::Replay) => l10n.play_yourself(),
            Offer::Leave(_) => l10n.leave(),
            Offer::Cancel => l10n.cancel(),
        }
    }
}
