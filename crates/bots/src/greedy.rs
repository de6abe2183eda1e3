//! The bot that looks one step ahead: the best answer by a hand-made count of coins and tokens.

use std::sync::Arc;

use engine::{Answer, Answers, Ask, BandId, Game, Query, Region, State, View, apply, legal};

use crate::garrison::{force, puts, risk, share, threats};
use crate::lore::Lore;
use crate::{Bot, suppose};

/// What a new band may be expected to earn a turn.
const FRESH_BAND: f32 = 8.0;
/// How much of a declined band is still there a turn later.
const LASTING: f32 = 0.85;
/// How many regions a token to spare wins.
const REGIONS_A_TOKEN: f32 = 0.4;

/// Plays the best answer one step ahead.
pub struct Greedy {
    lore: Arc<Lore>,
    /// Where the remaining tokens of a redeployment go, the next one last.
    puts: Vec<Answer>,
}

impl Greedy {
    /// One that knows the game.
    pub fn new(lore: Arc<Lore>) -> Greedy {
        Greedy { lore, puts: Vec::new() }
    }
}

impl Bot for Greedy {
    fn answer(&mut self, game: &Game, view: &View, answers: &Answers) -> Answer {
        let q = Query { game, table: &view.table };
        let owed = view.table.owed();
        if owed.ask != Ask::Redeploy {
            self.puts.clear();
            return choose(&self.lore, &suppose(view), q, answers);
        }
        let hand = usize::from(view.table.band(owed.band).hand);
        let held = view.table.held(owed.band);
        let goes_on = self.puts.len() == hand
            && self
                .puts
                .last()
                .is_some_and(|put| matches!(*put, Answer::Put { region, .. } if held.contains(region)));
        if !goes_on {
            self.puts.clear();
            self.puts.extend(puts(held, &share(&self.lore, q, owed.band, hand as u8)));
        }
        self.puts.pop().unwrap_or(answers[0])
    }
}

/// Answers the decision owed in a state, and all of a redeployment at once.
pub(crate) fn carry_on(lore: &Lore, game: &Game, state: &mut State, answers: &mut Answers) {
    let owed = state.owed();
    if owed.ask == Ask::Redeploy {
        let q = Query { game, table: state.table() };
        let extra = share(lore, q, owed.band, q.table.band(owed.band).hand);
        for answer in puts(q.table.held(owed.band), &extra) {
            let done = apply(game, state, owed.who, answer, &mut ());
            debug_assert!(done.is_ok(), "a put was refused: {answer:?} {done:?}");
        }
        return;
    }
    legal(game, state, answers);
    let q = Query { game, table: state.table() };
    let answer = if answers.len() == 1 { answers[0] } else { choose(lore, state, q, answers) };
    let done = apply(game, state, owed.who, answer, &mut ());
    debug_assert!(done.is_ok(), "an answer was refused: {answer:?} {done:?}");
}

/// The best answer to any decision but where tokens go.
fn choose(lore: &Lore, state: &State, q: Query<'_>, answers: &Answers) -> Answer {
    let owed = q.table.owed();
    match owed.ask {
        Ask::Pick => best(answers, |answer| match answer {
            Answer::Pick { slot } => pick_worth(lore, q, slot),
            _ => f32::MIN,
        }),
        Ask::Choose => decide(answers, should_decline(lore, q, owed.band)),
        Ask::Late => decide(answers, should_decline_late(lore, q, owed.band)),
        Ask::Act => act(lore, q, owed.band, answers),
        Ask::Yield => best(answers, |answer| match answer {
            Answer::Empty { region } => -f32::from(lore.income(q, owed.band, region)),
            _ => f32::MIN,
        }),
        Ask::Post => post(lore, q, owed.band, answers),
        Ask::Ally => best(answers, |answer| match answer {
            Answer::Ally { seat } => q.table.active(seat).map_or(4.0, |id| 1.0 + f32::from(force(q, id))),
            _ => 0.0,
        }),
        // Staying in a river earns its coin, and one that looks one step ahead has no use for the next round.
        Ask::Leave | Ask::Seer => Answer::Done,
        // A token bought for a coin brings more than one.
        Ask::Hire => best(answers, |answer| if let Answer::Buy { n } = answer { f32::from(n) } else { 0.0 }),
        Ask::Redeploy
        | Ask::Send
        | Ask::Site
        | Ask::Mimic
        | Ask::Totem
        | Ask::Vanish
        | Ask::Finale
        | Ask::Fuse
        | Ask::Form
        | Ask::Press
        | Ask::Side
        | Ask::Well => answers[0],
        Ask::Nothing
        | Ask::First
        | Ask::Banner
        | Ask::Badge
        | Ask::AttemptDie
        | Ask::RollDie
        | Ask::GambleDie
        | Ask::Find
        | Ask::Event
        | Ask::Omen
        | Ask::AssaultDie
        | Ask::Bomb
        | Ask::Stead
        | Ask::Bind => {
            debug_assert!(state.owed().who.player().is_some(), "nature does not ask bots");
            answers[0]
        }
    }
}

fn best(answers: &Answers, worth: impl Fn(Answer) -> f32) -> Answer {
    let mut best = (f32::NEG_INFINITY, answers[0]);
    for &answer in answers.iter() {
        let worth = worth(answer);
        if worth > best.0 {
            best = (worth, answer);
        }
    }
    best.1
}

fn decide(answers: &Answers, declines: bool) -> Answer {
    let decline = answers.iter().copied().find(|&answer| (answer == Answer::Decline) == declines);
    decline.unwrap_or(answers[0])
}

/// The rounds still to come after this one.
fn rounds_after(q: Query<'_>) -> u8 {
    q.game.rounds() - q.table.round()
}

fn pick_worth(lore: &Lore, q: Query<'_>, slot: u8) -> f32 {
    let Some((race, Some(power), coins)) = q.table.offer().nth(usize::from(slot) - 1) else {
        return f32::MIN;
    };
    lore.promise(race, power, rounds_after(q) + 1) + f32::from(coins) - f32::from(slot - 1)
}

/// What a band earns now, what it would earn in decline, and what declining it would cost besides.
fn prospects(lore: &Lore, q: Query<'_>, id: BandId) -> (f32, f32, f32) {
    let band = q.table.band(id);
    let held = q.table.held(id);
    let now: u8 = held.map(|region| lore.income(q, id, region)).sum();
    let others = q.table.declined(band.owner);
    let lost: u8 =
        others.map(|other| q.table.held(other).map(|region| lore.income(q, other, region)).sum::<u8>()).sum();
    (f32::from(now), f32::from(held.len()), f32::from(lost))
}

fn should_decline(lore: &Lore, q: Query<'_>, id: BandId) -> bool {
    let after = rounds_after(q);
    if after == 0 {
        return false;
    }
    let (now, then, lost) = prospects(lore, q, id);
    let growth = REGIONS_A_TOKEN * f32::from(force(q, id));
    let waiting = now + lost + growth * (2.0 + LASTING * f32::from(after - 1));
    then * LASTING + FRESH_BAND - if after == 1 { 1.5 } else { 0.0 } > waiting
}

fn should_decline_late(lore: &Lore, q: Query<'_>, id: BandId) -> bool {
    let (now, then, lost) = prospects(lore, q, id);
    let growth = REGIONS_A_TOKEN * f32::from(force(q, id));
    rounds_after(q) > 0 && then * LASTING + FRESH_BAND > now + lost + growth
}

/// What taking a region is worth: what it pays, and what it takes from others.
fn region_worth(lore: &Lore, q: Query<'_>, id: BandId, region: Region) -> f32 {
    let owner = q.table.band(id).owner;
    // What must be left again is a step on the way to something.
    let stays = q.holdable(id).contains(region);
    let mut worth = if stays { f32::from(lore.income(q, id, region)) } else { 0.3 };
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
            worth += (0.8 * income + kill) / f32::from(q.game.players() - 1);
        }
    }
    worth
}

fn act(lore: &Lore, q: Query<'_>, id: BandId, answers: &Answers) -> Answer {
    let hand = q.table.band(id).hand;
    let rolled = q.table.rolled();
    let enters = q.table.held(id).is_empty();
    let faces = q.game.die();
    best(answers, |answer| match answer {
        Answer::Conquer { region } => {
            let worth = region_worth(lore, q, id, region);
            let cost = q.cost(id, region).saturating_sub(rolled.unwrap_or(0)).max(1);
            let room = if enters { 0.05 * f32::from(q.game.board().borders(region).len()) } else { 0.0 };
            // Anything that can be had beats a gamble.
            if worth > 0.2 { 10.0 + (worth + room) / f32::from(cost) } else { -1.0 }
        }
        Answer::Use { region, .. } => {
            let worth = region_worth(lore, q, id, region) + 0.3 * f32::from(q.cost(id, region));
            if worth > 0.2 { 12.0 + worth } else { -1.0 }
        }
        Answer::Attempt { region } => {
            let short = q.cost(id, region) - hand;
            let good = faces.iter().filter(|&&face| face >= short).count();
            region_worth(lore, q, id, region) * good as f32 / 6.0
        }
        Answer::Roll => 30.0,
        Answer::Done => 0.0,
        _ => -2.0,
    })
}

fn post(lore: &Lore, q: Query<'_>, id: BandId, answers: &Answers) -> Answer {
    let threats = threats(q, q.table.band(id).owner, q.table.held(id));
    best(answers, |answer| match answer {
        Answer::Place { region, n: 1, mark } => {
            let cost = threats[usize::from(region.0)];
            let saved = if q.game.mark(mark).closes == engine::ability::Closed::ToNobody {
                risk(cost) - risk(cost.saturating_add(1))
            } else {
                risk(cost)
            };
            0.1 + saved * (0.5 + f32::from(lore.income(q, id, region)))
        }
        _ => 0.0,
    })
}
