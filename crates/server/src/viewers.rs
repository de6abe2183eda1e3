//! The sockets of this node at a table, and what is told to them: wherever the table's owner is, each gets what is made for
//! its kind of viewer, in order and without gaps.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::mpsc;

use crate::carrier::{Carrier, GuestId, Kind, Listening, Stamp, Step};
use crate::live::Outgoing;
use crate::secret::Hashed;

/// How many messages may wait for a client before it is given up; it will come again and catch up.
pub const MAX_WAITING: usize = 512;

/// What a socket is told.
pub enum Told {
    /// Something for the client.
    Text(Outgoing),
    /// The client has missed something: everything is to be asked for anew.
    Missed,
    /// The client looks through other eyes from now on: what they are told must be listened to.
    Shifted(Kind),
}

/// All tables with sockets at this node.
#[derive(Default)]
pub struct Gateway {
    tables: Mutex<HashMap<String, Arc<Viewers>>>,
}

impl Gateway {
    /// The sockets at a table.
    pub fn at(&self, table: &str) -> Arc<Viewers> {
        let mut tables = lock(&self.tables);
        // Tables where nobody is any more are forgotten here, now and then.
        if tables.len().is_power_of_two() {
            tables.retain(|_, viewers| Arc::strong_count(viewers) > 1 || !viewers.is_empty());
        }
        tables.entry(table.to_owned()).or_default().clone()
    }

    /// The tables with sockets at this node.
    pub fn tables(&self) -> Vec<(String, Arc<Viewers>)> {
        let tables = lock(&self.tables);
        let looked_at = tables.iter().filter(|(_, viewers)| !viewers.is_empty());
        looked_at.map(|(table, viewers)| (table.clone(), viewers.clone())).collect()
    }
}

/// The sockets of this node at a table.
#[derive(Default)]
pub struct Viewers {
    viewers: Mutex<HashMap<GuestId, Viewer>>,
    /// What is listened to, by the kind of viewer, where the owner is another node.
    listening: tokio::sync::Mutex<HashMap<Kind, Listening>>,
}

/// A socket.
pub struct Viewer {
    /// Whose eyes it looks through.
    pub kind: Kind,
    /// The epoch of who speaks for the table.
    pub epoch: u64,
    /// Whether that is another node.
    pub is_remote: bool,
    /// The version the client knows; nothing before it was welcomed, or if it has missed something.
    version: Option<u64>,
    /// The version it knew when it was last seen that it lags behind.
    lagged_at: Option<u64>,
    /// The secrets that open its seats, by their hashes: nobody else need know them.
    secrets: Vec<(Hashed, String)>,
    out: mpsc::Sender<Told>,
}

impl Viewer {
    /// A socket that was not welcomed yet.
    pub fn new(
        kind: Kind,
        epoch: u64,
        is_remote: bool,
        secrets: &[String],
        out: mpsc::Sender<Told>,
    ) -> Viewer {
        let secrets = secrets.iter().map(|secret| (Hashed::of(secret), secret.clone())).collect();
        Viewer { kind, epoch, is_remote, version: None, lagged_at: None, secrets, out }
    }

    /// Takes something told; whether the socket could be handed it.
    fn take(&mut self, stamp: &Stamp, text: &Outgoing) -> bool {
        let told = match &stamp.step {
            // Who waits for a welcome finds in it whatever is told to everybody.
            Step::Word if self.version.is_none() && stamp.to.is_none() => return true,
            Step::Word => Told::Text(text.clone()),
            Step::Secret(secret) => {
                self.secrets.push((Hashed::of(secret), secret.clone()));
                Told::Text(text.clone())
            }
            Step::Update { from, to } => match self.version {
                None => return true,
                Some(version) if version >= *to => return true,
                Some(version) if version == *from => {
                    self.version = Some(*to);
                    Told::Text(text.clone())
                }
                Some(_) => {
                    self.version = None;
                    Told::Missed
                }
            },
            Step::Welcome { version } => {
                self.version = Some(*version);
                Told::Text(text.with_secrets(&self.secrets))
            }
            Step::Shift(kind) => {
                (self.kind, self.version) = (*kind, None);
                Told::Shifted(*kind)
            }
        };
        self.out.try_send(told).is_ok()
    }
}

impl Viewers {
    /// A socket is there.
    pub fn add(&self, guest: GuestId, viewer: Viewer) {
        lock(&self.viewers).insert(guest, viewer);
    }

    /// A socket is gone.
    pub async fn remove(&self, guest: GuestId) {
        lock(&self.viewers).remove(&guest);
        let mut listening = self.listening.lock().await;
        listening.retain(|kind, _| lock(&self.viewers).values().any(|viewer| viewer.kind == *kind));
    }

    /// Whether nobody is there.
    pub fn is_empty(&self) -> bool {
        lock(&self.viewers).is_empty()
    }

    /// Listens to what a kind of viewer is told by another node, if nobody of them did so far.
    pub async fn listen(self: &Arc<Viewers>, carrier: &dyn Carrier, table: &str, kind: Kind) {
        let mut listening = self.listening.lock().await;
        if !listening.contains_key(&kind)
            && let Some(news) = carrier.listen(table, kind, self.clone()).await
        {
            listening.insert(kind, news);
        }
    }

    /// Hands on what is told to a kind of viewer, or to one of them. Who is too slow or gone is given up: the connection
    /// ends, and the client comes again when it can.
    pub fn deliver(&self, kind: Kind, stamp: &Stamp, text: &Outgoing) {
        lock(&self.viewers).retain(|guest, viewer| {
            let is_meant =
                viewer.kind == kind && viewer.epoch == stamp.epoch && stamp.to.is_none_or(|to| to == *guest);
            !is_meant || viewer.take(stamp, text)
        });
    }

    /// A socket of this node looks through other eyes.
    pub fn shift(&self, guest: GuestId, kind: Kind) {
        if let Some(viewer) = lock(&self.viewers).get_mut(&guest) {
            (viewer.kind, viewer.version) = (kind, None);
        }
    }

    /// Ends some sockets. Their clients come again.
    pub fn close(&self, which: impl Fn(GuestId, &Viewer) -> bool) {
        lock(&self.viewers).retain(|guest, viewer| !which(*guest, viewer));
    }

    /// The sockets that look at a table of another node.
    pub fn remote(&self) -> Vec<GuestId> {
        let viewers = lock(&self.viewers);
        viewers.iter().filter(|(_, viewer)| viewer.is_remote).map(|(&guest, _)| guest).collect()
    }

    /// The table is at a version. Who was behind the last time too, and has not moved since, has missed something.
    pub fn catch_up(&self, epoch: u64, version: u64) {
        lock(&self.viewers).retain(|_, viewer| {
            let is_behind = viewer.epoch == epoch && viewer.version.is_none_or(|own| own < version);
            let has_stood_still = is_behind && viewer.lagged_at == Some(viewer.version.unwrap_or(0));
            viewer.lagged_at = is_behind.then(|| viewer.version.unwrap_or(0));
            if has_stood_still {
                viewer.version = None;
                return viewer.out.try_send(Told::Missed).is_ok();
            }
            true
        });
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    // Whoever panicked has not been in the middle of a change: nothing here does.
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use wire::protocol::ToClient;

    use super::*;
    use wire::book::Format;

    fn told(socket: &mut mpsc::Receiver<Told>) -> Vec<String> {
        let mut all = Vec::new();
        while let Ok(told) = socket.try_recv() {
            all.push(match told {
                Told::Text(text) => String::from_utf8_lossy(text.bytes()).into_owned(),
                Told::Missed => "missed".to_owned(),
                Told::Shifted(_) => "shifted".to_owned(),
            });
        }
        all
    }

    #[test]
    fn a_gap_is_seen_and_nobody_hears_what_is_for_others() {
        let kind = Kind::new(Some(engine::Seat(0)), Format::Packed);
        let other = Kind::new(None, Format::Packed);
        let (out, mut socket) = mpsc::channel(8);
        let viewers = Viewers::default();
        viewers.add(1, Viewer::new(kind, 5, true, &["secret".to_owned()], out));
        let tell = |kind, epoch, to, step| {
            let text = Outgoing::new(&ToClient::Pong { n: 1 });
            viewers.deliver(kind, &Stamp { epoch, to, step }, &text);
        };
        let pong = r#"{"pong":{"n":1}}"#.to_owned();
        // Before the welcome nothing that a welcome holds is told.
        tell(kind, 5, None, Step::Word);
        tell(kind, 5, None, Step::Update { from: 3, to: 4 });
        assert_eq!(told(&mut socket), Vec::<String>::new());
        tell(kind, 5, Some(1), Step::Welcome { version: 4 });
        tell(kind, 5, None, Step::Update { from: 3, to: 4 });
        tell(kind, 5, None, Step::Update { from: 4, to: 6 });
        assert_eq!(told(&mut socket), [pong.clone(), pong.clone()]);
        // Other eyes, other sockets, and an owner who is none any more.
        tell(other, 5, None, Step::Word);
        tell(kind, 5, Some(2), Step::Word);
        tell(kind, 4, None, Step::Word);
        assert_eq!(told(&mut socket), Vec::<String>::new());
        tell(kind, 5, None, Step::Update { from: 8, to: 9 });
        tell(kind, 5, None, Step::Update { from: 9, to: 10 });
        assert_eq!(told(&mut socket), ["missed"]);
        tell(kind, 5, Some(1), Step::Welcome { version: 10 });
        assert_eq!(told(&mut socket), [pong]);
        // The last of all is lost: whoever stands still behind the table has missed it.
        viewers.catch_up(5, 11);
        assert_eq!(told(&mut socket), Vec::<String>::new());
        viewers.catch_up(5, 11);
        assert_eq!(told(&mut socket), ["missed"]);
    }

    #[test]
    fn a_secret_is_put_into_a_welcome_where_its_hash_stands() {
        let secrets = [(Hashed::of("secret"), "secret".to_owned())];
        let text = Outgoing::of(format!("/t/abc#{}", Hashed::of("secret").text()).into());
        assert_eq!(text.with_secrets(&secrets).bytes(), "/t/abc#secret".as_bytes());
    }
}
