//! The shape of a board: outlines, and where things stand in them.
//!
//! A border is stored once and used from both sides, so neighbors fit exactly. All numbers are whole tenths of a
//! map unit; a map is about 1000 units wide. Shapes are made from board files by the `atlas` crate and shipped
//! as text, so a client needs no geometry to draw a board.

use std::str::{FromStr, SplitAsciiWhitespace};

use super::BoardFile;
use crate::fault::Fault;

/// A place on the map, in tenths of a unit from the upper left corner.
pub type Point = [i32; 2];

const HEADER: &str = "elbowroom shape 1";

/// The outlines of all regions of a board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shape {
    /// The key of the board.
    pub board: String,
    /// The [`BoardFile::digest`] of the board it was made from.
    pub digest: u64,
    /// Width and height of the map.
    pub size: Point,
    /// The magnification, in percent, at which every region is at least 44 px tall and wide if the whole map is
    /// 360 px wide; 100 means the board needs no zoom on a phone.
    pub zoom: i32,
    /// The size of tokens, pieces and chips on this board, in percent.
    pub scale: i32,
    /// The size of plates, in percent; never less than `scale`, for their icons are small.
    pub badge: i32,
    /// Every border once, and every stretch of the edge.
    pub lines: Vec<Line>,
    /// The regions, in the order of the board.
    pub regions: Vec<Outline>,
}

/// A border line, or a stretch of the edge.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// The two regions; the second is absent at the edge.
    pub between: (usize, Option<usize>),
    /// The points from corner to corner.
    pub points: Vec<Point>,
}

/// One region on the map.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outline {
    /// The lines around it in order; a line taken against its direction is flagged.
    pub ring: Vec<(usize, Way)>,
    /// The inner place farthest from its outline.
    pub anchor: Point,
    /// How far that is.
    pub room: i32,
    /// The middle of the plate with its terrain and symbols.
    pub plate: Point,
    /// The middle of the chip with the cost.
    pub chip: Point,
    /// Where round things stand: the token first, then pieces; disjoint, and clear of plate and chip.
    pub slots: Vec<Point>,
}

/// Which way a line is taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Way {
    /// From its first point to its last.
    Forth,
    /// From its last point to its first.
    Back,
}

/// The radius of the first slot, where the token stands, at full scale.
pub const TOKEN: i32 = 230;
/// The radius of the other slots, where pieces stand, at full scale.
pub const PIECE: i32 = 165;
/// Half the height of a plate at full scale.
pub const PLATE: i32 = 105;
/// Half the width and half the height of a chip at full scale.
pub const CHIP: Point = [240, 130];

/// How tall a plate is at least, in tenths of a unit on a map of 1000 units: 16 px where the map is 1000 px wide.
pub const LEAST_PLATE: i32 = 160;

/// Half the width of a plate with that many icons at full scale.
pub fn plate_half_width(icons: usize) -> i32 {
    90 * icons as i32 + 30
}

impl Shape {
    /// The closed outline of a region, without repeating the first point.
    pub fn outline(&self, region: usize) -> Vec<Point> {
        let mut points = Vec::new();
        for &(line, way) in &self.regions[region].ring {
            let line = &self.lines[line].points;
            match way {
                Way::Forth => points.extend(&line[..line.len() - 1]),
                Way::Back => points.extend(line[1..].iter().rev()),
            }
        }
        points
    }

    /// Whether each line of a region begins where the one before it ends.
    fn closes(&self, region: usize) -> bool {
        let ring = &self.regions[region].ring;
        let ends = |&(line, way): &(usize, Way)| {
            let points = &self.lines[line].points;
            let (first, last) = (points[0], points[points.len() - 1]);
            if way == Way::Forth { (first, last) } else { (last, first) }
        };
        !ring.is_empty() && (0..ring.len()).all(|k| ends(&ring[k]).1 == ends(&ring[(k + 1) % ring.len()]).0)
    }

    /// What [`Shape::zoom`] should be by the sizes of the outlines.
    pub fn needed_zoom(&self) -> i32 {
        let span = |points: &[Point], axis: usize| {
            let values = points.iter().map(|point| point[axis]);
            values.clone().max().unwrap_or(0) - values.min().unwrap_or(0)
        };
        let least = |region: usize| {
            let outline = self.outline(region);
            span(&outline, 0).min(span(&outline, 1)).max(1)
        };
        let smallest = (0..self.regions.len()).map(least).min().unwrap_or(self.size[0]);
        // 44 px of 360, rounded up to a whole percent.
        let finger = (self.size[0] * 44 + 359) / 360;
        ((finger * 100 + smallest - 1) / smallest).max(100)
    }

    /// The least size of plates on a map that many units wide, in percent.
    pub fn least_badge(width: i32) -> i32 {
        // Rounded up, so that it is never less.
        (LEAST_PLATE * width + 20 * PLATE - 1) / (20 * PLATE)
    }

    /// The text the shape is shipped as.
    pub fn to_text(&self, board: &BoardFile) -> String {
        let key = |region: usize| board.regions[region].key.clone();
        let pair = |point: Point| format!("{} {}", point[0], point[1]);
        let mut rows = vec![
            HEADER.to_owned(),
            format!("board {} {:016x}", self.board, self.digest),
            format!("size {}", pair(self.size)),
            format!("zoom {}", self.zoom),
            format!("scale {}", self.scale),
            format!("badge {}", self.badge),
        ];
        for line in &self.lines {
            let mut row = vec!["line".to_owned(), key(line.between.0)];
            row.push(line.between.1.map_or("-".to_owned(), key));
            let mut last = [0, 0];
            for point in &line.points {
                row.push(pair([point[0] - last[0], point[1] - last[1]]));
                last = *point;
            }
            rows.push(row.join(" "));
        }
        for (at, region) in self.regions.iter().enumerate() {
            let mut row = vec!["region".to_owned(), key(at), pair(region.anchor), region.room.to_string()];
            row.extend([pair(region.plate), pair(region.chip), "slots".to_owned()]);
            row.extend(region.slots.iter().map(|&slot| pair(slot)));
            row.push("ring".to_owned());
            row.extend(region.ring.iter().map(|&(line, way)| match way {
                Way::Forth => format!("{}", line + 1),
                Way::Back => format!("-{}", line + 1),
            }));
            rows.push(row.join(" "));
        }
        rows.push(String::new());
        rows.join("\n")
    }

    /// Reads the text of a shape made for this board.
    pub fn parse(file: &str, text: &str, board: &BoardFile) -> Result<Self, Fault> {
        if text.lines().next() != Some(HEADER) {
            return Err(Fault::new(file, "fault-shape-begin"));
        }
        let mut shape = Self {
            board: String::new(),
            digest: 0,
            size: [0, 0],
            zoom: 100,
            scale: 100,
            badge: 0,
            lines: vec![],
            regions: vec![],
        };
        for (at, row) in text.lines().enumerate().skip(1) {
            let broken = || Fault::new(file, "fault-shape-line").on(at + 1);
            let mut words = row.split_ascii_whitespace();
            match words.next() {
                Some("board") => {
                    words.next().ok_or_else(broken)?.clone_into(&mut shape.board);
                    let digest = words.next().ok_or_else(broken)?;
                    shape.digest = u64::from_str_radix(digest, 16).map_err(|_| broken())?;
                }
                Some("size") => shape.size = point(&mut words).ok_or_else(broken)?,
                Some("zoom") => shape.zoom = number(&mut words).ok_or_else(broken)?,
                Some("scale") => shape.scale = number(&mut words).ok_or_else(broken)?,
                Some("badge") => shape.badge = number(&mut words).ok_or_else(broken)?,
                Some("line") => shape.lines.push(line(&mut words, board).ok_or_else(broken)?),
                Some("region") => {
                    let key = words.next().ok_or_else(broken)?;
                    if board.index(key) != Some(shape.regions.len()) {
                        return Err(Fault::new(file, "fault-shape-order").of(Some(key)));
                    }
                    shape.regions.push(outline(&mut words, shape.lines.len()).ok_or_else(broken)?);
                }
                _ => return Err(broken()),
            }
        }
        // Shapes that people's boards were stored with before plates had a size of their own.
        shape.badge = shape.badge.max(shape.scale);
        if shape.board != board.key || shape.digest != board.digest() {
            return Err(Fault::new(file, "fault-shape-version"));
        }
        if shape.regions.len() != board.regions.len() || !text.ends_with('\n') {
            return Err(Fault::new(file, "fault-shape-end"));
        }
        if let Some(open) = (0..shape.regions.len()).find(|&region| !shape.closes(region)) {
            return Err(Fault::new(file, "fault-shape-open").of(Some(&board.regions[open].key)));
        }
        Ok(shape)
    }
}

impl BoardFile {
    /// A fingerprint of all a shape depends on (FNV-1a over the regions as text).
    pub fn digest(&self) -> u64 {
        let bare = Self { title: None, ..self.clone() };
        bare.to_text().bytes().fold(0xcbf2_9ce4_8422_2325, |hash, byte| {
            (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3)
        })
    }
}

fn number<T: FromStr>(words: &mut SplitAsciiWhitespace<'_>) -> Option<T> {
    words.next()?.parse().ok()
}

fn point(words: &mut SplitAsciiWhitespace<'_>) -> Option<Point> {
    Some([number(words)?, number(words)?])
}

fn line(words: &mut SplitAsciiWhitespace<'_>, board: &BoardFile) -> Option<Line> {
    let first = board.index(words.next()?)?;
    let second = match words.next()? {
        "-" => None,
        key => Some(board.index(key)?),
    };
    let mut points: Vec<Point> = Vec::new();
    let mut rest = words.clone();
    while rest.clone().next().is_some() {
        let [dx, dy] = point(&mut rest)?;
        let [x, y] = points.last().copied().unwrap_or([0, 0]);
        points.push([x.checked_add(dx)?, y.checked_add(dy)?]);
    }
    (points.len() >= 2).then_some(Line { between: (first, second), points })
}

fn outline(words: &mut SplitAsciiWhitespace<'_>, n_lines: usize) -> Option<Outline> {
    let anchor = point(words)?;
    let room = number(words)?;
    let plate = point(words)?;
    let chip = point(words)?;
    let rest: Vec<&str> = words.collect();
    let cut = rest.iter().position(|&word| word == "ring")?;
    if rest.first() != Some(&"slots") {
        return None;
    }
    let places: Option<Vec<i32>> = rest[1..cut].iter().map(|word| word.parse().ok()).collect();
    let places = places?;
    let slots = places.as_chunks::<2>().0.to_vec();
    let ring: Option<Vec<(usize, Way)>> = rest[cut + 1..]
        .iter()
        .map(|word| {
            let number: i32 = word.parse().ok()?;
            let line = number.unsigned_abs() as usize;
            let way = if number > 0 { Way::Forth } else { Way::Back };
            (1..=n_lines).contains(&line).then(|| (line - 1, way))
        })
        .collect();
    Some(Outline { ring: ring?, anchor, room, plate, chip, slots })
}
