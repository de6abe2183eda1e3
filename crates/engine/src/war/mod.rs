//! What a band may do besides conquering on islands at war, and what belongs to sides there (WOW).

mod assault;
mod champion;
mod exchange;
mod replacement;
mod shove;
mod sides;
mod tolls;

pub(crate) use assault::leaps;
pub(crate) use champion::{champion_ready, why_not_champion};
pub(crate) use exchange::{MOST_USES, check_moving, is_bare, other_uses};
pub(crate) use replacement::replacements;
pub(crate) use sides::SIDES;
pub(crate) use tolls::can_touch;

use crate::answer::Answer;
use crate::compiled::plain;
use crate::ids::BandId;
use crate::illegal::Illegal;
use crate::query::Query;
use crate::sink::Sink;
use crate::state::State;

/// Goes through what the band may do besides.
pub(crate) fn list(state: &State, q: Query<'_>, id: BandId, plain: u32, out: &mut impl Sink) {
    if plain & plain::ASSAULT == 0 && out.wants(|answer| matches!(answer, Answer::Assault { .. })) {
        assault::list(state, q, id, out);
    }
    if plain & plain::SEIZE == 0 && out.wants(|answer| matches!(answer, Answer::Use { .. })) {
        champion::moves(state, q, id).for_each(|answer| out.push(answer));
    }
    let shoves = |answer| matches!(answer, Answer::Shove { .. } | Answer::Herd { .. } | Answer::Raze { .. });
    if plain & plain::SHOVE == 0 && out.wants(shoves) {
        shove::list_shoves(state, q, id, out);
    }
}

/// Whether the band can do nothing of this without a token in hand. Assaults and shoves need one.
pub(crate) fn is_idle(state: &State, q: Query<'_>, id: BandId) -> bool {
    q.is_plain(id, plain::SEIZE) || champion::moves(state, q, id).next().is_none()
}

/// Why the band may not do that besides.
pub(crate) fn why_not(state: &State, q: Query<'_>, id: BandId, answer: Answer) -> Illegal {
    let misplaced = Illegal::misplaced(q, q.table.owed(), answer);
    if !q.game.has.war || q.table.rolled().is_some() {
        return misplaced;
    }
    match answer {
        Answer::Assault { region } => assault::why_not(state, q, id, region),
        Answer::Shove { region, to } | Answer::Herd { region, to } => {
            shove::why_not_shove(state, q, id, region, to)
        }
        Answer::Raze { mark, region } => shove::why_not_raze(state, q, id, mark, region),
        _ => misplaced,
    }
}
