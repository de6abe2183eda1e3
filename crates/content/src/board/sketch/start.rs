//! Sketches to begin with: a sheet in even pieces.

use super::geometry::Point;
use super::{Region, Segment, Sketch};
use crate::board::BoardFile;
use crate::board::check::MOST_REGIONS;
use crate::board::island::{self, Size};
use crate::board::pieces;

/// Width and height of a sheet with a frame.
pub(super) const SHEET: Point = [1000, 700];

impl Sketch {
    /// A sheet of a box for so many people, cut into about so many even regions; with one it is empty. Islands get their
    /// share each.
    pub fn fresh(set: &str, players: u8, n_regions: usize) -> Sketch {
        let pieces = pieces::of(set).unwrap_or(&pieces::ALL[0]);
        let players = players.clamp(2, 5);
        let mut sketch = Sketch {
            key: "my-board".to_owned(),
            title: String::new(),
            set: pieces.key.to_owned(),
            players,
            rounds: island::rounds(players),
            size: SHEET,
            points: Vec::new(),
            segments: Vec::new(),
            regions: Vec::new(),
        };
        let n_regions = n_regions.clamp(1, MOST_REGIONS);
        if sketch.is_framed() {
            sketch.bricks([0, 0], SHEET, n_regions);
        } else {
            sketch.islands_of(n_regions);
        }
        sketch
    }

    fn islands_of(&mut self, n_regions: usize) {
        let demand = island::demand(self.players).unwrap_or([1, 0, 1]);
        let face = |size: Size| BoardFile { size: Some(size), ..BoardFile::default() };
        let sizes = Size::ALL.into_iter().zip(demand).flat_map(|(size, n)| std::iter::repeat_n(size, n));
        let faces: Vec<BoardFile> = sizes.map(face).collect();
        let (places, sheet) = island::places(&faces);
        self.size = sheet;
        let areas: Vec<i32> = faces.iter().map(|face| area(face.size)).collect();
        let whole: i32 = areas.iter().sum();
        for ((face, place), area) in faces.iter().zip(places).zip(areas) {
            let [width, height] = face.size.map_or(SHEET, Size::frame);
            let n = (n_regions * area as usize / whole as usize).max(1);
            let gap = 24;
            self.bricks([place[0] + gap, place[1] + gap], [width - 2 * gap, height - 2 * gap], n);
        }
    }

    /// A rectangle of regions in rows, like a wall, so that no four meet in a point.
    fn bricks(&mut self, [left, top]: Point, [width, height]: Point, n: usize) {
        let rows = ((n as f64 * f64::from(height) / f64::from(width)).sqrt().round() as usize).clamp(1, n);
        let cut = |whole: i32, k: usize, n: usize| (i64::from(whole) * k as i64 / n as i64) as i32;
        let in_row = |row: usize| n / rows + usize::from(row < n % rows);
        // Every other row is shifted by a fourth of a brick.
        let joint = |row: usize, k: usize| {
            let m = in_row(row);
            let shift = if k == 0 || k == m { 0 } else { cut(width, 1, m) / 4 };
            left + cut(width, k, m) + if row.is_multiple_of(2) { shift } else { -shift }
        };
        let first = |row: usize| self.regions.len() + (0..row).map(in_row).sum::<usize>();
        let starts: Vec<usize> = (0..=rows).map(first).collect();
        let start = |row: usize| starts[row];
        let brick = |row: usize, x: i32| {
            let nth = (1..in_row(row)).filter(|&k| joint(row, k) <= x).count();
            Some(start(row) + nth)
        };
        let mut lines: Vec<([Point; 2], [Option<usize>; 2])> = Vec::new();
        for row in 0..=rows {
            let y = top + cut(height, row, rows);
            let mut xs = vec![left, left + width];
            for near in [row.checked_sub(1), (row < rows).then_some(row)].into_iter().flatten() {
                xs.extend((1..in_row(near)).map(|k| joint(near, k)));
            }
            xs.sort_unstable();
            xs.dedup();
            for pair in xs.windows(2) {
                let below = (row < rows).then(|| brick(row, pair[0])).flatten();
                let above = row.checked_sub(1).and_then(|row| brick(row, pair[0]));
                lines.push(([[pair[0], y], [pair[1], y]], [below, above]));
            }
            if row < rows {
                let bottom = top + cut(height, row + 1, rows);
                for k in 0..=in_row(row) {
                    let x = joint(row, k);
                    // Whoever walks down has the west to the right.
                    let west = (k > 0).then(|| start(row) + k - 1);
                    let east = (k < in_row(row)).then(|| start(row) + k);
                    lines.push(([[x, y], [x, bottom]], [west, east]));
                }
            }
        }
        let terrain = self.pieces().terrains[0].key.to_owned();
        for _ in 0..n {
            let key = self.regions.len().to_string();
            self.regions.push(Region { key, terrain: terrain.clone(), ..Region::default() });
        }
        for (ends, sides) in lines {
            let ends = ends.map(|at| self.point(at));
            self.segments.push(Segment { ends, sides });
        }
    }

    /// The point at a place.
    fn point(&mut self, at: Point) -> usize {
        self.points.iter().position(|own| *own == at).unwrap_or_else(|| {
            self.points.push(at);
            self.points.len() - 1
        })
    }
}

fn area(size: Option<Size>) -> i32 {
    let [width, height] = size.map_or(SHEET, Size::frame);
    width * height / 100
}
