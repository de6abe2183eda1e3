//! Whether the board can be played: every fault with its region, what lies on it beside what lies on a printed one, and its
//! map as the table will have it.

use content::board::BoardFile;
use leptos::prelude::*;
use wire::protocol::Sheet;

use super::desk::{Desk, called, name_of, told};
use crate::api;
use crate::bits::{click, flag, part, text};
use crate::pages::preview::Preview;
use crate::problem;
use crate::words::{fill, say, t};

/// A region with less than this share of the average area, in percent, is told to be small.
const SMALL: i64 = 45;

/// Which box is played on boards of this one.
pub fn box_of(set: &str) -> content::Set {
    content::Set::ALL.into_iter().find(|box_| box_.boards()[0] == set).unwrap_or_default()
}

/// Something to say of a board, and the region it is about.
#[derive(Clone, PartialEq)]
struct Remark {
    region: Option<String>,
    words: String,
}

/// Whether it can be played.
#[component]
pub fn Checks(desk: Desk) -> impl IntoView {
    let remarks = move || {
        let set = desk.settled.with(|sketch| sketch.set.clone());
        let fault =
            |fault: &content::fault::Fault| Remark { region: fault.region.clone(), words: told(fault, &set) };
        let mut all: Vec<Remark> = desk.faults.with(|faults| faults.iter().map(fault).collect());
        if let Some(Err(problem)) = desk.drawn.get() {
            let region = problem.args.get("region").cloned();
            all.push(Remark { region, words: problem::in_words(&problem, None) });
        }
        all
    };
    let small = Memo::new(move |_| {
        desk.settled.with(|sketch| {
            let areas = sketch.double_areas();
            let whole: i64 = areas.iter().sum();
            let n = areas.len() as i64;
            let is_small = |(_, area): &(usize, i64)| n > 2 && area * n * 100 < whole * SMALL;
            let key = |(at, _): (usize, i64)| sketch.regions[at].key.clone();
            areas.into_iter().enumerate().filter(is_small).map(key).collect::<Vec<_>>()
        })
    });
    let hints = move || {
        let of = |key: String| Remark {
            words: fill("draw-small", [("region", key.as_str().into())]),
            region: Some(key),
        };
        small.get().into_iter().map(of).collect::<Vec<_>>()
    };
    let state = move || {
        let bad = remarks();
        if !bad.is_empty() {
            let n = bad.len();
            return view! {
                <p class="wrong" data-test="board-faults">{fill("draw-faults", [("n", n.into())])}</p>
                <ul class="remarks">{bad.into_iter().map(|remark| row(desk, remark, "wrong")).collect_view()}</ul>
            }
            .into_any();
        }
        match desk.drawn.get() {
            Some(Ok(_)) => {
                view! { <p class="sound" data-test="board-sound">{say("draw-sound")}</p> }.into_any()
            }
            _ => view! { <p class="note">{say("draw-drawing")}</p> }.into_any(),
        }
    };
    view! {
        <section class="card sheet checks">
            <h2>{t!("draw-checks")}</h2>
            <div role="status">{part(state)}</div>
            {part(move || {
                let hints = hints();
                (!hints.is_empty()).then(|| view! {
                    <ul class="remarks">{hints.into_iter().map(|remark| row(desk, remark, "note")).collect_view()}</ul>
                })
            })}
            {part(move || match desk.drawn.get() {
                Some(Ok(sheet)) => {
                    let label = text(move || fill("draw-preview", [("board", desk.name().get().into())]));
                    Some(view! { <Preview sheet label/> })
                }
                _ => None,
            })}
            <Counts desk/>
        </section>
    }
}

/// A remark; who presses it is led to its region.
fn row(desk: Desk, remark: Remark, class: &'static str) -> impl IntoView {
    let Remark { region, words } = remark;
    match region {
        Some(key) => {
            let go = move |_| desk.choose(&key);
            view! { <li><button class=format!("lead {class}") type="button" data-test="remark" on:click=click(go)>{words}</button></li> }.into_any()
        }
        None => view! { <li class=class data-test="remark">{words}</li> }.into_any(),
    }
}

/// How often each terrain and symbol is on it, beside a printed board of the box.
#[component]
fn Counts(desk: Desk) -> impl IntoView {
    let wanted = Memo::new(move |_| desk.settled.with(|sketch| (sketch.set.clone(), sketch.players.min(5))));
    let keys = api::watch::<Vec<String>>(move || {
        let (set, players) = wanted.get();
        Some(format!("/api/boxes/{}/{players}", box_of(&set).key()))
    });
    let usual = api::watch::<Sheet>(move || {
        let key = keys.get()?.ok()?.into_iter().next()?;
        Some(format!("/api/boards/{}", key.replace('+', "%2B")))
    });
    let rows = move || {
        let board = desk.board.get();
        let printed =
            usual.get().and_then(Result::ok).map(|sheet| sheet.board).filter(|it| it.set == board.set);
        let pieces = board.pieces()?;
        let count = |board: &BoardFile, key: &str, terrain: bool| {
            let has = |region: &&content::board::RegionFile| {
                if terrain { region.terrain == key } else { region.symbols.iter().any(|own| own == key) }
            };
            board.regions.iter().filter(has).count()
        };
        let row = |key: &'static str, terrain: bool, most: usize| {
            let (here, there) =
                (count(&board, key, terrain), printed.as_ref().map(|it| count(it, key, terrain)));
            (here > 0 || there.is_some_and(|n| n > 0)).then(|| {
                let name = called(&board.set, key);
                view! {
                    <tr>
                        <th scope="row">{name}</th>
                        <td class:wrong=here.gt(&most)>{here}</td>
                        <td>{there.map_or_else(|| "–".to_owned(), |n| n.to_string())}</td>
                    </tr>
                }
            })
        };
        let terrains =
            pieces.terrains.iter().filter_map(|it| row(it.key, true, pieces.most(it, board.players)));
        let symbols = pieces.symbols.iter().filter_map(|it| row(it.key, false, it.most));
        let regions = |board: &BoardFile| board.regions.len().to_string();
        let entries =
            |board: &BoardFile| (0..board.regions.len()).filter(|&at| board.is_entry(at)).count().to_string();
        let whole = |key: &str, count: &dyn Fn(&BoardFile) -> String| {
            let there = printed.as_ref().map_or_else(|| "–".to_owned(), count);
            view! { <tr class="whole"><th scope="row">{say(key)}</th><td>{count(&board)}</td><td>{there}</td></tr> }
        };
        Some(view! {
            <tbody data-test="counts">
                {whole("draw-count-regions", &regions)}
                {whole("draw-count-entries", &entries)}
                {terrains.collect_view()}
                {symbols.collect_view()}
            </tbody>
        })
    };
    view! {
        <details>
            <summary data-test="show-counts">{t!("draw-counts")}</summary>
            <table class="counts">
                <thead><tr><th></th><th scope="col">{t!("draw-here")}</th><th scope="col">{t!("draw-printed")}</th></tr></thead>
                {part(rows)}
            </table>
        </details>
    }
}

/// The boards this browser keeps.
#[component]
pub fn Shelf(desk: Desk) -> impl IntoView {
    let names = Memo::new(move |_| desk.kept.with(|list| list.iter().map(name_of).collect::<Vec<_>>()));
    let one = move |(at, name): (usize, String)| {
        let chosen = flag(move || desk.at.get() == Some(at));
        view! {
            <button
                class="btn s"
                type="button"
                data-test="my-board"
                aria-pressed=text(move || chosen.get().to_string())
                on:click=click(move |_| desk.choose_kept(at))
            >{name}</button>
        }
    };
    view! {
        <div class="mine-tiles" role="group" aria-label=t!("draw-mine")>
            {part(move || names.get().into_iter().enumerate().map(one).collect_view())}
            <button class="btn s" type="button" data-test="draw-new" on:click=click(move |_| desk.beginning.set(true))>
                <crate::pages::parts::Icon name="plus"/>{t!("draw-new")}
            </button>
            <crate::bits::Show when=flag(move || desk.at.get().is_some())>
                <button class="btn s quiet" type="button" data-test="draw-forget" on:click=click(move |_| desk.forget())>
                    <crate::pages::parts::Icon name="cross"/>{t!("draw-forget")}
                </button>
            </crate::bits::Show>
        </div>
    }
}
