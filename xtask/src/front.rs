//! The picture of the front page: a real table in the middle of a real game, drawn as the page draws tables.

use std::fs;
use std::path::Path;

use content::board::shipped;
use web::table::draw::{PATTERNS, Scene};
use wire::record::Record;

/// The game it is from, and how much has been said in it: everybody has a people on the map.
const GAME: &str = "golden/replays/base-4p-1.txt";
const SAID: usize = 118;

/// Draws the picture. `symbols` are the icons, one a line, as [`super::page`] writes them.
pub fn picture(root: &Path, symbols: &str) -> Result<String, String> {
    let text = fs::read_to_string(root.join(GAME)).map_err(|error| format!("{GAME}: {error}"))?;
    let record = Record::read(&text).map_err(|broken| broken.to_string())?;
    let (game, history) = record.replay(Some(SAID)).map_err(|broken| format!("{GAME}: {broken}"))?;
    let key = &game.board().key;
    let board = shipped::find(key).map_err(|fault| fault.to_string())?;
    let shape = shipped::find_shape(key).map_err(|fault| fault.to_string())?;
    let table = history.state.table();
    let scene = Scene { board: &board, shape: &shape, game: &game, table };
    let ground = atlas::picture::ground(&board, &shape);
    let ground = whole(&ground);
    let (ground, ink) = ground.split_once(atlas::picture::INK_LINE).unwrap_or((&ground, ""));
    let standing: String =
        game.board().all().map(|region| scene.standing(region, table.tokens(region))).collect();
    let over = [&scene.owners(), ink, &scene.plates(), &standing].concat();
    let used = |line: &&str| {
        let id = line.split('"').nth(1).unwrap_or_default();
        over.contains(&format!("\"#{id}\""))
    };
    let symbols: String = symbols.lines().filter(used).collect();
    let style = |name: &str| fs::read_to_string(root.join(format!("crates/web/style/{name}.css")));
    let (tokens, map) = (style("tokens"), style("map"));
    let style = tokens.and_then(|tokens| Ok(tokens + &map?)).map_err(|error| error.to_string())?;
    let [width, height] = shape.size.map(|side| f64::from(side) / 10.0);
    let body = [&format!("<defs>{PATTERNS}{symbols}</defs>"), ground, &over].concat();
    Ok(format!(
        r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}"><!-- Icons by Lorc, Delapouite and others, game-icons.net, CC BY 3.0 --><style><![CDATA[{style}]]></style><g class="map">{body}</g></svg>"#
    ))
}

/// The same with whole coordinates where paths name places: nobody sees a tenth of a unit in so small a picture.
fn whole(svg: &str) -> String {
    let mut out = String::new();
    let mut rest = svg;
    while let Some(at) = rest.find(" d=\"") {
        let (before, path) = rest.split_at(at + 4);
        let end = path.find('"').unwrap_or(path.len());
        out.push_str(before);
        let steps = path[..end].chars().any(|c| c.is_ascii_lowercase() && c != 'z');
        if steps {
            out.push_str(&path[..end]);
        } else {
            round(&path[..end], &mut out);
        }
        rest = &path[end..];
    }
    out + rest
}

/// Writes a path with its numbers rounded.
fn round(path: &str, out: &mut String) {
    let mut number = String::new();
    for c in path.chars().chain([' ']) {
        if c.is_ascii_digit() || c == '.' || (c == '-' && number.is_empty()) {
            number.push(c);
            continue;
        }
        if let Ok(value) = number.parse::<f64>() {
            out.push_str(&format!("{value:.0}"));
        }
        number.clear();
        if c == '-' { number.push(c) } else { out.push(c) }
    }
    out.truncate(out.trim_end().len());
}
