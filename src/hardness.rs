//! How hard a deal is: how often somebody who does not see ahead goes wrong on the way to a win.
//!
//! A deal that can be won is played to the win a hundred times, by chance, tall fans first; a card after which the
//! game is lost is taken back and another one played. The cards taken back are the deal's [`Figure`], and its limits
//! part the deals into five [`Grade`]s. docs/hardness.md compares the figure with others and shows how the limits were
//! found.

use rand_mt::Mt;
use thiserror::Error;

use crate::{
    rules::hole::OnePile,
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

/// The figure of a deal, the same on every machine; the names that a deal goes by make no difference. Budget and memory
/// are those of [`Trial::new`] and [`Solver::new`].
///
/// ```
/// use black_hole::{deals::Deal, hardness::{Grade, NoFigure, figure}, rules::hole::BlackHole};
/// let figure_of = |name: &str| {
///     name.parse::<Deal>().map(|deal| figure(&deal.lay_out::<BlackHole>(), 1_000_000, 1 << 26))
/// };
/// assert_eq!(figure_of("24")?.map(Grade::of), Ok(Grade::VeryHard));
/// assert_eq!(figure_of("1")?, Err(NoFigure::Lost));
/// # Ok::<(), black_hole::deals::DealError>(())
/// ```
///
/// # Errors
/// [`NoFigure`].
pub fn figure<R: OnePile>(deal: &R, budget: u64, memory: usize) -> Result<Figure, NoFigure> {
    let mut trial = Trial::new(deal, Solver::new(deal, memory), budget)?;
    loop {
        if let Some(figure) = trial.run(u64::MAX)? {
            return Ok(figure);
        }
    }
}

/// The games that a figure is made of, played in slices.
///
/// ```
/// use black_hole::{deals::Deal, hardness::{Trial, figure}, rules::hole::BlackHole, solver::Solver};
/// let deal: BlackHole = "24".parse::<Deal>()?.lay_out();
/// let mut trial = Trial::new(&deal, Solver::new(&deal, 1 << 26), 1_000_000)?;
/// let in_slices = loop {
///     // Here the caller may do something else, or stop.
///     if let Some(figure) = trial.run(1_000)? { break figure }
/// };
/// assert_eq!(in_slices, figure(&deal, 1_000_000, 1 << 26)?);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug)]
pub struct Trial<R: OnePile> {
    deal: R,
    solver: Solver<R>,
    budget: u64,
    chance: Mt,
    /// The position that the game has come to, which can be won.
    position: R,
    /// Its moves that are not tried yet, the next one last.
    untried: Vec<R::Move>,
    games_left: u32,
    taken_back: u32,
}

impl<R: OnePile> Trial<R> {
    /// Makes ready to play a deal; chance depends on nothing but its cards and where they lie. The solver is one of this
    /// deal, and looks at no more than `budget` positions for one move.
    ///
    /// # Errors
    /// [`NoFigure`], [`NoFigure::Undecided`] also for a solver of another deal.
    pub fn new(deal: &R, solver: Solver<R>, budget: u64) -> Result<Trial<R>, NoFigure> {
        let fans = deal.fans();
        let cards = deal.foundation().into_iter().chain(fans.into_iter().flatten().copied());
        let mut trial = Trial {
            deal: deal.clone(),
            solver,
            budget,
            chance: Mt::new_with_key(cards.map(|card| card.number().into())),
            position: deal.clone(),
            untried: Vec::new(),
            games_left: GAMES,
            taken_back: 0,
        };
        if !trial.judge(deal)?.is_winnable {
            return Err(NoFigure::Lost);
        }
        trial.go_to(deal.clone());
        Ok(trial)
    }

    /// Plays on until about so many positions have been looked at; the figure, once all games are played.
    ///
    /// # Errors
    /// [`NoFigure::Undecided`].
    pub fn run(&mut self, slice: u64) -> Result<Option<Figure>, NoFigure> {
        let mut looked_at = 0;
        while self.games_left > 0 {
            looked_at += self.try_a_card()?;
            if looked_at >= slice {
                return Ok(None);
            }
        }
        Ok(Some(Figure(self.taken_back)))
    }

    /// What was found out about the deal.
    pub fn into_solver(self) -> Solver<R> {
        self.solver
    }

    /// Plays a card, and takes it back if the game is lost then; the positions that were looked at.
    fn try_a_card(&mut self) -> Result<u64, NoFigure> {
        let Some(mv) = self.untried.pop() else {
            self.games_left -= 1;
            self.go_to(self.deal.clone());
            return Ok(0);
        };
        let mut after = self.position.clone();
        after.play(mv).expect("a legal move");
        // Of a position that can be won, the last move wins if no other does.
        if self.untried.is_empty() {
            self.go_to(after);
            return Ok(0);
        }
        let Judged { is_winnable, positions } = self.judge(&after)?;
        if is_winnable {
            self.go_to(after);
        } else {
            self.taken_back += 1;
        }
        Ok(positions)
    }

    fn go_to(&mut self, position: R) {
        self.untried = self.tallest_last(&position);
        self.position = position;
    }

    /// The legal moves, those of the tallest fans last, and those of fans of one height as chance has it.
    fn tallest_last(&mut self, position: &R) -> Vec<R::Move> {
        let fans = position.fans();
        let with_order = |mv: R::Move| {
            let fan: u8 = mv.into();
            (fans[usize::from(fan)].len(), self.chance.next_u32(), mv)
        };
        let mut moves: Vec<_> = position.legal_moves().into_iter().map(with_order).collect();
        moves.sort_by_key(|&(height, chance, _)| (height, chance));
        moves.into_iter().map(|(.., mv)| mv).collect()
    }

    fn judge(&mut self, position: &R) -> Result<Judged, NoFigure> {
        let solution = self.solver.solve(position, self.budget).map_err(|OtherDeal| NoFigure::Undecided)?;
        let is_winnable = match solution.verdict {
            Verdict::Winnable(_) => true,
            Verdict::Lost => false,
            Verdict::Undecided => return Err(NoFigure::Undecided),
        };
        Ok(Judged { is_winnable, positions: solution.positions })
    }
}

/// Whether a position can be won, and how many others were looked at for that.
struct Judged {
    is_winnable: bool,
    positions: u64,
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        deals::Deal,
        rules::{
            Rules,
            hole::{AllInARow, BlackHole},
        },
    };

    fn dealt<R: Rules>(name: &str) -> R {
        name.parse::<Deal>().unwrap().lay_out()
    }

    fn setup(hole: &str, fans: &[&[&str]]) -> BlackHole {
        let card = |name: &&str| name.parse().unwrap();
        let fans: Vec<Vec<_>> = fans.iter().map(|fan| fan.iter().map(card).collect()).collect();
        BlackHole::setup(card(&hole), &fans).unwrap()
    }

    const BUDGET: u64 = 1_000_000;
    const MEMORY: usize = 1 << 26;

    fn trial<R: OnePile>(deal: &R) -> Trial<R> {
        Trial::new(deal, Solver::new(deal, MEMORY), BUDGET).unwrap()
    }

    fn figure_of(name: &str) -> Result<Figure, NoFigure> {
        figure(&dealt::<BlackHole>(name), BUDGET, MEMORY)
    }

    #[test]
    fn figures_stay_as_they_are() {
        for (name, cards) in [("2", 924), ("3", 527), ("24", 1_226), ("ms100000", 1_056), ("100000", 1_026)] {
            assert_eq!(figure_of(name), Ok(Figure(cards)), "{name}");
        }
        assert_eq!(figure(&dealt::<AllInARow>("24"), BUDGET, MEMORY), Ok(Figure(1_028)));
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
    fn a_figure_is_there_after_the_last_game_and_not_before() {
        let mut trial = trial(&dealt::<BlackHole>("24"));
        let mut slices = 0;
        let whole = loop {
            if let Some(whole) = trial.run(100).unwrap() {
                break whole;
            }
            slices += 1;
        };
        assert!(slices > 10);
        assert_eq!(Ok(whole), figure_of("24"));
        assert_eq!(trial.run(1), Ok(Some(whole)));
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
        let deal: AllInARow = dealt("24");
        let mut trial = trial(&deal);
        let mut position = deal;
        while let [.., mv] = trial.tallest_last(&position)[..] {
            let fans = position.fans();
            let height = |mv: &<AllInARow as Rules>::Move| fans[mv.get()].len();
            assert_eq!(Some(height(&mv)), position.legal_moves().iter().map(height).max());
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
