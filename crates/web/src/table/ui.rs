//! What the person in front of the screen is about: where they point, what they hold, what is open; and what their
//! clicks and keys mean.

use std::sync::Arc;

use engine::{Actor, Answer, Answers, Ask, Game, Purses, Region, Seat, State, apply, legal, puts};
use leptos::prelude::*;
use wire::protocol::{SeatKind, ToServer};

use super::control::{Choices, Hand, Tool};
use super::live::Live;
use super::plan::Plan;
use super::sitting::Moment;
use crate::bits::effect;
use crate::settings::{Settings, settings};

/// What the lower part of a phone, or the side of a tablet, shows.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Tab {
    /// The turn and its buttons.
    Turn,
    /// The combos.
    Offer,
    /// The players.
    Players,
    /// What happened.
    Log,
}

/// How a region was pressed.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Press {
    /// With a mouse, which has shown the bill before.
    Mouse,
    /// With a finger or a pen.
    Touch,
    /// With a key.
    Key,
}

/// What the person is about.
#[derive(Clone, Copy)]
pub struct Ui {
    /// The table.
    pub live: Live,
    /// What the person has chosen for all tables.
    pub settings: Settings,
    /// The region the keys are at.
    pub focus: RwSignal<Region>,
    /// The region whose card stays open.
    pub open: RwSignal<Option<Region>>,
    /// The region pointed at, after a moment.
    pub hover: RwSignal<Option<Region>>,
    /// The tool chosen.
    pub chosen: RwSignal<Option<Tool>>,
    /// The redeployment being planned.
    pub plan: RwSignal<Option<Plan>>,
    /// The combo looked at.
    pub slot: RwSignal<Option<u8>>,
    /// Who was given the device without a curtain, and at which version.
    pub handed: RwSignal<Option<(Seat, u64)>>,
    /// Regions lit from elsewhere, by the log for example.
    pub lit: RwSignal<Vec<Region>>,
    /// What a narrow screen shows.
    pub tab: RwSignal<Tab>,
    /// Whether the sheet of a phone takes the whole screen.
    pub full: RwSignal<bool>,
    /// Whether the tools are shown where there is no room for them.
    pub tools: RwSignal<bool>,
    /// Whether the talk is shown.
    pub talk: RwSignal<bool>,
    /// How many lines of the talk were there when it was last shown.
    pub heard: RwSignal<usize>,
    /// Whether the map is shown although the game is over.
    pub map: RwSignal<bool>,
    /// Whether the board is shown as text.
    pub text: RwSignal<bool>,
    /// Whether the next turn step is taken by the page, to end the turn.
    pub ending: RwSignal<bool>,
    /// The button that has asked whether it is meant.
    pub sure: RwSignal<Option<Ender>>,
    /// The plan that was said last, and the version it was made on: it is there again when it is taken back.
    said_plan: StoredValue<Option<(u64, Plan)>>,
    /// Whether the last press was the end of a drag of the map.
    pub dragged: StoredValue<bool>,
    /// The seat whose eyes these are.
    pub me: Memo<Option<Seat>>,
    /// Whether it is for this person to answer, and everything before has been shown.
    pub mine: Memo<bool>,
    /// The first region of two, once it is chosen.
    pub first: RwSignal<Option<Region>>,
    /// What is in hand.
    pub hand: Memo<Hand>,
}

impl Ui {
    /// At a table.
    pub fn new(live: Live) -> Ui {
        let chosen = RwSignal::new(None);
        let me = Memo::new(move |_| {
            let viewer = live.moment.with(|moment| moment.as_ref().and_then(|it| it.view.viewer))?;
            live.yours.with(|yours| yours.contains(&viewer)).then_some(viewer)
        });
        let mine = Memo::new(move |_| {
            let asked = live.moment.with(|moment| moment.as_ref().and_then(|it| it.asked()));
            let held = live.held_back.with(Option::is_some);
            asked.is_some() && asked == me.get() && live.behind.get() == 0 && !held
        });
        let first = RwSignal::new(None);
        let hand = Memo::new(move |_| {
            let Some(moment) = live.moment.get() else { return Hand::default() };
            let chosen: Option<Tool> = chosen.get();
            let tool =
                chosen.filter(|tool| moment.choices.tools().contains(tool)).or_else(|| moment.usual_tool());
            Hand { tool, first: first.get() }
        });
        let ui = Ui {
            live,
            settings: settings(),
            focus: RwSignal::new(Region(0)),
            open: RwSignal::new(None),
            hover: RwSignal::new(None),
            chosen,
            plan: RwSignal::new(None),
            slot: RwSignal::new(None),
            handed: RwSignal::new(None),
            lit: RwSignal::new(Vec::new()),
            tab: RwSignal::new(Tab::Turn),
            full: RwSignal::new(false),
            tools: RwSignal::new(false),
            talk: RwSignal::new(false),
            heard: RwSignal::new(live.chat.with_untracked(|chat| chat.len())),
            map: RwSignal::new(false),
            text: RwSignal::new(false),
            ending: RwSignal::new(false),
            sure: RwSignal::new(None),
            said_plan: StoredValue::new(None),
            dragged: StoredValue::new(false),
            me,
            mine,
            first,
            hand,
        };
        // A new question closes what was open for the one before it.
        Effect::new(move |before: Option<(u64, Option<Ask>)>| {
            let moment = live.moment.get();
            let ask = moment.as_ref().map(|it| it.owed().ask);
            let version = moment.as_ref().map_or(0, |it| it.version);
            // Who comes to a table and must choose a people sees what there is to choose from.
            if before.is_none() && ask == Some(Ask::Pick) && ui.mine.get_untracked() {
                ui.tab.set(Tab::Offer);
            }
            if let Some((old, asked)) = before
                && old != version
            {
                ui.open.set(None);
                ui.slot.set(None);
                ui.first.set(None);
                ui.sure.set(None);
                ui.close_hint();
                if asked != ask {
                    ui.chosen.set(None);
                    ui.tab.set(if ask == Some(Ask::Pick) && ui.mine.get_untracked() {
                        Tab::Offer
                    } else {
                        Tab::Turn
                    });
                }
            }
            (version, ask)
        });
        effect(move || ui.begin_plan());
        // Whoever ends a turn ends this one only.
        effect(move || {
            let turn = live.moment.with(|moment| moment.as_ref().map(|it| it.table().seat()));
            if turn != me.get() {
                ui.ending.set(false);
            }
        });
        ui
    }

    /// Whether several play at this device.
    pub fn is_shared(self) -> bool {
        self.live.yours.with(|yours| yours.len() > 1)
    }

    /// Whether those at this device have something to hide from each other: their coins, or the next event that one of
    /// them has looked at.
    pub fn hides(self) -> bool {
        self.hides_coins() || self.hides_event()
    }

    /// Whether everybody sees only their own coins.
    pub fn hides_coins(self) -> bool {
        self.live.fixed.with(|fixed| fixed.as_ref().is_some_and(|it| it.game.purses() == Purses::Strict))
    }

    fn hides_event(self) -> bool {
        let Some(moment) = self.moment() else { return false };
        self.live.yours.with(|yours| yours.iter().any(|&seat| moment.table().has_looked(seat)))
    }

    /// How things are.
    pub fn moment(self) -> Option<Arc<Moment>> {
        self.live.moment.get()
    }

    fn moment_now(self) -> Option<Arc<Moment>> {
        self.live.moment.get_untracked()
    }

    /// Starts to plan when tokens are to be placed.
    fn begin_plan(self) {
        let moment = self.moment();
        let steppers = moment.as_ref().map(|it| it.choices.steppers.clone()).unwrap_or_default();
        let (Some(moment), true) = (moment, self.mine.get() && !steppers.is_empty()) else {
            return self.plan.set(None);
        };
        let said = self.said_plan.get_value().filter(|(version, _)| *version == moment.version);
        if let Some((_, plan)) = said {
            return self.plan.set(Some(plan));
        }
        let hand = moment.table().band(moment.owed().band).hand;
        let mut plan = Plan::new(hand, &steppers);
        // Where everybody stood before they were gathered is where most want them again.
        let before = self.live.before.get_untracked();
        if let Some(before) = &before {
            let standing = |region| moment.table().tokens(region);
            plan.as_before(standing, |region| before.table().tokens(region));
        }
        self.plan.set(Some(plan));
        if self.ending.get_untracked() {
            self.finish_plan();
        }
    }

    /// Changes the plan.
    pub fn replan(self, change: impl FnOnce(&mut Plan, &Moment)) {
        let Some(moment) = self.moment_now() else { return };
        self.plan.update(|plan| {
            if let Some(plan) = plan {
                change(plan, &moment);
            }
        });
    }

    /// Spreads what is left of the plan and says it.
    fn finish_plan(self) {
        self.replan(|plan, moment| plan.place_rest(|region| moment.table().tokens(region)));
        self.say_plan();
    }

    /// Says the plan, if every token has its place.
    pub fn say_plan(self) {
        let plan = self.plan.get_untracked().filter(|plan| plan.left() == 0);
        let (Some(plan), Some(seat)) = (plan, self.me.get_untracked()) else { return };
        let (Some(fixed), Some(moment)) = (self.live.fixed.get_untracked(), self.moment_now()) else {
            return;
        };
        let lines = puts(&plan.parts()).map(|answer| answer.line(&fixed.game)).collect();
        self.said_plan.set_value(Some((moment.version, plan)));
        self.send(seat, lines);
    }

    /// Sends answers: at once, or a moment later where bots or chance would go on and nothing could be taken back.
    fn send(self, seat: Seat, lines: Vec<String>) {
        self.sure.set(None);
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
            self.live.presence.with_untracked(|presence| {
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

    /// The answer in notation, by which tests know its control.
    pub fn line(self, answer: Answer) -> String {
        self.live
            .fixed
            .with_untracked(|fixed| fixed.as_ref().map_or_else(String::new, |it| answer.line(&it.game)))
    }

    /// The name by which tests know a tool.
    pub fn tool_key(self, tool: Tool) -> String {
        self.live
            .fixed
            .with_untracked(|fixed| fixed.as_ref().map_or_else(String::new, |it| tool.key(&it.game)))
    }

    /// Says an answer.
    pub fn commit(self, answer: Answer) {
        self.say_lines(vec![self.line(answer)]);
    }

    /// Says answers, in notation.
    pub fn say_lines(self, lines: Vec<String>) {
        let Some(seat) = self.me.get_untracked().filter(|_| self.mine.get_untracked()) else { return };
        self.open.set(None);
        self.hover.set(None);
        self.send(seat, lines);
    }

    /// Asks for a hint, or puts away the one that is shown.
    pub fn hint(self) {
        let Some(seat) = self.me.get_untracked().filter(|_| self.mine.get_untracked()) else { return };
        if self.live.hint.with_untracked(Option::is_some) {
            return self.close_hint();
        }
        self.open.set(None);
        self.hover.set(None);
        self.live.ask_hint(seat);
    }

    /// Puts the hint away.
    pub fn close_hint(self) {
        if self.live.hint.with_untracked(Option::is_some) {
            self.live.hint.set(None);
            self.lit.set(Vec::new());
        }
    }

    /// What pressing a region does.
    pub fn press(self, region: Region, press: Press) {
        if press != Press::Key && self.dragged.get_value() {
            return self.dragged.set_value(false);
        }
        self.focus.set(region);
        let Some(moment) = self.moment_now() else { return };
        if !self.mine.get_untracked() {
            return self.toggle(region);
        }
        if moment.choices.steppers.contains(&region) {
            return self.replan(|plan, _| plan.more(region));
        }
        let hand = self.hand.get_untracked();
        if moment.choices.begins(region, hand) {
            self.open.set(None);
            return self.first.set(Some(region));
        }
        let answer = moment.choices.with(region, hand);
        let twice = press == Press::Key || untrack(|| self.settings.confirms(press == Press::Touch));
        let seen = self.open.get_untracked() == Some(region) || !twice;
        match answer {
            // A die cannot be taken back: it is always asked for twice.
            Some(Answer::Attempt { .. } | Answer::Gamble { .. } | Answer::Assault { .. })
                if self.open.get_untracked() != Some(region) =>
            {
                self.open.set(Some(region));
            }
            Some(answer) if seen => self.commit(answer),
            _ => self.toggle(region),
        }
    }

    /// Whether the open card has something to say yes to.
    pub fn can_say_yes(self) -> bool {
        let (Some(moment), Some(region)) = (self.moment_now(), self.open.get_untracked()) else {
            return false;
        };
        let hand = self.hand.get_untracked();
        self.mine.get_untracked()
            && (moment.choices.with(region, hand).is_some() || moment.choices.steppers.contains(&region))
    }

    fn toggle(self, region: Region) {
        self.open.update(|open| *open = if *open == Some(region) { None } else { Some(region) });
    }

    /// What dropping a token on a region does.
    pub fn drop_on(self, region: Region) {
        let Some(moment) = self.moment_now().filter(|_| self.mine.get_untracked()) else { return };
        if moment.choices.steppers.contains(&region) {
            return self.replan(|plan, _| plan.more(region));
        }
        match moment.choices.with(region, self.hand.get_untracked()) {
            Some(Answer::Attempt { .. } | Answer::Gamble { .. } | Answer::Assault { .. }) | None => {
                self.open.set(Some(region));
            }
            Some(answer) => self.commit(answer),
        }
    }

    /// The button that goes on: ends what is asked, or says the plan.
    pub fn go_on(self) {
        let Some(moment) = self.moment_now() else { return };
        if self.plan.with_untracked(Option::is_some) {
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
        if untrack(|| self.unused()).is_none() || self.sure.get_untracked() == Some(button) {
            return true;
        }
        self.sure.set(Some(button));
        false
    }

    /// Ends the turn: stops, and lets the page place the tokens as they were.
    pub fn end_turn(self) {
        if !self.is_sure(Ender::EndTurn) {
            return;
        }
        if self.plan.with_untracked(Option::is_some) {
            return self.finish_plan();
        }
        match self.end_at_once() {
            Some(lines) => self.say_lines(lines),
            None => {
                self.ending.set(true);
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
            return self.ending.set(false);
        }
        let (Some(seat), Some(moment)) = (self.me.get_untracked(), self.moment_now()) else { return };
        let mine = |letter: Option<char>| letter == Some(seat.letter());
        self.ending.set(false);
        match how {
            Back::Undo if mine(moment.undo.back) => self.live.turn(seat, ToServer::Undo),
            Back::Restart if mine(moment.undo.back) => self.live.turn(seat, ToServer::Restart),
            Back::Redo if mine(moment.undo.forth) => self.live.turn(seat, ToServer::Redo),
            _ => {}
        }
    }

    /// The next region that can be chosen, from where the keys are.
    pub fn next_target(self, forward: bool) {
        let Some(moment) = self.moment_now() else { return };
        let mut targets = moment.choices.targets(self.hand.get_untracked());
        if !forward {
            targets.reverse();
        }
        let at = self.focus.get_untracked();
        let beyond = targets.iter().find(|&&it| if forward { it > at } else { it < at });
        if let Some(&next) = beyond.or(targets.first()) {
            self.focus.set(next);
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
