//! What every answer takes along, and which names a server answers to.

mod common;

use std::net::IpAddr;

use common::{Server, config, fresh_db, get, http, post, wanted};
use wire::protocol::{NewKind, write};

#[tokio::test(flavor = "multi_thread")]
async fn every_answer_says_what_browsers_must_know() {
    let server = Server::start("headers").await;
    let (table, _) = server.create(&wanted("base", &[NewKind::Me, NewKind::Friend])).await;
    let paths = [
        "/".to_owned(),
        "/nothing.js".to_owned(),
        "/api/boards".to_owned(),
        "/api/nothing".to_owned(),
        "/api/tables/nosuchtable".to_owned(),
        format!("/api/tables/{}/map", table.id),
        format!("/t/{}/s/abc", table.id),
    ];
    let mut replies = vec![post(server.address, "/api/tables", "{").await];
    for path in &paths {
        replies.push(get(server.address, path, "").await);
    }
    // Refusals of every kind: a WebSocket of another site, one that is none, a method that is not there, a body that is too
    // long or of the wrong kind, a table full of nothing, and what the operator reads.
    let live = format!("/api/tables/{}/live", table.id);
    let upgrade = "Connection: upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n\
                   Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n";
    let long = "x".repeat(300_000);
    let requests = [
        (403, format!("GET {live} HTTP/1.1\r\nOrigin: http://evil.example\r\n{upgrade}"), ""),
        (400, format!("GET {live} HTTP/1.1\r\n"), ""),
        (405, format!("DELETE {live} HTTP/1.1\r\n"), ""),
        (404, "GET /api/tables/nosuchtable/record HTTP/1.1\r\n".to_owned(), ""),
        (413, format!("POST /api/tables HTTP/1.1\r\nContent-Length: {}\r\n", long.len()), &*long),
        (
            400,
            "POST /api/tables HTTP/1.1\r\nContent-Type: text/plain\r\nContent-Length: 2\r\n".to_owned(),
            "{}",
        ),
        (200, "HEAD /api/boards HTTP/1.1\r\n".to_owned(), ""),
        (200, "GET /healthz HTTP/1.1\r\n".to_owned(), ""),
        (200, "GET /metrics HTTP/1.1\r\n".to_owned(), ""),
    ];
    for (status, head, body) in &requests {
        let reply = http(server.address, head, body.as_bytes()).await;
        assert_eq!(reply.status, *status, "{head}: {}", reply.head);
        replies.push(reply);
    }
    // A WebSocket that is accepted says it too; what follows is none of HTTP.
    let url = format!("ws://{}{live}?v=2", server.address);
    let (_, accepted) = tokio_tungstenite::connect_async(url).await.expect("a connection");
    for name in ["content-security-policy", "referrer-policy", "x-content-type-options"] {
        assert!(accepted.headers().contains_key(name), "{name}");
    }
    for reply in replies {
        let head = reply.head.to_lowercase();
        assert!(head.contains("x-content-type-options: nosniff"), "{head}");
        assert!(head.contains("referrer-policy: no-referrer"), "{head}");
        let policy =
            head.lines().find(|line| line.starts_with("content-security-policy: ")).expect("a policy");
        let script = policy.split("script-src").nth(1).and_then(|it| it.split(';').next()).expect("scripts");
        assert_eq!(script, " 'self' 'wasm-unsafe-eval'");
        assert!(policy.contains("frame-ancestors 'none'") && policy.contains("default-src 'self'"));
    }
    server.stop();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_with_a_public_name_answers_to_no_other() {
    let mut named = config();
    named.public_url = Some("https://games.example.org".parse().expect("a name"));
    let server = Server::with(fresh_db("named"), named).await;
    // The helper adds the address as the name, which comes second and does not count.
    let as_host = |host: &str| format!("GET /api/boards HTTP/1.1\r\nHost: {host}\r\nX-Real: ");
    for (host, status) in [("games.example.org", 200), ("evil.example", 421), ("127.0.0.1:1", 200)] {
        let reply = http(server.address, &as_host(host), &[]).await;
        assert_eq!(reply.status, status, "{host}: {}", reply.head);
        assert!(reply.head.to_lowercase().contains("x-content-type-options: nosniff"), "{}", reply.head);
    }
    server.stop();
}

#[tokio::test(flavor = "multi_thread")]
async fn behind_a_proxy_with_a_certificate_cookies_travel_only_encrypted() {
    let mut behind = config();
    behind.connections.proxies = vec![IpAddr::from([127, 0, 0, 1])];
    let body = write(&wanted("base", &[NewKind::Me, NewKind::Friend]));
    let create = |proto: &str| {
        format!(
            "POST /api/tables HTTP/1.1\r\nContent-Type: application/json\r\nContent-Length: {}\r\n\
             X-Forwarded-For: 10.0.0.1\r\nX-Forwarded-Proto: {proto}\r\n",
            body.len()
        )
    };
    for (name, config, proto, is_secure) in [
        ("proxy-https", behind.clone(), "https", true),
        ("proxy-http", behind, "http", false),
        ("no-proxy", config(), "https", false),
    ] {
        let server = Server::with(fresh_db(name), config).await;
        let reply = http(server.address, &create(proto), body.as_bytes()).await;
        let line = reply.head.lines().find(|line| line.to_lowercase().starts_with("set-cookie"));
        let line = line.expect("a cookie");
        assert!(line.contains("HttpOnly") && line.contains("SameSite=Lax"), "{line}");
        assert_eq!(line.contains("; Secure"), is_secure, "{name}: {line}");
        server.stop();
    }
}
