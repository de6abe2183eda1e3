//! Hints at the table.

use engine::Seat;
use fantoccini::key::Key;
use serde_json::json;
use wire::protocol::NewKind;

use crate::axe;
use crate::common::{bot, wanted};
use crate::hands::Hands;
use crate::stage::{Screen, Stage};

const PLANS: &str = "document.querySelectorAll('[data-test=plan]').length";

impl Hands {
    /// What the best plan shown begins with.
    async fn best(&self) -> String {
        self.browser.until(PLANS).await;
        let line = self.browser.js("return document.querySelector('[data-test=plan]').dataset.answer").await;
        line.as_str().expect("an answer").to_owned()
    }

    /// Whether the hint has gone with the question it was for.
    async fn is_over(&self) {
        self.settle().await;
        self.browser.until("!document.querySelector('[data-test=hints]')").await;
        self.browser.until("!document.querySelector('.rings .lit')").await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_hint_lights_its_regions_and_is_carried_out_by_key() {
    let stage = Stage::open("hint-keys");
    let made = stage.table(&wanted("base", &[NewKind::Me, bot("novice")])).await;
    let mut hands = stage.sit(Screen::Desktop, &made, Seat(0)).await;
    for nth in 0..4 {
        assert!(hands.my_turn().await);
        hands.asked().await;
        let before = hands.eyes.log.len();
        hands.browser.press(&['h']).await;
        let line = hands.best().await;
        hands.browser.until("document.activeElement.matches('[data-test=plan]')").await;
        if nth == 1 {
            // The second decision is where to begin: a region.
            hands.browser.until("document.querySelector('.rings .lit')").await;
            hands.browser.shot("lit").await;
            axe::is_usable(&hands.browser, "a hint").await;
            // What was not wanted goes away, and comes again.
            hands.browser.press(&[char::from(Key::Escape)]).await;
            hands.is_over().await;
            hands.browser.press(&['h']).await;
            assert_eq!(hands.best().await, line);
            hands.browser.until("document.activeElement.matches('[data-test=plan]')").await;
        }
        hands.browser.press(&[char::from(Key::Enter)]).await;
        hands.arrived(before, &line).await;
        hands.is_over().await;
    }
    assert_eq!(hands.browser.console().await, Vec::<String>::new());
    hands.browser.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_hint_is_carried_out_by_one_tap() {
    let stage = Stage::open("hint-tap");
    let made = stage.table(&wanted("base", &[NewKind::Me, bot("novice")])).await;
    let mut hands = stage.sit(Screen::Phone, &made, Seat(0)).await;
    for nth in 0..3 {
        assert!(hands.my_turn().await);
        hands.asked().await;
        let before = hands.eyes.log.len();
        hands.press("[data-test=hint]", "turn").await;
        let line = hands.best().await;
        hands.browser.shot(&format!("hint-{nth}")).await;
        axe::is_usable(&hands.browser, "a hint on a phone").await;
        hands.browser.poke("[data-test=plan]").await;
        hands.arrived(before, &line).await;
        hands.is_over().await;
    }
    // Whoever only looks on has nothing to decide.
    let watcher = stage.quick_browser(Screen::Desktop).await;
    watcher.goto(&format!("/t/{}", made.id)).await;
    watcher.until("document.querySelector('[data-idle]')").await;
    assert_eq!(
        watcher.js("return document.querySelectorAll('[data-test=hint], [data-test=tally]').length").await,
        json!(0)
    );
    watcher.press(&['h']).await;
    assert_eq!(watcher.js("return document.querySelectorAll('[data-test=hints]').length").await, json!(0));
    watcher.close().await;
    hands.browser.close().await;
}
