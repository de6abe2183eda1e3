//! The frame: which page is shown, and how people get to another without a reload.

use leptos::prelude::*;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Element, MouseEvent};

use crate::assets::asset;
use crate::route::Route;
use crate::{address, lazy, net, pages, seat, settings, words};

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
            if load_assets(&route).await.is_err() {
                // There may be a newer page, or no connection: the browser knows how to say either.
                let _ = window().location().set_href(&route.href());
                return;
            }
            let history = window().history();
            // Without a history the page still changes; only the address does not.
            let _ = history.map(|it| it.push_state_with_url(&JsValue::NULL, "", Some(&route.href())));
            window().scroll_to_with_x_and_y(0.0, 0.0);
            self.0.set(route);
        });
    }

    /// Follows the address, which somebody has changed by going back or forth.
    fn follow(self) {
        leptos::task::spawn_local(async move {
            if load_assets(&here()).await.is_err() {
                let _ = window().location().reload();
                return;
            }
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
        if load_assets(&here()).await.is_err() {
            web_sys::console::error_1(&"a part of the page could not be fetched".into());
            return;
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
    net::provide();
    let back = window_event_listener(leptos::ev::popstate, move |_| place.follow());
    let click = window_event_listener(leptos::ev::click, move |event| follow(place, &event));
    on_cleanup(move || {
        back.remove();
        click.remove();
    });
    move || match place.route() {
        Route::Front => view! { <pages::Front/> }.into_any(),
        route => lazy::show(route),
    }
}

/// Fetches what a page needs and the front page does not: its part of the program, the rest of the words, how maps and
/// tables look, and the seat that a link leads to.
pub async fn load_assets(route: &Route) -> Result<(), lazy::NotFetched> {
    if let Route::Table(id) = route {
        seat::follow_link(id).await;
    }
    if *route == Route::Front {
        return Ok(());
    }
    load_style("table");
    let n_words = match route {
        Route::Table(_) => words::TABLE,
        Route::MakeTile | Route::MakeBoard => words::MAKE,
        Route::Puzzles => words::COACH,
        _ => words::ALL,
    };
    let (part, ()) = futures_util::future::join(lazy::load(route), words::complete(n_words)).await;
    part
}

/// Fetches how something looks that the front page does not show.
pub fn load_style(name: &str) {
    let id = format!("style-{name}");
    if document().get_element_by_id(&id).is_some() {
        return;
    }
    let Ok(link) = document().create_element("link") else { return };
    link.set_id(&id);
    let file = asset(&format!("{name}.css"));
    // An element of our own takes its attributes and its place.
    let _ = link.set_attribute("rel", "stylesheet").and(link.set_attribute("href", &file));
    let _ = document().head().map(|head| head.append_child(&link));
}

fn here() -> Route {
    Route::read(&address::path())
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
    let Some(link) = target.and_then(|it| it.closest("a[href^='/'],a[href^='?/']").ok().flatten()) else {
        return;
    };
    if link.has_attribute("download") || link.has_attribute("target") {
        return;
    }
    let route = Route::read(link.get_attribute("href").unwrap_or_default().trim_start_matches('?'));
    if route != Route::Lost {
        event.prevent_default();
        place.go(route);
    }
}
