//! Which change of this crate is in force. This module is added to the woven copy of a crate and is in no other program.
//!
//! `ELBOWROOM_MUTANT` is the number of the change; without it the code does what it always does. `ELBOWROOM_STEPS` is how
//! many places with changes may be passed before the program ends: what would run forever ends the same way on every
//! machine. With `ELBOWROOM_REACHED`, the name of a file, nothing is changed: the places that are passed are written into
//! the file, and now and then how many steps it took. These are limited too.

use std::fs::OpenOptions;
use std::io::Write;
use std::sync::atomic::Ordering::Relaxed;
use std::sync::atomic::{AtomicU32, AtomicU64};
use std::sync::{Mutex, OnceLock};

/// What the program ends with when its steps are used up.
const NO_STEPS_LEFT: i32 = 97;

/// The number of the change, larger than all when there is none.
static CHANGE: AtomicU32 = AtomicU32::new(u32::MAX);

/// How many places may still be passed; 0 at the start, and as long as the places are written down.
static STEPS: AtomicU64 = AtomicU64::new(0);

/// The file for the places that are passed, if they are written down.
static REACHED: OnceLock<Option<String>> = OnceLock::new();

/// Those that were passed, how often any was, and how often it may be.
static PASSED: Mutex<(Vec<bool>, u64, u64)> = Mutex::new((Vec::new(), 0, u64::MAX));

/// At a place whose changes are numbered from `first`: which of them is in force, counted from 0. A number that is too
/// large for the place means none of them.
#[inline(always)]
pub fn at(first: u32) -> u32 {
    let left = STEPS.load(Relaxed);
    if left == 0 {
        rare(first);
    } else {
        STEPS.store(left - 1, Relaxed);
    }
    CHANGE.load(Relaxed).wrapping_sub(first)
}

#[cold]
#[inline(never)]
fn rare(first: u32) {
    let number = |name: &str| std::env::var(name).ok().and_then(|text| text.parse::<u64>().ok());
    if let Some(reached) = REACHED.get() {
        match reached {
            Some(file) => write_down(first, file),
            None => std::process::exit(NO_STEPS_LEFT),
        }
        return;
    }
    let file = REACHED.get_or_init(|| std::env::var("ELBOWROOM_REACHED").ok());
    let most = number("ELBOWROOM_STEPS").unwrap_or(u64::MAX);
    if let Some(file) = file {
        PASSED.lock().expect("nobody else has it").2 = most;
        return write_down(first, file);
    }
    CHANGE.store(number("ELBOWROOM_MUTANT").map_or(u32::MAX, |number| number as u32), Relaxed);
    STEPS.store(most, Relaxed);
}

fn write_down(first: u32, file: &str) {
    let Ok(mut passed) = PASSED.lock() else { return };
    let (places, steps, most) = &mut *passed;
    let place = first as usize;
    if places.len() <= place {
        places.resize(place + 1, false);
    }
    let is_new = !std::mem::replace(&mut places[place], true);
    *steps += 1;
    if *steps > *most {
        std::process::exit(NO_STEPS_LEFT);
    }
    let mut lines = String::new();
    if is_new {
        lines += &format!("{first}\n");
    }
    if steps.is_power_of_two() {
        lines += &format!("steps {steps}\n");
    }
    if !lines.is_empty() {
        let file = OpenOptions::new().create(true).append(true).open(file);
        file.and_then(|mut file| file.write_all(lines.as_bytes())).expect("the file can be written");
    }
}
