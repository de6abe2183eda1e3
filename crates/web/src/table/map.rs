//! The map: one SVG, layer upon layer as `draw` makes them, with real controls on top.

use std::sync::Arc;

use engine::notation::Part;
use engine::{Ask, Event, Region, Table};
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, FocusEvent, KeyboardEvent, PointerEvent};

use super::camera::Camera;
use super::compass::{self, Way};
use super::draw::{self, Chip, PATTERNS};
use super::gestures::Gestures;
use super::sitting::{Fixed, Moment};
use super::text;
use super::ui::{Press, Ui};
use crate::api;
use crate::bits::{click, effect, flag, text};
use crate::settings::Switch;
use crate::words::t;

/// What separates the ground from the borders above it in what the server draws.
const INK_LINE: &str = "<!-- ink -->";
/// How long one points before a bill opens, in milliseconds.
const POINTING: u64 = 120;

/// The ground of a board that comes with a record, and from no table.
#[derive(Clone)]
pub struct Ground(pub String);

/// The map and everything on it.
#[component]
pub fn Map(fixed: Arc<Fixed>) -> impl IntoView {
    let ui = expect_context::<Ui>();
    let camera = expect_context::<Camera>();
    let (ground, set_ground) = signal((String::new(), String::new()));
    let address = format!("/api/tables/{}/map", fixed.card.id);
    let drawn = use_context::<Ground>();
    leptos::task::spawn_local(async move {
        let text = match drawn {
            Some(Ground(text)) => Some(text),
            None => api::text(&address).await,
        };
        if let Some(text) = text {
            let (ground, ink) = text.split_once(INK_LINE).unwrap_or((&text, ""));
            set_ground.set((ground.to_owned(), ink.to_owned()));
        }
    });
    let layer = move |draw: fn(&Ui, &Fixed) -> String| {
        let fixed = fixed.clone();
        Memo::new(move |_| draw(&ui, &fixed))
    };
    let fixed = expect_context::<Arc<Fixed>>();
    let (owners, plates, standing, chips, rings, steppers) =
        (layer(owners), layer(plates), layer(standing), layer(chips), layer(rings), layer(steppers));
    let [width, height] = fixed.shape.size.map(|side| f64::from(side) / 10.0);
    let token_scale = fixed.shape.scale;
    // What can be chosen comes into sight when something is asked.
    let shape = fixed.clone();
    Effect::new(move |before: Option<Option<(Ask, Vec<Region>)>>| {
        let asked = ui
            .moment()
            .filter(|_| ui.mine.get())
            .map(|moment| (moment.owed().ask, moment.choices.targets(ui.hand.get())));
        if let Some((ask, targets)) =
            asked.as_ref().filter(|it| before.as_ref() != Some(&Some((*it).clone())))
        {
            let anchors: Vec<[f64; 2]> = targets.iter().map(|&it| shape.anchor(it)).collect();
            // In the middle of the same question one looks where one looked, as long as everything is in sight. The first
            // question finds the whole map in sight, because whoever comes to a table has to see it first.
            let same = before.as_ref().is_none_or(|it| it.as_ref().is_some_and(|(old, _)| old == ask));
            camera.next_frame(move || {
                camera.measure();
                if !same || !anchors.iter().all(|&place| camera.shows(place)) {
                    camera.frame(&anchors);
                }
            });
        }
        asked
    });
    // What others do is always in the picture.
    let shape = fixed.clone();
    effect(move || {
        let news = ui.live.shown.news.get();
        if ui.mine.get() {
            return;
        }
        let regions = news.iter().flat_map(|event| event.parts()).filter_map(|(_, part)| match part {
            Part::Region(region) => Some(shape.anchor(region)),
            _ => None,
        });
        let places: Vec<[f64; 2]> = regions.collect();
        camera.next_frame(move || camera.watch(&places));
    });
    let gestures = Gestures::new(camera, ui);
    let hits: Vec<_> =
        (0..fixed.shape.regions.len()).map(|at| hit(ui, camera, &fixed, Region(at as u8))).collect();
    let keys = {
        let fixed = fixed.clone();
        move |event: KeyboardEvent| on_key(ui, &fixed, &event)
    };
    view! {
        <div class="port" node_ref=camera.port
            on:pointerdown=move |event| gestures.down(&event)
            on:pointermove=move |event| gestures.pointed(&event)
            on:pointerup=move |event| gestures.up(&event)
            on:pointercancel=move |event| gestures.up(&event)
            on:wheel=move |event| gestures.wheel(&event)
        >
            <svg class="map" class:moving=flag(move || camera.moves.get()) viewBox=format!("0 0 {width} {height}")
                style=text(move || camera.style(token_scale))
                role="group" aria-label=t!("aria-map")
                aria-describedby="map-hint" data-test="map" on:keydown=keys>
                <defs inner_html=PATTERNS></defs>
                <clipPath id="sheet"><rect width=width height=height rx="30"/></clipPath>
                <g clip-path="url(#sheet)">
                    <g class="ground" inner_html=text(move || ground.get().0)></g>
                    <rect class="night" width=width height=height/>
                    <g class="owners" inner_html=text(move || owners.get())></g>
                    <g class="inked" inner_html=text(move || ground.get().1)></g>
                    <g class="plates" inner_html=text(move || plates.get())></g>
                    <g class="rings" inner_html=text(move || rings.get())></g>
                    <g class="standing" inner_html=text(move || standing.get())></g>
                    <g class="chips" inner_html=text(move || chips.get())></g>
                    <g class="hits">{hits}</g>
                    <g class="steppers" inner_html=text(move || steppers.get()) on:click=click(move |event| step(ui, &event))></g>
                </g>
            </svg>
        </div>
        <h2 class="sr">{t!("aria-map")}</h2>
        <p class="sr" id="map-hint">{t!("aria-map-hint")}</p>
    }
}

fn owners(ui: &Ui, fixed: &Fixed) -> String {
    ui.moment().map(|moment| fixed.scene(moment.table()).owners()).unwrap_or_default()
}

fn plates(ui: &Ui, fixed: &Fixed) -> String {
    ui.moment().map(|moment| fixed.scene(moment.table()).plates()).unwrap_or_default()
}

/// Natives, tokens and pieces. What has just come lands; what was planned is shown as if it were there.
fn standing(ui: &Ui, fixed: &Fixed) -> String {
    let Some(moment) = ui.moment() else { return String::new() };
    let before = ui.live.shown.before.get_untracked();
    let plan = ui.draft.plan.get();
    let scene = fixed.scene(moment.table());
    let draw = |region: Region| {
        let n = moment.table().tokens(region) + plan.as_ref().map_or(0, |plan| plan.of(region));
        let new = before.as_ref().is_some_and(|before| {
            let old = before.table();
            old.holder(region) != moment.table().holder(region)
                || (plan.is_none() && old.tokens(region) != moment.table().tokens(region))
        });
        let class = match (new, from(fixed, before.as_deref(), moment.table(), region)) {
            (false, _) => String::new(),
            (true, None) => " class=\"landed\"".to_owned(),
            (true, Some([x, y])) => format!(" class=\"landed\" style=\"--dx:{x}px;--dy:{y}px\""),
        };
        format!("<g{class}>{}</g>", scene.standing(region, n))
    };
    fixed.game.board().all().map(draw).collect()
}

/// From where those who have just taken a region came, as seen from it: a region of theirs next to it, or the edge of the
/// map.
fn from(fixed: &Fixed, before: Option<&Moment>, table: &Table, region: Region) -> Option<[i32; 2]> {
    let (old, id) = (before?.table(), table.holder(region)?);
    if old.holder(region) == Some(id) {
        return None;
    }
    let near = fixed.game.board().borders(region).find(|&other| old.holder(other) == Some(id));
    let slot = |at: Region| fixed.shape.regions[usize::from(at.0)].slots[0];
    let ([x, y], [width, height]) = (slot(region), fixed.shape.size);
    let [dx, dy] = match near.map(slot) {
        Some(near) => [near[0] - x, near[1] - y],
        None => {
            let ways = [[-x, 0], [width - x, 0], [0, -y], [0, height - y]];
            ways.into_iter().min_by_key(|[dx, dy]| dx.abs() + dy.abs()).unwrap_or_default()
        }
    };
    Some([dx / 10, dy / 10])
}

fn chips(ui: &Ui, fixed: &Fixed) -> String {
    let Some(moment) = ui.moment().filter(|_| ui.mine.get()) else { return String::new() };
    let hand = ui.hand.get();
    let scene = fixed.scene(moment.table());
    let regions = fixed.game.board().all();
    regions.filter_map(|region| Some(scene.chip(region, moment.chip(&fixed.game, region, hand)?))).collect()
}

/// Which regions can be reached, are lit, or are looked at.
fn rings(ui: &Ui, fixed: &Fixed) -> String {
    let mut out = String::new();
    if let Some(moment) = ui.moment().filter(|_| ui.mine.get()) {
        let hand = ui.hand.get();
        for region in fixed.game.board().all() {
            let chip = moment.chip(&fixed.game, region, hand);
            if chip.is_some_and(|chip| !matches!(chip, Chip::No | Chip::Far)) {
                let n = region.0;
                out += &format!(r##"<use href="#r{n}" class="reach" clip-path="url(#c{n})"/>"##);
            }
        }
    }
    if !ui.mine.get() {
        // What others have just done something to.
        for event in ui.live.shown.news.get().iter() {
            if let Event::Conquered { region, .. }
            | Event::Failed { region, .. }
            | Event::Overran { region, .. } = event
            {
                out += &format!(r##"<use href="#r{}" class="fresh"/>"##, region.0);
            }
        }
    }
    for region in ui.pointing.lit.get() {
        out += &format!(r##"<use href="#r{}" class="lit"/>"##, region.0);
    }
    // Whatever speaks of regions speaks of their numbers.
    let (lit, all) = (ui.pointing.lit.get(), ui.settings.numbers.get() == Switch::On);
    for region in fixed.game.board().all().filter(|region| all || lit.contains(region)) {
        let name = fixed.game.board().name(region);
        let wide = 18 + 11 * name.chars().count();
        let class = if lit.contains(&region) { "tagged" } else { "tagged all" };
        let tag = format!(
            r#"<g class="{class}"><rect x="-{}" y="-46" width="{wide}" height="26" rx="13"/><text y="-27">{name}</text></g>"#,
            wide / 2
        );
        out += &draw::at(fixed.shape.regions[usize::from(region.0)].anchor, fixed.shape.scale, &tag);
    }
    if let Some(Region(n)) = ui.pointing.open.get().or(ui.pointing.hover.get()) {
        out += &format!(r##"<use href="#r{n}" class="pick0"/><use href="#r{n}" class="pick1"/>"##);
    }
    out
}

/// The − n + of redeployment.
fn steppers(ui: &Ui, fixed: &Fixed) -> String {
    let (Some(plan), Some(moment)) = (ui.draft.plan.get(), ui.moment()) else { return String::new() };
    let left = plan.left();
    let one = |&(region, extra): &(Region, u8)| {
        let n = moment.table().tokens(region) + extra;
        let key = fixed.game.board().name(region);
        let off = |yes: bool| if yes { " class=\"off\"" } else { "" };
        let drawing = format!(
            r##"<g class="stepper"><rect x="-43" y="-14" width="86" height="28" rx="14"/><g data-step="-1" data-at="{0}" data-test="fewer-{key}"{1}><circle class="touch" cx="-33" r="22"/><circle cx="-29" r="12.5"/><use href="#g-ui-minus" x="-36" y="-7" width="14" height="14"/></g><text y="6">{n}</text><g data-step="1" data-at="{0}" data-test="more-{key}"{2}><circle class="touch" cx="33" r="22"/><circle cx="29" r="12.5"/><use href="#g-ui-plus" x="22" y="-7" width="14" height="14"/></g></g>"##,
            region.0,
            off(extra == 0),
            off(left == 0),
        );
        let scale = fixed.shape.scale;
        draw::at(draw::beside(&fixed.shape.regions[usize::from(region.0)], scale), scale, &drawing)
    };
    plan.extra.iter().map(one).collect()
}

fn step(ui: Ui, event: &web_sys::MouseEvent) {
    let target = event.target().and_then(|it| it.dyn_into::<Element>().ok());
    let Some(part) = target.and_then(|it| it.closest("[data-step]").ok().flatten()) else { return };
    let number = |name: &str| part.get_attribute(name).and_then(|text| text.parse::<i16>().ok());
    let (Some(at), Some(step)) = (number("data-at"), number("data-step")) else { return };
    let region = Region(at as u8);
    ui.pointing.focus.set(region);
    ui.replan(|plan, _| if step > 0 { plan.more(region) } else { plan.fewer(region) });
}

/// A region as a control: its outline, invisible, with a name that says all.
fn hit(ui: Ui, camera: Camera, fixed: &Arc<Fixed>, region: Region) -> impl IntoView + use<> {
    let path = draw::path(&fixed.shape.outline(usize::from(region.0))) + "z";
    let key = fixed.game.board().name(region).to_owned();
    let label = Memo::new(move |_| text::see(ui, region, text::label));
    let touched = RwSignal::new(false);
    view! {
        <path class="hit" d=path role="button" data-region=key data-test="region" id=format!("region-{}", region.0)
            tabindex=move || if ui.pointing.focus.get() == region { "0" } else { "-1" }
            aria-label=text(move || label.get().unwrap_or_default())
            aria-pressed=move || if ui.pointing.open.get() == Some(region) { Some("true") } else { None }
            on:pointerdown=move |event: PointerEvent| touched.set(event.pointer_type() != "mouse")
            on:click=click(move |_| ui.press(region, if touched.get_untracked() { Press::Touch } else { Press::Mouse }))
            on:pointerenter=move |event: PointerEvent| if event.pointer_type() == "mouse" { point(ui, camera, region) }
            on:pointerleave=move |_| ui.leave(region)
            on:focus=move |event| { ui.pointing.focus.set(region); if by_key(&event) { ui.pointing.hover.set(Some(region)) } }
            on:blur=move |_| ui.leave(region)
        />
    }
}

/// Whether the keys led here, and no finger or mouse, which open cards of their own accord.
fn by_key(event: &FocusEvent) -> bool {
    let target = event.target().and_then(|it| it.dyn_into::<Element>().ok());
    target.is_some_and(|it| it.matches(":focus-visible").unwrap_or(false))
}

thread_local! {
    static POINTED: std::cell::Cell<Option<TimeoutHandle>> = const { std::cell::Cell::new(None) };
}

/// Opens the bill of a region after a moment of pointing at it, once the map is at rest.
fn point(ui: Ui, camera: Camera, region: Region) {
    let wait = std::time::Duration::from_millis(POINTING);
    let look = move || match camera.moves.try_get_untracked() {
        Some(true) => point(ui, camera, region),
        Some(false) => ui.pointing.hover.set(Some(region)),
        // Whoever has left the table points at nothing.
        None => {}
    };
    let handle = set_timeout_with_handle(look, wait).ok();
    POINTED.with(|it| {
        if let Some(before) = it.replace(handle) {
            before.clear();
        }
    });
}

impl Ui {
    /// The pointer, or the keys, have left a region.
    pub fn leave(self, region: Region) {
        POINTED.with(|it| {
            if let Some(handle) = it.take() {
                handle.clear();
            }
        });
        // The region that has the keys loses them when the table is left, and by then nothing is pointed at any more.
        if self.pointing.hover.try_get_untracked().flatten() == Some(region) {
            self.pointing.hover.set(None);
        }
    }

    /// Moves the keys to a region.
    pub fn go_to(self, region: Region) {
        self.pointing.focus.set(region);
        let id = format!("region-{}", region.0);
        if let Some(element) = document().get_element_by_id(&id)
            && let Ok(element) = element.dyn_into::<web_sys::SvgElement>()
        {
            // An element that cannot be focused leaves the keys where they are.
            let _ = element.focus();
        }
    }
}

fn on_key(ui: Ui, fixed: &Fixed, event: &KeyboardEvent) {
    if event.ctrl_key() || event.meta_key() || event.alt_key() {
        return;
    }
    let key = event.key();
    let at = ui.pointing.focus.get_untracked();
    if let Some(way) = Way::of_key(&key) {
        let from = usize::from(at.0);
        if let Some(to) = compass::next(&fixed.shape, &fixed.board().neighbors(from), from, way) {
            ui.go_to(Region(to as u8));
            if ui.pointing.open.get_untracked().is_some() {
                ui.pointing.open.set(Some(Region(to as u8)));
            }
        }
        event.prevent_default();
        return;
    }
    match key.as_str() {
        "Enter" | " " => ui.press(at, Press::Key),
        "+" | "=" => ui.replan(|plan, _| plan.more(at)),
        "-" => ui.replan(|plan, _| plan.fewer(at)),
        _ => return,
    }
    event.prevent_default();
    event.stop_propagation();
}
