//! One seat in several places: in two tabs, and on another device by its link or code. And what others see of one's
//! coins.

use content::Set;
use engine::Seat;
use serde_json::{Value, json};
use wire::protocol::NewKind;

use crate::browser::{Browser, Screen};
use crate::common::wanted;
use crate::hands::{Hands, Made};
use crate::screens::{SIZES, targets};
use crate::stage::Stage;

const A: Seat = Seat(0);
const B: Seat = Seat(1);

#[tokio::test(flavor = "multi_thread")]
async fn two_tabs_of_one_seat_both_live() {
    let stage = Stage::open("tabs");
    let mut hands = stage.duel(Set::Base, Screen::Desktop).await;
    let client = hands.browser.client.clone();
    let one = client.window().await.expect("a tab");
    let other = client.new_window(true).await.expect("another tab").handle;
    client.switch_to_window(other.clone()).await.expect("it is there");
    hands.browser.use_screen().await;
    hands.browser.goto(&format!("/t/{}", hands.table.id)).await;
    for tab in [&other, &one, &other, &one, &one, &other] {
        client.switch_to_window(tab.clone()).await.expect("it is there");
        assert!(hands.play(1).await && hands.my_turn().await, "both tabs can answer");
        for tab in [&one, &other] {
            client.switch_to_window(tab.clone()).await.expect("it is there");
            hands.asked().await;
        }
    }
    assert_eq!(hands.browser.console().await, Vec::<String>::new());
    hands.leave().await;
}

/// Opens the cards of regions that can be taken with a finger, and tells which of their buttons, or of the notice's, lie under
/// something else.
const CARDS: &str = r"const [targets, done] = arguments;
    const frames = async (n) => { while (n--) await new Promise(requestAnimationFrame); };
    const [covered, shown] = [[], (it) => it.checkVisibility({ visibilityProperty: true })];
    let pressed = 0;
    const check = (css) => {
        for (const it of [...document.querySelectorAll(css)].filter(shown)) {
            it.scrollIntoView({ block: 'nearest', behavior: 'instant' });
            const box = it.getBoundingClientRect();
            const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
            pressed++;
            if (!it.contains(top)) covered.push(`${it.dataset.test} is under ${top?.outerHTML.slice(0, 100)}`);
        }
    };
    (async () => {
        await frames(3);
        check('.mishap button');
        const finger = { pointerType: 'touch', pointerId: 9, bubbles: true };
        for (const [key] of targets) {
            const it = document.querySelector(`[data-region='${key}']`);
            it.dispatchEvent(new PointerEvent('pointerdown', finger));
            it.dispatchEvent(new PointerEvent('pointercancel', finger));
            it.dispatchEvent(new MouseEvent('click', { bubbles: true }));
            await frames(3);
            check('.bill.pinned button');
            [...document.querySelectorAll('[data-test=bill-close]')].find(shown)?.click();
            await frames(2);
        }
        // Where the bar on top has room for it, it lies over nothing of the map.
        const [notice, port] = ['.mishap', '.port'].map((css) => document.querySelector(css).getBoundingClientRect());
        if (Math.min(innerWidth, innerHeight) >= 700 && notice.bottom > port.top) covered.push(`the map, by ${notice.bottom - port.top} pixels`);
        done({ covered, pressed });
    })()";

#[tokio::test(flavor = "multi_thread")]
async fn a_seat_goes_on_at_another_device() {
    let stage = Stage::open("devices");
    let made = stage.table(&wanted("base", &[NewKind::Me, NewKind::Friend])).await;
    let mut ada = stage.sit(Screen::Desktop, &made, A).await;
    ada.hurry().await;
    // Whoever came by a link finds it again at the table, to read and as a code.
    let mut ben = stage.sit(Screen::Desktop, &made, B).await;
    assert!(ben.play(1).await);
    ben.press("[data-test=seat-B] summary", "players").await;
    ben.browser.shot("menu").await;
    ben.browser.poke("[data-test=elsewhere]").await;
    let link = ben.browser.see("[data-test=link]").await;
    let link = link.prop("value").await.expect("it is there").expect("a link");
    assert!(link.ends_with(made.link(B)), "{link}");
    ben.browser.poke("[data-test=qr]").await;
    ben.browser.until("document.querySelector('.qr svg')").await;
    ben.browser.shot("code").await;
    let read = read_code(&ben.browser).await;
    assert_eq!(read, link, "a phone that looks at the code goes to the link");

    let phone = stage.quick_browser(Screen::Phone).await;
    let path = read.strip_prefix(&stage.url("")).expect("a link of this server").to_owned();
    phone.goto(&path).await;
    phone.until("document.querySelector('[data-idle]')").await;
    let mut there = stage.hands(phone, &made, &[B]).await;
    assert!(there.play(2).await, "the seat plays on");
    there.browser.shot("there").await;
    // The device before is at the same place when one comes back to it.
    ben.browser.poke("[data-test=to-table]").await;
    while ben.eyes.now.version < there.eyes.now.version {
        ben.eyes.next().await;
    }
    ben.settle().await;
    // There it is told that the seat was opened elsewhere; the phone, which did that, is told nothing.
    ben.browser.see("[data-test=opened] .mishap").await;
    ben.browser.shot("opened").await;
    assert!(!there.browser.sees("[data-test=opened] .mishap").await);
    // Meanwhile the cards of regions can be used on every screen, and so can the notice.
    ben.browser.ask("Emulation.setTouchEmulationEnabled", json!({"enabled": true})).await;
    for size in SIZES {
        ben.browser.resize(size).await;
        let found = ben.browser.client.execute_async(CARDS, vec![targets(&ben)]).await.expect("it runs");
        assert_eq!(found["covered"], json!([]), "{size:?}");
        assert!(found["pressed"].as_u64() > Some(7), "cards have buttons at {size:?}: {found}");
        ben.browser.shot(&format!("opened-{}x{}", size.0, size.1)).await;
    }
    ben.browser.ask("Emulation.setTouchEmulationEnabled", json!({"enabled": false})).await;
    // It was somebody else: they are shut out, and the seat is here also when the page comes again.
    ben.browser.poke("[data-test=rekey]").await;
    ben.browser.until("!document.querySelector('[data-test=rekey]')").await;
    there.browser.until("!document.querySelector('[data-test=seat-B]')").await;
    ben.browser.goto(&format!("/t/{}", made.id)).await;
    ben.browser.until("document.querySelector('[data-idle] [data-test=seat-B]')").await;
    assert!(!ben.browser.sees("[data-test=opened] .mishap").await);
    for hands in [ada, ben, there] {
        assert_eq!(hands.browser.console().await, Vec::<String>::new());
        hands.leave().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_page_of_an_earlier_version_loads_itself_anew() {
    let stage = Stage::open("old-tab");
    let made = stage.table(&wanted("base", &[NewKind::Me, NewKind::Friend])).await;
    let ada = stage.sit(Screen::Desktop, &made, A).await;
    // From here on this page says that it is of a version the server does not speak any more.
    let old = "window.marked = true; const Now = window.WebSocket; window.sockets = 0;
        window.WebSocket = class extends Now { constructor(url) { super(url.replace(/v=\\d+/, 'v=0')) } };";
    ada.browser.js(old).await;
    ada.browser.js("window.dispatchEvent(new Event('online'))").await;
    ada.browser.until("!window.marked && document.querySelector('[data-idle] [data-test=seat-A]')").await;
    assert_eq!(ada.browser.console().await, Vec::<String>::new());
    ada.leave().await;
}

/// The colors of the code as a camera would see them: how many a side, and the brightness of each.
const LOOK: &str = "const [done] = arguments;
    const svg = document.querySelector('.qr svg');
    const side = 400, picture = new Image(), canvas = document.createElement('canvas');
    canvas.width = canvas.height = side;
    const copy = svg.cloneNode(true);
    copy.setAttribute('width', side);
    copy.setAttribute('height', side);
    picture.onload = () => {
        const brush = canvas.getContext('2d');
        brush.drawImage(picture, 0, 0, side, side);
        const dots = brush.getImageData(0, 0, side, side).data;
        let text = '';
        for (let at = 0; at < dots.length; at += 4) text += dots[at] < 128 ? '#' : ' ';
        done(text);
    };
    picture.src = 'data:image/svg+xml,' + encodeURIComponent(new XMLSerializer().serializeToString(copy))";

/// What the code on the page says.
async fn read_code(browser: &Browser) -> String {
    let seen = browser.client.execute_async(LOOK, Vec::new()).await.expect("it can be looked at");
    let seen = seen.as_str().expect("a picture").as_bytes().to_vec();
    let side = seen.len().isqrt();
    let mut picture = rqrr::PreparedImage::prepare_from_greyscale(side, side, |x, y| {
        if seen[y * side + x] == b'#' { 0 } else { 255 }
    });
    let codes = picture.detect_grids();
    codes[0].decode().expect("a code").1
}

/// The coins a page shows, by seat.
async fn purses(browser: &Browser) -> Value {
    let script = "return Object.fromEntries([...document.querySelectorAll('.pl .coin')]
        .map((it) => [it.closest('.pl').dataset.test.slice(7), it.textContent]))";
    browser.js(script).await
}

/// What somebody's eyes see of the coins, by seat.
fn coins(hands: &Hands) -> Value {
    let view = hands.eyes.now.seen.view().expect("a view");
    let told = |seat: Seat| view.coins[usize::from(seat.0)].map_or("?".to_owned(), |coins| coins.to_string());
    json!({"A": told(A), "B": told(B)})
}

#[tokio::test(flavor = "multi_thread")]
async fn others_see_of_coins_what_was_agreed() {
    let stage = Stage::open("coins");
    let guest = stage.quick_browser(Screen::Phone).await;
    let (mut one, mut two) =
        (stage.quick_browser(Screen::Desktop).await, stage.quick_browser(Screen::Phone).await);
    for purses_are in ["open", "tracked", "strict"] {
        let mut plan = wanted("base", &[NewKind::Me, NewKind::Friend]);
        plan.options.purses = purses_are.to_owned();
        let made: Made = stage.table(&plan).await;
        let mut ada = stage.sit_at(one, &made, &[A]).await;
        let mut ben = stage.sit_at(two, &made, &[B]).await;
        guest.goto(&format!("/t/{}", made.id)).await;
        // Both have had a turn, and coins of their own.
        let first = ada.eyes.owes().expect("somebody begins");
        for seat in [first, Seat(1 - first.0)] {
            let (mover, other) = if seat == A { (&mut ada, &mut ben) } else { (&mut ben, &mut ada) };
            mover.hurry().await;
            while other.eyes.now.version < mover.eyes.now.version {
                other.eyes.next().await;
            }
        }
        let version = ada.eyes.now.version;
        guest.until(&format!("document.querySelector('[data-version=\"{version}\"][data-idle]')")).await;
        let (own, bens) = (coins(&ada), coins(&ben));
        assert!(ada.eyes.state().coins(A) > 5, "a turn brings coins");
        for hands in [&ada, &ben] {
            hands.settle().await;
            assert_eq!(purses(&hands.browser).await, coins(hands), "{purses_are}");
            hands.browser.shot(purses_are).await;
        }
        let hidden = purses_are == "strict";
        assert_eq!((own["B"] == "?", bens["A"] == "?"), (hidden, hidden), "{purses_are}");
        assert!(own["A"] != "?" && bens["B"] != "?", "one's own are always seen");
        let all = if hidden { json!({"A": "?", "B": "?"}) } else { own };
        assert_eq!(purses(&guest).await, all, "who looks on, {purses_are}");
        guest.poke("[data-test=tab-players]").await;
        guest.shot(purses_are).await;
        (one, two) = (ada.browser, ben.browser);
    }
    for browser in [one, two, guest] {
        assert_eq!(browser.console().await, Vec::<String>::new());
        browser.close().await;
    }
}
