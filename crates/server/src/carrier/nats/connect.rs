//! How a node comes to NATS: what it asks for, and why it is not let in.

use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use async_nats::{Client, ConnectOptions, Event, ServerAddr};
use futures_util::StreamExt;
use tokio::sync::{mpsc, watch};

use super::{Nats, PREFIX, incoming, send_news};
use crate::{log, secret};

/// What is said of an address that is none.
const NO_ADDRESS: &str = "this is no address of NATS: nats://HOST:PORT is";
/// How long a call may take, a commit of the database included.
const CALL_LIMIT: Duration = Duration::from_secs(3);
/// How long connecting and asking oneself may take.
const CONNECT_LIMIT: Duration = Duration::from_secs(5);
/// How often the server is asked whether it is there.
const PING_INTERVAL: Duration = Duration::from_secs(1);
/// After how long a lost connection is tried again.
const RECONNECT: Duration = Duration::from_millis(100);
/// How much may wait to be sent. Beyond that something is lost.
const MAX_WAITING: usize = 16_384;

impl Nats {
    /// Connects, and sees whether this user may do what a node does. Why not is said in one sentence, without the password.
    /// A server with `tls://` in its address is asked to encrypt, and must be known to the system or to this authority.
    pub async fn connect(url: &str, node: &str, authority: Option<&Path>) -> Result<Nats, String> {
        let place = place(url);
        let is_connected = Arc::new(AtomicBool::new(true));
        let losses = watch::Sender::new(());
        let (state, lost) = (is_connected.clone(), losses.clone());
        let server: ServerAddr = url.parse().map_err(|_| format!("{place}: {NO_ADDRESS}"))?;
        let options = match (server.username(), server.password()) {
            (Some(user), Some(word)) => {
                ConnectOptions::with_user_and_password(user.to_owned(), word.to_owned())
            }
            _ => ConnectOptions::new(),
        };
        let options = match authority {
            Some(file) if !file.exists() => return Err(format!("{}: there is no such file", file.display())),
            Some(file) => options.add_root_certificates(file.to_owned()),
            None => options,
        };
        let options = options
            .name(node)
            .ping_interval(PING_INTERVAL)
            .connection_timeout(CONNECT_LIMIT)
            .request_timeout(Some(CALL_LIMIT))
            .reconnect_delay_callback(|_| RECONNECT)
            .event_callback(move |event| {
                match event {
                    Event::Connected => state.store(true, Ordering::Relaxed),
                    Event::Disconnected | Event::Closed => {
                        state.store(false, Ordering::Relaxed);
                        lost.send_replace(());
                    }
                    Event::SlowConsumer(_) => {
                        lost.send_replace(());
                    }
                    Event::ServerError(ref error) => log::error(&format!("NATS: {error}")),
                    Event::ClientError(ref error) => log::error(&format!("NATS: {error}")),
                    Event::LameDuckMode | Event::Draining => {}
                }
                async {}
            });
        let client = options.connect(server).await.map_err(|error| format!("{place}: {}", reason(&error)))?;
        let node = format!("{node}-{}", secret::word(8));
        may_talk(&client, &node).await.map_err(|why| format!("{place}: {why}"))?;
        let (news, waiting) = mpsc::channel(MAX_WAITING);
        tokio::spawn(send_news(client.clone(), waiting));
        Ok(Nats { client, node, news, is_connected, losses })
    }
}

/// Where a server is, without what opens it.
fn place(url: &str) -> String {
    let (scheme, rest) = url.split_once("://").unwrap_or(("nats", url));
    format!("{scheme}://{}", rest.rsplit('@').next().unwrap_or_default())
}

fn reason(error: &async_nats::ConnectError) -> String {
    use async_nats::ConnectErrorKind as Error;
    match error.kind() {
        Error::ServerParse => NO_ADDRESS.to_owned(),
        Error::Authentication | Error::AuthorizationViolation => {
            "the user or the password is wrong".to_owned()
        }
        Error::Dns | Error::TimedOut | Error::Tls | Error::Io | Error::MaxReconnects => {
            let why = causes(error);
            // A certificate nobody vouches for comes as any error of the connection.
            if error.kind() == Error::Tls || why.contains("certificate") {
                format!("the connection cannot be encrypted as it should be ({why})")
            } else {
                format!("nothing answers at this address ({error})")
            }
        }
    }
}

/// What an error says, with what is behind it.
fn causes(error: &dyn std::error::Error) -> String {
    match error.source() {
        Some(source) => format!("{error}: {}", causes(source)),
        None => error.to_string(),
    }
}

/// Asks this node something by way of the server.
async fn may_talk(client: &Client, node: &str) -> Result<(), String> {
    let refused = |what: &str| format!("this user may not {what} {PREFIX}.>");
    let subject = incoming(&format!("check-{node}"));
    let mut heard = client.subscribe(subject.clone()).await.map_err(|_| refused("subscribe to"))?;
    let answering = client.clone();
    let answer = tokio::spawn(async move {
        if let Some(message) = heard.next().await
            && let Some(back) = message.reply
        {
            let _ = answering.publish(back, "yes".into()).await;
        }
    });
    let asked = tokio::time::timeout(CONNECT_LIMIT, client.request(subject, "may I?".into())).await;
    answer.abort();
    match asked {
        Ok(Ok(_)) => Ok(()),
        Ok(Err(_)) | Err(_) => Err(refused("publish and subscribe to")),
    }
}
