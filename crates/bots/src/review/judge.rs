//! What a plan is worth against another, by playing both on with the same luck.

use engine::{Actor, Answer, Ask, Game, Query, Seat, State, View, apply, check, drawn, legal};
use fastrand::Rng;

use crate::expert::{Depth, Dreamer, ponder};
use crate::goal::Standings;
use crate::nature::mix;
use crate::roster::Roster;
use crate::search::{Mind, Plan, Search};
use crate::sense::{first_sensible, turn_of};
use crate::suppose;

/// Plans are played on so often at least.
const FEW: u32 = 16;
/// So often at most, step by step or by searching turns.
const MANY: [u32; 2] = [128, 64];
/// What the luck of comparisons begins with: none of it has helped to choose the plans.
const FRESH: u64 = 0xc0ac_0000_0000_0000;
/// So much of a normal distribution's width lies on each side of the mean in 95 % of all cases.
const WIDTH_95: f32 = 1.96;

/// A mean, and half the width of its 95 % interval.
#[derive(Copy, Clone, Debug, Default, PartialEq)]
pub struct Measure {
    /// The mean.
    pub mean: f32,
    /// What it may be off by.
    pub error: f32,
}

impl Measure {
    /// What is at least so, as far as it is known.
    pub fn sure(self) -> f32 {
        self.mean - self.error
    }

    /// The mean of what was seen.
    pub(crate) fn of(samples: &[f32]) -> Measure {
        let n = samples.len().max(2) as f32;
        let mean = samples.iter().sum::<f32>() / n;
        let square = samples.iter().map(|it| (it - mean) * (it - mean)).sum::<f32>() / (n - 1.0);
        Measure { mean, error: WIDTH_95 * (square / n).sqrt() }
    }
}

/// What one plan is worth more than another.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Difference {
    /// By what the seat plays for, in coins: the win near the end, the margin before.
    pub worth: Measure,
    /// In coins by which the seat should end ahead of the mean of the others.
    pub coins: Measure,
    /// In the chance to win, from 0 to 1.
    pub chance: Measure,
    /// The chance to win with the better plan.
    pub best_chance: f32,
}

/// A strong player in the head of one seat.
pub(crate) struct Judge<'a> {
    pub game: &'a Game,
    pub mind: Mind,
    pub depth: Depth,
    pub seat: Seat,
}

impl<'a> Judge<'a> {
    /// One that knows what the view shows, and what is to be decided there.
    pub fn new(game: &'a Game, roster: &Roster, view: &View) -> (Judge<'a>, State) {
        let state = suppose(view);
        let seat = state.owed().who.player().unwrap_or(state.table().seat());
        let mind = roster.strongest_mind().with_goal_of(game, view);
        (Judge { game, mind, depth: roster.strongest(), seat }, state)
    }

    /// The best plan for the decision owed.
    pub fn best(&self, state: &State) -> Option<Plan> {
        let (plans, _) = ponder(self.game, &self.mind, state, self.depth);
        first_sensible(self.game, &self.mind.lore, state, plans)
    }

    /// A plan that begins with these answers: as far as they leave conquests open, they are searched.
    pub fn complete(&self, state: &State, answers: &[Answer]) -> Plan {
        let turn = turn_of(state);
        let who = Actor::seat(self.seat);
        let mut next = state.clone();
        let mut rng = Rng::with_seed(State::supposed(state.table(), Default::default(), None).hash64());
        for &answer in answers {
            self.draw(&mut next, &mut rng);
            let done = check(self.game, &next, who, answer).is_ok()
                && apply(self.game, &mut next, who, answer, &mut ()).is_ok();
            if !done {
                break;
            }
        }
        self.draw(&mut next, &mut rng);
        let owed = next.owed();
        let acts = !next.is_over() && turn_of(&next) == turn && owed.who == who && owed.ask == Ask::Act;
        // Who rolls before conquests goes on by the dice, whatever was planned.
        let open = acts && !self.mind.lore.rolls(Query { game: self.game, table: next.table() }, owed.band);
        let plans = if open {
            Search::new(self.game, &self.mind, &next, self.depth.width).plans(&next).0
        } else {
            Vec::new()
        };
        let rest = first_sensible(self.game, &self.mind.lore, &next, plans);
        let rest = rest.into_iter().flat_map(|plan| plan.answers);
        Plan { answers: answers.iter().copied().chain(rest).collect(), value: 0.0 }
    }

    fn draw(&self, state: &mut State, rng: &mut Rng) {
        let mut answers = engine::Answers::new();
        while !state.is_over() && state.owed().who == Actor::NATURE {
            legal(self.game, state, &mut answers);
            let answer = drawn(self.game, state.table(), &answers, rng.u64(..));
            let done = apply(self.game, state, Actor::NATURE, answer, &mut ());
            debug_assert!(done.is_ok(), "a listed answer was refused: {answer:?} {done:?}");
        }
    }

    /// What the best plan is worth more than the one played. Where nothing is wrong a few samples are
    /// enough to see it.
    pub fn compare(&self, state: &State, best: &Plan, played: &Plan) -> Difference {
        let seed = FRESH ^ State::supposed(state.table(), Default::default(), None).hash64();
        let mut dreamer = Dreamer::new(self.game, &self.mind, state, self.depth);
        let [mut worth, mut coins, mut chance] = [const { Vec::new() }; 3];
        let mut chances = 0.0;
        let most = MANY[usize::from(self.depth.replies > 0)];
        for sample in 0..most {
            let luck = seed ^ mix(u64::from(sample));
            let [better, other] = [best, played].map(|plan| {
                let end = dreamer.play_out(state, plan, luck);
                (self.mind.judge(self.game, &end, self.seat), self.standings(&end))
            });
            worth.push(better.0 - other.0);
            coins.push(better.1.ahead(self.seat) - other.1.ahead(self.seat));
            chance.push(self.chance(&better.1) - self.chance(&other.1));
            chances += self.chance(&better.1);
            if sample + 1 >= FEW && sample % 8 == 7 && is_fine(Measure::of(&worth)) {
                break;
            }
        }
        let best_chance = chances / worth.len() as f32;
        let [worth, coins, chance] = [worth, coins, chance].map(|samples| Measure::of(&samples));
        Difference { worth, coins, chance, best_chance }
    }

    /// How the seats stand.
    pub fn standings(&self, state: &State) -> Standings {
        Standings::new(&self.mind, self.mind.net.as_deref(), self.game, state)
    }

    /// How likely the seat is to win, or its team.
    fn chance(&self, standings: &Standings) -> f32 {
        chance(self.game, standings, self.seat)
    }
}

/// How likely a seat is to win, or its team.
pub(crate) fn chance(game: &Game, standings: &Standings, seat: Seat) -> f32 {
    let odds = |seat: Seat| standings.odds[usize::from(seat.0)];
    odds(seat) + game.mate(seat).map_or(0.0, odds)
}

/// Whether more samples would hardly find anything wrong. What looks wrong is always sampled to the end.
fn is_fine(worth: Measure) -> bool {
    worth.mean + worth.error < super::GOOD
}
