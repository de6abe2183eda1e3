//! It is your turn: the title of the tab says so, a sound plays, the browser sends a message.

use engine::Seat;
use serde_json::{Value, json};
use wire::protocol::NewKind;

use crate::browser::{Browser, Screen};
use crate::common::wanted;
use crate::hands::Hands;
use crate::stage::Stage;

const A: Seat = Seat(0);
const B: Seat = Seat(1);

/// Writes down which tones are played and which messages the browser shows.
const LISTEN: &str = "window.tones = [];
    window.messages = [];
    window.AudioContext = class extends AudioContext {
        createOscillator() {
            const voice = super.createOscillator();
            const start = voice.start.bind(voice);
            voice.start = (at) => { window.tones.push(Math.round(voice.frequency.value)); start(at); };
            return voice;
        }
    };
    window.Notification = class extends Notification {
        constructor(text, more) { super(text, more); window.messages.push(text); }
    }";

/// The tones that say it is your turn.
const TURN: [u16; 3] = [523, 659, 784];

/// What Ada's browser may do.
async fn allow(browser: &Browser, base: &str, setting: &str) {
    let about = json!({"permission": {"name": "notifications"}, "setting": setting, "origin": base});
    browser.ask("Browser.setPermission", about).await;
}

/// Everything up to Ada's next turn, as her page shows it.
async fn round(ada: &mut Hands, ben: &mut Hands) {
    catch_up(ada, ben).await;
    ada.hurry().await;
    catch_up(ben, ada).await;
    ada.settle().await;
    let title = ada.browser.client.title().await.expect("a title");
    assert!(!title.contains('●'), "{title}: it is Ben's turn");
    assert!(!ada.browser.sees(".tbl.your-turn").await);
    forget(&ada.browser).await;
    ben.hurry().await;
    catch_up(ada, ben).await;
    ada.asked().await;
    let title = ada.browser.client.title().await.expect("a title");
    assert!(title.contains('●'), "{title}: it is Ada's turn");
}

async fn catch_up(one: &mut Hands, other: &Hands) {
    while one.eyes.now.version < other.eyes.now.version {
        one.eyes.next().await;
    }
}

async fn forget(browser: &Browser) {
    browser.js("tones = []; messages = []").await;
}

async fn tones(browser: &Browser) -> Vec<Value> {
    browser.js("return tones").await.as_array().expect("a list").clone()
}

async fn messages(browser: &Browser) -> usize {
    browser.js("return messages.length").await.as_u64().expect("a number") as usize
}

#[tokio::test(flavor = "multi_thread")]
async fn it_is_told_that_it_is_your_turn() {
    let mut stage = Stage::open("signal");
    stage.with_windows = true;
    let made = stage.table(&wanted("base", &[NewKind::Me, NewKind::Friend])).await;
    let browser = stage.quick_browser(Screen::Desktop).await;
    browser.js("localStorage.setItem('sound', 'on')").await;
    browser.before_pages(LISTEN).await;
    let mut ada = stage.sit_at(browser, &made, &[A]).await;
    let mut ben = stage.sit(Screen::Desktop, &made, B).await;
    if ada.eyes.owes() == Some(B) {
        ben.hurry().await;
        catch_up(&mut ada, &ben).await;
    }
    // Browsers play nothing before anything was touched.
    ada.browser.poke("[data-test=prompt] h2").await;

    // The sound, and no message that nobody has asked for.
    allow(&ada.browser, &stage.url(""), "granted").await;
    round(&mut ada, &mut ben).await;
    let heard = tones(&ada.browser).await;
    assert!(heard.windows(TURN.len()).any(|it| it == TURN.map(Value::from)), "{heard:?}");
    assert_eq!(messages(&ada.browser).await, 0);
    ada.browser.shot("your-turn").await;

    // Who looks elsewhere gets a message, and who has muted the page hears nothing.
    ada.browser.poke("[data-test=sound]").await;
    ada.browser.shot("muted").await;
    ada.browser.goto("/settings").await;
    ada.browser.see("[data-test=set-notify]").await;
    ada.browser.js("document.querySelector('[data-test=set-notify]').click()").await;
    ada.browser.until("localStorage.notify == 'on'").await;
    ada.browser.shot("settings").await;
    ada.browser.goto(&format!("/t/{}", made.id)).await;
    ada.settle().await;
    // As long as the page is looked at, it says so itself.
    ada.browser.poke("[data-test=prompt] h2").await;
    round(&mut ada, &mut ben).await;
    assert_eq!((tones(&ada.browser).await.len(), messages(&ada.browser).await), (0, 0));
    ada.browser.client.minimize_window().await.expect("it goes aside");
    ada.browser.until("document.hidden").await;
    round(&mut ada, &mut ben).await;
    assert_eq!((tones(&ada.browser).await.len(), messages(&ada.browser).await), (0, 1));

    // A browser that does not allow it is not asked to.
    allow(&ada.browser, &stage.url(""), "denied").await;
    round(&mut ada, &mut ben).await;
    assert_eq!(messages(&ada.browser).await, 0);
    assert_eq!(ada.browser.console().await, Vec::<String>::new());
    ben.leave().await;
    ada.leave().await;
}
