//! What the page has to say, as facts; the sentences are made when they are shown, in the language of then.

use crate::{
    cards::{Card, NotADeck},
    deals::{Deal, DealError, board_text::BoardError, link::LinkError, number::NumberError},
    game::LineError,
    rules::{Progress, hole::Illegal},
    worker::{Judgement, Judgements, LastWinnable},
};

use super::{
    l10n::{L10nLanguage, capitalised},
    table::Kind,
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

/// The move after which a game could not be won any more.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct LosingMove {
    /// Counted from 1.
    pub number: usize,
    pub card: Card,
}

/// A choice that a game had: what could be played, and what was.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Choice {
    /// The number of the move, counted from 1.
    pub number: usize,
    /// The card that was played; none after the last move.
    pub card: Option<Card>,
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
    /// The choice before the move of this number, by which this card was played with this move.
    pub fn new(
        number: usize,
        card: Option<Card>,
        made: Option<u8>,
        judgements: Option<&Judgements>,
    ) -> Choice {
        let known = judgements.map(|judgements| {
            let count = |wanted| judgements.iter().filter(|(_, judgement)| *judgement == wanted).count();
            let of =
                |made| judgements.iter().find(|(code, _)| *code == made).map(|(_, judgement)| *judgement);
            Known {
                playable: judgements.len(),
                keeping: count(Judgement::Winnable),
                undecided: count(Judgement::Undecided),
                made: made.and_then(of),
            }
        });
        Choice { number, card, known }
    }

    /// Whether the game was lost by this move.
    pub fn is_losing(&self) -> bool {
        self.known.is_some_and(|known| known.keeping > 0 && known.made == Some(Judgement::Lost))
    }
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
    /// To look at nothing any more.
    Leave,
    /// The same, where somebody else's game is looked at.
    PlayYourself,
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
            Notice::Place { card, played, of, kind: Kind::Replay } => {
                l10n.replay_place(*played, *of, l10n.card_nominative(*card))
            }
            Notice::Place { card, played, of, .. } => {
                l10n.solution_place(*played, *of, l10n.card_nominative(*card))
            }
            Notice::Choice { choice, of } => choice.sentence(*of, l10n),
            Notice::OnlyLooking => l10n.only_looking(),
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
            Notice::NoFirstMove | Notice::DealLost | Notice::LinkRefused(_) => vec![Offer::NewDeal],
            Notice::Won { .. } | Notice::Stopped(_) => vec![Offer::Analyse, Offer::Again, Offer::NewDeal],
            Notice::Stuck { last_winnable: Some(LastWinnable::After(played)), .. } => {
                vec![Offer::BackToWinnable(*played as usize), Offer::Analyse, Offer::Again, Offer::NewDeal]
            }
            Notice::Stuck { .. } => vec![Offer::Analyse, Offer::Again, Offer::NewDeal],
            Notice::PositionLost(Some(losing)) => {
                vec![Offer::BackToWinnable(losing.number - 1), Offer::Again]
            }
            Notice::PositionLost(None) => vec![Offer::Again, Offer::NewDeal],
            Notice::GameKept { deal, .. } => vec![Offer::BackTo(deal.clone())],
            Notice::EarlierGame(_) => vec![Offer::ContinueEarlier],
            Notice::Strict => vec![Offer::GiveUpStrictness],
            Notice::Place { kind: Kind::Replay, .. } => vec![Offer::PlayYourself, Offer::PlayOn],
            Notice::Place { .. } | Notice::Choice { .. } | Notice::OnlyLooking => {
                vec![Offer::PlayOn, Offer::Leave]
            }
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
            Offer::Again => l10n.again(),
            Offer::BackTo(_) => l10n.back_to_it(),
            Offer::BackToWinnable(played) => l10n.back_to_move(played + 1),
            Offer::ContinueEarlier => l10n.continue_it(),
            Offer::Analyse => l10n.analysis(),
            Offer::GiveUpStrictness => l10n.give_up_strictness(),
            Offer::PlayOn => l10n.play_on(),
            Offer::Leave => l10n.leave(),
            Offer::PlayYourself => l10n.play_yourself(),
        }
    }
}

impl Choice {
    /// What could be played and what was, in a game of so many moves.
    fn sentence(&self, of: usize, l10n: &L10nLanguage) -> String {
        let number = self.number;
        let what = match self.card {
            Some(card) => l10n.choice_move(number, of, l10n.card_nominative(card)),
            None => l10n.choice_end(of),
        };
        let Some(Known { playable, keeping, undecided, .. }) = self.known else {
            return format!("{what} {}", l10n.choice_working());
        };
        let led_to = match (playable, keeping, undecided) {
            (0, ..) => l10n.choice_none(),
            (_, 0, 0) => l10n.choice_all_lost(playable),
            (_, _, 0) => l10n.choice_keeping(playable, keeping),
            _ => l10n.choice_undecided(playable, keeping, undecided),
        };
        let lost = if self.is_losing() { l10n.choice_losing() } else { String::new() };
        format!("{what} {led_to} {lost}").trim_end().to_owned()
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

/// Why a text board is no deal, in a sentence.
pub fn board_error(error: &BoardError, l10n: &L10nLanguage) -> String {
    let name = |card: &Card| l10n.card_nominative(*card);
    match error {
        BoardError::UnknownCard { line, text } => l10n.board_unknown_card(*line, text),
        BoardError::Doubled { line, card } => l10n.board_doubled(*line, name(card)),
        BoardError::RepeatedHeading { line } => l10n.board_repeated(*line),
        BoardError::NoTalon { line } => l10n.board_no_talon(*line),
        BoardError::NotOnFoundation { line, card } => l10n.board_not_on_foundation(*line, name(card)),
        BoardError::NotInAFan { line, card } => l10n.board_not_in_a_fan(*line, name(card)),
        BoardError::FanSize { line, expected, found } => l10n.board_fan_size(*line, *expected, *found),
        BoardError::FanCount { expected, found } => l10n.board_fan_count(*expected, *found),
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
