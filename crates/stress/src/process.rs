//! A server in a process of its own, and what the system says of it.

use std::fs;
use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Command, Stdio};

/// How many ticks of a processor Linux counts in a second.
const TICKS_PER_SECOND: f64 = 100.0;

/// A server in a process of its own.
pub struct Process {
    /// The process.
    pub child: Child,
    /// Where it listens.
    pub address: SocketAddr,
}

impl Process {
    /// Starts a server with its games in this file.
    pub fn start(program: &Path, db: &Path) -> Process {
        Process::spawn(Command::new(program).args(["--workshop", "--port", "0", "--db"]).arg(db))
    }

    /// Starts a server whose files may not grow beyond a limit (see [`Process::limit_files`]), with settings in its
    /// environment.
    pub fn start_limited(program: &Path, db: &Path, limit: &str, settings: &[(&str, String)]) -> Process {
        // The default answer to SIGXFSZ is death; a full disk is an error and not a signal. Without its capabilities even
        // root cannot write to a file that is read-only.
        let script = "trap '' XFSZ; ulimit -c 0; ulimit -S -f \"$0\"; \
            [ \"$(id -u)\" = 0 ] && set -- setpriv --bounding-set=-dac_override,-dac_read_search \"$@\"; exec \"$@\"";
        // What it says of every write that fails would be thousands of lines.
        let mut shell = Command::new("sh");
        shell.stderr(Stdio::null());
        shell.args(["-c", script, limit]).arg(program).args(["--workshop", "--port", "0", "--db"]).arg(db);
        Process::spawn(shell.envs(settings.iter().map(|(name, value)| (name, value))))
    }

    /// Lets no file of the server grow beyond so many bytes, or `unlimited`: every write beyond fails as on a full disk.
    pub fn limit_files(&self, bytes: &str) {
        let status = Command::new("prlimit")
            .args(["--pid", &self.child.id().to_string(), &format!("--fsize={bytes}:unlimited")])
            .status()
            .expect("prlimit (of util-linux) is installed");
        assert!(status.success(), "prlimit: {status}");
    }

    /// Starts a command that prints a server's first line.
    pub fn spawn(command: &mut Command) -> Process {
        let mut child = command.stdout(Stdio::piped()).spawn().expect("the server starts");
        let mut line = String::new();
        BufReader::new(child.stdout.take().expect("its output")).read_line(&mut line).expect("a line");
        let address =
            line.trim().rsplit("http://").next().and_then(|text| text.parse().ok()).expect("its address");
        Process { child, address }
    }

    /// Ends it as a loss of power would, as far as a program can see.
    pub fn kill(mut self) {
        self.child.kill().expect("it runs");
        self.child.wait().expect("it ends");
    }

    /// How many seconds of processors it has used so far.
    pub fn cpu_seconds(&self) -> f64 {
        cpu_seconds(&self.child.id().to_string())
    }

    /// How many bytes of memory it has that no file holds.
    pub fn memory(&self) -> u64 {
        let status = fs::read_to_string(format!("/proc/{}/status", self.child.id())).unwrap_or_default();
        let line = status.lines().find_map(|line| line.strip_prefix("RssAnon:")).unwrap_or_default();
        line.split_whitespace().next().and_then(|word| word.parse::<u64>().ok()).unwrap_or(0) * 1024
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        // Only a test that failed leaves it running.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// How many seconds of processors a process has used so far, by its number or `self`.
pub fn cpu_seconds(process: &str) -> f64 {
    let text = fs::read_to_string(format!("/proc/{process}/stat")).unwrap_or_default();
    // The name of the program is in parentheses and may hold anything; user and system time are the 12th and 13th after it.
    let after = text.rsplit(')').next().unwrap_or_default();
    let ticks = after.split_whitespace().skip(11).take(2).filter_map(|word| word.parse::<f64>().ok());
    ticks.sum::<f64>() / TICKS_PER_SECOND
}

/// Lets a process have as many descriptors as the system allows it.
pub fn raise_descriptor_limit(process: u32) -> Result<(), String> {
    let limits = fs::read_to_string(format!("/proc/{process}/limits")).map_err(|error| error.to_string())?;
    let line = limits.lines().find(|line| line.starts_with("Max open files")).unwrap_or_default();
    let most = line.split_whitespace().nth(4).unwrap_or_default();
    let mut prlimit = Command::new("prlimit");
    prlimit.args(["--pid", &process.to_string(), &format!("--nofile={most}:{most}")]);
    match prlimit.status() {
        Ok(status) if status.success() => Ok(()),
        Ok(status) => Err(format!("prlimit: {status}")),
        Err(error) => Err(format!("prlimit (of util-linux) cannot be started: {error}")),
    }
}
