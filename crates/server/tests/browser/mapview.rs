//! The map: numbers that can be read, looking closer with everything people have, and nothing over what is pressed.

use content::{Set, Setup};
use engine::{Answer, Answers, Seat, legal};
use serde_json::{Value, json};
use wire::history::{Fact, History};
use wire::nature::Seed;
use wire::protocol::{BoardChoice, NewKind, NewTable};

use crate::common::wanted;
use crate::hands::Hands;
use crate::prepared;
use crate::stage::{Screen, Stage};

/// The smallest digit anybody has to read, in pixels.
const READABLE: f64 = 11.5;

/// How large the counts of tokens and pieces are drawn, the smallest first, in pixels.
const DIGITS: &str = "return [...document.querySelectorAll('.standing .cnt text')].map((it) => {
        const m = it.getScreenCTM();
        return Math.hypot(m.a, m.b) * parseFloat(getComputedStyle(it).fontSize);
    }).sort((a, b) => a - b)";

/// How much of the map is seen.
const SEEN: &str = "document.querySelector('[data-test=map]').viewBox.baseVal.width";

impl Hands {
    async fn number(&self, script: &str) -> f64 {
        self.browser.js(&format!("return {script}")).await.as_f64().expect("a number")
    }
}

/// The table of a box with the most regions, in the middle of a redeployment.
async fn redeployment(stage: &Stage, set: Set) -> Hands {
    let mut found = prepared::kinds(set);
    let prepared = found.remove("Redeploy put").expect("tokens are placed");
    stage.prepare(stage.quick_browser(Screen::Desktop).await, set, &prepared).await
}

/// A table for so many, after half a game in which everybody spread over the map.
fn crowded(set: Set, players: u8) -> NewTable {
    let key = set.board_key(players);
    let game = Setup::new(set, players).game().expect("a game");
    assert!(game.board().all().count() > 38, "it is a large board");
    let (seed, mut rng) = (Seed::numbered(3), fastrand::Rng::with_seed(3));
    let (mut history, mut answers) = (History::new(&game), Answers::new());
    while history.state.table().round() < 5 {
        legal(&game, &history.state, &mut answers);
        let who = history.state.owed().who;
        let conquers = |answer: &&Answer| matches!(answer, Answer::Conquer { .. });
        let answer = match who.player() {
            None => history.nature(&game, &seed),
            Some(_) => match answers.iter().find(conquers) {
                Some(&conquest) => conquest,
                None => answers[rng.usize(..answers.len())],
            },
        };
        history.say(&game, Fact::Answer(who, answer), &mut Vec::new()).expect("listed");
    }
    let mut table = wanted(set.key(), &vec![NewKind::Friend; usize::from(players)]);
    table.options.board = BoardChoice::Key(key);
    table.begun = history.facts.iter().map(|fact| fact.line(&game)).collect();
    table
}

#[tokio::test(flavor = "multi_thread")]
async fn counts_can_be_read_on_the_largest_boards() {
    let stage = Stage::open("digits");
    let browser = stage.quick_browser(Screen::Desktop).await;
    let table = crowded(Set::Warcraft, 5);
    let made = stage.table(&table).await;
    let hands = stage.sit_at(browser, &made, &[Seat(0)]).await;
    hands.settle().await;
    for (size, zooms) in [((1280, 800, false), 0), ((1920, 1080, false), 0), ((390, 844, true), 2)] {
        hands.browser.resize(size).await;
        for _ in 0..zooms {
            hands.browser.poke("[data-test=zoom-in]").await;
        }
        let digits: Vec<f64> = serde_json::from_value(hands.browser.js(DIGITS).await).expect("sizes");
        println!("{size:?}: {} counts, the smallest {:.1} pixels", digits.len(), digits[0]);
        hands.browser.shot(&format!("{}", size.0)).await;
        assert!(digits.len() > 3 && digits[0] >= READABLE, "{size:?}: {digits:?}");
    }
    hands.leave().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_map_comes_closer_by_wheel_and_by_button() {
    let stage = Stage::open("closer");
    let hands = redeployment(&stage, Set::Warcraft).await;
    hands.browser.resize((1280, 800, false)).await;
    let all = hands.number(SEEN).await;
    let (x, y) = hands.browser.middle(".port").await;
    let turn = async |by: i32| {
        let wheel = json!({"type": "mouseWheel", "x": x, "y": y, "deltaX": 0, "deltaY": by});
        hands.browser.ask("Input.dispatchMouseEvent", wheel).await;
    };
    turn(-200).await;
    hands.browser.until(&format!("{SEEN} < {all} * .8")).await;
    hands.browser.shot("wheel").await;
    turn(400).await;
    hands.browser.until(&format!("{SEEN} > {all} * .98")).await;
    hands.browser.poke("[data-test=closer]").await;
    hands.browser.until(&format!("{SEEN} < {all} * .7")).await;
    hands.browser.poke("[data-test=farther]").await;
    hands.browser.until(&format!("{SEEN} > {all} * .98")).await;
    hands.browser.poke("[data-test=closer]").await;
    hands.browser.poke("[data-test=closer]").await;
    hands.browser.poke("[data-test=whole]").await;
    hands.browser.until(&format!("{SEEN} > {all} * .98")).await;
    // A slow device takes longer, and still follows: a figure, no promise.
    hands.browser.ask("Emulation.setCPUThrottlingRate", json!({"rate": 4})).await;
    hands.browser.js(FRAMES).await;
    for by in [-60; 12].into_iter().chain([60; 12]) {
        turn(by).await;
    }
    let frames: Vec<f64> =
        serde_json::from_value(hands.browser.js("return window.gaps").await).expect("gaps");
    let mut sorted = frames.clone();
    sorted.sort_unstable_by(f64::total_cmp);
    let at = |share: usize| sorted[(sorted.len() - 1) * share / 100];
    println!(
        "{} frames while zooming at a quarter of the speed: half within {:.0} ms, nine of ten within {:.0} ms",
        frames.len(),
        at(50),
        at(90)
    );
    assert!(frames.len() > 5, "frames are drawn");
    hands.browser.ask("Emulation.setCPUThrottlingRate", json!({"rate": 1})).await;
    assert_eq!(hands.browser.console().await, Vec::<String>::new());
    hands.leave().await;
}

/// Takes note of the time between frames from now on.
const FRAMES: &str = "window.gaps = []; let last = performance.now();
    const frame = (now) => { window.gaps.push(now - last); last = now; requestAnimationFrame(frame); };
    requestAnimationFrame(frame)";

/// Points at each region, and tells which steppers its card lies over.
const COVERED: &str = "const done = arguments[0];
    const frames = async (n) => { while (n--) await new Promise(requestAnimationFrame); };
    (async () => {
        const covered = [], cards = [];
        for (const it of document.querySelectorAll('[data-region]')) {
            it.dispatchEvent(new PointerEvent('pointerenter', { pointerType: 'mouse' }));
            await new Promise((go) => setTimeout(go, 140));
            await frames(2);
            const card = [...document.querySelectorAll('.bill')].find((it) => it.checkVisibility());
            if (card) {
                const a = card.getBoundingClientRect();
                cards.push(it.dataset.region);
                for (const step of document.querySelectorAll('.stepper')) {
                    const b = step.getBoundingClientRect();
                    if (a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom)
                        covered.push(it.dataset.region + ' over ' + step.querySelector('[data-step]').dataset.test);
                }
            }
            it.dispatchEvent(new PointerEvent('pointerleave', { pointerType: 'mouse' }));
        }
        done([cards.length, covered]);
    })()";

#[tokio::test(flavor = "multi_thread")]
async fn no_card_lies_over_the_steppers() {
    let stage = Stage::open("cards");
    for set in [Set::Base, Set::Warcraft] {
        let hands = redeployment(&stage, set).await;
        for size in [(1280, 800, false), (1920, 1080, false)] {
            hands.browser.resize(size).await;
            let found = hands.browser.client.execute_async(COVERED, Vec::new()).await.expect("it runs");
            assert_eq!(found[1], json!([]), "{set:?} {size:?}");
            assert!(found[0].as_u64() > Some(5), "cards are shown: {found}");
        }
        let first = hands.eyes.legal()[0].split(' ').nth(1).expect("a region").to_owned();
        let (x, y) = hands.place(&first).await;
        hands.browser.point(x, y).await;
        hands.browser.see(".bill").await;
        hands.browser.shot(&format!("aside-{}", set.key())).await;
        hands.leave().await;
    }
}

/// The numbers that are shown on the map.
const NUMBERS: &str = "[...document.querySelectorAll('.rings .tagged text')].map((it) => it.textContent)";

#[tokio::test(flavor = "multi_thread")]
async fn regions_are_numbered_when_something_speaks_of_them() {
    let stage = Stage::open("numbers");
    let hands = redeployment(&stage, Set::Base).await;
    let browser = &hands.browser;
    assert_eq!(browser.js(&format!("return {NUMBERS}")).await, json!([]), "nobody speaks of any");
    let line = "[data-test=log] li[data-regions]:not([data-regions=''])";
    browser.poke(line).await;
    browser.until(&format!("{NUMBERS}.length > 0")).await;
    let told = browser.text(line).await;
    let numbers = browser.js(&format!("return {NUMBERS}")).await;
    let spoken = |number: &Value| told.split([' ', ':', ',']).any(|word| Some(word) == number.as_str());
    assert!(numbers.as_array().expect("numbers").iter().all(spoken), "{told}: {numbers}");
    browser.shot("line").await;
    browser.point(2.0, 2.0).await;
    browser.until(&format!("{NUMBERS}.length == 0")).await;
    browser.press(&['h']).await;
    browser.until("document.querySelector('[data-test=plan]')").await;
    browser.until(&format!("{NUMBERS}.length > 0")).await;
    browser.shot("hint").await;
    // Whoever wants them always has them always.
    browser.js("localStorage.setItem('numbers', 'on')").await;
    browser.goto(&format!("/t/{}", hands.table.id)).await;
    hands.asked().await;
    let all = hands.eyes.game.board().all().count();
    browser.until(&format!("{NUMBERS}.length == {all}")).await;
    browser.shot("all").await;
    hands.leave().await;
}
