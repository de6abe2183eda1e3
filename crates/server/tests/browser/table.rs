//! At the table.

use content::Set;
use engine::Seat;
use wire::protocol::NewKind;

use crate::common::{bot, wanted};
use crate::hands::Hands;
use crate::prepared;
use crate::stage::{Screen, Stage};

const A: Seat = Seat(0);

/// Plays answers as advised; whether the game goes on.
async fn play(hands: &mut Hands, answers: usize) -> bool {
    for _ in 0..answers {
        if !hands.my_turn().await {
            return false;
        }
        let line = hands.advice();
        hands.give(&line).await;
    }
    true
}

#[tokio::test(flavor = "multi_thread")]
async fn a_killed_server_is_survived_without_a_reload() {
    let mut stage = Stage::open("heals");
    let made = stage.table(&wanted("base", &[NewKind::Me, bot("novice")])).await;
    let mut hands = stage.sit(Screen::Desktop, &made, A).await;
    hands.browser.js("window.same = true").await;
    for answers in [1, 2, 3] {
        play(&mut hands, answers).await;
        assert!(hands.my_turn().await);
        hands.settle().await;
        let (now, log) = (hands.eyes.now.clone(), hands.eyes.log.clone());
        stage.kill_server();
        hands.browser.until("document.querySelector('[data-test=trouble]').innerText.trim()").await;
        hands.browser.shot("lost").await;
        stage.start_server();
        let Hands { browser, .. } = hands;
        browser.until("!document.querySelector('[data-test=trouble]').innerText.trim()").await;
        hands = stage.hands(browser, &made, A).await;
        assert_eq!((&hands.eyes.now, &hands.eyes.log), (&now, &log), "nothing is lost");
        hands.settle().await;
        assert_eq!(hands.browser.js("return window.same").await, true, "the page was not loaded again");
    }
    play(&mut hands, 3).await;
    hands.browser.close().await;
}

/// Every kind of answer that random games of a box have, each on a table of its own.
async fn every_control(set: Set, screen: Screen) {
    let stage = Stage::open(&format!("controls-{}", set.key().replace('+', "-")));
    let mut failed = Vec::new();
    for (kind, prepared) in prepared::kinds(set, 3, 150) {
        let mut plan = wanted(set.key(), &[NewKind::Friend, NewKind::Friend, NewKind::Friend]);
        plan.begun = prepared.facts;
        let made = stage.table(&plan).await;
        let mut hands = stage.sit(screen, &made, prepared.seat).await;
        hands.settle().await;
        hands.browser.shot(&kind.replace(' ', "-")).await;
        hands.give(&prepared.line).await;
        failed.extend(hands.browser.console().await.into_iter().map(|line| format!("{kind}: {line}")));
        hands.browser.close().await;
    }
    assert_eq!(failed, Vec::<String>::new());
}

macro_rules! every_control {
    ($($name:ident: $set:ident $screen:ident;)*) => { $(
        #[tokio::test(flavor = "multi_thread")]
        async fn $name() {
            every_control(Set::$set, Screen::$screen).await;
        }
    )* };
}

every_control! {
    every_choice_of_base_can_be_made: Base Desktop;
}
