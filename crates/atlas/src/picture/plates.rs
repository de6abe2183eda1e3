//! What is printed on a region: the plate with terrain and symbols, natives, and the region's number.

use std::sync::LazyLock;

use content::board::BoardFile;
use content::board::shape::{Point, Shape};
use geo::{Contains, Polygon};

use super::palette::{INK, PAPER, is_native, mark, terrain_mark};
use super::stamps::Keep;
use super::words::{self, Letters};
use crate::frame::Vec2;
use crate::hand;

/// The glyphs by name: the path of each, in a box of 512 units.
static GLYPHS: LazyLock<Vec<(&str, &str)>> = LazyLock::new(|| {
    let rows = include_str!("../../glyphs.txt").lines().filter(|row| !row.starts_with('#'));
    let read = |row: &'static str| {
        let mut words = row.split('\t');
        Some((words.next()?, words.nth(1)?))
    };
    rows.filter_map(read).collect()
});

/// A glyph as a path, its middle at the place given.
pub fn glyph(name: &str, middle: Vec2, size: f64, color: &str) -> String {
    let path = GLYPHS.iter().find(|(known, _)| *known == name).map_or("", |(_, path)| path);
    let (x, y, scale) = (middle.x - size / 2.0, middle.y - size / 2.0, size / 512.0);
    format!(r#"<path transform="translate({x:.1} {y:.1}) scale({scale:.4})" fill="{color}" d="{path}"/>"#)
}

/// A letter on a disc, for the size of an island.
pub fn disc_with(letter: &str, color: &str, middle: Vec2, radius: f64) -> String {
    let size = radius * 1.65;
    let start = (middle.x - words::width(Letters::Text, letter, size) / 2.0, middle.y + size * 0.35);
    format!(
        r#"<circle cx="{:.1}" cy="{:.1}" r="{radius}" fill="{color}"/><path class="size-{letter}" fill="{PAPER}" d="{}"/>"#,
        middle.x,
        middle.y,
        words::path(Letters::Text, letter, size, start)
    )
}

fn place([x, y]: Point) -> Vec2 {
    Vec2 { x: f64::from(x) / 10.0, y: f64::from(y) / 10.0 }
}

/// Where the printed things of a region go.
pub struct Layout {
    plate: Vec2,
    natives: Vec<Vec2>,
    /// How large things are drawn.
    size: f64,
    icons: Vec<Icon>,
    native: Option<&'static str>,
    key: String,
    /// The middle of the region's number.
    number: Vec2,
}

enum Icon {
    Glyph(&'static str, &'static str),
    /// The +1 of a mountain.
    Plus,
    /// The size of an island, in the color of its symbol.
    Letter(&'static str, &'static str),
}

impl Icon {
    fn width(&self) -> f64 {
        match self {
            Self::Glyph(..) | Self::Letter(..) => 18.0,
            Self::Plus => 17.0,
        }
    }
}

impl Layout {
    /// Arranges what is printed on a region around its anchor, larger where there is room.
    pub fn new(board: &BoardFile, shape: &Shape, region: usize) -> Self {
        let (file, outline) = (&board.regions[region], &shape.regions[region]);
        let [x, y] = outline.anchor.map(|v| f64::from(v) / 10.0);
        let room = f64::from(outline.room) / 10.0;
        let (name, color, _) = terrain_mark(&file.terrain);
        let mut icons = vec![Icon::Glyph(name, color)];
        if file.terrain.ends_with("mountain") {
            icons.push(Icon::Plus);
        }
        let printed = file.symbols.iter().filter(|symbol| !is_native(symbol));
        icons.extend(printed.map(|symbol| {
            let (name, color, _) = mark(symbol);
            match board.island_size(region).filter(|_| symbol == "legend") {
                Some(size) => Icon::Letter(size.letter(), color),
                None => Icon::Glyph(name, color),
            }
        }));
        let native = file.symbols.iter().find(|symbol| is_native(symbol)).map(|symbol| mark(symbol).0);
        let pair = file.symbols.iter().any(|symbol| symbol == "monster");
        let reach = if native.is_some() { 47.0 } else { 38.0 };
        // A long plate may reach a little beyond the widest circle, for regions are rarely round.
        let half_plate = icons.iter().map(Icon::width).sum::<f64>() / 2.0 + 3.5;
        let least = f64::from(shape.badge) / 100.0;
        let size = (room / reach).min(1.08 * room / half_plate).clamp(least, least.max(1.35));
        let half = f64::from(u8::from(native.is_some()));
        let plate = Vec2 { x, y: y - size * (4.0 + 20.0 * half) };
        let at = |dx: f64| Vec2 { x: x + dx * size, y: y + 13.0 * size };
        let natives = match (native, pair) {
            (None, _) => vec![],
            (Some(_), false) => vec![at(0.0)],
            (Some(_), true) => vec![at(9.0), at(-9.0)],
        };
        let (key, number) = (file.key.clone(), plate);
        let arranged = Self { plate, natives, size, icons, native, key, number };
        let outline = hand::polygon(&shape.outline(region));
        if arranged.corners().iter().all(|corner| outline.contains(corner)) {
            return arranged.numbered(&outline);
        }
        // What does not fit around the anchor fits where the shape has a place for it.
        arranged.at_places(shape, region)
    }

    /// What is printed on a region of a table, where the shape has a place for it.
    pub fn standing(board: &BoardFile, shape: &Shape, region: usize) -> Self {
        let outline = &shape.regions[region];
        // Whatever stands in the region, a token in its first place leaves as much free as it needs.
        let natives = outline.slots.first().map(|&slot| place(slot)).into_iter().collect();
        Self { natives, ..Self::new(board, shape, region).at_places(shape, region) }
    }

    /// The same where the shape has a place for it.
    fn at_places(self, shape: &Shape, region: usize) -> Self {
        let outline = &shape.regions[region];
        let size = f64::from(shape.badge) / 100.0;
        let token = place(outline.slots[0]);
        let aside = |dx: f64| Vec2 { x: token.x + dx * size, ..token };
        let natives = match self.natives.len() {
            0 => vec![],
            1 => vec![token],
            _ => vec![aside(9.0), aside(-9.0)],
        };
        let placed = Self { plate: place(outline.plate), natives, size, ..self };
        placed.numbered(&hand::polygon(&shape.outline(region)))
    }

    /// What is printed, as boxes.
    #[cfg(test)]
    pub fn printed(&self) -> Vec<Keep> {
        let half = |x: f64, y: f64| Vec2 { x: x * self.size, y: y * self.size };
        let mut printed = vec![(self.plate, half(self.width() / 2.0, 10.5)), (self.number, half(8.0, 6.0))];
        printed.extend(self.natives.iter().map(|&at| (at, half(19.0, 19.0))));
        printed
    }

    /// How tall the plate is, in units.
    #[cfg(test)]
    pub fn plate_height(&self) -> f64 {
        21.0 * self.size
    }

    /// The corners of the plate, which is rounded there, so a little inside of them.
    pub fn corners(&self) -> [Vec2; 4] {
        let (x, y) = (self.size * (self.width() / 2.0 - 3.0), self.size * 7.5);
        [(x, y), (x, -y), (-x, y), (-x, -y)]
            .map(|(dx, dy)| Vec2 { x: self.plate.x + dx, y: self.plate.y + dy })
    }

    /// What stamps must leave free.
    pub fn keep(&self) -> Vec<Keep> {
        let half = |x: f64, y: f64| Vec2 { x: x * self.size, y: y * self.size };
        let mut keep = vec![(self.plate, half(self.width() / 2.0 + 12.0, 23.0))];
        keep.extend(self.natives.iter().map(|&at| (at, half(31.0, 34.0))));
        keep.push((self.number, half(15.0, 12.0)));
        keep
    }

    fn width(&self) -> f64 {
        self.icons.iter().map(Icon::width).sum::<f64>() + 7.0
    }

    /// The same with the number where it does not cross a border: beside the natives, or below the plate.
    fn numbered(self, outline: &Polygon<f64>) -> Self {
        let beside = self.size * if self.natives.len() > 1 { 38.0 } else { 29.0 };
        let spots = match (self.natives.last(), self.natives.first()) {
            (Some(left), Some(right)) => {
                let (middle, y) = (f64::midpoint(left.x, right.x), left.y + 6.0);
                [(middle + beside, y), (middle - beside, y), (middle, y + 22.0 * self.size)]
            }
            _ => [(0.0, 21.0), (0.0, -21.0), (self.width() / 2.0 + 11.0, 0.0)]
                .map(|(x, y)| (self.plate.x + x * self.size, self.plate.y + y * self.size)),
        };
        let inside = |(x, y): &(f64, f64)| {
            let corners = [(1.0, 1.0), (1.0, -1.0), (-1.0, 1.0), (-1.0, -1.0)];
            corners.iter().all(|(h, v)| outline.contains(&Vec2 { x: x + h * 8.0, y: y + v * 6.0 }))
        };
        let (x, y) = spots.into_iter().find(inside).unwrap_or(spots[0]);
        Self { number: Vec2 { x, y }, ..self }
    }

    /// Draws it all.
    pub fn draw(&self) -> String {
        let mut parts: Vec<String> = Vec::new();
        for &at in &self.natives {
            parts.push(self.native_at(at));
        }
        parts.push(self.plate());
        let (size, at) = (12.0 * self.size.min(1.1), self.number);
        let half = words::width(Letters::Text, &self.key, size) / 2.0;
        let path = words::path(Letters::Text, &self.key, size, (at.x - half, at.y + size * 0.35));
        parts.push(format!(
            r#"<path d="{path}" fill="{INK}" stroke="{PAPER}" stroke-opacity="0.85" stroke-width="3" stroke-linejoin="round" paint-order="stroke"/>"#
        ));
        parts.concat()
    }

    fn plate(&self) -> String {
        let (s, w) = (self.size, self.width());
        let mut parts = Vec::new();
        parts.push(format!(
            r#"<g class="plate" transform="translate({:.1} {:.1}) scale({s:.3})">"#,
            self.plate.x, self.plate.y
        ));
        parts.push(format!(
            r#"<rect x="{:.1}" y="-10.5" width="{w:.1}" height="21" rx="10.5" fill="{PAPER}" fill-opacity="0.95" stroke="{INK}" stroke-width="1.3"/>"#,
            -w / 2.0
        ));
        let mut x = 3.5 - w / 2.0;
        for icon in &self.icons {
            let middle = Vec2 { x: x + icon.width() / 2.0, y: 0.0 };
            parts.push(match icon {
                Icon::Glyph(name, color) => glyph(name, middle, 15.5, color),
                Icon::Plus => {
                    let path = words::path(Letters::Text, "+1", 13.5, (x + 0.5, 4.8));
                    format!(r##"<path fill="#1b262c" d="{path}"/>"##)
                }
                Icon::Letter(letter, color) => disc_with(letter, color, middle, 8.0),
            });
            x += icon.width();
        }
        parts.push("</g>".to_owned());
        parts.concat()
    }

    fn native_at(&self, at: Vec2) -> String {
        let name = self.native.unwrap_or("tribal-mask");
        let dark = name == "pirate-skull";
        let (face, side, rim, ink) = if dark {
            ("#2f3640", "#12171c", "#8793a1", PAPER)
        } else {
            ("#efe3c4", "#9a8a66", "#9a8a66", "#4d3b1c")
        };
        format!(
            r##"<g transform="translate({:.1} {:.1}) scale({:.3})"><ellipse cx="1" cy="17" rx="20" ry="7" fill="#14100a" fill-opacity="0.32"/><circle cy="3" r="19" fill="{side}" stroke="{INK}" stroke-width="1.6"/><circle r="19" fill="{face}" stroke="{INK}" stroke-width="1.8"/><circle r="15.5" fill="none" stroke="{rim}" stroke-width="1.2"/>{}</g>"##,
            at.x,
            at.y,
            self.size * 0.92,
            glyph(name, Vec2::zero(), 24.0, ink)
        )
    }
}
