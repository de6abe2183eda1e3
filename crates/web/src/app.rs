//! The frame: which page is shown, and how people get to another without a reload.

use leptos::prelude::*;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Element, MouseEvent};

use crate::route::Route;
use crate::{pages, seat, settings, table, words};

/// Which page is shown.
#[derive(Clone, Copy)]
pub struct Place(RwSignal<Route>);

impl Place {
    /// The page shown now.
    pub fn route(self) -> Route {
        self.0.get()
    }

    /// Goes to another page, as soon as what it says is here.
    pub fn go(self, route: Route) {
        leptos::task::spawn_local(async move {
            load_assets(&route).await;
            let history = window().history();
            // Without a history the page still changes; only the address does not.
            let _ = history.map(|it| it.push_state_with_url(&JsValue::NULL, "", Some(&route.path())));
            window().scroll_to_with_x_and_y(0.0, 0.0);
            self.0.set(route);
        });
    }

    /// Follows the address, which somebody has changed by going back or forth.
    fn follow(self) {
        leptos::task::spawn_local(async move {
            load_assets(&here()).await;
            self.0.set(here());
        });
    }
}

/// Fetches the words, then shows the page.
pub fn start() {
    // A fault of ours is told where developers look; people see that the page stands still, and load it again.
    std::panic::set_hook(Box::new(|fault| web_sys::console::error_1(&fault.to_string().into())));
    wasm_bindgen_futures::spawn_local(async {
        words::load(words::preferred()).await;
        load_assets(&here()).await;
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
    let back = window_event_listener(leptos::ev::popstate, move |_| place.follow());
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

/// Fetches what a page needs and the front page does not: the rest of the words, how maps and tables look, and the seat
/// that a link leads to.
pub async fn load_assets(route: &Route) {
    if let Route::Table(id) = route {
        seat::follow_link(id).await;
    }
    if *route != Route::Front {
        load_table_style();
        words::complete().await;
    }
}

/// Fetches how maps and tables look.
fn load_table_style() {
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
