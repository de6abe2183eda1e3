//! What a bot plays for: coins ahead of the others, or, once the end is near and every purse is known, the win.

use engine::{Game, Query, Seat, State, View};

use crate::garrison::Front;
use crate::net::Net;
use crate::search::Mind;
use crate::value::{Traits, traits_before};

/// In how many of the last rounds bots with a net play for the win.
pub const WIN_ROUNDS: u8 = 3;

/// How many coins ahead a certain win is worth.
const STAKE: f32 = 30.0;

/// How much of the coins ahead counts beside the win, so that a bot that is sure to win or to lose goes on playing well.
const COINS: f32 = 0.1;

/// Over how many coins the odds change where no net says so.
const SPREAD: f32 = 8.0;

/// What a bot plays for.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Goal {
    /// To end with many coins more than the mean of the others.
    Margin,
    /// To win. Whom it takes coins from matters: the rich more than the poor.
    Win,
}

impl Goal {
    /// What to play for with what a view shows. Odds are the net's, and mean nothing where purses are unknown; teams
    /// win by rules of their own.
    pub(crate) fn of(mind: &Mind, game: &Game, view: &View) -> Goal {
        let near = game.rounds() - view.table.round() < mind.win_rounds;
        let known = game.seats().all(|seat| view.coins[usize::from(seat.0)].is_some());
        let teams = game.seats().any(|seat| game.mate(seat).is_some());
        if mind.net.is_some() && near && known && !teams { Goal::Win } else { Goal::Margin }
    }
}

/// How much a seat likes a state that plays for the win, in coins.
pub(crate) fn win_worth(mind: &Mind, net: &Net, game: &Game, state: &State, seat: Seat) -> f32 {
    let standings = Standings::new(mind, Some(net), game, state);
    STAKE * standings.odds[usize::from(seat.0)] + COINS * standings.ahead(seat)
}

/// How the seats stand, in their order.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Standings {
    /// The coins each should end with.
    pub totals: Vec<f32>,
    /// How likely each is to win.
    pub odds: Vec<f32>,
}

impl Standings {
    /// How the seats stand between two turns, or how the game ended.
    pub fn new(mind: &Mind, net: Option<&Net>, game: &Game, state: &State) -> Standings {
        if !state.is_over() {
            return Standings::expected(mind, net, game, state);
        }
        let winners = Query { game, table: state.table() }.winners(|seat| state.coins(seat));
        let share = 1.0 / winners.len() as f32;
        Standings {
            totals: game.seats().map(|seat| f32::from(state.coins(seat))).collect(),
            odds: game.seats().map(|seat| if winners.contains(&seat) { share } else { 0.0 }).collect(),
        }
    }

    fn expected(mind: &Mind, net: Option<&Net>, game: &Game, state: &State) -> Standings {
        let q = Query { game, table: state.table() };
        let front = Front::new(q);
        let traits: Vec<Traits> =
            game.seats().map(|seat| traits_before(&mind.lore, q, &front, seat)).collect();
        let turns = traits.iter().map(|traits| traits.turns).max().unwrap_or(0);
        let spread = net.map_or(SPREAD, |net| net.spread(game.players(), turns));
        let mut totals: Vec<f32> = game
            .seats()
            .zip(&traits)
            .map(|(seat, traits)| f32::from(state.coins(seat)) + mind.value.future(traits))
            .collect();
        if let Some(net) = net {
            let verdicts = net.verdicts(&mind.lore, q, &front, &traits);
            totals.iter_mut().zip(verdicts).for_each(|(total, verdict)| *total += verdict.coins);
        }
        // What the net says of wins besides coins made planners worse (docs/bots.md).
        let strength = |seat: Seat| {
            let mate = game.mate(seat).unwrap_or(seat);
            totals[usize::from(seat.0)].min(totals[usize::from(mate.0)]) / spread
        };
        let mut odds: Vec<f32> = game.seats().map(strength).collect();
        let most = odds.iter().copied().fold(f32::MIN, f32::max);
        odds.iter_mut().for_each(|odds| *odds = (*odds - most).exp());
        let sum: f32 = odds.iter().sum();
        odds.iter_mut().for_each(|odds| *odds /= sum);
        Standings { totals, odds }
    }

    /// By how many coins a seat is ahead of the mean of the others.
    pub fn ahead(&self, seat: Seat) -> f32 {
        let own = self.totals[usize::from(seat.0)];
        own - (self.totals.iter().sum::<f32>() - own) / (self.totals.len() - 1) as f32
    }
}

#[cfg(test)]
mod tests {
    use content::{Set, Setup};
    use engine::{Answers, MAX_SEATS};

    use super::*;
    use crate::roster::{Kind, Roster};
    use crate::{Bot, Nature, counted, step};

    /// A table of three near the end, with purses of one's own.
    fn late(purses: [u16; 3]) -> (Game, Roster, State) {
        let game = Setup::new(Set::Base, 3).game().unwrap_or_else(|why| panic!("{why}"));
        let roster = Roster::new(&game);
        let mut bots: Vec<Box<dyn Bot>> = game.seats().map(|_| roster.bot(Kind::Greedy, 1)).collect();
        let (mut nature, mut answers) = (Nature::new(1, 1), Answers::new());
        let mut state = State::new(&game);
        while state.table().round() + 1 < game.rounds() || state.owed().who.player().is_none() {
            step(&game, &mut state, &mut bots, &mut nature, &mut answers, &mut ());
        }
        let mut coins = [0; MAX_SEATS];
        coins[..3].copy_from_slice(&purses);
        let state = State::supposed(state.table(), coins, None);
        (game, roster, state)
    }

    fn grandmaster(game: &Game, roster: &Roster) -> Mind {
        Mind { net: Net::shipped(game).map(std::sync::Arc::new), goal: Goal::Win, ..roster.mind().clone() }
    }

    fn worth(purses: [u16; 3]) -> f32 {
        let (game, roster, state) = late(purses);
        grandmaster(&game, &roster).judge(&game, &state, Seat(0))
    }

    #[test]
    fn who_plays_for_the_win_minds_the_rich() {
        let before = worth([60, 62, 30]);
        let [rich, poor] = [[60, 67, 30], [60, 62, 35]].map(worth);
        assert!(
            rich < before && poor < before && before - rich > 2.0 * (before - poor),
            "{before} {rich} {poor}"
        );
        let margin = |purses| {
            let (game, roster, state) = late(purses);
            roster.mind().judge(&game, &state, Seat(0))
        };
        assert!((margin([60, 67, 30]) - margin([60, 62, 35])).abs() < 1e-3);
    }

    #[test]
    fn odds_are_those_of_one_winner() {
        let (game, roster, state) = late([60, 62, 30]);
        let mind = grandmaster(&game, &roster);
        let net = mind.net.clone().unwrap_or_else(|| panic!("there is a net"));
        let odds = Standings::new(&mind, Some(&net), &game, &state).odds;
        assert!((odds.iter().sum::<f32>() - 1.0).abs() < 1e-5 && odds[2] < 0.05, "{odds:?}");
    }

    #[test]
    fn the_win_is_the_goal_only_near_the_end_and_with_known_purses() {
        let (game, roster, state) = late([60, 62, 30]);
        let seat = state.owed().who.player().unwrap_or(Seat(0));
        let mind = grandmaster(&game, &roster);
        let goal = |mind: &Mind, state: &State| Goal::of(mind, &game, &counted(&game, state, seat));
        assert_eq!(goal(&mind, &state), Goal::Win);
        assert_eq!(goal(roster.mind(), &state), Goal::Margin);
        assert_eq!(goal(&mind, &State::new(&game)), Goal::Margin);
        assert_eq!(Goal::of(&mind, &game, &View::new(&game, &state, Some(seat))), Goal::Margin);
    }
}
