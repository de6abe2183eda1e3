//! A game in progress as a file: a record that grows with every answer, so that nothing is lost however it ends.
//!
//! Beside what every record has, it holds the seed, for chance must go on as it was promised, and who plays which seat.

use std::fs::{self, File, OpenOptions};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use bots::roster::Kind;
use content::Setup;
use engine::{Game, Seat};
use wire::history::History;
use wire::nature::Seed;
use wire::record::Record;

use super::seat_and_bot;

/// How the line begins that says which seats bots play.
const BOTS: &str = "# bots";

/// A game as a file tells it.
pub struct Kept {
    /// What was set up.
    pub setup: Setup,
    /// The game.
    pub game: Game,
    /// What was said so far.
    pub history: History,
    /// The seed, where it is known.
    pub seed: Option<Seed>,
    /// The seats that bots play.
    pub bots: Vec<(Seat, Kind)>,
}

/// The file a game is kept in.
pub struct Keeper {
    /// Where it is.
    pub path: PathBuf,
    file: File,
    /// How many facts are in it.
    n_facts: usize,
    round: u8,
}

impl Keeper {
    /// Writes down a game as it is now, and goes on from there.
    pub fn new(
        path: PathBuf,
        setup: &Setup,
        seed: Option<&Seed>,
        bots: &[(Seat, Kind)],
        history: &History,
    ) -> Result<Keeper, String> {
        let mut text = Record::new(setup.clone(), seed.cloned(), history).text()?;
        if let Some(seed) = seed {
            text += &format!("seed {}\n", seed.hex());
        }
        if !bots.is_empty() {
            let seats: Vec<String> =
                bots.iter().map(|(seat, kind)| format!("{seat}={}", kind.key())).collect();
            text += &format!("{BOTS} {}\n", seats.join(" "));
        }
        replace(&path, &text)?;
        let file = OpenOptions::new().append(true).open(&path).map_err(|error| named(&path, &error))?;
        let round = history.state.table().round() + u8::from(history.state.is_over());
        Ok(Keeper { path, file, n_facts: history.facts.len(), round: round.max(1) })
    }

    /// Adds what was said last.
    pub fn add(&mut self, game: &Game, history: &History) -> Result<(), String> {
        let mut lines = String::new();
        for fact in &history.facts[self.n_facts..] {
            lines += &fact.line(game);
            lines.push('\n');
        }
        self.n_facts = history.facts.len();
        let round = history.state.table().round() + u8::from(history.state.is_over());
        if round > self.round {
            lines += &format!("= {} {:016x}\n", round - 1, history.state.hash64());
            self.round = round;
        }
        self.file.write_all(lines.as_bytes()).map_err(|error| named(&self.path, &error))
    }

    /// Makes sure that it is on the disk.
    pub fn sync(&self) -> Result<(), String> {
        self.file.sync_data().map_err(|error| named(&self.path, &error))
    }
}

/// Writes a whole file so that it is never seen half written.
pub fn replace(path: &Path, text: &str) -> Result<(), String> {
    let mut name = path.as_os_str().to_owned();
    name.push(".new");
    let fresh = PathBuf::from(name);
    let write = || {
        let mut file = File::create(&fresh)?;
        file.write_all(text.as_bytes())?;
        file.sync_data()?;
        fs::rename(&fresh, path)
    };
    write().map_err(|error| named(path, &error))
}

/// Reads a game that was left.
pub fn read(path: &Path) -> Result<Kept, String> {
    let mut text = crate::table::read(&path.display().to_string())?;
    // A line that was cut off in the middle was never answered by anybody.
    text.truncate(text.rfind('\n').map_or(0, |end| end + 1));
    let broken = |broken: wire::record::Broken| format!("{}: {broken}", path.display());
    let record = Record::read(&text).map_err(broken)?;
    let (game, history) = record.replay(None).map_err(broken)?;
    let seats = text.lines().rev().find_map(|line| line.strip_prefix(BOTS)).unwrap_or_default();
    let bots = seats.split_whitespace().map(seat_and_bot).collect::<Result<_, _>>()?;
    Ok(Kept { setup: record.setup, game, history, seed: record.seed, bots })
}

/// Whether the file holds a game that has not ended.
pub fn in_progress(path: &Path) -> bool {
    read(path).is_ok_and(|kept| !kept.history.state.is_over())
}

/// A new file for a game nobody has named a file for.
pub fn fresh_file() -> Result<PathBuf, String> {
    let folder = folder();
    fs::create_dir_all(&folder).map_err(|error| named(&folder, &error))?;
    for n in 1.. {
        let path = folder.join(format!("game-{n}.rec"));
        match OpenOptions::new().write(true).create_new(true).open(&path) {
            Ok(_) => return Ok(path),
            Err(error) if error.kind() == std::io::ErrorKind::AlreadyExists => {}
            Err(error) => return Err(named(&path, &error)),
        }
    }
    Err(named(&folder, &std::io::Error::from(std::io::ErrorKind::StorageFull)))
}

/// The game that was left last.
pub fn last_left() -> Result<PathBuf, String> {
    let folder = folder();
    let changed = |path: &PathBuf| {
        fs::metadata(path).and_then(|about| about.modified()).unwrap_or(SystemTime::UNIX_EPOCH)
    };
    let files = fs::read_dir(&folder).into_iter().flatten().filter_map(|entry| Some(entry.ok()?.path()));
    let mut files: Vec<PathBuf> =
        files.filter(|path| path.extension().is_some_and(|end| end == "rec")).collect();
    files.sort_by_key(|path| std::cmp::Reverse(changed(path)));
    let found = files.into_iter().find(|path| in_progress(path));
    found.ok_or_else(|| format!("{}: no game in progress is kept there", folder.display()))
}

/// Where games are kept that nobody has named a file for.
fn folder() -> PathBuf {
    let var = |name: &str| std::env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    let state = var("XDG_STATE_HOME")
        .or_else(|| var("HOME").map(|home| home.join(".local/state")))
        .or_else(|| var("LOCALAPPDATA"));
    state.unwrap_or_else(std::env::temp_dir).join("elbowroom")
}

fn named(path: &Path, error: &std::io::Error) -> String {
    format!("{}: {error}", path.display())
}
