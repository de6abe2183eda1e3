//! `elbowroom dataset`: games of bots as a Parquet file.

use std::fs::File;
use std::io::BufWriter;
use std::sync::Arc;

use bots::arena::in_order;
use bots::dataset::{Decision, Layout, decisions};
use bots::encoding::reward;
use bots::fit::Lessons;
use bots::roster::Kind;
use engine::{Game, State};
use indicatif::{ProgressBar, ProgressStyle};
use parquet::basic::Compression;
use parquet::data_type::{BoolType, ByteArray, ByteArrayType, DataType, FloatType, Int32Type, Int64Type};
use parquet::errors::ParquetError;
use parquet::file::metadata::KeyValue;
use parquet::file::properties::WriterProperties;
use parquet::file::writer::{SerializedFileWriter, SerializedRowGroupWriter};
use parquet::schema::parser::parse_message_type;
use serde::Serialize;

use crate::arena::{Brains, roster};
use crate::table::Table;

/// Rows that are held in memory before they are written together.
const GROUP: usize = 8192;

/// The columns; `docs/datasets.md` says what they hold.
const COLUMNS: &str = "
message decision {
    REQUIRED INT64 game;
    REQUIRED INT32 step;
    REQUIRED INT32 round (INTEGER(8, false));
    REQUIRED INT32 seat (INTEGER(8, false));
    REQUIRED INT32 coins (INTEGER(16, false));
    REQUIRED group observation (LIST) { REPEATED group list { REQUIRED INT32 element (INTEGER(16, true)); } }
    REQUIRED group legal (LIST) { REPEATED group list { REQUIRED INT32 element; } }
    REQUIRED INT32 action;
    REQUIRED BYTE_ARRAY answer (STRING);
    REQUIRED BOOLEAN strayed;
    REQUIRED INT32 final_coins (INTEGER(16, false));
    REQUIRED INT32 best_other_final_coins (INTEGER(16, false));
    REQUIRED FLOAT reward;
}";

/// Plays games among bots and writes every decision as a row of a Parquet file (docs/datasets.md); equal options give equal
/// files.
#[derive(clap::Args)]
pub struct Dataset {
    #[command(flatten)]
    table: Table,
    /// The bot that plays, for example planner or expert.
    #[arg(long, default_value = "planner")]
    bot: String,
    /// How many games.
    #[arg(long, default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..=1_000_000_000))]
    games: u64,
    /// The number of the first game; several files with numbers of their own are parts of one big one.
    #[arg(long, default_value_t = 0, value_parser = clap::value_parser!(u64).range(0..=1_000_000_000))]
    from: u64,
    /// Where chance starts from.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How many answers in a thousand are drawn evenly.
    #[arg(long, default_value_t = 0, value_parser = clap::value_parser!(u32).range(0..=1000))]
    stray: u32,
    /// The same where a band is picked or declined.
    #[arg(long, default_value_t = 0, value_parser = clap::value_parser!(u32).range(0..=1000))]
    stray_bands: u32,
    /// How many games at once; the result does not depend on it.
    #[arg(long, default_value_t = 1)]
    threads: usize,
    /// The file to write.
    #[arg(long, value_name = "FILE")]
    out: String,
}

/// What the file says about itself, under the key `elbowroom`.
#[derive(Serialize)]
struct About<'a> {
    format: &'static str,
    #[serde(rename = "box")]
    set: String,
    board: String,
    players: u8,
    rounds: u8,
    bot: &'static str,
    seed: u64,
    from: u64,
    games: u64,
    stray: u32,
    stray_bands: u32,
    tiles: Vec<String>,
    regions: Vec<String>,
    planes: &'a [String],
    numbers: &'a [String],
    actions: &'a [String],
}

/// A decision with what follows from the end of its game.
struct Row {
    game: u64,
    decision: Decision,
    final_coins: u16,
    best_other_final_coins: u16,
    reward: f32,
}

impl Dataset {
    /// Plays and writes.
    pub fn run(self) -> Result<bool, String> {
        let games = self.table.games()?;
        let [game] = &games[..] else {
            return Err(
                "the box has several boards, and a file is about one: choose it with --board".to_owned()
            );
        };
        let kind = Kind::from_key(&self.bot)?;
        let lessons = Lessons {
            kind,
            games: self.games,
            seed: self.seed,
            stray: self.stray,
            stray_bands: self.stray_bands,
            rounds: 0,
            threads: self.threads,
        };
        let roster = roster(game, &Brains::default())?;
        let layout = Layout::new(game);
        let about = self.about(game, kind, &layout);
        let failed = |error: ParquetError| format!("{}: {error}", self.out);
        let file = File::create(&self.out).map_err(|error| format!("{}: {error}", self.out))?;
        let mut file = Writer::new(file, &about).map_err(failed)?;
        let bar = ProgressBar::new(self.games).with_style(
            ProgressStyle::with_template("{bar:40} {pos}/{len} games, {eta} left")
                .map_err(|error| error.to_string())?,
        );
        let mut outcome = Ok(());
        let job = |number: u64| {
            let (decisions, end) = decisions(game, &roster, &layout, &lessons, number);
            rows(game, number, decisions, &end)
        };
        in_order(self.from..self.from + self.games, self.threads, job, |_, rows| {
            bar.inc(1);
            outcome = file.add(rows);
            outcome.is_ok()
        });
        bar.finish_and_clear();
        let n_rows = outcome.and_then(|()| file.close()).map_err(failed)?;
        tell!("{n_rows} decisions of {} games: {}", self.games, self.out);
        Ok(true)
    }

    fn about<'a>(&self, game: &Game, kind: Kind, layout: &'a Layout) -> About<'a> {
        let (set, board) = self.table.names([game]);
        About {
            format: "elbowroom-dataset 1",
            set,
            board,
            players: game.players(),
            rounds: game.rounds(),
            bot: kind.key(),
            seed: self.seed,
            from: self.from,
            games: self.games,
            stray: self.stray,
            stray_bands: self.stray_bands,
            tiles: game.tiles().map(|(_, tile)| tile.key.to_string()).collect(),
            regions: game.board().all().map(|region| game.board().name(region).to_owned()).collect(),
            planes: layout.observation.planes(),
            numbers: layout.observation.numbers(),
            actions: layout.actions.names(),
        }
    }
}

fn rows(game: &Game, number: u64, decisions: Vec<Decision>, end: &State) -> Vec<Row> {
    let row = |decision: Decision| {
        let seat = decision.seat;
        Row {
            game: number,
            final_coins: end.coins(seat),
            best_other_final_coins: game.others(seat).map(|other| end.coins(other)).max().unwrap_or(0),
            reward: reward(game, end, seat),
            decision,
        }
    };
    decisions.into_iter().map(row).collect()
}

/// A Parquet file that is being written.
struct Writer {
    file: SerializedFileWriter<BufWriter<File>>,
    waiting: Vec<Row>,
    n_rows: usize,
}

impl Writer {
    fn new(file: File, about: &About<'_>) -> Result<Writer, ParquetError> {
        let about = serde_json::to_string(about).map_err(|error| ParquetError::External(Box::new(error)))?;
        let properties = WriterProperties::builder()
            .set_compression(Compression::SNAPPY)
            .set_created_by(format!("elbowroom {}", env!("CARGO_PKG_VERSION")))
            .set_key_value_metadata(Some(vec![KeyValue::new("elbowroom".to_owned(), about)]))
            .build();
        let columns = Arc::new(parse_message_type(COLUMNS)?);
        let file = SerializedFileWriter::new(BufWriter::new(file), columns, Arc::new(properties))?;
        Ok(Writer { file, waiting: Vec::new(), n_rows: 0 })
    }

    fn add(&mut self, rows: Vec<Row>) -> Result<(), ParquetError> {
        self.waiting.extend(rows);
        if self.waiting.len() >= GROUP { self.write() } else { Ok(()) }
    }

    /// Writes what waits as a group of rows, in the order of [`COLUMNS`].
    fn write(&mut self) -> Result<(), ParquetError> {
        let rows = std::mem::take(&mut self.waiting);
        let mut group = self.file.next_row_group()?;
        let decisions = || rows.iter().map(|row| &row.decision);
        let ints = |of: fn(&Decision) -> i32| decisions().map(of).collect::<Vec<i32>>();
        column::<Int64Type>(&mut group, &rows.iter().map(|row| row.game as i64).collect::<Vec<_>>())?;
        column::<Int32Type>(&mut group, &ints(|row| row.step as i32))?;
        column::<Int32Type>(&mut group, &ints(|row| i32::from(row.round)))?;
        column::<Int32Type>(&mut group, &ints(|row| i32::from(row.seat.0)))?;
        column::<Int32Type>(&mut group, &ints(|row| i32::from(row.coins)))?;
        let observed = decisions().map(|row| row.observation.iter().map(|&x| i32::from(x)));
        lists(&mut group, observed)?;
        lists(&mut group, decisions().map(|row| row.legal.iter().map(|&action| action as i32)))?;
        column::<Int32Type>(&mut group, &ints(|row| row.action as i32))?;
        let answers: Vec<ByteArray> = decisions().map(|row| ByteArray::from(row.answer.as_str())).collect();
        column::<ByteArrayType>(&mut group, &answers)?;
        column::<BoolType>(&mut group, &decisions().map(|row| row.strayed).collect::<Vec<_>>())?;
        let coins = |of: fn(&Row) -> u16| rows.iter().map(|row| i32::from(of(row))).collect::<Vec<_>>();
        column::<Int32Type>(&mut group, &coins(|row| row.final_coins))?;
        column::<Int32Type>(&mut group, &coins(|row| row.best_other_final_coins))?;
        column::<FloatType>(&mut group, &rows.iter().map(|row| row.reward).collect::<Vec<_>>())?;
        group.close()?;
        self.n_rows += rows.len();
        Ok(())
    }

    fn close(mut self) -> Result<usize, ParquetError> {
        if !self.waiting.is_empty() {
            self.write()?;
        }
        self.file.close()?;
        Ok(self.n_rows)
    }
}

type Group<'a> = SerializedRowGroupWriter<'a, BufWriter<File>>;

/// Writes the next column.
fn column<T: DataType>(group: &mut Group<'_>, values: &[T::T]) -> Result<(), ParquetError> {
    write_levels::<T>(group, values, None, None)
}

/// Writes the next column, which holds a list of numbers in each row; none is empty.
fn lists<L: Iterator<Item = i32>>(
    group: &mut Group<'_>,
    rows: impl Iterator<Item = L>,
) -> Result<(), ParquetError> {
    let (mut values, mut continues) = (Vec::new(), Vec::new());
    for row in rows {
        let before = values.len();
        values.extend(row);
        continues.extend((before..values.len()).map(|at| i16::from(at > before)));
    }
    let defined = vec![1; values.len()];
    write_levels::<Int32Type>(group, &values, Some(&defined), Some(&continues))
}

fn write_levels<T: DataType>(
    group: &mut Group<'_>,
    values: &[T::T],
    defined: Option<&[i16]>,
    continues: Option<&[i16]>,
) -> Result<(), ParquetError> {
    let missing = || ParquetError::General("the file has fewer columns than are written".to_owned());
    let mut column = group.next_column()?.ok_or_else(missing)?;
    column.typed::<T>().write_batch(values, defined, continues)?;
    column.close()
}
