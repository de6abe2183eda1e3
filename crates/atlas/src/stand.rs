//! Where things stand in a region: the anchor, the plate, the token, the chip and the pieces.

use content::board::shape::{CHIP, Outline, PIECE, PLATE, Point, TOKEN, Way, plate_half_width};
use geo::{BoundingRect, Contains, Coord, LineString, Polygon};
use polylabel::polylabel;

use crate::frame::dot;

/// The sizes tried, in percent, until everything fits everywhere; only islands, which share a map, try those over 100.
const SCALES: [i32; 15] = [130, 125, 120, 115, 110, 105, 100, 95, 90, 85, 80, 75, 70, 65, 60];
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

/// How large things are, in percent.
#[derive(Clone, Copy)]
struct Sizes {
    /// Tokens, pieces and chips.
    scale: i32,
    /// Plates.
    badge: i32,
}

impl Sizes {
    fn scaled(self, v: i32) -> i32 {
        v * self.scale / 100
    }

    fn badge(self, v: i32) -> i32 {
        v * self.badge / 100
    }

    /// Where plate and chip are as seen from the token.
    fn layouts(self) -> [[Point; 2]; 5] {
        let up = ((TOKEN + GAP) * self.scale + PLATE * self.badge) / 100;
        let (down, aside) = (self.scaled(TOKEN + CHIP[1] + GAP), self.scaled(TOKEN + CHIP[0] + GAP));
        [
            [[0, -up], [0, down]],
            [[0, -up], [aside, 0]],
            [[0, -up], [-aside, 0]],
            [[0, up], [aside, 0]],
            [[0, up], [-aside, 0]],
        ]
    }
}

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

    /// Places everything at these sizes, if there is room for it.
    fn place(&self, sizes: Sizes) -> Option<Outline> {
        let (token, gap) = (sizes.scaled(TOKEN), sizes.scaled(GAP));
        let plate_half = [sizes.badge(plate_half_width(self.icons)), sizes.badge(PLATE)];
        let chip_half = CHIP.map(|v| sizes.scaled(v));
        let layouts = sizes.layouts();
        let stacked = layouts.iter().find_map(|layout| self.stacked(layout, sizes, plate_half, chip_half));
        let loose = || {
            if sizes.badge > sizes.scale {
                self.anywhere(sizes, plate_half, chip_half)
            } else {
                self.scattered(sizes, plate_half, chip_half)
            }
        };
        let [first, plate, chip] = stacked.or_else(loose)?;
        let piece = sizes.scaled(PIECE);
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
        sizes: Sizes,
        plate_half: Point,
        chip_half: Point,
    ) -> Option<[Point; 3]> {
        let (token, gap) = (sizes.scaled(TOKEN), sizes.scaled(GAP));
        let mut best: Option<(i32, [Point; 3])> = None;
        for &(at, clear) in &self.grid {
            let [plate, chip] = layout.map(|offset| [at[0] + offset[0], at[1] + offset[1]]);
            let slack = clear - token;
            if slack < gap {
                continue;
            }
            let slack = slack.min(self.box_gap(plate, plate_half)).min(self.box_gap(chip, chip_half));
            // Room first, up to what looks comfortable; then near the anchor.
            let worth = slack.min(80) * 4 - distance(at, self.anchor);
            if slack >= gap && best.is_none_or(|(known, _)| worth > known) {
                best = Some((worth, [at, plate, chip]));
            }
        }
        best.map(|(_, places)| places)
    }

    /// The token at the anchor, plate and chip wherever there is room near it: for rivers that wind.
    fn scattered(&self, sizes: Sizes, plate_half: Point, chip_half: Point) -> Option<[Point; 3]> {
        (self.room >= sizes.scaled(TOKEN) + sizes.scaled(GAP))
            .then(|| self.around(self.anchor, sizes, plate_half, chip_half))?
    }

    /// The token anywhere, plate and chip wherever there is room near it: for plates larger than the rest.
    fn anywhere(&self, sizes: Sizes, plate_half: Point, chip_half: Point) -> Option<[Point; 3]> {
        let room = sizes.scaled(TOKEN) + sizes.scaled(GAP);
        let mut tokens: Vec<Point> =
            self.grid.iter().filter(|(_, clear)| *clear >= room).map(|&(at, _)| at).collect();
        tokens.sort_by_key(|&at| (distance(at, self.anchor), at));
        tokens.iter().find_map(|&token| self.around(token, sizes, plate_half, chip_half))
    }

    /// The token there, plate and chip wherever there is room near it.
    fn around(&self, first: Point, sizes: Sizes, plate_half: Point, chip_half: Point) -> Option<[Point; 3]> {
        let (token, gap) = (sizes.scaled(TOKEN), sizes.scaled(GAP));
        let near = |half: Point, taken: &dyn Fn(Point) -> bool| {
            let fits = |&&(at, clear): &&(Point, i32)| {
                let away = box_distance(first, at, half) >= token + gap;
                clear > half[1] && away && !taken(at) && self.box_gap(at, half) >= gap / 2
            };
            let found = self.grid.iter().filter(fits);
            found.map(|&(at, _)| at).min_by_key(|&at| (distance(at, first), at))
        };
        let plate = near(plate_half, &|_| false)?;
        let reach = [plate_half[0] + chip_half[0] + gap, plate_half[1] + chip_half[1] + gap];
        let on_plate = |at: Point| (0..2).all(|k| (at[k] - plate[k]).abs() < reach[k]);
        let chip = near(chip_half, &on_plate)?;
        Some([first, plate, chip])
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

/// What everything placed in all regions comes to.
pub struct Placed {
    /// The size of tokens, pieces and chips, in percent.
    pub scale: i32,
    /// The size of plates, in percent.
    pub badge: i32,
    /// The regions.
    pub regions: Vec<Outline>,
}

/// Places everything in all regions, at the largest scale up to `most` at which it fits, plates no smaller than
/// `least_badge`; or the region in which it does not fit.
pub fn place_all(grounds: &[Ground], most: i32, least_badge: i32) -> Result<Placed, usize> {
    let mut tight = 0;
    for scale in SCALES.into_iter().filter(|&scale| scale <= most) {
        let sizes = Sizes { scale, badge: scale.max(least_badge) };
        let mut regions = Vec::with_capacity(grounds.len());
        regions.extend(grounds.iter().map_while(|ground| ground.place(sizes)));
        if regions.len() == grounds.len() {
            return Ok(Placed { scale, badge: sizes.badge, regions });
        }
        tight = regions.len();
    }
    Err(tight)
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
