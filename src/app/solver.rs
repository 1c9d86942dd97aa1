//! The page's side of the solver's worker: at most one question is open, and an answer to any other is dropped.

use leptos::prelude::*;
use wasm_bindgen::{JsCast, prelude::Closure};
use web_sys::{Event, MessageEvent, Worker};

use crate::{
    deals::link::Link,
    worker::{Answer, Judgement, Request, pack, unpack},
};

/// What the solver says of the position in question: each legal move, by its code, with its judgement.
pub type Judgements = Vec<(u8, Judgement)>;

/// A handle on the worker.
#[derive(Clone, Copy)]
pub struct Solver {
    state: StoredValue<State, LocalStorage>,
    thinking: RwSignal<bool>,
}

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
    id: u32,
    link: String,
    call: Box<dyn FnOnce(Option<Judgements>)>,
}

impl Solver {
    /// Starts the worker.
    pub fn new() -> Solver {
        let solver =
            Solver { state: StoredValue::new_local(State::default()), thinking: RwSignal::new(false) };
        solver.start();
        solver
    }

    /// Whether a question is open; tracked.
    pub fn is_thinking(&self) -> bool {
        self.thinking.get()
    }

    /// Asks about the position that the link names. `call` gets the answer, or `None` if the solver does not run;
    /// it is never called if another question follows before. Asking the same again changes nothing.
    pub fn ask(&self, link: &Link, call: impl FnOnce(Option<Judgements>) + 'static) {
        let link = link.to_string();
        if self.state.with_value(|state| state.open.as_ref().is_some_and(|open| open.link == link)) {
            return;
        }
        if self.state.with_value(|state| state.worker.is_none()) {
            self.start();
        }
        self.thinking.set(true);
        self.state.update_value(|state| {
            state.last_id += 1;
            state.open = Some(Open { id: state.last_id, link, call: Box::new(call) });
            state.send_open();
        });
        if self.state.with_value(|state| state.worker.is_none()) {
            self.fail();
        }
    }

    /// Wants no answer any more.
    pub fn forget(&self) {
        self.thinking.set(false);
        self.state.update_value(|state| {
            if state.open.take().is_some() {
                state.send(&Request::Stop);
            }
        });
    }

    fn start(&self) {
        let solver = *self;
        // The build is in the address, so that no worker of an older one comes out of a cache.
        let Ok(worker) = Worker::new(concat!("./solver_loader.js?", env!("BUILD_ID"))) else { return };
        let on_message =
            Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| match unpack(&event.data()) {
                Ok(answer) => solver.take(answer),
                Err(_) => solver.fail(),
            });
        worker.set_onmessage(Some(on_message.as_ref().unchecked_ref()));
        let on_error = Closure::<dyn Fn(Event)>::new(move |_| solver.fail());
        worker.set_onerror(Some(on_error.as_ref().unchecked_ref()));
        // The worker calls them as long as it lives, and it is seldom more than one.
        on_message.forget();
        on_error.forget();
        self.state.update_value(|state| state.worker = Some(worker));
    }

    fn take(&self, answer: Answer) {
        match answer {
            Answer::Ready => self.state.update_value(|state| {
                state.ready = true;
                state.send_open();
            }),
            Answer::Verdicts { id, moves } => self.close(Some(id), Some(moves)),
            Answer::Refused { id } => self.close(Some(id), None),
        }
    }

    /// The worker does not run: the next question starts another.
    fn fail(&self) {
        self.state.update_value(|state| {
            if let Some(worker) = state.worker.take() {
                worker.terminate();
            }
            state.ready = false;
        });
        self.close(None, None);
    }

    /// Answers the open question, if it is the one with this number or any will do.
    fn close(&self, id: Option<u32>, judgements: Option<Judgements>) {
        let is_meant = |open: &mut Open| id.is_none_or(|id| id == open.id);
        let open = self.state.try_update_value(|state| state.open.take_if(is_meant)).flatten();
        if let Some(open) = open {
            self.thinking.set(false);
            (open.call)(judgements);
        }
    }
}

impl State {
    /// Sends the open question, if there is one and the worker listens.
    fn send_open(&self) {
        if let Some(Open { id, link, .. }) = &self.open {
            self.send(&Request::Analyse { id: *id, link: link.clone() });
        }
    }

    fn send(&self, request: &Request) {
        if let Some(worker) = self.worker.as_ref().filter(|_| self.ready) {
            // Posting fails only for values that cannot be copied, which bytes can.
            let _ = worker.post_message(&pack(request));
        }
    }
}
