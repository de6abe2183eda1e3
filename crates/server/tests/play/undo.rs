//! Answers and second thoughts: each counts once, on the present, and not after the end.

use engine::Seat;
use wire::protocol::{NewKind, ToClient, ToServer, Turning};

use crate::common::{Client, Server, fresh_id, wanted};
use crate::{A, B};

#[tokio::test(flavor = "multi_thread")]
async fn commands_count_once_and_only_on_the_present() {
    let server = Server::start("once").await;
    let (table, cookie) = server.create(&wanted("base", &[NewKind::Me, NewKind::Me])).await;
    let mut me = Client::join(server.address, &table.id, &cookie).await;
    assert_eq!(me.welcome.yours, [A, B]);
    let first = me.owes().expect("somebody begins");
    let version = me.now.version;
    let id = fresh_id();
    let pick = ToServer::Answer { id, version, seat: first, lines: vec!["pick 1".to_owned()] };
    let after = me.command(&pick).await.expect("the first combo is free");
    while me.now.version < after {
        me.next().await;
    }
    // The same command again is acknowledged again, and nothing happens.
    assert_eq!(me.command(&pick).await, Ok(after));
    assert_eq!(me.now.version, after);
    // Another command made on the old version is refused.
    let stale = ToServer::Answer { id: fresh_id(), version, seat: first, lines: vec!["done".to_owned()] };
    assert_eq!(me.command(&stale).await, Err("problem-stale".to_owned()));
    // What breaks a rule names it; what is no notation says so; several answers count together or not at all.
    let turn = |lines: &[&str], version| ToServer::Answer {
        id: fresh_id(),
        version,
        seat: first,
        lines: lines.iter().map(ToString::to_string).collect(),
    };
    let now = me.now.version;
    me.send(&turn(&["pick 2"], now)).await;
    let problem = me
        .until(|message| match message {
            ToClient::Refused { problem, version, .. } => Some((problem.clone(), *version)),
            _ => None,
        })
        .await;
    assert_eq!(
        (&*problem.0.key, problem.0.rule.as_deref(), problem.1),
        ("illegal-not-asked", Some("CORE-TURN-4"), now)
    );
    assert_eq!(me.command(&turn(&["fly 7"], now)).await, Err("problem-line".to_owned()));
    assert_eq!(me.command(&turn(&[], now)).await, Err("problem-message".to_owned()));
    let legal = me.legal();
    let conquest = legal.iter().find(|line| line.starts_with("conquer")).expect("an entry region").clone();
    assert!(me.command(&turn(&[&conquest, &conquest], now)).await.is_err());
    assert_eq!(me.now.version, now);
    // Undo and redo are commands like any other.
    me.answer(first, &conquest).await.expect("listed");
    let turning = |version| Turning { id: fresh_id(), version, seat: first };
    assert_eq!((me.now.undo.back, me.now.undo.steps), (Some(first.letter()), 1));
    let log = me.log.len();
    let undo = ToServer::Undo(turning(me.now.version));
    let version = me.command(&undo).await.expect("no barrier");
    assert_eq!(me.command(&undo).await, Ok(version));
    while me.now.version < version {
        me.next().await;
    }
    assert_eq!((me.log.len(), me.now.undo.forth), (log - 1, Some(first.letter())));
    assert_eq!(me.command(&ToServer::Undo(turning(version))).await, Err("problem-barrier".to_owned()));
    let version = me.command(&ToServer::Redo(turning(version))).await.expect("just undone");
    while me.now.version < version {
        me.next().await;
    }
    assert_eq!(me.log.len(), log);
    let version = me.command(&ToServer::Restart(turning(version))).await.expect("no barrier");
    while me.now.version < version {
        me.next().await;
    }
    assert_eq!(me.log.len(), log - 1);
    server.stop();
}

/// The game of two humans at one device whose purses are open, with its last answer still to be given.
async fn nearly_over(server: &Server) -> (Client, Seat, String) {
    let mut plan = wanted("base", &[NewKind::Me, NewKind::Me]);
    "open".clone_into(&mut plan.options.purses);
    let (table, cookie) = server.create(&plan).await;
    let mut me = Client::join(server.address, &table.id, &cookie).await;
    loop {
        let Some(seat) = me.owes() else {
            // Chance had the last word in this game, so another one is played.
            let (table, cookie) = server.create(&plan).await;
            me = Client::join(server.address, &table.id, &cookie).await;
            continue;
        };
        let line = me.legal()[0].clone();
        let mut next = me.state();
        let answer = engine::Answer::read(&me.game, &line).expect("notation");
        engine::apply(&me.game, &mut next, engine::Actor::seat(seat), answer, &mut Vec::new())
            .expect("listed");
        if next.is_over() {
            return (me, seat, line);
        }
        me.answer(seat, &line).await.expect("listed");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_finished_game_is_finished() {
    let server = Server::start("finished").await;
    let (mut me, last, line) = nearly_over(&server).await;
    // Until the end everything since the last barrier can be taken back.
    let version = me.answer(last, &line).await.expect("listed");
    assert!(me.owes().is_none() && me.now.seed.is_some(), "the game is over and the seed is shown");
    assert_eq!((me.now.undo.back, me.now.undo.forth), (None, None), "the page offers nothing to take back");
    let end = me.now.clone();
    for seat in [last, Seat(1 - last.0)] {
        for turn in [ToServer::Undo, ToServer::Redo, ToServer::Restart] {
            let turning = Turning { id: fresh_id(), version, seat };
            assert_eq!(me.command(&turn(turning)).await, Err("problem-over".to_owned()));
        }
    }
    assert_eq!(me.now, end);
    let later = Client::join(server.address, &me.welcome.table.id, "").await;
    assert_eq!((later.now.version, later.now.seed), (end.version, end.seed));
    server.stop();
}
