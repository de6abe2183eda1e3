//! The values that effects take: what is counted, where, when and for what.

use super::Filter;
use crate::ids::Mark;

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
    /// The turn itself: of an active band regions or not, of one in decline while it holds a region.
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
    /// Where the tile lies: holding more regions around it than any other people, natives included. Nobody need hold the
    /// tile itself.
    MostAround,
    /// Each region held beyond so many.
    RegionBeyond(u8),
    /// Each token on the board.
    Token,
}

/// How a band gets to regions.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum How {
    /// They may be attacked from anywhere, as a first conquest too.
    Anywhere,
    /// They are entries of a first conquest, where the band may hold them.
    Entry,
    /// They are adjacent to one another.
    Linked,
    /// They are adjacent to every region of the band, and entries of a first conquest. Of the board: so are the regions
    /// with such a piece and those that border them, for the player in turn, at whose end the piece is taken back.
    Hub,
    /// They are crossed as if they were not there.
    Crossed,
    /// They can be held, while others may not.
    Ground,
    /// Nothing is paid for the travel there.
    NoTravel,
}

/// Of which tokens none is lost.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Losses {
    /// Of those of any region.
    All,
    /// The first of each opponent's turn.
    FirstOfTurn,
}

/// What becomes of the tokens of a band at redeployment.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Redeployment {
    /// They stay where they are; only those in hand are placed.
    Stay,
    /// All but those that must stand in each region are set aside until the next turn.
    Withdraw,
}

/// For what a band gets tokens from the tray.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Gain {
    /// As a turn of its conquests begins.
    TurnBegins,
    /// At redeployment, for every so many non-empty regions conquered this turn.
    Conquests(u8),
    /// At redeployment, for each such region held.
    Region(Filter),
    /// At the pick, to serve for conquest only: as many are set aside after each redeployment.
    ConquestOnly,
    /// At the pick, for each time its combo was skipped: for the coins that lie on it, divided by the price of a skip.
    Skip,
}

/// How a band goes into decline, and what becomes of it there.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Declining {
    /// All tokens stay, and the band readies, conquers, defends and redeploys as an active one.
    Acts,
    /// All tokens stay, and retreat when a region is lost.
    Retreats,
    /// All tokens stay and gather in one region of the player's choice.
    Gathers,
    /// The band stands outside the limit of one.
    OutsideLimit,
    /// The band may decline after scoring a turn of conquests.
    AfterScoring,
    /// Each region brings so many coins more, once, and then the band is gone.
    Vanishes(u8),
}

/// When and where a band places pieces, and how many.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Posting {
    /// At redeployment, as many as such regions are held when conquests end; they stay.
    Drawn(Filter),
    /// One in each of the first so many regions the band conquers in its life.
    FirstConquests(u8),
    /// One in each such region the band conquers.
    Conquest(Filter),
    /// One in every region of the band: from its conquest on, and at redeployment where one is missing.
    Everywhere,
    /// At redeployment one more if the player likes, while any are left; placed ones stay.
    OneMore,
    /// So many anew at each redeployment.
    Redeployment(u8),
    /// So many anew at the end of each turn.
    TurnEnd(u8),
    /// At the end of each turn up to so many anew, each for so many coins to the bank.
    Bought(u8, u8),
    /// At the end of the turn one in each such region around which no other people holds as many.
    Leading(Filter),
    /// At the end of the turn one in each region beside the band where an active people of an opponent stands, as the
    /// player likes.
    Beside,
    /// Up to so many anew at the end of each turn, where nobody of the band's own side stands.
    Away(u8),
    /// Of an event: one in each such region where nobody and no such piece stands, in the order of the board, while any
    /// are left.
    Event(Filter),
    /// Of the board: one in each such region as a game begins.
    Setup(Filter),
}

/// What becomes of the cost of a conquest.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Change {
    /// So many tokens fewer.
    Less(u8),
    /// So many tokens more, of a conquest at a fixed cost too.
    More(u8),
    /// As if nobody stood there (CORE-COST-6).
    AsIfEmpty,
}

/// Of which regions the cost changes. Content says it with a [`Filter`]; on a board the filter becomes what it stands for.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Where<F = Filter> {
    /// Such regions.
    In(F),
    /// Those adjacent to such a region of the band.
    Beside(F),
    /// Those that border such a region, or are adjacent to a chain of the band's regions that begins there.
    Chained(F),
}

/// How often a region counts at scoring.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Times {
    /// The one into which the relic was laid this turn: twice.
    Twice,
    /// The one where the place lies: never twice.
    NeverTwice,
}

/// Who pays the owner of a band.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Payer {
    /// The bank.
    Bank,
    /// Whoever attacks, or is attacked. Where nobody is, each opponent whose active band borders this one.
    Opponent,
}

/// On what occasion the owner of a band is paid.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Occasion {
    /// An opponent is about to attack such a region of the band. Whoever cannot pay may not attack.
    Attack(Filter),
    /// An opponent whom the band did not attack in its last turn attacks it, for the first time in a turn. Whoever cannot
    /// pay may not attack.
    PeaceBroken,
    /// An opponent conquers a region of the band. Whoever is to pay and cannot may not attack.
    Loss,
    /// The band conquers a region while it is active. An opponent who is to pay pays what there is.
    Conquest(Conquered),
    /// The band is scored. An opponent pays what there is.
    Scoring,
    /// Any band goes into decline, this one too.
    AnyDecline,
    /// The band abandons a region.
    Abandonment,
    /// A turn of the owner begins; once for each such region held.
    TurnBegins(Filter),
}

/// What kind of region was conquered.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Conquered {
    /// Any region.
    Any,
    /// One where somebody stood.
    NonEmpty,
    /// One of an active band of an opponent.
    Active,
    /// One of a band that fights for the other side.
    OtherSide,
}

/// When the die may be rolled besides the last conquest of a turn.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Die {
    /// Before each conquest, and the target is chosen after it.
    First,
    /// For a conquest of such a region that was named before, or of one adjacent to such a region of the band.
    Named(Filter),
    /// Once a turn, for any land that was named before, wherever it is.
    Anywhere,
}

/// What pieces that are counted among the tokens of a band do.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Following {
    /// As each turn begins they leave and come anew, one for each such region held.
    Tamed(Filter),
    /// One stays with the band, and takes one region a turn by itself.
    Champion,
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
