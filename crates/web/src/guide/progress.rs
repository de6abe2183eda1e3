//! How far somebody is in a lesson, and what happens at the table, as far as a lesson cares.

use engine::{Event, Game, Seat};

use super::steps::Sign::{
    Conquered, Declined, Expanded, Found, MyTurn, Paid, Picked, Revealed, River, Rolled, TurnOver, Used,
};
use super::steps::Until::{Any, Read};
use super::steps::{Lesson, REMARKS, Sign, Step};

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
    use super::super::steps::Sign::{Placing, Refused, Short};
    use super::*;

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
