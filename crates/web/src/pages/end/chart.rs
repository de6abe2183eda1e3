//! The coins of every round, as a picture and as a table.

use std::fmt::Write;

use leptos::prelude::*;

use super::Ending;
use crate::bits::{click, flag, part, text};
use crate::order;
use crate::outcome::{Source, Standing};
use crate::words::{fill, say, t};

/// The chart's size, and the room around its lines.
const CHART: (f64, f64) = (900.0, 350.0);
const LEFT: f64 = 46.0;
const RIGHT: f64 = 150.0;
const TOP: f64 = 18.0;
const BOTTOM: f64 = 40.0;

/// The coins of every round, as a picture and as a table.
#[component]
pub(super) fn Rounds(ending: StoredValue<Ending>) -> impl IntoView {
    let running = RwSignal::new(false);
    let button = move |own: bool, key: &'static str| {
        view! {
            <button
                class="btn s"
                class:on=flag(move || running.get() == own)
                type="button"
                aria-pressed=text(move || (running.get() == own).to_string())
                on:click=click(move |_| running.set(own))
            >
                {t!(key)}
            </button>
        }
    };
    let title = move || say(if running.get() { "end-chart-total" } else { "end-chart-rounds" });
    view! {
        <section class="card fig" aria-labelledby="rounds-title">
            <header>
                <h2 id="rounds-title">{text(title)}</h2>
                <span class="legend">
                    <svg viewBox="0 0 20 20" aria-hidden="true"><path d="M3 4h14l-7 12z"></path></svg>
                    {t!("end-declined")}
                </span>
                <div class="group">{button(false, "end-each-round")} {button(true, "end-running")}</div>
            </header>
            {part(move || ending.with_value(|it| chart(it, running.get())))}
            <details>
                <summary>{t!("end-table")}</summary>
                <RoundsTable ending/>
            </details>
        </section>
    }
}

/// The coins of a player as a line: round by round, or added up from what everybody began with.
fn series(one: &Standing, running: bool) -> Vec<i32> {
    if !running {
        return one.rounds.clone();
    }
    let mut sum = one.sources[0];
    one.rounds
        .iter()
        .map(|coins| {
            sum += coins;
            sum
        })
        .collect()
}

fn chart(ending: &Ending, running: bool) -> impl IntoView + use<> {
    let standings = &ending.outcome.standings;
    let lines: Vec<Vec<i32>> = standings.iter().map(|one| series(one, running)).collect();
    let all = || lines.iter().flatten().copied();
    let (low, high) = (all().min().unwrap_or(0).min(0), all().max().unwrap_or(1).max(4));
    let step = [1, 2, 4, 5, 10, 20, 25, 50].into_iter().find(|step| (high - low) / step <= 5).unwrap_or(100);
    let (low, high) = (low.div_euclid(step) * step, (high + step - 1).div_euclid(step) * step);
    let rounds = lines.first().map_or(1, Vec::len);
    let (width, height) = (CHART.0 - LEFT - RIGHT, CHART.1 - TOP - BOTTOM);
    let x = move |round: usize| LEFT + 14.0 + (width - 14.0) * round as f64 / (rounds.max(2) - 1) as f64;
    let y = move |coins: i32| TOP + height * f64::from(high - coins) / f64::from(high - low);
    let grid = (low..=high)
        .step_by(step as usize)
        .map(|coins| {
            view! {
                <line class="grid" x1=LEFT x2=CHART.0 - RIGHT y1=y(coins) y2=y(coins)></line>
                <text class="ax" x=LEFT - 10.0 y=y(coins) + 5.0 text-anchor="end">{coins}</text>
            }
        })
        .collect_view();
    let axis = (0..rounds)
        .map(|round| {
            let label = move || {
                let n = round + 1;
                if round == 0 { fill("end-chart-axis", [("round", n.into())]) } else { n.to_string() }
            };
            view! { <text class="ax" x=x(round) y=CHART.1 - 10.0 text-anchor="middle">{text(label)}</text> }
        })
        .collect_view();
    // Names stand beside the ends of their lines, moved apart where they would meet.
    let mut ends: Vec<(usize, f64)> =
        lines.iter().map(|line| y(line.last().copied().unwrap_or(0))).enumerate().collect();
    order::by(&mut ends, |end| end.1);
    for at in 1..ends.len() {
        ends[at].1 = ends[at].1.max(ends[at - 1].1 + 27.0);
    }
    let over = ends.last().map_or(0.0, |end| (end.1 - (CHART.1 - BOTTOM)).max(0.0));
    let drawn = ends
        .into_iter()
        .rev()
        .map(|(at, end)| {
            let (one, line) = (&standings[at], &lines[at]);
            let letter = one.seat.letter();
            let mut path = String::new();
            for (round, coins) in line.iter().enumerate() {
                let pen = if round == 0 { 'M' } else { 'L' };
                // Writing to a string cannot fail.
                let _ = write!(path, "{pen}{:.1} {:.1}", x(round), y(*coins));
            }
            let points = line
                .iter()
                .enumerate()
                .map(|(round, coins)| {
                    let (x, y) = (x(round), y(*coins));
                    if one.declines.contains(&(round as u8 + 1)) {
                        let tip = format!("M{} {}h18l-9 15z", x - 9.0, y - 6.0);
                        view! { <path class="fall" d=tip></path> }.into_any()
                    } else {
                        view! { <circle cx=x cy=y r="5"></circle> }.into_any()
                    }
                })
                .collect_view();
            let name = ending.name(one.seat);
            let end = end - over;
            view! {
                <g class=format!("line S{letter}")>
                    <path class="run" d=path></path>
                    {points}
                    <rect x=CHART.0 - RIGHT + 14.0 y=end - 12.0 width="24" height="24" rx="6"></rect>
                    <text class="let" x=CHART.0 - RIGHT + 26.0 y=end + 5.5 text-anchor="middle">{letter.to_string()}</text>
                    <text class="who" x=CHART.0 - RIGHT + 46.0 y=end + 5.5>{name}</text>
                </g>
            }
        })
        .collect_view();
    view! {
        <svg class="chart" viewBox=format!("0 0 {} {}", CHART.0, CHART.1) aria-hidden="true">
            {grid}
            {axis}
            {drawn}
        </svg>
    }
}

#[component]
fn RoundsTable(ending: StoredValue<Ending>) -> impl IntoView {
    let (standings, rounds) = ending.with_value(|it| (it.outcome.standings.clone(), it.rounds));
    let head = (1..=rounds).map(|round| view! { <th scope="col">{round}</th> }).collect_view();
    let rows = standings
        .into_iter()
        .map(|one| {
            let seat = one.seat;
            let cells = one.rounds.iter().map(|coins| view! { <td>{*coins}</td> }).collect_view();
            let start = one.sources[Source::Start as usize];
            view! {
                <tr>
                    <th scope="row">{text(move || ending.with_value(|it| it.name(seat)))}</th>
                    <td>{start}</td>
                    {cells}
                    <td>
                        <b>{one.coins}</b>
                    </td>
                </tr>
            }
        })
        .collect_view();
    view! {
        <div class="scroll" tabindex="0" role="region" aria-label=t!("end-chart-rounds")>
            <table class="ct">
                <thead>
                    <tr>
                        <th scope="col">{t!("players-title")}</th>
                        <th scope="col">{t!("end-source-start")}</th>
                        {head}
                        <th scope="col">{t!("sheet-total")}</th>
                    </tr>
                </thead>
                <tbody>{rows}</tbody>
            </table>
        </div>
    }
}
