//! The socket: made, watched, lost and made again; and a page older than its server, which is loaded again. A table that
//! this browser keeps has something that stands in for one, which needs no network and is not watched.

use std::rc::Rc;

use leptos::prelude::*;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{MessageEvent, WebSocket};
use wire::protocol::{self, Problem, ToClient, ToServer, read, write};

use super::{Live, Status, Wire};
use crate::{api, shelf};

/// How often the server is asked for a sign of life, in milliseconds.
const PING_INTERVAL: f64 = 1000.0;
/// After how many milliseconds of silence the connection is said to be lost.
const LOST_AFTER: f64 = 2200.0;
/// After how many it is given up, and another is made.
const RECONNECT_AFTER: f64 = 8000.0;

/// How long a page that was loaded anew is not loaded anew again, in milliseconds.
const RELOAD_INTERVAL: f64 = 60_000.0;

/// What is called when the socket has news.
pub(super) type Handler = Closure<dyn FnMut(web_sys::Event)>;

impl Live {
    /// Listens to the browser while the table is open: the network comes and goes, and so does whoever looks at the page.
    pub(super) fn keep_watch(self, wire: Rc<Wire>) {
        // Whoever closes the page, or looks elsewhere, has ended the turn.
        let hidden = window_event_listener(leptos::ev::pagehide, move |_| {
            self.send_held_back();
            self.keep_seen();
        });
        let turned = window_event_listener_untyped("visibilitychange", move |_| {
            if document().hidden() {
                self.send_held_back();
            }
        });
        let gone = window_event_listener(leptos::ev::offline, move |_| self.is_offline());
        let back = window_event_listener(leptos::ev::online, move |_| self.is_online());
        let pulse =
            set_interval_with_handle(move || self.check_connection(), std::time::Duration::from_millis(500));
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
                self.send_held_back();
                self.keep_seen();
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
    }

    pub(super) fn connect(self) {
        let wire = self.wire();
        let Ok(socket) = wire.socket() else { return self.lost() };
        let heard = Closure::<dyn FnMut(web_sys::Event)>::new(move |event: web_sys::Event| {
            let text = event.dyn_ref::<MessageEvent>().and_then(|message| message.data().as_string());
            match text.as_deref().map(read::<ToClient>) {
                Some(Ok(message)) => self.receive(message),
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
        self.connection.status.set(Status::Lost);
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
        if self.is_here() {
            return;
        }
        self.wire().offline.set(true);
        self.connection.status.set(Status::Lost);
    }

    /// The browser has the network again: the server is sought at once.
    fn is_online(self) {
        let wire = self.wire();
        wire.offline.set(false);
        wire.tries.set(0);
        if !self.is_here() {
            self.resync();
        }
    }

    /// Asks the server for a sign of life while the page is looked at, and says so when there is none.
    fn check_connection(self) {
        let wire = self.wire();
        let now = js_sys::Date::now();
        if document().hidden() || wire.closed.get() || self.is_here() {
            // Browsers let the clocks of pages run slowly that nobody looks at.
            return wire.heard.set(now);
        }
        let open = wire.socket.borrow().as_ref().is_some_and(|it| it.ready_state() == WebSocket::OPEN);
        if !open || wire.offline.get() {
            return;
        }
        let silent = now - wire.heard.get();
        if silent > RECONNECT_AFTER {
            self.resync();
        } else if silent > LOST_AFTER {
            self.connection.status.set(Status::Lost);
        }
        if now - wire.pinged.get() > PING_INTERVAL {
            wire.pinged.set(now);
            self.post(&write(&ToServer::Ping { n: 0 }));
        }
    }

    /// What the server says cannot be read: it is of a newer program, whose own page can.
    pub(super) fn cannot_read(self) {
        self.wire().outdated.set(true);
        self.reload_between_turns();
    }

    /// Loads a page that is older than the server anew, as soon as nobody here is in the middle of something; until then it
    /// says so.
    pub(super) fn reload_between_turns(self) {
        if !self.wire().outdated.get() {
            return;
        }
        let asked = self.shown.moment.with_untracked(|moment| moment.as_ref().and_then(|it| it.asked()));
        let busy = asked.is_some_and(|seat| self.people.yours.with_untracked(|yours| yours.contains(&seat)))
            || self.connection.waiting.get_untracked() > 0
            || self.held_back.with_untracked(Option::is_some);
        if (busy || !reload()) && self.connection.problem.with_untracked(Option::is_none) {
            self.connection.problem.set(Some(Problem::new("problem-version")));
        }
    }

    /// Closes the connection: the server tells everything to whoever connects anew.
    pub fn resync(self) {
        let _ = self.wire().socket.borrow().as_ref().map(WebSocket::close);
    }

    /// Sends a text as it is, if the socket is open.
    pub(super) fn post(self, text: &str) {
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

impl Wire {
    /// A socket to the table, or what stands in for one.
    fn socket(&self) -> Result<WebSocket, JsValue> {
        if protocol::is_here(&self.id) {
            return Ok(api::socket(&self.id));
        }
        let location = window().location();
        let host = location.host().unwrap_or_default();
        let secure = if location.protocol().as_deref() == Ok("https:") { "wss" } else { "ws" };
        WebSocket::new(&format!("{secure}://{host}/api/tables/{}/live?v={}", self.id, protocol::VERSION))
    }
}

/// Loads the page anew, unless that was done a moment ago and has not helped. Whether it does.
pub(super) fn reload() -> bool {
    let last = shelf::get("reloaded").and_then(|text| text.parse::<f64>().ok()).unwrap_or(0.0);
    let now = js_sys::Date::now();
    if now - last < RELOAD_INTERVAL {
        return false;
    }
    shelf::put("reloaded", &now.to_string());
    window().location().reload().is_ok()
}
