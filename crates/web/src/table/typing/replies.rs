//! What the text board does with what is typed, and what it says to that.

use content::lexicon::plain;
use content::narrate::Narrator;
use engine::{Answer, Seat};
use leptos::prelude::*;

use super::super::sitting::{Fixed, Moment, Price};
use super::super::tally;
use super::super::text::{self, signed};
use super::super::typed::{Fault, Typed};
use super::super::ui::{Back, Unused};
use super::{Board, Line};
use crate::words::{fill, say};

impl Board {
    /// Does what was typed, or says why not.
    pub(super) fn hear(self, line: &str) {
        let (Some(fixed), Some(moment)) = (self.ui.live.fixed.get(), self.ui.moment()) else { return };
        let me = self.ui.me.get();
        let typed = Typed::read(&fixed.game, &moment.state, me.unwrap_or(Seat(0)), line);
        if typed == Ok(Typed::Nothing) {
            return;
        }
        self.push(Line::Typed(line.trim().to_owned()));
        match typed {
            Ok(Typed::Nothing) => {}
            Ok(Typed::Help) => self.push(Line::Help),
            Ok(Typed::List) => {
                let lines: Vec<String> =
                    moment.answers.iter().map(|answer| answer.line(&fixed.game)).collect();
                self.tell(lines.join(" · "));
            }
            Ok(Typed::Table) => self.tell_table(&fixed, &moment),
            Ok(Typed::Score) => self.tell_score(),
            Ok(Typed::Bill(region)) => self.tell_all(|narrator| bill(narrator, &moment, me, region)),
            Ok(Typed::Explain(name)) => {
                let found = text::narrate(self.ui.live, |narrator, _| explained(narrator, &name));
                let found = found.unwrap_or_default();
                if found.is_empty() {
                    self.refuse(fill("typed-unknown", [("name", name.into())]));
                }
                found.into_iter().for_each(|words| self.tell(words));
            }
            Ok(Typed::Undo) => self.turn_back(&moment, Back::Undo),
            Ok(Typed::Redo) => self.turn_back(&moment, Back::Redo),
            Ok(Typed::Restart) => self.turn_back(&moment, Back::Restart),
            Ok(Typed::Answers(_)) | Err(Fault::Refused(_)) if me.is_none() => {
                self.refuse(say("bar-spectator"));
            }
            Ok(Typed::Answers(answers)) => self.answer(&fixed, &moment, &answers),
            Err(Fault::Misread(line)) => self.refuse(fill("typed-misread", [("line", line.into())])),
            Err(Fault::NoRegion(key)) => self.refuse(fill("typed-no-region", [("key", key.into())])),
            Err(Fault::TooSoon(line)) => self.refuse(fill("typed-too-soon", [("line", line.into())])),
            Err(Fault::Refused(why)) => {
                let words = text::narrate(self.ui.live, |narrator, _| narrator.refusal(why));
                let rule = why.rule(&fixed.game).to_owned();
                self.push(Line::Refused(words.unwrap_or_default(), Some(rule)));
            }
        }
    }

    fn refuse(self, words: String) {
        self.push(Line::Refused(words, None));
    }

    fn tell_all(self, words: impl FnOnce(&Narrator<'_>) -> Vec<String>) {
        let all = text::narrate(self.ui.live, |narrator, _| words(narrator)).unwrap_or_default();
        all.into_iter().for_each(|words| self.tell(words));
    }

    /// Says answers, unless others must answer first. What leaves something unused is typed twice.
    fn answer(self, fixed: &Fixed, moment: &Moment, answers: &[Answer]) {
        if !self.ui.mine.get() {
            return self.refuse(self.asked_now());
        }
        if !self.ui.live.is_idle() {
            return self.refuse(say("problem-waiting"));
        }
        if let Some(unused) = self.ui.unused().filter(|_| answers == [Answer::Done])
            && self.asked.get_value() != Some(moment.version)
        {
            self.asked.set_value(Some(moment.version));
            return self.refuse(match unused {
                Unused::Everything => say("typed-sure-everything"),
                Unused::Tokens(n) => fill("typed-sure-tokens", [("tokens", n.into())]),
            });
        }
        self.ui.say_lines(answers.iter().map(|answer| answer.line(&fixed.game)).collect());
    }

    /// Goes back or forth, or says why that cannot be.
    fn turn_back(self, moment: &Moment, how: Back) {
        let letter = self.ui.me.get().map(Seat::letter);
        let (open, why) = match how {
            Back::Redo => (moment.undo.forth, "redo-nothing"),
            Back::Undo | Back::Restart => (moment.undo.back, &*moment.undo.barrier),
        };
        let held = self.ui.live.held_back.with(Option::is_some);
        if !held && (letter.is_none() || open != letter) {
            return self.refuse(say(why));
        }
        self.ui.turn_back(how);
        self.tell(say(if how == Back::Redo { "typed-redone" } else { "typed-undone" }));
    }

    /// All regions, and everybody's peoples.
    fn tell_table(self, fixed: &Fixed, moment: &Moment) {
        for region in fixed.game.board().all() {
            self.tell(text::see(self.ui, region, text::label).unwrap_or_default());
        }
        self.tell_all(|narrator| fixed.game.seats().map(|seat| player(narrator, moment, seat)).collect());
    }

    fn tell_score(self) {
        let Some((total, lines)) = tally::lines(self.ui) else { return self.refuse(say("player-no-band")) };
        for (words, n, _) in lines {
            self.tell(format!("{} {words}", signed(n)));
        }
        self.tell(format!("{}: {}", say("sheet-total"), fill("n-coins", [("coins", total.into())])));
    }
}

/// A player's coins and peoples.
fn player(narrator: &Narrator<'_>, moment: &Moment, seat: Seat) -> String {
    let table = moment.table();
    let name = narrator.seat(seat);
    let mut parts = vec![match moment.view.coins[usize::from(seat.0)] {
        Some(coins) => narrator.text("player-coins", &[("name", name.into()), ("coins", coins.into())]),
        None => format!("{name}: {}", narrator.text("player-coins-hidden", &[])),
    }];
    for id in table.active(seat).into_iter().chain(table.declined(seat)) {
        let band = table.band(id);
        let key = if band.declined { "typed-people-declined" } else { "typed-people" };
        let held = table.held(id);
        let regions: Vec<&str> = held.map(|region| narrator.game.board().name(region)).collect();
        let people =
            narrator.text(key, &[("people", narrator.band(table, id).into()), ("tokens", band.hand.into())]);
        let held = narrator.text("n-regions", &[("regions", held.len().into())]);
        parts.push(format!("{people} · {held} {}", regions.join(" ")).trim().to_owned());
    }
    parts.join(" · ")
}

/// What a region costs, line by line.
fn bill(narrator: &Narrator<'_>, moment: &Moment, me: Option<Seat>, region: engine::Region) -> Vec<String> {
    let table = moment.table();
    let own = |seat| table.acting().filter(|&id| table.band(id).owner == seat).or(table.active(seat));
    let Some(band) = me.and_then(own) else { return vec![narrator.text("player-no-band", &[])] };
    let price = Price::new(narrator.game, &moment.state, band, region);
    let mut lines = vec![narrator.region(region)];
    let told =
        price.bill.0.iter().map(|&(term, n)| format!("{} {}", signed(n), text::term(narrator, term, n)));
    lines.extend(told);
    let total = narrator.text("bill-total", &[("tokens", i16::from(price.cost).into())]);
    lines.push(format!("{} {total}", price.cost));
    lines.extend(price.refusal.map(|why| narrator.refusal(why)));
    lines
}

/// What the tiles do that are named.
fn explained(narrator: &Narrator<'_>, name: &str) -> Vec<String> {
    let wanted = plain(name);
    let tiles = narrator.game.tiles().map(|(tile, _)| tile);
    let named = tiles.filter(|&tile| {
        let own = plain(&narrator.tile(tile));
        !own.is_empty() && wanted.contains(&own)
    });
    named.map(|tile| format!("{}: {}", narrator.tile(tile), text::about(narrator, tile))).collect()
}
