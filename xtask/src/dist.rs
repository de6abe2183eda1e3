//! What an operator downloads: one static program with the page in it, its licenses, and what is needed to run it; and the
//! page alone, for any web space that hands out files.

use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Command, Stdio};

use crate::page::{self, Size};
use crate::{run, setup};

/// The package of the program.
const SERVER: &str = "elbowroom-server";

/// How big the program may be, in bytes.
const MOST_BYTES: u64 = 15_000_000;

/// What lies beside the program: where it is in the project, and its name there.
const BESIDE: [(&str, &str); 7] = [
    ("packaging/Containerfile", "Containerfile"),
    ("packaging/compose.yaml", "compose.yaml"),
    ("packaging/elbowroom.service", "elbowroom.service"),
    ("docs/operate.md", "operate.md"),
    ("target/licenses.txt", "licenses.txt"),
    ("LICENSE-MIT", "LICENSE-MIT"),
    ("LICENSE-APACHE", "LICENSE-APACHE"),
];

/// Makes the archive and its checksums in `target/dist`.
pub fn dist() -> Result<(), String> {
    let target = format!("{}-unknown-linux-musl", std::env::consts::ARCH);
    setup::for_dist(&target)?;
    page::build(Size::Small)?;
    run::cargo(&["run", "--quiet", "-p", "chores", "--", "licenses", "target/licenses.txt"])?;
    let features = "page,jemalloc";
    let folder = run::target_without_spaces();
    let args =
        ["build", "--locked", "--profile", "dist", "-p", SERVER, "--features", features, "--target", &target];
    run::finish(run::cargo_command(&args).arg("--target-dir").arg(&folder), "cargo build --profile dist")?;
    let program = folder.join(&target).join("dist/elbowroom-server");
    let size = fs::metadata(&program).map_err(|error| format!("{}: {error}", program.display()))?.len();
    if size > MOST_BYTES {
        return Err(format!("the program has {size} bytes, and may have {MOST_BYTES}"));
    }
    try_out(&program)?;
    let dist = run::root().join("target/dist");
    let name = format!("elbowroom-{}-{}-linux", env!("CARGO_PKG_VERSION"), std::env::consts::ARCH);
    let folder = dist.join(&name);
    let _ = fs::remove_dir_all(&dist);
    // The container's folder of games is copied with its owner.
    fs::create_dir_all(folder.join("games")).map_err(|error| format!("{}: {error}", folder.display()))?;
    let beside = BESIDE.map(|(from, to)| (run::root().join(from), to));
    for (from, to) in beside.into_iter().chain([(program, "elbowroom-server")]) {
        fs::copy(&from, folder.join(to)).map_err(|error| format!("{}: {error}", from.display()))?;
    }
    let alone = format!("elbowroom-{}-site", env!("CARGO_PKG_VERSION"));
    static_site(&Size::Small.folder(), &dist.join(&alone))?;
    for (from, to) in BESIDE.iter().filter(|(_, to)| to.to_lowercase().starts_with("license")) {
        fs::copy(run::root().join(from), dist.join(&alone).join(to))
            .map_err(|error| format!("{from}: {error}"))?;
    }
    let archives = [pack(&dist, &name)?, pack(&dist, &alone)?];
    let sums = archives.iter().cloned().chain([format!("{name}/elbowroom-server")]);
    let sums =
        run::output(Command::new("sha256sum").args(sums).current_dir(&dist)).ok_or("sha256sum failed")?;
    fs::write(dist.join("SHA256SUMS"), format!("{sums}\n")).map_err(|error| error.to_string())?;
    println!("{} holds {} and SHA256SUMS:\n{sums}", dist.display(), archives.join(", "));
    println!("the program has {size} bytes, is static, shows its licenses, and serves its page");
    Ok(())
}

/// Packs a folder. Who has built it is nobody's business, and the same files in the same order are the same archive.
fn pack(dist: &Path, name: &str) -> Result<String, String> {
    let archive = format!("{name}.tar.gz");
    let tar = ["--sort=name", "--owner=0", "--group=0", "--numeric-owner", "-czf", &archive, name];
    run::finish(Command::new("tar").args(tar).current_dir(dist), "tar")?;
    Ok(archive)
}

/// Writes the page as any web space can serve it: the files as they are, and a page among them that knows of no server.
/// What is squeezed stays beside them for web spaces that look for it.
pub fn static_site(page: &Path, site: &Path) -> Result<(), String> {
    let failed = |path: &Path, error: &std::io::Error| format!("{}: {error}", path.display());
    fs::create_dir_all(site).map_err(|error| failed(site, &error))?;
    for entry in fs::read_dir(page).map_err(|error| failed(page, &error))?.flatten() {
        let (from, name) = (entry.path(), entry.file_name());
        let name = name.to_string_lossy();
        let to = match &*name {
            // The page of a server, how much it weighs and what it was made from.
            _ if name.starts_with("index.html") => continue,
            "weight.json" | "made-from" => continue,
            "alone.html" => site.join("index.html"),
            other => site.join(other),
        };
        if from.is_dir() {
            static_site(&from, &to)?;
        } else {
            fs::copy(&from, &to).map_err(|error| failed(&from, &error))?;
        }
    }
    Ok(())
}

/// Tries the program as it will be downloaded.
fn try_out(program: &Path) -> Result<(), String> {
    let needs = run::output(Command::new("readelf").arg("-d").arg(program)).unwrap_or_default();
    if needs.contains("(NEEDED)") {
        return Err(format!("the program is not static:\n{needs}"));
    }
    let licenses = run::output(Command::new(program).arg("--licenses")).unwrap_or_default();
    if !["Elbowroom is licensed", "This program contains work of others", "axum"]
        .iter()
        .all(|part| licenses.contains(part))
    {
        return Err("the program does not show its licenses".to_owned());
    }
    let db = run::target().join("dist-try.db");
    let mut server = Command::new(program)
        .args(["--port", "0", "--db"])
        .arg(&db)
        .stdout(Stdio::piped())
        .spawn()
        .map_err(|error| format!("{}: {error}", program.display()))?;
    let mut lines = BufReader::new(server.stdout.take().ok_or("it has no output")?).lines();
    let line = lines.next().and_then(Result::ok).unwrap_or_default();
    let fetched = match line.strip_prefix("Elbowroom is at http://") {
        Some(address) => fetch(address),
        None => Err(format!("the program does not say where it is: '{line}'")),
    };
    let _ = server.kill();
    let _ = server.wait();
    for ending in ["", "-wal", "-shm"] {
        let _ = fs::remove_file(format!("{}{ending}", db.display()));
    }
    fetched
}

/// The page must be at an address.
pub fn fetch(address: &str) -> Result<(), String> {
    let failed = |error: std::io::Error| format!("{address}: {error}");
    let mut stream = TcpStream::connect(address).map_err(failed)?;
    write!(stream, "GET / HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\r\n").map_err(failed)?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer).map_err(failed)?;
    let is_there = answer.starts_with("HTTP/1.1 200") && answer.contains("<html");
    if is_there { Ok(()) } else { Err(format!("there is no page at {address}")) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_static_site_is_the_page_that_knows_of_no_server() {
        let root = std::env::temp_dir().join(format!("elbowroom-site-{}", std::process::id()));
        let (page, site) = (root.join("page"), root.join("site"));
        fs::create_dir_all(page.join("assets/12ab")).expect("a folder");
        for name in
            ["index.html", "index.html.br", "alone.html", "weight.json", "sw.js", "assets/12ab/app.js"]
        {
            fs::write(page.join(name), name).expect("a file");
        }
        static_site(&page, &site).expect("it is written");
        assert_eq!(fs::read_to_string(site.join("index.html")).expect("a page"), "alone.html");
        assert!(site.join("sw.js").exists() && site.join("assets/12ab/app.js").exists());
        assert!(!site.join("index.html.br").exists() && !site.join("weight.json").exists());
        fs::remove_dir_all(&root).expect("it goes");
    }

    #[test]
    fn what_is_released_is_a_package_of_the_workspace() {
        let manifest = fs::read_to_string(run::root().join("crates/server/Cargo.toml")).expect("it is there");
        assert!(manifest.lines().any(|line| line == format!("name = \"{SERVER}\"")));
        for (from, _) in BESIDE.iter().filter(|(from, _)| !from.starts_with("target/")) {
            assert!(run::root().join(from).exists(), "{from}");
        }
    }
}
