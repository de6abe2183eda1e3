//! The page: compiled for browsers, then put together by `page-builder`.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::{run, setup};

/// How much time goes into making the page small.
#[derive(Copy, Clone, PartialEq, Eq)]
pub enum Size {
    /// As released.
    Small,
    /// Built in a fraction of the time.
    Quick,
}

impl Size {
    /// The two programs of the page with their profiles: itself, and the tables that it keeps.
    fn programs(self) -> [(&'static str, &'static str); 2] {
        match self {
            Size::Small => [("elbowroom-web", "web"), ("elbowroom-host", "web-host")],
            Size::Quick => [("elbowroom-web", "web-quick"), ("elbowroom-host", "web-quick")],
        }
    }

    /// Where the page is put.
    pub fn folder(self) -> PathBuf {
        run::root().join(match self {
            Size::Small => "target/page",
            Size::Quick => "target/page-quick",
        })
    }

    /// Compiles the page for browsers. Its programs are compiled one after the other: together, the page would get all the
    /// boards and tiles with it that only tables need.
    pub fn compile(self) -> [Command; 2] {
        self.programs().map(|(package, profile)| {
            run::cargo_command(&["build", "-p", package, "--target", setup::WASM, "--profile", profile])
        })
    }

    /// Puts the page together from what was compiled.
    pub fn assemble(self, builder: &Path) -> Command {
        let mut command = Command::new(builder);
        for (package, profile) in self.programs() {
            command.arg(run::target().join(setup::WASM).join(profile).join(format!("{package}.wasm")));
        }
        command.arg(self.folder());
        if self == Size::Quick {
            command.arg("--quick");
        }
        command
    }
}

/// Builds the page and says where it is.
pub fn build(size: Size) -> Result<PathBuf, String> {
    setup::for_page()?;
    compile(size)?;
    run::cargo(&["build", "-p", "page-builder"])?;
    run::finish(&mut size.assemble(&run::target().join("debug/page-builder")), "page-builder")?;
    Ok(size.folder())
}

/// Compiles the page.
pub fn compile(size: Size) -> Result<(), String> {
    size.compile().iter_mut().try_for_each(|command| run::finish(command, "cargo build of the page"))
}

/// How the weight of the page is printed.
#[derive(Copy, Clone, PartialEq, Eq)]
pub enum Print {
    /// For people.
    Text,
    /// For programs.
    Json,
}

/// What may be fetched, in bytes as they travel: for the front page, and for a table by whoever comes straight to it.
const BUDGETS: [(&str, u64); 2] = [("front_bytes", 250_000), ("table_bytes", 600_000)];

/// Builds the page as it is released and says what browsers fetch of it.
pub fn weight(print: Print) -> Result<(), String> {
    build(Size::Small)?;
    let text = weights()?;
    match print {
        Print::Json => print!("{text}"),
        Print::Text => {
            for (name, most) in BUDGETS {
                println!("{name}: {} of {most}", number(&text, name).unwrap_or_default());
            }
        }
    }
    within_budgets()
}

/// Whether the page that was built last fetches no more than it may.
pub fn within_budgets() -> Result<(), String> {
    let text = weights()?;
    let mut over = Vec::new();
    for (name, most) in BUDGETS {
        let bytes =
            number(&text, name).ok_or_else(|| format!("the weights of the page do not say {name}"))?;
        if bytes > most {
            over.push(format!("{name} is {bytes}, and at most {most} is wanted"));
        }
    }
    if over.is_empty() { Ok(()) } else { Err(over.join("\n")) }
}

/// What the page that was built last weighs, as its builder has written it.
fn weights() -> Result<String, String> {
    let file = Size::Small.folder().join("weight.json");
    fs::read_to_string(&file).map_err(|error| format!("{}: {error}", file.display()))
}

/// A number in a flat piece of JSON, by its name.
fn number(json: &str, name: &str) -> Option<u64> {
    let (_, rest) = json.split_once(&format!("\"{name}\": "))?;
    rest.split(|c: char| !c.is_ascii_digit()).next()?.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::number;

    #[test]
    fn a_number_is_found_by_its_name() {
        let json = r#"{"front_bytes": 12, "table_bytes": 345, "front": {"app.js": 6}}"#;
        assert_eq!(number(json, "table_bytes"), Some(345));
        assert_eq!(number(json, "other_bytes"), None);
    }
}
