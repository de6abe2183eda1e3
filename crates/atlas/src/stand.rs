//! Where things stand in a region: the anchor, the plate, the token, the chip and the pieces.

use content::board::shape::{CHIP, Outline, PIECE, PLATE, Point, TOKEN, Way, plate_half_width};
use geo::{BoundingRect, Contains, Coord, LineString, Polygon};
use polylabel::polylabel;

use crate::frame::dot;

/// The sizes tried, in percent, until everything fits everywhere.
const SCALES: [i32; 9] = [100, 95, 90, 85, 80, 75, 70, 65, 60];
/// How many pieces there is room for at most, and how many there must be room for.
const PIECES: (usize, usize) = (4, 1);
/// What is kept free between two things, and between a thing and the outline; in tenths.
const GAP: i32 = 32;

/// A region as the pedestal of things.
pub struct Ground {
    ring: Vec<(usize, Way)>,
    anchor: Point,
    room: i32,
    /// How many icons its plate has.
    icons: usize,
    /// Places on a grid inside it, each with its distance from the outline, in tenths.
    grid: Vec<(Point, i32)>,
    step: i32,
}

/// Where plate and chip are as seen from the token, at full scale.
const LAYOUTS: [[Point; 2]; 5] = {
    let (up, down) = (TOKEN + PLATE + GAP, TOKEN + CHIP[1] + GAP);
    let aside = TOKEN + CHIP[0] + GAP;
    [
        [[0, -up], [0, down]],
        [[0, -up], [aside, 0]],
        [[0, -up], [-aside, 0]],
        [[0, up], [aside, 0]],
        [[0, up], [-aside, 0]],
    ]
};

impl Ground {
    /// Measures a region.
    pub fn new(polygon: &Polygon<f64>, ring: Vec<(usize, Way)>, icons: usize) -> Self {
        // Fails only for a polygon without area, and every region has some.
        let anchor = polylabel(polygon, &0.5).expect("a region has an inside");
        let border = polygon.exterior();
        let whole = |v: f64| (v * 10.0).round() as i32;
        let gap = |at: Coord<f64>| clearance(border, at);
        let (anchor, room) = ([whole(anchor.x()), whole(anchor.y())], whole(gap(anchor.0)));
        // Every region has points.
        let bounds = polygon.bounding_rect().expect("a region has points");
        let step = 40;
        let steps = |from: f64, to: f64, at: i32| {
            let first = (whole(from) - at).div_euclid(step);
            let last = (whole(to) - at).div_euclid(step);
            (first..=last).map(move |k| at + k * step)
        };
        let mut grid = Vec::new();
        for y in steps(bounds.min().y, bounds.max().y, anchor[1]) {
            for x in steps(bounds.min().x, bounds.max().x, anchor[0]) {
                let at = Coord { x: f64::from(x) / 10.0, y: f64::from(y) / 10.0 };
                if polygon.contains(&at) {
                    grid.push(([x, y], whole(gap(at))));
                }
            }
        }
        Self { ring, anchor, room, icons, grid, step }
    }

    /// Places everything at this scale, if there is room for it.
    fn place(&self, scale: i32) -> Option<Outline> {
        let sized = |v: i32| v * scale / 100;
        let (token, gap) = (sized(TOKEN), sized(GAP));
        let plate_half = [sized(plate_half_width(self.icons)), sized(PLATE)];
        let chip_half = CHIP.map(sized);
        let stacked = LAYOUTS.iter().find_map(|layout| self.stacked(layout, scale, plate_half, chip_half));
        let [first, plate, chip] = stacked.or_else(|| self.scattered(scale, plate_half, chip_half))?;
        let piece = sized(PIECE);
        let mut slots = vec![first];
        while slots.len() <= PIECES.0 {
            let free = |&&(at, clear): &&(Point, i32)| {
                clear >= piece + gap / 2
                    && distance(at, first) >= token + piece + gap
                    && slots[1..].iter().all(|&other| distance(at, other) >= 2 * piece + gap)
                    && box_distance(at, plate, plate_half) >= piece + gap / 2
                    && box_distance(at, chip, chip_half) >= piece + gap / 2
            };
            match self.grid.iter().filter(free).min_by_key(|(at, _)| (distance(*at, first), *at)) {
                Some(&(at, _)) => slots.push(at),
                None => break,
            }
        }
        let (ring, anchor, room) = (self.ring.clone(), self.anchor, self.room);
        (slots.len() > PIECES.1).then_some(Outline { ring, anchor, room, plate, chip, slots })
    }

    /// Token, plate and chip in the given layout, where they fit best.
    fn stacked(
        &self,
        layout: &[Point; 2],
        scale: i32,
        plate_half: Point,
        chip_half: Point,
    ) -> Option<[Point; 3]> {
        let sized = |v: i32| v * scale / 100;
        let mut best: Option<(i32, [Point; 3])> = None;
        for &(at, clear) in &self.grid {
            let [plate, chip] = layout.map(|offset| [at[0] + sized(offset[0]), at[1] + sized(offset[1])]);
            let slack = clear - sized(TOKEN);
            if slack < sized(GAP) {
                continue;
            }
            let slack = slack.min(self.box_gap(plate, plate_half)).min(self.box_gap(chip, chip_half));
            // Room first, up to what looks comfortable; then near the anchor.
            let worth = slack.min(80) * 4 - distance(at, self.anchor);
            if slack >= sized(GAP) && best.is_none_or(|(known, _)| worth > known) {
                best = Some((worth, [at, plate, chip]));
            }
        }
        best.map(|(_, places)| places)
    }

    /// The token at the anchor, plate and chip wherever there is room near it: for rivers that wind.
    fn scattered(&self, scale: i32, plate_half: Point, chip_half: Point) -> Option<[Point; 3]> {
        let (token, gap) = (TOKEN * scale / 100, GAP * scale / 100);
        if self.room < token + gap {
            return None;
        }
        let near = |half: Point, taken: &dyn Fn(Point) -> bool| {
            let fits = |&&(at, clear): &&(Point, i32)| {
                let away = box_distance(self.anchor, at, half) >= token + gap;
                clear > half[1] && away && !taken(at) && self.box_gap(at, half) >= gap / 2
            };
            let found = self.grid.iter().filter(fits);
            found.map(|&(at, _)| at).min_by_key(|&at| (distance(at, self.anchor), at))
        };
        let plate = near(plate_half, &|_| false)?;
        let reach = [plate_half[0] + chip_half[0] + gap, plate_half[1] + chip_half[1] + gap];
        let on_plate = |at: Point| (0..2).all(|k| (at[k] - plate[k]).abs() < reach[k]);
        let chip = near(chip_half, &on_plate)?;
        Some([self.anchor, plate, chip])
    }

    /// How much room is left around a box; negative if it is not inside.
    fn box_gap(&self, at: Point, half: Point) -> i32 {
        let corner = |sx: i32, sy: i32| self.clear_at([at[0] + sx * half[0], at[1] + sy * half[1]]);
        let sides = [(1, 1), (1, -1), (-1, 1), (-1, -1), (1, 0), (-1, 0)];
        sides.into_iter().map(|(sx, sy)| corner(sx, sy)).min().unwrap_or(-1) - self.step / 3
    }

    /// The distance from the outline near a place, by the nearest place of the grid; −1 outside.
    fn clear_at(&self, at: Point) -> i32 {
        let near = |v: i32, base: i32| base + ((v - base) + self.step / 2).div_euclid(self.step) * self.step;
        let spot = [near(at[0], self.anchor[0]), near(at[1], self.anchor[1])];
        let found = self.grid.binary_search_by_key(&(spot[1], spot[0]), |(p, _)| (p[1], p[0]));
        found.map_or(-1, |k| self.grid[k].1)
    }
}

/// Places everything in all regions, at the largest scale at which it fits; the scale in percent.
pub fn place_all(grounds: &[Ground]) -> Result<(i32, Vec<Outline>), usize> {
    for scale in SCALES {
        let placed: Option<Vec<Outline>> = grounds.iter().map(|ground| ground.place(scale)).collect();
        if let Some(outlines) = placed {
            return Ok((scale, outlines));
        }
    }
    let least = SCALES[SCALES.len() - 1];
    Err(grounds.iter().position(|ground| ground.place(least).is_none()).unwrap_or(0))
}

/// The distance from a line. The crate's own uses `hypot`, which is slower and may differ between machines.
fn clearance(line: &LineString<f64>, at: Coord<f64>) -> f64 {
    let gap = |pair: &[Coord<f64>]| {
        let edge = pair[1] - pair[0];
        let along = (dot(at - pair[0], edge) / dot(edge, edge)).clamp(0.0, 1.0);
        let away = at - (pair[0] + edge * along);
        dot(away, away)
    };
    line.0.windows(2).map(gap).fold(f64::INFINITY, f64::min).sqrt()
}

fn distance(a: Point, b: Point) -> i32 {
    let (dx, dy) = (f64::from(a[0] - b[0]), f64::from(a[1] - b[1]));
    (dx * dx + dy * dy).sqrt() as i32
}

fn box_distance(at: Point, middle: Point, half: Point) -> i32 {
    let outside = |k: usize| ((at[k] - middle[k]).abs() - half[k]).max(0);
    distance([outside(0), outside(1)], [0, 0])
}
