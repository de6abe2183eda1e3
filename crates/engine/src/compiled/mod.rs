//! The rules of a tile on a board, sorted by the question they answer.

mod add;
mod filters;

use crate::ability::{Conquered, Payer, Per, Redeployment, Seizure, Side, Weapon, Where};
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
    /// The index of the rule it comes from.
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
    /// As many as there are, one in each region.
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

/// A number that holds in a zone, and the index of the rule it comes from.
pub(crate) type Line = (u8, Zone, u8);

/// Tokens more or fewer that conquests cost.
#[derive(Copy, Clone, Debug)]
pub(crate) struct CostLine {
    pub tokens: i16,
    pub regions: Where<Zone>,
    /// The index of the rule it comes from.
    pub index: u8,
}

/// Coins at once for a conquest.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Prize {
    pub coins: u8,
    pub of: Conquered,
    pub from: Payer,
    /// The index of the rule it comes from.
    pub index: u8,
}

/// Coins for each thing counted at scoring.
#[derive(Copy, Clone, Debug)]
pub(crate) struct ScoreLine {
    pub coins: u8,
    pub per: Per<Zone>,
    /// The index of the rule it comes from.
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
    pub compensation: Vec<(u8, u8)>,
    pub ransom: Option<(u8, u8)>,
    pub recruit_on: Vec<Line>,
    pub arm: Option<(Mark, Zone, u8)>,
    pub wield: Option<(Weapon, u8)>,
    pub double: Option<u8>,
    pub never_twice: bool,
    pub recruits_at_start: u8,
    /// The piece that shows where the copy of a relic lies.
    pub copies: Option<Mark>,
    /// The rule a copy of the tile quotes.
    pub copied: Option<u8>,
    pub totem: Option<(Mark, u8)>,
    pub forge: Option<(Zone, u8)>,
    pub retreats: bool,
    pub vanish: Option<(u8, u8)>,
    pub grudge: Option<(u8, u8)>,
    pub hold: RegionSet,
    pub seize: Option<(Seizure, u8)>,
    pub roll_first: Option<u8>,
    pub no_loss: Option<u8>,
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
    pub acts_in_decline: bool,
    pub outside_limit: bool,
    pub late_decline: Option<u8>,
    pub side: Side,
    pub no_travel: bool,
    pub conquest_pieces: Vec<(Mark, RegionSet)>,
    pub piece_everywhere: Option<Mark>,
    pub saves_first_loss: Option<u8>,
    pub garrison: Option<(u8, u8)>,
    pub tamed: Option<(Mark, RegionSet)>,
    pub champion: Option<(Mark, u8)>,
    /// What every conquest costs less once a procedure has said so.
    pub lowers: Option<(u8, u8)>,
    pub procedures: Vec<ProcedureLine>,
    pub assault: Option<u8>,
    pub shove: Option<(u8, u8)>,
    /// What opponents whom the band left in peace pay before they attack it.
    pub peace_toll: Option<(u8, u8)>,
    pub rally: Option<u8>,
    /// Coins for who holds most around the tile.
    pub most_around: Option<(u8, u8)>,
    /// Whether nothing here changes what a conquest costs.
    pub plain_attack: bool,
    /// Whether nothing here makes anything adjacent.
    pub plain_reach: bool,
    /// Whether nothing here makes a region cost as if nobody stood there.
    pub no_waiver: bool,
}

/// What a tile does *not* do in a state, as bits kept together: most questions end there.
pub(crate) mod plain {
    /// Changes no cost, unless it is used: made ready, or lowering costs for the rest of a turn.
    pub const ATTACK: u32 = 1 << 0;
    /// Makes nothing adjacent.
    pub const ADJACENT: u32 = 1 << 1;
    /// Opens no ground and no way in.
    pub const GROUND: u32 = 1 << 2;
    /// Does nothing at redeployment and at the end of a turn.
    pub const TURN: u32 = 1 << 3;
    /// Keeps no tokens together in decline.
    pub const DECLINE: u32 = 1 << 4;
    /// Has no pieces that settle with the tokens.
    pub const CAMP: u32 = 1 << 5;
    /// Makes no region harder to take.
    pub const DEFENSE: u32 = 1 << 6;
    /// Puts nothing where it conquers, and needs one token to stand.
    pub const TAKING: u32 = 1 << 7;
    /// Brings nothing at scoring.
    pub const INCOME: u32 = 1 << 8;
    /// Saves no travel.
    pub const TRAVEL: u32 = 1 << 9;
    /// Saves no token from being lost.
    pub const LOSS: u32 = 1 << 10;
    /// Leaves the abilities of attackers as they are.
    pub const AIDED: u32 = 1 << 11;
    /// Asks attackers for no coins.
    pub const FREE: u32 = 1 << 12;
    /// Does not stand outside the limit of one people in decline.
    pub const LIMITED: u32 = 1 << 13;
    /// Places no pieces at redeployment or at the end of a turn.
    pub const POSTS: u32 = 1 << 14;
    /// Is paid nothing at once for conquests.
    pub const PRIZES: u32 = 1 << 15;
    /// Has no piece that goes with the band.
    pub const TOTEM: u32 = 1 << 16;
    /// Rolls no die before a conquest.
    pub const ROLL: u32 = 1 << 17;
    /// Rolls no die for a region that is named.
    pub const GAMBLE: u32 = 1 << 18;
    /// Conquers in no special way.
    pub const SEIZE: u32 = 1 << 19;
    /// Is nothing to be made ready for a conquest.
    pub const WIELD: u32 = 1 << 20;
    /// Has no procedure that offers something between conquests.
    pub const OFFER: u32 = 1 << 21;
    /// Has no procedure that offers something at the end of the turn.
    pub const END: u32 = 1 << 22;
    /// Attacks no land anywhere with a die before it.
    pub const ASSAULT: u32 = 1 << 23;
    /// Moves no tokens of others.
    pub const SHOVE: u32 = 1 << 24;
    /// Does nothing besides conquering on islands at war.
    pub const WAR: u32 = ASSAULT | SHOVE;
    /// Gives the acting band nothing more to do than to abandon, conquer and attempt.
    pub const ACTS: u32 = TOTEM | ROLL | GAMBLE | SEIZE | WIELD | OFFER | END | WAR;
}

impl CompiledTile {
    /// What it does not do.
    pub(crate) fn plain(&self) -> u32 {
        let ground = (self.hold | self.reach | self.entry).is_empty() && self.far.is_empty();
        let turn = self.posts.is_empty()
            && self.recruit.is_empty()
            && self.redeployment.is_none()
            && self.recruit_on.is_empty()
            && self.arm.is_none()
            && self.forge.is_none()
            && self.reserve.is_none()
            && self.late_decline.is_none()
            && self.moments() == 0
            && self.peace_toll.is_none()
            && self.levy.is_empty();
        let settles = |post: &Post| matches!(post.duty, Duty::Anew(_) | Duty::Point);
        let camps = self.posts.iter().any(|post| post.moment == Moment::Redeploy && settles(post));
        let taking =
            self.conquest_pieces.is_empty() && self.piece_everywhere.is_none() && self.garrison.is_none();
        let plain_attack = self.costs.is_empty()
            && self.as_if_empty.is_empty()
            && self.garrison.is_none()
            && self.grudge.is_none();
        let procedures = || self.procedures.iter().map(|line| line.procedure);
        let bit = |holds: bool, bit: u32| if holds { bit } else { 0 };
        bit(plain_attack, plain::ATTACK)
            | bit(self.plain_reach, plain::ADJACENT)
            | bit(ground && !self.entry_anywhere && self.cross.is_empty(), plain::GROUND)
            | bit(turn, plain::TURN)
            | bit(!self.acts_in_decline && !self.retreats && self.gathers.is_none(), plain::DECLINE)
            | bit(!camps, plain::CAMP)
            | bit(self.defense.is_empty(), plain::DEFENSE)
            | bit(taking, plain::TAKING)
            | bit(self.unaided.is_none(), plain::AIDED)
            | bit(!self.asks_coins(), plain::FREE)
            | bit(self.posts.is_empty() && self.arm.is_none(), plain::POSTS)
            | bit(self.prize.is_empty(), plain::PRIZES)
            | bit(self.totem.is_none(), plain::TOTEM)
            | bit(self.roll_first.is_none(), plain::ROLL)
            | bit(self.gamble.is_none(), plain::GAMBLE)
            | bit(self.seize.is_none(), plain::SEIZE)
            | bit(self.wield.is_none(), plain::WIELD)
            | bit(procedures().all(|procedure| procedure.acts.is_none()), plain::OFFER)
            | bit(procedures().all(|procedure| procedure.ends.is_none()), plain::END)
            | bit(self.assault.is_none(), plain::ASSAULT)
            | bit(self.shove.is_none(), plain::SHOVE)
            | bit(!self.outside_limit, plain::LIMITED)
            | bit(self.score.is_empty(), plain::INCOME)
            | bit(!self.no_travel && self.hub.is_empty(), plain::TRAVEL)
            | bit(
                self.no_loss.is_none() && self.saves_first_loss.is_none() && self.champion.is_none(),
                plain::LOSS,
            )
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
        compensation: Vec::new(),
        ransom: None,
        recruit_on: Vec::new(),
        arm: None,
        wield: None,
        double: None,
        never_twice: false,
        recruits_at_start: 0,
        copies: None,
        copied: None,
        totem: None,
        forge: None,
        retreats: false,
        vanish: None,
        grudge: None,
        hold: RegionSet::EMPTY,
        seize: None,
        roll_first: None,
        no_loss: None,
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
        acts_in_decline: false,
        outside_limit: false,
        late_decline: None,
        side: Side::Neutral,
        no_travel: false,
        conquest_pieces: Vec::new(),
        piece_everywhere: None,
        saves_first_loss: None,
        garrison: None,
        tamed: None,
        champion: None,
        lowers: None,
        procedures: Vec::new(),
        assault: None,
        shove: None,
        peace_toll: None,
        rally: None,
        most_around: None,
        plain_attack: true,
        plain_reach: true,
        no_waiver: true,
    };
}
