//! Time at the table: the line over a game, addresses of its moments, what happened meanwhile, and records.

use engine::Seat;
use serde_json::{Value, json};
use wire::protocol::{NewKind, NewTable, ToServer};
use wire::record::Record;

use crate::axe;
use crate::common::{Client, bot, fresh_id, get, wanted};
use crate::hands::{Made, ada_and_ben};
use crate::stage::{Browser, Screen, Stage};

const A: Seat = Seat(0);
const B: Seat = Seat(1);

const LEFT: char = '\u{e012}';
const UP: char = '\u{e013}';
const RIGHT: char = '\u{e014}';
const DOWN: char = '\u{e015}';
const HOME: char = '\u{e011}';
const END: char = '\u{e010}';

/// A game that two bots have played to its end, with eyes that saw it.
async fn finished(stage: &Stage) -> (Made, Client) {
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
async fn place(browser: &Browser) -> usize {
    let at = browser.js("return Number(document.querySelector('[data-test=scrub]').dataset.at)").await;
    at.as_u64().expect("a place") as usize
}

async fn is_at(browser: &Browser, at: usize) {
    browser
        .until(&format!(
            "document.querySelector('[data-test=scrub]')?.dataset.at == '{at}' && document.querySelector('[data-version]').dataset.version == '{at}'"
        ))
        .await;
}

/// The coins that are shown, by seat.
async fn coins(browser: &Browser) -> Vec<String> {
    let script = "return [...document.querySelectorAll('[data-test=players] .pl .who .coin')].map((it) => it.textContent)";
    serde_json::from_value(browser.js(script).await).expect("a list")
}

async fn in_theme(browser: &Browser, theme: &str) {
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

/// A game of Ada and Ben that is over: what two bots have said at another table.
async fn over(stage: &Stage) -> Made {
    let (_, eyes) = finished(stage).await;
    let said = eyes.welcome.log.iter().filter_map(|entry| entry.said.clone());
    stage.table(&NewTable { begun: said.collect(), ..ada_and_ben() }).await
}

#[tokio::test(flavor = "multi_thread")]
async fn the_end_tells_the_story_and_leads_to_another_game() {
    let stage = Stage::open("story");
    for screen in Screen::BOTH {
        let made = over(&stage).await;
        let ada = stage.quick_browser(screen).await;
        ada.sit(made.link(A)).await;
        ada.see("[data-test=combos] tbody tr").await;
        assert!(ada.count("[data-test=combos] tbody tr").await >= 2);
        assert_eq!(ada.count("[data-test=luck] tbody tr").await, 3, "two players, and the draws");
        for theme in ["light", "dark"] {
            in_theme(&ada, theme).await;
            axe::is_usable(&ada, theme).await;
            ada.shot(theme).await;
        }
        ada.js("document.querySelector('[data-test=combos]').scrollIntoView()").await;
        ada.shot("combos").await;
        // The coins of the combos and the five of the beginning are the coins of the result.
        let sums = "const rows = [...document.querySelectorAll('[data-test=combos] tbody tr')];
            return ['A', 'B'].map((seat) => rows.filter((row) => row.querySelector('.badge').textContent.trim() == seat)
                .reduce((sum, row) => sum + Number(row.children[3].textContent), 5))";
        let sums: Vec<u16> = serde_json::from_value(ada.js(sums).await).expect("numbers");
        let eyes = Client::join(stage.address, &made.id, "").await;
        let coins: Vec<u16> =
            eyes.now.seen.view().expect("a view").coins[..2].iter().flatten().copied().collect();
        assert_eq!(sums, coins);
        // Dice that were there when the game began owe its seed nothing.
        assert!(
            ada.js("return document.querySelector('[data-test=fair] .verdict').classList.contains('good')")
                .await
                == json!(true)
        );
        // The picture is a PNG, made here.
        ada.js("window.pictures = []; const make = URL.createObjectURL;
            URL.createObjectURL = (blob) => { blob.arrayBuffer().then((it) => pictures.push([blob.type, ...new Uint8Array(it).slice(0, 4)])); return make.call(URL, blob); }").await;
        ada.poke("[data-test=picture]").await;
        ada.until("pictures.length == 1").await;
        assert_eq!(ada.js("return pictures[0]").await, json!(["image/png", 137, 80, 78, 71]));
        // The turning point is looked at on the map.
        ada.poke("[data-test=turning-look]").await;
        ada.see("[data-test=scrub]").await;
        ada.until("Number(document.querySelector('[data-test=scrub]').dataset.at) > 0").await;
        ada.poke("[data-test=scrub-live]").await;
        // Ada plays again, and Ben is one press away.
        let ben = stage.quick_browser(screen).await;
        ben.sit(made.link(B)).await;
        ben.see("[data-test=again]").await;
        ada.poke("[data-test=again]").await;
        ben.poke("[data-test=rematch]").await;
        ben.until(&format!("location.pathname.startsWith('/t/') && location.pathname != '/t/{}' && document.querySelector('[data-idle]')", made.id)).await;
        let path = ben.js("return location.pathname").await;
        let id = path.as_str().expect("a path").trim_start_matches("/t/").to_owned();
        let again = Client::join(stage.address, &id, "").await;
        assert!(again.presence.seats[1].taken, "Ben sits there");
        let first = |eyes: &Client| {
            let events = eyes.welcome.log.iter().flat_map(|it| &it.events);
            events.into_iter().find_map(|it| it.strip_prefix("turn-began ").map(|it| it[..1].to_owned()))
        };
        assert_eq!(
            first(&eyes).as_deref() == Some("A"),
            first(&again).as_deref() == Some("B"),
            "the other begins"
        );
        ben.shot("again").await;
        for browser in [ada, ben] {
            assert_eq!(browser.console().await, Vec::<String>::new());
            browser.close().await;
        }
    }
}
