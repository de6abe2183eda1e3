//! The borders of a sketch from corner to corner, as maps and files have them.

use super::{Point, Sketch};
use crate::board::shape::Way;

/// A border, or a stretch of the edge, from corner to corner.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Border {
    /// The region to the right of whoever walks along it, and the one to the left; nothing beyond the edge.
    pub between: (usize, Option<usize>),
    /// Its points in the sketch.
    pub points: Vec<usize>,
}

impl Sketch {
    /// All borders from corner to corner, and the ways around the regions made of them.
    pub fn borders(&self) -> (Vec<Border>, Vec<Vec<(usize, Way)>>) {
        let degrees = self.degrees();
        let mut at_point: Vec<Vec<usize>> = vec![Vec::new(); self.points.len()];
        for (at, segment) in self.segments.iter().enumerate() {
            segment.ends.iter().for_each(|&end| at_point[end].push(at));
        }
        let mut border_of = vec![usize::MAX; self.segments.len()];
        let mut borders: Vec<Border> = Vec::new();
        let corners = (0..self.points.len()).filter(|&point| degrees[point] != 2);
        // A coast or border without any corner begins somewhere.
        let starts: Vec<usize> = corners.chain(0..self.points.len()).collect();
        for start in starts {
            for &first in &at_point[start] {
                if border_of[first] != usize::MAX {
                    continue;
                }
                let (mut points, mut segment, mut here) = (vec![start], first, start);
                loop {
                    border_of[segment] = borders.len();
                    let [a, b] = self.segments[segment].ends;
                    here = if a == here { b } else { a };
                    points.push(here);
                    if degrees[here] != 2 || here == start {
                        break;
                    }
                    // Exactly two meet here.
                    segment = at_point[here][usize::from(at_point[here][0] == segment)];
                }
                borders.push(self.border(first, points));
            }
        }
        let around = |way: Option<Vec<(usize, usize)>>, region: usize| {
            let way = way.unwrap_or_default();
            let mut ring: Vec<usize> = way
                .iter()
                .filter(|(from, _)| degrees[*from] != 2)
                .map(|(_, segment)| border_of[*segment])
                .collect();
            if ring.is_empty() {
                ring.extend(way.first().map(|(_, segment)| border_of[*segment]));
            }
            let way = |border: usize| {
                (border, if borders[border].between.0 == region { Way::Forth } else { Way::Back })
            };
            ring.into_iter().map(way).collect()
        };
        let rings = self.ways().into_iter().enumerate().map(|(region, way)| around(way, region)).collect();
        (borders, rings)
    }

    /// A border in the direction in which the lesser of its regions is to the right.
    fn border(&self, first: usize, mut points: Vec<usize>) -> Border {
        let segment = &self.segments[first];
        let forward = segment.ends[0] == points[0];
        let [right, left] = if forward { segment.sides } else { [segment.sides[1], segment.sides[0]] };
        let between = match (right, left) {
            (Some(right), left) if left.is_none_or(|left| right < left) => (right, left),
            (right, left) => {
                points.reverse();
                // A segment has a region on one side at least.
                (left.unwrap_or_default(), right)
            }
        };
        Border { between, points }
    }

    /// The places of some points.
    pub fn places(&self, points: &[usize]) -> Vec<Point> {
        points.iter().map(|&point| self.points[point]).collect()
    }
}
