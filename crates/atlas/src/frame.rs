//! The edge of a map: a convex outline on which the outer corners of regions slide.

use geo::Coord;

/// A place or a direction on the map, in units.
pub type Vec2 = Coord<f64>;

/// The edge of a map, as a convex outline.
#[derive(Clone, Debug)]
pub struct Frame {
    corners: Vec<Vec2>,
    /// How far along the edge each corner is.
    starts: Vec<f64>,
    /// The direction of the side that begins at each corner.
    directions: Vec<Vec2>,
    length: f64,
    /// Whether the edge is a coast rather than the side of a board.
    pub organic: bool,
}

impl Frame {
    /// The frame of an ordinary board.
    pub fn rectangle(width: f64, height: f64) -> Self {
        let corners = [(0.0, 0.0), (width, 0.0), (width, height), (0.0, height)];
        Self::of(corners.map(Vec2::from).to_vec())
    }

    /// The frame of an island: between an ellipse and a rectangle, with a margin for its coast.
    pub fn island(width: f64, height: f64) -> Self {
        let (a, b) = (width / 2.0, height / 2.0);
        let margin = 24.0;
        let mut corners = Vec::new();
        for side in 0..4 {
            for step in 0..8 {
                // Points of a quarter circle without trigonometry, so that every machine gets the same ones.
                let t = f64::from(step) / 8.0;
                let (cos, sin) = ((1.0 - t * t) / (1.0 + t * t), 2.0 * t / (1.0 + t * t));
                let (x, y) = [(cos, sin), (-sin, cos), (-cos, -sin), (sin, -cos)][side];
                // Pushed outward along the diagonals: |x|³ + |y|³ = 1.
                let swell = 1.0 / cube_root(x.abs() * x * x + y.abs() * y * y);
                corners.push(Vec2 { x: a + x * swell * (a - margin), y: b + y * swell * (b - margin) });
            }
        }
        Self { organic: true, ..Self::of(corners) }
    }

    fn of(corners: Vec<Vec2>) -> Self {
        let mut starts = Vec::with_capacity(corners.len());
        let mut length = 0.0;
        for (k, &corner) in corners.iter().enumerate() {
            starts.push(length);
            length += norm(corners[(k + 1) % corners.len()] - corner);
        }
        let direction = |k: usize| unit(corners[(k + 1) % corners.len()] - corners[k]);
        let directions = (0..corners.len()).map(direction).collect();
        Self { corners, starts, directions, length, organic: false }
    }

    /// The length of the whole edge.
    pub fn length(&self) -> f64 {
        self.length
    }

    /// The place this far along the edge, and the direction of the edge there.
    pub fn at(&self, along: f64) -> (Vec2, Vec2) {
        let along = along.rem_euclid(self.length);
        let side = self.starts.partition_point(|&start| start <= along) - 1;
        let direction = self.directions[side];
        (self.corners[side] + direction * (along - self.starts[side]), direction)
    }

    /// The corners strictly between two places on the edge, going forward.
    pub fn between(&self, from: f64, to: f64) -> Vec<Vec2> {
        let reach = (to - from).rem_euclid(self.length);
        // A bend of a coast too near to where a border meets it would make a kink.
        let near = if self.organic { 14.0 } else { 1e-6 };
        let mut found: Vec<(f64, Vec2)> = self
            .starts
            .iter()
            .zip(&self.corners)
            .map(|(&start, &corner)| ((start - from).rem_euclid(self.length), corner))
            .filter(|&(ahead, _)| ahead > near && ahead < reach - near)
            .collect();
        found.sort_by(|a, b| a.0.total_cmp(&b.0));
        found.into_iter().map(|(_, corner)| corner).collect()
    }

    /// How far along the edge its point nearest to `place` is.
    pub fn nearest(&self, place: Vec2) -> f64 {
        let on_side = |side: usize| {
            let from = self.corners[side];
            let edge = self.corners[(side + 1) % self.corners.len()] - from;
            let along = (dot(place - from, edge) / dot(edge, edge)).clamp(0.0, 1.0);
            (norm(place - (from + edge * along)), self.starts[side] + along * norm(edge))
        };
        let nearer = |a: (f64, f64), b: (f64, f64)| if b.0 < a.0 { b } else { a };
        (1..self.corners.len()).map(on_side).fold(on_side(0), nearer).1
    }

    /// For each side: the distance of `place` from it and the direction away from it.
    pub fn clearances(&self, place: Vec2) -> impl Iterator<Item = (f64, Vec2)> + '_ {
        self.corners.iter().zip(&self.directions).map(move |(&from, &direction)| {
            let inward = turned(direction);
            (dot(place - from, inward), inward)
        })
    }

    /// How far a place on the edge is from the nearest real corner; infinite on a coast, which has none.
    pub fn corner_gap(&self, along: f64) -> f64 {
        if self.organic {
            return f64::INFINITY;
        }
        let gap = |start: &f64| {
            let ahead = (along - start).rem_euclid(self.length);
            ahead.min(self.length - ahead)
        };
        self.starts.iter().map(gap).fold(f64::INFINITY, f64::min)
    }
}

/// The length of a vector. `hypot` may differ between machines; a square root may not.
pub fn norm(v: Vec2) -> f64 {
    dot(v, v).sqrt()
}

/// The scalar product.
pub fn dot(a: Vec2, b: Vec2) -> f64 {
    a.x * b.x + a.y * b.y
}

/// The vector with length 1, or nothing at all.
pub fn unit(v: Vec2) -> Vec2 {
    let length = norm(v);
    if length > 1e-12 { v / length } else { Vec2::zero() }
}

/// The vector turned to the right as seen on the screen: inward, on an outline taken clockwise.
pub fn turned(v: Vec2) -> Vec2 {
    Vec2 { x: -v.y, y: v.x }
}

fn cube_root(value: f64) -> f64 {
    // Newton's steps use only exact operations; `cbrt` may differ between machines.
    (0..40).fold(1.0, |root: f64, _| root - (root * root * root - value) / (3.0 * root * root))
}
