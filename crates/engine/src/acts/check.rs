//! Whether the acting band may do something.

use super::specials::fixed_price;
use super::specials::lone_tokens;
use super::specials::special_of;
use super::specials::swapped;
use super::{can_pay, can_pay_toll, check_fresh, check_unarmed, gamble, hand_against, lacking, rolls_first};
use crate::ability::Price;
use crate::answer::Answer;
use crate::ids::{BandId, Tile};
use crate::illegal::Illegal;
use crate::query::Query;
use crate::region::Region;
use crate::state::State;
use crate::{procedure, relics, war};

/// Whether the acting band may do that.
pub(crate) fn check(state: &State, q: Query<'_>, id: BandId, answer: Answer) -> Result<(), Illegal> {
    let hand = q.table.band(id).hand;
    let rolled = q.table.rolled().is_some();
    match answer {
        Answer::Done => Ok(()),
        Answer::Abandon { region } => {
            if !q.table.held(id).contains(region) {
                let owner = q.table.band(id).owner;
                let own = q.table.holder(region).is_some_and(|holder| q.table.band(holder).owner == owner);
                Err(Illegal::NotHeld(if own { "CORE-READY-5" } else { "CORE-READY-2" }))
            } else if !q.table.turn.fresh {
                Err(Illegal::TooLateToAbandon)
            } else {
                check_unarmed(q, id)
            }
        }
        Answer::Conquer { region } => {
            let cost = check_target(state, q, id, region)?;
            let hand = hand_against(q, id, region);
            if cost > hand { Err(Illegal::TooDear { cost, hand }) } else { Ok(()) }
        }
        Answer::Attempt { region } => {
            if hand == 0 {
                return Err(Illegal::NoTokenToRoll);
            }
            let cost = check_target(state, q, id, region)?;
            let hand = hand_against(q, id, region);
            if cost <= hand {
                Err(Illegal::NoNeedOfDie)
            } else if let Some(rule) = rolls_first(q, id).filter(|_| !q.unaided(id).contains(region)) {
                Err(Illegal::RollsFirst(rule))
            } else if cost > hand + q.game.best_face {
                Err(Illegal::TooFarShort { cost, hand })
            } else if hand < q.garrison(id) {
                Err(q.garrison_rule(id).map_or(Illegal::NoTokenToRoll, Illegal::TooFewTogether))
            } else {
                Ok(())
            }
        }
        Answer::Gamble { region } => {
            let cost = check_target(state, q, id, region)?;
            check_gamble(q, id, region, cost)
        }
        Answer::Roll => match rolls_first(q, id) {
            None => Err(Illegal::NoSuchAbility),
            Some(rule) if rolled => Err(Illegal::Used(rule)),
            Some(_) if hand == 0 => Err(Illegal::EmptyHand),
            Some(_) => Ok(()),
        },
        Answer::Use { tile, region } => check_special(state, q, id, tile, region),
        Answer::Place { .. } => procedure::check_board_act(q.game, state, id, answer)
            .unwrap_or_else(|| check_fresh(q, id, answer)),
        Answer::Join { .. } => check_fresh(q, id, answer),
        Answer::Assault { .. }
        | Answer::Shove { .. }
        | Answer::Herd { .. }
        | Answer::Raze { .. }
        | Answer::Lay { .. } => war::check(state, q, id, answer),
        Answer::Wield { tile } => relics::check_wield(state, q, id, tile),
        _ if answer.asked_by().is_some() => procedure::check_act(q.game, state, id, answer),
        _ => Err(Illegal::misplaced(q, q.table.owed(), answer)),
    }
}

/// Whether the die may be rolled for the region. It helps nobody against peoples such as Gnomes (`Unaided`).
pub(crate) fn check_gamble(q: Query<'_>, id: BandId, region: Region, cost: u8) -> Result<(), Illegal> {
    let hand = q.table.band(id).hand;
    let Some(rule) = gamble(q, id, region) else {
        let own = q.tiles(id).find_map(|held| held.compiled.gamble.map(|(_, at)| held.rule(at)));
        return Err(own.map_or(Illegal::NoSuchAbility, Illegal::Unfit));
    };
    if let Some(rule) = q.unaided_rule(id, region) {
        Err(Illegal::Unaided(rule))
    } else if q.table.rolled().is_some() {
        Err(Illegal::AfterRoll(rule))
    } else if cost > hand + q.game.best_face {
        Err(Illegal::TooFarShort { cost, hand })
    } else {
        Ok(())
    }
}

pub(crate) fn check_target(state: &State, q: Query<'_>, id: BandId, region: Region) -> Result<u8, Illegal> {
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

pub(crate) fn check_special(
    state: &State,
    q: Query<'_>,
    id: BandId,
    tile: Tile,
    region: Region,
) -> Result<(), Illegal> {
    let special = special_of(q, id, tile, region).ok_or_else(|| lacking(q, id, tile))?;
    if q.table.rolled().is_some() {
        return Err(Illegal::AfterRoll(special.rule));
    }
    match special.seizure.price {
        Price::Itself => war::check_champion(state, q, id, &special, region),
        Price::Tokens(tokens) => {
            if !war::leaps(q, id).contains(region) {
                check_target(state, q, id, region)?;
            }
            can_pay(state, q, id, region, Some(&special))?;
            let (cost, hand) = (fixed_price(q, id, region, &special, tokens), q.table.band(id).hand);
            if let Some(rule) = q.unaided_rule(id, region) {
                Err(Illegal::Unaided(rule))
            } else if q.table.turn.is_used(special.slot) {
                Err(Illegal::Used(special.rule))
            } else if cost > hand {
                Err(Illegal::TooDear { cost, hand })
            } else {
                Ok(())
            }
        }
        Price::Swap => {
            if !lone_tokens(q, id, &special).contains(region) {
                let unaided = || q.unaided_rule(id, region).map(Illegal::Unaided);
                let why = q.forbidden(id, region).err().or_else(unaided);
                Err(why.unwrap_or(Illegal::Unfit(special.rule)))
            } else if swapped(q, &special, region) {
                Err(Illegal::Used(special.rule))
            } else {
                can_pay_toll(state, q, id, region)
            }
        }
    }
}
