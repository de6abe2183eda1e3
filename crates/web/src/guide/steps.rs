//! The steps of the lessons as data, and how somebody goes through them.

use content::Set;
use engine::{Event, Game, Seat};

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
const REMARKS: &[(Sign, &str)] = &[(Refused, "refused"), (Paid, "paid")];

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

/// How far somebody is in a lesson.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Progress {
    /// The lesson.
    pub lesson: Lesson,
    /// The step; past the last when it is done.
    pub at: usize,
}

impl Progress {
    /// The step they are at; none when the lesson is done.
    pub fn step(self) -> Option<&'static Step> {
        self.lesson.steps().get(self.at)
    }

    /// Whether what happens waits until the step has been read.
    pub fn waits(self) -> bool {
        self.step().is_none_or(|step| step.until == Read)
    }

    /// The step has been read.
    pub fn next(&mut self) {
        self.at = (self.at + 1).min(self.lesson.steps().len());
    }

    /// Something has happened: it ends all steps in a row that wait for it, or calls for a remark, whose words have this key.
    pub fn take(&mut self, sign: Sign) -> Option<String> {
        let step = self.step()?;
        let own = step.remarks.iter().find(|(own, _)| *own == sign).map(|(_, key)| self.lesson.words(key));
        let begun = self.at;
        while self.step().is_some_and(|step| matches!(step.until, Any(signs) if signs.contains(&sign))) {
            self.at += 1;
        }
        let anywhere = || {
            let found = REMARKS.iter().find(|(own, _)| *own == sign).map(|(_, key)| format!("guide-{key}"));
            found.filter(|_| self.at == begun && self.lesson != Lesson::First)
        };
        own.or_else(anywhere)
    }
}

/// What the events of an entry of the log mean to a learner. `turn` is whose turn it is, and is kept up to date.
pub fn signs(game: &Game, rivers: &[bool], me: Seat, turn: &mut Option<Seat>, events: &[Event]) -> Vec<Sign> {
    let mut signs = Vec::new();
    for &event in events {
        if let Event::TurnBegan { seat, .. } = event {
            *turn = Some(seat);
        }
        let mine = *turn == Some(me);
        let sign = match event {
            Event::TurnBegan { .. } if mine => Some(MyTurn),
            Event::Picked { seat, .. } if seat == me => Some(Picked),
            Event::Paid { seat, .. } if seat == me => Some(Paid),
            Event::Expanded { seat, .. } if seat == me => Some(Expanded),
            Event::Declined { seat, .. } if seat == me => Some(Declined),
            Event::Found { .. } if mine => Some(Found),
            Event::Wielded { .. } | Event::Moved { .. } | Event::Copied { .. } | Event::Swapped { .. }
                if mine =>
            {
                Some(Used)
            }
            Event::HappenedIn { tile, .. } if mine && !game.is_race(tile) && !game.is_power(tile) => {
                Some(Used)
            }
            Event::Rolled { .. } if mine => Some(Rolled),
            Event::TurnEnded { seat } if seat == me => Some(TurnOver),
            Event::Revealed { .. } => Some(Revealed),
            Event::Conquered { .. } if mine => Some(Conquered),
            _ => None,
        };
        signs.extend(sign);
        if let Event::Conquered { region, .. } = event
            && mine
            && rivers.get(usize::from(region.0)).is_some_and(|is| *is)
        {
            signs.push(River);
        }
    }
    signs
}

#[cfg(test)]
mod tests {
    use content::Setup;
    use content::board::shipped;
    use content::words::{Language, Words};
    use engine::{Answer, Ask, apply};
    use wire::history::{Fact, History};

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

    #[test]
    fn a_lesson_goes_on_with_what_happens_and_remarks_on_the_rest() {
        let mut progress = Progress { lesson: Lesson::Base, at: 0 };
        assert!(progress.waits());
        progress.next();
        // Who pays for a better combo hears what became of the coins, and goes on.
        assert_eq!(progress.take(Paid), Some("guide-paid".to_owned()));
        assert_eq!(progress.take(Picked), None);
        assert_eq!(progress.take(Refused), Some("guide-refused".to_owned()));
        // Who conquers without looking at a bill has done both steps.
        assert_eq!(progress.take(Conquered), None);
        assert_eq!(progress.step().map(|step| step.key), Some("more"));
        assert_eq!(progress.take(Short), None);
        assert_eq!(progress.take(Placing), Some("guide-base-no-die".to_owned()));
        assert_eq!(progress.step().map(|step| step.key), Some("redeploy"));
        assert_eq!(progress.take(TurnOver), None);
        assert!(progress.waits());
        progress.next();
        assert_eq!(progress.take(MyTurn), None);
        assert_eq!(progress.take(Expanded), Some("guide-base-went-on".to_owned()));
        assert_eq!(progress.take(Declined), None);
        for _ in 0..20 {
            progress.next();
        }
        assert_eq!((progress.step(), progress.take(MyTurn)), (None, None));
    }

    #[test]
    fn the_first_hints_are_three_and_never_lecture() {
        assert_eq!(Lesson::First.steps().len(), 3);
        let mut progress = Progress { lesson: Lesson::First, at: 0 };
        assert_eq!(progress.take(Refused), None);
    }
}
