//! Looking at a line on the table instead of playing: a solution, a game with what could have been, or a game that somebody
//! shared. The player's own game waits meanwhile.

use std::time::Duration;

use leptos::{leptos_dom::helpers::TimeoutHandle, prelude::*};

use super::{Notice, Table};
use crate::{
    app::{
        address::{self, Entry},
        choice::Choice,
        strip,
    },
    storage::Speed,
    worker::{Judgements, Solution},
};
use black_hole::game::{Game, Standing};

/// Why a line is looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    Solution,
    /// A game, with what each move could have been.
    Analysis,
    /// A game that somebody shared.
    Replay,
}

/// A line that is looked at.
#[derive(Clone, Debug, PartialEq)]
pub struct Viewed {
    /// The line, at the place that is seen.
    pub game: Game,
    pub kind: Kind,
    /// What is to be said of the player's own game when nothing is looked at any more.
    after: Notice,
}

/// The line that is looked at, if one is.
#[derive(Clone, Copy)]
pub struct Viewer {
    pub viewed: RwSignal<Option<Viewed>>,
    /// Of an analysis, what each move of each position leads to, as far as that is known, the first position first.
    course: RwSignal<Vec<Option<Judgements>>>,
    /// Whether the line goes on by itself.
    pub running: RwSignal<bool>,
    timer: StoredValue<Option<TimeoutHandle>>,
}

impl Viewer {
    /// Nothing is looked at.
    pub fn new() -> Viewer {
        Viewer {
            viewed: RwSignal::new(None),
            course: RwSignal::new(Vec::new()),
            running: RwSignal::new(false),
            timer: StoredValue::new(None),
        }
    }

    /// Whether something is looked at, tracked.
    pub fn is_open_tracked(&self) -> bool {
        self.viewed.with(Option::is_some)
    }

    /// Whether something is looked at, untracked.
    pub fn is_open(&self) -> bool {
        self.viewed.with_untracked(Option::is_some)
    }

    /// Why something is looked at, if it is; tracked.
    pub fn kind(&self) -> Option<Kind> {
        self.viewed.with(|viewed| viewed.as_ref().map(|viewed| viewed.kind))
    }

    /// How many moves of the line are on the table, and how many it has; tracked.
    pub fn place(&self) -> (usize, usize) {
        self.viewed.with(|viewed| {
            viewed.as_ref().map_or((0, 0), |Viewed { game, .. }| (game.played().len(), game.line().len()))
        })
    }

    /// Every choice of the game, and what is left after its last move; tracked.
    pub fn choices(&self) -> Vec<Choice> {
        let game = self.viewed.with(|viewed| viewed.as_ref().map(|viewed| viewed.game.clone()));
        let Some(mut game) = game else { return Vec::new() };
        game.go_to(0);
        let line = game.line();
        self.course.with(|course| {
            let choice = |played: usize| {
                let made = line.get(played).copied();
                let is_won = game.standing() == Standing::Won;
                let card = if game.redo() { game.position().foundation() } else { None };
                Choice::new(played + 1, card, is_won, made, course.get(played).and_then(Option::as_ref))
            };
            (0..=line.len()).map(choice).collect()
        })
    }

    /// How many positions of the analysis are worked out, and of how many; none once all are. Tracked.
    pub fn progress(&self) -> Option<(usize, usize)> {
        self.course.with(|course| {
            let done = course.iter().flatten().count();
            (done < course.len()).then_some((done, course.len()))
        })
    }

    /// Whether the analysis is still to be worked out, tracked.
    pub fn has_course_to_ask(&self) -> bool {
        self.progress().is_some()
    }
}

impl Table {
    /// Looks at how the position can be won, if it can and nothing hidden is shown by it.
    pub fn show_solution(&self) {
        if untrack(|| self.hides_something() && !self.is_strict()) {
            self.set_notice(Notice::StockHidden);
        } else {
            self.show_solution_of_own_cards();
        }
    }

    /// Looks at how the position can be won, if it can: who has laid out all cards knows where each of them lies.
    pub fn show_solution_of_own_cards(&self) {
        match untrack(|| self.game(Game::standing)) {
            Standing::Open if self.is_help_refused() => {}
            Standing::Open => {
                self.coach.want_solution(true);
                self.set_notice(Notice::Thinking);
            }
            Standing::Stuck if self.viewer.is_open() => self.set_notice(Notice::ViewedIsLost),
            _ => self.say_how_it_stands(),
        }
    }

    /// Looks at the game that is seen, with what each move could have been.
    pub fn analyse(&self) {
        if self.is_help_refused() {
            return;
        }
        if untrack(|| self.hides_something()) {
            self.set_notice(Notice::StockHidden);
            return;
        }
        self.use_hints();
        let game = untrack(|| self.game(Game::clone));
        let positions = game.line().len() + 1;
        self.view(game, Kind::Analysis, self.after_viewing());
        self.viewer.course.set(vec![None; positions]);
    }

    /// Says that a strict game allows no help before it is over, if it is one.
    fn is_help_refused(&self) -> bool {
        !self.game_now(Game::is_over) && self.is_refused_as_strict()
    }

    /// Looks at the way to the win that was found, if there is one.
    pub(super) fn show_way(&self, solution: Solution) {
        let rest = match solution {
            Solution::Winnable(rest) => rest,
            Solution::Undecided => return self.set_notice(Notice::Undecided),
            Solution::Lost if self.viewer.is_open() => return self.set_notice(Notice::ViewedIsLost),
            // A hint says since when.
            Solution::Lost => return self.hint(),
        };
        let solved = untrack(|| {
            self.game(|game| {
                let played = game.played();
                let line = [played.as_slice(), &rest].concat();
                Game::with_line(game.name(), game.deal().clone(), &line, played.len()).ok()
            })
        });
        if let Some(solved) = solved {
            self.use_hints();
            self.view(solved, Kind::Solution, self.after_viewing());
        }
    }

    /// Takes what each move of the position after so many moves leads to.
    pub(super) fn show_course(&self, played: usize, moves: Judgements) {
        self.viewer.course.update(|course| {
            if let Some(place) = course.get_mut(played) {
                *place = Some(moves);
            }
        });
        // What is said of the place that is seen may be known now.
        if untrack(|| self.viewer.place()).0 == played {
            self.say_place();
        }
        // With the last answer the button that cancels is gone.
        strip::keep_focus();
    }

    /// Puts a line on the table to be looked at; `after` is for when the player comes back to the own game.
    pub(super) fn view(&self, game: Game, kind: Kind, after: Notice) {
        self.keep_all();
        self.coach.forget();
        self.stop_running();
        self.viewer.course.set(Vec::new());
        self.viewer.viewed.set(Some(Viewed { game, kind, after }));
        self.say_place();
    }

    /// What is to be said after looking at another line than the present one.
    fn after_viewing(&self) -> Notice {
        let after = |viewed: &Option<Viewed>| viewed.as_ref().map(|viewed| viewed.after.clone());
        self.viewer.viewed.with_untracked(after).unwrap_or(Notice::Nothing)
    }

    /// Goes so many moves on, or back; by hand, so that the line no longer goes on by itself.
    pub fn step(&self, moves: isize) {
        let (played, _) = untrack(|| self.viewer.place());
        self.look_at(played.saturating_add_signed(moves));
    }

    /// Goes to the place after so many moves of the line; by hand, like [`Table::step`].
    pub fn look_at(&self, played: usize) {
        self.stop_running();
        self.move_to(played);
    }

    fn move_to(&self, played: usize) {
        let before = untrack(|| self.viewer.place());
        self.viewer.viewed.update(|viewed| {
            if let Some(viewed) = viewed {
                viewed.game.go_to(played);
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
            self.move_to(0);
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
            // Nobody sees the table while a dialog lies over it.
            if table.dialog.get_untracked().is_some() {
                return table.run();
            }
            let (played, of) = untrack(|| table.viewer.place());
            table.move_to(played + 1);
            if played + 1 < of { table.run() } else { table.stop_running() }
        };
        self.viewer.timer.set_value(set_timeout_with_handle(go_on, Duration::from_millis(pause)).ok());
    }

    fn stop_running(&self) {
        if let Some(timer) = self.viewer.timer.try_update_value(Option::take).flatten() {
            timer.clear();
        }
        self.viewer.running.set(false);
    }

    /// Goes on playing from the place that is seen. A strict game that is over is not gone on with by what was learnt.
    pub(super) fn play_on(&self) {
        let Some(Viewed { game, kind, .. }) = self.viewer.viewed.get_untracked() else { return };
        if kind != Kind::Replay && self.is_refused_as_strict() {
            return;
        }
        self.put_viewer_away();
        let mut kept = self.in_hand();
        let line = game.played();
        let followed = match kind {
            Kind::Replay => kept.follow(&line),
            Kind::Solution | Kind::Analysis => kept.go_on(&line),
        };
        // The line was legal where it was looked at.
        if followed.is_ok() {
            if kind != Kind::Replay {
                kept.game.conduct.use_hints();
            }
            self.put(kept);
            self.write_down_if_over();
        }
        self.say(Notice::Nothing);
    }

    /// Goes back to the player's own game.
    pub fn leave(&self) {
        if self.viewer.is_open() {
            let after = self.after_viewing();
            self.put_viewer_away();
            self.say(after);
        }
    }

    /// Nothing is looked at any more: the player's own game is on the table again, and in the address.
    pub(super) fn put_viewer_away(&self) {
        if self.viewer.is_open() {
            self.close_viewer();
            address::show(&untrack(|| self.link_to_deal()), Entry::Same);
        }
    }

    /// Nothing is looked at any more; what comes in its place sees to the address.
    pub(super) fn close_viewer(&self) {
        if self.viewer.is_open() {
            self.coach.forget();
            self.stop_running();
            self.viewer.viewed.set(None);
            self.viewer.course.set(Vec::new());
            // The time until now was not spent on the own game.
            self.clock.take();
            // The viewer's buttons are gone.
            strip::keep_focus();
        }
    }

    /// Says what is seen, where that is news.
    pub(super) fn say_place(&self) {
        let is_news = |notice: &Notice| self.said.with_untracked(|said| said.notice != *notice);
        if let Some(notice) = self.place_notice().filter(is_news) {
            self.set_notice(notice);
        }
    }

    /// Says what is seen, again if need be.
    fn say_how_it_stands(&self) {
        match self.place_notice() {
            Some(notice) => self.set_notice(notice),
            None => self.say(Notice::Nothing),
        }
    }

    fn place_notice(&self) -> Option<Notice> {
        let (played, of) = untrack(|| self.viewer.place());
        self.viewer.viewed.with_untracked(|viewed| {
            let Viewed { game, kind, .. } = viewed.as_ref()?;
            Some(match kind {
                Kind::Analysis => {
                    let choice = untrack(|| self.viewer.choices()).into_iter().nth(played)?;
                    Notice::Choice { choice, of }
                }
                kind => Notice::Place { kind: *kind, card: game.position().foundation(), played, of },
            })
        })
    }
}
