//! The bot that plans whole turns.

use engine::{Actor, Answer, Answers, Ask, Game, State, View, apply};

use crate::search::{Mind, Plan, Search};
use crate::sense::{first_sensible, goes_on};
use crate::{Bot, Greedy, suppose};

/// Which decisions are thought over.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Scope {
    /// What is conquered and when to decline. The cheapest combo is taken, and tokens go where they save most.
    Conquests,
    /// The same, and which combo is taken.
    Combos,
    /// All.
    All,
}

impl Scope {
    fn covers(self, ask: Ask) -> bool {
        match self {
            Scope::Conquests => !matches!(ask, Ask::Pick | Ask::Redeploy),
            Scope::Combos => ask != Ask::Redeploy,
            Scope::All => true,
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
        let greedy = Greedy::thrifty(mind.lore.clone());
        Planner { mind, scope, width, course: Course::default(), greedy }
    }
}

impl Bot for Planner {
    fn answer(&mut self, game: &Game, view: &View, answers: &Answers) -> Answer {
        if !self.scope.covers(view.table.owed().ask) {
            return self.greedy.answer(game, view, answers);
        }
        let state = suppose(view);
        let mind = self.mind.with_goal_of(game, view);
        self.course.next(game, &mind, &state).unwrap_or_else(|| {
            let (plans, _) = Search::new(game, &mind, &state, self.width).plans(&state);
            self.course.set(game, &mind, state, plans, answers[0])
        })
    }

    fn counts(&self) -> bool {
        self.mind.net.is_some()
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

/// A plan being carried out, as long as things go as foreseen and nothing speaks against it that is plain to see.
#[derive(Default)]
pub(crate) struct Course {
    /// The answers still to be given, the next one last.
    answers: Vec<Answer>,
    foreseen: Option<State>,
}

impl Course {
    /// The next answer, if the table is as foreseen.
    pub fn next(&mut self, game: &Game, mind: &Mind, state: &State) -> Option<Answer> {
        if self.foreseen.as_ref().is_none_or(|foreseen| foreseen.table() != state.table()) {
            return None;
        }
        let planned = self.answers.pop()?;
        Some(self.give(game, mind, state.clone(), planned))
    }

    /// Takes up one of the plans, of which the best come first, and returns its first answer, or another if there is none.
    pub fn set(
        &mut self,
        game: &Game,
        mind: &Mind,
        state: State,
        plans: Vec<Plan>,
        otherwise: Answer,
    ) -> Answer {
        self.answers =
            first_sensible(game, &mind.lore, &state, plans).map_or_else(Vec::new, |plan| plan.answers);
        self.answers.reverse();
        let planned = self.answers.pop().unwrap_or(otherwise);
        self.give(game, mind, state, planned)
    }

    fn give(&mut self, game: &Game, mind: &Mind, mut state: State, planned: Answer) -> Answer {
        let answer = goes_on(game, mind, &state, planned);
        if answer != planned {
            self.answers.clear();
        }
        let who: Actor = state.owed().who;
        self.foreseen = apply(game, &mut state, who, answer, &mut ()).is_ok().then_some(state);
        answer
    }
}
