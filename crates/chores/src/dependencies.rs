//! What others have made and we use: whether we may, whether it is there twice, and what it asks us to print.
//!
//! `cargo deny` knows more, such as known weaknesses, but takes minutes to compile; `cargo xtask deny` runs it, in CI. What
//! needs no network and no other program is checked here with every test, against the same `deny.toml`.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;
use std::process::Command;

use serde::Deserialize;

/// What goes into the program for operators, and for what it is compiled: the server, and the page in it.
const SHIPPED: [(&str, &str); 2] =
    [("elbowroom-server", "x86_64-unknown-linux-musl"), ("elbowroom-web", "wasm32-unknown-unknown")];
/// What else of us is compiled on a machine.
const ELSEWHERE: [(&str, &str); 4] = [
    ("elbowroom-python", "x86_64-unknown-linux-gnu"),
    ("elbowroom", "x86_64-unknown-linux-gnu"),
    ("page-builder", "x86_64-unknown-linux-gnu"),
    ("chores", "x86_64-unknown-linux-gnu"),
];

#[derive(Deserialize)]
struct Metadata {
    packages: Vec<Package>,
    workspace_members: Vec<String>,
}

#[derive(Clone, Deserialize)]
struct Package {
    id: String,
    name: String,
    version: String,
    license: Option<String>,
    repository: Option<String>,
    manifest_path: String,
    rust_version: Option<String>,
    source: Option<String>,
}

/// The part of `deny.toml` that is checked here.
#[derive(Deserialize)]
struct Policy {
    licenses: Licenses,
    bans: Bans,
}

#[derive(Deserialize)]
struct Licenses {
    allow: Vec<String>,
}

#[derive(Deserialize)]
struct Bans {
    skip: Vec<Skip>,
}

#[derive(Deserialize)]
struct Skip {
    #[serde(rename = "crate")]
    name: String,
}

/// Licenses, versions that are there twice, and the oldest Rust we promise to work with.
pub fn check(root: &Path) -> Result<(), String> {
    let text = fs::read_to_string(root.join("deny.toml")).map_err(|error| format!("deny.toml: {error}"))?;
    let policy: Policy = toml::from_str(&text).map_err(|error| format!("deny.toml: {error}"))?;
    let mut findings = Vec::new();
    let mut used = BTreeMap::new();
    for (name, platform) in SHIPPED.into_iter().chain(ELSEWHERE) {
        let metadata = metadata(root, platform)?;
        for package in metadata.packages.iter().filter(|it| metadata.workspace_members.contains(&it.id)) {
            if package.rust_version.is_none() {
                findings.push(format!("{} does not inherit rust-version", package.name));
            }
        }
        for package in closure(root, &metadata, name, platform)? {
            used.insert(package.id.clone(), package);
        }
    }
    for package in used.values() {
        let license = package.license.as_deref().unwrap_or_default();
        if !is_allowed(license, &policy.licenses.allow) {
            findings.push(format!("{} {} is licensed as '{license}'", package.name, package.version));
        }
        if package.source.as_deref().is_some_and(|source| !source.starts_with("registry+")) {
            findings.push(format!("{} does not come from a registry", package.name));
        }
    }
    let mut versions: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
    for package in used.values() {
        versions.entry(&package.name).or_default().insert(&package.version);
    }
    let known: BTreeSet<&str> = policy.bans.skip.iter().map(|skip| &*skip.name).collect();
    for (name, versions) in versions.iter().filter(|(name, all)| all.len() > 1 && !known.contains(*name)) {
        let list: Vec<&str> = versions.iter().copied().collect();
        findings.push(format!("{name} is there more than once: {}", list.join(", ")));
    }
    for name in known.iter().filter(|name| versions.get(*name).is_none_or(|all| all.len() < 2)) {
        findings.push(format!("deny.toml lets {name} be there twice, but it is not"));
    }
    findings.sort();
    findings.dedup();
    println!("dependencies: {} crates, {} findings", used.len(), findings.len());
    if findings.is_empty() { Ok(()) } else { Err(findings.join("\n")) }
}

/// Writes the licenses of everything in the program and its page, each text once.
pub fn write_licenses(root: &Path, file: &Path) -> Result<(), String> {
    let mut used = BTreeMap::new();
    for (name, platform) in SHIPPED {
        for package in closure(root, &metadata(root, platform)?, name, platform)? {
            used.insert((package.name.clone(), package.version.clone()), package);
        }
    }
    let mut out = String::from("This program contains work of others:\n\n");
    let mut texts: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for package in used.values().filter(|package| package.source.is_some()) {
        let name = format!("{} {}", package.name, package.version);
        let license = package.license.as_deref().unwrap_or_default();
        out.push_str(&format!(
            "{name}, {license}, {}\n",
            package.repository.as_deref().unwrap_or("crates.io")
        ));
        let found = license_texts(Path::new(&package.manifest_path))?;
        for text in found {
            texts.entry(text).or_default().push(name.clone());
        }
    }
    let fonts =
        fs::read_to_string(root.join("crates/web/fonts/OFL.txt")).map_err(|error| error.to_string())?;
    texts.entry(fonts.trim().to_owned()).or_default().push("the fonts of the page".to_owned());
    out.push_str("SQLite, public domain, https://sqlite.org\n");
    out.push_str("Icons by Lorc, Delapouite and others, CC BY 3.0, https://game-icons.net\n");
    for (text, names) in texts {
        out.push_str(&format!("\n----\n\n{}:\n\n{text}\n", names.join(", ")));
    }
    println!("{} crates, {} KB of licenses in {}", used.len(), out.len() / 1000, file.display());
    fs::write(file, out).map_err(|error| format!("{}: {error}", file.display()))
}

fn metadata(root: &Path, platform: &str) -> Result<Metadata, String> {
    let args =
        ["metadata", "--format-version=1", "--locked", "--all-features", "--filter-platform", platform];
    serde_json::from_slice(&cargo(root, &args)?).map_err(|error| format!("cargo metadata: {error}"))
}

/// A package and everything it is made with on a platform; tests are no part of it. `cargo metadata` also lists what no
/// feature asks for, for example the drivers of databases we do not use; `cargo tree` lists what is compiled.
fn closure(root: &Path, metadata: &Metadata, name: &str, platform: &str) -> Result<Vec<Package>, String> {
    let args = [
        "tree",
        "--locked",
        "-p",
        name,
        "--target",
        platform,
        "--all-features",
        "-e",
        "normal,build",
        "--prefix",
        "none",
    ];
    let tree = cargo(root, &args)?;
    let tree = String::from_utf8_lossy(&tree);
    // A line is a name, a version with a letter before it, and where it comes from if that is not a registry.
    let compiled: BTreeSet<(&str, &str)> = tree
        .lines()
        .filter_map(|line| line.split_once(" v"))
        .map(|(name, rest)| (name, rest.split(' ').next().unwrap_or_default()))
        .collect();
    let used = metadata.packages.iter().filter(|it| compiled.contains(&(&*it.name, &*it.version)));
    Ok(used.cloned().collect())
}

fn cargo(root: &Path, args: &[&str]) -> Result<Vec<u8>, String> {
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let output = Command::new(cargo).args(args).current_dir(root).output();
    let output = output.map_err(|error| format!("cargo {}: {error}", args[0]))?;
    if !output.status.success() {
        return Err(format!("cargo {}: {}", args[0], String::from_utf8_lossy(&output.stderr)));
    }
    Ok(output.stdout)
}

/// The files of a crate that say how it is licensed.
fn license_texts(manifest: &Path) -> Result<Vec<String>, String> {
    let folder = manifest.parent().unwrap_or(manifest);
    let mut found = Vec::new();
    let entries = fs::read_dir(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    for path in entries.flatten().map(|entry| entry.path()) {
        let name = path.file_name().unwrap_or_default().to_string_lossy().to_uppercase();
        let is_license =
            ["LICENSE", "LICENCE", "COPYING", "COPYRIGHT", "NOTICE"].iter().any(|it| name.starts_with(it));
        if is_license && path.is_file() {
            let bytes = fs::read(&path).map_err(|error| format!("{}: {error}", path.display()))?;
            found.push(String::from_utf8_lossy(&bytes).trim().replace("\r\n", "\n"));
        }
    }
    found.sort();
    Ok(found)
}

/// Whether an expression such as `(MIT OR Apache-2.0) AND Unicode-3.0` can be met with licenses of the list.
fn is_allowed(expression: &str, allowed: &[String]) -> bool {
    // Old crates write a slash.
    let spaced = expression.replace('/', " OR ").replace('(', " ( ").replace(')', " ) ");
    let words: Vec<&str> = spaced.split_whitespace().collect();
    let mut rest = &words[..];
    !words.is_empty() && any_of(&mut rest, allowed) && rest.is_empty()
}

fn any_of(rest: &mut &[&str], allowed: &[String]) -> bool {
    let mut met = all_of(rest, allowed);
    while let [first, after @ ..] = *rest
        && *first == "OR"
    {
        *rest = after;
        met |= all_of(rest, allowed);
    }
    met
}

fn all_of(rest: &mut &[&str], allowed: &[String]) -> bool {
    let mut met = one(rest, allowed);
    while let [first, after @ ..] = *rest
        && *first == "AND"
    {
        *rest = after;
        met &= one(rest, allowed);
    }
    met
}

fn one(rest: &mut &[&str], allowed: &[String]) -> bool {
    match *rest {
        ["(", after @ ..] => {
            *rest = after;
            let met = any_of(rest, allowed);
            *rest = rest.strip_prefix(&[")"]).unwrap_or(&[]);
            met
        }
        [name, "WITH", _, after @ ..] => {
            // An exception permits more and never less.
            *rest = after;
            allowed.iter().any(|it| it == name)
        }
        [name, after @ ..] => {
            *rest = after;
            allowed.iter().any(|it| it == name)
        }
        [] => false,
    }
}

#[cfg(test)]
mod tests {
    use super::is_allowed;

    #[test]
    fn expressions_are_met_or_not() {
        let allowed = ["MIT".to_owned(), "Unicode-3.0".to_owned()];
        for (expression, is_met) in [
            ("MIT", true),
            ("MIT/Apache-2.0", true),
            ("GPL-3.0 OR MIT", true),
            ("(MIT OR Apache-2.0) AND Unicode-3.0", true),
            ("MIT AND GPL-3.0", false),
            ("(GPL-3.0 OR Apache-2.0) AND MIT", false),
            ("Apache-2.0 WITH LLVM-exception OR MIT", true),
            ("", false),
        ] {
            assert_eq!(is_allowed(expression, &allowed), is_met, "{expression}");
        }
    }
}
