//! The icons of the boxes played.

use std::sync::Arc;

use content::blank::{HomeTile, Kind, Picture, icons};
use leptos::prelude::*;

use super::live::Live;
use super::sitting::Fixed;
use super::text;
use crate::api;
use crate::assets::asset;

/// Fetches the icons of the boxes played, and gives what has none a plain one.
pub fn load(live: Live, fixed: &Arc<Fixed>) {
    let played = fixed.card.options.set.split('+').filter(|set| *set != "base").map(str::to_owned);
    let mut boxes: Vec<String> = ["ui".to_owned(), "base".to_owned()].into_iter().chain(played).collect();
    // A home-made tile may borrow an icon of any box.
    for tile in &fixed.home {
        if let Picture::Icon(icon) = &tile.picture
            && let Some((set, _)) = icons().find(|(_, known)| known == icon)
            && !boxes.iter().any(|known| known == set)
        {
            boxes.push(set.to_owned());
        }
    }
    let fixed = fixed.clone();
    leptos::task::spawn_local(async move {
        for set in boxes {
            let id = format!("glyphs-{set}");
            if document().get_element_by_id(&id).is_some() {
                continue;
            }
            let Some(text) = api::text(&asset(&format!("glyphs.{set}.svg"))).await else { continue };
            insert(&id, &text);
        }
        // The table may have been left meanwhile.
        if live.fixed.is_disposed() {
            return;
        }
        let game = &fixed.game;
        let own: String = fixed.home.iter().filter_map(symbol).collect();
        insert("glyphs-own", &format!("<svg>{own}</svg>"));
        let tiles = game.tiles().map(|(tile, _)| {
            let key =
                untrack(|| text::narrate(live, |narrator, _| narrator.tile_key(tile))).unwrap_or_default();
            (key, if game.is_race(tile) { "ui-blank_race" } else { "ui-blank_power" })
        });
        let marks = game.marks().map(|(_, spec)| (format!("mark-{}", spec.key), "ui-blank_power"));
        let lacks = |(id, _): &(String, &str)| document().get_element_by_id(&format!("g-{id}")).is_none();
        let plain: String = tiles
            .chain(marks)
            .filter(lacks)
            .map(|(id, plain)| {
                format!(r##"<symbol id="g-{id}" viewBox="0 0 512 512"><use href="#g-{plain}"/></symbol>"##)
            })
            .collect();
        insert("glyphs-home", &format!("<svg>{plain}</svg>"));
    });
}

/// What stands for a home-made tile that has a picture of its own.
fn symbol(tile: &HomeTile) -> Option<String> {
    let kind = if tile.kind == Kind::Power { "power" } else { "race" };
    let body = match &tile.picture {
        Picture::Plain => return None,
        Picture::Icon(icon) => format!(r##"<use href="#g-{icon}"/>"##),
        Picture::Letters(letters) => {
            // Nothing but letters and digits passes the check of tiles.
            let size = [420, 420, 300, 210][letters.chars().count().min(3)];
            format!(
                r#"<text x="256" y="256" dy=".35em" text-anchor="middle" font-size="{size}" font-weight="800" fill="currentColor">{letters}</text>"#
            )
        }
    };
    Some(format!(r#"<symbol id="g-{kind}-{}" viewBox="0 0 512 512">{body}</symbol>"#, tile.ability.key))
}

fn insert(id: &str, svg: &str) {
    let Ok(holder) = document().create_element("div") else { return };
    holder.set_id(id);
    holder.set_class_name("glyphs");
    holder.set_inner_html(svg);
    // Without a body there is nothing to draw on either.
    let _ = document().body().map(|body| body.append_child(&holder));
}
