//! A game in progress: a deal, the line played on it, and how much of that line is undone.
//!
//! Whether the game is won or stuck is never stored, it is read off the position: undo a winning move and
//! the game is not won any more.

use thiserror::Error;

use crate::{
    conduct::Conduct,
    deals::Deal,
    rules::{GameName, Illegal, Move, Position, Progress},
};

/// A game in progress.
///
/// ```
/// use black_hole::{game::Game, rules::GameName};
///
/// let mut game = Game::new(GameName::BlackHole, "24".parse()?);
/// game.play(game.position().legal_moves()[0])?;
/// assert!(game.undo());
/// assert_eq!(game.progress().moved, 0);
/// assert!(game.redo());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct Game {
    deal: Deal,
    position: Position,
    /// Every move made, the undone ones at the end.
    line: Vec<Move>,
    /// How many moves of the line are on the table.
    played: usize,
    /// How it is played, apart from the moves.
    pub conduct: Conduct,
}

/// How a game stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Standing {
    /// At least one move may be made.
    Open,
    /// All cards are moved.
    Won,
    /// Cards are left and none may be moved.
    Stuck,
}

/// Why a line cannot be played on a deal.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum LineError {
    #[error("move {number}: there is no such move")]
    NoSuchMove {
        /// Counted from 1.
        number: usize,
    },
    #[error("move {number}: {why}")]
    Illegal {
        /// Counted from 1.
        number: usize,
        why: Illegal,
    },
    #[error("the line has {moves} moves, of which {played} cannot be played")]
    Short { moves: usize, played: usize },
}

impl Game {
    /// The deal before its first move.
    pub fn new(game: GameName, deal: Deal) -> Game {
        let position = deal.lay_out(game);
        Game { deal, position, line: Vec::new(), played: 0, conduct: Conduct::default() }
    }

    /// The deal with a line on it, of which the first `played` moves are on the table.
    ///
    /// # Errors
    /// The first move of the line that is not legal, or a `played` beyond the line's end.
    pub fn with_line(game: GameName, deal: Deal, codes: &[u8], played: usize) -> Result<Game, LineError> {
        let mut game = Game::new(game, deal);
        for (index, &code) in codes.iter().enumerate() {
            let number = index + 1;
            let mv = game.position.move_with(code).ok_or(LineError::NoSuchMove { number })?;
            game.play(mv).map_err(|why| LineError::Illegal { number, why })?;
        }
        if played > codes.len() {
            return Err(LineError::Short { moves: codes.len(), played });
        }
        game.go_to(played);
        Ok(game)
    }

    /// Which game it is.
    pub fn name(&self) -> GameName {
        self.position.game()
    }

    /// The deal's name.
    pub const fn deal(&self) -> &Deal {
        &self.deal
    }

    /// The same game under another name of its deal; a name of other cards changes nothing.
    #[must_use]
    pub fn renamed(self, deal: Deal) -> Game {
        let lay_out = |deal: &Deal| deal.lay_out(self.name());
        if lay_out(&deal) == lay_out(&self.deal) { Game { deal, ..self } } else { self }
    }

    /// The position on the table.
    pub const fn position(&self) -> &Position {
        &self.position
    }

    /// The moves on the table, by their codes.
    pub fn played(&self) -> Vec<u8> {
        self.line[..self.played].iter().map(|&mv| mv.into()).collect()
    }

    /// The moves on the table and the undone ones after them, by their codes.
    pub fn line(&self) -> Vec<u8> {
        self.line.iter().map(|&mv| mv.into()).collect()
    }

    /// Makes a move. A move that differs from the undone one makes the undone ones be forgotten. A game that was ended is
    /// not, by this and by every other step to and fro.
    ///
    /// # Errors
    /// Why the move is not legal; the game is then unchanged.
    pub fn play(&mut self, mv: Move) -> Result<(), Illegal> {
        self.position.play(mv)?;
        if self.line.get(self.played) != Some(&mv) {
            self.line.truncate(self.played);
            self.line.push(mv);
        }
        self.played += 1;
        self.conduct.ended = false;
        Ok(())
    }

    /// Takes the last move back; says whether there was one.
    pub fn undo(&mut self) -> bool {
        let Some(played) = self.played.checked_sub(1) else { return false };
        // A position does not know what a card lay on, so the way there is played again.
        self.go_to(played);
        true
    }

    /// Makes the last undone move again; says whether there was one.
    pub fn redo(&mut self) -> bool {
        let Some(&mv) = self.line.get(self.played) else { return false };
        self.play(mv).is_ok()
    }

    /// Puts the first so many moves of the line on the table, all of them if there are fewer.
    pub fn go_to(&mut self, played: usize) {
        let mut position = self.deal.lay_out(self.name());
        let played = played.min(self.line.len());
        for &mv in &self.line[..played] {
            position.play(mv).expect("a move that was legal here is so again");
        }
        (self.position, self.played) = (position, played);
        self.conduct.ended = false;
    }

    /// Whether there is a move to take back.
    pub const fn can_undo(&self) -> bool {
        self.played > 0
    }

    /// Whether there is an undone move to make again.
    pub fn can_redo(&self) -> bool {
        self.played < self.line.len()
    }

    /// Cards moved, of all that have to move.
    pub fn progress(&self) -> Progress {
        self.position.progress()
    }

    /// Whether somebody may want to come back to it: begun, and not over.
    pub fn is_under_way(&self) -> bool {
        self.can_undo() && !self.is_over()
    }

    /// Whether it has come to its end, or was ended.
    pub fn is_over(&self) -> bool {
        self.conduct.ended || self.standing() != Standing::Open
    }

    /// Whether the game goes on, is won or is stuck.
    pub fn standing(&self) -> Standing {
        if self.position.is_won() {
            Standing::Won
        } else if self.position.legal_moves().is_empty() {
            Standing::Stuck
        } else {
            Standing::Open
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn deal(name: &str) -> Deal {
        name.parse().unwrap()
    }

    fn with_first_moves(count: usize) -> Game {
        let mut game = Game::new(GameName::BlackHole, deal("24"));
        for _ in 0..count {
            game.play(game.position().legal_moves()[0]).unwrap();
        }
        game
    }

    /// A move that may not be made.
    fn refused(game: &Game) -> Move {
        (0..17).map(Move::of_fan).find(|&mv| game.position().check(mv).is_err()).unwrap()
    }

    #[test]
    fn undo_leads_back_through_every_position() {
        let mut positions = Vec::new();
        for count in 0..4 {
            positions.push(with_first_moves(count).position);
        }
        let mut game = with_first_moves(3);
        for position in positions.iter().rev() {
            assert_eq!(game.position(), position);
            game.undo();
        }
        assert!(!game.undo());
        assert!(!game.can_undo());
    }

    #[test]
    fn redo_makes_the_undone_moves_again() {
        let done = with_first_moves(3);
        let mut game = done.clone();
        while game.undo() {}
        while game.redo() {}
        assert_eq!(game, done);
    }

    #[test]
    fn any_place_of_the_line_can_be_gone_to() {
        let mut game = with_first_moves(5);
        for played in [2, 0, 5, 3] {
            game.go_to(played);
            assert_eq!(game.position(), with_first_moves(played).position());
            assert_eq!(game.line(), with_first_moves(5).line());
        }
        game.go_to(9);
        assert_eq!(game, with_first_moves(5));
    }

    #[test]
    fn another_move_forgets_the_undone_ones_and_the_same_move_keeps_them() {
        let mut game = with_first_moves(3);
        while game.undo() {}
        let moves = game.position().legal_moves();
        game.play(moves[0]).unwrap();
        assert_eq!(game.line().len(), 3);
        game.undo();
        game.play(moves[1]).unwrap();
        assert_eq!(game.line().len(), 1);
        assert!(!game.can_redo());
    }

    #[test]
    fn a_game_that_was_ended_is_taken_up_again_by_any_step() {
        let steps: [fn(&mut Game); 3] =
            [|game| assert!(game.undo()), |game| assert!(game.redo()), |game| game.go_to(1)];
        for step in steps {
            let mut game = with_first_moves(3);
            game.undo();
            game.conduct.ended = true;
            assert!(game.is_over());
            step(&mut game);
            assert!(game.is_under_way());
        }
    }

    #[test]
    fn an_illegal_move_changes_nothing() {
        let mut game = with_first_moves(1);
        let before = game.clone();
        let refused = refused(&game);
        assert!(matches!(game.play(refused), Err(Illegal::NotNext { .. })));
        assert_eq!(game, before);
    }

    #[test]
    fn a_game_is_stuck_exactly_when_cards_are_left_and_none_may_move() {
        for number in 1..=200 {
            let mut game = Game::new(GameName::BlackHole, deal(&number.to_string()));
            while let Some(&mv) = game.position().legal_moves().first() {
                assert_eq!(game.standing(), Standing::Open);
                game.play(mv).unwrap();
            }
            assert_eq!(
                game.standing(),
                if game.position().is_won() { Standing::Won } else { Standing::Stuck }
            );
        }
    }

    #[test]
    fn a_line_is_read_back_with_its_undone_moves() {
        let mut game = with_first_moves(5);
        game.undo();
        game.undo();
        assert_eq!(Game::with_line(GameName::BlackHole, deal("24"), &game.line(), 3), Ok(game));
    }

    #[test]
    fn a_deal_goes_by_all_its_names_and_by_no_other() {
        let game = with_first_moves(2);
        let renamed = game.clone().renamed(deal("ms24"));
        assert_eq!(renamed.deal(), &deal("ms24"));
        assert_eq!(renamed.line(), game.line());
        assert_eq!(game.clone().renamed(deal("25")), game);
    }

    #[test]
    fn a_wrong_line_says_at_which_move() {
        let good = with_first_moves(2).line();
        let with = |extra: u8| [good.as_slice(), &[extra]].concat();
        let read = |codes: &[u8], played| Game::with_line(GameName::BlackHole, deal("24"), codes, played);
        assert_eq!(read(&with(17), 3), Err(LineError::NoSuchMove { number: 3 }));
        assert_eq!(read(&good, 3), Err(LineError::Short { moves: 2, played: 3 }));
        let game = with_first_moves(2);
        let refused = refused(&game);
        assert!(matches!(read(&with(refused.into()), 3), Err(LineError::Illegal { number: 3, .. })));
    }
}
