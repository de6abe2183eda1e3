//! Refusals: which rule an answer breaks.

use std::fmt;

use crate::answer::Answer;
use crate::bill::Term;
use crate::game::{Game, RuleRef};
use crate::ids::Actor;
use crate::query::Query;
use crate::state::{Ask, Owed};

/// Why an answer is refused. The state is untouched.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Illegal {
    /// The game is over.
    Over,
    /// Somebody else must answer.
    NotYours(Actor),
    /// Something else is asked; the rule that says what belongs here.
    NotAsked(&'static str),
    /// The combo does not exist.
    NoCombo,
    /// The banner has no badge beside it.
    NoBadge,
    /// The combo costs more coins than the player has.
    ComboTooDear,
    /// The region is not the band's.
    NotHeld(&'static str),
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
    /// The band stands and strikes with several only.
    TooFewTogether(RuleRef),
    /// The region is a team mate's.
    Mate,
    /// The combo is of the other side.
    OtherSide,
    /// The region is not adjacent.
    OutOfReach,
    /// The region is not one a people may enter by.
    NoEntry,
    /// There is no token in hand.
    EmptyHand,
    /// There is no token in hand to roll for.
    NoTokenToRoll,
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
    TollTooDear(Term),
    /// The tile has no such ability now.
    NoSuchAbility,
    /// The special conquest has been used.
    Used(RuleRef),
    /// The region does not fulfill the conditions of the special conquest.
    Unfit(RuleRef),
    /// A number other than one or all.
    OneOrAll,
    /// The piece cannot go there.
    NoPlace(Cite),
    /// The opponent was attacked this turn, or is not an opponent.
    NotAlly(RuleRef),
    /// It cannot be passed.
    Duty(Cite),
    /// Chance cannot bring this.
    NotInStack,
    /// No event lies face down.
    NoOmen,
}

/// A rule that forbids something: one of all games, or one of a tile.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Cite {
    /// By its id.
    Rule(&'static str),
    /// As a tile quotes it.
    Tile(RuleRef),
}

impl Illegal {
    /// The refusal of an answer that does not fit the question.
    pub(crate) fn misplaced(q: Query<'_>, owed: Owed, answer: Answer) -> Illegal {
        Illegal::NotAsked(match (owed.ask, answer) {
            (Ask::Pick, Answer::Expand | Answer::Decline | Answer::Done) => "CORE-TURN-3",
            (_, Answer::Pick { .. }) => {
                let band = q.table.active(q.table.turn.seat);
                let gone = band.is_some_and(|id| {
                    let band = q.table.band(id);
                    q.table.held(id).is_empty() && band.hand + band.aside == 0
                });
                if gone { "CORE-TURN-5" } else { "CORE-TURN-4" }
            }
            (_, Answer::Decline) => "CORE-DECL-1",
            (_, Answer::Abandon { .. }) => "CORE-READY-2",
            (_, Answer::Empty { .. }) => "CORE-REDEP-3",
            _ => "CORE-TURN-2",
        })
    }

    /// The key of the words that say it.
    pub fn key(self) -> &'static str {
        match self {
            Illegal::Over => "illegal-over",
            Illegal::NotYours(_) => "illegal-not-yours",
            Illegal::NotAsked(_) => "illegal-not-asked",
            Illegal::NoCombo => "illegal-no-combo",
            Illegal::NoBadge => "illegal-no-badge",
            Illegal::ComboTooDear => "illegal-combo-too-dear",
            Illegal::NotHeld(_) => "illegal-not-held",
            Illegal::TooLateToAbandon => "illegal-too-late-to-abandon",
            Illegal::OwnRegion => "illegal-own-region",
            Illegal::ClosedGround => "illegal-closed-ground",
            Illegal::Immune => "illegal-immune",
            Illegal::Peace(_) => "illegal-peace",
            Illegal::TooFewTogether(_) => "illegal-too-few-together",
            Illegal::Mate => "illegal-mate",
            Illegal::OtherSide => "illegal-other-side",
            Illegal::OutOfReach => "illegal-out-of-reach",
            Illegal::NoEntry => "illegal-no-entry",
            Illegal::EmptyHand => "illegal-empty-hand",
            Illegal::NoTokenToRoll => "illegal-no-token-to-roll",
            Illegal::TooDear { .. } => "illegal-too-dear",
            Illegal::TooFarShort { .. } => "illegal-too-far-short",
            Illegal::NoNeedOfDie => "illegal-no-need-of-die",
            Illegal::RollsFirst(_) => "illegal-rolls-first",
            Illegal::TollTooDear(_) => "illegal-toll-too-dear",
            Illegal::NoSuchAbility => "illegal-no-such-ability",
            Illegal::Used(_) => "illegal-used",
            Illegal::Unfit(_) => "illegal-unfit",
            Illegal::OneOrAll => "illegal-one-or-all",
            Illegal::NoPlace(_) => "illegal-no-place",
            Illegal::NotAlly(_) => "illegal-not-ally",
            Illegal::Duty(_) => "illegal-duty",
            Illegal::NotInStack => "illegal-not-in-stack",
            Illegal::NoOmen => "illegal-no-omen",
        }
    }

    /// The id of the rule that forbids it.
    pub fn rule(self, game: &Game) -> &str {
        match self {
            Illegal::Over => "CORE-END-1",
            Illegal::NotYours(_) => "CORE-TURN-1",
            Illegal::NotAsked(rule)
            | Illegal::NotHeld(rule)
            | Illegal::NoPlace(Cite::Rule(rule))
            | Illegal::Duty(Cite::Rule(rule)) => rule,
            Illegal::NoCombo => "CORE-PICK-1",
            Illegal::NoBadge => "CORE-PICK-7",
            Illegal::ComboTooDear => "CORE-PICK-2",
            Illegal::TooLateToAbandon => "CORE-READY-2",
            Illegal::OwnRegion | Illegal::ClosedGround => "CORE-CONQ-3",
            Illegal::Immune => "CORE-IMM-1",
            Illegal::Mate | Illegal::OtherSide => "WOW-TEAM-2",
            Illegal::OutOfReach => "CORE-CONQ-2",
            Illegal::NoEntry => "CORE-FIRST-1",
            Illegal::EmptyHand => "CORE-COST-3",
            Illegal::TooDear { .. } => "CORE-COST-4",
            Illegal::TooFarShort { .. } => "CORE-DIE-3",
            Illegal::NoNeedOfDie | Illegal::NoTokenToRoll => "CORE-DIE-2",
            Illegal::NoSuchAbility => "CORE-DEF-7",
            Illegal::OneOrAll => "CORE-REDEP-1",
            Illegal::NotInStack => "CORE-SETUP-3",
            Illegal::NoOmen => "RIVER-SEER-2",
            Illegal::TollTooDear(Term::Pieces(mark)) => game.ward_rule(mark),
            Illegal::TollTooDear(term) => term.rule(game),
            Illegal::Peace(rule)
            | Illegal::RollsFirst(rule)
            | Illegal::Used(rule)
            | Illegal::TooFewTogether(rule)
            | Illegal::Unfit(rule)
            | Illegal::NotAlly(rule)
            | Illegal::NoPlace(Cite::Tile(rule))
            | Illegal::Duty(Cite::Tile(rule)) => &game.rule(rule).id,
        }
    }
}

impl fmt::Display for Illegal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Illegal::Over => f.write_str("the game is over"),
            Illegal::NotYours(who) => write!(f, "{who} must answer first"),
            Illegal::NotAsked(_) => f.write_str("something else is asked now"),
            Illegal::NoCombo => f.write_str("there is no such combo to take"),
            Illegal::NoBadge => f.write_str("the banner waits for a badge"),
            Illegal::ComboTooDear => f.write_str("the combo costs more coins than you have"),
            Illegal::NotHeld(_) => f.write_str("the region is not this people's"),
            Illegal::TooLateToAbandon => f.write_str("regions are abandoned before the first attack"),
            Illegal::OwnRegion => f.write_str("the people holds that region already"),
            Illegal::ClosedGround => f.write_str("this people may not hold such a region"),
            Illegal::Immune => f.write_str("the region is immune"),
            Illegal::Peace(_) => f.write_str("a peace forbids the attack"),
            Illegal::TooFewTogether(_) => f.write_str("this people strikes with several only"),
            Illegal::Mate => f.write_str("team mates do not attack each other"),
            Illegal::OtherSide => f.write_str("your team does not take peoples of the other side"),
            Illegal::OutOfReach => f.write_str("the region is not adjacent"),
            Illegal::NoEntry => f.write_str("a first conquest must be an entry region"),
            Illegal::EmptyHand | Illegal::NoTokenToRoll => f.write_str("there is no token in hand"),
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
            Illegal::OneOrAll => f.write_str("place one at a time, or all that are left"),
            Illegal::NoPlace(_) => f.write_str("the piece cannot go there"),
            Illegal::NotAlly(_) => f.write_str("only an opponent not attacked this turn can be named"),
            Illegal::Duty(_) => f.write_str("this cannot be passed"),
            Illegal::NotInStack => f.write_str("that is not in the stack"),
            Illegal::NoOmen => f.write_str("no event lies face down"),
        }
    }
}
