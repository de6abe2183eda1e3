//! Where everybody's coins came from.

use leptos::prelude::*;

use super::super::parts::Badge;
use super::Ending;
use crate::bits::text;
use crate::outcome::{Source, Standing};
use crate::words::t;

/// Where everybody's coins came from.
#[component]
pub(super) fn Sources(ending: StoredValue<Ending>) -> impl IntoView {
    let standings = ending.with_value(|it| it.outcome.standings.clone());
    let gained = |one: &Standing| one.sources.iter().filter(|coins| **coins > 0).sum::<i32>();
    let most = standings.iter().map(gained).max().unwrap_or(1).max(1);
    let rows = standings
        .into_iter()
        .map(|one| {
            let seat = one.seat;
            let parts = Source::ALL
                .into_iter()
                .zip(one.sources)
                .filter(|(_, coins)| *coins > 0)
                .map(|(source, coins)| {
                    let share = f64::from(coins) / f64::from(most) * 100.0;
                    view! {
                        <span class=format!("part {}", source.key()) style=format!("width:{share:.2}%")>
                            <span class="sr">{t!(source.key())}" "</span>
                            <i>{coins}</i>
                        </span>
                    }
                })
                .collect_view();
            let paid = one.sources[Source::Paid as usize];
            view! {
                <li>
                    <span class="bl">
                        <Badge seat=seat.letter()/>
                        <span>{text(move || ending.with_value(|it| it.name(seat)))}</span>
                    </span>
                    <span class="stack">{parts}</span>
                    <span class="minus">
                        <span class="sr">{t!("end-source-paid")}" "</span>
                        {if paid < 0 { format!("−{}", -paid) } else { String::new() }}
                    </span>
                    <span class="coin">{one.coins}</span>
                </li>
            }
        })
        .collect_view();
    let used = ending.with_value(|it| {
        let used =
            |source: &Source| it.outcome.standings.iter().any(|one| one.sources[*source as usize] != 0);
        Source::ALL.into_iter().filter(used).collect::<Vec<_>>()
    });
    let legend = used
        .into_iter()
        .map(|source| {
            view! {
                <li>
                    <i class=format!("part {}", source.key()) aria-hidden="true"></i>
                    {t!(source.key())}
                </li>
            }
        })
        .collect_view();
    view! {
        <section class="card fig" aria-labelledby="sources-title">
            <header>
                <h2 id="sources-title">{t!("end-sources")}</h2>
            </header>
            <ul class="bars">{rows}</ul>
            <ul class="key">{legend}</ul>
        </section>
    }
}
