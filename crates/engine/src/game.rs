//! A game: board, tiles and numbers, worked out once so that questions during play are quick.

use crate::ability::{Ability, Effect, Filter, MarkSpec, Rule, Seizure, Span};
use crate::board::{Board, Symbol, Terrain};
use crate::ids::{MAX_SEATS, Mark, Seat, Tile};
use crate::region::RegionSet;

/// The most kinds of pieces a game may have.
pub const MAX_MARKS: usize = 10;
/// The most race banners a game may have.
pub const MAX_RACES: usize = 36;
/// How many kinds of pieces may stack.
pub const MAX_STACKS: usize = 1;

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
    /// How many native tokens stand on each native symbol.
    pub natives: u8,
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

/// A game ready to be played.
#[derive(Clone, Debug)]
pub struct Game {
    pub(crate) spec: GameSpec,
    tiles: Vec<Ability>,
    kits: Vec<[Kit; 2]>,
    no_kit: Kit,
    pub(crate) immune_marks: Vec<Mark>,
    pub(crate) defense_marks: Vec<Mark>,
    pub(crate) stack_mark: Option<Mark>,
    pub(crate) mountains: RegionSet,
    pub(crate) land: RegionSet,
    pub(crate) entry: RegionSet,
    pub(crate) has_tolls: bool,
    pub(crate) best_face: u8,
    pub(crate) all_races: u64,
    pub(crate) all_powers: u64,
}

/// What cannot be a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unplayable(pub String);

impl Game {
    /// Works out a game.
    pub fn new(spec: GameSpec) -> Result<Game, Unplayable> {
        check(&spec)?;
        let board = &spec.board;
        let tiles: Vec<Ability> = spec.races.iter().chain(&spec.powers).cloned().collect();
        let kits =
            tiles.iter().map(|tile| [Kit::new(tile, board, false), Kit::new(tile, board, true)]).collect();
        let marks_with = |wanted: fn(&MarkSpec) -> bool| -> Vec<Mark> {
            let indices = spec.marks.iter().enumerate().filter(|(_, mark)| wanted(mark));
            indices.map(|(index, _)| Mark(index as u8)).collect()
        };
        Ok(Game {
            kits,
            no_kit: Kit::NONE,
            immune_marks: marks_with(|mark| mark.immune),
            defense_marks: marks_with(|mark| mark.defense > 0 && !mark.stacks),
            stack_mark: marks_with(|mark| mark.stacks).first().copied(),
            mountains: board.made_of(Terrain::Mountain),
            land: board.land(),
            entry: board.entry(),
            has_tolls: tiles
                .iter()
                .any(|tile| tile.rules.iter().any(|rule| matches!(rule.effect, Effect::Toll(..)))),
            best_face: spec.die.into_iter().max().unwrap_or(0),
            all_races: mask(spec.races.len()),
            all_powers: mask(spec.powers.len()),
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
        (1..n).map(move |step| Seat((seat.0 + step) % n))
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

    /// Whether the tile is a race banner.
    pub fn is_race(&self, tile: Tile) -> bool {
        (tile.0 as usize) < self.spec.races.len()
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

    #[inline]
    pub(crate) fn kit(&self, tile: Tile, declined: bool) -> &Kit {
        if tile == Tile::NONE { &self.no_kit } else { &self.kits[tile.0 as usize][usize::from(declined)] }
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
    let refuse = |why: String| Err(Unplayable(why));
    if !(2..=MAX_SEATS as u8).contains(&spec.players) {
        return refuse(format!("a game has 2 to 5 players, not {}", spec.players));
    }
    if !(1..=20).contains(&spec.rounds) {
        return refuse(format!("a game has 1 to 20 rounds, not {}", spec.rounds));
    }
    if spec.races.is_empty()
        || spec.powers.is_empty()
        || spec.races.len() > MAX_RACES
        || spec.powers.len() > 60
    {
        return refuse(format!("a game needs 1 to {MAX_RACES} races and 1 to 60 powers"));
    }
    if spec.marks.len() > MAX_MARKS || spec.marks.iter().filter(|mark| mark.stacks).count() > MAX_STACKS {
        return refuse(format!(
            "a game has at most {MAX_MARKS} kinds of pieces, {MAX_STACKS} of them stacking"
        ));
    }
    let keys: Vec<&str> = spec.races.iter().chain(&spec.powers).map(|tile| &*tile.key).collect();
    for (index, key) in keys.iter().enumerate() {
        if keys[..index].contains(key) {
            return refuse(format!("two tiles are called '{key}'"));
        }
    }
    for tile in spec.races.iter().chain(&spec.powers) {
        let seizures = tile.rules.iter().filter(|rule| matches!(rule.effect, Effect::Seize(_)));
        if seizures.count() > 1 {
            return refuse(format!("'{}' has more than one special way to conquer", tile.key));
        }
        let widest = tile.rules.iter().any(|rule| matches!(rule.effect, Effect::Recruit(0)));
        if widest {
            return refuse(format!("'{}' recruits a token for every 0 regions", tile.key));
        }
    }
    for tile in &spec.races {
        if tile.supply < tile.tokens || tile.supply > 99 {
            return refuse(format!(
                "'{}' has {} tokens of a supply of {}",
                tile.key, tile.tokens, tile.supply
            ));
        }
    }
    Ok(())
}

/// A rule by the tile that quotes it.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub struct RuleRef {
    /// The tile.
    pub tile: Tile,
    /// The place in its list of rules.
    pub index: u8,
}

/// A filter worked out on a board.
#[derive(Copy, Clone, Debug)]
pub(crate) enum Zone {
    Fixed(RegionSet),
    Marked(Mark),
}

/// Pieces a band places every turn.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Post {
    pub mark: Mark,
    pub moment: Moment,
    /// How many are placed anew; otherwise one more may be.
    pub anew: Option<u8>,
}

/// When pieces are placed.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) enum Moment {
    /// After redistribution (P4).
    Redeploy,
    /// At the end of the turn, before scoring (P5).
    End,
}

/// A number that holds in a zone, and the place of the rule it comes from.
pub(crate) type Line = (u8, Zone, u8);

/// The rules of one tile in one state of its band, sorted by the question they answer.
#[derive(Clone, Debug)]
pub(crate) struct Kit {
    pub income: Vec<Line>,
    pub purse: Vec<(u8, u8)>,
    pub windfall: Vec<(u8, u8)>,
    pub spoils: Vec<(u8, u8)>,
    pub levy: Vec<(u8, u8)>,
    pub discount: Vec<Line>,
    pub beside: Vec<Line>,
    pub surcharge: Vec<(u8, u8)>,
    pub as_if_empty: Option<(RegionSet, u8)>,
    pub defense: Vec<Line>,
    pub toll: Vec<Line>,
    pub reach: RegionSet,
    pub entry: RegionSet,
    pub links: Vec<RegionSet>,
    pub hold: RegionSet,
    pub seize: Option<(Seizure, u8)>,
    pub roll_first: Option<u8>,
    pub spare: Option<u8>,
    pub reserve: u8,
    pub recruit: Option<(u8, u8)>,
    pub first: Option<(Mark, u8)>,
    pub posts: Vec<Post>,
    pub truce: Option<u8>,
    pub rise: bool,
    pub lasting: bool,
    pub late: Option<u8>,
}

impl Kit {
    pub(crate) const NONE: Kit = Kit {
        income: Vec::new(),
        purse: Vec::new(),
        windfall: Vec::new(),
        spoils: Vec::new(),
        levy: Vec::new(),
        discount: Vec::new(),
        beside: Vec::new(),
        surcharge: Vec::new(),
        as_if_empty: None,
        defense: Vec::new(),
        toll: Vec::new(),
        reach: RegionSet::EMPTY,
        entry: RegionSet::EMPTY,
        links: Vec::new(),
        hold: RegionSet::EMPTY,
        seize: None,
        roll_first: None,
        spare: None,
        reserve: 0,
        recruit: None,
        first: None,
        posts: Vec::new(),
        truce: None,
        rise: false,
        lasting: false,
        late: None,
    };

    fn new(tile: &Ability, board: &Board, declined: bool) -> Kit {
        let mut kit = Kit::NONE;
        for (index, rule) in tile.rules.iter().enumerate() {
            let holds = match rule.span {
                Span::Active => !declined,
                Span::Decline => declined,
                Span::Always => true,
            };
            if holds {
                kit.add(board, rule.effect, index as u8);
            }
        }
        kit
    }

    fn add(&mut self, board: &Board, effect: Effect, at: u8) {
        let line = |n: u8, filter: Filter| (n, zone(board, filter), at);
        let fixed = |filter: Filter| match zone(board, filter) {
            Zone::Fixed(set) => set,
            Zone::Marked(_) => RegionSet::EMPTY,
        };
        match effect {
            Effect::Income(n, filter) => self.income.push(line(n, filter)),
            Effect::Purse(n) => self.purse.push((n, at)),
            Effect::Windfall(n) => self.windfall.push((n, at)),
            Effect::Spoils(n) => self.spoils.push((n, at)),
            Effect::Levy(n) => self.levy.push((n, at)),
            Effect::Discount(n, filter) => self.discount.push(line(n, filter)),
            Effect::DiscountBeside(n, filter) => self.beside.push(line(n, filter)),
            Effect::Surcharge(n) => self.surcharge.push((n, at)),
            Effect::AsIfEmpty(filter) => self.as_if_empty = Some((fixed(filter), at)),
            Effect::Defense(n, filter) => self.defense.push(line(n, filter)),
            Effect::Toll(n, filter) => self.toll.push(line(n, filter)),
            Effect::Reach(filter) => self.reach |= fixed(filter),
            Effect::Entry(filter) => self.entry |= fixed(filter),
            Effect::Link(filter) => self.links.push(fixed(filter)),
            Effect::Hold(filter) => self.hold |= fixed(filter),
            Effect::Seize(seizure) => self.seize = Some((seizure, at)),
            Effect::RollFirst => self.roll_first = Some(at),
            Effect::Spare => self.spare = Some(at),
            Effect::Reserve(n) => self.reserve += n,
            Effect::Recruit(per) => self.recruit = Some((per, at)),
            Effect::MarkFirst(mark, n) => self.first = Some((mark, n)),
            Effect::Build(mark) => self.posts.push(Post { mark, moment: Moment::Redeploy, anew: None }),
            Effect::Camp(mark, n) => self.posts.push(Post { mark, moment: Moment::Redeploy, anew: Some(n) }),
            Effect::Guard(mark, n) => self.posts.push(Post { mark, moment: Moment::End, anew: Some(n) }),
            Effect::Truce => self.truce = Some(at),
            Effect::Rise => self.rise = true,
            Effect::Lasting => self.lasting = true,
            Effect::LateDecline => self.late = Some(at),
        }
    }
}

fn zone(board: &Board, filter: Filter) -> Zone {
    match filter {
        Filter::Marked(mark) => Zone::Marked(mark),
        printed => Zone::Fixed(printed.printed_on(board)),
    }
}

impl Filter {
    /// The regions of a board it names by what is printed there; none if it goes by pieces.
    pub fn printed_on(self, board: &Board) -> RegionSet {
        match self {
            Filter::Any => board.all(),
            Filter::Land => board.land(),
            Filter::Water => board.water(),
            Filter::Coast => board.coast(),
            Filter::Farmland => board.made_of(Terrain::Farmland),
            Filter::Forest => board.made_of(Terrain::Forest),
            Filter::Hill => board.made_of(Terrain::Hill),
            Filter::Mountain => board.made_of(Terrain::Mountain),
            Filter::Swamp => board.made_of(Terrain::Swamp),
            Filter::Mine => board.made_of(Terrain::Mine) | board.bearing(Symbol::Mine),
            Filter::Magic => board.made_of(Terrain::Crystal) | board.bearing(Symbol::Magic),
            Filter::Cavern => board.bearing(Symbol::Cavern),
            Filter::Marked(_) => RegionSet::EMPTY,
        }
    }
}
