//! Which deal is dealt next: at random, one that can be won, a hard one, that of the day.

use std::time::Duration;

use leptos::prelude::*;

use super::{Notice, Table};
use crate::{
    app::{address::Entry, clock, refusals::LinkRefusal},
    storage,
    worker::{Question, Told},
};
use black_hole::{
    deals::{Deal, link::Link, number::PlainNumber},
    kept::Kept,
    rules::GameName,
};

/// Deals that are drawn to find one that can be won, or one that is hard, too. Of a hundred deals of the game that is won
/// least often, Golf with nothing on kings, 26 can be won: that none of so many can happens once in 200,000 times.
const DRAWN: usize = 40;

/// How long the first deal may be looked for before one is laid out of which nothing is known.
const PATIENCE: Duration = Duration::from_secs(6);

/// Deals of which the first is wanted that can be won.
#[derive(Clone, Debug, PartialEq)]
pub struct Search {
    game: GameName,
    deals: Vec<Deal>,
    /// Whether it has to be hard.
    hard: bool,
    entry: Entry,
    /// Why a link could not be followed, if that is what the deal is for.
    refusal: Option<LinkRefusal>,
}

impl Table {
    /// Puts a new random deal on the table, one that can be won if the player wants only such.
    pub fn new_deal(&self) {
        self.deal_random(self.name_now(), Entry::New, None);
    }

    /// Puts a random deal that is hard, or very hard, on the table.
    pub fn deal_hard(&self) {
        self.look_for(self.name_now(), draw(), true);
    }

    /// Puts the deal of the day on the table.
    pub fn deal_of_the_day(&self) {
        let (year, month, day) = clock::today();
        self.look_for(self.name_now(), Deal::of_day(year, month, day).collect(), false);
    }

    /// Changes to this game: to the deal of it that was last on the table if that can be gone on with, else to a new one.
    pub fn change_game(&self, game: GameName) {
        if game == self.name_now() {
            // It may have been another one a moment ago.
            if untrack(|| self.is_dealing()) {
                self.stop_searching();
            }
            return;
        }
        let can_go_on = |last: &Kept| last.game.is_under_way() || last.offered().is_some();
        match storage::last_of(game).filter(can_go_on) {
            Some(last) => self.go_on_with(game, last.game.deal()),
            None if self.choices.now(|choices| choices.winnable_only) => self.look_for(game, draw(), false),
            None => self.deal_random(game, Entry::New, None),
        }
    }

    fn look_for(&self, game: GameName, deals: Vec<Deal>, hard: bool) {
        self.set_notice(Notice::Searching);
        self.search.set(Some(Search { game, deals, hard, entry: Entry::New, refusal: None }));
    }

    /// Looks for a deal no longer: the one on the table stays.
    pub(super) fn stop_searching(&self) {
        self.search.set(None);
        self.say_what_is_seen();
    }

    /// Whether a deal is being looked for, tracked.
    pub fn is_dealing(&self) -> bool {
        self.search.with(Option::is_some)
    }

    /// Lays out the first deal of this visit, and says if it stands in for a link.
    pub(super) fn deal_first(&self, refusal: Option<LinkRefusal>) {
        self.deal_random(self.name_now(), Entry::Same, refusal);
        let table = *self;
        set_timeout(
            move || {
                if table.empty.get_untracked() {
                    table.end_search(None);
                }
            },
            PATIENCE,
        );
    }

    fn deal_random(&self, game: GameName, entry: Entry, refusal: Option<LinkRefusal>) {
        if self.choices.now(|choices| choices.winnable_only) {
            self.search.set(Some(Search { game, deals: draw(), hard: false, entry, refusal }));
        } else {
            self.deal(game, &random_deal(), entry, refusal.map(Notice::LinkRefused));
        }
    }

    /// What the solver has to be asked for the search, tracked.
    pub(super) fn question_of_search(&self) -> Option<Question> {
        self.search.with(|search| {
            let Search { game, deals, hard, .. } = search.as_ref()?;
            let links = deals.iter().map(|deal| Link::to_deal(*game, deal.clone()).to_string()).collect();
            Some(Question::FirstWinnable { links, hard: *hard })
        })
    }

    /// Lays out the deal that was found. Without a solver, or where nothing could be proven, there is still a deal.
    pub(super) fn end_search(&self, told: Option<Told>) {
        let Some(search) = self.search.try_update(Option::take).flatten() else { return };
        let found = match told {
            Some(Told::FirstWinnable(Some(place))) => search.deals.get(place as usize),
            _ => None,
        };
        let unproven = found.is_none().then_some(Notice::UnprovenDeal);
        if let Some(deal) = found.or(search.deals.first()) {
            self.deal(search.game, deal, search.entry, search.refusal.map(Notice::LinkRefused).or(unproven));
        }
    }

    fn deal(&self, game: GameName, deal: &Deal, entry: Entry, news: Option<Notice>) {
        let notice = self.lay_out(self.take_out(game, deal), entry);
        match news {
            Some(news) => self.set_notice(news),
            None => self.say(notice),
        }
    }
}

fn draw() -> Vec<Deal> {
    std::iter::repeat_with(random_deal).take(DRAWN).collect()
}

/// A deal drawn from all plain deal numbers alike.
pub fn random_deal() -> Deal {
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
