//! Runs that are split into jobs: a part of the games each, put together where all parts are.
//!
//! A game follows from its number and the seed of the run, and what is counted adds up exactly, so it does not matter who
//! plays which part, or how often a part was begun.

use std::fs;
use std::ops::Range;
use std::path::{Path, PathBuf};

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use crate::table::read;

/// The first line of every part.
const FORMAT: &str = "elbowroom-part 1";

/// Whether the run is one of several jobs.
#[derive(clap::Args)]
pub struct Jobs {
    /// Play only the games with these numbers, from 0, the second not included, and write what they say to the file of
    /// `--out`, for `--merge`.
    #[arg(long, value_name = "FROM..TO", value_parser = range, conflicts_with = "merge")]
    part: Option<Range<u64>>,
    /// Play nothing: put the parts in this folder together, which must be all the games, each once.
    #[arg(long, value_name = "FOLDER")]
    merge: Option<PathBuf>,
}

/// What a run has to do.
pub enum Work<'a> {
    /// Play everything and write the result.
    All,
    /// Play some games and write what they say.
    Part(Range<u64>),
    /// Put together what others have played.
    Merge(&'a Path),
}

/// What some games of a run say.
#[derive(Serialize, Deserialize)]
struct Part<T> {
    format: String,
    /// What the games are: everything that they follow from besides their numbers.
    run: String,
    from: u64,
    to: u64,
    said: T,
}

impl Jobs {
    /// What is to be done in a run of so many games.
    pub fn work(&self, games: u64) -> Result<Work<'_>, String> {
        match (&self.part, &self.merge) {
            (Some(part), _) if part.end > games => {
                Err(format!("there are {games} games: {}..{} is more", part.start, part.end))
            }
            (Some(part), _) => Ok(Work::Part(part.clone())),
            (None, Some(folder)) => Ok(Work::Merge(folder)),
            (None, None) => Ok(Work::All),
        }
    }
}

/// Writes a part; a file is there as a whole or not at all.
pub fn write_part(
    file: &Path,
    run: String,
    numbers: Range<u64>,
    said: &impl Serialize,
) -> Result<(), String> {
    let part = Part { format: FORMAT.to_owned(), run, from: numbers.start, to: numbers.end, said };
    let text = serde_json::to_string(&part).map_err(|error| error.to_string())?;
    let beside = file.with_extension("unfinished");
    fs::write(&beside, text)
        .and_then(|()| fs::rename(&beside, file))
        .map_err(|error| format!("{}: {error}", file.display()))
}

/// Reads the parts of a run in the order of their games and hands over what each says. They must be all the games, each
/// once; files that do not end in `.part` are passed over.
pub fn read_parts<T: DeserializeOwned>(
    folder: &Path,
    run: &str,
    games: u64,
    mut take: impl FnMut(T) -> Result<(), String>,
) -> Result<(), String> {
    let failed = |error: std::io::Error| format!("{}: {error}", folder.display());
    let mut parts: Vec<(Range<u64>, PathBuf, T)> = Vec::new();
    for entry in fs::read_dir(folder).map_err(failed)? {
        let file = entry.map_err(failed)?.path();
        if file.extension().is_none_or(|extension| extension != "part") {
            continue;
        }
        let name = file.display().to_string();
        let part: Part<T> =
            serde_json::from_str(&read(&name)?).map_err(|error| format!("{name}: {error}"))?;
        if part.format != FORMAT || part.run != run {
            return Err(format!("{name} is a part of another run"));
        }
        parts.push((part.from..part.to, file, part.said));
    }
    parts.sort_by_key(|(numbers, ..)| numbers.start);
    let mut due = 0;
    for (numbers, file, said) in parts {
        if numbers.start > due {
            return Err(missing(due..numbers.start));
        }
        if numbers.start < due {
            return Err(format!("{} has games that another part has as well", file.display()));
        }
        take(said).map_err(|why| format!("{}: {why}", file.display()))?;
        due = numbers.end;
    }
    match due.cmp(&games) {
        std::cmp::Ordering::Less => Err(missing(due..games)),
        std::cmp::Ordering::Equal => Ok(()),
        std::cmp::Ordering::Greater => Err(format!("the parts have {due} games, more than {games}")),
    }
}

fn missing(numbers: Range<u64>) -> String {
    format!("no part has the games {}..{}", numbers.start, numbers.end)
}

/// Reads `FROM..TO`.
fn range(text: &str) -> Result<Range<u64>, String> {
    let numbers = text.split_once("..").and_then(|(from, to)| Some(from.parse().ok()?..to.parse().ok()?));
    let numbers: Range<u64> = numbers.ok_or("wants two numbers, for example 0..1000")?;
    if numbers.is_empty() { Err("there are no games between these numbers".to_owned()) } else { Ok(numbers) }
}
