//! Fingers on a phone: tokens are dragged, the map is pinched and tapped.

use content::Set;
use serde_json::Value;

use crate::browser::Screen;
use crate::hands::Hands;
use crate::mapview::SEEN;
use crate::prepared;
use crate::stage::Stage;

/// The room above the map, and that between it and the buttons below.
const GAPS: &str = "const bounds = (css) => document.querySelector(css).getBoundingClientRect();
    const [port, map, button] = ['.port', '.map .night', '[data-test=fit]'].map(bounds);
    return [map.top - port.top, button.top - map.bottom]";

/// A phone at a table where such an answer is owed.
async fn phone(stage: &Stage, kind: &str) -> (Hands, String) {
    let prepared = prepared::kinds(Set::Base).remove(kind).expect("there is such a table");
    let browser = stage.quick_browser(Screen::Phone).await;
    let hands = stage.prepare(browser, Set::Base, &prepared).await;
    (hands, prepared.line)
}

/// The region an answer names.
fn region(line: &str) -> &str {
    line.split(' ').nth(1).expect("a region")
}

/// How wide the part of the map is that is seen.
async fn seen(hands: &Hands) -> f64 {
    hands.number(SEEN).await
}

/// Waits until more or less of the map is seen than before.
async fn sees_other(hands: &Hands, than: f64, less: bool) {
    let sign = if less { '<' } else { '>' };
    hands.browser.until(&format!("{SEEN} {sign} {than}")).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_region_is_taken_by_dragging_a_token_onto_it() {
    let stage = Stage::open("touch-conquest");
    let (mut hands, line) = phone(&stage, "Act conquer").await;
    let before = hands.eyes.log.len();
    let to = hands.place(region(&line)).await;
    let from = hands.browser.middle("[data-test=tray] svg").await;
    let between = (from.0.midpoint(to.0), from.1.midpoint(to.1));
    hands.browser.fingers(&[&[from, between, to]]).await;
    hands.arrived(before, &line).await;
    assert_eq!(hands.browser.count(".carried").await, 0);
    assert_eq!(hands.browser.console().await, Vec::<String>::new());
    hands.leave().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_region_is_taken_by_two_taps() {
    let stage = Stage::open("touch-taps");
    let (mut hands, line) = phone(&stage, "Act conquer").await;
    let (before, wide) = (hands.eyes.log.len(), seen(&hands).await);
    hands.tap(region(&line)).await;
    hands.browser.see(".bill.pinned").await;
    hands.browser.shot("first").await;
    assert_eq!(hands.eyes.log.len(), before, "the first tap shows what the second does");
    hands.tap(region(&line)).await;
    hands.arrived(before, &line).await;
    assert!((seen(&hands).await - wide).abs() < wide * 0.5, "who says yes does not zoom");
    hands.leave().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn tokens_are_dragged_to_where_they_stay() {
    let stage = Stage::open("touch-redeploy");
    let (mut hands, _) = phone(&stage, "Redeploy put").await;
    let before = hands.eyes.log.len();
    let hand = async |hands: &Hands| hands.browser.text("[data-test=hand]").await;
    let all: u8 = hand(&hands).await.parse().expect("a number");
    let own =
        "return [...document.querySelectorAll('[data-test^=more-]')].map((it) => it.dataset.test.slice(5))";
    let own = hands.browser.js(own).await;
    let own: Vec<&str> = own.as_array().expect("regions").iter().filter_map(Value::as_str).collect();
    let first = own[0];
    // From the tray onto a region, and from there onto another or back beside the map.
    let to = hands.place(first).await;
    let from = hands.browser.middle("[data-test=tray] svg").await;
    hands.browser.fingers(&[&[from, to]]).await;
    hands
        .browser
        .until(&format!("document.querySelector('[data-test=hand]').textContent == '{}'", all - 1))
        .await;
    hands.browser.see(&format!("[data-test=fewer-{first}]:not(.off)")).await;
    hands.browser.shot("placed").await;
    if let Some(second) = own.get(1) {
        let (from, to) = (hands.place(first).await, hands.place(second).await);
        hands.browser.fingers(&[&[from, to]]).await;
        hands.browser.see(&format!("[data-test=fewer-{second}]:not(.off)")).await;
        hands.browser.see(&format!("[data-test=fewer-{first}].off")).await;
        assert_eq!(hand(&hands).await, (all - 1).to_string());
    }
    let last = own.get(1).copied().unwrap_or(first);
    let (from, to) = (hands.place(last).await, hands.browser.middle("[data-test=bar] h2").await);
    hands.browser.fingers(&[&[from, to]]).await;
    hands.browser.until(&format!("document.querySelector('[data-test=hand]').textContent == '{all}'")).await;
    hands.press("[data-test=spread]", "turn").await;
    hands.press("[data-test=primary]", "turn").await;
    hands.arrived(before, "put").await;
    assert_eq!(hands.browser.console().await, Vec::<String>::new());
    hands.leave().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_map_is_pinched_tapped_and_fitted() {
    let stage = Stage::open("touch-zoom");
    let (hands, line) = phone(&stage, "Act conquer").await;
    let browser = &hands.browser;
    browser.poke("[data-test=fit]").await;
    browser.until("!document.querySelector('.mini .seen')").await;
    let all = seen(&hands).await;
    // A map that fits is in the middle of what the buttons below leave free.
    let gaps = browser.js(GAPS).await;
    let [above, below] = [0, 1].map(|nth| gaps[nth].as_f64().expect("a gap"));
    assert!(above > 20.0 && (above - below).abs() < 30.0, "{above} above the map, {below} below it");
    browser.shot("fitted").await;
    let (x, y) = browser.middle(".port").await;
    browser.fingers(&[&[(x - 20.0, y), (x - 120.0, y)], &[(x + 20.0, y), (x + 120.0, y)]]).await;
    sees_other(&hands, all * 0.6, true).await;
    browser.shot("pinched").await;
    let near = seen(&hands).await;
    browser.fingers(&[&[(x - 120.0, y), (x - 40.0, y)], &[(x + 120.0, y), (x + 40.0, y)]]).await;
    sees_other(&hands, near * 1.5, false).await;
    browser.poke("[data-test=fit]").await;
    sees_other(&hands, all * 0.99, false).await;
    // A double tap on what cannot be taken looks closer, and the next one shows all again.
    let legal = hands.eyes.legal();
    let is_target = |key: &str| legal.iter().any(|line| line.split(' ').nth(1) == Some(key));
    let keys = "return [...document.querySelectorAll('[data-region]')].map((it) => it.dataset.region)";
    let keys = browser.js(keys).await;
    let quiet =
        keys.as_array().expect("regions").iter().filter_map(Value::as_str).find(|key| !is_target(key));
    let quiet = quiet.expect("a region that cannot be taken");
    let at = hands.place(quiet).await;
    browser.tap_twice(at).await;
    sees_other(&hands, all * 0.6, true).await;
    browser.shot("double-tapped").await;
    let at = hands.place(quiet).await;
    browser.tap_twice(at).await;
    sees_other(&hands, all * 0.99, false).await;
    // One finger moves the map, and takes nothing.
    browser.poke("[data-test=zoom-in]").await;
    sees_other(&hands, all * 0.8, true).await;
    let corner = "-document.querySelector('[data-test=map]').getScreenCTM().e";
    let left = hands.number(corner).await;
    browser.fingers(&[&[(x, y), (x - 60.0, y)]]).await;
    browser.until(&format!("{corner} > {left}")).await;
    assert!(!browser.sees(".bill.pinned").await);
    assert!(hands.eyes.legal().contains(&line));
    assert_eq!(browser.console().await, Vec::<String>::new());
    hands.leave().await;
}
