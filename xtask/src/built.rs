//! What cargo has compiled for the tests: the programs, and which of them are tests.

use std::path::{Path, PathBuf};
use std::process::Command;

/// What was compiled.
pub struct Built {
    pub tests: Vec<TestProgram>,
    programs: Vec<PathBuf>,
}

impl Built {
    /// Reads what cargo says it has built, a line of JSON a message.
    pub fn from_messages(messages: &str) -> Built {
        let mut built = Built { tests: Vec::new(), programs: Vec::new() };
        for line in messages.lines().filter(|line| line.contains(r#""reason":"compiler-artifact""#)) {
            let (Some(path), Some(manifest), Some(name)) =
                (field(line, "executable"), field(line, "manifest_path"), field(line, "name"))
            else {
                continue;
            };
            // The target says whether it could be tested, and the profile whether this is the test of it.
            let profile = line.split_once(r#""profile":{"#).map_or("", |(_, after)| after);
            let profile = profile.split('}').next().unwrap_or_default();
            if line.contains(r#""kind":["bench"]"#) {
                continue;
            }
            if !profile.contains(r#""test":true"#) {
                built.programs.push(path.into());
                continue;
            }
            let folder = Path::new(&manifest).parent().unwrap_or(Path::new(".")).to_owned();
            let of = folder.file_name().unwrap_or_default().to_string_lossy().into_owned();
            let kind = if line.contains(r#""kind":["test"]"#) { name } else { format!("in {name}") };
            built.tests.push(TestProgram { name: format!("{of}: {kind}"), path: path.into(), folder });
        }
        built
    }

    /// Where a program is.
    pub fn program(&self, name: &str) -> PathBuf {
        let found = self.programs.iter().find(|path| path.file_stem().is_some_and(|own| own == name));
        found.cloned().unwrap_or_else(|| name.into())
    }
}

/// A program of tests, as cargo makes one for each library, program and file of tests.
pub struct TestProgram {
    pub name: String,
    path: PathBuf,
    /// The folder of its crate, where cargo runs it.
    folder: PathBuf,
}

impl TestProgram {
    /// Whether it drives browsers.
    pub fn is_browser(&self) -> bool {
        self.name == "server: browser"
    }

    /// Runs it as cargo would.
    pub fn command(&self) -> Command {
        let mut command = Command::new(&self.path);
        command.current_dir(&self.folder).env("CARGO_MANIFEST_DIR", &self.folder);
        command
    }
}

/// The text of a field in a line of JSON as cargo writes it. Paths are the only texts with signs that JSON escapes.
fn field(line: &str, name: &str) -> Option<String> {
    let (_, after) = line.split_once(&format!("\"{name}\":\""))?;
    let mut text = String::new();
    let mut chars = after.chars();
    loop {
        match chars.next()? {
            '"' => return Some(text),
            '\\' => text.push(chars.next()?),
            other => text.push(other),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::field;

    #[test]
    fn fields_are_read_from_what_cargo_says() {
        let line = r#"{"name":"play","executable":"/a b/\"c\\d","fresh":true,"filenames":[]}"#;
        assert_eq!(field(line, "name").as_deref(), Some("play"));
        assert_eq!(field(line, "executable").as_deref(), Some(r#"/a b/"c\d"#));
        assert_eq!(field(line, "fresh"), None);
    }
}
