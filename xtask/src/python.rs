//! The Python package: its wheel, built into a fresh virtual environment, and the tests that use it.
//!
//! What others have made for Python is fetched once: it lies in one environment for each list of requirements, which the
//! fresh one of every run reads from. So only the first run needs the network.

use std::ffi::OsString;
use std::fs;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};

use crate::compiler::{copy_as, with_lints};
use crate::run;

/// Where tests look for the command `elbowroom`.
const COMMAND: &str = "ELBOWROOM_COMMAND";
/// The list of what the tests need.
const REQUIREMENTS: &str = "crates/python/tests/requirements.txt";

/// What this program is called when maturin starts it in place of cargo.
const IN_PLACE_OF_CARGO: &str = "xtask-cargo";
/// Compiles everything that tests need. What features crates have depends on what is compiled with them, so whatever wants
/// one of them only and nothing compiled twice asks for all.
pub const BUILD_ALL: [&str; 4] =
    ["build", "--workspace", "--all-targets", "--message-format=json-render-diagnostics"];

/// Everything, on a machine where nothing may be ready yet.
pub fn all() -> Result<(), String> {
    prepare()?;
    run::cargo(&["build", "--quiet", "-p", "elbowroom"])?;
    test(Compiled::Alone)
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

/// What the library of the wheel is compiled with.
#[derive(Copy, Clone, PartialEq, Eq)]
pub enum Compiled {
    /// Nothing but what it depends on.
    Alone,
    /// All that tests need, which is there already.
    WithEverything,
}

/// Builds the wheel, installs it into a fresh environment, and runs the tests there.
pub fn test(compiled: Compiled) -> Result<(), String> {
    let shared = shared(REQUIREMENTS)?;
    let folder = run::target().join("python");
    let wheels = folder.join("wheels");
    let _ = fs::remove_dir_all(&wheels);
    // As for all other tests: compiled quickly, with assertions, and quick where games are played.
    let mut build = python(&shared);
    build.args(["-m", "maturin", "build", "--profile", "dev", "--locked", "--quiet", "--out"]).arg(&wheels);
    if compiled == Compiled::WithEverything {
        // Nothing is compiled again: the wheel gets the library that lies there.
        let own = copy_as(IN_PLACE_OF_CARGO).map_err(|error| format!("{IN_PLACE_OF_CARGO}: {error}"))?;
        build.env("CARGO", own);
    }
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

/// If maturin has started this program in place of cargo, lets cargo compile what it always compiles for tests, and says how
/// that ended. Maturin finds its library in what cargo tells. It asks for that library alone, which would compile whatever it
/// depends on once more, with other features; all else it asks for is passed on.
pub fn in_place_of_cargo() -> Option<ExitCode> {
    let mut words = std::env::args_os();
    let called = PathBuf::from(words.next()?);
    called.file_stem().filter(|name| *name == IN_PLACE_OF_CARGO)?;
    let asked: Vec<OsString> = words.collect();
    let mut cargo = Command::new("cargo");
    cargo.env_remove("CARGO");
    if asked.first().is_some_and(|verb| verb == "rustc") {
        // The library is for any Python from 3.10 on; what maturin says of the one that is here would compile it anew.
        let said = std::env::vars_os().map(|(name, _)| name);
        for name in said.filter(|name| name.to_string_lossy().starts_with("PYO3_")) {
            cargo.env_remove(name);
        }
        cargo.args(BUILD_ALL).arg("--quiet").current_dir(run::root());
    } else {
        cargo.args(asked);
    }
    let ended = cargo.status().ok().and_then(|status| status.code());
    Some(ExitCode::from(ended.and_then(|code| u8::try_from(code).ok()).unwrap_or(1)))
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
