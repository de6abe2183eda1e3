//! The bot that looks one step ahead: the best answer by a hand-made count of coins and tokens.

use std::sync::Arc;

use engine::ability::{Closed, Effect, Posting, Side};
use engine::{
    Actor, Answer, Answers, Ask, BandId, Game, Mark, Query, Region, RegionSet, Seat, State, Tile, View,
    apply, carry_out, drawn, legal,
};

use crate::acts::act;
use crate::garrison::{SAFE, force, puts, risk, share, threats};
use crate::lore::{LASTING, Lore, REGIONS_A_TOKEN};
use crate::trial::{expect, standing};
use crate::{Bot, suppose};

/// What a new band may be expected to earn a turn.
const FRESH_BAND: f32 = 8.0;
/// How many answers of a turn are played on at most.
const PLAYED_ON: usize = 200;

/// Plays the best answer one step ahead.
pub struct Greedy {
    lore: Arc<Lore>,
    /// Whether it asks what combos are worth, not only what they cost.
    appraises: bool,
    /// Where the remaining tokens of a redeployment go, the next one last.
    puts: Vec<Answer>,
}

impl Greedy {
    /// One that knows the game.
    pub fn new(lore: Arc<Lore>) -> Greedy {
        Greedy { lore, appraises: true, puts: Vec::new() }
    }

    /// One that takes the cheapest combo, whatever it is.
    pub fn thrifty(lore: Arc<Lore>) -> Greedy {
        Greedy { appraises: false, ..Greedy::new(lore) }
    }
}

impl Bot for Greedy {
    fn answer(&mut self, game: &Game, view: &View, answers: &Answers) -> Answer {
        let q = Query { game, table: &view.table };
        let owed = view.table.owed();
        if owed.ask != Ask::Redeploy {
            self.puts.clear();
            return if owed.ask == Ask::Pick && !self.appraises {
                cheapest(q, answers)
            } else if owed.ask == Ask::Choice {
                // What a tile asks may pay off only later in the turn, so the turn is played on.
                let (state, seat) = (suppose(view), owed.who.player().unwrap_or(q.table.seat()));
                best(answers, |answer| played_on(&self.lore, game, &state, answer, seat))
            } else {
                choose(&self.lore, &suppose(view), q, answers)
            };
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

    fn appraise(&self, game: &Game, view: &View) -> Vec<(Answer, f32)> {
        let q = Query { game, table: &view.table };
        let mut answers = Answers::new();
        legal(game, &suppose(view), &mut answers);
        let worth = |&answer: &Answer| match answer {
            Answer::Pick { slot } => Some((answer, pick_worth(&self.lore, q, slot))),
            _ => None,
        };
        answers.iter().filter_map(worth).collect()
    }
}

/// How a seat stands if it gives an answer and this bot plays the turn to its end.
fn played_on(lore: &Lore, game: &Game, state: &State, answer: Answer, seat: Seat) -> f32 {
    let mut state = state.clone();
    let (turn, round) = (state.table().seat(), state.table().round());
    carry_out(game, &mut state, answer, &mut ());
    let mut answers = Answers::new();
    for _ in 0..PLAYED_ON {
        let ends = state.table().seat() != turn || state.table().round() != round;
        if ends || state.is_over() {
            break;
        }
        if state.owed().who == Actor::NATURE {
            legal(game, &state, &mut answers);
            let answer = drawn(game, state.table(), &answers, u64::MAX / 2);
            carry_out(game, &mut state, answer, &mut ());
        } else {
            carry_on(lore, game, &mut state, &mut answers);
        }
    }
    standing(lore, game, &state, seat) - exposure(lore, Query { game, table: state.table() }, seat)
}

/// What an answer to a tile's question leads to, one step ahead, and how safe it leaves the seat.
fn chosen_worth(lore: &Lore, state: &State, game: &Game, seat: Seat, answer: Answer) -> f32 {
    let mut next = state.clone();
    carry_out(game, &mut next, answer, &mut ());
    let safer = exposure(lore, Query { game, table: next.table() }, seat);
    // Passing is easier than doing what changes nothing.
    let eased = if answer == Answer::Done { 0.01 } else { 0.0 };
    match answer {
        Answer::Peek => f32::MIN,
        _ => expect(lore, game, state, answer, seat) - safer + eased,
    }
}

/// What a seat may expect to lose to attacks before its next turn, in coins.
fn exposure(lore: &Lore, q: Query<'_>, seat: Seat) -> f32 {
    let bands = || q.table.bands().filter(|&id| q.table.band(id).owner == seat);
    let held = bands().fold(RegionSet::EMPTY, |set, id| set | q.table.held(id));
    let threats = threats(q, seat, held);
    let lost = |id: BandId, region: Region| {
        risk(threats[usize::from(region.0)]) * f32::from(lore.income(q, id, region))
    };
    bands().map(|id| q.table.held(id).map(|region| lost(id, region)).sum::<f32>()).sum()
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
    let answer = next(lore, game, state, answers);
    let done = apply(game, state, owed.who, answer, &mut ());
    debug_assert!(done.is_ok(), "an answer was refused: {answer:?} {done:?}");
}

/// The answer to the decision owed, other than where tokens go.
pub(crate) fn next(lore: &Lore, game: &Game, state: &State, answers: &mut Answers) -> Answer {
    legal(game, state, answers);
    let q = Query { game, table: state.table() };
    if answers.len() == 1 { answers[0] } else { choose(lore, state, q, answers) }
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
        Ask::LateDecline => decide(answers, should_decline_late(lore, q, owed.band)),
        Ask::Act => act(lore, state, q, owed.band, answers),
        Ask::Yield => best(answers, |answer| match answer {
            Answer::Empty { region } => -f32::from(lore.income(q, owed.band, region)),
            _ => f32::MIN,
        }),
        Ask::Post | Ask::Totem => post(lore, q, owed.band, answers),
        // Staying in a river earns its coin, and one that looks one step ahead has no use for the next round.
        Ask::Leave | Ask::Seer => Answer::Done,
        Ask::Side => best(answers, |answer| match answer {
            Answer::Join { side } => foes(q, owed.band, side),
            _ => 0.1,
        }),
        Ask::Choice => {
            let seat = owed.who.player().unwrap_or(q.table.seat());
            best(answers, |answer| chosen_worth(lore, state, q.game, seat, answer))
        }
        Ask::Press | Ask::Vanish => {
            let seat = owed.who.player().unwrap_or(q.table.seat());
            finest(lore, state, q, seat, answers)
        }
        Ask::EndOfTurn => end_of_turn(lore, state, q, q.table.seat(), answers),
        // Where tokens go is answered elsewhere; the rest is nature's.
        Ask::Redeploy
        | Ask::Nothing
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
        | Ask::Draw
        | Ask::Replacement
        | Ask::Bind => {
            debug_assert!(state.owed().who.player().is_some(), "nature does not ask bots");
            answers[0]
        }
    }
}

pub(crate) fn best(answers: &Answers, mut worth: impl FnMut(Answer) -> f32) -> Answer {
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

/// The combo that costs least, what lies on it counted.
fn cheapest(q: Query<'_>, answers: &Answers) -> Answer {
    best(answers, |answer| match answer {
        Answer::Pick { slot } => {
            let coins = q.table.offer().nth(usize::from(slot) - 1).map_or(0, |(_, _, coins)| coins);
            f32::from(coins) - f32::from(slot)
        }
        _ => f32::MIN,
    })
}

fn pick_worth(lore: &Lore, q: Query<'_>, slot: u8) -> f32 {
    let Some((race, Some(power), coins)) = q.table.offer().nth(usize::from(slot) - 1) else {
        return f32::MIN;
    };
    lore.promise(race, power, rounds_after(q) + 1) + f32::from(coins) - f32::from(q.combo_price(slot - 1))
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

/// Where a piece does most: keeps others out, or is in their way.
fn post(lore: &Lore, q: Query<'_>, id: BandId, answers: &Answers) -> Answer {
    let owner = q.table.band(id).owner;
    let held = q.table.held(id);
    let threats = threats(q, owner, held);
    let targets = q.targets(id);
    best(answers, |answer| match answer {
        Answer::Place { region, n: 1, mark } if held.contains(region) => {
            let income = f32::from(lore.income(q, id, region));
            0.1 + saved(q, mark, threats[usize::from(region.0)]) * (0.5 + income)
        }
        // A piece laid among others harms them; a price put on a region is for whoever can take it.
        Answer::Place { region, n: 1, mark } => {
            let away = stands_away(q, id, mark);
            let near =
                if targets.contains(region) { 1.0 / f32::from(q.cost(id, region).max(1)) } else { 0.0 };
            let income =
                q.table.holder(region).map_or(0.0, |holder| f32::from(lore.income(q, holder, region)));
            0.1 + near + if away { 0.0 } else { income }
        }
        _ => 0.0,
    })
}

/// How much less likely a region of that price is to be lost with the piece in it.
fn saved(q: Query<'_>, mark: Mark, cost: u8) -> f32 {
    match q.game.mark(mark).closes {
        Closed::ToNobody if cost == SAFE => 0.0,
        Closed::ToNobody => risk(cost) - risk(cost + 1),
        Closed::ToOpponents | Closed::ToAll => risk(cost),
    }
}

/// Whether the piece stands away from the band's own side, for whoever takes its region.
fn stands_away(q: Query<'_>, id: BandId, mark: Mark) -> bool {
    let band = q.table.band(id);
    let tiles = [band.race, band.power].into_iter().filter(|&tile| tile != Tile::NONE);
    tiles
        .flat_map(|tile| q.game.ability(tile).rules.iter())
        .any(|rule| matches!(rule.effect, Effect::Post(own, Posting::Away(_)) if own == mark))
}

/// How much within reach belongs to those the side fights.
pub(crate) fn foes(q: Query<'_>, id: BandId, side: Side) -> f32 {
    let against = |region: &Region| {
        q.table.holder(*region).is_some_and(|holder| {
            let other = q.side(holder);
            other != Side::Neutral && other != side && q.table.band(holder).owner != q.table.band(id).owner
        })
    };
    q.targets(id).filter(against).count() as f32
}

/// The answer that leads to most, one step ahead.
fn finest(lore: &Lore, state: &State, q: Query<'_>, seat: Seat, answers: &Answers) -> Answer {
    best(answers, |answer| match answer {
        Answer::Peek => f32::MIN,
        // Passing is easier than doing what changes nothing.
        Answer::Done => expect(lore, q.game, state, answer, seat) + 0.01,
        _ => expect(lore, q.game, state, answer, seat),
    })
}

/// The best of what relics and places do at the end of a turn. What they do is tried; what only lets another do
/// something, for example a copy of it, is worth the best of that.
fn end_of_turn(lore: &Lore, state: &State, q: Query<'_>, seat: Seat, answers: &Answers) -> Answer {
    let now = standing(lore, q.game, state, seat);
    best(answers, |answer| match answer {
        // Passing is easier than doing what changes nothing.
        Answer::Done => 0.01,
        Answer::Peek => f32::MIN,
        Answer::ChooseTile { .. } => {
            let mut next = state.clone();
            carry_out(q.game, &mut next, answer, &mut ());
            let mut follow = Answers::new();
            if next.owed().ask == Ask::EndOfTurn {
                legal(q.game, &next, &mut follow);
            }
            let q = Query { game: q.game, table: next.table() };
            let new = follow.iter().filter(|other| !answers.contains(other) && **other != Answer::Done);
            new.map(|&other| finale_worth(lore, &next, q, seat, other, now)).fold(0.0, f32::max)
        }
        _ => finale_worth(lore, state, q, seat, answer, now),
    })
}

fn finale_worth(lore: &Lore, state: &State, q: Query<'_>, seat: Seat, answer: Answer, now: f32) -> f32 {
    let own = q.table.active(seat).map_or(RegionSet::EMPTY, |id| q.table.held(id));
    match answer {
        Answer::Place { region, mark, .. } => {
            let cost = || threats(q, seat, own)[usize::from(region.0)];
            if own.contains(region) { saved(q, mark, cost()) } else { 0.0 }
        }
        // A relic that keeps others out pays off only later.
        Answer::Lay { .. } => (expect(lore, q.game, state, answer, seat) - now).max(0.2),
        _ => expect(lore, q.game, state, answer, seat) - now,
    }
}
