//! The board as a table of words.

use std::sync::Arc;

use leptos::prelude::*;

use super::sitting::Fixed;
use super::text;
use super::ui::Ui;
use crate::bits::{Show, click, flag, part};
use crate::words::{say, t};

/// All regions, one a row, for whoever reads rather than looks.
#[component]
pub fn TextBoard() -> impl IntoView {
    let ui = expect_context::<Ui>();
    let fixed = expect_context::<Arc<Fixed>>();
    let rows = move || {
        let row = |region| {
            let words = text::see(ui, region, text::label);
            view! {
                <li><button data-test="text-region" on:click=click(move |_| {
                    ui.panels.text.set(false);
                    ui.go_to(region);
                    ui.pointing.open.set(Some(region));
                })>{words}</button></li>
            }
        };
        fixed.game.board().all().map(row).collect_view()
    };
    let rows = StoredValue::new_local(rows);
    view! {
        <Show when=flag(move || ui.panels.text.get())>
            <section class="card textboard" role="dialog" aria-modal="false" data-test="text-board" aria-label=t!("text-board-title")>
                <h2>{t!("text-board-title")}<button class="btn s right" on:click=click(move |_| ui.panels.text.set(false))>{say("nav-close")}</button></h2>
                <ul>{part(move || rows.with_value(|rows| rows()))}</ul>
            </section>
        </Show>
    }
}
