//! What a tile is: its kind, names, tokens, and whose tokens it uses.

use content::blank::{LONGEST_NAME, Lender, lenders};
use content::words::Language;
use leptos::prelude::*;

use super::editor::Editor;
use super::wrong;
use crate::bits::{Show, flag, part, text};
use crate::pages::parts::Toggle;
use crate::words::{fill, language, say, t};

/// What the tile is.
#[component]
pub fn What(editor: Editor) -> impl IntoView {
    let is_race = flag(move || editor.draft.with(|draft| draft.kind == "race"));
    let kind = move |kind: &'static str| {
        let label = format!("make-{kind}");
        let choose = move |_| {
            editor.change(|draft| {
                kind.clone_into(&mut draft.kind);
                draft.stand_in =
                    (kind == "race").then(|| draft.stand_in.clone().unwrap_or_else(|| "ratmen".to_owned()));
                draft.kept = draft.kept.filter(|_| kind == "power");
            });
        };
        view! {
            <label>
                <input
                    type="radio"
                    name="make-kind"
                    value=kind
                    data-test=format!("kind-{kind}")
                    prop:checked=flag(move || editor.draft.with(|draft| draft.kind == kind))
                    on:change=choose
                />
                <span><b>{t!(&label)}</b></span>
            </label>
        }
    };
    let name = move |own: Language| {
        let key = own.key();
        let label = text(move || fill("make-name", [("language", say(&format!("language-{key}")).into())]));
        let value = move || {
            let said = editor
                .draft
                .with(|draft| draft.name.each().into_iter().find(|it| it.0 == key)?.1.map(str::to_owned));
            said.unwrap_or_default()
        };
        view! {
            <label class="field" class:first=flag(move || language() == own)>
                <span>{label}</span>
                <input
                    type="text"
                    lang=key
                    maxlength=LONGEST_NAME.to_string()
                    data-test=format!("name-{key}")
                    prop:value=value
                    on:input:target=move |event| editor.rename(own, &event.target().value())
                />
            </label>
        }
    };
    let tokens = move |words: String| {
        if let Ok(n) = words.trim().parse() {
            editor.change(|draft| draft.tokens = n);
        }
    };
    view! {
        <section class="card sheet">
            <h2>{t!("make-what")}</h2>
            <fieldset class="pick">
                <legend class="sr">{t!("make-what")}</legend>
                <div class="seg">{kind("race")}{kind("power")}</div>
            </fieldset>
            <div class="names">{Language::ALL.map(name)}</div>
            <p class="note">{t!("make-names-hint")}</p>
            {wrong(editor, "name")}
            <div class="names">
                <label class="field">
                    <span>{t!("make-tokens")}</span>
                    <input
                        type="number"
                        min="0"
                        max="30"
                        data-test="tokens"
                        prop:value=text(move || editor.draft.with(|draft| draft.tokens.to_string()))
                        on:input:target=move |event| tokens(event.target().value())
                    />
                </label>
                <label class="field">
                    <span>{t!("make-key")}</span>
                    <input
                        type="text"
                        spellcheck="false"
                        autocapitalize="off"
                        data-test="key"
                        prop:value=text(move || editor.draft.with(|draft| draft.key.clone()))
                        on:input:target=move |event| {
                            let key = event.target().value();
                            editor.change(|draft| draft.key = key);
                        }
                    />
                </label>
                <Show when=is_race><StandIn editor/></Show>
            </div>
            {wrong(editor, "tokens")}
            {wrong(editor, "key")}
            {wrong(editor, "stand_in")}
            <Show when=flag(move || !is_race.get())>
                <Toggle
                    on=flag(move || editor.draft.with(|draft| draft.kept == Some(true)))
                    change=move |on: bool| editor.change(|draft| draft.kept = on.then_some(true))
                    label="make-kept"
                    test="kept"
                />
            </Show>
        </section>
    }
}

/// Whose tokens a race uses.
#[component]
fn StandIn(editor: Editor) -> impl IntoView {
    let chosen = move || editor.draft.with(|draft| draft.stand_in.clone().unwrap_or_default());
    let group = move |set: &'static str| {
        let races: Vec<Lender> = lenders().filter(|race| race.set.key() == set).collect();
        let one = move |race: Lender| {
            let key = race.key;
            view! {
                <option value=key selected=flag(move || chosen() == key)>{t!(&format!("race-{key}"))}" · "{race.supply}</option>
            }
        };
        view! { <optgroup label=t!(&format!("set-{set}"))>{races.into_iter().map(one).collect_view()}</optgroup> }
    };
    view! {
        <label class="field">
            <span>{t!("make-stand-in")}</span>
            <select
                data-test="stand-in"
                prop:value=text(chosen)
                on:change:target=move |event| {
                    let key = event.target().value();
                    editor.change(|draft| draft.stand_in = Some(key));
                }
            >
                {["base", "underground", "warcraft"].map(group)}
            </select>
            <small>{part(|| say("make-stand-in-hint"))}</small>
        </label>
    }
}
