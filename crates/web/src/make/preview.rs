//! How a tile will lie on the table, and whether anything is wrong with it.

use content::blank::Picture;
use leptos::prelude::*;

use super::editor::Editor;
use super::picture::drawn;
use crate::bits::{part, text};
use crate::words::{fill, language, say, t};

/// The tile beside a printed one, as in the column of combos, and as a token.
#[component]
pub fn Preview(editor: Editor) -> impl IntoView {
    let is_race = move || editor.draft.with(|draft| draft.kind == "race");
    // What lies beside it is printed.
    let pictures = move || {
        let own = drawn(&editor.picture(), is_race());
        let (race, power) = if is_race() {
            (own, drawn(&Picture::Icon("power-merchant".to_owned()), false))
        } else {
            (drawn(&Picture::Icon("race-humans".to_owned()), true), own)
        };
        view! {
            <span class="pic">
                <span class="race">{race}</span>
                <span class="pow">{power}</span>
            </span>
        }
    };
    let name = move || {
        let own = editor.name();
        let (race, power) = if is_race() {
            (own, say("power-merchant"))
        } else {
            (say("race-humans"), language().beside(&own))
        };
        fill("band-name", [("race", race.into()), ("power", power.into())])
    };
    let said = move || {
        let text = editor.draft.with(|draft| draft.text.in_or_first(language().key()).map(str::to_owned));
        text.unwrap_or_default()
    };
    let tokens = move || {
        fill("offer-tokens", [("tokens", editor.draft.with(|draft| draft.tokens.clamp(0, 99)).into())])
    };
    let state = move || match editor.tile.with(|tile| tile.as_ref().err().map(Vec::len)) {
        None => view! { <p class="sound" data-test="sound">{say("make-sound")}</p> }.into_any(),
        Some(n) => view! { <p class="wrong" data-test="faults">{fill("make-faults", [("n", n.into())])}</p> }
            .into_any(),
    };
    view! {
        <section class="card sheet seen">
            <h2>{t!("make-preview")}</h2>
            <div class="combo" data-test="preview">
                {part(pictures)}
                <span class="nm"><b>{text(name)}</b><span class="tx">{text(said)}</span></span>
                <span class="n">{text(tokens)}</span>
            </div>
            {part(move || is_race().then(|| view! {
                <p class="chips">
                    <span>{t!("make-tokens-of")}</span>
                    <span class="chip">{drawn(&editor.picture(), true)}</span>
                </p>
            }))}
            <div role="status">{part(state)}</div>
        </section>
    }
}
