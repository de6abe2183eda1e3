//! Others' turns as they are seen: step by step, with what happens in words, and moved smoothly.

use std::collections::BTreeSet;
use std::time::{Duration, Instant};

use engine::Seat;
use serde_json::{Value, json};
use wire::protocol::NewKind;

use crate::browser::{Browser, Screen};
use crate::common::{bot, wanted};
use crate::hands::Hands;
use crate::stage::Stage;

/// How long anything may move, in milliseconds.
const LONGEST: f64 = 400.0;
/// How much of the time the page may work while others play, on a processor four times as slow: whoever draws 30 frames a
/// second has time for them.
const BUSY: f64 = 0.7;

/// Looks at every frame: what moves in it, what is told and which state is shown.
const WATCH: &str = "window.watched = { frames: [], moves: {}, told: {}, shown: {} };
    const known = new WeakSet();
    const look = (now) => {
        const it = window.watched;
        it.frames.push(now);
        for (const one of document.getAnimations()) {
            if (known.has(one)) continue;
            known.add(one);
            // A button answers to the finger that presses it.
            if (one.effect.target.matches('.btn')) continue;
            const frames = one.effect.getKeyframes();
            const own = ['offset', 'computedOffset', 'easing', 'composite'];
            const changed = [...new Set(frames.flatMap(Object.keys))].filter((key) => !own.includes(key)).sort();
            const { duration, iterations } = one.effect.getTiming();
            const what = one.animationName ?? one.transitionProperty ?? one.id;
            it.moves[`${what} of ${one.effect.target.getAttribute('class')}`] = [changed, duration, iterations === Infinity];
        }
        it.told[document.querySelector('[data-test=prompt] p').textContent] = true;
        it.shown[document.querySelector('[data-version]').dataset.version] = true;
        requestAnimationFrame(look);
    };
    requestAnimationFrame(look)";

/// What was seen while others played.
struct Watched {
    /// What moved: by which name, what of it changed, for how long, and whether it never ended.
    moves: Vec<(String, Vec<String>, f64, bool)>,
    told: BTreeSet<String>,
    n_shown: usize,
    /// How long each frame took, in milliseconds.
    frames: Vec<f64>,
    /// How long the page worked, in seconds of its own thread, and how long all took.
    worked: f64,
    took: Duration,
}

impl Hands {
    /// Picks a people, takes what can be taken, ends the turn, and watches the others; four times as slow a processor if asked.
    async fn watch_others(&mut self, slower: u8) -> Watched {
        loop {
            let legal = self.eyes.legal();
            let conquest = legal.iter().find(|line| line.starts_with("conquer ")).cloned();
            if conquest.is_none() && legal.iter().any(|line| line == "done") {
                break;
            }
            let line = conquest.unwrap_or_else(|| self.advice());
            self.give(&line).await;
            assert!(self.my_turn().await);
        }
        let browser = &self.browser;
        self.asked().await;
        // The pointer would hold the card of a region open.
        browser.point(2.0, 2.0).await;
        browser.until("!document.querySelector('.bill')").await;
        browser.rest().await;
        browser.ask("Emulation.setCPUThrottlingRate", json!({"rate": slower})).await;
        browser.js(WATCH).await;
        let (worked, start) = (browser.worked().await, Instant::now());
        let before = self.eyes.log.len();
        self.press_surely("[data-test=end-turn]").await;
        while self.eyes.log.len() <= before {
            self.eyes.next().await;
        }
        assert!(self.my_turn().await);
        self.asked().await;
        let (worked, took) = (self.browser.worked().await - worked, start.elapsed());
        self.browser.ask("Emulation.setCPUThrottlingRate", json!({"rate": 1})).await;
        self.browser.until("!document.querySelector('.fly')").await;
        let seen = self.browser.js("return window.watched").await;
        let keys = |of: &Value| of.as_object().expect("an object").keys().cloned().collect::<BTreeSet<_>>();
        let moves = seen["moves"].as_object().expect("an object").iter().map(|(name, about)| {
            let changed = serde_json::from_value(about[0].clone()).expect("properties");
            (name.clone(), changed, about[1].as_f64().expect("a length"), about[2] == true)
        });
        let frames: Vec<f64> = serde_json::from_value(seen["frames"].clone()).expect("times");
        Watched {
            moves: moves.collect(),
            told: keys(&seen["told"]),
            n_shown: keys(&seen["shown"]).len(),
            frames: frames.windows(2).map(|pair| pair[1] - pair[0]).collect(),
            worked,
            took,
        }
    }
}

impl Browser {
    /// How long the page's thread has worked, in seconds. What other programs do meanwhile does not count.
    async fn worked(&self) -> f64 {
        self.metrics().await["TaskDuration"]
    }
}

/// A table against two bots, watched at normal speed.
async fn sit(stage: &Stage, moves: bool) -> Hands {
    let made = stage.table(&wanted("base", &[NewKind::Me, bot("novice"), bot("novice")])).await;
    let browser = stage.quick_browser(Screen::Desktop).await;
    browser.want_less_motion(!moves).await;
    browser.ask("Performance.enable", json!({"timeDomain": "threadTicks"})).await;
    let mut hands = stage.sit_at(browser, &made, &[Seat(0)]).await;
    assert!(hands.my_turn().await);
    hands.asked().await;
    // From at once to slow, and from slow to normal.
    for speed in ["1", "2"] {
        hands.browser.poke("[data-test=speed]").await;
        hands.browser.until(&format!("localStorage.speed == '{speed}'")).await;
    }
    hands
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bots_turn_is_a_story_that_moves_smoothly() {
    let stage = Stage::open("alive");
    let mut hands = sit(&stage, true).await;
    let seen = hands.watch_others(4).await;
    let n_frames = seen.frames.len();
    let late = seen.frames.iter().filter(|&&frame| frame > 50.0).count();
    println!(
        "{} states and {} sentences in {:?}; {n_frames} frames, {:.0} a second, {late} late ones, the longest took {:.0} ms; \
         the page worked {:.2} s",
        seen.n_shown,
        seen.told.len(),
        seen.took,
        n_frames as f64 / seen.took.as_secs_f64(),
        seen.frames.iter().copied().fold(0.0, f64::max),
        seen.worked,
    );
    for one in &seen.moves {
        println!("{one:?}");
    }
    assert!(seen.worked < BUSY * seen.took.as_secs_f64(), "{:.2} s of {:?}", seen.worked, seen.took);
    // Step by step, each told.
    assert!(seen.n_shown > 6 && seen.told.len() > 5, "{} states, {:?}", seen.n_shown, seen.told);
    // Tokens, coins and dice move; only as browsers move pictures, and never for long.
    for (name, changed, length, endless) in &seen.moves {
        assert!(
            changed.iter().all(|it| ["transform", "opacity"].contains(&it.as_str())),
            "{name}: {changed:?}"
        );
        assert!(*length <= LONGEST && !endless, "{name} takes {length} ms");
    }
    for wanted in ["march of landed", "fly of fly coin"] {
        assert!(seen.moves.iter().any(|(name, ..)| name == wanted), "no {wanted}: {:?}", seen.moves);
    }
    hands.leave().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_moves_for_whoever_wants_less_motion() {
    let stage = Stage::open("still");
    let mut hands = sit(&stage, false).await;
    let seen = hands.watch_others(1).await;
    // It is a story all the same.
    assert!(seen.n_shown > 6 && seen.told.len() > 5, "{} states, {:?}", seen.n_shown, seen.told);
    for (name, _, length, endless) in &seen.moves {
        assert!(*length <= 1.0 && !endless, "{name} takes {length} ms");
    }
    assert!(!hands.browser.sees("[data-test=flights]").await);
    hands.leave().await;
}
