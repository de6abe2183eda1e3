//! Whole games over real sockets, and everything people may do at a table.

mod common;

use std::time::Duration;

use bots::hint::{Sentence, hints};
use bots::roster::Roster;
use common::{Client, Server, bot, config, follow, fresh_db, fresh_id, get, post, sit, wanted};
use content::Set;
use elbowroom_server::Config;
use engine::Seat;
use wire::protocol::{
    NewKind, Policy, Problem, SeatKind, Seated, Summary, ToClient, ToServer, Turning, read, write,
};
use wire::record::Record;

const A: Seat = Seat(0);
const B: Seat = Seat(1);

#[tokio::test(flavor = "multi_thread")]
async fn bots_play_every_box_to_its_end_and_the_record_is_true() {
    let server = Server::start("boxes").await;
    let levels = ["novice", "player", "veteran", "random", "greedy"];
    for (n, set) in Set::ALL.into_iter().enumerate() {
        let kinds: Vec<NewKind> = levels[..2 + n % 2].iter().map(|level| bot(level)).collect();
        let (table, _) = server.create(&wanted(set.key(), &kinds)).await;
        let mut watcher = Client::join(server.address, &table.id, "").await;
        assert_eq!(get(server.address, &format!("/api/tables/{}/record", table.id), "").await.status, 409);
        while watcher.owes().is_some() {
            watcher.next().await;
        }
        let seed = watcher.now.seed.clone().expect("the seed is revealed");
        let reply = get(server.address, &format!("/api/tables/{}/record", table.id), "").await;
        let record = Record::read(&reply.body).expect("a record");
        assert_eq!(record.seed.as_ref().map(wire::nature::Seed::hex), Some(seed));
        assert_eq!(record.commitment, Some(watcher.welcome.table.commitment.clone()));
        let (_, history) = record.verify().expect("it is true");
        assert!(history.state.is_over());
        // Who comes now sees the same log as who was there all the time, except that coins are no secret any more.
        let late = Client::join(server.address, &table.id, "").await;
        assert_eq!(late.log.len(), watcher.log.len());
        let summary: Summary =
            read(&get(server.address, &format!("/api/tables/{}", table.id), "").await.body)
                .expect("a summary");
        assert!(summary.over && summary.owes.is_none());
    }
    server.stop();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_human_plays_a_whole_game_by_what_the_page_knows() {
    let server = Server::start("human").await;
    let (table, cookie) = server.create(&wanted("base", &[NewKind::Me, bot("novice")])).await;
    let mut me = Client::join(server.address, &table.id, &cookie).await;
    assert_eq!(me.welcome.yours, [A]);
    let mut answers = 0;
    while let Some(seat) = me.wait_for(&[A]).await {
        let legal = me.legal();
        let line = &legal[answers * 7 % legal.len()];
        me.answer(seat, line).await.expect("what the engine lists here is accepted there");
        answers += 1;
    }
    assert!(answers > 20 && me.now.seed.is_some());
    server.stop();
}

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
async fn chat_is_kept_and_said_once() {
    let server = Server::start("chat").await;
    let (table, cookie) = server.create(&wanted("base", &[NewKind::Me, bot("novice")])).await;
    let mut me = Client::join(server.address, &table.id, &cookie).await;
    let chat = ToServer::Chat { id: fresh_id(), seat: A, text: "good luck".to_owned() };
    me.command(&chat).await.expect("one may speak");
    me.command(&chat).await.expect("once more");
    let empty = ToServer::Chat { id: fresh_id(), seat: A, text: " \n ".to_owned() };
    assert_eq!(me.command(&empty).await, Err("problem-text".to_owned()));
    let later = Client::join(server.address, &table.id, "").await;
    let lines: Vec<&str> = later.welcome.chat.iter().map(|line| &*line.text).collect();
    assert_eq!(lines, ["good luck"]);
    server.stop();
}

#[tokio::test(flavor = "multi_thread")]
async fn tables_sleep_when_nobody_looks_and_wake_as_they_were() {
    let idle = Duration::from_millis(50);
    let server = Server::with(fresh_db("sleep"), Config { idle, ..config() }).await;
    let mut tables = Vec::new();
    for _ in 0..20 {
        tables.push(server.create(&wanted("base", &[NewKind::Me, bot("novice")])).await);
    }
    assert_eq!(server.hub.n_awake().await, 0, "a table nobody has looked at was never awake");
    let mut prompts = Vec::new();
    for (table, cookie) in &tables {
        let mut me = Client::join(server.address, &table.id, cookie).await;
        me.wait_for(&[A]).await.expect("the game has just begun");
        me.answer(A, "pick 1").await.expect("free");
        prompts.push((me.now.clone(), me.log.clone()));
    }
    let patient = tokio::time::timeout(Duration::from_secs(30), async {
        while server.hub.n_awake().await > 0 {
            tokio::time::sleep(idle).await;
        }
    });
    patient.await.expect("all fall asleep");
    for ((table, cookie), (now, log)) in tables.iter().zip(&prompts) {
        let me = Client::join(server.address, &table.id, cookie).await;
        assert_eq!((&me.now, &me.log), (now, log));
    }
    server.stop();
}

#[tokio::test(flavor = "multi_thread")]
async fn public_tables_are_listed_and_others_are_not() {
    let server = Server::start("list").await;
    let mut open = wanted("underground", &[NewKind::Me, bot("novice")]);
    open.public = true;
    open.title = "Cellar".to_owned();
    let (shown, _) = server.create(&open).await;
    server.create(&wanted("base", &[NewKind::Me, bot("novice")])).await;
    let list: Vec<Summary> = read(&get(server.address, "/api/tables", "").await.body).expect("a list");
    assert_eq!(list.iter().map(|it| (&*it.id, &*it.title)).collect::<Vec<_>>(), [(&*shown.id, "Cellar")]);
    server.stop();
}

#[tokio::test(flavor = "multi_thread")]
async fn home_made_boards_and_tiles_join_the_game() {
    let server = Server::start("home").await;
    let mut board = content::board::shipped::find("base-2p").expect("shipped");
    board.key = "mine".to_owned();
    board.rounds = 2;
    let mut plan = wanted("base", &[NewKind::Me, bot("novice")]);
    plan.options.board = wire::protocol::BoardChoice::Text(board.to_text());
    plan.options.tiles = vec![content::blank::EXAMPLES[0].1.to_owned()];
    let (table, cookie) = server.create(&plan).await;
    let me = Client::join(server.address, &table.id, &cookie).await;
    let sheet = &me.welcome.table.sheet;
    assert_eq!((&*sheet.board.key, me.game.rounds()), ("mine", 2));
    content::board::shape::Shape::parse("mine", &sheet.shape, &sheet.board).expect("its shape was drawn");
    let key = content::blank::EXAMPLES[0].0;
    assert!(me.game.tile(key).is_some());
    // What is wrong has keys, which every language has words for, and a place.
    board.regions[4].terrain = "desert".to_owned();
    let wrongs = [
        ("/api/boards", "x = 1", "problem-board", "fault-text-unknown", ["line", "1"]),
        ("/api/boards", "key = = 1", "problem-board", "fault-text", ["column", "7"]),
        ("/api/boards", &board.to_text(), "problem-board", "fault-board-terrain", ["region", "4"]),
        ("/api/tiles", "x = 1", "problem-tile", "fault-text-unknown", ["line", "1"]),
        ("/api/tiles", "kind = 'race'\nkey", "problem-tile", "fault-text", ["line", "2"]),
    ];
    for (path, text, key, fault, [name, value]) in wrongs {
        let reply = post(server.address, path, &write(&wire::protocol::Told { text: text.to_owned() })).await;
        let problem: Problem = read(&reply.body).expect("a problem");
        assert_eq!((reply.status, &*problem.key, &*problem.args["fault"]), (400, key, fault), "{text}");
        assert_eq!(problem.args[name], value, "{text}");
    }
    // So has what no game can be made of: a tile whose tokens are in another box, two tiles of one name, a board of
    // another box.
    let tile = || content::blank::EXAMPLES[0].1.to_owned();
    let usual = || wire::protocol::BoardChoice::Usual;
    let below = wire::protocol::BoardChoice::Key("underground-2p".to_owned());
    let wrongs = [
        ("underground", vec![tile()], usual(), "fault-game-stand-in", ["stand_in", "humans"]),
        (
            "base",
            vec![tile(), tile().replace("humans", "elves")],
            usual(),
            "fault-game-same-key",
            ["key", key],
        ),
        ("base", Vec::new(), below, "fault-game-board", ["board", "underground-2p"]),
    ];
    for (set, tiles, board, fault, [name, value]) in wrongs {
        let mut plan = wanted(set, &[NewKind::Me, bot("novice")]);
        plan.options.tiles = tiles;
        plan.options.board = board;
        let reply = post(server.address, "/api/tables", &write(&plan)).await;
        let problem: Problem = read(&reply.body).expect("a problem");
        assert_eq!(
            (reply.status, &*problem.key, &*problem.args["fault"]),
            (400, "problem-setup", fault),
            "{set}"
        );
        assert_eq!(problem.args[name], value, "{set}");
    }
    server.stop();
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_that_think_hard_do_not_delay_another_table() {
    let server = Server::start("thinkers").await;
    let mut watchers = Vec::new();
    for _ in 0..4 {
        let (table, _) = server.create(&wanted("base", &[bot("master"), bot("master"), bot("master")])).await;
        watchers.push(Client::join(server.address, &table.id, "").await);
    }
    let (table, cookie) = server.create(&wanted("base", &[NewKind::Me, NewKind::Me])).await;
    let mut me = Client::join(server.address, &table.id, &cookie).await;
    let mut slowest = Duration::ZERO;
    for _ in 0..40 {
        let Some(seat) = me.owes() else { break };
        let legal = me.legal();
        let before = std::time::Instant::now();
        me.answer(seat, &legal[0]).await.expect("listed");
        slowest = slowest.max(before.elapsed());
    }
    println!("the slowest answer took {slowest:?}");
    assert!(slowest < Duration::from_secs(2), "{slowest:?} while others think");
    server.stop();
}

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

#[tokio::test(flavor = "multi_thread")]
async fn how_a_table_is_run_changes_once_a_command_and_never_unseen() {
    let server = Server::start("settings").await;
    let (table, mine) = server.create(&wanted("base", &[NewKind::Me, NewKind::Friend])).await;
    let mut me = Client::join(server.address, &table.id, &mine).await;
    let mut twin = Client::join(server.address, &table.id, &mine).await;
    let seen = me.presence.version;
    // Two devices of one person, who has seen the same: the second change is refused, and the first stands.
    let rename =
        |version, name: &str| ToServer::Rename { id: fresh_id(), version, seat: A, name: name.to_owned() };
    me.command(&rename(seen, "Ada")).await.expect("one's own seat");
    assert_eq!(twin.command(&rename(seen, "Eve")).await, Err("problem-stale".to_owned()));
    assert_eq!(twin.presence.seats[0].name, "Ada");
    // What nobody has touched since can still be changed: another seat's name is no reason to refuse the pace.
    let pace = |version, millis| ToServer::Pace { id: fresh_id(), version, millis };
    twin.command(&pace(seen, 700)).await.expect("the pace is as it was seen");
    assert_eq!(me.command(&pace(seen, 900)).await, Err("problem-stale".to_owned()));
    assert_eq!(me.presence.pace, 700);
    let policy =
        |version, after| ToServer::Policy { id: fresh_id(), version, policy: Policy::HandOn { after } };
    me.command(&policy(seen, 5)).await.expect("the policy is as it was seen");
    assert_eq!(twin.command(&policy(seen, 6)).await, Err("problem-stale".to_owned()));
    let stand_in =
        |version| ToServer::StandIn { id: fresh_id(), version, seat: A, bot: Some("novice".to_owned()) };
    assert_eq!(me.command(&stand_in(seen)).await, Err("problem-stale".to_owned()));
    // One command is one link, however often it comes, also after a restart; and the link is told again.
    let hand_on = ToServer::HandOn { id: fresh_id(), version: me.presence.version, seat: B };
    let link = async |client: &mut Client| {
        client.send(&hand_on).await;
        let told = |message: &ToClient| match message {
            ToClient::Link { link, .. } => Some(link.path.clone()),
            ToClient::Refused { problem, .. } => panic!("{problem:?}"),
            _ => None,
        };
        client.until(told).await
    };
    let first = link(&mut me).await;
    assert_ne!(first, table.links[1].path);
    assert_eq!(link(&mut me).await, first);
    let version = me.presence.version;
    let db = server.db.clone();
    server.stop();
    drop((me, twin));
    let server = Server::with(db, config()).await;
    let mut me = Client::join(server.address, &table.id, &mine).await;
    assert_eq!((me.presence.version, &*me.presence.seats[0].name, me.presence.pace), (version, "Ada", 700));
    assert_eq!(me.presence.policy, Policy::HandOn { after: 5 });
    // The link itself is stored nowhere. Nobody has used it, so another takes its place.
    let second = link(&mut me).await;
    assert_ne!(second, first);
    assert_eq!(link(&mut me).await, second);
    assert_eq!(sit(server.address, &first, "").await.status, 403);
    let friend = Client::join(server.address, &table.id, &follow(server.address, &second).await).await;
    assert_eq!(friend.welcome.yours, [B]);
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
