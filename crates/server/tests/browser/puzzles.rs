//! Puzzles: found by box, solved at a table, and remembered.

use crate::axe;
use crate::browser::{Browser, Screen};
use crate::stage::Stage;

/// What the card says of what was played, once it says something.
async fn verdict(browser: &Browser) -> bool {
    browser.until("document.querySelector('[data-test=puzzle-verdict]')").await;
    browser.js("return document.querySelector('[data-test=puzzle-verdict]').dataset.solved === 'true'").await
        == true
}

/// Opens the first puzzle of the base game, of which the best plan is to decline.
async fn open(browser: &Browser) {
    browser.goto("/puzzles").await;
    browser.see("[data-test=puzzle-base]").await;
    browser.poke("details.puzzles summary").await;
    browser.poke("[data-test=base-2p-0]").await;
    browser.until("document.querySelector('[data-test=puzzle-task]')").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_puzzle_is_solved_at_a_table_and_remembered() {
    let stage = Stage::open("puzzles");
    for screen in Screen::BOTH {
        let browser = stage.quick_browser(screen).await;
        open(&browser).await;
        browser.shot("task").await;
        // Whoever does what comes to mind first is told how far behind that is, and may see the plan.
        browser.poke("[data-answer=expand]").await;
        browser.poke("[data-test=end-turn]").await;
        // Nothing was conquered, so the button asks first.
        browser.poke("[data-test=end-turn].sure").await;
        assert!(!verdict(&browser).await, "to do nothing is not the best");
        browser.shot("behind").await;
        axe::is_usable(&browser, "puzzle").await;
        browser.poke("[data-test=puzzle-show]").await;
        assert!(browser.text("[data-test=puzzle-plan]").await.len() > 20);
        // It is tried again at a table of its own.
        let before = browser.js("return location.pathname").await;
        browser.poke("[data-test=puzzle-again]").await;
        browser.until(&format!("location.pathname !== {before}")).await;
        browser.until("document.querySelector('[data-test=puzzle-task]')").await;
        browser.poke("[data-answer=decline]").await;
        assert!(
            verdict(&browser).await,
            "to decline is the best: {}",
            browser.text("[data-test=puzzle]").await
        );
        browser.shot("solved").await;
        browser.poke("[data-test=to-puzzles]").await;
        browser.until("document.querySelector('[data-test=puzzle-base-solved]')").await;
        assert!(browser.text("[data-test=puzzle-base-solved]").await.starts_with("1 "));
        assert_eq!(browser.count("[data-test=base-2p-0].on").await, 1);
        browser.close().await;
    }
}
