//! The coach: what the solver has to say of the game on the table. What is known is forgotten with the next move.

use leptos::prelude::*;

use super::{Notice, Table, asking::NoSolver};
use crate::{
    app::{clock, notice::LosingMove},
    worker::{InOrders, Judgement, Judgements, LastWinnable, Told, Wanted},
};
use black_hole::{
    cards::Card,
    deals::link::Link,
    game::{Game, Standing},
    rules::Move,
};

/// A handle on what is known of the position on the table.
#[derive(Clone, Copy)]
pub struct Coach {
    known: RwSignal<Known>,
    /// Whether something was learnt of the game after its end: that is help only if it is gone on with.
    pub learnt_after_the_end: StoredValue<bool>,
}

/// What is known of the position on the table, and what is wanted.
#[derive(Default)]
struct Known {
    moves: Option<Answer<Outlook>>,
    last_winnable: Option<Answer<LastWinnable>>,
    hint: Hint,
    /// Whether it is wanted how the position can be won.
    solution: bool,
}

/// What the moves lead to.
#[derive(Clone)]
enum Outlook {
    Proven(Judgements),
    /// The stock is hidden.
    InOrders(InOrders),
}

/// An answer, or that there is none to be had.
type Answer<T> = Result<T, NoSolver>;

/// Whether a hint is wanted or shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Hint {
    #[default]
    None,
    Wanted,
    /// The game was found to be lost, and the hint has yet to say since when.
    Lost,
    /// This move is marked, as one that keeps the win or only as the best that was found.
    Shown(Move, Mark),
}

/// What a move that can be made is marked with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mark {
    KeepsTheWin,
    LosesTheWin,
    Unknown,
    /// The stock is hidden, and the game can then be won in so many of the orders that were tried.
    InOrders {
        winnable: u32,
        tried: u32,
    },
}

/// What is said all the time of whether the game can be won.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Live {
    Winnable,
    Lost,
    Working,
    CannotTell,
    /// The stock is hidden, and the game can be won in so many of the orders that were tried.
    InOrders {
        winnable: u32,
        tried: u32,
    },
}

impl Coach {
    /// Knows nothing.
    pub fn new() -> Coach {
        Coach { known: RwSignal::new(Known::default()), learnt_after_the_end: StoredValue::new(false) }
    }

    /// Another position is seen.
    pub fn forget(&self) {
        self.forget_untold();
        self.tell();
    }

    /// Another position is on the table; those who show what was known hear of it by [`Coach::tell`].
    pub fn forget_untold(&self) {
        self.known.update_untracked(|known| *known = Known::default());
    }

    /// What the moves lead to is to be found out anew, with whatever that is wanted for.
    pub fn forget_outlook(&self) {
        self.known.update(|known| {
            known.moves = None;
            if let Hint::Shown(..) = known.hint {
                known.hint = Hint::None;
            }
        });
    }

    /// Those who show what is known hear of it.
    pub fn tell(&self) {
        self.known.notify();
    }

    /// It is wanted how the position can be won, or no more.
    pub fn want_solution(&self, is_wanted: bool) {
        self.known.update(|known| known.solution = is_wanted);
    }

    /// When the game that is lost could last be won, if that is known; untracked.
    pub fn last_winnable(&self) -> Option<LastWinnable> {
        let last = self.known.with_untracked(|known| known.last_winnable)?;
        Some(last.unwrap_or(LastWinnable::Unknown))
    }

    fn learn_moves(&self, moves: Answer<Outlook>) {
        self.known.update(|known| known.moves = Some(moves));
    }

    fn learn_last_winnable(&self, last: Answer<LastWinnable>) {
        self.known.update(|known| known.last_winnable = Some(last));
    }

    fn set_hint(&self, hint: Hint) {
        self.known.update(|known| known.hint = hint);
    }

    /// What is known of the orders of a hidden stock, which is all that a hint tells of them.
    fn orders_now(&self) -> Option<InOrders> {
        self.known.with_untracked(|known| match &known.moves {
            Some(Ok(Outlook::InOrders(orders))) => Some(orders.clone()),
            _ => None,
        })
    }

    /// Tracked.
    fn hint(&self) -> Hint {
        self.known.with(|known| known.hint)
    }
}

impl Table {
    /// Asks for a card that keeps the win.
    pub fn hint(&self) {
        if self.viewer.is_open() {
            self.set_notice(Notice::OnlyLooking);
        } else if self.game_now(Game::standing) != Standing::Open {
            self.say(Notice::Nothing);
        } else if !self.is_refused_as_strict() {
            if let Some(orders) = self.coach.orders_now() {
                self.show_hint_in_orders(&orders);
            } else {
                self.coach.set_hint(Hint::Wanted);
                self.set_notice(Notice::Thinking);
            }
        }
    }

    /// Says all the time whether the game can be won, or no longer.
    pub fn switch_live_verdict(&self) {
        self.choices.change(|choices| choices.live_verdict ^= true);
    }

    /// Whether a hint is being worked out, tracked.
    pub fn is_thinking(&self) -> bool {
        self.coach.known.with(|known| matches!(known.hint, Hint::Wanted | Hint::Lost) || known.solution)
    }

    /// The move that a hint points at, tracked.
    pub fn hinted(&self) -> Option<Move> {
        match self.coach.hint() {
            Hint::Shown(mv, _) => Some(mv),
            _ => None,
        }
    }

    /// How a move is marked, if it is; tracked.
    pub fn mark(&self, mv: Move) -> Option<Mark> {
        if self.viewer.is_open_tracked() {
            return None;
        }
        if let Hint::Shown(hinted, mark) = self.coach.hint()
            && hinted == mv
        {
            return Some(mark);
        }
        if !self.choices.get(|choices| choices.mark_moves) || self.is_strict() {
            return None;
        }
        self.coach.known.with(|known| match known.moves.as_ref()?.as_ref().ok()? {
            Outlook::Proven(judgements) => {
                let (_, judgement) = judgements.iter().find(|(code, _)| *code == u8::from(mv))?;
                Some(Mark::from(*judgement))
            }
            Outlook::InOrders(InOrders { tried, moves, .. }) => {
                let (_, winnable) = moves.iter().find(|(code, _)| *code == u8::from(mv))?;
                Some(Mark::InOrders { winnable: *winnable, tried: *tried })
            }
        })
    }

    /// What is said all the time of whether the game can be won, if the player wants that; tracked.
    pub fn live(&self) -> Option<Live> {
        let is_wanted = self.choices.get(|choices| choices.live_verdict) && !self.is_strict();
        if !is_wanted || self.viewer.is_open_tracked() || self.game(Game::standing) != Standing::Open {
            return None;
        }
        Some(self.coach.known.with(|known| match &known.moves {
            None => Live::Working,
            Some(Ok(Outlook::Proven(moves))) => match verdict(moves) {
                Judgement::Winnable => Live::Winnable,
                Judgement::Lost => Live::Lost,
                Judgement::Undecided => Live::CannotTell,
            },
            Some(Ok(Outlook::InOrders(InOrders { winnable: 0, is_all: true, .. }))) => Live::Lost,
            Some(Ok(Outlook::InOrders(InOrders { winnable, tried, .. }))) => {
                Live::InOrders { winnable: *winnable, tried: *tried }
            }
            Some(Err(NoSolver)) => Live::CannotTell,
        }))
    }

    /// What has to be known next of the game that is seen, and of which position; tracked.
    pub(super) fn question_of_coach(&self) -> Option<(Link, Wanted)> {
        if self.is_empty() {
            return None;
        }
        if self.coach.known.with(|known| known.solution) {
            return Some((self.link_to_position(), Wanted::Solution));
        }
        if self.viewer.is_open_tracked() {
            let game = || Link { replay: false, ..self.link_to_game() };
            return self.viewer.has_course_to_ask().then(|| (game(), Wanted::Course));
        }
        if self.is_strict() {
            return None;
        }
        let is_shown = self.choices.get(|choices| choices.live_verdict || choices.mark_moves);
        let wants_moves = is_shown && self.coach.known.with(|known| known.moves.is_none());
        let wants_last = self.coach.known.with(|known| known.last_winnable.is_none());
        let wanted = match (self.game(Game::standing), self.coach.hint()) {
            (Standing::Open, Hint::Wanted) if self.hides_something() => Wanted::Orders,
            (Standing::Open, Hint::Wanted) => Wanted::Hint,
            (Standing::Open, Hint::Lost) if wants_last => Wanted::LastWinnable,
            (Standing::Stuck, _) if wants_last && self.game(Game::can_undo) => Wanted::LastWinnable,
            (Standing::Open, _) if wants_moves && self.hides_something() => Wanted::Orders,
            (Standing::Open, _) if wants_moves => Wanted::Moves,
            _ => return None,
        };
        Some((self.link_to_position(), wanted))
    }

    /// Takes what was wanted of the game, or that the solver does not run.
    pub(super) fn advise(&self, wanted: Wanted, told: Option<Told>) {
        match told {
            Some(Told::Moves(moves)) => {
                self.coach.learn_moves(Ok(Outlook::Proven(moves)));
                self.use_hints();
            }
            Some(Told::Orders(orders)) => {
                self.coach.learn_moves(Ok(Outlook::InOrders(orders.clone())));
                self.use_hints();
                if untrack(|| self.coach.hint()) == Hint::Wanted {
                    self.show_hint_in_orders(&orders);
                }
            }
            Some(Told::Hint { moves, best }) => {
                self.coach.learn_moves(Ok(Outlook::Proven(moves.clone())));
                self.use_hints();
                self.show_hint(&moves, best);
            }
            Some(Told::LastWinnable(last)) => {
                self.coach.learn_last_winnable(Ok(last));
                if last != LastWinnable::Unknown {
                    self.use_hints();
                }
                self.say_last_winnable(last);
            }
            Some(Told::Solution(solution)) => {
                self.coach.want_solution(false);
                self.show_way(solution);
            }
            Some(Told::Course { played, moves }) => self.show_course(played as usize, moves),
            Some(Told::FirstWinnable(_) | Told::Hardness(_)) | None => self.do_without(wanted),
        }
    }

    /// Nothing is to be learnt from the solver now.
    fn do_without(&self, wanted: Wanted) {
        match wanted {
            Wanted::Moves => self.coach.learn_moves(Err(NoSolver)),
            Wanted::Orders if untrack(|| self.coach.hint()) != Hint::Wanted => {
                self.coach.learn_moves(Err(NoSolver));
            }
            Wanted::Hint | Wanted::Orders => {
                self.coach.set_hint(Hint::None);
                self.coach.learn_moves(Err(NoSolver));
                self.set_notice(Notice::NoSolver);
            }
            Wanted::LastWinnable => {
                self.coach.learn_last_winnable(Err(NoSolver));
                self.say_last_winnable(LastWinnable::Unknown);
            }
            Wanted::Solution | Wanted::Hardness => {
                self.coach.want_solution(false);
                self.set_notice(Notice::NoSolver);
            }
            Wanted::Course => {
                self.put_viewer_away();
                self.set_notice(Notice::NoSolver);
            }
        }
    }

    fn show_hint(&self, moves: &Judgements, best: Option<u8>) {
        let [winning, undecided] =
            [Judgement::Winnable, Judgement::Undecided].map(|judgement| judgement.count_in(moves));
        if let Some((mv, card)) = best.and_then(|code| self.move_and_card(code)) {
            let mark = if winning > 0 { Mark::KeepsTheWin } else { Mark::Unknown };
            self.coach.set_hint(Hint::Shown(mv, mark));
            self.set_notice(match mark {
                Mark::KeepsTheWin => Notice::KeepsTheWin { card, moves: moves.len(), winning, undecided },
                _ => Notice::BestFound(card),
            });
        } else if let Some(last) = self.coach.last_winnable() {
            self.say_last_winnable(last);
        } else if self.game_now(Game::can_undo) {
            self.coach.set_hint(Hint::Lost);
        } else {
            self.coach.set_hint(Hint::None);
            self.set_notice(Notice::DealLost);
        }
    }

    /// The move that wins in most orders; of several the first, so that the stock is turned only where that is better.
    fn show_hint_in_orders(&self, orders: &InOrders) {
        let &InOrders { tried, is_all, .. } = orders;
        let most = orders.moves.iter().map(|(_, winnable)| *winnable).max().unwrap_or(0);
        let best = orders.moves.iter().find(|(_, winnable)| *winnable == most).filter(|_| most > 0);
        if let Some((mv, card)) = best.and_then(|(code, _)| self.move_and_card(*code)) {
            let is_certain = is_all && most == tried;
            let mark = if is_certain { Mark::KeepsTheWin } else { Mark::InOrders { winnable: most, tried } };
            self.coach.set_hint(Hint::Shown(mv, mark));
            self.set_notice(Notice::BestInOrders { card, winnable: most, tried, is_all });
        } else {
            self.coach.set_hint(Hint::None);
            self.set_notice(Notice::LostInOrders { tried, is_all });
        }
    }

    /// The move with this code, and the card that it takes off its fan; none if it turns one of the stock.
    fn move_and_card(&self, code: u8) -> Option<(Move, Option<Card>)> {
        self.game_now(|game| {
            let position = game.position();
            let mv = position.move_with(code)?;
            Some((mv, position.fan_of(mv).and_then(|fan| position.fan(fan).last().copied())))
        })
    }

    /// Says since when the game is lost, where that is wanted.
    fn say_last_winnable(&self, last: LastWinnable) {
        let standing = self.game_now(Game::standing);
        if standing == Standing::Stuck {
            self.say(Notice::Nothing);
        } else {
            self.coach.set_hint(Hint::None);
            let notice = match (last, self.losing_move(last)) {
                (_, Some(losing)) => Notice::PositionLost(Some(losing)),
                (LastWinnable::Never, None) => Notice::DealLost,
                _ => Notice::PositionLost(None),
            };
            self.set_notice(notice);
        }
    }

    /// The move after which the game could not be won any more.
    fn losing_move(&self, last: LastWinnable) -> Option<LosingMove> {
        let LastWinnable::After(played) = last else { return None };
        let played = played as usize;
        self.game_now(|game| {
            let mut then = game.clone();
            then.go_to(played + 1);
            let card = then.position().foundation()?;
            (played < game.played().len()).then_some(LosingMove { number: played + 1, card })
        })
    }

    /// Remembers that the player was helped.
    pub(super) fn use_hints(&self) {
        if self.game_now(Game::is_over) {
            self.coach.learnt_after_the_end.set_value(true);
            return;
        }
        let mut kept = self.kept.get_untracked();
        kept.game.conduct.use_hints();
        if kept.game.conduct != self.game_now(|game| game.conduct) {
            self.keep(kept);
        }
    }

    /// The game is gone on with, and what was learnt of it after its end is help now. A strict one stands in the journal
    /// as it was: what follows is another.
    pub(super) fn count_what_was_learnt(&self, game: &mut Game) {
        if self.coach.learnt_after_the_end.get_value() {
            if game.conduct.is_strict() {
                game.conduct.begun = Some(clock::now());
            }
            game.conduct.use_hints();
        }
    }
}

impl Mark {
    /// The orders of a hidden stock in which the move wins, if that is what the mark says.
    pub fn orders(self) -> Option<u32> {
        match self {
            Mark::InOrders { winnable, .. } => Some(winnable),
            Mark::KeepsTheWin | Mark::LosesTheWin | Mark::Unknown => None,
        }
    }
}

impl From<Judgement> for Mark {
    fn from(judgement: Judgement) -> Mark {
        match judgement {
            Judgement::Winnable => Mark::KeepsTheWin,
            Judgement::Lost => Mark::LosesTheWin,
            Judgement::Undecided => Mark::Unknown,
        }
    }
}

/// What the verdicts on all moves say of the position.
fn verdict(moves: &Judgements) -> Judgement {
    let best = [Judgement::Winnable, Judgement::Undecided].into_iter().find(|it| it.count_in(moves) > 0);
    best.unwrap_or(Judgement::Lost)
}
