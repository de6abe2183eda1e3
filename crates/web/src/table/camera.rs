//! Which part of the map is seen.

use leptos::html::Div;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::ResizeObserver;

use crate::bits::effect;
use crate::settings::matches;

/// How much larger than fitting the map may become.
const CLOSEST: f64 = 5.0;
/// Which screens are small: as wide or as high as phones.
const SMALL: &str = "(max-width: 699px), (max-height: 499px)";
/// Which of them lie on their side.
const LYING: &str = "(max-height: 499px) and (orientation: landscape)";
/// How much of the map the small map and the buttons cover on a small screen, in pixels from below.
const CONTROLS: f64 = 64.0;
/// How much the buttons cover where they stand in a column, in pixels from the right.
const COLUMN: f64 = 60.0;
/// How long nothing moves before the map is at rest, in milliseconds.
const REST: f64 = 150.0;

/// What is seen of the map.
#[derive(Clone, Copy)]
pub struct Camera {
    /// The window onto the map.
    pub port: NodeRef<Div>,
    /// The size of the map.
    map: [f64; 2],
    /// The middle of what is seen, and how much larger than fitting it is.
    at: RwSignal<(f64, f64, f64)>,
    /// The size of the port, in pixels.
    size: RwSignal<[f64; 2]>,
    /// How much of the port its buttons take, in pixels from the right and from below.
    taken: RwSignal<[f64; 2]>,
    /// How much of the port is covered from below, in pixels.
    covered: RwSignal<f64>,
    /// What was brought into sight last.
    framed: StoredValue<Vec<[f64; 2]>>,
    /// How wide the window was.
    wide: StoredValue<f64>,
    /// Whether what is seen has changed a moment ago.
    pub moves: RwSignal<bool>,
    /// When it last did, in milliseconds.
    moved: StoredValue<f64>,
    /// How much larger than fitting the map was when it last came to rest.
    rested: RwSignal<f64>,
}

impl Camera {
    /// All of a map of that size.
    pub fn new(map: [f64; 2]) -> Camera {
        let camera = Camera {
            port: NodeRef::new(),
            map,
            at: RwSignal::new((map[0] / 2.0, map[1] / 2.0, 1.0)),
            size: RwSignal::new(map),
            taken: RwSignal::new([0.0; 2]),
            covered: RwSignal::new(0.0),
            framed: StoredValue::new(Vec::new()),
            wide: StoredValue::new(window_width()),
            moves: RwSignal::new(false),
            moved: StoredValue::new(0.0),
            rested: RwSignal::new(1.0),
        };
        let resized = window_event_listener(leptos::ev::resize, move |_| camera.resized());
        on_cleanup(move || resized.remove());
        // Whatever takes room from the map or gives it back, it is measured anew.
        let measure = Closure::<dyn FnMut()>::new(move || {
            if !camera.at.is_disposed() {
                camera.measure();
            }
        });
        let observer = ResizeObserver::new(measure.as_ref().unchecked_ref()).ok();
        let watch = StoredValue::new_local((observer.clone(), measure));
        effect(move || {
            watch.with_value(|(observer, _)| {
                let _ =
                    observer.as_ref().zip(camera.port.get()).map(|(observer, port)| observer.observe(&port));
            });
        });
        on_cleanup(move || {
            let _ = observer.map(|observer| observer.disconnect());
        });
        camera
    }

    /// Does something in the next frame, unless the table has been left by then.
    pub fn next_frame(self, act: impl FnOnce() + 'static) {
        request_animation_frame(move || {
            if !self.at.is_disposed() {
                act();
            }
        });
    }

    /// The window has another size. Who turns a phone sees again what was in sight before, and nothing else has the
    /// same width before and after.
    fn resized(self) {
        self.measure();
        let (before, now) = (self.wide.get_value(), window_width());
        self.wide.set_value(now);
        if (before - now).abs() > 1.0 {
            let framed = self.framed.get_value();
            if framed.is_empty() || !matches(SMALL) { self.fit() } else { self.frame(&framed) }
        }
    }

    /// Measures the port.
    pub fn measure(self) {
        if let Some(port) = self.port.get_untracked() {
            let bounds = port.get_bounding_client_rect();
            if bounds.width() > 0.0 && bounds.height() > 0.0 {
                self.size.set([bounds.width(), bounds.height()]);
                self.taken.set(match (matches(LYING), matches(SMALL)) {
                    (true, _) => [COLUMN, 0.0],
                    (false, true) => [0.0, CONTROLS],
                    (false, false) => [0.0; 2],
                });
                self.look(|at| at);
            }
        }
    }

    /// Pixels for a unit when all is seen, beside the buttons where there are some.
    fn fit_scale(self) -> f64 {
        let ([w, h], [right, below]) = (self.size.get(), self.taken.get());
        // However low the port is, some of it is the map's.
        ((w - right).max(w / 2.0) / self.map[0]).min((h - below).max(h / 2.0) / self.map[1])
    }

    /// Pixels for a unit now.
    fn scale(self) -> f64 {
        self.fit_scale() * self.at.get().2
    }

    /// Where the drawing of the whole map lies, as CSS. It is moved and enlarged as a whole, which a browser does to a
    /// picture it has already drawn: it neither lays out nor draws anything anew while somebody looks around. `--unit` is
    /// how many units of tokens, which are drawn at that scale, a pixel is when the map is at rest.
    pub fn style(self, token_scale: i32) -> String {
        let ((x, y, zoom), [w, h], fit) = (self.at.get(), self.size.get(), self.fit_scale());
        let unit = 100.0 / f64::from(token_scale) / (fit * self.rested.get()).max(0.01);
        let lengths =
            [self.map[0] * fit, self.map[1] * fit, w / 2.0 - x * fit * zoom, h / 2.0 - y * fit * zoom];
        let [width, height, left, top] = lengths.map(|it| format!("{it:.2}px"));
        format!(
            "width:{width};height:{height};transform:translate({left},{top}) scale({zoom:.4});--unit:{unit:.3}"
        )
    }

    /// What is seen of the map, its least corner and its size; nothing when all is seen.
    pub fn seen(self) -> Option<[f64; 4]> {
        let ((x, y, zoom), [w, h], scale) = (self.at.get(), self.size.get(), self.scale());
        let (w, h) = (w / scale, h / scale);
        // A map that is lower than its window is not seen beyond its edge.
        let (left, top) = ((x - w / 2.0).max(0.0), (y - h / 2.0).max(0.0));
        (zoom > 1.02).then_some([left, top, w.min(self.map[0] - left), h.min(self.map[1] - top)])
    }

    /// Looks at a place, given as shares of the map's width and height.
    pub fn look_at(self, [x, y]: [f64; 2]) {
        self.look(|(_, _, zoom)| (x * self.map[0], y * self.map[1], zoom));
    }

    /// Shows all.
    pub fn fit(self) {
        self.framed.set_value(Vec::new());
        self.look(|_| (self.map[0] / 2.0, self.map[1] / 2.0, 1.0));
    }

    /// Zooms around the middle.
    pub fn zoom(self, by: f64) {
        self.look(|(x, y, zoom)| (x, y, zoom * by));
    }

    /// Looks at places, unless all of them are seen.
    pub fn reveal(self, places: &[[f64; 2]]) {
        if !places.iter().all(|&place| self.shows(place)) {
            self.frame(places);
        }
    }

    /// Shows all, unless these places are seen: whoever watches others does not lose sight of the map.
    pub fn watch(self, places: &[[f64; 2]]) {
        if !places.iter().all(|&place| self.shows(place)) {
            self.fit();
        }
    }

    /// Whether a place is seen, and nothing lies over it.
    pub fn shows(self, place: [f64; 2]) -> bool {
        let [x, y] = untrack(|| self.on_port(place));
        let ([w, h], [right, below]) = (self.size.get_untracked(), self.taken.get_untracked());
        let below = self.covered.get_untracked().max(below).max(20.0);
        x >= 0.05 && x * w <= w - right.max(0.05 * w) && y >= 0.04 && y * h <= h - below
    }

    /// On a small screen, shows all these places with some room around them, as large as they can be.
    pub fn frame(self, places: &[[f64; 2]]) {
        self.framed.set_value(places.to_vec());
        let corner = |better: fn(f64, f64) -> f64| {
            places.iter().copied().reduce(|a, b| [better(a[0], b[0]), better(a[1], b[1])])
        };
        let (Some(from), Some(to)) = (corner(f64::min), corner(f64::max)) else { return };
        let [w, h] = self.size.get_untracked();
        if !matches(SMALL) {
            return;
        }
        let [right, below] = self.taken.get_untracked();
        let (wide, tall) = (to[0] - from[0] + 150.0, to[1] - from[1] + 170.0);
        let fit = untrack(|| self.fit_scale());
        let zoom = ((w - right) / wide).min((h - CONTROLS.max(below)) / tall) / fit;
        let zoom = zoom.clamp(1.0, 2.6);
        let [right, below] = [right, CONTROLS.max(below)].map(|taken| taken / 2.0 / (fit * zoom));
        self.look(|_| (from[0].midpoint(to[0]) + right, from[1].midpoint(to[1]) + below, zoom));
    }

    /// The lower part of the port is covered, on a phone: a place that is hidden by it comes up.
    pub fn uncover(self, place: [f64; 2], covered: f64) {
        self.covered.set(covered);
        let h = self.size.get_untracked()[1];
        let free = h - covered;
        // What is seen stays where it is: a second tap at the same place means the same region.
        if untrack(|| self.on_port(place))[1] * h > free - 20.0 {
            let scale = untrack(|| self.scale());
            self.look(|(x, _, zoom)| (x, place[1] + (h - free) / 2.0 / scale, zoom));
        }
    }

    /// Nothing is covered any more but what always is.
    pub fn cover_nothing(self) {
        self.covered.set(0.0);
        self.look(|at| at);
    }

    /// Looks elsewhere, but never past the edge; a map that fits is in the middle of what nothing lies over.
    fn look(self, change: impl FnOnce((f64, f64, f64)) -> (f64, f64, f64)) {
        let (x, y, zoom) = change(self.at.get_untracked());
        let zoom = zoom.clamp(1.0, CLOSEST);
        let scale = untrack(|| self.fit_scale()) * zoom;
        let ([w, h], [right, below]) = (self.size.get_untracked(), self.taken.get_untracked());
        let below = self.covered.get_untracked().max(below);
        let x = within(x, w / scale, self.map[0] + right / scale);
        let y = within(y, h / scale, self.map[1] + below / scale);
        if self.at.get_untracked() != (x, y, zoom) {
            self.at.set((x, y, zoom));
            self.has_moved();
        }
    }

    /// What is seen has changed: the map moves until nothing has changed for a moment.
    fn has_moved(self) {
        self.moved.set_value(js_sys::Date::now());
        if !self.moves.get_untracked() {
            self.moves.set(true);
            self.wait_for_rest();
        }
    }

    fn wait_for_rest(self) {
        let look = move || {
            // Whoever has left the table looks at nothing.
            let Some(moved) = self.moved.try_get_value() else { return };
            if js_sys::Date::now() - moved < REST {
                return self.wait_for_rest();
            }
            self.moves.set(false);
            self.rested.set(self.at.get_untracked().2);
        };
        set_timeout(look, std::time::Duration::from_millis(REST as u64));
    }

    /// Zooms so that a place of the port stays where it is.
    pub fn zoom_at(self, by: f64, place: [f64; 2]) {
        let (old, fit) = untrack(|| (self.scale(), self.fit_scale()));
        let new = fit * (self.at.get_untracked().2 * by).clamp(1.0, CLOSEST);
        let [w, h] = self.size.get_untracked();
        let (dx, dy) = (place[0] - w / 2.0, place[1] - h / 2.0);
        self.look(|(x, y, zoom)| (x + dx / old - dx / new, y + dy / old - dy / new, zoom * by));
    }

    /// Moves what is seen by pixels.
    pub fn pan(self, dx: f64, dy: f64) {
        let scale = untrack(|| self.scale());
        self.look(|(x, y, zoom)| (x - dx / scale, y - dy / scale, zoom));
    }

    /// How much larger than fitting the map is.
    pub fn magnification(self) -> f64 {
        self.at.get_untracked().2
    }

    /// Where on the port a place of the map is, as shares of its width and height.
    pub fn on_port(self, place: [f64; 2]) -> [f64; 2] {
        let ((x, y, _), [w, h], scale) = (self.at.get(), self.size.get(), self.scale());
        [((place[0] - x) * scale + w / 2.0) / w, ((place[1] - y) * scale + h / 2.0) / h]
    }

    /// Where on the port the pointer is, in pixels.
    pub fn local(self, event: &web_sys::MouseEvent) -> [f64; 2] {
        let bounds = self.port.get_untracked().map(|port| port.get_bounding_client_rect());
        let (left, top) = bounds.map_or((0.0, 0.0), |it| (it.left(), it.top()));
        [f64::from(event.client_x()) - left, f64::from(event.client_y()) - top]
    }
}

/// How wide the window is, in pixels.
fn window_width() -> f64 {
    window().inner_width().ok().and_then(|it| it.as_f64()).unwrap_or_default()
}

/// The middle of what is seen of so much: not past an edge, and in the middle where all is seen.
fn within(middle: f64, seen: f64, all: f64) -> f64 {
    if seen < all { middle.clamp(seen / 2.0, all - seen / 2.0) } else { all / 2.0 }
}
