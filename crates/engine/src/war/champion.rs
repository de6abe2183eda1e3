//! A piece counted among the tokens that takes one region a turn by itself (WOW-POW-CHAMPIONING).

use super::assault::leaps;
use crate::ability::Price;
use crate::acts::{Special, can_pay, specials, wielding};
use crate::answer::Answer;
use crate::ids::BandId;
use crate::illegal::Illegal;
use crate::query::Query;
use crate::region::{Region, RegionSet};
use crate::state::State;

/// Whether the champion of the band is in hand.
pub(crate) fn champion_ready(q: Query<'_>, id: BandId, special: &Special) -> bool {
    let at_home = special.seizure.leaves.is_some_and(|mark| !q.table.marked(mark).meets(q.table.held(id)));
    at_home && !q.table.turn.is_used(special.slot) && q.table.band(id).hand + 1 >= q.garrison(id)
}

/// Where the champion may go: what is adjacent, or made so; never as a first conquest.
fn champion_targets(q: Query<'_>, id: BandId) -> RegionSet {
    let held = q.table.held(id);
    if held.is_empty() {
        return held;
    }
    let near = if q.wields_anywhere(id) { q.game.board().all() } else { q.adjacent(id, held) };
    let near = if q.table.turn.wields() && !q.wields_anywhere(id) { RegionSet::EMPTY } else { near };
    ((near & q.open(id)) - q.unaided(id)) | leaps(q, id)
}

/// Where the champion may go, as answers.
pub(super) fn moves(state: &State, q: Query<'_>, id: BandId) -> impl Iterator<Item = Answer> {
    let champions = specials(q, id)
        .filter(move |special| special.seizure.price == Price::Itself && champion_ready(q, id, special));
    champions.flat_map(move |special| {
        let targets = champion_targets(q, id);
        let paid = targets.filter(move |&region| can_pay(state, q, id, region, Some(&special)).is_ok());
        paid.map(move |region| Answer::Use { tile: special.tile, region })
    })
}

/// Why the champion may not go there.
pub(crate) fn why_not_champion(
    state: &State,
    q: Query<'_>,
    id: BandId,
    special: &Special,
    region: Region,
) -> Illegal {
    if q.table.turn.is_used(special.slot) {
        return Illegal::Used(special.rule);
    }
    if !champion_ready(q, id, special) {
        let few = q.table.band(id).hand + 1 < q.garrison(id);
        let few = q.garrison_rule(id).filter(|_| few);
        return few.map_or(Illegal::NotInHand(special.rule), Illegal::TooFewTogether);
    }
    let unfit = Illegal::Unfit(special.rule);
    if champion_targets(q, id).contains(region) {
        return can_pay(state, q, id, region, Some(special)).err().unwrap_or(unfit);
    }
    if q.table.turn.wields() && !q.wields_anywhere(id) {
        return wielding(q, id);
    }
    // He never makes the first conquest, so an entry region would not do either.
    if q.table.held(id).is_empty() {
        return unfit;
    }
    let unaided = || q.unaided_rule(id, region).map(Illegal::Unaided);
    q.forbidden(id, region).err().or_else(unaided).unwrap_or(unfit)
}
