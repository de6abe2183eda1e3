//! What each box can put on a board: its terrains, its symbols and how many of each its pieces allow.

/// What kind of ground a terrain is, as far as moving on it goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ground {
    /// Anybody may conquer and stay.
    Land,
    /// Anybody may conquer, few may stay.
    River,
    /// Seas and lakes: few may conquer.
    Water,
    /// Nobody ever.
    Chasm,
}

/// A terrain of a box.
#[derive(Clone, Copy, Debug)]
pub struct Terrain {
    /// Its name in files.
    pub key: &'static str,
    /// What kind of ground it is.
    pub ground: Ground,
    /// How many regions of a board may have it.
    pub most: usize,
}

/// A symbol of a box.
#[derive(Clone, Copy, Debug)]
pub struct Symbol {
    /// Its name in files.
    pub key: &'static str,
    /// The ground it lies on.
    pub on: Ground,
    /// How many regions of a board must have it, at least.
    pub least: usize,
    /// How many regions of a board may have it.
    pub most: usize,
}

/// Everything a box can put on a board.
#[derive(Clone, Copy, Debug)]
pub struct Pieces {
    /// The name of the box in files.
    pub key: &'static str,
    /// Its terrains.
    pub terrains: &'static [Terrain],
    /// Its symbols.
    pub symbols: &'static [Symbol],
}

/// No piece stands on it, so only the size of a board limits it.
const ANY: usize = super::check::MOST_REGIONS;

const fn land(key: &'static str, most: usize) -> Terrain {
    Terrain { key, ground: Ground::Land, most }
}

const fn other(key: &'static str, ground: Ground, most: usize) -> Terrain {
    Terrain { key, ground, most }
}

const fn symbol(key: &'static str, on: Ground, least: usize, most: usize) -> Symbol {
    Symbol { key, on, least, most }
}

/// The boxes, in the order they were published.
pub const ALL: [Pieces; 4] = [
    Pieces {
        key: "base",
        terrains: &[
            land("farmland", ANY),
            land("forest", ANY),
            land("hill", ANY),
            land("mountain", 9),
            land("swamp", ANY),
            other("sea", Ground::Water, ANY),
            other("lake", Ground::Water, ANY),
        ],
        symbols: &[
            symbol("mine", Ground::Land, 0, ANY),
            symbol("magic_source", Ground::Land, 0, ANY),
            symbol("cavern", Ground::Land, 0, ANY),
            symbol("lost_tribe", Ground::Land, 0, 18),
        ],
    },
    Pieces {
        key: "underground",
        terrains: &[
            land("black_mountain", 9),
            land("mud_pool", ANY),
            land("mushroom_forest", ANY),
            land("mine", ANY),
            land("mystic_crystal", ANY),
            other("river", Ground::River, ANY),
            other("chasm", Ground::Chasm, ANY),
        ],
        // Two of the fourteen Monsters stand on each symbol.
        symbols: &[symbol("monster", Ground::Land, 0, 7), symbol("volcano", Ground::Chasm, 0, ANY)],
    },
    Pieces {
        key: "wow",
        terrains: &[
            land("farmland", ANY),
            land("forest", ANY),
            land("hill", ANY),
            land("mountain", 10),
            land("swamp", ANY),
            other("sea", Ground::Water, ANY),
            other("lake", Ground::Water, ANY),
        ],
        symbols: &[
            symbol("magic_source", Ground::Land, 0, ANY),
            symbol("cavern", Ground::Land, 0, ANY),
            symbol("entry", Ground::Land, 0, ANY),
            symbol("murloc", Ground::Land, 0, 15),
            symbol("legend", Ground::Land, 0, 5),
        ],
    },
    Pieces {
        key: "river_world",
        terrains: &[
            land("farmland", ANY),
            land("forest", ANY),
            land("hill", ANY),
            land("mountain", 9),
            land("swamp", ANY),
            other("sea", Ground::Water, ANY),
            other("lake", Ground::Water, ANY),
            // The Pirates event wants a ship for each of them, and there are twelve.
            other("river", Ground::River, 12),
        ],
        symbols: &[
            symbol("mine", Ground::Land, 0, ANY),
            symbol("magic_source", Ground::Land, 0, ANY),
            symbol("cavern", Ground::Land, 0, ANY),
            symbol("lost_tribe", Ground::Land, 0, 18),
            symbol("pirate_ship", Ground::River, 0, 12),
            symbol("harbor", Ground::Land, 0, ANY),
            symbol("shipyard", Ground::Land, 1, 1),
            symbol("seer_temple", Ground::Land, 1, 1),
        ],
    },
];

/// The pieces of the box with this name.
pub fn of(set: &str) -> Option<&'static Pieces> {
    ALL.iter().find(|pieces| pieces.key == set)
}

impl Pieces {
    /// What kind of ground the terrain is, if the box has it.
    pub fn ground(&self, terrain: &str) -> Option<Ground> {
        self.terrains.iter().find(|t| t.key == terrain).map(|t| t.ground)
    }

    /// How many regions may have the terrain on a board for that many people.
    ///
    /// The six-player board of Underground is sold apart and brings two Black Mountains of its own.
    pub fn most(&self, terrain: &Terrain, players: u8) -> usize {
        terrain.most + if players == 6 && terrain.key == "black_mountain" { 2 } else { 0 }
    }
}
