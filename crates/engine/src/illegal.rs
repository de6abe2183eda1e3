//! Refusals: which rule an answer breaks.

use std::fmt;

use crate::game::{Game, RuleRef};
use crate::ids::Actor;

/// Why an answer is refused. The state is untouched.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Illegal {
    /// The game is over.
    Over,
    /// Somebody else must answer.
    NotYours(Actor),
    /// Something else is asked.
    NotAsked,
    /// The combo does not exist or has no badge.
    NoCombo,
    /// The combo costs more coins than the player has.
    ComboTooDear,
    /// The region is not the band's.
    NotHeld,
    /// The band has attacked already.
    TooLateToAbandon,
    /// The band holds the region.
    OwnRegion,
    /// The band may not hold such a region.
    ClosedGround,
    /// The region cannot be taken.
    Immune,
    /// A peace forbids it.
    Peace(RuleRef),
    /// The region is not adjacent.
    OutOfReach,
    /// The region is not one a people may enter by.
    NoEntry,
    /// There is no token in hand.
    EmptyHand,
    /// There are too few tokens in hand.
    TooDear {
        /// What the region costs.
        cost: u8,
        /// What is in hand.
        hand: u8,
    },
    /// No die can make up for so many missing tokens.
    TooFarShort {
        /// What the region costs.
        cost: u8,
        /// What is in hand.
        hand: u8,
    },
    /// The tokens in hand suffice without a die.
    NoNeedOfDie,
    /// The band rolls before each conquest instead.
    RollsFirst(RuleRef),
    /// The attacker cannot pay the toll.
    TollTooDear(RuleRef),
    /// The tile has no such ability now.
    NoSuchAbility,
    /// The special conquest has been used.
    Used(RuleRef),
    /// The region does not fulfill the conditions of the special conquest.
    Unfit(RuleRef),
    /// A number other than one or all.
    OneOrAll,
    /// The piece cannot go there.
    NoPlace,
    /// The opponent was attacked this turn, or is not an opponent.
    NotAlly(RuleRef),
    /// It cannot be passed.
    Duty,
    /// Chance cannot bring this.
    NotInStack,
}

impl Illegal {
    /// The id of the rule that forbids it.
    pub fn rule(self, game: &Game) -> &str {
        match self {
            Illegal::Over => "CORE-END-1",
            Illegal::NotYours(_) => "CORE-TURN-1",
            Illegal::NotAsked => "CORE-TURN-2",
            Illegal::NoCombo => "CORE-PICK-1",
            Illegal::ComboTooDear => "CORE-PICK-2",
            Illegal::NotHeld => "CORE-REDEP-1",
            Illegal::TooLateToAbandon => "CORE-READY-2",
            Illegal::OwnRegion | Illegal::ClosedGround => "CORE-CONQ-3",
            Illegal::Immune => "CORE-IMM-1",
            Illegal::OutOfReach => "CORE-CONQ-2",
            Illegal::NoEntry => "CORE-FIRST-1",
            Illegal::EmptyHand => "CORE-COST-3",
            Illegal::TooDear { .. } => "CORE-COST-4",
            Illegal::TooFarShort { .. } => "CORE-DIE-3",
            Illegal::NoNeedOfDie => "CORE-DIE-2",
            Illegal::NoSuchAbility => "CORE-DEF-7",
            Illegal::OneOrAll | Illegal::NoPlace => "CORE-REDEP-6",
            Illegal::Duty => "CORE-REDEP-2",
            Illegal::NotInStack => "CORE-SETUP-3",
            Illegal::Peace(rule)
            | Illegal::RollsFirst(rule)
            | Illegal::TollTooDear(rule)
            | Illegal::Used(rule)
            | Illegal::Unfit(rule)
            | Illegal::NotAlly(rule) => &game.rule(rule).id,
        }
    }
}

impl fmt::Display for Illegal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Illegal::Over => f.write_str("the game is over"),
            Illegal::NotYours(who) => write!(f, "{who} must answer first"),
            Illegal::NotAsked => f.write_str("something else is asked now"),
            Illegal::NoCombo => f.write_str("there is no such combo to take"),
            Illegal::ComboTooDear => f.write_str("the combo costs more coins than you have"),
            Illegal::NotHeld => f.write_str("the region is not this people's"),
            Illegal::TooLateToAbandon => f.write_str("regions are abandoned before the first attack"),
            Illegal::OwnRegion => f.write_str("the people holds that region already"),
            Illegal::ClosedGround => f.write_str("this people may not hold such a region"),
            Illegal::Immune => f.write_str("the region is immune"),
            Illegal::Peace(_) => f.write_str("a peace forbids the attack"),
            Illegal::OutOfReach => f.write_str("the region is not adjacent"),
            Illegal::NoEntry => f.write_str("a first conquest must be an entry region"),
            Illegal::EmptyHand => f.write_str("there is no token in hand"),
            Illegal::TooDear { cost, hand } => write!(f, "the region costs {cost}, and {hand} are in hand"),
            Illegal::TooFarShort { cost, hand } => {
                write!(f, "the region costs {cost}, {hand} are in hand, and the die brings at most 3")
            }
            Illegal::NoNeedOfDie => f.write_str("the tokens in hand suffice without the die"),
            Illegal::RollsFirst(_) => f.write_str("this people rolls before naming a target instead"),
            Illegal::TollTooDear(_) => f.write_str("you cannot pay the toll"),
            Illegal::NoSuchAbility => f.write_str("the people has no such ability now"),
            Illegal::Used(_) => f.write_str("the ability has been used this turn"),
            Illegal::Unfit(_) => f.write_str("the region does not fulfill the conditions"),
            Illegal::OneOrAll => f.write_str("place one, or all that are left"),
            Illegal::NoPlace => f.write_str("the piece cannot go there"),
            Illegal::NotAlly(_) => f.write_str("only an opponent not attacked this turn can be named"),
            Illegal::Duty => f.write_str("this cannot be passed"),
            Illegal::NotInStack => f.write_str("that is not in the stack"),
        }
    }
}
