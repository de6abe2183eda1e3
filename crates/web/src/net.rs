//! Whether there is a server. Without one the page plays on by itself, and says so.

use leptos::prelude::*;

use crate::api;

/// Whether the server was reached last.
#[derive(Clone, Copy)]
struct Reached(RwSignal<bool>);

/// Makes it known to all views.
pub fn provide() {
    let reached = RwSignal::new(api::reaches());
    provide_context(Reached(reached));
    let news = window_event_listener_untyped("reach", move |_| reached.set(api::reaches()));
    on_cleanup(move || news.remove());
}

/// Whether there is a server that can be reached. Views follow it.
pub fn is_reached() -> bool {
    use_context::<Reached>().is_none_or(|reached| reached.0.get())
}
