//! What the chosen region is, and what the whole board is.

use content::board::pieces::Ground;
use content::board::sketch::act::LONGEST_TITLE;
use content::board::sketch::kind::LONGEST_KEY;
use content::board::sketch::{Act, Region};
use leptos::prelude::*;

use super::desk::{Desk, called};
use super::glyphs::BoardIcon;
use crate::bits::{Show, click, flag, part, text};
use crate::words::{fill, say, t};

/// The region chosen.
#[component]
pub fn RegionPanel(desk: Desk) -> impl IntoView {
    let own = Memo::new(move |_| {
        let region = desk.chosen.get()?;
        desk.settled.with(|sketch| Some((region, sketch.regions.get(region)?.clone())))
    });
    let title = text(move || match own.get() {
        Some((_, region)) => fill("draw-region", [("region", region.key.into())]),
        None => say("draw-region-none"),
    });
    view! {
        <section class="card sheet" data-test="region-panel">
            <h2>{title}</h2>
            <Show when=flag(move || own.with(Option::is_some))>
                <Terrain desk own/>
                <Symbols desk own/>
                <Entry desk own/>
                <Key desk own/>
                <Joins desk own/>
            </Show>
            <Show when=flag(move || own.with(Option::is_none))>
                <p class="note">{t!("draw-region-how")}</p>
            </Show>
        </section>
    }
}

type Own = Memo<Option<(usize, Region)>>;

fn set_of(desk: Desk) -> String {
    desk.settled.with(|sketch| sketch.set.clone())
}

#[component]
fn Terrain(desk: Desk, own: Own) -> impl IntoView {
    let chosen = text(move || own.get().map_or_else(String::new, |(_, region)| region.terrain));
    let options = move || {
        let set = set_of(desk);
        let pieces = content::board::pieces::of(&set)?;
        let one = |key: &'static str| {
            let set = set.clone();
            view! { <option value=key selected=flag(move || chosen.get() == key)>{text(move || called(&set, key))}</option> }
        };
        Some(pieces.terrains.iter().map(|terrain| one(terrain.key)).collect_view())
    };
    view! {
        <label class="field">
            <span>{t!("draw-terrain")}</span>
            <select
                data-test="terrain"
                prop:value=chosen
                on:change:target=move |event| {
                    if let Some((region, _)) = own.get_untracked() {
                        desk.act(&Act::Terrain { region, terrain: event.target().value() });
                    }
                }
            >
                {part(options)}
            </select>
        </label>
    }
}

#[component]
fn Symbols(desk: Desk, own: Own) -> impl IntoView {
    let ground = Memo::new(move |_| {
        let set = set_of(desk);
        let terrain = own.get().map(|(_, region)| region.terrain)?;
        Some((content::board::pieces::of(&set)?.ground(&terrain)? as u8, set))
    });
    let boxes = move || {
        let (ground, set) = ground.get()?;
        let pieces = content::board::pieces::of(&set)?;
        let one = |key: &'static str| {
            let (set, icon) = (set.clone(), set.clone());
            let on =
                flag(move || own.get().is_some_and(|(_, region)| region.symbols.iter().any(|it| it == key)));
            view! {
                <label class="tick">
                    <input
                        type="checkbox"
                        data-test=format!("symbol-{key}")
                        prop:checked=on
                        on:change:target=move |event| {
                            if let Some((region, _)) = own.get_untracked() {
                                let on = event.target().checked();
                                desk.act(&Act::Symbol { region, symbol: key.to_owned(), on });
                            }
                        }
                    />
                    <BoardIcon set=icon key/>
                    <span>{text(move || called(&set, key))}</span>
                </label>
            }
        };
        let fitting = pieces.symbols.iter().filter(|symbol| symbol.on as u8 == ground);
        Some(fitting.map(|symbol| one(symbol.key)).collect_view())
    };
    view! {
        <fieldset class="ticks">
            <legend>{t!("draw-symbols")}</legend>
            {part(boxes)}
        </fieldset>
    }
}

#[component]
fn Entry(desk: Desk, own: Own) -> impl IntoView {
    let is_open = move || {
        let key = own.get()?.1.key;
        desk.board.with(|board| board.index(&key).map(|at| (board.is_entry(at), board.ground(at))))
    };
    let said = text(move || match own.get().and_then(|(_, region)| region.entry) {
        None => "box".to_owned(),
        Some(true) => "yes".to_owned(),
        Some(false) => "no".to_owned(),
    });
    let option = move |key: &'static str| {
        view! { <option value=key selected=flag(move || said.get() == key)>{t!(&format!("draw-entry-{key}"))}</option> }
    };
    let change = move |value: String| {
        let entry = match &*value {
            "yes" => Some(true),
            "no" => Some(false),
            _ => None,
        };
        if let Some((region, _)) = own.get_untracked() {
            desk.act(&Act::Entry { region, entry });
        }
    };
    let can_be =
        flag(move || is_open().is_some_and(|(_, ground)| !matches!(ground, Ground::Water | Ground::Chasm)));
    view! {
        <Show when=can_be>
            <label class="field">
                <span>{t!("draw-entry")}</span>
                <select data-test="entry" prop:value=said on:change:target=move |event| change(event.target().value())>
                    {["box", "yes", "no"].map(option)}
                </select>
                <small data-test="is-entry">
                    {text(move || say(if is_open().is_some_and(|(open, _)| open) { "draw-entry-open" } else { "draw-entry-shut" }))}
                </small>
            </label>
        </Show>
    }
}

#[component]
fn Key(desk: Desk, own: Own) -> impl IntoView {
    view! {
        <label class="field short">
            <span>{t!("draw-key")}</span>
            <input
                type="text"
                maxlength=LONGEST_KEY.to_string()
                data-test="region-key"
                prop:value=text(move || own.get().map_or_else(String::new, |(_, region)| region.key))
                on:change:target=move |event| {
                    if let Some((region, own)) = own.get_untracked() {
                        if !desk.act(&Act::Key { region, key: event.target().value().trim().to_owned() }) {
                            event.target().set_value(&own.key);
                        }
                    }
                }
            />
        </label>
    }
}

/// Neighbors to join it with, and giving it back to the ocean.
#[component]
fn Joins(desk: Desk, own: Own) -> impl IntoView {
    let near = Memo::new(move |_| {
        let Some((region, _)) = own.get() else { return Vec::new() };
        desk.settled.with(|sketch| {
            let list = sketch.neighbors().into_iter().nth(region).unwrap_or_default();
            list.into_iter().map(|other| (other, sketch.regions[other].key.clone())).collect::<Vec<_>>()
        })
    });
    let join = move |(gone, key): (usize, String)| {
        let label = {
            let key = key.clone();
            text(move || fill("draw-join-with", [("region", key.clone().into())]))
        };
        let act = move |_| {
            if let Some((keep, _)) = own.get_untracked() {
                desk.act(&Act::Join { keep, gone });
            }
        };
        view! {
            <button class="btn s" type="button" data-test="join" title=label aria-label=label on:click=click(act)>{key}</button>
        }
    };
    let sink = move |_| {
        if let Some((region, _)) = own.get_untracked() {
            desk.act(&Act::Sink { region });
        }
    };
    view! {
        <Show when=flag(move || near.with(|near| !near.is_empty()))>
            <div class="joins" role="group" aria-label=t!("draw-join")>
                <span>{t!("draw-join")}</span>
                {part(move || near.get().into_iter().map(join).collect_view())}
            </div>
        </Show>
        <Show when=flag(move || desk.settled.with(|sketch| !sketch.is_framed()))>
            <button class="btn s quiet" type="button" data-test="sink" on:click=click(sink)>{t!("draw-sink")}</button>
        </Show>
    }
}

/// What the whole board is.
#[component]
pub fn BoardPanel(desk: Desk) -> impl IntoView {
    let number = move |label: &'static str,
                       test: &'static str,
                       most: u8,
                       act: fn(u8) -> Act,
                       value: fn(&content::board::BoardFile) -> u8| {
        let least = if test == "players" { 2 } else { 1 };
        view! {
            <label class="field short">
                <span>{t!(label)}</span>
                <input
                    type="number"
                    min=least
                    max=most
                    data-test=test
                    prop:value=text(move || desk.board.with(|board| value(board)).to_string())
                    on:change:target=move |event| {
                        if let Ok(n) = event.target().value().trim().parse() {
                            desk.act(&act(n));
                        }
                    }
                />
            </label>
        }
    };
    view! {
        <section class="card sheet">
            <h2>{t!("draw-board")}</h2>
            <label class="field">
                <span>{t!("draw-title")}</span>
                <input
                    type="text"
                    maxlength=LONGEST_TITLE.to_string()
                    data-test="board-title"
                    prop:value=text(move || desk.board.with(|board| board.title.clone().unwrap_or_default()))
                    on:change:target=move |event| {
                        desk.act(&Act::Title(event.target().value().trim().to_owned()));
                    }
                />
            </label>
            <div class="row">
                <label class="field short">
                    <span>{t!("draw-box")}</span>
                    <output data-test="board-box">{text(move || say(&format!("box-{}", set_of(desk))))}</output>
                </label>
                {number("draw-players", "players", 5, Act::Players, |board| board.players)}
                {number("draw-rounds", "rounds", 20, Act::Rounds, |board| board.rounds)}
            </div>
            <button class="btn s" type="button" data-test="number" on:click=click(move |_| { desk.act(&Act::Number); })>
                {t!("draw-number")}
            </button>
        </section>
    }
}
