//! What plans bring about by the end of their turn, on average.

use engine::{Region, RegionSet, Seat, State};

use super::judge::Judge;
use crate::Nature;
use crate::expert::Dreamer;
use crate::hint::Summary;
use crate::search::Plan;

/// How often a plan is followed to the end of its turn.
const SAMPLES: u32 = 24;

/// What a plan brings about.
pub(crate) struct Effect {
    ends: Vec<State>,
    summaries: Vec<Summary>,
}

impl Effect {
    /// What the plan brings about.
    pub fn new(judge: &Judge<'_>, state: &State, plan: &Plan) -> Effect {
        let mut dreamer = Dreamer::new(judge.game, &judge.mind, state, judge.depth);
        let mut ends = Vec::new();
        for sample in 0..SAMPLES {
            let mut end = state.clone();
            dreamer.follow(&mut end, plan, &mut Nature::new(u64::from(sample), 1));
            ends.push(end);
        }
        let summaries = ends.iter().map(|end| Summary::new(judge.game, end, judge.seat)).collect();
        Effect { ends, summaries }
    }

    /// Whether another plan comes to the same, whatever chance brings.
    pub fn is_like(&self, other: &Effect) -> bool {
        self.ends.iter().zip(&other.ends).all(|(a, b)| a.table() == b.table())
    }

    fn mean(&self, part: impl Fn(&Summary) -> f32) -> f32 {
        self.summaries.iter().map(part).sum::<f32>() / self.summaries.len() as f32
    }

    /// The seat's coins.
    pub fn coins(&self) -> f32 {
        self.mean(|it| f32::from(it.coins))
    }

    /// How many regions the seat holds.
    pub fn regions(&self) -> f32 {
        self.mean(|it| f32::from(it.held.len()))
    }

    /// How many of them opponents can take next.
    pub fn exposed(&self) -> f32 {
        self.mean(|it| f32::from(it.exposed))
    }

    /// What a seat would score.
    pub fn income(&self, seat: Seat) -> f32 {
        self.mean(|it| it.income(seat))
    }

    /// How likely the seat is to hold a region.
    pub fn holds(&self, region: Region) -> f32 {
        self.mean(|it| if it.held.contains(region) { 1.0 } else { 0.0 })
    }

    /// The regions the seat mostly holds.
    pub fn mostly_held(&self) -> RegionSet {
        let any = self.summaries.iter().fold(RegionSet::EMPTY, |set, it| set | it.held);
        let mut held = RegionSet::EMPTY;
        any.filter(|&region| self.holds(region) > 0.5).for_each(|region| held.insert(region));
        held
    }

    /// One of the tables it leads to.
    pub fn example(&self) -> &State {
        &self.ends[0]
    }
}
