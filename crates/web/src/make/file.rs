//! The tile as a file: to be kept, and to be opened again.

use content::blank::Draft;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;
use web_sys::Blob;
use wire::protocol::{Problem, Told};

use super::editor::Editor;
use crate::api;
use crate::bits::{click, text};
use crate::file::save_text;
use crate::pages::parts::{Icon, Trouble};
use crate::words::t;

/// The tile as a file.
#[component]
pub fn File(editor: Editor) -> impl IntoView {
    let problem = RwSignal::new(None);
    let file = text(move || editor.draft.with(Draft::to_toml));
    let open = move |event: leptos::ev::Targeted<web_sys::Event, web_sys::HtmlInputElement>| {
        let field = event.target();
        leptos::task::spawn_local(async move {
            let Some(chosen) = field.files().and_then(|files| files.get(0)) else { return };
            let blob: &Blob = chosen.unchecked_ref();
            let text = JsFuture::from(blob.text()).await.ok().and_then(|it| it.as_string());
            field.set_value("");
            match opened(text.unwrap_or_default()).await {
                Ok(draft) => {
                    problem.set(None);
                    editor.show_other(draft);
                    editor.change(|_| {});
                }
                Err(why) => problem.set(Some(why)),
            }
        });
    };
    let save = move |_| {
        let name = editor.draft.with_untracked(|draft| format!("{}.toml", draft.key));
        save_text(&name, &file.get_untracked());
    };
    view! {
        <details class="card sheet">
            <summary data-test="file">
                <h2>{t!("make-file")}</h2>
                <Icon name="down"/>
            </summary>
            <p class="note">{t!("make-file-hint")}</p>
            <textarea rows="10" readonly spellcheck="false" data-test="toml" aria-label=t!("make-file") prop:value=file></textarea>
            <Trouble problem/>
            <div class="samples">
                <button class="btn s" type="button" data-test="save-file" on:click=click(save)><Icon name="down"/>{t!("make-file-save")}</button>
                <label class="btn s file">
                    <Icon name="plus"/>
                    <span>{t!("make-file-open")}</span>
                    <input class="sr" type="file" accept=".toml,.txt" data-test="open-file" on:change:target=open/>
                </label>
            </div>
        </details>
    }
}

/// What a file says. The page reads no TOML: the server does.
async fn opened(text: String) -> Result<Draft, Problem> {
    let told: Told = api::post("/api/drafts", &Told { text }).await?;
    Draft::from_json(&told.text).ok_or_else(|| Problem::new("problem-message"))
}
