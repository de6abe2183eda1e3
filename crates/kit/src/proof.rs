//! Files that prove the rules, each by itself: scenarios, whole games and counts.

use std::fs;
use std::path::Path;

use content::{Set, Setup};
use engine::{Answers, State};
use fastrand::Rng;
use wire::record::Record;

use crate::perft::{self, Start};
use crate::scenario::Scenario;
use crate::{invariants, random, soak};

/// At one of how many tables of a random game all answers are tried.
const TRIED: u8 = 20;

/// Plays the scenarios of a file; how many there are. They look for tiles in the file's folder.
pub fn scenarios(file: &Path, text: &str) -> Result<usize, String> {
    let scenarios = Scenario::read(text).map_err(|failure| format!("{}: {failure:?}", file.display()))?;
    let mut failures = Vec::new();
    for scenario in &scenarios {
        if let Err(failure) = scenario.run(file.parent().unwrap_or(Path::new(""))) {
            failures.push(format!("{}:{} {}: {}", file.display(), failure.line, failure.name, failure.why));
        }
    }
    if failures.is_empty() { Ok(scenarios.len()) } else { Err(failures.join("\n")) }
}

/// Plays a golden game: a whole one, whose record is written as it was read.
pub fn golden_game(file: &Path) -> Result<(), String> {
    let name = file.display();
    let text = read(file)?;
    let record = Record::read(&text).map_err(|broken| format!("{name}: {broken}"))?;
    let (_, history) = record.verify().map_err(|broken| format!("{name}: {broken}"))?;
    if !history.state.is_over() {
        return Err(format!("{name} is not a whole game"));
    }
    if record.text().as_deref() != Ok(&*text) {
        return Err(format!("{name} is not written as it was read"));
    }
    Ok(())
}

/// Counts again what a file of counts says, which has the box and the number of players in its name: `base-2p.txt`.
pub fn perft_counts(file: &Path) -> Result<(), String> {
    let bad = |why: &str| format!("{}: {why}", file.display());
    let name = file.file_stem().and_then(|stem| stem.to_str()).unwrap_or_default();
    let (set, players) = name.rsplit_once('-').ok_or_else(|| bad("the name has no number of players"))?;
    let players = players.trim_end_matches('p').parse().map_err(|_| bad("that is no number of players"))?;
    let game = Setup::new(Set::from_key(set)?, players).game()?;
    for line in read(file)?.lines() {
        let words: Result<Vec<u64>, _> = line.split_whitespace().map(str::parse).collect();
        let Ok([seed, after, depth, expected]) = words.as_deref() else {
            return Err(bad(&format!("'{line}' is not four numbers")));
        };
        let counted = perft::count(&game, Start { seed: *seed, after: *after as u32 }, *depth as u8);
        if counted != *expected {
            return Err(bad(&format!("'{line}', but {counted} were counted")));
        }
    }
    Ok(())
}

/// Plays random games of a box, this many at each of its tables, with every invariant checked after every action.
pub fn random_games(set: Set, n: u64) -> Result<(), String> {
    let mut combos = std::collections::BTreeSet::new();
    for (table, game) in soak::tables(set)?.iter().enumerate() {
        for seed in 0..n {
            soak::checked_game(game, table as u64 * n + seed, &mut combos)?;
        }
    }
    Ok(())
}

/// Plays a random game at each table of a box, and again and again tries every answer there is: what is listed is accepted,
/// and nothing else.
pub fn all_answers(set: Set) -> Result<(), String> {
    let mut answers = Answers::new();
    for (seed, game) in soak::tables(set)?.iter().enumerate() {
        let mut rng = Rng::with_seed(seed as u64);
        let mut state = State::new(game);
        while !state.is_over() {
            if rng.u8(..TRIED) == 0 {
                invariants::of_answers(game, &state, &mut answers)
                    .map_err(|why| format!("game {seed} of {}: {why}", set.key()))?;
            }
            random::step(game, &mut state, &mut answers, &mut rng, &mut ());
        }
    }
    Ok(())
}

/// One proof by its name: a file of scenarios (`.scn`), a golden game or a file of counts (`.txt`, the counts in a folder
/// `perft`), random games: `random:BOX:N`, or all answers in some: `answers:BOX`.
pub fn check(name: &str) -> Result<(), String> {
    if let Some((set, n)) = name.strip_prefix("random:").and_then(|rest| rest.split_once(':')) {
        let n = n.parse().map_err(|_| format!("{name}: '{n}' is not a number of games"))?;
        return random_games(Set::from_key(set)?, n);
    }
    if let Some(set) = name.strip_prefix("answers:") {
        return all_answers(Set::from_key(set)?);
    }
    let file = Path::new(name);
    let folder = file.parent().and_then(Path::file_name).unwrap_or_default();
    match file.extension().and_then(|ending| ending.to_str()) {
        Some("scn") => scenarios(file, &read(file)?).map(drop),
        Some("txt") if folder == "perft" => perft_counts(file),
        Some("txt") => golden_game(file),
        _ => Err(format!("{name} is no proof: neither scenarios, nor a game, nor counts")),
    }
}

fn read(file: &Path) -> Result<String, String> {
    fs::read_to_string(file).map_err(|error| format!("{}: {error}", file.display()))
}
