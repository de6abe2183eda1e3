//! What stands for a tile: an icon from those of the boxes, or letters.

use content::blank::{MOST_LETTERS, Picture, icons};
use leptos::prelude::*;

use super::editor::Editor;
use super::wrong;
use crate::assets::asset;
use crate::bits::{flag, text};
use crate::words::{say, t};

/// The picture of a tile.
pub fn drawn(picture: &Picture, is_race: bool) -> AnyView {
    let icon = |set: &str, key: &str| {
        let href = asset(&format!("glyphs.{set}.svg#g-{key}"));
        view! { <svg class="i" aria-hidden="true" viewBox="0 0 512 512"><use href=href width="512" height="512"/></svg> }
            .into_any()
    };
    match picture {
        Picture::Letters(letters) => {
            let size = match letters.chars().count() {
                0 | 1 => 420,
                2 => 300,
                _ => 210,
            };
            view! {
                <svg class="i" aria-hidden="true" viewBox="0 0 512 512">
                    <text x="256" y="256" dy=".35em" text-anchor="middle" font-size=size class="letters">{letters.clone()}</text>
                </svg>
            }
            .into_any()
        }
        Picture::Icon(key) => match icons().find(|(_, known)| known == key) {
            Some((set, key)) => icon(set, &key),
            None => icon("base", if is_race { "ui-blank_race" } else { "ui-blank_power" }),
        },
        Picture::Plain => icon("base", if is_race { "ui-blank_race" } else { "ui-blank_power" }),
    }
}

/// Chooses the picture.
#[component]
pub fn Pictures(editor: Editor) -> impl IntoView {
    let one = move |(set, key): (&'static str, String)| {
        let key = StoredValue::new(key);
        let chosen =
            flag(move || editor.draft.with(|draft| draft.icon.as_deref() == Some(&*key.get_value())));
        let choose = move |_| {
            editor.change(|draft| {
                draft.icon = Some(key.get_value());
                draft.letters = None;
            });
        };
        let href = asset(&format!("glyphs.{set}.svg#g-{}", key.get_value()));
        view! {
            <label title=text(move || say(&key.get_value()))>
                <input type="radio" name="make-icon" data-test=format!("icon-{}", key.get_value()) prop:checked=chosen on:change=choose/>
                <svg class="i" aria-hidden="true" viewBox="0 0 512 512"><use href=href width="512" height="512"/></svg>
                <span class="sr">{text(move || say(&key.get_value()))}</span>
            </label>
        }
    };
    let letters = move |letters: String| {
        editor.change(|draft| {
            draft.letters = Some(letters.trim().to_owned()).filter(|letters| !letters.is_empty());
            if draft.letters.is_some() {
                draft.icon = None;
            }
        });
    };
    view! {
        <details class="card sheet">
            <summary data-test="pictures">
                <h2>{t!("make-picture")}</h2>
                <crate::pages::parts::Icon name="down"/>
            </summary>
            <fieldset class="icons">
                <legend class="sr">{t!("make-picture")}</legend>
                {icons().map(one).collect_view()}
            </fieldset>
            <label class="field letters">
                <span>{t!("make-letters", most = MOST_LETTERS)}</span>
                <input
                    type="text"
                    data-test="letters"
                    maxlength=MOST_LETTERS.to_string()
                    prop:value=text(move || editor.draft.with(|draft| draft.letters.clone().unwrap_or_default()))
                    on:input:target=move |event| letters(event.target().value())
                />
            </label>
            {wrong(editor, "icon")}
            {wrong(editor, "letters")}
        </details>
    }
}
