//! Warcraft in teams: who belongs together is seen at the table, and the end says which team has won, and why.

use content::board::shipped;
use content::words::{Language, Words};
use content::{Set, Setup};
use engine::{Answers, Query, Seat, legal};
use fastrand::Rng;
use wire::history::{Fact, History};
use wire::nature::Seed;
use wire::protocol::{BoardChoice, NewKind};

use crate::axe;
use crate::browser::Screen;
use crate::common::wanted;
use crate::everyone::is_large;
use crate::stage::Stage;

#[tokio::test(flavor = "multi_thread")]
async fn teams_are_seen_from_the_table_to_the_end() {
    let stage = Stage::open("teams");
    let key = Set::Warcraft.board_key(4);
    let setup = Setup { teams: true, board: shipped::find(&key).ok(), ..Setup::new(Set::Warcraft, 4) };
    let game = setup.game().expect("a game");
    let (mut history, mut rng, seed) = (History::new(&game), Rng::with_seed(3), Seed::numbered(3));
    let mut answers = Answers::new();
    // All but the last word of a game is said before anybody looks.
    let mut last = None;
    while !history.state.is_over() {
        legal(&game, &history.state, &mut answers);
        let who = history.state.owed().who;
        let answer = match who.player() {
            None => history.nature(&game, &seed),
            Some(seat) => {
                let answer = answers[rng.usize(..answers.len())];
                last = Some((seat, answer, history.facts.len()));
                answer
            }
        };
        history.append(&game, Fact::Answer(who, answer), &mut Vec::new()).expect("listed");
    }
    let (seat, answer, said) = last.expect("somebody said something");
    let winners =
        Query { game: &game, table: history.state.table() }.winners(|seat| history.state.coins(seat));
    let words = Words::new(Language::En);
    let team = if winners.contains(&Seat(0)) { "faction-alliance" } else { "faction-horde" };
    let team = words.get(team).expect("a name");
    assert_eq!(winners.len(), 2, "one team wins");

    for screen in Screen::BOTH {
        let mut table = wanted("warcraft", &[const { NewKind::Friend }; 4]);
        table.options.teams = true;
        table.options.board = BoardChoice::Key(key.clone());
        "open".clone_into(&mut table.options.purses);
        table.begun = history.facts[..said].iter().map(|fact| fact.line(&game)).collect();
        let made = stage.table(&table).await;
        let mut hands = stage.sit(screen, &made, seat).await;
        hands.settle().await;
        if screen == Screen::Phone {
            assert_eq!(hands.browser.count(".strip-row [class*=faction-]").await, 4);
            hands.browser.shot("table").await;
            hands.browser.poke("[data-test=tab-players]").await;
        }
        hands.browser.until("document.querySelectorAll('[data-test=team] h3 b').length == 2").await;
        hands.browser.see("[data-test=team]").await;
        axe::is_usable(&hands.browser, "teams").await;
        is_large(&hands.browser, "teams").await;
        hands.browser.shot("players").await;
        hands.eyes.answer(seat, &answer.line(&game)).await.expect("it is listed");
        hands.browser.see("[data-test=end]").await;
        let title = hands.browser.text("#victory").await;
        assert!(title.contains(&team), "'{title}' does not name the {team}");
        assert_eq!(hands.browser.count("[data-test=rank-team]").await, 2);
        let coins = winners.iter().map(|&seat| history.state.coins(seat)).min().expect("two");
        let why = hands.browser.text(".victory p").await;
        assert!(why.contains(&coins.to_string()), "'{why}' does not say {coins}");
        axe::is_usable(&hands.browser, "the end of teams").await;
        hands.browser.shot("end").await;
        assert_eq!(hands.browser.console().await, Vec::<String>::new());
        hands.leave().await;
    }
}
