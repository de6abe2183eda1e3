//! The turn: phases in their order, and the verbs that keep the books.
//!
//! Only here does the game go on without an answer: when no decision is owed, steps run until one is.

mod payments;
mod pieces;
mod recruits;

pub(crate) use pieces::{standing, supply};

use crate::ability::Side;
use crate::compiled::plain;
use crate::event::{Event, Log};
use crate::game::Game;
use crate::ids::{Actor, BandId, Seat, Tile};
use crate::procedure::Moment;
use crate::query::Query;
use crate::region::RegionSet;
use crate::round_events;
use crate::state::{Ask, Band, Owed, State, Step, Table};

/// A state being changed, and the log of what happens.
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
            Ask::First
            | Ask::Banner
            | Ask::Badge
            | Ask::AttemptDie
            | Ask::RollDie
            | Ask::GambleDie
            | Ask::AssaultDie
            | Ask::Find
            | Ask::Event
            | Ask::Omen
            | Ask::Bind
            | Ask::Totem
            | Ask::Vanish
            | Ask::EndOfTurn
            | Ask::Leave
            | Ask::Choose
            | Ask::Redeploy
            | Ask::Yield
            | Ask::Post
            | Ask::LateDecline
            | Ask::Seer
            | Ask::Press
            | Ask::Side
            | Ask::Replacement
            | Ask::Choice
            | Ask::Draw => true,
        };
        if !waits {
            self.run();
        }
    }

    /// Whether what is owed needs an answer. A band that can do nothing more stops, and a pick whose tiles have been asked
    /// goes on.
    fn waits_for_answer(&mut self) -> bool {
        let owed = self.state.owed();
        if owed.ask == Ask::Pick && owed.band != BandId::NONE {
            self.go_on_picking(owed);
        } else if owed.ask == Ask::Act && self.is_spent(owed.band) {
            self.end_part(owed.band);
        } else {
            return true;
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
                            self.ask_event();
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
                    let homeless = std::mem::take(&mut self.table().turn.totem_displaced);
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
        turn.handed_over = 0;
        turn.giver = BandId::NONE;
        turn.giver_limit = 0;
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

    /// What was counted in the turn before, and what lasted until this one.
    fn forget_war(&mut self, seat: Seat) {
        let turn = &mut self.table().turn;
        turn.side = Side::Neutral;
        turn.rage = 0;
        turn.slain = 0;
        turn.raids = [0; 2];
        turn.beaten = [[0; 2]; 2];
        turn.twice = [0; 2];
        let in_concord = |id: &BandId| self.asks_for_peace(*id) && self.state.table.band(*id).has_concord();
        let in_concord = self.state.table.active(seat).filter(in_concord);
        if let Some(id) = in_concord {
            self.band(id).end_concord();
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
        if !self.game.has.acting_declined {
            return None;
        }
        let from = self.state.table.turn.cursor as usize;
        let q = self.q();
        let found = q
            .table
            .band_ids()
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
    fn place_entombed(&mut self, seat: Seat) {
        if !self.game.has.retreats {
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
                self.place_entombed(seat);
            }
        }
    }

    /// Ends the turn: the next seat, the next round, or the end.
    pub fn end_turn(&mut self, seat: Seat) {
        self.take_back_carrier();
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
            self.ask_event();
        }
        self.goto(Step::Upkeep);
    }
}
