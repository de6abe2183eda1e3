//! `elbowroom check`: runs scenario files.

use std::fs;
use std::path::{Path, PathBuf};

use kit::scenario::Scenario;

/// Runs scenario files and folders; prints `ok NAME` or `FAILED NAME:LINE …`.
#[derive(clap::Args)]
pub struct Check {
    /// Files ending in .scn, or folders of them.
    #[arg(required = true)]
    paths: Vec<PathBuf>,
    /// Print only what fails and the count.
    #[arg(long)]
    quiet: bool,
}

impl Check {
    /// Whether all scenarios hold.
    pub fn run(self) -> Result<bool, String> {
        let mut files = Vec::new();
        for path in &self.paths {
            collect(path, &mut files)?;
        }
        let (mut held, mut failed) = (0, 0);
        for file in &files {
            let text = fs::read_to_string(file).map_err(|error| format!("{}: {error}", file.display()))?;
            let folder = file.parent().unwrap_or(Path::new("."));
            let scenarios = match Scenario::read(&text) {
                Ok(scenarios) => scenarios,
                Err(failure) => {
                    return Err(format!("{}:{}: {}", file.display(), failure.line, failure.why));
                }
            };
            for scenario in scenarios {
                match scenario.run(folder) {
                    Ok(()) => {
                        held += 1;
                        if !self.quiet {
                            tell!("ok {}", scenario.name);
                        }
                    }
                    Err(failure) => {
                        failed += 1;
                        tell!(
                            "FAILED {}:{} {} ({})",
                            failure.name,
                            failure.line,
                            failure.why,
                            file.display()
                        );
                    }
                }
            }
        }
        tell!("{held} passed, {failed} failed");
        if held + failed == 0 {
            return Err("there is no scenario in these files".to_owned());
        }
        Ok(failed == 0)
    }
}

fn collect(path: &Path, files: &mut Vec<PathBuf>) -> Result<(), String> {
    let explain = |error: std::io::Error| format!("{}: {error}", path.display());
    if !path.is_dir() {
        fs::metadata(path).map_err(explain)?;
        files.push(path.to_owned());
        return Ok(());
    }
    let entries: Result<Vec<PathBuf>, _> =
        fs::read_dir(path).map_err(explain)?.map(|entry| Ok(entry?.path())).collect();
    let mut entries = entries.map_err(explain)?;
    entries.sort();
    for entry in entries {
        if entry.is_dir() || entry.extension().is_some_and(|ending| ending == "scn") {
            collect(&entry, files)?;
        }
    }
    Ok(())
}
