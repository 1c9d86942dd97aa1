//! Which deal is dealt next: at random, one that can be won, that of the day, by number.

use super::{Notice, Table};
use crate::{
    app::{address::Entry, clock, notice::LinkRefusal},
    deals::{Deal, number::PlainNumber},
    worker::{Question, Told},
};

/// Deals that are drawn to find one that can be won, or one that is hard, too. Of a hundred, 87 can be won and 30 are hard:
/// that none of so many is hard happens once in ten thousand times.
const DRAWN: usize = 26;

/// Deals of a day among which its deal is looked for.
const OF_A_DAY: usize = 100;

impl Table {
    /// Puts a new random deal on the table, one that can be won if the player wants only such.
    pub fn new_deal(&self) {
        self.deal_random(Entry::New, None);
    }

    /// Puts a random deal that is hard, or very hard, on the table.
    pub fn deal_hard(&self) {
        let drawn = std::iter::repeat_with(random_deal).take(DRAWN).collect();
        self.deal_first_winnable(drawn, true, Entry::New, None);
    }

    /// Puts the deal of the day on the table.
    pub fn deal_of_the_day(&self) {
        let (year, month, day) = clock::today();
        let deals = Deal::of_day(year, month, day).take(OF_A_DAY).collect();
        self.deal_first_winnable(deals, false, Entry::New, None);
    }

    /// Lays out the first deal of this visit, and says if it stands in for a link.
    pub(super) fn deal_first(&self, refusal: Option<LinkRefusal>) {
        self.deal_random(Entry::Same, refusal);
    }

    fn deal_random(&self, entry: Entry, refusal: Option<LinkRefusal>) {
        if self.choices.now(|choices| choices.winnable_only) {
            let drawn = std::iter::repeat_with(random_deal).take(DRAWN).collect();
            self.deal_first_winnable(drawn, false, entry, refusal);
        } else {
            self.deal(&random_deal(), entry, refusal.map(Notice::LinkRefused));
        }
    }

    /// Lays out the first of these deals that can be won, and is hard if that is wanted, once that is proven.
    fn deal_first_winnable(&self, deals: Vec<Deal>, hard: bool, entry: Entry, refusal: Option<LinkRefusal>) {
        let table = *self;
        let question = Question::FirstWinnable { deals: deals.iter().map(Deal::to_string).collect(), hard };
        self.solver.ask(question, move |told| {
            let found = match told {
                Some(Told::FirstWinnable(Some(place))) => deals.get(place as usize),
                _ => None,
            };
            let news = match &refusal {
                Some(refusal) => Some(Notice::LinkRefused(refusal.clone())),
                // Without a solver, or where nothing could be proven, there is still a deal.
                None => found.is_none().then_some(Notice::UnprovenDeal),
            };
            if let Some(deal) = found.or(deals.first()) {
                table.deal(deal, entry, news);
            }
        });
    }

    fn deal(&self, deal: &Deal, entry: Entry, news: Option<Notice>) {
        self.lay_out(self.take_out(deal), entry);
        if let Some(news) = news {
            self.set_notice(news);
        }
    }
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
