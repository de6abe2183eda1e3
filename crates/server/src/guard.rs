//! What every request meets first, and every answer takes along.
//!
//! A server with a public name answers to that name only: a name that somebody else has pointed at its address, so that
//! their page may talk to it (DNS rebinding), gets nothing.

use std::net::IpAddr;
use std::str::FromStr;
use std::sync::Arc;

use axum::extract::{Request, State};
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use crate::api::Refused;
use crate::config::Config;
use crate::hub::Hub;

/// What the page may do: nothing comes from elsewhere. Styles in elements place things on the map.
const POLICY: &str = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self' 'unsafe-inline'; \
                      img-src 'self' data: blob:; connect-src 'self'; base-uri 'none'; form-action 'none'; \
                      frame-ancestors 'none'";

/// The address people know a server by.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PublicUrl {
    /// Whether it is reached encrypted.
    pub is_secure: bool,
    /// The name, and the port where it is not the usual one: what browsers send as `Host`.
    pub host: String,
}

impl FromStr for PublicUrl {
    type Err = String;

    fn from_str(text: &str) -> Result<PublicUrl, String> {
        let (is_secure, rest) = match text.split_once("://") {
            Some(("https", rest)) => (true, rest),
            Some(("http", rest)) => (false, rest),
            _ => return Err("it begins with https:// or http://".to_owned()),
        };
        let host = rest.strip_suffix('/').unwrap_or(rest).to_ascii_lowercase();
        if host.is_empty() || host.contains(['/', '?', '#', '@', ' ']) {
            return Err("it is a name and perhaps a port, without a path".to_owned());
        }
        Ok(PublicUrl { is_secure, host })
    }
}

impl Config {
    /// Whether a browser talks to this server encrypted, as far as can be known: a proxy says so, or the public name does.
    pub fn is_secure(&self, peer: IpAddr, headers: &HeaderMap) -> bool {
        let told = || headers.get("x-forwarded-proto").is_some_and(|proto| proto == "https");
        let is_proxy = self.connections.proxies.contains(&peer.to_canonical());
        (is_proxy && told()) || self.public_url.as_ref().is_some_and(|url| url.is_secure)
    }

    /// Whether this server answers to a name.
    fn answers_to(&self, host: Option<&str>) -> bool {
        let Some(url) = &self.public_url else { return true };
        let Some(host) = host else { return false };
        url.host.eq_ignore_ascii_case(host) || is_this_machine(host)
    }
}

/// Whether a host is this machine itself, for whoever looks after it. No other name can be made to mean that.
pub fn is_this_machine(host: &str) -> bool {
    let is_port = |port: &str| port.bytes().all(|byte| byte.is_ascii_digit());
    let name = host.rsplit_once(':').filter(|(_, port)| is_port(port)).map_or(host, |(name, _)| name);
    let address = name.strip_prefix('[').and_then(|name| name.strip_suffix(']')).unwrap_or(name);
    name == "localhost" || address.parse::<IpAddr>().is_ok_and(|address| address.is_loopback())
}

fn text(headers: &HeaderMap, name: header::HeaderName) -> Option<&str> {
    headers.get(name).and_then(|value| value.to_str().ok())
}

/// Whether a request comes from a page of this server, or from no page at all.
pub fn is_own_origin(headers: &HeaderMap) -> bool {
    match (text(headers, header::ORIGIN), text(headers, header::HOST)) {
        (Some(origin), Some(host)) => origin.split("://").nth(1) == Some(host),
        (Some(_), None) => false,
        (None, _) => true,
    }
}

/// Refuses requests to other names, and adds to every answer what browsers must know.
pub async fn guard(State(hub): State<Arc<Hub>>, request: Request, next: Next) -> Response {
    let mut response = if hub.services().config.answers_to(text(request.headers(), header::HOST)) {
        next.run(request).await
    } else {
        (StatusCode::MISDIRECTED_REQUEST, "this server has another name").into_response()
    };
    if let Some(Refused(problem)) = response.extensions().get::<Refused>() {
        hub.services().metrics.refused(&problem.key);
    }
    let headers = response.headers_mut();
    headers.insert(header::CONTENT_SECURITY_POLICY, HeaderValue::from_static(POLICY));
    headers.insert(header::REFERRER_POLICY, HeaderValue::from_static("no-referrer"));
    headers.insert(header::X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff"));
    response
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_server_with_a_name_answers_to_no_other() {
        let mut config = Config::default();
        assert!(config.answers_to(Some("evil.example")), "without a name any will do");
        config.public_url = Some("https://Games.example.org/".parse().expect("a name"));
        let own =
            ["games.example.org", "GAMES.example.org", "localhost:8017", "127.0.0.1:8017", "[::1]:8017"];
        assert!(own.iter().all(|host| config.answers_to(Some(host))));
        let others =
            ["evil.example", "games.example.org.evil.example", "localhost.evil.example", "10.0.0.1:8017"];
        assert!(!others.iter().any(|host| config.answers_to(Some(host))));
        assert!(!config.answers_to(None));
        for wrong in ["games.example.org", "https://", "https://a/b", "ftp://a", "https://me@a"] {
            assert!(wrong.parse::<PublicUrl>().is_err(), "{wrong}");
        }
    }

    #[test]
    fn only_proxies_say_that_it_is_encrypted() {
        let (proxy, other) = (IpAddr::from([127, 0, 0, 1]), IpAddr::from([10, 0, 0, 1]));
        let mut config = Config::default();
        config.connections.proxies.push(proxy);
        let mut headers = HeaderMap::new();
        assert!(!config.is_secure(proxy, &headers));
        headers.insert("x-forwarded-proto", HeaderValue::from_static("https"));
        assert!(config.is_secure(proxy, &headers));
        assert!(!config.is_secure(other, &headers), "anybody can send a header");
        config.public_url = Some("https://games.example.org".parse().expect("a name"));
        assert!(config.is_secure(other, &HeaderMap::new()));
    }
}
