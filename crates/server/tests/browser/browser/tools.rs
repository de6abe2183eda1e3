//! What is asked of the browser itself: windows of every size, pictures, what the page complains about.

use std::collections::BTreeMap;
use std::path::Path;

use fantoccini::wd::WebDriverCompatibleCommand;
use serde_json::{Value, json};

use super::{Browser, Screen};

/// How large windows are drawn where nobody looks at pictures. Drawing is a third of a browser's work, and nothing but
/// pictures depends on it: where things are, is asked in the page's own pixels.
const DRAWN: f64 = 0.5;

/// How large windows are drawn.
pub fn scale() -> f64 {
    if Browser::keeps_pictures() { 1.0 } else { DRAWN }
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
    pub(super) fn drawn_at(&self, (x, y): (f64, f64)) -> (f64, f64) {
        ((x * self.drawn).round(), (y * self.drawn).round())
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
    pub(super) async fn keep_picture(&self, name: &str) {
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
