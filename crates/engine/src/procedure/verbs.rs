//! What a procedure can do, and when it is called.

use super::choices::{caller, finder, is_offered, only_answer};
use super::offers::unused;
use super::others::{givers, of_board};
use super::{Caller, Choices, Moment, Position, Procedure, ProcedureLine};
use crate::ability::Closed;
use crate::answer::Answer;
use crate::ask::once;
use crate::bill::Deed;
use crate::event::{Event, Log};
use crate::ids::{Actor, BandId, Mark, Seat, Tile};
use crate::region::{Region, RegionSet};
use crate::state::{Ask, MAX_FIXTURES, Owed};
use crate::turn::Machine;

/// What a procedure can do. Every verb keeps the books, reports what happens and refuses what the rules forbid.
pub struct Verbs<'a> {
    machine: Machine<'a, dyn Log + 'a>,
    /// A band that may have lost its last region; if so it leaves once the procedure is done.
    bereft: BandId,
}

impl Verbs<'_> {
    /// The game as it is now.
    pub fn position(&self) -> Position<'_> {
        Position { game: self.machine.game, state: self.machine.state }
    }

    /// Asks the owner of the band for one of the procedure's choices, if there is a band and there are any.
    pub fn ask(&mut self, me: Caller) {
        if me.band == BandId::NONE {
            return;
        }
        let at = self.position();
        let list = caller(at.query(), me.band, me.tile).and_then(|(procedure, _)| procedure.choices);
        if Choices::any(at, me, list) {
            self.machine.owe_owner(Ask::Choice, me.band, me.tile.0);
        }
    }

    /// Asks as [`Verbs::ask`] does, but takes the only answer where there is only one.
    pub fn ask_or_take(&mut self, me: Caller) {
        let at = self.position();
        let Some((procedure, _)) = caller(at.query(), me.band, me.tile) else { return };
        match (only_answer(at, me, procedure.choices), procedure.chosen) {
            (Some(answer), Some(chosen)) => chosen(self, me, answer.chosen()),
            _ => self.ask(me),
        }
    }

    /// Lets chance decide between yes and no about a region, by the procedure's odds.
    pub fn draw(&mut self, me: Caller, region: Region) {
        self.machine.table().turn.target = region.0;
        self.machine.owe(Actor::NATURE, Ask::Draw, me.band, me.tile.0);
    }

    /// Lets chance decide without a band: `drawn` is called with [`BandId::NONE`] in `me`.
    pub fn draw_for_nobody(&mut self, me: Caller, region: Region) {
        self.draw(Caller { band: BandId::NONE, ..me }, region);
    }

    /// Reports an event of the procedure's own in a region: the one with that index in its list.
    pub fn report(&mut self, me: Caller, n: u8, region: Region) {
        self.machine.note(Event::HappenedIn { tile: me.tile, region, n });
    }

    /// Remembers these numbers until they are changed.
    pub fn remember(&mut self, numbers: [u8; 2]) {
        self.machine.table().memory = numbers;
    }

    /// Takes the pieces of a kind out of a region.
    pub fn remove_pieces(&mut self, mark: Mark, region: Region) {
        self.machine.remove_pieces(mark, region);
    }

    /// Pays what an attack on a region costs.
    pub fn pay_toll(&mut self, me: Caller, region: Region) {
        self.machine.pay_for(me.band, region, Deed::Conquest);
    }

    /// The band attacks a region: whoever bears a grudge for that takes note of it.
    pub fn attack(&mut self, me: Caller, region: Region) {
        self.machine.strike(me.band, region);
    }

    /// A region is treated as conquered by the band, but nobody enters it.
    pub fn drive_out(&mut self, me: Caller, region: Region) {
        self.machine.drive_out(me.band, region);
    }

    /// What the tile offers is used up for this turn.
    pub fn use_up(&mut self, me: Caller) {
        self.machine.table().turn.set_used(me.slot);
    }

    /// A piece enters a region and takes it for nobody.
    pub fn overrun(&mut self, mark: Mark, region: Region) {
        self.machine.overrun(mark, region);
    }

    /// Everything that stands or lies in two regions changes places, and what that costs is paid.
    pub fn exchange(&mut self, me: Caller, one: Region, other: Region) {
        self.machine.exchange(me.band, one, other);
    }

    /// A token of whoever stands there goes to the tray.
    pub fn give_up_token(&mut self, region: Region) {
        let machine = &mut self.machine;
        let Some(id) = machine.state.table.holder(region) else { return };
        let race = machine.state.table.band(id).race;
        if machine.state.table.tokens(region) == 1 {
            machine.vacate(id, region);
        } else {
            machine.table().tokens[region.index()] -= 1;
        }
        machine.band(id).tray += 1;
        machine.note(Event::GivenUp { race, region });
        self.bereft = id;
    }

    /// A piece of which there is one goes to a region, from wherever it stands. Its owner may go there while nobody is
    /// there, where the piece keeps others out.
    pub fn send_piece(&mut self, me: Caller, mark: Mark, region: Region) {
        let seat = self.position().owner(me);
        self.take_away(mark);
        self.machine.add_pieces(mark, region, 1);
        self.machine.table().master = seat;
    }

    /// A piece is put into a region.
    pub fn put_piece(&mut self, mark: Mark, region: Region) {
        self.machine.add_pieces(mark, region, 1);
    }

    /// All pieces of a kind leave the board, and nobody is their owner any more.
    pub fn take_away(&mut self, mark: Mark) {
        for region in self.machine.state.table.marked(mark) {
            self.machine.remove_pieces(mark, region);
        }
        if self.machine.game.mark(mark).closes == Closed::ToOpponents {
            self.machine.table().master = Seat::NONE;
        }
    }

    /// The relic, or its copy, is laid into a region.
    pub fn lay(&mut self, me: Caller, region: Region) {
        self.machine.move_relic(me.band, me.slot, me.tile, region);
    }

    /// A relic that lies elsewhere is drawn into a region, and what touching it costs is paid. The piece that shows what it
    /// does is gone.
    pub fn draw_relic(&mut self, me: Caller, relic: Tile, region: Region) {
        self.machine.draw_relic(me.band, relic, region);
    }

    /// The place leaves the game, and another one that is not in play takes its place, if there is one.
    pub fn replace_place(&mut self, me: Caller) {
        self.machine.replace_place(me.tile);
    }

    /// Takes coins from each opponent whose active people stands in one of these regions; the poor pay what they have.
    pub fn collect(&mut self, me: Caller, coins: u16, around: RegionSet) {
        let seat = self.position().owner(me);
        self.machine.collect(seat, coins, around);
    }

    /// For the rest of the turn the band uses a relic as if it lay in one of its regions.
    pub fn copy_relic(&mut self, relic: Tile) {
        self.machine.table().turn.copied = relic;
        self.machine.note(Event::Copied { tile: relic });
    }

    /// Chance owes the badge that is bound to the place.
    pub fn bind_badge(&mut self) {
        self.machine.ask_bound();
    }

    /// The band exchanges its badge with that of a combo of the offer, by its position from 1; coins stay where they are.
    pub fn exchange_badge(&mut self, me: Caller, slot: u8) {
        self.machine.trade(me.band, slot);
    }

    /// Until the next turn of the band's owner, a player may not attack the band.
    pub fn make_peace(&mut self, me: Caller, with: Seat) {
        let seat = self.position().owner(me);
        self.machine.band(me.band).ally = with;
        self.machine.note(Event::Allied { seat, with });
    }

    /// A region of the band, which is in decline, goes over to the active band of its owner. Whatever let it go lets the
    /// others of the same turn go too.
    pub fn hand_over(&mut self, me: Caller, region: Region) {
        let turn = &mut self.machine.table().turn;
        turn.giver = me.band;
        turn.giver_limit = me.amount;
        if let Some(heir) = self.machine.state.table.acting() {
            self.machine.succeed(heir, region);
        }
    }

    /// Coins from the bank.
    pub fn gain(&mut self, me: Caller, coins: u16) {
        self.gain_for(me, self.position().owner(me), coins);
    }

    /// Coins from the bank for any player.
    pub fn gain_for(&mut self, me: Caller, seat: Seat, coins: u16) {
        self.machine.state.coins[seat.0 as usize] += coins;
        self.machine.note(Event::Gained { tile: me.tile, seat, coins });
    }

    /// Coins to the bank, at most as many as the player has.
    pub fn pay_bank(&mut self, me: Caller, coins: u16) {
        let seat = self.position().owner(me);
        let coins = coins.min(self.position().coins(seat));
        self.machine.state.coins[seat.0 as usize] -= coins;
        self.machine.note(Event::Spent { tile: me.tile, seat, coins });
    }

    /// From now on to the end of the turn every conquest of the band costs as much less as the procedure says.
    pub fn lower_costs(&mut self) {
        self.machine.table().turn.once |= once::LOWERED;
    }

    /// Buys tokens from the tray for coins to the bank, at most as many as there are tokens and coins.
    pub fn buy_tokens(&mut self, me: Caller, tokens: u8, price: u8) {
        let (seat, tray) = (self.position().owner(me), self.position().tray(me));
        let affordable = self.position().coins(seat).checked_div(u16::from(price));
        let tokens = tokens.min(tray).min(affordable.map_or(u8::MAX, |n| n.min(255) as u8));
        let coins = u16::from(price) * u16::from(tokens);
        if tokens == 0 {
            return;
        }
        let band = self.machine.band(me.band);
        band.tray -= tokens;
        band.hand += tokens;
        let race = band.race;
        self.machine.state.coins[seat.0 as usize] -= coins;
        self.machine.note(Event::Hired { race, tokens, coins });
    }
}

impl<L: Log + ?Sized> Machine<'_, L> {
    /// Lets a procedure act.
    fn let_act(&mut self, act: impl FnOnce(&mut Verbs<'_>)) {
        let machine = Machine { game: self.game, state: self.state, log: self.log.erased() };
        let mut verbs = Verbs { machine, bereft: BandId::NONE };
        act(&mut verbs);
        let bereft = verbs.bereft;
        if bereft != BandId::NONE {
            self.dismiss_if_gone(bereft);
        }
    }

    /// Calls the procedures that a band has for a moment.
    #[inline]
    pub(crate) fn call(&mut self, id: BandId, moment: Moment) {
        if self.has_procedures(id, moment) {
            self.call_each(id, moment);
        }
    }

    /// Whether a band may have procedures for a moment.
    #[inline]
    pub(crate) fn has_procedures(&self, id: BandId, moment: Moment) -> bool {
        let (q, moment) = (self.q(), moment.bit());
        let band = q.table.band(id);
        q.game.has_procedures(band, moment)
            || (q.game.lends_procedures(q.table.bound, band.declined, moment) && q.is_lent(id))
    }

    fn call_each(&mut self, id: BandId, moment: Moment) {
        // A procedure may change which tiles the band has; those it had are called.
        let mut acts = [None; MOST_CALLED];
        let q = self.q();
        let lines = q.tiles(id).flat_map(|held| {
            let act = move |line: &ProcedureLine| {
                let (procedure, me) = line.called(id, &held);
                procedure.act(moment).map(|act| (act, me))
            };
            held.compiled.procedures.iter().filter_map(act)
        });
        acts.iter_mut().zip(lines).for_each(|(place, act)| *place = Some(act));
        for (act, me) in acts.into_iter().flatten() {
            self.let_act(|verbs| act(verbs, me));
        }
    }

    /// Calls the procedure whose piece stands in a region that a band has taken.
    pub(crate) fn call_piece_taken(&mut self, mark: Mark, id: BandId, region: Region) {
        let q = self.q();
        let found = q.table.bands().find_map(|owner| {
            q.tiles(owner).find_map(|held| {
                let mut own = held.compiled.procedures.iter().map(|line| line.called(owner, &held));
                own.find_map(|(own, me)| {
                    own.piece_taken.filter(|_| own.piece == Some(mark)).map(|act| (act, me))
                })
            })
        });
        if let Some((act, me)) = found {
            self.let_act(|verbs| act(verbs, me, id, region));
        }
    }

    /// Hands an answer to the procedure that asked.
    pub(crate) fn choose(&mut self, owed: Owed, answer: Answer) {
        if let Some((procedure, me)) = caller(self.q(), owed.band, Tile(owed.what))
            && let Some(act) = procedure.chosen
        {
            self.let_act(|verbs| act(verbs, me, answer.chosen()));
        }
    }

    /// Hands what chance has decided to the procedure that asked for it.
    pub(crate) fn answer_of_draw(&mut self, owed: Owed, answer: Answer) {
        let region = self.state.table.target();
        self.table().turn.target = u8::MAX;
        if let Some((procedure, me)) = caller(self.q(), owed.band, Tile(owed.what))
            && let (Some(act), Some(region)) = (procedure.drawn, region)
        {
            self.let_act(|verbs| act(verbs, me, region, answer.chosen()));
        }
    }

    /// Calls the procedure of a relic or place that was found.
    pub(crate) fn call_found(&mut self, tile: Tile, region: Region) {
        let band = self.state.table.holder(region).unwrap_or(BandId::NONE);
        if let Some((procedure, me)) = finder(self.q(), band, tile)
            && let Some(act) = procedure.found
        {
            self.let_act(|verbs| act(verbs, me));
        }
    }

    /// Calls the procedures of the places in a region that is taken.
    pub(crate) fn call_taken(&mut self, region: Region) {
        if !self.state.table.fixture_regions.contains(region) {
            return;
        }
        for index in 0..self.game.fixtures_len() {
            let tile = self.game.fixture_tile(index);
            if self.state.table.lies(self.game, tile) == Some(region)
                && let Some((procedure, me)) = finder(self.q(), BandId::NONE, tile)
                && let Some(act) = procedure.taken
            {
                self.let_act(|verbs| act(verbs, me));
            }
        }
    }

    /// Does what a procedure offers the acting band.
    pub(crate) fn choose_act(&mut self, id: BandId, answer: Answer) {
        let q = self.q();
        let mut offers = unused(q, id).chain(givers(q, id)).chain(of_board(q, id));
        let found = offers.find(|(procedure, me)| {
            (procedure.acts.is_some() || procedure.gives.is_some()) && is_offered(procedure, me.tile, answer)
        });
        drop(offers);
        if let Some((procedure, me)) = found
            && let Some(act) = procedure.chosen
        {
            self.let_act(|verbs| act(verbs, me, answer.chosen()));
        }
    }

    /// Does what a procedure offers at the end of the turn.
    pub(crate) fn choose_at_end(&mut self, seat: Seat, answer: Answer) {
        let q = self.q();
        let found = {
            let mut own = q.table.bands().filter(|&id| q.table.band(id).owner == seat);
            let offers = |(procedure, me): &(&Procedure, Caller)| {
                procedure.ends.is_some() && is_offered(procedure, me.tile, answer)
            };
            own.find_map(|id| unused(q, id).find(offers))
        };
        if let Some((procedure, me)) = found
            && let Some(act) = procedure.chosen
        {
            self.let_act(|verbs| act(verbs, me, answer.chosen()));
        }
    }
}

/// The most procedures a band may have for one moment: one for each tile it can have, its own and those lent to it.
const MOST_CALLED: usize = MAX_FIXTURES + 4;
