//! What pressing, dropping and keys mean on the map.

use engine::Region;
use leptos::prelude::*;

use super::super::control::rolls_die;
use super::Ui;

/// How a region was pressed.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Press {
    /// With a mouse, which has shown the bill before.
    Mouse,
    /// With a finger or a pen.
    Touch,
    /// With a key.
    Key,
}

impl Ui {
    /// What pressing a region does.
    pub fn press(self, region: Region, press: Press) {
        if press != Press::Key && self.pointing.dragged.get_value() {
            return self.pointing.dragged.set_value(false);
        }
        self.pointing.focus.set(region);
        let Some(moment) = self.moment_now() else { return };
        if !self.mine.get_untracked() {
            return self.toggle(region);
        }
        if moment.choices.steppers.contains(&region) {
            return self.replan(|plan, _| plan.more(region));
        }
        let hand = self.hand.get_untracked();
        if moment.choices.begins(region, hand) {
            self.pointing.open.set(None);
            return self.pointing.first.set(Some(region));
        }
        let answer = moment.choices.with(region, hand);
        let twice = press == Press::Key || untrack(|| self.settings.confirms(press == Press::Touch));
        let seen = self.pointing.open.get_untracked() == Some(region) || !twice;
        match answer {
            // A die cannot be taken back: it is always asked for twice.
            Some(answer) if rolls_die(answer) && self.pointing.open.get_untracked() != Some(region) => {
                self.pointing.open.set(Some(region));
            }
            Some(answer) if seen => self.commit(answer),
            _ => self.toggle(region),
        }
    }

    /// Whether the open card has something to say yes to.
    pub fn can_say_yes(self) -> bool {
        let (Some(moment), Some(region)) = (self.moment_now(), self.pointing.open.get_untracked()) else {
            return false;
        };
        let hand = self.hand.get_untracked();
        self.mine.get_untracked()
            && (moment.choices.with(region, hand).is_some() || moment.choices.steppers.contains(&region))
    }

    fn toggle(self, region: Region) {
        self.pointing.open.update(|open| *open = if *open == Some(region) { None } else { Some(region) });
    }

    /// What dropping a token on a region does.
    pub fn drop_on(self, region: Region) {
        let Some(moment) = self.moment_now().filter(|_| self.mine.get_untracked()) else { return };
        if moment.choices.steppers.contains(&region) {
            return self.replan(|plan, _| plan.more(region));
        }
        match moment.choices.with(region, self.hand.get_untracked()) {
            Some(answer) if !rolls_die(answer) => self.commit(answer),
            Some(_) | None => self.pointing.open.set(Some(region)),
        }
    }

    /// The next region that can be chosen, from where the keys are.
    pub fn next_target(self, forward: bool) {
        let Some(moment) = self.moment_now() else { return };
        let mut targets = moment.choices.targets(self.hand.get_untracked());
        if !forward {
            targets.reverse();
        }
        let at = self.pointing.focus.get_untracked();
        let beyond = targets.iter().find(|&&it| if forward { it > at } else { it < at });
        if let Some(&next) = beyond.or(targets.first()) {
            self.pointing.focus.set(next);
        }
    }
}
