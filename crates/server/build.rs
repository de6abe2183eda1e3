//! Puts the page into the program, where the feature `page` wants it there: every file of `target/page`, and the
//! licenses, both as `cargo xtask dist` makes them.

use std::fmt::Write as _;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

use flate2::Compression;
use flate2::write::GzEncoder;

fn main() -> io::Result<()> {
    println!("cargo::rerun-if-changed=build.rs");
    // The steps of the database are in the program, and the macro that puts them there does not see a new file.
    println!("cargo::rerun-if-changed=src/store/schema");
    if env::var_os("CARGO_FEATURE_PAGE").is_none() {
        return Ok(());
    }
    let out = PathBuf::from(env::var_os("OUT_DIR").unwrap_or_default());
    let page = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../target/page");
    let licenses = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../target/licenses.txt");
    if !page.join("index.html.br").exists() || !licenses.exists() {
        println!(
            "cargo::error=there is no page or no list of licenses in target: 'cargo xtask dist' makes both"
        );
        return Ok(());
    }
    println!("cargo::rerun-if-changed={}", licenses.display());
    println!("cargo::rerun-if-changed={}", page.display());
    let mut files = Vec::new();
    list(&page, &mut files)?;
    files.sort();
    let mut code = String::from("static FILES: &[Embedded] = &[\n");
    for brotli in files.iter().filter(|file| file.extension().is_some_and(|ending| ending == "br")) {
        let plain = brotli.with_extension("");
        let name = plain.strip_prefix(&page).unwrap_or(&plain).to_string_lossy().replace('\\', "/");
        let mut hasher = DefaultHasher::new();
        fs::read(&plain)?.hash(&mut hasher);
        let tag = format!("\"{:016x}\"", hasher.finish());
        let _ = writeln!(
            code,
            "Embedded {{ path: {name:?}, tag: {tag:?}, brotli: include_bytes!({:?}) }},",
            brotli.to_string_lossy()
        );
    }
    code.push_str("];\n");
    // Squeezed, because it is half a megabyte that hardly anybody reads.
    let squeezed = out.join("licenses.gz");
    let mut gzip = GzEncoder::new(fs::File::create(&squeezed)?, Compression::best());
    gzip.write_all(&fs::read(licenses)?)?;
    gzip.finish()?;
    let _ = writeln!(code, "static LICENSES: &[u8] = include_bytes!({:?});", squeezed.to_string_lossy());
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
