//! A page that stays open for a whole game: what it keeps does not grow with the game.

use std::collections::BTreeMap;

use content::Set;
use serde_json::json;

use crate::browser::{Browser, Screen};
use crate::hands::Hands;
use crate::stage::Stage;

/// How much more there may be late in a game than early, as a ratio.
const GROWTH: f64 = 1.2;

/// What the browser counts after it has thrown away what nobody needs.
async fn counted(browser: &Browser) -> BTreeMap<String, f64> {
    browser.ask("HeapProfiler.collectGarbage", json!({})).await;
    browser.metrics().await
}

impl Hands {
    /// Plays on without the page, which looks on, until a round begins.
    async fn play_to(&mut self, round: u8) {
        while self.eyes.state().table().round() < round {
            assert!(self.my_turn().await, "the game goes on");
            self.hurry().await;
        }
        assert!(self.my_turn().await);
        self.asked().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_game_leaves_the_page_as_light_as_it_was() {
    let stage = Stage::open("lasting");
    let mut hands = stage.duel(Set::Base, Screen::Desktop).await;
    hands.browser.ask("Performance.enable", json!({})).await;
    hands.play_to(2).await;
    let early = counted(&hands.browser).await;
    hands.play_to(9).await;
    let late = counted(&hands.browser).await;
    for name in ["JSEventListeners", "Nodes", "JSHeapUsedSize"] {
        let (before, after) = (early[name], late[name]);
        println!("{name}: {before} in round 2, {after} in round 9");
        assert!(before > 0.0 && after <= before * GROWTH, "{name} grows from {before} to {after}");
    }
    assert_eq!(hands.browser.console().await, Vec::<String>::new());
    hands.leave().await;
}

/// Takes note of every task that keeps the page busy for more than 50 ms.
const BUSY: &str = "window.busy = [];
    new PerformanceObserver((list) => window.busy.push(...list.getEntries().map((it) => it.duration)))
        .observe({ type: 'longtask' });";

/// Shows others' turns one by one as at normal speed, but without the pauses between.
const NO_PAUSES: &str = "localStorage.setItem('speed', '1');
    const real = window.setTimeout;
    window.setTimeout = (act, after, ...more) => real(act, after >= 120 && after <= 900 ? 0 : after, ...more);";

#[tokio::test(flavor = "multi_thread")]
async fn bots_turns_are_shown_without_a_stutter() {
    let stage = Stage::open("stutter");
    let mut hands = stage.duel(Set::Warcraft, Screen::Desktop).await;
    assert!(hands.my_turn().await);
    hands.browser.before_pages(NO_PAUSES).await;
    hands.browser.goto("/icon.svg").await;
    hands.browser.goto(&format!("/t/{}", hands.table.id)).await;
    hands.asked().await;
    hands.browser.js(BUSY).await;
    // The thread's own time counts, not what others on this machine take from it.
    hands.browser.ask("Performance.enable", json!({"timeDomain": "threadTicks"})).await;
    let before = counted(&hands.browser).await["TaskDuration"];
    let version = hands.eyes.now.version;
    hands.play_to(4).await;
    let worked = counted(&hands.browser).await["TaskDuration"] - before;
    let updates = (hands.eyes.now.version - version) as f64;
    let busy: Vec<f64> = serde_json::from_value(hands.browser.js("return window.busy").await).expect("tasks");
    let longest = busy.iter().copied().fold(0.0, f64::max);
    println!(
        "{updates} versions shown with {:.1} ms of work each; {} tasks over 50 ms, the longest {longest:.0} ms",
        worked * 1000.0 / updates,
        busy.len()
    );
    assert!(worked * 1000.0 / updates < 50.0, "a version takes {:.1} ms", worked * 1000.0 / updates);
    hands.leave().await;
}
