//! How much is fetched, and how long it takes, until one can play.

use std::collections::BTreeSet;

use serde_json::json;

use crate::stage::{Browser, Screen, Stage};

/// How much the front page may fetch, its picture and everything else counted, in bytes as they travel.
const MOST_BYTES: f64 = 580_000.0;
/// How much may be fetched from the front page to a table that can be played at.
const MOST_TO_PLAY: f64 = 750_000.0;
/// How long the page may work until it can be used, in seconds. What others do on this machine does not count.
const MOST_WORK: f64 = 1.5;

/// Everything the front page fetches. It sets no clock, so nothing comes later.
const FETCHES: [&str; 10] = [
    "/",
    "/api/tables",
    "/app.css",
    "/app.js",
    "/app_bg.wasm",
    "/fonts/atkinson-hyperlegible-next-latin-wght-normal.woff2",
    "/fonts/sansita-latin-800-normal.woff2",
    "/front.svg",
    "/glyphs.ui.svg",
    "/words.en.ftl",
];

/// What everything fetched so far has weighed on its way.
const FETCHED: &str = "return performance.getEntriesByType('resource')
    .concat(performance.getEntriesByType('navigation')).map(it => [new URL(it.name).pathname, it.transferSize])";

/// Whether everything the front page wants is there.
const SETTLED: &str = "document.readyState == 'complete' && document.fonts.status == 'loaded'
    && document.images.length > 0 && [...document.images].every((it) => it.complete && it.naturalWidth > 0)
    && performance.getEntriesByType('resource').filter((it) => it.name.endsWith('/api/tables')).length > 0";

/// Texts that are keys, because their words were not there.
const KEYS: &str = "const words = [...document.querySelectorAll('body *')].flatMap((it) => [
        ...[...it.childNodes].filter((node) => node.nodeType == 3).map((node) => node.data),
        ...['aria-label', 'title', 'placeholder', 'alt'].map((name) => it.getAttribute(name) ?? ''),
    ]);
    return words.map((it) => it.trim()).filter((it) => /^[a-z]+(-[a-z0-9]+)+$/.test(it))";

/// What was fetched, and what it weighed together.
async fn fetched(browser: &Browser) -> (BTreeSet<String>, f64) {
    let fetched = browser.js(FETCHED).await;
    println!("{:?}: {fetched}", browser.screen);
    let entries = fetched.as_array().expect("a list").iter();
    let entries =
        entries.map(|it| (it[0].as_str().expect("a path").to_owned(), it[1].as_f64().expect("a size")));
    let (paths, sizes): (BTreeSet<String>, Vec<f64>) = entries.unzip();
    (paths, sizes.iter().sum())
}

#[tokio::test(flavor = "multi_thread")]
async fn the_front_page_is_light_and_quick() {
    let stage = Stage::open("front");
    for screen in Screen::BOTH {
        let browser = stage.browser(screen).await;
        // The time the page's thread has worked, not the time that has passed.
        browser.ask("Performance.enable", json!({"timeDomain": "threadTicks"})).await;
        browser.goto("/").await;
        browser.see("[data-test=play-now]").await;
        let metrics = browser.ask("Performance.getMetrics", json!({})).await;
        let mut metrics = metrics["metrics"].as_array().expect("a list").iter();
        let worked = metrics.find(|it| it["name"] == "TaskDuration").and_then(|it| it["value"].as_f64());
        let worked = worked.expect("the browser says how long the page has worked");
        browser.until(SETTLED).await;
        browser.shot("first").await;
        assert_eq!(browser.console().await, Vec::<String>::new());
        let (paths, bytes) = fetched(&browser).await;
        println!("{screen:?}: {bytes} bytes, ready after {worked} s of work");
        assert_eq!(paths.iter().map(String::as_str).collect::<Vec<_>>(), FETCHES);
        assert!(bytes > 100_000.0 && bytes <= MOST_BYTES, "{bytes} bytes");
        assert!(worked > 0.0 && worked <= MOST_WORK, "{worked} s");
        browser.close().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn every_page_has_its_words_when_it_is_shown() {
    let stage = Stage::open("front-words");
    for language in ["en", "fr", "de"] {
        let browser = stage.browser_in(Screen::Desktop, language).await;
        browser.goto("/").await;
        browser.see("[data-test=play-now]").await;
        assert_eq!(browser.js(KEYS).await, json!([]), "front page, {language}");
        browser.shot(language).await;
        browser.click("[data-test=new-table]").await;
        browser.see("[data-test=create]").await;
        assert_eq!(browser.js(KEYS).await, json!([]), "new table, {language}");
        // Whoever changes the language there has all its words too, and so has whoever comes back.
        let script = "const it = document.querySelector('[data-test=language]'); it.value = 'de';
            it.dispatchEvent(new Event('change', { bubbles: true }))";
        browser.js(script).await;
        browser.until("document.documentElement.lang == 'de'").await;
        assert_eq!(browser.js(KEYS).await, json!([]), "new table, {language} to de");
        browser.js("history.back()").await;
        browser.see("[data-test=play-now]").await;
        assert_eq!(browser.js(KEYS).await, json!([]), "front page again, {language} to de");
        browser.close().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn play_now_is_one_click_and_light() {
    let stage = Stage::open("play-now");
    for screen in Screen::BOTH {
        let browser = stage.browser(screen).await;
        browser.goto("/").await;
        browser.click("[data-test=play-now]").await;
        browser.see("[data-test=region]").await;
        // Whoever begins on a phone sees the combos, which lie over what the bar says.
        browser.see("[data-test=prompt], [data-test=combo-1]").await;
        browser.until("location.pathname.startsWith('/t/')").await;
        browser.shot("table").await;
        let (_, bytes) = fetched(&browser).await;
        assert!(bytes <= MOST_TO_PLAY, "{bytes} bytes from the front page to the table");
        assert_eq!(browser.console().await, Vec::<String>::new());
        browser.close().await;
    }
}
