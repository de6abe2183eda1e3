//! The words of tile files: effects, regions, states, conditions and pieces.

use engine::Mark;
use engine::ability::{
    Change, Condition, Conquered, Declining, Die, Effect, Filter, Gain, Given, How, Losses, MarkSpec,
    Occasion, Payer, Per, Posting, Price, Redeployment, Seizure, Span, Where, pay,
};

use crate::base::marks;
use crate::base::powers::diplomat::TRUCE;
use crate::underground::powers::reborn::SUCCEED;
use crate::underground::races::shadow_mimes::MIMIC;
use crate::warcraft::powers::portal_mage::EXCHANGE;
use crate::warcraft::races::forsaken::HIRE;

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
    pub(super) make: fn(&Args) -> Effect,
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

    /// The words for regions it can speak of.
    pub fn filters(&self) -> impl Iterator<Item = &'static str> {
        let regions = self.regions;
        FILTERS.iter().filter(move |(_, filter, _)| regions.allows(*filter)).map(|(key, ..)| *key)
    }

    /// The pieces it can speak of. The piece that moves with a special way to conquer is the only one of its kind; those
    /// that are drawn are placed all at once, so several must be able to stand together.
    pub fn pieces(&self) -> impl Iterator<Item = &'static MarkSpec> {
        let fits = |spec: &&MarkSpec| match self.piece {
            Piece::No => false,
            Piece::Maybe => spec.limit == 1,
            Piece::Yes => self.key != "arm" || spec.stacks,
        };
        PIECES.iter().filter(fits)
    }

    /// The words for states in which it can hold.
    pub fn spans(&self) -> impl Iterator<Item = &'static str> {
        let only = self.only;
        SPANS.iter().filter(move |(_, span, _)| only.is_none_or(|only| only == *span)).map(|(key, ..)| *key)
    }
}

/// The effects that stand under no condition.
pub(super) const STEADY: &[&str] = &[
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

/// What stands beside a word.
pub(super) struct Args {
    pub amount: u8,
    pub filter: Filter,
    pub piece: Option<Mark>,
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
    "purse" ("coins"; No; No; None; ADDS) "Coins at every scoring, regions or not; in decline while a region is held." => |a| Effect::Score(a.amount, Per::Turn);
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
