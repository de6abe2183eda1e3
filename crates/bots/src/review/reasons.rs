//! What goes wrong in decisions, and why a plan is better, with numbers.

use engine::{Region, RegionSet, Seat, Tile};

/// What kind of thing went wrong. Habits are counted by these.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Cause {
    /// Went into decline too early.
    EarlyDecline,
    /// Went into decline too late.
    LateDecline,
    /// Took the wrong combo.
    Combo,
    /// Stopped with tokens that could have taken something.
    Unused,
    /// Staked tokens on a die that seldom helps.
    Die,
    /// Took the wrong regions.
    Targets,
    /// Left a region open to attack.
    Border,
    /// Placed tokens where they did little.
    Placing,
    /// Anything else.
    Other,
}

impl Cause {
    /// All causes.
    pub const ALL: [Cause; 9] = [
        Cause::EarlyDecline,
        Cause::LateDecline,
        Cause::Combo,
        Cause::Unused,
        Cause::Die,
        Cause::Targets,
        Cause::Border,
        Cause::Placing,
        Cause::Other,
    ];

    /// Its name in files and words.
    pub fn key(self) -> &'static str {
        match self {
            Cause::EarlyDecline => "early-decline",
            Cause::LateDecline => "late-decline",
            Cause::Combo => "combo",
            Cause::Unused => "unused",
            Cause::Die => "die",
            Cause::Targets => "targets",
            Cause::Border => "border",
            Cause::Placing => "placing",
            Cause::Other => "other",
        }
    }
}

/// A race and a power.
pub type Combo = (Tile, Tile);

/// A reason why the best plan was better. Numbers are those of the best plan against the one played.
#[derive(Clone, Debug, PartialEq)]
pub enum Reason {
    /// The people put into decline could still have taken so many regions.
    StillStrong {
        /// Coins.
        coins: f32,
        /// Regions.
        regions: f32,
    },
    /// The people could take only so many regions more, none included.
    WornOut {
        /// Coins.
        coins: f32,
        /// Regions.
        regions: f32,
    },
    /// The other combo was worth so much more, prices and coins on both counted.
    WorthMore {
        /// What was taken.
        taken: Combo,
        /// What would have been better.
        better: Combo,
        /// Coins.
        coins: f32,
    },
    /// So many coins more lay on the other combo.
    CoinsLay {
        /// What would have been better.
        better: Combo,
        /// Coins.
        coins: u16,
    },
    /// The combo taken cost so many coins more.
    Dearer {
        /// What was taken.
        taken: Combo,
        /// Coins.
        coins: u16,
    },
    /// In the lab's games the other combo was worth so much more.
    Lab {
        /// What was taken.
        taken: Combo,
        /// What would have been better.
        better: Combo,
        /// Coins.
        coins: f32,
    },
    /// Tokens were left in hand although these regions could be taken one by one with them.
    Unused {
        /// Tokens.
        tokens: u8,
        /// Regions.
        regions: RegionSet,
    },
    /// The die had to help for this region, and does in so many of a hundred cases.
    LongOdds {
        /// The region.
        region: Region,
        /// In how many of a hundred cases.
        percent: f32,
    },
    /// These regions were the better ones to take; the turn brings so much more with them.
    Targets {
        /// Regions.
        regions: RegionSet,
        /// Coins.
        coins: f32,
    },
    /// The turn brings so many coins more.
    Coins(f32),
    /// So many regions more are held after it.
    Regions(f32),
    /// It takes so many coins a turn more from this player.
    Hurts(Seat, f32),
    /// So many regions fewer can be attacked after it.
    Safer(f32),
    /// A region was left with so many tokens where the best plan leaves more, and so many peoples can take it.
    Open {
        /// The region.
        region: Region,
        /// Tokens.
        tokens: u8,
        /// What would have been better.
        better: u8,
        /// How many peoples.
        peoples: u8,
    },
    /// A region was left with so many tokens where the best plan leaves more, and is lost before the seat's next turn in so
    /// many of a hundred cases.
    Falls {
        /// The region.
        region: Region,
        /// Tokens.
        tokens: u8,
        /// What would have been better.
        better: u8,
        /// With what was played.
        played: f32,
        /// With the best plan.
        best: f32,
    },
    /// A region that is likely to be lost was left with so many tokens, so that it costs others less than after the best plan.
    Cheap {
        /// The region.
        region: Region,
        /// Tokens.
        tokens: u8,
        /// What it costs the cheapest of them.
        cost: u8,
        /// What it would cost.
        better: u8,
    },
    /// It was lost in that round.
    Fell {
        /// The region.
        region: Region,
        /// Who took it.
        to: Seat,
        /// When.
        round: u8,
    },
    /// The chance to win, in percent, with what was played and with the best plan.
    Chance {
        /// With what was played.
        played: f32,
        /// With the best plan.
        best: f32,
    },
    /// By the end it should bring so many coins more.
    ByTheEnd(f32),
}
