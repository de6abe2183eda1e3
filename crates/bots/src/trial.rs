//! One step ahead, whatever is asked: an answer is tried on a copy of the table, dice are averaged over, and what
//! comes of it is summed up in coins.

use engine::bill::{Sum, band_income, seat_income};
use engine::state::Step;
use engine::{Actor, Answer, Answers, Ask, Game, Query, Seat, State, apply, drawn, legal, weight};

use crate::garrison::force;
use crate::lore::{LASTING, Lore, REGIONS_A_TOKEN, lasting};

/// How many turns of nature's are followed.
const CHANCES: u8 = 3;

/// What the seat may expect of an answer to the decision owed, in coins ahead of the others.
pub(crate) fn expect(lore: &Lore, game: &Game, state: &State, answer: Answer, seat: Seat) -> f32 {
    let mut next = state.clone();
    let done = apply(game, &mut next, state.owed().who, answer, &mut ());
    debug_assert!(done.is_ok(), "a listed answer was refused: {answer:?} {done:?}");
    after_chance(lore, game, next, seat, CHANCES)
}

/// What a table is worth once chance has spoken: dice by their odds, draws as one of many.
fn after_chance(lore: &Lore, game: &Game, mut state: State, seat: Seat, chances: u8) -> f32 {
    if chances == 0 || state.is_over() || state.owed().who != Actor::NATURE {
        return standing(lore, game, &state, seat);
    }
    let mut answers = Answers::new();
    legal(game, &state, &mut answers);
    let answered = |state: &mut State, answer| {
        let done = apply(game, state, Actor::NATURE, answer, &mut ());
        debug_assert!(done.is_ok(), "chance was refused: {answer:?} {done:?}");
    };
    match state.owed().ask {
        Ask::AttemptDie | Ask::RollDie | Ask::GambleDie | Ask::AssaultDie | Ask::Draw => {
            let (mut sum, mut all) = (0.0, 0.0);
            for &answer in answers.iter() {
                let odds = weight(game, state.table(), answer) as f32;
                let mut next = state.clone();
                answered(&mut next, answer);
                sum += odds * after_chance(lore, game, next, seat, chances - 1);
                all += odds;
            }
            sum / all
        }
        _ => {
            let answer = drawn(game, state.table(), &answers, u64::MAX / 2);
            answered(&mut state, answer);
            after_chance(lore, game, state, seat, chances - 1)
        }
    }
}

/// How a seat stands: coins it has and may expect from what lies there, less what the others may.
pub(crate) fn standing(lore: &Lore, game: &Game, state: &State, seat: Seat) -> f32 {
    let q = Query { game, table: state.table() };
    let worth = |seat: Seat| f32::from(state.coins(seat)) + outlook(lore, q, seat);
    let own = worth(seat);
    let foes = game.others(seat).filter(|&other| game.mate(seat) != Some(other));
    let (sum, n) = foes.fold((0.0, 0.0), |(sum, n), other| (sum + worth(other), n + 1.0));
    own - sum / n
}

/// The coins a seat may expect from its bands as they stand.
fn outlook(lore: &Lore, q: Query<'_>, seat: Seat) -> f32 {
    let table = q.table;
    let in_turn = table.seat() == seat;
    // The score of this turn is exact; what follows is what regions pay.
    let scores = in_turn && table.next_step() <= Step::Score;
    let place = |seat: Seat| (seat.0 + q.game.players() - table.first_seat().0) % q.game.players();
    let waits = place(seat) > place(table.seat());
    let turns = q.game.rounds() - table.round() + u8::from(waits);
    let (long, short) = (lasting(turns), lasting(turns.min(3)));
    let mut sum = Sum::default();
    if scores {
        seat_income(q, seat, &mut sum);
    }
    let mut later = 0.0;
    for id in table.bands().filter(|&id| table.band(id).owner == seat) {
        let held = table.held(id);
        let paid: u8 = held.map(|region| lore.income(q, id, region)).sum();
        let found = lore.fixtures(q, held);
        if scores {
            band_income(q, id, &mut sum);
        }
        let declined = table.band(id).declined;
        let lasts = LASTING * if declined { short } else { long };
        later += f32::from(paid) * lasts;
        if !declined || q.rises(id) {
            // Tokens to spare win regions now, if there is a now, and later.
            let now = if scores { 1.0 } else { 0.0 };
            later += found * short + REGIONS_A_TOKEN * f32::from(force(q, id)) * (now + short);
        }
    }
    f32::from(sum.0) + later
}
