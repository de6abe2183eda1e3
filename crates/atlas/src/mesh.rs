//! A board as points that can move: corners, the points of borders between them, and rings of lines.

use content::board::BoardFile;
use content::board::plane::Plane;
use content::board::shape::Way;

use crate::frame::{Frame, Vec2};
use crate::hand::Stroke;

/// How many points a border has between its corners.
const INNER: usize = 3;

/// A border, or a stretch of the edge, as points from corner to corner.
#[derive(Clone, Debug)]
pub struct Chain {
    /// The regions on both sides; nothing beyond the edge.
    pub between: (usize, Option<usize>),
    /// The points; of a stretch of the edge only its ends.
    pub points: Vec<usize>,
}

/// A board as points that can move.
#[derive(Clone, Debug)]
pub struct Mesh {
    /// The edge of the map.
    pub frame: Frame,
    /// Where the points are.
    pub points: Vec<Vec2>,
    /// For the points on the edge: how far along it they are.
    pub along: Vec<Option<f64>>,
    /// Which points are on the edge.
    on_rim: Vec<usize>,
    /// Borders and stretches of the edge.
    pub chains: Vec<Chain>,
    /// The chains around each region, clockwise.
    pub rings: Vec<Vec<(usize, Way)>>,
}

impl Mesh {
    /// The first drawing of a board: without crossings, though far from pretty.
    ///
    /// Each border and each corner becomes a point beside the regions' own; that makes a triangulation of the
    /// frame without double edges, and putting every inner point amid its neighbors draws such a thing
    /// without crossings (Tutte).
    pub fn new(board: &BoardFile, plane: Plane, frame: Frame) -> Self {
        let plane = right_side_up(board, plane);
        let n = plane.outside;
        // Clockwise on the screen: the outside lies on the other side of its borders than any region does.
        let rim: Vec<usize> = plane.around(n).into_iter().rev().collect();
        let along = along_edge(board, &plane, &frame, &rim);
        // Nodes: regions, borders, corners, then what lies on the edge.
        let (border, corner) = (|b: usize| n + b, |c: usize| n + plane.borders.len() + c);
        let n_nodes = corner(plane.corners.len());
        let mut near: Vec<Vec<usize>> = vec![Vec::new(); n_nodes];
        let mut fixed: Vec<Option<Vec2>> = vec![None; n_nodes];
        let link = |near: &mut Vec<Vec<usize>>, a: usize, b: usize| {
            near[a].push(b);
            near[b].push(a);
        };
        for half in 0..plane.corner_of.len() {
            let (from, at) = (plane.from(half), plane.corner_of[half]);
            link(&mut near, border(half / 2), corner(at));
            if from != n {
                link(&mut near, from, border(half / 2));
                link(&mut near, from, corner(at));
            }
        }
        for (k, &half) in rim.iter().enumerate() {
            // The stretch of the region ends where that of the next one on the rim begins.
            let (here, there) = (along[k], along[(k + 1) % rim.len()]);
            fixed[corner(plane.corner_of[half ^ 1])] = Some(frame.at(here).0);
            let mut bends = frame.between(here, there);
            if bends.is_empty() {
                bends.push(frame.at(here + (there - here).rem_euclid(frame.length()) / 2.0).0);
            }
            fixed[border(half / 2)] = Some(bends.remove(bends.len() / 2));
            for bend in bends {
                near.push(vec![plane.to(half)]);
                fixed.push(Some(bend));
                let fresh = near.len() - 1;
                near[plane.to(half)].push(fresh);
            }
        }
        let nodes = amid(&near, &fixed);
        let mut mesh =
            Self { frame, points: vec![], along: vec![], on_rim: vec![], chains: vec![], rings: vec![] };
        for c in 0..plane.corners.len() {
            mesh.points.push(nodes[corner(c)]);
            mesh.along.push(None);
        }
        for (k, &half) in rim.iter().enumerate() {
            mesh.along[plane.corner_of[half ^ 1]] = Some(along[k]);
            mesh.on_rim.push(plane.corner_of[half ^ 1]);
        }
        for (b, &[first, second]) in plane.borders.iter().enumerate() {
            let (start, end) = (plane.corner_of[2 * b], plane.corner_of[2 * b + 1]);
            let mut points = vec![start];
            if second != n {
                let (from, to, middle) = (nodes[corner(start)], nodes[corner(end)], nodes[border(b)]);
                for k in 1..=INNER {
                    let f = 2.0 * k as f64 / (INNER + 1) as f64;
                    let p = if f <= 1.0 {
                        from + (middle - from) * f
                    } else {
                        middle + (to - middle) * (f - 1.0)
                    };
                    points.push(mesh.points.len());
                    mesh.points.push(p);
                    mesh.along.push(None);
                }
            }
            points.push(end);
            let between = if second == n { (first, None) } else { (first, Some(second)) };
            mesh.chains.push(Chain { between, points });
        }
        let way = |half: usize| (half / 2, if half.is_multiple_of(2) { Way::Forth } else { Way::Back });
        mesh.rings = (0..n).map(|region| plane.around(region).into_iter().map(way).collect()).collect();
        mesh
    }

    /// The outline of a region: places, with the number of the point where it is one.
    pub fn outline(&self, region: usize) -> Vec<(Vec2, Option<usize>)> {
        let mut outline = Vec::new();
        for &(at, way) in &self.rings[region] {
            let chain = &self.chains[at];
            let ids = &chain.points;
            match way {
                Way::Forth => outline.extend(ids[..ids.len() - 1].iter().map(|&p| (self.points[p], Some(p)))),
                Way::Back => outline.extend(ids[1..].iter().rev().map(|&p| (self.points[p], Some(p)))),
            }
            if chain.between.1.is_none() {
                outline.extend(self.stretch(at).into_iter().map(|p| (p, None)));
            }
        }
        outline
    }

    /// The chains as they are drawn.
    pub fn strokes(&self) -> Vec<Stroke> {
        let stroke = |(at, chain): (usize, &Chain)| {
            let mut points: Vec<Vec2> = chain.points.iter().map(|&id| self.points[id]).collect();
            let at_edge = chain.between.1.is_none();
            if at_edge {
                points.splice(1..1, self.stretch(at));
            }
            Stroke { between: chain.between, points, straight: at_edge && !self.frame.organic }
        };
        self.chains.iter().enumerate().map(stroke).collect()
    }

    /// The points on the edge, each with how far along it is.
    pub fn rim(&self) -> impl Iterator<Item = (usize, f64)> + '_ {
        self.on_rim.iter().filter_map(|&id| Some((id, self.along[id]?)))
    }

    /// The bends of the edge between the ends of a stretch.
    pub fn stretch(&self, chain: usize) -> Vec<Vec2> {
        let ids = &self.chains[chain].points;
        // The ends of a stretch are on the edge by construction.
        let along = |id: usize| self.along[id].expect("a stretch ends on the edge");
        self.frame.between(along(ids[0]), along(ids[1]))
    }
}

/// The map or its mirror image, whichever agrees better with the rough centers.
fn right_side_up(board: &BoardFile, plane: Plane) -> Plane {
    let centers: Vec<Vec2> = plane
        .around(plane.outside)
        .iter()
        .filter_map(|&half| board.regions[plane.to(half)].center)
        .map(|[x, y]| Vec2 { x: f64::from(x), y: f64::from(y) })
        .collect();
    let turn = |k: usize| {
        let (a, b) = (centers[k], centers[(k + 1) % centers.len()]);
        a.x * b.y - b.x * a.y
    };
    let clockwise = (0..centers.len()).map(turn).sum::<f64>() > 0.0;
    if clockwise { plane.mirrored() } else { plane }
}

/// How far along the edge the stretch of each rim region begins: near the rough centers, but well spaced.
fn along_edge(board: &BoardFile, plane: &Plane, frame: &Frame, rim: &[usize]) -> Vec<f64> {
    let n = rim.len();
    let length = frame.length();
    let want = (length * 0.7 / n as f64).min(92.0);
    let center = |k: usize| board.regions[plane.to(rim[k % n])].center;
    let between = |k: usize| {
        let ([ax, ay], [bx, by]) = (center(k + n - 1)?, center(k)?);
        let middle = Vec2 { x: f64::from(ax + bx) / 2.0, y: f64::from(ay + by) / 2.0 };
        Some(frame.nearest(middle))
    };
    let mut along: Vec<f64> = Vec::with_capacity(n);
    for k in 0..n {
        let even = along.last().map_or(0.0, |last| last + length / n as f64);
        let Some(wish) = between(k) else {
            along.push(even);
            continue;
        };
        let last = along.last().copied().unwrap_or(wish);
        let step = (wish - last + length / 2.0).rem_euclid(length) - length / 2.0;
        along.push(last + step);
    }
    // Centers that do not go once around the map are no guide.
    if (along[n - 1] - along[0]) > length || along.windows(2).any(|pair| pair[1] < pair[0] - length / 4.0) {
        along = (0..n).map(|k| along[0] + length * k as f64 / n as f64).collect();
    }
    for _ in 0..2000 {
        let mut moved = false;
        for k in 0..n {
            let next = if k + 1 < n { along[k + 1] } else { along[0] + length };
            let lack = want - (next - along[k]);
            if lack > 1e-9 {
                moved = true;
                along[k] -= lack / 2.0;
                along[(k + 1) % n] += lack / 2.0;
            }
        }
        if !moved {
            break;
        }
    }
    along
}

/// Every free node in the middle of its neighbors.
fn amid(near: &[Vec<usize>], place: &[Option<Vec2>]) -> Vec<Vec2> {
    let fixed: Vec<Vec2> = place.iter().flatten().copied().collect();
    let sum = fixed.iter().fold(Vec2::zero(), |sum, &p| sum + p);
    let mut at: Vec<Vec2> = place.iter().map(|p| p.unwrap_or(sum / fixed.len() as f64)).collect();
    for _ in 0..4000 {
        let mut most: f64 = 0.0;
        for node in (0..near.len()).filter(|&node| place[node].is_none() && !near[node].is_empty()) {
            let sum = near[node].iter().fold(Vec2::zero(), |sum, &other| sum + at[other]);
            let aim = sum / near[node].len() as f64;
            let step = aim - at[node];
            most = most.max(step.x.abs() + step.y.abs());
            // A step beyond the middle settles sooner; twice the step would never settle.
            at[node] = at[node] + step * 1.7;
        }
        if most < 1e-7 {
            break;
        }
    }
    at
}
