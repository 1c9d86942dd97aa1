//! The way of a card into the hole. It is only shown: the card counts as moved at once, and the next one can go while it is
//! still on its way.

use std::time::Duration;

use leptos::{html, prelude::*};
use web_sys::Element;

use super::{
    picture::{MOVE_TIME, Picture},
    table::Table,
};
use black_hole::cards::Card;

/// How long after its start a card is surely in the hole, also where the first frames are slow to come. It may lie there
/// longer as a picture: nobody sees the difference.
const LANDED: Duration = MOVE_TIME.saturating_add(Duration::from_millis(100));

/// A handle on the cards that are on their way.
#[derive(Clone, Copy)]
pub struct Flight {
    /// Where they fly to.
    pub hole: NodeRef<html::Div>,
    table: Table,
    /// The card of which a picture is seen in its place.
    lifted: RwSignal<Option<Card>>,
    /// The one that went last is the last.
    flying: StoredValue<Vec<(Card, Picture)>>,
    /// What is seen in the hole meanwhile, if something flies; nothing before the first card of a row.
    under: RwSignal<Option<Option<Card>>>,
}

impl Flight {
    /// Nothing flies.
    pub fn new(table: Table) -> Flight {
        let flight = Flight {
            hole: NodeRef::new(),
            table,
            lifted: RwSignal::new(None),
            flying: StoredValue::new(Vec::new()),
            under: RwSignal::new(None),
        };
        // A move that is taken back, another deal, a line that is looked at: what flies now flies to no end.
        Effect::new(move |_| {
            let hole = table.foundation();
            if flight.flying.with_value(|flying| flying.last().is_some_and(|(card, _)| Some(*card) != hole)) {
                flight.end();
            }
        });
        flight
    }

    /// The card that is seen in the hole, if there is one; tracked.
    pub fn seen_in_hole(&self) -> Option<Card> {
        self.under.get().unwrap_or_else(|| self.table.foundation())
    }

    /// Whether a picture of this card is seen in its place, tracked.
    pub fn has_lifted(&self, card: Card) -> bool {
        self.lifted.get() == Some(card)
    }

    /// The picture is seen in the card's place, ready to fly.
    pub fn lift(&self, picture: &Picture, card: Card) {
        if let Some(target) = self.target() {
            picture.aim_at(&target);
        }
        picture.lie();
        self.lifted.set(Some(card));
    }

    /// The picture is seen no more, the card is where it lies.
    pub fn lay_down(&self, picture: &Picture, card: Card) {
        picture.remove();
        if self.lifted.get_untracked() == Some(card) {
            self.lifted.set(None);
        }
    }

    /// The card that has just been played flies; `under` lay in the hole before it.
    pub fn take_off(&self, picture: Picture, under: Option<Card>) {
        let (Some(target), Some(card)) = (self.target(), self.table.foundation_now()) else {
            return picture.remove();
        };
        picture.glide_onto(&target);
        if self.under.get_untracked().is_none() {
            self.under.set(Some(under));
        }
        self.flying.update_value(|flying| flying.push((card, picture)));
        let flight = *self;
        set_timeout(move || flight.land(card), LANDED);
    }

    /// The card in the hole or its empty place, onto which the next one flies.
    fn target(&self) -> Option<Element> {
        self.hole.get_untracked()?.last_element_child()
    }

    /// The card is there: those below it are seen no more.
    fn land(&self, landed: Card) {
        let place = self.flying.with_value(|flying| flying.iter().position(|(card, _)| *card == landed));
        match place {
            Some(place) if place + 1 < self.flying.with_value(Vec::len) => {
                self.clear(place);
            }
            Some(_) => self.end(),
            None => {}
        }
    }

    /// Nothing flies any more.
    fn end(&self) {
        self.clear(self.flying.with_value(Vec::len));
        self.under.set(None);
    }

    /// So many of them, those that went first, are seen no more.
    fn clear(&self, count: usize) {
        let gone = self.flying.try_update_value(|flying| flying.drain(..count).collect::<Vec<_>>());
        for (card, picture) in gone.into_iter().flatten() {
            self.lay_down(&picture, card);
        }
    }
}
