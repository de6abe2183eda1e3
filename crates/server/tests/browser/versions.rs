//! Pages and tables of other versions: a page that is too old loads itself anew when nobody is in the middle of something,
//! a table of other rules can be looked at, and a server that is replaced is found again.

use content::Set;
use content::words::{Language, Words};
use engine::Seat;

use crate::browser::Screen;
use crate::common::wanted;
use crate::hands::Hands;
use crate::stage::Stage;
use wire::protocol::NewKind;

const A: Seat = Seat(0);
const B: Seat = Seat(1);

/// As long as the tab remembers to be old, what it says and hears is of another version: it says a version that nobody
/// speaks any more, or hears one that it does not speak, or hears what it cannot read.
const OLD: &str = "sessionStorage.loads = Number(sessionStorage.loads ?? 0) + 1;
    const age = sessionStorage.age;
    delete sessionStorage.age;
    const Real = window.WebSocket;
    window.WebSocket = class extends Real {
        constructor(address) {
            super(age === 'speaks' ? address.replace(/v=\\d+/, 'v=0') : address);
        }
        set onmessage(heard) {
            super.onmessage = heard && ((event) => {
                const newer = { hears: [/\"protocol\":\\d+/, '\"protocol\":99'], wonders: [/^{\"welcome\"/, '{\"news\"'] }[age];
                heard(newer ? new MessageEvent('message', { data: event.data.replace(...newer) }) : event);
            });
        }
    };";

const TROUBLE: &str = "document.querySelector('[data-test=trouble]').innerText.trim()";

fn english(key: &str) -> String {
    Words::new(Language::En).get(key).expect("a text")
}

/// Opens the table in a tab that is old in some way.
async fn open_old(hands: &Hands, age: &str) {
    let script = format!(
        "sessionStorage.age = '{age}'; sessionStorage.loads = 0; localStorage.removeItem('reloaded')"
    );
    hands.browser.js(&script).await;
    hands.browser.goto(&format!("/t/{}", hands.table.id)).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_page_that_is_too_old_loads_itself_anew_between_turns() {
    let stage = Stage::open("versions");
    let made = stage.table(&wanted("base", &[NewKind::Me, NewKind::Friend])).await;
    let mut ada = stage.sit(Screen::Desktop, &made, A).await;
    let mut ben = stage.sit(Screen::Desktop, &made, B).await;
    if ada.eyes.owes() == Some(A) {
        std::mem::swap(&mut ada, &mut ben);
    }
    // Ben is asked, whichever seat he has; Ada waits.
    ada.browser.before_pages(OLD).await;
    for age in ["speaks", "hears", "wonders"] {
        open_old(&ada, age).await;
        ada.browser.until("sessionStorage.loads === '2'").await;
        ada.settle().await;
        ada.browser.until(&format!("!{TROUBLE}")).await;
    }
    // Who is asked is told, and plays on; the page loads itself anew when the turn is over.
    ben.browser.before_pages(OLD).await;
    open_old(&ben, "hears").await;
    ben.browser.until(&format!("{TROUBLE}.includes({:?})", english("problem-version"))).await;
    ben.browser.shot("told").await;
    assert!(ben.play(1).await);
    assert_eq!(ben.browser.js("return sessionStorage.loads").await, "1", "not in the middle of a turn");
    ben.hurry().await;
    ben.browser.until("sessionStorage.loads === '2'").await;
    ben.settle().await;
    ben.browser.until(&format!("!{TROUBLE}")).await;
    ada.leave().await;
    ben.leave().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_of_other_rules_can_be_looked_at_and_says_why_it_does_not_go_on() {
    let mut stage = Stage::open("rules");
    let mut hands = stage.duel(Set::Base, Screen::Desktop).await;
    assert!(hands.play(1).await);
    hands.settle().await;
    // The server is asked to end and comes back with other rules; the page comes back by itself.
    stage.stop_server();
    stage.change_store("UPDATE tables SET head = json_set(head, '$.rules', 99)").await;
    stage.start_server();
    hands.browser.until(&format!("{TROUBLE}.includes({:?})", english("problem-frozen"))).await;
    assert!(hands.browser.sees("[data-region]").await, "the map is there");
    hands.browser.shot("frozen").await;
    stage.stop_server();
    stage.change_store("UPDATE tables SET head = json_set(head, '$.options.box', 'atlantis')").await;
    stage.start_server();
    hands.browser.until(&format!("{TROUBLE}.includes({:?})", english("problem-unreadable-table"))).await;
    // It is kept, and goes on as soon as the server can read it.
    stage.stop_server();
    stage
        .change_store("UPDATE tables SET head = json_set(head, '$.options.box', 'base', '$.rules', 1)")
        .await;
    stage.start_server();
    hands.browser.until(&format!("!{TROUBLE}")).await;
    hands.browser.close().await;
}
