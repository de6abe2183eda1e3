//! How a table is run: names, stand-ins, links, the policy and the pace.
//!
//! Every change is a command: stored first, carried out once, and refused if the same thing was changed since the version
//! the command was made on.

use engine::Seat;
use host::validate;
use tokio::time::Instant;
use wire::protocol::{Opened, Policy, Problem, SeatLink, Seated, ToClient, ToServer};

use super::Table;
use super::commands::STALE;
use super::permissions::Deed;
use crate::carrier::{Reply, Sit, Step};
use crate::clock::now;
use crate::secret;
use crate::secret::Hashed;
use crate::store::{Chair, Command, CommandId, Head};

impl Table {
    /// The host says what happens when somebody is away.
    pub async fn set_policy(
        &mut self,
        guest: u64,
        id: CommandId,
        version: u64,
        policy: Policy,
    ) -> Result<(), Problem> {
        self.permit(guest, Deed::RunTable, Seat(self.head.host))?;
        let policy = validate::policy(policy)?;
        unchanged(self.head.policy_since, version)?;
        let change = |head: &mut Head| {
            head.policy = policy;
            head.policy_since = head.version;
        };
        self.amend(Some(id), change).await?;
        self.away.clear();
        self.amended(guest, id);
        Ok(())
    }

    /// The host says how long bots wait.
    pub async fn set_pace(
        &mut self,
        guest: u64,
        id: CommandId,
        version: u64,
        millis: u16,
    ) -> Result<(), Problem> {
        self.permit(guest, Deed::RunTable, Seat(self.head.host))?;
        unchanged(self.head.pace_since, version)?;
        let change = |head: &mut Head| {
            head.pace = validate::pace(millis);
            head.pace_since = head.version;
        };
        self.amend(Some(id), change).await?;
        self.amended(guest, id);
        Ok(())
    }

    /// A bot plays for a seat, or does no more.
    pub async fn stand_in(
        &mut self,
        guest: u64,
        id: CommandId,
        version: u64,
        seat: Seat,
        bot: Option<String>,
    ) -> Result<(), Problem> {
        self.permit(guest, Deed::StandIn, seat)?;
        let bot = bot.map(|level| validate::level(&level)).transpose()?;
        unchanged(self.seat_since(seat), version)?;
        let change = |head: &mut Head| {
            let chair = &mut head.seats[usize::from(seat.0)];
            chair.deputy = bot;
            chair.since = head.version;
        };
        self.amend(Some(id), change).await?;
        self.amended(guest, id);
        Ok(())
    }

    /// Somebody gives a seat of theirs another name.
    pub async fn rename(
        &mut self,
        guest: u64,
        id: CommandId,
        version: u64,
        seat: Seat,
        name: &str,
    ) -> Result<(), Problem> {
        self.permit(guest, Deed::Rename, seat)?;
        let name = validate::name(name)?;
        unchanged(self.seat_since(seat), version)?;
        let change = |head: &mut Head| {
            let chair = &mut head.seats[usize::from(seat.0)];
            chair.name = name;
            chair.since = head.version;
        };
        self.amend(Some(id), change).await?;
        self.amended(guest, id);
        Ok(())
    }

    /// Makes a new link to a seat. Whoever had the seat only looks on from now on.
    pub async fn hand_on(
        &mut self,
        guest: u64,
        id: CommandId,
        version: u64,
        seat: Seat,
    ) -> Result<(), Problem> {
        self.permit(guest, Deed::HandOn, seat)?;
        unchanged(self.seat_since(seat), version)?;
        let by = self.keys_of(guest);
        let link = self.new_link(Some(id), id.number, seat, by).await?;
        // The link comes first: a client that has heard of no acknowledgement asks again.
        self.tell(guest, &ToClient::Link { id: id.number, link });
        self.tell(guest, &ToClient::Ack { id: id.number, version: self.book.version() });
        self.last_seen[usize::from(seat.0)] = Instant::now();
        self.unseat(seat, None);
        self.tell_presence();
        Ok(())
    }

    /// Makes a new secret for a seat of one's own. Every other browser that showed the old one only looks on from now on.
    pub async fn rekey(
        &mut self,
        guest: u64,
        id: CommandId,
        version: u64,
        seat: Seat,
    ) -> Result<(), Problem> {
        self.permit(guest, Deed::Rekey, seat)?;
        unchanged(self.seat_since(seat), version)?;
        let by = self.keys_of(guest);
        let link = self.new_key(Some(id), id.number, seat, by).await?;
        let secret = self.links.get(&id.number).map(|(_, secret)| secret.clone()).unwrap_or_default();
        if let Some(guest) = self.guests.get_mut(&guest) {
            guest.keys.retain(|(other, _)| *other != seat);
            guest.keys.push((seat, Hashed::of(&secret)));
            guest.shown.push(Hashed::of(&secret));
        }
        self.tell_step(guest, Step::Secret(secret), &ToClient::Link { id: id.number, link });
        self.tell(guest, &ToClient::Ack { id: id.number, version: self.book.version() });
        self.unseat(seat, Some(guest));
        self.tell_presence();
        Ok(())
    }

    /// Who asked for a link and did not hear it is told again, as long as nobody has used it. After a restart nobody knows
    /// it any more, and another takes its place. Numbers of commands can be guessed, so only a browser is told that shows
    /// what it showed when it asked.
    pub async fn tell_link_again(&mut self, guest: u64, id: CommandId, message: &ToServer) {
        let (ToServer::HandOn { seat, .. } | ToServer::Rekey { seat, .. }) = *message else { return };
        let id = id.number;
        let Some(chair) = self.head.chair(seat).filter(|chair| chair.linked_by == Some(id)) else { return };
        let shown = self.guests.get(&guest).map_or(&[][..], |guest| &guest.shown);
        if !chair.linked_for.iter().any(|key| shown.iter().any(|shown| shown.is_same(key))) {
            return;
        }
        let by = chair.linked_for.clone();
        let link = match (self.links.get(&id), message) {
            (Some((seat, secret)), _) => Ok(self.link(*seat, secret)),
            (None, ToServer::Rekey { .. }) => self.new_key(None, id, seat, by).await,
            (None, _) => self.new_link(None, id, seat, by).await,
        };
        match link {
            Ok(link) => self.tell(guest, &ToClient::Link { id, link }),
            Err(problem) => self.tell(guest, &ToClient::Trouble(problem)),
        }
    }

    /// The secrets that a connection shows for its seats.
    fn keys_of(&self, guest: u64) -> Vec<Hashed> {
        let keys = self.guests.get(&guest).map_or(&[][..], |guest| &guest.keys);
        keys.iter().map(|(_, key)| key.clone()).collect()
    }

    /// A seat is free again, for whoever comes by the link that a command has asked for.
    async fn new_link(
        &mut self,
        command: Option<CommandId>,
        id: u64,
        seat: Seat,
        by: Vec<Hashed>,
    ) -> Result<SeatLink, Problem> {
        let secret = secret::fresh();
        let hash = Hashed::of(&secret);
        let change = |head: &mut Head| {
            let chair = &mut head.seats[usize::from(seat.0)];
            (chair.link, chair.key, chair.taken) = (Some(hash), None, false);
            (chair.deputy, chair.opened, chair.browsers) = (None, None, Vec::new());
            (chair.since, chair.linked_by, chair.linked_for) = (head.version, Some(id), by);
        };
        self.amend(command, change).await?;
        Ok(self.keep_link(id, seat, secret))
    }

    /// A seat stays with whoever has it, with another secret that a command has asked for.
    async fn new_key(
        &mut self,
        command: Option<CommandId>,
        id: u64,
        seat: Seat,
        by: Vec<Hashed>,
    ) -> Result<SeatLink, Problem> {
        let secret = secret::fresh();
        let hash = Hashed::of(&secret);
        let change = |head: &mut Head| {
            let chair = &mut head.seats[usize::from(seat.0)];
            (chair.link, chair.key, chair.taken) = (None, Some(hash), true);
            (chair.opened, chair.browsers) = (None, Vec::new());
            (chair.since, chair.linked_by, chair.linked_for) = (head.version, Some(id), by);
        };
        self.amend(command, change).await?;
        Ok(self.keep_link(id, seat, secret))
    }

    fn keep_link(&mut self, id: u64, seat: Seat, secret: String) -> SeatLink {
        let link = self.link(seat, &secret);
        self.links.insert(id, (seat, secret));
        link
    }

    /// Somebody has followed a link. Returns the seat, and the hashes of what their browser shows from now on.
    ///
    /// Whoever comes by an invitation gets a secret of their own, and once they have come the invitation is worth nothing:
    /// not even who has sent it can follow. Until then it may be followed again, for example because this answer is lost.
    pub async fn sit(&mut self, sit: Sit) -> Result<Reply, Problem> {
        let Sit { secret, shown, fresh, browser } = sit;
        let invited = self.head.invited(&secret);
        let opened = self.head.opened(std::slice::from_ref(&secret)).first().map(|&(seat, _)| seat);
        let (seat, own) = match (invited, opened) {
            (Some(seat), _) => {
                let hash = fresh.clone();
                let change = |head: &mut Head| {
                    let chair = &mut head.seats[usize::from(seat.0)];
                    (chair.key, chair.browsers) = (Some(hash), Vec::new());
                };
                self.amend(None, change).await?;
                (seat, fresh)
            }
            (None, Some(seat)) => {
                if !shown.iter().any(|known| known.is_same(&secret)) {
                    self.open_elsewhere(seat, browser.as_deref()).await;
                }
                (seat, secret)
            }
            (None, None) => return Err(Problem::new("problem-link")),
        };
        // Secrets that open nothing any more are forgotten.
        let known = self.head.opened(&shown).into_iter().filter(|&(other, _)| other != seat);
        let secrets = known.map(|(_, secret)| secret).chain([own]).collect();
        let opened = self.head.chair(seat).and_then(|chair| chair.opened);
        Ok(Reply::Sat(Seated { seat, opened }, secrets))
    }

    /// A browser that has not had a seat's secret before has it now: whoever has the seat is told.
    async fn open_elsewhere(&mut self, seat: Seat, browser: Option<&str>) {
        // Nobody has been there yet, or it is the browser that asked for a new secret and gets it.
        if self.head.chair(seat).is_none_or(|chair| !chair.taken || chair.linked_by.is_some()) {
            return self.mark_taken(&[seat]).await;
        }
        let at = now();
        // Who comes is let in even if that cannot be stored; those who are here are told.
        let change = |head: &mut Head| {
            let chair = &mut head.seats[usize::from(seat.0)];
            chair.opened = Some(at);
            chair.know_browser(browser);
        };
        let _ = self.amend(None, change).await;
        self.tell_seat(seat, &ToClient::Opened(Opened { seat, at }));
    }

    /// A browser shows the secret of a seat. One that is not known, and has not come by the link, has the secret from the
    /// browser that had it: whoever has the seat is told.
    pub async fn meet_browser(&mut self, seat: Seat, browser: Option<&str>) {
        let (Some(name), Some(chair)) = (browser, self.head.chair(seat)) else { return };
        if chair.browsers.iter().any(|known| known == name) {
            return;
        }
        if chair.browsers.is_empty() {
            // Who comes is let in even if that cannot be stored; it is tried again when they come again.
            let _ = self.amend(None, |head| head.seats[usize::from(seat.0)].know_browser(browser)).await;
        } else {
            self.open_elsewhere(seat, browser).await;
        }
    }

    /// Somebody has come to these seats, perhaps for the first time: the links that led there have done their duty.
    pub async fn mark_taken(&mut self, seats: &[Seat]) {
        let settled = |chair: &Chair| chair.taken && chair.link.is_none() && chair.linked_by.is_none();
        if seats.iter().all(|&seat| self.head.chair(seat).is_none_or(settled)) {
            return;
        }
        let change = |head: &mut Head| {
            for seat in seats {
                let chair = &mut head.seats[usize::from(seat.0)];
                (chair.taken, chair.link, chair.linked_by) = (true, None, None);
                chair.linked_for = Vec::new();
            }
        };
        // Who comes is let in even if that cannot be stored; it is tried again when they come again.
        let _ = self.amend(None, change).await;
    }

    /// The link to a seat.
    fn link(&self, seat: Seat, secret: &str) -> SeatLink {
        SeatLink { seat, path: secret::link(&self.head.id, secret) }
    }

    /// Stores a changed head; then it is so.
    async fn amend(
        &mut self,
        command: Option<CommandId>,
        change: impl FnOnce(&mut Head),
    ) -> Result<(), Problem> {
        let mut head = self.head.clone();
        head.version += 1;
        change(&mut head);
        let summary = self.summary(&head, &self.book);
        let command = command.map(|id| Command { id, version: self.book.version() });
        let stored = self.services.store.amend(self.epoch, &head, &summary, command).await;
        stored.map_err(|error| self.store_failed(&error))?;
        self.commands.extend(command.map(|command| (command.id.number, command)));
        self.head = head;
        Ok(())
    }

    /// Tells that a command has changed the head.
    fn amended(&mut self, guest: u64, id: CommandId) {
        // Whoever hears that it is done knows the new version already.
        self.tell_presence();
        self.tell(guest, &ToClient::Ack { id: id.number, version: self.book.version() });
    }

    /// Since which version of the head a seat is as it is.
    fn seat_since(&self, seat: Seat) -> u64 {
        self.head.chair(seat).map_or(0, |chair| chair.since)
    }
}

/// Whether something is still as it was at a version of the head.
fn unchanged(since: u64, version: u64) -> Result<(), Problem> {
    if since <= version { Ok(()) } else { Err(Problem::new(STALE)) }
}
