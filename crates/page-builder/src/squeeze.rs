//! The files of the page as they travel: beside each a `.br` and a `.gz` of it, which the server keeps.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

use brotli::enc::BrotliEncoderParams;
use brotli::enc::backward_references::BrotliEncoderMode;
use flate2::Compression;
use flate2::write::GzEncoder;

/// Squeezes every file of a folder, hard or quickly.
pub fn folder(folder: &Path, quick: bool) -> Result<(), String> {
    for path in files(folder)? {
        let failed = |error: std::io::Error| format!("{}: {error}", path.display());
        let bytes = fs::read(&path).map_err(failed)?;
        let mut brotli = Vec::new();
        let quality = if quick { 5 } else { 11 };
        // The way made for fonts suits wasm too: it expects distances that are multiples of small numbers.
        let is_wasm = path.extension().is_some_and(|it| it == "wasm");
        let mode = if is_wasm {
            BrotliEncoderMode::BROTLI_MODE_FONT
        } else {
            BrotliEncoderMode::BROTLI_MODE_GENERIC
        };
        let parameters = BrotliEncoderParams {
            mode,
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

/// A style sheet or script without what only its readers need: comments on lines of their own, empty lines, and space
/// around lines. Texts that go over several lines would lose their space too, and there are none.
pub fn without_comments(text: &str) -> String {
    let mut kept = String::new();
    let mut inside = false;
    for line in text.lines().map(str::trim) {
        let begins = line.starts_with("/*");
        let is_comment = inside || begins || line.starts_with("//");
        inside = (inside || begins) && !line.contains("*/");
        // What stands behind the end of a comment is no comment.
        let rest = if is_comment && !line.starts_with("//") {
            line.split_once("*/").map_or("", |(_, rest)| rest.trim())
        } else if is_comment {
            ""
        } else {
            line
        };
        if !rest.is_empty() {
            kept.push_str(rest);
            kept.push('\n');
        }
    }
    kept
}

/// A style sheet without the space that browsers do not need. What stands in quotes stays as it is.
pub fn tight_style(text: &str) -> String {
    let mut kept = String::new();
    let mut quote = None;
    for c in text.chars() {
        if let Some(open) = quote {
            quote = Some(open).filter(|_| c != open);
            kept.push(c);
        } else if c.is_whitespace() {
            if !kept.ends_with(['{', '}', ';', ',', ':', ' ']) {
                kept.push(' ');
            }
        } else {
            if matches!(c, '{' | '}' | ';' | ',') && kept.ends_with(' ') {
                kept.pop();
            }
            if c == '}' && kept.ends_with(';') {
                kept.pop();
            }
            quote = Some(c).filter(|c| matches!(c, '"' | '\''));
            kept.push(c);
        }
    }
    kept
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_comments_and_space_are_left_out() {
        let text =
            "/* one\n   two */\na {\n  /* three */ color: red; /* four */\n\n  // five\n  b: 'c';\n}\n";
        assert_eq!(without_comments(text), "a {\ncolor: red; /* four */\nb: 'c';\n}\n");
    }

    #[test]
    fn styles_keep_what_they_mean() {
        let text = "a , b > c:hover {\ncolor: red;\nwidth: calc(1px + 2px);\n}\n.d::before { content: \"; ,  \"; }\n";
        let tight = "a,b > c:hover{color:red;width:calc(1px + 2px)}.d::before{content:\"; ,  \"}";
        assert_eq!(tight_style(text), tight);
    }
}
