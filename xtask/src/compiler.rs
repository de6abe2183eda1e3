//! What compiles our own crates for the tests: clippy, which is the compiler and its lints, and then rustdoc, which follows
//! the links in documentation.
//!
//! `cargo doc` would have everything we depend on compiled once more, only to read it. Cargo starts this program in place of
//! the compiler instead (`RUSTC_WORKSPACE_WRAPPER`), so rustdoc reads what the tests were compiled with, and only for crates
//! that have changed.

use std::env;
use std::ffi::OsString;
use std::fs;
use std::path::PathBuf;
use std::process::{Command, ExitCode};
use std::sync::LazyLock;

use crate::run;

/// What tells this program that cargo has started it in place of the compiler.
const IN_PLACE_OF_COMPILER: &str = "ELBOWROOM_COMPILER";

/// Lints of links that make the build fail.
const LINKS: [&str; 4] = ["-D", "rustdoc::broken_intra_doc_links", "-D", "rustdoc::private_intra_doc_links"];

/// A copy of this program, which cargo starts in place of the compiler. It is made once: cargo builds this program too, and
/// when it has, nothing lies where the program that runs was read from.
static COPY: LazyLock<std::io::Result<PathBuf>> = LazyLock::new(|| copy_as("xtask-compiler"));

/// Puts a copy of this program where others find it by that name.
pub fn copy_as(name: &str) -> std::io::Result<PathBuf> {
    let own = run::target().join("test-tools").join(name);
    copy_if_changed(&env::current_exe()?, &own)?;
    Ok(own)
}

/// Makes cargo compile our own crates with clippy, and follow the links in their documentation.
pub fn with_lints(cargo: &mut Command) -> &mut Command {
    match &*COPY {
        Ok(own) => cargo.env("RUSTC_WORKSPACE_WRAPPER", own).env(IN_PLACE_OF_COMPILER, "yes"),
        // Cargo then says that it cannot be started, and why.
        Err(error) => cargo.env("RUSTC_WORKSPACE_WRAPPER", format!("copy of xtask: {error}")),
    };
    if lints_are_errors() {
        // How `cargo clippy -- -D warnings` says it to the compiler.
        cargo.env("CLIPPY_ARGS", "-D__CLIPPY_HACKERY__warnings__CLIPPY_HACKERY__");
    }
    cargo
}

/// Copies a program whose bytes are not there yet. It is put in place at once: another build may be starting it.
fn copy_if_changed(from: &PathBuf, to: &PathBuf) -> std::io::Result<()> {
    let bytes = fs::read(from)?;
    if fs::read(to).is_ok_and(|old| old == bytes) {
        return Ok(());
    }
    if let Some(folder) = to.parent() {
        fs::create_dir_all(folder)?;
    }
    let fresh = to.with_extension(std::process::id().to_string());
    fs::copy(from, &fresh)?;
    fs::rename(fresh, to)
}

/// Every Rust has new lints, and a new machine has a new Rust: what it finds beyond those of the Rust we work with is shown,
/// and is no error.
pub fn lints_are_errors() -> bool {
    let rustc = run::output(Command::new("rustc").arg("--version").current_dir(run::root()));
    is_release_of(&rustc.unwrap_or_default(), env!("CARGO_PKG_RUST_VERSION"))
}

/// Whether `rustc 1.95.2 (abc 2026-03-25)` is a release of 1.95.
fn is_release_of(rustc: &str, version: &str) -> bool {
    let mut own = rustc.split(' ').nth(1).unwrap_or_default().split('.');
    version.split('.').take(2).all(|part| own.next() == Some(part))
}

/// If cargo has started this program in place of the compiler, compiles, and says how that ended.
pub fn in_place_of_compiler() -> Option<ExitCode> {
    env::var_os(IN_PLACE_OF_COMPILER)?;
    let args: Vec<OsString> = env::args_os().skip(1).collect();
    // Clippy takes the compiler as its first argument too.
    let compiled = status(Command::new("clippy-driver").args(&args));
    let documented =
        compiled != 0 || documentation(&args).is_none_or(|mut rustdoc| status(&mut rustdoc) == 0);
    Some(ExitCode::from(if documented { compiled } else { 1 }))
}

/// How a program ended, as its exit code.
fn status(command: &mut Command) -> u8 {
    match command.status() {
        Ok(status) => status.code().and_then(|code| u8::try_from(code).ok()).unwrap_or(1),
        Err(error) => {
            eprintln!("{} cannot be started: {error}", command.get_program().display());
            1
        }
    }
}

/// What documents a crate that is compiled with these arguments: libraries and programs, no tests, examples or build scripts.
fn documentation(args: &[OsString]) -> Option<Command> {
    let mut words = args.iter().skip(1);
    let mut rustdoc = Command::new("rustdoc");
    let mut name = None;
    let mut out = None;
    let mut is_program = false;
    while let Some(word) = words.next() {
        match word.to_str()? {
            // Tests, and cargo asking the compiler about itself.
            "--test" | "-" | "-vV" => return None,
            "--out-dir" => out = words.next().map(PathBuf::from),
            "--crate-name" => {
                let next = words.next()?;
                name = Some(next.to_str()?.to_owned());
                rustdoc.args([word, next]);
            }
            "--crate-type" => {
                let next = words.next()?;
                is_program |= next == "bin";
                rustdoc.args([word, next]);
            }
            // Nothing is compiled here.
            "-C" => drop(words.next()),
            other if other.starts_with("--emit") || other.starts_with("-C") => {}
            _ => drop(rustdoc.arg(word)),
        }
    }
    let (name, out) = (name?, out?);
    // Programs of examples and benchmarks lie elsewhere, and a build script says what it is.
    if name == "build_script_build" || out.file_name().is_none_or(|folder| folder != "deps") {
        return None;
    }
    if is_program {
        rustdoc.arg("--document-private-items");
    }
    let kind = if is_program { "program" } else { "library" };
    // A folder each: rustdoc would wait for the lists that crates share.
    rustdoc.args(LINKS).arg("--out-dir").arg(out.parent()?.join(format!("doc-links/{name}-{kind}")));
    Some(rustdoc)
}

#[cfg(test)]
mod tests {
    use std::ffi::OsString;

    use super::{documentation, is_release_of};

    /// What rustdoc is asked for.
    fn asked(line: &str) -> Option<String> {
        let args: Vec<OsString> = line.split(' ').map(OsString::from).collect();
        let rustdoc = documentation(&args)?;
        Some(rustdoc.get_args().map(|arg| arg.to_string_lossy()).collect::<Vec<_>>().join(" "))
    }

    #[test]
    fn libraries_and_programs_are_documented() {
        let library = "rustc --crate-name wire --edition=2024 src/lib.rs --crate-type lib --emit=link -C debuginfo=1 \
                       --out-dir target/debug/deps --extern engine=e.rmeta";
        let asked_for = asked(library).expect("a library is documented");
        assert!(asked_for.starts_with(
            "--crate-name wire --edition=2024 src/lib.rs --crate-type lib --extern engine=e.rmeta"
        ));
        assert!(asked_for.contains("-D rustdoc::broken_intra_doc_links"));
        assert!(asked_for.ends_with("--out-dir target/debug/doc-links/wire-library"));
        assert!(!asked_for.contains("--document-private-items"));
        let program =
            asked(&library.replace("--crate-type lib", "--crate-type bin")).expect("a program is too");
        assert!(program.contains("--document-private-items"));
        assert_eq!(asked(&format!("{library} --test")), None);
        assert_eq!(asked(&library.replace("debug/deps", "debug/examples")), None);
        assert_eq!(asked("rustc - --crate-name ___ --print=file-names"), None);
        assert_eq!(asked("rustc -vV"), None);
    }

    #[test]
    fn releases_are_told_apart() {
        assert!(is_release_of("rustc 1.95.2 (abc 2026-03-25)", "1.95"));
        assert!(is_release_of("rustc 1.95.0 (abc 2026-03-25)", "1.95.0"));
        assert!(!is_release_of("rustc 1.99.1 (abc 2026-10-13)", "1.95"));
        assert!(!is_release_of("rustc 1.9.0 (abc 2026-10-13)", "1.95"));
        assert!(!is_release_of("", "1.95"));
    }
}
