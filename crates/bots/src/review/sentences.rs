//! Reasons in words: keys that every language has, with what fills their places.

use engine::{Region, RegionSet, Seat};

use super::reasons::{Cause, Combo, Reason};

/// What fills a place that is no number.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Name {
    /// A region.
    Region(Region),
    /// Several.
    Regions(RegionSet),
    /// A player.
    Seat(Seat),
    /// A race with its power.
    Combo(Combo),
}

/// A sentence of a review: the key of its words, the numbers in it, and the names.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sentence {
    /// The key of the words.
    pub key: &'static str,
    /// The numbers, by the names of their places.
    pub numbers: Vec<(&'static str, i64)>,
    /// The names, by theirs.
    pub names: Vec<(&'static str, Name)>,
}

impl Sentence {
    /// Every key a sentence may have.
    pub const KEYS: [&'static str; 20] = [
        "coach-still-strong",
        "coach-still-strong-held",
        "coach-worn-out",
        "coach-worth-more",
        "coach-coins-lay",
        "coach-dearer",
        "coach-lab",
        "coach-unused",
        "coach-long-odds",
        "coach-targets",
        "coach-coins",
        "coach-regions",
        "coach-hurts",
        "coach-safer",
        "coach-open",
        "coach-falls",
        "coach-cheap",
        "coach-fell",
        "coach-chance",
        "coach-by-the-end",
    ];

    fn new(key: &'static str, numbers: &[(&'static str, i64)]) -> Sentence {
        debug_assert!(Sentence::KEYS.contains(&key), "{key} is no sentence of a review");
        Sentence { key, numbers: numbers.to_vec(), names: Vec::new() }
    }

    fn with(mut self, place: &'static str, name: Name) -> Sentence {
        self.names.push((place, name));
        self
    }
}

impl Reason {
    /// The reason in words. Numbers are whole: more would promise too much.
    pub fn said(&self) -> Sentence {
        match *self {
            Reason::StillStrong { coins, regions } if whole(regions) > 0 => {
                Sentence::new("coach-still-strong", &[("coins", some(coins)), ("n", whole(regions))])
            }
            Reason::StillStrong { coins, .. } => {
                Sentence::new("coach-still-strong-held", &[("coins", some(coins))])
            }
            Reason::WornOut { coins, regions } => {
                Sentence::new("coach-worn-out", &[("coins", some(coins)), ("n", whole(regions).max(0))])
            }
            Reason::WorthMore { taken, better, coins } => {
                Sentence::new("coach-worth-more", &[("coins", some(coins))])
                    .with("taken", Name::Combo(taken))
                    .with("better", Name::Combo(better))
            }
            Reason::CoinsLay { better, coins } => {
                Sentence::new("coach-coins-lay", &[("coins", coins.into())])
                    .with("better", Name::Combo(better))
            }
            Reason::Dearer { taken, coins } => {
                Sentence::new("coach-dearer", &[("coins", coins.into())]).with("taken", Name::Combo(taken))
            }
            Reason::Lab { taken, better, coins } => Sentence::new("coach-lab", &[("coins", some(coins))])
                .with("taken", Name::Combo(taken))
                .with("better", Name::Combo(better)),
            Reason::Unused { tokens, regions } => {
                let n = i64::from(regions.len());
                Sentence::new("coach-unused", &[("tokens", tokens.into()), ("n", n)])
                    .with("regions", Name::Regions(regions))
            }
            Reason::LongOdds { region, percent } => {
                Sentence::new("coach-long-odds", &[("n", whole(percent))])
                    .with("region", Name::Region(region))
            }
            Reason::Targets { regions, coins } => {
                let n = i64::from(regions.len());
                Sentence::new("coach-targets", &[("coins", some(coins)), ("n", n)])
                    .with("regions", Name::Regions(regions))
            }
            Reason::Coins(n) => Sentence::new("coach-coins", &[("n", some(n))]),
            Reason::Regions(n) => Sentence::new("coach-regions", &[("n", some(n))]),
            Reason::Hurts(who, n) => {
                Sentence::new("coach-hurts", &[("n", some(n))]).with("who", Name::Seat(who))
            }
            Reason::Safer(n) => Sentence::new("coach-safer", &[("n", some(n))]),
            Reason::Open { region, tokens, better, peoples } => {
                let numbers = [("tokens", tokens.into()), ("better", better.into()), ("n", peoples.into())];
                Sentence::new("coach-open", &numbers).with("region", Name::Region(region))
            }
            Reason::Falls { region, tokens, better, played, best } => {
                let numbers = [
                    ("tokens", tokens.into()),
                    ("better", better.into()),
                    ("played", whole(played)),
                    ("best", whole(best)),
                ];
                Sentence::new("coach-falls", &numbers).with("region", Name::Region(region))
            }
            Reason::Cheap { region, tokens, cost, better } => {
                let numbers = [("tokens", tokens.into()), ("n", cost.into()), ("better", better.into())];
                Sentence::new("coach-cheap", &numbers).with("region", Name::Region(region))
            }
            Reason::Fell { region, to, round } => Sentence::new("coach-fell", &[("round", round.into())])
                .with("region", Name::Region(region))
                .with("who", Name::Seat(to)),
            Reason::Chance { played, best } => {
                Sentence::new("coach-chance", &[("played", whole(played)), ("best", whole(best))])
            }
            Reason::ByTheEnd(n) => Sentence::new("coach-by-the-end", &[("n", some(n))]),
        }
    }
}

impl Cause {
    /// The key of what is to be worked on.
    pub fn habit_key(self) -> String {
        format!("coach-habit-{}", self.key())
    }
}

fn whole(n: f32) -> i64 {
    n.round() as i64
}

/// What is told because it is something is never told as nothing.
fn some(n: f32) -> i64 {
    whole(n).max(1)
}
