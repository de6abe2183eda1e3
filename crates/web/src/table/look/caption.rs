//! What happened at a place, in a sentence or two.

use super::super::live::Live;
use super::super::text;
use super::tape::Tape;
use crate::words::{fill, say};

/// What was told last before a place.
pub fn told(live: Live, tape: &Tape, at: usize) -> String {
    let said = text::narrate(live, |narrator, fixed| {
        text::told(narrator, &tape.events(&fixed.game, tape.line.before(at), at))
    });
    match said {
        Some(said) if !said.is_empty() => said,
        _ if at == 0 => say("look-start"),
        _ => say("look-turn-begins"),
    }
}

/// Whose turn it was, and in which round.
pub fn turn(live: Live, tape: &Tape, at: usize) -> Option<String> {
    let (seat, round) = tape.line.turn_at(at)?;
    let name = text::narrate(live, |narrator, _| narrator.seat(seat).to_owned())?;
    Some(fill("look-turn", [("name", name.into()), ("round", round.into())]))
}
