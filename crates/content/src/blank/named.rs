//! Effects by name: the word of a tile file for each, and the pieces they speak of.

use engine::Mark;
use engine::ability::{
    Change, Conquered, Declining, Die, Effect, Filter, Following, Gain, How, Losses, Occasion, Payer, Per,
    Posting, Price, Redeployment, Seizure, Times, Where, pay,
};

/// The word for an effect. There is no catch-all: a new effect must get its word.
pub fn word_of(effect: Effect) -> &'static str {
    match effect {
        Effect::Score(_, Per::Region(_)) => "income",
        Effect::Score(_, Per::Turn) => "purse",
        Effect::Score(_, Per::TurnOfPick) => "windfall",
        Effect::Score(_, Per::Conquest) => "spoils",
        Effect::Pay { from, on, .. } => word_of_payment(from, on),
        Effect::Score(_, Per::TwoRegions(_)) => "pairs",
        Effect::Score(_, Per::RegionWithTokens(_)) => "crowd",
        Effect::Score(_, Per::AllConnected) => "whole",
        Effect::Score(_, Per::Group) => "blocks",
        Effect::Unaided => "unaided",
        Effect::Score(_, Per::RegionBeyond(_)) => "beyond",
        Effect::Score(_, Per::Token) => "income_tokens",
        Effect::Cost(Change::Less(_), Where::In(_)) => "discount",
        Effect::Cost(Change::Less(_), Where::Beside(_) | Where::Chained(_)) => "discount_beside",
        Effect::Cost(Change::More(_), _) => "surcharge",
        Effect::Cost(Change::AsIfEmpty, _) => "as_if_empty",
        Effect::Reach(How::Anywhere, _) => "reach",
        Effect::Reach(How::Entry, _) => "entry",
        Effect::Reach(How::Linked, _) => "link",
        Effect::Reach(How::Hub, _) => "hub",
        Effect::Reach(How::Crossed, _) => "cross",
        Effect::Reach(How::Ground, _) => "hold",
        Effect::Reach(How::NoTravel, _) => "sail",
        Effect::Close(_) => "immune",
        Effect::ConquerAgain => "again",
        Effect::Redeploy(Redeployment::Stay) => "stay",
        Effect::Redeploy(Redeployment::Withdraw) => "withdraw",
        Effect::SkipPrice(_) => "skip_price",
        Effect::NoLoss(Losses::All) => "spare",
        Effect::NoLoss(Losses::FirstOfTurn) => "rescue",
        Effect::Tokens(_, Gain::TurnBegins) => "spring",
        Effect::Tokens(_, Gain::Conquests(_)) => "recruit",
        Effect::Tokens(_, Gain::Region(_)) => "recruit_on",
        Effect::Tokens(_, Gain::ConquestOnly) => "reserve",
        Effect::Tokens(_, Gain::Skip) => "recruit_skipped",
        Effect::Post(_, posting) => word_of_posting(posting),
        Effect::Decline(Declining::Acts) => "rise",
        Effect::Decline(Declining::Retreats) => "entomb",
        Effect::Decline(Declining::Gathers) => "gather",
        Effect::Decline(Declining::OutsideLimit) => "lasting",
        Effect::Decline(Declining::AfterScoring) => "late_decline",
        Effect::Decline(Declining::Vanishes(_)) => "vanish",
        Effect::Roll(Die::Named(_)) => "gamble",
        Effect::Roll(Die::First) => "roll_first",
        Effect::Roll(Die::Anywhere) => "assault",
        Effect::Totem(_) => "totem",
        Effect::Forge(..) => "forge",
        Effect::Grudge(_) => "grudge",
        // These are for relics and places that are found; no tile file can say them.
        Effect::Wield(_) => "wield",
        Effect::Counts(Times::Twice) => "twice",
        Effect::Counts(Times::NeverTwice) => "never_twice",
        Effect::Copied => "copied",
        Effect::Rally => "rally",
        // And these speak of the sides, forms and pieces of one box.
        Effect::Sworn(_) => "sworn",
        Effect::Followers(_, Following::Tamed(_)) => "tame",
        Effect::Followers(_, Following::Champion) | Effect::Seize(Seizure { price: Price::Itself, .. }) => {
            "champion"
        }
        Effect::Score(_, Per::Defender { .. }) => "rage",
        Effect::Score(_, Per::Find) => "curios",
        Effect::Score(_, Per::Island) => "islands",
        // Only what is found can say this.
        Effect::Score(_, Per::MostAround) => "most_around",
        Effect::Garrison(_) => "garrison",
        Effect::Procedure(procedure, _) => procedure.word,
        Effect::Shove(_) => "shove",
        Effect::Defense(..) => "defense",
        Effect::Seize(Seizure { price: Price::Tokens(_), .. }) => "storm",
        Effect::Seize(Seizure { price: Price::Swap, .. }) => "swap",
        // These are for events and for the board itself.
        Effect::Blight(_) => "blight",
        Effect::Series(_) => "series",
        Effect::Foresee(_) => "foresee",
    }
}

fn word_of_posting(posting: Posting) -> &'static str {
    match posting {
        Posting::Drawn(_) => "arm",
        Posting::FirstConquests(_) => "mark_first",
        Posting::Conquest(_) => "plant",
        Posting::Everywhere => "fortify",
        Posting::OneMore => "build",
        Posting::Redeployment(_) => "camp",
        Posting::TurnEnd(_) => "guard",
        Posting::Bought(..) => "buy",
        // No tile file can say these.
        Posting::Leading(_) => "watch",
        Posting::Beside => "beside",
        Posting::Away(_) => "away",
        Posting::Event(_) => "strew",
        Posting::Setup(_) => "moor",
    }
}

fn word_of_payment(from: Payer, on: Occasion) -> &'static str {
    match (on, from) {
        (Occasion::Attack(_), _) => "toll",
        (Occasion::PeaceBroken, _) => "concord",
        (Occasion::Loss, Payer::Bank) => "console",
        (Occasion::Loss, Payer::Opponent) => "ransom",
        (Occasion::Conquest(Conquered::Any), _) => "prize_any",
        (Occasion::Conquest(Conquered::NonEmpty), _) => "prize",
        (Occasion::Conquest(Conquered::Active), _) => "tribute",
        // This speaks of the sides of one box; no tile file can say it.
        (Occasion::Conquest(Conquered::OtherSide), _) => "feud",
        (Occasion::Scoring, _) => "levy",
        (Occasion::AnyDecline, _) => "prize_decline",
        (Occasion::Abandonment, _) => "prize_abandon",
        (Occasion::TurnBegins(Filter::Marked(_)), _) => "prize_piece",
        (Occasion::TurnBegins(_), _) => "prize_turn",
    }
}

/// The effect with its pieces named as a game names them.
pub(crate) fn with_pieces(effect: Effect, name: impl Fn(Mark) -> Mark) -> Effect {
    match effect {
        Effect::Post(mark, posting) => Effect::Post(name(mark), posting),
        Effect::Totem(mark) => Effect::Totem(name(mark)),
        Effect::Pay { from, coins, on: Occasion::TurnBegins(Filter::Marked(mark)) } => {
            pay(from, coins, Occasion::TurnBegins(Filter::Marked(name(mark))))
        }
        Effect::Seize(seizure) => Effect::Seize(Seizure { leaves: seizure.leaves.map(name), ..seizure }),
        // A test sees to it that no other word of a file speaks of a piece.
        Effect::Score(..)
        | Effect::Pay { .. }
        | Effect::Cost(..)
        | Effect::Defense(..)
        | Effect::Reach(..)
        | Effect::Close(_)
        | Effect::Unaided
        | Effect::Roll(_)
        | Effect::NoLoss(_)
        | Effect::ConquerAgain
        | Effect::Redeploy(_)
        | Effect::SkipPrice(_)
        | Effect::Tokens(..)
        | Effect::Wield(_)
        | Effect::Counts(_)
        | Effect::Copied
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
        | Effect::Procedure(..) => effect,
    }
}
