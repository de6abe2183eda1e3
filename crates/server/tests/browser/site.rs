//! The page as a static site: handed out by something that knows files and nothing else, below a path; and how it changes
//! from one version to the next.

use std::io::{Read, Write};
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex};

use serde_json::json;

use crate::axe;
use crate::browser::{Browser, Screen};
use crate::kept::KEEPS_PAGE;
use crate::relay::hands;
use crate::stage::{Stage, page};

/// Below which path the site is.
const BELOW: &str = "/games/small/";

/// The folder that says which page is shown.
const ASSETS: &str = "document.documentElement.dataset.assets";

/// Looks for a new version, and says when the browser has given it up.
const REFUSED: &str = "navigator.serviceWorker.ready.then((kept) => {
        kept.onupdatefound = () => {
            const fresh = kept.installing;
            fresh.onstatechange = () => { if (fresh.state === 'redundant') window.failed = true; };
        };
        return kept.update();
    })";

/// What is handed out now.
#[derive(Clone, Default)]
struct Shelf {
    /// The name of the folder of files is changed to this, as another version would have another.
    version: Option<String>,
    /// A file that is missing, by a part of its name.
    missing: Option<&'static str>,
    /// Nothing is handed out: there is no network.
    is_down: bool,
}

/// A program that hands out files. It knows no paths but theirs.
struct Site {
    address: SocketAddr,
    shelf: Arc<Mutex<Shelf>>,
}

impl Site {
    fn open() -> Site {
        let listener = TcpListener::bind("127.0.0.1:0").expect("a free port");
        let address = listener.local_addr().expect("an address");
        let shelf = Arc::new(Mutex::new(Shelf::default()));
        let shown = shelf.clone();
        std::thread::spawn(move || {
            for stream in listener.incoming().flatten() {
                let shelf = shown.lock().expect("nobody fails").clone();
                std::thread::spawn(move || answer(stream, &shelf));
            }
        });
        Site { address, shelf }
    }

    fn change(&self, change: impl FnOnce(&mut Shelf)) {
        change(&mut self.shelf.lock().expect("nobody fails"));
    }

    async fn goto(&self, browser: &Browser, path: &str) {
        let url = format!("http://{}{BELOW}{path}", self.address);
        browser.client.goto(&url).await.expect("the page opens");
    }
}

/// The name of the folder of files in the page that was built.
fn assets() -> String {
    let mut folders = std::fs::read_dir(page().join("assets")).expect("the page").flatten();
    folders.next().expect("its files").file_name().to_string_lossy().into_owned()
}

fn answer(mut stream: TcpStream, shelf: &Shelf) {
    let mut request = Vec::new();
    let mut piece = [0; 4096];
    while !request.windows(4).any(|it| it == b"\r\n\r\n") {
        match stream.read(&mut piece) {
            Ok(n) if n > 0 => request.extend(&piece[..n]),
            _ => return,
        }
    }
    if shelf.is_down {
        return;
    }
    let request = String::from_utf8_lossy(&request);
    let path = request.split(' ').nth(1).unwrap_or_default().split(['?', '#']).next().unwrap_or_default();
    let (status, kind, body) = match file(path, shelf) {
        Some((kind, body)) => ("200 OK", kind, body),
        None => ("404 Not Found", "text/plain", b"no such file".to_vec()),
    };
    let head = format!(
        "HTTP/1.1 {status}\r\nContent-Type: {kind}\r\nContent-Length: {}\r\nConnection: close\r\n\r\n",
        body.len()
    );
    // A browser that has gone hears nothing.
    let _ = stream.write_all(head.as_bytes()).and_then(|()| stream.write_all(&body));
}

/// The file at a path, as `cargo xtask dist` lays them out: the page that knows of no server is the index.
fn file(path: &str, shelf: &Shelf) -> Option<(&'static str, Vec<u8>)> {
    let name = path.strip_prefix(BELOW)?;
    let name = match name {
        "" | "index.html" => "alone.html",
        "alone.html" => return None,
        other => other,
    };
    if shelf.missing.is_some_and(|missing| name.contains(missing)) {
        return None;
    }
    let own = assets();
    let version = shelf.version.as_ref().unwrap_or(&own);
    // A version has its own folder and no other's.
    if name.starts_with("assets/") && !name.starts_with(&format!("assets/{version}/")) {
        return None;
    }
    let path: PathBuf = page().join(name.replace(&**version, &own));
    let bytes = std::fs::read(&path).ok()?;
    let kind = kind(&path);
    let is_text = matches!(name, "alone.html" | "sw.js");
    let bytes =
        if is_text { String::from_utf8(bytes).ok()?.replace(&own, version).into_bytes() } else { bytes };
    Some((kind, bytes))
}

fn kind(path: &Path) -> &'static str {
    match path.extension().and_then(|it| it.to_str()).unwrap_or_default() {
        "html" => "text/html",
        "js" => "text/javascript",
        "css" => "text/css",
        "wasm" => "application/wasm",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        _ => "text/plain",
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_static_site_below_a_path_is_played_without_any_server() {
    let mut stage = Stage::open("site");
    stage.kill_server();
    stage.keeps_page = true;
    let site = Site::open();
    let browser = stage.browser(Screen::Phone).await;
    site.goto(&browser, "icon.svg").await;
    browser.js("Object.assign(localStorage, { speed: '0', 'take-back': '0', sound: 'off' })").await;
    site.goto(&browser, "").await;
    browser.see("[data-test=play-now]").await;
    // What only a server could do is not offered, and nothing is said to be missing.
    for gone in ["join-code", "watch-list", "no-net"] {
        assert!(!browser.sees(&format!("[data-test={gone}]")).await, "{gone}");
    }
    browser.shot("front").await;
    axe::is_usable(&browser, "the front of a static site").await;
    browser.poke("[data-test=new-table]").await;
    browser.see("[data-test=create]").await;
    assert_eq!(browser.count("[data-test=seat-kind] [value=friend]").await, 0);
    browser.until("document.querySelector('[data-test=create][aria-disabled=false]')").await;
    browser.shot("new").await;
    browser.poke("[data-test=create]").await;
    let mut hands = hands(browser).await;
    let address = hands.browser.client.current_url().await.expect("the browser is somewhere");
    assert_eq!((address.path(), address.query()), (BELOW, Some(&*format!("/t/{}", hands.table.id))));
    assert!(hands.play(2).await);
    hands.settle().await;
    // Loaded anew it is at the same table; without a network too, as soon as the page is kept.
    let browser = hands.browser;
    browser.until(KEEPS_PAGE).await;
    site.change(|shelf| shelf.is_down = true);
    browser.client.refresh().await.expect("it is loaded anew");
    let mut hands = crate::relay::hands(browser).await;
    assert!(hands.eyes.log.iter().filter(|entry| entry.said.is_some()).count() >= 2);
    assert!(hands.play(1).await);
    let browser = hands.browser;
    for path in ["?/rules/CORE-DIE-4", "?/tiles", "?/learn", "?/games"] {
        site.goto(&browser, path).await;
        browser.see("main h1").await;
    }
    browser.see("[data-test=open-game]").await;
    assert!(!browser.sees("[data-test=upload-game]").await);
    let told = browser.console().await;
    assert!(told.iter().all(|line| line.contains("ERR_EMPTY_RESPONSE")), "{told:?}");
    browser.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_new_version_replaces_the_old_one_whole_or_not_at_all() {
    let mut stage = Stage::open("site-versions");
    stage.kill_server();
    stage.keeps_page = true;
    let site = Site::open();
    let browser = stage.browser(Screen::Desktop).await;
    let own = format!("assets/{}", assets());
    site.goto(&browser, "").await;
    browser.until(KEEPS_PAGE).await;
    assert_eq!(browser.js(&format!("return {ASSETS}")).await, json!(own));
    // Another version comes, and one of its files cannot be had: it is shown while it can be, and not kept.
    let keeps = |version: &str| {
        format!("(() => {{ if (!window.asked) {{ window.asked = true; caches.keys().then(async (names) => {{
            window.kept = []; for (const name of names) if (await (await caches.open(name)).match('./')) window.kept.push(name);
            window.asked = false; }}); }}
            return window.kept?.some((name) => name.endsWith('assets/{version}')); }})()")
    };
    site.change(|shelf| {
        shelf.version = Some("0123456789abcdef".to_owned());
        shelf.missing = Some("lesson-");
    });
    site.goto(&browser, "").await;
    browser.until(&format!("{ASSETS} == 'assets/0123456789abcdef'")).await;
    browser.see("[data-test=play-now]").await;
    browser.js(REFUSED).await;
    browser.until("window.failed").await;
    site.change(|shelf| shelf.is_down = true);
    site.goto(&browser, "").await;
    browser.until(&format!("{ASSETS} == '{own}'")).await;
    browser.see("[data-test=play-now]").await;
    // The file is there: the new version is kept, and shown without a network.
    site.change(|shelf| {
        shelf.is_down = false;
        shelf.missing = None;
    });
    site.goto(&browser, "").await;
    browser.until(&format!("{ASSETS} == 'assets/0123456789abcdef'")).await;
    browser.until(&keeps("0123456789abcdef")).await;
    site.change(|shelf| shelf.is_down = true);
    site.goto(&browser, "").await;
    browser.until(&format!("{ASSETS} == 'assets/0123456789abcdef'")).await;
    // Every file that was used is of that version.
    browser.poke("[data-test=new-table]").await;
    browser.see("[data-test=create]").await;
    let script = "return performance.getEntriesByType('resource').map((it) => it.name)
        .filter((it) => it.includes('/assets/') && !it.includes('/assets/0123456789abcdef/'))";
    assert_eq!(browser.js(script).await, json!([]));
    browser.close().await;
}
