//! Somebody's browser: where it goes, what it shows, and what is waited for.

mod pressing;
mod tools;

use std::time::{Duration, Instant};

use fantoccini::elements::Element;
use fantoccini::{Client, Locator};
use serde_json::{Value, json};

/// How long a test waits for something that must come, on a machine that has much else to do.
const PATIENCE: Duration = Duration::from_mins(1);
/// How often it looks.
const GLANCE: Duration = Duration::from_millis(20);
/// How long the page looks before it is asked again.
const LOOK: Duration = Duration::from_secs(1);

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
    /// A browser that has just been started, its window as large as the screen.
    pub async fn new(client: Client, screen: Screen, name: String, base: String) -> Browser {
        let browser = Browser { client, screen, drawn: tools::scale(), name, base };
        browser.use_screen().await;
        browser
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
