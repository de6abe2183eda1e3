//! What is typed at a table: commands, and answers in the notation of records.

use engine::notation::read_plan;
use engine::{Actor, Answer, Game, Illegal, Region, Seat, State, apply, puts, redeploy, steps};

/// What somebody has typed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Typed {
    /// Nothing at all.
    Nothing,
    /// What can be typed is asked for.
    Help,
    /// Every answer there is.
    List,
    /// The board and everybody's peoples.
    Table,
    /// What the turn would bring.
    Score,
    /// What a region costs.
    Bill(Region),
    /// What a tile of that name does.
    Explain(String),
    /// One step back.
    Undo,
    /// One step forth again.
    Redo,
    /// To the beginning of the turn.
    Restart,
    /// Answers, which are said together.
    Answers(Vec<Answer>),
}

/// Why nothing comes of what was typed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fault {
    /// This is neither a command nor an answer.
    Misread(String),
    /// The board has no such region.
    NoRegion(String),
    /// It would come after something that is for others or for chance to answer.
    TooSoon(String),
    /// The rules are against it.
    Refused(Illegal),
}

impl Typed {
    /// Reads a line: a command, or an answer of this seat, or several with `;` between them.
    pub fn read(game: &Game, state: &State, seat: Seat, line: &str) -> Result<Typed, Fault> {
        let line = line.trim();
        let (first, rest) = line.split_once(' ').unwrap_or((line, ""));
        let command = match first.to_lowercase().as_str() {
            "" => Typed::Nothing,
            "help" | "?" => Typed::Help,
            "list" => Typed::List,
            "table" => Typed::Table,
            "score" => Typed::Score,
            "undo" => Typed::Undo,
            "redo" => Typed::Redo,
            "restart" => Typed::Restart,
            "explain" => Typed::Explain(rest.trim().to_owned()),
            "bill" => {
                let key = rest.trim();
                let region = game.board().region(key);
                return region.map(Typed::Bill).ok_or_else(|| Fault::NoRegion(key.to_owned()));
            }
            _ => return answers(game, state, seat, line).map(Typed::Answers),
        };
        Ok(command)
    }
}

/// Reads answers, each as it may be given after the ones before it.
fn answers(game: &Game, state: &State, seat: Seat, line: &str) -> Result<Vec<Answer>, Fault> {
    let who = Actor::seat(seat);
    let (mut state, mut all) = (state.clone(), Vec::new());
    for part in line.split(';').map(str::trim).filter(|part| !part.is_empty()) {
        if !all.is_empty() && state.owed().who != who {
            return Err(Fault::TooSoon(part.to_owned()));
        }
        for answer in read(game, &state, seat, part)? {
            apply(game, &mut state, who, answer, &mut ()).map_err(Fault::Refused)?;
            all.push(answer);
        }
    }
    if all.is_empty() { Err(Fault::Misread(line.to_owned())) } else { Ok(all) }
}

/// Reads one answer, or a whole redeployment, in the steps that are accepted.
fn read(game: &Game, state: &State, seat: Seat, part: &str) -> Result<Vec<Answer>, Fault> {
    let who = Actor::seat(seat);
    let misread = || Fault::Misread(part.to_owned());
    // Records have the letter of whoever answers before each answer.
    let own = part.strip_prefix(&format!("{seat} ")).unwrap_or(part).trim();
    let (verb, rest) = own.split_once(' ').unwrap_or((own, ""));
    // Phones begin with a capital letter.
    let verb = verb.to_lowercase();
    if verb == "redeploy" {
        let plan = read_plan(game, rest).map_err(|_| misread())?;
        redeploy(game, &mut state.clone(), who, &plan, &mut ()).map_err(Fault::Refused)?;
        return Ok(puts(&plan).collect());
    }
    let answer = Answer::read(game, &format!("{verb} {rest}")).map_err(|_| misread())?;
    Ok(steps(game, state, who, answer))
}

#[cfg(test)]
mod tests {
    use content::{Set, Setup};
    use engine::{Answers, Ask, legal};

    use super::*;

    /// A game where somebody must answer, with their seat.
    fn asked(ask: Ask) -> (Game, State, Seat) {
        let game = Setup::new(Set::Base, 2).game().expect("a game");
        let mut state = State::new(&game);
        let mut answers = Answers::new();
        while state.owed().ask != ask || state.owed().who == Actor::NATURE {
            legal(&game, &state, &mut answers);
            let conquers = |answer: &&Answer| matches!(answer, Answer::Conquer { .. });
            let answer = *answers.iter().find(conquers).unwrap_or(&answers[0]);
            let who = state.owed().who;
            apply(&game, &mut state, who, answer, &mut ()).expect("listed");
        }
        let seat = state.owed().who.player().expect("a player");
        (game, state, seat)
    }

    #[test]
    fn commands_and_answers_are_read() {
        let (game, state, seat) = asked(Ask::Pick);
        let read = |line: &str| Typed::read(&game, &state, seat, line);
        assert_eq!(read("  "), Ok(Typed::Nothing));
        assert_eq!(read("Help"), Ok(Typed::Help));
        assert_eq!(read("explain flying trolls"), Ok(Typed::Explain("flying trolls".to_owned())));
        assert_eq!(read("bill 7"), Ok(Typed::Bill(game.board().region("7").expect("a region"))));
        assert_eq!(read("bill x"), Err(Fault::NoRegion("x".to_owned())));
        let first = Ok(Typed::Answers(vec![Answer::Pick { slot: 1 }]));
        for line in ["pick 1", "Pick 1", "A pick 1", "B pick 1", " pick  1 ;"] {
            let own = line.starts_with(&seat.to_string()) || !line.contains(" pick 1");
            assert_eq!(read(line) == first, own, "{line}");
        }
        assert_eq!(read("fly to the moon"), Err(Fault::Misread("fly to the moon".to_owned())));
        assert_eq!(read(";;"), Err(Fault::Misread(";;".to_owned())));
        assert!(matches!(read("conquer 7"), Err(Fault::Refused(_))));
        // Nobody knows what comes after another's answer.
        assert!(matches!(read("pick 1; pick 2"), Err(Fault::Refused(_) | Fault::TooSoon(_))));
    }

    #[test]
    fn tokens_are_placed_in_any_number() {
        let (game, state, seat) = asked(Ask::Redeploy);
        let band = state.owed().band;
        let hand = state.table().band(band).hand;
        let key = game.board().name(state.table().held(band).next().expect("a region"));
        assert!(hand > 2, "{hand} in hand");
        let count = |line: &str| match Typed::read(&game, &state, seat, line) {
            Ok(Typed::Answers(answers)) => answers.len(),
            other => panic!("{line}: {other:?}"),
        };
        assert_eq!(count(&format!("put {key} 2")), 2);
        assert_eq!(count(&format!("put {key} {hand}")), 1);
        assert_eq!(count(&format!("put {key} 1; put {key} {}", hand - 1)), 2);
        assert_eq!(count(&format!("redeploy {key}:{hand}")), usize::from(hand));
        let refused = |line: &str| Typed::read(&game, &state, seat, line);
        assert!(matches!(refused(&format!("put {key} {}", hand + 1)), Err(Fault::Refused(_))));
        assert!(matches!(refused(&format!("redeploy {key}:1")), Err(Fault::Refused(_))));
        assert!(matches!(refused("redeploy 1:x"), Err(Fault::Misread(_))));
    }
}
