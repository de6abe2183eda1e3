//! Games without a server: begun without one, played, left and taken up again, kept as a record, and put on the server when
//! it is back.

use serde_json::json;
use wire::protocol::is_here;
use wire::record::Record;

use crate::axe;
use crate::browser::{Browser, Screen};
use crate::common::Client;
use crate::everyone::THEMES;
use crate::relay::hands;
use crate::stage::Stage;

/// How many answers are given before the page is loaded anew.
const FIRST: usize = 6;

/// Whether the page is kept, and everything that is shown from now on comes through what keeps it.
pub const KEEPS_PAGE: &str = "navigator.serviceWorker.controller";

/// What a link downloads that the page writes itself.
async fn download(browser: &Browser, css: &str) -> String {
    browser.see(css).await;
    let script = "const [css, done] = arguments;
        const real = URL.createObjectURL;
        URL.createObjectURL = (blob) => {
            URL.createObjectURL = real;
            blob.text().then(done);
            return real(blob);
        };
        document.querySelector(css).click()";
    let text = browser.client.execute_async(script, vec![json!(css)]).await.expect("it runs");
    text.as_str().expect("a text").to_owned()
}

/// Opens a table for two, against a bot, and waits for it.
async fn open_table(browser: &Browser) {
    browser.goto("/new").await;
    browser.poke("[data-test=seat]:last-child [data-test=remove-seat]").await;
    browser.until("document.querySelectorAll('[data-test=seat]').length == 2").await;
    browser.until("document.querySelector('[data-test=create][aria-disabled=false]')").await;
    browser.poke("[data-test=create]").await;
    browser.see("[data-test=region]").await;
}

/// How the games of the browser look, to people and to axe.
async fn look_at_games(browser: &Browser) {
    for theme in THEMES {
        browser.goto_in(theme, "/games").await;
        browser.see("[data-test=game]").await;
        axe::is_usable(browser, &format!("games of the browser, {theme}")).await;
        browser.shot(&format!("games-{theme}")).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_game_without_a_server() {
    let mut stage = Stage::open("kept");
    stage.keeps_page = true;
    let browser = stage.quick_browser(Screen::Desktop).await;
    browser.goto("/").await;
    browser.until(KEEPS_PAGE).await;
    stage.kill_server();
    // The page comes without a server, says so, and lays the table itself.
    browser.goto("/").await;
    browser.see("[data-test=no-net]").await;
    browser.shot("front").await;
    open_table(&browser).await;
    let mut hands = hands(browser).await;
    assert!(is_here(&hands.table.id));
    hands.browser.see("[data-test=here]").await;
    assert!(hands.play(FIRST).await);
    // The last of these may have ended the turn, and then bots go on.
    assert!(hands.my_turn().await);
    hands.settle().await;
    hands.browser.shot("table").await;
    // Whoever loads the page anew is where they were.
    let (version, log) = (hands.eyes.now.version, hands.eyes.log.len());
    let path = format!("/t/{}", hands.table.id);
    let browser = hands.browser;
    browser.goto(&path).await;
    let mut hands = crate::relay::hands(browser).await;
    assert!(hands.eyes.now.version >= version && hands.eyes.log.len() >= log);
    while hands.play(1).await {}
    hands.settle().await;
    hands.browser.see("[data-test=end]").await;
    hands.browser.shot("end").await;
    assert!(hands.eyes.log.len() > 40, "only {} lines", hands.eyes.log.len());
    let record = Record::read(&download(&hands.browser, "[data-test=record]").await).expect("a record");
    record.verify().expect("every line of it is true");
    let (browser, log) = (hands.browser, hands.eyes.log.len());
    look_at_games(&browser).await;
    assert_eq!(
        browser.js("return document.querySelector('[data-test=upload-game]').ariaDisabled").await,
        "true"
    );
    let again = Record::read(&download(&browser, "[data-test=save-game]").await).expect("a record");
    assert_eq!(again.text().ok(), record.text().ok());
    // The server is back: it is noticed, and gets the game.
    stage.start_server();
    browser.until("document.querySelector('[data-test=upload-game][aria-disabled=false]')").await;
    browser.poke("[data-test=upload-game]").await;
    browser.see("[data-test=end]").await;
    let address = browser.client.current_url().await.expect("the browser is somewhere");
    let id = address.path().trim_start_matches("/t/");
    assert!(!is_here(id), "{id}");
    let eyes = Client::join(stage.address, id, "").await;
    assert_eq!(eyes.log.len(), log, "all of it is there");
    browser.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_that_was_begun_here_goes_on_at_the_server() {
    let stage = Stage::open("kept-upload");
    let browser = stage.quick_browser(Screen::Phone).await;
    browser.goto("/new").await;
    browser.see("[data-test=place]").await;
    // Where the server is there, somebody wants it so.
    browser.js("document.querySelector('[data-test=place] [value=here]').click()").await;
    browser.until("!document.querySelector('[data-test=public]')").await;
    browser.shot("new").await;
    browser.poke("[data-test=create]").await;
    let mut hands = hands(browser).await;
    assert!(hands.play(2).await);
    hands.settle().await;
    let log = hands.eyes.log.clone();
    let browser = hands.browser;
    look_at_games(&browser).await;
    browser.poke("[data-test=upload-game]").await;
    browser.see("[data-test=region]").await;
    browser.until("location.pathname.startsWith('/t/') && !location.pathname.includes('here-')").await;
    let address = browser.client.current_url().await.expect("the browser is somewhere");
    let eyes = Client::join(stage.address, address.path().trim_start_matches("/t/"), "").await;
    let said = |log: &[wire::protocol::Entry]| log.iter().map(|it| it.said.clone()).collect::<Vec<_>>();
    assert_eq!(said(&eyes.log)[..log.len()], said(&log)[..], "what was said is said there");
    // The copy stays until somebody deletes it, who is asked once more.
    browser.goto("/games").await;
    browser.poke("[data-test=delete-game]").await;
    browser.poke("[data-test=delete-game].stop").await;
    browser.see("[data-test=no-games]").await;
    assert_eq!(browser.console().await, Vec::<String>::new());
    browser.close().await;
}

/// Changes what the browser keeps of its only table, in a store that nobody has open for that.
const TAMPER: &str = "const [head, line, done] = arguments;
    const open = indexedDB.open('elbowroom /');
    open.onsuccess = () => {
        const change = open.result.transaction(['tables', 'facts'], 'readwrite');
        const tables = change.objectStore('tables');
        tables.getAll().onsuccess = ({ target: { result: [row] } }) => {
            if (line) change.objectStore('facts').put(line, [row.id, 0]);
            tables.put({ ...row, head: head ?? row.head, changes: row.changes + 1 });
        };
        change.oncomplete = () => { open.result.close(); done(true); };
    }";

#[tokio::test(flavor = "multi_thread")]
async fn what_the_browser_has_kept_is_not_believed() {
    let stage = Stage::open("kept-hostile");
    let browser = stage.quick_browser(Screen::Desktop).await;
    browser.goto("/new").await;
    browser.see("[data-test=place]").await;
    browser.js("document.querySelector('[data-test=place] [value=here]').click()").await;
    browser.poke("[data-test=create]").await;
    browser.see("[data-test=region]").await;
    browser.until("document.querySelector('[data-idle]')").await;
    let address = browser.client.current_url().await.expect("the browser is somewhere");
    let path = address.path();
    let tamper = async |head: serde_json::Value, line: serde_json::Value| {
        browser.goto("/icon.svg").await;
        browser.client.execute_async(TAMPER, vec![head, line]).await.expect("it is changed");
        browser.goto(path).await;
    };
    // A line that nobody may say: the game is shown as far as it is true, and does not go on.
    tamper(json!(null), json!("A conquer 99")).await;
    let trouble = |key: &str| {
        let words = content::words::Words::new(content::words::Language::En);
        let words = words.get(key).expect("a text");
        format!("document.body.innerText.includes({words:?})")
    };
    browser.until(&trouble("problem-frozen")).await;
    tamper(json!("{\"id\":7}"), json!(null)).await;
    browser.until(&trouble("problem-unreadable-table")).await;
    browser.close().await;
}
