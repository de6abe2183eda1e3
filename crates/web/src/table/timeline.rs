//! A game as a line: where one can stop, where turns and rounds begin, how everybody stood, and what is worth a mark.

use engine::bill::Term;
use engine::notation::Part;
use engine::{Event, Game, Seat, Table, Tile, UNSEEN};
use wire::protocol::Entry;
use wire::replay::Replay;

/// What is marked on the line.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Mark {
    /// A people of this player went into decline.
    Decline(Seat),
    /// A die was rolled in this player's turn.
    Die(Seat),
    /// Somebody else took a region from this player.
    Lost(Seat),
}

/// A game as a line. Places count answers: place 3 is after three of them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Timeline {
    /// The last place.
    pub end: usize,
    /// The places after which something is told, with the first and the last place.
    pub stops: Vec<usize>,
    /// The places where turns begin, with whose they are.
    pub turns: Vec<(usize, Seat)>,
    /// The places where rounds begin, with their numbers.
    pub rounds: Vec<(usize, u8)>,
    /// What is marked, and where.
    pub marks: Vec<(usize, Mark)>,
    /// How everybody stood, by seat: a value at the places where it changes.
    pub lines: Vec<Vec<(usize, u16)>>,
    /// Whether these are coins. Where purses are hidden they are regions held.
    pub is_coins: bool,
}

impl Timeline {
    /// The line of a game as a viewer may know it.
    pub fn new(game: &Game, replay: &Replay, log: &[Entry], viewer: Option<Seat>) -> Timeline {
        let end = replay.len();
        let seats = || game.seats();
        let view = |at| replay.view(game, at, viewer);
        let is_coins = seats().all(|seat| view(end).coins[usize::from(seat.0)].is_some());
        let mut line = Timeline {
            end,
            stops: vec![0],
            turns: Vec::new(),
            rounds: Vec::new(),
            marks: Vec::new(),
            lines: seats().map(|_| Vec::new()).collect(),
            is_coins,
        };
        for at in 0..=end {
            if let Some(entry) = at.checked_sub(1).and_then(|before| log.get(before)) {
                let events = entry.events.iter().filter_map(|text| Event::read(game, text).ok());
                line.enter(game, at, replay, &events.collect::<Vec<_>>());
            }
            let state = replay.state(at);
            for seat in seats() {
                let value = if is_coins { state.coins(seat) } else { held(state.table(), seat) };
                let own = &mut line.lines[usize::from(seat.0)];
                if own.last().is_none_or(|&(_, last)| last != value) {
                    own.push((at, value));
                }
            }
        }
        if line.stops.last() != Some(&end) {
            line.stops.push(end);
        }
        line
    }

    fn enter(&mut self, game: &Game, at: usize, replay: &Replay, events: &[Event]) {
        let (before, after) = (replay.state(at - 1).table(), replay.state(at).table());
        let turn = before.seat();
        for &event in events {
            match event {
                Event::TurnBegan { seat, round } => {
                    self.turns.push((at, seat));
                    if self.rounds.last().is_none_or(|&(_, last)| last < round) {
                        self.rounds.push((at, round));
                    }
                }
                Event::Declined { seat, .. } => self.marks.push((at, Mark::Decline(seat))),
                Event::Rolled { .. } => self.marks.push((at, Mark::Die(turn))),
                _ => {}
            }
        }
        // Whoever leaves a region in the own turn has not lost it.
        for region in game.board().all() {
            let [was, is] = [before, after].map(|table| table.holder(region).map(|id| table.band(id).owner));
            if let Some(seat) = was.filter(|&seat| Some(seat) != is && seat != turn) {
                self.marks.push((at, Mark::Lost(seat)));
            }
        }
        if events.iter().any(|event| icon(*event).is_some() || matches!(event, Event::TurnBegan { .. })) {
            self.stops.push(at);
        }
    }

    /// The next place where something is told.
    pub fn after(&self, at: usize) -> usize {
        self.stops.iter().copied().find(|&stop| stop > at).unwrap_or(self.end)
    }

    /// The last place before where something is told.
    pub fn before(&self, at: usize) -> usize {
        self.stops.iter().copied().rev().find(|&stop| stop < at).unwrap_or(0)
    }

    /// Where the next turn begins.
    pub fn turn_after(&self, at: usize) -> usize {
        self.turns.iter().map(|&(turn, _)| turn).find(|&turn| turn > at).unwrap_or(self.end)
    }

    /// Where this turn began, or the one before it.
    pub fn turn_before(&self, at: usize) -> usize {
        self.turns.iter().map(|&(turn, _)| turn).rev().find(|&turn| turn < at).unwrap_or(0)
    }

    /// The round and whose turn it is at a place, once there is one.
    pub fn turn_at(&self, at: usize) -> Option<(Seat, u8)> {
        let (_, seat) = *self.turns.iter().rev().find(|&&(turn, _)| turn <= at)?;
        let (_, round) = *self.rounds.iter().rev().find(|&&(begun, _)| begun <= at)?;
        Some((seat, round))
    }

    /// Where the last turn of a player that is over has ended: the next turn began there.
    pub fn since_turn_of(&self, seats: &[Seat]) -> Option<usize> {
        let ends = self.turns.windows(2).filter(|pair| seats.contains(&pair[0].1));
        ends.map(|pair| pair[1].0).next_back()
    }

    /// The largest value of all lines.
    pub fn most(&self) -> u16 {
        self.lines.iter().flatten().map(|&(_, value)| value).max().unwrap_or(0)
    }
}

/// How many regions a player holds.
fn held(table: &Table, seat: Seat) -> u16 {
    let own = table.bands().filter(|&id| table.band(id).owner == seat);
    own.map(|id| u16::from(table.held(id).len())).sum()
}

/// Whether it is worth telling, and no secret.
pub fn is_told(event: &Event) -> bool {
    icon(*event).is_some() && !is_secret(event)
}

/// Whether it moved coins that the viewer may not count.
pub fn is_secret(event: &Event) -> bool {
    event.parts().iter().any(|(_, part)| *part == Part::Coins(UNSEEN))
}

/// The icon of what is told of an event; nothing for what goes without saying.
pub fn icon(event: Event) -> Option<&'static str> {
    Some(match event {
        Event::TurnBegan { .. }
        | Event::TurnEnded { .. }
        | Event::Gathered { .. }
        | Event::Placed { .. }
        | Event::Halted { .. }
        | Event::Expanded { .. }
        | Event::TurnedBanner { .. }
        | Event::TurnedBadge { .. }
        | Event::Discarded { .. }
        | Event::Recycled { .. }
        | Event::Ended => return None,
        Event::Conquered { .. } | Event::Overran { .. } | Event::Succeeded { .. } => "ui-attack",
        Event::Attempted { .. } | Event::Rolled { .. } => "ui-dice",
        Event::Failed { .. } | Event::Abandoned { .. } => "ui-cross",
        Event::Picked { .. } | Event::Started { .. } | Event::Traded { .. } => "ui-combos",
        Event::Scored { .. }
        | Event::Paid { .. }
        | Event::Collected { .. }
        | Event::Levied { .. }
        | Event::TollPaid { .. }
        | Event::Consoled { .. }
        | Event::RansomPaid { .. }
        | Event::Gained { .. } => "ui-coin",
        Event::Lost { .. } | Event::Displaced { .. } | Event::NativesLeft { .. } | Event::Retired { .. } => {
            "ui-down"
        }
        Event::Returned { .. } | Event::Recruited { .. } | Event::SetAside { .. } => "ui-hand",
        _ => "ui-right",
    })
}

/// The rule that a line of the log comes from: of the tile that did it, of the die, of a loss, of a score.
pub fn rule_of(game: &Game, event: Event) -> Option<&str> {
    let of_tile = |tile: Tile| game.ability(tile).rules.first().map(|rule| &*rule.id);
    match event {
        Event::Scored { term, .. } | Event::Withheld { term, .. } => Some(term.rule(game)),
        Event::Attempted { .. } => Some("CORE-DIE-1"),
        Event::Rolled { .. } | Event::Failed { .. } => Some(Term::Die.rule(game)),
        Event::Declined { .. } => Some("CORE-DECL-1"),
        Event::Lost { .. } | Event::Displaced { .. } => Some(Term::OneLost.rule(game)),
        Event::Gained { tile, .. }
        | Event::Spent { tile, .. }
        | Event::HappenedIn { tile, .. }
        | Event::Found { tile, .. }
        | Event::Revealed { event: tile } => of_tile(tile),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use content::{Set, Setup};
    use engine::{Actor, Answers, Purses, State, View, apply, legal};

    use super::*;

    /// A game played at random, and the log of it after so many answers as a spectator hears it.
    fn played(purses: Purses, to: usize) -> (Game, Vec<Entry>) {
        let game = Setup { purses, ..Setup::new(Set::Base, 3) }.game().expect("a game");
        let (mut state, mut answers, mut n) = (State::new(&game), Answers::new(), 5_usize);
        let mut said = Vec::new();
        while !state.is_over() && said.len() < to {
            legal(&game, &state, &mut answers);
            n = n.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            let (who, answer) = (state.owed().who, answers[(n >> 33) % answers.len()]);
            let mut events = Vec::new();
            apply(&game, &mut state, who, answer, &mut events).expect("listed");
            said.push((who, answer, events));
        }
        let view = View::new(&game, &state, None);
        let entry =
            |(who, answer, events): &(Actor, _, Vec<Event>)| Entry::new(&game, &view, *who, *answer, events);
        let log = said.iter().map(entry).collect();
        (game, log)
    }

    #[test]
    fn what_comes_from_a_rule_names_one_there_is() {
        let game = Setup::new(Set::Underground, 3).game().expect("a game");
        let words = content::words::Words::new(content::words::Language::En);
        let (mut state, mut answers, mut n, mut named) = (State::new(&game), Answers::new(), 7_usize, 0);
        while !state.is_over() {
            legal(&game, &state, &mut answers);
            n = n.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            let (who, answer) = (state.owed().who, answers[(n >> 33) % answers.len()]);
            let mut events = Vec::new();
            apply(&game, &mut state, who, answer, &mut events).expect("listed");
            for rule in events.iter().filter_map(|&event| rule_of(&game, event)) {
                assert!(words.get(&format!("rule-{rule}")).is_some(), "{rule}");
                named += 1;
            }
        }
        assert!(named > 30, "{named}");
    }

    #[test]
    fn a_line_stops_where_something_is_told() {
        let (game, log) = played(Purses::Open, usize::MAX);
        let replay = Replay::of_log(&game, &log, None).expect("a log");
        let line = Timeline::new(&game, &replay, &log, None);
        assert_eq!((line.stops[0], line.stops.last()), (0, Some(&log.len())));
        assert!(line.stops.windows(2).all(|pair| pair[0] < pair[1]));
        assert_eq!(line.rounds.len(), usize::from(game.rounds()));
        assert_eq!(line.turns.len(), 3 * usize::from(game.rounds()));
        // Forth and back visits the same places.
        let (mut at, mut n) = (0, 0);
        while at < line.end {
            let next = line.after(at);
            assert_eq!(line.before(next), at);
            (at, n) = (next, n + 1);
        }
        assert_eq!(n + 1, line.stops.len());
        let (first, seat) = line.turns[0];
        assert_eq!(line.turn_at(first), Some((seat, 1)));
        assert_eq!((line.turn_after(first), line.turn_before(line.turns[1].0)), (line.turns[1].0, first));
        let own = line.turns[..line.turns.len() - 1].iter().rposition(|&(_, it)| it == seat).expect("one");
        assert_eq!(line.since_turn_of(&[seat]), Some(line.turns[own + 1].0));
        let last: Vec<u16> = line.lines.iter().filter_map(|line| line.last().map(|it| it.1)).collect();
        assert_eq!(last, game.seats().map(|seat| replay.state(usize::MAX).coins(seat)).collect::<Vec<_>>());
        assert!(line.is_coins && line.most() >= last.iter().copied().max().unwrap_or(0));
        let is = |kind: fn(&Mark) -> bool| line.marks.iter().any(|(_, mark)| kind(mark));
        assert!(is(|mark| matches!(mark, Mark::Decline(_))) && is(|mark| matches!(mark, Mark::Die(_))));
        assert!(is(|mark| matches!(mark, Mark::Lost(_))));
    }

    #[test]
    fn hid_1_hidden_purses_draw_no_line() {
        let (game, log) = played(Purses::Strict, 100);
        let replay = Replay::of_log(&game, &log, None).expect("a log");
        let line = Timeline::new(&game, &replay, &log, None);
        assert!(!line.is_coins);
        for (seat, own) in game.seats().zip(&line.lines) {
            assert_eq!(own.last().map(|it| it.1), Some(held(replay.state(usize::MAX).table(), seat)));
        }
    }
}
