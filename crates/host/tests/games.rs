//! Whole games without a server, as the page plays them: it keeps what it is told to keep, and nothing else lasts.

use elbowroom_host::{Batch, Host};
use engine::{Answers, Game, legal};
use wire::protocol::{
    Created, NewKind, NewSeat, NewTable, Now, Options, Policy, Problem, Summary, ToClient, ToServer, Turning,
    read, write,
};
use wire::record::Record;

/// What the page keeps of a table, and what it shows.
#[derive(Default)]
struct Page {
    host: Host,
    id: String,
    head: String,
    facts: Vec<String>,
    summary: String,
    now: Option<Now>,
    n_log: usize,
    n_sent: u64,
    refused: Option<Problem>,
}

impl Page {
    fn open(wanted: &NewTable) -> Page {
        let mut page = Page::default();
        let (answered, batch) = page.host.ask("/api/tables", Some(&write(wanted)), [7; 32], 0);
        let created: Created = read(&answered.expect("it is laid")).expect("it is created");
        page.id = created.id;
        page.take(batch.expect("it is kept"));
        page.join();
        page
    }

    fn join(&mut self) {
        let batch = self.host.join(&self.id, 0).expect("it is there");
        self.take(batch);
    }

    /// Another page on the same device, after this one was closed.
    fn again(self) -> Page {
        let Page { id, head, facts, summary, .. } = self;
        let mut page = Page { id, head, facts, summary, ..Page::default() };
        page.host.load(&page.id, &page.head, &page.facts.join("\n")).expect("it was kept");
        page.join();
        page
    }

    fn take(&mut self, batch: Batch) {
        assert_eq!(batch.table, self.id);
        assert_eq!(batch.from, self.facts.len() as u64, "nothing is lost between two batches");
        self.head = batch.head.unwrap_or(std::mem::take(&mut self.head));
        self.facts.extend(batch.facts);
        self.summary = batch.summary;
        for text in batch.told {
            match read::<ToClient>(&text).expect("a message") {
                ToClient::Welcome(welcome) => (self.now, self.n_log) = (Some(welcome.now), welcome.log.len()),
                ToClient::Update(update) => {
                    assert!(update.kept <= self.n_log);
                    (self.now, self.n_log) = (Some(update.now), update.kept + update.log.len());
                }
                ToClient::Refused { problem, .. } | ToClient::Trouble(problem) => {
                    self.refused = Some(problem);
                }
                _ => {}
            }
        }
    }

    fn version(&self) -> u64 {
        self.now.as_ref().map_or(0, |now| now.version)
    }

    fn send(&mut self, message: &ToServer) {
        let batch = self.host.receive(&self.id, &write(message), 0).expect("it is a message");
        self.take(batch);
    }

    fn summary(&self) -> Summary {
        read(&self.summary).expect("a summary")
    }

    fn ask(&mut self, what: &str) -> String {
        let path = format!("/api/tables/{}/{what}", self.id);
        self.host.ask(&path, None, [0; 32], 0).0.expect("it is answered")
    }

    /// Bots go on until a person is asked or the game is over.
    fn wait(&mut self) {
        while let Some(batch) = self.host.think(0) {
            self.take(batch);
        }
    }

    /// A person answers anything that is legal; returns whether there was anything to answer.
    fn play(&mut self, game: &Game, rng: &mut fastrand::Rng) -> bool {
        self.wait();
        let state = self.now.as_ref().and_then(|now| now.seen.state()).expect("a state");
        if state.is_over() {
            return false;
        }
        let seat = state.owed().who.player().expect("chance has answered");
        let mut answers = Answers::new();
        legal(game, &state, &mut answers);
        let line = answers[rng.usize(..answers.len())].line(game);
        self.n_sent += 1;
        let version = self.version();
        self.send(&ToServer::Answer { id: self.n_sent, version, seat, lines: vec![line] });
        true
    }
}

fn wanted(set: content::Set, kinds: &[NewKind]) -> NewTable {
    let chair = |kind: &NewKind| NewSeat { name: String::new(), kind: kind.clone() };
    NewTable {
        title: String::new(),
        options: Options { purses: "open".to_owned(), ..Options::new(set, kinds.len() as u8) },
        seats: kinds.iter().map(chair).collect(),
        policy: Policy::Wait,
        pace: 0,
        public: false,
        begun: Vec::new(),
    }
}

fn bot() -> NewKind {
    NewKind::Bot("novice".to_owned())
}

#[test]
fn a_game_against_bots_lasts_and_ends_and_its_record_is_true() {
    for set in [content::Set::Base, content::Set::River] {
        let plan = wanted(set, &[bot(), NewKind::Me]);
        let setup = content::Setup::new(set, 2);
        let mut rng = fastrand::Rng::with_seed(3);
        let mut page = Page::open(&plan);
        // A table is on the board that was drawn for it, and so is its game.
        let board: wire::protocol::NewTable = read(&page.ask("wanted")).expect("a table");
        assert_eq!(board.seats.len(), 2);
        let game = Record::read(&page.ask("record")).expect("a record").setup.game().expect("a game");
        assert_eq!(game.players(), setup.players);
        let mut n = 0;
        while page.play(&game, &mut rng) {
            assert_eq!(page.refused, None);
            n += 1;
            if n == 9 {
                assert!(
                    !page.ask("record").contains("seed "),
                    "the seed is a secret while the game is played"
                );
            }
            if n % 10 == 0 {
                let (version, n_log) = (page.version(), page.n_log);
                page = page.again();
                assert_eq!((page.version(), page.n_log), (version, n_log));
            }
        }
        assert!(page.summary().over);
        let record = Record::read(&page.ask("record")).expect("a record");
        record.verify().expect("every line of it is true");
        let moved: NewTable = read(&page.ask("wanted")).expect("a table");
        assert_eq!(moved.begun.len(), page.n_log, "all that stands goes along");
        assert_eq!(moved.seats, plan.seats);
    }
}

#[test]
fn what_is_taken_back_is_taken_back_and_what_is_wrong_is_refused() {
    let mut page = Page::open(&wanted(content::Set::Base, &[NewKind::Me, NewKind::Me]));
    let seat = page.summary().owes.expect("somebody is asked");
    let seat = engine::Seat::from_letter(seat.encode_utf8(&mut [0; 4])).expect("a seat");
    let version = page.version();
    let answer =
        |id, version, line: &str| ToServer::Answer { id, version, seat, lines: vec![line.to_owned()] };
    page.send(&answer(1, version, "banana"));
    assert_eq!(page.refused.take().expect("refused").key, "problem-line");
    page.send(&answer(2, version, "conquer 1"));
    assert!(page.refused.take().is_some(), "nobody has a people yet");
    assert_eq!(page.version(), version);
    page.send(&answer(3, version, "pick 1"));
    let after = page.version();
    assert!(after > version && page.refused.is_none());
    page.send(&answer(3, version, "pick 1"));
    assert_eq!(page.version(), after, "a command that comes twice is carried out once");
    page.send(&answer(4, version, "pick 2"));
    assert_eq!(page.refused.take().expect("refused").key, "problem-stale");
    page.send(&ToServer::HandOn { id: 5, version: 0, seat });
    assert_eq!(page.refused.take().expect("refused").key, "problem-offline");
    page.send(&ToServer::Hint { version: after, seat });
    assert!(page.host.think(0).is_some_and(|batch| batch.told[0].contains("hint")));
    page.send(&ToServer::Rename { id: 6, version: 0, seat, name: "Ada".to_owned() });
    page.send(&ToServer::Chat { id: 7, seat, text: "hello".to_owned() });
    let page = page.again();
    assert!(page.head.contains("Ada") && page.head.contains("hello"));
    let mut page = page;
    page.send(&ToServer::Undo(Turning { id: 8, version: after, seat }));
    // A draw is a barrier; whichever it was, what is kept is what is shown.
    assert_eq!(page.version(), page.facts.len() as u64);
}

#[test]
fn what_the_page_has_kept_is_not_believed() {
    let mut page = Page::open(&wanted(content::Set::Base, &[NewKind::Me, NewKind::Me]));
    page.send(&ToServer::Ping { n: 1 });
    let mut host = Host::default();
    for (head, facts) in [
        ("", ""),
        ("{}", ""),
        ("banana", "A pick 1"),
        (&*page.head.replace("\"seats\":[{", "\"seats\":[],\"x\":[{"), ""),
    ] {
        let refused = host.load(&page.id, head, facts).expect_err("it is nothing");
        assert_eq!(refused.key, "problem-unreadable-table", "{head}");
    }
    assert!(host.load("here-other", &page.head, "").is_err(), "another table");
    // A game that is not legal can be looked at as far as it is, and does not go on.
    host.load(&page.id, &page.head, "A pick 1\nA banana").expect("it can be looked at");
    let batch = host.join(&page.id, 0).expect("it is there");
    assert!(batch.told[0].contains("\"frozen\":true"));
    assert!(host.think(0).is_none());
    let (friend, _) = host.ask(
        "/api/tables",
        Some(&write(&wanted(content::Set::Base, &[NewKind::Me, NewKind::Friend]))),
        [1; 32],
        0,
    );
    assert_eq!(friend.expect_err("nobody can come").key, "problem-offline");
}

#[test]
fn boards_records_and_tiles_are_read_without_a_server() {
    let mut host = Host::default();
    let mut ask = |path: &str, body: Option<&str>| host.ask(path, body, [0; 32], 0).0;
    assert!(ask("/api/boards", None).expect("a list").contains("base-3p"));
    assert!(ask("/api/boxes/base%2Bunderground/3", None).is_ok() || ask("/api/boxes/base/3", None).is_ok());
    assert!(ask("/api/boards/base-3p", None).expect("a board").contains("shape"));
    assert!(ask("/api/boards/base-3p/map", None).expect("a map").starts_with('<'));
    let file = ask("/api/boards/base-3p/file", None).expect("a file");
    let told = |text: &str| write(&wire::protocol::Told { text: text.to_owned() });
    assert!(ask("/api/boards", Some(&told(&file))).is_ok());
    assert!(ask("/api/boards", Some(&told("banana"))).is_err());
    let sample = ask("/api/sample-tile", None).expect("a tile");
    assert!(ask("/api/tiles", Some(&told(&sample))).is_ok());
    assert!(ask("/api/drafts", Some(&told(&sample))).expect("a draft").contains("text"));
    let packs: Vec<wire::protocol::PackCard> =
        read(&ask("/api/packs", None).expect("a list")).expect("packs");
    let pack = ask(&format!("/api/packs/{}", packs[0].key), None).expect("a pack");
    let pack: wire::protocol::OpenedPack = read(&pack).expect("a pack");
    assert_eq!(pack.tiles.len(), packs[0].tiles);
    assert!(ask("/api/packs", Some(&told("banana"))).is_err() && ask("/api/packs/banana", None).is_err());
    assert_eq!(ask("/api/records", Some(&told("banana"))).expect_err("none").key, "problem-record");
    for path in
        ["/api/tables/here-1", "/api/tables/abc/sit", "/api/boards/banana", "/", "", "/api/tables/x/live"]
    {
        assert!(ask(path, None).is_err(), "{path}");
    }
}
