//! Looking at a line on the table instead of playing: a solution, the game itself with what could have been, or a game
//! that somebody shared. The player's own game waits meanwhile.

use std::time::Duration;

use leptos::{leptos_dom::helpers::TimeoutHandle, prelude::*};

use super::{Notice, Table};
use crate::{
    app::{notice::Choice, solver::Asked},
    deals::link::Link,
    game::{Game, Standing},
    rules::hole::BlackHole,
    storage::Speed,
    worker::{Judgements, Question, Solution, Told, Wanted},
};

/// Why a line is looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    Solution,
    /// The player's own game, with what each move could have been.
    Analysis,
    /// A game that somebody shared.
    Replay,
}

/// The line that is looked at, if one is.
#[derive(Clone, Copy)]
pub struct Viewer {
    /// The line, at the place that is seen.
    pub game: RwSignal<Option<Game<BlackHole>>>,
    pub kind: RwSignal<Kind>,
    /// Of an analysis, what each move of each position leads to, as far as that is known, the first position first.
    pub course: RwSignal<Vec<Option<Judgements>>>,
    /// Whether the line goes on by itself.
    pub running: RwSignal<bool>,
    timer: StoredValue<Option<TimeoutHandle>>,
}

impl Viewer {
    /// Nothing is looked at.
    pub fn new() -> Viewer {
        Viewer {
            game: RwSignal::new(None),
            kind: RwSignal::new(Kind::Replay),
            course: RwSignal::new(Vec::new()),
            running: RwSignal::new(false),
            timer: StoredValue::new(None),
        }
    }

    /// Whether something is looked at, tracked.
    pub fn is_open_tracked(&self) -> bool {
        self.game.with(Option::is_some)
    }

    /// Whether something is looked at, untracked.
    pub fn is_open(&self) -> bool {
        self.game.with_untracked(Option::is_some)
    }

    /// Whether it is an analysis, tracked.
    pub fn is_analysis(&self) -> bool {
        self.is_open_tracked() && self.kind.get() == Kind::Analysis
    }

    /// How many moves of the line are on the table, and how many it has; tracked.
    pub fn place(&self) -> (usize, usize) {
        self.game.with(|game| game.as_ref().map_or((0, 0), |game| (game.played().len(), game.line().len())))
    }

    /// What could be played in the position after so many moves of the line; tracked.
    pub fn choice(&self, played: usize) -> Option<Choice> {
        self.game.with(|game| {
            let game = game.as_ref()?;
            let line = game.line();
            let mut then = game.clone();
            then.go_to(played);
            let made = line.get(played).copied();
            then.redo();
            let card = made.map(|_| then.position().hole());
            let judgements = self.course.with(|course| course.get(played).cloned().flatten());
            Some(Choice::new(played + 1, card, made, judgements.as_ref()))
        })
    }
}

impl Table {
    /// Looks at how the game can be won from here, if it can.
    pub fn show_solution(&self) {
        self.leave();
        if self.game_now(Game::standing) != Standing::Open {
            self.say(Notice::Nothing);
            return;
        }
        if self.is_refused_as_strict() {
            return;
        }
        let table = *self;
        let link = untrack(|| self.link_to_position()).to_string();
        self.set_notice(Notice::Thinking);
        self.solver.ask(Question::Game { link, wanted: Wanted::Solution }, move |told| match told {
            Some(Told::Solution(Solution::Winnable(rest))) => table.view_solution(&rest),
            Some(Told::Solution(Solution::Lost)) => table.hint(),
            Some(Told::Solution(Solution::Undecided)) => table.set_notice(Notice::Undecided),
            _ => table.set_notice(Notice::NoSolver),
        });
    }

    fn view_solution(&self, rest: &[u8]) {
        let solved = self.game_now(|game| {
            let played = game.played();
            let line = [played.as_slice(), rest].concat();
            Game::with_line(game.deal().clone(), &line, played.len()).ok()
        });
        if let Some(solved) = solved {
            self.use_hints();
            self.view(solved, Kind::Solution);
        }
    }

    /// Looks at the game on the table, with what each move could have been. A strict game has to be over for that.
    pub fn analyse(&self) {
        self.leave();
        if self.game_now(Game::standing) == Standing::Open {
            if self.is_refused_as_strict() {
                return;
            }
            self.use_hints();
        }
        let game = self.game_now(Game::clone);
        self.viewer.course.set(vec![None; game.line().len() + 1]);
        self.view(game, Kind::Analysis);
    }

    /// Whether the analysis that is looked at is still to be worked out, tracked.
    pub(super) fn has_course_to_ask(&self) -> bool {
        self.viewer.is_analysis() && self.viewer.course.with(|course| course.iter().any(Option::is_none))
    }

    /// Asks what each move of the game that is analysed leads to.
    pub(super) fn ask_course(&self) {
        let table = *self;
        let link = Link { replay: false, ..untrack(|| self.link_to_game()) }.to_string();
        self.solver.ask(Question::Game { link, wanted: Wanted::Course }, move |told| match told {
            Some(Told::Course { played, moves }) => {
                table.viewer.course.update(|course| {
                    if let Some(place) = course.get_mut(played as usize) {
                        *place = Some(moves);
                    }
                });
                // What is said of the place that is seen may be known now.
                table.say_place();
            }
            _ => {
                table.viewer.course.set(Vec::new());
                table.set_notice(Notice::NoSolver);
            }
        });
    }

    /// How many positions of the analysis are worked out, and of how many; none once all are. Tracked.
    pub fn analysis_progress(&self) -> Option<(usize, usize)> {
        let is_working = self.solver.asked() == Some(Asked::Game(Wanted::Course));
        is_working.then(|| self.viewer.course.with(|course| (course.iter().flatten().count(), course.len())))
    }

    /// Puts a line on the table to be looked at.
    pub(super) fn view(&self, game: Game<BlackHole>, kind: Kind) {
        self.solver.forget();
        self.coach.forget();
        self.stop_running();
        self.viewer.kind.set(kind);
        self.viewer.game.set(Some(game));
        self.say_place();
    }

    /// Goes so many moves on, or back.
    pub fn step(&self, moves: isize) {
        let (played, _) = untrack(|| self.viewer.place());
        self.look_at(played.saturating_add_signed(moves));
    }

    /// Goes to the place after so many moves of the line.
    pub fn look_at(&self, played: usize) {
        let before = untrack(|| self.viewer.place());
        self.viewer.game.update(|game| {
            if let Some(game) = game {
                game.go_to(played);
            }
        });
        if untrack(|| self.viewer.place()) != before {
            self.say_place();
        }
    }

    /// Lets the line go on by itself, from its start if it is at its end, or stops it.
    pub fn run_or_stop(&self) {
        if self.viewer.running.get_untracked() {
            self.stop_running();
            return;
        }
        let (played, of) = untrack(|| self.viewer.place());
        if played == of {
            self.look_at(0);
        }
        self.viewer.running.set(true);
        self.run();
    }

    fn run(&self) {
        let table = *self;
        let pause = match self.choices.now(|choices| choices.speed) {
            Speed::Slow => 1800,
            Speed::Medium => 900,
            Speed::Fast => 300,
        };
        let go_on = move || {
            table.step(1);
            let (played, of) = untrack(|| table.viewer.place());
            if played < of { table.run() } else { table.stop_running() }
        };
        self.viewer.timer.set_value(set_timeout_with_handle(go_on, Duration::from_millis(pause)).ok());
    }

    fn stop_running(&self) {
        if let Some(timer) = self.viewer.timer.try_update_value(Option::take).flatten() {
            timer.clear();
        }
        self.viewer.running.set(false);
    }

    /// Goes on playing from the place that is seen.
    pub(super) fn play_on(&self) {
        let Some(line) = self.viewer.game.with_untracked(|game| game.as_ref().map(Game::played)) else {
            return;
        };
        self.close_viewer();
        let mut kept = self.kept.get_untracked();
        // The line was legal where it was looked at.
        if kept.follow(&line).is_ok() {
            self.put(kept);
        }
        self.say(Notice::Nothing);
    }

    /// Goes back to the player's own game.
    pub fn leave(&self) {
        if self.viewer.is_open() {
            self.close_viewer();
            self.say(Notice::Nothing);
        }
    }

    pub(super) fn close_viewer(&self) {
        if self.viewer.is_open() {
            self.solver.forget();
            self.stop_running();
            self.viewer.game.set(None);
            self.viewer.course.set(Vec::new());
        }
    }

    /// Says what is seen.
    fn say_place(&self) {
        let (played, of) = untrack(|| self.viewer.place());
        let notice = match self.viewer.kind.get_untracked() {
            Kind::Analysis => {
                untrack(|| self.viewer.choice(played)).map(|choice| Notice::Choice { choice, of })
            }
            kind => self.viewer.game.with_untracked(|game| {
                let card = game.as_ref()?.position().hole();
                Some(Notice::Place { kind, card, played, of })
            }),
        };
        let is_news = |notice: &Notice| self.said.with_untracked(|said| said.notice != *notice);
        if let Some(notice) = notice.filter(is_news) {
            self.set_notice(notice);
        }
    }
}
