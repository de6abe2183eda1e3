//! One client at one table, over a WebSocket.

use std::collections::VecDeque;
use std::net::IpAddr;
use std::pin::Pin;
use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::body::Body;
use axum::http::{HeaderMap, Request, Response, StatusCode, header};
use futures_util::{SinkExt, StreamExt};
use hyper::upgrade::Upgraded;
use hyper_util::rt::TokioIo;
use serde::Deserialize;
use tokio::sync::{mpsc, oneshot};
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::handshake::derive_accept_key;
use tokio_tungstenite::tungstenite::protocol::frame::Frame;
use tokio_tungstenite::tungstenite::protocol::frame::coding::{CloseCode, Data, OpCode};
use tokio_tungstenite::tungstenite::protocol::{CloseFrame, Role, WebSocketConfig};
use tokio_tungstenite::tungstenite::{Bytes, Message};
use wire::protocol::{
    MAX_MESSAGE, OLDEST_VERSION, Problem, ToClient, ToServer, VERSION, read_or_say_why, write,
};

use crate::carrier::{Call, GuestId, Join, Reply, TableRequest};
use crate::faults;
use crate::hub::{Hub, Way};
use crate::limit::Bucket;
use crate::secret::{self, Hashed};
use crate::viewers::{MAX_WAITING, Told, Viewer};
use wire::book::Format;

/// How long a client may take to accept a message.
const SEND_LIMIT: Duration = Duration::from_secs(20);
/// How many bytes are sent in one frame. A connection keeps a buffer as large as its largest frame for as long as it lives,
/// and a welcome is many times as long as anything that comes later.
const FRAME: usize = 4000;
/// How many bytes are read at once: messages of clients are small.
const READ_BUFFER: usize = 1024;
/// How many messages of a client may wait for the table; more are not read.
const MAX_UNHEARD: usize = 64;
/// How much nonsense is listened to.
const MAX_NONSENSE: u32 = 30;

/// What a client says of itself in the address it connects to.
#[derive(Clone, Debug, Default, Deserialize)]
pub struct ClientKind {
    /// The version of the protocol it speaks.
    v: Option<u32>,
    /// How it wants to see the table: `plain`, or packed.
    format: Option<String>,
}

/// Who comes.
pub struct Visitor {
    /// The secrets the browser has shown.
    pub secrets: Vec<String>,
    /// Where they are, if that counts.
    pub address: Option<IpAddr>,
    /// Which browser it is, if it says so.
    pub browser: Option<String>,
    /// What the client says of itself.
    pub client: ClientKind,
}

/// A message on its way to a client, shared by all who are told the same. Whatever is kept of a table can be written as
/// text, its seed and its links too; but nothing becomes one of these except what a client may be told, and there
/// everything of the game is made from a view.
#[derive(Clone)]
pub struct Outgoing(Bytes);

/// A connection.
type WebSocket = WebSocketStream<TokioIo<Upgraded>>;

impl Outgoing {
    /// A message, ready to travel.
    pub fn new(message: &ToClient) -> Outgoing {
        Outgoing(write(message).into())
    }

    /// No message.
    pub fn nothing() -> Outgoing {
        Outgoing(Bytes::new())
    }

    /// A message made by another node.
    pub fn of(bytes: Bytes) -> Outgoing {
        Outgoing(bytes)
    }

    /// The message as it travels.
    pub fn bytes(&self) -> &Bytes {
        &self.0
    }

    /// The message with these secrets where their hashes stand: only the node of a socket knows what its browser has shown.
    pub fn with_secrets(&self, secrets: &[(Hashed, String)]) -> Outgoing {
        if secrets.is_empty() {
            return self.clone();
        }
        let mut text = String::from_utf8_lossy(&self.0).into_owned();
        for (hash, secret) in secrets {
            text = text.replace(hash.text(), secret);
        }
        Outgoing(text.into())
    }
}

/// Answers a request for a WebSocket, and hands the connection on when it is one.
pub fn upgrade<F: Future<Output = ()> + Send + 'static>(
    mut request: Request<Body>,
    attend: impl FnOnce(WebSocket) -> F + Send + 'static,
) -> Result<Response<Body>, Problem> {
    let accept = accept_key(request.headers()).ok_or_else(|| Problem::new("problem-message"))?;
    let upgrade = hyper::upgrade::on(&mut request);
    tokio::spawn(async move {
        // Who asks and goes away has not been here.
        let Ok(upgraded) = upgrade.await else { return };
        let config = WebSocketConfig::default()
            .read_buffer_size(READ_BUFFER)
            .write_buffer_size(0)
            .max_message_size(Some(MAX_MESSAGE))
            .max_frame_size(Some(MAX_MESSAGE));
        let stream = TokioIo::new(upgraded);
        attend(WebSocketStream::from_raw_socket(stream, Role::Server, Some(config)).await).await;
    });
    let switching = Response::builder()
        .status(StatusCode::SWITCHING_PROTOCOLS)
        .header(header::CONNECTION, "upgrade")
        .header(header::UPGRADE, "websocket")
        .header(header::SEC_WEBSOCKET_ACCEPT, accept);
    switching.body(Body::empty()).map_err(|_| Problem::new("problem-server"))
}

/// What a request for a WebSocket is answered with, if it is one.
fn accept_key(headers: &HeaderMap) -> Option<String> {
    let text = |name| headers.get(name).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let upgrades =
        text(header::CONNECTION).split(',').any(|word| word.trim().eq_ignore_ascii_case("upgrade"));
    let wants = upgrades
        && text(header::UPGRADE).eq_ignore_ascii_case("websocket")
        && text(header::SEC_WEBSOCKET_VERSION) == "13";
    let key = headers.get(header::SEC_WEBSOCKET_KEY).filter(|_| wants)?;
    Some(derive_accept_key(key.as_bytes()))
}

/// Lets a client look and play until it leaves.
pub async fn attend(mut socket: WebSocket, hub: Arc<Hub>, id: String, visitor: Visitor) {
    let _open = hub.services().metrics.socket();
    let Visitor { secrets, address, browser, client } = visitor;
    let Some(format) = spoken(&client) else {
        return trouble(&mut socket, &Problem::new("problem-version")).await;
    };
    let mut stopping = hub.stopping();
    let config = &hub.services().config;
    let (out, mut outgoing) = mpsc::channel(MAX_WAITING);
    let guest = fresh_guest();
    let join = Join {
        guest,
        node: None,
        secrets: secrets.iter().map(|secret| Hashed::of(secret)).collect(),
        browser,
        address,
        format,
    };
    let (kind, epoch, way) = match hub.ask(&id, Call::Join(join)).await {
        Ok((Reply::Joined { kind, epoch }, way)) => (kind, epoch, way),
        Ok((Reply::Refused(problem), _)) | Err(problem) => return trouble(&mut socket, &problem).await,
        Ok(_) => return trouble(&mut socket, &Problem::new("problem-server")).await,
    };
    let viewers = hub.services().gateway.at(&id);
    let is_remote = matches!(way, Way::There);
    viewers.add(guest, Viewer::new(kind, epoch, is_remote, &secrets, out.clone()));
    if is_remote {
        viewers.listen(&*hub.services().carrier, &id, kind).await;
    }
    drop(out);
    // What is to be said to the table, one after the other.
    let mut waiting = VecDeque::from([Call::Resync(guest)]);
    let mut saying: Option<Pin<Box<dyn Future<Output = bool> + Send>>> = None;
    let mut budget = Bucket::new(config.messages, Instant::now());
    let mut nonsense = 0;
    let mut heard = Instant::now();
    let mut ping = tokio::time::interval(config.ping_interval);
    loop {
        if saying.is_none()
            && let Some(call) = waiting.pop_front()
        {
            saying = Some(Box::pin(say(hub.clone(), way.clone(), id.clone(), call)));
        }
        let said = async {
            match &mut saying {
                Some(saying) => saying.await,
                None => std::future::pending().await,
            }
        };
        tokio::select! {
            told = outgoing.recv() => match told {
                Some(Told::Text(text)) => if !send(&mut socket, &text).await { break },
                Some(Told::Missed) => waiting.push_back(Call::Resync(guest)),
                Some(Told::Shifted(kind)) => {
                    viewers.listen(&*hub.services().carrier, &id, kind).await;
                    waiting.push_back(Call::Resync(guest));
                }
                // This client was given up, or the table has ended or moved: it comes again.
                None => break,
            },
            is_heard = said => {
                saying = None;
                // Nobody speaks for the table there any more: the client comes again, and says it again.
                if !is_heard { break }
            }
            message = socket.next(), if waiting.len() < MAX_UNHEARD => {
                heard = Instant::now();
                match message {
                    Some(Ok(Message::Text(text))) => {
                        let said = if budget.take(heard) { read_or_say_why::<ToServer>(&text) } else { Err(Problem::new("problem-too-fast")) };
                        match said {
                            Ok(said) => waiting.push_back(Call::Message(guest, said)),
                            Err(problem) => {
                                hub.services().metrics.refused(&problem.key);
                                nonsense += 1;
                                let told = send(&mut socket, &Outgoing::new(&ToClient::Trouble(problem))).await;
                                if !told || nonsense > MAX_NONSENSE { break }
                            }
                        }
                    }
                    Some(Ok(message @ (Message::Binary(_) | Message::Ping(_) | Message::Pong(_)))) => {
                        // A ping is answered, so too many of them are nonsense too.
                        nonsense += u32::from(message.is_binary() || !budget.take(heard));
                        if nonsense > MAX_NONSENSE { break }
                    }
                    Some(Ok(Message::Frame(_))) => {}
                    Some(Ok(Message::Close(_)) | Err(_)) | None => break,
                }
            }
            _ = stopping.changed() => {
                // Whoever is told that the server comes again comes again by themselves.
                let again = CloseFrame { code: CloseCode::Restart, reason: "the server restarts".into() };
                deliver(&mut socket, Message::Close(Some(again))).await;
                break;
            }
            _ = ping.tick() => {
                let silent = heard.elapsed() > config.idle_limit;
                if silent || !deliver(&mut socket, Message::Ping(Vec::new().into())).await { break }
            }
        }
    }
    viewers.remove(guest).await;
    // A table that is not there any more does not miss anybody.
    say(hub, way, id, Call::Leave(guest)).await;
    let _ = socket.send(Message::Close(None)).await;
}

/// How a client wants to see the table, if it speaks a version that is spoken here.
fn spoken(client: &ClientKind) -> Option<Format> {
    let format = if client.format.as_deref() == Some("plain") { Format::Plain } else { Format::Packed };
    let is_spoken = match format {
        Format::Plain => client.v.unwrap_or(1) >= OLDEST_VERSION,
        // A page says its version; who says none does not read what is packed.
        Format::Packed => client.v.is_none_or(|version| version == VERSION),
    };
    is_spoken.then_some(format)
}

/// Says something to a table. One of this node answers by telling; another node says that it was heard.
async fn say(hub: Arc<Hub>, way: Way, id: String, call: Call) -> bool {
    match way {
        Way::Here(requests) => {
            let (reply, _) = oneshot::channel();
            requests.send(TableRequest { call, reply }).await.is_ok()
        }
        Way::There => matches!(hub.services().carrier.ask(&id, &call).await, Ok(Reply::Done)),
    }
}

/// A number no other socket has, at whatever node.
fn fresh_guest() -> GuestId {
    secret::bytes(8).iter().fold(0, |number, &byte| number << 8 | u64::from(byte))
}

async fn send(socket: &mut WebSocket, message: &Outgoing) -> bool {
    let bytes = &message.0;
    let mut kind = Data::Text;
    for at in (0..bytes.len()).step_by(FRAME) {
        let end = bytes.len().min(at + FRAME);
        let frame = Frame::message(bytes.slice(at..end), OpCode::Data(kind), end == bytes.len());
        if !deliver(socket, Message::Frame(frame)).await {
            return false;
        }
        kind = Data::Continue;
    }
    faults::sent(bytes);
    true
}

async fn deliver(socket: &mut WebSocket, message: Message) -> bool {
    matches!(tokio::time::timeout(SEND_LIMIT, socket.send(message)).await, Ok(Ok(())))
}

async fn trouble(socket: &mut WebSocket, problem: &Problem) {
    send(socket, &Outgoing::new(&ToClient::Trouble(problem.clone()))).await;
    let _ = socket.send(Message::Close(None)).await;
}
