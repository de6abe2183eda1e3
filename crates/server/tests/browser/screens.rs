//! Every prompt of every box on the screens people have: what can be pressed is pressed where people aim, at its middle;
//! no text is cut off that cannot be read in full; and nothing scrolls sideways.

use content::Set;
use engine::Seat;
use serde_json::{Value, json};
use wire::protocol::NewKind;

use crate::browser::{Browser, MOVES, Screen};
use crate::common::wanted;
use crate::hands::{Hands, Way};
use crate::prepared;
use crate::stage::Stage;

/// The languages there are.
const LANGUAGES: [&str; 3] = ["en", "fr", "de"];

/// Widths and heights of screens, and whether they are touched with fingers.
pub const SIZES: [(u32, u32, bool); 8] = [
    (360, 640, true),
    (390, 844, true),
    (844, 390, true),
    (820, 1180, true),
    (1024, 1366, true),
    (1280, 800, false),
    (1920, 1080, false),
    (2560, 1440, false),
];

/// Where texts of a second and a third language are looked at: on the narrowest phone, where they have the least room, and on
/// one other screen, which is another for each prompt. All sizes in all languages would be most of the work of all tests.
fn some_sizes(prompt: usize, language: usize) -> [(u32, u32, bool); 2] {
    [SIZES[0], SIZES[1 + (2 * prompt + language) % (SIZES.len() - 1)]]
}

/// How large a window is drawn whose picture nobody takes and where nothing is pressed with a pointer.
const SKETCHED: f64 = 0.1;

/// What is wrong with the page as it is now, or with what opens on it. It is asked about the regions that can be chosen,
/// with the middle of each on the map, and answers with a list of faults.
const CHECK: &str = r"const [targets, opens, touch, done] = arguments;
    const frames = async (n) => { while (n--) await new Promise(requestAnimationFrame); };
    const faults = new Set();
    const name = (it) => it.outerHTML.replace(/\s+/g, ' ').slice(0, 110);
    const shown = (it) => it.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    const scrolls = (it) => {
        const { overflowX, overflowY } = getComputedStyle(it);
        return [overflowX, overflowY].some((it) => it === 'auto' || it === 'scroll');
    };
    const CLICKABLE = 'button, a[href], summary, input, select, textarea, [role=button]:not([data-region]), [data-step]';

    // Where steppers stand in a row, those on the map are a second way.
    const spare = (it) => it.matches('[data-step]') && [...document.querySelectorAll('.steprow')].some(shown);
    const hit = (it, what) => {
        if (spare(it)) return;
        it.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
        // A link within a sentence may go on in the next line.
        const box = it.matches('p a') ? it.getClientRects()[0] : (it.querySelector(':scope > .touch') ?? it).getBoundingClientRect();
        if (box.width < 1 || box.height < 1) return;
        const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
        const top = document.elementFromPoint(x, y);
        if (!top) faults.add(`${what}: outside of the window: ${name(it)}`);
        else if (!it.contains(top) && !(top.closest('label') ?? top).contains(it))
            faults.add(`${what}: ${name(it)} is under ${name(top)}`);
        const held = (it.closest('label') ?? it).getBoundingClientRect();
        const small = Math.min(Math.max(held.width, box.width), Math.max(held.height, box.height));
        if (touch && small < 43.5 && !it.matches('p a, .sr, .skip'))
            faults.add(`${what}: ${Math.round(small)} pixels are too small for a finger: ${name(it)}`);
    };
    // What is cut off is read in full by opening it, or by pointing at it.
    const READABLE = '.sr, .combo:not(.on), .seat, [title], [aria-hidden=true], option, select, input, .mini';
    const cut = (root, what) => {
        // Most texts have the same boxes around them, and asking for one of them is most of the work.
        const known = new Map();
        const around = (it) => {
            if (!known.has(it)) {
                const { clipPath, overflowX, overflowY } = getComputedStyle(it);
                const [x, y] = [overflowX, overflowY].map((it) => it !== 'visible');
                known.set(it, { clips: clipPath !== 'none', x, y, scrolls: scrolls(it), box: it.getBoundingClientRect() });
            }
            return known.get(it);
        };
        const walk = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
        for (let node; (node = walk.nextNode());) {
            const holder = node.parentElement;
            if (!node.data.trim() || holder.closest('svg, style, script') || holder.closest(READABLE) || !shown(holder)) continue;
            const range = document.createRange();
            range.selectNodeContents(node);
            let rects = [...range.getClientRects()].filter((it) => it.width > 1 && it.height > 1);
            for (let it = holder; it && it !== document.body; it = it.parentElement) {
                const { clips, x, y, scrolls, box } = around(it);
                if (clips) break;
                if (!x && !y) continue;
                const wide = x && rects.some((r) => r.left < box.left - 2 || r.right > box.right + 2);
                if (scrolls) {
                    if (wide && !it.matches('.scroll, .specials')) faults.add(`${what}: '${node.data.trim()}' is wider than its list: ${name(it)}`);
                    break;
                }
                const high = y && rects.some((r) => r.top < box.top - 4 || r.bottom > box.bottom + 4);
                if (wide || high) { faults.add(`${what}: '${node.data.trim()}' is cut off by ${name(it)}`); break; }
            }
        }
    };
    const sideways = (what) => {
        scrollTo(300, scrollY);
        if (scrollX > 0) faults.add(`${what}: the page scrolls sideways by ${scrollX}`);
        scrollTo(0, scrollY);
        for (const it of document.querySelectorAll('body *:not(svg *)'))
            if (it.scrollWidth > it.clientWidth + 1 && scrolls(it) && shown(it) && !it.matches('.scroll, .specials, textarea, input'))
                faults.add(`${what}: ${it.scrollWidth - it.clientWidth} pixels to scroll sideways in ${name(it)}`);
    };
    const all = (root, what) => {
        for (const it of root.querySelectorAll(CLICKABLE))
            if (shown(it) && !it.disabled && !it.closest('.sr, .skip, [inert]')) hit(it, what);
        cut(root, what);
        sideways(what);
    };
    const region = (key, [x, y], what) => {
        const it = document.querySelector(`[data-region='${key}']`);
        const m = it.getScreenCTM();
        const [px, py] = [m.a * x + m.c * y + m.e, m.b * x + m.d * y + m.f];
        const top = document.elementFromPoint(px, py);
        // Its own steppers stand in the middle of a region that takes tokens.
        if (top !== it && !top?.closest('.steppers')) faults.add(`${what}: region ${key} is ${top ? 'under ' + name(top) : 'outside of the window'}`);
    };
    // What opens is transparent at first, and on a busy machine for many frames.
    const rest = async () => { await frames(3); while (moves()) await frames(1); };
    const press = async (it) => { it.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true })); await rest(); };
    // A finger that touches a region opens its card; the buttons there are pressed too.
    let cards = 0;
    const card = async (key) => {
        const it = document.querySelector(`[data-region='${key}']`);
        const finger = { pointerType: 'touch', pointerId: 9, bubbles: true };
        it.dispatchEvent(new PointerEvent('pointerdown', finger));
        it.dispatchEvent(new PointerEvent('pointercancel', finger));
        await press(it);
        const bill = document.querySelector('.bill.pinned');
        // The first of two regions has none.
        if (!bill) return;
        cards++;
        if (!shown(bill)) faults.add('card: it cannot be seen');
        all(bill, 'card');
        await press(bill.querySelector('[data-test=bill-close]'));
        if (document.querySelector('.bill')) faults.add('card: it does not close');
    };

    (async () => {
        await document.fonts.ready;
        await rest();
        // What lies over the table is looked at alone.
        const main = document.querySelector('.textboard') ?? document.querySelector('.tbl') ?? document.body;
        const board = document.querySelector('.stage')?.getBoundingClientRect();
        const stage = board ? [board.left, board.top, board.right, board.bottom].map(Math.round) : [];
        const before = document.querySelector('.tab[aria-selected=true]');
        const tab = [...document.querySelectorAll('.tab[aria-selected=true]')].find(shown)?.dataset.test ?? 'all';
        all(main, tab);
        // A tablet has the scores of all in sight, whatever it shows beside them, and no panel without anything in it.
        if (innerWidth >= 700 && innerWidth < 1100 && innerHeight >= 500 && document.querySelector('.port') && !document.querySelector('.textboard')) {
            const seats = [...document.querySelectorAll('.strip-row .seat')];
            if (!seats.length) faults.add('no players');
            for (const it of seats) {
                const coin = it.querySelector('.coin');
                const box = coin?.getBoundingClientRect();
                if (box && !it.contains(document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2))) faults.add(`a score is not in sight: ${name(it)}`);
                if (!coin && document.querySelectorAll('.pl .coin:not(.shut)').length === seats.length) faults.add(`no score: ${name(it)}`);
            }
            for (const it of document.querySelectorAll('.col > .card, .col > section'))
                if (shown(it) && !it.innerText.trim()) faults.add(`an empty panel: ${name(it)}`);
        }
        for (const [key, at] of targets) if (!document.querySelector('.tbl:not(.tab-turn) .tab[data-test=tab-turn]') || shown(document.querySelector('.port'))) region(key, at, 'map');
        if (targets.length && !document.querySelector('.stepper') && shown(document.querySelector('.port'))) await card(targets[0][0]);
        for (const face of [...document.querySelectorAll('.offer.open .combo:not(.no) .face')].filter(shown)) {
            await press(face);
            const combo = face.closest('.combo');
            const take = combo.querySelector('.take');
            if (!take) faults.add(`no way to take ${name(combo)}`); else hit(take, 'opened combo');
            cut(combo, 'opened combo');
            sideways('opened combo');
            await press(face);
        }
        if (opens) {
            for (const other of [...document.querySelectorAll('.tab')].filter(shown)) { await press(other); all(main, other.dataset.test); }
            // What was asked is in sight again, also for sizes that follow and show another tab first.
            if (before) await press(before);
            const menu = document.querySelector('[data-test=menu]');
            if (menu && shown(menu)) { await press(menu); all(document.querySelector('.drawer'), 'menu'); await press(menu); }
        }
        done([[...faults], stage, cards]);
    })().catch((error) => done([[String(error)], [], 0]));";

/// What is wrong with a page.
pub struct Found {
    pub faults: Vec<String>,
    /// The room the board has: left, top, right and bottom, for each size of the window.
    rooms: Vec<Vec<i64>>,
    /// How many cards of regions were opened.
    cards: usize,
}

impl Browser {
    /// What is wrong with a page at such sizes.
    pub async fn check(&self, sizes: &[(u32, u32, bool)], targets: &Value, opens: bool, what: &str) -> Found {
        let mut found = Found { faults: Vec::new(), rooms: Vec::new(), cards: 0 };
        let script = format!("const moves = () => {MOVES}; {CHECK}");
        let drawn = if Browser::keeps_pictures() { 1.0 } else { SKETCHED };
        for &(width, height, touch) in sizes {
            self.set_window((width, height), touch, drawn).await;
            self.until(&format!("innerWidth == {width} && innerHeight == {height}")).await;
            let about = vec![targets.clone(), json!(opens), json!(touch)];
            let said = self.client.execute_async(&script, about).await.expect("the script runs");
            let (faults, room, cards): (Vec<String>, Vec<i64>, usize) =
                serde_json::from_value(said).expect("what is wrong");
            self.shot(&format!("{}-{width}x{height}", what.replace([' ', '/'], "-"))).await;
            found.faults.extend(faults.into_iter().map(|fault| format!("{width}x{height}, {what}, {fault}")));
            found.rooms.push(room);
            found.cards += cards;
        }
        found
    }
}

/// The regions that can be chosen with the tool in hand, with their middles.
pub fn targets(hands: &Hands) -> Value {
    let legal = hands.eyes.legal();
    let ways: Vec<Way<'_>> = legal.iter().filter_map(|line| Way::of(line)).collect();
    let usual = ways.iter().find(|way| way.tool == "attack").or(ways.first());
    let Some(usual) = usual else { return json!([]) };
    let chosen = ways.iter().filter(|way| way.tool == usual.tool).map(Way::first);
    let mut chosen: Vec<&str> = chosen.collect();
    chosen.dedup();
    json!(chosen.iter().map(|region| json!([region, hands.anchor(region)])).collect::<Vec<_>>())
}

/// All prompts of a box at all sizes.
async fn every_prompt(set: Set) {
    let stage = Stage::open(&format!("screens-{}", set.key().replace('+', "-")));
    let start = std::time::Instant::now();
    let prompts = prepared::prompts(set);
    println!("{} prompts of {} found in {:?}", prompts.len(), set.key(), start.elapsed());
    let mut browser = stage.quick_browser(Screen::Desktop).await;
    browser.ask("Emulation.setTouchEmulationEnabled", json!({"enabled": true})).await;
    let (mut found, mut rooms, mut cards) = (Vec::new(), Vec::new(), 0);
    let mut others = std::time::Duration::ZERO;
    for (nth, (kind, prepared)) in prompts.iter().enumerate() {
        let hands = stage.prepare(browser, set, prepared).await;
        // Each prompt begins in the language the one before it ended in, because changing it is work.
        let [first, second, third] = [[0, 1, 2], [2, 0, 1], [1, 2, 0]][nth % 3].map(|it| LANGUAGES[it]);
        let what = format!("{kind} {first}");
        hands.browser.speak(first).await;
        let one = hands.browser.check(&SIZES, &targets(&hands), nth < 3, &what).await;
        found.extend(one.faults);
        rooms.push((what, one.rooms));
        cards += one.cards;
        let begun = std::time::Instant::now();
        for (other, language) in [second, third].into_iter().enumerate() {
            let sizes = some_sizes(nth, other);
            hands.browser.speak(language).await;
            let what = format!("{kind} {language}");
            found.extend(hands.browser.check(&sizes, &json!([]), false, &what).await.faults);
        }
        others += begun.elapsed();
        assert_eq!(hands.browser.console().await, Vec::<String>::new(), "{kind}");
        browser = hands.browser;
    }
    // Whatever is asked, the board has the same room, unless it is a phone's.
    for (nth, size) in SIZES.iter().enumerate().filter(|(_, size)| size.0.min(size.1) >= 700) {
        for (what, here) in &rooms {
            if here[nth] != rooms[0].1[nth] {
                found.push(format!(
                    "{size:?}, {what}: the board is at {:?}, not at {:?}",
                    here[nth], rooms[0].1[nth]
                ));
            }
        }
    }
    println!("all of {} looked at after {:?}, and {cards} cards", set.key(), start.elapsed());
    println!("{others:?} of it for a second and a third language");
    browser.close().await;
    assert!(found.is_empty(), "{} faults:\n{}", found.len(), found.join("\n"));
    assert!(cards > SIZES.len(), "only {cards} cards were opened");
}

/// Peoples are chosen by what their texts say, so those of an opened combo are there in full in every language.
#[tokio::test(flavor = "multi_thread")]
async fn opened_combos_are_read_in_full_in_every_language() {
    let stage = Stage::open("screens-combos");
    let mut found = Vec::new();
    let browser = stage.quick_browser(Screen::Desktop).await;
    browser.ask("Emulation.setTouchEmulationEnabled", json!({"enabled": true})).await;
    for set in [Set::Mixed, Set::River, Set::Warcraft] {
        let made = stage.table(&wanted(set.key(), &[NewKind::Friend, NewKind::Friend])).await;
        for seat in [Seat(0), Seat(1)] {
            browser.goto(made.link(seat)).await;
            browser.until("document.querySelector('[data-idle]')").await;
        }
        browser.until("document.querySelector('.offer.open .combo .face')").await;
        for language in LANGUAGES {
            browser.speak(language).await;
            let sizes = [SIZES[0], SIZES[3], SIZES[5], SIZES[6]];
            let what = format!("{} {language}", set.key().replace('+', "-"));
            found.extend(browser.check(&sizes, &json!([]), false, &what).await.faults);
        }
    }
    browser.close().await;
    assert!(found.is_empty(), "{} faults:\n{}", found.len(), found.join("\n"));
}

/// Both boxes together are walked for Underground too, so they have every prompt it has.
#[test]
fn both_boxes_together_have_every_prompt_of_underground() {
    let (below, both) = (prepared::kinds(Set::Underground), prepared::kinds(Set::Mixed));
    let missing: Vec<&String> = below.keys().filter(|kind| !both.contains_key(*kind)).collect();
    assert!(below.len() > 20 && missing.is_empty(), "{} kinds, missing: {missing:?}", below.len());
}

/// The pages before the table, and what is there when they are ready.
const PAGES: [(&str, &str); 11] = [
    ("/", "[data-test=play-now]"),
    ("/new", "[data-test=create]"),
    ("/watch", "#watch-title"),
    ("/games", "[data-test=no-games]"),
    ("/settings", "[data-test=set-theme]"),
    ("/help", ".keys"),
    ("/credits", ".credits"),
    ("/rules", "[data-rule=CORE-DIE-4]"),
    ("/tiles", "[data-tile=race-trolls]"),
    ("/learn", "[data-test=lesson-base]"),
    ("/puzzles", "[data-test=puzzle-base]"),
];

#[tokio::test(flavor = "multi_thread")]
async fn every_page_fits_every_screen() {
    let stage = Stage::open("screens-pages");
    let mut found = Vec::new();
    for language in ["en", "de"] {
        let browser = stage.browser_in(Screen::Desktop, language).await;
        for (path, sign) in PAGES {
            browser.goto(path).await;
            browser.see(sign).await;
            found
                .extend(browser.check(&SIZES, &json!([]), false, &format!("{language} {path}")).await.faults);
        }
        browser.close().await;
    }
    assert!(found.is_empty(), "{} faults:\n{}", found.len(), found.join("\n"));
}

macro_rules! every_prompt {
    ($($name:ident: $set:ident;)*) => { $(
        #[tokio::test(flavor = "multi_thread")]
        async fn $name() {
            every_prompt(Set::$set).await;
        }
    )* };
}

// Both boxes together stand for Underground: they are played on its board, and have all of its prompts.
every_prompt! {
    every_prompt_of_base_fits_every_screen: Base;
    every_prompt_of_both_fits_every_screen: Mixed;
    every_prompt_of_river_world_fits_every_screen: River;
    every_prompt_of_warcraft_fits_every_screen: Warcraft;
}
