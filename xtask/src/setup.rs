//! What a machine needs besides Rust: looked for first, installed when we may, and otherwise named in one command.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::{python, run};

/// What the page is compiled for.
pub const WASM: &str = "wasm32-unknown-unknown";

/// A program that comes with the system.
struct Tool {
    /// What it may be called; one is enough.
    programs: &'static [&'static str],
    debian: &'static str,
    /// Empty where Ubuntu has none.
    ubuntu: &'static str,
}

/// What makes environments for Python, with pip in them. It is a part of Python that Debian keeps apart.
const VENV: &str = "python3-venv";

/// How many of the tools are needed without a browser too.
const QUICK_TOOLS: usize = 4;

/// What the tests need, first what they need without a browser. A new tool is one line.
const TOOLS: [Tool; 8] = [
    // The example of a client in another language plays a game.
    Tool { programs: &["python3"], debian: "python3", ubuntu: "python3" },
    // The Python package is tested in environments of its own.
    Tool { programs: &[], debian: VENV, ubuntu: VENV },
    // Tests start servers of their own, in temporary folders.
    Tool { programs: &["initdb"], debian: POSTGRESQL, ubuntu: POSTGRESQL },
    Tool { programs: &["nats-server"], debian: "nats-server", ubuntu: "nats-server" },
    Tool {
        programs: &["chromium", "chromium-browser", "google-chrome"],
        debian: "chromium",
        ubuntu: "chromium-browser",
    },
    // Chromium without windows does most tests with less work. Where it cannot be had, the other does them all.
    Tool { programs: &["chromium-headless-shell"], debian: "chromium-headless-shell", ubuntu: "" },
    Tool { programs: &["chromedriver"], debian: "chromium-driver", ubuntu: "chromium-chromedriver" },
    Tool { programs: &["npm"], debian: "npm", ubuntu: "npm" },
];

/// The package with the database that tests start.
const POSTGRESQL: &str = "postgresql";
/// Where Debian is told what to do when that is installed.
const NO_DATABASE: &str = "/etc/postgresql-common/createcluster.d";

/// The version of axe-core that tests judge the page with.
const AXE: &str = "axe-core@4.11.0";

/// Everything the page needs to be compiled.
pub fn for_page() -> Result<(), String> {
    target()
}

/// Everything the tests need without a browser.
pub fn for_quick_tests() -> Result<(), String> {
    rust_for_tests()?;
    install(&TOOLS[..QUICK_TOOLS])?;
    python::prepare()
}

/// Everything the tests need. What is there already is left alone, without asking the network.
pub fn for_tests() -> Result<(), String> {
    rust_for_tests()?;
    // All at once, so that whoever must type a command types one.
    install(&TOOLS)?;
    python::prepare()?;
    axe()
}

/// The parts of Rust the tests need.
fn rust_for_tests() -> Result<(), String> {
    component("clippy")?;
    component("rustfmt")?;
    target()
}

/// What the allocator of releases is compiled with.
const MAKE: Tool = Tool { programs: &["make"], debian: "make", ubuntu: "make" };

/// Everything a release needs: Rust's library for static programs, and a C compiler for them.
pub fn for_dist(target: &str) -> Result<(), String> {
    for_page()?;
    library(target)?;
    install(&[Tool { programs: &["musl-gcc"], debian: "musl-tools", ubuntu: "musl-tools" }, MAKE])
}

/// What a server that is measured needs besides Rust.
pub fn for_load() -> Result<(), String> {
    install(&[MAKE])
}

/// The library of Rust for browsers. Rustup brings it when it reads `rust-toolchain.toml`, unless it was told not to.
fn target() -> Result<(), String> {
    library(WASM)
}

/// The library of Rust for a platform.
fn library(target: &str) -> Result<(), String> {
    let sysroot = run::output(Command::new("rustc").args(["--print", "sysroot"]).current_dir(run::root()))
        .ok_or("rustc cannot be started: install Rust from https://rustup.rs")?;
    if Path::new(&sysroot).join("lib/rustlib").join(target).exists() {
        return Ok(());
    }
    rustup(&["target", "add", target])
}

/// A part of Rust that is a command of cargo.
fn component(name: &str) -> Result<(), String> {
    let command = if name == "rustfmt" { "fmt" } else { name };
    if run::output(&mut run::cargo_command(&[command, "--version"])).is_some() {
        return Ok(());
    }
    rustup(&["component", "add", name])
}

fn rustup(args: &[&str]) -> Result<(), String> {
    let what = args.join(" ");
    if !run::is_installed("rustup") {
        let name = args[args.len() - 1];
        return Err(format!(
            "Rust on this machine lacks {name}, and there is no rustup to add it.\nInstall the package of your system that \
             has it, or Rust from https://rustup.rs, and try again."
        ));
    }
    println!("adding a part of Rust that is missing: rustup {what}");
    run::finish(Command::new("rustup").args(args).current_dir(run::root()), &format!("rustup {what}"))
}

/// Programs of the system, installed together.
fn install(tools: &[Tool]) -> Result<(), String> {
    let system = fs::read_to_string("/etc/os-release").unwrap_or_default();
    let is_ubuntu = system.lines().any(|line| line == "ID=ubuntu");
    let missing = tools.iter().filter(|tool| !is_there(tool));
    let packages = missing.map(|tool| if is_ubuntu { tool.ubuntu } else { tool.debian });
    let packages: Vec<&str> = packages.filter(|package| !package.is_empty()).collect();
    if packages.is_empty() {
        return Ok(());
    }
    if !run::is_installed("apt-get") {
        return Err(format!(
            "programs are needed that are not on this machine. Debian calls their packages {}: install those of your \
             system, and try again",
            packages.join(", ")
        ));
    }
    let install = format!("apt-get install --yes --no-install-recommends {}", packages.join(" "));
    let before: &[&str] = match run::output(Command::new("id").arg("-u")).as_deref() {
        Some("0") => &[],
        _ if run::output(Command::new("sudo").args(["-n", "true"])).is_some() => &["sudo", "-n"],
        _ => {
            return Err(format!(
                "programs are needed that are not on this machine. Type this, and try again:\n\n    \
                 sudo apt-get update && sudo {install}"
            ));
        }
    };
    println!("installing what is needed: {install}");
    let apt = |args: &str| {
        let words: Vec<&str> = before.iter().copied().chain(args.split(' ')).collect();
        let mut command = Command::new(words[0]);
        // Questions would wait forever where nobody sits.
        command.args(&words[1..]).env("DEBIAN_FRONTEND", "noninteractive");
        run::finish(&mut command, &words.join(" "))
    };
    if packages.contains(&POSTGRESQL) {
        // Debian would make a database of the system's own and start it; ours are made by the tests.
        apt(&format!("mkdir -p {NO_DATABASE}"))?;
        let setting = format!("echo create_main_cluster=false > {NO_DATABASE}/elbowroom.conf");
        let words: Vec<&str> = before.iter().copied().chain(["sh", "-c", &setting]).collect();
        run::finish(Command::new(words[0]).args(&words[1..]), "the setting of postgresql-common")?;
    }
    apt("apt-get update --quiet")?;
    apt(&install)
}

fn is_there(tool: &Tool) -> bool {
    // A browser that is elsewhere is named by its path, and npm is there for axe-core only.
    ["chromium", "chromium-headless-shell"].contains(&tool.debian)
        && std::env::var_os("ELBOWROOM_CHROMIUM").is_some()
        || tool.debian == "npm" && has_axe()
        || tool.debian == POSTGRESQL && has_postgresql()
        || tool.debian == VENV
            && run::output(Command::new("python3").args(["-c", "import ensurepip, venv"])).is_some()
        || tool.programs.iter().any(|program| run::is_installed(program))
}

/// Whether the programs of `PostgreSQL` are where Debian keeps them, which is on nobody's path.
fn has_postgresql() -> bool {
    let versions = fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    versions.map(|version| version.path().join("bin/initdb")).any(|program| program.exists())
}

/// Where axe-core is kept, beside an empty file with its version.
fn axe_folder() -> PathBuf {
    run::root().join("target/axe")
}

fn has_axe() -> bool {
    ["axe.min.js", AXE].iter().all(|name| axe_folder().join(name).exists())
}

/// Fetches axe-core from npm, unless it is there. It is a tool of the tests and no part of what we ship.
fn axe() -> Result<(), String> {
    if has_axe() {
        return Ok(());
    }
    println!("fetching {AXE}, which judges whether everybody can use the page");
    let folder = axe_folder();
    let failed = |error: std::io::Error| format!("{}: {error}", folder.display());
    fs::create_dir_all(&folder).map_err(failed)?;
    let archive = run::output(Command::new("npm").args(["pack", AXE, "--silent"]).current_dir(&folder))
        .ok_or_else(|| format!("'npm pack {AXE}' failed; it needs the network, but only once"))?;
    let mut tar = Command::new("tar");
    tar.args(["-xzf", &archive, "--strip-components=1", "package/axe.min.js"]).current_dir(&folder);
    run::finish(&mut tar, "tar")?;
    fs::write(folder.join(AXE), "").map_err(failed)
}
