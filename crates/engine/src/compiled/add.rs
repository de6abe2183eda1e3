//! How the rules of a tile are sorted by the question they answer.

use super::filters::zone;
use super::{CompiledTile, CostLine, Duty, Moment, Post, Prize, ScoreLine, Sites, Zone};
use crate::ability::{
    Ability, Change, Conquered, Declining, Die, Effect, Filter, Following, Gain, Given, How, Losses,
    Occasion, Payer, Per, Posting, Price, Redeployment, Seizure, Side, Span, Times, Weapon, Where,
};
use crate::board::{Board, Terrain};
use crate::ids::Mark;
use crate::procedure::{Procedure, ProcedureLine};
use crate::region::RegionSet;

impl CompiledTile {
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
        let puts =
            !self.conquest_pieces.is_empty() || self.piece_everywhere.is_some() || self.champion.is_some();
        let acts = self.assault.is_some() || self.shove.is_some();
        let counts = self
            .procedures
            .iter()
            .any(|line| line.procedure.counts_losses || line.procedure.piece_taken.is_some());
        let asks = self.peace_toll.is_some() || self.rally.is_some() || counts;
        self.side != Side::Neutral || pays || puts || acts || asks
    }

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
        let harmless = matches!(compiled.wield, Some((Weapon::AsIfEmpty, _)));
        compiled.no_waiver = compiled.as_if_empty.is_empty() && !harmless;
        compiled.plain_attack = compiled.costs.is_empty()
            && compiled.as_if_empty.is_empty()
            && compiled.wield.is_none()
            && compiled.lowers.is_none()
            && compiled.garrison.is_none()
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
            Effect::Cost(change, regions) => self.add_cost(change, regions.on(board), at),
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
            Effect::NoLoss(Losses::All) => self.no_loss = Some(at),
            Effect::NoLoss(Losses::FirstOfTurn) => self.saves_first_loss = Some(at),
            Effect::Wield(weapon) => self.wield = Some((weapon, at)),
            Effect::Counts(Times::Twice) => self.double = Some(at),
            Effect::Counts(Times::NeverTwice) => self.never_twice = true,
            Effect::Copied => self.copied = Some(at),
            Effect::Totem(mark) => self.totem = Some((mark, at)),
            Effect::Forge(filter, most) => self.forge = Some((zone(board, filter), most)),
            Effect::Decline(Declining::Acts) => self.acts_in_decline = true,
            Effect::Decline(Declining::Retreats) => self.retreats = true,
            Effect::Decline(Declining::Gathers) => self.gathers = Some(at),
            Effect::Decline(Declining::OutsideLimit) => self.outside_limit = true,
            Effect::Decline(Declining::AfterScoring) => self.late_decline = Some(at),
            Effect::Decline(Declining::Vanishes(n)) => self.vanish = Some(more(self.vanish, n, at)),
            Effect::Grudge(n) => self.grudge = Some(more(self.grudge, n, at)),
            Effect::Sworn(side) => self.side = side,
            Effect::Garrison(n) => self.garrison = Some((n, at)),
            Effect::Followers(mark, following) => self.add_followers(board, mark, following, at),
            Effect::Procedure(procedure, given) => self.add_procedure(board, procedure, given, at),
            Effect::Shove(n) => self.shove = Some(more(self.shove, n, at)),
            Effect::Rally => self.rally = Some(at),
            // These are of the board or the round, never of a band.
            Effect::Blight(_) | Effect::Series(_) | Effect::Foresee(_) => {}
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
            How::NoTravel => self.no_travel = true,
        }
    }

    fn add_tokens(&mut self, board: &Board, n: u8, gain: Gain, at: u8) {
        match gain {
            Gain::TurnBegins => self.recruits_at_start += n,
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
            Posting::Conquest(filter) => self.conquest_pieces.push((mark, filter.printed_on(board))),
            Posting::Everywhere => {
                self.piece_everywhere = Some(mark);
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

    fn add_cost(&mut self, change: Change, regions: Where<Zone>, at: u8) {
        let tokens = match change {
            Change::Less(n) => -i16::from(n),
            Change::More(n) => i16::from(n),
            Change::AsIfEmpty => return self.as_if_empty.push(regions),
        };
        self.costs.push(CostLine { tokens, regions, index: at });
    }

    fn add_payment(&mut self, board: &Board, from: Payer, coins: u8, on: Occasion, at: u8) {
        match (on, from) {
            (Occasion::Attack(filter), Payer::Opponent) => self.toll.push((coins, zone(board, filter), at)),
            (Occasion::PeaceBroken, Payer::Opponent) => {
                self.peace_toll = Some(more(self.peace_toll, coins, at));
            }
            (Occasion::Loss, Payer::Opponent) => self.ransom = Some(more(self.ransom, coins, at)),
            (Occasion::Loss, Payer::Bank) => self.compensation.push((coins, at)),
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

    fn add_followers(&mut self, board: &Board, mark: Mark, following: Following, at: u8) {
        self.posts.push(Post {
            mark,
            moment: Moment::Redeploy,
            duty: Duty::Point,
            sites: Sites::Held,
            index: at,
            optional: false,
            price: 0,
        });
        match following {
            Following::Tamed(filter) => self.tamed = Some((mark, filter.printed_on(board))),
            Following::Champion => {
                self.champion = Some((mark, at));
                let seizure = Seizure { price: Price::Itself, leaves: Some(mark), entry: false, toll: 0 };
                self.seize = Some((seizure, at));
            }
        }
    }

    fn add_procedure(&mut self, board: &Board, procedure: &'static Procedure, given: Given, at: u8) {
        let regions = given.regions.printed_on(board);
        self.procedures.push(ProcedureLine { procedure, amount: given.amount, regions, index: at });
        if procedure.copies {
            self.copies = procedure.piece;
        }
        if procedure.lowers_costs > 0 {
            self.lowers = Some((procedure.lowers_costs, at));
        }
    }
}

/// The number of a rule with that of another of its kind: rules of one kind add up.
pub(super) fn more(other: Option<(u8, u8)>, n: u8, at: u8) -> (u8, u8) {
    (other.map_or(0, |(n, _)| n).saturating_add(n), at)
}
