//! The bot that plans whole turns.

use engine::{Actor, Answer, Answers, Ask, Game, State, View, apply};

use crate::search::{Mind, Plan, Search};
use crate::{Bot, Greedy, suppose};

/// Which decisions are thought over; the others are answered as greedy would.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Scope {
    /// When to decline.
    Declines,
    /// All.
    Turns,
}

impl Scope {
    fn covers(self, ask: Ask) -> bool {
        match self {
            Scope::Declines => matches!(ask, Ask::Choose | Ask::Late),
            Scope::Turns => true,
        }
    }
}

/// Plays the best whole turn it finds, by its value function.
pub struct Planner {
    mind: Mind,
    scope: Scope,
    width: usize,
    course: Course,
    greedy: Greedy,
}

impl Planner {
    /// One that thinks over such decisions, and keeps so many positions of equal depth.
    pub fn new(mind: Mind, scope: Scope, width: usize) -> Planner {
        let greedy = Greedy::new(mind.lore.clone());
        Planner { mind, scope, width, course: Course::default(), greedy }
    }
}

impl Bot for Planner {
    fn answer(&mut self, game: &Game, view: &View, answers: &Answers) -> Answer {
        if !self.scope.covers(view.table.owed().ask) {
            return self.greedy.answer(game, view, answers);
        }
        let state = suppose(view);
        self.course.next(game, &state).unwrap_or_else(|| {
            let (plans, _) = Search::new(game, &self.mind, &state, self.width).plans(&state);
            self.course.set(game, state, plans.into_iter().next(), answers[0])
        })
    }

    fn appraise(&self, game: &Game, view: &View) -> Vec<(Answer, f32)> {
        if !self.scope.covers(Ask::Pick) {
            return self.greedy.appraise(game, view);
        }
        let state = suppose(view);
        firsts(Search::new(game, &self.mind, &state, self.width).plans(&state).0)
    }
}

/// What each way to begin leads to, from plans of which the best come first.
pub(crate) fn firsts(plans: Vec<Plan>) -> Vec<(Answer, f32)> {
    let mut firsts: Vec<(Answer, f32)> = Vec::new();
    for plan in plans {
        if let Some(&first) = plan.answers.first()
            && firsts.iter().all(|(answer, _)| *answer != first)
        {
            firsts.push((first, plan.value));
        }
    }
    firsts
}

/// A plan being carried out, as long as things go as foreseen.
#[derive(Default)]
pub(crate) struct Course {
    /// The answers still to be given, the next one last.
    answers: Vec<Answer>,
    foreseen: Option<State>,
}

impl Course {
    /// The next answer, if the table is as foreseen.
    pub fn next(&mut self, game: &Game, state: &State) -> Option<Answer> {
        if self.foreseen.as_ref().is_none_or(|foreseen| foreseen.table() != state.table()) {
            return None;
        }
        let answer = self.answers.pop()?;
        self.foresee(game, state.clone(), answer);
        Some(answer)
    }

    /// Takes up a plan and returns its first answer, or another if there is no plan.
    pub fn set(&mut self, game: &Game, state: State, plan: Option<Plan>, otherwise: Answer) -> Answer {
        self.answers = plan.map_or_else(Vec::new, |plan| plan.answers);
        self.answers.reverse();
        let answer = self.answers.pop().unwrap_or(otherwise);
        self.foresee(game, state, answer);
        answer
    }

    fn foresee(&mut self, game: &Game, mut state: State, answer: Answer) {
        let who: Actor = state.owed().who;
        self.foreseen = apply(game, &mut state, who, answer, &mut ()).is_ok().then_some(state);
    }
}
