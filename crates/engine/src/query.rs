//! Questions about a table: who can reach what, what is closed, what it costs.

use crate::bill::Attack;
use crate::board::Terrain;
use crate::game::{Game, RuleRef};
use crate::ids::{BandId, Seat, Tile};
use crate::illegal::Illegal;
use crate::kit::Kit;
use crate::region::{Region, RegionSet};
use crate::state::Table;

/// A table and the game it belongs to.
#[derive(Copy, Clone)]
pub struct Query<'a> {
    /// The game.
    pub game: &'a Game,
    /// The table.
    pub table: &'a Table,
}

impl<'a> Query<'a> {
    /// The tiles of a band with the rules that hold in its present state: race, then power.
    #[inline]
    pub(crate) fn tiles(self, id: BandId) -> [(Tile, &'a Kit); 2] {
        let band = self.table.band(id);
        [
            (band.race, self.game.kit(band.race, band.declined)),
            (band.power, self.game.kit(band.power, band.declined)),
        ]
    }

    #[inline]
    pub(crate) fn kits(self, id: BandId) -> [&'a Kit; 2] {
        self.tiles(id).map(|(_, kit)| kit)
    }

    /// Whether the band takes its tokens back when a region is lost: an active one, or one that rises.
    #[inline]
    pub fn fights(self, id: BandId) -> bool {
        !self.table.band(id).declined || self.rises(id)
    }

    /// Whether the band acts in decline.
    pub fn rises(self, id: BandId) -> bool {
        self.table.band(id).declined && self.kits(id).iter().any(|kit| kit.rise)
    }

    /// What is adjacent to these regions for the band's conquests: borders, and what its rules link.
    #[inline]
    pub fn adjacent(self, id: BandId, from: RegionSet) -> RegionSet {
        let mut set = self.game.board().around(from);
        for kit in self.kits(id) {
            for &link in &kit.links {
                if link.meets(from) {
                    set |= link;
                }
            }
        }
        set
    }

    /// What the band may stand on.
    #[inline]
    pub fn holdable(self, id: BandId) -> RegionSet {
        let [race, power] = self.kits(id);
        self.game.land | race.hold | power.hold
    }

    /// Where nobody may go.
    #[inline]
    pub fn immune(self) -> RegionSet {
        self.game.immune_marks.iter().fold(RegionSet::EMPTY, |set, &mark| set | self.table.marked(mark))
    }

    /// The regions a peace keeps the band from attacking. Peace binds and covers active bands only.
    #[inline]
    pub fn at_peace(self, id: BandId) -> RegionSet {
        let band = self.table.band(id);
        let mut set = RegionSet::EMPTY;
        if !band.declined {
            for other in self.game.others(band.owner) {
                if let Some(ally) =
                    self.table.active(other).filter(|&ally| self.table.band(ally).ally == band.owner)
                {
                    set |= self.table.held(ally);
                }
            }
        }
        set
    }

    /// Where the band may strike from where it stands, or enter, whoever is there.
    #[inline]
    pub fn reach(self, id: BandId) -> RegionSet {
        let held = self.table.held(id);
        let [race, power] = self.kits(id);
        let anywhere = race.reach | power.reach;
        if held.is_empty() {
            let board = self.game.board();
            let seas = board.edge() & board.made_of(Terrain::Sea);
            self.game.entry | seas | race.entry | power.entry | anywhere
        } else {
            self.adjacent(id, held) | anywhere
        }
    }

    /// What is not closed to the band.
    #[inline]
    pub fn open(self, id: BandId) -> RegionSet {
        (self.holdable(id) - self.table.held(id) - self.immune()) - self.at_peace(id)
    }

    /// The regions the band may attack now.
    #[inline]
    pub fn targets(self, id: BandId) -> RegionSet {
        self.reach(id) & self.open(id)
    }

    /// Why the band may not attack the region, if it may not.
    pub fn forbidden(self, id: BandId, region: Region) -> Result<(), Illegal> {
        if self.targets(id).contains(region) {
            return Ok(());
        }
        if self.table.held(id).contains(region) {
            return Err(Illegal::OwnRegion);
        }
        if !self.holdable(id).contains(region) {
            return Err(Illegal::ClosedGround);
        }
        if self.immune().contains(region) {
            return Err(Illegal::Immune);
        }
        if self.at_peace(id).contains(region) {
            // Only a band with a truce has an ally.
            let rule = self.table.holder(region).and_then(|holder| self.truce(holder));
            return Err(rule.map_or(Illegal::Immune, Illegal::Peace));
        }
        Err(if self.table.held(id).is_empty() { Illegal::NoEntry } else { Illegal::OutOfReach })
    }

    /// The rule by which the band can make peace.
    pub(crate) fn truce(self, id: BandId) -> Option<RuleRef> {
        self.tiles(id).into_iter().find_map(|(tile, kit)| kit.truce.map(|index| RuleRef { tile, index }))
    }

    /// What taking the region costs the band.
    #[inline]
    pub fn cost(self, id: BandId, region: Region) -> u8 {
        Attack::new(self, id).cost(region)
    }

    /// Whether somebody the band counts as a defender stands there (CORE-DEF-4).
    pub fn non_empty(self, id: BandId, region: Region) -> bool {
        self.table.natives(region) > 0
            || self.table.holder(region).is_some_and(|holder| {
                self.game.spec.own_decline_counts
                    || self.table.band(holder).owner != self.table.band(id).owner
            })
    }

    /// Who won: most coins, then most tokens on the board, then together (CORE-END).
    pub fn winners(self, coins: impl Fn(Seat) -> u16) -> Vec<Seat> {
        let rank = |seat: Seat| {
            let bands = self.table.bands().filter(|&id| self.table.band(id).owner == seat);
            let tokens: u16 = bands.map(|id| u16::from(self.table.on_board(id))).sum();
            (coins(seat), tokens)
        };
        let best = self.game.seats().map(rank).max();
        self.game.seats().filter(|&seat| Some(rank(seat)) == best).collect()
    }
}
