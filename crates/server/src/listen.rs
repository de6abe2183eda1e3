//! Connections: who gets one, and when it ends.
//!
//! A connection that sends no whole request in time is closed, be it silent, half-open or slow, and so is one that does
//! not take what is sent to it. One address has so many and no more.

use std::collections::HashMap;
use std::io;
use std::net::{IpAddr, Ipv6Addr, SocketAddr};
use std::pin::Pin;
use std::sync::{Arc, Mutex, PoisonError};
use std::task::{Context, Poll};
use std::time::Duration;

use axum::Router;
use axum::extract::ConnectInfo;
use axum::http::{HeaderMap, Request};
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::{Service, service_fn};
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::{TcpListener, TcpStream};
use tokio::time::{Instant, Sleep, sleep};

use crate::log;

/// How long to wait when the system has no connection to give, for example because all descriptors are used.
const BREATH: Duration = Duration::from_millis(50);

/// What connections may do.
#[derive(Clone, Debug)]
pub struct Connections {
    /// How many there may be at once.
    pub all: usize,
    /// How many of them from one address.
    pub by_address: usize,
    /// How long a connection may take to send the head of a request, which includes waiting for the next one.
    pub header: Duration,
    /// How long a request may take, its body included.
    pub request: Duration,
    /// How long a connection may refuse to take what is sent.
    pub write: Duration,
    /// Proxies: they may have any number of connections, and say in `X-Forwarded-For` for whom.
    pub proxies: Vec<IpAddr>,
    /// Whether connections from this machine count as an address; else they may be any number.
    pub count_local: bool,
}

impl Default for Connections {
    fn default() -> Connections {
        Connections {
            all: 20_000,
            by_address: 128,
            header: Duration::from_secs(15),
            request: Duration::from_secs(45),
            write: Duration::from_secs(30),
            proxies: Vec::new(),
            count_local: false,
        }
    }
}

impl Connections {
    /// The address a request comes from; none if it is not counted.
    pub fn address(&self, peer: IpAddr, headers: &HeaderMap) -> Option<IpAddr> {
        let peer = peer.to_canonical();
        let address = if self.proxies.contains(&peer) {
            // The last entry is the proxy's own; those before it are whatever the client has sent.
            let told = headers.get_all("x-forwarded-for").iter().next_back()?.to_str().ok()?;
            told.rsplit(',').next()?.trim().parse().ok()?
        } else {
            peer
        };
        self.counted(address)
    }

    fn counted(&self, address: IpAddr) -> Option<IpAddr> {
        let address = address.to_canonical();
        (self.count_local || !address.is_loopback()).then(|| network(address))
    }
}

/// The part of an address that one household or company has: all of IPv4, the first half of IPv6.
fn network(address: IpAddr) -> IpAddr {
    match address {
        IpAddr::V4(_) => address,
        IpAddr::V6(address) => IpAddr::V6(Ipv6Addr::from_bits(address.to_bits() & !u128::from(u64::MAX))),
    }
}

/// Accepts connections for ever.
pub async fn accept(listener: TcpListener, app: Router, limits: Connections) -> io::Result<()> {
    let places = Arc::new(Places::default());
    loop {
        let (stream, peer) = match listener.accept().await {
            Ok(accepted) => accepted,
            Err(error) => {
                log::error(&format!("a connection could not be accepted: {error}"));
                sleep(BREATH).await;
                continue;
            }
        };
        let proxy = limits.proxies.contains(&peer.ip().to_canonical());
        let address = if proxy { None } else { limits.counted(peer.ip()) };
        let Some(place) = Places::take(&places, address, &limits) else { continue };
        let (app, limits) = (app.clone(), limits.clone());
        tokio::spawn(async move {
            // An update is small and must not wait for the next one.
            let _ = stream.set_nodelay(true);
            let stream = ImpatientStream { stream, limit: limits.write, waiting: None, _place: place };
            serve(stream, peer, app, limits.header).await;
        });
    }
}

async fn serve(stream: ImpatientStream, peer: SocketAddr, app: Router, header_limit: Duration) {
    let app = TowerToHyperService::new(app);
    let service = service_fn(move |mut request: Request<Incoming>| {
        request.extensions_mut().insert(ConnectInfo(peer));
        app.call(request)
    });
    // How a connection ends is the client's business.
    let _ = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(header_limit)
        .serve_connection(TokioIo::new(stream), service)
        .with_upgrades()
        .await;
}

/// The connections there are, upgraded ones included.
#[derive(Default)]
struct Places {
    taken: Mutex<(usize, HashMap<IpAddr, usize>)>,
}

/// A connection among others, until it is dropped.
struct Place {
    places: Arc<Places>,
    address: Option<IpAddr>,
}

impl Places {
    fn take(places: &Arc<Places>, address: Option<IpAddr>, limits: &Connections) -> Option<Place> {
        let mut taken = places.taken.lock().unwrap_or_else(PoisonError::into_inner);
        let (all, by_address) = &mut *taken;
        let own = address.map(|address| by_address.entry(address).or_default());
        if *all >= limits.all || own.as_ref().is_some_and(|own| **own >= limits.by_address) {
            return None;
        }
        *all += 1;
        if let Some(own) = own {
            *own += 1;
        }
        Some(Place { places: places.clone(), address })
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut taken = self.places.taken.lock().unwrap_or_else(PoisonError::into_inner);
        let (all, by_address) = &mut *taken;
        *all -= 1;
        if let Some(address) = self.address
            && let Some(own) = by_address.get_mut(&address)
        {
            *own -= 1;
            if *own == 0 {
                by_address.remove(&address);
            }
        }
    }
}

/// A stream that fails when the other side takes nothing for too long.
struct ImpatientStream {
    stream: TcpStream,
    limit: Duration,
    /// Since when a write waits.
    waiting: Option<Pin<Box<Sleep>>>,
    /// Given back when the stream ends, whatever it has become.
    _place: Place,
}

impl ImpatientStream {
    fn watch<T>(&mut self, cx: &mut Context<'_>, done: Poll<io::Result<T>>) -> Poll<io::Result<T>> {
        if done.is_ready() {
            self.waiting = None;
            return done;
        }
        let limit = self.limit;
        let waiting =
            self.waiting.get_or_insert_with(|| Box::pin(tokio::time::sleep_until(Instant::now() + limit)));
        match waiting.as_mut().poll(cx) {
            Poll::Ready(()) => Poll::Ready(Err(io::ErrorKind::TimedOut.into())),
            Poll::Pending => Poll::Pending,
        }
    }
}

impl AsyncRead for ImpatientStream {
    fn poll_read(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_read(cx, buffer)
    }
}

impl AsyncWrite for ImpatientStream {
    fn poll_write(mut self: Pin<&mut Self>, cx: &mut Context<'_>, bytes: &[u8]) -> Poll<io::Result<usize>> {
        let done = Pin::new(&mut self.stream).poll_write(cx, bytes);
        self.watch(cx, done)
    }

    fn poll_flush(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        let done = Pin::new(&mut self.stream).poll_flush(cx);
        self.watch(cx, done)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(cx)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        slices: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let done = Pin::new(&mut self.stream).poll_write_vectored(cx, slices);
        self.watch(cx, done)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_a_proxy_says_who_asks() {
        let proxy: IpAddr = [10, 0, 0, 1].into();
        let limits = Connections { proxies: vec![proxy], ..Connections::default() };
        let mut headers = HeaderMap::new();
        headers.insert("x-forwarded-for", "1.2.3.4, 5.6.7.8".parse().expect("text"));
        let ip = |text: &str| text.parse::<IpAddr>().expect("an address");
        assert_eq!(limits.address(proxy, &headers), Some(ip("5.6.7.8")), "what the proxy has added");
        assert_eq!(limits.address(ip("9.9.9.9"), &headers), Some(ip("9.9.9.9")), "others are not believed");
        assert_eq!(limits.address(ip("::ffff:9.9.9.9"), &headers), Some(ip("9.9.9.9")));
        assert_eq!(limits.address(ip("2001:db8:1:2:3:4:5:6"), &headers), Some(ip("2001:db8:1:2::")));
        assert_eq!(limits.address(ip("127.0.0.1"), &headers), None, "this machine is not counted");
    }
}
