//! The lines that hosts and engines write to each other (docs/engine-protocol.md).

use std::time::Duration;

use content::Setup;
use engine::{Answer, Answers, Game, View};
use wire::history::History;
use wire::protocol::{Seen, read, write};
use wire::record::Record;

/// The first line of the host.
pub const HELLO: &str = "engine 1";

/// How long or how far an engine may think.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub struct Limits {
    /// For so long.
    pub movetime: Option<Duration>,
    /// Over so many positions.
    pub positions: Option<u64>,
}

impl Limits {
    /// Reads the words after `go`; those that are not known are ignored.
    pub fn read(words: &str) -> Limits {
        let mut limits = Limits::default();
        let mut words = words.split_whitespace();
        while let Some(word) = words.next() {
            match word {
                "movetime" => {
                    limits.movetime = words.next().and_then(|n| n.parse().ok()).map(Duration::from_millis);
                }
                "positions" => limits.positions = words.next().and_then(|n| n.parse().ok()),
                _ => {}
            }
        }
        limits
    }
}

/// The lines that begin a game.
pub fn game_lines(setup: &Setup) -> Result<String, String> {
    let record = Record::new(setup.clone(), None, &History::new(&setup.game()?)).text()?;
    let head: Vec<&str> = record.lines().skip(1).take_while(|line| *line != "---").collect();
    Ok(format!("game\n{}\nend\n", head.join("\n")))
}

/// The setup that the lines between `game` and `end` speak of.
pub fn read_setup(lines: &[String]) -> Result<Setup, String> {
    let text = format!("elbowroom record 1\n{}\n---\n", lines.join("\n"));
    Record::read(&text).map(|record| record.setup).map_err(|broken| broken.to_string())
}

/// The lines that show a position to the seat that must answer.
pub fn position_lines(game: &Game, view: &View, answers: &Answers) -> String {
    let seat = view.viewer.map_or('-', engine::Seat::letter);
    let mut text = format!(
        "position\nseat {seat}\nview {}\npacked {}\n",
        write(&Seen::plain(game, view)),
        write(&Seen::new(game, view))
    );
    for &answer in answers.iter() {
        text += "legal ";
        answer.write(game, &mut text);
        text.push('\n');
    }
    text + "end\n"
}

/// The view that the lines between `position` and `end` show.
pub fn read_position(lines: &[String]) -> Result<View, String> {
    let packed = lines.iter().find_map(|line| line.strip_prefix("packed "));
    let seen: Seen = read(packed.ok_or("the position has no line 'packed'")?)
        .map_err(|_| "the line 'packed' cannot be read".to_owned())?;
    seen.view().ok_or_else(|| "the line 'packed' shows no table of this engine".to_owned())
}

/// The line that answers.
pub fn best_turn(game: &Game, answers: &[Answer]) -> String {
    let lines: Vec<String> = answers.iter().map(|answer| answer.line(game)).collect();
    format!("bestturn {}", lines.join("; "))
}

/// The answers of such a line.
pub fn read_best_turn(game: &Game, words: &str) -> Result<Vec<Answer>, String> {
    let read = |line: &str| Answer::read(game, line).map_err(|misread| misread.to_string());
    words.split(';').map(str::trim).filter(|line| !line.is_empty()).map(read).collect()
}
