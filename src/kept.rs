//! All games on one deal: the one on the table, and earlier ones that went another way. Whatever a link or
//! another tab brings, none is lost.

use crate::{
    conduct::Conduct,
    deals::Deal,
    game::{Game, LineError},
    rules::{GameName, Progress},
};

/// The games on one deal.
#[derive(Clone, Debug, PartialEq)]
pub struct Kept {
    /// The game on the table.
    pub game: Game,
    /// Games on the same deal whose lines are no part of another's here, the latest last.
    earlier: Vec<Game>,
}

impl Kept {
    /// A deal before its first move.
    pub fn new(game: GameName, deal: Deal) -> Kept {
        Kept::from(Game::new(game, deal))
    }

    /// The earlier games, the latest last.
    pub fn earlier(&self) -> &[Game] {
        &self.earlier
    }

    /// The same games under another name of their deal.
    #[must_use]
    pub fn renamed(self, deal: &Deal) -> Kept {
        let renamed = |game: Game| game.renamed(deal.clone());
        Kept { game: renamed(self.game), earlier: self.earlier.into_iter().map(renamed).collect() }
    }

    /// Puts a line on the table, as a link does. A game that goes another way becomes an earlier one; one that
    /// goes on beyond the line keeps what is beyond as undone moves. Moves that the player did not find count as hints,
    /// going back as undo.
    ///
    /// # Errors
    /// The first move of the line that is not legal; nothing is changed then.
    pub fn follow(&mut self, line: &[u8]) -> Result<(), LineError> {
        let deal = self.game.deal().clone();
        let own = self.game.line();
        let is_at_hand = own.starts_with(line) && line.len() == self.game.played().len();
        // A strict game is not led back or on by anything but the player's own moves: that is another game.
        let is_own = own.starts_with(line) || line.starts_with(&own);
        let goes_on = is_at_hand || is_own && !self.game.conduct.is_strict();
        let whole = if goes_on && own.starts_with(line) { &own } else { line };
        let mut game = Game::with_line(self.game.name(), deal, whole, line.len())?;
        if goes_on {
            game.conduct = self.game.conduct;
        }
        if !own.starts_with(line) {
            game.conduct.use_hints();
        } else if line.len() < self.game.played().len() {
            game.conduct.use_undo();
        }
        game.conduct.ended &= is_at_hand;
        let left = std::mem::replace(&mut self.game, game);
        self.add(left);
        Ok(())
    }

    /// Goes on to the end of a line: from the game on the table, as its player would, if the line does; else as
    /// [`Kept::follow`] does.
    ///
    /// # Errors
    /// The first move of the line that is not legal; nothing is changed then.
    pub fn go_on(&mut self, line: &[u8]) -> Result<(), LineError> {
        if !line.starts_with(&self.game.played()) || self.game.line().starts_with(line) {
            self.follow(line)?;
            self.game.conduct.ended = false;
            return Ok(());
        }
        let mut game = Game::with_line(self.game.name(), self.game.deal().clone(), line, line.len())?;
        game.conduct = Conduct { ended: false, ..self.game.conduct };
        game.conduct.use_hints();
        self.game = game;
        self.tidy();
        Ok(())
    }

    /// Puts the deal before its first move on the table, as a game of its own; the game that was there becomes an
    /// earlier one.
    pub fn again(&mut self) {
        let afresh = Game::new(self.game.name(), self.game.deal().clone());
        let left = std::mem::replace(&mut self.game, afresh);
        self.add(left);
    }

    /// How far the earlier game has come that [`Kept::continue_earlier`] would go on with: the latest that is
    /// neither finished nor back at its start.
    pub fn offered(&self) -> Option<Progress> {
        self.offered_place().map(|place| self.earlier[place].progress())
    }

    /// Changes the game on the table for the earlier one that is offered.
    pub fn continue_earlier(&mut self) {
        if let Some(place) = self.offered_place() {
            let game = self.earlier.remove(place);
            let left = std::mem::replace(&mut self.game, game);
            // Before the others: who goes on asking comes round to each of them.
            self.earlier.insert(0, left);
            self.tidy();
        }
    }

    /// Adds the games that another tab kept on the same deal in the meantime. Those of another game or deal are passed over.
    pub fn add_all(&mut self, other: Kept) {
        for game in other.earlier.into_iter().chain([other.game]) {
            self.add(game);
        }
    }

    /// Adds a game as an earlier one. It is passed over if it is another game's, or on another deal.
    pub fn add(&mut self, game: Game) {
        if (game.name(), game.deal()) == (self.game.name(), self.game.deal()) {
            self.earlier.push(game);
            self.tidy();
        }
    }

    /// Drops every earlier game whose line another game goes through as well. What was done in another tab to the game on
    /// the table is not forgotten.
    fn tidy(&mut self) {
        for game in &self.earlier {
            if game.conduct.begun.is_some() && game.conduct.begun == self.game.conduct.begun {
                self.game.conduct = self.game.conduct.joined(game.conduct);
            }
        }
        let lines: Vec<Vec<u8>> = self.earlier.iter().map(Game::line).collect();
        let table = self.game.line();
        let mut place = 0;
        self.earlier.retain(|_| {
            let line = &lines[place];
            let in_another = lines.iter().enumerate().any(|(other_place, other)| {
                other.starts_with(line) && (other.len() > line.len() || other_place > place)
            });
            place += 1;
            !in_another && !table.starts_with(line)
        });
    }

    fn offered_place(&self) -> Option<usize> {
        self.earlier.iter().rposition(Game::is_under_way)
    }
}

/// A game alone.
impl From<Game> for Kept {
    fn from(game: Game) -> Kept {
        Kept { game, earlier: Vec::new() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::conduct::Manner;

    /// Deal 24 with its first legal moves on it.
    fn game(moves: usize) -> Game {
        let mut game = Game::new(GameName::BlackHole, "24".parse().unwrap());
        for _ in 0..moves {
            game.play(game.position().legal_moves()[0]).unwrap();
        }
        game
    }

    /// Deal 24 with another first move.
    fn other_way() -> Game {
        let mut other = game(0);
        other.play(other.position().legal_moves()[1]).unwrap();
        other
    }

    fn helped(mut game: Game) -> Game {
        game.conduct.use_hints();
        game
    }

    #[test]
    fn a_line_that_goes_on_from_the_game_is_followed() {
        let mut kept = Kept::from(game(2));
        kept.follow(&game(5).line()).unwrap();
        assert_eq!(kept, Kept::from(helped(game(5))));
    }

    #[test]
    fn a_line_that_the_game_has_passed_shows_that_position_and_keeps_the_rest() {
        let mut kept = Kept::from(game(5));
        kept.follow(&game(2).line()).unwrap();
        assert_eq!(kept.game.played(), game(2).line());
        assert_eq!(kept.game.line(), game(5).line());
        assert!(kept.earlier().is_empty());
    }

    #[test]
    fn a_line_that_goes_another_way_makes_the_game_an_earlier_one() {
        let mut kept = Kept::from(game(3));
        kept.follow(&other_way().line()).unwrap();
        assert_eq!(kept.game, helped(other_way()));
        assert_eq!(kept.earlier(), [game(3)]);
        assert_eq!(kept.offered(), Some(game(3).progress()));
    }

    #[test]
    fn continuing_the_earlier_game_keeps_the_other_one_and_the_undone_moves() {
        let mut undone = game(3);
        undone.undo();
        let mut kept = Kept::from(undone.clone());
        kept.follow(&other_way().line()).unwrap();
        kept.continue_earlier();
        assert_eq!(kept.game, undone);
        assert_eq!(kept.earlier(), [helped(other_way())]);
    }

    #[test]
    fn the_same_deal_again_is_another_game_and_the_one_before_is_kept() {
        let mut played = helped(game(3));
        played.conduct.begun = Some(1);
        let mut kept = Kept::from(played.clone());
        kept.again();
        assert_eq!(kept.game, game(0));
        assert_eq!(kept.earlier(), [played]);
    }

    #[test]
    fn a_line_that_goes_on_from_what_is_played_is_the_same_game_whatever_was_undone() {
        let mut undone = game(3);
        undone.conduct.begun = Some(1);
        undone.go_to(0);
        let mut kept = Kept::from(undone);
        kept.go_on(&other_way().line()).unwrap();
        assert_eq!(kept.game.line(), other_way().line());
        assert_eq!(kept.game.conduct.begun, Some(1));
        assert_eq!(kept.game.conduct.manner, Manner::Free { hints: true, undo: false });
        assert!(kept.earlier().is_empty());
    }

    #[test]
    fn going_back_by_a_link_counts_as_undo_and_looking_again_does_not() {
        let mut kept = Kept::from(game(3));
        kept.follow(&game(3).line()).unwrap();
        assert!(kept.game.conduct.manner.is_unaided());
        kept.follow(&game(2).line()).unwrap();
        assert_eq!(kept.game.conduct.manner, Manner::Free { hints: false, undo: true });
    }

    #[test]
    fn a_strict_game_that_a_link_leads_back_stays_strict_as_an_earlier_one() {
        let mut strict = game(3);
        strict.conduct = Conduct { begun: Some(1), manner: Manner::Strict, ..Conduct::default() };
        let mut kept = Kept::from(strict.clone());
        kept.follow(&game(3).line()).unwrap();
        assert_eq!(kept, Kept::from(strict.clone()));
        kept.follow(&game(2).line()).unwrap();
        assert!(!kept.game.conduct.is_strict());
        assert_eq!(kept.earlier(), [strict]);
    }

    #[test]
    fn help_that_was_used_in_another_tab_is_remembered() {
        let begun = |mut game: Game| {
            game.conduct.begun = Some(1);
            game
        };
        let mut kept = Kept::from(begun(game(5)));
        kept.add_all(Kept::from(helped(begun(game(3)))));
        assert_eq!(kept, Kept::from(helped(begun(game(5)))));
    }

    #[test]
    fn a_line_with_an_illegal_move_changes_nothing() {
        let mut kept = Kept::from(game(3));
        assert!(kept.follow(&[0, 0, 0, 0]).is_err());
        assert_eq!(kept, Kept::from(game(3)));
    }

    #[test]
    fn a_game_that_another_one_goes_through_is_not_kept_twice() {
        let mut kept = Kept::from(other_way());
        for moves in [1, 2, 3, 3, 2] {
            kept.add(game(moves));
        }
        assert_eq!(kept.earlier(), [game(3)]);
        let mut kept = Kept::from(game(3));
        kept.add_all(Kept::from(game(2)));
        assert!(kept.earlier().is_empty());
    }

    #[test]
    fn another_game_or_deal_is_none_of_them() {
        let mut kept = Kept::from(game(3));
        for (name, deal) in [(GameName::BlackHoleAny, "24"), (GameName::BlackHole, "25")] {
            let mut other = Game::new(name, deal.parse().unwrap());
            other.play(other.position().legal_moves()[0]).unwrap();
            kept.add_all(Kept::from(other));
        }
        assert_eq!(kept, Kept::from(game(3)));
    }

    #[test]
    fn finished_games_and_those_at_their_start_are_not_offered() {
        let mut stuck = Game::new(GameName::BlackHole, "1".parse().unwrap());
        while let Some(&mv) = stuck.position().legal_moves().first() {
            stuck.play(mv).unwrap();
        }
        let mut kept = Kept::new(GameName::BlackHole, "1".parse().unwrap());
        kept.add(stuck);
        assert_eq!(kept.earlier().len(), 1);
        assert_eq!(kept.offered(), None);
        let mut rewound = game(3);
        while rewound.undo() {}
        let mut kept = Kept::from(other_way());
        kept.add(rewound);
        assert_eq!(kept.offered(), None);
    }
}
