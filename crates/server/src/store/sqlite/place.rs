//! Whether the file that is written to is still the one that the next start will find.
//!
//! Whoever deletes a file, moves it away or puts another in its place does not disturb a program that has it open: it writes
//! on into what nobody will ever read again. So the writer looks before and after every commit whether the names still lead
//! to what it has open, and acknowledges nothing where they do not.

use std::io;
use std::path::{Path, PathBuf};

/// Which file a name leads to.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
struct Identity {
    device: u64,
    number: u64,
}

/// What is wrong with the names.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Astray {
    /// The file is gone, or another has its name.
    File,
    /// Its log is gone, or another has its name. What is in the log can still be moved to the file by who has it open.
    Log,
}

/// The file and its log, as they were when they were opened.
pub struct Place {
    file: PathBuf,
    log: PathBuf,
    /// The file that this program began with.
    opened: Option<Identity>,
    /// The log of the present connection.
    logged: Option<Identity>,
}

impl Place {
    pub fn new(file: &Path) -> Place {
        let mut log = file.as_os_str().to_owned();
        log.push("-wal");
        Place { file: file.to_owned(), log: log.into(), opened: None, logged: None }
    }

    /// A connection was opened, and has read: the log is there.
    pub fn connected(&mut self) {
        self.opened = self.opened.or_else(|| identity(&self.file).ok());
        self.logged = identity(&self.log).ok();
    }

    /// The log is given up.
    pub fn forget_log(&mut self) {
        self.logged = None;
    }

    /// Whether the names lead to what was opened.
    pub fn check(&self) -> Result<(), Astray> {
        if self.opened.is_some() && identity(&self.file).ok() != self.opened {
            return Err(Astray::File);
        }
        if self.logged.is_some() && identity(&self.log).ok() != self.logged {
            return Err(Astray::Log);
        }
        Ok(())
    }
}

#[cfg(unix)]
fn identity(file: &Path) -> io::Result<Identity> {
    use std::os::unix::fs::MetadataExt;
    let found = std::fs::metadata(file)?;
    Ok(Identity { device: found.dev(), number: found.ino() })
}

/// On other systems an open file keeps its name.
#[cfg(not(unix))]
fn identity(_: &Path) -> io::Result<Identity> {
    Err(io::ErrorKind::Unsupported.into())
}
