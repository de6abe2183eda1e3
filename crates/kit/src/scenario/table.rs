//! The first half of a scenario: setting the table.

use std::path::Path;

use content::blank::{EXAMPLES, HomeTile};
use content::board::{BoardFile, shipped};
use content::{Set, Setup};
use engine::setup::{Position, as_picked};
use engine::{Actor, Answer, BandId, Game, Mark, Purses, Region, Seat, State, Tile, apply};

use super::Scene;

/// What can be printed on a region of a tiny board.
const SYMBOLS: [&str; 13] = [
    "mine",
    "magic_source",
    "cavern",
    "lost_tribe",
    "monster",
    "volcano",
    "harbor",
    "shipyard",
    "seer_temple",
    "pirate_ship",
    "entry",
    "murloc",
    "legend",
];

/// A table being set, line by line.
#[derive(Default)]
pub struct Draft {
    set: Set,
    /// Whether a tiny board is one of Underground's.
    below: bool,
    monsters: Vec<String>,
    teams: bool,
    players: Option<u8>,
    board: Option<String>,
    tiny: Vec<String>,
    borders: Vec<(String, String)>,
    rounds: Option<u8>,
    first: Option<String>,
    purses: Purses,
    flying: bool,
    tiles: Vec<HomeTile>,
    /// How many tiles were checked on the way.
    pub(super) checks: usize,
    /// Lines that need the game to be understood.
    later: Vec<String>,
}

impl Draft {
    /// A table at which these tiles are in the game.
    pub(super) fn with(tiles: Vec<HomeTile>) -> Draft {
        Draft { tiles, ..Draft::default() }
    }

    /// Takes a line; gives the game and state once the table is set.
    pub(super) fn line(&mut self, line: &str, folder: &Path) -> Result<Option<(Game, State)>, String> {
        let (verb, rest) = line.split_once(' ').unwrap_or((line, ""));
        let rest = rest.trim();
        match verb {
            "box" => {
                self.set = Set::from_key(rest)?;
                self.below |= self.set == Set::Underground;
            }
            "underground" => self.below = true,
            "teams" => self.teams = true,
            "monsters" => self.monsters = rest.split_whitespace().map(str::to_owned).collect(),
            "players" => self.players = Some(number(rest)?),
            "board" => self.board = Some(rest.to_owned()),
            "region" => self.tiny.push(rest.to_owned()),
            "borders" => {
                for pair in rest.split_whitespace() {
                    let (a, b) =
                        pair.split_once('-').ok_or_else(|| format!("'{pair}' is not REGION-REGION"))?;
                    self.borders.push((a.to_owned(), b.to_owned()));
                }
            }
            "rounds" => self.rounds = Some(number(rest)?),
            "first" => self.first = Some(rest.to_owned()),
            "purses" => {
                self.purses = match rest {
                    "open" => Purses::Open,
                    "tracked" => Purses::Tracked,
                    "strict" => Purses::Strict,
                    _ => return Err(format!("'{rest}' is not one of: open, tracked, strict")),
                }
            }
            "flying" => self.flying = true,
            "tile" => self.tiles.push(tile(rest, folder)?),
            "refuse-tile" | "warn-tile" => {
                Draft::check_tile(verb, rest, folder)?;
                self.checks += 1;
            }
            "round" | "coins" | "band" | "natives" | "combo" | "remove" | "lies" | "bound" | "stands"
            | "master" | "event" | "past" | "peeked" | "spent" => self.later.push(line.to_owned()),
            "turn" => return self.turn(rest).map(Some),
            "deal" if !self.later.is_empty() => {
                return Err(format!("'{}' is for tables set with 'turn'", self.later[0]));
            }
            "deal" => {
                let game = self.game()?;
                let state = State::new(&game);
                return Ok(Some((game, state)));
            }
            _ => {
                return Err(format!(
                    "'{verb}' is not one of: box, underground, monsters, players, board, region, borders, rounds, first, purses, flying, tile, refuse-tile, warn-tile, round, \
                     coins, band, natives, combo, remove, lies, bound, stands, master, event, past, peeked, spent, teams, turn, deal"
                ));
            }
        }
        Ok(None)
    }

    /// Expects a home-made tile to be refused, or to be warned of, for a reason.
    fn check_tile(verb: &str, rest: &str, folder: &Path) -> Result<(), String> {
        let (name, expected) = rest.split_once(':').ok_or("say: refuse-tile FILE: a part of the reason")?;
        let got = match (verb, tile(name.trim(), folder)) {
            ("refuse-tile", Ok(_)) => "accepted".to_owned(),
            (_, Ok(tile)) => tile.warnings.iter().map(ToString::to_string).collect::<Vec<_>>().join("; "),
            (_, Err(why)) => why,
        };
        let expected = expected.trim();
        if got.contains(expected) { Ok(()) } else { Err(format!("expected '{expected}' got '{got}'")) }
    }

    /// Expects that such a table cannot be set, and a part of the reason.
    pub(super) fn fails(&self, expected: &str) -> Result<(), String> {
        match self.turn("A") {
            Err(why) if why.contains(expected) => Ok(()),
            Err(why) => Err(format!("expected a failure that says '{expected}' got '{why}'")),
            Ok(_) => Err(format!("expected a failure that says '{expected}' got a table")),
        }
    }

    fn game(&self) -> Result<Game, String> {
        let first = match self.first.as_deref() {
            Some("chance") => None,
            Some(letter) => {
                Some(Seat::from_letter(letter).ok_or_else(|| format!("'{letter}' is not a seat"))?)
            }
            None => Some(Seat(0)),
        };
        let players = self.players.unwrap_or(2);
        let mut setup = Setup {
            first,
            purses: self.purses,
            tiles: self.tiles.clone(),
            monsters: self.monsters.clone(),
            flying: self.flying,
            teams: self.teams,
            ..Setup::new(self.set, players)
        };
        if self.tiny.is_empty() {
            if let Some(key) = &self.board {
                setup.board = Some(shipped::find(key).map_err(|fault| fault.to_string())?);
            }
            if let Some(rounds) = self.rounds {
                let mut board = setup.board_file()?;
                board.rounds = rounds;
                setup.board = Some(board);
            }
            return Ok(setup.game()?);
        }
        Ok(setup.game_on(&self.tiny_board()?)?)
    }

    /// A board given by its regions and borders. It need not be one a box would print.
    fn tiny_board(&self) -> Result<BoardFile, String> {
        let set = match self.set {
            Set::River => "river_world",
            Set::Warcraft => "wow",
            _ if self.below => "underground",
            _ => "base",
        };
        let mut board = BoardFile {
            key: "tiny".to_owned(),
            set: set.to_owned(),
            rounds: self.rounds.unwrap_or(10),
            ..BoardFile::default()
        };
        for line in &self.tiny {
            let mut words = line.split_whitespace();
            let (Some(key), Some(terrain)) = (words.next(), words.next()) else {
                return Err("say: region KEY TERRAIN [SYMBOL…] [edge]".to_owned());
            };
            let mut region = content::board::RegionFile {
                key: key.to_owned(),
                terrain: terrain.to_owned(),
                ..content::board::RegionFile::default()
            };
            while let Some(word) = words.next() {
                match word {
                    "edge" => region.edge = true,
                    "on" => region.island = words.next().map(str::to_owned),
                    _ if SYMBOLS.contains(&word) => region.symbols.push(word.to_owned()),
                    _ => return Err(format!("'{word}' is not one of: {}, edge, on", SYMBOLS.join(", "))),
                }
            }
            if self.set == Set::Warcraft {
                region.island.get_or_insert_with(|| "1".to_owned());
            }
            board.regions.push(region);
        }
        for (a, b) in &self.borders {
            for (from, to) in [(a, b), (b, a)] {
                if board.index(to).is_none() {
                    return Err(format!("there is no region '{to}' to border"));
                }
                let region = board.regions.iter_mut().find(|region| region.key == *from);
                let region = region.ok_or_else(|| format!("there is no region '{from}' to border"))?;
                region.borders.push(to.clone());
            }
        }
        Ok(board)
    }

    fn turn(&self, rest: &str) -> Result<(Game, State), String> {
        let game = self.game()?;
        let mut position = Position::new(&game);
        for line in &self.later {
            later(&game, &mut position, line).map_err(|why| format!("'{line}': {why}"))?;
        }
        if !self.later.iter().any(|line| line.starts_with("event ")) {
            // Where nothing is said the round has the first event of the box, which does nothing.
            game.events().next().map_or(Ok(()), |event| position.event(event))?;
        }
        let (letter, how) = rest.split_once(' ').unwrap_or((rest, ""));
        let seat = seat(&game, letter)?;
        let mut scene = Scene { state: position.begin(seat), game: &game, events: Vec::new() };
        scene.draw_what_does_not_matter();
        let mut state = scene.state;
        match how.trim() {
            "" => {}
            "expand" => apply(&game, &mut state, Actor::seat(seat), Answer::Expand, &mut ())
                .map_err(|illegal| format!("{seat} cannot expand: {illegal}"))?,
            "picked" if state.table().active(seat).is_some() => as_picked(&game, &mut state),
            "picked" => return Err(format!("{seat} has no active people")),
            other => return Err(format!("'{other}' is not one of: expand, picked")),
        }
        Ok((game, state))
    }
}

fn later(game: &Game, position: &mut Position<'_>, line: &str) -> Result<(), String> {
    let words: Vec<&str> = line.split_whitespace().collect();
    match words[..] {
        ["round", n] => position.round(number(n)?, Seat(0)),
        ["round", n, "first", first] => position.round(number(n)?, seat(game, first)?),
        ["coins", who, n] => {
            let n: u16 = n.parse().map_err(|_| format!("'{n}' is not a number"))?;
            position.coins(seat(game, who)?, n);
        }
        ["natives", at, n] => position.natives(region(game, at)?, number(n)?),
        ["lies", tile, at] => position.lies(power(game, tile)?, region(game, at)?)?,
        ["bound", badge] => position.bind(power(game, badge)?)?,
        ["stands", piece, at] => position.stands(mark(game, piece)?, region(game, at)?)?,
        ["event", event] => position.event(power(game, event)?)?,
        ["past", ref events @ ..] => {
            for event in events {
                position.past_event(power(game, event)?)?;
            }
        }
        ["peeked", who, event] => position.omen(seat(game, who)?, power(game, event)?)?,
        ["master", who] => position.master(seat(game, who)?),
        ["spent", duds, bombs] => position.memory([number(duds)?, number(bombs)?]),
        ["combo", power, race] => position.combo(self::power(game, power)?, self::power(game, race)?, 0)?,
        ["combo", power, race, coins] => {
            position.combo(self::power(game, power)?, self::power(game, race)?, number(coins)?)?;
        }
        ["remove", ref tiles @ ..] => {
            for key in tiles {
                position.remove(power(game, key)?);
            }
        }
        ["band", who, power, race, ref rest @ ..] => band(game, position, [who, power, race], rest)?,
        _ => return Err("it cannot be read; see docs/scenarios.md".to_owned()),
    }
    Ok(())
}

fn band(game: &Game, position: &mut Position<'_>, names: [&str; 3], rest: &[&str]) -> Result<(), String> {
    let [who, power, race] = names;
    let declined = rest.contains(&"declined");
    let id =
        position.band(seat(game, who)?, self::power(game, power)?, self::power(game, race)?, declined)?;
    let mut words = rest.iter().copied().filter(|word| *word != "declined").peekable();
    while let Some(word) = words.next() {
        let mut next = || words.next().ok_or_else(|| format!("something is missing after '{word}'"));
        match word {
            "hand" => position.hand(id, number(next()?)?)?,
            "aside" => position.aside(id, number(next()?)?)?,
            "conquests" => position.conquests(id, number(next()?)?),
            "hammers" => position.hammers(id, number(next()?)?),
            "beasts" => position.followers(id, number(next()?)?)?,
            "marked" => position.marked(id, seat(game, next()?)?),
            "ally" => position.ally(id, seat(game, next()?)?),
            "on" => {
                while let Some(place) = words.next_if(|word| word.contains(':')) {
                    let (at, n) = pair(place)?;
                    position.tokens(id, region(game, at)?, n)?;
                }
            }
            "with" => {
                while let Some(piece) = words.next_if(|word| word.contains('@')) {
                    with(game, position, id, piece)?;
                }
            }
            _ => {
                return Err(format!(
                    "'{word}' is not one of: on, hand, aside, declined, conquests, hammers, beasts, marked, ally, with"
                ));
            }
        }
    }
    Ok(())
}

/// A piece in a region: `fortress@2`, `encampment@2:3`.
fn with(game: &Game, position: &mut Position<'_>, _: BandId, piece: &str) -> Result<(), String> {
    let (key, place) = piece.split_once('@').unwrap_or((piece, ""));
    let (at, n) = if place.contains(':') { pair(place)? } else { (place, 1) };
    position.pieces(mark(game, key)?, region(game, at)?, n)
}

fn pair(word: &str) -> Result<(&str, u8), String> {
    let (at, n) = word.split_once(':').ok_or_else(|| format!("'{word}' is not REGION:NUMBER"))?;
    Ok((at, number(n)?))
}

fn tile(name: &str, folder: &Path) -> Result<HomeTile, String> {
    if let Some((key, text)) = EXAMPLES.iter().find(|(key, _)| *key == name) {
        return HomeTile::parse(key, text);
    }
    let text = std::fs::read_to_string(folder.join(name)).map_err(|error| format!("{name}: {error}"))?;
    HomeTile::parse(name, &text)
}

pub(super) fn number(word: &str) -> Result<u8, String> {
    word.parse().map_err(|_| format!("'{word}' is not a number from 0 to 255"))
}

pub(super) fn seat(game: &Game, word: &str) -> Result<Seat, String> {
    let seat = Seat::from_letter(word).filter(|seat| seat.0 < game.players());
    seat.ok_or_else(|| format!("'{word}' is not a seat of this table"))
}

pub(super) fn region(game: &Game, word: &str) -> Result<Region, String> {
    game.board().region(word).ok_or_else(|| format!("there is no region '{word}'"))
}

/// A power or race; `-` is none.
pub(super) fn power(game: &Game, word: &str) -> Result<Tile, String> {
    if word == "-" {
        return Ok(Tile::NONE);
    }
    game.tile(word).ok_or_else(|| format!("there is no tile '{word}' in this game"))
}

pub(super) fn mark(game: &Game, word: &str) -> Result<Mark, String> {
    let found = game.marks().find(|(_, spec)| spec.key == word).map(|(mark, _)| mark);
    found.ok_or_else(|| format!("there is no piece '{word}'"))
}
