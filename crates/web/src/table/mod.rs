//! The table screen.

use leptos::prelude::*;

/// The table with that id.
#[component]
pub fn Screen(id: String) -> impl IntoView {
    view! { <main>{id}</main> }
}
