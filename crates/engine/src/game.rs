//! A game: board, tiles and numbers, worked out once so that questions during play are quick.

use crate::ability::{Ability, Closed, Condition, Declining, Effect, Gain, Given, MarkSpec, Posting, Rule};
use crate::board::{Board, Terrain};
use crate::compiled::{CompiledTile, plain};
use crate::ids::{MAX_BANDS, MAX_SEATS, Mark, Seat, Tile};
use crate::procedure::{Memory, Moment, Procedure, ProcedureLine, Shape};
use crate::region::{MAX_REGIONS, RegionSet};
use crate::round_events::World;
use crate::state::{Band, MAX_EVENTS, MAX_FIXTURES};

/// The most kinds of pieces a game may have.
pub const MAX_MARKS: usize = 12;
/// The most race banners a game may have.
pub const MAX_RACES: usize = 36;
/// How many kinds of pieces may be counted among tokens.
pub const MAX_FOLLOWERS: usize = 2;
/// Among how many regions a tile may choose two: every pair is an answer.
pub const MAX_PAIRED: u8 = 16;
/// How many kinds of pieces may stack.
pub const MAX_STACKS: usize = 2;

/// What a game is made of.
#[derive(Clone, Debug)]
pub struct GameSpec {
    /// The board.
    pub board: Board,
    /// How many people play.
    pub players: u8,
    /// How many rounds there are.
    pub rounds: u8,
    /// The race banners.
    pub races: Vec<Ability>,
    /// The power badges.
    pub powers: Vec<Ability>,
    /// The kinds of pieces.
    pub marks: Vec<MarkSpec>,
    /// The relics and places that may be found.
    pub fixtures: Vec<Ability>,
    /// The events of the rounds, each as often as its supply says.
    pub events: Vec<Ability>,
    /// What the board itself does.
    pub features: Vec<Ability>,
    /// How many native tokens stand on each native symbol.
    pub natives: u8,
    /// How many stand on each symbol where something may be found.
    pub monsters: u8,
    /// The six faces of the reinforcement die.
    pub die: [u8; 6],
    /// What every player starts with.
    pub coins: u16,
    /// Who starts, unless chance decides.
    pub first: Option<Seat>,
    /// Who may see the coin totals.
    pub purses: Purses,
    /// Whether the attacker's own declined people makes a region non-empty (CORE-DEF-4).
    pub own_decline_counts: bool,
    /// Whether seats that sit alternately are two teams (WOW-TEAM-2).
    pub teams: bool,
}

/// Who may see the coin totals.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Default)]
pub enum Purses {
    /// Everybody sees all.
    Open,
    /// Everybody sees the tally that follows from what was paid and gained in public.
    Tracked,
    /// Everybody sees their own.
    #[default]
    Strict,
}

impl Purses {
    /// All of them.
    pub const ALL: [Purses; 3] = [Purses::Open, Purses::Tracked, Purses::Strict];

    /// The name used in records.
    pub fn key(self) -> &'static str {
        match self {
            Purses::Open => "open",
            Purses::Tracked => "tracked",
            Purses::Strict => "strict",
        }
    }

    /// The one with that name.
    pub fn from_key(key: &str) -> Option<Purses> {
        Purses::ALL.into_iter().find(|purses| purses.key() == key)
    }
}

/// A game ready to be played.
#[derive(Clone, Debug)]
pub struct Game {
    pub(crate) spec: GameSpec,
    tiles: Vec<Ability>,
    /// The rules of each tile, active and declined; in a game with conditions, once for every set of them that may not
    /// hold, beginning with none.
    compiled_tiles: Vec<[CompiledTile; 2]>,
    no_kit: CompiledTile,
    /// The moments at which the procedures of each tile do something, active and declined, by its number.
    moments: Box<[[u16; 2]; 256]>,
    /// Those of all relics and places.
    fixture_moments: u16,
    /// Those of all tiles.
    all_moments: u16,
    /// What each tile does not do, by its number.
    plain: Box<[[u16; 2]; 256]>,
    /// The pieces that close a region to all, and those that close it to opponents.
    pub(crate) closing: [Vec<Mark>; 2],
    stack_slots: Vec<Option<u8>>,
    /// The pieces beside which a lone token counts as accompanied.
    pub(crate) company: Vec<Mark>,
    pub(crate) defense_marks: Vec<(Mark, u8)>,
    /// The pieces that go when the tokens of their region go.
    pub(crate) bound_marks: Vec<Mark>,
    /// The pieces that stand where nobody is, as tokens of nobody's.
    pub(crate) wild: Vec<Mark>,
    /// What the board and the round's event do.
    pub(crate) world: World,
    pub(crate) mountains: RegionSet,
    /// What is printed in each region, and what any region costs.
    pub(crate) ground: [u8; MAX_REGIONS],
    pub(crate) land: RegionSet,
    pub(crate) rivers: RegionSet,
    /// Whether there are bands nobody is helped against.
    unaided_here: bool,
    pub(crate) has_fixtures: bool,
    /// The place in the list of the place that has a badge bound to it.
    binder: Option<usize>,
    pub(crate) entry: RegionSet,
    /// Where a first conquest may be besides, if the band may hold it.
    pub(crate) edge_seas: RegionSet,
    /// Where every conquest may be, from anywhere.
    pub(crate) landings: RegionSet,
    /// The kinds of pieces counted among tokens.
    followers: Vec<Mark>,
    /// The kind of piece that is out of play once it was turned over.
    pub(crate) turned_over: Option<Mark>,
    /// The pieces with a procedure for when their region is taken.
    pub(crate) watched: Vec<Mark>,
    /// The pieces that ask attackers for coins.
    toll_marks: Vec<(Mark, u8)>,
    /// Whether there are tiles that ask attackers for coins.
    tolling: bool,
    /// What no tile of this game has need not be asked for.
    pub(crate) has: Features,
    pub(crate) best_face: u8,
    pub(crate) all_races: u64,
    pub(crate) all_powers: u64,
    pub(crate) all_fixtures: u16,
}

/// Why something cannot be a game. Tiles are named by their keys.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unplayable {
    /// A game is not for so many players.
    Players(u8),
    /// A game does not have so many rounds.
    Rounds(u8),
    /// There are no races or powers, or more than so many races or powers.
    Tiles([usize; 2]),
    /// There are more than so many kinds of pieces.
    Pieces(usize),
    /// There are more than so many kinds of pieces that stack.
    Stacks(usize),
    /// There are more than so many kinds of pieces that are counted among tokens.
    Followers(usize),
    /// Teams are for four players.
    Teams,
    /// There are more than so many relics and places.
    Fixtures(usize),
    /// So many events are not a row for so many rounds.
    Events(u32, u8),
    /// Two tiles have that key.
    Twice(String),
    /// The tile has two rules of a kind of which one would be lost.
    TwoRules(String),
    /// The tile recruits a token for every no regions.
    Recruits(String),
    /// The tile chooses two among so many regions of the board, more than so many.
    Pairs(String, u8, u8),
    /// More than so many tiles stand outside the limit of one declined people.
    Lasting(usize),
    /// The race has so many tokens of a supply of so many.
    Supply(String, u8, u8),
}

impl Game {
    /// Works out a game.
    pub fn new(spec: GameSpec) -> Result<Game, Unplayable> {
        check(&spec)?;
        let board = &spec.board;
        let tiles: Vec<Ability> = all_tiles(&spec).cloned().collect();
        let in_state = |broken: u8| {
            tiles.iter().map(move |tile| {
                [false, true].map(|declined| CompiledTile::new(tile, board, declined, broken))
            })
        };
        let compiled_tiles: Vec<[CompiledTile; 2]> = in_state(0).collect();
        let conditional = |rule: &Rule| rule.condition != Condition::Always;
        let conditions = tiles.iter().any(|tile| tile.rules.iter().any(conditional));
        let marks_with = |wanted: fn(&MarkSpec) -> bool| -> Vec<Mark> {
            let indices = spec.marks.iter().enumerate().filter(|(_, mark)| wanted(mark));
            indices.map(|(index, _)| Mark(index as u8)).collect()
        };
        Ok(Game {
            closing: [
                marks_with(|mark| mark.closes == Closed::ToAll),
                marks_with(|mark| mark.closes == Closed::ToOpponents),
            ],
            stack_slots: stack_slots(&spec.marks),
            company: marks_with(|mark| mark.counts_as_token),
            bound_marks: marks_with(|mark| !mark.free && !mark.among_tokens),
            wild: marks_with(|mark| mark.wild),
            defense_marks: marks_with(|mark| mark.defense > 0 && !mark.wild)
                .into_iter()
                .map(|mark| (mark, spec.marks[mark.0 as usize].defense))
                .collect(),
            mountains: board.made_of(Terrain::Mountain),
            land: board.land(),
            rivers: board.rivers(),
            unaided_here: any_tile(&compiled_tiles, |compiled| compiled.unaided.is_some()),
            has_fixtures: !spec.fixtures.is_empty(),
            binder: spec.fixtures.iter().position(|place| place.rules.iter().any(|rule| binds(rule.effect))),
            entry: board.entry(),
            edge_seas: if board.landings().is_empty() {
                board.edge() & board.made_of(Terrain::Sea)
            } else {
                RegionSet::EMPTY
            },
            landings: board.landings(),
            turned_over: compiled_tiles
                .iter()
                .flatten()
                .flat_map(|compiled| &compiled.procedures)
                .find_map(turned_over),
            watched: compiled_tiles
                .iter()
                .flat_map(|states| &states[0].procedures)
                .filter_map(watched)
                .collect(),
            followers: marks_with(|mark| mark.among_tokens),
            toll_marks: marks_with(|mark| mark.toll > 0)
                .into_iter()
                .map(|mark| (mark, spec.marks[mark.0 as usize].toll))
                .collect(),
            has: Features {
                consoles: any_tile(&compiled_tiles, |compiled| !compiled.console.is_empty()),
                springs: any_tile(&compiled_tiles, |compiled| compiled.spring > 0),
                levies: any_tile(&compiled_tiles, |compiled| !compiled.levy.is_empty()),
                tombs: any_tile(&compiled_tiles, |compiled| compiled.entomb),
                risen: any_tile(&compiled_tiles, |compiled| compiled.rise),
                war: any_tile(&compiled_tiles, CompiledTile::wars),
                garrisons: any_tile(&compiled_tiles, |compiled| compiled.garrison.is_some()),
                rescues: any_tile(&compiled_tiles, |compiled| {
                    compiled.rescue.is_some() || compiled.champion.is_some()
                }),
                most_around: any_tile(&compiled_tiles, |compiled| compiled.most_around.is_some()),
                totems: any_tile(&compiled_tiles, |compiled| compiled.totem.is_some()),
                grudges: any_tile(&compiled_tiles, |compiled| compiled.grudge.is_some()),
                gifts: any_tile(&compiled_tiles, |compiled| {
                    compiled.procedures.iter().any(|line| line.procedure.gives.is_some())
                }),
                board_acts: spec
                    .features
                    .iter()
                    .flat_map(|tile| tile.rules.iter())
                    .any(|rule| offers_acts(rule.effect)),
                hammers: any_tile(&compiled_tiles, |compiled| compiled.forge.is_some()),
                truces: any_tile(&compiled_tiles, |compiled| {
                    compiled.procedures.iter().any(|line| line.procedure.makes_peace)
                }),
                events: !spec.events.is_empty(),
                conditions,
                closings: any_tile(&compiled_tiles, |compiled| !compiled.closed.is_empty()),
                again: any_tile(&compiled_tiles, |compiled| compiled.again),
                skips: any_tile(&compiled_tiles, |compiled| {
                    compiled.skip_price > 0 || compiled.skip_tokens > 0
                }),
                prizes: any_tile(&compiled_tiles, |compiled| !compiled.prize.is_empty()),
                occasions: any_tile(&compiled_tiles, CompiledTile::is_paid_on_occasions),
            },
            tolling: any_tile(&compiled_tiles, CompiledTile::asks_coins),
            best_face: spec.die.into_iter().max().unwrap_or(0),
            all_races: mask(spec.races.len()),
            all_powers: mask(spec.powers.len()),
            all_fixtures: mask(spec.fixtures.len()) as u16,
            world: World::new(&spec),
            moments: moments(&compiled_tiles),
            fixture_moments: fixture_moments(&spec, &compiled_tiles),
            all_moments: compiled_tiles
                .iter()
                .flatten()
                .fold(0, |moments, compiled| moments | compiled.moments()),
            plain: plain_bits(&compiled_tiles),
            ground: ground(board),
            compiled_tiles: if conditions {
                compiled_tiles.into_iter().chain((1..Condition::STATES).flat_map(in_state)).collect()
            } else {
                compiled_tiles
            },
            no_kit: CompiledTile::NONE,
            tiles,
            spec,
        })
    }

    /// The board.
    pub fn board(&self) -> &Board {
        &self.spec.board
    }

    /// How many people play.
    pub fn players(&self) -> u8 {
        self.spec.players
    }

    /// How many rounds there are.
    pub fn rounds(&self) -> u8 {
        self.spec.rounds
    }

    /// Everybody, from seat A on.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.spec.players).map(Seat)
    }

    /// The others, clockwise from the left of a seat.
    pub fn others(&self, seat: Seat) -> impl Iterator<Item = Seat> + use<> {
        let n = self.spec.players;
        // Without a division: this is asked at every step.
        (1..n).map(move |step| Seat(if seat.0 + step < n { seat.0 + step } else { seat.0 + step - n }))
    }

    /// The other member of a player's team, if there are teams.
    #[inline]
    pub fn mate(&self, seat: Seat) -> Option<Seat> {
        self.spec.teams.then(|| Seat((seat.0 + 2) % self.spec.players))
    }

    /// All tiles, races first.
    pub fn tiles(&self) -> impl Iterator<Item = (Tile, &Ability)> {
        self.tiles.iter().enumerate().map(|(index, ability)| (Tile(index as u8), ability))
    }

    /// What a tile is.
    pub fn ability(&self, tile: Tile) -> &Ability {
        &self.tiles[tile.0 as usize]
    }

    /// The tile with that key.
    pub fn tile(&self, key: &str) -> Option<Tile> {
        self.tiles().find(|(_, ability)| ability.key == key).map(|(tile, _)| tile)
    }

    /// Whether the tile is a relic or a place.
    pub fn is_fixture(&self, tile: Tile) -> bool {
        self.fixture(tile).is_some()
    }

    /// Whether the tile is a place, which never moves.
    pub fn is_place(&self, tile: Tile) -> bool {
        self.is_fixture(tile) && !self.ability(tile).relic
    }

    /// Whether the tile is a power badge.
    pub fn is_power(&self, tile: Tile) -> bool {
        let index = (tile.0 as usize).checked_sub(self.spec.races.len());
        index.is_some_and(|index| index < self.spec.powers.len())
    }

    /// Whether the tile is a race banner.
    pub fn is_race(&self, tile: Tile) -> bool {
        (tile.0 as usize) < self.spec.races.len()
    }

    /// The place of a relic or place in its list, if the tile is one.
    pub(crate) fn fixture(&self, tile: Tile) -> Option<usize> {
        let index = (tile.0 as usize).checked_sub(self.spec.races.len() + self.spec.powers.len());
        index.filter(|&index| index < self.spec.fixtures.len())
    }

    /// The place of an event in its list, if the tile is one.
    pub(crate) fn event_index(&self, tile: Tile) -> Option<usize> {
        let index = (tile.0 as usize).checked_sub(first_event(&self.spec));
        index.filter(|&index| index < self.spec.events.len())
    }

    /// Whether the tile is an event.
    pub fn is_event(&self, tile: Tile) -> bool {
        self.event_index(tile).is_some()
    }

    /// Whether the tile is something the board itself does.
    pub fn is_feature(&self, tile: Tile) -> bool {
        let first = first_event(&self.spec) + self.spec.events.len();
        (first..self.tiles.len()).contains(&(tile.0 as usize))
    }

    /// The kinds of events the rounds may bring.
    pub fn events(&self) -> impl Iterator<Item = Tile> + use<> {
        let first = first_event(&self.spec);
        (first..first + self.spec.events.len()).map(|index| Tile(index as u8))
    }

    /// What the board itself does.
    pub(crate) fn features(&self) -> impl Iterator<Item = Tile> + use<> {
        let first = first_event(&self.spec) + self.spec.events.len();
        (first..self.tiles.len()).map(|index| Tile(index as u8))
    }

    /// How many relics and places there are.
    pub(crate) fn fixtures_len(&self) -> usize {
        self.spec.fixtures.len()
    }

    /// The relic or place at that place of its list.
    pub(crate) fn fixture_tile(&self, index: usize) -> Tile {
        Tile((self.spec.races.len() + self.spec.powers.len() + index) as u8)
    }

    /// Whether the place at that place of the list has a badge bound to it.
    #[inline]
    pub(crate) fn binds(&self, index: usize) -> bool {
        self.binder == Some(index)
    }

    /// The stack a piece uses, if it stacks.
    #[inline]
    pub(crate) fn stack_slot(&self, mark: Mark) -> Option<u8> {
        self.stack_slots[mark.0 as usize]
    }

    /// Whether anything may ask attackers for coins.
    #[inline]
    pub(crate) fn has_tolls(&self) -> bool {
        self.tolling || !self.toll_marks.is_empty()
    }

    /// The pieces that ask attackers for coins, and how many.
    pub(crate) fn toll_marks(&self) -> &[(Mark, u8)] {
        &self.toll_marks
    }

    /// The rule by which a piece asks attackers for coins.
    pub(crate) fn ward_rule(&self, mark: Mark) -> &str {
        let rules = self.tiles.iter().flat_map(|tile| tile.rules.iter());
        let mut wards = rules.filter(
            |rule| matches!(rule.effect, Effect::Procedure(procedure, _) if procedure.piece == Some(mark)),
        );
        wards.next().map_or("CORE-DIE-8", |rule| &rule.id)
    }

    /// The rules that whoever uses a relic or place must hold its region, and with an active people.
    pub(crate) fn relic_rules(&self) -> [&'static str; 2] {
        if self.landings.is_empty() { ["UG-RP-1", "UG-RP-3"] } else { ["WOW-RP-2", "WOW-RP-3"] }
    }

    /// The count a kind of piece uses that is counted among tokens.
    pub(crate) fn follower_slot(&self, mark: Mark) -> Option<usize> {
        self.followers.iter().position(|&other| other == mark)
    }

    /// Whether some pieces are counted among tokens.
    #[inline]
    pub(crate) fn has_followers(&self) -> bool {
        !self.followers.is_empty()
    }

    /// Whether the band may ask attackers for coins.
    #[inline]
    pub(crate) fn asks_coins(&self, band: &Band) -> bool {
        self.plain(band) & plain::FREE == 0
    }

    /// Whether any band may be one nobody is helped against.
    #[inline]
    pub(crate) fn has_unaided(&self) -> bool {
        self.unaided_here
    }

    /// Whether the band may be one nobody is helped against.
    #[inline]
    pub(crate) fn is_unaided(&self, band: &Band) -> bool {
        self.plain(band) & plain::AIDED == 0
    }

    /// What a kind of piece is.
    pub fn mark(&self, mark: Mark) -> &MarkSpec {
        &self.spec.marks[mark.0 as usize]
    }

    /// All kinds of pieces.
    pub fn marks(&self) -> impl Iterator<Item = (Mark, &MarkSpec)> {
        self.spec.marks.iter().enumerate().map(|(index, spec)| (Mark(index as u8), spec))
    }

    /// Who may see the coin totals.
    pub fn purses(&self) -> Purses {
        self.spec.purses
    }

    /// The six faces of the die.
    pub fn die(&self) -> [u8; 6] {
        self.spec.die
    }

    /// The rule a tile quotes at that place of its list.
    pub fn rule(&self, quoted: RuleRef) -> &Rule {
        &self.ability(quoted.tile).rules[quoted.index as usize]
    }

    /// Whether a rule of the band may make its regions harder to take.
    #[inline]
    pub(crate) fn defends(&self, band: &Band) -> bool {
        self.plain(band) & plain::DEFENSE == 0
    }

    /// Whether the band may have pieces that settle with its tokens.
    #[inline]
    pub(crate) fn camps(&self, band: &Band) -> bool {
        band.race != Tile::NONE && self.plain(band) & plain::CAMP == 0
    }

    /// What the tile does not do in that state.
    #[inline]
    pub(crate) fn plain_tile(&self, tile: Tile, declined: bool) -> u16 {
        self.plain[tile.0 as usize][usize::from(declined)]
    }

    /// Whether any tile has a procedure for a moment.
    #[inline]
    pub(crate) fn has_moment(&self, moment: Moment) -> bool {
        self.all_moments & moment.bit() != 0
    }

    /// Whether the band may have a procedure for a moment, by its own tiles, by what lies in its regions, or by the badge
    /// bound to a place.
    #[inline]
    pub(crate) fn has_procedures(&self, band: &Band, bound: Tile, moment: u16) -> bool {
        let at = |tile: Tile| self.moments[tile.0 as usize][usize::from(band.declined)];
        (at(band.race) | at(band.power) | at(bound) | self.fixture_moments) & moment != 0
    }

    /// The procedure of a tile, with the number beside it; tiles have one at most.
    pub fn procedure(&self, tile: Tile) -> Option<(&'static Procedure, Given)> {
        let own = self.tiles.get(tile.0 as usize)?;
        own.rules.iter().find_map(|rule| match rule.effect {
            Effect::Procedure(procedure, given) => Some((procedure, given)),
            _ => None,
        })
    }

    /// The tile whose procedure an older verb belongs to, and what follows the verb.
    pub(crate) fn alias(&self, verb: &str) -> Option<(Tile, Shape)> {
        let found = |tile: Tile| {
            let (procedure, _) = self.procedure(tile)?;
            let alias = procedure.aliases.iter().find(|(old, _)| *old == verb)?;
            Some((tile, alias.1))
        };
        self.tiles().find_map(|(tile, _)| found(tile))
    }

    /// What neither race nor power of the band does in its present state.
    #[inline]
    pub(crate) fn plain(&self, band: &Band) -> u16 {
        self.plain_tile(band.race, band.declined) & self.plain_tile(band.power, band.declined)
    }

    /// The rules of a tile, whatever their conditions.
    #[inline]
    pub(crate) fn compiled(&self, tile: Tile, declined: bool) -> &CompiledTile {
        // No tile is beyond the last one.
        self.compiled_tiles.get(tile.0 as usize).map_or(&self.no_kit, |states| &states[usize::from(declined)])
    }

    /// The rules of a tile that hold where these conditions do not.
    pub(crate) fn compiled_without(&self, tile: Tile, declined: bool, broken: u8) -> &CompiledTile {
        if usize::from(tile.0) >= self.tiles.len() {
            return &self.no_kit;
        }
        &self.compiled_tiles[self.tiles.len() * usize::from(broken) + usize::from(tile.0)]
            [usize::from(declined)]
    }

    pub(crate) fn race_bit(tile: Tile) -> u64 {
        1 << tile.0
    }

    pub(crate) fn power_bit(&self, tile: Tile) -> u64 {
        1 << (tile.0 as usize - self.spec.races.len())
    }

    pub(crate) fn races_in(bits: u64) -> impl Iterator<Item = Tile> {
        ones(bits).map(Tile)
    }

    pub(crate) fn powers_in(&self, bits: u64) -> impl Iterator<Item = Tile> {
        let base = self.spec.races.len() as u8;
        ones(bits).map(move |index| Tile(base + index))
    }
}

/// Whether the tile that has this effect offers something between conquests.
fn offers_acts(effect: Effect) -> bool {
    matches!(effect, Effect::Procedure(procedure, _) if procedure.acts.is_some())
}

/// Whether a badge is bound to the place that has this effect.
fn binds(effect: Effect) -> bool {
    matches!(effect, Effect::Procedure(procedure, _) if procedure.binds)
}

/// All tiles, in the order of their numbers.
fn all_tiles(spec: &GameSpec) -> impl Iterator<Item = &Ability> {
    let found = spec.races.iter().chain(&spec.powers).chain(&spec.fixtures);
    found.chain(&spec.events).chain(&spec.features)
}

/// The number of the first event among all tiles; those of the board itself follow the last.
pub(crate) fn first_event(spec: &GameSpec) -> usize {
    spec.races.len() + spec.powers.len() + spec.fixtures.len()
}

/// Whether any tile has something in its rules.
fn any_tile(compiled_tiles: &[[CompiledTile; 2]], wanted: impl Fn(&CompiledTile) -> bool) -> bool {
    compiled_tiles.iter().flatten().any(wanted)
}

/// What each tile does not do, active and declined; no tile does nothing.
fn plain_bits(compiled_tiles: &[[CompiledTile; 2]]) -> Box<[[u16; 2]; 256]> {
    let mut bits = Box::new([[u16::MAX; 2]; 256]);
    for (bits, states) in bits.iter_mut().zip(compiled_tiles) {
        *bits = [states[0].plain(), states[1].plain()];
    }
    bits
}

/// The moments at which the procedures of each tile do something, active and declined.
fn moments(compiled_tiles: &[[CompiledTile; 2]]) -> Box<[[u16; 2]; 256]> {
    let mut bits = Box::new([[0; 2]; 256]);
    for (bits, states) in bits.iter_mut().zip(compiled_tiles) {
        *bits = [states[0].moments(), states[1].moments()];
    }
    bits
}

/// The kind of piece of a procedure that turns its pieces over.
fn turned_over(line: &ProcedureLine) -> Option<Mark> {
    line.procedure.piece.filter(|_| line.procedure.memory == Memory::PiecesTurned)
}

/// The kind of piece of a procedure that is called when the region of such a piece is taken.
fn watched(line: &ProcedureLine) -> Option<Mark> {
    line.procedure.piece.filter(|_| line.procedure.piece_taken.is_some())
}

/// The moments at which the procedures of relics and places do something.
fn fixture_moments(spec: &GameSpec, compiled_tiles: &[[CompiledTile; 2]]) -> u16 {
    let found = compiled_tiles.iter().skip(spec.races.len() + spec.powers.len()).take(spec.fixtures.len());
    found.flatten().fold(0, |moments, compiled| moments | compiled.moments())
}

/// What the ground of each region costs: rivers one, mountains three, all else two.
fn ground(board: &Board) -> [u8; MAX_REGIONS] {
    let mut ground = [2; MAX_REGIONS];
    board.rivers().for_each(|region| ground[region.index()] = 1);
    board.made_of(Terrain::Mountain).for_each(|region| ground[region.index()] = 3);
    ground
}

/// The stack each stacking piece uses.
fn stack_slots(marks: &[MarkSpec]) -> Vec<Option<u8>> {
    let mut next = 0..;
    marks.iter().map(|mark| if mark.stacks { next.next() } else { None }).collect()
}

fn mask(n: usize) -> u64 {
    (1_u64 << n) - 1
}

fn ones(mut bits: u64) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        (bits != 0).then(|| {
            let index = bits.trailing_zeros() as u8;
            bits &= bits - 1;
            index
        })
    })
}

fn check(spec: &GameSpec) -> Result<(), Unplayable> {
    const MAX_POWERS: usize = 60;
    let fails = |when: bool, why: Unplayable| if when { Err(why) } else { Ok(()) };
    fails(!(2..=MAX_SEATS as u8).contains(&spec.players), Unplayable::Players(spec.players))?;
    fails(!(1..=20).contains(&spec.rounds), Unplayable::Rounds(spec.rounds))?;
    let races = (1..=MAX_RACES).contains(&spec.races.len());
    let powers = (1..=MAX_POWERS).contains(&spec.powers.len());
    fails(!races || !powers, Unplayable::Tiles([MAX_RACES, MAX_POWERS]))?;
    let kinds = |which: fn(&MarkSpec) -> bool| spec.marks.iter().filter(|mark| which(mark)).count();
    fails(spec.marks.len() > MAX_MARKS, Unplayable::Pieces(MAX_MARKS))?;
    fails(kinds(|mark| mark.stacks) > MAX_STACKS, Unplayable::Stacks(MAX_STACKS))?;
    fails(kinds(|mark| mark.among_tokens) > MAX_FOLLOWERS, Unplayable::Followers(MAX_FOLLOWERS))?;
    fails(spec.teams && spec.players != 4, Unplayable::Teams)?;
    fails(spec.fixtures.len() > MAX_FIXTURES, Unplayable::Fixtures(MAX_FIXTURES))?;
    let events: u32 = spec.events.iter().map(|event| u32::from(event.supply)).sum();
    let too_many = spec.events.len() > MAX_EVENTS || spec.events.iter().any(|event| event.supply > 15);
    let too_few = !spec.events.is_empty() && events < u32::from(spec.rounds);
    fails(too_many || too_few, Unplayable::Events(events, spec.rounds))?;
    let keys: Vec<&str> = all_tiles(spec).map(|tile| &*tile.key).collect();
    let twice = keys.iter().enumerate().find(|(index, key)| keys[..*index].contains(key));
    twice.map_or(Ok(()), |(_, key)| Err(Unplayable::Twice((*key).to_owned())))?;
    for tile in spec.races.iter().chain(&spec.powers) {
        // These answer a question that has one answer, so a second rule of the kind would be lost.
        let once: [fn(&Effect) -> bool; 4] = [
            |effect| matches!(effect, Effect::Seize(_)),
            |effect| matches!(effect, Effect::Post(_, Posting::Drawn(_))),
            |effect| matches!(effect, Effect::Post(_, Posting::FirstConquests(_))),
            |effect| matches!(effect, Effect::Procedure(..)),
        ];
        let twice =
            |kind: &fn(&Effect) -> bool| tile.rules.iter().filter(|rule| kind(&rule.effect)).count() > 1;
        fails(once.iter().any(twice), Unplayable::TwoRules(tile.key.to_string()))?;
        let wide = tile.rules.iter().find_map(|rule| match rule.effect {
            Effect::Procedure(procedure, given) if procedure.pairs => {
                Some(given.regions.printed_on(&spec.board).len())
            }
            _ => None,
        });
        let wide = wide.unwrap_or(0);
        let most = MAX_PAIRED;
        fails(wide > most, Unplayable::Pairs(tile.key.to_string(), wide, most))?;
        let widest =
            tile.rules.iter().any(|rule| matches!(rule.effect, Effect::Tokens(_, Gain::Conquests(0))));
        fails(widest, Unplayable::Recruits(tile.key.to_string()))?;
    }
    let lasting = |tile: &&Ability| {
        tile.rules.iter().any(|rule| rule.effect == Effect::Decline(Declining::OutsideLimit))
    };
    let most = MAX_BANDS - 2 * MAX_SEATS;
    let many = spec.races.iter().chain(&spec.powers).filter(lasting).count() > most;
    fails(many, Unplayable::Lasting(most))?;
    for tile in &spec.races {
        let short = tile.supply < tile.tokens || tile.supply > 99;
        fails(short, Unplayable::Supply(tile.key.to_string(), tile.tokens, tile.supply))?;
    }
    Ok(())
}

/// Whether any tile of a game has something.
#[derive(Copy, Clone, Debug)]
#[allow(clippy::struct_excessive_bools, reason = "each answers a question of its own")]
pub(crate) struct Features {
    pub totems: bool,
    pub grudges: bool,
    /// Peoples in decline that give the active one something.
    pub gifts: bool,
    /// Something the board lets the acting band do.
    pub board_acts: bool,
    pub hammers: bool,
    pub truces: bool,
    pub conditions: bool,
    pub closings: bool,
    pub again: bool,
    pub skips: bool,
    pub events: bool,
    pub prizes: bool,
    pub occasions: bool,
    pub consoles: bool,
    pub springs: bool,
    pub levies: bool,
    pub tombs: bool,
    pub risen: bool,
    pub war: bool,
    pub garrisons: bool,
    pub rescues: bool,
    pub most_around: bool,
}

/// A rule by the tile that quotes it.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub struct RuleRef {
    /// The tile.
    pub tile: Tile,
    /// The place in its list of rules.
    pub index: u8,
}
