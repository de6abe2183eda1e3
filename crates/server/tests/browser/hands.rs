//! Hands that play at a page as a person would, with eyes of their own: a second connection of the same seat says what
//! may be answered, and whether what was done on the page has arrived.
//!
//! They find their way by attributes the page gives its controls: `data-test` names a part, `data-region` a region,
//! `data-answer` is the answer a button gives, `data-tool` what a region is pressed with, `data-version` what is shown.

use std::time::Duration;

use bots::Bot;
use bots::roster::{Kind, Roster};
use content::board::shape::Shape;
use engine::{Answer, Answers, Seat, legal};
use wire::protocol::{NewTable, SeatLink};

use crate::common::{Client, create, follow};
use crate::stage::{Browser, Screen, Stage};

/// How long an answer may take from the press to the table.
const ARRIVAL: Duration = Duration::from_secs(10);

/// Somebody at a page.
pub struct Hands {
    pub browser: Browser,
    pub eyes: Client,
    pub seat: Seat,
    shape: Shape,
    advisor: Box<dyn Bot>,
}

/// A table with the links to its seats.
pub struct Made {
    pub id: String,
    pub links: Vec<SeatLink>,
}

impl Made {
    /// The link to a seat.
    pub fn link(&self, seat: Seat) -> &str {
        &self.links.iter().find(|link| link.seat == seat).expect("a human's seat").path
    }
}

impl Stage {
    /// Makes a table.
    pub async fn table(&self, wanted: &NewTable) -> Made {
        let (created, _) = create(self.address, wanted).await;
        Made { id: created.id, links: created.links }
    }

    /// Sits down at a table by its link, in a browser of one's own.
    pub async fn sit(&self, screen: Screen, made: &Made, seat: Seat) -> Hands {
        let browser = self.browser(screen).await;
        // What bots do is shown at once, so that nobody waits for it.
        browser.goto("/help").await;
        browser.js("localStorage.setItem('speed', '0')").await;
        browser.goto(made.link(seat)).await;
        browser.see("[data-test=prompt]").await;
        self.hands(browser, made, seat).await
    }

    /// Hands for a browser that is at a table.
    pub async fn hands(&self, browser: Browser, made: &Made, seat: Seat) -> Hands {
        let cookie = follow(self.address, made.link(seat)).await;
        let eyes = Client::join(self.address, &made.id, &cookie).await;
        let sheet = &eyes.welcome.table.sheet;
        let shape = Shape::parse("shape", &sheet.shape, &sheet.board).expect("a shape");
        let advisor = Roster::new(&eyes.game).bot(Kind::Greedy, 1);
        Hands { browser, eyes, seat, shape, advisor }
    }
}

impl Hands {
    /// Waits until this seat must answer; whether it ever does.
    pub async fn my_turn(&mut self) -> bool {
        self.eyes.wait_for(&[self.seat]).await.is_some()
    }

    /// What a sensible player would answer, in notation.
    pub fn advice(&mut self) -> String {
        let mut answers = Answers::new();
        legal(&self.eyes.game, &self.eyes.state(), &mut answers);
        let view = self.eyes.now.seen.view().expect("a view");
        let answer = if answers.len() == 1 {
            answers[0]
        } else {
            self.advisor.answer(&self.eyes.game, &view, &answers)
        };
        answer.line(&self.eyes.game)
    }

    /// Waits until the page shows what the eyes see.
    pub async fn settle(&self) {
        let version = self.eyes.now.version;
        self.browser.until(&format!("document.querySelector('[data-version=\"{version}\"]')")).await;
    }

    /// Gives an answer on the page, and waits until it has arrived.
    pub async fn give(&mut self, line: &str) {
        self.settle().await;
        let before = self.eyes.log.len();
        let answer = Answer::read(&self.eyes.game, line).expect("notation");
        match answer {
            Answer::Done => self.press("[data-test=primary]", "turn").await,
            Answer::Put { .. } => self.spread().await,
            Answer::Pick { slot } | Answer::Trade { slot } => {
                self.press(&format!("[data-test=combo-{slot}] .face"), "offer").await;
                self.press(&said(line), "offer").await;
            }
            Answer::Ally { .. } => self.press(&said(line), "players").await,
            _ => self.do_there(line).await,
        }
        self.arrived(before, line).await;
    }

    /// Presses something, after going to the part of a narrow screen where it is.
    async fn press(&self, css: &str, tab: &str) {
        let tab = format!("[data-test=tab-{tab}]");
        if !self.browser.sees(css).await && self.browser.sees(&tab).await {
            self.browser.click(&tab).await;
        }
        self.browser.click(css).await;
    }

    /// An answer said with a button, or on the region or the two regions it names.
    async fn do_there(&mut self, line: &str) {
        let words: Vec<&str> = line.split(' ').collect();
        let (tool, regions) = match words[..] {
            ["conquer" | "attempt", ref regions @ ..] => ("attack".to_owned(), regions),
            [verb @ ("use" | "place" | "lay" | "raze"), what, region, ..] => {
                (format!("{verb} {what}"), &[region][..])
            }
            [
                verb @ ("gamble" | "assault" | "succeed" | "send" | "give" | "empty" | "abandon" | "reveal"
                | "defuse" | "shove" | "herd" | "swap"),
                ref regions @ ..,
            ] => (verb.to_owned(), regions),
            _ => return self.press(&said(line), "turn").await,
        };
        let tool = format!("[data-tool='{tool}']");
        if self.browser.count("[data-tool]").await > 0 {
            self.press(&tool, "turn").await;
        }
        // Where the first of two regions leaves no choice, it is enough.
        let begins = format!("{} {} ", words[0], regions[0]);
        let ways = self.eyes.legal().iter().filter(|other| other.starts_with(&begins)).count();
        let taps =
            if matches!(words[0], "shove" | "herd" | "swap") && ways > 1 { regions } else { &regions[..1] };
        for region in taps {
            self.tap(region).await;
        }
        // A finger sees first what it would do, a die is asked for twice, and so is what is not done usually.
        let version = self.eyes.now.version;
        let button = format!("[data-test=bill] {}", said(line));
        for _ in 0..10 {
            let script = format!("return !document.querySelector('[data-version=\"{version}\"]')");
            if self.browser.js(&script).await == true {
                return;
            }
            tokio::time::sleep(Duration::from_millis(40)).await;
        }
        self.browser.click(&button).await;
    }

    /// Where the middle of a region is on the screen.
    async fn middle(&self, region: &str) -> (f64, f64) {
        let at = self.eyes.game.board().region(region).expect("a region of the board");
        let [x, y] = self.shape.regions[usize::from(at.0)].anchor.map(|v| f64::from(v) / 10.0);
        let script = format!(
            "const m = document.querySelector('[data-region=\"{region}\"]').getScreenCTM();
             return [m.a * {x} + m.c * {y} + m.e, m.b * {x} + m.d * {y} + m.f]"
        );
        // On a phone a part of the board may be shown larger.
        if self.browser.screen == Screen::Phone && self.browser.sees("[data-test=fit]").await {
            self.browser.click("[data-test=fit]").await;
        }
        let place = self.browser.js(&script).await;
        (place[0].as_f64().expect("a place"), place[1].as_f64().expect("a place"))
    }

    /// Taps or clicks a region in its middle.
    pub async fn tap(&self, region: &str) {
        let (x, y) = self.middle(region).await;
        self.browser.tap(x, y).await;
    }

    /// Places all tokens evenly.
    async fn spread(&self) {
        self.press("[data-test=spread]", "turn").await;
        self.press("[data-test=primary]", "turn").await;
    }

    /// Waits until the answer is in the log.
    async fn arrived(&mut self, before: usize, line: &str) {
        let look = async {
            while self.eyes.log.len() <= before {
                self.eyes.next().await;
            }
        };
        if tokio::time::timeout(ARRIVAL, look).await.is_err() {
            self.browser.shot("unsaid").await;
            let told = self.browser.text("[data-test=trouble]").await;
            panic!("'{line}' does not arrive; {told:?}; the console: {:?}", self.browser.console().await);
        }
        let said = self.eyes.log[before].said.clone().unwrap_or_default();
        let answer = said.split_once(' ').map_or("", |(_, answer)| answer);
        let same = answer == line || (line.starts_with("put") && answer.starts_with("put"));
        assert!(same, "'{line}' was meant, '{said}' was said");
    }
}

/// The button that gives an answer.
fn said(line: &str) -> String {
    format!("[data-answer='{line}']")
}
