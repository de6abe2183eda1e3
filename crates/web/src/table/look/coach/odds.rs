//! How likely everybody was to win, below the line of the game, and where that turned.

use std::fmt::Write;
use std::sync::Arc;

use leptos::prelude::*;
use wire::protocol::{Review, Stand};

use super::super::super::text;
use super::Coach;
use crate::bits::{click, part};
use crate::words::{fill, say};

/// How wide and high the picture is; it is stretched over the room there is.
const WIDE: f64 = 1000.0;
const HIGH: f64 = 100.0;
/// A turn that changes the chance of a player by so many tenths of a percent is a turning point.
const TURNING: u16 = 80;
/// How many turning points are shown.
const MOST: usize = 5;

/// The curves, while a review is looked at.
#[component]
pub fn Odds(coach: Coach) -> impl IntoView {
    part(move || coach.review.get().filter(|_| coach.is_open()).map(|review| strip(coach, &review)))
}

fn strip(coach: Coach, review: &Arc<Review>) -> impl IntoView + use<> {
    let end = coach.look.tape.get().map_or(1, |tape| tape.line.end).max(1);
    let share = |at: u32| f64::from(at) * 100.0 / end as f64;
    let seat = usize::from(review.seat.0);
    let name = text::names(coach.ui.live).get(seat).filter(|name| !name.is_empty()).cloned();
    let name = name.unwrap_or_else(|| review.seat.letter().to_string());
    let points = turning(&review.curve, seat).into_iter().map(|(before, after)| {
        let percent = |stand: &Stand| i64::from((stand.chances[seat] + 5) / 10);
        let label = fill(
            "coach-turning",
            [
                ("name", name.clone().into()),
                ("round", before.round.into()),
                ("from", percent(before).into()),
                ("to", percent(after).into()),
            ],
        );
        let class = if after.chances[seat] < before.chances[seat] { "swing down" } else { "swing up" };
        let at = before.at as usize;
        view! { <button class=class type="button" data-test="coach-turning" style=format!("left:{:.2}%", share(before.at)) title=label.clone() aria-label=label
            on:click=click(move |_| coach.look.go_to(at))></button> }
    });
    let points = points.collect_view();
    view! {
        <div class="chances" data-test="coach-odds" role="group" aria-label=say("coach-odds")>
            <svg viewBox=format!("0 0 {WIDE} {HIGH}") preserveAspectRatio="none" aria-hidden="true" inner_html=drawn(&review.curve, end)></svg>
            <small aria-hidden="true">{say("coach-odds")}</small>
            {points}
        </div>
    }
}

/// The turns that changed a player's chance most, in order: how it was before each and after it.
fn turning(curve: &[Stand], seat: usize) -> Vec<(&Stand, &Stand)> {
    let change = |pair: &(&Stand, &Stand)| pair.0.chances[seat].abs_diff(pair.1.chances[seat]);
    let known = |stand: &Stand| stand.chances.len() > seat;
    let pairs = curve.windows(2).map(|pair| (&pair[0], &pair[1])).filter(|(a, b)| known(a) && known(b));
    let mut found: Vec<(&Stand, &Stand)> = pairs.filter(|pair| change(pair) >= TURNING).collect();
    found.sort_by_key(|pair| std::cmp::Reverse(change(pair)));
    found.truncate(MOST);
    found.sort_by_key(|(before, _)| before.at);
    found
}

/// Everybody's chance, as paths over a line at one half.
fn drawn(curve: &[Stand], end: usize) -> String {
    let mut out = format!(r#"<path class="half" d="M0 {0}H{WIDE}"/>"#, HIGH / 2.0);
    let n = curve.first().map_or(0, |stand| stand.chances.len());
    for (seat, letter) in (0..n).zip('A'..) {
        let _ = write!(out, r#"<path class="P{letter}" d=""#);
        for (nth, stand) in curve.iter().enumerate() {
            let chance = stand.chances.get(seat).copied().unwrap_or(0);
            let (x, y) = (
                f64::from(stand.at) * WIDE / end as f64,
                HIGH - 3.0 - f64::from(chance) * (HIGH - 6.0) / 1000.0,
            );
            let _ = write!(out, "{}{x:.1} {y:.1}", if nth == 0 { 'M' } else { 'L' });
        }
        out += r#""/>"#;
    }
    out
}
