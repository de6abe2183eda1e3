//! The bots of a game, and the hints of a good player, for whoever keeps its table.

use std::sync::{Arc, OnceLock};

use bots::hint::{Hint, hints, why};
use bots::roster::{Kind, Roster};
use bots::{Bot, Greedy};
use engine::{Answer, Answers, Game, Seat, View};
use wire::protocol::{Plan, Sentence};

/// How many plans a hint shows.
const PLANS: usize = 3;

/// A game, and the bots for it when the first is asked.
pub struct Experts {
    /// The game.
    pub game: Arc<Game>,
    roster: OnceLock<Roster>,
}

/// What a bot has to answer.
pub struct Question {
    /// Who is asked.
    pub seat: Seat,
    /// How it thinks.
    pub kind: Kind,
    /// What it sees.
    pub view: View,
    /// What it may answer.
    pub answers: Answers,
}

impl Experts {
    /// The bots of a game.
    pub fn new(game: Arc<Game>) -> Experts {
        Experts { game, roster: OnceLock::new() }
    }

    /// The answer of a bot, one that has played before if there is one.
    pub fn answer(&self, bot: Option<Box<dyn Bot>>, question: &Question) -> (Box<dyn Bot>, Answer) {
        let mut bot = bot.unwrap_or_else(|| self.roster().bot(question.kind, u64::from(question.seat.0)));
        let answer = bot.answer(&self.game, &question.view, &question.answers);
        (bot, answer)
    }

    /// The answer of a bot that does not think for long.
    pub fn quick_answer(&self, question: &Question) -> Answer {
        let mut greedy = Greedy::new(self.roster().mind().lore.clone());
        greedy.answer(&self.game, &question.view, &question.answers)
    }

    /// The best plans for whoever sees this and owes a decision.
    pub fn plans(&self, view: &View) -> Vec<Plan> {
        hints(&self.game, self.roster(), view, PLANS).iter().map(|hint| plan(&self.game, hint)).collect()
    }

    /// What speaks for what whoever sees this has done in the turn that begins here.
    pub fn why(&self, view: &View, answers: Vec<Answer>) -> Plan {
        plan(&self.game, &why(&self.game, self.roster(), view, answers))
    }

    pub(crate) fn roster(&self) -> &Roster {
        self.roster.get_or_init(|| Roster::new(&self.game))
    }
}

/// A hint, ready to travel.
fn plan(game: &Game, hint: &Hint) -> Plan {
    let sentence = |said: bots::hint::Sentence| Sentence {
        key: said.key.to_owned(),
        n: said.numbers.first().map_or(0, |&(_, n)| n),
        who: said.who.map(Seat::letter),
    };
    Plan {
        lines: hint.answers.iter().map(|answer| answer.line(game)).collect(),
        said: hint.said().into_iter().map(sentence).collect(),
    }
}
