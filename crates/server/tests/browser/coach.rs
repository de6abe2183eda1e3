//! The coach: a game that is over is reviewed, and a decision is tried again.

use content::board::shipped;
use engine::{Actor, Answers, Seat, legal};
use wire::history::{Fact, History};
use wire::nature::Seed;
use wire::protocol::{BoardChoice, NewKind, NewTable};
use wire::record::Record;

use crate::axe;
use crate::browser::{Browser, Screen};
use crate::common::{bot, wanted};
use crate::stage::Stage;

const A: Seat = Seat(0);

/// A short game that is over, played at random against a bot, and its record.
fn over() -> (NewTable, String) {
    let mut board = shipped::find("base-2p").expect("it is shipped");
    board.rounds = 3;
    let mut table = wanted("base", &[NewKind::Me, bot("novice")]);
    "Ada".clone_into(&mut table.seats[0].name);
    table.options.board = BoardChoice::Text(board.to_text());
    table.options.first = Some('A');
    let setup = table.options.setup(board).expect("a setup");
    let game = setup.game().expect("a game");
    let (seed, mut rng) = (Seed::numbered(5), fastrand::Rng::with_seed(5));
    let (mut history, mut answers) = (History::new(&game), Answers::new());
    while !history.state.is_over() {
        legal(&game, &history.state, &mut answers);
        let who = history.state.owed().who;
        let answer = match who {
            Actor::NATURE => history.nature(&game, &seed),
            // The last combo is the dearest: whoever takes it first has something to learn.
            _ if answers.iter().any(|answer| answer.line(&game).starts_with("pick ")) => {
                answers[answers.len() - 1]
            }
            _ => answers[rng.usize(..answers.len())],
        };
        history.append(&game, Fact::Answer(who, answer), &mut Vec::new()).expect("listed");
    }
    table.begun = history.facts.iter().map(|fact| fact.line(&game)).collect();
    (table, Record::new(setup, None, &history).text().expect("a record"))
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_is_reviewed_and_a_decision_tried_again() {
    let stage = Stage::open("coach");
    let (table, record) = over();
    for screen in Screen::BOTH {
        let made = stage.table(&table).await;
        let browser = stage.quick_browser(screen).await;
        browser.sit(made.link(A)).await;
        browser.poke("[data-test=review-game]").await;
        browser.until("document.querySelector('[data-test=coach][data-done]')").await;
        assert_eq!(browser.count("[data-test=coach-odds] path:not(.half)").await, 2, "two players");
        assert!(browser.count("[data-test=coach-decision]").await > 0, "who plays at random errs");
        assert!(browser.count("[data-test=coach-work] li").await > 0, "and has something to work on");
        for theme in ["light", "dark"] {
            browser.js(&format!("document.documentElement.dataset.theme = '{theme}'")).await;
            axe::is_usable(&browser, theme).await;
            browser.shot(theme).await;
        }
        // A turning point leads to its turn, an example of a habit to its decision, which is explained.
        let at = "Number(document.querySelector('[data-test=scrub]').dataset.at)";
        if browser.count("[data-test=coach-turning]").await > 0 {
            browser.poke("[data-test=coach-turning]").await;
            browser.until(&format!("{at} > 0")).await;
        }
        browser.poke("[data-test=coach-example]").await;
        browser.until("document.querySelector('[data-test=coach-said] li')").await;
        browser.shot("explained").await;
        for language in ["de", "fr"] {
            if Browser::keeps_pictures() {
                browser.speak(language).await;
                browser.until("document.querySelector('[data-test=coach]')").await;
                browser.shot(&format!("said-{language}")).await;
            }
        }
        browser.goto(&format!("/t/{}?at=0", made.id)).await;
        browser.poke("[data-test=review]").await;
        // What was judged is kept: it is there at once.
        browser.until("document.querySelector('[data-test=coach][data-done]')").await;
        // The first decision is which combo to take. It is tried again at a table of its own.
        browser.poke("[data-test=coach-decision] button").await;
        browser.poke("[data-test=coach-retry]").await;
        browser.until("document.querySelector('[data-test=exercise-task]')").await;
        browser.shot("exercise").await;
        if screen == Screen::Phone {
            browser.poke("[data-test=tab-offer]").await;
        }
        browser.poke("[data-test=combo-1] .face").await;
        browser.poke("[data-answer='pick 1']").await;
        browser.until("document.querySelector('[data-test=exercise-verdict]')?.dataset.grade").await;
        browser.shot("verdict").await;
        browser.close().await;
    }
    // A record has no table, and all of it is known.
    let browser = stage.quick_browser(Screen::Desktop).await;
    browser.goto("/record").await;
    let script = format!(
        "const it = document.querySelector('[data-test=record-text]'); it.value = {}; it.dispatchEvent(new Event('input'))",
        serde_json::to_string(&record).expect("a text")
    );
    browser.see("[data-test=record-text]").await;
    browser.js(&script).await;
    browser.poke("[data-test=record-open]").await;
    browser.poke("[data-test=review]").await;
    browser.until("document.querySelector('[data-test=coach][data-done]')").await;
    browser.poke("[data-test=coach-seat-B]").await;
    browser.until("document.querySelector('[data-test=coach-seat-B][aria-pressed=true]') && document.querySelector('[data-test=coach][data-done]')").await;
    browser.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_blunder_is_warned_of_and_a_bot_says_why() {
    let stage = Stage::open("counsel");
    let (table, _) = over();
    let begun = &table.begun;
    let first = begun.iter().position(|line| line.starts_with("A ")).expect("A plays");
    let bots = begun.iter().position(|line| line.starts_with("B ")).expect("B plays");
    let second = bots + begun[bots..].iter().position(|line| line.starts_with("A ")).expect("A again");
    let until = |n: usize| NewTable { begun: begun[..n].to_vec(), ..table.clone() };
    let browser = stage.quick_browser(Screen::Desktop).await;
    browser.goto("/settings").await;
    browser.poke("[data-test=set-warn]").await;
    // The dearest combo is a blunder here: the game was reviewed above.
    let made = stage.table(&until(first)).await;
    browser.sit(made.link(A)).await;
    let pick = async || {
        browser.poke("[data-answer='pick 6']").await;
        browser.until("document.querySelector('[data-test=doubt-again]')").await;
    };
    let gone = "!document.querySelector('[data-test=doubt]')";
    browser.poke("[data-test=combo-6] .face").await;
    pick().await;
    browser.shot("doubt").await;
    axe::is_usable(&browser, "doubt").await;
    browser.poke("[data-test=doubt-again]").await;
    browser.until(gone).await;
    let version = "Number(document.querySelector('[data-version]').dataset.version)";
    assert_eq!(browser.js(&format!("return {version}")).await, first, "nothing was said");
    pick().await;
    browser.poke("[data-test=doubt-anyway]").await;
    browser.until(&format!("{gone} && {version} > {first}")).await;
    // After a bot's turn one may ask it why.
    let made = stage.table(&until(second)).await;
    browser.sit(made.link(A)).await;
    browser.poke("[data-test=why]").await;
    browser.until("document.querySelectorAll('[data-test=why-said] li').length > 1").await;
    browser.shot("why").await;
    axe::is_usable(&browser, "why").await;
    browser.poke("[data-test=why-close]").await;
    browser.until("!document.querySelector('[data-test=why-card]')").await;
    browser.close().await;
}
