//! Carrying tokens: from the tray onto the map, and at redeployment from one region to another. What is carried follows
//! the pointer with the number of tokens still in hand, and the region below it is lit.

use std::cell::RefCell;
use std::rc::Rc;

use engine::Region;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement, PointerEvent};

use super::control::Tool;
use super::parts::glyph;
use super::text;
use super::ui::Ui;
use crate::bits::{self, Show, flag, part};

thread_local! {
    static GHOST: RefCell<Option<HtmlElement>> = const { RefCell::new(None) };
}

/// Whether something is carried.
pub fn is_carrying() -> bool {
    GHOST.with_borrow(Option::is_some)
}

/// Takes a token up from the tray.
pub fn begin(ui: Ui, event: &PointerEvent) {
    let chip = element(event).and_then(|it| it.closest(".tk").ok().flatten());
    if let Some(chip) = chip.filter(|_| ui.mine.get_untracked()) {
        event.prevent_default();
        carry(ui, &chip.outer_html(), None, event);
    }
}

/// Takes a token up from a region it was to be placed in.
pub fn lift(ui: Ui, region: Region, event: &PointerEvent) {
    let (Some(fixed), Some(moment)) = (ui.live.fixed.get_untracked(), ui.live.shown.moment.get_untracked())
    else {
        return;
    };
    let Some(holder) = moment.table().holder(region) else { return };
    let drawing = fixed.scene(moment.table()).token_of(holder, 1);
    carry(ui, &format!(r#"<svg class="tk" viewBox="-28 -30 56 58">{drawing}</svg>"#), Some(region), event);
}

fn carry(ui: Ui, drawing: &str, from: Option<Region>, event: &PointerEvent) {
    if is_carrying() {
        return;
    }
    let holder = document().create_element("div").ok().and_then(|it| it.dyn_into::<HtmlElement>().ok());
    let Some(holder) = holder else { return };
    holder.set_class_name("carried");
    let left =
        ui.draft.plan.with_untracked(|plan| plan.as_ref().map(|it| it.left() + u8::from(from.is_some())));
    let number = left.map(|n| format!("<b>{n}</b>")).unwrap_or_default();
    holder.set_inner_html(&(drawing.to_owned() + &number));
    // What cannot be shown cannot be dragged either; the click still works.
    if document().body().is_none_or(|body| body.append_child(&holder).is_err()) {
        return;
    }
    GHOST.set(Some(holder));
    follow(ui, event);
    let moved = window_event_listener(leptos::ev::pointermove, move |event| follow(ui, &event));
    let handles = Rc::new(RefCell::new(vec![moved]));
    let let_go = move |handles: &RefCell<Vec<WindowListenerHandle>>| {
        if let Some(ghost) = GHOST.take() {
            ghost.remove();
        }
        ui.pointing.lit.set(Vec::new());
        handles.borrow_mut().drain(..).for_each(WindowListenerHandle::remove);
    };
    let own = handles.clone();
    let up = window_event_listener(leptos::ev::pointerup, move |event| {
        let_go(&own);
        match (from, below(&event)) {
            (Some(from), Some(to)) => ui.replan(|plan, _| {
                if plan.extra.iter().any(|&(region, _)| region == to) {
                    plan.fewer(from);
                    plan.more(to);
                }
            }),
            // What is let go beside the map is in hand again.
            (Some(from), None) => ui.replan(|plan, _| plan.fewer(from)),
            (None, Some(to)) => ui.drop_on(to),
            (None, None) => {}
        }
    });
    let own = handles.clone();
    let lost = window_event_listener(leptos::ev::pointercancel, move |_| let_go(&own));
    handles.borrow_mut().extend([up, lost]);
}

/// The piece, relic or other tool in hand, at the mouse while it is over the map.
#[component]
pub fn Ghost() -> impl IntoView {
    let ui = expect_context::<Ui>();
    let at = RwSignal::new(None);
    let icon = Memo::new(move |_| {
        let tool = ui.hand.get().tool.filter(|&tool| ui.mine.get() && tool != Tool::Attack)?;
        text::narrate(ui.live, |narrator, _| text::tool_icon(narrator, tool))
    });
    let moved = window_event_listener(leptos::ev::pointermove, move |event: PointerEvent| {
        let over = |it: &Element| it.closest(".port").ok().flatten().is_some();
        let shown = event.pointer_type() == "mouse" && icon.with_untracked(Option::is_some);
        let place = shown.then(|| element(&event)).flatten().filter(over);
        let place = place.map(|_| (event.client_x(), event.client_y()));
        if at.get_untracked() != place {
            at.set(place);
        }
    });
    on_cleanup(move || moved.remove());
    let style = move || {
        let (x, y) = at.get().unwrap_or_default();
        format!("transform:translate({x}px,{y}px)")
    };
    view! {
        <Show when=flag(move || at.get().is_some() && icon.with(Option::is_some))>
            <div class="carried piece" aria-hidden="true" style=bits::text(style)>{part(move || icon.get().map(|icon| glyph(&icon)))}</div>
        </Show>
    }
}

fn element(event: &PointerEvent) -> Option<Element> {
    event.target().and_then(|it| it.dyn_into::<Element>().ok())
}

/// The region an element stands for.
pub fn region_of(element: &Element) -> Option<Region> {
    let part = element.closest("[data-region]").ok().flatten()?;
    part.id().strip_prefix("region-")?.parse().ok().map(Region)
}

/// The region below the pointer.
fn below(event: &PointerEvent) -> Option<Region> {
    let here = document().element_from_point(event.client_x() as f32, event.client_y() as f32)?;
    region_of(&here)
}

fn follow(ui: Ui, event: &PointerEvent) {
    GHOST.with_borrow(|ghost| {
        if let Some(ghost) = ghost {
            let style = format!("transform:translate({}px,{}px)", event.client_x(), event.client_y());
            // An element without style stays where it is.
            let _ = ghost.set_attribute("style", &style);
        }
    });
    let lit: Vec<Region> = below(event).into_iter().collect();
    if ui.pointing.lit.with_untracked(|it| *it != lit) {
        ui.pointing.lit.set(lit);
    }
}
