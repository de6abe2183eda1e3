//! The rules of a tile on a board, sorted by the question they answer.

use crate::ability::{
    Ability, Change, Conquered, Declining, Die, Effect, Filter, Following, Gain, How, Losses, Occasion,
    Payer, Per, Posting, Price, Redeployment, Seizure, Side, Span, Times, Weapon, Where,
};
use crate::board::{Board, Symbol, Terrain};
use crate::ids::Mark;
use crate::procedure::ProcedureLine;
use crate::region::RegionSet;

/// A filter worked out on a board.
#[derive(Copy, Clone, Debug)]
pub(crate) enum Zone {
    Fixed(RegionSet),
    Marked(Mark),
    Secluded,
    /// Where a place lies.
    Places,
    /// Where the tile itself lies.
    Here,
    /// All regions of the terrain where the tile itself lies.
    Kindred,
    /// The other ones.
    Alike,
    /// Where somebody stands.
    Occupied,
    /// Where a band in decline stands.
    Declined,
    /// Where natives stand.
    Natives,
    /// Where nobody stands.
    Vacant,
}

/// Pieces a band places every turn.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) struct Post {
    pub mark: Mark,
    pub moment: Moment,
    pub duty: Duty,
    pub sites: Sites,
    /// The place of the rule it comes from.
    pub index: u8,
    /// Whether all may be kept back.
    pub optional: bool,
    /// The coins each costs.
    pub price: u8,
}

/// How many pieces are placed.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) enum Duty {
    /// One more may be.
    More,
    /// So many, taken up first.
    Anew(u8),
    /// As many as there are, one a place.
    Fill,
    /// Any number.
    Any,
    /// Those among the tokens that have just been placed.
    Point,
}

/// Where pieces may be placed.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) enum Sites {
    /// In regions of the band.
    Held,
    /// In such regions of the band around which no other people holds as many.
    Strong(RegionSet),
    /// Where active bands of opponents stand beside the band.
    Beside,
    /// Where no band of its own side stands.
    Away,
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

/// Tokens more or fewer that conquests cost.
#[derive(Copy, Clone, Debug)]
pub(crate) struct CostLine {
    pub tokens: i16,
    pub place: Where<Zone>,
    /// The place of the rule it comes from.
    pub index: u8,
}

/// Coins at once for a conquest.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Prize {
    pub coins: u8,
    pub of: Conquered,
    pub from: Payer,
    /// The place of the rule it comes from.
    pub index: u8,
}

/// Coins for each thing counted at scoring.
#[derive(Copy, Clone, Debug)]
pub(crate) struct ScoreLine {
    pub coins: u8,
    pub per: Per<Zone>,
    /// The place of the rule it comes from.
    pub index: u8,
}

/// The rules of one tile in one state of its band, sorted by the question they answer.
#[derive(Clone, Debug)]
#[allow(clippy::struct_excessive_bools, reason = "each answers a question of its own")]
pub(crate) struct CompiledTile {
    pub score: Vec<ScoreLine>,
    pub prize: Vec<Prize>,
    /// Coins each time any band declines.
    pub any_decline: Vec<(u8, u8)>,
    /// Coins for each region abandoned.
    pub abandonment: Vec<(u8, u8)>,
    /// Coins as a turn begins, for each such region.
    pub turn_begins: Vec<Line>,
    pub levy: Vec<(u8, u8)>,
    pub costs: Vec<CostLine>,
    pub as_if_empty: Vec<Where<Zone>>,
    pub defense: Vec<Line>,
    pub toll: Vec<Line>,
    pub reach: RegionSet,
    /// What may be attacked from anywhere and is not printed on the board.
    pub far: Vec<Zone>,
    pub entry: RegionSet,
    /// Whether a first conquest may be anything the band may stay in.
    pub entry_anywhere: bool,
    pub links: Vec<Zone>,
    pub hub: RegionSet,
    pub cross: RegionSet,
    pub unaided: Option<u8>,
    pub gamble: Option<(RegionSet, u8)>,
    pub console: Vec<(u8, u8)>,
    pub ransom: Option<(u8, u8)>,
    pub recruit_on: Vec<Line>,
    pub arm: Option<(Mark, Zone, u8)>,
    pub wield: Option<(Weapon, u8)>,
    pub double: Option<u8>,
    pub plain: bool,
    pub spring: u8,
    /// The piece that shows where the copy of a relic lies.
    pub copies: Option<Mark>,
    /// The rule a copy of the tile quotes.
    pub copied: Option<u8>,
    pub totem: Option<(Mark, u8)>,
    pub forge: Option<(Zone, u8)>,
    pub entomb: bool,
    pub vanish: Option<(u8, u8)>,
    pub grudge: Option<(u8, u8)>,
    pub hold: RegionSet,
    pub seize: Option<(Seizure, u8)>,
    pub roll_first: Option<u8>,
    pub spare: Option<u8>,
    pub reserve: Option<(u8, u8)>,
    /// Tokens for every so many conquests.
    pub recruit: Vec<(u8, u8)>,
    /// Tokens for each time the combo was skipped.
    pub skip_tokens: u8,
    /// Coins more that skipping the combo costs.
    pub skip_price: u8,
    /// Regions that opponents cannot conquer.
    pub closed: Vec<Zone>,
    pub again: bool,
    pub redeployment: Option<Redeployment>,
    pub gathers: Option<u8>,
    pub first: Option<(Mark, u8)>,
    pub posts: Vec<Post>,
    pub rise: bool,
    pub lasting: bool,
    pub late: Option<u8>,
    pub side: Side,
    pub sail: bool,
    pub plant: Vec<(Mark, RegionSet)>,
    pub fortify: Option<Mark>,
    pub rescue: Option<u8>,
    pub garrison: Option<(u8, u8)>,
    pub tame: Option<(Mark, RegionSet)>,
    pub champion: Option<(Mark, u8)>,
    /// What every conquest costs less once a procedure has said so.
    pub lowers: Option<(u8, u8)>,
    pub procedures: Vec<ProcedureLine>,
    pub assault: Option<u8>,
    pub pilfer: Option<u8>,
    pub shove: Option<(u8, u8)>,
    /// What opponents whom the band left in peace pay before they attack it.
    pub peace_toll: Option<(u8, u8)>,
    pub rally: Option<u8>,
    /// Coins for who holds most around the tile.
    pub most_around: Option<(u8, u8)>,
    /// Whether nothing here changes what a conquest costs.
    pub plain_attack: bool,
    /// Whether nothing here gives the acting band more to do than to abandon, conquer and attempt.
    pub plain_acts: bool,
    /// Whether nothing here makes anything adjacent.
    pub plain_reach: bool,
    /// Whether nothing here makes a region cost as if nobody stood there.
    pub no_waiver: bool,
    /// Whether what changes costs here goes by the region alone, whoever stands there.
    pub flat_attack: bool,
}

/// What a tile does *not* do in a state, as bits kept together: most questions end there.
pub(crate) mod plain {
    /// Changes no cost.
    pub const ATTACK: u16 = 1;
    /// Gives the acting band nothing more to do.
    pub const ACTS: u16 = 2;
    /// Makes nothing adjacent.
    pub const ADJACENT: u16 = 4;
    /// Opens no ground and no way in.
    pub const GROUND: u16 = 8;
    /// Does nothing at redeployment and at the end of a turn.
    pub const TURN: u16 = 16;
    /// Keeps no tokens together in decline.
    pub const DECLINE: u16 = 32;
    /// Has no pieces that settle with the tokens.
    pub const CAMP: u16 = 64;
    /// Makes no region harder to take.
    pub const DEFENSE: u16 = 128;
    /// Puts nothing where it conquers, and needs one token to stand.
    pub const TAKING: u16 = 256;
    /// Brings nothing at scoring.
    pub const INCOME: u16 = 512;
    /// Saves no travel.
    pub const TRAVEL: u16 = 1024;
    /// Saves no token from being lost.
    pub const LOSS: u16 = 2048;
    /// Lets others be helped against the band.
    pub const AIDED: u16 = 4096;
    /// Asks attackers for no coins.
    pub const FREE: u16 = 8192;
}

impl CompiledTile {
    /// What it does not do.
    pub(crate) fn plain(&self) -> u16 {
        let ground = (self.hold | self.reach | self.entry).is_empty() && self.far.is_empty();
        let turn = self.posts.is_empty()
            && self.recruit.is_empty()
            && self.redeployment.is_none()
            && self.recruit_on.is_empty()
            && self.arm.is_none()
            && self.forge.is_none()
            && self.reserve.is_none()
            && self.late.is_none()
            && self.moments() == 0
            && self.peace_toll.is_none()
            && self.levy.is_empty();
        let settles = |post: &Post| matches!(post.duty, Duty::Anew(_) | Duty::Point);
        let camps = self.posts.iter().any(|post| post.moment == Moment::Redeploy && settles(post));
        let taking = self.plant.is_empty() && self.fortify.is_none() && self.garrison.is_none();
        let bit = |holds: bool, bit: u16| if holds { bit } else { 0 };
        bit(self.plain_attack, plain::ATTACK)
            | bit(self.plain_acts, plain::ACTS)
            | bit(self.plain_reach, plain::ADJACENT)
            | bit(ground && !self.entry_anywhere && self.cross.is_empty(), plain::GROUND)
            | bit(turn, plain::TURN)
            | bit(!self.rise && !self.entomb && self.gathers.is_none(), plain::DECLINE)
            | bit(!camps, plain::CAMP)
            | bit(self.defense.is_empty(), plain::DEFENSE)
            | bit(taking, plain::TAKING)
            | bit(self.unaided.is_none(), plain::AIDED)
            | bit(!self.asks_coins(), plain::FREE)
            | bit(self.score.is_empty(), plain::INCOME)
            | bit(!self.sail && self.hub.is_empty(), plain::TRAVEL)
            | bit(self.spare.is_none() && self.rescue.is_none() && self.champion.is_none(), plain::LOSS)
    }

    /// The moments at which its procedures do something, as bits.
    pub(crate) fn moments(&self) -> u16 {
        self.procedures.iter().fold(0, |moments, line| moments | line.procedure.moments())
    }

    /// Whether it asks attackers for coins.
    pub(crate) fn asks_coins(&self) -> bool {
        !self.toll.is_empty() || self.ransom.is_some() || self.peace_toll.is_some()
    }

    /// How many must have defended a region for their number to be paid.
    pub(crate) fn paid_defenders(&self) -> Option<u8> {
        self.score.iter().find_map(|line| match line.per {
            Per::Defender { at_least } => Some(at_least),
            Per::Region(_)
            | Per::TwoRegions(_)
            | Per::RegionWithTokens(_)
            | Per::Turn
            | Per::TurnOfPick
            | Per::Conquest
            | Per::AllConnected
            | Per::Group
            | Per::Find
            | Per::Island
            | Per::MostAround
            | Per::RegionBeyond(_)
            | Per::Token => None,
        })
    }

    /// Whether it has anything of the war on islands, which other games need not be asked for.
    pub(crate) fn wars(&self) -> bool {
        let feud = self.prize.iter().any(|prize| prize.of == Conquered::OtherSide);
        let pays = feud || self.paid_defenders().is_some();
        let puts = !self.plant.is_empty() || self.fortify.is_some() || self.champion.is_some();
        let acts = self.assault.is_some() || self.pilfer.is_some() || self.shove.is_some();
        let counts = self
            .procedures
            .iter()
            .any(|line| line.procedure.counts_losses || line.procedure.piece_taken.is_some());
        let asks = self.peace_toll.is_some() || self.rally.is_some() || counts;
        self.side != Side::Neutral || pays || puts || acts || asks
    }

    pub(crate) const NONE: CompiledTile = CompiledTile {
        score: Vec::new(),
        prize: Vec::new(),
        any_decline: Vec::new(),
        abandonment: Vec::new(),
        turn_begins: Vec::new(),
        levy: Vec::new(),
        costs: Vec::new(),
        as_if_empty: Vec::new(),
        defense: Vec::new(),
        toll: Vec::new(),
        reach: RegionSet::EMPTY,
        far: Vec::new(),
        entry: RegionSet::EMPTY,
        entry_anywhere: false,
        links: Vec::new(),
        hub: RegionSet::EMPTY,
        cross: RegionSet::EMPTY,
        unaided: None,
        gamble: None,
        console: Vec::new(),
        ransom: None,
        recruit_on: Vec::new(),
        arm: None,
        wield: None,
        double: None,
        plain: false,
        spring: 0,
        copies: None,
        copied: None,
        totem: None,
        forge: None,
        entomb: false,
        vanish: None,
        grudge: None,
        hold: RegionSet::EMPTY,
        seize: None,
        roll_first: None,
        spare: None,
        reserve: None,
        recruit: Vec::new(),
        skip_tokens: 0,
        skip_price: 0,
        closed: Vec::new(),
        again: false,
        redeployment: None,
        gathers: None,
        first: None,
        posts: Vec::new(),
        rise: false,
        lasting: false,
        late: None,
        side: Side::Neutral,
        sail: false,
        plant: Vec::new(),
        fortify: None,
        rescue: None,
        garrison: None,
        tame: None,
        champion: None,
        lowers: None,
        procedures: Vec::new(),
        assault: None,
        pilfer: None,
        shove: None,
        peace_toll: None,
        rally: None,
        most_around: None,
        plain_attack: true,
        plain_acts: true,
        plain_reach: true,
        no_waiver: true,
        flat_attack: true,
    };

    /// The rules of a tile that hold in a state of its band, where these conditions do not hold.
    pub(crate) fn new(tile: &Ability, board: &Board, declined: bool, broken: u8) -> CompiledTile {
        let mut compiled = CompiledTile::NONE;
        for (index, rule) in tile.rules.iter().enumerate() {
            let holds = match rule.span {
                Span::Active => !declined,
                Span::Decline => declined,
                Span::Always => true,
            };
            if holds && rule.condition.holds(broken) {
                // Rules of one tile that quote the same id are one to people, so the first stands for all.
                let index = tile.rules.iter().position(|first| first.id == rule.id).unwrap_or(index);
                compiled.add(board, rule.effect, index as u8);
            }
        }
        compiled.plain_reach =
            compiled.links.is_empty() && compiled.hub.is_empty() && compiled.cross.is_empty();
        compiled.plain_acts = compiled.seize.is_none()
            && compiled.roll_first.is_none()
            && compiled.gamble.is_none()
            && compiled.totem.is_none()
            && compiled.wield.is_none()
            && compiled
                .procedures
                .iter()
                .all(|line| line.procedure.acts.is_none() && line.procedure.ends.is_none())
            && compiled.assault.is_none()
            && compiled.pilfer.is_none()
            && compiled.shove.is_none();
        let harmless = matches!(compiled.wield, Some((Weapon::AsIfEmpty, _)));
        compiled.no_waiver = compiled.as_if_empty.is_empty() && !harmless;
        compiled.plain_attack = compiled.costs.is_empty()
            && compiled.as_if_empty.is_empty()
            && compiled.wield.is_none()
            && compiled.lowers.is_none()
            && compiled.garrison.is_none()
            && compiled.grudge.is_none();
        compiled.flat_attack = compiled.as_if_empty.is_empty()
            && compiled.wield.is_none()
            && compiled.lowers.is_none()
            && compiled.grudge.is_none();
        compiled
    }

    fn add(&mut self, board: &Board, effect: Effect, at: u8) {
        let line = |n: u8, filter: Filter| (n, zone(board, filter), at);
        let fixed = |filter: Filter| filter.printed_on(board);
        match effect {
            // Nobody need hold the tile for that.
            Effect::Score(coins, Per::MostAround) => {
                self.most_around = Some(more(self.most_around, coins, at));
            }
            Effect::Score(coins, per) => {
                self.score.push(ScoreLine { coins, per: per.on(board), index: at });
            }
            Effect::Pay { from, coins, on } => self.add_payment(board, from, coins, on, at),
            Effect::Cost(change, place) => self.add_cost(change, place.on(board), at),
            Effect::Defense(n, filter) => self.defense.push(line(n, filter)),
            Effect::Reach(how, filter) => self.add_reach(board, how, filter),
            Effect::Close(filter) => self.closed.push(zone(board, filter)),
            Effect::ConquerAgain => self.again = true,
            Effect::Redeploy(how) => {
                // Whoever withdraws does so even where the tokens would stay.
                let withdraws = self.redeployment == Some(Redeployment::Withdraw);
                self.redeployment = Some(if withdraws { Redeployment::Withdraw } else { how });
            }
            Effect::SkipPrice(n) => self.skip_price += n,
            Effect::Unaided => self.unaided = Some(at),
            Effect::Roll(Die::Named(filter)) => {
                let other = self.gamble.map_or(RegionSet::EMPTY, |(on, _)| on);
                self.gamble = Some((fixed(filter) | other, at));
            }
            Effect::Tokens(n, gain) => self.add_tokens(board, n, gain, at),
            Effect::Post(mark, posting) => self.add_post(board, mark, posting, at),
            Effect::Seize(seizure) => self.seize = Some((seizure, at)),
            Effect::Roll(Die::First) => self.roll_first = Some(at),
            Effect::Roll(Die::Anywhere) => self.assault = Some(at),
            Effect::NoLoss(Losses::All) => self.spare = Some(at),
            Effect::NoLoss(Losses::FirstOfTurn) => self.rescue = Some(at),
            Effect::Wield(weapon) => self.wield = Some((weapon, at)),
            Effect::Counts(Times::Twice) => self.double = Some(at),
            Effect::Counts(Times::NeverTwice) => self.plain = true,
            Effect::Copied => self.copied = Some(at),
            Effect::Totem(mark) => self.totem = Some((mark, at)),
            Effect::Forge(filter, most) => self.forge = Some((zone(board, filter), most)),
            Effect::Decline(Declining::Acts) => self.rise = true,
            Effect::Decline(Declining::Retreats) => self.entomb = true,
            Effect::Decline(Declining::Gathers) => self.gathers = Some(at),
            Effect::Decline(Declining::OutsideLimit) => self.lasting = true,
            Effect::Decline(Declining::AfterScoring) => self.late = Some(at),
            Effect::Decline(Declining::Vanishes(n)) => self.vanish = Some(more(self.vanish, n, at)),
            Effect::Grudge(n) => self.grudge = Some(more(self.grudge, n, at)),
            // These are of the board or the round, never of a band.
            Effect::Blight(_) | Effect::Series(_) | Effect::Foresee(_) => {}
            _ => self.add_more(board, effect, at),
        }
    }

    fn add_reach(&mut self, board: &Board, how: How, filter: Filter) {
        let fixed = filter.printed_on(board);
        match how {
            How::Anywhere => match zone(board, filter) {
                Zone::Fixed(set) => self.reach |= set,
                zone => self.far.push(zone),
            },
            How::Entry if filter == Filter::Any => self.entry_anywhere = true,
            How::Entry => self.entry |= fixed,
            How::Linked => self.links.push(zone(board, filter)),
            How::Hub => {
                self.hub |= fixed;
                self.entry |= fixed;
            }
            How::Crossed => self.cross |= fixed - board.made_of(Terrain::Chasm),
            How::Ground => self.hold |= fixed - board.made_of(Terrain::Chasm),
            How::NoTravel => self.sail = true,
        }
    }

    fn add_tokens(&mut self, board: &Board, n: u8, gain: Gain, at: u8) {
        match gain {
            Gain::TurnBegins => self.spring += n,
            Gain::Conquests(per) => self.recruit.push((n, per)),
            Gain::Region(filter) => self.recruit_on.push((n, zone(board, filter), at)),
            Gain::ConquestOnly => self.reserve = Some(more(self.reserve, n, at)),
            Gain::Skip => self.skip_tokens += n,
        }
    }

    fn add_post(&mut self, board: &Board, mark: Mark, posting: Posting, at: u8) {
        let post = |moment: Moment, duty: Duty| Post {
            mark,
            moment,
            duty,
            sites: Sites::Held,
            index: at,
            optional: false,
            price: 0,
        };
        match posting {
            Posting::Drawn(filter) => self.arm = Some((mark, zone(board, filter), at)),
            Posting::FirstConquests(n) => self.first = Some((mark, n)),
            Posting::Conquest(filter) => self.plant.push((mark, filter.printed_on(board))),
            Posting::Everywhere => {
                self.fortify = Some(mark);
                self.posts.push(post(Moment::Redeploy, Duty::Fill));
            }
            Posting::OneMore => self.posts.push(post(Moment::Redeploy, Duty::More)),
            Posting::Redeployment(n) => self.posts.push(post(Moment::Redeploy, Duty::Anew(n))),
            Posting::TurnEnd(n) => self.posts.push(post(Moment::End, Duty::Anew(n))),
            Posting::Bought(n, price) => {
                self.posts.push(Post { optional: true, price, ..post(Moment::End, Duty::Anew(n)) });
            }
            Posting::Leading(filter) => {
                let sites = Sites::Strong(filter.printed_on(board));
                self.posts.push(Post { sites, ..post(Moment::End, Duty::Fill) });
            }
            Posting::Beside => {
                let post = post(Moment::End, Duty::Any);
                self.posts.push(Post { sites: Sites::Beside, optional: true, ..post });
            }
            Posting::Away(n) => {
                let post = post(Moment::End, Duty::Anew(n));
                self.posts.push(Post { sites: Sites::Away, optional: true, ..post });
            }
            // These are of the round and of the board, never of a band.
            Posting::Event(_) | Posting::Setup(_) => {}
        }
    }

    fn add_cost(&mut self, change: Change, place: Where<Zone>, at: u8) {
        let tokens = match change {
            Change::Less(n) => -i16::from(n),
            Change::More(n) => i16::from(n),
            Change::AsIfEmpty => return self.as_if_empty.push(place),
        };
        self.costs.push(CostLine { tokens, place, index: at });
    }

    fn add_payment(&mut self, board: &Board, from: Payer, coins: u8, on: Occasion, at: u8) {
        match (on, from) {
            (Occasion::Attack(filter), Payer::Opponent) => self.toll.push((coins, zone(board, filter), at)),
            (Occasion::PeaceBroken, Payer::Opponent) => {
                self.peace_toll = Some(more(self.peace_toll, coins, at));
            }
            (Occasion::Loss, Payer::Opponent) => self.ransom = Some(more(self.ransom, coins, at)),
            (Occasion::Loss, Payer::Bank) => self.console.push((coins, at)),
            (Occasion::Conquest(of), from) => self.prize.push(Prize { coins, of, from, index: at }),
            (Occasion::Scoring, Payer::Opponent) => self.levy.push((coins, at)),
            (Occasion::AnyDecline, Payer::Bank) => self.any_decline.push((coins, at)),
            (Occasion::Abandonment, Payer::Bank) => self.abandonment.push((coins, at)),
            (Occasion::TurnBegins(filter), Payer::Bank) => {
                self.turn_begins.push((coins, zone(board, filter), at));
            }
            // Nobody could pay: `ability::pay` refuses to make these.
            (Occasion::Attack(_) | Occasion::PeaceBroken | Occasion::Scoring, Payer::Bank)
            | (Occasion::AnyDecline | Occasion::Abandonment | Occasion::TurnBegins(_), Payer::Opponent) => {}
        }
    }

    /// Whether it is paid on occasions that most games need not be asked for.
    pub(crate) fn is_paid_on_occasions(&self) -> bool {
        !self.any_decline.is_empty() || !self.abandonment.is_empty() || !self.turn_begins.is_empty()
    }

    /// The rules of islands and sides.
    fn add_more(&mut self, board: &Board, effect: Effect, at: u8) {
        let fixed = |filter: Filter| filter.printed_on(board);
        let post = |mark: Mark, moment: Moment, duty: Duty, sites: Sites| Post {
            mark,
            moment,
            duty,
            sites,
            index: at,
            optional: matches!(sites, Sites::Beside | Sites::Away),
            price: 0,
        };
        match effect {
            Effect::Sworn(side) => self.side = side,
            Effect::Garrison(n) => self.garrison = Some((n, at)),
            Effect::Followers(mark, Following::Tamed(filter)) => {
                self.tame = Some((mark, fixed(filter)));
                self.posts.push(post(mark, Moment::Redeploy, Duty::Point, Sites::Held));
            }
            Effect::Followers(mark, Following::Champion) => {
                self.champion = Some((mark, at));
                self.posts.push(post(mark, Moment::Redeploy, Duty::Point, Sites::Held));
                let seizure = Seizure { price: Price::Itself, leaves: Some(mark), entry: false, toll: 0 };
                self.seize = Some((seizure, at));
            }
            Effect::Procedure(procedure, given) => {
                let regions = fixed(given.regions);
                self.procedures.push(ProcedureLine { procedure, amount: given.amount, regions, index: at });
                if procedure.copies {
                    self.copies = procedure.piece;
                }
                if procedure.lowers_costs > 0 {
                    self.lowers = Some((procedure.lowers_costs, at));
                }
            }
            Effect::Pilfer => self.pilfer = Some(at),
            Effect::Shove(n) => self.shove = Some(more(self.shove, n, at)),
            Effect::Rally => self.rally = Some(at),
            // Everything else has been sorted already.
            _ => {}
        }
    }
}

impl Per {
    /// The same count with its filter worked out on a board.
    fn on(self, board: &Board) -> Per<Zone> {
        match self {
            Per::Region(filter) => Per::Region(zone(board, filter)),
            Per::TwoRegions(filter) => Per::TwoRegions(zone(board, filter)),
            Per::RegionWithTokens(tokens) => Per::RegionWithTokens(tokens),
            Per::Turn => Per::Turn,
            Per::TurnOfPick => Per::TurnOfPick,
            Per::Conquest => Per::Conquest,
            Per::Defender { at_least } => Per::Defender { at_least },
            Per::AllConnected => Per::AllConnected,
            Per::Group => Per::Group,
            Per::Find => Per::Find,
            Per::Island => Per::Island,
            Per::MostAround => Per::MostAround,
            Per::RegionBeyond(n) => Per::RegionBeyond(n),
            Per::Token => Per::Token,
        }
    }
}

impl Where {
    /// The same regions with their filter worked out on a board.
    fn on(self, board: &Board) -> Where<Zone> {
        match self {
            Where::In(filter) => Where::In(zone(board, filter)),
            Where::Beside(filter) => Where::Beside(zone(board, filter)),
            Where::Chained(filter) => Where::Chained(zone(board, filter)),
        }
    }
}

/// The number of a rule with that of another of its kind: rules of one kind add up.
fn more(other: Option<(u8, u8)>, n: u8, at: u8) -> (u8, u8) {
    (other.map_or(0, |(n, _)| n).saturating_add(n), at)
}

fn zone(board: &Board, filter: Filter) -> Zone {
    match filter {
        Filter::Marked(mark) => Zone::Marked(mark),
        Filter::Secluded => Zone::Secluded,
        Filter::Places => Zone::Places,
        Filter::Here => Zone::Here,
        Filter::Kindred => Zone::Kindred,
        Filter::Alike => Zone::Alike,
        Filter::Occupied => Zone::Occupied,
        Filter::Declined => Zone::Declined,
        Filter::Natives => Zone::Natives,
        Filter::Vacant => Zone::Vacant,
        Filter::Any
        | Filter::Land
        | Filter::Water
        | Filter::Coast
        | Filter::Farmland
        | Filter::Forest
        | Filter::Hill
        | Filter::Mountain
        | Filter::Swamp
        | Filter::Mine
        | Filter::Magic
        | Filter::Cavern
        | Filter::River
        | Filter::Rim
        | Filter::Port
        | Filter::Yard
        | Filter::Oracle
        | Filter::Mooring
        | Filter::Shore => Zone::Fixed(filter.printed_on(board)),
    }
}

impl Filter {
    /// The regions of a board it names by what is printed there; none if it goes by pieces.
    pub fn printed_on(self, board: &Board) -> RegionSet {
        match self {
            Filter::Any => board.all(),
            Filter::Land => board.land(),
            Filter::Water => board.water() | board.rivers(),
            Filter::Coast => board.coast(),
            Filter::Farmland => board.made_of(Terrain::Farmland),
            Filter::Forest => board.made_of(Terrain::Forest),
            Filter::Hill => board.made_of(Terrain::Hill),
            Filter::Mountain => board.made_of(Terrain::Mountain),
            Filter::Swamp => board.made_of(Terrain::Swamp),
            Filter::Mine => board.made_of(Terrain::Mine) | board.bearing(Symbol::Mine),
            Filter::Magic => board.made_of(Terrain::Crystal) | board.bearing(Symbol::Magic),
            Filter::Cavern => board.bearing(Symbol::Cavern),
            Filter::River => board.rivers(),
            Filter::Rim => board.rim(),
            Filter::Port => board.bearing(Symbol::Port),
            Filter::Yard => board.bearing(Symbol::Yard),
            Filter::Oracle => board.bearing(Symbol::Oracle),
            Filter::Mooring => board.bearing(Symbol::Mooring),
            Filter::Shore => board.around(board.water() | board.rivers()),
            Filter::Marked(_)
            | Filter::Secluded
            | Filter::Places
            | Filter::Here
            | Filter::Kindred
            | Filter::Alike
            | Filter::Occupied
            | Filter::Declined
            | Filter::Natives
            | Filter::Vacant => RegionSet::EMPTY,
        }
    }
}
