//! Which control says which answer.
//!
//! Every answer is said in one of a few ways: on a region of the map, on a player's panel, on a combo of the offer, or
//! with a button. [`control`] is the whole mapping, and matches every answer there is: one that is new does not compile
//! until it has its place. [`Choices`] sorts what is legal now by those places, so no view asks which tile it deals with.

use engine::{Answer, Game, Mark, Region, Seat, Tile};

use crate::order;

/// Where on the screen an answer is said.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Control {
    /// On a region, with a tool.
    Region(Tool, Region),
    /// On two regions, one after the other, with a tool.
    Pair(Tool, Region, Region),
    /// With the steppers of redeployment.
    Stepper(Region),
    /// On a player's panel.
    Seat(Seat),
    /// On a combo of the offer.
    Slot(u8),
    /// With a button that names a tile.
    Tile(Tile),
    /// With a button.
    Button,
    /// The button that ends what is asked.
    Done,
    /// By nobody: chance says it.
    Chance,
}

/// What is done to a region. A tool is shown in the bar when there are several.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Tool {
    /// Taking it, with tokens or with the die.
    Attack,
    /// Taking it in the special way of a tile.
    Use(Tile),
    /// Rolling for it although tokens might do.
    Gamble,
    /// Attacking it from anywhere, with a die before it.
    Assault,
    /// Putting a piece there.
    Place(Mark),
    /// Laying a relic there.
    Lay(Tile),
    /// Choosing it, as a tile asks.
    Choose(Tile),
    /// Passing it over, as a tile asks.
    Pass(Tile),
    /// Choosing two, as a tile asks.
    ChooseTwo(Tile),
    /// Emptying it.
    Empty,
    /// Moving what stands there elsewhere.
    Shove,
    /// Moving a piece that is counted among the tokens there.
    Herd,
    /// Removing a piece there.
    Raze(Mark),
    /// Leaving it before the first attack.
    Abandon,
}

impl Tool {
    /// Its name: a verb, and the tile or piece it is for.
    pub fn key(self, game: &Game) -> String {
        match self {
            Tool::Use(tile) => format!("use {}", game.ability(tile).key),
            Tool::Lay(tile) => format!("lay {}", game.ability(tile).key),
            Tool::Choose(tile) | Tool::ChooseTwo(tile) => format!("choose {}", game.ability(tile).key),
            Tool::Pass(tile) => format!("pass {}", game.ability(tile).key),
            Tool::Place(mark) => format!("place {}", game.mark(mark).key),
            Tool::Raze(mark) => format!("raze {}", game.mark(mark).key),
            plain => format!("{plain:?}").to_ascii_lowercase(),
        }
    }
}

impl Tool {
    /// The answer that uses it on one region, where one is enough.
    pub fn answer(self, region: Region) -> Option<Answer> {
        Some(match self {
            // What an attack costs, or why there is none, is told in full elsewhere.
            Tool::Attack | Tool::Shove | Tool::Herd | Tool::ChooseTwo(_) => return None,
            Tool::Use(tile) => Answer::Use { tile, region },
            Tool::Gamble => Answer::Gamble { region },
            Tool::Assault => Answer::Assault { region },
            Tool::Place(mark) => Answer::Place { mark, region, n: 1 },
            Tool::Lay(tile) => Answer::Lay { tile, region },
            Tool::Choose(tile) => Answer::ChooseRegion { tile, region },
            Tool::Pass(tile) => Answer::PassRegion { tile, region },
            Tool::Empty => Answer::Empty { region },
            Tool::Raze(mark) => Answer::Raze { mark, region },
            Tool::Abandon => Answer::Abandon { region },
        })
    }
}

/// Whether the answer is a roll of the die, which cannot be taken back.
pub fn rolls_die(answer: Answer) -> bool {
    matches!(answer, Answer::Attempt { .. } | Answer::Gamble { .. } | Answer::Assault { .. })
}

/// The control of an answer.
pub fn control(answer: Answer) -> Control {
    match answer {
        Answer::First { .. }
        | Answer::Banner { .. }
        | Answer::Badge { .. }
        | Answer::Find { .. }
        | Answer::Event { .. }
        | Answer::Omen { .. }
        | Answer::Die { .. } => Control::Chance,
        Answer::Pick { slot } | Answer::ChooseCombo { slot, .. } => Control::Slot(slot),
        Answer::Expand
        | Answer::Decline
        | Answer::Roll
        | Answer::Vanish
        | Answer::Peek
        | Answer::Press
        | Answer::ChooseNumber { .. }
        | Answer::ChooseYes { .. }
        | Answer::ChooseNo { .. }
        | Answer::Join { .. } => Control::Button,
        Answer::Assault { region } => Control::Region(Tool::Assault, region),
        Answer::Shove { region, to } => Control::Pair(Tool::Shove, region, to),
        Answer::Herd { region, to } => Control::Pair(Tool::Herd, region, to),
        Answer::ChoosePair { tile, region, to } => Control::Pair(Tool::ChooseTwo(tile), region, to),
        Answer::Raze { mark, region } => Control::Region(Tool::Raze(mark), region),
        Answer::Abandon { region } => Control::Region(Tool::Abandon, region),
        Answer::Conquer { region } | Answer::Attempt { region } => Control::Region(Tool::Attack, region),
        Answer::Use { tile, region } => Control::Region(Tool::Use(tile), region),
        Answer::Gamble { region } => Control::Region(Tool::Gamble, region),
        Answer::Put { region, .. } => Control::Stepper(region),
        Answer::Empty { region } => Control::Region(Tool::Empty, region),
        Answer::Place { mark, region, .. } => Control::Region(Tool::Place(mark), region),
        Answer::Wield { tile } => Control::Tile(tile),
        Answer::Lay { tile, region } => Control::Region(Tool::Lay(tile), region),
        Answer::ChooseRegion { tile, region } => Control::Region(Tool::Choose(tile), region),
        Answer::PassRegion { tile, region } => Control::Region(Tool::Pass(tile), region),
        Answer::ChooseSeat { seat, .. } => Control::Seat(seat),
        Answer::ChooseTile { other, .. } => Control::Tile(other),
        Answer::Done => Control::Done,
    }
}

/// What a person has in hand: a tool, and the first region of two.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub struct Hand {
    /// The tool.
    pub tool: Option<Tool>,
    /// The first region, if one is chosen.
    pub first: Option<Region>,
}

impl From<Tool> for Hand {
    fn from(tool: Tool) -> Hand {
        Hand { tool: Some(tool), first: None }
    }
}

/// What is legal now, by the places where it is said.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Choices {
    /// On regions.
    pub regions: Vec<(Region, Tool, Answer)>,
    /// On two regions.
    pub pairs: Vec<(Region, Region, Tool, Answer)>,
    /// The regions that take tokens at redeployment.
    pub steppers: Vec<Region>,
    /// On players' panels.
    pub seats: Vec<(Seat, Answer)>,
    /// On combos of the offer.
    pub slots: Vec<(u8, Answer)>,
    /// With buttons.
    pub buttons: Vec<Answer>,
    /// Whether what is asked may be ended.
    pub done: bool,
}

impl Choices {
    /// Sorts the legal answers.
    pub fn new(answers: &[Answer]) -> Choices {
        let mut choices = Choices::default();
        for &answer in answers {
            match control(answer) {
                Control::Region(tool, region) => choices.regions.push((region, tool, answer)),
                Control::Pair(tool, first, second) => choices.pairs.push((first, second, tool, answer)),
                Control::Stepper(region) => {
                    if !choices.steppers.contains(&region) {
                        choices.steppers.push(region);
                    }
                }
                Control::Seat(seat) => choices.seats.push((seat, answer)),
                Control::Slot(slot) => choices.slots.push((slot, answer)),
                Control::Tile(_) | Control::Button => choices.buttons.push(answer),
                Control::Done => choices.done = true,
                Control::Chance => {}
            }
        }
        choices
    }

    /// The tools there are, those for attack first.
    pub fn tools(&self) -> Vec<Tool> {
        let pairs = self.pairs.iter().map(|&(_, _, tool, _)| tool);
        let mut tools: Vec<Tool> = self.regions.iter().map(|&(_, tool, _)| tool).chain(pairs).collect();
        order::by(&mut tools, |tool| *tool);
        tools.dedup();
        tools
    }

    /// What can be done to a region, with the tool in hand first. Of a pair the first region may be chosen already.
    pub fn on(&self, region: Region, hand: Hand) -> Vec<Answer> {
        let here = || self.regions.iter().filter(move |(at, ..)| *at == region);
        let first = here().filter(|(_, with, _)| Some(*with) == hand.tool);
        let others = here().filter(|(_, with, _)| Some(*with) != hand.tool);
        let plain = first.chain(others).map(|&(_, _, answer)| answer);
        self.with(region, hand).into_iter().filter(|_| self.is_pair(hand)).chain(plain).collect()
    }

    /// What the tool in hand does to a region, if that is all it takes.
    pub fn with(&self, region: Region, hand: Hand) -> Option<Answer> {
        let plain = self.regions.iter().find(|(at, with, _)| *at == region && Some(*with) == hand.tool);
        let pair = || {
            let mut ends = self.pairs.iter().filter(|(_, _, with, _)| Some(*with) == hand.tool);
            match hand.first {
                Some(first) => {
                    ends.find(|(from, to, ..)| *from == first && *to == region).map(|&(.., answer)| answer)
                }
                // Where there is but one way to go on, it is gone.
                None => {
                    let mut ways = ends.filter(|(from, ..)| *from == region);
                    let (one, more) = (ways.next(), ways.next());
                    one.filter(|_| more.is_none()).map(|&(.., answer)| answer)
                }
            }
        };
        plain.map(|&(_, _, answer)| answer).or_else(pair)
    }

    /// Whether a region can be the first of a pair with the tool in hand, with several ways to go on.
    pub fn begins(&self, region: Region, hand: Hand) -> bool {
        let ways = self.pairs.iter().filter(|(from, _, with, _)| *from == region && Some(*with) == hand.tool);
        hand.first.is_none() && ways.count() > 1
    }

    /// Whether a region can be taken in a way of its own, whatever is in hand.
    pub fn takes(&self, region: Region) -> bool {
        let takes = |tool| matches!(tool, Tool::Use(_) | Tool::Gamble | Tool::Assault);
        self.regions.iter().any(|&(at, tool, _)| at == region && takes(tool))
    }

    fn is_pair(&self, hand: Hand) -> bool {
        self.pairs.iter().any(|(_, _, with, _)| Some(*with) == hand.tool)
    }

    /// The answers the tool in hand gives.
    pub fn answers_with(&self, hand: Hand) -> Vec<Answer> {
        let plain = self.regions.iter().map(|&(_, tool, answer)| (tool, answer));
        let pairs = self.pairs.iter().map(|&(_, _, tool, answer)| (tool, answer));
        let all = plain.chain(pairs).filter(|(tool, _)| Some(*tool) == hand.tool);
        all.map(|(_, answer)| answer).collect()
    }

    /// The regions the tool in hand can be used on.
    pub fn targets(&self, hand: Hand) -> Vec<Region> {
        let plain = self.regions.iter().filter(|(_, with, _)| Some(*with) == hand.tool).map(|&(at, ..)| at);
        let pairs = self.pairs.iter().filter(|(_, _, with, _)| Some(*with) == hand.tool);
        let pairs = pairs.filter_map(|&(from, to, ..)| match hand.first {
            None => Some(from),
            Some(first) => (first == from).then_some(to),
        });
        let mut regions: Vec<Region> = plain.chain(pairs).collect();
        regions.extend(&self.steppers);
        order::by(&mut regions, |region| region.0);
        regions.dedup();
        regions
    }

    /// Whether there is nothing to choose but to go on.
    pub fn is_empty(&self) -> bool {
        self.regions.is_empty()
            && self.pairs.is_empty()
            && self.steppers.is_empty()
            && self.seats.is_empty()
            && self.slots.is_empty()
            && self.buttons.is_empty()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_answer_of_a_list_has_its_place() {
        let region = Region(3);
        let answers = [
            Answer::Abandon { region },
            Answer::Conquer { region },
            Answer::Use { tile: Tile(5), region },
            Answer::Attempt { region: Region(4) },
            Answer::Roll,
            Answer::Done,
        ];
        let choices = Choices::new(&answers);
        assert_eq!(choices.tools(), [Tool::Attack, Tool::Use(Tile(5)), Tool::Abandon]);
        let with = |tool| Hand::from(tool);
        assert_eq!(
            choices.on(region, with(Tool::Use(Tile(5))))[0],
            answers[2],
            "the tool in hand comes first"
        );
        assert_eq!(choices.on(region, with(Tool::Attack)).len(), 3);
        assert_eq!(choices.with(region, with(Tool::Attack)), Some(answers[1]));
        assert_eq!(choices.targets(with(Tool::Attack)), [region, Region(4)]);
        assert!(choices.takes(region) && !choices.takes(Region(4)), "only one has a way of its own");
        assert_eq!(choices.answers_with(with(Tool::Use(Tile(5)))), [answers[2]]);
        assert_eq!(choices.buttons, [Answer::Roll]);
        assert!(choices.done && !choices.is_empty());
    }

    #[test]
    fn two_regions_are_chosen_one_after_the_other() {
        let swap = |a, b| Answer::ChoosePair { tile: Tile(5), region: Region(a), to: Region(b) };
        let choices = Choices::new(&[swap(1, 5), swap(1, 6), swap(2, 5)]);
        let hand = Hand::from(Tool::ChooseTwo(Tile(5)));
        assert_eq!(choices.targets(hand), [Region(1), Region(2)]);
        assert!(choices.begins(Region(1), hand) && !choices.begins(Region(2), hand));
        assert_eq!(choices.with(Region(2), hand), Some(swap(2, 5)), "there is only one way to go on");
        let hand = Hand { first: Some(Region(1)), ..hand };
        assert_eq!(choices.targets(hand), [Region(5), Region(6)]);
        assert_eq!(choices.with(Region(6), hand), Some(swap(1, 6)));
        assert_eq!(choices.on(Region(6), hand), [swap(1, 6)]);
    }

    #[test]
    fn a_redeployment_has_one_stepper_a_region() {
        let put = |n| Answer::Put { region: Region(1), n };
        assert_eq!(Choices::new(&[put(1), put(6)]).steppers, [Region(1)]);
    }
}
