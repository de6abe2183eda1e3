//! The net says the same here as where it was trained.

use bots::net::Net;
use bots::net::inputs::{Inputs, NUMBER_COUNT};
use content::{Set, Setup};
use elbowroom_bots as bots;

const CHECKS: &str = include_str!("../nets/shipped.check");

/// A line of numbers.
fn numbers<T: std::str::FromStr>(line: Option<&str>) -> Vec<T> {
    let words = line.unwrap_or_default().split_whitespace();
    words.map(|word| word.parse().unwrap_or_else(|_| panic!("no number: {word}"))).collect()
}

#[test]
fn verdicts_are_those_of_the_trainer() {
    let mut lines = CHECKS.lines();
    assert_eq!(lines.next(), Some("elbowroom-net-check 1"));
    let mut checked = 0;
    while let Some(named) = lines.next() {
        let (table, turns) = named.split_once(' ').unwrap_or_default();
        let (set, players) = table.rsplit_once('-').unwrap_or_default();
        let set = Set::from_key(set).unwrap_or_else(|why| panic!("{why}"));
        let players = players.trim_end_matches('p').parse().unwrap_or(0);
        let game = Setup::new(set, players).game().unwrap_or_else(|why| panic!("{why}"));
        let net = Net::shipped(&game).unwrap_or_else(|| panic!("the shipped net cannot be read"));
        let things: Vec<u16> = numbers(lines.next());
        let seen: Vec<f32> = numbers(lines.next());
        let seen: [f32; NUMBER_COUNT] = seen.try_into().unwrap_or([0.0; NUMBER_COUNT]);
        let wanted: Vec<f32> = numbers(lines.next());
        let said = net.verdict(&Inputs::from_parts(&things, seen, turns.parse().unwrap_or(0)));
        assert!((said.coins - wanted[0]).abs() < 1e-3, "{table}: {said:?}, not {wanted:?}");
        assert!((said.edge - wanted[1]).abs() < 1e-3, "{table}: {said:?}, not {wanted:?}");
        checked += 1;
    }
    assert!(checked >= 10, "{checked} views");
}
