//! What a band may do besides conquering on islands at war, and what belongs to sides there (WOW).

mod assault;
mod champion;
mod exchange;
mod pilfer;
mod replacement;
mod shove;
mod sides;
mod tolls;

pub(crate) use assault::leaps;
pub(crate) use champion::{champion_ready, check_champion};
pub(crate) use exchange::{MOST_USES, check_moving, is_bare, other_uses};
pub(crate) use replacement::replacements;
pub(crate) use sides::SIDES;

use crate::answer::{Answer, Answers};
use crate::compiled::plain;
use crate::ids::BandId;
use crate::illegal::Illegal;
use crate::query::Query;
use crate::state::State;

/// Lists what the band may do besides.
pub(crate) fn list(state: &State, q: Query<'_>, id: BandId, plain: u32, out: &mut Answers) {
    if plain & plain::ASSAULT == 0 {
        assault::list(state, q, id, out);
    }
    if plain & plain::SEIZE == 0 {
        champion::moves(state, q, id).for_each(|answer| out.push(answer));
    }
    if plain & plain::SHOVE == 0 {
        shove::list_shoves(state, q, id, out);
    }
    if plain & plain::PILFER == 0 {
        pilfer::moves(state, q, id).for_each(|answer| out.push(answer));
    }
}

/// Whether the band can do nothing of this without a token in hand. Assaults and shoves need one.
pub(crate) fn is_idle(state: &State, q: Query<'_>, id: BandId) -> bool {
    (q.is_plain(id, plain::SEIZE) || champion::moves(state, q, id).next().is_none())
        && (q.is_plain(id, plain::PILFER) || pilfer::moves(state, q, id).next().is_none())
}

/// Whether the band may do that besides.
pub(crate) fn check(state: &State, q: Query<'_>, id: BandId, answer: Answer) -> Result<(), Illegal> {
    if !q.game.has.war || q.table.rolled().is_some() {
        return Err(Illegal::misplaced(q, q.table.owed(), answer));
    }
    match answer {
        Answer::Assault { region } => assault::check_assault(state, q, id, region),
        Answer::Shove { region, to } => shove::check_shove(state, q, id, region, to),
        Answer::Herd { region, to } => {
            shove::check_shove(state, q, id, region, to)?;
            let rule = shove::check_shover(q, id, region)?;
            if shove::has_choice(q, region) { Ok(()) } else { Err(Illegal::Unfit(rule)) }
        }
        Answer::Raze { mark, region } => shove::check_raze(state, q, id, mark, region),
        Answer::Lay { tile, region } => pilfer::check(state, q, id, tile, region),
        _ => Err(Illegal::misplaced(q, q.table.owed(), answer)),
    }
}
