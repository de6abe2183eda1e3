//! Others' turns are watched at a chosen speed, step by step, or not at all.

use serde_json::{Value, json};

use crate::browser::{Browser, Screen};
use crate::common::{Client, bot, wanted};
use crate::stage::Stage;

/// Writes down how long the page waits for things.
const CLOCK: &str = "window.waits = [];
    const later = window.setTimeout.bind(window);
    window.setTimeout = (what, wait, ...more) => { window.waits.push(wait); return later(what, wait, ...more); }";

/// How long a conquest is looked at, in milliseconds at normal speed.
const CONQUEST: u64 = 700;

/// A table of bots, somebody who watches it at that speed, and eyes that see how far the bots are.
async fn bots(stage: &Stage, screen: Screen, speed: &str) -> (Browser, Client) {
    let made = stage.table(&wanted("base", &[bot("novice"), bot("novice")])).await;
    let browser = stage.browser(screen).await;
    browser.before_pages(CLOCK).await;
    browser.goto("/icon.svg").await;
    browser.js(&format!("localStorage.setItem('speed', '{speed}')")).await;
    browser.goto(&format!("/t/{}", made.id)).await;
    browser.see("[data-test=step]").await;
    let eyes = Client::join(stage.address, &made.id, "").await;
    (browser, eyes)
}

/// What the page shows.
async fn version(browser: &Browser) -> u64 {
    let version = browser.js("return Number(document.querySelector('[data-version]').dataset.version)").await;
    version.as_u64().expect("a number")
}

/// Whether the page shows how things are.
fn shows(version: u64) -> String {
    format!("document.querySelector('[data-version=\"{version}\"][data-idle]')")
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_are_watched_step_by_step_and_skipped() {
    let stage = Stage::open("watching");
    for screen in Screen::BOTH {
        let (browser, mut eyes) = bots(&stage, screen, "1").await;
        browser.until(&format!("waits.includes({})", CONQUEST * 2)).await;
        browser.shot("slow").await;
        assert!(!browser.sees("[data-test=undo]").await, "who looks on has nothing to take back");
        browser.poke("[data-test=step]").await;
        let at = version(&browser).await;
        browser.see("[data-test=play]").await;
        browser.shot("held").await;
        // The game is played to its end meanwhile, and the page stays where it was left.
        while eyes.owes().is_some() {
            eyes.next().await;
        }
        assert_eq!(version(&browser).await, at);
        let mut before = at;
        for _ in 0..3 {
            browser.poke("[data-test=step]").await;
            browser
                .until(&format!("document.querySelector('[data-version]').dataset.version > {before}"))
                .await;
            let now = version(&browser).await;
            assert!(now > before && now < eyes.now.version, "{before}, {now} of {}", eyes.now.version);
            before = now;
        }
        browser.poke("[data-test=play]").await;
        browser.until(&format!("document.querySelector('[data-version]').dataset.version > {before}")).await;
        assert!(version(&browser).await < eyes.now.version);
        browser.poke("[data-test=primary]").await;
        browser.until(&shows(eyes.now.version)).await;
        browser.see("[data-test=end]").await;
        assert_eq!(browser.console().await, Vec::<String>::new());
        browser.close().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_speed_is_chosen_at_the_table() {
    let stage = Stage::open("speed");
    for screen in Screen::BOTH {
        let (browser, mut eyes) = bots(&stage, screen, "1").await;
        if screen == Screen::Phone {
            browser.poke("[data-test=menu]").await;
        }
        let mut signs = Vec::new();
        for wait in [CONQUEST * 2, CONQUEST, CONQUEST / 2] {
            signs.push(browser.text("[data-test=speed] .ic").await);
            browser.until(&format!("waits.includes({wait})")).await;
            browser.poke("[data-test=speed]").await;
        }
        signs.push(browser.text("[data-test=speed] .ic").await);
        assert_eq!(signs, ["½×", "1×", "2×", "0×"]);
        browser.shot("at-once").await;
        // At once means that nothing waits to be shown.
        while eyes.owes().is_some() {
            eyes.next().await;
        }
        browser.until(&shows(eyes.now.version)).await;
        assert_eq!(browser.js("return localStorage.speed").await, json!("0"));
        browser.close().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn who_wants_less_motion_gets_less() {
    let stage = Stage::open("motion");
    let (browser, _eyes) = bots(&stage, Screen::Desktop, "1").await;
    let landing = async |less: bool| -> Value {
        browser.want_less_motion(less).await;
        let before = version(&browser).await;
        for _ in 0..100 {
            browser.poke("[data-test=step]").await;
            if version(&browser).await > before && browser.count(".landed").await > 0 {
                let style = "return getComputedStyle(document.querySelector('.landed')).animationDuration";
                return browser.js(style).await;
            }
        }
        browser.fail("nothing lands").await
    };
    assert_eq!(landing(true).await, json!("0.001s"));
    assert_ne!(landing(false).await, json!("0.001s"));
    browser.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_alone_are_an_exhibition() {
    let stage = Stage::open("exhibition");
    let browser = stage.browser(Screen::Desktop).await;
    browser.goto("/new").await;
    browser.see("[data-test=create]").await;
    let all_bots = "for (const it of document.querySelectorAll('[data-test=seat-kind]')) {
            it.value = 'bot';
            it.dispatchEvent(new Event('change', { bubbles: true }));
        }
        for (const it of document.querySelectorAll('[data-test=seat-level]')) {
            it.value = 'novice';
            it.dispatchEvent(new Event('change', { bubbles: true }));
        }";
    browser.js(all_bots).await;
    browser.poke("[data-test=create]").await;
    browser.until("location.pathname.startsWith('/t/') && document.querySelector('[data-version]')").await;
    let before = version(&browser).await;
    browser.until(&format!("document.querySelector('[data-version]').dataset.version > {before}")).await;
    browser.shot("running").await;
    assert_eq!(browser.count("[data-test=undo], [data-test=end-turn]").await, 0, "nobody here plays");
    // It goes on by itself to the end, and others may watch it by its address.
    let other = stage.quick_browser(Screen::Phone).await;
    let path = browser.js("return location.pathname").await;
    other.goto(path.as_str().expect("a path")).await;
    other.until("document.querySelector('.result #victory')").await;
    other.shot("over").await;
    assert_eq!(browser.console().await, Vec::<String>::new());
    other.close().await;
    browser.close().await;
}
