//! The table server: people and bots play over web sockets, every answer is stored before anybody hears of it.
//!
//! A request meets `api`, a WebSocket becomes a guest (`live`) at a table (`table`), which is one task that owns one
//! game (`book`). The `hub` knows which tables are awake. Games are kept by a [`store`].

mod addresses;
mod api;
mod book;
mod clock;
mod drawing;
mod faults;
mod guard;
mod hub;
mod limit;
mod listen;
mod live;
pub mod log;
mod metrics;
mod page;
mod secret;
pub mod store;
mod table;
mod turns;
mod validate;

use std::path::PathBuf;
use std::sync::Arc;

use axum::middleware::from_fn_with_state;
pub use guard::PublicUrl;
pub use hub::{Config, Hub};
pub use limit::Limit;
pub use listen::Connections;
pub use page::{is_embedded, licenses};
use tokio::net::TcpListener;

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
    let served = listen::accept(listener, app, hub.services().config.connections.clone());
    tokio::select! {
        served = served => served,
        () = stop => {
            hub.close().await;
            Ok(())
        }
    }
}
