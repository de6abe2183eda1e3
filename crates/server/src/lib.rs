//! The table server: people and bots play over web sockets, every answer is stored before anybody hears of it.
//!
//! A request meets `api`, a WebSocket becomes a guest (`live`) at a table (`table`), which is one task that owns one
//! game (`wire::book`). The `hub` finds every table, at this node (`awake`) or at another (`carrier`). Games are kept by a [`store`].

mod addresses;
mod api;
mod awake;
mod carrier;
mod clock;
mod config;
mod drawing;
mod faults;
mod guard;
mod hub;
mod lease;
mod limit;
mod listen;
mod live;
pub mod log;
mod metrics;
mod neighbors;
mod page;
mod secret;
mod services;
pub mod store;
mod table;
mod thinking;
mod turns;
mod viewers;

use std::path::PathBuf;
use std::sync::Arc;

use axum::middleware::from_fn_with_state;
use carrier::Carrier;
pub use carrier::{Alone, Nats};
pub use config::Config;
pub use guard::PublicUrl;
pub use hub::Hub;
pub use limit::Limit;
pub use listen::Connections;
pub use page::{is_embedded, licenses};
use thinking::{Helpers, Thinker};
use tokio::net::TcpListener;
use turns::Turns;

/// Thinks for the bots and hints of all nodes until told to stop, so much at once; what has been begun then is ended.
pub async fn work(
    carrier: Nats,
    at_once: usize,
    stop: impl Future<Output = ()> + Send + 'static,
) -> Result<(), String> {
    let thinker = Arc::new(Thinker::new(Turns::new(at_once)));
    let helping = carrier.help(Helpers::Workers, thinker, Box::pin(stop)).await;
    let helping = helping.map_err(|_| "NATS cannot be reached any more".to_owned())?;
    log::note(&format!("This worker thinks for others, {at_once} at once"));
    helping.await;
    Ok(())
}

/// Serves until told to stop.
pub async fn serve(
    listener: TcpListener,
    hub: Arc<Hub>,
    page: Option<PathBuf>,
    stop: impl Future<Output = ()> + Send + 'static,
) -> std::io::Result<()> {
    let own = addresses::routes(listener.local_addr()?);
    let app = api::routes(hub.clone()).merge(own).merge(page::routes(page));
    let app = app.layer(from_fn_with_state(hub.clone(), guard::guard));
    if hub.services().carrier.node().is_some() {
        tokio::spawn(neighbors::wake_for_others(Arc::downgrade(&hub)));
        tokio::spawn(neighbors::think_for_others(Arc::downgrade(hub.services())));
    }
    let served = listen::accept(listener, app, hub.services().config.connections.clone());
    tokio::select! {
        served = served => served,
        () = stop => {
            hub.close().await;
            Ok(())
        }
    }
}
