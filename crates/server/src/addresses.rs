//! Under which addresses others in the network reach this machine, told to whoever sits at it.
//!
//! Only a browser on this machine is told: others know the address they came by, and the inner addresses of a server are
//! nobody else's business.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr, UdpSocket};

use axum::Router;
use axum::extract::ConnectInfo;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use wire::protocol::{Reach, write};

use crate::guard::is_this_machine;

/// Where to find out, for a server that listens there.
pub fn routes(listening: SocketAddr) -> Router {
    let tell = move |ConnectInfo(peer): ConnectInfo<SocketAddr>, headers: HeaderMap| async move {
        tell(listening, peer.ip(), &headers)
    };
    Router::new().route("/api/addresses", get(tell))
}

fn tell(listening: SocketAddr, peer: IpAddr, headers: &HeaderMap) -> Response {
    // What comes through a proxy comes from this machine too, but not from whoever sits at it.
    let forwarded = headers.contains_key("x-forwarded-for") || headers.contains_key(header::FORWARDED);
    // A page of somebody else whose name leads to this machine is no page of ours.
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok()).unwrap_or_default();
    if forwarded || !is_this_machine(host) || !peer.to_canonical().is_loopback() {
        return StatusCode::NOT_FOUND.into_response();
    }
    let headers = [(header::CONTENT_TYPE, "application/json"), (header::CACHE_CONTROL, "no-store")];
    (headers, write(&reach(listening, &own_addresses()))).into_response()
}

/// What of these addresses a server that listens there can be reached by.
fn reach(listening: SocketAddr, own: &[IpAddr]) -> Reach {
    let ip = listening.ip();
    let port = listening.port();
    // A server that listens at one address of several has that one only.
    let serves = |address: &&IpAddr| ip.is_loopback() || ip.is_unspecified() || ip == **address;
    let addresses =
        own.iter().filter(serves).map(|&address| format!("http://{}", SocketAddr::new(address, port)));
    Reach { open: !ip.is_loopback(), addresses: addresses.collect() }
}

/// The addresses this machine would send from. Nothing is sent: connecting a datagram socket only asks for the route.
fn own_addresses() -> Vec<IpAddr> {
    // Addresses for documentation, which lie beyond every home network.
    let outside: [(SocketAddr, IpAddr); 2] = [
        ((Ipv4Addr::UNSPECIFIED, 0).into(), Ipv4Addr::new(192, 0, 2, 1).into()),
        ((Ipv6Addr::UNSPECIFIED, 0).into(), Ipv6Addr::new(0x2001, 0xdb8, 0, 0, 0, 0, 0, 1).into()),
    ];
    let own = |(from, to): (SocketAddr, IpAddr)| {
        let socket = UdpSocket::bind(from).ok()?;
        socket.connect((to, 9)).ok()?;
        let own = socket.local_addr().ok()?.ip();
        (!own.is_loopback() && !own.is_unspecified()).then_some(own)
    };
    outside.into_iter().filter_map(own).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ip(text: &str) -> IpAddr {
        text.parse().expect("an address")
    }

    #[test]
    fn only_who_sits_at_the_machine_is_told() {
        let listening = SocketAddr::new(ip("127.0.0.1"), 8017);
        let status = |peer: &str, headers: &HeaderMap| tell(listening, ip(peer), headers).status();
        let mut none = HeaderMap::new();
        none.insert(header::HOST, "127.0.0.1:8017".parse().expect("text"));
        let mut elsewhere = HeaderMap::new();
        elsewhere.insert(header::HOST, "example.org".parse().expect("text"));
        assert_eq!(status("127.0.0.1", &elsewhere), StatusCode::NOT_FOUND);
        assert_eq!(status("127.0.0.1", &none), StatusCode::OK);
        assert_eq!(status("::1", &none), StatusCode::OK);
        assert_eq!(status("::ffff:127.0.0.1", &none), StatusCode::OK);
        assert_eq!(status("192.168.0.9", &none), StatusCode::NOT_FOUND);
        let mut through_a_proxy = none.clone();
        through_a_proxy.insert("x-forwarded-for", "9.9.9.9".parse().expect("text"));
        assert_eq!(status("127.0.0.1", &through_a_proxy), StatusCode::NOT_FOUND);
    }

    #[test]
    fn it_is_told_which_addresses_serve() {
        let own = [ip("192.168.0.7"), ip("2001:db8::7")];
        let told = |host: &str| reach(SocketAddr::new(ip(host), 8017), &own);
        let both = ["http://192.168.0.7:8017", "http://[2001:db8::7]:8017"];
        let alone = told("127.0.0.1");
        assert_eq!((alone.open, &alone.addresses[..]), (false, &both.map(str::to_owned)[..]));
        let all = told("0.0.0.0");
        assert_eq!((all.open, &all.addresses[..]), (true, &both.map(str::to_owned)[..]));
        assert_eq!(told("192.168.0.7").addresses, [both[0]]);
    }
}
