//! Events, questions, answers and bills in the words of a language.
//!
//! Every verb of an event has a text `log-VERB`, every verb of an answer a text `do-VERB`, whose places are the names
//! of its fields; every question has `ask-KEY` (for whoever must answer), `ask-KEY-hint`, `wait-KEY` (for the others)
//! and `done-KEY` (the button that ends it). What a tile asks by a procedure has the same texts with the key of that
//! procedure, what it lets chance decide those with `KEY-draw`, and an answer to it `do-KEY`, `do-KEY-not`, `do-KEY-yes`
//! or `do-KEY-no`; where one is missing, the text for any choice serves. What a tile has placed may have a `post-KEY-hint`.
//! Tests ask for all of them.

mod choices;
mod questions;
#[cfg(test)]
mod tests;

pub use choices::Choice;
use engine::bill::Term;
use engine::notation::Part;
use engine::{Answer, BandId, Event, Game, Illegal, Mark, Region, Seat, Table, Tile, UNSEEN};
pub use questions::{ASKS, ask_key};

use crate::blank::{HomeTile, Kind};
use crate::board::BoardFile;
use crate::stand_in::{Here, here};
use crate::words::{Arg, Words};

/// Puts what happens at a table into words.
pub struct Narrator<'a> {
    /// The words.
    pub words: &'a Words,
    /// The game.
    pub game: &'a Game,
    /// The board, for what its terrains are called.
    pub board: &'a BoardFile,
    /// The home-made tiles, which bring their own words.
    pub tiles: &'a [HomeTile],
    /// What people call the players.
    pub names: &'a [String],
}

/// The key of a tile's name in a game: its kind and its own key.
pub fn key_of(game: &Game, tile: Tile) -> String {
    let kind = if game.is_race(tile) {
        "race"
    } else if game.is_power(tile) {
        "power"
    } else if game.is_event(tile) {
        "event"
    } else if game.is_feature(tile) {
        "symbol"
    } else if game.is_place(tile) {
        "place"
    } else {
        "relic"
    };
    format!("{kind}-{}", game.ability(tile).key)
}

impl Narrator<'_> {
    /// The text with that key and its places filled; the key itself where it is missing, so that it is seen.
    pub fn text(&self, key: &str, args: &[(&str, Arg)]) -> String {
        self.words.fill(key, args).unwrap_or_else(|| key.to_owned())
    }

    /// What happened.
    pub fn event(&self, event: Event) -> String {
        self.line("log", event.word(self.game), &event.parts())
    }

    /// What an answer does, as a button.
    pub fn answer(&self, answer: Answer) -> String {
        let asked = answer.asked_by().and_then(|tile| self.game.procedure(tile));
        let own = asked.and_then(|(procedure, _)| {
            let end = match answer {
                Answer::ChooseYes { .. } => "-yes",
                Answer::ChooseNo { .. } => "-no",
                Answer::PassRegion { .. } => "-not",
                _ => "",
            };
            let key = format!("do-{}{end}", procedure.key);
            self.words.fill(&key, &self.args(&answer.parts()))
        });
        own.unwrap_or_else(|| self.line("do", answer.verb(), &answer.parts()))
    }

    /// What choosing by a tile is called, as a tool: `tool-KEY` of its procedure, or the name of the tile.
    pub fn choice(&self, tile: Tile, end: &str) -> String {
        let own = self.game.procedure(tile);
        let own =
            own.and_then(|(procedure, _)| self.words.fill(&format!("tool-{}{end}", procedure.key), &[]));
        own.unwrap_or_else(|| self.tile(tile))
    }

    /// Why an answer is refused.
    pub fn refusal(&self, illegal: Illegal) -> String {
        let mut args: Vec<(&str, Arg)> =
            illegal.numbers().into_iter().map(|(name, number)| (name, number.into())).collect();
        if let Illegal::NotYours(who) = illegal {
            args.push(("who", who.player().map_or("", |seat| self.seat(seat)).into()));
        }
        self.text(illegal.key(), &args)
    }

    /// A race, power, relic, place, event or feature of the board.
    pub fn tile(&self, tile: Tile) -> String {
        if tile == Tile::NONE {
            return String::new();
        }
        let key = &self.game.ability(tile).key;
        self.home(key).map_or_else(|| self.text(&self.tile_key(tile), &[]), |(name, _)| name.to_owned())
    }

    /// What a race, power, relic, place, event or feature of the board does.
    pub fn tile_text(&self, tile: Tile) -> String {
        let key = &self.game.ability(tile).key;
        self.home(key).map_or_else(
            || self.text(&format!("{}-text", self.tile_key(tile)), &[]),
            |(_, text)| text.to_owned(),
        )
    }

    /// What stands for the things a tile names on a board that has none of them, or that nothing does.
    pub fn tile_here(&self, tile: Tile) -> Option<String> {
        match here(&self.game.ability(tile).key, self.board) {
            Here::AsNamed => None,
            Here::Instead(words) => {
                let things: Vec<String> = words.into_iter().map(|word| self.text(word, &[])).collect();
                Some(self.text("tile-instead", &[("things", things.join(", ").into())]))
            }
            Here::Nothing => Some(self.text("tile-nothing", &[])),
        }
    }

    /// The key of a tile's name: its kind and its own key.
    pub fn tile_key(&self, tile: Tile) -> String {
        key_of(self.game, tile)
    }

    /// A race with its power, as people say it in this language: every place that names both asks here.
    pub fn combo(&self, race: Tile, power: Option<Tile>) -> String {
        let Some(power) = power.filter(|power| *power != Tile::NONE) else { return self.tile(race) };
        let key = |tile: Tile| self.home(&self.game.ability(tile).key).is_none().then(|| self.tile_key(tile));
        let (race_key, power_key) = (key(race), key(power));
        self.words
            .combo_of((&self.tile(race), race_key.as_deref()), (&self.tile(power), power_key.as_deref()))
    }

    /// A band: its race and, while it has one, its power.
    pub fn band(&self, table: &Table, band: BandId) -> String {
        let band = table.band(band);
        self.combo(band.race, Some(band.power))
    }

    /// A region: its terrain and its number.
    pub fn region(&self, region: Region) -> String {
        let number = self.game.board().name(region);
        self.text("place-name", &[("terrain", self.terrain(region).into()), ("number", number.into())])
    }

    /// The terrain of a region, as its box calls it.
    pub fn terrain(&self, region: Region) -> String {
        let own = self.board.regions.get(usize::from(region.0));
        own.map_or_else(String::new, |own| self.text(&format!("terrain-{}", own.terrain), &[]))
    }

    /// A kind of piece.
    pub fn mark(&self, mark: Mark) -> String {
        self.text(&format!("mark-{}", self.game.mark(mark).key), &[])
    }

    /// A player.
    pub fn seat(&self, seat: Seat) -> &str {
        self.names.get(usize::from(seat.0)).map_or("", |name| name)
    }

    /// A line of a bill.
    pub fn term(&self, term: Term) -> String {
        match term {
            Term::Rule(rule) => self.tile(rule.tile),
            Term::Pieces(mark) => self.mark(mark),
            _ => self.text(&format!("term-{}", term.key(self.game)), &[]),
        }
    }

    fn line(&self, kind: &str, verb: &str, parts: &[(&'static str, Part)]) -> String {
        let mut args = self.args(parts);
        let tile = |name: &str| {
            let part = parts.iter().find(|(own, _)| *own == name);
            part.and_then(|&(_, part)| if let Part::Tile(tile) = part { Some(tile) } else { None })
        };
        if let (Some(race), Some(power)) = (tile("race"), tile("power")) {
            args.push(("combo", self.combo(race, Some(power)).into()));
        }
        self.text(&format!("{kind}-{verb}"), &args)
    }

    fn args(&self, parts: &[(&'static str, Part)]) -> Vec<(&'static str, Arg)> {
        parts.iter().map(|&(name, part)| (name, self.arg(part))).collect()
    }

    fn arg(&self, part: Part) -> Arg {
        match part {
            Part::Region(region) => self.region(region).into(),
            Part::Tile(tile) => self.tile(tile).into(),
            Part::Mark(mark) => self.mark(mark).into(),
            Part::Seat(seat) => self.seat(seat).into(),
            Part::Number(n) => n.into(),
            Part::Coins(UNSEEN) => "?".into(),
            Part::Coins(coins) => coins.into(),
            Part::Rule(rule) => self.tile(rule.tile).into(),
            Part::Term(term) => self.term(term).into(),
            Part::Side(side) => self.text(&format!("faction-{}", side.key()), &[]).into(),
        }
    }

    /// The name and text of a home-made tile, in the language or else in English.
    fn home(&self, key: &str) -> Option<(&str, &str)> {
        let own = |tile: &&HomeTile| tile.ability.key == key && tile.kind != Kind::Find;
        let words = &self.tiles.iter().find(own)?.words;
        let ours = words.iter().find(|it| it.language == self.words.language().key());
        let words = ours.or_else(|| words.first())?;
        Some((&words.name, &words.text))
    }
}
