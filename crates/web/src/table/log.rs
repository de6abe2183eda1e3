//! What happened, turn by turn, the newest first. A line lights its regions on the map, and a region its lines.

use engine::notation::Part;
use engine::{Event, Region, Seat};
use leptos::ev::MouseEvent;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::Element;
use wire::protocol::{SeatCard, SeatKind};

use super::camera::Camera;
use super::parts::{glyph, rule_link};
use super::text;
use super::timeline::{icon, is_secret, rule_of};
use super::ui::Ui;
use crate::bits::{Show, click, flag, part};
use crate::outcome;
use crate::words::{fill, say, t};

/// A line of the log.
#[derive(Clone, Debug, PartialEq)]
struct Line {
    icon: &'static str,
    words: String,
    regions: Vec<Region>,
    /// The rule it comes from, if it is one of a tile, of the die, of a loss or of a score.
    rule: Option<String>,
}

/// A turn in the log.
#[derive(Clone, Debug, PartialEq)]
struct Turn {
    /// Whose, unless it is the setup.
    seat: Option<Seat>,
    round: u8,
    /// What it brought, as far as it is known.
    coins: Option<i32>,
    lines: Vec<Line>,
}

/// How many turns are shown unless all are asked for: a long game stays as light as a short one.
const SHOWN: usize = 8;

/// The log.
#[component]
pub fn Log() -> impl IntoView {
    let (ui, camera) = (expect_context::<Ui>(), expect_context::<Camera>());
    let all = RwSignal::new(false);
    let turns = Memo::new(move |_| turns(ui, if all.get() { usize::MAX } else { SHOWN + 1 }));
    let more = flag(move || !all.get() && turns.with(|turns| turns.len() > SHOWN));
    // The list listens for all of its lines, however many there are.
    let light = move |regions: Vec<Region>| {
        if ui.pointing.lit.with_untracked(|lit| *lit != regions) {
            ui.pointing.lit.set(regions);
        }
    };
    // Who presses a line wants to see where that was, wherever on the map it is.
    let show = move |event: MouseEvent| {
        let regions = regions_at(&event);
        let fixed = ui.live.fixed.get_untracked();
        let anchors: Option<Vec<_>> =
            fixed.map(|fixed| regions.iter().map(|&region| fixed.anchor(region)).collect());
        light(regions);
        camera.reveal(&anchors.unwrap_or_default());
    };
    view! {
        <section class="card log" aria-label=t!("aria-log") data-test="log" id="log">
            <h2>{t!("log-title")}<Show when=flag(move || !ui.live.looks_back())>
                <button class="btn s quiet" data-test="look-back" on:click=click(move |_| ui.live.look_back(None))>{glyph("ui-prev")}{t!("log-look-back")}</button>
            </Show></h2>
            <div class="rows" tabindex="0" on:pointerover=move |event| light(regions_at(&event)) on:pointerleave=move |_| light(Vec::new()) on:click=click(show)>{part(move || {
                let mut turns = turns.get();
                if !all.get() {
                    turns.truncate(SHOWN);
                }
                let own = |turn: &Turn| turn.seat.is_some_and(|seat| ui.live.people.yours.with(|it| it.contains(&seat)));
                let last = turns.iter().skip(1).position(own).map(|at| at + 1);
                let rows = turns.into_iter().enumerate();
                rows.map(|(nth, turn)| view! {
                    {(Some(nth) == last && nth > 1).then(|| view! { <p class="div">{say("log-since")}</p> })}
                    {group(ui, nth, turn)}
                }).collect_view()
            })}<Show when=more><button class="btn s earlier" data-test="log-earlier" on:click=click(move |_| all.set(true))>{t!("log-earlier")}</button></Show></div>
        </section>
    }
}

/// The regions of the line that an event is about.
fn regions_at(event: &web_sys::Event) -> Vec<Region> {
    let target = event.target().and_then(|it| it.dyn_into::<Element>().ok());
    let line = target.and_then(|it| it.closest("[data-regions]").ok().flatten());
    let numbers = line.and_then(|it| it.get_attribute("data-regions")).unwrap_or_default();
    numbers.split(' ').filter_map(|number| number.parse().ok().map(Region)).collect()
}

fn group(ui: Ui, nth: usize, turn: Turn) -> impl IntoView {
    let Turn { seat, round, coins, lines } = turn;
    let title = match seat {
        None => say("log-setup"),
        Some(seat) if ui.live.people.yours.with_untracked(|it| *it == [seat]) => {
            fill("log-you", [("round", round.into())])
        }
        Some(seat) => {
            let name =
                text::narrate(ui.live, |narrator, _| narrator.seat(seat).to_owned()).unwrap_or_default();
            fill("log-turn", [("name", name.into()), ("round", round.into())])
        }
    };
    let letter = seat.map(Seat::letter);
    let team = ui.live.fixed.with_untracked(|fixed| outcome::team_key(&fixed.as_ref()?.game, seat?));
    view! {
        <h3 class=letter.map(|it| format!("P{it}"))>
            {letter.map(|it| view! { <span class="badge">{it.to_string()}</span> })}<span>{title}{team.map(|it| view! { <small class="side">{say(it)}</small> })}</span>
            {seat.filter(|&seat| is_bot(ui, seat)).map(|seat| view! {
                <button class="btn s quiet" type="button" data-test="why" on:click=click(move |_| ui.panels.why.set(Some((seat, round))))>{say("log-why")}</button>
            })}
            {match coins {
                Some(coins) if coins != 0 => view! { <span class="coin">{text::signed(coins as i16)}</span> }.into_any(),
                _ if nth == 0 => view! { <span class="tag on">{say("log-now")}</span> }.into_any(),
                _ => ().into_any(),
            }}
        </h3>
        <ul>{lines.into_iter().map(|line| {
            let Line { icon, words, regions, rule } = line;
            let numbers = regions.iter().map(|region| region.0.to_string()).collect::<Vec<_>>().join(" ");
            let here = move || ui.pointing.hover.get().or(ui.pointing.open.get()).is_some_and(|region| regions.contains(&region));
            view! { <li class:lit=here data-regions=numbers>{glyph(icon)}<span>{words}{rule.map(|rule| view! { " "{rule_link(rule)} })}</span></li> }
        }).collect_view()}</ul>
    }
}

/// Whether a bot has the seat, at a table that can be asked.
fn is_bot(ui: Ui, seat: Seat) -> bool {
    let bot = |it: &SeatCard| it.seat == seat && matches!(it.kind, SeatKind::Bot(_));
    let any = ui.live.people.presence.with_untracked(|it| it.iter().flat_map(|it| &it.seats).any(bot));
    any && ui.live.is_judged()
}

/// So many turns, the newest first. Only what they need of the log is read, however long it is.
fn turns(ui: Ui, most: usize) -> Vec<Turn> {
    let Some(fixed) = ui.live.fixed.get() else { return Vec::new() };
    let mut turns = vec![Turn { seat: None, round: 0, coins: None, lines: Vec::new() }];
    let log = ui.live.shown.log.get();
    let (mut events, mut begun) = (Vec::new(), 0);
    for line in log.iter().rev().flat_map(|entry| entry.events.iter().rev()) {
        let Ok(event) = Event::read(&fixed.game, line) else { continue };
        events.push(event);
        begun += usize::from(matches!(event, Event::TurnBegan { .. }));
        if begun == most {
            break;
        }
    }
    let told = text::narrate(ui.live, |narrator, _| {
        for event in events.into_iter().rev() {
            if let Event::TurnBegan { seat, round } = event {
                turns.push(Turn { seat: Some(seat), round, coins: None, lines: Vec::new() });
                continue;
            }
            // There is always the setup.
            let Some(turn) = turns.last_mut() else { continue };
            let secret = is_secret(&event);
            if let Some(seat) = turn.seat.filter(|_| !secret) {
                let moves = outcome::moves(&fixed.game, event, seat);
                for (_, _, coins) in moves.into_iter().filter(|(whose, ..)| *whose == seat) {
                    *turn.coins.get_or_insert(0) += coins;
                }
            }
            if let Some(icon) = icon(event).filter(|_| !secret) {
                let region =
                    |part: (&str, Part)| if let Part::Region(region) = part.1 { Some(region) } else { None };
                let regions = event.parts().into_iter().filter_map(region).collect();
                let rule = rule_of(&fixed.game, event).map(str::to_owned);
                turn.lines.push(Line { icon, words: narrator.event(event), regions, rule });
            }
        }
    });
    if told.is_none() {
        return Vec::new();
    }
    turns.retain(|turn| !turn.lines.is_empty() || turn.seat.is_some());
    turns.reverse();
    turns
}
