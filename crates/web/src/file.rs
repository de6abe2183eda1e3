//! Texts and pictures that are kept as files.

use leptos::ev::MouseEvent;
use leptos::prelude::*;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Blob, HtmlAnchorElement, Url};
use wire::protocol::is_here;

use crate::{api, bits};

/// Keeps a text as a file.
pub fn save_text(name: &str, text: &str) {
    let parts = js_sys::Array::of1(&JsValue::from_str(text));
    if let Ok(blob) = Blob::new_with_str_sequence(&parts) {
        save_blob(name, &blob);
    }
}

/// Keeps something else as a file.
pub fn save_blob(name: &str, blob: &Blob) {
    let Ok(address) = Url::create_object_url_with_blob(blob) else { return };
    let link = document().create_element("a").ok().and_then(|it| it.dyn_into::<HtmlAnchorElement>().ok());
    if let Some(link) = link {
        link.set_href(&address);
        link.set_download(name);
        link.click();
    }
    let _ = Url::revoke_object_url(&address);
}

/// What a click on a link to a file does where no server hands it over: the same text is kept under this name.
pub fn saved(path: String, name: String) -> Box<dyn FnMut(MouseEvent)> {
    let table = path.strip_prefix("/api/tables/").is_some_and(is_here);
    bits::click(move |event: MouseEvent| {
        if !table && api::reaches() {
            return;
        }
        event.prevent_default();
        let (path, name) = (path.clone(), name.clone());
        leptos::task::spawn_local(async move {
            if let Some(text) = api::text(&path).await {
                save_text(&name, &text);
            }
        });
    })
}
