//! Somebody is away: a bot plays for them, the others wait, or the seat goes to somebody else.

use content::words::{Language, Words};
use engine::Seat;
use wire::protocol::{DEFAULT_BOT, NewTable, Policy, SeatKind, SeatLink, ToServer};

use crate::browser::{Browser, Screen};
use crate::common::fresh_id;
use crate::hands::{Hands, Made, ada_and_ben};
use crate::stage::Stage;

const A: Seat = Seat(0);
const B: Seat = Seat(1);
/// How long one must be away, so that nothing happens while a test looks.
const HOUR: u32 = 3600;

/// Ada plays and Ben has gone in the middle of his turn.
async fn without_ben(stage: &Stage, screen: Screen, policy: Policy) -> Hands {
    let made = stage.table(&NewTable { policy, ..ada_and_ben() }).await;
    let mut ada = stage.sit(screen, &made, A).await;
    let mut ben = stage.sit(Screen::Desktop, &made, B).await;
    ada.hurry().await;
    assert!(ben.play(2).await && ben.my_turn().await);
    let version = ben.eyes.now.version;
    ben.leave().await;
    while ada.eyes.now.version < version || ada.eyes.presence.seats[1].online {
        ada.eyes.next().await;
    }
    ada.settle().await;
    ada
}

/// Waits until the bar says something of the words.
async fn says(browser: &Browser, key: &str, minutes: u32) {
    let args = [("name", "Ben".into()), ("minutes", minutes.into())];
    let words = Words::new(Language::En).fill(key, &args).expect("a word");
    let told = format!("document.querySelector('[data-test=prompt] p').textContent == {words:?}");
    browser.until(&told).await;
}

/// Waits until the card of Ben's seat says something, or says it no more.
async fn marks(browser: &Browser, key: &str, yes: bool) {
    let words = Words::new(Language::En).get(key).expect("a word");
    let tags = "[...document.querySelectorAll('[data-test=player-B] .tag')]";
    browser.until(&format!("{tags}.some((it) => it.textContent == {words:?}) == {yes}")).await;
}

/// Ben comes back by a link of his seat, and answers.
async fn plays_again(stage: &Stage, ada: &mut Hands, made: &Made) {
    let mut ben = stage.sit(Screen::Phone, made, B).await;
    marks(&ada.browser, "player-bot-in", false).await;
    marks(&ada.browser, "player-away", false).await;
    ada.hurry().await;
    assert!(ben.play(1).await, "whoever is back is asked");
    assert_eq!(ben.eyes.presence.seats[1].kind, SeatKind::Human);
    assert_eq!(ben.browser.console().await, Vec::<String>::new());
    ben.leave().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_plays_for_whoever_is_away_until_they_are_back() {
    let stage = Stage::open("away-bot");
    let bot = |after| Policy::Bot { level: "novice".to_owned(), after };
    let mut ada = Box::pin(without_ben(&stage, Screen::Desktop, bot(HOUR))).await;
    says(&ada.browser, "bar-away-bot", HOUR / 60).await;
    marks(&ada.browser, "player-away", true).await;
    ada.browser.shot("gone").await;
    // Nobody waits so long in a test.
    let version = ada.eyes.presence.version;
    let policy = ToServer::Policy { id: fresh_id(), version, policy: bot(0) };
    ada.eyes.command(&policy).await.expect("the host may");
    assert!(ada.my_turn().await, "the bot ends Ben's turn");
    ada.asked().await;
    marks(&ada.browser, "player-bot-in", true).await;
    ada.browser.shot("bot").await;
    let made = ada.table.clone();
    plays_again(&stage, &mut ada, &made).await;
    assert_eq!(ada.browser.console().await, Vec::<String>::new());
    ada.leave().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_others_wait_and_are_told_for_whom() {
    let stage = Stage::open("away-wait");
    let mut ada = Box::pin(without_ben(&stage, Screen::Phone, Policy::Wait)).await;
    says(&ada.browser, "bar-away-wait", 0).await;
    ada.browser.shot("gone").await;
    // Nothing is offered that nobody may do.
    ada.browser.poke("[data-test=tab-players]").await;
    ada.browser.see("[data-test=seat-A]").await;
    marks(&ada.browser, "player-away", true).await;
    assert!(!ada.browser.sees("[data-test=seat-B]").await);
    ada.browser.shot("players").await;
    let made = ada.table.clone();
    plays_again(&stage, &mut ada, &made).await;
    assert_eq!(ada.browser.console().await, Vec::<String>::new());
    ada.leave().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_host_changes_what_happens_when_somebody_is_away() {
    let stage = Stage::open("away-manners");
    for screen in Screen::BOTH {
        let mut ada = Box::pin(without_ben(&stage, screen, Policy::Wait)).await;
        let wanted = [
            ("bot", "bar-away-bot", Policy::Bot { level: DEFAULT_BOT.to_owned(), after: 300 }),
            ("hand", "bar-away-hand", Policy::HandOn { after: 300 }),
            ("wait", "bar-away-wait", Policy::Wait),
        ];
        ada.press("[data-test=absence] summary", "players").await;
        for (key, told, policy) in wanted {
            let choice = ada.browser.see("[data-test=absence] select").await;
            choice.select_by_value(key).await.expect("it can be chosen");
            while ada.eyes.presence.policy != policy {
                ada.eyes.next().await;
            }
            says(&ada.browser, told, 5).await;
            ada.browser.shot(key).await;
        }
        // Ben comes back, and is not asked.
        let ben = stage.sit(screen, &ada.table, B).await;
        if screen == Screen::Phone {
            ben.browser.poke("[data-test=tab-players]").await;
        }
        ben.browser.see("[data-test=seat-B]").await;
        assert!(!ben.browser.sees("[data-test=absence]").await, "the host says it");
        ben.leave().await;
        assert_eq!(ada.browser.console().await, Vec::<String>::new());
        ada.leave().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_seat_is_handed_on_by_link() {
    let stage = Stage::open("away-hand");
    for screen in Screen::BOTH {
        let mut ada = Box::pin(without_ben(&stage, screen, Policy::HandOn { after: 0 })).await;
        says(&ada.browser, "bar-away-hand", 0).await;
        ada.press("[data-test=seat-B] summary", "players").await;
        ada.browser.poke("[data-test=hand-on]").await;
        let link = ada.browser.see("[data-test=new-link]").await;
        let link = link.attr("href").await.expect("it is there").expect("it leads somewhere");
        says(&ada.browser, "bar-away-hand", 0).await;
        ada.browser.shot("link").await;
        let path = link[link.find("/t/").expect("a table")..].to_owned();
        let mut link = SeatLink { seat: B, path };
        stage.take(&mut link).await;
        let made = Made { id: ada.table.id.clone(), links: vec![link] };
        plays_again(&stage, &mut ada, &made).await;
        // The link Ben had is worth nothing any more, and says so.
        let ben = stage.quick_browser(screen).await;
        ben.goto(ada.table.link(B)).await;
        ben.see("[data-test=trouble] .mishap").await;
        ben.shot("worthless").await;
        ben.close().await;
        assert_eq!(ada.browser.console().await, Vec::<String>::new());
        ada.leave().await;
    }
}
