//! How a table is run: names, stand-ins, links, the policy and the pace.
//!
//! Every change is a command: stored first, carried out once, and refused if the same thing was changed since the version
//! the command was made on.

use engine::Seat;
use tokio::time::Instant;
use wire::protocol::{Policy, Problem, SeatLink, ToClient, ToServer};

use super::Table;
use super::permissions::Deed;
use crate::store::{Command, Head};
use crate::{secret, validate};

impl Table {
    /// The host says what happens when somebody is away.
    pub async fn set_policy(
        &mut self,
        guest: u64,
        id: u64,
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
    pub async fn set_pace(&mut self, guest: u64, id: u64, version: u64, millis: u16) -> Result<(), Problem> {
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
        id: u64,
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
        id: u64,
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

    /// Makes a new link to a seat. Whoever had the old one only looks on from now on.
    pub async fn hand_on(&mut self, guest: u64, id: u64, version: u64, seat: Seat) -> Result<(), Problem> {
        self.permit(guest, Deed::HandOn, seat)?;
        unchanged(self.seat_since(seat), version)?;
        let change = |head: &mut Head| {
            let chair = &mut head.seats[usize::from(seat.0)];
            chair.secret = secret::word(26);
            chair.taken = false;
            chair.deputy = None;
            chair.since = head.version;
            chair.linked_by = Some(id);
        };
        self.amend(Some(id), change).await?;
        self.tell(guest, &ToClient::Ack { id, version: self.book.version() });
        let link = self.link(seat);
        self.tell(guest, &ToClient::Link { id, link });
        self.last_seen[usize::from(seat.0)] = Instant::now();
        self.unseat(seat);
        self.tell_presence();
        Ok(())
    }

    /// Who asked for a link and did not hear it is told again, as long as nobody has used it.
    pub fn tell_link_again(&mut self, guest: u64, id: u64, message: &ToServer) {
        let ToServer::HandOn { seat, .. } = *message else { return };
        let unused = |head: &Head| head.chair(seat).is_some_and(|it| it.linked_by == Some(id) && !it.taken);
        if unused(&self.head) {
            let link = self.link(seat);
            self.tell(guest, &ToClient::Link { id, link });
        }
    }

    /// Somebody has come to these seats, perhaps for the first time.
    pub async fn mark_taken(&mut self, seats: &[Seat]) {
        let taken = |seat: &Seat| self.head.chair(*seat).is_none_or(|chair| chair.taken);
        if seats.iter().all(taken) {
            return;
        }
        let change = |head: &mut Head| {
            for seat in seats {
                head.seats[usize::from(seat.0)].taken = true;
            }
        };
        // Who comes is let in even if that cannot be stored; it is tried again when they come again.
        let _ = self.amend(None, change).await;
    }

    /// The path of the link to a seat.
    pub fn link(&self, seat: Seat) -> SeatLink {
        let secret = self.head.chair(seat).map_or("", |chair| &chair.secret);
        SeatLink { seat, path: format!("/t/{}/s/{secret}", self.head.id) }
    }

    /// Stores a changed head; then it is so.
    async fn amend(&mut self, command: Option<u64>, change: impl FnOnce(&mut Head)) -> Result<(), Problem> {
        let mut head = self.head.clone();
        head.version += 1;
        change(&mut head);
        let summary = self.summary(&head, &self.book);
        let command = command.map(|id| Command { id, version: self.book.version() });
        let stored = self.services.store.amend(&head, &summary, command).await;
        stored.map_err(|error| self.store_failed(&error))?;
        self.commands.extend(command.map(|command| (command.id, command.version)));
        self.head = head;
        Ok(())
    }

    /// Tells that a command has changed the head.
    fn amended(&mut self, guest: u64, id: u64) {
        // Whoever hears that it is done knows the new version already.
        self.tell_presence();
        self.tell(guest, &ToClient::Ack { id, version: self.book.version() });
    }

    /// Since which version of the head a seat is as it is.
    fn seat_since(&self, seat: Seat) -> u64 {
        self.head.chair(seat).map_or(0, |chair| chair.since)
    }
}

/// Whether something is still as it was at a version of the head.
fn unchanged(since: u64, version: u64) -> Result<(), Problem> {
    if since <= version { Ok(()) } else { Err(Problem::new("problem-stale")) }
}
