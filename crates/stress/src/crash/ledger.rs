//! A table under a crash: what its players say, what was acknowledged, and whether that is what is there.

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::Ordering;

use engine::{Seat, State, View, apply};
use wire::history::Fact;
use wire::protocol::{ChatLine, Entry, NewKind, NewTable, Seen, ToClient, ToServer};
use wire::record::Record;

use super::{LOOK, Progress, Tally};
use crate::client::{Client, create, fresh_id, get, wanted};

/// A table, and what was acknowledged at it.
pub struct Ledger {
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
    pub async fn open(address: SocketAddr) -> Ledger {
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
    pub async fn play(mut self, address: SocketAddr, progress: Arc<Progress>, seed: u64) -> Ledger {
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
    pub async fn look(&mut self, address: SocketAddr, tally: &mut Tally) -> bool {
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
    pub async fn look_at_chat(&self, address: SocketAddr, tally: &mut Tally) {
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
