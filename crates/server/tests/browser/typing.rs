//! A game by typing alone, on the text board.

use content::board::shipped;
use engine::Seat;
use fantoccini::key::Key;
use wire::protocol::{BoardChoice, NewKind};

use crate::axe;
use crate::browser::Screen;
use crate::common::{bot, wanted};
use crate::everyone::is_large;
use crate::hands::Hands;
use crate::stage::Stage;

/// How many rounds are played.
const ROUNDS: u8 = 4;

impl Hands {
    /// Types a line and sends it.
    async fn type_line(&self, line: &str) {
        let keys: Vec<char> = line.chars().chain([Key::Enter.into()]).collect();
        self.browser.press(&keys).await;
    }

    /// Types something that is refused, and waits for the words for that.
    async fn type_in_vain(&self, line: &str, words: &str) {
        self.type_line(line).await;
        let last = "[...document.querySelectorAll('[data-test=text-refused]')].at(-1)?.textContent";
        self.browser.until(&format!("({last} ?? '').includes('{words}')")).await;
    }

    /// Gives an answer by typing it, a second time where the board asks whether it is meant.
    async fn answer_typing(&mut self, line: &str) {
        self.asked().await;
        let (before, version) = (self.eyes.log.len(), self.eyes.now.version);
        self.type_line(line).await;
        if line == "done" {
            let asks = "[...document.querySelectorAll('.told li')].at(-1)?.matches('.refused')";
            let gone = format!("!document.querySelector('[data-version=\"{version}\"][data-idle]')");
            self.browser.until(&format!("{gone} || {asks}")).await;
            if self.browser.js(&format!("return !({gone})")).await == true {
                self.type_line(line).await;
            }
        }
        self.arrived(before, line).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_is_played_by_typing_alone() {
    let stage = Stage::open("typing");
    let mut board = shipped::find("base-2p").expect("it is shipped");
    board.rounds = ROUNDS;
    let mut table = wanted("base", &[NewKind::Me, bot("novice")]);
    table.options.board = BoardChoice::Text(board.to_text());
    let made = stage.table(&table).await;
    let mut hands = stage.sit(Screen::Desktop, &made, Seat(0)).await;
    assert!(hands.my_turn().await);
    hands.asked().await;
    hands.browser.press(&['t']).await;
    hands.browser.until("document.activeElement?.matches('[data-test=typed]')").await;
    axe::is_usable(&hands.browser, "the text board").await;
    hands.browser.shot("board").await;
    // What can be typed is told, and so is what cannot.
    hands.type_line("help").await;
    hands.browser.see("[data-test=text-help]").await;
    hands.type_in_vain("fly to the moon", "fly to the moon").await;
    hands.type_in_vain("conquer 7", "not what is being asked").await;
    hands.type_in_vain("bill 99", "99").await;
    let choices = hands.browser.text(".now .choices").await;
    assert!(choices.contains("pick 1") && choices.contains("pick 6"), "{choices}");
    for command in ["table", "list", "explain trolls, ghouls, elves, orcs", "score"] {
        hands.type_line(command).await;
    }
    let (mut n, mut took_back) = (0, false);
    while hands.my_turn().await {
        let line = hands.advice();
        hands.answer_typing(&line).await;
        n += 1;
        if line.starts_with("conquer") && !took_back {
            took_back = true;
            let before = hands.eyes.log.len();
            hands.asked().await;
            hands.type_line("bill 1").await;
            hands.type_line("undo").await;
            while hands.eyes.log.len() >= before {
                hands.eyes.next().await;
            }
            hands.browser.shot("conquest").await;
        }
    }
    hands.settle().await;
    // The end of the game is a page of its own.
    hands.browser.see("[data-test=end]").await;
    assert!(!hands.browser.sees("[data-test=text-board]").await);
    assert_eq!(hands.browser.console().await, Vec::<String>::new());
    assert!(n > 12 && took_back, "only {n} answers");
    println!("{n} answers typed");
    hands.browser.close().await;
}

/// The regions are there to be read, and lead to the map; a phone has room for all of it.
#[tokio::test(flavor = "multi_thread")]
async fn the_text_board_is_for_everyone() {
    let stage = Stage::open("text-board");
    let made = stage.table(&wanted("underground", &[NewKind::Me, NewKind::Me])).await;
    let hands = stage.sit_at(stage.quick_browser(Screen::Phone).await, &made, &[Seat(0), Seat(1)]).await;
    hands.asked().await;
    for theme in crate::everyone::THEMES {
        hands.browser.goto_in(theme, &format!("/t/{}", hands.table.id)).await;
        hands.asked().await;
        hands.browser.poke("[data-test=menu]").await;
        hands.browser.poke("[data-test=text]").await;
        hands.browser.see("[data-test=text-board]").await;
        axe::is_usable(&hands.browser, &format!("the text board, {theme}")).await;
        is_large(&hands.browser, "the text board").await;
        hands.browser.shot(&format!("phone-{theme}")).await;
    }
    hands.browser.poke("[data-test=text-regions]").await;
    hands.browser.poke("[data-test=text-region]").await;
    hands.browser.see(".bill.pinned").await;
    assert!(!hands.browser.sees("[data-test=text-board]").await);
    hands.leave().await;
}
