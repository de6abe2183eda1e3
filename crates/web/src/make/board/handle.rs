//! Corners and borders of the chosen region, to take hold of by pointer or by keys.

use content::board::sketch::geometry::square;
use content::board::sketch::{Act, Point, Segment, Sketch, Spot};
use leptos::ev::{KeyboardEvent, PointerEvent};
use leptos::prelude::*;
use wasm_bindgen::JsCast;

use super::canvas::cut_at;
use super::desk::{Desk, Tool};
use crate::bits::text;
use crate::words::fill;

/// Shorter pieces of border have no handle of their own, in units.
const SHORTEST: i64 = 26;
/// How far arrow keys move a corner, in units: with the shift key, and without.
const STEPS: [i32; 2] = [2, 10];

/// Something to take hold of.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Handle {
    /// A corner or bend.
    Point(usize),
    /// The middle of a piece of border.
    Middle(usize),
}

impl Handle {
    pub fn place(self, sketch: &Sketch) -> Option<Point> {
        match self {
            Handle::Point(point) => sketch.points.get(point).copied(),
            Handle::Middle(segment) => {
                let [a, b] = sketch.segments.get(segment)?.ends.map(|end| sketch.points[end]);
                Some([(a[0] + b[0]) / 2, (a[1] + b[1]) / 2])
            }
        }
    }

    pub fn moved(self, to: Point) -> Act {
        match self {
            Handle::Point(point) => Act::Move { point, to },
            Handle::Middle(segment) => Act::Bend { segment, at: to },
        }
    }

    fn spot(self, sketch: &Sketch) -> Option<Spot> {
        match self {
            Handle::Point(point) => Some(Spot::Point(point)),
            Handle::Middle(segment) => Some(Spot::Border { segment, at: self.place(sketch)? }),
        }
    }

    fn id(self) -> String {
        match self {
            Handle::Point(point) => format!("corner-{point}"),
            Handle::Middle(segment) => format!("border-{segment}"),
        }
    }
}

/// The handles of a region.
pub fn handles(sketch: &Sketch, region: usize) -> Vec<Handle> {
    let around =
        |(at, segment): (usize, &Segment)| segment.sides.contains(&Some(region)).then_some((at, *segment));
    let own: Vec<_> = sketch.segments.iter().enumerate().filter_map(around).collect();
    let mut points: Vec<usize> = own.iter().flat_map(|(_, segment)| segment.ends).collect();
    points.sort_unstable();
    points.dedup();
    let long = |segment: &Segment| {
        let [a, b] = segment.ends.map(|end| sketch.points[end]);
        square(a, b) >= SHORTEST * SHORTEST
    };
    let middles = own.iter().filter(|(_, segment)| long(segment)).map(|(at, _)| Handle::Middle(*at));
    points.into_iter().map(Handle::Point).chain(middles).collect()
}

/// Which way an arrow key points.
pub fn direction(key: &str) -> Option<Point> {
    match key {
        "ArrowLeft" => Some([-1, 0]),
        "ArrowRight" => Some([1, 0]),
        "ArrowUp" => Some([0, -1]),
        "ArrowDown" => Some([0, 1]),
        _ => None,
    }
}

/// Something to take hold of.
#[component]
pub fn HandleView(desk: Desk, handle: Handle, hold: Callback<(Handle, PointerEvent)>) -> impl IntoView {
    let at = Memo::new(move |_| desk.shown.with(|sketch| handle.place(sketch)).unwrap_or_default());
    let label = text(move || {
        let [x, y] = at.get();
        let key = if matches!(handle, Handle::Point(_)) { "draw-corner" } else { "draw-border" };
        fill(key, [("x", x.into()), ("y", y.into())])
    });
    let key = move |event: KeyboardEvent| handle_key(desk, handle, &event);
    let small = matches!(handle, Handle::Middle(_));
    view! {
        <g
            id=handle.id()
            class="handle"
            class:middle=small
            role="button"
            tabindex="0"
            data-test=if small { "border" } else { "corner" }
            aria-label=label
            transform=text(move || format!("translate({} {})", at.get()[0], at.get()[1]))
            on:pointerdown=move |event| hold.run((handle, event))
            on:keydown=key
            on:click=move |event| if desk.tool.get_untracked() == Tool::Shape { event.stop_propagation() }
        >
            <circle class="grip" r="24"></circle>
            <circle class="dot" r=if small { "7" } else { "11" }></circle>
        </g>
    }
}

fn handle_key(desk: Desk, handle: Handle, event: &KeyboardEvent) {
    let key = event.key();
    if let Some(way) = direction(&key).filter(|_| desk.tool.get_untracked() == Tool::Shape) {
        event.prevent_default();
        let step = STEPS[usize::from(!event.shift_key())];
        if let Some(at) = desk.now(|sketch| handle.place(sketch)) {
            let done = desk.act(&handle.moved([at[0] + way[0] * step, at[1] + way[1] * step]));
            if done && matches!(handle, Handle::Middle(_)) {
                // The middle has become a bend of its own, which goes on.
                focus(Handle::Point(desk.now(|sketch| sketch.points.len()) - 1));
            }
        }
        return;
    }
    match (&*key, handle) {
        ("Delete" | "Backspace", Handle::Point(point)) => {
            event.prevent_default();
            desk.act(&Act::Straighten { point });
        }
        ("Enter" | " ", _) if desk.tool.get_untracked() == Tool::Split => {
            event.prevent_default();
            if let Some((spot, at)) = desk.now(|sketch| Some((handle.spot(sketch)?, handle.place(sketch)?))) {
                cut_at(desk, spot, at);
            }
        }
        _ => {}
    }
}

/// Moves the focus to a handle.
pub fn focus(handle: Handle) {
    focus_id(&handle.id());
}

/// Moves the focus once what was changed is there.
pub fn focus_id(id: &str) {
    let id = id.to_owned();
    let go = move || {
        let found = document().get_element_by_id(&id);
        if let Some(found) = found.and_then(|it| it.dyn_into::<web_sys::SvgElement>().ok()) {
            let _ = found.focus();
        }
    };
    request_animation_frame(go);
}
