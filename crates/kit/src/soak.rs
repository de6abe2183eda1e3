//! Long random play with every invariant checked after every action.

use std::collections::BTreeSet;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;

use content::{Set, Setup};
use engine::{Answers, Event, Game, State, Tile};
use fastrand::Rng;

use crate::{invariants, random};

/// How often all conceivable answers are tried against the list.
const EVERY_ANSWER: u64 = 1000;

/// What a soak went through.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Soaked {
    /// The combos that were picked: race, power.
    pub combos: BTreeSet<(String, String)>,
    /// Games played to the end.
    pub games: u64,
    /// Actions played.
    pub actions: u64,
}

/// Every table of a box: all numbers of players, and for mixed boxes the boards of both, with and without Monsters.
pub fn tables(set: Set) -> Result<Vec<Game>, String> {
    let mut games = Vec::new();
    for players in 2..=5 {
        let plain = Setup::new(set, players);
        if set == Set::Mixed {
            let file = plain.board_file()?;
            let sites = content::monster_sites(&file, players);
            let site = &sites[sites.len() / 2];
            let monsters = site.iter().map(|&at| file.regions[at].key.clone()).collect();
            games.push(Setup { monsters, ..plain.clone() }.game()?);
            let below = Setup::new(Set::Underground, players).board_file()?;
            games.push(Setup { board: Some(below), ..plain.clone() }.game()?);
        }
        // Islands come in many sets: the first, the last and one between.
        let keys = set.board_keys(players);
        let mut keys = [0, keys.len() / 2, keys.len() - 1].map(|at| keys[at].clone()).to_vec();
        keys.dedup();
        for key in keys {
            let board = content::board::shipped::find(&key).map_err(|fault| fault.to_string())?;
            games.push(Setup { board: Some(board), ..plain.clone() }.game()?);
        }
    }
    Ok(games)
}

/// Plays random games of a box, for every number of players in turn, until so many actions were checked. All threads of the
/// machine play; how many there are decides only which games are the last.
pub fn run(set: Set, actions: u64, seed: u64) -> Result<Soaked, String> {
    let games = tables(set)?;
    let (begun, checked) = (AtomicU64::new(0), AtomicU64::new(0));
    let play = || {
        let mut soaked = Soaked::default();
        while checked.load(Ordering::Relaxed) < actions {
            let number = begun.fetch_add(1, Ordering::Relaxed);
            let game = &games[number as usize % games.len()];
            let played = checked_game(game, seed.wrapping_add(number), &mut soaked.combos);
            // After a fault nobody begins another game.
            checked.fetch_add(*played.as_ref().unwrap_or(&actions), Ordering::Relaxed);
            soaked.actions += played?;
            soaked.games += 1;
        }
        Ok(soaked)
    };
    let threads = thread::available_parallelism().map_or(1, usize::from);
    thread::scope(|scope| {
        let players: Vec<_> = (0..threads).map(|_| scope.spawn(play)).collect();
        let mut all = Soaked::default();
        for player in players {
            let soaked: Result<Soaked, String> =
                player.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic));
            let Soaked { combos, games, actions } = soaked?;
            all.combos.extend(combos);
            all.games += games;
            all.actions += actions;
        }
        Ok(all)
    })
}

/// The combos a box can deal: every race with every power that are on one table.
pub fn possible(set: Set) -> Result<BTreeSet<(String, String)>, String> {
    let mut combos = BTreeSet::new();
    for game in tables(set)? {
        let key = |tile: Tile| game.ability(tile).key.to_string();
        for (race, _) in game.tiles().filter(|(tile, _)| game.is_race(*tile)) {
            for (power, _) in game.tiles().filter(|(tile, _)| game.is_power(*tile)) {
                combos.insert((key(race), key(power)));
            }
        }
    }
    Ok(combos)
}

/// Plays one random game, checking after every action and noting the combos picked; returns how many actions there
/// were.
pub fn checked_game(game: &Game, seed: u64, combos: &mut BTreeSet<(String, String)>) -> Result<u64, String> {
    let mut rng = Rng::with_seed(seed);
    let mut state = State::new(game);
    let mut answers = Answers::new();
    let mut events: Vec<Event> = Vec::new();
    let mut actions = 0;
    while !state.is_over() {
        let before = state.clone();
        events.clear();
        let (who, answer) = random::step(game, &mut state, &mut answers, &mut rng, &mut events);
        actions += 1;
        for event in &events {
            if let Event::Picked { race, power, .. } = *event {
                let key = |tile: Tile| game.ability(tile).key.to_string();
                combos.insert((key(race), key(power)));
            }
        }
        let checked = invariants::of_state(game, &state)
            .and_then(|()| invariants::of_coins(game, &before, &state, &events))
            .and_then(|()| match rng.u64(..EVERY_ANSWER) {
                0 => invariants::of_answers(game, &state, &mut answers),
                _ => Ok(()),
            });
        checked.map_err(|why| {
            let line = engine::notation::write_answer(game, who, answer);
            format!("seed {seed}, action {actions}, after '{line}': {why}")
        })?;
    }
    Ok(actions)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ten_million_random_actions_keep_every_invariant() {
        let soaked = run(Set::Base, 10_000_000, 1).expect("every invariant holds");
        assert!(soaked.actions >= 10_000_000 && soaked.games > 10_000, "{soaked:?}");
    }

    #[test]
    fn random_actions_in_every_other_box_keep_every_invariant() {
        for set in Set::ALL.into_iter().filter(|&set| set != Set::Base) {
            let soaked = run(set, 3_000_000, 1).expect("every invariant holds");
            assert!(soaked.actions >= 3_000_000, "{soaked:?}");
            let missing: Vec<_> =
                possible(set).expect("tables").difference(&soaked.combos).cloned().collect();
            assert!(missing.is_empty(), "never picked in {}: {missing:?}", set.key());
        }
    }
}
