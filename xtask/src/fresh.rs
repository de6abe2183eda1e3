//! The proof that a new machine needs Rust and nothing else: an empty Debian in a folder, with a clone of this project in a
//! path with a space, where somebody who is not root plays, and root runs the tests.
//!
//! Rust is copied from this machine without the parts that rustup must bring, and so is what tells programs where their
//! registries are. Everything else comes as it would on any new machine.

use std::ffi::OsString;
use std::fs;
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use crate::dist::fetch;
use crate::run;

/// What Rust itself needs, and what the clone is made with.
const PACKAGES: &str = "ca-certificates,gcc,git,libc6-dev";
/// Who plays, and where.
const PLAYER: &str = "player";
const CLONE: &str = "/home/player/elbow room";
/// How programs of this machine find their registries and whom they trust; copied where they are.
const SETTINGS: [&str; 8] = [
    "/etc/apt",
    "/etc/hosts",
    "/etc/pip.conf",
    "/etc/resolv.conf",
    "/etc/ssl",
    "/usr/local/share/ca-certificates",
    "/usr/share/ca-certificates",
    "/usr/share/keyrings",
];
/// The same in somebody's home.
const HOME_SETTINGS: [&str; 3] = [".cargo/config.toml", ".config/pip", ".npmrc"];

/// Makes the machine, plays, and runs the tests unless only playing is wanted.
pub fn fresh(only_play: bool) -> Result<(), String> {
    if run::output(Command::new("id").arg("-u")).as_deref() != Some("0") {
        return Err("an empty Debian can only be made by root".to_owned());
    }
    for (program, package) in [("debootstrap", "debootstrap"), ("unshare", "util-linux")] {
        if !run::is_installed(program) {
            return Err(format!("{program} is missing: apt-get install {package}"));
        }
    }
    let machine = Machine { root: run::target().join("fresh") };
    let mut took: Vec<(&str, Duration)> = Vec::new();
    let mut timed = |what: &'static str, step: &mut dyn FnMut() -> Result<(), String>| {
        println!("\n== {what}");
        let start = Instant::now();
        let done = step();
        took.push((what, start.elapsed()));
        println!(
            "== {what}: {} after {} s",
            if done.is_ok() { "done" } else { "FAILED" },
            start.elapsed().as_secs()
        );
        done
    };
    timed("an empty Debian with Rust", &mut || machine.make())?;
    timed("play, not root, nothing fetched yet", &mut || machine.play(&[]))?;
    // A new network has no interfaces at all, so the door is open to all of none.
    timed("play again, without a network", &mut || machine.play(&["--net"]))?;
    if !only_play {
        timed("test, not root: one command to type, before anything is built", &mut || {
            machine.test_is_refused()
        })?;
        timed("test", &mut || machine.finish("root", "cargo xtask test"))?;
        timed("test with everything built", &mut || machine.finish("root", "cargo xtask test"))?;
        timed("test --quick with everything built", &mut || {
            machine.finish("root", "cargo xtask test --quick")
        })?;
    }
    println!("\non an empty Debian, in seconds:");
    for (what, time) in took {
        println!("{:>6}  {what}", time.as_secs());
    }
    Ok(())
}

/// A Debian in a folder.
struct Machine {
    root: PathBuf,
}

impl Machine {
    fn make(&self) -> Result<(), String> {
        // Nothing of this machine is mounted there outside of the programs that run in it, so it can be removed.
        let _ = fs::remove_dir_all(&self.root);
        fs::create_dir_all(&self.root).map_err(|error| format!("{}: {error}", self.root.display()))?;
        let system = fs::read_to_string("/etc/os-release").unwrap_or_default();
        let suite =
            system.lines().find_map(|line| line.strip_prefix("VERSION_CODENAME=")).unwrap_or("stable");
        let mut debootstrap = Command::new("debootstrap");
        debootstrap.args(["--variant=minbase", &format!("--include={PACKAGES}"), suite]).arg(&self.root);
        run::finish(debootstrap.stdout(Stdio::null()), "debootstrap")?;
        let home = PathBuf::from(std::env::var_os("HOME").unwrap_or_else(|| "/root".into()));
        for path in SETTINGS {
            self.copy(Path::new(path), path)?;
        }
        self.finish("root", &format!("useradd --create-home {PLAYER}"))?;
        for user in ["/root", "/home/player"] {
            for path in HOME_SETTINGS {
                self.copy(&home.join(path), &format!("{user}/{path}"))?;
            }
        }
        self.copy_rust(&home)?;
        let mut clone = Command::new("git");
        clone.args(["clone", "--quiet", "--no-hardlinks"]).arg(run::root()).arg(self.inside(CLONE));
        run::finish(&mut clone, "git clone")?;
        self.finish("root", &format!("chown -R {PLAYER}:{PLAYER} /home/{PLAYER} /opt/rust"))
    }

    /// The stable toolchain of this machine, without what rustup must bring.
    fn copy_rust(&self, home: &Path) -> Result<(), String> {
        let folder =
            |name: &str, own: &str| std::env::var_os(name).map_or_else(|| home.join(own), PathBuf::from);
        let (rustup, cargo) = (folder("RUSTUP_HOME", ".rustup"), folder("CARGO_HOME", ".cargo"));
        self.copy(&cargo.join("bin"), "/opt/rust/cargo/bin")?;
        self.copy(&rustup.join("settings.toml"), "/opt/rust/rustup/settings.toml")?;
        let sysroot =
            run::output(Command::new("rustc").args(["--print", "sysroot"]).current_dir(run::root()));
        let sysroot = sysroot.ok_or("rustc does not say where it is")?;
        let name = Path::new(&sysroot).file_name().unwrap_or_default().to_string_lossy().into_owned();
        self.copy(Path::new(&sysroot), &format!("/opt/rust/rustup/toolchains/{name}"))?;
        let parts = "rustup target list --installed | grep -v linux-gnu | xargs --no-run-if-empty rustup target remove";
        self.finish("root", &format!("cd / && {parts} && rustup component remove clippy rustfmt"))
    }

    fn inside(&self, path: &str) -> PathBuf {
        self.root.join(path.trim_start_matches('/'))
    }

    /// Copies a file or folder, if this machine has it.
    fn copy(&self, from: &Path, to: &str) -> Result<(), String> {
        if !from.exists() {
            return Ok(());
        }
        let to = self.inside(to);
        let is_folder = from.is_dir();
        let parent = if is_folder { Some(&*to) } else { to.parent() };
        let made = fs::create_dir_all(parent.unwrap_or(&to));
        made.map_err(|error| format!("{}: {error}", to.display()))?;
        let mut copy = Command::new("cp");
        let from: OsString = if is_folder { from.join(".").into() } else { from.into() };
        // A link to elsewhere, as resolv.conf often is, would lead nowhere there.
        copy.args(["--recursive", if is_folder { "--preserve=all" } else { "--dereference" }]);
        copy.arg("--remove-destination").arg(from).arg(to);
        run::finish(&mut copy, "cp")
    }

    /// A shell in the machine, for a user, in the clone once it is there. Its first process stays root's, because one that
    /// has changed its user would outlive `unshare`.
    fn shell(&self, user: &str, line: &str, separate: &[&str]) -> Command {
        let mut command = Command::new("unshare");
        command.args(["--mount", "--pid", "--fork", "--kill-child"]).args(separate);
        command.arg("chroot").arg(&self.root).args(["/bin/sh", "-c"]);
        let clone = self.inside(CLONE);
        let folder = if clone.exists() { CLONE } else { "/" };
        command.arg(format!(
            "mount -t proc proc /proc && mount -t tmpfs tmpfs /dev/shm && cd '{folder}' && git config --system \
             --replace-all safe.directory '*' && setpriv --reuid={user} --regid={user} --init-groups \
             /bin/sh -c \"$LINE\""
        ));
        let home = if user == "root" { "/root".to_owned() } else { format!("/home/{user}") };
        command.env("LINE", line).env("HOME", &home).env("USER", user);
        // The rest of the environment may say where registries are. What it says about Rust is this machine's.
        for (name, _) in std::env::vars_os() {
            let name = name.to_string_lossy();
            if ["CARGO", "RUST", "ELBOWROOM_"].iter().any(|start| name.starts_with(start)) {
                command.env_remove(&*name);
            }
        }
        command.env("RUSTUP_HOME", "/opt/rust/rustup");
        // Each user has a registry of their own, empty at first.
        command.env("CARGO_HOME", format!("{home}/.cargo"));
        command
            .env("PATH", "/opt/rust/cargo/bin:/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin");
        command
    }

    fn finish(&self, user: &str, line: &str) -> Result<(), String> {
        run::finish(&mut self.shell(user, line, &[]), line)
    }

    /// Somebody who is not root plays until the page is there.
    fn play(&self, separate: &[&str]) -> Result<(), String> {
        let host = if separate.is_empty() { "127.0.0.1" } else { "0.0.0.0" };
        let mut shell = self.shell(PLAYER, &format!("cargo xtask play --host {host}"), separate);
        let mut child = shell.stdout(Stdio::piped()).spawn().map_err(|error| format!("unshare: {error}"))?;
        let address = address(&mut child);
        let page = match &address {
            Some(address) if separate.is_empty() => fetch(address),
            Some(_) => Ok(()),
            None => Err("no address was printed".to_owned()),
        };
        let _ = child.kill();
        let _ = child.wait();
        page
    }

    /// Without root and sudo the tests say what to type.
    fn test_is_refused(&self) -> Result<(), String> {
        let output =
            self.shell(PLAYER, "cargo xtask test", &[]).output().map_err(|error| error.to_string())?;
        let said = String::from_utf8_lossy(&output.stderr).into_owned();
        println!("{said}");
        let asked = said.lines().find(|line| line.contains("sudo apt-get install")).unwrap_or_default();
        let packages = ["python3-venv", "postgresql", "nats-server", "chromium-driver", "npm"];
        let all = packages.iter().all(|package| asked.contains(package));
        if all && !output.status.success() {
            Ok(())
        } else {
            Err("it should have said what to type".to_owned())
        }
    }
}

/// Shows what a program prints until it says where the table is.
fn address(child: &mut Child) -> Option<String> {
    let lines = BufReader::new(child.stdout.take()?).lines().map_while(Result::ok);
    for line in lines {
        println!("{line}");
        if let Some(address) = line.strip_prefix("Elbowroom is at http://") {
            return Some(address.trim().to_owned());
        }
    }
    None
}
