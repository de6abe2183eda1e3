//! Answers as places of one list of a fixed length.

use engine::ability::{Effect, Side};
use engine::board::Board;
use engine::state::OFFERED;
use engine::{Answer, Game, Region, Tile};

/// The numbers that a tile may let a player choose are below this.
const NUMBERS: usize = 32;
/// No place of the list.
const NONE: u32 = u32::MAX;

/// The list of all answers the players of a game may ever give.
///
/// Places are for what is meant: `put 7 all` is one place, whatever number of tokens that is. Among the answers that are
/// legal at one moment no two have the same place.
#[derive(Clone, Debug)]
pub struct Actions {
    names: Vec<String>,
    regions: usize,
    pick: u32,
    expand: u32,
    decline: u32,
    done: u32,
    roll: u32,
    vanish: u32,
    peek: u32,
    press: u32,
    join: u32,
    abandon: u32,
    conquer: u32,
    attempt: u32,
    gamble: u32,
    assault: u32,
    put: [u32; 2],
    empty: u32,
    shove: u32,
    herd: u32,
    /// By piece.
    place: Vec<[u32; 2]>,
    raze: Vec<u32>,
    /// By tile.
    conquer_with: Vec<u32>,
    wield: Vec<u32>,
    lay: Vec<u32>,
    choose: Vec<Option<Choose>>,
}

/// Where the answers to what one tile asks begin.
#[derive(Copy, Clone, Debug)]
struct Choose {
    number: u32,
    region: u32,
    not_region: u32,
    pair: u32,
    seat: u32,
    tile: u32,
    combo: u32,
    yes: u32,
    no: u32,
}

/// Names of places, in the order in which they are given out.
struct List<'a> {
    names: Vec<String>,
    board: &'a Board,
}

impl List<'_> {
    fn one(&mut self, name: &str) -> u32 {
        self.names.push(name.to_owned());
        self.names.len() as u32 - 1
    }

    fn many(&mut self, names: impl Iterator<Item = String>) -> u32 {
        let start = self.names.len() as u32;
        self.names.extend(names);
        start
    }

    fn regions(&mut self, before: &str, after: &str) -> u32 {
        let board = self.board;
        self.many(board.all().map(|region| format!("{before} {}{after}", board.name(region))))
    }

    /// A place for every pair of regions, if there are such answers in the game.
    fn pairs(&mut self, before: &str, between: &str, there: bool) -> u32 {
        let board = self.board;
        let pair = |from: Region| {
            board.all().map(move |to| format!("{before} {}{between} {}", board.name(from), board.name(to)))
        };
        if there { self.many(board.all().flat_map(pair)) } else { NONE }
    }
}

impl Actions {
    /// The list of a game.
    pub fn new(game: &Game) -> Actions {
        let list = &mut List { names: Vec::new(), board: game.board() };
        let has = |tile: Tile, wanted: fn(&Effect) -> bool| {
            game.ability(tile).rules.iter().any(|rule| wanted(&rule.effect))
        };
        let tiles: Vec<Tile> = game.tiles().map(|(tile, _)| tile).collect();
        let key = |tile: Tile| &*game.ability(tile).key;
        let shoves = tiles.iter().any(|&tile| has(tile, |effect| matches!(effect, Effect::Shove(_))));
        let seizes =
            |tile: &Tile| has(*tile, |effect| matches!(effect, Effect::Seize(_) | Effect::Followers(..)));
        let wields = |tile: &Tile| has(*tile, |effect| matches!(effect, Effect::Wield(_)));
        let pairs = |tile: Tile| game.procedure(tile).is_some_and(|(procedure, _)| procedure.pairs);
        let when = |there: bool, start: &mut dyn FnMut() -> u32| if there { start() } else { NONE };
        Actions {
            regions: game.board().len(),
            pick: list.many((1..=OFFERED).map(|slot| format!("pick {slot}"))),
            expand: list.one("expand"),
            decline: list.one("decline"),
            done: list.one("done"),
            roll: list.one("roll"),
            vanish: list.one("vanish"),
            peek: list.one("peek"),
            press: list.one("press"),
            join: list.many(Side::ALL.into_iter().map(|side| format!("join {}", side.key()))),
            abandon: list.regions("abandon", ""),
            conquer: list.regions("conquer", ""),
            attempt: list.regions("attempt", ""),
            gamble: list.regions("gamble", ""),
            assault: list.regions("assault", ""),
            put: [list.regions("put", " 1"), list.regions("put", " all")],
            empty: list.regions("empty", ""),
            shove: list.pairs("shove", "", shoves),
            herd: list.pairs("herd", "", shoves),
            place: game
                .marks()
                .map(|(_, spec)| {
                    let before = format!("place {}", spec.key);
                    [list.regions(&before, " 1"), list.regions(&before, " all")]
                })
                .collect(),
            raze: game
                .marks()
                .map(|(_, spec)| when(shoves, &mut || list.regions(&format!("raze {}", spec.key), "")))
                .collect(),
            conquer_with: tiles
                .iter()
                .map(|tile| when(seizes(tile), &mut || list.regions(&format!("use {}", key(*tile)), "")))
                .collect(),
            wield: tiles
                .iter()
                .map(|tile| when(wields(tile), &mut || list.one(&format!("wield {}", key(*tile)))))
                .collect(),
            lay: tiles
                .iter()
                .map(|&tile| {
                    when(game.is_fixture(tile), &mut || list.regions(&format!("lay {}", key(tile)), ""))
                })
                .collect(),
            choose: tiles
                .iter()
                .map(|&tile| game.procedure(tile).map(|_| Choose::new(list, game, key(tile), pairs(tile))))
                .collect(),
            names: std::mem::take(&mut list.names),
        }
    }

    /// How many places there are.
    pub fn len(&self) -> usize {
        self.names.len()
    }

    /// Whether there are none, which no game has.
    pub fn is_empty(&self) -> bool {
        self.names.is_empty()
    }

    /// What each place means, in the words of the notation.
    pub fn names(&self) -> &[String] {
        &self.names
    }

    /// The place of an answer; none for answers of chance.
    #[inline]
    pub fn place(&self, answer: Answer) -> Option<u32> {
        let start = |start: u32| (start != NONE).then_some(start);
        let at = |from: u32, region: Region| start(from).map(|from| from + u32::from(region.0));
        let pair = |from: u32, one: Region, two: Region| {
            start(from).map(|from| from + u32::from(one.0) * self.regions as u32 + u32::from(two.0))
        };
        let asked = |tile: Tile| self.choose.get(usize::from(tile.0)).copied().flatten();
        let all = |n: u8| usize::from(n > 1);
        let of = |starts: &[u32], tile: Tile| starts.get(usize::from(tile.0)).copied().unwrap_or(NONE);
        match answer {
            Answer::Pick { slot } => Some(self.pick + u32::from(slot) - 1),
            Answer::Expand => Some(self.expand),
            Answer::Decline => Some(self.decline),
            Answer::Done => Some(self.done),
            Answer::Roll => Some(self.roll),
            Answer::Vanish => Some(self.vanish),
            Answer::Peek => Some(self.peek),
            Answer::Press => Some(self.press),
            Answer::Join { side } => {
                Some(self.join + Side::ALL.iter().position(|&other| other == side)? as u32)
            }
            Answer::Abandon { region } => at(self.abandon, region),
            Answer::Conquer { region } => at(self.conquer, region),
            Answer::Attempt { region } => at(self.attempt, region),
            Answer::Gamble { region } => at(self.gamble, region),
            Answer::Assault { region } => at(self.assault, region),
            Answer::Put { region, n } => at(self.put[all(n)], region),
            Answer::Empty { region } => at(self.empty, region),
            Answer::Shove { region, to } => pair(self.shove, region, to),
            Answer::Herd { region, to } => pair(self.herd, region, to),
            Answer::Place { mark, region, n } => at(self.place[usize::from(mark.0)][all(n)], region),
            Answer::Raze { mark, region } => at(self.raze[usize::from(mark.0)], region),
            Answer::Use { tile, region } => at(of(&self.conquer_with, tile), region),
            Answer::Wield { tile } => start(of(&self.wield, tile)),
            Answer::Lay { tile, region } => at(of(&self.lay, tile), region),
            Answer::ChooseNumber { tile, n } => {
                asked(tile).filter(|_| usize::from(n) < NUMBERS).map(|asked| asked.number + u32::from(n))
            }
            Answer::ChooseRegion { tile, region } => asked(tile).and_then(|asked| at(asked.region, region)),
            Answer::PassRegion { tile, region } => asked(tile).and_then(|asked| at(asked.not_region, region)),
            Answer::ChoosePair { tile, region, to } => {
                asked(tile).and_then(|asked| pair(asked.pair, region, to))
            }
            Answer::ChooseSeat { tile, seat } => asked(tile).map(|asked| asked.seat + u32::from(seat.0)),
            Answer::ChooseTile { tile, other } => asked(tile).map(|asked| asked.tile + u32::from(other.0)),
            Answer::ChooseCombo { tile, slot } => asked(tile).map(|asked| asked.combo + u32::from(slot) - 1),
            Answer::ChooseYes { tile } => asked(tile).map(|asked| asked.yes),
            Answer::ChooseNo { tile } => asked(tile).map(|asked| asked.no),
            Answer::First { .. }
            | Answer::Banner { .. }
            | Answer::Badge { .. }
            | Answer::Find { .. }
            | Answer::Event { .. }
            | Answer::Omen { .. }
            | Answer::Die { .. } => None,
        }
    }
}

impl Choose {
    fn new(list: &mut List<'_>, game: &Game, key: &str, pairs: bool) -> Choose {
        Choose {
            number: list.many((0..NUMBERS).map(|n| format!("{key} {n}"))),
            region: list.regions(&format!("{key} at"), ""),
            not_region: list.regions(&format!("{key} not"), ""),
            pair: list.pairs(&format!("{key} at"), " to", pairs),
            seat: list.many(game.seats().map(|seat| format!("{key} with {seat}"))),
            tile: list.many(game.tiles().map(|(_, other)| format!("{key} tile {}", other.key))),
            combo: list.many((1..=OFFERED).map(|slot| format!("{key} combo {slot}"))),
            yes: list.one(&format!("{key} yes")),
            no: list.one(&format!("{key} no")),
        }
    }
}
