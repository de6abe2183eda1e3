//! The elbowroom command.

mod board;

use clap::Parser;

/// A board game about too many peoples and too little room.
#[derive(Debug, Parser)]
#[command(name = "elbowroom")]
enum Command {
    /// List, check, draw and make boards
    #[command(subcommand)]
    Board(board::BoardCommand),
}

fn main() -> std::process::ExitCode {
    let Command::Board(command) = Command::parse();
    match command.run() {
        Ok(()) => std::process::ExitCode::SUCCESS,
        Err(reason) => {
            eprintln!("elbowroom: {reason}");
            std::process::ExitCode::FAILURE
        }
    }
}
