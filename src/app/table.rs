//! The table: the game on it, what was last said of it, and everything that a player can do with it.

use leptos::prelude::*;

use super::{
    address::{self, Entry},
    notice::{LinkRefusal, Notice, Offer},
    solver::{Judgements, Solver},
};
use crate::{
    cards::Card,
    deals::{
        Deal,
        link::{Link, LinkError},
        number::PlainNumber,
    },
    game::{Game, Standing},
    kept::Kept,
    rules::{
        Rules,
        hole::{BlackHole, FanIndex},
    },
    storage::{self, Slot},
    worker::Judgement,
};

/// The dialogs that may lie over the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Dialog {
    Deal,
    Share,
}

/// Whether the browser keeps the games.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Keeping {
    Works,
    /// It does not, and the player does not know yet.
    FailsUntold,
    FailsTold,
}

/// What was last said. The same sentence said again has another number, so that it is heard again.
#[derive(Clone, Debug, PartialEq)]
pub struct Said {
    pub number: u32,
    pub notice: Notice,
}

/// A deal about to be put on the table.
struct TakenOut {
    kept: Kept<BlackHole>,
    /// Where its games are kept; none if it is the deal on the table.
    slot: Option<Slot>,
    notice: Notice,
}

/// A handle on the table, for every component.
#[derive(Clone, Copy)]
pub struct Table {
    kept: RwSignal<Kept<BlackHole>>,
    said: RwSignal<Said>,
    hinted: RwSignal<Option<FanIndex>>,
    /// The fan that the keyboard is on.
    pub cursor: RwSignal<FanIndex>,
    /// The dialog that is open.
    pub dialog: RwSignal<Option<Dialog>>,
    slot: StoredValue<Slot>,
    keeping: StoredValue<Keeping>,
    solver: Solver,
}

impl Table {
    /// The deal that was last on the table, else a random one.
    pub fn new() -> Table {
        let deal = storage::last_deal().unwrap_or_else(random_deal);
        let mut slot = Slot::of(&deal);
        let (kept, notice) = load(&mut slot, &deal);
        Table {
            kept: RwSignal::new(kept),
            said: RwSignal::new(Said { number: 0, notice }),
            hinted: RwSignal::new(None),
            cursor: RwSignal::new(FanIndex::FIRST),
            dialog: RwSignal::new(None),
            slot: StoredValue::new(slot),
            keeping: StoredValue::new(Keeping::Works),
            solver: Solver::new(),
        }
    }

    /// Reads something off the game, tracked.
    pub fn game<T>(&self, read: impl FnOnce(&Game<BlackHole>) -> T) -> T {
        self.kept.with(|kept| read(&kept.game))
    }

    /// What was last said, tracked.
    pub fn said(&self) -> Said {
        self.said.get()
    }

    /// Whether the solver is at work for a hint; tracked.
    pub fn is_thinking(&self) -> bool {
        self.solver.is_thinking()
    }

    /// The fan whose card keeps the win, if a hint was given in this position; tracked.
    pub fn hinted(&self) -> Option<FanIndex> {
        self.hinted.get()
    }

    /// The link to the deal, tracked.
    pub fn link_to_deal(&self) -> Link {
        let deal = self.game(|game| game.deal().clone());
        Link { game: BlackHole::GAME, deal, line: Vec::new() }
    }

    /// The link to the position, tracked.
    pub fn link_to_position(&self) -> Link {
        Link { line: self.game(Game::played), ..self.link_to_deal() }
    }

    /// Plays a card, or says why it may not move.
    pub fn play_card(&self, card: Card) {
        match self.kept.with_untracked(|kept| kept.game.position().move_of(card)) {
            Ok(index) => {
                self.play(index);
            }
            Err(why) => self.refuse(Notice::Refused(why)),
        }
    }

    /// Plays the available card of a fan, or says why it may not move; gives whether it was played.
    pub fn play(&self, index: FanIndex) -> bool {
        let mut kept = self.kept.get_untracked();
        let played = kept.game.play(index);
        match played {
            Ok(()) => {
                self.put(kept);
                self.say_played();
            }
            Err(why) => self.refuse(Notice::Refused(why)),
        }
        played.is_ok()
    }

    /// Takes the last move back.
    pub fn undo(&self) {
        let mut kept = self.kept.get_untracked();
        let card = kept.game.position().hole();
        if kept.game.undo() {
            let (progress, playable) = (kept.game.progress(), playable(&kept.game));
            self.put(kept);
            self.say(Notice::TakenBack { card, progress, playable });
        } else {
            self.set_notice(Notice::NothingToUndo);
        }
    }

    /// Makes the last undone move again.
    pub fn redo(&self) {
        let mut kept = self.kept.get_untracked();
        if kept.game.redo() {
            self.put(kept);
            self.say_played();
        } else {
            self.refuse(Notice::NothingToRedo);
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
            Standing::Won | Standing::Stuck => self.say(Notice::Nothing),
            Standing::Open => {
                self.set_notice(Notice::Thinking);
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
        self.lay_out(self.take_out(&deal), Entry::New);
    }

    /// Puts what a link names on the table.
    ///
    /// # Errors
    /// Which part of the link is wrong; the table is then as it was.
    pub fn open_link(&self, link: &str) -> Result<(), LinkRefusal> {
        self.follow(link, Entry::New)
    }

    /// Puts what the address names on the table; if it names nothing that can be read, says so.
    pub fn open_address(&self) {
        self.dialog.set(None);
        let on_table = untrack(|| self.link_to_deal());
        match address::fragment() {
            None => self.lay_out(self.take_out(&on_table.deal), Entry::Same),
            Some(link) => {
                if let Err(refusal) = self.follow(&link, Entry::Same) {
                    address::show(&on_table, Entry::Same);
                    self.set_notice(Notice::LinkRefused(refusal));
                }
            }
        }
    }

    /// Does what a notice offers.
    pub fn accept(&self, offer: Offer) {
        match offer {
            Offer::NewDeal => self.new_deal(),
            Offer::StartOver => self.start_over(),
            Offer::BackTo(deal) => self.open_deal(deal),
            Offer::ContinueEarlier => {
                let mut kept = self.kept.get_untracked();
                kept.continue_earlier();
                self.put(kept);
                self.say(Notice::Nothing);
            }
        }
    }

    fn follow(&self, link: &str, entry: Entry) -> Result<(), LinkRefusal> {
        let Link { game, deal, line } = Link::read(link).map_err(LinkRefusal::Unreadable)?;
        if game != BlackHole::GAME {
            return Err(LinkRefusal::Unreadable(LinkError::UnknownGame(game.slug().to_owned())));
        }
        let mut taken_out = self.take_out(&deal);
        if !line.is_empty() {
            taken_out.kept.follow(&line).map_err(LinkRefusal::Unplayable)?;
        }
        self.lay_out(taken_out, entry);
        Ok(())
    }

    fn take_out(&self, deal: &Deal) -> TakenOut {
        let on_table = self.kept.get_untracked();
        if on_table.game.deal().deck() == deal.deck() {
            let kept = on_table.renamed(deal);
            // Until something is played, what was said of the record is still news.
            let notice = self.said.with_untracked(|said| said.notice.clone());
            let notice = if notice == Notice::RecordDamaged { notice } else { Notice::Nothing };
            return TakenOut { kept, slot: None, notice };
        }
        let mut slot = Slot::of(deal);
        let (kept, notice) = load(&mut slot, deal);
        TakenOut { kept, slot: Some(slot), notice }
    }

    fn lay_out(&self, TakenOut { kept, slot, mut notice }: TakenOut, entry: Entry) {
        let left = self.kept.get_untracked().game;
        if let (Notice::Nothing, Some(progress)) = (&notice, kept.offered()) {
            notice = Notice::EarlierGame(progress);
        } else if notice == Notice::Nothing && slot.is_some() && left.is_under_way() {
            notice = Notice::GameKept { deal: left.deal().clone(), progress: left.progress() };
        }
        if let Some(slot) = slot {
            self.slot.set_value(slot);
            self.cursor.set(FanIndex::FIRST);
        }
        self.put(kept);
        address::show(&untrack(|| self.link_to_deal()), entry);
        self.say(notice);
    }

    /// Puts the games on the table and keeps them; what was asked and hinted before holds no more.
    fn put(&self, mut kept: Kept<BlackHole>) {
        self.solver.forget();
        self.hinted.set(None);
        let saved = self.slot.try_update_value(|slot| slot.save(&mut kept)).unwrap_or(Ok(()));
        let saved = saved.and(storage::remember_deal(kept.game.deal()));
        self.keeping.update_value(|keeping| {
            *keeping = match (saved, *keeping) {
                (Ok(()), _) => Keeping::Works,
                (Err(_), Keeping::FailsTold) => Keeping::FailsTold,
                (Err(_), _) => Keeping::FailsUntold,
            };
        });
        self.kept.set(kept);
    }

    /// Says how the game ended if it has, or that it is not kept if that is news, else this.
    fn say(&self, notice: Notice) {
        let (standing, progress, begun) =
            self.game_now(|game| (game.standing(), game.progress(), game.can_undo()));
        let earlier = self.kept.with_untracked(|kept| kept.offered().is_some());
        self.set_notice(match (standing, notice) {
            (Standing::Won, _) => Notice::Won { earlier },
            (Standing::Stuck, _) if begun => Notice::Stuck { progress, earlier },
            (Standing::Stuck, _) => Notice::NoFirstMove,
            (Standing::Open, _) if self.keeping.get_value() == Keeping::FailsUntold => {
                self.keeping.set_value(Keeping::FailsTold);
                Notice::CannotKeep
            }
            (Standing::Open, Notice::Nothing) if !begun => Notice::Rule,
            (Standing::Open, notice) => notice,
        });
    }

    /// Says why something is not done; a won game goes on saying that it is won.
    fn refuse(&self, why: Notice) {
        if self.game_now(Game::standing) == Standing::Won { self.say(why) } else { self.set_notice(why) }
    }

    fn set_notice(&self, notice: Notice) {
        self.said.update(|said| *said = Said { number: said.number.wrapping_add(1), notice });
    }

    fn say_played(&self) {
        let played = self.game_now(|game| Notice::Played {
            card: game.position().hole(),
            progress: game.progress(),
            playable: playable(game),
        });
        self.say(played);
    }

    fn take_judgements(&self, judgements: Option<Judgements>) {
        let Some(judgements) = judgements else {
            self.set_notice(Notice::NoSolver);
            return;
        };
        let count = |wanted| judgements.iter().filter(|(_, judgement)| *judgement == wanted).count();
        let (moves, winning, undecided) =
            (judgements.len(), count(Judgement::Winnable), count(Judgement::Undecided));
        let best = judgements.iter().find(|(_, judgement)| *judgement == Judgement::Winnable);
        let best = best.and_then(|(code, _)| FanIndex::try_from(*code).ok());
        let card = best.and_then(|fan| self.game_now(|game| game.position().fan(fan).last().copied()));
        self.hinted.set(best);
        self.set_notice(match card {
            Some(card) => Notice::KeepsTheWin { card, moves, winning, undecided },
            None if undecided > 0 => Notice::Undecided,
            None if self.game_now(Game::can_undo) => Notice::PositionLost,
            None => Notice::DealLost,
        });
    }

    fn game_now<T>(&self, read: impl FnOnce(&Game<BlackHole>) -> T) -> T {
        self.kept.with_untracked(|kept| read(&kept.game))
    }
}

/// The games kept on a deal, else the deal before its first move.
fn load(slot: &mut Slot, deal: &Deal) -> (Kept<BlackHole>, Notice) {
    match slot.load(deal) {
        Ok(Some(kept)) => (kept, Notice::Nothing),
        Ok(None) => (Kept::new(deal.clone()), Notice::Nothing),
        Err(_) => (Kept::new(deal.clone()), Notice::RecordDamaged),
    }
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
