//! Questions in words: what is asked, which tile asks it, and what the others wait for.

use engine::ability::{Ability, Declining, Die, Effect};
use engine::procedure::Procedure;
use engine::{Answer, Ask, BandId, Mark, Owed, Seat, Table, Tile};

use super::Narrator;
use crate::words::Arg;

macro_rules! asks {
    ($($ask:ident = $key:literal)*) => {
        /// Every question.
        pub const ASKS: &[Ask] = &[$(Ask::$ask),*];

        /// The key of a question's texts.
        pub fn ask_key(ask: Ask) -> &'static str {
            match ask { $(Ask::$ask => $key),* }
        }
    };
}

asks! {
    Nothing = "nothing"
    First = "first"
    Banner = "banner"
    Badge = "badge"
    AttemptDie = "attempt-die"
    RollDie = "roll-die"
    GambleDie = "gamble-die"
    Find = "find"
    Event = "event"
    Omen = "omen"
    Bind = "bind"
    Totem = "totem"
    Vanish = "vanish"
    EndOfTurn = "finale"
    Leave = "leave"
    Pick = "pick"
    Choose = "choose"
    Act = "act"
    Redeploy = "redeploy"
    Yield = "yield"
    Post = "post"
    LateDecline = "late"
    Seer = "seer"
    AssaultDie = "assault-die"
    Press = "press"
    Side = "side"
    Replacement = "replacement"
    Choice = "choice"
    Draw = "draw"
}

impl Narrator<'_> {
    /// What is asked, in a few words for whoever must answer.
    pub fn asked(&self, table: &Table, owed: Owed) -> String {
        self.ask("ask", table, owed, "")
    }

    /// What is asked, in a sentence more.
    pub fn hint(&self, table: &Table, owed: Owed) -> String {
        self.ask("ask", table, owed, "-hint")
    }

    /// The tiles a question comes from, for example the power that gives the Hero to place: those of whoever is asked
    /// that lead to these answers. Questions every people is asked come from none.
    pub fn askers(&self, table: &Table, owed: Owed, answers: &[Answer]) -> Vec<Tile> {
        let Some(seat) = owed.who.player() else { return Vec::new() };
        if let Some(tile) = owed.asking_tile() {
            return vec![tile];
        }
        // A relic that is laid may be a copy of one that somebody else has.
        let laid = |answer: &Answer| if let Answer::Lay { tile, .. } = answer { Some(*tile) } else { None };
        let may_lay = owed.ask == Ask::EndOfTurn;
        let mut tiles: Vec<Tile> = answers.iter().filter(|_| may_lay).filter_map(laid).collect();
        if owed.ask == Ask::EndOfTurn {
            tiles.extend(answers.iter().filter_map(|answer| answer.asked_by()));
        }
        let asks =
            |ability: &Ability| ability.rules.iter().any(|rule| leads_to(rule.effect, owed.ask, answers));
        let own = self.game.tiles().filter(|&(tile, _)| self.serves(table, seat, tile));
        tiles.extend(own.filter(|(_, ability)| asks(ability)).map(|(tile, _)| tile));
        tiles.sort_unstable_by_key(|tile| tile.0);
        tiles.dedup();
        tiles
    }

    /// Whether a tile does something for a player: it is of a band of theirs, lies in their regions, or is the board's.
    fn serves(&self, table: &Table, seat: Seat, tile: Tile) -> bool {
        let mut bands = table.bands().filter(|&id| table.band(id).owner == seat);
        let holds = |id: BandId, tile: Tile| {
            table.lies(self.game, tile).is_some_and(|region| table.held(id).contains(region))
        };
        // A power bound to a place serves whoever holds the place.
        let is_binding = |tile: Tile| self.game.procedure(tile).is_some_and(|(procedure, _)| procedure.binds);
        let place = self.game.tiles().find(|(own, _)| table.bound() == Some(tile) && is_binding(*own));
        self.game.is_feature(tile)
            || bands.any(|id| {
                let band = table.band(id);
                band.race == tile
                    || band.power == tile
                    || holds(id, tile)
                    || place.is_some_and(|(place, _)| holds(id, place))
            })
    }

    /// What is asked by one tile, in a sentence: its own text for the question, or what it does, or the general text.
    pub fn hint_by(&self, table: &Table, owed: Owed, askers: &[Tile]) -> String {
        let &[tile] = askers else { return self.hint(table, owed) };
        // A tile may ask for two things: Goblins for where their Bombs are laid, and which one is turned over next.
        let kind = if owed.ask == Ask::Post { "post" } else { "ask" };
        let key = format!("{kind}-{}-hint", self.game.ability(tile).key);
        let own = self.words.fill(&key, &self.asking(table, owed));
        own.unwrap_or_else(|| match owed.ask {
            Ask::EndOfTurn | Ask::Post => first_sentence(&self.tile_text(tile)),
            _ => self.hint(table, owed),
        })
    }

    /// The button that ends what is asked.
    pub fn done(&self, table: &Table, owed: Owed) -> String {
        self.ask("done", table, owed, "")
    }

    /// What somebody else is asked.
    pub fn waiting(&self, table: &Table, owed: Owed) -> String {
        self.ask("wait", table, owed, "")
    }

    /// The text of a question. Where the moment matters, a text of its own has its name behind the key.
    fn ask(&self, kind: &str, table: &Table, owed: Owed, end: &str) -> String {
        let key = ask_key(owed.ask);
        let args = self.asking(table, owed);
        let special = Self::moment(table, owed)
            .and_then(|it| self.words.fill(&format!("{kind}-{key}-{it}{end}"), &args))
            .or_else(|| {
                let (procedure, _) = self.game.procedure(owed.asking_tile()?)?;
                let draw = if owed.ask == Ask::Draw { "-draw" } else { "" };
                self.words.fill(&format!("{kind}-{}{draw}{end}", procedure.key), &args)
            });
        special.unwrap_or_else(|| self.text(&format!("{kind}-{key}{end}"), &args))
    }

    fn moment(table: &Table, owed: Owed) -> Option<&'static str> {
        let band = (owed.band != BandId::NONE).then(|| table.band(owed.band))?;
        match owed.ask {
            Ask::Act if table.rolled().is_some() => Some("rolled"),
            Ask::Act if band.declined => Some("risen"),
            Ask::Act if table.held(owed.band).is_empty() => Some("first"),
            Ask::Redeploy if table.seat() != band.owner => Some("settle"),
            _ => None,
        }
    }

    fn asking(&self, table: &Table, owed: Owed) -> Vec<(&'static str, Arg)> {
        let name = owed.who.player().map_or("", |seat| self.seat(seat));
        let race = if owed.band == BandId::NONE { Tile::NONE } else { table.band(owed.band).race };
        let asked = owed.asking_tile().and_then(|tile| self.game.procedure(tile));
        let piece = match owed.ask {
            Ask::Post | Ask::Totem => Some(Mark(owed.what)),
            _ => asked.and_then(|(procedure, _)| procedure.piece),
        };
        vec![
            ("name", name.into()),
            ("race", self.tile(race).into()),
            ("tile", owed.asking_tile().map(|tile| self.tile(tile)).unwrap_or_default().into()),
            ("amount", asked.map_or(0, |(_, given)| given.amount).into()),
            ("piece", piece.map(|mark| self.mark(mark)).unwrap_or_default().into()),
            ("tokens", owed.what.into()),
            ("face", table.rolled().unwrap_or(0).into()),
        ]
    }
}

/// Whether an effect of a tile leads to a question with these answers.
fn leads_to(effect: Effect, ask: Ask, answers: &[Answer]) -> bool {
    let places =
        |own: Mark| answers.iter().any(|answer| matches!(answer, Answer::Place { mark, .. } if *mark == own));
    match (ask, effect) {
        (Ask::Vanish, Effect::Decline(Declining::Vanishes(_)))
        | (Ask::LateDecline, Effect::Decline(Declining::AfterScoring))
        | (Ask::Seer, Effect::Foresee(_))
        | (Ask::Press, Effect::Roll(Die::Anywhere))
        | (Ask::Side, Effect::Rally) => true,
        (Ask::EndOfTurn, Effect::Procedure(&Procedure { piece: Some(mark), .. }, _))
        | (
            Ask::Post | Ask::Totem | Ask::EndOfTurn,
            Effect::Post(mark, _) | Effect::Totem(mark) | Effect::Followers(mark, _),
        ) => places(mark),
        _ => false,
    }
}

/// The first sentence of a text.
fn first_sentence(text: &str) -> String {
    text.split_once(". ").map_or_else(|| text.to_owned(), |(first, _)| format!("{first}."))
}
