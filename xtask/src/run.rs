//! Other programs: how they are started, and where their files are.

use std::io;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitStatus};
use std::thread;
use std::time::{Duration, Instant};

/// The root of the workspace.
pub fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap_or(Path::new(".")).to_owned()
}

/// The folder cargo builds into.
pub fn target() -> PathBuf {
    std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| root().join("target"), |folder| root().join(folder))
}

/// The folder that a server with the allocator of releases is built into: jemalloc cannot be configured in a folder with a
/// space in its name, so a project in such a folder builds it among the temporary files.
pub fn target_without_spaces() -> PathBuf {
    let target = target();
    let has_space = target.to_string_lossy().contains(char::is_whitespace);
    if has_space { std::env::temp_dir().join("elbowroom-target") } else { target }
}

/// Cargo with these arguments, to be started in the root of the workspace.
pub fn cargo_command(args: &[&str]) -> Command {
    let mut command = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    command.args(args).current_dir(root());
    command
}

/// Runs cargo, and says so.
pub fn cargo(args: &[&str]) -> Result<(), String> {
    println!("> cargo {}", args.join(" "));
    finish(&mut cargo_command(args), &format!("cargo {}", args.join(" ")))
}

/// Runs a program to its end.
pub fn finish(command: &mut Command, what: &str) -> Result<(), String> {
    match command.status() {
        Ok(status) if status.success() => Ok(()),
        Ok(_) => Err(format!("'{what}' failed")),
        Err(error) => Err(format!("'{what}' cannot be started: {error}")),
    }
}

/// Waits for the end of a program, and ends it when it takes too long.
pub fn finish_within(mut child: Child, longest: Duration) -> io::Result<ExitStatus> {
    let start = Instant::now();
    loop {
        if let Some(status) = child.try_wait()? {
            return Ok(status);
        }
        if start.elapsed() > longest {
            child.kill()?;
            child.wait()?;
            let minutes = longest.as_secs() / 60;
            return Err(io::Error::other(format!("it took more than {minutes} minutes, and was ended")));
        }
        thread::sleep(Duration::from_millis(50));
    }
}

/// What a program prints, when it succeeds.
pub fn output(command: &mut Command) -> Option<String> {
    let output = command.output().ok().filter(|output| output.status.success())?;
    Some(String::from_utf8_lossy(&output.stdout).trim().to_owned())
}

/// Whether there is a program of that name.
pub fn is_installed(program: &str) -> bool {
    let path = std::env::var_os("PATH").unwrap_or_default();
    // Debian keeps servers where only root looks.
    std::env::split_paths(&path).chain(["/usr/sbin".into()]).any(|folder| folder.join(program).is_file())
}

#[cfg(test)]
mod tests {
    use std::process::Command;
    use std::time::Duration;

    use super::finish_within;

    #[test]
    fn what_hangs_is_ended() {
        let sleeper = Command::new("sleep").arg("600").spawn().expect("it is everywhere");
        let ended = finish_within(sleeper, Duration::ZERO).expect_err("it hangs").to_string();
        assert!(ended.contains("was ended"), "{ended}");
        let quick = Command::new("true").spawn().expect("it is everywhere");
        assert!(finish_within(quick, Duration::from_mins(1)).expect("it ends").success());
    }
}
