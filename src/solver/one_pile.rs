//! Games on one pile: what is known of a deal is asked about positions, whose cards are packed for the judge.

use super::{
    OtherDeal, Prover, Solvable, Verdict,
    judge::{Judge, Proven},
    packed::{Cards, Layout},
    search::Outcome,
};
use crate::{cards::Card, rules::hole::OnePile};

impl<R: OnePile> Solvable for R {
    type Prover = Walks;
}

/// What has been proven of the walks of one deal.
#[derive(Debug)]
pub struct Walks {
    /// The deal's fans.
    fans: Vec<Vec<Card>>,
    pub proven: Proven,
}

impl<R: OnePile> Prover<R> for Walks {
    type Question = Judge;

    fn new(deal: &R, memory: usize) -> Walks {
        let fans: Vec<Vec<Card>> = deal.fans().into_iter().map(<[Card]>::to_vec).collect();
        let ranks: Vec<Vec<u8>> =
            fans.iter().map(|fan| fan.iter().map(|card| card.rank as u8).collect()).collect();
        Walks { fans, proven: Proven::nothing(Layout::new(&ranks), memory) }
    }

    fn ask(&mut self, position: &R) -> Result<Judge, OtherDeal> {
        let (left, at) = self.pack(position)?;
        self.proven.make_room();
        Ok(Judge::new(&mut self.proven, left, at))
    }

    fn judge(&mut self, judge: &mut Judge, unused: &mut u64) -> Option<Verdict<R::Move>> {
        let outcome = judge.run(&mut self.proven, unused)?;
        let fan = |card| R::Move::try_from(self.proven.layout.fan(card)).ok().expect("a fan of the game");
        Some(match outcome {
            Outcome::Won(cards) => Verdict::Winnable(cards.into_iter().map(fan).collect()),
            Outcome::Lost => Verdict::Lost,
            Outcome::Full => Verdict::Undecided,
        })
    }
}

impl Walks {
    /// The cards that are left, and the rank on the pile, if there is one.
    pub fn pack(&self, position: &impl OnePile) -> Result<(Cards, Option<u8>), OtherDeal> {
        let fans = position.fans();
        if fans.len() != self.fans.len()
            || !fans.iter().zip(&self.fans).all(|(fan, whole)| whole.starts_with(fan))
        {
            return Err(OtherDeal);
        }
        let left = self.proven.layout.cards(fans.iter().map(|fan| fan.len()));
        Ok((left, position.foundation().map(|card| card.rank as u8)))
    }
}
