//! `cargo xtask load`, `crash` and `cluster`: puts the server that stands beside this program to work.

use std::process::ExitCode;

use clap::Parser;
use stress::{cluster, crash, load};

/// Puts a server to work over the real protocol.
#[derive(Parser)]
#[command(name = "stress", max_term_width = 100)]
enum Args {
    /// Measures how much a server carries.
    Load(load::Args),
    /// Ends a server in every way there is, and looks whether anything acknowledged is lost.
    Crash(crash::Args),
    /// Lets several servers that share a database meet faults, and looks whether anything acknowledged is lost.
    Cluster(cluster::Args),
}

#[tokio::main]
async fn main() -> ExitCode {
    let outcome = match Args::parse() {
        Args::Load(args) => load::run(args).await,
        Args::Crash(args) => crash::run(args).await,
        Args::Cluster(args) => cluster::run(args).await,
    };
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("{why}");
            ExitCode::FAILURE
        }
    }
}
