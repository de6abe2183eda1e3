//! Home-made tiles: a small TOML file built from the same effects as every other tile (BASE-BLANK).
//!
//! The words of a file are the table [`WORDS`]; the reader and the documentation both come from it.

use std::borrow::Cow;
use std::fmt::Write;
use std::ops::Range;

use engine::Mark;
use engine::ability::{Ability, Effect, Filter, Per, Price, Rule, Seizure, Span};
use serde::Deserialize;
#[cfg(feature = "shipped")]
use toml::Spanned;

use crate::base::marks;
use crate::fault::{self, Fault};

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
    /// Whether `regions` is needed.
    pub regions: bool,
    /// Whether `piece` is needed.
    pub piece: Piece,
    /// The only state of the people in which it does anything, if it is only one.
    pub only: Option<Span>,
    /// What it does.
    pub meaning: &'static str,
    make: fn(&Args) -> Effect,
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
    ($($key:literal ($($amount:literal)?; $regions:literal; $piece:ident; $only:expr) $meaning:literal => $make:expr;)*) => {
        &[$(EffectWord {
            key: $key,
            amount: [$($amount)?].first().copied(),
            regions: $regions,
            piece: Piece::$piece,
            only: $only,
            meaning: explained($meaning),
            make: $make,
        }),*]
    };
}

const ACTIVE: Option<Span> = Some(Span::Active);
const DECLINE: Option<Span> = Some(Span::Decline);

/// Every effect a tile file can name.
#[rustfmt::skip]
pub const WORDS: &[EffectWord] = words! {
    "income" ("coins"; true; No; None) "Coins at scoring for each such region held." => |a| Effect::Score(a.amount, Per::Region(a.filter));
    "purse" ("coins"; false; No; None) "Coins at every scoring, regions or not." => |a| Effect::Score(a.amount, Per::Turn);
    "windfall" ("coins"; false; No; ACTIVE) "Coins at the scoring of the turn the combo was picked." => |a| Effect::Score(a.amount, Per::TurnOfPick);
    "spoils" ("coins"; false; No; ACTIVE) "Coins at scoring for each non-empty region conquered this turn." => |a| Effect::Score(a.amount, Per::Conquest);
    "prize" ("coins"; false; No; ACTIVE) "Coins at once for each non-empty region conquered." => |a| Effect::Prize(a.amount);
    "pairs" ("coins"; true; No; None) "Coins at scoring for every two such regions held." => |a| Effect::Score(a.amount, Per::TwoRegions(a.filter));
    "crowd" ("tokens"; false; No; ACTIVE) "A coin at scoring for each region held with at least so many tokens." => |a| Effect::Score(1, Per::RegionWithTokens(a.amount));
    "whole" ("coins"; false; No; None) "Coins at scoring if all regions hang together." => |a| Effect::Score(a.amount, Per::AllConnected);
    "blocks" ("coins"; false; No; None) "Coins at scoring for each group of regions that hang together." => |a| Effect::Score(a.amount, Per::Group);
    "console" ("coins"; false; No; None) "Coins from the bank each time an opponent conquers a region of yours." => |a| Effect::Console(a.amount);
    "ransom" ("coins"; false; No; None) "An opponent who conquers a region of yours pays you, and without the coins may not attack it." => |a| Effect::Ransom(a.amount);
    "levy" ("coins"; false; No; None) "Coins at scoring from each opponent whose active people borders this one." => |a| Effect::Levy(a.amount);
    "discount" ("tokens"; true; No; None) "Conquering such a region costs fewer tokens." => |a| Effect::Discount(a.amount, a.filter);
    "discount_beside" ("tokens"; true; No; None) "Conquering a region adjacent to such a region of yours costs fewer tokens, once." => |a| Effect::DiscountBeside(a.amount, a.filter);
    "surcharge" ("tokens"; false; No; None) "Every conquest that has a cost costs more tokens." => |a| Effect::Surcharge(a.amount);
    "as_if_empty" (; true; No; None) "Such a region costs as if nobody stood there; mountains still count." => |a| Effect::AsIfEmpty(a.filter);
    "defense" ("tokens"; true; No; None) "Such regions of yours cost more tokens to conquer." => |a| Effect::Defense(a.amount, a.filter);
    "toll" ("coins"; true; No; None) "An opponent pays you before each attack on such a region of yours." => |a| Effect::Toll(a.amount, a.filter);
    "reach" (; true; No; None) "Such regions may be attacked from anywhere, as a first conquest too." => |a| Effect::Reach(a.filter);
    "entry" (; true; No; None) "First conquests may be any such region that you may hold." => |a| Effect::Entry(a.filter);
    "link" (; true; No; None) "All such regions are adjacent to one another for your conquests." => |a| Effect::Link(a.filter);
    "hub" (; true; No; None) "All such regions are adjacent to every region of yours, and are entries of a first conquest." => |a| Effect::Hub(a.filter);
    "cross" (; true; No; None) "Such regions are crossed as if they were not there." => |a| Effect::Cross(a.filter);
    "unaided" (; false; No; ACTIVE) "While others play, no ability helps them to conquer a region of yours." => |_| Effect::Unaided;
    "gamble" (; true; No; ACTIVE) "The die may be rolled for a conquest of such a region, or of one adjacent to such a region of yours." => |a| Effect::Gamble(a.filter);
    "hold" (; true; No; None) "Regions of this kind, which others may not hold, can be conquered." => |a| Effect::Hold(a.filter);
    "storm" ("tokens"; false; Maybe; None) "Once a turn, one conquest takes just so many tokens whatever defends; the piece moves there." => |a| Effect::Seize(Seizure { price: Price::Tokens(a.amount), leaves: a.piece, entry: false, toll: 0 });
    "swap" (; false; Maybe; None) "Once a turn per opponent, a token from the tray replaces a lone active token; the piece moves there." => |a| Effect::Seize(Seizure { price: Price::Swap, leaves: a.piece, entry: false, toll: 0 });
    "roll_first" (; false; No; None) "The die may be rolled before each conquest, and the target chosen after it." => |_| Effect::RollFirst;
    "spare" (; false; No; None) "A conquered region costs you no token." => |_| Effect::Spare;
    "reserve" ("tokens"; false; No; ACTIVE) "So many more tokens that serve for conquest only and are set aside after redeployment." => |a| Effect::Reserve(a.amount);
    "recruit" ("regions"; false; No; ACTIVE) "One more token at redeployment for so many non-empty regions conquered this turn." => |a| Effect::Recruit(a.amount);
    "recruit_on" (; true; No; ACTIVE) "One more token at redeployment for each such region held." => |a| Effect::RecruitOn(a.filter);
    "arm" (; true; Yes; ACTIVE) "Pieces are drawn for each such region held when conquests end, and placed at redeployment; they stay." => |a| Effect::Arm(a.mark(), a.filter);
    "mark_first" ("regions"; false; Yes; None) "A piece is put in each of the first so many regions the people conquers." => |a| Effect::MarkFirst(a.mark(), a.amount);
    "build" (; false; Yes; ACTIVE) "One more piece may be placed at each redeployment, while any are left." => |a| Effect::Build(a.mark());
    "camp" ("pieces"; false; Yes; ACTIVE) "So many pieces are placed anew at each redeployment." => |a| Effect::Camp(a.mark(), a.amount);
    "guard" ("pieces"; false; Yes; ACTIVE) "So many pieces are placed anew at the end of each turn." => |a| Effect::Guard(a.mark(), a.amount);
    "totem" (; false; Yes; ACTIVE) "A piece goes to the next region you conquer while it is not on the board, and may move each turn." => |a| Effect::Totem(a.mark());
    "mimic" (; false; No; ACTIVE) "At the pick the badge may be exchanged with that of another combo." => |_| Effect::Mimic;
    "forge" ("pieces"; true; No; ACTIVE) "A piece for each such region at redeployment, used like a token for conquest from the next turn on; so many exist." => |a| Effect::Forge(a.filter, a.amount);
    "spring" ("tokens"; false; No; ACTIVE) "Tokens from the tray as the turn begins." => |a| Effect::Spring(a.amount);
    "entomb" (; false; No; DECLINE) "In decline all tokens stay, and retreat when a region is lost." => |_| Effect::Entomb;
    "vanish" ("coins"; false; No; DECLINE) "In decline each region brings so many coins more, once, and then the people is gone." => |a| Effect::Vanish(a.amount);
    "succeed" ("regions"; false; No; DECLINE) "In decline up to so many regions a turn go over to your active people." => |a| Effect::Succeed(a.amount);
    "grudge" ("tokens"; false; No; ACTIVE) "Opponents who attack any people of yours are marked, and their regions cost so many tokens less next turn." => |a| Effect::Grudge(a.amount);
    "truce" (; false; No; ACTIVE) "At the end of the turn one opponent not attacked may be named who then may not attack this people." => |_| Effect::Truce;
    "rise" (; false; No; DECLINE) "In decline all tokens stay, and the people conquers, defends and redeploys as an active one." => |_| Effect::Rise;
    "lasting" (; false; No; DECLINE) "In decline the people stands outside the limit of one." => |_| Effect::Lasting;
    "rage" ("tokens"; false; No; ACTIVE) "Coins at scoring as many as defended the regions conquered this turn, where at least so many did." => |a| Effect::Score(1, Per::Defender { at_least: a.amount });
    "curios" ("coins"; false; No; None) "Coins at scoring for each relic and place in your regions." => |a| Effect::Score(a.amount, Per::Find);
    "islands" ("coins"; false; No; None) "Coins at scoring for each island with a region of yours." => |a| Effect::Score(a.amount, Per::Island);
    "sail" (; false; No; ACTIVE) "No travel cost." => |_| Effect::Sail;
    "plant" (; true; Yes; ACTIVE) "A piece is put in each such region you conquer." => |a| Effect::Plant(a.mark(), a.filter);
    "fortify" (; false; Yes; ACTIVE) "A piece stands in every region of yours: from its conquest on, and at redeployment where one is missing." => |a| Effect::Fortify(a.mark());
    "rescue" (; false; No; ACTIVE) "The first token that would be lost in each opponent's turn is not." => |_| Effect::Rescue;
    "garrison" ("tokens"; false; No; None) "You stand nowhere with fewer tokens than so many." => |a| Effect::Garrison(a.amount);
    "hire" ("coins"; false; No; ACTIVE) "After the conquests tokens may be bought for so many coins each, as many as you caused to be lost." => |a| Effect::Hire(a.amount);
    "assault" (; false; No; ACTIVE) "Once a turn any land may be attacked, with a die before it." => |_| Effect::Assault;
    "shove" ("times"; false; No; ACTIVE) "So many times a turn a token of an opponent beside you is moved, or a piece there removed." => |a| Effect::Shove(a.amount);
    "exchange" ("times"; true; No; ACTIVE) "So many times a turn everything that stands in two such regions is exchanged." => |a| Effect::Exchange(a.amount, a.filter);
    "concord" ("coins"; false; No; ACTIVE) "Every opponent not attacked in your turn pays so many coins before attacking this people." => |a| Effect::Concord(a.amount);
    "late_decline" (; false; No; ACTIVE) "The people may decline after scoring a turn of conquests." => |_| Effect::LateDecline;
};

/// The word for an effect. There is no catch-all: a new effect must get its word.
pub fn word_of(effect: Effect) -> &'static str {
    match effect {
        Effect::Score(_, Per::Region(_)) => "income",
        Effect::Score(_, Per::Turn) => "purse",
        Effect::Score(_, Per::TurnOfPick) => "windfall",
        Effect::Score(_, Per::Conquest) => "spoils",
        Effect::Prize(_) => "prize",
        Effect::Score(_, Per::TwoRegions(_)) => "pairs",
        Effect::Score(_, Per::RegionWithTokens(_)) => "crowd",
        Effect::Score(_, Per::AllConnected) => "whole",
        Effect::Score(_, Per::Group) => "blocks",
        Effect::Console(_) => "console",
        Effect::Ransom(_) => "ransom",
        Effect::Hub(_) => "hub",
        Effect::Cross(_) => "cross",
        Effect::Unaided => "unaided",
        Effect::Gamble(_) => "gamble",
        Effect::RecruitOn(_) => "recruit_on",
        Effect::Arm(..) => "arm",
        Effect::Totem(_) => "totem",
        Effect::Mimic => "mimic",
        Effect::Forge(..) => "forge",
        Effect::Spring(_) => "spring",
        Effect::Entomb => "entomb",
        Effect::Vanish(_) => "vanish",
        Effect::Succeed(_) => "succeed",
        Effect::Grudge(_) => "grudge",
        // These are for relics and places that are found, and for a piece on a chasm; no tile file can say them.
        Effect::Bind => "bind",
        Effect::Wield(_) => "wield",
        Effect::Tax(_) => "tax",
        Effect::Double => "double",
        Effect::Plain => "plain",
        Effect::Sacrifice(_) => "sacrifice",
        Effect::Haunt(_) => "haunt",
        Effect::Summon(_) => "summon",
        Effect::Copy(_) => "copy",
        Effect::Copied => "copied",
        Effect::Erupt(_) => "erupt",
        Effect::Ward(_) => "ward",
        Effect::Rally => "rally",
        Effect::Tide(_) => "tide",
        // And these speak of the sides, forms and pieces of one box.
        Effect::Sworn(_) => "sworn",
        Effect::Feud(_) => "feud",
        Effect::Watch(..) => "watch",
        Effect::Tame(..) => "tame",
        Effect::Champion(_) | Effect::Seize(Seizure { price: Price::Itself, .. }) => "champion",
        Effect::Form(_) => "form",
        Effect::Pilfer => "pilfer",
        Effect::Mine(_) => "mine",
        Effect::Bounty(..) => "bounty",
        Effect::Score(_, Per::Defender { .. }) => "rage",
        Effect::Score(_, Per::Find) => "curios",
        Effect::Score(_, Per::Island) => "islands",
        Effect::Sail => "sail",
        Effect::Plant(..) => "plant",
        Effect::Fortify(_) => "fortify",
        Effect::Rescue => "rescue",
        Effect::Garrison(_) => "garrison",
        Effect::Hire(_) => "hire",
        Effect::Assault => "assault",
        Effect::Shove(_) => "shove",
        Effect::Exchange(..) => "exchange",
        Effect::Concord(_) => "concord",
        Effect::Levy(_) => "levy",
        Effect::Discount(..) => "discount",
        Effect::DiscountBeside(..) => "discount_beside",
        Effect::Surcharge(_) => "surcharge",
        Effect::AsIfEmpty(_) => "as_if_empty",
        Effect::Defense(..) => "defense",
        Effect::Toll(..) => "toll",
        Effect::Reach(_) => "reach",
        Effect::Entry(_) => "entry",
        Effect::Link(_) => "link",
        Effect::Hold(_) => "hold",
        Effect::Seize(Seizure { price: Price::Tokens(_), .. }) => "storm",
        Effect::Seize(Seizure { price: Price::Swap, .. }) => "swap",
        Effect::RollFirst => "roll_first",
        Effect::Spare => "spare",
        Effect::Reserve(_) => "reserve",
        Effect::Recruit(_) => "recruit",
        Effect::MarkFirst(..) => "mark_first",
        Effect::Build(_) => "build",
        Effect::Camp(..) => "camp",
        Effect::Guard(..) => "guard",
        Effect::Truce => "truce",
        Effect::Rise => "rise",
        Effect::Lasting => "lasting",
        Effect::LateDecline => "late_decline",
        // These are for events and for the board itself.
        Effect::Strew(..) => "strew",
        Effect::Moor(..) => "moor",
        Effect::Blight(_) => "blight",
        Effect::Series(_) => "series",
        Effect::Launch(..) => "launch",
        Effect::Foresee(_) => "foresee",
    }
}

const FILTERS: &[(&str, Filter, &str)] = &[
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
    ("secluded", Filter::Secluded, explained("Regions that share no border with anybody else's.")),
    ("places", Filter::Places, explained("Regions where a place was found.")),
];

const SPANS: &[(&str, Span, &str)] = &[
    ("active", Span::Active, explained("While the people is active.")),
    ("decline", Span::Decline, explained("While it is in decline.")),
    ("always", Span::Always, explained("In both states.")),
];

/// The largest amount a rule may have; anything more would drown the game and its books.
const MOST: u8 = 20;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TileFile {
    kind: Spanned<String>,
    key: Spanned<String>,
    tokens: Spanned<u8>,
    stand_in: Option<Spanned<String>>,
    #[serde(default)]
    kept: bool,
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
    effect: Spanned<String>,
    amount: Option<Spanned<u8>>,
    regions: Option<Spanned<String>>,
    piece: Option<Spanned<String>>,
}

struct Reader<'a> {
    file: &'a str,
    text: &'a str,
}

impl HomeTile {
    /// Reads a tile; `file` is only the name used in messages.
    pub fn parse(file: &str, text: &str) -> Result<HomeTile, String> {
        HomeTile::read(file, text).map_err(|fault| fault.to_string())
    }

    /// The same, for whoever tells what is wrong in another language.
    pub fn read(file: &str, text: &str) -> Result<HomeTile, Fault> {
        let reader = Reader { file, text };
        let tile = reader.read()?;
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

    fn tile(&self, tile: TileFile) -> Result<HomeTile, Fault> {
        let key = tile.key.get_ref();
        let plain = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '_';
        if key.is_empty() || !key.chars().all(plain) {
            return Err(self.fault(tile.key.span(), "fault-tile-key", &[("key", key)]));
        }
        let is_race = self.word("kind", &tile.kind, &[("race", true), ("power", false)])?;
        let tokens = *tile.tokens.get_ref();
        if tokens > 30 || (is_race && tokens == 0) {
            return Err(self.fault(tile.tokens.span(), "fault-tile-tokens", &[]));
        }
        let kind = match (is_race, &tile.stand_in) {
            (true, Some(stand_in)) => Kind::Race { stand_in: stand_in.get_ref().clone() },
            (true, None) => return Err(self.fault(tile.kind.span(), "fault-tile-stand-in", &[])),
            (false, Some(stand_in)) => {
                return Err(self.fault(stand_in.span(), "fault-tile-no-stand-in", &[]));
            }
            (false, None) => Kind::Power,
        };
        let id = format!("HOME-{}", key.to_ascii_uppercase());
        let rules: Result<Vec<Rule>, Fault> = tile.rules.iter().map(|rule| self.rule(&id, rule)).collect();
        let rules = rules?;
        let lasting = tile.rules.iter().find(|rule| rule.when.get_ref() != "active");
        if let Some(rule) = lasting.filter(|_| !is_race && !tile.kept) {
            return Err(self.fault(rule.when.span(), "fault-tile-kept", &[]));
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
                kept: tile.kept,
                rules: Cow::Owned(rules),
            },
            words: words(tile.name, tile.text),
            source: self.text.to_owned(),
            warnings,
        })
    }

    fn rule(&self, id: &str, rule: &RuleFile) -> Result<Rule, Fault> {
        let known: Vec<(&str, usize)> = WORDS.iter().enumerate().map(|(at, word)| (word.key, at)).collect();
        let word = &WORDS[self.word("effect", &rule.effect, &known)?];
        let spans: Vec<(&str, Span)> = SPANS.iter().map(|&(key, span, _)| (key, span)).collect();
        let span = self.word("when", &rule.when, &spans)?;
        if let Some((key, only, _)) = SPANS.iter().find(|(_, only, _)| word.only == Some(*only))
            && span != *only
        {
            let args = [("effect", word.key), ("when", key)];
            return Err(self.fault(rule.when.span(), "fault-tile-when", &args));
        }
        let misfit = |field: &str, given: Option<Range<usize>>, needed: bool| match (given, needed) {
            (None, true) => {
                let args = [("field", field), ("effect", word.key)];
                Err(self.fault(rule.effect.span(), "fault-tile-needs", &args))
            }
            (Some(at), false) => {
                Err(self.fault(at, "fault-tile-takes-none", &[("field", field), ("effect", word.key)]))
            }
            _ => Ok(()),
        };
        misfit("amount", rule.amount.as_ref().map(Spanned::span), word.amount.is_some())?;
        misfit("regions", rule.regions.as_ref().map(Spanned::span), word.regions)?;
        match word.piece {
            Piece::Maybe => {}
            piece => misfit("piece", rule.piece.as_ref().map(Spanned::span), piece == Piece::Yes)?,
        }
        if let Some(amount) = rule.amount.as_ref().filter(|amount| !(1..=MOST).contains(amount.get_ref())) {
            return Err(self.fault(amount.span(), "fault-tile-amount", &[("most", &MOST.to_string())]));
        }
        let filters: Vec<(&str, Filter)> = FILTERS.iter().map(|&(key, filter, _)| (key, filter)).collect();
        let pieces: Vec<(&str, Mark)> =
            marks::ALL.iter().enumerate().map(|(at, mark)| (mark.key, Mark(at as u8))).collect();
        let args = Args {
            amount: rule.amount.as_ref().map_or(0, |amount| *amount.get_ref()),
            filter: rule
                .regions
                .as_ref()
                .map_or(Ok(Filter::Any), |word| self.word("regions", word, &filters))?,
            piece: rule.piece.as_ref().map(|word| self.word("piece", word, &pieces)).transpose()?,
        };
        if let (Piece::Maybe, Some(mark), Some(piece)) = (word.piece, args.piece, &rule.piece)
            && marks::ALL[mark.0 as usize].limit > 1
        {
            return Err(self.fault(piece.span(), "fault-tile-piece", &[("effect", word.key)]));
        }
        Ok(Rule { id: Cow::Owned(id.to_owned()), span, effect: (word.make)(&args) })
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
        "\n## Effects\n\n| effect | amount | regions | piece | when | what it does |\n|---|---|---|---|---|---|"
    );
    for word in WORDS {
        let piece = match word.piece {
            Piece::No => "",
            Piece::Maybe => "may",
            Piece::Yes => "yes",
        };
        let regions = if word.regions { "yes" } else { "" };
        let amount = word.amount.unwrap_or_default();
        let only = SPANS.iter().find(|(_, only, _)| word.only == Some(*only)).map_or("any", |(key, ..)| key);
        let _ =
            writeln!(page, "| `{}` | {amount} | {regions} | {piece} | {only} | {} |", word.key, word.meaning);
    }
    let _ = writeln!(page, "\n## Regions\n\n| word | which |\n|---|---|");
    for (key, _, which) in FILTERS {
        let _ = writeln!(page, "| `{key}` | {which} |");
    }
    let _ = writeln!(page, "\n## When\n\n| word | holds |\n|---|---|");
    for (key, _, holds) in SPANS {
        let _ = writeln!(page, "| `{key}` | {holds} |");
    }
    let _ = writeln!(page, "\n## Pieces\n\n| word | how many exist |\n|---|---|");
    for mark in marks::ALL {
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
        fails("colour = 1\n", "my.toml:8:");
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
