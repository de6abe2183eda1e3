//! The page of the lab: one file, charts and all.

use engine::{Game, Tile};

use crate::lab::{Book, Row};

const STYLE: &str = "body{font:15px/1.5 system-ui,sans-serif;max-width:960px;margin:2em auto;padding:0 1em;\
    color:#1a2230;background:#fbfaf7}h1,h2{line-height:1.2}svg{width:100%;height:auto}table{border-collapse:\
    collapse}td,th{padding:2px 8px;text-align:right;font-variant-numeric:tabular-nums}th:first-child,\
    td:first-child{text-align:left}.heat td{padding:2px 4px;font-size:12px;text-align:center}.heat th{font-size:\
    12px;font-weight:normal}details{margin:1em 0}p{max-width:44em}.wide{overflow-x:auto}.wide svg{min-width:800px}";

/// The whole page, with another report shown beside.
pub fn page(game: &Game, book: &Book, beside: Option<&Book>) -> String {
    let tally = &book.tally;
    let mut html = format!(
        "<!doctype html><html lang='en'><meta charset='utf-8'><meta name='viewport' \
         content='width=device-width'><title>Balance of {0}, {1} players, {2}</title><style>{STYLE}</style>\
         <h1>Balance of {0} with {1} players</h1><p>{3} games among {2} bots, seed {4}. A bot of another \
         strength plays tiles otherwise: compare pages before you call a tile too strong.</p>",
        text(&book.board),
        book.players,
        text(&book.bot),
        grouped(tally.games),
        book.seed
    );
    html += "<h2>Races</h2><p>Coins a band earned in its life above the average of bands picked in the same \
             round, with 95 % intervals.</p>";
    if let Some(other) = beside {
        html += &format!(
            "<p>The diamonds and the last column are what {} games among {} bots say.</p>",
            grouped(other.tally.games),
            text(&other.bot)
        );
    }
    html += &bars(&book.rows(game, true, beside), "coins");
    html += "<h2>Powers</h2>";
    html += &bars(&book.rows(game, false, beside), "coins");
    html += "<h2>Fair prices</h2><p>The coins at which the bot that picks is as glad of a combo as of the free one at \
             the top, asked whenever a combo lay there to be picked. Intervals are in combos.csv.</p>";
    html += &heat(game, |race, power| tally.fair_price(game, race, power).0);
    html += "<details><summary>What combos earned above the free one</summary><p>What their races and powers earned \
             above average, less what those of the free combo at the top did.</p>";
    html += &heat(game, |race, power| tally.earned_price(game, race, power));
    html += "</details>";
    html += &combos(game, book);
    html += &seats(book);
    html += "<h2>Bands in a game</h2>";
    let all: i64 = tally.counts.iter().sum();
    let counted = tally.counts.iter().enumerate().filter(|&(_, &n)| n > 0);
    let counts: Vec<Row> = counted
        .map(|(bands, &n)| {
            row(
                format!("{bands} band{}", if bands == 1 { "" } else { "s" }),
                100.0 * n as f64 / all.max(1) as f64,
                0.0,
                n,
            )
        })
        .collect();
    html += &bars(&counts, "% of seats");
    html += "<h2>When the first band declines</h2><p>Coins ahead of the table's mean at the end, by the round of \
             the first decline. What is seen here is what such games became, not what declining then would \
             do.</p>";
    let declines: Vec<Row> = tally
        .declines
        .iter()
        .enumerate()
        .filter(|(_, cell)| cell.n >= 30)
        .map(|(round, cell)| {
            let (mean, error) = cell.mean();
            let name = if round == 0 { "never".to_owned() } else { format!("round {round}") };
            row(
                format!("{name} ({:.1} %)", 100.0 * cell.n as f64 / all.max(1) as f64),
                mean / 100.0,
                error / 100.0,
                cell.n,
            )
        })
        .collect();
    html += &bars(&declines, "coins");
    let games = tally.games.max(1) as f64;
    html += &format!(
        "<h2>Ties</h2><p>{:.2} % of games end with equal coins at the top; {:.2} % are shared because tokens do \
         not decide either.</p></html>\n",
        100.0 * tally.ties[0] as f64 / games,
        100.0 * tally.ties[1] as f64 / games
    );
    html
}

fn row(name: String, worth: f64, error: f64, picks: i64) -> Row {
    Row { name, worth, error, picks, beside: None }
}

fn text(raw: &str) -> String {
    raw.replace('&', "&amp;").replace('<', "&lt;").replace('\'', "&#39;")
}

/// A count with its thousands apart.
fn grouped(n: u64) -> String {
    let digits = n.to_string();
    let comma = |at: usize| at > 0 && (digits.len() - at).is_multiple_of(3);
    let part = |(at, digit)| if comma(at) { format!(",{digit}") } else { format!("{digit}") };
    digits.chars().enumerate().map(part).collect()
}

fn seats(book: &Book) -> String {
    let tally = &book.tally;
    let mut html =
        "<h2>Seats</h2><p>By place in the order of play.</p><table><tr><th>place<th>wins<th>coins at \
                    the end</tr>"
            .to_owned();
    for (place, cell) in tally.places.iter().enumerate() {
        let (mean, error) = cell.mean();
        let (share, around) = tally.win_share(place);
        html += &format!(
            "<tr><td>{}<td>{:.2} % ± {:.2}<td>{mean:.2} ± {error:.2}</tr>",
            place + 1,
            100.0 * share,
            100.0 * around
        );
    }
    html + "</table>"
}

/// Bars from zero with whiskers.
fn bars(rows: &[Row], unit: &str) -> String {
    let finite = |error: f64| if error.is_finite() { error } else { 0.0 };
    let other = |row: &Row| row.beside.unwrap_or(row.worth);
    let low = rows.iter().map(|row| (row.worth - finite(row.error)).min(other(row))).fold(0.0, f64::min);
    let high = rows.iter().map(|row| (row.worth + finite(row.error)).max(other(row))).fold(0.1, f64::max);
    let x = |worth: f64| 170.0 + 500.0 * (worth - low) / (high - low);
    let height = 22 * rows.len() + 10;
    // Wider than a phone: it scrolls there, for at a phone's width nobody could read it.
    let mut svg = format!(
        "<div class='wide' tabindex='0'><svg viewBox='0 0 840 {height}' font-size='13' role='img' aria-label='{unit}'>"
    );
    svg += &format!("<line x1='{0:.1}' x2='{0:.1}' y1='0' y2='{height}' stroke='#999'/>", x(0.0));
    for (row, at) in rows.iter().zip(0..) {
        let y = 22 * at + 16;
        let (from, to) = (x(row.worth.min(0.0)), x(row.worth.max(0.0)));
        let fill = if row.worth < 0.0 { "#b5533c" } else { "#2f6f4f" };
        svg += &format!(
            "<text x='4' y='{y}'>{}</text><rect x='{from:.1}' y='{}' width='{:.1}' height='12' fill='{fill}'>\
             <title>{} seen</title></rect>",
            text(&row.name),
            y - 10,
            (to - from).max(0.5),
            row.picks
        );
        if row.error > 0.0 && row.error.is_finite() {
            svg += &format!(
                "<line x1='{:.1}' x2='{:.1}' y1='{2}' y2='{2}' stroke='#111' stroke-width='2'/>",
                x(row.worth - row.error),
                x(row.worth + row.error),
                y - 4
            );
        }
        let figure = if row.error > 0.0 {
            format!("{:+.2} ± {:.2}", row.worth, finite(row.error))
        } else {
            format!("{:.1}", row.worth)
        };
        svg += &format!("<text x='680' y='{y}'>{figure}</text>");
        if let Some(worth) = row.beside {
            let (x, y) = (x(worth), y - 4);
            svg += &format!(
                "<path d='M{x:.1} {}l5 5-5 5-5-5z' fill='#fff' stroke='#111'/><text x='785' y='{}'>{worth:+.2}</text>",
                y - 5,
                y + 4
            );
        }
    }
    svg + &format!("</svg></div><p><small>{unit}</small></p>")
}

/// A table of prices, races by powers, warm for dear.
fn heat(game: &Game, price: impl Fn(Tile, Tile) -> f64) -> String {
    let mut html = "<div class='wide' tabindex='0'><table class='heat'><tr><th></th>".to_owned();
    let powers: Vec<_> = game.tiles().filter(|&(tile, _)| game.is_power(tile)).collect();
    for (_, power) in &powers {
        html += &format!(
            "<th title='{0}'>{1}</th>",
            text(&power.key),
            text(&power.key[..power.key.len().min(4)])
        );
    }
    html += "</tr>";
    for (race, ability) in game.tiles().filter(|&(tile, _)| game.is_race(tile)) {
        html += &format!("<tr><th>{}</th>", text(&ability.key));
        for &(power, _) in &powers {
            let price = price(race, power);
            let hue = if price < 0.0 { 220 } else { 20 };
            let light = 97.0 - 4.0 * price.abs().min(10.0);
            html += &format!("<td style='background:hsl({hue} 70% {light:.0}%)'>{}</td>", whole(price));
        }
        html += "</tr>";
    }
    html + "</table></div>"
}

/// A price without cents; nothing is neither more nor less.
fn whole(price: f64) -> String {
    format!("{:.0}", price.round() + 0.0)
}

/// All combos as they were seen together.
fn combos(game: &Game, book: &Book) -> String {
    let mut rows: Vec<Row> = Book::pairs(game)
        .map(|(race, power)| {
            let (worth, error, picks) = book.tally.worth(game, Some(race), Some(power));
            row(format!("{} {}", game.ability(power).key, game.ability(race).key), worth, error, picks)
        })
        .filter(|row| row.picks >= 20)
        .collect();
    rows.sort_by(|a, b| b.worth.total_cmp(&a.worth));
    let mut html =
        format!("<details><summary>All {} combos seen 20 times or more</summary><table>", rows.len());
    html += "<tr><th>combo<th>coins above average<th>±<th>picks</tr>";
    for row in rows {
        html += &format!(
            "<tr><td>{}<td>{:+.2}<td>{:.2}<td>{}</tr>",
            text(&row.name),
            row.worth,
            row.error,
            row.picks
        );
    }
    html + "</table></details>"
}
