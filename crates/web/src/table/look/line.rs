//! The line itself: rounds, how everybody stood, what is marked, and where one is. It is a slider.

use std::fmt::Write;
use std::sync::Arc;

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, PointerEvent};

use super::super::timeline::{Mark, Timeline};
use super::tape::Tape;
use super::{Look, caption};
use crate::bits::{part, text};
use crate::words::{fill, say};

/// How wide and high the picture of the lines is; it is stretched over the room there is.
const WIDE: f64 = 1000.0;
const HIGH: f64 = 100.0;

/// From where on the number of a round stands to the left of its line, and how wide a round must be for its number, in
/// percent.
const LATE: f64 = 97.0;
const NARROW: f64 = 3.0;

/// The line of a game.
#[component]
pub(super) fn Line(tape: Arc<Tape>, look: Look) -> impl IntoView {
    let live = look.ui.live;
    let end = tape.line.end.max(1);
    let share = move |at: usize| at as f64 * 100.0 / end as f64;
    let at = Memo::new(move |_| live.past.at.get().unwrap_or(0));
    // A round that is too short for its number goes without.
    let next = |nth: usize| tape.line.rounds.get(nth + 1).map_or(100.0, |&(at, _)| share(at));
    let rounds = tape.line.rounds.iter().enumerate().map(|(nth, &(from, round))| {
        let class = if share(from) > LATE { "rd late" } else { "rd" };
        let number =
            (next(nth) - share(from) > NARROW || share(from) > LATE).then(|| view! { <span>{round}</span> });
        view! { <span class=class style=format!("left:{:.2}%", share(from))>{number}</span> }
    });
    let marks = tape.line.marks.iter().map(|&(place, mark)| {
        let (kind, seat) = match mark {
            Mark::Decline(seat) => ("decline", seat),
            Mark::Die(seat) => ("die", seat),
            Mark::Lost(seat) => ("lost", seat),
        };
        view! { <i class=format!("mk {kind} P{}", seat.letter()) style=format!("left:{:.2}%", share(place))></i> }
    });
    let lines = drawn(&tape.line);
    let key = if tape.line.is_coins { "look-coins" } else { "look-regions" };
    let held = StoredValue::new(false);
    let stops = StoredValue::new(tape.line.stops.clone());
    let point = move |event: &PointerEvent| {
        let Some(target) = event.current_target().and_then(|it| it.dyn_into::<Element>().ok()) else {
            return;
        };
        let bounds = target.get_bounding_client_rect();
        let place = (f64::from(event.client_x()) - bounds.left()) / bounds.width().max(1.0);
        let wanted = (place.clamp(0.0, 1.0) * end as f64).round() as usize;
        let nearest =
            stops.with_value(|stops| stops.iter().copied().min_by_key(|stop| stop.abs_diff(wanted)));
        if let Some(nearest) = nearest.filter(|&it| it != at.get_untracked()) {
            look.go_to(nearest);
        }
    };
    let take = move |event: PointerEvent| {
        held.set_value(true);
        let target = event.current_target().and_then(|it| it.dyn_into::<Element>().ok());
        // A pointer that cannot be held is followed as long as it stays on the line.
        let _ = target.map(|it| it.set_pointer_capture(event.pointer_id()));
        point(&event);
    };
    let told = tape.clone();
    let value = move || {
        let place = fill("look-at", [("at", at.get().into()), ("end", end.into())]);
        format!("{place}: {}", caption::told(live, &told, at.get()))
    };
    view! {
        <div class="timeline" role="slider" tabindex="0" data-test="scrub-line" aria-label=text(move || say(key)) aria-valuemin="0" aria-valuemax=end.to_string()
            aria-valuenow=move || at.get().to_string() aria-valuetext=text(value)
            on:pointerdown=take on:pointermove=move |event| if held.get_value() { point(&event) }
            on:pointerup=move |_| held.set_value(false) on:pointercancel=move |_| held.set_value(false)>
            <div class="rounds" aria-hidden="true">{rounds.collect_view()}</div>
            <svg viewBox=format!("0 0 {WIDE} {HIGH}") preserveAspectRatio="none" aria-hidden="true" inner_html=lines></svg>
            <div class="marks" aria-hidden="true">{marks.collect_view()}</div>
            {part(move || view! { <span class="knob" style=format!("left:{:.2}%", share(at.get()))></span> })}
        </div>
    }
}

/// How everybody stood, as paths.
fn drawn(line: &Timeline) -> String {
    let (end, most) = (line.end.max(1) as f64, f64::from(line.most().max(1)));
    let mut out = String::new();
    for (own, letter) in line.lines.iter().zip('A'..) {
        let _ = write!(out, r#"<path class="P{letter}" d=""#);
        let mut last = 0.0;
        for (nth, &(at, value)) in own.iter().enumerate() {
            let (x, y) = (at as f64 * WIDE / end, HIGH - 4.0 - f64::from(value) * (HIGH - 8.0) / most);
            // It stands still until it changes.
            let _ = if nth == 0 {
                write!(out, "M{x:.1} {y:.1}")
            } else {
                write!(out, "L{x:.1} {last:.1}L{x:.1} {y:.1}")
            };
            last = y;
        }
        let _ = write!(out, r#"L{WIDE} {last:.1}"/>"#);
    }
    out
}
