//! What a band may attack.

use super::{BandTile, Query};
use crate::ability::Weapon;
use crate::compiled::plain;
use crate::game::RuleRef;
use crate::ids::BandId;
use crate::illegal::Illegal;
use crate::region::{Region, RegionSet};

impl Query<'_> {
    /// Where the band would have to travel to: landings that are not adjacent to it.
    #[inline]
    pub(crate) fn travels(self, id: BandId, plain: u32, near: RegionSet) -> RegionSet {
        let landings = self.game.landings;
        if landings.is_empty() { landings } else { self.far_landings(id, plain, near) }
    }

    fn far_landings(self, id: BandId, plain: u32, near: RegionSet) -> RegionSet {
        if !self.table.turn.wields() && plain & plain::TRAVEL != 0 {
            return self.game.landings - near;
        }
        if self.wields_anywhere(id) || self.compiled_tiles(id).any(|compiled| compiled.no_travel) {
            return RegionSet::EMPTY;
        }
        self.compiled_tiles(id).fold(self.game.landings - near, |set, compiled| set - compiled.hub)
    }

    /// Where the band may strike from where it stands, or enter, whoever is there.
    #[inline]
    pub fn reach(self, id: BandId) -> RegionSet {
        let plain = self.plain_bits(id);
        self.reach_by(id, plain, self.unaided(id), self.adjacent_by(id, self.table.held(id), plain))
    }

    /// The same for a band of which it is known what no tile of it does, where nothing helps it, and what is near it.
    #[inline]
    fn reach_by(self, id: BandId, plain: u32, unaided: RegionSet, near: RegionSet) -> RegionSet {
        let reach = self.reach_with_help(id, plain, near) | self.launched(id);
        let ordinary = unaided.is_empty() && !self.table.turn.wields();
        if ordinary { reach } else { self.reach_armed(id, reach, unaided) }
    }

    /// The same with a relic made ready, or where abilities help against some regions only.
    fn reach_armed(self, id: BandId, mut reach: RegionSet, unaided: RegionSet) -> RegionSet {
        if self.wields_anywhere(id) {
            reach |= self.game.board().all();
        }
        if self.table.turn.wields() && self.raids(id) {
            let near = self.adjacent(id, self.table.held(id));
            let near = if self.wields_anywhere(id) { self.game.board().all() } else { near };
            reach &= near & self.places();
        }
        if unaided.is_empty() { reach } else { (reach - unaided) | (self.reach_without_help(id) & unaided) }
    }

    /// Whether a relic made ready lifts the demand of adjacency.
    pub(crate) fn wields_anywhere(self, id: BandId) -> bool {
        self.table.turn.wields()
            && self.tiles(id).any(|held| {
                let anywhere = matches!(held.compiled.wield, Some((Weapon::Anywhere, _)));
                anywhere && self.table.turn.is_wielded(held.slot)
            })
    }

    /// Whether a weapon made ready serves against places only.
    fn raids(self, id: BandId) -> bool {
        self.tiles(id).any(|held| {
            matches!(held.compiled.wield, Some((Weapon::Raid(_), _))) && self.table.turn.is_wielded(held.slot)
        })
    }

    #[inline]
    fn reach_with_help(self, id: BandId, plain: u32, near: RegionSet) -> RegionSet {
        let held = self.table.held(id);
        if plain & plain::GROUND != 0 {
            return if held.is_empty() {
                self.game.entry | self.game.edge_seas
            } else {
                near | self.game.landings
            };
        }
        let mut anywhere = RegionSet::EMPTY;
        self.each(id, |held| anywhere |= self.granted(held));
        if !held.is_empty() {
            return near | anywhere | self.game.landings;
        }
        let board = self.game.board();
        let mut set = self.game.entry | self.game.edge_seas | anywhere;
        for compiled in self.compiled_tiles(id) {
            set |= compiled.entry;
            if compiled.entry_anywhere {
                set |= self.ground_by_rules(id);
            }
            if !compiled.cross.is_empty() {
                set |= self.across(board.edge() & compiled.cross, compiled.cross);
            }
        }
        set
    }

    /// What a tile lets the band attack from anywhere.
    pub(crate) fn granted(self, held: BandTile<'_>) -> RegionSet {
        let far = held.compiled.far.iter();
        far.fold(held.compiled.reach, |set, &zone| set | self.regions(held.tile, zone))
    }

    fn reach_without_help(self, id: BandId) -> RegionSet {
        let held = self.table.held(id);
        if held.is_empty() { self.game.entry } else { self.game.board().around(held) }
    }

    /// What is not closed to the band.
    #[inline]
    pub fn open(self, id: BandId) -> RegionSet {
        self.open_by(id, self.plain_bits(id))
    }

    #[inline]
    fn open_by(self, id: BandId, plain: u32) -> RegionSet {
        let ground = self.holdable_by(id, plain) | self.game.rivers;
        (ground - self.table.held(id) - self.closed_to(id)) - self.at_peace(id)
    }

    /// The regions pieces close to the band. What spares its owner spares only an active band (MIX-11).
    #[inline]
    fn closed_to(self, id: BandId) -> RegionSet {
        let band = self.table.band(id);
        if band.declined { self.immune() } else { self.immune_to(band.owner) }
    }

    /// The regions the band may attack now.
    #[inline]
    pub fn targets(self, id: BandId) -> RegionSet {
        let plain = self.plain_bits(id);
        let near = self.adjacent_by(id, self.table.held(id), plain);
        self.targets_by(id, plain, self.unaided(id), near)
    }

    /// The same for a band of which it is known what no tile of it does, where nothing helps it, and what is near it.
    #[inline]
    pub(crate) fn targets_by(self, id: BandId, plain: u32, unaided: RegionSet, near: RegionSet) -> RegionSet {
        self.reach_by(id, plain, unaided, near) & self.open_by(id, plain)
    }

    /// Whether the band may attack the region now.
    #[inline]
    pub fn is_target(self, id: BandId, region: Region) -> bool {
        let simple = plain::ADJACENT | plain::GROUND;
        let granted = self.table.turn.wields() || !self.launched(id).is_empty();
        let bits = self.plain_bits(id);
        if self.game.has_unaided() || granted || bits & simple != simple {
            return self.targets(id).contains(region);
        }
        // Borders go both ways, so one look from the other side does for a band without special reach.
        let held = self.table.held(id);
        let near = if held.is_empty() {
            self.game.entry.contains(region)
        } else {
            self.game.board().borders(region).meets(held) || self.game.landings.contains(region)
        };
        near && self.open_by(id, bits).contains(region)
    }

    /// Why the band may not attack the region, if it may not.
    pub fn forbidden(self, id: BandId, region: Region) -> Result<(), Illegal> {
        if self.is_target(id, region) {
            return Ok(());
        }
        if self.table.held(id).contains(region) {
            return Err(Illegal::OwnRegion);
        }
        if !(self.holdable(id) | self.game.rivers).contains(region) {
            return Err(Illegal::ClosedGround);
        }
        if self.closed_to(id).contains(region) {
            let owner = self.table.band(id).owner;
            let own = self.table.holder(region).is_some_and(|holder| self.table.band(holder).owner == owner);
            return Err(if own { Illegal::OwnImmune } else { Illegal::Immune });
        }
        if self.at_peace(id).contains(region) {
            // Only a band with a truce has an ally; team mates need none.
            let rule = self.table.holder(region).and_then(|holder| self.truce(holder));
            return Err(rule.map_or(Illegal::Mate, Illegal::Peace));
        }
        // Where an ability would reach the region but does not help against its holder, that is the reason.
        let near = self.adjacent(id, self.table.held(id));
        let helped = self.reach_with_help(id, self.plain_bits(id), near) | self.launched(id);
        if let Some(rule) = self.unaided_rule(id, region)
            && (helped.contains(region) || self.wields_anywhere(id))
        {
            return Err(Illegal::Unaided(rule));
        }
        Err(if self.table.held(id).is_empty() { Illegal::NoEntry } else { Illegal::OutOfReach })
    }

    /// The rule by which no ability helps the band against those in the region.
    pub(crate) fn unaided_rule(self, id: BandId, region: Region) -> Option<RuleRef> {
        let holder = self.table.holder(region).filter(|_| self.unaided(id).contains(region))?;
        self.tiles(holder).find_map(|held| held.compiled.unaided.map(|at| held.rule(at)))
    }

    /// The rule of the relic that the band has made ready.
    pub(crate) fn wielded_rule(self, id: BandId) -> Option<RuleRef> {
        let mut ready = self.tiles(id).filter(|held| self.table.turn.is_wielded(held.slot));
        ready.find_map(|held| held.compiled.wield.map(|(_, at)| held.rule(at)))
    }
}
