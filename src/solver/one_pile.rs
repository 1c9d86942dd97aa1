//! Games on one pile: what is known of a deal is asked about positions, whose cards are packed for the judge.

use super::{
    OtherDeal, Verdict,
    judge::{Judge, Proven},
    packed::{Cards, Layout},
    search::Outcome,
};
use crate::{
    cards::Card,
    rules::{Move, Position},
};

/// What has been proven of the walks of one deal.
#[derive(Debug)]
pub struct Walks {
    /// The deal's fans.
    fans: Vec<Vec<Card>>,
    pub proven: Proven,
}

impl Walks {
    pub fn new(deal: &Position, memory: usize) -> Walks {
        let fans: Vec<Vec<Card>> = deal.fans().map(<[Card]>::to_vec).collect();
        let ranks: Vec<Vec<u8>> =
            fans.iter().map(|fan| fan.iter().map(|card| card.rank as u8).collect()).collect();
        Walks { fans, proven: Proven::nothing(Layout::new(&ranks), memory) }
    }

    pub fn ask(&mut self, position: &Position) -> Result<Judge, OtherDeal> {
        let (left, at) = self.pack(position)?;
        self.proven.make_room();
        Ok(Judge::new(&mut self.proven, left, at))
    }

    pub fn judge(&mut self, judge: &mut Judge, unused: &mut u64) -> Option<Verdict> {
        let outcome = judge.run(&mut self.proven, unused)?;
        let fan = |card| Move::of_fan(self.proven.layout.fan(card).into());
        Some(match outcome {
            Outcome::Won(cards) => Verdict::Winnable(cards.into_iter().map(fan).collect()),
            Outcome::Lost => Verdict::Lost,
            Outcome::Full => Verdict::Undecided,
        })
    }

    /// The cards that are left, and the rank on the pile, if there is one.
    pub fn pack(&self, position: &Position) -> Result<(Cards, Option<u8>), OtherDeal> {
        if !position.fans().zip(&self.fans).all(|(fan, whole)| whole.starts_with(fan)) {
            return Err(OtherDeal);
        }
        let left = self.proven.layout.cards(position.fans().map(<[Card]>::len));
        Ok((left, position.foundation().map(|card| card.rank as u8)))
    }
}
