//! The frame: which page is shown, and how people get to another without a reload.

use leptos::prelude::*;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Element, MouseEvent};

use crate::route::Route;
use crate::{pages, settings, table, words};

/// Which page is shown.
#[derive(Clone, Copy)]
pub struct Place(RwSignal<Route>);

impl Place {
    /// The page shown now.
    pub fn route(self) -> Route {
        self.0.get()
    }

    /// Goes to another page.
    pub fn go(self, route: Route) {
        let history = window().history();
        // Without a history the page still changes; only the address does not.
        let _ = history.map(|it| it.push_state_with_url(&JsValue::NULL, "", Some(&route.path())));
        window().scroll_to_with_x_and_y(0.0, 0.0);
        self.0.set(route);
    }
}

/// Fetches the words, then shows the page.
pub fn start() {
    // A fault of ours is told where developers look; people see that the page stands still, and load it again.
    std::panic::set_hook(Box::new(|fault| web_sys::console::error_1(&fault.to_string().into())));
    wasm_bindgen_futures::spawn_local(async {
        let language = words::preferred();
        words::load(language).await;
        // A table speaks of races and powers from its first moment; other pages can wait for them.
        if matches!(here(), Route::Table(_)) {
            words::load_items(language).await;
        }
        // The sign shown while the page is fetched has done its duty.
        if let Some(sign) = document().get_element_by_id("sign") {
            sign.remove();
        }
        leptos::mount::mount_to_body(App);
    });
}

#[component]
fn App() -> impl IntoView {
    let place = Place(RwSignal::new(here()));
    provide_context(place);
    words::provide();
    settings::provide();
    if let Some(tongue) = use_context::<words::Tongue>() {
        set_timeout(
            move || {
                dress();
                leptos::task::spawn_local(tongue.complete());
            },
            std::time::Duration::from_millis(600),
        );
    }
    let back = window_event_listener(leptos::ev::popstate, move |_| place.0.set(here()));
    let click = window_event_listener(leptos::ev::click, move |event| follow(place, &event));
    on_cleanup(move || {
        back.remove();
        click.remove();
    });
    move || match place.route() {
        Route::Front => view! { <pages::Front/> }.into_any(),
        Route::New => view! { <pages::NewTable/> }.into_any(),
        Route::Join => view! { <pages::Join/> }.into_any(),
        Route::Watch => view! { <pages::Watching/> }.into_any(),
        Route::Table(id) => view! { <table::Screen id/> }.into_any(),
        Route::Invite(id) => view! { <pages::Invite id/> }.into_any(),
        Route::Settings => view! { <pages::Preferences/> }.into_any(),
        Route::Help => view! { <pages::Help/> }.into_any(),
        Route::Credits => view! { <pages::Credits/> }.into_any(),
        Route::Lost => view! { <pages::Lost/> }.into_any(),
    }
}

/// Fetches how a table looks, which other pages do not need.
pub fn dress() {
    if document().get_element_by_id("look").is_some() {
        return;
    }
    let Ok(link) = document().create_element("link") else { return };
    link.set_id("look");
    // An element of our own takes its attributes and its place.
    let _ = link.set_attribute("rel", "stylesheet").and(link.set_attribute("href", "/table.css"));
    let _ = document().head().map(|head| head.append_child(&link));
}

fn here() -> Route {
    Route::read(&window().location().pathname().unwrap_or_default())
}

/// Follows a link of ours without a reload, unless it is opened elsewhere.
fn follow(place: Place, event: &MouseEvent) {
    if event.default_prevented()
        || event.button() != 0
        || event.ctrl_key()
        || event.meta_key()
        || event.shift_key()
    {
        return;
    }
    let target = event.target().and_then(|it| it.dyn_into::<Element>().ok());
    let Some(link) = target.and_then(|it| it.closest("a[href^='/']").ok().flatten()) else { return };
    if link.has_attribute("download") || link.has_attribute("target") {
        return;
    }
    let route = Route::read(&link.get_attribute("href").unwrap_or_default());
    if route != Route::Lost {
        event.prevent_default();
        place.go(route);
    }
}
