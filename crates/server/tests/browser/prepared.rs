//! Tables in the middle of a game, found by playing: one for every kind of answer a box has.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::OnceLock;

use content::board::{BoardFile, shipped};
use content::{Set, Setup};
use engine::{Answer, Answers, Game, Seat, legal};
use fastrand::Rng;
use wire::history::{Fact, History};
use wire::nature::Seed;
use wire::protocol::{BoardChoice, NewKind, NewTable};

use crate::common::wanted;

/// How many games of a box are played to find them.
const GAMES: u64 = 800;
/// How many games of one large people are.
const LARGE_GAMES: u64 = 20;
/// How many play at prepared tables.
const PLAYERS: u8 = 3;

/// A table where an answer can be given.
#[derive(Clone, Debug)]
pub struct Prepared {
    /// The board it is played on.
    board: BoardChoice,
    /// What was said before.
    pub facts: Vec<String>,
    /// Who is asked.
    pub seat: Seat,
    /// The answer, in notation.
    pub line: String,
}

impl Prepared {
    /// The table, where all seats are people's.
    pub fn table(&self, set: Set) -> NewTable {
        let mut table = wanted(set.key(), &vec![NewKind::Friend; usize::from(PLAYERS)]);
        table.options.board = self.board.clone();
        table.begun.clone_from(&self.facts);
        table
    }

    /// The game as it stands at this table.
    fn replay(&self, set: Set) -> (Game, History) {
        let board = match &self.board {
            BoardChoice::Text(text) => BoardFile::parse("board", text).expect("a board"),
            _ => board(set),
        };
        let game = game(set, board);
        let mut history = History::new(&game);
        for line in &self.facts {
            let fact = Fact::read(&game, line).expect("a fact");
            history.append(&game, fact, &mut Vec::new()).expect("it was said before");
        }
        (game, history)
    }
}

/// The board of a box's prepared tables. Both boxes together are played below, where relics and places are found.
fn board(set: Set) -> BoardFile {
    let below = if set == Set::Mixed { Set::Underground } else { set };
    shipped::find(&below.board_key(PLAYERS)).expect("a board")
}

/// The same board with fields wherever there is land.
fn fields(set: Set) -> BoardFile {
    let mut board = board(set);
    for region in board.regions.iter_mut().filter(|region| !["sea", "lake"].contains(&&*region.terrain)) {
        "farmland".clone_into(&mut region.terrain);
    }
    board
}

/// The game of a box on a board.
fn game(set: Set, board: BoardFile) -> Game {
    Setup { board: Some(board), ..Setup::new(set, PLAYERS) }.game().expect("a game")
}

/// What kind of answer it is: the question, the verb, and the tile or piece it names. Where it is given to is left out.
fn kind(game: &Game, history: &History, answer: Answer) -> String {
    format!("{:?} {}", history.state.owed().ask, deed(&answer.line(game)))
}

/// The verb of an answer, and the tile, piece or side it names.
pub fn deed(line: &str) -> String {
    let mut words = line.split(' ');
    let verb = words.next().unwrap_or_default();
    let named = matches!(verb, "use" | "place" | "lay" | "wield" | "copy" | "raze" | "join");
    let what = words.next().filter(|_| named).unwrap_or_default();
    format!("{verb} {what}").trim_end().to_owned()
}

/// How a game is played in which tables are looked for.
#[derive(Clone, Copy)]
enum Manner {
    /// At random, but whoever stops early or gives things up sees little, so that is rare.
    Curious,
    /// The same, and it is very rare, so that peoples grow large.
    Lasting,
    /// Seat A takes Forsaken with this power and goes on while it can; the others only look on.
    Large(&'static str),
}

impl Manner {
    /// What chance says, where it is not left to chance.
    fn dealt(self, game: &Game, answers: &Answers) -> Option<Answer> {
        let Manner::Large(power) = self else { return None };
        let wanted = ["first A", "banner forsaken", &format!("badge {power}")];
        answers.iter().copied().find(|answer| wanted.contains(&&*answer.line(game)))
    }

    /// What a player says.
    fn chosen(self, seat: Seat, answers: &Answers, rng: &mut Rng) -> Answer {
        let again = match self {
            Manner::Curious => 1,
            Manner::Lasting => 4,
            Manner::Large(_) => return large(seat, answers, rng),
        };
        let mut choice = answers[rng.usize(..answers.len())];
        for _ in 0..again {
            let stops = matches!(choice, Answer::Done | Answer::Decline | Answer::Abandon { .. });
            if stops && rng.u8(..3) > 0 {
                choice = answers[rng.usize(..answers.len())];
            }
        }
        choice
    }
}

/// What is said where only seat A plays: it conquers, and now and then does anything else that does not stop it.
fn large(seat: Seat, answers: &Answers, rng: &mut Rng) -> Answer {
    let mut among = |fits: fn(&Answer) -> bool| {
        let fitting: Vec<Answer> = answers.iter().copied().filter(fits).collect();
        rng.choice(fitting)
    };
    let anything = among(|_| true).expect("somebody owes an answer");
    if seat != Seat(0) {
        return among(|answer| *answer == Answer::Done).unwrap_or(anything);
    }
    let on = among(|answer| !matches!(answer, Answer::Done | Answer::Decline)).unwrap_or(anything);
    let conquers = |answer: &Answer| {
        matches!(answer, Answer::Pick { slot: 1 } | Answer::Conquer { .. } | Answer::ChooseNumber { .. })
    };
    among(conquers).filter(|_| rng.u8(..6) > 0).unwrap_or(on)
}

/// The game of a box on its usual board.
pub fn usual(played: Set) -> Game {
    game(played, board(played))
}

/// One table for every kind of answer that games of a box have, by kind. Many tests ask for them, and they are sought
/// only once.
pub fn kinds(played: Set) -> BTreeMap<String, Prepared> {
    static FOUND: [OnceLock<BTreeMap<String, Prepared>>; Set::ALL.len()] =
        [const { OnceLock::new() }; Set::ALL.len()];
    let place = Set::ALL.iter().position(|&set| set == played).expect("all boxes are there");
    FOUND[place].get_or_init(|| find_kinds(played)).clone()
}

fn find_kinds(played: Set) -> BTreeMap<String, Prepared> {
    let mut found = BTreeMap::new();
    let choice = BoardChoice::Key(board(played).key.clone());
    let game = usual(played);
    for seed in 0..GAMES {
        let manner = if seed % 2 == 1 { Manner::Lasting } else { Manner::Curious };
        search(&game, &choice, manner, seed, &mut found);
    }
    if played == Set::Warcraft {
        search_large(&mut found);
    }
    found
}

/// As few tables of a box as show every prompt: each kind of answer can be given at one of them. Each comes with a kind
/// to call it by.
pub fn prompts(played: Set) -> Vec<(String, Prepared)> {
    let mut tables: Vec<(String, Prepared, BTreeSet<String>)> = Vec::new();
    for (name, prepared) in kinds(played) {
        let (game, history) = prepared.replay(played);
        let mut answers = Answers::new();
        legal(&game, &history.state, &mut answers);
        let shown = answers.iter().map(|&answer| kind(&game, &history, answer)).collect();
        tables.push((name, prepared, shown));
    }
    let mut missing: BTreeSet<String> = tables.iter().flat_map(|(_, _, shown)| shown.clone()).collect();
    let mut chosen = Vec::new();
    while !missing.is_empty() {
        let most = tables.iter().max_by_key(|(_, _, shown)| shown.intersection(&missing).count());
        let (name, prepared, shown) = most.expect("every kind has a table");
        missing.retain(|kind| !shown.contains(kind));
        chosen.push((name.clone(), prepared.clone()));
    }
    chosen
}

/// Looks for what is asked only of who holds more regions than there are pieces; random games do not get there.
fn search_large(found: &mut BTreeMap<String, Prepared>) {
    let fields = fields(Set::Warcraft);
    let choice = BoardChoice::Text(fields.to_text());
    let game = game(Set::Warcraft, fields);
    for power in ["garrisoned", "defensive"] {
        for seed in 0..LARGE_GAMES {
            search(&game, &choice, Manner::Large(power), seed, found);
        }
    }
}

/// Plays a game and takes note of every kind of answer that can be given in it.
fn search(
    game: &Game,
    board: &BoardChoice,
    manner: Manner,
    seed: u64,
    found: &mut BTreeMap<String, Prepared>,
) {
    let mut rng = Rng::with_seed(seed);
    let seed = Seed::numbered(seed);
    let mut history = History::new(game);
    let mut answers = Answers::new();
    while !history.state.is_over() {
        legal(game, &history.state, &mut answers);
        let who = history.state.owed().who;
        let answer = match who.player() {
            None => manner.dealt(game, &answers).unwrap_or_else(|| history.nature(game, &seed)),
            Some(seat) => {
                for &answer in answers.iter() {
                    found.entry(kind(game, &history, answer)).or_insert_with(|| Prepared {
                        board: board.clone(),
                        facts: history.facts.iter().map(|fact| fact.line(game)).collect(),
                        seat,
                        line: answer.line(game),
                    });
                }
                manner.chosen(seat, &answers, &mut rng)
            }
        };
        history.append(game, Fact::Answer(who, answer), &mut Vec::new()).expect("listed");
    }
}
