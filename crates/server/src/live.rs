//! One client at one table, over a WebSocket.

use std::net::IpAddr;
use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::extract::ws::{Message, WebSocket};
use tokio::sync::mpsc;
use wire::protocol::{Problem, ToClient, ToServer, read, write};

use crate::hub::Hub;
use crate::limit::Bucket;
use crate::table::{MAX_WAITING, TableRequest};

/// How long a client may take to accept a message.
const SEND_LIMIT: Duration = Duration::from_secs(20);
/// How much nonsense is listened to.
const MAX_NONSENSE: u32 = 30;

/// A message on its way to a client, shared by all who are told the same. Whatever is kept of a table can be written as
/// text, its seed and its links too; but nothing becomes one of these except what a client may be told, and there
/// everything of the game is made from a view.
#[derive(Clone)]
pub struct Outgoing(Arc<str>);

impl Outgoing {
    /// A message, ready to travel.
    pub fn new(message: &ToClient) -> Outgoing {
        Outgoing(write(message).into())
    }
}

/// Lets a client look and play until it leaves.
pub async fn attend(
    mut socket: WebSocket,
    hub: Arc<Hub>,
    id: String,
    secrets: Vec<String>,
    address: Option<IpAddr>,
) {
    let config = &hub.services().config;
    let (out, mut outgoing) = mpsc::channel(MAX_WAITING);
    let join = |reply| TableRequest::Join { secrets: secrets.clone(), address, out: out.clone(), reply };
    let (guest, requests) = match hub.ask(&id, join).await {
        Ok((Ok(guest), requests)) => (guest, requests),
        Ok((Err(problem), _)) | Err(problem) => return trouble(&mut socket, &problem).await,
    };
    drop(out);
    let mut budget = Bucket::new(config.messages, Instant::now());
    let mut nonsense = 0;
    let mut heard = Instant::now();
    let mut ping = tokio::time::interval(config.ping_interval);
    loop {
        tokio::select! {
            text = outgoing.recv() => match text {
                Some(text) => if !send(&mut socket, &text).await { break },
                // The table has given this client up, or ended.
                None => break,
            },
            message = socket.recv() => {
                heard = Instant::now();
                match message {
                    Some(Ok(Message::Text(text))) => {
                        let said = if budget.take(heard) { read::<ToServer>(&text) } else { Err(Problem::new("problem-too-fast")) };
                        match said {
                            Ok(said) => if requests.send(TableRequest::Message(guest, said)).await.is_err() { break },
                            Err(problem) => {
                                nonsense += 1;
                                let told = send(&mut socket, &Outgoing::new(&ToClient::Trouble(problem))).await;
                                if !told || nonsense > MAX_NONSENSE { break }
                            }
                        }
                    }
                    Some(Ok(Message::Binary(_))) => {
                        nonsense += 1;
                        if nonsense > MAX_NONSENSE { break }
                    }
                    Some(Ok(Message::Ping(_) | Message::Pong(_))) => {}
                    Some(Ok(Message::Close(_)) | Err(_)) | None => break,
                }
            }
            _ = ping.tick() => {
                let silent = heard.elapsed() > config.idle_limit;
                if silent || !deliver(&mut socket, Message::Ping(Vec::new().into())).await { break }
            }
        }
    }
    // A table that is not there any more does not miss anybody.
    let _ = requests.send(TableRequest::Leave(guest)).await;
    let _ = socket.send(Message::Close(None)).await;
}

async fn send(socket: &mut WebSocket, message: &Outgoing) -> bool {
    deliver(socket, Message::text(&*message.0)).await
}

async fn deliver(socket: &mut WebSocket, message: Message) -> bool {
    matches!(tokio::time::timeout(SEND_LIMIT, socket.send(message)).await, Ok(Ok(())))
}

async fn trouble(socket: &mut WebSocket, problem: &Problem) {
    send(socket, &Outgoing::new(&ToClient::Trouble(problem.clone()))).await;
    let _ = socket.send(Message::Close(None)).await;
}
