//! The solver's worker: takes a question, works on it in slices, answers. Between two slices it listens, so
//! that a new question ends the old one at once.

use std::{
    cell::{Cell, RefCell},
    rc::Rc,
};

use black_hole::{
    deals::link::Link,
    game::Game,
    rules::hole::BlackHole,
    solver::{Analysis, Verdict},
    worker::{Answer, Judgement, Request, pack, unpack},
};
use gloo_timers::future::TimeoutFuture;
use wasm_bindgen::{JsCast, prelude::Closure};
use wasm_bindgen_futures::spawn_local;
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent};

/// Positions that are looked at for one question before its open moves are called undecided. It bounds the solver's
/// memory too: a position adds at most one key to the table, which has 64 MiB of places for this many keys, and half
/// as much again while it grows to that.
const BUDGET: u64 = 4_000_000;

/// Positions between two looks at the messages: about twenty milliseconds.
const SLICE: u64 = 50_000;

/// The question in hand, and whether the loop runs that works on it.
#[derive(Default)]
struct Desk {
    work: RefCell<Option<Work>>,
    working: Cell<bool>,
}

struct Work {
    id: u32,
    analysis: Analysis,
}

fn main() {
    let scope: DedicatedWorkerGlobalScope = js_sys::global().unchecked_into();
    let desk = Rc::new(Desk::default());
    let answer_to = scope.clone();
    let on_message = Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
        // What cannot be understood cannot be answered either.
        let request = unpack(&event.data()).unwrap_or(Request::Stop);
        desk.work.replace(take_up(request, &answer_to));
        if !desk.working.replace(true) {
            spawn_local(work_on(desk.clone(), answer_to.clone()));
        }
    });
    scope.set_onmessage(Some(on_message.as_ref().unchecked_ref()));
    // The worker listens as long as it lives.
    on_message.forget();
    post(&scope, &Answer::Ready);
}

fn take_up(request: Request, scope: &DedicatedWorkerGlobalScope) -> Option<Work> {
    let Request::Analyse { id, link } = request else { return None };
    let started = position_of(&link).map(|position| Work { id, analysis: Analysis::new(&position, BUDGET) });
    if started.is_none() {
        post(scope, &Answer::Refused { id });
    }
    started
}

fn position_of(link: &str) -> Option<BlackHole> {
    let link = Link::read(link).ok()?;
    let game = Game::<BlackHole>::with_line(link.deal, &link.line, link.line.len()).ok()?;
    Some(game.position().clone())
}

/// Works until nothing is left to do.
async fn work_on(desk: Rc<Desk>, scope: DedicatedWorkerGlobalScope) {
    while let Some(mut work) = desk.work.take() {
        if work.analysis.run(SLICE) {
            let verdicts = work.analysis.verdicts().iter();
            let moves = verdicts.map(|(mv, verdict)| ((*mv).into(), judgement(verdict))).collect();
            post(&scope, &Answer::Verdicts { id: work.id, moves });
        } else {
            desk.work.replace(Some(work));
            // Messages come in while the timer runs; a new question then takes the place of this one.
            TimeoutFuture::new(0).await;
        }
    }
    desk.working.set(false);
}

fn judgement(verdict: &Verdict) -> Judgement {
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
