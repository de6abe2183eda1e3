//! What the person in front of the screen is about: where they point, what they hold, what is open; and what their
//! clicks and keys mean.

mod ending;
mod planning;
mod pressing;

use std::sync::Arc;

use engine::{Answer, Ask, Purses, Region, Seat};
use leptos::prelude::*;

use super::control::{Hand, Tool};
use super::live::Live;
use super::plan::Plan;
use super::sitting::Moment;
use crate::bits::effect;
use crate::settings::{Settings, Switch, settings};

pub use ending::{Back, Ender, Unused};
pub use pressing::Press;

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

/// What the person is about.
#[derive(Clone, Copy)]
pub struct Ui {
    /// The table.
    pub live: Live,
    /// What the person has chosen for all tables.
    pub settings: Settings,
    /// Where they point.
    pub pointing: Pointing,
    /// What is shown beside the map.
    pub panels: Panels,
    /// What they are about to say.
    pub draft: TurnDraft,
    /// The seat whose eyes these are.
    pub me: Memo<Option<Seat>>,
    /// Whether it is for this person to answer, and everything before has been shown.
    pub mine: Memo<bool>,
    /// What is in hand.
    pub hand: Memo<Hand>,
}

/// Where the person points.
#[derive(Clone, Copy)]
pub struct Pointing {
    /// The region the keys are at.
    pub focus: RwSignal<Region>,
    /// The region whose card stays open.
    pub open: RwSignal<Option<Region>>,
    /// The region pointed at, after a moment.
    pub hover: RwSignal<Option<Region>>,
    /// Regions lit from elsewhere, by the log for example.
    pub lit: RwSignal<Vec<Region>>,
    /// The combo looked at.
    pub slot: RwSignal<Option<u8>>,
    /// The tool chosen.
    pub chosen: RwSignal<Option<Tool>>,
    /// The first region of two, once it is chosen.
    pub first: RwSignal<Option<Region>>,
    /// Whether the last press was the end of a drag of the map.
    pub dragged: StoredValue<bool>,
}

impl Pointing {
    fn new() -> Pointing {
        Pointing {
            focus: RwSignal::new(Region(0)),
            open: RwSignal::new(None),
            hover: RwSignal::new(None),
            lit: RwSignal::new(Vec::new()),
            slot: RwSignal::new(None),
            chosen: RwSignal::new(None),
            first: RwSignal::new(None),
            dragged: StoredValue::new(false),
        }
    }
}

/// What is shown beside the map, or over it.
#[derive(Clone, Copy)]
pub struct Panels {
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
    /// Answers that are judged before they are said.
    pub doubt: RwSignal<Option<(Seat, Vec<String>)>>,
    /// The turn of a bot, by its round, that somebody wants explained.
    pub why: RwSignal<Option<(Seat, u8)>>,
}

impl Panels {
    /// Whether anything is wanted that lies over the table.
    pub fn are_wanted(self) -> bool {
        self.talk.get()
            || self.text.get()
            || self.why.with(Option::is_some)
            || self.doubt.with(Option::is_some)
    }

    fn new(heard: usize, text: bool) -> Panels {
        Panels {
            tab: RwSignal::new(Tab::Turn),
            full: RwSignal::new(false),
            tools: RwSignal::new(false),
            talk: RwSignal::new(false),
            heard: RwSignal::new(heard),
            map: RwSignal::new(false),
            text: RwSignal::new(text),
            doubt: RwSignal::new(None),
            why: RwSignal::new(None),
        }
    }
}

/// What the person is about to say.
#[derive(Clone, Copy)]
pub struct TurnDraft {
    /// The redeployment being planned.
    pub plan: RwSignal<Option<Plan>>,
    /// The plan that was said last, and the version it was made on: it is there again when it is taken back.
    said_plan: StoredValue<Option<(u64, Plan)>>,
    /// Whether the next turn step is taken by the page, to end the turn.
    pub ending: RwSignal<bool>,
    /// The button that has asked whether it is meant.
    pub sure: RwSignal<Option<Ender>>,
    /// Who was given the device without a curtain, and at which version.
    pub handed: RwSignal<Option<(Seat, u64)>>,
}

impl TurnDraft {
    fn new() -> TurnDraft {
        TurnDraft {
            plan: RwSignal::new(None),
            said_plan: StoredValue::new(None),
            ending: RwSignal::new(false),
            sure: RwSignal::new(None),
            handed: RwSignal::new(None),
        }
    }
}

impl Ui {
    /// At a table.
    pub fn new(live: Live) -> Ui {
        let pointing = Pointing::new();
        let me = Memo::new(move |_| {
            let viewer = live.shown.moment.with(|moment| moment.as_ref().and_then(|it| it.view.viewer))?;
            live.people.yours.with(|yours| yours.contains(&viewer)).then_some(viewer)
        });
        let mine = Memo::new(move |_| {
            let asked = live.shown.moment.with(|moment| moment.as_ref().and_then(|it| it.asked()));
            let held = live.held_back.with(Option::is_some);
            asked.is_some()
                && asked == me.get()
                && live.shown.behind.get() == 0
                && !held
                && !live.looks_back()
        });
        let hand = Memo::new(move |_| {
            let Some(moment) = live.shown.moment.get() else { return Hand::default() };
            let chosen = pointing.chosen.get();
            let tool =
                chosen.filter(|tool| moment.choices.tools().contains(tool)).or_else(|| moment.usual_tool());
            Hand { tool, first: pointing.first.get() }
        });
        let ui = Ui {
            live,
            settings: settings(),
            pointing,
            panels: Panels::new(
                live.people.chat.with_untracked(|chat| chat.len()),
                settings().list.get_untracked() == Switch::On,
            ),
            draft: TurnDraft::new(),
            me,
            mine,
            hand,
        };
        // A new question closes what was open for the one before it.
        Effect::new(move |before: Option<(u64, Option<Ask>)>| {
            let moment = live.shown.moment.get();
            let ask = moment.as_ref().map(|it| it.owed().ask);
            let version = moment.as_ref().map_or(0, |it| it.version);
            // Who comes to a table and must choose a people sees what there is to choose from.
            if before.is_none() && ask == Some(Ask::Pick) && ui.mine.get_untracked() {
                ui.panels.tab.set(Tab::Offer);
            }
            if let Some((old, asked)) = before
                && old != version
            {
                ui.pointing.open.set(None);
                ui.pointing.slot.set(None);
                ui.pointing.first.set(None);
                ui.draft.sure.set(None);
                ui.close_hint();
                if asked != ask {
                    ui.pointing.chosen.set(None);
                    ui.panels.tab.set(if ask == Some(Ask::Pick) && ui.mine.get_untracked() {
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
            let turn = live.shown.moment.with(|moment| moment.as_ref().map(|it| it.table().seat()));
            if turn != me.get() {
                ui.draft.ending.set(false);
            }
        });
        ui
    }

    /// Whether several play at this device.
    pub fn is_shared(self) -> bool {
        self.live.people.yours.with(|yours| yours.len() > 1)
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
        self.live.people.yours.with(|yours| yours.iter().any(|&seat| moment.table().has_looked(seat)))
    }

    /// How things are.
    pub fn moment(self) -> Option<Arc<Moment>> {
        self.live.shown.moment.get()
    }

    fn moment_now(self) -> Option<Arc<Moment>> {
        self.live.shown.moment.get_untracked()
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
        self.pointing.open.set(None);
        self.pointing.hover.set(None);
        self.send(seat, lines);
    }

    /// Asks for a hint, or puts away the one that is shown.
    pub fn hint(self) {
        let Some(seat) = self.me.get_untracked().filter(|_| self.mine.get_untracked()) else { return };
        if self.live.hint.with_untracked(Option::is_some) {
            return self.close_hint();
        }
        self.pointing.open.set(None);
        self.pointing.hover.set(None);
        self.live.ask_hint(seat);
    }

    /// Puts the hint away.
    pub fn close_hint(self) {
        if self.live.hint.with_untracked(Option::is_some) {
            self.live.hint.set(None);
            self.pointing.lit.set(Vec::new());
        }
    }
}
