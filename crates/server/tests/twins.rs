//! Two games on real servers that differ only in what a viewer may not know: whatever that viewer is told, also when asking
//! for everything there is, is the same in both, byte for byte.

mod common;

use common::{Client, Server, config, follow, fresh_db, get, wanted};
use content::Set;
use content::board::shipped;
use engine::{Actor, Answers, Event, Game, MAX_SEATS, Seat, State, View, legal};
use wire::history::{Fact, History};
use wire::nature::Seed;
use wire::protocol::{NewKind, Options, Policy, ToClient, ToServer, Turning};

/// How many answers are said before the two games are told apart, and how many are compared afterwards.
const BEGUN: usize = 60;
const COMPARED: usize = 12;

/// The same state with other purses for everybody but one seat, and another next event unless that seat has looked at it.
fn twin<const VIEWER: u8>(game: &Game, state: &State) -> State {
    let mut coins = [0; MAX_SEATS];
    for seat in game.seats() {
        let more = if seat.0 == VIEWER { 0 } else { 7 + 11 * u16::from(seat.0) };
        coins[usize::from(seat.0)] = state.coins(seat) + more;
    }
    let known = View::new(game, state, Some(Seat(VIEWER))).omen;
    let other = || {
        let next = next_event(game, state)?;
        game.events().find(|&event| event != next && state.table().events_left(game, event) > 0)
    };
    State::supposed(state.table(), coins, known.or_else(other))
}

/// The next event, if anybody has looked at it.
fn next_event(game: &Game, state: &State) -> Option<engine::Tile> {
    game.seats().find_map(|seat| View::new(game, state, Some(seat)).omen)
}

const TWINS: [fn(&Game, &State) -> State; 5] = [twin::<0>, twin::<1>, twin::<2>, twin::<3>, twin::<4>];

#[tokio::test(flavor = "multi_thread")]
async fn hid_1_twins_on_real_servers_look_the_same() {
    let mut tally = Tally::default();
    for (n, set) in Set::ALL.into_iter().enumerate() {
        for players in 2..=5 {
            // Everybody is the viewer in some game.
            let viewer = Seat(((n + usize::from(players)) % usize::from(players)) as u8);
            compare(set, players, viewer, &mut tally).await;
        }
    }
    println!("{tally:?}");
    assert_eq!(tally.games, 20);
    assert!(tally.messages > 2_000 && tally.hints >= 20 && tally.omens > 0, "{tally:?}");
}

/// What was compared.
#[derive(Debug, Default)]
struct Tally {
    games: usize,
    messages: usize,
    hints: usize,
    /// Games in which the next event is another one.
    omens: usize,
}

/// A game under way in which the viewer is asked; where there are events, somebody else has looked at the next one, if any
/// of a few games has come to that.
fn begin(options: &Options, game: &Game, viewer: Seat) -> Vec<String> {
    let mut found = Vec::new();
    for n in 0..20 {
        let (mut rng, seed) = (fastrand::Rng::with_seed(n), Seed::numbered(n));
        let mut history = History::new(game);
        let mut answers = Answers::new();
        while !history.state.is_over() {
            let who = history.state.owed().who;
            let looked = next_event(game, &history.state).is_some()
                && View::new(game, &history.state, Some(viewer)).omen.is_none();
            let is_ripe = who == Actor::seat(viewer) && history.facts.len() >= BEGUN;
            if is_ripe && (looked || found.is_empty()) {
                found = history.facts.iter().map(|fact| fact.line(game)).collect();
                if looked || options.set != Set::River.key() {
                    return found;
                }
            }
            legal(game, &history.state, &mut answers);
            let answer = match who {
                Actor::NATURE => seed.answer(game, history.state.table(), &answers, history.drawn + 1),
                _ => answers[rng.usize(..answers.len())],
            };
            history.append(game, Fact::Answer(who, answer), &mut Vec::<Event>::new()).expect("listed");
        }
    }
    found
}

async fn compare(set: Set, players: u8, viewer: Seat, tally: &mut Tally) {
    let what = format!("{} for {players}, seen by {viewer}", set.key());
    let number = u64::from(players);
    let kinds: Vec<NewKind> =
        (0..players).map(|seat| if seat == 0 { NewKind::Me } else { NewKind::Friend }).collect();
    let mut table = wanted(set.key(), &kinds);
    let board = table.options.usual_board(number).expect("a board");
    let board = shipped::find(&board).expect("it comes with the game");
    let game = table.options.setup(board).expect("a setup").game().expect("a game");
    table.begun = begin(&table.options, &game, viewer);
    let mut rooms = Vec::new();
    for suppose in [None, Some(TWINS[usize::from(viewer.0)])] {
        let mut config = config();
        (config.seed, config.suppose) = (Some(number), suppose);
        rooms.push(Room::open(Server::with(fresh_db("twin"), config).await, &table, viewer).await);
    }
    let [one, other] = &mut rooms[..] else { panic!("there are two") };
    tally.games += 1;
    let omens = [&*one, &*other].map(|room| {
        room.players.iter().find_map(|player| player.client.now.seen.view().expect("a view").omen)
    });
    tally.omens += usize::from(omens[0] != omens[1]);
    let purses = [&*one, &*other].map(|room| {
        let purse = |seat: usize| room.players[seat].client.now.seen.view().expect("a view").coins[seat];
        (0..room.players.len()).map(purse).collect::<Vec<_>>()
    });
    assert_ne!(purses[0], purses[1], "{what}: they are different games");
    for room in [&mut *one, &mut *other] {
        room.ask_for_everything(viewer).await;
    }
    let mut rng = fastrand::Rng::with_seed(number);
    let round = |room: &Room| room.watcher.client.state().table().round();
    let first_round = round(one);
    for n in 0..COMPARED {
        same(one, other, viewer, &what);
        let Some(asked) = one.watcher.client.owes() else { break };
        assert_eq!(other.watcher.client.owes(), Some(asked), "{what}");
        let at = usize::from(asked.0);
        let lists = [&*one, &*other].map(|room| room.players[at].client.legal());
        // Others may be able to pay more in one of them; the viewer is offered the same.
        assert!(asked != viewer || lists[0] == lists[1], "{what}: {lists:?}");
        let both: Vec<&String> = lists[0].iter().filter(|line| lists[1].contains(line)).collect();
        let line = both[rng.usize(..both.len())].clone();
        let heard = [&*one, &*other].map(Room::n_heard);
        for room in [&mut *one, &mut *other] {
            room.answer(asked, &line, n as u64).await;
        }
        // An event that somebody has looked at is told to all when the round begins, and then they are different games for
        // all; and so they are when the game is over.
        if (omens[0] != omens[1] && round(one) != first_round) || one.watcher.client.owes().is_none() {
            one.forget(&heard[0]);
            other.forget(&heard[1]);
            break;
        }
    }
    same(one, other, viewer, &what);
    tally.messages += one.players[usize::from(viewer.0)].texts.len() + one.watcher.texts.len();
    tally.hints +=
        one.players[usize::from(viewer.0)].texts.iter().filter(|it| it.starts_with("{\"hint\"")).count();
    for room in rooms {
        room.server.stop();
    }
}

/// The viewer, and somebody without a seat, have been told the same in both.
fn same(one: &Room, other: &Room, viewer: Seat, what: &str) {
    let heard = |room: &Room| {
        let viewer = &room.players[usize::from(viewer.0)];
        [viewer, &room.watcher]
            .map(|guest| guest.texts.iter().map(|text| room.without_names(text)).collect::<Vec<_>>())
    };
    for (one, other) in heard(one).iter().zip(&heard(other)) {
        for (one, other) in one.iter().zip(other) {
            assert_eq!(one, other, "{what}");
        }
        assert_eq!(one.len(), other.len(), "{what}");
    }
}

/// A connection and everything it was told.
struct Guest {
    client: Client,
    texts: Vec<String>,
}

impl Guest {
    async fn next(&mut self) -> ToClient {
        let (text, message) = self.client.next().await;
        self.texts.push(text);
        message
    }

    /// Takes everything that was told up to now.
    async fn catch_up(&mut self) {
        self.client.send(&ToServer::Ping { n: 9 }).await;
        while !matches!(self.next().await, ToClient::Pong { n: 9 }) {}
    }
}

/// A table with all its players and somebody who looks on.
struct Room {
    server: Server,
    id: String,
    players: Vec<Guest>,
    watcher: Guest,
    /// What is another word at every table: its id, and what opens its seats.
    names: Vec<String>,
}

impl Room {
    async fn open(server: Server, wanted: &wire::protocol::NewTable, viewer: Seat) -> Room {
        let (table, host) = server.create(wanted).await;
        let mut cookies = vec![host];
        for link in &table.links[1..] {
            cookies.push(follow(server.address, &link.path).await);
        }
        let words = table.links.iter().map(|link| &link.path).chain(&cookies);
        let mut names: Vec<String> =
            words.filter_map(|text| text.rsplit(['#', '=']).next().map(ToOwned::to_owned)).collect();
        names.push(table.id.clone());
        let mut players = Vec::new();
        for cookie in &cookies {
            let client = Client::join(server.address, &table.id, cookie).await;
            players.push(Guest { client, texts: Vec::new() });
        }
        let client = Client::join(server.address, &table.id, "").await;
        let mut room =
            Room { server, id: table.id, players, watcher: Guest { client, texts: Vec::new() }, names };
        room.settle().await;
        // What they were told of each other's coming is not of the game.
        room.players.iter_mut().for_each(|guest| guest.texts.clear());
        room.watcher.texts.clear();
        room.players[usize::from(viewer.0)].client.send(&ToServer::Look { seat: viewer }).await;
        room.players[usize::from(viewer.0)].catch_up().await;
        room
    }

    /// Lets everybody hear everything that was told up to now.
    async fn settle(&mut self) {
        for guest in self.players.iter_mut().chain([&mut self.watcher]) {
            guest.catch_up().await;
        }
    }

    /// A text without what is another word at every table, and without the time.
    fn without_names(&self, text: &str) -> String {
        let mut text = text.to_owned();
        for name in &self.names {
            text = text.replace(name, "NAME");
        }
        let mut parts = text.split("\"at\":");
        let first = parts.next().unwrap_or_default().to_owned();
        parts.fold(first, |text, part| {
            text + "\"at\":0" + part.trim_start_matches(|c: char| c.is_ascii_digit())
        })
    }

    fn n_heard(&self) -> Vec<usize> {
        self.players.iter().chain([&self.watcher]).map(|guest| guest.texts.len()).collect()
    }

    fn forget(&mut self, heard: &[usize]) {
        for (guest, &n) in self.players.iter_mut().chain([&mut self.watcher]).zip(heard) {
            guest.texts.truncate(n);
        }
    }

    async fn answer(&mut self, seat: Seat, line: &str, n: u64) {
        let guest = &mut self.players[usize::from(seat.0)];
        let version = guest.client.now.version;
        let (id, lines) = (1 << 50 | n, vec![line.to_owned()]);
        guest.client.send(&ToServer::Answer { id, version, seat, lines }).await;
        guest.catch_up().await;
        self.settle().await;
        assert!(self.watcher.client.now.version > version, "'{line}' is accepted");
    }

    /// Asks as the viewer and as who looks on for all that can be asked for: what is refused is told too, and a hint is made
    /// of what the viewer sees.
    async fn ask_for_everything(&mut self, viewer: Seat) {
        let host = self.players[usize::from(viewer.0)].client.presence.host;
        for (n, guest) in
            [&mut self.players[usize::from(viewer.0)], &mut self.watcher].into_iter().enumerate()
        {
            let version = guest.client.now.version;
            let settings = guest.client.presence.version;
            let mut last = (n as u64) << 40;
            let mut id = || {
                last += 1;
                last
            };
            let other = Seat(u8::from(viewer.0 == 0));
            for seat in [viewer, other] {
                for line in ["conquer 1", "conquer 5", "pick 1", "pick 6", "done", "what", "decline"] {
                    // What is right is not said, because it would be carried out.
                    let is_right = seat == viewer && guest.client.legal().iter().any(|legal| legal == line);
                    let lines = vec![if is_right { "conquer 99".to_owned() } else { line.to_owned() }];
                    guest.client.send(&ToServer::Answer { id: id(), version, seat, lines }).await;
                }
                let turning = |id| Turning { id, version: version - 1, seat };
                guest.client.send(&ToServer::Undo(turning(id()))).await;
                guest.client.send(&ToServer::Redo(turning(id()))).await;
                guest.client.send(&ToServer::Restart(turning(id()))).await;
                guest.client.send(&ToServer::Look { seat }).await;
                guest.client.send(&ToServer::Hint { version: 0, seat }).await;
                guest.client.send(&ToServer::Chat { id: id(), seat, text: "hello".to_owned() }).await;
                let stand_in =
                    ToServer::StandIn { id: id(), version: settings + 9, seat, bot: Some("x".to_owned()) };
                guest.client.send(&stand_in).await;
                guest
                    .client
                    .send(&ToServer::Rename { id: id(), version: 0, seat, name: String::new() })
                    .await;
            }
            guest.client.send(&ToServer::ChatBefore { n: 9 }).await;
            if host != viewer || n == 1 {
                let policy = Policy::HandOn { after: 60 };
                guest.client.send(&ToServer::Policy { id: id(), version: settings, policy }).await;
                guest.client.send(&ToServer::Pace { id: id(), version: settings, millis: 1 }).await;
            }
            guest.catch_up().await;
            if n == 0 {
                guest.client.send(&ToServer::Hint { version, seat: viewer }).await;
                while !matches!(guest.next().await, ToClient::Hint { .. }) {}
            }
        }
        self.settle().await;
        for path in ["", "/record", "/map", "/nothing"] {
            let reply = get(self.server.address, &format!("/api/tables/{}{path}", self.id), "").await;
            self.watcher.texts.push(format!("{} {}", reply.status, reply.body));
        }
        // Taking back is told to all: the viewer answers, takes it back, gives it again, and starts over.
        let own = usize::from(viewer.0);
        let line = self.players[own].client.legal()[0].clone();
        self.answer(viewer, &line, 1 << 20).await;
        for (at, turn) in [ToServer::Undo, ToServer::Redo, ToServer::Restart].into_iter().enumerate() {
            let version = self.players[own].client.now.version;
            let turning = Turning { id: 1 << 51 | at as u64, version, seat: viewer };
            self.players[own].client.send(&turn(turning)).await;
            self.players[own].catch_up().await;
            self.settle().await;
        }
    }
}
