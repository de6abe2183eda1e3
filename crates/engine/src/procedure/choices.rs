//! What a procedure lets people choose: listed for `legal`, looked up for `check`, by the same function.

use std::ops::RangeInclusive;

use super::{Caller, Chosen, List, Position, Procedure};
use crate::acts;
use crate::answer::{Answer, Answers};
use crate::game::Game;
use crate::ids::{BandId, Mark, Seat, Tile};
use crate::illegal::{Cite, Illegal};
use crate::query::{BandTile, COPY, Query};
use crate::region::{Region, RegionSet};
use crate::state::{MAX_FIXTURES, Owed, State};

/// Where a procedure lists what may be answered.
pub struct Choices<'a> {
    tile: Tile,
    /// Whether the tile is the copy of a relic: what both offer is listed once.
    copy: bool,
    /// What of it is listed now.
    group: Group,
    sink: Sink<'a>,
}

/// What kind of answers are listed together.
#[derive(Copy, Clone, PartialEq, Eq)]
enum Group {
    Any,
    Laid,
    Placed,
    Tiles,
    Others,
}

impl Group {
    const ALL: [Group; 4] = [Group::Laid, Group::Placed, Group::Tiles, Group::Others];

    fn has(self, answer: Answer) -> bool {
        let own = match answer {
            Answer::Lay { .. } => Group::Laid,
            Answer::Place { .. } => Group::Placed,
            Answer::ChooseTile { .. } => Group::Tiles,
            _ => Group::Others,
        };
        self == Group::Any || self == own
    }
}

enum Sink<'a> {
    /// Every answer goes into a list.
    List(&'a mut Answers),
    /// One answer is looked for.
    Find {
        wanted: Answer,
        found: bool,
        /// Whether any answer of its kind was listed.
        alike: bool,
        /// Why it is refused, if the procedure says so.
        why: Option<Illegal>,
    },
    /// Whether there is anything to choose.
    Any(bool),
    /// How many answers there are, and the first.
    Count { first: Option<Answer>, n: u16 },
}

impl<'a> Choices<'a> {
    /// Every choice goes into a list.
    pub(super) fn listing(me: Caller, out: &'a mut Answers) -> Choices<'a> {
        Choices::new(me, Sink::List(out))
    }

    fn new(me: Caller, sink: Sink<'a>) -> Choices<'a> {
        Choices { tile: me.tile, copy: me.slot == COPY, group: Group::Any, sink }
    }

    /// Whether a list has anything to choose.
    pub(super) fn any(at: Position<'_>, me: Caller, list: Option<List>) -> bool {
        let mut choices = Choices::new(me, Sink::Any(false));
        list.into_iter().for_each(|list| list(at, me, &mut choices));
        matches!(choices.sink, Sink::Any(true))
    }

    /// These numbers.
    pub fn numbers(&mut self, numbers: RangeInclusive<u8>) {
        let tile = self.tile;
        numbers.for_each(|n| self.push(Answer::ChooseNumber { tile, n }));
    }

    /// Each of these regions.
    pub fn regions(&mut self, regions: RegionSet) {
        let tile = self.tile;
        regions.for_each(|region| self.push(Answer::ChooseRegion { tile, region }));
    }

    /// A region, or why it may not be chosen.
    pub fn region(&mut self, region: Region, may: Result<(), Illegal>) {
        self.push_if(Answer::ChooseRegion { tile: self.tile, region }, may);
    }

    /// Passing over a region, or why it may not be passed over.
    pub fn not_region(&mut self, region: Region, may: Result<(), Illegal>) {
        self.push_if(Answer::PassRegion { tile: self.tile, region }, may);
    }

    /// Two regions, or why they may not be chosen.
    pub fn pair(&mut self, region: Region, to: Region, may: Result<(), Illegal>) {
        self.push_if(Answer::ChoosePair { tile: self.tile, region, to }, may);
    }

    fn push_if(&mut self, answer: Answer, may: Result<(), Illegal>) {
        match (may, &mut self.sink) {
            (Ok(()), _) => self.push(answer),
            (Err(refusal), Sink::Find { wanted, why, .. }) if *wanted == answer => *why = Some(refusal),
            (Err(_), _) => {}
        }
    }

    /// A piece of a kind in each of these regions.
    pub fn place(&mut self, mark: Mark, regions: RegionSet) {
        regions.for_each(|region| self.push(Answer::Place { mark, region, n: 1 }));
    }

    /// The relic itself in each of these regions.
    pub fn lay(&mut self, regions: RegionSet) {
        let tile = self.tile;
        regions.for_each(|region| self.push(Answer::Lay { tile, region }));
    }

    /// Nothing at all, and why.
    pub fn refuse(&mut self, refusal: Illegal) {
        if let Sink::Find { why, .. } = &mut self.sink {
            *why = Some(refusal);
        }
    }

    /// A player.
    pub fn seat(&mut self, seat: Seat) {
        self.push(Answer::ChooseSeat { tile: self.tile, seat });
    }

    /// A tile.
    pub fn tile(&mut self, other: Tile) {
        self.push(Answer::ChooseTile { tile: self.tile, other });
    }

    /// A combo of the offer, by its position from 1.
    pub fn combo(&mut self, slot: u8) {
        self.push(Answer::ChooseCombo { tile: self.tile, slot });
    }

    /// Yes.
    pub fn yes(&mut self) {
        self.push(Answer::ChooseYes { tile: self.tile });
    }

    /// No.
    pub fn no(&mut self) {
        self.push(Answer::ChooseNo { tile: self.tile });
    }

    /// Choosing nothing.
    pub fn nothing(&mut self) {
        if !matches!(self.sink, Sink::Any(_)) {
            self.push(Answer::Done);
        }
    }

    fn push(&mut self, answer: Answer) {
        match &mut self.sink {
            Sink::List(_) if !self.group.has(answer) => {}
            Sink::List(answers) if self.copy && answers.contains(&answer) => {}
            Sink::List(answers) => answers.push(answer),
            Sink::Find { wanted, found, alike, .. } => {
                *found |= *wanted == answer;
                *alike |= std::mem::discriminant(wanted) == std::mem::discriminant(&answer);
            }
            Sink::Any(any) => *any = true,
            Sink::Count { first, n } => {
                *first = first.or(Some(answer));
                *n += 1;
            }
        }
    }
}

/// Whether an answer is to what a tile's procedure offers.
pub(super) fn is_offered(procedure: &Procedure, tile: Tile, answer: Answer) -> bool {
    match answer {
        Answer::Place { mark, .. } => procedure.piece == Some(mark),
        Answer::Lay { tile: laid, .. } => laid == tile,
        _ => answer.asked_by() == Some(tile),
    }
}

/// The index of the rule by which a tile offers what is answered, if it does.
pub(crate) fn offering(held: &BandTile<'_>, answer: Answer) -> Option<u8> {
    let line = held.compiled.procedures.iter().find(|line| is_offered(line.procedure, held.tile, answer));
    line.map(|line| line.index)
}

/// The procedure of a band's tile, with who calls.
pub(super) fn caller(q: Query<'_>, band: BandId, tile: Tile) -> Option<(&'static Procedure, Caller)> {
    if band == BandId::NONE {
        return finder(q, band, tile);
    }
    let mut own = q.tiles(band).filter(|held| held.tile == tile);
    own.find_map(|held| held.compiled.procedures.first().map(|line| line.called(band, &held)))
        .or_else(|| finder(q, band, tile))
}

/// The procedure of a relic or place that a band has just found, in whatever state the band is; or of any tile, where
/// there is no band.
pub(super) fn finder(q: Query<'_>, band: BandId, tile: Tile) -> Option<(&'static Procedure, Caller)> {
    // Chance may also decide without a band, for example about a bomb that is turned over for no player.
    let own = (band == BandId::NONE).then_some(0);
    let slot = q.game.fixture(tile).map(|index| 2 + index as u8).or(own)?;
    let held = BandTile { slot, tile, compiled: q.game.compiled(tile, false) };
    held.compiled.procedures.first().map(|line| line.called(band, &held))
}

/// Lists what may be answered to what a procedure has asked.
pub(crate) fn list(game: &Game, state: &State, owed: Owed, out: &mut Answers) {
    let at = Position { game, state };
    if let Some((procedure, me)) = caller(at.query(), owed.band, Tile(owed.what))
        && let Some(choices) = procedure.choices
    {
        choices(at, me, &mut Choices::listing(me, out));
    }
}

/// The answers of chance to what the tile's procedure lets it decide, with their odds.
fn draws(q: Query<'_>, tile: Tile) -> impl Iterator<Item = Answer> {
    let odds = q.game.procedure(tile).and_then(|(procedure, given)| Some((procedure.odds?, given)));
    let possible = move |chosen: &Chosen| odds.is_some_and(|(odds, given)| odds(q, given, *chosen) > 0);
    [Chosen::Yes, Chosen::No].into_iter().filter(possible).map(move |chosen| Answer::choosing(tile, chosen))
}

/// Lists what chance may decide for a procedure.
pub(crate) fn list_draws(q: Query<'_>, owed: Owed, out: &mut Answers) {
    draws(q, Tile(owed.what)).for_each(|answer| out.push(answer));
}

/// Whether chance may decide that for a procedure.
pub(crate) fn check_draw(q: Query<'_>, owed: Owed, answer: Answer) -> Result<(), Illegal> {
    let tile = Tile(owed.what);
    match answer {
        Answer::ChooseYes { tile: other } | Answer::ChooseNo { tile: other } if tile == other => {
            if draws(q, tile).any(|possible| possible == answer) { Ok(()) } else { Err(Illegal::NotInStack) }
        }
        _ => Err(Illegal::misplaced(q, owed, answer)),
    }
}

/// The only answer there is to what a procedure asks, if it is only one.
pub(super) fn only(at: Position<'_>, me: Caller, list: Option<List>) -> Option<Answer> {
    let mut choices = Choices::new(me, Sink::Count { first: None, n: 0 });
    list.into_iter().for_each(|list| list(at, me, &mut choices));
    match choices.sink {
        Sink::Count { first, n: 1 } => first,
        Sink::Count { .. } | Sink::List(_) | Sink::Find { .. } | Sink::Any(_) => None,
    }
}

/// The procedures of a band that were not used up this turn.
pub(super) fn unused(q: Query<'_>, id: BandId) -> impl Iterator<Item = (&'static Procedure, Caller)> {
    let unused = q.tiles(id).filter(move |held| !q.table.turn.is_used(held.slot));
    unused.flat_map(move |held| held.compiled.procedures.iter().map(move |line| line.called(id, &held)))
}

/// Lists what procedures offer the acting band between conquests.
pub(crate) fn list_acts(game: &Game, state: &State, id: BandId, out: &mut Answers) {
    let at = Position { game, state };
    // With a relic made ready, nothing but a conquest comes next.
    if state.table.turn.wields() {
        return;
    }
    for (procedure, me) in unused(at.query(), id) {
        let mut choices = Choices::listing(me, out);
        procedure.acts.into_iter().for_each(|acts| acts(at, me, &mut choices));
    }
}

/// Whether procedures offer the acting band anything between conquests.
pub(crate) fn has_acts(game: &Game, state: &State, id: BandId) -> bool {
    let at = Position { game, state };
    !state.table.turn.wields()
        && unused(at.query(), id).any(|(procedure, me)| Choices::any(at, me, procedure.acts))
}

/// Whether the answer is to a procedure of the band that offers something between conquests.
pub(crate) fn is_act(q: Query<'_>, id: BandId, answer: Answer) -> bool {
    let acts = |held: BandTile<'_>| {
        let mut lines = held.compiled.procedures.iter();
        lines.any(|line| line.procedure.acts.is_some() && is_offered(line.procedure, held.tile, answer))
    };
    q.tiles(id).any(acts)
}

/// Whether a procedure offers the acting band that.
pub(crate) fn check_act(game: &Game, state: &State, id: BandId, answer: Answer) -> Result<(), Illegal> {
    let at = Position { game, state };
    let tile = answer.asked_by().unwrap_or(Tile::NONE);
    if game.procedure(tile).is_some_and(|(procedure, _)| procedure.gives.is_some()) {
        return super::others::check_given(at, id, answer);
    }
    // What is asked only at moments of its own is no act.
    if game.procedure(tile).is_none_or(|(procedure, _)| procedure.acts.is_none()) {
        return Err(Illegal::misplaced(at.query(), state.owed(), answer));
    }
    let mut own = at.query().tiles(id).filter(|held| held.tile == tile);
    let found = own.find_map(|held| held.compiled.procedures.first().map(|line| line.called(id, &held)));
    let Some((procedure, me)) = found else {
        let lies = state.table.lies(game, tile).is_some();
        return Err(if lies { acts::lacking(at.query(), id, tile) } else { Illegal::NoSuchAbility });
    };
    acts::check_unarmed(at.query(), id)?;
    if state.table.turn.is_used(me.slot) {
        return Err(Illegal::Used(me.rule));
    }
    check_listed(at, procedure, me, procedure.acts, answer)
}

/// Whether an answer is in a list of a procedure.
pub(super) fn check_listed(
    at: Position<'_>,
    procedure: &Procedure,
    me: Caller,
    list: Option<List>,
    answer: Answer,
) -> Result<(), Illegal> {
    let misplaced = Illegal::misplaced(at.query(), at.state.owed(), answer);
    let mut choices = Choices::new(me, Sink::Find { wanted: answer, found: false, alike: false, why: None });
    list.ok_or(misplaced)?(at, me, &mut choices);
    let rule = Cite::Tile(me.rule);
    match (choices.sink, answer) {
        (Sink::Find { found: true, .. }, _) => Ok(()),
        (Sink::Find { why: Some(why), .. }, _) => Err(why),
        (_, Answer::Done) => Err(Illegal::Duty(procedure.duty_rule.map_or(rule, Cite::Rule))),
        (Sink::Find { alike: true, .. }, Answer::ChooseNumber { .. }) => Err(Illegal::NotThatMany(me.rule)),
        (
            Sink::Find { .. },
            Answer::ChooseSeat { tile, .. }
            | Answer::ChooseTile { tile, .. }
            | Answer::ChooseCombo { tile, .. },
        ) if tile == me.tile => Err(Illegal::NotThatOne(me.rule)),
        (Sink::Find { alike: true, .. }, Answer::Place { .. }) if is_offered(procedure, me.tile, answer) => {
            Err(Illegal::NoPlace(procedure.region_rule.map_or(rule, Cite::Rule)))
        }
        (
            Sink::Find { .. },
            Answer::ChooseRegion { tile, .. } | Answer::PassRegion { tile, .. } | Answer::Lay { tile, .. },
        ) if tile == me.tile => {
            let place = |rule| Illegal::NoPlace(Cite::Rule(rule));
            Err(procedure.region_rule.map_or(Illegal::Unfit(me.rule), place))
        }
        (Sink::Find { .. }, Answer::ChoosePair { tile, .. }) if tile == me.tile => {
            Err(Illegal::Unfit(me.rule))
        }
        _ => Err(misplaced),
    }
}

/// The most tiles of a player that may offer something at the end of a turn.
const MOST_OFFERS: usize = MAX_FIXTURES + 8;

/// Lists what procedures of a player's bands offer at the end of the turn: relics that are laid, pieces, tiles, and then
/// the rest, as people see them on the page.
pub(crate) fn list_ends(game: &Game, state: &State, seat: Seat, out: &mut Answers) {
    let at = Position { game, state };
    let own = state.table.bands().filter(|&id| state.table.band(id).owner == seat);
    let offers = own.flat_map(|id| unused(at.query(), id));
    let mut offering = [None; MOST_OFFERS];
    let ends = offers.filter_map(|(procedure, me)| procedure.ends.map(|ends| (ends, me)));
    offering.iter_mut().zip(ends).for_each(|(place, offer)| *place = Some(offer));
    // What one tile offers is in order already.
    let groups = if offering[1].is_none() { [Group::Any].as_slice() } else { Group::ALL.as_slice() };
    for &group in groups {
        for (ends, me) in offering.iter().flatten().copied() {
            let mut choices = Choices { group, ..Choices::listing(me, out) };
            ends(at, me, &mut choices);
        }
    }
}

/// Whether procedures of a player's bands offer anything at the end of the turn.
pub(crate) fn has_ends(game: &Game, state: &State, seat: Seat) -> bool {
    let at = Position { game, state };
    let mut own = state.table.bands().filter(|&id| state.table.band(id).owner == seat);
    own.any(|id| unused(at.query(), id).any(|(procedure, me)| Choices::any(at, me, procedure.ends)))
}

/// Whether a procedure has asked for that.
pub(crate) fn check(game: &Game, state: &State, owed: Owed, answer: Answer) -> Result<(), Illegal> {
    let at = Position { game, state };
    let misplaced = Illegal::misplaced(at.query(), owed, answer);
    let (procedure, me) = caller(at.query(), owed.band, Tile(owed.what)).ok_or(misplaced)?;
    check_listed(at, procedure, me, procedure.choices, answer)
}
