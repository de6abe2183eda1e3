//! What people do with mouse, fingers and keys: they press where they see something, and only there.

use std::time::{Duration, Instant};

use fantoccini::actions::{
    InputSource, KeyAction, KeyActions, MOUSE_BUTTON_LEFT, MouseActions, PointerAction, TouchActions,
};
use serde_json::{Value, json};

use super::{Browser, GLANCE, PATIENCE, Screen};

/// How long a finger takes from one place to the next.
const STROKE: Duration = Duration::from_millis(80);

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

impl Browser {
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
}
