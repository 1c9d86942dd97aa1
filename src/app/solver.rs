//! The page's side of the solver's worker: at most one question is open, and an answer to any other is dropped.

use leptos::prelude::*;
use wasm_bindgen::{JsCast, prelude::Closure};
use web_sys::{Event, MessageEvent, Worker};

use crate::{
    deals::link::Link,
    worker::{Answer, Judgement, Question, pack, unpack},
};

/// What the solver says of the position in question: each legal move, by its code, with its judgement.
pub type Judgements = Vec<(u8, Judgement)>;

/// A handle on the worker.
#[derive(Clone, Copy)]
pub struct Solver(StoredValue<State, LocalStorage>);

#[derive(Default)]
struct State {
    worker: Option<Worker>,
    /// Whether the worker listens.
    ready: bool,
    last_id: u32,
    /// The question that is not answered yet.
    open: Option<Open>,
}

struct Open {
    question: Question,
    call: Box<dyn FnOnce(Option<Judgements>)>,
}

impl Solver {
    /// Starts the worker.
    pub fn new() -> Solver {
        let solver = Solver(StoredValue::new_local(State::default()));
        solver.start();
        solver
    }

    /// Asks about the position that the link names. `call` gets the answer, or `None` if the solver does not
    /// run; it is never called if another question follows before.
    pub fn ask(&self, link: &Link, call: impl FnOnce(Option<Judgements>) + 'static) {
        let failed_before = self.0.with_value(|state| state.worker.is_none());
        if failed_before {
            self.start();
        }
        self.0.update_value(|state| {
            state.last_id += 1;
            let question = Question { id: state.last_id, link: link.to_string() };
            if state.ready {
                state.send(&question);
            }
            state.open = Some(Open { question, call: Box::new(call) });
        });
        if self.0.with_value(|state| state.worker.is_none()) {
            self.fail();
        }
    }

    /// Wants no answer any more.
    pub fn forget(&self) {
        self.0.update_value(|state| state.open = None);
    }

    fn start(&self) {
        let solver = *self;
        let Ok(worker) = Worker::new("./solver_loader.js") else { return };
        let on_message = Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
            if let Ok(answer) = unpack(&event.data()) {
                solver.take(answer);
            }
        });
        worker.set_onmessage(Some(on_message.as_ref().unchecked_ref()));
        let on_error = Closure::<dyn Fn(Event)>::new(move |_| solver.fail());
        worker.set_onerror(Some(on_error.as_ref().unchecked_ref()));
        // The worker calls them as long as the page lives.
        on_message.forget();
        on_error.forget();
        self.0.update_value(|state| state.worker = Some(worker));
    }

    fn take(&self, answer: Answer) {
        let (id, judgements) = match answer {
            Answer::Ready => {
                self.0.update_value(|state| {
                    state.ready = true;
                    if let Some(open) = &state.open {
                        state.send(&open.question);
                    }
                });
                return;
            }
            Answer::Verdicts { id, moves } => (id, Some(moves)),
            Answer::Refused { id } => (id, None),
        };
        let is_open = |state: &State| state.open.as_ref().is_some_and(|open| open.question.id == id);
        if self.0.with_value(is_open) {
            self.close(judgements);
        }
    }

    /// The worker does not run: the next question starts another.
    fn fail(&self) {
        self.0.update_value(|state| {
            if let Some(worker) = state.worker.take() {
                worker.terminate();
            }
            state.ready = false;
        });
        self.close(None);
    }

    fn close(&self, judgements: Option<Judgements>) {
        let open = self.0.try_update_value(|state| state.open.take()).flatten();
        if let Some(open) = open {
            (open.call)(judgements);
        }
    }
}

impl State {
    fn send(&self, question: &Question) {
        if let Some(worker) = &self.worker {
            // Posting fails only for values that cannot be copied, which bytes can.
            let _ = worker.post_message(&pack(question));
        }
    }
}
