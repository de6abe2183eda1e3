//! Refusals: which rule an answer breaks.

use std::fmt;

use crate::answer::Answer;
use crate::bill::Term;
use crate::game::{Game, RuleRef};
use crate::ids::Actor;
use crate::query::Query;
use crate::state::{Ask, Owed};

macro_rules! refusals {
    ($(
        $(#[$doc:meta])*
        $name:ident $(($($of:ty),*))? $({$($(#[$field_doc:meta])* $field:ident: $kind:ty),*})? = $key:literal,
    )*) => {
        /// Why an answer is refused. The state is untouched.
        #[derive(Copy, Clone, PartialEq, Eq, Debug)]
        pub enum Illegal {
            $($(#[$doc])* $name $(($($of),*))? $({$($(#[$field_doc])* $field: $kind),*})?,)*
        }

        impl Illegal {
            /// The keys of the words for all of them.
            pub const KEYS: &'static [&'static str] = &[$($key),*];

            /// The key of the words that say it.
            pub fn key(self) -> &'static str {
                match self {
                    $(Illegal::$name { .. } => $key,)*
                }
            }
        }
    };
}

refusals! {
    /// The game is over.
    Over = "illegal-over",
    /// Somebody else must answer.
    NotYours(Actor) = "illegal-not-yours",
    /// The question is another one; the rule that says what may be answered to it.
    NotAsked(&'static str) = "illegal-not-asked",
    /// The combo does not exist.
    NoCombo = "illegal-no-combo",
    /// The banner has no badge beside it.
    NoBadge = "illegal-no-badge",
    /// The combo costs more coins than the player has.
    ComboTooDear = "illegal-combo-too-dear",
    /// The region is not the band's.
    NotHeld(&'static str) = "illegal-not-held",
    /// No token of the band may stay in that river.
    River(&'static str) = "illegal-river",
    /// The band has attacked already.
    TooLateToAbandon = "illegal-too-late-to-abandon",
    /// The band holds the region.
    OwnRegion = "illegal-own-region",
    /// The band may not hold such a region.
    ClosedGround = "illegal-closed-ground",
    /// The region cannot be taken.
    Immune = "illegal-immune",
    /// The region cannot be taken, not even by another people of its holder.
    OwnImmune = "illegal-own-immune",
    /// A peace forbids it.
    Peace(RuleRef) = "illegal-peace",
    /// The band stands and strikes with several only.
    TooFewTogether(RuleRef) = "illegal-too-few-together",
    /// The region is a team mate's.
    Mate = "illegal-mate",
    /// The combo is of the other side.
    OtherSide = "illegal-other-side",
    /// The region is not adjacent.
    OutOfReach = "illegal-out-of-reach",
    /// The region is not one a people may enter by.
    NoEntry = "illegal-no-entry",
    /// No ability helps against those who stand there.
    Unaided(RuleRef) = "illegal-unaided",
    /// There is no token in hand.
    EmptyHand = "illegal-empty-hand",
    /// There is no token in hand to roll for.
    NoTokenToRoll = "illegal-no-token-to-roll",
    /// There are too few tokens in hand.
    TooDear {
        /// What the region costs.
        cost: u8,
        /// What is in hand.
        hand: u8
    } = "illegal-too-dear",
    /// No die can make up for so many missing tokens.
    TooFarShort {
        /// What the region costs.
        cost: u8,
        /// What is in hand.
        hand: u8
    } = "illegal-too-far-short",
    /// Nor can the two dice of an assault.
    TooFarForDice {
        /// The rule of the assault.
        rule: RuleRef,
        /// What the region costs.
        cost: u8,
        /// What is in hand.
        hand: u8,
        /// What both dice bring at most.
        most: u8
    } = "illegal-too-far-for-dice",
    /// The tokens in hand suffice without a die.
    NoNeedOfDie = "illegal-no-need-of-die",
    /// The band rolls before each conquest instead.
    RollsFirst(RuleRef) = "illegal-rolls-first",
    /// It is not done between a roll and the conquest the roll is for.
    AfterRoll(RuleRef) = "illegal-after-roll",
    /// The attacker cannot pay the toll.
    TollTooDear(Term) = "illegal-toll-too-dear",
    /// The tile has no such ability now.
    NoSuchAbility = "illegal-no-such-ability",
    /// The player does not hold the region that gives it.
    NotControlled(Cite) = "illegal-not-controlled",
    /// A people of the player in decline holds the region that would give it.
    HeldInDecline(&'static str) = "illegal-held-in-decline",
    /// The ability has been used.
    Used(RuleRef) = "illegal-used",
    /// A relic is made ready, and nothing but a conquest comes next.
    Wielding(RuleRef) = "illegal-wielding",
    /// The piece that does it is not in hand.
    NotInHand(RuleRef) = "illegal-not-in-hand",
    /// The region does not fulfill the conditions of the ability.
    Unfit(RuleRef) = "illegal-unfit",
    /// A piece in the region must be removed first.
    Covered(RuleRef) = "illegal-covered",
    /// A number that may not be chosen.
    NotThatMany(RuleRef) = "illegal-not-that-many",
    /// A number other than one or all.
    OneOrAll = "illegal-one-or-all",
    /// The piece cannot go there.
    NoPlace(Cite) = "illegal-no-place",
    /// A player, tile or combo that may not be chosen.
    NotThatOne(RuleRef) = "illegal-not-that-one",
    /// It cannot be passed.
    Duty(Cite) = "illegal-duty",
    /// Chance cannot bring this.
    NotInStack = "illegal-not-in-stack",
    /// No event lies face down.
    NoOmen = "illegal-no-omen",
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
            (Ask::Pick, _) => "CORE-TURN-3",
            (Ask::Choose, Answer::Done) => "CORE-TURN-4",
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

    /// The numbers its words need, by name.
    pub fn numbers(self) -> Vec<(&'static str, u8)> {
        match self {
            Illegal::TooDear { cost, hand } | Illegal::TooFarShort { cost, hand } => {
                vec![("cost", cost), ("hand", hand)]
            }
            Illegal::TooFarForDice { cost, hand, most, .. } => {
                vec![("cost", cost), ("hand", hand), ("most", most)]
            }
            Illegal::Over
            | Illegal::NotYours(_)
            | Illegal::NotAsked(_)
            | Illegal::NoCombo
            | Illegal::NoBadge
            | Illegal::ComboTooDear
            | Illegal::NotHeld(_)
            | Illegal::River(_)
            | Illegal::TooLateToAbandon
            | Illegal::OwnRegion
            | Illegal::ClosedGround
            | Illegal::Immune
            | Illegal::OwnImmune
            | Illegal::Peace(_)
            | Illegal::TooFewTogether(_)
            | Illegal::Mate
            | Illegal::OtherSide
            | Illegal::OutOfReach
            | Illegal::NoEntry
            | Illegal::Unaided(_)
            | Illegal::EmptyHand
            | Illegal::NoTokenToRoll
            | Illegal::NoNeedOfDie
            | Illegal::RollsFirst(_)
            | Illegal::AfterRoll(_)
            | Illegal::TollTooDear(_)
            | Illegal::NoSuchAbility
            | Illegal::NotControlled(_)
            | Illegal::HeldInDecline(_)
            | Illegal::Used(_)
            | Illegal::Wielding(_)
            | Illegal::NotInHand(_)
            | Illegal::Unfit(_)
            | Illegal::Covered(_)
            | Illegal::NotThatMany(_)
            | Illegal::OneOrAll
            | Illegal::NoPlace(_)
            | Illegal::NotThatOne(_)
            | Illegal::Duty(_)
            | Illegal::NotInStack
            | Illegal::NoOmen => Vec::new(),
        }
    }

    /// The id of the rule that forbids it.
    pub fn rule(self, game: &Game) -> &str {
        match self {
            Illegal::Over => "CORE-END-1",
            Illegal::NotYours(_) => "CORE-TURN-1",
            Illegal::NotAsked(rule)
            | Illegal::NotHeld(rule)
            | Illegal::River(rule)
            | Illegal::NotControlled(Cite::Rule(rule))
            | Illegal::HeldInDecline(rule)
            | Illegal::NoPlace(Cite::Rule(rule))
            | Illegal::Duty(Cite::Rule(rule)) => rule,
            Illegal::NoCombo => "CORE-PICK-1",
            Illegal::NoBadge => "CORE-PICK-7",
            Illegal::ComboTooDear => "CORE-PICK-2",
            Illegal::TooLateToAbandon => "CORE-READY-2",
            Illegal::OwnRegion | Illegal::ClosedGround => "CORE-CONQ-3",
            Illegal::Immune => "CORE-IMM-1",
            Illegal::OwnImmune => "CORE-IMM-3",
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
            | Illegal::AfterRoll(rule)
            | Illegal::Used(rule)
            | Illegal::Wielding(rule)
            | Illegal::NotInHand(rule)
            | Illegal::TooFewTogether(rule)
            | Illegal::Unaided(rule)
            | Illegal::TooFarForDice { rule, .. }
            | Illegal::Unfit(rule)
            | Illegal::Covered(rule)
            | Illegal::NotThatMany(rule)
            | Illegal::NotControlled(Cite::Tile(rule))
            | Illegal::NotThatOne(rule)
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
            Illegal::River(_) => f.write_str("no token of this people may stay in a river"),
            Illegal::TooLateToAbandon => f.write_str("regions are abandoned before the first attack"),
            Illegal::OwnRegion => f.write_str("the people holds that region already"),
            Illegal::ClosedGround => f.write_str("this people may not hold such a region"),
            Illegal::Immune => f.write_str("the region is immune"),
            Illegal::OwnImmune => f.write_str("the region is immune, for its own player too"),
            Illegal::Peace(_) => f.write_str("a peace forbids the attack"),
            Illegal::TooFewTogether(_) => f.write_str("this people strikes with several only"),
            Illegal::Mate => f.write_str("team mates do not attack each other"),
            Illegal::OtherSide => f.write_str("your team does not take peoples of the other side"),
            Illegal::OutOfReach => f.write_str("the region is not adjacent"),
            Illegal::NoEntry => f.write_str("a first conquest must be an entry region"),
            Illegal::Unaided(_) => f.write_str("no ability, relic or place helps against this people"),
            Illegal::EmptyHand | Illegal::NoTokenToRoll => f.write_str("there is no token in hand"),
            Illegal::TooDear { cost, hand } => write!(f, "the region costs {cost}, and {hand} are in hand"),
            Illegal::TooFarShort { cost, hand } => {
                write!(f, "the region costs {cost}, {hand} are in hand, and the die brings at most 3")
            }
            Illegal::TooFarForDice { cost, hand, most, .. } => {
                write!(f, "the region costs {cost}, {hand} are in hand, and two dice bring at most {most}")
            }
            Illegal::NoNeedOfDie => f.write_str("the tokens in hand suffice without the die"),
            Illegal::RollsFirst(_) => f.write_str("this people rolls before naming a target instead"),
            Illegal::AfterRoll(_) => f.write_str("not between a roll and the conquest it is for"),
            Illegal::TollTooDear(_) => f.write_str("you cannot pay the toll"),
            Illegal::NoSuchAbility => f.write_str("the people has no such ability now"),
            Illegal::NotControlled(_) => f.write_str("you do not hold the region that gives this"),
            Illegal::HeldInDecline(_) => f.write_str("a people in decline cannot use it"),
            Illegal::Used(_) => f.write_str("the ability has been used this turn"),
            Illegal::Wielding(_) => f.write_str("use the relic taken up for a conquest, or put it back"),
            Illegal::NotInHand(_) => f.write_str("the piece is not in hand"),
            Illegal::Unfit(_) => f.write_str("the region does not fulfill the conditions"),
            Illegal::Covered(_) => f.write_str("a piece there must be removed first"),
            Illegal::NotThatMany(_) => f.write_str("that number cannot be chosen"),
            Illegal::OneOrAll => f.write_str("place one at a time, or all that are left"),
            Illegal::NoPlace(_) => f.write_str("the piece cannot go there"),
            Illegal::NotThatOne(_) => f.write_str("that one cannot be chosen"),
            Illegal::Duty(_) => f.write_str("this cannot be passed"),
            Illegal::NotInStack => f.write_str("that is not in the stack"),
            Illegal::NoOmen => f.write_str("no event lies face down"),
        }
    }
}
