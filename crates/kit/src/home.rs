//! Random home-made tiles from the whole vocabulary of tile files, and random games with them.
//!
//! Everything follows from a seed, so whatever goes wrong can be looked at again.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::panic::{AssertUnwindSafe, catch_unwind};

use content::blank::{CONDITIONS, EffectWord, FILTERS, HomeTile, PIECES, Piece, Regions, SPANS, WORDS};
use content::board::BoardFile;
use content::fault::Fault;
use content::pack::{Pack, Part, PartKind, Parts};
use content::{Set, Setup};
use engine::{Actor, Answer, Answers, Ask, Event, Game, State, Tile, carry_out, legal};
use fastrand::Rng;

use crate::{invariants, random};

/// How often all conceivable answers are tried against the list.
const EVERY_ANSWER: u64 = 2000;
/// A game with more actions than this does not end.
const MOST_ACTIONS: u64 = 40_000;

/// What random tiles were made of and what came of them: how often each word was used on a tile that was accepted, each
/// fault was found, and each question was asked.
#[derive(Clone, Debug, Default)]
pub struct Coverage {
    /// `effect WORD`, `regions WORD`, `when WORD`, `if WORD`, `piece WORD`, and `EFFECT of REGIONS`.
    pub words: BTreeMap<String, u64>,
    /// Keys of faults.
    pub faults: BTreeMap<&'static str, u64>,
    /// Questions asked, as the engine names them.
    pub asks: BTreeMap<String, u64>,
    /// Games played to the end.
    pub games: u64,
    /// Actions played.
    pub actions: u64,
}

impl Coverage {
    /// Adds what another part of a soak went through.
    pub fn add(&mut self, other: Coverage) {
        for (word, n) in other.words {
            *self.words.entry(word).or_default() += n;
        }
        for (fault, n) in other.faults {
            *self.faults.entry(fault).or_default() += n;
        }
        for (ask, n) in other.asks {
            *self.asks.entry(ask).or_default() += n;
        }
        self.games += other.games;
        self.actions += other.actions;
    }
}

/// A table to play at: a box, its board and a number of players, without home-made tiles.
pub struct Place {
    setup: Setup,
    board: BoardFile,
    races: Vec<String>,
}

/// One table for every box and number of players; the mix above and below ground.
pub fn places() -> Result<Vec<Place>, String> {
    let mut places = Vec::new();
    for set in Set::ALL {
        for players in 2..=5 {
            let plain = Setup::new(set, players);
            let mut setups = vec![plain.clone()];
            if set == Set::Mixed {
                let board = Setup::new(Set::Underground, players).board_file()?;
                setups.push(Setup { board: Some(board), ..plain.clone() });
            }
            if set == Set::Warcraft {
                let key = set.drawn_board(players, 7);
                setups[0].board = Some(content::board::shipped::find(&key)?);
            }
            for setup in setups {
                let board = setup.board_file()?;
                let game = setup.game_on(&board)?;
                let is_race = |tile: &Tile| game.is_race(*tile);
                let keys =
                    game.tiles().filter(|(tile, _)| is_race(tile)).map(|(_, race)| race.key.to_string());
                places.push(Place { races: keys.collect(), board, setup });
            }
        }
    }
    Ok(places)
}

/// A rule as a file says it: mostly small amounts and what the effect needs, now and then anything.
fn rule(rng: &mut Rng, word: &EffectWord, text: &mut String) {
    let wrong = rng.u8(..40) == 0;
    let span = match word.only {
        Some(only) if !wrong => {
            SPANS.iter().find(|(_, span, _)| *span == only).map_or("active", |(key, ..)| key)
        }
        _ => SPANS[rng.usize(..SPANS.len())].0,
    };
    // Writing to a string cannot fail.
    let _ = write!(text, "[[rule]]\nwhen = \"{span}\"\neffect = \"{}\"\n", word.key);
    if rng.u8(..4) == 0 && (word.takes_condition() || rng.u8(..40) == 0) {
        let _ = writeln!(text, "if = \"{}\"", CONDITIONS[rng.usize(..CONDITIONS.len())].0);
    }
    if word.amount.is_some() != (rng.u8(..80) == 0) {
        let amount = if rng.bool() { rng.i64(1..=2) } else { rng.i64(1..=i64::from(word.most())) };
        let _ = writeln!(text, "amount = {}", if wrong { rng.i64(-1..400) } else { amount });
    }
    if (word.regions != Regions::No) != (rng.u8(..80) == 0) {
        let known: Vec<&str> = FILTERS
            .iter()
            .filter(|(_, filter, _)| wrong || word.regions.allows(*filter))
            .map(|(key, ..)| *key)
            .collect();
        let regions = if known.is_empty() { "hill" } else { known[rng.usize(..known.len())] };
        let _ = writeln!(text, "regions = \"{regions}\"");
    }
    let piece = match word.piece {
        Piece::No => rng.u8(..80) == 0,
        Piece::Maybe => rng.bool(),
        Piece::Yes => true,
    };
    if piece {
        let fits = |limit: u8, stacks: bool| match word.piece {
            Piece::Maybe => limit == 1,
            _ => word.key != "arm" || stacks,
        };
        let known: Vec<&str> = PIECES
            .iter()
            .filter(|piece| wrong || fits(piece.limit, piece.stacks))
            .map(|piece| piece.key)
            .collect();
        let _ = writeln!(text, "piece = \"{}\"", known[rng.usize(..known.len())]);
    }
}

/// The text of a random tile with that key; a race borrows the tokens of another.
pub fn tile_text(rng: &mut Rng, key: &str, stand_in: Option<&str>) -> String {
    let mut text = String::new();
    let kind = if stand_in.is_some() { "race" } else { "power" };
    let tokens = if stand_in.is_some() { rng.u8(2..=8) } else { rng.u8(..=6) };
    let _ = writeln!(text, "kind = \"{kind}\"\nkey = \"{key}\"\ntokens = {tokens}");
    match stand_in {
        Some(race) => {
            let _ = writeln!(text, "stand_in = \"{race}\"");
        }
        None => text += "kept = true\n",
    }
    text += "[name]\nen = \"T\"\n[text]\nen = \"x\"\n";
    for _ in 0..rng.u8(1..=5) {
        let word = rng.usize(..WORDS.len());
        rule(rng, &WORDS[word], &mut text);
    }
    text
}

/// A random tile that is accepted; what was wrong with those that were not is counted.
pub fn tile(rng: &mut Rng, key: &str, stand_in: Option<&str>, seen: &mut Coverage) -> HomeTile {
    loop {
        let text = tile_text(rng, key, stand_in);
        match HomeTile::check(key, &text) {
            Ok(tile) => {
                count_words(&text, seen);
                return tile;
            }
            Err(faults) => {
                faults.iter().for_each(|fault| *seen.faults.entry(fault.key).or_default() += 1);
            }
        }
    }
}

/// Counts the words of an accepted tile.
fn count_words(text: &str, seen: &mut Coverage) {
    let mut effect = "";
    for line in text.lines() {
        let Some((field, value)) = line.split_once(" = ") else { continue };
        let value = value.trim_matches('"');
        if matches!(field, "effect" | "regions" | "when" | "if" | "piece") {
            *seen.words.entry(format!("{field} {value}")).or_default() += 1;
        }
        match field {
            "effect" => effect = value,
            "regions" => *seen.words.entry(format!("{effect} of {value}")).or_default() += 1,
            _ => {}
        }
    }
}

/// The tiles of a game: one alone, a race and a power together, or many of both.
fn tiles(rng: &mut Rng, place: &Place, seen: &mut Coverage) -> Vec<HomeTile> {
    let (races, powers) = match rng.u8(..8) {
        0 => (1, 0),
        1 => (0, 1),
        2 => (0, 2),
        3 => (2, 0),
        4..=6 => (1, 1),
        _ => (rng.usize(2..=5), rng.usize(2..=8)),
    };
    let mut stand_ins = place.races.clone();
    rng.shuffle(&mut stand_ins);
    let mut tiles = Vec::new();
    for (at, stand_in) in stand_ins.iter().take(races).enumerate() {
        tiles.push(tile(rng, &format!("race_{at}"), Some(stand_in), seen));
    }
    for at in 0..powers {
        tiles.push(tile(rng, &format!("power_{at}"), None, seen));
    }
    tiles
}

/// The tiles as they come out of a pack they were put in, as many as it takes.
fn packed(tiles: &[HomeTile]) -> Vec<HomeTile> {
    let part = |tile: &HomeTile| Part { kind: PartKind::Tile, line: 0, text: tile.source.clone() };
    let text = Parts { title: "Random".to_owned(), parts: tiles.iter().map(part).collect() }.text();
    let pack = Pack::read("random", &text).unwrap_or_else(|faults| panic!("{faults:?}\n{text}"));
    let same =
        |(one, other): (&HomeTile, &HomeTile)| (&one.ability, &one.source) == (&other.ability, &other.source);
    assert!(pack.tiles.len() == tiles.len() && pack.tiles.iter().zip(tiles).all(same), "{text}");
    pack.tiles
}

/// A game with random tiles: what no game can be made of is left out and counted.
fn game(rng: &mut Rng, place: &Place, seen: &mut Coverage) -> (Game, Vec<HomeTile>) {
    loop {
        let setup = Setup { tiles: packed(&tiles(rng, place, seen)), ..place.setup.clone() };
        match setup.game_on(&place.board) {
            Ok(game) => return (game, setup.tiles),
            Err(Fault { key, .. }) => *seen.faults.entry(key).or_default() += 1,
        }
    }
}

/// Chooses an answer at random, so that home-made tiles come up early and are picked, and games go on.
fn choose(game: &Game, state: &State, answers: &Answers, home: &[Tile], rng: &mut Rng) -> Answer {
    let wanted = |answer: &&Answer| match **answer {
        Answer::Banner { tile } | Answer::Badge { tile } => home.contains(&tile),
        Answer::Pick { slot } => {
            let combo = state.table().offer().nth(usize::from(slot) - 1);
            combo.is_some_and(|(race, power, _)| {
                home.contains(&race) || power.is_some_and(|power| home.contains(&power))
            })
        }
        _ => false,
    };
    let best: Vec<Answer> = answers.iter().filter(wanted).copied().collect();
    match state.owed().ask {
        Ask::Banner | Ask::Badge | Ask::Pick if !best.is_empty() && rng.u8(..4) > 0 => {
            best[rng.usize(..best.len())]
        }
        _ => random::choose(game, state, answers, rng),
    }
}

/// Plays one game with random tiles, checking every invariant after every action.
fn play(game: &Game, home: &[Tile], rng: &mut Rng, seen: &mut Coverage) -> Result<(), String> {
    let mut state = State::new(game);
    let mut answers = Answers::new();
    let mut events: Vec<Event> = Vec::new();
    let mut actions = 0;
    while !state.is_over() {
        let before = state.clone();
        events.clear();
        legal(game, &state, &mut answers);
        let owed = state.owed();
        if answers.is_empty() {
            return Err(format!("{:?} owes {:?} and has no answer", owed.who, owed.ask));
        }
        let answer = choose(game, &state, &answers, home, rng);
        carry_out(game, &mut state, answer, &mut events);
        actions += 1;
        *seen.asks.entry(format!("{:?}", owed.ask)).or_default() += 1;
        let checked = invariants::of_state(game, &state)
            .and_then(|()| invariants::of_coins(game, &before, &state, &events))
            .and_then(|()| match rng.u64(..EVERY_ANSWER) {
                0 => invariants::of_answers(game, &state, &mut answers),
                _ => Ok(()),
            });
        let line = |who: Actor| engine::notation::write_answer(game, who, answer);
        checked.map_err(|why| format!("action {actions}, after '{}': {why}", line(owed.who)))?;
        if actions > MOST_ACTIONS {
            return Err(format!("no end after {actions} actions, the last '{}'", line(owed.who)));
        }
    }
    seen.games += 1;
    seen.actions += actions;
    Ok(())
}

/// Plays so many games with random tiles on all threads of the machine, numbered from 1 on.
pub fn soak(games: u64) -> Result<Coverage, String> {
    let threads = std::thread::available_parallelism().map_or(1, std::num::NonZero::get) as u64;
    let share = games.div_ceil(threads).max(1);
    std::thread::scope(|scope| {
        let starts = (1..=games).step_by(share as usize);
        let shares = starts.map(|start| start..(start + share).min(games + 1));
        let parts: Vec<_> = shares.map(|numbers| scope.spawn(move || soak_these(numbers))).collect();
        let mut seen = Coverage::default();
        for part in parts {
            seen.add(part.join().map_err(|_| "a thread of the soak panicked".to_owned())??);
        }
        Ok(seen)
    })
}

/// Plays games with random tiles, at every table in turn. The first few that go wrong are told with the tiles they went
/// wrong with.
fn soak_these(numbers: std::ops::Range<u64>) -> Result<Coverage, String> {
    const TOLD: usize = 8;
    let places = places()?;
    let mut seen = Coverage::default();
    let mut wrong = Vec::new();
    for number in numbers {
        let place = &places[(number - 1) as usize % places.len()];
        let mut rng = Rng::with_seed(number);
        let (game, tiles) = game(&mut rng, place, &mut seen);
        let home: Vec<Tile> = tiles.iter().filter_map(|tile| game.tile(&tile.ability.key)).collect();
        let played = catch_unwind(AssertUnwindSafe(|| play(&game, &home, &mut rng, &mut seen)));
        let why = match played {
            Ok(Ok(())) => continue,
            Ok(Err(why)) => why,
            Err(panic) => format!("the engine panicked: {}", message(&*panic)),
        };
        let texts: Vec<&str> = tiles.iter().map(|tile| &*tile.source).collect();
        let Setup { set, players, .. } = place.setup;
        wrong.push(format!(
            "seed {number}, {} with {players} players: {why}\n{}",
            set.key(),
            texts.join("\n")
        ));
        if wrong.len() == TOLD {
            break;
        }
    }
    if wrong.is_empty() { Ok(seen) } else { Err(wrong.join("\n---\n")) }
}

fn message(panic: &(dyn std::any::Any + Send)) -> &str {
    let text = panic.downcast_ref::<String>().map(String::as_str);
    text.or(panic.downcast_ref::<&str>().copied()).unwrap_or("without a word")
}

#[cfg(test)]
mod tests {
    use content::blank::{Draft, sentence};
    use content::words::{Language, Words};

    use super::*;

    #[test]
    fn what_random_tiles_say_is_written_and_read_again() {
        let words = Language::ALL.map(Words::new);
        let mut accepted = 0;
        for seed in 0..4000 {
            let mut rng = Rng::with_seed(seed);
            let text = tile_text(&mut rng, "mine", (seed % 2 == 0).then_some("ratmen"));
            let draft = HomeTile::draft("mine", &text).expect("its fields are of the right kinds");
            assert_eq!(HomeTile::draft("mine", &draft.to_toml()).as_ref(), Ok(&draft), "{text}");
            assert_eq!(Draft::from_json(&draft.to_json()).as_ref(), Some(&draft), "{text}");
            // The editor, which has no file, finds the same as the reader.
            let keys = |faults: Vec<Fault>| {
                let mut keys: Vec<&str> = faults.iter().map(|fault| fault.key).collect();
                keys.sort_unstable();
                keys
            };
            let ability = |tile: HomeTile| tile.ability;
            let read = HomeTile::check("mine", &text).map(ability).map_err(keys);
            assert_eq!(read, HomeTile::make(&draft).map(ability).map_err(keys), "{text}");
            if read.is_ok() {
                accepted += 1;
                for words in &words {
                    let told = sentence::text(words, &draft);
                    assert!(
                        !told.is_empty() && !told.contains("{$") && !told.contains("does-"),
                        "{told}\n{text}"
                    );
                }
            }
        }
        assert!(accepted > 1000, "only {accepted} were accepted");
    }

    /// In this game so many rules have conditions that a people without a power was given those of another tile.
    #[test]
    fn a_people_without_a_power_has_no_rules_of_other_tiles() {
        let places = places().expect("every board is shipped");
        let place = &places[475 % places.len()];
        let mut seen = Coverage::default();
        let mut rng = Rng::with_seed(5476);
        let (game, tiles) = game(&mut rng, place, &mut seen);
        let home: Vec<Tile> = tiles.iter().filter_map(|tile| game.tile(&tile.ability.key)).collect();
        play(&game, &home, &mut rng, &mut seen).unwrap_or_else(|why| panic!("{why}"));
    }

    /// The questions that words of tile files lead to.
    const ASKED: &[Ask] = &[
        Ask::Banner,
        Ask::Badge,
        Ask::Pick,
        Ask::Choose,
        Ask::Act,
        Ask::AttemptDie,
        Ask::RollDie,
        Ask::GambleDie,
        Ask::AssaultDie,
        Ask::Press,
        Ask::Totem,
        Ask::Leave,
        Ask::Redeploy,
        Ask::Yield,
        Ask::Post,
        Ask::LateDecline,
        Ask::Choice,
    ];

    #[test]
    fn ten_thousand_games_with_random_tiles_keep_every_invariant() {
        let seen = soak(10_000).unwrap_or_else(|why| panic!("{why}"));
        assert_eq!(seen.games, 10_000);
        let said = |word: String| seen.words.get(&word).copied().unwrap_or(0);
        for word in WORDS {
            assert!(said(format!("effect {}", word.key)) > 100, "{} is too rare: {seen:?}", word.key);
            for (key, filter, _) in FILTERS {
                let pair = format!("{} of {key}", word.key);
                assert_eq!(said(pair.clone()) > 0, word.regions.allows(*filter), "{pair}");
            }
        }
        FILTERS.iter().for_each(|(key, ..)| assert!(said(format!("regions {key}")) > 100, "{key}"));
        SPANS.iter().for_each(|(key, ..)| assert!(said(format!("when {key}")) > 100, "{key}"));
        CONDITIONS.iter().for_each(|(key, ..)| assert!(said(format!("if {key}")) > 100, "{key}"));
        PIECES.iter().for_each(|piece| assert!(said(format!("piece {}", piece.key)) > 100, "{}", piece.key));
        for ask in ASKED {
            assert!(seen.asks.contains_key(&format!("{ask:?}")), "{ask:?} was never asked");
        }
    }
}
