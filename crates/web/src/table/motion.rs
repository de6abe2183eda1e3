//! What flies over the table is drawn over everything, moved by the browser alone, and gone when it has landed. It is
//! fetched when something first flies.

use std::sync::Arc;

use engine::Seat;
use leptos::prelude::*;

use super::camera::Camera;
use super::draw::{self, Token};
use super::flights::{Flight, Place, Thing, flights};
use super::sitting::Fixed;
use super::ui::Ui;
use crate::bits::effect;
use crate::settings::Speed;

/// How long each waits for the one before it, in milliseconds.
const APART: usize = 35;
/// How many may be on their way: where none lands, because nobody looks, no more take off.
const MOST: usize = 48;

/// Something on its way.
#[derive(Clone, Debug)]
struct Flying {
    number: usize,
    thing: Thing,
    /// From where to where, in pixels of the window, and after which wait, as CSS.
    way: String,
}

/// What flies.
#[component]
pub fn Flights() -> impl IntoView {
    let (ui, camera) = (expect_context::<Ui>(), expect_context::<Camera>());
    let fixed = expect_context::<Arc<Fixed>>();
    let flying = RwSignal::new(Vec::<Flying>::new());
    let shape = fixed.clone();
    effect(move || {
        let news = ui.live.shown.news.get();
        let all = untrack(|| wanted(ui, &shape, &news)).unwrap_or_default();
        if all.is_empty() {
            return;
        }
        let fixed = shape.clone();
        // What changed is laid out by then.
        camera.next_frame(move || {
            flying.update(|flying| {
                let first = flying.last().map_or(0, |last| last.number + 1);
                let found = all.iter().enumerate().filter_map(|(nth, flight)| {
                    let [from, to] = [flight.from, flight.to].map(|place| position(camera, &fixed, place));
                    let ([x0, y0], [x1, y1]) = (from?, to?);
                    let way = format!(
                        "--x0:{x0:.0}px;--y0:{y0:.0}px;--x1:{x1:.0}px;--y1:{y1:.0}px;animation-delay:{}ms",
                        nth * APART
                    );
                    Some(Flying { number: first + nth, thing: flight.thing, way })
                });
                let room = MOST.saturating_sub(flying.len());
                flying.extend(found.take(room).collect::<Vec<_>>());
            });
        });
    });
    let one = move |it: Flying| {
        let land = move |_| flying.update(|flying| flying.retain(|other| other.number != it.number));
        match it.thing {
            Thing::Coin => {
                view! { <span class="fly coin" style=it.way on:animationend=land></span> }.into_any()
            }
            Thing::Token(seat, race) => {
                let race = &fixed.game.ability(race).key;
                let drawing = draw::token(Token { letter: seat.letter(), race, n: 1, declined: false });
                view! { <svg class="fly" viewBox="-28 -30 56 58" style=it.way inner_html=drawing on:animationend=land></svg> }
                    .into_any()
            }
        }
    };
    view! {
        <div class="flights" aria-hidden="true" data-test="flights">
            <For each=move || flying.get() key=|it| it.number children=one/>
        </div>
    }
}

/// What is to fly: nothing for whoever wants things not to move, or sees others' turns at once.
fn wanted(ui: Ui, fixed: &Fixed, news: &[engine::Event]) -> Option<Vec<Flight>> {
    let (before, now) = (ui.live.shown.before.get()?, ui.moment()?);
    let is_own = ui.me.get() == Some(before.table().seat());
    let is_watched = is_own || ui.settings.speed.get() != Speed::AtOnce;
    (is_watched && ui.settings.moves()).then(|| flights(&fixed.game, before.table(), now.table(), news))
}

/// Where a place is in the window, in pixels, if it is to be seen.
fn position(camera: Camera, fixed: &Fixed, place: Place) -> Option<[f64; 2]> {
    match place {
        Place::Region(_) | Place::Board => {
            let port = camera.port.get_untracked()?.get_bounding_client_rect();
            let at = match place {
                Place::Region(region) => untrack(|| camera.on_port(fixed.anchor(region))),
                _ => [0.5, 0.5],
            };
            let [x, y] = at.map(|share| share.clamp(0.02, 0.98));
            (port.width() > 0.0).then(|| [port.left() + x * port.width(), port.top() + y * port.height()])
        }
        Place::Combo(slot) => middle(&format!("[data-test='combo-{slot}'] .pic")),
        Place::Player(seat) => purse(seat),
    }
}

/// Where a player's coins are shown, or else what stands for the player.
fn purse(seat: Seat) -> Option<[f64; 2]> {
    let letter = seat.letter();
    let card = format!("[data-test='player-{letter}'] .who");
    let strip = format!("[data-test='strip-{letter}']");
    [&format!("{card} .coin"), &format!("{strip} .coin"), &card, &strip]
        .into_iter()
        .find_map(|css| middle(css))
}

/// The middle of the first thing that fits, if it is shown.
fn middle(css: &str) -> Option<[f64; 2]> {
    let it = document().query_selector(css).ok()??.get_bounding_client_rect();
    let (wide, high) = (it.width(), it.height());
    (wide > 0.0 && high > 0.0).then(|| [it.left() + wide / 2.0, it.top() + high / 2.0])
}
