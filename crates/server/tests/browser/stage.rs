//! What browser tests are made of: a server of their own, a driver, and browsers that see the page as people do.

use std::collections::BTreeMap;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use fantoccini::actions::{
    InputSource, KeyAction, KeyActions, MOUSE_BUTTON_LEFT, MouseActions, PointerAction, TouchActions,
};
use fantoccini::elements::Element;
use fantoccini::wd::WebDriverCompatibleCommand;
use fantoccini::{Client, ClientBuilder, Locator};
use hyper_util::client::legacy::connect::HttpConnector;
use serde_json::{Value, json};
use sqlx::Connection;

/// How long a test waits for something that must come, on a machine that has much else to do.
const PATIENCE: Duration = Duration::from_mins(1);
/// How long a finger takes from one place to the next.
const STROKE: Duration = Duration::from_millis(80);
/// How often it looks.
const GLANCE: Duration = Duration::from_millis(20);
/// How long the page looks before it is asked again.
const LOOK: Duration = Duration::from_secs(1);

/// How large windows are drawn where nobody looks at pictures. Drawing is a third of a browser's work, and nothing but
/// pictures depends on it: where things are, is asked in the page's own pixels.
const DRAWN: f64 = 0.5;

/// What the luck of all tables comes from, so that every run of a test sees the same game.
const SEED: &str = "7";

/// Where the first thing that fits can be pressed: in its middle or thereabouts, where nothing lies over it, if it stays
/// there for a moment.
const SPOT: &str = "const [css, done] = arguments;
    const look = () => {
        let why = 'it is not there';
        for (const it of document.querySelectorAll(css)) {
            if (!it.checkVisibility({ visibilityProperty: true })) continue;
            it.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
            const box = it.getBoundingClientRect();
            for (const [dx, dy] of [[.5, .5], [.3, .5], [.7, .5], [.5, .25], [.5, .75], [.1, .5], [.9, .5]]) {
                const [x, y] = [box.left + box.width * dx, box.top + box.height * dy];
                const top = document.elementFromPoint(x, y);
                if (it.contains(top)) return [x, y];
                why = top ? 'under ' + top.outerHTML.slice(0, 200) : 'outside of the window';
            }
        }
        return why;
    };
    const first = look();
    if (typeof first === 'string') return done(first);
    setTimeout(() => { const again = look(); done(String(again) === String(first) ? again : 'it moves'); }, 40)";

/// Where a region can be pressed: near its anchor, or else wherever it is seen, once the map has stayed where it is for
/// some frames, and with so much room around that a finger does not touch another.
const REGION: &str = "const [[name, ax, ay, room], done] = arguments;
    const it = document.querySelector(`[data-region='${name}']`);
    const where = () => { const m = it.getScreenCTM(); return [m.a, m.b, m.c, m.d, m.e, m.f]; };
    const look = () => {
        const [[a, b, c, d, e, f], box] = [where(), it.getBBox()];
        const places = [[ax, ay]];
        for (let i = 1; i < 16; i++)
            for (let j = 1; j < 16; j++) places.push([box.x + box.width * i / 16, box.y + box.height * j / 16]);
        const far = ([x, y]) => Math.hypot(x - ax, y - ay);
        places.sort((one, other) => far(one) - far(other));
        let why = 'outside of the window';
        for (const [x, y] of places) {
            const [px, py] = [a * x + c * y + e, b * x + d * y + f];
            if (px < 4 || py < 4 || px > innerWidth - 4 || py > innerHeight - 4) continue;
            const top = document.elementFromPoint(px, py);
            const around = [[room, 0], [-room, 0], [0, room], [0, -room]];
            const at = ([dx, dy]) => document.elementFromPoint(px + dx, py + dy) === it;
            if (top === it && around.every(at)) return [px, py];
            if (top && !top.dataset.region) why = 'under ' + top.outerHTML.slice(0, 200);
        }
        return why;
    };
    const rest = (before, still) => requestAnimationFrame(() => {
        const now = String(where());
        if (now === before && still === 4) done(look());
        else rest(now, now === before ? still + 1 : 0);
    });
    rest('', 0)";

/// Whether something moves or appears that will come to rest. A page that asks for less motion has it too: what opens is
/// transparent until the browser has come to draw it.
pub const MOVES: &str = "document.getAnimations().some((it) => it.playState === 'running'
    && it.effect.getComputedTiming().endTime < Infinity)";

/// The screens people have.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Screen {
    /// 390 × 844, touched with fingers.
    Phone,
    /// 1366 × 768.
    Desktop,
}

impl Screen {
    pub const BOTH: [Screen; 2] = [Screen::Desktop, Screen::Phone];

    fn key(self) -> &'static str {
        match self {
            Screen::Phone => "phone",
            Screen::Desktop => "desktop",
        }
    }
}

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
        let db =
            Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("browser-{name}-{}.db", std::process::id()));
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
        let drawn = if Browser::keeps_pictures() { 1.0 } else { DRAWN };
        let browser = Browser { client, screen, drawn, name: self.name.clone(), base: self.url("") };
        browser.use_screen().await;
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

/// Somebody's browser.
pub struct Browser {
    pub client: Client,
    pub screen: Screen,
    /// How large the window is drawn, in pixels for each pixel of the page.
    drawn: f64,
    name: String,
    base: String,
}

impl Browser {
    /// Makes the window one of this screen. Every tab has a window of its own.
    pub async fn use_screen(&self) {
        let (size, touch) = match self.screen {
            Screen::Phone => ((390, 844), true),
            Screen::Desktop => ((1366, 768), false),
        };
        self.set_window(size, touch, self.drawn).await;
        self.ask("Emulation.setTouchEmulationEnabled", json!({"enabled": touch})).await;
    }

    /// Gives the window another size, as turning a phone or pulling at a corner does.
    pub async fn resize(&self, (width, height, touch): (u32, u32, bool)) {
        self.set_window((width, height), touch, self.drawn).await;
        self.until(&format!("innerWidth == {width} && innerHeight == {height}")).await;
    }

    /// Gives the window a size, and says how large it is drawn.
    pub async fn set_window(&self, (width, height): (u32, u32), mobile: bool, scale: f64) {
        // Pictures of phones are as sharp as phones are.
        let ratio = if mobile && Browser::keeps_pictures() { 2 } else { 1 };
        let metrics = json!({
            "width": width, "height": height, "deviceScaleFactor": ratio, "mobile": mobile, "scale": scale
        });
        self.ask("Emulation.setDeviceMetricsOverride", metrics).await;
    }

    /// Where a place of the page is in the window as it is drawn.
    fn drawn_at(&self, (x, y): (f64, f64)) -> (f64, f64) {
        ((x * self.drawn).round(), (y * self.drawn).round())
    }

    /// Goes to a path of the server.
    pub async fn goto(&self, path: &str) {
        // A link that differs only after its '#' would load nothing: the page would follow it some time later, and a test
        // would still be looking at the page as it was.
        let here = self.client.current_url().await.expect("the browser is somewhere");
        if path.split_once('#').is_some_and(|(page, _)| page == here.path()) {
            self.client.goto("about:blank").await.expect("an empty page opens");
        }
        self.client.goto(&format!("{}{path}", self.base)).await.expect("the page opens");
    }

    /// Sits down at a table by the link to a seat. A page that is open at another table stays and follows a link of its own
    /// to this one: loading it again would be most of the work of many tests.
    pub async fn sit(&self, link: &str) {
        let script = "const [path, done] = arguments;
            const old = document.querySelector('.tbl');
            const [table, text] = path.split('#');
            if (!old || location.pathname === table) return done(false);
            old.dataset.left = '';
            const sits = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ text }) };
            fetch(`/api/tables/${table.split('/').pop()}/sit`, sits).then((sat) => {
                const link = document.body.appendChild(document.createElement('a'));
                link.href = table;
                link.click();
                link.remove();
                done(sat.ok);
            })";
        let sat = self.client.execute_async(script, vec![json!(link)]).await;
        if !sat.is_ok_and(|sat| sat == json!(true)) {
            self.goto(link).await;
        }
        self.until("document.querySelector('[data-idle]:not([data-left])')").await;
    }

    /// Chooses a language at a table, as people do.
    pub async fn speak(&self, language: &str) {
        self.until("document.querySelector('[data-test=language]')").await;
        let script = "const it = document.querySelector('[data-test=language]');
            if (it.value === arguments[0]) return;
            it.value = arguments[0];
            it.dispatchEvent(new Event('change', { bubbles: true }))";
        self.client.execute(script, vec![json!(language)]).await.expect("the script runs");
        self.until(&format!("document.documentElement.lang == '{language}'")).await;
    }

    /// Runs a script and returns what it returns.
    pub async fn js(&self, script: &str) -> Value {
        self.client.execute(script, Vec::new()).await.expect("the script runs")
    }

    /// Waits for the first element that fits and can be seen.
    pub async fn see(&self, css: &str) -> Element {
        let start = Instant::now();
        while start.elapsed() < PATIENCE {
            self.look(&format!("document.querySelector({})", json!(css))).await;
            for element in self.client.find_all(Locator::Css(css)).await.unwrap_or_default() {
                if element.is_displayed().await.unwrap_or(false) {
                    return element;
                }
            }
            tokio::time::sleep(GLANCE).await;
        }
        self.fail(&format!("{css} does not come")).await
    }

    /// Whether an element that fits can be seen now.
    pub async fn sees(&self, css: &str) -> bool {
        let script = "return [...document.querySelectorAll(arguments[0])].some((it) => it.checkVisibility()
            && it.getBoundingClientRect().width > 0)";
        self.client.execute(script, vec![json!(css)]).await.is_ok_and(|seen| seen == json!(true))
    }

    /// How many elements fit.
    pub async fn count(&self, css: &str) -> usize {
        self.client.find_all(Locator::Css(css)).await.map_or(0, |found| found.len())
    }

    /// What the first element that fits says.
    pub async fn text(&self, css: &str) -> String {
        match self.client.find(Locator::Css(css)).await {
            Ok(element) => element.text().await.unwrap_or_default(),
            Err(_) => String::new(),
        }
    }

    /// Waits until something is true of the page; the script is an expression.
    pub async fn until(&self, script: &str) {
        let start = Instant::now();
        while start.elapsed() < PATIENCE {
            if self.look(script).await {
                return;
            }
        }
        self.fail(&format!("never: {script}")).await;
    }

    /// Waits until nothing moves or appears any more.
    pub async fn rest(&self) {
        self.until(&format!("!{MOVES}")).await;
    }

    /// Looks for a moment whether something is or becomes true of the page. The page does it: asking it again and again
    /// would keep test, driver and browser busy.
    async fn look(&self, script: &str) -> bool {
        let script = format!(
            "const done = arguments[0], end = performance.now() + {};
            const look = () => {{
                let seen = false;
                try {{ seen = !!({script}); }} catch (_) {{}}
                if (seen || performance.now() > end) done(seen); else setTimeout(look, {});
            }};
            look()",
            LOOK.as_millis(),
            GLANCE.as_millis()
        );
        let seen = self.client.execute_async(&script, Vec::new()).await;
        if seen.is_err() {
            // The page is just being left for another.
            tokio::time::sleep(GLANCE).await;
        }
        seen.is_ok_and(|seen| seen == json!(true))
    }

    /// Where to press what fits, or why nobody could press it now.
    async fn spot(&self, script: &str, about: Value) -> Result<(f64, f64), String> {
        let found =
            self.client.execute_async(script, vec![about]).await.map_err(|error| error.to_string())?;
        match (found[0].as_f64(), found[1].as_f64()) {
            (Some(x), Some(y)) => Ok((x, y)),
            _ => Err(found.to_string()),
        }
    }

    /// Presses what fits where a person would, as soon as it is there and nothing lies over it.
    pub async fn poke(&self, css: &str) {
        let start = Instant::now();
        loop {
            match self.spot(SPOT, json!(css)).await {
                Ok((x, y)) => return self.tap(x, y).await,
                Err(_) if start.elapsed() < PATIENCE => tokio::time::sleep(GLANCE).await,
                Err(why) => self.fail(&format!("{css} cannot be pressed: {why}")).await,
            }
        }
    }

    /// Where a region of the map can be pressed, near that place of it.
    pub async fn region(&self, region: &str, [x, y]: [f64; 2]) -> (f64, f64) {
        let mut why = String::new();
        // Whoever has too little room looks at the whole map, and then aims better.
        for room in [12, 10, 6, 3, 1] {
            match self.spot(REGION, json!([region, x, y, room])).await {
                Ok(place) => return place,
                Err(other) => why = other,
            }
            if self.sees("[data-test=fit]").await {
                self.poke("[data-test=fit]").await;
            }
            // The pointer may hold a card open over it.
            if self.screen == Screen::Desktop {
                self.point(2.0, 2.0).await;
            }
        }
        self.fail(&format!("region {region} cannot be pressed: {why}")).await
    }

    /// Drags with the mouse from the middle of what fits to a place of the window.
    pub async fn drag(&self, css: &str, to: (f64, f64)) {
        let from = self.middle(css).await;
        let (from, to) = (self.drawn_at(from), self.drawn_at(to));
        let over = Some(Duration::from_millis(80));
        let actions = MouseActions::new("mouse".to_owned())
            .then(PointerAction::MoveTo { duration: None, x: from.0, y: from.1 })
            .then(PointerAction::Down { button: MOUSE_BUTTON_LEFT })
            .then(PointerAction::MoveTo { duration: over, x: to.0, y: to.1 })
            .then(PointerAction::Up { button: MOUSE_BUTTON_LEFT });
        self.client.perform_actions(actions).await.expect("it is dragged");
    }

    /// Takes the mouse to a place of the window.
    pub async fn point(&self, x: f64, y: f64) {
        let (x, y) = self.drawn_at((x, y));
        let actions =
            MouseActions::new("mouse".to_owned()).then(PointerAction::MoveTo { duration: None, x, y });
        self.client.perform_actions(actions).await.expect("the mouse moves");
    }

    /// Turns the wheel of the mouse at a place of the window.
    pub async fn wheel(&self, place: (f64, f64), by: i32) {
        let (x, y) = self.drawn_at(place);
        let wheel = json!({"type": "mouseWheel", "x": x, "y": y, "deltaX": 0, "deltaY": by});
        self.ask("Input.dispatchMouseEvent", wheel).await;
    }

    /// Presses keys one after the other, wherever the focus is.
    pub async fn press(&self, keys: &[char]) {
        let mut actions = KeyActions::new("keys".to_owned());
        for &value in keys {
            actions = actions.then(KeyAction::Down { value }).then(KeyAction::Up { value });
        }
        self.client.perform_actions(actions).await.expect("keys are pressed");
    }

    /// Gives up, with a picture.
    pub async fn fail(&self, why: &str) -> ! {
        self.keep_picture("failed").await;
        panic!(
            "{why}; the page at {} says: {:?}; the console: {:?}",
            self.js("return location.href").await,
            self.text("body").await,
            self.console().await
        );
    }

    /// Clicks or, on a phone, taps at a place of the window.
    pub async fn tap(&self, x: f64, y: f64) {
        let (left, top) = self.drawn_at((x, y));
        let to = PointerAction::MoveTo { duration: None, x: left, y: top };
        let (down, up) = (
            PointerAction::Down { button: MOUSE_BUTTON_LEFT },
            PointerAction::Up { button: MOUSE_BUTTON_LEFT },
        );
        let tapped = match self.screen {
            Screen::Desktop => {
                let actions = MouseActions::new("mouse".to_owned()).then(to).then(down).then(up);
                self.client.perform_actions(actions).await
            }
            Screen::Phone => {
                let actions = TouchActions::new("finger".to_owned()).then(to).then(down).then(up);
                self.client.perform_actions(actions).await
            }
        };
        if let Err(error) = tapped {
            let window =
                self.js("return [innerWidth, innerHeight, visualViewport.scale, scrollX, scrollY]").await;
            self.fail(&format!("at {x}, {y} of {window} nothing can be pressed: {error}")).await;
        }
    }

    /// Takes a picture for people to look at, if they want any: `ELBOWROOM_SHOTS=1` keeps them in `target/shots`.
    pub async fn shot(&self, name: &str) {
        if Browser::keeps_pictures() {
            self.keep_picture(name).await;
        }
    }

    /// Whether people want pictures.
    pub fn keeps_pictures() -> bool {
        std::env::var_os("ELBOWROOM_SHOTS").is_some()
    }

    /// Takes a picture and keeps it in `target/shots`.
    async fn keep_picture(&self, name: &str) {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../target/shots");
        std::fs::create_dir_all(&folder).expect("the folder can be made");
        if self.drawn < 1.0 {
            // Large enough to be looked at.
            let size = serde_json::from_value(self.js("return [innerWidth, innerHeight]").await);
            self.set_window(size.expect("a size"), self.screen == Screen::Phone, 1.0).await;
        }
        let picture = self.client.screenshot().await.expect("a picture");
        let file = folder.join(format!("{}-{name}-{}.png", self.name, self.screen.key()));
        std::fs::write(file, picture).expect("the picture can be kept");
    }

    /// What the page has complained about since the last time; the lack of a favicon is no complaint.
    pub async fn console(&self) -> Vec<String> {
        let lines = self.client.issue_cmd(ConsoleLog).await.unwrap_or_default();
        let lines = lines.as_array().cloned().unwrap_or_default();
        let severe = lines.iter().filter(|line| line["level"] == "SEVERE");
        let said = severe.filter_map(|line| line["message"].as_str());
        said.filter(|line| !line.contains("/favicon.ico ")).map(ToOwned::to_owned).collect()
    }

    /// Asks the browser itself for something, in the words of its tools for developers.
    pub async fn ask(&self, command: &'static str, about: Value) -> Value {
        let asked = self.client.issue_cmd(Tools { command, about }).await;
        asked.unwrap_or_else(|error| panic!("{command}: {error}"))
    }

    /// What the browser has counted so far, by name; first it is told to count.
    pub async fn metrics(&self) -> BTreeMap<String, f64> {
        let metrics = self.ask("Performance.getMetrics", json!({})).await;
        let metrics = metrics["metrics"].as_array().expect("a list").iter();
        metrics.filter_map(|it| Some((it["name"].as_str()?.to_owned(), it["value"].as_f64()?))).collect()
    }

    /// Runs a script on every page before anything else does.
    pub async fn before_pages(&self, script: &str) {
        self.ask("Page.addScriptToEvaluateOnNewDocument", json!({"source": script})).await;
    }

    /// Whether the device asks for less motion; at first it does.
    pub async fn want_less_motion(&self, less: bool) {
        let value = if less { "reduce" } else { "no-preference" };
        let features = json!([{"name": "prefers-reduced-motion", "value": value}]);
        self.ask("Emulation.setEmulatedMedia", json!({"features": features})).await;
    }

    /// Moves fingers over the screen together, each along its own places.
    pub async fn fingers(&self, ways: &[&[(f64, f64)]]) {
        let fingers = ways.iter().enumerate().map(|(nth, way)| {
            let mut finger = TouchActions::new(format!("finger-{nth}"));
            for (step, &place) in way.iter().enumerate() {
                let (x, y) = self.drawn_at(place);
                let duration = (step > 0).then_some(STROKE);
                finger = finger.then(PointerAction::MoveTo { duration, x, y });
                if step == 0 {
                    finger = finger.then(PointerAction::Down { button: MOUSE_BUTTON_LEFT });
                }
            }
            finger.then(PointerAction::Up { button: MOUSE_BUTTON_LEFT })
        });
        let fingers: Vec<TouchActions> = fingers.collect();
        self.client.perform_actions(fingers).await.expect("fingers move");
    }

    /// Taps twice at a place of the window, as fast as for a closer look however long this machine takes.
    pub async fn tap_twice(&self, (x, y): (f64, f64)) {
        let now = self.js("return Date.now() / 1000").await.as_f64().expect("a time");
        for (after, kind) in [(0.0, "Start"), (0.04, "End"), (0.12, "Start"), (0.16, "End")] {
            let (x, y) = self.drawn_at((x, y));
            let places = if kind == "Start" { json!([{"x": x, "y": y}]) } else { json!([]) };
            let touch =
                json!({"type": format!("touch{kind}"), "touchPoints": places, "timestamp": now + after});
            self.ask("Input.dispatchTouchEvent", touch).await;
        }
    }

    /// Where the middle of what fits is.
    pub async fn middle(&self, css: &str) -> (f64, f64) {
        self.see(css).await;
        let [left, top, right, bottom] = self.bounds(css).await.expect("it is seen");
        ((left + right) as f64 / 2.0, (top + bottom) as f64 / 2.0)
    }

    /// Where the first thing that fits and is seen is, to the pixel: left, top, right and bottom.
    pub async fn bounds(&self, css: &str) -> Option<[i64; 4]> {
        let script =
            "const it = [...document.querySelectorAll(arguments[0])].find((it) => it.checkVisibility());
            const box = it?.getBoundingClientRect();
            return box && [box.left, box.top, box.right, box.bottom].map(Math.round)";
        let found = self.client.execute(script, vec![json!(css)]).await.expect("the script runs");
        serde_json::from_value(found).ok()
    }

    /// Closes the browser.
    pub async fn close(self) {
        self.client.close().await.expect("it closes");
    }
}

/// Asks the browser's tools for developers, as every chromedriver lets one.
#[derive(Debug)]
struct Tools {
    command: &'static str,
    about: Value,
}

impl WebDriverCompatibleCommand for Tools {
    fn endpoint(&self, base: &url::Url, session: Option<&str>) -> Result<url::Url, url::ParseError> {
        base.join(&format!("session/{}/goog/cdp/execute", session.unwrap_or_default()))
    }

    fn method_and_body(&self, _: &url::Url) -> (http::Method, Option<String>) {
        (http::Method::POST, Some(json!({"cmd": self.command, "params": self.about}).to_string()))
    }
}

/// Asks for the browser's log, which is not in the standard but in every chromium.
#[derive(Debug)]
struct ConsoleLog;

impl WebDriverCompatibleCommand for ConsoleLog {
    fn endpoint(&self, base: &url::Url, session: Option<&str>) -> Result<url::Url, url::ParseError> {
        base.join(&format!("session/{}/se/log", session.unwrap_or_default()))
    }

    fn method_and_body(&self, _: &url::Url) -> (http::Method, Option<String>) {
        (http::Method::POST, Some(json!({"type": "browser"}).to_string()))
    }
}
