//! Small parts of the table screen.

use engine::{BandId, Table};
use leptos::prelude::*;

use super::sitting::Fixed;
use crate::bits::part;
use crate::route::Route;
use crate::words::{self, fill, say};

/// An icon.
pub fn glyph(id: &str) -> impl IntoView + use<> {
    let href = format!("#g-{id}");
    view! { <svg class="i" aria-hidden="true" viewBox="0 0 512 512"><use href=href width="512" height="512"/></svg> }
}

/// A token of a band, as a picture.
pub fn token(fixed: &Fixed, table: &Table, band: BandId, n: u8) -> impl IntoView + use<> {
    let drawing = fixed.scene(table).token_of(band, n);
    view! { <svg class="tk" viewBox="-28 -30 56 58" aria-hidden="true" inner_html=drawing></svg> }
}

/// The text of a rule, to be unfolded; it is fetched only then.
pub fn rule_note(rule: String) -> impl IntoView {
    let open = RwSignal::new(false);
    let (id, shown_again, shown) = (rule.clone(), rule.clone(), rule);
    view! {
        <details class="rule" on:toggle=move |_| open.set(true)>
            <summary>{say("bill-rule")}" "<small>{shown}</small></summary>
            <p>{part(move || open.get().then(|| words::rule(&id)))}" "{rule_link(shown_again)}</p>
        </details>
    }
}

/// The way to a rule in the rule book, which opens beside the table.
pub fn rule_link(rule: String) -> impl IntoView {
    let path = Route::Rules(Some(rule.clone())).href();
    let label = fill("bill-open-rule", [("rule", rule.into())]);
    view! { <a class="to-rule" href=path target="_blank" data-test="to-rule" title=label.clone() aria-label=label>"§"</a> }
}
