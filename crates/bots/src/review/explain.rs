//! Finds out why a plan was worse than the best. Every number is counted on the tables that the plans lead to.

use engine::{
    Actor, Answer, Answers, Ask, MAX_REGIONS, Query, Region, RegionSet, Seat, State, Table, apply, legal,
};

use super::decisions::Kind;
use super::effect::Effect;
use super::judge::{Difference, Judge};
use super::reasons::{Cause, Combo, Reason};
use crate::expert::Dreamer;
use crate::garrison::{Front, usual_cost};
use crate::nature::mix;
use crate::price::Prices;
use crate::search::Plan;

/// From here on a difference is worth a word.
const SOME: f32 = 0.75;
/// From here on a difference in the chance to win is.
const SOME_CHANCE: f32 = 0.04;
/// From here on a region is lost more often.
const OFTEN: f32 = 0.15;
/// How often plans are played on to see what is lost.
const SAMPLES: u32 = 32;
/// The most reasons told of one decision.
const MOST: usize = 3;
/// The most regions named in one sentence.
const NAMED: usize = 3;

/// A decision, the plans for it, and what they come to.
pub(crate) struct Matter<'a> {
    pub judge: &'a Judge<'a>,
    pub state: &'a State,
    pub kind: Kind,
    pub played: (&'a Plan, Effect),
    pub best: (&'a Plan, Effect),
    pub difference: &'a Difference,
    /// What the seat answered, without what a search has added.
    pub answers: &'a [Answer],
    /// The states of the game until the seat's next turn, if they are known.
    pub later: &'a [State],
}

impl Matter<'_> {
    /// What went wrong, and why the best plan is better: the weightiest first.
    pub fn explain(&self) -> (Cause, Vec<Reason>) {
        let mut reasons = Vec::new();
        let cause = match self.kind {
            Kind::Decline => self.decline(&mut reasons),
            Kind::Combo => self.combo(&mut reasons),
            Kind::Conquests => self.conquests(&mut reasons),
            Kind::Redeployment => self.redeployment(&mut reasons),
            Kind::Other => Cause::Other,
        };
        let own = reasons.len();
        self.effects(&mut reasons);
        if let Some(fall) = reasons.iter().find_map(|reason| self.fall(reason)) {
            reasons.insert(own, fall);
        }
        let Difference { coins, chance, best_chance, .. } = *self.difference;
        if reasons.is_empty() && coins.mean >= SOME {
            reasons.push(Reason::ByTheEnd(coins.mean));
        }
        if reasons.is_empty() || (chance.mean >= SOME_CHANCE && chance.sure() > 0.0) {
            let played = 100.0 * (best_chance - chance.mean).max(0.0);
            reasons.truncate(MOST - 1);
            reasons.push(Reason::Chance { played, best: 100.0 * best_chance });
        }
        reasons.truncate(MOST);
        (cause, reasons)
    }

    fn q(&self) -> Query<'_> {
        Query { game: self.judge.game, table: self.state.table() }
    }

    /// The regions a plan is likely to have more, or fewer, after its turn.
    fn gained(&self, effect: &Effect) -> f32 {
        let (seat, table) = (self.judge.seat, self.state.table());
        let own = table.bands().filter(|&id| table.band(id).owner == seat);
        effect.regions() - own.map(|id| f32::from(table.held(id).len())).sum::<f32>()
    }

    fn decline(&self, reasons: &mut Vec<Reason>) -> Cause {
        let coins = self.difference.coins.mean;
        let early = self.answers.contains(&Answer::Decline);
        // Near the end a plan may be better for the win and bring no coins; then there is nothing to say of coins.
        if coins >= SOME && early {
            reasons.push(Reason::StillStrong { coins, regions: self.gained(&self.best.1) });
        } else if coins >= SOME {
            reasons.push(Reason::WornOut { coins, regions: self.gained(&self.played.1) });
        }
        if early { Cause::EarlyDecline } else { Cause::LateDecline }
    }

    fn combo(&self, reasons: &mut Vec<Reason>) -> Cause {
        let slot = |answers: &[Answer]| match answers.first() {
            Some(Answer::Pick { slot }) => Some(slot - 1),
            _ => None,
        };
        let (Some(taken), Some(better)) = (slot(self.answers), slot(&self.best.0.answers)) else {
            return Cause::Other;
        };
        let q = self.q();
        let offer = |slot: u8| match q.table.offer().nth(usize::from(slot)) {
            Some((race, Some(power), coins)) => Some(((race, power), u16::from(coins))),
            _ => None,
        };
        let (Some((one, lay)), Some((other, lies))) = (offer(taken), offer(better)) else {
            return Cause::Other;
        };
        let coins = self.difference.coins.mean;
        if coins >= SOME {
            reasons.push(Reason::WorthMore { taken: one, better: other, coins });
        }
        if lies > lay {
            reasons.push(Reason::CoinsLay { better: other, coins: lies - lay });
        }
        let (paid, price) = (q.combo_price(taken), q.combo_price(better));
        if paid > price {
            reasons.push(Reason::Dearer { taken: one, coins: paid - price });
        }
        let prices = Prices::shipped(q.game);
        let fair = |(race, power): Combo| prices.as_ref()?.of(q.game, race, power);
        if let (Some(a), Some(b)) = (fair(one), fair(other))
            && b - a >= SOME
        {
            reasons.push(Reason::Lab { taken: one, better: other, coins: b - a });
        }
        Cause::Combo
    }

    fn conquests(&self, reasons: &mut Vec<Reason>) -> Cause {
        let missed = self.best.1.mostly_held() - self.played.1.mostly_held();
        if let Some((tokens, regions)) = self.unused(missed) {
            reasons.push(Reason::Unused { tokens, regions });
            return Cause::Unused;
        }
        let attempt = |plan: &Plan| {
            plan.answers.iter().find_map(|answer| match *answer {
                Answer::Attempt { region } => Some(region),
                _ => None,
            })
        };
        let staked = attempt(self.played.0).filter(|&region| attempt(self.best.0) != Some(region));
        if let Some(region) = staked
            && self.played.1.holds(region) < 0.5
        {
            reasons.push(Reason::LongOdds { region, percent: 100.0 * self.played.1.holds(region) });
            return Cause::Die;
        }
        let coins = self.best.1.coins() - self.played.1.coins();
        if !missed.is_empty() && coins >= SOME {
            reasons.push(Reason::Targets { regions: few(missed), coins });
        }
        Cause::Targets
    }

    /// The tokens in hand when the seat stopped, and which of the missed regions they could have taken, one by one.
    fn unused(&self, missed: RegionSet) -> Option<(u8, RegionSet)> {
        if self.answers.last() != Some(&Answer::Done) {
            return None;
        }
        let (game, who) = (self.judge.game, Actor::seat(self.judge.seat));
        let mut state = self.state.clone();
        for &answer in &self.answers[..self.answers.len() - 1] {
            apply(game, &mut state, who, answer, &mut ()).ok()?;
        }
        let tokens = state.table().band(state.owed().band).hand;
        let (mut regions, mut answers) = (RegionSet::EMPTY, Answers::new());
        while state.owed().who == who && state.owed().ask == Ask::Act {
            legal(game, &state, &mut answers);
            let next = answers.iter().copied().find_map(|answer| match answer {
                Answer::Conquer { region } if missed.contains(region) => Some((region, answer)),
                _ => None,
            });
            let Some((region, answer)) = next else { break };
            apply(game, &mut state, who, answer, &mut ()).ok()?;
            regions.insert(region);
        }
        (tokens > 0 && !regions.is_empty()).then(|| (tokens, few(regions)))
    }

    fn redeployment(&self, reasons: &mut Vec<Reason>) -> Cause {
        let (played, best) = (self.played.1.example().table(), self.best.1.example().table());
        let front = Front::new(Query { game: self.judge.game, table: played });
        let seat = self.judge.seat;
        let lost = [self.played.0, self.best.0].map(|plan| lost_soon(self.judge, self.state, plan));
        let more = |region: Region| {
            let [played, best] = [0, 1].map(|plan| lost[plan][usize::from(region.0)]);
            (region, played, best)
        };
        let held = self.played.1.mostly_held() & self.best.1.mostly_held();
        let weak: Vec<_> =
            held.filter(|&region| best.tokens(region) > played.tokens(region)).map(more).collect();
        let weakest = weak.iter().max_by(|a, b| (a.1 - a.2).total_cmp(&(b.1 - b.2)));
        if let Some(&(region, now, then)) = weakest.filter(|(_, now, then)| now - then >= OFTEN) {
            let (tokens, better) = (played.tokens(region), best.tokens(region));
            let peoples = front.besiegers(seat, region) as u8;
            if peoples > 0 {
                reasons.push(Reason::Open { region, tokens, better, peoples });
            }
            reasons.push(Reason::Falls { region, tokens, better, played: 100.0 * now, best: 100.0 * then });
            return Cause::Border;
        }
        // Where it is lost in any case, more tokens make it dearer.
        let cost = |table: &Table, region: Region| usual_cost(Query { game: self.judge.game, table }, region);
        let lost = weak.iter().filter(|(_, now, _)| *now >= 0.5).max_by(|a, b| a.1.total_cmp(&b.1));
        let dear = lost.map(|&(region, ..)| (region, cost(played, region), cost(best, region)));
        match dear {
            Some((region, cost, better)) if cost < better => {
                reasons.push(Reason::Cheap { region, tokens: played.tokens(region), cost, better });
                Cause::Border
            }
            _ => Cause::Placing,
        }
    }

    /// What the plans differ in when the turn is over, as far as it speaks for the best one.
    fn effects(&self, reasons: &mut Vec<Reason>) {
        let (best, played) = (&self.best.1, &self.played.1);
        let told = |reasons: &[Reason]| {
            reasons.iter().any(|it| matches!(it, Reason::Targets { .. } | Reason::StillStrong { .. }))
        };
        let mut more: Vec<(f32, Reason)> = Vec::new();
        let mut add = |worth: f32, reason| more.extend((worth >= SOME).then_some((worth, reason)));
        let coins = best.coins() - played.coins();
        if !told(reasons) || matches!(reasons.first(), Some(Reason::StillStrong { .. })) {
            add(coins, Reason::Coins(coins));
        }
        let regions = best.regions() - played.regions();
        if !told(reasons) {
            add(regions, Reason::Regions(regions));
        }
        let hurt = |seat: Seat| played.income(seat) - best.income(seat);
        let most = self.judge.game.others(self.judge.seat).map(|seat| (seat, hurt(seat)));
        if let Some((seat, coins)) = most.max_by(|(_, a), (_, b)| a.total_cmp(b)) {
            add(coins, Reason::Hurts(seat, coins));
        }
        let safer = played.exposed() - best.exposed();
        if self.kind != Kind::Decline {
            add(safer, Reason::Safer(safer));
        }
        more.sort_by(|(a, _), (b, _)| b.total_cmp(a));
        reasons.extend(more.into_iter().map(|(_, reason)| reason));
    }

    /// When a region that was left open was lost before the seat's next turn, and to whom.
    fn fall(&self, reason: &Reason) -> Option<Reason> {
        let (&Reason::Falls { region, .. } | &Reason::Cheap { region, .. }) = reason else { return None };
        let seat = self.judge.seat;
        let owner = |state: &State| state.table().holder(region).map(|id| state.table().band(id).owner);
        let state = self.later.iter().find(|state| owner(state).is_some_and(|owner| owner != seat))?;
        Some(Reason::Fell { region, to: owner(state)?, round: state.table().round() })
    }
}

/// How likely each region is to be lost to others before the seat's next turn.
fn lost_soon(judge: &Judge<'_>, state: &State, plan: &Plan) -> [f32; MAX_REGIONS] {
    let mut dreamer = Dreamer::new(judge.game, &judge.mind, state, judge.depth);
    let mut lost = [0.0; MAX_REGIONS];
    for sample in 0..SAMPLES {
        let end = dreamer.play_round(state, plan, mix(u64::from(sample)));
        for region in judge.game.board().all() {
            let owner = end.table().holder(region).map(|id| end.table().band(id).owner);
            if owner != Some(judge.seat) {
                lost[usize::from(region.0)] += 1.0 / SAMPLES as f32;
            }
        }
    }
    lost
}

/// As many of the regions as a sentence has room for.
fn few(regions: RegionSet) -> RegionSet {
    let mut few = RegionSet::EMPTY;
    regions.take(NAMED).for_each(|region| few.insert(region));
    few
}
