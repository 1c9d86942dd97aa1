//! The search: by depth, over packed positions, with its stack in the open so that it can stop anywhere.
//!
//! A position whose moves have all failed is lost and goes into the table; one that the walk test refuses or
//! the table knows is not entered. The table outlives a start: what was proven lost stays so.

use std::rc::Rc;

use arrayvec::ArrayVec;

use super::{
    Verdict,
    packed::{Layout, Played, Position},
    table::Table,
    walk,
};
use crate::rules::hole::{FANS, FanIndex};

/// A search within one layout.
#[derive(Debug)]
pub struct Search {
    layout: Rc<Layout>,
    lost: Table,
    /// The position in hand.
    position: Position,
    /// The positions from the start to the one in hand; empty once it is decided.
    path: Vec<Step>,
    verdict: Option<Verdict>,
}

/// A position on the path.
#[derive(Debug)]
struct Step {
    /// The card that led here; none at the start.
    played: Option<Played>,
    /// The moves still to be tried, the next one last.
    untried: ArrayVec<u8, FANS>,
}

impl Search {
    /// Makes ready to judge this position.
    pub fn new(layout: Rc<Layout>, position: Position) -> Search {
        let mut search = Search { layout, lost: Table::new(), position, path: Vec::new(), verdict: None };
        search.start(position);
        search
    }

    /// Leaves the position in hand and makes ready to judge this one, of the same layout.
    pub fn start(&mut self, position: Position) {
        self.position = position;
        self.path.clear();
        self.verdict = None;
        if position.is_won() {
            self.verdict = Some(Verdict::Winnable(Vec::new()));
        } else if self.is_known_lost() {
            self.verdict = Some(Verdict::Lost);
        } else {
            self.enter(None);
        }
    }

    /// Looks at up to `left` more positions and takes them off; the verdict, once there is one.
    pub fn run(&mut self, left: &mut u64) -> Option<Verdict> {
        while self.verdict.is_none() && *left > 0 {
            match self.next_move() {
                Some(fan) => {
                    self.look_at(fan);
                    *left -= 1;
                }
                None => self.give_up(),
            }
        }
        self.verdict.clone()
    }

    fn next_move(&mut self) -> Option<u8> {
        self.path.last_mut()?.untried.pop()
    }

    /// Makes a move and stays there, unless the position after it is decided.
    fn look_at(&mut self, fan: u8) {
        let played = self.position.play(&self.layout, fan);
        if self.position.is_won() {
            let moves = self.path.iter().filter_map(|step| step.played).chain([played]);
            let line = moves.map(|played| FanIndex::try_from(played.fan).expect("a fan of the layout"));
            self.verdict = Some(Verdict::Winnable(line.collect()));
        } else if self.is_known_lost() {
            self.position.unplay(&self.layout, played);
        } else {
            self.enter(Some(played));
        }
    }

    /// Every move has failed: the position in hand is lost.
    fn give_up(&mut self) {
        self.lost.insert(self.position.key());
        match self.path.pop().and_then(|step| step.played) {
            Some(played) => self.position.unplay(&self.layout, played),
            None => self.verdict = Some(Verdict::Lost),
        }
    }

    fn is_known_lost(&self) -> bool {
        self.lost.contains(self.position.key()) || !walk::admits(&self.position)
    }

    fn enter(&mut self, played: Option<Played>) {
        let untried = self.position.moves(&self.layout);
        self.path.push(Step { played, untried });
    }
}
