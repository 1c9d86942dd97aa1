//! How hard a deal is: how often somebody who does not see ahead goes wrong on the way to a win.
//!
//! A deal that can be won is played to the win a hundred times, by chance, tall fans first; a card after which the
//! game is lost is taken back and another one played. The cards taken back are the deal's [`Figure`], and its limits
//! part the deals into five [`Grade`]s. docs/hardness.md compares the figure with others and shows how the limits were
//! found.

use rand_mt::Mt;
use thiserror::Error;

use crate::{
    rules::{Move, Position},
    solver::{OtherDeal, Solver, Verdict},
};

/// Games that a figure is made of.
pub const GAMES: u32 = 100;

/// One of five grades of Black Hole's winnable deals, the easiest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Grade {
    VeryEasy,
    Easy,
    Medium,
    Hard,
    VeryHard,
}

impl Grade {
    /// All grades, the easiest first.
    pub const ALL: [Grade; 5] = [Grade::VeryEasy, Grade::Easy, Grade::Medium, Grade::Hard, Grade::VeryHard];

    /// The grade of a deal of Black Hole with this figure: fewer than 5 cards taken back in a game are very easy, fewer
    /// than 7 easy, fewer than 9 medium, fewer than 12 hard, and more very hard.
    pub const fn of(figure: Figure) -> Grade {
        match figure.0 / GAMES {
            0..5 => Grade::VeryEasy,
            5..7 => Grade::Easy,
            7..9 => Grade::Medium,
            9..12 => Grade::Hard,
            _ => Grade::VeryHard,
        }
    }
}

/// The cards that were taken back in [`GAMES`] games on one deal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Figure(u32);

impl Figure {
    /// The figure of so many cards.
    pub const fn new(cards: u32) -> Figure {
        Figure(cards)
    }

    /// The cards of all the games together, some hundreds.
    pub const fn cards(self) -> u32 {
        self.0
    }
}

/// Why a deal has no figure.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum NoFigure {
    #[error("the deal cannot be won")]
    Lost,
    #[error("the solver has not found out whether a position can be won")]
    Undecided,
}

/// The figure of a deal, the same on every machine; the names that a deal goes by make no difference. The solver looks at
/// no more than `budget` positions for one move; its `memory` is that of [`Solver::new`].
///
/// ```
/// use black_hole::{deals::Deal, hardness::{Grade, NoFigure, figure}, rules::GameName};
/// let figure_of = |name: &str| {
///     name.parse::<Deal>().map(|deal| figure(&deal.lay_out(GameName::BlackHole), 1_000_000, 1 << 26))
/// };
/// assert_eq!(figure_of("24")?.map(Grade::of), Ok(Grade::VeryHard));
/// assert_eq!(figure_of("1")?, Err(NoFigure::Lost));
/// # Ok::<(), black_hole::deals::DealError>(())
/// ```
///
/// # Errors
/// [`NoFigure`].
pub fn figure(deal: &Position, budget: u64, memory: usize) -> Result<Figure, NoFigure> {
    let mut solver = Solver::new(deal, memory);
    let mut can_be_won =
        |position: &Position| match solver.solve(position, budget).map(|solution| solution.verdict) {
            Ok(Verdict::Winnable(_)) => Ok(true),
            Ok(Verdict::Lost) => Ok(false),
            Ok(Verdict::Undecided) | Err(OtherDeal) => Err(NoFigure::Undecided),
        };
    if !can_be_won(deal)? {
        return Err(NoFigure::Lost);
    }
    let mut trial = Trial::new(deal);
    while let Some(position) = trial.question() {
        let is_winnable = can_be_won(position)?;
        trial.answer(is_winnable);
    }
    Ok(trial.figure())
}

/// The games that a figure is made of. They need to know of one position after another whether it can be won; who plays
/// them finds that out.
///
/// ```
/// use black_hole::{deals::Deal, hardness::{Trial, figure}, rules::GameName, solver::{Solver, Verdict}};
/// let deal = "24".parse::<Deal>()?.lay_out(GameName::BlackHole);
/// let mut solver = Solver::new(&deal, 1 << 26);
/// let mut trial = Trial::new(&deal);
/// while let Some(position) = trial.question() {
///     let verdict = solver.solve(position, 1_000_000)?.verdict;
///     trial.answer(matches!(verdict, Verdict::Winnable(_)));
/// }
/// assert_eq!(trial.figure(), figure(&deal, 1_000_000, 1 << 26)?);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug)]
pub struct Trial {
    deal: Position,
    chance: Mt,
    /// The position that the game has come to, which can be won.
    position: Position,
    /// Its moves that are not tried yet, the next one last.
    untried: Vec<Move>,
    /// The position after the next move, while it is asked about.
    asked: Option<Position>,
    games_left: u32,
    taken_back: u32,
}

impl Trial {
    /// Makes ready to play a deal that can be won. Chance depends on nothing but its cards and where they lie.
    pub fn new(deal: &Position) -> Trial {
        let cards = deal.foundation().into_iter().chain(deal.fans().flatten().copied());
        let mut trial = Trial {
            deal: deal.clone(),
            chance: Mt::new_with_key(cards.map(|card| card.number().into())),
            position: deal.clone(),
            untried: Vec::new(),
            asked: None,
            games_left: GAMES,
            taken_back: 0,
        };
        trial.go_to(deal.clone());
        trial
    }

    /// The next position of which has to be known whether it can be won; none once all games are played.
    pub fn question(&mut self) -> Option<&Position> {
        while self.asked.is_none() && self.games_left > 0 {
            let Some(&mv) = self.untried.last() else {
                self.games_left -= 1;
                self.go_to(self.deal.clone());
                continue;
            };
            let mut after = self.position.clone();
            after.play(mv).expect("a legal move");
            // Of a position that can be won, the last move wins if no other does.
            if self.untried.len() == 1 {
                self.go_to(after);
            } else {
                self.asked = Some(after);
            }
        }
        self.asked.as_ref()
    }

    /// Takes the answer to the question: the card is played, or taken back.
    pub fn answer(&mut self, is_winnable: bool) {
        let Some(after) = self.asked.take() else { return };
        if is_winnable {
            self.go_to(after);
        } else {
            self.untried.pop();
            self.taken_back += 1;
        }
    }

    /// What has come of the games that were played; the deal's figure once there is no question left.
    pub const fn figure(&self) -> Figure {
        Figure(self.taken_back)
    }

    fn go_to(&mut self, position: Position) {
        self.untried = self.tallest_last(&position);
        self.position = position;
    }

    /// The legal moves, those of the tallest fans last, and those of fans of one height as chance has it.
    fn tallest_last(&mut self, position: &Position) -> Vec<Move> {
        let mut moves: Vec<((usize, u32), Move)> = Vec::new();
        for mv in position.legal_moves() {
            let height = position.fan_of(mv).map_or(0, |fan| position.fan(fan).len());
            let order = (height, self.chance.next_u32());
            moves.insert(moves.partition_point(|&(other, _)| other <= order), (order, mv));
        }
        moves.into_iter().map(|(_, mv)| mv).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{deals::Deal, rules::GameName};

    fn dealt(game: GameName, name: &str) -> Position {
        name.parse::<Deal>().unwrap().lay_out(game)
    }

    fn setup(hole: &str, fans: &[&[&str]]) -> Position {
        let card = |name: &&str| name.parse().unwrap();
        let fans: Vec<Vec<_>> = fans.iter().map(|fan| fan.iter().map(card).collect()).collect();
        Position::setup(GameName::BlackHole, Some(card(&hole)), &fans, &[]).unwrap()
    }

    const BUDGET: u64 = 1_000_000;
    const MEMORY: usize = 1 << 26;

    fn figure_of(name: &str) -> Result<Figure, NoFigure> {
        figure(&dealt(GameName::BlackHole, name), BUDGET, MEMORY)
    }

    #[test]
    fn figures_stay_as_they_are() {
        for (name, cards) in [("2", 924), ("3", 527), ("24", 1_226), ("ms100000", 1_056), ("100000", 1_026)] {
            assert_eq!(figure_of(name), Ok(Figure(cards)), "{name}");
        }
        assert_eq!(figure(&dealt(GameName::AllInARow, "24"), BUDGET, MEMORY), Ok(Figure(1_028)));
    }

    #[test]
    fn all_names_of_a_deal_have_one_figure() {
        let deck = Deal::Deck("24".parse::<Deal>().unwrap().deck()).to_string();
        for name in ["ms24", &deck] {
            assert_eq!(figure_of(name), figure_of("24"), "{name}");
        }
    }

    #[test]
    fn a_lost_deal_has_no_figure() {
        assert_eq!(figure_of("1"), Err(NoFigure::Lost));
    }

    #[test]
    fn a_question_stays_until_it_is_answered_and_none_follows_the_last_game() {
        let mut trial = Trial::new(&dealt(GameName::BlackHole, "24"));
        let first = trial.question().cloned();
        assert!(first.is_some());
        assert_eq!(trial.question().cloned(), first);
        while trial.question().is_some() {
            trial.answer(true);
        }
        trial.answer(false);
        assert_eq!(trial.figure(), Figure(0));
    }

    #[test]
    fn where_every_move_wins_nothing_is_taken_back() {
        assert_eq!(figure(&setup("AC", &[&["2S"], &["2H"], &["AH"]]), BUDGET, MEMORY), Ok(Figure(0)));
    }

    #[test]
    fn a_card_that_loses_is_taken_back_in_every_game_that_plays_it() {
        // The king's fan is the taller one, and comes too early before the two and the ace.
        assert_eq!(
            figure(&setup("AC", &[&["JS", "QS", "KS"], &["AH", "2H"]]), BUDGET, MEMORY),
            Ok(Figure(GAMES))
        );
    }

    #[test]
    fn moves_of_taller_fans_are_tried_first() {
        let deal = dealt(GameName::AllInARow, "24");
        let mut trial = Trial::new(&deal);
        let mut position = deal;
        while let [.., mv] = trial.tallest_last(&position)[..] {
            let height = |mv: &Move| position.fan_of(*mv).map(|fan| position.fan(fan).len());
            assert_eq!(height(&mv), position.legal_moves().iter().filter_map(height).max());
            position.play(mv).unwrap();
        }
    }

    #[test]
    fn grades_begin_at_5_7_9_and_12_cards_a_game() {
        let first_of = |grade: Grade| (0..5_000).find(|&cards| Grade::of(Figure(cards)) == grade);
        assert_eq!(Grade::ALL.map(first_of), [0, 500, 700, 900, 1_200].map(Some));
        assert!((1..5_000).all(|cards| Grade::of(Figure(cards - 1)) <= Grade::of(Figure(cards))));
    }
}
