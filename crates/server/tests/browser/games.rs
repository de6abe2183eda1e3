//! Whole games through the page, on a desk and on a phone.

use content::Set;

use crate::axe;
use crate::browser::Screen;
use crate::everyone::THEMES;
use crate::stage::Stage;

/// After how many answers pictures are taken.
const PICTURES: [usize; 4] = [1, 6, 25, 60];

/// A whole game of a box through the page, against a bot.
async fn whole_game(set: Set, screen: Screen) {
    let stage = Stage::open(&format!("game-{}", set.key().replace('+', "-")));
    let mut hands = stage.duel(set, screen).await;
    let start = std::time::Instant::now();
    let mut n = 0;
    let mut places = [Vec::new(), Vec::new()];
    while hands.my_turn().await {
        hands.asked().await;
        for (places, css) in places.iter_mut().zip(["[data-test=undo]", "[data-test=primary]"]) {
            places.extend(hands.browser.bounds(css).await.filter(|place| !places.contains(place)));
        }
        let line = hands.advice();
        hands.give(&line).await;
        n += 1;
        if PICTURES.contains(&n) && hands.my_turn().await {
            hands.settle().await;
            hands.browser.shot(&n.to_string()).await;
        }
    }
    hands.settle().await;
    println!("{} on a {screen:?}: {n} answers in {:?}", set.key(), start.elapsed());
    hands.browser.see("[data-test=end]").await;
    let alive = "[data-test=undo][aria-disabled=false], [data-test=restart][aria-disabled=false]";
    assert_eq!(hands.browser.count(alive).await, 0, "nothing is taken back when the game is over");
    // Whoever wants to take something back and is too late does not go on instead.
    let [undo, primary] = &places;
    assert!(!undo.is_empty() && !primary.is_empty());
    for (one, other) in undo.iter().flat_map(|one| primary.iter().map(move |other| (one, other))) {
        let meets = |at: usize| one[at] < other[at + 2] && other[at] < one[at + 2];
        assert!(!meets(0) || !meets(1), "undo at {one:?}, what goes on at {other:?}");
    }
    // How it ended is told to whoever comes later too.
    for theme in THEMES {
        hands.browser.goto_in(theme, &format!("/t/{}", hands.table.id)).await;
        hands.browser.see("[data-test=end]").await;
        axe::is_usable_in(theme, &hands.browser, &format!("the end, {theme}, {screen:?}")).await;
        hands.browser.shot(&format!("end-{theme}")).await;
    }
    assert_eq!(hands.browser.console().await, Vec::<String>::new());
    assert!(n > 20, "only {n} answers");
    hands.browser.close().await;
}

macro_rules! whole_games {
    ($($name:ident: $set:ident $screen:ident;)*) => { $(
        #[tokio::test(flavor = "multi_thread")]
        async fn $name() {
            whole_game(Set::$set, Screen::$screen).await;
        }
    )* };
}

// Every choice of every box is made on both screens (`controls`). Underground and both boxes together share theirs, and River
// World has those of the base game.
whole_games! {
    a_game_of_base_on_a_desktop: Base Desktop;
    a_game_of_base_on_a_phone: Base Phone;
    a_game_of_underground_on_a_desktop: Underground Desktop;
    a_game_of_both_on_a_phone: Mixed Phone;
    a_game_of_river_world_on_a_phone: River Phone;
    a_game_of_warcraft_on_a_desktop: Warcraft Desktop;
    a_game_of_warcraft_on_a_phone: Warcraft Phone;
}
