//! Tokens of opponents beside a band are moved about, for example by Intimidating (WOW-POW-INTIMIDATING).

use super::exchange::MOST_USES;
use super::tolls::can_touch;
use crate::acts::{too_few, wielding};
use crate::answer::Answer;
use crate::ask::once;
use crate::bill::{Deed, Sum, Tally};
use crate::event::{Event, Log};
use crate::expulsion::{discard_bill, rescuer};
use crate::game::RuleRef;
use crate::ids::{BandId, Mark};
use crate::illegal::Illegal;
use crate::query::Query;
use crate::region::{Region, RegionSet};
use crate::sink::Sink;
use crate::state::State;
use crate::turn::Machine;

/// The regions from which the band may take a token, or a piece first: those of opponents and of natives beside it.
fn shovable(q: Query<'_>, id: BandId) -> RegionSet {
    let owner = q.table.band(id).owner;
    let beside = q.game.board().around(q.table.held(id)) - q.immune_to(owner) - q.friendly(owner);
    let foreign = |region: &Region| {
        let natives = q.table.natives(*region) > 0;
        natives || q.table.holder(*region).is_some_and(|holder| q.table.band(holder).owner != owner)
    };
    beside.filter(foreign).collect()
}

/// How often the band shoves in a turn, and the rule: what its tiles give adds up.
pub(super) fn shoves(q: Query<'_>, id: BandId) -> Option<(u8, RuleRef)> {
    let own = q.tiles(id).filter_map(|held| held.compiled.shove.map(|(n, at)| (n, held.rule(at))));
    own.reduce(|(n, _), (more, rule)| ((n + more).min(MOST_USES), rule))
}

/// How often the band has shoved this turn.
fn shoved(q: Query<'_>) -> u8 {
    q.table.turn.uses & MOST_USES
}

/// How the band shoves, if it still may: the rule.
fn shove(q: Query<'_>, id: BandId) -> Option<RuleRef> {
    let (n, rule) = shoves(q, id)?;
    let able = shoved(q) < n && q.table.band(id).hand >= q.garrison(id) && !q.table.turn.wields();
    able.then_some(rule)
}

/// The pieces that must be removed before a token of the region can be moved.
fn cover(q: Query<'_>, region: Region) -> impl Iterator<Item = Mark> {
    let marks = q.game.defense_marks.iter().map(|&(mark, _)| mark);
    marks.filter(move |&mark| q.table.marked(mark).contains(region))
}

/// The tokens of the region that can be moved: all but a champion.
fn movable(q: Query<'_>, region: Region) -> u8 {
    let champions = q.game.marks().filter(|(_, spec)| spec.among_tokens && !spec.stacks);
    let champions: u8 = champions.map(|(mark, _)| u8::from(q.table.marked(mark).contains(region))).sum();
    q.table.tokens(region) - champions
}

/// The piece in the region that is counted among the tokens and moves like one, and how many there are.
fn herd(q: Query<'_>, region: Region) -> Option<(Mark, u8)> {
    let mut kinds = q.game.marks().filter(|(_, spec)| spec.among_tokens && spec.stacks);
    let (mark, _) = kinds.find(|(mark, _)| q.table.marked(*mark).contains(region))?;
    Some((mark, q.table.pieces(q.game, mark, region)))
}

/// Whether there are both tokens and such pieces to be moved.
fn has_choice(q: Query<'_>, region: Region) -> bool {
    herd(q, region).is_some_and(|(_, n)| n < movable(q, region))
}

/// Where a token of the region may be put: elsewhere with its band, where that is not closed, or nowhere, if there is no
/// elsewhere.
fn outlets(q: Query<'_>, id: BandId, region: Region) -> RegionSet {
    let here: RegionSet = [region].into_iter().collect();
    let Some(holder) = q.table.holder(region) else { return here };
    let owner = q.table.band(id).owner;
    let others = (q.table.held(holder) - here) - q.immune_to(owner) - q.warded_against(owner);
    if others.is_empty() { here } else { others }
}

/// Goes through what the band may move, and the pieces it may remove first.
pub(super) fn list_shoves(state: &State, q: Query<'_>, id: BandId, out: &mut impl Sink) {
    if shove(q, id).is_none() {
        return;
    }
    for region in out.among(shovable(q, id)) {
        let mut covered = false;
        for mark in cover(q, region) {
            covered = true;
            if can_touch(state, q, id, region, Deed::Touch).is_ok() {
                out.push(Answer::Raze { mark, region });
            }
        }
        let moves = q.table.natives(region) > 0 || movable(q, region) > 0;
        if !covered && moves && can_touch(state, q, id, region, Deed::Moving).is_ok() {
            let herds = has_choice(q, region);
            for to in outlets(q, id, region) {
                out.push(Answer::Shove { region, to });
                if herds {
                    out.push(Answer::Herd { region, to });
                }
            }
        }
    }
}

/// Why a token of the region may not be put there.
pub(super) fn why_not_shove(state: &State, q: Query<'_>, id: BandId, region: Region, to: Region) -> Illegal {
    let rule = match check_shover(q, id, region) {
        Ok(rule) => rule,
        Err(why) => return why,
    };
    let moves = q.table.natives(region) > 0 || movable(q, region) > 0;
    if cover(q, region).next().is_some() {
        return Illegal::Covered(rule);
    }
    if !moves || !outlets(q, id, region).contains(to) {
        let own = q.table.holder(region) == q.table.holder(to) && region != to;
        let closed = own && q.immune_to(q.table.band(id).owner).contains(to);
        return if closed { Illegal::Immune } else { Illegal::Unfit(rule) };
    }
    can_touch(state, q, id, region, Deed::Moving).err().unwrap_or(Illegal::Unfit(rule))
}

/// Why the piece in the region may not be removed.
pub(super) fn why_not_raze(state: &State, q: Query<'_>, id: BandId, mark: Mark, region: Region) -> Illegal {
    match check_shover(q, id, region) {
        Err(why) => why,
        Ok(rule) if !cover(q, region).any(|other| other == mark) => Illegal::Unfit(rule),
        Ok(rule) => can_touch(state, q, id, region, Deed::Touch).err().unwrap_or(Illegal::Unfit(rule)),
    }
}

/// The rule by which the band may shove in the region, or why it may not.
fn check_shover(q: Query<'_>, id: BandId, region: Region) -> Result<RuleRef, Illegal> {
    let Some((n, rule)) = shoves(q, id) else { return Err(Illegal::NoSuchAbility) };
    if shoved(q) >= n {
        return Err(Illegal::Used(rule));
    }
    if q.friendly(q.table.band(id).owner).contains(region) {
        return Err(Illegal::Mate);
    }
    if q.table.turn.wields() {
        return Err(wielding(q, id));
    }
    if shove(q, id).is_none() {
        return Err(too_few(q, id));
    }
    if q.immune_to(q.table.band(id).owner).contains(region) {
        return Err(Illegal::Immune);
    }
    if shovable(q, id).contains(region) { Ok(rule) } else { Err(Illegal::Unfit(rule)) }
}

impl<L: Log + ?Sized> Machine<'_, L> {
    /// A piece that protects tokens is removed.
    pub(crate) fn raze(&mut self, id: BandId, mark: Mark, region: Region) {
        self.pay_for(id, region, Deed::Touch);
        let turn = &mut self.table().turn;
        turn.fresh = false;
        turn.uses += 1;
        self.remove_pieces(mark, region);
    }

    /// A token beside the band is moved to another region of its own band, or lost.
    pub(crate) fn shove(&mut self, id: BandId, region: Region, to: Region, herds: bool) {
        self.pay_for(id, region, Deed::Moving);
        self.strike(id, region);
        let turn = &mut self.table().turn;
        turn.fresh = false;
        turn.uses += 1;
        let Some(holder) = self.state.table.holder(region) else {
            let tokens = self.table().take_natives(region);
            let turn = &mut self.table().turn;
            turn.slain = turn.slain.saturating_add(tokens);
            return self.note(Event::NativesLeft { region, tokens });
        };
        let race = self.state.table.band(holder).race;
        let beast = self.take_one(region, herds);
        if to == region {
            self.discard_one(holder, region, beast);
        } else {
            self.table().tokens[to.index()] += 1;
            if let Some(mark) = beast {
                self.station(mark, to, 1);
            }
            self.note(Event::Shoved { race, region, to });
        }
        if self.state.table.tokens(region) == 0 {
            self.vacate(holder, region);
            self.dismiss_if_gone(holder);
        } else {
            self.desert_if_alone(holder, region);
        }
    }

    /// Takes one token away, a real one unless the other kind is wanted or all there is; the kind of piece if it was none.
    fn take_one(&mut self, region: Region, herds: bool) -> Option<Mark> {
        let q = self.q();
        let beast = herd(q, region).filter(|&(_, n)| herds || n == movable(q, region));
        self.table().tokens[region.index()] -= 1;
        if let Some((mark, _)) = beast {
            self.unstation(mark, region, 1);
        }
        beast.map(|(mark, _)| mark)
    }

    /// A token that has nowhere to go is lost, unless something saves it.
    fn discard_one(&mut self, holder: BandId, region: Region, beast: Option<Mark>) {
        let mut lost = Sum::default();
        discard_bill(self.q(), holder, &mut lost);
        let rescued = rescuer(self.q(), holder).is_some();
        let spared = self.q().compiled_tiles(holder).any(|compiled| compiled.no_loss.is_some());
        let race = self.state.table.band(holder).race;
        if lost.total() == 0 {
            self.band(holder).displaced += 1;
            if rescued && !spared {
                self.table().turn.once |= once::RESCUED;
            }
            self.note(Event::Rescued { race, region });
            return self.note(Event::Displaced { race, region, tokens: 1 });
        }
        let turn = &mut self.table().turn;
        turn.slain = turn.slain.saturating_add(1);
        match beast {
            Some(mark) => self.disperse(mark, 1),
            None => {
                self.band(holder).tray += 1;
                self.note(Event::Lost { race, region, tokens: 1 });
            }
        }
    }
}
