//! How much is fetched, and how long it takes, until one can play.

use std::collections::BTreeSet;
use std::path::Path;

use serde_json::{Value, json};

use crate::browser::{Browser, Screen};
use crate::stage::Stage;

/// How much the front page may fetch, its picture and everything else counted, in bytes as they travel.
const MOST_BYTES: f64 = 250_000.0;
/// How much may be fetched until there is a table that can be played at, the front page and what the server says counted.
const MOST_TO_PLAY: f64 = 700_000.0;
/// How long the page may work until it can be used, in seconds. What others do on this machine does not count.
const MOST_WORK: f64 = 1.5;

/// The files that `cargo xtask weight` counts for a page.
fn counted(page: &str) -> BTreeSet<String> {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../target/page/weight.json");
    let text = std::fs::read_to_string(file).expect("the page was put together");
    let weights: Value = serde_json::from_str(&text).expect("it is JSON");
    weights[page].as_object().expect("the page is counted").keys().cloned().collect()
}

/// The files of the page among what was fetched, by the names they have in its folder.
fn files(paths: &BTreeSet<String>) -> BTreeSet<String> {
    let name = |path: &String| match path.strip_prefix("/assets/").and_then(|rest| rest.split_once('/')) {
        Some((_, name)) => Some(name.to_owned()),
        None => (path == "/").then(|| "index.html".to_owned()),
    };
    paths.iter().filter_map(name).collect()
}

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
        // The front page sets no clock but for what keeps it, which these browsers have not, so nothing comes later.
        assert_eq!(files(&paths), counted("front"));
        let others: Vec<&String> = paths.iter().filter(|path| !path.starts_with("/assets/")).collect();
        assert_eq!(others, ["/", "/api/tables"]);
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
        browser.poke("[data-test=new-table]").await;
        browser.see("[data-test=create]").await;
        assert_eq!(browser.js(KEYS).await, json!([]), "new table, {language}");
        // Whoever changes the language there has all its words too, and so has whoever comes back.
        browser.speak("de").await;
        assert_eq!(browser.js(KEYS).await, json!([]), "new table, {language} to de");
        browser.js("history.back()").await;
        browser.see("[data-test=play-now]").await;
        assert_eq!(browser.js(KEYS).await, json!([]), "front page again, {language} to de");
        browser.close().await;
    }
}

/// Makes a browser one of somebody who has read the hints of a first game.
const HINTS_READ: &str = "localStorage.setItem('lessons',
    JSON.stringify([{ lesson: 'first', table: 'gone', at: 3, seen: 0 }]))";

#[tokio::test(flavor = "multi_thread")]
async fn play_now_is_one_click_and_light() {
    let stage = Stage::open("play-now");
    for screen in Screen::BOTH {
        let browser = stage.browser(screen).await;
        // Somebody who has had the hints of a first game, and nothing of the page yet.
        browser.goto("/icon.svg").await;
        browser.js(HINTS_READ).await;
        browser.goto("/").await;
        browser.poke("[data-test=play-now]").await;
        browser.see("[data-test=region]").await;
        // Whoever begins on a phone sees the combos, which lie over what the bar says.
        browser.see("[data-test=prompt], [data-test=combo-1]").await;
        browser.until("location.pathname.startsWith('/t/')").await;
        browser.shot("table").await;
        let (paths, bytes) = fetched(&browser).await;
        assert_eq!(files(&paths), &counted("front") | &counted("table"));
        assert!(bytes <= MOST_TO_PLAY, "{bytes} bytes from the front page to the table");
        assert_eq!(browser.console().await, Vec::<String>::new());
        browser.close().await;
    }
}
