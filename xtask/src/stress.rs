//! What is done to a server by many clients at once.

use std::process::Command;

use crate::{run, setup};

/// The feature that gives the server the allocator of releases.
const ALLOCATOR: &str = "elbowroom-server/jemalloc";

/// Measures a server compiled like a release, with clients compiled the same.
pub fn load(words: &[&str]) -> Result<(), String> {
    setup::for_load()?;
    if words.contains(&"--cluster") {
        setup::for_quick_tests()?;
    }
    let target = run::target_without_spaces();
    let mut build = run::cargo_command(&[
        "build",
        "--quiet",
        "--profile",
        "load",
        "-p",
        "elbowroom-server",
        "-p",
        "stress",
    ]);
    build.args(["--features", ALLOCATOR]).arg("--target-dir").arg(&target);
    run::finish(&mut build, "cargo build --profile load")?;
    run::finish(Command::new(target.join("load/stress")).args(words), "stress load")
}

/// Lets a server, or several that share a database, meet faults. It is the one of the tests: only with debug assertions it
/// ends itself where it is told to.
pub fn crash(words: &[&str]) -> Result<(), String> {
    if words.first() == Some(&"cluster") {
        setup::for_quick_tests()?;
    }
    let build = ["build", "--quiet", "-p", "elbowroom-server", "-p", "stress", "--bins"];
    run::finish(&mut run::cargo_command(&build), "cargo build -p elbowroom-server -p stress")?;
    run::finish(Command::new(run::target().join("debug/stress")).args(words), "stress")
}

#[cfg(test)]
mod tests {
    use super::ALLOCATOR;
    use crate::run;

    /// `load` is not among the tests, and nobody would notice that it asks for what is not there.
    #[test]
    fn the_allocator_of_releases_is_a_feature_of_the_server() {
        let mut tree =
            run::cargo_command(&["tree", "--quiet", "--offline", "--depth", "1", "-p", "elbowroom-server"]);
        let tree = run::output(tree.args(["--features", ALLOCATOR])).expect("there is such a feature");
        assert!(tree.contains("jemalloc"), "{tree}");
    }
}
