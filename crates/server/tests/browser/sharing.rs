//! People who share a device, and people who are invited to one that others cannot reach.

use content::Set;
use engine::Seat;
use serde_json::json;
use wire::protocol::NewKind;

use crate::browser::Screen;
use crate::common::wanted;
use crate::prepared;
use crate::stage::Stage;

const SEATS: [Seat; 3] = [Seat(0), Seat(1), Seat(2)];

/// A look at the next event is a secret whatever is agreed about coins.
#[tokio::test(flavor = "multi_thread")]
async fn a_curtain_hides_what_one_has_seen_of_the_next_event() {
    let stage = Stage::open("curtain-event");
    let kinds = prepared::kinds(Set::River);
    let prepared = kinds.values().find(|it| it.line == "peek").expect("somebody may look").clone();
    let mut table = prepared.table(Set::River);
    table.options.purses = "open".to_owned();
    let made = stage.table(&table).await;
    let browser = stage.quick_browser(Screen::Desktop).await;
    let mut hands = stage.sit_at(browser, &made, &SEATS).await;
    assert!(hands.my_turn().await);
    if hands.browser.sees("[data-test=curtain]").await {
        hands.browser.poke("[data-test=curtain-go]").await;
    }
    hands.asked().await;
    let looks = hands.eyes.owes().expect("somebody");
    hands.eyes.answer(looks, "peek").await.expect("it is listed");
    hands.settle().await;
    while hands.eyes.owes() == Some(looks) {
        let line = hands.advice();
        hands.eyes.answer(looks, &line).await.expect("it is listed");
    }
    hands.browser.see("[data-test=curtain]").await;
    hands.browser.shot("falls").await;
    let hint = hands.browser.text("[data-test=curtain] p").await;
    assert!(hint.contains("event"), "{hint}");
    hands.browser.poke("[data-test=curtain-go]").await;
    hands.browser.until("!document.querySelector('[data-test=curtain]')").await;
    assert!(!hands.browser.sees("[data-test=event-next]").await, "the next has not looked");
    hands.leave().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn on_a_shared_device_it_is_said_whose_turn_it_is() {
    let stage = Stage::open("shared");
    let mut plan = wanted("base", &[NewKind::Me, NewKind::Me]);
    plan.options.purses = "open".to_owned();
    for (seat, name) in plan.seats.iter_mut().zip(["Ada", "Ben"]) {
        name.clone_into(&mut seat.name);
    }
    let made = stage.table(&plan).await;
    let browser = stage.quick_browser(Screen::Desktop).await;
    let mut hands = stage.sit_at(browser, &made, &SEATS[..2]).await;
    assert!(hands.my_turn().await);
    let first = hands.eyes.owes().expect("somebody");
    while hands.eyes.owes() == Some(first) {
        hands.asked().await;
        let line = hands.advice();
        hands.give(&line).await;
        hands.my_turn().await;
    }
    hands.asked().await;
    let (letter, name) = if first == Seat(0) { ('B', "Ben") } else { ('A', "Ada") };
    let prompt = hands.browser.text("[data-test=prompt]").await;
    assert!(prompt.starts_with(name), "{prompt}");
    // No curtain falls where nothing is hidden, and that is said.
    assert!(
        prompt.contains("nothing is hidden") && !hands.browser.sees("[data-test=curtain]").await,
        "{prompt}"
    );
    let tags = "return [...document.querySelectorAll('.players .pl')].map((it) =>
        [it.dataset.test, [...it.querySelectorAll('.who .tag')].map((it) => it.innerText).join()])";
    let tags = hands.browser.js(tags).await;
    let to_play: Vec<_> = tags.as_array().expect("cards").iter().filter(|it| it[1] == "to play").collect();
    assert_eq!(to_play, [&json!([format!("player-{letter}"), "to play"])], "{tags}");
    hands.browser.shot("named").await;
    hands.browser.resize((390, 844, true)).await;
    hands.browser.shot("named-small").await;
    let bar = hands.browser.text(".top .state").await;
    assert!(bar.starts_with(name), "{bar}");
    hands.leave().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_invitation_that_only_this_machine_can_follow_says_so() {
    let stage = Stage::open("local");
    let browser = stage.browser(Screen::Desktop).await;
    browser.goto("/new").await;
    browser.see("[data-test=create]").await;
    browser
        .js("const it = document.querySelectorAll('[data-test=seat-kind]')[1]; it.value = 'friend';
            it.dispatchEvent(new Event('change', { bubbles: true }))")
        .await;
    browser.poke("[data-test=create]").await;
    browser.see("[data-test=local]").await;
    let known = "const done = arguments[0]; fetch('/api/addresses').then((it) => it.json()).then(done)";
    let known = browser.client.execute_async(known, Vec::new()).await.expect("it is told");
    assert_eq!(known["open"], json!(false), "tests listen at 127.0.0.1");
    let addresses = known["addresses"].as_array().expect("a list");
    let wanted = addresses.iter().map(|it| it.as_str().expect("an address").to_owned());
    for part in wanted.chain(["--host 0.0.0.0".to_owned()]) {
        browser
            .until(&format!("document.querySelector('[data-test=local]').innerText.includes('{part}')"))
            .await;
    }
    browser.shot("told").await;
    assert_eq!(browser.console().await, Vec::<String>::new());
    browser.close().await;
}
