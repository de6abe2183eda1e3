//! No message tells a viewer what the viewer may not know.

mod common;

use std::collections::BTreeMap;

use common::{Client, Server, bot, follow, get, wanted};
use content::Set;
use engine::{Answer, Event, Game, Seat, Table};
use wire::history::{Fact, History};
use wire::protocol::{Entry, NewKind, Now, Policy, ToClient, ToServer, Turning, read};
use wire::record::Record;

/// How many games are played, in all boxes and numbers of players.
const GAMES: usize = 50;

/// What one viewer was sent.
struct Inbox {
    viewer: Option<Seat>,
    texts: Vec<String>,
}

/// What a viewer may not know, by version of the table.
struct Truth {
    game: Game,
    coins: BTreeMap<u64, Vec<u16>>,
    tables: BTreeMap<u64, Table>,
    /// Who has looked at the next event.
    looked: BTreeMap<u64, Vec<Seat>>,
    over: u64,
    seed: String,
    secrets: Vec<(Seat, String)>,
}

#[tokio::test(flavor = "multi_thread")]
async fn hid_1_no_message_holds_a_hidden_value() {
    let server = Server::start("leak").await;
    let mut checked = 0;
    for n in 0..GAMES {
        let set = Set::ALL[n % Set::ALL.len()];
        let players = 2 + n / Set::ALL.len() % 4;
        let (inboxes, truth) = random_game(&server, set, players as u8).await;
        for inbox in &inboxes {
            for text in &inbox.texts {
                truth.check(inbox.viewer, text);
                checked += 1;
            }
        }
    }
    println!("{checked} messages of {GAMES} games");
    assert!(checked > 10_000);
    server.stop();
}

/// Plays a game at random with every seat and a spectator looking on, all of them humans for whom bots stand in.
async fn random_game(server: &Server, set: Set, players: u8) -> (Vec<Inbox>, Truth) {
    let kinds: Vec<NewKind> =
        (0..players).map(|seat| if seat == 0 { NewKind::Me } else { NewKind::Friend }).collect();
    let (table, host) = server.create(&wanted(set.key(), &kinds)).await;
    let mut cookies = vec![(Some(Seat(0)), host)];
    for link in &table.links[1..] {
        cookies.push((Some(link.seat), follow(server.address, &link.path).await));
    }
    // Nobody is told what opens the seat of somebody else: neither the invitation nor the secret it was exchanged for.
    let invitations = table.links.iter().map(|link| (link.seat, link.path.clone()));
    let secrets: Vec<(Seat, String)> = invitations
        .chain(cookies.iter().filter_map(|(seat, cookie)| Some(((*seat)?, cookie.clone()))))
        .map(|(seat, text)| (seat, text.rsplit(['#', '=']).next().unwrap_or_default().to_owned()))
        .collect();
    cookies.push((None, String::new()));
    let mut viewers = Vec::new();
    let mut plain = Vec::new();
    for (viewer, cookie) in cookies {
        let client = Client::join(server.address, &table.id, &cookie).await;
        let first = wire::protocol::write(&ToClient::Welcome(Box::new(client.welcome.clone())));
        viewers.push((client, Inbox { viewer, texts: vec![first] }));
    }
    // Everything else that can be asked for is asked for too: hints, refusals, second thoughts, chat, the whole table again.
    let asked = viewers[0].0.owes().expect("somebody begins");
    for (client, inbox) in &mut viewers {
        ask_for_everything(client, inbox, asked).await;
    }
    for path in ["", "/record", "/map"] {
        let reply = get(server.address, &format!("/api/tables/{}{path}", table.id), "").await;
        assert_eq!(reply.status, if path == "/record" { 409 } else { 200 }, "{path}");
        // Nobody in particular asks, so this is told to everybody.
        plain.push(reply.body);
    }
    for (client, inbox) in &mut viewers {
        if let Some(seat) = inbox.viewer {
            let (id, version) = (common::fresh_id(), client.presence.version);
            client.send(&ToServer::StandIn { id, version, seat, bot: Some("random".to_owned()) }).await;
        }
    }
    let tasks = viewers.into_iter().map(|(mut client, mut inbox)| {
        tokio::spawn(async move {
            while client.owes().is_some() {
                inbox.texts.push(client.next().await.0);
            }
            inbox
        })
    });
    let mut inboxes = Vec::new();
    for task in tasks.collect::<Vec<_>>() {
        inboxes.push(task.await.expect("every viewer sees the end"));
    }
    let record = get(server.address, &format!("/api/tables/{}/record", table.id), "").await;
    let record = Record::read(&record.body).expect("a record");
    let truth = Truth::new(&record, secrets);
    plain.iter().for_each(|text| truth.check_text(None, text));
    (inboxes, truth)
}

/// Asks for what a viewer can ask for besides answering, and keeps what comes.
async fn ask_for_everything(client: &mut Client, inbox: &mut Inbox, asked: Seat) {
    let seat = inbox.viewer.unwrap_or(asked);
    let version = client.now.version;
    let id = common::fresh_id;
    let turning = |id| Turning { id, version, seat: asked };
    let messages = [
        // Nobody gets a hint for what is past.
        ToServer::Hint { version: 0, seat: asked },
        ToServer::Answer { id: id(), version, seat: asked, lines: vec!["conquer 1".to_owned()] },
        ToServer::Answer { id: id(), version, seat: asked, lines: vec!["what".to_owned()] },
        ToServer::Undo(turning(id())),
        ToServer::Redo(turning(id())),
        ToServer::Restart(turning(id())),
        ToServer::Look { seat: asked },
        ToServer::Look { seat },
        ToServer::Chat { id: id(), seat, text: "hello".to_owned() },
        ToServer::ChatBefore { n: 1 },
        ToServer::Policy { id: id(), version: 0, policy: Policy::Wait },
    ];
    for message in &messages {
        client.send(message).await;
    }
    // A hint takes a while, so not every game has one; everything else comes in order.
    let mut waits_for_hint = inbox.viewer == Some(asked) && client.game.players() == 2;
    if waits_for_hint {
        client.send(&ToServer::Hint { version, seat: asked }).await;
    }
    let mut waits_for_pong = true;
    client.send(&ToServer::Ping { n: 9 }).await;
    while waits_for_hint || waits_for_pong {
        let (text, message) = client.next().await;
        waits_for_pong &= !matches!(message, ToClient::Pong { n: 9 });
        waits_for_hint &= !matches!(message, ToClient::Hint { .. });
        inbox.texts.push(text);
    }
}

impl Truth {
    fn new(record: &Record, secrets: Vec<(Seat, String)>) -> Truth {
        let game = record.setup.game().expect("a game");
        let mut history = History::new(&game);
        let (mut coins, mut tables, mut looked) = (BTreeMap::new(), BTreeMap::new(), BTreeMap::new());
        let mut lookers = Vec::new();
        for (_, fact) in &record.facts {
            history.append(&game, *fact, &mut Vec::new()).expect("it was said");
            let version = history.facts.len() as u64;
            coins.insert(version, game.seats().map(|seat| history.state.coins(seat)).collect());
            tables.insert(version, history.state.table().clone());
            match *fact {
                Fact::Answer(who, Answer::Peek) => lookers.extend(who.player()),
                Fact::Answer(_, Answer::Event { .. }) => lookers.clear(),
                _ => {}
            }
            looked.insert(version, lookers.clone());
        }
        let over = history.facts.len() as u64;
        let seed = record.seed.as_ref().expect("revealed").hex();
        Truth { game, coins, tables, looked, over, seed, secrets }
    }

    /// Whatever it is: it holds neither what opens the seat of somebody else nor, before the end, the seed.
    fn check_text(&self, viewer: Option<Seat>, text: &str) {
        for (seat, secret) in &self.secrets {
            assert!(viewer == Some(*seat) || !text.contains(secret), "{viewer:?} is told the link of {seat}");
        }
        assert!(!text.contains(&self.seed), "{viewer:?} is told the seed");
    }

    fn check(&self, viewer: Option<Seat>, text: &str) {
        for (seat, secret) in &self.secrets {
            assert!(viewer == Some(*seat) || !text.contains(secret), "{viewer:?} is told the link of {seat}");
        }
        match read::<ToClient>(text).expect("a message") {
            ToClient::Welcome(welcome) => self.check_parts(viewer, text, &welcome.now, &welcome.log),
            ToClient::Update(update) => self.check_parts(viewer, text, &update.now, &update.log),
            ToClient::Hint { .. } => {
                // Only who is asked gets one, and it is made of what they see.
                assert!(viewer.is_some());
                self.check_text(viewer, text);
            }
            ToClient::Ack { .. }
            | ToClient::Refused { .. }
            | ToClient::Presence(_)
            | ToClient::Chat(_)
            | ToClient::ChatPage(_)
            | ToClient::Pong { .. }
            | ToClient::Trouble(_) => self.check_text(viewer, text),
            other => panic!("nobody asked for {other:?}"),
        }
    }

    fn check_parts(&self, viewer: Option<Seat>, text: &str, now: &Now, log: &[Entry]) {
        let over = now.version == self.over;
        assert_eq!(text.contains(&self.seed), over, "the seed is told at the end and not before");
        let view = now.seen.view().expect("a view");
        assert_eq!(view.viewer, viewer);
        assert_eq!(view.table, self.tables[&now.version], "what lies on the table is no secret");
        for seat in self.game.seats() {
            let shown = view.coins[usize::from(seat.0)];
            let expected =
                (over || viewer == Some(seat)).then(|| self.coins[&now.version][usize::from(seat.0)]);
            assert_eq!(shown, expected, "{viewer:?} sees the purse of {seat}");
        }
        let looked = viewer.is_some_and(|seat| self.looked[&now.version].contains(&seat));
        assert!(looked || view.omen.is_none(), "{viewer:?} knows what comes next");
        assert!(!text.contains("* omen"), "{viewer:?} hears what was whispered");
        for line in log.iter().flat_map(|entry| &entry.events) {
            let event = Event::read(&self.game, line).expect("an event");
            let concerned = viewer.is_some_and(|seat| event.names(seat));
            assert!(over || concerned || event == event.coinless(), "{viewer:?} hears '{line}'");
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bots_table_tells_a_spectator_nothing_either() {
    let server = Server::start("leak-watch").await;
    let (table, _) = server.create(&wanted("base", &[bot("random"), bot("greedy")])).await;
    let mut watcher = Client::join(server.address, &table.id, "").await;
    while watcher.owes().is_some() {
        assert!(watcher.now.seed.is_none());
        assert_eq!(watcher.now.seen.view().expect("a view").coins, [None; 5]);
        watcher.next().await;
    }
    assert!(watcher.now.seed.is_some());
    server.stop();
}
