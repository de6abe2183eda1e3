//! Drawing lines as a hand would: rounded, a little uneven, and still never crossing.

use content::board::BoardFile;
use content::board::pieces::Ground;
use content::board::shape::{Line, Point, Way};
use geo::{Intersects, LineString, Polygon, Simplify, Validation};

use crate::dice::Dice;
use crate::frame::{Vec2, norm, turned, unit};

/// A border before it is drawn.
pub struct Stroke {
    /// The regions on both sides; nothing beyond the edge.
    pub between: (usize, Option<usize>),
    /// Its points.
    pub points: Vec<Vec2>,
    /// Whether it is drawn with a ruler, as the side of a board is.
    pub straight: bool,
}

/// The way around a region: its strokes one after another.
pub type Ring = Vec<(usize, Way)>;

/// The lines of strokes in whole tenths of a unit, the same from both sides.
pub fn lines(board: &BoardFile, strokes: &[Stroke], rings: &[Ring]) -> Vec<Line> {
    let mut calm = vec![1.0; strokes.len()];
    loop {
        let lines: Vec<Line> =
            (0..strokes.len()).map(|nth| line(board, nth, &strokes[nth], calm[nth])).collect();
        let bad = rings.iter().filter(|ring| !simple(&lines, ring));
        let bad: Vec<usize> =
            bad.flatten().map(|&(nth, _)| nth).chain(coasts_in_each_other(&lines)).collect();
        // Where noise makes a line cross another, both are drawn more calmly, at last as they were given.
        let mut calmer = false;
        for nth in bad {
            calmer |= calm[nth] > 0.0;
            calm[nth] = if calm[nth] > 0.2 { calm[nth] * 0.5 } else { 0.0 };
        }
        if !calmer {
            return lines;
        }
    }
}

/// The outline that lines make around a region.
pub fn outline(lines: &[Line], ring: &[(usize, Way)]) -> Vec<Point> {
    let mut points = Vec::new();
    for &(line, way) in ring {
        let line = &lines[line].points;
        match way {
            Way::Forth => points.extend(&line[..line.len() - 1]),
            Way::Back => points.extend(line[1..].iter().rev()),
        }
    }
    points
}

/// An outline as a polygon in units.
pub fn polygon(outline: &[Point]) -> Polygon<f64> {
    let place = |&[x, y]: &Point| (f64::from(x) / 10.0, f64::from(y) / 10.0);
    Polygon::new(outline.iter().map(place).collect(), vec![])
}

fn simple(lines: &[Line], ring: &[(usize, Way)]) -> bool {
    polygon(&outline(lines, ring)).is_valid()
}

/// Coasts of different regions that run into each other, as those of two islands may.
fn coasts_in_each_other(lines: &[Line]) -> Vec<usize> {
    let coasts: Vec<(usize, LineString<f64>)> = lines
        .iter()
        .enumerate()
        .filter(|(_, line)| line.between.1.is_none())
        .map(|(nth, line)| (nth, line.points.iter().map(|&[x, y]| (f64::from(x), f64::from(y))).collect()))
        .collect();
    let joined = |a: usize, b: usize| {
        let ends = |nth: usize| [lines[nth].points.first(), lines[nth].points.last()];
        ends(a).iter().any(|end| ends(b).contains(end))
    };
    let mut bad = Vec::new();
    for (at, (a, one)) in coasts.iter().enumerate() {
        for (b, other) in &coasts[at + 1..] {
            if !joined(*a, *b) && one.intersects(other) {
                bad.extend([*a, *b]);
            }
        }
    }
    bad
}

fn line(board: &BoardFile, nth: usize, stroke: &Stroke, calm: f64) -> Line {
    let (a, b) = stroke.between;
    let mut points = stroke.points.clone();
    if calm > 0.0 && !stroke.straight {
        let wet = |region: usize| matches!(board.ground(region), Ground::Water | Ground::River);
        let coast = b.is_none_or(|b| wet(a) != wet(b));
        let mouth = b.is_some_and(|b| board.ground(a) == Ground::River && board.ground(b) == Ground::River);
        let key = |region: usize| board.regions[region].key.as_str();
        let mut dice = Dice::named(&format!("{}/{}/{}/{nth}", board.key, key(a), b.map_or("-", key)));
        let amplitude = match (mouth, coast) {
            (true, _) => 1.5,
            (_, true) => 8.0,
            _ => 6.0,
        };
        points = rough(&rounded(&points), amplitude * calm, if coast { 0.42 } else { 0.26 }, &mut dice);
        points = LineString::from(points).simplify(0.35).0;
    }
    let whole = |v: f64| (v * 10.0).round() as i32;
    let mut points: Vec<Point> = points.iter().map(|p| [whole(p.x), whole(p.y)]).collect();
    points.dedup();
    Line { between: (a, b), points }
}

/// A smooth curve through the points (Catmull and Rom), as a fine line.
fn rounded(points: &[Vec2]) -> Vec<Vec2> {
    const FINE: usize = 12;
    let last = points.len() - 1;
    let mut curve = Vec::with_capacity(last * FINE + 1);
    for i in 0..last {
        let (a, b, c, d) = (points[i.saturating_sub(1)], points[i], points[i + 1], points[(i + 2).min(last)]);
        for k in 0..FINE {
            let t = k as f64 / FINE as f64;
            let (t2, t3) = (t * t, t * t * t);
            let sum = b * 2.0
                + (c - a) * t
                + (a * 2.0 - b * 5.0 + c * 4.0 - d) * t2
                + (b * 3.0 - a - c * 3.0 + d) * t3;
            curve.push(sum * 0.5);
        }
    }
    curve.push(points[last]);
    curve
}

/// The curve in even steps with two layers of noise across it, none at its ends.
fn rough(curve: &[Vec2], amplitude: f64, detail: f64, dice: &mut Dice) -> Vec<Vec2> {
    let length: f64 = curve.windows(2).map(|pair| norm(pair[1] - pair[0])).sum();
    let steps = even_steps(curve, length);
    let amplitude = amplitude.min(length * 0.06);
    let (broad, narrow) =
        (Noise::new(dice, (length / 38.0).max(2.0)), Noise::new(dice, (length / 13.0).max(3.0)));
    let n = steps.len() - 1;
    let at = |k: usize| {
        let across = unit(turned(steps[(k + 1).min(n)] - steps[k.saturating_sub(1)]));
        let f = k as f64 / n as f64;
        let fade = (7.0 * f * (1.0 - f)).min(1.0);
        steps[k] + across * ((broad.at(f) + narrow.at(f) * detail) * amplitude * fade)
    };
    (0..=n).map(at).collect()
}

fn even_steps(curve: &[Vec2], length: f64) -> Vec<Vec2> {
    let n = (length / 5.0).round().max(4.0) as usize;
    let mut steps = vec![curve[0]];
    let (mut i, mut behind) = (1, 0.0);
    for k in 1..n {
        let want = length * k as f64 / n as f64;
        while i < curve.len() - 1 && behind + norm(curve[i] - curve[i - 1]) < want {
            behind += norm(curve[i] - curve[i - 1]);
            i += 1;
        }
        let piece = norm(curve[i] - curve[i - 1]);
        let f = if piece > 1e-9 { (want - behind) / piece } else { 0.0 };
        steps.push(curve[i - 1] + (curve[i] - curve[i - 1]) * f);
    }
    steps.push(curve[curve.len() - 1]);
    steps
}

/// Values between −1 and 1 that change smoothly along a line.
struct Noise {
    values: Vec<f64>,
    waves: f64,
}

impl Noise {
    fn new(dice: &mut Dice, waves: f64) -> Self {
        let values = (0..waves.ceil() as usize + 3).map(|_| dice.share() * 2.0 - 1.0).collect();
        Self { values, waves }
    }

    fn at(&self, f: f64) -> f64 {
        let x = f * self.waves;
        let i = x.floor();
        let t = x - i;
        let s = t * t * (3.0 - 2.0 * t);
        let i = i as usize;
        self.values[i] * (1.0 - s) + self.values[i + 1] * s
    }
}
