//! Commands that come again: the same is done once and acknowledged every time, and another with its number is none of it.

use engine::Seat;
use wire::protocol::{NewKind, Policy, SeatLink, ToClient, ToServer, Turning};

use crate::common::{Client, Server, config, follow, fresh_id, wanted};
use crate::{A, B};

/// The same command with other words.
fn altered(message: &ToServer) -> ToServer {
    let mut other = message.clone();
    match &mut other {
        ToServer::Answer { lines, .. } => lines.push("done".to_owned()),
        ToServer::Chat { text, .. } => text.push('!'),
        ToServer::Policy { policy, .. } => *policy = Policy::HandOn { after: 999 },
        ToServer::Pace { millis, .. } => *millis += 1,
        ToServer::StandIn { bot, .. } => *bot = Some("veteran".to_owned()),
        ToServer::Rename { name, .. } => name.push('!'),
        ToServer::HandOn { seat, .. } | ToServer::Rekey { seat, .. } => *seat = Seat(1 - seat.0),
        ToServer::Undo(turning) | ToServer::Redo(turning) | ToServer::Restart(turning) => {
            turning.seat = Seat(1 - turning.seat.0);
        }
        _ => unreachable!("not a command: {message:?}"),
    }
    other
}

/// Makes a command from its number, the versions of the table and of how it is run, a seat, and a line to answer.
type Make = fn(u64, u64, u64, Seat, &str) -> ToServer;

/// Everything that anybody can tell of a table.
async fn everything(client: &mut Client) -> String {
    client.send(&ToServer::Ping { n: 9 }).await;
    client.until(|message| matches!(message, ToClient::Pong { n: 9 }).then_some(())).await;
    format!("{:?} {:?} {}", client.now, client.presence, client.log.len())
}

#[tokio::test(flavor = "multi_thread")]
async fn a_number_is_one_command_for_whoever_says_it_and_whenever() {
    let mut server = Server::start("numbers").await;
    let (table, cookie) = server.create(&wanted("base", &[NewKind::Me, NewKind::Me])).await;
    let mut me = Client::join(server.address, &table.id, &cookie).await;
    let first = me.owes().expect("somebody begins");
    me.answer(first, "pick 1").await.expect("free");
    let conquest = me.legal().into_iter().find(|line| line.starts_with("conquer")).expect("an entry region");
    let kinds: [Make; 9] = [
        |id, version, _, seat, line| ToServer::Answer { id, version, seat, lines: vec![line.to_owned()] },
        |id, version, _, seat, _| ToServer::Undo(Turning { id, version, seat }),
        |id, version, _, seat, _| ToServer::Redo(Turning { id, version, seat }),
        |id, version, _, seat, _| ToServer::Restart(Turning { id, version, seat }),
        |id, _, _, seat, _| ToServer::Chat { id, seat, text: "hello".to_owned() },
        |id, _, version, _, _| ToServer::Policy { id, version, policy: Policy::HandOn { after: 7 } },
        |id, _, version, _, _| ToServer::Pace { id, version, millis: 300 },
        |id, _, version, seat, _| ToServer::StandIn { id, version, seat, bot: None },
        |id, _, version, seat, _| ToServer::Rename { id, version, seat, name: "Ann".to_owned() },
    ];
    for make in kinds {
        let id = fresh_id();
        let command = make(id, me.now.version, me.presence.version, first, &conquest);
        // Two sockets of one browser say it at the same moment.
        let mut other = Client::join(server.address, &table.id, &cookie).await;
        let (one, two) = tokio::join!(me.command(&command), other.command(&command));
        assert_eq!(one, two, "{command:?}");
        let acked = one.unwrap_or_else(|key| panic!("{command:?}: {key}"));
        // Neither other words under its number nor the same words of somebody without a seat do anything.
        let mut watcher = Client::join(server.address, &table.id, "").await;
        for client in [&mut me, &mut other, &mut watcher] {
            let refused = client.command(&altered(&command)).await;
            assert_eq!(refused, Err("problem-number".to_owned()), "{command:?}");
        }
        drop((other, watcher));
        let db = server.db.clone();
        server.stop();
        server = Server::with(db, config()).await;
        me = Client::join(server.address, &table.id, &cookie).await;
        let before = everything(&mut me).await;
        assert_eq!(me.command(&command).await, Ok(acked), "after a restart: {command:?}");
        assert_eq!(me.command(&altered(&command)).await, Err("problem-number".to_owned()));
        assert_eq!(everything(&mut me).await, before, "{command:?}");
    }
    server.stop();
}

/// Asks for a link, and returns the one that was told before the table has said anything else.
async fn asked(client: &mut Client, command: &ToServer) -> Option<SeatLink> {
    client.send(command).await;
    client.send(&ToServer::Ping { n: 8 }).await;
    let mut told = None;
    loop {
        match client.next().await.1 {
            ToClient::Link { link, .. } => told = Some(link),
            ToClient::Refused { problem, .. } => panic!("{problem:?}"),
            ToClient::Pong { n: 8 } => return told,
            _ => {}
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn only_who_has_asked_for_a_link_is_told_it_again() {
    let mut server = Server::start("thief").await;
    let (table, host) = server.create(&wanted("base", &[NewKind::Me, NewKind::Friend])).await;
    let friend = follow(server.address, &table.links[1].path).await;
    // Whoever counts their commands from one has numbers that others guess.
    for (id, is_rekey) in [(1, true), (2, false)] {
        let ben = Client::join(server.address, &table.id, &friend).await;
        assert_eq!(ben.welcome.yours, if is_rekey { vec![B] } else { vec![] });
        let mut asker = if is_rekey { ben } else { Client::join(server.address, &table.id, &host).await };
        let (seat, version) = (if is_rekey { B } else { A }, asker.presence.version);
        let ask = |version| {
            if is_rekey {
                ToServer::Rekey { id, version, seat }
            } else {
                ToServer::HandOn { id, version, seat }
            }
        };
        let link = asked(&mut asker, &ask(version)).await.expect("one's own seat");
        assert_eq!(asked(&mut asker, &ask(version)).await, Some(link.clone()));
        for after_restart in [false, true] {
            if after_restart {
                let db = server.db.clone();
                server.stop();
                server = Server::with(db, config()).await;
            }
            // The other player and somebody without a seat say the same, on whatever version.
            for cookie in [if is_rekey { &*host } else { "" }, "", "seats=aaaaaaaaaaaaaaaaaaaaaaaaaa"] {
                let mut thief = Client::join(server.address, &table.id, cookie).await;
                for version in [version, 0, thief.presence.version] {
                    assert_eq!(asked(&mut thief, &ask(version)).await, None, "{cookie}");
                }
            }
            // The browser that has asked still shows what it showed then, and is told.
            let cookie = if is_rekey { &friend } else { &host };
            let mut asker = Client::join(server.address, &table.id, cookie).await;
            let again = asked(&mut asker, &ask(version)).await.expect("nobody has used it");
            assert_eq!((again.seat, again == link), (seat, !after_restart));
        }
    }
    server.stop();
}
