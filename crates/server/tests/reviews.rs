//! Reviews: who may have one, how it goes on, and that it is kept with the table.

mod common;

use common::{Server, bot, config, fresh_db, http, post, wanted};
use content::board::shipped;
use elbowroom_server::Config;
use engine::{Actor, Answers, Seat, legal};
use serde::Serialize;
use serde::de::DeserializeOwned;
use wire::history::{Fact, History};
use wire::nature::Seed;
use wire::protocol::{
    BoardChoice, Judged, NewKind, NewTable, Plan, Problem, PuzzleRequest, PuzzleVerdict, Review,
    ReviewRequest, VerdictRequest, WhyRequest, read, write,
};
use wire::puzzle::Puzzle;
use wire::record::Record;

const A: Seat = Seat(0);
const B: Seat = Seat(1);

/// A table at which a short game between oneself and somebody else is over, and the record of it.
fn over(public: bool) -> (NewTable, Record) {
    let mut board = shipped::find("base-2p").expect("it is shipped");
    board.rounds = 2;
    let mut table = NewTable { public, ..wanted("base", &[NewKind::Me, bot("novice")]) };
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
            _ => answers[rng.usize(..answers.len())],
        };
        history.append(&game, Fact::Answer(who, answer), &mut Vec::new()).expect("listed");
    }
    table.begun = history.facts.iter().map(|fact| fact.line(&game)).collect();
    (table, Record::new(setup, None, &history))
}

/// What is said when a review is asked for, or something like it.
async fn ask<T: DeserializeOwned>(
    server: &Server,
    path: &str,
    cookie: &str,
    wanted: &impl Serialize,
) -> Result<T, (u16, String)> {
    let body = write(wanted);
    let head = format!(
        "POST {path} HTTP/1.1\r\nContent-Type: application/json\r\nCookie: {cookie}\r\nContent-Length: {}\r\n",
        body.len()
    );
    let reply = http(server.address, &head, body.as_bytes()).await;
    if reply.status == 200 {
        return Ok(read(&reply.body).expect("a review"));
    }
    Err((reply.status, read::<Problem>(&reply.body).expect("a problem").key))
}

fn wanted_review(seat: Seat, open: bool, from: u32) -> ReviewRequest {
    ReviewRequest { seat, open, from, record: None }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_review_goes_on_as_it_is_asked_for_and_is_kept() {
    let db = fresh_db("reviews");
    let server = Server::with(db.clone(), config()).await;
    let (table, record) = over(false);
    let (made, cookie) = server.create(&table).await;
    let path = format!("/api/tables/{}/review", made.id);
    let mut review: Review =
        ask(&server, &path, &cookie, &wanted_review(A, false, 0)).await.expect("one's own");
    assert!(!review.decisions.is_empty() && review.curve.len() > 4, "{review:?}");
    while !review.is_done() {
        let from = review.decisions.len() as u32;
        let part: Review =
            ask(&server, &path, &cookie, &wanted_review(A, false, from)).await.expect("more of it");
        assert!(part.curve.is_empty() && part.of == review.of);
        review.decisions.extend(part.decisions);
    }
    assert!(
        review.decisions.len() >= 4 && review.decisions.windows(2).all(|pair| pair[0].until <= pair[1].at)
    );
    assert!(review.decisions.iter().any(|it| !it.said.is_empty()), "who plays at random plays badly");
    // A record says the same, to whoever has it; it goes on where the page wants.
    let text = record.text().expect("a record");
    let of_record = ReviewRequest { record: Some(text), from: review.of - 1, ..wanted_review(A, false, 0) };
    let last: Review = ask(&server, "/api/reviews", "", &of_record).await.expect("a record");
    assert_eq!(
        (last.decisions.as_slice(), last.curve.len()),
        (&review.decisions[review.decisions.len() - 1..], 0)
    );
    server.stop();
    // It is there at once after a restart: nothing of it is thought over anew.
    let server = Server::with(db, config()).await;
    let again: Review = ask(&server, &path, &cookie, &wanted_review(A, false, 0)).await.expect("one's own");
    assert_eq!(again, review);
    server.stop();
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_reviews_what_is_not_theirs() {
    let server = Server::with(fresh_db("permits"), Config { workshop: false, ..config() }).await;
    let (table, _) = over(false);
    let (made, cookie) = server.create(&table).await;
    let path = format!("/api/tables/{}/review", made.id);
    let refused = |key: &str, status| Err::<Review, _>((status, key.to_owned()));
    for (cookie, wanted) in [
        ("", wanted_review(A, false, 0)),
        ("", wanted_review(A, true, 0)),
        (cookie.as_str(), wanted_review(B, false, 0)),
    ] {
        assert_eq!(ask(&server, &path, cookie, &wanted).await, refused("problem-not-your-seat", 400));
    }
    // Whoever was there may know all of any seat, and everybody of a public table.
    let open: Review = ask(&server, &path, &cookie, &wanted_review(B, true, 0)).await.expect("all is known");
    assert!(open.open && open.seat == B);
    let (public, _) = server.create(&over(true).0).await;
    let path = format!("/api/tables/{}/review", public.id);
    let all: Review = ask(&server, &path, "", &wanted_review(B, true, 0)).await.expect("public");
    assert_eq!(all.of, open.of);
    assert_eq!(
        ask(&server, &path, "", &wanted_review(B, false, 0)).await,
        refused("problem-not-your-seat", 400)
    );
    assert_eq!(
        ask(&server, &path, "", &wanted_review(Seat(4), true, 0)).await,
        refused("problem-choice", 400)
    );
    // Before the end nothing is told.
    let (under_way, cookie) = server.create(&wanted("base", &[NewKind::Me, NewKind::Me])).await;
    let path = format!("/api/tables/{}/review", under_way.id);
    assert_eq!(
        ask(&server, &path, &cookie, &wanted_review(A, false, 0)).await,
        refused("problem-not-over", 409)
    );
    let nowhere = ask(&server, "/api/tables/nosuchtable/review", "", &wanted_review(A, true, 0)).await;
    assert_eq!(nowhere, refused("problem-no-table", 404));
    for record in ["", "elbowroom record 1\nbox chess\n---", "elbowroom record 1\n---\nA conquer 1"] {
        let wanted = ReviewRequest { record: Some(record.to_owned()), ..wanted_review(A, false, 0) };
        let refused = ask::<Review>(&server, "/api/reviews", "", &wanted).await.expect_err("no record");
        assert_eq!(refused, (400, "problem-record".to_owned()));
    }
    assert_eq!(post(server.address, "/api/reviews", "{}").await.status, 400);
    server.stop();
}

#[tokio::test(flavor = "multi_thread")]
async fn turns_are_judged_against_bots_and_bots_say_why() {
    let server = Server::with(fresh_db("verdicts"), Config { workshop: false, ..config() }).await;
    // The game is broken off when the bot has had its first turn.
    let (mut table, _) = over(false);
    let turns = |who: &str| {
        let own = |line: &String| line.starts_with(who);
        table.begun.iter().position(own).expect("everybody plays")
    };
    let (mine, bots) = (turns("A "), turns("B "));
    table.begun.truncate(bots + 8);
    let begun = table.begun.clone();
    let (made, cookie) = server.create(&table).await;
    let path = format!("/api/tables/{}/verdict", made.id);
    let pick = begun[mine].strip_prefix("A ").expect("A's").to_owned();
    let verdict = |seat, at, lines: &[&str]| VerdictRequest {
        seat,
        at,
        lines: lines.iter().map(|&line| line.to_owned()).collect(),
    };
    let judged: Judged =
        ask(&server, &path, &cookie, &verdict(A, mine as u32, &[&pick])).await.expect("a verdict");
    assert_eq!((judged.kind.as_str(), &judged.played), ("combo", &vec![pick.clone()]));
    assert!(judged.best[0].starts_with("pick "), "{judged:?}");
    let best: Judged =
        ask(&server, &path, &cookie, &verdict(A, mine as u32, &[&judged.best[0]])).await.expect("one");
    assert_eq!(best.grade, "best");
    for (cookie, wanted, key) in [
        ("", verdict(A, mine as u32, &[&pick]), "problem-not-your-seat"),
        (&cookie, verdict(B, bots as u32, &["pick 1"]), "problem-not-your-seat"),
        (&cookie, verdict(A, 9_000, &[&pick]), "problem-stale"),
        (&cookie, verdict(A, mine as u32, &["fly 3"]), "problem-line"),
        (&cookie, verdict(A, mine as u32, &[]), "problem-message"),
    ] {
        let refused = ask::<Judged>(&server, &path, cookie, &wanted).await.expect_err("refused");
        assert_eq!(refused, (400, key.to_owned()));
    }
    let illegal = ask::<Judged>(&server, &path, &cookie, &verdict(A, mine as u32, &["conquer 1"])).await;
    assert!(illegal.is_err_and(|(_, key)| key.starts_with("illegal-")));
    // A bot says what it did, and why; people need not.
    let path = format!("/api/tables/{}/why", made.id);
    let why: Plan = ask(&server, &path, &cookie, &WhyRequest { seat: B, round: 1 }).await.expect("a reason");
    assert_eq!(format!("B {}", why.lines[0]), begun[bots]);
    // What it could expect is what it did: it had the coins for its combo, and needed no die.
    let conquests = why.lines.iter().filter(|line| line.starts_with("conquer ")).count() as i64;
    let more = why.said.iter().find(|said| said.key == "hint-regions-more");
    assert!(conquests > 0 && more.is_some_and(|said| said.n == conquests), "{why:?}");
    let of_people = ask::<Plan>(&server, &path, &cookie, &WhyRequest { seat: A, round: 1 }).await;
    assert_eq!(of_people, Err((404, "problem-not-found".to_owned())));
    let stranger = ask::<Plan>(&server, &path, "", &WhyRequest { seat: B, round: 1 }).await;
    assert_eq!(stranger, Err((400, "problem-not-your-seat".to_owned())));
    // Nobody is helped against people.
    let people = wanted("base", &[NewKind::Me, NewKind::Me]).seats;
    let begun = begun[..mine].to_vec();
    let (among, cookie) = server.create(&NewTable { begun, seats: people, ..table }).await;
    let path = format!("/api/tables/{}/verdict", among.id);
    let refused = ask::<Judged>(&server, &path, &cookie, &verdict(A, mine as u32, &["pick 1"])).await;
    assert_eq!(refused, Err((400, "problem-not-your-seat".to_owned())));
    server.stop();
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_solves_a_puzzle_is_told_how_well() {
    let server = Server::with(fresh_db("puzzles"), config()).await;
    let all = Puzzle::read_all(include_str!("../../content/puzzles/base.txt")).expect("it is whole");
    let (puzzle, text) = (&all[0], Puzzle::write_all(&all[..1]));
    let told = async |lines: &[String]| {
        let wanted = PuzzleRequest { puzzle: text.clone(), lines: lines.to_vec() };
        ask::<PuzzleVerdict>(&server, "/api/puzzles", "", &wanted).await
    };
    assert!(told(&puzzle.best).await.expect("a verdict").solved);
    assert!(!told(&puzzle.tempting).await.expect("a verdict").solved);
    assert_eq!(told(&["dance".to_owned()]).await.map_err(|(_, key)| key), Err("problem-line".to_owned()));
    assert_eq!(told(&[]).await.map_err(|(_, key)| key), Err("problem-message".to_owned()));
}
