//! A game: board, tiles and numbers, worked out once so that questions during play are quick.

mod check;
mod compile;
mod tiles;

use crate::ability::{Ability, Closed, Condition, MarkSpec, Rule};
use crate::board::{Board, Terrain};
use crate::compiled::CompiledTile;
use crate::ids::{Mark, Seat, Tile};
use crate::region::{MAX_REGIONS, RegionSet};
use crate::round_events::World;
use check::check;
use compile::{
    all_tiles, any_tile, binds, fixture_moments, fixtures_plain, ground, mask, moments, plain_bits,
    stack_slots, turned_over, watched,
};

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
    compiled: Vec<[CompiledTile; 2]>,
    nothing: CompiledTile,
    /// The moments at which the procedures of each tile do something, active and declined, by its number.
    moments: Box<[[u16; 2]; 256]>,
    /// Those of all relics and places.
    fixture_moments: u16,
    /// Those of all tiles.
    all_moments: u16,
    /// What each tile does not do, by its number.
    plain: Box<[[u32; 2]; 256]>,
    /// What no relic and no place does, active and declined.
    fixtures_plain: [u32; 2],
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
    has_unaided: bool,
    pub(crate) has_fixtures: bool,
    /// The index in the list of the place that has a badge bound to it.
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
        let compiled: Vec<[CompiledTile; 2]> = in_state(0).collect();
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
            has_unaided: any_tile(&compiled, |tile| tile.unaided.is_some()),
            has_fixtures: !spec.fixtures.is_empty(),
            binder: spec.fixtures.iter().position(|place| place.rules.iter().any(|rule| binds(rule.effect))),
            entry: board.entry(),
            edge_seas: if board.landings().is_empty() {
                board.edge() & board.made_of(Terrain::Sea)
            } else {
                RegionSet::EMPTY
            },
            landings: board.landings(),
            turned_over: compiled.iter().flatten().flat_map(|tile| &tile.procedures).find_map(turned_over),
            watched: compiled.iter().flat_map(|states| &states[0].procedures).filter_map(watched).collect(),
            followers: marks_with(|mark| mark.among_tokens),
            toll_marks: marks_with(|mark| mark.toll > 0)
                .into_iter()
                .map(|mark| (mark, spec.marks[mark.0 as usize].toll))
                .collect(),
            has: Features::of(&spec, &compiled, conditions),
            tolling: any_tile(&compiled, CompiledTile::asks_coins),
            best_face: spec.die.into_iter().max().unwrap_or(0),
            all_races: mask(spec.races.len()),
            all_powers: mask(spec.powers.len()),
            all_fixtures: mask(spec.fixtures.len()) as u16,
            world: World::new(&spec),
            moments: moments(&compiled),
            fixture_moments: fixture_moments(&spec, &compiled),
            all_moments: compiled.iter().flatten().fold(0, |moments, tile| moments | tile.moments()),
            plain: plain_bits(&compiled),
            fixtures_plain: fixtures_plain(&spec, &compiled),
            ground: ground(board),
            compiled: if conditions {
                compiled.into_iter().chain((1..Condition::STATES).flat_map(in_state)).collect()
            } else {
                compiled
            },
            nothing: CompiledTile::NONE,
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
}

/// The number of the first event among all tiles; those of the board itself follow the last.
pub(crate) fn first_event(spec: &GameSpec) -> usize {
    spec.races.len() + spec.powers.len() + spec.fixtures.len()
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
    pub compensations: bool,
    pub start_recruits: bool,
    pub levies: bool,
    pub retreats: bool,
    pub acting_declined: bool,
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
    /// The index in its list of rules.
    pub index: u8,
}
