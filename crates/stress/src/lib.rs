//! Clients of the real protocol, and what they put a server through: load ([`load`]) and faults ([`crash`]). Tests of the
//! server use the same client.

use std::path::PathBuf;

pub mod client;
pub mod crash;
pub mod load;
pub mod process;
mod wal;

/// The program that is put to work: the one beside this one unless another is given.
pub fn server_program(given: Option<PathBuf>) -> Result<PathBuf, String> {
    match given {
        Some(file) => Ok(file),
        None => match std::env::current_exe() {
            Ok(own) => Ok(own.with_file_name("elbowroom-server")),
            Err(error) => Err(error.to_string()),
        },
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
