//! Without a connection: it is noticed and said, what is done meanwhile waits, and is made once or given back.

use content::Set;
use content::words::{Language, Words};
use engine::Seat;

use crate::browser::Screen;
use crate::hands::Hands;
use crate::stage::Stage;

/// A socket that says and hears nothing while the page is deaf, and a clock that can be put forward.
const DEAF: &str = "const Real = window.WebSocket;
    window.WebSocket = class extends Real {
        constructor(...about) {
            super(...about);
            this.addEventListener('message', (event) => { if (window.deaf) event.stopImmediatePropagation(); });
        }
        send(text) { if (!window.deaf) super.send(text); }
    };
    const now = Date.now;
    window.later = 0;
    Date.now = () => now() + window.later;";

/// Whether something went wrong, and what.
const TROUBLE: &str = "document.querySelector('[data-test=trouble]').innerText.trim()";

fn english(key: &str) -> String {
    Words::new(Language::En).get(key).expect("a text")
}

/// Two regions that can be conquered without a die.
fn two_conquests(hands: &Hands) -> [String; 2] {
    let legal = hands.eyes.legal();
    let mut found = legal.iter().filter(|line| line.starts_with("conquer ")).cloned();
    [found.next().expect("a region"), found.next().expect("another")]
}

fn region(line: &str) -> &str {
    line.strip_prefix("conquer ").expect("a conquest")
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_done_offline_waits_and_is_done_once() {
    let stage = Stage::open("offline");
    let mut hands = stage.duel(Set::Base, Screen::Desktop).await;
    hands.play(1).await;
    hands.asked().await;
    let before = hands.eyes.log.len();
    let [first, second] = two_conquests(&hands);
    hands.browser.js("dispatchEvent(new Event('offline'))").await;
    hands.browser.until(&format!("{TROUBLE}.includes({:?})", english("net-lost"))).await;
    hands.tap(region(&first)).await;
    hands.browser.see("[data-test=prompt][data-waiting]").await;
    hands.browser.shot("waiting").await;
    hands.tap(region(&second)).await;
    hands.browser.until(&format!("{TROUBLE}.includes({:?})", english("problem-waiting"))).await;
    hands.browser.js("dispatchEvent(new Event('online'))").await;
    hands.arrived(before, &first).await;
    hands.asked().await;
    assert_eq!(hands.eyes.log.len(), before + 1, "the second was not made");
    assert!(!hands.browser.sees("[data-waiting]").await);
    hands.browser.until(&format!("!{TROUBLE}")).await;
    hands.leave().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_cannot_be_done_any_more_is_given_back() {
    let stage = Stage::open("offline-back");
    let mut hands = stage.duel(Set::Base, Screen::Desktop).await;
    hands.play(1).await;
    hands.asked().await;
    let [first, second] = two_conquests(&hands);
    hands.browser.js("dispatchEvent(new Event('offline'))").await;
    hands.tap(region(&first)).await;
    hands.browser.see("[data-test=prompt][data-waiting]").await;
    // The same seat plays on another device.
    hands.eyes.answer(Seat(0), &second).await.expect("it is listed");
    hands.browser.js("dispatchEvent(new Event('online'))").await;
    hands.browser.until(&format!("{TROUBLE}.includes({:?})", english("net-given-back"))).await;
    hands.browser.shot("given-back").await;
    hands.asked().await;
    hands.leave().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn silence_is_noticed_in_less_than_three_seconds() {
    let stage = Stage::open("silence");
    let hands = stage.duel(Set::Base, Screen::Phone).await;
    hands.browser.before_pages(DEAF).await;
    hands.browser.goto(&format!("/t/{}", hands.table.id)).await;
    hands.settle().await;
    hands.browser.js("window.deaf = true; window.later = 2500").await;
    hands.browser.until(&format!("{TROUBLE}.includes({:?})", english("net-lost"))).await;
    hands.browser.shot("silent").await;
    // What is heard again in time needs no new connection; what stays silent gets one.
    hands.browser.js("window.deaf = false").await;
    hands.browser.until(&format!("!{TROUBLE}")).await;
    hands.browser.js("window.deaf = true; window.later += 9000").await;
    hands.browser.until(TROUBLE).await;
    hands.browser.js("window.deaf = false").await;
    hands.settle().await;
    hands.leave().await;
}
