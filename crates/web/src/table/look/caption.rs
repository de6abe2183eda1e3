//! What happened at a place, in a sentence or two.

use engine::notation::Part;
use engine::{Event, UNSEEN};

use super::super::live::Live;
use super::super::text;
use super::super::timeline::icon;
use super::tape::Tape;
use crate::words::{fill, say};

/// How many sentences are said of one place.
const SENTENCES: usize = 2;

/// What was told last before a place.
pub fn told(live: Live, tape: &Tape, at: usize) -> String {
    let said = text::narrate(live, |narrator, fixed| {
        let events = tape.events(&fixed.game, tape.line.before(at), at);
        let secret = |event: &Event| event.parts().iter().any(|(_, part)| *part == Part::Coins(UNSEEN));
        let told = events.iter().filter(|&&event| icon(event).is_some() && !secret(&event));
        told.take(SENTENCES).map(|&event| narrator.event(event)).collect::<Vec<_>>().join(" · ")
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
