//! Warcraft's islands: faces of double-sided boards, and how a set of them becomes one board.

use serde::{Deserialize, Serialize};

use super::pieces::Ground;
use super::shape::{Line, Outline, Point, Shape};
use super::{BoardFile, FORMAT, RegionFile};
use crate::fault::Fault;

/// The size of an island.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Deserialize, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Size {
    /// About eleven land regions.
    Large,
    /// About nine.
    Medium,
    /// About seven.
    Small,
}

impl Size {
    /// All sizes, the largest first.
    pub const ALL: [Self; 3] = [Self::Large, Self::Medium, Self::Small];

    /// The name in files.
    pub fn key(self) -> &'static str {
        match self {
            Self::Large => "large",
            Self::Medium => "medium",
            Self::Small => "small",
        }
    }

    /// What is printed on the region where the island's marker lies (WOW-BOARD-2).
    pub fn letter(self) -> &'static str {
        match self {
            Self::Large => "L",
            Self::Medium => "M",
            Self::Small => "S",
        }
    }

    /// The size of an island with that many land regions.
    fn of_land(n_land: usize) -> Self {
        match n_land {
            0..=7 => Self::Small,
            8..=9 => Self::Medium,
            _ => Self::Large,
        }
    }

    /// Width and height of the map of such a face, in units.
    pub fn frame(self) -> [i32; 2] {
        match self {
            Self::Large => [640, 460],
            Self::Medium => [560, 420],
            Self::Small => [480, 380],
        }
    }
}

/// How many islands of each size that many people play on: large, medium, small (WOW-BOARD-1).
pub fn demand(players: u8) -> Option<[usize; 3]> {
    match players {
        2 => Some([1, 0, 1]),
        3 => Some([1, 1, 1]),
        4 => Some([1, 2, 1]),
        5 => Some([2, 1, 2]),
        _ => None,
    }
}

/// How many rounds that many people play (CORE-SETUP-2).
pub fn rounds(players: u8) -> u8 {
    match players {
        0..=3 => 10,
        4 => 9,
        _ => 8,
    }
}

impl BoardFile {
    /// The size of the island a region lies on, on boards that have islands.
    pub fn island_size(&self, region: usize) -> Option<Size> {
        let island = self.regions[region].island.as_ref();
        if self.size.is_some() || island.is_none() {
            return self.size;
        }
        let own = |&at: &usize| self.regions[at].island.as_ref() == island && self.ground(at) == Ground::Land;
        Some(Size::of_land((0..self.regions.len()).filter(own).count()))
    }

    /// The key of the words for a symbol of a region. The icon of an island says which size it is.
    pub fn symbol_key(&self, region: usize, symbol: &str) -> String {
        match self.island_size(region).filter(|_| symbol == "legend") {
            Some(size) => format!("symbol-legend-{}", size.key()),
            None => format!("symbol-{symbol}"),
        }
    }
}

/// Every set of faces that many people may play on, each the largest first, out of the given faces.
///
/// Both faces of a board are never in one set, so a game that draws one of these at random draws boards and
/// sides at random.
pub fn sets<'a>(players: u8, faces: &[&'a BoardFile]) -> Vec<Vec<&'a BoardFile>> {
    let Some(demand) = demand(players) else { return Vec::new() };
    let mut sets: Vec<Vec<&BoardFile>> = vec![Vec::new()];
    for (size, n) in Size::ALL.into_iter().zip(demand) {
        let fit: Vec<&BoardFile> = faces.iter().copied().filter(|face| face.size == Some(size)).collect();
        for nth in 0..n {
            let longer = |set: &Vec<&'a BoardFile>| -> Vec<Vec<&'a BoardFile>> {
                let last = (nth > 0).then(|| set[set.len() - 1].tile);
                let next = fit.iter().filter(|face| last.is_none_or(|tile| face.tile > tile));
                next.map(|&face| set.iter().copied().chain([face]).collect()).collect()
            };
            sets = sets.iter().flat_map(longer).collect();
        }
    }
    sets
}

/// Joins faces into the board that people play on. Its regions are numbered through, and each says which face it
/// lies on; faces never border each other.
pub fn join(faces: &[BoardFile]) -> Result<BoardFile, Fault> {
    let key = faces.iter().map(|face| face.key.as_str()).collect::<Vec<_>>().join("+");
    let players = faces.len() as u8;
    let demand = demand(players).ok_or_else(|| Fault::new(&key, "fault-board-islands").with("n", players))?;
    for (size, n) in Size::ALL.into_iter().zip(demand) {
        let fit: Vec<&BoardFile> = faces.iter().filter(|face| face.size == Some(size)).collect();
        if fit.len() != n {
            let fault = Fault::new(&key, "fault-board-island-sizes").with("players", players);
            return Err(fault.with("needed", n).with("size", size.key()).with("n", fit.len()));
        }
        if fit.iter().enumerate().any(|(k, face)| fit[..k].iter().any(|other| other.tile == face.tile)) {
            return Err(Fault::new(&key, "fault-board-same-tile"));
        }
    }
    let (places, _) = places(faces);
    let mut regions = Vec::new();
    for (face, [left, top]) in faces.iter().zip(places) {
        let first = regions.len();
        let number =
            |key: &String| face.index(key).map_or_else(|| key.clone(), |at| (first + at).to_string());
        regions.extend(face.regions.iter().map(|region| RegionFile {
            key: number(&region.key),
            borders: region.borders.iter().map(number).collect(),
            island: Some(face.key.clone()),
            center: region.center.map(|[x, y]| [x + left, y + top]),
            ..region.clone()
        }));
    }
    let provenance = faces[0].provenance.clone();
    // A set has no name of its own; people know it by its islands.
    let title: Option<Vec<&str>> = faces.iter().map(|face| face.title.as_deref()).collect();
    let title = title.map(|names| names.join(" · "));
    let (set, rounds) = ("wow".to_owned(), rounds(players));
    Ok(BoardFile {
        format: FORMAT,
        key: key.clone(),
        title,
        set,
        players,
        rounds,
        provenance,
        regions,
        ..Default::default()
    })
}

/// Joins the shapes of faces as [`join`] joins the faces.
pub fn join_shapes(board: &BoardFile, faces: &[BoardFile], shapes: &[Shape]) -> Shape {
    let (places, size) = places(faces);
    let mut joined = Shape {
        board: board.key.clone(),
        digest: board.digest(),
        size: size.map(|side| side * 10),
        zoom: 100,
        scale: shapes.iter().map(|shape| shape.scale).min().unwrap_or(100),
        badge: shapes.iter().map(|shape| shape.badge).min().unwrap_or(100),
        lines: vec![],
        regions: vec![],
    };
    for (shape, place) in shapes.iter().zip(places) {
        let (line, region) = (joined.lines.len(), joined.regions.len());
        let put = |[x, y]: Point| [x + place[0] * 10, y + place[1] * 10];
        joined.lines.extend(shape.lines.iter().map(|old| Line {
            between: (old.between.0 + region, old.between.1.map(|other| other + region)),
            points: old.points.iter().map(|&point| put(point)).collect(),
        }));
        joined.regions.extend(shape.regions.iter().map(|old| Outline {
            ring: old.ring.iter().map(|&(at, way)| (at + line, way)).collect(),
            anchor: put(old.anchor),
            plate: put(old.plate),
            chip: put(old.chip),
            slots: old.slots.iter().map(|&slot| put(slot)).collect(),
            room: old.room,
        }));
    }
    joined.zoom = joined.needed_zoom();
    joined
}

/// Takes a board joined from islands apart again, as far as a map needs it; the fault of one that cannot be.
///
/// A face gets its size back by its number of land regions, its centers by where its place on the joined map is.
pub fn part(file: &str, board: &BoardFile) -> Result<Vec<BoardFile>, Fault> {
    let mut faces: Vec<BoardFile> = Vec::new();
    for (at, region) in board.regions.iter().enumerate() {
        let fault = |key| Fault::new(file, key).of(Some(&region.key));
        let name = region.island.as_ref().ok_or_else(|| fault("fault-board-no-island"))?;
        let other = region.borders.iter().filter_map(|key| board.index(key)).map(|near| &board.regions[near]);
        if other.into_iter().any(|near| near.island.as_ref() != Some(name)) {
            return Err(fault("fault-board-other-island"));
        }
        if at == 0 || board.regions[at - 1].island.as_ref() != Some(name) {
            if faces.iter().any(|face| face.key == *name) {
                return Err(fault("fault-board-island-apart"));
            }
            faces.push(BoardFile { key: name.clone(), set: board.set.clone(), ..BoardFile::default() });
        }
        // The face was pushed with its first region.
        let face = faces.last_mut().expect("a face is open");
        face.regions.push(RegionFile { island: None, ..region.clone() });
    }
    if demand(faces.len() as u8).is_none() {
        return Err(Fault::new(file, "fault-board-islands").with("n", faces.len()));
    }
    for face in &mut faces {
        let n_land = (0..face.regions.len()).filter(|&at| face.ground(at) == Ground::Land).count();
        face.size = Some(Size::of_land(n_land));
    }
    let (places, _) = places(&faces);
    for (face, [left, top]) in faces.iter_mut().zip(places) {
        for region in &mut face.regions {
            region.center = region.center.map(|[x, y]| [x - left, y - top]);
        }
    }
    Ok(faces)
}

/// The width of the widest map a face is part of, in units.
pub const WIDEST: i32 = 1560;

/// The upper left corner of each face on the joined map, and the size of that map, in units: one row for two
/// islands, two rows for more, every row centered.
pub(super) fn places(faces: &[BoardFile]) -> (Vec<[i32; 2]>, [i32; 2]) {
    const GAP: i32 = 10;
    let frame = |at: usize| faces[at].size.unwrap_or(Size::Large).frame();
    let rows: &[&[usize]] = match faces.len() {
        2 => &[&[0, 1]],
        3 => &[&[1, 2], &[0]],
        4 => &[&[0, 1], &[3, 2]],
        _ => &[&[0, 1], &[3, 2, 4]],
    };
    let width = |row: &[usize]| row.iter().map(|&at| frame(at)[0] + GAP).sum::<i32>() + GAP;
    let height = |row: &[usize]| row.iter().map(|&at| frame(at)[1]).max().unwrap_or(0);
    let whole = rows.iter().map(|row| width(row)).max().unwrap_or(0);
    let mut places = vec![[0, 0]; faces.len()];
    let mut top = GAP;
    for row in rows {
        let mut left = (whole - width(row)) / 2 + GAP;
        for &at in *row {
            let [w, h] = frame(at);
            places[at] = [left, top + (height(row) - h) / 2];
            left += w + GAP;
        }
        top += height(row) + GAP;
    }
    (places, [whole, top])
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::{check, shipped};

    #[test]
    fn wow_board_1_every_legal_set_of_islands_can_be_played() {
        for (players, n_sets) in [(2, 16), (3, 64), (4, 64), (5, 64)] {
            let keys = shipped::keys_for("wow", players);
            assert_eq!(keys.len(), n_sets, "{players} players");
            for key in keys {
                let board = shipped::find(&key).unwrap_or_else(|fault| panic!("{fault}"));
                assert_eq!((board.players, board.rounds), (players, rounds(players)), "{key}");
                assert_eq!(check::faults(&key, &board), [], "{key}");
                let faces = part(&key, &board).unwrap_or_else(|fault| panic!("{fault}"));
                let sizes: Vec<Option<Size>> = faces.iter().map(|face| face.size).collect();
                let known = key.split('+').map(|face| shipped::find(face).map_or(None, |face| face.size));
                assert_eq!(sizes, known.collect::<Vec<_>>(), "{key}");
            }
        }
    }

    #[test]
    fn no_set_of_islands_is_wider_than_the_widest() {
        let width = |players: u8| {
            let key = &shipped::keys_for("wow", players)[0];
            shipped::find_shape(key).unwrap_or_else(|fault| panic!("{fault}")).size[0] / 10
        };
        assert_eq!((2..=5).map(width).max(), Some(WIDEST));
    }

    #[test]
    fn wow_board_1_both_faces_of_a_board_are_refused() {
        let fault =
            shipped::find("wow-large-1a+wow-medium-1a+wow-medium-1b+wow-small-1a").expect_err("one board");
        assert_eq!(fault.key, "fault-board-same-tile", "{fault}");
        let fault =
            shipped::find("wow-large-1a+wow-medium-1a").expect_err("two play on a large and a small one");
        assert!(fault.to_string().ends_with("“medium” with players = 2: 1, but there must be 0"), "{fault}");
    }

    #[test]
    fn a_set_is_named_after_its_islands() {
        let board = shipped::find("wow-large-1a+wow-medium-2b+wow-small-2b").expect("a legal set");
        assert_eq!(board.title.as_deref(), Some("Gannet Rock · Lantern Key · Tern's Rest"));
        for key in (2..=5).flat_map(|players| shipped::keys_for("wow", players)) {
            let board = shipped::find(&key).unwrap_or_else(|fault| panic!("{fault}"));
            let names = board.title.expect("every shipped island has a name");
            assert_eq!(names.split(" · ").count(), usize::from(board.players), "{key}: {names}");
        }
    }

    #[test]
    fn wow_board_2_a_joined_island_still_says_its_size() {
        let key = "wow-large-2b+wow-medium-1a+wow-medium-2a+wow-small-1b";
        let board = shipped::find(key).unwrap_or_else(|fault| panic!("{fault}"));
        let printed = |at: &usize| board.regions[*at].symbols.iter().any(|symbol| symbol == "legend");
        let letters: Vec<&str> = (0..board.regions.len())
            .filter(printed)
            .filter_map(|at| board.island_size(at))
            .map(Size::letter)
            .collect();
        assert_eq!(letters, ["L", "M", "M", "S"]);
        let base = shipped::find("base-2p").unwrap_or_else(|fault| panic!("{fault}"));
        assert_eq!(base.island_size(0), None);
    }

    #[test]
    fn joined_regions_keep_their_neighbors() {
        let key = "wow-large-1a+wow-small-2b";
        let board = shipped::find(key).unwrap_or_else(|fault| panic!("{fault}"));
        let face = shipped::find("wow-small-2b").unwrap_or_else(|fault| panic!("{fault}"));
        let first = board.regions.len() - face.regions.len();
        for at in 0..face.regions.len() {
            let here: Vec<usize> = board.neighbors(first + at).iter().map(|near| near - first).collect();
            assert_eq!(here, face.neighbors(at));
            assert_eq!(board.regions[first + at].island.as_deref(), Some("wow-small-2b"));
        }
        let shape = shipped::find_shape(key).unwrap_or_else(|fault| panic!("{fault}"));
        assert_eq!(shape.regions.len(), board.regions.len());
        assert_eq!(shape.zoom, shape.needed_zoom());
    }
}
