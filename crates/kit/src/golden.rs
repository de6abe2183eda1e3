//! Golden games: whole games kept as records, which together play every tile.

use std::collections::BTreeSet;

use content::{Set, Setup};
use engine::{Answers, Event, Game, Seat, State, legal};
use fastrand::Rng;
use wire::history::{Fact, History};
use wire::nature::Seed;
use wire::record::Record;

/// Plays a game between random players who now and then change their minds, as a record.
pub fn game(setup: &Setup, seed: u64) -> Result<(Record, BTreeSet<String>), String> {
    let game = setup.game()?;
    let nature = Seed::numbered(seed);
    let mut rng = Rng::with_seed(seed);
    let mut history = History::new(&game);
    let mut events = Vec::new();
    let mut answers = Answers::new();
    while !history.state.is_over() {
        history.let_nature_answer(&game, &nature, &mut events);
        let Some(seat) = history.state.owed().who.player().filter(|_| !history.state.is_over()) else {
            break;
        };
        let fact = if rng.u8(..40) == 0 { second_thought(&history, seat, &mut rng) } else { None };
        let fact = fact.unwrap_or_else(|| {
            legal(&game, &history.state, &mut answers);
            Fact::Answer(history.state.owed().who, answers[rng.usize(..answers.len())])
        });
        history
            .say(&game, fact, &mut events)
            .map_err(|refusal| format!("{}: {refusal:?}", fact.line(&game)))?;
    }
    let played = events.iter().filter_map(|event| picked(&game, *event)).flatten().collect();
    Ok((Record::new(setup.clone(), Some(nature), &history), played))
}

fn second_thought(history: &History, seat: Seat, rng: &mut Rng) -> Option<Fact> {
    let choice = [Fact::Undo(seat), Fact::Redo(seat), Fact::Restart(seat)][rng.usize(..3)];
    let possible = match choice {
        Fact::Redo(_) => history.can_redo(seat),
        _ => history.can_undo(seat),
    };
    possible.then_some(choice)
}

/// The race and power an event brings into play.
fn picked(game: &Game, event: Event) -> Option<[String; 2]> {
    match event {
        Event::Picked { race, power, .. } => {
            Some([race, power].map(|tile| game.ability(tile).key.to_string()))
        }
        _ => None,
    }
}

/// The tiles that are played in a record.
pub fn played(record: &Record) -> Result<BTreeSet<String>, String> {
    let game = record.setup.game()?;
    let mut history = History::from(State::new(&game));
    let mut events = Vec::new();
    for (line, fact) in &record.facts {
        history.say(&game, *fact, &mut events).map_err(|refusal| format!("line {line}: {refusal:?}"))?;
    }
    Ok(events.iter().filter_map(|event| picked(&game, *event)).flatten().collect())
}

/// Games for a folder of goldens: five for each number of players, and more until every tile was played.
pub fn collection(set: Set) -> Result<Vec<(String, String)>, String> {
    let mut missing: BTreeSet<String> =
        Setup::new(set, 2).game()?.tiles().map(|(_, tile)| tile.key.to_string()).collect();
    let mut records = Vec::new();
    for seed in 1..200 {
        for players in 2..=5_u8 {
            let (record, tiles) = game(&Setup::new(set, players), seed)?;
            if seed <= 5 || tiles.iter().any(|tile| missing.contains(tile)) {
                records.push((format!("{}-{players}p-{seed}.txt", set.key()), record.text()?));
                missing.retain(|tile| !tiles.contains(tile));
            }
        }
        if seed >= 5 && missing.is_empty() {
            return Ok(records);
        }
    }
    Err(format!("never played: {missing:?}"))
}
