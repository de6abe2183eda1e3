//! What came of a game: who stands where, and where everybody's coins came from, round by round.

use engine::bill::Term;
use engine::{Event, Game, Query, Seat, Table};

use crate::order;

/// Where coins come from.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Source {
    /// What everybody began with.
    Start,
    /// Regions held.
    Regions,
    /// What races bring.
    Race,
    /// What powers bring.
    Power,
    /// Relics, places, events, and what others had to pay.
    Other,
    /// Coins lying on combos.
    Found,
    /// What was paid, for combos and otherwise; never more than nothing.
    Paid,
}

impl Source {
    /// All of them, in the order they are shown.
    pub const ALL: [Source; 7] = [
        Source::Start,
        Source::Regions,
        Source::Race,
        Source::Power,
        Source::Other,
        Source::Found,
        Source::Paid,
    ];

    /// The key of its name.
    pub fn key(self) -> &'static str {
        match self {
            Source::Start => "end-source-start",
            Source::Regions => "end-source-regions",
            Source::Race => "end-source-race",
            Source::Power => "end-source-power",
            Source::Other => "end-source-other",
            Source::Found => "end-source-found",
            Source::Paid => "end-source-paid",
        }
    }
}

/// How somebody did.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Standing {
    /// Who.
    pub seat: Seat,
    /// The place, from 1; players who share a victory share the place.
    pub place: usize,
    /// The coins at the end.
    pub coins: u16,
    /// The race tokens on the map, which decide a tie.
    pub tokens: u16,
    /// What each source brought, in the order of [`Source::ALL`].
    pub sources: [i32; 7],
    /// What each round brought.
    pub rounds: Vec<i32>,
    /// In which rounds, from 1, a people of theirs went into decline.
    pub declines: Vec<u8>,
}

/// How a team did: as well as its poorer member, then as the other (WOW-TEAM-2).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Team {
    /// Who.
    pub seats: [Seat; 2],
    /// The place, from 1; teams that share a victory share the place.
    pub place: usize,
    /// The coins of the poorer member, which decide.
    pub least: u16,
    /// The coins of the other, which decide a tie.
    pub most: u16,
}

/// How the game ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// The teams, the best first, where there are some.
    pub teams: Vec<Team>,
    /// Everybody, the best first.
    pub standings: Vec<Standing>,
    /// Whether coins alone do not decide who won.
    pub tied: bool,
}

impl Outcome {
    /// What came of a game that is over, from all that happened in it. Purses are open then.
    pub fn new(game: &Game, table: &Table, coins: &[u16], events: &[Event]) -> Outcome {
        let rounds = usize::from(game.rounds());
        let mut standings: Vec<Standing> = game
            .seats()
            .map(|seat| Standing {
                seat,
                place: 0,
                coins: coins[usize::from(seat.0)],
                tokens: tokens(table, seat),
                sources: [0; 7],
                rounds: vec![0; rounds],
                declines: Vec::new(),
            })
            .collect();
        let mut book = Book { game, standings: &mut standings, round: 1, turn: Seat(0) };
        events.iter().for_each(|&event| book.enter(event));
        for one in &mut standings {
            one.sources[0] = i32::from(one.coins) - one.sources[1..].iter().sum::<i32>();
        }
        let teams = teams(game, coins);
        if !teams.is_empty() {
            let place =
                |seat: Seat| teams.iter().find(|team| team.seats.contains(&seat)).map_or(0, |it| it.place);
            standings.iter_mut().for_each(|one| one.place = place(one.seat));
            order::by(&mut standings, |one| (one.place, one.seat.0 % 2, std::cmp::Reverse(one.coins)));
            return Outcome { teams, standings, tied: false };
        }
        let winners = Query { game, table }.winners(|seat| coins[usize::from(seat.0)]);
        order::by(&mut standings, |one| {
            (!winners.contains(&one.seat), std::cmp::Reverse((one.coins, one.tokens)))
        });
        let marks: Vec<(bool, u16, u16)> = standings
            .iter()
            .map(
                |one| if winners.contains(&one.seat) { (true, 0, 0) } else { (false, one.coins, one.tokens) },
            )
            .collect();
        for (one, mark) in standings.iter_mut().zip(&marks) {
            one.place = 1 + marks.iter().filter(|other| *other > mark).count();
        }
        let tied = standings.len() > 1 && standings[0].coins == standings[1].coins;
        Outcome { teams, standings, tied }
    }

    /// Those who won.
    pub fn winners(&self) -> impl Iterator<Item = &Standing> {
        self.standings.iter().filter(|one| one.place == 1)
    }
}

/// The teams of a game, the best first.
fn teams(game: &Game, coins: &[u16]) -> Vec<Team> {
    let pairs = game.seats().filter_map(|seat| game.mate(seat).map(|mate| [seat, mate]));
    let mut teams: Vec<Team> = pairs
        .filter(|[seat, mate]| seat.0 < mate.0)
        .map(|seats| {
            let [a, b] = seats.map(|seat| coins[usize::from(seat.0)]);
            Team { seats, place: 1, least: a.min(b), most: a.max(b) }
        })
        .collect();
    let marks: Vec<(u16, u16)> = teams.iter().map(|team| (team.least, team.most)).collect();
    for team in &mut teams {
        team.place = 1 + marks.iter().filter(|mark| **mark > (team.least, team.most)).count();
    }
    order::by(&mut teams, |team| (team.place, team.seats[0].0));
    teams
}

/// The key of the name of a player's team, where there are teams: A and C fight for the Alliance, B and D for the Horde.
pub fn team_key(game: &Game, seat: Seat) -> Option<&'static str> {
    game.mate(seat).map(|_| if seat.0.is_multiple_of(2) { "faction-alliance" } else { "faction-horde" })
}

fn tokens(table: &Table, seat: Seat) -> u16 {
    let own = table.bands().filter(|&id| table.band(id).owner == seat);
    own.map(|id| u16::from(table.on_board(id))).sum()
}

/// The coins an event moves, in the turn of that player: whose they are, why, and how many they get.
pub fn moves(game: &Game, event: Event, turn: Seat) -> Vec<(Seat, Source, i32)> {
    let get = |seat, source, coins: u16| (seat, source, i32::from(coins));
    let pay = |seat, coins: u16| (seat, Source::Paid, -i32::from(coins));
    match event {
        Event::Scored { seat, term, coins } => {
            let source = match term {
                Term::Regions => Source::Regions,
                Term::Rule(rule) if game.is_race(rule.tile) => Source::Race,
                Term::Rule(rule) if game.is_power(rule.tile) => Source::Power,
                _ => Source::Other,
            };
            vec![get(seat, source, coins)]
        }
        Event::Withheld { seat, coins, .. }
        | Event::Paid { seat, coins }
        | Event::Spent { seat, coins, .. }
        | Event::TollToBank { seat, coins } => vec![pay(seat, coins)],
        Event::Hired { coins, .. } => vec![pay(turn, coins)],
        Event::Collected { seat, coins } => vec![get(seat, Source::Found, coins)],
        Event::Consoled { seat, coins } | Event::Gained { seat, coins, .. } => {
            vec![get(seat, Source::Other, coins)]
        }
        Event::TollPaid { seat, to, coins } | Event::RansomPaid { seat, to, coins } => {
            vec![pay(seat, coins), get(to, Source::Other, coins)]
        }
        Event::Levied { seat, from, coins } => vec![pay(from, coins), get(seat, Source::Other, coins)],
        // The other events move no coins.
        _ => Vec::new(),
    }
}

/// Enters events into the standings.
struct Book<'a> {
    game: &'a Game,
    standings: &'a mut [Standing],
    round: u8,
    turn: Seat,
}

impl Book<'_> {
    fn enter(&mut self, event: Event) {
        match event {
            Event::TurnBegan { seat, round } => (self.turn, self.round) = (seat, round),
            Event::Declined { seat, .. } => {
                let round = self.round;
                self.of(seat).declines.push(round);
            }
            _ => {
                for (seat, source, coins) in moves(self.game, event, self.turn) {
                    self.enter_coins(seat, source, coins);
                }
            }
        }
    }

    fn of(&mut self, seat: Seat) -> &mut Standing {
        &mut self.standings[usize::from(seat.0)]
    }

    fn enter_coins(&mut self, seat: Seat, source: Source, coins: i32) {
        let at = usize::from(self.round - 1);
        let one = self.of(seat);
        one.sources[source as usize] += coins;
        if let Some(round) = one.rounds.get_mut(at) {
            *round += coins;
        }
    }
}

#[cfg(test)]
mod tests {
    use content::{Set, Setup};
    use engine::{Answers, State, apply, legal};

    use super::*;

    /// Plays a game at random to its end.
    fn played(set: Set, players: u8, seed: usize) -> (Game, State, Vec<Event>) {
        played_as(&Setup::new(set, players), seed)
    }

    fn played_as(setup: &Setup, seed: usize) -> (Game, State, Vec<Event>) {
        let game = setup.game().expect("a game");
        let mut state = State::new(&game);
        let (mut answers, mut events) = (Answers::new(), Vec::new());
        let mut n = seed;
        while !state.is_over() {
            legal(&game, &state, &mut answers);
            n = n.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            let who = state.owed().who;
            apply(&game, &mut state, who, answers[(n >> 33) % answers.len()], &mut events).expect("listed");
        }
        (game, state, events)
    }

    #[test]
    fn wow_team_2_the_poorer_member_decides() {
        for seed in 0..40 {
            let (game, state, events) =
                played_as(&Setup { teams: true, ..Setup::new(Set::Warcraft, 4) }, seed);
            let coins: Vec<u16> = game.seats().map(|seat| state.coins(seat)).collect();
            let outcome = Outcome::new(&game, state.table(), &coins, &events);
            let [first, second] = &outcome.teams[..] else { panic!("two teams") };
            assert!((first.least, first.most) >= (second.least, second.most));
            assert!(!outcome.tied && outcome.standings.len() == 4);
            let mut winners: Vec<Seat> = outcome.winners().map(|one| one.seat).collect();
            winners.sort_by_key(|seat| seat.0);
            let expected = Query { game: &game, table: state.table() }.winners(|seat| state.coins(seat));
            assert_eq!(winners, expected, "{seed}");
        }
    }

    #[test]
    fn every_coin_has_a_source_in_every_box() {
        for set in Set::ALL {
            for seed in 0..40 {
                let (game, state, events) = played(set, 2 + (seed % 4) as u8, seed);
                let coins: Vec<u16> = game.seats().map(|seat| state.coins(seat)).collect();
                let outcome = Outcome::new(&game, state.table(), &coins, &events);
                for one in &outcome.standings {
                    assert_eq!(one.sources[0], 5, "{} {seed}: {one:?}", set.key());
                    assert_eq!(one.sources.iter().sum::<i32>(), i32::from(one.coins));
                    assert_eq!(one.rounds.iter().sum::<i32>() + 5, i32::from(one.coins));
                }
                let winners: Vec<Seat> = outcome.winners().map(|one| one.seat).collect();
                let mut expected =
                    Query { game: &game, table: state.table() }.winners(|seat| state.coins(seat));
                expected.sort_by_key(|&seat| outcome.standings.iter().position(|one| one.seat == seat));
                assert_eq!(winners, expected, "{} {seed}", set.key());
            }
        }
    }
}
