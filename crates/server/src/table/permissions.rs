//! Who may do what at a table: everything that depends on who somebody is goes through [`allowed`].

use engine::Seat;
use std::time::Duration;
use wire::protocol::{Policy, Problem};

use super::Table;

/// What somebody wants to do with a seat, or with the whole table.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Deed {
    /// See what the seat sees.
    Look,
    /// Answer for it.
    Answer,
    /// Take back, give again, start over.
    TakeBack,
    /// Say something in its name.
    Chat,
    /// Ask for a hint.
    Hint,
    /// Give it another name.
    Rename,
    /// Set policy and pace. The seat is the host's.
    RunTable,
    /// Let a bot play for it, or end that.
    StandIn,
    /// Make a new link to it, for somebody else.
    HandOn,
    /// Make a new secret for it, which shuts out every other browser.
    Rekey,
}

/// What somebody is to a seat.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Who {
    /// Without any seat.
    Watcher,
    /// With another seat.
    Player,
    /// With another seat, the host's.
    Host,
    /// With this seat.
    Holder,
}

/// What a seat is like.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct SeatState {
    /// Whether it is a bot's.
    pub bot: bool,
    /// Whether anybody has ever come, or is here now.
    pub taken: bool,
    /// Whether its human is away for as long as the policy asks others to wait.
    pub away: bool,
}

/// Whether somebody may do something with a seat.
pub fn allowed(deed: Deed, who: Who, seat: SeatState, policy: &Policy) -> Result<(), Problem> {
    let (allowed, reason) = match deed {
        Deed::Look | Deed::Answer | Deed::TakeBack | Deed::Chat | Deed::Hint | Deed::Rename | Deed::Rekey => {
            (who == Who::Holder, "problem-not-your-seat")
        }
        Deed::RunTable => (who == Who::Holder, "problem-host-only"),
        Deed::StandIn => {
            let others = who != Who::Watcher && seat.away && *policy != Policy::Wait;
            (!seat.bot && (who == Who::Holder || others), "problem-policy")
        }
        Deed::HandOn => {
            // A seat that a bot plays for while somebody is away stays theirs.
            let others = who != Who::Watcher && seat.away && matches!(policy, Policy::HandOn { .. });
            // The host may send the link of a seat nobody has taken again.
            let invites = who == Who::Host && !seat.taken;
            (!seat.bot && (who == Who::Holder || others || invites), "problem-policy")
        }
    };
    if allowed { Ok(()) } else { Err(Problem::new(reason)) }
}

impl Table {
    /// Whether a connection may do something with a seat now.
    pub fn permit(&self, guest: u64, deed: Deed, seat: Seat) -> Result<(), Problem> {
        let seats = self.guests.get(&guest).map_or(&[][..], |guest| &guest.seats);
        let who = match () {
            () if seats.contains(&seat) => Who::Holder,
            () if seats.contains(&Seat(self.head.host)) => Who::Host,
            () if seats.is_empty() => Who::Watcher,
            () => Who::Player,
        };
        // A seat that is not there is nobody's; as one of a bot it can be nothing else.
        let chair = self.head.chair(seat);
        let state = SeatState {
            bot: chair.is_none_or(|chair| chair.bot.is_some()),
            taken: chair.is_some_and(|chair| chair.taken) || self.online(seat),
            away: chair.is_some() && self.is_missed(seat),
        };
        allowed(deed, who, state, &self.head.policy)
    }

    fn is_missed(&self, seat: Seat) -> bool {
        let after = match self.head.policy {
            Policy::Wait => return false,
            Policy::Bot { after, .. } | Policy::HandOn { after } => Duration::from_secs(u64::from(after)),
        };
        !self.online(seat) && self.absent(seat) >= after
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const DEEDS: [Deed; 10] = [
        Deed::Look,
        Deed::Answer,
        Deed::TakeBack,
        Deed::Chat,
        Deed::Hint,
        Deed::Rename,
        Deed::RunTable,
        Deed::StandIn,
        Deed::HandOn,
        Deed::Rekey,
    ];
    const PEOPLE: [Who; 4] = [Who::Watcher, Who::Player, Who::Host, Who::Holder];

    /// Every cell that is allowed, for seats of humans: what, who, and then whether under each of wait, bot and hand-on,
    /// in this order, for a seat that is `free` (nobody has taken it), `here` (taken) or `gone` (taken and away).
    const ALLOWED: &str = "
        Look Holder free yes yes yes
        Look Holder here yes yes yes
        Look Holder gone yes yes yes
        Answer Holder free yes yes yes
        Answer Holder here yes yes yes
        Answer Holder gone yes yes yes
        TakeBack Holder free yes yes yes
        TakeBack Holder here yes yes yes
        TakeBack Holder gone yes yes yes
        Chat Holder free yes yes yes
        Chat Holder here yes yes yes
        Chat Holder gone yes yes yes
        Hint Holder free yes yes yes
        Hint Holder here yes yes yes
        Hint Holder gone yes yes yes
        Rename Holder free yes yes yes
        Rename Holder here yes yes yes
        Rename Holder gone yes yes yes
        RunTable Holder free yes yes yes
        RunTable Holder here yes yes yes
        RunTable Holder gone yes yes yes
        StandIn Holder free yes yes yes
        StandIn Holder here yes yes yes
        StandIn Holder gone yes yes yes
        StandIn Host gone no yes yes
        StandIn Player gone no yes yes
        HandOn Holder free yes yes yes
        HandOn Holder here yes yes yes
        HandOn Holder gone yes yes yes
        HandOn Host free yes yes yes
        HandOn Host gone no no yes
        HandOn Player gone no no yes
        Rekey Holder free yes yes yes
        Rekey Holder here yes yes yes
        Rekey Holder gone yes yes yes
    ";

    #[test]
    fn everybody_may_do_what_the_table_says_and_nothing_else() {
        let policies =
            [Policy::Wait, Policy::Bot { level: "novice".to_owned(), after: 1 }, Policy::HandOn { after: 1 }];
        let states = [("free", false, false), ("here", true, false), ("gone", true, true)];
        let mut n_allowed = 0;
        for deed in DEEDS {
            for who in PEOPLE {
                for (state, taken, away) in states {
                    let start = format!("{deed:?} {who:?} {state} ");
                    let line = ALLOWED.lines().map(str::trim).find(|line| line.starts_with(&start));
                    let cells: Vec<&str> =
                        line.map_or(vec!["no"; 3], |line| line.split(' ').skip(3).collect());
                    for (policy, cell) in policies.iter().zip(cells) {
                        let seat = SeatState { bot: false, taken, away };
                        let may = allowed(deed, who, seat, policy).is_ok();
                        assert_eq!(may, cell == "yes", "{start}under {policy:?}");
                        n_allowed += usize::from(may);
                        // Nobody hands on or stands in for a bot.
                        let bot = SeatState { bot: true, ..seat };
                        if matches!(deed, Deed::StandIn | Deed::HandOn) {
                            assert!(allowed(deed, who, bot, policy).is_err(), "{start}for a bot");
                        }
                    }
                }
            }
        }
        assert_eq!(n_allowed, ALLOWED.matches("yes").count(), "every line was met");
    }
}
