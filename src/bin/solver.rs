//! The solver's worker: takes a question, works on it in slices, answers. Between two slices it listens, so
//! that a new question ends the old one at once.

use std::{
    cell::{Cell, RefCell},
    rc::Rc,
};

use black_hole::{
    deals::link::Link,
    game::Game,
    rules::{Rules, hole::BlackHole},
    solver::{Analysis, Solver, Verdict},
    worker::{Answer, Judgement, Request, pack, unpack},
};
use gloo_timers::future::TimeoutFuture;
use wasm_bindgen::{JsCast, prelude::Closure};
use wasm_bindgen_futures::spawn_local;
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent};

/// Positions that are looked at for one question before its open moves are called undecided: seconds of work. The
/// hardest of a million deals takes a third of them.
const BUDGET: u64 = 4_000_000;

/// Bytes that the solver's tables may take.
const MEMORY: usize = 64 << 20;

/// Positions between two looks at the messages: some milliseconds, and less than fifty on a phone.
const SLICE: u64 = 5_000;

/// The question in hand, what was proven of the deal before it, and whether the loop runs that works on it.
#[derive(Default)]
struct Desk {
    work: RefCell<Option<Work>>,
    /// Of the deal that was asked about last; while a question is in hand, that has it.
    solver: RefCell<Option<Solver<BlackHole>>>,
    working: Cell<bool>,
}

struct Work {
    id: u32,
    analysis: Analysis<BlackHole>,
}

fn main() {
    let scope: DedicatedWorkerGlobalScope = js_sys::global().unchecked_into();
    let desk = Rc::new(Desk::default());
    let answer_to = scope.clone();
    let on_message = Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
        // What cannot be understood cannot be answered either.
        desk.take_up(unpack(&event.data()).unwrap_or(Request::Stop), &answer_to);
        if !desk.working.replace(true) {
            spawn_local(work_on(desk.clone(), answer_to.clone()));
        }
    });
    scope.set_onmessage(Some(on_message.as_ref().unchecked_ref()));
    // The worker listens as long as it lives.
    on_message.forget();
    post(&scope, &Answer::Ready);
}

impl Desk {
    /// Leaves the question in hand, whatever it has come to, for another or for none.
    fn take_up(&self, request: Request, scope: &DedicatedWorkerGlobalScope) {
        if let Some(left) = self.work.take() {
            self.solver.replace(Some(left.analysis.into_solver()));
        }
        let Request::Analyse { id, link } = request else { return };
        match game_of(&link) {
            Some(game) => {
                let analysis = analysis_of(&game, self.solver.take());
                self.work.replace(Some(Work { id, analysis }));
            }
            None => post(scope, &Answer::Refused { id }),
        }
    }
}

fn game_of(link: &str) -> Option<Game<BlackHole>> {
    let link = Link::read(link).ok().filter(|link| link.game == BlackHole::GAME)?;
    Game::with_line(link.deal, &link.line, link.line.len()).ok()
}

/// Asks the solver that knows the deal, if this one does, else a new one.
fn analysis_of(game: &Game<BlackHole>, solver: Option<Solver<BlackHole>>) -> Analysis<BlackHole> {
    let position = game.position();
    if let Some(Ok(analysis)) = solver.map(|solver| solver.analyse(position, BUDGET)) {
        return analysis;
    }
    let solver = Solver::new(&game.deal().lay_out(), MEMORY);
    solver.analyse(position, BUDGET).expect("a game's position comes from its deal")
}

/// Works until nothing is left to do.
async fn work_on(desk: Rc<Desk>, scope: DedicatedWorkerGlobalScope) {
    while let Some(mut work) = desk.work.take() {
        if work.analysis.run(SLICE) {
            let verdicts = work.analysis.verdicts().iter();
            let moves = verdicts.map(|(mv, verdict)| ((*mv).into(), judgement(verdict))).collect();
            post(&scope, &Answer::Verdicts { id: work.id, moves });
            desk.solver.replace(Some(work.analysis.into_solver()));
        } else {
            desk.work.replace(Some(work));
            // Messages come in while the timer runs; a new question then takes the place of this one.
            TimeoutFuture::new(0).await;
        }
    }
    desk.working.set(false);
}

fn judgement<M>(verdict: &Verdict<M>) -> Judgement {
    match verdict {
        Verdict::Winnable(_) => Judgement::Winnable,
        Verdict::Lost => Judgement::Lost,
        Verdict::Undecided => Judgement::Undecided,
    }
}

fn post(scope: &DedicatedWorkerGlobalScope, answer: &Answer) {
    // Posting fails only for values that cannot be copied, which bytes can.
    let _ = scope.post_message(&pack(answer));
}
