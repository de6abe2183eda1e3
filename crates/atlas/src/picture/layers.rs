//! The map itself, layer upon layer: ground, texture, coasts, ink, and what is printed on top.

use content::board::BoardFile;
use content::board::pieces::Ground;
use content::board::shape::{Point, Shape};
use geo::{BoundingRect, Contains, Polygon};

use super::palette::{INK, LIP, OCEAN, inks};
use super::plates::Layout;
use super::stamps::{Keep, furrows, plan, scatter, stamp};
use crate::dice::Dice;
use crate::frame::{Vec2, dot, norm, turned, unit};
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
            parts.push(format!(r#"<g id="s-ocean-wave">{}</g>"#, ocean_wave()));
        }
        parts.push(format!(
            r#"<clipPath id="board"><rect width="{width}" height="{height}" rx="30"/></clipPath></defs>"#
        ));
        parts.join("\n")
    }

    /// The ocean around islands, with the glow of their coasts. It is no region: it is darker than any sea.
    fn open_sea(&self, width: f64, height: f64) -> String {
        if !self.island() {
            return String::new();
        }
        let mut parts = vec![format!(r#"<rect width="{width}" height="{height}" fill="{}"/>"#, OCEAN.fill)];
        let box_ =
            Polygon::new(vec![(0.0, 0.0), (width, 0.0), (width, height), (0.0, height)].into(), vec![]);
        let mut dice = Dice::named(&self.board.key);
        let spot = |&(at, reach): &(Vec2, f64)| (at, Vec2 { x: reach, y: reach });
        let keep: Vec<Keep> = self.rose.iter().map(spot).collect();
        for at in scatter(&box_, &plan("sea"), &keep, &mut dice) {
            parts.push(format!(
                r##"<use href="#s-ocean-wave" transform="translate({:.1} {:.1})"/>"##,
                at.x, at.y
            ));
        }
        let coast: Vec<String> = self
            .shape
            .lines
            .iter()
            // Shallows along a sea of the island would look like more of that sea.
            .filter(|line| line.between.1.is_none() && !self.wet(line.between.0))
            .map(|line| path(&line.points, End::Open))
            .collect();
        let coast = coast.concat();
        for (wide, opacity) in [(74.0, 0.25), (46.0, 0.4), (20.0, 0.9)] {
            parts.push(format!(
                r#"<path d="{coast}" fill="none" stroke="{}" stroke-width="{wide}" stroke-opacity="{opacity}" stroke-linejoin="round" stroke-linecap="round"/>"#,
                OCEAN.light
            ));
        }
        parts.concat()
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

    /// The compass rose.
    fn rose(&self) -> String {
        let Some((middle, reach)) = self.rose else { return String::new() };
        let dark = if self.island() { OCEAN.dark } else { inks("sea").dark };
        let (x, y, size) = (middle.x, middle.y, reach / ROSE.1);
        let mut parts = vec![format!(
            r#"<g class="rose" transform="translate({x:.1} {y:.1}) scale({size:.2})" fill="none" stroke="{dark}" stroke-opacity="0.5" stroke-width="1.2"><circle r="50"/><circle r="36"/>"#
        )];
        for k in 0..8 {
            let angle = f64::from(k) * std::f64::consts::FRAC_PI_4;
            let (long, opacity) = if k % 2 == 0 { (47.0, 0.6) } else { (27.0, 0.35) };
            let point = |turn: f64, reach: f64| {
                let (sin, cos) = (angle + turn).sin_cos();
                format!("{:.1} {:.1}", sin * reach, -cos * reach)
            };
            parts.push(format!(
                r#"<path d="M0 0L{}L{}L{}Z" fill="{dark}" fill-opacity="{opacity}" stroke="none"/>"#,
                point(-0.24, long * 0.32),
                point(0.0, long),
                point(0.24, long * 0.32)
            ));
        }
        parts.push("</g>".to_owned());
        parts.concat()
    }

    /// The widest free circle for a compass rose: in the ocean around islands, elsewhere in the largest sea, clear of
    /// everything that is printed or stands there.
    fn rose_spot(&self) -> Option<(Vec2, f64)> {
        let place = |&[x, y]: &Point| Vec2 { x: f64::from(x) / 10.0, y: f64::from(y) / 10.0 };
        if self.island() {
            let [width, height] = self.shape.size.map(|side| f64::from(side) / 10.0);
            let coast = self.shape.lines.iter().filter(|line| line.between.1.is_none());
            let coast: Vec<Vec2> = coast.flat_map(|line| line.points.iter().map(place)).collect();
            let corners = [Vec2::zero(), Vec2 { x: width, y: height }];
            let land = |at: Vec2| self.polygons.iter().any(|polygon| polygon.contains(&at));
            // A number may stand out into the ocean.
            let keep: Vec<Keep> = self.layouts.iter().flat_map(Layout::keep).collect();
            return widest(corners, |at| !land(at), &coast, &keep, 12.0);
        }
        let sea = |&at: &usize| self.board.regions[at].terrain == "sea";
        let sea = (0..self.board.regions.len()).filter(sea).max_by_key(|&at| self.shape.regions[at].room)?;
        let coast: Vec<Vec2> = self.shape.outline(sea).iter().map(place).collect();
        let bounds = self.polygons[sea].bounding_rect()?;
        let water = |at: Vec2| self.polygons[sea].contains(&at);
        widest([bounds.min(), bounds.max()], water, &coast, &self.layouts[sea].keep(), 8.0)
    }

    /// Border lines, drawn with a pen that presses more here and less there.
    fn ink(&self) -> String {
        let mut parts = Vec::new();
        for (nth, line) in self.shape.lines.iter().enumerate() {
            let (a, b) = line.between;
            let mut dice = Dice::named(&format!("ink/{}/{nth}", self.board.key));
            match b {
                // Two stretches of one water: a line of light, not a shore.
                Some(b) if self.wet(a) && self.wet(b) => {
                    let color = inks(&self.board.regions[a].terrain).dark;
                    parts.push(format!(
                        r#"<path d="{}" fill="none" stroke="{color}" stroke-width="2.6" stroke-dasharray="2 7" stroke-linecap="round"/>"#,
                        path(&line.points, End::Open)
                    ));
                }
                Some(b) => {
                    let coast = self.wet(a) != self.wet(b);
                    let (thin, thick) = if coast { (2.6, 4.8) } else { (1.6, 3.3) };
                    parts.push(format!(
                        r#"<path d="{}" fill="{INK}"/>"#,
                        ribbon(&line.points, thin, thick, &mut dice)
                    ));
                }
                // A sea of an island is a region like any other, so its side to the ocean is a border, too.
                None if self.island() => {
                    let (thin, thick) = if self.wet(a) { (2.2, 3.8) } else { (3.0, 5.2) };
                    parts.push(format!(
                        r#"<path d="{}" fill="{INK}"/>"#,
                        ribbon(&line.points, thin, thick, &mut dice)
                    ));
                }
                None => {}
            }
        }
        if !self.island() {
            // Whatever the board lies on, its seas end where it ends. What is drawn here is cut in half by the edge.
            let [width, height] = self.shape.size.map(|side| f64::from(side) / 10.0);
            parts.push(format!(
                r#"<rect class="rim" width="{width}" height="{height}" rx="30" fill="none" stroke="{INK}" stroke-width="6"/>"#
            ));
        }
        parts.join("\n")
    }
}

/// A wave of the ocean: that of a sea, darker.
fn ocean_wave() -> String {
    stamp("wave", "sea").replace(inks("sea").dark, OCEAN.dark)
}

/// The widest circle in the water that keeps this far from the points of a coast and from the bounds, and off what is
/// printed.
fn widest(
    [from, to]: [Vec2; 2],
    water: impl Fn(Vec2) -> bool,
    coast: &[Vec2],
    keep: &[Keep],
    gap: f64,
) -> Option<(Vec2, f64)> {
    const STEP: usize = 20;
    let beyond = |at: f64, middle: f64, half: f64| ((at - middle).abs() - half).max(0.0);
    let free = |at: Vec2| {
        let edge = (at.x - from.x).min(at.y - from.y).min(to.x - at.x).min(to.y - at.y);
        let shore =
            coast.iter().map(|&point| dot(point - at, point - at)).fold(f64::INFINITY, f64::min).sqrt();
        let print = |(middle, half): &Keep| {
            norm(Vec2 { x: beyond(at.x, middle.x, half.x), y: beyond(at.y, middle.y, half.y) })
        };
        keep.iter().map(print).fold(edge.min(shore) - gap, f64::min).min(ROSE.1)
    };
    let mut best: Option<(Vec2, f64)> = None;
    for y in (from.y as i32..to.y as i32).step_by(STEP) {
        for x in (from.x as i32..to.x as i32).step_by(STEP) {
            let at = Vec2 { x: f64::from(x), y: f64::from(y) };
            let reach = free(at);
            if reach >= ROSE.0 && best.is_none_or(|(_, known)| reach > known) && water(at) {
                best = Some((at, reach));
            }
        }
    }
    best
}

/// How far a compass rose reaches from its middle, at least and at most.
const ROSE: (f64, f64) = (26.0, 50.0);

/// Whether a path returns to where it began.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum End {
    /// It does.
    Closed,
    /// It does not.
    Open,
}

/// Points as the path of an SVG, in units.
pub fn path(points: &[Point], end: End) -> String {
    let tenths = |v: i32| {
        let sign = if v < 0 { "-" } else { "" };
        let (whole, rest) = (v.abs() / 10, v.abs() % 10);
        if rest == 0 { format!("{sign}{whole}") } else { format!("{sign}{whole}.{rest}") }
    };
    let mut text = format!("M{} {}l", tenths(points[0][0]), tenths(points[0][1]));
    let steps: Vec<String> = points
        .windows(2)
        .map(|pair| format!("{} {}", tenths(pair[1][0] - pair[0][0]), tenths(pair[1][1] - pair[0][1])))
        .collect();
    text += &steps.join(" ");
    if end == End::Closed {
        text.push('z');
    }
    text
}

/// A line as a thin area whose width changes along the way.
fn ribbon(points: &[Point], thin: f64, thick: f64, dice: &mut Dice) -> String {
    let places: Vec<Vec2> =
        points.iter().map(|&[x, y]| Vec2 { x: f64::from(x) / 10.0, y: f64::from(y) / 10.0 }).collect();
    let last = places.len() - 1;
    let mut width = thin + dice.share() * (thick - thin);
    let mut aim = width;
    let (mut left, mut right) = (Vec::new(), Vec::new());
    for (k, &place) in places.iter().enumerate() {
        if k % 3 == 0 {
            aim = thin + dice.share() * (thick - thin);
        }
        width += (aim - width) * 0.45;
        let ahead = places[(k + 1).min(last)] - places[k.saturating_sub(1)];
        let across = if dot(ahead, ahead) > 0.0 { turned(unit(ahead)) * (width / 2.0) } else { Vec2::zero() };
        left.push(place + across);
        right.push(place - across);
    }
    let around: Vec<String> =
        left.iter().chain(right.iter().rev()).map(|p| format!("{:.1} {:.1}", p.x, p.y)).collect();
    format!("M{}Z", around.join("L"))
}

#[cfg(all(test, feature = "paint"))]
mod tests {
    use std::sync::LazyLock;

    use content::board::{island, shipped};
    use resvg::tiny_skia::Pixmap;

    use super::*;
    use crate::fresh;
    use crate::picture::palette::tests::{SIGHTS, contrast, distance};
    use crate::picture::{bare_svg, png};

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

    /// The color of a place of the map, with the sheet drawn as many pixels wide as it has units.
    fn color(pixels: &Pixmap, at: Vec2) -> String {
        let (x, y) = (at.x + crate::picture::MARGIN, at.y + crate::picture::HEAD);
        let pixel =
            pixels.pixel(x.round() as u32, y.round() as u32).expect("a place on the map").demultiply();
        format!("#{:02x}{:02x}{:02x}", pixel.red(), pixel.green(), pixel.blue())
    }

    /// The color most places have.
    fn usual(colors: impl Iterator<Item = String>) -> String {
        let mut counts: Vec<(usize, String)> = Vec::new();
        for color in colors {
            match counts.iter_mut().find(|(_, known)| *known == color) {
                Some((n, _)) => *n += 1,
                None => counts.push((1, color)),
            }
        }
        counts.into_iter().max().expect("there are places").1
    }

    #[test]
    fn seas_are_set_apart_from_what_lies_around_them() {
        // Painting takes long, so a few boards stand for all.
        let mut boards: Vec<(BoardFile, Shape)> = Vec::new();
        for key in ["base-3p", "wow-large-1a", "wow-medium-2b"] {
            let missing = "the board is shipped";
            boards.push((shipped::find(key).expect(missing), shipped::find_shape(key).expect(missing)));
        }
        let fresh = fresh::face(island::Size::Small, 1, 3).unwrap_or_else(|reason| panic!("{reason}"));
        assert!(fresh.board.regions.iter().any(|region| region.terrain == "sea"));
        boards.push((fresh.board, fresh.shape));
        for (board, shape) in boards {
            let layers = Layers::new(&board, &shape, Layout::new);
            let seas: Vec<usize> =
                (0..board.regions.len()).filter(|&at| board.regions[at].terrain == "sea").collect();
            if seas.is_empty() {
                continue;
            }
            let [width, height] = shape.size.map(|side| f64::from(side) / 10.0);
            let wide = (width + 2.0 * crate::picture::MARGIN) as u32;
            let bytes = png(&bare_svg(&board, &shape), wide).expect("a picture");
            let pixels = Pixmap::decode_png(&bytes).expect("a picture");
            let grid =
                |x: i32| (2..140).map(move |y| Vec2 { x: f64::from(x) * 11.0, y: f64::from(y) * 11.0 });
            let places: Vec<Vec2> =
                (2..140).flat_map(grid).filter(|at| at.x < width - 20.0 && at.y < height - 20.0).collect();
            let inside = |at: &Vec2, sea: usize| layers.polygons[sea].contains(at);
            for sea in seas {
                let own = usual(places.iter().filter(|at| inside(at, sea)).map(|&at| color(&pixels, at)));
                if layers.island() {
                    let open = |at: &&Vec2| !(0..board.regions.len()).any(|region| inside(at, region));
                    let ocean = usual(places.iter().filter(open).map(|&at| color(&pixels, at)));
                    let apart = SIGHTS.iter().map(|sight| distance(&own, &ocean, sight));
                    assert!(apart.fold(f64::INFINITY, f64::min) > 15.0, "{}: {own} in {ocean}", board.key);
                }
                // A dark line all along its outer side.
                for line in shape.lines.iter().filter(|line| line.between == (sea, None)) {
                    let middle = line.points[line.points.len() / 2].map(|v| f64::from(v) / 10.0);
                    let within = |v: f64, most: f64| v.clamp(1.0, most - 2.0);
                    let at = Vec2 { x: within(middle[0], width), y: within(middle[1], height) };
                    // A corner of the board is cut off.
                    let corner = at.x.min(width - at.x).max(at.y.min(height - at.y)) < 32.0;
                    let edge = color(&pixels, at);
                    let found = corner || contrast(&edge, &own) >= 2.0;
                    assert!(found, "{}: {edge} beside {own} at {at:?}", board.key);
                }
            }
        }
    }
}
