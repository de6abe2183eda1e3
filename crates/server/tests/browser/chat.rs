//! What people say to each other.

use engine::Seat;
use serde_json::{Value, json};
use wire::protocol::MAX_CHAT;

use crate::axe;
use crate::browser::{Browser, Screen};
use crate::hands::ada_and_ben;
use crate::stage::Stage;

/// Something that would be seen if it were read as a part of the page.
const MARKUP: &str = "<img id=evil src=x onerror=alert(1)><b>&amp;</b>";

/// The lines as they are read.
async fn lines(browser: &Browser) -> Value {
    browser
        .js("return [...document.querySelectorAll('[data-test=chat-line] [dir]')].map((it) => it.textContent)")
        .await
}

async fn write(browser: &Browser, text: &str) {
    let field = browser.see("[data-test=chat-text]").await;
    field.send_keys(text).await.expect("it is written");
    browser.poke("[data-test=chat-send]").await;
}

/// Waits until so many lines are there.
async fn hears(browser: &Browser, n: usize) {
    browser.until(&format!("document.querySelectorAll('[data-test=chat-line]').length == {n}")).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_said_is_heard_by_all_and_kept() {
    let mut stage = Stage::open("chat");
    let made = stage.table(&ada_and_ben()).await;
    let (ada, ben) = (stage.quick_browser(Screen::Desktop).await, stage.quick_browser(Screen::Phone).await);
    let guest = stage.quick_browser(Screen::Desktop).await;
    for (browser, path) in
        [(&ada, made.link(Seat(0))), (&ben, made.link(Seat(1))), (&guest, &*format!("/t/{}", made.id))]
    {
        browser.goto(path).await;
        browser.until("document.querySelector('[data-idle]')").await;
    }
    ada.poke("[data-test=chat]").await;
    write(&ada, "Hello Ben").await;
    hears(&ada, 1).await;
    // Whoever does not look at the talk sees that there is something new.
    ben.until("document.querySelector('[data-test=chat] .count').textContent == '1'").await;
    ben.shot("unread").await;
    ben.poke("[data-test=chat]").await;
    ben.until("!document.querySelector('[data-test=chat] .count')").await;
    hears(&ben, 1).await;
    write(&ben, MARKUP).await;
    guest.poke("[data-test=chat]").await;
    let said = json!(["Hello Ben", MARKUP]);
    for browser in [&ada, &ben, &guest] {
        hears(browser, 2).await;
        assert_eq!(lines(browser).await, said, "words are words");
        assert_eq!(browser.count("#evil").await, 0);
        axe::is_usable(browser, "the talk").await;
        assert_eq!(browser.console().await, Vec::<String>::new());
    }
    // Who looks on only listens, and is told so.
    guest.see("[data-test=chat-listen]").await;
    assert!(!guest.sees("[data-test=chat-text]").await);
    guest.shot("listening").await;
    ben.shot("open").await;
    ada.shot("open").await;

    // What is too long is not sent, and stays to be made shorter.
    let excess = 23;
    let long = "long ".repeat(MAX_CHAT)[..MAX_CHAT + excess - 1].to_owned() + "!";
    write(&ben, &long).await;
    ben.until(&format!("document.querySelector('.chat .wrong').textContent.includes('{excess}')")).await;
    ben.shot("too-long").await;
    assert_eq!(
        ben.js("return document.querySelector('[data-test=chat-text]').value.length").await,
        long.len()
    );
    assert_eq!(lines(&ben).await, said);

    // It is there after a loss of power, and for whoever loads the page again.
    stage.kill_server();
    ada.until("document.querySelector('[data-test=trouble]').innerText.trim()").await;
    stage.start_server();
    ada.until("!document.querySelector('[data-test=trouble]').innerText.trim()").await;
    assert_eq!(lines(&ada).await, said);
    for browser in [&ben, &guest] {
        browser.goto(&format!("/t/{}", made.id)).await;
        browser.poke("[data-test=chat]").await;
        hears(browser, 2).await;
        assert_eq!(lines(browser).await, said);
    }
    write(&ada, "Still here?").await;
    hears(&ben, 3).await;
    for browser in [ada, ben, guest] {
        browser.close().await;
    }
}
