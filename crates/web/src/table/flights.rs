//! What flies over the table when something happens: coins to purses and out of them, a people from the offer to whoever
//! took it, tokens that were driven from a region.

use engine::{Event, Game, Region, Seat, Table, Tile};

use super::timeline::is_secret;
use crate::outcome::{Source, moves};

/// How many coins fly for one event: more would hide the table.
const COINS: usize = 6;
/// How many things fly at once.
const MOST: usize = 16;

/// Where something flies from or to.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Place {
    /// A region.
    Region(Region),
    /// What a player has.
    Player(Seat),
    /// A position of the offer, counted from one.
    Combo(u8),
    /// The middle of the board, for all that has no place of its own.
    Board,
}

/// What flies.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Thing {
    /// A coin.
    Coin,
    /// A token of a race, of that player.
    Token(Seat, Tile),
}

/// Something that flies.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Flight {
    /// What.
    pub thing: Thing,
    /// From where.
    pub from: Place,
    /// To where.
    pub to: Place,
}

/// What flies when these events lead from one table to the next, in their order.
pub fn flights(game: &Game, before: &Table, now: &Table, events: &[Event]) -> Vec<Flight> {
    let mut all = Vec::new();
    let mut slot = None;
    for &event in events.iter().filter(|event| !is_secret(event)) {
        match event {
            Event::Picked { seat, race, .. } => {
                slot =
                    before.offer().position(|(own, ..)| own == race).map(|nth| Place::Combo(nth as u8 + 1));
                let from = slot.unwrap_or(Place::Board);
                all.push(Flight { thing: Thing::Token(seat, race), from, to: Place::Player(seat) });
            }
            Event::Lost { race, region, .. } | Event::Displaced { race, region, .. } => {
                let owner = before.holder(region).map(|id| before.band(id)).filter(|band| band.race == race);
                all.extend(owner.map(|band| Flight {
                    thing: Thing::Token(band.owner, race),
                    from: Place::Region(region),
                    to: Place::Player(band.owner),
                }));
            }
            _ => {}
        }
        for (seat, source, coins) in moves(game, event, before.seat()) {
            let n = coins.unsigned_abs() as usize;
            let purse = Place::Player(seat);
            let elsewhere = elsewhere(event, source, seat, now, slot);
            for nth in 0..n.min(COINS) {
                let other = elsewhere.get(nth % elsewhere.len().max(1)).copied().unwrap_or(Place::Board);
                let (from, to) = if coins > 0 { (other, purse) } else { (purse, other) };
                all.push(Flight { thing: Thing::Coin, from, to });
            }
        }
    }
    all.truncate(MOST);
    all
}

/// Where coins come from or go to, one after the other.
fn elsewhere(event: Event, source: Source, seat: Seat, now: &Table, slot: Option<Place>) -> Vec<Place> {
    match (event, source) {
        (Event::Scored { .. }, Source::Regions) => {
            let own = now.bands().filter(|&id| now.band(id).owner == seat);
            own.flat_map(|id| now.held(id)).map(Place::Region).collect()
        }
        (Event::Collected { .. }, _) => slot.into_iter().collect(),
        (Event::Paid { coins, .. }, _) => (1..=u8::try_from(coins).unwrap_or(1)).map(Place::Combo).collect(),
        (Event::Levied { from, .. }, Source::Other) => vec![Place::Player(from)],
        (Event::TollPaid { seat, .. } | Event::RansomPaid { seat, .. }, Source::Other) => {
            vec![Place::Player(seat)]
        }
        _ => Vec::new(),
    }
}

#[cfg(test)]
mod tests {
    use content::{Set, Setup};
    use engine::{Answers, Purses, State, UNSEEN, apply, legal};

    use super::*;

    /// Plays a game and looks at every step of it.
    fn every_step(set: Set, mut look: impl FnMut(&Game, &Table, &Table, &[Event])) {
        let game = Setup { purses: Purses::Open, ..Setup::new(set, 3) }.game().expect("a game");
        let (mut state, mut answers, mut n) = (State::new(&game), Answers::new(), 5_usize);
        while !state.is_over() {
            let before = state.clone();
            legal(&game, &state, &mut answers);
            n = n.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            let (who, answer) = (state.owed().who, answers[(n >> 33) % answers.len()]);
            let mut events = Vec::new();
            apply(&game, &mut state, who, answer, &mut events).expect("it is listed");
            look(&game, before.table(), state.table(), &events);
        }
    }

    #[test]
    fn coins_fly_to_whoever_gets_them_and_peoples_to_whoever_takes_them() {
        for set in Set::ALL {
            let (mut coins, mut tokens) = (0, 0);
            every_step(set, |game, before, now, events| {
                let all = flights(game, before, now, events);
                assert!(all.len() <= MOST);
                for event in events {
                    if let Event::Scored { seat, coins: n, .. } = *event
                        && n > 0
                        && all.len() < MOST
                    {
                        assert!(all.iter().any(|it| it.thing == Thing::Coin && it.to == Place::Player(seat)));
                        coins += 1;
                    }
                    if let Event::Picked { seat, race, .. } = *event {
                        let own = all.iter().find(|it| it.thing == Thing::Token(seat, race));
                        let from = own.expect("it flies").from;
                        // Who must choose a side first has taken it from the offer by then.
                        let Place::Combo(slot) = from else { continue };
                        assert_eq!(before.offer().nth(usize::from(slot) - 1).map(|it| it.0), Some(race));
                        tokens += 1;
                    }
                }
            });
            assert!(coins > 10 && tokens >= 3, "{set:?}: {coins} coins, {tokens} tokens");
        }
    }

    #[test]
    fn hid_1_what_is_secret_flies_nowhere() {
        let game = Setup::new(Set::Base, 2).game().expect("a game");
        let table = State::new(&game).table().clone();
        let event = Event::Collected { seat: Seat(0), coins: UNSEEN };
        assert_eq!(flights(&game, &table, &table, &[event]), []);
        let open = Event::Collected { seat: Seat(0), coins: 2 };
        assert_eq!(flights(&game, &table, &table, &[open]).len(), 2);
    }
}
