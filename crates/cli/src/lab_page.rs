//! The page of a report of the lab: one file in each language, charts and all, readable on a phone.

use std::fmt::{Arguments, Write};
use std::ops::Range;

use bots::lab::finds::finds;
use content::narrate::key_of;
use content::words::{Arg, Language, Words};
use engine::{Game, Tile};

use crate::lab::Book;

/// How often a combo must have been seen to be listed.
const SEEN_OFTEN: i64 = 20;

const STYLE: &str = "body{font:16px/1.5 system-ui,sans-serif;max-width:760px;margin:1.5em auto;padding:0 1em;\
    color:#1a2230;background:#fbfaf7;overflow-wrap:anywhere}h1,h2{line-height:1.2}nav{display:flex;gap:1.2em}nav a,\
    summary{min-height:44px;display:flex;align-items:center}summary{cursor:pointer}ol{list-style:none;margin:0;\
    padding:0}li{border-top:1px dotted #bbb}.row{display:grid;grid-template-columns:minmax(0,1fr) auto;gap:2px 12px;\
    width:100%;padding:6px 0}.row b{font-weight:600;font-variant-numeric:tabular-nums;white-space:nowrap}.bar{\
    position:relative;grid-column:1/-1;height:10px;background:#e9e5da}.bar i{position:absolute;top:0;bottom:0;\
    background:#2f6f4f}.bar i.less{background:#b5533c}.bar u{position:absolute;top:4px;height:2px;background:#111}\
    .bar s{position:absolute;top:0;bottom:0;width:3px;background:#1f5fb0}details ol{padding-left:1.2em;font-size:14px}\
    table{border-collapse:collapse;width:100%}td,th{padding:4px 6px;text-align:right;font-variant-numeric:\
    tabular-nums}th:first-child,td:first-child{text-align:left}small{color:#555}";

/// The name of the page in a language.
pub fn file(language: Language) -> String {
    match language {
        Language::En => "index.html".to_owned(),
        Language::Fr | Language::De => format!("index.{}.html", language.key()),
    }
}

/// A line of a chart.
struct Row {
    name: String,
    worth: f64,
    /// Half the 95 % interval, or nothing that is known of it.
    error: f64,
    /// What another report says.
    beside: Option<f64>,
    /// The same by round, from 1.
    rounds: Vec<(usize, f64, f64)>,
}

/// What a power is worth beside a race, and how sure that is.
type Price = (f64, f64, Tile);

/// What a page is made of.
struct Page<'a> {
    game: &'a Game,
    book: &'a Book,
    beside: Option<&'a Book>,
    words: &'a Words,
}

/// The whole page in a language, with another report shown beside.
pub fn page(game: &Game, book: &Book, beside: Option<&Book>, words: &Words) -> String {
    let page = Page { game, book, beside, words };
    let tally = &book.tally;
    let box_name = page.say(&format!("set-{}", book.set.replace('+', "-")));
    let players = page.fill("n-players", &[("players", book.players.into())]);
    let title = page.fill("terminal-lab-title", &[("box", box_name.into()), ("players", players.into())]);
    let language = words.language();
    let mut html = format!(
        "<!doctype html><html lang='{0}'><meta charset='utf-8'><meta name='viewport' \
         content='width=device-width'><title>{title}</title><style>{STYLE}</style><nav>",
        language.key()
    );
    for other in Language::ALL {
        let name = page.say(&format!("language-{}", other.key()));
        let here = if other == language { " aria-current='page'" } else { "" };
        add(&mut html, format_args!("<a href='{}' lang='{}'{here}>{name}</a>", file(other), other.key()));
    }
    let about = [
        ("games", page.count(tally.games).into()),
        ("bot", escaped(&book.bot).into()),
        ("board", escaped(&book.board).into()),
        ("seed", book.seed.to_string().into()),
    ];
    add(&mut html, format_args!("</nav><h1>{title}</h1><p>{}</p>", page.fill("terminal-lab-about", &about)));
    if let Some(other) = beside {
        let args = [("games", page.count(other.tally.games).into()), ("bot", escaped(&other.bot).into())];
        add(&mut html, format_args!("<p>{}</p>", page.fill("terminal-lab-beside", &args)));
    }
    let coins = |figure: &Row| page.figure(figure);
    for (key, wanted) in [("races", Game::is_race as fn(&Game, Tile) -> bool), ("powers", Game::is_power)] {
        page.head(&format!("lab-kind-{key}"), &format!("lab-{key}-about"), &mut html);
        page.bars(&page.bands(wanted), &coins, &mut html);
    }
    let found = page.finds();
    if !found.is_empty() {
        page.head("lab-kind-finds", "lab-finds-about", &mut html);
        page.bars(&found, &coins, &mut html);
    }
    page.prices(&mut html);
    page.combos(&mut html);
    page.seats(&mut html);
    page.timing(&mut html);
    let games = tally.games.max(1) as f64;
    let percent = |n: i64| page.number(100.0 * n as f64 / games, 2);
    let args = [("ties", percent(tally.ties[0]).into()), ("shared", percent(tally.ties[1]).into())];
    page.head("terminal-lab-ties", "", &mut html);
    add(&mut html, format_args!("<p>{}</p></html>\n", page.fill("terminal-lab-ties-said", &args)));
    html
}

impl Page<'_> {
    fn say(&self, key: &str) -> String {
        self.fill(key, &[])
    }

    fn fill(&self, key: &str, args: &[(&str, Arg)]) -> String {
        self.words.fill(key, args).unwrap_or_else(|| key.to_owned())
    }

    /// What people call a tile; a home-made one by its key.
    fn name(&self, tile: Tile) -> String {
        let own = || self.game.ability(tile).key.to_string();
        escaped(&self.words.get(&key_of(self.game, tile)).unwrap_or_else(own))
    }

    fn combo(&self, race: Tile, power: Tile) -> String {
        let [race, power] = [race, power].map(|tile| (self.name(tile), key_of(self.game, tile)));
        self.words.combo_of((&race.0, Some(&race.1)), (&power.0, Some(&power.1)))
    }

    /// A number with its sign before it only if it is less than nothing.
    fn number(&self, x: f64, digits: usize) -> String {
        let text = format!("{x:.digits$}").replace('-', "−");
        if self.words.language() == Language::En { text } else { text.replace('.', ",") }
    }

    fn signed(&self, x: f64) -> String {
        let text = self.number(x, 1);
        if x >= 0.05 { format!("+{text}") } else { text }
    }

    /// Coins with how sure they are.
    fn figure(&self, row: &Row) -> String {
        if row.error.is_finite() {
            format!("{} ± {}", self.signed(row.worth), self.number(row.error, 1))
        } else {
            self.signed(row.worth)
        }
    }

    /// A count with its thousands apart.
    fn count(&self, n: u64) -> String {
        let apart = match self.words.language() {
            Language::En => ",",
            Language::Fr => "\u{202f}",
            Language::De => ".",
        };
        let digits = n.to_string();
        let comma = |at: usize| at > 0 && (digits.len() - at).is_multiple_of(3);
        let part = |(at, digit)| if comma(at) { format!("{apart}{digit}") } else { format!("{digit}") };
        digits.chars().enumerate().map(part).collect()
    }

    fn head(&self, title: &str, about: &str, html: &mut String) {
        add(html, format_args!("<h2>{}</h2>", self.say(title)));
        if !about.is_empty() {
            add(html, format_args!("<p>{}</p>", self.say(about)));
        }
    }

    /// The rows of some tiles, the best first.
    fn rows(
        &self,
        tiles: impl Iterator<Item = Tile>,
        of: impl Fn(&Book, Tile, Range<usize>) -> (f64, f64, i64),
    ) -> Vec<Row> {
        let n = usize::from(self.game.rounds());
        let row = |tile: Tile| {
            let (worth, error, _) = of(self.book, tile, 0..n);
            let round = |at: usize| (at + 1, of(self.book, tile, at..at + 1));
            let rounds = (0..n).map(round).filter(|(_, (_, _, seen))| *seen > 1);
            Row {
                name: self.name(tile),
                worth,
                error,
                beside: self.beside.map(|book| of(book, tile, 0..n).0),
                rounds: rounds.map(|(round, (worth, error, _))| (round, worth, error)).collect(),
            }
        };
        let mut rows: Vec<Row> = tiles.map(row).collect();
        rows.sort_by(|a, b| b.worth.total_cmp(&a.worth));
        rows
    }

    fn bands(&self, wanted: fn(&Game, Tile) -> bool) -> Vec<Row> {
        let tiles = self.game.tiles().map(|(tile, _)| tile).filter(|&tile| wanted(self.game, tile));
        self.rows(tiles, |book, tile, rounds| {
            let (race, power) = if self.game.is_race(tile) { (Some(tile), None) } else { (None, Some(tile)) };
            book.tally.worth_in(self.game, rounds, race, power)
        })
    }

    fn finds(&self) -> Vec<Row> {
        let known = |tile: &Tile| {
            self.book.tally.finds.worth(self.game, *tile, 0..usize::from(self.game.rounds())).2 > 0
        };
        self.rows(finds(self.game).into_iter().filter(known), |book, tile, rounds| {
            book.tally.finds.worth(self.game, tile, rounds)
        })
    }

    /// Bars from zero with whiskers, each opening into its rounds.
    fn bars(&self, rows: &[Row], figure: &dyn Fn(&Row) -> String, html: &mut String) {
        let finite = |error: f64| if error.is_finite() { error } else { 0.0 };
        let other = |row: &Row| row.beside.unwrap_or(row.worth);
        let low = rows.iter().map(|row| (row.worth - finite(row.error)).min(other(row))).fold(0.0, f64::min);
        let high = rows.iter().map(|row| (row.worth + finite(row.error)).max(other(row))).fold(0.1, f64::max);
        let at = |worth: f64| 100.0 * (worth - low) / (high - low);
        html.push_str("<ol>");
        for row in rows {
            let (from, to) = (at(row.worth.min(0.0)), at(row.worth.max(0.0)));
            let mut bar = format!(
                "<span class='row'><span>{}</span><b>{}</b><span class='bar'><i{} style='left:{from:.1}%;\
                 width:{:.1}%'></i>",
                row.name,
                figure(row),
                if row.worth < 0.0 { " class='less'" } else { "" },
                (to - from).max(0.4)
            );
            if row.error > 0.0 && row.error.is_finite() {
                let (from, to) = (at(row.worth - row.error), at(row.worth + row.error));
                add(&mut bar, format_args!("<u style='left:{from:.1}%;width:{:.1}%'></u>", to - from));
            }
            if let Some(worth) = row.beside {
                add(
                    &mut bar,
                    format_args!("<s style='left:{:.1}%' title='{}'></s>", at(worth), self.signed(worth)),
                );
            }
            bar.push_str("</span></span>");
            if row.rounds.is_empty() {
                add(html, format_args!("<li>{bar}</li>"));
                continue;
            }
            add(html, format_args!("<li><details><summary>{bar}</summary><ol>"));
            for (round, worth, error) in &row.rounds {
                let name = self.fill("lab-round", &[("round", (*round).into())]);
                let row = Row { name, worth: *worth, error: *error, beside: None, rounds: Vec::new() };
                add(
                    html,
                    format_args!(
                        "<li><span class='row'><span>{}</span><b>{}</b></span></li>",
                        row.name,
                        self.figure(&row)
                    ),
                );
            }
            html.push_str("</ol></details></li>");
        }
        html.push_str("</ol>");
    }

    /// The fair price of every combo, race by race, the dearest first.
    fn prices(&self, html: &mut String) {
        self.head("lab-price", "lab-combos-about", html);
        let mut races: Vec<(f64, Tile, Vec<Price>)> = Vec::new();
        for (race, power) in Book::pairs(self.game) {
            let (price, error) = self.book.tally.fair_price(self.game, race, power);
            match races.last_mut().filter(|it| it.1 == race) {
                Some((sum, _, prices)) => {
                    *sum += price;
                    prices.push((price, error, power));
                }
                None => races.push((price, race, vec![(price, error, power)])),
            }
        }
        races.sort_by(|a, b| b.0.total_cmp(&a.0));
        html.push_str("<ol>");
        for (sum, race, mut prices) in races {
            let mean = self.fill(
                "terminal-lab-mean",
                &[("coins", self.signed(sum / prices.len().max(1) as f64).into())],
            );
            let name = self.name(race);
            add(
                html,
                format_args!(
                    "<li><details><summary><span class='row'><span>{name}</span><b>{mean}</b></span></summary><ol>"
                ),
            );
            prices.sort_by(|a, b| b.0.total_cmp(&a.0));
            for (worth, error, power) in prices {
                let name = self.combo(race, power);
                let row = Row { name, worth, error, beside: None, rounds: Vec::new() };
                add(
                    html,
                    format_args!(
                        "<li><span class='row'><span>{}</span><b>{}</b></span></li>",
                        row.name,
                        self.figure(&row)
                    ),
                );
            }
            html.push_str("</ol></details></li>");
        }
        html.push_str("</ol>");
    }

    /// All combos as they were seen together.
    fn combos(&self, html: &mut String) {
        let of = |(race, power)| {
            let (worth, error, picks) = self.book.tally.worth(self.game, Some(race), Some(power));
            (worth, error, picks, self.combo(race, power))
        };
        let mut rows: Vec<(f64, f64, i64, String)> =
            Book::pairs(self.game).map(of).filter(|row| row.2 >= SEEN_OFTEN).collect();
        rows.sort_by(|a, b| b.0.total_cmp(&a.0));
        let title = self.say("terminal-lab-combos");
        add(html, format_args!("<details><summary>{title}</summary><ol>"));
        for (worth, error, picks, name) in rows {
            let row = Row { name, worth, error, beside: None, rounds: Vec::new() };
            let seen = self.fill("lab-seen", &[("n", self.count(picks.unsigned_abs()).into())]);
            add(
                html,
                format_args!(
                    "<li><span class='row'><span>{} <small>{seen}</small></span><b>{}</b></span></li>",
                    row.name,
                    self.figure(&row)
                ),
            );
        }
        html.push_str("</ol></details>");
    }

    fn seats(&self, html: &mut String) {
        self.head("lab-places", "lab-places-about", html);
        let [wins, coins] = ["terminal-lab-wins", "terminal-lab-coins"].map(|key| self.say(key));
        add(html, format_args!("<table><tr><th><th>{wins}<th>{coins}</tr>"));
        let tally = &self.book.tally;
        for (place, cell) in tally.places.iter().enumerate() {
            let (mean, error) = cell.mean();
            let (share, around) = tally.win_share(place);
            let name = self.fill("lab-place", &[("place", (place + 1).into())]);
            let share = [("share", self.number(100.0 * share, 2)), ("error", self.number(100.0 * around, 2))]
                .map(|(name, text)| (name, text.into()));
            let wins = self.fill("lab-share", &share);
            let coins = format!("{} ± {}", self.number(mean, 2), self.number(error, 2));
            add(html, format_args!("<tr><td>{name}<td>{wins}<td>{coins}</tr>"));
        }
        html.push_str("</table>");
    }

    /// How many bands people have, and when they let the first decline.
    fn timing(&self, html: &mut String) {
        let tally = &self.book.tally;
        let all: i64 = tally.counts.iter().sum();
        let percent = |n: i64| 100.0 * n as f64 / all.max(1) as f64;
        self.head("terminal-lab-bands", "", html);
        let counted = tally.counts.iter().enumerate().filter(|&(_, &n)| n > 0);
        let counted: Vec<Row> = counted
            .map(|(bands, &n)| Row {
                name: self.fill("terminal-lab-n-bands", &[("n", bands.into())]),
                worth: percent(n),
                error: f64::INFINITY,
                beside: None,
                rounds: Vec::new(),
            })
            .collect();
        self.bars(&counted, &|row| format!("{} %", self.number(row.worth, 1)), html);
        self.head("terminal-lab-declines", "terminal-lab-declines-about", html);
        let seen = tally.declines.iter().enumerate().filter(|(_, cell)| cell.n >= 30);
        let declines: Vec<Row> = seen
            .map(|(round, cell)| {
                let (mean, error) = cell.mean();
                let name = match round {
                    0 => self.say("terminal-lab-never"),
                    _ => self.fill("lab-round", &[("round", round.into())]),
                };
                let share = self.number(percent(cell.n), 1);
                let name = format!("{name} <small>({share} %)</small>");
                Row { name, worth: mean / 100.0, error: error / 100.0, beside: None, rounds: Vec::new() }
            })
            .collect();
        self.bars(&declines, &|row| self.figure(row), html);
    }
}

/// Adds what `format_args!` makes.
fn add(html: &mut String, more: Arguments<'_>) {
    // Writing to a string cannot fail.
    let _ = html.write_fmt(more);
}

fn escaped(raw: &str) -> String {
    raw.replace('&', "&amp;").replace('<', "&lt;").replace('\'', "&#39;")
}
