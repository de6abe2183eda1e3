//! What stands on the regions of the board under work: terrain, symbols and number; and the icons of the brush.

use content::board::sketch::Sketch;
use leptos::prelude::*;

use crate::assets::asset;

/// How large an icon on the map is, in units.
const SIZE: i32 = 30;

/// The address of the icon of a terrain or symbol of a box.
pub fn icon(set: &str, key: &str) -> String {
    let is_terrain = content::board::pieces::of(set)
        .is_some_and(|pieces| pieces.terrains.iter().any(|terrain| terrain.key == key));
    let sheet = match (set, key) {
        ("underground", _) => "underground",
        ("wow", "entry" | "murloc" | "legend") => "warcraft",
        ("river_world", "river" | "harbor" | "shipyard" | "seer_temple" | "pirate_ship") => "river",
        _ => "base",
    };
    let kind = if is_terrain { "terrain" } else { "symbol" };
    asset(&format!("glyphs.{sheet}.svg#g-{kind}-{key}"))
}

/// What stands on all regions.
pub fn marks(sketch: &Sketch) -> impl IntoView + use<> {
    let middles = sketch.middles();
    let set = sketch.set.clone();
    let one = |(at, region): (usize, &content::board::sketch::Region)| {
        let [x, y] = middles[at];
        let icons: Vec<String> =
            std::iter::once(&region.terrain).chain(&region.symbols).map(|key| icon(&set, key)).collect();
        let half = icons.len() as i32 * SIZE / 2;
        let icons = icons.into_iter().enumerate().map(|(nth, href)| {
            view! { <use href=href x=x - half + nth as i32 * SIZE y=y - SIZE / 2 width=SIZE height=SIZE></use> }
        });
        view! {
            <g>
                <rect x=x - half - 5 y=y - SIZE / 2 - 4 width=2 * half + 10 height=SIZE + 8 rx="8"></rect>
                {icons.collect_view()}
                <text x=x y=y + SIZE + 8>{region.key.clone()}</text>
            </g>
        }
    };
    view! { <g class="marks" aria-hidden="true">{sketch.regions.iter().enumerate().map(one).collect_view()}</g> }
}

/// An icon of the brush.
#[component]
pub fn BoardIcon(#[prop(into)] set: String, #[prop(into)] key: String) -> impl IntoView {
    view! {
        <svg class="i" viewBox="0 0 512 512" aria-hidden="true" focusable="false">
            <use href=icon(&set, &key)></use>
        </svg>
    }
}
