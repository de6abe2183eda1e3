//! Making a table: new boards for every box, files to begin with, and a menu whose icons say what they are.

use content::Set;
use serde_json::json;

use crate::browser::{Browser, Screen};
use crate::stage::Stage;

/// The board that is chosen.
const BOARD: &str = "document.querySelector('[data-test=board]')";
/// What the preview shows, by name.
const SHOWN: &str = "document.querySelector('.map.small')?.getAttribute('aria-label')";

/// Chooses a box.
async fn choose(browser: &Browser, set: Set) {
    let wanted = format!("document.querySelector('[data-test=\"box-{}\"]')", set.key());
    browser.until(&wanted).await;
    browser.js(&format!("{wanted}.click()")).await;
}

/// Puts a text into a field as if it were typed.
async fn fill(browser: &Browser, css: &str, text: &str, event: &str) {
    let script = "const it = document.querySelector(arguments[0]); it.value = arguments[1];
        it.dispatchEvent(new Event(arguments[2], { bubbles: true }))";
    browser.client.execute(script, vec![json!(css), json!(text), json!(event)]).await.expect("it runs");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_new_board_is_drawn_for_every_box_and_known_by_its_number() {
    let stage = Stage::open("drawn");
    let browser = stage.browser(Screen::Desktop).await;
    browser.goto("/new").await;
    browser.see("[data-test=create]").await;
    for set in Set::ALL {
        choose(&browser, set).await;
        browser.until(&format!("{BOARD}.value == '' && {SHOWN} && !{SHOWN}.includes('seed')")).await;
        browser.poke("[data-test=draw-board]").await;
        let boxes = set.boards().join("|").replace('_', "-");
        browser.until(&format!("/^({boxes})-3p-seed-[0-9]+$/.test({BOARD}.value)")).await;
        browser.until("document.querySelector('.map.small .signs use')").await;
        // Whoever is told the number gets the same board.
        fill(&browser, "[data-test=board-seed]", "4711", "change").await;
        browser.until(&format!("/^({boxes})-3p-seed-4711$/.test({BOARD}.value)")).await;
        let label = BOARD.to_owned() + ".selectedOptions[0].text";
        browser.until(&format!("{label}.includes('4711')")).await;
    }
    browser
        .until(&format!("{SHOWN} && document.querySelector('.facts').innerText.includes('regions')"))
        .await;
    browser.shot("board").await;
    browser.poke("[data-test=create]").await;
    browser.see("[data-test=region]").await;
    assert_eq!(browser.console().await, Vec::<String>::new());
    browser.close().await;
}

/// What a link of the page downloads: the name of the file, and its text.
async fn download(browser: &Browser, css: &str) -> (String, String) {
    let script = "const [css, done] = arguments;
        fetch(document.querySelector(css).href).then(async (it) => done([
            it.headers.get('content-disposition'), await it.text(), it.status]))";
    browser.see(css).await;
    let found = browser.client.execute_async(script, vec![json!(css)]).await.expect("it runs");
    assert_eq!(found[2], json!(200), "{css}");
    let text = |nth: usize| found[nth].as_str().expect("a text").to_owned();
    (text(0), text(1))
}

#[tokio::test(flavor = "multi_thread")]
async fn files_to_begin_with_are_downloaded_changed_and_brought_back() {
    let stage = Stage::open("samples");
    let browser = stage.browser(Screen::Desktop).await;
    browser.goto("/new").await;
    choose(&browser, Set::Underground).await;
    browser.until(&format!("{SHOWN}?.includes('underground')")).await;
    browser.poke("[data-test=home-made] summary").await;
    let (name, tile) = download(&browser, "[data-test=sample-tile]").await;
    assert!(name.contains(".toml"), "{name}");
    let (name, board) = download(&browser, "[data-test=sample-board]").await;
    assert!(name.contains("underground-3p.board"), "{name}");
    browser.shot("offered").await;
    let bring = async |text: &str| {
        fill(&browser, "[data-test=home-text]", text, "input").await;
        browser.poke("[data-test=home-add]").await;
    };
    bring(&tile).await;
    browser.until("document.querySelector('[data-test=home-added]')").await;
    // A board that is brought is played on, with its box and as many seats as it is for.
    let own = board.replace("key = \"underground-3p\"", "key = \"our-caves\"\ntitle = \"Our caves\"");
    let own = own.replace("players = 3", "players = 4");
    assert!(own.contains("Our caves") && own.contains("players = 4"), "{board}");
    choose(&browser, Set::Base).await;
    bring(&own).await;
    browser.until(&format!("{BOARD}.value == 'Our caves'")).await;
    browser.until(&format!("{SHOWN}?.includes('Our caves')")).await;
    assert_eq!(browser.count("[data-test=seat]").await, 4);
    let chosen = "return document.querySelector('[name=box]:checked').value";
    assert_eq!(browser.js(chosen).await, json!("underground"));
    browser.shot("chosen").await;
    // It is for four: with three seats another board is chosen, and with four it can be chosen again.
    browser.poke("[data-test=seat]:last-child [data-test=remove-seat]").await;
    browser.until(&format!("{BOARD}.value != 'Our caves'")).await;
    browser.poke("[data-test=add-seat]").await;
    browser.until("document.querySelectorAll('[data-test=seat]').length == 4").await;
    fill(&browser, "[data-test=board]", "Our caves", "change").await;
    browser.until(&format!("{SHOWN}?.includes('Our caves')")).await;
    browser.poke("[data-test=create][aria-disabled=false]").await;
    browser.see("[data-test=region]").await;
    assert_eq!(browser.console().await, Vec::<String>::new());
    browser.close().await;
}

/// What of the menu does not say in words what it is.
const UNSAID: &str = "return [...document.querySelectorAll('.drawer.open > *')]
    .filter((it) => it.getClientRects().length)
    .filter((it) => it.innerText.replace(/[^\\p{L}]/gu, '').length < 3)
    .map((it) => it.outerHTML.slice(0, 90))";

#[tokio::test(flavor = "multi_thread")]
async fn the_icons_of_the_menu_have_words() {
    let stage = Stage::open("menu");
    let hands = stage.duel(Set::Base, Screen::Desktop).await;
    hands.settle().await;
    for size in [(390, 844, true), (820, 1180, true), (1280, 800, false)] {
        hands.browser.resize(size).await;
        hands.browser.poke("[data-test=menu]").await;
        hands.browser.see(".drawer.open").await;
        hands.browser.shot(&format!("{}", size.0)).await;
        assert_eq!(hands.browser.js(UNSAID).await, json!([]), "{size:?}");
        assert!(hands.browser.count(".drawer.open > *").await >= 6);
        hands.browser.poke("[data-test=menu]").await;
    }
    // Where there is room for all icons a pointer finds their words.
    hands.browser.resize((1920, 1080, false)).await;
    let silent = "return [...document.querySelectorAll('.drawer .btn')].filter((it) => !it.title).length";
    assert_eq!(hands.browser.js(silent).await, json!(0));
    hands.leave().await;
}
