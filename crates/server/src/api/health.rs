//! Whether the server is well, for those who run it.

use std::net::SocketAddr;

use axum::extract::{ConnectInfo, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};

use super::Shared;

/// Whether the program runs.
pub(super) async fn healthz() -> &'static str {
    "ok\n"
}

/// Whether the store can be written to.
pub(super) async fn readyz(State(hub): Shared) -> Response {
    match hub.is_ready().await {
        Ok(()) => "ok\n".into_response(),
        Err(_) => (StatusCode::SERVICE_UNAVAILABLE, "the store cannot be written to\n").into_response(),
    }
}

/// What there is to watch, for whoever asks this server itself: who comes through a proxy is not told.
pub(super) async fn metrics(
    State(hub): Shared,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
) -> Response {
    let config = &hub.services().config;
    let by_proxy = config.connections.proxies.contains(&peer.ip().to_canonical());
    if by_proxy && headers.contains_key("x-forwarded-for") {
        return StatusCode::NOT_FOUND.into_response();
    }
    let text = hub.services().metrics.text(hub.n_awake().await);
    let kind = "application/openmetrics-text; version=1.0.0; charset=utf-8";
    ([(header::CONTENT_TYPE, kind)], text).into_response()
}
