//! The live table: what the server says, kept in signals, and what is said to the server.
//!
//! A command is kept until the server has acknowledged it, and is sent again after a lost connection: its id makes the
//! server apply it once. One made on an old version is refused and dropped; the update that made it old heals the rest.

use std::cell::{Cell, RefCell};
use std::collections::VecDeque;
use std::rc::Rc;
use std::sync::Arc;

use engine::{Event, Seat};
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{MessageEvent, WebSocket};
use wire::protocol::{
    self, ChatLine, Entry, Opened, Plan, Presence, Problem, SeatLink, ToClient, ToServer, Turning, Welcome,
    read, write,
};

use super::sitting::{Fixed, Moment};
use crate::settings::{Settings, settings};
use crate::{seat, shelf};

/// How the connection is.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Status {
    /// The first word of the server is awaited.
    Connecting,
    /// All is well.
    Open,
    /// The connection is lost, and sought again.
    Lost,
}

/// Answers that are given, and wait a moment before they are sent, so that they can be taken back.
#[derive(Clone, Debug, PartialEq)]
pub struct HeldBack {
    /// Whose they are.
    pub seat: Seat,
    /// The version they were made on.
    pub version: u64,
    /// The answers, in notation.
    pub lines: Vec<String>,
    /// How long they wait, in milliseconds.
    pub millis: u32,
}

/// Said to whoever goes on while something waits for the connection.
const WAITING: &str = "problem-waiting";
/// How often the server is asked for a sign of life, in milliseconds.
const PING_INTERVAL: f64 = 1000.0;
/// After how many milliseconds of silence the connection is said to be lost.
const NOTICED: f64 = 2200.0;
/// After how many it is given up, and another is made.
const GIVEN_UP: f64 = 8000.0;

/// How long a page that was loaded anew is not loaded anew again, in milliseconds.
const RELOAD_INTERVAL: f64 = 60_000.0;

/// The version a hint is for, and its plans once they are here.
type Hint = (u64, Option<Arc<Vec<Plan>>>);

/// A table as it lives.
#[derive(Clone, Copy)]
pub struct Live {
    /// What stays the same.
    pub fixed: RwSignal<Option<Arc<Fixed>>>,
    /// How things are on the screen; behind the server while others' turns are watched.
    pub moment: RwSignal<Option<Arc<Moment>>>,
    /// The moment before, for what moved.
    pub before: RwSignal<Option<Arc<Moment>>>,
    /// What happened between the two.
    pub news: RwSignal<Arc<Vec<Event>>>,
    /// The log as far as it is on the screen.
    pub log: RwSignal<Arc<Vec<Entry>>>,
    /// Who is there.
    pub presence: RwSignal<Option<Arc<Presence>>>,
    /// What was said.
    pub chat: RwSignal<Arc<Vec<ChatLine>>>,
    /// The seats of this browser.
    pub yours: RwSignal<Vec<Seat>>,
    /// The connection.
    pub status: RwSignal<Status>,
    /// What went wrong last.
    pub problem: RwSignal<Option<Problem>>,
    /// Whether it is why a move that waited for the connection was not made.
    pub given_back: RwSignal<bool>,
    /// The link to a seat that was asked for last.
    pub link: RwSignal<Option<SeatLink>>,
    /// A seat of this browser that was opened on another device, until somebody has taken note.
    pub opened: RwSignal<Option<Opened>>,
    /// The hint asked for: the version it is for, and the plans once they are here.
    pub hint: RwSignal<Option<Hint>>,
    /// How many updates wait to be shown.
    pub behind: RwSignal<usize>,
    /// Whether they wait to be asked for one by one.
    pub held: RwSignal<bool>,
    /// How many commands are on their way.
    pub waiting: RwSignal<usize>,
    /// What ends the turn, while it can still be taken back.
    pub held_back: RwSignal<Option<HeldBack>>,
    /// The version something was last said on; until it is past, nothing more is said on it.
    said: RwSignal<Option<u64>>,
    settings: Settings,
    wire: StoredValue<Rc<Wire>, LocalStorage>,
}

/// What is called when the socket has news.
type Handler = Closure<dyn FnMut(web_sys::Event)>;

/// The socket and what is on its way.
struct Wire {
    id: String,
    socket: RefCell<Option<WebSocket>>,
    /// Commands not acknowledged yet.
    pending: RefCell<Vec<ToServer>>,
    /// Updates not shown yet.
    queue: RefCell<VecDeque<protocol::Update>>,
    /// The wait for the next update to be shown, while one is on.
    wait: Cell<Option<TimeoutHandle>>,
    /// The wait before what is held back is sent.
    hold: Cell<Option<TimeoutHandle>>,
    /// When something was last heard, and when it was last asked for, in milliseconds.
    heard: Cell<f64>,
    pinged: Cell<f64>,
    /// Whether the browser says that there is no network.
    offline: Cell<bool>,
    /// The commands that were sent again after a lost connection.
    resent: RefCell<Vec<u64>>,
    tries: Cell<u32>,
    /// Whether the server speaks a newer version than this page.
    outdated: Cell<bool>,
    closed: Cell<bool>,
    handlers: RefCell<Vec<Handler>>,
}

impl Live {
    /// Connects to a table.
    pub fn new(id: String) -> Live {
        let wire = Rc::new(Wire {
            id,
            socket: RefCell::new(None),
            pending: RefCell::default(),
            queue: RefCell::default(),
            wait: Cell::new(None),
            hold: Cell::new(None),
            heard: Cell::new(js_sys::Date::now()),
            pinged: Cell::new(0.0),
            offline: Cell::new(false),
            resent: RefCell::default(),
            tries: Cell::new(0),
            outdated: Cell::new(false),
            closed: Cell::new(false),
            handlers: RefCell::default(),
        });
        let live = Live {
            fixed: RwSignal::new(None),
            moment: RwSignal::new(None),
            before: RwSignal::new(None),
            news: RwSignal::new(Arc::default()),
            log: RwSignal::new(Arc::default()),
            presence: RwSignal::new(None),
            chat: RwSignal::new(Arc::default()),
            yours: RwSignal::new(Vec::new()),
            status: RwSignal::new(Status::Connecting),
            problem: RwSignal::new(crate::pages::problem_of_address()),
            given_back: RwSignal::new(false),
            link: RwSignal::new(None),
            opened: RwSignal::new(None),
            hint: RwSignal::new(None),
            behind: RwSignal::new(0),
            held: RwSignal::new(false),
            waiting: RwSignal::new(0),
            held_back: RwSignal::new(None),
            said: RwSignal::new(None),
            settings: settings(),
            wire: StoredValue::new_local(wire.clone()),
        };
        live.connect();
        // Whoever closes the page, or looks elsewhere, has ended the turn.
        let hidden = window_event_listener(leptos::ev::pagehide, move |_| live.send_held_back());
        let turned = window_event_listener_untyped("visibilitychange", move |_| {
            if document().hidden() {
                live.send_held_back();
            }
        });
        let gone = window_event_listener(leptos::ev::offline, move |_| live.is_offline());
        let back = window_event_listener(leptos::ev::online, move |_| live.is_online());
        let pulse =
            set_interval_with_handle(move || live.feel_pulse(), std::time::Duration::from_millis(500));
        on_cleanup({
            let wire = StoredValue::new_local(wire);
            move || {
                hidden.remove();
                turned.remove();
                gone.remove();
                back.remove();
                if let Ok(pulse) = pulse {
                    pulse.clear();
                }
                live.send_held_back();
                wire.with_value(|wire| {
                    wire.closed.set(true);
                    let Some(socket) = wire.socket.take() else { return };
                    // Nobody is there any more to hear of it.
                    socket.set_onmessage(None);
                    socket.set_onclose(None);
                    // A socket that cannot be closed is closed already.
                    let _ = socket.close();
                });
            }
        });
        live
    }

    fn wire(self) -> Rc<Wire> {
        self.wire.get_value()
    }

    fn connect(self) {
        let wire = self.wire();
        let location = window().location();
        let host = location.host().unwrap_or_default();
        let secure = if location.protocol().as_deref() == Ok("https:") { "wss" } else { "ws" };
        let address = format!("{secure}://{host}/api/tables/{}/live?v={}", wire.id, protocol::VERSION);
        let Ok(socket) = WebSocket::new(&address) else { return self.lost() };
        let heard = Closure::<dyn FnMut(web_sys::Event)>::new(move |event: web_sys::Event| {
            let text = event.dyn_ref::<MessageEvent>().and_then(|message| message.data().as_string());
            match text.as_deref().map(read::<ToClient>) {
                Some(Ok(message)) => self.hear(message),
                Some(Err(_)) => self.cannot_read(),
                None => {}
            }
        });
        let closed = Closure::<dyn FnMut(web_sys::Event)>::new(move |_| self.lost());
        socket.set_onmessage(Some(heard.as_ref().unchecked_ref()));
        socket.set_onclose(Some(closed.as_ref().unchecked_ref()));
        wire.socket.replace(Some(socket));
        // The handlers of the connection before this one are free to go once it is replaced.
        wire.handlers.replace(vec![heard, closed]);
    }

    /// Tries again, a little later each time.
    fn lost(self) {
        let wire = self.wire();
        if wire.closed.get() {
            return;
        }
        self.status.set(Status::Lost);
        let tries = wire.tries.get();
        wire.tries.set(tries + 1);
        let wait = 300_u64 << tries.min(5);
        set_timeout(
            move || {
                if !wire.closed.get() {
                    self.connect();
                }
            },
            std::time::Duration::from_millis(wait),
        );
    }

    /// The browser has lost the network.
    fn is_offline(self) {
        self.wire().offline.set(true);
        self.status.set(Status::Lost);
    }

    /// The browser has the network again: the server is sought at once.
    fn is_online(self) {
        let wire = self.wire();
        wire.offline.set(false);
        wire.tries.set(0);
        self.hear_anew();
    }

    /// Asks the server for a sign of life while the page is looked at, and says so when there is none.
    fn feel_pulse(self) {
        let wire = self.wire();
        let now = js_sys::Date::now();
        if document().hidden() || wire.closed.get() {
            // Browsers let the clocks of pages run slowly that nobody looks at.
            return wire.heard.set(now);
        }
        let open = wire.socket.borrow().as_ref().is_some_and(|it| it.ready_state() == WebSocket::OPEN);
        if !open || wire.offline.get() {
            return;
        }
        let silent = now - wire.heard.get();
        if silent > GIVEN_UP {
            self.hear_anew();
        } else if silent > NOTICED {
            self.status.set(Status::Lost);
        }
        if now - wire.pinged.get() > PING_INTERVAL {
            wire.pinged.set(now);
            self.post(&write(&ToServer::Ping { n: 0 }));
        }
    }

    fn hear(self, message: ToClient) {
        let wire = self.wire();
        wire.heard.set(js_sys::Date::now());
        if self.status.get_untracked() == Status::Lost && !wire.offline.get() {
            self.status.set(Status::Open);
        }
        match message {
            ToClient::Welcome(welcome) => self.welcome(*welcome),
            ToClient::Update(update) => self.update(*update),
            ToClient::Ack { id, .. } => self.settled(id),
            ToClient::Refused { id, problem, .. } => {
                self.settled(id);
                self.said.set(None);
                // A move that waited for the connection and is not made is given back with the reason.
                self.given_back.set(wire.resent.borrow().contains(&id));
                self.problem.set(Some(problem));
            }
            ToClient::Presence(presence) => self.take_presence(presence),
            ToClient::Chat(line) => self.chat.update(|chat| Arc::make_mut(chat).push(line)),
            ToClient::ChatPage(mut earlier) => self.chat.update(|chat| {
                // One that was asked for twice comes twice.
                earlier.retain(|line| chat.first().is_none_or(|first| line.n < first.n));
                Arc::make_mut(chat).splice(0..0, earlier);
            }),
            ToClient::Link { id, link } => {
                let is_rekey = |command: &ToServer| {
                    matches!(command, ToServer::Rekey { .. }) && command.id() == Some(id)
                };
                let is_own = wire.pending.borrow().iter().any(is_rekey);
                self.settled(id);
                if is_own {
                    self.keep_seat(link);
                } else {
                    self.link.set(Some(link));
                }
            }
            ToClient::Opened(opened) => self.tell_opened(opened),
            ToClient::Hint { version, plans } => {
                // One that is for an older question, or no longer wanted, is not shown.
                if self.hint.get_untracked() == Some((version, None)) {
                    self.hint.set(Some((version, Some(Arc::new(plans)))));
                }
            }
            ToClient::Pong { .. } => {}
            ToClient::Trouble(problem) => {
                self.hint.set(None);
                if problem.key == "problem-version" && reload() {
                    return;
                }
                // A table that does not exist is not sought again.
                if matches!(&*problem.key, "problem-no-table" | "problem-version") {
                    self.wire().closed.set(true);
                }
                self.problem.set(Some(problem));
            }
        }
    }

    /// A seat of this browser has a new secret: it is taken, so that the seat is there when the page comes again.
    fn keep_seat(self, link: SeatLink) {
        let Some(fixed) = self.fixed.get_untracked() else { return };
        shelf::keep_link(&fixed.card.id, link.clone());
        let seat = link.seat;
        seat::take_new_secret(fixed.card.id.clone(), link, move || {
            self.opened.try_set(None);
            // Whoever was offline meanwhile looks on, and sits down again now.
            if self.yours.try_with_untracked(|yours| !yours.contains(&seat)) == Some(true) {
                self.hear_anew();
            }
        });
    }

    /// Shuts every other browser out of a seat.
    pub fn rekey(self, seat: Seat) {
        self.send(ToServer::Rekey { id: fresh_id(), version: self.settings_version(), seat });
    }

    fn tell_opened(self, opened: Opened) {
        let Some(fixed) = self.fixed.get_untracked() else { return };
        if seat::is_news(&fixed.card.id, opened) {
            self.opened.set(Some(opened));
        }
    }

    /// Somebody has seen that a seat was opened elsewhere.
    pub fn note_opened(self) {
        let (Some(fixed), Some(opened)) = (self.fixed.get_untracked(), self.opened.get_untracked()) else {
            return;
        };
        seat::know_opened(&fixed.card.id, opened);
        self.opened.set(None);
    }

    fn take_presence(self, presence: Presence) {
        if let Some(fixed) = self.fixed.get_untracked() {
            let taken = |seat| presence.seats.iter().any(|card| card.seat == seat && card.taken);
            shelf::forget_links(&fixed.card.id, taken);
        }
        self.presence.set(Some(Arc::new(presence)));
    }

    fn settled(self, id: u64) {
        self.wire().pending.borrow_mut().retain(|command| command.id() != Some(id));
        self.waiting.set(self.wire().pending.borrow().len());
        // What waited has arrived.
        if self.problem.with_untracked(|it| it.as_ref().is_some_and(|it| it.key == WAITING)) {
            self.problem.set(None);
        }
    }

    fn welcome(self, welcome: Welcome) {
        let wire = self.wire();
        wire.outdated.set(welcome.protocol > protocol::VERSION);
        wire.tries.set(0);
        wire.queue.borrow_mut().clear();
        self.behind.set(0);
        self.held.set(false);
        self.status.set(Status::Open);
        let known =
            self.fixed.with_untracked(|fixed| fixed.as_ref().is_some_and(|it| it.card == welcome.table));
        if !known {
            match Fixed::new(welcome.table) {
                Ok(fixed) => self.fixed.set(Some(Arc::new(fixed))),
                Err(problem) => {
                    self.problem.set(Some(problem));
                    return self.reload_between_turns();
                }
            }
        }
        let Some(fixed) = self.fixed.get_untracked() else { return };
        let Some(moment) = Moment::new(&fixed.game, &welcome.now) else {
            return self.cannot_read();
        };
        if !welcome.yours.is_empty() {
            shelf::remember(shelf::Kept {
                id: fixed.card.id.clone(),
                title: fixed.card.title.clone(),
                seats: welcome.yours.iter().map(|seat| seat.letter()).collect(),
                links: welcome.links,
            });
        }
        self.is_overtaken(moment.version);
        self.said.set(None);
        self.hint.set(None);
        self.yours.set(welcome.yours);
        self.take_presence(welcome.presence);
        welcome.opened.into_iter().for_each(|opened| self.tell_opened(opened));
        self.chat.set(Arc::new(welcome.chat));
        self.log.set(Arc::new(welcome.log));
        self.news.set(Arc::default());
        self.before.set(None);
        self.moment.set(Some(Arc::new(moment)));
        if welcome.frozen {
            self.problem.set(Some(Problem::new("problem-frozen")));
        } else if self.problem.with_untracked(|it| it.as_ref().is_some_and(is_cured_by_welcome)) {
            self.problem.set(None);
        }
        self.reload_between_turns();
        // What was not acknowledged before the connection was lost is said again.
        let again: Vec<String> = wire.pending.borrow().iter().map(write).collect();
        wire.resent.replace(wire.pending.borrow().iter().filter_map(ToServer::id).collect());
        again.iter().for_each(|text| self.post(text));
    }

    fn update(self, update: protocol::Update) {
        let wire = self.wire();
        // Who answers has seen enough of the others' turns.
        if self.is_own(&update) {
            self.held.set(false);
        }
        wire.queue.borrow_mut().push_back(update);
        self.behind.set(wire.queue.borrow().len());
        if wire.wait.get().is_none() && !self.held.get_untracked() {
            self.play();
        }
    }

    /// Shows what waits: at once, or one after the other at the chosen speed.
    fn play(self) {
        let wire = self.wire();
        loop {
            let Some(update) = wire.queue.borrow_mut().pop_front() else { return };
            self.behind.set(wire.queue.borrow().len());
            let own = self.is_own(&update);
            let events = self.show(update);
            let Some(speed) = self.settings.speed.get_untracked().factor().filter(|_| !own) else { continue };
            let pause = pause_after(&events);
            if pause == 0 {
                continue;
            }
            let pause = std::time::Duration::from_millis((f64::from(pause) / speed) as u64);
            let turn = wire.clone();
            let go_on = move || {
                turn.wait.set(None);
                if !turn.closed.get() {
                    self.play();
                }
            };
            // Without a wait the rest comes with the next update.
            return wire.wait.set(set_timeout_with_handle(go_on, pause).ok());
        }
    }

    /// Ends the wait for the next update.
    fn stop_waiting(self) {
        if let Some(wait) = self.wire().wait.take() {
            wait.clear();
        }
    }

    /// Shows the next of what waits, and lets the rest wait to be asked for.
    pub fn step(self) {
        self.stop_waiting();
        self.held.set(true);
        let wire = self.wire();
        loop {
            let Some(update) = wire.queue.borrow_mut().pop_front() else { return };
            self.behind.set(wire.queue.borrow().len());
            // What nobody could see happen is no step.
            if pause_after(&self.show(update)) > 0 {
                return;
            }
        }
    }

    /// Shows what waits at the chosen speed again.
    pub fn play_on(self) {
        self.held.set(false);
        self.play();
    }

    /// Shows everything that waits, at once.
    pub fn skip(self) {
        self.stop_waiting();
        self.held.set(false);
        let wire = self.wire();
        while let Some(update) = wire.queue.borrow_mut().pop_front() {
            self.show(update);
        }
        self.behind.set(0);
    }

    /// Whether one of this browser's seats said it.
    fn is_own(self, update: &protocol::Update) -> bool {
        let yours = self.yours.get_untracked();
        let own = |line: &String| {
            Seat::from_letter(line.get(..1).unwrap_or_default()).is_some_and(|it| yours.contains(&it))
        };
        update.said.iter().any(own)
    }

    fn show(self, update: protocol::Update) -> Vec<Event> {
        let Some(fixed) = self.fixed.get_untracked() else { return Vec::new() };
        let shown = self.moment.get_untracked();
        if shown.as_ref().is_some_and(|it| it.version != update.from) {
            // Something was missed.
            self.hear_anew();
            return Vec::new();
        }
        let Some(moment) = Moment::new(&fixed.game, &update.now) else { return Vec::new() };
        self.is_overtaken(moment.version);
        let lines = update.log.iter().flat_map(|entry| &entry.events);
        let events: Vec<Event> = lines.filter_map(|line| Event::read(&fixed.game, line).ok()).collect();
        let (kept, entries) = (update.kept, update.log);
        batch(move || {
            self.log.update(|log| {
                let log = Arc::make_mut(log);
                log.truncate(kept);
                log.extend(entries);
            });
            self.before.set(shown);
            self.moment.set(Some(Arc::new(moment)));
        });
        self.news.set(Arc::new(events.clone()));
        self.reload_between_turns();
        events
    }

    /// What the server says cannot be read: it is of a newer program, whose own page can.
    fn cannot_read(self) {
        self.wire().outdated.set(true);
        self.reload_between_turns();
    }

    /// Loads a page that is older than the server anew, as soon as nobody here is in the middle of something; until then it
    /// says so.
    fn reload_between_turns(self) {
        if !self.wire().outdated.get() {
            return;
        }
        let asked = self.moment.with_untracked(|moment| moment.as_ref().and_then(|it| it.asked()));
        let busy = asked.is_some_and(|seat| self.yours.with_untracked(|yours| yours.contains(&seat)))
            || self.waiting.get_untracked() > 0
            || self.held_back.with_untracked(Option::is_some);
        if (busy || !reload()) && self.problem.with_untracked(Option::is_none) {
            self.problem.set(Some(Problem::new("problem-version")));
        }
    }

    /// Closes the connection: the server tells everything to whoever connects anew.
    pub fn hear_anew(self) {
        let _ = self.wire().socket.borrow().as_ref().map(WebSocket::close);
    }

    /// Says answers for a seat, all or none.
    pub fn answer(self, seat: Seat, lines: Vec<String>) {
        let Some(version) = self.version() else { return };
        self.send(ToServer::Answer { id: fresh_id(), version, seat, lines });
    }

    /// Asks for what was said before the first line that is here.
    pub fn ask_earlier_chat(self) {
        if let Some(n) = self.chat.with_untracked(|chat| chat.first().map(|line| line.n)) {
            self.send(ToServer::ChatBefore { n });
        }
    }

    /// Says answers a moment later, unless they are taken back.
    pub fn answer_later(self, seat: Seat, lines: Vec<String>, millis: u32) {
        let Some(version) = self.seen().filter(|_| self.waiting.get_untracked() == 0) else { return };
        let wait = std::time::Duration::from_millis(millis.into());
        self.problem.set(None);
        self.held_back.set(Some(HeldBack { seat, version, lines, millis }));
        match set_timeout_with_handle(move || self.send_held_back(), wait) {
            Ok(timer) => self.wire().hold.set(Some(timer)),
            // Without a clock nothing can wait.
            Err(_) => self.send_held_back(),
        }
    }

    /// Sends what is held back now.
    pub fn send_held_back(self) {
        if let Some(held) = self.drop_held_back()
            && self.seen() == Some(held.version)
        {
            self.answer(held.seat, held.lines);
        }
    }

    /// Takes back what is held back; whether there was something.
    pub fn take_back(self) -> bool {
        self.drop_held_back().is_some()
    }

    fn drop_held_back(self) -> Option<HeldBack> {
        if let Some(timer) = self.wire().hold.take() {
            timer.clear();
        }
        let held = self.held_back.get_untracked();
        if held.is_some() {
            self.held_back.set(None);
        }
        held
    }

    /// What is held back was made for a table that is not there any more.
    fn is_overtaken(self, version: u64) {
        let overtaken =
            self.held_back.with_untracked(|held| held.as_ref().is_some_and(|held| held.version != version));
        if overtaken && self.take_back() {
            self.problem.set(Some(Problem::new("problem-overtaken")));
        }
    }

    /// Asks for a hint.
    pub fn ask_hint(self, seat: Seat) {
        let Some(version) = self.seen() else { return };
        self.hint.set(Some((version, None)));
        self.send(ToServer::Hint { version, seat });
    }

    /// Takes back, gives again, or starts over.
    pub fn turn(self, seat: Seat, turning: impl Fn(Turning) -> ToServer) {
        let Some(version) = self.version() else { return };
        self.send(turning(Turning { id: fresh_id(), version, seat }));
    }

    /// The version of who sits there and how the table is run.
    pub fn settings_version(self) -> u64 {
        self.presence.with_untracked(|it| it.as_ref().map_or(0, |it| it.version))
    }

    /// The version a command is made on, unless one has just been made on it.
    fn version(self) -> Option<u64> {
        let version = self.seen()?;
        if self.waiting.get_untracked() > 0 || self.said.get_untracked() == Some(version) {
            // Without a connection it may take a while: who goes on meanwhile is told.
            if self.status.get_untracked() == Status::Lost {
                self.problem.set(Some(Problem::new(WAITING)));
            }
            return None;
        }
        self.said.set(Some(version));
        Some(version)
    }

    /// The answers that wait for the connection, in notation.
    pub fn waiting_lines(self) -> Vec<String> {
        if self.waiting.get() == 0 || self.status.get() != Status::Lost {
            return Vec::new();
        }
        let wire = self.wire();
        let pending = wire.pending.borrow();
        let lines = pending.iter().filter_map(|command| match command {
            ToServer::Answer { lines, .. } => Some(lines.clone()),
            _ => None,
        });
        lines.flatten().collect()
    }

    /// Whether everything heard is shown, and everything said was heard: what is on the screen is how things are.
    pub fn is_idle(self) -> bool {
        let version = self.moment.with(|moment| moment.as_ref().map(|it| it.version));
        let said = self.said.get();
        self.status.get() == Status::Open
            && self.waiting.get() == 0
            && self.behind.get() == 0
            && (said.is_none() || said != version)
    }

    fn seen(self) -> Option<u64> {
        self.moment.with_untracked(|moment| moment.as_ref().map(|it| it.version))
    }

    /// Says something to the server, again and again until it is heard.
    pub fn send(self, command: ToServer) {
        self.problem.set(None);
        self.given_back.set(false);
        let text = write(&command);
        if command.id().is_some() {
            self.wire().pending.borrow_mut().push(command);
            self.waiting.set(self.wire().pending.borrow().len());
        }
        self.post(&text);
    }

    fn post(self, text: &str) {
        let wire = self.wire();
        if wire.offline.get() {
            return;
        }
        let socket = wire.socket.borrow();
        // A socket that is not open takes nothing; what matters is sent again when the next one is.
        let _ =
            socket.as_ref().filter(|it| it.ready_state() == WebSocket::OPEN).map(|it| it.send_with_str(text));
    }
}

/// Whether a problem was that the table could not be joined or could not go on.
fn is_cured_by_welcome(problem: &Problem) -> bool {
    matches!(&*problem.key, "problem-frozen" | "problem-unreadable-table" | "problem-full" | "problem-server")
}

/// Loads the page anew, unless that was done a moment ago and has not helped. Whether it does.
fn reload() -> bool {
    let last = shelf::get("reloaded").and_then(|text| text.parse::<f64>().ok()).unwrap_or(0.0);
    let now = js_sys::Date::now();
    if now - last < RELOAD_INTERVAL {
        return false;
    }
    shelf::put("reloaded", &now.to_string());
    window().location().reload().is_ok()
}

/// A number nobody else has chosen.
pub fn fresh_id() -> u64 {
    // JSON of browsers is exact up to 53 bits.
    (js_sys::Math::random() * 9_007_199_254_740_991.0) as u64
}

/// How long to look at what happened, in milliseconds at normal speed.
fn pause_after(events: &[Event]) -> u32 {
    let longest = events.iter().map(|event| match event {
        Event::Conquered { .. } | Event::Failed { .. } | Event::Overran { .. } => 700,
        Event::Rolled { .. } | Event::Picked { .. } | Event::Declined { .. } => 900,
        Event::Found { .. } | Event::Posted { .. } | Event::Abandoned { .. } | Event::Moved { .. } => 500,
        Event::TurnEnded { .. } => 600,
        Event::Placed { .. } => 120,
        _ => 0,
    });
    longest.max().unwrap_or(0)
}
