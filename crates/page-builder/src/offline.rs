//! What the page is without a network and without a server: its icons and manifest, the service worker that keeps its
//! files, the program of the tables that it keeps itself, and the same page for web spaces where nothing but files is.

use std::fs;
use std::path::Path;

use wasm_bindgen_cli_support::Bindgen;

use crate::{ICON, read, squeeze, write};

/// What says that the page can be installed.
pub const MANIFEST: &str = "manifest.webmanifest";

/// What keeps the page.
pub const WORKER: &str = "sw.js";

/// The scripts of the tables that the page keeps, which are copied as they are.
pub const SCRIPTS: [&str; 2] = ["here.js", "worker.js"];

/// The page where no server is.
const ALONE: &str = "alone.html";

/// What that page may do: what a server says of the other one in the head of its answers.
const POLICY: &str = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self' 'unsafe-inline'; \
                      img-src 'self' data: blob:; connect-src 'self'; base-uri 'none'; form-action 'none'";

/// The icons that are painted: the name, how wide, and how much of that is room around it, where a device cuts off the
/// corners.
const ICONS: [(&str, u32, f32); 3] =
    [("icon-192.png", 192, 4.0), ("icon-512.png", 512, 4.0), ("icon-maskable.png", 512, 12.0)];

/// The color behind an icon.
const TABLE: &str = "#1f3c43";

/// Makes the glue of the tables that the page keeps, and copies their scripts.
pub fn tables(wasm: &Path, web: &Path, page: &Path) -> Result<(), String> {
    let mut bindgen = Bindgen::new();
    let ready = bindgen.input_path(wasm).out_name("host").typescript(false).remove_name_section(true);
    let ready = ready.remove_producers_section(true).web(true);
    let made = ready.and_then(|it| it.generate(page));
    made.map_err(|error| format!("{}: {error:#}", wasm.display()))?;
    let glue = page.join("host.js");
    write(&glue, squeeze::without_comments(&read(&glue)?))?;
    for name in SCRIPTS {
        write(&page.join(name), squeeze::without_comments(&read(&web.join(name))?))?;
    }
    Ok(())
}

/// Writes what stands beside the page: icons, manifest and service worker.
pub fn around(web: &Path, whole: &Path, assets: &str) -> Result<(), String> {
    let icon = read(&web.join(ICON))?;
    write(&whole.join(ICON), icon.clone())?;
    for (name, width, room) in ICONS {
        let path = whole.join(name);
        fs::write(&path, atlas::picture::png(&framed(&icon, room)?, width)?)
            .map_err(|error| format!("{}: {error}", path.display()))?;
    }
    write(&whole.join(MANIFEST), read(&web.join(MANIFEST))?)?;
    let mut files: Vec<String> =
        ICONS.iter().map(|(name, ..)| *name).chain([ICON, MANIFEST]).map(str::to_owned).collect();
    for file in squeeze::files(&whole.join(assets))? {
        let name = file.strip_prefix(whole).unwrap_or(&file).to_string_lossy().replace('\\', "/");
        files.push(name);
    }
    let worker = squeeze::without_comments(&read(&web.join(WORKER))?);
    write(&whole.join(WORKER), filled(&worker, assets, &files))
}

/// The page as any web space can serve it: every address in it is relative, and it knows that nobody answers.
pub fn alone(index: &str, assets: &str) -> String {
    let head = format!(r#"<meta http-equiv="Content-Security-Policy" content="{POLICY}">"#);
    index
        .replace(r#"data-assets="ASSETS""#, &format!(r#"data-assets="{assets}" data-alone"#))
        .replace("ASSETS", assets)
        .replace(r#"href="/"#, r#"href=""#)
        .replace(r#"<meta charset="utf-8">"#, &format!("<meta charset=\"utf-8\">\n{head}"))
}

/// Writes that page, under a name that no server gives away.
pub fn write_alone(whole: &Path, index: &str, assets: &str) -> Result<(), String> {
    write(&whole.join(ALONE), alone(index, assets))
}

/// The service worker of a version of the page.
fn filled(worker: &str, assets: &str, files: &[String]) -> String {
    let list: Vec<String> = files.iter().map(|file| format!("'{file}'")).collect();
    worker.replace("'ASSETS'", &format!("'{assets}'")).replace("['FILES']", &format!("[{}]", list.join(",")))
}

/// The icon on the color of the table, with room around it: so many of 48.
fn framed(icon: &str, room: f32) -> Result<String, String> {
    let body = icon.trim().strip_suffix("</svg>").and_then(|it| it.split_once('>'));
    let (_, body) = body.ok_or("the icon is not as expected")?;
    let scale = (48.0 - 2.0 * room) / 48.0;
    Ok(format!(
        r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48" width="48" height="48"><rect width="48" height="48" fill="{TABLE}"/><g transform="translate({room} {room}) scale({scale})">{body}</g></svg>"#
    ))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_page_alone_has_no_address_that_begins_at_the_root() {
        let web = crate::root().join("crates/web");
        let index = read(&web.join(crate::INDEX)).expect("the page");
        let page = alone(&index, "assets/12ab");
        assert!(page.contains(r#"data-assets="assets/12ab" data-alone"#), "{page}");
        assert!(!page.contains("=\"/") && !page.contains("ASSETS"), "{page}");
        assert!(page.contains("Content-Security-Policy"));
    }

    #[test]
    fn the_service_worker_knows_its_version_and_its_files() {
        let worker = read(&crate::root().join("crates/web").join(WORKER)).expect("the worker");
        let filled =
            filled(&worker, "assets/12ab", &["assets/12ab/app.js".to_owned(), "icon.svg".to_owned()]);
        assert!(filled.contains("const VERSION = 'assets/12ab';"));
        assert!(filled.contains("const FILES = ['assets/12ab/app.js','icon.svg'];"));
    }

    #[test]
    fn icons_are_painted() {
        let icon = read(&crate::root().join("crates/web").join(ICON)).expect("the icon");
        for (_, width, room) in ICONS {
            let png =
                atlas::picture::png(&framed(&icon, room).expect("it is framed"), width).expect("painted");
            assert_eq!(png[16..20], width.to_be_bytes(), "as wide as it should be");
        }
    }
}
