//! Drawing a board in the page: from an empty sheet to a table on it, by pointer, finger and keys; and the link that carries
//! it to somebody else.

use engine::Seat;
use serde_json::json;
use wire::protocol::SeatLink;

use crate::axe;
use crate::browser::{Browser, Screen};
use crate::hands::Made;
use crate::stage::Stage;

/// The sizes of windows that pictures are looked at in, each with a language and a theme.
const LOOKS: [((u32, u32, bool), &str); 3] =
    [((390, 844, true), "de"), ((820, 1180, true), "fr"), ((1440, 900, false), "en")];

/// Puts a text into a field as if it were typed.
async fn fill(browser: &Browser, css: &str, text: &str) {
    browser.see(css).await;
    let script = "const it = document.querySelector(arguments[0]); it.value = arguments[1];
        for (const event of ['input', 'change']) it.dispatchEvent(new Event(event, { bubbles: true }))";
    browser.client.execute(script, vec![json!(css), json!(text)]).await.expect("it runs");
}

/// Where a place of the sheet is in the window; it is brought into sight.
async fn spot(browser: &Browser, [x, y]: [i32; 2]) -> (f64, f64) {
    let script = "const [x, y] = arguments;
        const it = document.querySelector('[data-test=canvas]');
        it.scrollIntoView({ block: 'center', behavior: 'instant' });
        const at = it.getScreenCTM();
        return [at.a * x + at.e, at.d * y + at.f]";
    let place = browser.client.execute(script, vec![json!(x), json!(y)]).await.expect("it runs");
    let number = |nth: usize| place[nth].as_f64().expect("a number");
    (number(0), number(1))
}

/// Presses a place of the sheet.
async fn press(browser: &Browser, at: [i32; 2]) {
    browser.see("[data-test=canvas]").await;
    let (x, y) = spot(browser, at).await;
    browser.tap(x, y).await;
}

/// Splits a region along a line of places, from border to border.
async fn split(browser: &Browser, n_after: usize, way: &[[i32; 2]]) {
    for &at in way {
        press(browser, at).await;
    }
    browser
        .until(&format!("document.querySelectorAll('[data-test=sketch-region]').length == {n_after}"))
        .await;
}

async fn tool(browser: &Browser, name: &str) {
    browser.poke(&format!("label:has([data-test=tool-{name}])")).await;
    browser.until(&format!("document.querySelector('[data-test=tool-{name}]').checked")).await;
}

/// Gives regions a terrain or symbol.
async fn paint(browser: &Browser, brush: &str, places: &[[i32; 2]]) {
    browser.poke(&format!("label:has([data-test='brush-{brush}'])")).await;
    for &at in places {
        press(browser, at).await;
    }
}

/// Takes note of the files that are kept: their names, kinds and sizes.
const SAVED: &str = "window.saved = [];
    const named = URL.createObjectURL;
    let last;
    URL.createObjectURL = (it) => named.call(URL, last = it);
    HTMLAnchorElement.prototype.click = function () {
        window.saved.push(`${this.download} ${last.type} ${last.size}`);
    };";

/// What the page says is wrong.
const REMARKS: &str =
    "[...document.querySelectorAll('[data-test=remark]')].map((it) => it.innerText).join('; ')";

#[tokio::test(flavor = "multi_thread")]
async fn a_board_is_drawn_from_an_empty_sheet_and_played_by_whoever_gets_its_link() {
    let stage = Stage::open("drawing");
    let browser = stage.browser(Screen::Desktop).await;
    browser.before_pages(SAVED).await;
    browser.goto("/make/board").await;
    fill(&browser, "[data-test=start-players]", "2").await;
    browser.poke("[data-test=begin]").await;
    // An empty sheet is no board, and that is said; its regions are split by two presses or more.
    browser.until(&format!("{REMARKS}.includes('regions: 1')")).await;
    split(&browser, 2, &[[0, 350], [500, 380], [1000, 350]]).await;
    split(&browser, 3, &[[330, 0], [330, 370]]).await;
    split(&browser, 4, &[[660, 0], [660, 370]]).await;
    split(&browser, 5, &[[330, 370], [300, 700]]).await;
    split(&browser, 6, &[[660, 370], [700, 700]]).await;
    // What cannot be is refused with a reason, and nothing changes.
    press(&browser, [0, 100]).await;
    press(&browser, [900, 700]).await;
    browser
        .until("document.querySelector('[data-test=refusal]')?.innerText.includes('no region in common')")
        .await;
    assert_eq!(browser.count("[data-test=sketch-region]").await, 6);
    tool(&browser, "paint").await;
    paint(&browser, "forest", &[[150, 150]]).await;
    paint(&browser, "mountain", &[[500, 150], [820, 550]]).await;
    paint(&browser, "sea", &[[820, 150]]).await;
    paint(&browser, "lost_tribe", &[[500, 550]]).await;
    paint(&browser, "mine", &[[150, 550]]).await;
    browser.see("[data-test=board-sound]").await;
    let terrains = "[...document.querySelectorAll('[data-test=sketch-region]')].map((it) => it.getAttribute('aria-label')).sort().join('; ')";
    browser
        .until(&format!("({terrains}).includes('Forest') && ({terrains}).includes('Farmland, Lost Tribe')"))
        .await;
    // A corner is dragged, and goes back in one step; keys move it too.
    tool(&browser, "shape").await;
    press(&browser, [500, 250]).await;
    browser.until("document.querySelectorAll('[data-test=corner]').length > 3").await;
    let corner = "[...document.querySelectorAll('[data-test=corner]')].map((it) => it.getAttribute('transform')).join(' ')";
    let before = browser.js(&format!("return {corner}")).await;
    let here = "return [...document.querySelectorAll('[data-test=corner]')].find((it) => {
        const [x, y] = it.getAttribute('transform').match(/\\d+/g);
        return Math.hypot(x - 330, y - 370) < 20;
    }).id";
    let id = browser.js(here).await.as_str().expect("there is a corner").to_owned();
    let to = spot(&browser, [380, 300]).await;
    browser.drag(&format!("#{id}"), to).await;
    browser.until(&format!("{corner} != {before}")).await;
    browser.poke("[data-test=undo]").await;
    browser.until(&format!("{corner} == {before}")).await;
    browser.js("document.querySelector('[data-test=corner]').focus()").await;
    browser.press(&['\u{e014}', '\u{e015}']).await;
    browser.until(&format!("{corner} != {before}")).await;
    fill(&browser, "[data-test=board-title]", "Six Fields").await;
    browser.until("document.querySelector('[data-test=my-board]').innerText == 'Six Fields'").await;
    browser.see("[data-test=board-sound]").await;
    for theme in ["light", "dark"] {
        axe::is_usable(&browser, &format!("the editor of boards, {theme}")).await;
        browser.shot(theme).await;
        browser.poke("[data-test=theme]").await;
    }
    // It is kept as a file, and as a picture for any size and for print.
    for (button, saved) in [
        ("board", r"my-board\.board .* \d{4}"),
        ("svg", r"my-board\.svg .* \d{5}"),
        ("png", r"my-board\.png image.png \d{5}"),
    ] {
        browser.poke(&format!("[data-test=save-{button}]:not([aria-disabled=true])")).await;
        browser.until(&format!("saved.some((it) => /^{saved}/.test(it))")).await;
    }
    // Bots say whether it is fair, for as long as one likes to listen.
    browser.poke("[data-test=board-measure][aria-disabled=false]").await;
    browser.until("document.querySelectorAll('[data-test=board-fair] tbody tr').length > 2").await;
    browser.poke("[data-test=board-measure]").await;
    browser.until("document.querySelector('[data-test=board-fair] [role=status] p')").await;
    for (size, language) in LOOKS {
        browser.speak(language).await;
        browser.resize(size).await;
        let wide = "const it = document.documentElement; return Math.max(0, it.scrollWidth - it.clientWidth)";
        assert_eq!(browser.js(wide).await, json!(0), "{language} at {size:?}");
        browser.shot(&format!("{language}-{}", size.0)).await;
    }
    // It is still there when one comes back.
    browser.goto("/make/board").await;
    browser.until("document.querySelectorAll('[data-test=sketch-region]').length == 6").await;
    let link = browser.js("return document.querySelector('[data-test=board-link]').value").await;
    let link = link.as_str().expect("a link").to_owned();
    assert_eq!(browser.console().await, Vec::<String>::new());
    browser.close().await;
    play_what_was_sent(&stage, &link).await;
}

/// Opens a link in another browser, and plays a turn on the board it holds.
async fn play_what_was_sent(stage: &Stage, link: &str) {
    let browser = stage.quick_browser(Screen::Desktop).await;
    let (_, path) = link.split_once("/make/").expect("a link to the editor");
    browser.goto(&format!("/make/{path}")).await;
    browser.until("document.querySelector('[data-test=board-title]')?.value == 'Six Fields'").await;
    assert_eq!(browser.count("[data-test=my-board]").await, 0, "it is not kept before it is changed");
    browser.poke("[data-test=board-play][aria-disabled=false]").await;
    browser.until("document.querySelectorAll('[data-test=region]').length == 6").await;
    browser.shot("table").await;
    let here = browser.client.current_url().await.expect("an address");
    let id = here.path().trim_start_matches("/t/").to_owned();
    let cookies = browser.ask("Network.getAllCookies", json!({})).await;
    let mut cookies = cookies["cookies"].as_array().expect("a list").iter();
    let seat = cookies.find(|cookie| cookie["name"] == "seats").expect("a seat");
    let secret = seat["value"].as_str().expect("a text");
    let links = vec![SeatLink { seat: Seat(0), path: format!("/t/{id}#{secret}") }];
    let mut hands = stage.hands(browser, &Made { id, links }, &[Seat(0)]).await;
    assert!(hands.play(12).await, "the game goes on");
    assert_eq!(hands.browser.console().await, Vec::<String>::new());
    hands.leave().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_board_that_is_there_or_made_by_chance_is_changed_on_a_phone_and_hostile_links_are_refused() {
    let stage = Stage::open("redrawing");
    let browser = stage.browser(Screen::Phone).await;
    for (link, told) in [("1.AAAA", "damaged"), ("nonsense", "damaged"), (&*"1".repeat(20_000), "more than")]
    {
        browser.goto("/help").await;
        browser.goto(&format!("/make/board#{link}")).await;
        browser.see("[data-test=link-refused]").await;
        let said = browser.text("[data-test=link-refused]").await;
        assert!(said.contains(told), "{said}");
        // One can go on.
        browser.see("[data-test=begin]").await;
    }
    // Chance makes a board with a mix of land of one's own.
    browser.poke("label:has([data-test=from-chance])").await;
    for (land, share) in [("farmland", "0"), ("forest", "9"), ("hill", "0"), ("mountain", "1")] {
        fill(&browser, &format!("[data-test=mix-{land}]"), share).await;
    }
    fill(&browser, "[data-test=start-seed]", "4711").await;
    browser.poke("[data-test=begin]").await;
    browser.until("document.querySelectorAll('[data-test=sketch-region]').length > 25").await;
    let forests = "[...document.querySelectorAll('[data-test=sketch-region]')].filter((it) => it.style.fill.includes('forest')).length";
    browser.until(&format!("{forests} > 12")).await;
    browser.see("[data-test=board-sound]").await;
    // Regions are joined, and given another terrain, by finger.
    let n = browser.count("[data-test=sketch-region]").await;
    press(&browser, [500, 350]).await;
    browser.poke("[data-test=join]").await;
    browser
        .until(&format!("document.querySelectorAll('[data-test=sketch-region]').length == {}", n - 1))
        .await;
    fill(&browser, "[data-test=terrain]", "swamp").await;
    browser.see("[data-test=board-sound]").await;
    browser.shot("chance").await;
    // Islands of a printed set, and one more.
    browser.poke("[data-test=draw-new]").await;
    browser.poke("label:has([data-test=from-printed])").await;
    fill(&browser, "[data-test=start-box]", "wow").await;
    browser.until("document.querySelectorAll('[data-test=start-board] option').length == 64").await;
    browser.poke("[data-test=begin]").await;
    browser.see("[data-test=tool-rise]").await;
    browser.see("[data-test=board-sound]").await;
    axe::is_usable(&browser, "the editor of boards on a phone").await;
    browser.shot("islands").await;
    assert_eq!(browser.console().await, Vec::<String>::new());
    browser.close().await;
}
