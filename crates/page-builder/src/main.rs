//! Makes the page: wasm, its glue, words, style and fonts in one folder, with a squeezed copy beside each file.

mod book;
mod front;
mod glue;
mod icons;
mod offline;
mod outline;
mod short;
mod squeeze;
mod texts;
mod weight;

use std::fs;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use content::words::Language;
use content::worths::Worths;
use wire::puzzle::Puzzle;

/// The style sheets, in the order they build on each other: those of all pages, and those of maps and tables, which the
/// front page does without.
const STYLES: [(&str, &[&str]); 8] = [
    ("app", &["tokens", "ui", "pages"]),
    ("table", &["map", "table"]),
    ("look", &["look"]),
    ("text", &["text"]),
    ("motion", &["motion"]),
    ("make", &["make"]),
    ("lab", &["lab"]),
    ("book", &["book"]),
];

/// What the lab found, by box and number of players.
const WORTHS: &str = "crates/content/worths";

/// Puzzles, by box.
const PUZZLES: &str = "crates/content/puzzles";

/// The page itself, which names the folder of all other files.
const INDEX: &str = "index.html";

/// Its icon.
const ICON: &str = "icon.svg";

/// The folder of all files that browsers keep for good. Each page has one in it, named after what its files say.
const ASSETS: &str = "assets";

/// What the glue does when it is loaded: one file less to fetch.
const BOOT: &str = "boot.js";

/// The folder of the positions that lessons begin at.
const LESSONS: &str = "lessons";

/// The file beside the page that says what it was made from.
const STAMP: &str = "made-from";

fn main() -> ExitCode {
    let args: Vec<PathBuf> = std::env::args_os().skip(1).map(PathBuf::from).collect();
    let outcome = match &args[..] {
        [page, tables, folder] => build([page, tables], folder, false),
        [page, tables, folder, quick] if quick.as_os_str() == "--quick" => {
            build([page, tables], folder, true)
        }
        _ => Err("page-builder PAGE.wasm TABLES.wasm FOLDER [--quick]".to_owned()),
    };
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("{why}");
            ExitCode::FAILURE
        }
    }
}

/// The root of the workspace.
fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// Writes the page, with the program of its tables, to a folder, unless it is there already, made from the same sources.
fn build(programs: [&Path; 2], page: &Path, quick: bool) -> Result<(), String> {
    let root = &root();
    let stamp = page.join(STAMP);
    let wanted = fingerprint(root, programs, quick)?;
    if fs::read_to_string(&stamp).is_ok_and(|found| found == wanted) {
        return Ok(());
    }
    texts::same_in_all_languages()?;
    let _ = fs::remove_dir_all(page);
    let whole = page;
    let page = &whole.join(ASSETS).join("new");
    fs::create_dir_all(page.join("fonts")).map_err(|error| format!("{}: {error}", page.display()))?;
    let [wasm, tables] = programs;
    let table_parts = glue::bind(wasm, page)?;
    short::names(page)?;
    let web = root.join("crates/web");
    offline::tables(tables, &web, page)?;
    let glue = page.join("app.js");
    let started = glue::started(&read(&glue)?, &read(&web.join(BOOT))?)?;
    write(&glue, squeeze::without_comments(&started))?;
    let read = |name: &str| read(&web.join(name));
    for (name, parts) in STYLES {
        let parts: Result<Vec<String>, String> =
            parts.iter().map(|it| read(&format!("style/{it}.css"))).collect();
        write(
            &page.join(format!("{name}.css")),
            squeeze::tight_style(&squeeze::without_comments(&parts?.concat())),
        )?;
    }
    for language in Language::ALL {
        for (name, text) in texts::files(language) {
            write(&page.join(format!("{name}.{}.ftl", language.key())), text)?;
        }
    }
    icons::sprites(root, page)?;
    for lesson in squeeze::files(&web.join(LESSONS))? {
        let name = lesson.file_name().unwrap_or_default().to_string_lossy().into_owned();
        write(&page.join(format!("lesson-{name}")), crate::read(&lesson)?)?;
    }
    let fonts = web.join("fonts");
    for font in fs::read_dir(&fonts).map_err(|error| format!("{}: {error}", fonts.display()))?.flatten() {
        let copied = fs::copy(font.path(), page.join("fonts").join(font.file_name()));
        copied.map_err(|error| format!("{}: {error}", font.path().display()))?;
    }
    worths(&root.join(WORTHS), &page.join("worths"))?;
    puzzles(&root.join(PUZZLES), &page.join("puzzles"))?;
    let assets = format!("{ASSETS}/{}", hash(squeeze::files(page)?)?);
    fs::rename(page, whole.join(&assets)).map_err(|error| format!("{}: {error}", page.display()))?;
    let index = with_icon(&read(INDEX)?, &read(ICON)?);
    write(&whole.join(INDEX), index.replace("ASSETS", &format!("/{assets}")))?;
    offline::around(&web, whole, &assets)?;
    squeeze::folder(whole, quick)?;
    offline::write_alone(whole, &index, &assets)?;
    let weights = weight::weights(whole, &whole.join(&assets), &table_parts)?;
    write(&whole.join(weight::FILE), weight::json(&weights))?;
    let sums: Vec<String> =
        weights.iter().map(|it| format!("{} {} KB", it.page, it.bytes() / 1000)).collect();
    println!("the page is in {} (as it travels: {})", whole.display(), sums.join(", "));
    write(&stamp, wanted)
}

/// Copies what the lab found, with a list of it: a box and a number of players a line.
fn worths(from: &Path, to: &Path) -> Result<(), String> {
    fs::create_dir_all(to).map_err(|error| format!("{}: {error}", to.display()))?;
    let mut list = String::new();
    for file in squeeze::files(from)? {
        let text = read(&file)?;
        let worths = Worths::read(&text).ok_or_else(|| format!("{} is damaged", file.display()))?;
        list += &format!("{} {}\n", worths.set, worths.players);
        write(&to.join(Worths::file(&worths.set, worths.players)), text)?;
    }
    write(&to.join("list.txt"), list)
}

/// Copies the puzzles, with a list of them: a box and the names of its puzzles a line, in the order of the boxes.
fn puzzles(from: &Path, to: &Path) -> Result<(), String> {
    fs::create_dir_all(to).map_err(|error| format!("{}: {error}", to.display()))?;
    let mut list = String::new();
    for set in content::Set::ALL {
        let name = format!("{}.txt", set.key());
        let text = read(&from.join(&name))?;
        let puzzles = Puzzle::read_all(&text).ok_or_else(|| format!("{name} is damaged"))?;
        let names: Vec<&str> = puzzles.iter().map(|puzzle| puzzle.name.as_str()).collect();
        list += &format!("{} {}\n", set.key(), names.join(" "));
        write(&to.join(name), text)?;
    }
    write(&to.join("list.txt"), list)
}

/// A name for what is in files.
fn hash(mut files: Vec<PathBuf>) -> Result<String, String> {
    files.sort();
    let mut hasher = DefaultHasher::new();
    for file in files {
        file.file_name().hash(&mut hasher);
        fs::read(&file).map_err(|error| format!("{}: {error}", file.display()))?.hash(&mut hasher);
    }
    Ok(format!("{:016x}", hasher.finish()))
}

/// What the page is made from, as a number: the wasm, this program with the words and boards in it, and the files of the
/// page that are copied.
fn fingerprint(root: &Path, programs: [&Path; 2], quick: bool) -> Result<String, String> {
    let own = std::env::current_exe().map_err(|error| error.to_string())?;
    let mut sources: Vec<PathBuf> = programs.map(Path::to_owned).to_vec();
    sources.extend([own, root.join(front::GAME), root.join("crates/atlas/glyphs.txt")]);
    sources.push(root.join(book::POSITIONS));
    sources.extend(squeeze::files(&root.join(book::LAB)).unwrap_or_default());
    for folder in ["fonts", "glyphs", "style", LESSONS] {
        sources.extend(squeeze::files(&root.join("crates/web").join(folder))?);
    }
    for folder in [WORTHS, PUZZLES] {
        sources.extend(squeeze::files(&root.join(folder))?);
    }
    let copied = [INDEX, ICON, BOOT, offline::MANIFEST, offline::WORKER].into_iter().chain(offline::SCRIPTS);
    sources.extend(copied.map(|name| root.join("crates/web").join(name)));
    let mut hasher = DefaultHasher::new();
    quick.hash(&mut hasher);
    for source in sources {
        let bytes = fs::read(&source).map_err(|error| format!("{}: {error}", source.display()))?;
        bytes.hash(&mut hasher);
    }
    Ok(format!("{:016x}", hasher.finish()))
}

/// The page with its icon in it: one file less to fetch.
fn with_icon(page: &str, icon: &str) -> String {
    let mut text = String::from("data:image/svg+xml,");
    for c in icon.trim().chars() {
        match c {
            '"' => text.push('\''),
            '#' => text.push_str("%23"),
            '%' => text.push_str("%25"),
            '<' => text.push_str("%3C"),
            '>' => text.push_str("%3E"),
            '\n' => text.push(' '),
            _ => text.push(c),
        }
    }
    page.replace("/icon.svg", &text)
}

fn read(path: &Path) -> Result<String, String> {
    fs::read_to_string(path).map_err(|error| format!("{}: {error}", path.display()))
}

fn write(path: &Path, text: String) -> Result<(), String> {
    fs::write(path, text).map_err(|error| format!("{}: {error}", path.display()))
}
