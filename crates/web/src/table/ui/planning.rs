//! The redeployment being planned, until it is said.

use engine::puts;
use leptos::prelude::*;

use super::super::plan::Plan;
use super::super::sitting::Moment;
use super::Ui;

impl Ui {
    /// Starts to plan when tokens are to be placed.
    pub(super) fn begin_plan(self) {
        let moment = self.moment();
        let steppers = moment.as_ref().map(|it| it.choices.steppers.clone()).unwrap_or_default();
        let (Some(moment), true) = (moment, self.mine.get() && !steppers.is_empty()) else {
            return self.draft.plan.set(None);
        };
        let said = self.draft.said_plan.get_value().filter(|(version, _)| *version == moment.version);
        if let Some((_, plan)) = said {
            return self.draft.plan.set(Some(plan));
        }
        let hand = moment.table().band(moment.owed().band).hand;
        let mut plan = Plan::new(hand, &steppers);
        // Where everybody stood before they were gathered is where most want them again.
        let before = self.live.shown.before.get_untracked();
        if let Some(before) = &before {
            let standing = |region| moment.table().tokens(region);
            plan.as_before(standing, |region| before.table().tokens(region));
        }
        self.draft.plan.set(Some(plan));
        if self.draft.ending.get_untracked() {
            self.finish_plan();
        }
    }

    /// Changes the plan.
    pub fn replan(self, change: impl FnOnce(&mut Plan, &Moment)) {
        let Some(moment) = self.moment_now() else { return };
        self.draft.plan.update(|plan| {
            if let Some(plan) = plan {
                change(plan, &moment);
            }
        });
    }

    /// Spreads what is left of the plan and says it.
    pub(super) fn finish_plan(self) {
        self.replan(|plan, moment| plan.place_rest(|region| moment.table().tokens(region)));
        self.say_plan();
    }

    /// Says the plan, if every token has its place.
    pub fn say_plan(self) {
        let plan = self.draft.plan.get_untracked().filter(|plan| plan.left() == 0);
        let (Some(plan), Some(seat)) = (plan, self.me.get_untracked()) else { return };
        let (Some(fixed), Some(moment)) = (self.live.fixed.get_untracked(), self.moment_now()) else {
            return;
        };
        let lines = puts(&plan.parts()).map(|answer| answer.line(&fixed.game)).collect();
        self.draft.said_plan.set_value(Some((moment.version, plan)));
        self.send(seat, lines);
    }
}
