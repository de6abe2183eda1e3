//! Everything that can be answered now, for whoever types: the terminal, and the text board of the page.

use engine::notation::Part;
use engine::{Answer, Query, Region, Table};

use super::Narrator;

/// How many answers of one kind are told in words; of more only the notation is shown.
const FEW: usize = 12;

/// What can be typed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice {
    /// How it begins, in notation. A remark on the choice before it begins with nothing.
    pub typed: String,
    /// What may follow, or what it means.
    pub items: Vec<String>,
}

impl Choice {
    fn new(typed: &str, items: impl IntoIterator<Item = String>) -> Choice {
        Choice { typed: typed.to_owned(), items: items.into_iter().collect() }
    }
}

impl Narrator<'_> {
    /// Everything that can be answered now, a choice or more for each verb.
    pub fn choices(&self, table: &Table, answers: &[Answer]) -> Vec<Choice> {
        // What a tile asks begins with the tile's name, everything else with its verb.
        let mut verbs: Vec<(String, Vec<Answer>)> = Vec::new();
        for &answer in answers {
            let line = answer.line(self.game);
            let verb = line.split(' ').next().unwrap_or_default();
            match verbs.iter_mut().find(|(other, _)| other == verb) {
                Some((_, list)) => list.push(answer),
                None => verbs.push((verb.to_owned(), vec![answer])),
            }
        }
        verbs.iter().flat_map(|(verb, list)| self.choices_of(table, verb, list)).collect()
    }

    /// A region by its number, as it is typed, and its terrain.
    pub fn place(&self, region: Region) -> String {
        format!("{} {}", self.game.board().name(region), self.terrain(region))
    }

    fn choices_of(&self, table: &Table, verb: &str, answers: &[Answer]) -> Vec<Choice> {
        let regions: Option<Vec<Region>> = answers.iter().map(|answer| one_region(*answer)).collect();
        let q = Query { game: self.game, table };
        match (answers, regions) {
            ([Answer::Done], _) => vec![Choice::new(verb, [self.done(table, table.owed())])],
            ([Answer::Pick { .. } | Answer::ChooseCombo { .. }, ..], _) => {
                answers.iter().map(|&answer| self.combo_choice(q, answer)).collect()
            }
            ([Answer::Put { .. }, ..], _) => {
                let (mut places, mut most) = (Vec::new(), 1);
                for answer in answers {
                    let Answer::Put { region, n } = *answer else { continue };
                    most = most.max(n);
                    let place = self.place(region);
                    if !places.contains(&place) {
                        places.push(place);
                    }
                }
                let remark = self.text("typed-put", &[("tokens", most.into())]);
                vec![Choice::new(verb, places), Choice::new("", [remark])]
            }
            (_, Some(regions)) => {
                let attacks = matches!(answers[0], Answer::Conquer { .. } | Answer::Attempt { .. });
                let item = |region: Region| {
                    let place = self.place(region);
                    if attacks { format!("{place}: {}", q.cost(table.owed().band, region)) } else { place }
                };
                vec![Choice::new(verb, regions.into_iter().map(item))]
            }
            _ if answers.len() <= FEW => {
                let one = |&answer: &Answer| Choice::new(&answer.line(self.game), [self.answer(answer)]);
                answers.iter().map(one).collect()
            }
            _ => {
                let rest = |answer: &Answer| answer.line(self.game)[verb.len()..].trim().to_owned();
                vec![Choice::new(verb, answers.iter().map(rest))]
            }
        }
    }

    /// A combo on offer: its name, its tokens, its price, and what lies on it.
    fn combo_choice(&self, q: Query<'_>, answer: Answer) -> Choice {
        let line = answer.line(self.game);
        let (Answer::Pick { slot } | Answer::ChooseCombo { slot, .. }) = answer else {
            return Choice::new(&line, []);
        };
        // Positions count from one in answers.
        let Some((race, power, coins)) = q.table.offer().nth(usize::from(slot).saturating_sub(1)) else {
            return Choice::new(&line, []);
        };
        let tokens = |tile| self.game.ability(tile).tokens;
        let n = tokens(race) + power.map_or(0, tokens);
        let mut words = vec![self.combo(race, power), self.text("n-tokens", &[("tokens", n.into())])];
        if let Answer::Pick { .. } = answer {
            words.push(match q.combo_price(slot - 1) {
                0 => self.text("offer-free", &[]),
                price => self.text("n-coins", &[("coins", price.into())]),
            });
        }
        if coins > 0 {
            words.push(self.text("offer-lies", &[("coins", coins.into())]));
        }
        Choice::new(&line, [words.join(" · ")])
    }
}

/// The region of an answer that has nothing else to say.
fn one_region(answer: Answer) -> Option<Region> {
    match answer.parts()[..] {
        [(_, Part::Region(region))] => Some(region),
        _ => None,
    }
}
