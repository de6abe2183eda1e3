//! Learning: the rule book, the gallery, the lessons from start to end, and the hints of a first game.

use std::collections::BTreeMap;

use content::Set;
use content::lexicon;
use content::words::{Language, Words};
use fantoccini::key::Key;
use serde_json::{Value, json};

use crate::axe;
use crate::browser::{Browser, Screen};
use crate::everyone::{THEMES, is_large};
use crate::stage::Stage;

impl Browser {
    /// Writes into a field.
    async fn write(&self, css: &str, text: &str) {
        let field = self.see(css).await;
        field.clear().await.expect("a field");
        // An empty field is told too.
        field.send_keys(&format!("{text} ")).await.expect("it is written into");
    }

    /// Chooses one of a list.
    async fn choose(&self, css: &str, value: &str) {
        self.see(css).await.select_by_value(value).await.expect("it is offered");
    }
}

/// Whether something is in sight.
fn in_sight(css: &str) -> String {
    format!(
        "(() => {{ const box = document.querySelector('{css}').getBoundingClientRect(); return box.top < innerHeight && box.bottom > 0 }})()"
    )
}

#[tokio::test(flavor = "multi_thread")]
async fn every_rule_is_found_and_has_an_address() {
    let stage = Stage::open("rules");
    let browser = stage.browser_in(Screen::Desktop, "fr").await;
    // Straight to a rule of another box than the first, which is opened for it.
    browser.goto("/rules/WOW-TOLL-1").await;
    browser.see("[data-rule=WOW-TOLL-1].here").await;
    browser.until(&in_sight("[data-rule=WOW-TOLL-1]")).await;
    let families = |set: Set| {
        let sources = Language::Fr.sources();
        let ids = sources.iter().flat_map(|source| lexicon::rule_ids(source));
        ids.filter(|id| lexicon::rule_families(set).contains(&lexicon::chapter(id).0)).count()
    };
    for set in Set::ALL {
        browser.choose("[data-test=book-box]", set.key()).await;
        browser
            .until(&format!("document.querySelectorAll('[data-test=rule]').length == {}", families(set)))
            .await;
    }
    // Every rule reads as the terminal tells it, and not one is a bare key.
    let words = Words::new(Language::Fr);
    let shown = browser.js("return [...document.querySelectorAll('[data-test=rule]')].map((it) => [it.dataset.rule, it.querySelector('p').textContent])").await;
    for row in shown.as_array().expect("a list") {
        let id = row[0].as_str().expect("an id");
        assert_eq!(row[1].as_str(), words.get(&format!("rule-{id}")).as_deref(), "{id}");
    }
    // Every chapter is in one piece.
    let heads = "const heads = [...document.querySelectorAll('.leaves h2')].map((it) => it.id); return heads.length > 15 && new Set(heads).size == heads.length";
    assert_eq!(browser.js(heads).await, json!(true));
    // Accents and capitals do not matter.
    browser.choose("[data-test=book-box]", "base").await;
    browser.write("[data-test=book-search]", "DECLIN").await;
    let all = families(Set::Base);
    browser.until(&format!("document.querySelectorAll('[data-test=rule]').length < {all}")).await;
    let found = browser.count("[data-test=rule]").await;
    assert!(found > 3 && found < all / 2, "{found} of {all}");
    assert!(browser.sees("[data-rule=CORE-DECL-1]").await);
    // The die is not found in every word that begins like it.
    browser.write("[data-test=book-search]", "dé").await;
    browser.until("document.querySelector('[data-rule=CORE-DIE-1]')").await;
    let found = browser.count("[data-test=rule]").await;
    assert!(found > 3 && found < all / 4, "{found} of {all}");
    browser.write("[data-test=book-search]", "core-die-1").await;
    browser.see("[data-rule=CORE-DIE-1] figure img").await;
    browser.until("document.querySelectorAll('[data-test=rule]').length == 1").await;
    browser.until("document.querySelector('figure img').naturalWidth > 0").await;
    // Its address can be kept, and opened again.
    browser.poke("[data-rule=CORE-DIE-1] [data-test=rule-address]").await;
    browser.until("location.pathname == '/rules/CORE-DIE-1'").await;
    browser.goto("/rules/CORE-DIE-1").await;
    browser.until(&in_sight("[data-rule=CORE-DIE-1].here")).await;
    browser.shot("die").await;
    browser.goto("/rules/NO-SUCH-9").await;
    browser.see("[data-test=book-unknown]").await;
    assert_eq!(browser.console().await, Vec::<String>::new());
    browser.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_gallery_has_every_tile_of_every_box() {
    let stage = Stage::open("gallery");
    let browser = stage.browser_in(Screen::Phone, "de").await;
    browser.goto("/tiles/race-trolls").await;
    browser.see("[data-tile=race-trolls].here [data-test=tile-tokens]").await;
    let tiles = lexicon::tiles().expect("all boxes are shipped");
    let words = Words::new(Language::De);
    let mut boxes: BTreeMap<&str, usize> = BTreeMap::new();
    tiles.iter().for_each(|tile| *boxes.entry(tile.from.key()).or_default() += 1);
    assert_eq!(boxes.len(), 4, "{boxes:?}");
    browser.until(&format!("document.querySelectorAll('[data-test=tile]').length == {}", tiles.len())).await;
    let shown = browser.js("return [...document.querySelectorAll('[data-test=tile]')].map((it) => [it.dataset.tile, it.innerText, it.querySelector('use').href.baseVal])").await;
    for row in shown.as_array().expect("a list") {
        let (key, text) = (row[0].as_str().expect("a key"), row[1].as_str().expect("a text"));
        let says = |key: &str| text.contains(&words.get(key).unwrap_or_else(|| panic!("{key} has no words")));
        assert!(says(key) && says(&format!("{key}-text")), "{key}: {text}");
    }
    // Every picture is in the sheet it is taken from.
    let missing = browser
        .client
        .execute_async(
            "const done = arguments[0], uses = [...document.querySelectorAll('[data-test=tile] .pic use')].map((it) => it.href.baseVal);
            const sheets = [...new Set(uses.map((it) => it.split('#')[0]))];
            Promise.all(sheets.map((it) => fetch(it).then((it) => it.text()))).then((texts) =>
                done(uses.filter((it) => !texts[sheets.indexOf(it.split('#')[0])].includes(`id=\"${it.split('#')[1]}\"`))))",
            Vec::new(),
        )
        .await
        .expect("the script runs");
    assert_eq!(missing, json!([]));
    for (set, n) in boxes {
        browser.choose("[data-test=tiles-box]", set).await;
        browser.until(&format!("document.querySelectorAll('[data-test=tile]').length == {n}")).await;
    }
    browser.choose("[data-test=tiles-box]", "base").await;
    browser.choose("[data-test=tiles-kind]", "race").await;
    browser.until("document.querySelectorAll('[data-test=tile]').length == 14").await;
    // What the lab has measured is there for the base game.
    assert!(browser.sees("[data-tile=race-elves] [data-test=tile-lab]").await);
    browser.choose("[data-test=tiles-kind]", "").await;
    browser.write("[data-test=tiles-search]", "Wassermaenner").await;
    browser.until("[...document.querySelectorAll('[data-test=tile]')].some((it) => it.dataset.tile == 'race-tritons')").await;
    // A tile leads to its rules.
    browser.poke("[data-tile=race-tritons] [data-test=tile-rule]").await;
    browser.see("[data-rule=BASE-RACE-TRITONS].here").await;
    assert_eq!(browser.console().await, Vec::<String>::new());
    browser.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bill_leads_to_its_rules() {
    let stage = Stage::open("bill-rules");
    let mut hands = stage.duel(Set::Base, Screen::Desktop).await;
    // A turn has been paid, and a region can be taken.
    while hands.my_turn().await {
        let line = hands.advice();
        if line.starts_with("conquer") && hands.eyes.state().table().round() > 1 {
            break;
        }
        let seat = hands.eyes.owes().expect("it is my turn");
        hands.eyes.answer(seat, &line).await.expect("it is listed");
    }
    hands.asked().await;
    hands.browser.press(&[']', Key::Enter.into()]).await;
    let link = hands.browser.see(".bill .sum [data-test=to-rule]").await;
    let path = link.attr("href").await.expect("an attribute").expect("an address");
    assert_eq!(path, "/rules/CORE-COST-1");
    // What the turn would bring, and what has happened, name their rules too.
    assert!(
        hands
            .browser
            .count("[data-test=log] [data-test=to-rule], [data-test=tally] [data-test=to-rule]")
            .await
            > 0
    );
    hands.browser.poke(".bill .sum [data-test=to-rule]").await;
    // It opens beside the table, which stays as it was.
    let table = hands.browser.client.window().await.expect("a window");
    let mut windows = Vec::new();
    for _ in 0..100 {
        windows = hands.browser.client.windows().await.expect("windows");
        if windows.len() == 2 {
            break;
        }
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
    }
    let other = windows.into_iter().find(|it| *it != table).expect("another window");
    hands.browser.client.switch_to_window(other).await.expect("it is there");
    hands.browser.see("[data-rule=CORE-COST-1].here").await;
    hands.browser.client.switch_to_window(table).await.expect("it is there");
    assert!(hands.browser.sees("[data-test=bill]").await);
    hands.leave().await;
}

/// Steps that are passed over when chance makes them needless, or when others' turns are shown at once.
const NEEDLESS: [&str; 9] = ["look", "conquer", "more", "die", "use", "beyond", "others", "wait", "event"];

/// Does what the step of a lesson says, as a learner would.
const DO: &str = "const step = arguments[0];
    if (document.querySelector('[data-test=guide]')?.dataset.step !== step) return null;
    const seen = (css) => [...document.querySelectorAll(css)].find((it) => it.checkVisibility({ visibilityProperty: true }) && it.getBoundingClientRect().width > 0);
    const wanted = { decline: ['decline'], ready: ['expand'] }[step] ?? ['expand', 'decline'];
    if (seen('[data-test=guide-next]')) return ['press', '[data-test=guide-next]'];
    if (!document.querySelector('[data-idle].your-turn')) return null;
    for (const verb of wanted) if (seen(`[data-answer='${verb}']`)) return ['press', `[data-answer='${verb}']`];
    if (seen('[data-test=offer].open')) return seen(`[data-answer='pick 1']`) ? ['press', `[data-answer='pick 1']`] : ['press', '[data-test=combo-1] .face'];
    const chips = [...document.querySelectorAll('.chips [data-chip]')];
    const of = (css) => chips.filter((it) => it.querySelector(css)).map((it) => it.dataset.chip);
    const own = { monster: '7', river: '11' }[step];
    if (own && of('.yes').includes(own)) return ['region', own];
    if (seen('.bill.pinned [data-test=do-attempt]')) return ['press', '.bill.pinned [data-test=do-attempt]'];
    if (step === 'look' && of('.yes').length) return ['point', of('.yes')[0]];
    if (step !== 'redeploy' && of('.yes').length) return ['region', of('.yes')[0]];
    if (step === 'die' && of('.die').length) return ['region', of('.die')[0]];
    if (seen('[data-test=spread]')) return ['press', '[data-test=spread]', '[data-test=primary]'];
    if (seen('[data-test=primary]')) return ['press', '[data-test=primary]'];
    return seen('[data-test=end-turn]') ? ['press', '[data-test=end-turn]'] : null";

/// Goes through a lesson; the steps that were shown.
async fn take_lesson(browser: &Browser, lesson: &str, language: Language) -> Vec<String> {
    let words = Words::new(language);
    let mut steps: Vec<String> = Vec::new();
    for _ in 0..400 {
        browser.until("document.querySelector('[data-idle]')").await;
        let step =
            browser.js("return document.querySelector('[data-test=guide]')?.dataset.step ?? null").await;
        let Some(step) = step.as_str() else { return steps };
        if steps.last().is_none_or(|last| last != step) {
            let said = browser.text("[data-test=guide-words]").await;
            let expected = words.get(&format!("guide-{lesson}-{step}"));
            // It may have gone on meanwhile.
            if browser.js("return document.querySelector('[data-test=guide]')?.dataset.step ?? null").await
                == step
            {
                assert_eq!(Some(said), expected, "{lesson} {step}");
                browser.shot(&format!("{lesson}-{:02}-{step}", steps.len())).await;
                steps.push(step.to_owned());
            }
        }
        let what = browser.client.execute(DO, vec![json!(step)]).await.expect("the script runs");
        act(browser, &what).await;
    }
    browser.fail(&format!("{lesson} does not end: {steps:?}")).await
}

/// Presses or points at what was found, if anything was.
async fn act(browser: &Browser, what: &Value) {
    let Some(list) = what.as_array() else {
        // Others play, or something moves.
        return tokio::time::sleep(std::time::Duration::from_millis(40)).await;
    };
    let word = |at: usize| list.get(at).and_then(Value::as_str).unwrap_or_default();
    match word(0) {
        "press" => {
            for css in list[1..].iter().filter_map(Value::as_str) {
                browser.poke(css).await;
                // A button that asks whether it is meant is pressed again.
                if browser.sees(&format!("{css}.sure")).await {
                    browser.poke(&format!("{css}.sure")).await;
                }
            }
        }
        "region" => {
            browser.poke(&format!("[data-region='{}']", word(1))).await;
            // The mouse does not stay, where it would hold the card open over the next region.
            if browser.screen == Screen::Desktop {
                browser.point(2.0, 2.0).await;
            }
        }
        _ => {
            let (x, y) = browser.middle(&format!("[data-region='{}']", word(1))).await;
            browser.point(x, y).await;
            browser.until("document.querySelector('[data-test=guide]')?.dataset.step != 'look'").await;
        }
    }
}

/// Begins a lesson in a browser that shows others' turns at once.
async fn begin(stage: &Stage, screen: Screen, language: Language, lesson: &str) -> Browser {
    let browser = stage.quick_browser(screen).await;
    browser.js(&format!("localStorage.setItem('language', '{}')", language.key())).await;
    browser.goto("/learn").await;
    browser.poke(&format!("[data-test=lesson-{lesson}]")).await;
    browser.see("[data-test=guide]").await;
    browser
}

/// Whether all steps were shown in their order, but for those that can be needless.
fn is_whole(steps: &[String], all: &[&str]) -> bool {
    let needed = all.iter().filter(|step| !NEEDLESS.contains(step));
    let mut shown = steps.iter();
    needed.into_iter().all(|step| shown.any(|own| own == step))
}

#[tokio::test(flavor = "multi_thread")]
async fn the_first_lesson_leads_from_the_first_people_to_the_second() {
    let stage = Stage::open("lesson-base");
    let browser = begin(&stage, Screen::Desktop, Language::En, "base").await;
    for theme in THEMES {
        browser.js(&format!("document.documentElement.dataset.theme = '{theme}'")).await;
        axe::is_usable(&browser, &format!("a lesson, {theme}")).await;
    }
    browser.poke("[data-test=guide-next]").await;
    for what in [json!(["press", "[data-test=combo-1] .face"]), json!(["press", "[data-answer='pick 1']"])] {
        act(&browser, &what).await;
    }
    // A region that cannot be had is no dead end: the card and the lesson say why.
    browser.until("document.querySelector('[data-test=guide]').dataset.step == 'look' && document.querySelector('[data-idle].your-turn')").await;
    browser.poke("[data-region='13']").await;
    browser.see("[data-test=guide-remark]").await;
    browser.see(".bill [data-test=refusal]").await;
    browser.shot("refused").await;
    browser.press(&[Key::Escape.into()]).await;
    // Whoever leaves takes it up again where they were.
    let step = browser.js("return document.querySelector('[data-test=guide]').dataset.step").await;
    browser.goto("/learn").await;
    browser.poke("[data-test=resume-base]").await;
    browser.see("[data-test=guide]").await;
    assert_eq!(browser.js("return document.querySelector('[data-test=guide]').dataset.step").await, step);
    let steps = take_lesson(&browser, "base", Language::En).await;
    let all = ["redeploy", "score", "others", "decline", "declined", "wait", "second", "land", "done"];
    assert!(is_whole(&steps, &all), "{steps:?}");
    // It is over, and the game is not.
    assert!(browser.sees("[data-test=map]").await);
    browser.goto("/learn").await;
    browser.see("[data-test=lesson-base]").await;
    assert!(!browser.sees("[data-test=resume-base]").await);
    assert_eq!(browser.console().await, Vec::<String>::new());
    browser.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn every_box_has_a_lesson_that_can_be_done() {
    let stage = Stage::open("lesson-boxes");
    let lessons: [(&str, Language, &[&str]); 3] = [
        ("underground", Language::Fr, &["welcome", "ready", "monster", "found", "use", "redeploy", "done"]),
        (
            "river",
            Language::De,
            &["welcome", "ready", "river", "beyond", "redeploy", "event", "harbors", "done"],
        ),
        (
            "warcraft",
            Language::Fr,
            &["welcome", "pick", "island", "factions", "travel", "redeploy", "legends", "done"],
        ),
    ];
    for (lesson, language, all) in lessons {
        let browser = begin(&stage, Screen::Desktop, language, lesson).await;
        let steps = take_lesson(&browser, lesson, language).await;
        assert!(is_whole(&steps, all), "{lesson}: {steps:?}");
        assert_eq!(browser.console().await, Vec::<String>::new());
        browser.close().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_first_game_has_three_hints_and_never_again() {
    let stage = Stage::open("first-visit");
    let browser = stage.browser(Screen::Phone).await;
    browser.goto("/").await;
    let words = Words::new(Language::En);
    browser.see("[data-test=play-now]").await;
    assert!(
        browser.text("[data-test=play-now]").await.contains(&words.get("front-play-first").expect("a word"))
    );
    browser.poke("[data-test=play-now]").await;
    browser.see("[data-test=guide].first").await;
    axe::is_usable(&browser, "a hint of a first game").await;
    is_large(&browser, "a hint of a first game").await;
    browser.shot("hint").await;
    // While bots play, what lies below a finger may be another thing a moment later.
    browser.until("document.querySelector('[data-idle].your-turn')").await;
    for _ in 0..3 {
        browser.see("[data-test=guide]").await;
        browser.poke("[data-test=guide-next]").await;
    }
    browser.until("!document.querySelector('[data-test=guide]')").await;
    // Not at this table, nor at the next.
    browser.client.refresh().await.expect("it is loaded again");
    browser.see("[data-test=region]").await;
    assert!(!browser.sees("[data-test=guide]").await);
    browser.goto("/").await;
    browser.see("[data-test=play-now]").await;
    assert!(
        !browser.text("[data-test=play-now]").await.contains(&words.get("front-play-first").expect("a word"))
    );
    browser.poke("[data-test=play-now]").await;
    browser.see("[data-test=region]").await;
    assert!(!browser.sees("[data-test=guide]").await);
    assert_eq!(browser.console().await, Vec::<String>::new());
    browser.close().await;
}
