//! The table as axe judges it: in both themes, on a desk and on a phone.

use content::Set;
use engine::Seat;
use fantoccini::key::Key;
use wire::protocol::NewKind;

use crate::axe;
use crate::browser::{Browser, Screen};
use crate::common::wanted;
use crate::hands::Hands;
use crate::prepared;
use crate::stage::Stage;

pub const THEMES: [&str; 2] = ["light", "dark"];

impl Browser {
    /// Chooses a theme and comes to a page with it.
    pub async fn goto_in(&self, theme: &str, path: &str) {
        self.js(&format!("localStorage.setItem('theme', '{theme}')")).await;
        self.goto(path).await;
        self.until(&format!("document.documentElement.dataset.theme == '{theme}'")).await;
    }
}

/// What is too small for a finger: less than 44 pixels wide or high. A region has the room it has on the map, a link
/// within a sentence that of its line, and what is only read out is touched by nobody.
const SMALL: &str = "const all = document.querySelectorAll('button, a, input, select, textarea, summary, [role=button], .log li');
    const seen = [...all].filter((it) => it.checkVisibility({ visibilityProperty: true, opacityProperty: true }));
    return seen.filter((it) => !it.matches('[data-region], p a, .sr, .skip')).map((it) => {
        const box = (it.closest('label') ?? it).getBoundingClientRect();
        const touch = it.querySelector?.('.touch')?.getBoundingClientRect() ?? box;
        return [Math.round(touch.width), Math.round(touch.height), it.outerHTML.slice(0, 160)];
    }).filter(([wide, high]) => Math.min(wide, high) > 0 && Math.min(wide, high) < 44)";

/// Whether fingers hit everything on a page.
pub async fn is_large(browser: &Browser, what: &str) {
    if browser.screen == Screen::Phone {
        assert_eq!(browser.js(SMALL).await, serde_json::json!([]), "{what}");
    }
}

/// Asks about a table as it is, in both themes, with the card of a region open.
async fn judge(hands: &Hands, what: &str) {
    for theme in THEMES {
        hands.browser.goto_in(theme, &format!("/t/{}", hands.table.id)).await;
        hands.asked().await;
        let about = format!("{what}, {theme}, {:?}", hands.browser.screen);
        axe::is_usable_in(theme, &hands.browser, &about).await;
        is_large(&hands.browser, &about).await;
        if hands.browser.sees("[data-test=offer].open").await {
            hands.browser.poke("[data-test=combo-1] .face").await;
        } else {
            hands.browser.press(&[']', Key::Enter.into()]).await;
        }
        axe::is_usable_in(theme, &hands.browser, &format!("{about}, looked at")).await;
        is_large(&hands.browser, &format!("{about}, looked at")).await;
        hands.browser.shot(&format!("{}-{theme}", what.replace([' ', '+'], "-"))).await;
        hands.browser.press(&[Key::Escape.into()]).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_table_is_for_everyone() {
    let stage = Stage::open("everyone");
    for screen in Screen::BOTH {
        let mut plan = wanted("base", &[NewKind::Me, NewKind::Me]);
        plan.options.purses = "open".to_owned();
        let made = stage.table(&plan).await;
        let browser = stage.quick_browser(screen).await;
        let mut hands = stage.sit_at(browser, &made, &[Seat(0), Seat(1)]).await;
        assert!(hands.my_turn().await);
        judge(&hands, "pick").await;
        hands.play(1).await;
        judge(&hands, "conquest").await;
        while !hands.eyes.legal()[0].starts_with("put") {
            hands.play(1).await;
        }
        judge(&hands, "redeployment").await;
        hands.browser.close().await;
    }
}

/// A table of each box in the middle of a conquest, where most is on it.
#[tokio::test(flavor = "multi_thread")]
async fn the_tables_of_all_boxes_are_for_everyone() {
    let stage = Stage::open("boxes");
    let tables = Set::ALL.map(|set| (set, prepared::kinds(set).remove("Redeploy put")));
    for screen in Screen::BOTH {
        let mut browser = stage.quick_browser(screen).await;
        for (set, prepared) in &tables {
            let prepared = prepared.as_ref().expect("tokens are placed in every box");
            let hands = stage.prepare(browser, *set, prepared).await;
            judge(&hands, set.key()).await;
            browser = hands.browser;
        }
        browser.close().await;
    }
}
