//! The solver's worker: takes a question, works on it in slices, answers. Between two slices it listens, so
//! that a new question ends the old one at once.

use std::{cell::RefCell, rc::Rc};

use black_hole::{
    deals::link::Link,
    game::Game,
    rules::hole::BlackHole,
    solver::{Analysis, Verdict},
    worker::{Answer, Judgement, Question, pack, unpack},
};
use gloo_timers::future::TimeoutFuture;
use wasm_bindgen::{JsCast, prelude::Closure};
use wasm_bindgen_futures::spawn_local;
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent};

/// Positions that are looked at for one move before it is called undecided. The hardest move of the first
/// 1,000 deals takes under four million.
const BUDGET: u64 = 4_000_000;

/// Positions between two looks at the messages: about twenty milliseconds.
const SLICE: u64 = 50_000;

/// The question in hand.
struct Work {
    id: u32,
    analysis: Analysis,
}

fn main() {
    let scope: DedicatedWorkerGlobalScope = js_sys::global().unchecked_into();
    let work: Rc<RefCell<Option<Work>>> = Rc::default();
    let answer_to = scope.clone();
    let on_message = Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
        let Ok(question) = unpack::<Question>(&event.data()) else { return };
        let idle = work.borrow().is_none();
        match start(&question) {
            Some(started) => {
                work.replace(Some(started));
                if idle {
                    spawn_local(go_on(work.clone(), answer_to.clone()));
                }
            }
            None => post(&answer_to, &Answer::Refused { id: question.id }),
        }
    });
    scope.set_onmessage(Some(on_message.as_ref().unchecked_ref()));
    // The worker listens as long as it lives.
    on_message.forget();
    post(&scope, &Answer::Ready);
}

fn start(question: &Question) -> Option<Work> {
    let link = Link::read(&question.link).ok()?;
    let game = Game::<BlackHole>::with_line(link.deal, &link.line, link.line.len()).ok()?;
    Some(Work { id: question.id, analysis: Analysis::new(game.position(), BUDGET) })
}

/// Works until no question is left.
async fn go_on(work: Rc<RefCell<Option<Work>>>, scope: DedicatedWorkerGlobalScope) {
    while let Some(mut in_hand) = work.take() {
        if in_hand.analysis.run(SLICE) {
            let moves =
                in_hand.analysis.verdicts().iter().map(|(mv, verdict)| ((*mv).into(), judgement(verdict)));
            post(&scope, &Answer::Verdicts { id: in_hand.id, moves: moves.collect() });
        } else {
            work.replace(Some(in_hand));
            // Messages come in while the timer runs; a new question then stands in the place of this one.
            TimeoutFuture::new(0).await;
        }
    }
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
