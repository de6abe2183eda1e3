//! The map itself, layer upon layer: ground, texture, coasts, ink, and what is printed on top.

mod pen;
mod rose;
mod sea;

use content::board::BoardFile;
use content::board::pieces::Ground;
use content::board::shape::Shape;
use geo::Polygon;

use self::pen::{End, path};
use super::palette::{LIP, inks};
use super::plates::Layout;
use super::stamps::{furrows, plan, scatter, stamp};
use crate::dice::Dice;
use crate::frame::{Vec2, norm, unit};
use crate::hand;

/// Draws the map, its upper left corner at the origin.
pub fn map(board: &BoardFile, shape: &Shape) -> String {
    let layers = Layers::new(board, shape, Layout::new);
    let [width, height] = shape.size.map(|side| f64::from(side) / 10.0);
    let mut parts = vec![layers.definitions(width, height), r#"<g clip-path="url(#board)">"#.to_owned()];
    parts.push(layers.open_sea(width, height));
    parts.push(layers.ground());
    parts.push(layers.texture());
    parts.push(layers.rose());
    parts.push(layers.ink());
    parts.extend(layers.layouts.iter().map(Layout::draw));
    parts.push("</g>".to_owned());
    parts.join("\n")
}

/// Draws the ground of a table: definitions, terrain and texture; then, after [`INK_LINE`], the borders. Outlines are
/// defined as `r0`, `r1` …, clips to them as `c0`, `c1` …. What stands in the regions is for whoever uses it to draw.
pub fn ground(board: &BoardFile, shape: &Shape) -> String {
    let layers = Layers::new(board, shape, Layout::standing);
    let [width, height] = shape.size.map(|side| f64::from(side) / 10.0);
    let below = [layers.open_sea(width, height), layers.ground(), layers.texture(), layers.rose()];
    [&layers.definitions(width, height), &below.join("\n"), INK_LINE, &layers.ink()].join("\n")
}

/// What separates the ground of a table from the borders above it.
pub const INK_LINE: &str = "<!-- ink -->";

struct Layers<'a> {
    board: &'a BoardFile,
    shape: &'a Shape,
    polygons: Vec<Polygon<f64>>,
    layouts: Vec<Layout>,
    /// The middle of the compass rose and how far it reaches, where there is room for one.
    rose: Option<(Vec2, f64)>,
}

impl<'a> Layers<'a> {
    fn new(board: &'a BoardFile, shape: &'a Shape, layout: fn(&BoardFile, &Shape, usize) -> Layout) -> Self {
        let all = 0..board.regions.len();
        let polygons = all.clone().map(|region| hand::polygon(&shape.outline(region))).collect();
        let layouts = all.map(|region| layout(board, shape, region)).collect();
        let mut layers = Self { board, shape, polygons, layouts, rose: None };
        layers.rose = layers.rose_spot();
        layers
    }

    fn wet(&self, region: usize) -> bool {
        matches!(self.board.ground(region), Ground::Water | Ground::River)
    }

    fn island(&self) -> bool {
        self.board.set == "wow"
    }

    fn definitions(&self, width: f64, height: f64) -> String {
        let mut parts = vec!["<defs>".to_owned()];
        for region in 0..self.board.regions.len() {
            let path = path(&self.shape.outline(region), End::Closed);
            parts.push(format!(
                r##"<path id="r{region}" d="{path}"/><clipPath id="c{region}"><use href="#r{region}"/></clipPath>"##
            ));
        }
        let mut seen: Vec<&str> = Vec::new();
        for terrain in self.board.regions.iter().map(|region| region.terrain.as_str()) {
            if !seen.contains(&terrain) {
                seen.push(terrain);
                for kind in plan(terrain).kinds {
                    parts.push(format!(r#"<g id="s-{terrain}-{kind}">{}</g>"#, stamp(kind, terrain)));
                }
            }
        }
        if self.island() {
            parts.push(format!(r#"<g id="s-ocean-wave">{}</g>"#, sea::wave()));
        }
        parts.push(format!(
            r#"<clipPath id="board"><rect width="{width}" height="{height}" rx="30"/></clipPath></defs>"#
        ));
        parts.join("\n")
    }

    fn ground(&self) -> String {
        let mut parts = Vec::new();
        for (at, region) in self.board.regions.iter().enumerate() {
            let inks = inks(&region.terrain);
            parts.push(format!(r##"<use href="#r{at}" fill="{}"/>"##, inks.fill));
            let clip = format!(r#"clip-path="url(#c{at})" fill="none" stroke-linejoin="round""#);
            match self.board.ground(at) {
                Ground::Chasm => {
                    // Steps down into the dark, and a light lip, for ink does not show on it.
                    for (color, wide) in [("#4b4455", 58.0), ("#645b70", 34.0), ("#857a92", 16.0), (LIP, 7.0)] {
                        parts.push(format!(
                            r##"<g {clip} stroke="{color}" stroke-width="{wide}"><use href="#r{at}"/></g>"##
                        ));
                    }
                }
                Ground::Water | Ground::River => {
                    let coast: Vec<String> = self
                        .shape
                        .lines
                        .iter()
                        .filter(|line| match line.between {
                            (a, Some(b)) => (a == at && !self.wet(b)) || (b == at && !self.wet(a)),
                            (_, None) => false,
                        })
                        .map(|line| path(&line.points, End::Open))
                        .collect();
                    let coast = coast.concat();
                    let river = self.board.ground(at) == Ground::River;
                    let rings = if river { [(34.0, 0.25), (20.0, 0.4), (8.0, 0.9)] } else { [(42.0, 0.32), (24.0, 0.45), (9.0, 1.0)] };
                    for (wide, opacity) in rings {
                        parts.push(format!(
                            r#"<g {clip} stroke="{}" stroke-width="{wide}" stroke-opacity="{opacity}" stroke-linecap="round"><path d="{coast}"/></g>"#,
                            inks.light
                        ));
                    }
                }
                Ground::Land => parts.push(format!(
                    r##"<g {clip} stroke="{}" stroke-width="26" stroke-opacity="0.17"><use href="#r{at}"/></g>"##,
                    inks.dark
                )),
            }
        }
        parts.join("\n")
    }

    fn texture(&self) -> String {
        let mut parts = Vec::new();
        for (at, region) in self.board.regions.iter().enumerate() {
            let terrain = region.terrain.as_str();
            let mut dice = Dice::named(&format!("texture/{}/{}", self.board.key, region.key));
            let [x, y] = self.shape.regions[at].anchor.map(|v| f64::from(v) / 10.0);
            if terrain == "farmland" {
                parts.push(format!(
                    r#"<path clip-path="url(#c{at})" d="{}" fill="none" stroke="{}" stroke-width="1.5" stroke-opacity="0.42" stroke-linecap="round"/>"#,
                    furrows(&self.polygons[at], Vec2 { x, y }, &mut dice),
                    inks(terrain).dark
                ));
            }
            let plan = plan(terrain);
            let mut keep = self.layouts[at].keep();
            keep.extend(self.rose.map(|(middle, reach)| (middle, Vec2 { x: reach + 10.0, y: reach + 10.0 })));
            for place in scatter(&self.polygons[at], &plan, &keep, &mut dice) {
                let size = 0.86 + dice.share() * 0.34;
                let kind = plan.kinds[dice.below(plan.kinds.len())];
                // Light falls from one side, so what has a shade is never mirrored.
                let mirrored = dice.share() < 0.5 && !["peak", "crag", "hump"].contains(&kind);
                let turn = if terrain == "river" {
                    let along = self.current(at, place) * size;
                    format!(
                        "matrix({:.2} {:.2} {:.2} {:.2} {:.1} {:.1})",
                        along.x, along.y, -along.y, along.x, place.x, place.y
                    )
                } else {
                    let wide = if mirrored { -size } else { size };
                    format!("translate({:.1} {:.1}) scale({wide:.2} {size:.2})", place.x, place.y)
                };
                parts.push(format!(r##"<use href="#s-{terrain}-{kind}" transform="{turn}"/>"##));
            }
        }
        parts.join("\n")
    }

    /// The way a river runs at a place: along its nearest bank.
    fn current(&self, region: usize, place: Vec2) -> Vec2 {
        let mut best = (f64::INFINITY, Vec2 { x: 1.0, y: 0.0 });
        for line in &self.shape.lines {
            let (a, Some(b)) = line.between else { continue };
            if (a != region && b != region) || (self.wet(a) && self.wet(b)) {
                continue;
            }
            // A stretch of several points is steadier than the wiggle of one.
            for window in line.points.windows(4) {
                let [from, to] = [window[0], window[3]]
                    .map(|[x, y]| Vec2 { x: f64::from(x) / 10.0, y: f64::from(y) / 10.0 });
                let gap = norm(place - (from + to) * 0.5);
                if gap < best.0 {
                    best = (gap, unit(to - from));
                }
            }
        }
        if best.1.x < 0.0 { best.1 * -1.0 } else { best.1 }
    }
}

#[cfg(all(test, feature = "paint"))]
mod tests {
    use std::sync::LazyLock;

    use content::board::{island, shipped};
    use geo::Contains;

    use super::*;
    use crate::fresh;

    /// All shipped boards, sets of islands for every number of players, and some nobody has seen.
    static BOARDS: LazyLock<Vec<(BoardFile, Shape)>> = LazyLock::new(|| {
        let mut all: Vec<(BoardFile, Shape)> =
            shipped::ALL.iter().map(|ship| (ship.board(), ship.shape())).collect();
        for players in 2..=5 {
            for key in shipped::keys_for("wow", players).iter().step_by(21) {
                let board = shipped::find(key).unwrap_or_else(|fault| panic!("{fault}"));
                all.push((board, shipped::find_shape(key).unwrap_or_else(|fault| panic!("{fault}"))));
            }
        }
        for (seed, set) in (40..).zip(crate::soak::BOXES) {
            for players in [3, 5] {
                let fresh = fresh::board(set, players, seed).unwrap_or_else(|reason| panic!("{reason}"));
                all.push((fresh.board, fresh.shape));
            }
        }
        all
    });

    #[test]
    fn every_region_has_its_plate_and_the_compass_rose_keeps_off_it() {
        let mut n_roses = 0;
        for (board, shape) in &*BOARDS {
            for layout in [Layout::new, Layout::standing] {
                let layers = Layers::new(board, shape, layout);
                let plates = layers.layouts.iter().filter(|layout| layout.draw().contains("class=\"plate\""));
                assert_eq!(plates.count(), board.regions.len(), "{}", board.key);
                let Some((at, reach)) = layers.rose else { continue };
                n_roses += 1;
                for (middle, half) in layers.layouts.iter().flat_map(Layout::printed) {
                    let gap = Vec2 {
                        x: ((at.x - middle.x).abs() - half.x).max(0.0),
                        y: ((at.y - middle.y).abs() - half.y).max(0.0),
                    };
                    assert!(norm(gap) >= reach, "{}: the rose lies on a plate", board.key);
                }
                if board.set == "wow" {
                    let inside = layers.polygons.iter().any(|polygon| polygon.contains(&at));
                    assert!(!inside, "{}: the rose lies in a region", board.key);
                }
            }
        }
        assert!(n_roses > 40, "only {n_roses} roses");
    }

    #[test]
    fn plates_have_a_least_size_and_lie_in_their_region() {
        for (board, shape) in &*BOARDS {
            let width = if board.size.is_some() { island::WIDEST } else { shape.size[0] / 10 };
            for layout in [Layout::new, Layout::standing] {
                let layers = Layers::new(board, shape, layout);
                for (at, layout) in layers.layouts.iter().enumerate() {
                    let name = format!("{} region {}", board.key, board.regions[at].key);
                    let tall = layout.plate_height() * 1000.0 / f64::from(width);
                    assert!(tall >= 16.0, "{name}: {tall:.1} px");
                    let inside = layout.corners().iter().all(|corner| layers.polygons[at].contains(corner));
                    assert!(inside, "{name}: its plate reaches beyond its border");
                }
            }
        }
    }

    #[test]
    fn wow_board_2_every_island_shows_its_size_once() {
        for (board, shape) in BOARDS.iter().filter(|(board, _)| board.set == "wow") {
            let picture = map(board, shape);
            let count = |letter: &str| picture.matches(&format!("class=\"size-{letter}\"")).count();
            let shown = ["L", "M", "S"].map(count);
            let wanted = match board.size {
                Some(size) => island::Size::ALL.map(|own| usize::from(own == size)),
                None => island::demand(board.players).expect("a set of islands"),
            };
            assert_eq!(shown, wanted, "{}", board.key);
        }
    }
}
