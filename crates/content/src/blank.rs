//! Home-made tiles: a small TOML file built from the same effects as every other tile (BASE-BLANK).
//!
//! The words of a file are the table [`WORDS`]; the reader and the documentation both come from it.

use std::borrow::Cow;
use std::fmt::Write;
use std::ops::Range;

use engine::Mark;
use engine::ability::{
    Ability, Change, Condition, Conquered, Declining, Die, Effect, Filter, Following, Gain, Given, How,
    Losses, MarkSpec, Occasion, Payer, Per, Posting, Price, Redeployment, Rule, Seizure, Span, Times, Where,
    pay,
};
use serde::Deserialize;
#[cfg(feature = "shipped")]
use toml::Spanned;

use crate::base::powers::diplomat::TRUCE;
use crate::base::{self, marks};
use crate::fault::{self, Fault};
use crate::underground::powers::reborn::SUCCEED;
use crate::underground::races::shadow_mimes::MIMIC;
use crate::warcraft::powers::portal_mage::EXCHANGE;
use crate::warcraft::races::forsaken::HIRE;
use crate::{river, underground, warcraft};

/// A tile to begin with, for whoever wants to make one: a power, which fits every box.
#[cfg(feature = "shipped")]
pub const SAMPLE: &str = include_str!("../tiles/homesick.toml");

/// A tile somebody made at home.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HomeTile {
    /// Race or power.
    pub kind: Kind,
    /// What it does.
    pub ability: Ability,
    /// Its names and texts by language, English at least.
    pub words: Vec<TileWords>,
    /// The text it was read from, kept so that records can carry it.
    pub source: String,
    /// What the author should know: numbers beyond the recommended.
    pub warnings: Vec<Fault>,
    /// The pieces its rules speak of, by their place in this list; without any, by their place in the game.
    pub pieces: &'static [MarkSpec],
}

/// What kind of tile it is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Kind {
    /// A race, which uses the tokens of another.
    Race {
        /// The race that lends its tokens and stays out of the game.
        stand_in: String,
    },
    /// A power.
    Power,
    /// A relic, place, event or feature of the board in the place of another; no tile file can say it.
    Find,
}

/// The name and text of a tile in one language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TileWords {
    /// `en`, `fr` or `de`.
    pub language: &'static str,
    /// The name.
    pub name: String,
    /// What it does, for players.
    pub text: String,
}

/// An effect as a word of a tile file.
pub struct EffectWord {
    /// The word.
    pub key: &'static str,
    /// What `amount` means, where one is needed.
    pub amount: Option<&'static str>,
    /// Whether `regions` is needed, and which words it may be.
    pub regions: Regions,
    /// Whether `piece` is needed.
    pub piece: Piece,
    /// The only state of the people in which it does anything, if it is only one.
    pub only: Option<Span>,
    /// What it does.
    pub meaning: &'static str,
    /// Whether several such rules may stand on a tile: then they add up.
    pub repeats: bool,
    make: fn(&Args) -> Effect,
}

impl EffectWord {
    /// The largest amount such rules may come to on a tile.
    pub fn most(&self) -> u8 {
        match self.key {
            "shove" | "exchange" => 7,
            "garrison" | "skip_price" | "recruit_skipped" => 5,
            _ => MOST,
        }
    }

    /// Whether it can stand under a condition. What lasts longer than a condition does, for example pieces that were
    /// placed, ground that is held or tokens that were lent, cannot come and go with one.
    pub fn takes_condition(&self) -> bool {
        !STEADY.contains(&self.key)
    }
}

/// The effects that stand under no condition.
const STEADY: &[&str] = &[
    "hold",
    "storm",
    "swap",
    "reserve",
    "arm",
    "mark_first",
    "build",
    "camp",
    "guard",
    "totem",
    "mimic",
    "forge",
    "entomb",
    "gather",
    "skip_price",
    "recruit_skipped",
    "buy",
    "vanish",
    "succeed",
    "grudge",
    "truce",
    "rise",
    "lasting",
    "fortify",
    "garrison",
    "concord",
];

/// Which regions an effect can speak of.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Regions {
    /// None.
    No,
    /// Any.
    All,
    /// Those that are printed on the board and do not change in play.
    Printed,
    /// Those that others may not hold.
    Closed,
    /// Those of which a board has few.
    Few,
}

impl Regions {
    /// Whether an effect can speak of such regions.
    pub fn allows(self, filter: Filter) -> bool {
        let changes = matches!(
            filter,
            Filter::Occupied
                | Filter::Declined
                | Filter::Natives
                | Filter::Vacant
                | Filter::Secluded
                | Filter::Places
        );
        match self {
            Regions::No => false,
            Regions::All => true,
            Regions::Printed => !changes,
            Regions::Closed => {
                matches!(filter, Filter::Any | Filter::Water | Filter::River | Filter::Rim | Filter::Shore)
            }
            Regions::Few => {
                let terrain = matches!(
                    filter,
                    Filter::Farmland | Filter::Forest | Filter::Hill | Filter::Mountain | Filter::Swamp
                );
                terrain || matches!(filter, Filter::Mine | Filter::Magic | Filter::Cavern)
            }
        }
    }
}

/// Whether an effect speaks of a piece.
#[derive(Copy, Clone, PartialEq, Eq)]
pub enum Piece {
    /// It does not.
    No,
    /// It may.
    Maybe,
    /// It must.
    Yes,
}

struct Args {
    amount: u8,
    filter: Filter,
    piece: Option<Mark>,
}

impl Args {
    /// The piece; the reader has seen to it that there is one.
    fn mark(&self) -> Mark {
        self.piece.unwrap_or(marks::FORTRESS)
    }
}

/// What is said of a word, for whoever reads the manual; a page has none.
const fn explained(text: &'static str) -> &'static str {
    if cfg!(feature = "shipped") { text } else { "" }
}

macro_rules! words {
    ($($key:literal ($($amount:literal)?; $regions:ident; $piece:ident; $only:expr; $repeats:expr) $meaning:literal => $make:expr;)*) => {
        &[$(EffectWord {
            key: $key,
            amount: [$($amount)?].first().copied(),
            regions: Regions::$regions,
            piece: Piece::$piece,
            only: $only,
            meaning: explained($meaning),
            repeats: $repeats,
            make: $make,
        }),*]
    };
}

/// Whether several rules of a kind may stand on one tile: they add up, or one is all there can be.
const ADDS: bool = true;
const ONCE: bool = false;

const ALWAYS: Option<Span> = Some(Span::Always);
const ACTIVE: Option<Span> = Some(Span::Active);
const DECLINE: Option<Span> = Some(Span::Decline);

/// Every effect a tile file can name.
#[rustfmt::skip]
pub const WORDS: &[EffectWord] = words! {
    "income" ("coins"; All; No; None; ADDS) "Coins at scoring for each such region held." => |a| Effect::Score(a.amount, Per::Region(a.filter));
    "purse" ("coins"; No; No; None; ADDS) "Coins at every scoring, regions or not." => |a| Effect::Score(a.amount, Per::Turn);
    "windfall" ("coins"; No; No; ACTIVE; ADDS) "Coins at the scoring of the turn the combo was picked." => |a| Effect::Score(a.amount, Per::TurnOfPick);
    "spoils" ("coins"; No; No; ACTIVE; ADDS) "Coins at scoring for each non-empty region conquered this turn." => |a| Effect::Score(a.amount, Per::Conquest);
    "prize" ("coins"; No; No; ACTIVE; ADDS) "Coins at once for each non-empty region conquered." => |a| pay(Payer::Bank, a.amount, Occasion::Conquest(Conquered::NonEmpty));
    "prize_any" ("coins"; No; No; ACTIVE; ADDS) "Coins at once for each region conquered, empty or not." => |a| pay(Payer::Bank, a.amount, Occasion::Conquest(Conquered::Any));
    "tribute" ("coins"; No; No; ACTIVE; ADDS) "An opponent pays you at once for each region you take from an active people, as far as the coins go." => |a| pay(Payer::Opponent, a.amount, Occasion::Conquest(Conquered::Active));
    "prize_decline" ("coins"; No; No; None; ADDS) "Coins at once each time any people declines, this one too." => |a| pay(Payer::Bank, a.amount, Occasion::AnyDecline);
    "prize_abandon" ("coins"; No; No; ACTIVE; ADDS) "Coins at once for each region you abandon." => |a| pay(Payer::Bank, a.amount, Occasion::Abandonment);
    "prize_turn" ("coins"; All; No; None; ADDS) "Coins as your turn begins for each such region held." => |a| pay(Payer::Bank, a.amount, Occasion::TurnBegins(a.filter));
    "pairs" ("coins"; All; No; None; ADDS) "Coins at scoring for every two such regions held." => |a| Effect::Score(a.amount, Per::TwoRegions(a.filter));
    "crowd" ("tokens"; No; No; ACTIVE; ADDS) "A coin at scoring for each region held with at least so many tokens." => |a| Effect::Score(1, Per::RegionWithTokens(a.amount));
    "whole" ("coins"; No; No; None; ADDS) "Coins at scoring if all regions hang together." => |a| Effect::Score(a.amount, Per::AllConnected);
    "blocks" ("coins"; No; No; None; ADDS) "Coins at scoring for each group of regions that hang together." => |a| Effect::Score(a.amount, Per::Group);
    "console" ("coins"; No; No; None; ADDS) "Coins from the bank each time an opponent conquers a region of yours." => |a| pay(Payer::Bank, a.amount, Occasion::Loss);
    "ransom" ("coins"; No; No; None; ADDS) "An opponent who conquers a region of yours pays you, and without the coins may not attack it." => |a| pay(Payer::Opponent, a.amount, Occasion::Loss);
    "levy" ("coins"; No; No; None; ADDS) "Coins at scoring from each opponent whose active people borders this one." => |a| pay(Payer::Opponent, a.amount, Occasion::Scoring);
    "discount" ("tokens"; All; No; None; ADDS) "Conquering such a region costs fewer tokens." => |a| Effect::Cost(Change::Less(a.amount), Where::In(a.filter));
    "discount_beside" ("tokens"; All; No; None; ADDS) "Conquering a region adjacent to such a region of yours costs fewer tokens, once." => |a| Effect::Cost(Change::Less(a.amount), Where::Beside(a.filter));
    "surcharge" ("tokens"; No; No; None; ADDS) "Every conquest that has a cost costs more tokens." => |a| Effect::Cost(Change::More(a.amount), Where::In(Filter::Any));
    "as_if_empty" (; All; No; None; ADDS) "Such a region costs as if nobody stood there; mountains still count." => |a| Effect::Cost(Change::AsIfEmpty, Where::In(a.filter));
    "defense" ("tokens"; All; No; None; ADDS) "Such regions of yours cost more tokens to conquer." => |a| Effect::Defense(a.amount, a.filter);
    "toll" ("coins"; All; No; None; ADDS) "An opponent pays you before each attack on such a region of yours." => |a| pay(Payer::Opponent, a.amount, Occasion::Attack(a.filter));
    "reach" (; All; No; None; ADDS) "Such regions may be attacked from anywhere, as a first conquest too." => |a| Effect::Reach(How::Anywhere, a.filter);
    "entry" (; Printed; No; None; ADDS) "First conquests may be any such region that you may hold." => |a| Effect::Reach(How::Entry, a.filter);
    "link" (; All; No; None; ADDS) "All such regions are adjacent to one another for your conquests." => |a| Effect::Reach(How::Linked, a.filter);
    "hub" (; Printed; No; None; ADDS) "All such regions are adjacent to every region of yours, and are entries of a first conquest." => |a| Effect::Reach(How::Hub, a.filter);
    "cross" (; Printed; No; None; ADDS) "Such regions are crossed as if they were not there." => |a| Effect::Reach(How::Crossed, a.filter);
    "unaided" (; No; No; ACTIVE; ONCE) "While others play, no ability helps them to conquer a region of yours." => |_| Effect::Unaided;
    "gamble" (; Printed; No; ACTIVE; ADDS) "The die may be rolled for a conquest of such a region, or of one adjacent to such a region of yours." => |a| Effect::Roll(Die::Named(a.filter));
    "hold" (; Closed; No; None; ADDS) "Regions of this kind, which others may not hold, can be conquered." => |a| Effect::Reach(How::Ground, a.filter);
    "storm" ("tokens"; No; Maybe; None; ONCE) "Once a turn, one conquest takes just so many tokens whatever defends; the piece moves there." => |a| Effect::Seize(Seizure { price: Price::Tokens(a.amount), leaves: a.piece, entry: false, toll: 0 });
    "swap" (; No; Maybe; None; ONCE) "Once a turn per opponent, a token from the tray replaces a lone active token; the piece moves there." => |a| Effect::Seize(Seizure { price: Price::Swap, leaves: a.piece, entry: false, toll: 0 });
    "immune" (; All; No; None; ADDS) "Opponents cannot conquer such regions of yours." => |a| Effect::Close(a.filter);
    "again" (; No; No; ACTIVE; ONCE) "Once your conquests are over, you take your spare tokens in hand and conquer again." => |_| Effect::ConquerAgain;
    "stay" (; No; No; ACTIVE; ONCE) "No redeployment: tokens stay where they fought, and only those in hand are placed." => |_| Effect::Redeploy(Redeployment::Stay);
    "withdraw" (; No; No; ACTIVE; ONCE) "At redeployment all tokens but one of each region are set aside until your next turn." => |_| Effect::Redeploy(Redeployment::Withdraw);
    "skip_price" ("coins"; No; No; ACTIVE; ADDS) "Whoever skips this combo lays so many coins more on it." => |a| Effect::SkipPrice(a.amount);
    "recruit_skipped" ("tokens"; No; No; ACTIVE; ADDS) "So many tokens more for each time this combo was skipped before you picked it." => |a| Effect::Tokens(a.amount, Gain::Skip);
    "beyond" ("regions"; No; No; None; ADDS) "A coin at scoring for each region held beyond so many." => |a| Effect::Score(1, Per::RegionBeyond(a.amount));
    "income_tokens" ("coins"; No; No; None; ADDS) "Coins at scoring for each token on the board." => |a| Effect::Score(a.amount, Per::Token);
    "prize_piece" ("coins"; No; Yes; ACTIVE; ADDS) "Coins as your turn begins for each region of yours with such a piece." => |a| pay(Payer::Bank, a.amount, Occasion::TurnBegins(Filter::Marked(a.mark())));
    "buy" ("pieces"; No; Yes; ACTIVE; ONCE) "At the end of each turn up to so many pieces may be placed anew, each for a coin to the bank." => |a| Effect::Post(a.mark(), Posting::Bought(a.amount, 1));
    "gather" (; No; No; DECLINE; ONCE) "In decline all tokens stay and gather in one region of your choice." => |_| Effect::Decline(Declining::Gathers);
    "roll_first" (; No; No; None; ONCE) "The die may be rolled before each conquest, and the target chosen after it." => |_| Effect::Roll(Die::First);
    "spare" (; No; No; None; ONCE) "A conquered region costs you no token." => |_| Effect::NoLoss(Losses::All);
    "reserve" ("tokens"; No; No; ACTIVE; ADDS) "So many more tokens that serve for conquest only and are set aside after redeployment." => |a| Effect::Tokens(a.amount, Gain::ConquestOnly);
    "recruit" ("regions"; No; No; ACTIVE; ADDS) "One more token at redeployment for so many non-empty regions conquered this turn." => |a| Effect::Tokens(1, Gain::Conquests(a.amount));
    "recruit_on" (; All; No; ACTIVE; ADDS) "One more token at redeployment for each such region held." => |a| Effect::Tokens(1, Gain::Region(a.filter));
    "arm" (; All; Yes; ACTIVE; ONCE) "Pieces are drawn for each such region held when conquests end, and placed at redeployment; they stay." => |a| Effect::Post(a.mark(), Posting::Drawn(a.filter));
    "mark_first" ("regions"; No; Yes; None; ONCE) "A piece is put in each of the first so many regions the people conquers." => |a| Effect::Post(a.mark(), Posting::FirstConquests(a.amount));
    "build" (; No; Yes; ACTIVE; ADDS) "One more piece may be placed at each redeployment, while any are left." => |a| Effect::Post(a.mark(), Posting::OneMore);
    "camp" ("pieces"; No; Yes; ACTIVE; ADDS) "So many pieces are placed anew at each redeployment." => |a| Effect::Post(a.mark(), Posting::Redeployment(a.amount));
    "guard" ("pieces"; No; Yes; ACTIVE; ADDS) "So many pieces are placed anew at the end of each turn." => |a| Effect::Post(a.mark(), Posting::TurnEnd(a.amount));
    "totem" (; No; Yes; ACTIVE; ONCE) "A piece goes to the next region you conquer while it is not on the board, and may move each turn." => |a| Effect::Totem(a.mark());
    "mimic" (; No; No; ACTIVE; ONCE) "At the pick the badge may be exchanged with that of another combo." => |_| Effect::Procedure(&MIMIC, Given::NOTHING);
    "forge" ("pieces"; All; No; ACTIVE; ONCE) "A piece for each such region at redeployment, used like a token for conquest from the next turn on; so many exist." => |a| Effect::Forge(a.filter, a.amount);
    "spring" ("tokens"; No; No; ACTIVE; ADDS) "Tokens from the tray as the turn begins." => |a| Effect::Tokens(a.amount, Gain::TurnBegins);
    "entomb" (; No; No; DECLINE; ONCE) "In decline all tokens stay, and retreat when a region is lost." => |_| Effect::Decline(Declining::Retreats);
    "vanish" ("coins"; No; No; DECLINE; ADDS) "In decline each region brings so many coins more, once, and then the people is gone." => |a| Effect::Decline(Declining::Vanishes(a.amount));
    "succeed" ("regions"; No; No; DECLINE; ONCE) "In decline up to so many regions a turn go over to your active people." => |a| Effect::Procedure(&SUCCEED, Given::amount(a.amount));
    "grudge" ("tokens"; No; No; ACTIVE; ADDS) "Opponents who attack any people of yours are marked, and their regions cost so many tokens less next turn." => |a| Effect::Grudge(a.amount);
    "truce" (; No; No; ACTIVE; ONCE) "At the end of the turn one opponent not attacked may be named who then may not attack this people." => |_| Effect::Procedure(&TRUCE, Given::NOTHING);
    "rise" (; No; No; DECLINE; ONCE) "In decline all tokens stay, and the people conquers, defends and redeploys as an active one." => |_| Effect::Decline(Declining::Acts);
    "lasting" (; No; No; DECLINE; ONCE) "In decline the people stands outside the limit of one." => |_| Effect::Decline(Declining::OutsideLimit);
    "rage" ("tokens"; No; No; ACTIVE; ONCE) "Coins at scoring as many as defended the regions conquered this turn, where at least so many did." => |a| Effect::Score(1, Per::Defender { at_least: a.amount });
    "curios" ("coins"; No; No; None; ADDS) "Coins at scoring for each relic and place in your regions." => |a| Effect::Score(a.amount, Per::Find);
    "islands" ("coins"; No; No; None; ADDS) "Coins at scoring for each island with a region of yours." => |a| Effect::Score(a.amount, Per::Island);
    "sail" (; No; No; ACTIVE; ONCE) "No travel cost." => |_| Effect::Reach(How::NoTravel, Filter::Any);
    "plant" (; Printed; Yes; ACTIVE; ADDS) "A piece is put in each such region you conquer." => |a| Effect::Post(a.mark(), Posting::Conquest(a.filter));
    "fortify" (; No; Yes; ACTIVE; ONCE) "A piece stands in every region of yours: from its conquest on, and at redeployment where one is missing." => |a| Effect::Post(a.mark(), Posting::Everywhere);
    "rescue" (; No; No; ACTIVE; ONCE) "The first token that would be lost in each opponent's turn is not." => |_| Effect::NoLoss(Losses::FirstOfTurn);
    "garrison" ("tokens"; No; No; ALWAYS; ONCE) "You stand nowhere with fewer tokens than so many." => |a| Effect::Garrison(a.amount);
    "hire" ("coins"; No; No; ACTIVE; ONCE) "After the conquests tokens may be bought for so many coins each, as many as you caused to be lost." => |a| Effect::Procedure(&HIRE, Given::amount(a.amount));
    "assault" (; No; No; ACTIVE; ONCE) "Once a turn any land may be attacked, with a die before it." => |_| Effect::Roll(Die::Anywhere);
    "shove" ("times"; No; No; ACTIVE; ADDS) "So many times a turn a token of an opponent beside you is moved, or a piece there removed." => |a| Effect::Shove(a.amount);
    "exchange" ("times"; Few; No; ACTIVE; ONCE) "So many times a turn everything that stands in two such regions is exchanged." => |a| Effect::Procedure(&EXCHANGE, Given { amount: a.amount, regions: a.filter });
    "concord" ("coins"; No; No; ACTIVE; ADDS) "Every opponent not attacked in your turn pays so many coins before attacking this people." => |a| pay(Payer::Opponent, a.amount, Occasion::PeaceBroken);
    "late_decline" (; No; No; ACTIVE; ONCE) "The people may decline after scoring a turn of conquests." => |_| Effect::Decline(Declining::AfterScoring);
};

/// The word for an effect. There is no catch-all: a new effect must get its word.
pub fn word_of(effect: Effect) -> &'static str {
    match effect {
        Effect::Score(_, Per::Region(_)) => "income",
        Effect::Score(_, Per::Turn) => "purse",
        Effect::Score(_, Per::TurnOfPick) => "windfall",
        Effect::Score(_, Per::Conquest) => "spoils",
        Effect::Pay { from, on, .. } => word_of_payment(from, on),
        Effect::Score(_, Per::TwoRegions(_)) => "pairs",
        Effect::Score(_, Per::RegionWithTokens(_)) => "crowd",
        Effect::Score(_, Per::AllConnected) => "whole",
        Effect::Score(_, Per::Group) => "blocks",
        Effect::Unaided => "unaided",
        Effect::Score(_, Per::RegionBeyond(_)) => "beyond",
        Effect::Score(_, Per::Token) => "income_tokens",
        Effect::Cost(Change::Less(_), Where::In(_)) => "discount",
        Effect::Cost(Change::Less(_), Where::Beside(_) | Where::Chained(_)) => "discount_beside",
        Effect::Cost(Change::More(_), _) => "surcharge",
        Effect::Cost(Change::AsIfEmpty, _) => "as_if_empty",
        Effect::Reach(How::Anywhere, _) => "reach",
        Effect::Reach(How::Entry, _) => "entry",
        Effect::Reach(How::Linked, _) => "link",
        Effect::Reach(How::Hub, _) => "hub",
        Effect::Reach(How::Crossed, _) => "cross",
        Effect::Reach(How::Ground, _) => "hold",
        Effect::Reach(How::NoTravel, _) => "sail",
        Effect::Close(_) => "immune",
        Effect::ConquerAgain => "again",
        Effect::Redeploy(Redeployment::Stay) => "stay",
        Effect::Redeploy(Redeployment::Withdraw) => "withdraw",
        Effect::SkipPrice(_) => "skip_price",
        Effect::NoLoss(Losses::All) => "spare",
        Effect::NoLoss(Losses::FirstOfTurn) => "rescue",
        Effect::Tokens(_, Gain::TurnBegins) => "spring",
        Effect::Tokens(_, Gain::Conquests(_)) => "recruit",
        Effect::Tokens(_, Gain::Region(_)) => "recruit_on",
        Effect::Tokens(_, Gain::ConquestOnly) => "reserve",
        Effect::Tokens(_, Gain::Skip) => "recruit_skipped",
        Effect::Post(_, posting) => word_of_posting(posting),
        Effect::Decline(Declining::Acts) => "rise",
        Effect::Decline(Declining::Retreats) => "entomb",
        Effect::Decline(Declining::Gathers) => "gather",
        Effect::Decline(Declining::OutsideLimit) => "lasting",
        Effect::Decline(Declining::AfterScoring) => "late_decline",
        Effect::Decline(Declining::Vanishes(_)) => "vanish",
        Effect::Roll(Die::Named(_)) => "gamble",
        Effect::Roll(Die::First) => "roll_first",
        Effect::Roll(Die::Anywhere) => "assault",
        Effect::Totem(_) => "totem",
        Effect::Forge(..) => "forge",
        Effect::Grudge(_) => "grudge",
        // These are for relics and places that are found; no tile file can say them.
        Effect::Wield(_) => "wield",
        Effect::Counts(Times::Twice) => "twice",
        Effect::Counts(Times::NeverTwice) => "never_twice",
        Effect::Copied => "copied",
        Effect::Rally => "rally",
        // And these speak of the sides, forms and pieces of one box.
        Effect::Sworn(_) => "sworn",
        Effect::Followers(_, Following::Tamed(_)) => "tame",
        Effect::Followers(_, Following::Champion) | Effect::Seize(Seizure { price: Price::Itself, .. }) => {
            "champion"
        }
        Effect::Pilfer => "pilfer",
        Effect::Score(_, Per::Defender { .. }) => "rage",
        Effect::Score(_, Per::Find) => "curios",
        Effect::Score(_, Per::Island) => "islands",
        // Only what is found can say this.
        Effect::Score(_, Per::MostAround) => "most_around",
        Effect::Garrison(_) => "garrison",
        Effect::Procedure(procedure, _) => procedure.word,
        Effect::Shove(_) => "shove",
        Effect::Defense(..) => "defense",
        Effect::Seize(Seizure { price: Price::Tokens(_), .. }) => "storm",
        Effect::Seize(Seizure { price: Price::Swap, .. }) => "swap",
        // These are for events and for the board itself.
        Effect::Blight(_) => "blight",
        Effect::Series(_) => "series",
        Effect::Foresee(_) => "foresee",
    }
}

fn word_of_posting(posting: Posting) -> &'static str {
    match posting {
        Posting::Drawn(_) => "arm",
        Posting::FirstConquests(_) => "mark_first",
        Posting::Conquest(_) => "plant",
        Posting::Everywhere => "fortify",
        Posting::OneMore => "build",
        Posting::Redeployment(_) => "camp",
        Posting::TurnEnd(_) => "guard",
        Posting::Bought(..) => "buy",
        // No tile file can say these.
        Posting::Leading(_) => "watch",
        Posting::Beside => "beside",
        Posting::Away(_) => "away",
        Posting::Event(_) => "strew",
        Posting::Setup(_) => "moor",
    }
}

fn word_of_payment(from: Payer, on: Occasion) -> &'static str {
    match (on, from) {
        (Occasion::Attack(_), _) => "toll",
        (Occasion::PeaceBroken, _) => "concord",
        (Occasion::Loss, Payer::Bank) => "console",
        (Occasion::Loss, Payer::Opponent) => "ransom",
        (Occasion::Conquest(Conquered::Any), _) => "prize_any",
        (Occasion::Conquest(Conquered::NonEmpty), _) => "prize",
        (Occasion::Conquest(Conquered::Active), _) => "tribute",
        // This speaks of the sides of one box; no tile file can say it.
        (Occasion::Conquest(Conquered::OtherSide), _) => "feud",
        (Occasion::Scoring, _) => "levy",
        (Occasion::AnyDecline, _) => "prize_decline",
        (Occasion::Abandonment, _) => "prize_abandon",
        (Occasion::TurnBegins(Filter::Marked(_)), _) => "prize_piece",
        (Occasion::TurnBegins(_), _) => "prize_turn",
    }
}

/// Every word for regions, what it means to the engine and to people.
pub const FILTERS: &[(&str, Filter, &str)] = &[
    ("any", Filter::Any, explained("Every region.")),
    ("land", Filter::Land, explained("Every region but water.")),
    ("water", Filter::Water, explained("Seas, lakes and rivers.")),
    ("coast", Filter::Coast, explained("Land with water beside it.")),
    ("farmland", Filter::Farmland, explained("Farmland.")),
    ("forest", Filter::Forest, explained("Forests.")),
    ("hill", Filter::Hill, explained("Hills.")),
    ("mountain", Filter::Mountain, explained("Mountains.")),
    ("swamp", Filter::Swamp, explained("Swamps.")),
    ("mine", Filter::Mine, explained("Regions with a mine.")),
    ("magic", Filter::Magic, explained("Regions with a magic source.")),
    ("cavern", Filter::Cavern, explained("Regions with a cavern.")),
    ("river", Filter::River, explained("Rivers.")),
    ("rim", Filter::Rim, explained("Land and rivers beside a chasm.")),
    ("shore", Filter::Shore, explained("Regions of any kind with water beside them.")),
    ("occupied", Filter::Occupied, explained("Regions where natives or any people stand.")),
    ("declined", Filter::Declined, explained("Regions of peoples in decline.")),
    ("natives", Filter::Natives, explained("Regions where natives stand.")),
    ("vacant", Filter::Vacant, explained("Regions where nobody stands.")),
    ("secluded", Filter::Secluded, explained("Regions that share no border with anybody else's.")),
    ("places", Filter::Places, explained("Regions where a place was found.")),
];

/// Every word for when a rule holds.
pub const SPANS: &[(&str, Span, &str)] = &[
    ("active", Span::Active, explained("While the people is active.")),
    ("decline", Span::Decline, explained("While it is in decline.")),
    ("always", Span::Always, explained("In both states.")),
];

/// Every word for what must be so besides.
pub const CONDITIONS: &[(&str, Condition, &str)] = &[
    ("second_rounds", Condition::EverySecondRound, explained("In the second round, the fourth, and so on.")),
    (
        "nobody_attacked",
        Condition::NobodyAttacked,
        explained("While no active people was attacked this turn."),
    ),
    (
        "nothing_taken",
        Condition::NothingTaken,
        explained("While no region was taken this turn; for the first one too."),
    ),
];

/// The pieces a tile file can name.
pub const PIECES: &[MarkSpec] = &pieces();

/// The pieces of the base game, and one without any property of its own.
const fn pieces() -> [MarkSpec; marks::ALL.len() + 1] {
    let mut pieces = [CHEST; marks::ALL.len() + 1];
    let mut at = 0;
    while at < marks::ALL.len() {
        pieces[at] = marks::ALL[at];
        at += 1;
    }
    pieces
}

/// A piece that only home-made tiles have, for what is hidden or counted in regions.
const CHEST: MarkSpec = MarkSpec { key: "chest", limit: 8, ..marks::PLAIN };

/// The largest amount rules of one kind may come to; anything more would drown the game and its books.
const MOST: u8 = 20;
/// The most rules a tile may have.
const MOST_RULES: usize = 24;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TileFile {
    kind: Spanned<String>,
    key: Spanned<String>,
    tokens: Spanned<i64>,
    stand_in: Option<Spanned<String>>,
    #[serde(default)]
    kept: Option<Spanned<bool>>,
    name: Texts,
    text: Texts,
    #[serde(default, rename = "rule")]
    rules: Vec<RuleFile>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Texts {
    en: String,
    fr: Option<String>,
    de: Option<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RuleFile {
    when: Spanned<String>,
    #[serde(rename = "if")]
    condition: Option<Spanned<String>>,
    effect: Spanned<String>,
    amount: Option<Spanned<i64>>,
    regions: Option<Spanned<String>>,
    piece: Option<Spanned<String>>,
}

struct Reader<'a> {
    file: &'a str,
    text: &'a str,
}

impl HomeTile {
    /// Reads a tile; `file` is only the name used in messages. Every fault has a line of its own.
    pub fn parse(file: &str, text: &str) -> Result<HomeTile, String> {
        HomeTile::check(file, text).map_err(|faults| {
            let lines: Vec<String> = faults.iter().map(ToString::to_string).collect();
            lines.join("\n")
        })
    }

    /// The same, for whoever tells what is wrong first in another language.
    pub fn read(file: &str, text: &str) -> Result<HomeTile, Fault> {
        HomeTile::check(file, text)
            .map_err(|faults| faults.into_iter().next().unwrap_or(Fault::new(file, "fault-text")))
    }

    /// Reads a tile, or says everything that is wrong with it. A text that cannot be read has one fault.
    pub fn check(file: &str, text: &str) -> Result<HomeTile, Vec<Fault>> {
        let reader = Reader { file, text };
        let tile = reader.read().map_err(|fault| vec![fault])?;
        reader.tile(tile)
    }

    /// A tile's text as JSON, for whoever does not read TOML. It is read back by [`HomeTile::parse`].
    #[cfg(feature = "shipped")]
    pub fn to_json(text: &str) -> String {
        match toml::from_str::<toml::Value>(text) {
            Ok(tile) => serde_json::to_string(&tile).unwrap_or_default(),
            // It is JSON already, or nothing that could be read either way.
            Err(_) => text.to_owned(),
        }
    }
}

/// Something and where it stands in the text. JSON comes from programs, which need no lines.
#[cfg(not(feature = "shipped"))]
#[derive(Deserialize)]
#[serde(transparent)]
struct Spanned<T>(T);

#[cfg(not(feature = "shipped"))]
impl<T> Spanned<T> {
    fn get_ref(&self) -> &T {
        &self.0
    }

    #[allow(clippy::unused_self, reason = "it stands for one that knows")]
    fn span(&self) -> Range<usize> {
        0..0
    }
}

impl Reader<'_> {
    #[cfg(feature = "shipped")]
    fn read(&self) -> Result<TileFile, Fault> {
        let read =
            |text: &str| toml::from_str(text).map_err(|error| fault::unreadable(self.file, text, &error));
        if !self.text.trim_start().starts_with('{') {
            return read(self.text);
        }
        let json: toml::Value = serde_json::from_str(self.text).map_err(|_| self.no_json())?;
        read(&toml::to_string(&json).map_err(|_| self.no_json())?)
    }

    #[cfg(not(feature = "shipped"))]
    fn read(&self) -> Result<TileFile, Fault> {
        serde_json::from_str(self.text).map_err(|_| self.no_json())
    }

    fn no_json(&self) -> Fault {
        Fault::new(self.file, "fault-text-json").with("quote", fault::line_at(self.text, 0)).on(1)
    }

    fn fault(&self, at: Range<usize>, key: &'static str, args: &[(&'static str, &str)]) -> Fault {
        let line = self.text[..at.start.min(self.text.len())].matches('\n').count() + 1;
        args.iter().fold(Fault::new(self.file, key), |fault, (name, value)| fault.with(name, value)).on(line)
    }

    fn word<T: Copy>(&self, field: &str, word: &Spanned<String>, known: &[(&str, T)]) -> Result<T, Fault> {
        let found = known.iter().find(|(key, _)| key == word.get_ref());
        found.map(|&(_, value)| value).ok_or_else(|| {
            let known: Vec<&str> = known.iter().map(|(key, _)| *key).collect();
            let args = [("field", field), ("word", word.get_ref()), ("known", &known.join(", "))];
            self.fault(word.span(), "fault-tile-word", &args)
        })
    }

    fn tile(&self, tile: TileFile) -> Result<HomeTile, Vec<Fault>> {
        let mut faults = Vec::new();
        let key = tile.key.get_ref();
        let plain = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '_';
        if key.is_empty() || key.len() > LONGEST_KEY || !key.chars().all(plain) {
            faults.push(self.fault(tile.key.span(), "fault-tile-key", &[("key", key)]));
        } else if printed_keys().any(|printed| printed == key) {
            faults.push(self.fault(tile.key.span(), "fault-tile-clash", &[("key", key)]));
        }
        let is_race = self.word("kind", &tile.kind, &[("race", true), ("power", false)]);
        let is_race = is_race.map_err(|fault| faults.push(fault)).unwrap_or(tile.stand_in.is_some());
        let tokens = *tile.tokens.get_ref();
        if !(i64::from(is_race)..=30).contains(&tokens) {
            faults.push(self.fault(tile.tokens.span(), "fault-tile-tokens", &[]));
        }
        let tokens = tokens.clamp(0, 30) as u8;
        let kind = match (is_race, &tile.stand_in) {
            (true, Some(stand_in)) => {
                faults.extend(self.stand_in(stand_in, tokens));
                Kind::Race { stand_in: stand_in.get_ref().clone() }
            }
            (true, None) => {
                faults.push(self.fault(tile.kind.span(), "fault-tile-stand-in", &[]));
                Kind::Power
            }
            (false, Some(stand_in)) => {
                faults.push(self.fault(stand_in.span(), "fault-tile-no-stand-in", &[]));
                Kind::Power
            }
            (false, None) => Kind::Power,
        };
        if let Some(kept) = tile.kept.as_ref().filter(|_| is_race) {
            faults.push(self.fault(kept.span(), "fault-tile-kept-race", &[]));
        }
        let kept = tile.kept.as_ref().is_some_and(|kept| *kept.get_ref());
        let id = format!("HOME-{}", key.to_ascii_uppercase());
        if let Some(rule) = tile.rules.get(MOST_RULES) {
            let args = [("most", &*MOST_RULES.to_string())];
            faults.push(self.fault(rule.effect.span(), "fault-tile-rules", &args));
        }
        let mut rules: Vec<Rule> = Vec::new();
        let mut made = Vec::new();
        for rule in tile.rules.iter().take(MOST_RULES) {
            if let Some((span, condition, effect)) = self.rule(rule, &mut faults) {
                rules.push(Rule { id: Cow::Owned(id.clone()), span, condition, effect });
                made.push(rule);
            }
        }
        // A power is with many races, some of which may rise; which ones, a game knows.
        let idle = made.iter().zip(&rules).filter(|_| is_race).filter_map(|(rule, made)| {
            let needs = needs_in_decline(made).filter(|needs| !needs.met_by(&rules))?;
            let args = [("effect", word_of(made.effect)), ("needs", needs.words())];
            Some(self.fault(rule.when.span(), "fault-tile-decline", &args))
        });
        faults.extend(idle);
        for (at, rule) in tile.rules.iter().enumerate().take(MOST_RULES) {
            faults.extend(self.together(rule, &tile.rules[..at]));
        }
        let lasting = tile.rules.iter().find(|rule| matches!(&**rule.when.get_ref(), "decline" | "always"));
        if let Some(rule) = lasting.filter(|_| !is_race && !kept) {
            faults.push(self.fault(rule.when.span(), "fault-tile-kept", &[]));
        }
        if !faults.is_empty() {
            faults.sort_by_key(|fault| fault.line);
            return Err(faults);
        }
        let mut warnings = Vec::new();
        let recommended = if is_race { 10 } else { 5 };
        if tokens > recommended {
            let key = if is_race { "fault-tile-many-race" } else { "fault-tile-many-power" };
            let args = [("tokens", &*tokens.to_string()), ("most", &*recommended.to_string())];
            warnings.push(self.fault(tile.tokens.span(), key, &args));
        }
        Ok(HomeTile {
            kind,
            ability: Ability {
                key: Cow::Owned(key.clone()),
                tokens,
                supply: 0,
                kept,
                relic: false,
                rules: Cow::Owned(rules),
            },
            words: words(tile.name, tile.text),
            source: self.text.to_owned(),
            warnings,
            pieces: PIECES,
        })
    }

    /// What is wrong with the race whose tokens a race wants.
    fn stand_in(&self, word: &Spanned<String>, tokens: u8) -> Option<Fault> {
        let Some(race) = races().find(|race| race.key == *word.get_ref()) else {
            return Some(self.fault(word.span(), "fault-tile-stranger", &[("stand_in", word.get_ref())]));
        };
        (race.supply < tokens).then(|| {
            let (tokens, supply) = (tokens.to_string(), race.supply.to_string());
            let args = [("stand_in", &**word.get_ref()), ("tokens", &*tokens), ("supply", &*supply)];
            self.fault(word.span(), "fault-tile-lent", &args)
        })
    }

    /// What is wrong with a rule beside those before it.
    fn together(&self, rule: &RuleFile, before: &[RuleFile]) -> Option<Fault> {
        let word = WORDS.iter().find(|word| word.key == rule.effect.get_ref())?;
        let meets = |other: &&RuleFile| {
            let spans = [&**rule.when.get_ref(), &**other.when.get_ref()];
            spans[0] == spans[1] || spans.contains(&"always")
        };
        // There is one special way to conquer on a tile.
        let special = ["storm", "swap"];
        let alike = |other: &&RuleFile| {
            let other = &**other.effect.get_ref();
            other == word.key || (special.contains(&other) && special.contains(&word.key))
        };
        let mut alike = before.iter().filter(|other| alike(other) && meets(other)).peekable();
        if !word.repeats && alike.peek().is_some() {
            let named = if special.contains(&word.key) { &special.join(", ") } else { word.key };
            return Some(self.fault(rule.effect.span(), "fault-tile-twice", &[("effect", named)]));
        }
        let amount = |rule: &RuleFile| rule.amount.as_ref().map_or(0, |amount| *amount.get_ref());
        let own = amount(rule);
        let most = i64::from(word.most());
        // A number that is wrong by itself is told by itself.
        let right = alike.map(amount).chain([own]).filter(|n| (1..=most).contains(n));
        let sum: i64 = right.sum();
        (own <= most && sum > most).then(|| {
            let (sum, most) = (sum.to_string(), most.to_string());
            let args = [("effect", word.key), ("sum", &*sum), ("most", &*most)];
            self.fault(rule.effect.span(), "fault-tile-sum", &args)
        })
    }

    /// A rule, if nothing is wrong with it.
    fn rule(&self, rule: &RuleFile, faults: &mut Vec<Fault>) -> Option<(Span, Condition, Effect)> {
        let before = faults.len();
        let known: Vec<(&str, usize)> = WORDS.iter().enumerate().map(|(at, word)| (word.key, at)).collect();
        let word = self.word("effect", &rule.effect, &known).map_err(|fault| faults.push(fault));
        let spans: Vec<(&str, Span)> = SPANS.iter().map(|&(key, span, _)| (key, span)).collect();
        let span = self.word("when", &rule.when, &spans).map_err(|fault| faults.push(fault));
        let conditions: Vec<(&str, Condition)> =
            CONDITIONS.iter().map(|&(key, condition, _)| (key, condition)).collect();
        let condition = rule.condition.as_ref().map(|word| self.word("if", word, &conditions)).transpose();
        let condition = condition.map_err(|fault| faults.push(fault));
        let filters: Vec<(&str, Filter)> = FILTERS.iter().map(|&(key, filter, _)| (key, filter)).collect();
        let regions = rule.regions.as_ref().map(|word| self.word("regions", word, &filters)).transpose();
        let regions = regions.map_err(|fault| faults.push(fault));
        let pieces: Vec<(&str, Mark)> =
            PIECES.iter().enumerate().map(|(at, mark)| (mark.key, Mark(at as u8))).collect();
        let piece = rule.piece.as_ref().map(|word| self.word("piece", word, &pieces)).transpose();
        let piece = piece.map_err(|fault| faults.push(fault));
        let word = &WORDS[word.ok()?];
        if let (Some((key, only, _)), Ok(span)) =
            (SPANS.iter().find(|(_, only, _)| word.only == Some(*only)), span)
            && span != *only
        {
            faults.push(self.fault(
                rule.when.span(),
                "fault-tile-when",
                &[("effect", word.key), ("when", key)],
            ));
        }
        let fields = [
            ("amount", rule.amount.as_ref().map(Spanned::span), word.amount.is_some(), false),
            ("regions", rule.regions.as_ref().map(Spanned::span), word.regions != Regions::No, false),
            (
                "piece",
                rule.piece.as_ref().map(Spanned::span),
                word.piece == Piece::Yes,
                word.piece == Piece::Maybe,
            ),
            ("if", rule.condition.as_ref().map(Spanned::span), false, word.takes_condition()),
        ];
        for (field, given, needed, may) in fields {
            let args = [("field", field), ("effect", word.key)];
            match given {
                None if needed => faults.push(self.fault(rule.effect.span(), "fault-tile-needs", &args)),
                Some(at) if !needed && !may => faults.push(self.fault(at, "fault-tile-takes-none", &args)),
                _ => {}
            }
        }
        let most = word.most();
        let fits = |amount: &&Spanned<i64>| (1..=i64::from(most)).contains(amount.get_ref());
        if let Some(amount) = rule.amount.as_ref().filter(|amount| word.amount.is_some() && !fits(amount)) {
            faults.push(self.fault(amount.span(), "fault-tile-amount", &[("most", &most.to_string())]));
        }
        if let (Some(given), Ok(Some(filter))) = (&rule.regions, regions)
            && word.regions != Regions::No
            && !word.regions.allows(filter)
        {
            let known = FILTERS.iter().filter(|(_, filter, _)| word.regions.allows(*filter));
            let known: Vec<&str> = known.map(|(key, ..)| *key).collect();
            let args = [("effect", word.key), ("word", &**given.get_ref()), ("known", &*known.join(", "))];
            faults.push(self.fault(given.span(), "fault-tile-regions", &args));
        }
        if let (Some(given), Ok(Some(mark))) = (&rule.piece, piece) {
            let spec = PIECES[mark.0 as usize];
            if word.piece == Piece::Maybe && spec.limit > 1 {
                faults.push(self.fault(given.span(), "fault-tile-piece", &[("effect", word.key)]));
            }
            // Pieces that are drawn are placed all at once, so several must be able to stand together.
            if word.key == "arm" && !spec.stacks {
                let known: Vec<&str> =
                    PIECES.iter().filter(|mark| mark.stacks).map(|mark| mark.key).collect();
                let args = [("effect", word.key), ("word", spec.key), ("known", &*known.join(", "))];
                faults.push(self.fault(given.span(), "fault-tile-stack", &args));
            }
        }
        if faults.len() > before {
            return None;
        }
        let args = Args {
            amount: rule.amount.as_ref().map_or(0, |amount| *amount.get_ref() as u8),
            filter: regions.ok()?.unwrap_or(Filter::Any),
            piece: piece.ok()?,
        };
        Some((span.ok()?, condition.ok()?.unwrap_or(Condition::Always), (word.make)(&args)))
    }
}

/// What a people must be able to do in decline for a rule to matter that holds only then.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Needs {
    /// It conquers.
    Conquests,
    /// It conquers, or is paid for regions that hang together.
    Neighbors,
}

impl Needs {
    /// The words of tile files of which one is needed.
    pub(crate) fn words(self) -> &'static str {
        match self {
            Needs::Conquests => "rise",
            Needs::Neighbors => "rise, whole, blocks",
        }
    }

    /// Whether rules of the people are enough.
    pub(crate) fn met_by<'a>(self, rules: impl IntoIterator<Item = &'a Rule>) -> bool {
        rules.into_iter().filter(|rule| rule.span != Span::Active).any(|rule| match rule.effect {
            Effect::Decline(Declining::Acts) => true,
            Effect::Score(_, Per::AllConnected | Per::Group) => self == Needs::Neighbors,
            _ => false,
        })
    }
}

/// What a rule needs that holds only in decline and matters only to who conquers.
pub(crate) fn needs_in_decline(rule: &Rule) -> Option<Needs> {
    match rule.effect {
        _ if rule.span != Span::Decline => None,
        Effect::Cost(..)
        | Effect::Reach(How::Anywhere | How::Entry, _)
        | Effect::Seize(_)
        | Effect::Roll(Die::First)
        | Effect::Post(_, Posting::FirstConquests(_)) => Some(Needs::Conquests),
        Effect::Reach(How::Linked | How::Hub | How::Crossed, _) => Some(Needs::Neighbors),
        _ => None,
    }
}

/// The longest key a tile may have.
const LONGEST_KEY: usize = 40;

/// The races of all boxes.
fn races() -> impl Iterator<Item = &'static Ability> {
    base::races::ALL.iter().chain(&underground::races::ALL).chain(&warcraft::races::ALL)
}

/// The keys that printed tiles and pieces have in any box.
fn printed_keys() -> impl Iterator<Item = &'static str> {
    let powers = base::powers::ALL.iter().chain(&underground::powers::ALL).chain(&warcraft::powers::ALL);
    let relics = underground::relics::ALL.iter().chain(&warcraft::relics::ALL);
    let places = underground::places::ALL.iter().chain(&warcraft::places::ALL);
    let river = river::events::ALL.iter().chain(&river::features::ALL);
    let tiles = races().chain(powers).chain(relics).chain(places).chain(river).map(|tile| &*tile.key);
    let pieces = base::marks::ALL.iter().chain(&underground::marks::ALL);
    let pieces = pieces.chain(&warcraft::marks::ALL).chain(&river::marks::ALL);
    tiles.chain(pieces.map(|mark| mark.key))
}

/// The effect with its pieces named as a game names them.
pub(crate) fn with_pieces(effect: Effect, name: impl Fn(Mark) -> Mark) -> Effect {
    match effect {
        Effect::Post(mark, posting) => Effect::Post(name(mark), posting),
        Effect::Totem(mark) => Effect::Totem(name(mark)),
        Effect::Pay { from, coins, on: Occasion::TurnBegins(Filter::Marked(mark)) } => {
            pay(from, coins, Occasion::TurnBegins(Filter::Marked(name(mark))))
        }
        Effect::Seize(seizure) => Effect::Seize(Seizure { leaves: seizure.leaves.map(name), ..seizure }),
        // A test sees to it that no other word of a file speaks of a piece.
        other => other,
    }
}

fn words(name: Texts, text: Texts) -> Vec<TileWords> {
    let mut words = vec![TileWords { language: "en", name: name.en, text: text.en }];
    let others = [("fr", name.fr, text.fr), ("de", name.de, text.de)];
    for (language, name, text) in others {
        if let (Some(name), Some(text)) = (name, text) {
            words.push(TileWords { language, name, text });
        }
    }
    words
}

/// The vocabulary as a page, made from the tables the reader uses.
pub fn manual() -> String {
    let mut page = String::from(include_str!("blank.md"));
    // Writing to a string cannot fail.
    let _ = writeln!(
        page,
        "\n## Effects\n\n| effect | amount | regions | piece | when | on a tile | what it does |\n|---|---|---|---|---|---|---|"
    );
    for word in WORDS {
        let piece = match word.piece {
            Piece::No => "",
            Piece::Maybe => "may",
            Piece::Yes => "yes",
        };
        let regions = match word.regions {
            Regions::No => "",
            Regions::All => "any",
            Regions::Printed => "printed",
            Regions::Closed => "closed",
            Regions::Few => "few",
        };
        let amount = word.amount.unwrap_or_default();
        let only = SPANS.iter().find(|(_, only, _)| word.only == Some(*only)).map_or("any", |(key, ..)| key);
        let repeats = if word.repeats { "adds up" } else { "once" };
        let _ = writeln!(
            page,
            "| `{}` | {amount} | {regions} | {piece} | {only} | {repeats} | {} |",
            word.key, word.meaning
        );
    }
    let _ = writeln!(page, "\n## Regions\n\n| word | which |\n|---|---|");
    for (key, _, which) in FILTERS {
        let _ = writeln!(page, "| `{key}` | {which} |");
    }
    let _ = writeln!(page, "\n## When\n\n| word | holds |\n|---|---|");
    for (key, _, holds) in SPANS {
        let _ = writeln!(page, "| `{key}` | {holds} |");
    }
    let _ = writeln!(page, "\n## If\n\n| word | holds |\n|---|---|");
    for (key, _, holds) in CONDITIONS {
        let _ = writeln!(page, "| `{key}` | {holds} |");
    }
    let steady: Vec<String> = STEADY.iter().map(|key| format!("`{key}`")).collect();
    let _ = writeln!(page, "\nWhat lasts longer than a condition takes none: {}.", steady.join(", "));
    let _ = writeln!(page, "\n## Pieces\n\n| word | how many exist |\n|---|---|");
    for mark in PIECES {
        let _ = writeln!(page, "| `{}` | {} |", mark.key, mark.limit);
    }
    page
}

/// The home-made tiles that come with the game.
pub const EXAMPLES: &[(&str, &str)] = &[
    ("beekeepers", include_str!("../tiles/beekeepers.toml")),
    ("innkeepers", include_str!("../tiles/innkeepers.toml")),
    ("homesick", include_str!("../tiles/homesick.toml")),
];

#[cfg(test)]
mod tests {
    use super::*;

    const TILE: &str =
        "kind = \"power\"\nkey = \"brave\"\ntokens = 4\n[name]\nen = \"Brave\"\n[text]\nen = \"x\"\n";

    fn fails(rest: &str, expected: &str) {
        let error = HomeTile::parse("my.toml", &format!("{TILE}{rest}")).expect_err("must be refused");
        assert!(error.contains(expected), "{error}");
    }

    #[test]
    fn every_word_makes_the_effect_it_names() {
        let args = Args { amount: 1, filter: Filter::Any, piece: Some(marks::HERO) };
        for word in WORDS {
            assert_eq!(word_of((word.make)(&args)), word.key);
        }
    }

    #[test]
    fn base_blank_4_a_wrong_file_gets_line_field_and_allowed_words() {
        fails(
            "[[rule]]\nwhen = \"active\"\neffect = \"incom\"\n",
            "my.toml:10: effect: “incom” is not one of: income, purse",
        );
        fails(
            "[[rule]]\nwhen = \"soon\"\neffect = \"spare\"\n",
            "my.toml:9: when: “soon” is not one of: active, decline, always",
        );
        fails(
            "[[rule]]\nwhen = \"active\"\neffect = \"purse\"\n",
            "my.toml:10: amount: the effect “purse” needs one",
        );
        fails(
            "[[rule]]\nwhen = \"active\"\neffect = \"purse\"\namount = 99\n",
            "my.toml:11: amount: must be 1 to 20",
        );
        fails(
            "[[rule]]\nwhen = \"active\"\neffect = \"spare\"\nregions = \"hill\"\n",
            "my.toml:11: regions: the effect “spare” takes none",
        );
        fails(
            "[[rule]]\nwhen = \"always\"\neffect = \"truce\"\n",
            "my.toml:9: when: the effect “truce” works only with “active”",
        );
        fails(
            "[[rule]]\nwhen = \"always\"\neffect = \"purse\"\namount = 1\n",
            "my.toml:9: when: a power that works",
        );
        fails(
            "[[rule]]\nwhen = \"active\"\neffect = \"storm\"\namount = 1\npiece = \"hero\"\n",
            "my.toml:12: piece: the effect “storm” needs a piece of which there is one",
        );
        fails(
            "[[rule]]\nwhen = \"active\"\nif = \"sunny\"\neffect = \"spare\"\n",
            "my.toml:10: if: “sunny” is not one of: second_rounds, nobody_attacked, nothing_taken",
        );
        fails(
            "[[rule]]\nwhen = \"active\"\nif = \"second_rounds\"\neffect = \"truce\"\n",
            "my.toml:10: if: the effect “truce” takes none",
        );
        fails("colour = 1\n", "my.toml:8:");
    }

    #[test]
    fn base_blank_4_all_faults_of_a_file_are_told_at_once() {
        let text = "kind = \"race\"\nkey = \"humans\"\ntokens = 31\nstand_in = \"elephants\"\nkept = true\n\
            [name]\nen = \"H\"\n[text]\nen = \"x\"\n\
            [[rule]]\nwhen = \"active\"\neffect = \"defense\"\namount = 260\nregions = \"hill\"\n\
            [[rule]]\nwhen = \"soon\"\neffect = \"arm\"\nregions = \"hill\"\npiece = \"hero\"\n\
            [[rule]]\nwhen = \"active\"\neffect = \"hold\"\nregions = \"hill\"\n\
            [[rule]]\nwhen = \"active\"\neffect = \"exchange\"\namount = 1\nregions = \"any\"\n\
            [[rule]]\nwhen = \"active\"\neffect = \"storm\"\namount = 1\n\
            [[rule]]\nwhen = \"active\"\neffect = \"swap\"\n";
        let faults = HomeTile::check("my.toml", text).expect_err("nothing is right about it");
        let told: Vec<(usize, &str)> =
            faults.iter().map(|fault| (fault.line.unwrap_or_default(), fault.key)).collect();
        let expected = [
            (2, "fault-tile-clash"),
            (3, "fault-tile-tokens"),
            (4, "fault-tile-stranger"),
            (5, "fault-tile-kept-race"),
            (13, "fault-tile-amount"),
            (16, "fault-tile-word"),
            (19, "fault-tile-stack"),
            (23, "fault-tile-regions"),
            (28, "fault-tile-regions"),
            (35, "fault-tile-twice"),
        ];
        assert_eq!(told, expected);
        let lines = HomeTile::parse("my.toml", text).expect_err("nothing is right about it");
        assert_eq!(lines.lines().count(), expected.len(), "{lines}");
    }

    #[test]
    fn base_blank_4_amounts_of_one_kind_have_a_limit_together() {
        let rule = "[[rule]]\nwhen = \"active\"\neffect = \"defense\"\namount = 13\nregions = \"any\"\n";
        let text = format!("{TILE}{rule}");
        assert!(HomeTile::check("my.toml", &text).is_ok());
        let faults = HomeTile::check("my.toml", &format!("{text}{rule}")).expect_err("26 are too many");
        assert_eq!(faults.iter().map(|fault| fault.key).collect::<Vec<_>>(), ["fault-tile-sum"]);
    }

    #[test]
    fn base_blank_2_a_race_borrows_no_more_tokens_than_there_are() {
        let text = "kind = \"race\"\nkey = \"mine\"\ntokens = 9\nstand_in = \"dwarves\"\n[name]\nen = \"M\"\n[text]\nen = \"x\"\n";
        let faults = HomeTile::check("my.toml", text).expect_err("dwarves have eight");
        assert_eq!(faults.iter().map(|fault| fault.key).collect::<Vec<_>>(), ["fault-tile-lent"]);
    }

    #[test]
    fn every_word_that_needs_a_piece_names_it_as_the_game_does() {
        let args = Args { amount: 1, filter: Filter::Any, piece: Some(marks::HERO) };
        for word in WORDS.iter().filter(|word| word.piece != Piece::No) {
            let effect = (word.make)(&args);
            assert_ne!(with_pieces(effect, |_| marks::DRAGON), effect, "{}", word.key);
        }
    }

    #[test]
    fn base_blank_4_large_numbers_are_warned_of_not_refused() {
        let tile =
            HomeTile::parse("my.toml", &TILE.replace("tokens = 4", "tokens = 6")).expect("is accepted");
        assert_eq!(
            tile.warnings.iter().map(ToString::to_string).collect::<Vec<_>>(),
            ["my.toml:3: warning: tokens: 6 is more than the 5 recommended for a power"]
        );
        let tile = HomeTile::parse("my.toml", TILE).expect("is accepted");
        let json = HomeTile::parse("my.json", &HomeTile::to_json(TILE)).expect("is accepted");
        assert_eq!((&json.ability, &json.words), (&tile.ability, &tile.words));
        assert!(tile.warnings.is_empty());
    }

    #[test]
    fn the_examples_are_read_without_a_warning() {
        for (key, text) in EXAMPLES {
            let tile = HomeTile::parse(key, text).expect("an example is right");
            assert_eq!(tile.ability.key, *key);
            assert_eq!(tile.words.len(), 3, "{key} speaks three languages");
            assert!(tile.warnings.is_empty());
        }
    }
}
