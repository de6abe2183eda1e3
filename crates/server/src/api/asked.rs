//! What a request says, and who asks: taken out of every request in the same way.

use std::net::SocketAddr;
use std::sync::Arc;

use axum::body::Bytes;
use axum::extract::{ConnectInfo, FromRequest, FromRequestParts, RawPathParams, Request};
use axum::http::request::Parts;
use axum::response::{IntoResponse, Response};
use serde::de::DeserializeOwned;

use super::{Refused, body};
use crate::drawing::Asker;
use crate::hub::{Hub, fault};
use crate::secret::{self, Hashed};

/// A request with a body.
pub(super) struct Asked<T> {
    /// What the body says.
    pub told: T,
    /// Who asks for work that takes a while.
    pub asker: Asker,
    /// The secrets the browser shows.
    pub shown: Vec<Hashed>,
}

/// Those who come through a proxy are told apart by what it says of them; those whose addresses do not count, by what they ask
/// for: the table, board or pack in the path.
impl FromRequestParts<Arc<Hub>> for Asker {
    type Rejection = Refused;

    async fn from_request_parts(parts: &mut Parts, hub: &Arc<Hub>) -> Result<Asker, Refused> {
        let peer = ConnectInfo::<SocketAddr>::from_request_parts(parts, hub).await;
        let ConnectInfo(peer) = peer.map_err(|error| fault(&error.to_string()))?;
        let wanted = RawPathParams::from_request_parts(parts, hub).await;
        let wanted = wanted.ok().and_then(|all| all.iter().next().map(|(_, value)| value.to_owned()));
        let address = hub.services().config.connections.address(peer.ip(), &parts.headers);
        Ok(Asker::new(address, &wanted.unwrap_or_else(|| peer.ip().to_string())))
    }
}

impl<T: DeserializeOwned> FromRequest<Arc<Hub>> for Asked<T> {
    type Rejection = Response;

    async fn from_request(request: Request, hub: &Arc<Hub>) -> Result<Asked<T>, Response> {
        let (mut parts, rest) = request.into_parts();
        let asker = Asker::from_request_parts(&mut parts, hub).await.map_err(IntoResponse::into_response)?;
        let headers = parts.headers.clone();
        let bytes = Bytes::from_request(Request::from_parts(parts, rest), hub).await;
        let bytes = bytes.map_err(IntoResponse::into_response)?;
        let told = body(&headers, &bytes).map_err(IntoResponse::into_response)?;
        let shown = secret::shown(&headers).iter().map(|it| Hashed::of(it)).collect();
        Ok(Asked { told, asker, shown })
    }
}
