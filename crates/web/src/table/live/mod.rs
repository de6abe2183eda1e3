//! The live table: what the server says, kept in signals, and what is said to the server.

mod connection;
mod held_back;
mod past;
mod playback;
mod reception;
mod sending;

use std::cell::{Cell, RefCell};
use std::collections::VecDeque;
use std::rc::Rc;
use std::sync::Arc;

use engine::{Event, Seat};
use leptos::prelude::*;
use web_sys::WebSocket;
use wire::protocol::{self, ChatLine, Entry, Opened, Plan, Presence, Problem, SeatLink, ToServer};

use super::sitting::{Fixed, Moment};
use crate::settings::{Settings, settings};

pub use held_back::HeldBack;
pub use past::{Past, Present};
pub use sending::fresh_id;

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
    /// What is on the screen.
    pub shown: Shown,
    /// Where somebody looks back to.
    pub past: Past,
    /// Who sits here, and what they say to each other.
    pub people: People,
    /// How the connection is, and what waits for it.
    pub connection: Connection,
    /// The hint asked for: the version it is for, and the plans once they are here.
    pub hint: RwSignal<Option<Hint>>,
    /// What ends the turn, while it can still be taken back.
    pub held_back: RwSignal<Option<HeldBack>>,
    /// The version a command was last sent on; until it is past, no other is sent on it.
    last_sent: RwSignal<Option<u64>>,
    settings: Settings,
    wire: StoredValue<Rc<Wire>, LocalStorage>,
}

/// What is on the screen; behind the server while others' turns are watched.
#[derive(Clone, Copy)]
pub struct Shown {
    /// How things are.
    pub moment: RwSignal<Option<Arc<Moment>>>,
    /// The moment before, for what moved.
    pub before: RwSignal<Option<Arc<Moment>>>,
    /// What happened between the two.
    pub news: RwSignal<Arc<Vec<Event>>>,
    /// The log so far.
    pub log: RwSignal<Arc<Vec<Entry>>>,
    /// How many updates wait to be shown.
    pub behind: RwSignal<usize>,
    /// Whether they wait to be asked for one by one.
    pub held: RwSignal<bool>,
}

/// Who sits here, and what they say to each other.
#[derive(Clone, Copy)]
pub struct People {
    /// Who is there.
    pub presence: RwSignal<Option<Arc<Presence>>>,
    /// What was said.
    pub chat: RwSignal<Arc<Vec<ChatLine>>>,
    /// The seats of this browser.
    pub yours: RwSignal<Vec<Seat>>,
    /// The link to a seat that was asked for last.
    pub link: RwSignal<Option<SeatLink>>,
    /// Who has opened another table for the same people, and the link to a seat of this browser there.
    pub rematch: RwSignal<Option<(Seat, SeatLink)>>,
    /// A seat of this browser that was opened on another device, until somebody has taken note.
    pub opened: RwSignal<Option<Opened>>,
}

/// How the connection is, and what waits for it.
#[derive(Clone, Copy)]
pub struct Connection {
    /// How it is.
    pub status: RwSignal<Status>,
    /// How many commands are on their way.
    pub waiting: RwSignal<usize>,
    /// What went wrong last.
    pub problem: RwSignal<Option<Problem>>,
    /// Whether it is why a move that waited for the connection was not made.
    pub given_back: RwSignal<bool>,
}

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
    handlers: RefCell<Vec<connection::Handler>>,
}

impl Live {
    /// Connects to a table.
    pub fn new(id: String) -> Live {
        let live = Live::unconnected(id);
        live.connect();
        live.keep_watch(live.wire());
        live
    }

    /// A table of which nothing is known yet.
    fn unconnected(id: String) -> Live {
        let wire = Rc::new(Wire::new(id));
        Live {
            fixed: RwSignal::new(None),
            shown: Shown {
                moment: RwSignal::new(None),
                before: RwSignal::new(None),
                news: RwSignal::new(Arc::default()),
                log: RwSignal::new(Arc::default()),
                behind: RwSignal::new(0),
                held: RwSignal::new(false),
            },
            past: Past::new(),
            people: People {
                presence: RwSignal::new(None),
                chat: RwSignal::new(Arc::default()),
                yours: RwSignal::new(Vec::new()),
                link: RwSignal::new(None),
                rematch: RwSignal::new(None),
                opened: RwSignal::new(None),
            },
            connection: Connection {
                status: RwSignal::new(Status::Connecting),
                waiting: RwSignal::new(0),
                problem: RwSignal::new(crate::pages::problem_of_address()),
                given_back: RwSignal::new(false),
            },
            hint: RwSignal::new(None),
            held_back: RwSignal::new(None),
            last_sent: RwSignal::new(None),
            settings: settings(),
            wire: StoredValue::new_local(wire),
        }
    }

    /// A game that nobody plays, at no server: it is looked back at from its beginning.
    pub fn of_record(fixed: Arc<Fixed>, presence: Presence, moment: Moment, log: Vec<Entry>) -> Live {
        let live = Live::unconnected(String::new());
        live.wire().closed.set(true);
        live.connection.status.set(Status::Open);
        live.fixed.set(Some(fixed));
        live.people.presence.set(Some(Arc::new(presence)));
        live.take_present(moment, log);
        live.look_back(Some(0));
        live
    }

    /// The id of the table; a record has none.
    pub fn table_id(self) -> String {
        self.wire().id.clone()
    }

    /// Whether this browser keeps the table, and no server.
    pub fn is_here(self) -> bool {
        protocol::is_here(&self.wire().id)
    }

    fn wire(self) -> Rc<Wire> {
        self.wire.get_value()
    }
}

impl Wire {
    fn new(id: String) -> Wire {
        Wire {
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
        }
    }
}
