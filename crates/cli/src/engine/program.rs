//! Programs that speak the engine protocol, as bots: started, timed, and replaced when they fail.

use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, TrySendError, sync_channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use bots::{Bot, suppose};
use engine::{Answer, Answers, Game, State, View, apply};
use fastrand::Rng;

use super::protocol::{HELLO, position_lines, read_best_turn};

/// What a program may be late by.
const GRACE: Duration = Duration::from_millis(500);
/// How long a program may take to start.
const START: Duration = Duration::from_secs(20);
/// After so many faults in one game a program is not asked again in it.
const MOST_FAULTS: u32 = 3;
/// How long a line of a program may be, in bytes.
const MAX_LINE: u64 = 64 * 1024;
/// How many lines are read ahead. A program that says more waits until it is listened to.
const MAX_HEARD: usize = 256;
/// How many texts may wait for a program that does not read.
const MAX_UNREAD: usize = 8;

/// A program and how it is treated, for all games of a match.
pub struct Host {
    command: String,
    movetime: Duration,
    /// Programs that have ended a game and can play another.
    idle: Mutex<Vec<Process>>,
    faults: AtomicU64,
    last_fault: Mutex<Option<String>>,
}

/// A program that runs.
struct Process {
    child: Child,
    /// What it is told, which a thread writes: a program that reads nothing must not stop its host.
    told: Option<SyncSender<String>>,
    lines: Receiver<String>,
}

/// Why a program has not answered.
enum Fault {
    /// It cannot go on: it hangs, has ended or was never there.
    Gone(String),
    /// It has said something that cannot be done.
    Wrong(String),
}

impl Host {
    /// A program, by the command that starts it, with so much time for each decision.
    pub fn new(command: &str, movetime: Duration) -> Arc<Host> {
        Arc::new(Host {
            command: command.to_owned(),
            movetime,
            idle: Mutex::default(),
            faults: AtomicU64::new(0),
            last_fault: Mutex::default(),
        })
    }

    /// Starts the program once, which waits then for its first game. One that cannot be started or never says that it is ready
    /// is no player: nothing could be learned from what is drawn in its place.
    pub fn greet(&self) -> Result<(), String> {
        let process = Process::start(&self.command).map_err(|fault| match fault {
            Fault::Gone(why) | Fault::Wrong(why) => format!("{}: {why}", self.command),
        })?;
        self.idle.lock().unwrap_or_else(PoisonError::into_inner).push(process);
        Ok(())
    }

    /// How many faults there were.
    pub fn faults(&self) -> u64 {
        self.faults.load(Ordering::Relaxed)
    }

    /// What the last of them was.
    pub fn last_fault(&self) -> Option<String> {
        self.last_fault.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// A player for one game, which begins with these lines; the seed is for what is drawn in its place.
    pub fn bot(self: &Arc<Host>, game_lines: &str, seed: u64) -> Box<dyn Bot> {
        Box::new(Program {
            host: self.clone(),
            game_lines: game_lines.to_owned(),
            process: None,
            rng: Rng::with_seed(seed),
            faults: 0,
            planned: Vec::new(),
            foreseen: None,
        })
    }

    fn note(&self, why: &str) {
        self.faults.fetch_add(1, Ordering::Relaxed);
        *self.last_fault.lock().unwrap_or_else(PoisonError::into_inner) = Some(why.to_owned());
    }
}

impl Process {
    fn start(command: &str) -> Result<Process, Fault> {
        let mut shell = Command::new("sh");
        shell.args(["-c", &format!("exec {command}")]).stdin(Stdio::piped()).stdout(Stdio::piped());
        let mut child =
            shell.spawn().map_err(|error| Fault::Gone(format!("it cannot be started: {error}")))?;
        let (told, telling) = sync_channel(MAX_UNREAD);
        let (hearing, lines) = sync_channel(MAX_HEARD);
        if let (Some(input), Some(output)) = (child.stdin.take(), child.stdout.take()) {
            std::thread::spawn(move || tell_all(input, &telling));
            std::thread::spawn(move || hear_all(output, &hearing));
        }
        let process = Process { child, told: Some(told), lines };
        process.send(&format!("{HELLO}\n"))?;
        process.wait_for("ready", START)?;
        Ok(process)
    }

    fn send(&self, text: &str) -> Result<(), Fault> {
        let gone = || Fault::Gone("it has ended".to_owned());
        self.told.as_ref().ok_or_else(gone)?.try_send(text.to_owned()).map_err(|error| match error {
            TrySendError::Full(_) => Fault::Gone("it does not read what it is told".to_owned()),
            TrySendError::Disconnected(_) => gone(),
        })
    }

    /// Passes over what was said before it is asked: that can be no answer.
    fn forget_lines(&self) {
        // A program that talks faster than it is listened to must not keep its host here.
        self.lines.try_iter().take(MAX_HEARD).for_each(drop);
    }

    /// What follows that word on the next line that begins with it. All other lines are passed over.
    fn wait_for(&self, word: &str, time: Duration) -> Result<String, Fault> {
        let late = || Fault::Gone(format!("it said no '{word}' within {} ms", time.as_millis()));
        let deadline = Instant::now() + time;
        loop {
            // A line that is there already is heard without waiting, so the time is looked at apart from that.
            let left = deadline.checked_duration_since(Instant::now()).ok_or_else(late)?;
            match self.lines.recv_timeout(left) {
                Ok(line) => {
                    let (first, rest) = line.trim().split_once(' ').unwrap_or((line.trim(), ""));
                    if first == word {
                        return Ok(rest.to_owned());
                    }
                }
                Err(RecvTimeoutError::Timeout) => return Err(late()),
                Err(RecvTimeoutError::Disconnected) => return Err(Fault::Gone("it has ended".to_owned())),
            }
        }
    }
}

/// Writes to a program until there is nothing more to say, or it has ended.
fn tell_all(mut input: ChildStdin, telling: &Receiver<String>) {
    for text in telling {
        if input.write_all(text.as_bytes()).and_then(|()| input.flush()).is_err() {
            return;
        }
    }
}

/// Reads what a program says until it ends, or says a line that is too long.
fn hear_all(output: ChildStdout, hearing: &SyncSender<String>) {
    let mut output = BufReader::new(output);
    let mut line = Vec::new();
    loop {
        line.clear();
        match output.by_ref().take(MAX_LINE).read_until(b'\n', &mut line) {
            Ok(n) if n > 0 && (n as u64) < MAX_LINE => {}
            Ok(_) | Err(_) => return,
        }
        if hearing.send(String::from_utf8_lossy(&line).into_owned()).is_err() {
            return;
        }
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        // Whoever reads it can still put its things in order; nobody waits for who does not.
        let _ = self.send("quit\n");
        self.told = None;
        if self.wait_for("bye", GRACE).is_err() {
            let _ = self.child.kill();
        }
        let _ = self.child.wait();
    }
}

/// A program in one seat of one game.
struct Program {
    host: Arc<Host>,
    game_lines: String,
    process: Option<Process>,
    rng: Rng,
    faults: u32,
    /// The answers it means to give next, the next one last, and the table they are meant for.
    planned: Vec<Answer>,
    foreseen: Option<State>,
}

impl Program {
    fn ask(&mut self, game: &Game, view: &View, answers: &Answers) -> Result<Answer, Fault> {
        let movetime = self.host.movetime;
        if self.process.is_none() {
            let idle = self.host.idle.lock().unwrap_or_else(PoisonError::into_inner).pop();
            let process = idle.map_or_else(|| Process::start(&self.host.command), Ok)?;
            process.send(&self.game_lines)?;
            self.process = Some(process);
        }
        let Some(process) = &self.process else { return Err(Fault::Gone("it has ended".to_owned())) };
        process.forget_lines();
        process.send(&position_lines(game, view, answers))?;
        process.send(&format!("go movetime {}\n", movetime.as_millis()))?;
        let said = process.wait_for("bestturn", movetime + GRACE)?;
        let mut planned = read_best_turn(game, &said).map_err(Fault::Wrong)?;
        planned.reverse();
        let answer = planned.pop().ok_or_else(|| Fault::Wrong("it has answered nothing".to_owned()))?;
        if !answers.contains(&answer) {
            return Err(Fault::Wrong(format!("'{}' is not legal", answer.line(game))));
        }
        self.planned = planned;
        Ok(answer)
    }

    /// The next answer it meant to give, if everything is as it was then.
    fn next_planned(&mut self, view: &View, answers: &Answers) -> Option<Answer> {
        let foreseen = self.foreseen.take()?;
        let answer = self.planned.pop()?;
        (*foreseen.table() == view.table && answers.contains(&answer)).then_some(answer)
    }
}

impl Bot for Program {
    fn answer(&mut self, game: &Game, view: &View, answers: &Answers) -> Answer {
        let answer = self.next_planned(view, answers).or_else(|| {
            self.planned.clear();
            if self.faults >= MOST_FAULTS {
                return None;
            }
            self.ask(game, view, answers)
                .map_err(|fault| {
                    self.faults += 1;
                    match fault {
                        Fault::Gone(why) => {
                            self.host.note(&why);
                            self.process = None;
                        }
                        Fault::Wrong(why) => self.host.note(&why),
                    }
                })
                .ok()
        });
        let answer = answer.unwrap_or_else(|| answers[self.rng.usize(..answers.len())]);
        let mut state = suppose(view);
        let who = state.owed().who;
        let same = apply(game, &mut state, who, answer, &mut ()).is_ok() && state.owed().who == who;
        self.foreseen = (same && !self.planned.is_empty()).then_some(state);
        answer
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        if let Some(process) = self.process.take().filter(|_| self.faults == 0) {
            self.host.idle.lock().unwrap_or_else(PoisonError::into_inner).push(process);
        }
    }
}
