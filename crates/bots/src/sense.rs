//! What any sensible player does, however little they think: nobody leaves tokens unused where a conquest pays, waits
//! for rounds with a people that can do nothing, or keeps one that holds a single region.

use engine::{Actor, Answer, Answers, Ask, BandId, Game, Query, Seat, State, apply, legal};

use crate::Nature;
use crate::garrison::force;
use crate::greedy::carry_on;
use crate::lore::Lore;
use crate::search::{Mind, Plan};

/// So many tokens beyond one a region are too many to leave unused where a conquest pays.
pub const SPARE: u8 = 3;
/// How many regions that cannot be held may lie on the way to a conquest, for example rivers.
const CROSSED: u8 = 1;
/// With so many rounds to come after this one a people that can do nothing is not worth keeping.
const WAITING: u8 = 2;

/// The answer, or a better one if it would end the turn's conquests although another pays.
pub(crate) fn goes_on(game: &Game, mind: &Mind, state: &State, answer: Answer) -> Answer {
    if !ends(state, answer) {
        return answer;
    }
    let seat = state.table().seat();
    let judged = |(step, end): &(Answer, State)| (*step, mind.judge(game, end, seat));
    let paying = paying_conquests(game, &mind.lore, state);
    let best = paying.iter().map(judged).max_by(|(_, a), (_, b)| a.total_cmp(b));
    best.map_or(answer, |(step, _)| step)
}

/// Whether the answer ends the conquests of the active people.
pub(crate) fn ends(state: &State, answer: Answer) -> bool {
    let owed = state.owed();
    let table = state.table();
    owed.ask == Ask::Act
        && matches!(answer, Answer::Done | Answer::Attempt { .. })
        && owed.who == Actor::seat(table.seat())
        && table.active(table.seat()) == Some(owed.band)
}

/// The first plan a sensible player would follow, or else the first.
pub(crate) fn first_sensible(game: &Game, lore: &Lore, state: &State, plans: Vec<Plan>) -> Option<Plan> {
    let at = plans.iter().position(|plan| !is_stuck(game, lore, state, plan)).unwrap_or(0);
    plans.into_iter().nth(at)
}

/// The plans a sensible player would think of, or else all.
pub(crate) fn sensible(game: &Game, lore: &Lore, state: &State, plans: Vec<Plan>) -> Vec<Plan> {
    let stops = |plan: &&Plan| plan.answers.first().is_some_and(|&answer| ends(state, answer));
    let pays = plans.iter().any(|plan| stops(&plan)) && !paying_conquests(game, lore, state).is_empty();
    let (senseless, sensible): (Vec<Plan>, Vec<Plan>) =
        plans.into_iter().partition(|plan| (pays && stops(&plan)) || is_stuck(game, lore, state, plan));
    if sensible.is_empty() { senseless } else { sensible }
}

/// Whether the plan keeps a people that should go into decline: it does nothing though there is time for another, or it
/// has a single region and does not come to two without the die.
fn is_stuck(game: &Game, lore: &Lore, state: &State, plan: &Plan) -> bool {
    let owed = state.owed();
    let after = game.rounds() - state.table().round();
    if owed.ask != Ask::Choose || plan.answers.first() != Some(&Answer::Expand) || after == 0 {
        return false;
    }
    let acts = plan.answers.iter().any(|answer| !matches!(answer, Answer::Expand | Answer::Done));
    if !acts && after >= WAITING {
        return true;
    }
    if state.table().held(owed.band).len() > 1 {
        return false;
    }
    let mut end = state.clone();
    for &answer in plan.answers.iter().take_while(|answer| !matches!(answer, Answer::Attempt { .. })) {
        if end.owed().who != owed.who || apply(game, &mut end, owed.who, answer, &mut ()).is_err() {
            break;
        }
    }
    after_turn(game, lore, end).table().held(owed.band).len() <= 1
}

/// The first steps of conquests that pay, each with the table after the turn. A conquest pays if it needs no die and no
/// more than the tokens in hand, and if the owner of the acting people has more coins at the end of this turn than by
/// stopping now, and has lost nothing for it, neither tokens nor regions in decline. It may lie behind a region that
/// cannot be held. None are listed if fewer than [`SPARE`] tokens would be left over by stopping.
pub(crate) fn paying_conquests(game: &Game, lore: &Lore, state: &State) -> Vec<(Answer, State)> {
    let (seat, id) = (state.table().seat(), state.owed().band);
    if state.table().band(id).hand == 0 {
        return Vec::new();
    }
    let stopped = Holdings::new(game, &after_turn(game, lore, state.clone()), seat);
    if stopped.spare < SPARE {
        return Vec::new();
    }
    Stop { game, lore, seat, id, stopped }.paying(state, CROSSED)
}

/// Conquests might end here.
struct Stop<'a> {
    game: &'a Game,
    lore: &'a Lore,
    seat: Seat,
    id: BandId,
    /// What its owner has if they do.
    stopped: Holdings,
}

impl Stop<'_> {
    fn paying(&self, state: &State, crossed: u8) -> Vec<(Answer, State)> {
        let mut answers = Answers::new();
        legal(self.game, state, &mut answers);
        let holdable = Query { game: self.game, table: state.table() }.holdable(self.id);
        let mut found = Vec::new();
        for &answer in answers.iter() {
            let Answer::Conquer { region } = answer else { continue };
            let mut next = state.clone();
            let done = apply(self.game, &mut next, state.owed().who, answer, &mut ());
            debug_assert!(done.is_ok(), "a listed answer was refused: {answer:?} {done:?}");
            if holdable.contains(region) {
                let end = after_turn(self.game, self.lore, next);
                if Holdings::new(self.game, &end, self.seat).beats(&self.stopped) {
                    found.push((answer, end));
                }
            } else if crossed > 0 && next.owed().ask == Ask::Act && next.owed().band == self.id {
                found
                    .extend(self.paying(&next, crossed - 1).into_iter().next().map(|(_, end)| (answer, end)));
            }
        }
        found
    }
}

/// The rest of the turn, without further conquests.
fn after_turn(game: &Game, lore: &Lore, mut state: State) -> State {
    let turn = turn_of(&state);
    let mut answers = Answers::new();
    let mut nature = Nature::new(0, 0);
    while !state.is_over() && turn_of(&state) == turn {
        let owed = state.owed();
        let answer = if owed.who == Actor::NATURE {
            legal(game, &state, &mut answers);
            nature.answer(game, state.table(), &answers)
        } else if owed.ask == Ask::Act {
            Answer::Done
        } else {
            carry_on(lore, game, &mut state, &mut answers);
            continue;
        };
        let done = apply(game, &mut state, owed.who, answer, &mut ());
        debug_assert!(done.is_ok(), "an answer was refused: {answer:?} {done:?}");
    }
    state
}

/// What a player has between two turns.
struct Holdings {
    coins: u16,
    /// Tokens of the active people, and those beyond one a region.
    tokens: u8,
    spare: u8,
    /// Regions in decline.
    declined: u8,
}

impl Holdings {
    fn new(game: &Game, state: &State, seat: Seat) -> Holdings {
        let q = Query { game, table: state.table() };
        let declined = q.table.declined(seat).map(|id| q.table.held(id).len()).sum();
        let (spare, held) = q.table.active(seat).map_or((0, 0), |id| (force(q, id), q.table.held(id).len()));
        Holdings { coins: state.coins(seat), tokens: spare + held, spare, declined }
    }

    /// Whether there are more coins than in another, and no less of anything else.
    fn beats(&self, other: &Holdings) -> bool {
        self.coins > other.coins && self.tokens >= other.tokens && self.declined >= other.declined
    }
}

/// The round, and whose turn it is.
pub(crate) fn turn_of(state: &State) -> (u8, Seat) {
    (state.table().round(), state.table().seat())
}
