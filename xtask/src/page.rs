//! The page: compiled for browsers, then put together by `page-builder`.

use std::path::{Path, PathBuf};
use std::process::Command;

use crate::{run, setup};

/// How much time goes into making the page small.
#[derive(Copy, Clone, PartialEq, Eq)]
pub enum Size {
    /// As released.
    Small,
    /// Built in a fraction of the time.
    Quick,
}

impl Size {
    fn profile(self) -> &'static str {
        match self {
            Size::Small => "web",
            Size::Quick => "web-quick",
        }
    }

    /// Where the page is put.
    pub fn folder(self) -> PathBuf {
        run::root().join(match self {
            Size::Small => "target/page",
            Size::Quick => "target/page-quick",
        })
    }

    /// Compiles the page for browsers.
    pub fn compile(self) -> Command {
        let profile = self.profile();
        run::cargo_command(&["build", "-p", "elbowroom-web", "--target", setup::WASM, "--profile", profile])
    }

    /// Puts the page together from what was compiled.
    pub fn assemble(self, builder: &Path) -> Command {
        let mut command = Command::new(builder);
        command
            .arg(run::target().join(setup::WASM).join(self.profile()).join("elbowroom-web.wasm"))
            .arg(self.folder());
        if self == Size::Quick {
            command.arg("--quick");
        }
        command
    }
}

/// Builds the page and says where it is.
pub fn build(size: Size) -> Result<PathBuf, String> {
    setup::for_page()?;
    run::finish(&mut size.compile(), "cargo build -p elbowroom-web")?;
    run::cargo(&["build", "-p", "page-builder"])?;
    run::finish(&mut size.assemble(&run::target().join("debug/page-builder")), "page-builder")?;
    Ok(size.folder())
}
