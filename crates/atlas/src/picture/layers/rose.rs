//! The compass rose, and where there is room for it.

use content::board::shape::Point;
use geo::{BoundingRect, Contains};

use super::super::palette::{OCEAN, inks};
use super::super::plates::Layout;
use super::super::stamps::Keep;
use super::Layers;
use crate::frame::{Vec2, dot, norm};

/// How far a compass rose reaches from its middle, at least and at most.
const ROSE: (f64, f64) = (26.0, 50.0);

impl Layers<'_> {
    /// The compass rose.
    pub(super) fn rose(&self) -> String {
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
    pub(super) fn rose_spot(&self) -> Option<(Vec2, f64)> {
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
