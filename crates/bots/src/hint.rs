//! Hints: the best plans for a decision, and why.
//!
//! No two of them are the same plan in other words: each picks another combo, or alone goes into decline, or takes mostly
//! other regions. Plans that are clearly worse than the best are not shown, so there may be only one.
//!
//! A hint is data: answers, numbers and reasons. [`Hint::said`] turns the numbers and reasons into keys of words, which
//! every language has, with what fills their places.
//!
//! Whoever shows hints asks [`hints`] with the view of the seat that owes a decision and how many plans are wanted. That
//! takes as long as an expert's decision, so it belongs on a thread of its own. [`Hint::answers`] can be lit on the board
//! one after the other, the first can be given as it is, and each [`Sentence`] is a line of text.

use engine::bill::{Sum, income_bill};
use engine::{Actor, Answer, Answers, Game, Query, RegionSet, Seat, State, View, apply, check, legal};

use crate::expert::{Depth, Dreamer, play_on};
use crate::garrison::{SAFE, threats};
use crate::price::Prices;
use crate::roster::Roster;
use crate::search::{Mind, Plan, Search};
use crate::sense::sensible;
use crate::{Nature, suppose};

/// How often a plan is played to its end to see what it brings.
const SAMPLES: u32 = 60;

/// Plans that should end so many coins behind the best one are not shown.
pub const BEHIND: f32 = 3.0;

/// A plan with what speaks for it.
#[derive(Clone, Debug)]
pub struct Hint {
    /// What to answer, as far as it can be foreseen.
    pub answers: Vec<Answer>,
    /// Coins by which the seat should end ahead of the mean of the others, against the best plan.
    pub behind: f32,
    /// Coins the turn should bring.
    pub coins: f32,
    /// How likely the final die is to help, if the plan needs it.
    pub odds: Option<f32>,
    /// What speaks for the plan, and against it.
    pub reasons: Vec<Reason>,
}

/// Something that speaks for a plan or against it.
#[derive(Copy, Clone, Debug, PartialEq)]
pub enum Reason {
    /// The regions the seat holds more, or fewer, after the turn.
    Regions(f32),
    /// Coins a turn it takes from an opponent.
    Hurts(Seat, f32),
    /// The regions opponents can take next.
    Exposed(f32),
    /// The band goes into decline, so a new one is picked next turn.
    MakesRoom,
    /// What the combo costs, less the coins that lie on it.
    Price(i16),
    /// What it may cost to be as good as the free one at the top, by what the lab found.
    FairPrice(f32),
}

/// A sentence of a hint: the key of its words, the numbers in it, and the player it speaks of as `who`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sentence {
    /// The key of the words.
    pub key: &'static str,
    /// The numbers, by the names of their places.
    pub numbers: Vec<(&'static str, i64)>,
    /// The player it speaks of.
    pub who: Option<Seat>,
}

impl Sentence {
    /// Every key a sentence may have.
    pub const KEYS: [&'static str; 13] = [
        "hint-coins",
        "hint-behind",
        "hint-odds",
        "hint-regions-more",
        "hint-regions-fewer",
        "hint-hurts",
        "hint-exposed",
        "hint-safe",
        "hint-makes-room",
        "hint-price",
        "hint-gift",
        "hint-fair",
        "hint-fair-none",
    ];

    fn new(key: &'static str, n: i64) -> Sentence {
        debug_assert!(Sentence::KEYS.contains(&key), "{key} is no sentence of a hint");
        Sentence { key, numbers: vec![("n", n)], who: None }
    }
}

impl Hint {
    /// The hint in words: what the plan brings, then what speaks for it. Numbers are whole: more would promise too much.
    pub fn said(&self) -> Vec<Sentence> {
        let mut said = vec![Sentence::new("hint-coins", whole(self.coins))];
        if whole(self.behind) > 0 {
            said.push(Sentence::new("hint-behind", whole(self.behind)));
        }
        if let Some(odds) = self.odds {
            said.push(Sentence::new("hint-odds", whole(100.0 * odds)));
        }
        said.extend(self.reasons.iter().filter_map(|reason| reason.said()));
        said
    }
}

impl Reason {
    /// The reason in words; nothing if it comes to nothing.
    pub fn said(self) -> Option<Sentence> {
        let some = |key, n: i64| (n > 0).then(|| Sentence::new(key, n));
        match self {
            Reason::Regions(n) if n < 0.0 => some("hint-regions-fewer", whole(-n)),
            Reason::Regions(n) => some("hint-regions-more", whole(n)),
            Reason::Hurts(seat, coins) => {
                some("hint-hurts", whole(coins)).map(|said| Sentence { who: Some(seat), ..said })
            }
            Reason::Exposed(n) if whole(n) == 0 => Some(Sentence::new("hint-safe", 0)),
            Reason::Exposed(n) => some("hint-exposed", whole(n)),
            Reason::MakesRoom => Some(Sentence::new("hint-makes-room", 0)),
            Reason::Price(coins) if coins < 0 => some("hint-gift", i64::from(-coins)),
            Reason::Price(coins) => Some(Sentence::new("hint-price", i64::from(coins))),
            Reason::FairPrice(coins) if whole(coins) <= 0 => Some(Sentence::new("hint-fair-none", 0)),
            Reason::FairPrice(coins) => some("hint-fair", whole(coins)),
        }
    }
}

fn whole(n: f32) -> i64 {
    n.round() as i64
}

/// The best plans for the decision the viewer owes, the best first; none if the viewer owes none.
pub fn hints(game: &Game, roster: &Roster, view: &View, n: usize) -> Vec<Hint> {
    let (mind, depth) = (roster.mind(), roster.expert());
    let state = suppose(view);
    if view.viewer.is_none() || state.owed().who != view.viewer.map_or(Actor::NATURE, Actor::seat) {
        return Vec::new();
    }
    let (found, judged) = Search::new(game, mind, &state, depth.width).plans(&state);
    let mut plans = distinct(game, &state, sensible(game, &mind.lore, &state, found), depth.plans);
    if plans.is_empty() {
        // Whatever is asked, there is something to answer.
        let mut answers = Answers::new();
        legal(game, &state, &mut answers);
        plans.push(Plan { answers: vec![answers[0]], value: 0.0 });
    }
    let (plans, _) = play_on(game, mind, &state, depth, plans, judged);
    let best = plans.first().map_or(0.0, |plan| plan.value);
    let mut shown: Vec<Hint> = Vec::new();
    for plan in plans.into_iter().filter(|plan| best - plan.value <= BEHIND) {
        if shown.len() == n {
            break;
        }
        let hint = hint(game, mind, &state, plan, best, depth);
        // Where the die goes first, plans that begin differently may come to the same.
        let same = |other: &Hint| (other.coins - hint.coins).abs() < 0.01 && other.reasons == hint.reasons;
        if !shown.iter().any(same) {
            shown.push(hint);
        }
    }
    shown
}

/// What speaks for what the viewer has done in a turn, as the view at its beginning shows it. What it was better than is
/// not asked.
pub fn why(game: &Game, roster: &Roster, view: &View, answers: Vec<Answer>) -> Hint {
    let state = suppose(view);
    hint(game, roster.mind(), &state, Plan { answers, value: 0.0 }, 0.0, roster.expert())
}

/// The best plan of each aim, at most so many.
pub(crate) fn distinct(game: &Game, state: &State, plans: Vec<Plan>, most: usize) -> Vec<Plan> {
    let mut aims: Vec<Aim> = Vec::new();
    let mut kept = Vec::new();
    for plan in plans {
        if kept.len() == most {
            break;
        }
        let aim = Aim::new(game, state, &plan);
        if !aims.iter().any(|other| other.is_like(aim)) {
            aims.push(aim);
            kept.push(plan);
        }
    }
    kept
}

/// What a plan is after.
#[derive(Copy, Clone)]
pub(crate) struct Aim {
    first: Option<Answer>,
    /// Which combo it takes.
    combo: Option<u8>,
    declines: bool,
    /// The regions it takes if the dice help, or else those it gives up.
    regions: RegionSet,
}

impl Aim {
    /// The aim of a plan.
    pub fn new(game: &Game, state: &State, plan: &Plan) -> Aim {
        let seat = state.owed().who.player().unwrap_or(state.table().seat());
        let before = held(game, state, seat);
        let after = held(game, &with_luck(game, state, plan), seat);
        let combo = plan.answers.iter().find_map(|answer| match *answer {
            Answer::Pick { slot } | Answer::ChooseCombo { slot, .. } => Some(slot),
            _ => None,
        });
        let taken = after - before;
        Aim {
            first: plan.answers.first().copied(),
            combo,
            declines: plan.answers.contains(&Answer::Decline),
            regions: if taken.is_empty() { before - after } else { taken },
        }
    }

    /// Whether a person would call both the same plan: the same combo, or half of the regions or more in whatever order.
    pub fn is_like(self, other: Aim) -> bool {
        let (both, either) = ((self.regions & other.regions).len(), (self.regions | other.regions).len());
        let same = if either == 0 { self.first == other.first } else { 2 * both >= either };
        self.combo == other.combo && self.declines == other.declines && (same || self.combo.is_some())
    }
}

/// The table after the plan's answers if every die shows the most; what chance made impossible is left out.
fn with_luck(game: &Game, state: &State, plan: &Plan) -> State {
    let mut state = state.clone();
    let who = state.owed().who;
    let mut nature = Nature::new(0, 0);
    let mut answers = Answers::new();
    let mut left = plan.answers.iter().copied();
    while !state.is_over() {
        let answer = if state.owed().who == Actor::NATURE {
            legal(game, &state, &mut answers);
            let die = answers.iter().copied().max_by_key(|answer| match *answer {
                Answer::Die { face } => Some(face),
                _ => None,
            });
            match die {
                Some(answer @ Answer::Die { .. }) => answer,
                _ => nature.answer(game, state.table(), &answers),
            }
        } else {
            match left.find(|&answer| check(game, &state, who, answer).is_ok()) {
                Some(answer) => answer,
                None => break,
            }
        };
        let owed = state.owed().who;
        let done = apply(game, &mut state, owed, answer, &mut ());
        debug_assert!(done.is_ok(), "an answer was refused: {answer:?} {done:?}");
    }
    state
}

/// The regions a seat holds and may keep.
fn held(game: &Game, state: &State, seat: Seat) -> RegionSet {
    let q = Query { game, table: state.table() };
    let bands = q.table.bands().filter(|&id| q.table.band(id).owner == seat);
    bands.fold(RegionSet::EMPTY, |set, id| set | (q.table.held(id) & q.holdable(id)))
}

fn hint(game: &Game, mind: &Mind, state: &State, plan: Plan, best: f32, depth: Depth) -> Hint {
    let seat = state.owed().who.player().unwrap_or(state.table().seat());
    let before = Summary::new(game, state, seat);
    let mut dreamer = Dreamer::new(game, mind, state, depth);
    let mut after: Vec<Summary> = Vec::new();
    for sample in 0..SAMPLES {
        let mut state = state.clone();
        dreamer.follow(&mut state, &plan, &mut Nature::new(u64::from(sample), 0));
        after.push(Summary::new(game, &state, seat));
    }
    let mean = |part: &dyn Fn(&Summary) -> f32| after.iter().map(part).sum::<f32>() / SAMPLES as f32;
    let attempt = plan.answers.iter().find_map(|answer| match *answer {
        Answer::Attempt { region } => Some(region),
        _ => None,
    });
    let mut reasons = Vec::new();
    if let Some(Answer::Pick { slot }) = plan.answers.first() {
        let combo = state.table().offer().nth(usize::from(*slot) - 1);
        let coins = combo.map_or(0, |(_, _, coins)| coins);
        let price = Query { game, table: state.table() }.combo_price(*slot - 1);
        reasons.push(Reason::Price(price as i16 - i16::from(coins)));
        if let Some((race, Some(power), _)) = combo {
            let fair = Prices::shipped(game).and_then(|prices| prices.of(game, race, power));
            reasons.extend(fair.map(Reason::FairPrice));
        }
    }
    if plan.answers.contains(&Answer::Decline) {
        reasons.push(Reason::MakesRoom);
    }
    reasons
        .push(Reason::Regions(mean(&|summary| f32::from(summary.held.len())) - f32::from(before.held.len())));
    let hurt = |other: Seat| before.income(other) - mean(&|summary| summary.income(other));
    let hurts = game.others(seat).map(|other| (other, hurt(other)));
    // One line has room for whom it hurts most.
    if let Some((other, coins)) =
        hurts.max_by(|(_, a), (_, b)| a.total_cmp(b)).filter(|(_, coins)| *coins > 0.2)
    {
        reasons.push(Reason::Hurts(other, coins));
    }
    reasons.push(Reason::Exposed(mean(&|summary| f32::from(summary.exposed))));
    Hint {
        odds: attempt.map(|region| mean(&|summary| if summary.held.contains(region) { 1.0 } else { 0.0 })),
        coins: mean(&|summary| f32::from(summary.coins)) - f32::from(before.coins),
        behind: best - plan.value,
        answers: plan.answers,
        reasons,
    }
}

/// What a table means to one seat.
pub(crate) struct Summary {
    /// The seat's coins.
    pub coins: u16,
    /// The seat's regions.
    pub held: RegionSet,
    /// How many of them opponents can take next.
    pub exposed: u8,
    incomes: Vec<f32>,
}

impl Summary {
    /// What the table means now.
    pub fn new(game: &Game, state: &State, seat: Seat) -> Summary {
        let q = Query { game, table: state.table() };
        let bands = q.table.bands().filter(|&id| q.table.band(id).owner == seat);
        let held = bands.fold(RegionSet::EMPTY, |set, id| set | q.table.held(id));
        let threats = threats(q, seat, held);
        let income = |seat| {
            let mut sum = Sum::default();
            income_bill(q, seat, &mut sum);
            f32::from(sum.0)
        };
        Summary {
            coins: state.coins(seat),
            held,
            exposed: held.filter(|region| threats[usize::from(region.0)] != SAFE).count() as u8,
            incomes: game.seats().map(income).collect(),
        }
    }

    /// The coins a seat would score with what lies there.
    pub fn income(&self, seat: Seat) -> f32 {
        self.incomes[usize::from(seat.0)]
    }
}
