//! What proves: for games on one pile their walks, for Golf its tableaus.

use super::{
    OtherDeal, Verdict,
    golf::{self, Tableaus},
    judge::Judge,
    one_pile::Walks,
};
use crate::rules::{GameName, Position};

/// What has been proven of the positions of one deal, and what proves more.
#[derive(Debug)]
pub struct Prover {
    game: GameName,
    proven: Proven,
}

#[derive(Debug)]
enum Proven {
    Walks(Box<Walks>),
    Tableaus(Box<Tableaus>),
}

/// A position to be judged, and how far that has come.
#[derive(Debug)]
pub enum Question {
    Walk(Box<Judge>),
    Tableau(golf::Question),
}

impl Prover {
    /// Knows nothing yet. `deal` may be any position; it and every position played on from it can be asked about. The
    /// tables take at most `memory` bytes.
    pub fn new(deal: &Position, memory: usize) -> Prover {
        let game = deal.game();
        let proven = match game {
            GameName::BlackHole | GameName::BlackHoleAny | GameName::AllInARow => {
                Proven::Walks(Box::new(Walks::new(deal, memory)))
            }
            GameName::Golf | GameName::GolfWrap | GameName::GolfKings => {
                Proven::Tableaus(Box::new(Tableaus::new(deal, memory)))
            }
        };
        Prover { game, proven }
    }

    /// Makes ready to judge a position.
    ///
    /// # Errors
    /// [`OtherDeal`].
    pub fn ask(&mut self, position: &Position) -> Result<Question, OtherDeal> {
        if position.game() != self.game {
            return Err(OtherDeal);
        }
        match &mut self.proven {
            Proven::Walks(walks) => walks.ask(position).map(|judge| Question::Walk(Box::new(judge))),
            Proven::Tableaus(tableaus) => tableaus.ask(position).map(Question::Tableau),
        }
    }

    /// Looks at up to `unused` more positions and takes them off; the verdict, once there is one.
    pub fn judge(&mut self, question: &mut Question, unused: &mut u64) -> Option<Verdict> {
        match (&mut self.proven, question) {
            (Proven::Walks(walks), Question::Walk(judge)) => walks.judge(judge, unused),
            (Proven::Tableaus(tableaus), Question::Tableau(question)) => tableaus.judge(question, unused),
            _ => unreachable!("a question is put to the prover that it was made ready for"),
        }
    }
}
