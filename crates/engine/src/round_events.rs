//! The round's event, and what the board itself does: costs, ice, ships, harbors, the look ahead (RIVER).
//!
//! The row of events is never stored. What nobody has seen is drawn when it is revealed; what somebody has looked at is
//! a secret of the state, which only a view of theirs shows, and is then revealed with certainty.

use crate::ability::{Effect, Filter, How, Posting};
use crate::answer::Answer;
use crate::bill::{Tally, Term};
use crate::board::Board;
use crate::event::{Event, Log};
use crate::game::{GameSpec, RuleRef, first_event};
use crate::ids::{Actor, BandId, Mark, Seat, Tile};
use crate::illegal::{Cite, Illegal};
use crate::query::Query;
use crate::region::{Region, RegionSet};
use crate::sink::Sink;
use crate::state::{Ask, Owed, State};
use crate::turn::{Machine, supply};

/// What events and the board do, worked out once.
#[derive(Clone, Debug)]
pub(crate) struct World {
    first_event: usize,
    events: Vec<EventRules>,
    no_event: EventRules,
    /// The pieces that stand on the board as a game begins.
    pub(crate) set_up: Vec<(Mark, RegionSet)>,
    /// The piece beside which regions bring a coin less.
    pub(crate) blight: Option<(Mark, RuleRef)>,
    /// The regions of which the n-th brings n coins.
    pub(crate) series: Option<(RegionSet, RuleRef)>,
    /// The piece whose region, and what borders it, are adjacent for the player in turn.
    carrier: Option<Mark>,
    /// Where one may look at the next event.
    oracle: Option<(RegionSet, RuleRef)>,
}

/// What an event does while it lasts, and when it comes.
#[derive(Clone, Debug)]
struct EventRules {
    /// What everybody may stay in as if it were land.
    ground: RegionSet,
    /// What costs more tokens, and how many.
    costs: Vec<(u8, RegionSet, RuleRef)>,
    /// The piece it brings, and where to.
    brings: Option<(Mark, RegionSet)>,
}

impl EventRules {
    const NOTHING: EventRules = EventRules { ground: RegionSet::EMPTY, costs: Vec::new(), brings: None };
}

impl World {
    pub(crate) fn new(spec: &GameSpec) -> World {
        let first = first_event(spec);
        let mut world = World {
            first_event: first,
            events: Vec::new(),
            no_event: EventRules::NOTHING,
            set_up: Vec::new(),
            blight: None,
            series: None,
            carrier: None,
            oracle: None,
        };
        let tile = |index: usize| Tile((first + index) as u8);
        for (index, event) in spec.events.iter().enumerate() {
            let mut event_rules = EventRules::NOTHING;
            for (at, rule) in event.rules.iter().enumerate() {
                let rule_ref = RuleRef { tile: tile(index), index: at as u8 };
                world.add(&spec.board, rule.effect, rule_ref, Some(&mut event_rules));
            }
            world.events.push(event_rules);
        }
        for (index, feature) in spec.features.iter().enumerate() {
            for (at, rule) in feature.rules.iter().enumerate() {
                let rule_ref = RuleRef { tile: tile(spec.events.len() + index), index: at as u8 };
                world.add(&spec.board, rule.effect, rule_ref, None);
            }
        }
        world
    }

    /// Adds a rule of an event, or of the board itself. Rules that are for bands do nothing here.
    fn add(&mut self, board: &Board, effect: Effect, rule: RuleRef, event: Option<&mut EventRules>) {
        match (effect, event) {
            (Effect::Defense(n, filter), Some(event)) => {
                event.costs.push((n, filter.printed_on(board), rule));
            }
            (Effect::Reach(How::Ground, filter), Some(event)) => event.ground |= filter.printed_on(board),
            (Effect::Post(mark, Posting::Event(filter)), Some(event)) => {
                event.brings = Some((mark, filter.printed_on(board)));
            }
            (Effect::Reach(How::Hub, Filter::Marked(mark)), None) => self.carrier = Some(mark),
            (Effect::Post(mark, Posting::Setup(filter)), None) => {
                self.set_up.push((mark, filter.printed_on(board)));
            }
            (Effect::Blight(mark), None) => self.blight = Some((mark, rule)),
            (Effect::Series(filter), None) => self.series = Some((filter.printed_on(board), rule)),
            (Effect::Foresee(filter), None) => self.oracle = Some((filter.printed_on(board), rule)),
            (
                Effect::Score(..)
                | Effect::Defense(..)
                | Effect::Reach(..)
                | Effect::Post(..)
                | Effect::Blight(_)
                | Effect::Series(_)
                | Effect::Foresee(_)
                | Effect::Pay { .. }
                | Effect::Cost(..)
                | Effect::Close(_)
                | Effect::Unaided
                | Effect::Roll(_)
                | Effect::Seize(_)
                | Effect::NoLoss(_)
                | Effect::ConquerAgain
                | Effect::Redeploy(_)
                | Effect::SkipPrice(_)
                | Effect::Tokens(..)
                | Effect::Wield(_)
                | Effect::Counts(_)
                | Effect::Copied
                | Effect::Totem(_)
                | Effect::Forge(..)
                | Effect::Decline(_)
                | Effect::Grudge(_)
                | Effect::Sworn(_)
                | Effect::Garrison(_)
                | Effect::Followers(..)
                | Effect::Shove(_)
                | Effect::Rally
                | Effect::Procedure(..),
                _,
            ) => {}
        }
    }

    #[inline]
    fn event_rules(&self, event: Tile) -> &EventRules {
        let index = (event.0 as usize).wrapping_sub(self.first_event);
        self.events.get(index).unwrap_or(&self.no_event)
    }
}

impl<'a> Query<'a> {
    fn event_rules(self) -> &'a EventRules {
        self.game.world.event_rules(self.table.event_state.event)
    }

    /// What everybody may stay in: land, and rivers that the round's event has frozen.
    #[inline]
    pub(crate) fn ground(self) -> RegionSet {
        if self.game.has.events { self.game.land | self.event_rules().ground } else { self.game.land }
    }

    /// What the round's event adds to the cost of a region.
    pub(crate) fn event_costs(self, region: Region, bill: &mut impl Tally) {
        for &(n, on, rule) in &self.event_rules().costs {
            if on.contains(region) {
                bill.line(i16::from(n), Term::Rule(rule));
            }
        }
    }

    /// Where the round's event, or a piece without an owner, for example pirates, changes what a region costs.
    pub(crate) fn event_cost_regions(self) -> RegionSet {
        let set = self.event_rules().costs.iter().fold(RegionSet::EMPTY, |set, &(_, on, _)| set | on);
        self.game.wild.iter().fold(set, |set, &mark| set | self.table.marked(mark))
    }

    /// All regions of a player, whichever bands hold them.
    pub(crate) fn realm(self, seat: Seat) -> RegionSet {
        let bands = self.table.bands().filter(|&id| self.table.band(id).owner == seat);
        bands.fold(RegionSet::EMPTY, |set, id| set | self.table.held(id))
    }

    /// What the piece in a river makes adjacent for the bands of the player in turn.
    #[inline]
    pub(crate) fn launched(self, id: BandId) -> RegionSet {
        match self.game.world.carrier {
            Some(mark) if self.table.band(id).owner == self.table.turn.seat => {
                let at = self.table.marked(mark);
                at | self.game.board().around(at)
            }
            _ => RegionSet::EMPTY,
        }
    }
}

/// Goes through the events chance may bring: the one somebody has looked at, or any that is left.
pub(crate) fn list_events(state: &State, q: Query<'_>, owed: Owed, out: &mut impl Sink) {
    for tile in q.game.events().filter(|&tile| may_come(state, q, tile)) {
        out.push(if owed.ask == Ask::Omen { Answer::Omen { tile } } else { Answer::Event { tile } });
    }
    out.otherwise(|answer| match (owed.ask, answer) {
        (Ask::Event, Answer::Event { .. }) | (Ask::Omen, Answer::Omen { .. }) => Illegal::NotInStack,
        _ => Illegal::NotAsked("RIVER-EVT-1"),
    });
}

fn may_come(state: &State, q: Query<'_>, tile: Tile) -> bool {
    let known = state.secret == Tile::NONE || state.secret == tile;
    known && q.table.events_left(q.game, tile) > 0
}

/// Whether a player may look at the next event: in the own turn, from a region of the right sort, once.
#[inline]
pub(crate) fn may_peek(q: Query<'_>, seat: Seat) -> Result<(), Illegal> {
    if !q.game.has.events {
        return Err(Illegal::NoSuchAbility);
    }
    let Some((oracle, rule)) = q.game.world.oracle else { return Err(Illegal::NoSuchAbility) };
    if seat != q.table.turn.seat || !q.realm(seat).meets(oracle) {
        Err(Illegal::NotControlled(Cite::Tile(rule)))
    } else if q.table.turn.round == q.game.rounds() {
        Err(Illegal::NoOmen)
    } else if q.table.has_looked(seat) {
        Err(Illegal::Used(rule))
    } else {
        Ok(())
    }
}

impl<L: Log + ?Sized> Machine<'_, L> {
    /// A round begins: chance owes its event (RIVER-EVT-1).
    pub(crate) fn ask_event(&mut self) {
        if self.game.has.events {
            self.owe(Actor::NATURE, Ask::Event, BandId::NONE, 0);
        }
    }

    /// The event of the round is turned up, and what it brings at once comes.
    pub(crate) fn reveal(&mut self, event: Tile) {
        self.state.secret = Tile::NONE;
        let index = self.game.event_index(event).unwrap_or_default();
        let table = self.table();
        table.event_state.seen = 0;
        table.event_state.event = event;
        table.count_event(index);
        self.note(Event::Revealed { event });
        if let Some((mark, regions)) = self.game.world.event_rules(event).brings {
            for region in regions {
                let table = &self.state.table;
                let bare = table.holder(region).is_none() && !table.marked(mark).contains(region);
                if bare && supply(self.q(), mark) > 0 {
                    self.add_pieces(mark, region, 1);
                }
            }
        }
    }

    /// A player looks at the next event. Chance is asked even if somebody else knows it already, so that looking is
    /// never taken back.
    pub(crate) fn peek(&mut self, seat: Seat) {
        self.note(Event::Looked { seat });
        self.owe(Actor::NATURE, Ask::Omen, BandId::NONE, seat.0);
    }

    /// A player looks at the next event. No event of the log reports which it is, because only that player may know.
    pub(crate) fn foresee(&mut self, seat: Seat, event: Tile) {
        self.state.secret = event;
        self.table().event_state.seen |= seat.bit();
    }

    /// The piece in a river is taken back as the turn ends.
    pub(crate) fn take_back_carrier(&mut self) {
        if let Some(mark) = self.game.world.carrier {
            for region in self.state.table.marked(mark) {
                self.remove_pieces(mark, region);
            }
        }
    }

    /// Pieces that defend a region for no player leave it, for example pirates.
    pub(crate) fn remove_wild_pieces(&mut self, region: Region) {
        for &mark in &self.game.wild {
            self.remove_pieces(mark, region);
        }
    }

    /// As a turn begins, rivers no longer frozen lose the tokens of bands in decline (RIVER-THAW-4).
    pub(crate) fn thaw_declined(&mut self, seat: Seat) {
        self.thaw(seat, |q, id| q.table.band(id).declined && !q.rises(id));
    }

    /// A player who declines moves nobody off the rivers: they leave for the tray (RIVER-THAW-3).
    pub(crate) fn thaw_declining(&mut self, seat: Seat) {
        self.thaw(seat, |q, id| !q.table.band(id).declined || q.rises(id));
    }

    fn thaw(&mut self, seat: Seat, whom: fn(Query<'_>, BandId) -> bool) {
        if !self.game.has.events {
            return;
        }
        for id in self.state.table.band_ids() {
            let q = self.q();
            let rivers = q.table.held(id) & q.game.rivers;
            if rivers.is_empty() || q.table.band(id).owner != seat || !whom(q, id) {
                continue;
            }
            let wet = rivers - q.holdable(id) - q.kept_ground(id);
            if wet.is_empty() {
                continue;
            }
            for region in wet {
                self.wash_away(id, region);
            }
            self.dismiss_if_gone(id);
        }
    }

    fn wash_away(&mut self, id: BandId, region: Region) {
        let tokens = self.vacate(id, region);
        let band = self.band(id);
        band.tray += tokens;
        let race = band.race;
        self.note(Event::Thawed { race, region, tokens });
    }
}
