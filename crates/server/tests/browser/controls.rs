//! Every choice of every box is made with its control.

use std::collections::BTreeSet;
use std::path::Path;

use content::Set;
use engine::Answer;

use crate::browser::Screen;
use crate::prepared::{self, deed};
use crate::stage::Stage;

/// Every kind of answer that random games of a box have, each on a table of its own.
async fn every_control(set: Set, screen: Screen) {
    let stage = Stage::open(&format!("controls-{}", set.key().replace('+', "-")));
    let mut browser = stage.quick_browser(screen).await;
    let start = std::time::Instant::now();
    let kinds = prepared::kinds(set);
    println!("{} tables of {} found in {:?}", kinds.len(), set.key(), start.elapsed());
    for (kind, prepared) in kinds {
        println!("{kind}: {}", prepared.line);
        let mut hands = stage.prepare(browser, set, &prepared).await;
        hands.give(&prepared.line).await;
        browser = hands.browser;
        assert_eq!(browser.console().await, Vec::<String>::new(), "{kind}");
    }
    println!("all on a {screen:?} after {:?}", start.elapsed());
    browser.close().await;
}

macro_rules! every_control {
    ($($name:ident: $set:ident $screen:ident;)*) => { $(
        #[tokio::test(flavor = "multi_thread")]
        async fn $name() {
            every_control(Set::$set, Screen::$screen).await;
        }
    )* };
}

// On a phone both boxes together stand for each of them: whatever is chosen in one is chosen there too.
every_control! {
    every_choice_of_base_can_be_made_on_a_desktop: Base Desktop;
    every_choice_of_underground_can_be_made_on_a_desktop: Underground Desktop;
    every_choice_of_both_can_be_made_on_a_phone: Mixed Phone;
    every_choice_of_river_world_can_be_made_on_a_desktop: River Desktop;
    every_choice_of_river_world_can_be_made_on_a_phone: River Phone;
    every_choice_of_warcraft_can_be_made_on_a_desktop: Warcraft Desktop;
    every_choice_of_warcraft_can_be_made_on_a_phone: Warcraft Phone;
}

#[test]
fn both_boxes_together_have_every_choice_of_each() {
    let both = prepared::kinds(Set::Mixed);
    for set in [Set::Base, Set::Underground] {
        let kinds = prepared::kinds(set);
        let lacking: Vec<&String> = kinds.keys().filter(|kind| !both.contains_key(*kind)).collect();
        assert_eq!(lacking, Vec::<&String>::new(), "{}", set.key());
    }
}

/// The verbs that chance says, and no control.
const CHANCE: [&str; 7] = ["first", "banner", "badge", "find", "event", "omen", "die"];

/// Every deed that the scenarios of a box do. They are the second book: what has a rule has a table here.
fn described(set: Set) -> BTreeSet<String> {
    let mut deeds = BTreeSet::new();
    for text in scenarios(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../../scenarios")) {
        let mut played = "base";
        for line in text.lines() {
            if line.starts_with("scenario ") {
                played = "base";
            }
            if let Some(key) = line.strip_prefix("box ") {
                played = key;
            }
            // Tiles made at home have no tables here.
            if line.starts_with("tile ") {
                played = "";
            }
            let said = line.strip_prefix("play ").filter(|_| played == set.key()).unwrap_or_default();
            let answers = said.split(';').filter_map(|said| said.trim().split_once(' '));
            let answers = answers.filter(|(who, _)| *who != "*");
            deeds.extend(answers.map(|(_, answer)| deed(answer)));
        }
    }
    let game = prepared::usual(set);
    let asks = |key: &str| game.tile(key).is_some_and(|tile| game.procedure(tile).is_some());
    deeds.retain(|deed| {
        let verb = deed.split(' ').next().unwrap_or_default();
        (Answer::VERBS.contains(&verb) && !CHANCE.contains(&verb)) || asks(verb)
    });
    deeds
}

fn scenarios(folder: &Path) -> Vec<String> {
    let found = std::fs::read_dir(folder).expect("the scenarios are there").flatten();
    let read = |path: &Path| vec![std::fs::read_to_string(path).expect("text")];
    found.map(|it| it.path()).flat_map(|it| if it.is_dir() { scenarios(&it) } else { read(&it) }).collect()
}

#[test]
fn every_choice_there_is_has_a_table() {
    let mut verbs = BTreeSet::new();
    for set in Set::ALL {
        let start = std::time::Instant::now();
        let found = prepared::kinds(set);
        let deeds: BTreeSet<String> = found.values().map(|it| deed(&it.line)).collect();
        println!("{}: {} in {:?}: {:?}", set.key(), found.len(), start.elapsed(), found.keys());
        let lacking: Vec<String> = described(set).difference(&deeds).cloned().collect();
        assert_eq!(lacking, Vec::<String>::new(), "{}: what has a rule has a table", set.key());
        verbs.extend(deeds.iter().map(|deed| deed.split(' ').next().unwrap_or_default().to_owned()));
    }
    // What a tile asks is answered by the tile's name, and the scenarios say which tiles ask.
    let said = |verb: &&&str| !CHANCE.contains(*verb) && !verb.starts_with("choose-");
    let missing: Vec<_> = Answer::VERBS.iter().filter(said).filter(|verb| !verbs.contains(**verb)).collect();
    assert_eq!(missing, Vec::<&&str>::new(), "every answer of the engine is given somewhere");
}
