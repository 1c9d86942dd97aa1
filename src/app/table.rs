//! The table: the game on it, what was last said of it, and everything that a player can do with it.

use leptos::prelude::*;

use super::{
    address::{self, Entry},
    notice::{Notice, Offer},
    solver::{Judgements, Solver},
};
use crate::{
    cards::Card,
    deals::{Deal, link::Link, number::PlainNumber},
    game::{Game, LineError, Standing},
    rules::{
        GameName, Progress, Rules,
        hole::{BlackHole, FanIndex, Illegal},
    },
    storage::{self, Kept, Slot},
    worker::Judgement,
};

/// The dialogs that may lie over the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Dialog {
    Deal,
    Share,
}

/// A handle on the table, for every component.
#[derive(Clone, Copy)]
pub struct Table {
    kept: RwSignal<Kept>,
    notice: RwSignal<Notice>,
    hinted: RwSignal<Option<FanIndex>>,
    /// The fan that the keyboard is on.
    pub cursor: RwSignal<FanIndex>,
    /// The dialog that is open.
    pub dialog: RwSignal<Option<Dialog>>,
    slot: StoredValue<Slot>,
    /// Whether the browser keeps the game.
    is_kept: StoredValue<bool>,
    /// Whether the player has been told that nothing is kept.
    told_not_kept: StoredValue<bool>,
    solver: Solver,
}

impl Table {
    /// The deal that was last on the table, else a random one.
    pub fn new() -> Table {
        let deal = storage::last_deal().unwrap_or_else(random_deal);
        let mut slot = Slot::of(&deal);
        let (kept, notice) = take_out(&mut slot, &deal);
        let first = FanIndex::all().next().expect("there are seventeen fans");
        Table {
            kept: RwSignal::new(kept),
            notice: RwSignal::new(notice),
            hinted: RwSignal::new(None),
            cursor: RwSignal::new(first),
            dialog: RwSignal::new(None),
            slot: StoredValue::new(slot),
            is_kept: StoredValue::new(true),
            told_not_kept: StoredValue::new(false),
            solver: Solver::new(),
        }
    }

    /// Reads something off the game, tracked.
    pub fn game<T>(&self, read: impl FnOnce(&Game<BlackHole>) -> T) -> T {
        self.kept.with(|kept| read(&kept.game))
    }

    /// What was last said, tracked.
    pub fn notice(&self) -> Notice {
        self.notice.get()
    }

    /// The fan whose card keeps the win, if a hint was given in this position; tracked.
    pub fn hinted(&self) -> Option<FanIndex> {
        self.hinted.get()
    }

    /// The link to the deal, tracked.
    pub fn link_to_deal(&self) -> Link {
        let deal = self.game(|game| game.deal().clone());
        Link { game: GameName::BlackHole, deal, line: Vec::new() }
    }

    /// The link to the position, tracked.
    pub fn link_to_position(&self) -> Link {
        Link { line: self.game(Game::played), ..self.link_to_deal() }
    }

    /// Plays a card, or says why it may not move.
    pub fn play_card(&self, card: Card) {
        match self.kept.with_untracked(|kept| kept.game.position().move_of(card)) {
            Ok(index) => self.play(index),
            Err(why) => self.notice.set(Notice::Refused(why)),
        }
    }

    /// Plays the available card of a fan, or says why it may not move.
    pub fn play(&self, index: FanIndex) {
        let mut kept = self.kept.get_untracked();
        match kept.game.play(index) {
            Ok(()) => {
                self.put(kept);
                self.say_played();
            }
            Err(why) => self.notice.set(Notice::Refused(why)),
        }
    }

    /// Takes the last move back.
    pub fn undo(&self) {
        let mut kept = self.kept.get_untracked();
        let card = kept.game.position().foundation();
        if kept.game.undo() {
            let (progress, playable) = (kept.game.progress(), playable(&kept.game));
            self.put(kept);
            self.say(Notice::TakenBack { card, progress, playable });
        } else {
            self.notice.set(Notice::NothingToUndo);
        }
    }

    /// Makes the last undone move again.
    pub fn redo(&self) {
        let mut kept = self.kept.get_untracked();
        if kept.game.redo() {
            self.put(kept);
            self.say_played();
        } else {
            self.notice.set(Notice::NothingToRedo);
        }
    }

    /// Takes all moves back.
    pub fn start_over(&self) {
        let mut kept = self.kept.get_untracked();
        while kept.game.undo() {}
        self.put(kept);
        self.say(Notice::Nothing);
    }

    /// Asks the solver for a card that keeps the win.
    pub fn hint(&self) {
        match self.game_now(Game::standing) {
            Standing::Won => self.notice.set(Notice::NoHintNeeded),
            Standing::Stuck => self.say(Notice::Nothing),
            Standing::Open => {
                self.notice.set(Notice::Thinking);
                let table = *self;
                let link = untrack(|| self.link_to_position());
                self.solver.ask(&link, move |judgements| table.take_judgements(judgements));
            }
        }
    }

    /// Puts a new random deal on the table.
    pub fn new_deal(&self) {
        self.open_deal(random_deal());
    }

    /// Puts this deal on the table, with the game kept on it.
    pub fn open_deal(&self, deal: Deal) {
        let link = Link { game: GameName::BlackHole, deal, line: Vec::new() };
        if let Err(error) = self.open_link(&link) {
            self.notice.set(Notice::LineUnplayable(error));
        }
    }

    /// Puts what a link names on the table.
    ///
    /// # Errors
    /// The first of its moves that is not legal; the table is then as it was.
    pub fn open_link(&self, link: &Link) -> Result<(), LineError<Illegal>> {
        self.open(link, Entry::New)
    }

    /// Puts what the address names on the table; if it names nothing that can be read, says so.
    pub fn open_address(&self) {
        let error = match address::fragment().as_deref().map(Link::read) {
            None => {
                self.say(self.notice.get_untracked());
                None
            }
            Some(Ok(link)) => self.open(&link, Entry::Same).err().map(Notice::LineUnplayable),
            Some(Err(error)) => Some(Notice::LinkUnreadable(error)),
        };
        address::show(&untrack(|| self.link_to_deal()), Entry::Same);
        if let Some(error) = error {
            self.notice.set(error);
        }
    }

    /// Does what a notice offers.
    pub fn accept(&self, offer: Offer) {
        match offer {
            Offer::NewDeal => self.new_deal(),
            Offer::BackTo(deal) => self.open_deal(deal),
            Offer::ContinueEarlier => {
                let mut kept = self.kept.get_untracked();
                kept.continue_earlier();
                self.put(kept);
                self.say(Notice::Nothing);
            }
        }
    }

    fn open(&self, link: &Link, entry: Entry) -> Result<(), LineError<Illegal>> {
        let on_table = self.kept.get_untracked();
        let same_deal = on_table.game.deal().deck() == link.deal.deck();
        if link.line.is_empty() && on_table.game.deal() == &link.deal {
            self.say(self.notice.get_untracked());
            return Ok(());
        }
        let mut slot = Slot::of(&link.deal);
        let (mut kept, mut notice) = if same_deal {
            let game = on_table.game.clone().renamed(link.deal.clone());
            (Kept { game, ..on_table.clone() }, Notice::Nothing)
        } else {
            take_out(&mut slot, &link.deal)
        };
        if !link.line.is_empty() {
            kept.follow(&link.line)?;
        }
        if let (Some(line), false) = (kept.earlier.last(), link.line.is_empty()) {
            let of = kept.game.progress().of;
            notice = Notice::EarlierGame(Progress { moved: line.len(), of });
        } else if notice == Notice::Nothing && !same_deal && is_under_way(&on_table.game) {
            let deal = on_table.game.deal().clone();
            notice = Notice::GameKept { deal, progress: on_table.game.progress() };
        }
        if !same_deal {
            self.slot.set_value(slot);
        }
        self.put(kept);
        address::show(&untrack(|| self.link_to_deal()), entry);
        self.say(notice);
        Ok(())
    }

    /// Puts the games on the table and keeps them; what was said of the position before holds no more.
    fn put(&self, mut kept: Kept) {
        self.solver.forget();
        self.hinted.set(None);
        let saved = storage::remember_deal(kept.game.deal())
            .and_then(|()| self.slot.try_update_value(|slot| slot.save(&mut kept)).unwrap_or(Ok(())));
        self.is_kept.set_value(saved.is_ok());
        self.kept.set(kept);
    }

    /// Says how the game ended if it has, or that it is not kept if that is news, else this.
    fn say(&self, notice: Notice) {
        let is_news = !self.is_kept.get_value() && !self.told_not_kept.get_value();
        let (standing, progress, begun) =
            self.game_now(|game| (game.standing(), game.progress(), game.can_undo()));
        self.notice.set(match (standing, notice) {
            (Standing::Won, _) => Notice::Won,
            (Standing::Stuck, _) => Notice::Stuck(progress),
            (Standing::Open, _) if is_news => {
                self.told_not_kept.set_value(true);
                Notice::CannotKeep
            }
            (Standing::Open, Notice::Nothing) if !begun => Notice::Rule,
            (Standing::Open, notice) => notice,
        });
    }

    fn say_played(&self) {
        let played = self.game_now(|game| Notice::Played {
            card: game.position().foundation(),
            progress: game.progress(),
            playable: playable(game),
        });
        self.say(played);
    }

    fn take_judgements(&self, judgements: Option<Judgements>) {
        let Some(judgements) = judgements else {
            self.notice.set(Notice::NoSolver);
            return;
        };
        let with = |wanted| judgements.iter().filter(move |(_, judgement)| *judgement == wanted);
        let best = with(Judgement::Winnable).find_map(|(code, _)| FanIndex::try_from(*code).ok());
        let card = best.and_then(|fan| self.game_now(|game| game.position().fan(fan).last().copied()));
        self.hinted.set(best);
        self.notice.set(match card {
            Some(card) => Notice::KeepsTheWin {
                card,
                winning: with(Judgement::Winnable).count(),
                moves: judgements.len(),
            },
            None if with(Judgement::Undecided).count() > 0 => Notice::Undecided,
            None if self.game_now(Game::can_undo) => Notice::PositionLost,
            None => Notice::DealLost,
        });
    }

    fn game_now<T>(&self, read: impl FnOnce(&Game<BlackHole>) -> T) -> T {
        self.kept.with_untracked(|kept| read(&kept.game))
    }
}

/// The games kept on a deal, else the deal before its first move.
fn take_out(slot: &mut Slot, deal: &Deal) -> (Kept, Notice) {
    match slot.load(deal) {
        Ok(Some(kept)) => (kept, Notice::Nothing),
        Ok(None) => (Kept::new(deal.clone()), Notice::Nothing),
        Err(_) => (Kept::new(deal.clone()), Notice::RecordDamaged),
    }
}

/// A game that somebody may want to come back to.
fn is_under_way(game: &Game<BlackHole>) -> bool {
    game.can_undo() && game.standing() == Standing::Open
}

fn playable(game: &Game<BlackHole>) -> usize {
    game.position().legal_moves().len()
}

/// A deal drawn from all plain deal numbers alike.
fn random_deal() -> Deal {
    loop {
        let mut bytes = [0; 16];
        // Every browser that runs WebAssembly has a source of randomness; without one there is still a deal.
        let drawn = getrandom::fill(&mut bytes).map_or(1, |()| u128::from_le_bytes(bytes) >> (128 - 67));
        // 67 bits hold 10^20, and more than two draws of three are not above it.
        if let Ok(number) = PlainNumber::new(drawn) {
            return Deal::Plain(number);
        }
    }
}
