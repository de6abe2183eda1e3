//! What bots know of a game before it begins, read from the rules of its tiles.

use engine::ability::{
    Change, Conquered, Declining, Die, Effect, Filter, Gain, How, Losses, Occasion, Payer, Per, Posting,
    Price, Span, Where,
};
use engine::board::{Board, Symbol};
use engine::{BandId, Game, MAX_REGIONS, Mark, Query, Region, RegionSet, Tile};

/// How much of what a band holds is still there a turn later.
pub(crate) const LASTING: f32 = 0.85;
/// How many regions a token to spare wins.
pub(crate) const REGIONS_A_TOKEN: f32 = 0.4;

/// What a coin a turn comes to in so many turns, if some of it is lost on the way.
pub(crate) fn lasting(turns: u8) -> f32 {
    (1.0 - LASTING.powi(i32::from(turns))) / (1.0 - LASTING)
}

/// What the tiles of a game bring, worked out once.
pub struct Lore {
    sheets: Vec<[Sheet; 2]>,
    promises: Vec<Promise>,
    none: Sheet,
    /// The piece beside which regions bring a coin less.
    blight: Option<Mark>,
    /// The regions of which each brings more than the one before.
    ports: RegionSet,
    /// What relics and places bring a turn to whoever holds them.
    fixtures: Vec<(Tile, f32)>,
    /// The mean of that.
    unknown: f32,
    /// What each region is made of and bears.
    grounds: [u8; MAX_REGIONS],
}

/// How many kinds of ground there are: eleven terrains, each bare or with one of twelve symbols.
pub(crate) const GROUNDS: usize = 11 * (SYMBOLS.len() + 1);

const SYMBOLS: [Symbol; 12] = [
    Symbol::Mine,
    Symbol::Magic,
    Symbol::Cavern,
    Symbol::Natives,
    Symbol::Monster,
    Symbol::Volcano,
    Symbol::Port,
    Symbol::Yard,
    Symbol::Oracle,
    Symbol::Mooring,
    Symbol::Landing,
    Symbol::Legend,
];

fn grounds(board: &Board) -> [u8; MAX_REGIONS] {
    let mut grounds = [0; MAX_REGIONS];
    for region in board.all() {
        let symbol = SYMBOLS.iter().position(|&symbol| board.bearing(symbol).contains(region));
        let terrain = board.terrain(region) as usize;
        grounds[usize::from(region.0)] =
            (terrain * (SYMBOLS.len() + 1) + symbol.map_or(0, |at| at + 1)) as u8;
    }
    grounds
}

/// What a tile brings in one state of its band.
#[derive(Clone)]
struct Sheet {
    income: [u8; MAX_REGIONS],
    by_mark: Vec<(u8, Mark)>,
    spoils: u8,
    rolls: bool,
}

/// What a tile may be expected to bring to whoever picks it.
#[derive(Copy, Clone, Default)]
struct Promise {
    /// Tokens, and what amounts to tokens in conquest.
    tokens: f32,
    /// Coins for each region held.
    per_region: f32,
    /// Coins a turn.
    per_turn: f32,
    /// Coins in all.
    once: f32,
}

impl Lore {
    /// Reads the tiles of a game.
    pub fn new(game: &Game) -> Lore {
        let sheets = game.tiles().map(|(tile, _)| [false, true].map(|declined| sheet(game, tile, declined)));
        let promises = game.tiles().map(|(tile, _)| promise(game, tile));
        let promises: Vec<Promise> = promises.collect();
        let fixtures = game.tiles().map(|(tile, _)| tile).filter(|&tile| game.is_fixture(tile));
        let fixtures: Vec<(Tile, f32)> =
            fixtures.map(|tile| (tile, promises[usize::from(tile.0)].a_turn())).collect();
        let mut lore = Lore {
            sheets: sheets.collect(),
            promises,
            none: Sheet::NONE,
            blight: None,
            ports: RegionSet::EMPTY,
            unknown: fixtures.iter().map(|(_, worth)| worth).sum::<f32>() / fixtures.len().max(1) as f32,
            fixtures,
            grounds: grounds(game.board()),
        };
        for rule in game.tiles().flat_map(|(_, ability)| ability.rules.iter()) {
            match rule.effect {
                Effect::Blight(mark) => lore.blight = Some(mark),
                Effect::Series(filter) => lore.ports |= filter.printed_on(game.board()),
                _ => {}
            }
        }
        lore
    }

    /// What the region is made of and bears, below [`GROUNDS`].
    pub(crate) fn ground(&self, region: Region) -> usize {
        usize::from(self.grounds[usize::from(region.0)])
    }

    fn sheets(&self, q: Query<'_>, id: BandId) -> [&Sheet; 2] {
        let band = q.table.band(id);
        [band.race, band.power].map(|tile| match tile {
            Tile::NONE => &self.none,
            tile => &self.sheets[usize::from(tile.0)][usize::from(band.declined)],
        })
    }

    /// What holding the region pays the band each turn.
    #[inline]
    pub fn income(&self, q: Query<'_>, id: BandId, region: Region) -> u8 {
        let sheets = self.sheets(q, id);
        let printed: u8 = sheets.iter().map(|sheet| sheet.income[usize::from(region.0)]).sum();
        let by_mark = |&(n, mark): &(u8, Mark)| n * u8::from(q.table.marked(mark).contains(region));
        let own = 1 + printed + sheets.iter().flat_map(|sheet| &sheet.by_mark).map(by_mark).sum::<u8>();
        let scared =
            self.blight.is_some_and(|mark| q.game.board().borders(region).meets(q.table.marked(mark)));
        let trade = if self.ports.contains(region) { self.other_ports(q, id, region) } else { 0 };
        own + trade - u8::from(scared)
    }

    /// How many ports the owner of the band holds besides.
    fn other_ports(&self, q: Query<'_>, id: BandId, region: Region) -> u8 {
        let owner = q.table.band(id).owner;
        let bands = q.table.bands().filter(|&other| q.table.band(other).owner == owner);
        let held = bands.fold(RegionSet::EMPTY, |set, other| set | q.table.held(other));
        (held & self.ports).filter(|&port| port != region).count() as u8
    }

    /// The relics and places in these regions.
    pub(crate) fn lying<'a>(
        &'a self,
        q: Query<'a>,
        regions: RegionSet,
    ) -> impl Iterator<Item = (Tile, Region)> + 'a {
        let here = move |&(tile, _): &(Tile, f32)| {
            q.table.lies(q.game, tile).filter(|&region| regions.contains(region)).map(|region| (tile, region))
        };
        self.fixtures.iter().filter_map(here)
    }

    /// What the relics and places in these regions bring a turn.
    pub(crate) fn fixtures(&self, q: Query<'_>, regions: RegionSet) -> f32 {
        let here = |tile: Tile| q.table.lies(q.game, tile).is_some_and(|region| regions.contains(region));
        self.fixtures.iter().filter(|&&(tile, _)| here(tile)).map(|(_, worth)| worth).sum()
    }

    /// What lies in the region, or may be found there, should bring a turn.
    pub(crate) fn prize(&self, q: Query<'_>, region: Region) -> f32 {
        if self.fixtures.is_empty() {
            return 0.0;
        }
        let found = self.fixtures(q, [region].into_iter().collect());
        found + if q.table.guarded_finds().contains(region) { self.unknown } else { 0.0 }
    }

    /// What taking a non-empty region pays the band at once.
    #[inline]
    pub fn spoils(&self, q: Query<'_>, id: BandId) -> u8 {
        self.sheets(q, id).iter().map(|sheet| sheet.spoils).sum()
    }

    /// Whether the band rolls before it conquers.
    pub fn rolls(&self, q: Query<'_>, id: BandId) -> bool {
        self.sheets(q, id).iter().any(|sheet| sheet.rolls)
    }

    /// What a combo should bring over so many turns, in coins.
    pub fn promise(&self, race: Tile, power: Tile, turns: u8) -> f32 {
        let [race, power] = [race, power].map(|tile| self.promises[usize::from(tile.0)]);
        let turns = f32::from(turns);
        let life = turns.min(3.5);
        let regions = 0.42 * (race.tokens + power.tokens);
        let per_turn = regions * (1.0 + race.per_region + power.per_region) + race.per_turn + power.per_turn;
        let tail = regions * (turns - life).min(1.5);
        let once = race.once + power.once;
        life * per_turn + tail + if turns < 2.0 { once.min(7.0) } else { once }
    }
}

impl Promise {
    /// What it comes to a turn.
    fn a_turn(self) -> f32 {
        self.per_turn + REGIONS_A_TOKEN * self.tokens + 0.2 * self.once
    }
}

impl Sheet {
    const NONE: Sheet = Sheet { income: [0; MAX_REGIONS], by_mark: Vec::new(), spoils: 0, rolls: false };
}

fn sheet(game: &Game, tile: Tile, declined: bool) -> Sheet {
    let mut sheet = Sheet::NONE;
    for rule in game.ability(tile).rules.iter() {
        let holds = match rule.span {
            Span::Active => !declined,
            Span::Decline => declined,
            Span::Always => true,
        };
        if !holds {
            continue;
        }
        match rule.effect {
            Effect::Score(n, Per::Region(Filter::Marked(mark))) => sheet.by_mark.push((n, mark)),
            Effect::Score(n, Per::Region(filter)) => {
                for region in filter.printed_on(game.board()) {
                    sheet.income[usize::from(region.0)] += n;
                }
            }
            Effect::Score(n, Per::Conquest)
            | Effect::Pay { from: Payer::Bank, coins: n, on: Occasion::Conquest(Conquered::NonEmpty) } => {
                sheet.spoils += n;
            }
            Effect::Roll(Die::First) => sheet.rolls = true,
            _ => {}
        }
    }
    sheet
}

/// A guess at how often a turn somebody pays.
fn times_a_turn(game: &Game, on: Occasion) -> f32 {
    match on {
        Occasion::Attack(_) => 0.5,
        Occasion::Loss => 0.75,
        Occasion::Conquest(Conquered::NonEmpty) => 1.6,
        Occasion::Conquest(Conquered::Any) => 2.5,
        Occasion::PeaceBroken | Occasion::Conquest(Conquered::Active | Conquered::OtherSide) => 0.7,
        Occasion::Scoring => 0.7 * f32::from(game.players() - 1),
        Occasion::AnyDecline => 0.3 * f32::from(game.players()),
        Occasion::Abandonment => 0.3,
        Occasion::TurnBegins(filter) => (0.35 * f32::from(filter.printed_on(game.board()).len())).min(2.2),
    }
}

/// A guess at what pieces are worth a turn.
fn posting_a_turn(posting: Posting) -> f32 {
    match posting {
        Posting::FirstConquests(_) | Posting::TurnEnd(_) => 0.6,
        Posting::OneMore => 0.8,
        Posting::Redeployment(_) => 0.5,
        Posting::Drawn(_) => 0.7,
        Posting::Everywhere | Posting::Leading(_) => 1.0,
        Posting::Conquest(_) => 0.4,
        // What the board and the rounds do is the same for whatever is picked; what pieces beside others are worth
        // is seen in what they bring.
        Posting::Bought(..) | Posting::Beside | Posting::Away(_) | Posting::Event(_) | Posting::Setup(_) => {
            0.0
        }
    }
}

/// A guess by experience at what each effect is worth; exact values are what play is for.
#[allow(clippy::match_same_arms, reason = "each effect has a guess of its own")]
fn promise(game: &Game, tile: Tile) -> Promise {
    let ability = game.ability(tile);
    let board = game.board();
    let count = |filter: Filter| f32::from(filter.printed_on(board).len());
    let share = |filter: Filter| count(filter) / f32::from(board.land().len());
    let mut sum = Promise { tokens: f32::from(ability.tokens), ..Promise::default() };
    for rule in ability.rules.iter() {
        match rule.effect {
            Effect::Score(n, per) => {
                let n = f32::from(n);
                match per {
                    Per::Region(Filter::Any | Filter::Land) => sum.per_region += n,
                    Per::Region(Filter::Marked(_)) => sum.per_turn += 1.5 * n,
                    Per::Region(filter) => sum.per_turn += n * (0.35 * count(filter)).min(2.2),
                    Per::TwoRegions(filter) => sum.per_turn += n * (0.2 * count(filter)).min(1.5),
                    Per::TurnOfPick => sum.once += n,
                    Per::Turn | Per::Defender { .. } => sum.per_turn += n,
                    Per::Conquest | Per::Island => sum.per_turn += 1.6 * n,
                    Per::MostAround => sum.per_turn += 0.5 * n,
                    Per::RegionWithTokens(_) | Per::AllConnected | Per::Group => sum.per_turn += 0.75 * n,
                    Per::Find => sum.per_turn += 0.7 * n,
                    Per::RegionBeyond(regions) => sum.per_turn += n * (5.0 - f32::from(regions)).max(0.2),
                    Per::Token => sum.per_turn += 3.0 * n,
                }
            }
            Effect::Pay { coins, on, .. } => sum.per_turn += f32::from(coins) * times_a_turn(game, on),
            Effect::Cost(Change::Less(n), Where::In(filter)) => {
                sum.tokens += 3.5 * f32::from(n) * share(filter).min(1.0);
            }
            Effect::Cost(Change::Less(n), Where::Beside(_) | Where::Chained(_)) => {
                sum.tokens += 1.2 * f32::from(n);
            }
            Effect::Cost(Change::More(n), _) => sum.tokens -= 3.0 * f32::from(n),
            Effect::Cost(Change::AsIfEmpty, _) => sum.tokens += 1.5,
            Effect::Reach(how, _) => match how {
                How::Anywhere => sum.tokens += 1.5,
                How::Entry => sum.tokens += 0.3,
                How::Linked => sum.tokens += 0.7,
                How::Hub | How::Crossed => sum.tokens += 1.0,
                How::Ground => sum.per_turn += 0.8,
                How::NoTravel => sum.per_turn += 0.4,
            },
            Effect::Close(_) => sum.per_turn += 0.8,
            Effect::ConquerAgain => sum.tokens += 3.0,
            Effect::Redeploy(_) => sum.per_turn -= 0.5,
            Effect::SkipPrice(_) => {}
            Effect::Tokens(n, gain) => {
                let each = match gain {
                    Gain::TurnBegins => 1.0,
                    Gain::Conquests(_) => 2.5,
                    Gain::Region(_) => 1.9,
                    Gain::Skip | Gain::ConquestOnly => 0.5,
                };
                sum.tokens += each * f32::from(n);
            }
            Effect::NoLoss(Losses::All) => sum.per_turn += 0.6,
            Effect::NoLoss(Losses::FirstOfTurn) => sum.per_turn += 0.4,
            Effect::Post(_, posting) => sum.per_turn += posting_a_turn(posting),
            Effect::Decline(Declining::Acts | Declining::OutsideLimit) => sum.once += 5.0,
            Effect::Decline(Declining::AfterScoring) => sum.once += 4.0,
            Effect::Decline(Declining::Retreats | Declining::Gathers) => sum.once += 3.0,
            Effect::Decline(Declining::Vanishes(n)) => sum.once += 4.0 * f32::from(n),
            Effect::Defense(n, _) => sum.per_turn += 0.6 * f32::from(n),
            Effect::Seize(seizure) => match seizure.price {
                Price::Tokens(_) => sum.tokens += 3.0,
                Price::Swap => sum.tokens += 2.0,
                Price::Itself => sum.tokens += 3.0,
            },
            Effect::Roll(Die::First) => sum.tokens += 3.0,
            Effect::Roll(Die::Named(_)) => sum.tokens += 1.9,
            Effect::Roll(Die::Anywhere) => sum.tokens += 2.0,
            Effect::Unaided | Effect::Totem(_) => sum.per_turn += 0.7,
            Effect::Wield(_) | Effect::Forge(..) => {
                sum.tokens += 1.9;
            }
            Effect::Grudge(n) => sum.tokens += f32::from(n),
            // What the board and the rounds do is the same for whatever is picked.
            Effect::Counts(_)
            | Effect::Copied
            | Effect::Blight(_)
            | Effect::Series(_)
            | Effect::Foresee(_) => {}
            Effect::Sworn(_) => {}
            Effect::Rally => sum.per_turn += 1.0,
            Effect::Garrison(_) => sum.per_turn += 0.4,
            Effect::Followers(..) => sum.tokens += 2.5,
            Effect::Shove(_) => sum.tokens += 2.0,
            Effect::Procedure(procedure, _) => {
                sum.tokens += f32::from(procedure.worth.tokens) / 10.0;
                sum.per_turn += f32::from(procedure.worth.coins) / 10.0;
            }
        }
    }
    sum
}
