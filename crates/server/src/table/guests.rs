//! Who looks at a table, and what they are told.

use std::collections::HashSet;
use std::net::IpAddr;
use std::time::Duration;

use engine::Seat;
use tokio::time::Instant;
use wire::protocol::{
    Opened, Presence, Problem, SeatCard, SeatKind, SeatLink, TableCard, ToClient, Update, VERSION, Welcome,
};

use super::permissions::Deed;
use super::{REMOTE_LIMIT, Table};
use crate::carrier::{GuestId, Join, Kind, Reply, Stamp, Step};
use crate::live::Outgoing;
use crate::secret::{self, Hashed};
use crate::store::{Chair, Head};
use wire::book::{Change, Format};

/// How many connections one seat may have; one more ends the oldest.
const MAX_DEVICES: usize = 12;

/// A connection to a table.
pub struct Guest {
    pub seats: Vec<Seat>,
    pub viewer: Option<Seat>,
    /// The secrets their browser shows for these seats.
    pub keys: Vec<(Seat, Hashed)>,
    /// All secrets it shows, those included that open nothing any more.
    pub shown: Vec<Hashed>,
    /// Where they are, if that counts.
    address: Option<IpAddr>,
    format: Format,
    /// The node with their socket, and when it last said that they are there, unless it is this one.
    remote: Option<(String, Instant)>,
    /// How many came before them.
    number: u64,
    /// Whether they were welcomed.
    is_greeted: bool,
}

impl Guest {
    fn kind(&self) -> Kind {
        Kind::new(self.viewer, self.format)
    }
}

impl Table {
    /// Whether somebody looks through the eyes of a seat.
    pub fn online(&self, seat: Seat) -> bool {
        self.guests.values().any(|guest| guest.seats.contains(&seat))
    }

    /// For how long nobody has looked through the eyes of a seat.
    pub fn absent(&self, seat: Seat) -> Duration {
        if self.online(seat) { Duration::ZERO } else { self.last_seen[usize::from(seat.0)].elapsed() }
    }

    /// Somebody comes. They are told everything when they ask for it, which is when their node listens.
    pub async fn join(&mut self, join: Join) -> Reply {
        let Join { guest, node, secrets, browser, address, format } = join;
        let keys = self.head.opened(&secrets);
        let seats: Vec<Seat> = keys.iter().map(|&(seat, _)| seat).collect();
        // Players always get in; only who watches may find the table full.
        if seats.is_empty() && !self.has_room_for_watcher(address) {
            return Reply::Refused(Problem::new("problem-full"));
        }
        self.make_room(&seats);
        self.mark_taken(&seats).await;
        for &seat in &seats {
            self.meet_browser(seat, browser.as_deref()).await;
        }
        for seat in &seats {
            self.away.remove(seat);
        }
        let viewer = self.book.owes().filter(|seat| seats.contains(seat)).or(seats.first().copied());
        let remote = node.map(|node| (node, Instant::now()));
        let number = self.n_joined;
        self.n_joined += 1;
        let is_greeted = false;
        let come = Guest { seats, viewer, keys, shown: secrets, address, format, remote, number, is_greeted };
        let kind = come.kind();
        self.guests.insert(guest, come);
        self.alone_since = None;
        Reply::Joined { kind, epoch: self.epoch }
    }

    /// Somebody is to see everything anew.
    pub fn resync(&mut self, guest: GuestId) -> Reply {
        if !self.is_known(guest) {
            return Reply::Unknown;
        }
        self.welcome(guest);
        self.tell_rematch(guest);
        let is_new =
            self.guests.get_mut(&guest).is_some_and(|it| !std::mem::replace(&mut it.is_greeted, true));
        if is_new {
            self.tell_presence();
        }
        Reply::Done
    }

    /// Whether somebody is there by this number. Their node has just said so.
    pub fn is_known(&mut self, guest: GuestId) -> bool {
        let Some(guest) = self.guests.get_mut(&guest) else { return false };
        if let Some((_, seen)) = &mut guest.remote {
            *seen = Instant::now();
        }
        true
    }

    /// Another node says who of its guests still looks.
    pub fn still_here(&mut self, node: &str, guests: &[GuestId]) -> Reply {
        let unknown = guests.iter().copied().filter(|&guest| !self.is_known(guest)).collect();
        let is_gone = |(number, guest): (&GuestId, &Guest)| {
            let is_there = guest.remote.as_ref().is_some_and(|(at, _)| at == node);
            // Who has only just come may not be among them yet.
            (is_there && guest.is_greeted && !guests.contains(number)).then_some(*number)
        };
        let gone: Vec<GuestId> = self.guests.iter().filter_map(is_gone).collect();
        gone.into_iter().for_each(|number| self.leave(number));
        Reply::Here { epoch: self.epoch, version: self.book.version(), unknown }
    }

    /// When the first of those at another node is not believed to be there any more.
    pub fn remote_silent_at(&self) -> Option<Instant> {
        let seen = self.guests.values().filter_map(|guest| guest.remote.as_ref().map(|(_, seen)| *seen));
        seen.min().map(|seen| seen + REMOTE_LIMIT)
    }

    /// Forgets those at other nodes of whom nothing was heard for so long.
    pub fn forget_remote(&mut self, silence: Duration) {
        let is_silent = |(&number, guest): (&GuestId, &Guest)| {
            guest.remote.as_ref().is_some_and(|(_, seen)| seen.elapsed() >= silence).then_some(number)
        };
        let silent: Vec<GuestId> = self.guests.iter().filter_map(is_silent).collect();
        silent.into_iter().for_each(|number| self.leave(number));
    }

    fn has_room_for_watcher(&self, address: Option<IpAddr>) -> bool {
        let config = &self.services.config;
        let watchers = || self.guests.values().filter(|guest| guest.seats.is_empty());
        let near = || watchers().filter(|guest| guest.address == address).count();
        watchers().count() < config.watchers && (address.is_none() || near() < config.watchers_by_address)
    }

    /// Ends the oldest connection of a seat that has too many.
    fn make_room(&mut self, seats: &[Seat]) {
        for seat in seats {
            let own = |(_, guest): &(&u64, &Guest)| guest.seats.contains(seat);
            let devices: Vec<(u64, GuestId)> =
                self.guests.iter().filter(own).map(|(&number, guest)| (guest.number, number)).collect();
            if devices.len() >= MAX_DEVICES
                && let Some(&(_, oldest)) = devices.iter().min()
            {
                self.leave(oldest);
            }
        }
    }

    pub fn leave(&mut self, number: u64) {
        let Some(guest) = self.guests.remove(&number) else { return };
        self.viewers.close(|other, _| other == number);
        self.forget_hints_for(number);
        let at = Instant::now();
        for seat in guest.seats {
            self.last_seen[usize::from(seat.0)] = at;
        }
        if self.guests.is_empty() {
            self.alone_since = Some(at);
        }
        self.tell_presence();
    }

    /// Whoever has the seat only looks on from now on, unless they have another; one connection may keep it.
    pub fn unseat(&mut self, seat: Seat, keeps: Option<u64>) {
        let mut affected = Vec::new();
        for (&number, guest) in &mut self.guests {
            if guest.seats.contains(&seat) && keeps != Some(number) {
                let before = guest.kind();
                guest.keys.retain(|(other, _)| *other != seat);
                guest.seats.retain(|&other| other != seat);
                guest.viewer = guest.viewer.filter(|&viewer| viewer != seat).or(guest.seats.first().copied());
                affected.push((number, before));
            }
        }
        affected.into_iter().for_each(|(number, before)| self.shift(number, before));
    }

    pub fn look(&mut self, number: u64, seat: Seat) {
        if self.permit(number, Deed::Look, seat).is_ok()
            && let Some(guest) = self.guests.get_mut(&number)
        {
            let before = guest.kind();
            guest.viewer = Some(seat);
            self.shift(number, before);
        }
    }

    /// Somebody looks through other eyes than before, and is to see everything anew.
    fn shift(&mut self, number: GuestId, before: Kind) {
        let Some(guest) = self.guests.get(&number) else { return };
        let kind = guest.kind();
        if kind != before {
            if guest.remote.is_some() {
                // They ask for a welcome when their node listens to what these eyes are told.
                let stamp = Stamp { epoch: self.epoch, to: Some(number), step: Step::Shift(kind) };
                self.services.carrier.publish(&self.head.id, before, &stamp, &Outgoing::nothing());
                return;
            }
            self.viewers.shift(number, kind);
        }
        self.welcome(number);
    }

    fn welcome(&mut self, number: u64) {
        let Some(guest) = self.guests.get(&number) else { return };
        let view = self.book.view(guest.viewer);
        // Only who shows a secret is told a link with it, so nobody keeps the link to a friend's seat. Here are hashes: the
        // node of the socket puts in their place what the browser has shown.
        let link = |(seat, key): &(Seat, Hashed)| SeatLink {
            seat: *seat,
            path: secret::link(&self.head.id, key.text()),
        };
        let opened = |&seat: &Seat| {
            let at = self.head.chair(seat)?.opened?;
            Some(Opened { seat, at })
        };
        let welcome = Welcome {
            protocol: VERSION,
            frozen: self.frozen,
            table: TableCard {
                id: self.head.id.clone(),
                title: self.head.title.clone(),
                options: self.options.clone(),
                sheet: self.head.sheet.clone(),
                commitment: self.book.commitment(),
                rules: self.head.rules,
                begun: self.head.begun,
            },
            yours: guest.seats.clone(),
            links: guest.keys.iter().map(link).collect(),
            opened: guest.seats.iter().filter_map(opened).collect(),
            presence: self.presence(),
            log: self.book.entries(&view, 0),
            chat: self.chat.clone(),
            now: self.book.now(&view, guest.format),
        };
        let version = self.book.version();
        self.tell_step(number, Step::Welcome { version }, &ToClient::Welcome(Box::new(welcome)));
    }

    /// The seats under a head.
    pub fn cards(&self, head: &Head) -> Vec<SeatCard> {
        let card = |(seat, chair): (Seat, &Chair)| SeatCard {
            seat,
            name: chair.name.clone(),
            kind: match (&chair.bot, self.bot_for(head, seat)) {
                (Some(level), _) => SeatKind::Bot(level.clone()),
                (None, Some(kind)) => SeatKind::StandIn(kind.key().to_owned()),
                (None, None) => SeatKind::Human,
            },
            online: self.online(seat),
            taken: chair.is_taken(),
        };
        head.each().map(card).collect()
    }

    pub fn watchers(&self) -> u32 {
        self.guests.values().filter(|guest| guest.seats.is_empty()).count() as u32
    }

    fn presence(&self) -> Presence {
        Presence {
            version: self.head.version,
            seats: self.cards(&self.head),
            host: Seat(self.head.host),
            policy: self.head.policy.clone(),
            pace: self.head.pace,
            watchers: self.watchers(),
        }
    }

    pub fn tell(&mut self, number: GuestId, message: &ToClient) {
        self.tell_step(number, Step::Word, message);
    }

    /// Tells something to one, and where it leads.
    pub fn tell_step(&mut self, number: GuestId, step: Step, message: &ToClient) {
        let Some(guest) = self.guests.get(&number) else { return };
        let stamp = Stamp { epoch: self.epoch, to: Some(number), step };
        let (kind, text) = (guest.kind(), Outgoing::new(message));
        if guest.remote.is_none() {
            self.viewers.deliver(kind, &stamp, &text);
        } else if !self.services.carrier.publish(&self.head.id, kind, &stamp, &text) {
            // It is not on its way: they come anew.
            self.leave(number);
        }
    }

    pub fn tell_all(&mut self, message: &ToClient) {
        let text = Outgoing::new(message);
        self.publish(&Step::Word, |_, _| text.clone());
    }

    /// Tells something to everybody, made once for each kind of viewer and sent once for each kind to other nodes.
    fn publish(&mut self, step: &Step, text: impl Fn(&Table, Kind) -> Outgoing) {
        let kinds: HashSet<Kind> = self.guests.values().map(Guest::kind).collect();
        for kind in kinds {
            let text = text(self, kind);
            let stamp = Stamp { epoch: self.epoch, to: None, step: step.clone() };
            self.viewers.deliver(kind, &stamp, &text);
            let mut others = self.guests.values();
            let has_remote = others.any(|guest| guest.kind() == kind && guest.remote.is_some());
            if has_remote && !self.services.carrier.publish(&self.head.id, kind, &stamp, &text) {
                self.forget_remote(Duration::ZERO);
            }
        }
    }

    pub fn tell_presence(&mut self) {
        self.tell_all(&ToClient::Presence(self.presence()));
        self.keep_clocks();
    }

    /// Tells everybody what changed, each as they may hear it.
    pub fn tell_change(&mut self, change: &Change) {
        let step = Step::Update { from: change.from, to: self.book.version() };
        self.publish(&step, |table, kind| {
            let view = table.book.view(kind.seat());
            let update = Update {
                from: change.from,
                said: table.book.said(&view, &change.said),
                kept: change.kept,
                log: table.book.entries(&view, change.kept),
                now: table.book.now(&view, kind.format()),
            };
            Outgoing::new(&ToClient::Update(Box::new(update)))
        });
    }

    /// Tells something to everybody who has a seat.
    pub fn tell_seat(&mut self, seat: Seat, message: &ToClient) {
        let holds = |(&number, guest): (&u64, &Guest)| guest.seats.contains(&seat).then_some(number);
        let holders: Vec<u64> = self.guests.iter().filter_map(holds).collect();
        holders.into_iter().for_each(|number| self.tell(number, message));
    }
}
