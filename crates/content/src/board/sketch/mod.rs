//! A board while somebody draws it: places on a sheet, the straight pieces of border between them, and the regions on
//! either side.
//!
//! Whatever is done to a sketch leaves it sound ([`Sketch::fault`] finds nothing): no two borders cross, every region is
//! in one piece and without holes, and a sheet with a frame is covered. What would not is refused, and nothing has changed.
//! Everything is in whole units, so that every machine agrees.

pub mod act;
mod check;
mod file;
pub mod geometry;
mod history;
pub mod kind;
mod lines;
mod start;
#[cfg(test)]
mod tests;

use super::pieces::{self, Pieces};
pub use act::{Act, Spot};
pub use check::Refusal;
pub use geometry::Point;
pub use history::History;
pub use lines::Border;

/// The most places a sketch may have.
pub const MOST_POINTS: usize = 2500;
/// The longest side of a sheet.
pub const LONGEST_SIDE: i32 = 2000;
/// The shortest side of a sheet.
const SHORTEST_SIDE: i32 = 300;
/// How far coasts of islands stay from the side of their sheet.
const MARGIN: i32 = 14;

/// A board while somebody draws it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sketch {
    /// The name in commands and records.
    pub key: String,
    /// The name shown to people.
    pub title: String,
    /// The box whose terrains and symbols it uses, as in board files.
    pub set: String,
    /// How many people play on it.
    pub players: u8,
    /// How many rounds a game on it has.
    pub rounds: u8,
    /// Width and height of the sheet.
    pub size: Point,
    /// Corners of regions, and the bends of borders between them.
    pub points: Vec<Point>,
    /// The borders in straight pieces.
    pub segments: Vec<Segment>,
    /// The regions.
    pub regions: Vec<Region>,
}

/// A straight piece of a border.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Segment {
    /// From which point to which it goes.
    pub ends: [usize; 2],
    /// The region to the right of whoever walks so, and the one to the left; none beyond the edge and on the ocean.
    pub sides: [Option<usize>; 2],
}

/// A region of a sketch.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Region {
    /// The name used in notation.
    pub key: String,
    /// Its terrain.
    pub terrain: String,
    /// What is printed on it.
    pub symbols: Vec<String>,
    /// Whether a people may enter here, where that differs from what the box's rule makes of it.
    pub entry: Option<bool>,
}

impl Sketch {
    /// Whether regions fill the whole sheet; islands lie in an ocean.
    pub fn is_framed(&self) -> bool {
        self.set != "wow"
    }

    /// What the box has.
    pub fn pieces(&self) -> &'static Pieces {
        pieces::of(&self.set).unwrap_or(&pieces::ALL[0])
    }

    /// How many borders meet in each point.
    pub fn degrees(&self) -> Vec<usize> {
        let mut degrees = vec![0; self.points.len()];
        for end in self.segments.iter().flat_map(|segment| segment.ends) {
            degrees[end] += 1;
        }
        degrees
    }

    /// The points around each region, clockwise; none of a region whose borders do not make one closed way.
    pub fn rings(&self) -> Vec<Option<Vec<usize>>> {
        self.ways().into_iter().map(|way| Some(way?.into_iter().map(|(from, _)| from).collect())).collect()
    }

    /// Around each region, clockwise: points, each with the segment that leads on from it.
    fn ways(&self) -> Vec<Option<Vec<(usize, usize)>>> {
        let mut steps: Vec<Vec<(usize, usize, usize)>> = vec![Vec::new(); self.regions.len()];
        for (at, segment) in self.segments.iter().enumerate() {
            let [from, to] = segment.ends;
            for (side, from, to) in [(segment.sides[0], from, to), (segment.sides[1], to, from)] {
                if let Some(region) = side {
                    steps[region].push((from, to, at));
                }
            }
        }
        steps.into_iter().map(closed).collect()
    }

    /// The outline of a region, clockwise.
    pub fn outline(&self, region: usize) -> Vec<Point> {
        let rings = self.rings();
        let ring = rings.into_iter().nth(region).flatten().unwrap_or_default();
        ring.into_iter().map(|point| self.points[point]).collect()
    }

    /// The regions that each region shares a border with, in order.
    pub fn neighbors(&self) -> Vec<Vec<usize>> {
        let mut near = vec![Vec::new(); self.regions.len()];
        for segment in &self.segments {
            if let [Some(a), Some(b)] = segment.sides {
                near[a].push(b);
                near[b].push(a);
            }
        }
        for list in &mut near {
            list.sort_unstable();
            list.dedup();
        }
        near
    }

    /// Which regions touch the edge of the board, or the ocean.
    pub fn edges(&self) -> Vec<bool> {
        let mut edges = vec![false; self.regions.len()];
        for segment in &self.segments {
            if let [Some(region), None] | [None, Some(region)] = segment.sides {
                edges[region] = true;
            }
        }
        edges
    }

    /// The number of the island each region lies on; regions that hang together are one.
    pub fn islands(&self) -> Vec<usize> {
        let near = self.neighbors();
        let mut islands = vec![usize::MAX; self.regions.len()];
        let mut n_islands = 0;
        for start in 0..islands.len() {
            if islands[start] != usize::MAX {
                continue;
            }
            let mut open = vec![start];
            while let Some(region) = open.pop() {
                if islands[region] == usize::MAX {
                    islands[region] = n_islands;
                    open.extend(&near[region]);
                }
            }
            n_islands += 1;
        }
        islands
    }

    /// Twice the area of each region.
    pub fn double_areas(&self) -> Vec<i64> {
        let area = |ring: Option<Vec<usize>>| {
            let ring: Vec<Point> = ring.unwrap_or_default().into_iter().map(|at| self.points[at]).collect();
            geometry::double_area(&ring)
        };
        self.rings().into_iter().map(area).collect()
    }

    /// The region at a place.
    pub fn region_at(&self, at: Point) -> Option<usize> {
        (0..self.regions.len()).find(|&region| geometry::is_inside(at, &self.outline(region)))
    }

    /// The point or the place on a border nearest to a place, if it is near enough; points come before borders.
    pub fn spot_near(&self, at: Point, reach: i32) -> Option<Spot> {
        let near = |place: Point| geometry::square(at, place);
        let most = i64::from(reach) * i64::from(reach);
        let point = (0..self.points.len()).map(|k| (near(self.points[k]), k)).min();
        if let Some((_, point)) = point.filter(|(away, _)| *away <= most) {
            return Some(Spot::Point(point));
        }
        let on = |(k, segment): (usize, &Segment)| {
            let [a, b] = segment.ends.map(|end| self.points[end]);
            let place = geometry::nearest(at, a, b);
            (near(place), k, place)
        };
        let found = self.segments.iter().enumerate().map(on).min()?;
        (found.0 <= most).then_some(Spot::Border { segment: found.1, at: found.2 })
    }

    /// A key that no region has.
    fn free_key(&self) -> String {
        let taken = |key: &String| self.regions.iter().any(|region| region.key == *key);
        // There are more numbers than regions.
        (0..=self.regions.len()).map(|n| n.to_string()).find(|key| !taken(key)).unwrap_or_default()
    }
}

/// Steps from point to point as one closed way that meets no point twice.
fn closed(steps: Vec<(usize, usize, usize)>) -> Option<Vec<(usize, usize)>> {
    let mut steps = steps;
    steps.sort_unstable();
    if steps.windows(2).any(|pair| pair[0].0 == pair[1].0) {
        return None;
    }
    let start = steps.first()?.0;
    let (mut here, mut way) = (start, Vec::with_capacity(steps.len()));
    loop {
        let found = steps.binary_search_by_key(&here, |step| step.0).ok()?;
        let (from, to, segment) = steps[found];
        way.push((from, segment));
        here = to;
        if here == start {
            return (way.len() == steps.len()).then_some(way);
        }
        if way.len() > steps.len() {
            return None;
        }
    }
}
