//! The `elbowroom` command.

/// Prints a line; ends quietly when nobody reads any more.
macro_rules! tell {
    ($($text:tt)*) => {
        if std::io::Write::write_fmt(&mut std::io::stdout(), format_args!("{}\n", format_args!($($text)*))).is_err() {
            std::process::exit(0);
        }
    };
}

/// Prints without ending the line.
macro_rules! tell_on {
    ($($text:tt)*) => {
        if std::io::Write::write_fmt(&mut std::io::stdout(), format_args!($($text)*)).is_err() {
            std::process::exit(0);
        }
    };
}

mod arena;
mod board;
mod check;
mod dataset;
mod engine;
mod explain;
mod fairness;
mod fit;
mod hint;
mod jobs;
mod lab;
mod lab_data;
mod lab_page;
mod ladder;
mod pack;
mod perft;
mod play;
mod puzzles;
mod replay;
mod review;
mod sanity;
mod selfplay;
mod sim;
mod table;

use std::process::ExitCode;

use clap::{Parser, Subcommand};

/// The Small World family of board games: play, study, check.
#[derive(Parser)]
#[command(name = "elbowroom", version, about, max_term_width = 100)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    Play(play::Play),
    Sim(sim::Sim),
    Arena(Box<arena::Arena>),
    Engine(engine::Engine),
    Ladder(ladder::Ladder),
    Sanity(sanity::Sanity),
    Lab(lab::Lab),
    LabData(lab_data::LabData),
    Hint(hint::Hint),
    Puzzles(puzzles::Puzzles),
    Fit(fit::Fit),
    Dataset(dataset::Dataset),
    #[command(name = "selfplay")]
    SelfPlay(selfplay::SelfPlay),
    Replay(replay::Replay),
    Review(review::Review),
    Check(check::Check),
    Perft(perft::Perft),
    Explain(explain::Explain),
    Tile(explain::Tile),
    /// Lists, checks, draws and makes boards.
    #[command(subcommand)]
    Board(board::BoardCommand),
    /// Checks and plays packs of home-made tiles and boards.
    #[command(subcommand)]
    Pack(pack::PackCommand),
}

fn main() -> ExitCode {
    let outcome = match Cli::parse().command {
        Command::Play(play) => play.run(),
        Command::Sim(sim) => sim.run(),
        Command::Arena(arena) => arena.run(),
        Command::Engine(engine) => engine.run(),
        Command::Ladder(ladder) => ladder.run(),
        Command::Sanity(sanity) => sanity.run(),
        Command::Lab(lab) => lab.run(),
        Command::LabData(data) => data.run(),
        Command::Hint(hint) => hint.run(),
        Command::Puzzles(puzzles) => puzzles.run(),
        Command::Fit(fit) => fit.run(),
        Command::Dataset(dataset) => dataset.run(),
        Command::SelfPlay(selfplay) => selfplay.run(),
        Command::Replay(replay) => replay.run(),
        Command::Review(review) => review.run(),
        Command::Check(check) => check.run(),
        Command::Perft(perft) => perft.run(),
        Command::Explain(explain) => explain.run(),
        Command::Tile(tile) => tile.run(),
        Command::Board(board) => board.run().map(|()| true),
        Command::Pack(pack) => pack.run(),
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
