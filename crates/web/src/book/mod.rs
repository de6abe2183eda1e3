//! The rule book and the gallery of all tiles: a part of the page that is fetched when somebody opens it.

mod gallery;
mod rules;

use content::lexicon::{chapter, rule_ids};
use content::words::{Language, Words};
use leptos::prelude::*;

pub use gallery::Gallery;
pub use rules::Rules;

use crate::assets::asset;
use crate::bits::effect;
use crate::library::Library;
use crate::{api, words};

/// The rules of a language in the order of its file.
pub struct RuleTexts {
    /// The ids with their texts.
    pub all: Vec<(String, String)>,
}

/// The list of tiles and pictures, as soon as it is here.
fn library() -> RwSignal<Library> {
    let library = RwSignal::new(Library::default());
    leptos::task::spawn_local(async move {
        if let Some(text) = api::text(&asset("book.txt")).await {
            library.try_set(Library::read(&text));
        }
    });
    library
}

/// The rules in the language shown, again when it changes; nothing before they are here.
fn rule_texts() -> RwSignal<Option<RuleTexts>> {
    let texts = RwSignal::new(None);
    effect(move || {
        let language = words::language();
        leptos::task::spawn_local(async move {
            let Some(text) = api::text(&asset(&format!("rules.{}.ftl", language.key()))).await else {
                return;
            };
            texts.try_set(Some(RuleTexts::read(language, text)));
        });
    });
    texts
}

impl RuleTexts {
    fn read(language: Language, text: String) -> RuleTexts {
        let ids: Vec<String> = rule_ids(&text).map(str::to_owned).collect();
        let words = Words::read(language, [text]);
        let with_text = |id: String| words.get(&format!("rule-{id}")).map(|text| (id, text));
        let mut all: Vec<(String, String)> = ids.into_iter().filter_map(with_text).collect();
        // A chapter is in one piece, wherever the files have its rules.
        let mut chapters: Vec<(String, String)> = Vec::new();
        all.sort_by_cached_key(|(id, _)| {
            let (family, name) = chapter(id);
            let own = (family.to_owned(), name.to_owned());
            chapters.iter().position(|known| *known == own).unwrap_or_else(|| {
                chapters.push(own);
                chapters.len() - 1
            })
        });
        RuleTexts { all }
    }
}

/// The icon of a tile, from the sheet of its box.
fn tile_icon(set: content::Set, key: &str) -> impl IntoView + use<> {
    let href = asset(&format!("glyphs.{}.svg#g-{key}", set.key()));
    view! { <svg class="i" aria-hidden="true" focusable="false" viewBox="0 0 512 512"><use href=href width="512" height="512"></use></svg> }
}

/// Says in the address what is looked at, without going anywhere.
fn show_address(path: &str) {
    let history = window().history();
    // Without a history only the address stays as it was.
    let _ = history.map(|it| it.replace_state_with_url(&wasm_bindgen::JsValue::NULL, "", Some(path)));
}

/// Brings something into sight and gives it the focus, once it is drawn.
fn reveal(id: String) {
    request_animation_frame(move || {
        request_animation_frame(move || {
            let Some(element) = document().get_element_by_id(&id) else { return };
            element.scroll_into_view();
            crate::pages::parts::focus(&id);
        });
    });
}
