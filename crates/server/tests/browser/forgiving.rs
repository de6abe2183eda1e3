//! A table that forgives: the end of a turn can be taken back, and buttons that give something away ask first.

use content::Set;
use engine::Seat;
use wire::protocol::NewKind;

use crate::browser::Screen;
use crate::common::{Client, follow, wanted};
use crate::hands::Hands;
use crate::mapview::SEEN;
use crate::stage::Stage;
use crate::table::in_sight;

/// Lets the time to take back run out when the test says so, and never before.
const CLOCK: &str = "const real = window.setTimeout;
    window.setTimeout = (act, after, ...more) =>
        after == 8000 ? (window.ripen = act, 0) : real(act, after, ...more);";

impl Stage {
    /// Sits down against a bot, with time to take back.
    async fn careful_duel(&self, screen: Screen) -> Hands {
        let mut hands = self.duel(Set::Base, screen).await;
        assert!(hands.my_turn().await);
        hands.browser.js("localStorage.setItem('take-back', '8')").await;
        hands.browser.before_pages(CLOCK).await;
        hands.browser.goto(&format!("/t/{}", hands.table.id)).await;
        hands.asked().await;
        hands
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_end_of_a_turn_can_be_taken_back() {
    let stage = Stage::open("take-back");
    for screen in Screen::BOTH {
        let mut hands = stage.careful_duel(screen).await;
        hands.play(1).await;
        hands.asked().await;
        // Whoever holds nothing yet is asked, by a button that is not the green one.
        let main = "[data-test=primary][data-asks]:not(.go)";
        hands.browser.see(main).await;
        let before = hands.eyes.log.len();
        hands.press("[data-test=end-turn]", "turn").await;
        hands.browser.until("document.querySelector('[data-test=end-turn].sure small').innerText").await;
        hands.browser.shot("sure").await;
        hands.press("[data-test=end-turn].sure", "turn").await;
        hands.browser.see("[data-test=primary] .ring").await;
        hands.browser.shot("held").await;
        hands.press("[data-test=undo]", "turn").await;
        hands.asked().await;
        hands.browser.see(main).await;
        assert!(!hands.browser.sees(".ring").await);
        hands.play(2).await;
        let said: Vec<_> = hands.eyes.log[before..].iter().filter_map(|entry| entry.said.clone()).collect();
        assert!(said.len() == 2 && said.iter().all(|said| said.contains(" conquer ")), "{said:?}");
        // With tokens left that can conquer the button asks too; what ends the turn comes in one piece.
        let (turn, before) = (hands.eyes.now.version, hands.eyes.log.len());
        hands.asked().await;
        hands.press_surely("[data-test=end-turn]").await;
        hands.browser.see(".ring").await;
        hands.browser.js("ripen()").await;
        while hands.eyes.now.version == turn {
            hands.eyes.next().await;
        }
        let said: Vec<_> = hands.eyes.log[before..].iter().filter_map(|entry| entry.said.clone()).collect();
        assert!(said[0].ends_with(" done") && said[1].contains(" put "), "{said:?}");
        assert_eq!(hands.browser.console().await, Vec::<String>::new());
        hands.leave().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_leaves_has_ended_the_turn_and_a_click_ends_the_wait() {
    let stage = Stage::open("take-back-leave");
    let mut hands = stage.careful_duel(Screen::Desktop).await;
    hands.play(2).await;
    hands.asked().await;
    let before = hands.eyes.now.version;
    hands.press_surely("[data-test=end-turn]").await;
    hands.browser.see(".ring").await;
    hands.browser.goto("/icon.svg").await;
    while hands.eyes.now.version == before {
        hands.eyes.next().await;
    }
    hands.browser.goto(&format!("/t/{}", hands.table.id)).await;
    assert!(hands.my_turn().await);
    hands.asked().await;
    // A people that goes into decline gives the turn away as well.
    let legal = hands.eyes.legal();
    assert!(legal.contains(&"decline".to_owned()), "{legal:?}");
    let before = hands.eyes.log.len();
    hands.press("[data-answer=decline]", "turn").await;
    hands.browser.see(".ring").await;
    assert_eq!(hands.eyes.log.len(), before);
    hands.press("[data-test=primary]", "turn").await;
    hands.arrived(before, "decline").await;
    hands.leave().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_turned_phone_shows_what_it_showed_and_what_others_do() {
    let stage = Stage::open("turned");
    let made = stage.table(&wanted("base", &[NewKind::Friend, NewKind::Friend])).await;
    let mut hands = stage.sit(Screen::Phone, &made, Seat(0)).await;
    let whole = hands.number(SEEN).await;
    assert!(hands.number("innerWidth").await < 400.0);
    let mut other =
        Client::join(stage.address, &made.id, &follow(stage.address, made.link(Seat(1))).await).await;
    if hands.eyes.owes() == Some(Seat(1)) {
        turn_of(&mut other).await;
    }
    assert!(hands.my_turn().await);
    while !hands.eyes.legal().iter().any(|line| line.starts_with("put")) {
        hands.play(1).await;
        hands.my_turn().await;
    }
    hands.asked().await;
    let own: Vec<String> = hands.eyes.legal();
    let mut own: Vec<&str> = own.iter().filter_map(|line| line.split(' ').nth(1)).collect();
    own.dedup();
    assert!(own.len() > 1, "{own:?}");
    for size in [(390, 844, true), (844, 390, true), (390, 844, true)] {
        hands.browser.resize(size).await;
        hands.browser.until(&in_sight(&own)).await;
        hands.browser.shot(&format!("{}x{}", size.0, size.1)).await;
    }
    let close = hands.number(SEEN).await;
    assert!(close < whole * 0.9, "what can be chosen is looked at closely: {close} of {whole}");
    hands.play(1).await;
    hands.hurry().await;
    // Then the other plays, anywhere on the map.
    let before = hands.eyes.log.len();
    turn_of(&mut other).await;
    while hands.eyes.owes() != Some(Seat(0)) {
        hands.eyes.next().await;
    }
    let said = hands.eyes.log[before..].iter().filter_map(|entry| entry.said.clone());
    let taken: Vec<String> = said.filter_map(|it| it.strip_prefix("B conquer ").map(str::to_owned)).collect();
    assert!(!taken.is_empty());
    hands.settle().await;
    let taken: Vec<&str> = taken.iter().map(String::as_str).collect();
    hands.browser.until(&in_sight(&taken)).await;
    hands.leave().await;
}

/// A turn that is not played on a page: the first of everything, but as many regions as can be had.
async fn turn_of(client: &mut Client) {
    let seat = Seat(1);
    client.wait_for(&[seat]).await;
    while client.owes() == Some(seat) {
        let legal = client.legal();
        let line = legal.iter().find(|line| line.starts_with("conquer")).unwrap_or(&legal[0]).clone();
        client.answer(seat, &line).await.expect("it is listed");
    }
}

/// The setting, kept.
#[tokio::test(flavor = "multi_thread")]
async fn the_time_to_take_back_is_chosen() {
    let stage = Stage::open("take-back-time");
    let browser = stage.browser(Screen::Desktop).await;
    browser.goto("/settings").await;
    browser.see("[data-test=set-take-back]").await;
    browser.js("document.querySelector('[data-test=set-take-back] input[value=\"8\"]').click()").await;
    browser.until("localStorage['take-back'] == '8'").await;
    assert_eq!(browser.console().await, Vec::<String>::new());
    browser.close().await;
}
