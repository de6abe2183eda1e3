//! Why the acting band may not do something. Nothing here allows anything: what may be done is listed.

use super::specials::{fixed_price, lone_tokens, special_of, swapped};
use super::{can_pay, can_pay_toll, gamble, hand_against, lacking, rolls_first, wielding};
use crate::ability::Price;
use crate::answer::Answer;
use crate::ids::{BandId, Mark, Tile};
use crate::illegal::{Cite, Illegal};
use crate::query::Query;
use crate::region::Region;
use crate::state::State;
use crate::{procedure, relics, war};

/// Why the acting band may not do what was not listed.
pub(super) fn why_not(state: &State, q: Query<'_>, id: BandId, answer: Answer) -> Illegal {
    let hand = q.table.band(id).hand;
    match answer {
        Answer::Abandon { region } => why_not_abandon(q, id, region),
        Answer::Conquer { region } => match check_target(state, q, id, region) {
            Err(why) => why,
            Ok(cost) => Illegal::TooDear { cost, hand: hand_against(q, id, region) },
        },
        Answer::Attempt { .. } if hand == 0 => Illegal::NoTokenToRoll,
        Answer::Attempt { region } => match check_target(state, q, id, region) {
            Err(why) => why,
            Ok(cost) => why_not_attempt(q, id, region, cost),
        },
        Answer::Gamble { region } => match check_target(state, q, id, region) {
            Err(why) => why,
            Ok(cost) => why_not_gamble(q, id, region, cost),
        },
        Answer::Roll => match rolls_first(q, id) {
            None => Illegal::NoSuchAbility,
            Some(rule) if q.table.rolled().is_some() => Illegal::Used(rule),
            Some(_) => Illegal::EmptyHand,
        },
        Answer::Use { tile, region } => why_not_special(state, q, id, tile, region),
        Answer::Place { mark, .. } => why_not_place(q, id, mark, answer),
        Answer::Join { .. } if q.table.turn.fresh && q.game.has.war && q.may_choose_side(id) => {
            wielding(q, id)
        }
        Answer::Assault { .. } | Answer::Shove { .. } | Answer::Herd { .. } | Answer::Raze { .. } => {
            war::why_not(state, q, id, answer)
        }
        Answer::Lay { .. } => procedure::why_no_act(q.game, state, id, answer),
        Answer::Wield { tile } => relics::why_not_wield(q, id, tile),
        _ if answer.asked_by().is_some() => procedure::why_no_act(q.game, state, id, answer),
        _ => Illegal::misplaced(q, q.table.owed(), answer),
    }
}

fn why_not_abandon(q: Query<'_>, id: BandId, region: Region) -> Illegal {
    if !q.table.held(id).contains(region) {
        let owner = q.table.band(id).owner;
        let own = q.table.holder(region).is_some_and(|holder| q.table.band(holder).owner == owner);
        Illegal::NotHeld(if own { "CORE-READY-5" } else { "CORE-READY-2" })
    } else if !q.table.turn.fresh {
        Illegal::TooLateToAbandon
    } else {
        wielding(q, id)
    }
}

fn why_not_attempt(q: Query<'_>, id: BandId, region: Region, cost: u8) -> Illegal {
    let hand = hand_against(q, id, region);
    if cost <= hand {
        Illegal::NoNeedOfDie
    } else if let Some(rule) = rolls_first(q, id).filter(|_| !q.unaided(id).contains(region)) {
        Illegal::RollsFirst(rule)
    } else if cost > hand + q.game.best_face {
        Illegal::TooFarShort { cost, hand }
    } else {
        q.garrison_rule(id).map_or(Illegal::NoTokenToRoll, Illegal::TooFewTogether)
    }
}

/// Why the die may not be rolled for the region. It helps nobody against peoples such as Gnomes (`Unaided`).
fn why_not_gamble(q: Query<'_>, id: BandId, region: Region, cost: u8) -> Illegal {
    let Some(rule) = gamble(q, id, region) else {
        let own = q.tiles(id).find_map(|held| held.compiled.gamble.map(|(_, at)| held.rule(at)));
        return own.map_or(Illegal::NoSuchAbility, Illegal::Unfit);
    };
    if let Some(rule) = q.unaided_rule(id, region) {
        Illegal::Unaided(rule)
    } else if q.table.rolled().is_some() {
        Illegal::AfterRoll(rule)
    } else {
        Illegal::TooFarShort { cost, hand: q.table.band(id).hand }
    }
}

/// What an attack on the region costs, or why there can be none at all.
fn check_target(state: &State, q: Query<'_>, id: BandId, region: Region) -> Result<u8, Illegal> {
    q.forbidden(id, region)?;
    if q.table.band(id).hand == 0 {
        return Err(Illegal::EmptyHand);
    }
    let helped = q.table.turn.wields() || q.table.rolled().is_some() || hand_against(q, id, region) == 0;
    if let Some(rule) = q.unaided_rule(id, region).filter(|_| helped) {
        return Err(Illegal::Unaided(rule));
    }
    can_pay_toll(state, q, id, region)?;
    Ok(q.cost(id, region))
}

fn why_not_place(q: Query<'_>, id: BandId, mark: Mark, answer: Answer) -> Illegal {
    let mut totems = q.tiles(id).filter(|held| held.compiled.totem.is_some_and(|(own, _)| own == mark));
    let totem = totems.find_map(|held| held.compiled.totem.map(|(_, at)| (held.slot, held.rule(at))));
    match totem.filter(|_| q.table.turn.fresh) {
        None => Illegal::misplaced(q, q.table.owed(), answer),
        Some(_) if q.table.turn.wields() => wielding(q, id),
        Some((slot, rule)) if q.table.turn.is_used(slot) => Illegal::Used(rule),
        Some((_, rule)) => Illegal::NoPlace(Cite::Tile(rule)),
    }
}

fn why_not_special(state: &State, q: Query<'_>, id: BandId, tile: Tile, region: Region) -> Illegal {
    let Some(special) = special_of(q, id, tile, region) else { return lacking(q, id, tile) };
    if q.table.rolled().is_some() {
        return Illegal::AfterRoll(special.rule);
    }
    match special.seizure.price {
        Price::Itself => war::why_not_champion(state, q, id, &special, region),
        Price::Tokens(tokens) => {
            let leaps = war::leaps(q, id).contains(region);
            let barred = if leaps { None } else { check_target(state, q, id, region).err() };
            let poor = || can_pay(state, q, id, region, Some(&special)).err();
            let unaided = || q.unaided_rule(id, region).map(Illegal::Unaided);
            barred.or_else(poor).or_else(unaided).unwrap_or_else(|| {
                if q.table.turn.is_used(special.slot) {
                    return Illegal::Used(special.rule);
                }
                let cost = fixed_price(q, id, region, &special, tokens);
                Illegal::TooDear { cost, hand: q.table.band(id).hand }
            })
        }
        Price::Swap if !lone_tokens(q, id, &special).contains(region) => {
            let unaided = || q.unaided_rule(id, region).map(Illegal::Unaided);
            let why = q.forbidden(id, region).err().or_else(unaided);
            why.unwrap_or(Illegal::Unfit(special.rule))
        }
        Price::Swap if swapped(q, &special, region) => Illegal::Used(special.rule),
        Price::Swap => can_pay_toll(state, q, id, region).err().unwrap_or(Illegal::Unfit(special.rule)),
    }
}
