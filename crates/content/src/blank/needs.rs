//! What a people must be able to do in decline for a rule to matter that holds only then.

use engine::ability::{Declining, Die, Effect, How, Per, Posting, Rule, Span};

/// What a people must be able to do in decline for a rule to matter that holds only then.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Needs {
    /// It conquers.
    Conquests,
    /// It conquers, or is paid for regions that hang together.
    Neighbors,
}

impl Needs {
    /// The words of tile files of which one is needed.
    pub(crate) fn words(self) -> &'static str {
        match self {
            Needs::Conquests => "rise",
            Needs::Neighbors => "rise, whole, blocks",
        }
    }

    /// Whether rules of the people are enough.
    pub(crate) fn met_by<'a>(self, rules: impl IntoIterator<Item = &'a Rule>) -> bool {
        rules.into_iter().filter(|rule| rule.span != Span::Active).any(|rule| match rule.effect {
            Effect::Decline(declining) => declining == Declining::Acts,
            Effect::Score(_, per) => {
                self == Needs::Neighbors && matches!(per, Per::AllConnected | Per::Group)
            }
            Effect::Pay { .. }
            | Effect::Cost(..)
            | Effect::Defense(..)
            | Effect::Reach(..)
            | Effect::Close(_)
            | Effect::Unaided
            | Effect::Roll(_)
            | Effect::Seize(_)
            | Effect::NoLoss(_)
            | Effect::ConquerAgain
            | Effect::Redeploy(_)
            | Effect::SkipPrice(_)
            | Effect::Tokens(..)
            | Effect::Post(..)
            | Effect::Wield(_)
            | Effect::Counts(_)
            | Effect::Copied
            | Effect::Totem(_)
            | Effect::Forge(..)
            | Effect::Grudge(_)
            | Effect::Blight(_)
            | Effect::Series(_)
            | Effect::Foresee(_)
            | Effect::Sworn(_)
            | Effect::Garrison(_)
            | Effect::Followers(..)
            | Effect::Shove(_)
            | Effect::Rally
            | Effect::Procedure(..) => false,
        })
    }
}

/// What a rule needs that holds only in decline and matters only to who conquers.
pub(crate) fn needs_in_decline(rule: &Rule) -> Option<Needs> {
    if rule.span != Span::Decline {
        return None;
    }
    match rule.effect {
        Effect::Cost(..)
        | Effect::Reach(How::Anywhere | How::Entry, _)
        | Effect::Seize(_)
        | Effect::Roll(Die::First)
        | Effect::Post(_, Posting::FirstConquests(_)) => Some(Needs::Conquests),
        Effect::Reach(How::Linked | How::Hub | How::Crossed, _) => Some(Needs::Neighbors),
        // These matter to who only stands there too, or can be had while active alone.
        Effect::Score(..)
        | Effect::Pay { .. }
        | Effect::Defense(..)
        | Effect::Reach(How::Ground | How::NoTravel, _)
        | Effect::Close(_)
        | Effect::Unaided
        | Effect::Roll(Die::Named(_) | Die::Anywhere)
        | Effect::NoLoss(_)
        | Effect::ConquerAgain
        | Effect::Redeploy(_)
        | Effect::SkipPrice(_)
        | Effect::Tokens(..)
        | Effect::Post(..)
        | Effect::Wield(_)
        | Effect::Counts(_)
        | Effect::Copied
        | Effect::Totem(_)
        | Effect::Forge(..)
        | Effect::Decline(_)
        | Effect::Grudge(_)
        | Effect::Blight(_)
        | Effect::Series(_)
        | Effect::Foresee(_)
        | Effect::Sworn(_)
        | Effect::Garrison(_)
        | Effect::Followers(..)
        | Effect::Shove(_)
        | Effect::Rally
        | Effect::Procedure(..) => None,
    }
}
