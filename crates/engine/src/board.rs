//! The board: regions, what is printed on them and who borders whom. Never changes during a game.

use crate::region::{MAX_REGIONS, Region, RegionSet};

/// What a region is made of. Terrains of different boxes that stand for each other are one terrain here
/// (MIX-2); their names differ by box and are words, not rules.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
#[allow(missing_docs, reason = "the names say it")]
pub enum Terrain {
    Farmland,
    Forest,
    Hill,
    Mountain,
    Swamp,
    Mine,
    Crystal,
    Sea,
    Lake,
    River,
    Chasm,
}

impl Terrain {
    const COUNT: usize = 11;
}

/// What is printed on a region besides its terrain.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
#[allow(missing_docs, reason = "the names say it")]
pub enum Symbol {
    Mine,
    Magic,
    Cavern,
    Natives,
    /// Natives that guard something to be found.
    Monster,
    /// A chasm where a volcano may stand.
    Volcano,
    Port,
    Yard,
    Oracle,
    Mooring,
    /// Where ships land from anywhere.
    Landing,
    /// Where something lies face down.
    Legend,
}

impl Symbol {
    const COUNT: usize = 12;
}

/// A region as a board author gives it.
#[derive(Clone, Debug)]
pub struct RegionSpec {
    /// What people call it in notation.
    pub key: String,
    /// What it is made of.
    pub terrain: Terrain,
    /// What is printed on it.
    pub symbols: Vec<Symbol>,
    /// Whether it touches the edge of the board.
    pub edge: bool,
    /// The island it lies on, where there are several.
    pub island: u8,
    /// The indices of its neighbors in the list of regions.
    pub borders: Vec<usize>,
}

/// A board, with everything a rule may ask of it worked out once.
#[derive(Clone, Debug)]
pub struct Board {
    /// The name used in commands and records.
    pub key: String,
    keys: Vec<String>,
    borders: Vec<RegionSet>,
    terrains: Vec<Terrain>,
    by_terrain: [RegionSet; Terrain::COUNT],
    by_symbol: [RegionSet; Symbol::COUNT],
    edge: RegionSet,
    islands: Vec<RegionSet>,
}

impl Board {
    /// Works out a board. Borders must be given on both sides; content checks that before it comes here.
    pub fn new(key: &str, regions: &[RegionSpec]) -> Board {
        assert!(regions.len() <= MAX_REGIONS, "a board has at most {MAX_REGIONS} regions");
        let mut board = Board {
            key: key.to_owned(),
            keys: regions.iter().map(|spec| spec.key.clone()).collect(),
            borders: Vec::with_capacity(regions.len()),
            terrains: regions.iter().map(|spec| spec.terrain).collect(),
            by_terrain: [RegionSet::EMPTY; Terrain::COUNT],
            by_symbol: [RegionSet::EMPTY; Symbol::COUNT],
            edge: RegionSet::EMPTY,
            islands: vec![
                RegionSet::EMPTY;
                1 + regions.iter().map(|spec| spec.island).max().unwrap_or(0) as usize
            ],
        };
        for (index, spec) in regions.iter().enumerate() {
            let region = Region(index as u8);
            board.borders.push(spec.borders.iter().map(|&other| Region(other as u8)).collect());
            board.by_terrain[spec.terrain as usize].insert(region);
            spec.symbols.iter().for_each(|&symbol| board.by_symbol[symbol as usize].insert(region));
            board.islands[spec.island as usize].insert(region);
            if spec.edge {
                board.edge.insert(region);
            }
        }
        board
    }

    /// How many regions there are.
    pub fn len(&self) -> usize {
        self.keys.len()
    }

    /// Whether the board has no region, which no playable board is.
    pub fn is_empty(&self) -> bool {
        self.keys.is_empty()
    }

    /// All regions.
    pub fn all(&self) -> RegionSet {
        RegionSet::first(self.len())
    }

    /// What people call the region.
    pub fn name(&self, region: Region) -> &str {
        &self.keys[region.index()]
    }

    /// The region people call so.
    pub fn region(&self, key: &str) -> Option<Region> {
        self.keys.iter().position(|name| name == key).map(|index| Region(index as u8))
    }

    /// What the region is made of.
    pub fn terrain(&self, region: Region) -> Terrain {
        self.terrains[region.index()]
    }

    /// All regions of a terrain.
    #[inline]
    pub fn made_of(&self, terrain: Terrain) -> RegionSet {
        self.by_terrain[terrain as usize]
    }

    /// All regions with a symbol.
    #[inline]
    pub fn bearing(&self, symbol: Symbol) -> RegionSet {
        self.by_symbol[symbol as usize]
    }

    /// The regions that share a border line with this one.
    #[inline]
    pub fn borders(&self, region: Region) -> RegionSet {
        self.borders[region.index()]
    }

    /// The regions that share a border line with any of these.
    #[inline]
    pub fn around(&self, regions: RegionSet) -> RegionSet {
        regions.fold(RegionSet::EMPTY, |set, region| set | self.borders(region))
    }

    /// Seas and lakes.
    pub fn water(&self) -> RegionSet {
        self.made_of(Terrain::Sea) | self.made_of(Terrain::Lake)
    }

    /// Everything people can ordinarily stand on.
    pub fn land(&self) -> RegionSet {
        self.all() - self.water() - self.made_of(Terrain::River) - self.made_of(Terrain::Chasm)
    }

    /// Land with water beside it.
    pub fn coast(&self) -> RegionSet {
        self.around(self.water() | self.made_of(Terrain::River)) & self.land()
    }

    /// Rivers.
    pub fn rivers(&self) -> RegionSet {
        self.made_of(Terrain::River)
    }

    /// Land and rivers beside a chasm.
    pub fn rim(&self) -> RegionSet {
        self.around(self.made_of(Terrain::Chasm)) & (self.land() | self.rivers())
    }

    /// Where a people without regions may come in: land and rivers at the edge, and land beside a sea at the edge
    /// (BASE-FIRST-1, UG-FIRST-1).
    pub fn entry(&self) -> RegionSet {
        if !self.landings().is_empty() {
            return self.landings();
        }
        let beside = self.around(self.made_of(Terrain::Sea) & self.edge) & self.land();
        (self.edge & (self.land() | self.rivers())) | beside
    }

    /// Where ships land from anywhere.
    pub fn landings(&self) -> RegionSet {
        self.bearing(Symbol::Landing)
    }

    /// The islands, each by its regions; a board without the sea between its parts is one.
    pub fn islands(&self) -> &[RegionSet] {
        &self.islands
    }

    /// What touches the edge.
    pub fn edge(&self) -> RegionSet {
        self.edge
    }
}
