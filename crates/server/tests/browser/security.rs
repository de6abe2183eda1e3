//! What browsers refuse to do for pages that are not what they should be: no page of ours is refused anything.

use content::Set;
use engine::Seat;
use serde_json::Value;

use crate::browser::Screen;
use crate::common::{bot, get, wanted};
use crate::stage::Stage;

/// Writes down what the policy forbids, also before the page itself runs, and keeps it from page to page.
const WATCH: &str = "document.addEventListener('securitypolicyviolation', (event) => {
        const known = JSON.parse(localStorage.violations ?? '[]');
        known.push(`${location.pathname}: ${event.violatedDirective} ${event.blockedURI} ${event.sample}`);
        localStorage.violations = JSON.stringify(known);
    })";

#[tokio::test(flavor = "multi_thread")]
async fn no_page_does_what_its_policy_forbids() {
    let stage = Stage::open("policy");
    let browser = stage.quick_browser(Screen::Desktop).await;
    browser.before_pages(WATCH).await;
    // The watch works: a script of another site is refused, and written down.
    browser.goto("/help").await;
    browser.see("main").await;
    browser
        .js("const it = document.createElement('script'); it.src = 'http://127.0.0.2:9/x.js'; document.head.append(it)")
        .await;
    browser.until("localStorage.violations?.includes('127.0.0.2')").await;
    browser.js("localStorage.removeItem('violations')").await;
    browser.console().await;
    let bots = stage.table(&wanted("base", &[bot("random"), bot("random")])).await;
    for path in
        ["/", "/new", "/join", "/watch", "/settings", "/help", "/credits", "/nowhere", "/t/nosuchtable"]
    {
        browser.goto(path).await;
        browser.see("main").await;
    }
    // A table as who looks on sees it, its invitation, and a seat of one's own in every box.
    browser.goto(&format!("/t/{}", bots.id)).await;
    browser.until("document.querySelector('[data-idle]')").await;
    browser.goto(&format!("/t/{}/invite", bots.id)).await;
    browser.see("main").await;
    for set in Set::ALL {
        let made = stage.table(&wanted(set.key(), &[wire::protocol::NewKind::Me, bot("novice")])).await;
        browser.goto(made.link(Seat(0))).await;
        browser.until("document.querySelector('[data-idle]')").await;
    }
    let violations = browser.js("return localStorage.violations ?? 'none'").await;
    assert_eq!(violations, Value::from("none"));
    let refused: Vec<String> =
        browser.console().await.into_iter().filter(|line| line.contains("Content Security Policy")).collect();
    assert_eq!(refused, Vec::<String>::new());
    // Everything the pages have fetched says what browsers must know.
    let fetched = browser
        .js("return performance.getEntriesByType('resource').map((it) => new URL(it.name).pathname)")
        .await;
    let fetched: Vec<String> = serde_json::from_value(fetched).expect("paths");
    assert!(fetched.iter().any(|path| path.contains(".wasm")), "{fetched:?}");
    for path in fetched.iter().map(String::as_str).chain(["/", "/icon.svg", "/nothing.js"]) {
        let reply = get(stage.address, path, "").await;
        let head = reply.head.to_lowercase();
        for name in [
            "content-security-policy: default-src 'self'",
            "x-content-type-options: nosniff",
            "referrer-policy:",
        ] {
            assert!(head.contains(name), "{path}: {head}");
        }
    }
    browser.close().await;
}
