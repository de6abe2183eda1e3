//! What is asked of the server outside a table: plain HTTP, JSON both ways. Tables that this browser keeps, and whatever else
//! can be answered without a server while none is reached, are asked of a worker in the same way (`boot.js`).

use std::rc::Rc;

use leptos::prelude::*;
use serde::Serialize;
use serde::de::DeserializeOwned;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;
use web_sys::WebSocket;
use wire::protocol::{Problem, read, write};

use crate::address;
use crate::bits::effect;

/// How paths begin that are asked of this browser even where there is a server.
pub const HERE: &str = "/here";
/// How paths begin that nobody but a server is asked.
pub const THERE: &str = "/there";

#[wasm_bindgen]
extern "C" {
    /// Asks for a path, with a body if there is one. Comes back with a status and a text.
    #[wasm_bindgen(catch, js_namespace = elbowroom)]
    async fn ask(path: &str, body: &JsValue) -> Result<JsValue, JsValue>;

    /// What stands in for a socket to a table that this browser keeps.
    #[wasm_bindgen(js_namespace = elbowroom)]
    pub fn socket(id: &str) -> WebSocket;

    /// Whether the server was reached last.
    #[wasm_bindgen(js_namespace = elbowroom)]
    pub fn reaches() -> bool;
}

/// What has come of a question; nothing yet, at first.
pub type Came<T> = RwSignal<Option<Result<T, Problem>>>;

/// Asks for something, and again whenever its path changes. Without a path nothing is asked.
pub fn watch<T: DeserializeOwned + Send + Sync + 'static>(
    path: impl Fn() -> Option<String> + 'static,
) -> Came<T> {
    let came = RwSignal::new(None);
    refetch(Box::new(path), Rc::new(move |got| came.set(Some(got.and_then(|text| read(&text))))));
    came
}

/// The same for whoever reads the answer in a way of their own.
fn refetch(path: Box<dyn Fn() -> Option<String>>, hear: Rc<dyn Fn(Result<String, Problem>)>) {
    let asked = StoredValue::new(0_u32);
    effect(move || {
        let Some(path) = path() else { return };
        asked.update_value(|n| *n += 1);
        let own = asked.get_value();
        let hear = hear.clone();
        leptos::task::spawn_local(async move {
            let got = answer(&path, None).await;
            // Only the last question's answer counts, and only while somebody waits for it.
            if asked.try_get_value() == Some(own) {
                hear(got);
            }
        });
    });
}

/// Sends something and hears the answer.
pub async fn post<T: DeserializeOwned>(path: &str, body: &impl Serialize) -> Result<T, Problem> {
    told(path, write(body)).await.and_then(|text| read(&text))
}

async fn told(path: &str, body: String) -> Result<String, Problem> {
    answer(path, Some(body)).await
}

/// A text file of the page.
pub async fn text(path: &str) -> Option<String> {
    answer(path, None).await.ok()
}

async fn answer(path: &str, body: Option<String>) -> Result<String, Problem> {
    // Nobody who plays without a server waits for one.
    let alone = address::is_alone();
    let offline = || Problem::new(if alone { "problem-alone" } else { "problem-offline" });
    let body = body.map_or(JsValue::UNDEFINED, JsValue::from);
    let reply: js_sys::Array = ask(path, &body).await.map_err(|_| offline())?.into();
    let status = reply.get(0).as_f64().unwrap_or_default();
    let text = reply.get(1).as_string().ok_or_else(offline)?;
    if (200.0..300.0).contains(&status) {
        Ok(text)
    } else {
        Err(read(&text).unwrap_or_else(|problem| problem))
            .map_err(|problem| if problem.key == "problem-offline" { offline() } else { problem })
    }
}
