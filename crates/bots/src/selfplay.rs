//! Games to train the net from: what every seat saw between turns, and how it went on.
//!
//! A file is a head of text and rows of [`ROW_BYTES`] bytes, all numbers little-endian. The head is `elbowroom-selfplay 1`, a
//! line with players, rounds, things besides tiles, parts a tile can play, most things of a row, numbers of a row and words,
//! a line for each tile (its key and its words, see [`crate::net::tile_words`]) and an empty line. Each game has a
//! row for every seat at the beginning of every turn, in the order of seats, and at its end. A row is
//!
//! - the things the net sees, 16 bits each, `0xffff` where there are no more,
//! - the numbers of the value function, 32-bit floats,
//! - what the value function says is to come, a 32-bit float; at the end the seat's part of the win,
//! - the seat's coins, 16 bits,
//! - the turns it still has, 8 bits; at the end 0,
//! - 8 bits: 1 if somebody strayed in the turn before, 2 at the end of the game, 4 times the seat whose turn it is.

use engine::{Game, Query, Seat, State};

use crate::fit::{Lessons, play_straying};
use crate::garrison::Front;
use crate::net::inputs::{FIXED, Inputs, MAX_THINGS, ROLE_COUNT};
use crate::net::{WORD_COUNT, vocabulary};
use crate::roster::Roster;
use crate::value::{FEATURE_COUNT, Traits, traits_before};

/// How long a row is.
pub const ROW_BYTES: usize = 2 * MAX_THINGS + 4 * FEATURE_COUNT + 4 + 4;

const STRAYED: u8 = 1;
const END: u8 = 2;

/// The head of a file.
pub fn head(game: &Game) -> String {
    format!(
        "elbowroom-selfplay 1\n{} {} {FIXED} {ROLE_COUNT} {MAX_THINGS} {FEATURE_COUNT} {WORD_COUNT}\n{}\n",
        game.players(),
        game.rounds(),
        vocabulary(game)
    )
}

/// Plays the game of that number; returns its rows.
pub fn rows(game: &Game, roster: &Roster, lessons: &Lessons, number: u64) -> Vec<u8> {
    let mut rows = Vec::new();
    play_straying(game, roster, lessons, number, |state, strayed| {
        let flags = u8::from(strayed) * STRAYED;
        if state.is_over() {
            add_end(game, state, flags, &mut rows);
        } else {
            add_turn(game, roster, state, flags, &mut rows);
        }
    });
    rows
}

fn add_turn(game: &Game, roster: &Roster, state: &State, flags: u8, rows: &mut Vec<u8>) {
    let q = Query { game, table: state.table() };
    let front = Front::new(q);
    let lore = roster.lore();
    let traits: Vec<Traits> = game.seats().map(|seat| traits_before(lore, q, &front, seat)).collect();
    for seat in game.seats() {
        let inputs = Inputs::new(lore, q, &front, &traits, seat);
        let own = &traits[usize::from(seat.0)];
        let row = Row {
            things: inputs.things(),
            numbers: &own.numbers.0,
            future: roster.mind().value.future(own),
            coins: state.coins(seat),
            turns: own.turns,
            flags: flags | q.table.seat().0 << 2,
        };
        row.write(rows);
    }
}

fn add_end(game: &Game, state: &State, flags: u8, rows: &mut Vec<u8>) {
    let winners = Query { game, table: state.table() }.winners(|seat| state.coins(seat));
    let part = |seat: Seat| if winners.contains(&seat) { 1.0 / winners.len() as f32 } else { 0.0 };
    for seat in game.seats() {
        let row = Row {
            things: &[],
            numbers: &[0.0; FEATURE_COUNT],
            future: part(seat),
            coins: state.coins(seat),
            turns: 0,
            flags: flags | END,
        };
        row.write(rows);
    }
}

struct Row<'a> {
    things: &'a [u16],
    numbers: &'a [f32; FEATURE_COUNT],
    future: f32,
    coins: u16,
    turns: u8,
    flags: u8,
}

impl Row<'_> {
    fn write(&self, rows: &mut Vec<u8>) {
        let none = std::iter::repeat(&u16::MAX);
        for thing in self.things.iter().chain(none).take(MAX_THINGS) {
            rows.extend(thing.to_le_bytes());
        }
        self.numbers.iter().for_each(|number| rows.extend(number.to_le_bytes()));
        rows.extend(self.future.to_le_bytes());
        rows.extend(self.coins.to_le_bytes());
        rows.extend([self.turns, self.flags]);
    }
}
