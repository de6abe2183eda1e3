//! Eyes at a table that a browser keeps: what its worker tells the page is handed on to a client, and what the client says
//! to the worker, through the driver. Nothing of the page's own connection is touched.

use std::time::Duration;

use fantoccini::Client as Driver;
use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tokio::net::{TcpListener, TcpStream};
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::Message;

use crate::browser::Browser;
use crate::common::Client;
use crate::hands::{Hands, Made};

/// How often the page is asked what it has heard.
const PULSE: Duration = Duration::from_millis(25);

/// A second connection of the page to the table.
const ATTACH: &str = "window.heard = [];
    window.eyes = elbowroom.socket(arguments[0]);
    window.eyes.onmessage = ({ data }) => window.heard.push(data);";

/// Hands at the table that the browser shows and keeps.
pub async fn hands(browser: Browser) -> Hands {
    browser.see("[data-test=region]").await;
    let address = browser.client.current_url().await.expect("the browser is somewhere").to_string();
    let id: String =
        address.split("/t/").nth(1).expect("a table").chars().take_while(|c| !"?&#".contains(*c)).collect();
    browser.client.execute(ATTACH, vec![json!(id)]).await.expect("the page listens");
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("a free port");
    let bridge = listener.local_addr().expect("an address");
    tokio::spawn(serve(listener, browser.client.clone()));
    let eyes = Client::join(bridge, &id, "").await;
    Hands::new(browser, Made { id, links: Vec::new() }, eyes)
}

/// Stands in for a server until the client goes.
async fn serve(listener: TcpListener, driver: Driver) {
    let Ok((stream, _)) = listener.accept().await else { return };
    let Ok(mut socket) = tokio_tungstenite::accept_async(stream).await else { return };
    while hand_on(&mut socket, &driver).await.is_some() {}
}

/// Hands on what either side has said meanwhile. Nothing comes back when one of them is gone.
async fn hand_on(socket: &mut WebSocketStream<TcpStream>, driver: &Driver) -> Option<()> {
    let heard = driver.execute("return window.heard.splice(0)", Vec::new()).await.ok()?;
    for text in heard.as_array()?.iter().filter_map(Value::as_str) {
        socket.send(Message::text(text)).await.ok()?;
    }
    match tokio::time::timeout(PULSE, socket.next()).await {
        Ok(Some(Ok(Message::Text(text)))) => {
            let said = driver.execute("window.eyes.send(arguments[0])", vec![json!(text.as_str())]).await;
            said.ok().map(|_| ())
        }
        Ok(Some(Ok(Message::Close(_)) | Err(_)) | None) => None,
        Ok(Some(Ok(_))) | Err(_) => Some(()),
    }
}
