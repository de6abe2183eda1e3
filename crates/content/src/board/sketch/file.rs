//! Sketches from board files and maps, and board files from sketches.

use super::act::LONGEST_TITLE;
use super::geometry::{Point, double_area, is_inside, nearest, simpler, square};
use super::{LONGEST_SIDE, MOST_POINTS, Refusal, Region, Segment, Sketch};
use crate::board::shape::{Shape, Way};
use crate::board::{BoardFile, FORMAT, LineFile, RegionFile, check};
use crate::fault::Fault;

/// The most lines a board file may have. Borders and corners follow from regions as Euler says.
const MOST_LINES: usize = 4 * check::MOST_REGIONS;
/// How far, in units, the borders of a sketch made from a map may be from those of the map, coarsest first.
const NEARNESS: [f64; 4] = [6.0, 3.5, 1.5, 0.0];

impl Sketch {
    /// The sketch a board was drawn as. Its lines must be what its regions say.
    pub fn of_file(file: &str, board: &BoardFile) -> Result<Sketch, Fault> {
        let sketch = Sketch::of_lines(file, board)?;
        sketch.agrees(file, board)?;
        Ok(sketch)
    }

    /// The same by its lines alone, which say who borders whom and the edge.
    pub fn of_lines(file: &str, board: &BoardFile) -> Result<Sketch, Fault> {
        let fault = |key: &'static str| Fault::new(file, key);
        let n_points: usize = board.lines.iter().map(|line| line.points.len()).sum();
        let size = board.sheet.unwrap_or(super::start::SHEET);
        let on_sheet = |at: &Point| (0..2).all(|k| (0..=LONGEST_SIDE).contains(&at[k]));
        if board.lines.len() > MOST_LINES || n_points > 2 * MOST_POINTS {
            return Err(fault("fault-board-drawing-large"));
        }
        if !board.lines.iter().all(|line| line.points.iter().all(on_sheet)) {
            return Err(fault("fault-board-drawing-sheet"));
        }
        // Words that are none would be drawn, too.
        if let Some(fault) = check::strange_region(file, board) {
            return Err(fault);
        }
        let mut sketch = Sketch::without_lines(board, size);
        let mut finder = Finder::default();
        for line in &board.lines {
            let region = |nth: usize| line.between.get(nth).and_then(|key| board.index(key));
            let sides = [region(0), region(1)];
            let n_known = sides.iter().flatten().count();
            if n_known == 0 || n_known != line.between.len() || sides[0] == sides[1] || line.points.len() < 2
            {
                let name = line.between.join(", ");
                return Err(fault("fault-board-drawing-line").with("between", name));
            }
            for pair in line.points.windows(2) {
                let ends = [pair[0], pair[1]].map(|at| finder.point(&mut sketch.points, at));
                sketch.segments.push(Segment { ends, sides });
            }
        }
        if let Some((refusal, region)) = sketch.fault() {
            let key = match refusal {
                Refusal::Full => "fault-board-drawing-large",
                Refusal::Edge => "fault-board-drawing-sheet",
                _ => "fault-board-drawing-crossing",
            };
            return Err(fault(key).of(region.map(|region| &*board.regions[region].key)));
        }
        Ok(sketch)
    }

    /// The regions of a board on a sheet without borders.
    fn without_lines(board: &BoardFile, size: Point) -> Sketch {
        let region = |region: &RegionFile| Region {
            key: region.key.clone(),
            terrain: region.terrain.clone(),
            symbols: region.symbols.clone(),
            entry: region.entry,
        };
        let usable = |key: &String| {
            !key.is_empty()
                && key.len() <= LONGEST_TITLE
                && !key.contains(|c: char| c.is_whitespace() || c.is_control())
        };
        Sketch {
            key: Some(&board.key)
                .filter(|key| usable(key))
                .map_or_else(|| "my-board".to_owned(), Clone::clone),
            title: board.title.iter().flat_map(|title| title.chars()).take(LONGEST_TITLE).collect(),
            set: board.set.clone(),
            // The face of an island has neither, and is played in sets only.
            players: board.players.clamp(2, 6),
            rounds: board.rounds.clamp(1, 20),
            size,
            points: Vec::new(),
            segments: Vec::new(),
            regions: board.regions.iter().map(region).collect(),
        }
    }

    /// Whether regions border each other and the edge exactly where the board says so.
    fn agrees(&self, file: &str, board: &BoardFile) -> Result<(), Fault> {
        let (near, edges) = (self.neighbors(), self.edges());
        for (at, region) in board.regions.iter().enumerate() {
            let mut declared = board.neighbors(at);
            declared.sort_unstable();
            let differs = |other: &&usize| near[at].contains(other) != declared.contains(other);
            let fault = Fault::new(file, "fault-board-drawing-border").of(Some(&region.key));
            if let Some(&other) = near[at].iter().chain(&declared).find(differs) {
                return Err(fault.with("other", &board.regions[other].key));
            }
            if region.edge != edges[at] {
                return Err(Fault::new(file, "fault-board-drawing-edge").of(Some(&region.key)));
            }
        }
        Ok(())
    }

    /// A sketch of a board that was not drawn by hand, from its map; or of one that was, as it was drawn.
    pub fn of_map(board: &BoardFile, shape: &Shape) -> Option<Sketch> {
        if !board.lines.is_empty() {
            return Sketch::of_file("board", board).ok();
        }
        NEARNESS.into_iter().map(|near| Sketch::traced(board, shape, near)).find(|it| it.fault().is_none())
    }

    fn traced(board: &BoardFile, shape: &Shape, near: f64) -> Sketch {
        let size = shape.size.map(|side| side / 10);
        let mut sketch = Sketch::without_lines(board, size);
        let mut finder = Finder::default();
        for (at, line) in shape.lines.iter().enumerate() {
            let (first, second) = line.between;
            let places: Vec<Point> =
                line.points.iter().map(|at| at.map(|v| (v + 5).div_euclid(10))).collect();
            let forward = shape.regions[first].ring.contains(&(at, Way::Forth));
            let sides = if forward { [Some(first), second] } else { [second, Some(first)] };
            let mut way = simpler(&places, near);
            if places.first() == places.last() && way.len() < 4 {
                // A closed coast has no ends to be straight between.
                way = places;
            }
            way.dedup();
            for pair in way.windows(2) {
                let ends = [pair[0], pair[1]].map(|at| finder.point(&mut sketch.points, at));
                sketch.segments.push(Segment { ends, sides });
            }
        }
        sketch
    }

    /// The board file of the sketch. Regions of one island follow one another.
    pub fn board(&self) -> BoardFile {
        let islands = self.islands();
        if islands.is_sorted() || self.is_framed() {
            self.written(&islands)
        } else {
            self.by_islands().board()
        }
    }

    /// The same sketch with the regions of one island after those of another.
    fn by_islands(&self) -> Sketch {
        let islands = self.islands();
        let mut order: Vec<usize> = (0..self.regions.len()).collect();
        order.sort_by_key(|&region| islands[region]);
        let mut sketch = self.clone();
        sketch.regions = order.iter().map(|&region| self.regions[region].clone()).collect();
        for side in sketch.segments.iter_mut().flat_map(|segment| &mut segment.sides) {
            *side = side.and_then(|own| order.iter().position(|&region| region == own));
        }
        sketch
    }

    fn written(&self, islands: &[usize]) -> BoardFile {
        let (near, edges, middles) = (self.neighbors(), self.edges(), self.middles());
        let name = |region: usize| self.regions[region].key.clone();
        let region = |at: usize| {
            let own = &self.regions[at];
            RegionFile {
                key: own.key.clone(),
                terrain: own.terrain.clone(),
                symbols: own.symbols.clone(),
                edge: edges[at],
                entry: own.entry,
                island: (!self.is_framed()).then(|| format!("island-{}", islands[at] + 1)),
                borders: near[at].iter().map(|&other| name(other)).collect(),
                center: Some(middles[at]),
            }
        };
        let (mut borders, _) = self.borders();
        // In an order of their own, whatever was drawn first.
        borders.sort_by_key(|border| (border.between, self.places(&border.points)));
        let line = |border: &super::Border| LineFile {
            between: std::iter::once(border.between.0).chain(border.between.1).map(name).collect(),
            points: self.places(&border.points),
        };
        BoardFile {
            format: FORMAT,
            key: self.key.clone(),
            title: Some(self.title.clone()).filter(|title| !title.is_empty()),
            set: self.set.clone(),
            players: self.players,
            rounds: self.rounds,
            provenance: "original".to_owned(),
            sheet: (self.size != super::start::SHEET).then_some(self.size),
            regions: (0..self.regions.len()).map(region).collect(),
            lines: borders.iter().map(line).collect(),
            ..BoardFile::default()
        }
    }

    /// Roughly the middle of each region, and a place inside it.
    pub fn middles(&self) -> Vec<Point> {
        let middle = |ring: Option<Vec<usize>>| {
            let outline: Vec<Point> =
                ring.unwrap_or_default().into_iter().map(|at| self.points[at]).collect();
            let area = double_area(&outline).max(1);
            let sum = |axis: usize| -> i64 {
                let step = |(a, b): (&Point, &Point)| {
                    let [a, b] = [a, b].map(|at| at.map(i64::from));
                    (a[axis] + b[axis]) * (a[0] * b[1] - b[0] * a[1])
                };
                outline.iter().zip(outline.iter().cycle().skip(1)).map(step).sum()
            };
            let middle = [0, 1].map(|axis| (sum(axis) / (3 * area)) as i32);
            if is_inside(middle, &outline) { middle } else { roomiest(&outline).unwrap_or(middle) }
        };
        self.rings().into_iter().map(middle).collect()
    }
}

/// A place far inside a closed way.
fn roomiest(outline: &[Point]) -> Option<Point> {
    const STEPS: i32 = 16;
    let bound = |axis: usize| {
        let values = outline.iter().map(|at| at[axis]);
        Some((values.clone().min()?, values.max()?))
    };
    let ((left, right), (top, bottom)) = (bound(0)?, bound(1)?);
    let place =
        |k: i32| [left + (right - left) * (k % STEPS) / STEPS, top + (bottom - top) * (k / STEPS) / STEPS];
    let room = |at: &Point| {
        let sides = outline.iter().zip(outline.iter().cycle().skip(1));
        sides.map(|(&a, &b)| square(*at, nearest(*at, a, b))).min()
    };
    (0..STEPS * STEPS).map(place).filter(|at| is_inside(*at, outline)).max_by_key(room)
}

/// Which point is at a place: those of different lines in the same place are one.
#[derive(Default)]
struct Finder {
    known: std::collections::BTreeMap<Point, usize>,
}

impl Finder {
    fn point(&mut self, points: &mut Vec<Point>, at: Point) -> usize {
        *self.known.entry(at).or_insert_with(|| {
            points.push(at);
            points.len() - 1
        })
    }
}
