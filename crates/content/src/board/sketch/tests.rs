//! Sketches under random hands: whatever is done, they stay sound.

use super::geometry::{double_area, is_inside, square};
use super::*;
use crate::board::check::{self, MOST_REGIONS};
use crate::board::{BoardFile, shipped};

/// Numbers that look like chance and are the same every time.
struct Chance(u64);

impl Chance {
    fn below(&mut self, limit: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % limit.max(1)
    }

    fn place(&mut self, around: Point, reach: i32) -> Point {
        around.map(|v| v + self.below(2 * reach as usize + 1) as i32 - reach)
    }

    fn spot(&mut self, sketch: &Sketch) -> Spot {
        if self.below(3) == 0 {
            return Spot::Point(self.below(sketch.points.len()));
        }
        let segment = self.below(sketch.segments.len());
        let [a, b] = sketch.segments[segment].ends.map(|end| sketch.points[end]);
        let part = 1 + self.below(9) as i32;
        let at = [0, 1].map(|k| a[k] + (b[k] - a[k]) * part / 10);
        Spot::Border { segment, at }
    }

    /// Something to do, sometimes with what is not there.
    fn act(&mut self, sketch: &Sketch) -> Act {
        let region = self.below(sketch.regions.len() + 1);
        let point = self.below(sketch.points.len() + 1);
        let segment = self.below(sketch.segments.len() + 1);
        let middle = sketch.size.map(|side| side / 2);
        let any = |chance: &mut Chance| chance.place(middle, sketch.size[0] / 2 + 50);
        let pieces = sketch.pieces();
        match self.below(18) {
            0..=3 => {
                let at = sketch.points.get(point).copied().unwrap_or(middle);
                Act::Move { point, to: self.place(at, 60) }
            }
            4 => Act::Move { point, to: any(self) },
            5..=6 => Act::Bend { segment, at: any(self) },
            7 => Act::Straighten { point },
            8..=10 => {
                let via = if self.below(2) == 0 { Vec::new() } else { vec![any(self)] };
                Act::Split { from: self.spot(sketch), via, to: self.spot(sketch) }
            }
            11 => {
                let near = sketch.neighbors();
                let list = near.get(region).cloned().unwrap_or_default();
                let gone = if list.is_empty() { region } else { list[self.below(list.len())] };
                Act::Join { keep: region, gone }
            }
            12 => {
                let terrain = pieces.terrains[self.below(pieces.terrains.len())].key;
                Act::Terrain { region, terrain: terrain.to_owned() }
            }
            13 => {
                let symbol = pieces.symbols[self.below(pieces.symbols.len())].key.to_owned();
                Act::Symbol { region, symbol, on: self.below(2) == 0 }
            }
            14 => Act::Entry { region, entry: [None, Some(true), Some(false)][self.below(3)] },
            15 => Act::Key { region, key: ["7", "a b", "", "north"][self.below(4)].to_owned() },
            16 => [Act::Number, Act::Players(self.below(9) as u8), Act::Title("x".repeat(99))][self.below(3)]
                .clone(),
            _ if sketch.is_framed() => Act::Rounds(self.below(30) as u8),
            _ if self.below(2) == 0 => Act::Rise { at: any(self) },
            _ => Act::Sink { region },
        }
    }
}

/// What always holds, found out in another way than `fault` does.
fn assert_sound(sketch: &Sketch) {
    let n_components = {
        let mut group: Vec<usize> = (0..sketch.points.len()).collect();
        for segment in &sketch.segments {
            let [a, b] = segment.ends.map(|end| group[end]);
            group.iter_mut().filter(|own| **own == a.max(b)).for_each(|own| *own = a.min(b));
        }
        group.sort_unstable();
        group.dedup();
        group.len()
    };
    // Euler: points and faces are as many as borders and one more for each part that hangs together. Oceans inside
    // islands, which are no regions, are faces too.
    let faces = sketch.segments.len() + n_components - sketch.points.len();
    let regions = sketch.regions.len();
    assert!(
        if sketch.is_framed() { faces == regions } else { faces >= regions },
        "{faces} faces, {regions} regions"
    );
    assert!((1..=MOST_REGIONS).contains(&regions));
    assert!(sketch.degrees().iter().all(|degree| *degree >= 2), "a border ends nowhere");
    for (region, ring) in sketch.rings().into_iter().enumerate() {
        let ring = ring.unwrap_or_else(|| panic!("region {region} has no closed outline"));
        let outline: Vec<Point> = ring.iter().map(|&point| sketch.points[point]).collect();
        assert!(double_area(&outline) > 0, "region {region} is inside out");
        for segment in &sketch.segments {
            let middle = segment.ends.map(|end| sketch.points[end]);
            let doubled: Vec<Point> = outline.iter().map(|at| at.map(|v| 2 * v)).collect();
            let middle = [middle[0][0] + middle[1][0], middle[0][1] + middle[1][1]];
            assert!(!is_inside(middle, &doubled), "a border lies inside region {region}");
        }
    }
    let areas: i64 = sketch.double_areas().iter().sum();
    let [width, height] = sketch.size.map(i64::from);
    assert!(!sketch.is_framed() || areas == 2 * width * height);
    for (at, region) in sketch.regions.iter().enumerate() {
        assert!(!sketch.regions[..at].iter().any(|other| other.key == region.key), "a key is there twice");
        let ground = sketch.pieces().ground(&region.terrain).expect("the box has the terrain");
        let lies = |name: &String| sketch.pieces().symbols.iter().any(|it| it.key == name && it.on == ground);
        assert!(region.symbols.iter().all(lies), "{region:?}");
    }
}

/// A file says all there is, and is read as it is written.
fn assert_kept(sketch: &Sketch) {
    let board = sketch.board();
    let text = board.to_text();
    let again = BoardFile::parse("sketch", &text).expect("it is a board file");
    assert_eq!(again, board);
    let read = Sketch::of_file("sketch", &again).unwrap_or_else(|fault| panic!("{fault}"));
    assert_eq!(read.board(), board);
    assert_eq!(read.segments.len(), sketch.segments.len());
}

fn starts() -> Vec<Sketch> {
    let fresh = |(set, players, n): &(&str, u8, usize)| Sketch::fresh(set, *players, *n);
    let mut all: Vec<Sketch> = [
        ("base", 2, 1),
        ("base", 3, 30),
        ("underground", 4, 12),
        ("river_world", 5, 7),
        ("wow", 3, 27),
        ("wow", 2, 1),
    ]
    .iter()
    .map(fresh)
    .collect();
    for key in ["base-2p", "underground-6p", "river-world-3p", "wow-large-1a+wow-small-2b"] {
        let board = shipped::find(key).unwrap_or_else(|fault| panic!("{fault}"));
        let shape = shipped::find_shape(key).unwrap_or_else(|fault| panic!("{fault}"));
        all.push(Sketch::of_map(&board, &shape).unwrap_or_else(|| panic!("{key} has no sketch")));
    }
    all
}

#[test]
fn whatever_is_done_a_sketch_stays_sound() {
    for (nth, start) in starts().into_iter().enumerate() {
        let mut chance = Chance(nth as u64);
        let mut history = History::new(start);
        let (mut n_done, mut n_refused) = (0, 0);
        for step in 0..250 {
            let before = history.now().clone();
            let act = chance.act(&before);
            match history.act(&act) {
                Err(_) => {
                    n_refused += 1;
                    assert_eq!(*history.now(), before, "{act:?} was refused and done");
                }
                Ok(()) if *history.now() != before => {
                    n_done += 1;
                    assert_sound(history.now());
                    history.undo();
                    assert_eq!(*history.now(), before, "{act:?} cannot be taken back");
                    history.redo();
                }
                Ok(()) => {}
            }
            if step % 50 == 0 {
                assert_kept(history.now());
            }
        }
        assert!(n_done > 30 && n_refused > 30, "start {nth}: {n_done} done, {n_refused} refused");
    }
}

#[test]
fn every_refusal_has_words() {
    for language in crate::words::Language::ALL {
        let words = crate::words::Words::new(language);
        for refusal in Refusal::ALL {
            assert!(words.get(refusal.key()).is_some(), "{} in {}", refusal.key(), language.key());
        }
    }
}

#[test]
fn sheets_to_begin_with_are_sound_and_have_their_regions() {
    for set in ["base", "underground", "river_world", "wow"] {
        for players in 2..=5 {
            for n in [1, 2, 3, 7, 20, 40, 72] {
                let sketch = Sketch::fresh(set, players, n);
                assert_eq!(sketch.fault(), None, "{set} {players} {n}");
                assert_sound(&sketch);
                assert_kept(&sketch);
                if set != "wow" {
                    assert_eq!(sketch.regions.len(), n);
                }
            }
        }
    }
    let islands = Sketch::fresh("wow", 5, 50).islands();
    assert_eq!(islands.iter().max(), Some(&4), "five people play on five islands");
}

#[test]
fn every_shipped_board_has_a_sketch_with_its_borders_and_can_be_played_as_drawn() {
    let joined = (2..=5).flat_map(|players| shipped::keys_for("wow", players).into_iter().step_by(31));
    let whole = shipped::ALL.iter().map(|ship| ship.key.to_owned()).filter(|key| !key.starts_with("wow"));
    for key in whole.chain(joined) {
        let board = shipped::find(&key).unwrap_or_else(|fault| panic!("{fault}"));
        let shape = shipped::find_shape(&key).unwrap_or_else(|fault| panic!("{fault}"));
        let sketch = Sketch::of_map(&board, &shape).unwrap_or_else(|| panic!("{key} has no sketch"));
        assert_sound(&sketch);
        assert_kept(&sketch);
        let mut drawn = sketch.board();
        assert_eq!(check::faults(&key, &drawn), [], "{key}");
        assert!(sketch.points.len() < 20 * board.regions.len(), "{key}: {} points", sketch.points.len());
        for (own, other) in drawn.regions.iter_mut().zip(&board.regions) {
            own.borders.sort();
            let mut borders = other.borders.clone();
            borders.sort();
            assert_eq!((&own.borders, own.edge, own.entry), (&borders, other.edge, other.entry), "{key}");
        }
    }
}

#[test]
fn a_board_is_drawn_from_an_empty_sheet() {
    let mut sketch = Sketch::fresh("base", 2, 1);
    let rim = |sketch: &Sketch, at: Point| sketch.spot_near(at, 4).expect("it is on a border");
    let split = |sketch: &mut Sketch, from: Point, to: Point| {
        let act = Act::Split { from: rim(sketch, from), via: vec![], to: rim(sketch, to) };
        sketch.act(&act)
    };
    assert_eq!(split(&mut sketch, [0, 350], [1000, 350]), Ok(()));
    assert_eq!(split(&mut sketch, [500, 0], [500, 350]), Ok(()));
    assert_eq!(split(&mut sketch, [300, 350], [300, 700]), Ok(()));
    assert_eq!(sketch.regions.len(), 4);
    let sea = sketch.region_at([900, 100]).expect("a region");
    sketch.act(&Act::Terrain { region: sea, terrain: "sea".to_owned() }).expect("the box has seas");
    assert_eq!(check::faults("own", &sketch.board()), []);
    // A corner is dragged, and no farther than its neighbors let it.
    let Some(Spot::Point(corner)) = sketch.spot_near([300, 350], 3) else { panic!("there is a corner") };
    assert_eq!(sketch.act(&Act::Move { point: corner, to: [350, 300] }), Ok(()));
    assert_eq!(sketch.act(&Act::Move { point: corner, to: [350, -300] }), Err(Refusal::Crossing));
    assert!(square(sketch.points[corner], [350, 300]) == 0);
    // At the edge it slides, and the corners of the sheet stay.
    let Some(Spot::Point(slides)) = sketch.spot_near([500, 0], 3) else { panic!("there is a corner") };
    assert_eq!(sketch.act(&Act::Move { point: slides, to: [420, 90] }), Ok(()));
    assert_eq!(sketch.points[slides], [420, 0]);
}

#[test]
fn what_would_not_be_a_board_is_refused() {
    let mut sketch = Sketch::fresh("base", 2, 12);
    let before = sketch.clone();
    let far = Spot::Border { segment: 0, at: [20, 0] };
    let refused = [
        (Act::Join { keep: 0, gone: 11 }, Refusal::Apart),
        (Act::Join { keep: 3, gone: 3 }, Refusal::Apart),
        (Act::Join { keep: 0, gone: 99 }, Refusal::Gone),
        (Act::Move { point: 999, to: [0, 0] }, Refusal::Gone),
        (Act::Split { from: far, via: vec![], to: far }, Refusal::Crossing),
        (Act::Terrain { region: 0, terrain: "chasm".to_owned() }, Refusal::Word),
        (Act::Symbol { region: 0, symbol: "volcano".to_owned(), on: true }, Refusal::Word),
        (Act::Key { region: 0, key: "1".to_owned() }, Refusal::Word),
        (Act::Rise { at: [5, 5] }, Refusal::Edge),
        (Act::Sink { region: 0 }, Refusal::Edge),
    ];
    for (act, wanted) in refused {
        assert_eq!(sketch.act(&act), Err(wanted), "{act:?}");
        assert_eq!(sketch, before);
    }
    // A ring of regions around another cannot become one.
    let mut ring = Sketch::fresh("base", 2, 9);
    let near = ring.neighbors();
    let middle = (0..9).find(|&region| !ring.edges()[region]).expect("one lies inside");
    let around: Vec<String> = near[middle].iter().map(|&region| ring.regions[region].key.clone()).collect();
    let mut last = Ok(());
    for key in &around[1..] {
        let at = |sketch: &Sketch, key: &String| sketch.regions.iter().position(|own| own.key == *key);
        let (Some(keep), Some(gone)) = (at(&ring, &around[0]), at(&ring, key)) else { continue };
        last = ring.act(&Act::Join { keep, gone });
        if last == Err(Refusal::Enclosed) {
            break;
        }
    }
    assert_eq!(last, Err(Refusal::Enclosed));
}

/// A fault, and a change that must bring it about.
type Damage<'a> = (&'a str, &'a dyn Fn(&mut BoardFile));

#[test]
fn hostile_drawings_are_refused_with_a_reason() {
    let drawn = Sketch::fresh("base", 2, 6).board();
    let fault = |change: &dyn Fn(&mut BoardFile)| {
        let mut board = drawn.clone();
        change(&mut board);
        check::faults("own", &board).into_iter().map(|fault| fault.key).collect::<Vec<_>>()
    };
    assert!(fault(&|_| ()).is_empty());
    let all: [Damage<'_>; 8] = [
        ("fault-board-drawing-line", &|board| board.lines[0].between.push("99".to_owned())),
        ("fault-board-drawing-line", &|board| board.lines[0].between.clear()),
        ("fault-board-drawing-line", &|board| board.lines[0].points.clear()),
        ("fault-board-drawing-sheet", &|board| board.lines[0].points[0] = [i32::MAX, i32::MIN]),
        ("fault-board-drawing-sheet", &|board| board.sheet = Some([i32::MAX, 700])),
        ("fault-board-drawing-large", &|board| board.lines = vec![board.lines[0].clone(); 999]),
        ("fault-board-drawing-large", &|board| board.lines[0].points = vec![[5, 5]; 99_999]),
        ("fault-board-drawing-crossing", &|board| {
            board.lines.pop();
        }),
    ];
    for (key, change) in all {
        assert!(fault(change).contains(&key), "{key}: {:?}", fault(change));
    }
    // What would be drawn must be known words.
    let mut board = drawn.clone();
    board.regions[0].terrain = "x) url(y".to_owned();
    assert_eq!(Sketch::of_lines("own", &board).expect_err("it is no terrain").key, "fault-board-terrain");
    let mut board = drawn.clone();
    board.set = "moon".to_owned();
    assert_eq!(Sketch::of_lines("own", &board).expect_err("it is no box").key, "fault-board-box");
    // What is drawn and what is declared must agree.
    let mut board = drawn.clone();
    board.regions[0].edge = false;
    assert_eq!(Sketch::of_file("own", &board).expect_err("it differs").key, "fault-board-drawing-edge");
    let mut board = drawn.clone();
    board.regions[0].borders.pop();
    assert_eq!(Sketch::of_file("own", &board).expect_err("it differs").key, "fault-board-drawing-border");
    for cut in 0..drawn.lines.len() {
        let mut board = drawn.clone();
        board.lines.truncate(cut);
        assert!(cut == 0 || !check::faults("own", &board).is_empty());
        board.lines.reverse();
        let _ = Sketch::of_file("own", &board);
    }
}
