//! The result to show around: as a picture, drawn here, and as a link.

use leptos::prelude::*;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Blob, CanvasRenderingContext2d, HtmlAnchorElement, HtmlCanvasElement, Url};
use wire::protocol::is_here;

use super::{Ending, Icon};
use crate::address;
use crate::bits::click;
use crate::pages::parts::Copy;
use crate::pages::set_key;
use crate::route::Route;
use crate::words::{fill, say, t};

/// How large the picture is.
const SIZE: (f64, f64) = (1200.0, 630.0);
/// The colors of the players, as on the table.
const COLORS: [&str; 5] = ["#c8371f", "#1f5fb0", "#f2b632", "#551d3a", "#62c9be"];
/// The ink on them.
const INKS: [&str; 5] = ["#ffffff", "#ffffff", "#2a1b03", "#ffffff", "#0f2a27"];

/// Ways to show the result to others.
#[component]
pub(super) fn Share(ending: StoredValue<Ending>) -> impl IntoView {
    let link = move || address::full(&Route::Table(ending.with_value(|it| it.card.id.clone())).path());
    // A link to a game that this browser keeps leads nobody else there.
    let is_shared = ending.with_value(|it| !is_here(&it.card.id));
    view! {
        <div class="share">
            <button class="btn" type="button" data-test="picture" on:click=click(move |_| ending.with_value(save))>
                <Icon name="share"/>{t!("end-picture")}
            </button>
            {is_shared.then(|| view! { <Copy text=Signal::derive(link) label=t!("end-link")/> })}
        </div>
    }
}

/// Draws the picture and keeps it as a file.
fn save(ending: &Ending) {
    let Some(canvas) = draw(ending) else { return };
    let kept = Closure::once_into_js(move |blob: Option<Blob>| {
        let Some(address) = blob.and_then(|blob| Url::create_object_url_with_blob(&blob).ok()) else {
            return;
        };
        let link = document().create_element("a").ok().and_then(|it| it.dyn_into::<HtmlAnchorElement>().ok());
        if let Some(link) = link {
            link.set_href(&address);
            link.set_download("elbowroom.png");
            link.click();
        }
        let _ = Url::revoke_object_url(&address);
    });
    // A browser that makes no picture shows none.
    let _ = canvas.to_blob(kept.unchecked_ref());
}

fn draw(ending: &Ending) -> Option<HtmlCanvasElement> {
    let canvas: HtmlCanvasElement = document().create_element("canvas").ok()?.dyn_into().ok()?;
    canvas.set_width(SIZE.0 as u32);
    canvas.set_height(SIZE.1 as u32);
    let pen: CanvasRenderingContext2d = canvas.get_context("2d").ok()??.dyn_into().ok()?;
    let standings = &ending.outcome.standings;
    pen.set_fill_style_str("#1d3a36");
    pen.fill_rect(0.0, 0.0, SIZE.0, SIZE.1);
    pen.set_fill_style_str("#fff8e7");
    pen.fill_rect(40.0, 40.0, SIZE.0 - 80.0, SIZE.1 - 80.0);
    pen.set_fill_style_str("#1b262c");
    let write = |font: &str, text: &str, x: f64, y: f64, wide: f64| {
        pen.set_font(font);
        let _ = pen.fill_text_with_max_width(text, x, y, wide);
    };
    let box_name = say(&set_key(&ending.card.options.set));
    let title = if ending.card.title.is_empty() {
        box_name.clone()
    } else {
        format!("{} · {box_name}", ending.card.title)
    };
    write("800 44px Sansita, Georgia, serif", &title, 76.0, 110.0, 700.0);
    write("28px 'Atkinson Hyperlegible Next', sans-serif", &say("app-name"), 900.0, 108.0, 224.0);
    let row = 390.0 / standings.len().max(1) as f64;
    for (nth, one) in standings.iter().enumerate() {
        let y = 190.0 + row * nth as f64;
        let seat = usize::from(one.seat.0).min(COLORS.len() - 1);
        pen.set_fill_style_str(COLORS[seat]);
        pen.fill_rect(76.0, y - 34.0, 46.0, 46.0);
        pen.set_fill_style_str(INKS[seat]);
        write("800 28px Sansita, Georgia, serif", &one.seat.letter().to_string(), 89.0, y - 1.0, 30.0);
        pen.set_fill_style_str("#1b262c");
        let name = format!("{}. {}", one.place, ending.name(one.seat));
        write("700 32px 'Atkinson Hyperlegible Next', sans-serif", &name, 140.0, y, 330.0);
        write("800 44px Sansita, Georgia, serif", &one.coins.to_string(), 490.0, y + 2.0, 90.0);
    }
    lines(&pen, ending);
    let rounds = fill("n-rounds", [("rounds", ending.rounds.into())]);
    write("24px 'Atkinson Hyperlegible Next', sans-serif", &rounds, 640.0, 560.0, 400.0);
    Some(canvas)
}

/// The coins of everybody, added up round by round.
fn lines(pen: &CanvasRenderingContext2d, ending: &Ending) {
    let (left, top, wide, high) = (640.0, 160.0, 470.0, 350.0);
    let standings = &ending.outcome.standings;
    let most = f64::from(standings.iter().map(|one| one.coins).max().unwrap_or(1).max(1));
    pen.set_stroke_style_str("#c9bfa8");
    pen.set_line_width(2.0);
    pen.stroke_rect(left, top, wide, high);
    for (nth, one) in standings.iter().enumerate() {
        pen.set_stroke_style_str(COLORS[usize::from(one.seat.0).min(COLORS.len() - 1)]);
        pen.set_line_width(6.0);
        // Lines differ by more than their color.
        let dashes: js_sys::Array = [[0.0, 0.0], [14.0, 8.0], [4.0, 8.0], [24.0, 8.0], [10.0, 4.0]]
            [nth.min(4)]
        .iter()
        .filter(|it| **it > 0.0)
        .map(|it| JsValue::from_f64(*it))
        .collect();
        let _ = pen.set_line_dash(&dashes);
        pen.begin_path();
        let mut sum = one.sources[0];
        let place = |nth: usize, sum: i32| {
            let x = left + wide * nth as f64 / one.rounds.len().max(1) as f64;
            (x, top + high - high * f64::from(sum) / most)
        };
        let (x, y) = place(0, sum);
        pen.move_to(x, y);
        for (nth, coins) in one.rounds.iter().enumerate() {
            sum += coins;
            let (x, y) = place(nth + 1, sum);
            pen.line_to(x, y);
        }
        pen.stroke();
    }
    let _ = pen.set_line_dash(&js_sys::Array::new());
}
