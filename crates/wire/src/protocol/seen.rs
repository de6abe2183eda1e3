//! What a viewer is shown: made from a view, and from nothing else.

use base64::Engine;
use base64::engine::general_purpose::STANDARD_NO_PAD;
use engine::notation::write_answer;
use engine::{Actor, Answer, Event, Game, MAX_SEATS, Seat, State, Table, Tile, View};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::PlainTable;
use crate::history::{Barrier, History};

/// A view on its way.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Seen {
    /// Whose view, unless a spectator's.
    viewer: Option<char>,
    /// The bytes of the table, in base 64: for clients with the same engine. Others ask for [`PlainTable`].
    #[serde(default, skip_serializing_if = "String::is_empty")]
    table: String,
    /// The table in keys and numbers, for who has asked for that (`?format=plain`). The page never does, and carries
    /// nothing to read it with.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(target_arch = "wasm32", serde(skip))]
    plain: Option<Box<PlainTable>>,
    /// The purses the viewer may see, by seat.
    coins: Vec<Option<u16>>,
    /// The tile of the next event, if the viewer has looked at it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    omen: Option<u8>,
}

/// One answer in the log and what came of it, as the viewer may know it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[non_exhaustive]
pub struct Entry {
    /// The answer with who gave it: `A conquer 7`, `* die 2`. Nothing if it was given in secret.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub said: Option<String>,
    /// What happened, in notation. Coins the viewer may not know are `?`.
    pub events: Vec<String>,
}

/// What can be taken back and given again.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Undo {
    /// Who may take something back.
    pub back: Option<char>,
    /// How many answers.
    pub steps: usize,
    /// Who may give something again.
    pub forth: Option<char>,
    /// What nobody can go back past: `barrier-start`, `barrier-die`, `barrier-draw` or `barrier-other`.
    pub barrier: String,
}

impl Seen {
    /// A view, ready to travel.
    pub fn new(game: &Game, view: &View) -> Seen {
        Seen {
            viewer: view.viewer.map(Seat::letter),
            table: STANDARD_NO_PAD.encode(view.table.pack()),
            plain: None,
            coins: view.coins[..usize::from(game.players())].to_vec(),
            omen: view.omen.map(|tile| tile.0),
        }
    }

    /// The same for clients without an engine.
    pub fn plain(game: &Game, view: &View) -> Seen {
        Seen {
            table: String::new(),
            plain: Some(Box::new(PlainTable::new(game, view))),
            ..Seen::new(game, view)
        }
    }

    /// The view, if it is one.
    pub fn view(&self) -> Option<View> {
        let viewer = match self.viewer {
            None => None,
            Some(letter) => Some(Seat::from_letter(letter.encode_utf8(&mut [0; 4]))?),
        };
        let mut coins = [None; MAX_SEATS];
        coins.get_mut(..self.coins.len())?.copy_from_slice(&self.coins);
        let table = Table::unpack(&STANDARD_NO_PAD.decode(&self.table).ok()?)?;
        Some(View { viewer, table, coins, omen: self.omen.map(Tile) })
    }

    /// The state the viewer may take for real, purses not shown taken to be as full as any: what the engine says of it
    /// holds for the viewer's own choices, which is what previews need.
    pub fn state(&self) -> Option<State> {
        let view = self.view()?;
        let coins = view.coins.map(|coins| coins.unwrap_or(u16::MAX / 2));
        Some(State::supposed(&view.table, coins, view.omen))
    }
}

impl Entry {
    /// What a viewer hears of an answer and its events.
    pub fn new(game: &Game, view: &View, who: Actor, answer: Answer, events: &[Event]) -> Entry {
        Entry {
            said: Entry::said(game, view, who, answer),
            events: events.iter().map(|&event| view.hears(game, event).line(game)).collect(),
        }
    }

    /// What a viewer hears of an answer.
    pub fn said(game: &Game, view: &View, who: Actor, answer: Answer) -> Option<String> {
        view.hears_answer(game, who, answer).map(|answer| write_answer(game, who, answer))
    }
}

impl Undo {
    /// What a history allows.
    pub fn new(history: &History) -> Undo {
        let undoable = history.undoable();
        let barrier = match history.barrier() {
            Barrier::Start => "barrier-start",
            Barrier::Die => "barrier-die",
            Barrier::Draw => "barrier-draw",
            Barrier::Other => "barrier-other",
        };
        Undo {
            back: undoable.map(|(seat, _)| seat.letter()),
            steps: undoable.map_or(0, |(_, steps)| steps),
            forth: history.redoable().map(Seat::letter),
            barrier: barrier.to_owned(),
        }
    }
}
