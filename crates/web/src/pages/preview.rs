//! A board in small: terrains in their colors, and what stands for them.

#![allow(clippy::needless_pass_by_value, reason = "a component owns what it is given")]

use std::fmt::Write;

use content::board::shape::{Point, Shape};
use leptos::prelude::*;
use wire::protocol::Sheet;

use crate::assets::asset;

/// The map of a board.
#[component]
pub fn Preview(
    /// The board and its shape.
    sheet: Sheet,
    /// What it shows, for readers.
    #[prop(into)]
    label: Signal<String>,
) -> impl IntoView {
    let Ok(shape) = Shape::parse("preview", &sheet.shape, &sheet.board) else {
        return view! { <div class="map small"></div> }.into_any();
    };
    let size = 30.0 * f64::from(shape.scale) / 100.0;
    let [width, height] = shape.size.map(|side| f64::from(side) / 10.0);
    // Which box has the icon of a terrain: the land of all boxes above the ground is that of the base game.
    let set = &*sheet.board.set;
    let sheet_of = |terrain: &str| match (set, terrain) {
        ("river_world", "river") => "river",
        ("river_world" | "wow", _) => "base",
        _ => set,
    };
    let grounds = sheet
        .board
        .regions
        .iter()
        .enumerate()
        .map(|(at, region)| {
            let fill = format!("var(--{}, var(--sea))", region.terrain);
            view! { <path d=outline(&shape.outline(at)) style=format!("fill:{fill}")></path> }
        })
        .collect_view();
    let signs = sheet
        .board
        .regions
        .iter()
        .zip(&shape.regions)
        // Islands are smaller than other boards, and so is what stands on them.
        .filter(|(_, outline)| outline.room * 100 > 240 * shape.scale)
        .map(|(region, outline)| {
            let [x, y] = outline.anchor.map(|it| f64::from(it) / 10.0);
            view! {
                <use
                    href=asset(&format!("glyphs.{}.svg#g-terrain-{}", sheet_of(&region.terrain), region.terrain))
                    x=x - size / 2.0
                    y=y - size / 2.0
                    width=size
                    height=size
                ></use>
            }
        })
        .collect_view();
    view! {
        <svg class="map small" viewBox=format!("0 0 {width} {height}") role="img" aria-label=label>
            <g class="grounds">{grounds}</g>
            <g class="signs">{signs}</g>
        </svg>
    }
    .into_any()
}

fn outline(points: &[Point]) -> String {
    let mut path = String::new();
    for (n, [x, y]) in points.iter().enumerate() {
        let letter = if n == 0 { 'M' } else { 'L' };
        // Writing to a string cannot fail.
        let _ = write!(path, "{letter}{} {}", f64::from(*x) / 10.0, f64::from(*y) / 10.0);
    }
    path.push('Z');
    path
}
