//! The pages before and after the table.

use leptos::prelude::*;

use crate::words::say;

/// The front page.
#[component]
pub fn Front() -> impl IntoView {
    view! { <main><h1>{move || say("app-name")}</h1></main> }
}

/// A new table.
#[component]
pub fn NewTable() -> impl IntoView {
    view! { <main/> }
}

/// Joining a table.
#[component]
pub fn Join() -> impl IntoView {
    view! { <main/> }
}

/// How to play.
#[component]
pub fn Help() -> impl IntoView {
    view! { <main/> }
}

/// Who made what.
#[component]
pub fn Credits() -> impl IntoView {
    view! { <main/> }
}

/// An address that means nothing.
#[component]
pub fn Lost() -> impl IntoView {
    view! { <main/> }
}
