//! What a browser fetches to show a page, in bytes as they travel.

use std::fs;
use std::path::Path;

/// The file beside the page that says what is fetched for what.
pub const FILE: &str = "weight.json";

/// What the front page fetches, besides the page itself.
const FRONT: [&str; 9] = [
    "app.css",
    "app.js",
    "app_bg.wasm",
    "fonts/atkinson-hyperlegible-next-latin-wght-normal.woff2",
    "fonts/sansita-latin-800-normal.woff2",
    "front.svg",
    "glyphs.ui.svg",
    "parts.js",
    "words.en.ftl",
];

/// What only the front page needs of that.
const PICTURE: &str = "front.svg";

/// What a table of the base box fetches besides, and the parts of the wasm that it needs.
const TABLE: [&str; 3] = ["glyphs.base.svg", "items.en.ftl", "table.css"];

/// What is fetched for one page.
pub struct Weight {
    /// The page.
    pub page: &'static str,
    /// The files and what they weigh.
    pub parts: Vec<(String, u64)>,
}

impl Weight {
    /// What all of it weighs.
    pub fn bytes(&self) -> u64 {
        self.parts.iter().map(|(_, bytes)| bytes).sum()
    }
}

/// What is fetched for the front page, and for a table by whoever comes straight to it.
pub fn weights(page: &Path, assets: &Path, table_parts: &[String]) -> Result<[Weight; 2], String> {
    let weigh = |folder: &Path, name: &str| -> Result<(String, u64), String> {
        let path = folder.join(format!("{name}.br"));
        let bytes = fs::metadata(&path).map_err(|error| format!("{}: {error}", path.display()))?.len();
        Ok((name.to_owned(), bytes))
    };
    let mut front = vec![weigh(page, crate::INDEX)?];
    for name in FRONT {
        front.push(weigh(assets, name)?);
    }
    let mut table: Vec<(String, u64)> = front.iter().filter(|(name, _)| name != PICTURE).cloned().collect();
    for name in table_parts.iter().map(String::as_str).chain(TABLE) {
        table.push(weigh(assets, name)?);
    }
    Ok([Weight { page: "front", parts: front }, Weight { page: "table", parts: table }])
}

/// The same as JSON: `{"front_bytes": 1, "table_bytes": 2, "front": {"app.js": 1}, "table": {}}`.
pub fn json(weights: &[Weight]) -> String {
    let sums = weights.iter().map(|it| format!("\"{}_bytes\": {}", it.page, it.bytes()));
    let parts = weights.iter().map(|it| {
        let parts: Vec<String> =
            it.parts.iter().map(|(name, bytes)| format!("\"{name}\": {bytes}")).collect();
        format!("\"{}\": {{{}}}", it.page, parts.join(", "))
    });
    let all: Vec<String> = sums.chain(parts).collect();
    format!("{{{}}}\n", all.join(", "))
}
