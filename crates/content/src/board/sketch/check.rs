//! Whether a sketch is sound, and why something was refused.

use super::geometry::{Point, clash, double_area, is_inside};
use super::{LONGEST_SIDE, MARGIN, MOST_POINTS, SHORTEST_SIDE, Sketch};
use crate::board::check::MOST_REGIONS;

/// Why something cannot be done to a sketch.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// Borders would cross or touch.
    Crossing,
    /// A region would lie around others, be in two pieces, or touch itself.
    Enclosed,
    /// The edge of the board stays where it is.
    Edge,
    /// There are as many regions or points as there may be.
    Full,
    /// The two regions have no border with each other.
    Apart,
    /// The box has no such thing, or it is somebody else's name already.
    Word,
    /// There is no such region, border or point any more.
    Gone,
}

impl Refusal {
    /// The key of the words that say it.
    pub fn key(self) -> &'static str {
        match self {
            Refusal::Crossing => "sketch-crossing",
            Refusal::Enclosed => "sketch-enclosed",
            Refusal::Edge => "sketch-edge",
            Refusal::Full => "sketch-full",
            Refusal::Apart => "sketch-apart",
            Refusal::Word => "sketch-word",
            Refusal::Gone => "sketch-gone",
        }
    }

    /// All of them.
    pub const ALL: [Refusal; 7] = [
        Refusal::Crossing,
        Refusal::Enclosed,
        Refusal::Edge,
        Refusal::Full,
        Refusal::Apart,
        Refusal::Word,
        Refusal::Gone,
    ];
}

impl Sketch {
    /// What is wrong with it, and with which region if it is one; nothing if it is sound.
    pub fn fault(&self) -> Option<(Refusal, Option<usize>)> {
        let whole = |refusal: Refusal| Some((refusal, None));
        if self.regions.len() > MOST_REGIONS || self.points.len() > MOST_POINTS {
            return whole(Refusal::Full);
        }
        if !self.is_within_sheet() {
            return whole(Refusal::Edge);
        }
        if self.is_pinched() {
            return whole(Refusal::Crossing);
        }
        if let Some(region) = self.crossing() {
            return Some((Refusal::Crossing, Some(region)));
        }
        let mut outlines: Vec<Vec<Point>> = Vec::with_capacity(self.regions.len());
        for (region, ring) in self.rings().into_iter().enumerate() {
            let Some(ring) = ring else { return Some((Refusal::Enclosed, Some(region))) };
            let outline: Vec<Point> = ring.into_iter().map(|point| self.points[point]).collect();
            if double_area(&outline) <= 0 {
                return Some((Refusal::Crossing, Some(region)));
            }
            outlines.push(outline);
        }
        if self.is_framed() {
            let [width, height] = self.size.map(i64::from);
            if outlines.iter().map(|outline| double_area(outline)).sum::<i64>() != 2 * width * height {
                return whole(Refusal::Edge);
            }
        }
        let covered = (0..outlines.len()).find(|&region| self.covers(region, &outlines[region]));
        covered.map(|region| (Refusal::Enclosed, Some(region)))
    }

    /// Whether the sheet has a usable size and everything lies on it.
    fn is_within_sheet(&self) -> bool {
        let margin = if self.is_framed() { 0 } else { MARGIN };
        let fits = |at: &Point| (0..2).all(|k| (margin..=self.size[k] - margin).contains(&at[k]));
        self.size.iter().all(|side| (SHORTEST_SIDE..=LONGEST_SIDE).contains(side))
            && self.points.iter().all(fits)
    }

    /// A region with a border that touches another where it should not.
    fn crossing(&self) -> Option<usize> {
        // From left to right, so that only those are compared that lie above one another.
        let mut lines: Vec<([Point; 2], usize)> = Vec::with_capacity(self.segments.len());
        for segment in &self.segments {
            let line = segment.ends.map(|end| self.points[end]);
            // There is a region on one side at least.
            lines.push((line, segment.sides[0].or(segment.sides[1]).unwrap_or(0)));
        }
        let left = |line: &[Point; 2]| line[0][0].min(line[1][0]);
        let right = |line: &[Point; 2]| line[0][0].max(line[1][0]);
        lines.sort_unstable_by_key(|(line, _)| left(line));
        for (at, (line, region)) in lines.iter().enumerate() {
            if line[0] == line[1] {
                return Some(*region);
            }
            let reach = right(line);
            let beside = lines[at + 1..].iter().take_while(|(other, _)| left(other) <= reach);
            for (other, _) in beside {
                if clash(*line, *other) {
                    return Some(*region);
                }
            }
        }
        None
    }

    /// Whether two points are in the same place: borders would touch there that do not meet.
    fn is_pinched(&self) -> bool {
        let mut places = self.points.clone();
        places.sort_unstable();
        places.windows(2).any(|pair| pair[0] == pair[1])
    }

    /// Whether a border that is not its own lies inside a region.
    fn covers(&self, region: usize, outline: &[Point]) -> bool {
        // In half units, so that the middle of a border has a place.
        let ring: Vec<Point> = outline.iter().map(|at| at.map(|v| 2 * v)).collect();
        let bounds = |axis: usize| {
            let values = ring.iter().map(|at| at[axis]);
            values.clone().min().unwrap_or(0)..=values.max().unwrap_or(0)
        };
        let (wide, tall) = (bounds(0), bounds(1));
        let strange = self.segments.iter().filter(|segment| !segment.sides.contains(&Some(region)));
        strange.into_iter().any(|segment| {
            let [a, b] = segment.ends.map(|end| self.points[end]);
            let middle = [a[0] + b[0], a[1] + b[1]];
            wide.contains(&middle[0]) && tall.contains(&middle[1]) && is_inside(middle, &ring)
        })
    }
}
