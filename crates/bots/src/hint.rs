//! Hints: the best plans for a decision, and why.

use engine::bill::{Sum, income_bill};
use engine::{Actor, Answer, Ask, Game, Query, RegionSet, Seat, State, View};
use fastrand::Rng;

use crate::expert::{Depth, Dreamer, ponder};
use crate::garrison::{SAFE, threats};
use crate::search::{Mind, Plan};
use crate::suppose;

/// How often a plan is played to its end to see what it brings.
const SAMPLES: u32 = 60;

/// A plan with what speaks for it.
#[derive(Clone, Debug)]
pub struct Hint {
    /// What to answer, as far as it can be foreseen.
    pub answers: Vec<Answer>,
    /// Coins by which the seat should end ahead of the mean of the others, against the best plan.
    pub behind: f32,
    /// Coins the turn should bring.
    pub coins: f32,
    /// How likely the final die is to help, if the plan needs it.
    pub odds: Option<f32>,
    /// What speaks for the plan, and against it.
    pub reasons: Vec<Reason>,
}

/// Something that speaks for a plan or against it.
#[derive(Copy, Clone, Debug, PartialEq)]
pub enum Reason {
    /// The regions the seat holds more, or fewer, after the turn.
    Regions(f32),
    /// Coins a turn it takes from an opponent.
    Hurts(Seat, f32),
    /// Coins a turn the seat will earn if nothing happens.
    Earns(f32),
    /// The regions opponents can take next.
    Exposed(f32),
    /// The band goes into decline, so a new one is picked next turn.
    MakesRoom,
    /// What the combo costs, less the coins that lie on it.
    Price(i16),
}

/// The best plans for the decision the viewer owes, the best first; none if the viewer owes none.
pub fn hints(game: &Game, mind: &Mind, view: &View, depth: Depth, n: usize) -> Vec<Hint> {
    let state = suppose(view);
    if view.viewer.is_none() || state.owed().who != view.viewer.map_or(Actor::NATURE, Actor::seat) {
        return Vec::new();
    }
    let mut plans = ponder(game, mind, &state, depth);
    plans.dedup_by(|a, b| a.answers == b.answers);
    let best = plans.first().map_or(0.0, |plan| plan.value);
    plans.into_iter().take(n).map(|plan| hint(game, mind, &state, plan, best, depth)).collect()
}

fn hint(game: &Game, mind: &Mind, state: &State, plan: Plan, best: f32, depth: Depth) -> Hint {
    let seat = state.owed().who.player().unwrap_or(state.table().seat());
    let before = Summary::new(game, state, seat);
    let mut dreamer = Dreamer::new(game, mind, state, depth);
    let mut after: Vec<Summary> = Vec::new();
    for sample in 0..SAMPLES {
        let mut state = state.clone();
        dreamer.follow(&mut state, &plan, &mut Rng::with_seed(u64::from(sample)));
        after.push(Summary::new(game, &state, seat));
    }
    let mean = |part: &dyn Fn(&Summary) -> f32| after.iter().map(part).sum::<f32>() / SAMPLES as f32;
    let attempt = plan.answers.iter().find_map(|answer| match *answer {
        Answer::Attempt { region } => Some(region),
        _ => None,
    });
    let mut reasons = Vec::new();
    if let Some(Answer::Pick { slot }) = plan.answers.first() {
        let coins = state.table().offer().nth(usize::from(*slot) - 1).map_or(0, |(_, _, coins)| coins);
        reasons.push(Reason::Price(i16::from(*slot) - 1 - i16::from(coins)));
    }
    if plan.answers.contains(&Answer::Decline) {
        reasons.push(Reason::MakesRoom);
    }
    reasons
        .push(Reason::Regions(mean(&|summary| f32::from(summary.held.len())) - f32::from(before.held.len())));
    reasons.push(Reason::Earns(mean(&|summary| summary.income(seat))));
    for other in game.others(seat) {
        let hurt = before.income(other) - mean(&|summary| summary.income(other));
        if hurt > 0.2 {
            reasons.push(Reason::Hurts(other, hurt));
        }
    }
    reasons.push(Reason::Exposed(mean(&|summary| f32::from(summary.exposed))));
    Hint {
        odds: attempt.map(|region| mean(&|summary| if summary.held.contains(region) { 1.0 } else { 0.0 })),
        coins: mean(&|summary| f32::from(summary.coins)) - f32::from(before.coins),
        behind: best - plan.value,
        answers: plan.answers,
        reasons,
    }
}

/// What a table means to one seat.
struct Summary {
    coins: u16,
    held: RegionSet,
    exposed: u8,
    incomes: Vec<f32>,
}

impl Summary {
    fn new(game: &Game, state: &State, seat: Seat) -> Summary {
        let q = Query { game, table: state.table() };
        let bands = q.table.bands().filter(|&id| q.table.band(id).owner == seat);
        let held = bands.fold(RegionSet::EMPTY, |set, id| set | q.table.held(id));
        // In the middle of a turn the spoils of it are not what a turn pays.
        let steady = matches!(q.table.owed().ask, Ask::Choose | Ask::Pick | Ask::Nothing);
        let threats = threats(q, seat, held);
        let income = |seat| {
            let mut sum = Sum::default();
            income_bill(q, seat, &mut sum);
            f32::from(sum.0)
        };
        Summary {
            coins: state.coins(seat),
            held,
            exposed: if steady {
                held.filter(|region| threats[usize::from(region.0)] != SAFE).count() as u8
            } else {
                0
            },
            incomes: game.seats().map(income).collect(),
        }
    }

    fn income(&self, seat: Seat) -> f32 {
        self.incomes[usize::from(seat.0)]
    }
}
