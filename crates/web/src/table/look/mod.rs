//! Looking back: a line over the whole game, and the buttons and keys that lead along it. It is fetched when it is needed.

mod caption;
mod coach;
mod line;
mod tape;

use std::sync::Arc;
use std::time::Duration;

use engine::Seat;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, KeyboardEvent};
use wire::protocol::{DEFAULT_BOT, NewKind, NewSeat, NewTable};
use wire::replay::Replay;

use super::live::Live;
use super::parts::glyph;
use super::sitting::Fixed;
use super::ui::Ui;
use crate::absent::Absent;
use crate::address;
use crate::app::Place;
use crate::bits::{Show, click, effect, flag, part, text};
use crate::dice::Verdict;
use crate::pages::parts::Copy;
use crate::pages::{Keeper, open};
use crate::route::Route;
use crate::words::{fill, say, t};
use coach::{Coach, Odds, Panel};
use line::Line;
use tape::Tape;

/// The speeds, and what is written on their buttons.
const SPEEDS: [(f64, &str); 4] = [(0.5, "½×"), (1.0, "1×"), (2.0, "2×"), (4.0, "4×")];
/// How long to look at each stop at normal speed, in milliseconds.
const STEP: f64 = 900.0;
/// How long what happened since the last turn takes, in milliseconds: at least, and at most.
const RECAP: (f64, f64) = (4_000.0, 20_000.0);

/// What is looked at, and how it goes on.
#[derive(Clone, Copy)]
struct Look {
    ui: Ui,
    tape: RwSignal<Option<Arc<Tape>>>,
    playing: RwSignal<bool>,
    /// How long each stop is looked at, in milliseconds.
    step: RwSignal<f64>,
    speed: RwSignal<usize>,
}

/// The line, its buttons and its keys.
#[component]
pub fn Scrubber() -> impl IntoView {
    let ui = expect_context::<Ui>();
    let look = Look {
        ui,
        tape: RwSignal::new(None),
        playing: RwSignal::new(false),
        step: RwSignal::new(STEP),
        speed: RwSignal::new(1),
    };
    look.follow(expect_context::<Arc<Fixed>>());
    look.play();
    look.listen();
    let live = ui.live;
    let coach = Coach::new(look);
    let is_recap = flag(move || live.past.recaps.get());
    let go =
        move |key: &'static str, icon: &'static str, test: &'static str, to: fn(&Tape, usize) -> usize| {
            view! {
                <button class="btn icon" type="button" data-test=test aria-label=t!(key) title=t!(key)
                    on:click=click(move |_| look.go(to))>{glyph(icon)}</button>
            }
        };
    let playing = move || look.playing.get();
    let speeds = SPEEDS.iter().enumerate().map(move |(nth, (_, sign))| {
        let is_on = move || look.speed.get() == nth;
        view! {
            <button class="btn s" type="button" data-test=format!("scrub-speed-{nth}") class:on=flag(is_on) aria-pressed=text(move || is_on().to_string())
                on:click=click(move |_| look.speed.set(nth))>{*sign}</button>
        }
    });
    view! {
        <section class="card scrub" aria-label=t!("look-title") data-test="scrub" data-at=move || live.past.at.get().map(|at| at.to_string())
            data-end=move || look.tape.with(|it| it.as_ref().map(|it| it.line.end.to_string()))>
            <div class="row">
                <span class="group steps-of">
                    {go("look-first", "ui-first", "scrub-first", |_, _| 0)}
                    {go("look-back", "ui-prev", "scrub-prev", |tape, at| tape.line.before(at))}
                    <button class="btn icon go" type="button" data-test="scrub-play" aria-label=t!(if playing() { "look-pause" } else { "look-play" })
                        title=t!(if playing() { "look-pause" } else { "look-play" }) on:click=click(move |_| look.toggle())>
                        {part(move || glyph(if playing() { "ui-pause" } else { "ui-play" }))}</button>
                    {go("look-forth", "ui-next", "scrub-next", |tape, at| tape.line.after(at))}
                    {go("look-last", "ui-last", "scrub-last", |tape, _| tape.line.end)}
                </span>
                <div class="cap" aria-live="polite" data-test="caption">{part(move || caption(look))}</div>
                <Show when=flag(move || !live.past.recaps.get())>
                    <span class="group speeds" role="group" aria-label=t!("look-speed")>{speeds.clone().collect_view()}</span>
                </Show>
                <Show when=flag(move || !live.is_record())>
                    <button class="btn live" type="button" data-test="scrub-live" class:go=flag(move || live.past.missed.get() > 0 || live.is_awaited())
                        on:click=click(move |_| look.leave())>{text(move || live_words(live, is_recap.get()))}</button>
                </Show>
            </div>
            {part(move || look.tape.get().map(|tape| view! { <Line tape look/> }))}
            <Odds coach/>
            <div class="row low">
                <span class="legend" aria-hidden="true">
                    <i class="mk decline"></i><span>{t!("look-declines")}</span><i class="mk die"></i><span>{t!("look-dice")}</span><i class="mk lost"></i><span>{t!("look-losses")}</span>
                </span>
                {part(move || live.past.verdict.get().map(checked))}
                <Show when=flag(move || live.may_review())>
                    <button class="btn s" type="button" data-test="review" aria-pressed=text(move || live.past.reviews.get().to_string())
                        on:click=click(move |_| live.past.reviews.update(|it| *it = !*it))>{t!("look-review")}</button>
                </Show>
                <Since look/>
                <Show when=flag(move || !live.is_record() && !live.is_here())><Copy text=Signal::derive(move || address(live)) label=t!("look-link")/></Show>
                <FromHere look/>
            </div>
        </section>
        <Panel coach/>
    }
}

/// What came of checking the dice.
fn checked(verdict: Verdict) -> impl IntoView {
    let icon = if verdict.is_bad() { "ui-cross" } else { "ui-check" };
    let class = if verdict.is_bad() { "dice bad" } else { "dice" };
    let said = move || match &verdict {
        Verdict::Fair => say("record-fair"),
        Verdict::Unfair(line) => fill("record-unfair", [("line", (*line).into())]),
        Verdict::Broken => say("record-promise-broken"),
        Verdict::Unknown => say("record-no-seed"),
    };
    view! { <p class=class role="status" data-test="dice-check">{glyph(icon)}<span>{text(said)}</span></p> }
}

/// What the button says that leads to the present.
fn live_words(live: Live, is_recap: bool) -> String {
    match live.past.missed.get() {
        _ if is_recap => say("look-skip"),
        _ if live.is_awaited() => say("look-awaited"),
        0 => say("look-live"),
        n => fill("look-live-missed", [("n", n.into())]),
    }
}

/// The address of the place looked at.
fn address(live: Live) -> String {
    let id = live.fixed.with(|it| it.as_ref().map(|it| it.card.id.clone())).unwrap_or_default();
    let at = live.past.at.get().unwrap_or(0);
    address::full(&format!("{}?at={at}", Route::Table(id).path()))
}

/// What happened at the place looked at, and whose turn it was.
fn caption(look: Look) -> Option<impl IntoView> {
    let (tape, at) = (look.tape.get()?, look.ui.live.past.at.get()?);
    let told = caption::told(look.ui.live, &tape, at);
    let turn = caption::turn(look.ui.live, &tape, at);
    let recap = look.ui.live.past.recaps.get().then(|| say("look-recap"));
    let place = fill("look-at", [("at", at.into()), ("end", tape.line.end.into())]);
    let turn = turn.map(|it| view! { {it}" · " });
    let recap = recap.map(|it| view! { <em>{it}</em>" · " });
    Some(view! { <b>{told}</b><span>{recap}{turn}<small>{place}</small></span> })
}

impl Look {
    /// Plays the game again whenever more of it is known, and shows the place looked at.
    fn follow(self, fixed: Arc<Fixed>) {
        let live = self.ui.live;
        let game = fixed.clone();
        effect(move || {
            let tape = live.past.present.get().and_then(|present| Tape::new(&game, &present));
            self.tape.set(tape.map(Arc::new));
        });
        Effect::new(move |before: Option<Option<usize>>| {
            let (tape, at) = (self.tape.get()?, live.past.at.get()?);
            if at > tape.line.end {
                // What was looked at has been taken back.
                live.past.at.set(Some(tape.line.end));
                return None;
            }
            let before = before.flatten();
            if before != Some(at) {
                tape.show(live, &fixed.game, before, at);
                self.write_address(Some(at));
            }
            Some(at)
        });
        effect(move || {
            // Where it begins follows from the game, which is here only now.
            let Some(tape) = self.tape.get().filter(|_| live.past.recaps.get()) else { return };
            if !self.playing.get_untracked() {
                self.begin_recap(&tape);
            }
        });
        on_cleanup(move || self.write_address(None));
    }

    /// Plays what happened since the last turn of whoever is here.
    fn begin_recap(self, tape: &Tape) {
        let live = self.ui.live;
        let seen = live.past.at.get_untracked().unwrap_or(0);
        let from =
            live.people.yours.with_untracked(|yours| tape.line.since_turn_of(yours)).unwrap_or(0).max(seen);
        let n = tape.line.stops.iter().filter(|&&stop| stop > from).count();
        if n == 0 {
            return live.look_ahead();
        }
        let whole = (STEP * n as f64).clamp(RECAP.0, RECAP.1);
        self.step.set(whole / n as f64);
        self.speed.set(1);
        live.look_back(Some(from));
        self.playing.set(true);
    }

    /// Goes on by itself while it is played.
    fn play(self) {
        let live = self.ui.live;
        let timer = StoredValue::new(None::<TimeoutHandle>);
        let stop = move || {
            if let Some(timer) = timer.try_update_value(Option::take).flatten() {
                timer.clear();
            }
        };
        effect(move || {
            stop();
            let (Some(at), Some(tape)) = (live.past.at.get(), self.tape.get()) else { return };
            if !self.playing.get() {
                return;
            }
            let wait = self.step.get() / SPEEDS[self.speed.get()].0;
            let go_on = move || {
                if at < tape.line.end {
                    live.past.at.set(Some(tape.line.after(at)));
                } else if live.past.recaps.get_untracked() {
                    live.look_ahead();
                } else {
                    self.playing.set(false);
                }
            };
            timer.set_value(set_timeout_with_handle(go_on, Duration::from_millis(wait as u64)).ok());
        });
        on_cleanup(stop);
    }

    /// Plays, from the beginning if it is at its end, or pauses.
    fn toggle(self) {
        let at_end = self.tape.with_untracked(|tape| {
            tape.as_ref().is_some_and(|tape| self.ui.live.past.at.get_untracked() == Some(tape.line.end))
        });
        if at_end && !self.playing.get_untracked() {
            self.go(|_, _| 0);
        }
        self.playing.update(|it| *it = !*it);
    }

    /// Goes somewhere else. Whoever does so wants to look around: nothing goes on by itself.
    fn go(self, to: fn(&Tape, usize) -> usize) {
        let live = self.ui.live;
        let (Some(tape), Some(at)) = (self.tape.get_untracked(), live.past.at.get_untracked()) else {
            return;
        };
        self.go_to(to(&tape, at));
    }

    fn go_to(self, at: usize) {
        self.playing.set(false);
        self.ui.live.past.recaps.set(false);
        self.step.set(STEP);
        self.ui.live.past.at.set(Some(at));
    }

    /// Comes back to the present.
    fn leave(self) {
        self.ui.live.look_ahead();
    }

    /// Every place has an address; a record has none.
    fn write_address(self, at: Option<usize>) {
        let live = self.ui.live;
        let id = live.fixed.try_with_untracked(|it| it.as_ref().map(|it| it.card.id.clone())).flatten();
        let Some(id) = id.filter(|_| !live.is_record()) else { return };
        let path = Route::Table(id).path();
        // Whoever has gone to another page has its address.
        if address::path() != path {
            return;
        }
        address::rewrite(&at.map_or_else(|| path.clone(), |at| format!("{path}?at={at}")));
    }

    fn listen(self) {
        let keys = window_event_listener(leptos::ev::keydown, move |event| self.press(&event));
        on_cleanup(move || keys.remove());
    }

    fn press(self, event: &KeyboardEvent) {
        let tag = event.target().and_then(|it| it.dyn_into::<Element>().ok()).map(|it| it.tag_name());
        let tag = tag.as_deref().unwrap_or_default();
        if matches!(tag, "INPUT" | "TEXTAREA" | "SELECT")
            || event.default_prevented()
            || event.ctrl_key()
            || event.meta_key()
            || event.alt_key()
        {
            return;
        }
        match event.key().as_str() {
            "ArrowLeft" => self.go(|tape, at| tape.line.before(at)),
            "ArrowRight" => self.go(|tape, at| tape.line.after(at)),
            "ArrowUp" => self.go(|tape, at| tape.line.turn_before(at)),
            "ArrowDown" => self.go(|tape, at| tape.line.turn_after(at)),
            "Home" => self.go(|_, _| 0),
            "End" => self.go(|tape, _| tape.line.end),
            " " if !matches!(tag, "BUTTON" | "A" | "SUMMARY") => self.toggle(),
            _ => return,
        }
        event.prevent_default();
    }
}

/// Leads to where the last turn of whoever is here has ended.
#[component]
fn Since(look: Look) -> impl IntoView {
    let live = look.ui.live;
    let from = Memo::new(move |_| {
        let tape = look.tape.get()?;
        live.people.yours.with(|yours| tape.line.since_turn_of(yours))
    });
    view! {
        <Show when=flag(move || from.get().is_some())>
            <button class="btn s quiet" type="button" data-test="scrub-since" on:click=click(move |_| if let Some(at) = from.get_untracked() { look.go_to(at) })>
                {t!("look-since")}</button>
        </Show>
    }
}

/// Opens the place looked at as a new table against bots.
#[component]
fn FromHere(look: Look) -> impl IntoView {
    // The frame provides it before anything else.
    let place: Place = expect_context();
    let fixed = expect_context::<Arc<Fixed>>();
    let live = look.ui.live;
    let busy = RwSignal::new(false);
    let over = move || look.ui.moment().is_none_or(|it| it.state.is_over());
    let go = StoredValue::new(move || {
        let wanted = look.tape.get_untracked().zip(live.past.at.get_untracked());
        if let Some((tape, at)) = wanted.filter(|_| !busy.get_untracked()) {
            // What this browser keeps goes on in this browser.
            let keeper = if live.is_here() { Keeper::Here } else { Keeper::Any };
            open(place, from_here(&fixed, &tape.replay, at), keeper, live.connection.problem, busy);
        }
    });
    view! {
        <Show when=flag(move || !over())>
            <button class="btn s" type="button" data-test="from-here" title=t!("look-from-here-hint") aria-disabled=text(move || busy.get().to_string())
                on:click=click(move |_| go.with_value(|go| go()))>{t!("look-from-here")}</button>
        </Show>
    }
}

/// A new table that begins where this one was: whoever was asked there is oneself, and all others are bots.
pub fn from_here(fixed: &Fixed, replay: &Replay, at: usize) -> NewTable {
    let state = replay.state(at);
    let me = state.owed().who.player().unwrap_or_else(|| state.table().seat());
    let seat = |seat: Seat| NewSeat {
        name: String::new(),
        kind: if seat == me { NewKind::Me } else { NewKind::Bot(DEFAULT_BOT.to_owned()) },
    };
    NewTable {
        title: fixed.card.title.clone(),
        options: tape::options(fixed),
        seats: fixed.game.seats().map(seat).collect(),
        policy: Absent::Wait.policy(),
        pace: 0,
        public: false,
        begun: replay.lines(&fixed.game, at),
    }
}
