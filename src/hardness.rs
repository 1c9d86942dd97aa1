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
    solver::{Solver, Verdict},
};

/// Games that a figure is made of.
pub const GAMES: u32 = 100;

/// Positions that are looked at for one question before it is called undecided. The hardest of a million deals takes a
/// third of them.
const BUDGET: u64 = 4_000_000;

/// Bytes that the solver's tables may take.
const MEMORY: usize = 64 << 20;

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

/// The figure of a deal, the same on every machine; the names that a deal goes by make no difference.
///
/// ```
/// use black_hole::{deals::Deal, hardness::{Grade, NoFigure, figure}, rules::hole::BlackHole};
/// let figure_of = |name: &str| name.parse::<Deal>().map(|deal| figure(&deal.lay_out::<BlackHole>()));
/// assert_eq!(figure_of("24")?.map(Grade::of), Ok(Grade::VeryHard));
/// assert_eq!(figure_of("1")?, Err(NoFigure::Lost));
/// # Ok::<(), black_hole::deals::DealError>(())
/// ```
///
/// # Errors
/// [`NoFigure`].
pub fn figure<R: OnePile>(deal: &R) -> Result<Figure, NoFigure> {
    let mut trial = Trial::new(deal)?;
    loop {
        if let Some(figure) = trial.run(GAMES)? {
            return Ok(figure);
        }
    }
}

/// The games that a figure is made of, played in slices.
///
/// ```
/// use black_hole::{deals::Deal, hardness::{Trial, figure}, rules::hole::BlackHole};
/// let deal: BlackHole = "24".parse::<Deal>()?.lay_out();
/// let mut trial = Trial::new(&deal)?;
/// let in_slices = loop {
///     // Here the caller may do something else, or stop.
///     if let Some(figure) = trial.run(1)? { break figure }
/// };
/// assert_eq!(in_slices, figure(&deal)?);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug)]
pub struct Trial<R> {
    deal: R,
    solver: Solver<R>,
    chance: Mt,
    games_left: u32,
    taken_back: u32,
}

impl<R: OnePile> Trial<R> {
    /// Makes ready to play a deal; chance depends on nothing but its cards and where they lie.
    ///
    /// # Errors
    /// [`NoFigure`].
    pub fn new(deal: &R) -> Result<Trial<R>, NoFigure> {
        let fans = deal.fans();
        let cards = deal.foundation().into_iter().chain(fans.into_iter().flatten().copied());
        let mut trial = Trial {
            deal: deal.clone(),
            solver: Solver::new(deal, MEMORY),
            chance: Mt::new_with_key(cards.map(|card| card.number().into())),
            games_left: GAMES,
            taken_back: 0,
        };
        if trial.is_winnable(deal)? { Ok(trial) } else { Err(NoFigure::Lost) }
    }

    /// Plays at most so many more games; the figure, once all are played.
    ///
    /// # Errors
    /// [`NoFigure::Undecided`].
    pub fn run(&mut self, games: u32) -> Result<Option<Figure>, NoFigure> {
        for _ in 0..games.min(self.games_left) {
            self.taken_back += self.play_to_the_win()?;
            self.games_left -= 1;
        }
        Ok((self.games_left == 0).then_some(Figure(self.taken_back)))
    }

    /// Plays one game; the cards that were taken back.
    fn play_to_the_win(&mut self) -> Result<u32, NoFigure> {
        let mut position = self.deal.clone();
        let mut taken_back = 0;
        loop {
            let mut moves = self.tallest_last(&position);
            let Some(mut mv) = moves.pop() else { return Ok(taken_back) };
            position = loop {
                let after = after(&position, mv);
                // Of a position that can be won, the last move wins if no other does.
                let Some(other) = moves.pop() else { break after };
                if self.is_winnable(&after)? {
                    break after;
                }
                taken_back += 1;
                mv = other;
            };
        }
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

    fn is_winnable(&mut self, position: &R) -> Result<bool, NoFigure> {
        match self.solver.solve(position, BUDGET).expect("a position of the deal").verdict {
            Verdict::Winnable(_) => Ok(true),
            Verdict::Lost => Ok(false),
            Verdict::Undecided => Err(NoFigure::Undecided),
        }
    }
}

fn after<R: OnePile>(position: &R, mv: R::Move) -> R {
    let mut after = position.clone();
    after.play(mv).expect("a legal move");
    after
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

    fn figure_of(name: &str) -> Result<Figure, NoFigure> {
        figure(&dealt::<BlackHole>(name))
    }

    #[test]
    fn figures_stay_as_they_are() {
        for (name, cards) in [("2", 924), ("3", 527), ("24", 1_226), ("ms100000", 1_056), ("100000", 1_026)] {
            assert_eq!(figure_of(name), Ok(Figure(cards)), "{name}");
        }
        assert_eq!(figure(&dealt::<AllInARow>("24")), Ok(Figure(1_028)));
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
        let mut trial = Trial::new(&dealt::<BlackHole>("24")).unwrap();
        assert_eq!(trial.run(GAMES - 1), Ok(None));
        let whole = trial.run(5);
        assert_eq!(whole, figure_of("24").map(Some));
        assert_eq!(trial.run(1), whole);
    }

    #[test]
    fn where_every_move_wins_nothing_is_taken_back() {
        assert_eq!(figure(&setup("AC", &[&["2S"], &["2H"], &["AH"]])), Ok(Figure(0)));
    }

    #[test]
    fn a_card_that_loses_is_taken_back_in_every_game_that_plays_it() {
        // The king's fan is the taller one, and comes too early before the two and the ace.
        assert_eq!(figure(&setup("AC", &[&["JS", "QS", "KS"], &["AH", "2H"]])), Ok(Figure(GAMES)));
    }

    #[test]
    fn moves_of_taller_fans_are_tried_first() {
        let deal: AllInARow = dealt("24");
        let mut trial = Trial::new(&deal).unwrap();
        let mut position = deal;
        while let [.., mv] = trial.tallest_last(&position)[..] {
            let fans = position.fans();
            let height = |mv: &<AllInARow as Rules>::Move| fans[mv.get()].len();
            assert_eq!(Some(height(&mv)), position.legal_moves().iter().map(height).max());
            position = after(&position, mv);
        }
    }

    #[test]
    fn grades_begin_at_5_7_9_and_12_cards_a_game() {
        let first_of = |grade: Grade| (0..5_000).find(|&cards| Grade::of(Figure(cards)) == grade);
        assert_eq!(Grade::ALL.map(first_of), [0, 500, 700, 900, 1_200].map(Some));
        assert!((1..5_000).all(|cards| Grade::of(Figure(cards - 1)) <= Grade::of(Figure(cards))));
    }
}
