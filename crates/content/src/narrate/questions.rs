//! Questions in words: what is asked, which tile asks it, and what the others wait for.

use engine::ability::{Ability, Declining, Die, Effect};
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
        let by_text = matches!(owed.ask, Ask::EndOfTurn | Ask::Post);
        own.unwrap_or_else(|| {
            if by_text { first_sentence(&self.tile_text(tile)) } else { self.hint(table, owed) }
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
        let acts = owed.ask == Ask::Act;
        if acts && table.rolled().is_some() {
            Some("rolled")
        } else if acts && band.declined {
            Some("risen")
        } else if acts && table.held(owed.band).is_empty() {
            Some("first")
        } else if owed.ask == Ask::Redeploy && table.seat() != band.owner {
            Some("settle")
        } else {
            None
        }
    }

    fn asking(&self, table: &Table, owed: Owed) -> Vec<(&'static str, Arg)> {
        let name = owed.who.player().map_or("", |seat| self.seat(seat));
        let race = if owed.band == BandId::NONE { Tile::NONE } else { table.band(owed.band).race };
        let asked = owed.asking_tile().and_then(|tile| self.game.procedure(tile));
        let own = asked.and_then(|(procedure, _)| procedure.piece);
        let placed = matches!(owed.ask, Ask::Post | Ask::Totem);
        let piece = if placed { Some(Mark(owed.what)) } else { own };
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
    match ask {
        Ask::Vanish => matches!(effect, Effect::Decline(Declining::Vanishes(_))),
        Ask::LateDecline => effect == Effect::Decline(Declining::AfterScoring),
        Ask::Seer => matches!(effect, Effect::Foresee(_)),
        Ask::Press => effect == Effect::Roll(Die::Anywhere),
        Ask::Side => effect == Effect::Rally,
        Ask::Post | Ask::Totem => posted(effect).is_some_and(places),
        Ask::EndOfTurn => {
            let own = effect.procedure().and_then(|(procedure, _)| procedure.piece);
            posted(effect).or(own).is_some_and(places)
        }
        // These name their tile themselves, or come from no tile.
        Ask::Nothing
        | Ask::First
        | Ask::Banner
        | Ask::Badge
        | Ask::AttemptDie
        | Ask::RollDie
        | Ask::GambleDie
        | Ask::AssaultDie
        | Ask::Find
        | Ask::Event
        | Ask::Omen
        | Ask::Bind
        | Ask::Leave
        | Ask::Pick
        | Ask::Choose
        | Ask::Act
        | Ask::Redeploy
        | Ask::Yield
        | Ask::Replacement
        | Ask::Choice
        | Ask::Draw => false,
    }
}

/// The kind of pieces that an effect lets a band place.
fn posted(effect: Effect) -> Option<Mark> {
    match effect {
        Effect::Post(mark, _) | Effect::Totem(mark) | Effect::Followers(mark, _) => Some(mark),
        Effect::Score(..)
        | Effect::Pay { .. }
        | Effect::Cost(..)
        | Effect::Defense(..)
        | Effect::Reach(..)
        | Effect::Close(_)
        | Effect::Unaided
        | Effect::Roll(_)
        | Effect::Seize(_)
        | Effect::NoLoss(_)
        | Effect::ConquerAgain
        | Effect::Redeploy(_)
        | Effect::SkipPrice(_)
        | Effect::Tokens(..)
        | Effect::Wield(_)
        | Effect::Counts(_)
        | Effect::Copied
        | Effect::Forge(..)
        | Effect::Decline(_)
        | Effect::Grudge(_)
        | Effect::Blight(_)
        | Effect::Series(_)
        | Effect::Foresee(_)
        | Effect::Sworn(_)
        | Effect::Garrison(_)
        | Effect::Shove(_)
        | Effect::Rally
        | Effect::Procedure(..) => None,
    }
}

/// The first sentence of a text.
fn first_sentence(text: &str) -> String {
    text.split_once(". ").map_or_else(|| text.to_owned(), |(first, _)| format!("{first}."))
}
