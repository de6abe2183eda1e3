//! What survives a crash: clients play, talk and rename while the server is ended, starved of its disk or left with a
//! torn log, over and over. Afterwards everything acknowledged is there, once, and the games are what a straight replay of
//! their answers gives.
//!
//! The points where the server ends itself are in programs with debug assertions only (`server::faults`).

use std::net::SocketAddr;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};

use engine::{Seat, State, View, apply};
use serde::Serialize;
use wire::history::Fact;
use wire::protocol::{ChatLine, Entry, NewKind, NewTable, Seen, ToClient, ToServer};
use wire::record::Record;

use crate::RunArgs;
use crate::client::{Client, create, fresh_id, get, wanted};
use crate::process::Process;
use crate::wal;

/// How long a server may take to come to a point, or to recover.
const LONG: Duration = Duration::from_mins(1);
/// How often it is looked whether something has come.
const LOOK: Duration = Duration::from_millis(5);

/// What is done to a server.
#[derive(Clone, Debug, clap::Args)]
pub struct Args {
    /// How many faults it meets.
    #[arg(long, default_value_t = 200)]
    pub points: usize,
    /// How many tables play.
    #[arg(long, default_value_t = 10)]
    pub tables: usize,
    /// Chooses the moments.
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    /// How it is run.
    #[command(flatten)]
    pub run: RunArgs,
}

/// What came of it.
#[derive(Clone, Debug, Default, Serialize)]
pub struct Tally {
    /// How many faults the server met.
    pub points: usize,
    /// How many commands were acknowledged.
    pub acked: u64,
    /// How many of them were not there afterwards.
    pub lost: u64,
    /// How many were there more than once.
    pub doubled: u64,
    /// How many tables were not what a straight replay gives, and whatever else should not be.
    pub wrong: u64,
}

/// What the server meets.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
enum Fault {
    /// It is killed at any moment.
    Kill,
    /// It ends itself at a point, the last of so many times.
    Abort(&'static str, u64),
    /// It ends when something is committed and nobody was told, and the log's last transaction is torn.
    Torn,
    /// Its disk is slow, and it is killed.
    SlowDisk,
    /// Its disk is full for a while; later it is killed.
    FullDisk,
    /// It starts with files that cannot be written, until they can; later it is killed.
    ReadOnly,
}

/// How many kinds of faults there are: as many points meet every kind once.
pub const N_KINDS: usize = FAULTS.len();

/// Every kind of fault once. Answers are many, the rest are few.
const FAULTS: [Fault; 14] = [
    Fault::Kill,
    Fault::Abort("answer-waiting", 30),
    Fault::Abort("answer-written", 30),
    Fault::Abort("answer-stored", 30),
    Fault::Abort("acknowledged", 40),
    Fault::Abort("head-waiting", 4),
    Fault::Abort("head-written", 4),
    Fault::Abort("head-stored", 4),
    Fault::Abort("chat-waiting", 4),
    Fault::Abort("chat-stored", 4),
    Fault::Torn,
    Fault::SlowDisk,
    Fault::FullDisk,
    Fault::ReadOnly,
];

/// Runs all points and prints what came of it; an error if anything was lost, doubled or wrong.
pub async fn run(args: Args) -> Result<(), String> {
    let tally = crash(&args).await?;
    println!("{}", serde_json::to_string(&tally).map_err(|error| error.to_string())?);
    if (tally.lost, tally.doubled, tally.wrong) == (0, 0, 0) {
        Ok(())
    } else {
        Err("something acknowledged was not kept as it was".to_owned())
    }
}

/// Lets a server meet faults.
pub async fn crash(args: &Args) -> Result<Tally, String> {
    let folder = args.run.folder()?;
    let db = folder.0.join("games.db");
    let program = args.run.program()?;
    let mut trial = Trial {
        start: Box::new(move |settings| Process::start_limited(&program, &db, "unlimited", settings)),
        db: folder.0.join("games.db"),
        rng: fastrand::Rng::with_seed(args.seed),
        tables: Vec::new(),
        left: Vec::new(),
        tally: Tally::default(),
        is_quiet: args.run.json,
    };
    let process = (trial.start)(&[]);
    for _ in 0..args.tables {
        let ledger = Ledger::open(process.address).await;
        trial.tables.push(ledger);
    }
    process.kill();
    for n in 0..args.points {
        let fault = FAULTS[n % FAULTS.len()];
        trial.meet(fault).await.map_err(|why| format!("point {n}, {fault:?}: {why}"))?;
        trial.tally.points += 1;
    }
    trial.end().await;
    Ok(trial.tally)
}

/// Starts a server with these settings of its environment.
type StartServer = dyn Fn(&[(&str, String)]) -> Process;

struct Trial {
    start: Box<StartServer>,
    db: PathBuf,
    rng: fastrand::Rng,
    tables: Vec<Ledger>,
    /// The tables where nobody plays any more.
    left: Vec<Ledger>,
    tally: Tally,
    is_quiet: bool,
}

/// What the players of a point tell whoever watches them.
#[derive(Default)]
struct Progress {
    acked: AtomicU64,
    refused: AtomicU64,
    stop: AtomicBool,
}

impl Trial {
    /// One point: the server meets a fault while everybody plays; then everything is looked at.
    async fn meet(&mut self, fault: Fault) -> Result<(), String> {
        let started = Instant::now();
        let acked = self.tally.acked;
        let mut is_torn = false;
        match fault {
            Fault::Kill => {
                let after = self.rng.u64(1..200);
                self.play(&[], async |_, progress| more(&progress.acked, after).await).await?;
            }
            Fault::Abort(point, most) => {
                let nth = self.rng.u64(1..=most);
                self.end_itself(point, nth).await?;
            }
            Fault::Torn => {
                let nth = self.rng.u64(1..=30);
                self.end_itself("answer-stored", nth).await?;
                let log = PathBuf::from(format!("{}-wal", self.db.display()));
                is_torn = wal::tear(&log, &mut self.rng).map_err(|error| error.to_string())?;
            }
            Fault::SlowDisk => {
                let (millis, after) = (self.rng.u64(1..=40), self.rng.u64(1..60));
                let settings = [("ELBOWROOM_SLOW_DISK", millis.to_string())];
                self.play(&settings, async |_, progress| more(&progress.acked, after).await).await?;
            }
            Fault::FullDisk => {
                let (before, refused) = (self.rng.u64(1..60), self.rng.u64(1..40));
                let fill = async |process: &mut Process, progress: &Progress| {
                    more(&progress.acked, before).await?;
                    process.limit_files("0");
                    more(&progress.refused, refused).await?;
                    process.limit_files("unlimited");
                    more(&progress.acked, 20).await
                };
                self.play(&[], fill).await?;
            }
            Fault::ReadOnly => {
                let refused = self.rng.u64(1..40);
                set_mode(&self.db, 0o400)?;
                let db = self.db.clone();
                let allow = async |_: &mut Process, progress: &Progress| {
                    more(&progress.refused, refused).await?;
                    if progress.acked.load(Ordering::Relaxed) > 0 {
                        return Err("acknowledged what cannot have been written".to_owned());
                    }
                    set_mode(&db, 0o600)?;
                    more(&progress.acked, 20).await
                };
                self.play(&[], allow).await?;
            }
        }
        self.look().await?;
        if !self.is_quiet {
            let took = started.elapsed().as_millis();
            let torn = if is_torn { ", torn" } else { "" };
            println!("{fault:?}{torn}: {} acknowledged, {took} ms", self.tally.acked - acked);
        }
        Ok(())
    }

    /// Plays until the server ends itself at a point.
    async fn end_itself(&mut self, point: &str, nth: u64) -> Result<(), String> {
        let settings = [("ELBOWROOM_ABORT_AT", format!("{point}:{nth}"))];
        let ended = async |process: &mut Process, _: &Progress| {
            until(|| process.child.try_wait().is_ok_and(|status| status.is_some())).await
        };
        self.play(&settings, ended).await
    }

    /// Everybody plays until something has happened; then the server is killed.
    async fn play(
        &mut self,
        settings: &[(&str, String)],
        happened: impl AsyncFnOnce(&mut Process, &Progress) -> Result<(), String>,
    ) -> Result<(), String> {
        let mut process = (self.start)(settings);
        let progress = Arc::new(Progress::default());
        let mut players = Vec::new();
        for ledger in std::mem::take(&mut self.tables) {
            let seed = self.rng.u64(..);
            players.push(tokio::spawn(ledger.play(process.address, progress.clone(), seed)));
        }
        let happened = happened(&mut process, &progress).await;
        progress.stop.store(true, Ordering::Relaxed);
        // One that has ended itself is not there to be killed any more.
        let _ = process.child.kill();
        let _ = process.child.wait();
        for player in players {
            self.tables.push(player.await.map_err(|error| error.to_string())?);
        }
        happened
    }

    /// Looks at every table after a fault, with a server that meets none.
    async fn look(&mut self) -> Result<(), String> {
        let process = (self.start)(&[]);
        for at in 0..self.tables.len() {
            let over = self.tables[at].look(process.address, &mut self.tally).await;
            // Some tables are left early: all have begun together, and must not all end together.
            if over || self.rng.u8(..12) == 0 {
                let next = Ledger::open(process.address).await;
                self.left.push(std::mem::replace(&mut self.tables[at], next));
            }
        }
        process.kill();
        Ok(())
    }

    /// Looks at everything for a last time, the tables that were left included.
    async fn end(&mut self) {
        let process = (self.start)(&[]);
        for ledger in self.tables.iter_mut().chain(&mut self.left) {
            ledger.look(process.address, &mut self.tally).await;
            ledger.look_at_chat(process.address, &mut self.tally).await;
        }
        process.kill();
    }
}

/// Waits until a number has grown by so much.
async fn more(number: &AtomicU64, n: u64) -> Result<(), String> {
    let goal = number.load(Ordering::Relaxed) + n;
    until(|| number.load(Ordering::Relaxed) >= goal).await
}

/// Waits until something is so.
async fn until(mut is_so: impl FnMut() -> bool) -> Result<(), String> {
    let start = Instant::now();
    while !is_so() {
        if start.elapsed() > LONG {
            return Err("it never came".to_owned());
        }
        tokio::time::sleep(LOOK).await;
    }
    Ok(())
}

/// Says who may write to the files of a database.
fn set_mode(db: &Path, mode: u32) -> Result<(), String> {
    for end in ["", "-wal", "-shm"] {
        let file = PathBuf::from(format!("{}{end}", db.display()));
        if file.exists() {
            let permissions = std::fs::Permissions::from_mode(mode);
            std::fs::set_permissions(&file, permissions).map_err(|error| error.to_string())?;
        }
    }
    Ok(())
}

/// A table, and what was acknowledged at it.
struct Ledger {
    id: String,
    cookie: String,
    /// The answers, with the version each was made on.
    answers: Vec<(u64, String)>,
    /// The lines of chat.
    chat: Vec<String>,
    /// How many of the lines were found at the last look.
    n_chat_seen: usize,
    /// The version of how the table is run before the first seat was given a name.
    head_version: u64,
    /// The name of the first seat, and how often it was given one.
    name: String,
    renamed: u64,
    /// The last command, if nothing was said to it or it was refused for want of a disk.
    unsure: Option<ToServer>,
    /// The last command that was acknowledged, with the version.
    last: Option<(ToServer, u64)>,
    n_acked: u64,
    /// What should not have been said to a player.
    complaints: Vec<String>,
}

/// A table of two humans at one device, with open purses: what a client finds legal for either seat is, and the log tells
/// everything that was said.
fn plan() -> NewTable {
    let mut plan = wanted("base", &[NewKind::Me, NewKind::Me]);
    "open".clone_into(&mut plan.options.purses);
    plan
}

impl Ledger {
    async fn open(address: SocketAddr) -> Ledger {
        let (table, cookie) = create(address, &plan()).await;
        // Coming for the first time may change how the table is run; nothing but names changes it later.
        let me = Client::join(address, &table.id, &cookie).await;
        Ledger {
            id: table.id,
            cookie,
            head_version: me.presence.version,
            answers: Vec::new(),
            chat: Vec::new(),
            n_chat_seen: 0,
            name: String::new(),
            renamed: 0,
            unsure: None,
            last: None,
            n_acked: 0,
            complaints: Vec::new(),
        }
    }

    /// Plays until told to stop, or until the server is gone.
    async fn play(mut self, address: SocketAddr, progress: Arc<Progress>, seed: u64) -> Ledger {
        let mut rng = fastrand::Rng::with_seed(seed);
        while let Some(mut me) = Client::try_join(address, &self.id, &self.cookie).await {
            while !progress.stop.load(Ordering::Relaxed) {
                let command = self.unsure.take().unwrap_or_else(|| self.next_command(&me, &mut rng));
                self.unsure = Some(command.clone());
                match me.try_command(&command).await {
                    Some(Ok(version)) => {
                        progress.acked.fetch_add(1, Ordering::Relaxed);
                        self.note(command, version);
                        let mut is_there = true;
                        while is_there && me.now.version < version {
                            is_there = me.try_next().await.is_some();
                        }
                        // Without the update this client does not know the table any more.
                        if !is_there {
                            break;
                        }
                    }
                    Some(Err(key)) if key == "problem-server" => {
                        progress.refused.fetch_add(1, Ordering::Relaxed);
                        tokio::time::sleep(2 * LOOK).await;
                    }
                    Some(Err(key)) => {
                        self.complaints.push(format!("{command:?} refused: {key}"));
                        self.unsure = None;
                    }
                    // The server, or only the table, has ended: a client comes again and repeats what it is unsure of.
                    None => break,
                }
            }
            if progress.stop.load(Ordering::Relaxed) {
                break;
            }
        }
        self
    }

    /// Mostly an answer, now and then a line of chat or another name; when the game is over people only talk.
    fn next_command(&self, me: &Client, rng: &mut fastrand::Rng) -> ToServer {
        let id = fresh_id();
        let talk = |seat| ToServer::Chat { id, seat, text: format!("line {id:x}") };
        let Some(seat) = me.owes() else { return talk(Seat(0)) };
        match rng.u8(..10) {
            0 => talk(seat),
            1 => {
                let name = format!("Ada {}", self.renamed + 1);
                ToServer::Rename { id, version: me.presence.version, seat: Seat(0), name }
            }
            _ => {
                let legal = me.legal();
                let lines = vec![legal[rng.usize(..legal.len())].clone()];
                ToServer::Answer { id, version: me.now.version, seat, lines }
            }
        }
    }

    /// Takes note of an acknowledgment.
    fn note(&mut self, command: ToServer, version: u64) {
        self.n_acked += 1;
        self.unsure = None;
        match &command {
            ToServer::Answer { version, seat, lines, .. } => {
                self.answers.extend(lines.iter().map(|line| (*version, format!("{seat} {line}"))));
            }
            ToServer::Chat { text, .. } => self.chat.push(text.clone()),
            ToServer::Rename { name, .. } => {
                self.name.clone_from(name);
                self.renamed += 1;
            }
            _ => {}
        }
        self.last = Some((command, version));
    }

    /// Compares the table with what was acknowledged, and repeats the last commands. Whether its game is over.
    async fn look(&mut self, address: SocketAddr, tally: &mut Tally) -> bool {
        tally.acked += std::mem::take(&mut self.n_acked);
        for complaint in self.complaints.drain(..) {
            eprintln!("{complaint}");
            tally.wrong += 1;
        }
        let mut me = Client::join(address, &self.id, &self.cookie).await;
        let kept = |(version, said): &(u64, String)| {
            me.log.get(*version as usize).is_some_and(|entry| entry.said.as_ref() == Some(said))
        };
        tally.lost += self.answers.iter().filter(|answer| !kept(answer)).count() as u64;
        let stored = me.presence.version - self.head_version;
        tally.lost += self.renamed.saturating_sub(stored);
        // What was acknowledged is not carried out again, and what nobody is sure of is carried out once.
        let before = me.now.version;
        if let Some((command, version)) = self.last.clone() {
            let again = me.command(&command).await;
            if again != Ok(version) || me.now.version != before {
                eprintln!("{command:?} was acknowledged with {version}, and again with {again:?}");
                tally.doubled += 1;
            }
        }
        if let Some(command) = self.unsure.take() {
            match me.command(&command).await {
                Ok(version) => {
                    while me.now.version < version {
                        me.next().await;
                    }
                    self.note(command, version);
                }
                Err(key) => {
                    eprintln!("{command:?} cannot be repeated: {key}");
                    tally.wrong += 1;
                }
            }
        }
        let n_said = me.log.iter().filter(|entry| is_players(entry)).count();
        tally.doubled += n_said.saturating_sub(self.answers.len()) as u64;
        tally.doubled += (me.presence.version - self.head_version).saturating_sub(self.renamed);
        tally.wrong += u64::from(me.presence.seats[0].name != self.name);
        // Everything newer than the last look is on the last page, or else the page has nothing older.
        let fresh = &self.chat[self.n_chat_seen..];
        let again = Client::join(address, &self.id, &self.cookie).await;
        let page = &again.welcome.chat;
        for text in &fresh[fresh.len().saturating_sub(page.len().max(1))..] {
            count_line(page, text, tally);
        }
        self.n_chat_seen = self.chat.len();
        if let Err(why) = replayed(&again) {
            eprintln!("{}: {why}", self.id);
            tally.wrong += 1;
        }
        let is_over = again.owes().is_none();
        if is_over {
            let record = get(address, &format!("/api/tables/{}/record", self.id), &self.cookie).await;
            let verified = Record::read(&record.body).and_then(|record| record.verify().map(drop));
            tally.wrong += u64::from(verified.is_err());
        }
        is_over
    }

    /// Looks at all pages of the chat.
    async fn look_at_chat(&self, address: SocketAddr, tally: &mut Tally) {
        let mut me = Client::join(address, &self.id, &self.cookie).await;
        let mut lines = me.welcome.chat.clone();
        while let Some(first) = lines.first().filter(|line| line.n > 0) {
            me.send(&ToServer::ChatBefore { n: first.n }).await;
            let page = me.until(|message| match message {
                ToClient::ChatPage(page) => Some(page.clone()),
                _ => None,
            });
            lines.splice(0..0, page.await);
        }
        self.chat.iter().for_each(|text| count_line(&lines, text, tally));
        tally.doubled += lines.len().saturating_sub(self.chat.len()) as u64;
    }
}

fn count_line(lines: &[ChatLine], text: &str, tally: &mut Tally) {
    match lines.iter().filter(|line| line.text == text).count() {
        0 => tally.lost += 1,
        n => tally.doubled += n as u64 - 1,
    }
}

/// Whether a player said it, and not chance.
fn is_players(entry: &Entry) -> bool {
    entry.said.as_ref().is_some_and(|said| !said.starts_with('*'))
}

/// Plays everything that was said from the beginning, and compares the state with the one that is shown.
fn replayed(me: &Client) -> Result<(), String> {
    let mut state = State::new(&me.game);
    for entry in &me.log {
        let said = entry.said.as_deref().ok_or("something was said in secret")?;
        let fact = Fact::read(&me.game, said).map_err(|misread| misread.to_string())?;
        let Fact::Answer(who, answer) = fact else { return Err(format!("'{said}' is no answer")) };
        apply(&me.game, &mut state, who, answer, &mut Vec::new())
            .map_err(|illegal| format!("'{said}': {illegal}"))?;
    }
    let viewer = me.now.seen.view().ok_or("no table is shown")?.viewer;
    let shown = Seen::new(&me.game, &View::new(&me.game, &state, viewer));
    if shown != me.now.seen || me.now.version != me.log.len() as u64 {
        return Err("it is not what a straight replay gives".to_owned());
    }
    Ok(())
}
