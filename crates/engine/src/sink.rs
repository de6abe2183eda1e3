//! Where the answers to a decision go: into a list, or past whoever asks about one of them.
//!
//! Every decision has one function that goes through its answers and then says why any other is refused. `legal` runs it
//! with a list, `check` with the one answer that somebody gives. So both agree by construction: an answer is accepted if it
//! comes by, and what says why not can do nothing but refuse.

use crate::answer::{Answer, Answers};
use crate::illegal::Illegal;
use crate::procedure::{Caller, Choices, Procedure, is_offered};
use crate::region::{Region, RegionSet};

/// What the answers to a decision are gone through for.
pub(crate) trait Sink {
    /// This may be answered.
    fn push(&mut self, answer: Answer);

    /// This may be answered, and may have come by before.
    fn push_new(&mut self, answer: Answer);

    /// This may be answered, or why it may not.
    fn push_if(&mut self, answer: Answer, may: impl FnOnce() -> Result<(), Illegal>);

    /// An answer that names the region, for each of these where there is one.
    fn push_each(&mut self, regions: RegionSet, answer: impl Fn(Region) -> Option<Answer>);

    /// Those of the regions that answers are wanted for.
    fn among(&self, regions: RegionSet) -> RegionSet;

    /// Whether answers of some kind are wanted, where it is worth a question.
    fn wants(&self, kind: impl FnOnce(Answer) -> bool) -> bool;

    /// Says why whatever has not come by is refused.
    fn otherwise(&mut self, why: impl FnOnce(Answer) -> Illegal);

    /// Where a procedure lists its choices.
    fn choices(&mut self, procedure: &Procedure, me: Caller) -> Choices<'_>;

    /// Whether the procedure that listed last has listed an answer of the kind that is wanted.
    fn has_alike(&self) -> bool;
}

impl Sink for Answers {
    #[inline]
    fn push(&mut self, answer: Answer) {
        self.items[self.len] = answer;
        self.len += 1;
    }

    fn push_new(&mut self, answer: Answer) {
        if !self.contains(&answer) {
            self.push(answer);
        }
    }

    #[inline]
    fn push_if(&mut self, answer: Answer, may: impl FnOnce() -> Result<(), Illegal>) {
        if may().is_ok() {
            self.push(answer);
        }
    }

    #[inline]
    fn push_each(&mut self, regions: RegionSet, answer: impl Fn(Region) -> Option<Answer>) {
        // The length stays in a register, which saves a fifth of what it costs to push one by one.
        let (items, mut len) = (&mut self.items, self.len);
        regions.for_each(|region| {
            if let Some(answer) = answer(region) {
                items[len] = answer;
                len += 1;
            }
        });
        self.len = len;
    }

    #[inline]
    fn among(&self, regions: RegionSet) -> RegionSet {
        regions
    }

    #[inline]
    fn wants(&self, _: impl FnOnce(Answer) -> bool) -> bool {
        true
    }

    #[inline]
    fn otherwise(&mut self, _: impl FnOnce(Answer) -> Illegal) {}

    fn choices(&mut self, _: &Procedure, me: Caller) -> Choices<'_> {
        Choices::listing(me, self)
    }

    #[inline]
    fn has_alike(&self) -> bool {
        false
    }
}

/// One answer that is looked for.
pub(crate) struct Lookup {
    wanted: Answer,
    found: bool,
    alike: bool,
    why: Option<Illegal>,
}

impl Lookup {
    pub(crate) fn new(wanted: Answer) -> Lookup {
        Lookup { wanted, found: false, alike: false, why: None }
    }

    /// Says why the answer is refused, unless that is said already.
    pub(crate) fn refuse(&mut self, answer: Answer, why: Illegal) {
        if self.wanted == answer {
            self.why = Some(why);
        }
    }

    /// Says why the answer is refused, whatever it is.
    pub(crate) fn refuse_any(&mut self, why: Illegal) {
        self.why = Some(why);
    }

    /// Whether the answer came by, and if not, why.
    pub(crate) fn outcome(self) -> Result<(), Illegal> {
        // Every decision says why whatever did not come by is refused.
        if self.found { Ok(()) } else { Err(self.why.unwrap_or(Illegal::NotAsked("CORE-TURN-2"))) }
    }
}

impl Sink for Lookup {
    fn push(&mut self, answer: Answer) {
        self.found |= self.wanted == answer;
        self.alike |= std::mem::discriminant(&self.wanted) == std::mem::discriminant(&answer);
    }

    fn push_new(&mut self, answer: Answer) {
        self.push(answer);
    }

    fn push_if(&mut self, answer: Answer, may: impl FnOnce() -> Result<(), Illegal>) {
        if self.wanted == answer {
            match may() {
                Ok(()) => self.found = true,
                Err(why) => self.why = Some(why),
            }
        }
    }

    fn push_each(&mut self, regions: RegionSet, answer: impl Fn(Region) -> Option<Answer>) {
        self.among(regions).filter_map(answer).for_each(|answer| self.push(answer));
    }

    fn among(&self, regions: RegionSet) -> RegionSet {
        let named: RegionSet = self.wanted.region().into_iter().collect();
        regions & named
    }

    fn wants(&self, kind: impl FnOnce(Answer) -> bool) -> bool {
        kind(self.wanted)
    }

    fn otherwise(&mut self, why: impl FnOnce(Answer) -> Illegal) {
        if !self.found && self.why.is_none() {
            self.why = Some(why(self.wanted));
        }
    }

    fn choices(&mut self, procedure: &Procedure, me: Caller) -> Choices<'_> {
        self.alike = false;
        let asked = self.wanted == Answer::Done || is_offered(procedure, me.tile, self.wanted);
        Choices::looking(me, self, asked)
    }

    fn has_alike(&self) -> bool {
        self.alike
    }
}
