//! `elbowroom pack`: several home-made tiles and boards in one file, checked and played together.

use content::blank::sentence;
use content::pack::{Pack, PartKind, Parts, SHIPPED};
use content::words::{Language, Words};
use content::{Set, Setup};

use crate::play::Play;
use crate::sim::Sim;
use crate::table::read;

/// What is done with a pack.
#[derive(clap::Subcommand)]
pub enum PackCommand {
    /// Says everything that is wrong with packs, or what is in them and where it can be played.
    Check {
        /// Pack files, or keys of packs that come with the game.
        #[arg(required = true)]
        files: Vec<String>,
    },
    /// Plays a game with the tiles of a pack in the terminal; --board names one of its boards.
    Play(PlayPack),
    /// Plays games between random players with the tiles of a pack.
    Sim(SimPack),
    /// Prints a pack with the texts of its tiles written from their rules, in every language.
    Write {
        /// A pack file, or the key of a pack that comes with the game.
        file: String,
    },
}

/// A game with a pack.
#[derive(clap::Args)]
pub struct PlayPack {
    /// A pack file, or the key of a pack that comes with the game.
    file: String,
    #[command(flatten)]
    play: Box<Play>,
}

/// Games of random players with a pack.
#[derive(clap::Args)]
pub struct SimPack {
    /// A pack file, or the key of a pack that comes with the game.
    file: String,
    #[command(flatten)]
    sim: Box<Sim>,
}

impl PackCommand {
    /// Does it.
    pub fn run(self) -> Result<bool, String> {
        match self {
            PackCommand::Check { files } => {
                let mut sound = true;
                for file in &files {
                    sound &= check(file)?;
                }
                Ok(sound)
            }
            PackCommand::Play(PlayPack { file, mut play }) => {
                play.table.pack.push(file);
                play.run()
            }
            PackCommand::Sim(SimPack { file, mut sim }) => {
                sim.table.pack.push(file);
                sim.run()
            }
            PackCommand::Write { file } => {
                tell_on!("{}", written(&file)?);
                Ok(true)
            }
        }
    }
}

/// The text of a pack, by its key or from its file.
fn text(name: &str) -> Result<String, String> {
    match SHIPPED.iter().find(|(key, _)| *key == name) {
        Some((_, text)) => Ok((*text).to_owned()),
        None => read(name),
    }
}

/// Reads a pack by its key or from its file.
pub fn read_pack(name: &str) -> Result<Pack, String> {
    Pack::read(name, &text(name)?).map_err(|faults| {
        let lines: Vec<String> = faults.iter().map(ToString::to_string).collect();
        lines.join("\n")
    })
}

/// Prints what is wrong with a pack, or what it holds.
fn check(name: &str) -> Result<bool, String> {
    let pack = match Pack::read(name, &text(name)?) {
        Ok(pack) => pack,
        Err(faults) => {
            faults.iter().for_each(|fault| tell!("{fault}"));
            return Ok(false);
        }
    };
    pack.tiles.iter().flat_map(|tile| &tile.warnings).for_each(|warning| tell!("{warning}"));
    let why = |set: Set| Setup { tiles: pack.tiles.clone(), ..Setup::new(set, 2) }.game().err();
    let fits: Vec<&str> = Set::ALL.into_iter().filter(|set| why(*set).is_none()).map(Set::key).collect();
    let place = if fits.is_empty() { "no box".to_owned() } else { fits.join(", ") };
    let (tiles, boards) = (pack.tiles.len(), pack.boards.len());
    tell!("ok {name}: {} with {tiles} tiles and {boards} boards, together for {place}", pack.title);
    if let (true, Some(fault)) = (fits.is_empty(), why(Set::Base)) {
        tell!("{name}: {fault}");
    }
    Ok(!fits.is_empty())
}

/// The text of a pack with the texts of its tiles written from their rules.
fn written(name: &str) -> Result<String, String> {
    let mut parts = Parts::read(name, &text(name)?)?;
    let words = Language::ALL.map(Words::new);
    for part in parts.parts.iter_mut().filter(|part| part.kind == PartKind::Tile) {
        let mut draft = content::blank::HomeTile::draft(name, &part.text)?;
        for words in &words {
            let text = sentence::text(words, &draft);
            *draft.text.of_mut(words.language().key()) = Some(text);
        }
        part.text = draft.to_toml();
    }
    Ok(parts.text())
}
