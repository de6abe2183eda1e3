//! What tiles do, as a short list of words with amounts: so much of a tile the net knows even if it was never trained on it.

use engine::ability::{
    Change, Declining, Die, Effect, Gain, How, Losses, Occasion, Payer, Per, Posting, Price, Rule, Span,
    Weapon, Where,
};
use engine::{Game, Tile};

/// How many words there are for each part of a band's life.
const WORDS: usize = 80;

/// How many words there are.
pub const WORD_COUNT: usize = 3 * WORDS;

/// The words of a tile, each with how much of it the tile has.
pub fn tile_words(game: &Game, tile: Tile) -> Vec<(u16, f32)> {
    let ability = game.ability(tile);
    let tokens = (0, f32::from(ability.tokens));
    let kind = if game.is_power(tile) {
        1
    } else if game.is_race(tile) {
        2
    } else {
        3
    };
    [tokens, (kind, 1.0)].into_iter().chain(ability.rules.iter().map(word)).collect()
}

/// The word of a rule.
fn word(rule: &Rule) -> (u16, f32) {
    let (word, amount) = effect_word(&rule.effect);
    let life = match rule.span {
        Span::Active => 0,
        Span::Decline => 1,
        Span::Always => 2,
    };
    (life * WORDS as u16 + word, amount)
}

/// The number of an effect and how much of it there is. Numbers below 4 are for what is no effect.
fn effect_word(effect: &Effect) -> (u16, f32) {
    let amount = |n: u8| f32::from(n);
    match *effect {
        Effect::Score(n, per) => (per_word(per), amount(n)),
        Effect::Pay { from, coins, on } => {
            let payer = match from {
                Payer::Bank => 0,
                Payer::Opponent => 1,
            };
            (18 + 2 * occasion_word(on) + payer, amount(coins))
        }
        Effect::Cost(Change::Less(n), Where::In(_)) => (34, amount(n)),
        Effect::Cost(Change::Less(n), Where::Beside(_) | Where::Chained(_)) => (35, amount(n)),
        Effect::Cost(Change::More(n), _) => (36, amount(n)),
        Effect::Cost(Change::AsIfEmpty, _) => (37, 1.0),
        Effect::Defense(n, _) => (38, amount(n)),
        Effect::Reach(how, _) => (reach_word(how), 1.0),
        Effect::Close(_) => (44, 1.0),
        Effect::Unaided => (45, 1.0),
        Effect::Roll(Die::First) => (46, 1.0),
        Effect::Roll(Die::Named(_) | Die::Anywhere) => (47, 1.0),
        Effect::Seize(seizure) => match seizure.price {
            Price::Tokens(n) => (48, amount(n)),
            Price::Swap => (49, 1.0),
            Price::Itself => (50, 1.0),
        },
        Effect::NoLoss(Losses::All) => (51, 1.0),
        Effect::NoLoss(Losses::FirstOfTurn) => (52, 1.0),
        Effect::ConquerAgain => (53, 1.0),
        Effect::Redeploy(_) => (54, 1.0),
        Effect::SkipPrice(n) => (55, amount(n)),
        Effect::Tokens(n, gain) => match gain {
            Gain::TurnBegins => (56, amount(n)),
            Gain::Conquests(_) => (57, amount(n)),
            Gain::Region(_) => (58, amount(n)),
            Gain::ConquestOnly | Gain::Skip => (59, amount(n)),
        },
        Effect::Post(_, posting) => (posting_word(posting), 1.0),
        Effect::Wield(weapon) => match weapon {
            Weapon::Discount(n) | Weapon::Raid(n) => (66, amount(n)),
            Weapon::AsIfEmpty | Weapon::Anywhere => (67, 1.0),
        },
        Effect::Totem(_) => (68, 1.0),
        Effect::Forge(_, n) => (69, amount(n)),
        Effect::Decline(declining) => match declining {
            Declining::Acts => (70, 1.0),
            Declining::Retreats | Declining::Gathers => (71, 1.0),
            Declining::OutsideLimit => (72, 1.0),
            Declining::AfterScoring => (73, 1.0),
            Declining::Vanishes(n) => (74, amount(n)),
        },
        Effect::Grudge(n) => (75, amount(n)),
        Effect::Garrison(n) => (76, amount(n)),
        Effect::Followers(..) => (77, 1.0),
        Effect::Shove(n) => (78, amount(n)),
        // As the net has learned it: what draws relics over was an effect of its own when it was trained.
        Effect::Procedure(procedure, _) if procedure.draws_relics => (65, 1.0),
        Effect::Procedure(procedure, _) => {
            (79, 0.1 * (amount(procedure.worth.tokens) + amount(procedure.worth.coins)))
        }
        Effect::Counts(_)
        | Effect::Copied
        | Effect::Blight(_)
        | Effect::Series(_)
        | Effect::Foresee(_)
        | Effect::Sworn(_)
        | Effect::Rally => (65, 1.0),
    }
}

fn per_word(per: Per) -> u16 {
    match per {
        Per::Region(_) => 4,
        Per::TwoRegions(_) => 5,
        Per::RegionWithTokens(_) => 6,
        Per::Turn => 7,
        Per::TurnOfPick => 8,
        Per::Conquest => 9,
        Per::Defender { .. } => 10,
        Per::AllConnected => 11,
        Per::Group => 12,
        Per::Find => 13,
        Per::Island => 14,
        Per::MostAround => 15,
        Per::RegionBeyond(_) => 16,
        Per::Token => 17,
    }
}

fn occasion_word(on: Occasion) -> u16 {
    match on {
        Occasion::Attack(_) => 0,
        Occasion::PeaceBroken => 1,
        Occasion::Loss => 2,
        Occasion::Conquest(_) => 3,
        Occasion::Scoring => 4,
        Occasion::AnyDecline => 5,
        Occasion::Abandonment => 6,
        Occasion::TurnBegins(_) => 7,
    }
}

fn reach_word(how: How) -> u16 {
    match how {
        How::Anywhere => 39,
        How::Entry => 40,
        How::Linked => 41,
        How::Hub | How::Crossed => 42,
        How::Ground | How::NoTravel => 43,
    }
}

fn posting_word(posting: Posting) -> u16 {
    match posting {
        Posting::Drawn(_) => 60,
        Posting::FirstConquests(_) | Posting::Conquest(_) => 61,
        Posting::Everywhere | Posting::Leading(_) => 62,
        Posting::OneMore | Posting::Redeployment(_) => 63,
        Posting::TurnEnd(_) => 64,
        Posting::Bought(..) | Posting::Beside | Posting::Away(_) | Posting::Event(_) | Posting::Setup(_) => {
            65
        }
    }
}
