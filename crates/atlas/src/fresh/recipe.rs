//! What a board of a box is made of: the counts of the official boards, and our own where none is published.

use content::board::island::Size;

/// The ingredients of a board.
#[derive(Clone, Debug)]
pub struct Recipe {
    /// The box.
    pub set: &'static str,
    /// How many regions of each land terrain.
    pub lands: Vec<(&'static str, usize)>,
    /// How many seas, each at the edge.
    pub seas: usize,
    /// How many lakes, away from the edge.
    pub lakes: usize,
    /// How many river regions.
    pub rivers: usize,
    /// Whether the river has an arm.
    pub arm: bool,
    /// How many chasms.
    pub chasms: usize,
    /// The symbols, with how many regions have each and where they like to be.
    pub symbols: Vec<(&'static str, usize, Likes)>,
    /// Width and height of the map.
    pub frame: [i32; 2],
}

/// Which regions a symbol may be put on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Likes {
    /// Any land.
    Land,
    /// Land that is no mountain, as all official natives of the surface do.
    Lowland,
    /// Land beside water.
    Shore,
    /// Land at the edge.
    Edge,
    /// Land away from the edge.
    Inland,
    /// A river region.
    River,
    /// A chasm.
    Chasm,
}

/// How many land regions a board for that many people has, and how many of them are mountains.
fn land(players: u8) -> (usize, usize) {
    match players {
        2 => (4, 4),
        3 => (5, 7),
        4 => (7, 8),
        _ => (9, 9),
    }
}

fn natives(players: u8) -> usize {
    [9, 10, 14, 18][usize::from(players.clamp(2, 5)) - 2]
}

impl Recipe {
    /// The recipe of a box for that many people, if there is one.
    pub fn of(set: &str, players: u8) -> Option<Self> {
        if !(2..=5).contains(&players) {
            return None;
        }
        let nth = usize::from(players) - 2;
        let (each, mountains) = land(players);
        let plain = vec![
            ("farmland", each),
            ("forest", each),
            ("hill", each),
            ("mountain", mountains),
            ("swamp", each),
        ];
        let marks = vec![
            ("mine", each, Likes::Land),
            ("magic_source", each, Likes::Land),
            ("cavern", each, Likes::Land),
        ];
        let tribes = ("lost_tribe", natives(players), Likes::Lowland);
        let frame = crate::chart::SIZE;
        let none = Self {
            set: "base",
            lands: plain,
            seas: 0,
            lakes: 0,
            rivers: 0,
            arm: false,
            chasms: 0,
            symbols: marks,
            frame,
        };
        match set {
            "base" => {
                let mut recipe = Self { seas: 2, lakes: 1, ..none };
                recipe.symbols.push(tribes);
                Some(recipe)
            }
            "underground" => {
                let peaks = each + usize::from(players == 3);
                let kinds = ["mud_pool", "mushroom_forest", "mine", "mystic_crystal"];
                let lands =
                    kinds.into_iter().map(|kind| (kind, each)).chain([("black_mountain", peaks)]).collect();
                let symbols = vec![
                    ("monster", usize::from(players) + 2, Likes::Land),
                    ("volcano", [2, 2, 4, 4][nth], Likes::Chasm),
                ];
                let (rivers, chasms) = ([3, 3, 5, 6][nth], [5, 4, 4, 4][nth]);
                Some(Self { set: "underground", lands, rivers, chasms, symbols, ..none })
            }
            "river_world" => {
                let (rivers, lakes) = ([5, 6, 8, 10][nth], [0, 0, 1, 1][nth]);
                let mut recipe = Self { set: "river_world", seas: 1, lakes, rivers, arm: true, ..none };
                recipe.symbols.extend([
                    ("harbor", [3, 4, 5, 6][nth], Likes::Shore),
                    ("shipyard", 1, Likes::Shore),
                    ("seer_temple", 1, Likes::Inland),
                    tribes,
                    ("pirate_ship", [2, 2, 3, 4][nth], Likes::River),
                ]);
                Some(recipe)
            }
            _ => None,
        }
    }

    /// The recipe of the face of an island; `turn` varies which terrains are rarer and what water it has.
    ///
    /// Whatever faces are drawn, ten mountains and fifteen Murlocs suffice: five people play on two large, one
    /// medium and two small islands, which makes 3 + 3 + 2 + 1 + 1 and 4 + 4 + 3 + 2 + 2.
    pub fn face(size: Size, turn: usize) -> Self {
        let (mountains, murlocs, lands) = match size {
            Size::Large => (3, 4, 11),
            Size::Medium => (2, 3, 9),
            Size::Small => (1, 2, 7),
        };
        let mut counts = [("farmland", 0), ("forest", 0), ("hill", 0), ("swamp", 0)];
        for k in 0..lands - mountains {
            counts[(k + turn) % 4].1 += 1;
        }
        let (seas, lakes) = match (size, turn % 4) {
            (Size::Large, 0) => (1, 1),
            (Size::Large, 1) => (2, 0),
            (Size::Large, 2) => (2, 1),
            (Size::Large, _) | (Size::Medium, 0 | 2) | (Size::Small, 0 | 3) => (1, 0),
            (Size::Medium | Size::Small, 1) => (0, 1),
            (Size::Medium, _) => (1, 1),
            (Size::Small, _) => (0, 0),
        };
        let (anchors, marks) = match size {
            Size::Large => (3, 3),
            Size::Medium | Size::Small => (2, 2),
        };
        Self {
            set: "wow",
            lands: counts.into_iter().chain([("mountain", mountains)]).collect(),
            seas,
            lakes,
            rivers: 0,
            arm: false,
            chasms: 0,
            symbols: vec![
                ("entry", anchors, Likes::Edge),
                ("magic_source", marks, Likes::Land),
                ("cavern", marks, Likes::Land),
                ("legend", 1, Likes::Inland),
                ("murloc", murlocs, Likes::Lowland),
            ],
            frame: size.frame(),
        }
    }

    /// The same with other shares of land terrains, as far as there are pieces for them.
    #[must_use]
    pub fn mixed(mut self, mix: super::Mix<'_>) -> Self {
        let share = |key: &str| mix.iter().find(|(name, _)| name == key).map_or(0, |(_, n)| usize::from(*n));
        let (n, whole) = (self.n_lands(), self.lands.iter().map(|(key, _)| share(key)).sum::<usize>());
        if whole == 0 {
            return self;
        }
        // An island leaves enough mountains for the others of its set.
        let most = |key: &str, usual: usize| match (key, self.set) {
            ("mountain", "wow") => usual,
            ("mountain" | "black_mountain", _) => 9,
            _ => n,
        };
        let capped =
            |&(key, usual): &(&'static str, usize)| (key, (n * share(key) / whole).min(most(key, usual)));
        let mut lands: Vec<(&'static str, usize)> = self.lands.iter().map(capped).collect();
        // What rounding and pieces have left over goes to those that are farthest below their share, or else anywhere.
        while lands.iter().map(|(_, n)| n).sum::<usize>() < n {
            let lack = |at: &usize| (n * share(lands[*at].0)) as i64 - (whole * lands[*at].1) as i64;
            let room = |at: &usize| lands[*at].1 < most(lands[*at].0, self.lands[*at].1);
            let Some(next) = (0..lands.len()).filter(room).max_by_key(lack) else { break };
            lands[next].1 += 1;
        }
        self.lands = lands;
        self
    }

    /// How many land regions it makes.
    pub fn n_lands(&self) -> usize {
        self.lands.iter().map(|(_, n)| n).sum()
    }
}
