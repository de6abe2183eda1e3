//! NATS between nodes.
//!
//! Calls for a table go to `elbowroom.t.<id>.in`, where whoever speaks for it listens; *no responders* means that nobody
//! does. What a node is asked to do goes to `elbowroom.n.<node>.wake`, what anybody may think
//! over to `elbowroom.work.<version>.<workers or nodes>`, where one of a queue group hears it. News go to `elbowroom.t.<id>.v.<seat>.<format>`, once for each kind of viewer. NATS may lose what is on its way when
//! a connection breaks: then whoever may have missed something comes anew.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use async_nats::{Client, Request, RequestErrorKind, Subscriber};
use futures_util::{Stream, StreamExt};
use tokio::sync::{mpsc, oneshot, watch};
use tokio::task::JoinSet;
use tokio_tungstenite::tungstenite::Bytes;
use wire::protocol::{VERSION, read, write};

use super::{Call, Carrier, Carrying, Kind, Listening, Reply, Stamp, TableRequest, Unanswered};
use crate::live::Outgoing;
use crate::log;
use crate::thinking::{Helped, Helpers, Task, Thinker, Thought};
use crate::viewers::Viewers;

mod connect;

/// What all subjects begin with.
const PREFIX: &str = "elbowroom";
/// Of all who think, one is asked.
const QUEUE: &str = "elbowroom";
/// How many tables may wait to be woken because others ask.
const MAX_ROUSED: usize = 256;

/// A connection to NATS.
pub struct Nats {
    client: Client,
    node: String,
    news: mpsc::Sender<(String, Bytes)>,
    is_connected: Arc<AtomicBool>,
    losses: watch::Sender<()>,
}

impl Nats {
    /// The name other nodes can call this one by.
    pub fn name(&self) -> &str {
        &self.node
    }
}

async fn send_news(client: Client, mut waiting: mpsc::Receiver<(String, Bytes)>) {
    while let Some((subject, bytes)) = waiting.recv().await {
        if let Err(error) = client.publish(subject, bytes).await {
            log::error(&format!("NATS: {error}"));
        }
    }
}

fn incoming(table: &str) -> String {
    format!("{PREFIX}.t.{table}.in")
}

fn working(helpers: &Helpers) -> String {
    // Tables travel packed, which only programs of the same version read.
    let who = match helpers {
        Helpers::Workers => "workers".to_owned(),
        Helpers::Nodes => "nodes".to_owned(),
        Helpers::One(name) => format!("one.{name}"),
    };
    format!("{PREFIX}.work.{VERSION}.{who}")
}

fn unanswered(kind: RequestErrorKind) -> Unanswered {
    match kind {
        RequestErrorKind::NoResponders => Unanswered::NoOwner,
        RequestErrorKind::TimedOut => Unanswered::TimedOut,
        RequestErrorKind::InvalidSubject | RequestErrorKind::MaxPayloadExceeded | RequestErrorKind::Other => {
            Unanswered::CutOff
        }
    }
}

/// Thinks over what comes, until told to stop; what has been begun then is ended.
async fn think_for_others(
    client: Client,
    mut asked: impl Stream<Item = async_nats::Message> + Unpin,
    node: String,
    thinker: Arc<Thinker>,
    mut stop: Carrying<'static, ()>,
) {
    let mut thinking = JoinSet::new();
    loop {
        let message = tokio::select! {
            message = asked.next() => message,
            Some(_) = thinking.join_next() => continue,
            () = &mut stop => None,
        };
        let Some(message) = message else { break };
        let (Some(back), Ok(text)) = (message.reply, std::str::from_utf8(&message.payload)) else { continue };
        let task = read::<Task>(text);
        let (client, by, thinker) = (client.clone(), node.clone(), thinker.clone());
        thinking.spawn(async move {
            let thought = match task {
                Ok(task) => thinker.think(task).await,
                Err(_) => Thought::Unable,
            };
            let _ = client.publish(back, write(&Helped { by, thought }).into()).await;
        });
    }
    drop(asked);
    while thinking.join_next().await.is_some() {}
    let _ = client.flush().await;
}

fn rousing(node: &str) -> String {
    format!("{PREFIX}.n.{node}.wake")
}

fn viewing(table: &str, kind: Kind) -> String {
    format!("{PREFIX}.t.{table}.v.{}", kind.subject())
}

/// How long an id may be. NATS hangs up on whoever names a subject of more than a few thousand bytes.
const MAX_ID: usize = 64;

/// Whether an id can be a part of a subject: whatever else somebody types is no table.
fn is_plain(table: &str) -> bool {
    (1..=MAX_ID).contains(&table.len()) && table.bytes().all(|byte| byte.is_ascii_alphanumeric())
}

impl Carrier for Nats {
    fn node(&self) -> Option<&str> {
        Some(&self.node)
    }

    fn ask<'a>(&'a self, table: &'a str, call: &'a Call) -> Carrying<'a, Result<Reply, Unanswered>> {
        Box::pin(async move {
            if !is_plain(table) {
                return Err(Unanswered::NoOwner);
            }
            if !self.is_connected() {
                return Err(Unanswered::CutOff);
            }
            match self.client.request(incoming(table), write(call).into()).await {
                Ok(message) => {
                    let text = std::str::from_utf8(&message.payload).unwrap_or_default();
                    match read(text) {
                        Ok(Reply::Gone) => Err(Unanswered::NoOwner),
                        Ok(reply) => Ok(reply),
                        Err(_) => Err(Unanswered::TimedOut),
                    }
                }
                Err(error) => Err(unanswered(error.kind())),
            }
        })
    }

    fn serve<'a>(
        &'a self,
        table: &'a str,
        requests: mpsc::Sender<TableRequest>,
    ) -> Carrying<'a, Result<(), Unanswered>> {
        Box::pin(async move {
            let calls = self.client.subscribe(incoming(table)).await.map_err(|_| Unanswered::CutOff)?;
            tokio::spawn(bring_calls(self.client.clone(), calls, requests));
            Ok(())
        })
    }

    fn think<'a>(
        &'a self,
        helpers: &'a Helpers,
        task: &'a Task,
        limit: Duration,
    ) -> Carrying<'a, Result<Helped, Unanswered>> {
        Box::pin(async move {
            if !self.is_connected() {
                return Err(Unanswered::CutOff);
            }
            let request = Request::new().payload(write(task).into()).timeout(Some(limit));
            let answered = self.client.send_request(working(helpers), request).await;
            let message = answered.map_err(|error| unanswered(error.kind()))?;
            let text = std::str::from_utf8(&message.payload).unwrap_or_default();
            read(text).map_err(|_| Unanswered::TimedOut)
        })
    }

    fn help(
        &self,
        role: Helpers,
        thinker: Arc<Thinker>,
        stop: Carrying<'static, ()>,
    ) -> Carrying<'static, Result<Carrying<'static, ()>, Unanswered>> {
        let (client, node) = (self.client.clone(), self.node.clone());
        Box::pin(async move {
            let cut_off = |_| Unanswered::CutOff;
            let any = client.queue_subscribe(working(&role), QUEUE.to_owned()).await.map_err(cut_off)?;
            let own = client.subscribe(working(&Helpers::One(node.clone()))).await.map_err(cut_off)?;
            client.flush().await.map_err(|_| Unanswered::CutOff)?;
            let asked = futures_util::stream::select(any, own);
            let helping: Carrying<'static, ()> =
                Box::pin(think_for_others(client, asked, node, thinker, stop));
            Ok(helping)
        })
    }

    fn rouse(&self, node: &str, table: &str) {
        // What does not get there is said again by whoever still waits.
        let _ = self.news.try_send((rousing(node), table.to_owned().into()));
    }

    fn roused(&self) -> Carrying<'static, Option<mpsc::Receiver<String>>> {
        let (client, subject) = (self.client.clone(), rousing(&self.node));
        Box::pin(async move {
            let mut asked = client.subscribe(subject).await.ok()?;
            let (out, roused) = mpsc::channel(MAX_ROUSED);
            tokio::spawn(async move {
                while let Some(message) = asked.next().await {
                    let table = String::from_utf8_lossy(&message.payload).into_owned();
                    // Who asks more than can be done asks again.
                    if is_plain(&table) && out.try_send(table).is_err() && out.is_closed() {
                        return;
                    }
                }
            });
            Some(roused)
        })
    }

    fn publish(&self, table: &str, kind: Kind, stamp: &Stamp, text: &Outgoing) -> bool {
        let mut bytes = write(stamp).into_bytes();
        bytes.push(b'\n');
        bytes.extend_from_slice(text.bytes());
        self.is_connected() && self.news.try_send((viewing(table, kind), bytes.into())).is_ok()
    }

    fn listen<'a>(
        &'a self,
        table: &'a str,
        kind: Kind,
        viewers: Arc<Viewers>,
    ) -> Carrying<'a, Option<Listening>> {
        Box::pin(async move {
            let mut news = self.client.subscribe(viewing(table, kind)).await.ok()?;
            let bringing = tokio::spawn(async move {
                while let Some(message) = news.next().await {
                    if let Some((stamp, text)) = parts(&message.payload) {
                        viewers.deliver(kind, &stamp, &text);
                    }
                }
            });
            Some(Listening(bringing.abort_handle()))
        })
    }

    fn is_connected(&self) -> bool {
        self.is_connected.load(Ordering::Relaxed)
    }

    fn losses(&self) -> watch::Receiver<()> {
        self.losses.subscribe()
    }
}

/// What was told, and what is to be known of it.
fn parts(payload: &Bytes) -> Option<(Stamp, Outgoing)> {
    let end = payload.iter().position(|&byte| byte == b'\n')?;
    let stamp = read(std::str::from_utf8(&payload[..end]).ok()?).ok()?;
    Some((stamp, Outgoing::of(payload.slice(end + 1..))))
}

/// Brings calls to a table in the order they come, until the table sleeps.
async fn bring_calls(client: Client, mut calls: Subscriber, requests: mpsc::Sender<TableRequest>) {
    loop {
        let message = tokio::select! {
            message = calls.next() => message,
            () = requests.closed() => None,
        };
        let Some(message) = message else { return };
        let Some(call) = std::str::from_utf8(&message.payload).ok().and_then(|text| read::<Call>(text).ok())
        else {
            // A node of another version: it hears nothing, and asks the database.
            continue;
        };
        let (reply, heard) = oneshot::channel();
        let is_there = requests.send(TableRequest { call, reply }).await.is_ok();
        let client = client.clone();
        tokio::spawn(async move {
            // A table that has ended meanwhile is looked for again.
            let reply = heard.await.unwrap_or(Reply::Gone);
            if let Some(back) = message.reply {
                let _ = client.publish(back, write(&reply).into()).await;
            }
        });
        if !is_there {
            return;
        }
    }
}
