//! The project's own scenario files, golden games and perft counts.

use std::fs;
use std::path::{Path, PathBuf};

use content::blank::{HomeTile, Kind};
use content::{Set, base, river, underground, warcraft};
use elbowroom_kit::proof;
use elbowroom_kit::scenario::Scenario;
use engine::ability::Ability;

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

#[test]
fn all_scenarios_hold() {
    let mut failures = Vec::new();
    let mut n = 0;
    for file in files(&root().join("scenarios"), "scn") {
        match proof::scenarios(&file, &fs::read_to_string(&file).expect("it can be read")) {
            Ok(held) => n += held,
            Err(why) => failures.push(why),
        }
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
    for block in blocks {
        assert_eq!(proof::scenarios(&file, block), Ok(1));
    }
}

#[test]
fn golden_games_play_as_they_did() {
    let records = files(&root().join("golden/replays"), "txt");
    assert!(records.len() >= 20, "only {} golden games", records.len());
    for file in records {
        assert_eq!(proof::golden_game(&file), Ok(()));
    }
}

#[test]
fn perft_counts_are_what_they_were() {
    let counts = files(&root().join("golden/perft"), "txt");
    assert_eq!(counts.len(), 4 * Set::ALL.len(), "one file a box and number of players");
    for file in counts {
        assert_eq!(proof::perft_counts(&file), Ok(()));
    }
}

#[test]
fn what_is_listed_is_accepted_and_nothing_else() {
    for set in Set::ALL {
        assert_eq!(proof::all_answers(set), Ok(()));
    }
}
