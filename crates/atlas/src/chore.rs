//! Chores of the project: keeping what is made from board files in step with them.

use std::fs;
use std::path::Path;

use content::board::BoardFile;

use crate::chart::chart;

/// Draws every board in `boards/` anew and writes its shape to `shapes/`; the keys of those that changed.
pub fn write_shapes(content: &Path) -> Result<Vec<String>, String> {
    let mut changed = Vec::new();
    for board in read_boards(&content.join("boards"))? {
        let shape = chart(&board.key, &board).map_err(|fault| fault.to_string())?;
        let text = shape.to_text(&board);
        let path = content.join("shapes").join(format!("{}.shape", board.key));
        if fs::read_to_string(&path).ok().as_ref() != Some(&text) {
            fs::write(&path, text).map_err(|error| format!("{}: {error}", path.display()))?;
            changed.push(board.key);
        }
    }
    Ok(changed)
}

fn read_boards(folder: &Path) -> Result<Vec<BoardFile>, String> {
    let failed = |error: std::io::Error| format!("{}: {error}", folder.display());
    let mut paths = Vec::new();
    for entry in fs::read_dir(folder).map_err(failed)? {
        paths.push(entry.map_err(failed)?.path());
    }
    paths.sort();
    let read = |path: &std::path::PathBuf| {
        let name = path.display().to_string();
        let text = fs::read_to_string(path).map_err(|error| format!("{name}: {error}"))?;
        BoardFile::parse(&name, &text).map_err(|fault| fault.to_string())
    };
    paths.iter().filter(|path| path.extension().is_some_and(|kind| kind == "toml")).map(read).collect()
}
