//! The value function: what a seat will still gain, from what lies on the table between two turns.
//!
//! It is linear in a few dozen features, with weights of their own for every number of turns the seat has left.
//! The weights are fitted from games bots played among themselves and shipped as small text files; see
//! [`crate::fit`]. Tiles a file does not know count as average ones.

use engine::bill::{Sum, band_income, seat_income};
use engine::{Game, MAX_SEATS, Query, RegionSet, Seat, State, Tile};

use crate::garrison::{Front, SAFE, Threats, force};
use crate::lore::Lore;
use crate::net::Net;

/// The first line of a value file.
const HEADER: &str = "elbowroom-value 1";

macro_rules! shipped {
    ($($name:literal)*) => {
        [$([
            include_str!(concat!("../values/", $name, "-2p.txt")),
            include_str!(concat!("../values/", $name, "-3p.txt")),
            include_str!(concat!("../values/", $name, "-4p.txt")),
            include_str!(concat!("../values/", $name, "-5p.txt")),
        ]),*]
    };
}

/// The files that come with the bots, by box and by number of players.
const SHIPPED: [[&str; 4]; 5] = shipped! { "base" "underground" "mix" "river" "warcraft" };

fn shipped_text(game: &Game) -> Option<&'static str> {
    let at = usize::from(game.players().clamp(2, 5)) - 2;
    SHIPPED.iter().map(|files| files[at]).min_by_key(|text| strangers(game, text))
}

/// How many tiles only the game has, or only the file.
fn strangers(game: &Game, text: &str) -> usize {
    let known = text.lines().filter_map(|line| line.strip_prefix("active:")?.split(' ').next());
    let (mut shared, mut others) = (0, 0);
    for key in known {
        if game.tile(key).is_some() { shared += 1 } else { others += 1 }
    }
    game.tiles().count() - shared + others
}

/// What is counted of every seat.
macro_rules! features {
    ($($(#[$doc:meta])* $name:ident = $key:literal,)*) => {
        /// A number that is counted of every seat.
        #[derive(Copy, Clone, Debug, PartialEq, Eq)]
        pub enum Feature {
            $($(#[$doc])* $name,)*
        }

        /// Their names in value files, in the order of the arrays.
        pub const FEATURES: [&str; [$($key),*].len()] = [$($key),*];
    };
}

features! {
    /// Always one.
    Constant = "one",
    /// Regions of the active band.
    Regions = "regions",
    /// Coins the active band brings beyond one for each region.
    Bonus = "bonus",
    /// Tokens the active band can fight with.
    Force = "force",
    /// Regions the active band could still take with them.
    Growth = "growth",
    /// Regions of bands in decline.
    DeclinedRegions = "declined-regions",
    /// Coins bands in decline bring beyond one for each region.
    DeclinedBonus = "declined-bonus",
    /// One, if the seat picks a combo next.
    Picks = "picks",
    /// What the best combo on offer is worth, in tens of coins.
    Offer = "offer",
    /// Regions of the active band that somebody can take with 2 tokens or fewer.
    Threatened2 = "threatened-2",
    /// Regions of the active band that somebody can take with 3 tokens.
    Threatened3 = "threatened-3",
    /// Regions of the active band that somebody can take with 4 tokens.
    Threatened4 = "threatened-4",
    /// Regions of the active band that somebody can take with 5 tokens.
    Threatened5 = "threatened-5",
    /// Regions of the active band that somebody can take with 6 tokens or more.
    Threatened6 = "threatened-6",
    /// Regions in decline that somebody can take with 3 tokens or fewer.
    DeclinedThreatened3 = "declined-threatened-3",
    /// Regions in decline that somebody can take with 4 tokens.
    DeclinedThreatened4 = "declined-threatened-4",
    /// Regions in decline that somebody can take with 5 tokens or more.
    DeclinedThreatened5 = "declined-threatened-5",
    /// Regions of the active band that cannot be conquered.
    Immune = "immune",
    /// Tokens an opponent can fight with, on average.
    HostileForce = "hostile-force",
    /// Tokens that bands in decline can fight with, for example Ghouls.
    RisenForce = "risen-force",
    /// Regions times regions, in tens.
    RegionsSquared = "regions-squared",
    /// Tokens times tokens, in tens.
    ForceSquared = "force-squared",
    /// Regions times tokens, in tens.
    RegionsTimesForce = "regions-force",
    /// One, if there is a second band in decline.
    SecondDeclined = "second-declined",
    /// The share of opponents who pick a combo next.
    HostilePicks = "hostile-picks",
    /// One, if the active band holds no region.
    Homeless = "homeless",
    /// Coins for the player rather than for a band.
    Trade = "trade",
    /// Rivers of the active band.
    Afloat = "afloat",
    /// Rivers of bands in decline.
    DeclinedAfloat = "declined-afloat",
}

impl Feature {
    /// The one of a region of the active band that somebody can take with so many tokens.
    fn threatened(cost: u8) -> Feature {
        match cost {
            0..=2 => Feature::Threatened2,
            3 => Feature::Threatened3,
            4 => Feature::Threatened4,
            5 => Feature::Threatened5,
            6.. => Feature::Threatened6,
        }
    }

    /// The same of a region in decline.
    fn declined_threatened(cost: u8) -> Feature {
        match cost {
            0..=3 => Feature::DeclinedThreatened3,
            4 => Feature::DeclinedThreatened4,
            5.. => Feature::DeclinedThreatened5,
        }
    }
}

/// The numbers of a seat, by feature.
#[derive(Copy, Clone, Debug, Default, PartialEq)]
pub struct Numbers(pub [f32; FEATURE_COUNT]);

impl std::ops::Index<Feature> for Numbers {
    type Output = f32;

    fn index(&self, feature: Feature) -> &f32 {
        &self.0[feature as usize]
    }
}

impl std::ops::IndexMut<Feature> for Numbers {
    fn index_mut(&mut self, feature: Feature) -> &mut f32 {
        &mut self.0[feature as usize]
    }
}

/// How much the poorer member of a team counts; the richer one is the rest.
const POORER: f32 = 0.7;

/// How many features every seat has.
pub const FEATURE_COUNT: usize = FEATURES.len();

/// How many tiles of a seat count: two of each of three bands, and what lies in their regions.
const MAX_TILES: usize = 14;

/// The features of one seat: numbers, and tiles that are there or not.
#[derive(Clone, Debug)]
pub struct Traits {
    /// The turns the seat still has.
    pub turns: u8,
    /// The numbers.
    pub numbers: Numbers,
    /// The active race and power, if any, then those in decline, each with whether it is; then the relics and places
    /// held.
    pub tiles: [Option<(Tile, bool)>; MAX_TILES],
    /// The threats to the seat's regions, if anybody plays before it.
    pub(crate) threats: Option<Threats>,
}

/// Weights by turns left, then by feature, then by tile in play and by tile in decline.
#[derive(Clone, Debug, PartialEq)]
pub struct Value {
    n_tiles: usize,
    rows: Vec<Vec<f32>>,
}

impl Value {
    /// The shipped weights for a game. A box is known by its tiles: the file counts that knows most of them and speaks
    /// of fewest others.
    pub fn shipped(game: &Game) -> Value {
        // Shipped files are read by a test.
        let value = shipped_text(game).map(|text| Value::parse(game, text));
        value.and_then(Result::ok).unwrap_or_else(|| Value::from_rows(game, Vec::new()))
    }

    /// Weights by turns left; turns beyond the last row count as the last.
    pub fn from_rows(game: &Game, rows: Vec<Vec<f32>>) -> Value {
        Value { n_tiles: game.tiles().count(), rows }
    }

    /// The same weights with something added, by turns left.
    pub(crate) fn corrected(&self, mut by: Vec<Vec<f32>>) -> Value {
        for (row, turns) in by.iter_mut().zip(1..) {
            let known = self.row(turns).into_iter().flatten();
            row.iter_mut().zip(known).for_each(|(weight, known)| *weight += known);
        }
        Value { n_tiles: self.n_tiles, rows: by }
    }

    /// How many weights a row has.
    pub fn width(game: &Game) -> usize {
        FEATURE_COUNT + 2 * game.tiles().count()
    }

    /// What the seat will still gain.
    pub fn future(&self, traits: &Traits) -> f32 {
        let Some(row) = self.row(traits.turns) else { return 0.0 };
        let numbers: f32 = row.iter().zip(&traits.numbers.0).map(|(weight, x)| weight * x).sum();
        numbers + traits.tiles.iter().flatten().map(|&tile| row[column(self.n_tiles, tile)]).sum::<f32>()
    }

    fn row(&self, turns: u8) -> Option<&Vec<f32>> {
        let last = self.rows.len().checked_sub(1)?;
        (turns > 0).then(|| &self.rows[usize::from(turns - 1).min(last)])
    }

    /// What a tile in play is worth with so many turns left, in coins against an average one.
    pub fn tile_worth(&self, tile: Tile, turns: u8) -> f32 {
        self.row(turns).map_or(0.0, |row| row[column(self.n_tiles, (tile, false))])
    }

    /// The coins a seat should end with, and the mean of what the others should. A team mate's purse is almost one's
    /// own: the poorer one counts (WOW-TEAM-2).
    pub fn totals(
        &self,
        net: Option<&Net>,
        lore: &Lore,
        game: &Game,
        state: &State,
        seat: Seat,
    ) -> (f32, f32) {
        let mut coins = [0.0; MAX_SEATS];
        coins.iter_mut().zip(game.seats()).for_each(|(coins, seat)| *coins = f32::from(state.coins(seat)));
        if !state.is_over() {
            let futures = self.futures(net, lore, Query { game, table: state.table() });
            coins.iter_mut().zip(futures).for_each(|(coins, future)| *coins += future);
        }
        let total = |seat: Seat| coins[usize::from(seat.0)];
        let Some(mate) = game.mate(seat) else {
            let others: f32 = game.others(seat).map(total).sum();
            return (total(seat), others / f32::from(game.players() - 1));
        };
        let team = |one: f32, other: f32| POORER * one.min(other) + (1.0 - POORER) * one.max(other);
        let own = team(total(seat), total(mate));
        let mut others = game.others(seat).filter(|&other| other != mate).map(total);
        let foes = others.next().map_or(0.0, |one| team(one, others.next().unwrap_or(one)));
        (own, foes)
    }

    /// What every seat will still gain.
    fn futures(&self, net: Option<&Net>, lore: &Lore, q: Query<'_>) -> [f32; MAX_SEATS] {
        let front = Front::new(q);
        let mut futures = [0.0; MAX_SEATS];
        match net {
            None => {
                for (future, seat) in futures.iter_mut().zip(q.game.seats()) {
                    *future = self.future(&traits_before(lore, q, &front, seat));
                }
            }
            Some(net) => {
                let traits: Vec<Traits> =
                    q.game.seats().map(|seat| traits_before(lore, q, &front, seat)).collect();
                let verdicts = net.verdicts(lore, q, &front, &traits);
                for (future, (traits, verdict)) in futures.iter_mut().zip(traits.iter().zip(verdicts)) {
                    *future = self.future(traits) + verdict.coins;
                }
            }
        }
        futures
    }

    /// The weights as a file.
    pub fn text(&self, game: &Game, origin: &str) -> String {
        let mut text = format!("{HEADER}\n# {origin}\n# weights by turns left, from 1\n");
        let names = FEATURES.iter().map(|&name| name.to_owned());
        let tiles = |prefix: &'static str| {
            game.tiles().map(move |(_, ability)| format!("{prefix}:{}", ability.key)).collect::<Vec<_>>()
        };
        for (at, name) in names.chain(tiles("active")).chain(tiles("declined")).enumerate() {
            let weights: Vec<String> = self.rows.iter().map(|row| format!("{:.3}", row[at])).collect();
            text += &format!("{name} {}\n", weights.join(" "));
        }
        text
    }

    /// Reads a file for a game. Lines for tiles the game does not have are passed over.
    pub fn parse(game: &Game, text: &str) -> Result<Value, String> {
        let mut lines = text.lines();
        if lines.next() != Some(HEADER) {
            return Err(format!("a value file begins with '{HEADER}'"));
        }
        let n_tiles = game.tiles().count();
        let mut rows: Vec<Vec<f32>> = Vec::new();
        for line in lines.filter(|line| !line.starts_with('#')) {
            let mut words = line.split_whitespace();
            let Some(name) = words.next() else { continue };
            let weights: Result<Vec<f32>, _> = words.map(str::parse).collect();
            let weights = weights.map_err(|error| format!("{name}: {error}"))?;
            let tile = |key: &str, declined| game.tile(key).map(|tile| column(n_tiles, (tile, declined)));
            let at = match name.split_once(':') {
                Some(("active", key)) => tile(key, false),
                Some(("declined", key)) => tile(key, true),
                _ => {
                    let at = FEATURES.iter().position(|&known| known == name);
                    Some(at.ok_or_else(|| format!("there is no feature '{name}'"))?)
                }
            };
            rows.resize_with(rows.len().max(weights.len()), || vec![0.0; FEATURE_COUNT + 2 * n_tiles]);
            for (row, weight) in rows.iter_mut().zip(weights) {
                if let Some(at) = at {
                    row[at] = weight;
                }
            }
        }
        Ok(Value { n_tiles, rows })
    }
}

/// The place of a tile among the weights.
pub(crate) fn column(n_tiles: usize, (tile, declined): (Tile, bool)) -> usize {
    FEATURE_COUNT + usize::from(declined) * n_tiles + usize::from(tile.0)
}

/// The features of a seat, on a table where a turn is about to begin.
pub fn traits(lore: &Lore, q: Query<'_>, seat: Seat) -> Traits {
    traits_before(lore, q, &Front::new(q), seat)
}

/// The same where it is known who can take what.
pub(crate) fn traits_before(lore: &Lore, q: Query<'_>, front: &Front, seat: Seat) -> Traits {
    let (game, table) = (q.game, q.table);
    let players = game.players();
    let ahead = (seat.0 + players - table.seat().0) % players;
    // A seat whose turn of this round is over has one turn less.
    let place = |seat: Seat| (seat.0 + players - table.first_seat().0) % players;
    let moved = place(seat) < place(table.seat());
    let turns = game.rounds() - table.round() + u8::from(!moved);
    let exposure = f32::from(ahead) / f32::from(players - 1);
    let mut numbers = Numbers::default();
    let mut tiles = [None; MAX_TILES];
    numbers[Feature::Constant] = 1.0;
    let mut regions = RegionSet::EMPTY;
    let active = table.active(seat);
    if let Some(id) = active {
        let held = table.held(id);
        regions |= held;
        let n = f32::from(held.len());
        let force = f32::from(force(q, id));
        numbers[Feature::Regions] = n;
        numbers[Feature::Bonus] = income(q, id) - n;
        numbers[Feature::Force] = force;
        numbers[Feature::Growth] = growth(front, id, force);
        numbers[Feature::Immune] = f32::from((held & q.immune()).len());
        numbers[Feature::RegionsSquared] = 0.1 * n * n;
        numbers[Feature::ForceSquared] = 0.1 * force * force;
        numbers[Feature::RegionsTimesForce] = 0.1 * n * force;
        numbers[Feature::Homeless] = if held.is_empty() { 1.0 } else { 0.0 };
        numbers[Feature::Afloat] = f32::from((held & game.board().rivers()).len());
        let band = table.band(id);
        tiles[0] = Some((band.race, false));
        tiles[1] = (band.power != Tile::NONE).then_some((band.power, false));
    } else {
        numbers[Feature::Picks] = 1.0;
        numbers[Feature::Offer] = 0.1 * best_offer(lore, q, turns);
    }
    for (index, id) in table.declined(seat).enumerate().take(2) {
        let held = table.held(id);
        regions |= held;
        numbers[Feature::DeclinedRegions] += f32::from(held.len());
        numbers[Feature::DeclinedBonus] += income(q, id) - f32::from(held.len());
        numbers[Feature::SecondDeclined] += index as f32;
        numbers[Feature::DeclinedAfloat] += f32::from((held & game.board().rivers()).len());
        if q.rises(id) {
            numbers[Feature::RisenForce] += f32::from(force(q, id));
        }
        let band = table.band(id);
        tiles[2 + 2 * index] = Some((band.race, true));
        tiles[3 + 2 * index] = (band.power != Tile::NONE).then_some((band.power, true));
    }
    let mut trade = Sum::default();
    seat_income(q, seat, &mut trade);
    numbers[Feature::Trade] = f32::from(trade.0);
    let own = active.map_or(RegionSet::EMPTY, |id| table.held(id));
    let lying = lore.lying(q, regions).map(|(tile, region)| Some((tile, !own.contains(region))));
    tiles[6..].iter_mut().zip(lying).for_each(|(tile, lying)| *tile = lying);
    let threats = (ahead > 0).then(|| front.threats(q, seat, regions));
    if let Some(costs) = &threats {
        for region in regions {
            let cost = costs[usize::from(region.0)];
            if cost == SAFE {
                continue;
            }
            let threatened = if own.contains(region) {
                Feature::threatened(cost)
            } else {
                Feature::declined_threatened(cost)
            };
            numbers[threatened] += exposure;
        }
    }
    for other in game.others(seat) {
        match table.active(other) {
            Some(id) => numbers[Feature::HostileForce] += f32::from(force(q, id)) / f32::from(players - 1),
            None => numbers[Feature::HostilePicks] += 1.0 / f32::from(players - 1),
        }
    }
    Traits { turns, numbers, tiles, threats }
}

fn income(q: Query<'_>, id: engine::BandId) -> f32 {
    let mut sum = Sum::default();
    band_income(q, id, &mut sum);
    f32::from(sum.0)
}

/// How many regions the band could take next turn with so many tokens, cheapest first.
fn growth(front: &Front, id: engine::BandId, mut left: f32) -> f32 {
    let mut by_cost = [0_u8; 12];
    for cost in front.prices(id) {
        if let Some(n) = by_cost.get_mut(usize::from(cost)) {
            *n += 1;
        }
    }
    let mut taken = 0.0;
    for (cost, &n) in by_cost.iter().enumerate().skip(1) {
        let bought = (left / cost as f32).min(f32::from(n));
        taken += bought;
        left -= bought * cost as f32;
        if bought < f32::from(n) {
            break;
        }
    }
    taken
}

fn best_offer(lore: &Lore, q: Query<'_>, turns: u8) -> f32 {
    let offers = q.table.offer().enumerate().filter_map(|(slot, (race, power, coins))| {
        let price = f32::from(q.combo_price(slot as u8));
        power.map(|power| lore.promise(race, power, turns) + f32::from(coins) - price)
    });
    offers.fold(0.0, f32::max)
}

#[cfg(test)]
mod tests {
    use content::{Set, Setup};

    use super::*;

    #[test]
    fn every_box_has_weights_of_its_own() {
        for set in Set::ALL {
            for players in 2..=5 {
                let game = Setup::new(set, players).game().unwrap_or_else(|why| panic!("{why}"));
                let text = shipped_text(&game).unwrap_or_default();
                assert_eq!(strangers(&game, text), 0, "{set:?}");
                let origin = format!("# fitted on {}", set.key());
                assert!(text.lines().nth(1).is_some_and(|line| line.starts_with(&origin)), "{set:?}");
            }
        }
    }
}
