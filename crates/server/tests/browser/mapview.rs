//! The map: numbers that can be read, looking closer with everything people have, and nothing over what is pressed.

use content::{Set, Setup};
use engine::{Answer, Answers, Seat, legal};
use serde_json::{Value, json};
use wire::history::{Fact, History};
use wire::nature::Seed;
use wire::protocol::{BoardChoice, NewKind, NewTable};

use crate::browser::Screen;
use crate::common::wanted;
use crate::hands::Hands;
use crate::prepared;
use crate::stage::Stage;

/// The smallest digit anybody has to read, in pixels.
const READABLE: f64 = 11.5;

/// How large the counts of tokens and pieces are drawn, the smallest first, in pixels.
const DIGITS: &str = "return [...document.querySelectorAll('.standing .cnt text')].map((it) => {
        const m = it.getScreenCTM();
        return Math.hypot(m.a, m.b) * parseFloat(getComputedStyle(it).fontSize);
    }).sort((a, b) => a - b)";

/// How much of the map is seen, in its own units from left to right.
pub const SEEN: &str = "(document.querySelector('.port').clientWidth / document.querySelector('[data-test=map]').getScreenCTM().a)";

impl Hands {
    /// A number that a script says.
    pub async fn number(&self, script: &str) -> f64 {
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
        history.append(&game, Fact::Answer(who, answer), &mut Vec::new()).expect("listed");
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
    let middle = hands.browser.middle(".port").await;
    hands.browser.wheel(middle, -200).await;
    hands.browser.until(&format!("{SEEN} < {all} * .8")).await;
    hands.browser.shot("wheel").await;
    hands.browser.wheel(middle, 400).await;
    hands.browser.until(&format!("{SEEN} > {all} * .98")).await;
    hands.browser.poke("[data-test=closer]").await;
    hands.browser.until(&format!("{SEEN} < {all} * .7")).await;
    hands.browser.poke("[data-test=farther]").await;
    hands.browser.until(&format!("{SEEN} > {all} * .98")).await;
    hands.browser.poke("[data-test=closer]").await;
    hands.browser.poke("[data-test=closer]").await;
    hands.browser.poke("[data-test=whole]").await;
    hands.browser.until(&format!("{SEEN} > {all} * .98")).await;
    // The map follows slow devices too, because it is neither laid out nor drawn anew while it moves. How fast frames
    // come is a figure, no promise.
    hands.browser.ask("Emulation.setCPUThrottlingRate", json!({"rate": 4})).await;
    hands.browser.ask("Performance.enable", json!({})).await;
    let before = hands.browser.metrics().await;
    let seen = hands.browser.client.execute_async(WHEEL, Vec::new()).await.expect("it runs");
    let after = hands.browser.metrics().await;
    hands.browser.ask("Emulation.setCPUThrottlingRate", json!({"rate": 1})).await;
    let mut frames: Vec<f64> = serde_json::from_value(seen["gaps"].clone()).expect("gaps");
    frames.sort_unstable_by(f64::total_cmp);
    let at = |share: usize| frames[(frames.len() - 1) * share / 100];
    let layouts = after["LayoutCount"] - before["LayoutCount"];
    println!(
        "{} frames while zooming at a quarter of the speed: half within {:.0} ms, nine of ten within {:.0} ms; \
         {layouts} layouts in {:.1} ms, {:.1} ms of work",
        frames.len(),
        at(50),
        at(90),
        (after["LayoutDuration"] - before["LayoutDuration"]) * 1000.0,
        (after["TaskDuration"] - before["TaskDuration"]) * 1000.0,
    );
    assert!(seen["least"].as_f64() < Some(all * 0.5), "it came closer: {seen}");
    assert_eq!(seen["drawn"], json!([]), "nothing on the map is drawn anew while it moves");
    // The small map comes and goes, and the counts change their size when the map is at rest, which it is when a busy
    // machine takes its time between two frames.
    let rests = frames.iter().filter(|gap| **gap > 140.0).count() as f64;
    assert!(layouts <= 8.0 + 4.0 * rests, "{layouts} layouts in {} frames, {rests} rests", frames.len());
    assert_eq!(hands.browser.console().await, Vec::<String>::new());
    hands.leave().await;
}

/// Turns the wheel a little in each of 48 frames, closer and back, and tells the time between frames and what was changed
/// on the map.
const WHEEL: &str = "const [done] = arguments;
    const [port, map] = [document.querySelector('.port'), document.querySelector('[data-test=map]')];
    const [box, gaps, drawn] = [port.getBoundingClientRect(), [], new Set()];
    const at = { clientX: box.left + box.width * .3, clientY: box.top + box.height * .4, bubbles: true, cancelable: true };
    const watch = new MutationObserver((changes) => {
        for (const it of changes) if (it.target !== map) drawn.add(it.target.outerHTML.slice(0, 100));
    });
    watch.observe(map, { childList: true, attributes: true, characterData: true, subtree: true });
    let [n, last, least] = [0, performance.now(), Infinity];
    const frame = (now) => {
        if (n > 0) gaps.push(now - last);
        last = now;
        least = Math.min(least, port.clientWidth / map.getScreenCTM().a);
        if (n++ === 48) { watch.disconnect(); return done({ gaps, least, drawn: [...drawn] }); }
        port.dispatchEvent(new WheelEvent('wheel', { deltaY: n <= 24 ? -30 : 30, ...at }));
        requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame)";

/// Screens that have room for the whole map beside everything else.
const LARGE: [(u32, u32, bool); 4] =
    [(820, 1180, true), (1280, 800, false), (1366, 768, false), (1920, 1080, false)];

/// Where the map's window is, and where a region of it, once nothing moves any more.
const PLACE: &str = "const [region, done] = arguments;
    let [before, still] = ['', 0];
    const look = () => {
        const box = document.querySelector('.port').getBoundingClientRect();
        const m = document.querySelector(`[data-region='${region}']`).getScreenCTM();
        const now = [box.left, box.top, box.right, box.bottom, m.a, m.e, m.f];
        still = String(now) === before ? still + 1 : 0;
        before = String(now);
        if (still > 2) done(now); else requestAnimationFrame(look);
    };
    look()";

/// Where the map was seen on each of the large screens, and when.
struct Places {
    region: String,
    first: Vec<Vec<f64>>,
    moved: Vec<String>,
}

impl Places {
    async fn look(&mut self, hands: &Hands, state: &str) {
        for (nth, size) in LARGE.into_iter().enumerate() {
            hands.browser.resize(size).await;
            let place = hands.browser.client.execute_async(PLACE, vec![json!(self.region)]).await;
            let place: Vec<f64> = serde_json::from_value(place.expect("it runs")).expect("a place");
            match self.first.get(nth) {
                None => self.first.push(place),
                Some(first) => {
                    let far = place.iter().zip(first).map(|(now, then)| (now - then).abs());
                    if far.fold(0.0, f64::max) > 1.0 {
                        self.moved.push(format!("{state}, {size:?}: {place:?}, and {first:?} before"));
                        hands.browser.shot(&format!("moved-{}-{}", state.replace(' ', "-"), size.0)).await;
                    }
                }
            }
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_map_stays_where_it_is() {
    let stage = Stage::open("still");
    let mut hands = stage.duel(Set::Base, Screen::Desktop).await;
    assert!(hands.my_turn().await);
    hands.asked().await;
    let region = hands.eyes.game.board().name(engine::Region(3)).to_owned();
    let mut places = Places { region, first: Vec::new(), moved: Vec::new() };
    places.look(&hands, "choosing a people").await;
    hands.press("[data-test=combo-2] .face", "offer").await;
    places.look(&hands, "a combo is opened").await;
    hands.play(1).await;
    assert!(hands.my_turn().await);
    hands.asked().await;
    places.look(&hands, "entering the map").await;
    hands.press("[data-test=end-turn]", "turn").await;
    hands.browser.see("[data-test=end-turn].sure").await;
    places.look(&hands, "asked whether the turn is over").await;
    let (x, y) = hands.place(&places.region).await;
    hands.browser.point(x, y).await;
    hands.browser.see(".bill").await;
    places.look(&hands, "a bill is open").await;
    hands.browser.point(2.0, 2.0).await;
    hands.browser.press(&['h']).await;
    hands.browser.see("[data-test=plan]").await;
    places.look(&hands, "a hint is shown").await;
    hands.browser.press(&['h']).await;
    hands.play(1).await;
    assert!(hands.my_turn().await);
    hands.asked().await;
    places.look(&hands, "after a conquest").await;
    while !hands.eyes.legal().iter().any(|line| line.starts_with("put")) {
        assert!(hands.play(1).await && hands.my_turn().await);
    }
    hands.asked().await;
    places.look(&hands, "redeploying").await;
    let round = hands.eyes.state().table().round();
    hands.play(1).await;
    while hands.eyes.state().table().round() == round {
        hands.eyes.next().await;
    }
    hands.my_turn().await;
    hands.asked().await;
    places.look(&hands, "the next turn").await;
    hands.browser.js("window.dispatchEvent(new Event('offline'))").await;
    hands.browser.see("[data-test=trouble] .mishap").await;
    places.look(&hands, "without a connection").await;
    assert_eq!(places.moved, Vec::<String>::new());
    assert_eq!(hands.browser.console().await, Vec::<String>::new());
    hands.leave().await;
}

/// Points at each region, and tells which steppers its card lies over, and at which no card was shown.
const COVERED: &str = "const done = arguments[0];
    const frame = () => new Promise(requestAnimationFrame);
    const seen = () => [...document.querySelectorAll('.bill')].find((it) => it.checkVisibility());
    (async () => {
        const covered = [], without = [];
        for (const it of document.querySelectorAll('[data-region]')) {
            it.dispatchEvent(new PointerEvent('pointerenter', { pointerType: 'mouse' }));
            const end = performance.now() + 10000;
            while (!seen() && performance.now() < end) await frame();
            const a = seen()?.getBoundingClientRect();
            if (!a) without.push(it.dataset.region);
            for (const step of a ? document.querySelectorAll('.stepper') : []) {
                const b = step.getBoundingClientRect();
                if (a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom)
                    covered.push(it.dataset.region + ' over ' + step.querySelector('[data-step]').dataset.test);
            }
            it.dispatchEvent(new PointerEvent('pointerleave', { pointerType: 'mouse' }));
            while (seen()) await frame();
        }
        done([without, covered]);
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
            assert_eq!(found[0], json!([]), "{set:?} {size:?}: every region has a card");
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
