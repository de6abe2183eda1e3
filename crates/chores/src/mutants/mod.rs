//! `cargo xtask mutants --woven`: whether the proofs notice when code is wrong, with one build for all changes of a crate.
//!
//! Cargo-mutants builds the tests anew for each of its changes, which takes a day for the engine. Here all of them are
//! written into one copy of the crate, each behind its number ([`weave`]); the copy is built once ([`build`]), and each
//! change is tried in a process of its own against those proofs only that come to it ([`trial`]). The lists are written
//! with the names that cargo-mutants gives them, so `mutants.txt` and the summary serve both ways.

mod build;
mod list;
mod places;
mod trial;
mod weave;

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

/// Tries every change of a list, except those that were noticed before, and writes what became of them beside it.
pub fn run(root: &Path, subject: &str, list: &Path) -> Result<(), String> {
    let folder = list.parent().ok_or("the list is in no folder")?;
    let mutants = list::read(list)?;
    let built = build::build(root, folder, subject, &mutants)?;
    let names = |numbers: &mut dyn Iterator<Item = u32>| -> String {
        numbers.map(|number| format!("{}\n", mutants[number as usize].name)).collect()
    };
    let write = |name: &str, text: String| {
        let file = folder.join(name);
        fs::write(&file, text).map_err(|error| format!("{}: {error}", file.display()))
    };
    write(build::UNVIABLE, names(&mut built.unviable.iter().copied()))?;
    let unwoven: Vec<u32> = (0..mutants.len() as u32)
        .filter(|number| !built.woven.contains(number) && !built.unviable.contains(number))
        .collect();
    write(build::UNWOVEN, names(&mut unwoven.iter().copied()))?;
    let proofs = trial::proofs(root, folder, &built, subject)?;
    let reached: BTreeSet<u32> = proofs.iter().flat_map(|proof| &proof.reached).copied().collect();
    println!(
        "{subject}: {} changes: {} woven in, {} do not compile, {} cannot be woven; {} proofs come to {} places",
        mutants.len(),
        built.woven.len(),
        built.unviable.len(),
        unwoven.len(),
        proofs.len(),
        reached.len()
    );
    trial::try_all(folder, &mutants, &built, &proofs)
}

#[cfg(test)]
mod tests;
