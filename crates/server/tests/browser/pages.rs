//! The pages before the table: what they offer, in which language, and for whom.

use content::words::{Language, Words, keys};
use engine::Seat;
use serde_json::json;
use wire::protocol::NewKind;

use crate::axe;
use crate::browser::{Browser, Screen};
use crate::common::wanted;
use crate::everyone::{THEMES, is_large};
use crate::stage::Stage;

/// The pages with something to wait for on each.
pub const PAGES: [(&str, &str); 15] = [
    ("/", "[data-test=play-now]"),
    ("/new", "[data-test=create]"),
    ("/join", "[data-test=join-go]"),
    ("/watch", "#watch-title"),
    ("/games", "[data-test=no-games]"),
    ("/make/tile", "[data-test=name-en]"),
    ("/settings", "[data-test=set-theme]"),
    ("/help", ".keys"),
    ("/lab", ".worths summary"),
    ("/credits", ".credits"),
    ("/rules", "[data-rule=CORE-DIE-4]"),
    ("/tiles", "[data-tile=race-trolls]"),
    ("/learn", "[data-test=lesson-base]"),
    ("/puzzles", "[data-test=puzzle-base]"),
    ("/nowhere", ".sheet h1"),
];

#[tokio::test(flavor = "multi_thread")]
async fn the_pages_are_for_everyone() {
    let stage = Stage::open("pages");
    for screen in Screen::BOTH {
        let browser = stage.browser(screen).await;
        browser.goto("/icon.svg").await;
        for theme in THEMES {
            for (path, sign) in PAGES {
                browser.goto_in(theme, path).await;
                browser.see(sign).await;
                assert_eq!(browser.js(TOO_WIDE).await, json!([]), "{path} on {screen:?}");
                axe::is_usable_in(theme, &browser, &format!("{path}, {theme}, {screen:?}")).await;
                is_large(&browser, path).await;
                let name = if path == "/" { "front" } else { &path[1..].replace('/', "-") };
                browser.shot(&format!("{name}-{theme}")).await;
            }
        }
        assert_eq!(browser.console().await, Vec::<String>::new());
        browser.close().await;
    }
}

/// What sticks out of the window to the right, if the page scrolls sideways.
const TOO_WIDE: &str = "scrollTo(200, 0);
    return scrollX > 0 ? [...document.querySelectorAll('main *')]
        .filter((it) => it.getBoundingClientRect().right > innerWidth + 1).map((it) => it.outerHTML.slice(0, 120)) : []";

#[tokio::test(flavor = "multi_thread")]
async fn every_box_has_its_picture_and_every_seat_its_own_name() {
    let stage = Stage::open("draft");
    let browser = stage.browser(Screen::Desktop).await;
    browser.goto("/new").await;
    browser.see("[data-test=create]").await;
    for set in content::Set::ALL {
        let shown = "document.querySelector('.map.small')?.getAttribute('aria-label')";
        let before = browser.js(&format!("return {shown} ?? null")).await;
        browser.js(&format!("document.querySelector('[data-test=\"box-{}\"]').click()", set.key())).await;
        // The box that is chosen at first is shown already.
        if set != content::Set::ALL[0] {
            browser.until(&format!("{shown} && {shown} != {before}")).await;
        }
        browser.until("document.querySelector('.map.small .signs use')").await;
        let drawn =
            "[...document.querySelectorAll('.map.small .signs use')].some((it) => it.getBBox().width > 0)";
        browser.until(drawn).await;
    }
    // A bot's name goes with the bot, and comes back with it.
    let name = "document.querySelectorAll('[data-test=seat-name]')[1].value";
    let bot = browser.js(&format!("return {name}")).await;
    let choose = |who: &str| {
        format!(
            "const it = document.querySelectorAll('[data-test=seat-kind]')[1]; it.value = '{who}';
            it.dispatchEvent(new Event('change', {{ bubbles: true }}))"
        )
    };
    browser.js(&choose("friend")).await;
    browser.until(&format!("{name} == ''")).await;
    browser.js(&choose("bot")).await;
    browser.until(&format!("{name} == {bot}")).await;
    // A board for so many is not kept for fewer.
    browser.poke("[data-test=add-seat]").await;
    let board = "document.querySelector('[data-test=board]')";
    browser.until(&format!("{board}.options.length > 0")).await;
    browser.poke("[data-test=remove-seat]").await;
    browser.until(&format!("{board}.value == ''")).await;
    assert_eq!(browser.console().await, Vec::<String>::new());
    browser.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_front_page_is_one_screen() {
    let stage = Stage::open("screen");
    for screen in Screen::BOTH {
        for language in Language::ALL {
            let browser = stage.browser_in(screen, language.key()).await;
            browser.goto("/").await;
            browser.see("[data-test=play-now]").await;
            browser.until("document.querySelector('.watch .none, .watch ul')").await;
            let (tall, high) = (browser.js(TALL).await, browser.js("return innerHeight").await);
            browser.shot(&format!("front-{}", language.key())).await;
            assert!(tall.as_f64() <= high.as_f64(), "{} on {screen:?}: {tall} of {high}", language.key());
            browser.close().await;
        }
    }
}

/// How far down people must look to have seen everything there is to choose; the small print may be below.
const TALL: &str = "return document.querySelector('.watch').getBoundingClientRect().bottom";

/// Texts of the interface that would give away that a page is not wholly in the other language.
fn telling(language: Language, other: Language) -> Vec<String> {
    let (own, foreign) = (Words::new(language), Words::new(other));
    let plain = keys(other).expect("the words are sound").into_iter().filter(|key| key.places.is_empty());
    let texts = plain.filter(|key| !key.name.starts_with("language-")).filter_map(|key| {
        let text = foreign.get(&key.name)?;
        (text.len() > 9 && own.get(&key.name)? != text).then_some(text)
    });
    texts.collect()
}

async fn is_in(browser: &Browser, language: Language) {
    browser.until(&format!("document.documentElement.lang == '{}'", language.key())).await;
    let text = browser.text("body").await;
    for other in Language::ALL.into_iter().filter(|other| *other != language) {
        let own = Words::new(language);
        for foreign in telling(language, other).into_iter().filter(|foreign| text.contains(foreign)) {
            // A text of another language may be part of one of ours.
            let ours = keys(language)
                .expect("sound")
                .iter()
                .any(|key| own.get(&key.name).is_some_and(|text| text.contains(&foreign)));
            assert!(ours, "'{foreign}' is on a page in {}", language.key());
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_language_is_the_browsers_and_is_switched_at_any_time() {
    let stage = Stage::open("language");
    let browser = stage.browser_in(Screen::Desktop, "fr").await;
    let words = Words::new(Language::De);
    for (path, sign) in PAGES {
        browser.goto(path).await;
        browser.js("localStorage.removeItem('language')").await;
        browser.goto(path).await;
        browser.see(sign).await;
        is_in(&browser, Language::Fr).await;
        let select = browser.see("header [data-test=language]").await;
        select.select_by_value("de").await.expect("German is offered");
        is_in(&browser, Language::De).await;
        browser.shot(&format!("de-{}", path.trim_matches('/'))).await;
    }
    // The choice is kept.
    browser.goto("/").await;
    browser.see("[data-test=play-now]").await;
    is_in(&browser, Language::De).await;
    assert!(browser.text("[data-test=play-now]").await.contains(&words.get("front-play").expect("a word")));
    assert_eq!(browser.console().await, Vec::<String>::new());
    browser.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn two_at_one_table_read_their_own_languages() {
    let stage = Stage::open("tongues");
    let made = stage.table(&wanted("base", &[NewKind::Me, NewKind::Friend])).await;
    let mut hands = Vec::new();
    for (seat, language) in [(Seat(0), Language::Fr), (Seat(1), Language::De)] {
        let browser = stage.browser_in(Screen::Desktop, language.key()).await;
        browser.goto("/icon.svg").await;
        browser.js("localStorage.setItem('speed', '0')").await;
        hands.push((stage.sit_at(browser, &made, &[seat]).await, language));
    }
    for _ in 0..8 {
        let owed = hands[0].0.eyes.owes().expect("the game goes on");
        let (one, other) = hands.split_at_mut(1);
        let (one, other) =
            if owed == Seat(0) { (&mut one[0], &mut other[0]) } else { (&mut other[0], &mut one[0]) };
        assert!(one.0.play(1).await);
        while other.0.eyes.now.version < one.0.eyes.now.version {
            other.0.eyes.next().await;
        }
    }
    for (one, language) in hands {
        one.settle().await;
        is_in(&one.browser, language).await;
        one.browser.shot(language.key()).await;
        // At the table too the language is switched at any time.
        let select = one.browser.see("header [data-test=language]").await;
        select.select_by_value("en").await.expect("English is offered");
        is_in(&one.browser, Language::En).await;
        one.browser.close().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn play_now_is_one_click() {
    let stage = Stage::open("now");
    let browser = stage.browser(Screen::Desktop).await;
    browser.goto("/").await;
    browser.poke("[data-test=play-now]").await;
    browser.until("location.pathname.startsWith('/t/')").await;
    // The table is found again from the front page.
    browser.goto("/").await;
    browser.see("[data-test=my-table]").await;
    browser.poke("[data-test=forget]").await;
    browser.until("!document.querySelector('[data-test=my-table]')").await;
    browser.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn friends_come_by_link() {
    let stage = Stage::open("friends");
    // Whoever opens the table has the one screen, the friend the other.
    come_by_link(&stage, Screen::Desktop, Screen::Phone).await;
    come_by_link(&stage, Screen::Phone, Screen::Desktop).await;
}

async fn come_by_link(stage: &Stage, hosts: Screen, friends: Screen) {
    let host = stage.browser(hosts).await;
    host.goto("/new").await;
    host.poke("[data-test='box-underground']").await;
    host.poke("[data-test=add-seat]").await;
    host.until("document.querySelectorAll('[data-test=seat]').length == 4").await;
    let kind = host.see("[data-test=seat]:nth-child(2) [data-test=seat-kind]").await;
    kind.select_by_value("friend").await.expect("friends are offered");
    host.until("document.querySelectorAll('.summary svg.map path').length > 10").await;
    host.shot("new").await;
    host.poke("[data-test=create]").await;
    host.see("[data-test=guest]").await;
    let path = host.js("return location.pathname").await;
    for theme in THEMES {
        host.goto_in(theme, path.as_str().expect("a path")).await;
        host.see("[data-test=guest]").await;
        axe::is_usable(&host, &format!("the invitation, {theme}, {hosts:?}")).await;
        host.shot(&format!("invite-{theme}")).await;
    }
    assert!(!host.sees("[data-test=guest] .tag.on").await);
    host.poke("[data-test=qr]").await;
    host.until("document.querySelector('.qr svg')").await;
    host.shot("invite").await;
    let link = host.js("return document.querySelector('[data-test=guest] [data-test=link]').value").await;
    let link = link.as_str().expect("a link").to_owned();

    // The friend pastes the link on the front page.
    let friend = stage.browser(friends).await;
    friend.goto("/").await;
    friend.see("[data-test=join-code]").await.send_keys(&link).await.expect("a link is typed");
    friend.poke("[data-test=join-go]").await;
    friend.until("/^\\/t\\/[a-z0-9]+$/.test(location.pathname)").await;
    host.see("[data-test=guest] .tag.on").await;
    host.poke("[data-test=to-table]").await;
    host.until("/^\\/t\\/[a-z0-9]+$/.test(location.pathname)").await;
    friend.close().await;
    host.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nonsense_joins_nothing() {
    let stage = Stage::open("nonsense");
    let browser = stage.browser(Screen::Phone).await;
    browser.goto("/join").await;
    browser.poke("[data-test=join-go]").await;
    browser.until("document.querySelector('#join-wrong').textContent.length > 5").await;
    browser
        .see("[data-test=join-code]")
        .await
        .send_keys("https://elsewhere.example/t/abcdef")
        .await
        .expect("typed");
    browser.poke("[data-test=join-go]").await;
    browser.until("document.querySelector('#join-wrong').textContent.length > 5").await;
    assert_eq!(browser.js("return location.pathname").await, json!("/join"));
    // A link that is worth nothing any more says so.
    browser.goto("/t/abcdefghjk#abcdefghjkabcdefghjkabcdef").await;
    browser.see("[data-test=problem] p").await;
    browser.close().await;
}

/// A tile with a fault in its eighth line.
const WRONG_TILE: &str = r#"kind = "power"
key = "sleepy"
tokens = 4
name.en = "Sleepy"
text.en = "Naps."
[[rule]]
when = "active"
effect = "incom"
"#;

#[tokio::test(flavor = "multi_thread")]
async fn what_people_make_at_home_is_checked_and_joins() {
    let stage = Stage::open("home");
    let browser = stage.browser(Screen::Desktop).await;
    browser.goto("/new").await;
    browser.poke("[data-test=home-made] summary").await;
    let paste = async |text: &str| {
        browser.see("[data-test=home-text]").await.send_keys(text).await.expect("a file is pasted");
        browser.poke("[data-test=home-add]").await;
    };
    paste(WRONG_TILE).await;
    let refused = browser.see("[data-test=home-refused]").await.text().await.expect("a text");
    assert!(
        refused.contains("line 8:") && refused.contains("effect") && refused.contains("income"),
        "{refused}"
    );
    browser.shot("refused").await;
    // What was refused has made room for what comes next.
    browser.until("document.querySelector('[data-test=home-text]').value == ''").await;
    paste(include_str!("../../../content/tiles/beekeepers.toml")).await;
    let added = browser.see("[data-test=home-added]").await.text().await.expect("a text");
    assert!(added.contains("Beekeepers"), "{added}");
    assert_eq!(browser.count("[data-test=home-refused]").await, 0);
    browser.shot("added").await;
    browser.poke("[data-test=create]").await;
    browser.see("[data-test=region]").await;
    // The browser tells what the server refused.
    let console = browser.console().await;
    assert!(console.iter().all(|line| line.contains("/api/tiles") && line.contains("400")), "{console:?}");
    browser.close().await;
}

/// What is wrong with a board and with a text that is no TOML is told in the language of the page.
#[tokio::test(flavor = "multi_thread")]
async fn what_is_wrong_with_a_file_is_told_in_french() {
    let stage = Stage::open("home-fr");
    let browser = stage.browser_in(Screen::Desktop, "fr").await;
    browser.goto("/new").await;
    browser.poke("[data-test=home-made] summary").await;
    let mut board = content::board::shipped::find("base-2p").expect("it is shipped");
    board.regions[4].terrain = "desert".to_owned();
    let unreadable = board.to_text().replace("rounds = 10", "rounds = = 10");
    assert_ne!(unreadable, board.to_text());
    let wrongs = [
        (board.to_text(), "Le plateau a un défaut : région 4 : terrain : « desert » n’est pas dans la boîte"),
        (
            unreadable,
            "Le plateau a un défaut : ligne 5 : à partir de la colonne 10, ceci ne se lit pas comme du TOML : rounds = = 10",
        ),
        ("kind = \"race\"\nkey".to_owned(), "La tuile a un défaut : ligne 2 : à partir de la colonne 4"),
        (WRONG_TILE.to_owned(), "La tuile a un défaut : ligne 8 : effect : « incom » ne figure pas parmi"),
    ];
    for (text, told) in wrongs {
        // A whole board typed key by key takes minutes.
        let script = "const field = document.querySelector('[data-test=home-text]');
            field.value = arguments[0];
            field.dispatchEvent(new Event('input', { bubbles: true }))";
        browser.see("[data-test=home-text]").await;
        browser.client.execute(script, vec![json!(text)]).await.expect("a file is pasted");
        browser.poke("[data-test=home-add]").await;
        let told = json!(told);
        browser
            .until(&format!("document.querySelector('[data-test=home-refused]')?.innerText.replaceAll('\\u202f', ' ').includes({told})"))
            .await;
        browser.shot("refused").await;
    }
    browser.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_people_choose_is_kept() {
    let stage = Stage::open("settings");
    let browser = stage.browser(Screen::Phone).await;
    browser.goto("/settings").await;
    browser.see("[data-test=name]").await.send_keys("Zoë").await.expect("a name is typed");
    for choice in
        ["[data-test=set-theme] [value=dark]", "[data-test=set-speed] [value='3']", "[data-test=set-sound]"]
    {
        browser.js(&format!("document.querySelector(\"{choice}\").click()")).await;
    }
    browser.until("document.documentElement.dataset.theme == 'dark'").await;
    browser.goto("/settings").await;
    browser.see("[data-test=name]").await;
    browser.until("document.querySelector('[data-test=name]').value == 'Zoë'").await;
    browser.until("document.querySelector('[data-test=set-speed] [value=\"3\"]').checked").await;
    browser.until("!document.querySelector('[data-test=set-sound]').checked").await;
    assert_eq!(browser.js("return document.documentElement.dataset.theme").await, json!("dark"));
    browser.close().await;
}
