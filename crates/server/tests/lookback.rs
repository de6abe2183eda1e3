//! Time at the server: tables that begin in the middle of a game, invitations to play again, and records of strangers.

mod common;

use common::{Client, Server, bot, config, follow, fresh_db, get, post, wanted};
use content::board::shipped;
use content::board::sketch::Sketch;
use elbowroom_server::Config;
use engine::{Actor, Answers, Game, Seat, legal};
use wire::history::{Fact, History};
use wire::nature::Seed;
use wire::protocol::{
    BoardChoice, BoardTrial, FreshRequest, NewKind, OpenedPack, OpenedRecord, Options, Problem, SeatLink,
    Sheet, ToClient, ToServer, Told, Trial, TrialRequest, read, write,
};
use wire::record::Record;
use wire::replay::Replay;

const A: Seat = Seat(0);
const B: Seat = Seat(1);

/// A whole game played at random, in notation.
fn played(options: &Options) -> (Game, Vec<String>) {
    let board = shipped::find(&options.usual_board(0).expect("a board")).expect("it is shipped");
    let game = options.setup(board).expect("a setup").game().expect("a game");
    let (seed, mut rng) = (Seed::numbered(5), fastrand::Rng::with_seed(5));
    let (mut history, mut answers) = (History::new(&game), Answers::new());
    while !history.state.is_over() {
        legal(&game, &history.state, &mut answers);
        let who = history.state.owed().who;
        let answer = match who {
            Actor::NATURE => history.nature(&game, &seed),
            _ => answers[rng.usize(..answers.len())],
        };
        history.append(&game, Fact::Answer(who, answer), &mut Vec::new()).expect("listed");
    }
    let lines = history.facts.iter().map(|fact| fact.line(&game)).collect();
    (game, lines)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_begins_where_another_was_and_its_own_dice_are_checked() {
    // Nothing of it is for workshops only.
    let server = Server::with(fresh_db("begun"), Config { workshop: false, ..config() }).await;
    let mut table = wanted("base", &[bot("novice"), bot("novice")]);
    let (_, lines) = played(&table.options);
    let begun = lines.len() / 2;
    table.begun = lines[..begun].to_vec();
    let (made, _) = server.create(&table).await;
    let mut eyes = Client::join(server.address, &made.id, "").await;
    assert_eq!(eyes.welcome.table.begun, begun);
    let said: Vec<Option<String>> = eyes.welcome.log.iter().map(|it| it.said.clone()).take(begun).collect();
    assert_eq!(said, lines[..begun].iter().cloned().map(Some).collect::<Vec<_>>());
    while eyes.owes().is_some() {
        eyes.next().await;
    }
    let eyes = Client::join(server.address, &made.id, "").await;
    let record = get(server.address, &format!("/api/tables/{}/record", made.id), "").await.body;
    let record = Record::read(&record).expect("a record");
    let (game, history) = record.verify().expect("its own dice follow from the seed");
    assert_eq!(record.begun, begun);
    assert_eq!(eyes.welcome.log.len(), history.standing.len());
    let lookback = Replay::of_log(&game, &eyes.welcome.log, None).expect("the log of this game");
    let seed = record.seed.clone().expect("it is over");
    assert_eq!(lookback.unfair(&game, &seed, begun), None);
    assert!(lookback.unfair(&game, &seed, 0).is_some_and(|at| at < begun), "what came before has other dice");
    // What cannot have been said is no beginning.
    let wrong: [Vec<String>; 4] = [
        vec!["A conquer 1".to_owned()],
        vec!["nonsense".to_owned()],
        [&lines[..begun], &["A undo".to_owned()]].concat(),
        vec!["* first A".to_owned(); 9_000],
    ];
    for begun in wrong {
        let reply =
            post(server.address, "/api/tables", &write(&wire::protocol::NewTable { begun, ..table.clone() }))
                .await;
        assert_eq!(reply.status, 400);
        assert_eq!(read::<Problem>(&reply.body).expect("a problem").key, "problem-choice");
    }
    server.stop();
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_played_is_invited_again_to_the_own_seat_only() {
    let server = Server::start("rematch").await;
    let mut table = wanted("base", &[NewKind::Me, NewKind::Friend, NewKind::Friend]);
    let (_, lines) = played(&table.options);
    let invitations = || -> Vec<SeatLink> {
        ["x1", "x2", "x3"]
            .iter()
            .zip(0..)
            .map(|(word, seat)| SeatLink { seat: Seat(seat), path: format!("/t/other#{word}") })
            .collect()
    };
    for (over, begun) in [(false, lines.len() / 2), (true, lines.len())] {
        table.begun = lines[..begun].to_vec();
        let (made, host) = server.create(&table).await;
        let ben = follow(server.address, &made.links[1].path).await;
        let mut ada = Client::join(server.address, &made.id, &host).await;
        let mut guests = [
            Client::join(server.address, &made.id, &ben).await,
            Client::join(server.address, &made.id, "").await,
        ];
        // Only who sits there may invite, and only to seats of this server.
        let foreign = vec![SeatLink { seat: B, path: "https://evil.example/t/a#b".to_owned() }];
        guests[1].send(&ToServer::Rematch { seat: A, links: invitations() }).await;
        ada.send(&ToServer::Rematch { seat: A, links: foreign }).await;
        ada.send(&ToServer::Rematch { seat: A, links: invitations() }).await;
        ada.send(&ToServer::Ping { n: 1 }).await;
        let mut troubles = 0;
        loop {
            match ada.next().await.1 {
                ToClient::Trouble(_) => troubles += 1,
                ToClient::Pong { .. } => break,
                ToClient::Rematch { .. } => panic!("who invites is not invited"),
                _ => {}
            }
        }
        assert_eq!(troubles, if over { 1 } else { 2 });
        let mut heard = Vec::new();
        for guest in &mut guests {
            guest.send(&ToServer::Ping { n: 2 }).await;
            let mut own = Vec::new();
            loop {
                match guest.next().await {
                    (text, ToClient::Rematch { by, link }) => {
                        assert!(by == A && !text.contains("x1") && !text.contains("x3"), "{text}");
                        own.push(link.path);
                    }
                    (_, ToClient::Pong { n: 2 }) => break,
                    _ => {}
                }
            }
            heard.push(own);
        }
        let expected = if over { vec!["/t/other#x2".to_owned()] } else { Vec::new() };
        assert_eq!(heard, [expected, Vec::new()]);
        // Whoever comes later hears it too.
        if over {
            let mut late = Client::join(server.address, &made.id, &ben).await;
            while !matches!(late.next().await.1, ToClient::Rematch { by: A, .. }) {}
        }
    }
    server.stop();
}

#[tokio::test(flavor = "multi_thread")]
async fn records_of_strangers_are_read_or_refused() {
    let server = Server::start("records").await;
    let open = async |text: &str| {
        post(server.address, "/api/records", &write(&Told { text: text.to_owned() })).await
    };
    for (set, players) in [("base", 3), ("river", 2), ("underground", 4), ("warcraft", 3)] {
        let kinds = vec![NewKind::Friend; players];
        let options = wanted(set, &kinds).options;
        let (game, lines) = played(&options);
        let board = shipped::find(&options.usual_board(0).expect("a board")).expect("it is shipped");
        let mut history = History::new(&game);
        for line in &lines {
            history
                .append(&game, Fact::read(&game, line).expect("a fact"), &mut Vec::new())
                .expect("it was said");
        }
        let setup = options.setup(board).expect("a setup");
        let text = Record::new(setup, Some(Seed::numbered(5)), &history).text().expect("it can be written");
        let reply = open(&text).await;
        assert_eq!(reply.status, 200, "{set}: {}", reply.body);
        let opened: OpenedRecord = read(&reply.body).expect("what was opened");
        assert!(opened.ground.contains("<path"));
        // A page makes the very game of it, and finds it true.
        let card = opened.table;
        let setup = card.options.setup(card.sheet.board.clone()).expect("a setup");
        let record = Record::read_on(setup, &text).expect("it can be read");
        let (again, replayed) = record.verify().expect("it is true");
        assert_eq!((again.rounds(), replayed.state.hash64()), (game.rounds(), history.state.hash64()));
        // Spoiled anywhere, it is read or refused, and the server goes on.
        let mut rng = fastrand::Rng::with_seed(9);
        for _ in 0..30 {
            let mut spoiled: Vec<char> = text.chars().collect();
            let at = rng.usize(..spoiled.len().min(400));
            spoiled
                .splice(at..=at, ["9".repeat(20), "|".to_owned(), "\n".to_owned()][rng.usize(..3)].chars());
            let reply = open(&spoiled.into_iter().collect::<String>()).await;
            assert!(matches!(reply.status, 200 | 400), "{}", reply.body);
        }
    }
    for text in
        ["", "elbowroom record 1", "elbowroom record 9\n---\n", "elbowroom record 1\nplayers 255\n---\n"]
    {
        assert_eq!(open(text).await.status, 400, "{text}");
    }
    server.stop();
}

#[tokio::test(flavor = "multi_thread")]
async fn tiles_and_packs_of_strangers_are_read_and_tried_or_refused() {
    let server = Server::start("made").await;
    let tell = async |path: &str, text: &str| {
        post(server.address, path, &write(&Told { text: text.to_owned() })).await
    };
    // A draft is read with its faults, for an editor to show; what is no draft is not.
    let (_, sound) = content::blank::EXAMPLES[0];
    let wrong = sound.replace("tokens = ", "tokens = 9");
    let reply = tell("/api/drafts", &wrong).await;
    let told: Told = read(&reply.body).expect("a draft");
    let draft = content::blank::Draft::from_json(&told.text).expect("a draft");
    assert!(reply.status == 200 && draft.tokens > 30, "{}", reply.body);
    assert_eq!(tell("/api/tiles", &wrong).await.status, 400);
    assert_eq!(tell("/api/drafts", "tokens = \"many\"").await.status, 400);
    // A pack comes with everything in it, or not at all.
    let board = shipped::find("base-2p").expect("it is shipped").to_text();
    let pack = format!("elbowroom pack 1\ntitle Two\n=== tile\n{sound}=== board\n{board}");
    let reply = tell("/api/packs", &pack).await;
    assert_eq!(reply.status, 200, "{}", reply.body);
    let opened: OpenedPack = read(&reply.body).expect("a pack");
    assert_eq!((&*opened.title, opened.tiles.len(), opened.boards.len()), ("Two", 1, 1));
    for bad in ["hello", "elbowroom pack 1\n=== tile\nkind = 1\n", &"elbowroom pack 1\n=== board\n".repeat(9)]
    {
        assert_eq!(tell("/api/packs", bad).await.status, 400, "{bad}");
    }
    // Bots say what a tile is worth, some games at a time.
    let mut options = wanted("base", &[NewKind::Friend, NewKind::Friend]).options;
    options.tiles = vec![sound.to_owned()];
    let request = TrialRequest { options: options.clone(), seed: 1, from: u64::MAX };
    let reply = post(server.address, "/api/trials", &write(&request)).await;
    assert_eq!(reply.status, 200, "{}", reply.body);
    let trial: Trial = read(&reply.body).expect("a trial");
    assert!((1..=40).contains(&trial.games) && trial.races.contains(&"beekeepers".to_owned()));
    options.tiles = vec![sound.to_owned(); 21];
    let request = TrialRequest { options: options.clone(), seed: 1, from: u64::MAX };
    assert_eq!(post(server.address, "/api/trials", &write(&request)).await.status, 400);
    options.tiles = vec![wrong];
    let request = TrialRequest { options, seed: 1, from: u64::MAX };
    assert_eq!(post(server.address, "/api/trials", &write(&request)).await.status, 400);
    server.stop();
}

#[tokio::test(flavor = "multi_thread")]
async fn boards_of_strangers_are_opened_drawn_and_tried_or_refused() {
    let server = Server::start("drawn").await;
    let tell = async |path: &str, text: &str| {
        post(server.address, path, &write(&Told { text: text.to_owned() })).await
    };
    // A drawn board need not be right yet for whoever draws it; whoever plays on it wants it right.
    let bare = Sketch::fresh("base", 2, 2).board().to_text();
    let reply = tell("/api/workshop/open", &bare).await;
    let sheet: Sheet = read(&reply.body).expect("a board");
    assert!(reply.status == 200 && sheet.shape.is_empty() && sheet.board.lines.len() > 2, "{}", reply.body);
    assert_eq!(tell("/api/boards", &bare).await.status, 400);
    assert_eq!(tell("/api/workshop/picture", &bare).await.status, 400);
    // What no sketch can be made of is refused in any case.
    for wrong in
        ["", "key = 1", &bare.replacen("[[line]]", "[[lime]]", 1), &bare.replacen("[0, 0]", "[9, 9]", 1)]
    {
        let reply = tell("/api/workshop/open", wrong).await;
        assert!(reply.status == 400 && reply.body.contains("problem-board"), "{}", reply.body);
    }
    let sound = Sketch::fresh("base", 2, 20).board();
    let reply = tell("/api/workshop/picture", &sound.to_text()).await;
    let told: Told = read(&reply.body).expect("a picture");
    assert!(told.text.starts_with("<svg"), "{}", reply.body);
    // A board that was drawn keeps its lines at the table and in the record.
    let reply = tell("/api/boards", &sound.to_text()).await;
    let sheet: Sheet = read(&reply.body).expect("a board");
    assert_eq!(sheet.board, sound);
    // Chance makes boards with a mix of one's own, as far as it makes any.
    let fresh =
        async |request: &FreshRequest| post(server.address, "/api/workshop/fresh", &write(request)).await;
    let lands = vec![("forest".to_owned(), 5), ("hill".to_owned(), 1)];
    let wanted_board = FreshRequest { set: "base".to_owned(), players: 2, seed: 3, lands };
    let sheet: Sheet = read(&fresh(&wanted_board).await.body).expect("a board");
    let n_farms = sheet.board.regions.iter().filter(|region| region.terrain == "farmland").count();
    assert_eq!(n_farms, 0);
    for wrong in [
        FreshRequest { set: "moon".to_owned(), ..wanted_board.clone() },
        FreshRequest { players: 9, ..wanted_board.clone() },
        FreshRequest { lands: vec![("hill".to_owned(), 1); 13], ..wanted_board },
    ] {
        assert_eq!(fresh(&wrong).await.status, 400, "{wrong:?}");
    }
    // Bots say whether it is fair, some games at a time.
    let mut options = wanted("base", &[NewKind::Friend, NewKind::Friend]).options;
    options.board = BoardChoice::Text(sound.to_text());
    let trial = async |options: &Options| {
        let request = TrialRequest { options: options.clone(), seed: 1, from: u64::MAX };
        post(server.address, "/api/workshop/trial", &write(&request)).await
    };
    let seen: BoardTrial = read(&trial(&options).await.body).expect("a trial");
    assert!((1..=40).contains(&seen.games) && seen.regions.len() == 20 && seen.places.len() == 2);
    for wrong in [BoardChoice::Usual, BoardChoice::Text(bare), BoardChoice::Text("hello".to_owned())] {
        assert_eq!(trial(&Options { board: wrong, ..options.clone() }).await.status, 400);
    }
    server.stop();
}
