//! Whether a board can be played on: every fault at once, each with its region and a reason.

use super::BoardFile;
use super::pieces::{Ground, Pieces};
use super::plane::Plane;
use super::sketch::Sketch;
use crate::fault::Fault;
use crate::river;

/// The most regions a board may have; what the engine's region sets can hold.
pub const MOST_REGIONS: usize = 72;

/// Everything wrong with the board, and with its drawing if it has one; empty if it can be played on and drawn.
pub fn faults(file: &str, board: &BoardFile) -> Vec<Fault> {
    let mut faults = faults_in_play(file, board);
    // Lines between regions that are not as they should be mean little.
    if faults.is_empty() && !board.lines.is_empty() {
        faults.extend(Sketch::of_file(file, board).err());
    }
    faults
}

/// Everything wrong with the board as far as a game is concerned, which asks for no drawing: a table in a browser is spared
/// what reads one.
pub fn faults_in_play(file: &str, board: &BoardFile) -> Vec<Fault> {
    let Some(pieces) = board.pieces() else {
        let known: Vec<&str> = super::pieces::ALL.iter().map(|pieces| pieces.key).collect();
        let fault = Fault::new(file, "fault-board-box");
        return vec![fault.with("box", &board.set).with("known", known.join(", "))];
    };
    let mut report = Report { file, board, faults: Vec::new() };
    report.head();
    report.regions(pieces);
    report.borders();
    // What follows speaks of counts and ways, which mean little while names are wrong.
    if report.faults.is_empty() {
        report.counts(pieces);
        report.ways();
    }
    report.faults
}

/// What is strange about a region in itself: its key, its terrain, its symbols.
pub(super) fn strange_region(file: &str, board: &BoardFile) -> Option<Fault> {
    let known: Vec<&str> = super::pieces::ALL.iter().map(|pieces| pieces.key).collect();
    let Some(pieces) = board.pieces() else {
        let fault = Fault::new(file, "fault-board-box");
        return Some(fault.with("box", &board.set).with("known", known.join(", ")));
    };
    let mut report = Report { file, board, faults: Vec::new() };
    report.regions(pieces);
    report.faults.into_iter().next()
}

struct Report<'a> {
    file: &'a str,
    board: &'a BoardFile,
    faults: Vec<Fault>,
}

impl Report<'_> {
    /// A fault of the whole board.
    fn add(&mut self, key: &'static str, args: &[(&'static str, &dyn ToString)]) {
        let fault = Fault::new(self.file, key);
        self.faults.push(args.iter().fold(fault, |fault, (name, value)| fault.with(name, value.to_string())));
    }

    /// A fault of a region.
    fn add_to(&mut self, region: usize, key: &'static str, args: &[(&'static str, &dyn ToString)]) {
        self.add(key, args);
        let name = self.board.regions[region].key.clone();
        self.faults.iter_mut().rev().take(1).for_each(|fault| fault.region = Some(name.clone()));
    }

    fn head(&mut self) {
        let board = self.board;
        if board.key.is_empty() || board.key.contains(char::is_whitespace) {
            self.add("fault-board-key", &[]);
        }
        if !["official facts", "original"].contains(&board.provenance.as_str()) {
            self.add("fault-board-provenance", &[("word", &board.provenance)]);
        }
        if board.size.is_some() {
            if board.set != "wow" || board.tile.is_none() || board.players != 0 || board.rounds != 0 {
                self.add("fault-board-face", &[]);
            }
        } else {
            if !(2..=6).contains(&board.players) {
                self.add("fault-board-players", &[("n", &board.players)]);
            }
            // Every round of River World has an event of its own.
            let most = if board.set == "river_world" { river::events::count() } else { 20 };
            if !(1..=most).contains(&board.rounds) {
                self.add("fault-board-rounds", &[("n", &board.rounds), ("most", &most)]);
            }
        }
        if board.regions.len() < 3 || board.regions.len() > MOST_REGIONS {
            self.add("fault-board-regions", &[("n", &board.regions.len()), ("most", &MOST_REGIONS)]);
        }
    }

    fn regions(&mut self, pieces: &Pieces) {
        let board = self.board;
        for (at, region) in board.regions.iter().enumerate() {
            if region.key.is_empty() || region.key.contains(|c: char| c.is_whitespace() || c == '"') {
                self.add_to(at, "fault-board-key", &[]);
            }
            if board.index(&region.key) != Some(at) {
                self.add_to(at, "fault-board-same-key", &[]);
            }
            let Some(ground) = pieces.ground(&region.terrain) else {
                let known: Vec<&str> = pieces.terrains.iter().map(|terrain| terrain.key).collect();
                let args: [(_, &dyn ToString); 2] =
                    [("terrain", &region.terrain), ("known", &known.join(", "))];
                self.add_to(at, "fault-board-terrain", &args);
                continue;
            };
            for (nth, name) in region.symbols.iter().enumerate() {
                match pieces.symbols.iter().find(|symbol| symbol.key == name) {
                    None => {
                        let known: Vec<&str> = pieces.symbols.iter().map(|symbol| symbol.key).collect();
                        self.add_to(
                            at,
                            "fault-board-symbol",
                            &[("symbol", name), ("known", &known.join(", "))],
                        );
                    }
                    Some(symbol) if symbol.on != ground => {
                        let args: [(_, &dyn ToString); 2] = [("symbol", name), ("terrain", &region.terrain)];
                        self.add_to(at, "fault-board-symbol-ground", &args);
                    }
                    Some(_) if region.symbols[..nth].contains(name) => {
                        self.add_to(at, "fault-board-symbol-twice", &[("symbol", name)]);
                    }
                    Some(_) => {}
                }
            }
            if region.entry == Some(true) && matches!(ground, Ground::Water | Ground::Chasm) {
                self.add_to(at, "fault-board-entry", &[("terrain", &region.terrain)]);
            }
        }
    }

    fn borders(&mut self) {
        let board = self.board;
        for (at, region) in board.regions.iter().enumerate() {
            for (nth, name) in region.borders.iter().enumerate() {
                match board.index(name) {
                    None => self.add_to(at, "fault-board-border", &[("other", name)]),
                    Some(other) if other == at => self.add_to(at, "fault-board-border-itself", &[]),
                    Some(_) if region.borders[..nth].contains(name) => {
                        self.add_to(at, "fault-board-border-twice", &[("other", name)]);
                    }
                    Some(other) if !board.regions[other].borders.contains(&region.key) => {
                        self.add_to(at, "fault-board-border-one-sided", &[("other", name)]);
                    }
                    Some(_) => {}
                }
            }
        }
    }

    fn counts(&mut self, pieces: &Pieces) {
        let board = self.board;
        for terrain in pieces.terrains {
            let n = board.regions.iter().filter(|region| region.terrain == terrain.key).count();
            let most = pieces.most(terrain, board.players);
            if n > most {
                self.add("fault-board-many", &[("n", &n), ("what", &terrain.key), ("most", &most)]);
            }
        }
        for symbol in pieces.symbols {
            let has = |at: &usize| board.regions[*at].symbols.iter().any(|name| name == symbol.key);
            let n = (0..board.regions.len()).filter(has).count();
            let (least, most) = (symbol.least, symbol.most);
            if n > most {
                self.add("fault-board-many", &[("n", &n), ("what", &symbol.key), ("most", &most)]);
            }
            if n < least {
                self.add("fault-board-few", &[("n", &n), ("what", &symbol.key), ("least", &least)]);
            }
        }
        for island in self.islands() {
            let legends =
                island.iter().filter(|&&at| board.regions[at].symbols.iter().any(|s| s == "legend")).count();
            if board.set == "wow" && legends != 1 {
                self.add_to(island[0], "fault-board-legends", &[("n", &legends)]);
            }
        }
    }

    fn ways(&mut self) {
        let board = self.board;
        for island in self.islands() {
            let open = |at: &usize| matches!(board.ground(*at), Ground::Land | Ground::River);
            let walk: Vec<usize> = island.iter().copied().filter(open).collect();
            let Some(&root) = walk.first() else {
                self.add_to(island[0], "fault-board-no-land", &[]);
                continue;
            };
            let mut seen = vec![root];
            let mut next = 0;
            while next < seen.len() {
                for near in board.neighbors(seen[next]) {
                    if open(&near) && !seen.contains(&near) {
                        seen.push(near);
                    }
                }
                next += 1;
            }
            if let Some(&lost) = walk.iter().find(|at| !seen.contains(at)) {
                self.add_to(lost, "fault-board-cut-off", &[("other", &board.regions[root].key)]);
            }
            if !island.iter().any(|&at| board.is_entry(at)) {
                self.add_to(island[0], "fault-board-no-entry", &[]);
            }
        }
        let flat = |board: &BoardFile| Plane::of(self.file, board).err();
        let fault = if board.regions.iter().all(|region| region.island.is_none()) {
            flat(board)
        } else {
            match super::island::part(self.file, board) {
                Err(fault) => Some(fault),
                Ok(faces) => faces.iter().find_map(flat),
            }
        };
        self.faults.extend(fault);
    }

    /// The regions of each island; of all of them where the board is one piece.
    fn islands(&self) -> Vec<Vec<usize>> {
        let mut islands: Vec<(Option<&str>, Vec<usize>)> = Vec::new();
        for (at, region) in self.board.regions.iter().enumerate() {
            let name = region.island.as_deref();
            match islands.iter_mut().find(|(known, _)| *known == name) {
                Some((_, list)) => list.push(at),
                None => islands.push((name, vec![at])),
            }
        }
        islands.into_iter().map(|(_, list)| list).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::shipped;

    /// A change that must be found out, and words its fault must have.
    type Damage = (&'static str, fn(&mut BoardFile));

    fn two_players() -> BoardFile {
        shipped::find("base-2p").expect("base-2p is shipped")
    }

    #[test]
    fn shipped_boards_have_no_fault() {
        for ship in shipped::ALL {
            assert_eq!(faults(ship.key, &ship.board()), [], "{}", ship.key);
        }
    }

    #[test]
    fn river_setup_2_a_board_has_no_more_rounds_than_events() {
        let mut board = shipped::find("river-world-2p").expect("it is shipped");
        board.rounds = 11;
        assert_eq!(faults("f", &board), []);
        board.rounds = 12;
        assert_eq!(faults("f", &board)[0].to_string(), "f: rounds: 12, but a game has 1 to 11");
    }

    #[test]
    fn each_damage_is_found_with_region_and_reason() {
        let damages: [Damage; 16] = [
            ("f: box: “moon” is not one of: base", |b| b.set = "moon".to_owned()),
            ("f: players: 1, but", |b| b.players = 1),
            ("f: rounds: 0, but", |b| b.rounds = 0),
            ("f: provenance: “stolen”", |b| b.provenance = "stolen".to_owned()),
            ("f: region 4: terrain: “desert” is not in the box", |b| {
                b.regions[4].terrain = "desert".to_owned();
            }),
            ("f: region 4: symbols: “volcano” is not in the box", |b| {
                b.regions[4].symbols.push("volcano".to_owned());
            }),
            ("f: region 0: symbols: “mine” cannot lie on “sea”", |b| {
                b.regions[0].symbols.push("mine".to_owned());
            }),
            ("f: region 2: symbols: “mine” is there twice", |b| {
                b.regions[2].symbols.push("mine".to_owned());
            }),
            ("f: region 0: another region has the same key", |b| b.regions[1].key = "0".to_owned()),
            ("f: region 6: borders: it borders “99”, which is not a region", |b| {
                b.regions[6].borders.push("99".to_owned());
            }),
            ("f: region 6: borders: it borders itself", |b| b.regions[6].borders.push("6".to_owned())),
            ("f: region 6: borders: it names its border with 7 twice", |b| {
                b.regions[6].borders.push("7".to_owned());
            }),
            ("f: region 2: borders: it borders 1, but 1 does not border it", |b| {
                b.regions[1].borders.retain(|k| k != "2");
            }),
            ("but the box has pieces for 9", |b| {
                for region in &mut b.regions[1..20] {
                    region.terrain = "mountain".to_owned();
                }
            }),
            ("there is no entry region", |b| b.regions.iter_mut().for_each(|r| r.entry = Some(false))),
            ("the borders are not planar", |b| {
                b.regions[1].borders.push("20".to_owned());
                b.regions[20].borders.push("1".to_owned());
            }),
        ];
        for (words, damage) in damages {
            let mut board = two_players();
            damage(&mut board);
            let found: Vec<String> = faults("f", &board).iter().map(ToString::to_string).collect();
            assert!(found.iter().any(|fault| fault.contains(words)), "{words:?} not in {found:?}");
        }
    }

    #[test]
    fn land_cut_off_by_water_is_found() {
        let mut board = two_players();
        for key in ["3", "9", "10"] {
            let at = board.index(key).expect("base-2p has the region");
            board.regions[at].terrain = "lake".to_owned();
            board.regions[at].symbols.clear();
        }
        let found = faults("f", &board);
        assert_eq!(found.len(), 1, "{found:?}");
        assert_eq!(found[0].to_string(), "f: region 4: it cannot be reached by land from region 1");
    }

    #[test]
    fn a_region_without_borders_is_found() {
        let mut board = two_players();
        board.regions.push(crate::board::RegionFile {
            key: "23".to_owned(),
            terrain: "lake".to_owned(),
            ..Default::default()
        });
        let found = faults("f", &board);
        assert_eq!(found[0].to_string(), "f: region 23: no border connects it to the edge");
    }

    #[test]
    fn broken_files_are_refused_without_panic() {
        for ship in shipped::ALL {
            for cut in (0..ship.text.len()).step_by(211) {
                if let Ok(board) = BoardFile::parse("cut", &ship.text[..cut]) {
                    faults("cut", &board);
                    crate::board::shape::Shape::parse("cut", ship.shape, &board)
                        .expect_err("the board is another");
                }
            }
            let board = ship.board();
            for cut in (0..ship.shape.len() - 1).step_by(211) {
                let text = &ship.shape[..cut];
                crate::board::shape::Shape::parse("cut", text, &board).expect_err("the shape is not whole");
            }
        }
    }

    #[test]
    fn a_region_inside_another_is_found() {
        let mut board = two_players();
        board.regions.push(crate::board::RegionFile {
            key: "23".to_owned(),
            terrain: "hill".to_owned(),
            borders: vec!["13".to_owned()],
            ..Default::default()
        });
        board.regions[13].borders.push("23".to_owned());
        let found = faults("f", &board);
        assert!(
            found[0].to_string().starts_with("f: region 23: it lies wholly inside region 13"),
            "{found:?}"
        );
    }
}
