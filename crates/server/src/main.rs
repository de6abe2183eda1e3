//! `elbowroom-server`: opens the door.

use std::io::{ErrorKind, Write};
use std::net::IpAddr;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Arc;

use clap::{Parser, Subcommand, ValueEnum};
use elbowroom_server::store::{Postgres, Sqlite, maintenance, migrate};
use elbowroom_server::{Config, Hub, Nats, PublicUrl, log, serve};
use tokio::net::TcpListener;

/// The allocator of the system keeps what was freed: after a busy evening the memory of the server would stay what it was at
/// its height. This one gives it back.
#[cfg(feature = "jemalloc")]
#[global_allocator]
static ALLOCATOR: tikv_jemallocator::Jemalloc = tikv_jemallocator::Jemalloc;

/// The Small World family of board games in the browser.
#[derive(Parser)]
#[command(name = "elbowroom-server", version, about, max_term_width = 100)]
struct Args {
    #[command(subcommand)]
    task: Option<Task>,
    /// The port; 0 takes any that is free.
    #[arg(long, env = "ELBOWROOM_PORT", default_value_t = 8017)]
    port: u16,
    /// If the port is taken, take the next that is free.
    #[arg(long)]
    next_port: bool,
    /// The address to listen at; 0.0.0.0 lets others in the network in.
    #[arg(long, env = "ELBOWROOM_HOST", default_value = "127.0.0.1")]
    host: IpAddr,
    /// The file games are kept in, or the address of a database that several servers share: `postgres://USER@HOST/NAME`.
    #[arg(long, env = "ELBOWROOM_DB", default_value = "elbowroom.db", value_name = "FILE", global = true)]
    db: Place,
    /// What this server is called in the database it shares; the name need not be unique.
    #[arg(long, env = "ELBOWROOM_NODE", default_value = "node", value_name = "NAME", value_parser = node_name)]
    node: String,
    /// The NATS server between several servers that share a database: `nats://HOST:PORT`.
    #[arg(long, env = "ELBOWROOM_NATS", value_name = "URL", global = true)]
    nats: Option<String>,
    /// The certificates of the authority that vouches for NATS, if the system does not know it: a file in the form PEM.
    #[arg(long, env = "ELBOWROOM_NATS_CA", value_name = "FILE", global = true)]
    nats_ca: Option<PathBuf>,
    /// Serve the page from a folder instead of the one in the program.
    #[arg(long, value_name = "FOLDER")]
    page: Option<PathBuf>,
    /// A proxy before this server, whose X-Forwarded-For is believed; may be given several times.
    #[arg(long, env = "ELBOWROOM_PROXY", value_delimiter = ',', value_name = "ADDRESS")]
    proxy: Vec<IpAddr>,
    /// The address people know this server by, for example `https://games.example.org`; it answers to no other name then.
    #[arg(long, env = "ELBOWROOM_PUBLIC_URL", value_name = "URL")]
    public_url: Option<PublicUrl>,
    /// How the log looks.
    #[arg(long, env = "ELBOWROOM_LOG", default_value = "text", value_name = "STYLE")]
    log: LogStyle,
    /// Allow what only tests need; such games do not keep the promise of fair dice.
    #[arg(long)]
    workshop: bool,
    /// Take the dice, draws and boards of each new table from this number, for tests: the same tables opened in the same
    /// order have the same luck.
    #[arg(long, value_name = "N", requires = "workshop")]
    seed: Option<u64>,
    /// Print the licenses of everything in this program, and end.
    #[arg(long)]
    licenses: bool,
}

/// Where games are kept.
#[derive(Clone, Debug)]
enum Place {
    /// In a file.
    File(PathBuf),
    /// In a database, by its address.
    Database(String),
}

impl From<&str> for Place {
    fn from(text: &str) -> Place {
        let is_database = ["postgres://", "postgresql://"].iter().any(|start| text.starts_with(start));
        if is_database { Place::Database(text.to_owned()) } else { Place::File(text.into()) }
    }
}

/// A name that can be a part of a subject of NATS.
fn node_name(text: &str) -> Result<String, String> {
    let is_plain = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'-' || byte == b'_';
    if (1..=40).contains(&text.len()) && text.bytes().all(is_plain) {
        Ok(text.to_owned())
    } else {
        Err("a name has 1 to 40 letters, digits, '-' and '_'".to_owned())
    }
}

/// What else can be done with a file of games.
#[derive(Subcommand)]
enum Task {
    /// Make a whole copy of the file, also while a server uses it.
    Backup {
        /// Where to; a file that is there is replaced.
        copy: PathBuf,
    },
    /// Put a copy in the place of the file. No server may use it; what was there is kept beside it.
    Restore {
        /// The copy.
        copy: PathBuf,
    },
    /// Remove tables at which nothing was said for a long time.
    Prune {
        /// For how many days.
        #[arg(long)]
        days: u64,
        /// Only games that are over.
        #[arg(long)]
        finished: bool,
        /// Only say how many there are.
        #[arg(long)]
        dry_run: bool,
    },
    /// Read everything in the file and say what is wrong with it.
    Doctor,
    /// Serve nobody, and think for the bots and hints of all servers that talk over NATS.
    Worker {
        /// How much is thought over at once; as much as there are processors unless it is said.
        #[arg(long, value_name = "N")]
        at_once: Option<usize>,
    },
    /// Move all tables of a file, which no server may use meanwhile, to a database that several servers share. Interrupted
    /// and repeated it ends the same.
    Migrate {
        /// The file.
        #[arg(long, value_name = "FILE")]
        from: PathBuf,
        /// The address of the database.
        #[arg(long, value_name = "URL")]
        to: String,
    },
}

/// How the log looks.
#[derive(Copy, Clone, ValueEnum)]
enum LogStyle {
    /// For people.
    Text,
    /// One JSON object a line.
    Json,
}

/// Does something with the file of games.
async fn look_after(task: Task, db: &Place) -> Result<(), String> {
    if let Task::Migrate { from, to } = &task {
        let migrate::Moved { moved, there, gone_on } = migrate::migrate(from, to).await?;
        log::note(&format!("{moved} tables are moved, {there} were there already"));
        if gone_on > 0 {
            return Err(format!(
                "{gone_on} tables have gone on in the file since they were moved; that is not moved"
            ));
        }
        return Ok(());
    }
    let db: &Path = match db {
        Place::File(file) => file,
        Place::Database(_) => {
            return Err("this is for files; docs/cluster.md says how a database is copied".to_owned());
        }
    };
    match task {
        Task::Backup { copy } => {
            let n = maintenance::backup(db, &copy).await?;
            log::note(&format!("{n} tables are in {}", copy.display()));
        }
        Task::Restore { copy } => {
            let n = maintenance::restore(db, &copy).await?;
            log::note(&format!("{n} tables are in {}", db.display()));
        }
        Task::Prune { days, finished, dry_run } => {
            let n = maintenance::prune(db, maintenance::Prune { days, finished, dry_run }).await?;
            log::note(&format!("{n} tables {} removed", if dry_run { "would be" } else { "are" }));
        }
        // They were done above: they have a place of their own, or none.
        Task::Migrate { .. } | Task::Worker { .. } => {}
        Task::Doctor => {
            let report = maintenance::doctor(db).await?;
            log::note(&format!("{} tables, {} of them frozen", report.n_tables, report.frozen.len()));
            for (id, why) in &report.frozen {
                log::note(&format!("table {id} can be looked at, but not go on: {why}"));
            }
            if !report.faults.is_empty() {
                return Err(report.faults.join("; "));
            }
        }
    }
    Ok(())
}

fn main() -> ExitCode {
    let runtime = match tokio::runtime::Runtime::new() {
        Ok(runtime) => runtime,
        Err(error) => {
            eprintln!("{error}");
            return ExitCode::FAILURE;
        }
    };
    let code = runtime.block_on(start());
    // A bot that thinks, or a board that is drawn, is not waited for.
    runtime.shutdown_background();
    code
}

async fn start() -> ExitCode {
    let mut args = Args::parse();
    if args.licenses {
        // Whoever reads only the first page of it has closed the pipe.
        let _ = std::io::stdout().write_all(elbowroom_server::licenses().as_bytes());
        return ExitCode::SUCCESS;
    }
    log::start(match args.log {
        LogStyle::Text => log::Style::Text,
        LogStyle::Json => log::Style::Json,
    });
    let done = match args.task.take() {
        Some(Task::Worker { at_once }) => work(&args, at_once).await,
        Some(task) => look_after(task, &args.db).await,
        None => run(args).await,
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            log::error(&why);
            ExitCode::FAILURE
        }
    }
}

/// Opens the place where games are kept.
async fn open(args: &Args, config: Config) -> Result<Hub, String> {
    match &args.db {
        Place::File(_) if args.nats.is_some() => {
            Err("servers that talk over NATS share a database: --db postgres://… is missing".to_owned())
        }
        Place::File(file) => {
            if let Some(folder) = file.parent() {
                std::fs::create_dir_all(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
            }
            let store = Sqlite::open(file).await.map_err(|error| format!("{}: {error}", file.display()))?;
            store.hold().await;
            Ok(Hub::new(store, config))
        }
        Place::Database(url) => match &args.nats {
            Some(nats) => {
                let carrier = Nats::connect(nats, &args.node, args.nats_ca.as_deref()).await?;
                // In the database it is known by the name others can call it by.
                let store = Postgres::open(url, carrier.name()).await?;
                Ok(Hub::among(store, carrier, config))
            }
            None => Ok(Hub::new(Postgres::open(url, &args.node).await?, config)),
        },
    }
}

/// Thinks for others.
async fn work(args: &Args, at_once: Option<usize>) -> Result<(), String> {
    let nats = args.nats.as_ref().ok_or("a worker is asked over NATS: --nats nats://HOST:PORT is missing")?;
    let carrier = Nats::connect(nats, &args.node, args.nats_ca.as_deref()).await?;
    let cores = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
    let stopped = stopped().map_err(|error| error.to_string())?;
    elbowroom_server::work(carrier, at_once.unwrap_or(cores).max(1), stopped).await
}

async fn run(args: Args) -> Result<(), String> {
    let mut config = Config { workshop: args.workshop, seed: args.seed, ..Config::default() };
    config.connections.proxies.clone_from(&args.proxy);
    config.public_url.clone_from(&args.public_url);
    if args.workshop {
        // Tests are in a hurry.
        config.tables.n = 10_000.0;
        config.messages.n = 10_000.0;
        config.chat.n = 10_000.0;
        config.settings.n = 10_000.0;
    }
    let limits = config.limits();
    let hub = open(&args, config).await?;
    let listener = listen(&args).await?;
    let address = listener.local_addr().map_err(|error| error.to_string())?;
    if args.page.is_none() && !elbowroom_server::is_embedded() {
        log::error("there is no page in this program; 'cargo xtask play' builds both");
    }
    let stopped = stopped().map_err(|error| error.to_string())?;
    log::note(&format!("Elbowroom is at http://{address}"));
    log::note(&limits);
    serve(listener, Arc::new(hub), args.page, stopped).await.map_err(|error| error.to_string())
}

/// What is over when somebody at the keyboard, or whoever runs services, asks the program to end. It listens from this call
/// on, so that nobody who knows the address can ask too early.
#[cfg(unix)]
fn stopped() -> std::io::Result<impl Future<Output = ()> + Send + 'static> {
    use tokio::signal::unix::{SignalKind, signal};
    let mut interrupt = signal(SignalKind::interrupt())?;
    let mut terminate = signal(SignalKind::terminate())?;
    Ok(async move {
        tokio::select! {
            _ = interrupt.recv() => {}
            _ = terminate.recv() => {}
        }
    })
}

/// What is over when somebody at the keyboard asks the program to end.
#[cfg(not(unix))]
fn stopped() -> std::io::Result<impl Future<Output = ()> + Send + 'static> {
    Ok(async {
        if tokio::signal::ctrl_c().await.is_err() {
            std::future::pending::<()>().await;
        }
    })
}

/// How many ports after the wanted one are tried.
const NEXT_PORTS: u16 = 20;

async fn listen(args: &Args) -> Result<TcpListener, String> {
    let last = if args.next_port { args.port.saturating_add(NEXT_PORTS) } else { args.port };
    for port in args.port..=last {
        match TcpListener::bind((args.host, port)).await {
            Ok(listener) => return Ok(listener),
            Err(error) if error.kind() == ErrorKind::AddrInUse && port < last => {
                log::note(&format!("Port {port} is taken, so the next is tried; --port N chooses another."));
            }
            Err(error) if error.kind() == ErrorKind::AddrInUse => {
                return Err(format!("port {port} of {} is taken: choose another with --port N", args.host));
            }
            Err(error) => return Err(format!("{}:{port}: {error}", args.host)),
        }
    }
    Err(format!("no port from {} to {last} is free", args.port))
}
