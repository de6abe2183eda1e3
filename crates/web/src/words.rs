//! What people read: the words of the language they chose, fetched once, changed at run time.
//!
//! [`say`] and [`fill`] follow the chosen language: call them inside a closure of a view, and the text changes with it.

use std::cell::RefCell;

use content::words::{Arg, Language, Words};
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;

thread_local! {
    static WORDS: RefCell<Option<Words>> = const { RefCell::new(None) };
}

/// The language shown.
#[derive(Clone, Copy)]
pub struct Tongue(RwSignal<Language>);

impl Tongue {
    /// The language shown now.
    pub fn language(self) -> Language {
        self.0.get()
    }

    /// Changes the language once its words are here.
    pub fn choose(self, language: Language) {
        leptos::task::spawn_local(async move {
            if load(language).await {
                let storage = window().local_storage().ok().flatten();
                // A browser that keeps nothing asks again next time.
                let _ = storage.map(|it| it.set_item("language", language.key()));
                self.0.set(language);
            }
        });
    }
}

/// Makes the language known to all views.
pub fn provide() {
    provide_context(Tongue(RwSignal::new(preferred())));
}

/// The language chosen last, or else the browser's.
pub fn preferred() -> Language {
    let stored =
        window().local_storage().ok().flatten().and_then(|it| it.get_item("language").ok().flatten());
    let wanted = stored.or_else(|| window().navigator().language()).unwrap_or_default();
    Language::from_key(wanted.get(..2).unwrap_or_default()).unwrap_or_default()
}

/// Fetches the words of a language.
pub async fn load(language: Language) -> bool {
    let Some(text) = fetch(&format!("/words.{}.ftl", language.key())).await else { return false };
    WORDS.set(Some(Words::read(language, [text])));
    true
}

async fn fetch(path: &str) -> Option<String> {
    let response = JsFuture::from(window().fetch_with_str(path)).await.ok()?;
    let response: web_sys::Response = response.dyn_into().ok()?;
    if !response.ok() {
        return None;
    }
    JsFuture::from(response.text().ok()?).await.ok()?.as_string()
}

/// The text with that key. A text that is missing shows its key, so that it is seen.
pub fn say(key: &str) -> String {
    if let Some(tongue) = use_context::<Tongue>() {
        tongue.0.track();
    }
    WORDS.with_borrow(|words| words.as_ref().and_then(|it| it.get(key))).unwrap_or_else(|| key.to_owned())
}

/// The text with that key and its places filled.
pub fn fill<'a>(key: &str, args: impl IntoIterator<Item = (&'a str, Arg)>) -> String {
    if let Some(tongue) = use_context::<Tongue>() {
        tongue.0.track();
    }
    let args: Vec<(&str, Arg)> = args.into_iter().collect();
    let text = WORDS.with_borrow(|words| words.as_ref().and_then(|it| it.fill(key, &args)));
    text.unwrap_or_else(|| key.to_owned())
}

/// The language shown.
pub fn language() -> Language {
    use_context::<Tongue>().map_or_else(preferred, Tongue::language)
}
