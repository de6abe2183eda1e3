//! The second half of a scenario: what must be so.

use engine::ability::{Effect, Price, Seizure};
use engine::bill::{Bill, conquest_bill, defense_bill, fixed_bill, income_bill, loss_bill};
use engine::notation::read_answer;
use engine::{Answers, Ask, BandId, Event, Game, RuleRef, View, legal};

use super::table::{mark, number, power, region, seat};
use super::{Scene, same};

impl Scene<'_> {
    pub(super) fn bill(&mut self, what: &str, rest: &str) -> Result<(), String> {
        self.draw_what_does_not_matter();
        let (subject, expected) =
            rest.split_once(':').ok_or("a colon and the lines of the bill are missing")?;
        let words: Vec<&str> = subject.split_whitespace().collect();
        let mut bill = Bill::default();
        let q = self.q();
        match (what, &words[..]) {
            ("bill", [who, at]) => {
                let who = seat(self.game, who)?;
                let table = self.state.table();
                let acting = table.acting().filter(|&id| table.band(id).owner == who);
                let id = acting
                    .or(table.active(who))
                    .ok_or_else(|| format!("{who} has no people to attack with"))?;
                conquest_bill(q, id, region(self.game, at)?, &mut bill);
            }
            ("bill", [who, at, "with", tile]) => {
                let who = seat(self.game, who)?;
                let id =
                    self.state.table().active(who).ok_or_else(|| format!("{who} has no active people"))?;
                let tile = power(self.game, tile)?;
                let rule = RuleRef { tile, index: 0 };
                let fixed = self.game.ability(tile).rules.iter().find_map(|rule| match rule.effect {
                    Effect::Seize(Seizure { price: Price::Tokens(n), .. }) => Some(n),
                    _ => None,
                });
                let tokens = fixed.ok_or("the tile has no conquest at a fixed cost")?;
                fixed_bill(q, id, region(self.game, at)?, tokens, rule, &mut bill);
            }
            ("loss", [at]) => loss_bill(q, region(self.game, at)?, None, &mut bill),
            ("defense", [at]) => defense_bill(q, region(self.game, at)?, &mut bill),
            ("score", [who]) => {
                income_bill(q, seat(self.game, who)?, &mut bill);
                bill = joined(bill);
            }
            _ => {
                return Err(format!(
                    "say: {what} {}",
                    if what == "bill" { "SEAT REGION: …" } else { "SUBJECT: …" }
                ));
            }
        }
        same(&expected.split_whitespace().collect::<Vec<_>>().join(" "), &bill.text(self.game))
    }

    pub(super) fn expect(&mut self, rest: &str) -> Result<(), String> {
        self.draw_what_does_not_matter();
        let words: Vec<&str> = rest.split_whitespace().collect();
        let game = self.game;
        let table = self.state.table();
        match words[..] {
            ["region", at, ref expected @ ..] => {
                let got = self.describe(region(game, at)?);
                same(&expected.join(" "), &got)
            }
            ["natives", at, n] if at != "everywhere" => equal(n, table.natives(region(game, at)?)),
            ["pieces", piece, at, n] => equal(n, table.pieces(game, mark(game, piece)?, region(game, at)?)),
            ["hand", race, n] => equal(n, table.band(self.band_of(race)?).hand),
            ["displaced", race, n] => equal(n, table.band(self.band_of(race)?).displaced),
            ["aside", race, n] => equal(n, table.band(self.band_of(race)?).aside),
            ["tray", race, n] => equal(n, table.band(self.band_of(race)?).tray),
            ["board", race, n] => equal(n, table.on_board(self.band_of(race)?)),
            ["state", race, expected] => same(expected, self.state_of(race)?),
            ["power", race, expected] => same(expected, self.key(table.band(self.band_of(race)?).power)),
            ["coins", who, n] => equal(n, self.state.coins(seat(game, who)?)),
            ["round", n] => equal(n, table.round()),
            ["turn", who] => same(who, &table.seat().to_string()),
            ["owes", who, ask] => {
                let owed = self.state.owed();
                let tile = owed.asking_tile().map(|tile| self.key(tile));
                let asked = tile.unwrap_or_else(|| ask_key(owed.ask));
                same(&format!("{who} {ask}"), &format!("{} {asked}", owed.who))
            }
            ["over"] => same("over", if self.state.is_over() { "over" } else { "still playing" }),
            ["winner", ref seats @ ..] => {
                let winners = self.q().winners(|seat| self.state.coins(seat));
                let got: Vec<String> = winners.iter().map(ToString::to_string).collect();
                same(&seats.join(" "), &got.join(" "))
            }
            ["legal", ..] => {
                let line = rest.trim_start_matches("legal").trim();
                let (who, answer) = read_answer(game, line).map_err(|misread| misread.to_string())?;
                let mut answers = Answers::new();
                legal(game, &self.state, &mut answers);
                let listed = self.state.owed().who == who && answers.contains(&answer);
                same("listed", if listed { "listed" } else { "not listed" })
            }
            ["answers", n] => {
                let mut answers = Answers::new();
                legal(game, &self.state, &mut answers);
                equal(n, answers.len())
            }
            ["events", n, verb] => {
                let count = self
                    .events
                    .iter()
                    .filter(|event| event.line(game).split(' ').next() == Some(verb))
                    .count();
                equal(n, count)
            }
            ["sequence", ..] => {
                let wanted: Vec<&str> =
                    rest.trim_start_matches("sequence").split(';').map(str::trim).collect();
                let lines: Vec<String> = self.events.iter().map(|event| event.line(game)).collect();
                let got: Vec<&str> =
                    lines.iter().map(String::as_str).filter(|line| wanted.contains(line)).collect();
                same(&wanted.join("; "), &got.join("; "))
            }
            ["order", ref verbs @ ..] => same(&verbs.join(" "), &order(game, &self.events, verbs).join(" ")),
            _ => self.expect_tiles(&words),
        }
    }

    /// Expectations about tiles, stacks, numbers and what people see.
    fn expect_tiles(&self, words: &[&str]) -> Result<(), String> {
        let game = self.game;
        let table = self.state.table();
        match *words {
            ["offer", n] => equal(n, table.offer().count()),
            ["offer", slot, ref expected @ ..] => {
                let slot = number(slot)?;
                let got = table.offer().nth(usize::from(slot).wrapping_sub(1)).map(|(race, power, coins)| {
                    format!("{} {} {coins}", power.map_or("-", |power| self.key(power)), self.key(race))
                });
                same(&expected.join(" "), got.as_deref().unwrap_or("nothing"))
            }
            ["stack", n] => {
                let (deck, queue) = table.race_stack(game);
                equal(n, deck.count() + queue.len())
            }
            ["under", ref races @ ..] => {
                let got: Vec<&str> = table.race_stack(game).1.iter().map(|&race| self.key(race)).collect();
                same(&races.join(" "), &got.join(" "))
            }
            ["badges", n] => equal(n, table.power_stack(game).count()),
            ["discards", ref powers @ ..] => {
                let got: Vec<&str> = table.discards(game).map(|power| self.key(power)).collect();
                same(&powers.join(" "), &got.join(" "))
            }
            ["lies", tile, at] => {
                let lies = table.lies(game, power(game, tile)?);
                same(at, lies.map_or("nowhere", |region| game.board().name(region)))
            }
            ["bound", badge] => same(badge, table.bound().map_or("-", |power| self.key(power))),
            ["hammers", race, n] => equal(n, table.band(self.band_of(race)?).hammers),
            ["hoards", n] => equal(n, table.guarded_finds().len()),
            ["rounds", n] => equal(n, game.rounds()),
            ["players", n] => equal(n, game.players()),
            ["limit", piece, n] => equal(n, game.mark(mark(game, piece)?).limit),
            ["supply", race, n] => equal(n, game.ability(power(game, race)?).supply),
            ["tokens", tile, n] => equal(n, game.ability(power(game, tile)?).tokens),
            ["count", terrain, n] => equal(n, game.board().made_of(content::terrain(terrain)?).len()),
            ["natives", "everywhere", n] => {
                equal(n, game.board().all().map(|region| u16::from(table.natives(region))).sum::<u16>())
            }
            ["races", n] => equal(n, game.tiles().filter(|(tile, _)| game.is_race(*tile)).count()),
            ["powers", n] => equal(n, game.tiles().filter(|(tile, _)| game.is_power(*tile)).count()),
            ["finds", n] => equal(n, game.tiles().filter(|(tile, _)| game.is_fixture(*tile)).count()),
            ["event", expected] => same(expected, table.event().map_or("none", |event| self.key(event))),
            ["looked", who, expected] => {
                same(expected, if table.has_looked(seat(game, who)?) { "yes" } else { "no" })
            }
            ["foresees", viewer, expected] => {
                let viewer = if viewer == "spectator" { None } else { Some(seat(game, viewer)?) };
                let omen = View::new(game, &self.state, viewer).omen;
                same(expected, omen.map_or("nothing", |event| self.key(event)))
            }
            ["left", event, n] => equal(n, table.events_left(game, power(game, event)?)),
            ["marked", race, ref seats @ ..] => {
                let band = table.band(self.band_of(race)?);
                let bit = |seat: &engine::Seat| band.has_grudge(*seat) || band.is_in_concord(*seat);
                let got: Vec<String> = game.seats().filter(bit).map(|seat| seat.to_string()).collect();
                same(&seats.join(" "), &if got.is_empty() { "nobody".to_owned() } else { got.join(" ") })
            }
            ["stock", piece, n] => equal(n, self.q().stock(mark(game, piece)?)),
            ["among", piece, n] => equal(n, table.among(game, mark(game, piece)?)),
            ["side", race, expected] => same(expected, self.q().side(self.band_of(race)?).key()),
            ["standing", piece, n] => equal(n, table.marked(mark(game, piece)?).len()),
            ["sees", viewer, whose, expected] => {
                let viewer = if viewer == "spectator" { None } else { Some(seat(game, viewer)?) };
                let view = View::new(game, &self.state, viewer);
                let coins = view.coins[seat(game, whose)?.0 as usize];
                same(expected, &coins.map_or("nothing".to_owned(), |n| n.to_string()))
            }
            ["die", ref faces @ ..] => {
                let got: Vec<String> = game.die().iter().map(ToString::to_string).collect();
                same(&faces.join(" "), &got.join(" "))
            }
            _ => Err(format!("'{}' is not an expectation; see docs/scenarios.md", words.join(" "))),
        }
    }

    /// A region in words: `A trolls 4`, `natives 1`, `nobody`.
    fn describe(&self, region: engine::Region) -> String {
        let table = self.state.table();
        match table.holder(region) {
            Some(id) => {
                let band = table.band(id);
                format!("{} {} {}", band.owner, self.key(band.race), table.tokens(region))
            }
            None if table.natives(region) > 0 => format!("natives {}", table.natives(region)),
            None => "nobody".to_owned(),
        }
    }

    fn band_of(&self, race: &str) -> Result<BandId, String> {
        let race = power(self.game, race)?;
        let table = self.state.table();
        table
            .bands()
            .find(|&id| table.band(id).race == race)
            .ok_or_else(|| format!("nobody has {}", self.key(race)))
    }

    fn state_of(&self, race: &str) -> Result<&'static str, String> {
        let tile = power(self.game, race)?;
        let table = self.state.table();
        let band = table.bands().find(|&id| table.band(id).race == tile);
        Ok(band.map_or("gone", |id| if table.band(id).declined { "declined" } else { "active" }))
    }

    fn key(&self, tile: engine::Tile) -> &str {
        if tile == engine::Tile::NONE { "-" } else { &self.game.ability(tile).key }
    }
}

/// Lines of the same term made one, as a score sheet shows them.
fn joined(bill: Bill) -> Bill {
    let mut lines = Bill::default();
    for (term, n) in bill.0 {
        match lines.0.iter_mut().find(|(known, _)| *known == term) {
            Some((_, sum)) => *sum += n,
            None => lines.0.push((term, n)),
        }
    }
    lines
}

/// The order in which events with these verbs happened, each at its first time.
fn order<'a>(game: &Game, events: &[Event], verbs: &[&'a str]) -> Vec<&'a str> {
    let first =
        |verb: &&'a str| events.iter().position(|event| event.line(game).split(' ').next() == Some(*verb));
    let mut found: Vec<(usize, &'a str)> =
        verbs.iter().filter_map(|verb| Some((first(verb)?, *verb))).collect();
    found.sort_unstable();
    found.into_iter().map(|(_, verb)| verb).collect()
}

fn equal<N: std::fmt::Display>(expected: &str, got: N) -> Result<(), String> {
    same(expected, &got.to_string())
}

/// The word for what is asked.
pub(crate) fn ask_key(ask: Ask) -> &'static str {
    match ask {
        Ask::Nothing => "nothing",
        Ask::First => "first",
        Ask::Banner => "banner",
        Ask::Badge => "badge",
        Ask::AttemptDie | Ask::RollDie | Ask::GambleDie | Ask::AssaultDie => "die",
        Ask::Pick => "pick",
        Ask::Choose => "choose",
        Ask::Act => "act",
        Ask::Redeploy => "redeploy",
        Ask::Yield => "yield",
        Ask::Find => "find",
        Ask::Leave => "leave",
        Ask::Bind => "bind",
        Ask::Totem => "totem",
        Ask::Vanish => "vanish",
        Ask::EndOfTurn => "finale",
        Ask::Post => "post",
        Ask::LateDecline => "late",
        Ask::Event => "event",
        Ask::Omen => "omen",
        Ask::Seer => "seer",
        Ask::Press => "press",
        Ask::Choice => "choice",
        Ask::Draw => "draw",
        Ask::Side => "side",
        Ask::Replacement => "replacement",
    }
}
