//! What a band does between conquests, one step ahead: conquests by what they pay for a token, everything else by
//! trying it.

use engine::bill::{Deed, ransom, toll};
use engine::{Answer, Answers, BandId, Query, Region, Seat, State, apply, legal};

use crate::greedy::{best, foes};
use crate::lore::Lore;
use crate::trial::{expect, standing};

/// Anything that can be had for sure beats a gamble.
const SURE: f32 = 10.0;
/// How many acts besides conquests are tried.
const TRIES: usize = 160;
/// How many preparations may come before a conquest.
const PREPARATIONS: u8 = 2;

/// The best thing to do now.
pub(crate) fn act(lore: &Lore, state: &State, q: Query<'_>, id: BandId, answers: &Answers) -> Answer {
    let mut acts = Acts { lore, now: None, tries: TRIES };
    best(answers, |answer| acts.worth(state, q, id, answer, PREPARATIONS))
}

struct Acts<'a> {
    lore: &'a Lore,
    /// How the band's owner stands if nothing more is done.
    now: Option<f32>,
    tries: usize,
}

impl Acts<'_> {
    /// What an act is worth; what is no better than stopping is worth nothing.
    fn worth(&mut self, state: &State, q: Query<'_>, id: BandId, answer: Answer, preparations: u8) -> f32 {
        match answer {
            Answer::Conquer { region } => {
                let worth = region_worth(self.lore, q, id, region);
                let cost = q.cost(id, region);
                let enters = q.table.held(id).is_empty();
                let room = if enters { 0.05 * f32::from(q.game.board().borders(region).len()) } else { 0.0 };
                if worth > 0.2 { SURE + (worth + room) / f32::from(cost) } else { -1.0 }
            }
            Answer::Use { region, .. } => {
                let worth = region_worth(self.lore, q, id, region) + 0.3 * f32::from(q.cost(id, region));
                if worth > 0.2 { SURE + 2.0 + worth } else { -1.0 }
            }
            Answer::Attempt { region } => region_worth(self.lore, q, id, region) * odds(q, id, region),
            Answer::Gamble { region } => self.gamble(q, id, region),
            Answer::Roll => 3.0 * SURE,
            Answer::Wield { .. } | Answer::ChooseTile { .. } => {
                self.prepare(state, q, id, answer, preparations)
            }
            Answer::Place { mark, .. } if q.game.mark(mark).free => {
                self.prepare(state, q, id, answer, preparations)
            }
            Answer::Join { side } => foes(q, id, side) - 0.5,
            Answer::Assault { .. } | Answer::Shove { .. } | Answer::Herd { .. } | Answer::Lay { .. } => {
                self.tried(state, q, id, answer)
            }
            _ if answer.asked_by().is_some() => self.tried(state, q, id, answer),
            Answer::Done => 0.0,
            // What pays off only later is for those who look further.
            _ => -2.0,
        }
    }

    /// A die that may be rolled for a conquest: free where the tokens suffice anyway.
    fn gamble(&self, q: Query<'_>, id: BandId, region: Region) -> f32 {
        let worth = region_worth(self.lore, q, id, region);
        let cost = q.cost(id, region);
        if worth <= 0.2 {
            -1.0
        } else if cost <= q.table.band(id).hand {
            SURE + worth / (f32::from(cost) - 1.0).max(0.9)
        } else {
            worth * odds(q, id, region)
        }
    }

    /// What something is worth that only makes something else possible: the best of that.
    fn prepare(&mut self, state: &State, q: Query<'_>, id: BandId, answer: Answer, preparations: u8) -> f32 {
        if preparations == 0 || self.tries == 0 {
            return -2.0;
        }
        self.tries -= 1;
        let mut next = state.clone();
        if apply(q.game, &mut next, state.owed().who, answer, &mut ()).is_err()
            || next.owed().band != id
            || next.owed().ask != state.owed().ask
        {
            return -2.0;
        }
        let mut answers = Answers::new();
        legal(q.game, &next, &mut answers);
        let after = Query { game: q.game, table: next.table() };
        let mut most = -2.0_f32;
        for &follow in answers.iter() {
            let conquers = matches!(
                follow,
                Answer::Conquer { .. } | Answer::Use { .. } | Answer::Wield { .. } | Answer::Gamble { .. }
            );
            if conquers {
                most = most.max(self.worth(&next, after, id, follow, preparations - 1));
            }
        }
        most
    }

    /// What trying it shows.
    fn tried(&mut self, state: &State, q: Query<'_>, id: BandId, answer: Answer) -> f32 {
        if self.tries == 0 {
            return -2.0;
        }
        self.tries -= 1;
        let seat: Seat = q.table.band(id).owner;
        let now = *self.now.get_or_insert_with(|| standing(self.lore, q.game, state, seat));
        let gain = expect(self.lore, q.game, state, answer, seat) - now;
        if gain > 0.25 { SURE + 1.0 + gain } else { -2.0 }
    }
}

/// How likely the die is to make up for what the hand lacks.
pub(crate) fn odds(q: Query<'_>, id: BandId, region: Region) -> f32 {
    let (cost, band) = (q.cost(id, region), q.table.band(id));
    // Where the hand seems to suffice and the die is offered all the same, the hammers in it do not count: no ability
    // helps against the people there.
    let hand = if cost <= band.hand { band.hand - band.hammers_out[1] } else { band.hand };
    let faces = q.game.die();
    faces.iter().filter(|&&face| hand + face >= cost).count() as f32 / faces.len() as f32
}

/// What taking a region is worth: what it pays, and what it takes from others.
fn region_worth(lore: &Lore, q: Query<'_>, id: BandId, region: Region) -> f32 {
    let owner = q.table.band(id).owner;
    // What must be left again is a step on the way to something.
    let stays = q.holdable(id).contains(region);
    let mut worth = if stays { f32::from(lore.income(q, id, region)) } else { 0.3 };
    worth += lore.prize(q, region);
    if q.non_empty(id, region) && !q.table.band(id).declined {
        worth += 0.8 * f32::from(lore.spoils(q, id));
    }
    if let Some(holder) = q.table.holder(region) {
        let income = f32::from(lore.income(q, holder, region));
        let defender = q.table.band(holder);
        if defender.owner == owner {
            worth -= income;
        } else {
            let kill = if defender.declined { 0.0 } else { 0.4 };
            let others = f32::from(q.game.players() - 1);
            worth += (0.8 * income + kill) / others;
            let tolls = toll(q, owner, region, Deed::Conquest).map(|(coins, ..)| coins);
            let ransom = ransom(q, id, region).map(|(coins, ..)| coins);
            for coins in tolls.into_iter().chain(ransom) {
                worth -= f32::from(coins) * (1.0 + 1.0 / others);
            }
        }
    }
    worth
}
