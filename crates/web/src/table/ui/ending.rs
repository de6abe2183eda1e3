//! Going on, ending the turn, and taking back.

use engine::{Actor, Answer, Answers, Ask, Game, Seat, State, apply, legal, puts};
use leptos::prelude::*;
use wire::protocol::{Presence, SeatKind, ToServer};

use super::super::control::Choices;
use super::super::plan::Plan;
use super::Ui;
use crate::settings::Switch;

/// Buttons that end what a player does.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Ender {
    /// The one that goes on.
    Primary,
    /// The one that ends the turn.
    EndTurn,
}

/// What is left unused by whoever stops.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Unused {
    /// No region is held, and one could be.
    Everything,
    /// So many tokens, with a region that could be taken.
    Tokens(u8),
}

/// Ways to go back.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Back {
    /// One step.
    Undo,
    /// One step forth again.
    Redo,
    /// To the last barrier.
    Restart,
}

impl Ui {
    /// Sends answers: at once, or a moment later where bots or chance would go on and nothing could be taken back.
    pub(super) fn send(self, seat: Seat, lines: Vec<String>) {
        self.draft.sure.set(None);
        if self.settings.warn.get_untracked() == Switch::On && self.is_weighty(seat, &lines) {
            return self.panels.doubt.set(Some((seat, lines)));
        }
        self.send_now(seat, lines);
    }

    /// Whether answers may be a blunder: those that are hard to make good again, where all others are bots.
    fn is_weighty(self, seat: Seat, lines: &[String]) -> bool {
        let verb = lines.first().and_then(|line| line.split(' ').next()).unwrap_or_default();
        let alone = |presence: &Presence| {
            presence.seats.iter().all(|it| it.seat == seat || matches!(it.kind, SeatKind::Bot(_)))
        };
        self.live.is_judged()
            && ["pick", "decline", "expand", "done", "attempt", "put"].contains(&verb)
            && self.live.people.presence.with_untracked(|it| it.as_deref().is_some_and(alone))
    }

    /// Sends answers, whatever they are worth.
    pub fn send_now(self, seat: Seat, lines: Vec<String>) {
        let millis = self.settings.take_back.get_untracked().millis();
        if millis > 0 && self.gives_away(seat, &lines) {
            self.live.answer_later(seat, lines, millis);
        } else {
            self.live.answer(seat, lines);
        }
    }

    /// Whether these answers end what a player can take back: a bot is next, or chance after the turn.
    fn gives_away(self, seat: Seat, lines: &[String]) -> bool {
        let (Some(fixed), Some(moment)) = (self.live.fixed.get_untracked(), self.moment_now()) else {
            return false;
        };
        let Some(state) = after(&fixed.game, &moment.state, seat, lines) else { return false };
        let is_bot = |next: Seat| {
            self.live.people.presence.with_untracked(|presence| {
                let mut cards = presence.iter().flat_map(|it| &it.seats);
                cards.any(|card| card.seat == next && card.kind != SeatKind::Human)
            })
        };
        match state.owed().who.player() {
            _ if state.is_over() => true,
            Some(next) => next != seat && is_bot(next),
            None => match state.owed().ask {
                Ask::Event => true,
                _ => state.table().seat() != seat || lines.iter().any(|line| line == "decline"),
            },
        }
    }

    /// The button that goes on: ends what is asked, or says the plan.
    pub fn go_on(self) {
        let Some(moment) = self.moment_now() else { return };
        if self.draft.plan.with_untracked(Option::is_some) {
            self.say_plan();
        } else if moment.choices.done && self.is_sure(Ender::Primary) {
            self.commit(Answer::Done);
        }
    }

    /// What whoever stops now would leave unused: tokens that could still conquer, or the whole map.
    pub fn unused(self) -> Option<Unused> {
        let moment = self.moment().filter(|moment| moment.owed().ask == Ask::Act && self.mine.get())?;
        let band = moment.owed().band;
        let hand = moment.table().band(band).hand;
        let conquers = |answer: &Answer| matches!(answer, Answer::Conquer { .. } | Answer::Attempt { .. });
        let can = moment.answers.iter().any(conquers);
        if moment.table().held(band).is_empty() && can {
            Some(Unused::Everything)
        } else {
            let sure = moment.answers.iter().any(|answer| matches!(answer, Answer::Conquer { .. }));
            (hand > 0 && sure).then_some(Unused::Tokens(hand))
        }
    }

    /// Whether a button is meant: where something would be left unused it asks once.
    fn is_sure(self, button: Ender) -> bool {
        if untrack(|| self.unused()).is_none() || self.draft.sure.get_untracked() == Some(button) {
            return true;
        }
        self.draft.sure.set(Some(button));
        false
    }

    /// Ends the turn: stops, and lets the page place the tokens as they were.
    pub fn end_turn(self) {
        if !self.is_sure(Ender::EndTurn) {
            return;
        }
        if self.draft.plan.with_untracked(Option::is_some) {
            return self.finish_plan();
        }
        match self.end_at_once() {
            Some(lines) => self.say_lines(lines),
            None => {
                self.draft.ending.set(true);
                self.commit(Answer::Done);
            }
        }
    }

    /// The answers that end the turn from here, where only tokens must be placed after the last conquest. Said together
    /// they are taken back together.
    fn end_at_once(self) -> Option<Vec<String>> {
        let (fixed, moment, seat) =
            (self.live.fixed.get_untracked()?, self.moment_now()?, self.me.get_untracked()?);
        let done = vec![self.line(Answer::Done)];
        let state = after(&fixed.game, &moment.state, seat, &done)?;
        let owed = state.owed();
        if owed.who.player() != Some(seat) {
            return Some(done);
        }
        let mut answers = Answers::new();
        legal(&fixed.game, &state, &mut answers);
        let steppers = Choices::new(&answers).steppers;
        if owed.ask != Ask::Redeploy || steppers.is_empty() {
            return None;
        }
        let table = state.table();
        let mut plan = Plan::new(table.band(owed.band).hand, &steppers);
        plan.as_before(|region| table.tokens(region), |region| moment.table().tokens(region));
        plan.place_rest(|region| table.tokens(region));
        let parts = plan.parts();
        let placed = puts(&parts).map(|answer| answer.line(&fixed.game));
        Some(done.into_iter().chain(placed).collect())
    }

    /// Takes back, gives again or starts over, if that can be done.
    pub fn turn_back(self, how: Back) {
        if self.live.take_back() {
            return self.draft.ending.set(false);
        }
        let (Some(seat), Some(moment)) = (self.me.get_untracked(), self.moment_now()) else { return };
        let mine = |letter: Option<char>| letter == Some(seat.letter());
        self.draft.ending.set(false);
        match how {
            Back::Undo if mine(moment.undo.back) => self.live.turn(seat, ToServer::Undo),
            Back::Restart if mine(moment.undo.back) => self.live.turn(seat, ToServer::Restart),
            Back::Redo if mine(moment.undo.forth) => self.live.turn(seat, ToServer::Redo),
            _ => {}
        }
    }
}

/// The state after answers of a player, if they may be given.
fn after(game: &Game, state: &State, seat: Seat, lines: &[String]) -> Option<State> {
    let mut state = state.clone();
    for line in lines {
        let answer = Answer::read(game, line).ok()?;
        apply(game, &mut state, Actor::seat(seat), answer, &mut Vec::new()).ok()?;
    }
    Some(state)
}
