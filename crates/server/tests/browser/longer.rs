//! The page in a language whose words are 40 % longer than the English ones: nothing is clipped and nothing scrolls
//! sideways, on small and large screens and where everything is drawn at twice its size.

use content::Set;
use fantoccini::key::Key;
use serde_json::json;

use crate::browser::Screen;
use crate::pages::PAGES;
use crate::prepared;
use crate::screens::targets;
use crate::stage::Stage;

/// Makes the words of the page longer as they come: each gets tails with accents, the longer the longer it is.
const LONGER: &str = r"
    const tail = (word) => word.length < 2 ? '' : 'éñüâö'.repeat(9).slice(0, Math.ceil(word.length * .4));
    const longer = (text) => text.replace(/\{[^{}]*\}?|\p{L}+/gu, (it) => it[0] === '{' ? it : it + tail(it));
    const line = (it) => {
        if (it.startsWith('app-name =')) return it;
        // What is before the text: the name of the text, or the number it is for.
        const head = it.match(/^(#.*|[\w-]+ =|\s*\*?\[[^\]]*\]|\s*\})/)?.[0] ?? '';
        return head + longer(it.slice(head.length));
    };
    const fetched = window.fetch;
    window.fetch = async (...about) => {
        const answer = await fetched(...about);
        if (!String(about[0]?.url ?? about[0]).endsWith('.ftl')) return answer;
        return new Response((await answer.text()).split('\n').map(line).join('\n'));
    };";

/// Widths and heights of screens. Two are those of usual screens where everything is drawn at twice its size. None is that of
/// a device: where a page is too wide, a device would make room for it.
const SIZES: [(u32, u32); 7] =
    [(360, 640), (390, 844), (820, 1180), (640, 400), (960, 540), (1440, 900), (2560, 1440)];

/// The prompts that are looked at, in the two boxes with most words.
const PROMPTS: [(Set, [&str; 3]); 2] = [
    (Set::Underground, ["Pick pick", "Act conquer", "Redeploy put"]),
    (Set::Warcraft, ["Pick pick", "Act attempt", "Redeploy put"]),
];

#[tokio::test(flavor = "multi_thread")]
async fn longer_words_fit_every_page() {
    let stage = Stage::open("longer-pages");
    let browser = stage.quick_browser(Screen::Desktop).await;
    let sizes = SIZES.map(|(width, height)| (width, height, false));
    browser.before_pages(LONGER).await;
    browser.ask("Emulation.setTouchEmulationEnabled", json!({"enabled": true})).await;
    let mut found = Vec::new();
    for (path, sign) in PAGES {
        browser.goto(path).await;
        browser.see(sign).await;
        assert!(browser.text("main").await.contains('é'), "{path} is in English");
        found.extend(browser.check(&sizes, &json!([]), false, &format!("longer {path}")).await.faults);
    }
    browser.close().await;
    assert!(found.is_empty(), "{} faults:\n{}", found.len(), found.join("\n"));
}

#[tokio::test(flavor = "multi_thread")]
async fn longer_words_fit_the_table() {
    let stage = Stage::open("longer-table");
    let mut browser = stage.quick_browser(Screen::Desktop).await;
    let sizes = SIZES.map(|(width, height)| (width, height, false));
    browser.before_pages(LONGER).await;
    browser.ask("Emulation.setTouchEmulationEnabled", json!({"enabled": true})).await;
    let mut found = Vec::new();
    for (set, kinds) in PROMPTS {
        let prompts = prepared::kinds(set);
        for (nth, kind) in kinds.into_iter().enumerate() {
            let prepared = prompts.get(kind);
            let prepared = prepared.unwrap_or_else(|| panic!("{kind} is none of {:?}", prompts.keys()));
            let hands = stage.prepare(browser, set, prepared).await;
            assert!(hands.browser.text(".act").await.contains('é'), "{kind} is in English");
            let what = format!("longer {} {kind}", set.key());
            found.extend(hands.browser.check(&sizes, &targets(&hands), nth == 0, &what).await.faults);
            browser = hands.browser;
        }
        // The board as words.
        browser.press(&['t']).await;
        browser.see("[data-test=text-board]").await;
        let what = format!("longer {} text board", set.key());
        found.extend(browser.check(&sizes, &json!([]), false, &what).await.faults);
        browser.press(&[Key::Escape.into()]).await;
    }
    browser.close().await;
    assert!(found.is_empty(), "{} faults:\n{}", found.len(), found.join("\n"));
}
