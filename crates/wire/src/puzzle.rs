//! Puzzles as text: each is the record of a game up to the turn it is about, with the plan that is far better than all
//! others in comments before it.
//!
//! ```text
//! # puzzle base-3p-41
//! # best expand; conquer 12; conquer 9
//! # lead 42:8
//! # tempting decline
//! # cost 61:10
//! elbowroom record 1
//! …
//! ```
//!
//! `lead` says by how many tenths of a coin the best plan ends ahead of the next best, and `cost` what the tempting plan
//! loses, each with half its 95 % interval.

use std::fmt::Write;

/// The word with which a puzzle begins.
const BEGIN: &str = "# puzzle ";

/// Tenths of a coin, and half the 95 % interval.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Tenths {
    /// The mean.
    pub mean: i32,
    /// Half the interval.
    pub error: i32,
}

/// A puzzle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Puzzle {
    /// Its name.
    pub name: String,
    /// The best plan: answers in notation, without who gives them.
    pub best: Vec<String>,
    /// By how much it ends ahead of the next best.
    pub lead: Tenths,
    /// What somebody does who thinks little.
    pub tempting: Vec<String>,
    /// What that loses.
    pub cost: Tenths,
    /// The record of the game up to the turn.
    pub record: String,
}

impl Tenths {
    /// From coins.
    pub fn of(mean: f64, error: f64) -> Tenths {
        let tenths = |coins: f64| (10.0 * coins).round() as i32;
        // An error of less than the last digit is still one.
        Tenths { mean: tenths(mean), error: tenths(error).max(1) }
    }

    fn read(text: &str) -> Option<Tenths> {
        let (mean, error) = text.split_once(':')?;
        Some(Tenths { mean: mean.parse().ok()?, error: error.parse().ok()? })
    }
}

impl std::fmt::Display for Tenths {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}:{}", self.mean, self.error)
    }
}

impl Puzzle {
    /// Writes puzzles one after the other.
    pub fn write_all(puzzles: &[Puzzle]) -> String {
        let mut text = String::new();
        for puzzle in puzzles {
            // Writing to a string cannot fail.
            let _ = write!(
                text,
                "{BEGIN}{}\n# best {}\n# lead {}\n# tempting {}\n# cost {}\n{}",
                puzzle.name,
                puzzle.best.join("; "),
                puzzle.lead,
                puzzle.tempting.join("; "),
                puzzle.cost,
                puzzle.record
            );
        }
        text
    }

    /// Reads puzzles; nothing if a line is not as it should be. Whether the records are those of games is for whoever
    /// plays them.
    pub fn read_all(text: &str) -> Option<Vec<Puzzle>> {
        let mut rest = text;
        let mut puzzles = Vec::new();
        while !rest.is_empty() {
            let own = rest.strip_prefix(BEGIN)?;
            let end = own.find(&format!("\n{BEGIN}")).map_or(own.len(), |at| at + 1);
            puzzles.push(Puzzle::read(&own[..end])?);
            rest = &own[end..];
        }
        Some(puzzles)
    }

    /// Reads a puzzle after the word with which it begins.
    fn read(text: &str) -> Option<Puzzle> {
        let mut lines = text.splitn(6, '\n');
        let name = lines.next()?.to_owned();
        let mut said = |word: &str| lines.next()?.strip_prefix("# ")?.strip_prefix(word)?.strip_prefix(' ');
        let plan = |text: &str| text.split("; ").map(ToOwned::to_owned).collect();
        let (best, lead) = (plan(said("best")?), Tenths::read(said("lead")?)?);
        let (tempting, cost) = (plan(said("tempting")?), Tenths::read(said("cost")?)?);
        Some(Puzzle { name, best, lead, tempting, cost, record: lines.next()?.to_owned() })
    }
}

#[cfg(test)]
mod tests {
    use super::{Puzzle, Tenths};

    fn puzzle(name: &str) -> Puzzle {
        Puzzle {
            name: name.to_owned(),
            best: vec!["expand".to_owned(), "conquer 4".to_owned()],
            lead: Tenths { mean: 42, error: 8 },
            tempting: vec!["decline".to_owned()],
            cost: Tenths::of(6.04, 0.001),
            record: "elbowroom record 1\nbox base\n---\nA pick 1\n".to_owned(),
        }
    }

    #[test]
    fn puzzles_are_read_as_they_are_written() {
        let puzzles = vec![puzzle("base-2p-1"), puzzle("base-2p-2")];
        let text = Puzzle::write_all(&puzzles);
        assert_eq!(Puzzle::read_all(&text), Some(puzzles));
        assert!(text.contains("# cost 60:1\n"), "{text}");
    }

    #[test]
    fn what_is_no_puzzle_is_not_read() {
        let text = Puzzle::write_all(&[puzzle("one")]);
        assert_eq!(Puzzle::read_all(&text.replace("42:8", "42")), None);
        assert_eq!(Puzzle::read_all(&text.replace("# tempting", "# tempted")), None);
        assert_eq!(Puzzle::read_all("elbowroom record 1\n"), None);
        assert_eq!(Puzzle::read_all(""), Some(Vec::new()));
    }
}
