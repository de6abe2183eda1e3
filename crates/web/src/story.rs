//! The story of a game that is over: what each combo was worth, how lucky everybody was, and where it turned.

use engine::bill::Term;
use engine::{Actor, Answer, Answers, BandId, Event, Game, MAX_SEATS, Seat, Table, Tile, legal, weight};
use wire::protocol::Entry;
use wire::replay::Replay;

use crate::outcome::{Outcome, Source, moves};

/// A combo somebody had.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Combo {
    /// Whose it was.
    pub seat: Seat,
    /// Its race.
    pub race: Tile,
    /// Its power, as it was taken.
    pub power: Tile,
    /// The round in which it was taken.
    pub from: u8,
    /// The round in which it went into decline, if it did.
    pub declined: Option<u8>,
    /// How many turns it was active.
    pub turns: u8,
    /// What each source brought, in the order of [`Source::ALL`].
    pub sources: [i32; 7],
    /// How many regions it took.
    pub taken: u16,
    /// How many regions others took from it.
    pub lost: u16,
}

impl Combo {
    /// All its coins.
    pub fn coins(&self) -> i32 {
        self.sources.iter().sum()
    }
}

/// What chance gave, and what it gives on average, in hundredths.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Luck {
    /// How often chance was asked.
    pub n: u32,
    /// What it gave.
    pub actual: u32,
    /// What it gives on average.
    pub expected: u32,
}

/// The round that changed most for whoever won.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Turning {
    /// The winner.
    pub seat: Seat,
    /// Which round.
    pub round: u8,
    /// How far ahead of the best of the others the winner was before it, and after it.
    pub lead: (i32, i32),
    /// The place in the game where it began.
    pub at: usize,
}

/// The story of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Story {
    /// The combos in the order in which they were taken.
    pub combos: Vec<Combo>,
    /// What the dice of each seat showed.
    pub dice: Vec<Luck>,
    /// The tokens of the races that were drawn.
    pub draws: Luck,
    /// Where it turned.
    pub turning: Option<Turning>,
}

impl Story {
    /// What happened in a game that is over. Nothing in its log is hidden any more.
    pub fn new(game: &Game, replay: &Replay, log: &[Entry], outcome: &Outcome) -> Story {
        let mut teller = Teller {
            game,
            story: Story {
                combos: Vec::new(),
                dice: game.seats().map(|_| Luck::default()).collect(),
                draws: Luck::default(),
                turning: None,
            },
            round: 1,
            rounds: Vec::new(),
        };
        for (at, entry) in log.iter().enumerate().take(replay.len()) {
            let events = entry.events.iter().filter_map(|line| Event::read(game, line).ok());
            teller.enter(replay, at, &events.collect::<Vec<_>>());
        }
        let Teller { mut story, rounds, .. } = teller;
        for combo in &mut story.combos {
            combo.turns = combo.declined.unwrap_or(game.rounds() + 1) - combo.from;
        }
        story.turning = turning(outcome, &rounds);
        story
    }
}

struct Teller<'a> {
    game: &'a Game,
    story: Story,
    round: u8,
    /// Where rounds began.
    rounds: Vec<usize>,
}

impl Teller<'_> {
    fn enter(&mut self, replay: &Replay, at: usize, events: &[Event]) {
        let (before, after) = (replay.state(at).table(), replay.state(at + 1).table());
        let turn = before.seat();
        self.draw(replay, at, turn);
        self.losses(before, after, turn);
        // A combo is paid for before it is said to be taken.
        for &event in events {
            if let Event::Picked { seat, race, power, .. } = event {
                self.story.combos.push(Combo {
                    seat,
                    race,
                    power,
                    from: self.round,
                    declined: None,
                    turns: 0,
                    sources: [0; 7],
                    taken: 0,
                    lost: 0,
                });
            }
        }
        let mut turn = turn;
        let mut paid = [0; MAX_SEATS];
        for &event in events {
            match event {
                Event::Scored { seat, term: Term::Regions, coins } => {
                    // Each band is paid for its regions, one after the other.
                    let n = &mut paid[usize::from(seat.0)];
                    let holds =
                        |&band: &BandId| after.band(band).owner == seat && !after.held(band).is_empty();
                    let band = after.bands().filter(holds).nth(*n);
                    *n += 1;
                    if let Some(combo) = self.of(seat, band.map(|band| after.band(band).race)) {
                        combo.sources[Source::Regions as usize] += i32::from(coins);
                    }
                }
                Event::TurnBegan { seat, round } => {
                    if self.rounds.len() < usize::from(round) {
                        self.rounds.push(at + 1);
                    }
                    (turn, self.round) = (seat, round);
                }
                Event::Declined { seat, race } => {
                    let round = self.round;
                    if let Some(combo) = self.of(seat, Some(race)) {
                        combo.declined = Some(round);
                    }
                }
                Event::Conquered { race, .. } => {
                    if let Some(combo) = self.of(turn, Some(race)) {
                        combo.taken += 1;
                    }
                }
                _ => self.coins(after, turn, event),
            }
        }
    }

    /// The last combo of a player with that race, or else the last of all.
    fn of(&mut self, seat: Seat, race: Option<Tile>) -> Option<&mut Combo> {
        let own = |combo: &Combo| combo.seat == seat;
        let exact = self.story.combos.iter().rposition(|it| own(it) && Some(it.race) == race);
        let at = exact.or_else(|| self.story.combos.iter().rposition(own))?;
        self.story.combos.get_mut(at)
    }

    /// Enters the coins that an event moves.
    fn coins(&mut self, table: &Table, turn: Seat, event: Event) {
        for (seat, source, coins) in moves(self.game, event, turn) {
            let tile =
                if let Event::Scored { term: Term::Rule(rule), .. } = event { Some(rule.tile) } else { None };
            let has = |band: BandId| {
                tile.is_some_and(|it| it == table.band(band).race || it == table.band(band).power)
            };
            let race = bands(table, seat)
                .find(|&band| has(band))
                .or(table.active(seat))
                .map(|band| table.band(band).race);
            if let Some(combo) = self.of(seat, race) {
                combo.sources[source as usize] += coins;
            }
        }
    }

    fn losses(&mut self, before: &Table, after: &Table, turn: Seat) {
        for region in self.game.board().all() {
            let Some(band) = before.holder(region).map(|id| before.band(id)) else { continue };
            let (owner, race) = (band.owner, band.race);
            let now = after.holder(region).map(|id| after.band(id).owner);
            if owner != turn
                && now != Some(owner)
                && let Some(combo) = self.of(owner, Some(race))
            {
                combo.lost += 1;
            }
        }
    }

    /// Dice and races drawn, beside what they bring on average.
    fn draw(&mut self, replay: &Replay, at: usize, turn: Seat) {
        let Some((Actor::NATURE, answer)) = replay.answer(at) else { return };
        let value = |answer: Answer| match answer {
            Answer::Die { face } => Some(u32::from(face)),
            Answer::Banner { tile } => Some(u32::from(self.game.ability(tile).tokens)),
            _ => None,
        };
        let Some(actual) = value(answer) else { return };
        let state = replay.state(at);
        let mut list = Answers::new();
        legal(self.game, state, &mut list);
        let chances = |it: Answer| weight(self.game, state.table(), it);
        let total: u32 = list.iter().map(|&it| chances(it)).sum();
        let sum: u32 = list.iter().map(|&it| chances(it) * value(it).unwrap_or(0)).sum();
        let luck = match answer {
            Answer::Die { .. } => &mut self.story.dice[usize::from(turn.0)],
            _ => &mut self.story.draws,
        };
        luck.n += 1;
        luck.actual += actual * 100;
        luck.expected += sum * 100 / total.max(1);
    }
}

/// The bands of a player, the active one last.
fn bands(table: &Table, seat: Seat) -> impl Iterator<Item = BandId> {
    table.declined(seat).chain(table.active(seat))
}

/// The round in which the winner gained most on the best of the others.
fn turning(outcome: &Outcome, rounds: &[usize]) -> Option<Turning> {
    let (winner, others) = outcome.standings.split_first()?;
    let total = |sources: &[i32], rounds: &[i32], to: usize| sources[0] + rounds[..to].iter().sum::<i32>();
    let lead = |to: usize| {
        let best = others.iter().map(|one| total(&one.sources, &one.rounds, to)).max().unwrap_or(0);
        total(&winner.sources, &winner.rounds, to) - best
    };
    let swings = rounds.iter().enumerate().filter(|&(nth, _)| nth < winner.rounds.len());
    let (nth, &at) = swings.max_by_key(|&(nth, _)| (lead(nth + 1) - lead(nth), std::cmp::Reverse(nth)))?;
    Some(Turning { seat: winner.seat, round: nth as u8 + 1, lead: (lead(nth), lead(nth + 1)), at })
}

#[cfg(test)]
mod tests {
    use content::{Set, Setup};
    use engine::{State, View, apply};

    use super::*;

    fn told(set: Set, players: u8, seed: usize) -> (Game, Replay, Vec<Entry>, Outcome) {
        let game = Setup::new(set, players).game().expect("a game");
        let (mut state, mut answers, mut n) = (State::new(&game), Answers::new(), seed);
        let (mut said, mut all) = (Vec::new(), Vec::new());
        while !state.is_over() {
            legal(&game, &state, &mut answers);
            n = n.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            let (who, answer) = (state.owed().who, answers[(n >> 33) % answers.len()]);
            let mut events = Vec::new();
            apply(&game, &mut state, who, answer, &mut events).expect("listed");
            all.extend_from_slice(&events);
            said.push((who, answer, events));
        }
        let view = View::new(&game, &state, None);
        let log: Vec<Entry> = said
            .iter()
            .map(|(who, answer, events)| Entry::new(&game, &view, *who, *answer, events))
            .collect();
        let replay = Replay::of_log(&game, &log, None).expect("a log");
        let coins: Vec<u16> = game.seats().map(|seat| state.coins(seat)).collect();
        let outcome = Outcome::new(&game, state.table(), &coins, &all);
        (game, replay, log, outcome)
    }

    #[test]
    fn every_coin_is_some_combos_in_every_box() {
        for set in Set::ALL {
            for seed in 0..6 {
                let (game, replay, log, outcome) = told(set, 2 + (seed % 3) as u8, seed);
                let story = Story::new(&game, &replay, &log, &outcome);
                for one in &outcome.standings {
                    let own: Vec<&Combo> = story.combos.iter().filter(|it| it.seat == one.seat).collect();
                    let sum: i32 = own.iter().map(|combo| combo.coins()).sum();
                    assert_eq!(
                        sum + one.sources[0],
                        i32::from(one.coins),
                        "{} {seed} {:?}",
                        set.key(),
                        one.seat
                    );
                    let declines = own.iter().filter(|combo| combo.declined.is_some()).count();
                    assert!(!own.is_empty() && declines <= one.declines.len());
                    assert!(own.iter().all(|combo| combo.turns <= game.rounds()));
                }
                let rolls =
                    log.iter().flat_map(|it| &it.events).filter(|it| it.starts_with("rolled")).count();
                assert_eq!(story.dice.iter().map(|it| it.n as usize).sum::<usize>(), rolls);
                assert!(story.draws.n > 0 && story.draws.expected > 0);
                let turning = story.turning.expect("somebody won");
                assert_eq!(turning.seat, outcome.standings[0].seat);
                // The largest of all swings is no smaller than their mean, and together they are the lead at the end.
                let others = outcome.standings[1..].iter().map(|one| i32::from(one.coins));
                let lead = i32::from(outcome.standings[0].coins) - others.max().unwrap_or(0);
                assert!(
                    (turning.lead.1 - turning.lead.0) * i32::from(game.rounds()) >= lead,
                    "{turning:?} {lead}"
                );
                assert!(log[turning.at - 1].events.iter().any(|it| it.starts_with("turn-began")));
            }
        }
    }
}
