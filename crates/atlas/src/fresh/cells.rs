//! A rectangle divided into cells of about the same size: the clay that boards are made of.

use spade::handles::VoronoiVertex;
use spade::{DelaunayTriangulation, HasPosition, Point2, Triangulation};

use crate::dice::Dice;

/// Cells and who touches whom.
#[derive(Clone, Debug)]
pub struct Cells {
    /// The middle of each cell.
    pub middles: Vec<[f64; 2]>,
    /// The cells each shares a border with.
    pub near: Vec<Vec<usize>>,
    /// Whether it touches the left, right, upper and lower side.
    pub sides: Vec<[bool; 4]>,
}

struct Site {
    at: Point2<f64>,
    /// The cell, and which side it is mirrored in, if any.
    cell: usize,
    mirror: Option<usize>,
}

impl HasPosition for Site {
    type Scalar = f64;

    fn position(&self) -> Point2<f64> {
        self.at
    }
}

impl Cells {
    /// Divides a rectangle into that many cells, evened out by Lloyd's method.
    pub fn new(n: usize, [width, height]: [f64; 2], dice: &mut Dice) -> Self {
        let mut middles: Vec<[f64; 2]> =
            (0..n).map(|_| [dice.share() * width, dice.share() * height]).collect();
        let mut cells = Self { middles: vec![], near: vec![], sides: vec![] };
        // Enough to even out sizes, too few for a honeycomb.
        for _ in 0..9 {
            let triangles = triangulate(&middles, [width, height]);
            cells = Self::read(n, &triangles, &middles);
            middles = centroids(n, &triangles);
        }
        cells
    }

    fn read(n: usize, triangles: &DelaunayTriangulation<Site>, middles: &[[f64; 2]]) -> Self {
        let mut near = vec![Vec::new(); n];
        let mut sides = vec![[false; 4]; n];
        for edge in triangles.undirected_edges() {
            let [a, b] = edge.vertices().map(|vertex| (vertex.data().cell, vertex.data().mirror));
            match (a, b) {
                ((a, None), (b, None)) => {
                    near[a].push(b);
                    near[b].push(a);
                }
                ((a, None), (b, Some(side))) | ((b, Some(side)), (a, None)) if a == b => {
                    sides[a][side] = true;
                }
                _ => {}
            }
        }
        for list in &mut near {
            list.sort_unstable();
        }
        Self { middles: middles.to_vec(), near, sides }
    }

    /// Whether the cell touches any side.
    pub fn on_edge(&self, cell: usize) -> bool {
        self.sides[cell].contains(&true)
    }
}

/// The cells and their images in the four sides, so that every cell ends where the rectangle ends.
fn triangulate(middles: &[[f64; 2]], [width, height]: [f64; 2]) -> DelaunayTriangulation<Site> {
    let mut sites = Vec::with_capacity(middles.len() * 5);
    for (cell, &[x, y]) in middles.iter().enumerate() {
        let images = [[-x, y], [2.0 * width - x, y], [x, -y], [x, 2.0 * height - y]];
        sites.push(Site { at: Point2::new(x, y), cell, mirror: None });
        let image =
            |(side, [x, y]): (usize, [f64; 2])| Site { at: Point2::new(x, y), cell, mirror: Some(side) };
        sites.extend(images.into_iter().enumerate().map(image));
    }
    // Fails only for numbers that are none.
    DelaunayTriangulation::bulk_load_stable(sites).expect("places are finite")
}

fn centroids(n: usize, triangles: &DelaunayTriangulation<Site>) -> Vec<[f64; 2]> {
    let mut middles = vec![[0.0, 0.0]; n];
    for vertex in triangles.vertices().filter(|vertex| vertex.data().mirror.is_none()) {
        let corners: Vec<Point2<f64>> = vertex
            .as_voronoi_face()
            .adjacent_edges()
            .filter_map(|edge| match edge.from() {
                VoronoiVertex::Inner(face) => Some(face.circumcenter()),
                VoronoiVertex::Outer(_) => None,
            })
            .collect();
        let (mut area, mut x, mut y) = (0.0, 0.0, 0.0);
        for (k, a) in corners.iter().enumerate() {
            let b = corners[(k + 1) % corners.len()];
            let cross = a.x * b.y - b.x * a.y;
            area += cross;
            x += (a.x + b.x) * cross;
            y += (a.y + b.y) * cross;
        }
        middles[vertex.data().cell] = [x / (3.0 * area), y / (3.0 * area)];
    }
    middles
}
