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
    self, ChatLine, Entry, Plan, Presence, Problem, SeatLink, ToClient, ToServer, Turning, Welcome, read,
    write,
};

use super::sitting::{Fixed, Moment};
use crate::settings::{Settings, settings};
use crate::shelf;

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
    /// The link to a seat that was asked for last.
    pub link: RwSignal<Option<SeatLink>>,
    /// The hint asked for: the version it is for, and the plans once they are here.
    pub hint: RwSignal<Option<Hint>>,
    /// How many updates wait to be shown.
    pub behind: RwSignal<usize>,
    /// Whether they wait to be asked for one by one.
    pub held: RwSignal<bool>,
    /// How many commands are on their way.
    pub waiting: RwSignal<usize>,
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
    tries: Cell<u32>,
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
            tries: Cell::new(0),
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
            link: RwSignal::new(None),
            hint: RwSignal::new(None),
            behind: RwSignal::new(0),
            held: RwSignal::new(false),
            waiting: RwSignal::new(0),
            said: RwSignal::new(None),
            settings: settings(),
            wire: StoredValue::new_local(wire.clone()),
        };
        live.connect();
        on_cleanup({
            let wire = StoredValue::new_local(wire);
            move || {
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
        let address = format!("{secure}://{host}/api/tables/{}/live", wire.id);
        let Ok(socket) = WebSocket::new(&address) else { return self.lost() };
        let heard = Closure::<dyn FnMut(web_sys::Event)>::new(move |event: web_sys::Event| {
            let text = event.dyn_ref::<MessageEvent>().and_then(|message| message.data().as_string());
            match text.as_deref().map(read::<ToClient>) {
                Some(Ok(message)) => self.hear(message),
                Some(Err(problem)) => self.problem.set(Some(problem)),
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

    fn hear(self, message: ToClient) {
        match message {
            ToClient::Welcome(welcome) => self.welcome(*welcome),
            ToClient::Update(update) => self.update(*update),
            ToClient::Ack { id, .. } => self.settled(id),
            ToClient::Refused { id, problem, .. } => {
                self.settled(id);
                self.said.set(None);
                self.problem.set(Some(problem));
            }
            ToClient::Presence(presence) => self.presence.set(Some(Arc::new(presence))),
            ToClient::Chat(line) => self.chat.update(|chat| Arc::make_mut(chat).push(line)),
            ToClient::ChatPage(mut earlier) => self.chat.update(|chat| {
                // One that was asked for twice comes twice.
                earlier.retain(|line| chat.first().is_none_or(|first| line.n < first.n));
                Arc::make_mut(chat).splice(0..0, earlier);
            }),
            ToClient::Link { id, link } => {
                self.settled(id);
                self.link.set(Some(link));
            }
            ToClient::Hint { version, plans } => {
                // One that is for an older question, or no longer wanted, is not shown.
                if self.hint.get_untracked() == Some((version, None)) {
                    self.hint.set(Some((version, Some(Arc::new(plans)))));
                }
            }
            ToClient::Pong { .. } => {}
            ToClient::Trouble(problem) => {
                self.hint.set(None);
                // A table that does not exist is not sought again.
                if problem.key == "problem-no-table" {
                    self.wire().closed.set(true);
                }
                self.problem.set(Some(problem));
            }
        }
    }

    fn settled(self, id: u64) {
        self.wire().pending.borrow_mut().retain(|command| command.id() != Some(id));
        self.waiting.set(self.wire().pending.borrow().len());
    }

    fn welcome(self, welcome: Welcome) {
        let wire = self.wire();
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
                Err(problem) => return self.problem.set(Some(problem)),
            }
        }
        let Some(fixed) = self.fixed.get_untracked() else { return };
        let Some(moment) = Moment::new(&fixed.game, &welcome.now) else {
            return self.problem.set(Some(Problem::new("problem-message")));
        };
        if !welcome.yours.is_empty() {
            shelf::remember(shelf::Kept {
                id: fixed.card.id.clone(),
                title: fixed.card.title.clone(),
                seats: welcome.yours.iter().map(|seat| seat.letter()).collect(),
                links: welcome.links,
            });
        }
        self.said.set(None);
        self.hint.set(None);
        self.yours.set(welcome.yours);
        self.presence.set(Some(Arc::new(welcome.presence)));
        self.chat.set(Arc::new(welcome.chat));
        self.log.set(Arc::new(welcome.log));
        self.news.set(Arc::default());
        self.before.set(None);
        self.moment.set(Some(Arc::new(moment)));
        // What was not acknowledged before the connection was lost is said again.
        let again: Vec<String> = wire.pending.borrow().iter().map(write).collect();
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
        events
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
        let version = self.seen().filter(|_| self.waiting.get_untracked() == 0)?;
        if self.said.get_untracked() == Some(version) {
            return None;
        }
        self.said.set(Some(version));
        Some(version)
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
        let text = write(&command);
        if command.id().is_some() {
            self.wire().pending.borrow_mut().push(command);
            self.waiting.set(self.wire().pending.borrow().len());
        }
        self.post(&text);
    }

    fn post(self, text: &str) {
        let wire = self.wire();
        let socket = wire.socket.borrow();
        // A socket that is not open takes nothing; what matters is sent again when the next one is.
        let _ =
            socket.as_ref().filter(|it| it.ready_state() == WebSocket::OPEN).map(|it| it.send_with_str(text));
    }
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
