//! Playing: which answers the decision owed now has, and what an answer leads to.

use crate::ability::Side;
use crate::answer::{Answer, Answers};
use crate::event::{Event, Log};
use crate::game::Game;
use crate::ids::{Actor, Mark, Seat};
use crate::illegal::{Cite, Illegal};
use crate::query::Query;
use crate::region::Region;
use crate::state::{Ask, Owed, State, Step, Table};
use crate::turn::Machine;
use crate::{acts, offer, procedure, redeploy as redeployment, relics, round_events, war};

/// Lists every answer to the decision owed now. The list is cleared first; it is empty when the game is over.
pub fn legal(game: &Game, state: &State, out: &mut Answers) {
    out.clear();
    let q = Query { game, table: &state.table };
    let owed = state.owed();
    match owed.ask {
        Ask::Nothing => {}
        Ask::First => game.seats().for_each(|seat| out.push(Answer::First { seat })),
        Ask::Banner => offer::list_banners(q, out),
        Ask::Badge | Ask::Bind => offer::list_badges(q, out),
        Ask::Find => acts::list_finds(q, out),
        Ask::Event | Ask::Omen => round_events::list_events(state, q, owed, out),
        Ask::Totem => {
            let mark = Mark(owed.what);
            q.table.held(owed.band).for_each(|region| out.push(Answer::Place { mark, region, n: 1 }));
        }
        Ask::Vanish => {
            out.push(Answer::Vanish);
            out.push(Answer::Done);
        }
        Ask::EndOfTurn => relics::list_end_of_turn(state, q, out),
        Ask::Leave => redeployment::list_leaves(q, owed.band, out),
        Ask::AttemptDie | Ask::RollDie | Ask::GambleDie | Ask::AssaultDie => {
            (0..=game.best_face)
                .filter(|face| game.die().contains(face))
                .for_each(|face| out.push(Answer::Die { face }));
        }
        Ask::Pick => offer::list_picks(q, state.coins(state.table.turn.seat), out),
        Ask::Choose => {
            out.push(Answer::Expand);
            out.push(Answer::Decline);
        }
        Ask::Act => acts::list(state, q, owed.band, out),
        Ask::Redeploy => redeployment::list_puts(q, owed.band, out),
        Ask::Yield => redeployment::list_yields(q, owed.band, out),
        Ask::Post => redeployment::list_posts(q, owed, out),
        Ask::LateDecline => {
            out.push(Answer::Decline);
            out.push(Answer::Done);
        }
        Ask::Seer => out.push(Answer::Done),
        Ask::Press => {
            out.push(Answer::Press);
            out.push(Answer::Done);
        }
        Ask::Choice => procedure::list(game, state, owed, out),
        Ask::Draw => procedure::list_draws(q, owed, out),
        Ask::Side => {
            war::SIDES.into_iter().for_each(|side| out.push(Answer::Join { side }));
            out.push(Answer::Done);
        }
        Ask::Replacement => war::replacements(q).for_each(|tile| out.push(Answer::Find { tile })),
    }
    if game.has.events && owed.who.player().is_some_and(|seat| round_events::may_peek(q, seat).is_ok()) {
        out.push(Answer::Peek);
    }
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

/// Whether the answer would be accepted from them.
pub fn check(game: &Game, state: &State, who: Actor, answer: Answer) -> Result<(), Illegal> {
    let q = Query { game, table: &state.table };
    let owed = state.owed();
    if owed.ask == Ask::Nothing {
        return Err(Illegal::Over);
    }
    if owed.who != who {
        return Err(Illegal::NotYours(owed.who));
    }
    let outside = |region: Region| region.index() >= game.board().len();
    if answer_region(answer).is_some_and(outside) || second_region(answer).is_some_and(outside) {
        return Err(Illegal::OutOfReach);
    }
    if let (Answer::Peek, Some(seat)) = (answer, who.player()) {
        return round_events::may_peek(q, seat);
    }
    match owed.ask {
        Ask::Nothing => Err(Illegal::Over),
        Ask::First => match answer {
            Answer::First { seat } if seat.0 < game.players() => Ok(()),
            _ => Err(Illegal::NotAsked("CORE-SETUP-7")),
        },
        Ask::Banner => offer::check_banner(q, answer),
        Ask::Badge | Ask::Bind => offer::check_badge(q, answer),
        Ask::Find => acts::check_find(q, answer),
        Ask::Event | Ask::Omen => round_events::check_event(state, q, owed, answer),
        Ask::Totem => redeployment::check_totem(q, owed, answer),
        Ask::Vanish => match answer {
            Answer::Vanish | Answer::Done => Ok(()),
            _ => Err(Illegal::misplaced(q, owed, answer)),
        },
        Ask::EndOfTurn => relics::check_end_of_turn(state, q, owed, answer),
        Ask::Leave => redeployment::check_leave(q, owed, answer),
        Ask::AttemptDie | Ask::RollDie | Ask::GambleDie | Ask::AssaultDie => match answer {
            Answer::Die { face } if game.die().contains(&face) => Ok(()),
            _ => Err(Illegal::NotAsked("CORE-DIE-1")),
        },
        Ask::Pick => offer::check(q, owed, state.coins(state.table.turn.seat), answer),
        Ask::Choose => match answer {
            Answer::Expand | Answer::Decline => Ok(()),
            _ => Err(Illegal::misplaced(q, owed, answer)),
        },
        Ask::Act => acts::check(state, q, owed.band, answer),
        Ask::Redeploy => redeployment::check_put(q, owed.band, answer),
        Ask::Yield => redeployment::check_yield(q, owed.band, answer),
        Ask::Post => redeployment::check_post(q, owed, answer),
        Ask::LateDecline => match answer {
            Answer::Decline | Answer::Done => Ok(()),
            _ => Err(Illegal::misplaced(q, owed, answer)),
        },
        Ask::Seer => match answer {
            Answer::Done => Ok(()),
            _ => Err(Illegal::misplaced(q, owed, answer)),
        },
        Ask::Press if matches!(answer, Answer::Press | Answer::Done) => Ok(()),
        Ask::Choice => procedure::check(game, state, owed, answer),
        Ask::Draw => procedure::check_draw(q, owed, answer),
        Ask::Side => match answer {
            Answer::Join { side } if side != Side::Neutral => Ok(()),
            Answer::Done => Ok(()),
            _ => Err(Illegal::misplaced(q, owed, answer)),
        },
        Ask::Replacement => match answer {
            Answer::Find { tile } if war::replacements(q).any(|other| other == tile) => Ok(()),
            _ => Err(Illegal::NotInStack),
        },
        Ask::Press => Err(Illegal::misplaced(q, owed, answer)),
    }
}

fn second_region(answer: Answer) -> Option<Region> {
    match answer {
        Answer::Shove { to: region, .. }
        | Answer::Herd { to: region, .. }
        | Answer::ChoosePair { to: region, .. } => Some(region),
        _ => None,
    }
}

fn answer_region(answer: Answer) -> Option<Region> {
    match answer {
        Answer::Abandon { region }
        | Answer::Conquer { region }
        | Answer::Use { region, .. }
        | Answer::Attempt { region }
        | Answer::Gamble { region }
        | Answer::Put { region, .. }
        | Answer::Empty { region }
        | Answer::Place { region, .. }
        | Answer::Lay { region, .. }
        | Answer::ChooseRegion { region, .. }
        | Answer::PassRegion { region, .. }
        | Answer::Assault { region }
        | Answer::Shove { region, .. }
        | Answer::Herd { region, .. }
        | Answer::Raze { region, .. }
        | Answer::ChoosePair { region, .. } => Some(region),
        Answer::First { .. }
        | Answer::Banner { .. }
        | Answer::Badge { .. }
        | Answer::Find { .. }
        | Answer::Event { .. }
        | Answer::Omen { .. }
        | Answer::Peek
        | Answer::Die { .. }
        | Answer::Pick { .. }
        | Answer::Expand
        | Answer::Decline
        | Answer::Roll
        | Answer::Wield { .. }
        | Answer::Vanish
        | Answer::Press
        | Answer::ChooseNumber { .. }
        | Answer::ChooseSeat { .. }
        | Answer::ChooseTile { .. }
        | Answer::ChooseCombo { .. }
        | Answer::ChooseYes { .. }
        | Answer::ChooseNo { .. }
        | Answer::Join { .. }
        | Answer::Done => None,
    }
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
