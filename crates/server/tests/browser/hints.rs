//! Hints at the table.

use std::collections::BTreeSet;

use engine::notation::Part;
use engine::{Answer, Region, Seat};
use fantoccini::key::Key;
use serde_json::json;
use wire::protocol::NewKind;

use crate::axe;
use crate::browser::Screen;
use crate::common::{bot, wanted};
use crate::hands::Hands;
use crate::stage::Stage;

const PLANS: &str = "document.querySelectorAll('[data-test=plan]').length";

impl Hands {
    /// What the best plan shown begins with.
    async fn best(&self) -> String {
        self.browser.until(PLANS).await;
        let line = self.browser.js("return document.querySelector('[data-test=plan]').dataset.answer").await;
        line.as_str().expect("an answer").to_owned()
    }

    /// What a plan shown says, piece by piece: its answer, its title and what comes then.
    async fn plan(&self, nth: usize) -> [String; 3] {
        let script = format!(
            "const it = document.querySelectorAll('[data-test=plan]')[{nth}];
            return [it.dataset.answer, it.querySelector('b').textContent, it.querySelector('.then')?.textContent ?? '']"
        );
        serde_json::from_value(self.browser.js(&script).await).expect("three texts")
    }

    /// The regions lit on the map.
    async fn lit(&self) -> BTreeSet<String> {
        let script = "return [...document.querySelectorAll('.rings use.lit')].map((it) => it.getAttribute('href').slice(2))";
        let numbers: Vec<String> = serde_json::from_value(self.browser.js(script).await).expect("regions");
        let board = self.eyes.game.board();
        let name = |number: &String| board.name(Region(number.parse().expect("a number"))).to_owned();
        numbers.iter().map(name).collect()
    }

    /// The regions a plan names: those of its answer, and those it conquers then.
    fn named(&self, [answer, _, then]: &[String; 3]) -> BTreeSet<String> {
        let board = self.eyes.game.board();
        let answer = Answer::read(&self.eyes.game, answer).expect("notation");
        let named = answer.parts().into_iter().filter_map(|(_, part)| match part {
            Part::Region(region) => Some(board.name(region).to_owned()),
            _ => None,
        });
        // Whatever is not conquered may have a number that is not a region's.
        let steps = then.trim_start_matches("then ").split(" → ");
        let places = steps.filter_map(|step| {
            let (terrain, number) = step.rsplit_once(' ')?;
            let known = board.region(number).is_some() && !terrain.contains(' ');
            known.then(|| number.to_owned())
        });
        named.chain(places).collect()
    }

    /// What is lit while a plan is looked at, which is at least what it names: where tokens go in the end is not told.
    async fn shines(&self, nth: usize) -> (BTreeSet<String>, [String; 3]) {
        let plan = self.plan(nth).await;
        let (lit, named) = (self.lit().await, self.named(&plan));
        assert!(named.is_subset(&lit), "{plan:?} names {named:?}, and {lit:?} are lit");
        (lit, plan)
    }

    /// Whether the hint has gone with the question it was for.
    async fn is_over(&self) {
        self.settle().await;
        self.browser.until("!document.querySelector('[data-test=hints]')").await;
        self.browser.until("!document.querySelector('.rings .lit')").await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_hint_lights_its_regions_and_is_carried_out_by_key() {
    let stage = Stage::open("hint-keys");
    let made = stage.table(&wanted("base", &[NewKind::Me, bot("novice")])).await;
    let mut hands = stage.sit(Screen::Desktop, &made, Seat(0)).await;
    for nth in 0..4 {
        assert!(hands.my_turn().await);
        hands.asked().await;
        let before = hands.eyes.log.len();
        hands.browser.press(&['h']).await;
        let line = hands.best().await;
        hands.browser.until("document.activeElement.matches('[data-test=plan]')").await;
        if nth == 1 {
            // The second decision is where to begin: a region.
            hands.browser.until("document.querySelector('.rings .lit')").await;
            hands.browser.shot("lit").await;
            axe::is_usable(&hands.browser, "a hint").await;
            // What was not wanted goes away, and comes again.
            hands.browser.press(&[char::from(Key::Escape)]).await;
            hands.is_over().await;
            hands.browser.press(&['h']).await;
            assert_eq!(hands.best().await, line);
            hands.browser.until("document.activeElement.matches('[data-test=plan]')").await;
        }
        hands.browser.press(&[char::from(Key::Enter)]).await;
        hands.arrived(before, &line).await;
        hands.is_over().await;
    }
    assert_eq!(hands.browser.console().await, Vec::<String>::new());
    hands.browser.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_hint_is_carried_out_by_one_tap() {
    let stage = Stage::open("hint-tap");
    let made = stage.table(&wanted("base", &[NewKind::Me, bot("novice")])).await;
    let mut hands = stage.sit(Screen::Phone, &made, Seat(0)).await;
    for nth in 0..3 {
        assert!(hands.my_turn().await);
        hands.asked().await;
        let before = hands.eyes.log.len();
        hands.press("[data-test=hint]", "turn").await;
        let line = hands.best().await;
        hands.browser.shot(&format!("hint-{nth}")).await;
        axe::is_usable(&hands.browser, "a hint on a phone").await;
        // Axe keeps the page from hearing the server, on a slow machine for so long that it connects anew without the hint.
        hands.settle().await;
        if !hands.browser.sees("[data-test=plan]").await {
            hands.press("[data-test=hint]", "turn").await;
            assert_eq!(hands.best().await, line);
        }
        hands.browser.poke("[data-test=plan]").await;
        hands.arrived(before, &line).await;
        hands.is_over().await;
    }
    // Whoever only looks on has nothing to decide.
    let watcher = stage.quick_browser(Screen::Desktop).await;
    watcher.goto(&format!("/t/{}", made.id)).await;
    watcher.until("document.querySelector('[data-idle]')").await;
    assert_eq!(
        watcher.js("return document.querySelectorAll('[data-test=hint], [data-test=tally]').length").await,
        json!(0)
    );
    watcher.press(&['h']).await;
    assert_eq!(watcher.js("return document.querySelectorAll('[data-test=hints]').length").await, json!(0));
    watcher.close().await;
    hands.browser.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn every_plan_of_a_hint_lights_its_own_regions() {
    let stage = Stage::open("hint-plans");
    let made = stage.table(&wanted("base", &[NewKind::Me, bot("novice")])).await;
    let mut hands = stage.sit(Screen::Desktop, &made, Seat(0)).await;
    let (mut several, mut elsewhere) = (0, 0);
    // Now and then there is only one sensible plan, or all combos begin alike.
    for _ in 0..20 {
        assert!(hands.my_turn().await);
        hands.asked().await;
        hands.browser.point(2.0, 2.0).await;
        hands.browser.press(&['h']).await;
        let line = hands.best().await;
        let n = hands.browser.count("[data-test=plan]").await;
        assert!((1..=3).contains(&n), "{n} plans");
        // The regions of the best are lit before anybody looks at a plan.
        let (best, _) = hands.shines(0).await;
        let mut seen: Vec<(BTreeSet<String>, [String; 3])> = Vec::new();
        for nth in 0..n {
            let (x, y) = hands.browser.middle(&format!("li:nth-child({}) > [data-test=plan]", nth + 1)).await;
            hands.browser.point(x, y).await;
            let hovered = format!("document.querySelectorAll('[data-test=plan]')[{nth}].matches(':hover')");
            hands.browser.until(&hovered).await;
            seen.push(hands.shines(nth).await);
        }
        // No two are the same plan in other words.
        for (nth, (lit, plan)) in seen.iter().enumerate() {
            let alike =
                |(other, said): &&(BTreeSet<String>, [String; 3])| (other, &said[0]) == (lit, &plan[0]);
            assert!(!seen[..nth].iter().any(|other| alike(&other)), "twice among {seen:?}");
        }
        several += usize::from(n > 1);
        elsewhere += seen.iter().filter(|(lit, _)| *lit != best).count();
        if several > 1 && elsewhere > 1 {
            break;
        }
        // Away from the plans the best is lit again.
        hands.browser.point(2.0, 2.0).await;
        hands.browser.js("document.activeElement.blur()").await;
        hands.browser.until("!document.querySelector('[data-test=plan]:hover')").await;
        assert_eq!(hands.lit().await, best);
        hands.browser.press(&[char::from(Key::Escape)]).await;
        hands.is_over().await;
        hands.give(&line).await;
    }
    assert!(several > 1 && elsewhere > 1, "{several} hints of several plans, {elsewhere} plans elsewhere");
    assert_eq!(hands.browser.console().await, Vec::<String>::new());
    hands.browser.close().await;
}
