//! Several people at one table: by link, at one device, and looking on.

use content::Set;
use engine::{Seat, State};
use serde_json::json;
use wire::protocol::NewKind;

use crate::browser::{Browser, Screen};
use crate::common::wanted;
use crate::everyone::is_large;
use crate::hands::Hands;
use crate::stage::Stage;

const A: Seat = Seat(0);
const B: Seat = Seat(1);

/// Whose coins a page shows.
async fn purses(browser: &Browser) -> serde_json::Value {
    browser
        .js("return [...document.querySelectorAll('[data-test^=coins-]')].map((it) => it.dataset.test)")
        .await
}

#[tokio::test(flavor = "multi_thread")]
async fn two_browsers_play_together_by_link_and_a_third_looks_on() {
    let stage = Stage::open("together");
    let made = stage.table(&wanted("base", &[NewKind::Me, NewKind::Friend])).await;
    let mut ada = stage.sit(Screen::Desktop, &made, A).await;
    let mut ben = stage.sit(Screen::Phone, &made, B).await;
    let guest = stage.quick_browser(Screen::Desktop).await;
    guest.goto(&format!("/t/{}", made.id)).await;
    guest.until("document.querySelector('[data-idle]')").await;
    for _ in 0..24 {
        let owed = ada.eyes.owes().expect("the game goes on");
        let (one, other) = if owed == A { (&mut ada, &mut ben) } else { (&mut ben, &mut ada) };
        assert!(one.play(1).await);
        while other.eyes.now.version < one.eyes.now.version {
            other.eyes.next().await;
        }
        one.settle().await;
        other.settle().await;
        let version = one.eyes.now.version;
        guest.until(&format!("document.querySelector('[data-version=\"{version}\"][data-idle]')")).await;
        // Everybody sees their own purse, and who only looks on sees none and is offered nothing.
        assert_eq!(purses(&ada.browser).await, json!(["coins-A"]));
        assert_eq!(purses(&ben.browser).await, json!(["coins-B"]));
        assert_eq!(purses(&guest).await, json!([]));
        assert_eq!(guest.count(".coin.shut").await, 2);
        assert_eq!(
            guest.count("[data-answer], [data-test=primary], [data-test=end-turn], .tbl.your-turn").await,
            0
        );
    }
    // What a person may not do is not done by pressing either.
    let before = ada.eyes.now.version;
    assert_eq!(guest.count("[data-test=undo], [data-test=redo], [data-test=restart]").await, 0);
    guest.poke("[data-test=combo-1] .face").await;
    assert_eq!(guest.count("[data-answer]").await, 0);
    for (who, name) in [(&ada.browser, "ada"), (&ben.browser, "ben"), (&guest, "guest")] {
        who.shot(name).await;
        assert_eq!(who.console().await, Vec::<String>::new());
    }
    guest.close().await;
    // The table goes on from where it was.
    let owed = ada.eyes.owes().expect("the game goes on");
    let one = if owed == A { &mut ada } else { &mut ben };
    assert_eq!(one.eyes.now.version, before);
    assert!(one.play(1).await);
    ada.browser.close().await;
    ben.browser.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_curtain_falls_between_two_at_one_device() {
    let stage = Stage::open("curtain");
    for screen in Screen::BOTH {
        let made = stage.table(&wanted("base", &[NewKind::Me, NewKind::Me])).await;
        let browser = stage.quick_browser(screen).await;
        let mut hands = stage.sit_at(browser, &made, &[A, B]).await;
        let mut looks = hands.eyes.owes().expect("the game goes on");
        let mut curtains = 0;
        while curtains < 4 {
            assert!(hands.my_turn().await);
            let owed = hands.eyes.owes().expect("the game goes on");
            if owed != looks {
                hands.settle().await;
                hands.browser.see("[data-test=curtain]").await;
                hands.browser.shot("curtain").await;
                assert_eq!(purses(&hands.browser).await, json!([purse(looks)]), "the curtain has not risen");
                assert_eq!(hands.browser.js(UNCOVERED).await, json!([]), "everything is behind the curtain");
                hands.browser.poke("[data-test=curtain-go]").await;
                hands.browser.until("!document.querySelector('[data-test=curtain]')").await;
                looks = owed;
                curtains += 1;
            }
            hands.asked().await;
            assert_eq!(purses(&hands.browser).await, json!([purse(owed)]));
            let line = hands.advice();
            hands.give(&line).await;
        }
        assert_eq!(hands.browser.console().await, Vec::<String>::new());
        hands.browser.close().await;
    }
}

fn purse(seat: Seat) -> String {
    format!("coins-{}", seat.letter())
}

/// What can be pressed beside the curtain, looked for all over the window.
const UNCOVERED: &str = "const found = [];
    for (let x = 5; x < innerWidth; x += 20)
        for (let y = 5; y < innerHeight; y += 20) {
            const it = document.elementFromPoint(x, y);
            if (it && !it.closest('.curtain')) found.push(it.outerHTML.slice(0, 80));
        }
    return found";

#[tokio::test(flavor = "multi_thread")]
async fn open_purses_need_no_curtain() {
    let stage = Stage::open("open");
    let mut plan = wanted("base", &[NewKind::Me, NewKind::Me]);
    plan.options.purses = "open".to_owned();
    let made = stage.table(&plan).await;
    let browser = stage.quick_browser(Screen::Desktop).await;
    let mut hands = stage.sit_at(browser, &made, &[A, B]).await;
    let mut seen = Vec::new();
    while seen.len() < 3 {
        assert!(hands.my_turn().await);
        let owed = hands.eyes.owes().expect("the game goes on");
        if seen.last() != Some(&owed) {
            seen.push(owed);
        }
        hands.asked().await;
        assert_eq!(hands.browser.count("[data-test=curtain]").await, 0);
        assert_eq!(purses(&hands.browser).await, json!(["coins-A", "coins-B"]));
        let line = hands.advice();
        hands.give(&line).await;
    }
    hands.browser.close().await;
}

/// Presses a button that turns back, and waits until that is so.
async fn turn(hands: &mut Hands, css: &str) -> State {
    hands.asked().await;
    hands.browser.until(&format!("document.querySelector('{css}[aria-disabled=false]')")).await;
    hands.press(css, "turn").await;
    let before = hands.eyes.now.version;
    while hands.eyes.now.version == before {
        hands.eyes.next().await;
    }
    hands.asked().await;
    hands.eyes.state()
}

#[tokio::test(flavor = "multi_thread")]
async fn what_was_done_is_taken_back_given_again_and_begun_anew() {
    let stage = Stage::open("undo");
    for screen in Screen::BOTH {
        let mut hands = stage.duel(Set::Base, screen).await;
        // After a combo is taken another is drawn, and that stays.
        assert!(hands.play(1).await && hands.my_turn().await);
        hands.asked().await;
        let can = "return document.querySelector('[data-test=undo]').getAttribute('aria-disabled')";
        assert_eq!(hands.browser.js(can).await, json!("true"));
        let mut states = vec![hands.eyes.state()];
        for _ in 0..3 {
            assert!(hands.play(1).await && hands.my_turn().await);
            states.push(hands.eyes.state());
        }
        assert_eq!(turn(&mut hands, "[data-test=undo]").await, states[2]);
        assert_eq!(turn(&mut hands, "[data-test=undo]").await, states[1]);
        assert_eq!(turn(&mut hands, "[data-test=redo]").await, states[2]);
        assert_eq!(turn(&mut hands, "[data-test=restart]").await, states[0]);
        hands.browser.shot("begun-anew").await;
        // The same by keys where there are keys.
        if screen == Screen::Desktop {
            assert!(hands.play(1).await && hands.my_turn().await);
            hands.asked().await;
            let now = hands.eyes.now.version;
            hands.browser.press(&['u']).await;
            while hands.eyes.now.version == now {
                hands.eyes.next().await;
            }
            assert_eq!(hands.eyes.state(), states[0]);
        }
        assert!(hands.play(2).await);
        assert_eq!(hands.browser.console().await, Vec::<String>::new());
        hands.browser.close().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_guest_is_asked_for_a_name() {
    let stage = Stage::open("guest");
    for screen in Screen::BOTH {
        let made = stage.table(&wanted("base", &[NewKind::Me, NewKind::Friend])).await;
        let ben = stage.sit(screen, &made, B).await;
        if screen == Screen::Phone {
            ben.browser.poke("[data-test=tab-turn]").await;
            ben.browser.shot("asked").await;
            ben.browser.poke("[data-test=strip-B]").await;
        }
        let field = ben.browser.see("[data-test=name-ask]").await;
        is_large(&ben.browser, "the question for a name").await;
        field.send_keys("Benedikta").await.expect("it is typed");
        ben.browser.shot("typed").await;
        ben.browser.poke("[data-test=name-go]").await;
        ben.browser
            .until("document.querySelector('[data-test=player-B] h3').textContent == 'Benedikta'")
            .await;
        ben.browser.until("!document.querySelector('[data-test=name-ask]')").await;
        ben.leave().await;
    }
}
