//! The project's own scenario files, golden games and perft counts.

use std::fs;
use std::path::{Path, PathBuf};

use content::blank::{HomeTile, Kind};
use content::{Set, Setup, base, river, underground, warcraft};
use elbowroom_kit::perft::{self, Start};
use elbowroom_kit::scenario::Scenario;
use engine::ability::Ability;
use wire::record::Record;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn files(folder: &Path, ending: &str) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).expect("the folder is there") {
        let path = entry.expect("it can be listed").path();
        if path.is_dir() {
            found.extend(files(&path, ending));
        } else if path.extension().is_some_and(|own| own == ending) {
            found.push(path);
        }
    }
    found.sort();
    found
}

fn run_all(file: &Path, text: &str, failures: &mut Vec<String>) -> usize {
    let scenarios = Scenario::read(text).unwrap_or_else(|failure| panic!("{}: {failure:?}", file.display()));
    for scenario in &scenarios {
        if let Err(failure) = scenario.run(file.parent().expect("a file is in a folder")) {
            failures.push(format!("{}:{} {}: {}", file.display(), failure.line, failure.name, failure.why));
        }
    }
    scenarios.len()
}

#[test]
fn all_scenarios_hold() {
    let mut failures = Vec::new();
    let mut n = 0;
    for file in files(&root().join("scenarios"), "scn") {
        n += run_all(&file, &fs::read_to_string(&file).expect("it can be read"), &mut failures);
    }
    assert!(failures.is_empty(), "{}", failures.join("\n"));
    assert!(n > 200, "only {n} scenarios were found");
}

/// A tile, perhaps without one of its rules.
fn crippled(tile: &Ability, kind: Kind, without: Option<usize>) -> HomeTile {
    let mut rules = tile.rules.to_vec();
    without.into_iter().for_each(|without| drop(rules.remove(without)));
    let ability = Ability { rules: rules.into(), ..tile.clone() };
    HomeTile {
        kind,
        ability,
        words: Vec::new(),
        picture: content::blank::Picture::Plain,
        source: String::new(),
        warnings: Vec::new(),
        pieces: &[],
    }
}

#[test]
fn every_rule_of_every_tile_is_missed_by_a_scenario_when_it_is_gone() {
    let mut scenarios = Vec::new();
    for file in files(&root().join("scenarios"), "scn") {
        let text = fs::read_to_string(&file).expect("it can be read");
        let folder = file.parent().expect("a file is in a folder").to_owned();
        let read = Scenario::read(&text).expect("the file is sound");
        scenarios.extend(read.into_iter().map(|scenario| (folder.clone(), scenario)));
    }
    let race = |tile: &Ability| Kind::Race { stand_in: tile.key.to_string() };
    let races = base::races::ALL.iter().chain(&underground::races::ALL).chain(&warcraft::races::ALL);
    let races = races.map(|tile| (tile, race(tile)));
    let powers = base::powers::ALL.iter().chain(&underground::powers::ALL).chain(&warcraft::powers::ALL);
    let powers = powers.map(|tile| (tile, Kind::Power));
    let finds = underground::relics::ALL.iter().chain(&underground::places::ALL);
    let finds = finds.chain(&warcraft::relics::ALL).chain(&warcraft::places::ALL);
    let finds = finds.chain(&river::events::ALL).chain(&river::features::ALL).map(|tile| (tile, Kind::Find));
    let mut rules = 0;
    let mut unproved = Vec::new();
    for (tile, kind) in races.chain(powers).chain(finds) {
        for (index, rule) in tile.rules.iter().enumerate() {
            let gone = crippled(tile, kind.clone(), Some(index));
            let whole = crippled(tile, kind.clone(), None);
            // It must be the missing rule that makes the difference.
            let missed = scenarios.iter().any(|(folder, scenario)| {
                scenario.rule() == rule.id
                    && scenario.run_with(folder, vec![gone.clone()]).is_err()
                    && scenario.run_with(folder, vec![whole.clone()]).is_ok()
            });
            if !missed {
                unproved.push(format!("no scenario misses {:?} of {}", rule.effect, tile.key));
            }
            rules += 1;
        }
    }
    assert!(unproved.is_empty(), "{}", unproved.join("\n"));
    assert!(rules > 85, "only {rules} rules were looked at");
}

#[test]
fn the_examples_of_the_manual_hold() {
    let file = root().join("docs/scenarios.md");
    let manual = fs::read_to_string(&file).expect("the manual is there");
    let blocks: Vec<&str> = manual.split("```\n").skip(1).step_by(2).collect();
    assert!(blocks.len() >= 4);
    let mut failures = Vec::new();
    for block in blocks {
        assert_eq!(run_all(&file, block, &mut failures), 1);
    }
    assert!(failures.is_empty(), "{}", failures.join("\n"));
}

#[test]
fn golden_games_play_as_they_did() {
    let records = files(&root().join("golden/replays"), "txt");
    assert!(records.len() >= 20, "only {} golden games", records.len());
    for file in records {
        let text = fs::read_to_string(&file).expect("it can be read");
        let record = Record::read(&text).unwrap_or_else(|broken| panic!("{}: {broken}", file.display()));
        let (_, history) = record.verify().unwrap_or_else(|broken| panic!("{}: {broken}", file.display()));
        assert!(history.state.is_over(), "{} is a whole game", file.display());
        assert_eq!(record.text().as_deref(), Ok(&*text), "{} reads and writes alike", file.display());
    }
}

#[test]
fn perft_counts_are_what_they_were() {
    let counts = files(&root().join("golden/perft"), "txt");
    assert_eq!(counts.len(), 4 * Set::ALL.len(), "one file a box and number of players");
    for file in counts {
        let name = file.file_stem().and_then(|stem| stem.to_str()).expect("a plain name");
        let (set, players) = name.rsplit_once('-').expect("a box and a number of players");
        let players = players.trim_end_matches('p').parse().expect("a number of players");
        let game = Setup::new(Set::from_key(set).expect("a box"), players).game().expect("a game");
        for line in fs::read_to_string(&file).expect("it can be read").lines() {
            let words: Vec<u64> =
                line.split_whitespace().map(|word| word.parse().expect("a number")).collect();
            let [seed, after, depth, expected] = words[..] else { panic!("'{line}' is not four numbers") };
            let start = Start { seed, after: after as u32 };
            assert_eq!(perft::count(&game, start, depth as u8), expected, "{name}: {line}");
        }
    }
}
