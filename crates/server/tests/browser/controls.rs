//! Every choice of every box is made with its control.

use content::Set;

use crate::prepared;
use crate::stage::{Screen, Stage};

/// Every kind of answer that random games of a box have, each on a table of its own.
async fn every_control(set: Set, screen: Screen) {
    let stage = Stage::open(&format!("controls-{}", set.key().replace('+', "-")));
    let mut browser = stage.quick_browser(screen).await;
    for (kind, prepared) in prepared::kinds(set) {
        println!("{kind}: {}", prepared.line);
        let made = stage.table(&prepared.table(set)).await;
        let mut hands = stage.sit_at(browser, &made, &[prepared.seat]).await;
        hands.give(&prepared.line).await;
        browser = hands.browser;
        assert_eq!(browser.console().await, Vec::<String>::new(), "{kind}");
    }
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

every_control! {
    every_choice_of_base_can_be_made: Base Desktop;
    every_choice_of_underground_can_be_made: Underground Desktop;
    every_choice_of_both_can_be_made: Mixed Phone;
    every_choice_of_river_world_can_be_made: River Desktop;
    every_choice_of_warcraft_can_be_made: Warcraft Desktop;
}
