//! Makes the page: wasm, its glue, words, style and fonts in one folder, with a squeezed copy beside each file.

mod book;
mod front;
mod offline;
mod outline;
mod short;
mod squeeze;
mod weight;

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use content::words::{Language, keys};
use content::worths::Worths;
use wasm_bindgen_cli_support::Bindgen;

use outline::{DRAWN, SENT};

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

/// How words begin that the front page says.
const FRONT_WORDS: [&str; 15] = [
    "app-",
    "bot-",
    "front-",
    "join-",
    "language-",
    "mine-",
    "n-bots",
    "nav-",
    "net-",
    "problem-",
    "seat-guest-",
    "set-",
    "table-",
    "theme-",
    "watch-",
];

/// How words begin that neither the front page says nor a table: those of other pages, and of parts of the table that are
/// fetched when they are needed.
const OTHER_WORDS: [&str; 38] = [
    "board-",
    "book-",
    "confirm-",
    "credits-",
    "end-",
    "fault-",
    "guide-",
    "help-",
    "key-",
    "lab-",
    "learn-",
    "games-",
    "lobby-h",
    "lobby-l",
    "lobby-m",
    "lobby-n",
    "lobby-o",
    "lobby-q",
    "lobby-s",
    "lobby-t",
    "look-",
    "motion-",
    "new-",
    "page-",
    "place-here",
    "place-server",
    "place-title",
    "purses-",
    "record-",
    "settings-c",
    "settings-l",
    "settings-m",
    "settings-n",
    "settings-page",
    "settings-so",
    "settings-t",
    "tiles-",
    "typed-",
];

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
    same_words()?;
    let _ = fs::remove_dir_all(page);
    let whole = page;
    let page = &whole.join(ASSETS).join("new");
    fs::create_dir_all(page.join("fonts")).map_err(|error| format!("{}: {error}", page.display()))?;
    let [wasm, tables] = programs;
    let table_parts = bind(wasm, page)?;
    short::names(page)?;
    let web = root.join("crates/web");
    offline::tables(tables, &web, page)?;
    let glue = page.join("app.js");
    let started = started(&read(&glue)?, &read(&web.join(BOOT))?)?;
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
        for (name, text) in words(language) {
            write(&page.join(format!("{name}.{}.ftl", language.key())), text)?;
        }
    }
    sprites(root, page)?;
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
    sources.extend(squeeze::files(&root.join(WORTHS))?);
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

/// Every language has the same words with the same places in them, or no page is made.
fn same_words() -> Result<(), String> {
    let english = keys(Language::En)?;
    for language in Language::ALL {
        let own = keys(language)?;
        let odd =
            own.iter().find(|key| !english.contains(key)).or(english.iter().find(|key| !own.contains(key)));
        if let Some(key) = odd {
            return Err(format!("'{}' is another word in {} than in English", key.name, language.key()));
        }
    }
    Ok(())
}

/// The words of a language as the page fetches them: those of the front page; those of a table of the first box; those of
/// all other pages and boxes; those of reviews; those of whoever makes tiles; and the rules, which are most of all and
/// which few people ask for. What only the terminal says is left out.
fn words(language: Language) -> [(&'static str, String); 6] {
    let mut files = ["words", "items", "more", "coach", "make", "rules"].map(|name| (name, String::new()));
    let sources = language.sources();
    for (nth, source) in sources.iter().enumerate() {
        // The first source is of the first box, the last three of reviews, of home-made tiles and of the page.
        let own = match sources.len() - nth {
            1 => 0,
            2 => 4,
            3 => 3,
            _ if nth == 0 => 1,
            _ => 2,
        };
        let mut into = Some(own);
        for line in source.lines().filter(|line| !line.is_empty() && !line.starts_with('#')) {
            if line.starts_with(|c: char| c.is_alphabetic()) {
                let begins = |list: &[&str]| list.iter().any(|start| line.starts_with(start));
                let makes = begins(&["make-"]);
                let page = match (begins(&FRONT_WORDS), begins(&OTHER_WORDS)) {
                    (true, _) => 0,
                    (false, false) => 1,
                    (false, true) => 2,
                };
                into = match line.split('-').next() {
                    Some("terminal") => None,
                    Some("rule") => Some(5),
                    _ if makes => Some(4),
                    _ => Some(own.max(page)),
                };
            }
            if let Some(into) = into {
                files[into].1.push_str(line);
                files[into].1.push('\n');
            }
        }
    }
    files
}

/// Splits the wasm into the parts that are fetched when they are needed, and makes the glue between its main part and the
/// browser. Returns the parts that a table needs.
fn bind(wasm: &Path, page: &Path) -> Result<Vec<String>, String> {
    let failed = |error: &dyn std::fmt::Display| format!("{}: {error:#}", wasm.display());
    let whole = fs::read(wasm).map_err(|error| failed(&error))?;
    let main = page.join("main.wasm");
    let mut split = wasm_split_cli_support::Options::new(&whole);
    split.output_dir = page;
    split.main_out_path = &main;
    split.link_name = short::LOADER;
    split.main_module = "./app.js";
    let parts = wasm_split_cli_support::transform(split).map_err(|error| failed(&error))?;
    for part in &parts.split_modules {
        short::strip(part)?;
    }
    let mut bindgen = Bindgen::new();
    let ready = bindgen.input_path(&main).out_name("app").typescript(false).remove_name_section(true);
    let ready = ready.remove_producers_section(true).keep_lld_exports(true).web(true);
    ready.and_then(|it| it.generate(page)).map_err(|error| failed(&error))?;
    fs::remove_file(&main).map_err(|error| failed(&error))?;
    let table = parts.prefetch_map.get("table").ok_or("the wasm has no part for the table")?;
    Ok(table.iter().map(|name| format!("{name}.wasm")).collect())
}

/// The glue with what it does when it is loaded, instead of somebody who imports it.
fn started(glue: &str, boot: &str) -> Result<String, String> {
    let import = "import init from './app.js';\n";
    let export = "export { initSync, __wbg_init as default };";
    // What fetches the parts of the wasm asks the glue for its main part.
    let (Some((head, tail)), Some(body)) = (boot.split_once(import), glue.trim_end().strip_suffix(export))
    else {
        return Err("boot.js or the glue is not as expected".to_owned());
    };
    Ok(format!("{body}export {{ initSync }};\n{head}{}", tail.replace("init(", "__wbg_init(")))
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

/// Writes the icons of each box as symbols, named as words name the things: `g-race-KEY`, `g-mark-KEY` ….
fn sprites(root: &Path, page: &Path) -> Result<(), String> {
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
    use super::*;

    #[test]
    fn the_glue_starts_by_itself() {
        let glue = "function a() {}\nexport { initSync, __wbg_init as default };\n";
        let boot = "// why\nimport init from './app.js';\nlook();\ninit({});\n";
        let started = started(glue, boot).expect("both are as expected");
        assert_eq!(started, "function a() {}\nexport { initSync };\n// why\nlook();\n__wbg_init({});\n");
    }

    /// The sources of the table, but not of its parts that are fetched when they are needed.
    fn table_sources(folder: &Path, into: &mut Vec<String>) {
        for entry in fs::read_dir(folder).expect("a folder").flatten() {
            match entry.path() {
                path if ["table/look", "table/typing"].iter().any(|it| path.ends_with(it)) => {}
                path if path.is_dir() => table_sources(&path, into),
                path => into.push(fs::read_to_string(path).expect("text")),
            }
        }
    }

    #[test]
    fn a_table_says_nothing_that_is_fetched_later() {
        let web = Path::new(env!("CARGO_MANIFEST_DIR")).join("../web/src");
        let mut sources = vec![fs::read_to_string(web.join("chat.rs")).expect("text")];
        table_sources(&web.join("table"), &mut sources);
        for start in OTHER_WORDS {
            for call in ["say(\"", "fill(\"", "t!(\"", "named(\""] {
                let asked = format!("{call}{start}");
                assert!(!sources.iter().any(|text| text.contains(&asked)), "{asked}");
            }
        }
        let [_, (_, items), (_, more), _, (_, make), _] = words(Language::En);
        assert!(
            items.contains("\nlog-title =")
                && items.contains("\nplace-name =")
                && more.contains("\nnew-")
                && make.contains("\ndoes-income =")
        );
        assert!(!more.contains("\ndoes-") && !items.contains("\nmake-"));
    }

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

    #[test]
    fn words_of_the_front_page_name_no_others() {
        for language in Language::ALL {
            let [(_, front), ..] = words(language);
            let front = format!("\n{front}");
            for place in front.split('{').skip(1).filter_map(|rest| rest.split_once('}')) {
                let name = place.0.trim();
                let is_key =
                    name.contains('-') && name.chars().all(|c| c.is_ascii_alphanumeric() || c == '-');
                assert!(!is_key || front.contains(&format!("\n{name} =")), "{name} in {}", language.key());
            }
        }
    }
}
