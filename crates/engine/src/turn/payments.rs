//! What players are paid during a turn, and the score.

use super::Machine;
use crate::bill::{Tally, Term, band_income, seat_income};
use crate::compiled::plain;
use crate::event::{Event, Log};
use crate::game::RuleRef;
use crate::ids::{BandId, Seat};
use crate::query::Query;

impl<L: Log + ?Sized> Machine<'_, L> {
    /// The bank pays a player by a rule of a tile.
    fn pay(&mut self, seat: Seat, coins: u8, rule: RuleRef) {
        if coins > 0 {
            let coins = u16::from(coins);
            self.state.coins[seat.0 as usize] += coins;
            self.note(Event::Scored { seat, term: Term::Rule(rule), coins });
        }
    }

    /// Pays for what a player holds as a turn begins.
    pub(super) fn pay_for_turn(&mut self, seat: Seat) {
        let q = Query { game: self.game, table: &self.state.table.clone() };
        for id in q.table.bands().filter(|&id| q.table.band(id).owner == seat) {
            for held in q.tiles(id) {
                for &(n, zone, at) in &held.compiled.turn_begins {
                    let times = (q.table.held(id) & q.regions(held.tile, zone)).len();
                    self.pay(seat, n * times, held.rule(at));
                }
            }
        }
    }

    /// Pays those who are paid whenever a band declines.
    pub fn pay_for_decline(&mut self) {
        if !self.game.has.occasions {
            return;
        }
        let q = Query { game: self.game, table: &self.state.table.clone() };
        for id in q.table.bands() {
            for held in q.tiles(id) {
                for &(n, at) in &held.compiled.any_decline {
                    self.pay(q.table.band(id).owner, n, held.rule(at));
                }
            }
        }
    }

    /// Pays for a region that a band has abandoned.
    pub fn pay_for_abandonment(&mut self, id: BandId) {
        if !self.game.has.occasions {
            return;
        }
        let q = Query { game: self.game, table: &self.state.table.clone() };
        for held in q.tiles(id) {
            for &(n, at) in &held.compiled.abandonment {
                self.pay(q.table.band(id).owner, n, held.rule(at));
            }
        }
    }

    pub(super) fn score(&mut self, seat: Seat) {
        for id in self.state.table.band_ids() {
            if self.state.table.band(id).owner == seat {
                let mut pay = Payroll { log: &mut *self.log, seat, total: 0 };
                band_income(Query { game: self.game, table: &self.state.table }, id, &mut pay);
                let coins = pay.total as u16;
                self.state.coins[seat.0 as usize] += coins;
            }
        }
        if !self.game.has.levies && !self.game.has.events {
            return;
        }
        let mut pay = Payroll { log: &mut *self.log, seat, total: 0 };
        seat_income(Query { game: self.game, table: &self.state.table }, seat, &mut pay);
        let coins = pay.total as u16;
        self.state.coins[seat.0 as usize] += coins;
        if !self.game.has.levies {
            return;
        }
        for id in self.state.table.band_ids() {
            if self.state.table.band(id).owner == seat {
                self.levy(seat, id);
            }
        }
    }

    /// What ends with the turn's scoring: marks of grudges, and a band that vanishes.
    pub(super) fn after_scoring(&mut self, seat: Seat) {
        if let Some(id) = self.state.table.active(seat) {
            self.band(id).forget_grudges();
        }
        let gone = std::mem::replace(&mut self.table().turn.departing, BandId::NONE);
        if gone != BandId::NONE && self.state.table.band(gone).owner == seat {
            self.dismiss(gone);
        }
    }

    /// Takes coins from the opponents whose active band borders this one, clockwise; the poor pay what they have.
    fn levy(&mut self, seat: Seat, id: BandId) {
        if self.q().is_plain(id, plain::TURN) {
            return;
        }
        let due: u16 =
            self.q().compiled_tiles(id).flat_map(|compiled| &compiled.levy).map(|&(n, _)| u16::from(n)).sum();
        if due == 0 {
            return;
        }
        let around = self.game.board().around(self.state.table.held(id));
        self.collect(seat, due, around);
    }
}

/// A tally that reports each line as it is paid.
struct Payroll<'a, L: ?Sized> {
    log: &'a mut L,
    seat: Seat,
    total: i16,
}

impl<L: Log + ?Sized> Tally for Payroll<'_, L> {
    fn line(&mut self, n: i16, term: Term) {
        self.total += n;
        match n {
            1.. => self.log.note(Event::Scored { seat: self.seat, term, coins: n as u16 }),
            0 => {}
            _ => self.log.note(Event::Withheld { seat: self.seat, term, coins: n.unsigned_abs() }),
        }
    }

    fn total(&self) -> i16 {
        self.total
    }
}
