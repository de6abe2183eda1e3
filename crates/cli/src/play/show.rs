//! What somebody at the keyboard sees: the prompt with all that is possible, the table, bills.

use std::io::{self, Write};

use content::narrate::Narrator;
use content::words::{Arg, Language, Words};
use engine::bill::{Bill, Tally, conquest_bill, income_bill};
use engine::{Answers, BandId, Query, Region, Seat, Table, View, legal};

use super::Sitting;
use crate::explain::{Entry, told};

/// How wide a line of choices may be.
const WIDTH: usize = 96;

impl Sitting {
    /// Finds the words for something.
    pub fn with<T>(&self, words: impl FnOnce(&Narrator<'_>) -> T) -> T {
        let Sitting { words: own, game, board, setup, names, .. } = self;
        words(&Narrator { words: own, game, board, tiles: &setup.tiles, names })
    }

    /// A sentence of the terminal's own.
    pub fn text(&self, key: &str, args: &[(&str, Arg)]) -> String {
        self.with(|narrator| narrator.text(key, args))
    }

    fn q(&self) -> Query<'_> {
        Query { game: &self.game, table: self.table() }
    }

    fn table(&self) -> &Table {
        self.state().table()
    }

    /// What can be typed: each command, and what it does.
    pub fn show_help(&self) {
        tell!("{}", self.text("typed-answer", &[]));
        let commands = [
            ("list", "typed-list"),
            ("table", "typed-table"),
            ("bill 7", "typed-bill"),
            ("explain trolls", "terminal-explain"),
            ("score", "key-score"),
            ("redeploy 4:2 7:1", "typed-redeploy"),
            ("hint", "terminal-hint"),
            ("undo", "typed-undo"),
            ("redo", "typed-redo"),
            ("restart", "typed-restart"),
            ("exit", "terminal-quit"),
        ];
        for (typed, key) in commands {
            tell!("  {typed:<18}{}", self.text(key, &[]));
        }
    }

    /// Tells a tile of this game, or a rule, in plain words.
    pub fn explain(&self, name: &str) {
        let every = Language::ALL.map(Words::new);
        let known: Vec<Entry> = self.with(|narrator| {
            self.game.tiles().map(|(tile, _)| Entry::of_a_game(narrator, &every, tile)).collect()
        });
        match told(&self.words, &known, name) {
            Ok(text) | Err(text) => tell!("{text}"),
        }
    }

    /// Who is asked, what, and everything that is possible now.
    pub fn prompt(&self, seat: Seat) {
        let owed = self.state().owed();
        let table = self.table();
        let view = View::new(&self.game, self.state(), Some(seat));
        let mut head =
            vec![self.text(
                "bar-round",
                &[("round", table.round().into()), ("rounds", self.game.rounds().into())],
            )];
        head.extend(table.event().map(|event| self.with(|narrator| narrator.tile(event))));
        head.extend(view.omen.map(|event| format!("→ {}", self.with(|narrator| narrator.tile(event)))));
        head.push(self.names[usize::from(seat.0)].clone());
        head.push(self.text("n-coins", &[("coins", self.state().coins(seat).into())]));
        if owed.band != BandId::NONE {
            let band = table.band(owed.band);
            let people = self.with(|narrator| narrator.band(table, owed.band));
            let key = if band.declined { "typed-people-declined" } else { "typed-people" };
            head.push(self.text(key, &[("people", people.into()), ("tokens", band.hand.into())]));
        }
        tell!("\n{}", head.join(" · "));
        tell!("{}", self.with(|narrator| narrator.asked(table, owed)));
        self.choices().iter().for_each(|line| tell!("{line}"));
        tell_on!("{seat}> ");
        // A prompt that does not show is no reason to stop.
        let _ = io::stdout().flush();
    }

    /// Everything that is possible now, a line or more for each verb.
    pub fn choices(&self) -> Vec<String> {
        let mut answers = Answers::new();
        legal(&self.game, self.state(), &mut answers);
        let choices = self.with(|narrator| narrator.choices(self.table(), &answers));
        choices.iter().flat_map(|choice| wrapped(&choice.typed, &choice.items)).collect()
    }

    fn place(&self, region: Region) -> String {
        self.with(|narrator| narrator.place(region))
    }

    /// What a region costs, line by line.
    pub fn show_bill(&self, seat: Seat, key: &str) {
        let table = self.table();
        let band = table.acting().filter(|&id| table.band(id).owner == seat).or(table.active(seat));
        let mut bill = Bill::default();
        match (band, self.game.board().region(key)) {
            (Some(band), Some(region)) => {
                tell!("{}", self.with(|narrator| narrator.region(region)));
                conquest_bill(self.q(), band, region, &mut bill);
                self.show_lines(&bill);
                let total = self.text("bill-total", &[("tokens", bill.total().into())]);
                tell!("  {} {total}", bill.total());
            }
            (None, _) => tell!("{}", self.text("player-no-band", &[])),
            (_, None) => tell!("{}", self.text("fault-game-region", &[("key", key.into())])),
        }
    }

    /// What the bank would pay now.
    pub fn show_score(&self, seat: Seat) {
        let mut bill = Bill::default();
        income_bill(self.q(), seat, &mut bill);
        self.show_lines(&bill);
        let total = self.text("n-coins", &[("coins", bill.total().into())]);
        tell!("  {}: {total}", self.text("sheet-total", &[]));
    }

    fn show_lines(&self, bill: &Bill) {
        for (term, n) in &bill.0 {
            tell!("  {n:+} {} ({})", self.with(|narrator| narrator.term(*term)), term.rule(&self.game));
        }
    }

    /// The whole board, then everybody's peoples.
    pub fn show_table(&self, seat: Seat) {
        for region in self.game.board().all() {
            self.show_region(region);
        }
        let view = View::new(&self.game, self.state(), Some(seat));
        for owner in self.game.seats() {
            let coins = match view.coins[usize::from(owner.0)] {
                Some(coins) => self.text("n-coins", &[("coins", coins.into())]),
                None => self.text("player-coins-hidden", &[]),
            };
            tell!("{}: {coins}", self.names[usize::from(owner.0)]);
            let table = self.table();
            let bands = table.active(owner).into_iter().chain(table.declined(owner));
            for id in bands {
                let band = table.band(id);
                let key = if band.declined { "typed-people-declined" } else { "typed-people" };
                let people = self.with(|narrator| narrator.band(table, id));
                let about = self.text(key, &[("people", people.into()), ("tokens", band.hand.into())]);
                let held = table.held(id);
                let n_held = self.text("n-regions", &[("regions", held.len().into())]);
                let names: Vec<&str> = held.map(|region| self.game.board().name(region)).collect();
                tell!("  {about} · {n_held} {}", names.join(" "));
            }
        }
    }

    fn show_region(&self, region: Region) {
        let table = self.table();
        let file = &self.board.regions[usize::from(region.0)];
        let mut about: Vec<String> = vec![self.place(region)];
        let symbols = file.symbols.iter().filter(|symbol| !is_native(symbol));
        about.extend(symbols.map(|it| self.text(&self.board.symbol_key(usize::from(region.0), it), &[])));
        if file.edge {
            about.push(self.text("terminal-edge", &[]));
        }
        if let Some(id) = table.holder(region) {
            let band = table.band(id);
            let key = if band.declined { "aria-theirs-decline" } else { "aria-theirs" };
            let name = self.names[usize::from(band.owner.0)].as_str();
            let race = self.with(|narrator| narrator.tile(band.race));
            let tokens = table.tokens(region);
            about.push(
                self.text(key, &[("name", name.into()), ("race", race.into()), ("tokens", tokens.into())]),
            );
        } else if table.natives(region) > 0 {
            about.push(self.text("aria-natives", &[("n", table.natives(region).into())]));
        }
        for (mark, _) in self.game.marks() {
            let n = table.pieces(&self.game, mark, region);
            if n > 0 {
                let piece = self.with(|narrator| narrator.mark(mark));
                about.push(self.text("aria-piece", &[("n", n.into()), ("piece", piece.into())]));
            }
        }
        let lying = self.game.tiles().filter(|&(tile, _)| table.lies(&self.game, tile) == Some(region));
        about.extend(lying.map(|(tile, _)| self.with(|narrator| narrator.tile(tile))));
        if table.guarded_finds().contains(region) {
            about.push(self.text("terminal-hidden", &[]));
        }
        let borders: Vec<&str> =
            self.game.board().borders(region).map(|other| self.game.board().name(other)).collect();
        about.push(self.text("terminal-borders", &[("regions", borders.join(" ").into())]));
        tell!("  {}", about.join(" · "));
    }

    /// Who won.
    pub fn show_end(&self) {
        for seat in self.game.seats() {
            let name = self.names[usize::from(seat.0)].as_str();
            let coins = self.state().coins(seat);
            tell!("{}", self.text("player-coins", &[("name", name.into()), ("coins", coins.into())]));
        }
        let winners = self.q().winners(|seat| self.state().coins(seat));
        let names: Vec<&str> = winners.iter().map(|seat| self.names[usize::from(seat.0)].as_str()).collect();
        match names[..] {
            [one] => tell!("{}", self.text("end-wins", &[("name", one.into())])),
            _ => tell!("{}", self.text("end-shared", &[("names", names.join(", ").into())])),
        }
    }
}

/// Symbols that are pieces of natives, told by how many are left.
fn is_native(symbol: &str) -> bool {
    matches!(symbol, "lost_tribe" | "monster" | "murloc" | "pirate_ship")
}

/// A verb and what it can be said of, over as many lines as it takes.
fn wrapped(verb: &str, items: &[String]) -> Vec<String> {
    let mut lines = vec![format!("  {verb:<9} ")];
    for (nth, item) in items.iter().enumerate() {
        let end = if nth + 1 < items.len() { ", " } else { "" };
        // There is a line from the start.
        let line = lines.last_mut().expect("a line is open");
        if line.chars().count() + item.chars().count() > WIDTH && nth > 0 {
            line.truncate(line.trim_end().len());
            lines.push(format!("  {:<9} {item}{end}", ""));
        } else {
            *line += &format!("{item}{end}");
        }
    }
    lines
}
