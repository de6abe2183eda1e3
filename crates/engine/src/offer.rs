//! The combos on offer: picking one, refilling the column, tiles that come back (CORE-PICK, CORE-TILE).

use crate::ability::Side;
use crate::answer::Answer;
use crate::event::{Event, Log};
use crate::game::Game;
use crate::ids::{Actor, BandId, MAX_BANDS, Seat, Tile};
use crate::illegal::Illegal;
use crate::procedure::Moment;
use crate::query::Query;
use crate::sink::Sink;
use crate::state::{Ask, Band, OFFERED, Owed};
use crate::turn::Machine;

/// Whether any combo can be taken with so many coins.
pub(crate) fn can_pick(q: Query<'_>, coins: u16) -> bool {
    has_room(q) && (0..q.table.offer.n).any(|slot| check_combo(q, coins, slot).is_ok())
}

/// Whether there is room for another band.
fn has_room(q: Query<'_>) -> bool {
    // FIXME(UG-SH-5): a badge that lifts the limit of one declined people, bound to a place that goes from hand to hand,
    // or several home-made tiles together, could put more than twelve bands on the table. No combo can be picked then
    // until one leaves.
    q.table.bands().count() < MAX_BANDS
}

/// Whether the combo at that index of the offer may be taken, if there is room for another band.
fn check_combo(q: Query<'_>, coins: u16, slot: u8) -> Result<(), Illegal> {
    if q.table.offer.powers[slot as usize] == Tile::NONE {
        return Err(Illegal::NoBadge);
    }
    if q.combo_price(slot) > coins {
        return Err(Illegal::ComboTooDear);
    }
    if q.game.mate(q.table.turn.seat).is_some() && !suits_team(q, slot) {
        return Err(Illegal::OtherSide);
    }
    Ok(())
}

impl Query<'_> {
    /// What taking the combo at that index of the offer, from 0, costs: the price of skipping each one above it.
    pub fn combo_price(self, slot: u8) -> u16 {
        if !self.game.has.skips {
            return u16::from(slot);
        }
        (0..slot).map(|above| u16::from(self.skip_price(above))).sum()
    }

    /// The coins that whoever skips a combo lays on it. No combo takes more than can be counted on it.
    fn skip_price(self, slot: u8) -> u8 {
        let offer = &self.table.offer;
        let tiles = [offer.races[slot as usize], offer.powers[slot as usize]];
        let more: u8 = tiles.iter().map(|&tile| self.game.compiled(tile, false).skip_price).sum();
        (1 + more).min(u8::MAX - offer.coins[slot as usize])
    }
}

/// Whether the combo is of the team's side or of none; any is, if none on offer is.
fn suits_team(q: Query<'_>, slot: u8) -> bool {
    let foe = if q.table.turn.seat.0.is_multiple_of(2) { Side::Horde } else { Side::Alliance };
    let suits = |slot: u8| q.game.compiled(q.table.offer.races[slot as usize], false).side != foe;
    suits(slot) || !(0..q.table.offer.n).any(suits)
}

/// Goes through the combos that may be taken.
pub(crate) fn list_picks(q: Query<'_>, owed: Owed, coins: u16, out: &mut impl Sink) {
    if has_room(q) {
        for slot in 0..q.table.offer.n {
            out.push_if(Answer::Pick { slot: slot + 1 }, || check_combo(q, coins, slot));
        }
    }
    out.otherwise(|answer| match answer {
        Answer::Pick { .. } => Illegal::NoCombo,
        _ => Illegal::misplaced(q, owed, answer),
    });
}

/// Goes through the banners that may be turned up.
pub(crate) fn list_banners(q: Query<'_>, out: &mut impl Sink) {
    Game::races_in(q.table.race_deck).for_each(|tile| out.push(Answer::Banner { tile }));
    out.otherwise(|answer| match answer {
        Answer::Banner { .. } => Illegal::NotInStack,
        _ => Illegal::NotAsked("CORE-SETUP-3"),
    });
}

/// Goes through the badges that may be turned up.
pub(crate) fn list_badges(q: Query<'_>, out: &mut impl Sink) {
    q.game.powers_in(q.table.power_deck).for_each(|tile| out.push(Answer::Badge { tile }));
    out.otherwise(|answer| match answer {
        Answer::Badge { .. } => Illegal::NotInStack,
        _ => Illegal::NotAsked("CORE-SETUP-3"),
    });
}

impl<L: Log + ?Sized> Machine<'_, L> {
    /// Takes a combo: pay, collect, take the tokens, refill.
    pub(crate) fn pick(&mut self, seat: Seat, slot: u8) {
        let at = slot as usize - 1;
        let price = self.q().combo_price(at as u8);
        let mut skips = [1; OFFERED];
        if self.game.has.skips {
            skips =
                std::array::from_fn(|above| if above <= at { self.q().skip_price(above as u8) } else { 0 });
        }
        let table = &mut self.state.table;
        let offer = &mut table.offer;
        let (race, power) = (offer.races[at], offer.powers[at]);
        let gained = offer.coins[at];
        offer.coins[..at].iter_mut().zip(skips).for_each(|(coins, price)| *coins += price);
        let skipped = if self.game.has.skips { gained / skips[at].max(1) } else { 0 };
        offer.races.copy_within(at + 1.., at);
        offer.powers.copy_within(at + 1.., at);
        offer.coins.copy_within(at + 1.., at);
        offer.races[OFFERED - 1] = Tile::NONE;
        offer.powers[OFFERED - 1] = Tile::NONE;
        offer.coins[OFFERED - 1] = 0;
        offer.n -= 1;
        let purse = &mut self.state.coins[seat.0 as usize];
        *purse = *purse - price + u16::from(gained);

        // A seat has one active and at most one limited declined band, so a slot is free.
        let tray = self.game.ability(race).supply;
        let id = table.seat_band(Band { race, power, owner: seat, tray, ..Band::FREE }).unwrap_or(BandId(0));
        table.active[seat.0 as usize] = id;
        table.turn.picked = true;
        if at > 0 {
            self.note(Event::Paid { seat, coins: price });
        }
        if gained > 0 {
            self.note(Event::Collected { seat, coins: u16::from(gained) });
        }
        if self.has_procedures(id, Moment::Picking) {
            // The pick goes on once its tiles have been asked.
            self.owe(Actor::seat(seat), Ask::Pick, id, skipped);
            self.call(id, Moment::Picking);
        } else {
            self.muster(id, skipped);
        }
    }

    /// Goes on with a pick whose tiles have been asked.
    pub(crate) fn go_on_picking(&mut self, owed: Owed) {
        self.table().pop_owed();
        self.muster(owed.band, owed.what);
    }

    /// Exchanges the badge with that of another combo; coins stay where they are.
    pub(crate) fn trade(&mut self, id: BandId, slot: u8) {
        let table = self.table();
        let band = &mut table.bands[id.index()];
        std::mem::swap(&mut band.power, &mut table.offer.powers[slot as usize - 1]);
        let (race, power) = (band.race, band.power);
        self.note(Event::Traded { race, power });
    }

    /// The band takes its tokens, some of them for the times its combo was skipped, and the column is refilled.
    pub(crate) fn muster(&mut self, id: BandId, skipped: u8) {
        let Band { race, power, owner: seat, tray, .. } = *self.state.table.band(id);
        let reserve: u8 = [race, power]
            .iter()
            .map(|&tile| self.game.compiled(tile, false).reserve.map_or(0, |(n, _)| n))
            .sum();
        let each: u8 = [race, power].iter().map(|&tile| self.game.compiled(tile, false).skip_tokens).sum();
        let wanted = self.game.ability(race).tokens + self.game.ability(power).tokens + reserve;
        let wanted = wanted.saturating_add(each.saturating_mul(skipped));
        let tokens = wanted.min(tray);
        let band = self.band(id);
        band.hand = tokens;
        band.tray = tray - tokens;
        self.note(Event::Picked { seat, race, power, tokens });
        self.call(id, Moment::Picked);
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
