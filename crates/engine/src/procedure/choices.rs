//! What a procedure lets people choose: one function for `legal`, which lists, and for `check`, which looks up.

use std::ops::RangeInclusive;

use super::{Caller, Chosen, List, Position, Procedure};
use crate::answer::{Answer, Answers};
use crate::game::Game;
use crate::ids::{BandId, Mark, Seat, Tile};
use crate::illegal::{Cite, Illegal};
use crate::query::{BandTile, COPY, Query};
use crate::region::{Region, RegionSet};
use crate::sink::{Lookup, Sink};
use crate::state::{Owed, State};

/// Where a procedure lists what may be answered.
pub struct Choices<'a> {
    tile: Tile,
    /// Whether the tile is the copy of a relic: what both offer is listed once.
    copy: bool,
    /// What of it is listed now.
    group: Group,
    goal: Goal<'a>,
}

/// What kind of answers are listed together.
#[derive(Copy, Clone, PartialEq, Eq)]
pub(super) enum Group {
    Any,
    Laid,
    Placed,
    Tiles,
    Others,
}

impl Group {
    pub(super) const ALL: [Group; 4] = [Group::Laid, Group::Placed, Group::Tiles, Group::Others];

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

/// What it is listed for.
enum Goal<'a> {
    /// Every answer goes into a list.
    List(&'a mut Answers),
    /// One answer is looked for; why it is refused is said by whoever is asked.
    Find { lookup: &'a mut Lookup, asked: bool },
    /// Whether there is anything to choose.
    Any(bool),
    /// How many answers there are, and the first.
    Count { first: Option<Answer>, n: u16 },
}

impl<'a> Choices<'a> {
    /// Every choice goes into a list.
    pub(crate) fn listing(me: Caller, out: &'a mut Answers) -> Choices<'a> {
        Choices::new(me, Goal::List(out))
    }

    /// One answer is looked for; it is for this procedure, if it is `asked`.
    pub(crate) fn looking(me: Caller, lookup: &'a mut Lookup, asked: bool) -> Choices<'a> {
        Choices::new(me, Goal::Find { lookup, asked })
    }

    fn new(me: Caller, goal: Goal<'a>) -> Choices<'a> {
        Choices { tile: me.tile, copy: me.slot == COPY, group: Group::Any, goal }
    }

    /// Nothing but answers of a kind is listed now.
    pub(super) fn only(self, group: Group) -> Choices<'a> {
        Choices { group, ..self }
    }

    /// Whether a list has anything to choose.
    pub(super) fn any(at: Position<'_>, me: Caller, list: Option<List>) -> bool {
        let mut choices = Choices::new(me, Goal::Any(false));
        list.into_iter().for_each(|list| list(at, me, &mut choices));
        matches!(choices.goal, Goal::Any(true))
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
        match (may, &mut self.goal) {
            (Ok(()), _) => self.push(answer),
            (Err(why), Goal::Find { lookup, .. }) => lookup.refuse(answer, why),
            (Err(_), Goal::List(_) | Goal::Any(_) | Goal::Count { .. }) => {}
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

    /// A relic in a region, or why it may not be laid there.
    pub fn relic(&mut self, relic: Tile, region: Region, may: Result<(), Illegal>) {
        self.push_if(Answer::Lay { tile: relic, region }, may);
    }

    /// Nothing at all, and why.
    pub fn refuse(&mut self, refusal: Illegal) {
        if let Goal::Find { lookup, asked: true } = &mut self.goal {
            lookup.refuse_any(refusal);
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
        if !matches!(self.goal, Goal::Any(_)) {
            self.push(Answer::Done);
        }
    }

    fn push(&mut self, answer: Answer) {
        match &mut self.goal {
            Goal::List(_) if !self.group.has(answer) => {}
            Goal::List(answers) if self.copy && answers.contains(&answer) => {}
            Goal::List(answers) => answers.push(answer),
            Goal::Find { lookup, .. } => lookup.push(answer),
            Goal::Any(any) => *any = true,
            Goal::Count { first, n } => {
                *first = first.or(Some(answer));
                *n += 1;
            }
        }
    }
}

/// Whether an answer is to what a tile's procedure offers.
pub(crate) fn is_offered(procedure: &Procedure, tile: Tile, answer: Answer) -> bool {
    match answer {
        Answer::Place { mark, .. } => procedure.piece == Some(mark),
        Answer::Lay { tile: laid, .. } => laid == tile || procedure.draws_relics,
        _ => answer.asked_by() == Some(tile),
    }
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

/// Goes through what may be answered to what a procedure has asked.
pub(crate) fn list(game: &Game, state: &State, owed: Owed, out: &mut impl Sink) {
    let at = Position { game, state };
    if let Some((procedure, me)) = caller(at.query(), owed.band, Tile(owed.what)) {
        offer(at, procedure, me, procedure.choices, out);
    }
    out.otherwise(|answer| Illegal::misplaced(at.query(), owed, answer));
}

/// Goes through what a procedure lists, and says why nothing else of the kind may be done.
pub(super) fn offer(
    at: Position<'_>,
    procedure: &Procedure,
    me: Caller,
    list: Option<List>,
    out: &mut impl Sink,
) {
    let Some(list) = list else { return };
    list(at, me, &mut out.choices(procedure, me));
    let alike = out.has_alike();
    if out.wants(|answer| answer == Answer::Done || is_offered(procedure, me.tile, answer)) {
        out.otherwise(|answer| why_not_listed(at, procedure, me, alike, answer));
    }
}

/// The answers of chance to what the tile's procedure lets it decide, with their odds.
fn draws(q: Query<'_>, tile: Tile) -> impl Iterator<Item = Answer> {
    let odds = q.game.procedure(tile).and_then(|(procedure, given)| Some((procedure.odds?, given)));
    let possible = move |chosen: &Chosen| odds.is_some_and(|(odds, given)| odds(q, given, *chosen) > 0);
    [Chosen::Yes, Chosen::No].into_iter().filter(possible).map(move |chosen| Answer::choosing(tile, chosen))
}

/// Goes through what chance may decide for a procedure.
pub(crate) fn list_draws(q: Query<'_>, owed: Owed, out: &mut impl Sink) {
    let tile = Tile(owed.what);
    draws(q, tile).for_each(|answer| out.push(answer));
    out.otherwise(|answer| match answer {
        Answer::ChooseYes { tile: other } | Answer::ChooseNo { tile: other } if tile == other => {
            Illegal::NotInStack
        }
        _ => Illegal::misplaced(q, owed, answer),
    });
}

/// The only answer there is to what a procedure asks, if it is only one.
pub(super) fn only_answer(at: Position<'_>, me: Caller, list: Option<List>) -> Option<Answer> {
    let mut choices = Choices::new(me, Goal::Count { first: None, n: 0 });
    list.into_iter().for_each(|list| list(at, me, &mut choices));
    match choices.goal {
        Goal::Count { first, n: 1 } => first,
        Goal::Count { .. } | Goal::List(_) | Goal::Find { .. } | Goal::Any(_) => None,
    }
}

/// Why an answer is not in a list of a procedure.
pub(super) fn why_not_listed(
    at: Position<'_>,
    procedure: &Procedure,
    me: Caller,
    alike: bool,
    answer: Answer,
) -> Illegal {
    let rule = Cite::Tile(me.rule);
    let place = |rule| Illegal::NoPlace(Cite::Rule(rule));
    match answer {
        Answer::Done => Illegal::Duty(procedure.duty_rule.map_or(rule, Cite::Rule)),
        Answer::ChooseNumber { .. } if alike => Illegal::NotThatMany(me.rule),
        Answer::ChooseSeat { tile, .. }
        | Answer::ChooseTile { tile, .. }
        | Answer::ChooseCombo { tile, .. }
            if tile == me.tile =>
        {
            Illegal::NotThatOne(me.rule)
        }
        Answer::Place { .. } if alike => Illegal::NoPlace(procedure.region_rule.map_or(rule, Cite::Rule)),
        Answer::ChooseRegion { tile, .. } | Answer::PassRegion { tile, .. } if tile == me.tile => {
            procedure.region_rule.map_or(Illegal::Unfit(me.rule), place)
        }
        Answer::Lay { .. } if is_offered(procedure, me.tile, answer) => {
            procedure.region_rule.map_or(Illegal::Unfit(me.rule), place)
        }
        Answer::ChoosePair { tile, .. } if tile == me.tile => Illegal::Unfit(me.rule),
        _ => Illegal::misplaced(at.query(), at.state.owed(), answer),
    }
}
