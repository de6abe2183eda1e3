//! The turn: phases in their order, and the verbs that keep the books.
//!
//! Nothing happens by itself but here: when nothing is owed, the next step runs until somebody owes an answer.

use crate::ability::{Effect, Occasion, Posting, Side};
use crate::bill::{Tally, Term, band_income, seat_income};
use crate::compiled::plain;
use crate::event::{Event, Log};
use crate::game::{Game, RuleRef};
use crate::ids::{Actor, BandId, Mark, Seat, Tile};
use crate::procedure::Moment;
use crate::query::Query;
use crate::redeploy;
use crate::region::{Region, RegionSet};
use crate::round_events;
use crate::state::{Ask, Band, Owed, State, Step, Table};

/// A state being changed, and who wants to know.
pub(crate) struct Machine<'a, L: ?Sized> {
    pub game: &'a Game,
    pub state: &'a mut State,
    pub log: &'a mut L,
}

/// Lays the table as far as chance is not needed.
pub(crate) fn begin(game: &Game, state: &mut State) {
    Machine { game, state, log: &mut () }.advance();
}

impl<L: Log + ?Sized> Machine<'_, L> {
    #[inline]
    pub fn q(&self) -> Query<'_> {
        Query { game: self.game, table: &self.state.table }
    }

    #[inline]
    pub fn table(&mut self) -> &mut Table {
        &mut self.state.table
    }

    #[inline]
    pub fn band(&mut self, id: BandId) -> &mut Band {
        &mut self.state.table.bands[id.index()]
    }

    #[inline]
    pub fn note(&mut self, event: Event) {
        self.log.note(event);
    }

    pub fn owe(&mut self, who: Actor, ask: Ask, band: BandId, what: u8) {
        self.table().owe(Owed { who, ask, band, what });
    }

    /// Asks the owner of a band.
    pub fn owe_owner(&mut self, ask: Ask, band: BandId, what: u8) {
        let who = Actor::seat(self.state.table.band(band).owner);
        self.owe(who, ask, band, what);
    }

    /// Runs steps until somebody owes an answer or the game is over.
    #[inline]
    pub fn advance(&mut self) {
        let owed = self.state.owed();
        // Nearly always the same band goes on, or somebody was asked.
        let waits = match owed.ask {
            Ask::Nothing => false,
            Ask::Act => self.state.table.band(owed.band).hand > 0,
            Ask::Pick => owed.band == BandId::NONE,
            _ => true,
        };
        if !waits {
            self.run();
        }
    }

    /// Whether what is owed needs an answer. A band that can do nothing more stops, and a pick whose tiles have been asked
    /// goes on.
    fn waits_for_answer(&mut self) -> bool {
        let owed = self.state.owed();
        match owed.ask {
            Ask::Pick if owed.band != BandId::NONE => self.go_on_picking(owed),
            Ask::Act if self.is_spent(owed.band) => self.end_part(owed.band),
            _ => return true,
        }
        false
    }

    fn run(&mut self) {
        loop {
            if self.state.table.n_pending > 0 {
                if self.waits_for_answer() {
                    return;
                }
                continue;
            }
            let seat = self.state.table.turn.seat;
            match self.state.table.turn.next {
                Step::Deal => {
                    self.refill();
                    if self.state.table.n_pending == 0 {
                        self.goto(Step::Upkeep);
                        // A table set by hand may have its event already.
                        if self.state.table.event_state.event == Tile::NONE {
                            self.dawn();
                        }
                    }
                }
                Step::Upkeep => self.upkeep(seat),
                Step::TurnBegins => self.begin_turn(seat),
                Step::Choice => self.choice(seat),
                Step::Risen => self.risen(seat),
                Step::Conquest => {
                    self.goto(Step::Recruit);
                    if let Some(id) = self.state.table.active(seat) {
                        self.start_part(id);
                    }
                }
                Step::Recruit => self.end_conquests(seat),
                Step::RedeployRisen => self.redeploy_risen(seat),
                Step::Leave => {
                    self.goto(Step::Redeploy);
                    if let Some(id) = self.state.table.active(seat) {
                        self.leave_rivers(id);
                    }
                }
                Step::Totem => {
                    self.goto(Step::Posts);
                    let homeless = std::mem::take(&mut self.table().turn.homeless);
                    if let Some(id) = self.state.table.active(seat).filter(|_| homeless) {
                        self.replace_totems(id);
                    }
                }
                Step::EndOfTurn => {
                    if !self.end_of_turn(seat) {
                        self.goto(Step::TurnEnds);
                    }
                }
                Step::Redeploy => {
                    self.goto(Step::Totem);
                    if let Some(id) = self.state.table.active(seat) {
                        self.redeploy(id);
                    }
                }
                Step::Posts if self.is_quiet(seat) => self.goto(Step::Seer),
                Step::Posts | Step::EndPosts => self.posts(seat),
                Step::EarlyEndOfTurn => {
                    if !self.guards(seat) || !self.end_of_turn(seat) {
                        self.goto(Step::EndPosts);
                    }
                }
                Step::TurnEnds => {
                    self.goto(Step::Seer);
                    if let Some(id) = self.state.table.active(seat) {
                        self.call(id, Moment::TurnEnds);
                    }
                    if self.game.has.war {
                        self.leave_in_peace(seat);
                    }
                }
                Step::Seer => {
                    self.goto(Step::Score);
                    if self.game.has.events && round_events::may_peek(self.q(), seat).is_ok() {
                        self.owe(Actor::seat(seat), Ask::Seer, BandId::NONE, 0);
                    }
                }
                Step::Score => {
                    self.goto(Step::LateDecline);
                    self.score(seat);
                    self.after_scoring(seat);
                }
                Step::LateDecline => {
                    self.goto(Step::Settle);
                    let active = self.state.table.active(seat);
                    if let Some(id) = active.filter(|&id| self.q().declines_late(id)) {
                        self.owe_owner(Ask::LateDecline, id, 0);
                    }
                }
                Step::Settle => self.settle_defenders(seat),
                Step::Over => return,
            }
        }
    }

    /// What tiles do as a turn begins. A procedure that asked is called again after the answer: there may be more to do.
    fn begin_turn(&mut self, seat: Seat) {
        if let Some(id) = self.state.table.active(seat) {
            self.call(id, Moment::TurnBegins);
        }
        if self.state.table.n_pending == 0 {
            self.goto(Step::Choice);
        }
    }

    /// After its conquests the active band conquers again, or gets what it gets at redeployment.
    fn end_conquests(&mut self, seat: Seat) {
        if self.conquers_again(seat) {
            return;
        }
        self.table().turn.acting = BandId::NONE;
        self.goto(Step::RedeployRisen);
        let band = self.state.table.active(seat);
        if let Some(id) = band.filter(|&id| !self.q().is_plain(id, plain::TURN)) {
            self.recruit(id);
        }
    }

    /// Whether nothing can happen between redistribution and scoring.
    fn is_quiet(&self, seat: Seat) -> bool {
        !self.game.has_fixtures
            && self.state.table.active(seat).is_none_or(|id| self.q().is_plain(id, plain::TURN))
    }

    /// Names the step that runs once nothing is owed.
    pub fn goto(&mut self, step: Step) {
        let turn = &mut self.table().turn;
        turn.next = step;
        turn.cursor = 0;
    }

    fn upkeep(&mut self, seat: Seat) {
        let round = self.state.table.turn.round;
        self.note(Event::TurnBegan { seat, round });
        let turn = &mut self.table().turn;
        turn.picked = false;
        turn.spoils = 0;
        turn.fought = 0;
        turn.armed = 0;
        turn.copied = Tile::NONE;
        turn.succeeded = 0;
        turn.heirs_of = BandId::NONE;
        turn.heirs = 0;
        turn.used = [0; 3];
        turn.once = 0;
        if self.game.has.war {
            self.forget_war(seat);
        }
        self.table().plunder = RegionSet::EMPTY;
        if let Some(id) = self.state.table.active(seat) {
            let with = self.state.table.band(id).ally;
            if with != Seat::NONE {
                self.band(id).ally = Seat::NONE;
                self.note(Event::PeaceEnded { seat, with });
            }
        }
        let begins = self.game.has_moment(Moment::TurnBegins);
        self.goto(if begins { Step::TurnBegins } else { Step::Choice });
        self.thaw_declined(seat);
        if self.game.has.occasions {
            self.pay_for_turn(seat);
        }
    }

    /// The bank pays a player by a rule of a tile.
    fn pay(&mut self, seat: Seat, coins: u8, rule: RuleRef) {
        if coins > 0 {
            let coins = u16::from(coins);
            self.state.coins[seat.0 as usize] += coins;
            self.note(Event::Scored { seat, term: Term::Rule(rule), coins });
        }
    }

    /// Pays for what a player holds as a turn begins.
    fn pay_for_turn(&mut self, seat: Seat) {
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

    /// What was counted in the turn before, and what lasted until this one.
    fn forget_war(&mut self, seat: Seat) {
        let turn = &mut self.table().turn;
        turn.side = Side::Neutral;
        turn.rage = 0;
        turn.slain = 0;
        turn.raids = [0; 2];
        turn.beaten = [[0; 2]; 2];
        turn.twice = [0; 2];
        let bound = |id: &BandId| self.asks_for_peace(*id) && self.state.table.band(*id).binds();
        let bound = self.state.table.active(seat).filter(bound);
        if let Some(id) = bound {
            self.band(id).forget_bound();
            self.note(Event::ConcordEnded { seat });
        }
    }

    fn choice(&mut self, seat: Seat) {
        self.goto(Step::Risen);
        if let Some(id) = self.state.table.active(seat) {
            self.owe_owner(Ask::Choose, id, 0);
        } else if crate::offer::can_pick(self.q(), self.state.coins(seat)) {
            self.owe(Actor::seat(seat), Ask::Pick, BandId::NONE, 0);
        }
    }

    /// The next band in the list, from the cursor on, that acts in decline.
    fn next_risen(&mut self, seat: Seat) -> Option<BandId> {
        if !self.game.has.risen {
            return None;
        }
        let from = self.state.table.turn.cursor as usize;
        let q = self.q();
        let found = q
            .table
            .places()
            .skip(from)
            .find(|&id| q.table.band(id).owner == seat && q.table.band(id).declined && q.rises(id));
        self.table().turn.cursor = found.map_or(0, |id| id.0 + 1);
        found
    }

    fn risen(&mut self, seat: Seat) {
        match self.next_risen(seat) {
            Some(id) => self.start_part(id),
            None => self.goto(Step::Conquest),
        }
    }

    /// Tokens of a band that retreats, driven out by its own player, are placed in that player's redeployment.
    fn settle_entombed(&mut self, seat: Seat) {
        if !self.game.has.tombs {
            return;
        }
        let q = self.q();
        let id = q.table.declined(seat).find(|&id| q.table.band(id).displaced > 0 && !q.rises(id));
        if let Some(id) = id {
            let band = self.band(id);
            band.hand += std::mem::take(&mut band.displaced);
            self.ask_where(id);
        }
    }

    fn redeploy_risen(&mut self, seat: Seat) {
        match self.next_risen(seat) {
            Some(id) => {
                self.dry_off(id);
                self.redeploy(id);
            }
            None => {
                self.goto(Step::Leave);
                self.settle_entombed(seat);
            }
        }
    }

    fn recruit(&mut self, id: BandId) {
        let spoils = self.state.table.turn.spoils;
        let mut wanted = 0;
        for compiled in self.q().compiled_tiles(id) {
            wanted += compiled.recruit.iter().map(|&(n, per)| n * (spoils / per)).sum::<u8>();
        }
        let q = self.q();
        for held in q.tiles(id) {
            for &(n, zone, _) in &held.compiled.recruit_on {
                wanted += n * (q.table.held(id) & q.regions(held.tile, zone)).len();
            }
        }
        self.arm(id);
        self.forge(id);
        self.call(id, Moment::AfterConquests);
        let band = self.band(id);
        let tokens = wanted.min(band.tray);
        let race = band.race;
        if tokens > 0 {
            band.tray -= tokens;
            band.hand += tokens;
            self.note(Event::Recruited { race, tokens });
        }
    }

    /// Makes the pieces a band may use like tokens from the next turn on.
    fn forge(&mut self, id: BandId) {
        let q = self.q();
        let before: u8 = q.table.bands().map(|other| q.table.band(other).hammers).sum();
        let made = q.tiles(id).fold(0, |made: u8, held| {
            let Some((zone, most)) = held.compiled.forge else { return made };
            let regions = (q.table.held(id) & q.regions(held.tile, zone)).len();
            made + regions.min(most.saturating_sub(before + made))
        });
        if made > 0 {
            let n = made;
            let band = self.band(id);
            band.hammers += n;
            let race = band.race;
            self.note(Event::Forged { race, n });
        }
    }

    /// Draws the pieces a band gets for the regions it holds when conquests end.
    fn arm(&mut self, id: BandId) {
        let q = Query { game: self.game, table: &self.state.table };
        let mut armed = 0;
        for held in q.tiles(id) {
            let Some((mark, zone, _)) = held.compiled.arm else { continue };
            let Some(slot) = redeploy::draw_slot(q, id, mark) else { continue };
            let before = armed >> (4 * slot) & 15;
            let regions = (q.table.held(id) & q.regions(held.tile, zone)).len();
            let n = regions.min(supply(q, mark) - before);
            armed += n << (4 * slot);
            if n > 0 {
                self.log.note(Event::Armed { mark, n });
            }
        }
        self.state.table.turn.armed = armed;
    }

    fn score(&mut self, seat: Seat) {
        for id in self.state.table.places() {
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
        for id in self.state.table.places() {
            if self.state.table.band(id).owner == seat {
                self.levy(seat, id);
            }
        }
    }

    /// What ends with the turn's scoring: marks of grudges, and a band that vanishes.
    fn after_scoring(&mut self, seat: Seat) {
        if let Some(id) = self.state.table.active(seat) {
            self.band(id).forget_marked();
        }
        let gone = std::mem::replace(&mut self.table().turn.fading, BandId::NONE);
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

    /// Ends the turn: the next seat, the next round, or the end.
    pub fn end_turn(&mut self, seat: Seat) {
        self.recall();
        self.note(Event::TurnEnded { seat });
        let (players, rounds) = (self.game.players(), self.game.rounds());
        let turn = &mut self.table().turn;
        turn.seat = Seat((seat.0 + 1) % players);
        if turn.seat == turn.first {
            if turn.round == rounds {
                self.goto(Step::Over);
                return self.note(Event::Ended);
            }
            turn.round += 1;
            self.dawn();
        }
        self.goto(Step::Upkeep);
    }

    /// Takes everything but what must stay in each region in hand.
    pub fn gather(&mut self, id: BandId) -> u8 {
        let least = self.q().garrison(id);
        let table = self.table();
        let mut tokens = 0;
        for region in table.held(id) {
            let here = &mut table.tokens[region.index()];
            let spare = here.saturating_sub(least);
            tokens += spare;
            *here -= spare;
        }
        table.bands[id.index()].hand += tokens;
        tokens
    }

    /// Takes a region from its holder: tokens and pieces leave it. What becomes of the tokens is the caller's.
    pub fn vacate(&mut self, id: BandId, region: Region) -> u8 {
        self.clear_pieces(region);
        self.drop_bound(id, region);
        let table = self.table();
        table.held[id.index()].remove(region);
        table.holder[region.index()] = BandId::NONE;
        let tokens = std::mem::take(&mut table.tokens[region.index()]);
        if self.game.has_followers() { self.carry_off(region, tokens) } else { tokens }
    }

    fn clear_pieces(&mut self, region: Region) {
        let game = self.game;
        for &mark in &game.bound_marks {
            if self.state.table.marked(mark).contains(region) {
                self.remove_pieces(mark, region);
            }
        }
    }

    /// Whoever loses the place with a badge bound to it loses what that badge brought (UG-SH-2).
    fn drop_bound(&mut self, id: BandId, region: Region) {
        let bound = self.state.table.bound;
        let binder = |tile: Tile| {
            let index = self.game.fixture(tile);
            index.is_some_and(|index| self.game.binds(index))
                && self.state.table.lies(self.game, tile) == Some(region)
        };
        if bound == Tile::NONE || !self.game.tiles().any(|(tile, _)| binder(tile)) {
            return;
        }
        for effect in self.game.ability(bound).rules.iter().map(|rule| rule.effect) {
            let mark = match effect {
                Effect::Post(mark, Posting::Redeployment(_) | Posting::TurnEnd(_) | Posting::Bought(..)) => {
                    Some(mark)
                }
                Effect::Procedure(procedure, _) if procedure.copies => procedure.piece,
                Effect::Seize(seizure) => seizure.leaves,
                Effect::Procedure(procedure, _) if procedure.makes_peace => {
                    self.band(id).ally = Seat::NONE;
                    None
                }
                Effect::Grudge(_) => {
                    self.band(id).forget_marked();
                    None
                }
                Effect::Pay { on: Occasion::PeaceBroken, .. } => {
                    self.band(id).forget_bound();
                    None
                }
                _ => None,
            };
            for old in mark
                .map_or(RegionSet::EMPTY, |mark| self.state.table.marked(mark) & self.state.table.held(id))
            {
                mark.into_iter().for_each(|mark| self.remove_pieces(mark, old));
            }
        }
    }

    /// Takes the pieces of a kind out of a region.
    pub fn remove_pieces(&mut self, mark: Mark, region: Region) {
        let n = self.state.table.pieces(self.game, mark, region);
        if n > 0 {
            let table = self.table();
            table.marks[mark.0 as usize].remove(region);
            if let Some(slot) = self.game.stack_slot(mark) {
                self.table().stacked[region.index()] &= !(15 << (4 * slot));
            }
            self.note(Event::Removed { mark, region, n });
        }
    }

    /// Puts pieces of a kind into a region.
    pub fn add_pieces(&mut self, mark: Mark, region: Region, n: u8) {
        let slot = self.game.stack_slot(mark);
        let table = self.table();
        table.marks[mark.0 as usize].insert(region);
        if let Some(slot) = slot {
            table.stacked[region.index()] += n << (4 * slot);
        }
        self.note(Event::Posted { mark, region, n });
    }

    /// Puts tokens from hand into a region of the band.
    pub fn put(&mut self, id: BandId, region: Region, tokens: u8) {
        let table = self.table();
        table.bands[id.index()].hand -= tokens;
        table.tokens[region.index()] += tokens;
        let race = table.band(id).race;
        self.note(Event::Placed { race, region, tokens });
    }
}

/// How many pieces of a kind are not on the board.
pub(crate) fn supply(q: Query<'_>, mark: Mark) -> u8 {
    let turned = if q.game.turned_over == Some(mark) { q.table.memory.iter().sum() } else { 0 };
    q.game.mark(mark).limit.saturating_sub(standing(q, mark, q.table.marked(mark)) + turned)
}

/// How many pieces of a kind stand in these regions.
pub(crate) fn standing(q: Query<'_>, mark: Mark, regions: RegionSet) -> u8 {
    let there = regions & q.table.marked(mark);
    if q.game.mark(mark).stacks {
        there.map(|region| q.table.pieces(q.game, mark, region)).sum()
    } else {
        there.len()
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
