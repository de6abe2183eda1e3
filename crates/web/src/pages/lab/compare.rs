//! Two tiles side by side.

use std::sync::Arc;

use content::worths::{Figure, Worths};
use leptos::prelude::*;

use super::Look;
use super::list::{figure, name};
use crate::bits::{flag, part, text};
use crate::lab::{Kind, Row, Thing, coins, is_better, rows};
use crate::words::{fill, language, say, t};

/// Two tiles side by side: in all rounds, in each, and by number of players.
#[component]
pub(super) fn Compare(look: Look, worths: Arc<Worths>) -> impl IntoView {
    let races = rows(&worths, Kind::Races);
    let key = |at: usize| match races.get(at).map(|row| &row.thing) {
        Some(Thing::Tile(key)) => key.clone(),
        _ => String::new(),
    };
    let chosen = [RwSignal::new(key(0)), RwSignal::new(key(1))];
    let options =
        ["lab-first", "lab-second"].into_iter().zip(chosen).map(|(label, key)| choice(label, key, &worths));
    let options = options.collect_view();
    let both = Memo::new(move |_| {
        let [one, other] = chosen.map(|key| Thing::Tile(key.get()).row(&worths));
        Some((one?, other?))
    });
    view! {
        <section class="card sheet compare" data-test="lab-compare">
            <h2>{t!("lab-compare")}</h2>
            <div class="pair">
                {options}
            </div>
            {part(move || both.get().map(|(one, other)| view! { <Sides look one other/> }))}
        </section>
    }
}

/// One of all tiles.
fn choice(label: &'static str, chosen: RwSignal<String>, worths: &Worths) -> impl IntoView + use<> {
    let kinds = [Kind::Races, Kind::Powers, Kind::Finds];
    let group = |kind: Kind| {
        let keys = rows(worths, kind).into_iter().filter_map(|row| match row.thing {
            Thing::Tile(key) => Some(key),
            Thing::Combo(..) => None,
        });
        let option = |key: String| {
            let (own, named) = (key.clone(), key.clone());
            view! {
                <option value=key selected=flag(move || chosen.with(|chosen| *chosen == own))>
                    {text(move || say(&named))}
                </option>
            }
        };
        let options: Vec<_> = keys.map(option).collect();
        (!options.is_empty())
            .then(|| view! { <optgroup label=t!(&format!("lab-kind-{}", kind.key()))>{options}</optgroup> })
    };
    view! {
        <label class="field">
            <span>{t!(label)}</span>
            <select data-test=label on:change:target=move |event| chosen.set(event.target().value())>
                {kinds.map(group)}
            </select>
        </label>
    }
}

/// What both are worth, line by line, and which is worth more.
#[component]
fn Sides(look: Look, one: Row, other: Row) -> impl IntoView {
    let (first, second) = (one.thing.clone(), other.thing.clone());
    let said = {
        let (first, second, worths) = (first.clone(), second.clone(), (one.worth, other.worth));
        move || {
            let (Some(a), Some(b)) = worths else { return String::new() };
            let coins = coins((a.mean - b.mean).abs(), language()).replace('+', "");
            let (better, worse) = if a.mean >= b.mean { (&first, &second) } else { (&second, &first) };
            let key = if is_better(a, b).is_some() { "lab-better" } else { "lab-alike" };
            fill(
                key,
                [("better", name(better).into()), ("worse", name(worse).into()), ("coins", coins.into())],
            )
        }
    };
    let rounds = one.rounds.len().max(other.rounds.len());
    let at = |row: &Row, round: usize| row.rounds.get(round).copied().flatten().map(|it| it.figure);
    let lines = (0..rounds).filter_map(|round| {
        let (a, b) = (at(&one, round), at(&other, round));
        (a.is_some() || b.is_some())
            .then(|| line(Box::new(move || fill("lab-round", [("round", (round + 1).into())])), a, b))
    });
    let lines: Vec<_> = lines.collect();
    let all = line(Box::new(|| say("lab-all-rounds")), one.worth, other.worth);
    let players = {
        let (first, second) = (first.clone(), second.clone());
        move || {
            let mut found = look.found.get();
            found.sort_by_key(|worths| worths.players);
            let line = |worths: Arc<Worths>| {
                let of = |thing: &Thing| thing.row(&worths).and_then(|row| row.worth);
                let (a, b, players) = (of(&first), of(&second), worths.players);
                (a.is_some() || b.is_some())
                    .then(|| line(Box::new(move || fill("n-players", [("players", players.into())])), a, b))
            };
            found.into_iter().filter_map(line).collect_view()
        }
    };
    view! {
        <p role="status" data-test="lab-verdict">{text(said)}</p>
        <table class="ct sides">
            <thead><tr>
                <td></td>
                <th scope="col">{text(move || name(&first))}</th>
                <th scope="col">{text(move || name(&second))}</th>
            </tr></thead>
            <tbody>{all}{lines}</tbody>
            <tbody>{part(players)}</tbody>
        </table>
    }
}

/// A line of the comparison; what is better for sure stands out.
fn line(
    head: Box<dyn Fn() -> String + Send + Sync>,
    one: Option<Figure>,
    other: Option<Figure>,
) -> impl IntoView + use<> {
    let better = one.zip(other).and_then(|(one, other)| is_better(one, other));
    let cell = |it: Option<Figure>, best: bool| {
        view! { <td class:best=best>{text(move || it.map_or_else(|| "–".to_owned(), figure))}</td> }
    };
    view! {
        <tr>
            <th scope="row">{text(head)}</th>
            {cell(one, better == Some(true))}
            {cell(other, better == Some(false))}
        </tr>
    }
}
