//! Whole turns: every way to play one that is worth looking at, judged on the state after it.
//!
//! Conquests are searched by a beam over sets of regions; the final die is a chance between two outcomes;
//! redeployment follows the threats and is improved step by step. Draws from the stacks are sampled.

use std::collections::HashSet;
use std::sync::Arc;

use engine::{Actor, Answer, Answers, Ask, BandId, Game, Query, RegionSet, Seat, State, apply, drawn, legal};
use fastrand::Rng;

use crate::garrison::{puts, share};
use crate::greedy::carry_on;
use crate::lore::Lore;
use crate::value::Value;

/// What a bot judges by.
#[derive(Clone)]
pub struct Mind {
    /// What tiles bring.
    pub lore: Arc<Lore>,
    /// What positions are worth.
    pub value: Arc<Value>,
    /// What it likes besides.
    pub taste: Taste,
}

/// What a bot likes besides coins ahead.
#[derive(Copy, Clone, Debug, PartialEq)]
pub struct Taste {
    /// How much the others' coins count against one's own.
    pub others: f32,
    /// Coins it would give for a region more.
    pub regions: f32,
}

impl Taste {
    /// Coins ahead, and nothing else.
    pub const PLAIN: Taste = Taste { others: 1.0, regions: 0.0 };
}

impl Mind {
    /// How much a seat likes a state: coins by which it should end ahead, and what its taste adds.
    pub fn judge(&self, game: &Game, state: &State, seat: Seat) -> f32 {
        let (own, others) = self.value.totals(&self.lore, game, state, seat);
        let held = || {
            let bands = state.table().bands().filter(|&id| state.table().band(id).owner == seat);
            bands.map(|id| f32::from(state.table().held(id).len())).sum::<f32>()
        };
        let liked = if self.taste.regions > 0.0 { self.taste.regions * held() } else { 0.0 };
        own - self.taste.others * others + liked
    }
}

/// A way to play on.
#[derive(Clone, Debug)]
pub struct Plan {
    /// The answers, to the end of the turn or the last conquest.
    pub answers: Vec<Answer>,
    /// The coins by which the seat should end ahead of the others.
    pub value: f32,
}

/// The most conquests of one turn.
const DEPTH: usize = 16;
/// How often a turn with dice before conquests is played to judge it.
const TRIES: usize = 12;

/// A search from one decision.
pub(crate) struct Search<'a> {
    pub game: &'a Game,
    pub mind: &'a Mind,
    /// How many positions of equal depth are kept.
    pub width: usize,
    /// Where sampled draws come from.
    pub rng: Rng,
    /// Who asks.
    seat: Seat,
    /// Whose turn it is, and in which round: the search ends with that.
    turn: (u8, Seat),
    answers: Answers,
    plans: Vec<Plan>,
    /// How many positions were judged, which is what thinking costs.
    judged: u64,
}

/// A position in the middle of a turn.
struct Node {
    state: State,
    answers: Vec<Answer>,
    value: f32,
}

impl<'a> Search<'a> {
    /// A search for the seat that owes a decision.
    pub fn new(game: &'a Game, mind: &'a Mind, state: &State, width: usize) -> Search<'a> {
        let seat = state.owed().who.player().unwrap_or(state.table().seat());
        let turn = (state.table().round(), state.table().seat());
        // What is not hidden decides what is sampled, so equal views give equal plans.
        let rng = Rng::with_seed(State::supposed(state.table(), Default::default(), None).hash64());
        Search { game, mind, width, rng, seat, turn, answers: Answers::new(), plans: Vec::new(), judged: 0 }
    }

    /// The plans for the decision owed, the best first, and how many positions were judged for them.
    pub fn plans(mut self, state: &State) -> (Vec<Plan>, u64) {
        match state.owed().ask {
            Ask::Act => self.conquests(state.clone(), Vec::new(), self.width),
            Ask::Redeploy => self.redeployment(state),
            _ => self.branches(state),
        }
        self.plans.sort_by(|a, b| b.value.total_cmp(&a.value));
        (self.plans, self.judged)
    }

    fn under_way(&self, state: &State) -> bool {
        !state.is_over() && self.turn == (state.table().round(), state.table().seat())
    }

    fn acts(&self, state: &State) -> Option<BandId> {
        let owed = state.owed();
        (owed.ask == Ask::Act && owed.who == Actor::seat(self.seat)).then_some(owed.band)
    }

    fn apply(&self, state: &mut State, answer: Answer) {
        let who = state.owed().who;
        let done = apply(self.game, state, who, answer, &mut ());
        debug_assert!(done.is_ok(), "a listed answer was refused: {answer:?} {done:?}");
    }

    fn list(&mut self, state: &State) -> Vec<Answer> {
        legal(self.game, state, &mut self.answers);
        self.answers.to_vec()
    }

    /// Draws for nature until somebody else owes an answer.
    fn draw(&mut self, state: &mut State) {
        while !state.is_over() && state.owed().who == Actor::NATURE {
            legal(self.game, state, &mut self.answers);
            let answer = drawn(self.game, state.table(), &self.answers, self.rng.u64(..));
            self.apply(state, answer);
        }
    }

    /// Plays the turn to its end without further conquests, and judges what comes of it.
    fn judge(&mut self, mut state: State) -> f32 {
        self.judged += 1;
        while self.under_way(&state) {
            if state.owed().who == Actor::NATURE {
                self.draw(&mut state);
            } else if self.acts(&state).is_some() {
                self.apply(&mut state, Answer::Done);
            } else {
                carry_on(&self.mind.lore, self.game, &mut state, &mut self.answers);
            }
        }
        self.mind.judge(self.game, &state, self.seat)
    }

    /// Plays the turn to its end as greedy would, several times, for turns that are full of dice.
    fn judge_by_play(&mut self, state: &State) -> f32 {
        let mut sum = 0.0;
        let rng = self.rng.clone();
        self.judged += 2 * TRIES as u64;
        for _ in 0..TRIES {
            let mut state = state.clone();
            while self.under_way(&state) {
                if state.owed().who == Actor::NATURE {
                    self.draw(&mut state);
                } else {
                    carry_on(&self.mind.lore, self.game, &mut state, &mut self.answers);
                }
            }
            sum += self.mind.judge(self.game, &state, self.seat);
        }
        // Every branch is judged by the same dice.
        self.rng = rng;
        sum / TRIES as f32
    }

    fn plan(&mut self, answers: Vec<Answer>, value: f32) {
        self.plans.push(Plan { answers, value });
    }

    /// One plan or more for each answer.
    fn branches(&mut self, state: &State) {
        let rng = self.rng.clone();
        for answer in self.list(state) {
            self.rng = rng.clone();
            let mut next = state.clone();
            self.apply(&mut next, answer);
            self.draw(&mut next);
            if self.acts(&next).is_some() && self.under_way(&next) {
                let width = if state.owed().ask == Ask::Pick { self.width.div_ceil(2) } else { self.width };
                self.conquests(next, vec![answer], width);
            } else {
                let value = self.judge(next);
                self.plan(vec![answer], value);
            }
        }
    }

    fn rolls(&self, state: &State, id: BandId) -> bool {
        self.mind.lore.rolls(Query { game: self.game, table: state.table() }, id)
    }

    /// Searches the conquests of the acting band, and of the one after it.
    fn conquests(&mut self, root: State, answers: Vec<Answer>, width: usize) {
        let value = self.judge(root.clone());
        let mut level = vec![Node { state: root, answers, value }];
        for _ in 0..DEPTH {
            let mut next: Vec<Node> = Vec::new();
            let mut seen = HashSet::new();
            for node in &level {
                match self.acts(&node.state) {
                    Some(id) if self.rolls(&node.state, id) => self.rolling(node),
                    _ => self.expand(node, &mut seen, &mut next),
                }
            }
            next.sort_by(|a, b| b.value.total_cmp(&a.value));
            next.truncate(width);
            if next.is_empty() {
                break;
            }
            level = next;
        }
    }

    fn expand(&mut self, node: &Node, seen: &mut HashSet<Key>, next: &mut Vec<Node>) {
        for answer in self.list(&node.state) {
            let mut answers = node.answers.clone();
            answers.push(answer);
            let mut state = node.state.clone();
            if let Answer::Abandon { .. } = answer {
                continue;
            }
            if let Answer::Attempt { .. } = answer {
                let value = self.attempt(node, answer);
                self.plan(answers, value);
                continue;
            }
            self.apply(&mut state, answer);
            if self.acts(&state).is_none() {
                let value = self.judge(state);
                self.plan(answers, value);
                continue;
            }
            if seen.insert(key(&state)) {
                let value = self.judge(state.clone());
                next.push(Node { state, answers, value });
            }
        }
    }

    /// The final die: what is won if it helps, and what is there if it does not.
    fn attempt(&mut self, node: &Node, answer: Answer) -> f32 {
        let mut value = 0.0;
        let mut at_stake = node.state.clone();
        self.apply(&mut at_stake, answer);
        let mut won = None;
        let faces = self.game.die();
        for face in faces {
            let mut state = at_stake.clone();
            self.apply(&mut state, Answer::Die { face });
            let held = |state: &State| state.table().held(node.state.owed().band).len();
            value += if held(&state) > held(&node.state) {
                *won.get_or_insert_with(|| self.judge(state))
            } else {
                node.value
            };
        }
        value / faces.len() as f32
    }

    /// Conquests after dice: the roll costs nothing, and what it leads to is played, not searched.
    fn rolling(&mut self, node: &Node) {
        for answer in self.list(&node.state) {
            let mut answers = node.answers.clone();
            answers.push(answer);
            let mut state = node.state.clone();
            if matches!(answer, Answer::Abandon { .. }) {
                continue;
            }
            self.apply(&mut state, answer);
            let value = match answer {
                Answer::Done => node.value,
                _ => self.judge_by_play(&state),
            };
            self.plan(answers, value);
        }
    }

    /// Where tokens go: by threat, then one at a time to wherever that is better.
    fn redeployment(&mut self, state: &State) {
        let id = state.owed().band;
        let q = Query { game: self.game, table: state.table() };
        let held = q.table.held(id);
        let mut extra = share(&self.mind.lore, q, id, q.table.band(id).hand);
        let mut value = self.judge_puts(state, held, &extra);
        for _ in 0..8 {
            let mut better = None;
            for from in held {
                if extra[usize::from(from.0)] == 0 {
                    continue;
                }
                for to in held.filter(|&to| to != from) {
                    let mut moved = extra;
                    moved[usize::from(from.0)] -= 1;
                    moved[usize::from(to.0)] += 1;
                    let moved_value = self.judge_puts(state, held, &moved);
                    if moved_value > value + 0.01 {
                        value = moved_value;
                        better = Some(moved);
                    }
                }
            }
            match better {
                Some(moved) => extra = moved,
                None => break,
            }
        }
        self.plan(puts(held, &extra).collect(), value);
    }

    fn judge_puts(&mut self, state: &State, held: RegionSet, extra: &[u8; engine::MAX_REGIONS]) -> f32 {
        let mut state = state.clone();
        puts(held, extra).for_each(|answer| self.apply(&mut state, answer));
        self.judge(state)
    }
}

/// What makes two positions of a turn the same: what the band holds and has left, and what it has used.
type Key = (BandId, RegionSet, u8, u8, [u8; 4]);

fn key(state: &State) -> Key {
    let table = state.table();
    let id = state.owed().band;
    let immune = (0..4).map(|mark| table.marked(engine::Mark(mark)));
    let mut marks = [0; 4];
    for (at, set) in immune.enumerate() {
        marks[at] = (set & table.held(id)).lowest().map_or(u8::MAX, |region| region.0);
    }
    (id, table.held(id), table.band(id).hand, table.spoils(), marks)
}
