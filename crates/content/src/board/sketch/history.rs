//! A sketch with the way back.

use super::{Act, Refusal, Sketch};

/// How many steps can be taken back.
const MOST: usize = 100;

/// A sketch, what it was before, and what it was before something was taken back.
#[derive(Clone, Debug)]
pub struct History {
    now: Sketch,
    past: Vec<Sketch>,
    future: Vec<Sketch>,
}

impl History {
    /// Begins with a sketch.
    pub fn new(sketch: Sketch) -> History {
        History { now: sketch, past: Vec::new(), future: Vec::new() }
    }

    /// The sketch.
    pub fn now(&self) -> &Sketch {
        &self.now
    }

    /// Does something that can be taken back.
    pub fn act(&mut self, act: &Act) -> Result<(), Refusal> {
        let mut next = self.now.clone();
        next.act(act)?;
        if next != self.now {
            self.past.push(std::mem::replace(&mut self.now, next));
            self.past.drain(..self.past.len().saturating_sub(MOST));
            self.future.clear();
        }
        Ok(())
    }

    /// Whether anything can be taken back.
    pub fn can_undo(&self) -> bool {
        !self.past.is_empty()
    }

    /// Whether anything that was taken back can be done again.
    pub fn can_redo(&self) -> bool {
        !self.future.is_empty()
    }

    /// Takes the last step back.
    pub fn undo(&mut self) {
        if let Some(before) = self.past.pop() {
            self.future.push(std::mem::replace(&mut self.now, before));
        }
    }

    /// Does again what was taken back last.
    pub fn redo(&mut self) {
        if let Some(after) = self.future.pop() {
            self.past.push(std::mem::replace(&mut self.now, after));
        }
    }
}
