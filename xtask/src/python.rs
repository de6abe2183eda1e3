//! The Python package: its wheel, built into a fresh virtual environment, and the tests that use it.
//!
//! What others have made for Python is fetched once: it lies in one environment for each list of requirements, which the
//! fresh one of every run reads from. So only the first run needs the network.

use std::fs;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::compiler::with_lints;
use crate::run;

/// Where tests look for the command `elbowroom`.
const COMMAND: &str = "ELBOWROOM_COMMAND";
/// The list of what the tests need.
const REQUIREMENTS: &str = "crates/python/tests/requirements.txt";

/// Everything, on a machine where nothing may be ready yet.
pub fn all() -> Result<(), String> {
    prepare()?;
    run::cargo(&["build", "--quiet", "-p", "elbowroom"])?;
    test()
}

/// The same as a step of all tests, which have compiled this program and the command `elbowroom` and fetched what is needed.
/// The program that runs has been replaced by the one they have compiled, so it cannot be started again.
pub fn job(xtask: &Path, elbowroom: &Path) -> Command {
    let mut command = Command::new(xtask);
    command.args(["python", "--compiled"]).env(COMMAND, elbowroom);
    command
}

/// The environment with what others have made, filled if it is not there yet.
pub fn prepare() -> Result<(), String> {
    environment(REQUIREMENTS).map(drop)
}

/// The environment with what a list of requirements names, filled if it is not there yet.
pub fn environment(requirements: &str) -> Result<PathBuf, String> {
    let shared = shared(requirements)?;
    if shared.join("complete").exists() {
        return Ok(shared);
    }
    println!("fetching what {requirements} names");
    make(&shared, &[])?;
    let mut install = python(&shared);
    install
        .args(["-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--requirement"])
        .arg(run::root().join(requirements));
    run::finish(&mut install, &format!("pip install --requirement {requirements}"))
        .map_err(|why| format!("{why}; it needs the network, but only once"))?;
    let complete = shared.join("complete");
    fs::write(&complete, "").map_err(|error| format!("{}: {error}", complete.display()))?;
    Ok(shared)
}

/// Builds the wheel, installs it into a fresh environment, and runs the tests there.
pub fn test() -> Result<(), String> {
    let shared = shared(REQUIREMENTS)?;
    let folder = run::target().join("python");
    let wheels = folder.join("wheels");
    let _ = fs::remove_dir_all(&wheels);
    // As for all other tests: compiled quickly, with assertions, and quick where games are played.
    let mut build = python(&shared);
    build.args(["-m", "maturin", "build", "--profile", "dev", "--locked", "--quiet", "--out"]).arg(&wheels);
    // Compiled as all tests are, so that what they have compiled is not compiled again.
    run::finish(with_lints(&mut build).current_dir(run::root()), "maturin build")?;
    let wheel = fs::read_dir(&wheels)
        .map_err(|error| format!("{}: {error}", wheels.display()))?
        .filter_map(|entry| Some(entry.ok()?.path()))
        .find(|path| path.extension().is_some_and(|extension| extension == "whl"))
        .ok_or("maturin has built no wheel")?;
    let fresh = folder.join("fresh");
    let _ = fs::remove_dir_all(&fresh);
    make(&fresh, &["--without-pip"])?;
    let mut install = python(&shared);
    install.args(["-m", "pip", "--python"]).arg(fresh.join("bin/python"));
    install.args(["install", "--quiet", "--disable-pip-version-check", "--no-deps", "--no-index"]).arg(wheel);
    run::finish(&mut install, "pip install of the wheel")?;
    let packages = site_packages(&shared)?;
    let mut tests = python(&fresh);
    tests.args(["-m", "pytest", "--quiet", "-p", "no:cacheprovider", "crates/python/tests"]);
    tests.current_dir(run::root()).env("PYTHONPATH", packages).env("PYTHONDONTWRITEBYTECODE", "1");
    if std::env::var_os(COMMAND).is_none() {
        tests.env(COMMAND, run::target().join("debug/elbowroom"));
    }
    run::finish(&mut tests, "pytest crates/python/tests")
}

/// A virtual environment.
fn make(folder: &Path, options: &[&str]) -> Result<(), String> {
    let _ = fs::remove_dir_all(folder);
    let mut venv = Command::new("python3");
    venv.args(["-m", "venv"]).args(options).arg(folder);
    run::finish(&mut venv, "python3 -m venv")
}

/// The Python of an environment.
pub fn python(folder: &Path) -> Command {
    Command::new(folder.join("bin/python"))
}

/// Where an environment keeps what is installed in it.
fn site_packages(folder: &Path) -> Result<String, String> {
    let mut ask = python(folder);
    ask.args(["-c", "import sysconfig; print(sysconfig.get_path('purelib'))"]);
    run::output(&mut ask).ok_or_else(|| format!("{} has no Python", folder.display()))
}

/// The environment for the list of requirements as it is now, and for the Python that is installed.
fn shared(requirements: &str) -> Result<PathBuf, String> {
    let list = run::root().join(requirements);
    let list = fs::read_to_string(&list).map_err(|error| format!("{}: {error}", list.display()))?;
    let version = run::output(Command::new("python3").arg("--version")).ok_or("python3 cannot be started")?;
    let mut hasher = DefaultHasher::new();
    (list, version).hash(&mut hasher);
    Ok(run::target().join("python").join(format!("shared-{:016x}", hasher.finish())))
}
