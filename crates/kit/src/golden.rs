//! Golden games: whole games kept as records, which together play every tile.

use std::collections::BTreeSet;

use content::{Set, Setup};
use engine::ability::Effect;
use engine::bill::Term;
use engine::{Answers, Event, Game, Seat, State, Tile, legal};
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
            .append(&game, fact, &mut events)
            .map_err(|refusal| format!("{}: {refusal:?}", fact.line(&game)))?;
    }
    let played = events.iter().flat_map(|event| picked(&game, *event)).collect();
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

/// The tiles an event brings into play.
fn picked(game: &Game, event: Event) -> Vec<String> {
    let key = |tile: Tile| game.ability(tile).key.to_string();
    match event {
        Event::Picked { race, power, .. } => vec![key(race), key(power)],
        Event::Found { tile, .. } => vec![key(tile)],
        Event::Revealed { event } => vec![key(event)],
        Event::Scored { term: Term::Rule(rule), .. } | Event::Withheld { term: Term::Rule(rule), .. } => {
            vec![key(rule.tile)]
        }
        Event::Posted { mark, .. } => doing(
            game,
            |effect| matches!(effect, Effect::Procedure(procedure, _) if procedure.piece == Some(mark)),
        ),
        Event::Looked { .. } => doing(game, |effect| matches!(effect, Effect::Foresee(_))),
        _ => Vec::new(),
    }
}

/// The tiles that do something.
fn doing(game: &Game, wanted: impl Fn(Effect) -> bool) -> Vec<String> {
    let tiles = game.tiles().filter(|(_, tile)| tile.rules.iter().any(|rule| wanted(rule.effect)));
    tiles.map(|(_, tile)| tile.key.to_string()).collect()
}

/// The tiles that are played in a record.
pub fn played(record: &Record) -> Result<BTreeSet<String>, String> {
    let game = record.setup.game()?;
    let mut history = History::from(State::new(&game));
    let mut events = Vec::new();
    for (line, fact) in &record.facts {
        history.append(&game, *fact, &mut events).map_err(|refusal| format!("line {line}: {refusal:?}"))?;
    }
    Ok(events.iter().flat_map(|event| picked(&game, *event)).collect())
}

/// The tables of a box that golden games are played at: for mixed boxes, boards of both, with Monsters.
fn setups(set: Set, seed: u64) -> Result<Vec<Setup>, String> {
    let mut setups = Vec::new();
    for players in 2..=5 {
        let mut setup = Setup::new(set, players);
        if set == Set::Mixed {
            let file = setup.board_file()?;
            let sites = content::monster_sites(&file, players);
            let site = &sites[seed as usize % sites.len()];
            setup.monsters = site.iter().map(|&at| file.regions[at].key.clone()).collect();
            if seed.is_multiple_of(2) {
                let below = Setup::new(Set::Underground, players).board_file()?;
                setup = Setup { board: Some(below), monsters: Vec::new(), ..setup };
            }
        }
        let keys = set.board_keys(players);
        if keys.len() > 1 {
            let key = &keys[(7 * seed as usize) % keys.len()];
            setup.board = Some(content::board::shipped::find(key).map_err(|fault| fault.to_string())?);
        }
        setups.push(setup);
    }
    Ok(setups)
}

/// Games for a folder of goldens: some for each number of players, and more until everything was played.
pub fn collection(set: Set) -> Result<Vec<(String, String)>, String> {
    let mut missing = BTreeSet::new();
    for setup in setups(set, 1)?.iter().chain(&setups(set, 2)?) {
        missing.extend(setup.game()?.tiles().map(|(_, tile)| tile.key.to_string()));
    }
    let mut records = Vec::new();
    for seed in 1..400 {
        for setup in setups(set, seed)? {
            let (record, tiles) = game(&setup, seed)?;
            if seed <= 5 || tiles.iter().any(|tile| missing.contains(tile)) {
                records.push((format!("{}-{}p-{seed}.txt", set.key(), setup.players), record.text()?));
                missing.retain(|tile| !tiles.contains(tile));
            }
        }
        if seed >= 5 && missing.is_empty() {
            return Ok(records);
        }
    }
    Err(format!("never played: {missing:?}"))
}
