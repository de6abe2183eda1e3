//! What the lab found, in the order and the words in which pages show it.

use content::words::{Language, Words};
use content::worths::{Figure, Worths};

/// What is looked at.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Default)]
pub enum Kind {
    /// Races.
    #[default]
    Races,
    /// Powers.
    Powers,
    /// Relics, places and symbols of the board.
    Finds,
    /// Races with powers.
    Combos,
}

impl Kind {
    /// All kinds, in the order they are shown.
    pub const ALL: [Kind; 4] = [Kind::Races, Kind::Powers, Kind::Finds, Kind::Combos];

    /// The name used in the page.
    pub fn key(self) -> &'static str {
        match self {
            Kind::Races => "races",
            Kind::Powers => "powers",
            Kind::Finds => "finds",
            Kind::Combos => "combos",
        }
    }

    fn holds(self, kind: &str) -> bool {
        match self {
            Kind::Races => kind == "race",
            Kind::Powers => kind == "power",
            Kind::Finds => !matches!(kind, "race" | "power"),
            Kind::Combos => false,
        }
    }
}

/// A tile, or a race with a power, by the keys of their names.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Thing {
    /// A tile.
    Tile(String),
    /// A race and a power.
    Combo(String, String),
}

/// What something is worth in a round.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Round {
    /// The coins.
    pub figure: Figure,
    /// Whether it was not seen often enough, and this is what its race and its power are worth together.
    pub estimated: bool,
}

/// What something is worth.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    /// What.
    pub thing: Thing,
    /// Its worth in all rounds together.
    pub worth: Option<Figure>,
    /// Of combos, the coins at which it is as good as the free one.
    pub price: Option<Figure>,
    /// How often it was seen; of combos nobody says.
    pub seen: Option<u32>,
    /// Its worth in every round.
    pub rounds: Vec<Option<Round>>,
}

impl Thing {
    /// What people call it.
    pub fn name(&self, words: &Words) -> String {
        match self {
            Thing::Tile(key) => words.get(key).unwrap_or_else(|| key.clone()),
            Thing::Combo(race, power) => words.combo(race, power),
        }
    }

    /// What is found about it; nothing if the lab knows nothing of it.
    pub fn row(&self, worths: &Worths) -> Option<Row> {
        let seen = |figure: Option<Figure>| figure.map(|figure| Round { figure, estimated: false });
        Some(match self {
            Thing::Tile(key) => {
                let tile = worths.tile(key)?;
                Row {
                    thing: self.clone(),
                    worth: Some(tile.worth),
                    price: None,
                    seen: Some(tile.seen),
                    rounds: tile.rounds.iter().map(|figure| seen(*figure)).collect(),
                }
            }
            Thing::Combo(race, power) => {
                let combo = worths.combo(race, power)?;
                let [race, power] = [race, power].map(|key| worths.tile(key));
                let round = |at: usize| {
                    let of = |tile: Option<&content::worths::TileWorth>| *tile?.rounds.get(at)?;
                    seen(combo.rounds.get(at).copied().flatten()).or_else(|| {
                        let mean = of(race)?.mean + of(power)?.mean;
                        Some(Round { figure: Figure { mean, error: None }, estimated: true })
                    })
                };
                let n = worths.tiles.iter().map(|tile| tile.rounds.len()).max().unwrap_or(0);
                Row {
                    thing: self.clone(),
                    worth: combo.worth,
                    price: combo.price,
                    seen: None,
                    rounds: (0..n).map(round).collect(),
                }
            }
        })
    }
}

/// Everything of a kind, the best first: by worth, combos by their fair price.
pub fn rows(worths: &Worths, kind: Kind) -> Vec<Row> {
    let tiles = worths.tiles.iter().filter(|tile| kind.holds(tile.kind()));
    let mut rows: Vec<Row> = if kind == Kind::Combos {
        let combos = worths.combos.iter();
        combos.filter_map(|combo| Thing::Combo(combo.race.clone(), combo.power.clone()).row(worths)).collect()
    } else {
        tiles.filter_map(|tile| Thing::Tile(tile.key.clone()).row(worths)).collect()
    };
    let rank = |row: &Row| row.price.or(row.worth).map_or(i32::MIN, |figure| figure.mean);
    rows.sort_by_key(|row| std::cmp::Reverse(rank(row)));
    rows
}

/// Coins in tenths as people write them, with their sign.
pub fn coins(tenths: i32, language: Language) -> String {
    let sign = match tenths.cmp(&0) {
        std::cmp::Ordering::Less => "−",
        std::cmp::Ordering::Equal => "",
        std::cmp::Ordering::Greater => "+",
    };
    format!("{sign}{}", plain(tenths.abs(), 10, language))
}

/// A number without a sign, so many parts of which are one, with one digit for each ten of them.
pub fn plain(n: i32, parts: i32, language: Language) -> String {
    let point = language.point();
    let digits = if parts == 100 { 2 } else { 1 };
    format!("{}{point}{:0digits$}", n / parts, n % parts)
}

/// A count with its thousands apart.
pub fn grouped(n: u64, language: Language) -> String {
    let apart = match language {
        Language::En => ',',
        Language::Fr => '\u{202f}',
        Language::De => '.',
    };
    let digits = n.to_string();
    let mut text = String::new();
    for (at, digit) in digits.chars().enumerate() {
        if at > 0 && (digits.len() - at).is_multiple_of(3) {
            text.push(apart);
        }
        text.push(digit);
    }
    text
}

/// Whether one is worth more than another for sure: `Some(true)` if it is, `Some(false)` if the other is, nothing if their
/// intervals meet.
pub fn is_better(one: Figure, other: Figure) -> Option<bool> {
    let apart = (one.mean - other.mean).abs() > one.error? + other.error?;
    apart.then_some(one.mean > other.mean)
}

/// A table of comma-separated values: names, then worth, price and every round in coins. The headings are given: name, worth,
/// error, price, error of the price, how often seen, and one that stands before the number of every round.
pub fn csv(rows: &[Row], name: impl Fn(&Thing) -> String, headings: &[String; 7]) -> String {
    let n = rows.iter().map(|row| row.rounds.len()).max().unwrap_or(0);
    let quoted = |text: &str| format!("\"{}\"", text.replace('"', "\"\""));
    let tenths = |n: i32| format!("{}{}.{}", if n < 0 { "-" } else { "" }, n.abs() / 10, n.abs() % 10);
    let number = |n: Option<i32>| n.map(tenths).unwrap_or_default();
    let rounds = (1..=n).map(|round| format!("{} {round}", headings[6]));
    let head: Vec<String> = headings[..6].iter().cloned().chain(rounds).map(|text| quoted(&text)).collect();
    let mut text = head.join(",") + "\r\n";
    for row in rows {
        let mut cells = vec![quoted(&name(&row.thing))];
        for figure in [row.worth, row.price] {
            cells.push(number(figure.map(|figure| figure.mean)));
            cells.push(number(figure.and_then(|figure| figure.error)));
        }
        cells.push(row.seen.map(|n| n.to_string()).unwrap_or_default());
        let round = |at: usize| number(row.rounds.get(at).copied().flatten().map(|it| it.figure.mean));
        cells.extend((0..n).map(round));
        text += &(cells.join(",") + "\r\n");
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    const FILE: &str = "elbowroom-worths 1\nbase 2 planner 20000\nwins 4849:69 5151:69\n\
        tile race-elves 40 71:3 145:8 - 5:2\ntile race-orcs 30 -8:2 -16:7 3:1 4:1\n\
        tile power-flying 20 10:2 20:3 7:1\nwith race-elves\nflying 120:4 90:9 150:20\nwith race-orcs\nflying 20 -\n";

    fn worths() -> Worths {
        Worths::read(FILE).expect("a file of worths")
    }

    #[test]
    fn the_best_stands_first() {
        let named = |kind| rows(&worths(), kind).into_iter().map(|row| row.thing).collect::<Vec<_>>();
        let tile = |key: &str| Thing::Tile(key.to_owned());
        let combo = |race: &str| Thing::Combo(race.to_owned(), "power-flying".to_owned());
        assert_eq!(named(Kind::Races), [tile("race-elves"), tile("race-orcs")]);
        assert_eq!(named(Kind::Powers), [tile("power-flying")]);
        assert_eq!(named(Kind::Finds), []);
        assert_eq!(named(Kind::Combos), [combo("race-elves"), combo("race-orcs")]);
    }

    #[test]
    fn a_round_that_was_not_seen_is_the_sum_of_race_and_power() {
        let orcs = Thing::Combo("race-orcs".to_owned(), "power-flying".to_owned()).row(&worths());
        let rounds = orcs.expect("it is known").rounds;
        let means: Vec<Option<i32>> = rounds.iter().map(|round| round.map(|it| it.figure.mean)).collect();
        assert_eq!(means, [Some(-16 + 20), Some(3 + 7), None]);
        assert!(rounds[0].is_some_and(|round| round.estimated));
        let elves = Thing::Combo("race-elves".to_owned(), "power-flying".to_owned()).row(&worths());
        let first = elves.expect("it is known").rounds[0].expect("it was seen");
        assert_eq!((first.figure.mean, first.estimated), (150, false));
    }

    #[test]
    fn numbers_are_written_as_people_do() {
        assert_eq!(coins(-12, Language::En), "−1.2");
        assert_eq!(coins(71, Language::De), "+7,1");
        assert_eq!(coins(0, Language::Fr), "0,0");
        assert_eq!(plain(4807, 100, Language::En), "48.07");
        assert_eq!(grouped(1_000_000, Language::Fr), "1\u{202f}000\u{202f}000");
    }

    #[test]
    fn who_is_better_is_said_only_when_it_is_sure() {
        let figure = |mean, error| Figure { mean, error: Some(error) };
        assert_eq!(is_better(figure(20, 3), figure(10, 3)), Some(true));
        assert_eq!(is_better(figure(10, 3), figure(20, 3)), Some(false));
        assert_eq!(is_better(figure(20, 6), figure(10, 5)), None);
        assert_eq!(is_better(figure(20, 1), Figure { mean: 10, error: None }), None);
    }

    #[test]
    fn a_table_of_values_has_a_line_for_everything() {
        let headings = ["name", "worth", "±", "price", "±", "seen", "round"].map(str::to_owned);
        let text = csv(&rows(&worths(), Kind::Races), |thing| format!("{thing:?}"), &headings);
        let lines: Vec<&str> = text.lines().collect();
        assert_eq!(lines[0], r#""name","worth","±","price","±","seen","round 1","round 2","round 3""#);
        assert_eq!(lines[1], r#""Tile(""race-elves"")",7.1,0.3,,,40,14.5,,0.5"#);
        assert_eq!(lines[2], r#""Tile(""race-orcs"")",-0.8,0.2,,,30,-1.6,0.3,0.4"#);
        assert_eq!(lines.len(), 3);
    }
}
