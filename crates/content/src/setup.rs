//! From a box, a board and home-made tiles to a game.

use std::cell::RefCell;

use engine::ability::Ability;
use engine::board::{Board, RegionSpec, Symbol, Terrain};
use engine::{Game, GameSpec, Mark, Purses, Seat, Unplayable};

use crate::blank::{self, HomeTile, Kind, word_of};
use crate::board::{BoardFile, check, shipped};
use crate::fault::Fault;
use crate::{base, river, underground, warcraft};

/// A box that can be played, or two together.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Default)]
pub enum Set {
    /// The base game.
    #[default]
    Base,
    /// Underground.
    Underground,
    /// The base game and Underground together, on a board of either (MIX-1).
    Mixed,
    /// The base game on the boards of River World, with their events.
    River,
    /// World of Warcraft, on as many islands as people play.
    Warcraft,
}

impl Set {
    /// All boxes that can be played.
    pub const ALL: [Set; 5] = [Set::Base, Set::Underground, Set::Mixed, Set::River, Set::Warcraft];

    /// The name used in commands and records.
    pub fn key(self) -> &'static str {
        match self {
            Set::Base => "base",
            Set::Underground => "underground",
            Set::Mixed => "base+underground",
            Set::River => "river",
            Set::Warcraft => "warcraft",
        }
    }

    /// The box with that name.
    pub fn from_key(key: &str) -> Result<Set, String> {
        Set::ALL.into_iter().find(|set| set.key() == key).ok_or_else(|| {
            let known: Vec<&str> = Set::ALL.iter().map(|set| set.key()).collect();
            format!("there is no box '{key}'; known: {}", known.join(", "))
        })
    }

    /// The boxes on whose boards it is played, as board files and words call them; its own comes first.
    pub fn boards(self) -> &'static [&'static str] {
        match self {
            Set::Base => &["base"],
            Set::Underground => &["underground"],
            Set::Mixed => &["base", "underground"],
            Set::River => &["river_world"],
            Set::Warcraft => &["wow"],
        }
    }

    /// Whether Monsters may guard relics and places on this board (MIX-7).
    pub fn may_have_monsters(self, file: &BoardFile) -> bool {
        self == Set::Mixed && file.set == "base"
    }

    /// Whether it leaves the power Flying out unless people want it (RIVER-1).
    pub fn leaves_out_flying(self) -> bool {
        self == Set::River
    }

    /// Whether so many players may be two teams (WOW-TEAM-2).
    pub fn may_have_teams(self, players: u8) -> bool {
        self == Set::Warcraft && players == 4
    }

    /// The keys of all shipped boards of the box for that number of players.
    pub fn board_keys(self, players: u8) -> Vec<String> {
        match self {
            Set::Warcraft => shipped::keys_for("wow", players),
            _ => vec![self.board_key(players)],
        }
    }

    /// The key of one of them, drawn by a number.
    pub fn drawn_board(self, players: u8, number: u64) -> String {
        let keys = self.board_keys(players);
        let at = number.checked_rem(keys.len() as u64).unwrap_or(0) as usize;
        keys.into_iter().nth(at).unwrap_or_default()
    }

    /// The key of the board used unless another is chosen.
    pub fn board_key(self, players: u8) -> String {
        let set = match self {
            Set::Base | Set::Mixed => "base",
            Set::Underground => "underground",
            Set::River => "river-world",
            // Any legal set of islands will do; who wants another names it.
            Set::Warcraft => return self.board_keys(players).into_iter().next().unwrap_or_default(),
        };
        format!("{set}-{players}p")
    }
}

/// What people choose before a game.
#[derive(Clone, Debug)]
pub struct Setup {
    /// The box.
    pub set: Set,
    /// How many people play.
    pub players: u8,
    /// The board, unless the box's own for that number of players.
    pub board: Option<BoardFile>,
    /// Who starts, unless chance decides.
    pub first: Option<Seat>,
    /// Who may see the coin totals.
    pub purses: Purses,
    /// Home-made tiles that join the game.
    pub tiles: Vec<HomeTile>,
    /// On a base board with Underground's tiles: the Lost Tribe regions that get Monsters (MIX-7). Without any, relics
    /// and places stay in the box.
    pub monsters: Vec<String>,
    /// Whether Flying stays in the game where River World would rather have it out (RIVER-1).
    pub flying: bool,
    /// Whether four players are two teams, a house rule (WOW-TEAM-2): A and C fight for the Alliance, B and D for the
    /// Horde.
    pub teams: bool,
}

impl Setup {
    /// The usual game of a box.
    pub fn new(set: Set, players: u8) -> Setup {
        Setup {
            set,
            players,
            board: None,
            first: None,
            purses: Purses::Strict,
            tiles: Vec::new(),
            monsters: Vec::new(),
            flying: false,
            teams: false,
        }
    }

    /// The board that will be used.
    pub fn board_file(&self) -> Result<BoardFile, Fault> {
        if !(2..=5).contains(&self.players) {
            return Err(Unplayable::Players(self.players).into());
        }
        match &self.board {
            Some(board) => Ok(board.clone()),
            None => shipped::find(&self.set.board_key(self.players)),
        }
    }

    /// The game.
    pub fn game(&self) -> Result<Game, Fault> {
        let file = self.board_file()?;
        match check::faults_in_play(&file.key, &file).into_iter().next() {
            Some(fault) => Err(fault),
            None => self.game_on(&file),
        }
    }

    /// The game on a board made for the occasion, which no check has seen.
    pub fn game_on(&self, file: &BoardFile) -> Result<Game, Fault> {
        let mut spec = self.spec(file)?;
        add_tiles(&mut spec, &self.tiles)?;
        Game::new(spec).map_err(Fault::from)
    }

    fn spec(&self, file: &BoardFile) -> Result<GameSpec, Fault> {
        let below = file.set == "underground";
        if !self.set.boards().contains(&&*file.set) {
            let fault = Fault::new("", "fault-game-board").with("box", self.set.key());
            return Err(fault.with("board", &file.key));
        }
        if self.teams && self.set != Set::Warcraft {
            return Err(Fault::new("", "fault-game-teams-box"));
        }
        if self.set == Set::Warcraft {
            return self.warcraft(file);
        }
        let mut file = file.clone();
        self.place_monsters(&mut file)?;
        let mut spec = GameSpec {
            board: board(&file)?,
            players: self.players,
            rounds: file.rounds,
            races: base::races::ALL.to_vec(),
            powers: base::powers::ALL.to_vec(),
            marks: base::marks::ALL.to_vec(),
            fixtures: Vec::new(),
            events: Vec::new(),
            features: Vec::new(),
            natives: base::NATIVES,
            monsters: underground::MONSTERS,
            die: base::DIE,
            coins: base::COINS,
            first: self.first,
            purses: self.purses,
            own_decline_counts: below,
            teams: false,
        };
        match self.set {
            Set::Base => return Ok(spec),
            Set::River => {
                spec.marks.extend(river::marks::ALL);
                spec.events = river::events::ALL.to_vec();
                spec.features = river::features::ALL.to_vec();
                spec.powers
                    .retain(|tile| self.flying || !self.set.leaves_out_flying() || tile.key != "flying");
                return Ok(spec);
            }
            Set::Underground | Set::Mixed | Set::Warcraft => {}
        }
        spec.marks.extend(underground::marks::ALL);
        if self.set == Set::Underground {
            spec.races.clear();
            spec.powers.clear();
        }
        spec.races.extend_from_slice(&underground::races::ALL);
        spec.powers.extend_from_slice(&underground::powers::ALL);
        let finds = below || !self.monsters.is_empty();
        if finds {
            spec.fixtures = [&underground::relics::ALL[..], &underground::places::ALL[..]].concat();
        }
        // Tiles that cannot work on the board stay in the box (MIX-5).
        let useless: &[&str] = match (below, finds) {
            (true, _) => &["humans", "hill", "mounted", "underworld"],
            (false, true) => &["spiderines", "flames"],
            (false, false) => &["spiderines", "flames", "adventurous", "magic"],
        };
        spec.races.retain(|tile| !useless.contains(&&*tile.key));
        spec.powers.retain(|tile| !useless.contains(&&*tile.key));
        Ok(spec)
    }

    fn warcraft(&self, file: &BoardFile) -> Result<GameSpec, Fault> {
        Ok(GameSpec {
            board: board(file)?,
            players: self.players,
            rounds: file.rounds,
            races: warcraft::races::ALL.to_vec(),
            powers: warcraft::powers::ALL.to_vec(),
            marks: warcraft::marks::ALL.to_vec(),
            fixtures: [&warcraft::relics::ALL[..], &warcraft::places::ALL[..]].concat(),
            natives: warcraft::MURLOCS,
            monsters: 0,
            die: base::DIE,
            coins: base::COINS,
            first: self.first,
            purses: self.purses,
            own_decline_counts: true,
            events: Vec::new(),
            features: Vec::new(),
            teams: self.teams,
        })
    }

    /// Puts Monsters on the chosen Lost Tribe regions of a base board (MIX-7).
    fn place_monsters(&self, file: &mut BoardFile) -> Result<(), Fault> {
        if self.monsters.is_empty() {
            return Ok(());
        }
        if !self.set.may_have_monsters(file) {
            return Err(Fault::new("", "fault-game-monsters-where"));
        }
        let known = monster_sites(file, self.players);
        let mut wanted: Vec<usize> = Vec::new();
        for key in &self.monsters {
            let unknown = || Fault::new(&file.key, "fault-game-region").with("key", key);
            wanted.push(file.index(key).ok_or_else(unknown)?);
        }
        let fits =
            |sites: &Vec<usize>| sites.len() == wanted.len() && sites.iter().all(|at| wanted.contains(at));
        if !known.iter().any(fits) {
            return Err(Fault::new("", "fault-game-monsters").with("n", self.players + 1));
        }
        for &at in &wanted {
            file.regions[at].symbols.retain(|symbol| symbol != "lost_tribe");
            file.regions[at].symbols.push("monster".to_owned());
        }
        Ok(())
    }
}

/// Every set of Lost Tribe regions that Monsters may take on a base board: one more than players, no two adjacent.
pub fn monster_sites(file: &BoardFile, players: u8) -> Vec<Vec<usize>> {
    fn grow(
        file: &BoardFile,
        tribes: &[usize],
        wanted: usize,
        set: &mut Vec<usize>,
        sets: &mut Vec<Vec<usize>>,
    ) {
        if set.len() == wanted {
            return sets.push(set.clone());
        }
        for (n, &at) in tribes.iter().enumerate() {
            if set.iter().all(|&other| !file.neighbors(at).contains(&other)) {
                set.push(at);
                grow(file, &tribes[n + 1..], wanted, set, sets);
                set.pop();
            }
        }
    }
    let is_tribe = |at: &usize| file.regions[*at].symbols.iter().any(|symbol| symbol == "lost_tribe");
    let tribes: Vec<usize> = (0..file.regions.len()).filter(is_tribe).collect();
    let mut sets = Vec::new();
    grow(file, &tribes, usize::from(players) + 1, &mut Vec::new(), &mut sets);
    sets
}

/// Lets home-made tiles join: a race takes the tokens of another, whose banner stays out (BASE-BLANK-2).
fn add_tiles(spec: &mut GameSpec, tiles: &[HomeTile]) -> Result<(), Fault> {
    let keys: Vec<&str> = tiles.iter().map(|tile| &*tile.ability.key).collect();
    if let Some((_, key)) = keys.iter().enumerate().find(|(at, key)| keys[..*at].contains(key)) {
        return Err(Unplayable::Twice((*key).to_owned()).into());
    }
    for tile in tiles {
        let tile = &with_pieces_of(spec, tile);
        match &tile.kind {
            // A power with the key of another takes its place: a house rule.
            Kind::Power => match spec.powers.iter_mut().find(|power| power.key == tile.ability.key) {
                Some(power) => *power = tile.ability.clone(),
                None => spec.powers.push(tile.ability.clone()),
            },
            Kind::Find => {
                let found = spec.fixtures.iter_mut().chain(&mut spec.events).chain(&mut spec.features);
                let same = found.filter(|find| find.key == tile.ability.key);
                same.for_each(|find| *find = Ability { relic: find.relic, ..tile.ability.clone() });
            }
            Kind::Race { stand_in } => {
                let place = spec.races.iter().position(|race| race.key == *stand_in);
                let fault = |key| {
                    let fault = Fault::new("", key).with("key", &tile.ability.key);
                    fault.with("stand_in", stand_in)
                };
                let place = place.ok_or_else(|| fault("fault-game-stand-in"))?;
                let supply = spec.races[place].supply;
                if supply < tile.ability.tokens {
                    let fault = fault("fault-game-lent").with("tokens", tile.ability.tokens);
                    return Err(fault.with("supply", supply));
                }
                spec.races[place] = Ability { supply, ..tile.ability.clone() };
            }
        }
    }
    tiles.iter().filter(|tile| tile.kind == Kind::Power).try_for_each(|tile| matters_in_decline(spec, tile))
}

/// Whether every rule of a power that holds only in decline can matter to some people of the game.
fn matters_in_decline(spec: &GameSpec, tile: &HomeTile) -> Result<(), Fault> {
    let rules = &tile.ability.rules;
    for rule in rules.iter() {
        let Some(needs) = blank::needs_in_decline(rule) else { continue };
        let known = spec.races.iter().flat_map(|race| race.rules.iter()).chain(rules.iter());
        if !needs.met_by(known) {
            let fault = Fault::new("", "fault-game-decline").with("key", &tile.ability.key);
            return Err(fault.with("effect", word_of(rule.effect)).with("needs", needs.words()));
        }
    }
    Ok(())
}

/// The tile with its pieces numbered as in the game; those the box does not have come along.
fn with_pieces_of(spec: &mut GameSpec, tile: &HomeTile) -> HomeTile {
    let mut tile = tile.clone();
    let pieces = std::mem::take(&mut tile.pieces);
    if pieces.is_empty() {
        return tile;
    }
    let marks = RefCell::new(&mut spec.marks);
    let named = |mark: Mark| {
        let piece = pieces[mark.0 as usize];
        let mut marks = marks.borrow_mut();
        let at = marks.iter().position(|other| other.key == piece.key).unwrap_or_else(|| {
            marks.push(piece);
            marks.len() - 1
        });
        Mark(at as u8)
    };
    for rule in tile.ability.rules.to_mut() {
        rule.effect = blank::with_pieces(rule.effect, named);
    }
    tile
}

/// A board file as the engine wants it.
pub fn board(file: &BoardFile) -> Result<Board, Fault> {
    if file.regions.len() > engine::MAX_REGIONS {
        return Err(Fault::new(&file.key, "fault-game-regions").with("most", engine::MAX_REGIONS));
    }
    let regions: Result<Vec<RegionSpec>, Fault> = file
        .regions
        .iter()
        .enumerate()
        .map(|(index, region)| {
            Ok(RegionSpec {
                key: region.key.clone(),
                terrain: terrain(&region.terrain)?,
                symbols: region.symbols.iter().filter_map(|symbol| self::symbol(symbol)).collect(),
                edge: region.edge,
                island: file.island(index),
                borders: file.neighbors(index),
            })
        })
        .collect();
    Ok(Board::new(&file.key, &regions?))
}

/// What a terrain of a box is to the engine (MIX-2 makes terrains of different boxes one).
pub fn terrain(key: &str) -> Result<Terrain, Fault> {
    Ok(match key {
        "farmland" => Terrain::Farmland,
        "forest" | "mushroom_forest" => Terrain::Forest,
        "hill" => Terrain::Hill,
        "mountain" | "black_mountain" => Terrain::Mountain,
        "swamp" | "mud_pool" => Terrain::Swamp,
        "mine" => Terrain::Mine,
        "mystic_crystal" => Terrain::Crystal,
        "sea" => Terrain::Sea,
        "lake" => Terrain::Lake,
        "river" => Terrain::River,
        "chasm" => Terrain::Chasm,
        _ => return Err(Fault::new("", "fault-game-terrain").with("key", key)),
    })
}

/// What a symbol is to the engine, if the engine has rules for it.
fn symbol(key: &str) -> Option<Symbol> {
    match key {
        "mine" => Some(Symbol::Mine),
        "magic_source" => Some(Symbol::Magic),
        "cavern" => Some(Symbol::Cavern),
        "lost_tribe" | "murloc" => Some(Symbol::Natives),
        "monster" => Some(Symbol::Monster),
        "volcano" => Some(Symbol::Volcano),
        "harbor" => Some(Symbol::Port),
        "shipyard" => Some(Symbol::Yard),
        "seer_temple" => Some(Symbol::Oracle),
        "pirate_ship" => Some(Symbol::Mooring),
        "entry" => Some(Symbol::Landing),
        "legend" => Some(Symbol::Legend),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn race(tokens: u8, stand_in: &str) -> Setup {
        let text = format!(
            "kind = \"race\"\nkey = \"mine\"\ntokens = {tokens}\nstand_in = \"{stand_in}\"\n[name]\nen = \"M\"\n[text]\nen = \"x\"\n"
        );
        let tile = HomeTile::parse("mine.toml", &text).expect("the file is sound");
        Setup { tiles: vec![tile], ..Setup::new(Set::Base, 2) }
    }

    #[test]
    fn base_blank_2_the_stand_in_lends_its_tokens_and_stays_out() {
        let game = race(8, "dwarves").game().expect("eight tokens are enough");
        assert!(game.tile("dwarves").is_none());
        let mine = game.tile("mine").expect("the race has joined");
        assert_eq!(game.ability(mine).supply, 8);
    }

    #[test]
    fn base_blank_2_the_stand_in_must_have_as_many_tokens() {
        let why = race(5, "kraken").game().expect_err("they are below ground");
        assert_eq!(why.key, "fault-game-stand-in");
        let mut setup = race(8, "dwarves");
        setup.tiles[0].ability.tokens = 9;
        assert_eq!(setup.game().expect_err("dwarves have eight").key, "fault-game-lent");
        setup.tiles[0].ability.tokens = 8;
        setup.tiles.push(setup.tiles[0].clone());
        assert_eq!(setup.game().expect_err("one key is for one tile").key, "fault-game-same-key");
    }

    #[test]
    fn mix_7_each_base_board_has_its_legal_sets_for_monsters() {
        let counts = (2..=5).map(|players| {
            let file = Setup::new(Set::Base, players).board_file().expect("shipped");
            monster_sites(&file, players).len()
        });
        assert_eq!(counts.collect::<Vec<_>>(), [34, 50, 309, 2843]);
    }

    #[test]
    fn mix_5_what_cannot_work_on_the_board_stays_in_the_box() {
        let count = |setup: &Setup| {
            let game = setup.game().expect("it can be played");
            let races = game.tiles().filter(|(tile, _)| game.is_race(*tile)).count();
            (races, game.tiles().filter(|(tile, _)| game.is_power(*tile)).count())
        };
        let mut mixed = Setup::new(Set::Mixed, 2);
        assert_eq!(count(&mixed), (14 + 13, 20 + 19));
        let file = mixed.board_file().expect("shipped");
        mixed.monsters = monster_sites(&file, 2)[0].iter().map(|&at| file.regions[at].key.clone()).collect();
        assert_eq!(count(&mixed), (14 + 13, 20 + 21));
        let below = Setup { board: shipped::find("underground-2p").ok(), ..Setup::new(Set::Mixed, 2) };
        assert_eq!(count(&below), (13 + 15, 17 + 21));
    }

    #[test]
    fn base_board_1_every_board_is_the_box_s() {
        for players in 2..=5 {
            let file = Setup::new(Set::Base, players).board_file().expect("shipped");
            let count =
                |terrain: &str| file.regions.iter().filter(|region| region.terrain == terrain).count();
            assert_eq!((count("sea"), count("lake")), (2, 1), "{}", file.key);
        }
    }
}
