//! Whoever is to conquer sees on every region but their own what it costs, or that it cannot be had; and is told why not.

use std::collections::BTreeMap;

use content::Set;
use content::words::{Language, Words};
use engine::{Actor, Answer, Region, check};
use fantoccini::key::Key;
use serde_json::json;

use crate::browser::Screen;
use crate::everyone::THEMES;
use crate::hands::Hands;
use crate::prepared::{self, Prepared};
use crate::stage::Stage;

/// How many arrows lead to some region beyond reach.
const ARROWS: usize = 40;

/// Writes down what the page says to the server, unless it only asks whether it is there.
const EARS: &str = "window.said = [];
    const send = WebSocket.prototype.send;
    WebSocket.prototype.send = function (text) {
        if (!String(text).includes('ping')) window.said.push(text);
        return send.call(this, text);
    }";

/// The chips of a map: the region and the kind of each, several of a region side by side.
const CHIPS: &str = "const found = {};
    for (const it of document.querySelectorAll('[data-chip]'))
        (found[it.dataset.chip] ??= []).push(it.firstChild.getAttribute('class').replace('chip ', ''));
    return found";

/// Somebody of that language at a table in the middle of a conquest.
async fn conqueror(
    stage: &Stage,
    (set, prepared): &(Set, Prepared),
    screen: Screen,
    language: Language,
) -> Hands {
    let browser = stage.browser_in(screen, language.key()).await;
    browser.before_pages(EARS).await;
    browser.goto("/icon.svg").await;
    browser.js("localStorage.setItem('speed', '0')").await;
    stage.prepare(browser, *set, prepared).await
}

impl Hands {
    /// Why a region cannot be conquered, in words.
    fn reason(&self, key: &str, words: &Words) -> String {
        let (game, state) = (&self.eyes.game, self.eyes.state());
        let region = game.board().region(key).expect("a region");
        let refusal = check(game, &state, Actor::seat(self.seats[0]), Answer::Conquer { region });
        words.get(refusal.expect_err("it cannot be had").key()).expect("words")
    }

    /// Waits until the card says so, and the name of the region does.
    async fn tells(&self, key: &str, card: &str, words: &Words) {
        let why = self.reason(key, words);
        assert!(!why.is_empty());
        let told = format!("document.querySelector('{card} [data-test=refusal]')?.textContent.trim()");
        self.browser.until(&format!("{told} == {}", json!(why))).await;
        let name = format!("document.querySelector(\"[data-region='{key}']\").ariaLabel");
        self.browser.until(&format!("{name}.includes({})", json!(why.trim_end_matches('.')))).await;
    }

    /// The kinds of chips there are, each found to be the right one.
    async fn chips(&self) -> BTreeMap<String, String> {
        let chips = self.browser.js(CHIPS).await;
        let (game, state, legal) = (&self.eyes.game, self.eyes.state(), self.eyes.legal());
        let held = state.table().held(state.owed().band);
        let mut kinds = BTreeMap::new();
        for region in game.board().all() {
            let key = game.board().name(region);
            let on = chips[key].as_array().map_or(&[][..], Vec::as_slice);
            if held.contains(region) {
                assert!(on.is_empty(), "{key} is held: {on:?}");
                continue;
            }
            assert_eq!(on.len(), 1, "{key} has one chip: {on:?}");
            let kind = on[0].as_str().expect("a kind");
            let can = |verb: &str| legal.contains(&format!("{verb} {key}"));
            match kind {
                "yes" => assert!(can("conquer"), "{key}"),
                "die" => assert!(can("attempt"), "{key}"),
                "here" => assert!(!can("conquer") && !can("attempt"), "{key} is taken otherwise"),
                _ => {
                    assert!(kind == "no" || kind == "no far", "{key}: {kind}");
                    assert!(!can("conquer") && !can("attempt"), "{key}");
                }
            }
            kinds.insert(key.to_owned(), kind.to_owned());
        }
        kinds
    }

    /// Goes with arrow keys until they are on one of these.
    async fn walk(&self, to: &[String]) -> String {
        let at = "return document.activeElement.dataset.region";
        self.browser.press(&['m']).await;
        let ways = [Key::Right, Key::Down, Key::Left, Key::Up];
        for nth in 0..ARROWS {
            self.browser.press(&[ways[nth / 3 % 4].into()]).await;
            let now = self.browser.js(at).await;
            if let Some(key) = to.iter().find(|key| now == json!(key)) {
                return key.clone();
            }
        }
        self.browser.fail(&format!("no arrows lead to one of {to:?}")).await
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn every_region_has_a_chip_and_every_refusal_a_reason() {
    let stage = Stage::open("chips");
    let mut seen: Vec<String> = Vec::new();
    let table = |set| (set, prepared::kinds(set).remove("Act attempt").expect("a die is asked for"));
    let tables = Set::ALL.map(table);
    for screen in Screen::BOTH {
        for (nth, table) in tables.iter().enumerate() {
            let language = Language::ALL[nth % Language::ALL.len()];
            let words = Words::new(language);
            let hands = Box::pin(conqueror(&stage, table, screen, language)).await;
            let browser = &hands.browser;
            browser.until("document.querySelector('.ground path')").await;
            let chips = hands.chips().await;
            let far: Vec<String> =
                chips.iter().filter(|(_, kind)| *kind == "no far").map(|(key, _)| key.clone()).collect();
            assert!(far.len() > 2, "{}: much is beyond reach", table.0.key());
            for theme in THEMES {
                browser.js(&format!("document.documentElement.dataset.theme = '{theme}'")).await;
                browser.shot(&format!("{}-{theme}", table.0.key())).await;
            }
            let (said, logged) = (browser.js("return said.length").await, hands.eyes.log.len());
            if screen == Screen::Desktop {
                let (x, y) = hands.place(&far[0]).await;
                browser.point(x, y).await;
                hands.tells(&far[0], ".bill:not(.pinned)", &words).await;
                browser.point(2.0, 2.0).await;
                browser.until("!document.querySelector('.bill')").await;
                let key = hands.walk(&far[1..]).await;
                hands.tells(&key, ".bill:not(.pinned)", &words).await;
                browser.press(&[Key::Escape.into()]).await;
                browser.until("!document.querySelector('.bill')").await;
            }
            let last = &far[far.len() - 1];
            hands.tap(last).await;
            hands.tells(last, ".bill.pinned", &words).await;
            browser.shot(&format!("{}-refused", table.0.key())).await;
            // Their own region opens too, and refuses nothing.
            let own: Vec<Region> = hands
                .eyes
                .game
                .board()
                .all()
                .filter(|&at| !chips.contains_key(hands.eyes.game.board().name(at)))
                .collect();
            if let Some(&own) = own.first() {
                let key = hands.eyes.game.board().name(own).to_owned();
                browser.press(&[Key::Escape.into()]).await;
                hands.tap(&key).await;
                browser.see(".bill.pinned").await;
                assert!(!browser.sees("[data-test=refusal]").await, "{key} is theirs");
            }
            assert_eq!(browser.js("return said.length").await, said, "who looks says nothing");
            assert_eq!(hands.eyes.log.len(), logged);
            assert_eq!(browser.console().await, Vec::<String>::new());
            seen.extend(chips.into_values());
            hands.leave().await;
        }
    }
    for kind in ["yes", "die", "no", "no far"] {
        let n = seen.iter().filter(|it| *it == kind).count();
        println!("{n} of {} chips are '{kind}'", seen.len());
        assert!(n > 0, "'{kind}' is seen somewhere");
    }
}
