//! Who looks at a table, and what they are told.

use std::collections::{HashMap, HashSet};
use std::net::IpAddr;
use std::time::Duration;

use engine::Seat;
use tokio::sync::{mpsc, oneshot};
use tokio::time::Instant;
use wire::protocol::{
    Opened, Presence, Problem, SeatCard, SeatKind, SeatLink, TableCard, ToClient, Update, VERSION, Welcome,
};

use super::permissions::Deed;
use super::{Table, told};
use crate::book::{Change, Format};
use crate::live::Outgoing;
use crate::secret;
use crate::store::{Chair, Head};

/// How many connections one seat may have; one more ends the oldest.
const MAX_DEVICES: usize = 12;

/// A connection to a table.
pub struct Guest {
    pub seats: Vec<Seat>,
    pub viewer: Option<Seat>,
    /// The secrets their browser shows for these seats.
    pub keys: Vec<(Seat, String)>,
    /// Where they are, if that counts.
    address: Option<IpAddr>,
    format: Format,
    out: mpsc::Sender<Outgoing>,
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

    pub async fn join(
        &mut self,
        secrets: &[String],
        browser: Option<&str>,
        address: Option<IpAddr>,
        format: Format,
        out: mpsc::Sender<Outgoing>,
        reply: oneshot::Sender<Result<u64, Problem>>,
    ) {
        let keys = self.head.opened(secrets);
        let seats: Vec<Seat> = keys.iter().map(|&(seat, _)| seat).collect();
        // Players always get in; only who watches may find the table full.
        if seats.is_empty() && !self.has_room_for_watcher(address) {
            let _ = reply.send(Err(Problem::new("problem-full")));
            return;
        }
        let number = self.next_guest;
        if reply.send(Ok(number)).is_err() {
            return;
        }
        self.next_guest += 1;
        self.make_room(&seats);
        self.mark_taken(&seats).await;
        for &seat in &seats {
            self.meet_browser(seat, browser).await;
        }
        for seat in &seats {
            self.away.remove(seat);
        }
        let viewer = self.book.owes().filter(|seat| seats.contains(seat)).or(seats.first().copied());
        self.guests.insert(number, Guest { seats, viewer, keys, address, format, out });
        self.alone_since = None;
        self.welcome(number);
        self.tell_presence();
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
            let devices: Vec<u64> = self.guests.iter().filter(own).map(|(&number, _)| number).collect();
            if devices.len() >= MAX_DEVICES
                && let Some(&oldest) = devices.iter().min()
            {
                self.leave(oldest);
            }
        }
    }

    pub fn leave(&mut self, number: u64) {
        let Some(guest) = self.guests.remove(&number) else { return };
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
                guest.keys.retain(|&(other, _)| other != seat);
                guest.seats.retain(|&other| other != seat);
                guest.viewer = guest.viewer.filter(|&viewer| viewer != seat).or(guest.seats.first().copied());
                affected.push(number);
            }
        }
        affected.into_iter().for_each(|number| self.welcome(number));
    }

    pub fn look(&mut self, number: u64, seat: Seat) {
        if self.permit(number, Deed::Look, seat).is_ok()
            && let Some(guest) = self.guests.get_mut(&number)
        {
            guest.viewer = Some(seat);
            self.welcome(number);
        }
    }

    fn welcome(&mut self, number: u64) {
        let Some(guest) = self.guests.get(&number) else { return };
        let view = self.book.view(guest.viewer);
        // Only who shows a secret is told a link with it, so nobody keeps the link to a friend's seat.
        let link =
            |(seat, key): &(Seat, String)| SeatLink { seat: *seat, path: secret::link(&self.head.id, key) };
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
                options: told(&self.head.options),
                sheet: self.head.sheet.clone(),
                commitment: self.book.commitment(),
                rules: self.head.rules,
            },
            yours: guest.seats.clone(),
            links: guest.keys.iter().map(link).collect(),
            opened: guest.seats.iter().filter_map(opened).collect(),
            presence: self.presence(),
            log: self.book.entries(&view, 0),
            chat: self.chat.clone(),
            now: self.book.now(&view, guest.format),
        };
        self.tell(number, &ToClient::Welcome(Box::new(welcome)));
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

    pub fn tell(&mut self, number: u64, message: &ToClient) {
        let Some(guest) = self.guests.get(&number) else { return };
        if guest.out.try_send(Outgoing::new(message)).is_err() {
            // Too slow or gone: the connection ends, and the client comes again when it can.
            self.leave(number);
        }
    }

    pub fn tell_all(&mut self, message: &ToClient) {
        let text = Outgoing::new(message);
        self.send(|_| text.clone());
    }

    pub fn tell_presence(&mut self) {
        self.tell_all(&ToClient::Presence(self.presence()));
    }

    /// Tells everybody what changed, each as they may hear it.
    pub fn tell_change(&mut self, change: &Change) {
        let mut texts: HashMap<(Option<Seat>, Format), Outgoing> = HashMap::new();
        let viewers: HashSet<(Option<Seat>, Format)> =
            self.guests.values().map(|guest| (guest.viewer, guest.format)).collect();
        for (viewer, format) in viewers {
            let view = self.book.view(viewer);
            let update = Update {
                from: change.from,
                said: self.book.said(&view, &change.said),
                kept: change.kept,
                log: self.book.entries(&view, change.kept),
                now: self.book.now(&view, format),
            };
            texts.insert((viewer, format), Outgoing::new(&ToClient::Update(Box::new(update))));
        }
        self.send(|guest| texts[&(guest.viewer, guest.format)].clone());
    }

    /// Tells something to everybody who has a seat.
    pub fn tell_seat(&mut self, seat: Seat, message: &ToClient) {
        let holds = |(&number, guest): (&u64, &Guest)| guest.seats.contains(&seat).then_some(number);
        let holders: Vec<u64> = self.guests.iter().filter_map(holds).collect();
        holders.into_iter().for_each(|number| self.tell(number, message));
    }

    fn send(&mut self, text: impl Fn(&Guest) -> Outgoing) {
        let failed = |(&number, guest): (&u64, &Guest)| guest.out.try_send(text(guest)).err().map(|_| number);
        let failed: Vec<u64> = self.guests.iter().filter_map(failed).collect();
        failed.into_iter().for_each(|number| self.leave(number));
    }
}
