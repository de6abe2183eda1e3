//! The `elbowroom` command.

mod check;

use std::process::ExitCode;

use clap::{Parser, Subcommand};

/// Small World and its family: play, study, check.
#[derive(Parser)]
#[command(name = "elbowroom", version, about, max_term_width = 100)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    Check(check::Check),
}

fn main() -> ExitCode {
    let outcome = match Cli::parse().command {
        Command::Check(check) => check.run(),
    };
    match outcome {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(why) => {
            eprintln!("elbowroom: {why}");
            ExitCode::from(2)
        }
    }
}
