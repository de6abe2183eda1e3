//! What the turn would bring if it ended now.

use engine::bill::{Tally as _, Term};
use leptos::prelude::*;

use super::parts::rule_link;
use super::sitting::sheet;
use super::text;
use super::ui::Ui;
use crate::bits::{Show, flag, part};
use crate::words::t;

/// What the turn would bring if it ended now.
#[component]
pub fn Tally() -> impl IntoView {
    let ui = expect_context::<Ui>();
    let lines = Memo::new(move |_| lines(ui));
    // Who has no people, or no seat, has nothing to count, and nobody has when the game is over.
    let counts = move || lines.with(|it| it.as_ref().is_some_and(|(_, lines)| !lines.is_empty()));
    let turns = move || counts() && ui.moment().is_some_and(|it| !it.state.is_over());
    view! {
        <Show when=flag(turns)>
            <section class="card tally" data-test="tally" aria-label=t!("aria-sheet")>
                <h2>{t!("sheet-title")}</h2>
                <p class="total"><span class="coin" data-test="if-you-end">{part(move || lines.get().map_or(0, |it| it.0))}</span></p>
                <ul>{part(move || lines.get().map(|(_, lines)| lines.into_iter().map(|(words, n, rule)| view! {
                    <li><span>{words}" "{rule_link(rule)}</span><b>{text::signed(n)}</b></li>
                }).collect_view()))}</ul>
            </section>
        </Show>
    }
}

/// What a turn that ended now would bring, and the lines it is the sum of: what for, how much, and by which rule.
pub fn lines(ui: Ui) -> Option<(i16, Vec<(String, i16, String)>)> {
    let (moment, seat) = (ui.moment()?, ui.me.get()?);
    text::narrate(ui.live, |narrator, fixed| {
        let mut lines = Vec::new();
        let mut total = 0;
        for (id, bill) in sheet(&fixed.game, moment.table(), seat) {
            let band = moment.table().band(id);
            total += bill.total();
            for &(term, n) in &bill.0 {
                let key = if band.declined { "sheet-decline" } else { "sheet-regions" };
                let words = match term {
                    Term::Regions => narrator
                        .text(key, &[("regions", n.into()), ("race", narrator.tile(band.race).into())]),
                    _ => text::term(narrator, term, n),
                };
                lines.push((words, n, term.rule(&fixed.game).to_owned()));
            }
        }
        (total, lines)
    })
}
