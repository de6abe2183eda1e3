//! At the table.

use content::Set;
use engine::{Event, Seat};
use serde_json::json;

use crate::browser::Screen;
use crate::everyone::is_large;
use crate::hands::Hands;
use crate::prepared;
use crate::stage::Stage;

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

/// Whether the middles of regions are on the part of the map that is seen.
pub fn in_sight(regions: &[&str]) -> String {
    format!(
        "{}.every(name => {{
            const box = document.querySelector(`[data-region='${{name}}']`).getBoundingClientRect();
            const port = document.querySelector('.port').getBoundingClientRect();
            const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
            return x > port.left && x < port.right && y > port.top && y < port.bottom;
        }})",
        json!(regions)
    )
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
        hands.asked().await;
        hands.browser.until(&in_sight(&targets)).await;
        looked += targets.len();
    }
    hands.browser.shot("seen").await;
    assert!(looked > 3, "there was little to take");
    hands.browser.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_region_that_cannot_be_chosen_says_why() {
    let stage = Stage::open("why-not");
    let prepared = prepared::kinds(Set::Base).remove("Post place hero").expect("heroes are placed");
    let browser = stage.quick_browser(Screen::Desktop).await;
    let hands = stage.prepare(browser, Set::Base, &prepared).await;
    let legal = hands.eyes.legal();
    let open = |name: &str| legal.iter().any(|line| line.split(' ').nth(2) == Some(name));
    let board = hands.eyes.game.board();
    let closed = board.all().map(|region| board.name(region)).find(|name| !open(name)).expect("a region");
    hands.tap(closed).await;
    hands.browser.until("document.querySelector('.bill.pinned [data-test=refusal]').innerText").await;
    hands.browser.shot("refused").await;
    hands.leave().await;
}

/// The keys of the regions that are lit.
const LIT: &str = "return [...document.querySelectorAll('.rings .lit')].map((it) =>
    document.getElementById('region-' + it.getAttribute('href').slice(2)).dataset.region)";

#[tokio::test(flavor = "multi_thread")]
async fn a_line_of_the_log_lights_its_regions_and_a_region_its_lines() {
    let stage = Stage::open("log");
    let prepared = prepared::kinds(Set::Base).remove("Redeploy put").expect("tokens are placed");
    for screen in Screen::BOTH {
        let browser = stage.quick_browser(screen).await;
        let hands = stage.prepare(browser, Set::Base, &prepared).await;
        let browser = &hands.browser;
        if screen == Screen::Phone {
            browser.poke("[data-test=tab-log]").await;
            browser.see("[data-test=log] li").await;
            is_large(browser, "the log").await;
        }
        let grouped = "const log = document.querySelector('[data-test=log] .rows');
            return log.querySelectorAll('h3').length > 1 &&
                [...log.querySelectorAll('ul')].every((it) => it.previousElementSibling.matches('h3'))";
        assert_eq!(browser.js(grouped).await, true, "a turn has its title and its lines");
        // Whoever points at a line, or taps it, sees where that was.
        let third = "[data-test=log] li:nth-child(3)";
        let line = browser.text(third).await;
        browser.poke(third).await;
        browser.until("document.querySelector('.rings .lit')").await;
        browser.shot("line").await;
        let lit = browser.js(LIT).await;
        let lit = lit.as_array().expect("regions")[0].as_str().expect("a region").to_owned();
        assert!(line.split([' ', ':']).any(|word| word == lit), "'{line}' lights {lit}");
        // Wherever the map was, the region is seen now.
        browser.until(&in_sight(&[&lit])).await;
        if screen == Screen::Desktop {
            browser.point(2.0, 2.0).await;
            browser.until("!document.querySelector('.rings .lit')").await;
            let (x, y) = hands.place(&lit).await;
            browser.point(x, y).await;
            browser.until(&format!("document.querySelector(\"{third}\").matches('.lit')")).await;
            browser.shot("region").await;
        }
        assert_eq!(browser.console().await, Vec::<String>::new());
        hands.leave().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_ends_now_gets_what_was_promised() {
    let stage = Stage::open("tally");
    let mut hands = stage.duel(Set::Base, Screen::Desktop).await;
    for _ in 0..3 {
        assert!(hands.my_turn().await);
        while !hands.eyes.legal().iter().any(|line| line.starts_with("put")) {
            assert!(hands.play(1).await && hands.my_turn().await);
        }
        hands.asked().await;
        let promised: u16 = hands.browser.text("[data-test=if-you-end]").await.parse().expect("a number");
        let before = hands.eyes.log.len();
        hands.press_surely("[data-test=end-turn]").await;
        while hands.eyes.log.len() == before {
            hands.eyes.next().await;
        }
        assert!(hands.my_turn().await);
        let events = hands.eyes.log[before..].iter().flat_map(|entry| &entry.events);
        let events = events.map(|line| Event::read(&hands.eyes.game, line).expect("an event"));
        let scored = events.filter_map(|event| match event {
            Event::Scored { seat, coins, .. } if seat == A => Some(coins),
            _ => None,
        });
        assert_eq!(scored.sum::<u16>(), promised);
    }
    hands.leave().await;
}
