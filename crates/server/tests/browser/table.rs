//! At the table.

use engine::Seat;
use wire::protocol::NewKind;

use crate::common::{bot, wanted};
use crate::hands::Hands;
use crate::stage::{Screen, Stage};

const A: Seat = Seat(0);

#[tokio::test(flavor = "multi_thread")]
async fn a_killed_server_is_survived_without_a_reload() {
    let mut stage = Stage::open("heals");
    let made = stage.table(&wanted("base", &[NewKind::Me, bot("novice")])).await;
    let mut hands = stage.sit(Screen::Desktop, &made, A).await;
    hands.browser.js("window.same = true").await;
    for answers in [1, 2, 3] {
        hands.play(answers).await;
        assert!(hands.my_turn().await);
        hands.settle().await;
        let (now, log) = (hands.eyes.now.clone(), hands.eyes.log.clone());
        stage.kill_server();
        hands.browser.until("document.querySelector('[data-test=trouble]').innerText.trim()").await;
        hands.browser.shot("lost").await;
        stage.start_server();
        let Hands { browser, .. } = hands;
        browser.until("!document.querySelector('[data-test=trouble]').innerText.trim()").await;
        hands = stage.hands(browser, &made, &[A]).await;
        assert_eq!((&hands.eyes.now, &hands.eyes.log), (&now, &log), "nothing is lost");
        hands.settle().await;
        assert_eq!(hands.browser.js("return window.same").await, true, "the page was not loaded again");
    }
    hands.play(3).await;
    hands.browser.close().await;
}
