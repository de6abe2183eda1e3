//! At the table.

use content::Set;
use engine::Seat;
use serde_json::json;

use crate::hands::Hands;
use crate::prepared;
use crate::stage::{Screen, Stage};

const A: Seat = Seat(0);

#[tokio::test(flavor = "multi_thread")]
async fn a_killed_server_is_survived_without_a_reload() {
    let mut stage = Stage::open("heals");
    let mut hands = stage.duel(Set::Base, Screen::Desktop).await;
    hands.browser.js("window.same = true").await;
    for answers in [1, 2, 3] {
        hands.play(answers).await;
        assert!(hands.my_turn().await);
        hands.settle().await;
        let (now, log) = (hands.eyes.now.clone(), hands.eyes.log.clone());
        stage.kill_server();
        hands.browser.until("document.querySelector('[data-test=trouble]').innerText.trim()").await;
        hands.browser.shot("lost").await;
        stage.start_server();
        let Hands { browser, table, .. } = hands;
        browser.until("!document.querySelector('[data-test=trouble]').innerText.trim()").await;
        hands = stage.hands(browser, &table, &[A]).await;
        assert_eq!((&hands.eyes.now, &hands.eyes.log), (&now, &log), "nothing is lost");
        hands.settle().await;
        assert_eq!(hands.browser.js("return window.same").await, true, "the page was not loaded again");
    }
    hands.play(3).await;
    hands.browser.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn tokens_are_placed_one_by_one() {
    let stage = Stage::open("steppers");
    let prepared = prepared::kinds(Set::Base).remove("Redeploy put").expect("tokens are placed");
    for screen in Screen::BOTH {
        let browser = stage.quick_browser(screen).await;
        let mut hands = stage.prepare(browser, Set::Base, &prepared).await;
        let before = hands.eyes.log.len();
        let ready = "return document.querySelector('[data-test=primary]').getAttribute('aria-disabled')";
        hands.press("[data-test=spread]", "turn").await;
        assert_eq!(hands.browser.js(ready).await, json!("false"));
        let region = hands
            .browser
            .js("return document.querySelector('[data-test^=fewer-]:not(.off)').dataset.test.slice(6)")
            .await;
        let region = region.as_str().expect("a region with a token to spare");
        hands.browser.poke(&format!("[data-test=fewer-{region}]")).await;
        hands.browser.until("document.querySelector('[data-test=hand]').textContent == '1'").await;
        assert_eq!(hands.browser.js(ready).await, json!("true"), "a token is still in hand");
        hands.browser.shot("one-in-hand").await;
        hands.browser.poke(&format!("[data-test=more-{region}]")).await;
        hands.browser.until("document.querySelector('[data-test=hand]').textContent == '0'").await;
        hands.press("[data-test=primary]", "turn").await;
        hands.arrived(before, "put").await;
        hands.browser.close().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn regions_are_taken_by_dragging_tokens_onto_them() {
    let stage = Stage::open("drag");
    let prepared = prepared::kinds(Set::Base).remove("Act conquer").expect("regions are conquered");
    let browser = stage.quick_browser(Screen::Desktop).await;
    let mut hands = stage.prepare(browser, Set::Base, &prepared).await;
    let before = hands.eyes.log.len();
    let to = hands.place(prepared.line.split(' ').nth(1).expect("a region")).await;
    hands.browser.drag("[data-test=tray]", to).await;
    hands.arrived(before, &prepared.line).await;
    hands.browser.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn on_a_phone_what_can_be_taken_next_comes_into_sight() {
    let stage = Stage::open("sight");
    let mut hands = stage.duel(Set::Base, Screen::Phone).await;
    hands.play(1).await;
    let mut looked = 0;
    for _ in 0..3 {
        let line = hands.advice();
        assert!(line.starts_with("conquer"), "'{line}' is no conquest");
        hands.give(&line).await;
        let legal = hands.eyes.legal();
        let taken = legal.iter().filter_map(|line| line.strip_prefix("conquer "));
        let targets: Vec<&str> = taken.collect();
        let seen = format!(
            "{}.every(name => {{
                const box = document.querySelector(`[data-region='${{name}}']`).getBoundingClientRect();
                const port = document.querySelector('.port').getBoundingClientRect();
                const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
                return x > port.left && x < port.right && y > port.top && y < port.bottom;
            }})",
            json!(targets)
        );
        hands.asked().await;
        hands.browser.until(&seen).await;
        looked += targets.len();
    }
    hands.browser.shot("seen").await;
    assert!(looked > 3, "there was little to take");
    hands.browser.close().await;
}
