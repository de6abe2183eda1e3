//! The stamps that give each terrain its texture, and where they are put.

use geo::{BoundingRect, Contains, Coord, Distance, Euclidean, Point, Polygon};

use super::palette::{INK, PAPER, inks};
use crate::dice::Dice;
use crate::frame::Vec2;

/// The stamps: drawn around the origin, about 24 units wide. Classes stand for inks: `za` dark, `zb` light, `zh`
/// shade, `zk` ink, `zw` white, `zn` a line.
const STAMPS: &[(&str, &str)] = &[
    (
        "pine",
        r#"<path class="zk" d="M-1.2 9h2.4v-3h-2.4z"/><path class="za" d="M0-12 6-3H3l5 8H-8l5-8h-3z"/><path class="zh" d="M1-8 4-3H2l4 6H1z"/>"#,
    ),
    (
        "oak",
        r#"<path class="zk" d="M-1.3 10 -1 3h2l.4 7z"/><path class="za" d="M-8 0c-2-5 2-8 4-7 1-5 8-5 9 0 4 0 6 5 3 7-1 4-6 4-8 3-3 2-7 1-8-3z"/><path class="zh" d="M1-7c4-1 5 2 5 3 2 1 2 4 0 5-2 2-5 1-6 0 2-2 3-5 1-8z"/>"#,
    ),
    (
        "hump",
        r#"<path class="zb" d="M-17 7C-13-4-6-8 0-8S13-4 17 7z"/><path class="zh" d="M3-7.6C9-6 14-2 17 7h-7C9 1 7-4 3-7.6z"/><path class="zn" d="M-17 7C-13-4-6-8 0-8S13-4 17 7M8-3c1 3 2 5 2 8M12 1c1 2 1.6 3 1.8 5M3-5c1.5 2 2 4 2.2 6"/>"#,
    ),
    (
        "peak",
        r#"<path class="zb" d="M-17 10-3-14 2-8 6-12 18 10z"/><path class="zh" d="M-3-14 2-8 1-2 5 3 3 10h15L6-12 2-8z"/><path class="zn" d="M-17 10-3-14 2-8 6-12 18 10M-3-14-5-7-1-4-3 2M9 2l3 5M6-3l3 4"/><path class="zw" d="M-3-14-7-7l3 2 1-2 3 3 2-4z"/>"#,
    ),
    (
        "crag",
        r#"<path class="zb" d="M-13 8-4-9 0-5 12 8z"/><path class="zh" d="M-4-9 0-5-1 1l3 3-1 4h11L0-5z"/><path class="zn" d="M-13 8-4-9 0-5 12 8M4 3l2 3"/><path class="zw" d="M-4-9-7-4l3 1 3-1z"/>"#,
    ),
    (
        "reed",
        r#"<path class="zn" d="M-4 8C-4 1-5-3-6-6M0 8C0 0 0-5 1-9M4 8C4 2 5-1 7-4"/><path class="za" d="M-6.8-6c-.8-3 .2-5 1-5s1.6 2 .9 5zM.2-8.5c-.7-3.5.2-5.5 1-5.5s1.6 2 .8 5.5zM6.3-3.5c-.2-3 1-5 1.8-4.8s1 2 .1 4.9z"/><path class="zn" d="M-11 9h7M5 9h7"/>"#,
    ),
    ("mire", r#"<path class="zn" d="M-14 0q3.5-2.5 7 0t7 0 7 0 7 0M-7 5q3-2 6 0t6 0"/>"#),
    (
        "wheat",
        r#"<path class="zn" d="M-5 9C-4 2-4-2-6-7M0 9V-9M5 9C4 2 4-2 6-7"/><path class="za" d="M-6-8c-2 0-2-4 0-4s2 4 0 4zM0-10c-2 0-2-4 0-4s2 4 0 4zM6-8c-2 0-2-4 0-4s2 4 0 4zM-7-3c-2 0-3-3-1-3s2 2 1 3zM7-3c2 0 3-3 1-3s-2 2-1 3zM-2-5c-2 0-2-3-1-3s2 2 1 3zM2-5c2 0 2-3 1-3s-2 2-1 3z"/>"#,
    ),
    ("wave", r#"<path class="zn" d="M-13 2q4-6 8-2 3 3 6-1 4-5 9 1M-5 7q3-4 6-1 2 2 5-1"/>"#),
    ("gull", r#"<path class="zn" d="M-8 0q4-5 8 0 4-5 8 0"/>"#),
    (
        "shroom",
        r#"<path class="zw" d="M-2 8c1-4 1-6 0-9h4c-1 3-1 5 0 9z"/><path class="za" d="M-9 0c0-7 5-10 9-10s9 3 9 10c-5 2-13 2-18 0z"/><circle class="zw" cx="-3" cy="-4" r="1.7"/><circle class="zw" cx="3" cy="-5.5" r="1.3"/><path class="zn" d="M-9 0c0-7 5-10 9-10s9 3 9 10c-5 2-13 2-18 0z"/>"#,
    ),
    (
        "crystal",
        r#"<path class="zb" d="M-9 8-11-3-7-9-4-3-4 8zM-3 8-3-9 1-15 5-8 4 8zM5 8 6-2 10-5 12 0 10 8z"/><path class="zh" d="M1-15 5-8 4 8H1zM10-5l2 5-2 8H9z"/><path class="zn" d="M-9 8-11-3-7-9-4-3-4 8zM-3 8-3-9 1-15 5-8 4 8zM5 8 6-2 10-5 12 0 10 8z"/>"#,
    ),
    (
        "bubble",
        r#"<circle class="zb" r="5.5"/><path class="zn" d="M-5.5 0a5.5 5.5 0 1 1 11 0 5.5 5.5 0 1 1-11 0M-2-3q1-1 3-.600"/><circle class="zb zn" cx="9" cy="4" r="2.6"/><path class="zn" d="M-14 8h8M10 9h6"/>"#,
    ),
    (
        "nugget",
        r#"<path class="zb" d="M-10 5-7-3-1-5 2 1 0 6zM1 6 4-1 9-2 12 5z"/><path class="zh" d="M-1-5 2 1 0 6h-4l1-5zM9-2l3 7H8z"/><path class="zn" d="M-10 5-7-3-1-5 2 1 0 6zM1 6 4-1 9-2 12 5z"/>"#,
    ),
    ("crack", r#"<path class="zn" d="M-12-3-5 0-2-4 4 1l3-3 6 4M-2-4l1 9M4 1l-2 6"/>"#),
    ("flow", r#"<path class="zn" d="M-16 0C-9-4-6 4 0 0s9 4 16 0M-7 6c4-2 6 2 11 0"/>"#),
];

/// How a terrain is stamped.
pub struct Plan {
    /// The stamps, drawn from at random.
    pub kinds: &'static [&'static str],
    /// How far apart they are.
    pub gap: f64,
    /// How far from the border they stay.
    pub margin: f64,
}

/// How the terrain is stamped.
pub fn plan(terrain: &str) -> Plan {
    let (kinds, gap, margin): (&[&str], f64, f64) = match terrain {
        "forest" => (&["pine", "oak", "pine"], 19.0, 12.0),
        "hill" => (&["hump"], 33.0, 17.0),
        "mountain" | "black_mountain" => (&["peak", "crag"], 33.0, 18.0),
        "swamp" => (&["reed", "mire", "reed"], 27.0, 14.0),
        "sea" => (&["wave"], 46.0, 22.0),
        "lake" => (&["wave"], 42.0, 22.0),
        "mud_pool" => (&["bubble", "mire"], 29.0, 16.0),
        "mushroom_forest" => (&["shroom"], 24.0, 13.0),
        "mine" => (&["nugget"], 31.0, 15.0),
        "mystic_crystal" => (&["crystal"], 31.0, 16.0),
        "river" => (&["flow"], 32.0, 17.0),
        "chasm" => (&["crack"], 30.0, 18.0),
        _ => (&["wheat"], 34.0, 14.0),
    };
    Plan { kinds, gap, margin }
}

/// A stamp in the inks of a terrain, without its `<g>`.
pub fn stamp(kind: &str, terrain: &str) -> String {
    let inks = inks(terrain);
    let (dark, shade, shade_opacity) = match terrain {
        "forest" => (inks.dark, inks.light, 0.45),
        "hill" => (inks.dark, inks.dark, 0.22),
        "mountain" | "black_mountain" => (inks.dark, inks.dark, 0.55),
        "chasm" => (inks.light, inks.light, 0.4),
        _ => (inks.dark, inks.dark, 0.4),
    };
    let line_opacity = match terrain {
        "sea" | "lake" => 0.5,
        "river" => 0.6,
        "farmland" => 0.7,
        "hill" => 0.8,
        _ => 0.95,
    };
    let light = inks.light;
    let line = format!(
        r#"fill="none" stroke="{dark}" stroke-width="1.5" stroke-opacity="{line_opacity}" stroke-linecap="round" stroke-linejoin="round""#
    );
    let body = STAMPS.iter().find(|(name, _)| *name == kind).map_or("", |(_, body)| body);
    body.replace(r#"class="zb zn""#, &format!(r#"fill="{light}" stroke="{dark}" stroke-width="1.5""#))
        .replace(r#"class="za""#, &format!(r#"fill="{dark}" fill-opacity="0.92""#))
        .replace(r#"class="zb""#, &format!(r#"fill="{light}""#))
        .replace(r#"class="zh""#, &format!(r#"fill="{shade}" fill-opacity="{shade_opacity}""#))
        .replace(r#"class="zk""#, &format!(r#"fill="{INK}" fill-opacity="0.75""#))
        .replace(r#"class="zw""#, &format!(r#"fill="{PAPER}" fill-opacity="0.92""#))
        .replace(r#"class="zn""#, &line)
}

/// What the stamps of a region must stay clear of: boxes, as middle and half size.
pub type Keep = (Vec2, Vec2);

/// Places for stamps in a region: evenly spread, inside, and clear of what is kept.
pub fn scatter(polygon: &Polygon<f64>, plan: &Plan, keep: &[Keep], dice: &mut Dice) -> Vec<Vec2> {
    let Some(bounds) = polygon.bounding_rect() else { return Vec::new() };
    let mut found: Vec<Vec2> = Vec::new();
    for _ in 0..900 {
        let at = Coord {
            x: bounds.min().x + dice.share() * bounds.width(),
            y: bounds.min().y + dice.share() * bounds.height(),
        };
        let kept =
            |(middle, half): &Keep| (at.x - middle.x).abs() < half.x && (at.y - middle.y).abs() < half.y;
        // Stamps are wider than tall, so they may stand closer one above the other.
        let crowded = |other: &Vec2| {
            let (dx, dy) = (other.x - at.x, (other.y - at.y) * 1.25);
            dx * dx + dy * dy < plan.gap * plan.gap
        };
        if keep.iter().any(kept) || found.iter().any(crowded) {
            continue;
        }
        if polygon.contains(&at) && Euclidean.distance(&Point(at), polygon.exterior()) >= plan.margin {
            found.push(at);
        }
    }
    found.sort_by(|a, b| a.y.total_cmp(&b.y));
    found
}

/// The furrows of a field: broken, slightly bent lines in one direction.
pub fn furrows(polygon: &Polygon<f64>, middle: Vec2, dice: &mut Dice) -> String {
    let slope = (dice.share() - 0.5) * 1.1;
    let (cos, sin) = (slope.cos(), slope.sin());
    let place = |u: f64, v: f64| Coord { x: middle.x + u * cos - v * sin, y: middle.y + u * sin + v * cos };
    let bend = |u: f64, v: f64| v + (u / 60.0).sin() * 3.0;
    let mut path = String::new();
    let mut v = -170.0;
    while v <= 170.0 {
        let mut u = -210.0 + dice.share() * 20.0;
        let mut on = true;
        while u < 210.0 {
            let length = if on { 26.0 + dice.share() * 54.0 } else { 8.0 + dice.share() * 18.0 };
            let half = u + length / 2.0;
            let [from, amid, to] = [u, half, u + length].map(|u| place(u, bend(u, v)));
            if on && (polygon.contains(&from) || polygon.contains(&to)) {
                let numbers = [from.x, from.y, amid.x, amid.y, to.x, to.y].map(|n| format!("{n:.1}"));
                let [a, b, c, d, e, f] = numbers;
                path += &[["M", &a, " ", &b], ["Q", &c, " ", &d], [" ", &e, " ", &f]].concat().concat();
            }
            u += length;
            on = !on;
        }
        v += 8.5;
    }
    path
}
