//! The map itself, layer upon layer: ground, texture, coasts, ink, and what is printed on top.

use content::board::BoardFile;
use content::board::pieces::Ground;
use content::board::shape::{Point, Shape};
use geo::Polygon;

use super::palette::{INK, LIP, inks};
use super::plates::Layout;
use super::stamps::{furrows, plan, scatter, stamp};
use crate::dice::Dice;
use crate::frame::{Vec2, dot, norm, turned, unit};
use crate::hand;

/// Draws the map, its upper left corner at the origin.
pub fn map(board: &BoardFile, shape: &Shape) -> String {
    let rose = rose_at(board, shape);
    let layout = |at: usize| match Layout::new(board, shape, at) {
        plain if rose != Some(at) => plain,
        plain => plain.with_rose(),
    };
    let layouts = (0..board.regions.len()).map(layout).collect();
    let layers = Layers {
        board,
        shape,
        polygons: (0..board.regions.len()).map(|region| hand::polygon(&shape.outline(region))).collect(),
        layouts,
        rose,
    };
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
    let layers = Layers {
        board,
        shape,
        polygons: (0..board.regions.len()).map(|region| hand::polygon(&shape.outline(region))).collect(),
        layouts: (0..board.regions.len()).map(|region| Layout::standing(board, shape, region)).collect(),
        rose: rose_at(board, shape),
    };
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
    /// The sea with the compass rose.
    rose: Option<usize>,
}

impl Layers<'_> {
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
        let sea = self.island().then_some("sea");
        for terrain in self.board.regions.iter().map(|region| region.terrain.as_str()).chain(sea) {
            if !seen.contains(&terrain) {
                seen.push(terrain);
                for kind in plan(terrain).kinds {
                    parts.push(format!(r#"<g id="s-{terrain}-{kind}">{}</g>"#, stamp(kind, terrain)));
                }
            }
        }
        parts.push(format!(
            r#"<clipPath id="board"><rect width="{width}" height="{height}" rx="30"/></clipPath></defs>"#
        ));
        parts.join("\n")
    }

    /// The water around islands, with the glow of their coasts.
    fn open_sea(&self, width: f64, height: f64) -> String {
        if !self.island() {
            return String::new();
        }
        let sea = inks("sea");
        let mut parts = vec![format!(r#"<rect width="{width}" height="{height}" fill="{}"/>"#, sea.fill)];
        let box_ =
            Polygon::new(vec![(0.0, 0.0), (width, 0.0), (width, height), (0.0, height)].into(), vec![]);
        let mut dice = Dice::named(&self.board.key);
        for at in scatter(&box_, &plan("sea"), &[], &mut dice) {
            parts.push(format!(
                r##"<use href="#s-sea-wave" transform="translate({:.1} {:.1})"/>"##,
                at.x, at.y
            ));
        }
        let coast: Vec<String> = self
            .shape
            .lines
            .iter()
            .filter(|line| line.between.1.is_none())
            .map(|line| path(&line.points, End::Open))
            .collect();
        let coast = coast.concat();
        for (wide, opacity) in [(74.0, 0.3), (46.0, 0.45), (20.0, 1.0)] {
            parts.push(format!(
                r#"<path d="{coast}" fill="none" stroke="{}" stroke-width="{wide}" stroke-opacity="{opacity}" stroke-linejoin="round" stroke-linecap="round"/>"#,
                sea.light
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
            if self.rose == Some(at) {
                keep.push((Vec2 { x, y }, Vec2 { x: 60.0, y: 60.0 }));
            }
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
        let Some(at) = self.rose else { return String::new() };
        let [x, y] = self.shape.regions[at].anchor.map(|v| f64::from(v) / 10.0);
        let dark = inks("sea").dark;
        let mut parts = vec![format!(
            r#"<g transform="translate({x:.1} {y:.1})" fill="none" stroke="{dark}" stroke-opacity="0.5" stroke-width="1.2"><circle r="50"/><circle r="36"/></g>"#
        )];
        for k in 0..8 {
            let angle = f64::from(k) * std::f64::consts::FRAC_PI_4;
            let (long, opacity) = if k % 2 == 0 { (47.0, 0.6) } else { (27.0, 0.35) };
            let point = |turn: f64, reach: f64| {
                let (sin, cos) = (angle + turn).sin_cos();
                format!("{:.1} {:.1}", x + sin * reach, y - cos * reach)
            };
            parts.push(format!(
                r#"<path d="M{x:.1} {y:.1}L{}L{}L{}Z" fill="{dark}" fill-opacity="{opacity}"/>"#,
                point(-0.24, long * 0.32),
                point(0.0, long),
                point(0.24, long * 0.32)
            ));
        }
        parts.concat()
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
                    parts.push(format!(r#"<path d="{}" fill="{INK}"/>"#, ribbon(&line.points, thin, thick, &mut dice)));
                }
                None if self.island() && self.wet(a) => parts.push(format!(
                    r#"<path d="{}" fill="none" stroke="{}" stroke-width="2.6" stroke-dasharray="2 7" stroke-linecap="round"/>"#,
                    path(&line.points, End::Open),
                    inks("sea").dark
                )),
                None if self.island() => {
                    parts.push(format!(r#"<path d="{}" fill="{INK}"/>"#, ribbon(&line.points, 3.0, 5.2, &mut dice)));
                }
                None => {}
            }
        }
        parts.join("\n")
    }
}

/// The largest sea, if a compass rose fits into it.
fn rose_at(board: &BoardFile, shape: &Shape) -> Option<usize> {
    let sea = |&at: &usize| board.regions[at].terrain == "sea";
    let largest = (0..board.regions.len()).filter(sea).max_by_key(|&at| shape.regions[at].room)?;
    (shape.regions[largest].room > 640).then_some(largest)
}

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
