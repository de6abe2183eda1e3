//! `elbowroom board`: list, check, draw and make boards.

use std::fs;
use std::path::{Path, PathBuf};

use clap::{Subcommand, ValueEnum};
use content::board::island::Size;
use content::board::shape::Shape;
use content::board::{BoardFile, check, shipped};

/// What to do with boards.
#[derive(Clone, Debug, Subcommand)]
pub enum BoardCommand {
    /// List the boards that come with the game
    List,
    /// Check board files; all shipped boards if none is named
    Check {
        /// Board files, or keys of shipped boards
        files: Vec<String>,
    },
    /// Draw a board as a picture
    Render {
        /// The key of a shipped board, islands joined with `+`, or a board file
        board: String,
        /// Where to write the picture; its ending, .svg or .png, says which kind
        #[arg(long)]
        out: PathBuf,
        /// The width of a PNG in pixels
        #[arg(long, default_value_t = 1600, value_parser = clap::value_parser!(u32).range(64..=8192))]
        width: u32,
    },
    /// Tell how often each place in the order of play wins
    Fairness(crate::fairness::Fairness),
    /// Make a board nobody has drawn before
    New {
        /// The box
        #[arg(long = "box", value_enum)]
        set: BoxName,
        /// How many people play on it
        #[arg(long, value_parser = clap::value_parser!(u8).range(2..=5), required_unless_present = "size")]
        players: Option<u8>,
        /// The face of a Warcraft island instead of a whole set of them
        #[arg(long, value_enum, conflicts_with = "players")]
        size: Option<SizeName>,
        /// Which of the boards of that size the face is on
        #[arg(long, default_value_t = 1, requires = "size")]
        tile: u8,
        /// The same seed makes the same board
        #[arg(long, default_value_t = 1)]
        seed: u64,
        /// The key used in commands; made up from box, players and seed if not given
        #[arg(long)]
        key: Option<String>,
        /// The name shown to people
        #[arg(long)]
        title: Option<String>,
        /// Where to write the board; to the terminal if not given
        #[arg(long)]
        out: Option<PathBuf>,
    },
}

/// A box, as written in commands.
#[derive(Clone, Copy, Debug, ValueEnum)]
pub enum BoxName {
    /// Small World
    Base,
    /// Underground
    Underground,
    /// River World
    #[value(aliases = ["river_world", "river"])]
    RiverWorld,
    /// World of Warcraft
    #[value(aliases = ["warcraft"])]
    Wow,
}

/// The size of an island, as written in commands.
#[derive(Clone, Copy, Debug, ValueEnum)]
pub enum SizeName {
    /// About eleven land regions
    Large,
    /// About nine
    Medium,
    /// About seven
    Small,
}

impl BoardCommand {
    /// Does it; what went wrong as words for the terminal.
    pub fn run(self) -> Result<(), String> {
        match self {
            Self::List => {
                list();
                Ok(())
            }
            Self::Check { files } => check_all(&files),
            Self::Fairness(fairness) => fairness.run(),
            Self::Render { board, out, width } => render(&board, &out, width),
            Self::New { set, players, size, tile, seed, key, title, out } => {
                let fresh = match (size, players) {
                    (Some(size), _) if matches!(set, BoxName::Wow) => {
                        atlas::fresh::face(size.into(), tile, seed)?
                    }
                    (Some(_), _) => return Err("only boards of the box wow have a size".to_owned()),
                    (None, players) => atlas::fresh::board(set.key(), players.unwrap_or(2), seed)?,
                };
                let mut board = fresh.board;
                board.key = key.unwrap_or(board.key);
                board.title = title.or(board.title);
                write_board(&board, out.as_deref())
            }
        }
    }
}

impl BoxName {
    fn key(self) -> &'static str {
        match self {
            Self::Base => "base",
            Self::Underground => "underground",
            Self::RiverWorld => "river_world",
            Self::Wow => "wow",
        }
    }
}

impl From<SizeName> for Size {
    fn from(size: SizeName) -> Self {
        match size {
            SizeName::Large => Self::Large,
            SizeName::Medium => Self::Medium,
            SizeName::Small => Self::Small,
        }
    }
}

fn list() {
    println!(
        "{:<18} {:<12} {:>7} {:>6} {:>7}  {:<14} TITLE",
        "KEY", "BOX", "PLAYERS", "ROUNDS", "REGIONS", "PROVENANCE"
    );
    for ship in shipped::ALL {
        let board = ship.board();
        let (players, rounds) = match board.size {
            Some(size) => (size.key().to_owned(), "-".to_owned()),
            None => (board.players.to_string(), board.rounds.to_string()),
        };
        println!(
            "{:<18} {:<12} {players:>7} {rounds:>6} {:>7}  {:<14} {}",
            board.key,
            board.set,
            board.regions.len(),
            board.provenance,
            atlas::picture::title(&board)
        );
    }
    println!("\nWarcraft is played on sets of islands: join one key per player with +, as in");
    println!("  elbowroom board render wow-large-1a+wow-small-2b --out islands.svg");
}

fn check_all(files: &[String]) -> Result<(), String> {
    let names: Vec<String> = if files.is_empty() {
        shipped::ALL.iter().map(|ship| ship.key.to_owned()).collect()
    } else {
        files.to_vec()
    };
    let mut n_bad = 0;
    for name in &names {
        let faults = match read(name) {
            Err(fault) => vec![fault],
            Ok((board, shape)) => faults_of(name, &board, shape),
        };
        if faults.is_empty() {
            println!("{name}: good");
        } else {
            n_bad += 1;
            for fault in faults {
                eprintln!("{fault}");
            }
        }
    }
    if n_bad == 0 { Ok(()) } else { Err(format!("{n_bad} of {} boards have faults", names.len())) }
}

fn faults_of(name: &str, board: &BoardFile, shape: Option<Shape>) -> Vec<String> {
    let faults = check::faults(name, board);
    if !faults.is_empty() {
        return faults.iter().map(ToString::to_string).collect();
    }
    let shape = match shape {
        Some(shape) => shape,
        None => match atlas::chart::chart(name, board) {
            Ok(shape) => shape,
            Err(fault) => return vec![fault.to_string()],
        },
    };
    atlas::verify::faults(board, &shape)
}

fn render(name: &str, out: &Path, width: u32) -> Result<(), String> {
    let (board, shape) = read(name)?;
    if let Some(fault) = check::faults(name, &board).first() {
        return Err(fault.to_string());
    }
    let shape = match shape {
        Some(shape) => shape,
        None => atlas::chart::chart(name, &board).map_err(|fault| fault.to_string())?,
    };
    let svg = atlas::picture::svg(&board, &shape);
    match out.extension().and_then(|ending| ending.to_str()) {
        Some("svg") => write(out, svg.as_bytes()),
        Some("png") => write(out, &atlas::picture::png(&svg, width)?),
        _ => Err(format!("{}: a picture ends in .svg or .png", out.display())),
    }
}

/// A shipped board with its shape, or one from a file.
fn read(name: &str) -> Result<(BoardFile, Option<Shape>), String> {
    if !Path::new(name).exists() {
        let words = |fault: content::fault::Fault| {
            format!("{fault}, and there is no such file; `elbowroom board list` shows the boards")
        };
        let board = shipped::find(name).map_err(words)?;
        let shape = shipped::find_shape(name).map_err(|fault| fault.to_string())?;
        return Ok((board, Some(shape)));
    }
    let text = fs::read_to_string(name).map_err(|error| format!("{name}: {error}"))?;
    let board = BoardFile::parse(name, &text).map_err(|fault| fault.to_string())?;
    Ok((board, None))
}

fn write_board(board: &BoardFile, out: Option<&Path>) -> Result<(), String> {
    if let Some(path) = out {
        return write(path, board.to_text().as_bytes());
    }
    print!("{}", board.to_text());
    Ok(())
}

fn write(path: &Path, bytes: &[u8]) -> Result<(), String> {
    fs::write(path, bytes).map_err(|error| format!("{}: {error}", path.display()))
}
