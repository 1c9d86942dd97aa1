//! The page's side of the solver's worker: at most one question is open, and an answer to any other is dropped.

use std::{cell::RefCell, rc::Rc};

use leptos::prelude::*;
use wasm_bindgen::{
    JsCast, JsValue,
    prelude::{Closure, wasm_bindgen},
};
use web_sys::{Event, MessageEvent, Url, Worker, WorkerOptions, WorkerType};

use crate::worker::{Answer, Question, Request, Told, pack, unpack};

/// Takes an answer, part after part; `None` if the solver does not run.
type Call = Rc<RefCell<dyn FnMut(Option<Told>)>>;

/// A handle on the worker.
#[derive(Clone, Copy)]
pub struct Solver {
    state: StoredValue<State, LocalStorage>,
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
    question: Question,
    call: Call,
}

impl Solver {
    /// Starts the worker.
    pub fn new() -> Solver {
        let solver = Solver { state: StoredValue::new_local(State::default()) };
        solver.start();
        solver
    }

    /// Asks. `call` gets the answer, part after part, or `None` if the solver does not run; it is never called again once
    /// another question follows. Asking what is asked already changes nothing.
    pub fn ask(&self, question: Question, call: impl FnMut(Option<Told>) + 'static) {
        let is_same = |state: &State| state.open.as_ref().is_some_and(|open| open.question == question);
        if self.state.with_value(is_same) {
            return;
        }
        if self.state.with_value(|state| state.worker.is_none()) {
            self.start();
        }
        self.state.update_value(|state| {
            state.last_id += 1;
            state.open = Some(Open { id: state.last_id, question, call: Rc::new(RefCell::new(call)) });
            state.send_open();
        });
        if self.state.with_value(|state| state.worker.is_none()) {
            self.fail();
        }
    }

    /// Wants no answer any more.
    pub fn forget(&self) {
        self.state.update_value(|state| {
            if state.open.take().is_some() {
                state.send(&Request::Stop);
            }
        });
    }

    fn start(&self) {
        let solver = *self;
        let Ok(worker) = start_worker() else { return };
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
            Answer::Part { id, told } => {
                let is_meant = |open: &&Open| open.id == id;
                let call = self
                    .state
                    .with_value(|state| state.open.as_ref().filter(is_meant).map(|open| open.call.clone()));
                Solver::answer(call, Some(told));
            }
            Answer::Whole { id, told } => Solver::answer(self.close(Some(id)), Some(told)),
            Answer::Refused { id } => Solver::answer(self.close(Some(id)), None),
        }
    }

    fn answer(call: Option<Call>, told: Option<Told>) {
        if let Some(call) = call {
            (call.borrow_mut())(told);
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
        Solver::answer(self.close(None), None);
    }

    /// Closes the open question, if it is the one with this number or any will do.
    fn close(&self, id: Option<u32>) -> Option<Call> {
        let is_meant = |open: &mut Open| id.is_none_or(|id| id == open.id);
        let open = self.state.try_update_value(|state| state.open.take_if(is_meant)).flatten()?;
        Some(open.call)
    }
}

/// Starts a worker with this page's own program, which is compiled already.
fn start_worker() -> Result<Worker, JsValue> {
    #[wasm_bindgen]
    extern "C" {
        type ImportMeta;
        #[wasm_bindgen(method, getter)]
        fn url(this: &ImportMeta) -> String;
        /// Of the program's own script.
        #[wasm_bindgen(thread_local_v2, js_namespace = import, js_name = meta)]
        static IMPORT_META: ImportMeta;
    }
    // Beside this page's script, so that page and worker are of one version.
    let script = Url::new_with_base("solver.js", &IMPORT_META.with(ImportMeta::url))?;
    let options = WorkerOptions::new();
    options.set_type(WorkerType::Module);
    let worker = Worker::new_with_options(&script.href(), &options)?;
    worker.post_message(&wasm_bindgen::module())?;
    Ok(worker)
}

impl State {
    /// Sends the open question, if there is one and the worker listens.
    fn send_open(&self) {
        if let Some(Open { id, question, .. }) = &self.open {
            self.send(&Request::Ask { id: *id, question: question.clone() });
        }
    }

    fn send(&self, request: &Request) {
        if let Some(worker) = self.worker.as_ref().filter(|_| self.ready) {
            // Posting fails only for values that cannot be copied, which bytes can.
            let _ = worker.post_message(&pack(request));
        }
    }
}
