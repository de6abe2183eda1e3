//! Lines as a pen draws them: the paths of outlines, and the ink of borders.

use content::board::shape::Point;

use super::super::palette::{INK, inks};
use super::Layers;
use crate::dice::Dice;
use crate::frame::{Vec2, dot, turned, unit};

impl Layers<'_> {
    /// Border lines, drawn with a pen that presses more here and less there.
    pub(super) fn ink(&self) -> String {
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
