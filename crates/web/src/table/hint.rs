//! The button that asks for a hint. The server thinks; the page asks, and shows what it is told (`plans`).

use leptos::prelude::*;

use super::parts::glyph;
use super::ui::Ui;
use crate::bits::{Show, click, flag, text};
use crate::words::t;

/// The button that asks for a hint, while there is something to decide.
#[component]
pub fn Ask() -> impl IntoView {
    let ui = expect_context::<Ui>();
    view! {
        <Show when=flag(move || ui.mine.get())>
            <button class="btn quiet askhint" data-test="hint" aria-expanded=text(move || ui.live.hint.with(Option::is_some).to_string())
                aria-label=t!("hint-ask") title=t!("hint-ask") on:click=click(move |_| ui.hint())>{glyph("ui-lamp")}<span>{t!("hint-ask")}</span></button>
        </Show>
    }
}
