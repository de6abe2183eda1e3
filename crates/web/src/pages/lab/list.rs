//! The list of what is worth how much, each with its rounds and numbers of players behind it.

use std::sync::Arc;

use content::worths::{Figure, Worths};
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Blob, BlobPropertyBag, HtmlAnchorElement, HtmlDetailsElement, Url};

use super::Look;
use crate::bits::{click, part, text};
use crate::lab::{Kind, Row, Thing, coins, csv, grouped, plain, rows};
use crate::pages::parts::{Icon, Pick};
use crate::words::{self, fill, language, say, t};

/// How many are shown before somebody wants more.
const SHOWN: usize = 30;

/// What something is called.
pub(super) fn name(thing: &Thing) -> String {
    words::with(|words| thing.name(words)).unwrap_or_default()
}

/// Coins and how sure they are.
pub(super) fn figure(figure: Figure) -> String {
    let language = language();
    let mean = coins(figure.mean, language);
    match figure.error {
        Some(error) => format!("{mean} ± {}", plain(error, 10, language)),
        None => mean,
    }
}

/// The list.
#[component]
pub(super) fn List(look: Look, worths: Arc<Worths>) -> impl IntoView {
    let query = RwSignal::new(String::new());
    let more = RwSignal::new(false);
    let worths = StoredValue::new(worths);
    let all = Memo::new(move |_| worths.with_value(|worths| rows(worths, look.kind.get())));
    let found = Memo::new(move |_| {
        let wanted = query.get().trim().to_lowercase();
        let fits = |row: &Row| wanted.is_empty() || name(&row.thing).to_lowercase().contains(&wanted);
        all.with(|rows| rows.iter().filter(|row| fits(row)).cloned().collect::<Vec<_>>())
    });
    // The bars of all rows are drawn to one scale, whatever is filtered out.
    let span = Signal::derive(move || {
        let means = |row: &Row| row.price.or(row.worth).map_or(0, |figure| figure.mean);
        all.with(|rows| (rows.iter().map(means).min(), rows.iter().map(means).max()))
    });
    let shown = move || {
        let limit = if more.get() { usize::MAX } else { SHOWN };
        let (low, high) = span.get();
        let scale = (low.unwrap_or(0).min(0), high.unwrap_or(0).max(1));
        let of = move |row: Row| view! { <Line look row scale/> };
        found.get().into_iter().take(limit).map(of).collect_view()
    };
    let left = move || found.with(Vec::len).saturating_sub(SHOWN);
    let about = move || say(&format!("lab-{}-about", look.kind.get().key()));
    view! {
        <section class="card sheet" data-test="lab-list">
            <h2>{t!("lab-list")}</h2>
            <Pick choice=look.kind label="lab-kind" prefix="lab-kind" test="lab-kind"/>
            <p>{text(about)}</p>
            <div class="find">
                <label class="field">
                    <span>{t!("lab-find")}</span>
                    <input type="text" data-test="lab-find" prop:value=query on:input:target=move |event| query.set(event.target().value())/>
                </label>
                <button class="btn" type="button" data-test="lab-csv" on:click=click(move |_| save(look, &all.get_untracked()))>
                    <Icon name="download"/>{t!("lab-csv")}
                </button>
            </div>
            <p class="note" role="status">{part(move || found.with(Vec::is_empty).then(|| say(if all.with(Vec::is_empty) { "lab-none-here" } else { "lab-none" })))}</p>
            <ol class="worths">{part(shown)}</ol>
            {part(move || (left() > 0 && !more.get()).then(|| view! {
                <button class="btn" type="button" data-test="lab-more" on:click=click(move |_| more.set(true))>
                    {text(move || fill("lab-more", [("n", left().into())]))}
                </button>
            }))}
        </section>
    }
}

/// One of the list: its name, its worth, a bar, and more when it is opened.
#[component]
fn Line(look: Look, row: Row, scale: (i32, i32)) -> impl IntoView {
    let open = RwSignal::new(false);
    let shown = row.price.or(row.worth);
    let thing = row.thing.clone();
    let row = StoredValue::new(row);
    view! {
        <li>
            <details on:toggle:target=move |event| {
                let it: HtmlDetailsElement = event.target().unchecked_into();
                open.set(it.open());
            }>
                <summary>
                    <span class="title">{text(move || name(&thing))}</span>
                    <b>{text(move || shown.map(figure).unwrap_or_default())}</b>
                    {shown.map(|it| bar(it.mean, scale))}
                </summary>
                {part(move || open.get().then(|| view! { <More look row=row.get_value()/> }))}
            </details>
        </li>
    }
}

/// A bar from nothing to a number.
fn bar(mean: i32, (low, high): (i32, i32)) -> impl IntoView {
    let at = |n: i32| 100.0 * f64::from(n - low) / f64::from(high - low);
    let (from, to) = (at(mean.min(0)), at(mean.max(0)));
    let below = mean < 0;
    let style = format!("left: {from:.1}%; width: {:.1}%", (to - from).max(0.6));
    view! { <i class="gauge" aria-hidden="true"><i style=style class:below=below></i></i> }
}

/// What is behind a line: its rounds, and how its worth depends on the number of players.
#[component]
fn More(look: Look, row: Row) -> impl IntoView {
    let thing = row.thing.clone();
    let combo = matches!(thing, Thing::Combo(..));
    let means = || row.rounds.iter().flatten().map(|round| round.figure.mean);
    let scale = (means().min().unwrap_or(0).min(0), means().max().unwrap_or(0).max(1));
    let estimated = row.rounds.iter().flatten().any(|round| round.estimated);
    let rounds = row.rounds.iter().copied().zip(1..).filter_map(|(round, number)| Some((round?, number)));
    let rounds = rounds.map(move |(round, number): (_, usize)| {
        let said = move || {
            let figure = figure(round.figure);
            if round.estimated { format!("≈ {figure}") } else { figure }
        };
        view! {
            <li><span>{t!("lab-round", round = number)}</span><b>{text(said)}</b>{bar(round.figure.mean, scale)}</li>
        }
    });
    let rounds = rounds.collect_view();
    let players = move || {
        let found = look.found.get();
        let mut by: Vec<(u8, Row)> =
            found.iter().filter_map(|worths| Some((worths.players, thing.row(worths)?))).collect();
        by.sort_by_key(|(players, _)| *players);
        let line = |(players, row): (u8, Row)| {
            let worth = move || row.worth.map_or_else(|| "–".to_owned(), figure);
            let price = combo
                .then(|| view! { <td>{text(move || row.price.map_or_else(|| "–".to_owned(), figure))}</td> });
            view! { <tr><th scope="row">{text(move || fill("n-players", [("players", players.into())]))}</th>{price}<td>{text(worth)}</td></tr> }
        };
        by.into_iter().map(line).collect_view()
    };
    let seen = row.seen.map(|n| {
        let said = move || fill("lab-seen", [("n", grouped(n.into(), language()).into())]);
        view! { <p class="note">{text(said)}</p> }
    });
    view! {
        <div class="behind">
            <section>
                <h3>{t!("lab-by-round")}</h3>
                <ol class="worths">{rounds}</ol>
                {estimated.then(|| view! { <p class="note">{t!("lab-estimated")}</p> })}
            </section>
            <section>
                <h3>{t!("lab-by-players")}</h3>
                <table class="ct">
                    <thead><tr>
                        <th scope="col">{t!("players-title")}</th>
                        {combo.then(|| view! { <th scope="col">{t!("lab-price")}</th> })}
                        <th scope="col">{t!("lab-worth")}</th>
                    </tr></thead>
                    <tbody>{part(players)}</tbody>
                </table>
                {seen}
            </section>
        </div>
    }
}

/// Keeps the list as a file.
fn save(look: Look, rows: &[Row]) {
    let headings = [
        "lab-csv-name",
        "lab-worth",
        "lab-csv-error",
        "lab-price",
        "lab-csv-price-error",
        "lab-csv-seen",
        "lab-csv-round",
    ];
    let text = csv(rows, name, &headings.map(say));
    let kind: Kind = look.kind.get_untracked();
    let file = format!(
        "elbowroom-{}-{}p-{}.csv",
        look.set.get_untracked().key(),
        look.players.get_untracked(),
        kind.key()
    );
    let options = BlobPropertyBag::new();
    options.set_type("text/csv;charset=utf-8");
    // Spreadsheets take a text for one of their own country's unless it begins with this mark.
    let parts = js_sys::Array::of1(&format!("\u{feff}{text}").into());
    let blob = Blob::new_with_str_sequence_and_options(&parts, &options);
    let Some(address) = blob.ok().and_then(|blob| Url::create_object_url_with_blob(&blob).ok()) else {
        return;
    };
    let link = document().create_element("a").ok().and_then(|it| it.dyn_into::<HtmlAnchorElement>().ok());
    if let Some(link) = link {
        link.set_href(&address);
        link.set_download(&file);
        link.click();
    }
    let _ = Url::revoke_object_url(&address);
}
