//! What browser tests are made of: a server of their own and a driver, which opens browsers.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use fantoccini::ClientBuilder;
use hyper_util::client::legacy::connect::HttpConnector;
use serde_json::{Value, json};
use sqlx::Connection;

use crate::browser::{Browser, Screen};

/// What the luck of all tables comes from, so that every run of a test sees the same game.
const SEED: &str = "7";

/// How many stages this program has opened.
static NUMBER: AtomicU32 = AtomicU32::new(0);

/// A server and a driver, both ended with the test.
pub struct Stage {
    /// What the test is called; its pictures are.
    name: String,
    pub address: SocketAddr,
    /// Whether its browsers have windows, which can be minimized, and may send messages to the desktop.
    pub with_windows: bool,
    /// Whether its browsers keep the page for when there is no network. It is a few megabytes, fetched beside everything
    /// else, which other tests do without.
    pub keeps_page: bool,
    db: PathBuf,
    server: Option<Child>,
    driver: Child,
    driver_address: SocketAddr,
}

impl Stage {
    /// Opens a server with an empty store. Without a page, a browser or its driver there is nothing to test.
    pub fn open(name: &str) -> Stage {
        assert!(page().join("index.html").exists(), "there is no page: cargo xtask web makes it");
        // Tests for a phone and for a desktop have the same name, and must not meet in a file.
        let number = NUMBER.fetch_add(1, Ordering::Relaxed);
        let file = format!("browser-{name}-{}-{number}.db", std::process::id());
        let db = Path::new(env!("CARGO_TARGET_TMPDIR")).join(file);
        for suffix in ["", "-wal", "-shm"] {
            // What an earlier run has left.
            let _ = std::fs::remove_file(format!("{}{suffix}", db.display()));
        }
        let (server, address) = start_server(&db, 0);
        let (driver, driver_address) = start_driver();
        Stage {
            name: name.to_owned(),
            address,
            with_windows: false,
            keeps_page: false,
            db,
            server: Some(server),
            driver,
            driver_address,
        }
    }

    pub fn url(&self, path: &str) -> String {
        format!("http://{}{path}", self.address)
    }

    /// Kills the server as a loss of power would.
    pub fn kill_server(&mut self) {
        if let Some(mut server) = self.server.take() {
            server.kill().expect("it runs");
            server.wait().expect("it ends");
        }
    }

    /// Asks the server to end, as the system does when it goes down, and waits until it has.
    pub fn stop_server(&mut self) {
        if let Some(mut server) = self.server.take() {
            let asked =
                Command::new("kill").arg(server.id().to_string()).status().expect("kill is everywhere");
            assert!(asked.success() && server.wait().expect("it ends").success());
        }
    }

    /// Changes the store of a server that does not run.
    pub async fn change_store(&self, sql: &'static str) {
        let url = format!("sqlite://{}", self.db.display());
        let mut connection = sqlx::SqliteConnection::connect(&url).await.expect("the store");
        sqlx::raw_sql(sql).execute(&mut connection).await.expect("it can be changed");
        connection.close().await.expect("written");
    }

    /// Starts it again at the same address with the same store.
    pub fn start_server(&mut self) {
        let (server, address) = start_server(&self.db, self.address.port());
        assert_eq!(address, self.address);
        self.server = Some(server);
    }

    /// A browser nobody has used yet, in English.
    pub async fn browser(&self, screen: Screen) -> Browser {
        self.browser_in(screen, "en").await
    }

    /// A browser nobody has used yet, of somebody who reads that language.
    pub async fn browser_in(&self, screen: Screen, language: &str) -> Browser {
        // Chromium without windows has no settings to take the language from, and is told by a word of its own.
        let (lang, accepted) = (format!("--lang={language}"), format!("--accept-lang={language}"));
        let mut options = json!({
            "args": [
                "--headless=new", "--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking",
                "--disable-component-update", "--disable-sync", "--disable-dev-shm-usage", "--mute-audio",
                "--force-prefers-reduced-motion", "--window-size=1366,768", lang, accepted,
            ],
            "prefs": {"intl.accept_languages": language},
        });
        if let Some(program) = chromium(self.with_windows) {
            options["binary"] = json!(program);
        }
        let wanted = json!({"goog:chromeOptions": options, "goog:loggingPrefs": {"browser": "ALL"}});
        let Value::Object(wanted) = wanted else { unreachable!("it is written as one") };
        let client = ClientBuilder::new(HttpConnector::new())
            .capabilities(wanted)
            .connect(&format!("http://{}", self.driver_address))
            .await
            .expect("chromium starts");
        let browser = Browser::new(client, screen, self.name.clone(), self.url("")).await;
        if !self.keeps_page {
            browser.before_pages("delete Navigator.prototype.serviceWorker").await;
        }
        browser
    }
}

impl Drop for Stage {
    fn drop(&mut self) {
        self.kill_server();
        // The driver closes its browsers when asked to end, and leaves them running when it is killed.
        if let Ok(mut stream) = TcpStream::connect(self.driver_address) {
            let _ = stream.set_read_timeout(Some(Duration::from_secs(10)));
            let _ = write!(
                stream,
                "GET /shutdown HTTP/1.1\r\nHost: {}\r\nConnection: close\r\n\r\n",
                self.driver_address
            );
            let _ = stream.read_to_end(&mut Vec::new());
        }
        let _ = self.driver.kill();
        let _ = self.driver.wait();
    }
}

/// The folder the page is taken from: the one of `cargo xtask web`, or another for work on it, as from
/// `cargo xtask web --quick`, which weighs more.
pub fn page() -> PathBuf {
    let made = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../target/page");
    std::env::var_os("ELBOWROOM_PAGE").map_or(made, PathBuf::from)
}

/// The browser: the one that is named, or Chromium without windows where that is enough, which does the same with a fifth
/// less work, or else what the driver finds.
fn chromium(with_windows: bool) -> Option<PathBuf> {
    // The program itself: the script that starts it does not end it.
    let without_windows = Path::new("/usr/lib/chromium/chromium-headless-shell");
    let named = std::env::var_os("ELBOWROOM_CHROMIUM").map(PathBuf::from);
    named.or_else(|| (!with_windows && without_windows.exists()).then(|| without_windows.to_owned()))
}

fn start_server(db: &Path, port: u16) -> (Child, SocketAddr) {
    let mut child = Command::new(env!("CARGO_BIN_EXE_elbowroom-server"))
        .args(["--workshop", "--seed", SEED, "--port", &port.to_string(), "--db"])
        .arg(db)
        .arg("--page")
        .arg(page())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the server starts");
    let line = line_with(&mut child, "http://").expect("it says where it is");
    let address = line.rsplit("http://").next().and_then(|text| text.trim().parse().ok());
    (child, address.expect("its address"))
}

fn start_driver() -> (Child, SocketAddr) {
    // Two that start at the same time may want the same port; then one ends, and is started again.
    for _ in 0..10 {
        let mut child = Command::new("chromedriver")
            .arg("--port=0")
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("chromedriver starts; it comes with chromium (Debian: chromium-driver)");
        if let Some(line) = line_with(&mut child, "started successfully on port ") {
            let port = line.rsplit("on port ").next();
            let port = port.and_then(|text| text.trim().trim_end_matches('.').parse().ok());
            return (child, SocketAddr::from(([127, 0, 0, 1], port.expect("its port"))));
        }
        child.wait().expect("it has ended");
    }
    panic!("chromedriver does not stay")
}

/// The first line of a program's output that has this in it. The rest is read and thrown away.
fn line_with(child: &mut Child, word: &str) -> Option<String> {
    let mut lines = BufReader::new(child.stdout.take().expect("its output")).lines().map_while(Result::ok);
    let found = lines.find(|line| line.contains(word));
    std::thread::spawn(move || lines.for_each(drop));
    found
}
