//! Hands that play at a page as a person would, with eyes of their own: a second connection of the same seats says what
//! may be answered, and whether what was done on the page has arrived.
//!
//! They find their way by attributes the page gives its controls: `data-test` names a part, `data-region` a region,
//! `data-answer` is the answer a button gives, `data-tool` what a region is pressed with, `data-version` what is shown,
//! and `data-idle` is there when nothing is under way. They wait for those, never for time.

use std::time::Duration;

use bots::Bot;
use bots::roster::{Kind, Roster};
use content::Set;
use content::board::shape::Shape;
use engine::{Answer, Answers, Seat, legal};
use wire::protocol::{NewKind, NewTable, SeatLink, ToClient, ToServer};

use crate::browser::{Browser, Screen};
use crate::common::{Client, bot, create, follow, wanted};
use crate::prepared::Prepared;
use crate::stage::Stage;

/// How long an answer may take from the press to the table.
const ARRIVAL: Duration = Duration::from_secs(20);

/// Somebody at a page.
pub struct Hands {
    /// The table they sit at.
    pub table: Made,
    pub browser: Browser,
    pub eyes: Client,
    /// The seats they have.
    pub seats: Vec<Seat>,
    shape: Shape,
    advisor: Box<dyn Bot>,
}

/// A table with the links to its seats.
#[derive(Clone)]
pub struct Made {
    pub id: String,
    pub links: Vec<SeatLink>,
}

/// A table that Ada opens for herself and Ben.
pub fn ada_and_ben() -> NewTable {
    let mut table = wanted("base", &[NewKind::Me, NewKind::Friend]);
    for (seat, name) in table.seats.iter_mut().zip(["Ada", "Ben"]) {
        name.clone_into(&mut seat.name);
    }
    table
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
        let mut made = Made { id: created.id, links: created.links };
        for link in &mut made.links {
            self.take(link).await;
        }
        made
    }

    /// Turns an invitation, which can be followed once, into the link of whoever has the seat.
    pub async fn take(&self, link: &mut SeatLink) {
        let cookie = follow(self.address, &link.path).await;
        let (table, _) = link.path.split_once('#').expect("a link");
        link.path = format!("{table}#{}", cookie.trim_start_matches("seats="));
    }

    /// A browser of somebody who waits neither for others' turns to be shown nor to take back their own, and who wants no
    /// sounds.
    pub async fn quick_browser(&self, screen: Screen) -> Browser {
        let browser = self.browser(screen).await;
        browser.goto("/icon.svg").await;
        browser.js("Object.assign(localStorage, { speed: '0', 'take-back': '0', sound: 'off' })").await;
        browser
    }

    /// Sits down at a table of a box against a bot.
    pub async fn duel(&self, set: Set, screen: Screen) -> Hands {
        let made = self.table(&wanted(set.key(), &[NewKind::Me, bot("novice")])).await;
        self.sit(screen, &made, Seat(0)).await
    }

    /// Sits down at a prepared table, and waits to be asked.
    pub async fn prepare(&self, browser: Browser, set: Set, prepared: &Prepared) -> Hands {
        let made = self.table(&prepared.table(set)).await;
        let hands = self.sit_at(browser, &made, &[prepared.seat]).await;
        hands.asked().await;
        hands
    }

    /// Sits down at a table by its link, in a browser of one's own.
    pub async fn sit(&self, screen: Screen, made: &Made, seat: Seat) -> Hands {
        self.sit_at(self.quick_browser(screen).await, made, &[seat]).await
    }

    /// Sits down at a table by the links to seats.
    pub async fn sit_at(&self, browser: Browser, made: &Made, seats: &[Seat]) -> Hands {
        for &seat in seats {
            browser.sit(made.link(seat)).await;
        }
        self.hands(browser, made, seats).await
    }

    /// Hands for a browser that is at a table.
    pub async fn hands(&self, browser: Browser, made: &Made, seats: &[Seat]) -> Hands {
        let mut words = Vec::new();
        for &seat in seats {
            let (_, secret) = made.link(seat).split_once('#').expect("a link");
            words.push(secret);
        }
        let eyes = Client::join(self.address, &made.id, &format!("seats={}", words.join("."))).await;
        assert_eq!(eyes.welcome.yours, seats, "the links give these seats");
        Hands::new(browser, made.clone(), eyes)
    }
}

impl Hands {
    /// Hands for a browser that is at a table, with eyes that are there too.
    pub fn new(browser: Browser, table: Made, eyes: Client) -> Hands {
        let sheet = &eyes.welcome.table.sheet;
        let shape = Shape::parse("shape", &sheet.shape, &sheet.board).expect("a shape");
        let advisor = Roster::new(&eyes.game).bot(Kind::Greedy, 1);
        let seats = eyes.welcome.yours.clone();
        Hands { table, browser, eyes, seats, shape, advisor }
    }

    /// Goes away: neither page nor eyes are at the table any more.
    pub async fn leave(self) {
        self.browser.close().await;
    }

    /// Waits until one of these seats must answer; whether it ever does.
    pub async fn my_turn(&mut self) -> bool {
        let Some(seat) = self.eyes.wait_for(&self.seats.clone()).await else { return false };
        // Purses of others may be closed, so one looks with the eyes of whoever is asked.
        if self.eyes.now.seen.view().expect("a view").viewer != Some(seat) {
            self.eyes.send(&ToServer::Look { seat }).await;
            self.eyes.until(|message| matches!(message, ToClient::Welcome(_)).then_some(())).await;
        }
        true
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
        // People place pieces one by one.
        let one = match answer {
            Answer::Place { mark, region, .. } => Answer::Place { mark, region, n: 1 },
            other => other,
        };
        let answer = if answers.contains(&one) { one } else { answer };
        answer.line(&self.eyes.game)
    }

    /// Waits until the page shows what the eyes see, and nothing is under way.
    pub async fn settle(&self) {
        let version = self.eyes.now.version;
        self.browser
            .until(&format!("document.querySelector('[data-version=\"{version}\"][data-idle]')"))
            .await;
    }

    /// Waits until the page asks for the answer that the eyes see is owed.
    pub async fn asked(&self) {
        self.settle().await;
        self.browser.until("document.querySelector('[data-idle].your-turn')").await;
    }

    /// Gives an answer on the page, and waits until it has arrived.
    pub async fn give(&mut self, line: &str) {
        self.asked().await;
        let before = self.eyes.log.len();
        let answer = Answer::read(&self.eyes.game, line).expect("notation");
        match answer {
            Answer::Done => self.press_surely("[data-test=primary]").await,
            Answer::Put { .. } => self.spread().await,
            Answer::Pick { slot } | Answer::ChooseCombo { slot, .. } => {
                self.press(&format!("[data-test=combo-{slot}] .face"), "offer").await;
                self.press(&said(line), "offer").await;
            }
            Answer::ChooseSeat { .. } => self.press(&said(line), "players").await,
            _ => self.do_there(line).await,
        }
        self.arrived(before, line).await;
    }

    /// Presses something, after going to the part of a narrow screen where it is.
    pub async fn press(&self, css: &str, tab: &str) {
        let tab = format!("[data-test=tab-{tab}]");
        if !self.browser.sees(css).await && self.browser.sees(&tab).await {
            self.browser.poke(&tab).await;
        }
        self.browser.poke(css).await;
    }

    /// Presses a button that may ask once whether it is meant.
    pub async fn press_surely(&self, css: &str) {
        let asks = self.browser.sees(&format!("{css}[data-asks]")).await;
        self.press(css, "turn").await;
        if asks {
            self.press(&format!("{css}.sure"), "turn").await;
        }
    }

    /// An answer said with a button, or on the region or the two regions it names.
    async fn do_there(&mut self, line: &str) {
        let Some(way) = Way::of(line) else { return self.press(&said(line), "turn").await };
        if self.browser.sees("[data-tool]").await {
            self.press(&format!("[data-tool='{}']", way.tool), "turn").await;
        }
        for region in way.taps(&self.eyes.legal()) {
            self.tap(region).await;
        }
        // A finger sees first what it would do, and a die is asked for twice.
        let version = self.eyes.now.version;
        let button = format!(".bill.pinned {}", said(line));
        let asks = format!("document.querySelector(\"{button}\")");
        let done = format!("!document.querySelector('[data-version=\"{version}\"][data-idle]')");
        self.browser.until(&format!("{done} || {asks}")).await;
        if self.browser.js(&format!("return !({done})")).await == true {
            self.browser.poke(&button).await;
        }
    }

    /// Taps or clicks a region.
    pub async fn tap(&self, region: &str) {
        let (x, y) = self.place(region).await;
        self.browser.tap(x, y).await;
    }

    /// Where on the screen a region can be pressed.
    pub async fn place(&self, region: &str) -> (f64, f64) {
        self.browser.region(region, self.anchor(region)).await
    }

    /// The middle of a region on the board.
    pub fn anchor(&self, region: &str) -> [f64; 2] {
        let at = self.eyes.game.board().region(region).expect("a region of the board");
        self.shape.regions[usize::from(at.0)].anchor.map(|v| f64::from(v) / 10.0)
    }

    /// Places all tokens evenly.
    async fn spread(&self) {
        self.press("[data-test=spread]", "turn").await;
        self.press("[data-test=primary]", "turn").await;
    }

    /// Waits until the answer is in the log.
    pub async fn arrived(&mut self, before: usize, line: &str) {
        let look = async {
            while self.eyes.log.len() <= before {
                self.eyes.next().await;
            }
        };
        if tokio::time::timeout(ARRIVAL, look).await.is_err() {
            let told = self.browser.text("[data-test=trouble]").await;
            self.browser.fail(&format!("'{line}' does not arrive; {told:?}")).await;
        }
        let said = self.eyes.log[before].said.clone().unwrap_or_default();
        let answer = said.split_once(' ').map_or("", |(_, answer)| answer);
        let same = answer == line || (line.starts_with("put") && answer.starts_with("put"));
        assert!(same, "'{line}' was meant, '{said}' was said");
    }

    /// Answers as advised, but not through the page, until it is for somebody else to answer.
    pub async fn hurry(&mut self) {
        while self.eyes.owes().is_some_and(|seat| self.seats.contains(&seat)) {
            assert!(self.my_turn().await);
            let (seat, line) = (self.eyes.owes().expect("somebody"), self.advice());
            self.eyes.answer(seat, &line).await.expect("it is listed");
        }
    }

    /// Plays answers as advised; whether the game goes on.
    pub async fn play(&mut self, answers: usize) -> bool {
        for _ in 0..answers {
            if !self.my_turn().await {
                return false;
            }
            let line = self.advice();
            self.give(&line).await;
        }
        true
    }
}

/// What is done on regions, and with which tool.
pub struct Way<'a> {
    /// The name of the tool.
    pub tool: String,
    verb: &'a str,
    regions: Vec<&'a str>,
}

impl<'a> Way<'a> {
    /// The way of an answer, unless it is said with a button.
    pub fn of(line: &'a str) -> Option<Way<'a>> {
        let words: Vec<&str> = line.split(' ').collect();
        let (tool, regions) = match words[..] {
            ["conquer" | "attempt", ref regions @ ..] => ("attack".to_owned(), regions),
            [tile, "at", from, "to", to] => (format!("choose {tile}"), &[from, to][..]),
            [tile, "at", region] => (format!("choose {tile}"), &[region][..]),
            [tile, "not", region] => (format!("pass {tile}"), &[region][..]),
            [verb @ ("use" | "place" | "lay" | "raze"), what, region, ..] => {
                (format!("{verb} {what}"), &[region][..])
            }
            [verb @ ("gamble" | "assault" | "empty" | "abandon" | "shove" | "herd"), ref regions @ ..] => {
                (verb.to_owned(), regions)
            }
            _ => return None,
        };
        Some(Way { tool, verb: words[0], regions: regions.to_vec() })
    }

    /// The region that is pressed first.
    pub fn first(&self) -> &'a str {
        self.regions[0]
    }

    /// The regions to press: where the first of two leaves no choice, it is enough.
    pub fn taps(&self, legal: &[String]) -> &[&'a str] {
        let asked = if self.tool.starts_with("choose ") { "at " } else { "" };
        let begins = format!("{} {asked}{} ", self.verb, self.regions[0]);
        let ways = legal.iter().filter(|other| other.starts_with(&begins)).count();
        let two = self.regions.len() == 2 && ways > 1;
        if two { &self.regions } else { &self.regions[..1] }
    }
}

/// The button that gives an answer.
pub fn said(line: &str) -> String {
    format!("[data-answer='{line}']")
}
