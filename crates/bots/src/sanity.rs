//! Whether bots play sensibly: whatever would make a person at the table shake their head is counted.
//!
//! Three things are: turns in which a people expands and does nothing, turns that end with tokens to spare though a
//! conquest would have paid, and peoples kept though they hold next to nothing.

use engine::{Answer, Answers, Ask, Game, Query, Seat, State, Tile};

use crate::garrison::force;
use crate::lore::Lore;
use crate::sense::{SPARE, ends, paying_conquests, turn_of};
use crate::{Bot, Nature, step};

/// So many turns in a row with a single region are too many to keep a people.
pub const KEPT: u8 = 3;
/// The largest share of expanding turns that may be idle.
pub const IDLE_SHARE: f64 = 0.04;
/// So many idle turns in a row are too many.
pub const IDLE_RUN: u32 = 4;

/// What was counted in games of bots.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Games watched.
    pub games: u64,
    /// Purses at their ends: how many, and the coins in them.
    pub purses: u64,
    /// The coins in those purses.
    pub coins: u64,
    /// Turns in which a people expanded.
    pub expanding: u64,
    /// Those in which it then did nothing: `expand; done`.
    pub idle: u64,
    /// The longest run of a player's idle turns.
    pub longest_idle: u32,
    /// Turns that ended with three tokens or more beyond one a region, though a conquest would have paid.
    pub spare: u64,
    /// Peoples kept for [`KEPT`] turns in a row with a single region, or none.
    pub kept: u64,
}

impl Tally {
    /// The share of expanding turns that were idle.
    pub fn idle_share(&self) -> f64 {
        self.idle as f64 / self.expanding.max(1) as f64
    }

    /// The mean purse at the end of a game.
    pub fn mean_coins(&self) -> f64 {
        self.coins as f64 / self.purses.max(1) as f64
    }

    /// Whether the bot did few enough things that no sensible player does.
    pub fn is_sane(&self) -> bool {
        self.idle_share() <= IDLE_SHARE && self.longest_idle < IDLE_RUN && self.spare == 0 && self.kept == 0
    }

    /// Adds what was counted in other games.
    pub fn merge(&mut self, other: &Tally) {
        self.games += other.games;
        self.purses += other.purses;
        self.coins += other.coins;
        self.expanding += other.expanding;
        self.idle += other.idle;
        self.longest_idle = self.longest_idle.max(other.longest_idle);
        self.spare += other.spare;
        self.kept += other.kept;
    }
}

/// Plays a game to its end and counts.
pub fn watch(game: &Game, lore: &Lore, bots: &mut [Box<dyn Bot>], nature: &mut Nature) -> Tally {
    let mut watch =
        Watch { game, lore, tally: Tally::default(), turn: TurnSeen::default(), seats: Vec::new() };
    watch.seats.resize_with(usize::from(game.players()), SeatSeen::default);
    let mut state = State::new(game);
    let mut answers = Answers::new();
    while !state.is_over() {
        let before = state.clone();
        let answer = step(game, &mut state, bots, nature, &mut answers, &mut ());
        watch.answered(&before, answer);
        let seat = before.table().seat();
        if state.is_over() || turn_of(&state) != turn_of(&before) {
            watch.turn_ended(&state, seat);
        }
    }
    let Watch { mut tally, .. } = watch;
    tally.games = 1;
    tally.purses = u64::from(game.players());
    tally.coins = game.seats().map(|seat| u64::from(state.coins(seat))).sum();
    tally
}

struct Watch<'a> {
    game: &'a Game,
    lore: &'a Lore,
    tally: Tally,
    turn: TurnSeen,
    seats: Vec<SeatSeen>,
}

/// What has happened in the turn under way.
#[derive(Default)]
struct TurnSeen {
    expands: bool,
    acts: bool,
    /// The table when the active people's conquests ended.
    ended: Option<State>,
}

/// What a player has done in turns before.
#[derive(Default)]
struct SeatSeen {
    idle_run: u32,
    /// The people that ended the last turns with a single region, and how many those were.
    kept: Option<((Tile, Tile), u8)>,
}

impl Watch<'_> {
    fn answered(&mut self, before: &State, answer: Answer) {
        let owed = before.owed();
        match owed.ask {
            Ask::Choose => self.turn.expands = answer == Answer::Expand,
            Ask::Act => {
                self.turn.acts |= answer != Answer::Done;
                if ends(before, answer) {
                    self.turn.ended = Some(before.clone());
                }
            }
            _ => {}
        }
    }

    fn turn_ended(&mut self, after: &State, seat: Seat) {
        let turn = std::mem::take(&mut self.turn);
        let seen = &mut self.seats[usize::from(seat.0)];
        let idle = turn.expands && !turn.acts;
        seen.idle_run = if idle { seen.idle_run + 1 } else { 0 };
        self.tally.expanding += u64::from(turn.expands);
        self.tally.idle += u64::from(idle);
        self.tally.longest_idle = self.tally.longest_idle.max(seen.idle_run);
        let table = after.table();
        let people = table.active(seat).map(|id| (table.band(id), table.held(id).len()));
        seen.kept = match people {
            Some((band, 0..=1)) => {
                let tiles = (band.race, band.power);
                let before = seen.kept.filter(|(kept, _)| *kept == tiles).map_or(0, |(_, turns)| turns);
                Some((tiles, before + 1))
            }
            _ => None,
        };
        self.tally.kept += u64::from(seen.kept.is_some_and(|(_, turns)| turns == KEPT));
        let spare = |id| force(Query { game: self.game, table }, id) >= SPARE;
        if let Some(ended) = turn.ended
            && table.active(seat).is_some_and(spare)
            && !paying_conquests(self.game, self.lore, &ended).is_empty()
        {
            self.tally.spare += 1;
        }
    }
}
