//! What a tile can do: the vocabulary in which content answers the engine's questions.
//!
//! An ability is a list of rules; a rule is an effect, the span of a band's life in which it holds and the
//! rule id it quotes. Effects add up, so their order never matters.

mod words;

pub use words::{
    Change, Closed, Conquered, Declining, Die, Following, Gain, How, Losses, Occasion, Payer, Per, Posting,
    Price, Redeployment, Seizure, Times, Weapon, Where,
};

use std::borrow::Cow;

use crate::ids::Mark;
use crate::procedure::Procedure;

/// A race banner or a power badge.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ability {
    /// The name used in notation, records and words.
    pub key: Cow<'static, str>,
    /// How many tokens it brings to the band.
    pub tokens: u8,
    /// How many tokens of the race exist. Powers have none of their own.
    pub supply: u8,
    /// Whether the badge stays with the band in decline (CORE-DECL-4).
    pub kept: bool,
    /// Whether it is a relic, which moves. Whatever else can be found is a place.
    pub relic: bool,
    /// What it does.
    pub rules: Cow<'static, [Rule]>,
}

impl Ability {
    /// A tile that does nothing, to start from.
    pub const PLAIN: Ability = Ability {
        key: Cow::Borrowed(""),
        tokens: 0,
        supply: 0,
        kept: false,
        relic: false,
        rules: Cow::Borrowed(&[]),
    };
}

/// One thing a tile does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rule {
    /// The rule it quotes on bills and in refusals.
    pub id: Cow<'static, str>,
    /// When in the life of the band it holds.
    pub span: Span,
    /// What must be so besides.
    pub condition: Condition,
    /// What it does.
    pub effect: Effect,
}

/// A rule of a built-in tile.
pub const fn rule(id: &'static str, span: Span, effect: Effect) -> Rule {
    Rule { id: Cow::Borrowed(id), span, condition: Condition::Always, effect }
}

impl Rule {
    /// The same rule, under a condition: `rule("ID", Active, Score(3, Per::Turn)).if_(Condition::NobodyAttacked)`.
    #[must_use]
    pub fn if_(self, condition: Condition) -> Rule {
        Rule { condition, ..self }
    }
}

/// What must be so for a rule to hold. Any effect can stand under any of them: a game is worked out once for every set of
/// conditions that hold together.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Condition {
    /// Nothing.
    Always,
    /// The round is the second, the fourth, and so on.
    EverySecondRound,
    /// No active band was attacked this turn.
    NobodyAttacked,
    /// No region was taken this turn.
    NothingTaken,
}

impl Condition {
    /// In how many ways the conditions can hold or not.
    pub(crate) const STATES: u8 = 8;

    /// Whether a rule under it holds where these conditions do *not*, as the bits of [`Condition::bit`].
    pub(crate) fn holds(self, broken: u8) -> bool {
        broken & self.bit() == 0
    }

    /// Its bit among those that do not hold.
    pub(crate) const fn bit(self) -> u8 {
        match self {
            Condition::Always => 0,
            Condition::EverySecondRound => 1,
            Condition::NobodyAttacked => 2,
            Condition::NothingTaken => 4,
        }
    }
}

/// When in the life of a band a rule holds.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Span {
    /// While the band is active.
    Active,
    /// While the band is in decline.
    Decline,
    /// In both states.
    Always,
}

/// Which regions a rule speaks of.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the names say it")]
pub enum Filter {
    Any,
    Land,
    Water,
    /// Land with water beside it.
    Coast,
    Farmland,
    Forest,
    Hill,
    Mountain,
    Swamp,
    /// A mine, be it terrain or symbol.
    Mine,
    /// A magic source or crystals.
    Magic,
    Cavern,
    /// Rivers.
    River,
    /// Land and rivers beside a chasm.
    Rim,
    /// Where a piece of this kind stands.
    Marked(Mark),
    /// Regions that share no border with anybody else's.
    Secluded,
    /// Where a place lies.
    Places,
    /// Where the relic or place itself lies.
    Here,
    /// All regions of the terrain where the place itself lies.
    Kindred,
    /// Where trade by water lands.
    Port,
    /// Where ships are built.
    Yard,
    /// Where the next event may be looked at, for example the Temple of the Seer.
    Oracle,
    /// Rivers where ships lie as a game begins.
    Mooring,
    /// The other regions of the terrain where the place itself lies.
    Alike,
    /// Where natives or any band stand.
    Occupied,
    /// Regions of any kind with water beside them.
    Shore,
    /// Where a band in decline stands.
    Declined,
    /// Where natives stand.
    Natives,
    /// Where nobody stands.
    Vacant,
}

/// The side a band fights for.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
#[repr(u8)]
#[allow(missing_docs, reason = "the names say it")]
pub enum Side {
    Neutral,
    Alliance,
    Horde,
}

crate::pack::packed!(enum Side { Neutral Alliance Horde });

impl Side {
    /// All sides.
    pub const ALL: [Side; 3] = [Side::Neutral, Side::Alliance, Side::Horde];

    /// The name used in notation.
    pub fn key(self) -> &'static str {
        match self {
            Side::Neutral => "neutral",
            Side::Alliance => "alliance",
            Side::Horde => "horde",
        }
    }

    /// Its index among the two that fight each other.
    pub(crate) fn index(self) -> Option<usize> {
        (self as usize).checked_sub(1)
    }

    /// The side it fights.
    #[must_use]
    pub fn foe(self) -> Side {
        match self {
            Side::Neutral => Side::Neutral,
            Side::Alliance => Side::Horde,
            Side::Horde => Side::Alliance,
        }
    }
}

/// The effect by which somebody pays on an occasion. It does not compile for a tile on whose occasion nobody could pay.
pub const fn pay(from: Payer, coins: u8, on: Occasion) -> Effect {
    let somebody = match on {
        Occasion::Attack(_) | Occasion::PeaceBroken | Occasion::Scoring => matches!(from, Payer::Opponent),
        Occasion::Loss | Occasion::Conquest(_) => true,
        Occasion::AnyDecline | Occasion::Abandonment | Occasion::TurnBegins(_) => matches!(from, Payer::Bank),
    };
    assert!(somebody, "nobody could pay on that occasion");
    Effect::Pay { from, coins, on }
}

/// What a rule does.
///
/// Families take a value that says when, where or for what: `Score`, `Pay`, `Cost`, `Reach`, `Roll`, `Tokens`, `NoLoss`,
/// `Post`, `Followers` and `Decline`. Some effects have one printed tile only and are effects all the same, because the
/// question they answer is asked of every tile or their word is of use to tile files:
///
/// - `Unaided`, for example Gnomes: it changes what the rules of others do, in reach, costs and dice alike.
/// - `Totem` (Cultists) and `Garrison` (Tauren): every step that moves tokens asks for them. The Great Ancient goes along
///   with a conquest, is abandoned with a region, leaves a river and settles again with whoever was driven out.
/// - `Forge` (Iron Dwarves): what it makes is spent like tokens in every conquest.
/// - `Grudge` (Vengeful): it binds opponents, so attacks of all ask for it.
/// - `Blight` and `Series`: rules of a board, which no tile of a band has; they are lines of every score sheet.
/// - `Foresee` (Temple of the Seer): it may be used at any decision of a turn, and what was seen is a secret that the
///   state keeps and views show to one player only.
/// - `Rally` (Battleground): it answers for whom a band fights, in every score sheet and for every payment.
/// - `Shove` (Intimidating): tile files say it, and it moves tokens under the rules of whoever has them.
///
/// `Close`, `ConquerAgain`, `Redeploy` and `SkipPrice` have no printed tile: home-made ones say them (`scenarios/new`).
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Effect {
    /// Coins from the bank at scoring, so many for each thing that is counted.
    Score(u8, Per),
    /// Coins that somebody pays the owner of the band at once when something happens.
    Pay {
        /// Who pays.
        from: Payer,
        /// How many coins.
        coins: u8,
        /// When.
        on: Occasion,
    },
    /// Conquering certain regions costs the band more or fewer tokens.
    Cost(Change, Where),
    /// Such regions of the band cost more tokens to conquer.
    Defense(u8, Filter),
    /// The band gets to such regions in a way that others do not.
    Reach(How, Filter),
    /// Such regions of the band cannot be conquered by opponents.
    Close(Filter),
    /// While others play, no ability helps them to conquer a region of the band.
    Unaided,
    /// The die may be rolled for conquests besides the last.
    Roll(Die),
    /// A special way to conquer.
    Seize(Seizure),
    /// A conquered region costs the band no token.
    NoLoss(Losses),
    /// Once its conquests are over, the band takes its spare tokens in hand and conquers again.
    ConquerAgain,
    /// Tokens do not go where the player likes at redeployment.
    Redeploy(Redeployment),
    /// Whoever takes a combo below this one lays so many coins more on it.
    SkipPrice(u8),
    /// So many tokens from the tray each time.
    Tokens(u8, Gain),
    /// Pieces that the band places.
    Post(Mark, Posting),
    /// A relic that can be used for one conquest a turn, and then lies where it was used.
    Wield(Weapon),
    /// A region counts more or less often than once at scoring.
    Counts(Times),
    /// A copy of this relic quotes this rule instead of the relic's own.
    Copied,
    /// A piece goes to the next region the band conquers while it has none on the board, and may move each turn.
    Totem(Mark),
    /// Pieces for each such region held at redeployment, used like tokens for conquest from the next turn on; so many
    /// exist.
    Forge(Filter, u8),
    /// The band declines in a way of its own.
    Decline(Declining),
    /// Opponents who attack any band of the owner are marked, and their regions cost so many tokens less next turn.
    Grudge(u8),
    /// Of the board: a region beside such a piece brings its holder a coin less.
    Blight(Mark),
    /// Of the board: the n-th such region a player holds brings n coins, whichever bands hold them.
    Series(Filter),
    /// Of the board: the holder of such a region may look at the next event.
    Foresee(Filter),
    /// The band fights for a side: each people of the other it conquered from brings a coin at scoring.
    Sworn(Side),
    /// The band stands nowhere with fewer pieces than so many.
    Garrison(u8),
    /// Pieces counted among the tokens of the band.
    Followers(Mark, Following),
    /// So many times a turn a token of an opponent beside the band is moved, or a piece there removed.
    Shove(u8),
    /// Conquests from one people bring the bonus of the side twice, and those of no side may choose one.
    Rally,
    /// What only this tile does, with what the tile gives it.
    Procedure(&'static Procedure, Given),
}

impl Effect {
    /// The procedure, with what the tile gives it, if this is one.
    pub fn procedure(self) -> Option<(&'static Procedure, Given)> {
        if let Effect::Procedure(procedure, given) = self { Some((procedure, given)) } else { None }
    }
}

/// What a tile gives its procedure.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Given {
    /// A number, for example what a token costs.
    pub amount: u8,
    /// The regions it is about.
    pub regions: Filter,
}

impl Given {
    /// Nothing.
    pub const NOTHING: Given = Given::amount(0);

    /// A number.
    pub const fn amount(amount: u8) -> Given {
        Given { amount, regions: Filter::Any }
    }
}

/// A kind of piece that stands in a region and leaves it with the occupant.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
#[allow(clippy::struct_excessive_bools, reason = "a table of independent properties")]
pub struct MarkSpec {
    /// The name used in notation and words.
    pub key: &'static str,
    /// How many exist.
    pub limit: u8,
    /// Whether several may stand in one region.
    pub stacks: bool,
    /// What one adds to the cost of its region.
    pub defense: u8,
    /// Whether a lone token beside it counts as accompanied.
    pub counts_as_token: bool,
    /// Whom it keeps from taking its region.
    pub closes: Closed,
    /// Whether it stays when the band declines.
    pub stays: bool,
    /// Whether it belongs to no occupant, and stays when one leaves.
    pub free: bool,
    /// Whether it stands where nobody is, as a token of nobody's that leaves when the region is taken.
    pub wild: bool,
    /// The coins an opponent of whoever stands there pays for each attack on its region.
    pub toll: u8,
    /// Whether it is counted among the tokens of its region.
    pub among_tokens: bool,
}
