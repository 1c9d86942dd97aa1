//! What the solver is asked: of all that is wanted, the most urgent. When something more urgent comes up, the question in
//! hand is dropped, and asked again later; an answer is forgotten with what was wanted.

use leptos::prelude::*;

use super::Table;
use crate::worker::{Question, Told, Wanted};
use black_hole::{
    deals::{Deal, link::Link},
    rules::GameName,
};

/// The solver does not run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoSolver;

/// Something that a dialog wants to know.
#[derive(Clone, Debug, PartialEq)]
pub struct Enquiry {
    question: Question,
    answer: Option<Result<Told, NoSolver>>,
}

/// What has come of an enquiry.
#[derive(Clone, Debug, PartialEq)]
pub enum Enquired {
    Working,
    Told(Told),
    NoSolver,
}

impl Table {
    /// Wants to know how hard the deal on the table is.
    pub fn enquire_how_hard(&self) {
        self.enquire(untrack(|| self.link_to_deal()), Wanted::Hardness);
    }

    /// Wants to know if a deal of a game can be won, whatever is on the table.
    pub fn enquire_if_winnable(&self, game: GameName, deal: Deal) {
        self.enquire(Link::to_deal(game, deal), Wanted::Solution);
    }

    /// What has come of the enquiry, if something was enquired; tracked.
    pub fn enquired(&self) -> Option<Enquired> {
        self.enquiry.with(|enquiry| {
            Some(match &enquiry.as_ref()?.answer {
                None => Enquired::Working,
                Some(Ok(told)) => Enquired::Told(told.clone()),
                Some(Err(NoSolver)) => Enquired::NoSolver,
            })
        })
    }

    /// Nothing is enquired any more.
    pub fn end_enquiry(&self) {
        self.enquiry.set(None);
    }

    fn enquire(&self, link: Link, wanted: Wanted) {
        let question = Question::Game { link: link.to_string(), wanted };
        self.enquiry.set(Some(Enquiry { question, answer: None }));
    }

    /// Sees to it, from now on, that the solver has the most urgent question.
    pub(super) fn attend(&self) {
        let table = *self;
        // What is known while the stock is hidden, and what when it is not, are not the same.
        let hides_something = Memo::new(move |_| table.hides_something());
        Effect::new(move |before: Option<bool>| {
            let hides_something = hides_something.get();
            if before.is_some_and(|before| before != hides_something) {
                table.coach.forget_outlook();
                if table.said.with_untracked(|said| said.notice.is_of_hidden_stock()) {
                    table.say_what_is_seen();
                }
            }
            hides_something
        });
        // A look at the stock is help, whatever is played after it.
        let sees_stock = Memo::new(move |_| table.sees_stock_uncounted());
        Effect::new(move |_| {
            if sees_stock.get() {
                table.use_hints();
            }
        });
        Effect::new(move |_| match table.most_urgent() {
            Some(question) => {
                let asked = question.clone();
                table.solver.ask(question, move |told| table.take(&asked, told));
            }
            None => table.solver.forget(),
        });
    }

    fn most_urgent(&self) -> Option<Question> {
        let enquiry = || {
            self.enquiry.with(|enquiry| {
                let open = enquiry.as_ref().filter(|enquiry| enquiry.answer.is_none());
                open.map(|enquiry| enquiry.question.clone())
            })
        };
        self.question_of_search().or_else(enquiry).or_else(|| {
            let (link, wanted) = self.question_of_coach()?;
            Some(Question::Game { link: link.to_string(), wanted })
        })
    }

    fn take(&self, question: &Question, told: Option<Told>) {
        let is_enquired =
            |enquiry: &Option<Enquiry>| enquiry.as_ref().is_some_and(|it| it.question == *question);
        if untrack(|| self.most_urgent()).as_ref() != Some(question) {
            // The table has changed, and the solver is about to hear of it.
        } else if untrack(|| self.question_of_search()).as_ref() == Some(question) {
            self.end_search(told);
        } else if self.enquiry.with_untracked(is_enquired) {
            let answer = Some(told.ok_or(NoSolver));
            self.enquiry.set(Some(Enquiry { question: question.clone(), answer }));
        } else if let Question::Game { wanted, .. } = question {
            self.advise(*wanted, told);
        }
    }
}
