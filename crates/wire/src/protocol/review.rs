//! Reviews of games as they travel and are kept.

use std::collections::BTreeMap;

use content::narrate::Narrator;
use content::words::{Arg, Language};
use engine::{Answer, Game, Region, Seat, Table, Tile};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::letter;

/// How many habits are shown.
const HABITS: usize = 3;
/// How many examples a habit has.
const EXAMPLES: usize = 3;

/// Asks for a review of a game that is over, or for more of it. Each request has some decisions judged and is answered by
/// them; whoever wants all asks again.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct ReviewRequest {
    /// Whose decisions.
    #[serde(with = "letter")]
    #[schemars(with = "char")]
    pub seat: Seat,
    /// Whether to judge with everything known, not only with what the seat could know.
    #[serde(default)]
    pub open: bool,
    /// How many decisions the client has already.
    #[serde(default)]
    pub from: u32,
    /// The record, where the game is not one of a table here.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub record: Option<String>,
}

/// Asks what answers are worth that a seat has given at some place of a game against bots, or might give there.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct VerdictRequest {
    /// Whose answers.
    #[serde(with = "letter")]
    #[schemars(with = "char")]
    pub seat: Seat,
    /// How many answers were given before them.
    pub at: u32,
    /// The answers, in notation without the seat's letter.
    pub lines: Vec<String>,
}

/// Asks how well a puzzle was solved.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct PuzzleRequest {
    /// The puzzle, as files of puzzles have it.
    pub puzzle: String,
    /// What was answered from where it begins, in notation without the seat's letter.
    pub lines: Vec<String>,
}

/// How well a puzzle was solved.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct PuzzleVerdict {
    /// By how many coins the answers end behind the plan of the puzzle.
    pub lost: Tenths,
    /// Whether that is little enough.
    pub solved: bool,
}

/// Asks why a bot has done what it has done in a turn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct WhyRequest {
    /// The bot's seat.
    #[serde(with = "letter")]
    #[schemars(with = "char")]
    pub seat: Seat,
    /// The round.
    pub round: u8,
}

/// A game gone through for one seat, as far as it has come, or the part of it that was asked for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Review {
    /// The seat.
    #[serde(with = "letter")]
    #[schemars(with = "char")]
    pub seat: Seat,
    /// Whether it knows what the seat could not, for example the next event.
    pub open: bool,
    /// How many decisions there are.
    pub of: u32,
    /// What is said of those gone through, in order.
    pub decisions: Vec<Judged>,
    /// How the seats stood at the beginning of every turn, and at the end; told with the first decision.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub curve: Vec<Stand>,
    /// The dice that were rolled; told with the first decision.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub dice: Vec<Rolled>,
}

/// What is said of one decision.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Judged {
    /// How many answers were given before it.
    pub at: u32,
    /// How many had been given when it was carried out.
    pub until: u32,
    /// The round.
    pub round: u8,
    /// What was decided: `decline`, `combo`, `conquests`, `redeployment` or `other`.
    pub kind: String,
    /// How good it was: `best`, `good`, `inaccuracy`, `mistake` or `blunder`.
    pub grade: String,
    /// What kind of thing went wrong, from an inaccuracy on.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub cause: Option<String>,
    /// What was answered, in notation without the seat's letter.
    pub played: Vec<String>,
    /// The best plan, in the same.
    pub best: Vec<String>,
    /// What the best plan is worth more, by what the seat plays for: the win near the end, coins before.
    pub worth: Tenths,
    /// Coins by which the seat should end further ahead of the others with the best plan.
    pub coins: Tenths,
    /// By how much its chance to win is greater with the best plan, in percent.
    pub chance: Tenths,
    /// Why the best plan is better.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub said: Vec<Said>,
}

/// A number in tenths, and what it may be off by in 95 of a hundred cases.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Tenths {
    /// The number.
    pub n: i32,
    /// What it may be off by.
    pub error: i32,
}

/// A sentence by the key of its words.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Said {
    /// The key.
    pub key: String,
    /// The numbers in it, by their places.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub numbers: BTreeMap<String, i64>,
    /// The names in it, by their places.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub names: BTreeMap<String, Named>,
}

/// A name in a sentence, by keys.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Named {
    /// Regions, by what the board calls them.
    Regions(Vec<String>),
    /// A player, by letter.
    Seat(char),
    /// A race and a power, by key.
    Combo(String, String),
}

/// How the seats stood when a turn began.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Stand {
    /// How many answers were given before it.
    pub at: u32,
    /// The round.
    pub round: u8,
    /// How likely each seat is to win, or its team, in tenths of a percent.
    pub chances: Vec<u16>,
}

/// A die that was rolled.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Rolled {
    /// How many answers were given before it.
    pub at: u32,
    /// The round.
    pub round: u8,
    /// In whose turn.
    #[serde(with = "letter")]
    #[schemars(with = "char")]
    pub whose: Seat,
    /// What it showed.
    pub face: u8,
    /// What it brought the seat of the review against the mean of its faces, in tenths of a coin.
    pub coins: i32,
}

/// How weighty a grade is.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Ease {
    /// Nothing to say.
    Fine,
    /// Something to say.
    Inaccurate,
    /// Something to work on.
    Wrong,
}

impl Judged {
    /// How weighty its grade is.
    pub fn ease(&self) -> Ease {
        match self.grade.as_str() {
            "mistake" | "blunder" => Ease::Wrong,
            "inaccuracy" => Ease::Inaccurate,
            _ => Ease::Fine,
        }
    }
}

impl Judged {
    /// What fills the places of the words that say how much worse it was.
    pub fn worse(&self, language: Language) -> [(&'static str, Arg); 4] {
        let signed = |n: i32| signed_tenths(n, language);
        let off = |it: Tenths| Arg::from(signed(it.error).trim_start_matches('+'));
        [
            ("coins", signed(-self.coins.n).into()),
            ("error", off(self.coins)),
            ("chance", signed(-self.chance.n).into()),
            ("off", off(self.chance)),
        ]
    }
}

/// A number of tenths with its sign.
pub fn signed_tenths(n: i32, language: Language) -> String {
    let sign = if n < 0 { "−" } else { "+" };
    format!("{sign}{}{}{}", n.unsigned_abs() / 10, language.point(), n.unsigned_abs() % 10)
}

impl Review {
    /// A review in which nothing was judged.
    pub fn none(seat: Seat, open: bool) -> Review {
        Review { seat, open, of: 0, decisions: Vec::new(), curve: Vec::new(), dice: Vec::new() }
    }

    /// Whether everything is gone through.
    pub fn is_done(&self) -> bool {
        self.decisions.len() >= self.of as usize
    }

    /// The part that begins with a decision.
    #[must_use]
    pub fn part(&self, from: u32) -> Review {
        let decisions = self.decisions.get(from as usize..).unwrap_or_default().to_vec();
        let (curve, dice) =
            if from == 0 { (self.curve.clone(), self.dice.clone()) } else { Default::default() };
        Review { decisions, curve, dice, ..*self }
    }
}

/// Something to work on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Habit {
    /// What kind of thing went wrong.
    pub cause: String,
    /// What it cost by what the seat played for, in tenths; the dearest habit comes first.
    pub worth: i32,
    /// What it cost in tenths of a coin.
    pub coins: i32,
    /// How often it did.
    pub times: usize,
    /// The dearest examples, by their number among the decisions.
    pub examples: Vec<usize>,
}

/// What cost most: up to three things to work on, the dearest first.
pub fn habits(decisions: &[Judged]) -> Vec<Habit> {
    let mut found: Vec<Habit> = Vec::new();
    for (number, judged) in decisions.iter().enumerate() {
        let Some(cause) = judged.cause.as_ref().filter(|_| judged.ease() > Ease::Fine) else { continue };
        let at = found.iter().position(|habit| habit.cause == *cause).unwrap_or_else(|| {
            found.push(Habit { cause: cause.clone(), worth: 0, coins: 0, times: 0, examples: Vec::new() });
            found.len() - 1
        });
        let habit = &mut found[at];
        habit.worth += judged.worth.n;
        habit.coins += judged.coins.n.max(0);
        habit.times += 1;
        habit.examples.push(number);
    }
    for habit in &mut found {
        habit.examples.sort_by_key(|&number| -decisions[number].worth.n);
        habit.examples.truncate(EXAMPLES);
    }
    found.sort_by_key(|habit| -habit.worth);
    found.truncate(HABITS);
    found
}

/// A plan in words, on the table it begins on: a combo by its name, and tokens for one region counted together.
pub fn plan_text(narrator: &Narrator<'_>, table: &Table, lines: &[String]) -> String {
    let answers = lines.iter().map_while(|line| Answer::read(narrator.game, line).ok());
    let mut puts: Vec<(Region, u8)> = Vec::new();
    let mut told: Vec<String> = Vec::new();
    for answer in answers {
        match answer {
            Answer::Put { region, n } => match puts.iter_mut().find(|(at, _)| *at == region) {
                Some((_, sum)) => *sum = sum.saturating_add(n),
                None => puts.push((region, n)),
            },
            Answer::Pick { slot } => {
                let combo = table.offer().nth(usize::from(slot).saturating_sub(1));
                told.extend(combo.map(|(race, power, _)| narrator.combo(race, power)));
            }
            Answer::Done => {}
            _ => told.push(narrator.answer(answer)),
        }
    }
    told.extend(puts.into_iter().map(|(region, n)| narrator.answer(Answer::Put { region, n })));
    if told.is_empty() { narrator.done(table, table.owed()) } else { told.join(" → ") }
}

impl Said {
    /// The sentence in words.
    pub fn text(&self, narrator: &Narrator<'_>) -> String {
        let numbers = self.numbers.iter().map(|(place, &n)| (place.as_str(), Arg::from(n)));
        let names = self.names.iter().map(|(place, named)| (place.as_str(), named.text(narrator).into()));
        narrator.text(&self.key, &numbers.chain(names).collect::<Vec<_>>())
    }

    /// The regions it names.
    pub fn regions(&self, game: &Game) -> Vec<Region> {
        let named = self.names.values().filter_map(|named| match named {
            Named::Regions(names) => Some(names),
            Named::Seat(_) | Named::Combo(..) => None,
        });
        named.flatten().filter_map(|name| game.board().region(name)).collect()
    }
}

impl Named {
    fn text(&self, narrator: &Narrator<'_>) -> String {
        let game = narrator.game;
        let tile = |key: &str| game.tile(key).unwrap_or(Tile::NONE);
        match self {
            Named::Regions(names) => {
                let regions = names.iter().filter_map(|name| game.board().region(name));
                regions.map(|region| narrator.region(region)).collect::<Vec<_>>().join(", ")
            }
            Named::Seat(letter) => {
                let seat = Seat::from_letter(letter.encode_utf8(&mut [0; 4]));
                seat.map(|seat| narrator.seat(seat).to_owned()).unwrap_or_default()
            }
            Named::Combo(race, power) => narrator.combo(tile(race), Some(tile(power))),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tenths_are_written_as_people_of_a_language_do() {
        assert_eq!(signed_tenths(-28, Language::Fr), "−2,8");
        assert_eq!(signed_tenths(3, Language::En), "+0.3");
    }
}
