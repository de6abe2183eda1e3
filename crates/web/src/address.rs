//! Addresses of pages. A server knows every path of the page; any other web space knows one file, so there the path stands
//! behind a question mark: `?/t/ID&at=7`.

use std::cell::LazyCell;

use leptos::prelude::{document, window};
use wasm_bindgen::JsValue;

use crate::route::Route;

thread_local! {
    static ALONE: LazyCell<bool> =
        LazyCell::new(|| document().document_element().is_some_and(|it| it.has_attribute("data-alone")));
}

/// Whether no server stands behind this page.
pub fn is_alone() -> bool {
    ALONE.with(|alone| **alone)
}

/// What follows the question mark of the address.
fn search() -> String {
    window().location().search().unwrap_or_default().trim_start_matches('?').to_owned()
}

/// The path of the page that is shown.
pub fn path() -> String {
    if is_alone() {
        let search = search();
        return search.split('&').next().unwrap_or_default().to_owned();
    }
    window().location().pathname().unwrap_or_default()
}

/// What is asked for on that page: `at=7`.
pub fn query() -> String {
    let search = search();
    if !is_alone() {
        return search;
    }
    search.split_once('&').map(|(_, query)| query.to_owned()).unwrap_or_default()
}

/// A path of the page, perhaps with a query, as a link to it.
pub fn link(path: &str) -> String {
    if is_alone() { format!("?{}", path.replacen('?', "&", 1)) } else { path.to_owned() }
}

/// The same for others, with everything before it.
pub fn full(path: &str) -> String {
    let origin = window().location().origin().unwrap_or_default();
    let folder = if is_alone() { window().location().pathname().unwrap_or_default() } else { String::new() };
    format!("{origin}{folder}{}", link(path))
}

/// Changes the address without loading anything.
pub fn rewrite(path: &str) {
    // Without a history the address stays as it is.
    let _ = window().history().map(|it| it.replace_state_with_url(&JsValue::NULL, "", Some(&link(path))));
}

impl Route {
    /// A link to this page.
    pub fn href(&self) -> String {
        link(&self.path())
    }
}
