//! Clients of the real protocol, and what they put a server through: load ([`load`]) and faults ([`crash`]). Tests of the
//! server use the same client.

use std::path::PathBuf;

pub mod client;
#[cfg(unix)]
pub mod cluster;
pub mod crash;
pub mod load;
#[cfg(unix)]
pub mod players;
pub mod process;
pub mod proxy;
#[cfg(unix)]
mod scaling;
#[cfg(unix)]
pub mod services;
mod wal;

/// What every command takes.
#[derive(Clone, Debug, Default, clap::Args)]
pub struct RunArgs {
    /// Print the result as JSON and nothing else.
    #[arg(long)]
    pub json: bool,
    /// The server; the one beside this program unless another is given.
    #[arg(long, value_name = "FILE")]
    pub server: Option<PathBuf>,
    /// Where the games are kept for this time.
    #[arg(long, value_name = "FOLDER")]
    pub folder: Option<PathBuf>,
}

impl RunArgs {
    /// The program that is put to work.
    fn program(&self) -> Result<PathBuf, String> {
        match &self.server {
            Some(file) => Ok(file.clone()),
            None => match std::env::current_exe() {
                Ok(own) => Ok(own.with_file_name("elbowroom-server")),
                Err(error) => Err(error.to_string()),
            },
        }
    }

    /// The folder for its files.
    fn folder(&self) -> Result<Folder, String> {
        Folder::new(self.folder.clone())
    }
}

/// A folder that is there for the time of a run.
pub struct Folder(pub PathBuf);

impl Folder {
    /// Makes it, in the system's place for such folders unless another is given.
    pub fn new(parent: Option<PathBuf>) -> Result<Folder, String> {
        let parent = parent.unwrap_or_else(std::env::temp_dir);
        let folder = parent.join(format!("elbowroom-stress-{}", std::process::id()));
        std::fs::create_dir_all(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
        Ok(Folder(folder))
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}
