//! The audit: what is delivered must be proved, must agree with the facts and must have its words.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use content::words::{Language, Words, keys};
use content::{Set, Setup, base, blank};
use engine::Game;
use engine::ability::Ability;
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
    terrains: Vec<Named>,
    symbols: Vec<Named>,
}

#[derive(Deserialize)]
struct TileFact {
    key: String,
    rule: String,
    tokens: u8,
    supply: Option<u8>,
    decline: bool,
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

/// Audits the project.
pub fn run(root: &Path) -> Result<(), String> {
    let facts: Facts = toml::from_str(&read(&root.join("crates/content/facts/base.toml"))?)
        .map_err(|error| format!("the facts cannot be read: {error}"))?;
    let rules = read(&root.join("crates/content/facts/rules.txt"))?;
    let rules: Vec<&str> = rules.lines().collect();
    let mut findings = Findings::default();
    numbers(&facts, &mut findings)?;
    words(&facts, &rules, &mut findings)?;
    let scenarios = scenarios(root, &rules, &mut findings)?;
    let games = goldens(root, &mut findings)?;
    engine_names_no_tile(root, &mut findings)?;
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

fn read(file: &Path) -> Result<String, String> {
    fs::read_to_string(file).map_err(|error| format!("{}: {error}", file.display()))
}

fn numbers(facts: &Facts, findings: &mut Findings) -> Result<(), String> {
    findings.same("start coins", &facts.start_coins, &base::COINS);
    findings.same("die", &facts.die, &base::DIE);
    findings.same("combos", &facts.visible_combos, &engine::state::OFFERED);
    tiles(&facts.races, &base::races::ALL, findings);
    tiles(&facts.powers, &base::powers::ALL, findings);
    let supply: u16 = base::races::ALL.iter().map(|race| u16::from(race.supply)).sum();
    findings.same("race tokens", &u16::from(facts.limits["race_tokens"]), &supply);
    for mark in base::marks::ALL {
        let limit = facts.limits.get(mark.key).copied();
        findings.same(&format!("pieces of kind {}", mark.key), &limit, &Some(mark.limit));
    }
    for players in 2..=5 {
        let file = Setup::new(Set::Base, players).board_file()?;
        findings.same(
            &format!("rounds for {players}"),
            &facts.rounds.get(&players.to_string()).copied(),
            &Some(file.rounds),
        );
        let count = |wanted: &dyn Fn(&content::board::RegionFile) -> bool| {
            file.regions.iter().filter(|region| wanted(region)).count()
        };
        let tribes = count(&|region| region.symbols.iter().any(|symbol| symbol == "lost_tribe"));
        let mountains = count(&|region| region.terrain == "mountain");
        findings.demand(tribes <= facts.limits["lost_tribe"].into(), || {
            format!("{}: {tribes} Lost Tribes", file.key)
        });
        findings.demand(mountains <= facts.limits["mountain"].into(), || {
            format!("{}: {mountains} mountains", file.key)
        });
    }
    Ok(())
}

fn tiles(facts: &[TileFact], ours: &[Ability], findings: &mut Findings) {
    findings.same("tiles", &facts.len(), &ours.len());
    for fact in facts {
        let Some(tile) = ours.iter().find(|tile| tile.key == fact.key) else {
            findings.0.push(format!("{} is missing", fact.key));
            continue;
        };
        findings.same(&format!("tokens of {}", fact.key), &fact.tokens, &tile.tokens);
        if let Some(supply) = fact.supply {
            findings.same(&format!("supply of {}", fact.key), &supply, &tile.supply);
            let lasts = tile.rules.iter().any(|rule| rule.span != engine::ability::Span::Active);
            findings.same(&format!("decline of {}", fact.key), &fact.decline, &lasts);
        } else {
            findings.same(&format!("badge of {} in decline", fact.key), &fact.decline, &tile.kept);
        }
        let quotes = tile.rules.iter().all(|rule| rule.id == fact.rule);
        findings.demand(quotes, || format!("{} quotes a rule other than {}", fact.key, fact.rule));
    }
}

fn words(facts: &Facts, rules: &[&str], findings: &mut Findings) -> Result<(), String> {
    let english = keys(Language::En)?;
    for language in Language::ALL {
        let own = keys(language)?;
        findings.demand(own == english, || format!("{}.ftl has other keys than en.ftl", language.key()));
        let words = Words::new(language);
        let mut name = |key: String, names: &Names| {
            let expected = match language {
                Language::En => &names.en,
                Language::Fr => &names.fr,
                Language::De => &names.de,
            };
            findings.same(&format!("{key} in {}", language.key()), &Some(expected.clone()), &words.get(&key));
        };
        name("box-base".to_owned(), &facts.title);
        facts.races.iter().for_each(|fact| name(format!("race-{}", fact.key), &fact.names));
        facts.powers.iter().for_each(|fact| name(format!("power-{}", fact.key), &fact.names));
        facts.terrains.iter().for_each(|fact| name(format!("terrain-{}", fact.key), &fact.names));
        facts.symbols.iter().for_each(|fact| name(format!("symbol-{}", fact.key), &fact.names));
        let texts = facts.races.iter().map(|fact| format!("race-{}-text", fact.key));
        let texts = texts.chain(facts.powers.iter().map(|fact| format!("power-{}-text", fact.key)));
        for key in texts.chain(rules.iter().map(|rule| format!("rule-{rule}"))) {
            findings
                .demand(words.get(&key).is_some(), || format!("{key} has no words in {}", language.key()));
        }
    }
    Ok(())
}

/// Every rule has a scenario, in a file or as a test named by it.
fn scenarios(root: &Path, rules: &[&str], findings: &mut Findings) -> Result<usize, String> {
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
        findings
            .demand(proved.contains(*rule) || tests.contains(&test), || format!("{rule} has no scenario"));
    }
    for rule in proved.iter().filter(|rule| !rules.contains(&rule.as_str()) && !rule.starts_with("EX-")) {
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
    let game: Game = Setup::new(Set::Base, 2).game()?;
    for (_, tile) in game.tiles() {
        findings.demand(played.contains(&*tile.key), || format!("{} is played in no golden game", tile.key));
    }
    Ok(records.len())
}

/// The engine speaks of terrains, which some powers are named after, but never of tiles.
fn engine_names_no_tile(root: &Path, findings: &mut Findings) -> Result<(), String> {
    let terrains = ["forest", "hill", "swamp"];
    for file in files(&root.join("crates/engine/src"), "rs")? {
        let text = read(&file)?.to_lowercase();
        let words: BTreeSet<&str> = text.split(|c: char| !c.is_alphanumeric()).collect();
        for tile in base::races::ALL.iter().chain(base::powers::ALL.iter()) {
            let named = words.contains(&*tile.key) && !terrains.contains(&&*tile.key);
            findings.demand(!named, || format!("{} names '{}'", file.display(), tile.key));
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
