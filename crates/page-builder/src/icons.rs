//! The icons as sheets of symbols, and who drew them.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use crate::outline::{self, DRAWN, SENT};
use crate::{book, front, read, write};

/// Writes the icons of each box as symbols, named as words name the things: `g-race-KEY`, `g-mark-KEY` ….
pub fn sprites(root: &Path, page: &Path) -> Result<(), String> {
    let web = root.join("crates/web/glyphs");
    let [icons, paths, own] = ["icons", "paths", "own"].map(|name| read(&web.join(format!("{name}.txt"))));
    let (icons, own) = (icons?, own?);
    let paths = paths? + &read(&root.join("crates/atlas/glyphs.txt"))?;
    let mut authors: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
    let mut path = |name: &str| {
        let mut fields = paths.lines().map(|row| row.split('\t').collect::<Vec<_>>());
        let [name, author, path] = fields.find(|row| row[0] == name)?[..] else { return None };
        authors.entry(author).or_default().insert(name);
        Some(
            outline::rounded(path, SENT / DRAWN)
                .map(|path| format!(r#"<path fill="currentColor" d="{path}"/>"#)),
        )
    };
    let symbol = |id: &str, wide: f64, body: &str| {
        format!(r#"<symbol id="g-{id}" viewBox="0 0 {wide} {wide}">{body}</symbol>"#)
    };
    let mut boxes: Vec<(String, Vec<String>)> = Vec::new();
    for row in rows(&icons) {
        let words: Vec<&str> = row.split_whitespace().collect();
        let [set, id, name] = words[..] else { return Err(format!("icons.txt: '{row}' is not three words")) };
        if boxes.last().is_none_or(|(known, _)| known != set) {
            boxes.push((set.to_owned(), Vec::new()));
        }
        let symbol = symbol(id, SENT, &path(name).ok_or_else(|| format!("there is no icon '{name}'"))??);
        // Just made sure that there is one.
        boxes.iter_mut().rev().take(1).for_each(|(_, symbols)| symbols.push(symbol.clone()));
    }
    // Who drew them, those who drew most first.
    let mut authors: Vec<(usize, &str)> =
        authors.iter().map(|(author, icons)| (icons.len(), *author)).collect();
    authors.sort_by_key(|&(n, author)| (std::cmp::Reverse(n), author));
    let list: String = authors.iter().map(|(n, author)| format!("{author}\t{n}\n")).collect();
    write(&page.join("authors.txt"), list)?;
    // The icons of the interface are a sheet of their own: the pages before the table need no others.
    let mut drawn = Vec::new();
    for row in rows(&own) {
        let (name, body) = row.split_once('\t').ok_or_else(|| format!("own.txt: '{row}' has no body"))?;
        drawn.push(symbol(&format!("ui-{name}"), DRAWN, body));
    }
    boxes.push(("ui".to_owned(), drawn));
    let all: Vec<String> = boxes.iter().flat_map(|(_, symbols)| symbols.clone()).collect();
    for (name, text) in book::files(root, &all.join("\n"))? {
        write(&page.join(name), text)?;
    }
    for (set, symbols) in boxes {
        let credit = "<!-- Icons by Lorc, Delapouite and others, game-icons.net, CC BY 3.0 -->";
        if set == "base" {
            write(&page.join("front.svg"), front::picture(root, &symbols.join("\n"))?)?;
        }
        let text = format!(r#"<svg xmlns="http://www.w3.org/2000/svg">{credit}{}</svg>"#, symbols.concat());
        write(&page.join(format!("glyphs.{set}.svg")), text)?;
    }
    Ok(())
}

/// The rows of a list, comments left out.
fn rows(text: &str) -> impl Iterator<Item = &str> {
    text.lines().filter(|row| !row.starts_with('#') && !row.is_empty())
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;
    use crate::root;

    #[test]
    fn every_icon_a_home_made_tile_can_have_is_drawn() {
        let icons = fs::read_to_string(root().join("crates/web/glyphs/icons.txt")).expect("the list");
        let known: Vec<[&str; 2]> = rows(&icons)
            .filter_map(|row| row.split_whitespace().collect::<Vec<_>>().first_chunk().copied())
            .collect();
        let wanted: Vec<_> = content::blank::icons().collect();
        assert!(wanted.len() > 100);
        for (set, key) in &wanted {
            assert!(known.contains(&[set, key]), "{key} of {set}");
        }
    }
}
