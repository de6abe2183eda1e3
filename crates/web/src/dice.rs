//! Whether the dice and draws of a game follow from the seed that was promised: checked here, believed from nobody.

use engine::{Actor, Game};
use wire::history::Fact;
use wire::nature::Seed;
use wire::record::Record;
use wire::replay::Replay;

/// What came of checking dice and draws.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// All of them follow from the seed that was promised.
    Fair,
    /// One does not: what this line of the record says, or this entry of the log.
    Unfair(usize),
    /// The seed is not the one that was promised.
    Broken,
    /// No seed is told.
    Unknown,
}

impl Verdict {
    /// The dice of a record, by its lines.
    pub fn of_record(record: &Record, replay: &Replay, game: &Game) -> Verdict {
        let Some(seed) = &record.seed else { return Verdict::Unknown };
        let promise = record.commitment.as_deref();
        match Verdict::new(game, replay, seed, promise, record.begun) {
            Verdict::Unfair(at) => {
                // What chance has said is never taken back, so as many of its answers come before.
                let is_chance = |fact: &Fact| matches!(fact, Fact::Answer(Actor::NATURE, _));
                let mut lines =
                    record.facts.iter().filter(|(_, fact)| is_chance(fact)).map(|(line, _)| *line);
                Verdict::Unfair(lines.nth(replay.n_drawn(at)).unwrap_or_default())
            }
            verdict => verdict,
        }
    }

    /// The dice of a game that began with so many answers.
    pub fn new(game: &Game, replay: &Replay, seed: &Seed, promise: Option<&str>, begun: usize) -> Verdict {
        if promise.is_some_and(|promise| promise != seed.commitment()) {
            return Verdict::Broken;
        }
        replay.unfair(game, seed, begun).map_or(Verdict::Fair, Verdict::Unfair)
    }

    /// Whether something is wrong.
    pub fn is_bad(&self) -> bool {
        matches!(self, Verdict::Unfair(_) | Verdict::Broken)
    }
}

#[cfg(test)]
mod tests {
    use content::{Set, Setup};
    use engine::{Answer, Answers, legal};
    use wire::history::History;

    use super::*;

    /// A record of a whole game, and the line of a die in it.
    fn record() -> (String, usize) {
        let setup = Setup::new(Set::Base, 2);
        let game = setup.game().expect("a game");
        let (seed, mut history, mut answers) = (Seed::numbered(3), History::new(&game), Answers::new());
        while !history.state.is_over() {
            history.let_nature_answer(&game, &seed, &mut Vec::new());
            if history.state.is_over() {
                break;
            }
            legal(&game, &history.state, &mut answers);
            let die = answers.iter().find(|it| matches!(it, Answer::Attempt { .. }));
            let answer = *die.unwrap_or(&answers[1 % answers.len()]);
            let fact = Fact::Answer(history.state.owed().who, answer);
            history.append(&game, fact, &mut Vec::new()).expect("listed");
        }
        let text = Record::new(setup, Some(seed), &history).text().expect("it can be written");
        let line = text.lines().position(|line| line.starts_with("* die ")).expect("a die") + 1;
        (text, line)
    }

    fn judged(text: &str) -> Verdict {
        let setup = Setup::new(Set::Base, 2);
        let record = Record::read_on(setup, text).expect("it can be read");
        let (game, history) = record.replay(None).expect("it can be played");
        let (replay, _) = Replay::of_answers(&game, &history.standing).expect("it can be played");
        Verdict::of_record(&record, &replay, &game)
    }

    #[test]
    fn dice_are_fair_or_the_line_is_named() {
        let (text, line) = record();
        assert_eq!(judged(&text), Verdict::Fair);
        // What follows a changed die is another game: the record ends with it.
        let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
        let seed = lines.last().expect("the seed").clone();
        let face = lines[line - 1].rsplit(' ').next().and_then(|it| it.parse::<u8>().ok()).expect("a face");
        lines[line - 1] = format!("* die {}", (face + 1) % 4);
        lines.truncate(line);
        lines.push(seed);
        assert_eq!(judged(&lines.join("\n")), Verdict::Unfair(line));
        let other = text.replace(&Seed::numbered(3).hex(), &Seed::numbered(4).hex());
        assert_eq!(judged(&other), Verdict::Broken);
        let none: String =
            text.lines().filter(|it| !it.starts_with("seed")).map(|it| format!("{it}\n")).collect();
        assert_eq!(judged(&none), Verdict::Unknown);
    }
}
