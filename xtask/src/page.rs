//! The page: wasm, its glue, words, style and fonts in one folder.

use std::fs;
use std::path::Path;

use content::words::Language;
use wasm_bindgen_cli_support::Bindgen;

/// The style sheets, in the order they build on each other.
const STYLES: [&str; 5] = ["tokens", "ui", "map", "table", "pages"];

/// Writes the page to `target/page`. A quick page is built faster and fetched slower.
pub fn build(root: &Path, quick: bool) -> Result<(), String> {
    let profile = if quick { "page-quick" } else { "page" };
    super::cargo(&["build", "-p", "web", "--target", "wasm32-unknown-unknown", "--profile", profile])?;
    let target = std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| root.join("target"), Into::into);
    let wasm = target.join("wasm32-unknown-unknown").join(profile).join("web.wasm");
    let page = root.join("target/page");
    let _ = fs::remove_dir_all(&page);
    fs::create_dir_all(page.join("fonts")).map_err(|error| format!("{}: {error}", page.display()))?;
    bind(&wasm, &page)?;

    let web = root.join("crates/web");
    let read = |name: &str| read(&web.join(name));
    let styles: Result<Vec<String>, String> =
        STYLES.iter().map(|it| read(&format!("style/{it}.css"))).collect();
    write(&page.join("app.css"), styles?.concat())?;
    for name in ["index.html", "boot.js"] {
        write(&page.join(name), read(name)?)?;
    }
    for language in Language::ALL {
        let own = read(&format!("words/{}.ftl", language.key()))?;
        let words = language.sources().into_iter().map(str::to_owned).chain([own]);
        write(&page.join(format!("words.{}.ftl", language.key())), words.collect::<Vec<_>>().join("\n"))?;
    }
    let fonts = web.join("fonts");
    for font in fs::read_dir(&fonts).map_err(|error| format!("{}: {error}", fonts.display()))?.flatten() {
        let copied = fs::copy(font.path(), page.join("fonts").join(font.file_name()));
        copied.map_err(|error| format!("{}: {error}", font.path().display()))?;
    }
    let size = fs::metadata(page.join("app_bg.wasm")).map_or(0, |it| it.len());
    println!("the page is in {} ({} KB of wasm)", page.display(), size / 1000);
    Ok(())
}

/// Makes the glue between the wasm and the browser.
fn bind(wasm: &Path, page: &Path) -> Result<(), String> {
    let mut bindgen = Bindgen::new();
    let ready = bindgen.input_path(wasm).out_name("app").typescript(false).remove_name_section(true);
    let made = ready.remove_producers_section(true).web(true).and_then(|it| it.generate(page));
    made.map_err(|error| format!("{}: {error:#}", wasm.display()))
}

fn read(path: &Path) -> Result<String, String> {
    fs::read_to_string(path).map_err(|error| format!("{}: {error}", path.display()))
}

fn write(path: &Path, text: String) -> Result<(), String> {
    fs::write(path, text).map_err(|error| format!("{}: {error}", path.display()))
}
