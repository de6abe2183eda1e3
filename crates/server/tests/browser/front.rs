//! The first thing people see.

use serde_json::Value;

use crate::stage::{Screen, Stage};

/// How much may be fetched before the front page can be used, in bytes as they travel.
const MOST_BYTES: f64 = 500_000.0;
/// How long it may take until it can be used, in milliseconds.
const MOST_TIME: f64 = 1500.0;

/// What everything fetched so far has weighed on its way.
const FETCHED: &str = "return performance.getEntriesByType('resource')
    .concat(performance.getEntriesByType('navigation')).map(it => [it.name, it.transferSize])";

#[tokio::test(flavor = "multi_thread")]
async fn the_front_page_is_light_and_quick() {
    let stage = Stage::open("front");
    for screen in Screen::BOTH {
        let browser = stage.browser(screen).await;
        browser.goto("/").await;
        browser.see("[data-test=play-now]").await;
        let ready = browser.js("return performance.now()").await.as_f64().expect("a time");
        let fetched = browser.js(FETCHED).await;
        let sizes = fetched.as_array().expect("a list").iter().filter_map(|it| it[1].as_f64());
        let bytes: f64 = sizes.sum();
        println!("{screen:?}: {bytes} bytes, ready after {ready:.0} ms: {fetched}");
        browser.shot("first").await;
        assert!(bytes > 10_000.0 && bytes <= MOST_BYTES, "{bytes} bytes");
        assert!(ready <= MOST_TIME, "{ready} ms");
        assert_eq!(browser.console().await, Vec::<String>::new());
        let title = browser.js("return document.title").await;
        assert!(matches!(&title, Value::String(title) if !title.is_empty()));
        browser.close().await;
    }
}
