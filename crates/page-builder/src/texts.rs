//! The words of a language, sorted into the files that are fetched together.

use content::words::{Language, keys};

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
const OTHER_WORDS: [&str; 63] = [
    "board-",
    "book-",
    "chat-e",
    "chat-l",
    "chat-p",
    "chat-s",
    "chat-to",
    "confirm-",
    "credits-",
    "end-",
    "fault-",
    "games-",
    "guide-",
    "help-",
    "hint-b",
    "hint-c",
    "hint-e",
    "hint-f",
    "hint-g",
    "hint-h",
    "hint-m",
    "hint-o",
    "hint-p",
    "hint-r",
    "hint-s",
    "hint-the",
    "key-",
    "lab-",
    "learn-",
    "lobby-a",
    "lobby-com",
    "lobby-g",
    "lobby-h",
    "lobby-l",
    "lobby-m",
    "lobby-n",
    "lobby-o",
    "lobby-p",
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
    "puzzles-",
    "record-",
    "settings-c",
    "settings-l",
    "settings-m",
    "settings-n",
    "settings-page",
    "settings-so",
    "settings-st",
    "settings-t",
    "settings-w",
    "take-back-",
    "tiles-",
    "typed-",
];

/// Every language has the same words with the same places in them, or no page is made.
pub fn same_in_all_languages() -> Result<(), String> {
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
pub fn files(language: Language) -> [(&'static str, String); 6] {
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

#[cfg(test)]
mod tests {
    use std::fs;
    use std::path::Path;

    use super::*;

    /// Parts of the table that are fetched when they are needed.
    const FETCHED_LATER: [&str; 4] = ["table/look", "table/typing", "table/plans.rs", "table/panels.rs"];

    /// The sources of the table, but not of its parts that are fetched when they are needed.
    fn table_sources(folder: &Path, into: &mut Vec<String>) {
        for entry in fs::read_dir(folder).expect("a folder").flatten() {
            match entry.path() {
                path if FETCHED_LATER.iter().any(|it| path.ends_with(it)) => {}
                path if path.is_dir() => table_sources(&path, into),
                path => into.push(fs::read_to_string(path).expect("text")),
            }
        }
    }

    #[test]
    fn a_table_says_nothing_that_is_fetched_later() {
        let web = Path::new(env!("CARGO_MANIFEST_DIR")).join("../web/src");
        let mut sources = Vec::new();
        table_sources(&web.join("table"), &mut sources);
        for start in OTHER_WORDS {
            for call in ["say(\"", "fill(\"", "t!(\"", "named(\""] {
                let asked = format!("{call}{start}");
                assert!(!sources.iter().any(|text| text.contains(&asked)), "{asked}");
            }
        }
        let [_, (_, items), (_, more), _, (_, make), _] = files(Language::En);
        assert!(
            items.contains("\nlog-title =")
                && items.contains("\nplace-name =")
                && more.contains("\nnew-")
                && make.contains("\ndoes-income =")
        );
        assert!(!more.contains("\ndoes-") && !items.contains("\nmake-"));
    }

    #[test]
    fn words_of_the_front_page_name_no_others() {
        for language in Language::ALL {
            let [(_, front), ..] = files(language);
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
