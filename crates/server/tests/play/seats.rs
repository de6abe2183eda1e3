//! Who has a seat, how it is opened, and what others may do with it.

use engine::Seat;
use wire::protocol::{NewKind, Policy, SeatKind, Seated, ToClient, ToServer, Turning, read};

use crate::common::{Client, Server, bot, config, follow, fresh_db, fresh_id, get, sit, wanted};
use crate::{A, B};

#[tokio::test(flavor = "multi_thread")]
async fn seats_are_opened_by_links_and_by_nothing_else() {
    let server = Server::start("links").await;
    let (table, mine) = server.create(&wanted("base", &[NewKind::Me, NewKind::Friend])).await;
    let link = &table.links[1].path;
    let theirs = follow(server.address, link).await;
    let mut me = Client::join(server.address, &table.id, &mine).await;
    let mut friend = Client::join(server.address, &table.id, &theirs).await;
    let mut watcher = Client::join(server.address, &table.id, "").await;
    assert_eq!(
        (&*me.welcome.yours, &*friend.welcome.yours, watcher.welcome.yours.len()),
        (&[A][..], &[B][..], 0)
    );
    // Everybody sees the links of their own seats only.
    let seats = |client: &Client| client.welcome.links.iter().map(|link| link.seat).collect::<Vec<_>>();
    assert_eq!((seats(&me), seats(&friend), seats(&watcher)), (vec![A], vec![B], vec![]));
    assert_eq!(me.welcome.links, [table.links[0].clone()]);
    // Nobody plays for others.
    let version = me.now.version;
    let legal = |seat| ToServer::Answer { id: fresh_id(), version, seat, lines: vec!["pick 1".to_owned()] };
    assert_eq!(me.command(&legal(B)).await, Err("problem-not-your-seat".to_owned()));
    assert_eq!(watcher.command(&legal(A)).await, Err("problem-not-your-seat".to_owned()));
    assert_eq!(friend.command(&legal(A)).await, Err("problem-not-your-seat".to_owned()));
    let chat = ToServer::Chat { id: fresh_id(), seat: A, text: "hello".to_owned() };
    assert_eq!(watcher.command(&chat).await, Err("problem-not-your-seat".to_owned()));
    // A made-up link leads to the table, but to no seat.
    let lost = sit(server.address, &format!("/t/{}#{}", table.id, "a".repeat(26)), "").await;
    assert_eq!((lost.status, lost.cookie), (403, None));
    // One of an earlier version, which had the secret in its path, leads to where the page takes it from.
    let earlier = get(server.address, &format!("/t/{}/s/{}", table.id, "a".repeat(26)), "").await;
    assert_eq!(earlier.location, Some(format!("/t/{}#{}", table.id, "a".repeat(26))));
    // Two tabs of one seat are both live.
    let mut second = Client::join(server.address, &table.id, &theirs).await;
    let (owner, other) = if me.owes() == Some(A) { (&mut me, &mut second) } else { (&mut second, &mut me) };
    let seat = owner.owes().expect("somebody begins");
    let after = owner.answer(seat, "pick 1").await.expect("free");
    for client in [other, &mut friend, &mut watcher] {
        while client.now.version < after {
            client.next().await;
        }
    }
    // The invitation has done its duty: not even the host, who has made it, can follow it now.
    assert_eq!(sit(server.address, link, "").await.status, 403);
    // The link that the friend has works on another device, also while the first is there.
    let again = follow(server.address, &friend.welcome.links[0].path).await;
    assert_eq!(Client::join(server.address, &table.id, &again).await.welcome.yours, [B]);
    server.stop();
}

#[tokio::test(flavor = "multi_thread")]
async fn an_invitation_can_be_followed_until_somebody_has_come() {
    let server = Server::start("invitation").await;
    let (table, host) = server.create(&wanted("base", &[NewKind::Me, NewKind::Friend])).await;
    let link = &table.links[1].path;
    // The answer to the first is lost, and the host tries too: whoever followed last has the seat, and the others see
    // that they have not.
    let lost = follow(server.address, link).await;
    let friend = follow(server.address, link).await;
    assert_eq!(Client::join(server.address, &table.id, &lost).await.welcome.yours, []);
    let friend = Client::join(server.address, &table.id, &friend).await;
    assert_eq!((&*friend.welcome.yours, &friend.welcome.opened), (&[B][..], &vec![]));
    // What the host keeps opens nothing, in no way, and shows no purse but their own.
    let secret = link.split('#').nth(1).expect("a secret");
    for cookie in [host.clone(), format!("{host}.{secret}"), format!("seats={secret}")] {
        let host = Client::join(server.address, &table.id, &cookie).await;
        assert!(!host.welcome.yours.contains(&B));
        assert_eq!(host.now.seen.view().expect("a view").coins[1], None);
    }
    server.stop();
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_has_a_seat_hears_when_another_browser_shows_its_cookie() {
    const FIREFOX: &str = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
    const CHROME: &str = "Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/149.0.0.0 Safari/537.36";
    async fn notices(client: &mut Client) -> usize {
        client.send(&ToServer::Ping { n: 3 }).await;
        let mut n = 0;
        loop {
            match client.next().await.1 {
                ToClient::Opened(_) => n += 1,
                ToClient::Pong { n: 3 } => return n,
                _ => {}
            }
        }
    }
    let db = fresh_db("stolen");
    let server = Server::with(db.clone(), config()).await;
    let (table, cookie) = server.create(&wanted("base", &[NewKind::Me, NewKind::Friend])).await;
    let come = |browser: String| {
        let (address, id, cookie) = (server.address, table.id.clone(), cookie.clone());
        async move { Client::join_as(address, &id, &cookie, &browser).await }
    };
    let mut ann = come(FIREFOX.to_owned()).await;
    // Another tab, and the same browser after it has brought itself up to date, are no other browser.
    come(FIREFOX.to_owned()).await;
    come(FIREFOX.replace("140", "141")).await;
    assert_eq!(notices(&mut ann).await, 0);
    // Somebody has copied the cookie: that is told once.
    let thief = come(CHROME.to_owned()).await;
    assert_eq!((&*thief.welcome.yours, notices(&mut ann).await), (&[A][..], 1));
    come(CHROME.to_owned()).await;
    assert_eq!(notices(&mut ann).await, 0);
    server.stop();
    // Both are known after a restart, and who was not there hears of it then.
    let server = Server::with(db, config()).await;
    let mut ann = Client::join_as(server.address, &table.id, &cookie, FIREFOX).await;
    assert_eq!(ann.welcome.opened.len(), 1);
    Client::join_as(server.address, &table.id, &cookie, CHROME).await;
    assert_eq!(notices(&mut ann).await, 0);
    server.stop();
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_has_a_seat_hears_when_it_is_opened_elsewhere_and_can_shut_others_out() {
    let server = Server::start("opened").await;
    let (table, host) = server.create(&wanted("base", &[NewKind::Me, NewKind::Friend])).await;
    let cookie = follow(server.address, &table.links[1].path).await;
    let mut ben = Client::join(server.address, &table.id, &cookie).await;
    let mut host = Client::join(server.address, &table.id, &host).await;
    let link = ben.welcome.links[0].path.clone();
    // The same browser once more is no other device.
    assert_eq!(sit(server.address, &link, &cookie).await.status, 200);
    assert_eq!(Client::join(server.address, &table.id, &cookie).await.welcome.opened, []);
    // Somebody has found the link.
    let reply = sit(server.address, &link, "").await;
    let seated: Seated = read(&reply.body).expect("a seat");
    let told = ben
        .until(|message| match message {
            ToClient::Opened(opened) => Some(*opened),
            _ => None,
        })
        .await;
    assert_eq!((seated.seat, seated.opened, told.seat), (B, Some(told.at), B));
    let mut thief = Client::join(server.address, &table.id, &reply.cookie.expect("a cookie")).await;
    assert_eq!(thief.welcome.yours, [B]);
    // Who was not there hears of it when they come, also after a restart; others do not hear of it at all.
    assert_eq!(Client::join(server.address, &table.id, &cookie).await.welcome.opened, [told]);
    host.send(&ToServer::Ping { n: 7 }).await;
    host.until(|message| match message {
        ToClient::Opened(_) => panic!("this is nobody else's business"),
        ToClient::Pong { .. } => Some(()),
        _ => None,
    })
    .await;
    let version = host.presence.version;
    let rekey = |version| ToServer::Rekey { id: fresh_id(), version, seat: B };
    assert_eq!(host.command(&rekey(version)).await, Err("problem-not-your-seat".to_owned()));
    // One command is one new secret, however often it comes, and nobody but who asked is told.
    let command = rekey(ben.presence.version);
    let heard = |message: &ToClient| match message {
        ToClient::Link { link, .. } => Some(link.path.clone()),
        ToClient::Refused { problem, .. } => panic!("{problem:?}"),
        _ => None,
    };
    ben.send(&command).await;
    let fresh = ben.until(heard).await;
    ben.send(&command).await;
    assert_eq!(ben.until(heard).await, fresh);
    assert_ne!(fresh, link);
    // The thief only looks on from now on, and the old link and cookie are worth nothing; the holder plays on.
    thief.until(|message| matches!(message, ToClient::Welcome(_)).then_some(())).await;
    assert!(thief.welcome.yours.is_empty());
    assert_eq!(sit(server.address, &link, "").await.status, 403);
    assert_eq!(Client::join(server.address, &table.id, &cookie).await.welcome.yours, []);
    let hello = ToServer::Chat { id: fresh_id(), seat: B, text: "still here".to_owned() };
    ben.command(&hello).await.expect("the seat is theirs");
    // The server goes down before the new secret was used: nobody knows it any more, so another takes its place.
    let db = server.db.clone();
    server.stop();
    drop((ben, host, thief));
    let server = Server::with(db, config()).await;
    let mut ben = Client::join(server.address, &table.id, &cookie).await;
    assert!(ben.welcome.yours.is_empty());
    ben.send(&command).await;
    let after = ben.until(heard).await;
    assert_ne!(after, fresh);
    let reply = sit(server.address, &after, &cookie).await;
    let own = reply.cookie.expect("a cookie");
    assert!(!own.contains(cookie.trim_start_matches("seats=")), "what opens nothing is forgotten");
    let ben = Client::join(server.address, &table.id, &own).await;
    assert_eq!((&*ben.welcome.yours, &*ben.welcome.opened), (&[B][..], &[][..]));
    // Once it was used it is not told again.
    let mut late = Client::join(server.address, &table.id, &cookie).await;
    late.send(&command).await;
    late.send(&ToServer::Ping { n: 8 }).await;
    late.until(|message| match message {
        ToClient::Link { .. } => panic!("told to whoever asks"),
        ToClient::Pong { .. } => Some(()),
        _ => None,
    })
    .await;
    server.stop();
}

#[tokio::test(flavor = "multi_thread")]
async fn people_at_one_device_look_through_their_own_eyes() {
    let server = Server::start("shared").await;
    let (table, cookie) = server.create(&wanted("base", &[NewKind::Me, NewKind::Me, NewKind::Me])).await;
    let mut me = Client::join(server.address, &table.id, &cookie).await;
    let owed = me.owes().expect("somebody begins");
    assert_eq!(me.now.seen.view().expect("a view").viewer, Some(owed));
    for seat in [A, B, Seat(2)] {
        me.send(&ToServer::Look { seat }).await;
        me.until(|message| matches!(message, ToClient::Welcome(_)).then_some(())).await;
        let view = me.now.seen.view().expect("a view");
        assert_eq!(view.viewer, Some(seat));
        for other in me.game.seats() {
            assert_eq!(view.coins[usize::from(other.0)].is_some(), other == seat);
        }
    }
    server.stop();
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_is_away_is_replaced_as_the_policy_says() {
    let server = Server::start("policy").await;
    let mut plan = wanted("base", &[NewKind::Me, NewKind::Friend]);
    plan.policy = Policy::Wait;
    let (table, mine) = server.create(&plan).await;
    let mut me = Client::join(server.address, &table.id, &mine).await;
    // While everybody waits, nobody may be replaced; but the host may make a new link for a seat nobody has taken.
    let cookie = follow(server.address, &table.links[1].path).await;
    let mut friend = Client::join(server.address, &table.id, &cookie).await;
    let hand_on = |version| ToServer::HandOn { id: fresh_id(), version, seat: B };
    assert_eq!(me.command(&hand_on(me.presence.version)).await, Err("problem-policy".to_owned()));
    let policy = |version, policy| ToServer::Policy { id: fresh_id(), version, policy };
    assert_eq!(
        friend.command(&policy(friend.presence.version, Policy::Wait)).await,
        Err("problem-host-only".to_owned())
    );
    let nobody = Policy::Bot { level: "nobody".to_owned(), after: 0 };
    assert_eq!(me.command(&policy(me.presence.version, nobody)).await, Err("problem-choice".to_owned()));
    drop(friend);
    // A bot takes over at once, and plays whole turns.
    let novice = Policy::Bot { level: "novice".to_owned(), after: 0 };
    me.command(&policy(me.presence.version, novice)).await.expect("the host may");
    for _ in 0..30 {
        if me.wait_for(&[A]).await.is_none() {
            break;
        }
        let legal = me.legal();
        me.answer(A, &legal[0]).await.expect("listed");
    }
    assert!(me.log.iter().any(|entry| entry.said.as_deref().is_some_and(|said| said.starts_with("B pick"))));
    assert_eq!(me.presence.seats[1].kind, SeatKind::StandIn("novice".to_owned()));
    // Whoever comes back plays on.
    let friend = Client::join(server.address, &table.id, &cookie).await;
    assert_eq!(friend.presence.seats[1].kind, SeatKind::Human);
    drop(friend);
    // The seat can be handed on: the old link is worth nothing then, the new one opens it.
    me.command(&policy(me.presence.version, Policy::HandOn { after: 0 })).await.expect("the host may");
    while me.presence.seats[1].online {
        me.next().await;
    }
    let mut ghost = Client::join(server.address, &table.id, &cookie).await;
    ghost.send(&hand_on(ghost.presence.version)).await;
    let link = ghost
        .until(|message| if let ToClient::Link { link, .. } = message { Some(link.clone()) } else { None })
        .await;
    ghost.until(|message| matches!(message, ToClient::Welcome(_)).then_some(())).await;
    assert!(ghost.welcome.yours.is_empty(), "who hands the seat on only looks on");
    assert_eq!(Client::join(server.address, &table.id, &cookie).await.welcome.yours, []);
    let heir = Client::join(server.address, &table.id, &follow(server.address, &link.path).await).await;
    assert_eq!(heir.welcome.yours, [B]);
    server.stop();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_may_stand_in_while_one_is_there() {
    let server = Server::start("deputy").await;
    let (table, cookie) = server.create(&wanted("base", &[NewKind::Me, bot("novice")])).await;
    let mut me = Client::join(server.address, &table.id, &cookie).await;
    let stand_in = |version, bot: Option<&str>| {
        let bot = bot.map(ToOwned::to_owned);
        ToServer::StandIn { id: fresh_id(), version, seat: A, bot }
    };
    me.command(&stand_in(me.presence.version, Some("novice"))).await.expect("one's own seat");
    while me.owes().is_some() {
        me.next().await;
    }
    assert_eq!(me.presence.seats[0].kind, SeatKind::StandIn("novice".to_owned()));
    me.command(&stand_in(me.presence.version, None)).await.expect("one's own seat");
    let version = me.presence.version;
    let rename = ToServer::Rename { id: fresh_id(), version, seat: A, name: " Ada \n".to_owned() };
    me.command(&rename).await.expect("one's own seat");
    assert_eq!(me.presence.seats[0].name, "Ada");
    let version = me.presence.version;
    let long = ToServer::Rename { id: fresh_id(), version, seat: A, name: "x".repeat(100) };
    assert_eq!(me.command(&long).await, Err("problem-text".to_owned()));
    server.stop();
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_does_what_only_others_may() {
    let server = Server::start("nobody").await;
    let mut plan = wanted("base", &[NewKind::Me, NewKind::Friend, NewKind::Friend]);
    plan.policy = Policy::Bot { level: "novice".to_owned(), after: 0 };
    let (table, host) = server.create(&plan).await;
    let friend = follow(server.address, &table.links[1].path).await;
    let mut host = Client::join(server.address, &table.id, &host).await;
    let mut friend = Client::join(server.address, &table.id, &friend).await;
    let mut watcher = Client::join(server.address, &table.id, "").await;
    let id = fresh_id;
    let commands = |version, settings, seat| {
        let turning = || Turning { id: id(), version, seat };
        [
            (
                ToServer::Answer { id: id(), version, seat, lines: vec!["pick 1".to_owned()] },
                "problem-not-your-seat",
            ),
            (ToServer::Undo(turning()), "problem-not-your-seat"),
            (ToServer::Redo(turning()), "problem-not-your-seat"),
            (ToServer::Restart(turning()), "problem-not-your-seat"),
            (ToServer::Chat { id: id(), seat, text: "hello".to_owned() }, "problem-not-your-seat"),
            (
                ToServer::Rename { id: id(), version: settings, seat, name: "X".to_owned() },
                "problem-not-your-seat",
            ),
            (ToServer::StandIn { id: id(), version: settings, seat, bot: None }, "problem-policy"),
            (ToServer::HandOn { id: id(), version: settings, seat }, "problem-policy"),
            (ToServer::Rekey { id: id(), version: settings, seat }, "problem-not-your-seat"),
            (ToServer::Pace { id: id(), version: settings, millis: 1 }, "problem-host-only"),
            (ToServer::Policy { id: id(), version: settings, policy: Policy::Wait }, "problem-host-only"),
        ]
    };
    // Somebody without a seat may do nothing, and a player nothing with the seat of somebody who is here.
    for (client, seats) in [(&mut watcher, vec![A, B, Seat(2)]), (&mut friend, vec![A])] {
        let version = client.presence.version;
        for seat in seats {
            for (command, refusal) in commands(client.now.version, client.presence.version, seat) {
                assert_eq!(client.command(&command).await, Err(refusal.to_owned()), "{command:?}");
            }
            client.send(&ToServer::Look { seat }).await;
            client.send(&ToServer::Ping { n: 1 }).await;
            client
                .until(|message| match message {
                    ToClient::Welcome(_) => panic!("they look through the eyes of {seat}"),
                    ToClient::Pong { .. } => Some(()),
                    _ => None,
                })
                .await;
        }
        assert_eq!(client.presence.version, version, "nothing has changed");
    }
    // Where a bot plays for who is away, the seat stays theirs: others cannot take it by a link.
    let away =
        Client::join(server.address, &table.id, &follow(server.address, &table.links[2].path).await).await;
    drop(away);
    while friend.presence.seats[2].online || !friend.presence.seats[2].taken {
        friend.next().await;
    }
    for client in [&mut friend, &mut host] {
        let hand_on = ToServer::HandOn { id: fresh_id(), version: u64::MAX, seat: Seat(2) };
        assert_eq!(client.command(&hand_on).await, Err("problem-policy".to_owned()));
    }
    server.stop();
}
