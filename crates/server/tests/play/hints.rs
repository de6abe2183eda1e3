//! Hints for who must decide.

use bots::hint::{Sentence, hints};
use bots::roster::Roster;
use engine::Seat;
use wire::protocol::{NewKind, ToClient, ToServer};

use crate::common::{Client, Server, follow, wanted};

#[tokio::test(flavor = "multi_thread")]
async fn whoever_must_decide_gets_a_hint_made_of_what_they_see_and_nobody_else_does() {
    let server = Server::start("hints").await;
    let (table, host) = server.create(&wanted("base", &[NewKind::Me, NewKind::Friend])).await;
    let friend = follow(server.address, &table.links[1].path).await;
    let mut seats = [
        Client::join(server.address, &table.id, &host).await,
        Client::join(server.address, &table.id, &friend).await,
    ];
    let mut watcher = Client::join(server.address, &table.id, "").await;
    for decision in 0..4 {
        let seat = watcher.owes().expect("somebody must answer");
        let version = watcher.now.version;
        let ask = ToServer::Hint { version, seat };
        let refusal = |message: &ToClient| match message {
            ToClient::Trouble(problem) => Some(problem.key.clone()),
            ToClient::Hint { .. } => panic!("nobody may tell them"),
            _ => None,
        };
        watcher.send(&ask).await;
        assert_eq!(watcher.until(refusal).await, "problem-not-your-seat");
        let other = Seat(1 - seat.0);
        let idle = &mut seats[usize::from(other.0)];
        idle.send(&ask).await;
        assert_eq!(idle.until(refusal).await, "problem-not-your-seat");
        idle.send(&ToServer::Hint { version, seat: other }).await;
        assert_eq!(idle.until(refusal).await, "problem-hint");
        let asker = &mut seats[usize::from(seat.0)];
        asker.send(&ToServer::Hint { version: version + 1, seat }).await;
        assert_eq!(asker.until(refusal).await, "problem-stale");
        // Who asks twice is told once: one hint at a time is thought over.
        asker.send(&ask).await;
        asker.send(&ask).await;
        let (told, plans) = asker
            .until(|message| match message {
                ToClient::Hint { version, plans } => Some((*version, plans.clone())),
                _ => None,
            })
            .await;
        assert_eq!(told, version);
        let view = asker.now.seen.view().expect("a view");
        assert_eq!(view.coins[usize::from(other.0)], None, "the other purse is shut");
        // The same comes of what the seat was shown, so nothing else was used.
        let own = hints(&asker.game, &Roster::new(&asker.game), &view, 3);
        let lines = |hint: &bots::hint::Hint| -> Vec<String> {
            hint.answers.iter().map(|answer| answer.line(&asker.game)).collect()
        };
        assert_eq!(
            plans.iter().map(|plan| plan.lines.clone()).collect::<Vec<_>>(),
            own.iter().map(lines).collect::<Vec<_>>()
        );
        assert!((1..=3).contains(&plans.len()), "{} plans for decision {decision}", plans.len());
        let legal = asker.legal();
        for plan in &plans {
            assert!(legal.contains(&plan.lines[0]), "'{}' cannot be said", plan.lines[0]);
            assert!(plan.said.iter().all(|said| Sentence::KEYS.contains(&said.key.as_str())));
            assert_eq!(plan.said[0].key, "hint-coins");
        }
        asker.answer(seat, &plans[0].lines[0]).await.expect("it is listed");
        for client in seats.iter_mut().chain([&mut watcher]) {
            while client.now.version == version {
                assert!(!matches!(client.next().await.1, ToClient::Hint { .. }), "it was told twice");
            }
        }
    }
    server.stop();
}
