//! The ocean around islands.

use geo::Polygon;

use super::super::palette::{OCEAN, inks};
use super::super::stamps::{Keep, plan, scatter, stamp};
use super::Layers;
use super::pen::{End, path};
use crate::dice::Dice;
use crate::frame::Vec2;

impl Layers<'_> {
    /// The ocean around islands, with the glow of their coasts. It is no region: it is darker than any sea.
    pub(super) fn open_sea(&self, width: f64, height: f64) -> String {
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
}

/// A wave of the ocean: that of a sea, darker.
pub fn wave() -> String {
    stamp("wave", "sea").replace(inks("sea").dark, OCEAN.dark)
}

#[cfg(all(test, feature = "paint"))]
mod tests {
    use content::board::shape::Shape;
    use content::board::{BoardFile, island, shipped};
    use geo::Contains;
    use resvg::tiny_skia::Pixmap;

    use super::super::super::plates::Layout;
    use super::*;
    use crate::fresh;
    use crate::picture::palette::tests::{SIGHTS, contrast, distance};
    use crate::picture::{bare_svg, png};

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
