//! Tables in the middle of a game, found by playing at random: one for every kind of answer a box has.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use content::board::shipped;
use content::{Set, Setup};
use engine::{Answer, Answers, Game, Seat, legal};
use fastrand::Rng;
use wire::history::{Fact, History};
use wire::nature::Seed;
use wire::protocol::{BoardChoice, NewKind, NewTable};

use crate::common::wanted;

/// How many games of a box are played to find them.
const GAMES: u64 = 400;
/// How many play at prepared tables.
const PLAYERS: u8 = 3;

/// A table where an answer can be given.
#[derive(Clone, Debug)]
pub struct Prepared {
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
        table.options.board = BoardChoice::Key(board(set));
        table.begun.clone_from(&self.facts);
        table
    }
}

/// The board of a box's prepared tables. Both boxes together are played below, where relics and places are found.
fn board(set: Set) -> String {
    let below = if set == Set::Mixed { Set::Underground } else { set };
    below.board_key(PLAYERS)
}

/// The game of a box's prepared tables.
fn game(set: Set) -> Game {
    let board = shipped::find(&board(set)).expect("a board");
    Setup { board: Some(board), ..Setup::new(set, PLAYERS) }.game().expect("a game")
}

/// What kind of answer it is: the question, the verb, and the tile or piece it names. Where it is given to is left out.
fn kind(game: &Game, history: &History, answer: Answer) -> String {
    format!("{:?} {}", history.state.owed().ask, deed(&answer.line(game)))
}

/// The verb of an answer, and the tile, piece or side it names.
fn deed(line: &str) -> String {
    let mut words = line.split(' ');
    let verb = words.next().unwrap_or_default();
    let named = matches!(verb, "use" | "place" | "lay" | "wield" | "copy" | "raze" | "join");
    let what = words.next().filter(|_| named).unwrap_or_default();
    format!("{verb} {what}").trim_end().to_owned()
}

/// What is asked only of who holds more regions than there are pieces; random games do not get there. The control is
/// that of every other piece.
const RARE: [&str; 2] = ["place fort", "place watch_tower"];

/// One table for every kind of answer that random games of a box have, by kind.
pub fn kinds(played: Set) -> BTreeMap<String, Prepared> {
    let mut found = BTreeMap::new();
    let game = game(played);
    for seed in 0..GAMES {
        let mut rng = Rng::with_seed(seed);
        let lasting = seed % 2 == 1;
        let seed = Seed::numbered(seed);
        let mut history = History::new(&game);
        let mut answers = Answers::new();
        while !history.state.is_over() {
            legal(&game, &history.state, &mut answers);
            let who = history.state.owed().who;
            let answer = match who.player() {
                None => history.nature(&game, &seed),
                Some(seat) => {
                    for &answer in answers.iter() {
                        found.entry(kind(&game, &history, answer)).or_insert_with(|| Prepared {
                            facts: history.facts.iter().map(|fact| fact.line(&game)).collect(),
                            seat,
                            line: answer.line(&game),
                        });
                    }
                    // Whoever stops early or gives things up sees little, so that is rare, and very rare
                    // in every other game, where peoples grow large.
                    let stops = |answer: &Answer| {
                        matches!(answer, Answer::Done | Answer::Decline | Answer::Abandon { .. })
                    };
                    let mut choice = answers[rng.usize(..answers.len())];
                    for _ in 0..if lasting { 4 } else { 1 } {
                        if stops(&choice) && rng.u8(..3) > 0 {
                            choice = answers[rng.usize(..answers.len())];
                        }
                    }
                    choice
                }
            };
            history.say(&game, Fact::Answer(who, answer), &mut Vec::new()).expect("listed");
        }
    }
    found
}

/// The verbs that chance says, and no control.
const CHANCE: [&str; 9] = ["first", "banner", "badge", "find", "event", "omen", "die", "live", "dud"];

/// Every deed that the scenarios of a box do. They are the second book: what has a rule has a table here.
fn described(set: Set) -> BTreeSet<String> {
    let mut deeds = BTreeSet::new();
    for text in scenarios(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../../scenarios")) {
        let mut played = "";
        for line in text.lines() {
            if let Some(key) = line.strip_prefix("box ") {
                played = key;
            }
            let said = line.strip_prefix("play ").filter(|_| played == set.key()).unwrap_or_default();
            let answers = said.split(';').filter_map(|said| said.trim().split_once(' '));
            deeds.extend(answers.map(|(_, answer)| deed(answer)));
        }
    }
    deeds.retain(|deed| {
        let verb = deed.split(' ').next().unwrap_or_default();
        Answer::VERBS.contains(&verb) && !CHANCE.contains(&verb)
    });
    deeds
}

fn scenarios(folder: &Path) -> Vec<String> {
    let found = std::fs::read_dir(folder).expect("the scenarios are there").flatten();
    let read = |path: &Path| vec![std::fs::read_to_string(path).expect("text")];
    found.map(|it| it.path()).flat_map(|it| if it.is_dir() { scenarios(&it) } else { read(&it) }).collect()
}

#[test]
fn every_choice_there_is_has_a_table() {
    let mut verbs = BTreeSet::new();
    for set in Set::ALL {
        let start = std::time::Instant::now();
        let found = kinds(set);
        let deeds: BTreeSet<String> = found.values().map(|it| deed(&it.line)).collect();
        println!("{}: {} in {:?}: {:?}", set.key(), found.len(), start.elapsed(), found.keys());
        let known: BTreeSet<String> = deeds.iter().cloned().chain(RARE.map(str::to_owned)).collect();
        let lacking: Vec<String> = described(set).difference(&known).cloned().collect();
        assert_eq!(lacking, Vec::<String>::new(), "{}: what has a rule has a table", set.key());
        verbs.extend(deeds.iter().map(|deed| deed.split(' ').next().unwrap_or_default().to_owned()));
    }
    let missing: Vec<_> =
        Answer::VERBS.iter().filter(|verb| !CHANCE.contains(verb) && !verbs.contains(**verb)).collect();
    assert_eq!(missing, Vec::<&&str>::new(), "every answer of the engine is given somewhere");
}
