//! What a tile can do: the vocabulary in which content answers the engine's questions.
//!
//! An ability is a list of rules; a rule is an effect, the span of a band's life in which it holds and the
//! rule id it quotes. Effects add up, so their order never matters.

use std::borrow::Cow;

use crate::ids::Mark;

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
    /// What it does.
    pub rules: Cow<'static, [Rule]>,
}

impl Ability {
    /// A tile that does nothing, to start from.
    pub const PLAIN: Ability =
        Ability { key: Cow::Borrowed(""), tokens: 0, supply: 0, kept: false, rules: Cow::Borrowed(&[]) };
}

/// One thing a tile does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rule {
    /// The rule it quotes on bills and in refusals.
    pub id: Cow<'static, str>,
    /// When in the life of the band it holds.
    pub span: Span,
    /// What it does.
    pub effect: Effect,
}

/// A rule of a built-in tile.
pub const fn rule(id: &'static str, span: Span, effect: Effect) -> Rule {
    Rule { id: Cow::Borrowed(id), span, effect }
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
    /// Where the future is told.
    Oracle,
    /// Rivers where ships lie as a game begins.
    Mooring,
    /// The other regions of the terrain where the place itself lies.
    Alike,
    /// Where natives or any band stand.
    Occupied,
    /// Regions of any kind with water beside them.
    Shore,
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

    /// Its place among the two that fight each other.
    pub(crate) fn index(self) -> Option<usize> {
        (self as usize).checked_sub(1)
    }

    /// The side it fights.
    pub(crate) fn foe(self) -> Side {
        match self {
            Side::Neutral => Side::Neutral,
            Side::Alliance => Side::Horde,
            Side::Horde => Side::Alliance,
        }
    }
}

/// What is counted when a band is paid at scoring. Content says it with a [`Filter`]; on a board the filter becomes what
/// it stands for there.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Per<F = Filter> {
    /// Each such region held, for example each forest.
    Region(F),
    /// Every two such regions held, for example two on the coast.
    TwoRegions(F),
    /// Each region held with at least so many tokens.
    RegionWithTokens(u8),
    /// The turn itself, regions or not.
    Turn,
    /// The turn in which the band was picked.
    TurnOfPick,
    /// Each non-empty region the active band conquered this turn.
    Conquest,
    /// Each token that defended a region the active band conquered this turn, where at least so many defended.
    Defender {
        /// How many must have defended the region.
        at_least: u8,
    },
    /// Once, if all regions of the band are connected.
    AllConnected,
    /// Each group of connected regions.
    Group,
    /// Each relic and place in the band's regions.
    Find,
    /// Each island with a region of the band.
    Island,
}

/// What a rule does.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Effect {
    /// Coins from the bank at scoring, so many for each thing that is counted.
    Score(u8, Per),
    /// Coins from the bank at once for each non-empty region conquered.
    Prize(u8),
    /// Coins from the bank each time an opponent conquers a region of the band.
    Console(u8),
    /// An opponent who conquers a region of the band pays its owner coins, and without them may not attack it.
    Ransom(u8),
    /// Coins at scoring from each opponent whose active band borders this one.
    Levy(u8),
    /// Conquering such a region costs fewer tokens.
    Discount(u8, Filter),
    /// Conquering a region adjacent to such a region of the band costs fewer tokens, once.
    DiscountBeside(u8, Filter),
    /// Every conquest that has a cost costs more tokens.
    Surcharge(u8),
    /// Such a region costs as if nobody stood there (CORE-COST-6).
    AsIfEmpty(Filter),
    /// Such regions of the band cost more tokens to conquer.
    Defense(u8, Filter),
    /// An opponent pays the owner coins before each attack on such a region of the band.
    Toll(u8, Filter),
    /// Such regions may be attacked from anywhere, as a first conquest too.
    Reach(Filter),
    /// First conquests may be any such region that the band may hold.
    Entry(Filter),
    /// All such regions are adjacent to one another for the band's conquests.
    Link(Filter),
    /// All such regions are adjacent to every region of the band, and are entries of a first conquest.
    Hub(Filter),
    /// Such regions are crossed as if they were not there.
    Cross(Filter),
    /// While others play, no ability helps them to conquer a region of the band.
    Unaided,
    /// The die may be rolled for a conquest of such a region, or of one adjacent to such a region of the band.
    Gamble(Filter),
    /// Regions of this kind, which others may not hold, can be conquered.
    Hold(Filter),
    /// A special way to conquer.
    Seize(Seizure),
    /// The die may be rolled before each conquest, and the target chosen after it.
    RollFirst,
    /// A conquered region costs the band no token.
    Spare,
    /// So many more tokens that serve for conquest only and are set aside after redeployment.
    Reserve(u8),
    /// One more token at redeployment for so many non-empty regions conquered this turn.
    Recruit(u8),
    /// One more token at redeployment for each such region held.
    RecruitOn(Filter),
    /// Pieces are drawn for each such region held when conquests end, and placed at redeployment; they stay.
    Arm(Mark, Filter),
    /// A piece is put in each of the first so many regions the band conquers in its life.
    MarkFirst(Mark, u8),
    /// One more piece may be placed at each redeployment, while any are left; placed ones stay.
    Build(Mark),
    /// So many pieces are placed anew at each redeployment.
    Camp(Mark, u8),
    /// So many pieces are placed anew at the end of each turn.
    Guard(Mark, u8),
    /// A relic that can be used for one conquest a turn, and then lies where it was used.
    Wield(Weapon),
    /// At the end of the turn the relic may be laid into a region, and takes coins from the opponents around it.
    Tax(u8),
    /// At the end of the turn the relic may be laid into a region, which then counts twice.
    Double,
    /// What lies there cannot be counted twice.
    Plain,
    /// At the end of the turn a token in decline may be given up for coins.
    Sacrifice(u8),
    /// At the end of the turn a piece may be put in any region, which it closes.
    Haunt(Mark),
    /// A piece is sent out when the place is found, and each later turn; it takes what it enters for nobody.
    Summon(Mark),
    /// A token from the tray as the turn begins.
    Spring(u8),
    /// A relic in play may be copied each turn; the piece shows where the copy lies.
    Copy(Mark),
    /// A copy of this relic quotes this rule instead of the relic's own.
    Copied,
    /// A piece goes to the next region the band conquers while it has none on the board, and may move each turn.
    Totem(Mark),
    /// A piece is put on a chasm at the pick; regions beside it, or beside a chain of regions from it, cost as if empty.
    Erupt(Mark),
    /// At the pick the badge may be exchanged with that of another combo.
    Mimic,
    /// Pieces for each such region held at redeployment, used like tokens for conquest from the next turn on; so many
    /// exist.
    Forge(Filter, u8),
    /// In decline all tokens stay, and retreat when a region is lost.
    Entomb,
    /// In decline each region brings so many coins more, once, and then the band is gone.
    Vanish(u8),
    /// In decline up to so many regions a turn go over to the active band.
    Succeed(u8),
    /// Opponents who attack any band of the owner are marked, and their regions cost so many tokens less next turn.
    Grudge(u8),
    /// A badge is drawn when the place is found; whoever holds the place has that power too.
    Bind,
    /// At the end of the turn one opponent not attacked may be named who then may not attack the band.
    Truce,
    /// In decline all tokens stay, and the band readies, conquers, defends and redeploys as an active one.
    Rise,
    /// In decline the band stands outside the limit of one.
    Lasting,
    /// The band may decline after scoring a turn of conquests.
    LateDecline,
    /// Of an event: a piece comes to each such region where nobody and no such piece stands, in the order of the board,
    /// while any are left.
    Strew(Mark, Filter),
    /// Of the board: pieces stand in such regions as a game begins.
    Moor(Mark, Filter),
    /// Of the board: a region beside such a piece brings its holder a coin less.
    Blight(Mark),
    /// Of the board: the n-th such region a player holds brings n coins, whichever bands hold them.
    Series(Filter),
    /// Of the board: once a turn the holder of such a region may put the piece into any river; that river and what
    /// borders it are adjacent for that player until the turn ends.
    Launch(Mark, Filter),
    /// Of the board: the holder of such a region may look at the next event.
    Foresee(Filter),
    /// The band fights for a side: each people of the other it conquered from brings a coin at scoring.
    Sworn(Side),
    /// Coins from the bank at once for each region conquered from a people of the other side.
    Feud(u8),
    /// No travel cost.
    Sail,
    /// A piece is put in each such region the band conquers.
    Plant(Mark, Filter),
    /// A piece stands in every region of the band: from its conquest on, and at redeployment where one is missing.
    Fortify(Mark),
    /// At the end of the turn a piece stands in each such region around which no other people holds as many.
    Watch(Mark, Filter),
    /// The first token that would be lost in each opponent's turn is not.
    Rescue,
    /// The band stands nowhere with fewer pieces than so many.
    Garrison(u8),
    /// As the turn begins, pieces that are tokens in all respects but one for each such region held.
    Tame(Mark, Filter),
    /// A piece counted among the tokens where it stands, which takes one region a turn by itself.
    Champion(Mark),
    /// As the turn begins, either coins come, or coins go and every conquest costs fewer tokens.
    Form(Forms),
    /// After the conquests tokens may be bought for so many coins each, as many as the band caused to be lost.
    Hire(u8),
    /// Once a turn any land may be attacked, with a die before it.
    Assault,
    /// Once a turn, instead of using its weapon, the band may draw a relic across a border.
    Pilfer,
    /// So many times a turn a token of an opponent beside the band is moved, or a piece there removed.
    Shove(u8),
    /// So many times a turn everything that stands in two such regions is exchanged.
    Exchange(u8, Filter),
    /// At the end of the turn every opponent not attacked gets a token, and pays coins before attacking the band.
    Concord(u8),
    /// At the end of the turn pieces may be laid beside the band; they go off as its next turn begins.
    Mine(Mark),
    /// At the end of the turn so many pieces may be put where nobody of its own side stands; coins for who takes such a
    /// region.
    Bounty(Mark, u8, u8),
    /// At the end of the turn the relic may be laid into a region; the piece asks attackers for coins.
    Ward(Mark),
    /// Conquests from one people bring the bonus of the side twice, and those of no side may choose one.
    Rally,
    /// When found it goes to water; who holds most around it gets coins, in decline too.
    Tide(u8),
}

/// The two forms a band can take.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Forms {
    /// The coins the mild form brings.
    pub gain: u8,
    /// The coins the wild form costs.
    pub price: u8,
    /// The tokens every conquest of the wild form costs less.
    pub discount: u8,
}

/// What a relic does for one conquest.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Weapon {
    /// So many tokens fewer.
    Discount(u8),
    /// As if nobody stood there, and nobody is lost.
    AsIfEmpty,
    /// Any region, adjacent or not.
    Anywhere,
    /// So many tokens fewer, for an adjacent region where a place lies.
    Raid(u8),
}

/// A special way to conquer: which piece pays, and what is left there.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Seizure {
    /// What it takes.
    pub price: Price,
    /// A piece that moves to the region taken.
    pub leaves: Option<Mark>,
    /// Whether the entries of a first conquest serve it too, and a token from hand where the tray is empty.
    pub entry: bool,
    /// Coins paid to whoever controls the region, or to the bank.
    pub toll: u8,
}

/// What a special conquest takes.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Price {
    /// A fixed number of tokens from hand whatever defends, once a turn.
    Tokens(u8),
    /// A token from the tray that replaces an opponent's lone active token, once a turn per opponent.
    Swap,
    /// The piece itself, once a turn, and not as a first conquest.
    Itself,
}

/// Whom a piece keeps from taking its region.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Closed {
    /// Nobody.
    ToNobody,
    /// The opponents of whoever stands there.
    ToOpponents,
    /// Everybody.
    ToAll,
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
