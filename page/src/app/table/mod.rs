//! The table: the game on it, what was last said of it, and everything that a player can do with it.

mod asking;
mod coach;
mod dealing;
mod keeping;
mod viewer;

use leptos::prelude::*;

use super::{
    address::{self, Entry},
    choices::Choices,
    clock::{self, Clock},
    notice::{Moved, Notice, Offer},
    playable::Playable,
    refusals::LinkRefusal,
    solver::Solver,
};
use crate::storage::{self, Slot};
pub use asking::Enquired;
use asking::Enquiry;
use black_hole::{
    cards::Card,
    conduct::Manner,
    deals::{Deal, link::Link},
    game::{Game, Standing},
    kept::Kept,
    rules::{GameName, Illegal, Move},
};
use coach::Coach;
pub use coach::{Live, Mark};
use dealing::Search;
use keeping::Keeping;
pub use viewer::{Kind, Viewer};

/// The dialogs that may lie over the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Dialog {
    Menu,
    Games,
    Deal,
    OwnCards,
    Saved,
    Journal,
    Rules,
    Keys,
    Settings,
    Share,
}

/// What was last said. The same sentence said again has another number, so that it is heard again.
#[derive(Clone, Debug, PartialEq)]
pub struct Said {
    pub number: u32,
    pub notice: Notice,
}

impl Said {
    /// Something else is said.
    fn follow(&mut self, notice: Notice) {
        *self = Said { number: self.number.wrapping_add(1), notice };
    }
}

/// A deal about to be put on the table.
struct TakenOut {
    kept: Kept,
    /// Where its games are kept; none if it is the deal on the table.
    slot: Option<Slot>,
    notice: Notice,
}

/// A handle on the table, for every component.
#[derive(Clone, Copy)]
pub struct Table {
    kept: RwSignal<Kept>,
    /// Whether no cards have been laid out yet: what is kept then only stands in for the first deal.
    empty: RwSignal<bool>,
    said: RwSignal<Said>,
    /// The fan that the keyboard is on.
    pub cursor: RwSignal<usize>,
    /// The dialog that is open.
    pub dialog: RwSignal<Option<Dialog>>,
    /// What is laid out so far of the player's own cards, as text, for each game in the order of their names.
    pub own_cards: RwSignal<[String; GameName::ALL.len()]>,
    /// What is looked at on the table instead of the player's game.
    pub viewer: Viewer,
    choices: Choices,
    search: RwSignal<Option<Search>>,
    enquiry: RwSignal<Option<Enquiry>>,
    coach: Coach,
    clock: Clock,
    slot: StoredValue<Slot>,
    /// Whether the browser has been given the games as they are now.
    is_kept: StoredValue<bool>,
    keeping: RwSignal<Keeping>,
    solver: Solver,
}

impl Table {
    /// The deal that was last on the table, else none yet.
    pub fn new(choices: Choices) -> Table {
        let last = storage::last_on_table();
        let empty = last.is_none();
        let (game, deal) = last.unwrap_or_else(|| (GameName::BlackHole, dealing::random_deal()));
        let mut slot = Slot::of(game, &deal);
        let (kept, mut notice) = load(&mut slot, game, &deal);
        if empty {
            // Something to read while the first deal is looked for.
            notice = Notice::Rule;
        }
        let table = Table {
            kept: RwSignal::new(kept),
            empty: RwSignal::new(empty),
            said: RwSignal::new(Said { number: 0, notice }),
            cursor: RwSignal::new(0),
            dialog: RwSignal::new(None),
            own_cards: RwSignal::default(),
            viewer: Viewer::new(),
            choices,
            search: RwSignal::new(None),
            enquiry: RwSignal::new(None),
            coach: Coach::new(),
            clock: Clock::new(),
            slot: StoredValue::new(slot),
            is_kept: StoredValue::new(true),
            keeping: RwSignal::new(Keeping::Works),
            solver: Solver::new(),
        };
        table.clock.on_leaving(move || table.keep_all());
        table.attend();
        table
    }

    /// Reads something off the game that is seen on the table, tracked.
    pub fn game<T>(&self, read: impl FnOnce(&Game) -> T) -> T {
        self.viewer.viewed.with(|viewed| match viewed {
            Some(viewed) => read(&viewed.game),
            None => self.kept.with(|kept| read(&kept.game)),
        })
    }

    /// Which game is seen on the table, tracked.
    pub fn name(&self) -> GameName {
        self.game(Game::name)
    }

    /// Which game the player plays, untracked.
    pub fn name_now(&self) -> GameName {
        self.game_now(Game::name)
    }

    /// Reads something off the player's own game, tracked.
    pub fn own_game<T>(&self, read: impl FnOnce(&Game) -> T) -> T {
        self.kept.with(|kept| read(&kept.game))
    }

    /// The player's games on the deal on the table, untracked.
    pub fn own_games_now(&self) -> Kept {
        self.kept.get_untracked()
    }

    /// Whether no cards have been laid out yet, tracked.
    pub fn is_empty(&self) -> bool {
        self.empty.get()
    }

    /// What was last said, tracked.
    pub fn said(&self) -> Said {
        self.said.get()
    }

    /// Why the card that was to move may not, if that is what was last said; tracked.
    pub fn refused(&self) -> Option<Illegal> {
        self.said.with(|said| match said.notice {
            Notice::Refused(why) => Some(why),
            _ => None,
        })
    }

    /// Whether what was last said is that a card of the stock was turned, untracked.
    pub fn has_just_turned(&self) -> bool {
        self.said.with_untracked(|said| matches!(said.notice, Notice::Played(Moved { of_stock: true, .. })))
    }

    /// Whether the player's game is to be played without help, tracked.
    pub fn is_strict(&self) -> bool {
        let terms = self.choices.terms();
        self.kept.with(|kept| kept.game.conduct.manner_under(terms) == Manner::Strict)
    }

    /// Whether the cards of a stock lie open: the player wants that, and plays no strict game; tracked.
    pub fn opens_stock(&self) -> bool {
        self.choices.get(|choices| choices.open_stock) && !self.is_strict()
    }

    /// Whether the player sees the cards of the own game's stock, and that is not counted as help yet; tracked.
    fn sees_stock_uncounted(&self) -> bool {
        let may_be_seen = self.own_game(|game| {
            !game.position().stock().is_empty()
                && !matches!(game.conduct.manner, Manner::Free { hints: true, .. })
        });
        may_be_seen && self.opens_stock() && !self.is_empty()
    }

    /// Whether there is something about the player's game that nobody is to know before its end, the order in which the
    /// cards of the stock lie; tracked.
    pub fn hides_something(&self) -> bool {
        let is_in_doubt =
            self.kept.with(|kept| kept.game.position().stock().len() > 1 && !kept.game.is_over());
        is_in_doubt && !self.opens_stock()
    }

    /// The link to the deal, tracked.
    pub fn link_to_deal(&self) -> Link {
        self.game(|game| Link::to_deal(game.name(), game.deal().clone()))
    }

    /// The link to the position, tracked.
    pub fn link_to_position(&self) -> Link {
        Link { line: self.game(Game::played), ..self.link_to_deal() }
    }

    /// The link to the whole game, to be looked at; tracked.
    pub fn link_to_game(&self) -> Link {
        Link { line: self.game(Game::line), replay: true, ..self.link_to_deal() }
    }

    /// What the player is offered: by what was last said, and the ways out of a line that is looked at; tracked.
    pub fn offers(&self) -> Vec<Offer> {
        let mut offers = self.said.with(|said| said.notice.offers());
        if let Some(kind) = self.viewer.kind() {
            offers.extend([Offer::PlayOn, Offer::Leave(kind)]);
        }
        offers
    }

    /// The card on the foundation, if there is one; tracked.
    pub fn foundation(&self) -> Option<Card> {
        self.game(|game| game.position().foundation())
    }

    /// The card on the foundation of the player's own game, untracked.
    pub fn foundation_now(&self) -> Option<Card> {
        self.game_now(|game| game.position().foundation())
    }

    /// The available card of a fan in the player's own game, untracked.
    pub fn available_now(&self, fan: usize) -> Option<Card> {
        self.game_now(|game| game.position().fan(fan).last().copied())
    }

    /// Whether the available card of a fan may be played now, untracked.
    pub fn can_play(&self, fan: usize) -> bool {
        !self.viewer.is_open() && self.game_now(|game| game.position().check(Move::of_fan(fan)).is_ok())
    }

    /// Plays a card, or says why it may not move.
    pub fn play_card(&self, card: Card) {
        match self.game_now(|game| game.position().move_of(card)) {
            Ok(mv) => {
                self.play(mv);
            }
            Err(_) if self.viewer.is_open() => self.set_notice(Notice::OnlyLooking),
            Err(why) => self.refuse(Notice::Refused(why)),
        }
    }

    /// Turns the next card of the stock, or says why not; gives whether it was turned. In a game without one nothing happens.
    pub fn turn_stock(&self) -> bool {
        self.name_now().layout().stock() > 0 && self.play(self.game_now(|game| game.position().turn()))
    }

    /// Makes a move, or says why it may not be made; gives whether it was.
    pub fn play(&self, mv: Move) -> bool {
        if self.viewer.is_open() {
            self.set_notice(Notice::OnlyLooking);
            return false;
        }
        let mut kept = self.in_hand();
        let played = kept.game.play(mv);
        match played {
            Ok(()) => {
                self.count_what_was_learnt(&mut kept.game);
                kept.game.conduct.begin(clock::now(), self.choices.terms());
                self.put_played(kept);
            }
            Err(why) => self.refuse(Notice::Refused(why)),
        }
        played.is_ok()
    }

    /// Takes the last move back.
    pub fn undo(&self) {
        if self.viewer.is_open() {
            self.step(-1);
            return;
        }
        if self.is_refused_as_strict() {
            return;
        }
        let mut kept = self.in_hand();
        let last = last_moved(&kept.game);
        if let Some(last) = last
            && kept.game.undo()
        {
            self.count_what_was_learnt(&mut kept.game);
            kept.game.conduct.use_undo();
            let (progress, playable) = (kept.game.progress(), Playable::of(kept.game.position()));
            self.put(kept);
            self.say(Notice::TakenBack(Moved { progress, playable, ..last }));
        } else {
            self.refuse(Notice::NothingToUndo);
        }
    }

    /// Makes the last undone move again.
    pub fn redo(&self) {
        if self.viewer.is_open() {
            self.step(1);
            return;
        }
        let mut kept = self.in_hand();
        if kept.game.redo() {
            self.count_what_was_learnt(&mut kept.game);
            self.put_played(kept);
        } else {
            self.refuse(Notice::NothingToRedo);
        }
    }

    /// Begins the deal anew; the game that was played on it can be gone on with.
    pub fn again(&self) {
        self.put_viewer_away();
        let mut kept = self.in_hand();
        kept.again();
        let earlier = kept.offered();
        self.put(kept);
        self.say(earlier.map_or(Notice::Nothing, Notice::EarlierGame));
    }

    /// Ends the game where it is: it is written down as it stands.
    pub fn stop(&self) {
        self.put_viewer_away();
        let mut kept = self.in_hand();
        kept.game.conduct.ended = true;
        let progress = kept.game.progress();
        self.keep(kept);
        self.write_down();
        self.set_notice(Notice::Stopped(progress));
    }

    /// Whether there is a game to end: begun here, and with a move to make; tracked.
    pub fn can_stop(&self) -> bool {
        self.kept.with(|kept| kept.game.is_under_way() && kept.game.conduct.begun.is_some())
    }

    /// Puts this deal of a game on the table, with what is kept of it.
    pub fn open_deal(&self, game: GameName, deal: &Deal) {
        let notice = self.lay_out(self.take_out(game, deal), Entry::New);
        self.say(notice);
    }

    /// Puts this deal of a game on the table, as it can be gone on with.
    pub fn go_on_with(&self, game: GameName, deal: &Deal) {
        let mut taken = self.take_out(game, deal);
        if !taken.kept.game.is_under_way() {
            taken.kept.continue_earlier();
        }
        let notice = self.lay_out(taken, Entry::New);
        self.say(notice);
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
        let link = address::fragment();
        let refusal = link.as_ref().and_then(|link| self.follow(link, Entry::Same).err());
        if self.empty.get_untracked() {
            self.deal_first(refusal);
            return;
        }
        let on_table = untrack(|| self.link_to_deal());
        match refusal {
            Some(refusal) => {
                self.leave();
                address::show(&on_table, Entry::Same);
                self.set_notice(Notice::LinkRefused(refusal));
            }
            None if link.is_none() => {
                let notice = self.lay_out(self.take_out(on_table.game, &on_table.deal), Entry::Same);
                self.say(notice);
            }
            None => {}
        }
    }

    /// Does what a notice offers.
    pub fn accept(&self, offer: Offer) {
        match offer {
            Offer::NewDeal => self.new_deal(),
            Offer::Again => self.again(),
            Offer::BackTo(game, deal) => self.open_deal(game, &deal),
            Offer::BackToWinnable(played) => self.go_back_to(played),
            Offer::ContinueEarlier => {
                let mut kept = self.in_hand();
                kept.continue_earlier();
                self.put(kept);
                self.say(Notice::Nothing);
            }
            Offer::Analyse => self.analyse(),
            Offer::GiveUpStrictness => self.give_up_strictness(),
            Offer::OpenStock => self.choices.change(|choices| choices.open_stock = true),
            Offer::PlayOn => self.play_on(),
            Offer::Leave(_) => self.leave(),
            Offer::Cancel => self.stop_searching(),
        }
    }

    /// Allows help in the player's game, and in those to come.
    pub fn give_up_strictness(&self) {
        let was_strict = untrack(|| self.is_strict());
        self.choices.change(|choices| choices.strict = false);
        if was_strict {
            let mut kept = self.kept.get_untracked();
            if kept.game.is_over() {
                // As a strict game it is over, and stands in the journal: what follows is another.
                kept.game.conduct.begun = Some(clock::now());
            }
            kept.game.conduct.give_up_strictness();
            self.keep(kept);
            self.say_what_is_seen();
        }
    }

    /// There is no dialog to be had, and nothing is lost.
    pub fn do_without_dialogs(&self) {
        self.dialog.set(None);
        self.set_notice(Notice::NoDialogs);
    }

    /// Goes back to the last position that could be won; the moves after it become undone.
    fn go_back_to(&self, played: usize) {
        let mut kept = self.in_hand();
        kept.game.go_to(played);
        kept.game.conduct.use_undo();
        kept.game.conduct.use_hints();
        self.put(kept);
        self.say(Notice::Nothing);
    }

    fn follow(&self, link: &str, entry: Entry) -> Result<(), LinkRefusal> {
        let Link { game, deal, line, replay } = Link::read(link).map_err(LinkRefusal::Unreadable)?;
        let unplayable = |error| LinkRefusal::Unplayable(game, error);
        let mut taken_out = self.take_out(game, &deal);
        if replay {
            let game = Game::with_line(game, deal, &line, 0).map_err(unplayable)?;
            let notice = self.lay_out(taken_out, entry);
            self.view(game, Kind::Replay, notice);
            // A reload, and whoever comes back here, finds the shared game again.
            address::show(&untrack(|| self.link_to_game()), Entry::Same);
            return Ok(());
        }
        if !line.is_empty() {
            taken_out.kept.follow(&line).map_err(unplayable)?;
        }
        let notice = self.lay_out(taken_out, entry);
        self.write_down_if_over();
        self.say(notice);
        Ok(())
    }

    fn take_out(&self, game: GameName, deal: &Deal) -> TakenOut {
        self.keep_all();
        let on_table = self.kept.get_untracked();
        if on_table.game.name() == game && on_table.game.deal().deck_of(game) == deal.deck_of(game) {
            let kept = on_table.renamed(deal);
            // Until something is played, what was said of the record is still news.
            let notice = self.said.with_untracked(|said| said.notice.clone());
            let notice = if notice == Notice::RecordDamaged { notice } else { Notice::Nothing };
            return TakenOut { kept, slot: None, notice };
        }
        let mut slot = Slot::of(game, deal);
        let (kept, notice) = load(&mut slot, game, deal);
        TakenOut { kept, slot: Some(slot), notice }
    }

    /// Puts a deal on the table; gives what is to be said of that.
    fn lay_out(&self, TakenOut { kept, slot, mut notice }: TakenOut, entry: Entry) -> Notice {
        self.close_viewer();
        // Whatever was being looked for, the player has another deal now.
        self.search.set(None);
        let left = self.kept.get_untracked().game;
        if let (Notice::Nothing, Some(progress)) = (&notice, kept.offered()) {
            notice = Notice::EarlierGame(progress);
        } else if notice == Notice::Nothing && slot.is_some() && left.is_under_way() {
            let (game, deal) = (left.name(), left.deal().clone());
            notice = Notice::GameKept { game, deal, progress: left.progress() };
        }
        if let Some(slot) = slot {
            self.slot.set_value(slot);
            self.cursor.set(0);
        }
        self.put(kept);
        self.empty.set(false);
        address::show(&untrack(|| self.link_to_deal()), entry);
        notice
    }

    /// Says that a strict game allows no help, if it is one.
    fn is_refused_as_strict(&self) -> bool {
        let is_strict = untrack(|| self.is_strict());
        if is_strict {
            self.refuse(Notice::Strict);
        }
        is_strict
    }

    /// Says how what is seen stands, when what was said before holds no more.
    fn say_what_is_seen(&self) {
        if self.viewer.is_open() { self.say_place() } else { self.say(Notice::Nothing) }
    }

    /// Says how the game ended if it has, else this.
    fn say(&self, notice: Notice) {
        self.set_notice(self.last_word(notice));
    }

    /// How the game ended if it has, else this.
    fn last_word(&self, notice: Notice) -> Notice {
        let (standing, progress, begun) =
            self.game_now(|game| (game.standing(), game.progress(), game.can_undo()));
        let earlier = self.kept.with_untracked(|kept| kept.offered().is_some());
        match (standing, notice) {
            (Standing::Won, _) => Notice::Won { earlier },
            (Standing::Stuck, _) if begun => {
                Notice::Stuck { progress, earlier, last_winnable: self.coach.last_winnable() }
            }
            (Standing::Stuck, _) => Notice::NoFirstMove,
            (Standing::Open, Notice::Nothing) if !begun => Notice::Rule,
            (Standing::Open, Notice::Nothing) => {
                Notice::Stands { progress, playable: self.game_now(|game| Playable::of(game.position())) }
            }
            (Standing::Open, notice) => notice,
        }
    }

    /// Says why something is not done; a game that is over goes on saying so.
    fn refuse(&self, why: Notice) {
        let is_over = self.game_now(Game::standing) != Standing::Open && why != Notice::Strict;
        if is_over { self.say(why) } else { self.set_notice(why) }
    }

    fn set_notice(&self, notice: Notice) {
        self.said.update(|said| said.follow(notice));
    }

    /// Reads something off the player's own game, untracked.
    fn game_now<T>(&self, read: impl FnOnce(&Game) -> T) -> T {
        self.kept.with_untracked(|kept| read(&kept.game))
    }
}

/// The games kept on a deal, else the deal before its first move.
fn load(slot: &mut Slot, game: GameName, deal: &Deal) -> (Kept, Notice) {
    match slot.load(deal) {
        Ok(Some(kept)) => (kept, Notice::Nothing),
        Ok(None) => (Kept::new(game, deal.clone()), Notice::Nothing),
        Err(_) => (Kept::new(game, deal.clone()), Notice::RecordDamaged),
    }
}

/// The card that the last move brought, and how the game stands; none before the first move.
fn last_moved(game: &Game) -> Option<Moved> {
    let position = game.position();
    let last = position.move_with(*game.played().last()?)?;
    Some(Moved {
        card: position.foundation()?,
        of_stock: position.fan_of(last).is_none(),
        progress: game.progress(),
        playable: Playable::of(position),
    })
}
