//! Every choice of every box is made with its control.

use content::Set;

use crate::prepared;
use crate::stage::{Screen, Stage};

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
