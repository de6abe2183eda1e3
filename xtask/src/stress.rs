//! What is done to a server by many clients at once.

use std::process::Command;

use crate::{run, setup};

/// Measures a server compiled like a release, with clients compiled the same.
pub fn load(words: &[&str]) -> Result<(), String> {
    setup::for_load()?;
    if words.contains(&"--cluster") {
        setup::for_quick_tests()?;
    }
    let features = ["--features", "server/jemalloc"];
    let build =
        [&["build", "--quiet", "--profile", "load", "-p", "elbowroom-server", "-p", "stress"], &features[..]]
            .concat();
    run::finish(&mut run::cargo_command(&build), "cargo build --profile load")?;
    run::finish(Command::new(run::target().join("load/stress")).args(words), "stress load")
}

/// Lets a server, or several that share a database, meet faults. It is the one of the tests: only with debug assertions it ends itself where it is told to.
pub fn crash(words: &[&str]) -> Result<(), String> {
    if words.first() == Some(&"cluster") {
        setup::for_quick_tests()?;
    }
    let build = ["build", "--quiet", "-p", "elbowroom-server", "-p", "stress", "--bins"];
    run::finish(&mut run::cargo_command(&build), "cargo build -p elbowroom-server -p stress")?;
    run::finish(Command::new(run::target().join("debug/stress")).args(words), "stress")
}
