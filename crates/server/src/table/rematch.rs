//! Another table for the same people: whoever opens it tells the old one the links, and each player hears their own.

use engine::{MAX_SEATS, Seat};
use wire::protocol::{Problem, SeatLink, ToClient};

use super::Table;
use super::permissions::Deed;
use crate::carrier::GuestId;

/// How long the path of a link may be.
const MAX_PATH: usize = 64;

impl Table {
    /// Invites everybody else who played here.
    pub fn invite_again(&mut self, guest: GuestId, seat: Seat, links: Vec<SeatLink>) -> Result<(), Problem> {
        self.permit(guest, Deed::Chat, seat)?;
        if !self.book.history().state.is_over() {
            return Err(Problem::new("problem-not-over"));
        }
        if links.len() > MAX_SEATS || !links.iter().all(|link| is_link(&link.path)) {
            return Err(Problem::new("problem-message"));
        }
        self.rematch = Some((seat, links));
        let guests: Vec<GuestId> = self.guests.keys().copied().filter(|&other| other != guest).collect();
        guests.into_iter().for_each(|guest| self.tell_rematch(guest));
        Ok(())
    }

    /// Tells somebody the links to their own seats at the other table, and to nobody else's.
    pub fn tell_rematch(&mut self, guest: GuestId) {
        let (Some((by, links)), Some(it)) = (&self.rematch, self.guests.get(&guest)) else { return };
        let (by, seats) = (*by, it.seats.clone());
        let own: Vec<SeatLink> =
            links.iter().filter(|link| link.seat != by && seats.contains(&link.seat)).cloned().collect();
        own.into_iter().for_each(|link| self.tell(guest, &ToClient::Rematch { by, link }));
    }
}

/// Whether a path leads to a seat at a table of this server, and nowhere else.
fn is_link(path: &str) -> bool {
    let plain = |word: &str| !word.is_empty() && word.bytes().all(|byte| byte.is_ascii_alphanumeric());
    let parts = path.strip_prefix("/t/").and_then(|rest| rest.split_once('#'));
    path.len() <= MAX_PATH && parts.is_some_and(|(id, secret)| plain(id) && plain(secret))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_link_leads_to_a_seat_and_nowhere_else() {
        assert!(is_link("/t/abc123#secret"));
        for path in [
            "",
            "/t/abc",
            "//evil.example/t/a#b",
            "/t/a/b#c",
            "/t/a#",
            "/t/#b",
            "javascript:alert(1)#b",
            "/t/a#b\"c",
        ] {
            assert!(!is_link(path), "{path}");
        }
        assert!(!is_link(&format!("/t/a#{}", "b".repeat(80))));
    }
}
