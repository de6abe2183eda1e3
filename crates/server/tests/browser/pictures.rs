//! The table as the README shows it, on a desk and on a phone: `cargo xtask pictures` runs this and keeps what it saw.

use engine::{Region, Seat};
use wire::protocol::NewKind;

use crate::browser::Screen;
use crate::common::{bot, wanted};
use crate::hands::Hands;
use crate::stage::Stage;

const A: Seat = Seat(0);
/// From which round on there is much to see.
const ROUND: u8 = 4;

/// A region that can be taken in such a way, from somebody if possible.
fn target(hands: &Hands, verb: &str) -> Option<String> {
    let (game, state, legal) = (&hands.eyes.game, hands.eyes.state(), hands.eyes.legal());
    let keys = legal.iter().filter_map(|line| line.strip_prefix(verb));
    let held = |key: &&str| {
        let region: Option<Region> = game.board().region(key);
        region.is_some_and(|region| state.table().holder(region).is_some())
    };
    let mut keys: Vec<&str> = keys.map(str::trim).collect();
    keys.sort_by_key(|key| !held(key));
    keys.first().map(|key| (*key).to_owned())
}

impl Hands {
    /// Opens the card of a region that can be taken in such a way, and takes a picture of the table.
    async fn take_picture(&self, way: &str, key: &str) {
        self.asked().await;
        self.browser.until("document.querySelector('.ground path')").await;
        self.tap(key).await;
        self.browser.see(&format!(".bill.pinned [data-answer='{way} {key}']")).await;
        self.browser.until("!document.querySelector('.map.moving')").await;
        assert!(!self.browser.sees(".mishap").await, "nothing is wrong");
        self.browser.shot("table").await;
        assert_eq!(self.browser.console().await, Vec::<String>::new());
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_in_the_middle_of_a_game_is_worth_a_picture() {
    let stage = Stage::open("readme");
    let mut plan = wanted("base", &[NewKind::Me, bot("player"), bot("player"), bot("player")]);
    "Friday crowd".clone_into(&mut plan.title);
    "open".clone_into(&mut plan.options.purses);
    for (seat, name) in plan.seats.iter_mut().zip(["Ada", "Bilal", "Chloé", "Dmitri"]) {
        name.clone_into(&mut seat.name);
    }
    let made = stage.table(&plan).await;
    let mut ada = stage.sit(Screen::Desktop, &made, A).await;
    let (taken, rolled) = loop {
        assert!(ada.my_turn().await, "the game goes on");
        let now = ada.eyes.state();
        let everybody = ada.eyes.game.seats().all(|seat| now.table().active(seat).is_some());
        let late = now.table().round() >= ROUND && everybody;
        match (target(&ada, "conquer "), target(&ada, "attempt ")) {
            (Some(taken), Some(rolled)) if late => break (taken, rolled),
            _ => {
                let line = ada.advice();
                ada.eyes.answer(A, &line).await.expect("it is listed");
            }
        }
    };
    ada.take_picture("attempt", &rolled).await;
    // The desk is told of the phone, so its picture is taken before there is one.
    let phone = stage.sit(Screen::Phone, &made, A).await;
    phone.take_picture("conquer", &taken).await;
    phone.leave().await;
    ada.leave().await;
}
