//! Chores of the project: keeping what is made from board files in step with them.

use std::fs;
use std::path::Path;

use content::board::{BoardFile, shipped};
use resvg::tiny_skia::{Color, Pixmap, PixmapPaint, Transform};

use crate::chart::chart;
use crate::picture;

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

/// All shipped boards side by side, as a PNG.
pub fn contact_sheet() -> Result<Vec<u8>, String> {
    const COLUMNS: usize = 5;
    const WIDTH: u32 = 360;
    let mut cells = Vec::new();
    for ship in shipped::ALL {
        let svg = picture::bare_svg(&ship.board(), &ship.shape());
        let png = picture::png(&svg, WIDTH)?;
        cells.push(Pixmap::decode_png(&png).map_err(|error| error.to_string())?);
    }
    let heights: Vec<u32> =
        cells.chunks(COLUMNS).map(|row| row.iter().map(Pixmap::height).max().unwrap_or(0)).collect();
    let mut sheet = Pixmap::new(WIDTH * COLUMNS as u32, heights.iter().sum()).ok_or("a sheet has a size")?;
    // The cloth the boards lie on.
    sheet.fill(Color::from_rgba8(0x1f, 0x3c, 0x43, 0xff));
    let mut top = 0;
    for (row, height) in cells.chunks(COLUMNS).zip(heights) {
        for (cell, left) in row.iter().zip((0..).step_by(WIDTH as usize)) {
            sheet.draw_pixmap(left, top, cell.as_ref(), &PixmapPaint::default(), Transform::identity(), None);
        }
        top += height as i32;
    }
    sheet.encode_png().map_err(|error| error.to_string())
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
