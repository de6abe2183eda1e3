//! Where the files of the page are: in a folder named after what is in them, so that browsers keep them for good.

use leptos::prelude::document;

/// The address of a file of the page.
pub fn asset(name: &str) -> String {
    let folder = document().document_element().and_then(|page| page.get_attribute("data-assets"));
    format!("{}/{name}", folder.unwrap_or_default())
}
