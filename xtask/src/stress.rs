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

    /// `load` is not among the tests, and nobody would notice that it asks for what is not there. Packages are described
    /// without their dependencies: a new machine has not fetched an allocator that no test needs.
    #[test]
    fn the_allocator_of_releases_is_a_feature_of_the_server() {
        let mut metadata =
            run::cargo_command(&["metadata", "--quiet", "--offline", "--no-deps", "--format-version", "1"]);
        let packages = run::output(&mut metadata).expect("the workspace is described");
        let (package, feature) = ALLOCATOR.split_once('/').expect("a package and its feature");
        // Only a package has a version beside its name; whoever depends on it has not.
        let server = packages.split_once(&format!("\"name\":\"{package}\",\"version\":"));
        let features = server.and_then(|(_, text)| text.split("\"features\":{").nth(1)).unwrap_or_default();
        let features = features.split('}').next().unwrap_or_default();
        assert!(features.contains(&format!("\"{feature}\":[")), "{package} has {features}");
    }
}
