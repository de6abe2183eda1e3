//! The whole map, small: where one is when only a part of it is seen, and a way to elsewhere.

use std::sync::Arc;

use leptos::html::Div;
use leptos::prelude::*;
use web_sys::PointerEvent;

use super::camera::Camera;
use super::draw;
use super::sitting::Fixed;
use super::ui::Ui;
use crate::bits::{Show, flag, text};

/// The small map. It repeats what the map tells, so only pointers use it.
#[component]
pub fn Mini(fixed: Arc<Fixed>) -> impl IntoView {
    let ui = expect_context::<Ui>();
    let camera = expect_context::<Camera>();
    let [width, height] = fixed.shape.size.map(|side| f64::from(side) / 10.0);
    let paths: Arc<Vec<String>> = Arc::new(
        (0..fixed.shape.regions.len()).map(|at| draw::path(&fixed.shape.outline(at)) + "z").collect(),
    );
    let regions = Memo::new(move |_| {
        let Some(moment) = ui.moment() else { return String::new() };
        let table = moment.table();
        let one = |(at, path): (usize, &String)| {
            let holder = table.holder(engine::Region(at as u8)).map(|id| table.band(id));
            let class = match holder {
                Some(band) if band.declined => format!("P{} gone", band.owner.letter()),
                Some(band) => format!("P{}", band.owner.letter()),
                None => format!("t t-{}", fixed.board().regions[at].terrain),
            };
            format!(r#"<path class="{class}" d="{path}"/>"#)
        };
        paths.iter().enumerate().map(one).collect()
    });
    // Made smaller as a whole, and its edge as much thicker, so that nothing is laid out anew while the map moves.
    let frame = move || {
        let [x, y, w, h] = camera.seen().unwrap_or([0.0, 0.0, width, height]);
        let (wide, high) = (w / width, h / height);
        format!(
            "transform:translate({:.2}%,{:.2}%) scale({wide:.4},{high:.4});--edge:{:.2}px",
            x / width * 100.0,
            y / height * 100.0,
            2.0 / wide.max(0.1)
        )
    };
    let place = NodeRef::<Div>::new();
    let go = move |event: &PointerEvent| {
        let Some(bounds) = place.get_untracked().map(|it| it.get_bounding_client_rect()) else { return };
        let share = |at: i32, from: f64, size: f64| (f64::from(at) - from) / size.max(1.0);
        camera.look_at([
            share(event.client_x(), bounds.left(), bounds.width()),
            share(event.client_y(), bounds.top(), bounds.height()),
        ]);
    };
    view! {
        <Show when=flag(move || camera.seen().is_some())>
            <div class="mini" node_ref=place aria-hidden="true" data-test="mini"
                on:pointerdown=move |event| go(&event)
                on:pointermove=move |event| if event.buttons() != 0 { go(&event) }>
                <svg viewBox=format!("0 0 {width} {height}")>
                    <g inner_html=text(move || regions.get())></g>
                </svg>
                <div class="seen" style=text(frame)></div>
            </div>
        </Show>
    }
}
