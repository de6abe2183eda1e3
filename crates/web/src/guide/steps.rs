//! The steps of the lessons as data. How somebody goes through them is in `progress`.

use content::Set;

/// A lesson.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Lesson {
    /// The base game, from the first people to the second.
    Base,
    /// What Underground has besides.
    Underground,
    /// What River World has besides.
    River,
    /// What World of Warcraft has besides.
    Warcraft,
    /// The three hints of a first game.
    First,
}

/// Something that happened at the table, as far as a lesson cares.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Sign {
    /// The learner's turn began.
    MyTurn,
    /// They took a combo.
    Picked,
    /// They paid for combos they skipped.
    Paid,
    /// They go on with their people.
    Expanded,
    /// They put it into decline.
    Declined,
    /// They took a region.
    Conquered,
    /// They took a river.
    River,
    /// They found a relic or a place.
    Found,
    /// They used a relic or a place.
    Used,
    /// They rolled the die.
    Rolled,
    /// Their turn is over.
    TurnOver,
    /// An event was revealed.
    Revealed,
    /// A card of a region is open.
    Looked,
    /// A region was pressed that cannot be had, and the card says why.
    Refused,
    /// Only the die can still help.
    Short,
    /// Tokens are to be placed.
    Placing,
}

/// What ends a step.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Until {
    /// It is read, and put away. What happens meanwhile waits.
    Read,
    /// Any of these happens.
    Any(&'static [Sign]),
}

/// Where to look.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum At {
    /// Nowhere in particular.
    Table,
    /// The combos on offer.
    Offer,
    /// The map.
    Map,
    /// The turn bar.
    Bar,
    /// What the turn would bring, and the log.
    Score,
    /// The event of the round.
    Event,
}

impl At {
    /// The name by which the style finds it.
    pub fn key(self) -> &'static str {
        match self {
            At::Table => "table",
            At::Offer => "offer",
            At::Map => "map",
            At::Bar => "bar",
            At::Score => "score",
            At::Event => "event",
        }
    }
}

/// A step of a lesson.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Step {
    /// The end of the key of its words.
    pub key: &'static str,
    /// Where to look.
    pub at: At,
    /// What ends it.
    pub until: Until,
    /// What is said to something else that happens meanwhile.
    pub remarks: &'static [(Sign, &'static str)],
}

const fn step(key: &'static str, at: At, until: Until) -> Step {
    Step { key, at, until, remarks: &[] }
}

use Sign::{
    Conquered, Declined, Expanded, Found, Looked, MyTurn, Paid, Picked, Placing, Refused, Revealed, River,
    Rolled, Short, TurnOver, Used,
};
use Until::{Any, Read};

const BASE: &[Step] = &[
    step("welcome", At::Table, Read),
    step("pick", At::Offer, Any(&[Picked])),
    step("look", At::Map, Any(&[Looked, Conquered])),
    step("conquer", At::Map, Any(&[Conquered])),
    step("more", At::Map, Any(&[Short, Rolled, Placing, TurnOver])),
    Step {
        remarks: &[(Placing, "no-die"), (TurnOver, "no-die")],
        ..step("die", At::Map, Any(&[Rolled, Placing, TurnOver]))
    },
    step("redeploy", At::Bar, Any(&[TurnOver])),
    step("score", At::Score, Read),
    step("others", At::Score, Any(&[MyTurn])),
    Step { remarks: &[(Expanded, "went-on")], ..step("decline", At::Bar, Any(&[Declined])) },
    step("declined", At::Map, Read),
    step("wait", At::Table, Any(&[MyTurn])),
    step("second", At::Offer, Any(&[Picked])),
    step("land", At::Map, Any(&[TurnOver])),
    step("done", At::Table, Read),
];

const UNDERGROUND: &[Step] = &[
    step("welcome", At::Map, Read),
    Step { remarks: &[(Declined, "declined")], ..step("ready", At::Bar, Any(&[Expanded, Conquered])) },
    Step {
        remarks: &[(Conquered, "elsewhere"), (TurnOver, "missed")],
        ..step("monster", At::Map, Any(&[Found]))
    },
    step("found", At::Map, Read),
    step("use", At::Bar, Any(&[Used, Placing, TurnOver])),
    step("redeploy", At::Bar, Any(&[TurnOver])),
    step("done", At::Table, Read),
];

const RIVER: &[Step] = &[
    step("welcome", At::Event, Read),
    Step { remarks: &[(Declined, "declined")], ..step("ready", At::Bar, Any(&[Expanded, Conquered])) },
    Step {
        remarks: &[(Conquered, "elsewhere"), (TurnOver, "missed")],
        ..step("river", At::Map, Any(&[River]))
    },
    step("beyond", At::Map, Any(&[Conquered, Placing, TurnOver])),
    step("redeploy", At::Bar, Any(&[TurnOver])),
    step("event", At::Event, Any(&[Revealed])),
    step("harbors", At::Map, Read),
    step("done", At::Table, Read),
];

const WARCRAFT: &[Step] = &[
    step("welcome", At::Map, Read),
    step("pick", At::Offer, Any(&[Picked])),
    step("island", At::Map, Any(&[Conquered])),
    step("factions", At::Table, Read),
    step("travel", At::Map, Any(&[Placing, TurnOver])),
    step("redeploy", At::Bar, Any(&[TurnOver])),
    step("legends", At::Map, Read),
    step("done", At::Table, Read),
];

const FIRST: &[Step] = &[
    step("pick", At::Offer, Any(&[Picked])),
    step("conquer", At::Map, Any(&[Placing, TurnOver])),
    step("redeploy", At::Bar, Any(&[TurnOver])),
];

/// What is said wherever it happens.
pub const REMARKS: &[(Sign, &str)] = &[(Refused, "refused"), (Paid, "paid")];

impl Lesson {
    /// The lessons, in the order in which they are listed.
    pub const ALL: [Lesson; 4] = [Lesson::Base, Lesson::Underground, Lesson::River, Lesson::Warcraft];

    /// Its name in files and words.
    pub fn key(self) -> &'static str {
        match self {
            Lesson::Base => "base",
            Lesson::Underground => "underground",
            Lesson::River => "river",
            Lesson::Warcraft => "warcraft",
            Lesson::First => "first",
        }
    }

    /// The lesson with that name.
    pub fn from_key(key: &str) -> Option<Lesson> {
        Lesson::ALL.into_iter().chain([Lesson::First]).find(|lesson| lesson.key() == key)
    }

    /// The box it is played with.
    pub fn set(self) -> Set {
        match self {
            Lesson::Base | Lesson::First => Set::Base,
            Lesson::Underground => Set::Underground,
            Lesson::River => Set::River,
            Lesson::Warcraft => Set::Warcraft,
        }
    }

    /// The board it is played on.
    pub fn board(self) -> &'static str {
        match self {
            Lesson::Base | Lesson::First => "base-2p",
            Lesson::Underground => "underground-2p",
            Lesson::River => "river-world-2p",
            Lesson::Warcraft => "wow-large-1b+wow-small-2b",
        }
    }

    /// How many minutes it takes.
    pub fn minutes(self) -> u8 {
        if self == Lesson::Base { 5 } else { 2 }
    }

    /// Its steps.
    pub fn steps(self) -> &'static [Step] {
        match self {
            Lesson::Base => BASE,
            Lesson::Underground => UNDERGROUND,
            Lesson::River => RIVER,
            Lesson::Warcraft => WARCRAFT,
            Lesson::First => FIRST,
        }
    }

    /// The key of the words of a step or a remark.
    pub fn words(self, key: &str) -> String {
        format!("guide-{}-{key}", self.key())
    }
}

#[cfg(test)]
mod tests {
    use content::Setup;
    use content::board::shipped;
    use content::words::{Language, Words};
    use engine::{Answer, Ask, Event, Game, Seat, apply};
    use wire::history::{Fact, History};

    use super::super::progress::signs;
    use super::*;

    /// The game of a lesson, and the position it begins at.
    fn position(lesson: Lesson) -> (Game, History) {
        let text = match lesson {
            Lesson::Base | Lesson::First => include_str!("../../lessons/base.txt"),
            Lesson::Underground => include_str!("../../lessons/underground.txt"),
            Lesson::River => include_str!("../../lessons/river.txt"),
            Lesson::Warcraft => include_str!("../../lessons/warcraft.txt"),
        };
        let board = shipped::find(lesson.board()).expect("it is shipped");
        let game = Setup { board: Some(board), ..Setup::new(lesson.set(), 2) }.game().expect("a game");
        let mut history = History::new(&game);
        for line in text.lines().filter(|line| !line.starts_with('#')) {
            let fact = Fact::read(&game, line).expect("a fact");
            history.append(&game, fact, &mut Vec::new()).unwrap_or_else(|why| panic!("{line}: {why:?}"));
        }
        assert_eq!(history.state.owed().who.player(), Some(Seat(0)), "{}", lesson.key());
        (game, history)
    }

    /// What happens when seat A gives these answers.
    fn after(lesson: Lesson, answers: &[&str]) -> (Game, Vec<Event>) {
        let (game, mut history) = position(lesson);
        let mut events = Vec::new();
        for line in answers {
            let who = history.state.owed().who;
            let answer = Answer::read(&game, line).expect("notation");
            apply(&game, &mut history.state, who, answer, &mut events)
                .unwrap_or_else(|why| panic!("{line}: {why:?}"));
        }
        (game, events)
    }

    #[test]
    fn every_lesson_begins_where_its_steps_can_be_done() {
        let (_, base) = position(Lesson::Base);
        assert_eq!(base.state.owed().ask, Ask::Pick);
        // A Monster can be driven out at once; what lay below it is for chance to say.
        let (game, mut history) = position(Lesson::Underground);
        for line in ["expand", "conquer 7"] {
            let (who, answer) = (history.state.owed().who, Answer::read(&game, line).expect("notation"));
            apply(&game, &mut history.state, who, answer, &mut ()).expect("it is listed");
        }
        assert_eq!(history.state.owed().ask, Ask::Find);
        // A river can be taken, pirates and all.
        let (game, events) = after(Lesson::River, &["expand", "conquer 11"]);
        let mut turn = Some(Seat(0));
        let rivers: Vec<bool> = (0..26).map(|region| region == 11).collect();
        assert_eq!(signs(&game, &rivers, Seat(0), &mut turn, &events), [Expanded, Conquered, River]);
        // The first on offer is of the other side than who is on the map.
        let (game, events) = after(Lesson::Warcraft, &["pick 1"]);
        let picked = events
            .iter()
            .find_map(|event| if let Event::Picked { race, .. } = event { Some(*race) } else { None });
        assert_eq!(picked.map(|race| &*game.ability(race).key), Some("wow_orcs"));
        let (_, history) = position(Lesson::Warcraft);
        let enemy = history.state.table().active(Seat(1)).map(|band| history.state.table().band(band).race);
        assert_eq!(enemy.map(|race| &*game.ability(race).key), Some("wow_dwarves"));
    }

    #[test]
    fn every_step_and_remark_is_worded_in_every_language() {
        for words in Language::ALL.map(Words::new) {
            let says =
                |key: String| assert!(words.get(&key).is_some(), "{key} in {}", words.language().key());
            for lesson in Lesson::ALL.into_iter().chain([Lesson::First]) {
                for step in lesson.steps() {
                    says(lesson.words(step.key));
                    step.remarks.iter().for_each(|(_, key)| says(lesson.words(key)));
                }
            }
            REMARKS.iter().for_each(|(_, key)| says(format!("guide-{key}")));
        }
    }
}
