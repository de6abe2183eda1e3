//! `elbowroom board fairness`: whether the place in the order of play decides who wins.

use std::path::PathBuf;

use bots::lab::Tally;
use bots::roster::{Kind, Roster};
use content::board::{BoardFile, shipped};
use content::{Set, Setup};

use crate::lab::{Play, write};
use crate::table::read_board;

/// Plays many games among equal bots on each board and tells how often each place in the order of play wins.
#[derive(Clone, Debug, clap::Args)]
pub struct Fairness {
    /// Keys of shipped boards or board files; all that are shipped if none is named.
    boards: Vec<String>,
    /// Play the boards with the tiles of this box; each board's own if not given.
    #[arg(long = "box", value_name = "BOX")]
    set: Option<String>,
    /// Only boards for so many people.
    #[arg(long, value_parser = clap::value_parser!(u8).range(2..=5))]
    players: Option<u8>,
    /// The bot in all seats.
    #[arg(long, default_value = "veteran")]
    bot: String,
    /// How many games on each board.
    #[arg(long, default_value_t = 10_000, value_parser = clap::value_parser!(u64).range(1..=1_000_000_000))]
    games: u64,
    /// Where chance starts from.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How many games at once, 0 for one on every core; results do not depend on it.
    #[arg(long, default_value_t = 0)]
    threads: usize,
    /// A file for the same as a table of comma-separated values.
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
}

/// What was found of one board.
struct Line {
    board: String,
    set: Set,
    players: u8,
    /// Of every place in the order of play, the share of wins in per cent, and half its 95 % interval.
    wins: Vec<(f64, f64)>,
}

impl Fairness {
    /// Plays and prints.
    pub fn run(&self) -> Result<(), String> {
        let kind = Kind::from_key(&self.bot)?;
        let wanted = self.set.as_deref().map(Set::from_key).transpose()?;
        let mut csv = "board,box,players,games,place,wins_percent,error_95,ahead_percent\n".to_owned();
        tell!("{:<44} {:>7} {:>6}  WINS BY PLACE IN THE ORDER OF PLAY, %", "BOARD", "PLAYERS", "AHEAD");
        for board in self.boards()? {
            if self.players.is_some_and(|players| players != board.players) {
                continue;
            }
            let Some(set) = set_of(&board, wanted) else {
                if self.boards.is_empty() {
                    continue;
                }
                return Err(format!("{} is no board of that box", board.key));
            };
            let line = self.play(kind, set, board)?;
            tell!("{}", line.text());
            csv += &line.csv(self.games);
        }
        self.out.as_deref().map_or(Ok(()), |file| write(file, &csv))
    }

    fn boards(&self) -> Result<Vec<BoardFile>, String> {
        if !self.boards.is_empty() {
            return self.boards.iter().map(|name| read_board(name)).collect();
        }
        let keys = (2..=5).flat_map(|players| {
            let sets = ["base", "underground", "river_world", "wow"];
            sets.into_iter().flat_map(move |set| shipped::keys_for(set, players))
        });
        keys.map(|key| read_board(&key)).collect()
    }

    fn play(&self, kind: Kind, set: Set, board: BoardFile) -> Result<Line, String> {
        let (key, players) = (board.key.clone(), board.players);
        let setup = Setup { board: Some(board), ..Setup::new(set, players) };
        let games = [setup.game().map_err(|fault| fault.to_string())?];
        let rosters = [Roster::new(&games[0])];
        let play = Play { games: &games, rosters: &rosters, kind, seed: self.seed, threads: self.threads };
        let mut tally = Tally::new(&games[0]);
        play.count(0..self.games, |part| {
            tally.merge(&part);
            Ok(())
        })?;
        let shares = (0..usize::from(players)).map(|place| tally.win_share(place));
        let wins = shares.map(|(share, error)| (100.0 * share, 100.0 * error)).collect();
        Ok(Line { board: key, set, players, wins })
    }
}

/// The box whose tiles are played on a board, if the one that is wanted can be.
fn set_of(board: &BoardFile, wanted: Option<Set>) -> Option<Set> {
    let fits = |set: &Set| set.boards().contains(&&*board.set);
    match wanted {
        Some(set) => Some(set).filter(fits),
        None => Set::ALL.into_iter().find(|set| set.boards()[0] == board.set),
    }
}

impl Line {
    /// By how many per cent of all games the luckiest place wins more than its share.
    fn ahead(&self) -> f64 {
        let most = self.wins.iter().map(|(share, _)| *share).fold(0.0, f64::max);
        most - 100.0 / f64::from(self.players)
    }

    fn text(&self) -> String {
        let wins: Vec<String> =
            self.wins.iter().map(|(share, error)| format!("{share:.1} ± {error:.1}")).collect();
        format!("{:<44} {:>7} {:>+6.1}  {}", self.board, self.players, self.ahead(), wins.join(" · "))
    }

    fn csv(&self, games: u64) -> String {
        let places = self.wins.iter().zip(1..).map(|((share, error), place)| {
            let Line { board, players, .. } = self;
            let set = self.set.key();
            format!("{board},{set},{players},{games},{place},{share:.3},{error:.3},{:.3}\n", self.ahead())
        });
        places.collect()
    }
}
