//! The end of a game: what it tells, the picture of it, and the way to the next game.

use serde_json::json;
use wire::protocol::NewTable;

use crate::axe;
use crate::browser::Screen;
use crate::common::Client;
use crate::hands::{Made, ada_and_ben};
use crate::lookback::{A, B, finished, in_theme};
use crate::stage::Stage;

/// A game of Ada and Ben that is over: what two bots have said at another table.
async fn over(stage: &Stage) -> Made {
    let (_, eyes) = finished(stage).await;
    let said = eyes.welcome.log.iter().filter_map(|entry| entry.said.clone());
    stage.table(&NewTable { begun: said.collect(), ..ada_and_ben() }).await
}

#[tokio::test(flavor = "multi_thread")]
async fn the_end_tells_the_story_and_leads_to_another_game() {
    let stage = Stage::open("story");
    for screen in Screen::BOTH {
        let made = over(&stage).await;
        let ada = stage.quick_browser(screen).await;
        ada.sit(made.link(A)).await;
        ada.see("[data-test=combos] tbody tr").await;
        assert!(ada.count("[data-test=combos] tbody tr").await >= 2);
        assert_eq!(ada.count("[data-test=luck] tbody tr").await, 3, "two players, and the draws");
        for theme in ["light", "dark"] {
            in_theme(&ada, theme).await;
            axe::is_usable(&ada, theme).await;
            ada.shot(theme).await;
        }
        ada.js("document.querySelector('[data-test=combos]').scrollIntoView()").await;
        ada.shot("combos").await;
        if screen == Screen::Phone {
            // The narrowest phone shows all of the menu beside the longest words.
            ada.speak("de").await;
            ada.resize((360, 640, true)).await;
            let [_, _, right, _] = ada.bounds(".top .more").await.expect("it is seen");
            assert!(right <= 360, "the menu ends at {right}");
            ada.speak("en").await;
            ada.resize((390, 844, true)).await;
        }
        // The coins of the combos and the five of the beginning are the coins of the result.
        let sums = "const rows = [...document.querySelectorAll('[data-test=combos] tbody tr')];
            return ['A', 'B'].map((seat) => rows.filter((row) => row.querySelector('.badge').textContent.trim() == seat)
                .reduce((sum, row) => sum + Number(row.children[3].textContent), 5))";
        let sums: Vec<u16> = serde_json::from_value(ada.js(sums).await).expect("numbers");
        let eyes = Client::join(stage.address, &made.id, "").await;
        let coins: Vec<u16> =
            eyes.now.seen.view().expect("a view").coins[..2].iter().flatten().copied().collect();
        assert_eq!(sums, coins);
        // Dice that were there when the game began owe its seed nothing.
        assert!(
            ada.js("return document.querySelector('[data-test=fair] .verdict').classList.contains('good')")
                .await
                == json!(true)
        );
        // The picture is a PNG, made here.
        ada.js("window.pictures = []; const make = URL.createObjectURL;
            URL.createObjectURL = (blob) => { blob.arrayBuffer().then((it) => pictures.push([blob.type, ...new Uint8Array(it).slice(0, 4)])); return make.call(URL, blob); }").await;
        ada.poke("[data-test=picture]").await;
        ada.until("pictures.length == 1").await;
        assert_eq!(ada.js("return pictures[0]").await, json!(["image/png", 137, 80, 78, 71]));
        // The turning point is looked at on the map.
        ada.poke("[data-test=turning-look]").await;
        ada.see("[data-test=scrub]").await;
        ada.until("Number(document.querySelector('[data-test=scrub]').dataset.at) > 0").await;
        ada.poke("[data-test=scrub-live]").await;
        // Ada plays again, and Ben is one press away.
        let ben = stage.quick_browser(screen).await;
        ben.sit(made.link(B)).await;
        ben.see("[data-test=again]").await;
        ada.poke("[data-test=again]").await;
        ben.poke("[data-test=rematch]").await;
        ben.until(&format!("location.pathname.startsWith('/t/') && location.pathname != '/t/{}' && document.querySelector('[data-idle]')", made.id)).await;
        let path = ben.js("return location.pathname").await;
        let id = path.as_str().expect("a path").trim_start_matches("/t/").to_owned();
        let again = Client::join(stage.address, &id, "").await;
        assert!(again.presence.seats[1].taken, "Ben sits there");
        let first = |eyes: &Client| {
            let events = eyes.welcome.log.iter().flat_map(|it| &it.events);
            events.into_iter().find_map(|it| it.strip_prefix("turn-began ").map(|it| it[..1].to_owned()))
        };
        assert_eq!(
            first(&eyes).as_deref() == Some("A"),
            first(&again).as_deref() == Some("B"),
            "the other begins"
        );
        ben.shot("again").await;
        for browser in [ada, ben] {
            assert_eq!(browser.console().await, Vec::<String>::new());
            browser.close().await;
        }
    }
}
