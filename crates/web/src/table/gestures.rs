//! Fingers, mouse and wheel on the map: a drag moves it, a pinch or a wheel zooms, a double tap comes closer.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use engine::Region;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, EventTarget, PointerEvent, WheelEvent};

use super::camera::Camera;
use super::drag;
use super::ui::Ui;

/// How far a finger may stray and still tap, in pixels.
const STRAY: f64 = 9.0;
/// How soon a second tap must follow, in milliseconds.
const DOUBLE: f64 = 320.0;

/// Fingers on the map.
#[derive(Clone, Copy)]
pub struct Gestures {
    camera: Camera,
    ui: Ui,
    hand: StoredValue<Rc<Hand>, LocalStorage>,
}

#[derive(Default)]
struct Hand {
    fingers: RefCell<Vec<(i32, [f64; 2])>>,
    strayed: Cell<f64>,
    /// A region with a token that can be carried elsewhere, when the finger went down on it.
    under: Cell<Option<Region>>,
    tapped: RefCell<Option<Tap>>,
}

/// Where and when the map was tapped last, and what was there.
struct Tap {
    at: f64,
    place: [f64; 2],
    on: Option<EventTarget>,
    version: Option<u64>,
}

impl Tap {
    /// Whether it is the second of a double tap: soon after, at the same place of the same thing, with nothing said
    /// between. Who takes one region and then taps the next is not asking for a closer look.
    fn follows(&self, before: &Tap) -> bool {
        let [dx, dy] = [0, 1].map(|axis| self.place[axis] - before.place[axis]);
        self.at - before.at < DOUBLE
            && dx.hypot(dy) < 30.0
            && self.on == before.on
            && self.version == before.version
    }
}

impl Gestures {
    /// None yet.
    pub fn new(camera: Camera, ui: Ui) -> Gestures {
        Gestures { camera, ui, hand: StoredValue::new_local(Rc::default()) }
    }

    /// A finger or button goes down.
    pub fn down(self, event: &PointerEvent) {
        let hand = self.hand.get_value();
        let mut fingers = hand.fingers.borrow_mut();
        if fingers.is_empty() {
            hand.strayed.set(0.0);
            let target = event.target().and_then(|it| it.dyn_into::<Element>().ok());
            let placed = |region: &Region| {
                self.ui.draft.plan.with_untracked(|plan| plan.as_ref().is_some_and(|it| it.of(*region) > 0))
            };
            hand.under.set(target.and_then(|it| drag::region_of(&it)).filter(placed));
        }
        fingers.push((event.pointer_id(), self.camera.local(event)));
    }

    /// It moves: one finger drags, two pinch.
    pub fn pointed(self, event: &PointerEvent) {
        let hand = self.hand.get_value();
        let mut fingers = hand.fingers.borrow_mut();
        let before = fingers.clone();
        let Some(finger) = fingers.iter_mut().find(|(id, _)| *id == event.pointer_id()) else { return };
        let place = self.camera.local(event);
        let (dx, dy) = (place[0] - finger.1[0], place[1] - finger.1[1]);
        finger.1 = place;
        hand.strayed.set(hand.strayed.get() + dx.hypot(dy));
        match (&before[..], &fingers[..]) {
            _ if drag::is_carrying() => {}
            ([_], [_]) if hand.strayed.get() > STRAY => match hand.under.take() {
                Some(region) => drag::lift(self.ui, region, event),
                None => self.camera.pan(dx, dy),
            },
            ([a, b, ..], [c, d, ..]) => {
                let gap = |p: &(i32, [f64; 2]), q: &(i32, [f64; 2])| {
                    (p.1[0] - q.1[0]).hypot(p.1[1] - q.1[1]).max(1.0)
                };
                let middle = [c.1[0].midpoint(d.1[0]), c.1[1].midpoint(d.1[1])];
                self.camera.pan(dx / 2.0, dy / 2.0);
                self.camera.zoom_at(gap(c, d) / gap(a, b), middle);
            }
            _ => {}
        }
    }

    /// It goes up: a second tap at the same place zooms.
    pub fn up(self, event: &PointerEvent) {
        let hand = self.hand.get_value();
        hand.fingers.borrow_mut().retain(|(id, _)| *id != event.pointer_id());
        let moved = hand.strayed.get() > STRAY;
        self.ui.pointing.dragged.set_value(moved);
        if moved || event.pointer_type() == "mouse" || event.type_() == "pointercancel" {
            return;
        }
        let version =
            self.ui.live.shown.moment.with_untracked(|moment| moment.as_ref().map(|moment| moment.version));
        let tap =
            Tap { at: event.time_stamp(), place: self.camera.local(event), on: event.target(), version };
        let twice = hand.tapped.take().is_some_and(|before| tap.follows(&before));
        // A second tap on a region that can be taken says yes to it, and does not zoom.
        if twice && !self.ui.can_say_yes() {
            self.ui.pointing.open.set(None);
            self.ui.pointing.dragged.set_value(true);
            let closer = self.camera.magnification() < 1.6;
            if closer {
                self.camera.zoom_at(2.2, tap.place);
            } else {
                self.camera.fit();
            }
        } else {
            hand.tapped.replace(Some(tap));
        }
    }

    /// A wheel turns: it zooms where the pointer is. A table has nothing else to scroll there.
    pub fn wheel(self, event: &WheelEvent) {
        event.prevent_default();
        // A pad tells a pinch as small turns with the control key.
        let strength = if event.ctrl_key() { 100.0 } else { 400.0 };
        self.camera.zoom_at((-event.delta_y() / strength).clamp(-0.5, 0.5).exp(), self.camera.local(event));
    }
}
