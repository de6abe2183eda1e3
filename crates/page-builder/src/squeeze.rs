//! The files of the page as they travel: beside each a `.br` and a `.gz` of it, which the server keeps.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

use brotli::enc::BrotliEncoderParams;
use flate2::Compression;
use flate2::write::GzEncoder;

/// Squeezes every file of a folder, hard or quickly.
pub fn folder(folder: &Path, quick: bool) -> Result<(), String> {
    for path in files(folder)? {
        let failed = |error: std::io::Error| format!("{}: {error}", path.display());
        let bytes = fs::read(&path).map_err(failed)?;
        let mut brotli = Vec::new();
        let quality = if quick { 5 } else { 11 };
        let parameters = BrotliEncoderParams {
            quality,
            lgwin: 22,
            size_hint: bytes.len(),
            ..BrotliEncoderParams::default()
        };
        brotli::BrotliCompress(&mut &bytes[..], &mut brotli, &parameters).map_err(failed)?;
        let mut gzip = GzEncoder::new(Vec::new(), Compression::best());
        gzip.write_all(&bytes).map_err(failed)?;
        let gzip = gzip.finish().map_err(failed)?;
        for (ending, bytes) in [("br", brotli), ("gz", gzip)] {
            fs::write(format!("{}.{ending}", path.display()), bytes).map_err(failed)?;
        }
    }
    Ok(())
}

/// Every file of a folder and of those in it, in an order that does not change.
pub fn files(folder: &Path) -> Result<Vec<PathBuf>, String> {
    let mut found = Vec::new();
    let entries = fs::read_dir(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    for path in entries.flatten().map(|entry| entry.path()) {
        if path.is_dir() {
            found.extend(files(&path)?);
        } else {
            found.push(path);
        }
    }
    found.sort();
    Ok(found)
}
