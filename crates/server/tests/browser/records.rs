//! Records: whoever has the text of a game looks through it, has its dice checked, and plays on from there.

use serde_json::{Value, json};
use wire::record::Record;

use crate::axe;
use crate::browser::{Browser, Screen};
use crate::common::{Client, get};
use crate::lookback::{DOWN, END, coins, finished, in_theme, is_at, place};
use crate::stage::Stage;

/// Opens a text as a record, by pasting it.
async fn paste(browser: &Browser, text: &str) {
    browser.goto("/record").await;
    browser.see("[data-test=record-text]").await;
    let script = "const it = document.querySelector('[data-test=record-text]'); it.value = arguments[0];
        it.dispatchEvent(new Event('input', { bubbles: true }))";
    browser.client.execute(script, vec![json!(text)]).await.expect("it is pasted");
    browser.poke("[data-test=record-open]").await;
}

/// Drops a text as a file.
async fn drop_file(browser: &Browser, text: &str) {
    browser.goto("/record").await;
    browser.see("[data-test=record-drop]").await;
    let script = "const data = new DataTransfer(); data.items.add(new File([arguments[0]], 'game.rec'));
        document.querySelector('[data-test=record-drop]').dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }))";
    browser.client.execute(script, vec![json!(text)]).await.expect("it is dropped");
}

/// A record of the same game in which a die shows another face, and which ends there.
fn tampered(text: &str) -> (String, usize) {
    let lines: Vec<&str> = text.lines().collect();
    let at = lines.iter().position(|line| line.starts_with("* die ")).expect("a die was rolled");
    let face: u8 = lines[at].rsplit(' ').next().and_then(|it| it.parse().ok()).expect("a face");
    let seed = lines.last().expect("the seed");
    let mut changed: Vec<String> = lines[..at].iter().map(|it| (*it).to_owned()).collect();
    changed.extend([format!("* die {}", (face + 1) % 4), (*seed).to_owned()]);
    (changed.join("\n"), at + 1)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_record_is_opened_checked_and_played_from() {
    let stage = Stage::open("records");
    let (made, eyes) = finished(&stage).await;
    let record = get(stage.address, &format!("/api/tables/{}/record", made.id), "").await.body;
    assert!(Record::read(&record).expect("a record").verify().is_ok());
    let browser = stage.quick_browser(Screen::Desktop).await;
    browser.goto("/record").await;
    browser.see("[data-test=record-text]").await;
    for theme in ["light", "dark"] {
        in_theme(&browser, theme).await;
        axe::is_usable(&browser, theme).await;
        browser.shot(&format!("open-{theme}")).await;
    }
    // What nobody could believe is refused, with the line that is wrong, and nothing else happens.
    let hostile = [
        String::new(),
        "nonsense".to_owned(),
        "x".repeat(300_000),
        record.replace("players 2", "players 200"),
        record.replacen("conquer", "conquer 9", 1),
        record.replacen("box base", "box <script>alert(1)</script>", 1),
        record.replacen("\nend A", "\nend A 9", 1),
        record.replacen("---", "tile |\n| key = \"<img src=x onerror=alert(1)>\"\n---", 1),
    ];
    for text in &hostile {
        paste(&browser, text).await;
        browser.see("[data-test=problem] p").await;
        assert_eq!(browser.count("[data-test=scrub]").await, 0);
        let is_long = browser.text("[data-test=problem] p").await.contains("too long");
        assert_eq!(is_long, text.len() > 200_000);
    }
    browser.shot("refused").await;
    browser.console().await;
    // A true one is shown, and its dice are found fair.
    drop_file(&browser, &record).await;
    is_at(&browser, 0).await;
    browser.see("[data-test=dice-check]:not(.bad)").await;
    browser.press(&[END]).await;
    is_at(&browser, eyes.welcome.log.len()).await;
    let last: Vec<String> =
        eyes.now.seen.view().expect("a view").coins[..2].iter().flatten().map(u16::to_string).collect();
    assert_eq!(coins(&browser).await, last);
    browser.shot("record").await;
    axe::is_usable(&browser, "a record").await;
    // One with a die that the seed does not bring is shown too, and told to be false.
    let (text, line) = tampered(&record);
    paste(&browser, &text).await;
    is_at(&browser, 0).await;
    browser.see("[data-test=dice-check].bad").await;
    assert!(browser.text("[data-test=dice-check]").await.contains(&format!("line {line}")));
    browser.shot("unfair").await;
    // Somewhere in the middle one plays on, against bots.
    drop_file(&browser, &record).await;
    is_at(&browser, 0).await;
    browser.press(&[DOWN, DOWN, DOWN, DOWN]).await;
    browser.until("Number(document.querySelector('[data-test=scrub]').dataset.at) > 10").await;
    let at = place(&browser).await;
    browser.poke("[data-test=from-here]").await;
    browser.until("location.pathname.startsWith('/t/') && document.querySelector('[data-idle]')").await;
    let path = browser.js("return location.pathname").await;
    let id = path.as_str().expect("a path").trim_start_matches("/t/").to_owned();
    let there = Client::join(stage.address, &id, "").await;
    let said = |eyes: &Client, to: usize| -> Vec<Value> {
        eyes.welcome.log[..to].iter().map(|it| json!(it.said)).collect()
    };
    assert_eq!(said(&there, at), said(&eyes, at));
    assert_eq!(there.welcome.table.begun, at);
    let kinds =
        there.presence.seats.iter().filter(|seat| matches!(seat.kind, wire::protocol::SeatKind::Bot(_)));
    assert_eq!(kinds.count(), 1);
    browser.until("document.querySelector('.your-turn')").await;
    browser.shot("from-here").await;
    assert_eq!(browser.console().await, Vec::<String>::new());
    browser.close().await;
}
