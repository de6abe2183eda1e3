//! Reviews of games, for whoever keeps them: one decision after the other, ready to travel.

use bots::review::{Decision, Judgement, Kind, Measure, Name, Sentence, Sight};
use engine::{Actor, Answer, Game, Seat, Table, View};
use wire::protocol::{Judged, Named, Review, Rolled, Said, Stand, Tenths};

use crate::experts::Experts;

/// The review of a game for one seat, and how it goes on.
pub struct Reviewer {
    review: bots::review::Review,
    skipped: usize,
    /// What has come of it so far.
    pub so_far: Review,
}

impl Reviewer {
    /// A review in which nothing is judged yet. Nothing if these are no answers of the game.
    pub fn new(experts: &Experts, answers: &[(Actor, Answer)], seat: Seat, sight: Sight) -> Option<Reviewer> {
        let (game, roster) = (&experts.game, experts.roster());
        let review = bots::review::Review::new(game, answers, seat, sight)?;
        let round = |at: usize| review.state(at).table().round();
        let curve = review.curve(game, roster).into_iter().map(|point| Stand {
            at: point.at as u32,
            round: point.round,
            chances: point.chances.iter().map(|chance| (1000.0 * chance).round() as u16).collect(),
        });
        let dice = review.dice(game, roster).into_iter().map(|die| Rolled {
            at: die.at as u32,
            round: round(die.at),
            whose: die.whose,
            face: die.face,
            coins: tenths(die.coins),
        });
        let so_far = Review {
            seat,
            open: sight == Sight::Open,
            of: review.len() as u32,
            decisions: Vec::new(),
            curve: curve.collect(),
            dice: dice.collect(),
        };
        Some(Reviewer { review, skipped: 0, so_far })
    }

    /// Goes on after what was judged before, if that is of this review.
    pub fn go_on_after(&mut self, before: Review) {
        let own = &mut self.so_far;
        if before.seat == own.seat && before.open == own.open && before.of == own.of {
            own.decisions = before.decisions;
            own.decisions.truncate(own.of as usize);
        }
    }

    /// The table on which a decision was made.
    pub fn table(&self, judged: &Judged) -> &Table {
        self.review.state(judged.at as usize).table()
    }

    /// Leaves out the first decisions, which somebody else has.
    pub fn skip(&mut self, decisions: usize) {
        self.skipped = decisions;
    }

    /// Judges the next decision; false if all are judged.
    pub fn step(&mut self, experts: &Experts) -> bool {
        let number = self.skipped + self.so_far.decisions.len();
        let Some(judgement) = self.review.judge(&experts.game, experts.roster(), number) else {
            return false;
        };
        self.so_far.decisions.push(judged(&experts.game, &judgement));
        true
    }
}

impl Experts {
    /// What is said of answers that might be given now to whoever sees this and owes a decision.
    pub fn verdict(&self, view: &View, answers: &[Answer]) -> Judged {
        let decision =
            Decision { at: 0, until: 0, kind: Kind::of(view.table.owed().ask), answers: answers.to_vec() };
        judged(&self.game, &bots::review::verdict(&self.game, self.roster(), view, &decision, &[]))
    }
}

/// A judgement, ready to travel.
fn judged(game: &Game, judgement: &Judgement) -> Judged {
    let lines = |answers: &[Answer]| answers.iter().map(|answer| answer.line(game)).collect();
    let (decision, difference) = (&judgement.decision, &judgement.difference);
    let measure = |it: Measure| Tenths { n: tenths(it.mean), error: tenths(it.error) };
    let percent = |it: Measure| measure(Measure { mean: 100.0 * it.mean, error: 100.0 * it.error });
    Judged {
        at: decision.at as u32,
        until: decision.until as u32,
        round: judgement.round,
        kind: decision.kind.key().to_owned(),
        grade: judgement.grade.key().to_owned(),
        cause: judgement.cause.map(|cause| cause.key().to_owned()),
        played: lines(&decision.answers),
        best: lines(&judgement.best),
        worth: measure(difference.worth),
        coins: measure(difference.coins),
        chance: percent(difference.chance),
        said: judgement.reasons.iter().map(|reason| said(game, reason.said())).collect(),
    }
}

fn said(game: &Game, sentence: Sentence) -> Said {
    let named = |name: Name| match name {
        Name::Region(region) => Named::Regions(vec![game.board().name(region).to_owned()]),
        Name::Regions(regions) => {
            Named::Regions(regions.map(|region| game.board().name(region).to_owned()).collect())
        }
        Name::Seat(seat) => Named::Seat(seat.letter()),
        Name::Combo((race, power)) => {
            Named::Combo(game.ability(race).key.to_string(), game.ability(power).key.to_string())
        }
    };
    Said {
        key: sentence.key.to_owned(),
        numbers: sentence.numbers.into_iter().map(|(place, n)| (place.to_owned(), n)).collect(),
        names: sentence.names.into_iter().map(|(place, name)| (place.to_owned(), named(name))).collect(),
    }
}

fn tenths(n: f32) -> i32 {
    (10.0 * n).round() as i32
}
