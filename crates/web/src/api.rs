//! What is asked of the server outside a table: plain HTTP, JSON both ways.

use std::rc::Rc;

use leptos::prelude::*;
use serde::Serialize;
use serde::de::DeserializeOwned;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{Headers, RequestInit, Response};
use wire::protocol::{Problem, read, write};

use crate::bits::effect;

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
            let got = answer(&path, &RequestInit::new()).await;
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
    let request = RequestInit::new();
    request.set_method("POST");
    request.set_body(&JsValue::from_str(&body));
    let headers = Headers::new().map_err(|_| offline())?;
    // A header of ours cannot be refused.
    let _ = headers.set("content-type", "application/json");
    request.set_headers(&headers);
    answer(path, &request).await
}

/// A text file of the page.
pub async fn text(path: &str) -> Option<String> {
    let (status, text) = fetch(path, &RequestInit::new()).await.ok()?;
    (status == 200).then_some(text)
}

async fn answer(path: &str, request: &RequestInit) -> Result<String, Problem> {
    let (status, text) = fetch(path, request).await.map_err(|_| offline())?;
    if (200..300).contains(&status) { Ok(text) } else { Err(read(&text).unwrap_or_else(|problem| problem)) }
}

async fn fetch(path: &str, request: &RequestInit) -> Result<(u16, String), JsValue> {
    let response = JsFuture::from(window().fetch_with_str_and_init(path, request)).await?;
    let response: Response = response.dyn_into()?;
    let text = JsFuture::from(response.text()?).await?;
    Ok((response.status(), text.as_string().unwrap_or_default()))
}

fn offline() -> Problem {
    Problem::new("problem-offline")
}
