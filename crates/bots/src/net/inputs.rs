//! What the net sees of a table between two turns, from the view of one seat.
//!
//! Things that are there or not are numbers below [`FIXED`], things of tiles are `FIXED + 256 * role + tile`. The numbers of
//! the value function come besides, those of the seat and the mean of the others'.

use engine::{MAX_REGIONS, Query, Region, RegionSet, Seat, Tile};

use crate::garrison::{Front, SAFE};
use crate::lore::{GROUNDS, Lore};
use crate::value::{FEATURE_COUNT, Traits};

/// The most things a view has; what goes beyond is left out.
pub const MAX_THINGS: usize = 192;

/// How many numbers a view has: the seat's, the mean of the others', how many play before the seat, and how many play.
pub const NUMBER_COUNT: usize = 2 * FEATURE_COUNT + 2;

/// How many parts a tile can play in a view.
pub const ROLE_COUNT: usize = 6;

/// Where a region of a seat's own stands: whose turn comes, active or declined, tokens, cheapest attack.
const OWN: usize = 0;
const OWN_COUNT: usize = 2 * 2 * 6 * 7;
/// A region of others, or an empty one: who holds it, what the seat would pay, tokens.
const OTHER: usize = OWN + OWN_COUNT;
const OTHER_COUNT: usize = 4 * 8 * 6;
/// The terrain and the first symbol by holder.
const GROUND: usize = OTHER + OTHER_COUNT;
const GROUND_COUNT: usize = HOLDERS * GROUNDS;
/// How many opponents could take a region.
const BESET: usize = GROUND + GROUND_COUNT;
const BESET_COUNT: usize = 2 * 2 * 5;
/// Turns left by number of players.
const CLOCK: usize = BESET + BESET_COUNT;
const CLOCK_COUNT: usize = 4 * 12;

/// How many things there are besides those of tiles.
pub const FIXED: usize = CLOCK + CLOCK_COUNT;

const HOLDERS: usize = 6;

/// The part a tile plays.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) enum Role {
    OwnActive,
    OwnDeclined,
    OtherActive,
    OtherDeclined,
    /// On offer, and the seat picks next.
    OnOffer,
    /// On offer while the seat has a people, or lying where nobody is.
    Around,
}

/// Who holds a region, from the view of a seat.
#[derive(Copy, Clone, PartialEq, Eq)]
enum Holder {
    OwnActive,
    OwnDeclined,
    OtherActive,
    OtherDeclined,
    Natives,
    Nobody,
}

/// Who looks, and at what.
struct Viewpoint<'a> {
    lore: &'a Lore,
    q: Query<'a>,
    front: &'a Front,
    seat: Seat,
    /// What the bands of the seat reach, and for how much.
    reached: RegionSet,
    costs: [u8; MAX_REGIONS],
}

/// A view as the net sees it.
#[derive(Clone, Debug)]
pub struct Inputs {
    things: [u16; MAX_THINGS],
    n_things: usize,
    /// The numbers.
    pub numbers: [f32; NUMBER_COUNT],
    /// The turns the seat still has.
    pub turns: u8,
}

impl Inputs {
    /// The view of a seat; the traits are those of all seats, in their order.
    pub(crate) fn new(lore: &Lore, q: Query<'_>, front: &Front, traits: &[Traits], seat: Seat) -> Inputs {
        let own = &traits[usize::from(seat.0)];
        let mut numbers = [0.0; NUMBER_COUNT];
        numbers[..FEATURE_COUNT].copy_from_slice(&own.numbers.0);
        let share = 1.0 / (traits.len() - 1).max(1) as f32;
        for other in q.game.others(seat) {
            let theirs = &traits[usize::from(other.0)].numbers.0;
            for (mean, x) in numbers[FEATURE_COUNT..2 * FEATURE_COUNT].iter_mut().zip(theirs) {
                *mean += share * x;
            }
        }
        let players = q.game.players();
        let ahead = (seat.0 + players - q.table.seat().0) % players;
        numbers[2 * FEATURE_COUNT] = f32::from(ahead) * share;
        numbers[2 * FEATURE_COUNT + 1] = f32::from(players - 2);
        let mut inputs = Inputs { things: [0; MAX_THINGS], n_things: 0, numbers, turns: own.turns };
        let clock = usize::from(players.clamp(2, 5) - 2) * 12 + usize::from(own.turns.min(11));
        inputs.add(CLOCK + clock);
        inputs.add_tiles(lore, q, seat);
        let (reached, costs) = front.cheapest(seat);
        inputs.add_regions(&Viewpoint { lore, q, front, seat, reached, costs }, own);
        inputs
    }

    /// A view put together from its parts.
    pub fn from_parts(seen: &[u16], numbers: [f32; NUMBER_COUNT], turns: u8) -> Inputs {
        let mut inputs = Inputs { things: [0; MAX_THINGS], n_things: 0, numbers, turns };
        seen.iter().for_each(|&thing| inputs.add(usize::from(thing)));
        inputs
    }

    /// The things that are there.
    pub fn things(&self) -> &[u16] {
        &self.things[..self.n_things]
    }

    fn add(&mut self, thing: usize) {
        if let Some(place) = self.things.get_mut(self.n_things) {
            *place = thing as u16;
            self.n_things += 1;
        }
    }

    fn add_tile(&mut self, role: Role, tile: Tile) {
        if tile != Tile::NONE {
            self.add(FIXED + 256 * role as usize + usize::from(tile.0));
        }
    }

    fn add_tiles(&mut self, lore: &Lore, q: Query<'_>, seat: Seat) {
        let mut held = [RegionSet::EMPTY; 3];
        for id in q.table.bands() {
            let band = q.table.band(id);
            let (role, at) = match (band.owner == seat, band.declined) {
                (true, false) => (Role::OwnActive, 0),
                (true, true) => (Role::OwnDeclined, 1),
                (false, false) => (Role::OtherActive, 2),
                (false, true) => (Role::OtherDeclined, 2),
            };
            held[at] |= q.table.held(id);
            self.add_tile(role, band.race);
            self.add_tile(role, band.power);
        }
        let offered = if q.table.active(seat).is_none() { Role::OnOffer } else { Role::Around };
        for (race, power, _) in q.table.offer() {
            self.add_tile(offered, race);
            self.add_tile(offered, power.unwrap_or(Tile::NONE));
        }
        for (tile, region) in lore.lying(q, q.game.board().all()) {
            let role = if held[0].contains(region) {
                Role::OwnActive
            } else if held[1].contains(region) {
                Role::OwnDeclined
            } else if held[2].contains(region) {
                Role::OtherActive
            } else {
                Role::Around
            };
            self.add_tile(role, tile);
        }
        if let Some(event) = q.table.event() {
            self.add_tile(Role::Around, event);
        }
    }

    fn add_regions(&mut self, view: &Viewpoint<'_>, traits: &Traits) {
        let &Viewpoint { lore, q, front, seat, .. } = view;
        let mut own = RegionSet::EMPTY;
        let mut held = RegionSet::EMPTY;
        for id in q.table.bands() {
            let band = q.table.band(id);
            held |= q.table.held(id);
            if band.owner == seat {
                own |= q.table.held(id);
                continue;
            }
            let holder = if band.declined { Holder::OtherDeclined } else { Holder::OtherActive };
            for region in q.table.held(id) {
                self.add_other(view, region, holder);
            }
        }
        let waits = traits.threats.is_some();
        let threats = traits.threats.unwrap_or_else(|| front.threats(q, seat, own));
        for id in q.table.bands().filter(|&id| q.table.band(id).owner == seat) {
            let declined = q.table.band(id).declined;
            let holder = if declined { Holder::OwnDeclined } else { Holder::OwnActive };
            for region in q.table.held(id) {
                let threat = match threats[usize::from(region.0)] {
                    SAFE => 0,
                    cost => usize::from(cost.clamp(2, 7) - 1),
                };
                let tokens = usize::from(q.table.tokens(region).min(5));
                let state = 2 * usize::from(waits) + usize::from(declined);
                self.add(OWN + (6 * state + tokens) * 7 + threat);
                self.add(BESET + 5 * state + front.besiegers(seat, region).min(4));
                self.add_ground(lore, region, holder);
            }
        }
        for region in view.reached - held {
            let holder = if q.table.natives(region) > 0 { Holder::Natives } else { Holder::Nobody };
            self.add_other(view, region, holder);
        }
    }

    fn add_other(&mut self, view: &Viewpoint<'_>, region: Region, holder: Holder) {
        let &Viewpoint { lore, q, .. } = view;
        let cost = if view.reached.contains(region) {
            usize::from(view.costs[usize::from(region.0)].clamp(1, 7))
        } else {
            0
        };
        let tokens = match holder {
            Holder::Natives => q.table.natives(region),
            Holder::Nobody => 0,
            Holder::OwnActive | Holder::OwnDeclined | Holder::OtherActive | Holder::OtherDeclined => {
                q.table.tokens(region)
            }
        };
        let who = holder as usize - Holder::OtherActive as usize;
        self.add(OTHER + (8 * who + cost) * 6 + usize::from(tokens.min(5)));
        self.add_ground(lore, region, holder);
    }

    fn add_ground(&mut self, lore: &Lore, region: Region, holder: Holder) {
        self.add(GROUND + GROUNDS * holder as usize + lore.ground(region));
    }
}
