//! Whether a shape is a true and usable map of its board.

use content::board::pieces::Ground;
use content::board::shape::{CHIP, PIECE, PLATE, Point, Shape, TOKEN, Way, plate_half_width};
use content::board::{BoardFile, island};
use geo::{BoundingRect, Contains, Coord, Distance, Euclidean, Polygon, Validation};

use crate::chart::icons;
use crate::hand;

/// The least share of the average area that a region people can hold may have.
const LEAST_AREA: f64 = 0.35;
/// A shape may cost this many bytes.
const MOST_BYTES: usize = 30_000;

/// Everything wrong with the shape; empty if it is a true and usable map.
pub fn faults(board: &BoardFile, shape: &Shape) -> Vec<String> {
    let mut report = Report { board, shape, faults: Vec::new() };
    report.borders();
    report.rings();
    report.outlines();
    report.plates();
    report.standing();
    let bytes = shape.to_text(board).len();
    if bytes > MOST_BYTES {
        report.add(None, format!("its shape takes {bytes} bytes; it may take {MOST_BYTES}"));
    }
    report.faults
}

/// Seas and lakes that a player would take for a river: long, or with a long arm.
///
/// The published boards have such seas, so this is asked of fresh boards only.
pub fn river_like(board: &BoardFile, shape: &Shape) -> Vec<usize> {
    /// How much farther from its middle than half its width a water may reach.
    const LONGEST: f64 = 3.0;
    let water = |&at: &usize| board.ground(at) == Ground::Water;
    let long = |&at: &usize| {
        let [x, y] = shape.regions[at].anchor;
        let far = |&[px, py]: &Point| {
            let (dx, dy) = (f64::from(px - x), f64::from(py - y));
            dx * dx + dy * dy
        };
        let reach = shape.outline(at).iter().map(far).fold(0.0, f64::max).sqrt();
        reach > LONGEST * f64::from(shape.regions[at].room)
    };
    (0..board.regions.len()).filter(water).filter(long).collect()
}

struct Report<'a> {
    board: &'a BoardFile,
    shape: &'a Shape,
    faults: Vec<String>,
}

impl Report<'_> {
    fn add(&mut self, region: Option<usize>, mut reason: String) {
        let board = self.board;
        let region = region.map(|region| format!("region {}: ", board.regions[region].key));
        reason.insert_str(0, &format!("{}: {}", board.key, region.unwrap_or_default()));
        self.faults.push(reason);
    }

    /// A line between two regions exists exactly where a border is declared.
    fn borders(&mut self) {
        let drawn = |a: usize, b: Option<usize>| {
            let joins = |line: &&content::board::shape::Line| {
                line.between == (a, b) || b.is_some_and(|b| line.between == (b, Some(a)))
            };
            self.shape.lines.iter().any(|line| joins(&line))
        };
        let mut wrong = Vec::new();
        for (a, region) in self.board.regions.iter().enumerate() {
            for b in 0..self.board.regions.len() {
                let declared = region.borders.contains(&self.board.regions[b].key);
                if a != b && declared != drawn(a, Some(b)) {
                    let key = &self.board.regions[b].key;
                    wrong.push((a, format!("its border with {key} is drawn or declared, but not both")));
                }
            }
            if region.edge != drawn(a, None) {
                wrong.push((a, "it is drawn at the edge or declared there, but not both".to_owned()));
            }
        }
        for (region, reason) in wrong {
            self.add(Some(region), reason);
        }
    }

    /// Every line is used once from each side, in opposite ways; so outlines that are simple cannot overlap.
    fn rings(&mut self) {
        let mut uses: Vec<Vec<(usize, Way)>> = vec![Vec::new(); self.shape.lines.len()];
        for (region, outline) in self.shape.regions.iter().enumerate() {
            for &(line, way) in &outline.ring {
                uses[line].push((region, way));
            }
        }
        for (line, uses) in self.shape.lines.iter().zip(uses) {
            let (a, b) = line.between;
            let fits = match (b, &uses[..]) {
                (None, [one]) => one.0 == a,
                (Some(b), [one, two]) => {
                    one.1 != two.1 && (one.0.min(two.0), one.0.max(two.0)) == (a.min(b), a.max(b))
                }
                _ => false,
            };
            if !fits || line.points.windows(2).any(|pair| pair[0] == pair[1]) {
                self.add(Some(a), "one of its lines is not shared as it should be".to_owned());
            }
        }
    }

    fn outlines(&mut self) {
        let n = self.shape.regions.len();
        let areas: Vec<i64> = (0..n).map(|region| double_area(&self.shape.outline(region))).collect();
        let whole: i64 = areas.iter().sum();
        let finger = 44.0 / 360.0 * f64::from(self.shape.size[0]) / 10.0 * 100.0 / f64::from(self.shape.zoom);
        for (region, &area) in areas.iter().enumerate() {
            let polygon = self.polygon(region);
            if area <= 0 || !polygon.is_valid() {
                self.add(Some(region), "its outline crosses itself".to_owned());
                continue;
            }
            let share = area as f64 * n as f64 / whole as f64;
            if share < LEAST_AREA {
                self.add(Some(region), format!("it has only {:.0} % of the average area", share * 100.0));
            }
            // A polygon with area has bounds.
            let bounds = polygon.bounding_rect().expect("a region has points");
            if bounds.width().min(bounds.height()) < finger - 0.01 {
                self.add(
                    Some(region),
                    "it is too small for a finger at the zoom the board asks for".to_owned(),
                );
            }
        }
        let [width, height] = self.shape.size.map(i64::from);
        let framed =
            self.board.size.is_none() && self.board.regions.iter().all(|region| region.island.is_none());
        if framed && whole != 2 * width * height {
            self.add(None, "its regions do not fill the map".to_owned());
        }
    }

    /// Plates can be read: they have their least size on the widest map this one is part of.
    fn plates(&mut self) {
        let width = if self.board.size.is_some() { island::WIDEST } else { self.shape.size[0] / 10 };
        let least = Shape::least_badge(width);
        if self.shape.badge < least.max(self.shape.scale) {
            self.add(None, format!("its plates have {} % of their size, not {least}", self.shape.badge));
        }
    }

    fn standing(&mut self) {
        let sized = |v: i32| f64::from(v * self.shape.scale) / 1000.0;
        for region in 0..self.shape.regions.len() {
            let polygon = self.polygon(region);
            let outline = &self.shape.regions[region];
            let spot = |p: Point| Coord { x: f64::from(p[0]) / 10.0, y: f64::from(p[1]) / 10.0 };
            if !within(&polygon, spot(outline.anchor), f64::from(outline.room) / 10.0 - 0.2) {
                self.add(Some(region), "its anchor is not inside it".to_owned());
            }
            let discs: Vec<(Coord<f64>, f64)> = outline
                .slots
                .iter()
                .enumerate()
                .map(|(k, &slot)| (spot(slot), sized(if k == 0 { TOKEN } else { PIECE })))
                .collect();
            if discs.iter().any(|&(at, radius)| !within(&polygon, at, radius)) {
                self.add(Some(region), "a slot is not inside it".to_owned());
            }
            let apart = |&(a, r): &(Coord<f64>, f64), &(b, s): &(Coord<f64>, f64)| length(a - b) >= r + s;
            if (1..discs.len()).any(|k| discs[..k].iter().any(|other| !apart(&discs[k], other))) {
                self.add(Some(region), "two of its slots overlap".to_owned());
            }
            let plate = (
                spot(outline.plate),
                [plate_half_width(icons(self.board, region)), PLATE]
                    .map(|v| f64::from(v * self.shape.badge) / 1000.0),
            );
            let chip = (spot(outline.chip), CHIP.map(sized));
            for (name, (middle, half)) in [("plate", plate), ("chip", chip)] {
                let beyond = |at: f64, middle: f64, half: f64| ((at - middle).abs() - half).max(0.0);
                let gap = |at: Coord<f64>| {
                    let (x, y) = (beyond(at.x, middle.x, half[0]), beyond(at.y, middle.y, half[1]));
                    length(Coord { x, y })
                };
                if discs.iter().any(|&(at, radius)| gap(at) < radius) {
                    self.add(Some(region), format!("its {name} lies under a slot"));
                }
                if !polygon.contains(&middle) {
                    self.add(Some(region), format!("its {name} is not inside it"));
                }
            }
            let ((a, half), (b, other)) = (plate, chip);
            if (a.x - b.x).abs() < half[0] + other[0] && (a.y - b.y).abs() < half[1] + other[1] {
                self.add(Some(region), "its plate lies under its chip".to_owned());
            }
        }
    }

    fn polygon(&self, region: usize) -> Polygon<f64> {
        hand::polygon(&self.shape.outline(region))
    }
}

fn within(polygon: &Polygon<f64>, at: Coord<f64>, radius: f64) -> bool {
    polygon.contains(&at) && Euclidean.distance(&geo::Point(at), polygon.exterior()) >= radius
}

fn length(v: Coord<f64>) -> f64 {
    (v.x * v.x + v.y * v.y).sqrt()
}

fn double_area(outline: &[Point]) -> i64 {
    let cross = |k: usize| {
        let (a, b) = (outline[k].map(i64::from), outline[(k + 1) % outline.len()].map(i64::from));
        a[0] * b[1] - b[0] * a[1]
    };
    (0..outline.len()).map(cross).sum()
}

#[cfg(test)]
mod tests {
    use content::board::shipped;
    use content::board::sketch::Sketch;

    use super::*;
    use crate::chart::chart;

    #[test]
    fn shipped_shapes_are_true_and_usable() {
        for ship in shipped::ALL {
            assert_eq!(faults(&ship.board(), &ship.shape()), Vec::<String>::new(), "{}", ship.key);
        }
    }

    #[test]
    fn shipped_shapes_are_what_the_cartographer_draws() {
        for ship in shipped::ALL {
            let board = ship.board();
            let shape = chart(ship.key, &board).unwrap_or_else(|fault| panic!("{fault}"));
            assert!(shape.to_text(&board) == ship.shape, "{}: the shape is not up to date", ship.key);
        }
    }

    #[test]
    fn boards_without_centers_are_drawn_too() {
        for ship in shipped::ALL.iter().step_by(4) {
            let mut board = ship.board();
            for region in &mut board.regions {
                region.center = None;
            }
            let shape = chart(ship.key, &board).unwrap_or_else(|fault| panic!("{fault}"));
            assert_eq!(faults(&board, &shape), Vec::<String>::new(), "{}", ship.key);
        }
    }

    #[test]
    fn islets_and_double_edges_are_drawn_too() {
        let mut board = shipped::find("base-2p").unwrap_or_else(|fault| panic!("{fault}"));
        // A corner inside region 4, and an islet in the border of 12 and 13.
        for (key, edge, borders) in [("23", true, &["4"][..]), ("24", false, &["12", "13"][..])] {
            board.regions.push(content::board::RegionFile {
                key: key.to_owned(),
                terrain: "hill".to_owned(),
                edge,
                borders: borders.iter().map(|&other| other.to_owned()).collect(),
                ..Default::default()
            });
            for other in borders {
                let at = board.index(other).expect("base-2p has the region");
                board.regions[at].borders.push(key.to_owned());
            }
        }
        assert_eq!(content::board::check::faults("islets", &board), []);
        let shape = chart("islets", &board).unwrap_or_else(|fault| panic!("{fault}"));
        assert_eq!(faults(&board, &shape), Vec::<String>::new());
        assert_eq!(shape.lines.iter().filter(|line| line.between == (12, Some(13))).count(), 2);
        assert_eq!(shape.lines.iter().filter(|line| line.between == (4, None)).count(), 2);
    }

    #[test]
    fn a_drawn_board_gets_the_map_that_was_drawn() {
        for key in ["base-3p", "underground-2p", "river-world-4p", "wow-large-1a+wow-medium-1a+wow-small-2b"]
        {
            let missing = "the board is shipped";
            let (board, shape) =
                (shipped::find(key).expect(missing), shipped::find_shape(key).expect(missing));
            let sketch = Sketch::of_map(&board, &shape).expect("a map has a sketch");
            let drawn = sketch.board();
            let own = chart(key, &drawn).unwrap_or_else(|fault| panic!("{fault}"));
            let found: Vec<String> =
                faults(&drawn, &own).into_iter().filter(|fault| !fault.contains("average area")).collect();
            assert_eq!(found, Vec::<String>::new(), "{key}");
            for (at, region) in own.regions.iter().enumerate() {
                let before = board.index(&drawn.regions[at].key).expect("it has its key");
                let [x, y] = region.anchor.map(|v| f64::from(v) / 10.0);
                let outline = hand::polygon(&shape.outline(before));
                let near = Euclidean.distance(&geo::Point::new(x, y), &outline);
                assert!(near < 10.0, "{key} region {at} has moved by {near}");
            }
        }
    }

    #[test]
    fn sheets_to_begin_with_have_a_map() {
        for (set, players, n) in [("base", 2, 20), ("river_world", 3, 28), ("wow", 4, 40)] {
            let board = Sketch::fresh(set, players, n).board();
            let shape = chart(set, &board).unwrap_or_else(|fault| panic!("{fault}"));
            assert_eq!(faults(&board, &shape), Vec::<String>::new(), "{set}");
        }
    }

    /// A change that must be found out, and words its fault must have.
    type Damage = (&'static str, fn(&mut Shape));

    #[test]
    fn each_damage_is_found() {
        let ship = shipped::ALL[0];
        let (board, good) = (ship.board(), ship.shape());
        let damages: [Damage; 8] = [
            ("its plates have 70 %", |s| (s.scale, s.badge) = (70, 70)),
            ("drawn or declared, but not both", |s| s.lines[0].between = (3, Some(17))),
            ("not shared as it should be", |s| {
                s.regions[5].ring.pop();
            }),
            ("crosses itself", |s| s.lines[4].points[1] = [9000, 6000]),
            ("do not fill the map", |s| s.size = [9990, 7000]),
            ("anchor is not inside", |s| s.regions[7].anchor = [0, 0]),
            ("two of its slots overlap", |s| {
                let slots = &mut s.regions[9].slots;
                slots[1] = [slots[0][0] + 300, slots[0][1]];
            }),
            ("its plate lies under", |s| s.regions[9].plate = s.regions[9].slots[0]),
        ];
        for (words, damage) in damages {
            let mut shape = good.clone();
            damage(&mut shape);
            let found = faults(&board, &shape);
            assert!(found.iter().any(|fault| fault.contains(words)), "{words:?} not in {found:?}");
        }
    }
}
