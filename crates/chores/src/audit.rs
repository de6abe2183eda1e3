//! The audit: what is delivered must be proved, must agree with the facts and must have its words.

mod home;

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use content::board::shipped;
use content::words::{Language, Words, keys};
use content::{Set, Setup, base, blank, river, underground, warcraft};
use engine::ability::{Ability, Effect, MarkSpec, Rule, Side, Span};
use engine::board::Symbol;
use engine::setup::Position;
use engine::{Game, Query, Seat};
use home::words_stand_with_their_box;
use kit::scenario::Scenario;
use serde::Deserialize;
use wire::record::Record;

#[derive(Deserialize)]
struct Facts {
    start_coins: u16,
    visible_combos: usize,
    die: [u8; 6],
    rounds: BTreeMap<String, u8>,
    limits: BTreeMap<String, u8>,
    #[serde(rename = "box")]
    title: Names,
    races: Vec<TileFact>,
    powers: Vec<TileFact>,
    #[serde(default)]
    relics: Vec<TileFact>,
    #[serde(default)]
    places: Vec<TileFact>,
    terrains: Vec<Named>,
    symbols: Vec<Named>,
    #[serde(default)]
    events: Vec<EventFact>,
    #[serde(default)]
    features: Vec<FeatureFact>,
    rivers: Option<RiverFacts>,
}

#[derive(Deserialize)]
struct EventFact {
    key: String,
    rule: String,
    count: u8,
    river_cost: u8,
    stay: bool,
    #[serde(flatten)]
    names: Names,
}

#[derive(Deserialize)]
struct FeatureFact {
    key: String,
    rules: Vec<String>,
}

#[derive(Deserialize)]
struct RiverFacts {
    cost: u8,
    events: u8,
    without: Vec<String>,
}

#[derive(Deserialize)]
struct TileFact {
    key: String,
    rule: String,
    #[serde(default)]
    tokens: u8,
    supply: Option<u8>,
    decline: Option<bool>,
    faction: Option<String>,
    #[serde(flatten)]
    names: Names,
}

#[derive(Deserialize)]
struct Named {
    key: String,
    #[serde(flatten)]
    names: Names,
}

#[derive(Deserialize)]
struct Names {
    en: String,
    fr: String,
    de: String,
}

/// Everything found wrong.
#[derive(Default)]
struct Findings(Vec<String>);

impl Findings {
    fn demand(&mut self, holds: bool, otherwise: impl FnOnce() -> String) {
        if !holds {
            self.0.push(otherwise());
        }
    }

    fn same<T: PartialEq + std::fmt::Debug>(&mut self, what: &str, facts: &T, ours: &T) {
        self.demand(facts == ours, || format!("{what}: the facts say {facts:?}, we have {ours:?}"));
    }
}

/// A box in our code, to be compared with its facts.
struct Ours {
    key: &'static str,
    set: Set,
    races: &'static [Ability],
    powers: &'static [Ability],
    relics: &'static [Ability],
    places: &'static [Ability],
    events: &'static [Ability],
    features: &'static [Ability],
    marks: &'static [MarkSpec],
    /// The symbol its natives stand on, and how many stand there.
    natives: (&'static str, u8),
    mountain: &'static str,
}

fn boxes() -> [Ours; 4] {
    [
        Ours {
            key: "base",
            set: Set::Base,
            races: &base::races::ALL,
            powers: &base::powers::ALL,
            relics: &[],
            places: &[],
            events: &[],
            features: &[],
            marks: &base::marks::ALL,
            natives: ("lost_tribe", base::NATIVES),
            mountain: "mountain",
        },
        Ours {
            key: "underground",
            set: Set::Underground,
            races: &underground::races::ALL,
            powers: &underground::powers::ALL,
            relics: &underground::relics::ALL,
            places: &underground::places::ALL,
            events: &[],
            features: &[],
            marks: &underground::marks::ALL,
            natives: ("monster", underground::MONSTERS),
            mountain: "black_mountain",
        },
        Ours {
            key: "river_world",
            set: Set::River,
            races: &[],
            powers: &[],
            relics: &[],
            places: &[],
            events: &river::events::ALL,
            features: &river::features::ALL,
            marks: &river::marks::ALL,
            natives: ("lost_tribe", base::NATIVES),
            mountain: "mountain",
        },
        Ours {
            key: "warcraft",
            set: Set::Warcraft,
            races: &warcraft::races::ALL,
            powers: &warcraft::powers::ALL,
            relics: &warcraft::relics::ALL,
            places: &warcraft::places::ALL,
            events: &[],
            features: &[],
            marks: &warcraft::marks::ALL,
            natives: ("murloc", warcraft::MURLOCS),
            mountain: "mountain",
        },
    ]
}

impl Ours {
    /// Everything of the box that does something.
    fn items(&self) -> Vec<Ability> {
        [self.races, self.powers, self.relics, self.places, self.events, self.features].concat()
    }
}

/// Audits the project.
pub fn run(root: &Path) -> Result<(), String> {
    let mut findings = Findings::default();
    let mut rules: Vec<String> = Vec::new();
    for ours in boxes() {
        let facts = read(&root.join(format!("crates/content/facts/{}.toml", ours.key)))?;
        let facts: Facts = toml::from_str(&facts)
            .map_err(|error| format!("the facts of {} cannot be read: {error}", ours.key))?;
        numbers(&facts, &ours, &mut findings)?;
        words(&facts, &ours, &mut findings)?;
    }
    for file in ["rules.txt", "rules-underground.txt", "rules-river.txt", "rules-warcraft.txt"] {
        rules.extend(read(&root.join("crates/content/facts").join(file))?.lines().map(str::to_owned));
    }
    rule_words(&rules, &mut findings)?;
    silent_words(root, &mut findings)?;
    let scenarios = scenarios(root, &rules, &mut findings)?;
    let games = goldens(root, &mut findings)?;
    words_stand_with_their_box(root, &mut findings)?;
    engine_names_no_tile(root, &mut findings)?;
    data_share(&mut findings);
    combos(&mut findings)?;
    let manual = read(&root.join("docs/tiles.md"))?;
    findings.demand(manual == blank::manual(), || {
        "docs/tiles.md is out of date: run 'cargo xtask docs'".to_owned()
    });
    println!(
        "audit: {} rules, {scenarios} scenarios, {games} golden games, {} findings",
        rules.len(),
        findings.0.len()
    );
    if findings.0.is_empty() { Ok(()) } else { Err(findings.0.join("\n")) }
}

/// How words begin whose keys are put together from two places; tests of the narrator and the pages hold these.
const PUT_TOGETHER: [&str; 8] =
    ["log-", "do-", "purses-", "absent-", "place-", "theme-", "motion-", "confirm-"];

/// Words of the interface that nobody says: their key is not in the code, neither as it is nor with places to fill.
fn silent_words(root: &Path, findings: &mut Findings) -> Result<(), String> {
    let mut literals = BTreeSet::new();
    for file in files(&root.join("crates"), "rs")? {
        literals.extend(read(&file)?.split('"').map(str::to_owned));
    }
    let patterns: Vec<Vec<&str>> = literals
        .iter()
        .filter(|it| {
            it.split_once("-{")
                .is_some_and(|(start, _)| start.bytes().all(|c| c.is_ascii_lowercase() || c == b'-'))
        })
        .map(|it| it.split('{').map(|part| part.rsplit('}').next().unwrap_or(part)).collect())
        .collect();
    let own = read(&root.join("crates/content/words/ui.en.ftl"))?;
    for key in own.lines().filter_map(|line| line.split_once(" =")).map(|(key, _)| key) {
        let told = !key.starts_with(|c: char| c.is_ascii_lowercase())
            || literals.contains(key)
            || own.contains(&format!("{{ {key} }}"))
            || PUT_TOGETHER.iter().any(|start| key.starts_with(start))
            || patterns.iter().any(|pattern| fits(key, pattern));
        findings.demand(told, || format!("nobody says the word '{key}'"));
    }
    Ok(())
}

/// Whether a key is the parts of a pattern with something between each two.
fn fits(key: &str, pattern: &[&str]) -> bool {
    let Some(mut rest) = key.strip_prefix(pattern[0]) else { return false };
    for part in &pattern[1..] {
        let Some(at) = rest.char_indices().skip(1).find(|(at, _)| rest[*at..].starts_with(part)) else {
            return part.is_empty() && !rest.is_empty();
        };
        rest = if part.is_empty() { "" } else { &rest[at.0 + part.len()..] };
    }
    rest.is_empty()
}

fn read(file: &Path) -> Result<String, String> {
    fs::read_to_string(file).map_err(|error| format!("{}: {error}", file.display()))
}

fn numbers(facts: &Facts, ours: &Ours, findings: &mut Findings) -> Result<(), String> {
    findings.same("start coins", &facts.start_coins, &base::COINS);
    findings.same("die", &facts.die, &base::DIE);
    findings.same("combos", &facts.visible_combos, &engine::state::OFFERED);
    tiles(&facts.races, ours.races, findings);
    tiles(&facts.powers, ours.powers, findings);
    tiles(&facts.relics, ours.relics, findings);
    tiles(&facts.places, ours.places, findings);
    events(facts, ours, findings)?;
    let supply: u16 = ours.races.iter().map(|race| u16::from(race.supply)).sum();
    findings.same("race tokens", &u16::from(facts.limits["race_tokens"]), &supply);
    for mark in ours.marks {
        let limit = facts.limits.get(mark.key).copied();
        findings.same(&format!("pieces of kind {}", mark.key), &limit, &Some(mark.limit));
    }
    if let Some(live) = facts.limits.get("live") {
        let given = |rule: &Rule| match rule.effect {
            Effect::Procedure(procedure, given) if procedure.key == "goblins" => Some(given.amount),
            _ => None,
        };
        let ours = ours.races.iter().flat_map(|race| race.rules.iter()).find_map(given);
        findings.same("live bombs", &Some(*live), &ours);
    }
    let boards = (2..=5).flat_map(|players| {
        let keys = ours.set.board_keys(players);
        keys.into_iter().map(move |key| (players, key))
    });
    for (players, key) in boards {
        let file = shipped::find(&key).map_err(|fault| fault.to_string())?;
        let rounds = facts.rounds.get(&players.to_string()).copied();
        findings.same(&format!("rounds for {players} in {}", ours.key), &rounds, &Some(file.rounds));
        let (symbol, each) = ours.natives;
        let bearing = |region: &&content::board::RegionFile| region.symbols.iter().any(|own| own == symbol);
        let natives = file.regions.iter().filter(bearing).count() * usize::from(each);
        let mountains = file.regions.iter().filter(|region| region.terrain == ours.mountain).count();
        findings
            .demand(natives <= facts.limits[symbol].into(), || format!("{}: {natives} natives", file.key));
        findings.demand(mountains <= facts.limits["mountain"].into(), || {
            format!("{}: {mountains} mountains", file.key)
        });
    }
    Ok(())
}

/// What the events make of rivers, measured in a game, and what the board does.
fn events(facts: &Facts, ours: &Ours, findings: &mut Findings) -> Result<(), String> {
    findings.same("events", &facts.events.len(), &ours.events.len());
    findings.same("features", &facts.features.len(), &ours.features.len());
    for fact in &facts.features {
        let tile = ours.features.iter().find(|tile| tile.key == fact.key);
        let rules =
            tile.map(|tile| tile.rules.iter().map(|rule| rule.id.to_string()).collect::<Vec<String>>());
        findings.same(&format!("rules of {}", fact.key), &Some(fact.rules.clone()), &rules);
    }
    let Some(rivers) = &facts.rivers else { return Ok(()) };
    let supply: u8 = ours.events.iter().map(|event| event.supply).sum();
    findings.same("events in all", &rivers.events, &supply);
    let game = Setup::new(ours.set, 2).game()?;
    for key in &rivers.without {
        findings.demand(game.tile(key).is_none(), || format!("{key} is not left out"));
    }
    for fact in &facts.events {
        let Some(event) = ours.events.iter().find(|tile| tile.key == fact.key) else {
            findings.0.push(format!("{} is missing", fact.key));
            continue;
        };
        findings.same(&format!("count of {}", fact.key), &fact.count, &event.supply);
        let quotes = event.rules.iter().all(|rule| rule.id == fact.rule);
        findings.demand(quotes, || format!("{} quotes a rule other than {}", fact.key, fact.rule));
        let (cost, stay) = river_under(&game, &fact.key)?;
        findings.same(&format!("cost of a river in {}", fact.key), &fact.river_cost, &cost);
        findings.same(&format!("staying in a river in {}", fact.key), &fact.stay, &stay);
        let plain = fact.river_cost == rivers.cost || event.rules.iter().any(|rule| rule.id == fact.rule);
        findings.demand(plain, || format!("{} changes a cost without a rule", fact.key));
    }
    Ok(())
}

/// What a bare river costs a people without abilities in a round with that event, and whether it may stay there.
fn river_under(game: &Game, event: &str) -> Result<(u8, bool), String> {
    let tile = |key: &str| game.tile(key).ok_or_else(|| format!("there is no '{key}'"));
    let mut position = Position::new(game);
    position.event(tile(event)?)?;
    let id = position.band(Seat(0), tile("merchant")?, tile("ratmen")?, false)?;
    let state = position.begin(Seat(0));
    let q = Query { game, table: state.table() };
    let river = (game.board().rivers() - game.board().bearing(Symbol::Mooring)).lowest();
    let river = river.ok_or("the board has no river without a ship")?;
    Ok((q.cost(id, river), q.holdable(id).contains(river)))
}

fn tiles(facts: &[TileFact], ours: &[Ability], findings: &mut Findings) {
    findings.same("tiles", &facts.len(), &ours.len());
    for fact in facts {
        let Some(tile) = ours.iter().find(|tile| tile.key == fact.key) else {
            findings.0.push(format!("{} is missing", fact.key));
            continue;
        };
        findings.same(&format!("tokens of {}", fact.key), &fact.tokens, &tile.tokens);
        // A side is a fact of its own.
        let side = |rule: &&Rule| matches!(rule.effect, Effect::Sworn(_));
        let sworn = tile.rules.iter().find(side).map_or(Side::Neutral, |rule| match rule.effect {
            Effect::Sworn(side) => side,
            _ => Side::Neutral,
        });
        let faction = fact.faction.clone().unwrap_or_else(|| "neutral".to_owned());
        findings.same(&format!("side of {}", fact.key), &&*faction, &sworn.key());
        let lasts = tile.rules.iter().filter(|rule| !side(rule)).any(|rule| rule.span != Span::Active);
        match (fact.supply, fact.tokens) {
            (Some(supply), _) => {
                findings.same(&format!("supply of {}", fact.key), &supply, &tile.supply);
                findings.same(&format!("decline of {}", fact.key), &fact.decline, &Some(lasts));
            }
            (None, 0) => {
                // A relic or place; what the facts leave open depends on the badge bound to it.
                let agrees = fact.decline.is_none_or(|decline| decline == lasts);
                findings.demand(agrees, || format!("decline of {} differs from the facts", fact.key));
            }
            (None, _) => {
                findings.same(&format!("badge of {} in decline", fact.key), &fact.decline, &Some(tile.kept));
            }
        }
        // So is the rule that a copy of a relic quotes.
        let copied = |rule: &&Rule| matches!(rule.effect, Effect::Copied);
        let mut own = tile.rules.iter().filter(|rule| !side(rule) && !copied(rule));
        let quotes = own.all(|rule| rule.id == fact.rule);
        findings.demand(quotes, || format!("{} quotes a rule other than {}", fact.key, fact.rule));
    }
}

fn words(facts: &Facts, ours: &Ours, findings: &mut Findings) -> Result<(), String> {
    let english = keys(Language::En)?;
    for language in Language::ALL {
        let own = keys(language)?;
        findings.demand(own == english, || {
            format!("the words in {} have other keys or places than the English", language.key())
        });
        let words = Words::new(language);
        let mut name = |key: String, names: &Names| {
            let expected = match language {
                Language::En => &names.en,
                Language::Fr => &names.fr,
                Language::De => &names.de,
            };
            findings.same(&format!("{key} in {}", language.key()), &Some(expected.clone()), &words.get(&key));
        };
        name(format!("box-{}", ours.set.boards()[0]), &facts.title);
        let kinds = [
            ("race", &facts.races),
            ("power", &facts.powers),
            ("relic", &facts.relics),
            ("place", &facts.places),
        ];
        for (kind, list) in kinds {
            list.iter().for_each(|fact| name(format!("{kind}-{}", fact.key), &fact.names));
        }
        facts.events.iter().for_each(|fact| name(format!("event-{}", fact.key), &fact.names));
        facts.terrains.iter().for_each(|fact| name(format!("terrain-{}", fact.key), &fact.names));
        facts.symbols.iter().for_each(|fact| name(format!("symbol-{}", fact.key), &fact.names));
        let tiles = kinds.iter().flat_map(|(kind, list)| list.iter().map(move |fact| (*kind, &fact.key)));
        let events = facts.events.iter().map(|fact| ("event", &fact.key));
        let features = facts.features.iter().map(|fact| ("symbol", &fact.key));
        for (kind, key) in tiles.chain(events).chain(features) {
            let key = format!("{kind}-{key}-text");
            findings
                .demand(words.get(&key).is_some(), || format!("{key} has no words in {}", language.key()));
        }
    }
    Ok(())
}

fn rule_words(rules: &[String], findings: &mut Findings) -> Result<(), String> {
    for language in Language::ALL {
        let known = keys(language)?;
        for rule in rules {
            let key = format!("rule-{rule}");
            findings.demand(known.iter().any(|known| known.name == key), || {
                format!("{key} has no words in {}", language.key())
            });
        }
    }
    Ok(())
}

/// Every rule has a scenario, in a file or as a test named by it.
fn scenarios(root: &Path, rules: &[String], findings: &mut Findings) -> Result<usize, String> {
    let mut proved = BTreeSet::new();
    let mut count = 0;
    for file in files(&root.join("scenarios"), "scn")? {
        let scenarios =
            Scenario::read(&read(&file)?).map_err(|failure| format!("{}: {failure:?}", file.display()))?;
        count += scenarios.len();
        proved.extend(scenarios.iter().map(|scenario| scenario.rule().to_owned()));
    }
    let mut tests = String::new();
    for file in files(&root.join("crates"), "rs")? {
        tests.push_str(&read(&file)?);
    }
    for rule in rules {
        let test = format!("fn {}_", rule.to_lowercase().replace('-', "_"));
        findings.demand(proved.contains(rule) || tests.contains(&test), || format!("{rule} has no scenario"));
    }
    for rule in proved.iter().filter(|rule| !rules.contains(rule) && !rule.starts_with("EX-")) {
        findings.0.push(format!("a scenario is named by '{rule}', which is no rule"));
    }
    Ok(count)
}

/// Every tile is played in a golden game.
fn goldens(root: &Path, findings: &mut Findings) -> Result<usize, String> {
    let mut played = BTreeSet::new();
    let records = files(&root.join("golden/replays"), "txt")?;
    for file in &records {
        let record = Record::read(&read(file)?).map_err(|broken| format!("{}: {broken}", file.display()))?;
        played.extend(kit::golden::played(&record)?);
    }
    for ours in boxes() {
        for tile in ours.items() {
            findings
                .demand(played.contains(&*tile.key), || format!("{} is played in no golden game", tile.key));
        }
    }
    Ok(records.len())
}

/// Every race meets every power in random play with all invariants checked; the table says how many each met.
fn combos(findings: &mut Findings) -> Result<(), String> {
    let played = kit::soak::run(Set::Mixed, 1_500_000, 2)?.combos;
    let possible = kit::soak::possible(Set::Mixed)?;
    println!("combos of both boxes played in random games, by race:");
    let races: BTreeSet<&String> = possible.iter().map(|(race, _)| race).collect();
    for race in races {
        let with = |set: &BTreeSet<(String, String)>| set.iter().filter(|(own, _)| own == race).count();
        println!("  {race:<16} {:>2} of {}", with(&played), with(&possible));
    }
    for (race, power) in possible.difference(&played) {
        findings.0.push(format!("{power} {race} were never picked in random play"));
    }
    Ok(())
}

/// Which items are data in words that others use too, or that anybody's home-made tile may use; the others have code of
/// their own behind one word.
fn data_share(findings: &mut Findings) {
    let abilities = |ours: &Ours| [ours.races, ours.powers, ours.relics, ours.places, ours.events].concat();
    let items: Vec<Ability> = boxes().iter().flat_map(abilities).collect();
    let users = |word: &str| {
        items.iter().filter(|item| item.rules.iter().any(|rule| blank::word_of(rule.effect) == word)).count()
    };
    let own = |rule: &Rule| {
        let word = blank::word_of(rule.effect);
        users(word) == 1 && !blank::WORDS.iter().any(|known| known.key == word)
    };
    let coded: Vec<&str> =
        items.iter().filter(|item| item.rules.iter().any(own)).map(|item| &*item.key).collect();
    let share = 100 * (items.len() - coded.len()) / items.len();
    println!("{share} % of {} items are data; with code of their own: {}", items.len(), coded.join(", "));
    findings.demand(share >= 85, || format!("only {share} % of the items are data"));
}

/// How long a module of the engine may be.
const MOST_LINES: usize = 400;

/// The engine's modules are short. Its code speaks of terrains, which some powers are named after, but never of tiles.
fn engine_names_no_tile(root: &Path, findings: &mut Findings) -> Result<(), String> {
    // Words of the rules that some tiles are named after.
    let common = ["forest", "hill", "swamp", "magic", "mining", "stone", "shield", "wise", "calm"];
    for file in files(&root.join("crates/engine/src"), "rs")? {
        let text = read(&file)?;
        let lines = text.lines().count();
        findings.demand(lines <= MOST_LINES, || format!("{} has {lines} lines", file.display()));
        // Comments may give tiles as examples.
        let text: Vec<&str> = text.lines().map(|line| line.split("//").next().unwrap_or_default()).collect();
        let text = text.join("\n");
        // A rule's id may be named after a tile.
        let is_id = |word: &&str| word.contains('-') && !word.contains(char::is_lowercase);
        let text: Vec<&str> = text
            .split(|c: char| !c.is_alphanumeric() && c != '_' && c != '-')
            .filter(|word| !is_id(word))
            .collect();
        let text = text.join(" ").to_lowercase();
        let words: BTreeSet<&str> = text.split(|c: char| !c.is_alphanumeric() && c != '_').collect();
        for ours in boxes() {
            for tile in ours.items() {
                let named = words.contains(&*tile.key) && !common.contains(&&*tile.key);
                findings.demand(!named, || format!("{} names '{}'", file.display(), tile.key));
            }
        }
    }
    Ok(())
}

fn files(folder: &Path, ending: &str) -> Result<Vec<PathBuf>, String> {
    let explain = |error: std::io::Error| format!("{}: {error}", folder.display());
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).map_err(explain)? {
        let path = entry.map_err(explain)?.path();
        if path.is_dir() {
            found.extend(files(&path, ending)?);
        } else if path.extension().is_some_and(|own| own == ending) {
            found.push(path);
        }
    }
    found.sort();
    Ok(found)
}
