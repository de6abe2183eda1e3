//! Making a tile in the page: its faults, its text, trying it, and the link that carries it to somebody else.

use engine::Seat;
use serde_json::json;
use wire::protocol::SeatLink;

use crate::axe;
use crate::browser::{Browser, Screen};
use crate::hands::Made;
use crate::stage::Stage;

/// The sizes of windows that pictures are looked at in.
const SIZES: [(u32, u32, bool); 3] = [(390, 844, true), (820, 1180, true), (1366, 768, false)];

/// Puts a text into a field as if it were typed.
async fn fill(browser: &Browser, css: &str, text: &str) {
    browser.see(css).await;
    let script = "const it = document.querySelector(arguments[0]); it.value = arguments[1];
        for (const event of ['input', 'change']) it.dispatchEvent(new Event(event, { bubbles: true }))";
    browser.client.execute(script, vec![json!(css), json!(text)]).await.expect("it runs");
}

/// Adds a rule by its sentence.
async fn add_rule(browser: &Browser, find: &str, effect: &str) {
    browser.poke("[data-test=add-rule]").await;
    fill(browser, "[data-test=find-rule]", find).await;
    browser.poke(&format!("[data-test=add-{effect}]")).await;
}

/// The rule that was added last.
fn last(part: &str) -> String {
    format!("[data-test=rule]:last-child [data-test={part}]")
}

#[tokio::test(flavor = "multi_thread")]
async fn a_race_is_made_tried_and_sent_to_somebody_who_plays_it() {
    let stage = Stage::open("tiles");
    let browser = stage.browser(Screen::Desktop).await;
    browser.goto("/make/tile").await;
    // Without a name it is no tile, and that is said where the names are.
    browser.see("[data-test=wrong-name] .wrong").await;
    browser.see("[data-test=try-play][aria-disabled=true]").await;
    fill(&browser, "[data-test=name-en]", "Moss Folk").await;
    browser.until("document.querySelector('[data-test=key]').value == 'moss_folk'").await;
    add_rule(&browser, "each hold earns", "income").await;
    fill(&browser, &last("regions"), "hill").await;
    fill(&browser, &last("when"), "always").await;
    add_rule(&browser, "opponents to conquer", "defense").await;
    fill(&browser, &last("amount"), "99").await;
    browser
        .until("/1.*20/.test(document.querySelector('[data-test=rule]:last-child .wrong')?.innerText)")
        .await;
    assert_eq!(browser.count(".make .wrongs .wrong").await, 1);
    browser.shot("wrong").await;
    fill(&browser, &last("amount"), "1").await;
    browser.see("[data-test=sound]").await;
    // The text follows from the rules, in every language.
    let said = "document.querySelector('[data-test=preview]').innerText";
    browser.until(&format!("{said}.includes('Each hill region you hold earns you 1 coin more.')")).await;
    browser
        .until("document.querySelector('[data-test=text-de]').value.includes('Jede Hügelregion, die du besetzt')")
        .await;
    browser.until("document.querySelector('[data-test=toml]').value.includes('effect = \"defense\"')").await;
    browser.poke("[data-test=pictures]").await;
    browser.poke("[data-test='icon-power-stone']").await;
    browser
        .until(
            "document.querySelector('[data-test=preview] .race use').href.baseVal.endsWith('#g-power-stone')",
        )
        .await;
    axe::is_usable(&browser, "the editor of tiles").await;
    for language in ["en", "de", "fr"] {
        browser.speak(language).await;
        for size in SIZES {
            browser.resize(size).await;
            // What is too wide is cut off by the page, so its scrollbar does not tell.
            let wide = "return [...document.querySelectorAll('.make .card, .make .rule, .make .rule *')]
                .filter((it) => it.tagName != 'OPTION' && it.getBoundingClientRect().right > innerWidth)
                .map((it) => it.className || it.tagName)";
            assert_eq!(browser.js(wide).await, json!([]), "{language} at {size:?}");
            browser.shot(&format!("{language}-{}", size.0)).await;
        }
    }
    browser.speak("en").await;
    // Bots say what it is worth, for as long as one likes to listen.
    browser.poke("[data-test=try-measure]").await;
    browser.until("document.querySelector('[data-test=try-worth] .worth')").await;
    browser.poke("[data-test=try-measure]").await;
    browser
        .until("/Moss Folk: .*coins/.test(document.querySelector('[data-test=try-worth]').innerText)")
        .await;
    browser.shot("worth").await;
    // It is still there when one comes back.
    browser.goto("/make/tile").await;
    browser.until("document.querySelector('[data-test=name-en]').value == 'Moss Folk'").await;
    let link = "return document.querySelector('[data-test=share-link]').value";
    let link = browser.js(link).await.as_str().expect("a link").to_owned();
    assert_eq!(browser.console().await, Vec::<String>::new());
    browser.close().await;
    play_what_was_sent(&stage, &link).await;
}

/// Opens a link in another browser, and plays a turn with the tile it holds.
async fn play_what_was_sent(stage: &Stage, link: &str) {
    let browser = stage.quick_browser(Screen::Desktop).await;
    let (_, path) = link.split_once("/make/").expect("a link to the editor");
    browser.goto(&format!("/make/{path}")).await;
    browser.until("document.querySelector('[data-test=name-en]').value == 'Moss Folk'").await;
    assert_eq!(browser.count("[data-test=rule]").await, 2);
    assert_eq!(browser.count("[data-test=mine]").await, 0, "it is not kept before it is changed");
    browser.poke("[data-test=try-play][aria-disabled=false]").await;
    browser.see("[data-test=region]").await;
    browser.until("document.querySelector('[data-test=combo-1]').innerText.includes('Moss Folk')").await;
    browser.shot("table").await;
    let here = browser.client.current_url().await.expect("an address");
    let id = here.path().trim_start_matches("/t/").to_owned();
    let cookies = browser.ask("Network.getAllCookies", json!({})).await;
    let mut cookies = cookies["cookies"].as_array().expect("a list").iter();
    let seat = cookies.find(|cookie| cookie["name"] == "seats").expect("a seat");
    let secret = seat["value"].as_str().expect("a text");
    let links = vec![SeatLink { seat: Seat(0), path: format!("/t/{id}#{secret}") }];
    let mut hands = stage.hands(browser, &Made { id, links }, &[Seat(0)]).await;
    hands.give("pick 1").await;
    assert!(hands.play(12).await, "the game goes on");
    assert_eq!(hands.browser.console().await, Vec::<String>::new());
    hands.leave().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_hostile_link_is_refused_in_a_sentence() {
    let stage = Stage::open("hostile");
    let browser = stage.browser(Screen::Phone).await;
    for (link, told) in [("1.AAAA", "damaged"), ("nonsense", "damaged"), (&*"1".repeat(20_000), "more than")]
    {
        browser.goto("/help").await;
        browser.goto(&format!("/make/tile#{link}")).await;
        browser.see("[data-test=link-refused]").await;
        let said = browser.text("[data-test=link-refused]").await;
        assert!(said.contains(told), "{said}");
        // One can go on.
        browser.see("[data-test=name-en]").await;
    }
    browser.shot("refused").await;
    assert_eq!(browser.console().await, Vec::<String>::new());
    browser.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_new_table_switches_our_pack_on() {
    let stage = Stage::open("pack");
    let browser = stage.browser(Screen::Desktop).await;
    browser.goto("/new").await;
    browser.poke("[data-test=home-made] summary").await;
    browser.poke("[data-test=pack]").await;
    browser.until("document.querySelectorAll('[data-test=home-added]').length == 12").await;
    browser.poke("[data-test=pack]").await;
    browser.until("document.querySelectorAll('[data-test=home-added]').length == 0").await;
    browser.poke("[data-test=pack]").await;
    browser.until("document.querySelectorAll('[data-test=home-added]').length == 12").await;
    browser.shot("on").await;
    browser.poke("[data-test=create][aria-disabled=false]").await;
    browser.see("[data-test=region]").await;
    assert_eq!(browser.console().await, Vec::<String>::new());
    browser.close().await;
}
