//! What a viewer sees, as one row of numbers.
//!
//! First come the planes, one number for each region of the board, then numbers about the table. Seats are counted from the
//! viewer clockwise, so that whoever looks is seat 0. A tile is its place in the game's list plus 1, and 0 is none; the same
//! holds for seats, bands and regions where there may be none.

use engine::state::OFFERED;
use engine::{Band, BandId, Game, MAX_BANDS, Mark, Region, Seat, Tile, View};

/// The planes every game has; one for each kind of piece follows.
const PLANES: [&str; 10] =
    ["holder", "declined", "tokens", "race", "power", "band", "natives", "hoard", "found", "target"];

const HOLDER: usize = 0;
const DECLINED: usize = 1;
const TOKENS: usize = 2;
const RACE: usize = 3;
const POWER: usize = 4;
const BAND: usize = 5;
const NATIVES: usize = 6;
const HOARD: usize = 7;
const FOUND: usize = 8;
const TARGET: usize = 9;

/// The layout of the rows of a game.
#[derive(Clone, Debug)]
pub struct Observation {
    regions: usize,
    /// How many races and powers there are.
    races: usize,
    powers: usize,
    fixtures: Vec<Tile>,
    events: Vec<Tile>,
    marks: Vec<Mark>,
    planes: Vec<String>,
    numbers: Vec<String>,
}

/// Something that takes numbers in their order.
trait Sink {
    fn put(&mut self, name: &'static str, value: i16);
    /// One of several numbers of a kind.
    fn nth(&mut self, name: &'static str, at: usize, value: i16);
}

struct Values<'a> {
    out: &'a mut [i16],
    at: usize,
}

impl Sink for Values<'_> {
    #[inline]
    fn put(&mut self, _: &'static str, value: i16) {
        self.out[self.at] = value;
        self.at += 1;
    }

    #[inline]
    fn nth(&mut self, name: &'static str, _: usize, value: i16) {
        self.put(name, value);
    }
}

struct Names(Vec<String>);

impl Sink for Names {
    fn put(&mut self, name: &'static str, _: i16) {
        self.0.push(name.to_owned());
    }

    fn nth(&mut self, name: &'static str, at: usize, _: i16) {
        self.0.push(format!("{name}[{at}]"));
    }
}

/// The bands in the order in which they are listed, and the place of each in that list, from 1.
struct Bands {
    list: [Option<BandId>; MAX_BANDS],
    places: [i16; MAX_BANDS],
}

impl Observation {
    /// The layout for a game.
    pub fn new(game: &Game) -> Observation {
        let tiles = |wanted: fn(&Game, Tile) -> bool| -> Vec<Tile> {
            game.tiles().map(|(tile, _)| tile).filter(|&tile| wanted(game, tile)).collect()
        };
        let pieces = game.marks().map(|(_, spec)| format!("piece {}", spec.key));
        let mut layout = Observation {
            regions: game.board().len(),
            races: tiles(Game::is_race).len(),
            powers: tiles(Game::is_power).len(),
            fixtures: tiles(Game::is_fixture),
            events: tiles(Game::is_event),
            marks: game.marks().map(|(mark, _)| mark).collect(),
            planes: PLANES.into_iter().map(str::to_owned).chain(pieces).collect(),
            numbers: Vec::new(),
        };
        let view = View::new(game, &engine::State::new(game), Some(Seat(0)));
        let mut names = Names(Vec::new());
        let bands = layout.bands(game, &view, Seat(0));
        layout.table(game, &view, Seat(0), &bands, &mut names);
        layout.numbers = names.0;
        layout
    }

    /// The names of the planes.
    pub fn planes(&self) -> &[String] {
        &self.planes
    }

    /// The names of the numbers after the planes.
    pub fn numbers(&self) -> &[String] {
        &self.numbers
    }

    /// How long a row is.
    pub fn len(&self) -> usize {
        self.planes.len() * self.regions + self.numbers.len()
    }

    /// Whether rows are empty, which no game's are.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Fills a row with what a viewer sees. A spectator sees from seat A, without its purse.
    pub fn write(&self, game: &Game, view: &View, out: &mut [i16]) {
        let viewer = view.viewer.unwrap_or(Seat(0));
        let (planes, numbers) = out.split_at_mut(self.planes.len() * self.regions);
        let bands = self.bands(game, view, viewer);
        planes.fill(0);
        self.board(game, view, viewer, &bands, planes);
        self.table(game, view, viewer, &bands, &mut Values { out: numbers, at: 0 });
    }

    /// The bands by seat, from the viewer on; the active one of each seat first.
    #[allow(clippy::unused_self, reason = "a part of the layout")]
    fn bands(&self, game: &Game, view: &View, viewer: Seat) -> Bands {
        let mut bands = Bands { list: [None; MAX_BANDS], places: [0; MAX_BANDS] };
        let mut n = 0;
        for seat in std::iter::once(viewer).chain(game.others(viewer)) {
            for id in view.table.active(seat).into_iter().chain(view.table.declined(seat)) {
                bands.list[n] = Some(id);
                n += 1;
                bands.places[usize::from(id.0)] = n as i16;
            }
        }
        bands
    }

    fn board(&self, game: &Game, view: &View, viewer: Seat, bands: &Bands, out: &mut [i16]) {
        let table = &view.table;
        let mut set = |plane: usize, region: Region, value: i16| {
            out[plane * self.regions + usize::from(region.0)] = value;
        };
        for (place, &id) in bands.list.iter().flatten().enumerate() {
            let band = table.band(id);
            let holder = from(game, viewer, band.owner) + 1;
            for region in table.held(id) {
                set(HOLDER, region, holder);
                set(DECLINED, region, i16::from(band.declined));
                set(TOKENS, region, i16::from(table.tokens(region)));
                set(RACE, region, number(band.race));
                set(POWER, region, number(band.power));
                set(BAND, region, place as i16 + 1);
            }
        }
        for region in game.board().all() {
            let natives = table.natives(region);
            if natives > 0 {
                set(NATIVES, region, i16::from(natives));
            }
        }
        table.guarded_finds().for_each(|region| set(HOARD, region, 1));
        for &tile in &self.fixtures {
            if let Some(region) = table.lies(game, tile) {
                set(FOUND, region, number(tile));
            }
        }
        table.target().into_iter().for_each(|region| set(TARGET, region, 1));
        for (at, &mark) in self.marks.iter().enumerate() {
            for region in table.marked(mark) {
                set(PLANES.len() + at, region, i16::from(table.pieces(game, mark, region)));
            }
        }
    }

    #[inline]
    fn table(&self, game: &Game, view: &View, viewer: Seat, bands: &Bands, out: &mut impl Sink) {
        let table = &view.table;
        let owed = table.owed();
        let seats = || std::iter::once(viewer).chain(game.others(viewer));
        let tile = |tile: Option<Tile>| tile.map_or(0, number);
        out.put("round", i16::from(table.round()));
        out.put("rounds", i16::from(game.rounds()));
        out.put("turn_of", from(game, viewer, table.seat()));
        out.put("first_seat", from(game, viewer, table.first_seat()));
        out.put("asked_seat", owed.who.player().map_or(0, |seat| from(game, viewer, seat) + 1));
        out.put("asked_what", owed.ask as i16);
        out.put("asked_number", i16::from(owed.what));
        out.put("asked_by", tile(owed.asking_tile()));
        out.put("asked_band", bands.places.get(usize::from(owed.band.0)).copied().unwrap_or(0));
        out.put("acting_band", table.acting().map_or(0, |id| bands.places[usize::from(id.0)]));
        out.put("picked", i16::from(table.picked()));
        out.put("rolled", table.rolled().map_or(-1, i16::from));
        out.put("non_empty_conquests", i16::from(table.spoils()));
        out.put("relic_ready", i16::from(table.wields()));
        out.put("side", table.chosen_side() as i16);
        out.put("bound_badge", tile(table.bound()));
        out.put("event", tile(table.event()));
        out.put("next_event", tile(view.omen));
        for (at, memory) in table.memory().into_iter().enumerate() {
            out.nth("memory", at, i16::from(memory));
        }
        for (at, seat) in seats().enumerate() {
            out.nth("coins", at, view.coins[usize::from(seat.0)].map_or(-1, |coins| coins as i16));
        }
        for (at, seat) in seats().enumerate() {
            out.nth("has_seen_next_event", at, i16::from(table.has_looked(seat)));
        }
        for (at, &event) in self.events.iter().enumerate() {
            out.nth("events_left", at, i16::from(table.events_left(game, event)));
        }
        for (at, &mark) in self.marks.iter().enumerate() {
            out.nth("pieces_among_tokens", at, i16::from(table.among(game, mark)));
        }
        let mut offer = table.offer();
        for at in 0..OFFERED {
            let (race, power, coins) = offer
                .next()
                .map_or((0, 0, 0), |(race, power, coins)| (number(race), tile(power), i16::from(coins)));
            out.nth("offer_race", at, race);
            out.nth("offer_power", at, power);
            out.nth("offer_coins", at, coins);
        }
        out.put("top_badge", tile(table.top_badge()));
        self.stacks(game, view, out);
        for (at, &id) in bands.list.iter().enumerate() {
            let values = id.map_or([0; BAND_NUMBERS.len()], |id| band_numbers(game, view, viewer, id));
            for (name, value) in BAND_NUMBERS.into_iter().zip(values) {
                out.nth(name, at, value);
            }
        }
    }

    /// Which tiles have not been seen (1), and which banners lie under the stack (2 and more, in order).
    fn stacks(&self, game: &Game, view: &View, out: &mut impl Sink) {
        let first = self.races;
        let (unseen, queue) = view.table.race_stack(game);
        let mut races = [0_i16; engine::game::MAX_RACES];
        unseen.for_each(|tile| races[usize::from(tile.0)] = 1);
        queue.iter().zip(2..).for_each(|(tile, at)| races[usize::from(tile.0)] = at);
        for (at, &seen) in races[..first].iter().enumerate() {
            out.nth("race_stack", at, seen);
        }
        let mut powers = [0_i16; 64];
        view.table.power_stack(game).for_each(|tile| powers[usize::from(tile.0) - first] = 1);
        view.table.discards(game).for_each(|tile| powers[usize::from(tile.0) - first] = 2);
        for (at, &seen) in powers[..self.powers].iter().enumerate() {
            out.nth("power_stack", at, seen);
        }
    }
}

/// What is told of each band.
const BAND_NUMBERS: [&str; 16] = [
    "band_owner",
    "band_declined",
    "band_race",
    "band_power",
    "band_hand",
    "band_displaced",
    "band_aside",
    "band_tray",
    "band_regions",
    "band_conquests",
    "band_peace_with",
    "band_pieces_made",
    "band_pieces_out",
    "band_pieces_in_hand",
    "band_grudges",
    "band_concords",
];

#[inline]
fn band_numbers(game: &Game, view: &View, viewer: Seat, id: BandId) -> [i16; BAND_NUMBERS.len()] {
    let band = view.table.band(id);
    let seats = |wanted: fn(&Band, Seat) -> bool| {
        let others = game.seats().filter(|&seat| wanted(band, seat));
        others.map(|seat| 1_i16 << from(game, viewer, seat)).sum()
    };
    [
        from(game, viewer, band.owner) + 1,
        i16::from(band.declined),
        number(band.race),
        number(band.power),
        i16::from(band.hand),
        i16::from(band.displaced),
        i16::from(band.aside),
        i16::from(band.tray),
        i16::from(view.table.held(id).len()),
        i16::from(band.conquests),
        if band.ally == Seat::NONE { 0 } else { from(game, viewer, band.ally) + 1 },
        i16::from(band.hammers),
        i16::from(band.hammers_out[0]),
        i16::from(band.hammers_out[1]),
        seats(Band::has_grudge),
        seats(Band::is_in_concord),
    ]
}

/// A tile, or 0 for none.
#[inline]
fn number(tile: Tile) -> i16 {
    if tile == Tile::NONE { 0 } else { i16::from(tile.0) + 1 }
}

/// How many seats clockwise from the viewer.
#[inline]
fn from(game: &Game, viewer: Seat, seat: Seat) -> i16 {
    let n = game.players();
    i16::from(if seat.0 >= viewer.0 { seat.0 - viewer.0 } else { seat.0 + n - viewer.0 })
}
