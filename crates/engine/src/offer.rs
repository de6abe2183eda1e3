//! The combos on offer: picking one, refilling the column, tiles that come back (CORE-PICK, CORE-TILE).

use crate::answer::{Answer, Answers};
use crate::event::{Event, Log};
use crate::game::Game;
use crate::ids::{Actor, BandId, MAX_BANDS, Seat, Tile};
use crate::illegal::Illegal;
use crate::query::Query;
use crate::state::{Ask, Band, OFFERED, Owed};
use crate::turn::Machine;

/// Whether any combo can be taken with so many coins.
pub(crate) fn can_pick(q: Query<'_>, coins: u16) -> bool {
    (0..q.table.offer.n).any(|slot| check_pick(q, coins, slot).is_ok())
}

fn check_pick(q: Query<'_>, coins: u16, slot: u8) -> Result<(), Illegal> {
    if slot >= q.table.offer.n {
        return Err(Illegal::NoCombo);
    }
    if q.table.offer.powers[slot as usize] == Tile::NONE {
        return Err(Illegal::NoBadge);
    }
    if u16::from(slot) > coins { Err(Illegal::ComboTooDear) } else { Ok(()) }
}

pub(crate) fn list_picks(q: Query<'_>, coins: u16, out: &mut Answers) {
    for slot in 0..q.table.offer.n {
        if check_pick(q, coins, slot).is_ok() {
            out.push(Answer::Pick { slot: slot + 1 });
        }
    }
}

pub(crate) fn check(q: Query<'_>, owed: Owed, coins: u16, answer: Answer) -> Result<(), Illegal> {
    match answer {
        Answer::Pick { slot } => check_pick(q, coins, slot.wrapping_sub(1)),
        _ => Err(Illegal::misplaced(q, owed, answer)),
    }
}

pub(crate) fn list_banners(q: Query<'_>, out: &mut Answers) {
    Game::races_in(q.table.race_deck).for_each(|tile| out.push(Answer::Banner { tile }));
}

pub(crate) fn list_badges(q: Query<'_>, out: &mut Answers) {
    q.game.powers_in(q.table.power_deck).for_each(|tile| out.push(Answer::Badge { tile }));
}

pub(crate) fn check_banner(q: Query<'_>, answer: Answer) -> Result<(), Illegal> {
    let Answer::Banner { tile } = answer else { return Err(Illegal::NotAsked("CORE-SETUP-3")) };
    let known = (tile.0 as usize) < q.game.tiles().count() && q.game.is_race(tile);
    if known && q.table.race_deck & Game::race_bit(tile) != 0 { Ok(()) } else { Err(Illegal::NotInStack) }
}

pub(crate) fn check_badge(q: Query<'_>, answer: Answer) -> Result<(), Illegal> {
    let Answer::Badge { tile } = answer else { return Err(Illegal::NotAsked("CORE-SETUP-3")) };
    let known = (tile.0 as usize) < q.game.tiles().count() && q.game.is_power(tile);
    if known && q.table.power_deck & q.game.power_bit(tile) != 0 { Ok(()) } else { Err(Illegal::NotInStack) }
}

impl<L: Log> Machine<'_, L> {
    /// Takes a combo: pay, collect, take the tokens, refill.
    pub(crate) fn pick(&mut self, seat: Seat, slot: u8) {
        let at = slot as usize - 1;
        let table = &mut self.state.table;
        let offer = &mut table.offer;
        let (race, power) = (offer.races[at], offer.powers[at]);
        let gained = offer.coins[at];
        offer.coins[..at].iter_mut().for_each(|coins| *coins += 1);
        offer.races.copy_within(at + 1.., at);
        offer.powers.copy_within(at + 1.., at);
        offer.coins.copy_within(at + 1.., at);
        offer.races[OFFERED - 1] = Tile::NONE;
        offer.powers[OFFERED - 1] = Tile::NONE;
        offer.coins[OFFERED - 1] = 0;
        offer.n -= 1;
        let purse = &mut self.state.coins[seat.0 as usize];
        *purse = *purse - at as u16 + u16::from(gained);

        let race_ability = self.game.ability(race);
        let reserve: u8 =
            [race, power].iter().map(|&tile| self.game.kit(tile, false).reserve.map_or(0, |(n, _)| n)).sum();
        let wanted = race_ability.tokens + self.game.ability(power).tokens + reserve;
        let tokens = wanted.min(race_ability.supply);
        // A seat has one active and at most one limited declined band, so a place is free.
        let free = (0..MAX_BANDS).find(|&index| table.bands[index].owner == Seat::NONE).unwrap_or_default();
        table.bands[free] =
            Band { race, power, owner: seat, hand: tokens, tray: race_ability.supply - tokens, ..Band::FREE };
        table.active[seat.0 as usize] = BandId(free as u8);
        table.turn.picked = true;
        if at > 0 {
            self.note(Event::Paid { seat, coins: at as u16 });
        }
        if gained > 0 {
            self.note(Event::Collected { seat, coins: u16::from(gained) });
        }
        self.note(Event::Picked { seat, race, power, tokens });
        self.refill();
    }

    /// Turns up banners and badges until the offer is full or the stacks are empty; chance owes what is unknown.
    pub(crate) fn refill(&mut self) {
        if matches!(self.state.owed().ask, Ask::Banner | Ask::Badge) {
            return;
        }
        while (self.state.table.offer.n as usize) < OFFERED {
            if self.state.table.race_deck != 0 {
                return self.owe(Actor::NATURE, Ask::Banner, BandId::NONE, 0);
            }
            let offer = &mut self.table().offer;
            if offer.n_queue == 0 {
                break;
            }
            let race = offer.queue[0];
            offer.queue.copy_within(1.., 0);
            offer.n_queue -= 1;
            offer.queue[offer.n_queue as usize] = Tile::NONE;
            self.show_banner(race);
        }
        let n = self.state.table.offer.n as usize;
        for slot in 0..OFFERED.min(n + 1) {
            if self.state.table.offer.powers[slot] != Tile::NONE {
                continue;
            }
            // The top of the badge stack shows even without a banner, but only a banner asks for a reshuffle.
            if self.state.table.power_deck == 0 && self.state.table.discards != 0 && slot < n {
                let table = self.table();
                table.power_deck = std::mem::take(&mut table.discards);
                self.note(Event::Reshuffled);
            }
            if self.state.table.power_deck != 0 {
                return self.owe(Actor::NATURE, Ask::Badge, BandId::NONE, slot as u8);
            }
        }
    }

    fn show_banner(&mut self, race: Tile) {
        let offer = &mut self.table().offer;
        offer.races[offer.n as usize] = race;
        offer.n += 1;
        let slot = offer.n;
        self.note(Event::TurnedBanner { race, slot });
    }

    pub(crate) fn banner(&mut self, tile: Tile) {
        self.table().race_deck &= !Game::race_bit(tile);
        self.show_banner(tile);
        self.refill();
    }

    pub(crate) fn badge(&mut self, slot: u8, tile: Tile) {
        let bit = self.game.power_bit(tile);
        let table = self.table();
        table.power_deck &= !bit;
        table.offer.powers[slot as usize] = tile;
        self.note(Event::TurnedBadge { power: tile, slot: slot + 1 });
        self.refill();
    }

    pub(crate) fn discard(&mut self, power: Tile) {
        if power != Tile::NONE {
            let bit = self.game.power_bit(power);
            self.table().discards |= bit;
            self.note(Event::Discarded { power });
            // A banner may have waited for a badge.
            self.refill();
        }
    }

    /// A banner comes back: under the stack, or into the column when no stack is left (CORE-TILE-1).
    pub(crate) fn recycle(&mut self, race: Tile) {
        self.note(Event::Recycled { race });
        let table = self.table();
        let offer = &mut table.offer;
        if (offer.n as usize) < OFFERED && table.race_deck == 0 && offer.n_queue == 0 {
            self.show_banner(race);
        } else {
            offer.queue[offer.n_queue as usize] = race;
            offer.n_queue += 1;
        }
        self.refill();
    }
}
