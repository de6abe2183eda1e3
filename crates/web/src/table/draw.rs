//! What stands on the map, as SVG. Plain text without handlers: the hit layer above it listens.
//!
//! Everything has its place in the shape of the board, so nothing here measures: the token in the first slot, pieces in
//! the others, the plate and the chip where the shape says.

use std::fmt::Write;

use content::board::BoardFile;
use content::board::shape::{Line, Outline, Point, Shape};
use engine::ability::Closed;
use engine::{BandId, Game, Region, Table};

/// Adds formatted text to a string, which cannot fail.
macro_rules! put {
    ($out:expr, $($text:tt)*) => {{ let _ = write!($out, $($text)*); }};
}

/// The outline of a token's face.
const FACE: &str = "M-14-22H14a8 8 0 0 1 8 8V14a8 8 0 0 1-8 8H-14a8 8 0 0 1-8-8V-14a8 8 0 0 1 8-8z";
/// The outline of a face with a corner turned in.
const FOLDED: &str = "M-13-22H14a8 8 0 0 1 8 8V14a8 8 0 0 1-8 8H-14a8 8 0 0 1-8-8V-13z";
/// Symbols that stand on the map as natives, not on the plate.
pub const NATIVES: [&str; 4] = ["lost_tribe", "monster", "murloc", "pirate_ship"];

/// How a token looks.
#[derive(Clone, Copy, Debug)]
pub struct Token<'a> {
    /// The letter of its owner.
    pub letter: char,
    /// The key of its race.
    pub race: &'a str,
    /// How many there are.
    pub n: u8,
    /// Whether they are in decline.
    pub declined: bool,
}

/// What a region's chip says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Chip {
    /// It can be taken for so many tokens.
    Yes(u8),
    /// It costs so many, and the die must help: the chance in percent.
    Die(u8, u8),
    /// It cannot be taken.
    No,
    /// It is beyond reach.
    Far,
    /// It can be chosen.
    Here,
}

/// The drawing of a token around the origin.
pub fn token(token: Token<'_>) -> String {
    let Token { letter, race, n, declined } = token;
    let face = if declined { FOLDED } else { FACE };
    let stack = n.saturating_sub(1).min(4);
    let gone = if declined { " gone" } else { "" };
    let mut out = format!(
        r#"<g class="tok P{letter}{gone}"><ellipse class="sh" cx="1.5" cy="{}" rx="25" ry="9"/>"#,
        20 + stack
    );
    for step in (1..=stack + 1).rev() {
        put!(out, r#"<path class="side" d="{face}" transform="translate(0 {:.1})"/>"#, f64::from(step) * 2.7);
    }
    put!(out, r#"<path class="face" d="{face}"/>"#);
    if declined {
        put!(out, r#"<path class="hat" d="{face}"/>"#);
    } else {
        put!(out, r#"<path class="pt" d="{face}" fill="url(#p{letter})"/>"#);
    }
    put!(out, r#"<path class="rim" d="{face}" transform="scale(.86)"/>"#);
    out += &glyph(&format!("race-{race}"), 31, "gl");
    if declined {
        out += r#"<path class="fold" d="M-22-13-13-22-13.5-15.5a2 2 0 0 1-2 2z"/>"#;
    }
    put!(
        out,
        r#"<g class="let"><rect x="-27" y="8" width="19" height="18" rx="5"/><text x="-17.5" y="21.8">{letter}</text></g>"#
    );
    if n > 1 {
        put!(
            out,
            r#"<g class="cnt"><circle cx="20" cy="-18" r="11.5"/><text x="20" y="-12.3">{n}</text></g>"#
        );
    }
    out + "</g>"
}

/// A glyph of that size, its middle at the origin.
fn glyph(id: &str, size: u8, class: &str) -> String {
    let half = -f64::from(size) / 2.0;
    format!(r##"<use href="#g-{id}" x="{half}" y="{half}" width="{size}" height="{size}" class="{class}"/>"##)
}

/// Puts a drawing at a place of the map.
pub fn at(place: Point, scale: i32, drawing: &str) -> String {
    let [x, y] = place.map(|v| f64::from(v) / 10.0);
    let size = if scale == 100 { String::new() } else { format!(" scale({})", f64::from(scale) / 100.0) };
    format!(r#"<g transform="translate({x} {y}){size}">{drawing}</g>"#)
}

/// A map with what stands on it.
#[derive(Clone, Copy)]
pub struct Scene<'a> {
    /// The board.
    pub board: &'a BoardFile,
    /// Its shape.
    pub shape: &'a Shape,
    /// The game.
    pub game: &'a Game,
    /// The table.
    pub table: &'a Table,
}

impl Scene<'_> {
    /// The bands along the borders of what each people holds, with the weave of its owner.
    pub fn owners(&self) -> String {
        let mut out = String::new();
        for id in self.table.bands() {
            let held = self.table.held(id);
            if held.is_empty() {
                continue;
            }
            let band = self.table.band(id);
            let (letter, n) = (band.owner.letter(), id.0);
            let gone = if band.declined { " gone" } else { "" };
            let uses = |class: &str| {
                held.map(|region| format!(r##"<use href="#r{}"{class}/>"##, region.0)).collect::<String>()
            };
            let inside = |at: usize| held.contains(Region(at as u8));
            let outer = |line: &&Line| inside(line.between.0) != line.between.1.is_some_and(inside);
            let edge: String = self.shape.lines.iter().filter(outer).map(|line| path(&line.points)).collect();
            put!(out, r#"<clipPath id="o{n}">{}</clipPath>"#, uses(""));
            put!(
                out,
                r#"<g clip-path="url(#o{n})" class="own P{letter}{gone}">{}"#,
                uses(r#" class="tint""#)
            );
            put!(out, r#"<path d="{edge}" class="edge"/><path d="{edge}" class="band"/>"#);
            put!(out, r#"<path d="{edge}" class="mark" stroke="url(#p{letter})"/></g>"#);
        }
        out
    }

    /// The plates with terrain and symbols.
    pub fn plates(&self) -> String {
        (0..self.board.regions.len()).map(|region| self.plate(region)).collect()
    }

    fn plate(&self, region: usize) -> String {
        let file = &self.board.regions[region];
        let mut icons = vec![(format!("terrain-{}", file.terrain), format!("pt-{}", file.terrain))];
        let printed = file.symbols.iter().filter(|symbol| !NATIVES.contains(&symbol.as_str()));
        icons.extend(printed.map(|symbol| (format!("symbol-{symbol}"), format!("ps-{symbol}"))));
        let plus = file.terrain.ends_with("mountain");
        let wide = icons.len() * 18 + 6 + if plus { 17 } else { 0 };
        let left = -(wide as f64) / 2.0;
        let mut out =
            format!(r#"<g class="plate"><rect x="{left}" y="-10.5" width="{wide}" height="21" rx="10.5"/>"#);
        let mut x = left + 4.0;
        for (n, (id, class)) in icons.iter().enumerate() {
            match self.board.island_size(region).filter(|_| id == "symbol-legend") {
                Some(size) => put!(
                    out,
                    r#"<g class="size"><circle cx="{0}" r="8.2"/><text x="{0}" y="4.7">{1}</text></g>"#,
                    x + 8.0,
                    size.letter()
                ),
                None => {
                    put!(
                        out,
                        r##"<use href="#g-{id}" x="{x}" y="-8" width="16" height="16" class="{class}"/>"##
                    );
                }
            }
            x += 18.0;
            if n == 0 && plus {
                put!(out, r#"<text class="plus" x="{}" y="4.8">+1</text>"#, x + 7.5);
                x += 17.0;
            }
        }
        at(self.shape.regions[region].plate, self.shape.badge, &(out + "</g>"))
    }

    /// Natives, tokens and pieces of a region. `n` is how many tokens to show.
    pub fn standing(&self, region: Region, n: u8) -> String {
        let outline = &self.shape.regions[usize::from(region.0)];
        let mut out = String::new();
        let mut pieces = self.pieces(region);
        if let Some(id) = self.table.holder(region).filter(|_| n > 0) {
            out += &at(outline.slots[0], self.shape.scale, &self.token_of(id, n));
        } else if self.table.natives(region) > 0 {
            out += &at(outline.slots[0], self.shape.scale, &self.native(region));
        } else if pieces.len() == 1 {
            // A piece alone may have the place of the token.
            out += &at(outline.slots[0], self.shape.scale, &pieces.remove(0));
        }
        for (nth, piece) in pieces.iter().enumerate() {
            let last = outline.slots.len() - 1;
            let slot = (nth + 1).min(last);
            // Where slots run out, pieces overlap a little.
            let [x, y] = outline.slots[slot];
            let aside = (nth + 1 - slot) as i32 * 90;
            out += &at([x + aside, y - aside / 3], self.shape.scale, piece);
        }
        out
    }

    /// The token of a band.
    pub fn token_of(&self, id: BandId, n: u8) -> String {
        let band = self.table.band(id);
        let race = &self.game.ability(band.race).key;
        token(Token { letter: band.owner.letter(), race, n, declined: band.declined })
    }

    fn native(&self, region: Region) -> String {
        let symbols = &self.board.regions[usize::from(region.0)].symbols;
        let kind = symbols
            .iter()
            .find(|symbol| NATIVES.contains(&symbol.as_str()))
            .map_or("lost_tribe", String::as_str);
        let n = self.table.natives(region);
        let mut out = String::from(
            r#"<g class="native"><ellipse class="sh" cx="1" cy="17" rx="20" ry="7"/><circle class="side" r="19" cy="3"/><circle class="face" r="19"/><circle class="rim" r="15.5"/>"#,
        );
        out += &glyph(&format!("symbol-{kind}"), 24, "gl");
        out += &count(n);
        out + "</g>"
    }

    /// The pieces of a region, relics and places first.
    fn pieces(&self, region: Region) -> Vec<String> {
        let mut pieces = Vec::new();
        let tiles = self.game.tiles().filter(|&(tile, _)| self.table.lies(self.game, tile) == Some(region));
        for (tile, ability) in tiles {
            let kind = if self.game.is_place(tile) { "place" } else { "relic" };
            let edge = if kind == "place" {
                r#"<path class="arch" d="M-16 17V-3L0-18 16-3V17z"/>"#
            } else {
                r#"<path class="arch" d="M0-19 18 0 0 19-18 0z"/>"#
            };
            let size = if kind == "place" { 23 } else { 21 };
            let figure = glyph(&format!("{kind}-{}", ability.key), size, "fig");
            pieces.push(format!(r#"<g class="piece {kind}"><ellipse class="sh" cx="1" cy="18" rx="18" ry="5"/>{edge}{figure}</g>"#));
        }
        // A marker that nobody has turned up yet lies on the icon of its island; elsewhere natives sit on what is hidden.
        let island = self.board.island_size(usize::from(region.0)).is_some();
        if island && self.table.guarded_finds().contains(region) {
            let figure = glyph("symbol-legend", 23, "fig");
            pieces.push(format!(r#"<g class="piece hidden"><ellipse class="sh" cx="1" cy="18" rx="18" ry="5"/><circle class="arch" r="16.5"/>{figure}</g>"#));
        }
        for (mark, spec) in self.game.marks() {
            let n = self.table.pieces(self.game, mark, region);
            if n == 0 {
                continue;
            }
            let owner =
                self.table.holder(region).filter(|_| !spec.free).map(|id| self.table.band(id).owner.letter());
            let owner = owner.map_or_else(|| "PN".to_owned(), |letter| format!("P{letter}"));
            let immune = if spec.closes == Closed::ToNobody { "" } else { " immune" };
            let figure = glyph(&format!("mark-{}", spec.key), 24, "fig");
            pieces.push(format!(
                r#"<g class="piece {owner}{immune}"><ellipse class="sh" cx="1" cy="18" rx="18" ry="5"/><path class="arch" d="M-15 17V-2a15 15 0 0 1 30 0V17z"/><path class="foot" d="M-15 11H15V17H-15z"/>{figure}{}</g>"#,
                count(n)
            ));
        }
        pieces
    }

    /// The chip of a region.
    pub fn chip(&self, region: Region, chip: Chip) -> String {
        let drawing = match chip {
            Chip::No => format!(r#"<g class="chip no"><circle r="9.5"/>{}</g>"#, glyph("ui-cross", 12, "")),
            Chip::Far => {
                format!(r#"<g class="chip no far"><circle r="8"/>{}</g>"#, glyph("ui-cross", 11, ""))
            }
            Chip::Here => {
                format!(r#"<g class="chip here"><circle r="13"/>{}</g>"#, glyph("ui-check", 16, ""))
            }
            Chip::Yes(cost) => format!(
                r##"<g class="chip yes"><rect x="-23" y="-12.5" width="46" height="25" rx="12.5"/><use href="#g-ui-check" x="-18" y="-7.5" width="15" height="15"/><text x="8" y="6">{cost}</text></g>"##
            ),
            Chip::Die(cost, odds) => format!(
                r##"<g class="chip die"><path d="M-47 0-37-13H37L47 0 37 13H-37z"/><text x="-27" y="6">{cost}</text><use href="#g-ui-dice" x="-18" y="-8" width="16" height="16"/><text x="19" y="5" class="odds">{odds}&#8239;%</text></g>"##
            ),
        };
        let nth = usize::from(region.0);
        let drawing = format!(r#"<g data-chip="{}">{drawing}</g>"#, self.board.regions[nth].key);
        let (outline, scale) = (&self.shape.regions[nth], self.shape.scale);
        let wide = matches!(chip, Chip::Die(..));
        at(if wide { beside(outline, scale) } else { outline.chip }, scale, &drawing)
    }
}

/// Where something wider than a chip stands: at the chip's place, but never on the token.
pub fn beside(outline: &Outline, scale: i32) -> Point {
    let ([x, y], [token, level]) = (outline.chip, outline.slots[0]);
    let (aside, apart) = (700 * scale / 100, 380 * scale / 100);
    if (y - level).abs() >= apart || (x - token).abs() >= aside || (x - token).abs() <= (y - level).abs() {
        return outline.chip;
    }
    [token + aside * (x - token).signum(), y]
}

fn count(n: u8) -> String {
    if n < 2 {
        return String::new();
    }
    format!(r#"<g class="cnt sm"><circle cx="13" cy="-12" r="9.5"/><text x="13" y="-7.4">{n}</text></g>"#)
}

/// Points as an open path, in units.
pub fn path(points: &[Point]) -> String {
    let mut out = String::new();
    for (n, [x, y]) in points.iter().enumerate() {
        let verb = if n == 0 { 'M' } else { 'L' };
        put!(out, "{verb}{} {}", f64::from(*x) / 10.0, f64::from(*y) / 10.0);
    }
    out
}

/// The weaves of the owners and the hatching of decline.
pub const PATTERNS: &str = r#"<pattern id="pA" width="12" height="12" patternUnits="userSpaceOnUse" class="pat pat-A"><path d="M-3 3 3-3M-3 15 15-3M9 15l6-6" stroke-width="3"/></pattern><pattern id="pB" width="12" height="12" patternUnits="userSpaceOnUse" class="pat pat-B"><circle cx="3" cy="3" r="2.1" class="dot"/><circle cx="9" cy="9" r="2.1" class="dot"/></pattern><pattern id="pC" width="12" height="12" patternUnits="userSpaceOnUse" class="pat pat-C"><path d="M-1 4 3 0l6 6 4-4M-1 10l4-4 6 6 4-4" stroke-width="2.2" fill="none"/></pattern><pattern id="pD" width="12" height="12" patternUnits="userSpaceOnUse" class="pat pat-D"><path d="M0 6h12M6 0v12" stroke-width="2.2"/></pattern><pattern id="pE" width="12" height="12" patternUnits="userSpaceOnUse" class="pat pat-E"><path d="M3 0v12M9 0v12" stroke-width="2.6"/></pattern><pattern id="hatch" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path d="M0 0v7" class="hatch"/></pattern>"#;

#[cfg(test)]
mod tests {
    use content::board::shipped;
    use content::{Set, Setup};
    use engine::State;

    use super::*;

    fn drawn(set: Set, key: &str) -> (BoardFile, String, String) {
        let board = shipped::find(key).unwrap_or_else(|fault| panic!("{fault}"));
        let shape = shipped::find_shape(key).unwrap_or_else(|fault| panic!("{fault}"));
        let game = Setup::new(set, board.players).game_on(&board).unwrap_or_else(|fault| panic!("{fault}"));
        let state = State::new(&game);
        let scene = Scene { board: &board, shape: &shape, game: &game, table: state.table() };
        let standing = game.board().all().map(|region| scene.standing(region, 0)).collect();
        let plates = scene.plates();
        (board, plates, standing)
    }

    #[test]
    fn every_region_has_a_plate_seas_too() {
        for key in ["base-3p", "base-5p"] {
            let (board, plates, _) = drawn(Set::Base, key);
            assert_eq!(plates.matches("class=\"plate\"").count(), board.regions.len(), "{key}");
            assert!(plates.contains("#g-terrain-sea"), "{key}");
        }
    }

    #[test]
    fn wow_board_2_islands_show_their_size_and_where_a_marker_lies_hidden() {
        let (_, plates, standing) = drawn(Set::Warcraft, "wow-large-1a+wow-medium-2b+wow-small-2b");
        for letter in ["L", "M", "S"] {
            assert_eq!(plates.matches(&format!(">{letter}</text></g>")).count(), 1, "{letter}");
        }
        assert_eq!(standing.matches("class=\"piece hidden\"").count(), 3);
    }
}
