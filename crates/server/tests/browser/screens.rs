//! Every prompt of every box on the screens people have: what can be pressed is pressed where people aim, at its middle;
//! no text is cut off that cannot be read in full; and nothing scrolls sideways.

use content::Set;
use serde_json::{Value, json};

use crate::hands::{Hands, Way};
use crate::prepared;
use crate::stage::{Browser, Screen, Stage};

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

impl Browser {
    /// Gives the window another size, as turning a phone or pulling at a corner does.
    pub async fn resize(&self, (width, height, touch): (u32, u32, bool)) {
        let metrics = json!({"width": width, "height": height, "deviceScaleFactor": 1, "mobile": touch});
        self.ask("Emulation.setDeviceMetricsOverride", metrics).await;
        self.until(&format!("innerWidth == {width} && innerHeight == {height}")).await;
    }
}

/// What is wrong with the page as it is now, or with what opens on it. It is asked about the regions that can be chosen,
/// with the middle of each on the map, and answers with a list of faults.
pub const CHECK: &str = r"const [targets, opens, touch, done] = arguments;
    const frames = async (n) => { while (n--) await new Promise(requestAnimationFrame); };
    const faults = new Set();
    const name = (it) => it.outerHTML.replace(/\s+/g, ' ').slice(0, 110);
    const shown = (it) => it.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    const scrolls = (it) => ['auto', 'scroll'].includes(getComputedStyle(it).overflowY)
        || ['auto', 'scroll'].includes(getComputedStyle(it).overflowX);
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
        const walk = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
        for (let node; (node = walk.nextNode());) {
            const holder = node.parentElement;
            if (!node.data.trim() || holder.closest('svg, style, script') || holder.closest(READABLE) || !shown(holder)) continue;
            const range = document.createRange();
            range.selectNodeContents(node);
            let rects = [...range.getClientRects()].filter((it) => it.width > 1 && it.height > 1);
            for (let it = holder; it && it !== document.body; it = it.parentElement) {
                const style = getComputedStyle(it);
                if (style.clipPath !== 'none') break;
                if (style.overflowX === 'visible' && style.overflowY === 'visible') continue;
                const box = it.getBoundingClientRect();
                const wide = style.overflowX !== 'visible' && rects.some((r) => r.left < box.left - 2 || r.right > box.right + 2);
                if (scrolls(it)) {
                    if (wide && !it.matches('.scroll')) faults.add(`${what}: '${node.data.trim()}' is wider than its list: ${name(it)}`);
                    break;
                }
                const high = style.overflowY !== 'visible' && rects.some((r) => r.top < box.top - 4 || r.bottom > box.bottom + 4);
                if (wide || high) { faults.add(`${what}: '${node.data.trim()}' is cut off by ${name(it)}`); break; }
            }
        }
    };
    const sideways = (what) => {
        scrollTo(300, scrollY);
        if (scrollX > 0) faults.add(`${what}: the page scrolls sideways by ${scrollX}`);
        scrollTo(0, scrollY);
        for (const it of document.querySelectorAll('body *'))
            if (scrolls(it) && it.scrollWidth > it.clientWidth + 1 && shown(it) && !it.matches('.scroll, textarea, input'))
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
    const press = async (it) => { it.click(); await frames(3); };

    (async () => {
        await document.fonts.ready;
        await frames(4);
        const main = document.querySelector('.tbl') ?? document.body;
        const tab = [...document.querySelectorAll('.tab[aria-selected=true]')].find(shown)?.dataset.test ?? 'all';
        all(main, tab);
        for (const [key, at] of targets) if (!document.querySelector('.tbl:not(.tab-turn) .tab[data-test=tab-turn]') || shown(document.querySelector('.port'))) region(key, at, 'map');
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
            const back = [...document.querySelectorAll('.tab')].find(shown);
            if (back) await press(back);
            const menu = document.querySelector('[data-test=menu]');
            if (menu && shown(menu)) { await press(menu); all(document.querySelector('.drawer'), 'menu'); await press(menu); }
        }
        done([...faults]);
    })().catch((error) => done([String(error)]));";

/// What is wrong with a page at all sizes.
pub async fn faults(browser: &Browser, targets: &Value, opens: bool, what: &str) -> Vec<String> {
    let mut found = Vec::new();
    for size in SIZES {
        browser.resize(size).await;
        let about = vec![targets.clone(), json!(opens), json!(size.2)];
        let said = browser.client.execute_async(CHECK, about).await.expect("the script runs");
        let said: Vec<String> = serde_json::from_value(said).expect("a list of faults");
        browser.shot(&format!("{}-{}x{}", what.replace(' ', "-"), size.0, size.1)).await;
        found.extend(said.into_iter().map(|fault| format!("{}x{}, {what}, {fault}", size.0, size.1)));
    }
    found
}

/// The regions that can be chosen with the tool in hand, with their middles.
fn targets(hands: &Hands) -> Value {
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
    let mut found = Vec::new();
    for (nth, (kind, prepared)) in prompts.iter().enumerate() {
        let hands = stage.prepare(browser, set, prepared).await;
        found.extend(faults(&hands.browser, &targets(&hands), nth == 0, kind).await);
        assert_eq!(hands.browser.console().await, Vec::<String>::new(), "{kind}");
        browser = hands.browser;
    }
    println!("all of {} looked at after {:?}", set.key(), start.elapsed());
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
const PAGES: [(&str, &str); 6] = [
    ("/", "[data-test=play-now]"),
    ("/new", "[data-test=create]"),
    ("/watch", "#watch-title"),
    ("/settings", "[data-test=set-theme]"),
    ("/help", ".keys"),
    ("/credits", ".credits"),
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
            found.extend(faults(&browser, &json!([]), false, &format!("{language} {path}")).await);
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
