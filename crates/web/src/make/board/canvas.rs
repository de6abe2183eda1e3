//! The map of the board under work: regions to press, corners and borders to drag, by pointer or by keys.

use std::fmt::Write;

use content::board::sketch::{Act, Point, Sketch, Spot};
use leptos::ev::{KeyboardEvent, PointerEvent};
use leptos::prelude::*;
use leptos::svg::Svg;
use wasm_bindgen::JsCast;

use super::desk::{Cut, Desk, Paint, Tool};
use super::glyphs;
use super::handle::{Handle, HandleView, direction, focus, focus_id, handles};
use crate::bits::{flag, part, text};
use crate::words::{fill, say, t};

/// How near to a border a press must be to mean it, in units.
const REACH: i32 = 26;
/// How far a pointer moves before it drags, in units.
const DRAGS: i64 = 5;
/// What lies around the sheet, so that handles at its edge are whole.
const MARGIN: i32 = 26;

/// What is being dragged.
#[derive(Clone, Debug)]
struct Drag {
    handle: Handle,
    from: Point,
    /// The last thing that could be done.
    act: Option<Act>,
}

/// A closed way as a path.
fn outline(points: &[Point], closed: bool) -> String {
    let mut path = String::new();
    for (nth, [x, y]) in points.iter().enumerate() {
        // Writing to a string cannot fail.
        let _ = write!(path, "{}{x} {y}", if nth == 0 { 'M' } else { 'L' });
    }
    if closed {
        path.push('Z');
    }
    path
}

/// Where a pointer is on the sheet.
fn place(svg: NodeRef<Svg>, event: &PointerEvent, size: Point) -> Option<Point> {
    let element: web_sys::Element = svg.get_untracked()?.unchecked_into();
    let seen = element.get_bounding_client_rect();
    let part = |at: f64, start: f64, length: f64, side: i32| {
        ((at - start) / length.max(1.0) * f64::from(side + 2 * MARGIN)).round() as i32 - MARGIN
    };
    Some([
        part(f64::from(event.client_x()), seen.left(), seen.width(), size[0]),
        part(f64::from(event.client_y()), seen.top(), seen.height(), size[1]),
    ])
}

/// The map.
#[component]
pub fn Canvas(desk: Desk) -> impl IntoView {
    let svg = NodeRef::<Svg>::new();
    let drag = RwSignal::new(None::<Drag>);
    let pointer = RwSignal::new(None::<Point>);
    let outlines = Memo::new(move |_| {
        let sketch = desk.shown.get();
        let ring = |ring: Option<Vec<usize>>| sketch.places(&ring.unwrap_or_default());
        sketch.rings().into_iter().map(ring).collect::<Vec<_>>()
    });
    let size = Memo::new(move |_| desk.shown.with(|sketch| sketch.size));
    let moved = move |event: PointerEvent| {
        let Some(at) = place(svg, &event, size.get_untracked()) else { return };
        pointer.set(Some(at));
        let Some(mut now) = drag.get_untracked() else { return };
        if now.act.is_none() && content::board::sketch::geometry::square(now.from, at) < DRAGS * DRAGS {
            return;
        }
        let act = now.handle.moved(at);
        if desk.try_out(&act) {
            now.act = Some(act);
            drag.set(Some(now));
        }
    };
    // Whoever lets go of something has not pressed the map.
    let let_go = StoredValue::new(false);
    let up = move |event: PointerEvent| {
        let Some(now) = drag.try_update(Option::take).flatten() else { return };
        event.prevent_default();
        let_go.set_value(true);
        set_timeout(
            move || {
                let_go.try_set_value(false);
            },
            std::time::Duration::from_millis(60),
        );
        match now.act {
            Some(act) => {
                desk.act(&act);
            }
            None => focus(now.handle),
        }
    };
    let lost = move |_: PointerEvent| {
        if drag.try_update(Option::take).flatten().is_some() {
            desk.let_go();
        }
    };
    let press = move |event: leptos::ev::MouseEvent| {
        if let_go.get_value() {
            return;
        }
        let event: PointerEvent = event.unchecked_into();
        let Some(at) = place(svg, &event, size.get_untracked()) else { return };
        pressed(desk, at);
    };
    let escape = move |event: KeyboardEvent| {
        if event.key() == "Escape" && desk.cut.with_untracked(Option::is_some) {
            desk.cut.set(None);
            event.stop_propagation();
        }
    };
    let hold = Callback::new(move |(handle, event): (Handle, PointerEvent)| {
        if event.button() != 0 || desk.tool.get_untracked() != Tool::Shape {
            return;
        }
        let Some(at) = place(svg, &event, size.get_untracked()) else { return };
        if let Some(svg) = svg.get_untracked() {
            let svg: web_sys::Element = svg.unchecked_into();
            // Without it the pointer is followed as long as it stays on the map.
            let _ = svg.set_pointer_capture(event.pointer_id());
        }
        drag.set(Some(Drag { handle, from: at, act: None }));
    });
    let n_regions = Memo::new(move |_| desk.shown.with(|sketch| sketch.regions.len()));
    let view_box = text(move || {
        let [width, height] = size.get();
        let m = MARGIN;
        format!("{} {} {} {}", -m, -m, width + 2 * m, height + 2 * m)
    });
    let all_handles = Memo::new(move |_| {
        let shape = matches!(desk.tool.get(), Tool::Shape | Tool::Split);
        let region = desk.chosen.get().filter(|_| shape);
        region.map_or_else(Vec::new, |region| desk.settled.with(|sketch| handles(sketch, region)))
    });
    view! {
        <svg
            class="map sheet-map"
            node_ref=svg
            viewBox=view_box
            role="group"
            aria-label=t!("draw-map")
            data-test="canvas"
            class:split=flag(move || desk.tool.get() == Tool::Split)
            class:paint=flag(move || desk.tool.get() == Tool::Paint)
            on:pointermove=moved
            on:pointerup=up
            on:pointercancel=lost
            on:click=press
            on:keydown=escape
        >
            <rect
                class="ocean"
                width=text(move || size.get()[0].to_string())
                height=text(move || size.get()[1].to_string())
                rx="4"
            ></rect>
            <For each=move || 0..n_regions.get() key=|region| *region let:region>
                <RegionShape desk outlines region/>
            </For>
            {part(move || desk.shown.with(|sketch| glyphs::marks(sketch)))}
            <path class="chosen" d=text(move || {
                desk.chosen.get().map_or_else(String::new, |region| {
                    outlines.with(|all| all.get(region).map_or_else(String::new, |ring| outline(ring, true)))
                })
            })></path>
            <path class="cut" d=text(move || {
                let Some(cut) = desk.cut.get() else { return String::new() };
                let mut way = vec![cut.at];
                way.extend(cut.via);
                way.extend(pointer.get());
                outline(&way, false)
            })></path>
            <For each=move || all_handles.get() key=|handle| *handle let:handle>
                <HandleView desk handle hold/>
            </For>
        </svg>
    }
}

/// Does what the tool does at a place.
fn pressed(desk: Desk, at: Point) {
    match desk.tool.get_untracked() {
        Tool::Shape => {
            if let Some(region) = desk.now(|sketch| sketch.region_at(at)) {
                desk.chosen.set(Some(region));
            }
        }
        Tool::Split => {
            let near = desk.now(|sketch| {
                let spot = sketch.spot_near(at, REACH)?;
                Some((spot, place_of(sketch, spot)))
            });
            match near {
                Some((spot, place)) => cut_at(desk, spot, place),
                None if desk.cut.with_untracked(Option::is_some) => desk.cut.update(|cut| {
                    if let Some(cut) = cut {
                        cut.via.push(at);
                    }
                }),
                None => {
                    let region = desk.now(|sketch| sketch.region_at(at));
                    desk.chosen.set(region.or(desk.chosen.get_untracked()));
                }
            }
        }
        Tool::Paint => {
            if let Some(region) = desk.now(|sketch| sketch.region_at(at)) {
                paint(desk, region);
            }
        }
        Tool::Rise => {
            desk.act(&Act::Rise { at });
        }
    }
}

fn place_of(sketch: &Sketch, spot: Spot) -> Point {
    match spot {
        Spot::Point(point) => sketch.points[point],
        Spot::Border { at, .. } => at,
    }
}

/// Begins a new border at a spot, or ends it there.
pub fn cut_at(desk: Desk, spot: Spot, at: Point) {
    match desk.cut.get_untracked() {
        None => {
            desk.refusal.set(None);
            desk.cut.set(Some(Cut { from: spot, at, via: Vec::new() }));
        }
        Some(cut) if cut.at == at => desk.cut.set(None),
        Some(cut) => {
            desk.cut.set(None);
            desk.act(&Act::Split { from: cut.from, via: cut.via, to: spot });
        }
    }
}

/// Puts what is on the brush on a region.
fn paint(desk: Desk, region: usize) {
    desk.chosen.set(Some(region));
    match desk.paint.get_untracked() {
        Paint::Terrain(terrain) => desk.act(&Act::Terrain { region, terrain }),
        Paint::Symbol(symbol) => {
            let on = desk
                .now(|sketch| !sketch.regions.get(region).is_some_and(|own| own.symbols.contains(&symbol)));
            desk.act(&Act::Symbol { region, symbol, on })
        }
    };
}

/// A region to press.
#[component]
fn RegionShape(desk: Desk, outlines: Memo<Vec<Vec<Point>>>, region: usize) -> impl IntoView {
    let own = Memo::new(move |_| desk.shown.with(|sketch| sketch.regions.get(region).cloned()));
    let name = text(move || {
        let Some(own) = own.get() else { return String::new() };
        let set = desk.shown.with(|sketch| sketch.set.clone());
        let mut words = vec![super::desk::called(&set, &own.terrain)];
        words.extend(own.symbols.iter().map(|symbol| super::desk::called(&set, symbol)));
        fill("draw-region-is", [("region", own.key.into()), ("what", words.join(", ").into())])
    });
    let is_first = flag(move || desk.chosen.get().unwrap_or(0) == region);
    let key = move |event: KeyboardEvent| match &*event.key() {
        "Enter" | " " => {
            event.prevent_default();
            match desk.tool.get_untracked() {
                Tool::Paint => paint(desk, region),
                _ => desk.chosen.set(Some(region)),
            }
        }
        arrow => {
            let Some(way) = direction(arrow) else { return };
            event.prevent_default();
            if let Some(next) = desk.now(|sketch| beside(sketch, region, way)) {
                desk.chosen.set(Some(next));
                focus_id(&format!("region-{next}"));
            }
        }
    };
    view! {
        <path
            id=format!("region-{region}")
            class="land"
            role="button"
            data-test="sketch-region"
            data-key=text(move || own.get().map_or_else(String::new, |own| own.key))
            tabindex=text(move || if is_first.get() { "0".to_owned() } else { "-1".to_owned() })
            aria-label=name
            aria-pressed=text(move || (desk.chosen.get() == Some(region)).to_string())
            style=text(move || own.get().map_or_else(String::new, |own| format!("fill:var(--{}, var(--sea))", own.terrain)))
            d=text(move || outlines.with(|all| all.get(region).map_or_else(String::new, |ring| outline(ring, true))))
            on:keydown=key
        ></path>
    }
}

/// The region one comes to from another in a direction.
fn beside(sketch: &Sketch, region: usize, way: Point) -> Option<usize> {
    let middles = sketch.middles();
    let from = *middles.get(region)?;
    let ahead = |&other: &usize| {
        let step = [0, 1].map(|k| i64::from(middles[other][k] - from[k]));
        let along = step[0] * i64::from(way[0]) + step[1] * i64::from(way[1]);
        let aside = (step[0] * i64::from(way[1])).abs() + (step[1] * i64::from(way[0])).abs();
        // What lies rather aside than ahead is reached by another key.
        (along > 0 && aside <= 2 * along).then_some((along + 2 * aside, other))
    };
    (0..middles.len())
        .filter(|&other| other != region)
        .filter_map(|other| ahead(&other))
        .min()
        .map(|found| found.1)
}

/// What to do with the tool.
#[component]
pub fn Hint(desk: Desk) -> impl IntoView {
    let words = text(move || {
        let key = match (desk.tool.get(), desk.cut.with(Option::is_some)) {
            (Tool::Shape, _) => "draw-shape-hint",
            (Tool::Split, false) => "draw-split-hint",
            (Tool::Split, true) => "draw-split-end",
            (Tool::Paint, _) => "draw-paint-hint",
            (Tool::Rise, _) => "draw-rise-hint",
        };
        say(key)
    });
    view! {
        <p class="hint" role="status" data-test="hint">
            {part(move || match desk.refusal.get() {
                Some(key) => view! { <b class="wrong" data-test="refusal">{t!(key)}</b> }.into_any(),
                None => view! { <span>{words}</span> }.into_any(),
            })}
        </p>
    }
}
