//! A game by keyboard alone.

use content::Set;
use engine::Answer;
use fantoccini::key::Key;

use crate::browser::{Browser, Screen};
use crate::hands::{Hands, Way, said};
use crate::stage::Stage;

/// How many stops of the tab key there may be on the way to anything.
const STOPS: usize = 80;

impl Browser {
    /// Whether the focus is on something that fits.
    async fn is_at(&self, css: &str) -> bool {
        self.js(&format!("return document.activeElement.matches(\"{css}\")")).await == true
    }

    /// Goes on with a key until the focus is on what fits.
    async fn go_on(&self, key: char, css: &str) {
        for _ in 0..STOPS {
            if self.is_at(css).await {
                return;
            }
            self.press(&[key]).await;
        }
        self.fail(&format!("the keys do not reach {css}")).await;
    }

    /// Presses a key that leads somewhere, and waits to be there.
    async fn jump(&self, key: char, css: &str) {
        self.press(&[key]).await;
        self.until(&format!("document.activeElement.matches(\"{css}\")")).await;
    }
}

impl Hands {
    /// Gives an answer with keys, and waits until it has arrived.
    async fn type_in(&mut self, line: &str) {
        self.asked().await;
        let before = self.eyes.log.len();
        let (tab, enter) = (char::from(Key::Tab), char::from(Key::Enter));
        let browser = &self.browser;
        match Answer::read(&self.eyes.game, line).expect("notation") {
            Answer::Done => browser.jump('n', "[data-test=primary]").await,
            Answer::Put { .. } => {
                browser.jump('m', "[data-region]").await;
                browser.go_on(tab, "[data-test=spread]").await;
                browser.press(&[enter]).await;
                browser.jump('n', "[data-test=primary]").await;
            }
            Answer::Pick { slot } | Answer::ChooseCombo { slot, .. } => {
                browser.jump('o', ".combo .face").await;
                browser.go_on(tab, &format!("[data-test=combo-{slot}] .face")).await;
                browser.press(&[enter]).await;
                browser.go_on(tab, &said(line)).await;
            }
            Answer::ChooseSeat { .. } => {
                browser.jump('p', "[data-test=players]").await;
                browser.go_on(tab, &said(line)).await;
            }
            _ => match Way::of(line) {
                None => {
                    browser.jump('m', "[data-region]").await;
                    browser.go_on(tab, &said(line)).await;
                }
                Some(way) => {
                    browser.jump('m', "[data-region]").await;
                    if browser.sees("[data-tool]").await {
                        browser.go_on(tab, &format!("[data-tool='{}']", way.tool)).await;
                        browser.press(&[enter]).await;
                    }
                    let legal = self.eyes.legal();
                    let taps = way.taps(&legal);
                    for region in taps {
                        browser.go_on(']', &format!("[data-region='{region}']")).await;
                        browser.press(&[enter]).await;
                    }
                    // The first press shows what would come of it.
                    browser.see(&format!(".bill.pinned {}", said(line))).await;
                }
            },
        }
        self.browser.press(&[enter]).await;
        self.arrived(before, line).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_is_played_by_keyboard_alone() {
    let stage = Stage::open("keys");
    let mut hands = stage.duel(Set::Base, Screen::Desktop).await;
    let start = std::time::Instant::now();
    let mut n = 0;
    while hands.my_turn().await {
        let line = hands.advice();
        hands.type_in(&line).await;
        n += 1;
        if n == 8 {
            hands.browser.shot("8").await;
        }
    }
    hands.settle().await;
    println!("{n} answers by keyboard in {:?}", start.elapsed());
    hands.browser.see("[data-test=end]").await;
    assert_eq!(hands.browser.console().await, Vec::<String>::new());
    assert!(n > 20, "only {n} answers");
    hands.browser.close().await;
}

/// The arrows, and where they lead.
const ARROWS: [(Key, [f64; 2]); 4] =
    [(Key::Right, [1.0, 0.0]), (Key::Down, [0.0, 1.0]), (Key::Left, [-1.0, 0.0]), (Key::Up, [0.0, -1.0])];

/// How often one goes on.
const STEPS: usize = 40;

#[tokio::test(flavor = "multi_thread")]
async fn arrows_lead_to_the_neighbor_that_lies_there_and_show_its_bill() {
    let stage = Stage::open("arrows");
    let mut hands = stage.duel(Set::Base, Screen::Desktop).await;
    assert!(hands.play(1).await && hands.my_turn().await);
    hands.asked().await;
    hands.browser.jump('m', "[data-region]").await;
    let board = hands.eyes.game.board();
    let here = "return document.activeElement.dataset.region";
    let mut rng = fastrand::Rng::with_seed(1);
    let (mut visited, mut neighbors) = (std::collections::BTreeSet::new(), 0);
    for _ in 0..STEPS {
        let from = hands.browser.js(here).await.as_str().expect("a region").to_owned();
        let (key, [x, y]) = ARROWS[rng.usize(..ARROWS.len())];
        hands.browser.press(&[key.into()]).await;
        let to = hands.browser.js(here).await.as_str().expect("a region").to_owned();
        let at = board.region(&from).expect("a region");
        let ahead = |other: &str| {
            let (start, end) = (hands.anchor(&from), hands.anchor(other));
            let (right, down) = (end[0] - start[0], end[1] - start[1]);
            let (on, aside) = (right * x + down * y, (right * y - down * x).abs());
            on > 0.0 && aside <= on * 1.2
        };
        let borders = board.borders(at).any(|other| ahead(board.name(other)));
        let is_neighbor = board.borders(at).any(|other| board.name(other) == to);
        assert!(from == to || ahead(&to), "{key:?} leads from {from} to {to}");
        assert!(is_neighbor || !borders, "{key:?} leads from {from} past its neighbors to {to}");
        neighbors += usize::from(is_neighbor);
        // All regions are one stop of the tab key, and the bill is that of the region.
        assert_eq!(hands.browser.count("[data-region][tabindex='0']").await, 1);
        let title = "document.querySelector('.bill:not(.pinned) h3')?.textContent ?? ''";
        hands.browser.until(&format!("({title}).endsWith(' {to}')")).await;
        visited.insert(to);
    }
    hands.browser.shot("bill").await;
    println!("{} regions, {neighbors} neighbors", visited.len());
    assert!(visited.len() > 8 && neighbors > STEPS / 2, "{visited:?}");
    // Elsewhere it is in nobody's way.
    hands.browser.jump('o', ".combo .face").await;
    hands.browser.until("!document.querySelector('.bill')").await;
    assert_eq!(hands.browser.console().await, Vec::<String>::new());
    hands.leave().await;
}
