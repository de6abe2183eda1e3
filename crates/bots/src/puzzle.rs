//! Puzzles: turns of which one plan is far better than all others, and hard to see.
//!
//! A puzzle is looked for where a turn begins. Its plan must end several coins ahead of every plan that is another one
//! for people (see [`crate::hint`]), and of the plan that somebody follows who looks at one way to conquer only. All plans
//! are played on many times with the same luck, so a lead has an error. What was found is then thought over anew,
//! with a wider search and more samples, and is a puzzle only if the same plan leads again.

use engine::{Actor, Answer, Ask, Game, State, View};

use crate::expert::{Depth, Dreamer};
use crate::hint::{Aim, distinct};
use crate::nature::mix;
use crate::review::Measure;
use crate::roster::Roster;
use crate::search::{Mind, Plan, Search};
use crate::sense::sensible;
use crate::suppose;

/// How carefully plans are compared.
#[derive(Copy, Clone, Debug)]
struct Care {
    /// How many positions of equal depth the search keeps.
    width: usize,
    /// How many plans are played on.
    plans: usize,
    /// How often.
    samples: u32,
    /// How far, and how well everybody plays there.
    depth: Depth,
}

/// How deep plans are played on: everybody has so many turns, with a narrow search each.
const fn depth(turns: usize, replies: usize) -> Depth {
    Depth { width: 0, plans: 0, samples: 0, turns, replies, prior: 0, budget: 0 }
}

/// How carefully puzzles are looked for.
const FINDING: Care = Care { width: 16, plans: 5, samples: 24, depth: depth(1, 2) };
/// How carefully they are checked.
const CHECKING: Care = Care { width: 40, plans: 6, samples: 120, depth: depth(2, 4) };

/// By so many coins the search must prefer a plan before anything is played on.
const PROMISING: f32 = 2.0;
/// By so many coins the plan of a puzzle ends ahead of all others, its error taken off.
const CLEAR: f32 = 2.0;

/// A turn with one good plan.
#[derive(Clone, Debug)]
pub struct Puzzle {
    /// The plan.
    pub best: Vec<Answer>,
    /// By how many coins it ends ahead of the next best.
    pub lead: Measure,
    /// What somebody does who thinks little.
    pub tempting: Vec<Answer>,
    /// How many coins that loses.
    pub cost: Measure,
}

/// Whether a puzzle may begin here: a player is about to say how their turn begins, and there is time for it to matter.
pub fn may_begin(game: &Game, state: &State) -> bool {
    let table = state.table();
    let begins = matches!(state.owed().ask, Ask::Choose | Ask::Pick);
    begins
        && state.owed().who == Actor::seat(table.seat())
        && table.round() > 1
        && table.round() < game.rounds()
}

/// The puzzle that a turn is to whoever begins it, if it is one.
pub fn find(game: &Game, roster: &Roster, state: &State) -> Option<Puzzle> {
    let seat = state.owed().who.player()?;
    let state = suppose(&View::new(game, state, Some(seat)));
    let mind = roster.strongest_mind();
    let tempting = think_little(game, &mind, &state)?;
    let found = ranked(game, &mind, &state, FINDING);
    if !is_promising(game, &state, &found, &tempting) {
        return None;
    }
    let puzzle = compare(game, &mind, &state, found, &tempting, FINDING)?;
    let again = compare(game, &mind, &state, ranked(game, &mind, &state, CHECKING), &tempting, CHECKING)?;
    let aims = [&puzzle, &again].map(|puzzle| aim(game, &state, &puzzle.best));
    aims[0].is_like(aims[1]).then_some(again)
}

/// What whoever plays these answers loses against the best plan, however the dice fall; less than nothing if they found a
/// better one.
pub fn lost(game: &Game, roster: &Roster, state: &State, best: &[Answer], played: &[Answer]) -> Measure {
    let seat = state.owed().who.player().unwrap_or(state.table().seat());
    let state = suppose(&View::new(game, state, Some(seat)));
    let mind = roster.strongest_mind();
    let [best, played] = [best, played].map(|answers| {
        let plan = Plan { answers: answers.to_vec(), value: 0.0 };
        brings(game, &mind, &state, &plan, CHECKING)
    });
    behind(&best, &played)
}

/// What the search prefers, the best of each aim.
fn ranked(game: &Game, mind: &Mind, state: &State, care: Care) -> Vec<Plan> {
    let (plans, _) = Search::new(game, mind, state, care.width).plans(state);
    distinct(game, state, sensible(game, &mind.lore, state, plans), care.plans)
}

/// The plan of whoever follows one way to conquer.
fn think_little(game: &Game, mind: &Mind, state: &State) -> Option<Plan> {
    let plain = Mind { net: None, ..mind.clone() };
    let (plans, _) = Search::new(game, &plain, state, 1).plans(state);
    sensible(game, &mind.lore, state, plans).into_iter().next()
}

fn aim(game: &Game, state: &State, answers: &[Answer]) -> Aim {
    Aim::new(game, state, &Plan { answers: answers.to_vec(), value: 0.0 })
}

/// Whether it is worth while to play plans on.
fn is_promising(game: &Game, state: &State, found: &[Plan], tempting: &Plan) -> bool {
    let [best, next, ..] = found else { return false };
    let same = Aim::new(game, state, best).is_like(Aim::new(game, state, tempting));
    !same && best.value - next.value >= PROMISING
}

/// The plan that is far better than all others and than the tempting one, if there is one.
fn compare(
    game: &Game,
    mind: &Mind,
    state: &State,
    plans: Vec<Plan>,
    tempting: &Plan,
    care: Care,
) -> Option<Puzzle> {
    let weighed = |plan: &Plan| brings(game, mind, state, plan, care);
    let mut rated: Vec<(Plan, Vec<f32>)> = plans
        .into_iter()
        .map(|plan| {
            let brought = weighed(&plan);
            (plan, brought)
        })
        .collect();
    rated.sort_by(|(_, a), (_, b)| b.iter().sum::<f32>().total_cmp(&a.iter().sum::<f32>()));
    let [(best, brought), (_, next), ..] = &rated[..] else { return None };
    let lead = behind(brought, next);
    let tempted = Aim::new(game, state, tempting);
    if lead.sure() < CLEAR || Aim::new(game, state, best).is_like(tempted) {
        return None;
    }
    let cost = behind(brought, &weighed(tempting));
    (cost.sure() >= CLEAR).then(|| Puzzle {
        best: best.answers.clone(),
        lead,
        tempting: tempting.answers.clone(),
        cost,
    })
}

/// What a plan brings each time it is played on; every plan meets the same luck.
fn brings(game: &Game, mind: &Mind, state: &State, plan: &Plan, care: Care) -> Vec<f32> {
    let luck = State::supposed(state.table(), Default::default(), None).hash64();
    let mut dreamer = Dreamer::new(game, mind, state, care.depth);
    let dream = |n: u32| dreamer.dream(state, plan, luck ^ mix(u64::from(n)));
    (0..care.samples).map(dream).collect()
}

/// How far what one plan brings is behind what another does.
fn behind(best: &[f32], other: &[f32]) -> Measure {
    let differences: Vec<f32> = best.iter().zip(other).map(|(best, other)| best - other).collect();
    Measure::of(&differences)
}
