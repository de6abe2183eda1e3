//! The picture of the front page: a real table in the middle of a real game, drawn as the page draws tables.
//!
//! It is fetched before anybody has said that they want to play, so it is drawn with few strokes: borders have fewer
//! points, all places are whole numbers, plates are left out, and only the style it needs goes with it.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use content::board::shape::{Point, Shape};
use content::board::shipped;
use web::table::draw::{PATTERNS, Scene};
use wire::record::Record;

/// The game it is from.
pub const GAME: &str = "golden/replays/base-3p-2.txt";
/// How much has been said in it: everybody has a people on the map.
const SAID: usize = 158;

/// How far a border may be from where it is on the table, in tenths of a unit.
const SLACK: i64 = 9;

/// Draws the picture. `symbols` are the icons, one a line, as `page` writes them.
pub fn picture(root: &Path, symbols: &str) -> Result<String, String> {
    let text = fs::read_to_string(root.join(GAME)).map_err(|error| format!("{GAME}: {error}"))?;
    let record = Record::read(&text).map_err(|broken| broken.to_string())?;
    let (game, history) = record.replay(Some(SAID)).map_err(|broken| format!("{GAME}: {broken}"))?;
    let key = &game.board().key;
    let board = shipped::find(key).map_err(|fault| fault.to_string())?;
    let shape = coarse(&shipped::find_shape(key).map_err(|fault| fault.to_string())?);
    let table = history.state.table();
    let scene = Scene { board: &board, shape: &shape, game: &game, table };
    let ground = atlas::picture::ground(&board, &shape);
    let (ground, _) = ground.split_once(atlas::picture::INK_LINE).unwrap_or((&ground, ""));
    let borders: String =
        (0..board.regions.len()).map(|region| format!(r##"<use href="#r{region}"/>"##)).collect();
    let standing: String =
        game.board().all().map(|region| scene.standing(region, table.tokens(region))).collect();
    let above = [&scene.owners(), r#"<g class="line">"#, &borders, "</g>", &standing].concat();
    drawing(root, symbols, &whole(ground), &above, [0, 0, shape.size[0], shape.size[1]])
}

/// A map with what stands on it as a file of its own: with the icons and the style it needs and no others, and as much of it
/// in sight as the window says, in tenths of a unit.
pub fn drawing(
    root: &Path,
    symbols: &str,
    ground: &str,
    above: &str,
    window: [i32; 4],
) -> Result<String, String> {
    let body = [ground, above].concat();
    let used = |line: &&str| {
        let id = line.split('"').nth(1).unwrap_or_default();
        body.contains(&format!("\"#{id}\""))
    };
    let symbols: String = symbols.lines().filter(used).map(plain).collect();
    let body = format!("<defs>{PATTERNS}{symbols}</defs>{body}");
    let style = |name: &str| fs::read_to_string(root.join(format!("crates/web/style/{name}.css")));
    let (tokens, map) = (style("tokens"), style("map"));
    let style = tokens.and_then(|tokens| Ok(tokens + &map?)).map_err(|error| error.to_string())?;
    let style = needed(&style, &body);
    let [left, top, width, height] = window.map(|v| f64::from(v) / 10.0);
    Ok(format!(
        r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="{left} {top} {width} {height}"><!-- Icons by Lorc, Delapouite and others, game-icons.net, CC BY 3.0 --><style>{style}.line{{fill:none;stroke:var(--map-ink);stroke-width:3;stroke-linejoin:round}}</style><g class="map">{body}</g></svg>"#
    ))
}

/// The same shape at whole units and with fewer points.
fn coarse(shape: &Shape) -> Shape {
    let mut shape = shape.clone();
    let round = |point: &mut Point| *point = point.map(|v| (v + 5).div_euclid(10) * 10);
    for line in &mut shape.lines {
        line.points = thinned(&line.points);
        line.points.iter_mut().for_each(round);
    }
    for region in &mut shape.regions {
        round(&mut region.anchor);
        region.slots.iter_mut().for_each(round);
    }
    shape
}

/// A line without the points that lie nearly on the way between others.
fn thinned(points: &[Point]) -> Vec<Point> {
    let [first, .., last] = points else { return points.to_vec() };
    let wide = |[x, y]: Point| (i64::from(x), i64::from(y));
    let ((ax, ay), (bx, by)) = (wide(*first), wide(*last));
    let length = (bx - ax).pow(2) + (by - ay).pow(2);
    // How far a point is from the straight way, as the area of a triangle; from its end where it comes back to that.
    let off = |&point: &Point| {
        let (x, y) = wide(point);
        if length == 0 {
            (x - ax).pow(2) + (y - ay).pow(2)
        } else {
            ((bx - ax) * (ay - y) - (ax - x) * (by - ay)).pow(2) / length
        }
    };
    let middle = 1..points.len() - 1;
    match middle.max_by_key(|&at| off(&points[at])) {
        Some(at) if off(&points[at]) > SLACK.pow(2) => {
            let mut before = thinned(&points[..=at]);
            before.pop();
            before.extend(thinned(&points[at..]));
            before
        }
        _ => vec![*first, *last],
    }
}

/// The ground with its stamps and furrows at whole units, all stamps of a kind of one size, and straight furrows.
fn whole(ground: &str) -> String {
    let line = |line: &str| match line {
        stamp if stamp.starts_with("<use href=\"#s-") => {
            within(stamp, "transform=\"", |turn| rounded(turn).replace(" scale(1 1)", ""))
        }
        furrows if furrows.starts_with("<path clip-path") => within(furrows, " d=\"", |path| {
            let strokes = path.split('M').filter_map(|stroke| stroke.split_once('Q'));
            strokes.map(|(from, to)| rounded(&format!("M{from}L{}", ends(to)))).collect()
        }),
        other => other.to_owned(),
    };
    ground.lines().map(line).collect()
}

/// The last of the points.
fn ends(points: &str) -> String {
    let numbers: Vec<&str> = points.split(' ').collect();
    numbers[numbers.len().saturating_sub(2)..].join(" ")
}

/// An icon with whole numbers: it is drawn at a sixteenth of its size. Arcs are left alone, for their flags are numbers too.
fn plain(symbol: &str) -> String {
    within(symbol, " d=\"", |path| if path.contains(['a', 'A']) { path.to_owned() } else { rounded(path) })
}

/// Changes the value of an attribute.
fn within(element: &str, attribute: &str, change: impl Fn(&str) -> String) -> String {
    let Some((before, value)) = element.split_once(attribute) else { return element.to_owned() };
    let (value, after) = value.split_once('"').unwrap_or((value, ""));
    [before, attribute, &change(value), "\"", after].concat()
}

/// Numbers among other signs, rounded.
fn rounded(text: &str) -> String {
    let mut out = String::new();
    let mut number = String::new();
    for c in text.chars().chain([' ']) {
        let goes_on =
            c.is_ascii_digit() || c == '.' && !number.contains('.') || c == '-' && number.is_empty();
        if !goes_on {
            match number.parse::<f64>() {
                // The sign of a zero may be all that separates it from what is before it.
                Ok(value) => out.push_str(&format!("{value:.0}")),
                Err(_) => out.push_str(&number),
            }
            number.clear();
        }
        match c {
            '.' if !goes_on => {
                out.push(' ');
                number.push(c);
            }
            '-' | '.' | '0'..='9' => number.push(c),
            other => out.push(other),
        }
    }
    out.trim_end().to_owned()
}

/// The rules of a style sheet that apply to a drawing, and the values they name.
fn needed(style: &str, drawing: &str) -> String {
    let bare: String =
        style.split("/*").map(|part| part.split_once("*/").map_or(part, |(_, after)| after)).collect();
    let rules: Vec<(&str, &str)> = bare.split('}').filter_map(|rule| rule.split_once('{')).collect();
    let drawn: BTreeSet<&str> = drawing
        .split("class=\"")
        .skip(1)
        .flat_map(|rest| rest.split('"').next().unwrap_or_default().split(' '))
        .collect();
    let applies = |selector: &&str| {
        let mut classes = selector.split('.').skip(1);
        let name = |class: &str| class.split([' ', ':', '>']).next().unwrap_or_default().to_owned();
        let is_plain = !selector.contains(':') || selector.contains(":first-child");
        selector.contains('.') && is_plain && classes.all(|it| drawn.contains(&*name(it)))
    };
    let mut out = String::new();
    for (selectors, body) in &rules {
        let kept: Vec<&str> = selectors.split(',').map(str::trim).filter(applies).collect();
        if !kept.is_empty() {
            out.push_str(&format!("{}{{{}}}", kept.join(","), body.trim()));
        }
    }
    let values = rules.iter().filter(|(selectors, _)| selectors.trim() == ":root");
    let values: String = values
        .flat_map(|(_, body)| body.split(';'))
        .filter_map(|value| value.split_once(':'))
        .map(|(name, value)| (name.trim(), value.trim()))
        .filter(|(name, _)| out.contains(&format!("var({name})")))
        .map(|(name, value)| format!("{name}:{value};"))
        .collect();
    format!(":root{{{values}}}{out}")
}
