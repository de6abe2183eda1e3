//! A client of the server for tests and trials: it keeps what a page keeps, and checks what it is told.

use std::io;
use std::net::SocketAddr;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use content::Set;
use engine::{Answers, Game, Seat, State, legal};
use futures_util::{SinkExt, StreamExt};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};
use wire::protocol::{
    Created, Entry, NewKind, NewSeat, NewTable, Now, Options, Policy, Presence, ToClient, ToServer, Told,
    VERSION, Welcome, read, write,
};

/// How long a client waits for something that must come.
const LONG: Duration = Duration::from_mins(1);

/// How many bytes a connection reads at once.
const BUFFER: usize = 4096;

/// A WebSocket to a table.
pub type Socket = WebSocketStream<MaybeTlsStream<TcpStream>>;

/// Begins above the numbers in the stored games of tests.
static NUMBER: AtomicU64 = AtomicU64::new(1000);

/// A number no other command of this process has.
pub fn fresh_id() -> u64 {
    NUMBER.fetch_add(1, Ordering::Relaxed) | 1 << 63
}

/// Opens a table; returns it and the cookie of whoever did.
pub async fn create(address: SocketAddr, wanted: &NewTable) -> (Created, String) {
    let reply = post(address, "/api/tables", &write(wanted)).await;
    assert_eq!(reply.status, 200, "{}", reply.body);
    (read(&reply.body).expect("a table"), reply.cookie.unwrap_or_default())
}

/// Opens a table as [`create`] does, at a server that may be down or refuse it.
pub async fn try_create(address: SocketAddr, wanted: &NewTable) -> Option<(Created, String)> {
    let body = write(wanted);
    let reply = try_http(address, &post_head("/api/tables", &body), body.as_bytes()).await.ok()?;
    (reply.status == 200).then(|| read(&reply.body).ok().zip(reply.cookie)).flatten()
}

/// A reply over plain HTTP.
#[derive(Debug)]
pub struct Reply {
    /// The status.
    pub status: u16,
    /// Everything before the body.
    pub head: String,
    /// The body.
    pub body: String,
    /// The cookie it sets, without what is said about it.
    pub cookie: Option<String>,
    /// Where it leads.
    pub location: Option<String>,
}

/// A request with a body of JSON.
pub async fn post(address: SocketAddr, path: &str, body: &str) -> Reply {
    http(address, &post_head(path, body), body.as_bytes()).await
}

/// What goes before a body of JSON.
fn post_head(path: &str, body: &str) -> String {
    let length = body.len();
    format!("POST {path} HTTP/1.1\r\nContent-Type: application/json\r\nContent-Length: {length}\r\n")
}

/// A request without a body.
pub async fn get(address: SocketAddr, path: &str, cookie: &str) -> Reply {
    http(address, &format!("GET {path} HTTP/1.1\r\nCookie: {cookie}\r\n"), &[]).await
}

/// One request and its reply.
pub async fn http(address: SocketAddr, head: &str, body: &[u8]) -> Reply {
    try_http(address, head, body).await.expect("the server replies")
}

/// One request and its reply, from a server that may be down.
async fn try_http(address: SocketAddr, head: &str, body: &[u8]) -> io::Result<Reply> {
    let mut stream = TcpStream::connect(address).await?;
    let head = format!("{head}Host: {address}\r\nConnection: close\r\n\r\n");
    stream.write_all(&[head.as_bytes(), body].concat()).await?;
    let mut bytes = Vec::new();
    tokio::time::timeout(LONG, stream.read_to_end(&mut bytes)).await??;
    let text = String::from_utf8_lossy(&bytes).into_owned();
    let (head, body) = text.split_once("\r\n\r\n").unwrap_or((&text, ""));
    let field = |name: &str| {
        let lines = head.lines().filter_map(|line| line.split_once(": "));
        lines.filter(|(key, _)| key.eq_ignore_ascii_case(name)).map(|(_, value)| value.to_owned()).next()
    };
    Ok(Reply {
        status: head.split(' ').nth(1).and_then(|word| word.parse().ok()).unwrap_or(0),
        cookie: field("set-cookie").and_then(|it| it.split(';').next().map(ToOwned::to_owned)),
        location: field("location"),
        body: body.to_owned(),
        head: head.to_owned(),
    })
}

/// The cookie a link gives, followed as a page does.
pub async fn follow(address: SocketAddr, path: &str) -> String {
    let reply = sit(address, path, "").await;
    assert_eq!(reply.status, 200, "{reply:?}");
    reply.cookie.expect("a cookie")
}

/// The cookie a link gives as in [`follow`], from a server that may be down or refuse it.
pub async fn try_follow(address: SocketAddr, path: &str) -> Option<String> {
    let (head, body) = sitting(path, "");
    try_http(address, &head, body.as_bytes()).await.ok()?.cookie
}

/// What a page that follows a link is answered.
pub async fn sit(address: SocketAddr, path: &str, cookie: &str) -> Reply {
    let (head, body) = sitting(path, cookie);
    http(address, &head, body.as_bytes()).await
}

/// The request of a page that follows a link.
fn sitting(path: &str, cookie: &str) -> (String, String) {
    let (table, secret) = path.strip_prefix("/t/").and_then(|it| it.split_once('#')).expect("a link");
    let body = write(&Told { text: secret.to_owned() });
    let head = post_head(&format!("/api/tables/{table}/sit"), &body);
    (format!("{head}Cookie: {cookie}\r\n"), body)
}

/// A table wanted.
pub fn wanted(set: &str, kinds: &[NewKind]) -> NewTable {
    NewTable {
        title: String::new(),
        options: Options { set: set.to_owned(), ..Options::new(Set::Base, kinds.len() as u8) },
        seats: kinds.iter().map(|kind| NewSeat { name: String::new(), kind: kind.clone() }).collect(),
        policy: Policy::Wait,
        pace: 0,
        public: false,
        begun: Vec::new(),
    }
}

/// A seat of a bot.
pub fn bot(level: &str) -> NewKind {
    NewKind::Bot(level.to_owned())
}

/// One connection to a table.
pub struct Client {
    socket: Socket,
    /// What the connection began with.
    pub welcome: Welcome,
    /// The game that is played.
    pub game: Game,
    /// How things are.
    pub now: Now,
    /// What happened so far.
    pub log: Vec<Entry>,
    /// Who is there, and how the table is run.
    pub presence: Presence,
}

impl Client {
    /// Connects; what comes first is the welcome.
    pub async fn join(address: SocketAddr, id: &str, cookie: &str) -> Client {
        Client::try_join(address, id, cookie).await.expect("a connection and a welcome")
    }

    /// Connects to a server that may be about to end.
    pub async fn try_join(address: SocketAddr, id: &str, cookie: &str) -> Option<Client> {
        Client::try_join_as(address, id, cookie, "").await
    }

    /// Connects as a browser that says what it is.
    pub async fn join_as(address: SocketAddr, id: &str, cookie: &str, browser: &str) -> Client {
        Client::try_join_as(address, id, cookie, browser).await.expect("a connection and a welcome")
    }

    async fn try_join_as(address: SocketAddr, id: &str, cookie: &str, browser: &str) -> Option<Client> {
        let mut socket = try_connect(address, id, cookie, browser).await?;
        let text = text(&mut socket).await?;
        let welcome = match read(&text).expect("a message") {
            ToClient::Welcome(welcome) => welcome,
            // Nobody speaks for the table now.
            ToClient::Trouble(problem) if problem.key == "problem-server" => return None,
            _ => panic!("no welcome: {text}"),
        };
        let game = welcome.table.game().expect("the game can be played");
        Some(Client {
            socket,
            game,
            now: welcome.now.clone(),
            log: welcome.log.clone(),
            presence: welcome.presence.clone(),
            welcome: *welcome,
        })
    }

    /// The next message, as text and read, after taking note of it.
    pub async fn next(&mut self) -> (String, ToClient) {
        self.try_next().await.expect("a message")
    }

    /// The same, or nothing when the server has hung up.
    pub async fn try_next(&mut self) -> Option<(String, ToClient)> {
        let text = text(&mut self.socket).await?;
        let message: ToClient = read(&text).expect("a message");
        match &message {
            ToClient::Update(update) => {
                assert_eq!(update.from, self.now.version, "nothing is missed");
                self.log.truncate(update.kept);
                self.log.extend(update.log.iter().cloned());
                self.now = update.now.clone();
            }
            ToClient::Welcome(welcome) => {
                self.now = welcome.now.clone();
                self.log.clone_from(&welcome.log);
                self.presence = welcome.presence.clone();
                self.welcome = (**welcome).clone();
            }
            ToClient::Presence(presence) => self.presence = presence.clone(),
            _ => {}
        }
        Some((text, message))
    }

    /// Sends a message.
    pub async fn send(&mut self, message: &ToServer) {
        self.raw(Message::text(write(message))).await;
    }

    /// Sends anything.
    pub async fn raw(&mut self, message: Message) {
        let _ = self.socket.send(message).await;
    }

    /// Whether the server has hung up.
    pub async fn is_closed(&mut self) -> bool {
        text(&mut self.socket).await.is_none()
    }

    /// Waits for what fits.
    pub async fn until<T>(&mut self, fits: impl Fn(&ToClient) -> Option<T>) -> T {
        loop {
            let (_, message) = self.next().await;
            if let Some(found) = fits(&message) {
                return found;
            }
        }
    }

    /// Sends a command and waits until it is acknowledged or refused.
    pub async fn command(&mut self, message: &ToServer) -> Result<u64, String> {
        let wanted = message.id().expect("a command");
        self.send(message).await;
        self.until(|message| match message {
            ToClient::Ack { id, version } if *id == wanted => Some(Ok(*version)),
            ToClient::Refused { id, problem, .. } if *id == wanted => Some(Err(problem.key.clone())),
            _ => None,
        })
        .await
    }

    /// Sends a command that may meet a server which hangs up or is killed: nothing says that it did.
    pub async fn try_command(&mut self, message: &ToServer) -> Option<Result<u64, String>> {
        let wanted = message.id().expect("a command");
        self.send(message).await;
        loop {
            match self.try_next().await?.1 {
                ToClient::Ack { id, version } if id == wanted => return Some(Ok(version)),
                ToClient::Refused { id, problem, .. } if id == wanted => return Some(Err(problem.key)),
                _ => {}
            }
        }
    }

    /// Answers, and waits until the table shows it.
    pub async fn answer(&mut self, seat: Seat, line: &str) -> Result<u64, String> {
        let before = self.now.version;
        let message =
            ToServer::Answer { id: fresh_id(), version: before, seat, lines: vec![line.to_owned()] };
        let acked = self.command(&message).await?;
        while self.now.version < acked {
            self.next().await;
        }
        Ok(acked)
    }

    /// The state, as far as this client sees it.
    pub fn state(&self) -> State {
        self.now.seen.state().expect("a table")
    }

    /// Who must answer.
    pub fn owes(&self) -> Option<Seat> {
        let state = self.state();
        state.owed().who.player().filter(|_| !state.is_over())
    }

    /// What may be answered, in notation.
    pub fn legal(&self) -> Vec<String> {
        let mut answers = Answers::new();
        legal(&self.game, &self.state(), &mut answers);
        answers.iter().map(|answer| answer.line(&self.game)).collect()
    }

    /// Waits until one of these seats must answer, or the game is over.
    pub async fn wait_for(&mut self, seats: &[Seat]) -> Option<Seat> {
        loop {
            match self.owes() {
                None => return None,
                Some(seat) if seats.contains(&seat) => return Some(seat),
                Some(_) => {
                    self.next().await;
                }
            }
        }
    }
}

/// Opens a WebSocket to a table.
pub async fn connect(address: SocketAddr, id: &str, cookie: &str) -> Socket {
    try_connect(address, id, cookie, "").await.expect("a connection")
}

/// Opens a WebSocket to a table, if the server is there.
async fn try_connect(address: SocketAddr, id: &str, cookie: &str, browser: &str) -> Option<Socket> {
    let url = format!("ws://{address}/api/tables/{id}/live?v={VERSION}");
    let mut request = url.into_client_request().expect("an address");
    for (name, value) in [("cookie", cookie), ("user-agent", browser)] {
        if !value.is_empty() {
            request.headers_mut().insert(name, value.parse().expect("text"));
        }
    }
    // As in browsers, small messages are sent at once. Small buffers let one program have thousands of connections.
    let config = WebSocketConfig::default().read_buffer_size(BUFFER).write_buffer_size(0);
    let connected = tokio_tungstenite::connect_async_with_config(request, Some(config), true);
    let connected = tokio::time::timeout(LONG, connected).await.expect("an answer in time");
    connected.ok().map(|(socket, _)| socket)
}

/// The next text, or nothing when the connection ends.
pub async fn text(socket: &mut Socket) -> Option<String> {
    let heard = async {
        loop {
            match socket.next().await {
                Some(Ok(Message::Text(text))) => return Some(text.to_string()),
                Some(Ok(Message::Close(_)) | Err(_)) | None => return None,
                // Whether we are still there is no news.
                Some(Ok(_)) => {}
            }
        }
    };
    tokio::time::timeout(LONG, heard).await.expect("something in time")
}
