//! Keys that work everywhere at the table.

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement, KeyboardEvent};

use super::ui::{Back, Tab, Ui};

/// Listens while the table is shown.
pub fn listen(ui: Ui) {
    let handle = window_event_listener(leptos::ev::keydown, move |event| press(ui, &event));
    on_cleanup(move || handle.remove());
}

fn press(ui: Ui, event: &KeyboardEvent) {
    let target = event.target().and_then(|it| it.dyn_into::<Element>().ok());
    let typing = target.is_some_and(|it| matches!(it.tag_name().as_str(), "INPUT" | "TEXTAREA" | "SELECT"));
    if typing || event.default_prevented() || event.ctrl_key() || event.meta_key() || event.alt_key() {
        return;
    }
    match event.key().as_str() {
        "Escape" => {
            ui.pointing.open.set(None);
            ui.pointing.hover.set(None);
            ui.pointing.first.set(None);
            ui.pointing.slot.set(None);
            ui.panels.text.set(false);
            ui.close_hint();
            ui.pointing.chosen.set(None);
        }
        "[" => {
            ui.next_target(false);
            ui.go_to(ui.pointing.focus.get_untracked());
        }
        "]" => {
            ui.next_target(true);
            ui.go_to(ui.pointing.focus.get_untracked());
        }
        "u" => ui.turn_back(Back::Undo),
        "U" => ui.turn_back(Back::Redo),
        "r" => ui.turn_back(Back::Restart),
        "e" if ui.mine.get_untracked() => focus("[data-test='end-turn']"),
        "n" if ui.mine.get_untracked() || ui.live.held_back.with_untracked(Option::is_some) => {
            focus("[data-test='primary']")
        }
        "m" => ui.go_to(ui.pointing.focus.get_untracked()),
        "o" => show(ui, Tab::Offer, "#offer .combo .face"),
        "p" => show(ui, Tab::Players, "[data-test='players']"),
        "l" => show(ui, Tab::Log, "#log .rows"),
        "s" => focus("[data-test='tally']"),
        "t" => ui.panels.text.update(|it| *it = !*it),
        "h" => ui.hint(),
        "?" => press_on("[data-test='help']"),
        _ => return,
    }
    event.prevent_default();
}

fn show(ui: Ui, tab: Tab, place: &'static str) {
    ui.panels.tab.set(tab);
    request_animation_frame(move || focus(place));
}

/// The first thing that fits.
fn found(place: &str) -> Option<HtmlElement> {
    document().query_selector(place).ok().flatten().and_then(|it| it.dyn_into().ok())
}

fn press_on(place: &str) {
    if let Some(it) = found(place) {
        it.click();
    }
}

/// Moves the keys to the first thing that fits.
pub fn focus(place: &str) {
    // What is not on the screen cannot be gone to.
    let _ = found(place).map(|it| {
        if it.tab_index() < 0 {
            it.set_tab_index(-1);
        }
        it.focus()
    });
}
