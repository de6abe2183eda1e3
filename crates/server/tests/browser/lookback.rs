//! Time at the table: the line over a game, addresses of its moments, and what happened meanwhile.

use engine::Seat;
use serde_json::{Value, json};
use wire::protocol::{NewKind, NewTable, ToServer};

use crate::axe;
use crate::browser::{Browser, Screen};
use crate::common::{Client, bot, fresh_id, wanted};
use crate::hands::{Made, ada_and_ben};
use crate::stage::Stage;

pub const A: Seat = Seat(0);
pub const B: Seat = Seat(1);

const LEFT: char = '\u{e012}';
const UP: char = '\u{e013}';
const RIGHT: char = '\u{e014}';
pub const DOWN: char = '\u{e015}';
const HOME: char = '\u{e011}';
pub const END: char = '\u{e010}';

/// A game that two bots have played to its end, with eyes that saw it.
pub async fn finished(stage: &Stage) -> (Made, Client) {
    let made = stage.table(&wanted("base", &[bot("novice"), bot("novice")])).await;
    let mut eyes = Client::join(stage.address, &made.id, "").await;
    while eyes.owes().is_some() {
        eyes.next().await;
    }
    // Whoever comes when it is over is told everything.
    let eyes = Client::join(stage.address, &made.id, "").await;
    (made, eyes)
}

/// The place that is looked at.
pub async fn place(browser: &Browser) -> usize {
    let at = browser.js("return Number(document.querySelector('[data-test=scrub]').dataset.at)").await;
    at.as_u64().expect("a place") as usize
}

pub async fn is_at(browser: &Browser, at: usize) {
    browser
        .until(&format!(
            "document.querySelector('[data-test=scrub]')?.dataset.at == '{at}' && document.querySelector('[data-version]').dataset.version == '{at}'"
        ))
        .await;
}

/// The coins that are shown, by seat.
pub async fn coins(browser: &Browser) -> Vec<String> {
    let script = "return [...document.querySelectorAll('[data-test=players] .pl .who .coin')].map((it) => it.textContent)";
    serde_json::from_value(browser.js(script).await).expect("a list")
}

/// How large the cards of the front page are.
async fn front_cards(browser: &Browser) -> Value {
    browser.see("[data-test=play-now]").await;
    browser.rest().await;
    let sizes =
        "return [...document.querySelectorAll('.ways > *')].map((it) => [it.offsetWidth, it.offsetHeight])";
    browser.js(sizes).await
}

pub async fn in_theme(browser: &Browser, theme: &str) {
    browser.js(&format!("document.documentElement.dataset.theme = '{theme}'")).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_finished_game_is_looked_through() {
    let stage = Stage::open("lookback");
    let (made, eyes) = finished(&stage).await;
    let end = eyes.welcome.log.len();
    let last: Vec<String> =
        eyes.now.seen.view().expect("a view").coins[..2].iter().flatten().map(u16::to_string).collect();
    for screen in Screen::BOTH {
        let browser = stage.quick_browser(screen).await;
        browser.goto(&format!("/t/{}", made.id)).await;
        browser.poke("[data-test=replay]").await;
        is_at(&browser, 0).await;
        browser.until("document.querySelectorAll('[data-test=scrub-line] .mk').length > 20").await;
        assert_eq!(coins(&browser).await, ["5", "5"], "everybody begins with five");
        browser.shot("begin").await;
        for theme in ["light", "dark"] {
            in_theme(&browser, theme).await;
            axe::is_usable(&browser, theme).await;
            browser.shot(theme).await;
        }
        // Event by event, turn by turn, to the end and back.
        browser.press(&[RIGHT, RIGHT, RIGHT]).await;
        let third = {
            browser.until("Number(document.querySelector('[data-test=scrub]').dataset.at) > 2").await;
            place(&browser).await
        };
        browser.press(&[LEFT]).await;
        browser
            .until(&format!("Number(document.querySelector('[data-test=scrub]').dataset.at) < {third}"))
            .await;
        browser.press(&[RIGHT]).await;
        is_at(&browser, third).await;
        browser.press(&[DOWN, DOWN]).await;
        browser
            .until(&format!("Number(document.querySelector('[data-test=scrub]').dataset.at) > {}", third + 5))
            .await;
        let turn = place(&browser).await;
        let begun =
            |at: usize| eyes.welcome.log[at - 1].events.iter().any(|event| event.starts_with("turn-began"));
        assert!(begun(turn), "a turn begins at {turn}");
        browser.press(&[UP]).await;
        browser
            .until(&format!("Number(document.querySelector('[data-test=scrub]').dataset.at) < {turn}"))
            .await;
        assert!(begun(place(&browser).await));
        browser.press(&[END]).await;
        is_at(&browser, end).await;
        assert_eq!(coins(&browser).await, last);
        browser.press(&[HOME]).await;
        is_at(&browser, 0).await;
        // The line is pulled, and played at each speed.
        let [left, top, right, bottom] = browser.bounds("[data-test=scrub-line]").await.expect("it is seen");
        browser.tap((left + right) as f64 / 2.0, (top + bottom) as f64 / 2.0).await;
        browser
            .until(&format!(
                "Math.abs(Number(document.querySelector('[data-test=scrub]').dataset.at) - {}) < 25",
                end / 2
            ))
            .await;
        let half = place(&browser).await;
        browser.shot("half").await;
        for speed in [3, 0, 1, 2] {
            browser.poke(&format!("[data-test=scrub-speed-{speed}]")).await;
            assert_eq!(
                browser.count(&format!("[data-test=scrub-speed-{speed}][aria-pressed=true]")).await,
                1
            );
        }
        browser.poke("[data-test=scrub-speed-3]").await;
        browser.poke("[data-test=scrub-play]").await;
        browser
            .until(&format!("Number(document.querySelector('[data-test=scrub]').dataset.at) > {half}"))
            .await;
        browser.poke("[data-test=scrub-play]").await;
        let at = place(&browser).await;
        let address = browser.js("return location.pathname + location.search").await;
        assert_eq!(address, json!(format!("/t/{}?at={at}", made.id)));
        // A stranger opens the address, and sees the same.
        let seen = coins(&browser).await;
        browser.goto("/icon.svg").await;
        browser.js("localStorage.clear()").await;
        browser.goto(address.as_str().expect("a path")).await;
        is_at(&browser, at).await;
        assert_eq!(coins(&browser).await, seen);
        browser.poke("[data-test=scrub-live]").await;
        browser.see("[data-test=end]").await;
        assert_eq!(browser.js("return location.search").await, json!(""));
        // Whoever goes home from here finds the front page as everybody does, whatever was fetched for the game.
        browser.poke(".logo").await;
        let cards = front_cards(&browser).await;
        browser.goto("/").await;
        assert_eq!(cards, front_cards(&browser).await);
        assert_eq!(browser.console().await, Vec::<String>::new());
        browser.close().await;
    }
}

/// Answers for a seat whatever comes first, so many times.
async fn answer(eyes: &mut Client, seat: Seat, n: usize) {
    for _ in 0..n {
        while eyes.owes() != Some(seat) {
            eyes.next().await;
        }
        let (version, lines) = (eyes.now.version, vec![eyes.legal()[0].clone()]);
        eyes.command(&ToServer::Answer { id: fresh_id(), version, seat, lines }).await.expect("it is legal");
        while eyes.now.version == version {
            eyes.next().await;
        }
    }
}

/// Answers for a seat until it is another's turn.
async fn end_turn(eyes: &mut Client, seat: Seat) {
    while eyes.owes() != Some(seat) {
        eyes.next().await;
    }
    while eyes.owes() == Some(seat) {
        let legal = eyes.legal();
        let line = legal.iter().find(|line| *line == "done").unwrap_or(&legal[0]).clone();
        let version = eyes.now.version;
        eyes.command(&ToServer::Answer { id: fresh_id(), version, seat, lines: vec![line] })
            .await
            .expect("it is legal");
        while eyes.now.version == version {
            eyes.next().await;
        }
    }
}

/// The eyes of a seat.
async fn eyes(stage: &Stage, made: &Made, seat: Seat) -> Client {
    let secret = made.link(seat).rsplit('#').next().expect("a secret").to_owned();
    Client::join(stage.address, &made.id, &format!("seats={secret}")).await
}

/// The seat that begins, and the other.
fn order(eyes: &Client) -> [Seat; 2] {
    if eyes.owes() == Some(A) { [A, B] } else { [B, A] }
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_looks_back_is_not_moved_by_what_happens() {
    let stage = Stage::open("lookback-live");
    let mut wanted = ada_and_ben();
    wanted.options.purses = "strict".to_owned();
    let made = stage.table(&wanted).await;
    let mut both = [eyes(&stage, &made, A).await, eyes(&stage, &made, B).await];
    let [first, second] = order(&both[0]);
    let of = |seat: Seat| usize::from(seat.0);
    end_turn(&mut both[of(first)], first).await;
    let browser = stage.quick_browser(Screen::Desktop).await;
    browser.sit(made.link(first)).await;
    browser.poke("[data-test=look-back]").await;
    browser.see("[data-test=scrub]").await;
    browser.press(&[HOME, RIGHT]).await;
    browser.until("Number(document.querySelector('[data-test=scrub]').dataset.at) > 0").await;
    let at = place(&browser).await;
    answer(&mut both[of(second)], second, 2).await;
    browser.until("document.querySelector('[data-test=scrub-live]').textContent.endsWith('+2')").await;
    is_at(&browser, at).await;
    // The other's coins stay hidden, then as now, and the lines are of regions.
    assert_eq!(coins(&browser).await.iter().filter(|it| *it == "?").count(), 1);
    let label = browser
        .js("return document.querySelector('[data-test=scrub-line]').getAttribute('aria-label')")
        .await;
    assert!(label.as_str().is_some_and(|it| it.starts_with("Regions")), "{label}");
    browser.shot("missed").await;
    // A spectator who is given the address sees nobody's coins.
    let stranger = stage.quick_browser(Screen::Phone).await;
    stranger.goto(&format!("/t/{}?at={at}", made.id)).await;
    is_at(&stranger, at).await;
    assert_eq!(coins(&stranger).await, ["?", "?"]);
    stranger.shot("stranger").await;
    stranger.close().await;
    browser.poke("[data-test=scrub-live]").await;
    browser
        .until(&format!(
            "document.querySelector('[data-version=\"{}\"][data-idle]')",
            both[of(second)].now.version
        ))
        .await;
    assert_eq!(browser.count("[data-test=scrub]").await, 0);
    // Whoever is asked while looking back is told so, and nothing can be answered from there.
    browser.poke("[data-test=look-back]").await;
    browser.see("[data-test=scrub]").await;
    end_turn(&mut both[of(second)], second).await;
    browser.until("document.querySelector('[data-test=scrub-live]').textContent == 'It is your turn'").await;
    assert_eq!(browser.count(".chips .chip").await, 0);
    browser.poke("[data-test=scrub-live]").await;
    browser.until("document.querySelector('.your-turn')").await;
    assert_eq!(browser.console().await, Vec::<String>::new());
    browser.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_comes_back_is_shown_what_happened() {
    let stage = Stage::open("recap");
    let made = stage.table(&ada_and_ben()).await;
    let mut both = [eyes(&stage, &made, A).await, eyes(&stage, &made, B).await];
    let [first, second] = order(&both[0]);
    let of = |seat: Seat| usize::from(seat.0);
    end_turn(&mut both[of(first)], first).await;
    for screen in Screen::BOTH {
        let browser = stage.browser(screen).await;
        browser.sit(made.link(first)).await;
        assert_eq!(
            browser.count("[data-test=scrub]").await,
            0,
            "who comes for the first time has missed nothing"
        );
        browser.goto("/icon.svg").await;
        end_turn(&mut both[of(second)], second).await;
        browser.goto(&format!("/t/{}", made.id)).await;
        browser.see("[data-test=scrub]").await;
        browser.until("document.querySelector('[data-test=caption] em')").await;
        browser.poke("[data-test=scrub-play]").await;
        browser.see("[data-test=scrub-play][aria-label=Play]").await;
        browser.shot("recap").await;
        axe::is_usable(&browser, "recap").await;
        if screen == Screen::Phone {
            // It plays on to its end by itself, and the present comes.
            browser.poke("[data-test=scrub-play]").await;
        } else {
            browser.poke("[data-test=scrub-live]").await;
        }
        browser
            .until("!document.querySelector('[data-test=scrub]') && document.querySelector('.your-turn')")
            .await;
        if screen == Screen::Phone {
            browser.poke("[data-test=tab-log]").await;
        }
        browser.until("document.querySelector('[data-test=log] .div')").await;
        browser.shot("divided").await;
        assert_eq!(browser.console().await, Vec::<String>::new());
        browser.close().await;
        end_turn(&mut both[of(first)], first).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_of_another_box_is_looked_through() {
    let stage = Stage::open("lookback-river");
    let table = NewTable {
        ..wanted("river", &[NewKind::Bot("novice".to_owned()), NewKind::Bot("novice".to_owned())])
    };
    let made = stage.table(&table).await;
    let mut eyes = Client::join(stage.address, &made.id, "").await;
    while eyes.owes().is_some() {
        eyes.next().await;
    }
    let browser = stage.quick_browser(Screen::Desktop).await;
    browser.goto(&format!("/t/{}?at=40", made.id)).await;
    is_at(&browser, 40).await;
    assert!(!browser.text("body").await.contains("race-"), "every word is there");
    browser.shot("river").await;
    assert_eq!(browser.console().await, Vec::<String>::new());
    browser.close().await;
}
