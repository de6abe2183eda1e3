//! Puts the page into the program: every file of `target/page`, compressed twice. Without a page there is none in it.

use std::fmt::Write as _;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

fn main() -> io::Result<()> {
    let out = PathBuf::from(env::var_os("OUT_DIR").unwrap_or_default());
    let page = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../target/page");
    // An empty folder can be watched; one that is not there would make every build a new one.
    fs::create_dir_all(&page)?;
    println!("cargo::rerun-if-changed={}", page.display());
    let mut files = Vec::new();
    list(&page, &mut files)?;
    files.sort();
    // A page without its first file is no page.
    if !files.iter().any(|file| file.ends_with("index.html")) {
        files.clear();
    }
    let mut code = String::from("static FILES: &[File] = &[\n");
    for (n, file) in files.iter().enumerate() {
        let bytes = fs::read(file)?;
        let name = file.strip_prefix(&page).unwrap_or(file).to_string_lossy().replace('\\', "/");
        let (brotli, gzip) = (out.join(format!("{n}.br")), out.join(format!("{n}.gz")));
        fs::write(&brotli, squeeze(&bytes)?)?;
        let mut encoder = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::best());
        encoder.write_all(&bytes)?;
        fs::write(&gzip, encoder.finish()?)?;
        let mut hasher = DefaultHasher::new();
        bytes.hash(&mut hasher);
        let tag = format!("\"{:016x}\"", hasher.finish());
        let _ = writeln!(
            code,
            "File {{ path: {name:?}, tag: {tag:?}, brotli: include_bytes!({:?}), gzip: include_bytes!({:?}) }},",
            brotli.to_string_lossy(),
            gzip.to_string_lossy()
        );
    }
    code.push_str("];\n");
    fs::write(out.join("page.rs"), code)
}

fn list(folder: &Path, files: &mut Vec<PathBuf>) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            list(&path, files)?;
        } else {
            files.push(path);
        }
    }
    Ok(())
}

fn squeeze(bytes: &[u8]) -> io::Result<Vec<u8>> {
    let mut squeezed = Vec::new();
    let parameters = brotli::enc::BrotliEncoderParams { quality: 11, lgwin: 24, ..Default::default() };
    brotli::BrotliCompress(&mut &bytes[..], &mut squeezed, &parameters)?;
    Ok(squeezed)
}
