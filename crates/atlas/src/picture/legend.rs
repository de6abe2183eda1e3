//! The legend: every terrain and symbol of a board, with its name.

use content::board::BoardFile;

use super::palette::{INK, inks, mark, terrain_mark};
use super::plates::{disc_with, glyph};
use super::stamps::{plan, stamp};
use super::words::{self, Letters};
use crate::frame::Vec2;

const PAPER: &str = "#fcf5e5";
const WORDS: &str = "#1b262c";
const ROW: f64 = 44.0;

/// The legend of a board on a card that wide, and how tall it is.
pub fn legend(board: &BoardFile, width: f64) -> (String, f64) {
    let pieces = board.pieces();
    let has_terrain = |key: &str| board.regions.iter().any(|region| region.terrain == key);
    let has_symbol =
        |key: &str| board.regions.iter().any(|region| region.symbols.iter().any(|symbol| symbol == key));
    let terrains =
        pieces.map_or(&[][..], |p| p.terrains).iter().map(|t| t.key).filter(|key| has_terrain(key));
    let symbols = pieces.map_or(&[][..], |p| p.symbols).iter().map(|s| s.key).filter(|key| has_symbol(key));
    let mut entries: Vec<(String, String, f64)> = terrains.map(terrain).collect();
    let size = (0..board.regions.len()).find_map(|at| board.island_size(at));
    let symbols: Vec<(String, String, f64)> = symbols
        .map(|key| match size.filter(|_| key == "legend") {
            Some(size) => letter(key, size.letter()),
            None => symbol(key),
        })
        .collect();
    entries.extend(symbols);
    // Entries flow like words: a new row when the present one is full.
    let (mut x, mut y) = (20.0, 14.0);
    let mut parts = Vec::new();
    for (picture, name, picture_width) in entries {
        let name_width = words::width(Letters::Text, &name, 16.5);
        let whole = picture_width + 9.0 + name_width;
        if x + whole > width - 16.0 {
            x = 20.0;
            y += ROW;
        }
        let path = words::path(Letters::Text, &name, 16.5, (picture_width + 9.0, ROW / 2.0 + 6.0));
        parts.push(format!(
            r#"<g transform="translate({x:.1} {y:.1})">{picture}<path fill="{WORDS}" d="{path}"/></g>"#
        ));
        x += whole + 26.0;
    }
    let height = y + ROW + 14.0;
    let sheet = |drop: f64, color: &str| {
        format!(r#"<rect y="{drop}" width="{width}" height="{height}" rx="16" fill="{color}"/>"#)
    };
    (format!("{}{}{}", sheet(5.0, "#a68f63"), sheet(0.0, PAPER), parts.concat()), height)
}

fn terrain(key: &str) -> (String, String, f64) {
    let (name, color, word) = terrain_mark(key);
    let inks = inks(key);
    let kind = plan(key).kinds[0];
    let marks: Vec<String> = [(13.0, 15.0), (43.0, 27.0)]
        .iter()
        .map(|(x, y)| format!(r#"<g transform="translate({x} {y}) scale(0.72)">{}</g>"#, stamp(kind, key)))
        .collect();
    let swatch = format!(
        r#"<rect y="4" width="58" height="36" rx="9" fill="{}" stroke="{INK}" stroke-width="1.6"/>{}<circle cx="29" cy="22" r="11.5" fill="{PAPER}" stroke="{INK}" stroke-width="1.2"/>{}"#,
        inks.fill,
        marks.concat(),
        glyph(name, Vec2 { x: 29.0, y: 22.0 }, 16.0, color)
    );
    let word = if key.ends_with("mountain") { format!("{word} +1") } else { word.to_owned() };
    (swatch, word, 58.0)
}

fn letter(key: &str, letter: &str) -> (String, String, f64) {
    let (_, color, word) = mark(key);
    (disc_with(letter, color, Vec2 { x: 17.0, y: 22.0 }, 16.0), word.to_owned(), 34.0)
}

fn symbol(key: &str) -> (String, String, f64) {
    let (name, color, word) = mark(key);
    let disc = format!(
        r#"<circle cx="17" cy="22" r="16" fill="{PAPER}" stroke="{INK}" stroke-width="1.4"/>{}"#,
        glyph(name, Vec2 { x: 17.0, y: 22.0 }, 22.0, color)
    );
    (disc, word.to_owned(), 34.0)
}
