//! Dragging a token from the tray onto the map.

use std::cell::RefCell;

use engine::Region;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement, PointerEvent};

use super::ui::Ui;

thread_local! {
    static GHOST: RefCell<Option<HtmlElement>> = const { RefCell::new(None) };
}

/// Takes a token up; it follows the pointer until it is let go.
pub fn begin(ui: Ui, event: &PointerEvent) {
    if !ui.mine.get_untracked() || GHOST.with_borrow(Option::is_some) {
        return;
    }
    let target = event.target().and_then(|it| it.dyn_into::<Element>().ok());
    let Some(chip) = target.and_then(|it| it.closest(".tk").ok().flatten()) else { return };
    event.prevent_default();
    let Some(ghost) = chip.clone_node_with_deep(true).ok().and_then(|it| it.dyn_into::<Element>().ok())
    else {
        return;
    };
    let holder = document().create_element("div").ok().and_then(|it| it.dyn_into::<HtmlElement>().ok());
    let Some(holder) = holder else { return };
    holder.set_class_name("carried");
    // What cannot be shown cannot be dragged either; the click still works.
    let shown = holder.append_child(&ghost).is_ok()
        && document().body().is_some_and(|body| body.append_child(&holder).is_ok());
    if !shown {
        return;
    }
    GHOST.set(Some(holder));
    follow(event);
    let moved = window_event_listener(leptos::ev::pointermove, |event| follow(&event));
    let handles = std::rc::Rc::new(RefCell::new(Vec::new()));
    let kept = handles.clone();
    let up = window_event_listener(leptos::ev::pointerup, move |event| {
        let here = document().element_from_point(event.client_x() as f32, event.client_y() as f32);
        let region = here.and_then(|it| it.closest("[data-region]").ok().flatten());
        let number = region.and_then(|it| it.id().strip_prefix("region-").and_then(|n| n.parse().ok()));
        if let Some(ghost) = GHOST.take() {
            ghost.remove();
        }
        kept.borrow_mut().drain(..).for_each(WindowListenerHandle::remove);
        if let Some(number) = number {
            ui.drop_on(Region(number));
        }
    });
    handles.borrow_mut().extend([moved, up]);
}

fn follow(event: &PointerEvent) {
    GHOST.with_borrow(|ghost| {
        if let Some(ghost) = ghost {
            let style = format!("transform:translate({}px,{}px)", event.client_x(), event.client_y());
            // An element without style stays where it is.
            let _ = ghost.set_attribute("style", &style);
        }
    });
}
