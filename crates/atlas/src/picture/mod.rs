//! A board as a picture: terrain in color, texture and glyph, symbols, coasts, rivers, chasms, and a legend.

mod layers;
mod legend;
mod palette;
mod plates;
mod stamps;
mod words;

use content::board::BoardFile;
use content::board::shape::Shape;
#[cfg(feature = "paint")]
use resvg::{tiny_skia, usvg};

pub use layers::{INK_LINE, ground};
use palette::{ON_TABLE, ON_TABLE_2, TABLE};
use words::Letters;

/// What lies around the map: left and right of it.
const MARGIN: f64 = 34.0;
/// The height of the line with the title.
const HEAD: f64 = 66.0;

/// Draws a board with its legend as an SVG that needs nothing else to look right.
pub fn svg(board: &BoardFile, shape: &Shape) -> String {
    let [map_width, map_height] = shape.size.map(|side| f64::from(side) / 10.0);
    let (legend, legend_height) = legend::legend(board, map_width);
    let legend_top = HEAD + map_height + 34.0;
    let legend = format!(r#"<g transform="translate({MARGIN} {legend_top})">{legend}</g>"#);
    sheet(board, shape, &legend, legend_top + legend_height + 26.0)
}

/// Draws a board without its legend.
pub fn bare_svg(board: &BoardFile, shape: &Shape) -> String {
    sheet(board, shape, "", HEAD + f64::from(shape.size[1]) / 10.0 + 34.0)
}

fn sheet(board: &BoardFile, shape: &Shape, legend: &str, height: f64) -> String {
    let [map_width, map_height] = shape.size.map(|side| f64::from(side) / 10.0);
    let width = map_width + 2.0 * MARGIN;
    let title = title(board);
    let about = about(board);
    let mut parts = vec![
        format!(
            r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}" role="img">"#
        ),
        format!("<title>{}</title>", escaped(&title)),
        "<!-- Icons by Lorc, Delapouite and others, game-icons.net, CC BY 3.0. -->".to_owned(),
        format!(r#"<rect width="{width}" height="{height}" fill="{TABLE}"/>"#),
    ];
    let start = width - MARGIN - words::width(Letters::Text, &about, 16.0);
    // A set has the names of all its islands, which are smaller where they would run into what is beside them.
    let room = start - 2.0 * MARGIN;
    let size = 31.0_f64.min(31.0 * room / words::width(Letters::Display, &title, 31.0));
    parts.push(text(Letters::Display, &title, size, (MARGIN, 45.0), ON_TABLE));
    parts.push(text(Letters::Text, &about, 16.0, (start, 43.0), ON_TABLE_2));
    parts.push(frame(map_width, map_height));
    parts.push(format!(r#"<g transform="translate({MARGIN} {HEAD})">"#));
    parts.push(layers::map(board, shape));
    parts.push("</g>".to_owned());
    parts.extend([legend.to_owned(), "</svg>".to_owned(), String::new()]);
    parts.join("\n")
}

/// Paints an SVG of ours that many pixels wide, as a PNG.
#[cfg(feature = "paint")]
pub fn png(svg: &str, width: u32) -> Result<Vec<u8>, String> {
    let tree = usvg::Tree::from_str(svg, &usvg::Options::default()).map_err(|error| error.to_string())?;
    let scale = width as f32 / tree.size().width();
    let height = (tree.size().height() * scale).floor() as u32;
    let mut pixels = tiny_skia::Pixmap::new(width, height).ok_or("a picture needs a width")?;
    resvg::render(&tree, tiny_skia::Transform::from_scale(scale, scale), &mut pixels.as_mut());
    pixels.encode_png().map_err(|error| error.to_string())
}

/// The name of a board as people see it.
pub fn title(board: &BoardFile) -> String {
    if let Some(title) = &board.title {
        return title.clone();
    }
    match board.set.as_str() {
        "underground" => "Underground".to_owned(),
        "wow" => "Islands".to_owned(),
        "river_world" => "River World".to_owned(),
        _ => "Small World".to_owned(),
    }
}

fn about(board: &BoardFile) -> String {
    let kind = if board.provenance == "original" { "original board" } else { "official board" };
    match board.size {
        Some(size) => format!("{} island · {kind}", size.key()),
        None => format!("{} players · {} rounds · {kind}", board.players, board.rounds),
    }
}

fn text(letters: Letters, word: &str, size: f64, at: (f64, f64), color: &str) -> String {
    format!(r#"<path fill="{color}" d="{}"/>"#, words::path(letters, word, size, at))
}

/// The board as a thing on the table: its shadow, its thick lower edge, its paper rim.
fn frame(width: f64, height: f64) -> String {
    let sheet = |grow: f64, drop: f64, color: &str, opacity: f64| {
        format!(
            r#"<rect x="{}" y="{}" width="{}" height="{}" rx="{}" fill="{color}" fill-opacity="{opacity}"/>"#,
            MARGIN - grow,
            HEAD - grow + drop,
            width + 2.0 * grow,
            height + 2.0 * grow,
            30.0 + grow
        )
    };
    [sheet(11.0, 16.0, "#0a1416", 0.45), sheet(9.0, 8.0, "#a68f63", 1.0), sheet(9.0, 0.0, "#f3e8cf", 1.0)]
        .concat()
}

fn escaped(words: &str) -> String {
    words.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}
