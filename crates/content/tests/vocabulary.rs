//! The vocabulary of tiles stays small: few effects, and few of them that only one printed tile has.

use std::collections::{BTreeMap, BTreeSet};

use elbowroom_content::{Set, Setup};
use engine::ability::Effect;

/// The most effects there may be.
const MOST: usize = 50;
/// The most that one printed tile only may have. Each has its reason beside `Effect`.
const MOST_ALONE: usize = 12;

#[test]
fn effects_are_few_and_most_are_shared() {
    let mut users: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for set in Set::ALL {
        let game = Setup::new(set, 3).game().expect("the board is shipped");
        for (_, ability) in game.tiles() {
            for rule in ability.rules.iter().filter(|rule| !matches!(rule.effect, Effect::Procedure(..))) {
                let written = format!("{:?}", rule.effect);
                let name = written.split(|c: char| !c.is_alphanumeric()).next().unwrap_or_default();
                users.entry(name.to_owned()).or_default().insert(ability.key.to_string());
            }
        }
    }
    let alone: Vec<_> = users.iter().filter(|(_, tiles)| tiles.len() == 1).collect();
    println!("{} effects, {} of one tile: {alone:?}", users.len(), alone.len());
    assert!(users.len() > 20 && users.len() <= MOST, "{} effects", users.len());
    assert!(alone.len() <= MOST_ALONE, "{} effects of one tile: {alone:?}", alone.len());
}
