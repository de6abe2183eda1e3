//! A real `PostgreSQL` and a real NATS for tests and trials: on loopback, with everything they keep in a temporary folder.

use std::fs;
use std::io::Write;
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

/// How long a server may take until it answers.
const LONG: Duration = Duration::from_mins(1);
/// How often it is tried.
const LOOK: Duration = Duration::from_millis(20);
/// Who may do everything in the database, and the password.
const USER: &str = "elbowroom";
/// The password of [`USER`].
const PASSWORD: &str = "room-for-all";
/// Where Debian and others keep the programs of `PostgreSQL`, which are on no usual path.
const FOLDERS: [&str; 3] = ["/usr/lib/postgresql", "/usr/local/pgsql", "/usr/pgsql"];

/// A port nobody listens at now.
pub fn free_port() -> u16 {
    let listener = TcpListener::bind("127.0.0.1:0").expect("a free port");
    listener.local_addr().expect("an address").port()
}

/// A program of `PostgreSQL`: the newest there is.
fn program(name: &str) -> Result<PathBuf, String> {
    let mut versions: Vec<PathBuf> = FOLDERS
        .iter()
        .flat_map(|folder| {
            let inside = fs::read_dir(folder).into_iter().flatten().flatten().map(|entry| entry.path());
            inside.chain([PathBuf::from(folder)]).collect::<Vec<_>>()
        })
        .map(|folder| folder.join("bin").join(name))
        .filter(|file| file.exists())
        .collect();
    versions.sort();
    versions
        .pop()
        .ok_or_else(|| format!("there is no {name} of PostgreSQL here: apt-get install postgresql brings it"))
}

/// Whether this program runs as root, under whom `PostgreSQL` refuses to run.
fn is_root() -> bool {
    Command::new("id").arg("-u").output().is_ok_and(|output| output.stdout.starts_with(b"0\n"))
}

/// A program that Debian may keep where only root looks.
fn server_program(name: &str) -> PathBuf {
    let known = Path::new("/usr/sbin").join(name);
    let path = std::env::var_os("PATH").unwrap_or_default();
    let is_on_path = std::env::split_paths(&path).any(|folder| folder.join(name).is_file());
    if !is_on_path && known.is_file() { known } else { name.into() }
}

/// A command run as somebody who is not root.
fn unprivileged(program: &Path) -> Command {
    if !is_root() {
        return Command::new(program);
    }
    let mut command = Command::new("setpriv");
    command.args(["--reuid", "nobody", "--regid", "nogroup", "--clear-groups"]).arg(program);
    command
}

/// Waits until somebody answers.
fn wait_for(address: SocketAddr, child: &mut Child) -> Result<(), String> {
    let start = Instant::now();
    while TcpStream::connect(address).is_err() {
        if let Ok(Some(status)) = child.try_wait() {
            return Err(format!("it ended at once: {status}"));
        }
        if start.elapsed() > LONG {
            return Err(format!("nobody answers at {address}"));
        }
        std::thread::sleep(LOOK);
    }
    Ok(())
}

/// Sends a signal to a process.
pub fn signal(process: u32, name: &str) {
    let sent = Command::new("kill").args([&format!("-{name}"), &process.to_string()]).status();
    assert!(sent.is_ok_and(|status| status.success()), "kill -{name} {process}");
}

/// How a database ends.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Stop {
    /// It throws its clients out and writes everything down.
    Fast,
    /// It ends as by a loss of power, and recovers when it starts again.
    Immediate,
}

/// A database of its own.
pub struct Postgres {
    folder: PathBuf,
    /// Where it listens.
    pub port: u16,
    /// What else it is told, as `name=value`.
    settings: Vec<String>,
    child: Option<Child>,
}

/// Makes a folder that belongs to who is not root.
fn unprivileged_folder(folder: &Path) -> Result<(), String> {
    let failed = |error: std::io::Error| format!("{}: {error}", folder.display());
    fs::create_dir_all(folder).map_err(failed)?;
    if is_root() {
        fs::set_permissions(folder, fs::Permissions::from_mode(0o755)).map_err(failed)?;
        Command::new("chown").args(["-R", "nobody:nogroup"]).arg(folder).status().map_err(failed)?;
    }
    Ok(())
}

impl Postgres {
    /// Makes an empty one and starts it.
    pub fn start(name: &str) -> Result<Postgres, String> {
        Postgres::start_with(name, Vec::new())
    }

    /// The same with settings, as `name=value`.
    pub fn start_with(name: &str, settings: Vec<String>) -> Result<Postgres, String> {
        let folder = std::env::temp_dir().join(format!("elbowroom-{name}-{}", std::process::id()));
        let failed = |error: std::io::Error| format!("{}: {error}", folder.display());
        fs::create_dir_all(&folder).map_err(failed)?;
        let secret = folder.join("password");
        let mut file = fs::File::create(&secret).map_err(failed)?;
        file.write_all(PASSWORD.as_bytes()).map_err(failed)?;
        unprivileged_folder(&folder)?;
        let mut made = unprivileged(&program("initdb")?);
        made.args(["--no-sync", "--auth=scram-sha-256", "--encoding=UTF8", "--no-locale", "-U", USER]);
        made.arg(format!("--pwfile={}", secret.display())).arg("-D").arg(folder.join("data"));
        let output = made.output().map_err(failed)?;
        if !output.status.success() {
            return Err(format!("initdb: {}", String::from_utf8_lossy(&output.stderr)));
        }
        let mut postgres = Postgres { folder, port: free_port(), settings, child: None };
        postgres.resume()?;
        Ok(postgres)
    }

    /// Starts it, or starts it again at the same place.
    pub fn resume(&mut self) -> Result<(), String> {
        let log = fs::File::options().create(true).append(true).open(self.folder.join("log"));
        let log = log.map_err(|error| error.to_string())?;
        let mut command = unprivileged(&program("postgres")?);
        command.arg("-D").arg(self.folder.join("data")).args(["-p", &self.port.to_string()]);
        let usual = ["listen_addresses=127.0.0.1", "unix_socket_directories=", "max_connections=200"];
        for setting in usual.into_iter().chain(self.settings.iter().map(String::as_str)) {
            command.args(["-c", setting]);
        }
        let quiet = command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(log);
        let mut child = quiet.spawn().map_err(|error| error.to_string())?;
        wait_for(([127, 0, 0, 1], self.port).into(), &mut child)?;
        self.child = Some(child);
        // It listens before it is ready.
        let ready = program("pg_isready")?;
        let start = Instant::now();
        loop {
            let mut asked = Command::new(&ready);
            asked.args(["-q", "-h", "127.0.0.1", "-p", &self.port.to_string()]);
            if asked.status().is_ok_and(|status| status.success()) {
                return Ok(());
            }
            if start.elapsed() > LONG {
                return Err("the database does not get ready".to_owned());
            }
            std::thread::sleep(LOOK);
        }
    }

    /// Ends it.
    pub fn stop(&mut self, how: Stop) {
        if let Some(mut child) = self.child.take() {
            signal(child.id(), if how == Stop::Fast { "INT" } else { "QUIT" });
            let _ = child.wait();
        }
    }

    /// What the database says to a question for a number.
    pub fn ask(&self, query: &str) -> Result<u64, String> {
        let said = self.ask_text(query)?;
        said.parse().map_err(|_| format!("psql: {said}"))
    }

    /// What it says to any question.
    pub fn ask_text(&self, query: &str) -> Result<String, String> {
        let output = Command::new(program("psql")?).args([&self.url(), "-AtX", "-c", query]).output();
        let output = output.map_err(|error| error.to_string())?;
        if !output.status.success() {
            return Err(format!("psql: {}", String::from_utf8_lossy(&output.stderr)));
        }
        Ok(String::from_utf8_lossy(&output.stdout).trim().to_owned())
    }

    /// A copy as `pg_basebackup` makes it, which was not started yet.
    pub fn base_backup(&self, name: &str) -> Result<Postgres, String> {
        let folder = std::env::temp_dir().join(format!("elbowroom-{name}-{}", std::process::id()));
        unprivileged_folder(&folder)?;
        let mut copy = unprivileged(&program("pg_basebackup")?);
        copy.arg("-D").arg(folder.join("data")).args(["--checkpoint=fast", "-d", &self.url()]);
        let output = copy.output().map_err(|error| error.to_string())?;
        if !output.status.success() {
            return Err(format!("pg_basebackup: {}", String::from_utf8_lossy(&output.stderr)));
        }
        Ok(Postgres { folder, port: free_port(), settings: Vec::new(), child: None })
    }

    /// Starts a copy, which brings itself to a moment by what was archived.
    pub fn recover(&mut self, archive: &Path, until: &str) -> Result<(), String> {
        let signal = self.folder.join("data/recovery.signal");
        fs::write(&signal, "").map_err(|error| error.to_string())?;
        unprivileged_folder(&self.folder.join("data"))?;
        fs::set_permissions(self.folder.join("data"), fs::Permissions::from_mode(0o700))
            .map_err(|error| error.to_string())?;
        self.settings = vec![
            format!("restore_command=cp {}/%f %p", archive.display()),
            format!("recovery_target_time={until}"),
            "recovery_target_action=promote".to_owned(),
        ];
        self.resume()
    }

    /// The address for those who may do everything.
    pub fn url(&self) -> String {
        self.url_by(self.port)
    }

    /// The same by way of another port.
    pub fn url_by(&self, port: u16) -> String {
        format!("postgres://{USER}:{PASSWORD}@127.0.0.1:{port}/postgres")
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        self.stop(Stop::Immediate);
        let _ = fs::remove_dir_all(&self.folder);
    }
}

/// A NATS server of its own.
pub struct Nats {
    /// Where it listens.
    pub port: u16,
    /// What else it is told.
    args: Vec<String>,
    child: Option<Child>,
}

impl Nats {
    /// Starts one.
    pub fn start(args: &[&str]) -> Result<Nats, String> {
        let args = args.iter().map(|&arg| arg.to_owned()).collect();
        let mut nats = Nats { port: free_port(), args, child: None };
        nats.resume()?;
        Ok(nats)
    }

    /// Starts it, or starts it again at the same place.
    pub fn resume(&mut self) -> Result<(), String> {
        let mut command = Command::new(server_program("nats-server"));
        command.args(["--addr", "127.0.0.1", "--port", &self.port.to_string()]).args(&self.args);
        let quiet = command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
        let missing = |error| format!("nats-server: {error}; apt-get install nats-server brings it");
        let mut child = quiet.spawn().map_err(missing)?;
        wait_for(([127, 0, 0, 1], self.port).into(), &mut child)?;
        self.child = Some(child);
        Ok(())
    }

    /// Ends it.
    pub fn stop(&mut self) {
        if let Some(mut child) = self.child.take() {
            let _ = child.kill();
            let _ = child.wait();
        }
    }

    /// Its address.
    pub fn url(&self) -> String {
        format!("nats://127.0.0.1:{}", self.port)
    }
}

impl Drop for Nats {
    fn drop(&mut self) {
        self.stop();
    }
}
