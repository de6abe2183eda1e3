//! Every refusal the engine can give has its sentence in every language and cites a rule there is.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use content::words::{Language, Words};
use content::{Set, Setup};
use elbowroom_kit::{invariants, random, soak};
use engine::{Answers, Game, Illegal, State, check};
use fastrand::Rng;

fn crates() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

/// The ids of all rules, from the audit's second book.
fn rules() -> BTreeSet<String> {
    let lists = ["rules.txt", "rules-underground.txt", "rules-river.txt", "rules-warcraft.txt"];
    let read =
        |list: &str| fs::read_to_string(crates().join("content/facts").join(list)).expect("it is there");
    let lines: Vec<String> = lists.iter().map(|list| read(list)).collect();
    lines.iter().flat_map(|text| text.lines()).map(|line| line.trim().to_owned()).collect()
}

/// Whether every language has a text for the rule.
fn is_explained(rule: &str) -> bool {
    Language::ALL.iter().all(|&language| Words::new(language).get(&format!("rule-{rule}")).is_some())
}

#[test]
fn every_refusal_has_a_sentence_of_its_own_in_three_languages() {
    let mut listed = String::new();
    for language in Language::ALL {
        let words = Words::new(language);
        let mut sentences = BTreeMap::new();
        for key in Illegal::KEYS {
            let numbers = [("cost", 7.into()), ("hand", 2.into()), ("most", 6.into()), ("who", "Ann".into())];
            let sentence = words.fill(key, &numbers).unwrap_or_else(|| panic!("{key} in {}", language.key()));
            assert!(sentence.ends_with('.') && !sentence.contains('{'), "{key}: {sentence}");
            listed += &format!("{} {key}: {sentence}\n", language.key());
            if let Some(other) = sentences.insert(sentence.clone(), key) {
                panic!("{key} and {other} are told alike in {}: {sentence}", language.key());
            }
        }
    }
    assert_eq!(listed.lines().count(), Illegal::KEYS.len() * Language::ALL.len());
    println!("{listed}");
}

#[test]
fn every_rule_the_engine_names_is_a_rule_with_a_text() {
    let known = rules();
    let mut named = 0;
    let mut left = vec![crates().join("engine/src")];
    while let Some(path) = left.pop() {
        if path.is_dir() {
            let entries = fs::read_dir(path).expect("it can be listed");
            left.extend(entries.map(|entry| entry.expect("it can be listed").path()));
            continue;
        }
        let text = fs::read_to_string(path).expect("it can be read");
        let parts = text.split('"').skip(1).step_by(2);
        let is_id = |part: &&str| {
            let begins =
                ["CORE-", "BASE-", "UG-", "WOW-", "RIVER-", "MIX-"].iter().any(|box_| part.starts_with(box_));
            begins && part.chars().all(|c| c.is_ascii_uppercase() || c.is_ascii_digit() || c == '-')
        };
        for id in parts.filter(is_id) {
            assert!(known.contains(id), "{id} is no rule");
            assert!(is_explained(id), "{id} has no text");
            named += 1;
        }
    }
    assert!(named > 30, "only {named} ids were found");
}

/// Tries every answer there is at many tables of random games; which refusals came, with the rules they cited.
fn refusals(game: &Game, tables: u32, seen: &mut BTreeMap<&'static str, BTreeSet<String>>) {
    let mut rng = Rng::with_seed(5);
    let mut answers = Answers::new();
    let mut looked = 0;
    while looked < tables {
        let mut state = State::new(game);
        while !state.is_over() {
            random::step(game, &mut state, &mut answers, &mut rng, &mut ());
            if rng.u8(..40) == 0 && !state.is_over() {
                looked += 1;
                let who = state.owed().who;
                for answer in invariants::every_answer(game) {
                    if let Err(why) = check(game, &state, who, answer) {
                        let cited = seen.entry(why.key()).or_default();
                        let rule = why.rule(game);
                        if !cited.contains(rule) {
                            cited.insert(rule.to_owned());
                        }
                    }
                }
            }
        }
    }
}

#[test]
fn refusals_met_in_random_games_cite_rules_with_a_text() {
    let known = rules();
    let mut seen = BTreeMap::new();
    for set in Set::ALL {
        for game in soak::tables(set).expect("the box can be played") {
            refusals(&game, 60, &mut seen);
        }
    }
    let teams = Setup { teams: true, ..Setup::new(Set::Warcraft, 4) };
    refusals(&teams.game().expect("it can be played"), 100, &mut seen);
    for (key, cited) in &seen {
        println!("{key}: {}", cited.iter().map(String::as_str).collect::<Vec<_>>().join(" "));
        for rule in cited {
            assert!(known.contains(rule) && is_explained(rule), "{key} cites {rule}");
        }
    }
    // Whoever answers for another or after the end is told so before anything is looked at; no printed box runs out of
    // badges; the others are rare in random games, and scenarios show them.
    let silent = ["illegal-over", "illegal-not-yours", "illegal-no-badge"];
    let rare = ["illegal-too-few-together", "illegal-after-roll", "illegal-covered"];
    let missing: Vec<_> = Illegal::KEYS
        .iter()
        .filter(|key| !seen.contains_key(*key) && !silent.contains(key) && !rare.contains(key))
        .collect();
    assert!(missing.is_empty(), "never met: {missing:?}");
}
