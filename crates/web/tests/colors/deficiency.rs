//! Owners and terrains as they are seen with a color vision deficiency: how different they still are, and what else tells
//! them apart.
//!
//! Deficiencies are simulated as in Machado, Oliveira and Fernandes, "A Physiologically-based Model for Simulation of Color
//! Vision Deficiency" (2009), at full severity; differences are those of CIEDE2000, where 1 can just be seen by whoever
//! compares, and what differs by 2 to 10 is told apart at a glance.

use std::collections::{BTreeMap, BTreeSet};
use std::f64::consts::PI;

use content::board::shipped::{self, Shipped};
use elbowroom_web::table::draw::PATTERNS;

use super::{Colors, color, hex, linear, themes};

/// How much owners differ: they are chips of a few pixels all over the map, and far from each other.
const OWNERS: f64 = 20.0;
/// How much the terrains of a box differ: they are areas side by side, each with a texture and a sign of its own.
const TERRAINS: f64 = 8.0;

/// How red, green and blue light is seen.
const VISIONS: [(&str, [[f64; 3]; 3]); 4] = [
    ("usual", [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]]),
    (
        "protanopia",
        [
            [0.152_286, 1.052_583, -0.204_868],
            [0.114_503, 0.786_281, 0.099_216],
            [-0.003_882, -0.048_116, 1.051_998],
        ],
    ),
    (
        "deuteranopia",
        [
            [0.367_322, 0.860_646, -0.227_968],
            [0.280_085, 0.672_501, 0.047_413],
            [-0.011_820, 0.042_940, 0.968_881],
        ],
    ),
    (
        "tritanopia",
        [
            [1.255_528, -0.076_749, -0.178_779],
            [-0.078_411, 0.930_809, 0.147_602],
            [0.004_733, 0.691_367, 0.303_900],
        ],
    ),
];

/// The veil over the ground of a dark map.
const NIGHT: &str = include_str!("../../style/table.css");

#[test]
fn owners_are_told_apart_by_color() {
    let owners = ["A", "B", "C", "D", "E"];
    let mut pairs = Vec::new();
    for (nth, one) in owners.iter().enumerate() {
        pairs.extend(owners[nth + 1..].iter().map(|other| (*one, *other)));
    }
    let mut close = Vec::new();
    for (theme, colors) in &themes() {
        close.extend(alike(theme, &pairs, OWNERS, |name| color(colors, name)));
    }
    assert!(close.is_empty(), "{}", close.join("\n"));
}

#[test]
fn terrains_of_a_box_are_told_apart_by_color() {
    let pairs = terrains_together();
    let pairs: Vec<(&str, &str)> = pairs.iter().map(|(one, other)| (one.as_str(), other.as_str())).collect();
    assert!(pairs.len() > 30, "only {} pairs", pairs.len());
    let mut close = Vec::new();
    for (theme, colors) in &themes() {
        let seen = |name: &str| if *theme == "dark" { at_night(colors, name) } else { color(colors, name) };
        close.extend(alike(theme, &pairs, TERRAINS, seen));
    }
    assert!(close.is_empty(), "{}", close.join("\n"));
}

/// Color is never alone: every owner has a weave, and every terrain of a box a sign.
#[test]
fn owners_and_terrains_are_told_apart_without_color() {
    let weave = |letter: char| {
        let start = format!("id=\"p{letter}\"");
        let at = PATTERNS.find(&start).unwrap_or_else(|| panic!("{letter} has no weave"));
        let body = PATTERNS[at..].split("</pattern>").next().unwrap_or_default();
        body.split_once('>').map_or("", |(_, drawing)| drawing)
    };
    let weaves: BTreeSet<&str> = ['A', 'B', 'C', 'D', 'E'].map(weave).into_iter().collect();
    assert_eq!(weaves.len(), 5);
    let icons = include_str!("../../glyphs/icons.txt");
    let sign = |terrain: &str| {
        let id = format!("terrain-{terrain}");
        let rows = icons.lines().map(|row| row.split_whitespace().collect::<Vec<_>>());
        let mut own = rows.filter(|row| row.get(1) == Some(&id.as_str()));
        own.next().unwrap_or_else(|| panic!("{terrain} has no sign"))[2]
    };
    for (one, other) in terrains_together() {
        assert_ne!(sign(&one), sign(&other), "{one} and {other}");
    }
}

/// The terrains that are in a box together.
fn terrains_together() -> BTreeSet<(String, String)> {
    let mut boxes: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for board in shipped::ALL.iter().map(Shipped::board) {
        boxes.entry(board.set).or_default().extend(board.regions.into_iter().map(|region| region.terrain));
    }
    let mut pairs = BTreeSet::new();
    for terrains in boxes.values() {
        for one in terrains {
            let later = terrains.iter().filter(|other| *other > one);
            pairs.extend(later.map(|other| (one.clone(), other.clone())));
        }
    }
    pairs
}

/// The pairs that differ too little for somebody.
fn alike(theme: &str, pairs: &[(&str, &str)], least: f64, seen: impl Fn(&str) -> [f64; 3]) -> Vec<String> {
    let mut found = Vec::new();
    for (vision, matrix) in &VISIONS {
        for (one, other) in pairs {
            let [a, b] = [one, other].map(|name| lab(seen(name), matrix));
            let differ = difference(a, b);
            if differ < least {
                found
                    .push(format!("{theme}, {vision}: {one} and {other} differ by {differ:.1}, not {least}"));
            }
        }
    }
    found
}

/// A terrain under the veil of a dark map.
fn at_night(colors: &Colors, name: &str) -> [f64; 3] {
    let veil = NIGHT.split_once("[data-theme=\"dark\"] .night { fill: ").expect("there is a veil").1;
    let (fill, rest) = veil.split_once("; fill-opacity: ").expect("how dense it is");
    let (veil, dense) = (hex(fill).expect("a color"), rest.split(';').next().unwrap_or_default());
    let dense: f64 = dense.trim_end_matches(" }").parse().expect("a number");
    let ground = color(colors, name);
    std::array::from_fn(|nth| ground[nth] * (1.0 - dense) + veil[nth] * dense)
}

/// A color as CIE L*a*b* has it, for eyes like these.
fn lab(color: [f64; 3], vision: &[[f64; 3]; 3]) -> [f64; 3] {
    let light = color.map(linear);
    let sum = |row: &[f64; 3]| row.iter().zip(light).map(|(factor, part)| factor * part).sum::<f64>();
    let [red, green, blue] = [0, 1, 2].map(|nth| sum(&vision[nth]).clamp(0.0, 1.0));
    let x = 0.412_456_4 * red + 0.357_576_1 * green + 0.180_437_5 * blue;
    let y = 0.212_672_9 * red + 0.715_152_2 * green + 0.072_175_0 * blue;
    let z = 0.019_333_9 * red + 0.119_192_0 * green + 0.950_304_1 * blue;
    let root = |part: f64| {
        if part > 216.0 / 24389.0 { part.cbrt() } else { (24389.0 / 27.0 * part + 16.0) / 116.0 }
    };
    let [x, y, z] = [root(x / 0.950_47), root(y), root(z / 1.088_83)];
    [116.0 * y - 16.0, 500.0 * (x - y), 200.0 * (y - z)]
}

/// How different two colors are, by CIEDE2000.
fn difference([l1, a1, b1]: [f64; 3], [l2, a2, b2]: [f64; 3]) -> f64 {
    let pale = |chroma: f64| (chroma.powi(7) / (chroma.powi(7) + 25.0_f64.powi(7))).sqrt();
    let stretch = 1.5 - 0.5 * pale(f64::midpoint(a1.hypot(b1), a2.hypot(b2)));
    let (a1, a2) = (a1 * stretch, a2 * stretch);
    let (c1, c2) = (a1.hypot(b1), a2.hypot(b2));
    let hue = |a: f64, b: f64| if a == 0.0 && b == 0.0 { 0.0 } else { b.atan2(a).rem_euclid(2.0 * PI) };
    let (h1, h2) = (hue(a1, b1), hue(a2, b2));
    let gray = c1 * c2 == 0.0;
    let far = (h1 - h2).abs() > PI;
    let turn = match h2 - h1 {
        _ if gray => 0.0,
        turn if !far => turn,
        turn if turn > 0.0 => turn - 2.0 * PI,
        turn => turn + 2.0 * PI,
    };
    let (light, chroma) = (f64::midpoint(l1, l2), f64::midpoint(c1, c2));
    let middle = match h1 + h2 {
        sum if gray => sum,
        sum if !far => sum / 2.0,
        sum if sum < 2.0 * PI => sum / 2.0 + PI,
        sum => sum / 2.0 - PI,
    };
    let wave = |times: f64, shift: f64| (times * middle + shift.to_radians()).cos();
    let t = 1.0 - 0.17 * wave(1.0, -30.0) + 0.24 * wave(2.0, 0.0) + 0.32 * wave(3.0, 6.0)
        - 0.20 * wave(4.0, -63.0);
    let off = (light - 50.0).powi(2);
    let d_light = (l2 - l1) / (1.0 + 0.015 * off / (20.0 + off).sqrt());
    let d_chroma = (c2 - c1) / (1.0 + 0.045 * chroma);
    let d_hue = 2.0 * (c1 * c2).sqrt() * (turn / 2.0).sin() / (1.0 + 0.015 * chroma * t);
    let blue = 30.0_f64.to_radians() * (-((middle.to_degrees() - 275.0) / 25.0).powi(2)).exp();
    let twist = -2.0 * pale(chroma) * (2.0 * blue).sin();
    (d_light.powi(2) + d_chroma.powi(2) + d_hue.powi(2) + twist * d_chroma * d_hue).sqrt()
}

/// Pairs that Sharma, Wu and Dalal published to test implementations with.
#[test]
fn differences_are_those_that_were_published() {
    let pairs = [
        ([50.0, 2.6772, -79.7751], [50.0, 0.0, -82.7485], 2.0425),
        ([50.0, 0.0, 0.0], [50.0, -1.0, 2.0], 2.3669),
        ([50.0, 2.5, 0.0], [73.0, 25.0, -18.0], 27.1492),
        ([60.2574, -34.0099, 36.2677], [60.4626, -34.1751, 39.4387], 1.2644),
        ([22.7233, 20.0904, -46.6940], [23.0331, 14.9730, -42.5619], 2.0373),
        ([2.0776, 0.0795, -1.1350], [0.9033, -0.0636, -0.5514], 0.9082),
    ];
    for (one, other, published) in pairs {
        let found = difference(one, other);
        assert!((found - published).abs() < 1e-4, "{one:?} and {other:?}: {found}, not {published}");
    }
}
