//! Playing: which answers the decision owed now has, and what an answer leads to.

use crate::answer::{Answer, Answers};
use crate::event::{Event, Log};
use crate::game::Game;
use crate::ids::{Actor, Seat};
use crate::illegal::{Cite, Illegal};
use crate::query::Query;
use crate::region::Region;
use crate::sink::{Lookup, Sink};
use crate::state::{Ask, Owed, State, Step, Table};
use crate::turn::Machine;
use crate::{acts, offer, procedure, redeploy as redeployment, relics, round_events, war};

/// Lists every answer to the decision owed now. The list is cleared first; it is empty when the game is over.
pub fn legal(game: &Game, state: &State, out: &mut Answers) {
    out.clear();
    go_through(game, state, out);
}

/// Whether the answer would be accepted from them.
pub fn check(game: &Game, state: &State, who: Actor, answer: Answer) -> Result<(), Illegal> {
    let owed = state.owed();
    if owed.ask == Ask::Nothing {
        return Err(Illegal::Over);
    }
    if owed.who != who {
        return Err(Illegal::NotYours(owed.who));
    }
    let outside = |region: Region| region.index() >= game.board().len();
    if answer.region().is_some_and(outside) || answer.second_region().is_some_and(outside) {
        return Err(Illegal::OutOfReach);
    }
    let mut lookup = Lookup::new(answer);
    go_through(game, state, &mut lookup);
    lookup.outcome()
}

/// Goes through the answers to the decision owed now, and says why any other is refused.
fn go_through(game: &Game, state: &State, out: &mut impl Sink) {
    let q = Query { game, table: &state.table };
    let owed = state.owed();
    let misplaced = |answer| Illegal::misplaced(q, owed, answer);
    match owed.ask {
        Ask::Nothing => {}
        Ask::First => {
            game.seats().for_each(|seat| out.push(Answer::First { seat }));
            out.otherwise(|_| Illegal::NotAsked("CORE-SETUP-7"));
        }
        Ask::Banner => offer::list_banners(q, out),
        Ask::Badge | Ask::Bind => offer::list_badges(q, out),
        Ask::Find => acts::list_finds(q, out),
        Ask::Event | Ask::Omen => round_events::list_events(state, q, owed, out),
        Ask::Totem => redeployment::list_totems(q, owed, out),
        Ask::Vanish => one_of([Answer::Vanish, Answer::Done], misplaced, out),
        Ask::EndOfTurn => relics::list_end_of_turn(state, q, owed, out),
        Ask::Leave => redeployment::list_leaves(q, owed, out),
        Ask::AttemptDie | Ask::RollDie | Ask::GambleDie | Ask::AssaultDie => {
            (0..=game.best_face)
                .filter(|face| game.die().contains(face))
                .for_each(|face| out.push(Answer::Die { face }));
            out.otherwise(|_| Illegal::NotAsked("CORE-DIE-1"));
        }
        Ask::Pick => offer::list_picks(q, owed, state.coins(state.table.turn.seat), out),
        Ask::Choose => one_of([Answer::Expand, Answer::Decline], misplaced, out),
        Ask::Act => acts::list(state, q, owed.band, out),
        Ask::Redeploy => redeployment::list_puts(q, owed.band, out),
        Ask::Yield => redeployment::list_yields(q, owed.band, out),
        Ask::Post => redeployment::list_posts(q, owed, out),
        Ask::LateDecline => one_of([Answer::Decline, Answer::Done], misplaced, out),
        Ask::Seer => one_of([Answer::Done], misplaced, out),
        Ask::Press => one_of([Answer::Press, Answer::Done], misplaced, out),
        Ask::Choice => procedure::list(game, state, owed, out),
        Ask::Draw => procedure::list_draws(q, owed, out),
        Ask::Side => {
            let [one, other] = war::SIDES.map(|side| Answer::Join { side });
            one_of([one, other, Answer::Done], misplaced, out);
        }
        Ask::Replacement => {
            war::replacements(q).for_each(|tile| out.push(Answer::Find { tile }));
            out.otherwise(|_| Illegal::NotInStack);
        }
    }
    if let Some(seat) = owed.who.player() {
        out.push_if(Answer::Peek, || round_events::may_peek(q, seat));
    }
}

/// Goes through a few answers that are always the same.
fn one_of<const N: usize>(
    answers: [Answer; N],
    misplaced: impl FnOnce(Answer) -> Illegal,
    out: &mut impl Sink,
) {
    answers.into_iter().for_each(|answer| out.push(answer));
    out.otherwise(misplaced);
}

/// How many chances in all of nature's answers this one has.
pub fn weight(game: &Game, table: &Table, answer: Answer) -> u32 {
    match answer {
        Answer::Event { tile } | Answer::Omen { tile } => u32::from(table.events_left(game, tile)),
        Answer::ChooseYes { tile } | Answer::ChooseNo { tile } => {
            let odds = game.procedure(tile).and_then(|(procedure, given)| Some((procedure.odds?, given)));
            odds.map_or(1, |(odds, given)| odds(Query { game, table }, given, answer.chosen()))
        }
        Answer::Die { face } => game.die().into_iter().map(|side| u32::from(side == face)).sum(),
        _ => 1,
    }
}

/// One of nature's answers by its odds, for a number drawn evenly out of all there are.
pub fn drawn(game: &Game, table: &Table, answers: &Answers, number: u64) -> Answer {
    let total: u32 = answers.iter().map(|&answer| weight(game, table, answer)).sum();
    let mut at = ((u128::from(number) * u128::from(total)) >> 64) as u32;
    for &answer in answers.iter() {
        let chances = weight(game, table, answer);
        if at < chances {
            return answer;
        }
        at -= chances;
    }
    answers[answers.len() - 1]
}

/// Carries out an answer, reporting what happens; refuses it, the state untouched, if it is not legal.
pub fn apply(
    game: &Game,
    state: &mut State,
    who: Actor,
    answer: Answer,
    log: &mut impl Log,
) -> Result<(), Illegal> {
    check(game, state, who, answer)?;
    carry_out(game, state, answer, log);
    Ok(())
}

/// Carries out an answer that [`legal`] has just listed, without asking again whether it may be. For whoever plays
/// millions of games against himself; what comes from outside goes through [`apply`].
pub fn carry_out(game: &Game, state: &mut State, answer: Answer, log: &mut impl Log) {
    let owed = state.owed();
    debug_assert_eq!(check(game, state, owed.who, answer), Ok(()), "{answer:?} was not listed");
    let mut machine = Machine { game, state, log };
    if owed.who == Actor::NATURE {
        machine.answer_of_nature(owed, answer);
    } else {
        machine.answer_of_player(owed, answer);
    }
    machine.advance();
}

/// Carries out a whole redeployment: how many tokens from hand each region gets. All of them must be placed; a plan
/// that is not legal is refused, the state untouched.
pub fn redeploy(
    game: &Game,
    state: &mut State,
    who: Actor,
    plan: &[(Region, u8)],
    log: &mut impl Log,
) -> Result<(), Illegal> {
    let owed = state.owed();
    if owed.ask != Ask::Redeploy {
        return Err(if owed.ask == Ask::Nothing { Illegal::Over } else { Illegal::NotAsked("CORE-REDEP-1") });
    }
    let hand = u32::from(state.table.band(owed.band).hand);
    let placed: u32 = plan.iter().map(|&(_, n)| u32::from(n)).sum();
    for &(region, _) in plan {
        check(game, state, who, Answer::Put { region, n: 1 })?;
    }
    if placed != hand {
        return Err(Illegal::Duty(Cite::Rule("CORE-REDEP-2")));
    }
    for answer in puts(plan) {
        apply(game, state, who, answer, log)?;
    }
    Ok(())
}

/// A whole redeployment in small steps.
pub fn puts(plan: &[(Region, u8)]) -> impl Iterator<Item = Answer> {
    plan.iter().flat_map(|&(region, n)| (0..n).map(move |_| Answer::Put { region, n: 1 }))
}

/// An answer in the steps that are accepted: tokens and pieces are placed one at a time, or all that are left. What is
/// refused in steps too stays whole, and is refused with the reason for that.
pub fn steps(game: &Game, state: &State, who: Actor, answer: Answer) -> Vec<Answer> {
    let (one, n) = match answer {
        Answer::Put { region, n } => (Answer::Put { region, n: 1 }, n),
        Answer::Place { mark, region, n } => (Answer::Place { mark, region, n: 1 }, n),
        _ => return vec![answer],
    };
    let mut tried = state.clone();
    let mut step = |_| apply(game, &mut tried, who, one, &mut ()).is_ok();
    if n == 0 || check(game, state, who, answer).is_ok() || !(0..n).all(&mut step) {
        return vec![answer];
    }
    vec![one; usize::from(n)]
}

impl<L: Log + ?Sized> Machine<'_, L> {
    /// What chance brings.
    fn answer_of_nature(&mut self, owed: Owed, answer: Answer) {
        self.table().pop_owed();
        match (owed.ask, answer) {
            (Ask::First, Answer::First { seat }) => self.start(seat),
            (Ask::Banner, Answer::Banner { tile }) => self.banner(tile),
            (Ask::Badge, Answer::Badge { tile }) => self.badge(owed.what, tile),
            (Ask::Bind, Answer::Badge { tile }) => self.bind(tile),
            (Ask::Event, Answer::Event { tile }) => self.reveal(tile),
            (Ask::Omen, Answer::Omen { tile }) => self.foresee(Seat(owed.what), tile),
            (Ask::Find | Ask::Replacement, Answer::Find { tile }) => self.find(Region(owed.what), tile),
            (Ask::Draw, _) => self.answer_of_draw(owed, answer),
            (ask, Answer::Die { face }) => {
                self.note(Event::Rolled { face });
                match ask {
                    Ask::AttemptDie => self.attempt_die(owed.band, face),
                    Ask::RollDie => self.roll_die(owed.band, face),
                    Ask::AssaultDie => self.assault_die(owed.band, face),
                    _ => self.gamble_die(owed.band, face),
                }
            }
            // Everything else was refused.
            _ => {}
        }
    }

    /// What a player answers. Questions that may take several answers are taken from the stack by whoever handles them.
    fn answer_of_player(&mut self, owed: Owed, answer: Answer) {
        if matches!(answer, Answer::Peek) {
            // Whatever else was asked stays open.
            if owed.ask == Ask::Seer {
                self.table().pop_owed();
            }
            return self.peek(self.state.table.turn.seat);
        }
        match (owed.ask, answer) {
            (Ask::Act, _) => return self.act(owed.band, answer),
            (Ask::Redeploy, Answer::Put { region, n }) => return self.put_tokens(owed.band, region, n),
            (Ask::Yield, Answer::Empty { region }) => return self.yield_region(owed, region),
            (Ask::Leave, Answer::Empty { region }) => return self.leave(owed.band, region),
            (Ask::Post, _) => return self.answer_post(owed, answer),
            _ => self.table().pop_owed(),
        }
        let seat = self.state.table.turn.seat;
        match (owed.ask, answer) {
            (Ask::Pick, Answer::Pick { slot }) => self.pick(seat, slot),
            (Ask::Choose, Answer::Decline) => {
                self.goto(Step::EndOfTurn);
                self.thaw_declining(seat);
                self.decline(owed.band);
            }
            (Ask::Choose, _) => {
                let race = self.state.table.band(owed.band).race;
                self.note(Event::Expanded { seat, race });
                self.pay_early_prizes(owed.band);
            }
            (Ask::LateDecline, Answer::Decline) => self.decline(owed.band),
            (Ask::Totem, Answer::Place { mark, region, .. }) => self.add_pieces(mark, region, 1),
            (Ask::Vanish, Answer::Vanish) if self.state.table.turn.next > Step::Score => {
                self.dismiss(owed.band);
            }
            (Ask::Vanish, Answer::Vanish) => self.table().turn.departing = owed.band,
            (Ask::Press, _) => self.press(owed.band, answer),
            (Ask::Choice, _) => self.choose(owed, answer),
            (Ask::Side, Answer::Join { side }) => self.join(owed.band, side),
            (Ask::EndOfTurn, Answer::Done) => {
                let early = self.state.table.turn.next == Step::EarlyEndOfTurn;
                self.goto(if early { Step::EndPosts } else { Step::TurnEnds });
            }
            (Ask::EndOfTurn, _) => self.act_end_of_turn(answer),
            // What is left is to pass.
            _ => {}
        }
    }

    fn start(&mut self, seat: Seat) {
        let turn = &mut self.table().turn;
        turn.first = seat;
        turn.seat = seat;
        self.note(Event::Started { seat });
    }
}
