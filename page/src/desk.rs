//! The solver's worker: takes a question, works on it in slices, answers. Between two slices it listens, so that a new
//! question ends the old one at once.

use std::{
    cell::{Cell, RefCell},
    rc::Rc,
};

use black_hole::{
    deals::{Deal, link::Link},
    game::Game,
    hardness::{Figure, Grade, Trial},
    rules::{Move, Position},
    solver::{Analysis, Orders, Solver, Verdict},
};
use js_sys::Promise;
use wasm_bindgen::{JsCast, JsValue, prelude::Closure};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{DedicatedWorkerGlobalScope, MessageChannel, MessageEvent};

use crate::worker::{
    Answer, Hardness, InOrders, Judgement, Judgements, LastWinnable, Question, Request, Solution, Told,
    Wanted, pack, unpack,
};

/// Positions that are looked at for one position, or for it and all its moves, before what is open stays so: seconds of
/// work. The hardest of a million deals takes a third of them.
const BUDGET: u64 = 4_000_000;

/// Positions that are looked at to tell which of several good moves leaves the most.
const PREFERENCE_BUDGET: u64 = 200_000;

/// Orders of a hidden stock that are tried, if there are as many: enough to tell a good move from a bad one, and less than
/// a second's work.
const ORDERS: u32 = 50;

/// Bytes that the solver's tables may take.
const MEMORY: usize = 64 << 20;

/// Positions between two looks at the messages: some milliseconds, and less than fifty on a phone.
const SLICE: u64 = 5_000;

/// Takes up what the page asks, from now on.
pub fn open(scope: DedicatedWorkerGlobalScope) {
    let desk = Rc::new(Desk::new());
    let to_page = scope.clone();
    let on_message = Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
        // What cannot be understood cannot be answered either.
        desk.next.replace(Some(unpack(&event.data()).unwrap_or(Request::Stop)));
        if !desk.is_busy.replace(true) {
            spawn_local(serve(desk.clone(), to_page.clone()));
        }
    });
    scope.set_onmessage(Some(on_message.as_ref().unchecked_ref()));
    // The worker listens as long as it lives.
    on_message.forget();
    post(&scope, &Answer::Ready);
}

/// The request that came in last, and what is known from earlier ones.
struct Desk {
    next: RefCell<Option<Request>>,
    /// Whether the loop runs that takes requests up.
    is_busy: Cell<bool>,
    /// What is proven of the deal that was asked about last; gone while an analysis has it.
    solver: RefCell<Option<Solver>>,
    /// Positions that were looked at since messages could come in.
    unheard: Cell<u64>,
    /// A way to oneself, with a turn for everybody else before what is sent comes in.
    channel: MessageChannel,
}

/// Another request has come in: this one is left.
struct Left;

/// Works until nothing is left to do.
async fn serve(desk: Rc<Desk>, scope: DedicatedWorkerGlobalScope) {
    loop {
        let request = desk.next.take();
        let Some(request) = request else { break };
        if let Request::Ask { id, question } = request {
            let part = |told| post(&scope, &Answer::Part { id, told });
            match desk.answer(question, part).await {
                Ok(Some(told)) => post(&scope, &Answer::Whole { id, told }),
                Ok(None) => post(&scope, &Answer::Refused { id }),
                Err(Left) => {}
            }
        }
    }
    desk.is_busy.set(false);
}

impl Desk {
    fn new() -> Desk {
        Desk {
            next: RefCell::default(),
            is_busy: Cell::default(),
            solver: RefCell::default(),
            unheard: Cell::default(),
            channel: MessageChannel::new().expect("every worker can open a channel to itself"),
        }
    }

    /// The answer, or its last part; none if the question names no position.
    async fn answer(&self, question: Question, part: impl Fn(Told)) -> Result<Option<Told>, Left> {
        let (link, wanted) = match question {
            Question::FirstWinnable { links, hard } => {
                return self.first_winnable(&links, hard).await.map(Some);
            }
            Question::Game { link, wanted } => (link, wanted),
        };
        let Some(game) = game_of(&link) else { return Ok(None) };
        let told = match wanted {
            Wanted::Moves => Told::Moves(self.moves(&game, BUDGET).await?),
            Wanted::Orders => Told::Orders(self.in_orders(&game).await?),
            Wanted::Hint => self.hint(&game).await?,
            Wanted::Solution => Told::Solution(solution(self.verdict(game.deal(), game.position()).await?)),
            Wanted::LastWinnable => Told::LastWinnable(self.last_winnable(game).await?),
            Wanted::Course => self.course(game, part).await?,
            Wanted::Hardness => Told::Hardness(self.hardness(&game).await?),
        };
        Ok(Some(told))
    }

    async fn hint(&self, game: &Game) -> Result<Told, Left> {
        let moves = self.moves(game, BUDGET).await?;
        let of =
            |wanted| moves.iter().filter(move |(_, judgement)| *judgement == wanted).map(|(code, _)| *code);
        let mut candidates: Vec<u8> = of(Judgement::Winnable).collect();
        if candidates.is_empty() {
            candidates = of(Judgement::Undecided).collect();
        }
        let mut best = candidates.first().copied();
        if candidates.len() > 1 {
            let mut most = None;
            for code in candidates {
                let left = self.moves(&after(game, code), PREFERENCE_BUDGET).await?;
                let not_lost = left.len() - Judgement::Lost.count_in(&left);
                let leaves = (Judgement::Winnable.count_in(&left), not_lost);
                if most.is_none_or(|most| leaves > most) {
                    (best, most) = (Some(code), Some(leaves));
                }
            }
        }
        Ok(Told::Hint { moves, best })
    }

    /// From the position back, as what is proven of later positions helps with earlier ones.
    async fn last_winnable(&self, mut game: Game) -> Result<LastWinnable, Left> {
        match self.verdict(game.deal(), &game.deal().lay_out(game.name())).await? {
            Verdict::Winnable(_) => {}
            Verdict::Lost => return Ok(LastWinnable::Never),
            Verdict::Undecided => return Ok(LastWinnable::Unknown),
        }
        loop {
            match self.verdict(game.deal(), game.position()).await? {
                Verdict::Winnable(_) => return Ok(LastWinnable::After(game.played().len() as u32)),
                Verdict::Undecided => return Ok(LastWinnable::Unknown),
                Verdict::Lost => game.undo(),
            };
        }
    }

    async fn first_winnable(&self, links: &[String], hard: bool) -> Result<Told, Left> {
        for (place, link) in (0..).zip(links) {
            let Some(game) = game_of(link) else { continue };
            let is_meant = if hard {
                let hardness = self.hardness(&game).await?;
                matches!(hardness, Hardness::Figure(cards) if Grade::of(Figure::new(cards)) >= Grade::Hard)
            } else {
                matches!(self.verdict(game.deal(), game.position()).await?, Verdict::Winnable(_))
            };
            if is_meant {
                return Ok(Told::FirstWinnable(Some(place)));
            }
        }
        Ok(Told::FirstWinnable(None))
    }

    async fn hardness(&self, game: &Game) -> Result<Hardness, Left> {
        let deal = game.deal();
        let start = deal.lay_out(game.name());
        match self.verdict(deal, &start).await? {
            Verdict::Winnable(_) => {}
            Verdict::Lost => return Ok(Hardness::Lost),
            Verdict::Undecided => return Ok(Hardness::Undecided),
        }
        let mut trial = Trial::new(&start);
        while let Some(position) = trial.question() {
            match self.verdict(deal, position).await? {
                Verdict::Winnable(_) => trial.answer(true),
                Verdict::Lost => trial.answer(false),
                Verdict::Undecided => return Ok(Hardness::Undecided),
            }
        }
        Ok(Hardness::Figure(trial.figure().cards()))
    }

    async fn in_orders(&self, game: &Game) -> Result<InOrders, Left> {
        let mut orders = Orders::new(game.position(), ORDERS, MEMORY);
        loop {
            let before = orders.positions();
            let is_done = orders.run(SLICE - self.unheard.get());
            self.unheard.set(self.unheard.get() + orders.positions() - before);
            if is_done {
                break;
            }
            if self.unheard.get() >= SLICE {
                self.listen().await?;
            }
        }
        let tally = orders.into_tally();
        let moves = tally.moves.into_iter().map(|(mv, winnable)| (mv.into(), winnable)).collect();
        Ok(InOrders { tried: tally.tried, is_all: tally.is_all, winnable: tally.winnable, moves })
    }

    /// From the last position back, for the same reason.
    async fn course(&self, mut game: Game, part: impl Fn(Told)) -> Result<Told, Left> {
        loop {
            let (played, moves) = (game.played().len() as u32, self.moves(&game, BUDGET).await?);
            if !game.undo() {
                return Ok(Told::Course { played, moves });
            }
            part(Told::Course { played, moves });
        }
    }

    async fn moves(&self, game: &Game, budget: u64) -> Result<Judgements, Left> {
        let analysis = self.analysis_of(game.deal(), game.position(), budget);
        let analysis = self.work(analysis, Analysis::run).await?;
        let verdicts = analysis.verdicts().iter();
        let moves = verdicts.map(|(mv, verdict)| ((*mv).into(), judgement(verdict))).collect();
        self.solver.replace(Some(analysis.into_solver()));
        Ok(moves)
    }

    async fn verdict(&self, deal: &Deal, position: &Position) -> Result<Verdict, Left> {
        let analysis = self.work(self.analysis_of(deal, position, BUDGET), Analysis::decide).await?;
        let verdict = analysis.verdict().cloned().unwrap_or(Verdict::Undecided);
        self.solver.replace(Some(analysis.into_solver()));
        Ok(verdict)
    }

    /// Takes step after step until one is the last, and lets messages come in between.
    async fn work(
        &self,
        mut analysis: Analysis,
        step: fn(&mut Analysis, u64) -> bool,
    ) -> Result<Analysis, Left> {
        loop {
            let before = analysis.positions();
            let is_done = step(&mut analysis, SLICE - self.unheard.get());
            self.unheard.set(self.unheard.get() + analysis.positions() - before);
            if self.unheard.get() >= SLICE
                && let Err(left) = self.listen().await
            {
                self.solver.replace(Some(analysis.into_solver()));
                return Err(left);
            }
            if is_done {
                return Ok(analysis);
            }
        }
    }

    /// Lets messages come in.
    async fn listen(&self) -> Result<(), Left> {
        self.unheard.set(0);
        let ports = (self.channel.port1(), self.channel.port2());
        // Not a timer: from the fifth in a row on, browsers make each wait four milliseconds.
        let come_back = Promise::new(&mut |resolve, _| {
            ports.0.set_onmessage(Some(&resolve));
            // Nothing that cannot be copied is sent, and the port is never closed.
            let _ = ports.1.post_message(&JsValue::NULL);
        });
        let _ = JsFuture::from(come_back).await;
        if self.next.borrow().is_some() { Err(Left) } else { Ok(()) }
    }

    /// Asks the solver that knows the deal, if this one does, else a new one.
    fn analysis_of(&self, deal: &Deal, position: &Position, budget: u64) -> Analysis {
        if let Some(Ok(analysis)) = self.solver.take().map(|solver| solver.analyse(position, budget)) {
            return analysis;
        }
        let solver = Solver::new(&deal.lay_out(position.game()), MEMORY);
        solver.analyse(position, budget).expect("a position that was played to from its deal")
    }
}

fn game_of(link: &str) -> Option<Game> {
    let link = Link::read(link).ok()?;
    Game::with_line(link.game, link.deal, &link.line, link.line.len()).ok()
}

/// The game with one more move, which is legal.
fn after(game: &Game, code: u8) -> Game {
    let mut after = game.clone();
    let played = Move::try_from(code).is_ok_and(|mv| after.play(mv).is_ok());
    debug_assert!(played, "a move that has a verdict is legal");
    after
}

fn judgement(verdict: &Verdict) -> Judgement {
    match verdict {
        Verdict::Winnable(_) => Judgement::Winnable,
        Verdict::Lost => Judgement::Lost,
        Verdict::Undecided => Judgement::Undecided,
    }
}

fn solution(verdict: Verdict) -> Solution {
    match verdict {
        Verdict::Winnable(line) => Solution::Winnable(line.into_iter().map(u8::from).collect()),
        Verdict::Lost => Solution::Lost,
        Verdict::Undecided => Solution::Undecided,
    }
}

fn post(scope: &DedicatedWorkerGlobalScope, answer: &Answer) {
    // Posting fails only for values that cannot be copied, which bytes can.
    let _ = scope.post_message(&pack(answer));
}
