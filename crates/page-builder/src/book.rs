//! What the rule book and the gallery of the page are made of: pictures of positions, and a list of all tiles with what the
//! lab has measured of them.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::fs;
use std::path::Path;

use content::board::shape::Shape;
use content::board::{BoardFile, shipped};
use content::lexicon;
use content::worths::{Figure, TileWorth, Worths};
use engine::{Answer, Game, Region, State};
use kit::scenario::Scenario;
use web::table::draw::{Chip, Scene};
use web::table::sitting::{Price, odds};

use crate::front::drawing;
use crate::squeeze;

/// The positions that are drawn.
pub const POSITIONS: &str = "crates/page-builder/pictures.scn";
/// The folder of what the lab has measured: one file for each box and number of players.
pub const LAB: &str = "crates/content/worths";
/// How much of the map is seen around the regions of a picture, in tenths of a unit.
const MARGIN: i32 = 260;

/// Everything of the book that is not words: files by their names.
pub fn files(root: &Path, symbols: &str) -> Result<Vec<(String, String)>, String> {
    let mut list = String::new();
    for tile in tiles(root)? {
        list.push_str(&tile);
    }
    let mut files = Vec::new();
    for picture in positions(root)? {
        put(&mut list, format_args!("picture\t{}\t{}\n", picture.key, picture.rules.join(" ")));
        files.push((format!("rule-{}.svg", picture.key), picture.draw(root, symbols)?));
    }
    files.push(("book.txt".to_owned(), list));
    Ok(files)
}

/// Adds text, which cannot fail.
fn put(out: &mut String, text: std::fmt::Arguments<'_>) {
    let _ = out.write_fmt(text);
}

/// A picture: what is drawn, and the rules it belongs to.
struct Picture {
    key: String,
    rules: Vec<String>,
    game: Game,
    state: State,
    /// The regions in sight.
    shown: Vec<Region>,
    /// The regions whose cost is shown.
    priced: Vec<Region>,
}

fn positions(root: &Path) -> Result<Vec<Picture>, String> {
    let text = fs::read_to_string(root.join(POSITIONS)).map_err(|error| format!("{POSITIONS}: {error}"))?;
    let fault = |failure: kit::scenario::Failure| {
        format!("{POSITIONS}, line {}, '{}': {}", failure.line, failure.name, failure.why)
    };
    let mut pictures = Vec::new();
    for scenario in Scenario::read(&text).map_err(fault)? {
        let (game, state, lines) = scenario.table(root).map_err(fault)?;
        let regions = |verb: &str| -> Result<Vec<Region>, String> {
            let line = lines.iter().find_map(|line| line.strip_prefix(verb)).unwrap_or_default();
            let find = |key: &str| {
                game.board().region(key).ok_or_else(|| format!("{POSITIONS}: there is no region '{key}'"))
            };
            line.split_whitespace().map(find).collect()
        };
        let (shown, priced) = (regions("show ")?, regions("cost ")?);
        let mut words = scenario.name.split_whitespace().map(str::to_owned);
        let key = words.next().unwrap_or_default();
        if shown.is_empty() {
            return Err(format!("{POSITIONS}: '{key}' shows nothing"));
        }
        let rules = words.collect();
        pictures.push(Picture { key, rules, game, state, shown, priced });
    }
    Ok(pictures)
}

impl Picture {
    /// Draws it as the page draws tables, as much of the map as it is about.
    fn draw(&self, root: &Path, symbols: &str) -> Result<String, String> {
        let key = &self.game.board().key;
        let board = shipped::find(key).map_err(|fault| fault.to_string())?;
        let shape = shipped::find_shape(key).map_err(|fault| fault.to_string())?;
        let window = self.window(&shape);
        let near = |region: usize| touches(&shape, region, window);
        let ground = atlas::picture::ground(&board, &shape);
        let ground: String =
            ground.lines().filter(|line| is_seen(line, &near, window)).collect::<Vec<_>>().join("\n");
        let scene = Scene { board: &board, shape: &shape, game: &self.game, table: self.state.table() };
        let above = self.above(&scene, &board, &near);
        drawing(root, symbols, &ground, &[scene.owners(), above].concat(), window)
    }

    /// What stands on the map: plates, tokens and costs.
    fn above(&self, scene: &Scene<'_>, board: &BoardFile, near: &impl Fn(usize) -> bool) -> String {
        let table = self.state.table();
        let mut out = scene.plates();
        for region in (0..board.regions.len()).filter(|&region| near(region)) {
            let region = Region(region as u8);
            out += &scene.standing(region, table.tokens(region));
        }
        let Some(band) = table.active(table.seat()) else { return out };
        for &region in &self.priced {
            let price = Price::new(&self.game, &self.state, band, region);
            let chip = match price.answer {
                Some(Answer::Attempt { .. }) => {
                    Chip::Die(price.cost, odds(&self.game, price.cost, price.hand))
                }
                Some(_) => Chip::Yes(price.cost),
                None => Chip::No,
            };
            out += &scene.chip(region, chip);
        }
        out
    }

    /// The part of the map in sight: left, top, width and height, in tenths of a unit.
    fn window(&self, shape: &Shape) -> [i32; 4] {
        let points = self.shown.iter().flat_map(|region| shape.outline(usize::from(region.0)));
        let (mut low, mut high) = ([i32::MAX; 2], [i32::MIN; 2]);
        for point in points {
            for axis in 0..2 {
                low[axis] = low[axis].min(point[axis]);
                high[axis] = high[axis].max(point[axis]);
            }
        }
        for axis in 0..2 {
            low[axis] = (low[axis] - MARGIN).max(0);
            high[axis] = (high[axis] + MARGIN).min(shape.size[axis]);
        }
        [low[0], low[1], high[0] - low[0], high[1] - low[1]]
    }
}

/// Whether a region is in sight, at least in part.
fn touches(shape: &Shape, region: usize, [left, top, width, height]: [i32; 4]) -> bool {
    let outline = shape.outline(region);
    let span = |axis: usize| {
        let values = outline.iter().map(|point| point[axis]);
        values.fold((i32::MAX, i32::MIN), |(low, high), v| (low.min(v), high.max(v)))
    };
    let ((x0, x1), (y0, y1)) = (span(0), span(1));
    x1 >= left && x0 <= left + width && y1 >= top && y0 <= top + height
}

/// Whether a line of the ground is needed: textures of regions and stamps out of sight are not.
fn is_seen(line: &str, near: &impl Fn(usize) -> bool, window: [i32; 4]) -> bool {
    let number = |text: &str| text.split(|c: char| !c.is_ascii_digit()).next()?.parse().ok();
    if let Some(region) = line.split_once("clip-path=\"url(#c").and_then(|(_, rest)| number(rest)) {
        return near(region);
    }
    if let Some((_, rest)) =
        line.split_once("<use href=\"#s-").and_then(|(_, rest)| rest.split_once("translate("))
    {
        let place: Vec<f64> = rest.split([' ', ')', ',']).take(2).filter_map(|v| v.parse().ok()).collect();
        let [left, top, width, height] = window.map(|v| f64::from(v) / 10.0);
        if let [x, y] = place[..] {
            let reach = 30.0;
            return x > left - reach
                && x < left + width + reach
                && y > top - reach
                && y < top + height + reach;
        }
    }
    true
}

/// A line for each tile: its box, the key of its words, its tokens, its rules, and what the lab knows of it.
fn tiles(root: &Path) -> Result<Vec<String>, String> {
    let worth = worth(root)?;
    let row = |tile: &lexicon::Known| {
        let lab = worth.get(&(tile.from.key().to_owned(), tile.key.clone()));
        format!(
            "tile\t{}\t{}\t{}\t{}\t{}\n",
            tile.from.key(),
            tile.key,
            tile.tokens,
            tile.rules.join(" "),
            lab.map(String::as_str).unwrap_or_default()
        )
    };
    Ok(lexicon::tiles().map_err(|fault| fault.to_string())?.iter().map(row).collect())
}

/// What the lab has measured, by box and tile: `PLAYERS BOT COINS ERROR` in tenths of coins, separated by semicolons, by
/// number of players. A box it has not played yet is left out.
fn worth(root: &Path) -> Result<BTreeMap<(String, String), String>, String> {
    let files = squeeze::files(&root.join(LAB)).unwrap_or_default();
    let mut all = Vec::new();
    for file in files {
        let text = fs::read_to_string(&file).map_err(|error| format!("{}: {error}", file.display()))?;
        let read = Worths::read(&text).ok_or_else(|| format!("{} is no file of worths", file.display()))?;
        all.push(read);
    }
    all.sort_by_key(|worths| worths.players);
    let mut worth: BTreeMap<(String, String), String> = BTreeMap::new();
    for worths in all {
        for TileWorth { key, worth: Figure { mean, error }, .. } in worths.tiles {
            let told = worth.entry((worths.set.clone(), key)).or_default();
            let end = if told.is_empty() { "" } else { ";" };
            let error = error.unwrap_or_default();
            put(told, format_args!("{end}{} {} {mean} {error}", worths.players, worths.bot));
        }
    }
    Ok(worth)
}

#[cfg(test)]
mod tests {
    use content::words::{Language, Words};

    use super::*;
    use crate::root;

    #[test]
    fn every_picture_is_of_a_position_there_can_be_and_beside_rules_there_are() {
        let pictures = positions(&root()).unwrap_or_else(|why| panic!("{why}"));
        assert!(pictures.len() >= 16);
        for language in Language::ALL {
            let words = Words::new(language);
            for picture in &pictures {
                assert!(!picture.rules.is_empty(), "{}", picture.key);
                for rule in &picture.rules {
                    assert!(words.get(&format!("rule-{rule}")).is_some(), "{} at {rule}", picture.key);
                }
                let caption = format!("book-picture-{}", picture.key);
                assert!(words.get(&caption).is_some(), "{caption} in {}", language.key());
            }
        }
    }

    #[test]
    fn a_picture_shows_costs_and_leaves_out_what_is_far() {
        let pictures = positions(&root()).unwrap_or_else(|why| panic!("{why}"));
        let cost = pictures.iter().find(|picture| picture.key == "cost").expect("it is there");
        let svg = cost.draw(&root(), "").unwrap_or_else(|why| panic!("{why}"));
        // Five regions can be had: a mountain, natives, plain land, and two that others hold.
        assert_eq!(svg.matches("class=\"chip yes\"").count(), 5);
        let whole = atlas::picture::ground(
            &shipped::find("base-2p").expect("a board"),
            &shipped::find_shape("base-2p").expect("a shape"),
        );
        assert!(svg.matches("#s-").count() < whole.matches("#s-").count() / 2);
    }

    #[test]
    fn the_lab_is_read_where_there_is_one() {
        assert_eq!(worth(Path::new("/nowhere")), Ok(BTreeMap::new()));
        let all = tiles(&root()).expect("all boxes are shipped").concat();
        let elves = all.lines().find(|line| line.contains("\trace-elves\t")).expect("they are there");
        assert!(elves.starts_with("tile\tbase\trace-elves\t6\tBASE-RACE-ELVES\t2 "), "{elves}");
    }
}
