//! The page of the lab: what tiles are worth is found, opened, compared and kept, in three languages and on a phone.

use content::words::{Language, Words};
use content::worths::Worths;
use serde_json::json;

use crate::axe;
use crate::browser::{Browser, Screen};
use crate::everyone::{THEMES, is_large};
use crate::stage::Stage;

/// What the page is told of the base game with two players.
const BASE: &str = include_str!("../../../content/worths/base-2p.txt");

/// How far the page could be scrolled sideways.
const SIDEWAYS: &str = "return document.documentElement.scrollWidth - innerWidth";

/// Remembers what is kept as a file.
const KEEPS: &str = "window.kept = null;
    const old = URL.createObjectURL;
    URL.createObjectURL = (blob) => { blob.text().then((text) => { window.kept = text; }); return old(blob); };
    HTMLAnchorElement.prototype.click = function () { window.keptAs = this.download; }";

async fn choose(browser: &Browser, test: &str, value: &str) {
    let script = "const it = document.querySelector(`[data-test=${arguments[0]}]`);
        it.value = arguments[1];
        it.dispatchEvent(new Event('change', { bubbles: true }))";
    browser.client.execute(script, vec![json!(test), json!(value)]).await.expect("the script runs");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_lab_tells_what_tiles_are_worth() {
    let worths = Worths::read(BASE).expect("it is shipped");
    let stage = Stage::open("lab");
    let browser = stage.browser(Screen::Phone).await;
    browser.goto("/help").await;
    browser.poke("[data-test=lab-link]").await;
    browser.until("document.querySelector('[data-here=true]')").await;
    browser.js(KEEPS).await;

    // The best race stands first, with the figure of the file.
    let best = worths.tiles.iter().filter(|tile| tile.kind() == "race").max_by_key(|tile| tile.worth.mean);
    let best = best.expect("the file has races");
    let in_english = Words::new(Language::En);
    let name = in_english.get(&best.key).expect("it has a name");
    let shown = format!("+{}.{}", best.worth.mean / 10, best.worth.mean % 10);
    let first = browser.text(".worths > li:first-child summary").await;
    assert!(first.contains(&name) && first.contains(&shown), "{first}, not {name} {shown}");

    // Opened, it says every round, and every number of players the lab has looked at.
    browser.poke(".worths > li:first-child summary").await;
    browser.until("document.querySelector('.behind table tbody tr')").await;
    let rounds = best.rounds.iter().flatten().count();
    assert_eq!(browser.count(".worths > li:first-child .behind .worths > li").await, rounds);
    assert_eq!(browser.js(SIDEWAYS).await, json!(0));
    axe::is_usable(&browser, "the lab on a phone, opened").await;
    is_large(&browser, "the lab").await;
    browser.shot("opened").await;
    browser.js("document.querySelector('details[open]').open = false").await;

    // A combo is found by its name and shows its fair price.
    browser.poke("[data-test=lab-kind] label:last-child").await;
    let (race, power) = ("race-orcs", "power-flying");
    let price = worths.combo(race, power).and_then(|combo| combo.price).expect("it has a price").mean;
    let combo = in_english.combo(race, power);
    browser.until("document.querySelectorAll('.worths > li').length == 30").await;
    let find = format!(
        "const it = document.querySelector('[data-test=lab-find]'); it.value = '{}';
        it.dispatchEvent(new Event('input', {{ bubbles: true }}))",
        combo.to_lowercase()
    );
    browser.js(&find).await;
    browser.until("document.querySelectorAll('.worths > li').length == 1").await;
    let found = browser.text(".worths > li summary").await;
    let digits = format!("{}.{}", price.abs() / 10, price.abs() % 10);
    assert!(found.contains(&combo) && found.contains(&digits), "{found}, not {combo} {digits}");

    // All of them are kept as a file.
    browser.poke("[data-test=lab-csv]").await;
    browser.until("window.kept").await;
    let kept = browser.js("return window.kept").await;
    let kept = kept.as_str().expect("a text");
    assert_eq!(kept.lines().count(), 1 + worths.combos.len());
    assert!(kept.contains(&format!("\"{combo}\",")), "{kept:.300}");
    assert_eq!(browser.js("return window.keptAs").await, json!("elbowroom-base-2p-combos.csv"));

    // Two tiles side by side.
    choose(&browser, "lab-first", "race-ghouls").await;
    choose(&browser, "lab-second", "race-elves").await;
    let verdict = "document.querySelector('[data-test=lab-verdict]').textContent";
    browser.until(&format!("/Elves.*Ghouls/.test({verdict})")).await;
    browser.until("document.querySelector('.sides .best')").await;

    // In every language names are what people call them, and nothing sticks out of a phone.
    for language in Language::ALL {
        browser.speak(language.key()).await;
        let words = Words::new(language);
        let elves = words.get("race-elves").expect("it has a name");
        browser.until(&format!("{verdict}.includes({})", json!(elves))).await;
        let combo = words.combo(race, power);
        browser.js(&find.replace(&in_english.combo(race, power).to_lowercase(), &combo)).await;
        browser.until("document.querySelectorAll('.worths > li').length == 1").await;
        assert!(browser.text(".worths > li summary").await.contains(&combo), "{combo}");
        assert_eq!(browser.js(SIDEWAYS).await, json!(0), "{language:?}");
        browser.shot(language.key()).await;
    }
    assert_eq!(browser.console().await, Vec::<String>::new());
    browser.close().await;

    // A box the lab has not looked at says so; one that it has is shown with as many players as people want.
    let browser = stage.browser_in(Screen::Desktop, "fr").await;
    browser.goto("/lab").await;
    browser.until("document.querySelector('[data-here=true]')").await;
    for theme in THEMES {
        browser.js(&format!("document.documentElement.dataset.theme = '{theme}'")).await;
        axe::is_usable(&browser, &format!("the lab, {theme}")).await;
        browser.shot(theme).await;
    }
    for set in content::Set::ALL {
        choose(&browser, "lab-box", set.key()).await;
        let known = "document.querySelectorAll('[data-test=lab-players] input:not(:disabled)').length";
        let shown = format!(
            "document.querySelector('[data-here=true]')
                && ({known} > 0) == !!document.querySelector('[data-test=lab-list]')
                && document.querySelector('[data-test=lab-games]').textContent.length > 0"
        );
        browser.until(&shown).await;
    }
    assert_eq!(browser.console().await, Vec::<String>::new());
    browser.close().await;
}
