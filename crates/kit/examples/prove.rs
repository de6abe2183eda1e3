//! Goes through proofs, one after the other, until one fails: `prove NAME…`, as `elbowroom_kit::proof::check` knows them.
//! `cargo xtask mutants --woven` runs it for each change of the code.

use std::process::ExitCode;

use elbowroom_kit::proof;

fn main() -> ExitCode {
    for name in std::env::args().skip(1) {
        if let Err(why) = proof::check(&name) {
            println!("failed {name}\n{why}");
            return ExitCode::FAILURE;
        }
    }
    ExitCode::SUCCESS
}
