//! What the engine says, told in a language: events, questions, answers and bills.
//!
//! Every verb of an event has a text `log-VERB`, every verb of an answer a text `do-VERB`, whose places are the names
//! of its fields; every question has `ask-KEY` (for whoever must answer), `ask-KEY-hint`, `wait-KEY` (for the others)
//! and `done-KEY` (the button that ends it). What a tile asks by a procedure has the same texts with the key of that
//! procedure, what it lets chance decide those with `KEY-draw`, and an answer to it `do-KEY`, `do-KEY-not`, `do-KEY-yes`
//! or `do-KEY-no`; where one is missing, the text for any choice serves. Tests ask for all of them.

use engine::ability::{Ability, Declining, Die, Effect};
use engine::bill::Term;
use engine::notation::Part;
use engine::procedure::Procedure;
use engine::{Answer, Ask, BandId, Event, Game, Illegal, Mark, Owed, Region, Seat, Table, Tile, UNSEEN};

use crate::blank::{HomeTile, Kind};
use crate::board::BoardFile;
use crate::stand_in::{Here, here};
use crate::words::{Arg, Words};

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

/// Tells what happens at a table.
pub struct Teller<'a> {
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

impl Teller<'_> {
    /// The text with that key and its places filled; the key itself where it is missing, so that it is seen.
    pub fn say(&self, key: &str, args: &[(&str, Arg)]) -> String {
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
        self.say(illegal.key(), &args)
    }

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
        let key = format!("ask-{}-hint", self.game.ability(tile).key);
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

    /// A race, power, relic, place, event or feature of the board.
    pub fn tile(&self, tile: Tile) -> String {
        if tile == Tile::NONE {
            return String::new();
        }
        let key = &self.game.ability(tile).key;
        self.home(key).map_or_else(|| self.say(&self.tile_key(tile), &[]), |(name, _)| name.to_owned())
    }

    /// What a race, power, relic, place, event or feature of the board does.
    pub fn tile_text(&self, tile: Tile) -> String {
        let key = &self.game.ability(tile).key;
        self.home(key).map_or_else(
            || self.say(&format!("{}-text", self.tile_key(tile)), &[]),
            |(_, text)| text.to_owned(),
        )
    }

    /// What stands for the things a tile names on a board that has none of them, or that nothing does.
    pub fn tile_here(&self, tile: Tile) -> Option<String> {
        match here(&self.game.ability(tile).key, self.board) {
            Here::AsNamed => None,
            Here::Instead(words) => {
                let things: Vec<String> = words.into_iter().map(|word| self.say(word, &[])).collect();
                Some(self.say("tile-instead", &[("things", things.join(", ").into())]))
            }
            Here::Nothing => Some(self.say("tile-nothing", &[])),
        }
    }

    /// The key of a tile's name: its kind and its own key.
    pub fn tile_key(&self, tile: Tile) -> String {
        let kind = if self.game.is_race(tile) {
            "race"
        } else if self.game.is_power(tile) {
            "power"
        } else if self.game.is_event(tile) {
            "event"
        } else if self.game.is_feature(tile) {
            "symbol"
        } else if self.game.is_place(tile) {
            "place"
        } else {
            "relic"
        };
        format!("{kind}-{}", self.game.ability(tile).key)
    }

    /// A race with its power, as people say it in this language: every place that names both asks here.
    ///
    /// A power has a joined form (`power-KEY.joined`) where its name does not fit beside a race's as it is; it may
    /// agree with the gender of the race (`race-KEY.gender`). Home-made tiles and English have none, and their names
    /// are put side by side by `band-name`.
    pub fn combo(&self, race: Tile, power: Option<Tile>) -> String {
        let Some(power) = power.filter(|power| *power != Tile::NONE) else { return self.tile(race) };
        let is_ours = |tile: Tile| self.home(&self.game.ability(tile).key).is_none();
        let attribute = |tile: Tile, name: &str, args: &[(&str, Arg)]| {
            is_ours(tile).then(|| self.words.fill(&format!("{}.{name}", self.tile_key(tile)), args)).flatten()
        };
        let gender = attribute(race, "gender", &[]).unwrap_or_else(|| "m".to_owned());
        let args = [("race", self.tile(race).into()), ("gender", gender.into())];
        attribute(power, "joined", &args).unwrap_or_else(|| {
            let power = self.words.language().beside(&self.tile(power));
            self.say("band-name", &[("race", self.tile(race).into()), ("power", power.into())])
        })
    }

    /// A band: its race and, while it has one, its power.
    pub fn band(&self, table: &Table, band: BandId) -> String {
        let band = table.band(band);
        self.combo(band.race, Some(band.power))
    }

    /// A region: its terrain and its number.
    pub fn region(&self, region: Region) -> String {
        let number = self.game.board().name(region);
        self.say("place-name", &[("terrain", self.terrain(region).into()), ("number", number.into())])
    }

    /// The terrain of a region, as its box calls it.
    pub fn terrain(&self, region: Region) -> String {
        let own = self.board.regions.get(usize::from(region.0));
        own.map_or_else(String::new, |own| self.say(&format!("terrain-{}", own.terrain), &[]))
    }

    /// A kind of piece.
    pub fn mark(&self, mark: Mark) -> String {
        self.say(&format!("mark-{}", self.game.mark(mark).key), &[])
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
            _ => self.say(&format!("term-{}", term.key(self.game)), &[]),
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
        self.say(&format!("{kind}-{verb}"), &args)
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
            Part::Side(side) => self.say(&format!("faction-{}", side.key()), &[]).into(),
        }
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
        special.unwrap_or_else(|| self.say(&format!("{kind}-{key}{end}"), &args))
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

    /// The name and text of a home-made tile, in the language or else in English.
    fn home(&self, key: &str) -> Option<(&str, &str)> {
        let own = |tile: &&HomeTile| tile.ability.key == key && tile.kind != Kind::Find;
        let words = &self.tiles.iter().find(own)?.words;
        let ours = words.iter().find(|it| it.language == self.words.language().key());
        let words = ours.or_else(|| words.first())?;
        Some((&words.name, &words.text))
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

#[cfg(test)]
mod tests {
    use engine::{Actor, Answers, State, apply, check, legal};

    use super::*;
    use crate::words::{Language, keys};
    use crate::{Set, Setup};

    fn known() -> Vec<crate::words::Key> {
        keys(Language::En).expect("the files are sound")
    }

    #[test]
    fn every_verb_has_words_and_they_use_only_its_fields() {
        let known = known();
        let verbs =
            Event::FIELDS.iter().map(|it| ("log", it)).chain(Answer::FIELDS.iter().map(|it| ("do", it)));
        for (kind, (verb, fields)) in verbs {
            let key = format!("{kind}-{verb}");
            let text = known.iter().find(|own| own.name == key);
            let text = text.unwrap_or_else(|| panic!("there are no words for {key}"));
            let names_both = ["race", "power"].iter().all(|name| fields.contains(name));
            for place in &text.places {
                let fits = fields.contains(&&**place) || (names_both && place == "combo");
                assert!(fits, "{key} has no {place}");
            }
        }
    }

    #[test]
    fn every_question_has_words_for_all_concerned() {
        let known = known();
        let places = ["name", "race", "tile", "amount", "piece", "tokens", "face"];
        for ask in ASKS {
            let key = ask_key(*ask);
            for key in [
                format!("ask-{key}"),
                format!("ask-{key}-hint"),
                format!("wait-{key}"),
                format!("done-{key}"),
            ] {
                let text = known.iter().find(|own| own.name == key);
                let text = text.unwrap_or_else(|| panic!("there are no words for {key}"));
                assert!(
                    text.places.iter().all(|place| places.contains(&&**place)),
                    "{key}: {:?}",
                    text.places
                );
            }
        }
    }

    /// Questions of the game itself, which no tile asks.
    const PLAIN_ASKS: [Ask; 6] = [Ask::Pick, Ask::Choose, Ask::Act, Ask::Redeploy, Ask::Yield, Ask::Leave];

    #[test]
    fn every_special_question_names_its_tile_and_says_what_it_does() {
        let mut asked = std::collections::BTreeSet::new();
        for (set, seed) in Set::ALL.into_iter().flat_map(|set| (0..9).map(move |seed| (set, seed))) {
            let mut setup = Setup::new(set, 3);
            // Both boxes together are played below, where relics and places are found.
            if set == Set::Mixed {
                setup.board = crate::board::shipped::find("underground-3p").ok();
            }
            let (game, board) = (setup.game().expect("a game"), setup.board_file().expect("a board"));
            let words = Words::new([Language::En, Language::Fr, Language::De][seed % 3]);
            let teller = Teller { words: &words, game: &game, board: &board, tiles: &[], names: &[] };
            let mut state = State::new(&game);
            let mut answers = Answers::new();
            let mut n = seed + 1;
            while !state.is_over() {
                legal(&game, &state, &mut answers);
                n = n.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
                let owed = state.owed();
                let askers = teller.askers(state.table(), owed, &answers);
                if owed.who == Actor::NATURE || PLAIN_ASKS.contains(&owed.ask) {
                    assert_eq!(askers, [], "{:?}", owed.ask);
                } else {
                    assert!(!askers.is_empty(), "{set:?}: nothing asks {owed:?}");
                    let hint = teller.hint_by(state.table(), owed, &askers);
                    let fits = hint.len() < 240 && hint.ends_with(['.', '!', '?']);
                    assert!(
                        fits,
                        "{:?}: {hint}",
                        askers.iter().map(|&it| teller.tile(it)).collect::<Vec<_>>()
                    );
                    asked.extend(askers.iter().map(|&tile| game.ability(tile).key.to_string()));
                }
                let answer = answers[(n >> 33) % answers.len()];
                apply(&game, &mut state, owed.who, answer, &mut Vec::new()).expect("listed");
            }
        }
        assert!(asked.len() > 15, "few tiles were met: {asked:?}");
    }

    #[test]
    fn every_tile_that_asks_has_words() {
        let known = known();
        let has =
            |key: String| assert!(known.iter().any(|own| own.name == key), "there are no words for {key}");
        let mut asking = 0;
        for set in Set::ALL {
            let game = Setup::new(set, 3).game().expect("a game");
            for (procedure, _) in game.tiles().filter_map(|(tile, _)| game.procedure(tile)) {
                // What is placed or laid has the words for that, and some tiles let nobody choose.
                let lays = [
                    "froggys_ring",
                    "scepter_of_avarice",
                    "crypt_of_the_tomb_raider",
                    "flames",
                    "shipyard",
                    "aegis_of_aggramar",
                    "well_of_eternity",
                ];
                asking += 1;
                let key = procedure.key;
                if procedure.choices.is_some() {
                    has(format!("ask-{key}"));
                    has(format!("ask-{key}-hint"));
                    has(format!("wait-{key}"));
                    has(format!("done-{key}"));
                }
                if procedure.odds.is_some() {
                    has(format!("ask-{key}-draw"));
                    has(format!("ask-{key}-draw-hint"));
                    has(format!("wait-{key}-draw"));
                    has(format!("do-{key}-yes"));
                    has(format!("do-{key}-no"));
                }
                procedure.region_events.iter().for_each(|verb| has(format!("log-{verb}")));
                let chooses = procedure.chosen.is_some() && !lays.contains(&key);
                if chooses && !known.iter().any(|own| own.name == format!("do-{key}")) {
                    has(format!("do-{key}-yes"));
                    has(format!("do-{key}-no"));
                }
                [procedure.gains, procedure.pays]
                    .into_iter()
                    .flatten()
                    .for_each(|verb| has(format!("log-{verb}")));
            }
        }
        assert!(asking > 0, "no tile asks");
    }

    #[test]
    fn what_tiles_ask_is_written_with_their_name_and_older_verbs_are_read() {
        let lines = [
            (Set::Warcraft, "buy 2", "forsaken 2"),
            (Set::Warcraft, "wild", "worgen yes"),
            (Set::Warcraft, "mild", "worgen no"),
            (Set::Warcraft, "swap 3 9", "portal_mage at 3 to 9"),
            (Set::Base, "ally B", "diplomat with B"),
            (Set::Warcraft, "reveal 3", "goblins at 3"),
            (Set::Warcraft, "defuse 3", "goblins not 3"),
            (Set::Warcraft, "live", "goblins yes"),
            (Set::Warcraft, "dud", "goblins no"),
            (Set::Underground, "trade 3", "shadow_mimes combo 3"),
            (Set::Underground, "copy shiny_orb", "magic tile shiny_orb"),
            (Set::Underground, "succeed 5", "reborn at 5"),
            (Set::Underground, "give 5", "altar_of_souls at 5"),
            (Set::Underground, "send 5", "wickedest_pentacle at 5"),
        ];
        for (set, old, new) in lines {
            let game = Setup::new(set, 3).game().expect("a game");
            let answer = Answer::read(&game, old).expect(old);
            assert_eq!(answer.line(&game), new);
            assert_eq!(Answer::read(&game, new), Ok(answer), "{new}");
        }
        let game = Setup::new(Set::Warcraft, 3).game().expect("a game");
        for wrong in [
            "forsaken",
            "forsaken at",
            "portal_mage at 3 with 9",
            "forsaken 2 3",
            "wow_orcs 2",
            "give 5",
            "goblins not",
        ] {
            assert!(Answer::read(&game, wrong).is_err(), "{wrong} was read");
        }
        for line in ["calmed A 2", "maddened B 1", "calmed A ?", "exploded 3", "fizzled 9", "rewarded A 2"] {
            assert_eq!(Event::read(&game, line).expect(line).line(&game), line);
        }
    }

    #[test]
    fn every_box_has_a_name_and_a_word_about_it() {
        let known = known();
        for set in Set::ALL {
            let key = format!("set-{}", set.key().replace('+', "-"));
            for key in [key.clone(), format!("{key}-about")] {
                assert!(known.iter().any(|own| own.name == key), "there are no words for {key}");
            }
        }
    }

    #[test]
    fn whole_games_are_told_in_every_language_without_a_gap() {
        for set in Set::ALL {
            let setup = Setup::new(set, 3);
            let (game, board) = (setup.game().expect("a game"), setup.board_file().expect("a board"));
            let names = ["Ann", "Ben", "Cleo"].map(str::to_owned);
            for language in Language::ALL {
                let words = Words::new(language);
                let teller = Teller { words: &words, game: &game, board: &board, tiles: &[], names: &names };
                let mut state = State::new(&game);
                let (mut answers, mut events) = (Answers::new(), Vec::new());
                let mut n: usize = 7;
                while !state.is_over() {
                    legal(&game, &state, &mut answers);
                    n = n.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
                    let owed = state.owed();
                    let answer = answers[(n >> 33) % answers.len()];
                    let mut told = vec![teller.asked(state.table(), owed), teller.hint(state.table(), owed)];
                    told.push(teller.waiting(state.table(), owed));
                    told.push(teller.done(state.table(), owed));
                    if owed.who != Actor::NATURE {
                        told.extend(answers.iter().map(|&answer| teller.answer(answer)));
                    }
                    for region in game.board().all() {
                        let wrong = [
                            Answer::Conquer { region },
                            Answer::Attempt { region },
                            Answer::Abandon { region },
                        ];
                        let refused = wrong.iter().filter_map(|&it| check(&game, &state, owed.who, it).err());
                        told.extend(refused.map(|illegal| teller.refusal(illegal)));
                    }
                    apply(&game, &mut state, owed.who, answer, &mut events).expect("listed");
                    told.extend(events.drain(..).map(|event| teller.event(event)));
                    for text in told {
                        let keys = [
                            "race-", "power-", "terrain-", "mark-", "term-", "illegal-", "log-", "do-",
                            "ask-", "event-", "symbol-",
                        ];
                        let bare =
                            keys.iter().any(|key| text.starts_with(key) || text.contains(&format!(" {key}")));
                        let whole = !text.is_empty() && !bare && !text.contains("{$") && !text.contains("  ");
                        assert!(whole && text.trim() == text, "{answer:?} in {}: '{text}'", language.key());
                    }
                }
            }
        }
    }
}
